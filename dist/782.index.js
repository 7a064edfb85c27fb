"use strict";
exports.id = 782;
exports.ids = [782];
exports.modules = {

/***/ 782:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   looksLikeText: function() { return /* binding */ looksLikeText; }
/* harmony export */ });
/* harmony import */ var _without_colours_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(134);

// lib/core/intake/text/looks-like-text.js
/** Whether any line of it begins a finding. Cheap, and without the reader. */
function looksLikeText(printed) {
	const text = (0,_without_colours_js__WEBPACK_IMPORTED_MODULE_0__.t)(printed);
	for (let from = 0; from < text.length;) {
		const end = text.indexOf("\n", from);
		const to = end < 0 ? text.length : end;
		if ((0,_without_colours_js__WEBPACK_IMPORTED_MODULE_0__.n)(text.slice(from, to).trimEnd())) return true;
		from = to + 1;
	}
	return false;
}



/***/ }),

/***/ 134:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ readHead; },
/* harmony export */   t: function() { return /* binding */ withoutColours; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(936);

// lib/core/intake/text/path-like.js
/**
* Whether what stands before `:12` can be a path. A sentence may mention a place ("See src/a.ts:12: the same"), and
* `10:30` is a time. `marked`: in backticks, quotes or bold, so there is no doubt where it begins.
*/
function isPathLike(path, marked) {
	if (path === "" || path.length > MAX_PATH || path !== path.trim() || NEVER.test(path)) return false;
	const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
	if (name === "") return false;
	if (!(/\.[A-Za-z][\w+-]{0,15}$/.test(name) || /^\.\w/.test(name) || BARE_NAMES.has(name)) && name === path) return false;
	return marked || ROOTED.test(path) || !path.includes(" ") || !readsLikeSentence(path);
}
const MAX_PATH = 1024;
const NEVER = /:\/\/|[<>|"`*\t]/;
const ROOTED = /^(?:[A-Za-z]:)?[\\/]|^\.{1,2}[\\/]|^~[\\/]/;
/** Files whose name has no dot. */
const BARE_NAMES = new Set("Makefile makefile GNUmakefile Dockerfile Containerfile Jenkinsfile Gemfile Rakefile Procfile Vagrantfile Brewfile Podfile Fastfile Pipfile Justfile justfile Earthfile Tiltfile BUILD WORKSPACE CODEOWNERS LICENSE README CHANGELOG NOTICE".split(" "));
/** Names of folders with spaces are rarely made of these words; a sentence rarely does without. */
function readsLikeSentence(path) {
	if (/[,;?!]/.test(path)) return true;
	return path.toLowerCase().split(/[ \\/]+/).some((word) => SENTENCE_WORDS.has(word));
}
const SENTENCE_WORDS = new Set("a also an and are as at because both bug but by call called calls can check cf compare consider e.g. error file fix fixed for from function has have i.e. if in into is issue it its like line lines look method note of on or problem same see should similar similarly since so than that the then there this to use used uses via warning was when where which while with you your".split(" "));
// lib/core/intake/text/place.js
function placeIn(text, from) {
	const marks = match(OPENING_MARKS, text, from)?.[0] ?? "";
	const at = from + marks.length;
	const pathEnd = pathEndIn(text, at);
	if (pathEnd < 0) return void 0;
	const path = text.slice(at, pathEnd).replace(/[`*"']{1,4}$/, "");
	if (!isPathLike(path, marks !== "")) return void 0;
	for (const [ends, pattern] of PLACES) {
		const [whole, line, end, endBehindColumn] = match(pattern, text, pathEnd) ?? [];
		if (whole === void 0) continue;
		const last = end ?? endBehindColumn;
		return {
			path,
			line: Number(line),
			...last !== void 0 && { endLine: Number(last) },
			bold: marks.includes("**"),
			ends,
			to: pathEnd + whole.length
		};
	}
}
/** Where the line number begins: a path has no colon, but for that of a drive. */
function pathEndIn(text, at) {
	const drive = match(DRIVE, text, at) ? 2 : 0;
	const colon = text.indexOf(":", at + drive);
	const other = text.slice(at, colon < 0 ? void 0 : colon).search(OTHER_NUMBER);
	return other < 0 ? colon : at + other;
}
const OPENING_MARKS = /[*`"']{0,5}/y;
const DRIVE = /[A-Za-z]:[\\/]/y;
const OTHER_NUMBER = /#L\d|\(\d{1,10}(?:,\d{1,10}){0,3}\)[`*"']{0,5}[ \t]{0,2}$/;
const MARKS = String.raw`[\x60*"']{0,5}`;
/** `:12`, `:12-15`, `:L12`, `:12:5`, `:12-15:5`, `:12:5-9`, `:12:5-15:9`. */
const COLONS = String.raw`:${MARKS}L?(\d{1,10})(?: ?[-–] ?L?(\d{1,10}))?(?::\d{1,10}(?:[-–](?:(\d{1,10}):)?\d{1,10})?)?`;
/** `#L12-L15`, as in an address on GitHub. */
const HASH = String.raw`#L(\d{1,10})(?:-L?(\d{1,10}))?`;
/** `(12,5)`, as tsc and MSBuild print it. */
const PARENTHESES = String.raw`\((\d{1,10})(?:,\d{1,10}){0,3}\)`;
const FOLLOWERS = {
	line: String.raw`[ \t]*$`,
	separator: String.raw`(?:[ \t]{0,2}:\*{0,3}|[ \t]{1,2}(?:[-–—]|--)(?=[ \t]))`,
	text: String.raw`(?=[ \t])`
};
/** A number before a word is no column: `a.ts:12:34 apples` is line 12 as `grep -n` prints it. */
const PLACES = [
	"line",
	"separator",
	"text"
].flatMap((ends) => [
	COLONS,
	HASH,
	PARENTHESES
].map((place) => [ends, new RegExp(place + MARKS + FOLLOWERS[ends], "y")]));
function match(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text);
}
// lib/core/intake/text/severity-tag.js
/** `error:`, `[error]`, `(High)`, `**Warning**:`, `error TS2322:` at the beginning of a text. */
function severityTag(text) {
	const [whole = "", square, round, bare, rule, separator] = TAG.exec(text.slice(0, MAX_TAG)) ?? [];
	const word = (square ?? round ?? bare ?? "").trim().toLowerCase();
	const severity = OTHER_WORDS.get(word) ?? ((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.P)(word) ? word : void 0);
	if (severity === void 0 || bare !== void 0 && separator === void 0) return void 0;
	return {
		severity,
		length: whole.length,
		...rule !== void 0 && { rule }
	};
}
const MAX_TAG = 80;
const TAG = /^[ \t*]{0,6}(?:\[([a-z ]{2,12})\]|\(([a-z ]{2,12})\)|([a-z]{2,10}(?: error)?))\*{0,3}(?: {1,2}([A-Z]{1,10}[-_]?\d{1,6}))?\*{0,3}[ \t]{0,2}(:|[-–—](?=\s))?\*{0,3}[ \t]*/i;
/** What compilers say besides. */
const OTHER_WORDS = /* @__PURE__ */ new Map([
	["fatal error", "error"],
	["fatal", "error"],
	["warn", "warning"],
	["hint", "info"],
	["remark", "info"]
]);
// lib/core/intake/text/head.js
/**
* `path:line[-end][:column]: [severity:] message`, as compilers, `grep -n` and models print it: with a bullet, a
* number or the signs of a heading before it, in bold or in backticks. Looks at the beginning of a line only.
*/
function readHead(line) {
	const start = line.slice(0, MAX_HEAD);
	if (!NUMBER.test(start)) return void 0;
	const lead = LEAD.exec(start)?.[0] ?? "";
	const early = severityTag(start.slice(lead.length));
	const place = placeIn(start, lead.length + (early?.length ?? 0));
	if (!place) return void 0;
	const late = severityTag(start.slice(place.to));
	if (!begins(place, lead, late !== void 0)) return void 0;
	const tag = late ?? early;
	return {
		path: place.path,
		line: place.line,
		...place.endLine !== void 0 && { endLine: place.endLine },
		...tag && { severity: tag.severity },
		...tag?.rule !== void 0 && { rule: tag.rule },
		message: line.slice(place.to + (late?.length ?? 0)).trim(),
		indent: line.search(/\S|$/),
		content: lead.length
	};
}
/** A path of 1024 characters, and all that may stand round it. */
const MAX_HEAD = 1300;
/** Most lines have none, and need no closer look. */
const NUMBER = /[:(L][`*"']{0,5}L?\d/;
/** Blanks, bullets, `3.`, `###`, `[x]` and pictures. */
const LEAD = /^[ \t]*(?:(?:[-*+•]|\d{1,4}[.)]|#{1,6}|\[[ xX]\])[ \t]+){0,3}(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]{0,2}[ \t]*){0,3}/u;
/** A sentence may begin with a place, and a list may be one of places: only a heading needs no more than that. */
function begins({ ends, bold }, lead, tagged) {
	if (ends === "separator") return true;
	return ends === "text" ? tagged : bold || lead.includes("#");
}
// lib/core/intake/text/without-colours.js
const ESCAPE = "\x1B";
const COLOURS = new RegExp(`${ESCAPE}\\[[\\d;]*m`, "g");
/** Compilers colour what they print. */
function withoutColours(text) {
	return text.includes(ESCAPE) ? text.replace(COLOURS, "") : text;
}



/***/ })

};
;