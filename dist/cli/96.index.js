"use strict";
exports.id = 96;
exports.ids = [96,67];
exports.modules = {

/***/ 1560:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ annotate; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7589);

// lib/core/prompt/annotate.js
/**
* The diff for a prompt: every row of the new file with its number in front, deleted rows marked as old. No row can
* pass for another or for a header, whatever it holds: each begins with its number, headers with `===` and `@@`.
*/
function annotate(files, diff) {
	if (files.length === 0) return "";
	return `${[
		LEGEND,
		...files.map((file) => fileText(file, diff.of(file))),
		...othersText(files, diff)
	].join("\n\n")}\n`;
}
const MAX_NAMED = 40;
/** So that nobody asks for a test that is there. */
function othersText(files, diff) {
	const shown = new Set(files);
	const others = diff.files.filter((file) => !shown.has(file)).map(({ path }) => oneLine(path));
	if (others.length === 0) return [];
	const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : "";
	return [`(changed too, not shown here: ${others.slice(0, MAX_NAMED).join(", ")}${more})`];
}
const LEGEND = [
	"Rows of the diff, each with its line number N in front:",
	"    N | +…  added, line N of the new file",
	"    N |  …  unchanged, line N of the new file",
	"old N | -…  deleted: it was line N of the old file, and the new file does not have it"
].join("\n");
function fileText(file, fileDiff) {
	const head = `=== ${oneLine(file.path)} (${statusText(file)})`;
	if ("hunks" in fileDiff) {
		const width = widthOf(fileDiff.hunks);
		return [
			head,
			...endingNote(fileDiff.hunks),
			...fileDiff.hunks.map((hunk) => hunkText(hunk, width))
		].join("\n");
	}
	return `${head}\n(${fileDiff.unreadable === "damaged" ? "the diff is incomplete: no line can be named" : noLines(file)})`;
}
function statusText({ status, previousPath, special }) {
	return `${status === "removed" ? "deleted" : status}${previousPath === void 0 ? "" : ` from ${oneLine(previousPath)}`}${special ? ", a link or a submodule" : ""}`;
}
function noLines({ binary, status }) {
	if (binary) return "binary: it has no lines";
	return status === "renamed" ? "no line is changed" : "no lines to show: it is binary, empty or too large";
}
function endingNote(hunks) {
	return hunks.some(({ right }) => right.some(({ ending }) => ending === "crlf")) ? ["(lines end with CRLF)"] : [];
}
function hunkText({ rows, heading }, width) {
	return [`@@ ${oneLine(heading)}`.trimEnd(), ...rows.flatMap((row) => rowText(row, width))].join("\n");
}
const SIGNS = {
	added: "+",
	context: " ",
	deleted: "-"
};
function rowText({ kind, oldLine, newLine, text, ending }, width) {
	const number = String(kind === "deleted" ? oldLine : newLine).padStart(width);
	const row = `${kind === "deleted" ? "old" : "   "} ${number} | ${SIGNS[kind]}${oneLine(text)}`;
	return ending === "none" ? [row, `    ${" ".repeat(width)} | \\ no newline at the end of the file`] : [row];
}
function widthOf(hunks) {
	const { oldLine = 0, newLine = 0 } = hunks.at(-1)?.rows.at(-1) ?? {};
	return String(Math.max(oldLine, newLine)).length;
}
/** What could begin a line of its own, or hide, is spelled out. */
function oneLine(text) {
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.pt)(text).replaceAll("\n", _main_js__WEBPACK_IMPORTED_MODULE_0__.ft);
}



/***/ }),

/***/ 4096:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotate: function() { return /* binding */ annotate; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var _glob_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9067);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1560);




// lib/core/options/unreviewed-paths.js
/** Made by tools: long, and nobody reviews them. What people write by hand is not on the list. */
const UNREVIEWED_PATHS = [
	..._main_js__WEBPACK_IMPORTED_MODULE_1__.xt.map((name) => `**/${name}`),
	"**/*.min.js",
	"**/*.min.css",
	"**/*.map",
	"**/*.snap",
	"**/*.pb.go",
	"**/*_pb2.py",
	"**/*.g.dart",
	"**/node_modules/**"
];
// lib/core/prompt/shard.js
/**
* The files of one part of a matrix, 1-based, in the order of the diff. The largest file goes first, each to the
* part that has least so far: parts are balanced, every file is in exactly one, and the same diff is always dealt
* out the same way. A file is never split.
*/
function shard(files, part, parts) {
	const loads = Array.from({ length: parts }, () => 0);
	const mine = /* @__PURE__ */ new Set();
	for (const file of files.toSorted(bySize)) {
		const lightest = loads.indexOf(loads.reduce((least, load) => Math.min(least, load)));
		loads[lightest] = (loads[lightest] ?? 0) + sizeOf(file);
		if (lightest === part - 1) mine.add(file);
	}
	return files.filter((file) => mine.has(file));
}
function bySize(one, other) {
	return sizeOf(other) - sizeOf(one) || Number(one.path > other.path) - Number(one.path < other.path);
}
/** What its name and status cost a reader too. */
const OVERHEAD = 100;
function sizeOf({ patch = "" }) {
	return patch.length + OVERHEAD;
}
// lib/commands/annotate.js
/** The diff with its line numbers spelled out, for a prompt. */
function annotate(flags) {
	const diffFile = flags.one("diff");
	if (diffFile === void 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.yn)("diff", "pr.diff, for example the output of git diff main...HEAD");
	const { part, parts } = readShard(flags);
	const diff = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.U)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.s)(diffFile));
	const isWanted = wantedTest(flags);
	const wanted = diff.files.filter(({ path }) => isWanted(path));
	const mine = shard(wanted, part, parts);
	const left = diff.files.length - wanted.length;
	if (left > 0) (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.$)(`${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.w)(left, "file")} left out by --paths or --exclude`);
	if (mine.length === 0) (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.$)(parts > 1 ? `Part ${part} of ${parts} has no files` : "There is nothing to annotate");
	(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.nt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)((0,_annotate_js__WEBPACK_IMPORTED_MODULE_3__.t)(mine, diff)));
	return 0;
}
function wantedTest(flags) {
	const paths = entries(flags, "paths");
	const isIncluded = paths.length > 0 ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__._)(paths, _glob_test_js__WEBPACK_IMPORTED_MODULE_2__.globTest) : () => true;
	const excluded = flags.has("exclude") ? entries(flags, "exclude") : UNREVIEWED_PATHS;
	const isExcluded = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__._)(excluded, _glob_test_js__WEBPACK_IMPORTED_MODULE_2__.globTest);
	return (path) => isIncluded(path) && !isExcluded(path);
}
function entries(flags, name) {
	return flags.all(name).flatMap((value) => value.split("\n")).map((line) => line.trim()).filter(Boolean);
}
/** More jobs than a matrix may have. https://docs.github.com/actions/reference/limits */
const MAX_PARTS = 256;
function readShard(flags) {
	const parts = wholeNumber(flags, "shards", MAX_PARTS);
	if (parts === void 0) {
		if (flags.has("shard")) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n("--shard needs --shards", { hint: "For example --shards 4 --shard 1." });
		return {
			part: 1,
			parts: 1
		};
	}
	const part = wholeNumber(flags, "shard", parts);
	if (part === void 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.yn)("shard", `1, up to ${parts}`);
	return {
		part,
		parts
	};
}
function wholeNumber(flags, name, max) {
	const value = flags.one(name);
	if (value === void 0) return void 0;
	const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
	if (number >= 1 && number <= max) return number;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n(`${name} is ${JSON.stringify(value)}; valid: a whole number from 1 to ${max}`);
}



/***/ }),

/***/ 9067:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globTest: function() { return /* binding */ globTest; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _picomatch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(360);


// lib/core/options/glob-test.js
var import_picomatch = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.r)((0,_picomatch_js__WEBPACK_IMPORTED_MODULE_1__.t)(), 1);
/** Any glob. A file of its own, because most runs need none. */
const globTest = (glob) => (0, import_picomatch.default)(glob, {
	dot: true,
	nocase: true
});



/***/ })

};
;