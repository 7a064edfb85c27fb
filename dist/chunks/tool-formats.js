"use strict";
exports.id = 556;
exports.ids = [556];
exports.modules = {

/***/ 4556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ readShape; },
/* harmony export */   t: function() { return /* binding */ tools_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _tool_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6399);
/* harmony import */ var _detect_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1315);




// src/core/intake/shape.ts
/**
* Validates a value of parsed JSON against the schema of a tool's format. Keys that are not in the schema are ignored,
* so it does not matter how deep they are. `under` is the path of the value in the file.
*/
function readShape(schema, value, expected, under = "") {
	const parsed = schema.safeParse(value);
	if (parsed.success) return { data: parsed.data };
	const path = parsed.error.issues[0]?.path ?? [];
	const found = path.reduce((at, key) => at?.[key], value);
	const names = path.filter((key) => typeof key === "string").join(".");
	return { wrong: {
		field: formatField([under, ...path]),
		message: `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(found)}; ${expected[names] ?? "a text is expected"}`
	} };
}
/** `[2].messages[0].line` */
function formatField(path) {
	return path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`).join("").replace(/^\.+/, "");
}
// src/core/intake/tool-document.ts
/** The JSON document of a tool, without anything printed around it; `expected` says what the text should be. */
function parseDocument({ file, text }, expected) {
	const parsed = (0,_detect_tool_js__WEBPACK_IMPORTED_MODULE_3__.n)(text);
	if ("value" in parsed) return parsed.value;
	if ("documents" in parsed) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: has ${parsed.documents} documents, as several runs of a tool print them; give each its own file, because ${expected}`);
	const { reason, line, column } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gn)(text, parsed.brokenAt);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: not JSON: ${reason} at line ${line}, column ${column}; ${expected}`);
}
function listOf(value, { file }, expected) {
	if (Array.isArray(value)) return value;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: the document is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(value)}; ${expected}`);
}
/** The list that an object has under a name. */
function listUnder(value, name, { file }, expected) {
	const object = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	if (!object || !Object.hasOwn(object, name)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: the document is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(value)}; ${expected}`);
	const list = object[name] ?? [];
	if (Array.isArray(list)) return list;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: "${name}" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(list)}; ${expected}`);
}
/** An entry that is no object has no fields: each is reported as missing. */
function fieldsOf(entry) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(entry) ?? {};
}
// src/core/intake/codequality.ts
const EXPECTED$12 = "a GitLab Code Quality report is expected, a list of objects with \"description\" and \"location\"";
/** Parses GitLab's Code Quality report. https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
function readCodeQuality(input) {
	const entries = listOf(parseDocument(input, EXPECTED$12), input, EXPECTED$12);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(entries.map((entry, index) => readIssue$2(entry, {
		file: input.file,
		index
	})));
}
const FIELDS$7 = {
	names: {
		path: "location.path",
		line: "location.lines.begin",
		endLine: "location.lines.end",
		message: "description"
	},
	severities: {
		blocker: "error",
		critical: "error",
		major: "warning",
		minor: "warning",
		info: "info"
	}
};
function readIssue$2(entry, origin) {
	const { description, check_name, severity, location, content, engine_name } = fieldsOf(entry);
	const { path, lines, positions } = fieldsOf(location);
	const begin = fieldsOf(fieldsOf(positions).begin);
	const end = fieldsOf(fieldsOf(positions).end);
	const explanation = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(fieldsOf(content).body);
	return (0,_tool_common_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		path,
		line: fieldsOf(lines).begin ?? begin.line,
		endLine: fieldsOf(lines).end ?? end.line,
		column: begin.column,
		severity,
		message: withoutPrefix$1(description, `${check_name}: `),
		below: explanation === void 0 ? [] : [explanation],
		rule: check_name,
		source: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(engine_name)
	}, FIELDS$7, origin);
}
/** Some tools repeat the rule in front of the description. */
function withoutPrefix$1(text, prefix) {
	return typeof text === "string" && text.startsWith(prefix) ? text.slice(prefix.length) : text;
}
// src/core/intake/commands.ts
const EXPECTED$11 = "\"::error file=src/cart.ts,line=12::what is wrong\" is expected, one command per line";
/** Parses workflow commands. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
function readCommands({ file, text }) {
	const reads = [];
	let others = 0;
	let commands = 0;
	let stopped;
	for (const line of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zt)(text).split("\n")) {
		const command = parseCommand(line);
		if (command) commands++;
		if (stopped !== void 0) {
			if (command?.name === stopped) stopped = void 0;
		} else if (!command) {
			if (line.trim() !== "") others++;
		} else if (command.name === "stop-commands") stopped = command.message.toLowerCase();
		else if (ANNOTATIONS.has(command.name)) reads.push(readCommand(command, {
			file,
			index: reads.length
		}));
	}
	if (commands === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: no line is a workflow command; ${EXPECTED$11}`);
	const intake = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(reads);
	if (others > 0) intake.notes.push(`${file}: skipped ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(others, "line")} without a command`);
	return intake;
}
const ANNOTATIONS = /* @__PURE__ */ new Set([
	"error",
	"warning",
	"notice"
]);
const FIELDS$6 = {
	names: {
		path: "file",
		line: "line",
		endLine: "endLine",
		message: "message"
	},
	severities: {
		error: "error",
		warning: "warning",
		notice: "info"
	}
};
/** The rules of the runner: https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs */
function parseCommand(printed) {
	const line = printed.trim();
	const end = line.startsWith("::") ? line.indexOf("::", 2) : -1;
	if (end < 0) return void 0;
	const head = line.slice(2, end);
	const blank = head.indexOf(" ");
	const properties = /* @__PURE__ */ new Map();
	for (const pair of blank < 0 ? [] : head.slice(blank + 1).split(",")) {
		const equals = pair.indexOf("=");
		if (equals > 0) properties.set(pair.slice(0, equals).trim().toLowerCase(), decode$1(pair.slice(equals + 1), PROPERTY));
	}
	return {
		name: (blank < 0 ? head : head.slice(0, blank)).toLowerCase(),
		properties,
		message: decode$1(line.slice(end + 2), MESSAGE)
	};
}
const MESSAGE = /%(?:25|0D|0A)/gi;
const PROPERTY = /%(?:25|0D|0A|3A|2C)/gi;
function decode$1(text, escapes) {
	return text.replace(escapes, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
function readCommand({ name, properties, message }, origin) {
	const number = (property) => {
		const value = properties.get(property.toLowerCase())?.trim();
		return value === void 0 || value === "" ? void 0 : /^\d{1,9}$/.test(value) ? Number(value) : value;
	};
	const path = properties.get("file")?.trim();
	const title = properties.get("title");
	const read = (0,_tool_common_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		path: path || NO_FILE,
		line: number("line"),
		endLine: number("endLine"),
		column: number("col"),
		severity: name,
		title,
		message: message.trim() === "" ? title : message.replaceAll("\r\n", "\n")
	}, FIELDS$6, origin);
	return "bad" in read || path ? read : {
		...read,
		finding: {
			...read.finding,
			path: ""
		}
	};
}
/** A command without a file is about the run as a whole. */
const NO_FILE = "-";
// src/core/intake/unplaced-fix.ts
/** A fix whose place in the file is not known, as part of the message: it is shown and never offered. */
function unplacedFix(text, description) {
	const what = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.v)(description?.trim() || "Suggested");
	if (text === "") return `${what} (a deletion; its place cannot be told)`;
	return `${what} (its place cannot be told):\n\n${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.J)(text.replace(/\r?\n$/, "").split(/\r?\n/), "text")}`;
}
// src/core/intake/eslint/message.ts
/** Parses one message of ESLint's JSON; `under` is its path in the document. */
function readMessage$1(value, origin, file, under) {
	const shape = readShape(messageSchema, value, EXPECTED$10, under);
	if ("wrong" in shape) return { bad: {
		origin,
		...shape.wrong
	} };
	const message = shape.data;
	const text = message.message;
	if (!text?.trim()) return { bad: {
		origin,
		field: `${under}.message`,
		message: `is missing; ${EXPECTED$10.message}`
	} };
	const range = readLines(message, file.source);
	const fixes = readFixes$3(message, file.source);
	const read = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.In)({
		path: file.path,
		...range,
		severity: readSeverity$1(message),
		message: [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.v)(text), ...fixes.unplaced].join("\n\n"),
		...readRule(message.ruleId, file.byEslint),
		...file.fixed && quoted(range, file.source)
	}, origin, "tool");
	if ("bad" in read) return read;
	const column = range.line && message.column ? { column: message.column } : {};
	return {
		finding: {
			...read.finding,
			...column,
			...fixes.placed
		},
		notes: read.notes
	};
}
const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ir)(0)));
const fix = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	range: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tr)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)()]),
	text: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()
}));
/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintmessage-type */
const messageSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	ruleId: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	severity: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)()),
	fatal: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)()),
	line: place,
	column: place,
	endLine: place,
	endColumn: place,
	fix,
	suggestions: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
		desc: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
		fix
	})))
});
const LINE$1 = "a line is a whole number from 1 up, or left out for the whole file";
const COLUMN$1 = "a column is a whole number from 1 up, or left out";
const FIX = "an object with \"range\" and \"text\" is expected";
const RANGE = "two offsets into the source text are expected";
const EXPECTED$10 = {
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
/** Indexed by ESLint's severity; 0 and 3 are used by textlint. */
const SEVERITIES$1 = [
	"info",
	"warning",
	"error",
	"info"
];
function readSeverity$1({ severity, fatal }) {
	if (fatal === true) return "error";
	return typeof severity === "number" ? SEVERITIES$1[severity] ?? severity : severity;
}
/** ESLint's own rules have no slash; those of plugins are named `plugin/rule`. */
function readRule(rule, byEslint) {
	return {
		...rule?.trim() && { rule },
		...byEslint && { source: "ESLint" },
		...byEslint && rule && /^[a-z][a-z-]*$/.test(rule) && { url: `https://eslint.org/docs/latest/rules/${rule}` }
	};
}
/** The end is exclusive. A message about the whole file has no line, or 0. */
function readLines({ line, column, endLine, endColumn }, source) {
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
/** A fix may be applied without asking, so it is offered; of suggestions a person must choose, unless there is only one. */
function readFixes$3({ fix, suggestions }, source) {
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
	const fixes = fix ? placed(fix) : [];
	const choices = (suggestions ?? []).flatMap(({ desc, fix }) => fix ? placed(fix, desc) : []);
	const isOnlyOne = choices.length === 1 && unplaced.length === 0 && fixes.length === 0;
	const [offered] = isOnlyOne ? choices : fixes;
	const rest = isOnlyOne ? [] : choices;
	return {
		placed: {
			...offered && { fix: offered },
			...rest.length > 0 && { alternatives: rest }
		},
		unplaced
	};
}
// src/core/intake/sarif/budget.ts
/** Far more than real logs need. */
const MAX_GROWTH = 4;
const MIN_BUDGET = 1e6;
function budgetFor(logLength) {
	return { left: MAX_GROWTH * logLength + MIN_BUDGET };
}
/** Takes `length` characters from the budget; returns false if it has not enough left. */
function spend(budget, length) {
	if (length > budget.left) return false;
	budget.left -= length;
	return true;
}
// src/core/intake/eslint/source-text.ts
/** `text` is `source`, or `output` if fixes were applied. It includes the byte order mark, which offsets do not count. */
function sourceText(text, budget) {
	const mark = text.startsWith("﻿") ? 1 : 0;
	const starts = startsAfter(text, /\n/g, 0);
	const eslintStarts = ODD_LINE_END.test(text) ? startsAfter(text, LINE_END, mark) : starts;
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
			if (eslintStarts === starts) return Math.min(line, last);
			const offset = (eslintStarts[line - 1] ?? text.length) + column - 1;
			return Math.min(placeOf(Math.min(offset, text.length)).line, last);
		},
		change([from, to], replacement) {
			const [start, end] = [from + mark, to + mark];
			if (start < 0 || end < start || end > text.length) return void 0;
			const first = placeOf(start);
			const endPlace = placeOf(end);
			const touched = endPlace.column === 1 && endPlace.line > first.line ? endPlace.line - 1 : endPlace.line;
			const original = lines(first.line, touched);
			if (!original) return void 0;
			return {
				unit: "utf-16",
				mark: "counted",
				changes: [{
					startLine: first.line,
					startColumn: first.column,
					endLine: endPlace.line,
					endColumn: endPlace.column,
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
/** https://tc39.es/ecma262/#sec-line-terminators; for git only the newline ends a line. */
const LINE_END = /\r\n|[\r\n\u2028\u2029]/g;
const ODD_LINE_END = /\r(?!\n)|[\u2028\u2029]/;
/** Offsets of the starts of lines. */
function startsAfter(text, lineEnd, first) {
	const starts = [first];
	for (const { index, 0: end } of text.matchAll(lineEnd)) starts.push(index + end.length);
	return starts;
}
/** Number of values that are at most `limit`, by binary search in ascending numbers. */
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
const EXPECTED$9 = "the output of `eslint --format json` is expected";
/** Parses ESLint's JSON. https://eslint.org/docs/latest/use/formatters/#json */
function readEslint(input) {
	const { file, text } = input;
	const reads = [];
	const notes = [];
	const budget = budgetFor(text.length);
	let suppressed = 0;
	for (const [number, entry] of resultsIn(input).entries()) {
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
		if (of.fixed) notes.push(`${file}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(of.path)}: ESLint has fixed this file, so its lines are searched by their text`);
		for (const [at, message] of result.messages.entries()) reads.push(readMessage$1(message, {
			file,
			index: reads.length
		}, of, `[${number}].messages[${at}]`));
	}
	if (suppressed > 0) notes.push(`${file}: left out ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(suppressed, "suppressed message")}`);
	const intake = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(reads);
	return {
		...intake,
		notes: [...intake.notes, ...notes]
	};
}
/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintresult-type */
const resultSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	filePath: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.sr)(1)),
	messages: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)()),
	suppressedMessages: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)())),
	source: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	output: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	errorCount: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)())
});
const RESULT_EXPECTED = {
	"": "a result is an object with \"filePath\" and \"messages\"",
	filePath: "a path such as \"/work/src/cart.js\" is required",
	messages: "a list of messages is required",
	suppressedMessages: "a list of messages is expected"
};
/** "source … is omitted if … the output property is present": then positions refer to the fixed text. */
function messageFile({ filePath, source, output, errorCount }, budget) {
	const text = source ?? output ?? void 0;
	return {
		path: filePath,
		source: text === void 0 ? void 0 : sourceText(text, budget),
		fixed: typeof source !== "string" && typeof output === "string",
		byEslint: errorCount !== void 0
	};
}
/** The list itself, or in what the formatter `json-with-metadata` puts around it. */
function resultsIn(input) {
	const document = parseDocument(input, EXPECTED$9);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(document, "metadata") !== void 0 ? listUnder(document, "results", input, EXPECTED$9) : listOf(document, input, EXPECTED$9);
}
// src/core/intake/change-order.ts
/** The changes sorted; `undefined` if two of them overlap or insert at the same place, where their order is not known. */
function inOrder$1(changes) {
	const sorted = changes.toSorted((one, other) => one.startLine - other.startLine || one.startColumn - other.startColumn);
	return sorted.every((next, index) => {
		const above = sorted[index - 1];
		if (!above) return true;
		if (above.startLine === next.startLine && above.startColumn === next.startColumn) return false;
		return above.endLine < next.startLine || above.endLine === next.startLine && above.endColumn <= next.startColumn;
	}) ? sorted : void 0;
}
// src/core/intake/golangci-lint/fixes.ts
/** The fixes of an issue: `SuggestedFixes` of version 2, `Replacement` of version 1. */
function readFixes$2(issue) {
	const place = placeOf(issue);
	const below = [];
	const placed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(issue.SuggestedFixes).flatMap((fix) => {
		const edits = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(fix.TextEdits).map(readEdit);
		const description = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(fix.Message);
		const changes = edits.every((edit) => edit !== void 0) ? edits.map((edit) => changeOf(edit, place)) : [];
		const sorted = changes.every((change) => change !== void 0) ? inOrder$1(changes) : void 0;
		if (sorted && sorted.length > 0) return [{
			changes: sorted,
			unit: "utf-8",
			...seen(place),
			...description && { description }
		}];
		for (const edit of edits) if (edit) below.push(unplacedFix(edit.text, description ?? "There is a fix"));
		return [];
	});
	const old = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(issue.Replacement);
	const replaced = old ? readReplacement$2(old, place) : void 0;
	const all = [...placed, ...replaced ? [replaced] : []];
	const [only] = all;
	if (only && all.length === 1 && below.length === 0) return {
		fixes: { fix: only },
		below
	};
	return {
		fixes: all.length === 0 ? {} : { alternatives: all },
		below
	};
}
function placeOf({ Pos, LineRange, SourceLines }) {
	const { Line, Column, Offset } = fieldsOf(Pos);
	const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(Line, 1) ?? 0;
	const column = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(Column, 1);
	const offset = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(Offset, 0);
	const range = fieldsOf(LineRange);
	const first = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(range.From, 1) ?? line;
	const lines = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(SourceLines);
	return {
		first,
		last: Math.max(first, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(range.To, 1) ?? first),
		line,
		lineStart: column === void 0 || offset === void 0 || offset < column - 1 || offset === 0 && line > 1 ? void 0 : offset - (column - 1),
		source: lines.filter((text) => typeof text === "string")
	};
}
/** The lines that golangci-lint saw; the diff must show the same. */
function seen({ first, last, source }) {
	return source.length === last - first + 1 ? { original: {
		firstLine: first,
		lines: source
	} } : {};
}
/** Go writes bytes as Base64, and `null` for none. */
function readEdit(value) {
	const { Pos, End, NewText } = fieldsOf(value);
	const from = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(Pos, 0);
	const to = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(End, 0) ?? from;
	const text = decodeBase64(NewText ?? "");
	return from === void 0 || to === void 0 || to < from || text === void 0 ? void 0 : {
		from,
		to,
		text
	};
}
function decodeBase64(value) {
	if (typeof value !== "string") return void 0;
	try {
		const bytes = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0));
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return;
	}
}
/**
* Edits are offsets into the file. Only the text of the issue's own line is known, so that an edit is placed if it is
* inside that line; where other lines start depends on line ends that are not in the output.
*/
function changeOf({ from, to, text }, { line, first, lineStart, source }) {
	const own = source[line - first];
	if (lineStart === void 0 || own === void 0) return void 0;
	const length = new TextEncoder().encode(own).length;
	if (from < lineStart || to > lineStart + length) return void 0;
	return {
		startLine: line,
		startColumn: from - lineStart + 1,
		endLine: line,
		endColumn: to - lineStart + 1,
		text
	};
}
function readReplacement$2(replacement, place) {
	const change = replacedLines(replacement, place);
	return change && {
		changes: [change],
		unit: "utf-8",
		...seen(place)
	};
}
function replacedLines({ NeedOnlyDelete, NewLines, Inline }, place) {
	const { first, last, line } = place;
	if (line === 0) return void 0;
	if (NeedOnlyDelete === true) return {
		startLine: first,
		startColumn: 1,
		endLine: last + 1,
		endColumn: 1,
		text: ""
	};
	const inline = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(Inline);
	if (inline) {
		const start = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(inline.StartCol, 0);
		const length = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(inline.Length, 0);
		if (start === void 0 || length === void 0 || typeof inline.NewString !== "string") return void 0;
		return {
			startLine: line,
			startColumn: start + 1,
			endLine: line,
			endColumn: start + length + 1,
			text: inline.NewString
		};
	}
	const lines = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(NewLines);
	if (lines.length === 0 || !lines.every((text) => typeof text === "string")) return void 0;
	return {
		startLine: first,
		startColumn: 1,
		endLine: last,
		endColumn: _start_js__WEBPACK_IMPORTED_MODULE_1__.H,
		text: lines.join("\n")
	};
}
// src/core/intake/golangci-lint.ts
const EXPECTED$8 = "the output of `golangci-lint run --output.json.path stdout` is expected";
/** Parses golangci-lint's JSON of version 1 and 2. https://github.com/golangci/golangci-lint/blob/main/pkg/result/issue.go */
function readGolangciLint(input) {
	const document = parseDocument(input, EXPECTED$8);
	const issues = listUnder(document, "Issues", input, EXPECTED$8);
	const intake = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(issues.map((issue, index) => readIssue$1(issue, {
		file: input.file,
		index
	})));
	return {
		...intake,
		notes: [...intake.notes, ...remarksIn(document, input.file)]
	};
}
const FIELDS$5 = {
	names: {
		path: "Pos.Filename",
		line: "Pos.Line",
		endLine: "LineRange.To",
		message: "Text"
	},
	severities: {
		error: "error",
		high: "error",
		warning: "warning",
		medium: "warning",
		info: "info",
		low: "info",
		note: "info"
	}
};
function readIssue$1(issue, origin) {
	const fields = fieldsOf(issue);
	const { FromLinter, Text, Severity, Pos, LineRange } = fields;
	const { Filename, Line, Column } = fieldsOf(Pos);
	const { From, To } = fieldsOf(LineRange);
	const hasRange = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(From, 1) !== void 0;
	return (0,_tool_common_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		path: Filename,
		line: hasRange ? From : Line,
		endLine: hasRange ? To : void 0,
		column: Column,
		severity: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(Severity) ?? (FromLinter === "typecheck" ? "error" : void 0),
		message: Text,
		rule: FromLinter,
		source: "golangci-lint",
		...readFixes$2(fields)
	}, FIELDS$5, origin);
}
const MAX_REMARKS$2 = 10;
/** What golangci-lint says about its own run: a linter that failed may lack findings. */
function remarksIn(document, file) {
	const report = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(document)?.Report);
	const warnings = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(report?.Warnings).flatMap(({ Text }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(Text, 300) ?? []);
	const error = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(report?.Error, 300);
	const remarks = [...error === void 0 ? [] : [error], ...warnings];
	const more = remarks.length - MAX_REMARKS$2;
	return [...remarks.slice(0, MAX_REMARKS$2).map((remark) => `${file}: golangci-lint reports: ${remark}`), ...more > 0 ? [`${file}: golangci-lint has ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(more, "more remark")}`] : []];
}
// src/core/intake/markdownlint.ts
const EXPECTED$7 = "the output of `markdownlint --json` or of markdownlint-cli2-formatter-json is expected";
/** Parses the JSON of markdownlint-cli and markdownlint-cli2. https://github.com/DavidAnson/markdownlint#usage */
function readMarkdownlint(input) {
	const document = parseDocument(input, EXPECTED$7);
	const issues = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(document) ? issuesByFile(document) : listOf(document, input, EXPECTED$7);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(issues.map((issue, index) => readIssue(issue, {
		file: input.file,
		index
	})));
}
/** The result of the library has the file names as keys. */
function issuesByFile(document) {
	return Object.entries(fieldsOf(document)).flatMap(([fileName, issues]) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(issues).map((issue) => ({
		fileName,
		...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(issue)
	})));
}
const FIELDS$4 = {
	names: {
		path: "fileName",
		line: "lineNumber",
		endLine: "lineNumber",
		message: "ruleDescription"
	},
	severities: {
		error: "error",
		warning: "warning"
	}
};
function readIssue(issue, origin) {
	const fields = fieldsOf(issue);
	const { fileName, lineNumber, ruleNames, ruleInformation, errorRange, severity, fixInfo } = fields;
	const rule = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(ruleNames).filter((name) => typeof name === "string").join("/");
	return (0,_tool_common_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		path: fileName,
		line: lineNumber,
		column: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(errorRange)[0], 1),
		severity,
		message: messageOf(fields),
		rule,
		url: ruleInformation,
		source: "markdownlint",
		fixes: readFix$2(fixInfo, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(lineNumber, 1))
	}, FIELDS$4, origin);
}
/** As markdownlint prints it. */
function messageOf({ ruleDescription, errorDetail, errorContext }) {
	const description = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(ruleDescription);
	if (description === void 0) return ruleDescription;
	const detail = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(errorDetail);
	const context = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(errorContext);
	return [
		description,
		...detail === void 0 ? [] : [`[${detail}]`],
		...context === void 0 ? [] : [`[Context: "${context}"]`]
	].join(" ");
}
/** https://github.com/DavidAnson/markdownlint/blob/main/doc/CustomRules.md: columns are UTF-16 units without the byte order mark. */
function readFix$2(fixInfo, issueLine) {
	const info = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(fixInfo);
	const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(info?.lineNumber, 1) ?? issueLine;
	if (!info || line === void 0) return {};
	const column = info.editColumn ?? 1;
	const count = info.deleteCount ?? 0;
	const text = info.insertText ?? "";
	const startColumn = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(column, 1);
	const deleted = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(count, -1);
	if (startColumn === void 0 || deleted === void 0 || typeof text !== "string") return {};
	return { fix: {
		changes: [deleted === -1 ? {
			startLine: line,
			startColumn: 1,
			endLine: line + 1,
			endColumn: 1,
			text: ""
		} : {
			startLine: line,
			startColumn,
			endLine: line,
			endColumn: startColumn + deleted,
			text
		}],
		unit: "utf-16",
		mark: "left-out"
	} };
}
// src/core/intake/pylint.ts
const EXPECTED$6 = "the output of `pylint --output-format json2` (or json) is expected";
/** Parses pylint's JSON. https://pylint.readthedocs.io/en/stable/user_guide/usage/output.html */
function readPylint(input) {
	const document = parseDocument(input, EXPECTED$6);
	const messages = Array.isArray(document) ? listOf(document, input, EXPECTED$6) : listUnder(document, "messages", input, EXPECTED$6);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(messages.map((message, index) => readMessage(message, {
		file: input.file,
		index
	})));
}
const FIELDS$3 = {
	names: {
		path: "path",
		line: "line",
		endLine: "endLine",
		message: "message"
	},
	severities: {
		fatal: "error",
		error: "error",
		warning: "warning",
		convention: "info",
		refactor: "info",
		info: "info"
	}
};
/** Kinds of messages that pylint's documentation has a folder for; the folder of `info` is `information`. */
const FOLDERS = new Map([
	"fatal",
	"error",
	"warning",
	"convention",
	"refactor"
].map((type) => [type, type]).concat([["info", "information"]]));
function readMessage(entry, origin) {
	const { type, path, line, endLine, column, symbol, message, messageId, ...rest } = fieldsOf(entry);
	const rule = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(symbol) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(messageId) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(rest["message-id"]);
	const folder = FOLDERS.get(String(type));
	const isOwn = folder !== void 0 && /^[a-z][a-z-]*$/.test((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(symbol) ?? "");
	return (0,_tool_common_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		path,
		line,
		endLine,
		column: ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(column, 0) ?? -1) + 1,
		severity: type,
		message,
		rule,
		url: isOwn ? `https://pylint.readthedocs.io/en/stable/user_guide/messages/${folder}/${rule}.html` : void 0,
		source: "pylint"
	}, FIELDS$3, origin);
}
// src/core/intake/rdjson/diagnostic-schema.ts
const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)());
const whole = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nr)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ir)(0)), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)().check((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cr)(/^\d{1,10}$/))]));
const position = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	line: whole,
	column: whole
}));
const range = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	start: position,
	end: position
}));
const location = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	path: text,
	range
}));
const related = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	message: text,
	location
})));
/** https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto; all fields are optional. */
const diagnosticSchema = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	message: text,
	location,
	severity: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)()),
	source: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nr)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ name: text })])),
	code: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nr)([
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yn)(),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
			value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nr)([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Yn)()])),
			url: text
		})
	])),
	suggestions: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
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
const EXPECTED$5 = {
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
/** The lines of a diagnostic; empty for the whole file. The end is exclusive, unless no column is given. */
function linesOf(range) {
	const { start, end } = placesIn(range);
	if (start.line === void 0) return {};
	const last = end.line ?? start.line;
	const beforeLine = end.column === 1 && last > start.line;
	return {
		first: start.line,
		last: beforeLine ? last - 1 : last,
		column: start.column
	};
}
/**
* The change of a suggestion; `undefined` if the format leaves its range unclear.
* https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto (message Range)
*/
function toChange(range, text) {
	const { start, end } = placesIn(range);
	if (start.line === void 0) return void 0;
	if (start.column === void 0 && end.column === void 0) return wholeLines(start.line, end.line ?? start.line, text);
	if (end.line === void 0 && end.column === void 0) return change(start.line, start.column, start, text);
	if (end.line === void 0 || end.column === void 0) return void 0;
	return change(start.line, start.column ?? 1, end, text);
}
/** For whole lines "the range includes end position (line) as well", with its newline. */
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
		start: toPlace(range?.start),
		end: toPlace(range?.end)
	};
}
function toPlace(position) {
	return {
		line: nonZero(position?.line),
		column: nonZero(position?.column)
	};
}
function nonZero(value) {
	return Number(value ?? 0) || void 0;
}
// src/core/intake/rdjson/fixes.ts
/** The fixes of a diagnostic: to be offered, to be chosen from, or only to be shown. */
function readFixes$1({ suggestions, severity }, quirks) {
	const given = (suggestions ?? []).map(({ range, text }) => ({
		text: text ?? "",
		change: toChange(range, text ?? "")
	}));
	if (given.length === 0) return {
		placed: {},
		unplaced: []
	};
	const unreliable = severity === void 0 || severity === null ? quirks.unreliable : void 0;
	const changes = unreliable ? [] : given.flatMap(({ change }) => change ?? []);
	const unplaced = given.filter(({ change }) => unreliable || !change).map(({ text }) => unplacedFix(text));
	return {
		placed: placedFixes(changes, unplaced.length === 0, quirks),
		unplaced,
		...unreliable && { caution: unreliable }
	};
}
/** If there are several fixes, a person must choose; an incomplete fix is not offered. */
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
/** The changes sorted; `undefined` if two of them overlap. */
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
const QUIRKS = /* @__PURE__ */ new Map([["biome", {
	unit: "code-point",
	mark: "counted",
	suggestions: "alternatives",
	unreliable: "Biome before 2.5.6 may print words instead of code; update it to get buttons",
	placeless: {
		rule: "format",
		meaning: "Biome reports that a file is not formatted, but not which one; for buttons, pass its changes as a patch"
	}
}], ["ruff", {
	unit: "code-point",
	mark: "left-out",
	suggestions: "parts"
}]]);
function quirksOf(source) {
	return QUIRKS.get(source?.trim().toLowerCase() ?? "") ?? AS_SPECIFIED;
}
// src/core/intake/rdjson/diagnostic.ts
/** Parses one `Diagnostic`, with field names of protocol buffers or of their JSON mapping. */
function readDiagnostic(value, origin, common = {}) {
	const shape = readShape(diagnosticSchema, value, EXPECTED$5);
	if ("wrong" in shape) return { bad: {
		origin,
		...shape.wrong
	} };
	const diagnostic = shape.data;
	const source = sourceName(diagnostic.source) ?? common.source;
	const quirks = quirksOf(source);
	const { rule, url } = readCode(diagnostic.code);
	const path = diagnostic.location?.path;
	if (!path?.trim()) {
		if (!diagnostic.location && rule !== void 0 && rule === quirks.placeless?.rule) return { skipped: quirks.placeless.meaning };
		return { bad: {
			origin,
			field: "location.path",
			message: `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(path ?? void 0)}; ${EXPECTED$5["location.path"]}`
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
		message: `is missing; ${EXPECTED$5.message}`
	} };
	const { severity, notes } = readSeverity(diagnostic.severity, common.severity);
	const fixes = readFixes$1(diagnostic, quirks);
	const { first, last, column } = linesOf(diagnostic.location?.range);
	const read = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.In)({
		path,
		start_line: first,
		line: last,
		severity,
		message: [
			(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.v)(message),
			...renderRelated(diagnostic),
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
			...column === void 0 ? {} : { column },
			...fixes.placed
		},
		notes: [...read.notes, ...notes],
		...fixes.caution && { caution: fixes.caution }
	};
}
/** The name in a `Source`; some tools write only the name. */
function sourceName(source) {
	const name = typeof source === "object" ? source?.name : source;
	return typeof name === "string" && name.trim() !== "" ? name : void 0;
}
function readCode(code) {
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
/** The severity of the diagnostic, else that of the whole result. */
function readSeverity(own, common) {
	const notes = [];
	for (const given of [own, common]) {
		if (given === void 0 || given === null) continue;
		const number = typeof given === "string" ? SEVERITY_NAMES.indexOf(given.trim().toUpperCase()) : given;
		const known = typeof number === "number" && number in SEVERITY_NAMES;
		if (!known) notes.push(`severity ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(given)} is not known; valid: ${SEVERITY_NAMES.join(", ")}`);
		const severity = known ? SEVERITIES[number] : void 0;
		if (severity) return {
			severity,
			notes
		};
	}
	return { notes };
}
/** Related locations with their messages, as a list. */
function renderRelated({ related_locations, relatedLocations }) {
	const lines = (related_locations ?? relatedLocations ?? []).flatMap(({ message, location }) => {
		const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.v)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(message ?? "").trim());
		if (!location?.path?.trim()) return text ? [`- ${text}`] : [];
		const { first } = linesOf(location.range);
		const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(first === void 0 ? location.path : `${location.path}:${first}`);
		return [text ? `- ${place}: ${text}` : `- ${place}`];
	});
	return lines.length === 0 ? [] : [`See also:\n\n${lines.join("\n")}`];
}
// src/core/intake/rdjson.ts
const EXPECTED$4 = "reviewdog's {\"source\": …, \"diagnostics\": […]} is expected";
/** Parses a document in reviewdog's diagnostic format. https://github.com/reviewdog/reviewdog/tree/master/proto/rdf */
function readRdjson({ file, text }) {
	const { source, severity, diagnostics = [] } = documentIn(file, text);
	if (!Array.isArray(diagnostics)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: "diagnostics" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(diagnostics)}; a list is expected`);
	const common = {
		source: sourceName(source),
		severity
	};
	return collectDiagnostics(file, diagnostics.map((diagnostic, index) => readDiagnostic(diagnostic, {
		file,
		index
	}, common)));
}
/** Notes that apply to several diagnostics are logged once, with their number. */
function collectDiagnostics(file, reads) {
	const { findings, bad, notes } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(reads.flatMap((read) => "skipped" in read ? [] : [read]));
	const skipped = countEach(reads.map((read) => "skipped" in read ? read.skipped : void 0));
	const shown = countEach(reads.map((read) => "caution" in read ? read.caution : void 0));
	return {
		findings,
		bad,
		notes: [
			...notes,
			...skipped.map(([why, count]) => `${file}: skipped ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(count, "diagnostic")}: ${why}`),
			...shown.map(([why, count]) => `${file}: the suggestions of ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(count, "diagnostic")} are shown without a button: ${why}`)
		]
	};
}
function countEach(texts) {
	const counts = /* @__PURE__ */ new Map();
	for (const text of texts) if (text !== void 0) counts.set(text, (counts.get(text) ?? 0) + 1);
	return [...counts];
}
function documentIn(file, text) {
	const value = parseDocument({
		file,
		text
	}, EXPECTED$4);
	if (isResult(value)) return value;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: the document is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(value)}; ${EXPECTED$4}`);
}
/** All fields may be missing, as in protocol buffers, even the list of diagnostics. */
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
/** Parses one reviewdog diagnostic per line and ignores blank lines. A line that is not JSON is a bad entry. */
function readRdjsonl({ file, text }) {
	const lines = [...text.split("\n").entries()].filter(([, line]) => line.trim() !== "");
	const parsed = lines.map(([, line]) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(line));
	const problem = (index) => describeProblem(lines[index] ?? [0, ""]);
	if (parsed.every((line) => line === void 0)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: not JSON Lines: ${problem(0)}`);
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
function describeProblem([number, line]) {
	const { reason, column } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gn)(line);
	return `${reason} at line ${number + 1}, column ${column}; one diagnostic per line is expected`;
}
// src/core/intake/rubocop.ts
const EXPECTED$3 = "the output of `rubocop --format json` is expected";
/** Parses RuboCop's JSON. https://docs.rubocop.org/rubocop/formatters.html#json-formatter */
function readRubocop(input) {
	const reads = [];
	let corrected = 0;
	for (const [number, result] of listUnder(parseDocument(input, EXPECTED$3), "files", input, EXPECTED$3).entries()) {
		const { path, offenses } = fieldsOf(result);
		for (const [at, offense] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(offenses).entries()) if (fieldsOf(offense).corrected === true) corrected++;
		else reads.push(readOffense(path, offense, {
			file: input.file,
			index: reads.length
		}, `files[${number}].offenses[${at}]`));
	}
	const intake = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(reads);
	if (corrected > 0) intake.notes.push(`${input.file}: left out ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(corrected, "corrected offense")}`);
	return intake;
}
const FIELDS$2 = {
	names: {
		path: "path",
		line: "location.line",
		endLine: "location.last_line",
		message: "message"
	},
	severities: {
		fatal: "error",
		error: "error",
		warning: "warning",
		convention: "info",
		refactor: "info",
		info: "info"
	}
};
function readOffense(path, offense, origin, under) {
	const { severity, message, cop_name, location } = fieldsOf(offense);
	const { line, start_line, last_line, column, start_column } = fieldsOf(location);
	const rule = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(cop_name);
	return (0,_tool_common_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		path,
		line: start_line ?? line,
		endLine: last_line,
		column: start_column ?? column,
		severity,
		message: withoutPrefix(message, `${rule}: `),
		rule,
		url: rule === void 0 ? void 0 : docsOf(rule),
		source: "RuboCop"
	}, FIELDS$2, origin, under);
}
/** Depending on its settings, RuboCop repeats the name in front of the message. */
function withoutPrefix(text, prefix) {
	return typeof text === "string" && text.startsWith(prefix) ? text.slice(prefix.length) : text;
}
/** Only for RuboCop's own departments: extensions are documented elsewhere. */
function docsOf(rule) {
	const [, department, name] = /^(Bundler|Gemspec|Layout|Lint|Metrics|Migration|Naming|Security|Style)\/(\w+)$/.exec(rule) ?? [];
	if (department === void 0 || name === void 0) return void 0;
	const [page, anchor] = [department.toLowerCase(), `${department}${name}`.toLowerCase()];
	return `https://docs.rubocop.org/rubocop/cops_${page}.html#${anchor}`;
}
// src/core/intake/sarif/bad-field.ts
function badField(field, value, valid) {
	return { bad: {
		field,
		message: `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(value)}; ${valid}`
	} };
}
/** The same field, with the path of its parent in front. */
function below(parent, { bad }) {
	return { bad: {
		field: bad.field === "" ? parent : `${parent}.${bad.field}`,
		message: bad.message
	} };
}
// src/core/intake/sarif/message.ts
/** Resolves a message; `undefined` if it has no text. SARIF 2.1.0, §3.11.7. */
function messageText(value, { rule, component }, budget) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(value)) return void 0;
	const message = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	if (!message) return badField("", value, "a message is an object with \"text\" or \"id\"");
	for (const field of ["text", "markdown"]) if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(message[field]) && typeof message[field] !== "string") return badField(field, message[field], "a text is expected");
	const values = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(message.arguments);
	const direct = textOf(message);
	if (direct && values.length === 0) return direct;
	const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(message.id);
	const template = direct ?? textOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(rule?.messageStrings, id))) ?? textOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(component?.globalMessageStrings, id)));
	return template && fillTemplate(template, values, budget);
}
function textOf(message) {
	const markdown = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(message?.markdown);
	if (markdown !== void 0) return {
		text: markdown,
		markdown: true
	};
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(message?.text);
	return text === void 0 ? void 0 : {
		text,
		markdown: false
	};
}
/**
* Only a message with arguments is a template: other messages may contain braces, such as `${{ github.actor }}`, which
* few tools escape.
*/
function fillTemplate(template, values, budget) {
	if (!spend(budget, template.text.length)) return {
		...template,
		text: `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(template.text, MAX_OVER_BUDGET)}…`
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
/** Characters that are kept of a template if the budget is used up. */
const MAX_OVER_BUDGET = 1e3;
// src/core/intake/sarif/region.ts
/**
* The lines that a region touches. Columns matter only if the region ends before the first character of a line, which
* then does not belong to it. SARIF 2.1.0, §3.30.2.
*/
function regionLines({ startLine, endLine, endColumn }, columnsCount) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(startLine)) return { lines: void 0 };
	const first = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(startLine, 1);
	if (first === void 0) return badField("startLine", startLine, A_LINE);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(endLine)) return { lines: {
		first,
		last: first
	} };
	const last = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(endLine, 1);
	if (last === void 0) return badField("endLine", endLine, A_LINE);
	if (last < first) return badField("endLine", endLine, `the region begins at line ${first}`);
	return { lines: {
		first,
		last: columnsCount && endColumn === 1 && last > first ? last - 1 : last
	} };
}
const A_LINE = "a line is a whole number from 1 up";
/** Without columns a region is whole lines without the last newline, by the specification. */
function isWholeLines({ startLine, startColumn, endColumn }) {
	return !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(startLine) && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(endColumn) && ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(startColumn) || startColumn === 1);
}
/** Worded so that the fingerprint of a finding recognises these as line numbers. */
function linesText(lines) {
	if (!lines) return "";
	return lines.first === lines.last ? ` line ${lines.first}` : ` lines ${lines.first} to ${lines.last}`;
}
// src/core/intake/sarif/replacement.ts
/** Without `endColumn` a region ends at the end of its last line, before the newline. SARIF 2.1.0, §3.30.2, §3.57. */
function readReplacement$1(replacement) {
	const region = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(replacement.deletedRegion);
	const text = insertedText(replacement);
	if (text === void 0) return { unclear: "its content is not text" };
	if (!region) return { unclear: "it names no place" };
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(region.startLine)) return { unclear: "its place is counted in bytes or characters of the file" };
	const startLine = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(region.startLine, 1);
	const endLine = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(region.endLine ?? region.startLine, 1);
	const startColumn = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(region.startColumn ?? 1, 1);
	const endColumn = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(region.endColumn) ? _start_js__WEBPACK_IMPORTED_MODULE_1__.H : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(region.endColumn, 1);
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
/** `undefined` if the content is not text; absent content is a deletion. */
function insertedText(replacement) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(replacement.insertedContent);
	if (!content) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(replacement.insertedContent) ? "" : void 0;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(content.text)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(content.binary) ? "" : void 0;
	return typeof content.text === "string" ? content.text : void 0;
}
/** Snyk replaces a whole line of the manifest, often the first, with the name of the package to upgrade to. */
const PACKAGE = /^@?[^\s@]+@[^\s@]+$/;
/** Taken literally, a trailing newline would leave an empty line, which may not be intended. */
function doubtInLines(text) {
	if (PACKAGE.test(text)) return "it names a package, not the line to write";
	return text.endsWith("\n") ? "it may or may not mean to leave an empty line" : void 0;
}
// src/core/intake/sarif/snippet.ts
/**
* The lines that the tool saw at the place of its fix. A snippet is used only if its region is whole lines: with
* columns, some tools write only a part of the lines, others more.
*/
function linesSeen(fix, location, budget) {
	const deleted = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(onlyIn(onlyIn(fix.artifactChanges)?.replacements)?.deletedRegion);
	const physical = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(location?.physicalLocation);
	const regions = [
		deleted,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(physical?.contextRegion),
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(physical?.region)
	];
	for (const region of regions) {
		const lines = region && exactLines(region, budget);
		if (lines) return lines;
	}
}
function onlyIn(value) {
	const list = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(value);
	return list.length === 1 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(list[0]) : void 0;
}
/** Spends the budget, because the snippet of a location is parsed again for each of its fixes. */
function exactLines(region, budget) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(region.snippet)?.text;
	const read = regionLines(region, true);
	if (typeof text !== "string" || !isWholeLines(region) || "bad" in read || !read.lines) return void 0;
	const { first, last } = read.lines;
	if (!spend(budget, text.length)) return void 0;
	const lines = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(text);
	return lines.length === last - first + 1 ? {
		firstLine: first,
		lines
	} : void 0;
}
// src/core/intake/sarif/fixes.ts
const NONE = {
	fixes: {},
	unplaced: []
};
/** A single fix may get a button; if there are several different ones, a person must choose. */
function readFixes(message, context) {
	const all = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(context.result.fixes);
	if (all.length === 0) return NONE;
	const read = all.map((fix) => readFix$1(fix, message, context));
	const unclear = distinct(read.flatMap((fix) => "text" in fix ? fix.text : []));
	const clear = read.flatMap((fix) => "changes" in fix ? fix : []);
	const different = [...new Map(clear.map((fix) => [keyOf(fix), fix])).values()];
	const [only] = different;
	if (only && different.length + unclear.length === 1) return {
		fixes: { fix: only },
		unplaced: []
	};
	return {
		fixes: different.length === 0 ? {} : { alternatives: different },
		unplaced: unclear
	};
}
function distinct(texts) {
	return [...new Set(texts)];
}
function keyOf({ changes, elsewhere }) {
	return JSON.stringify([changes, elsewhere]);
}
function readFix$1(fix, message, context) {
	const description = readDescription(fix, message, context);
	const files = readFiles(fix, context);
	const unclear = files.flatMap((file) => "unclear" in file ? file.unclear : [])[0];
	const clear = files.flatMap((file) => "changes" in file ? file : []);
	const sameFile = clear.find(({ path }) => path === context.place.path);
	const elsewhere = clear.filter((file) => file !== sameFile).map(({ path, changes }) => ({
		path,
		changes
	}));
	const reason = unclear ?? (sameFile ? void 0 : "it is for another file");
	if (!sameFile || reason !== void 0) return { text: unclearText(reason ?? "", description, files) };
	const original = linesSeen(fix, context.location, context.run.budget);
	return {
		changes: sameFile.changes,
		unit: context.run.unit,
		...description === void 0 ? {} : { description },
		...original ? { original } : {},
		...elsewhere.length === 0 ? {} : { elsewhere }
	};
}
/** Without the message of the result, which Semgrep puts in front. */
function readDescription({ description }, message, { rule, run }) {
	const read = messageText(description, rule, run.budget);
	if (!read || "bad" in read) return void 0;
	const text = read.text.startsWith(message) ? read.text.slice(message.length) : read.text;
	return text.trim() === "" ? void 0 : text.trim();
}
/** A fix with more changes is too large for a person to check. */
const MAX_CHANGES = 1e3;
/** Collects the replacements per file: a file may be listed twice. */
function readFiles(fix, { run }) {
	const files = /* @__PURE__ */ new Map();
	for (const change of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(fix.artifactChanges)) {
		const artifact = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(change.artifactLocation);
		const read = artifact ? run.pathOf(artifact) : { path: void 0 };
		const path = ("path" in read ? read.path : void 0) ?? "";
		const replacements = files.get(path) ?? [];
		for (const replacement of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(change.replacements)) replacements.push(replacement);
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
	const read = replacements.map(readReplacement$1);
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
/** Whether the change overlaps the next one. An insertion at the start of a replacement does not. */
function overlapsNext({ endLine, endColumn }, index, all) {
	const next = all[index + 1];
	if (!next) return false;
	return next.startLine < endLine || next.startLine === endLine && next.startColumn < endColumn;
}
function unclearText(reason, description, files) {
	const what = description === void 0 ? "" : ` ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.v)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(description))}`;
	const blocks = files.flatMap(({ path, texts }) => [...path === "" ? [] : [`In ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(path)}:`], ...texts.map((text) => text === "" ? "Delete." : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.J)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(text), "text"))]);
	return [`The tool has a fix that no button can make: ${reason}.${what}`, ...blocks].join("\n\n");
}
// src/core/intake/sarif/location.ts
const NOWHERE = {
	path: void 0,
	lines: void 0
};
function readPlace(location, { pathOf, columnsCount }) {
	const physical = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(location.physicalLocation);
	const artifact = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(physical?.artifactLocation);
	if (!physical || !artifact) return NOWHERE;
	const read = pathOf(artifact);
	if ("bad" in read) return below("physicalLocation.artifactLocation", read);
	const region = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(physical.region);
	const span = region ? regionLines(region, columnsCount) : { lines: void 0 };
	if ("bad" in span) return below("physicalLocation.region", span);
	const column = span.lines && columnsCount ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(region?.startColumn, 1) : void 0;
	return read.path === void 0 ? NOWHERE : {
		...read,
		lines: span.lines,
		column
	};
}
function samePlace(one, other) {
	return one.path === other.path && one.lines?.first === other.lines?.first && one.lines?.last === other.lines?.last;
}
/** A place in Markdown; `undefined` if it has no path. */
function placeText({ path, lines }) {
	return path === void 0 ? void 0 : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(path) + linesText(lines);
}
/** The name of the function or package of a location; used if the tool gives no file. */
function logicalName(location, run) {
	for (const logical of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(location.logicalLocations)) {
		const shared = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(run.logicalLocations)[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(logical.index, 0) ?? -1]);
		const name = nameIn(logical) ?? nameIn(shared);
		if (name !== void 0) return name;
	}
}
function nameIn(logical) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(logical?.fullyQualifiedName, MAX_NAME$1) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(logical?.name, MAX_NAME$1);
}
const MAX_NAME$1 = 500;
// src/core/intake/sarif/links.ts
/**
* Converts a message to Markdown. `[here](1)` becomes the location with that id; plain text is escaped, and its web
* links become Markdown links. SARIF 2.1.0, §3.11.6.
*/
function messageToMarkdown({ text, markdown }, targetOf) {
	const write = markdown ? asIs : _start_js__WEBPACK_IMPORTED_MODULE_1__.g;
	const read = markdown ? asIs : unescapeBrackets;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._)(text.trim(), (prose) => {
		let result = "";
		let at = 0;
		for (const { from, to, shown, destination } of linksIn(prose)) {
			const link = linkTo(destination, write(read(shown)), targetOf, markdown);
			if (link === void 0) continue;
			result += write(prose.slice(at, from)) + link;
			at = to;
		}
		return at === 0 ? write(prose) : result + write(prose.slice(at));
	});
}
function asIs(text) {
	return text;
}
function unescapeBrackets(linkText) {
	return linkText.replace(/\\([\\[\]])/g, "$1");
}
function linkTo(destination, shown, targetOf, markdown) {
	if (/^\d{1,9}$/.test(destination)) return targetOf(Number(destination), shown);
	return !markdown && /^https?:\/\/[^\s<>]+$/i.test(destination) ? `[${shown}](<${destination}>)` : void 0;
}
const MAX_ADDRESS = 2e3;
/** Links are searched from their middle `](`, so that the search is linear. */
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
/** Renders a result in Markdown: its message, then the places that neither the message nor the comment shows. */
function renderResult(message, context) {
	const { result, run, place } = context;
	const related = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(result.relatedLocations);
	const byId = new Map(related.map((location) => [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(location.id, 0), location]));
	const linked = /* @__PURE__ */ new Set();
	const remarks = /* @__PURE__ */ new Map();
	const remarkOn = (location) => {
		if (!remarks.has(location)) remarks.set(location, remark(location, context));
		return remarks.get(location);
	};
	return [
		message && messageToMarkdown(message, (id, shown) => {
			const location = byId.get(id);
			const where = location && renderPlace(location, run);
			if (!location || where === void 0) return void 0;
			if ([void 0, shown].includes(remarkOn(location))) linked.add(location);
			return `${shown} (${where})`;
		}),
		renderList("Also here:", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(result.locations).filter((location) => !samePlace(placeIn(location, run), place)), context),
		renderList("Related:", related.filter((location) => !linked.has(location)), context)
	].filter((piece) => piece !== void 0);
}
/** A longer list of places would not help. */
const MAX_LISTED = 30;
function renderList(heading, locations, context) {
	const items = locations.slice(0, MAX_LISTED).flatMap((location) => {
		const item = [renderPlace(location, context.run), remark(location, context)].filter((part) => part !== void 0);
		return item.length === 0 ? [] : [`- ${item.join(": ")}`];
	});
	const more = locations.length > MAX_LISTED ? [`- and ${locations.length - MAX_LISTED} more`] : [];
	return items.length === 0 ? void 0 : [
		heading,
		"",
		...items,
		...more
	].join("\n");
}
function renderPlace(location, run) {
	const name = placeText(placeIn(location, run)) ?? constructText(location, run);
	return name !== void 0 && spend(run.budget, name.length) ? name : void 0;
}
function constructText(location, run) {
	const name = logicalName(location, run.object);
	return name === void 0 ? void 0 : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(name);
}
/** An invalid place is ignored; the rest of the result is still used. */
function placeIn(location, run) {
	const place = readPlace(location, run);
	return "bad" in place ? NOWHERE : place;
}
/** The message of a location, on one line. */
function remark(location, { run, rule }) {
	const message = messageText(location.message, rule, run.budget);
	if (!message || "bad" in message) return void 0;
	return messageToMarkdown({
		...message,
		text: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(message.text)
	}, () => void 0);
}
// src/core/intake/sarif/rule-text.ts
/** Title, id, URL and category of the rule; no title if it only repeats the message or the id. */
function ruleText({ id, rule }, message) {
	const title = rule && titleOf(rule);
	const url = rule && helpOf(rule);
	const category = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(rule?.properties)?.category, MAX_TITLE);
	return {
		...title !== void 0 && addsInformation(title, id, message) ? { title: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.v)(title) } : {},
		...id === void 0 ? {} : { rule: id },
		...url === void 0 ? {} : { url },
		...category === void 0 || category === "No category provided" ? {} : { category }
	};
}
const MAX_TITLE = 200;
/** Ruff uses the template of the message as description: "`{name}` imported but unused". */
const TEMPLATE = /\{\w+\}/;
function titleOf(rule) {
	const described = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(rule.shortDescription)?.text);
	if (described !== void 0 && described.length <= MAX_TITLE && !TEMPLATE.test(described)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(described).trim();
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(rule.name) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(rule.properties)?.name);
	return name !== void 0 && name.length <= MAX_TITLE ? name : void 0;
}
function addsInformation(title, id, message) {
	const text = title.toLowerCase().replace(/\.$/, "");
	if (id !== void 0 && (text.includes(id.toLowerCase()) || id.toLowerCase().includes(text))) return false;
	return !message.toLowerCase().includes(text);
}
const MAX_URI$1 = 2e3;
/** Only http and https URLs. */
function helpOf(rule) {
	const uri = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(rule.helpUri);
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
* The level of the result, else of its rule, else derived from `security-severity`, else `warning`. Results that are
* not failures have no level. SARIF 2.1.0, §3.27.10.
*/
function readLevel(result, rule) {
	const { level, kind } = result;
	const own = LEVELS.get(level);
	if (own) return { severity: own };
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(level)) return {
		severity: "warning",
		note: `level ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(level)} is not known and is treated as warning`
	};
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(kind) && kind !== "fail") return { severity: "info" };
	return { severity: LEVELS.get((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(rule?.defaultConfiguration)?.level) ?? byScore(result) ?? byScore(rule) ?? "warning" };
}
/**
* From a CVSS score from 0 to 10, with GitHub's thresholds.
* https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
*/
function byScore(holder) {
	const value = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(holder?.properties, "security-severity");
	const score = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
	if (typeof score !== "number" || !(score > 0 && score <= 10)) return void 0;
	return score >= 7 ? "error" : score >= 4 ? "warning" : "info";
}
// src/core/intake/sarif/result.ts
function readResult(result, run, origin) {
	const skipped = skipReason(result);
	if (skipped) return { skipped };
	const rule = run.ruleOf(result);
	const message = messageText(result.message, rule, run.budget);
	if (message && "bad" in message) return below("message", message);
	const found = findPlace(result, run);
	if ("bad" in found) return found;
	const context = {
		result,
		run,
		rule,
		...found
	};
	const { place } = found;
	const about = ruleText(rule, message?.text ?? "");
	const { fixes, unplaced } = readFixes(message?.text ?? "", context);
	const pieces = [
		...renderResult(message, context),
		...construct(result, place, run),
		...unplaced
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
	message: "is empty; a result needs a \"text\", or an \"id\" among the messages of its rule"
};
/** A result with a level is a problem, whatever its kind: by the specification only failures have a level. */
function skipReason({ suppressions, kind, level, baselineState }) {
	if (baselineState === "absent") return "gone";
	if ((kind === "pass" || kind === "notApplicable") && ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(level) || level === "none")) return "passed";
	const all = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(suppressions);
	return all.length > 0 && all.every(isInForce) ? "suppressed" : void 0;
}
/** A suppression that is under review or rejected does not count. */
function isInForce(value) {
	const suppression = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	return suppression !== void 0 && ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(suppression.status) || suppression.status === "accepted");
}
/** The first location with a file; else the file that was analysed. */
function findPlace(result, run) {
	for (const [index, value] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(result.locations).entries()) {
		const location = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
		if (!location) continue;
		const place = readPlace(location, run);
		if ("bad" in place) return below(`locations[${index}]`, place);
		if (place.path !== void 0) return {
			place,
			location
		};
	}
	const target = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(result.analysisTarget);
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
function lineFields({ lines, column }) {
	if (!lines) return {};
	return {
		...lines.first === lines.last ? {} : { startLine: lines.first },
		line: lines.last,
		...column === void 0 ? {} : { column }
	};
}
/** Names of functions or packages; only if there is no file. */
function construct(result, { path }, run) {
	if (path !== void 0) return [];
	const names = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(result.locations).flatMap((location) => logicalName(location, run.object) ?? []);
	return [...new Set(names)].slice(0, MAX_NAMES).map((name) => `In ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(name)}.`);
}
const MAX_NAMES = 10;
// src/core/intake/sarif/notification.ts
/**
* ESLint's formatter reports files that cannot be parsed only as notifications. A warning without a line is about the
* tool, such as a file that it was configured to ignore.
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
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(message)?.text);
	return text === void 0 ? void 0 : { remark: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(text, MAX_REMARK)) };
}
const MAX_REMARK = 300;
function idIn(reference) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(reference)?.id);
}
function notificationsIn(run) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(run.invocations).flatMap((invocation) => [...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(invocation.toolConfigurationNotifications), ...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(invocation.toolExecutionNotifications)]);
}
// src/core/intake/sarif/artifact-path.ts
/** Creates a function that decodes URIs and resolves `file:` and base ids. SARIF 2.1.0, §3.4. */
function pathReader(run) {
	const artifacts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(run.artifacts);
	const byIndex = /* @__PURE__ */ new Map();
	const baseOf = baseReader(run);
	const resolve = (uri, baseId) => {
		if (!isRelative(uri)) return { path: absolutePath(uri) };
		const { before, root } = baseOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(baseId));
		return {
			path: before + decode(uri),
			root
		};
	};
	return (location) => {
		const { uri, index } = location;
		if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(uri)) return cached(index);
		if (typeof uri !== "string") return badField("uri", uri, "a URI such as \"src/cart.ts\" is expected");
		if (uri.length > MAX_URI) return badField("uri", uri, `at most ${MAX_URI} characters are read`);
		return uri === "" ? { path: void 0 } : resolve(uri, location.uriBaseId);
	};
	/** Cached: a log may have one artifact for all its results. */
	function cached(index) {
		const path = byIndex.get(index) ?? indexed(index);
		if (typeof index === "number") byIndex.set(index, path);
		return path;
	}
	function indexed(index) {
		if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(index) || index === -1) return { path: void 0 };
		const artifact = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(artifacts[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(index, 0) ?? -1]);
		if (!artifact) return badField("index", index, `the run has ${artifacts.length} artifacts, numbered from 0`);
		const { uri, uriBaseId } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(artifact.location) ?? {};
		if (typeof uri !== "string") return { path: void 0 };
		if (uri.length > MAX_URI) return badField("index", index, `at most ${MAX_URI} characters of a URI are read`);
		const parent = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(artifacts[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(artifact.parentIndex, 0) ?? -1])?.location);
		return parent ? { path: `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(parent.uri, MAX_URI) ?? ""}!/${decode(uri)}` } : resolve(uri, uriBaseId);
	}
}
/** Ids that tools use for the root of the repository. */
const ROOT_ID = /^%?(?:(?:src|source|repo|repository|project|git)_?root|root_?path|root|workspace)%?$/i;
const MAX_CHAIN = 20;
/** In characters. No file has a longer path: PATH_MAX is 4096 bytes. */
const MAX_URI = 4096;
const MAX_BASE = 1e3;
/**
* Resolves a base id to the prefix of a relative URI: empty for the root of the repository and for ids that the log
* does not define, else the directory of the id.
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
		const location = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(baseIds, at));
		const uri = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(location?.uri);
		if (uri === void 0 || uri.length > MAX_BASE) return { before };
		if (!isRelative(uri)) {
			const root = withSlash(absolutePath(uri));
			return ROOT_ID.test(at) ? {
				before,
				root
			} : { before: root + before };
		}
		before = withSlash(decode(uri)) + before;
		at = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(location?.uriBaseId);
	}
	return { before: at === void 0 ? before : "" };
}
function withSlash(directory) {
	return directory.endsWith("/") ? directory : `${directory}/`;
}
/** At least two letters: a single letter is a Windows drive. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i;
const DRIVE = /^[a-z]:[\\/]/i;
function isRelative(uri) {
	return !SCHEME.test(uri) && !DRIVE.test(uri) && !/^[\\/]/.test(uri);
}
/** `file:///C:/a%20b` is `C:/a b`. URIs with other schemes stay as they are: no path of a diff looks like one. */
function absolutePath(uri) {
	const file = /^file:(?:\/\/(?:localhost(?=\/))?)?/i.exec(uri)?.[0];
	if (file === void 0) return SCHEME.test(uri) ? uri : decode(uri);
	const path = decode(uri.slice(file.length));
	return /^\/[a-z]:/i.test(path) ? path.slice(1) : path;
}
/** Many tools write plain paths instead of URIs: text that is not encoded stays. */
function decode(uri) {
	if (!uri.includes("%")) return uri;
	try {
		return decodeURIComponent(uri);
	} catch {
		return uri;
	}
}
// src/core/intake/sarif/rule.ts
/**
* Finds rules by index if it is plausible, else by id: in the component that the result names, then in the driver, then
* in all extensions. SARIF 2.1.0, §3.52.3.
*/
function ruleFinder(run) {
	const tool = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(run.tool);
	const driver = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(tool?.driver) ?? {};
	const extensions = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(tool?.extensions);
	const rulesOf = createRuleIndex();
	const components = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tn)(() => [driver, ...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(extensions)]);
	const byGuid = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tn)(() => new Map(components().map((component) => [component.guid, component])));
	const byId = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tn)(() => rulesById(components()));
	return (result) => {
		const reference = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(result.rule);
		const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(result.ruleId) ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(reference?.id);
		const component = componentOf((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(reference?.toolComponent));
		const index = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(reference?.index) ? result.ruleIndex : reference?.index;
		const rule = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(component.rules)[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(index, 0) ?? -1]);
		if (rule && isRuleOf(id, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(rule.id))) return {
			id: id ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(rule.id, MAX_ID),
			rule,
			component
		};
		return {
			id,
			...(id === void 0 ? void 0 : lookUp(rulesOf(component), id) ?? lookUp(byId(), id)) ?? {
				rule: void 0,
				component
			}
		};
	};
	function componentOf(reference) {
		if (!reference) return driver;
		const index = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(reference.index, 0);
		if (index !== void 0) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(extensions[index]) ?? driver;
		return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(reference.guid) === void 0 ? driver : byGuid().get(reference.guid) ?? driver;
	}
}
const MAX_ID = 500;
/** Checks an index, which may be wrong. The id `CA5350/md5` belongs to the rule `CA5350`. */
function isRuleOf(id, ruleId) {
	if (id === void 0 || ruleId === void 0 || id === ruleId) return true;
	return id[ruleId.length] === "/" && id.startsWith(ruleId);
}
function lookUp(rules, id) {
	return rules.get(id) ?? rules.get(id.slice(0, Math.max(0, id.lastIndexOf("/"))));
}
/** If several rules have the same id, the first one is used. */
function rulesById(components) {
	const rules = /* @__PURE__ */ new Map();
	for (const component of components) for (const rule of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(component.rules)) {
		const id = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(rule.id);
		if (id !== void 0 && !rules.has(id)) rules.set(id, {
			rule,
			component
		});
	}
	return rules;
}
/** The rules of a component by id, cached. */
function createRuleIndex() {
	const cache = /* @__PURE__ */ new Map();
	return (component) => {
		const rules = cache.get(component) ?? rulesById([component]);
		cache.set(component, rules);
		return rules;
	};
}
// src/core/intake/sarif/run.ts
function openRun(object, budget) {
	const source = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(object.tool)?.driver)?.name, MAX_NAME);
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
/** Parses SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html */
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
		skipped: /* @__PURE__ */ new Map()
	};
	const budget = budgetFor(text.length);
	if (log.version !== VERSION) reading.intake.notes.push(`${file}: ${OWN_VERSION}`);
	for (const [index, value] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(log.runs).entries()) {
		const at = `runs[${index}]`;
		const object = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
		if (!object) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: "${at}" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(value)}; a run is an object`);
		readRun(openRun(object, budget), at, reading);
	}
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(log.inlineExternalProperties).length > 0) reading.intake.notes.push(`${file}: ${NOT_READ}`);
	for (const [reason, count] of reading.skipped) reading.intake.notes.push(`${file}: ${count} ${SKIP_TEXTS[reason][count === 1 ? 0 : 1]}`);
	return reading.intake;
}
const VERSION = "2.1.0";
const EXPECTED$2 = "a SARIF 2.1.0 log is expected";
const OWN_VERSION = "ast-grep writes its own version instead of that of SARIF; read as SARIF 2.1.0";
const NOT_READ = "results in external property files are not read";
const SKIP_TEXTS = {
	suppressed: ["suppressed result is not a finding", "suppressed results are not findings"],
	passed: ["result without a problem is not a finding", "results without a problem are not findings"],
	gone: ["result of an earlier run is gone", "results of an earlier run are gone"]
};
function parseLog(file, text) {
	const value = parseDocument({
		file,
		text
	}, EXPECTED$2);
	const log = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	if (!log) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: the document is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(value)}; ${EXPECTED$2}`);
	const { version, runs } = log;
	if (version !== VERSION && !(0,_detect_tool_js__WEBPACK_IMPORTED_MODULE_3__.r)(log)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: "version" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(version)}; only SARIF 2.1.0 is read`);
	if (!Array.isArray(runs)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: "runs" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(runs)}; a SARIF log has a list of runs`);
	return log;
}
function readRun(run, at, reading) {
	const { file, intake } = reading;
	const { results } = run.object;
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(results) && !Array.isArray(results)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: "${at}.results" is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(results)}; a list of results is expected`);
	for (const [index, result] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(results).entries()) readEntry(result, run, `${at}.results[${index}]`, reading);
	readNotifications(run, at, reading);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(run.object.externalPropertyFileReferences)?.results !== void 0) intake.notes.push(`${file}: ${at}: ${NOT_READ}`);
}
function readEntry(value, run, at, reading) {
	const { intake, skipped } = reading;
	const origin = {
		file: reading.file,
		index: reading.next++
	};
	const result = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	if (!result) {
		const message = `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(value)}; a result is an object with "message" and "locations"`;
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
	else if ("skipped" in read) skipped.set(read.skipped, (skipped.get(read.skipped) ?? 0) + 1);
	else {
		intake.findings.push(read.finding);
		if (read.note !== void 0) intake.notes.push(`${origin.file}: finding ${origin.index}: ${read.note}`);
	}
}
const MAX_REMARKS$1 = 10;
/** Notifications of the tool about its own run; a run that failed may lack findings. */
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
	intake.notes.push(...remarks.slice(0, MAX_REMARKS$1));
	if (remarks.length > MAX_REMARKS$1) intake.notes.push(`${file}: ${who} reports ${remarks.length - MAX_REMARKS$1} more notifications`);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(run.object.invocations).some((invocation) => invocation.executionSuccessful === false)) intake.notes.push(`${file}: ${who} reports that it did not finish; findings may be missing`);
}
// src/core/intake/shellcheck.ts
const EXPECTED$1 = "the output of `shellcheck --format json1` is expected";
/** Parses ShellCheck's JSON. https://github.com/koalaman/shellcheck/blob/master/shellcheck.1.md#formats */
function readShellCheck(input) {
	const document = parseDocument(input, EXPECTED$1);
	const isOld = Array.isArray(document);
	const comments = isOld ? listOf(document, input, EXPECTED$1) : listUnder(document, "comments", input, EXPECTED$1);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(comments.map((comment, index) => readComment(comment, {
		file: input.file,
		index
	}, isOld ? "tab-8" : "code-point")));
}
const FIELDS$1 = {
	names: {
		path: "file",
		line: "line",
		endLine: "endLine",
		message: "message"
	},
	severities: {
		error: "error",
		warning: "warning",
		info: "info",
		style: "info"
	}
};
function readComment(comment, origin, unit) {
	const { file, line, endLine, column, level, code, message, fix } = fieldsOf(comment);
	const number = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(code, 1);
	const rule = number === void 0 ? code : `SC${String(number).padStart(4, "0")}`;
	return (0,_tool_common_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		path: file,
		line,
		endLine,
		column,
		severity: level,
		message,
		rule,
		url: number === void 0 ? void 0 : `https://www.shellcheck.net/wiki/${rule}`,
		source: "ShellCheck",
		...readFix(fix, unit)
	}, FIELDS$1, origin);
}
/** All replacements together are one fix. */
function readFix(fix, unit) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(fix)) return {};
	const replacements = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(fieldsOf(fix).replacements);
	if (replacements.length === 0) return {};
	const given = replacements.map(readReplacement);
	const changes = given.every((change) => change !== void 0) ? inOrder$1(given) : void 0;
	if (changes) return { fixes: { fix: {
		changes,
		unit
	} } };
	return { below: replacements.map((replacement) => unplacedFix(String((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(replacement)?.replacement ?? ""), "There is a fix")) };
}
function readReplacement(value) {
	const { line, column, endLine, endColumn, replacement } = fieldsOf(value);
	const [startLine, startColumn, lastLine, lastColumn] = [
		line,
		column,
		endLine,
		endColumn
	].map((place) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dn)(place, 1));
	if (!startLine || !startColumn || !lastLine || !lastColumn || typeof replacement !== "string") return void 0;
	return {
		startLine,
		startColumn,
		endLine: lastLine,
		endColumn: lastColumn,
		text: replacement
	};
}
// src/core/intake/stylelint.ts
const EXPECTED = "the output of `stylelint --formatter json` is expected";
/** Parses stylelint's JSON. https://stylelint.io/developer-guide/formatters */
function readStylelint(input) {
	const reads = [];
	const remarks = /* @__PURE__ */ new Set();
	for (const [number, result] of listOf(parseDocument(input, EXPECTED), input, EXPECTED).entries()) {
		const { source, warnings, parseErrors, deprecations, invalidOptionWarnings } = fieldsOf(result);
		const read = (entry, under) => readWarning(source, entry, {
			file: input.file,
			index: reads.length
		}, `[${number}].${under}`);
		for (const [at, warning] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(warnings).entries()) reads.push(read(warning, `warnings[${at}]`));
		for (const [at, error] of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(parseErrors).entries()) reads.push(read({
			severity: "error",
			...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(error)
		}, `parseErrors[${at}]`));
		for (const { text } of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)([...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(deprecations), ...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(invalidOptionWarnings)])) if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(text) !== void 0) remarks.add(`${input.file}: stylelint reports: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(text, 200)}`);
	}
	const intake = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(reads);
	return {
		...intake,
		notes: [...intake.notes, ...[...remarks].slice(0, MAX_REMARKS)]
	};
}
const MAX_REMARKS = 10;
const FIELDS = {
	names: {
		path: "source",
		line: "line",
		endLine: "endLine",
		message: "text"
	},
	severities: {
		error: "error",
		warning: "warning"
	}
};
function readWarning(path, warning, origin, under) {
	const { line, column, endLine, endColumn, rule, severity, text, url, fix } = fieldsOf(warning);
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(rule);
	const isOwn = name !== void 0 && /^[a-z][a-z-]*$/.test(name);
	const fixText = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(fix)?.text;
	return (0,_tool_common_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		path,
		line,
		endLine: endColumn === 1 && typeof endLine === "number" ? endLine - 1 : endLine,
		column,
		severity,
		message: withoutSuffix(text, ` (${name})`),
		below: typeof fixText === "string" ? [unplacedFix(fixText, "There is a fix")] : [],
		rule: name,
		url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(url) ?? (isOwn ? `https://stylelint.io/user-guide/rules/${name}` : void 0),
		source: "stylelint"
	}, FIELDS, origin, under);
}
function withoutSuffix(text, suffix) {
	return typeof text === "string" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}
// src/core/intake/tools.ts
var tools_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
	readCodeQuality: () => readCodeQuality,
	readCommands: () => readCommands,
	readEslint: () => readEslint,
	readGolangciLint: () => readGolangciLint,
	readMarkdownlint: () => readMarkdownlint,
	readPylint: () => readPylint,
	readRdjson: () => readRdjson,
	readRdjsonl: () => readRdjsonl,
	readRubocop: () => readRubocop,
	readSarif: () => readSarif,
	readShellCheck: () => readShellCheck,
	readStylelint: () => readStylelint
});



/***/ })

};
;