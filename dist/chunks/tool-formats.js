"use strict";
exports.id = 556;
exports.ids = [556];
exports.modules = {

/***/ 4556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ tools_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);


// src/core/intake/shape.ts
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
		message: `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(found)}; ${expected[names] ?? "a text is expected"}`
	} };
}
/** `[2].messages[0].line` */
function fieldOf(path) {
	return path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`).join("").replace(/^\.+/, "");
}
// src/core/intake/unplaced-fix.ts
/** A fix whose place in the file cannot be told, as a part of the message: it is shown, and never offered. */
function unplacedFix(text, description) {
	const what = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.p)(description?.trim() || "Suggested");
	if (text === "") return `${what} (a deletion; its place cannot be told)`;
	return `${what} (its place cannot be told):\n\n${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.k)(text.replace(/\r?\n$/, "").split(/\r?\n/), "text")}`;
}
// src/core/intake/eslint/message.ts
/** One message of ESLint's JSON; `under` is its place in the document. */
function readMessage(value, origin, file, under) {
	const shape = readShape(messageSchema, value, EXPECTED$4, under);
	if ("wrong" in shape) return { bad: {
		origin,
		...shape.wrong
	} };
	const message = shape.data;
	const text = message.message;
	if (!text?.trim()) return { bad: {
		origin,
		field: `${under}.message`,
		message: `is missing; ${EXPECTED$4.message}`
	} };
	const range = linesOf$1(message, file.source);
	const fixes = fixesOf$1(message, file.source);
	const read = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ft)({
		path: file.path,
		...range,
		severity: severityOf$1(message),
		message: [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.p)(text), ...fixes.unplaced].join("\n\n"),
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
const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.en)(0)));
const fix = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
	range: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zt)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht)()]),
	text: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)()
}));
/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintmessage-type */
const messageSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
	message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)()),
	ruleId: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)()),
	severity: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)()),
	fatal: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)()),
	line: place,
	column: place,
	endLine: place,
	endColumn: place,
	fix,
	suggestions: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
		desc: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)()),
		fix
	})))
});
const LINE$1 = "a line is a whole number from 1 up, or left out for the whole file";
const COLUMN$1 = "a column is a whole number from 1 up, or left out";
const FIX = "an object with \"range\" and \"text\" is expected";
const RANGE = "two offsets into the source text are expected";
const EXPECTED$4 = {
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
// src/core/intake/sarif/budget.ts
/** No log that is meant seriously comes near. */
const MAX_GROWTH = 4;
const ANYWAY = 1e6;
function budgetFor(logLength) {
	return { left: MAX_GROWTH * logLength + ANYWAY };
}
/** Whether there is still room for so much text; then it is taken. */
function spend(budget, length) {
	if (length > budget.left) return false;
	budget.left -= length;
	return true;
}
// src/core/intake/eslint/source-text.ts
/** `text`: `source`, or `output` where fixes were made. It has the byte order mark that the offsets leave out. */
function sourceText(text, budget) {
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
	const lines = (first, last) => {
		if (!spend(budget, (starts[last] ?? text.length) - (starts[first - 1] ?? 0))) return void 0;
		return starts.slice(first - 1, last).map((start, index) => {
			const end = (starts[first + index] ?? text.length + 1) - 1;
			return text.slice(start, end).replace(/\r$/, "");
		});
	};
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
			const original = lines(first.line, touched);
			if (!original) return void 0;
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
					lines: original
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
// src/core/intake/eslint.ts
const EXPECTED$3 = "what `eslint --format json` prints is expected";
/** ESLint's JSON. https://eslint.org/docs/latest/use/formatters/#json */
function readEslint({ file, text }) {
	const reads = [];
	const notes = [];
	const budget = budgetFor(text.length);
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
		const of = messageFile(result, budget);
		if (of.fixed) notes.push(`${file}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(of.path)}: ESLint changed it, so lines are looked up by their text`);
		for (const [at, message] of result.messages.entries()) reads.push(readMessage(message, {
			file,
			index: reads.length
		}, of, `[${number}].messages[${at}]`));
	}
	if (suppressed > 0) notes.push(`${file}: suppressed, and so no findings: ${suppressed}`);
	const intake = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xt)(reads);
	return {
		...intake,
		notes: [...intake.notes, ...notes]
	};
}
/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintresult-type */
const resultSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
	filePath: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tn)(1)),
	messages: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)()),
	suppressedMessages: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)())),
	source: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)()),
	output: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)()),
	errorCount: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)())
});
const RESULT_EXPECTED = {
	"": "a result is an object with \"filePath\" and \"messages\"",
	filePath: "a path such as \"/work/src/cart.js\" is required",
	messages: "a list of messages is required",
	suppressedMessages: "a list of messages is expected"
};
/** "source … is omitted if … the output property is present": the positions are those of the fixed text then. */
function messageFile({ filePath, source, output, errorCount }, budget) {
	const seen = source ?? output ?? void 0;
	return {
		path: filePath,
		source: seen === void 0 ? void 0 : sourceText(seen, budget),
		fixed: typeof source !== "string" && typeof output === "string",
		byEslint: errorCount !== void 0
	};
}
function resultsIn(file, text) {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mt)(text);
	if (!parsed) {
		const { reason, line, column } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jt)(text);
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED$3}`);
	}
	if (Array.isArray(parsed.value)) return parsed.value;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: the document is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(parsed.value)}; ${EXPECTED$3}`);
}
// src/core/intake/rdjson/diagnostic-schema.ts
const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)());
const whole = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.en)(0)), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nn)(/^\d{1,10}$/))]));
const position = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
	line: whole,
	column: whole
}));
const range = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
	start: position,
	end: position
}));
const location = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
	path: text,
	range
}));
const related = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
	message: text,
	location
})));
/** https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto, whose fields may all be left out. */
const diagnosticSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
	message: text,
	location,
	severity: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)()),
	source: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({ name: text })])),
	code: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt)([
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gt)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
			value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gt)()])),
			url: text
		})
	])),
	suggestions: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Kt)({
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
const EXPECTED$2 = {
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
// src/core/intake/rdjson/range.ts
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
		start: placeOf$1(range?.start),
		end: placeOf$1(range?.end)
	};
}
function placeOf$1(position) {
	return {
		line: given(position?.line),
		column: given(position?.column)
	};
}
function given(value) {
	return Number(value ?? 0) || void 0;
}
// src/core/intake/rdjson/fixes.ts
/** What a diagnostic suggests: to be offered, to be chosen from, or only to be shown. */
function fixesOf({ suggestions, severity }, habits) {
	const given = (suggestions ?? []).map(({ range, text }) => ({
		text: text ?? "",
		change: changeOf(range, text ?? "")
	}));
	if (given.length === 0) return {
		placed: {},
		unplaced: []
	};
	const unreliable = severity === void 0 || severity === null ? habits.unreliable : void 0;
	const changes = unreliable ? [] : given.flatMap(({ change }) => change ?? []);
	const unplaced = given.filter(({ change }) => unreliable || !change).map(({ text }) => unplacedFix(text));
	return {
		placed: placedFixes(changes, unplaced.length === 0, habits),
		unplaced,
		...unreliable && { caution: unreliable }
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
// src/core/intake/rdjson/tool-quirks.ts
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
function quirksOf(source) {
	return HABITS.get(source?.trim().toLowerCase() ?? "") ?? AS_SPECIFIED;
}
// src/core/intake/rdjson/diagnostic.ts
/** One `Diagnostic`, in the names of protocol buffers or in those of its JSON mapping. */
function readDiagnostic(value, origin, common = {}) {
	const shape = readShape(diagnosticSchema, value, EXPECTED$2);
	if ("wrong" in shape) return { bad: {
		origin,
		...shape.wrong
	} };
	const diagnostic = shape.data;
	const source = sourceName(diagnostic.source) ?? common.source;
	const habits = quirksOf(source);
	const { rule, url } = codeOf(diagnostic.code);
	const path = diagnostic.location?.path;
	if (!path?.trim()) {
		if (!diagnostic.location && rule !== void 0 && rule === habits.placeless?.rule) return { passed: habits.placeless.meaning };
		return { bad: {
			origin,
			field: "location.path",
			message: `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(path ?? void 0)}; ${EXPECTED$2["location.path"]}`
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
		message: `is missing; ${EXPECTED$2.message}`
	} };
	const { severity, notes } = severityOf(diagnostic.severity, common.severity);
	const fixes = fixesOf(diagnostic, habits);
	const { first, last } = linesOf(diagnostic.location?.range);
	const read = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ft)({
		path,
		start_line: first,
		line: last,
		severity,
		message: [
			(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.p)(message),
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
		notes: [...read.notes, ...notes],
		...fixes.caution && { caution: fixes.caution }
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
		if (!known) notes.push(`severity ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(given)} is not known; valid: ${SEVERITY_NAMES.join(", ")}`);
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
		const said = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.p)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(message ?? "").trim());
		if (!location?.path?.trim()) return said ? [`- ${said}`] : [];
		const { first } = linesOf(location.range);
		const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.O)(first === void 0 ? location.path : `${location.path}:${first}`);
		return [said ? `- ${place}: ${said}` : `- ${place}`];
	});
	return lines.length === 0 ? [] : [`See also:\n\n${lines.join("\n")}`];
}
// src/core/intake/rdjson.ts
const EXPECTED$1 = "reviewdog's {\"source\": …, \"diagnostics\": […]} is expected";
/** reviewdog's diagnostic format, one document. https://github.com/reviewdog/reviewdog/tree/master/proto/rdf */
function readRdjson({ file, text }) {
	const { source, severity, diagnostics = [] } = documentIn(file, text);
	if (!Array.isArray(diagnostics)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: "diagnostics" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(diagnostics)}; a list is expected`);
	const common = {
		source: sourceName(source),
		severity
	};
	return collectDiagnostics(file, diagnostics.map((diagnostic, index) => readDiagnostic(diagnostic, {
		file,
		index
	}, common)));
}
/** What is true of many is told once, with their number. */
function collectDiagnostics(file, reads) {
	const { findings, bad, notes } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xt)(reads.flatMap((read) => "passed" in read ? [] : [read]));
	const passed = counted(reads.map((read) => "passed" in read ? read.passed : void 0));
	const shown = counted(reads.map((read) => "caution" in read ? read.caution : void 0));
	return {
		findings,
		bad,
		notes: [
			...notes,
			...passed.map(([why, count]) => `${file}: ${count} passed over: ${why}`),
			...shown.map(([why, count]) => `${file}: the suggestions of ${count} are shown, not offered: ${why}`)
		]
	};
}
function counted(texts) {
	const counts = /* @__PURE__ */ new Map();
	for (const text of texts) if (text !== void 0) counts.set(text, (counts.get(text) ?? 0) + 1);
	return [...counts];
}
function documentIn(file, text) {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mt)(text);
	if (!parsed) {
		const { reason, line, column } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jt)(text);
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED$1}`);
	}
	if (isResult(parsed.value)) return parsed.value;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: the document is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(parsed.value)}; ${EXPECTED$1}`);
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
// src/core/intake/rdjsonl.ts
/** One diagnostic of reviewdog's format a line; blank lines are passed over. A line that is no JSON is a bad entry. */
function readRdjsonl({ file, text }) {
	const lines = [...text.split("\n").entries()].filter(([, line]) => line.trim() !== "");
	const parsed = lines.map(([, line]) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mt)(line));
	const problem = (index) => problemOf(lines[index] ?? [0, ""]);
	if (parsed.every((line) => line === void 0)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: not JSON Lines: ${problem(0)}`);
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
	const { reason, column } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jt)(line);
	return `${reason} at line ${number + 1}, column ${column}; one diagnostic a line is expected`;
}
// src/core/intake/sarif/bad-field.ts
function badField(field, value, valid) {
	return { bad: {
		field,
		message: `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value)}; ${valid}`
	} };
}
/** The same field, seen from further up. */
function below(parent, { bad }) {
	return { bad: {
		field: bad.field === "" ? parent : `${parent}.${bad.field}`,
		message: bad.message
	} };
}
// src/core/intake/sarif/message.ts
/** Nothing: the message says nothing. SARIF 2.1.0, §3.11.7. */
function messageText(value, { rule, component }, budget) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(value)) return void 0;
	const message = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(value);
	if (!message) return badField("", value, "a message is an object with \"text\" or \"id\"");
	for (const field of ["text", "markdown"]) if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(message[field]) && typeof message[field] !== "string") return badField(field, message[field], "a text is expected");
	const values = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(message.arguments);
	const own = written(message);
	if (own && values.length === 0) return own;
	const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(message.id);
	const template = own ?? written((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(rule?.messageStrings, id))) ?? written((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(component?.globalMessageStrings, id)));
	return template && filled(template, values, budget);
}
function written(message) {
	const markdown = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(message?.markdown);
	if (markdown !== void 0) return {
		text: markdown,
		markdown: true
	};
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(message?.text);
	return text === void 0 ? void 0 : {
		text,
		markdown: false
	};
}
/**
* Only a message with arguments is a template: the others have braces of their own, such as `${{ github.actor }}`,
* and few tools double them.
*/
function filled(template, values, budget) {
	if (!spend(budget, template.text.length)) return {
		...template,
		text: `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(template.text, CUT)}…`
	};
	if (values.length === 0) return template;
	const text = template.text.replace(/\{\{|\}\}|\{(\d{1,5})\}/g, (found, index) => {
		if (index === void 0) return found.charAt(0);
		const value = values[Number(index)];
		return typeof value === "string" && spend(budget, value.length) ? value : found;
	});
	return {
		...template,
		text
	};
}
const CUT = 1e3;
// src/core/intake/sarif/region.ts
/**
* The lines that a region touches. Columns matter only where it ends before the first character of a line: that
* line is none of it. SARIF 2.1.0, §3.30.2.
*/
function regionLines({ startLine, endLine, endColumn }, columnsCount) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(startLine)) return { lines: void 0 };
	const first = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(startLine, 1);
	if (first === void 0) return badField("startLine", startLine, A_LINE);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(endLine)) return { lines: {
		first,
		last: first
	} };
	const last = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(endLine, 1);
	if (last === void 0) return badField("endLine", endLine, A_LINE);
	if (last < first) return badField("endLine", endLine, `the region begins at line ${first}`);
	return { lines: {
		first,
		last: columnsCount && endColumn === 1 && last > first ? last - 1 : last
	} };
}
const A_LINE = "a line is a whole number from 1 up";
/** No columns: by the specification the whole lines, without the newline of the last one. */
function isWholeLines({ startLine, startColumn, endColumn }) {
	return !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(startLine) && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(endColumn) && ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(startColumn) || startColumn === 1);
}
/** `first` to `last` in words that the fingerprint of a finding knows to be line numbers. */
function linesText(lines) {
	if (!lines) return "";
	return lines.first === lines.last ? ` line ${lines.first}` : ` lines ${lines.first} to ${lines.last}`;
}
// src/core/intake/sarif/replacement.ts
/** The end of a region without `endColumn` is that of its last line, without the newline. SARIF 2.1.0, §3.30.2, §3.57. */
function readReplacement(replacement) {
	const region = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(replacement.deletedRegion);
	const text = insertedText(replacement);
	if (text === void 0) return { unclear: "its content is not text" };
	if (!region) return { unclear: "it names no place" };
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(region.startLine)) return { unclear: "its place is counted in bytes or characters of the file" };
	const startLine = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(region.startLine, 1);
	const endLine = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(region.endLine ?? region.startLine, 1);
	const startColumn = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(region.startColumn ?? 1, 1);
	const endColumn = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(region.endColumn) ? _start_js__WEBPACK_IMPORTED_MODULE_1__.b : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(region.endColumn, 1);
	if (!startLine || !endLine || !startColumn || !endColumn) return { unclear: "its place cannot be read" };
	if (endLine < startLine || endLine === startLine && endColumn < startColumn) return { unclear: "it ends before it begins" };
	const unclear = isWholeLines(region) ? doubtInLines(text) : void 0;
	if (unclear !== void 0) return { unclear };
	return {
		startLine,
		startColumn,
		endLine,
		endColumn,
		text
	};
}
/** Nothing where the content is not text; absent content is a deletion. */
function insertedText(replacement) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(replacement.insertedContent);
	if (!content) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(replacement.insertedContent) ? "" : void 0;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(content.text)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(content.binary) ? "" : void 0;
	return typeof content.text === "string" ? content.text : void 0;
}
/** Snyk puts the package to upgrade to in the place of a whole line of the manifest, often the first. */
const PACKAGE = /^@?[^\s@]+@[^\s@]+$/;
/** By the letter the newline would be one too many; whether it is meant so, nobody knows. */
function doubtInLines(text) {
	if (PACKAGE.test(text)) return "it names a package, not the line to write";
	return text.endsWith("\n") ? "it may or may not mean to leave an empty line" : void 0;
}
// src/core/intake/sarif/snippet.ts
/**
* The lines that the tool saw where it would change something. A snippet counts only where its region is whole lines:
* with columns it is a part of them, or more, as each tool likes.
*/
function linesSeen(fix, location, budget) {
	const deleted = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(onlyIn(onlyIn(fix.artifactChanges)?.replacements)?.deletedRegion);
	const physical = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(location?.physicalLocation);
	const regions = [
		deleted,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(physical?.contextRegion),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(physical?.region)
	];
	for (const region of regions) {
		const seen = region && exactLines(region, budget);
		if (seen) return seen;
	}
}
function onlyIn(value) {
	const list = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(value);
	return list.length === 1 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(list[0]) : void 0;
}
/** The snippet of a location is read anew for each of its fixes. */
function exactLines(region, budget) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(region.snippet)?.text;
	const read = regionLines(region, true);
	if (typeof text !== "string" || !isWholeLines(region) || "bad" in read || !read.lines) return void 0;
	const { first, last } = read.lines;
	if (!spend(budget, text.length)) return void 0;
	const lines = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.y)(text);
	return lines.length === last - first + 1 ? {
		firstLine: first,
		lines
	} : void 0;
}
// src/core/intake/sarif/fixes.ts
const NONE = {
	fixes: {},
	told: []
};
/** One fix may have the button; of several, equal ones counted once, a person must choose. */
function readFixes(message, told) {
	const all = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(told.result.fixes);
	if (all.length === 0) return NONE;
	const read = all.map((fix) => readFix(fix, message, told));
	const unclear = distinct(read.flatMap((fix) => "text" in fix ? fix.text : []));
	const clear = read.flatMap((fix) => "changes" in fix ? fix : []);
	const different = [...new Map(clear.map((fix) => [keyOf(fix), fix])).values()];
	const [only] = different;
	if (only && different.length + unclear.length === 1) return {
		fixes: { fix: only },
		told: []
	};
	return {
		fixes: different.length === 0 ? {} : { alternatives: different },
		told: unclear
	};
}
function distinct(texts) {
	return [...new Set(texts)];
}
function keyOf({ changes, elsewhere }) {
	return JSON.stringify([changes, elsewhere]);
}
function readFix(fix, message, told) {
	const description = descriptionOf(fix, message, told);
	const files = filesOf(fix, told);
	const unclear = files.flatMap((file) => "unclear" in file ? file.unclear : [])[0];
	const clear = files.flatMap((file) => "changes" in file ? file : []);
	const own = clear.find(({ path }) => path === told.place.path);
	const elsewhere = clear.filter((file) => file !== own).map(({ path, changes }) => ({
		path,
		changes
	}));
	const reason = unclear ?? (own ? void 0 : "it is for another file");
	if (!own || reason !== void 0) return { text: unclearText(reason ?? "", description, files) };
	const original = linesSeen(fix, told.location, told.run.budget);
	return {
		changes: own.changes,
		unit: told.run.unit,
		...description === void 0 ? {} : { description },
		...original ? { original } : {},
		...elsewhere.length === 0 ? {} : { elsewhere }
	};
}
/** Semgrep begins with the message of the result. */
function descriptionOf({ description }, message, { rule, run }) {
	const read = messageText(description, rule, run.budget);
	if (!read || "bad" in read) return void 0;
	const text = read.text.startsWith(message) ? read.text.slice(message.length) : read.text;
	return text.trim() === "" ? void 0 : text.trim();
}
/** More is no fix that a person can check. */
const MAX_CHANGES = 1e3;
/** One file may be named twice. */
function filesOf(fix, { run }) {
	const files = /* @__PURE__ */ new Map();
	for (const change of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(fix.artifactChanges)) {
		const artifact = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(change.artifactLocation);
		const read = artifact ? run.pathOf(artifact) : { path: void 0 };
		const path = ("path" in read ? read.path : void 0) ?? "";
		const replacements = files.get(path) ?? [];
		for (const replacement of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(change.replacements)) replacements.push(replacement);
		files.set(path, replacements);
	}
	return [...files].map(([path, replacements]) => changedFile(path, replacements));
}
function changedFile(path, replacements) {
	const texts = replacements.map((replacement) => insertedText(replacement) ?? "");
	const unclear = (reason) => ({
		path,
		texts,
		unclear: reason
	});
	if (path === "") return unclear("it names no file");
	if (replacements.length === 0) return unclear("it changes nothing");
	if (replacements.length > MAX_CHANGES) return unclear(`it has ${replacements.length} parts`);
	const read = replacements.map(readReplacement);
	const wrong = read.find((change) => "unclear" in change);
	if (wrong) return unclear(wrong.unclear);
	const changes = read.flatMap((change) => "text" in change ? change : []).toSorted(byStart);
	return changes.some(overlapsNext) ? unclear("its parts overlap") : {
		path,
		texts,
		changes
	};
}
function byStart(one, other) {
	return one.startLine - other.startLine || one.startColumn - other.startColumn;
}
/** An insertion before what is replaced is clear; after it, at the same place, it is not. */
function overlapsNext({ endLine, endColumn }, index, all) {
	const next = all[index + 1];
	if (!next) return false;
	return next.startLine < endLine || next.startLine === endLine && next.startColumn < endColumn;
}
function unclearText(reason, description, files) {
	const what = description === void 0 ? "" : ` ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.p)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(description))}`;
	const blocks = files.flatMap(({ path, texts }) => [...path === "" ? [] : [`In ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.O)(path)}:`], ...texts.map((text) => text === "" ? "Delete." : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.k)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.y)(text), "text"))]);
	return [`The tool has a fix that no button can make: ${reason}.${what}`, ...blocks].join("\n\n");
}
// src/core/intake/sarif/location.ts
const NOWHERE = {
	path: void 0,
	lines: void 0
};
function placeOf(location, { pathOf, columnsCount }) {
	const physical = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(location.physicalLocation);
	const artifact = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(physical?.artifactLocation);
	if (!physical || !artifact) return NOWHERE;
	const read = pathOf(artifact);
	if ("bad" in read) return below("physicalLocation.artifactLocation", read);
	const region = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(physical.region);
	const span = region ? regionLines(region, columnsCount) : { lines: void 0 };
	if ("bad" in span) return below("physicalLocation.region", span);
	return read.path === void 0 ? NOWHERE : {
		...read,
		lines: span.lines
	};
}
function samePlace(one, other) {
	return one.path === other.path && one.lines?.first === other.lines?.first && one.lines?.last === other.lines?.last;
}
/** A place in words, in Markdown; nothing where there is none. */
function placeText({ path, lines }) {
	return path === void 0 ? void 0 : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.O)(path) + linesText(lines);
}
/** The construct that a location names: all there is where the tool knows no file. */
function logicalName(location, run) {
	for (const own of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(location.logicalLocations)) {
		const shared = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(run.logicalLocations)[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(own.index, 0) ?? -1]);
		const name = nameIn(own) ?? nameIn(shared);
		if (name !== void 0) return name;
	}
}
function nameIn(logical) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(logical?.fullyQualifiedName, MAX_NAME$1) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(logical?.name, MAX_NAME$1);
}
const MAX_NAME$1 = 500;
// src/core/intake/sarif/links.ts
/**
* A message in Markdown. `[here](1)` names the location with that id; a plain text is escaped, and its links to the
* web are made links. SARIF 2.1.0, §3.11.6.
*/
function messageToMarkdown({ text, markdown }, targetOf) {
	const write = markdown ? asIs : _start_js__WEBPACK_IMPORTED_MODULE_1__.d;
	const read = markdown ? asIs : unescaped;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.f)(text.trim(), (prose) => {
		let made = "";
		let at = 0;
		for (const { from, to, shown, destination } of linksIn(prose)) {
			const link = linkTo(destination, write(read(shown)), targetOf, markdown);
			if (link === void 0) continue;
			made += write(prose.slice(at, from)) + link;
			at = to;
		}
		return at === 0 ? write(prose) : made + write(prose.slice(at));
	});
}
function asIs(text) {
	return text;
}
function unescaped(linkText) {
	return linkText.replace(/\\([\\[\]])/g, "$1");
}
function linkTo(destination, shown, targetOf, markdown) {
	if (/^\d{1,9}$/.test(destination)) return targetOf(Number(destination), shown);
	return !markdown && /^https?:\/\/[^\s<>]+$/i.test(destination) ? `[${shown}](<${destination}>)` : void 0;
}
const MAX_ADDRESS = 2e3;
/** Found from their middle, so that no text is looked at twice. */
function* linksIn(prose) {
	let end = 0;
	let close = -1;
	for (let middle = prose.indexOf("]("); middle >= 0; middle = prose.indexOf("](", middle + 1)) {
		if (middle < end || isEscaped(prose, middle)) continue;
		if (close < middle) close = prose.indexOf(")", middle);
		if (close < 0) return;
		const from = openingBracket(prose, end, middle);
		if (from === void 0 || from + 1 === middle || close - middle > MAX_ADDRESS) continue;
		end = close + 1;
		yield {
			from,
			to: end,
			shown: prose.slice(from + 1, middle),
			destination: prose.slice(middle + 2, close)
		};
	}
}
/** The bracket that opens the link text; brackets inside it are escaped. */
function openingBracket(prose, from, end) {
	for (let at = end - 1; at >= from; at--) {
		const char = prose[at];
		if ((char === "[" || char === "]") && !isEscaped(prose, at)) return char === "[" ? at : void 0;
	}
}
function isEscaped(prose, at) {
	let before = at;
	while (prose[before - 1] === "\\") before--;
	return (at - before) % 2 === 1;
}
// src/core/intake/sarif/result-text.ts
/** What a result says, in Markdown: its message, then the places that neither the message nor the comment shows. */
function tellResult(message, told) {
	const { result, run, place } = told;
	const related = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(result.relatedLocations);
	const byId = new Map(related.map((location) => [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(location.id, 0), location]));
	const linked = /* @__PURE__ */ new Set();
	const remarks = /* @__PURE__ */ new Map();
	const remarkOn = (location) => {
		if (!remarks.has(location)) remarks.set(location, remark(location, told));
		return remarks.get(location);
	};
	return [
		message && messageToMarkdown(message, (id, shown) => {
			const location = byId.get(id);
			const where = location && nameOf(location, run);
			if (!location || where === void 0) return void 0;
			if ([void 0, shown].includes(remarkOn(location))) linked.add(location);
			return `${shown} (${where})`;
		}),
		listOf("Also here:", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(result.locations).filter((location) => !samePlace(placeIn(location, run), place)), told),
		listOf("Related:", related.filter((location) => !linked.has(location)), told)
	].filter((piece) => piece !== void 0);
}
/** More places help nobody. */
const MAX_NAMED = 30;
function listOf(heading, locations, told) {
	const items = locations.slice(0, MAX_NAMED).flatMap((location) => {
		const item = [nameOf(location, told.run), remark(location, told)].filter((part) => part !== void 0);
		return item.length === 0 ? [] : [`- ${item.join(": ")}`];
	});
	const more = locations.length > MAX_NAMED ? [`- and ${locations.length - MAX_NAMED} more`] : [];
	return items.length === 0 ? void 0 : [
		heading,
		"",
		...items,
		...more
	].join("\n");
}
function nameOf(location, run) {
	const name = placeText(placeIn(location, run)) ?? constructText(location, run);
	return name !== void 0 && spend(run.budget, name.length) ? name : void 0;
}
function constructText(location, run) {
	const name = logicalName(location, run.object);
	return name === void 0 ? void 0 : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.O)(name);
}
/** A place that cannot be read costs only itself. */
function placeIn(location, run) {
	const place = placeOf(location, run);
	return "bad" in place ? NOWHERE : place;
}
/** What is said of a place, on one line. */
function remark(location, { run, rule }) {
	const message = messageText(location.message, rule, run.budget);
	if (!message || "bad" in message) return void 0;
	return messageToMarkdown({
		...message,
		text: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(message.text)
	}, () => void 0);
}
// src/core/intake/sarif/rule-text.ts
/** What is said of the rule beside the message: nothing that the message or the rule's id says already. */
function ruleText({ id, rule }, message) {
	const title = rule && titleOf(rule);
	const url = rule && helpOf(rule);
	const category = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(rule?.properties)?.category, MAX_TITLE);
	return {
		...title !== void 0 && tellsMore(title, id, message) ? { title } : {},
		...id === void 0 ? {} : { rule: id },
		...url === void 0 ? {} : { url },
		...category === void 0 || category === "No category provided" ? {} : { category }
	};
}
const MAX_TITLE = 200;
/** Ruff describes a rule by the template of its messages: "`{name}` imported but unused". */
const TEMPLATE = /\{\w+\}/;
function titleOf(rule) {
	const described = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(rule.shortDescription)?.text);
	if (described !== void 0 && described.length <= MAX_TITLE && !TEMPLATE.test(described)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(described).trim();
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(rule.name) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(rule.properties)?.name);
	return name !== void 0 && name.length <= MAX_TITLE ? name : void 0;
}
function tellsMore(title, id, message) {
	const said = title.toLowerCase().replace(/\.$/, "");
	if (id !== void 0 && (said.includes(id.toLowerCase()) || id.toLowerCase().includes(said))) return false;
	return !message.toLowerCase().includes(said);
}
const MAX_URI$1 = 2e3;
/** Only what a browser opens. */
function helpOf(rule) {
	const uri = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(rule.helpUri);
	return uri !== void 0 && uri.length <= MAX_URI$1 && /^https?:\/\//i.test(uri) && URL.canParse(uri) ? uri : void 0;
}
// src/core/intake/sarif/severity.ts
const LEVELS = /* @__PURE__ */ new Map([
	["error", "error"],
	["warning", "warning"],
	["note", "info"],
	["none", "info"]
]);
/**
* The level of the result, else of its rule, else what `security-severity` stands for, else `warning`. Results that
* are no failures have no level. SARIF 2.1.0, §3.27.10.
*/
function readLevel(result, rule) {
	const { level, kind } = result;
	const own = LEVELS.get(level);
	if (own) return { severity: own };
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(level)) return {
		severity: "warning",
		note: `level ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(level)} is not known and is taken as warning`
	};
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(kind) && kind !== "fail") return { severity: "info" };
	return { severity: LEVELS.get((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(rule?.defaultConfiguration)?.level) ?? byScore(result) ?? byScore(rule) ?? "warning" };
}
/**
* A CVSS score from 0 to 10, with GitHub's bounds.
* https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
*/
function byScore(holder) {
	const value = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(holder?.properties, "security-severity");
	const score = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
	if (typeof score !== "number" || !(score > 0 && score <= 10)) return void 0;
	return score >= 7 ? "error" : score >= 4 ? "warning" : "info";
}
// src/core/intake/sarif/result.ts
function readResult(result, run, origin) {
	const passedOver = passOver(result);
	if (passedOver) return { passedOver };
	const rule = run.ruleOf(result);
	const message = messageText(result.message, rule, run.budget);
	if (message && "bad" in message) return below("message", message);
	const found = findPlace(result, run);
	if ("bad" in found) return found;
	const told = {
		result,
		run,
		rule,
		...found
	};
	const { place } = found;
	const about = ruleText(rule, message?.text ?? "");
	const { fixes, told: unclearFixes } = readFixes(message?.text ?? "", told);
	const pieces = [
		...tellResult(message, told),
		...construct(result, place, run),
		...unclearFixes
	];
	if (pieces.length === 0 && about.title === void 0) return { bad: MISSING_MESSAGE };
	const { severity, note } = readLevel(result, rule.rule);
	return {
		finding: {
			origin,
			kind: "tool",
			path: place.path ?? "",
			...place.root === void 0 ? {} : { root: place.root },
			...lineFields(place),
			severity,
			...about,
			...pieces.length === 0 ? {} : { message: pieces.join("\n\n") },
			...run.source === void 0 ? {} : { source: run.source },
			...fixes
		},
		...note === void 0 ? {} : { note }
	};
}
const MISSING_MESSAGE = {
	field: "message",
	message: "says nothing; a result needs a \"text\", or an \"id\" among the messages of its rule"
};
/** What has a level is a problem, whatever its kind says: the specification has both only for failures. */
function passOver({ suppressions, kind, level, baselineState }) {
	if (baselineState === "absent") return "gone";
	if ((kind === "pass" || kind === "notApplicable") && ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(level) || level === "none")) return "passed";
	const asked = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(suppressions);
	return asked.length > 0 && asked.every(isInForce) ? "suppressed" : void 0;
}
/** A suppression that is under review or rejected is none. */
function isInForce(value) {
	const suppression = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(value);
	return suppression !== void 0 && ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(suppression.status) || suppression.status === "accepted");
}
/** The first location with a file; else the file that was analysed. */
function findPlace(result, run) {
	for (const [index, value] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(result.locations).entries()) {
		const location = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(value);
		if (!location) continue;
		const place = placeOf(location, run);
		if ("bad" in place) return below(`locations[${index}]`, place);
		if (place.path !== void 0) return {
			place,
			location
		};
	}
	const target = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(result.analysisTarget);
	const read = target ? run.pathOf(target) : NOWHERE;
	if ("bad" in read) return below("analysisTarget", read);
	return {
		place: {
			...read,
			lines: void 0
		},
		location: void 0
	};
}
function lineFields({ lines }) {
	if (!lines) return {};
	return lines.first === lines.last ? { line: lines.last } : {
		startLine: lines.first,
		line: lines.last
	};
}
/** Without a file, the name of a function or of a package is all there is. */
function construct(result, { path }, run) {
	if (path !== void 0) return [];
	const names = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(result.locations).flatMap((location) => logicalName(location, run.object) ?? []);
	return [...new Set(names)].slice(0, MAX_NAMES).map((name) => `In ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.O)(name)}.`);
}
const MAX_NAMES = 10;
// src/core/intake/sarif/notification.ts
/**
* ESLint's formatter reports files that cannot be parsed here and nowhere else. A warning without a line is about
* the tool, such as a file it was told to ignore.
*/
function readNotification(notification, run, origin) {
	const level = notification.level ?? "warning";
	if (level !== "error" && level !== "warning") return void 0;
	const { message, locations } = notification;
	const read = readResult({
		level,
		message,
		locations,
		ruleId: idIn(notification.descriptor) ?? idIn(notification.associatedRule)
	}, run, origin);
	if ("finding" in read) {
		const { path, line } = read.finding;
		if (path !== "" && (line !== void 0 || level === "error")) return { finding: read.finding };
	}
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(message)?.text);
	return text === void 0 ? void 0 : { remark: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(text, MAX_REMARK)) };
}
const MAX_REMARK = 300;
function idIn(reference) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(reference)?.id);
}
function notificationsIn(run) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(run.invocations).flatMap((invocation) => [...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(invocation.toolConfigurationNotifications), ...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(invocation.toolExecutionNotifications)]);
}
// src/core/intake/sarif/artifact-path.ts
/** Paths as the diff may know them: URIs decoded, `file:` and base ids resolved. SARIF 2.1.0, §3.4. */
function pathReader(run) {
	const artifacts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(run.artifacts);
	const byIndex = /* @__PURE__ */ new Map();
	const baseOf = baseReader(run);
	const locate = (uri, baseId) => {
		if (!isRelative(uri)) return { path: absolutePath(uri) };
		const { before, root } = baseOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(baseId));
		return {
			path: before + decoded(uri),
			root
		};
	};
	return (location) => {
		const { uri, index } = location;
		if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(uri)) return known(index);
		if (typeof uri !== "string") return badField("uri", uri, "a URI such as \"src/cart.ts\" is expected");
		if (uri.length > MAX_URI) return badField("uri", uri, `at most ${MAX_URI} characters are read`);
		return uri === "" ? { path: void 0 } : locate(uri, location.uriBaseId);
	};
	/** Read once: a log may name one artifact for all its results. */
	function known(index) {
		const path = byIndex.get(index) ?? indexed(index);
		if (typeof index === "number") byIndex.set(index, path);
		return path;
	}
	function indexed(index) {
		if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(index) || index === -1) return { path: void 0 };
		const artifact = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(artifacts[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(index, 0) ?? -1]);
		if (!artifact) return badField("index", index, `the run has ${artifacts.length} artifacts, counted from 0`);
		const { uri, uriBaseId } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(artifact.location) ?? {};
		if (typeof uri !== "string") return { path: void 0 };
		if (uri.length > MAX_URI) return badField("index", index, `at most ${MAX_URI} characters of a URI are read`);
		const parent = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(artifacts[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(artifact.parentIndex, 0) ?? -1])?.location);
		return parent ? { path: `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(parent.uri, MAX_URI) ?? ""}!/${decoded(uri)}` } : locate(uri, uriBaseId);
	}
}
/** Ids that tools give the root of the repository, wherever that lay on the machine they ran on. */
const ROOT_ID = /^%?(?:(?:src|source|repo|repository|project|git)_?root|root_?path|root|workspace)%?$/i;
const MAX_CHAIN = 20;
/** No file has a longer path: PATH_MAX is 4096 bytes. */
const MAX_URI = 4096;
const MAX_BASE = 1e3;
/**
* What stands before a relative URI: nothing for the root of the repository and for ids that the log does not
* explain, else the directory that the id stands for.
*/
function baseReader(run) {
	const bases = /* @__PURE__ */ new Map();
	return (id) => {
		if (id === void 0) return { before: "" };
		const known = bases.get(id);
		if (known !== void 0) return known;
		const base = resolveBase(run.originalUriBaseIds, id);
		bases.set(id, base);
		return base;
	};
}
function resolveBase(baseIds, id) {
	let before = "";
	let at = id;
	for (let step = 0; at !== void 0 && step < MAX_CHAIN && before.length < MAX_BASE; step++) {
		const location = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(baseIds, at));
		const uri = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(location?.uri);
		if (uri === void 0 || uri.length > MAX_BASE) return { before };
		if (!isRelative(uri)) {
			const root = withSlash(absolutePath(uri));
			return ROOT_ID.test(at) ? {
				before,
				root
			} : { before: root + before };
		}
		before = withSlash(decoded(uri)) + before;
		at = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(location?.uriBaseId);
	}
	return { before: at === void 0 ? before : "" };
}
function withSlash(directory) {
	return directory.endsWith("/") ? directory : `${directory}/`;
}
/** One letter is a drive of Windows. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i;
const DRIVE = /^[a-z]:[\\/]/i;
function isRelative(uri) {
	return !SCHEME.test(uri) && !DRIVE.test(uri) && !/^[\\/]/.test(uri);
}
/** `file:///C:/a%20b` is `C:/a b`. What is no file is named as it is: no path of a diff looks like it. */
function absolutePath(uri) {
	const file = /^file:(?:\/\/(?:localhost(?=\/))?)?/i.exec(uri)?.[0];
	if (file === void 0) return SCHEME.test(uri) ? uri : decoded(uri);
	const path = decoded(uri.slice(file.length));
	return /^\/[a-z]:/i.test(path) ? path.slice(1) : path;
}
/** Many tools write paths where a URI belongs: what is not encoded stays. */
function decoded(uri) {
	if (!uri.includes("%")) return uri;
	try {
		return decodeURIComponent(uri);
	} catch {
		return uri;
	}
}
// src/core/intake/sarif/rule.ts
/**
* Rules by index where the index can be trusted, else by id: in the component that the result names, then in the
* driver, then in all extensions. SARIF 2.1.0, §3.52.3.
*/
function ruleFinder(run) {
	const tool = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(run.tool);
	const driver = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(tool?.driver) ?? {};
	const extensions = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(tool?.extensions);
	const indexOf = indexer();
	const everywhere = once(() => [driver, ...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(extensions)]);
	const byGuid = once(() => new Map(everywhere().map((component) => [component.guid, component])));
	const byId = once(() => rulesById(everywhere()));
	return (result) => {
		const reference = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(result.rule);
		const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(result.ruleId) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(reference?.id);
		const component = componentOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(reference?.toolComponent));
		const index = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(reference?.index) ? result.ruleIndex : reference?.index;
		const rule = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(component.rules)[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(index, 0) ?? -1]);
		if (rule && isRuleOf(id, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(rule.id))) return {
			id: id ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(rule.id, MAX_ID),
			rule,
			component
		};
		return {
			id,
			...(id === void 0 ? void 0 : lookUp(indexOf(component), id) ?? lookUp(byId(), id)) ?? {
				rule: void 0,
				component
			}
		};
	};
	function componentOf(reference) {
		if (!reference) return driver;
		const index = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(reference.index, 0);
		if (index !== void 0) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(extensions[index]) ?? driver;
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(reference.guid) === void 0 ? driver : byGuid().get(reference.guid) ?? driver;
	}
}
const MAX_ID = 500;
/** An index may be wrong; `CA5350/md5` is a case of the rule `CA5350`. */
function isRuleOf(id, ruleId) {
	if (id === void 0 || ruleId === void 0 || id === ruleId) return true;
	return id[ruleId.length] === "/" && id.startsWith(ruleId);
}
function lookUp(rules, id) {
	return rules.get(id) ?? rules.get(id.slice(0, Math.max(0, id.lastIndexOf("/"))));
}
/** Of several rules with one id the first. */
function rulesById(components) {
	const rules = /* @__PURE__ */ new Map();
	for (const component of components) for (const rule of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(component.rules)) {
		const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)(rule.id);
		if (id !== void 0 && !rules.has(id)) rules.set(id, {
			rule,
			component
		});
	}
	return rules;
}
/** The rules of one component by their ids, made when first needed. */
function indexer() {
	const made = /* @__PURE__ */ new Map();
	return (component) => {
		const rules = made.get(component) ?? rulesById([component]);
		made.set(component, rules);
		return rules;
	};
}
function once(make) {
	let made;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
// src/core/intake/sarif/run.ts
function openRun(object, budget) {
	const source = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(object.tool)?.driver)?.name, MAX_NAME);
	return {
		object,
		source,
		unit: UNITS.get(object.columnKind) ?? "unknown",
		columnsCount: source !== "Trivy",
		pathOf: pathReader(object),
		ruleOf: ruleFinder(object),
		budget
	};
}
const MAX_NAME = 200;
const UNITS = /* @__PURE__ */ new Map([["utf16CodeUnits", "utf-16"], ["unicodeCodePoints", "code-point"]]);
// src/core/intake/sarif.ts
/** SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html */
function readSarif({ file, text }) {
	const log = parseLog(file, text);
	const reading = {
		file,
		next: 0,
		intake: {
			findings: [],
			bad: [],
			notes: []
		},
		passedOver: /* @__PURE__ */ new Map()
	};
	const budget = budgetFor(text.length);
	if (log.version !== VERSION) reading.intake.notes.push(`${file}: ${OWN_VERSION}`);
	for (const [index, value] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(log.runs).entries()) {
		const at = `runs[${index}]`;
		const object = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(value);
		if (!object) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: "${at}" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value)}; a run is an object`);
		readRun(openRun(object, budget), at, reading);
	}
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(log.inlineExternalProperties).length > 0) reading.intake.notes.push(`${file}: ${NOT_READ}`);
	for (const [reason, count] of reading.passedOver) reading.intake.notes.push(`${file}: ${count} ${PASSED_OVER[reason][count === 1 ? 0 : 1]}`);
	return reading.intake;
}
const VERSION = "2.1.0";
const EXPECTED = "a SARIF 2.1.0 log is expected";
const OWN_VERSION = "ast-grep writes its own version for that of SARIF; it is read as SARIF 2.1.0";
const NOT_READ = "results in external property files are not read";
const PASSED_OVER = {
	suppressed: ["suppressed result is not a finding", "suppressed results are not findings"],
	passed: ["result without a problem is not a finding", "results without a problem are not findings"],
	gone: ["result of an earlier run is gone", "results of an earlier run are gone"]
};
function parseLog(file, text) {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Mt)(text);
	if (!parsed) {
		const { reason, line, column } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jt)(text);
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED}`);
	}
	const log = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(parsed.value);
	if (!log) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: the document is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(parsed.value)}; ${EXPECTED}`);
	const { version, runs } = log;
	if (version !== VERSION && !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(log)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: "version" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(version)}; only SARIF 2.1.0 is read`);
	if (!Array.isArray(runs)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: "runs" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(runs)}; a SARIF log has a list of runs`);
	return log;
}
function readRun(run, at, reading) {
	const { file, intake } = reading;
	const { results } = run.object;
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(results) && !Array.isArray(results)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.St(`${file}: "${at}.results" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(results)}; a list of results is expected`);
	for (const [index, result] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(results).entries()) readEntry(result, run, `${at}.results[${index}]`, reading);
	readNotifications(run, at, reading);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(run.object.externalPropertyFileReferences)?.results !== void 0) intake.notes.push(`${file}: ${at}: ${NOT_READ}`);
}
function readEntry(value, run, at, reading) {
	const { intake, passedOver } = reading;
	const origin = {
		file: reading.file,
		index: reading.next++
	};
	const result = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(value);
	if (!result) {
		const message = `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value)}; a result is an object with "message" and "locations"`;
		intake.bad.push({
			origin,
			field: at,
			message
		});
		return;
	}
	const read = readResult(result, run, origin);
	if ("bad" in read) intake.bad.push({
		origin,
		field: `${at}.${read.bad.field}`,
		message: read.bad.message
	});
	else if ("passedOver" in read) passedOver.set(read.passedOver, (passedOver.get(read.passedOver) ?? 0) + 1);
	else {
		intake.findings.push(read.finding);
		if (read.note !== void 0) intake.notes.push(`${origin.file}: finding ${origin.index}: ${read.note}`);
	}
}
const MAX_REMARKS = 10;
/** What a tool says of its own run; a run that failed may lack findings. */
function readNotifications(run, at, reading) {
	const { file, intake } = reading;
	const who = run.source ?? at;
	const remarks = [];
	for (const notification of notificationsIn(run.object)) {
		const read = readNotification(notification, run, {
			file,
			index: reading.next
		});
		if (!read) continue;
		if ("remark" in read) remarks.push(`${file}: ${who} reports: ${read.remark}`);
		else intake.findings.push(read.finding);
		reading.next++;
	}
	intake.notes.push(...remarks.slice(0, MAX_REMARKS));
	if (remarks.length > MAX_REMARKS) intake.notes.push(`${file}: ${who} reports ${remarks.length - MAX_REMARKS} things more`);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(run.object.invocations).some((invocation) => invocation.executionSuccessful === false)) intake.notes.push(`${file}: ${who} says that it did not run to its end; findings may be missing`);
}
// src/core/intake/tools.ts
var tools_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
	readEslint: () => readEslint,
	readRdjson: () => readRdjson,
	readRdjsonl: () => readRdjsonl,
	readSarif: () => readSarif
});



/***/ })

};
;