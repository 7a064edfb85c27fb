"use strict";
exports.id = 751;
exports.ids = [751];
exports.modules = {

/***/ 4751:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ outputTail; },
/* harmony export */   t: function() { return /* binding */ read_verified_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _tool_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4556);



// src/core/text/output-tail.ts
/** In characters, line ends included. */
const MAX_LENGTH = 2e3;
/** The last lines that a command printed, as a person would see them: without colours and control characters. */
function outputTail(text) {
	const lines = text.slice(-MAX_READ).replace(SEQUENCE, "").split("\n").map(plainLine);
	while (lines.at(-1)?.trim() === "") lines.pop();
	const shown = [];
	let left = MAX_LENGTH;
	for (const line of lines.slice(-20).reverse()) {
		if (line.length + 1 > left) {
			if (left > 1) shown.push(`…${lastOf(line, left - 2)}`);
			break;
		}
		shown.push(line);
		left -= line.length + 1;
	}
	return shown.reverse();
}
const MAX_READ = 50 * MAX_LENGTH;
/** https://en.wikipedia.org/wiki/ANSI_escape_code: control sequences, titles and links, single characters. */
const SEQUENCE = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b(?:\][^\u0007\u001b\u009b]*\u0007?|[0-Z\\^_])?/g;
/** A progress bar overwrites its line: only what was written last is seen. */
function plainLine(line) {
	let end = line.length;
	while (line[end - 1] === "\r") end--;
	return line.slice(line.lastIndexOf("\r", end - 1) + 1, end).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "").trimEnd();
}
/** Never half a surrogate pair. */
function lastOf(text, length) {
	return length <= 0 ? "" : text.slice(-length).replace(/^[\udc00-\udfff]/, "");
}
/** At most as many as findings, with a few edits each. */
const MAX_RESULTS = 5e4;
const MAX_PATH = 4096;
const MAX_COMMAND = 1e4;
const lineNumber = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ir)(1));
const objectId = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)(/^[0-9a-f]{40,64}$/));
const result = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.sr)(1), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.or)(MAX_PATH)),
	blob: objectId,
	first: lineNumber,
	last: lineNumber,
	lines: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	result: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bn)(["passed", "failed"]),
	together: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ir)(0), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ar)(MAX_RESULTS)),
	output: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()))
});
const file = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	version: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(1),
	commit: objectId,
	command: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.sr)(1), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.or)(MAX_COMMAND)),
	results: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(result).check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.or)(MAX_RESULTS))
});
const OBJECT_ID = "a full object id of 40 (or 64) hex digits is expected";
const LINE = "a line is a whole number from 1 up";
const EXPECTED = {
	"": "an object with \"version\", \"commit\", \"command\" and \"results\" is expected",
	version: `this version of Fencepost reads 1`,
	commit: OBJECT_ID,
	command: `a text of at most ${MAX_COMMAND} characters is expected`,
	results: `a list of at most ${MAX_RESULTS} results is expected`,
	"results.path": `a path of at most ${MAX_PATH} characters is expected`,
	"results.blob": OBJECT_ID,
	"results.first": LINE,
	"results.last": LINE,
	"results.lines": "a list of lines is expected",
	"results.result": "valid: passed, failed",
	"results.together": `a whole number from 0 to ${MAX_RESULTS} is expected`,
	"results.output": "a list of lines is expected"
};
/** Reads the file that `fencepost verify` has written, or says what is wrong with it. */
function readVerified(text) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vn)(text)) return { problem: "it is nested too deep" };
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return { problem: "it is not JSON" };
	}
	const read = (0,_tool_formats_js__WEBPACK_IMPORTED_MODULE_2__.n)(file, value, EXPECTED);
	if ("wrong" in read) {
		const { field, message } = read.wrong;
		return { problem: `${field === "" ? "it" : `"${field}"`} ${message}` };
	}
	const { commit, command, results } = read.data;
	return { verified: {
		commit,
		command,
		results: results.map(withTail)
	} };
}
/** Cut again, because something else than Fencepost may have written the file. */
function withTail({ output, ...rest }) {
	return rest.result === "failed" ? {
		...rest,
		output: outputTail((output ?? []).join("\n"))
	} : rest;
}
// src/input/read-verified.ts
var read_verified_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readVerifiedFile: () => readVerifiedFile });
/** Reads the file that `verified-path` names, as carefully as findings. A glob may match nothing. */
async function readVerifiedFile(pattern, options) {
	const [input, ...others] = await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.an)([pattern], options);
	if (!input) return void 0;
	if (others.length > 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${pattern} matches ${others.length + 1} files; verified-path names one`, { hint: `Write one of them: ${[input, ...others].slice(0, 3).map(({ file }) => file).join(", ")}` });
	const read = readVerified(input.text);
	if ("verified" in read) return read.verified;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${input.file} is not what fencepost verify writes: ${read.problem}`, { hint: "Run fencepost verify again, or leave verified-path out." });
}



/***/ })

};
;