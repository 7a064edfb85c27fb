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
	if (text.length > MAX_LENGTH$1) return false;
	const sentences = text.toLowerCase().split(/[.!…](?=[\s*_`"']|$)|[;\n]/).map((sentence) => sentence.replace(/[^a-z0-9[\]/:-]+/g, " ").trim()).filter((sentence) => sentence !== "");
	return sentences.some(saysNone) && sentences.every((sentence) => saysNone(sentence) || FILLER.test(sentence));
}
const MAX_LENGTH$1 = 300;
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
const MAX_LENGTH = 20;
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
		const length = Math.min(run.length, MAX_LENGTH);
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
const COLONS = String.raw`:${MARKS}L?(\d{1,10})(?: ?[-–] ?L?(\d{1,10}))?(?::\d{1,10}(?:[-–](?:(\d{1,10}):)?\d{1,10})?)?`;
/** `#L12-L15`, as in URLs of GitHub. */
const HASH = String.raw`#L(\d{1,10})(?:-L?(\d{1,10}))?`;
/** `(12,5)`, as tsc and MSBuild print it. */
const PARENTHESES = String.raw`\((\d{1,10})(?:,\d{1,10}){0,3}\)`;
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
	COLONS,
	HASH,
	PARENTHESES
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
	const severity = OTHER_WORDS.get(word) ?? ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qt)(word) ? word : void 0);
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
	const start = line.slice(0, MAX_HEAD);
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
const MAX_HEAD = 1300;
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
function sectionsIn(text) {
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
// src/core/intake/text/looks-like-text.ts
/** Whether any line starts a finding. A fast test that does not load the parser. */
function looksLikeText(printed) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pt)(printed);
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
	looksLikeText: () => looksLikeText,
	readText: () => readText,
	saysNothingFound: () => saysNothingFound
});
const EXPECTED = "\"src/cart.ts:12: what is wrong\" is expected, one finding per line, or \"No issues found.\"";
/** Parses lines such as `src/cart.ts:12: warning: message`, as printed by compilers or by a model when asked. */
function readText({ file, text }) {
	const { sections, skipped } = sectionsIn((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pt)(text));
	if (sections.length === 0) {
		if (saysNothingFound(text)) return {
			findings: [],
			bad: [],
			notes: [`${file}: says that nothing was found`]
		};
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Gt(`${file}: no line looks like a finding; ${EXPECTED}`);
	}
	const { findings, bad, notes } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(sections.map((section, index) => readSection(section, {
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
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
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