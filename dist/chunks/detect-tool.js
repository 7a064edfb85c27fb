"use strict";
exports.id = 315;
exports.ids = [315];
exports.modules = {

/***/ 1315:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ parsePrintedJson; },
/* harmony export */   r: function() { return /* binding */ isOfAstGrep; },
/* harmony export */   t: function() { return /* binding */ detect_tool_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);


// src/core/intake/looks-like.ts
/**
* Fast tests for the formats of tools, which do not load the parsers. An empty list, or an object without diagnostics,
* could be any format.
*/
/** https://eslint.org/docs/latest/use/formatters/#json; stylelint has `source` and `warnings` instead. */
function looksLikeEslint(value) {
	const first = firstOf(isGiven(value, "metadata") ? own(value, "results") : value);
	return typeof own(first, "filePath") === "string" && Array.isArray(own(first, "messages"));
}
/** https://github.com/reviewdog/reviewdog/tree/master/proto/rdf: one `DiagnosticResult`. */
function looksLikeRdjson(value) {
	const diagnostics = own(value, "diagnostics");
	if (!Array.isArray(diagnostics)) return false;
	return diagnostics.length === 0 ? isSource(own(value, "source")) : diagnostics.some(looksLikeRdjsonl);
}
/** One `Diagnostic`. Biome's own JSON is different: it has `category`, and the lines are in the location itself. */
function looksLikeRdjsonl(value) {
	const location = own(value, "location");
	return typeof own(value, "message") === "string" && typeof own(location, "path") === "string" && own(location, "start") === void 0 && own(value, "category") === void 0;
}
/** GitLab's Code Quality report. */
function looksLikeCodeQuality(value) {
	const first = firstOf(value);
	return typeof own(first, "description") === "string" && typeof own(own(first, "location"), "path") === "string";
}
/** The list itself, or in `comments`, where other tools have other entries. */
function looksLikeShellCheck(value) {
	const comments = own(value, "comments");
	if (Array.isArray(comments) && comments.length === 0) return Object.keys(value).length === 1;
	const first = firstOf(comments ?? value);
	return typeof own(first, "code") === "number" && typeof own(first, "level") === "string" && isGiven(first, "endColumn");
}
function looksLikePylint(value) {
	if (typeof own(value, "statistics") === "object" && Array.isArray(own(value, "messages"))) return true;
	const first = firstOf(value);
	return typeof own(first, "symbol") === "string" && typeof own(first, "message-id") === "string";
}
function looksLikeGolangciLint(value) {
	if (!isGiven(value, "Issues")) return false;
	const issues = own(value, "Issues");
	return Array.isArray(issues) && issues.length > 0 ? isGiven(issues[0], "FromLinter") : isGiven(value, "Report");
}
function looksLikeRubocop(value) {
	const files = own(value, "files");
	if (!Array.isArray(files)) return false;
	return files.length > 0 ? Array.isArray(own(files[0], "offenses")) : isGiven(own(value, "summary"), "offense_count");
}
function looksLikeStylelint(value) {
	const first = firstOf(value);
	return Array.isArray(own(first, "warnings")) && (isGiven(first, "source") || isGiven(first, "errored"));
}
/** A list, or lists by file. */
function looksLikeMarkdownlint(value) {
	const isObject = typeof value === "object" && value !== null;
	const first = Array.isArray(value) ? value[0] : isObject ? firstOf(Object.values(value).find((list) => Array.isArray(list) && list.length > 0)) : void 0;
	return Array.isArray(own(first, "ruleNames")) && isGiven(first, "lineNumber");
}
function firstOf(value) {
	return Array.isArray(value) ? value[0] : void 0;
}
function isGiven(value, key) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
function isSource(value) {
	return typeof own(value, "name") === "string";
}
function own(value, key) {
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
	return value[key];
}
// src/core/intake/looks-like-sarif.ts
/** Whether parsed JSON is a SARIF log of any version. A fast test that does not load the parser. */
function looksLikeSarif(value) {
	const log = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	if (!log || !Array.isArray(log.runs)) return false;
	const { version, $schema } = log;
	if (typeof version === "string" && /^2\.\d+\.\d+/.test(version)) return true;
	return ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)($schema)?.toLowerCase().includes("sarif") ?? false) || isOfAstGrep(log);
}
/** https://github.com/ast-grep/ast-grep writes no schema, and its own version instead of SARIF's. */
function isOfAstGrep({ $schema, version, runs }) {
	const driver = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(runs)[0])?.tool)?.driver);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)($schema) && typeof version === "string" && driver?.name === "ast-grep";
}
// src/core/intake/printed-json.ts
/** A document starts a line, but so do `[INFO]` and `{name}`. */
const START = /^(?:\[\s*[[{\]]|\{\s*["}])/gm;
/** Neither reads only the first of several documents, nor skips one that was cut off. */
function parsePrintedJson(text) {
	const whole = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(text);
	if (whole) return whole;
	const values = [];
	let from = 0;
	for (const { index } of text.matchAll(START)) {
		if (index < from) continue;
		const { whole: isWhole, end } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.hn)(text, index);
		const parsed = isWhole && endsLine(text, end) ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(text.slice(index, end)) : void 0;
		if (!parsed) return { brokenAt: index };
		values.push(parsed.value);
		from = end;
	}
	const [first] = values;
	if (values.length === 1) return { value: first };
	return values.length > 1 ? {
		documents: values.length,
		first
	} : { brokenAt: 0 };
}
function endsLine(text, end) {
	let at = end;
	while (text[at] === " " || text[at] === "	" || text[at] === "\r") at++;
	return at === text.length || text[at] === "\n";
}
// src/core/intake/detect-tool.ts
var detect_tool_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ detectTool: () => detectTool });
/** Detects the JSON of a tool. `firstLine`: of JSON Lines. Loaded only for texts that may be of one. */
function detectTool(text, firstLine) {
	const found = parsePrintedJson(text);
	if ("value" in found) return toolOf(found.value);
	if (firstLine !== void 0) return detectToolLines(firstLine);
	return "documents" in found ? toolOf(found.first) : void 0;
}
function toolOf(value) {
	const [, format, why] = TOOLS.find(([looksLike]) => looksLike(value)) ?? [];
	return format && why !== void 0 ? {
		format,
		why
	} : void 0;
}
const TOOLS = [
	[
		looksLikeSarif,
		"sarif",
		"it has \"runs\" and is a SARIF log"
	],
	[
		looksLikeEslint,
		"eslint",
		"it lists files with \"filePath\" and \"messages\""
	],
	[
		looksLikeRdjson,
		"rdjson",
		"it has \"diagnostics\" with a \"location\""
	],
	[
		looksLikeRdjsonl,
		"rdjsonl",
		"it is one diagnostic with a \"location\""
	],
	[
		looksLikeShellCheck,
		"shellcheck",
		"its comments have a numeric \"code\" and a \"level\""
	],
	[
		looksLikePylint,
		"pylint",
		"its messages have a \"symbol\" and a \"message-id\""
	],
	[
		looksLikeGolangciLint,
		"golangci-lint",
		"it has \"Issues\" with \"FromLinter\""
	],
	[
		looksLikeRubocop,
		"rubocop",
		"it lists files with \"offenses\""
	],
	[
		looksLikeStylelint,
		"stylelint",
		"it lists sources with \"warnings\""
	],
	[
		looksLikeMarkdownlint,
		"markdownlint",
		"its entries have \"ruleNames\" and \"lineNumber\""
	],
	[
		looksLikeCodeQuality,
		"codequality",
		"its entries have a \"description\" and a \"location\" with a path"
	]
];
function detectToolLines(first) {
	return looksLikeRdjsonl((0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(first)?.value) ? {
		format: "rdjsonl",
		why: "each line is a diagnostic with a \"location\""
	} : void 0;
}



/***/ })

};
;