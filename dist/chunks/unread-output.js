"use strict";
exports.id = 984;
exports.ids = [984];
exports.modules = {

/***/ 4984:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ unread_output_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);


// src/core/intake/unread-output.ts
var unread_output_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
	adviceFor: () => adviceFor,
	isUnreadText: () => isUnreadText
});
const READ_FORMATS = `These formats are read: ${_start_js__WEBPACK_IMPORTED_MODULE_1__.jn.filter((format) => format !== "auto").join(", ")}`;
/** How much of a text is examined, in characters. */
const MAX_LENGTH = 2e4;
/**
* The error for a text that has no known format: what it looks like and what to do, else the `problem` with it as JSON.
* For broken JSON, the problem alone is enough.
*/
function adviceFor({ file, text }, problem) {
	const start = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zt)(text.slice(0, MAX_LENGTH));
	const isJson = /^\s*[[{]\s*["{[\]}]/.test(start);
	const unread = isJson ? jsonOf(text) : TEXTS.find(([pattern]) => pattern.test(start))?.[1];
	if (unread) return `${file}: looks like ${unread.what}, which is not read; ${unread.instead}. ${READ_FORMATS}`;
	if (!(problem !== void 0 && (!isJson || problem.includes(": the document is ")))) return void 0;
	const [first = ""] = start.trim().split(/\r?\n/, 1);
	const beginning = isJson ? "" : `. The text begins with ${JSON.stringify((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(first, 80))}`;
	return `${problem}. ${READ_FORMATS}${beginning}`;
}
/** Colours are not removed from a diff: its lines may contain escape codes. */
const COLOURED_DIFF = {
	what: "a diff with the colours of a terminal",
	instead: "let it be printed without, for example with git diff --no-color"
};
/** Whether a text is output that is not read, although some of its lines look like findings. */
function isUnreadText(text) {
	const start = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zt)(text.slice(0, MAX_LENGTH));
	return UNREAD_LINES.some((line) => line.test(start));
}
/** TAP, oxlint's frames and Biome's rules. */
const UNREAD_LINES = [
	/^(?:TAP version \d|1\.\.\d{1,9}$)/m,
	/^ {2,20}(?:,-|╭─)\[.*\]$/m,
	/━{20}$/m
];
const TEXTS = [
	[/^(?:diff --git |--- .*\r?\n\+\+\+ .*\r?\n@@ -\d)/m, COLOURED_DIFF],
	[/^(?:event|data|id): ?\S/, {
		what: "a stream of events of an API",
		instead: "ask for the whole answer, with stream: false"
	}],
	[/^In \S.* line \d+:$/m, {
		what: "ShellCheck's output for a terminal",
		instead: "run shellcheck --format json1"
	}],
	[/^ {2}\d+:\d+ {2,}(?:✖|×|⚠) {1,}\S/m, {
		what: "stylelint's output for a terminal",
		instead: "run stylelint --formatter json"
	}],
	[/^ {2}\d+:\d+ {1,}(?:error|warning) {1,}\S/m, {
		what: "ESLint's stylish output",
		instead: "run eslint --format json"
	}],
	[/^ {2,}(?:,-|╭─)\[.{1,1024}:\d+:\d+\]$/m, {
		what: "oxlint's output for a terminal",
		instead: "run oxlint --format checkstyle"
	}],
	[/^ {2}\d+:\d+ +(?:error|warning) .{1,2000} {2}\w+\([\w/-]+\)$/m, {
		what: "oxlint's stylish output",
		instead: "run oxlint --format checkstyle"
	}],
	[/ (?:lint|assist|suppressions|format|parse|organizeImports|check)(?:\/\w{1,60}){0,3} {1,4}(?:[A-Z]{1,20} {1,4})?━{5}/, {
		what: "Biome's output for a terminal",
		instead: "run biome check --reporter=rdjson"
	}],
	[/^== \S.* ==\n[FEWCRI]: *\d+: *\d+: /m, {
		what: "RuboCop's output for a terminal",
		instead: "run rubocop --format json"
	}],
	[/^(?:TAP version \d+|1\.\.\d+\n(?:not )?ok \d+\b)/m, {
		what: "TAP",
		instead: "let the tool print JSON or SARIF, for example eslint --format json"
	}],
	[/<testsuites?\b/, {
		what: "JUnit XML",
		instead: "let the tool print JSON, SARIF or Checkstyle XML, for example eslint --format json"
	}],
	[/<results version="2">|<cppcheck\b/, {
		what: "Cppcheck's XML",
		instead: "run cppcheck without --xml, whose text is read as compiler"
	}],
	[/<pmd\b/, {
		what: "PMD's XML",
		instead: "run pmd check --format sarif"
	}],
	[/<BugCollection\b/, {
		what: "SpotBugs' XML",
		instead: "run spotbugs -sarif"
	}],
	[/<issues(?: format="\d+")? by="lint/, {
		what: "Android lint's XML",
		instead: "set sarifReport = true"
	}],
	[/^\s*<!doctype html|^\s*<html\b/i, {
		what: "an HTML page",
		instead: "let the tool print JSON or SARIF"
	}],
	[/^\s*<(?:\?xml\b|[A-Za-z])/, {
		what: "XML of an unknown tool",
		instead: "Checkstyle XML is read"
	}],
	[/^Traceback \(most recent call last\):/m, {
		what: "a crash in Python",
		instead: "see the log of the step that wrote it"
	}],
	[/(?:command not found|: not found|No such file or directory)$/m, {
		what: "the message of a shell",
		instead: "see the log of the step that wrote it"
	}],
	[/^(?:level=(?:error|warning|info) msg=|\d+ issues:$)/m, {
		what: "golangci-lint's log",
		instead: "run golangci-lint run --output.json.path stdout"
	}]
];
const JSONS = [
	[(first) => has(first, "filename") && has(first, "location") && has(first, "code"), {
		what: "ruff's JSON",
		instead: "run ruff check --output-format rdjson"
	}],
	[(_, document) => has(document, "diagnostics") && has(document, "command"), {
		what: "Biome's JSON",
		instead: "run biome check --reporter=rdjson"
	}],
	[(_, document) => has(document, "diagnostics") && has(document, "number_of_rules"), {
		what: "oxlint's JSON",
		instead: "run oxlint --format checkstyle"
	}],
	[(first) => has(first, "file") && has(first, "messages"), {
		what: "HTMLHint's JSON",
		instead: "run htmlhint --format checkstyle"
	}],
	[(first) => has(first, "kind") && has(first, "locations") && has(first, "children"), {
		what: "gcc's JSON",
		instead: "run gcc without -fdiagnostics-format, whose text is read as compiler"
	}],
	[(first) => has(first, "check_id") && has(first, "extra"), {
		what: "Semgrep's JSON",
		instead: "run semgrep --sarif"
	}],
	[(first) => has(first, "issue_text"), {
		what: "Bandit's JSON",
		instead: "run bandit --format sarif"
	}],
	[(_, document) => has(document, "generalDiagnostics"), {
		what: "pyright's JSON",
		instead: "run pyright without --outputjson, whose text is read as compiler"
	}],
	[(_, document) => has(document, "files") && has(document, "totals"), {
		what: "PHP_CodeSniffer's or PHPStan's JSON",
		instead: "let it print checkstyle: phpcs --report=checkstyle, phpstan --error-format=checkstyle"
	}],
	[(first) => has(first, "reason") && (has(first, "message") || has(first, "package_id")), {
		what: "Cargo's JSON",
		instead: "run cargo clippy without --message-format, whose text is read as compiler"
	}],
	[(_, document) => has(document, "auditReportVersion") || has(document, "vulnerabilities"), {
		what: "the JSON of npm audit",
		instead: "it names no lines of code"
	}]
];
/** By the document and its first entry; of JSON Lines, by the first line. */
function jsonOf(text) {
	const document = ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(text) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(text.trimStart().split("\n", 1)[0] ?? ""))?.value;
	const first = (Array.isArray(document) ? document : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(document, "results")))[0] ?? document;
	return JSONS.find(([test]) => test(first, document))?.[1];
}
function has(value, key) {
	const object = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	return object !== void 0 && Object.hasOwn(object, key);
}



/***/ })

};
;