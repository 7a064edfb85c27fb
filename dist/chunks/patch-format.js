"use strict";
exports.id = 733;
exports.ids = [733];
exports.modules = {

/***/ 5733:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ patch_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);


// src/core/intake/patch-groups.ts
/** Turns each run of changed lines of one file into a fix of the old file's lines. */
function patchGroups(hunks) {
	const eol = hunks.some(({ rows }) => rows.some(({ ending }) => ending === "crlf")) ? "\r\n" : "\n";
	const groups = [];
	/** Number of lines that the patch has added above, minus those it has deleted. */
	let shift = 0;
	for (const { rows } of hunks) for (let at = 0; at < rows.length; at++) {
		if (rows[at]?.kind === "context") continue;
		const end = endOfRun(rows, at);
		const run = rows.slice(at, end);
		const start = startOf(rows, at, run, shift);
		groups.push(toGroup(run, start, contextAbove(rows, at), contextBelow(rows, end), eol));
		for (const { kind } of run) shift += kind === "added" ? 1 : -1;
		at = end;
	}
	return groups;
}
function endOfRun(rows, from) {
	let end = from;
	while (end < rows.length && rows[end]?.kind !== "context") end++;
	return end;
}
/** The first old line that is replaced, or before which lines are inserted. */
function startOf(rows, at, run, shift) {
	const deleted = run.find(({ kind }) => kind === "deleted")?.oldLine;
	const above = rows[at - 1]?.oldLine;
	return deleted ?? (above === void 0 ? (run[0]?.newLine ?? 1) - shift : above + 1);
}
/** Number of lines above and below a change that are compared with the diff. */
const CONTEXT = 3;
function contextAbove(rows, at) {
	const above = [];
	for (let row = rows[at - 1]; row?.kind === "context" && above.length < CONTEXT; row = rows[at - above.length - 1]) above.unshift(row);
	return above;
}
function contextBelow(rows, end) {
	const below = [];
	for (let row = rows[end]; row?.kind === "context" && below.length < CONTEXT; row = rows[end + below.length]) below.push(row);
	return below;
}
function toGroup(run, start, above, below, eol) {
	const deleted = run.filter(({ kind }) => kind === "deleted");
	const added = run.filter(({ kind }) => kind === "added");
	const end = start + deleted.length;
	const text = added.map((row) => row.text + endingOf(row, eol)).join("");
	const finalNewline = finalNewlineOf(deleted, added);
	const fix = {
		changes: [{
			startLine: start,
			startColumn: 1,
			endLine: end,
			endColumn: 1,
			text
		}],
		unit: "utf-16",
		ofPatch: true,
		original: {
			firstLine: start - above.length,
			lines: [
				...above,
				...deleted,
				...below
			].map((row) => row.text)
		},
		...finalNewline ? { finalNewline } : {}
	};
	if (deleted.length > 0) return {
		fix,
		first: start,
		last: end - 1
	};
	const anchor = Math.max(1, start - 1);
	return {
		fix,
		first: anchor,
		last: anchor
	};
}
/** The last line of a file may have no newline; in a suggestion it has one like the others. */
function endingOf({ ending }, eol) {
	return ending === "none" ? eol : ending === "crlf" ? "\r\n" : "\n";
}
function finalNewlineOf(deleted, added) {
	const before = deleted.at(-1)?.ending === "none";
	return before === (added.at(-1)?.ending === "none") ? void 0 : before ? "added" : "removed";
}
// src/core/intake/patch.ts
var patch_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readPatch: () => readPatch });
/**
* Parses a unified diff on top of the head, as printed by `git diff` after a formatter has run: every group of changed
* lines becomes a finding with a fix. Changes of a whole file become a message, because no suggestion can make them.
*/
function readPatch({ file, text }) {
	const files = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(text);
	if (files.length === 0) {
		const colours = text.trimStart().startsWith("\x1B[") ? ": it has the colours of a terminal" : "";
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: not a patch${colours}; a unified diff is expected, as git diff --no-color prints it`);
	}
	const findings = [];
	const bad = [];
	const seen = /* @__PURE__ */ new Set();
	for (const changed of files) {
		const index = findings.length + bad.length;
		const path = changed.previousPath ?? changed.path;
		const problem = seen.has(path) ? TWICE : isDamaged(changed) ? DAMAGED : void 0;
		seen.add(path);
		if (problem) bad.push({
			origin: {
				file,
				index
			},
			field: path,
			message: problem
		});
		else for (const finding of toFindings(changed, path, file, index)) findings.push(finding);
	}
	return {
		findings,
		bad,
		notes: []
	};
}
const TWICE = "is changed twice; one diff from the head is expected, not a series of patches";
const DAMAGED = "has hunks with wrong line counts; an unmodified git diff is expected";
function isDamaged({ patch }) {
	const diff = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(patch);
	return "unreadable" in diff && diff.unreadable === "damaged";
}
function toFindings(changed, path, file, index) {
	const base = {
		kind: "tool",
		path,
		severity: "warning",
		source: sourceOf(file),
		ofPatch: true
	};
	const diff = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(changed.patch);
	const hunks = "hunks" in diff ? diff.hunks : [];
	const groups = (changed.status === "modified" || changed.status === "renamed") && !changed.special ? patchGroups(hunks) : [];
	const message = wholeFile(changed, hunks.length === 0);
	const wholeFileFindings = message === void 0 ? [] : [{
		...base,
		title: "Suggested change of a whole file",
		message
	}];
	const changes = groups.map(({ fix, first, last }) => ({
		...base,
		...first === last ? {} : { startLine: first },
		line: last,
		fix
	}));
	return [...wholeFileFindings, ...changes].map((finding, at) => ({
		...finding,
		origin: {
			file,
			index: index + at
		}
	}));
}
/** A message for what the patch does to the file as a whole; `undefined` if it only changes lines. */
function wholeFile({ path, previousPath, status, patch, special }, noHunks) {
	const to = previousPath === void 0 ? "" : ` to ${codeName(path)}`;
	switch (status) {
		case "added":
		case "copied": return `The patch adds this file, which no suggestion can do.\n\n${shownPatch(patch)}`;
		case "removed": return "The patch deletes this file, which no suggestion can do.";
		case "renamed": return `The patch renames this file${to}, which no suggestion can do.`;
		case "modified":
			if (special) return `The patch changes a link or a submodule, which no suggestion can do.\n\n${shownPatch(patch)}`;
			return noHunks ? "The patch changes the mode or the binary content, which no suggestion can do." : void 0;
	}
}
function shownPatch(patch = "") {
	return patch === "" ? "" : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.J)(patch.trimEnd().split("\n"), "diff");
}
function codeName(path) {
	return `\`${path.replaceAll("`", "'")}\``;
}
/** The name of the patch file, which often names the tool; `patch` for pipes. */
function sourceOf(file) {
	const name = file.slice(file.lastIndexOf("/") + 1);
	return /\.(?:patch|diff)$/i.test(name) ? name : "patch";
}



/***/ })

};
;