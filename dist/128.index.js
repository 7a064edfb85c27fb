"use strict";
exports.id = 128;
exports.ids = [128];
exports.modules = {

/***/ 128:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectDiagnostics: function() { return /* binding */ collectDiagnostics; },
/* harmony export */   readRdjson: function() { return /* binding */ readRdjson; },
/* harmony export */   t: function() { return /* binding */ readDiagnostic; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(936);
/* harmony import */ var _unplaced_fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28);


// lib/core/intake/rdjson/diagnostic-schema.js
const text = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.M)());
const whole = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.P)([(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.D)().check((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.I)(0)), (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.M)().check((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)(/^\d{1,10}$/))]));
const position = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)({
	line: whole,
	column: whole
}));
const range = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)({
	start: position,
	end: position
}));
const location = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)({
	path: text,
	range
}));
const related = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.E)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)({
	message: text,
	location
})));
/** https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto, whose fields may all be left out. */
const diagnosticSchema = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)({
	message: text,
	location,
	severity: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.j)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.F)()),
	source: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.P)([(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.M)(), (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)({ name: text })])),
	code: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.P)([
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.M)(),
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.k)(),
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)({
			value: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.P)([(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.M)(), (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.k)()])),
			url: text
		})
	])),
	suggestions: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.E)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)({
		range,
		text
	}))),
	original_output: text,
	originalOutput: text,
	related_locations: related,
	relatedLocations: related
});
const PATH = "a path such as \"src/cart.ts\" is required";
const LINE = "a line is a whole number from 1 up, or left out";
const COLUMN = "a column is a whole number from 1 up, or left out";
const EXPECTED$1 = {
	"": "a diagnostic is an object with \"message\" and \"location\"",
	message: "a text that says what is wrong is required",
	location: "an object with \"path\" and \"range\" is expected",
	"location.path": PATH,
	source: "an object with \"name\" is expected",
	code: "an object with \"value\" and \"url\" is expected",
	suggestions: "a list of objects with \"range\" and \"text\" is expected",
	...places("location.range"),
	...places("suggestions.range")
};
function places(name) {
	return {
		[name]: "an object with \"start\" and \"end\" is expected",
		...Object.fromEntries(["start", "end"].flatMap((end) => [
			[`${name}.${end}`, "an object with \"line\" and \"column\" is expected"],
			[`${name}.${end}.line`, LINE],
			[`${name}.${end}.column`, COLUMN]
		]))
	};
}
// lib/core/intake/rdjson/range.js
/** The lines of a diagnostic; none: the whole file. The end is exclusive, unless no column is given. */
function linesOf(range) {
	const { start, end } = placesIn(range);
	if (start.line === void 0) return {};
	const last = end.line ?? start.line;
	const beforeLine = end.column === 1 && last > start.line;
	return {
		first: start.line,
		last: beforeLine ? last - 1 : last
	};
}
/**
* What a suggestion changes; nothing where the format does not say it.
* https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto (message Range)
*/
function changeOf(range, text) {
	const { start, end } = placesIn(range);
	if (start.line === void 0) return void 0;
	if (start.column === void 0 && end.column === void 0) return wholeLines(start.line, end.line ?? start.line, text);
	if (end.line === void 0 && end.column === void 0) return change(start.line, start.column, start, text);
	if (end.line === void 0 || end.column === void 0) return void 0;
	return change(start.line, start.column ?? 1, end, text);
}
/** Line by line "the range includes end position (line) as well", with its newline. */
function wholeLines(first, last, text) {
	const ended = text === "" || text.endsWith("\n") ? text : `${text}\n`;
	return change(first, 1, {
		line: last + 1,
		column: 1
	}, ended);
}
function change(startLine, startColumn, end, text) {
	if (startColumn === void 0 || end.line === void 0 || end.column === void 0) return void 0;
	return end.line < startLine || end.line === startLine && end.column < startColumn ? void 0 : {
		startLine,
		startColumn,
		endLine: end.line,
		endColumn: end.column,
		text
	};
}
function placesIn(range) {
	return {
		start: placeOf(range?.start),
		end: placeOf(range?.end)
	};
}
function placeOf(position) {
	return {
		line: given(position?.line),
		column: given(position?.column)
	};
}
function given(value) {
	return Number(value ?? 0) || void 0;
}
// lib/core/intake/rdjson/fixes.js
/** What a diagnostic suggests: to be offered, to be chosen from, or only to be shown. */
function fixesOf({ suggestions, severity }, habits) {
	const given = (suggestions ?? []).map(({ range, text }) => ({
		text: text ?? "",
		change: changeOf(range, text ?? "")
	}));
	if (given.length === 0) return {
		placed: {},
		unplaced: [],
		notes: []
	};
	const unreliable = severity === void 0 || severity === null ? habits.unreliable : void 0;
	const changes = unreliable ? [] : given.flatMap(({ change }) => change ?? []);
	const unplaced = given.filter(({ change }) => unreliable || !change).map(({ text }) => (0,_unplaced_fix_js__WEBPACK_IMPORTED_MODULE_1__.t)(text));
	const notes = unreliable ? [`its suggestion is shown, not offered: ${unreliable}`] : [];
	return {
		placed: placedFixes(changes, unplaced.length === 0, habits),
		unplaced,
		notes
	};
}
/** Of several, a person must choose; and half of a fix is none. */
function placedFixes(changes, complete, { unit, suggestions }) {
	const parts = suggestions === "parts" && complete ? inOrder(changes) : void 0;
	if (parts && parts.length > 0) return { fix: {
		changes: parts,
		unit
	} };
	const fixes = changes.map((change) => ({
		changes: [change],
		unit
	}));
	const [only] = fixes;
	if (only && fixes.length === 1 && complete) return { fix: only };
	return fixes.length === 0 ? {} : { alternatives: fixes };
}
/** Nothing where two of them overlap. */
function inOrder(changes) {
	const sorted = changes.toSorted((one, other) => one.startLine - other.startLine || one.startColumn - other.startColumn);
	return sorted.some((next, index) => {
		const above = sorted[index - 1];
		return above !== void 0 && (above.endLine > next.startLine || above.endLine === next.startLine && above.endColumn > next.startColumn);
	}) ? void 0 : sorted;
}
// lib/core/intake/rdjson/habits.js
/** The format: "Column number, starting at 1 (byte count in UTF-8)". */
const AS_SPECIFIED = {
	unit: "utf-8",
	suggestions: "alternatives"
};
const HABITS = /* @__PURE__ */ new Map([["biome", {
	unit: "code-point",
	suggestions: "alternatives",
	unreliable: "Biome before 2.5.6 may print words in place of code; update it to have buttons",
	placeless: {
		rule: "format",
		meaning: "Biome says that a file is not formatted, but not which; for buttons give it as a patch"
	}
}], ["ruff", {
	unit: "code-point",
	suggestions: "parts"
}]]);
function habitsOf(source) {
	return HABITS.get(source?.trim().toLowerCase() ?? "") ?? AS_SPECIFIED;
}
// lib/core/intake/rdjson/diagnostic.js
/** One `Diagnostic`, in the names of protocol buffers or in those of its JSON mapping. */
function readDiagnostic(value, origin, common = {}) {
	const shape = (0,_unplaced_fix_js__WEBPACK_IMPORTED_MODULE_1__.n)(diagnosticSchema, value, EXPECTED$1);
	if ("wrong" in shape) return { bad: {
		origin,
		...shape.wrong
	} };
	const diagnostic = shape.data;
	const source = sourceName(diagnostic.source) ?? common.source;
	const habits = habitsOf(source);
	const { rule, url } = codeOf(diagnostic.code);
	const path = diagnostic.location?.path;
	if (!path?.trim()) {
		if (!diagnostic.location && rule !== void 0 && rule === habits.placeless?.rule) return { passed: habits.placeless.meaning };
		return { bad: {
			origin,
			field: "location.path",
			message: `is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.C)(path ?? void 0)}; ${EXPECTED$1["location.path"]}`
		} };
	}
	const message = [
		diagnostic.message,
		diagnostic.original_output,
		diagnostic.originalOutput
	].find((text) => text?.trim());
	if (!message) return { bad: {
		origin,
		field: "message",
		message: `is missing; ${EXPECTED$1.message}`
	} };
	const { severity, notes } = severityOf(diagnostic.severity, common.severity);
	const fixes = fixesOf(diagnostic, habits);
	const { first, last } = linesOf(diagnostic.location?.range);
	const read = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.T)({
		path,
		start_line: first,
		line: last,
		severity,
		message: [
			message,
			...relatedOf(diagnostic),
			...fixes.unplaced
		].join("\n\n"),
		rule,
		url,
		source
	}, origin, "tool");
	if ("bad" in read) return read;
	return {
		finding: {
			...read.finding,
			...fixes.placed
		},
		notes: [
			...read.notes,
			...notes,
			...fixes.notes
		]
	};
}
/** The name in a `Source`; some write the name alone. */
function sourceName(source) {
	const name = typeof source === "object" ? source?.name : source;
	return typeof name === "string" && name.trim() !== "" ? name : void 0;
}
function codeOf(code) {
	const { value, url } = typeof code === "object" ? code ?? {} : {
		value: code,
		url: void 0
	};
	const rule = value === void 0 || value === null ? "" : String(value);
	return {
		...rule.trim() && { rule },
		...url?.trim() && { url }
	};
}
const SEVERITIES = [
	void 0,
	"error",
	"warning",
	"info"
];
const SEVERITY_NAMES = [
	"UNKNOWN_SEVERITY",
	"ERROR",
	"WARNING",
	"INFO"
];
/** The diagnostic's own, else that of the whole result. */
function severityOf(own, common) {
	const notes = [];
	for (const given of [own, common]) {
		if (given === void 0 || given === null) continue;
		const number = typeof given === "string" ? SEVERITY_NAMES.indexOf(given.trim().toUpperCase()) : given;
		const known = typeof number === "number" && number in SEVERITY_NAMES;
		if (!known) notes.push(`severity ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.C)(given)} is not known; valid: ${SEVERITY_NAMES.join(", ")}`);
		const severity = known ? SEVERITIES[number] : void 0;
		if (severity) return {
			severity,
			notes
		};
	}
	return { notes };
}
/** Other places that have to do with it: they are told, with what is said of them. */
function relatedOf({ related_locations, relatedLocations }) {
	const lines = (related_locations ?? relatedLocations ?? []).flatMap(({ message, location }) => {
		if (!location?.path?.trim()) return message?.trim() ? [`- ${message}`] : [];
		const { first } = linesOf(location.range);
		const place = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.a)(first === void 0 ? location.path : `${location.path}:${first}`);
		return [message?.trim() ? `- ${place}: ${message}` : `- ${place}`];
	});
	return lines.length === 0 ? [] : [`See also:\n\n${lines.join("\n")}`];
}
// lib/core/intake/rdjson.js
const EXPECTED = "reviewdog's {\"source\": …, \"diagnostics\": […]} is expected";
/** reviewdog's diagnostic format, one document. https://github.com/reviewdog/reviewdog/tree/master/proto/rdf */
function readRdjson({ file, text }) {
	const { source, severity, diagnostics = [] } = documentIn(file, text);
	if (!Array.isArray(diagnostics)) throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.y(`${file}: "diagnostics" is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.C)(diagnostics)}; a list is expected`);
	const common = {
		source: sourceName(source),
		severity
	};
	return collectDiagnostics(file, diagnostics.map((diagnostic, index) => readDiagnostic(diagnostic, {
		file,
		index
	}, common)));
}
/** What a tool reports without a file is told once for each reason, with its count. */
function collectDiagnostics(file, reads) {
	const passed = /* @__PURE__ */ new Map();
	const rest = reads.flatMap((read) => {
		if (!("passed" in read)) return [read];
		passed.set(read.passed, (passed.get(read.passed) ?? 0) + 1);
		return [];
	});
	const { findings, bad, notes } = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.v)(rest);
	const counts = [...passed].map(([reason, count]) => `${file}: ${count} passed over: ${reason}`);
	return {
		findings,
		bad,
		notes: [...notes, ...counts]
	};
}
function documentIn(file, text) {
	const parsed = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.x)(text);
	if (!parsed) {
		const { reason, line, column } = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.b)(text);
		throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.y(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED}`);
	}
	if (isResult(parsed.value)) return parsed.value;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.y(`${file}: the document is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.C)(parsed.value)}; ${EXPECTED}`);
}
/** A list without entries may be left out, as everything in protocol buffers may. */
function isResult(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	const keys = Object.keys(value);
	return keys.length === 0 || [
		"diagnostics",
		"source",
		"severity"
	].some((key) => keys.includes(key));
}



/***/ }),

/***/ 28:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ readShape; },
/* harmony export */   t: function() { return /* binding */ unplacedFix; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(936);

// lib/core/intake/shape.js
/**
* A value of parsed JSON against the shape that a tool's format gives it. Keys that the shape does not name are passed
* over, so it does not matter how deep they are. `under`: where the value stands in the file.
*/
function readShape(schema, value, expected, under = "") {
	const parsed = schema.safeParse(value);
	if (parsed.success) return { data: parsed.data };
	const path = parsed.error.issues[0]?.path ?? [];
	const found = path.reduce((at, key) => at?.[key], value);
	const names = path.filter((key) => typeof key === "string").join(".");
	return { wrong: {
		field: fieldOf([under, ...path]),
		message: `is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.C)(found)}; ${expected[names] ?? "a text is expected"}`
	} };
}
/** `[2].messages[0].line` */
function fieldOf(path) {
	return path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`).join("").replace(/^\.+/, "");
}
// lib/core/intake/unplaced-fix.js
/** A fix whose place in the file cannot be told, as a part of the message: it is shown, and never offered. */
function unplacedFix(text, description) {
	const what = description?.trim() || "Suggested";
	if (text === "") return `${what} (a deletion; its place cannot be told)`;
	return `${what} (its place cannot be told):\n\n${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.o)(text.replace(/\r?\n$/, "").split(/\r?\n/), "text")}`;
}



/***/ })

};
;