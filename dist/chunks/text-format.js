"use strict";
exports.id = 394;
exports.ids = [394];
exports.modules = {

/***/ 1394:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ text_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);


// src/core/intake/text/no-findings.ts
/** Whether an answer only says that there is nothing to report; false if in doubt. */
function saysNothingFound(text) {
	if (text.length > MAX_LENGTH$2) return false;
	const sentences = text.toLowerCase().split(/[.!…](?=[\s*_`"']|$)|[;\n]/).map((sentence) => sentence.replace(/[^a-z0-9[\]/:-]+/g, " ").trim()).filter((sentence) => sentence !== "");
	return sentences.some(saysNone) && sentences.every((sentence) => saysNone(sentence) || FILLER.test(sentence));
}
const MAX_LENGTH$2 = 300;
function saysNone(sentence) {
	return NOTHING.test(sentence) || NONE_FOUND.test(sentence) && !RESERVATION.test(sentence);
}
const NOTHING = /^(?:none|nothing|n\/a|no|lgtm|\[ ?\]|looks good(?: to me)?|all (?:good|clear)|clean|nothing (?:to (?:report|flag|add|fix)|found|wrong))$/;
const NONE_FOUND = /\b(?:no|zero|0|without|not find any|not see any|not found any|not any)(?: [a-z-]+){0,4} (?:issues?|findings?|problems?|bugs?|errors?|defects?|comments?|concerns?|violations?|warnings?|suggestions?)\b/;
/** Words after which more follows: "No issues, but …", "No issues in cart: the total …". */
const RESERVATION = /\b(?:but|however|except|although|though|unless|aside|apart|besides|than|still|only|should|consider|recommend|might|could|nits?|one|two|some|wrong|incorrect|incorrectly|broken|missing|fails?|failed|unable|cannot)\b|: (?!no\b|none\b|0\b|zero\b)/;
const FILLER = /^(?:i (?:have )?(?:reviewed|checked|analy[sz]ed|examined)(?: [a-z]+){0,8}|(?:[a-z]+ ){0,4}(?:looks?|is|are|seems?)(?: [a-z]+)? (?:good|fine|clean|correct|great|ok|okay|solid|clear)(?: to me)?|(?:great|good|nice) (?:work|job)|thanks|thank you|(?:code )?review(?: results?| summary| complete)?:?|summary:?|findings:?|results?:?)$/;
// src/core/intake/text/fences.ts
const FENCE = /^[ \t]*(`{3,}|~{3,})/;
/** Longer fences are treated like one of this length. */
const MAX_LENGTH$1 = 20;
function isFence(line) {
	return FENCE.test(line);
}
/**
* The fenced blocks of a text: a map from the index of the opening line to that of the closing line. A fence without an
* end is text. So is one if another fence with a language starts before its end, because models forget to close a
* fence more often than they nest fences.
*/
function fencesIn(lines) {
	const blocks = /* @__PURE__ */ new Map();
	const none = () => new Array(21).fill(void 0);
	const closers = {
		"`": none(),
		"~": none()
	};
	for (let at = lines.length - 1; at >= 0; at--) {
		const line = lines[at] ?? "";
		const [start = "", run = ""] = FENCE.exec(line) ?? [];
		const nearest = closers[run.charAt(0)];
		const info = line.slice(start.length).trim();
		if (!nearest || run.startsWith("`") && info.includes("`")) continue;
		const length = Math.min(run.length, MAX_LENGTH$1);
		const closer = nearest[length];
		if (closer !== void 0) blocks.set(at, closer);
		nearest.fill(info === "" ? at : void 0, 0, length + 1);
	}
	return blocks;
}
// src/core/intake/text/path-like.ts
/**
* Whether the text before `:12` can be a path. A sentence may mention a place ("See src/a.ts:12: the same"), and
* `10:30` is a time. `marked`: the text is in backticks, quotes or bold, so its start is certain.
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
/** Folder names with spaces rarely contain these words; most sentences do. */
function readsLikeSentence(path) {
	if (/[,;?!]/.test(path)) return true;
	return path.toLowerCase().split(/[ \\/]+/).some((word) => SENTENCE_WORDS.has(word));
}
const SENTENCE_WORDS = new Set("a also an and are as at because both bug but by call called calls can check cf compare consider e.g. error file fix fixed for from function has have i.e. if in into is issue it its like line lines look method note of on or problem same see should similar similarly since so than that the then there this to use used uses via warning was when where which while with you your".split(" "));
// src/core/intake/text/place.ts
function placeIn(text, from) {
	const marks = match(OPENING_MARKS, text, from)?.[0] ?? "";
	const at = from + marks.length;
	const pathEnd = pathEndIn(text, at);
	if (pathEnd < 0) return void 0;
	const path = text.slice(at, pathEnd).replace(/[`*"']{1,4}$/, "");
	if (!isPathLike(path, marks !== "")) return void 0;
	for (const [ends, pattern] of PLACES) {
		const [whole, line, end, endAfterColumn] = match(pattern, text, pathEnd) ?? [];
		if (whole === void 0) continue;
		const last = end ?? endAfterColumn;
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
/** Index where the line number starts: a path has no colon except after a drive letter. */
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
const COLONS$1 = String.raw`:${MARKS}L?(\d{1,10})(?: ?[-–] ?L?(\d{1,10}))?(?::\d{1,10}(?:[-–](?:(\d{1,10}):)?\d{1,10})?)?`;
/** `#L12-L15`, as in URLs of GitHub. */
const HASH = String.raw`#L(\d{1,10})(?:-L?(\d{1,10}))?`;
/** `(12,5)`, as tsc and MSBuild print it. */
const PARENTHESES$1 = String.raw`\((\d{1,10})(?:,\d{1,10}){0,3}\)`;
const FOLLOWERS = {
	line: String.raw`[ \t]*$`,
	separator: String.raw`(?:[ \t]{0,2}:\*{0,3}|[ \t]{1,2}(?:[-–—]|--)(?=[ \t]))`,
	text: String.raw`(?=[ \t])`
};
/** A number before a word is not a column: `a.ts:12:34 apples` is line 12 in the output of `grep -n`. */
const PLACES = [
	"line",
	"separator",
	"text"
].flatMap((ends) => [
	COLONS$1,
	HASH,
	PARENTHESES$1
].map((place) => [ends, new RegExp(place + MARKS + FOLLOWERS[ends], "y")]));
function match(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.exec(text);
}
// src/core/intake/text/severity-tag.ts
/** Parses `error:`, `[error]`, `(High)`, `**Warning**:`, `error TS2322:` at the start of a text. */
function severityTag(text) {
	const [whole = "", square, round, bare, rule, separator] = TAG.exec(text.slice(0, MAX_TAG)) ?? [];
	const word = (square ?? round ?? bare ?? "").trim().toLowerCase();
	const severity = OTHER_WORDS.get(word) ?? ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ln)(word) ? word : void 0);
	if (severity === void 0 || bare !== void 0 && separator === void 0) return void 0;
	return {
		severity,
		length: whole.length,
		...rule !== void 0 && { rule }
	};
}
const MAX_TAG = 80;
const TAG = /^[ \t*]{0,6}(?:\[([a-z ]{2,12})\]|\(([a-z ]{2,12})\)|([a-z]{2,10}(?: error)?))\*{0,3}(?: {1,2}([A-Z]{1,10}[-_]?\d{1,6}))?\*{0,3}[ \t]{0,2}(:|[-–—](?=\s))?\*{0,3}[ \t]*/i;
/** Other words of compilers. */
const OTHER_WORDS = /* @__PURE__ */ new Map([
	["fatal error", "error"],
	["fatal", "error"],
	["warn", "warning"],
	["hint", "info"],
	["remark", "info"]
]);
// src/core/intake/text/head.ts
/**
* Parses `path:line[-end][:column]: [severity:] message`, as printed by compilers, `grep -n` and models: optionally
* after a bullet, a number or `#`, in bold or in backticks. Only the start of a line is examined.
*/
function readHead(line) {
	const start = line.slice(0, MAX_HEAD$1);
	if (!NUMBER.test(start)) return void 0;
	const prefix = PREFIX.exec(start)?.[0] ?? "";
	const tagBefore = severityTag(start.slice(prefix.length));
	const place = placeIn(start, prefix.length + (tagBefore?.length ?? 0));
	if (!place) return void 0;
	const tagAfter = severityTag(start.slice(place.to));
	if (!startsFinding(place, prefix, tagAfter !== void 0)) return void 0;
	const tag = tagAfter ?? tagBefore;
	return {
		path: place.path,
		line: place.line,
		...place.endLine !== void 0 && { endLine: place.endLine },
		...tag && { severity: tag.severity },
		...tag?.rule !== void 0 && { rule: tag.rule },
		message: line.slice(place.to + (tagAfter?.length ?? 0)).trim(),
		indent: line.search(/\S|$/),
		content: prefix.length
	};
}
/** In characters: a path of 1024 characters and everything that may be around it. */
const MAX_HEAD$1 = 1300;
/** A fast test: most lines have no line number. */
const NUMBER = /[:(L][`*"']{0,5}L?\d/;
/** Blanks, bullets, `3.`, `###`, `[x]` and emoji. */
const PREFIX = /^[ \t]*(?:(?:[-*+•]|\d{1,4}[.)]|#{1,6}|\[[ xX]\])[ \t]+){0,3}(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]{0,2}[ \t]*){0,3}/u;
/** A place alone is not enough, because sentences and lists may start with one, except in a heading or in bold. */
function startsFinding({ ends, bold }, prefix, tagged) {
	if (ends === "separator") return true;
	return ends === "text" ? tagged : bold || prefix.includes("#");
}
// src/core/intake/text/sections.ts
/**
* A finding ends at the next line that starts a finding and is not indented deeper; lines in a fenced block below it
* start none. The fences of a block around findings are ignored, and its end also ends the last finding in it.
*/
function sectionsIn$1(text) {
	const lines = text.split(/\r?\n/);
	const fences = fencesIn(lines);
	const drafts = [];
	let current;
	let blockEnd = -1;
	let outerEnd = -1;
	let skipped = 0;
	for (const [at, line] of lines.entries()) {
		const opens = fences.get(at);
		if (current && at <= blockEnd) current.closed = current.below.push(line);
		else if (at === outerEnd) current = void 0;
		else if (opens !== void 0) {
			if (current) blockEnd = opens;
			else outerEnd = opens;
			current?.below.push(line);
		} else {
			const head = current && indentOf(line) > current.head.indent ? void 0 : readHead(line);
			if (head) current = {
				head,
				first: line,
				below: [],
				closed: 0
			};
			if (head && current) drafts.push(current);
			else if (current) current.below.push(line);
			else if (line.trim() !== "" && !isFence(line)) skipped++;
		}
	}
	return finish(drafts, skipped);
}
function indentOf(line) {
	return line.search(/\S|$/);
}
/** A first line without any message is not a finding: the line belongs to the finding above. */
function finish(drafts, skipped) {
	const kept = [];
	for (const draft of drafts) {
		skipped += dropTitles(draft);
		if (draft.head.message !== "" || draft.below.some((line) => line.trim() !== "")) kept.push(draft);
		else if (kept.length > 0) kept.at(-1)?.below.push(draft.first);
		else skipped++;
	}
	return {
		skipped,
		sections: kept.map(({ head, below }) => ({
			head,
			message: composeMessage(head, below)
		}))
	};
}
/** Removes titles of the next finding and empty fences from the end of a draft; returns the number of titles. */
function dropTitles({ below, closed }) {
	let titles = 0;
	while (below.length > closed) {
		const last = below.at(-1) ?? "";
		if (TITLE.test(last)) titles++;
		else if (last.trim() !== "" && !isFence(last)) break;
		below.pop();
	}
	return titles;
}
const TITLE = /^ {0,3}(?:#{1,6}[ \t]|[-*_]{3,}[ \t]*$)/;
/** Removes the indentation of lines below a bullet, which belongs to the list and not to the text. */
function composeMessage({ message, content }, below) {
	return [message, ...below.every((line) => line.trim() === "" || indentOf(line) >= content) && ![message, ...below].some(leavesMarkerOpen) ? below.map((line) => line.slice(Math.min(content, indentOf(line)))) : below].join("\n").trim();
}
function leavesMarkerOpen(line) {
	return line.lastIndexOf("[SUGGEST") > line.lastIndexOf("]");
}
// src/core/intake/compiler/echo.ts
/** A line with nothing but carets and tildes under the source line above it. */
function isCaretLine(line) {
	return /[\^~]/.test(line) && /^[\s|^~+.-]+$/.test(line);
}
/** Source in a gutter: `   11 |   if (i < u)`, `      |       ^`, as gcc, ruff and rustc print it. */
function isGutterLine(line) {
	return /^ {0,12}\d{0,9} {0,4}\|(?:\s|$)/.test(line);
}
/** A line of code as a fix would make it, in rustc's gutter: `9 ~     _ => todo!(),`, `3 + use std::fmt;`. */
function isFixLine(line) {
	return /^ {0,12}\d{1,9} {1,4}[~+-](?:\s|$)/.test(line);
}
/** A line that a fix would delete, as ruff shows it right below other lines of a gutter: `    -     import os, sys`. */
function isDeletedLine(line) {
	return /^ {2,14}-(?:\s|$)/.test(line);
}
/** `  --> src/main.rs:4:5`, below a title, as rustc and ruff print it. */
const ARROW = /^ {0,12}--> (.{1,1024}):(\d{1,9}):(\d{1,9})$/;
/** Without the source that tools show: code may hold what looks like JSON. */
function withoutEcho(text) {
	const lines = text.split(/\r?\n/);
	const hasGutter = lines.some((line) => ARROW.test(line));
	return lines.filter((line, at) => {
		const isShown = hasGutter && (isGutterLine(line) || isFixLine(line) || isDeletedLine(line));
		const below = lines[at + 1] ?? "";
		return !isShown && !(below.includes("^") && isCaretLine(below));
	}).join("\n");
}
/** What rustc says beside its carets: "expected `i32`, found `&str`". */
function labelIn(line) {
	return /^ {1,12}\| [\s|_-]{0,500}\^[\^_-]{0,500} (\S.*)$/.exec(line.slice(0, MAX_LABEL_LINE))?.[1]?.trimEnd();
}
/** In characters: indented code and a sentence. */
const MAX_LABEL_LINE = 3e3;
/** ruff and rustc explain below the gutter: `  = help: Remove the import`. */
function helpIn(line) {
	return /^\s{1,12}= ((?:help|note): .*)$/.exec(line)?.[1] ?? /^((?:help|note): .*)$/.exec(line)?.[1];
}
// src/core/intake/compiler/front.ts
const WORDS$1 = {
	"fatal error": "error",
	fatal: "error",
	error: "error",
	err: "error",
	warning: "warning",
	warn: "warning",
	performance: "warning",
	portability: "warning",
	note: "info",
	notice: "info",
	info: "info",
	information: "info",
	remark: "info",
	style: "info",
	hint: "info",
	help: "info",
	message: "info",
	suggestion: "info"
};
/** The first letter of pylint's and RuboCop's codes. */
const LETTERS = {
	F: "error",
	E: "error",
	W: "warning",
	C: "info",
	R: "info",
	I: "info"
};
/** Each way in which a tool starts a message; the first that matches counts. */
const FRONTS = [
	[/^(fatal error|[a-z]{3,11}) ([a-z@][\w@/.-]{0,99}) ?: /i, ([whole = "", word = "", rule = ""]) => isKnown(word) && (/[\d-]/.test(rule) || whole.endsWith(" : ")) ? {
		...byWord(word),
		rule,
		...sourceOf(rule),
		sure: true,
		projectBehind: true
	} : void 0],
	[/^(?:(error|warning|info) )?(MD\d{3}(?:\/[\w-]+)*) /, ([, word = "warning", rule = ""]) => ({
		...byWord(word),
		rule,
		source: "markdownlint",
		sure: true
	})],
	[/^([A-Z]{2}\d{4}) (error|warning|info|style): /, ([, rule = "", word = ""]) => ({
		...byWord(word),
		rule,
		...sourceOf(rule),
		sure: true
	})],
	[/^\[([a-z]{3,11})\] /, ([, word = ""]) => isKnown(word) ? {
		...byWord(word),
		ruleBehind: true,
		sure: true
	} : void 0],
	[/^\[([FEWCRI])\d{4}\(([\w-]+)\)[^\]]{0,300}\] /, ([, letter = "", rule = ""]) => ({
		severity: LETTERS[letter] ?? "warning",
		rule,
		source: "pylint",
		sure: true
	})],
	[/^([FEWCRI])\d{4}: /, ([, letter = ""]) => ({
		severity: LETTERS[letter] ?? "warning",
		source: "pylint",
		ruleBehind: true,
		sure: true
	})],
	[/^\[([A-Z]{1,5}\d{2,5})\] /, ([, rule = ""]) => ({
		severity: codeSeverity(rule),
		rule,
		sure: true
	})],
	[/^([FEWCRI]): (?:\[(?:Correctable|Corrected|Todo)\] )?(?:([A-Z]\w*(?:\/[A-Z]\w*)+): )?/, ([, letter = "", rule]) => ({
		severity: LETTERS[letter] ?? "warning",
		source: "RuboCop",
		sure: true,
		...rule === void 0 ? {} : { rule }
	})],
	[/^([A-Z]{1,5}\d{2,5}):? (?:\[\*\] )?(?=\S)/, ([, rule = ""]) => ({
		severity: codeSeverity(rule),
		rule,
		sure: true
	})],
	[/^(warning|error): \[([a-z][\w-]{0,60})\] (?=\S)/, ([, word = "", rule = ""]) => ({
		...byWord(word),
		rule,
		sure: true
	})],
	[/^(?=(?:Unknown|Misspelled|Forbidden|Flagged) word \()/, () => ({
		source: "cspell",
		sure: true,
		isPlain: true
	})],
	[/^(?=\S{1,80} ==> \S)/, () => ({
		source: "codespell",
		sure: true,
		isPlain: true
	})],
	[/^(fatal error|[a-z]{3,11})(:| -) /i, ([, word = "", separator]) => {
		if (!isKnown(word)) return void 0;
		if (separator === " -") return {
			...byWord(word),
			ruleBehind: true,
			sure: true
		};
		return {
			...byWord(word),
			isNote: word.toLowerCase() === "note"
		};
	}]
];
/** In characters. */
const MAX_FRONT = 400;
function readFront(text) {
	const start = text.slice(0, MAX_FRONT);
	for (const [pattern, read] of FRONTS) {
		const match = pattern.exec(start);
		const front = match && read(match);
		if (front) return {
			...front,
			length: match[0].length
		};
	}
	return { length: 0 };
}
function isKnown(word) {
	return Object.hasOwn(WORDS$1, word.toLowerCase());
}
function byWord(word) {
	return { severity: (isKnown(word) ? WORDS$1[word.toLowerCase()] : void 0) ?? "warning" };
}
/** flake8 has no severities; E9 is a file that cannot be parsed. */
function codeSeverity(code) {
	return /^E9\d/.test(code) ? "error" : "warning";
}
function sourceOf(rule) {
	if (/^TS\d+$/.test(rule)) return { source: "tsc" };
	if (/^SC\d{4}$/.test(rule)) return { source: "ShellCheck" };
	return /^DL\d{4}$/.test(rule) ? { source: "hadolint" } : {};
}
// src/core/intake/compiler/behind.ts
/** Maximum length of a rule at the end, in characters. */
const MAX_RULE = 120;
/** HTMLHint writes them in lower case; oxlint writes the plugin around the rule. */
const ESLINT_UNIX = / \[(Error|Warning|error|warning)(?:\/([\w@/.()-]+))?\]$/;
/** standard: `(no-var) (warning)`. */
const ROUND_WARNING = / \(([a-z@][\w@/.-]*)\) \((warning)\)$/;
const STYLELINT_UNIX = / \(([\w@/.-]+)\) \[(error|warning)\]$/;
/** `[-Wformat=]`, `[SC2086]`, `[no-untyped-def]`, `[bugprone-a,-warnings-as-errors]`, `[MethodName]`. */
const SQUARE = /\s{1,2}\[(-W[\w=+,-]+|[A-Za-z][\w@/.+-]*(?:,[\w.+-]+)*)\]$/;
const ROUND = /\s{1,2}\(([a-z][\w@/:.-]*)\)$/i;
/** The rule at the end of a message. */
function readBehind(text, maybeRound) {
	const from = Math.max(0, text.length - MAX_RULE);
	const end = text.slice(from);
	const cut = (length) => text.slice(0, text.length - length).trimEnd();
	const stylelint = STYLELINT_UNIX.exec(end);
	if (stylelint) {
		const [whole, rule = "", word = ""] = stylelint;
		return {
			message: cut(whole.length),
			rule,
			...byWord(word),
			source: "stylelint",
			sure: true
		};
	}
	const eslint = ESLINT_UNIX.exec(end);
	if (eslint) {
		const [whole, word = "", rule] = eslint;
		return {
			message: cut(whole.length),
			...rule && { rule },
			...byWord(word),
			.../^[A-Z]/.test(word) && !rule?.includes("(") ? { source: "ESLint" } : {},
			sure: true
		};
	}
	const warning = ROUND_WARNING.exec(end);
	if (warning) {
		const [whole, rule = "", word = ""] = warning;
		return {
			message: cut(whole.length),
			rule,
			...byWord(word),
			sure: true
		};
	}
	const square = SQUARE.exec(end);
	if (square?.[1] !== void 0 && !isCount(square[1])) return {
		message: cut(square[0].length),
		rule: square[1],
		sure: true
	};
	const round = ROUND.exec(end);
	if (round?.[1] !== void 0 && (maybeRound || /^(?:[a-z]+(?:[_-][a-z]+)+|report[A-Z]\w+)$/.test(round[1]))) return {
		message: cut(round[0].length),
		rule: round[1],
		sure: maybeRound
	};
	return {
		message: text,
		sure: false
	};
}
/** `[default]`, `[enabled]` are gcc's words for a warning without a switch. */
function isCount(rule) {
	return /^(?:default|enabled|deprecated)$/.test(rule);
}
// src/core/intake/compiler/diagnostic.ts
function readDiagnostic(rest, before) {
	const text = rest.trim();
	const front = readFront(text);
	const said = text.slice(front.length).trim();
	const severity = front.severity ?? (before === void 0 ? void 0 : byWord(before).severity);
	if (front.rule !== void 0 && front.rule !== "") return {
		severity: severity ?? "warning",
		rule: front.rule,
		...front.source === void 0 ? {} : { source: front.source },
		message: (front.projectBehind ? withoutProject(said) : said) || text,
		isNote: false,
		isTool: true
	};
	if (front.isPlain) {
		const { source } = front;
		return {
			severity: "warning",
			...source ? { source } : {},
			message: said,
			isNote: false,
			isTool: true
		};
	}
	const behind = readBehind(said, front.ruleBehind === true || front.severity === void 0);
	const source = front.source ?? behind.source ?? (behind.rule === void 0 ? void 0 : sourceOf(behind.rule).source);
	return {
		severity: behind.severity ?? severity ?? (behind.rule === "typecheck" ? "error" : "warning"),
		...behind.rule === void 0 ? {} : { rule: behind.rule },
		...source === void 0 ? {} : { source },
		message: behind.message || text,
		isNote: front.isNote === true && behind.rule === void 0,
		isTool: front.sure === true || behind.sure
	};
}
/**
* MSBuild names the project at the end, with its whole path: ` [C:\shop\shop.csproj]`,
* ` [/shop/shop.csproj::TargetFramework=net8.0]`. Any other text in brackets belongs to the message.
*/
const PROJECT = / \[(?:[A-Za-z]:[\\/]|\\\\|\/)[^[\]]{1,1024}\.(?:[a-z]{0,6}proj|slnx?)(?:::[\w=.;-]{1,200})?\]$/;
function withoutProject(message) {
	const [project = ""] = PROJECT.exec(message.slice(-1300)) ?? [];
	return message.slice(0, message.length - project.length).trimEnd();
}
// src/core/intake/compiler/noise.ts
/** Lines that a tool prints around its findings: headings, progress, counts. */
function isNoise(line) {
	const start = line.slice(0, 400).trim();
	return start !== "" && NOISE.some((pattern) => pattern.test(start));
}
const NOISE = [
	/^In file included from /,
	/^from .{1,300}:\d+(?::\d+)?[,:]$/,
	/^[^:]{1,300}: (?:In|At) [^:].*:$/,
	/^\d+ (?:warning|error)s?(?: and \d+ errors?)? generated\.$/,
	/^compilation terminated\.$/,
	/^fix-it:"/,
	/^Found \d+ errors?\b/,
	/^Errors +Files$/,
	/^\d+ errors?, \d+ warnings?, \d+ (?:informations?|notes?)\b/,
	/^CSpell: Files checked: \d/,
	/^Success: no issues found/,
	/^All checks passed!$/,
	/^No fixes available/,
	/^\[\*\] \d+ (?:potentially )?fixable/,
	/^\*{5,} Module /,
	/^-{10,}$/,
	/^Your code has been rated at /,
	/^(?:✖ )?\d+ problems?\b/,
	/^\d+ errors? .*potentially fixable/,
	/^(?:Finding|Linting|Summary|markdownlint-cli2 v).*\d/,
	/^Finding: /,
	/^\d+ files? inspected, /,
	/^Inspecting \d+ files?$/,
	/^Offenses:$/,
	/^[.FEWCRI]+$/,
	/^\d+ issues?[.:]$/,
	/^\* [\w-]+: \d+$/,
	/^# [\w./-]+(?: \[[\w./ -]+\])?$/,
	/^(?:error|warning): (?:aborting due to|could not compile|`[^`]+` .*generated)/,
	/^Some errors have detailed explanations: /,
	/^For more information about /,
	/^\d+ (?:error|warning)s?$/,
	/^Checking .* \.\.\.$/,
	/^\d+\/\d+ files checked /,
	/^(?:Starting audit\.\.\.|Audit done\.)$/,
	/^> \S/,
	/^make(?:\[\d+\])?: /,
	/^(?:npm (?:ERR!|error)|##\[|::)/
];
/** Lines that only tools print: one is enough to recognise the text. */
function showsTool(line) {
	const start = line.slice(0, 400);
	return TOOL_ONLY.some((pattern) => pattern.test(start));
}
const TOOL_ONLY = [
	/^In file included from \S+:\d+[:,]/,
	/^\S+: In (?:function|member function|constructor|instantiation) [‘']/,
	/^\d+ (?:warning|error)s?(?: and \d+ errors?)? generated\.$/,
	/^Found \d+ errors? in (?:\d+ files?|the same file|\S+)/,
	/^Success: no issues found in \d+ source files?$/,
	/^All checks passed!$/,
	/^\*{5,} Module \S/,
	/^Your code has been rated at -?[\d.]+\/10/,
	/^(?:✖ )?\d+ problems?(?: \(\d+ errors?, \d+ warnings?\))?$/,
	/^markdownlint-cli2 v\d/,
	/^\d+ errors?, \d+ warnings?, \d+ (?:informations?|notes?)\b/,
	/^CSpell: Files checked: \d/
];
// src/core/intake/compiler/place.ts
/** In characters: a path of 1024 characters and what may be around it. */
const MAX_HEAD = 1300;
/**
* Parses the start of a line: `a.c:4:23: …`, `a.c:4: …`, `a.ts(1,14): …`, `a.ts:1:14 - …`, `a.md:3:31 error …`,
* `a.css: line 1, col 3, error - …`, `a.java:[4,5] …`, optionally after `[WARN] ` or `vet: `.
*/
function readPlace(line) {
	const head = line.slice(0, MAX_HEAD);
	if (!/^[^\s:]/.test(head) || !/\d/.test(head)) return void 0;
	const [prefix = "", before] = /^(?:\[([A-Z]{4,7})\] |vet: )/.exec(head) ?? [];
	const start = prefix.length;
	const drive = /^[A-Za-z]:[\\/]/.test(head.slice(start, start + 3)) ? 2 : 0;
	const found = byColon(head, start, head.indexOf(":", start + drive)) ?? byParentheses(head, start);
	if (!found) return void 0;
	const { to, strong, path, ...place } = found;
	if (!isPath(path, strong, place.column !== void 0)) return void 0;
	return {
		...place,
		path: path === NO_FILE ? "" : path,
		rest: line.slice(to),
		...before === void 0 ? {} : { before }
	};
}
/** Cppcheck's place for messages about its own run: `nofile:0:0: information: …`. */
const NO_FILE = "nofile";
/** `:4:23:`, `:7:9:7:36:` (mypy), `:4:`; a column without a colon after it only where a severity or a rule follows. */
const COLONS = /:(\d{1,9})(?::(\d{1,9})(?::(\d{1,9}):\d{1,9})?)?(?::(?:\{[\d:-]{1,50}\}){1,20})?(?:: ?(?=\S|$)|:(?=\s)| - (?=\S)| (?=(?:(?:error|warning|info) )?MD\d{3}\b|[A-Z]{2}\d{4} (?:error|warning|info|style): ))/y;
const LINE_ONLY = /:(\d{1,9}):/y;
const BRACKETS = /:\[(\d{1,9}),(\d{1,9})\] /y;
const WORDS = /: line (\d{1,9}), col (\d{1,9}), /y;
function byColon(head, start, colon) {
	if (colon < 0) return void 0;
	const path = head.slice(start, colon);
	for (const pattern of [
		COLONS,
		LINE_ONLY,
		BRACKETS,
		WORDS
	]) {
		pattern.lastIndex = colon;
		const [whole, line, column, endLine] = pattern.exec(head) ?? [];
		if (whole === void 0) continue;
		const to = colon + whole.length;
		return {
			path,
			...numbers(line, column, endLine),
			...pattern === WORDS ? { ofTool: true } : {},
			to,
			strong: isStrong(column, head.slice(to))
		};
	}
}
/** `(1,14): `, as tsc and MSBuild print it. */
const PARENTHESES = /\((\d{1,9})(?:,(\d{1,9})(?:,(\d{1,9}),\d{1,9})?)?\) ?: /;
function byParentheses(head, start) {
	const found = PARENTHESES.exec(head);
	if (!found) return void 0;
	const [whole, line, column, endLine] = found;
	const to = found.index + whole.length;
	return {
		path: head.slice(start, found.index),
		...numbers(line, column, endLine),
		to,
		strong: isStrong(column, head.slice(to))
	};
}
function numbers(line, column, endLine) {
	return {
		...Number(line) > 0 ? { line: Number(line) } : {},
		...column === void 0 ? {} : { column: Number(column) },
		...Number(endLine) > Number(line) ? { endLine: Number(endLine) } : {}
	};
}
function isStrong(column, rest) {
	if (/^(?:(?:error|warning|info) )?MD\d{3}\b/.test(rest)) return true;
	return column !== void 0 && /^\s?(?:fatal error|error|warning|note|remark|style|performance|portability|information)\b/i.test(rest);
}
function isPath(path, strong, hasColumn) {
	if (path === "" || path.length > 1024 || path.includes("://")) return false;
	return isPathLike(path, strong || hasColumn && !LEADS_TO.test(path)) || strong && !path.includes(" ");
}
const LEADS_TO = /^(?:in|at|from|see|via|by|note|error|warning|required|included|called|cf\.?)\s|\s(?:in|at|from|see)\s/i;
// src/core/intake/compiler/sections.ts
/** Splits output at the lines that start a finding or a note. */
function sectionsIn(text) {
	const sections = [];
	let skipped = 0;
	let current;
	let file;
	let ofGo = false;
	const lines = text.split(/\r?\n/);
	for (const [at, line] of lines.entries()) {
		const started = readStart(line, lines[at + 1] ?? "", file);
		if (started === "noise") continue;
		if (GO_PACKAGE.test(line)) ofGo = true;
		if (started) {
			current = {
				place: ofGo && started.path.endsWith(".go") ? {
					before: "error",
					...started
				} : started,
				below: []
			};
			sections.push(current);
		} else if (isFileHeading(line, lines[at + 1] ?? "")) {
			file = line.trim();
			current = void 0;
		} else if (current && !ARROW.test(line)) current.below.push(line);
		else if (!current && line.trim() !== "" && !isNoise(line)) skipped++;
		if (line.trim() === "") file = void 0;
	}
	return {
		sections,
		skipped
	};
}
/** The heading of `go build` and `go vet` for a package. They have no severities, and exit with an error. */
const GO_PACKAGE = /^# [\w./-]+(?: \[[\w./ -]+\])?$/;
const ARROW_TITLE = /^(?:(error|warning)(?:\[([\w-]+)\])?: |([A-Z]{1,5}\d{2,5}|[a-z][a-z-]+:) )(?:\[\*\] )?(\S.*)$/;
/** rustc points to other places for the message above: "note: function defined here". */
const ARROW_NOTE = /^(?:note|help): (\S.*)$/;
const PYRIGHT = /:\d{1,9}:\d{1,9} - (?:error|warning|information): /;
const STANDARD_PLACE = /:\d{1,9}:\d{1,9}: /;
const STANDARD_RULE = /\([\w@/-]{1,100}\)(?: \(warning\))?$/;
/** pyright and standard indent their lines. */
function isIndentedStart(line) {
	if (!/^ {2}\S/.test(line)) return false;
	return PYRIGHT.test(line) || STANDARD_PLACE.test(line) && STANDARD_RULE.test(line);
}
function readStart(printed, next, file) {
	const line = isIndentedStart(printed) ? printed.slice(2) : printed;
	const titled = readTitle(line, next);
	if (titled) return titled;
	if (file !== void 0) {
		const standard = STANDARD.exec(line.slice(0, 2e3));
		if (standard) {
			const [, at, column, word = "", message = ""] = standard;
			return {
				path: file,
				line: Number(at),
				column: Number(column),
				rest: `[${word}] ${message}`
			};
		}
	}
	const place = readPlace(line);
	if (place) return /^\s*(?:recursively )?required (?:from|by)\b/.test(place.rest) ? "noise" : place;
	return placeless(line);
}
function readTitle(line, next) {
	const [arrow, path = "", at, column] = ARROW.exec(next.slice(0, 1300)) ?? [];
	if (arrow === void 0) return void 0;
	const place = {
		path,
		line: Number(at),
		column: Number(column)
	};
	const note = ARROW_NOTE.exec(line)?.[1];
	if (note !== void 0) return {
		...place,
		rest: `note: ${note}`
	};
	const [title, word, code, bareRule, message = ""] = ARROW_TITLE.exec(line) ?? [];
	if (title === void 0) return void 0;
	const rule = code ?? bareRule?.replace(/:$/, "");
	const severity = word ?? (rule === "invalid-syntax" ? "error" : "warning");
	return {
		...place,
		rest: `${severity}: ${message}${rule === void 0 ? "" : ` [${rule}]`}`
	};
}
/** `  1:5       error    too many spaces after colon  (colons)`, below the name of the file. */
const STANDARD = /^ {2}(\d{1,9}):(\d{1,9}) +(error|warning) +(\S.*\([\w-]+\))$/;
function isFileHeading(line, next) {
	if (!/^\S/.test(line) || line.length > 1024) return false;
	return STANDARD.test(next.slice(0, 2e3)) || isIndentedStart(next) && next.startsWith(`  ${line}:`);
}
/** `error TS18003: No inputs were found`, `cc1: fatal error: …`: messages about the tool's own run. */
function placeless(line) {
	if (isNoise(line)) return void 0;
	const [, tool] = /^(?:([a-z][\w+.-]{0,30}): )?(?:fatal )?error(?: TS\d+)?: \S/.exec(line.slice(0, 200)) ?? [];
	if (tool === void 0 && !/^(?:fatal )?error(?: TS\d+)?: \S/.test(line.slice(0, 200))) return void 0;
	return {
		path: "",
		rest: tool === void 0 ? line : line.slice(tool.length + 2)
	};
}
/** Whether a section is a note that belongs to the one before it. */
function isNoteOf(diagnostic, before) {
	return before !== void 0 && diagnostic.isNote && !/^Revealed (?:local )?types? /.test(diagnostic.message);
}
function diagnosticOf({ place }, wrapped) {
	return readDiagnostic(wrapped === "" ? place.rest : `${place.rest.trimEnd()} ${wrapped}`, place.before);
}
// src/core/intake/compiler/looks-like-compiler.ts
/** How much of a text is examined, in characters. */
const MAX_LENGTH = 5e5;
/**
* What shows that a text is printed by a tool and not by a model; nothing if it may be a model's. Both write
* `path:line: message`, but a model does not know columns, rules in a tool's way, carets or closing counts; and a tool
* writes no bullets, no bold, no fences and no markers.
*/
function compilerSign(printed) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zt)(printed.slice(0, MAX_LENGTH));
	if (text.includes("[SUGGEST")) return void 0;
	const lines = text.split(/\r?\n/);
	if (lines.some((line) => isOfModel(line) || isStylish(line))) return void 0;
	const { sections, skipped } = sectionsIn(text);
	if (sections.length === 0) return isOnlyNoise(lines) ? "it is what a tool prints when it finds nothing" : void 0;
	if (lines.some(showsTool)) return "it has headings or counts that a tool prints";
	if (hasEcho(lines)) return "it shows source lines with carets";
	if (2 * sections.filter(({ place }) => {
		const { isTool, severity } = readDiagnostic(place.rest, place.before);
		return isTool || place.ofTool || place.column !== void 0 && hasLowerCaseWord(place.rest) && severity !== void 0;
	}).length >= sections.length && skipped <= sections.length) return "its lines have columns or rules as compilers and linters print them";
	const haveColumns = sections.every(({ place }) => place.column !== void 0);
	if (haveColumns && lines.some((line) => CLOSING_COUNT.test(line))) return "its lines have columns, and a count closes them";
	if (haveColumns && sections.every(({ place }) => place.path.endsWith(".go"))) return "its lines have columns as Go prints them";
	if (isGrep(lines)) return "its lines are like those of grep -n";
}
const CLOSING_COUNT = /^\d+ (?:error|warning|problem)s?$/;
function hasLowerCaseWord(rest) {
	return /^\s*(?:fatal error|error|warning|note|remark|style|performance|portability|information): /.test(rest);
}
/** A bullet, a number, a heading, bold or backticks before a place; a fence; a range of lines. */
function isOfModel(line) {
	if (/^\s{0,12}(?:`{3}|~{3})/.test(line)) return !isCaretLine(line);
	if (/^[\w./\\-]{1,300}:L?\d+[-–]L?\d+/.test(line) || /^[\w./\\-]{1,300}#L\d/.test(line)) return true;
	return /^\s{0,12}(?:[-*+•>#`]|\d{1,4}[.)]\s)/.test(line) && readHead(line.trimEnd()) !== void 0;
}
/** ESLint's output for a terminal is like yamllint's, but the rule is in a column of its own: it is not read. */
function isStylish(line) {
	return /^ {2}\d{1,9}:\d{1,9} +(?:error|warning|✖|⚠) /.test(line) && /\S {2,}@?[a-z][\w@/-]*(?:\([\w/-]+\))?$/.test(line.slice(-200));
}
function isOnlyNoise(lines) {
	return lines.some(showsTool) && lines.every((line) => line.trim() === "" || isNoise(line));
}
function hasEcho(lines) {
	return lines.some((line, at) => isCaretLine(line) && line.includes("^") && !isGutterLine(line) && at > 0);
}
/** `grep -n` puts no blank behind the line number; more than one is the indentation of the source line. */
function isGrep(lines) {
	const found = lines.filter((line) => line.trim() !== "").map((line) => GREP.exec(line.slice(0, 1500))?.[1]);
	return found.every((after) => after !== void 0) && found.some((after) => after !== void 0 && /^(?:\S|\t| {4})/.test(after));
}
const GREP = /^[^\s:][^:]*:\d+:(\S| {2,4}|\t|$)/;
// src/core/intake/compiler/body.ts
/**
* Removes echoed source, carets and fix-it hints. The line above a caret is source; indented text below one is a
* hint that shows the source again.
*/
function readBody(lines, hasTextBelowCaret = false) {
	const reading = {
		kept: [],
		related: [],
		skipped: 0,
		after: "message",
		sourceAt: Number.POSITIVE_INFINITY,
		gutterAt: Number.NEGATIVE_INFINITY,
		hasLabel: false,
		hasTextBelowCaret
	};
	for (const [at, line] of lines.entries()) readLine(line, at, reading);
	const { kept, related, skipped, caret } = reading;
	const hasSource = Number.isFinite(reading.sourceAt);
	const firstIndented = kept.findIndex(({ isIndented }) => isIndented);
	const bare = kept.slice(0, firstIndented < 0 ? kept.length : firstIndented).filter(({ at }) => at < reading.sourceAt);
	const isWrapped = bare.length > 0 && (hasSource || /\[[\w-]+\]$/.test(bare.at(-1)?.text ?? ""));
	const more = kept.filter(({ isIndented }) => isIndented);
	return {
		wrapped: isWrapped ? joinTexts(bare) : "",
		more: more.map(({ text }) => text),
		related: related.map(({ place, kept }) => ({
			place,
			text: joinTexts(kept)
		})),
		...caret === void 0 ? {} : { caret },
		skipped: skipped + kept.length - more.length - (isWrapped ? bare.length : 0)
	};
}
function joinTexts(lines) {
	return lines.map(({ text }) => text).join(" ");
}
function readLine(line, at, reading) {
	const text = line.trim();
	if (text === "") reading.after = "blank";
	else if (isGutterLine(line) || reading.sourceAt < at && isFixLine(line) || reading.gutterAt === at - 1 && isDeletedLine(line)) readGutter(line, at, reading);
	else if (isCaretLine(line)) {
		if (line.includes("^")) reading.caret ??= line.indexOf("^") + 1;
		dropSource(at, reading);
	} else if (!isNoise(line) && text !== "...") readText$1({
		text,
		isIndented: /^\s/.test(line),
		at
	}, line, reading);
}
/** A label is text of the finding; only the first is, because others are about other places. */
function readGutter(line, at, reading) {
	const label = labelIn(line);
	reading.sourceAt = Math.min(reading.sourceAt, at);
	reading.gutterAt = at;
	if (label !== void 0 && !reading.hasLabel) {
		reading.kept.push({
			text: label,
			isIndented: true,
			at
		});
		reading.hasLabel = true;
	}
}
/** Source is kept as text until a caret follows, or counted as a line that could not be assigned. */
function dropSource(at, reading) {
	const kept = reading.related.at(-1)?.kept ?? reading.kept;
	if (kept.at(-1)?.at === at - 1) kept.pop();
	else if (reading.after === "blank" && reading.skipped > 0) reading.skipped--;
	if (reading.after === "message") reading.after = "caret";
	reading.sourceAt = Math.min(reading.sourceAt, at);
}
function readText$1(kept, line, reading) {
	const help = helpIn(line);
	const other = kept.isIndented ? otherPlace(kept.text) : void 0;
	const related = reading.related.at(-1);
	if (help !== void 0) reading.kept.push({
		...kept,
		text: help,
		isIndented: true
	});
	else if (other) reading.related.push({
		place: other.place,
		kept: other.text === "" ? [] : [{
			...kept,
			text: other.text
		}]
	});
	else if (related && kept.isIndented) related.kept.push(kept);
	else if (reading.after === "blank") reading.skipped++;
	else if (reading.after === "message" || !kept.isIndented || reading.hasTextBelowCaret) reading.kept.push(kept);
}
/** tsc names another place on a line of its own: `  cart.ts:6:60`, `  cart.ts:6:60 - 'x' is declared here.` */
function otherPlace(text) {
	const [alone, said] = [readPlace(`${text}: `), readPlace(text)];
	for (const [found, isAlone] of [[alone, true], [said, false]]) {
		if (!found || found.line === void 0 || found.column === void 0) continue;
		const rest = found.rest.trim();
		if (isAlone ? rest === "" : text.includes(`:${found.column} - ${rest}`)) return {
			place: `${found.path}:${found.line}`,
			text: rest
		};
	}
}
// src/core/intake/compiler.ts
const EXPECTED$1 = "\"src/cart.c:12:5: warning: what is wrong\" is expected, as compilers and linters print it";
/** Parses what compilers and linters print for people: one line per finding, with source, carets and notes below. */
function readCompiler({ file, text: printed }) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zt)(printed);
	const { sections, skipped: before } = sectionsIn(text);
	if (sections.length === 0) {
		if (text.split("\n").every((line) => line.trim() === "" || isNoise(line))) return {
			findings: [],
			bad: [],
			notes: []
		};
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: no line looks like a finding; ${EXPECTED$1}`);
	}
	const drafts = [];
	let skipped = before;
	for (const section of sections) {
		const read = readBody(section.below, isOfJavac(section));
		const { diagnostic, body } = withRuleBelow(diagnosticOf(section, read.wrapped), read);
		const above = drafts.at(-1);
		skipped += body.skipped;
		if (above && isNoteOf(diagnostic, above.diagnostic)) above.notes.push({
			section,
			diagnostic,
			body
		});
		else if (diagnostic.message === "") skipped++;
		else drafts.push({
			section,
			diagnostic,
			body,
			notes: []
		});
	}
	return {
		findings: drafts.map((draft, index) => findingOf(draft, {
			file,
			index
		})),
		bad: [],
		notes: [...skipped > 0 ? [`${file}: skipped ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(skipped, "line")} without a finding`] : [], ...FIXABLE_BY_RUFF.test(text) ? [`${file}: has no code of the fixes; ruff check --output-format rdjson has it, for one-click suggestions`] : []]
	};
}
/** `F401 [*] ` at the start of a line, or behind a place. */
const FIXABLE_BY_RUFF = /(?:^|: )[A-Z]{1,5}\d{2,5} \[\*\] /m;
/** pyright has its rule at the end of the last line of a message. */
function withRuleBelow(diagnostic, body) {
	const last = body.more.at(-1) ?? "";
	const [whole, rule] = / \((report[A-Z]\w{1,60})\)$/.exec(last.slice(-80)) ?? [];
	if (whole === void 0 || rule === void 0 || diagnostic.rule !== void 0) return {
		diagnostic,
		body
	};
	const more = [...body.more.slice(0, -1), last.slice(0, last.length - whole.length)];
	return {
		diagnostic: {
			...diagnostic,
			rule
		},
		body: {
			...body,
			more
		}
	};
}
/** javac explains below the caret (`symbol: method total()`), where others show a fix. */
function isOfJavac({ place }) {
	return place.path.endsWith(".java");
}
function findingOf({ section, diagnostic, body, notes }, origin) {
	const { path, line, endLine } = section.place;
	const column = section.place.column ?? (isOfJavac(section) ? body.caret : void 0);
	const { severity, rule, source } = diagnostic;
	return {
		origin,
		kind: "tool",
		path,
		...line === void 0 ? {} : endLine === void 0 ? { line } : {
			startLine: line,
			line: endLine
		},
		...columnOf(column, source, line),
		severity,
		message: [
			textOf(diagnostic, body),
			...renderNotes(notes, section),
			...renderRelated(body)
		].join("\n\n"),
		...rule === void 0 ? {} : { rule },
		...source === void 0 ? {} : { source }
	};
}
/** pylint counts columns from 0; for other tools 0 means no column. */
function columnOf(column, source, line) {
	const counted = column === void 0 ? 0 : source === "pylint" ? column + 1 : column;
	return counted > 0 && line !== void 0 ? { column: counted } : {};
}
function textOf({ message }, { more }) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.v)([message, ...more].join("\n"));
}
/** A note about the same line is a paragraph, one about another place an entry of a list. */
function renderNotes(notes, { place }) {
	const isHere = ({ section }) => section.place.path === place.path && section.place.line === place.line;
	const here = notes.filter(isHere).map(({ diagnostic, body }) => textOf(diagnostic, body));
	const there = notes.filter((note) => !isHere(note)).map(({ section: { place }, diagnostic, body }) => `- ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(`${place.path}:${place.line}`)}: ${textOf(diagnostic, body).replaceAll("\n", " ")}`);
	return [...here, ...there.length === 0 ? [] : [there.join("\n")]];
}
function renderRelated({ related }) {
	const lines = related.map(({ place, text }) => text === "" ? `- ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(place)}` : `- ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(place)}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.v)(text)}`);
	return lines.length === 0 ? [] : [lines.join("\n")];
}
// src/core/intake/text/looks-like-text.ts
/** Whether any line starts a finding. A fast test that does not load the parser. */
function looksLikeText(printed) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zt)(printed);
	for (let from = 0; from < text.length;) {
		const end = text.indexOf("\n", from);
		const to = end < 0 ? text.length : end;
		if (readHead(text.slice(from, to).trimEnd())) return true;
		from = to + 1;
	}
	return false;
}
// src/core/intake/text.ts
var text_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
	compilerSign: () => compilerSign,
	looksLikeText: () => looksLikeText,
	readCompiler: () => readCompiler,
	readText: () => readText,
	saysNothingFound: () => saysNothingFound,
	withoutEcho: () => withoutEcho
});
const EXPECTED = "\"src/cart.ts:12: what is wrong\" is expected, one finding per line, or \"No issues found.\"";
/** Parses lines such as `src/cart.ts:12: warning: message`, as a model prints them when asked. */
function readText({ file, text }) {
	const { sections, skipped } = sectionsIn$1((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.zt)(text));
	if (sections.length === 0) {
		if (saysNothingFound(text)) return {
			findings: [],
			bad: [],
			notes: [`${file}: says that nothing was found`]
		};
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: no line looks like a finding; ${EXPECTED}`);
	}
	const { findings, bad, notes } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kn)(sections.map((section, index) => readSection(section, {
		file,
		index
	})));
	const lines = skipped === 1 ? "1 line that belongs" : `${skipped} lines that belong`;
	return {
		findings,
		bad,
		notes: [...notes, ...skipped > 0 ? [`${file}: skipped ${lines} to no finding`] : []]
	};
}
function readSection({ head, message }, origin) {
	const { path, line, endLine, severity, rule } = head;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.In)({
		path,
		line,
		end_line: endLine,
		severity,
		rule,
		message
	}, origin);
}



/***/ })

};
;