"use strict";
exports.id = 621;
exports.ids = [621];
exports.modules = {

/***/ 621:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEslint: function() { return /* binding */ readEslint; },
/* harmony export */   readRdjson: function() { return /* binding */ readRdjson; },
/* harmony export */   readRdjsonl: function() { return /* binding */ readRdjsonl; }
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
		message: `is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)(found)}; ${expected[names] ?? "a text is expected"}`
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
	return `${what} (its place cannot be told):\n\n${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.s)(text.replace(/\r?\n$/, "").split(/\r?\n/), "text")}`;
}
// lib/core/intake/eslint/message.js
/** One message of ESLint's JSON; `under` is its place in the document. */
function readMessage(value, origin, file, under) {
	const shape = readShape(messageSchema, value, EXPECTED$3, under);
	if ("wrong" in shape) return { bad: {
		origin,
		...shape.wrong
	} };
	const message = shape.data;
	const text = message.message;
	if (!text?.trim()) return { bad: {
		origin,
		field: `${under}.message`,
		message: `is missing; ${EXPECTED$3.message}`
	} };
	const range = linesOf$1(message, file.source);
	const fixes = fixesOf$1(message, file.source);
	const read = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.F)({
		path: file.path,
		...range,
		severity: severityOf$1(message),
		message: [text, ...fixes.unplaced].join("\n\n"),
		...ruleOf(message.ruleId, file.byEslint),
		...file.fixed && quoted(range, file.source)
	}, origin, "tool");
	if ("bad" in read) return read;
	return {
		finding: {
			...read.finding,
			...fixes.placed
		},
		notes: read.notes
	};
}
const place = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.L)().check((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.K)(0)));
const fix = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
	range: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.U)([(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.L)(), (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.L)()]),
	text: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)()
}));
/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintmessage-type */
const messageSchema = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
	message: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)()),
	ruleId: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)()),
	severity: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.V)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.G)()),
	fatal: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.V)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.G)()),
	line: place,
	column: place,
	endLine: place,
	endColumn: place,
	fix,
	suggestions: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.I)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
		desc: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)()),
		fix
	})))
});
const LINE$1 = "a line is a whole number from 1 up, or left out for the whole file";
const COLUMN$1 = "a column is a whole number from 1 up, or left out";
const FIX = "an object with \"range\" and \"text\" is expected";
const RANGE = "two offsets into the source text are expected";
const EXPECTED$3 = {
	"": "a message is an object with \"message\", \"line\" and \"severity\"",
	message: "a text that says what is wrong is required",
	line: LINE$1,
	column: COLUMN$1,
	endLine: LINE$1,
	endColumn: COLUMN$1,
	fix: FIX,
	"fix.range": RANGE,
	suggestions: "a list of objects with \"desc\" and \"fix\" is expected",
	"suggestions.fix": FIX,
	"suggestions.fix.range": RANGE
};
/** 0 and 3 are what textlint has besides. */
const SEVERITIES$1 = [
	"info",
	"warning",
	"error",
	"info"
];
function severityOf$1({ severity, fatal }) {
	if (fatal === true) return "error";
	return typeof severity === "number" ? SEVERITIES$1[severity] ?? severity : severity;
}
/** ESLint's own rules have no slash; those of a plugin have its name before one. */
function ruleOf(rule, byEslint) {
	return {
		...rule?.trim() && { rule },
		...byEslint && { source: "ESLint" },
		...byEslint && rule && /^[a-z][a-z-]*$/.test(rule) && { url: `https://eslint.org/docs/latest/rules/${rule}` }
	};
}
/** The end is exclusive. A message about the whole file has no line, or 0. */
function linesOf$1({ line, column, endLine, endColumn }, source) {
	if (!line) return {};
	const lineAt = (line, column) => source?.lineAt(line, Math.max(1, column)) ?? line;
	const first = lineAt(line, column ?? 1);
	if (!endLine || endLine < line) return { line: first };
	const last = lineAt(endLine, endColumn ?? 1);
	return {
		start_line: first,
		line: endColumn === 1 && last > first ? last - 1 : last
	};
}
function quoted({ line, start_line = line }, source) {
	const lines = line && start_line ? source?.lines(start_line, line) : void 0;
	return lines?.some((line) => line.trim() !== "") ? { original: lines.join("\n") } : {};
}
/** ESLint makes the fix itself when asked; of suggestions a person chooses, unless there is only one thing to choose. */
function fixesOf$1({ fix, suggestions }, source) {
	const unplaced = [];
	const placed = (given, description) => {
		const change = source?.change(given.range, given.text);
		if (change) return [{
			...change,
			...description?.trim() && { description }
		}];
		unplaced.push(unplacedFix(given.text, description ?? "There is a fix"));
		return [];
	};
	const own = fix ? placed(fix) : [];
	const choices = (suggestions ?? []).flatMap(({ desc, fix }) => fix ? placed(fix, desc) : []);
	const alone = choices.length === 1 && unplaced.length === 0 && own.length === 0;
	const [offered] = alone ? choices : own;
	const rest = alone ? [] : choices;
	return {
		placed: {
			...offered && { fix: offered },
			...rest.length > 0 && { alternatives: rest }
		},
		unplaced
	};
}
// lib/core/intake/eslint/source-text.js
/** `text`: `source`, or `output` where fixes were made. It has the byte order mark that the offsets leave out. */
function sourceText(text) {
	const mark = text.startsWith("﻿") ? 1 : 0;
	const starts = startsAfter(text, /\n/g, 0);
	const theirStarts = ODD_LINE_END.test(text) ? startsAfter(text, LINE_END, mark) : starts;
	const placeOf = (offset) => {
		const line = countUpTo(starts, offset);
		return {
			line,
			column: offset - (starts[line - 1] ?? 0) + 1
		};
	};
	const lines = (first, last) => starts.slice(first - 1, last).map((start, index) => {
		const end = (starts[first + index] ?? text.length + 1) - 1;
		return text.slice(start, end).replace(/\r$/, "");
	});
	const last = Math.max(1, text.endsWith("\n") ? starts.length - 1 : starts.length);
	return {
		lines,
		lineAt(line, column) {
			if (theirStarts === starts) return Math.min(line, last);
			const offset = (theirStarts[line - 1] ?? text.length) + column - 1;
			return Math.min(placeOf(Math.min(offset, text.length)).line, last);
		},
		change([from, to], replacement) {
			const [start, end] = [from + mark, to + mark];
			if (start < 0 || end < start || end > text.length) return void 0;
			const first = placeOf(start);
			const beyond = placeOf(end);
			const touched = beyond.column === 1 && beyond.line > first.line ? beyond.line - 1 : beyond.line;
			return {
				unit: "utf-16",
				mark: "counted",
				changes: [{
					startLine: first.line,
					startColumn: first.column,
					endLine: beyond.line,
					endColumn: beyond.column,
					text: replacement
				}],
				original: {
					firstLine: first.line,
					lines: lines(first.line, touched)
				}
			};
		}
	};
}
/** https://tc39.es/ecma262/#sec-line-terminators; git knows only the newline. */
const LINE_END = /\r\n|[\r\n\u2028\u2029]/g;
const ODD_LINE_END = /\r(?!\n)|[\u2028\u2029]/;
/** Where the lines begin. */
function startsAfter(text, lineEnd, first) {
	const starts = [first];
	for (const { index, 0: end } of text.matchAll(lineEnd)) starts.push(index + end.length);
	return starts;
}
/** How many of the ascending numbers are not above the limit. */
function countUpTo(ascending, limit) {
	let low = 0;
	let high = ascending.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
		else high = middle;
	}
	return low;
}
// lib/core/intake/eslint.js
const EXPECTED$2 = "what `eslint --format json` prints is expected";
/** ESLint's JSON. https://eslint.org/docs/latest/use/formatters/#json */
function readEslint({ file, text }) {
	const reads = [];
	const notes = [];
	let suppressed = 0;
	for (const [number, entry] of resultsIn(file, text).entries()) {
		const shape = readShape(resultSchema, entry, RESULT_EXPECTED, `[${number}]`);
		if ("wrong" in shape) {
			reads.push({ bad: {
				origin: {
					file,
					index: reads.length
				},
				...shape.wrong
			} });
			continue;
		}
		const result = shape.data;
		suppressed += result.suppressedMessages?.length ?? 0;
		if (result.messages.length === 0) continue;
		const of = messageFile(result);
		if (of.fixed) notes.push(`${file}: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)(of.path)}: ESLint changed it, so lines are looked up by their text`);
		for (const [at, message] of result.messages.entries()) reads.push(readMessage(message, {
			file,
			index: reads.length
		}, of, `[${number}].messages[${at}]`));
	}
	if (suppressed > 0) notes.push(`${file}: ${suppressed} suppressed messages are not findings`);
	const intake = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.b)(reads);
	return {
		...intake,
		notes: [...intake.notes, ...notes]
	};
}
/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintresult-type */
const resultSchema = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
	filePath: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)().check((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.q)(1)),
	messages: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.I)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.G)()),
	suppressedMessages: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.I)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.G)())),
	source: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)()),
	output: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)()),
	errorCount: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.V)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.G)())
});
const RESULT_EXPECTED = {
	"": "a result is an object with \"filePath\" and \"messages\"",
	filePath: "a path such as \"/work/src/cart.js\" is required",
	messages: "a list of messages is required",
	suppressedMessages: "a list of messages is expected"
};
/** "source … is omitted if … the output property is present": the positions are those of the fixed text then. */
function messageFile({ filePath, source, output, errorCount }) {
	const seen = source ?? output ?? void 0;
	return {
		path: filePath,
		source: seen === void 0 ? void 0 : sourceText(seen),
		fixed: typeof source !== "string" && typeof output === "string",
		byEslint: errorCount !== void 0
	};
}
function resultsIn(file, text) {
	const parsed = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.j)(text);
	if (!parsed) {
		const { reason, line, column } = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)(text);
		throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.x(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED$2}`);
	}
	if (Array.isArray(parsed.value)) return parsed.value;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.x(`${file}: the document is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)(parsed.value)}; ${EXPECTED$2}`);
}
// lib/core/intake/rdjson/diagnostic-schema.js
const text = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)());
const whole = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.W)([(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.L)().check((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.K)(0)), (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)().check((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.J)(/^\d{1,10}$/))]));
const position = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
	line: whole,
	column: whole
}));
const range = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
	start: position,
	end: position
}));
const location = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
	path: text,
	range
}));
const related = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.I)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
	message: text,
	location
})));
/** https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto, whose fields may all be left out. */
const diagnosticSchema = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
	message: text,
	location,
	severity: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.V)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.G)()),
	source: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.W)([(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)(), (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({ name: text })])),
	code: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.W)([
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)(),
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.z)(),
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
			value: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.W)([(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)(), (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.z)()])),
			url: text
		})
	])),
	suggestions: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.I)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.B)({
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
	const unplaced = given.filter(({ change }) => unreliable || !change).map(({ text }) => unplacedFix(text));
	const notes = unreliable ? [`its suggestion is shown, not offered: ${unreliable}`] : [];
	return {
		placed: placedFixes(changes, unplaced.length === 0, habits),
		unplaced,
		notes
	};
}
/** Of several, a person must choose; and half of a fix is none. */
function placedFixes(changes, complete, { unit, mark, suggestions }) {
	const how = {
		unit,
		...mark && { mark }
	};
	const parts = suggestions === "parts" && complete ? inOrder(changes) : void 0;
	if (parts && parts.length > 0) return { fix: {
		changes: parts,
		...how
	} };
	const fixes = changes.map((change) => ({
		changes: [change],
		...how
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
	mark: "counted",
	suggestions: "alternatives",
	unreliable: "Biome before 2.5.6 may print words in place of code; update it to have buttons",
	placeless: {
		rule: "format",
		meaning: "Biome says that a file is not formatted, but not which; for buttons give it as a patch"
	}
}], ["ruff", {
	unit: "code-point",
	mark: "left-out",
	suggestions: "parts"
}]]);
function habitsOf(source) {
	return HABITS.get(source?.trim().toLowerCase() ?? "") ?? AS_SPECIFIED;
}
// lib/core/intake/rdjson/diagnostic.js
/** One `Diagnostic`, in the names of protocol buffers or in those of its JSON mapping. */
function readDiagnostic(value, origin, common = {}) {
	const shape = readShape(diagnosticSchema, value, EXPECTED$1);
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
			message: `is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)(path ?? void 0)}; ${EXPECTED$1["location.path"]}`
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
	const read = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.F)({
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
		if (!known) notes.push(`severity ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)(given)} is not known; valid: ${SEVERITY_NAMES.join(", ")}`);
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
		const place = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.o)(first === void 0 ? location.path : `${location.path}:${first}`);
		return [message?.trim() ? `- ${place}: ${message}` : `- ${place}`];
	});
	return lines.length === 0 ? [] : [`See also:\n\n${lines.join("\n")}`];
}
// lib/core/intake/rdjson.js
const EXPECTED = "reviewdog's {\"source\": …, \"diagnostics\": […]} is expected";
/** reviewdog's diagnostic format, one document. https://github.com/reviewdog/reviewdog/tree/master/proto/rdf */
function readRdjson({ file, text }) {
	const { source, severity, diagnostics = [] } = documentIn(file, text);
	if (!Array.isArray(diagnostics)) throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.x(`${file}: "diagnostics" is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)(diagnostics)}; a list is expected`);
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
	const { findings, bad, notes } = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.b)(rest);
	const counts = [...passed].map(([reason, count]) => `${file}: ${count} passed over: ${reason}`);
	return {
		findings,
		bad,
		notes: [...notes, ...counts]
	};
}
function documentIn(file, text) {
	const parsed = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.j)(text);
	if (!parsed) {
		const { reason, line, column } = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)(text);
		throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.x(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED}`);
	}
	if (isResult(parsed.value)) return parsed.value;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.x(`${file}: the document is ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)(parsed.value)}; ${EXPECTED}`);
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
// lib/core/intake/rdjsonl.js
/** One diagnostic of reviewdog's format a line; blank lines are passed over. A line that is no JSON is a bad entry. */
function readRdjsonl({ file, text }) {
	const lines = [...text.split("\n").entries()].filter(([, line]) => line.trim() !== "");
	const parsed = lines.map(([, line]) => (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.j)(line));
	const problem = (index) => problemOf(lines[index] ?? [0, ""]);
	if (parsed.every((line) => line === void 0)) throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.x(`${file}: not JSON Lines: ${problem(0)}`);
	return collectDiagnostics(file, parsed.map((line, index) => {
		const origin = {
			file,
			index
		};
		if (line) return readDiagnostic(line.value, origin);
		return { bad: {
			origin,
			field: "",
			message: `is not JSON: ${problem(index)}`
		} };
	}));
}
function problemOf([number, line]) {
	const { reason, column } = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.A)(line);
	return `${reason} at line ${number + 1}, column ${column}; one diagnostic a line is expected`;
}



/***/ })

};
;