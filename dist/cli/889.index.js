"use strict";
exports.id = 889;
exports.ids = [889];
exports.modules = {

/***/ 889:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEslint: function() { return /* binding */ readEslint; }
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(439);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(487);
/* harmony import */ var _unplaced_fix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(708);



// lib/core/intake/eslint/message.js
/** One message of ESLint's JSON; `under` is its place in the document. */
function readMessage(value, origin, file, under) {
	const shape = (0,_unplaced_fix_js__WEBPACK_IMPORTED_MODULE_2__.n)(messageSchema, value, EXPECTED$1, under);
	if ("wrong" in shape) return { bad: {
		origin,
		...shape.wrong
	} };
	const message = shape.data;
	const text = message.message;
	if (!text?.trim()) return { bad: {
		origin,
		field: `${under}.message`,
		message: `is missing; ${EXPECTED$1.message}`
	} };
	const range = linesOf(message, file.source);
	const fixes = fixesOf(message, file.source);
	const read = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.o)({
		path: file.path,
		...range,
		severity: severityOf(message),
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
const place = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.l)().check((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.x)(0)));
const fix = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.p)({
	range: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.v)([(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.l)(), (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.l)()]),
	text: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__._)()
}));
/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintmessage-type */
const messageSchema = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.p)({
	message: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__._)()),
	ruleId: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__._)()),
	severity: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.m)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.b)()),
	fatal: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.m)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.b)()),
	line: place,
	column: place,
	endLine: place,
	endColumn: place,
	fix,
	suggestions: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.s)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.p)({
		desc: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__._)()),
		fix
	})))
});
const LINE = "a line is a whole number from 1 up, or left out for the whole file";
const COLUMN = "a column is a whole number from 1 up, or left out";
const FIX = "an object with \"range\" and \"text\" is expected";
const RANGE = "two offsets into the source text are expected";
const EXPECTED$1 = {
	"": "a message is an object with \"message\", \"line\" and \"severity\"",
	message: "a text that says what is wrong is required",
	line: LINE,
	column: COLUMN,
	endLine: LINE,
	endColumn: COLUMN,
	fix: FIX,
	"fix.range": RANGE,
	suggestions: "a list of objects with \"desc\" and \"fix\" is expected",
	"suggestions.fix": FIX,
	"suggestions.fix.range": RANGE
};
/** 0 and 3 are what textlint has besides. */
const SEVERITIES = [
	"info",
	"warning",
	"error",
	"info"
];
function severityOf({ severity, fatal }) {
	if (fatal === true) return "error";
	return typeof severity === "number" ? SEVERITIES[severity] ?? severity : severity;
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
function linesOf({ line, column, endLine, endColumn }, source) {
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
function fixesOf({ fix, suggestions }, source) {
	const unplaced = [];
	const placed = (given, description) => {
		const change = source?.change(given.range, given.text);
		if (change) return [{
			...change,
			...description?.trim() && { description }
		}];
		unplaced.push((0,_unplaced_fix_js__WEBPACK_IMPORTED_MODULE_2__.t)(given.text, description ?? "There is a fix"));
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
const EXPECTED = "what `eslint --format json` prints is expected";
/** ESLint's JSON. https://eslint.org/docs/latest/use/formatters/#json */
function readEslint({ file, text }) {
	const reads = [];
	const notes = [];
	let suppressed = 0;
	for (const [number, entry] of resultsIn(file, text).entries()) {
		const shape = (0,_unplaced_fix_js__WEBPACK_IMPORTED_MODULE_2__.n)(resultSchema, entry, RESULT_EXPECTED, `[${number}]`);
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
		if (of.fixed) notes.push(`${file}: ${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.r)(of.path)}: ESLint changed it, so lines are looked up by their text`);
		for (const [at, message] of result.messages.entries()) reads.push(readMessage(message, {
			file,
			index: reads.length
		}, of, `[${number}].messages[${at}]`));
	}
	if (suppressed > 0) notes.push(`${file}: ${suppressed} suppressed messages are not findings`);
	const intake = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.B)(reads);
	return {
		...intake,
		notes: [...intake.notes, ...notes]
	};
}
/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintresult-type */
const resultSchema = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.p)({
	filePath: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__._)().check((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.S)(1)),
	messages: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.s)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.b)()),
	suppressedMessages: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.s)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.b)())),
	source: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__._)()),
	output: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__._)()),
	errorCount: (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.m)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.b)())
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
	const parsed = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.H)(text);
	if (!parsed) {
		const { reason, line, column } = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.V)(text);
		throw new _main_js__WEBPACK_IMPORTED_MODULE_1__.z(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED}`);
	}
	if (Array.isArray(parsed.value)) return parsed.value;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__.z(`${file}: the document is ${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.r)(parsed.value)}; ${EXPECTED}`);
}



/***/ }),

/***/ 708:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ readShape; },
/* harmony export */   t: function() { return /* binding */ unplacedFix; }
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(439);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(487);


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
		message: `is ${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__.r)(found)}; ${expected[names] ?? "a text is expected"}`
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
	return `${what} (its place cannot be told):\n\n${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.N)(text.replace(/\r?\n$/, "").split(/\r?\n/), "text")}`;
}



/***/ })

};
;