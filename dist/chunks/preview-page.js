"use strict";
exports.id = 939;
exports.ids = [939];
exports.modules = {

/***/ 7939:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ preview_exports; },
/* harmony export */   t: function() { return /* binding */ preview; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8411);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2542);
/* harmony import */ var _gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8666);





// src/core/preview/html.ts
/** Safe markup. Created with `html`, which escapes all text. */
var Html = class {
	markup;
	constructor(markup) {
		this.markup = markup;
	}
};
/** A tagged template that escapes text; attribute values must be in double quotes. */
function html$1(template, ...parts) {
	let markup = template[0] ?? "";
	for (const [index, part] of parts.entries()) markup += toMarkup(part) + (template[index + 1] ?? "");
	return new Html(markup);
}
function toMarkup(part) {
	if (part instanceof Html) return part.markup;
	if (typeof part === "string") return escapeHtml(part);
	if (typeof part === "number") return String(part);
	return part ? part.map(toMarkup).join("") : "";
}
/**
* Reveals invisible characters too, because reviewers must see what is there. The page may be printed to a workflow's
* log, so characters that would form a command there become entities, see log.ts; at the beginning too, because what is
* before it may be another text.
*/
function escapeHtml(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tt)(text).replace(/[&<>"']|\[(?<=(?:##|^#?)\[)|:(?<=(?:\n|^)[^\S\n]*:)/g, (char) => `&#${char.charCodeAt(0)};`);
}
// node_modules/@codemirror/streamparser/dist/index.js
function countCol(string, end, tabSize, startIndex = 0, startValue = 0) {
	if (end == null) {
		end = string.search(/[^\s\u00a0]/);
		if (end == -1) end = string.length;
	}
	let n = startValue;
	for (let i = startIndex; i < end; i++) if (string.charCodeAt(i) == 9) n += tabSize - n % tabSize;
	else n++;
	return n;
}
/**
Encapsulates a single line of input. Given to stream syntax code,
which uses it to tokenize the content.
*/
var StringStream = class {
	/**
	Create a stream.
	*/
	constructor(string, tabSize, indentUnit, overrideIndent) {
		this.string = string;
		this.tabSize = tabSize;
		this.indentUnit = indentUnit;
		this.overrideIndent = overrideIndent;
		/**
		The current position on the line.
		*/
		this.pos = 0;
		/**
		The start position of the current token.
		*/
		this.start = 0;
		this.lastColumnPos = 0;
		this.lastColumnValue = 0;
	}
	/**
	True if we are at the end of the line.
	*/
	eol() {
		return this.pos >= this.string.length;
	}
	/**
	True if we are at the start of the line.
	*/
	sol() {
		return this.pos == 0;
	}
	/**
	Get the next code unit after the current position, or undefined
	if we're at the end of the line.
	*/
	peek() {
		return this.string.charAt(this.pos) || void 0;
	}
	/**
	Read the next code unit and advance `this.pos`.
	*/
	next() {
		if (this.pos < this.string.length) return this.string.charAt(this.pos++);
	}
	/**
	Match the next character against the given string, regular
	expression, or predicate. Consume and return it if it matches.
	*/
	eat(match) {
		let ch = this.string.charAt(this.pos);
		let ok;
		if (typeof match == "string") ok = ch == match;
		else ok = ch && (match instanceof RegExp ? match.test(ch) : match(ch));
		if (ok) {
			++this.pos;
			return ch;
		}
	}
	/**
	Continue matching characters that match the given string,
	regular expression, or predicate function. Return true if any
	characters were consumed.
	*/
	eatWhile(match) {
		let start = this.pos;
		while (this.eat(match));
		return this.pos > start;
	}
	/**
	Consume whitespace ahead of `this.pos`. Return true if any was
	found.
	*/
	eatSpace() {
		let start = this.pos;
		while (/[\s\u00a0]/.test(this.string.charAt(this.pos))) ++this.pos;
		return this.pos > start;
	}
	/**
	Move to the end of the line.
	*/
	skipToEnd() {
		this.pos = this.string.length;
	}
	/**
	Move to directly before the given character, if found on the
	current line.
	*/
	skipTo(ch) {
		let found = this.string.indexOf(ch, this.pos);
		if (found > -1) {
			this.pos = found;
			return true;
		}
	}
	/**
	Move back `n` characters.
	*/
	backUp(n) {
		this.pos -= n;
	}
	/**
	Get the column position at `this.pos`.
	*/
	column() {
		if (this.lastColumnPos < this.start) {
			this.lastColumnValue = countCol(this.string, this.start, this.tabSize, this.lastColumnPos, this.lastColumnValue);
			this.lastColumnPos = this.start;
		}
		return this.lastColumnValue;
	}
	/**
	Get the indentation column of the current line.
	*/
	indentation() {
		var _a;
		return (_a = this.overrideIndent) !== null && _a !== void 0 ? _a : countCol(this.string, null, this.tabSize);
	}
	/**
	Match the input against the given string or regular expression
	(which should start with a `^`). Return true or the regexp match
	if it matches.
	
	Unless `consume` is set to `false`, this will move `this.pos`
	past the matched text.
	
	When matching a string `caseInsensitive` can be set to true to
	make the match case-insensitive.
	*/
	match(pattern, consume, caseInsensitive) {
		if (typeof pattern == "string") {
			let cased = (str) => caseInsensitive ? str.toLowerCase() : str;
			if (cased(this.string.substr(this.pos, pattern.length)) == cased(pattern)) {
				if (consume !== false) this.pos += pattern.length;
				return true;
			} else return null;
		} else {
			let match = this.string.slice(this.pos).match(pattern);
			if (match && match.index > 0) return null;
			if (match && consume !== false) this.pos += match[0].length;
			return match;
		}
	}
	/**
	Get the current token.
	*/
	current() {
		return this.string.slice(this.start, this.pos);
	}
};
// src/core/preview/highlighter.ts
/**
* A longer line, as in minified code, stays plain, and one with more blanks in a row: the patterns of a language may
* take the square of either.
*/
const MAX_LINE$1 = 240;
const MANY_BLANKS = /[ \t]{40}/;
/** Then the language starts again: its state, such as all names in a scope, would make it slower and slower. */
const MAX_STATE = 4e4;
/** Gives the lines of one text their colours, from top to bottom. */
var Highlighter = class Highlighter {
	language;
	budget;
	state;
	read = 0;
	constructor(language, budget) {
		this.language = language;
		this.budget = budget;
		this.state = startState(language);
	}
	/** A copy that continues from here independently. */
	fork() {
		const fork = new Highlighter(this.language, this.budget);
		fork.state = copyState(this.language, this.state);
		fork.read = this.read;
		return fork;
	}
	/** Runs that have the length of the line together; `undefined` if it stays plain. */
	line(text) {
		if (text.length > MAX_LINE$1 || MANY_BLANKS.test(text)) return void 0;
		if (text.length > this.budget.colouredCharacters) return void 0;
		this.budget.colouredCharacters -= text.length;
		this.read += text.length;
		if (this.read > MAX_STATE) {
			this.state = startState(this.language);
			this.read = 0;
		}
		try {
			const runs = this.runsOf(text);
			return splitsCharacter(text, runs) ? void 0 : runs;
		} catch {
			this.state = startState(this.language);
			return;
		}
	}
	runsOf(text) {
		const { language, state } = this;
		if (text === "") {
			language.blankLine?.(state, INDENT);
			return [];
		}
		const stream = new StringStream(text, TAB, INDENT);
		const runs = [];
		while (!stream.eol()) {
			const style = styleOf(nextToken(language, stream, state));
			const length = stream.pos - stream.start;
			const last = runs.at(-1);
			if (last && last.style === style) last.length += length;
			else runs.push({
				length,
				style
			});
		}
		return runs;
	}
};
const TAB = 4;
const INDENT = 2;
function startState({ startState }) {
	return startState?.(INDENT) ?? {};
}
/** As CodeMirror does for a language without a function for it. */
function copyState(language, state) {
	if (language.copyState) return language.copyState(state);
	if (typeof state !== "object" || state === null) return state;
	const copied = Object.entries(state).map(([name, value]) => [name, Array.isArray(value) ? value.slice() : value]);
	return Object.fromEntries(copied);
}
/** A token may be empty if it changes the state. CodeMirror gives up after the same number. */
const MAX_EMPTY = 10;
function nextToken(language, stream, state) {
	stream.start = stream.pos;
	for (let tries = 0; tries < MAX_EMPTY; tries++) {
		const style = language.token(stream, state);
		if (stream.pos > stream.start) return style;
	}
	throw new Error("The language does not advance");
}
/** Names of styles. https://codemirror.net/5/doc/manual.html#styling, https://lezer.codemirror.net/docs/ref/#highlight.tags */
const STYLES = /* @__PURE__ */ new Map([
	["comment", "c"],
	["keyword", "k"],
	["modifier", "k"],
	["self", "k"],
	["string", "s"],
	["regexp", "s"],
	["character", "s"],
	["number", "n"],
	["integer", "n"],
	["atom", "n"],
	["bool", "n"],
	["null", "n"],
	["def", "d"],
	["macroName", "d"],
	["type", "t"],
	["typeName", "t"],
	["tag", "t"],
	["tagName", "t"],
	["builtin", "t"],
	["attribute", "p"],
	["attributeName", "p"],
	["special", "p"],
	["meta", "m"],
	["qualifier", "m"],
	["header", "d"]
]);
/** `variableName.definition` is a definition, `string.special` a string. */
function styleOf(name) {
	if (typeof name !== "string") return void 0;
	if (name.includes(".definition")) return "d";
	for (const part of name.split(/[ .]/)) {
		const style = STYLES.get(part);
		if (style !== void 0) return style;
	}
}
/** Halves of a surrogate pair or of an emoji sequence would be shown as what they are: invisible. */
function splitsCharacter(text, runs) {
	if (!UNSPLITTABLE.test(text)) return false;
	let at = 0;
	return runs.some(({ length }) => {
		at += length;
		return CONTINUING.test(text.charAt(at)) || text.charAt(at - 1) === "‍";
	});
}
/** A part of something that must stay together. */
const UNSPLITTABLE = /[\ud800-\udfff]|\u200d|\ufe0f/;
const CONTINUING = /[\udc00-\udfff]|\u200d|\ufe0f/;
// src/core/preview/coloured-rows.ts
/** The colours of each row, in the same order; none without a language. */
function colouredRows(rows, language, budget) {
	if (!language) return rows.map(() => void 0);
	const after = new Highlighter(language, budget);
	if (beginsInComment(rows, language)) after.line("/*");
	let before;
	return rows.map(({ kind, text }) => {
		if (kind === "context") before = void 0;
		else before ??= after.fork();
		return (kind === "deleted" && before ? before : after).line(text);
	});
}
/** A hunk may begin inside a comment that is laid out as most are, with an asterisk before each line. */
function beginsInComment([first], { languageData }) {
	return languageData?.commentTokens?.block?.open === "/*" && first !== void 0 && /^\s*\*(?:\s|\/|$)/.test(first.text);
}
// src/core/preview/cut-text.ts
/** In characters. A longer line, as in minified files, would fill the page. */
const MAX_LINE = 2e3;
function cutText(text) {
	if (text.length <= MAX_LINE) return text;
	return `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(text, MAX_LINE)}… ${text.length - MAX_LINE} more characters`;
}
// src/core/preview/coloured-text.ts
/** A line in its colours; `mark` is the part of it that a change is about, as start and end. */
function colouredText(text, runs, mark) {
	if (!mark) return spans(text, runs, 0, text.length);
	const [from, to] = mark;
	return html$1`${spans(text, runs, 0, from)}<mark>${spans(text, runs, from, to)}</mark>${spans(text, runs, to, text.length)}`;
}
/** The part of the line from one position to another. */
function spans(text, runs, from, to) {
	if (!runs) return cutText(text.slice(from, to));
	const parts = [];
	let at = 0;
	for (const { length, style } of runs) {
		const part = text.slice(Math.max(at, from), Math.min(at + length, to));
		if (part !== "") parts.push(style ? html$1`<span class="${style}">${part}</span>` : part);
		at += length;
	}
	return parts;
}
// node_modules/@codemirror/legacy-modes/mode/clike.js
function Context$3(indented, column, type, info, align, prev) {
	this.indented = indented;
	this.column = column;
	this.type = type;
	this.info = info;
	this.align = align;
	this.prev = prev;
}
function pushContext$3(state, col, type, info) {
	var indent = state.indented;
	if (state.context && state.context.type == "statement" && type != "statement") indent = state.context.indented;
	return state.context = new Context$3(indent, col, type, info, null, state.context);
}
function popContext$3(state) {
	var t = state.context.type;
	if (t == ")" || t == "]" || t == "}") state.indented = state.context.indented;
	return state.context = state.context.prev;
}
function typeBefore(stream, state, pos) {
	if (state.prevToken == "variable" || state.prevToken == "type") return true;
	if (/\S(?:[^- ]>|[*\]])\s*$|\*$/.test(stream.string.slice(0, pos))) return true;
	if (state.typeAtEndOfLine && stream.column() == stream.indentation()) return true;
}
function isTopScope(context) {
	for (;;) {
		if (!context || context.type == "top") return true;
		if (context.type == "}" && context.prev.info != "namespace") return false;
		context = context.prev;
	}
}
function clike(parserConfig) {
	var statementIndentUnit = parserConfig.statementIndentUnit, dontAlignCalls = parserConfig.dontAlignCalls, keywords = parserConfig.keywords || {}, types = parserConfig.types || {}, builtin = parserConfig.builtin || {}, blockKeywords = parserConfig.blockKeywords || {}, defKeywords = parserConfig.defKeywords || {}, atoms = parserConfig.atoms || {}, hooks = parserConfig.hooks || {}, multiLineStrings = parserConfig.multiLineStrings, indentStatements = parserConfig.indentStatements !== false, indentSwitch = parserConfig.indentSwitch !== false, namespaceSeparator = parserConfig.namespaceSeparator, isPunctuationChar = parserConfig.isPunctuationChar || /[\[\]{}\(\),;\:\.]/, numberStart = parserConfig.numberStart || /[\d\.]/, number = parserConfig.number || /^(?:0x[a-f\d]+|0b[01]+|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(u|ll?|l|f)?/i, isOperatorChar = parserConfig.isOperatorChar || /[+\-*&%=<>!?|\/]/, isIdentifierChar = parserConfig.isIdentifierChar || /[\w\$_\xa1-\uffff]/, isReservedIdentifier = parserConfig.isReservedIdentifier || false;
	var curPunc, isDefKeyword;
	function tokenBase(stream, state) {
		var ch = stream.next();
		if (hooks[ch]) {
			var result = hooks[ch](stream, state);
			if (result !== false) return result;
		}
		if (ch == "\"" || ch == "'") {
			state.tokenize = tokenString(ch);
			return state.tokenize(stream, state);
		}
		if (numberStart.test(ch)) {
			stream.backUp(1);
			if (stream.match(number)) return "number";
			stream.next();
		}
		if (isPunctuationChar.test(ch)) {
			curPunc = ch;
			return null;
		}
		if (ch == "/") {
			if (stream.eat("*")) {
				state.tokenize = tokenComment;
				return tokenComment(stream, state);
			}
			if (stream.eat("/")) {
				stream.skipToEnd();
				return "comment";
			}
		}
		if (isOperatorChar.test(ch)) {
			while (!stream.match(/^\/[\/*]/, false) && stream.eat(isOperatorChar));
			return "operator";
		}
		stream.eatWhile(isIdentifierChar);
		if (namespaceSeparator) while (stream.match(namespaceSeparator)) stream.eatWhile(isIdentifierChar);
		var cur = stream.current();
		if (contains(keywords, cur)) {
			if (contains(blockKeywords, cur)) curPunc = "newstatement";
			if (contains(defKeywords, cur)) isDefKeyword = true;
			return "keyword";
		}
		if (contains(types, cur)) return "type";
		if (contains(builtin, cur) || isReservedIdentifier && isReservedIdentifier(cur)) {
			if (contains(blockKeywords, cur)) curPunc = "newstatement";
			return "builtin";
		}
		if (contains(atoms, cur)) return "atom";
		return "variable";
	}
	function tokenString(quote) {
		return function(stream, state) {
			var escaped = false, next, end = false;
			while ((next = stream.next()) != null) {
				if (next == quote && !escaped) {
					end = true;
					break;
				}
				escaped = !escaped && next == "\\";
			}
			if (end || !(escaped || multiLineStrings)) state.tokenize = null;
			return "string";
		};
	}
	function tokenComment(stream, state) {
		var maybeEnd = false, ch;
		while (ch = stream.next()) {
			if (ch == "/" && maybeEnd) {
				state.tokenize = null;
				break;
			}
			maybeEnd = ch == "*";
		}
		return "comment";
	}
	function maybeEOL(stream, state) {
		if (parserConfig.typeFirstDefinitions && stream.eol() && isTopScope(state.context)) state.typeAtEndOfLine = typeBefore(stream, state, stream.pos);
	}
	return {
		name: parserConfig.name,
		startState: function(indentUnit) {
			return {
				tokenize: null,
				context: new Context$3(-indentUnit, 0, "top", null, false),
				indented: 0,
				startOfLine: true,
				prevToken: null
			};
		},
		token: function(stream, state) {
			var ctx = state.context;
			if (stream.sol()) {
				if (ctx.align == null) ctx.align = false;
				state.indented = stream.indentation();
				state.startOfLine = true;
			}
			if (stream.eatSpace()) {
				maybeEOL(stream, state);
				return null;
			}
			curPunc = isDefKeyword = null;
			var style = (state.tokenize || tokenBase)(stream, state);
			if (style == "comment" || style == "meta") return style;
			if (ctx.align == null) ctx.align = true;
			if (curPunc == ";" || curPunc == ":" || curPunc == "," && stream.match(/^\s*(?:\/\/.*)?$/, false)) while (state.context.type == "statement") popContext$3(state);
			else if (curPunc == "{") pushContext$3(state, stream.column(), "}");
			else if (curPunc == "[") pushContext$3(state, stream.column(), "]");
			else if (curPunc == "(") pushContext$3(state, stream.column(), ")");
			else if (curPunc == "}") {
				while (ctx.type == "statement") ctx = popContext$3(state);
				if (ctx.type == "}") ctx = popContext$3(state);
				while (ctx.type == "statement") ctx = popContext$3(state);
			} else if (curPunc == ctx.type) popContext$3(state);
			else if (indentStatements && ((ctx.type == "}" || ctx.type == "top") && curPunc != ";" || ctx.type == "statement" && curPunc == "newstatement")) pushContext$3(state, stream.column(), "statement", stream.current());
			if (style == "variable" && (state.prevToken == "def" || parserConfig.typeFirstDefinitions && typeBefore(stream, state, stream.start) && isTopScope(state.context) && stream.match(/^\s*\(/, false))) style = "def";
			if (hooks.token) {
				var result = hooks.token(stream, state, style);
				if (result !== void 0) style = result;
			}
			if (style == "def" && parserConfig.styleDefs === false) style = "variable";
			state.startOfLine = false;
			state.prevToken = isDefKeyword ? "def" : style || curPunc;
			maybeEOL(stream, state);
			return style;
		},
		indent: function(state, textAfter, context) {
			if (state.tokenize != tokenBase && state.tokenize != null || state.typeAtEndOfLine && isTopScope(state.context)) return null;
			var ctx = state.context, firstChar = textAfter && textAfter.charAt(0);
			var closing = firstChar == ctx.type;
			if (ctx.type == "statement" && firstChar == "}") ctx = ctx.prev;
			if (parserConfig.dontIndentStatements) while (ctx.type == "statement" && parserConfig.dontIndentStatements.test(ctx.info)) ctx = ctx.prev;
			if (hooks.indent) {
				var hook = hooks.indent(state, ctx, textAfter, context.unit);
				if (typeof hook == "number") return hook;
			}
			var switchBlock = ctx.prev && ctx.prev.info == "switch";
			if (parserConfig.allmanIndentation && /[{(]/.test(firstChar)) {
				while (ctx.type != "top" && ctx.type != "}") ctx = ctx.prev;
				return ctx.indented;
			}
			if (ctx.type == "statement") return ctx.indented + (firstChar == "{" ? 0 : statementIndentUnit || context.unit);
			if (ctx.align && (!dontAlignCalls || ctx.type != ")")) return ctx.column + (closing ? 0 : 1);
			if (ctx.type == ")" && !closing) return ctx.indented + (statementIndentUnit || context.unit);
			return ctx.indented + (closing ? 0 : context.unit) + (!closing && switchBlock && !/^(?:case|default)\b/.test(textAfter) ? context.unit : 0);
		},
		languageData: {
			indentOnInput: indentSwitch ? /^\s*(?:case .*?:|default:|\{\}?|\})$/ : /^\s*[{}]$/,
			commentTokens: {
				line: "//",
				block: {
					open: "/*",
					close: "*/"
				}
			},
			autocomplete: Object.keys(keywords).concat(Object.keys(types)).concat(Object.keys(builtin)).concat(Object.keys(atoms)),
			...parserConfig.languageData
		}
	};
}
function words$3(str) {
	var obj = {}, words = str.split(" ");
	for (var i = 0; i < words.length; ++i) obj[words[i]] = true;
	return obj;
}
function contains(words, word) {
	if (typeof words === "function") return words(word);
	else return words.propertyIsEnumerable(word);
}
var cKeywords = "auto if break case register continue return default do sizeof static else struct switch extern typedef union for goto while enum const volatile inline restrict asm fortran";
var cppKeywords = "alignas alignof and and_eq audit axiom bitand bitor catch class compl concept constexpr const_cast decltype delete dynamic_cast explicit export final friend import module mutable namespace new noexcept not not_eq operator or or_eq override private protected public reinterpret_cast requires static_assert static_cast template this thread_local throw try typeid typename using virtual xor xor_eq";
var objCKeywords = "bycopy byref in inout oneway out self super atomic nonatomic retain copy readwrite readonly strong weak assign typeof nullable nonnull null_resettable _cmd @interface @implementation @end @protocol @encode @property @synthesize @dynamic @class @public @package @private @protected @required @optional @try @catch @finally @import @selector @encode @defs @synchronized @autoreleasepool @compatibility_alias @available";
var objCBuiltins = "FOUNDATION_EXPORT FOUNDATION_EXTERN NS_INLINE NS_FORMAT_FUNCTION  NS_RETURNS_RETAINEDNS_ERROR_ENUM NS_RETURNS_NOT_RETAINED NS_RETURNS_INNER_POINTER NS_DESIGNATED_INITIALIZER NS_ENUM NS_OPTIONS NS_REQUIRES_NIL_TERMINATION NS_ASSUME_NONNULL_BEGIN NS_ASSUME_NONNULL_END NS_SWIFT_NAME NS_REFINED_FOR_SWIFT";
var basicCTypes = words$3("int long char short double float unsigned signed void bool");
var basicObjCTypes = words$3("SEL instancetype id Class Protocol BOOL");
function cTypes(identifier) {
	return contains(basicCTypes, identifier) || /.+_t$/.test(identifier);
}
function objCTypes(identifier) {
	return cTypes(identifier) || contains(basicObjCTypes, identifier);
}
var cBlockKeywords = "case do else for if switch while struct enum union";
var cDefKeywords = "struct enum union";
function cppHook(stream, state) {
	if (!state.startOfLine) return false;
	for (var ch, next = null; ch = stream.peek();) {
		if (ch == "\\" && stream.match(/^.$/)) {
			next = cppHook;
			break;
		} else if (ch == "/" && stream.match(/^\/[\/\*]/, false)) break;
		stream.next();
	}
	state.tokenize = next;
	return "meta";
}
function pointerHook(_stream, state) {
	if (state.prevToken == "type") return "type";
	return false;
}
function cIsReservedIdentifier(token) {
	if (!token || token.length < 2) return false;
	if (token[0] != "_") return false;
	return token[1] == "_" || token[1] !== token[1].toLowerCase();
}
function cpp14Literal(stream) {
	stream.eatWhile(/[\w\.']/);
	return "number";
}
function cpp11StringHook(stream, state) {
	stream.backUp(1);
	if (stream.match(/^(?:R|u8R|uR|UR|LR)/)) {
		var match = stream.match(/^"([^\s\\()]{0,16})\(/);
		if (!match) return false;
		state.cpp11RawStringDelim = match[1];
		state.tokenize = tokenRawString;
		return tokenRawString(stream, state);
	}
	if (stream.match(/^(?:u8|u|U|L)/)) {
		if (stream.match(/^["']/, false)) return "string";
		return false;
	}
	stream.next();
	return false;
}
function cppLooksLikeConstructor(word) {
	var lastTwo = /(\w+)::~?(\w+)$/.exec(word);
	return lastTwo && lastTwo[1] == lastTwo[2];
}
function tokenAtString(stream, state) {
	var next;
	while ((next = stream.next()) != null) if (next == "\"" && !stream.eat("\"")) {
		state.tokenize = null;
		break;
	}
	return "string";
}
function tokenRawString(stream, state) {
	var delim = state.cpp11RawStringDelim.replace(/[^\w\s]/g, "\\$&");
	if (stream.match(new RegExp(".*?\\)" + delim + "\""))) state.tokenize = null;
	else stream.skipToEnd();
	return "string";
}
const c = clike({
	name: "c",
	keywords: words$3(cKeywords),
	types: cTypes,
	blockKeywords: words$3(cBlockKeywords),
	defKeywords: words$3(cDefKeywords),
	typeFirstDefinitions: true,
	atoms: words$3("NULL true false"),
	isReservedIdentifier: cIsReservedIdentifier,
	hooks: {
		"#": cppHook,
		"*": pointerHook
	}
});
const cpp = clike({
	name: "cpp",
	keywords: words$3(cKeywords + " " + cppKeywords),
	types: cTypes,
	blockKeywords: words$3(cBlockKeywords + " class try catch"),
	defKeywords: words$3(cDefKeywords + " class namespace"),
	typeFirstDefinitions: true,
	atoms: words$3("true false NULL nullptr"),
	dontIndentStatements: /^template$/,
	isIdentifierChar: /[\w\$_~\xa1-\uffff]/,
	isReservedIdentifier: cIsReservedIdentifier,
	hooks: {
		"#": cppHook,
		"*": pointerHook,
		"u": cpp11StringHook,
		"U": cpp11StringHook,
		"L": cpp11StringHook,
		"R": cpp11StringHook,
		"0": cpp14Literal,
		"1": cpp14Literal,
		"2": cpp14Literal,
		"3": cpp14Literal,
		"4": cpp14Literal,
		"5": cpp14Literal,
		"6": cpp14Literal,
		"7": cpp14Literal,
		"8": cpp14Literal,
		"9": cpp14Literal,
		token: function(stream, state, style) {
			if (style == "variable" && stream.peek() == "(" && (state.prevToken == ";" || state.prevToken == null || state.prevToken == "}") && cppLooksLikeConstructor(stream.current())) return "def";
		}
	},
	namespaceSeparator: "::"
});
const java = clike({
	name: "java",
	keywords: words$3("abstract assert break case catch class const continue default do else enum extends final finally for goto if implements import instanceof interface native new package private protected public return static strictfp super switch synchronized this throw throws transient try volatile while @interface"),
	types: words$3("var byte short int long float double boolean char void Boolean Byte Character Double Float Integer Long Number Object Short String StringBuffer StringBuilder Void"),
	blockKeywords: words$3("catch class do else finally for if switch try while"),
	defKeywords: words$3("class interface enum @interface"),
	typeFirstDefinitions: true,
	atoms: words$3("true false null"),
	number: /^(?:0x[a-f\d_]+|0b[01_]+|(?:[\d_]+\.?\d*|\.\d+)(?:e[-+]?[\d_]+)?)(u|ll?|l|f)?/i,
	hooks: {
		"@": function(stream) {
			if (stream.match("interface", false)) return false;
			stream.eatWhile(/[\w\$_]/);
			return "meta";
		},
		"\"": function(stream, state) {
			if (!stream.match(/""$/)) return false;
			state.tokenize = tokenTripleString;
			return state.tokenize(stream, state);
		}
	}
});
const csharp = clike({
	name: "csharp",
	keywords: words$3("abstract as async await base break case catch checked class const continue default delegate do else enum event explicit extern finally fixed for foreach goto if implicit in init interface internal is lock namespace new operator out override params private protected public readonly record ref required return sealed sizeof stackalloc static struct switch this throw try typeof unchecked unsafe using virtual void volatile while add alias ascending descending dynamic from get global group into join let orderby partial remove select set value var yield"),
	types: words$3("Action Boolean Byte Char DateTime DateTimeOffset Decimal Double Func Guid Int16 Int32 Int64 Object SByte Single String Task TimeSpan UInt16 UInt32 UInt64 bool byte char decimal double short int long object sbyte float string ushort uint ulong"),
	blockKeywords: words$3("catch class do else finally for foreach if struct switch try while"),
	defKeywords: words$3("class interface namespace record struct var"),
	typeFirstDefinitions: true,
	atoms: words$3("true false null"),
	hooks: { "@": function(stream, state) {
		if (stream.eat("\"")) {
			state.tokenize = tokenAtString;
			return tokenAtString(stream, state);
		}
		stream.eatWhile(/[\w\$_]/);
		return "meta";
	} }
});
function tokenTripleString(stream, state) {
	var escaped = false;
	while (!stream.eol()) {
		if (!escaped && stream.match("\"\"\"")) {
			state.tokenize = null;
			break;
		}
		escaped = stream.next() == "\\" && !escaped;
	}
	return "string";
}
function tokenNestedComment(depth) {
	return function(stream, state) {
		var ch;
		while (ch = stream.next()) if (ch == "*" && stream.eat("/")) {
			if (depth == 1) {
				state.tokenize = null;
				break;
			} else {
				state.tokenize = tokenNestedComment(depth - 1);
				return state.tokenize(stream, state);
			}
		} else if (ch == "/" && stream.eat("*")) {
			state.tokenize = tokenNestedComment(depth + 1);
			return state.tokenize(stream, state);
		}
		return "comment";
	};
}
const scala = clike({
	name: "scala",
	keywords: words$3("abstract case catch class def do else extends final finally for forSome if implicit import lazy match new null object override package private protected return sealed super this throw trait try type val var while with yield _ assert assume require print println printf readLine readBoolean readByte readShort readChar readInt readLong readFloat readDouble"),
	types: words$3("AnyVal App Application Array BufferedIterator BigDecimal BigInt Char Console Either Enumeration Equiv Error Exception Fractional Function IndexedSeq Int Integral Iterable Iterator List Map Numeric Nil NotNull Option Ordered Ordering PartialFunction PartialOrdering Product Proxy Range Responder Seq Serializable Set Specializable Stream StringBuilder StringContext Symbol Throwable Traversable TraversableOnce Tuple Unit Vector Boolean Byte Character CharSequence Class ClassLoader Cloneable Comparable Compiler Double Exception Float Integer Long Math Number Object Package Pair Process Runtime Runnable SecurityManager Short StackTraceElement StrictMath String StringBuffer System Thread ThreadGroup ThreadLocal Throwable Triple Void"),
	multiLineStrings: true,
	blockKeywords: words$3("catch class enum do else finally for forSome if match switch try while"),
	defKeywords: words$3("class enum def object package trait type val var"),
	atoms: words$3("true false null"),
	indentStatements: false,
	indentSwitch: false,
	isOperatorChar: /[+\-*&%=<>!?|\/#:@]/,
	hooks: {
		"@": function(stream) {
			stream.eatWhile(/[\w\$_]/);
			return "meta";
		},
		"\"": function(stream, state) {
			if (!stream.match("\"\"")) return false;
			state.tokenize = tokenTripleString;
			return state.tokenize(stream, state);
		},
		"'": function(stream) {
			if (stream.match(/^(\\[^'\s]+|[^\\'])'/)) return "character";
			stream.eatWhile(/[\w\$_\xa1-\uffff]/);
			return "atom";
		},
		"=": function(stream, state) {
			var cx = state.context;
			if (cx.type == "}" && cx.align && stream.eat(">")) {
				state.context = new Context$3(cx.indented, cx.column, cx.type, cx.info, null, cx.prev);
				return "operator";
			} else return false;
		},
		"/": function(stream, state) {
			if (!stream.eat("*")) return false;
			state.tokenize = tokenNestedComment(1);
			return state.tokenize(stream, state);
		}
	},
	languageData: { closeBrackets: { brackets: [
		"(",
		"[",
		"{",
		"'",
		"\"",
		"\"\"\""
	] } }
});
function tokenKotlinString(tripleString) {
	return function(stream, state) {
		var escaped = false, next, end = false;
		while (!stream.eol()) {
			if (!tripleString && !escaped && stream.match("\"")) {
				end = true;
				break;
			}
			if (tripleString && stream.match("\"\"\"")) {
				end = true;
				break;
			}
			next = stream.next();
			if (!escaped && next == "$" && stream.match("{")) stream.skipTo("}");
			escaped = !escaped && next == "\\" && !tripleString;
		}
		if (end || !tripleString) state.tokenize = null;
		return "string";
	};
}
const kotlin = clike({
	name: "kotlin",
	keywords: words$3("package as typealias class interface this super val operator var fun for is in This throw return annotation break continue object if else while do try when !in !is as? file import where by get set abstract enum open inner override private public internal protected catch finally out final vararg reified dynamic companion constructor init sealed field property receiver param sparam lateinit data inline noinline tailrec external annotation crossinline const operator infix suspend actual expect setparam"),
	types: words$3("Boolean Byte Character CharSequence Class ClassLoader Cloneable Comparable Compiler Double Exception Float Integer Long Math Number Object Package Pair Process Runtime Runnable SecurityManager Short StackTraceElement StrictMath String StringBuffer System Thread ThreadGroup ThreadLocal Throwable Triple Void Annotation Any BooleanArray ByteArray Char CharArray DeprecationLevel DoubleArray Enum FloatArray Function Int IntArray Lazy LazyThreadSafetyMode LongArray Nothing ShortArray Unit"),
	intendSwitch: false,
	indentStatements: false,
	multiLineStrings: true,
	number: /^(?:0x[a-f\d_]+|0b[01_]+|(?:[\d_]+(\.\d+)?|\.\d+)(?:e[-+]?[\d_]+)?)(ul?|l|f)?/i,
	blockKeywords: words$3("catch class do else finally for if where try while enum"),
	defKeywords: words$3("class val var object interface fun"),
	atoms: words$3("true false null this"),
	hooks: {
		"@": function(stream) {
			stream.eatWhile(/[\w\$_]/);
			return "meta";
		},
		"*": function(_stream, state) {
			return state.prevToken == "." ? "variable" : "operator";
		},
		"\"": function(stream, state) {
			state.tokenize = tokenKotlinString(stream.match("\"\""));
			return state.tokenize(stream, state);
		},
		"/": function(stream, state) {
			if (!stream.eat("*")) return false;
			state.tokenize = tokenNestedComment(1);
			return state.tokenize(stream, state);
		},
		indent: function(state, ctx, textAfter, indentUnit) {
			var firstChar = textAfter && textAfter.charAt(0);
			if ((state.prevToken == "}" || state.prevToken == ")") && textAfter == "") return state.indented;
			if (state.prevToken == "operator" && textAfter != "}" && state.context.type != "}" || state.prevToken == "variable" && firstChar == "." || (state.prevToken == "}" || state.prevToken == ")") && firstChar == ".") return indentUnit * 2 + ctx.indented;
			if (ctx.align && ctx.type == "}") return ctx.indented + (state.context.type == (textAfter || "").charAt(0) ? 0 : indentUnit);
		}
	},
	languageData: { closeBrackets: { brackets: [
		"(",
		"[",
		"{",
		"'",
		"\"",
		"\"\"\""
	] } }
});
clike({
	name: "shader",
	keywords: words$3("sampler1D sampler2D sampler3D samplerCube sampler1DShadow sampler2DShadow const attribute uniform varying break continue discard return for while do if else struct in out inout"),
	types: words$3("float int bool void vec2 vec3 vec4 ivec2 ivec3 ivec4 bvec2 bvec3 bvec4 mat2 mat3 mat4"),
	blockKeywords: words$3("for while do if else struct"),
	builtin: words$3("radians degrees sin cos tan asin acos atan pow exp log exp2 sqrt inversesqrt abs sign floor ceil fract mod min max clamp mix step smoothstep length distance dot cross normalize ftransform faceforward reflect refract matrixCompMult lessThan lessThanEqual greaterThan greaterThanEqual equal notEqual any all not texture1D texture1DProj texture1DLod texture1DProjLod texture2D texture2DProj texture2DLod texture2DProjLod texture3D texture3DProj texture3DLod texture3DProjLod textureCube textureCubeLod shadow1D shadow2D shadow1DProj shadow2DProj shadow1DLod shadow2DLod shadow1DProjLod shadow2DProjLod dFdx dFdy fwidth noise1 noise2 noise3 noise4"),
	atoms: words$3("true false gl_FragColor gl_SecondaryColor gl_Normal gl_Vertex gl_MultiTexCoord0 gl_MultiTexCoord1 gl_MultiTexCoord2 gl_MultiTexCoord3 gl_MultiTexCoord4 gl_MultiTexCoord5 gl_MultiTexCoord6 gl_MultiTexCoord7 gl_FogCoord gl_PointCoord gl_Position gl_PointSize gl_ClipVertex gl_FrontColor gl_BackColor gl_FrontSecondaryColor gl_BackSecondaryColor gl_TexCoord gl_FogFragCoord gl_FragCoord gl_FrontFacing gl_FragData gl_FragDepth gl_ModelViewMatrix gl_ProjectionMatrix gl_ModelViewProjectionMatrix gl_TextureMatrix gl_NormalMatrix gl_ModelViewMatrixInverse gl_ProjectionMatrixInverse gl_ModelViewProjectionMatrixInverse gl_TextureMatrixTranspose gl_ModelViewMatrixInverseTranspose gl_ProjectionMatrixInverseTranspose gl_ModelViewProjectionMatrixInverseTranspose gl_TextureMatrixInverseTranspose gl_NormalScale gl_DepthRange gl_ClipPlane gl_Point gl_FrontMaterial gl_BackMaterial gl_LightSource gl_LightModel gl_FrontLightModelProduct gl_BackLightModelProduct gl_TextureColor gl_EyePlaneS gl_EyePlaneT gl_EyePlaneR gl_EyePlaneQ gl_FogParameters gl_MaxLights gl_MaxClipPlanes gl_MaxTextureUnits gl_MaxTextureCoords gl_MaxVertexAttribs gl_MaxVertexUniformComponents gl_MaxVaryingFloats gl_MaxVertexTextureImageUnits gl_MaxTextureImageUnits gl_MaxFragmentUniformComponents gl_MaxCombineTextureImageUnits gl_MaxDrawBuffers"),
	indentSwitch: false,
	hooks: { "#": cppHook }
});
clike({
	name: "nesc",
	keywords: words$3(cKeywords + " as atomic async call command component components configuration event generic implementation includes interface module new norace nx_struct nx_union post provides signal task uses abstract extends"),
	types: cTypes,
	blockKeywords: words$3(cBlockKeywords),
	atoms: words$3("null true false"),
	hooks: { "#": cppHook }
});
const objectiveC = clike({
	name: "objectivec",
	keywords: words$3(cKeywords + " " + objCKeywords),
	types: objCTypes,
	builtin: words$3(objCBuiltins),
	blockKeywords: words$3(cBlockKeywords + " @synthesize @try @catch @finally @autoreleasepool @synchronized"),
	defKeywords: words$3(cDefKeywords + " @interface @implementation @protocol @class"),
	dontIndentStatements: /^@.*$/,
	typeFirstDefinitions: true,
	atoms: words$3("YES NO NULL Nil nil true false nullptr"),
	isReservedIdentifier: cIsReservedIdentifier,
	hooks: {
		"#": cppHook,
		"*": pointerHook
	}
});
clike({
	name: "objectivecpp",
	keywords: words$3(cKeywords + " " + objCKeywords + " " + cppKeywords),
	types: objCTypes,
	builtin: words$3(objCBuiltins),
	blockKeywords: words$3(cBlockKeywords + " @synthesize @try @catch @finally @autoreleasepool @synchronized class try catch"),
	defKeywords: words$3(cDefKeywords + " @interface @implementation @protocol @class class namespace"),
	dontIndentStatements: /^@.*$|^template$/,
	typeFirstDefinitions: true,
	atoms: words$3("YES NO NULL Nil nil true false nullptr"),
	isReservedIdentifier: cIsReservedIdentifier,
	hooks: {
		"#": cppHook,
		"*": pointerHook,
		"u": cpp11StringHook,
		"U": cpp11StringHook,
		"L": cpp11StringHook,
		"R": cpp11StringHook,
		"0": cpp14Literal,
		"1": cpp14Literal,
		"2": cpp14Literal,
		"3": cpp14Literal,
		"4": cpp14Literal,
		"5": cpp14Literal,
		"6": cpp14Literal,
		"7": cpp14Literal,
		"8": cpp14Literal,
		"9": cpp14Literal,
		token: function(stream, state, style) {
			if (style == "variable" && stream.peek() == "(" && (state.prevToken == ";" || state.prevToken == null || state.prevToken == "}") && cppLooksLikeConstructor(stream.current())) return "def";
		}
	},
	namespaceSeparator: "::"
});
clike({
	name: "squirrel",
	keywords: words$3("base break clone continue const default delete enum extends function in class foreach local resume return this throw typeof yield constructor instanceof static"),
	types: cTypes,
	blockKeywords: words$3("case catch class else for foreach if switch try while"),
	defKeywords: words$3("function local class"),
	typeFirstDefinitions: true,
	atoms: words$3("true false null"),
	hooks: { "#": cppHook }
});
var stringTokenizer = null;
function tokenCeylonString(type) {
	return function(stream, state) {
		var escaped = false, next, end = false;
		while (!stream.eol()) {
			if (!escaped && stream.match("\"") && (type == "single" || stream.match("\"\""))) {
				end = true;
				break;
			}
			if (!escaped && stream.match("``")) {
				stringTokenizer = tokenCeylonString(type);
				end = true;
				break;
			}
			next = stream.next();
			escaped = type == "single" && !escaped && next == "\\";
		}
		if (end) state.tokenize = null;
		return "string";
	};
}
clike({
	name: "ceylon",
	keywords: words$3("abstracts alias assembly assert assign break case catch class continue dynamic else exists extends finally for function given if import in interface is let module new nonempty object of out outer package return satisfies super switch then this throw try value void while"),
	types: function(word) {
		var first = word.charAt(0);
		return first === first.toUpperCase() && first !== first.toLowerCase();
	},
	blockKeywords: words$3("case catch class dynamic else finally for function if interface module new object switch try while"),
	defKeywords: words$3("class dynamic function interface module object package value"),
	builtin: words$3("abstract actual aliased annotation by default deprecated doc final formal late license native optional sealed see serializable shared suppressWarnings tagged throws variable"),
	isPunctuationChar: /[\[\]{}\(\),;\:\.`]/,
	isOperatorChar: /[+\-*&%=<>!?|^~:\/]/,
	numberStart: /[\d#$]/,
	number: /^(?:#[\da-fA-F_]+|\$[01_]+|[\d_]+[kMGTPmunpf]?|[\d_]+\.[\d_]+(?:[eE][-+]?\d+|[kMGTPmunpf]|)|)/i,
	multiLineStrings: true,
	typeFirstDefinitions: true,
	atoms: words$3("true false null larger smaller equal empty finished"),
	indentSwitch: false,
	styleDefs: false,
	hooks: {
		"@": function(stream) {
			stream.eatWhile(/[\w\$_]/);
			return "meta";
		},
		"\"": function(stream, state) {
			state.tokenize = tokenCeylonString(stream.match("\"\"") ? "triple" : "single");
			return state.tokenize(stream, state);
		},
		"`": function(stream, state) {
			if (!stringTokenizer || !stream.match("`")) return false;
			state.tokenize = stringTokenizer;
			stringTokenizer = null;
			return state.tokenize(stream, state);
		},
		"'": function(stream) {
			if (stream.match(/^(\\[^'\s]+|[^\\'])'/)) return "string.special";
			stream.eatWhile(/[\w\$_\xa1-\uffff]/);
			return "atom";
		},
		token: function(_stream, state, style) {
			if ((style == "variable" || style == "type") && state.prevToken == ".") return "variableName.special";
		}
	},
	languageData: { closeBrackets: { brackets: [
		"(",
		"[",
		"{",
		"'",
		"\"",
		"\"\"\""
	] } }
});
function pushInterpolationStack(state) {
	(state.interpolationStack || (state.interpolationStack = [])).push(state.tokenize);
}
function popInterpolationStack(state) {
	return (state.interpolationStack || (state.interpolationStack = [])).pop();
}
function sizeInterpolationStack(state) {
	return state.interpolationStack ? state.interpolationStack.length : 0;
}
function tokenDartString(quote, stream, state, raw) {
	var tripleQuoted = false;
	if (stream.eat(quote)) {
		if (stream.eat(quote)) tripleQuoted = true;
		else return "string";
	}
	function tokenStringHelper(stream, state) {
		var escaped = false;
		while (!stream.eol()) {
			if (!raw && !escaped && stream.peek() == "$") {
				pushInterpolationStack(state);
				state.tokenize = tokenInterpolation$1;
				return "string";
			}
			var next = stream.next();
			if (next == quote && !escaped && (!tripleQuoted || stream.match(quote + quote))) {
				state.tokenize = null;
				break;
			}
			escaped = !raw && !escaped && next == "\\";
		}
		return "string";
	}
	state.tokenize = tokenStringHelper;
	return tokenStringHelper(stream, state);
}
function tokenInterpolation$1(stream, state) {
	stream.eat("$");
	if (stream.eat("{")) state.tokenize = null;
	else state.tokenize = tokenInterpolationIdentifier;
	return null;
}
function tokenInterpolationIdentifier(stream, state) {
	stream.eatWhile(/[\w_]/);
	state.tokenize = popInterpolationStack(state);
	return "variable";
}
const dart = clike({
	name: "dart",
	keywords: words$3("this super static final const abstract class extends external factory implements mixin get native set typedef with enum throw rethrow assert break case continue default in return new deferred async await covariant try catch finally do else for if switch while import library export part of show hide is as extension on yield late required sealed base interface when inline"),
	blockKeywords: words$3("try catch finally do else for if switch while"),
	builtin: words$3("void bool num int double dynamic var String Null Never"),
	atoms: words$3("true false null"),
	number: /^(?:0x[a-f\d_]+|(?:[\d_]+\.?[\d_]*|\.[\d_]+)(?:e[-+]?[\d_]+)?)/i,
	hooks: {
		"@": function(stream) {
			stream.eatWhile(/[\w\$_\.]/);
			return "meta";
		},
		"'": function(stream, state) {
			return tokenDartString("'", stream, state, false);
		},
		"\"": function(stream, state) {
			return tokenDartString("\"", stream, state, false);
		},
		"r": function(stream, state) {
			var peek = stream.peek();
			if (peek == "'" || peek == "\"") return tokenDartString(stream.next(), stream, state, true);
			return false;
		},
		"}": function(_stream, state) {
			if (sizeInterpolationStack(state) > 0) {
				state.tokenize = popInterpolationStack(state);
				return null;
			}
			return false;
		},
		"/": function(stream, state) {
			if (!stream.eat("*")) return false;
			state.tokenize = tokenNestedComment(1);
			return state.tokenize(stream, state);
		},
		token: function(stream, _, style) {
			if (style == "variable") {
				if (RegExp("^[_$]*[A-Z][a-zA-Z0-9_$]*$", "g").test(stream.current())) return "type";
			}
		}
	}
});
// node_modules/@codemirror/legacy-modes/mode/css.js
function mkCSS(parserConfig) {
	parserConfig = {
		...defaults,
		...parserConfig
	};
	var inline = parserConfig.inline;
	var tokenHooks = parserConfig.tokenHooks, documentTypes = parserConfig.documentTypes || {}, mediaTypes = parserConfig.mediaTypes || {}, mediaFeatures = parserConfig.mediaFeatures || {}, mediaValueKeywords = parserConfig.mediaValueKeywords || {}, propertyKeywords = parserConfig.propertyKeywords || {}, nonStandardPropertyKeywords = parserConfig.nonStandardPropertyKeywords || {}, fontProperties = parserConfig.fontProperties || {}, counterDescriptors = parserConfig.counterDescriptors || {}, colorKeywords = parserConfig.colorKeywords || {}, valueKeywords = parserConfig.valueKeywords || {}, allowNested = parserConfig.allowNested, lineComment = parserConfig.lineComment, supportsAtComponent = parserConfig.supportsAtComponent === true, highlightNonStandardPropertyKeywords = parserConfig.highlightNonStandardPropertyKeywords !== false;
	var type, override;
	function ret(style, tp) {
		type = tp;
		return style;
	}
	function tokenBase(stream, state) {
		var ch = stream.next();
		if (tokenHooks[ch]) {
			var result = tokenHooks[ch](stream, state);
			if (result !== false) return result;
		}
		if (ch == "@") {
			stream.eatWhile(/[\w\\\-]/);
			return ret("def", stream.current());
		} else if (ch == "=" || (ch == "~" || ch == "|") && stream.eat("=")) return ret(null, "compare");
		else if (ch == "\"" || ch == "'") {
			state.tokenize = tokenString(ch);
			return state.tokenize(stream, state);
		} else if (ch == "#") {
			stream.eatWhile(/[\w\\\-]/);
			return ret("atom", "hash");
		} else if (ch == "!") {
			stream.match(/^\s*\w*/);
			return ret("keyword", "important");
		} else if (/\d/.test(ch) || ch == "." && stream.eat(/\d/)) {
			stream.eatWhile(/[\w.%]/);
			return ret("number", "unit");
		} else if (ch === "-") {
			if (/[\d.]/.test(stream.peek())) {
				stream.eatWhile(/[\w.%]/);
				return ret("number", "unit");
			} else if (stream.match(/^-[\w\\\-]*/)) {
				stream.eatWhile(/[\w\\\-]/);
				if (stream.match(/^\s*:/, false)) return ret("def", "variable-definition");
				return ret("variableName", "variable");
			} else if (stream.match(/^\w+-/)) return ret("meta", "meta");
		} else if (/[,+>*\/]/.test(ch)) return ret(null, "select-op");
		else if (ch == "." && stream.match(/^-?[_a-z][_a-z0-9-]*/i)) return ret("qualifier", "qualifier");
		else if (/[:;{}\[\]\(\)]/.test(ch)) return ret(null, ch);
		else if (stream.match(/^[\w-.]+(?=\()/)) {
			if (/^(url(-prefix)?|domain|regexp)$/i.test(stream.current())) state.tokenize = tokenParenthesized;
			return ret("variableName.function", "variable");
		} else if (/[\w\\\-]/.test(ch)) {
			stream.eatWhile(/[\w\\\-]/);
			return ret("property", "word");
		} else return ret(null, null);
	}
	function tokenString(quote) {
		return function(stream, state) {
			var escaped = false, ch;
			while ((ch = stream.next()) != null) {
				if (ch == quote && !escaped) {
					if (quote == ")") stream.backUp(1);
					break;
				}
				escaped = !escaped && ch == "\\";
			}
			if (ch == quote || !escaped && quote != ")") state.tokenize = null;
			return ret("string", "string");
		};
	}
	function tokenParenthesized(stream, state) {
		stream.next();
		if (!stream.match(/^\s*[\"\')]/, false)) state.tokenize = tokenString(")");
		else state.tokenize = null;
		return ret(null, "(");
	}
	function Context(type, indent, prev) {
		this.type = type;
		this.indent = indent;
		this.prev = prev;
	}
	function pushContext(state, stream, type, indent) {
		state.context = new Context(type, stream.indentation() + (indent === false ? 0 : stream.indentUnit), state.context);
		return type;
	}
	function popContext(state) {
		if (state.context.prev) state.context = state.context.prev;
		return state.context.type;
	}
	function pass(type, stream, state) {
		return states[state.context.type](type, stream, state);
	}
	function popAndPass(type, stream, state, n) {
		for (var i = n || 1; i > 0; i--) state.context = state.context.prev;
		return pass(type, stream, state);
	}
	function wordAsValue(stream) {
		var word = stream.current().toLowerCase();
		if (valueKeywords.hasOwnProperty(word)) override = "atom";
		else if (colorKeywords.hasOwnProperty(word)) override = "keyword";
		else override = "variable";
	}
	var states = {};
	states.top = function(type, stream, state) {
		if (type == "{") return pushContext(state, stream, "block");
		else if (type == "}" && state.context.prev) return popContext(state);
		else if (supportsAtComponent && /@component/i.test(type)) return pushContext(state, stream, "atComponentBlock");
		else if (/^@(-moz-)?document$/i.test(type)) return pushContext(state, stream, "documentTypes");
		else if (/^@(media|supports|(-moz-)?document|import)$/i.test(type)) return pushContext(state, stream, "atBlock");
		else if (/^@(font-face|counter-style)/i.test(type)) {
			state.stateArg = type;
			return "restricted_atBlock_before";
		} else if (/^@(-(moz|ms|o|webkit)-)?keyframes$/i.test(type)) return "keyframes";
		else if (type && type.charAt(0) == "@") return pushContext(state, stream, "at");
		else if (type == "hash") override = "builtin";
		else if (type == "word") override = "tag";
		else if (type == "variable-definition") return "maybeprop";
		else if (type == "interpolation") return pushContext(state, stream, "interpolation");
		else if (type == ":") return "pseudo";
		else if (allowNested && type == "(") return pushContext(state, stream, "parens");
		return state.context.type;
	};
	states.block = function(type, stream, state) {
		if (type == "word") {
			var word = stream.current().toLowerCase();
			if (propertyKeywords.hasOwnProperty(word)) {
				override = "property";
				return "maybeprop";
			} else if (nonStandardPropertyKeywords.hasOwnProperty(word)) {
				override = highlightNonStandardPropertyKeywords ? "string.special" : "property";
				return "maybeprop";
			} else if (allowNested) {
				override = stream.match(/^\s*:(?:\s|$)/, false) ? "property" : "tag";
				return "block";
			} else {
				override = "error";
				return "maybeprop";
			}
		} else if (type == "meta") return "block";
		else if (!allowNested && (type == "hash" || type == "qualifier")) {
			override = "error";
			return "block";
		} else return states.top(type, stream, state);
	};
	states.maybeprop = function(type, stream, state) {
		if (type == ":") return pushContext(state, stream, "prop");
		return pass(type, stream, state);
	};
	states.prop = function(type, stream, state) {
		if (type == ";") return popContext(state);
		if (type == "{" && allowNested) return pushContext(state, stream, "propBlock");
		if (type == "}" || type == "{") return popAndPass(type, stream, state);
		if (type == "(") return pushContext(state, stream, "parens");
		if (type == "hash" && !/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/.test(stream.current())) override = "error";
		else if (type == "word") wordAsValue(stream);
		else if (type == "interpolation") return pushContext(state, stream, "interpolation");
		return "prop";
	};
	states.propBlock = function(type, _stream, state) {
		if (type == "}") return popContext(state);
		if (type == "word") {
			override = "property";
			return "maybeprop";
		}
		return state.context.type;
	};
	states.parens = function(type, stream, state) {
		if (type == "{" || type == "}") return popAndPass(type, stream, state);
		if (type == ")") return popContext(state);
		if (type == "(") return pushContext(state, stream, "parens");
		if (type == "interpolation") return pushContext(state, stream, "interpolation");
		if (type == "word") wordAsValue(stream);
		return "parens";
	};
	states.pseudo = function(type, stream, state) {
		if (type == "meta") return "pseudo";
		if (type == "word") {
			override = "variableName.constant";
			return state.context.type;
		}
		return pass(type, stream, state);
	};
	states.documentTypes = function(type, stream, state) {
		if (type == "word" && documentTypes.hasOwnProperty(stream.current())) {
			override = "tag";
			return state.context.type;
		} else return states.atBlock(type, stream, state);
	};
	states.atBlock = function(type, stream, state) {
		if (type == "(") return pushContext(state, stream, "atBlock_parens");
		if (type == "}" || type == ";") return popAndPass(type, stream, state);
		if (type == "{") return popContext(state) && pushContext(state, stream, allowNested ? "block" : "top");
		if (type == "interpolation") return pushContext(state, stream, "interpolation");
		if (type == "word") {
			var word = stream.current().toLowerCase();
			if (word == "only" || word == "not" || word == "and" || word == "or") override = "keyword";
			else if (mediaTypes.hasOwnProperty(word)) override = "attribute";
			else if (mediaFeatures.hasOwnProperty(word)) override = "property";
			else if (mediaValueKeywords.hasOwnProperty(word)) override = "keyword";
			else if (propertyKeywords.hasOwnProperty(word)) override = "property";
			else if (nonStandardPropertyKeywords.hasOwnProperty(word)) override = highlightNonStandardPropertyKeywords ? "string.special" : "property";
			else if (valueKeywords.hasOwnProperty(word)) override = "atom";
			else if (colorKeywords.hasOwnProperty(word)) override = "keyword";
			else override = "error";
		}
		return state.context.type;
	};
	states.atComponentBlock = function(type, stream, state) {
		if (type == "}") return popAndPass(type, stream, state);
		if (type == "{") return popContext(state) && pushContext(state, stream, allowNested ? "block" : "top", false);
		if (type == "word") override = "error";
		return state.context.type;
	};
	states.atBlock_parens = function(type, stream, state) {
		if (type == ")") return popContext(state);
		if (type == "{" || type == "}") return popAndPass(type, stream, state, 2);
		return states.atBlock(type, stream, state);
	};
	states.restricted_atBlock_before = function(type, stream, state) {
		if (type == "{") return pushContext(state, stream, "restricted_atBlock");
		if (type == "word" && state.stateArg == "@counter-style") {
			override = "variable";
			return "restricted_atBlock_before";
		}
		return pass(type, stream, state);
	};
	states.restricted_atBlock = function(type, stream, state) {
		if (type == "}") {
			state.stateArg = null;
			return popContext(state);
		}
		if (type == "word") {
			if (state.stateArg == "@font-face" && !fontProperties.hasOwnProperty(stream.current().toLowerCase()) || state.stateArg == "@counter-style" && !counterDescriptors.hasOwnProperty(stream.current().toLowerCase())) override = "error";
			else override = "property";
			return "maybeprop";
		}
		return "restricted_atBlock";
	};
	states.keyframes = function(type, stream, state) {
		if (type == "word") {
			override = "variable";
			return "keyframes";
		}
		if (type == "{") return pushContext(state, stream, "top");
		return pass(type, stream, state);
	};
	states.at = function(type, stream, state) {
		if (type == ";") return popContext(state);
		if (type == "{" || type == "}") return popAndPass(type, stream, state);
		if (type == "word") override = "tag";
		else if (type == "hash") override = "builtin";
		return "at";
	};
	states.interpolation = function(type, stream, state) {
		if (type == "}") return popContext(state);
		if (type == "{" || type == ";") return popAndPass(type, stream, state);
		if (type == "word") override = "variable";
		else if (type != "variable" && type != "(" && type != ")") override = "error";
		return "interpolation";
	};
	return {
		name: parserConfig.name,
		startState: function() {
			return {
				tokenize: null,
				state: inline ? "block" : "top",
				stateArg: null,
				context: new Context(inline ? "block" : "top", 0, null)
			};
		},
		token: function(stream, state) {
			if (!state.tokenize && stream.eatSpace()) return null;
			var style = (state.tokenize || tokenBase)(stream, state);
			if (style && typeof style == "object") {
				type = style[1];
				style = style[0];
			}
			override = style;
			if (type != "comment") state.state = states[state.state](type, stream, state);
			return override;
		},
		indent: function(state, textAfter, iCx) {
			var cx = state.context, ch = textAfter && textAfter.charAt(0);
			var indent = cx.indent;
			if (cx.type == "prop" && (ch == "}" || ch == ")")) cx = cx.prev;
			if (cx.prev) {
				if (ch == "}" && (cx.type == "block" || cx.type == "top" || cx.type == "interpolation" || cx.type == "restricted_atBlock")) {
					cx = cx.prev;
					indent = cx.indent;
				} else if (ch == ")" && (cx.type == "parens" || cx.type == "atBlock_parens") || ch == "{" && (cx.type == "at" || cx.type == "atBlock")) indent = Math.max(0, cx.indent - iCx.unit);
			}
			return indent;
		},
		languageData: {
			indentOnInput: /^\s*\}$/,
			commentTokens: {
				line: lineComment,
				block: {
					open: "/*",
					close: "*/"
				}
			},
			autocomplete: allWords
		}
	};
}
function keySet(array) {
	var keys = {};
	for (var i = 0; i < array.length; ++i) keys[array[i].toLowerCase()] = true;
	return keys;
}
var documentTypes_ = [
	"domain",
	"regexp",
	"url",
	"url-prefix"
];
var documentTypes = keySet(documentTypes_);
var mediaTypes_ = [
	"all",
	"aural",
	"braille",
	"handheld",
	"print",
	"projection",
	"screen",
	"tty",
	"tv",
	"embossed"
];
var mediaTypes = keySet(mediaTypes_);
var mediaFeatures_ = [
	"width",
	"min-width",
	"max-width",
	"height",
	"min-height",
	"max-height",
	"device-width",
	"min-device-width",
	"max-device-width",
	"device-height",
	"min-device-height",
	"max-device-height",
	"aspect-ratio",
	"min-aspect-ratio",
	"max-aspect-ratio",
	"device-aspect-ratio",
	"min-device-aspect-ratio",
	"max-device-aspect-ratio",
	"color",
	"min-color",
	"max-color",
	"color-index",
	"min-color-index",
	"max-color-index",
	"monochrome",
	"min-monochrome",
	"max-monochrome",
	"resolution",
	"min-resolution",
	"max-resolution",
	"scan",
	"grid",
	"orientation",
	"device-pixel-ratio",
	"min-device-pixel-ratio",
	"max-device-pixel-ratio",
	"pointer",
	"any-pointer",
	"hover",
	"any-hover",
	"prefers-color-scheme",
	"dynamic-range",
	"video-dynamic-range"
];
var mediaFeatures = keySet(mediaFeatures_);
var mediaValueKeywords_ = [
	"landscape",
	"portrait",
	"none",
	"coarse",
	"fine",
	"on-demand",
	"hover",
	"interlace",
	"progressive",
	"dark",
	"light",
	"standard",
	"high"
];
var mediaValueKeywords = keySet(mediaValueKeywords_);
var propertyKeywords_ = [
	"align-content",
	"align-items",
	"align-self",
	"alignment-adjust",
	"alignment-baseline",
	"all",
	"anchor-point",
	"animation",
	"animation-delay",
	"animation-direction",
	"animation-duration",
	"animation-fill-mode",
	"animation-iteration-count",
	"animation-name",
	"animation-play-state",
	"animation-timing-function",
	"appearance",
	"azimuth",
	"backdrop-filter",
	"backface-visibility",
	"background",
	"background-attachment",
	"background-blend-mode",
	"background-clip",
	"background-color",
	"background-image",
	"background-origin",
	"background-position",
	"background-position-x",
	"background-position-y",
	"background-repeat",
	"background-size",
	"baseline-shift",
	"binding",
	"bleed",
	"block-size",
	"bookmark-label",
	"bookmark-level",
	"bookmark-state",
	"bookmark-target",
	"border",
	"border-bottom",
	"border-bottom-color",
	"border-bottom-left-radius",
	"border-bottom-right-radius",
	"border-bottom-style",
	"border-bottom-width",
	"border-collapse",
	"border-color",
	"border-image",
	"border-image-outset",
	"border-image-repeat",
	"border-image-slice",
	"border-image-source",
	"border-image-width",
	"border-left",
	"border-left-color",
	"border-left-style",
	"border-left-width",
	"border-radius",
	"border-right",
	"border-right-color",
	"border-right-style",
	"border-right-width",
	"border-spacing",
	"border-style",
	"border-top",
	"border-top-color",
	"border-top-left-radius",
	"border-top-right-radius",
	"border-top-style",
	"border-top-width",
	"border-width",
	"bottom",
	"box-decoration-break",
	"box-shadow",
	"box-sizing",
	"break-after",
	"break-before",
	"break-inside",
	"caption-side",
	"caret-color",
	"clear",
	"clip",
	"color",
	"color-profile",
	"column-count",
	"column-fill",
	"column-gap",
	"column-rule",
	"column-rule-color",
	"column-rule-style",
	"column-rule-width",
	"column-span",
	"column-width",
	"columns",
	"contain",
	"content",
	"counter-increment",
	"counter-reset",
	"crop",
	"cue",
	"cue-after",
	"cue-before",
	"cursor",
	"direction",
	"display",
	"dominant-baseline",
	"drop-initial-after-adjust",
	"drop-initial-after-align",
	"drop-initial-before-adjust",
	"drop-initial-before-align",
	"drop-initial-size",
	"drop-initial-value",
	"elevation",
	"empty-cells",
	"fit",
	"fit-content",
	"fit-position",
	"flex",
	"flex-basis",
	"flex-direction",
	"flex-flow",
	"flex-grow",
	"flex-shrink",
	"flex-wrap",
	"float",
	"float-offset",
	"flow-from",
	"flow-into",
	"font",
	"font-family",
	"font-feature-settings",
	"font-kerning",
	"font-language-override",
	"font-optical-sizing",
	"font-size",
	"font-size-adjust",
	"font-stretch",
	"font-style",
	"font-synthesis",
	"font-variant",
	"font-variant-alternates",
	"font-variant-caps",
	"font-variant-east-asian",
	"font-variant-ligatures",
	"font-variant-numeric",
	"font-variant-position",
	"font-variation-settings",
	"font-weight",
	"gap",
	"grid",
	"grid-area",
	"grid-auto-columns",
	"grid-auto-flow",
	"grid-auto-rows",
	"grid-column",
	"grid-column-end",
	"grid-column-gap",
	"grid-column-start",
	"grid-gap",
	"grid-row",
	"grid-row-end",
	"grid-row-gap",
	"grid-row-start",
	"grid-template",
	"grid-template-areas",
	"grid-template-columns",
	"grid-template-rows",
	"hanging-punctuation",
	"height",
	"hyphens",
	"icon",
	"image-orientation",
	"image-rendering",
	"image-resolution",
	"inline-box-align",
	"inset",
	"inset-block",
	"inset-block-end",
	"inset-block-start",
	"inset-inline",
	"inset-inline-end",
	"inset-inline-start",
	"isolation",
	"justify-content",
	"justify-items",
	"justify-self",
	"left",
	"letter-spacing",
	"line-break",
	"line-height",
	"line-height-step",
	"line-stacking",
	"line-stacking-ruby",
	"line-stacking-shift",
	"line-stacking-strategy",
	"list-style",
	"list-style-image",
	"list-style-position",
	"list-style-type",
	"margin",
	"margin-bottom",
	"margin-left",
	"margin-right",
	"margin-top",
	"marks",
	"marquee-direction",
	"marquee-loop",
	"marquee-play-count",
	"marquee-speed",
	"marquee-style",
	"mask-clip",
	"mask-composite",
	"mask-image",
	"mask-mode",
	"mask-origin",
	"mask-position",
	"mask-repeat",
	"mask-size",
	"mask-type",
	"max-block-size",
	"max-height",
	"max-inline-size",
	"max-width",
	"min-block-size",
	"min-height",
	"min-inline-size",
	"min-width",
	"mix-blend-mode",
	"move-to",
	"nav-down",
	"nav-index",
	"nav-left",
	"nav-right",
	"nav-up",
	"object-fit",
	"object-position",
	"offset",
	"offset-anchor",
	"offset-distance",
	"offset-path",
	"offset-position",
	"offset-rotate",
	"opacity",
	"order",
	"orphans",
	"outline",
	"outline-color",
	"outline-offset",
	"outline-style",
	"outline-width",
	"overflow",
	"overflow-style",
	"overflow-wrap",
	"overflow-x",
	"overflow-y",
	"padding",
	"padding-bottom",
	"padding-left",
	"padding-right",
	"padding-top",
	"page",
	"page-break-after",
	"page-break-before",
	"page-break-inside",
	"page-policy",
	"pause",
	"pause-after",
	"pause-before",
	"perspective",
	"perspective-origin",
	"pitch",
	"pitch-range",
	"place-content",
	"place-items",
	"place-self",
	"play-during",
	"position",
	"presentation-level",
	"punctuation-trim",
	"quotes",
	"region-break-after",
	"region-break-before",
	"region-break-inside",
	"region-fragment",
	"rendering-intent",
	"resize",
	"rest",
	"rest-after",
	"rest-before",
	"richness",
	"right",
	"rotate",
	"rotation",
	"rotation-point",
	"row-gap",
	"ruby-align",
	"ruby-overhang",
	"ruby-position",
	"ruby-span",
	"scale",
	"scroll-behavior",
	"scroll-margin",
	"scroll-margin-block",
	"scroll-margin-block-end",
	"scroll-margin-block-start",
	"scroll-margin-bottom",
	"scroll-margin-inline",
	"scroll-margin-inline-end",
	"scroll-margin-inline-start",
	"scroll-margin-left",
	"scroll-margin-right",
	"scroll-margin-top",
	"scroll-padding",
	"scroll-padding-block",
	"scroll-padding-block-end",
	"scroll-padding-block-start",
	"scroll-padding-bottom",
	"scroll-padding-inline",
	"scroll-padding-inline-end",
	"scroll-padding-inline-start",
	"scroll-padding-left",
	"scroll-padding-right",
	"scroll-padding-top",
	"scroll-snap-align",
	"scroll-snap-type",
	"shape-image-threshold",
	"shape-inside",
	"shape-margin",
	"shape-outside",
	"size",
	"speak",
	"speak-as",
	"speak-header",
	"speak-numeral",
	"speak-punctuation",
	"speech-rate",
	"stress",
	"string-set",
	"tab-size",
	"table-layout",
	"target",
	"target-name",
	"target-new",
	"target-position",
	"text-align",
	"text-align-last",
	"text-combine-upright",
	"text-decoration",
	"text-decoration-color",
	"text-decoration-line",
	"text-decoration-skip",
	"text-decoration-skip-ink",
	"text-decoration-style",
	"text-emphasis",
	"text-emphasis-color",
	"text-emphasis-position",
	"text-emphasis-style",
	"text-height",
	"text-indent",
	"text-justify",
	"text-orientation",
	"text-outline",
	"text-overflow",
	"text-rendering",
	"text-shadow",
	"text-size-adjust",
	"text-space-collapse",
	"text-transform",
	"text-underline-position",
	"text-wrap",
	"top",
	"touch-action",
	"transform",
	"transform-origin",
	"transform-style",
	"transition",
	"transition-delay",
	"transition-duration",
	"transition-property",
	"transition-timing-function",
	"translate",
	"unicode-bidi",
	"user-select",
	"vertical-align",
	"visibility",
	"voice-balance",
	"voice-duration",
	"voice-family",
	"voice-pitch",
	"voice-range",
	"voice-rate",
	"voice-stress",
	"voice-volume",
	"volume",
	"white-space",
	"widows",
	"width",
	"will-change",
	"word-break",
	"word-spacing",
	"word-wrap",
	"writing-mode",
	"z-index",
	"clip-path",
	"clip-rule",
	"mask",
	"enable-background",
	"filter",
	"flood-color",
	"flood-opacity",
	"lighting-color",
	"stop-color",
	"stop-opacity",
	"pointer-events",
	"color-interpolation",
	"color-interpolation-filters",
	"color-rendering",
	"fill",
	"fill-opacity",
	"fill-rule",
	"image-rendering",
	"marker",
	"marker-end",
	"marker-mid",
	"marker-start",
	"paint-order",
	"shape-rendering",
	"stroke",
	"stroke-dasharray",
	"stroke-dashoffset",
	"stroke-linecap",
	"stroke-linejoin",
	"stroke-miterlimit",
	"stroke-opacity",
	"stroke-width",
	"text-rendering",
	"baseline-shift",
	"dominant-baseline",
	"glyph-orientation-horizontal",
	"glyph-orientation-vertical",
	"text-anchor",
	"writing-mode"
];
var propertyKeywords = keySet(propertyKeywords_);
var nonStandardPropertyKeywords_ = [
	"accent-color",
	"aspect-ratio",
	"border-block",
	"border-block-color",
	"border-block-end",
	"border-block-end-color",
	"border-block-end-style",
	"border-block-end-width",
	"border-block-start",
	"border-block-start-color",
	"border-block-start-style",
	"border-block-start-width",
	"border-block-style",
	"border-block-width",
	"border-inline",
	"border-inline-color",
	"border-inline-end",
	"border-inline-end-color",
	"border-inline-end-style",
	"border-inline-end-width",
	"border-inline-start",
	"border-inline-start-color",
	"border-inline-start-style",
	"border-inline-start-width",
	"border-inline-style",
	"border-inline-width",
	"content-visibility",
	"margin-block",
	"margin-block-end",
	"margin-block-start",
	"margin-inline",
	"margin-inline-end",
	"margin-inline-start",
	"overflow-anchor",
	"overscroll-behavior",
	"padding-block",
	"padding-block-end",
	"padding-block-start",
	"padding-inline",
	"padding-inline-end",
	"padding-inline-start",
	"scroll-snap-stop",
	"scrollbar-3d-light-color",
	"scrollbar-arrow-color",
	"scrollbar-base-color",
	"scrollbar-dark-shadow-color",
	"scrollbar-face-color",
	"scrollbar-highlight-color",
	"scrollbar-shadow-color",
	"scrollbar-track-color",
	"searchfield-cancel-button",
	"searchfield-decoration",
	"searchfield-results-button",
	"searchfield-results-decoration",
	"shape-inside",
	"zoom"
];
var nonStandardPropertyKeywords = keySet(nonStandardPropertyKeywords_);
var fontProperties = keySet([
	"font-display",
	"font-family",
	"src",
	"unicode-range",
	"font-variant",
	"font-feature-settings",
	"font-stretch",
	"font-weight",
	"font-style"
]);
var counterDescriptors = keySet([
	"additive-symbols",
	"fallback",
	"negative",
	"pad",
	"prefix",
	"range",
	"speak-as",
	"suffix",
	"symbols",
	"system"
]);
var colorKeywords_ = [
	"aliceblue",
	"antiquewhite",
	"aqua",
	"aquamarine",
	"azure",
	"beige",
	"bisque",
	"black",
	"blanchedalmond",
	"blue",
	"blueviolet",
	"brown",
	"burlywood",
	"cadetblue",
	"chartreuse",
	"chocolate",
	"coral",
	"cornflowerblue",
	"cornsilk",
	"crimson",
	"cyan",
	"darkblue",
	"darkcyan",
	"darkgoldenrod",
	"darkgray",
	"darkgreen",
	"darkgrey",
	"darkkhaki",
	"darkmagenta",
	"darkolivegreen",
	"darkorange",
	"darkorchid",
	"darkred",
	"darksalmon",
	"darkseagreen",
	"darkslateblue",
	"darkslategray",
	"darkslategrey",
	"darkturquoise",
	"darkviolet",
	"deeppink",
	"deepskyblue",
	"dimgray",
	"dimgrey",
	"dodgerblue",
	"firebrick",
	"floralwhite",
	"forestgreen",
	"fuchsia",
	"gainsboro",
	"ghostwhite",
	"gold",
	"goldenrod",
	"gray",
	"grey",
	"green",
	"greenyellow",
	"honeydew",
	"hotpink",
	"indianred",
	"indigo",
	"ivory",
	"khaki",
	"lavender",
	"lavenderblush",
	"lawngreen",
	"lemonchiffon",
	"lightblue",
	"lightcoral",
	"lightcyan",
	"lightgoldenrodyellow",
	"lightgray",
	"lightgreen",
	"lightgrey",
	"lightpink",
	"lightsalmon",
	"lightseagreen",
	"lightskyblue",
	"lightslategray",
	"lightslategrey",
	"lightsteelblue",
	"lightyellow",
	"lime",
	"limegreen",
	"linen",
	"magenta",
	"maroon",
	"mediumaquamarine",
	"mediumblue",
	"mediumorchid",
	"mediumpurple",
	"mediumseagreen",
	"mediumslateblue",
	"mediumspringgreen",
	"mediumturquoise",
	"mediumvioletred",
	"midnightblue",
	"mintcream",
	"mistyrose",
	"moccasin",
	"navajowhite",
	"navy",
	"oldlace",
	"olive",
	"olivedrab",
	"orange",
	"orangered",
	"orchid",
	"palegoldenrod",
	"palegreen",
	"paleturquoise",
	"palevioletred",
	"papayawhip",
	"peachpuff",
	"peru",
	"pink",
	"plum",
	"powderblue",
	"purple",
	"rebeccapurple",
	"red",
	"rosybrown",
	"royalblue",
	"saddlebrown",
	"salmon",
	"sandybrown",
	"seagreen",
	"seashell",
	"sienna",
	"silver",
	"skyblue",
	"slateblue",
	"slategray",
	"slategrey",
	"snow",
	"springgreen",
	"steelblue",
	"tan",
	"teal",
	"thistle",
	"tomato",
	"turquoise",
	"violet",
	"wheat",
	"white",
	"whitesmoke",
	"yellow",
	"yellowgreen"
];
var colorKeywords = keySet(colorKeywords_);
var valueKeywords_ = [
	"above",
	"absolute",
	"activeborder",
	"additive",
	"activecaption",
	"afar",
	"after-white-space",
	"ahead",
	"alias",
	"all",
	"all-scroll",
	"alphabetic",
	"alternate",
	"always",
	"amharic",
	"amharic-abegede",
	"antialiased",
	"appworkspace",
	"arabic-indic",
	"armenian",
	"asterisks",
	"attr",
	"auto",
	"auto-flow",
	"avoid",
	"avoid-column",
	"avoid-page",
	"avoid-region",
	"axis-pan",
	"background",
	"backwards",
	"baseline",
	"below",
	"bidi-override",
	"binary",
	"bengali",
	"blink",
	"block",
	"block-axis",
	"blur",
	"bold",
	"bolder",
	"border",
	"border-box",
	"both",
	"bottom",
	"break",
	"break-all",
	"break-word",
	"brightness",
	"bullets",
	"button",
	"buttonface",
	"buttonhighlight",
	"buttonshadow",
	"buttontext",
	"calc",
	"cambodian",
	"capitalize",
	"caps-lock-indicator",
	"caption",
	"captiontext",
	"caret",
	"cell",
	"center",
	"checkbox",
	"circle",
	"cjk-decimal",
	"cjk-earthly-branch",
	"cjk-heavenly-stem",
	"cjk-ideographic",
	"clear",
	"clip",
	"close-quote",
	"col-resize",
	"collapse",
	"color",
	"color-burn",
	"color-dodge",
	"column",
	"column-reverse",
	"compact",
	"condensed",
	"conic-gradient",
	"contain",
	"content",
	"contents",
	"content-box",
	"context-menu",
	"continuous",
	"contrast",
	"copy",
	"counter",
	"counters",
	"cover",
	"crop",
	"cross",
	"crosshair",
	"cubic-bezier",
	"currentcolor",
	"cursive",
	"cyclic",
	"darken",
	"dashed",
	"decimal",
	"decimal-leading-zero",
	"default",
	"default-button",
	"dense",
	"destination-atop",
	"destination-in",
	"destination-out",
	"destination-over",
	"devanagari",
	"difference",
	"disc",
	"discard",
	"disclosure-closed",
	"disclosure-open",
	"document",
	"dot-dash",
	"dot-dot-dash",
	"dotted",
	"double",
	"down",
	"drop-shadow",
	"e-resize",
	"ease",
	"ease-in",
	"ease-in-out",
	"ease-out",
	"element",
	"ellipse",
	"ellipsis",
	"embed",
	"end",
	"ethiopic",
	"ethiopic-abegede",
	"ethiopic-abegede-am-et",
	"ethiopic-abegede-gez",
	"ethiopic-abegede-ti-er",
	"ethiopic-abegede-ti-et",
	"ethiopic-halehame-aa-er",
	"ethiopic-halehame-aa-et",
	"ethiopic-halehame-am-et",
	"ethiopic-halehame-gez",
	"ethiopic-halehame-om-et",
	"ethiopic-halehame-sid-et",
	"ethiopic-halehame-so-et",
	"ethiopic-halehame-ti-er",
	"ethiopic-halehame-ti-et",
	"ethiopic-halehame-tig",
	"ethiopic-numeric",
	"ew-resize",
	"exclusion",
	"expanded",
	"extends",
	"extra-condensed",
	"extra-expanded",
	"fantasy",
	"fast",
	"fill",
	"fill-box",
	"fixed",
	"flat",
	"flex",
	"flex-end",
	"flex-start",
	"footnotes",
	"forwards",
	"from",
	"geometricPrecision",
	"georgian",
	"grayscale",
	"graytext",
	"grid",
	"groove",
	"gujarati",
	"gurmukhi",
	"hand",
	"hangul",
	"hangul-consonant",
	"hard-light",
	"hebrew",
	"help",
	"hidden",
	"hide",
	"higher",
	"highlight",
	"highlighttext",
	"hiragana",
	"hiragana-iroha",
	"horizontal",
	"hsl",
	"hsla",
	"hue",
	"hue-rotate",
	"icon",
	"ignore",
	"inactiveborder",
	"inactivecaption",
	"inactivecaptiontext",
	"infinite",
	"infobackground",
	"infotext",
	"inherit",
	"initial",
	"inline",
	"inline-axis",
	"inline-block",
	"inline-flex",
	"inline-grid",
	"inline-table",
	"inset",
	"inside",
	"intrinsic",
	"invert",
	"italic",
	"japanese-formal",
	"japanese-informal",
	"justify",
	"kannada",
	"katakana",
	"katakana-iroha",
	"keep-all",
	"khmer",
	"korean-hangul-formal",
	"korean-hanja-formal",
	"korean-hanja-informal",
	"landscape",
	"lao",
	"large",
	"larger",
	"left",
	"level",
	"lighter",
	"lighten",
	"line-through",
	"linear",
	"linear-gradient",
	"lines",
	"list-item",
	"listbox",
	"listitem",
	"local",
	"logical",
	"loud",
	"lower",
	"lower-alpha",
	"lower-armenian",
	"lower-greek",
	"lower-hexadecimal",
	"lower-latin",
	"lower-norwegian",
	"lower-roman",
	"lowercase",
	"ltr",
	"luminosity",
	"malayalam",
	"manipulation",
	"match",
	"matrix",
	"matrix3d",
	"media-play-button",
	"media-slider",
	"media-sliderthumb",
	"media-volume-slider",
	"media-volume-sliderthumb",
	"medium",
	"menu",
	"menulist",
	"menulist-button",
	"menutext",
	"message-box",
	"middle",
	"min-intrinsic",
	"mix",
	"mongolian",
	"monospace",
	"move",
	"multiple",
	"multiple_mask_images",
	"multiply",
	"myanmar",
	"n-resize",
	"narrower",
	"ne-resize",
	"nesw-resize",
	"no-close-quote",
	"no-drop",
	"no-open-quote",
	"no-repeat",
	"none",
	"normal",
	"not-allowed",
	"nowrap",
	"ns-resize",
	"numbers",
	"numeric",
	"nw-resize",
	"nwse-resize",
	"oblique",
	"octal",
	"opacity",
	"open-quote",
	"optimizeLegibility",
	"optimizeSpeed",
	"oriya",
	"oromo",
	"outset",
	"outside",
	"outside-shape",
	"overlay",
	"overline",
	"padding",
	"padding-box",
	"painted",
	"page",
	"paused",
	"persian",
	"perspective",
	"pinch-zoom",
	"plus-darker",
	"plus-lighter",
	"pointer",
	"polygon",
	"portrait",
	"pre",
	"pre-line",
	"pre-wrap",
	"preserve-3d",
	"progress",
	"push-button",
	"radial-gradient",
	"radio",
	"read-only",
	"read-write",
	"read-write-plaintext-only",
	"rectangle",
	"region",
	"relative",
	"repeat",
	"repeating-linear-gradient",
	"repeating-radial-gradient",
	"repeating-conic-gradient",
	"repeat-x",
	"repeat-y",
	"reset",
	"reverse",
	"rgb",
	"rgba",
	"ridge",
	"right",
	"rotate",
	"rotate3d",
	"rotateX",
	"rotateY",
	"rotateZ",
	"round",
	"row",
	"row-resize",
	"row-reverse",
	"rtl",
	"run-in",
	"running",
	"s-resize",
	"sans-serif",
	"saturate",
	"saturation",
	"scale",
	"scale3d",
	"scaleX",
	"scaleY",
	"scaleZ",
	"screen",
	"scroll",
	"scrollbar",
	"scroll-position",
	"se-resize",
	"searchfield",
	"searchfield-cancel-button",
	"searchfield-decoration",
	"searchfield-results-button",
	"searchfield-results-decoration",
	"self-start",
	"self-end",
	"semi-condensed",
	"semi-expanded",
	"separate",
	"sepia",
	"serif",
	"show",
	"sidama",
	"simp-chinese-formal",
	"simp-chinese-informal",
	"single",
	"skew",
	"skewX",
	"skewY",
	"skip-white-space",
	"slide",
	"slider-horizontal",
	"slider-vertical",
	"sliderthumb-horizontal",
	"sliderthumb-vertical",
	"slow",
	"small",
	"small-caps",
	"small-caption",
	"smaller",
	"soft-light",
	"solid",
	"somali",
	"source-atop",
	"source-in",
	"source-out",
	"source-over",
	"space",
	"space-around",
	"space-between",
	"space-evenly",
	"spell-out",
	"square",
	"square-button",
	"start",
	"static",
	"status-bar",
	"stretch",
	"stroke",
	"stroke-box",
	"sub",
	"subpixel-antialiased",
	"svg_masks",
	"super",
	"sw-resize",
	"symbolic",
	"symbols",
	"system-ui",
	"table",
	"table-caption",
	"table-cell",
	"table-column",
	"table-column-group",
	"table-footer-group",
	"table-header-group",
	"table-row",
	"table-row-group",
	"tamil",
	"telugu",
	"text",
	"text-bottom",
	"text-top",
	"textarea",
	"textfield",
	"thai",
	"thick",
	"thin",
	"threeddarkshadow",
	"threedface",
	"threedhighlight",
	"threedlightshadow",
	"threedshadow",
	"tibetan",
	"tigre",
	"tigrinya-er",
	"tigrinya-er-abegede",
	"tigrinya-et",
	"tigrinya-et-abegede",
	"to",
	"top",
	"trad-chinese-formal",
	"trad-chinese-informal",
	"transform",
	"translate",
	"translate3d",
	"translateX",
	"translateY",
	"translateZ",
	"transparent",
	"ultra-condensed",
	"ultra-expanded",
	"underline",
	"unidirectional-pan",
	"unset",
	"up",
	"upper-alpha",
	"upper-armenian",
	"upper-greek",
	"upper-hexadecimal",
	"upper-latin",
	"upper-norwegian",
	"upper-roman",
	"uppercase",
	"urdu",
	"url",
	"var",
	"vertical",
	"vertical-text",
	"view-box",
	"visible",
	"visibleFill",
	"visiblePainted",
	"visibleStroke",
	"visual",
	"w-resize",
	"wait",
	"wave",
	"wider",
	"window",
	"windowframe",
	"windowtext",
	"words",
	"wrap",
	"wrap-reverse",
	"x-large",
	"x-small",
	"xor",
	"xx-large",
	"xx-small"
];
var valueKeywords = keySet(valueKeywords_);
var allWords = documentTypes_.concat(mediaTypes_).concat(mediaFeatures_).concat(mediaValueKeywords_).concat(propertyKeywords_).concat(nonStandardPropertyKeywords_).concat(colorKeywords_).concat(valueKeywords_);
const defaults = {
	documentTypes,
	mediaTypes,
	mediaFeatures,
	mediaValueKeywords,
	propertyKeywords,
	nonStandardPropertyKeywords,
	fontProperties,
	counterDescriptors,
	colorKeywords,
	valueKeywords,
	tokenHooks: { "/": function(stream, state) {
		if (!stream.eat("*")) return false;
		state.tokenize = tokenCComment;
		return tokenCComment(stream, state);
	} }
};
const css = mkCSS({ name: "css" });
function tokenCComment(stream, state) {
	var maybeEnd = false, ch;
	while ((ch = stream.next()) != null) {
		if (maybeEnd && ch == "/") {
			state.tokenize = null;
			break;
		}
		maybeEnd = ch == "*";
	}
	return ["comment", "comment"];
}
const sCSS = mkCSS({
	name: "scss",
	mediaTypes,
	mediaFeatures,
	mediaValueKeywords,
	propertyKeywords,
	nonStandardPropertyKeywords,
	colorKeywords,
	valueKeywords,
	fontProperties,
	allowNested: true,
	lineComment: "//",
	tokenHooks: {
		"/": function(stream, state) {
			if (stream.eat("/")) {
				stream.skipToEnd();
				return ["comment", "comment"];
			} else if (stream.eat("*")) {
				state.tokenize = tokenCComment;
				return tokenCComment(stream, state);
			} else return ["operator", "operator"];
		},
		":": function(stream) {
			if (stream.match(/^\s*\{/, false)) return [null, null];
			return false;
		},
		"$": function(stream) {
			stream.match(/^[\w-]+/);
			if (stream.match(/^\s*:/, false)) return ["def", "variable-definition"];
			return ["variableName.special", "variable"];
		},
		"#": function(stream) {
			if (!stream.eat("{")) return false;
			return [null, "interpolation"];
		}
	}
});
const less = mkCSS({
	name: "less",
	mediaTypes,
	mediaFeatures,
	mediaValueKeywords,
	propertyKeywords,
	nonStandardPropertyKeywords,
	colorKeywords,
	valueKeywords,
	fontProperties,
	allowNested: true,
	lineComment: "//",
	tokenHooks: {
		"/": function(stream, state) {
			if (stream.eat("/")) {
				stream.skipToEnd();
				return ["comment", "comment"];
			} else if (stream.eat("*")) {
				state.tokenize = tokenCComment;
				return tokenCComment(stream, state);
			} else return ["operator", "operator"];
		},
		"@": function(stream) {
			if (stream.eat("{")) return [null, "interpolation"];
			if (stream.match(/^(charset|document|font-face|import|(-(moz|ms|o|webkit)-)?keyframes|media|namespace|page|supports)\b/i, false)) return false;
			stream.eatWhile(/[\w\\\-]/);
			if (stream.match(/^\s*:/, false)) return ["def", "variable-definition"];
			return ["variableName", "variable"];
		},
		"&": function() {
			return ["atom", "atom"];
		}
	}
});
mkCSS({
	name: "gss",
	documentTypes,
	mediaTypes,
	mediaFeatures,
	propertyKeywords,
	nonStandardPropertyKeywords,
	fontProperties,
	counterDescriptors,
	colorKeywords,
	valueKeywords,
	supportsAtComponent: true,
	tokenHooks: { "/": function(stream, state) {
		if (!stream.eat("*")) return false;
		state.tokenize = tokenCComment;
		return tokenCComment(stream, state);
	} }
});
// node_modules/@codemirror/legacy-modes/mode/simple-mode.js
function simpleMode(states) {
	ensureState(states, "start");
	var states_ = {}, meta = states.languageData || {}, hasIndentation = false;
	for (var state in states) if (state != meta && states.hasOwnProperty(state)) {
		var list = states_[state] = [], orig = states[state];
		for (var i = 0; i < orig.length; i++) {
			var data = orig[i];
			list.push(new Rule(data, states));
			if (data.indent || data.dedent) hasIndentation = true;
		}
	}
	return {
		name: meta.name,
		startState: function() {
			return {
				state: "start",
				pending: null,
				indent: hasIndentation ? [] : null
			};
		},
		copyState: function(state) {
			var s = {
				state: state.state,
				pending: state.pending,
				indent: state.indent && state.indent.slice(0)
			};
			if (state.stack) s.stack = state.stack.slice(0);
			return s;
		},
		token: tokenFunction(states_),
		indent: indentFunction(states_, meta),
		mergeTokens: meta.mergeTokens,
		languageData: meta
	};
}
function ensureState(states, name) {
	if (!states.hasOwnProperty(name)) throw new Error("Undefined state " + name + " in simple mode");
}
function toRegex(val, caret) {
	if (!val) return /(?:)/;
	var flags = "";
	if (val instanceof RegExp) {
		if (val.ignoreCase) flags = "i";
		if (val.unicode) flags += "u";
		val = val.source;
	} else val = String(val);
	return new RegExp((caret === false ? "" : "^") + "(?:" + val + ")", flags);
}
function asToken(val) {
	if (!val) return null;
	if (val.apply) return val;
	if (typeof val == "string") return val.replace(/\./g, " ");
	var result = [];
	for (var i = 0; i < val.length; i++) result.push(val[i] && val[i].replace(/\./g, " "));
	return result;
}
function Rule(data, states) {
	if (data.next || data.push) ensureState(states, data.next || data.push);
	this.regex = toRegex(data.regex);
	this.token = asToken(data.token);
	this.data = data;
}
function tokenFunction(states) {
	return function(stream, state) {
		if (state.pending) {
			var pend = state.pending.shift();
			if (state.pending.length == 0) state.pending = null;
			stream.pos += pend.text.length;
			return pend.token;
		}
		var curState = states[state.state];
		for (var i = 0; i < curState.length; i++) {
			var rule = curState[i];
			var matches = (!rule.data.sol || stream.sol()) && stream.match(rule.regex);
			if (matches) {
				if (rule.data.next) state.state = rule.data.next;
				else if (rule.data.push) {
					(state.stack || (state.stack = [])).push(state.state);
					state.state = rule.data.push;
				} else if (rule.data.pop && state.stack && state.stack.length) state.state = state.stack.pop();
				if (rule.data.indent) state.indent.push(stream.indentation() + stream.indentUnit);
				if (rule.data.dedent) state.indent.pop();
				var token = rule.token;
				if (token && token.apply) token = token(matches);
				if (matches.length > 2 && rule.token && typeof rule.token != "string") {
					state.pending = [];
					for (var j = 2; j < matches.length; j++) if (matches[j]) state.pending.push({
						text: matches[j],
						token: rule.token[j - 1]
					});
					stream.backUp(matches[0].length - (matches[1] ? matches[1].length : 0));
					return token[0];
				} else if (token && token.join) return token[0];
				else return token;
			}
		}
		stream.next();
		return null;
	};
}
function indentFunction(states, meta) {
	return function(state, textAfter) {
		if (state.indent == null || meta.dontIndentStates && meta.dontIndentStates.indexOf(state.state) > -1) return null;
		var pos = state.indent.length - 1, rules = states[state.state];
		scan: for (;;) {
			for (var i = 0; i < rules.length; i++) {
				var rule = rules[i];
				if (rule.data.dedent && rule.data.dedentIfLineStart !== false) {
					var m = rule.regex.exec(textAfter);
					if (m && m[0]) {
						pos--;
						if (rule.next || rule.push) rules = states[rule.next || rule.push];
						textAfter = textAfter.slice(m[0].length);
						continue scan;
					}
				}
			}
			break;
		}
		return pos < 0 ? 0 : state.indent[pos];
	};
}
// node_modules/@codemirror/legacy-modes/mode/dockerfile.js
var from = "from";
var fromRegex = new RegExp("^(\\s*)\\b(" + from + ")\\b", "i");
var shells = [
	"run",
	"cmd",
	"entrypoint",
	"shell"
];
var shellsAsArrayRegex = new RegExp("^(\\s*)(" + shells.join("|") + ")(\\s+\\[)", "i");
var expose = "expose";
var exposeRegex = new RegExp("^(\\s*)(" + expose + ")(\\s+)", "i");
var instructionRegex = "(" + [from, expose].concat(shells).concat([
	"arg",
	"from",
	"maintainer",
	"label",
	"env",
	"add",
	"copy",
	"volume",
	"user",
	"workdir",
	"onbuild",
	"stopsignal",
	"healthcheck",
	"shell"
]).join("|") + ")";
var instructionOnlyLine = new RegExp("^(\\s*)" + instructionRegex + "(\\s*)(#.*)?$", "i");
var instructionWithArguments = new RegExp("^(\\s*)" + instructionRegex + "(\\s+)", "i");
const dockerFile = simpleMode({
	start: [
		{
			regex: /^\s*#.*$/,
			sol: true,
			token: "comment"
		},
		{
			regex: fromRegex,
			token: [null, "keyword"],
			sol: true,
			next: "from"
		},
		{
			regex: instructionOnlyLine,
			token: [
				null,
				"keyword",
				null,
				"error"
			],
			sol: true
		},
		{
			regex: shellsAsArrayRegex,
			token: [
				null,
				"keyword",
				null
			],
			sol: true,
			next: "array"
		},
		{
			regex: exposeRegex,
			token: [
				null,
				"keyword",
				null
			],
			sol: true,
			next: "expose"
		},
		{
			regex: instructionWithArguments,
			token: [
				null,
				"keyword",
				null
			],
			sol: true,
			next: "arguments"
		},
		{
			regex: /./,
			token: null
		}
	],
	from: [
		{
			regex: /\s*$/,
			token: null,
			next: "start"
		},
		{
			regex: /(\s*)(#.*)$/,
			token: [null, "error"],
			next: "start"
		},
		{
			regex: /(\s*\S+\s+)(as)/i,
			token: [null, "keyword"],
			next: "start"
		},
		{
			token: null,
			next: "start"
		}
	],
	single: [{
		regex: /(?:[^\\']|\\.)/,
		token: "string"
	}, {
		regex: /'/,
		token: "string",
		pop: true
	}],
	double: [{
		regex: /(?:[^\\"]|\\.)/,
		token: "string"
	}, {
		regex: /"/,
		token: "string",
		pop: true
	}],
	array: [{
		regex: /\]/,
		token: null,
		next: "start"
	}, {
		regex: /"(?:[^\\"]|\\.)*"?/,
		token: "string"
	}],
	expose: [
		{
			regex: /\d+$/,
			token: "number",
			next: "start"
		},
		{
			regex: /[^\d]+$/,
			token: null,
			next: "start"
		},
		{
			regex: /\d+/,
			token: "number"
		},
		{
			regex: /[^\d]+/,
			token: null
		},
		{
			token: null,
			next: "start"
		}
	],
	arguments: [
		{
			regex: /^\s*#.*$/,
			sol: true,
			token: "comment"
		},
		{
			regex: /"(?:[^\\"]|\\.)*"?$/,
			token: "string",
			next: "start"
		},
		{
			regex: /"/,
			token: "string",
			push: "double"
		},
		{
			regex: /'(?:[^\\']|\\.)*'?$/,
			token: "string",
			next: "start"
		},
		{
			regex: /'/,
			token: "string",
			push: "single"
		},
		{
			regex: /[^#"']+[\\`]$/,
			token: null
		},
		{
			regex: /[^#"']+$/,
			token: null,
			next: "start"
		},
		{
			regex: /[^#"']+/,
			token: null
		},
		{
			token: null,
			next: "start"
		}
	],
	languageData: { commentTokens: { line: "#" } }
});
// node_modules/@codemirror/legacy-modes/mode/go.js
var keywords$5 = {
	"break": true,
	"case": true,
	"chan": true,
	"const": true,
	"continue": true,
	"default": true,
	"defer": true,
	"else": true,
	"fallthrough": true,
	"for": true,
	"func": true,
	"go": true,
	"goto": true,
	"if": true,
	"import": true,
	"interface": true,
	"map": true,
	"package": true,
	"range": true,
	"return": true,
	"select": true,
	"struct": true,
	"switch": true,
	"type": true,
	"var": true,
	"bool": true,
	"byte": true,
	"complex64": true,
	"complex128": true,
	"float32": true,
	"float64": true,
	"int8": true,
	"int16": true,
	"int32": true,
	"int64": true,
	"string": true,
	"uint8": true,
	"uint16": true,
	"uint32": true,
	"uint64": true,
	"int": true,
	"uint": true,
	"uintptr": true,
	"error": true,
	"rune": true,
	"any": true,
	"comparable": true
};
var atoms$2 = {
	"true": true,
	"false": true,
	"iota": true,
	"nil": true,
	"append": true,
	"cap": true,
	"close": true,
	"complex": true,
	"copy": true,
	"delete": true,
	"imag": true,
	"len": true,
	"make": true,
	"new": true,
	"panic": true,
	"print": true,
	"println": true,
	"real": true,
	"recover": true
};
var isOperatorChar = /[+\-*&^%:=<>!|\/]/;
var curPunc$2;
function tokenBase$6(stream, state) {
	var ch = stream.next();
	if (ch == "\"" || ch == "'" || ch == "`") {
		state.tokenize = tokenString$2(ch);
		return state.tokenize(stream, state);
	}
	if (/[\d\.]/.test(ch)) {
		if (ch == ".") stream.match(/^[0-9]+([eE][\-+]?[0-9]+)?/);
		else if (ch == "0") stream.match(/^[xX][0-9a-fA-F]+/) || stream.match(/^0[0-7]+/);
		else stream.match(/^[0-9]*\.?[0-9]*([eE][\-+]?[0-9]+)?/);
		return "number";
	}
	if (/[\[\]{}\(\),;\:\.]/.test(ch)) {
		curPunc$2 = ch;
		return null;
	}
	if (ch == "/") {
		if (stream.eat("*")) {
			state.tokenize = tokenComment$3;
			return tokenComment$3(stream, state);
		}
		if (stream.eat("/")) {
			stream.skipToEnd();
			return "comment";
		}
	}
	if (isOperatorChar.test(ch)) {
		stream.eatWhile(isOperatorChar);
		return "operator";
	}
	stream.eatWhile(/[\w\$_\xa1-\uffff]/);
	var cur = stream.current();
	if (keywords$5.propertyIsEnumerable(cur)) {
		if (cur == "case" || cur == "default") curPunc$2 = "case";
		return "keyword";
	}
	if (atoms$2.propertyIsEnumerable(cur)) return "atom";
	return "variable";
}
function tokenString$2(quote) {
	return function(stream, state) {
		var escaped = false, next, end = false;
		while ((next = stream.next()) != null) {
			if (next == quote && !escaped) {
				end = true;
				break;
			}
			escaped = !escaped && quote != "`" && next == "\\";
		}
		if (end || !(escaped || quote == "`")) state.tokenize = tokenBase$6;
		return "string";
	};
}
function tokenComment$3(stream, state) {
	var maybeEnd = false, ch;
	while (ch = stream.next()) {
		if (ch == "/" && maybeEnd) {
			state.tokenize = tokenBase$6;
			break;
		}
		maybeEnd = ch == "*";
	}
	return "comment";
}
function Context$2(indented, column, type, align, prev) {
	this.indented = indented;
	this.column = column;
	this.type = type;
	this.align = align;
	this.prev = prev;
}
function pushContext$2(state, col, type) {
	return state.context = new Context$2(state.indented, col, type, null, state.context);
}
function popContext$2(state) {
	if (!state.context.prev) return;
	var t = state.context.type;
	if (t == ")" || t == "]" || t == "}") state.indented = state.context.indented;
	return state.context = state.context.prev;
}
const go = {
	name: "go",
	startState: function(indentUnit) {
		return {
			tokenize: null,
			context: new Context$2(-indentUnit, 0, "top", false),
			indented: 0,
			startOfLine: true
		};
	},
	token: function(stream, state) {
		var ctx = state.context;
		if (stream.sol()) {
			if (ctx.align == null) ctx.align = false;
			state.indented = stream.indentation();
			state.startOfLine = true;
			if (ctx.type == "case") ctx.type = "}";
		}
		if (stream.eatSpace()) return null;
		curPunc$2 = null;
		var style = (state.tokenize || tokenBase$6)(stream, state);
		if (style == "comment") return style;
		if (ctx.align == null) ctx.align = true;
		if (curPunc$2 == "{") pushContext$2(state, stream.column(), "}");
		else if (curPunc$2 == "[") pushContext$2(state, stream.column(), "]");
		else if (curPunc$2 == "(") pushContext$2(state, stream.column(), ")");
		else if (curPunc$2 == "case") ctx.type = "case";
		else if (curPunc$2 == "}" && ctx.type == "}") popContext$2(state);
		else if (curPunc$2 == ctx.type) popContext$2(state);
		state.startOfLine = false;
		return style;
	},
	indent: function(state, textAfter, cx) {
		if (state.tokenize != tokenBase$6 && state.tokenize != null) return null;
		var ctx = state.context, firstChar = textAfter && textAfter.charAt(0);
		if (ctx.type == "case" && /^(?:case|default)\b/.test(textAfter)) return ctx.indented;
		var closing = firstChar == ctx.type;
		if (ctx.align) return ctx.column + (closing ? 0 : 1);
		else return ctx.indented + (closing ? 0 : cx.unit);
	},
	languageData: {
		indentOnInput: /^\s([{}]|case |default\s*:)$/,
		commentTokens: {
			line: "//",
			block: {
				open: "/*",
				close: "*/"
			}
		}
	}
};
// node_modules/@codemirror/legacy-modes/mode/groovy.js
function words$2(str) {
	var obj = {}, words = str.split(" ");
	for (var i = 0; i < words.length; ++i) obj[words[i]] = true;
	return obj;
}
var keywords$4 = words$2("abstract as assert boolean break byte case catch char class const continue def default do double else enum extends final finally float for goto if implements import in instanceof int interface long native new package private protected public return short static strictfp super switch synchronized threadsafe throw throws trait transient try void volatile while");
var blockKeywords = words$2("catch class def do else enum finally for if interface switch trait try while");
var standaloneKeywords = words$2("return break continue");
var atoms$1 = words$2("null true false this");
var curPunc$1;
function tokenBase$5(stream, state) {
	var ch = stream.next();
	if (ch == "\"" || ch == "'") return startString(ch, stream, state);
	if (/[\[\]{}\(\),;\:\.]/.test(ch)) {
		curPunc$1 = ch;
		return null;
	}
	if (/\d/.test(ch)) {
		stream.eatWhile(/[\w\.]/);
		if (stream.eat(/eE/)) {
			stream.eat(/\+\-/);
			stream.eatWhile(/\d/);
		}
		return "number";
	}
	if (ch == "/") {
		if (stream.eat("*")) {
			state.tokenize.push(tokenComment$2);
			return tokenComment$2(stream, state);
		}
		if (stream.eat("/")) {
			stream.skipToEnd();
			return "comment";
		}
		if (expectExpression(state.lastToken, false)) return startString(ch, stream, state);
	}
	if (ch == "-" && stream.eat(">")) {
		curPunc$1 = "->";
		return null;
	}
	if (/[+\-*&%=<>!?|\/~]/.test(ch)) {
		stream.eatWhile(/[+\-*&%=<>|~]/);
		return "operator";
	}
	stream.eatWhile(/[\w\$_]/);
	if (ch == "@") {
		stream.eatWhile(/[\w\$_\.]/);
		return "meta";
	}
	if (state.lastToken == ".") return "property";
	if (stream.eat(":")) {
		curPunc$1 = "proplabel";
		return "property";
	}
	var cur = stream.current();
	if (atoms$1.propertyIsEnumerable(cur)) return "atom";
	if (keywords$4.propertyIsEnumerable(cur)) {
		if (blockKeywords.propertyIsEnumerable(cur)) curPunc$1 = "newstatement";
		else if (standaloneKeywords.propertyIsEnumerable(cur)) curPunc$1 = "standalone";
		return "keyword";
	}
	return "variable";
}
tokenBase$5.isBase = true;
function startString(quote, stream, state) {
	var tripleQuoted = false;
	if (quote != "/" && stream.eat(quote)) {
		if (stream.eat(quote)) tripleQuoted = true;
		else return "string";
	}
	function t(stream, state) {
		var escaped = false, next, end = !tripleQuoted;
		while ((next = stream.next()) != null) {
			if (next == quote && !escaped) {
				if (!tripleQuoted) break;
				if (stream.match(quote + quote)) {
					end = true;
					break;
				}
			}
			if (quote == "\"" && next == "$" && !escaped) {
				if (stream.eat("{")) {
					state.tokenize.push(tokenBaseUntilBrace$1());
					return "string";
				} else if (stream.match(/^\w/, false)) {
					state.tokenize.push(tokenVariableDeref);
					return "string";
				}
			}
			escaped = !escaped && next == "\\";
		}
		if (end) state.tokenize.pop();
		return "string";
	}
	state.tokenize.push(t);
	return t(stream, state);
}
function tokenBaseUntilBrace$1() {
	var depth = 1;
	function t(stream, state) {
		if (stream.peek() == "}") {
			depth--;
			if (depth == 0) {
				state.tokenize.pop();
				return state.tokenize[state.tokenize.length - 1](stream, state);
			}
		} else if (stream.peek() == "{") depth++;
		return tokenBase$5(stream, state);
	}
	t.isBase = true;
	return t;
}
function tokenVariableDeref(stream, state) {
	var next = stream.match(/^(\.|[\w\$_]+)/);
	if (!next || !stream.match(next[0] == "." ? /^[\w$_]/ : /^\./)) state.tokenize.pop();
	if (!next) return state.tokenize[state.tokenize.length - 1](stream, state);
	return next[0] == "." ? null : "variable";
}
function tokenComment$2(stream, state) {
	var maybeEnd = false, ch;
	while (ch = stream.next()) {
		if (ch == "/" && maybeEnd) {
			state.tokenize.pop();
			break;
		}
		maybeEnd = ch == "*";
	}
	return "comment";
}
function expectExpression(last, newline) {
	return !last || last == "operator" || last == "->" || /[\.\[\{\(,;:]/.test(last) || last == "newstatement" || last == "keyword" || last == "proplabel" || last == "standalone" && !newline;
}
function Context$1(indented, column, type, align, prev) {
	this.indented = indented;
	this.column = column;
	this.type = type;
	this.align = align;
	this.prev = prev;
}
function pushContext$1(state, col, type) {
	return state.context = new Context$1(state.indented, col, type, null, state.context);
}
function popContext$1(state) {
	var t = state.context.type;
	if (t == ")" || t == "]" || t == "}") state.indented = state.context.indented;
	return state.context = state.context.prev;
}
const groovy = {
	name: "groovy",
	startState: function(indentUnit) {
		return {
			tokenize: [tokenBase$5],
			context: new Context$1(-indentUnit, 0, "top", false),
			indented: 0,
			startOfLine: true,
			lastToken: null
		};
	},
	token: function(stream, state) {
		var ctx = state.context;
		if (stream.sol()) {
			if (ctx.align == null) ctx.align = false;
			state.indented = stream.indentation();
			state.startOfLine = true;
			if (ctx.type == "statement" && !expectExpression(state.lastToken, true)) {
				popContext$1(state);
				ctx = state.context;
			}
		}
		if (stream.eatSpace()) return null;
		curPunc$1 = null;
		var style = state.tokenize[state.tokenize.length - 1](stream, state);
		if (style == "comment") return style;
		if (ctx.align == null) ctx.align = true;
		if ((curPunc$1 == ";" || curPunc$1 == ":") && ctx.type == "statement") popContext$1(state);
		else if (curPunc$1 == "->" && ctx.type == "statement" && ctx.prev.type == "}") {
			popContext$1(state);
			state.context.align = false;
		} else if (curPunc$1 == "{") pushContext$1(state, stream.column(), "}");
		else if (curPunc$1 == "[") pushContext$1(state, stream.column(), "]");
		else if (curPunc$1 == "(") pushContext$1(state, stream.column(), ")");
		else if (curPunc$1 == "}") {
			while (ctx.type == "statement") ctx = popContext$1(state);
			if (ctx.type == "}") ctx = popContext$1(state);
			while (ctx.type == "statement") ctx = popContext$1(state);
		} else if (curPunc$1 == ctx.type) popContext$1(state);
		else if (ctx.type == "}" || ctx.type == "top" || ctx.type == "statement" && curPunc$1 == "newstatement") pushContext$1(state, stream.column(), "statement");
		state.startOfLine = false;
		state.lastToken = curPunc$1 || style;
		return style;
	},
	indent: function(state, textAfter, cx) {
		if (!state.tokenize[state.tokenize.length - 1].isBase) return null;
		var firstChar = textAfter && textAfter.charAt(0), ctx = state.context;
		if (ctx.type == "statement" && !expectExpression(state.lastToken, true)) ctx = ctx.prev;
		var closing = firstChar == ctx.type;
		if (ctx.type == "statement") return ctx.indented + (firstChar == "{" ? 0 : cx.unit);
		else if (ctx.align) return ctx.column + (closing ? 0 : 1);
		else return ctx.indented + (closing ? 0 : cx.unit);
	},
	languageData: {
		indentOnInput: /^\s*[{}]$/,
		commentTokens: {
			line: "//",
			block: {
				open: "/*",
				close: "*/"
			}
		},
		closeBrackets: { brackets: [
			"(",
			"[",
			"{",
			"'",
			"\"",
			"'''",
			"\"\"\""
		] }
	}
};
// node_modules/@codemirror/legacy-modes/mode/javascript.js
function mkJavaScript(parserConfig) {
	var statementIndent = parserConfig.statementIndent;
	var jsonldMode = parserConfig.jsonld;
	var jsonMode = parserConfig.json || jsonldMode;
	var isTS = parserConfig.typescript;
	var wordRE = parserConfig.wordCharacters || /[\w$\xa1-\uffff]/;
	var keywords = function() {
		function kw(type) {
			return {
				type,
				style: "keyword"
			};
		}
		var A = kw("keyword a"), B = kw("keyword b"), C = kw("keyword c"), D = kw("keyword d");
		var operator = kw("operator"), atom = {
			type: "atom",
			style: "atom"
		};
		return {
			"if": kw("if"),
			"while": A,
			"with": A,
			"else": B,
			"do": B,
			"try": B,
			"finally": B,
			"return": D,
			"break": D,
			"continue": D,
			"new": kw("new"),
			"delete": C,
			"void": C,
			"throw": C,
			"debugger": kw("debugger"),
			"var": kw("var"),
			"const": kw("var"),
			"let": kw("var"),
			"function": kw("function"),
			"catch": kw("catch"),
			"for": kw("for"),
			"switch": kw("switch"),
			"case": kw("case"),
			"default": kw("default"),
			"in": operator,
			"typeof": operator,
			"instanceof": operator,
			"true": atom,
			"false": atom,
			"null": atom,
			"undefined": atom,
			"NaN": atom,
			"Infinity": atom,
			"this": kw("this"),
			"class": kw("class"),
			"super": kw("atom"),
			"yield": C,
			"export": kw("export"),
			"import": kw("import"),
			"extends": C,
			"await": C
		};
	}();
	var isOperatorChar = /[+\-*&%=<>!?|~^@]/;
	var isJsonldKeyword = /^@(context|id|value|language|type|container|list|set|reverse|index|base|vocab|graph)"/;
	function readRegexp(stream) {
		var escaped = false, next, inSet = false;
		while ((next = stream.next()) != null) {
			if (!escaped) {
				if (next == "/" && !inSet) return;
				if (next == "[") inSet = true;
				else if (inSet && next == "]") inSet = false;
			}
			escaped = !escaped && next == "\\";
		}
	}
	var type, content;
	function ret(tp, style, cont) {
		type = tp;
		content = cont;
		return style;
	}
	function tokenBase(stream, state) {
		var ch = stream.next();
		if (ch == "\"" || ch == "'") {
			state.tokenize = tokenString(ch);
			return state.tokenize(stream, state);
		} else if (ch == "." && stream.match(/^\d[\d_]*(?:[eE][+\-]?[\d_]+)?/)) return ret("number", "number");
		else if (ch == "." && stream.match("..")) return ret("spread", "meta");
		else if (/[\[\]{}\(\),;\:\.]/.test(ch)) return ret(ch);
		else if (ch == "=" && stream.eat(">")) return ret("=>", "operator");
		else if (ch == "0" && stream.match(/^(?:x[\dA-Fa-f_]+|o[0-7_]+|b[01_]+)n?/)) return ret("number", "number");
		else if (/\d/.test(ch)) {
			stream.match(/^[\d_]*(?:n|(?:\.[\d_]*)?(?:[eE][+\-]?[\d_]+)?)?/);
			return ret("number", "number");
		} else if (ch == "/") {
			if (stream.eat("*")) {
				state.tokenize = tokenComment;
				return tokenComment(stream, state);
			} else if (stream.eat("/")) {
				stream.skipToEnd();
				return ret("comment", "comment");
			} else if (expressionAllowed(stream, state, 1)) {
				readRegexp(stream);
				stream.match(/^\b(([gimyus])(?![gimyus]*\2))+\b/);
				return ret("regexp", "string.special");
			} else {
				stream.eat("=");
				return ret("operator", "operator", stream.current());
			}
		} else if (ch == "`") {
			state.tokenize = tokenQuasi;
			return tokenQuasi(stream, state);
		} else if (ch == "#" && stream.peek() == "!") {
			stream.skipToEnd();
			return ret("meta", "meta");
		} else if (ch == "#" && stream.eatWhile(wordRE)) return ret("variable", "property");
		else if (ch == "<" && stream.match("!--") || ch == "-" && stream.match("->") && !/\S/.test(stream.string.slice(0, stream.start))) {
			stream.skipToEnd();
			return ret("comment", "comment");
		} else if (isOperatorChar.test(ch)) {
			if (ch != ">" || !state.lexical || state.lexical.type != ">") {
				if (stream.eat("=")) {
					if (ch == "!" || ch == "=") stream.eat("=");
				} else if (/[<>*+\-|&?]/.test(ch)) {
					stream.eat(ch);
					if (ch == ">") stream.eat(ch);
				}
			}
			if (ch == "?" && stream.eat(".")) return ret(".");
			return ret("operator", "operator", stream.current());
		} else if (wordRE.test(ch)) {
			stream.eatWhile(wordRE);
			var word = stream.current();
			if (state.lastType != ".") {
				if (keywords.propertyIsEnumerable(word)) {
					var kw = keywords[word];
					return ret(kw.type, kw.style, word);
				}
				if (word == "async" && stream.match(/^(\s|\/\*([^*]|\*(?!\/))*?\*\/)*[\[\(\w]/, false)) return ret("async", "keyword", word);
			}
			return ret("variable", "variable", word);
		}
	}
	function tokenString(quote) {
		return function(stream, state) {
			var escaped = false, next;
			if (jsonldMode && stream.peek() == "@" && stream.match(isJsonldKeyword)) {
				state.tokenize = tokenBase;
				return ret("jsonld-keyword", "meta");
			}
			while ((next = stream.next()) != null) {
				if (next == quote && !escaped) break;
				escaped = !escaped && next == "\\";
			}
			if (!escaped) state.tokenize = tokenBase;
			return ret("string", "string");
		};
	}
	function tokenComment(stream, state) {
		var maybeEnd = false, ch;
		while (ch = stream.next()) {
			if (ch == "/" && maybeEnd) {
				state.tokenize = tokenBase;
				break;
			}
			maybeEnd = ch == "*";
		}
		return ret("comment", "comment");
	}
	function tokenQuasi(stream, state) {
		var escaped = false, next;
		while ((next = stream.next()) != null) {
			if (!escaped && (next == "`" || next == "$" && stream.eat("{"))) {
				state.tokenize = tokenBase;
				break;
			}
			escaped = !escaped && next == "\\";
		}
		return ret("quasi", "string.special", stream.current());
	}
	var brackets = "([{}])";
	function findFatArrow(stream, state) {
		if (state.fatArrowAt) state.fatArrowAt = null;
		var arrow = stream.string.indexOf("=>", stream.start);
		if (arrow < 0) return;
		if (isTS) {
			var m = /:\s*(?:\w+(?:<[^>]*>|\[\])?|\{[^}]*\})\s*$/.exec(stream.string.slice(stream.start, arrow));
			if (m) arrow = m.index;
		}
		var depth = 0, sawSomething = false;
		for (var pos = arrow - 1; pos >= 0; --pos) {
			var ch = stream.string.charAt(pos);
			var bracket = brackets.indexOf(ch);
			if (bracket >= 0 && bracket < 3) {
				if (!depth) {
					++pos;
					break;
				}
				if (--depth == 0) {
					if (ch == "(") sawSomething = true;
					break;
				}
			} else if (bracket >= 3 && bracket < 6) ++depth;
			else if (wordRE.test(ch)) sawSomething = true;
			else if (/["'\/`]/.test(ch)) for (;; --pos) {
				if (pos == 0) return;
				if (stream.string.charAt(pos - 1) == ch && stream.string.charAt(pos - 2) != "\\") {
					pos--;
					break;
				}
			}
			else if (sawSomething && !depth) {
				++pos;
				break;
			}
		}
		if (sawSomething && !depth) state.fatArrowAt = pos;
	}
	var atomicTypes = {
		"atom": true,
		"number": true,
		"variable": true,
		"string": true,
		"regexp": true,
		"this": true,
		"import": true,
		"jsonld-keyword": true
	};
	function JSLexical(indented, column, type, align, prev, info) {
		this.indented = indented;
		this.column = column;
		this.type = type;
		this.prev = prev;
		this.info = info;
		if (align != null) this.align = align;
	}
	function inScope(state, varname) {
		for (var v = state.localVars; v; v = v.next) if (v.name == varname) return true;
		for (var cx = state.context; cx; cx = cx.prev) for (var v = cx.vars; v; v = v.next) if (v.name == varname) return true;
	}
	function parseJS(state, style, type, content, stream) {
		var cc = state.cc;
		cx.state = state;
		cx.stream = stream;
		cx.marked = null;
		cx.cc = cc;
		cx.style = style;
		if (!state.lexical.hasOwnProperty("align")) state.lexical.align = true;
		while (true) if ((cc.length ? cc.pop() : jsonMode ? expression : statement)(type, content)) {
			while (cc.length && cc[cc.length - 1].lex) cc.pop()();
			if (cx.marked) return cx.marked;
			if (type == "variable" && inScope(state, content)) return "variableName.local";
			return style;
		}
	}
	var cx = {
		state: null,
		column: null,
		marked: null,
		cc: null
	};
	function pass() {
		for (var i = arguments.length - 1; i >= 0; i--) cx.cc.push(arguments[i]);
	}
	function cont() {
		pass.apply(null, arguments);
		return true;
	}
	function inList(name, list) {
		for (var v = list; v; v = v.next) if (v.name == name) return true;
		return false;
	}
	function register(varname) {
		var state = cx.state;
		cx.marked = "def";
		if (state.context) {
			if (state.lexical.info == "var" && state.context && state.context.block) {
				var newContext = registerVarScoped(varname, state.context);
				if (newContext != null) {
					state.context = newContext;
					return;
				}
			} else if (!inList(varname, state.localVars)) {
				state.localVars = new Var(varname, state.localVars);
				return;
			}
		}
		if (parserConfig.globalVars && !inList(varname, state.globalVars)) state.globalVars = new Var(varname, state.globalVars);
	}
	function registerVarScoped(varname, context) {
		if (!context) return null;
		else if (context.block) {
			var inner = registerVarScoped(varname, context.prev);
			if (!inner) return null;
			if (inner == context.prev) return context;
			return new Context(inner, context.vars, true);
		} else if (inList(varname, context.vars)) return context;
		else return new Context(context.prev, new Var(varname, context.vars), false);
	}
	function isModifier(name) {
		return name == "public" || name == "private" || name == "protected" || name == "abstract" || name == "readonly";
	}
	function Context(prev, vars, block) {
		this.prev = prev;
		this.vars = vars;
		this.block = block;
	}
	function Var(name, next) {
		this.name = name;
		this.next = next;
	}
	var defaultVars = new Var("this", new Var("arguments", null));
	function pushcontext() {
		cx.state.context = new Context(cx.state.context, cx.state.localVars, false);
		cx.state.localVars = defaultVars;
	}
	function pushblockcontext() {
		cx.state.context = new Context(cx.state.context, cx.state.localVars, true);
		cx.state.localVars = null;
	}
	pushcontext.lex = pushblockcontext.lex = true;
	function popcontext() {
		cx.state.localVars = cx.state.context.vars;
		cx.state.context = cx.state.context.prev;
	}
	popcontext.lex = true;
	function pushlex(type, info) {
		var result = function() {
			var state = cx.state, indent = state.indented;
			if (state.lexical.type == "stat") indent = state.lexical.indented;
			else for (var outer = state.lexical; outer && outer.type == ")" && outer.align; outer = outer.prev) indent = outer.indented;
			state.lexical = new JSLexical(indent, cx.stream.column(), type, null, state.lexical, info);
		};
		result.lex = true;
		return result;
	}
	function poplex() {
		var state = cx.state;
		if (state.lexical.prev) {
			if (state.lexical.type == ")") state.indented = state.lexical.indented;
			state.lexical = state.lexical.prev;
		}
	}
	poplex.lex = true;
	function expect(wanted) {
		function exp(type) {
			if (type == wanted) return cont();
			else if (wanted == ";" || type == "}" || type == ")" || type == "]") return pass();
			else return cont(exp);
		}
		return exp;
	}
	function statement(type, value) {
		if (type == "var") return cont(pushlex("vardef", value), vardef, expect(";"), poplex);
		if (type == "keyword a") return cont(pushlex("form"), parenExpr, statement, poplex);
		if (type == "keyword b") return cont(pushlex("form"), statement, poplex);
		if (type == "keyword d") return cx.stream.match(/^\s*$/, false) ? cont() : cont(pushlex("stat"), maybeexpression, expect(";"), poplex);
		if (type == "debugger") return cont(expect(";"));
		if (type == "{") return cont(pushlex("}"), pushblockcontext, block, poplex, popcontext);
		if (type == ";") return cont();
		if (type == "if") {
			if (cx.state.lexical.info == "else" && cx.state.cc[cx.state.cc.length - 1] == poplex) cx.state.cc.pop()();
			return cont(pushlex("form"), parenExpr, statement, poplex, maybeelse);
		}
		if (type == "function") return cont(functiondef);
		if (type == "for") return cont(pushlex("form"), pushblockcontext, forspec, statement, popcontext, poplex);
		if (type == "class" || isTS && value == "interface") {
			cx.marked = "keyword";
			return cont(pushlex("form", type == "class" ? type : value), className, poplex);
		}
		if (type == "variable") {
			if (isTS && value == "declare") {
				cx.marked = "keyword";
				return cont(statement);
			} else if (isTS && (value == "module" || value == "enum" || value == "type") && cx.stream.match(/^\s*\w/, false)) {
				cx.marked = "keyword";
				if (value == "enum") return cont(enumdef);
				else if (value == "type") return cont(typename, expect("operator"), typeexpr, expect(";"));
				else return cont(pushlex("form"), pattern, expect("{"), pushlex("}"), block, poplex, poplex);
			} else if (isTS && value == "namespace") {
				cx.marked = "keyword";
				return cont(pushlex("form"), expression, statement, poplex);
			} else if (isTS && value == "abstract") {
				cx.marked = "keyword";
				return cont(statement);
			} else return cont(pushlex("stat"), maybelabel);
		}
		if (type == "switch") return cont(pushlex("form"), parenExpr, expect("{"), pushlex("}", "switch"), pushblockcontext, block, poplex, poplex, popcontext);
		if (type == "case") return cont(expression, expect(":"));
		if (type == "default") return cont(expect(":"));
		if (type == "catch") return cont(pushlex("form"), pushcontext, maybeCatchBinding, statement, poplex, popcontext);
		if (type == "export") return cont(pushlex("stat"), afterExport, poplex);
		if (type == "import") return cont(pushlex("stat"), afterImport, poplex);
		if (type == "async") return cont(statement);
		if (value == "@") return cont(expression, statement);
		return pass(pushlex("stat"), expression, expect(";"), poplex);
	}
	function maybeCatchBinding(type) {
		if (type == "(") return cont(funarg, expect(")"));
	}
	function expression(type, value) {
		return expressionInner(type, value, false);
	}
	function expressionNoComma(type, value) {
		return expressionInner(type, value, true);
	}
	function parenExpr(type) {
		if (type != "(") return pass();
		return cont(pushlex(")"), maybeexpression, expect(")"), poplex);
	}
	function expressionInner(type, value, noComma) {
		if (cx.state.fatArrowAt == cx.stream.start) {
			var body = noComma ? arrowBodyNoComma : arrowBody;
			if (type == "(") return cont(pushcontext, pushlex(")"), commasep(funarg, ")"), poplex, expect("=>"), body, popcontext);
			else if (type == "variable") return pass(pushcontext, pattern, expect("=>"), body, popcontext);
		}
		var maybeop = noComma ? maybeoperatorNoComma : maybeoperatorComma;
		if (atomicTypes.hasOwnProperty(type)) return cont(maybeop);
		if (type == "function") return cont(functiondef, maybeop);
		if (type == "class" || isTS && value == "interface") {
			cx.marked = "keyword";
			return cont(pushlex("form"), classExpression, poplex);
		}
		if (type == "keyword c" || type == "async") return cont(noComma ? expressionNoComma : expression);
		if (type == "(") return cont(pushlex(")"), maybeexpression, expect(")"), poplex, maybeop);
		if (type == "operator" || type == "spread") return cont(noComma ? expressionNoComma : expression);
		if (type == "[") return cont(pushlex("]"), arrayLiteral, poplex, maybeop);
		if (type == "{") return contCommasep(objprop, "}", null, maybeop);
		if (type == "quasi") return pass(quasi, maybeop);
		if (type == "new") return cont(maybeTarget(noComma));
		return cont();
	}
	function maybeexpression(type) {
		if (type.match(/[;\}\)\],]/)) return pass();
		return pass(expression);
	}
	function maybeoperatorComma(type, value) {
		if (type == ",") return cont(maybeexpression);
		return maybeoperatorNoComma(type, value, false);
	}
	function maybeoperatorNoComma(type, value, noComma) {
		var me = noComma == false ? maybeoperatorComma : maybeoperatorNoComma;
		var expr = noComma == false ? expression : expressionNoComma;
		if (type == "=>") return cont(pushcontext, noComma ? arrowBodyNoComma : arrowBody, popcontext);
		if (type == "operator") {
			if (/\+\+|--/.test(value) || isTS && value == "!") return cont(me);
			if (isTS && value == "<" && cx.stream.match(/^([^<>]|<[^<>]*>)*>\s*\(/, false)) return cont(pushlex(">"), commasep(typeexpr, ">"), poplex, me);
			if (value == "?") return cont(expression, expect(":"), expr);
			return cont(expr);
		}
		if (type == "quasi") return pass(quasi, me);
		if (type == ";") return;
		if (type == "(") return contCommasep(expressionNoComma, ")", "call", me);
		if (type == ".") return cont(property, me);
		if (type == "[") return cont(pushlex("]"), maybeexpression, expect("]"), poplex, me);
		if (isTS && value == "as") {
			cx.marked = "keyword";
			return cont(typeexpr, me);
		}
		if (type == "regexp") {
			cx.state.lastType = cx.marked = "operator";
			cx.stream.backUp(cx.stream.pos - cx.stream.start - 1);
			return cont(expr);
		}
	}
	function quasi(type, value) {
		if (type != "quasi") return pass();
		if (value.slice(value.length - 2) != "${") return cont(quasi);
		return cont(maybeexpression, continueQuasi);
	}
	function continueQuasi(type) {
		if (type == "}") {
			cx.marked = "string.special";
			cx.state.tokenize = tokenQuasi;
			return cont(quasi);
		}
	}
	function arrowBody(type) {
		findFatArrow(cx.stream, cx.state);
		return pass(type == "{" ? statement : expression);
	}
	function arrowBodyNoComma(type) {
		findFatArrow(cx.stream, cx.state);
		return pass(type == "{" ? statement : expressionNoComma);
	}
	function maybeTarget(noComma) {
		return function(type) {
			if (type == ".") return cont(noComma ? targetNoComma : target);
			else if (type == "variable" && isTS) return cont(maybeTypeArgs, noComma ? maybeoperatorNoComma : maybeoperatorComma);
			else return pass(noComma ? expressionNoComma : expression);
		};
	}
	function target(_, value) {
		if (value == "target") {
			cx.marked = "keyword";
			return cont(maybeoperatorComma);
		}
	}
	function targetNoComma(_, value) {
		if (value == "target") {
			cx.marked = "keyword";
			return cont(maybeoperatorNoComma);
		}
	}
	function maybelabel(type) {
		if (type == ":") return cont(poplex, statement);
		return pass(maybeoperatorComma, expect(";"), poplex);
	}
	function property(type) {
		if (type == "variable") {
			cx.marked = "property";
			return cont();
		}
	}
	function objprop(type, value) {
		if (type == "async") {
			cx.marked = "property";
			return cont(objprop);
		} else if (type == "variable" || cx.style == "keyword") {
			cx.marked = "property";
			if (value == "get" || value == "set") return cont(getterSetter);
			var m;
			if (isTS && cx.state.fatArrowAt == cx.stream.start && (m = cx.stream.match(/^\s*:\s*/, false))) cx.state.fatArrowAt = cx.stream.pos + m[0].length;
			return cont(afterprop);
		} else if (type == "number" || type == "string") {
			cx.marked = jsonldMode ? "property" : cx.style + " property";
			return cont(afterprop);
		} else if (type == "jsonld-keyword") return cont(afterprop);
		else if (isTS && isModifier(value)) {
			cx.marked = "keyword";
			return cont(objprop);
		} else if (type == "[") return cont(expression, maybetype, expect("]"), afterprop);
		else if (type == "spread") return cont(expressionNoComma, afterprop);
		else if (value == "*") {
			cx.marked = "keyword";
			return cont(objprop);
		} else if (type == ":") return pass(afterprop);
	}
	function getterSetter(type) {
		if (type != "variable") return pass(afterprop);
		cx.marked = "property";
		return cont(functiondef);
	}
	function afterprop(type) {
		if (type == ":") return cont(expressionNoComma);
		if (type == "(") return pass(functiondef);
	}
	function commasep(what, end, sep) {
		function proceed(type, value) {
			if (sep ? sep.indexOf(type) > -1 : type == ",") {
				var lex = cx.state.lexical;
				if (lex.info == "call") lex.pos = (lex.pos || 0) + 1;
				return cont(function(type, value) {
					if (type == end || value == end) return pass();
					return pass(what);
				}, proceed);
			}
			if (type == end || value == end) return cont();
			if (sep && sep.indexOf(";") > -1) return pass(what);
			return cont(expect(end));
		}
		return function(type, value) {
			if (type == end || value == end) return cont();
			return pass(what, proceed);
		};
	}
	function contCommasep(what, end, info) {
		for (var i = 3; i < arguments.length; i++) cx.cc.push(arguments[i]);
		return cont(pushlex(end, info), commasep(what, end), poplex);
	}
	function block(type) {
		if (type == "}") return cont();
		return pass(statement, block);
	}
	function maybetype(type, value) {
		if (isTS) {
			if (type == ":") return cont(typeexpr);
			if (value == "?") return cont(maybetype);
		}
	}
	function maybetypeOrIn(type, value) {
		if (isTS && (type == ":" || value == "in")) return cont(typeexpr);
	}
	function mayberettype(type) {
		if (isTS && type == ":") {
			if (cx.stream.match(/^\s*\w+\s+is\b/, false)) return cont(expression, isKW, typeexpr);
			else return cont(typeexpr);
		}
	}
	function isKW(_, value) {
		if (value == "is") {
			cx.marked = "keyword";
			return cont();
		}
	}
	function typeexpr(type, value) {
		if (value == "keyof" || value == "typeof" || value == "infer" || value == "readonly") {
			cx.marked = "keyword";
			return cont(value == "typeof" ? expressionNoComma : typeexpr);
		}
		if (type == "variable" || value == "void") {
			cx.marked = "type";
			return cont(afterType);
		}
		if (value == "|" || value == "&") return cont(typeexpr);
		if (type == "string" || type == "number" || type == "atom") return cont(afterType);
		if (type == "[") return cont(pushlex("]"), commasep(typeexpr, "]", ","), poplex, afterType);
		if (type == "{") return cont(pushlex("}"), typeprops, poplex, afterType);
		if (type == "(") return cont(commasep(typearg, ")"), maybeReturnType, afterType);
		if (type == "<") return cont(commasep(typeexpr, ">"), typeexpr);
		if (type == "quasi") return pass(quasiType, afterType);
	}
	function maybeReturnType(type) {
		if (type == "=>") return cont(typeexpr);
	}
	function typeprops(type) {
		if (type.match(/[\}\)\]]/)) return cont();
		if (type == "," || type == ";") return cont(typeprops);
		return pass(typeprop, typeprops);
	}
	function typeprop(type, value) {
		if (type == "variable" || cx.style == "keyword") {
			cx.marked = "property";
			return cont(typeprop);
		} else if (value == "?" || type == "number" || type == "string") return cont(typeprop);
		else if (type == ":") return cont(typeexpr);
		else if (type == "[") return cont(expect("variable"), maybetypeOrIn, expect("]"), typeprop);
		else if (type == "(") return pass(functiondecl, typeprop);
		else if (!type.match(/[;\}\)\],]/)) return cont();
	}
	function quasiType(type, value) {
		if (type != "quasi") return pass();
		if (value.slice(value.length - 2) != "${") return cont(quasiType);
		return cont(typeexpr, continueQuasiType);
	}
	function continueQuasiType(type) {
		if (type == "}") {
			cx.marked = "string.special";
			cx.state.tokenize = tokenQuasi;
			return cont(quasiType);
		}
	}
	function typearg(type, value) {
		if (type == "variable" && cx.stream.match(/^\s*[?:]/, false) || value == "?") return cont(typearg);
		if (type == ":") return cont(typeexpr);
		if (type == "spread") return cont(typearg);
		return pass(typeexpr);
	}
	function afterType(type, value) {
		if (value == "<") return cont(pushlex(">"), commasep(typeexpr, ">"), poplex, afterType);
		if (value == "|" || type == "." || value == "&") return cont(typeexpr);
		if (type == "[") return cont(typeexpr, expect("]"), afterType);
		if (value == "extends" || value == "implements") {
			cx.marked = "keyword";
			return cont(typeexpr);
		}
		if (value == "?") return cont(typeexpr, expect(":"), typeexpr);
	}
	function maybeTypeArgs(_, value) {
		if (value == "<") return cont(pushlex(">"), commasep(typeexpr, ">"), poplex, afterType);
	}
	function typeparam() {
		return pass(typeexpr, maybeTypeDefault);
	}
	function maybeTypeDefault(_, value) {
		if (value == "=") return cont(typeexpr);
	}
	function vardef(_, value) {
		if (value == "enum") {
			cx.marked = "keyword";
			return cont(enumdef);
		}
		return pass(pattern, maybetype, maybeAssign, vardefCont);
	}
	function pattern(type, value) {
		if (isTS && isModifier(value)) {
			cx.marked = "keyword";
			return cont(pattern);
		}
		if (type == "variable") {
			register(value);
			return cont();
		}
		if (type == "spread") return cont(pattern);
		if (type == "[") return contCommasep(eltpattern, "]");
		if (type == "{") return contCommasep(proppattern, "}");
	}
	function proppattern(type, value) {
		if (type == "variable" && !cx.stream.match(/^\s*:/, false)) {
			register(value);
			return cont(maybeAssign);
		}
		if (type == "variable") cx.marked = "property";
		if (type == "spread") return cont(pattern);
		if (type == "}") return pass();
		if (type == "[") return cont(expression, expect("]"), expect(":"), proppattern);
		return cont(expect(":"), pattern, maybeAssign);
	}
	function eltpattern() {
		return pass(pattern, maybeAssign);
	}
	function maybeAssign(_type, value) {
		if (value == "=") return cont(expressionNoComma);
	}
	function vardefCont(type) {
		if (type == ",") return cont(vardef);
	}
	function maybeelse(type, value) {
		if (type == "keyword b" && value == "else") return cont(pushlex("form", "else"), statement, poplex);
	}
	function forspec(type, value) {
		if (value == "await") return cont(forspec);
		if (type == "(") return cont(pushlex(")"), forspec1, poplex);
	}
	function forspec1(type) {
		if (type == "var") return cont(vardef, forspec2);
		if (type == "variable") return cont(forspec2);
		return pass(forspec2);
	}
	function forspec2(type, value) {
		if (type == ")") return cont();
		if (type == ";") return cont(forspec2);
		if (value == "in" || value == "of") {
			cx.marked = "keyword";
			return cont(expression, forspec2);
		}
		return pass(expression, forspec2);
	}
	function functiondef(type, value) {
		if (value == "*") {
			cx.marked = "keyword";
			return cont(functiondef);
		}
		if (type == "variable") {
			register(value);
			return cont(functiondef);
		}
		if (type == "(") return cont(pushcontext, pushlex(")"), commasep(funarg, ")"), poplex, mayberettype, statement, popcontext);
		if (isTS && value == "<") return cont(pushlex(">"), commasep(typeparam, ">"), poplex, functiondef);
	}
	function functiondecl(type, value) {
		if (value == "*") {
			cx.marked = "keyword";
			return cont(functiondecl);
		}
		if (type == "variable") {
			register(value);
			return cont(functiondecl);
		}
		if (type == "(") return cont(pushcontext, pushlex(")"), commasep(funarg, ")"), poplex, mayberettype, popcontext);
		if (isTS && value == "<") return cont(pushlex(">"), commasep(typeparam, ">"), poplex, functiondecl);
	}
	function typename(type, value) {
		if (type == "keyword" || type == "variable") {
			cx.marked = "type";
			return cont(typename);
		} else if (value == "<") return cont(pushlex(">"), commasep(typeparam, ">"), poplex);
	}
	function funarg(type, value) {
		if (value == "@") cont(expression, funarg);
		if (type == "spread") return cont(funarg);
		if (isTS && isModifier(value)) {
			cx.marked = "keyword";
			return cont(funarg);
		}
		if (isTS && type == "this") return cont(maybetype, maybeAssign);
		return pass(pattern, maybetype, maybeAssign);
	}
	function classExpression(type, value) {
		if (type == "variable") return className(type, value);
		return classNameAfter(type, value);
	}
	function className(type, value) {
		if (type == "variable") {
			register(value);
			return cont(classNameAfter);
		}
	}
	function classNameAfter(type, value) {
		if (value == "<") return cont(pushlex(">"), commasep(typeparam, ">"), poplex, classNameAfter);
		if (value == "extends" || value == "implements" || isTS && type == ",") {
			if (value == "implements") cx.marked = "keyword";
			return cont(isTS ? typeexpr : expression, classNameAfter);
		}
		if (type == "{") return cont(pushlex("}"), classBody, poplex);
	}
	function classBody(type, value) {
		if (type == "async" || type == "variable" && (value == "static" || value == "get" || value == "set" || isTS && isModifier(value)) && cx.stream.match(/^\s+#?[\w$\xa1-\uffff]/, false)) {
			cx.marked = "keyword";
			return cont(classBody);
		}
		if (type == "variable" || cx.style == "keyword") {
			cx.marked = "property";
			return cont(classfield, classBody);
		}
		if (type == "number" || type == "string") return cont(classfield, classBody);
		if (type == "[") return cont(expression, maybetype, expect("]"), classfield, classBody);
		if (value == "*") {
			cx.marked = "keyword";
			return cont(classBody);
		}
		if (isTS && type == "(") return pass(functiondecl, classBody);
		if (type == ";" || type == ",") return cont(classBody);
		if (type == "}") return cont();
		if (value == "@") return cont(expression, classBody);
	}
	function classfield(type, value) {
		if (value == "!" || value == "?") return cont(classfield);
		if (type == ":") return cont(typeexpr, maybeAssign);
		if (value == "=") return cont(expressionNoComma);
		var context = cx.state.lexical.prev;
		return pass(context && context.info == "interface" ? functiondecl : functiondef);
	}
	function afterExport(type, value) {
		if (value == "*") {
			cx.marked = "keyword";
			return cont(maybeFrom, expect(";"));
		}
		if (value == "default") {
			cx.marked = "keyword";
			return cont(expression, expect(";"));
		}
		if (type == "{") return cont(commasep(exportField, "}"), maybeFrom, expect(";"));
		return pass(statement);
	}
	function exportField(type, value) {
		if (value == "as") {
			cx.marked = "keyword";
			return cont(expect("variable"));
		}
		if (type == "variable") return pass(expressionNoComma, exportField);
	}
	function afterImport(type) {
		if (type == "string") return cont();
		if (type == "(") return pass(expression);
		if (type == ".") return pass(maybeoperatorComma);
		return pass(importSpec, maybeMoreImports, maybeFrom);
	}
	function importSpec(type, value) {
		if (type == "{") return contCommasep(importSpec, "}");
		if (type == "variable") register(value);
		if (value == "*") cx.marked = "keyword";
		return cont(maybeAs);
	}
	function maybeMoreImports(type) {
		if (type == ",") return cont(importSpec, maybeMoreImports);
	}
	function maybeAs(_type, value) {
		if (value == "as") {
			cx.marked = "keyword";
			return cont(importSpec);
		}
	}
	function maybeFrom(_type, value) {
		if (value == "from") {
			cx.marked = "keyword";
			return cont(expression);
		}
	}
	function arrayLiteral(type) {
		if (type == "]") return cont();
		return pass(commasep(expressionNoComma, "]"));
	}
	function enumdef() {
		return pass(pushlex("form"), pattern, expect("{"), pushlex("}"), commasep(enummember, "}"), poplex, poplex);
	}
	function enummember() {
		return pass(pattern, maybeAssign);
	}
	function isContinuedStatement(state, textAfter) {
		return state.lastType == "operator" || state.lastType == "," || isOperatorChar.test(textAfter.charAt(0)) || /[,.]/.test(textAfter.charAt(0));
	}
	function expressionAllowed(stream, state, backUp) {
		return state.tokenize == tokenBase && /^(?:operator|sof|keyword [bcd]|case|new|export|default|spread|[\[{}\(,;:]|=>)$/.test(state.lastType) || state.lastType == "quasi" && /\{\s*$/.test(stream.string.slice(0, stream.pos - (backUp || 0)));
	}
	return {
		name: parserConfig.name,
		startState: function(indentUnit) {
			var state = {
				tokenize: tokenBase,
				lastType: "sof",
				cc: [],
				lexical: new JSLexical(-indentUnit, 0, "block", false),
				localVars: parserConfig.localVars,
				context: parserConfig.localVars && new Context(null, null, false),
				indented: 0
			};
			if (parserConfig.globalVars && typeof parserConfig.globalVars == "object") state.globalVars = parserConfig.globalVars;
			return state;
		},
		token: function(stream, state) {
			if (stream.sol()) {
				if (!state.lexical.hasOwnProperty("align")) state.lexical.align = false;
				state.indented = stream.indentation();
				findFatArrow(stream, state);
			}
			if (state.tokenize != tokenComment && stream.eatSpace()) return null;
			var style = state.tokenize(stream, state);
			if (type == "comment") return style;
			state.lastType = type == "operator" && (content == "++" || content == "--") ? "incdec" : type;
			return parseJS(state, style, type, content, stream);
		},
		indent: function(state, textAfter, cx) {
			if (state.tokenize == tokenComment || state.tokenize == tokenQuasi) return null;
			if (state.tokenize != tokenBase) return 0;
			var firstChar = textAfter && textAfter.charAt(0), lexical = state.lexical, top;
			if (!/^\s*else\b/.test(textAfter)) for (var i = state.cc.length - 1; i >= 0; --i) {
				var c = state.cc[i];
				if (c == poplex) lexical = lexical.prev;
				else if (c != maybeelse && c != popcontext) break;
			}
			while ((lexical.type == "stat" || lexical.type == "form") && (firstChar == "}" || (top = state.cc[state.cc.length - 1]) && (top == maybeoperatorComma || top == maybeoperatorNoComma) && !/^[,\.=+\-*:?[\(]/.test(textAfter))) lexical = lexical.prev;
			if (statementIndent && lexical.type == ")" && lexical.prev.type == "stat") lexical = lexical.prev;
			var type = lexical.type, closing = firstChar == type;
			if (type == "vardef") return lexical.indented + (state.lastType == "operator" || state.lastType == "," ? lexical.info.length + 1 : 0);
			else if (type == "form" && firstChar == "{") return lexical.indented;
			else if (type == "form") return lexical.indented + cx.unit;
			else if (type == "stat") return lexical.indented + (isContinuedStatement(state, textAfter) ? statementIndent || cx.unit : 0);
			else if (lexical.info == "switch" && !closing && parserConfig.doubleIndentSwitch != false) return lexical.indented + (/^(?:case|default)\b/.test(textAfter) ? cx.unit : 2 * cx.unit);
			else if (lexical.align) return lexical.column + (closing ? 0 : 1);
			else return lexical.indented + (closing ? 0 : cx.unit);
		},
		languageData: {
			indentOnInput: /^\s*(?:case .*?:|default:|\{|\})$/,
			commentTokens: jsonMode ? void 0 : {
				line: "//",
				block: {
					open: "/*",
					close: "*/"
				}
			},
			closeBrackets: { brackets: [
				"(",
				"[",
				"{",
				"'",
				"\"",
				"`"
			] },
			wordChars: "$"
		}
	};
}
const javascript = mkJavaScript({ name: "javascript" });
const json = mkJavaScript({
	name: "json",
	json: true
});
mkJavaScript({
	name: "json",
	jsonld: true
});
const typescript = mkJavaScript({
	name: "typescript",
	typescript: true
});
// node_modules/@codemirror/legacy-modes/mode/lua.js
function prefixRE(words) {
	return new RegExp("^(?:" + words.join("|") + ")", "i");
}
function wordRE(words) {
	return new RegExp("^(?:" + words.join("|") + ")$", "i");
}
var builtins = wordRE([
	"_G",
	"_VERSION",
	"assert",
	"collectgarbage",
	"dofile",
	"error",
	"getfenv",
	"getmetatable",
	"ipairs",
	"load",
	"loadfile",
	"loadstring",
	"module",
	"next",
	"pairs",
	"pcall",
	"print",
	"rawequal",
	"rawget",
	"rawset",
	"require",
	"select",
	"setfenv",
	"setmetatable",
	"tonumber",
	"tostring",
	"type",
	"unpack",
	"xpcall",
	"coroutine.create",
	"coroutine.resume",
	"coroutine.running",
	"coroutine.status",
	"coroutine.wrap",
	"coroutine.yield",
	"debug.debug",
	"debug.getfenv",
	"debug.gethook",
	"debug.getinfo",
	"debug.getlocal",
	"debug.getmetatable",
	"debug.getregistry",
	"debug.getupvalue",
	"debug.setfenv",
	"debug.sethook",
	"debug.setlocal",
	"debug.setmetatable",
	"debug.setupvalue",
	"debug.traceback",
	"close",
	"flush",
	"lines",
	"read",
	"seek",
	"setvbuf",
	"write",
	"io.close",
	"io.flush",
	"io.input",
	"io.lines",
	"io.open",
	"io.output",
	"io.popen",
	"io.read",
	"io.stderr",
	"io.stdin",
	"io.stdout",
	"io.tmpfile",
	"io.type",
	"io.write",
	"math.abs",
	"math.acos",
	"math.asin",
	"math.atan",
	"math.atan2",
	"math.ceil",
	"math.cos",
	"math.cosh",
	"math.deg",
	"math.exp",
	"math.floor",
	"math.fmod",
	"math.frexp",
	"math.huge",
	"math.ldexp",
	"math.log",
	"math.log10",
	"math.max",
	"math.min",
	"math.modf",
	"math.pi",
	"math.pow",
	"math.rad",
	"math.random",
	"math.randomseed",
	"math.sin",
	"math.sinh",
	"math.sqrt",
	"math.tan",
	"math.tanh",
	"os.clock",
	"os.date",
	"os.difftime",
	"os.execute",
	"os.exit",
	"os.getenv",
	"os.remove",
	"os.rename",
	"os.setlocale",
	"os.time",
	"os.tmpname",
	"package.cpath",
	"package.loaded",
	"package.loaders",
	"package.loadlib",
	"package.path",
	"package.preload",
	"package.seeall",
	"string.byte",
	"string.char",
	"string.dump",
	"string.find",
	"string.format",
	"string.gmatch",
	"string.gsub",
	"string.len",
	"string.lower",
	"string.match",
	"string.rep",
	"string.reverse",
	"string.sub",
	"string.upper",
	"table.concat",
	"table.insert",
	"table.maxn",
	"table.remove",
	"table.sort"
]);
var keywords$3 = wordRE([
	"and",
	"break",
	"elseif",
	"false",
	"nil",
	"not",
	"or",
	"return",
	"true",
	"function",
	"end",
	"if",
	"then",
	"else",
	"do",
	"while",
	"repeat",
	"until",
	"for",
	"in",
	"local"
]);
var indentTokens = wordRE([
	"function",
	"if",
	"repeat",
	"do",
	"\\(",
	"{"
]);
var dedentTokens = wordRE([
	"end",
	"until",
	"\\)",
	"}"
]);
var dedentPartial = prefixRE([
	"end",
	"until",
	"\\)",
	"}",
	"else",
	"elseif"
]);
function readBracket(stream) {
	var level = 0;
	while (stream.eat("=")) ++level;
	stream.eat("[");
	return level;
}
function normal(stream, state) {
	var ch = stream.next();
	if (ch == "-" && stream.eat("-")) {
		if (stream.eat("[") && /[\[=]/.test(stream.peek())) return (state.cur = bracketed(readBracket(stream), "comment"))(stream, state);
		stream.skipToEnd();
		return "comment";
	}
	if (ch == "\"" || ch == "'") return (state.cur = string(ch))(stream, state);
	if (ch == "[" && /[\[=]/.test(stream.peek())) return (state.cur = bracketed(readBracket(stream), "string"))(stream, state);
	if (/\d/.test(ch)) {
		stream.eatWhile(/[\w.%]/);
		return "number";
	}
	if (/[\w_]/.test(ch)) {
		stream.eatWhile(/[\w\\\-_.]/);
		return "variable";
	}
	return null;
}
function bracketed(level, style) {
	return function(stream, state) {
		var curlev = null, ch;
		while ((ch = stream.next()) != null) if (curlev == null) {
			if (ch == "]") curlev = 0;
		} else if (ch == "=") ++curlev;
		else if (ch == "]" && curlev == level) {
			state.cur = normal;
			break;
		} else curlev = null;
		return style;
	};
}
function string(quote) {
	return function(stream, state) {
		var escaped = false, ch;
		while ((ch = stream.next()) != null) {
			if (ch == quote && !escaped) break;
			escaped = !escaped && ch == "\\";
		}
		if (!escaped) state.cur = normal;
		return "string";
	};
}
const lua = {
	name: "lua",
	startState: function() {
		return {
			basecol: 0,
			indentDepth: 0,
			cur: normal
		};
	},
	token: function(stream, state) {
		if (stream.eatSpace()) return null;
		var style = state.cur(stream, state);
		var word = stream.current();
		if (style == "variable") {
			if (keywords$3.test(word)) style = "keyword";
			else if (builtins.test(word)) style = "builtin";
		}
		if (style != "comment" && style != "string") {
			if (indentTokens.test(word)) ++state.indentDepth;
			else if (dedentTokens.test(word)) --state.indentDepth;
		}
		return style;
	},
	indent: function(state, textAfter, cx) {
		var closing = dedentPartial.test(textAfter);
		return state.basecol + cx.unit * (state.indentDepth - (closing ? 1 : 0));
	},
	languageData: {
		indentOnInput: /^\s*(?:end|until|else|\)|\})$/,
		commentTokens: {
			line: "--",
			block: {
				open: "--[[",
				close: "]]--"
			}
		}
	}
};
// node_modules/@codemirror/legacy-modes/mode/powershell.js
function buildRegexp(patterns, options) {
	options = options || {};
	var prefix = options.prefix !== void 0 ? options.prefix : "^";
	var suffix = options.suffix !== void 0 ? options.suffix : "\\b";
	for (var i = 0; i < patterns.length; i++) if (patterns[i] instanceof RegExp) patterns[i] = patterns[i].source;
	else patterns[i] = patterns[i].replace(/[-\/\\^$*+?.()|[\]{}]/g, "\\$&");
	return new RegExp(prefix + "(" + patterns.join("|") + ")" + suffix, "i");
}
var notCharacterOrDash = "(?=[^A-Za-z\\d\\-_]|$)";
var varNames = /[\w\-:]/;
var grammar = {
	keyword: buildRegexp([
		/begin|break|catch|continue|data|default|do|dynamicparam/,
		/else|elseif|end|exit|filter|finally|for|foreach|from|function|if|in/,
		/param|process|return|switch|throw|trap|try|until|where|while/
	], { suffix: notCharacterOrDash }),
	number: /^((0x[\da-f]+)|((\d+\.\d+|\d\.|\.\d+|\d+)(e[\+\-]?\d+)?))[ld]?([kmgtp]b)?/i,
	operator: buildRegexp([buildRegexp([
		"f",
		/b?not/,
		/[ic]?split/,
		"join",
		/is(not)?/,
		"as",
		/[ic]?(eq|ne|[gl][te])/,
		/[ic]?(not)?(like|match|contains)/,
		/[ic]?replace/,
		/b?(and|or|xor)/
	], { prefix: "-" }), /[+\-*\/%]=|\+\+|--|\.\.|[+\-*&^%:=!|\/]|<(?!#)|(?!#)>/], { suffix: "" }),
	builtin: buildRegexp([
		/[A-Z]:|%|\?/i,
		buildRegexp([
			/Add-(Computer|Content|History|Member|PSSnapin|Type)/,
			/Checkpoint-Computer/,
			/Clear-(Content|EventLog|History|Host|Item(Property)?|Variable)/,
			/Compare-Object/,
			/Complete-Transaction/,
			/Connect-PSSession/,
			/ConvertFrom-(Csv|Json|SecureString|StringData)/,
			/Convert-Path/,
			/ConvertTo-(Csv|Html|Json|SecureString|Xml)/,
			/Copy-Item(Property)?/,
			/Debug-Process/,
			/Disable-(ComputerRestore|PSBreakpoint|PSRemoting|PSSessionConfiguration)/,
			/Disconnect-PSSession/,
			/Enable-(ComputerRestore|PSBreakpoint|PSRemoting|PSSessionConfiguration)/,
			/(Enter|Exit)-PSSession/,
			/Export-(Alias|Clixml|Console|Counter|Csv|FormatData|ModuleMember|PSSession)/,
			/ForEach-Object/,
			/Format-(Custom|List|Table|Wide)/,
			/* @__PURE__ */ new RegExp("Get-(Acl|Alias|AuthenticodeSignature|ChildItem|Command|ComputerRestorePoint|Content|ControlPanelItem|Counter|Credential|Culture|Date|Event|EventLog|EventSubscriber|ExecutionPolicy|FormatData|Help|History|Host|HotFix|Item|ItemProperty|Job|Location|Member|Module|PfxCertificate|Process|PSBreakpoint|PSCallStack|PSDrive|PSProvider|PSSession|PSSessionConfiguration|PSSnapin|Random|Service|TraceSource|Transaction|TypeData|UICulture|Unique|Variable|Verb|WinEvent|WmiObject)"),
			/Group-Object/,
			/Import-(Alias|Clixml|Counter|Csv|LocalizedData|Module|PSSession)/,
			/ImportSystemModules/,
			/Invoke-(Command|Expression|History|Item|RestMethod|WebRequest|WmiMethod)/,
			/Join-Path/,
			/Limit-EventLog/,
			/Measure-(Command|Object)/,
			/Move-Item(Property)?/,
			/* @__PURE__ */ new RegExp("New-(Alias|Event|EventLog|Item(Property)?|Module|ModuleManifest|Object|PSDrive|PSSession|PSSessionConfigurationFile|PSSessionOption|PSTransportOption|Service|TimeSpan|Variable|WebServiceProxy|WinEvent)"),
			/Out-(Default|File|GridView|Host|Null|Printer|String)/,
			/Pause/,
			/(Pop|Push)-Location/,
			/Read-Host/,
			/Receive-(Job|PSSession)/,
			/Register-(EngineEvent|ObjectEvent|PSSessionConfiguration|WmiEvent)/,
			/Remove-(Computer|Event|EventLog|Item(Property)?|Job|Module|PSBreakpoint|PSDrive|PSSession|PSSnapin|TypeData|Variable|WmiObject)/,
			/Rename-(Computer|Item(Property)?)/,
			/Reset-ComputerMachinePassword/,
			/Resolve-Path/,
			/Restart-(Computer|Service)/,
			/Restore-Computer/,
			/Resume-(Job|Service)/,
			/Save-Help/,
			/Select-(Object|String|Xml)/,
			/Send-MailMessage/,
			/* @__PURE__ */ new RegExp("Set-(Acl|Alias|AuthenticodeSignature|Content|Date|ExecutionPolicy|Item(Property)?|Location|PSBreakpoint|PSDebug|PSSessionConfiguration|Service|StrictMode|TraceSource|Variable|WmiInstance)"),
			/Show-(Command|ControlPanelItem|EventLog)/,
			/Sort-Object/,
			/Split-Path/,
			/Start-(Job|Process|Service|Sleep|Transaction|Transcript)/,
			/Stop-(Computer|Job|Process|Service|Transcript)/,
			/Suspend-(Job|Service)/,
			/TabExpansion2/,
			/Tee-Object/,
			/Test-(ComputerSecureChannel|Connection|ModuleManifest|Path|PSSessionConfigurationFile)/,
			/Trace-Command/,
			/Unblock-File/,
			/Undo-Transaction/,
			/Unregister-(Event|PSSessionConfiguration)/,
			/Update-(FormatData|Help|List|TypeData)/,
			/Use-Transaction/,
			/Wait-(Event|Job|Process)/,
			/Where-Object/,
			/Write-(Debug|Error|EventLog|Host|Output|Progress|Verbose|Warning)/,
			/cd|help|mkdir|more|oss|prompt/,
			/ac|asnp|cat|cd|chdir|clc|clear|clhy|cli|clp|cls|clv|cnsn|compare|copy|cp|cpi|cpp|cvpa|dbp|del|diff|dir|dnsn|ebp/,
			/echo|epal|epcsv|epsn|erase|etsn|exsn|fc|fl|foreach|ft|fw|gal|gbp|gc|gci|gcm|gcs|gdr|ghy|gi|gjb|gl|gm|gmo|gp|gps/,
			/group|gsn|gsnp|gsv|gu|gv|gwmi|h|history|icm|iex|ihy|ii|ipal|ipcsv|ipmo|ipsn|irm|ise|iwmi|iwr|kill|lp|ls|man|md/,
			/measure|mi|mount|move|mp|mv|nal|ndr|ni|nmo|npssc|nsn|nv|ogv|oh|popd|ps|pushd|pwd|r|rbp|rcjb|rcsn|rd|rdr|ren|ri/,
			/rjb|rm|rmdir|rmo|rni|rnp|rp|rsn|rsnp|rujb|rv|rvpa|rwmi|sajb|sal|saps|sasv|sbp|sc|select|set|shcm|si|sl|sleep|sls/,
			/sort|sp|spjb|spps|spsv|start|sujb|sv|swmi|tee|trcm|type|where|wjb|write/
		], {
			prefix: "",
			suffix: ""
		}),
		buildRegexp([
			/[$?^_]|Args|ConfirmPreference|ConsoleFileName|DebugPreference|Error|ErrorActionPreference|ErrorView|ExecutionContext/,
			/FormatEnumerationLimit|Home|Host|Input|MaximumAliasCount|MaximumDriveCount|MaximumErrorCount|MaximumFunctionCount/,
			/MaximumHistoryCount|MaximumVariableCount|MyInvocation|NestedPromptLevel|OutputEncoding|Pid|Profile|ProgressPreference/,
			/PSBoundParameters|PSCommandPath|PSCulture|PSDefaultParameterValues|PSEmailServer|PSHome|PSScriptRoot|PSSessionApplicationName/,
			/PSSessionConfigurationName|PSSessionOption|PSUICulture|PSVersionTable|Pwd|ShellId|StackTrace|VerbosePreference/,
			/WarningPreference|WhatIfPreference/,
			/Event|EventArgs|EventSubscriber|Sender/,
			/Matches|Ofs|ForEach|LastExitCode|PSCmdlet|PSItem|PSSenderInfo|This/,
			/true|false|null/
		], {
			prefix: "\\$",
			suffix: ""
		})
	], { suffix: notCharacterOrDash }),
	punctuation: /[\[\]{},;`\\\.]|@[({]/,
	variable: /^[A-Za-z\_][A-Za-z\-\_\d]*\b/
};
function tokenBase$4(stream, state) {
	var parent = state.returnStack[state.returnStack.length - 1];
	if (parent && parent.shouldReturnFrom(state)) {
		state.tokenize = parent.tokenize;
		state.returnStack.pop();
		return state.tokenize(stream, state);
	}
	if (stream.eatSpace()) return null;
	if (stream.eat("(")) {
		state.bracketNesting += 1;
		return "punctuation";
	}
	if (stream.eat(")")) {
		state.bracketNesting -= 1;
		return "punctuation";
	}
	for (var key in grammar) if (stream.match(grammar[key])) return key;
	var ch = stream.next();
	if (ch === "'") return tokenSingleQuoteString(stream, state);
	if (ch === "$") return tokenVariable(stream, state);
	if (ch === "\"") return tokenDoubleQuoteString(stream, state);
	if (ch === "<" && stream.eat("#")) {
		state.tokenize = tokenComment$1;
		return tokenComment$1(stream, state);
	}
	if (ch === "#") {
		stream.skipToEnd();
		return "comment";
	}
	if (ch === "@") {
		var quoteMatch = stream.eat(/["']/);
		if (quoteMatch && stream.eol()) {
			state.tokenize = tokenMultiString;
			state.startQuote = quoteMatch[0];
			return tokenMultiString(stream, state);
		} else if (stream.eol()) return "error";
		else if (stream.peek().match(/[({]/)) return "punctuation";
		else if (stream.peek().match(varNames)) return tokenVariable(stream, state);
	}
	return "error";
}
function tokenSingleQuoteString(stream, state) {
	var ch;
	while ((ch = stream.peek()) != null) {
		stream.next();
		if (ch === "'" && !stream.eat("'")) {
			state.tokenize = tokenBase$4;
			return "string";
		}
	}
	return "error";
}
function tokenDoubleQuoteString(stream, state) {
	var ch;
	while ((ch = stream.peek()) != null) {
		if (ch === "$") {
			state.tokenize = tokenStringInterpolation;
			return "string";
		}
		stream.next();
		if (ch === "`") {
			stream.next();
			continue;
		}
		if (ch === "\"" && !stream.eat("\"")) {
			state.tokenize = tokenBase$4;
			return "string";
		}
	}
	return "error";
}
function tokenStringInterpolation(stream, state) {
	return tokenInterpolation(stream, state, tokenDoubleQuoteString);
}
function tokenMultiStringReturn(stream, state) {
	state.tokenize = tokenMultiString;
	state.startQuote = "\"";
	return tokenMultiString(stream, state);
}
function tokenHereStringInterpolation(stream, state) {
	return tokenInterpolation(stream, state, tokenMultiStringReturn);
}
function tokenInterpolation(stream, state, parentTokenize) {
	if (stream.match("$(")) {
		var savedBracketNesting = state.bracketNesting;
		state.returnStack.push({
			shouldReturnFrom: function(state) {
				return state.bracketNesting === savedBracketNesting;
			},
			tokenize: parentTokenize
		});
		state.tokenize = tokenBase$4;
		state.bracketNesting += 1;
		return "punctuation";
	} else {
		stream.next();
		state.returnStack.push({
			shouldReturnFrom: function() {
				return true;
			},
			tokenize: parentTokenize
		});
		state.tokenize = tokenVariable;
		return state.tokenize(stream, state);
	}
}
function tokenComment$1(stream, state) {
	var maybeEnd = false, ch;
	while ((ch = stream.next()) != null) {
		if (maybeEnd && ch == ">") {
			state.tokenize = tokenBase$4;
			break;
		}
		maybeEnd = ch === "#";
	}
	return "comment";
}
function tokenVariable(stream, state) {
	var ch = stream.peek();
	if (stream.eat("{")) {
		state.tokenize = tokenVariableWithBraces;
		return tokenVariableWithBraces(stream, state);
	} else if (ch != void 0 && ch.match(varNames)) {
		stream.eatWhile(varNames);
		state.tokenize = tokenBase$4;
		return "variable";
	} else {
		state.tokenize = tokenBase$4;
		return "error";
	}
}
function tokenVariableWithBraces(stream, state) {
	var ch;
	while ((ch = stream.next()) != null) if (ch === "}") {
		state.tokenize = tokenBase$4;
		break;
	}
	return "variable";
}
function tokenMultiString(stream, state) {
	var quote = state.startQuote;
	if (stream.sol() && stream.match(new RegExp(quote + "@"))) state.tokenize = tokenBase$4;
	else if (quote === "\"") while (!stream.eol()) {
		var ch = stream.peek();
		if (ch === "$") {
			state.tokenize = tokenHereStringInterpolation;
			return "string";
		}
		stream.next();
		if (ch === "`") stream.next();
	}
	else stream.skipToEnd();
	return "string";
}
const powerShell = {
	name: "powershell",
	startState: function() {
		return {
			returnStack: [],
			bracketNesting: 0,
			tokenize: tokenBase$4
		};
	},
	token: function(stream, state) {
		return state.tokenize(stream, state);
	},
	languageData: { commentTokens: {
		line: "#",
		block: {
			open: "<#",
			close: "#>"
		}
	} }
};
// node_modules/@codemirror/legacy-modes/mode/properties.js
const properties = {
	name: "properties",
	token: function(stream, state) {
		var sol = stream.sol() || state.afterSection;
		var eol = stream.eol();
		state.afterSection = false;
		if (sol) {
			if (state.nextMultiline) {
				state.inMultiline = true;
				state.nextMultiline = false;
			} else state.position = "def";
		}
		if (eol && !state.nextMultiline) {
			state.inMultiline = false;
			state.position = "def";
		}
		if (sol) while (stream.eatSpace());
		var ch = stream.next();
		if (sol && (ch === "#" || ch === "!" || ch === ";")) {
			state.position = "comment";
			stream.skipToEnd();
			return "comment";
		} else if (sol && ch === "[") {
			state.afterSection = true;
			stream.skipTo("]");
			stream.eat("]");
			return "header";
		} else if (ch === "=" || ch === ":") {
			state.position = "quote";
			return null;
		} else if (ch === "\\" && state.position === "quote") {
			if (stream.eol()) state.nextMultiline = true;
		}
		return state.position;
	},
	startState: function() {
		return {
			position: "def",
			nextMultiline: false,
			inMultiline: false,
			afterSection: false
		};
	}
};
// node_modules/@codemirror/legacy-modes/mode/protobuf.js
function wordRegexp$1(words) {
	return new RegExp("^((" + words.join(")|(") + "))\\b", "i");
}
var keywordArray = [
	"package",
	"message",
	"import",
	"syntax",
	"required",
	"optional",
	"repeated",
	"reserved",
	"default",
	"extensions",
	"packed",
	"bool",
	"bytes",
	"double",
	"enum",
	"float",
	"string",
	"int32",
	"int64",
	"uint32",
	"uint64",
	"sint32",
	"sint64",
	"fixed32",
	"fixed64",
	"sfixed32",
	"sfixed64",
	"option",
	"service",
	"rpc",
	"returns"
];
var keywords$2 = wordRegexp$1(keywordArray);
var identifiers = /* @__PURE__ */ new RegExp("^[_A-Za-z¡-￿][_A-Za-z0-9¡-￿]*");
function tokenBase$3(stream) {
	if (stream.eatSpace()) return null;
	if (stream.match("//")) {
		stream.skipToEnd();
		return "comment";
	}
	if (stream.match(/^[0-9\.+-]/, false)) {
		if (stream.match(/^[+-]?0x[0-9a-fA-F]+/)) return "number";
		if (stream.match(/^[+-]?\d*\.\d+([EeDd][+-]?\d+)?/)) return "number";
		if (stream.match(/^[+-]?\d+([EeDd][+-]?\d+)?/)) return "number";
	}
	if (stream.match(/^"([^"]|(""))*"/)) return "string";
	if (stream.match(/^'([^']|(''))*'/)) return "string";
	if (stream.match(keywords$2)) return "keyword";
	if (stream.match(identifiers)) return "variable";
	stream.next();
	return null;
}
const protobuf = {
	name: "protobuf",
	token: tokenBase$3,
	languageData: { autocomplete: keywordArray }
};
// node_modules/@codemirror/legacy-modes/mode/python.js
function wordRegexp(words) {
	return new RegExp("^((" + words.join(")|(") + "))\\b");
}
var wordOperators = wordRegexp([
	"and",
	"or",
	"not",
	"is"
]);
var commonKeywords$1 = [
	"as",
	"assert",
	"break",
	"class",
	"continue",
	"def",
	"del",
	"elif",
	"else",
	"except",
	"finally",
	"for",
	"from",
	"global",
	"if",
	"import",
	"lambda",
	"pass",
	"raise",
	"return",
	"try",
	"while",
	"with",
	"yield",
	"in",
	"False",
	"True"
];
var commonBuiltins = [
	"abs",
	"all",
	"any",
	"bin",
	"bool",
	"bytearray",
	"callable",
	"chr",
	"classmethod",
	"compile",
	"complex",
	"delattr",
	"dict",
	"dir",
	"divmod",
	"enumerate",
	"eval",
	"filter",
	"float",
	"format",
	"frozenset",
	"getattr",
	"globals",
	"hasattr",
	"hash",
	"help",
	"hex",
	"id",
	"input",
	"int",
	"isinstance",
	"issubclass",
	"iter",
	"len",
	"list",
	"locals",
	"map",
	"max",
	"memoryview",
	"min",
	"next",
	"object",
	"oct",
	"open",
	"ord",
	"pow",
	"property",
	"range",
	"repr",
	"reversed",
	"round",
	"set",
	"setattr",
	"slice",
	"sorted",
	"staticmethod",
	"str",
	"sum",
	"super",
	"tuple",
	"type",
	"vars",
	"zip",
	"__import__",
	"NotImplemented",
	"Ellipsis",
	"__debug__"
];
function top(state) {
	return state.scopes[state.scopes.length - 1];
}
function mkPython(parserConf) {
	var ERRORCLASS = "error";
	var delimiters = parserConf.delimiters || parserConf.singleDelimiters || /^[\(\)\[\]\{\}@,:`=;\.\\]/;
	var operators = [
		parserConf.singleOperators,
		parserConf.doubleOperators,
		parserConf.doubleDelimiters,
		parserConf.tripleDelimiters,
		parserConf.operators || /^([-+*/%\/&|^]=?|[<>=]+|\/\/=?|\*\*=?|!=|[~!@]|\.\.\.)/
	];
	for (var i = 0; i < operators.length; i++) if (!operators[i]) operators.splice(i--, 1);
	var hangingIndent = parserConf.hangingIndent;
	var myKeywords = commonKeywords$1, myBuiltins = commonBuiltins;
	if (parserConf.extra_keywords != void 0) myKeywords = myKeywords.concat(parserConf.extra_keywords);
	if (parserConf.extra_builtins != void 0) myBuiltins = myBuiltins.concat(parserConf.extra_builtins);
	var py3 = !(parserConf.version && Number(parserConf.version) < 3);
	if (py3) {
		var identifiers = parserConf.identifiers || /^[_A-Za-z\u00A1-\uFFFF][_A-Za-z0-9\u00A1-\uFFFF]*/;
		myKeywords = myKeywords.concat([
			"nonlocal",
			"None",
			"aiter",
			"anext",
			"async",
			"await",
			"breakpoint",
			"match",
			"case"
		]);
		myBuiltins = myBuiltins.concat([
			"ascii",
			"bytes",
			"exec",
			"print"
		]);
		var stringPrefixes = /* @__PURE__ */ new RegExp("^(([rbuf]|(br)|(rb)|(fr)|(rf))?('{3}|\"{3}|['\"]))", "i");
	} else {
		var identifiers = parserConf.identifiers || /^[_A-Za-z][_A-Za-z0-9]*/;
		myKeywords = myKeywords.concat(["exec", "print"]);
		myBuiltins = myBuiltins.concat([
			"apply",
			"basestring",
			"buffer",
			"cmp",
			"coerce",
			"execfile",
			"file",
			"intern",
			"long",
			"raw_input",
			"reduce",
			"reload",
			"unichr",
			"unicode",
			"xrange",
			"None"
		]);
		var stringPrefixes = /* @__PURE__ */ new RegExp("^(([rubf]|(ur)|(br))?('{3}|\"{3}|['\"]))", "i");
	}
	var keywords = wordRegexp(myKeywords);
	var builtins = wordRegexp(myBuiltins);
	function tokenBase(stream, state) {
		var sol = stream.sol() && state.lastToken != "\\";
		if (sol) state.indent = stream.indentation();
		if (sol && top(state).type == "py") {
			var scopeOffset = top(state).offset;
			if (stream.eatSpace()) {
				var lineOffset = stream.indentation();
				if (lineOffset > scopeOffset) pushPyScope(stream, state);
				else if (lineOffset < scopeOffset && dedent(stream, state) && stream.peek() != "#") state.errorToken = true;
				return null;
			} else {
				var style = tokenBaseInner(stream, state);
				if (scopeOffset > 0 && dedent(stream, state)) style += " error";
				return style;
			}
		}
		return tokenBaseInner(stream, state);
	}
	function tokenBaseInner(stream, state, inFormat) {
		if (stream.eatSpace()) return null;
		if (!inFormat && stream.match(/^#.*/)) return "comment";
		if (stream.match(/^[0-9\.]/, false)) {
			var floatLiteral = false;
			if (stream.match(/^[\d_]*\.\d+(e[\+\-]?\d+)?/i)) floatLiteral = true;
			if (stream.match(/^[\d_]+\.\d*/)) floatLiteral = true;
			if (stream.match(/^\.\d+/)) floatLiteral = true;
			if (floatLiteral) {
				stream.eat(/J/i);
				return "number";
			}
			var intLiteral = false;
			if (stream.match(/^0x[0-9a-f_]+/i)) intLiteral = true;
			if (stream.match(/^0b[01_]+/i)) intLiteral = true;
			if (stream.match(/^0o[0-7_]+/i)) intLiteral = true;
			if (stream.match(/^[1-9][\d_]*(e[\+\-]?[\d_]+)?/)) {
				stream.eat(/J/i);
				intLiteral = true;
			}
			if (stream.match(/^0(?![\dx])/i)) intLiteral = true;
			if (intLiteral) {
				stream.eat(/L/i);
				return "number";
			}
		}
		if (stream.match(stringPrefixes)) {
			if (!(stream.current().toLowerCase().indexOf("f") !== -1)) {
				state.tokenize = tokenStringFactory(stream.current(), state.tokenize);
				return state.tokenize(stream, state);
			} else {
				state.tokenize = formatStringFactory(stream.current(), state.tokenize);
				return state.tokenize(stream, state);
			}
		}
		for (var i = 0; i < operators.length; i++) if (stream.match(operators[i])) return "operator";
		if (stream.match(delimiters)) return "punctuation";
		if (state.lastToken == "." && stream.match(identifiers)) return "property";
		if (stream.match(keywords) || stream.match(wordOperators)) return "keyword";
		if (stream.match(builtins)) return "builtin";
		if (stream.match(/^(self|cls)\b/)) return "self";
		if (stream.match(identifiers)) {
			if (state.lastToken == "def" || state.lastToken == "class") return "def";
			return "variable";
		}
		stream.next();
		return inFormat ? null : ERRORCLASS;
	}
	function formatStringFactory(delimiter, tokenOuter) {
		while ("rubf".indexOf(delimiter.charAt(0).toLowerCase()) >= 0) delimiter = delimiter.substr(1);
		var singleline = delimiter.length == 1;
		var OUTCLASS = "string";
		function tokenNestedExpr(depth) {
			return function(stream, state) {
				var inner = tokenBaseInner(stream, state, true);
				if (inner == "punctuation") {
					if (stream.current() == "{") state.tokenize = tokenNestedExpr(depth + 1);
					else if (stream.current() == "}") {
						if (depth > 1) state.tokenize = tokenNestedExpr(depth - 1);
						else state.tokenize = tokenString;
					}
				}
				return inner;
			};
		}
		function tokenString(stream, state) {
			while (!stream.eol()) {
				stream.eatWhile(/[^'"\{\}\\]/);
				if (stream.eat("\\")) {
					stream.next();
					if (singleline && stream.eol()) return OUTCLASS;
				} else if (stream.match(delimiter)) {
					state.tokenize = tokenOuter;
					return OUTCLASS;
				} else if (stream.match("{{")) return OUTCLASS;
				else if (stream.match("{", false)) {
					state.tokenize = tokenNestedExpr(0);
					if (stream.current()) return OUTCLASS;
					else return state.tokenize(stream, state);
				} else if (stream.match("}}")) return OUTCLASS;
				else if (stream.match("}")) return ERRORCLASS;
				else stream.eat(/['"]/);
			}
			if (singleline) {
				if (parserConf.singleLineStringErrors) return ERRORCLASS;
				else state.tokenize = tokenOuter;
			}
			return OUTCLASS;
		}
		tokenString.isString = true;
		return tokenString;
	}
	function tokenStringFactory(delimiter, tokenOuter) {
		while ("rubf".indexOf(delimiter.charAt(0).toLowerCase()) >= 0) delimiter = delimiter.substr(1);
		var singleline = delimiter.length == 1;
		var OUTCLASS = "string";
		function tokenString(stream, state) {
			while (!stream.eol()) {
				stream.eatWhile(/[^'"\\]/);
				if (stream.eat("\\")) {
					stream.next();
					if (singleline && stream.eol()) return OUTCLASS;
				} else if (stream.match(delimiter)) {
					state.tokenize = tokenOuter;
					return OUTCLASS;
				} else stream.eat(/['"]/);
			}
			if (singleline) {
				if (parserConf.singleLineStringErrors) return ERRORCLASS;
				else state.tokenize = tokenOuter;
			}
			return OUTCLASS;
		}
		tokenString.isString = true;
		return tokenString;
	}
	function pushPyScope(stream, state) {
		while (top(state).type != "py") state.scopes.pop();
		state.scopes.push({
			offset: top(state).offset + stream.indentUnit,
			type: "py",
			align: null
		});
	}
	function pushBracketScope(stream, state, type) {
		var align = stream.match(/^[\s\[\{\(]*(?:#|$)/, false) ? null : stream.column() + 1;
		state.scopes.push({
			offset: state.indent + (hangingIndent || stream.indentUnit),
			type,
			align
		});
	}
	function dedent(stream, state) {
		var indented = stream.indentation();
		while (state.scopes.length > 1 && top(state).offset > indented) {
			if (top(state).type != "py") return true;
			state.scopes.pop();
		}
		return top(state).offset != indented;
	}
	function tokenLexer(stream, state) {
		if (stream.sol()) {
			state.beginningOfLine = true;
			state.dedent = false;
		}
		var style = state.tokenize(stream, state);
		var current = stream.current();
		if (state.beginningOfLine && current == "@") return stream.match(identifiers, false) ? "meta" : py3 ? "operator" : ERRORCLASS;
		if (/\S/.test(current)) state.beginningOfLine = false;
		if ((style == "variable" || style == "builtin") && state.lastToken == "meta") style = "meta";
		if (current == "pass" || current == "return") state.dedent = true;
		if (current == "lambda") state.lambda = true;
		if (current == ":" && !state.lambda && top(state).type == "py" && stream.match(/^\s*(?:#|$)/, false)) pushPyScope(stream, state);
		if (current.length == 1 && !/string|comment/.test(style)) {
			var delimiter_index = "[({".indexOf(current);
			if (delimiter_index != -1) pushBracketScope(stream, state, "])}".slice(delimiter_index, delimiter_index + 1));
			delimiter_index = "])}".indexOf(current);
			if (delimiter_index != -1) {
				if (top(state).type == current) state.indent = state.scopes.pop().offset - (hangingIndent || stream.indentUnit);
				else return ERRORCLASS;
			}
		}
		if (state.dedent && stream.eol() && top(state).type == "py" && state.scopes.length > 1) state.scopes.pop();
		return style;
	}
	return {
		name: "python",
		startState: function() {
			return {
				tokenize: tokenBase,
				scopes: [{
					offset: 0,
					type: "py",
					align: null
				}],
				indent: 0,
				lastToken: null,
				lambda: false,
				dedent: 0
			};
		},
		token: function(stream, state) {
			var addErr = state.errorToken;
			if (addErr) state.errorToken = false;
			var style = tokenLexer(stream, state);
			if (style && style != "comment") state.lastToken = style == "keyword" || style == "punctuation" ? stream.current() : style;
			if (style == "punctuation") style = null;
			if (stream.eol() && state.lambda) state.lambda = false;
			return addErr ? ERRORCLASS : style;
		},
		indent: function(state, textAfter, cx) {
			if (state.tokenize != tokenBase) return state.tokenize.isString ? null : 0;
			var scope = top(state);
			var closing = scope.type == textAfter.charAt(0) || scope.type == "py" && !state.dedent && /^(else:|elif |except |finally:)/.test(textAfter);
			if (scope.align != null) return scope.align - (closing ? 1 : 0);
			else return scope.offset - (closing ? hangingIndent || cx.unit : 0);
		},
		languageData: {
			autocomplete: commonKeywords$1.concat(commonBuiltins).concat(["exec", "print"]),
			indentOnInput: /^\s*([\}\]\)]|else:|elif |except |finally:)$/,
			commentTokens: { line: "#" },
			closeBrackets: { brackets: [
				"(",
				"[",
				"{",
				"'",
				"\"",
				"'''",
				"\"\"\""
			] }
		}
	};
}
var words$1 = function(str) {
	return str.split(" ");
};
const python = mkPython({});
mkPython({ extra_keywords: words$1("by cdef cimport cpdef ctypedef enum except extern gil include nogil property public readonly struct union DEF IF ELIF ELSE") });
// node_modules/@codemirror/legacy-modes/mode/ruby.js
function wordObj(words) {
	var o = {};
	for (var i = 0, e = words.length; i < e; ++i) o[words[i]] = true;
	return o;
}
var keywordList = [
	"alias",
	"and",
	"BEGIN",
	"begin",
	"break",
	"case",
	"class",
	"def",
	"defined?",
	"do",
	"else",
	"elsif",
	"END",
	"end",
	"ensure",
	"false",
	"for",
	"if",
	"in",
	"module",
	"next",
	"not",
	"or",
	"redo",
	"rescue",
	"retry",
	"return",
	"self",
	"super",
	"then",
	"true",
	"undef",
	"unless",
	"until",
	"when",
	"while",
	"yield",
	"nil",
	"raise",
	"throw",
	"catch",
	"fail",
	"loop",
	"callcc",
	"caller",
	"lambda",
	"proc",
	"public",
	"protected",
	"private",
	"require",
	"load",
	"require_relative",
	"extend",
	"autoload",
	"__END__",
	"__FILE__",
	"__LINE__",
	"__dir__"
];
var keywords$1 = wordObj(keywordList);
var indentWords = wordObj([
	"def",
	"class",
	"case",
	"for",
	"while",
	"until",
	"module",
	"catch",
	"loop",
	"proc",
	"begin"
]);
var dedentWords = wordObj(["end", "until"]);
var opening = {
	"[": "]",
	"{": "}",
	"(": ")"
};
var closing = {
	"]": "[",
	"}": "{",
	")": "("
};
var curPunc;
function chain(newtok, stream, state) {
	state.tokenize.push(newtok);
	return newtok(stream, state);
}
function tokenBase$2(stream, state) {
	if (stream.sol() && stream.match("=begin") && stream.eol()) {
		state.tokenize.push(readBlockComment);
		return "comment";
	}
	if (stream.eatSpace()) return null;
	var ch = stream.next(), m;
	if (ch == "`" || ch == "'" || ch == "\"") return chain(readQuoted(ch, "string", ch == "\"" || ch == "`"), stream, state);
	else if (ch == "/") {
		if (regexpAhead(stream)) return chain(readQuoted(ch, "string.special", true), stream, state);
		else return "operator";
	} else if (ch == "%") {
		var style = "string", embed = true;
		if (stream.eat("s")) style = "atom";
		else if (stream.eat(/[WQ]/)) style = "string";
		else if (stream.eat(/[r]/)) style = "string.special";
		else if (stream.eat(/[wxq]/)) {
			style = "string";
			embed = false;
		}
		var delim = stream.eat(/[^\w\s=]/);
		if (!delim) return "operator";
		if (opening.propertyIsEnumerable(delim)) delim = opening[delim];
		return chain(readQuoted(delim, style, embed, true), stream, state);
	} else if (ch == "#") {
		stream.skipToEnd();
		return "comment";
	} else if (ch == "<" && (m = stream.match(/^<([-~])[\`\"\']?([a-zA-Z_?]\w*)[\`\"\']?(?:;|$)/))) return chain(readHereDoc(m[2], m[1]), stream, state);
	else if (ch == "0") {
		if (stream.eat("x")) stream.eatWhile(/[\da-fA-F]/);
		else if (stream.eat("b")) stream.eatWhile(/[01]/);
		else if (stream.eat(".")) stream.eat(/[\d_]*(?:[eE][+\-]?[\d_]+)?/);
		else stream.eatWhile(/[0-7]/);
		return "number";
	} else if (/\d/.test(ch)) {
		stream.match(/^[\d_]*(?:\.[\d_]+)?(?:[eE][+\-]?[\d_]+)?/);
		return "number";
	} else if (ch == "?") {
		while (stream.match(/^\\[CM]-/));
		if (stream.eat("\\")) stream.eatWhile(/\w/);
		else stream.next();
		return "string";
	} else if (ch == ":") {
		if (stream.eat("'")) return chain(readQuoted("'", "atom", false), stream, state);
		if (stream.eat("\"")) return chain(readQuoted("\"", "atom", true), stream, state);
		if (stream.eat(/[\<\>]/)) {
			stream.eat(/[\<\>]/);
			return "atom";
		}
		if (stream.eat(/[\+\-\*\/\&\|\:\!]/)) return "atom";
		if (stream.eat(/[a-zA-Z$@_\xa1-\uffff]/)) {
			stream.eatWhile(/[\w$\xa1-\uffff]/);
			stream.eat(/[\?\!\=]/);
			return "atom";
		}
		return "operator";
	} else if (ch == "@" && stream.match(/^@?[a-zA-Z_\xa1-\uffff]/)) {
		stream.eat("@");
		stream.eatWhile(/[\w\xa1-\uffff]/);
		return "propertyName";
	} else if (ch == "$") {
		if (stream.eat(/[a-zA-Z_]/)) stream.eatWhile(/[\w]/);
		else if (stream.eat(/\d/)) stream.eat(/\d/);
		else stream.next();
		return "variableName.special";
	} else if (/[a-zA-Z_\xa1-\uffff]/.test(ch)) {
		stream.eatWhile(/[\w\xa1-\uffff]/);
		stream.eat(/[\?\!]/);
		if (stream.eat(":")) return "atom";
		return "variable";
	} else if (ch == "|" && (state.varList || state.lastTok == "{" || state.lastTok == "do")) {
		curPunc = "|";
		return null;
	} else if (/[\(\)\[\]{}\\;]/.test(ch)) {
		curPunc = ch;
		return null;
	} else if (ch == "-" && stream.eat(">")) return "operator";
	else if (/[=+\-\/*:\.^%<>~|]/.test(ch)) {
		var more = stream.eatWhile(/[=+\-\/*:\.^%<>~|]/);
		if (ch == "." && !more) curPunc = ".";
		return "operator";
	} else return null;
}
function regexpAhead(stream) {
	var start = stream.pos, depth = 0, next, found = false, escaped = false;
	while ((next = stream.next()) != null) if (!escaped) {
		if ("[{(".indexOf(next) > -1) depth++;
		else if ("]})".indexOf(next) > -1) {
			depth--;
			if (depth < 0) break;
		} else if (next == "/" && depth == 0) {
			found = true;
			break;
		}
		escaped = next == "\\";
	} else escaped = false;
	stream.backUp(stream.pos - start);
	return found;
}
function tokenBaseUntilBrace(depth) {
	if (!depth) depth = 1;
	return function(stream, state) {
		if (stream.peek() == "}") {
			if (depth == 1) {
				state.tokenize.pop();
				return state.tokenize[state.tokenize.length - 1](stream, state);
			} else state.tokenize[state.tokenize.length - 1] = tokenBaseUntilBrace(depth - 1);
		} else if (stream.peek() == "{") state.tokenize[state.tokenize.length - 1] = tokenBaseUntilBrace(depth + 1);
		return tokenBase$2(stream, state);
	};
}
function tokenBaseOnce() {
	var alreadyCalled = false;
	return function(stream, state) {
		if (alreadyCalled) {
			state.tokenize.pop();
			return state.tokenize[state.tokenize.length - 1](stream, state);
		}
		alreadyCalled = true;
		return tokenBase$2(stream, state);
	};
}
function readQuoted(quote, style, embed, unescaped) {
	return function(stream, state) {
		var escaped = false, ch;
		if (state.context.type === "read-quoted-paused") {
			state.context = state.context.prev;
			stream.eat("}");
		}
		while ((ch = stream.next()) != null) {
			if (ch == quote && (unescaped || !escaped)) {
				state.tokenize.pop();
				break;
			}
			if (embed && ch == "#" && !escaped) {
				if (stream.eat("{")) {
					if (quote == "}") state.context = {
						prev: state.context,
						type: "read-quoted-paused"
					};
					state.tokenize.push(tokenBaseUntilBrace());
					break;
				} else if (/[@\$]/.test(stream.peek())) {
					state.tokenize.push(tokenBaseOnce());
					break;
				}
			}
			escaped = !escaped && ch == "\\";
		}
		return style;
	};
}
function readHereDoc(phrase, mayIndent) {
	return function(stream, state) {
		if (mayIndent) stream.eatSpace();
		if (stream.match(phrase)) state.tokenize.pop();
		else stream.skipToEnd();
		return "string";
	};
}
function readBlockComment(stream, state) {
	if (stream.sol() && stream.match("=end") && stream.eol()) state.tokenize.pop();
	stream.skipToEnd();
	return "comment";
}
const ruby = {
	name: "ruby",
	startState: function(indentUnit) {
		return {
			tokenize: [tokenBase$2],
			indented: 0,
			context: {
				type: "top",
				indented: -indentUnit
			},
			continuedLine: false,
			lastTok: null,
			varList: false
		};
	},
	token: function(stream, state) {
		curPunc = null;
		if (stream.sol()) state.indented = stream.indentation();
		var style = state.tokenize[state.tokenize.length - 1](stream, state), kwtype;
		var thisTok = curPunc;
		if (style == "variable") {
			var word = stream.current();
			style = state.lastTok == "." ? "property" : keywords$1.propertyIsEnumerable(stream.current()) ? "keyword" : /^[A-Z]/.test(word) ? "tag" : state.lastTok == "def" || state.lastTok == "class" || state.varList ? "def" : "variable";
			if (style == "keyword") {
				thisTok = word;
				if (indentWords.propertyIsEnumerable(word)) kwtype = "indent";
				else if (dedentWords.propertyIsEnumerable(word)) kwtype = "dedent";
				else if ((word == "if" || word == "unless") && stream.column() == stream.indentation()) kwtype = "indent";
				else if (word == "do" && state.context.indented < state.indented) kwtype = "indent";
			}
		}
		if (curPunc || style && style != "comment") state.lastTok = thisTok;
		if (curPunc == "|") state.varList = !state.varList;
		if (kwtype == "indent" || /[\(\[\{]/.test(curPunc)) state.context = {
			prev: state.context,
			type: curPunc || style,
			indented: state.indented
		};
		else if ((kwtype == "dedent" || /[\)\]\}]/.test(curPunc)) && state.context.prev) state.context = state.context.prev;
		if (stream.eol()) state.continuedLine = curPunc == "\\" || style == "operator";
		return style;
	},
	indent: function(state, textAfter, cx) {
		if (state.tokenize[state.tokenize.length - 1] != tokenBase$2) return null;
		var firstChar = textAfter && textAfter.charAt(0);
		var ct = state.context;
		var closed = ct.type == closing[firstChar] || ct.type == "keyword" && /^(?:end|until|else|elsif|when|rescue)\b/.test(textAfter);
		return ct.indented + (closed ? 0 : cx.unit) + (state.continuedLine ? cx.unit : 0);
	},
	languageData: {
		indentOnInput: /^\s*(?:end|rescue|elsif|else|\})$/,
		commentTokens: { line: "#" },
		autocomplete: keywordList
	}
};
// node_modules/@codemirror/legacy-modes/mode/rust.js
const rust = simpleMode({
	start: [
		{
			regex: /b?"/,
			token: "string",
			next: "string"
		},
		{
			regex: /b?r"/,
			token: "string",
			next: "string_raw"
		},
		{
			regex: /b?r#+"/,
			token: "string",
			next: "string_raw_hash"
		},
		{
			regex: /'(?:[^'\\]|\\(?:[nrt0'"]|x[\da-fA-F]{2}|u\{[\da-fA-F]{6}\}))'/,
			token: "string.special"
		},
		{
			regex: /b'(?:[^']|\\(?:['\\nrt0]|x[\da-fA-F]{2}))'/,
			token: "string.special"
		},
		{
			regex: /(?:(?:[0-9][0-9_]*)(?:(?:[Ee][+-]?[0-9_]+)|\.[0-9_]+(?:[Ee][+-]?[0-9_]+)?)(?:f32|f64)?)|(?:0(?:b[01_]+|(?:o[0-7_]+)|(?:x[0-9a-fA-F_]+))|(?:[0-9][0-9_]*))(?:u8|u16|u32|u64|i8|i16|i32|i64|isize|usize)?/,
			token: "number"
		},
		{
			regex: /(let(?:\s+mut)?|fn|enum|mod|struct|type|union)(\s+)([a-zA-Z_][a-zA-Z0-9_]*)/,
			token: [
				"keyword",
				null,
				"def"
			]
		},
		{
			regex: /(?:abstract|alignof|as|async|await|box|break|continue|const|crate|do|dyn|else|enum|extern|fn|for|final|if|impl|in|loop|macro|match|mod|move|offsetof|override|priv|proc|pub|pure|ref|return|self|sizeof|static|struct|super|trait|type|typeof|union|unsafe|unsized|use|virtual|where|while|yield)\b/,
			token: "keyword"
		},
		{
			regex: /\b(?:Self|isize|usize|char|bool|u8|u16|u32|u64|f16|f32|f64|i8|i16|i32|i64|str|Option)\b/,
			token: "atom"
		},
		{
			regex: /\b(?:true|false|Some|None|Ok|Err)\b/,
			token: "builtin"
		},
		{
			regex: /\b(fn)(\s+)([a-zA-Z_][a-zA-Z0-9_]*)/,
			token: [
				"keyword",
				null,
				"def"
			]
		},
		{
			regex: /#!?\[.*\]/,
			token: "meta"
		},
		{
			regex: /\/\/.*/,
			token: "comment"
		},
		{
			regex: /\/\*/,
			token: "comment",
			next: "comment"
		},
		{
			regex: /[-+\/*=<>!]+/,
			token: "operator"
		},
		{
			regex: /[a-zA-Z_]\w*!/,
			token: "macroName"
		},
		{
			regex: /[a-zA-Z_]\w*/,
			token: "variable"
		},
		{
			regex: /[\{\[\(]/,
			indent: true
		},
		{
			regex: /[\}\]\)]/,
			dedent: true
		}
	],
	string: [{
		regex: /"/,
		token: "string",
		next: "start"
	}, {
		regex: /(?:[^\\"]|\\(?:.|$))*/,
		token: "string"
	}],
	string_raw: [{
		regex: /"/,
		token: "string",
		next: "start"
	}, {
		regex: /[^"]*/,
		token: "string"
	}],
	string_raw_hash: [{
		regex: /"#+/,
		token: "string",
		next: "start"
	}, {
		regex: /(?:[^"]|"(?!#))*/,
		token: "string"
	}],
	comment: [{
		regex: /.*?\*\//,
		token: "comment",
		next: "start"
	}, {
		regex: /.*/,
		token: "comment"
	}],
	languageData: {
		name: "rust",
		dontIndentStates: ["comment"],
		indentOnInput: /^\s*\}$/,
		commentTokens: {
			line: "//",
			block: {
				open: "/*",
				close: "*/"
			}
		}
	}
});
// node_modules/@codemirror/legacy-modes/mode/shell.js
var words = {};
function define(style, dict) {
	for (var i = 0; i < dict.length; i++) words[dict[i]] = style;
}
var commonAtoms = ["true", "false"];
var commonKeywords = [
	"if",
	"then",
	"do",
	"else",
	"elif",
	"while",
	"until",
	"for",
	"in",
	"esac",
	"fi",
	"fin",
	"fil",
	"done",
	"exit",
	"set",
	"unset",
	"export",
	"function"
];
var commonCommands = [
	"ab",
	"awk",
	"bash",
	"beep",
	"cat",
	"cc",
	"cd",
	"chown",
	"chmod",
	"chroot",
	"clear",
	"cp",
	"curl",
	"cut",
	"diff",
	"echo",
	"find",
	"gawk",
	"gcc",
	"get",
	"git",
	"grep",
	"hg",
	"kill",
	"killall",
	"ln",
	"ls",
	"make",
	"mkdir",
	"openssl",
	"mv",
	"nc",
	"nl",
	"node",
	"npm",
	"ping",
	"ps",
	"restart",
	"rm",
	"rmdir",
	"sed",
	"service",
	"sh",
	"shopt",
	"shred",
	"source",
	"sort",
	"sleep",
	"ssh",
	"start",
	"stop",
	"su",
	"sudo",
	"svn",
	"tee",
	"telnet",
	"top",
	"touch",
	"vi",
	"vim",
	"wall",
	"wc",
	"wget",
	"who",
	"write",
	"yes",
	"zsh"
];
define("atom", commonAtoms);
define("keyword", commonKeywords);
define("builtin", commonCommands);
function tokenBase$1(stream, state) {
	if (stream.eatSpace()) return null;
	var sol = stream.sol();
	var ch = stream.next();
	if (ch === "\\") {
		stream.next();
		return null;
	}
	if (ch === "'" || ch === "\"" || ch === "`") {
		state.tokens.unshift(tokenString$1(ch, ch === "`" ? "quote" : "string"));
		return tokenize(stream, state);
	}
	if (ch === "#") {
		if (sol && stream.eat("!")) {
			stream.skipToEnd();
			return "meta";
		}
		stream.skipToEnd();
		return "comment";
	}
	if (ch === "$") {
		state.tokens.unshift(tokenDollar);
		return tokenize(stream, state);
	}
	if (ch === "+" || ch === "=") return "operator";
	if (ch === "-") {
		stream.eat("-");
		stream.eatWhile(/\w/);
		return "attribute";
	}
	if (ch == "<") {
		if (stream.match("<<")) return "operator";
		var heredoc = stream.match(/^<-?\s*(?:['"]([^'"]*)['"]|([^'"\s]*))/);
		if (heredoc) {
			state.tokens.unshift(tokenHeredoc(heredoc[1] || heredoc[2]));
			return "string.special";
		}
	}
	if (/\d/.test(ch)) {
		stream.eatWhile(/\d/);
		if (stream.eol() || !/\w/.test(stream.peek())) return "number";
	}
	stream.eatWhile(/[\w-]/);
	var cur = stream.current();
	if (stream.peek() === "=" && /\w+/.test(cur)) return "def";
	return words.hasOwnProperty(cur) ? words[cur] : null;
}
function tokenString$1(quote, style) {
	var close = quote == "(" ? ")" : quote == "{" ? "}" : quote;
	return function(stream, state) {
		var next, escaped = false;
		while ((next = stream.next()) != null) {
			if (next === close && !escaped) {
				state.tokens.shift();
				break;
			} else if (next === "$" && !escaped && quote !== "'" && stream.peek() != close) {
				escaped = true;
				stream.backUp(1);
				state.tokens.unshift(tokenDollar);
				break;
			} else if (!escaped && quote !== close && next === quote) {
				state.tokens.unshift(tokenString$1(quote, style));
				return tokenize(stream, state);
			} else if (!escaped && /['"]/.test(next) && !/['"]/.test(quote)) {
				state.tokens.unshift(tokenStringStart(next, "string"));
				stream.backUp(1);
				break;
			}
			escaped = !escaped && next === "\\";
		}
		return style;
	};
}
function tokenStringStart(quote, style) {
	return function(stream, state) {
		state.tokens[0] = tokenString$1(quote, style);
		stream.next();
		return tokenize(stream, state);
	};
}
var tokenDollar = function(stream, state) {
	if (state.tokens.length > 1) stream.eat("$");
	var ch = stream.next();
	if (/['"({]/.test(ch)) {
		state.tokens[0] = tokenString$1(ch, ch == "(" ? "quote" : ch == "{" ? "def" : "string");
		return tokenize(stream, state);
	}
	if (!/\d/.test(ch)) stream.eatWhile(/\w/);
	state.tokens.shift();
	return "def";
};
function tokenHeredoc(delim) {
	return function(stream, state) {
		if (stream.sol() && stream.string == delim) state.tokens.shift();
		stream.skipToEnd();
		return "string.special";
	};
}
function tokenize(stream, state) {
	return (state.tokens[0] || tokenBase$1)(stream, state);
}
const shell = {
	name: "shell",
	startState: function() {
		return { tokens: [] };
	},
	token: function(stream, state) {
		return tokenize(stream, state);
	},
	languageData: {
		autocomplete: commonAtoms.concat(commonKeywords, commonCommands),
		closeBrackets: { brackets: [
			"(",
			"[",
			"{",
			"'",
			"\"",
			"`"
		] },
		commentTokens: { line: "#" }
	}
};
// node_modules/@codemirror/legacy-modes/mode/sql.js
function sql(parserConfig) {
	var client = parserConfig.client || {}, atoms = parserConfig.atoms || {
		"false": true,
		"true": true,
		"null": true
	}, builtin = parserConfig.builtin || set(defaultBuiltin), keywords = parserConfig.keywords || set(sqlKeywords), operatorChars = parserConfig.operatorChars || /^[*+\-%<>!=&|~^\/]/, support = parserConfig.support || {}, hooks = parserConfig.hooks || {}, dateSQL = parserConfig.dateSQL || {
		"date": true,
		"time": true,
		"timestamp": true
	}, backslashStringEscapes = parserConfig.backslashStringEscapes !== false, brackets = parserConfig.brackets || /^[\{}\(\)\[\]]/, punctuation = parserConfig.punctuation || /^[;.,:]/;
	function tokenBase(stream, state) {
		var ch = stream.next();
		if (hooks[ch]) {
			var result = hooks[ch](stream, state);
			if (result !== false) return result;
		}
		if (support.hexNumber && (ch == "0" && stream.match(/^[xX][0-9a-fA-F]+/) || (ch == "x" || ch == "X") && stream.match(/^'[0-9a-fA-F]*'/))) return "number";
		else if (support.binaryNumber && ((ch == "b" || ch == "B") && stream.match(/^'[01]+'/) || ch == "0" && stream.match(/^b[01]*/))) return "number";
		else if (ch.charCodeAt(0) > 47 && ch.charCodeAt(0) < 58) {
			stream.match(/^[0-9]*(\.[0-9]+)?([eE][-+]?[0-9]+)?/);
			support.decimallessFloat && stream.match(/^\.(?!\.)/);
			return "number";
		} else if (ch == "?" && (stream.eatSpace() || stream.eol() || stream.eat(";"))) return "macroName";
		else if (ch == "'" || ch == "\"" && support.doubleQuote) {
			state.tokenize = tokenLiteral(ch);
			return state.tokenize(stream, state);
		} else if ((support.nCharCast && (ch == "n" || ch == "N") || support.charsetCast && ch == "_" && stream.match(/[a-z][a-z0-9]*/i)) && (stream.peek() == "'" || stream.peek() == "\"")) return "keyword";
		else if (support.escapeConstant && (ch == "e" || ch == "E") && (stream.peek() == "'" || stream.peek() == "\"" && support.doubleQuote)) {
			state.tokenize = function(stream, state) {
				return (state.tokenize = tokenLiteral(stream.next(), true))(stream, state);
			};
			return "keyword";
		} else if (support.commentSlashSlash && ch == "/" && stream.eat("/")) {
			stream.skipToEnd();
			return "comment";
		} else if (support.commentHash && ch == "#" || ch == "-" && stream.eat("-") && (!support.commentSpaceRequired || stream.eat(" "))) {
			stream.skipToEnd();
			return "comment";
		} else if (ch == "/" && stream.eat("*")) {
			state.tokenize = tokenComment(1);
			return state.tokenize(stream, state);
		} else if (ch == ".") {
			if (support.zerolessFloat && stream.match(/^(?:\d+(?:e[+-]?\d+)?)/i)) return "number";
			if (stream.match(/^\.+/)) return null;
			if (support.ODBCdotTable && stream.match(/^[\w\d_$#]+/)) return "type";
		} else if (operatorChars.test(ch)) {
			stream.eatWhile(operatorChars);
			return "operator";
		} else if (brackets.test(ch)) return "bracket";
		else if (punctuation.test(ch)) {
			stream.eatWhile(punctuation);
			return "punctuation";
		} else if (ch == "{" && (stream.match(/^( )*(d|D|t|T|ts|TS)( )*'[^']*'( )*}/) || stream.match(/^( )*(d|D|t|T|ts|TS)( )*"[^"]*"( )*}/))) return "number";
		else {
			stream.eatWhile(/^[_\w\d]/);
			var word = stream.current().toLowerCase();
			if (dateSQL.hasOwnProperty(word) && (stream.match(/^( )+'[^']*'/) || stream.match(/^( )+"[^"]*"/))) return "number";
			if (atoms.hasOwnProperty(word)) return "atom";
			if (builtin.hasOwnProperty(word)) return "type";
			if (keywords.hasOwnProperty(word)) return "keyword";
			if (client.hasOwnProperty(word)) return "builtin";
			return null;
		}
	}
	function tokenLiteral(quote, backslashEscapes) {
		return function(stream, state) {
			var escaped = false, ch;
			while ((ch = stream.next()) != null) {
				if (ch == quote && !escaped) {
					state.tokenize = tokenBase;
					break;
				}
				escaped = (backslashStringEscapes || backslashEscapes) && !escaped && ch == "\\";
			}
			return "string";
		};
	}
	function tokenComment(depth) {
		return function(stream, state) {
			var m = stream.match(/^.*?(\/\*|\*\/)/);
			if (!m) stream.skipToEnd();
			else if (m[1] == "/*") state.tokenize = tokenComment(depth + 1);
			else if (depth > 1) state.tokenize = tokenComment(depth - 1);
			else state.tokenize = tokenBase;
			return "comment";
		};
	}
	function pushContext(stream, state, type) {
		state.context = {
			prev: state.context,
			indent: stream.indentation(),
			col: stream.column(),
			type
		};
	}
	function popContext(state) {
		state.indent = state.context.indent;
		state.context = state.context.prev;
	}
	return {
		name: "sql",
		startState: function() {
			return {
				tokenize: tokenBase,
				context: null
			};
		},
		token: function(stream, state) {
			if (stream.sol()) {
				if (state.context && state.context.align == null) state.context.align = false;
			}
			if (state.tokenize == tokenBase && stream.eatSpace()) return null;
			var style = state.tokenize(stream, state);
			if (style == "comment") return style;
			if (state.context && state.context.align == null) state.context.align = true;
			var tok = stream.current();
			if (tok == "(") pushContext(stream, state, ")");
			else if (tok == "[") pushContext(stream, state, "]");
			else if (state.context && state.context.type == tok) popContext(state);
			return style;
		},
		indent: function(state, textAfter, iCx) {
			var cx = state.context;
			if (!cx) return null;
			var closing = textAfter.charAt(0) == cx.type;
			if (cx.align) return cx.col + (closing ? 0 : 1);
			else return cx.indent + (closing ? 0 : iCx.unit);
		},
		languageData: {
			commentTokens: {
				line: support.commentSlashSlash ? "//" : support.commentHash ? "#" : "--",
				block: {
					open: "/*",
					close: "*/"
				}
			},
			closeBrackets: { brackets: [
				"(",
				"[",
				"{",
				"'",
				"\"",
				"`"
			] }
		}
	};
}
function hookIdentifier(stream) {
	var ch;
	while ((ch = stream.next()) != null) if (ch == "`" && !stream.eat("`")) return "string.special";
	stream.backUp(stream.current().length - 1);
	return stream.eatWhile(/\w/) ? "string.special" : null;
}
function hookIdentifierDoublequote(stream) {
	var ch;
	while ((ch = stream.next()) != null) if (ch == "\"" && !stream.eat("\"")) return "string.special";
	stream.backUp(stream.current().length - 1);
	return stream.eatWhile(/\w/) ? "string.special" : null;
}
function hookVar(stream) {
	if (stream.eat("@")) {
		stream.match("session.");
		stream.match("local.");
		stream.match("global.");
	}
	if (stream.eat("'")) {
		stream.match(/^.*'/);
		return "string.special";
	} else if (stream.eat("\"")) {
		stream.match(/^.*"/);
		return "string.special";
	} else if (stream.eat("`")) {
		stream.match(/^.*`/);
		return "string.special";
	} else if (stream.match(/^[0-9a-zA-Z$\.\_]+/)) return "string.special";
	return null;
}
function hookClient(stream) {
	if (stream.eat("N")) return "atom";
	return stream.match(/^[a-zA-Z.#!?]/) ? "string.special" : null;
}
var sqlKeywords = "alter and as asc between by count create delete desc distinct drop from group having in insert into is join like not on or order select set table union update values where limit ";
function set(str) {
	var obj = {}, words = str.split(" ");
	for (var i = 0; i < words.length; ++i) obj[words[i]] = true;
	return obj;
}
var defaultBuiltin = "bool boolean bit blob enum long longblob longtext medium mediumblob mediumint mediumtext time timestamp tinyblob tinyint tinytext text bigint int int1 int2 int3 int4 int8 integer float float4 float8 double char varbinary varchar varcharacter precision real date datetime year unsigned signed decimal numeric";
const standardSQL = sql({
	keywords: set(sqlKeywords + "begin"),
	builtin: set(defaultBuiltin),
	atoms: set("false true null unknown"),
	dateSQL: set("date time timestamp"),
	support: set("ODBCdotTable doubleQuote binaryNumber hexNumber")
});
sql({
	client: set("$partition binary_checksum checksum connectionproperty context_info current_request_id error_line error_message error_number error_procedure error_severity error_state formatmessage get_filestream_transaction_context getansinull host_id host_name isnull isnumeric min_active_rowversion newid newsequentialid rowcount_big xact_state object_id"),
	keywords: set(sqlKeywords + "begin trigger proc view index for add constraint key primary foreign collate clustered nonclustered declare exec go if use index holdlock nolock nowait paglock readcommitted readcommittedlock readpast readuncommitted repeatableread rowlock serializable snapshot tablock tablockx updlock with"),
	builtin: set("bigint numeric bit smallint decimal smallmoney int tinyint money float real char varchar text nchar nvarchar ntext binary varbinary image cursor timestamp hierarchyid uniqueidentifier sql_variant xml table "),
	atoms: set("is not null like and or in left right between inner outer join all any some cross unpivot pivot exists"),
	operatorChars: /^[*+\-%<>!=^\&|\/]/,
	brackets: /^[\{}\(\)]/,
	punctuation: /^[;.,:/]/,
	backslashStringEscapes: false,
	dateSQL: set("date datetimeoffset datetime2 smalldatetime datetime time"),
	hooks: { "@": hookVar }
});
sql({
	client: set("charset clear connect edit ego exit go help nopager notee nowarning pager print prompt quit rehash source status system tee"),
	keywords: set(sqlKeywords + "accessible action add after algorithm all analyze asensitive at authors auto_increment autocommit avg avg_row_length before binary binlog both btree cache call cascade cascaded case catalog_name chain change changed character check checkpoint checksum class_origin client_statistics close coalesce code collate collation collations column columns comment commit committed completion concurrent condition connection consistent constraint contains continue contributors convert cross current current_date current_time current_timestamp current_user cursor data database databases day_hour day_microsecond day_minute day_second deallocate dec declare default delay_key_write delayed delimiter des_key_file describe deterministic dev_pop dev_samp deviance diagnostics directory disable discard distinctrow div dual dumpfile each elseif enable enclosed end ends engine engines enum errors escape escaped even event events every execute exists exit explain extended fast fetch field fields first flush for force foreign found_rows full fulltext function general get global grant grants group group_concat handler hash help high_priority hosts hour_microsecond hour_minute hour_second if ignore ignore_server_ids import index index_statistics infile inner innodb inout insensitive insert_method install interval invoker isolation iterate key keys kill language last leading leave left level limit linear lines list load local localtime localtimestamp lock logs low_priority master master_heartbeat_period master_ssl_verify_server_cert masters match max max_rows maxvalue message_text middleint migrate min min_rows minute_microsecond minute_second mod mode modifies modify mutex mysql_errno natural next no no_write_to_binlog offline offset one online open optimize option optionally out outer outfile pack_keys parser partition partitions password phase plugin plugins prepare preserve prev primary privileges procedure processlist profile profiles purge query quick range read read_write reads real rebuild recover references regexp relaylog release remove rename reorganize repair repeatable replace require resignal restrict resume return returns revoke right rlike rollback rollup row row_format rtree savepoint schedule schema schema_name schemas second_microsecond security sensitive separator serializable server session share show signal slave slow smallint snapshot soname spatial specific sql sql_big_result sql_buffer_result sql_cache sql_calc_found_rows sql_no_cache sql_small_result sqlexception sqlstate sqlwarning ssl start starting starts status std stddev stddev_pop stddev_samp storage straight_join subclass_origin sum suspend table_name table_statistics tables tablespace temporary terminated to trailing transaction trigger triggers truncate uncommitted undo uninstall unique unlock upgrade usage use use_frm user user_resources user_statistics using utc_date utc_time utc_timestamp value variables varying view views warnings when while with work write xa xor year_month zerofill begin do then else loop repeat"),
	builtin: set("bool boolean bit blob decimal double float long longblob longtext medium mediumblob mediumint mediumtext time timestamp tinyblob tinyint tinytext text bigint int int1 int2 int3 int4 int8 integer float float4 float8 double char varbinary varchar varcharacter precision date datetime year unsigned signed numeric"),
	atoms: set("false true null unknown"),
	operatorChars: /^[*+\-%<>!=&|^]/,
	dateSQL: set("date time timestamp"),
	support: set("ODBCdotTable decimallessFloat zerolessFloat binaryNumber hexNumber doubleQuote nCharCast charsetCast commentHash commentSpaceRequired"),
	hooks: {
		"@": hookVar,
		"`": hookIdentifier,
		"\\": hookClient
	}
});
sql({
	client: set("charset clear connect edit ego exit go help nopager notee nowarning pager print prompt quit rehash source status system tee"),
	keywords: set(sqlKeywords + "accessible action add after algorithm all always analyze asensitive at authors auto_increment autocommit avg avg_row_length before binary binlog both btree cache call cascade cascaded case catalog_name chain change changed character check checkpoint checksum class_origin client_statistics close coalesce code collate collation collations column columns comment commit committed completion concurrent condition connection consistent constraint contains continue contributors convert cross current current_date current_time current_timestamp current_user cursor data database databases day_hour day_microsecond day_minute day_second deallocate dec declare default delay_key_write delayed delimiter des_key_file describe deterministic dev_pop dev_samp deviance diagnostics directory disable discard distinctrow div dual dumpfile each elseif enable enclosed end ends engine engines enum errors escape escaped even event events every execute exists exit explain extended fast fetch field fields first flush for force foreign found_rows full fulltext function general generated get global grant grants group group_concat handler hard hash help high_priority hosts hour_microsecond hour_minute hour_second if ignore ignore_server_ids import index index_statistics infile inner innodb inout insensitive insert_method install interval invoker isolation iterate key keys kill language last leading leave left level limit linear lines list load local localtime localtimestamp lock logs low_priority master master_heartbeat_period master_ssl_verify_server_cert masters match max max_rows maxvalue message_text middleint migrate min min_rows minute_microsecond minute_second mod mode modifies modify mutex mysql_errno natural next no no_write_to_binlog offline offset one online open optimize option optionally out outer outfile pack_keys parser partition partitions password persistent phase plugin plugins prepare preserve prev primary privileges procedure processlist profile profiles purge query quick range read read_write reads real rebuild recover references regexp relaylog release remove rename reorganize repair repeatable replace require resignal restrict resume return returns revoke right rlike rollback rollup row row_format rtree savepoint schedule schema schema_name schemas second_microsecond security sensitive separator serializable server session share show shutdown signal slave slow smallint snapshot soft soname spatial specific sql sql_big_result sql_buffer_result sql_cache sql_calc_found_rows sql_no_cache sql_small_result sqlexception sqlstate sqlwarning ssl start starting starts status std stddev stddev_pop stddev_samp storage straight_join subclass_origin sum suspend table_name table_statistics tables tablespace temporary terminated to trailing transaction trigger triggers truncate uncommitted undo uninstall unique unlock upgrade usage use use_frm user user_resources user_statistics using utc_date utc_time utc_timestamp value variables varying view views virtual warnings when while with work write xa xor year_month zerofill begin do then else loop repeat"),
	builtin: set("bool boolean bit blob decimal double float long longblob longtext medium mediumblob mediumint mediumtext time timestamp tinyblob tinyint tinytext text bigint int int1 int2 int3 int4 int8 integer float float4 float8 double char varbinary varchar varcharacter precision date datetime year unsigned signed numeric"),
	atoms: set("false true null unknown"),
	operatorChars: /^[*+\-%<>!=&|^]/,
	dateSQL: set("date time timestamp"),
	support: set("ODBCdotTable decimallessFloat zerolessFloat binaryNumber hexNumber doubleQuote nCharCast charsetCast commentHash commentSpaceRequired"),
	hooks: {
		"@": hookVar,
		"`": hookIdentifier,
		"\\": hookClient
	}
});
sql({
	client: set("auth backup bail binary changes check clone databases dbinfo dump echo eqp exit explain fullschema headers help import imposter indexes iotrace limit lint load log mode nullvalue once open output print prompt quit read restore save scanstats schema separator session shell show stats system tables testcase timeout timer trace vfsinfo vfslist vfsname width"),
	keywords: set(sqlKeywords + "abort action add after all analyze attach autoincrement before begin cascade case cast check collate column commit conflict constraint cross current_date current_time current_timestamp database default deferrable deferred detach each else end escape except exclusive exists explain fail for foreign full glob if ignore immediate index indexed initially inner instead intersect isnull key left limit match natural no notnull null of offset outer plan pragma primary query raise recursive references regexp reindex release rename replace restrict right rollback row savepoint temp temporary then to transaction trigger unique using vacuum view virtual when with without"),
	builtin: set("bool boolean bit blob decimal double float long longblob longtext medium mediumblob mediumint mediumtext time timestamp tinyblob tinyint tinytext text clob bigint int int2 int8 integer float double char varchar date datetime year unsigned signed numeric real"),
	atoms: set("null current_date current_time current_timestamp"),
	operatorChars: /^[*+\-%<>!=&|/~]/,
	dateSQL: set("date time timestamp datetime"),
	support: set("decimallessFloat zerolessFloat"),
	identifierQuote: "\"",
	hooks: {
		"@": hookVar,
		":": hookVar,
		"?": hookVar,
		"$": hookVar,
		"\"": hookIdentifierDoublequote,
		"`": hookIdentifier
	}
});
sql({
	client: {},
	keywords: set("add all allow alter and any apply as asc authorize batch begin by clustering columnfamily compact consistency count create custom delete desc distinct drop each_quorum exists filtering from grant if in index insert into key keyspace keyspaces level limit local_one local_quorum modify nan norecursive nosuperuser not of on one order password permission permissions primary quorum rename revoke schema select set storage superuser table three to token truncate ttl two type unlogged update use user users using values where with writetime"),
	builtin: set("ascii bigint blob boolean counter decimal double float frozen inet int list map static text timestamp timeuuid tuple uuid varchar varint"),
	atoms: set("false true infinity NaN"),
	operatorChars: /^[<>=]/,
	dateSQL: {},
	support: set("commentSlashSlash decimallessFloat"),
	hooks: {}
});
sql({
	client: set("appinfo arraysize autocommit autoprint autorecovery autotrace blockterminator break btitle cmdsep colsep compatibility compute concat copycommit copytypecheck define describe echo editfile embedded escape exec execute feedback flagger flush heading headsep instance linesize lno loboffset logsource long longchunksize markup native newpage numformat numwidth pagesize pause pno recsep recsepchar release repfooter repheader serveroutput shiftinout show showmode size spool sqlblanklines sqlcase sqlcode sqlcontinue sqlnumber sqlpluscompatibility sqlprefix sqlprompt sqlterminator suffix tab term termout time timing trimout trimspool ttitle underline verify version wrap"),
	keywords: set("abort accept access add all alter and any array arraylen as asc assert assign at attributes audit authorization avg base_table begin between binary_integer body boolean by case cast char char_base check close cluster clusters colauth column comment commit compress connect connected constant constraint crash create current currval cursor data_base database date dba deallocate debugoff debugon decimal declare default definition delay delete desc digits dispose distinct do drop else elseif elsif enable end entry escape exception exception_init exchange exclusive exists exit external fast fetch file for force form from function generic goto grant group having identified if immediate in increment index indexes indicator initial initrans insert interface intersect into is key level library like limited local lock log logging long loop master maxextents maxtrans member minextents minus mislabel mode modify multiset new next no noaudit nocompress nologging noparallel not nowait number_base object of off offline on online only open option or order out package parallel partition pctfree pctincrease pctused pls_integer positive positiven pragma primary prior private privileges procedure public raise range raw read rebuild record ref references refresh release rename replace resource restrict return returning returns reverse revoke rollback row rowid rowlabel rownum rows run savepoint schema segment select separate session set share snapshot some space split sql start statement storage subtype successful synonym tabauth table tables tablespace task terminate then to trigger truncate type union unique unlimited unrecoverable unusable update use using validate value values variable view views when whenever where while with work"),
	builtin: set("abs acos add_months ascii asin atan atan2 average bfile bfilename bigserial bit blob ceil character chartorowid chr clob concat convert cos cosh count dec decode deref dual dump dup_val_on_index empty error exp false float floor found glb greatest hextoraw initcap instr instrb int integer isopen last_day least length lengthb ln lower lpad ltrim lub make_ref max min mlslabel mod months_between natural naturaln nchar nclob new_time next_day nextval nls_charset_decl_len nls_charset_id nls_charset_name nls_initcap nls_lower nls_sort nls_upper nlssort no_data_found notfound null number numeric nvarchar2 nvl others power rawtohex real reftohex round rowcount rowidtochar rowtype rpad rtrim serial sign signtype sin sinh smallint soundex sqlcode sqlerrm sqrt stddev string substr substrb sum sysdate tan tanh to_char text to_date to_label to_multi_byte to_number to_single_byte translate true trunc uid unlogged upper user userenv varchar varchar2 variance varying vsize xml"),
	operatorChars: /^[*\/+\-%<>!=~]/,
	dateSQL: set("date time timestamp"),
	support: set("doubleQuote nCharCast zerolessFloat binaryNumber hexNumber")
});
sql({
	keywords: set("select alter $elem$ $key$ $value$ add after all analyze and archive as asc before between binary both bucket buckets by cascade case cast change cluster clustered clusterstatus collection column columns comment compute concatenate continue create cross cursor data database databases dbproperties deferred delete delimited desc describe directory disable distinct distribute drop else enable end escaped exclusive exists explain export extended external fetch fields fileformat first format formatted from full function functions grant group having hold_ddltime idxproperties if import in index indexes inpath inputdriver inputformat insert intersect into is items join keys lateral left like limit lines load local location lock locks mapjoin materialized minus msck no_drop nocompress not of offline on option or order out outer outputdriver outputformat overwrite partition partitioned partitions percent plus preserve procedure purge range rcfile read readonly reads rebuild recordreader recordwriter recover reduce regexp rename repair replace restrict revoke right rlike row schema schemas semi sequencefile serde serdeproperties set shared show show_database sort sorted ssl statistics stored streamtable table tables tablesample tblproperties temporary terminated textfile then tmp to touch transform trigger unarchive undo union uniquejoin unlock update use using utc utc_tmestamp view when where while with admin authorization char compact compactions conf cube current current_date current_timestamp day decimal defined dependency directories elem_type exchange file following for grouping hour ignore inner interval jar less logical macro minute month more none noscan over owner partialscan preceding pretty principals protection reload rewrite role roles rollup rows second server sets skewed transactions truncate unbounded unset uri user values window year"),
	builtin: set("bool boolean long timestamp tinyint smallint bigint int float double date datetime unsigned string array struct map uniontype key_type utctimestamp value_type varchar"),
	atoms: set("false true null unknown"),
	operatorChars: /^[*+\-%<>!=]/,
	dateSQL: set("date timestamp"),
	support: set("ODBCdotTable doubleQuote binaryNumber hexNumber")
});
sql({
	client: set("source"),
	keywords: set(sqlKeywords + "a abort abs absent absolute access according action ada add admin after aggregate alias all allocate also alter always analyse analyze and any are array array_agg array_max_cardinality as asc asensitive assert assertion assignment asymmetric at atomic attach attribute attributes authorization avg backward base64 before begin begin_frame begin_partition bernoulli between bigint binary bit bit_length blob blocked bom boolean both breadth by c cache call called cardinality cascade cascaded case cast catalog catalog_name ceil ceiling chain char char_length character character_length character_set_catalog character_set_name character_set_schema characteristics characters check checkpoint class class_origin clob close cluster coalesce cobol collate collation collation_catalog collation_name collation_schema collect column column_name columns command_function command_function_code comment comments commit committed concurrently condition condition_number configuration conflict connect connection connection_name constant constraint constraint_catalog constraint_name constraint_schema constraints constructor contains content continue control conversion convert copy corr corresponding cost count covar_pop covar_samp create cross csv cube cume_dist current current_catalog current_date current_default_transform_group current_path current_role current_row current_schema current_time current_timestamp current_transform_group_for_type current_user cursor cursor_name cycle data database datalink datatype date datetime_interval_code datetime_interval_precision day db deallocate debug dec decimal declare default defaults deferrable deferred defined definer degree delete delimiter delimiters dense_rank depends depth deref derived desc describe descriptor detach detail deterministic diagnostics dictionary disable discard disconnect dispatch distinct dlnewcopy dlpreviouscopy dlurlcomplete dlurlcompleteonly dlurlcompletewrite dlurlpath dlurlpathonly dlurlpathwrite dlurlscheme dlurlserver dlvalue do document domain double drop dump dynamic dynamic_function dynamic_function_code each element else elseif elsif empty enable encoding encrypted end end_frame end_partition endexec enforced enum equals errcode error escape event every except exception exclude excluding exclusive exec execute exists exit exp explain expression extension external extract false family fetch file filter final first first_value flag float floor following for force foreach foreign fortran forward found frame_row free freeze from fs full function functions fusion g general generated get global go goto grant granted greatest group grouping groups handler having header hex hierarchy hint hold hour id identity if ignore ilike immediate immediately immutable implementation implicit import in include including increment indent index indexes indicator info inherit inherits initially inline inner inout input insensitive insert instance instantiable instead int integer integrity intersect intersection interval into invoker is isnull isolation join k key key_member key_type label lag language large last last_value lateral lead leading leakproof least left length level library like like_regex limit link listen ln load local localtime localtimestamp location locator lock locked log logged loop lower m map mapping match matched materialized max max_cardinality maxvalue member merge message message_length message_octet_length message_text method min minute minvalue mod mode modifies module month more move multiset mumps name names namespace national natural nchar nclob nesting new next nfc nfd nfkc nfkd nil no none normalize normalized not nothing notice notify notnull nowait nth_value ntile null nullable nullif nulls number numeric object occurrences_regex octet_length octets of off offset oids old on only open operator option options or order ordering ordinality others out outer output over overlaps overlay overriding owned owner p pad parallel parameter parameter_mode parameter_name parameter_ordinal_position parameter_specific_catalog parameter_specific_name parameter_specific_schema parser partial partition pascal passing passthrough password path percent percent_rank percentile_cont percentile_disc perform period permission pg_context pg_datatype_name pg_exception_context pg_exception_detail pg_exception_hint placing plans pli policy portion position position_regex power precedes preceding precision prepare prepared preserve primary print_strict_params prior privileges procedural procedure procedures program public publication query quote raise range rank read reads real reassign recheck recovery recursive ref references referencing refresh regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy reindex relative release rename repeatable replace replica requiring reset respect restart restore restrict result result_oid return returned_cardinality returned_length returned_octet_length returned_sqlstate returning returns reverse revoke right role rollback rollup routine routine_catalog routine_name routine_schema routines row row_count row_number rows rowtype rule savepoint scale schema schema_name schemas scope scope_catalog scope_name scope_schema scroll search second section security select selective self sensitive sequence sequences serializable server server_name session session_user set setof sets share show similar simple size skip slice smallint snapshot some source space specific specific_name specifictype sql sqlcode sqlerror sqlexception sqlstate sqlwarning sqrt stable stacked standalone start state statement static statistics stddev_pop stddev_samp stdin stdout storage strict strip structure style subclass_origin submultiset subscription substring substring_regex succeeds sum symmetric sysid system system_time system_user t table table_name tables tablesample tablespace temp template temporary text then ties time timestamp timezone_hour timezone_minute to token top_level_count trailing transaction transaction_active transactions_committed transactions_rolled_back transform transforms translate translate_regex translation treat trigger trigger_catalog trigger_name trigger_schema trim trim_array true truncate trusted type types uescape unbounded uncommitted under unencrypted union unique unknown unlink unlisten unlogged unnamed unnest until untyped update upper uri usage use_column use_variable user user_defined_type_catalog user_defined_type_code user_defined_type_name user_defined_type_schema using vacuum valid validate validator value value_of values var_pop var_samp varbinary varchar variable_conflict variadic varying verbose version versioning view views volatile warning when whenever where while whitespace width_bucket window with within without work wrapper write xml xmlagg xmlattributes xmlbinary xmlcast xmlcomment xmlconcat xmldeclaration xmldocument xmlelement xmlexists xmlforest xmliterate xmlnamespaces xmlparse xmlpi xmlquery xmlroot xmlschema xmlserialize xmltable xmltext xmlvalidate year yes zone"),
	builtin: set("bigint int8 bigserial serial8 bit varying varbit boolean bool box bytea character char varchar cidr circle date double precision float8 inet integer int int4 interval json jsonb line lseg macaddr macaddr8 money numeric decimal path pg_lsn point polygon real float4 smallint int2 smallserial serial2 serial serial4 text time without zone with timetz timestamp timestamptz tsquery tsvector txid_snapshot uuid xml"),
	atoms: set("false true null unknown"),
	operatorChars: /^[*\/+\-%<>!=&|^\/#@?~]/,
	backslashStringEscapes: false,
	dateSQL: set("date time timestamp"),
	support: set("ODBCdotTable decimallessFloat zerolessFloat binaryNumber hexNumber nCharCast charsetCast escapeConstant")
});
sql({
	keywords: set("ancestor and asc by contains desc descendant distinct from group has in is limit offset on order select superset where"),
	atoms: set("false true"),
	builtin: set("blob datetime first key __key__ string integer double boolean null"),
	operatorChars: /^[*+\-%<>!=]/
});
sql({
	client: set("source"),
	keywords: set("abort absolute access action active add admin after aggregate all also alter always analyse analyze and any array as asc assertion assignment asymmetric at authorization backward before begin between bigint binary bit boolean both by cache called cascade cascaded case cast chain char character characteristics check checkpoint class close cluster coalesce codegen collate column comment commit committed concurrency concurrently configuration connection constraint constraints contains content continue conversion copy cost cpu_rate_limit create createdb createexttable createrole createuser cross csv cube current current_catalog current_date current_role current_schema current_time current_timestamp current_user cursor cycle data database day deallocate dec decimal declare decode default defaults deferrable deferred definer delete delimiter delimiters deny desc dictionary disable discard distinct distributed do document domain double drop dxl each else enable encoding encrypted end enum errors escape every except exchange exclude excluding exclusive execute exists explain extension external extract false family fetch fields filespace fill filter first float following for force foreign format forward freeze from full function global grant granted greatest group group_id grouping handler hash having header hold host hour identity if ignore ilike immediate immutable implicit in including inclusive increment index indexes inherit inherits initially inline inner inout input insensitive insert instead int integer intersect interval into invoker is isnull isolation join key language large last leading least left level like limit list listen load local localtime localtimestamp location lock log login mapping master match maxvalue median merge minute minvalue missing mode modifies modify month move name names national natural nchar new newline next no nocreatedb nocreateexttable nocreaterole nocreateuser noinherit nologin none noovercommit nosuperuser not nothing notify notnull nowait null nullif nulls numeric object of off offset oids old on only operator option options or order ordered others out outer over overcommit overlaps overlay owned owner parser partial partition partitions passing password percent percentile_cont percentile_disc placing plans position preceding precision prepare prepared preserve primary prior privileges procedural procedure protocol queue quote randomly range read readable reads real reassign recheck recursive ref references reindex reject relative release rename repeatable replace replica reset resource restart restrict returning returns revoke right role rollback rollup rootpartition row rows rule savepoint scatter schema scroll search second security segment select sequence serializable session session_user set setof sets share show similar simple smallint some split sql stable standalone start statement statistics stdin stdout storage strict strip subpartition subpartitions substring superuser symmetric sysid system table tablespace temp template temporary text then threshold ties time timestamp to trailing transaction treat trigger trim true truncate trusted type unbounded uncommitted unencrypted union unique unknown unlisten until update user using vacuum valid validation validator value values varchar variadic varying verbose version view volatile web when where whitespace window with within without work writable write xml xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlparse xmlpi xmlroot xmlserialize year yes zone"),
	builtin: set("bigint int8 bigserial serial8 bit varying varbit boolean bool box bytea character char varchar cidr circle date double precision float float8 inet integer int int4 interval json jsonb line lseg macaddr macaddr8 money numeric decimal path pg_lsn point polygon real float4 smallint int2 smallserial serial2 serial serial4 text time without zone with timetz timestamp timestamptz tsquery tsvector txid_snapshot uuid xml"),
	atoms: set("false true null unknown"),
	operatorChars: /^[*+\-%<>!=&|^\/#@?~]/,
	dateSQL: set("date time timestamp"),
	support: set("ODBCdotTable decimallessFloat zerolessFloat binaryNumber hexNumber nCharCast charsetCast")
});
sql({
	keywords: set("add after all alter analyze and anti archive array as asc at between bucket buckets by cache cascade case cast change clear cluster clustered codegen collection column columns comment commit compact compactions compute concatenate cost create cross cube current current_date current_timestamp database databases data dbproperties defined delete delimited deny desc describe dfs directories distinct distribute drop else end escaped except exchange exists explain export extended external false fields fileformat first following for format formatted from full function functions global grant group grouping having if ignore import in index indexes inner inpath inputformat insert intersect interval into is items join keys last lateral lazy left like limit lines list load local location lock locks logical macro map minus msck natural no not null nulls of on optimize option options or order out outer outputformat over overwrite partition partitioned partitions percent preceding principals purge range recordreader recordwriter recover reduce refresh regexp rename repair replace reset restrict revoke right rlike role roles rollback rollup row rows schema schemas select semi separated serde serdeproperties set sets show skewed sort sorted start statistics stored stratify struct table tables tablesample tblproperties temp temporary terminated then to touch transaction transactions transform true truncate unarchive unbounded uncache union unlock unset use using values view when where window with"),
	builtin: set("tinyint smallint int bigint boolean float double string binary timestamp decimal array map struct uniontype delimited serde sequencefile textfile rcfile inputformat outputformat"),
	atoms: set("false true null"),
	operatorChars: /^[*\/+\-%<>!=~&|^]/,
	dateSQL: set("date time timestamp"),
	support: set("ODBCdotTable doubleQuote zerolessFloat")
});
sql({
	client: set("source"),
	keywords: set("alter and as asc between by count create delete desc distinct drop from group having in insert into is join like not on or order select set table union update values where limit after all and as at asc avedev avg between by case cast coalesce count create current_timestamp day days delete define desc distinct else end escape events every exists false first from full group having hour hours in inner insert instanceof into irstream is istream join last lastweekday left limit like max match_recognize matches median measures metadatasql min minute minutes msec millisecond milliseconds not null offset on or order outer output partition pattern prev prior regexp retain-union retain-intersection right rstream sec second seconds select set some snapshot sql stddev sum then true unidirectional until update variable weekday when where window"),
	builtin: {},
	atoms: set("false true null"),
	operatorChars: /^[*+\-%<>!=&|^\/#@?~]/,
	dateSQL: set("time"),
	support: set("decimallessFloat zerolessFloat binaryNumber hexNumber")
});
// node_modules/@codemirror/legacy-modes/mode/swift.js
function wordSet(words) {
	var set = {};
	for (var i = 0; i < words.length; i++) set[words[i]] = true;
	return set;
}
var keywords = wordSet([
	"_",
	"var",
	"let",
	"actor",
	"class",
	"enum",
	"extension",
	"import",
	"protocol",
	"struct",
	"func",
	"typealias",
	"associatedtype",
	"open",
	"public",
	"internal",
	"fileprivate",
	"private",
	"deinit",
	"init",
	"new",
	"override",
	"self",
	"subscript",
	"super",
	"convenience",
	"dynamic",
	"final",
	"indirect",
	"lazy",
	"required",
	"static",
	"unowned",
	"unowned(safe)",
	"unowned(unsafe)",
	"weak",
	"as",
	"is",
	"break",
	"case",
	"continue",
	"default",
	"else",
	"fallthrough",
	"for",
	"guard",
	"if",
	"in",
	"repeat",
	"switch",
	"where",
	"while",
	"defer",
	"return",
	"inout",
	"mutating",
	"nonmutating",
	"isolated",
	"nonisolated",
	"catch",
	"do",
	"rethrows",
	"throw",
	"throws",
	"async",
	"await",
	"try",
	"didSet",
	"get",
	"set",
	"willSet",
	"assignment",
	"associativity",
	"infix",
	"left",
	"none",
	"operator",
	"postfix",
	"precedence",
	"precedencegroup",
	"prefix",
	"right",
	"Any",
	"AnyObject",
	"Type",
	"dynamicType",
	"Self",
	"Protocol",
	"__COLUMN__",
	"__FILE__",
	"__FUNCTION__",
	"__LINE__"
]);
var definingKeywords = wordSet([
	"var",
	"let",
	"actor",
	"class",
	"enum",
	"extension",
	"import",
	"protocol",
	"struct",
	"func",
	"typealias",
	"associatedtype",
	"for"
]);
var atoms = wordSet([
	"true",
	"false",
	"nil",
	"self",
	"super",
	"_"
]);
var types = wordSet([
	"Array",
	"Bool",
	"Character",
	"Dictionary",
	"Double",
	"Float",
	"Int",
	"Int8",
	"Int16",
	"Int32",
	"Int64",
	"Never",
	"Optional",
	"Set",
	"String",
	"UInt8",
	"UInt16",
	"UInt32",
	"UInt64",
	"Void"
]);
var operators = "+-/*%=|&<>~^?!";
var punc = ":;,.(){}[]";
var binary = /^\-?0b[01][01_]*/;
var octal = /^\-?0o[0-7][0-7_]*/;
var hexadecimal = /^\-?0x[\dA-Fa-f][\dA-Fa-f_]*(?:(?:\.[\dA-Fa-f][\dA-Fa-f_]*)?[Pp]\-?\d[\d_]*)?/;
var decimal = /^\-?\d[\d_]*(?:\.\d[\d_]*)?(?:[Ee]\-?\d[\d_]*)?/;
var identifier = /^\$\d+|(`?)[_A-Za-z][_A-Za-z$0-9]*\1/;
var property = /^\.(?:\$\d+|(`?)[_A-Za-z][_A-Za-z$0-9]*\1)/;
var instruction = /^\#[A-Za-z]+/;
var attribute = /^@(?:\$\d+|(`?)[_A-Za-z][_A-Za-z$0-9]*\1)/;
function tokenBase(stream, state, prev) {
	if (stream.sol()) state.indented = stream.indentation();
	if (stream.eatSpace()) return null;
	var ch = stream.peek();
	if (ch == "/") {
		if (stream.match("//")) {
			stream.skipToEnd();
			return "comment";
		}
		if (stream.match("/*")) {
			state.tokenize.push(tokenComment);
			return tokenComment(stream, state);
		}
	}
	if (stream.match(instruction)) return "builtin";
	if (stream.match(attribute)) return "attribute";
	if (stream.match(binary)) return "number";
	if (stream.match(octal)) return "number";
	if (stream.match(hexadecimal)) return "number";
	if (stream.match(decimal)) return "number";
	if (stream.match(property)) return "property";
	if (operators.indexOf(ch) > -1) {
		stream.next();
		return "operator";
	}
	if (punc.indexOf(ch) > -1) {
		stream.next();
		stream.match("..");
		return "punctuation";
	}
	var stringMatch;
	if (stringMatch = stream.match(/("""|"|')/)) {
		var tokenize = tokenString.bind(null, stringMatch[0]);
		state.tokenize.push(tokenize);
		return tokenize(stream, state);
	}
	if (stream.match(identifier)) {
		var ident = stream.current();
		if (types.hasOwnProperty(ident)) return "type";
		if (atoms.hasOwnProperty(ident)) return "atom";
		if (keywords.hasOwnProperty(ident)) {
			if (definingKeywords.hasOwnProperty(ident)) state.prev = "define";
			return "keyword";
		}
		if (prev == "define") return "def";
		return "variable";
	}
	stream.next();
	return null;
}
function tokenUntilClosingParen() {
	var depth = 0;
	return function(stream, state, prev) {
		var inner = tokenBase(stream, state, prev);
		if (inner == "punctuation") {
			if (stream.current() == "(") ++depth;
			else if (stream.current() == ")") {
				if (depth == 0) {
					stream.backUp(1);
					state.tokenize.pop();
					return state.tokenize[state.tokenize.length - 1](stream, state);
				} else --depth;
			}
		}
		return inner;
	};
}
function tokenString(openQuote, stream, state) {
	var singleLine = openQuote.length == 1;
	var ch, escaped = false;
	while (ch = stream.peek()) if (escaped) {
		stream.next();
		if (ch == "(") {
			state.tokenize.push(tokenUntilClosingParen());
			return "string";
		}
		escaped = false;
	} else if (stream.match(openQuote)) {
		state.tokenize.pop();
		return "string";
	} else {
		stream.next();
		escaped = ch == "\\";
	}
	if (singleLine) state.tokenize.pop();
	return "string";
}
function tokenComment(stream, state) {
	var ch;
	while (ch = stream.next()) if (ch === "/" && stream.eat("*")) state.tokenize.push(tokenComment);
	else if (ch === "*" && stream.eat("/")) {
		state.tokenize.pop();
		break;
	}
	return "comment";
}
function Context(prev, align, indented) {
	this.prev = prev;
	this.align = align;
	this.indented = indented;
}
function pushContext(state, stream) {
	var align = stream.match(/^\s*($|\/[\/\*]|[)}\]])/, false) ? null : stream.column() + 1;
	state.context = new Context(state.context, align, state.indented);
}
function popContext(state) {
	if (state.context) {
		state.indented = state.context.indented;
		state.context = state.context.prev;
	}
}
const swift = {
	name: "swift",
	startState: function() {
		return {
			prev: null,
			context: null,
			indented: 0,
			tokenize: []
		};
	},
	token: function(stream, state) {
		var prev = state.prev;
		state.prev = null;
		var style = (state.tokenize[state.tokenize.length - 1] || tokenBase)(stream, state, prev);
		if (!style || style == "comment") state.prev = prev;
		else if (!state.prev) state.prev = style;
		if (style == "punctuation") {
			var bracket = /[\(\[\{]|([\]\)\}])/.exec(stream.current());
			if (bracket) (bracket[1] ? popContext : pushContext)(state, stream);
		}
		return style;
	},
	indent: function(state, textAfter, iCx) {
		var cx = state.context;
		if (!cx) return 0;
		var closing = /^[\]\}\)]/.test(textAfter);
		if (cx.align != null) return cx.align - (closing ? 1 : 0);
		return cx.indented + (closing ? 0 : iCx.unit);
	},
	languageData: {
		indentOnInput: /^\s*[\)\}\]]$/,
		commentTokens: {
			line: "//",
			block: {
				open: "/*",
				close: "*/"
			}
		},
		closeBrackets: { brackets: [
			"(",
			"[",
			"{",
			"'",
			"\"",
			"`"
		] }
	}
};
// node_modules/@codemirror/legacy-modes/mode/toml.js
const toml = {
	name: "toml",
	startState: function() {
		return {
			inString: false,
			stringType: "",
			lhs: true,
			inArray: 0
		};
	},
	token: function(stream, state) {
		let quote;
		if (!state.inString && (quote = stream.match(/^('''|"""|'|")/))) {
			state.stringType = quote[0];
			state.inString = true;
		}
		if (stream.sol() && !state.inString && state.inArray === 0) state.lhs = true;
		if (state.inString) {
			while (state.inString) if (stream.match(state.stringType)) state.inString = false;
			else if (stream.peek() === "\\") {
				stream.next();
				stream.next();
			} else if (stream.eol()) break;
			else stream.match(/^.[^\\\"\']*/);
			return state.lhs ? "property" : "string";
		} else if (state.inArray && stream.peek() === "]") {
			stream.next();
			state.inArray--;
			return "bracket";
		} else if (state.lhs && stream.peek() === "[" && stream.skipTo("]")) {
			stream.next();
			if (stream.peek() === "]") stream.next();
			return "atom";
		} else if (stream.peek() === "#") {
			stream.skipToEnd();
			return "comment";
		} else if (stream.eatSpace()) return null;
		else if (state.lhs && stream.eatWhile(function(c) {
			return c != "=" && c != " ";
		})) return "property";
		else if (state.lhs && stream.peek() === "=") {
			stream.next();
			state.lhs = false;
			return null;
		} else if (!state.lhs && stream.match(/^\d\d\d\d[\d\-\:\.T]*Z/)) return "atom";
		else if (!state.lhs && (stream.match("true") || stream.match("false"))) return "atom";
		else if (!state.lhs && stream.peek() === "[") {
			state.inArray++;
			stream.next();
			return "bracket";
		} else if (!state.lhs && stream.match(/^\-?\d+(?:\.\d+)?/)) return "number";
		else if (!stream.eatSpace()) stream.next();
		return null;
	},
	languageData: { commentTokens: { line: "#" } }
};
// node_modules/@codemirror/legacy-modes/mode/xml.js
var htmlConfig = {
	autoSelfClosers: {
		"area": true,
		"base": true,
		"br": true,
		"col": true,
		"command": true,
		"embed": true,
		"frame": true,
		"hr": true,
		"img": true,
		"input": true,
		"keygen": true,
		"link": true,
		"meta": true,
		"param": true,
		"source": true,
		"track": true,
		"wbr": true,
		"menuitem": true
	},
	implicitlyClosed: {
		"dd": true,
		"li": true,
		"optgroup": true,
		"option": true,
		"p": true,
		"rp": true,
		"rt": true,
		"tbody": true,
		"td": true,
		"tfoot": true,
		"th": true,
		"tr": true
	},
	contextGrabbers: {
		"dd": {
			"dd": true,
			"dt": true
		},
		"dt": {
			"dd": true,
			"dt": true
		},
		"li": { "li": true },
		"option": {
			"option": true,
			"optgroup": true
		},
		"optgroup": { "optgroup": true },
		"p": {
			"address": true,
			"article": true,
			"aside": true,
			"blockquote": true,
			"dir": true,
			"div": true,
			"dl": true,
			"fieldset": true,
			"footer": true,
			"form": true,
			"h1": true,
			"h2": true,
			"h3": true,
			"h4": true,
			"h5": true,
			"h6": true,
			"header": true,
			"hgroup": true,
			"hr": true,
			"menu": true,
			"nav": true,
			"ol": true,
			"p": true,
			"pre": true,
			"section": true,
			"table": true,
			"ul": true
		},
		"rp": {
			"rp": true,
			"rt": true
		},
		"rt": {
			"rp": true,
			"rt": true
		},
		"tbody": {
			"tbody": true,
			"tfoot": true
		},
		"td": {
			"td": true,
			"th": true
		},
		"tfoot": { "tbody": true },
		"th": {
			"td": true,
			"th": true
		},
		"thead": {
			"tbody": true,
			"tfoot": true
		},
		"tr": { "tr": true }
	},
	doNotIndent: { "pre": true },
	allowUnquoted: true,
	allowMissing: true,
	caseFold: true
};
var xmlConfig = {
	autoSelfClosers: {},
	implicitlyClosed: {},
	contextGrabbers: {},
	doNotIndent: {},
	allowUnquoted: false,
	allowMissing: false,
	allowMissingTagName: false,
	caseFold: false
};
function mkXML(parserConfig) {
	var config = {};
	var defaults = parserConfig.htmlMode ? htmlConfig : xmlConfig;
	for (var prop in defaults) config[prop] = defaults[prop];
	for (var prop in parserConfig) config[prop] = parserConfig[prop];
	var type, setStyle;
	function inText(stream, state) {
		function chain(parser) {
			state.tokenize = parser;
			return parser(stream, state);
		}
		var ch = stream.next();
		if (ch == "<") {
			if (stream.eat("!")) {
				if (stream.eat("[")) {
					if (stream.match("CDATA[")) return chain(inBlock("atom", "]]>"));
					else return null;
				} else if (stream.match("--")) return chain(inBlock("comment", "-->"));
				else if (stream.match("DOCTYPE", true, true)) {
					stream.eatWhile(/[\w\._\-]/);
					return chain(doctype(1));
				} else return null;
			} else if (stream.eat("?")) {
				stream.eatWhile(/[\w\._\-]/);
				state.tokenize = inBlock("meta", "?>");
				return "meta";
			} else {
				type = stream.eat("/") ? "closeTag" : "openTag";
				state.tokenize = inTag;
				return "angleBracket";
			}
		} else if (ch == "&") {
			var ok;
			if (stream.eat("#")) {
				if (stream.eat("x")) ok = stream.eatWhile(/[a-fA-F\d]/) && stream.eat(";");
				else ok = stream.eatWhile(/[\d]/) && stream.eat(";");
			} else ok = stream.eatWhile(/[\w\.\-:]/) && stream.eat(";");
			return ok ? "atom" : "error";
		} else {
			stream.eatWhile(/[^&<]/);
			return null;
		}
	}
	inText.isInText = true;
	function inTag(stream, state) {
		var ch = stream.next();
		if (ch == ">" || ch == "/" && stream.eat(">")) {
			state.tokenize = inText;
			type = ch == ">" ? "endTag" : "selfcloseTag";
			return "angleBracket";
		} else if (ch == "=") {
			type = "equals";
			return null;
		} else if (ch == "<") {
			state.tokenize = inText;
			state.state = baseState;
			state.tagName = state.tagStart = null;
			state.tokenize(stream, state);
			return "invalid";
		} else if (/[\'\"]/.test(ch)) {
			state.tokenize = inAttribute(ch);
			state.stringStartCol = stream.column();
			return state.tokenize(stream, state);
		} else {
			stream.match(/^[^\s\u00a0=<>\"\']*[^\s\u00a0=<>\"\'\/]/);
			return "word";
		}
	}
	function inAttribute(quote) {
		var closure = function(stream, state) {
			while (!stream.eol()) if (stream.next() == quote) {
				state.tokenize = inTag;
				break;
			}
			return "string";
		};
		closure.isInAttribute = true;
		return closure;
	}
	function inBlock(style, terminator) {
		return function(stream, state) {
			while (!stream.eol()) {
				if (stream.match(terminator)) {
					state.tokenize = inText;
					break;
				}
				stream.next();
			}
			return style;
		};
	}
	function doctype(depth) {
		return function(stream, state) {
			var ch;
			while ((ch = stream.next()) != null) if (ch == "<") {
				state.tokenize = doctype(depth + 1);
				return state.tokenize(stream, state);
			} else if (ch == ">") {
				if (depth == 1) {
					state.tokenize = inText;
					break;
				} else {
					state.tokenize = doctype(depth - 1);
					return state.tokenize(stream, state);
				}
			}
			return "meta";
		};
	}
	function lower(tagName) {
		return tagName && tagName.toLowerCase();
	}
	function Context(state, tagName, startOfLine) {
		this.prev = state.context;
		this.tagName = tagName || "";
		this.indent = state.indented;
		this.startOfLine = startOfLine;
		if (config.doNotIndent.hasOwnProperty(tagName) || state.context && state.context.noIndent) this.noIndent = true;
	}
	function popContext(state) {
		if (state.context) state.context = state.context.prev;
	}
	function maybePopContext(state, nextTagName) {
		var parentTagName;
		while (true) {
			if (!state.context) return;
			parentTagName = state.context.tagName;
			if (!config.contextGrabbers.hasOwnProperty(lower(parentTagName)) || !config.contextGrabbers[lower(parentTagName)].hasOwnProperty(lower(nextTagName))) return;
			popContext(state);
		}
	}
	function baseState(type, stream, state) {
		if (type == "openTag") {
			state.tagStart = stream.column();
			return tagNameState;
		} else if (type == "closeTag") return closeTagNameState;
		else return baseState;
	}
	function tagNameState(type, stream, state) {
		if (type == "word") {
			state.tagName = stream.current();
			setStyle = "tag";
			return attrState;
		} else if (config.allowMissingTagName && type == "endTag") {
			setStyle = "angleBracket";
			return attrState(type, stream, state);
		} else {
			setStyle = "error";
			return tagNameState;
		}
	}
	function closeTagNameState(type, stream, state) {
		if (type == "word") {
			var tagName = stream.current();
			if (state.context && state.context.tagName != tagName && config.implicitlyClosed.hasOwnProperty(lower(state.context.tagName))) popContext(state);
			if (state.context && state.context.tagName == tagName || config.matchClosing === false) {
				setStyle = "tag";
				return closeState;
			} else {
				setStyle = "error";
				return closeStateErr;
			}
		} else if (config.allowMissingTagName && type == "endTag") {
			setStyle = "angleBracket";
			return closeState(type, stream, state);
		} else {
			setStyle = "error";
			return closeStateErr;
		}
	}
	function closeState(type, _stream, state) {
		if (type != "endTag") {
			setStyle = "error";
			return closeState;
		}
		popContext(state);
		return baseState;
	}
	function closeStateErr(type, stream, state) {
		setStyle = "error";
		return closeState(type, stream, state);
	}
	function attrState(type, _stream, state) {
		if (type == "word") {
			setStyle = "attribute";
			return attrEqState;
		} else if (type == "endTag" || type == "selfcloseTag") {
			var tagName = state.tagName, tagStart = state.tagStart;
			state.tagName = state.tagStart = null;
			if (type == "selfcloseTag" || config.autoSelfClosers.hasOwnProperty(lower(tagName))) maybePopContext(state, tagName);
			else {
				maybePopContext(state, tagName);
				state.context = new Context(state, tagName, tagStart == state.indented);
			}
			return baseState;
		}
		setStyle = "error";
		return attrState;
	}
	function attrEqState(type, stream, state) {
		if (type == "equals") return attrValueState;
		if (!config.allowMissing) setStyle = "error";
		return attrState(type, stream, state);
	}
	function attrValueState(type, stream, state) {
		if (type == "string") return attrContinuedState;
		if (type == "word" && config.allowUnquoted) {
			setStyle = "string";
			return attrState;
		}
		setStyle = "error";
		return attrState(type, stream, state);
	}
	function attrContinuedState(type, stream, state) {
		if (type == "string") return attrContinuedState;
		return attrState(type, stream, state);
	}
	return {
		name: "xml",
		startState: function() {
			return {
				tokenize: inText,
				state: baseState,
				indented: 0,
				tagName: null,
				tagStart: null,
				context: null
			};
		},
		token: function(stream, state) {
			if (!state.tagName && stream.sol()) state.indented = stream.indentation();
			if (stream.eatSpace()) return null;
			type = null;
			var style = state.tokenize(stream, state);
			if ((style || type) && style != "comment") {
				setStyle = null;
				state.state = state.state(type || style, stream, state);
				if (setStyle) style = setStyle;
			}
			return style;
		},
		indent: function(state, textAfter, cx) {
			var context = state.context;
			if (state.tokenize.isInAttribute) {
				if (state.tagStart == state.indented) return state.stringStartCol + 1;
				else return state.indented + cx.unit;
			}
			if (context && context.noIndent) return null;
			if (state.tokenize != inTag && state.tokenize != inText) return null;
			if (state.tagName) {
				if (config.multilineTagIndentPastTag !== false) return state.tagStart + state.tagName.length + 2;
				else return state.tagStart + cx.unit * (config.multilineTagIndentFactor || 1);
			}
			if (config.alignCDATA && /<!\[CDATA\[/.test(textAfter)) return 0;
			var tagAfter = textAfter && /^<(\/)?([\w_:\.-]*)/.exec(textAfter);
			if (tagAfter && tagAfter[1]) while (context) if (context.tagName == tagAfter[2]) {
				context = context.prev;
				break;
			} else if (config.implicitlyClosed.hasOwnProperty(lower(context.tagName))) context = context.prev;
			else break;
			else if (tagAfter) while (context) {
				var grabbers = config.contextGrabbers[lower(context.tagName)];
				if (grabbers && grabbers.hasOwnProperty(lower(tagAfter[2]))) context = context.prev;
				else break;
			}
			while (context && context.prev && !context.startOfLine) context = context.prev;
			if (context) return context.indent + cx.unit;
			else return state.baseIndent || 0;
		},
		languageData: {
			indentOnInput: /<\/[\s\w:]+>$/,
			commentTokens: { block: {
				open: "<!--",
				close: "-->"
			} }
		},
		configuration: config.htmlMode ? "html" : "xml",
		skipAttribute: function(state) {
			if (state.state == attrValueState) state.state = attrState;
		},
		xmlCurrentTag: function(state) {
			return state.tagName ? {
				name: state.tagName,
				close: state.type == "closeTag"
			} : null;
		},
		xmlCurrentContext: function(state) {
			var context = [];
			for (var cx = state.context; cx; cx = cx.prev) context.push(cx.tagName);
			return context.reverse();
		}
	};
}
const xml = mkXML({});
const html = mkXML({ htmlMode: true });
// node_modules/@codemirror/legacy-modes/mode/yaml.js
var keywordRegex = new RegExp("\\b((" + [
	"true",
	"false",
	"on",
	"off",
	"yes",
	"no"
].join(")|(") + "))$", "i");
const yaml = {
	name: "yaml",
	token: function(stream, state) {
		var ch = stream.peek();
		var esc = state.escaped;
		state.escaped = false;
		if (ch == "#" && (stream.pos == 0 || /\s/.test(stream.string.charAt(stream.pos - 1)))) {
			stream.skipToEnd();
			return "comment";
		}
		if (stream.match(/^('([^']|\\.)*'?|"([^"]|\\.)*"?)/)) return "string";
		if (state.literal && stream.indentation() > state.keyCol) {
			stream.skipToEnd();
			return "string";
		} else if (state.literal) state.literal = false;
		if (stream.sol()) {
			state.keyCol = 0;
			state.pair = false;
			state.pairStart = false;
			if (stream.match("---")) return "def";
			if (stream.match("...")) return "def";
			if (stream.match(/^\s*-\s+/)) return "meta";
		}
		if (stream.match(/^(\{|\}|\[|\])/)) {
			if (ch == "{") state.inlinePairs++;
			else if (ch == "}") state.inlinePairs--;
			else if (ch == "[") state.inlineList++;
			else state.inlineList--;
			return "meta";
		}
		if (state.inlineList > 0 && !esc && ch == ",") {
			stream.next();
			return "meta";
		}
		if (state.inlinePairs > 0 && !esc && ch == ",") {
			state.keyCol = 0;
			state.pair = false;
			state.pairStart = false;
			stream.next();
			return "meta";
		}
		if (state.pairStart) {
			if (stream.match(/^\s*(\||\>)\s*/)) {
				state.literal = true;
				return "meta";
			}
			if (stream.match(/^\s*(\&|\*)[a-z0-9\._-]+\b/i)) return "variable";
			if (state.inlinePairs == 0 && stream.match(/^\s*-?[0-9\.\,]+\s?$/)) return "number";
			if (state.inlinePairs > 0 && stream.match(/^\s*-?[0-9\.\,]+\s?(?=(,|}))/)) return "number";
			if (stream.match(keywordRegex)) return "keyword";
		}
		if (!state.pair && stream.match(/^\s*(?:[,\[\]{}&*!|>'"%@`][^\s'":]|[^,\[\]{}#&*!|>'"%@`])[^#]*?(?=\s*:($|\s))/)) {
			state.pair = true;
			state.keyCol = stream.indentation();
			return "atom";
		}
		if (state.pair && stream.match(/^:\s*/)) {
			state.pairStart = true;
			return "meta";
		}
		state.pairStart = false;
		state.escaped = ch == "\\";
		stream.next();
		return null;
	},
	startState: function() {
		return {
			pair: false,
			pairStart: false,
			keyCol: 0,
			inlinePairs: 0,
			inlineList: 0,
			literal: false,
			escaped: false
		};
	},
	languageData: { commentTokens: { line: "#" } }
};
// src/core/preview/language.ts
/** The language of a file by its path, or of a code block by its name; `undefined` if it is shown without colours. */
function languageOf(name) {
	const file = name.slice(name.lastIndexOf("/") + 1).toLowerCase();
	return LANGUAGES.get(file) ?? LANGUAGES.get(file.slice(file.lastIndexOf(".") + 1));
}
function phpWords(text) {
	return Object.fromEntries(text.split(" ").map((word) => [word, true]));
}
const php = clike({
	name: "php",
	keywords: phpWords("abstract as break case catch class clone const continue declare default do echo else elseif enum extends final finally fn for foreach function global goto if implements include include_once instanceof insteadof interface match namespace new print private protected public readonly require require_once return static switch throw trait try use var while yield"),
	types: phpWords("array bool callable float int iterable mixed never object self string void"),
	atoms: phpWords("true false null TRUE FALSE NULL"),
	multiLineStrings: true,
	hooks: {
		$: (stream) => {
			stream.eatWhile(/\w/);
			return "variableName.special";
		},
		"#": (stream) => {
			if (stream.eat("[")) return "meta";
			stream.skipToEnd();
			return "comment";
		}
	}
});
/**
* A word at a time: the language itself searches for a key from each character to the end of the line, which takes
* quadratic time.
*/
const yamlByWords = {
	...yaml,
	token: (stream, state) => {
		if (!stream.sol() && stream.eatSpace()) return null;
		const style = yaml.token(stream, state);
		if (style === null) stream.eatWhile(/[^\s#'"{}[\],:]/);
		return style;
	}
};
const LANGUAGES = new Map([
	[javascript, "js mjs cjs jsx javascript"],
	[typescript, "ts mts cts tsx typescript"],
	[json, "json json5 jsonc jsonl webmanifest sarif"],
	[c, "c h"],
	[cpp, "cpp cc cxx c++ hpp hh hxx h++ ino cu"],
	[java, "java"],
	[csharp, "cs csharp c#"],
	[kotlin, "kt kts kotlin"],
	[scala, "scala sc sbt"],
	[objectiveC, "m mm objective-c objc"],
	[dart, "dart"],
	[php, "php phtml"],
	[groovy, "groovy gradle jenkinsfile"],
	[css, "css"],
	[sCSS, "scss"],
	[less, "less"],
	[python, "py pyi pyw py3 python python3 bzl starlark build.bazel"],
	[go, "go golang"],
	[rust, "rs rust"],
	[ruby, "rb rake gemspec ru ruby gemfile rakefile podfile fastfile"],
	[shell, "sh bash zsh ksh shell shellscript .bashrc .zshrc .profile"],
	[yamlByWords, "yml yaml"],
	[toml, "toml cargo.lock poetry.lock"],
	[xml, "xml svg xsd xsl xslt plist csproj vbproj props targets"],
	[html, "html htm xhtml vue svelte"],
	[standardSQL, "sql"],
	[swift, "swift"],
	[lua, "lua"],
	[powerShell, "ps1 psm1 psd1 powershell pwsh"],
	[dockerFile, "dockerfile containerfile docker"],
	[properties, "ini cfg conf properties env editorconfig gitconfig npmrc"],
	[protobuf, "proto protobuf"]
].flatMap(([language, names]) => names.split(" ").map((name) => [name, language])));
// src/core/preview/change-block.ts
/** A suggestion as the platform shows it, with its button; any other change as red and green lines and nothing else. */
function changeBlock(code, about) {
	if (!isSuggestion(code)) return html$1`<div class="change-only">${renderRows(code.value.split("\n").map(signed), about)}</div>`;
	const lines = suggested(code, about.replaced);
	const label = code.lang === "suggestion" ? "Commit suggestion" : "Apply suggestion";
	return html$1`<div class="suggestion"><p class="cap">Suggested change</p>${renderRows(lines, about)}<p class="foot"><span class="commit">${label}</span></p></div>`;
}
/** Whether the block has a button. Only suggestion.ts creates such blocks; untrusted text cannot. */
function isSuggestion({ lang }) {
	return /^suggestion(?:$|:)/.test(lang ?? "");
}
function renderRows(lines, { path = "", budget }) {
	const colours = colouredRows(lines.map(({ sign, text }) => ({
		kind: KINDS[sign],
		text
	})), languageOf(path), budget);
	return html$1`<table class="change"><tbody>${emphasised(lines).map((line, index) => row(line, colours[index]))}</tbody></table>`;
}
function signed(line) {
	const sign = line[0] === "+" || line[0] === "-" ? line[0] : " ";
	return {
		sign,
		text: sign === " " && line[0] !== " " ? line : line.slice(1)
	};
}
/** If there are more lines, they are not compared: first all old lines in red, then all new ones in green. */
const MAX_COMPARED = 1e3;
function suggested({ value }, replaced) {
	const after = value === "" ? [] : value.split("\n");
	const before = replaced?.lines ?? [];
	let number = replaced?.first ?? 0;
	return (before.length + after.length > MAX_COMPARED ? [{
		value: [...before],
		removed: true,
		added: false
	}, {
		value: after,
		removed: false,
		added: true
	}] : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.F)([...before], after)).flatMap(({ value, added, removed }) => value.map((text) => {
		if (added) return {
			sign: "+",
			text
		};
		return {
			sign: removed ? "-" : " ",
			text,
			number: number++
		};
	}));
}
/** If as many lines are removed as added, marks the part of each pair that differs. */
function emphasised(lines) {
	const result = [...lines];
	let at = 0;
	while (at < lines.length) {
		const removed = runLength(lines, at, "-");
		const added = runLength(lines, at + removed, "+");
		if (removed === added) for (let pair = at; pair < at + removed; pair++) markPair(result, pair, pair + removed);
		at += Math.max(1, removed + added);
	}
	return result;
}
function runLength(lines, start, sign) {
	let at = start;
	while (lines[at]?.sign === sign) at++;
	return at - start;
}
function markPair(lines, one, other) {
	const [before, after] = [lines[one], lines[other]];
	if (!before || !after || UNSPLITTABLE.test(before.text + after.text)) return;
	const shorter = Math.min(before.text.length, after.text.length);
	let from = 0;
	while (from < shorter && before.text[from] === after.text[from]) from++;
	let back = 0;
	while (back < shorter - from && before.text.at(-1 - back) === after.text.at(-1 - back)) back++;
	if ((from + back) * 3 < shorter) return;
	lines[one] = {
		...before,
		from,
		to: before.text.length - back
	};
	lines[other] = {
		...after,
		from,
		to: after.text.length - back
	};
}
const KINDS = {
	"+": "added",
	"-": "deleted",
	" ": "context"
};
function row({ sign, text, number, from = 0, to = 0 }, runs) {
	const content = colouredText(text, runs, from < to ? [from, to] : void 0);
	return html$1`<tr class="${KINDS[sign]}"><td class="number">${number}</td><td class="text"><span class="sign">${sign}</span>${content}</td></tr>`;
}
// src/core/preview/rendered-markdown.ts
/**
* Renders a comment's Markdown as the platform does. Only a short list of elements is created; everything else, above
* all raw HTML, is shown as text.
*/
function renderedMarkdown(markdown, about) {
	const tree = tryParse(markdown);
	if (!tree) return html$1`<pre>${markdown}</pre>`;
	const context = {
		...about,
		markdown
	};
	const last = tree.children.at(-1);
	if (!isFacts(last, tree.children.length)) return html$1`${blocks(tree.children, context)}`;
	return html$1`${blocks(tree.children.slice(0, -1), context)}<p class="facts">${inlines(last, context)}</p>`;
}
function tryParse(markdown) {
	try {
		return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)(markdown);
	} catch {
		return;
	}
}
/** Rule, source and the like: the small print at the end of a comment. See `facts` in comment-parts.ts. */
function isFacts(node, count) {
	if (count < 2 || node?.type !== "paragraph") return false;
	const isRuleAlone = node.children.length === 1 && node.children[0]?.type !== "text";
	return node.children.every(({ type }) => FACT_NODES.has(type)) && (isRuleAlone || FACTS.test(plainText(node)));
}
const FACT_NODES = /* @__PURE__ */ new Set([
	"text",
	"inlineCode",
	"link"
]);
const FACTS = /(?:^| · )(?:from \S|confidence \d|Checked with )/;
function plainText(node) {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(plainText).join("") : "";
}
function blocks(nodes, context) {
	return nodes.map((node) => block(node, context));
}
function block(node, context) {
	switch (node.type) {
		case "paragraph": return html$1`<p>${inlines(node, context)}</p>`;
		case "heading": return html$1`<p><strong>${inlines(node, context)}</strong></p>`;
		case "blockquote": return html$1`<blockquote>${blocks(node.children, context)}</blockquote>`;
		case "list": return list$1(node, context);
		case "code": return code(node, context);
		case "table": return table(node, context);
		case "thematicBreak": return html$1`<hr>`;
		default: return html$1`<p>${inline(node, context)}</p>`;
	}
}
function code(node, context) {
	if (isSuggestion(node) || node.lang === "diff") return changeBlock(node, context);
	const language = languageOf(node.lang ?? "");
	const lines = node.value.split("\n").map((text) => ({
		kind: "context",
		text
	}));
	const colours = colouredRows(lines, language, context.budget);
	return html$1`<pre>${lines.map(({ text }, index) => [index > 0 && "\n", colouredText(text, colours[index])])}</pre>`;
}
/** A tight list has no paragraphs. */
function list$1(node, context) {
	const items = node.children.map((item) => {
		return html$1`<li>${item.children.map((child) => child.type === "paragraph" && !node.spread && !item.spread ? inlines(child, context) : block(child, context))}</li>`;
	});
	if (!node.ordered) return html$1`<ul>${items}</ul>`;
	return html$1`<ol start="${node.start ?? 1}">${items}</ol>`;
}
function table({ children: [head, ...rows], align }, context) {
	const at = (column) => align?.[column] ?? "left";
	return html$1`<div class="wide" role="region" aria-label="Table" tabindex="0"><table class="prose"><thead><tr>${head?.children.map((cell, column) => html$1`<th scope="col" class="${at(column)}">${inlines(cell, context)}</th>`)}</tr></thead><tbody>${rows.map((row) => html$1`<tr>${row.children.map((cell, column) => html$1`<td class="${at(column)}">${inlines(cell, context)}</td>`)}</tr>`)}</tbody></table></div>`;
}
function inlines(node, context) {
	return node.children.map((child) => inline(child, context));
}
function inline(node, context) {
	switch (node.type) {
		case "text": return node.value.replaceAll("​", "");
		case "strong": return html$1`<strong>${inlines(node, context)}</strong>`;
		case "emphasis": return html$1`<em>${inlines(node, context)}</em>`;
		case "delete": return html$1`<del>${inlines(node, context)}</del>`;
		case "inlineCode": return html$1`<code>${node.value}</code>`;
		case "break": return html$1`<br>`;
		case "link":
			if (!isHttps(node.url)) return inlines(node, context);
			return html$1`<a href="${node.url}" rel="noopener noreferrer" target="_blank">${inlines(node, context)}</a>`;
		default: return context.markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
	}
}
function isHttps(address) {
	return URL.canParse(address) && new URL(address).protocol === "https:";
}
// src/core/preview/comment-card.ts
/** A comment below its row: its lines, the state of its button, its text. */
function commentCard(comment, entry, hunks, id, budget) {
	const body = renderedMarkdown((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(comment.body), {
		budget,
		path: comment.path,
		replaced: replacedBy(comment, hunks)
	});
	const place = placeText(comment, hunks);
	return html$1`<article class="card" id="${id}" tabindex="-1" ${entryData(entry, comment.path)} aria-label="${`Comment on ${place}`}"><header>${place}${entry && buttonState(entry)}</header><div class="body">${body}</div></article>`;
}
/** Data attributes that the filters use. */
function entryData(entry, path) {
	const find = [path, entry?.rule ?? ""].join(" ").trim();
	return html$1`data-severity="${entry?.severity ?? "none"}" data-standing="${entry?.standing ?? "plain"}" data-find="${find}"`;
}
function placeText({ side, line, start_line = line }, hunks) {
	if (line === void 0) return "the whole file";
	const lines = start_line === line ? `line ${line}` : `lines ${start_line}–${line}`;
	if (side === "LEFT") return `deleted ${lines}`;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(hunks, line) ? lines : `${lines}, not in the diff`;
}
function buttonState({ standing }) {
	if (standing === "button") return html$1`<span class="state offered">One-click suggestion</span>`;
	return standing === "quoted" && html$1`<span class="state refused">Code shown, no button</span>`;
}
function replacedBy({ side, line = 0, start_line = line, body }, hunks) {
	const hunk = side === "RIGHT" && body.includes("suggestion") ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(hunks, line) : void 0;
	const rows = hunk && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(hunk, start_line, line);
	return rows && {
		first: start_line,
		lines: rows.map(({ text }) => text)
	};
}
// src/core/preview/file-line.ts
/** The header line of a file: its names, its status, the number of added and deleted lines. */
function fileLine(file, hunks = []) {
	const rows = countRows(file);
	const labels = [...statusNotes(file, rows), ...endingNotes(hunks)].map((note) => html$1`<span class="label">${note}</span> `);
	return {
		path: pathText(file),
		notes: [labels, rows && html$1`<span class="tally"><span class="plus">+${rows.added}</span> <span class="minus">−${rows.deleted}</span></span>`]
	};
}
/** The folder is dimmed, the file name bold; a renamed file shows both names. */
function pathText({ path, previousPath }) {
	const cut = path.lastIndexOf("/") + 1;
	return html$1`<span class="folder">${previousPath !== void 0 && previousPath !== path ? `${previousPath} → ` : ""}${path.slice(0, cut)}</span><b>${path.slice(cut)}</b>`;
}
const STATUSES = {
	added: "Added",
	removed: "Deleted",
	renamed: "Renamed",
	copied: "Copied",
	modified: ""
};
function statusNotes({ status, special, binary }, rows) {
	return [
		STATUSES[status],
		special && "Link or submodule",
		binary && "Binary",
		!rows && !binary && "No changed lines to show",
		rows?.whole === false && "Incomplete diff"
	].flatMap((note) => note || []);
}
function endingNotes(hunks) {
	const endings = endingsOf(hunks);
	if (!endings.has("crlf")) return [];
	return [endings.has("lf") ? "CRLF (␍) and LF mixed" : "CRLF"];
}
function endingsOf(hunks) {
	return new Set(hunks.flatMap(({ rows }) => rows.map(({ ending }) => ending)));
}
/** Counts rows without parsing them: most files of a large pull request have no comment. */
function countRows({ patch }) {
	if (!patch?.startsWith("@@")) return void 0;
	const lines = (patch.endsWith("\n") ? patch.slice(0, -1) : patch).split("\n");
	const { end, whole } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.At)(lines, 0);
	let added = 0;
	let deleted = 0;
	for (let at = 0; at < end; at++) {
		const sign = lines[at]?.charCodeAt(0);
		if (sign === PLUS) added++;
		else if (sign === MINUS) deleted++;
	}
	return {
		added,
		deleted,
		whole
	};
}
const PLUS = "+".charCodeAt(0);
const MINUS = "-".charCodeAt(0);
// src/core/preview/folded-row.ts
/** A row as lines of folded text: its colours, as pairs of a style and a length, where it has any; then its text. */
function foldedRow(sign, text, runs, ending) {
	if (!runs?.some(({ style }) => style)) return [`${sign}${cutText(text)}${ending || ""}`];
	let at = 0;
	const parts = runs.map(({ length, style = "-" }) => {
		const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tt)(text.slice(at, at + length));
		at += length;
		return {
			shown,
			code: `${style}${shown.length}`
		};
	});
	const shown = parts.map((part) => part.shown).join("");
	return [`~${parts.map(({ code }) => code).join("")}`, `${sign}${shown}${ending || ""}`];
}
// src/core/preview/diff-table.ts
const VISIBLE_CONTEXT = {
	above: 10,
	below: 6,
	minFolded: 5
};
const MAX_FOLDED_AT_ONCE = 2e3;
/** The hunks of a file with line numbers, each comment below its row. */
function diffTable(hunks, comments, { path, name }, budget) {
	const endings = endingsOf(hunks);
	const language = languageOf(path);
	const context = {
		name,
		budget,
		colours: new Map(hunks.flatMap(({ rows }) => {
			const colours = colouredRows(rows, language, budget);
			return rows.map((row, index) => [row, colours[index]]);
		})),
		cards: cardsByRow(comments),
		isTarget: targetTest(comments),
		marksEndings: endings.has("crlf") && endings.has("lf")
	};
	const bodies = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.r)(hunks, comments.map(({ comment }) => comment), VISIBLE_CONTEXT).map((stretch, index) => stretch.folded ? foldedBody(stretch, index, context) : visibleBody(stretch, context));
	const keys = new Set(hunks.flatMap(({ rows }) => rows.map(rowKey)));
	const withoutRow = [...context.cards].flatMap(([key, cards]) => keys.has(key) ? [] : cards);
	return html$1`<table class="diff digits-${digitsOf(hunks)}"><colgroup><col class="number"><col class="number"><col></colgroup><thead class="unseen"><tr><th scope="col">Old line</th><th scope="col">New line</th><th scope="col">Code</th></tr></thead>${withoutRow.length > 0 && html$1`<tbody>${cardsRow(withoutRow)}</tbody>`}${bodies}</table>`;
}
/** Number of digits of the last line number, for the width of the columns. */
function digitsOf(hunks) {
	const { oldLine = 0, newLine = 0 } = hunks.at(-1)?.rows.at(-1) ?? {};
	return Math.min(9, Math.max(2, String(Math.max(oldLine, newLine)).length));
}
function keyOf(side, line) {
	return `${side}${line}`;
}
function rowKey({ kind, oldLine, newLine }) {
	return kind === "deleted" ? keyOf("LEFT", oldLine) : keyOf("RIGHT", newLine);
}
function cardsByRow(comments) {
	const cards = /* @__PURE__ */ new Map();
	for (const { comment, card } of comments) {
		const key = keyOf(comment.side, comment.line);
		const ofRow = cards.get(key) ?? [];
		ofRow.push(card);
		cards.set(key, ofRow);
	}
	return cards;
}
function targetTest(comments) {
	const left = new LineSet(rangesOn("LEFT", comments));
	const right = new LineSet(rangesOn("RIGHT", comments));
	return ({ kind, oldLine = 0, newLine = 0 }) => kind === "deleted" ? left.has(oldLine) : right.has(newLine);
}
function rangesOn(side, comments) {
	return comments.flatMap(({ comment }) => comment.side === side && comment.line !== void 0 ? {
		first: comment.start_line ?? comment.line,
		last: comment.line
	} : []);
}
/** A set of lines stored as ranges: each of thousands of ranges may be the whole file. */
var LineSet = class {
	ranges = [];
	constructor(ranges) {
		for (const { first, last } of ranges.toSorted((one, other) => one.first - other.first)) {
			const above = this.ranges.at(-1);
			if (above && first <= above.last) above.last = Math.max(above.last, last);
			else this.ranges.push({
				first,
				last
			});
		}
	}
	has(line) {
		const range = this.ranges[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jt)(this.ranges, ({ first }) => first <= line) - 1];
		return range !== void 0 && line <= range.last;
	}
};
function visibleBody({ parts }, context) {
	return html$1`<tbody>${parts.map(({ hunk, rows, begins }) => [begins && html$1`<tr class="hunk"><td colspan="2"></td><td>${hunkHeader(hunk)}</td></tr>`, rows.map((row) => diffRow(row, context))])}</tbody>`;
}
function foldedBody({ parts }, index, context) {
	const count = parts.reduce((sum, { rows }) => sum + rows.length, 0);
	const rows = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(count, "row");
	if (count > MAX_FOLDED_AT_ONCE || count > context.budget.foldedRows) return html$1`<tbody class="fold"><tr><td colspan="3">${rows} without comments</td></tr></tbody>`;
	context.budget.foldedRows -= count;
	const id = `${context.name}-rows-${index}`;
	return html$1`<tbody class="fold"><tr><td colspan="3"><button type="button" aria-expanded="false" aria-controls="${id}">${rows}</button> <span class="heading">${cutText(parts.length === 1 && parts[0]?.begins ? parts[0].hunk.heading : "")}</span></td></tr></tbody><tbody id="${id}" hidden><tr><td colspan="3"><pre>${parts.map((part) => foldedText(part, context)).join("\n")}</pre></td></tr></tbody>`;
}
/**
* Folded rows are stored as one text; `unfold` in the script converts it to table rows on demand. The first character
* of a line is its type: `#` the next line numbers, `@` a hunk header, `\` a note, `~` the colours of the next row, or
* the sign of a row.
*/
function foldedText({ hunk, rows, begins }, { marksEndings, colours }) {
	const oldLine = rows.find((row) => row.oldLine !== void 0)?.oldLine ?? 0;
	const newLine = rows.find((row) => row.newLine !== void 0)?.newLine ?? 0;
	const lines = rows.flatMap((row) => [...foldedRow(SIGNS[row.kind], row.text, colours.get(row), marksEndings && row.ending === "crlf" && CRLF_SIGN), ...row.ending === "none" ? [`\\${NO_NEWLINE}`] : []]);
	return [
		`#${oldLine},${newLine}`,
		...begins ? [`@${hunkHeader(hunk)}`] : [],
		...lines
	].join("\n");
}
function hunkHeader({ rows, right, heading }) {
	const old = rows.filter(({ oldLine }) => oldLine !== void 0);
	const range = (lines) => `${lines[0] ?? 0},${lines.length}`;
	return `@@ ${`-${range(old.map(({ oldLine }) => oldLine))} +${range(right.map(({ newLine }) => newLine))}`} @@ ${cutText(heading)}`;
}
const SIGNS = {
	added: "+",
	deleted: "-",
	context: " "
};
const CRLF_SIGN = "␍";
const NO_NEWLINE = "No newline at end of file";
function diffRow(row, { cards, isTarget, marksEndings, colours }) {
	const { kind, oldLine, newLine, text, ending } = row;
	const key = rowKey(row);
	const target = isTarget(row) ? " target" : "";
	const crlf = marksEndings && ending === "crlf" && html$1`<span class="ending">${CRLF_SIGN}</span>`;
	const comments = cards.get(key);
	return [
		html$1`<tr class="${kind}${target}"><td class="number">${oldLine}</td><td class="number">${newLine}</td><td class="text"><span class="sign">${SIGNS[kind]}</span>${colouredText(text, colours.get(row))}${crlf}</td></tr>`,
		ending === "none" && html$1`<tr class="note"><td colspan="2"></td><td>${NO_NEWLINE}</td></tr>`,
		comments && cardsRow(comments)
	];
}
function cardsRow(cards) {
	return html$1`<tr class="comments"><td colspan="3">${cards}</td></tr>`;
}
// src/core/preview/entry.ts
/** The outcome of a finding on the page: where it is shown, and whether its code has a button. */
const STANDINGS = {
	button: "One click",
	quoted: "Code shown",
	plain: "Comment",
	body: "In the body",
	merged: "Merged",
	known: "Known",
	filtered: "Filtered out",
	dropped: "Dropped"
};
/** One entry for each finding of the report, in its order. */
function toEntries({ findings, body, review, sources }) {
	const inBody = new Set(body.groups.flatMap(({ entries }) => entries.map(({ finding }) => finding)));
	return findings.map((finding, index) => ({
		finding,
		standing: standingOf(finding),
		severity: finding.severity ?? "none",
		title: titleOf(finding),
		place: finding.line === void 0 ? finding.path : finding.path + (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.y)(finding.start_line, finding.line),
		id: idOf(finding, index, inBody),
		lines: linesOf(finding, review.comments),
		rule: ruleOf(sources[index])
	}));
}
function linesOf(finding, placed) {
	const { start_line, line } = (finding.outcome === "inline" ? placed[topmost(finding) ?? -1] : void 0) ?? finding;
	return line === void 0 ? void 0 : {
		first: start_line ?? line,
		last: line
	};
}
/** Of several comments, the topmost one is the last: a file's comments are planned bottom-up. */
function topmost({ comments }) {
	return comments.at(-1);
}
function ruleOf(source) {
	return source && "rule" in source ? source.rule : void 0;
}
function standingOf({ outcome, suggestion }) {
	switch (outcome) {
		case "inline": return suggestion === "committable" ? "button" : suggestion === "quoted" ? "quoted" : "plain";
		case "summary": return "body";
		case "duplicate": return "known";
		case "merged":
		case "filtered":
		case "dropped": return outcome;
	}
}
function idOf(finding, index, inBody) {
	const first = topmost(finding);
	if (finding.outcome === "inline" && first !== void 0) return commentId(first);
	return inBody.has(index) ? listedId(index) : unpostedId(index);
}
function commentId(comment) {
	return `comment-${comment}`;
}
function listedId(finding) {
	return `body-${finding}`;
}
function unpostedId(finding) {
	return `finding-${finding}`;
}
const MAX_TITLE = 120;
function titleOf({ title, message = "", reason = "" }) {
	const text = title?.trim() || message.trim() || reason;
	const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(text.split("\n", 1)[0] ?? "").trim();
	return line.length > MAX_TITLE ? `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(line, MAX_TITLE)}…` : line;
}
// src/core/preview/changed-files.ts
/** The changed files that have comments, with their rows, in the order of the diff. */
function filesWithComments(plan, diff, entries, budget) {
	const comments = commentsByFile(plan, diff, entries, budget);
	const known = new Set(diff.files.map(({ path }) => path));
	const unlisted = [...comments.keys()].filter((path) => !known.has(path));
	const sections = [...diff.files, ...unlisted.map((path) => ({
		path,
		status: "modified"
	}))].flatMap((file, index) => {
		const placed = comments.get(file.path);
		if (!placed) return [];
		const hunks = hunksOf(diff.of(file));
		const { path, notes } = fileLine(file, hunks);
		return html$1`<details class="file" open><summary><h3>${path}</h3><span class="notes">${notes}</span><span class="many">${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(placed.length, "comment")}</span></summary>${diffTable(hunks, placed, {
			path: file.path,
			name: `file-${index}`
		}, budget)}</details>`;
	});
	if (sections.length === 0) return html$1``;
	const fold = sections.length > 1 && html$1`<button type="button" id="fold-files" aria-pressed="false">Fold all files</button>`;
	return html$1`<section aria-labelledby="files"><div class="with-button"><h2 id="files">${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(sections.length, "file")} with comments</h2>${fold}</div>${sections}</section>`;
}
function commentsByFile({ review }, diff, entries, budget) {
	const hunks = new Map(diff.files.map((file) => [file.path, () => hunksOf(diff.of(file))]));
	const owners = /* @__PURE__ */ new Map();
	for (const entry of entries) if (entry.finding.outcome === "inline") for (const index of entry.finding.comments) owners.set(index, entry);
	const byFile = /* @__PURE__ */ new Map();
	for (const [index, comment] of review.comments.entries()) {
		const card = commentCard(comment, owners.get(index), hunks.get(comment.path)?.() ?? [], commentId(index), budget);
		const placed = byFile.get(comment.path) ?? [];
		placed.push({
			comment,
			card
		});
		byFile.set(comment.path, placed);
	}
	return byFile;
}
function hunksOf(fileDiff) {
	return "hunks" in fileDiff ? fileDiff.hunks : [];
}
/** A longer list is collapsed at first. */
const MAX_OPEN$3 = 25;
/** The others, as one line each. */
function otherFiles({ review }, diff, entries) {
	const commented = new Set(review.comments.map(({ path }) => path));
	const others = diff.files.filter(({ path }) => !commented.has(path));
	if (others.length === 0) return html$1``;
	const inBody = /* @__PURE__ */ new Map();
	for (const { standing, finding } of entries) if (standing === "body") inBody.set(finding.path, (inBody.get(finding.path) ?? 0) + 1);
	const lines = others.map((file) => {
		const { path, notes } = fileLine(file);
		const count = inBody.get(file.path);
		return html$1`<li><span class="path">${path}</span><span class="notes">${notes}</span>${count && html$1`<span class="many">${count} in the body</span>`}</li>`;
	});
	const title = html$1`<summary><h2>${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(others.length, "file")} without comments</h2></summary><ul>${lines}</ul>`;
	return others.length > MAX_OPEN$3 ? html$1`<details class="others">${title}</details>` : html$1`<details class="others" open>${title}</details>`;
}
// src/core/preview/icon.ts
/** Defined once and referenced by id. The shapes differ, so that colour is not needed to distinguish them. */
const ICONS = html$1`<svg hidden><symbol id="icon-error" viewBox="0 0 16 16"><path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z"/><path class="hole" d="M8 4v5M8 11v1"/></symbol><symbol id="icon-warning" viewBox="0 0 16 16"><path d="M8 1l7.5 14H.5z"/><path class="hole" d="M8 6v4M8 12v1"/></symbol><symbol id="icon-info" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7"/><path class="hole" d="M8 4v1M8 7v5"/></symbol></svg>`;
const KNOWN = /* @__PURE__ */ new Set([
	"error",
	"warning",
	"info"
]);
/** The icon of a severity, with its name for screen readers. */
function icon(severity) {
	if (!KNOWN.has(severity)) return html$1``;
	return html$1`<svg class="icon ${severity}" viewBox="0 0 16 16" aria-hidden="true"><use href="#icon-${severity}"/></svg><span class="unseen">${severity}</span>`;
}
// src/core/preview/key-help.ts
const KEYS = [
	["j", "next finding"],
	["k", "previous finding"],
	["/", "filter by file or rule"],
	["x", "show or hide the file of a finding"],
	["a", "show all: clear the filters"],
	["?", "these keys"]
];
function keyHelp() {
	return html$1`<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2><dl>${KEYS.map(([key, meaning]) => html$1`<div><dt><kbd>${key}</kbd></dt><dd>${meaning}</dd></div>`)}</dl><form method="dialog"><button>Close</button></form></dialog>`;
}
// src/core/preview/outline.ts
/** A longer list would not be read; the filters still apply to everything on the page. */
const MAX_LISTED$1 = 2e3;
/** In a longer list the files are closed at first; `filter` in the script opens them when few findings are left. */
const MAX_OPEN$2 = 40;
/** The filters, and a list of all findings by file. */
function outline(entries, diff) {
	return html$1`<nav aria-label="Findings"><form role="search" aria-label="Filter the findings">${filterGroup("severity", "Severity", _start_js__WEBPACK_IMPORTED_MODULE_1__.zn.map((name) => [
		name,
		html$1`${icon(name)}<span aria-hidden="true">${name}</span>`,
		count(entries, "severity", name)
	]))}${filterGroup("standing", "Outcome", Object.entries(STANDINGS).map(([name, label]) => [
		name,
		label,
		count(entries, "standing", name)
	]))}<label class="search">File or rule <input type="search" name="find" placeholder="part of a name" autocomplete="off" spellcheck="false"></label><p class="shown"><output id="shown">${entries.length} of ${entries.length} findings</output> <button type="reset" hidden>Show all</button></p></form>${list(entries, diff)}<p class="keys"><button type="button" id="help" aria-haspopup="dialog"><kbd>?</kbd> Keys</button></p></nav>`;
}
function count(entries, field, value) {
	return entries.filter((entry) => entry[field] === value).length;
}
function filterGroup(name, title, choices) {
	const present = choices.filter(([, , count]) => count > 0);
	if (present.length === 0) return html$1``;
	return html$1`<fieldset><legend>${title}</legend>${present.map(([value, label, count]) => html$1`<button type="button" class="chip" data-filter="${name}" value="${value}" aria-pressed="false">${label} <span class="many">${count}</span></button>`)}</fieldset>`;
}
/** The files in the order of the page: first the ones with comments. */
function list(entries, diff) {
	const listed = entries.toSorted((one, other) => Number(isLeftOut(one)) - Number(isLeftOut(other)));
	const rest = listed.splice(MAX_LISTED$1).length;
	const order = new Map(diff.files.map(({ path }, index) => [path, index]));
	const at = (path) => order.get(path) ?? order.size;
	const files = [...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(listed, ({ finding }) => finding.path)].toSorted(([one], [other]) => at(one) - at(other));
	const open = listed.length > MAX_OPEN$2 ? html$1`` : html$1` open`;
	return html$1`<details class="list"><summary><h2>Findings</h2></summary>${files.map(([path, ofFile]) => html$1`<details class="group"${open}><summary><h3>${path || "No file"}</h3> <span class="many">${ofFile.length}</span></summary><ul>${ofFile.toSorted(byLine).map(item)}</ul></details>`)}${rest > 0 && html$1`<p class="many">${rest} more are in the report.</p>`}</details>`;
}
function isLeftOut({ id }) {
	return id.startsWith("finding-");
}
function byLine({ lines: one }, { lines: other }) {
	return (one?.last ?? 0) - (other?.last ?? 0);
}
function item(entry) {
	const { id, severity, title, standing, finding, lines } = entry;
	const numbers = lines && (lines.first < lines.last ? `${lines.first}–${lines.last}` : lines.last);
	return html$1`<li ${entryData(entry, finding.path)}><a href="#${id}">${icon(severity)}<span class="title">${title}</span><span class="line">${numbers}</span><span class="dot" title="${STANDINGS[standing]}"></span></a></li>`;
}
// src/core/preview/page-budget.ts
function newPageBudget() {
	return {
		foldedRows: 5e4,
		colouredCharacters: 5e5
	};
}
// src/core/preview/page-footer.ts
/** Tells a reader where the file is from, and that it sends nothing. */
function pageFooter() {
	return html$1`<footer class="end"><p>Made by Fencepost. This page is one file: it loads nothing and sends nothing.</p></footer>`;
}
// src/core/preview/page-header.ts
/** The title of the page and the counts of the report. */
function pageHeader(counts, subject, status) {
	const list = [
		["findings", counts.findings],
		["inline", counts.inline],
		["in the body", counts.summarized],
		["known", counts.duplicates],
		["merged", counts.merged],
		["filtered out", counts.filtered],
		["not readable", counts.dropped],
		["one click", counts.suggestions]
	].map(([label, count]) => html$1`<div class="${count === 0 ? "zero" : "some"}"><dt>${label}</dt><dd>${count}</dd></div>`);
	return html$1`<header class="top"><div><h1>${MARK} Review of ${subject}</h1><p>${status}</p></div><dl>${list}</dl></header>`;
}
/** The logo: three fence posts with two rails. */
const MARK = html$1`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="M1 15V4l1.5-2L4 4v11zM6.500 15V4L8 2l1.500 2v11zM12 15V4l1.500-2L15 4v11z"/><path d="M0 6h16v2H0zM0 11h16v2H0z"/></svg>`;
// src/core/preview/review-body.ts
/** In characters. A model's summary may be long, and must not push the comments down. */
const MAX_OPEN$1 = 1200;
/** The beginning of the body: counts, and what the authors say of the change. */
function bodyHead({ body: { head }, review }, budget) {
	return html$1`<section class="card review" aria-labelledby="review"><header><h2 id="review">Review</h2><span class="state">${review.event === "REQUEST_CHANGES" ? "Requests changes" : "Comment"}</span></header><div class="body">${headText(head, budget)}</div></section>`;
}
function headText(head, budget) {
	if (head === "") return html$1`<p>Nothing new to say: no review is posted.</p>`;
	const end = head.indexOf("\n\n");
	if (head.length <= MAX_OPEN$1 || end < 0) return renderedMarkdown(head, { budget });
	return html$1`${renderedMarkdown(head.slice(0, end), { budget })}<details><summary>What it says of the whole change</summary>${renderedMarkdown(head.slice(end), { budget })}</details>`;
}
/** The findings that the body lists, as the platform shows them; each can be filtered and focused. */
function bodyList({ body }, entries, budget) {
	const { groups, rest } = body;
	if (groups.length === 0 && !rest) return html$1``;
	const listed = groups.map(({ heading, entries: findings }) => {
		const items = findings.map((item) => {
			const entry = entries[item.finding];
			const path = entry?.finding.path ?? "";
			return html$1`<article class="listed" id="${listedId(item.finding)}" tabindex="-1" ${entryData(entry, path)} aria-label="${entry?.title ?? ""}">${foldable(item, path, budget)}</article>`;
		});
		return html$1`<div class="reason-group">${renderedMarkdown(heading, { budget })}${items}</div>`;
	});
	return html$1`<section class="card in-body" aria-labelledby="in-body"><header><h2 id="in-body">In the body of the review</h2></header><div class="body">${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.b)(groups) ? html$1`<details class="fold"><summary>${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.x)(groups)}</summary>${listed}</details>` : listed}${rest && foldable(rest, "", budget)}</div></section>`;
}
function foldable({ line, label, more }, path, budget) {
	const fold = more && html$1`<details><summary>${label}</summary>${renderedMarkdown(more, {
		budget,
		path
	})}</details>`;
	return html$1`${renderedMarkdown(line, {
		budget,
		path
	})}${fold}`;
}
// src/core/preview/script.ts
/** Filters, keys and folding. A constant, because the security policy of the page contains its hash. */
const SCRIPT = `'use strict'
const all = (selector, within = document) => [...within.querySelectorAll(selector)]
const one = (selector, within = document) => within.querySelector(selector)
/** As in outline.ts. */
const MAX_OPEN = 40

const form = one('form[role=search]')
const chips = all('[data-filter]')
const findings = all('[data-standing]')
const stops = findings.filter((element) => element.tabIndex === -1 && element.id)
const items = findings.filter((element) => !element.id)
const links = new Map(all('.list a').reverse().map((link) => [link.hash.slice(1), link]))
let current
const visible = (element) => !element.closest('[hidden]')

function chosen(name) {
  return chips.filter((chip) => chip.dataset.filter === name && chip.ariaPressed === 'true').map((chip) => chip.value)
}

function filter() {
  const severities = chosen('severity')
  const standings = chosen('standing')
  const words = form.elements.find.value.trim().toLowerCase()
  const filtered = severities.length + standings.length > 0 || words !== ''
  for (const element of findings) {
    const { severity, standing, find } = element.dataset
    element.hidden =
      (severities.length > 0 && !severities.includes(severity)) ||
      (standings.length > 0 && !standings.includes(standing)) ||
      !find.toLowerCase().includes(words)
  }
  const count = items.filter((item) => !item.hidden).length
  for (const group of all('.group')) {
    const left = all('li:not([hidden])', group).length
    group.hidden = left === 0
    one('.many', group).textContent = left
    group.open = count <= MAX_OPEN
  }
  for (const row of all('tr.comments')) row.hidden = !holds(row)
  for (const file of all('details.file, .reasons, .reason-group')) file.hidden = !holds(file)
  for (const part of all('section:has(details.file), section.unposted')) part.hidden = !holds(part)
  for (const part of all('section.in-body')) part.hidden = filtered && !holds(part)
  for (const part of all('details.others')) part.hidden = filtered
  one('#shown').value = count + ' of ' + items.length + ' findings'
  one('button[type=reset]').hidden = !filtered
}

function holds(part) {
  return part.querySelector('[data-standing]:not([hidden])') !== null
}

function clear() {
  form.elements.find.value = ''
  for (const chip of chips) chip.ariaPressed = 'false'
  filter()
}

function go(element) {
  for (let at = element.parentElement; at; at = at.parentElement) if (at.localName === 'details') at.open = true
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
  current?.removeAttribute('aria-current')
  current = links.get(element.id)
  if (!current || !one('.list').open) return
  current.ariaCurrent = 'true'
  current.closest('.group').open = true
  const nav = one('nav')
  const beside = current.getBoundingClientRect().top - nav.getBoundingClientRect().top - nav.clientHeight / 2
  if (nav.scrollHeight > nav.clientHeight) nav.scrollTop += beside
}

function step(by) {
  const shown = stops.filter(visible)
  const at = shown.findIndex((element) => element.contains(document.activeElement))
  const below = shown.findIndex((element) => element.getBoundingClientRect().top > 0)
  const from = at >= 0 ? at + by : by > 0 ? (below < 0 ? shown.length : below) : (below < 0 ? shown.length : below) - 1
  const next = shown[Math.max(0, Math.min(shown.length - 1, from))]
  if (next) go(next)
}

function toggleFile() {
  const file = document.activeElement.closest('details.file')
  if (!file) return
  file.open = !file.open
  file.querySelector('summary').focus()
}

const KINDS = { '+': 'added', '-': 'deleted', ' ': 'context', '@': 'hunk', '\\\\': 'note' }

/** Converts folded rows from text to table rows. */
function unfold(body) {
  const source = body.querySelector('pre')
  if (!source) return
  let [old, now, colours] = [0, 0, []]
  const rows = source.textContent.split('\\n').flatMap((line) => {
    const sign = line[0]
    const text = line.slice(1)
    if (sign === '#') [old, now] = text.split(',').map(Number)
    if (sign === '~') colours = [...text.matchAll(/(.)(\\d+)/g)]
    if (!(sign in KINDS)) return []
    const row = make('tr', KINDS[sign])
    if (sign === '@' || sign === '\\\\') {
      row.append(make('td'), make('td', '', text))
      row.firstChild.colSpan = 2
    } else {
      const code = make('td', 'text')
      code.append(make('span', 'sign', sign), ...coloured(text, colours))
      colours = []
      row.append(make('td', 'number', sign === '+' ? '' : old++), make('td', 'number', sign === '-' ? '' : now++), code)
    }
    return [row]
  })
  body.replaceChildren(...rows)
}

function coloured(text, runs) {
  let at = 0
  const parts = runs.map(([, style, length]) => {
    const part = text.slice(at, (at += Number(length)))
    return style === '-' ? part : make('span', style, part)
  })
  return [...parts, text.slice(at)]
}

function make(name, className = '', text = '') {
  const element = document.createElement(name)
  if (className) element.className = className
  element.textContent = text
  return element
}

const KEYS = {
  j: () => step(1),
  k: () => step(-1),
  x: toggleFile,
  a: clear,
  '/': () => form.elements.find.focus(),
  '?': () => one('#keys').showModal(),
}

document.addEventListener('keydown', (event) => {
  const field = event.target.closest('input, textarea, select')
  if (field && event.key === 'Escape') field.blur()
  if (field || event.ctrlKey || event.metaKey || event.altKey || one('#keys').open) return
  const act = KEYS[event.key]
  if (!act) return
  event.preventDefault()
  act()
})

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[aria-controls]')
  if (button) {
    const rows = document.getElementById(button.getAttribute('aria-controls'))
    unfold(rows)
    rows.hidden = !rows.hidden
    button.ariaExpanded = String(!rows.hidden)
  }
  const chip = event.target.closest('[data-filter]')
  if (chip) {
    chip.ariaPressed = String(chip.ariaPressed !== 'true')
    filter()
  }
  const link = event.target.closest('a[href^="#"]')
  if (link) {
    event.preventDefault()
    const target = document.getElementById(link.hash.slice(1))
    if (target) go(target)
  }
})

form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('reset', (event) => {
  event.preventDefault()
  clear()
})
one('#fold-files')?.addEventListener('click', ({ currentTarget: button }) => {
  const fold = button.ariaPressed !== 'true'
  button.ariaPressed = String(fold)
  for (const file of all('details.file')) file.open = !fold
})
one('#help').addEventListener('click', KEYS['?'])
one('.list').open = matchMedia('(min-width: 68rem)').matches
`;
// node_modules/@noble/hashes/sha2.js
/**
* SHA2 hash function. A.k.a. sha256, sha384, sha512, sha512_224, sha512_256.
* SHA256 is the fastest hash implementable in JS, even faster than Blake3.
* Check out {@link https://www.rfc-editor.org/rfc/rfc4634 | RFC 4634} and
* {@link https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf | FIPS 180-4}.
* @module
*/
/**
* SHA-224 / SHA-256 round constants from RFC 6234 §5.1: the first 32 bits
* of the cube roots of the first 64 primes (2..311).
*/
const SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
/** Reusable SHA-224 / SHA-256 message schedule buffer `W_t` from RFC 6234 §6.2 step 1. */
const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
/** Internal SHA-224 / SHA-256 compression engine from RFC 6234 §6.2. */
var SHA2_32B = class extends _gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.o {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(W15, 7) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(W15, 18) ^ W15 >>> 3;
			const s1 = (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(W2, 17) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(E, 6) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(E, 11) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(E, 25);
			const T1 = H + sigma1 + (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.a)(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = ((0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(A, 2) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(A, 13) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(A, 22)) + (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.s)(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		(0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.l)(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		(0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.l)(this.buffer);
	}
};
/** Internal SHA-256 hash class grounded in RFC 6234 §6.2. */
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, _gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.c);
	}
};
/**
* SHA2-256 hash function from RFC 4634. In JS it's the fastest: even faster than Blake3. Some info:
*
* - Trying 2^128 hashes would get 50% chance of collision, using birthday attack.
* - BTC network is doing 2^70 hashes/sec (2^95 hashes/year) as per 2025.
* - Each sha256 hash is executing 2^18 bit operations.
* - Good 2024 ASICs can do 200Th/sec with 3500 watts of power, corresponding to 2^36 hashes/joule.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with SHA2-256.
* ```ts
* sha256(new Uint8Array([97, 98, 99]));
* ```
*/
const sha256 = /* @__PURE__ */ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.u)(() => new _SHA256(), /* @__PURE__ */ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(1));
// src/core/preview/security-policy.ts
/**
* Allows only the style and script of the page, identified by their hashes; nothing is loaded or sent.
* https://www.w3.org/TR/CSP3/#grammardef-hash-source
*/
function securityPolicy(style, script) {
	return [
		"default-src 'none'",
		`style-src ${hashSource(style)}`,
		`script-src ${hashSource(script)}`,
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'"
	].join("; ");
}
function hashSource(text) {
	return `'sha256-${btoa(String.fromCharCode(...sha256((0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.p)(text))))}'`;
}
// src/core/preview/style.ts
/** A constant, because the security policy of the page contains its hash. */
const STYLE = `
${[
	`:root {
  color-scheme: light dark;
  --text: light-dark(#1f2328, #f0f6fc);
  --muted: light-dark(#59636e, #9198a1);
  --page: light-dark(#fff, #0d1117);
  --panel: light-dark(#f6f8fa, #151b23);
  --border: light-dark(#d1d9e0, #3d444d);
  --accent: light-dark(#0969da, #4493f8);
  --added: light-dark(#dafbe1, #2ea04326);
  --added-mark: light-dark(#aceebb, #2ea0434d);
  --deleted: light-dark(#ffebe9, #f851491a);
  --deleted-mark: light-dark(#ffcecb, #f851494d);
  --hunk: light-dark(#ddf4ff, #388bfd1a);
  --danger: light-dark(#d1242f, #f85149);
  --attention: light-dark(#9a6700, #d29922);
  --success: light-dark(#1a7f37, #3fb950);
  --comment: light-dark(#59636e, #9198a1);
  --keyword: light-dark(#cf222e, #ff7b72);
  --string: light-dark(#0a3069, #a5d6ff);
  --constant: light-dark(#0550ae, #79c0ff);
  --definition: light-dark(#6639ba, #d2a8ff);
  --type: light-dark(#116329, #7ee787);
  --property: light-dark(#953800, #ffa657);
  --code: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
`,
	`* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 7rem; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3, p, ul, ol, dl, dd, fieldset, pre, blockquote { margin: 0; padding: 0; border: 0; }
h1 { font-size: 1.3rem; font-weight: 600; }
h2 { font-size: 1rem; font-weight: 600; }
h3 { font-size: inherit; font-weight: inherit; }
a { color: var(--accent); }
code, pre, kbd, .diff, .change, .path, .file h3 { font-family: var(--code); font-size: 12px; }
button { font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.many, .notes { color: var(--muted); font-size: 12px; }

`,
	`.top {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;
  align-items: center;
  justify-content: space-between;
  padding: 1rem 1.5rem;
  background: var(--panel);
  border-bottom: 1px solid var(--border);
}
.top p { color: var(--muted); }
.mark { width: 1.2rem; height: 1.2rem; vertical-align: -0.15rem; fill: var(--success); }
.top dl { display: flex; flex-wrap: wrap; gap: 0.5rem 1.6rem; }
.top dl div { display: flex; flex-direction: column-reverse; }
.top dd { font-size: 1.3rem; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
.top dt { color: var(--muted); font-size: 12px; }
.top .zero dd { color: var(--muted); font-weight: 400; }

.page { max-width: 90rem; margin: 0 auto; padding: 1rem 1.5rem 2rem; display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
main, main > section:not(.card) { display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); align-content: start; }
main { gap: 1.25rem; }
@media (min-width: 68rem) {
  .page { grid-template-columns: 19rem minmax(0, 1fr); }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; padding: 2px; }
}

nav, nav form { display: flex; flex-direction: column; gap: 0.75rem; }
fieldset { display: flex; flex-wrap: wrap; gap: 0.35rem; min-width: 0; }
legend { padding: 0; margin-bottom: 0.25rem; font-size: 12px; color: var(--muted); }
.chip, .keys button, .shown button, .with-button button, dialog button {
  padding: 0.1rem 0.6rem;
  border: 1px solid var(--border);
  border-radius: 2rem;
  background: var(--panel);
  font-size: 12px;
}
.chip:hover, .keys button:hover, .shown button:hover, .with-button button:hover, dialog button:hover { border-color: var(--muted); }
.chip[aria-pressed='true'], .with-button button[aria-pressed='true'] { border-color: var(--accent); background: var(--hunk); }
.chip[aria-pressed='true'] .many { color: inherit; }
.search { display: flex; flex-direction: column; gap: 0.25rem; font-size: 12px; color: var(--muted); }
.search input {
  padding: 0.3rem 0.6rem;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--page);
  color: var(--text);
  font: 13px var(--code);
  width: 100%;
}
.search input::placeholder { color: var(--muted); }
.shown { display: flex; gap: 0.75rem; align-items: center; min-height: 1.6rem; font-size: 12px; color: var(--muted); }
.icon { width: 0.85rem; height: 0.85rem; vertical-align: -0.1rem; margin-right: 0.3rem; flex: none; }
.icon.error { fill: var(--danger); }
.icon.warning { fill: var(--attention); }
.icon.info { fill: var(--accent); }
symbol .hole { stroke: var(--page); stroke-width: 2; }
.list summary { cursor: pointer; }
.list > summary h2 { display: inline; }
.group { margin-top: 0.35rem; }
.group > summary { display: flex; gap: 0.4rem; align-items: baseline; padding: 0.1rem 0.4rem; border-radius: 6px; list-style: none; }
.group > summary::before { content: '▸'; width: 0.6rem; flex: none; color: var(--muted); font-size: 11px; }
.group[open] > summary::before { content: '▾'; }
.group > summary:hover { background: var(--panel); }
.group h3 { flex: 1; min-width: 0; font: 12px var(--code); color: var(--muted); }
.list ul { list-style: none; }
.list a {
  display: flex;
  align-items: baseline;
  padding: 0.2rem 0.4rem;
  border-radius: 6px;
  color: inherit;
  font-size: 13px;
  text-decoration: none;
}
.list a:hover { background: var(--panel); }
.list a[aria-current] { background: var(--hunk); }
.list .icon { align-self: start; margin-top: 0.2rem; }
.list .title { flex: 1; min-width: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.list .line { padding: 0 0.5rem; color: var(--muted); font: 12px var(--code); }
.dot { flex: none; align-self: start; margin-top: 0.3rem; width: 0.6rem; height: 0.6rem; border-radius: 50%; border: 2px solid transparent; }
.chip[value='button']::before, .chip[value='quoted']::before { content: ''; display: inline-block; width: 0.55rem; height: 0.55rem; margin-right: 0.35rem; vertical-align: middle; border: 2px solid var(--success); border-radius: 50%; background: var(--success); }
.chip[value='quoted']::before { border-color: var(--attention); background: none; }
[data-standing='button'] .dot { background: var(--success); border-color: var(--success); }
[data-standing='quoted'] .dot { border-color: var(--attention); }
.with-button { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: baseline; justify-content: space-between; }
.keys button kbd { border: 0; padding: 0; background: none; }
kbd { padding: 0.1rem 0.4rem; border: 1px solid var(--border); border-radius: 4px; background: var(--panel); }

`,
	`.card { border: 1px solid var(--border); border-radius: 6px; background: var(--page); }
.card > header {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding: 0.35rem 0.75rem;
  border-bottom: 1px solid var(--border);
  border-radius: 5px 5px 0 0;
  background: var(--panel);
  color: var(--muted);
  font-size: 12px;
}
.card > header h2, .card > header b { color: var(--text); }
.card > header h2 { font-size: 14px; }
.card:focus, .listed:focus { outline: 2px solid var(--accent); outline-offset: 2px; }
.card > header .icon { margin: 0 -0.35rem 0 0; }
.body { padding: 0.75rem; }
.reason-group + .reason-group { margin-top: 1.5rem; }
.body > * + *, .listed > * + *, .reason-group > * + *, .body details > * + *, .body blockquote > * + * { margin-top: 0.6rem; }
.body summary { cursor: pointer; color: var(--muted); }
.body summary:hover { color: var(--text); }
.facts, .facts code { color: var(--muted); font-size: 12px; }
.facts a { color: inherit; }
.listed { border-top: 1px solid var(--border); padding-top: 0.75rem; border-radius: 2px; }
.listed:focus { outline-offset: 6px; }
.state { padding: 0 0.5rem; border: 1px solid var(--border); border-radius: 2rem; color: var(--muted); margin-left: auto; }
.state.offered { color: var(--success); border-color: currentcolor; }
.state.refused { color: var(--attention); border-color: currentcolor; }

.body code { padding: 0.1em 0.35em; border-radius: 4px; background: light-dark(#818b981f, #656c7633); }
.body a code { text-decoration: underline; }
.body pre { padding: 0.6rem 0.75rem; border-radius: 6px; background: var(--panel); white-space: pre-wrap; }
.body ul, .body ol { padding-left: 1.6rem; }
.body li > ul, .body li > ol, .body li > p + p { margin-top: 0.25rem; }
.body blockquote { padding-left: 0.75rem; border-left: 3px solid var(--border); color: var(--muted); }
.body hr { height: 1px; border: 0; background: var(--border); }
.wide { overflow-x: auto; }
.prose { border-collapse: collapse; font-size: 13px; }
.prose th, .prose td { overflow-wrap: normal; padding: 0.25rem 0.75rem; border: 1px solid var(--border); text-align: left; }
.prose .center { text-align: center; }
.prose .right { text-align: right; }

`,
	`.file, .others { border: 1px solid var(--border); border-radius: 6px; }
.file:nth-of-type(n + 8) { content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.file > summary {
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.6rem;
  align-items: center;
  padding: 0.5rem 0.75rem;
  position: sticky;
  top: 0;
  z-index: 1;
  border-radius: 5px;
  background: var(--panel);
  cursor: pointer;
  list-style: none;
}
.file[open] > summary { border-bottom: 1px solid var(--border); border-radius: 5px 5px 0 0; }
.file > summary::before, .others > summary::before {
  content: '';
  flex: none;
  width: 0.4rem;
  height: 0.4rem;
  margin-right: 0.25rem;
  border: solid var(--muted);
  border-width: 0 2px 2px 0;
  rotate: -45deg;
}
.file[open] > summary::before, .others[open] > summary::before { rotate: 45deg; translate: 0 -2px; }
summary::-webkit-details-marker { display: none; }
.folder { color: var(--muted); }
.notes { display: inline-flex; flex-wrap: wrap; gap: 0.3rem; align-items: center; }
.label { padding: 0 0.5rem; border: 1px solid var(--border); border-radius: 2rem; font: 11px/1.5 sans-serif; color: var(--muted); }
.tally { font: 12px var(--code); white-space: nowrap; }
.plus { color: var(--success); }
.minus { color: var(--danger); }
.file > summary .many { margin-left: auto; }

.others > summary { display: flex; align-items: center; gap: 0.4rem; padding: 0.5rem 0.75rem; cursor: pointer; list-style: none; }
.others ul { list-style: none; border-top: 1px solid var(--border); padding: 0.25rem 0; }
.others li { display: flex; flex-wrap: wrap; gap: 0.15rem 0.6rem; align-items: center; padding: 0.15rem 0.75rem; }
.path b, .file h3 b { font-weight: 600; }

.diff, .change { width: 100%; border-collapse: collapse; line-height: 20px; }
.diff { table-layout: fixed; }
.digits-2 { --digits: 2ch; }
.digits-3 { --digits: 3ch; }
.digits-4 { --digits: 4ch; }
.digits-5 { --digits: 5ch; }
.digits-6 { --digits: 6ch; }
.digits-7 { --digits: 7ch; }
.digits-8 { --digits: 8ch; }
.digits-9 { --digits: 9ch; }
col.number { width: calc(var(--digits) + 1.4rem); }
.diff > * > tr > td, .change td { padding: 0; vertical-align: top; }
.change td:last-child { width: 100%; }
.number { padding: 0 0.5rem !important; text-align: right; white-space: nowrap; color: var(--muted); user-select: none; font-variant-numeric: tabular-nums; }
.text { padding-left: 1.6rem !important; padding-right: 0.5rem !important; white-space: pre-wrap; text-indent: -1.1rem; tab-size: 4; }
.text > * { text-indent: 0; }
.sign { display: inline-block; width: 1.1rem; user-select: none; }
.added td { background: var(--added); }
.deleted td { background: var(--deleted); }
.added mark { background: var(--added-mark); }
.deleted mark { background: var(--deleted-mark); }
mark { color: inherit; border-radius: 3px; padding: 0.1em 0; }
.target td:nth-child(2), .target.deleted td:first-child { box-shadow: inset -2px 0 var(--accent); color: var(--text); font-weight: 600; }
.target.deleted td:nth-child(2) { box-shadow: none; }
.ending { color: var(--muted); user-select: none; }
.hunk td, .fold td { background: var(--hunk); color: var(--muted); padding: 0.15rem 0.5rem !important; }
.hunk td { white-space: pre-wrap; }
.fold button { padding: 0 0.4rem; border: 0; border-radius: 4px; background: none; color: inherit; }
.fold button:hover { background: var(--border); }
.fold button::before { content: '↕ '; }
.fold button[aria-expanded='true']::before { content: '× '; }
.fold .heading { opacity: 1; }
.note td { padding: 0 0.5rem 0 1.6rem !important; color: var(--muted); font-style: italic; }
.comments > td { padding: 0.6rem 0.75rem !important; border-block: 1px solid var(--border); background: var(--panel); font: 14px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif; }
.comments .card { max-width: 52rem; border-left-width: 3px; }
.comments .card + .card { margin-top: 0.6rem; }
.card[data-severity='error'] { border-left-color: var(--danger); }
.card[data-severity='warning'] { border-left-color: var(--attention); }
.card[data-severity='info'] { border-left-color: var(--accent); }

.c { color: var(--comment); }
.k { color: var(--keyword); }
.s { color: var(--string); }
.n { color: var(--constant); }
.d { color: var(--definition); }
.t { color: var(--type); }
.p, .m { color: var(--property); }
/* Marks are darker, so the two palest colours are not. */
mark { --comment: light-dark(#505a64, #b1bac4); --keyword: light-dark(#b31d28, #ff9d94); }

`,
	`.change-only { padding: 0.4rem 0; border-radius: 6px; background: var(--panel); overflow: hidden; }
.change-only .number { display: none; }
.suggestion { border: 1px solid var(--border); border-radius: 6px; overflow: hidden; }
.suggestion .cap, .suggestion .foot { padding: 0.3rem 0.75rem; font-size: 12px; color: var(--muted); }
.suggestion .cap { border-bottom: 1px solid var(--border); }
.suggestion .foot { border-top: 1px solid var(--border); background: var(--panel); }
.change .number { min-width: 2.8rem; }
.change .number:empty { min-width: 0; }
.commit { display: inline-block; padding: 0.1rem 0.7rem; margin-right: 0.5rem; border-radius: 6px; background: light-dark(#1f883d, #238636); color: #fff; font-weight: 500; }

`,
	`.reasons { border: 1px solid var(--border); border-radius: 6px; }
.reasons > summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: baseline; padding: 0.5rem 0.75rem; cursor: pointer; background: var(--panel); border-radius: 5px; }
.reasons[open] > summary { border-radius: 5px 5px 0 0; }
.reasons .state { margin: 0; font-size: 12px; }
.reasons .why { flex: 1; min-width: min(12rem, 100%); }
.left-out { padding: 0.5rem 0.75rem; border-top: 1px solid var(--border); }
.left-out:nth-of-type(n + 20) { content-visibility: auto; contain-intrinsic-size: auto 3rem; }
.left-out:focus { outline: 2px solid var(--accent); outline-offset: -2px; }
.left-out pre { margin-top: 0.3rem; white-space: pre-wrap; font-family: inherit; font-size: 13px; color: var(--muted); }
.end { padding: 1.5rem; color: var(--muted); font-size: 12px; text-align: center; }
dialog { border: 1px solid var(--border); border-radius: 8px; background: var(--page); color: var(--text); padding: 1rem 1.5rem; min-width: 18rem; }
dialog::backdrop { background: #0008; }
dialog dl { margin: 0.75rem 0; display: grid; gap: 0.4rem; }
dialog dl div { display: grid; grid-template-columns: 2.5rem 1fr; }
`,
	`@media (max-width: 40rem) {
  .top { padding: 0.75rem; }
  .top .zero { display: none; }
  .top dl { gap: 0.5rem 1.2rem; }
  .page { padding: 0.75rem 0.5rem 1.5rem; }
  .number { padding: 0 0.2rem !important; font-size: 11px; }
  col.number { width: calc(var(--digits) + 0.5rem); }
  .comments > td { padding: 0.4rem !important; }
  .body { padding: 0.6rem; }
}
@media print {
  nav, .keys { display: none; }
  .file { content-visibility: visible; }
  .file > summary { position: static; }
}
`
].join("")}`;
// src/core/preview/unposted.ts
/** A longer list would not be read; the report has all findings. */
const MAX_LISTED = 1e3;
const MAX_MESSAGE = 2e3;
/** A longer group is closed at first. */
const MAX_OPEN = 5;
/** Findings without a separate comment, by reason: merged, known, filtered out, dropped, or no space left. */
function unposted(entries) {
	const left = entries.filter(({ id }) => id.startsWith("finding-"));
	if (left.length === 0) return html$1``;
	const counted = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(left, reasonKey);
	const groups = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(left.slice(0, MAX_LISTED), reasonKey);
	const rest = left.length - MAX_LISTED;
	const sections = [...groups].map(([key, group]) => reasonGroup(group, counted.get(key)?.length ?? 0));
	return html$1`<section class="unposted" aria-labelledby="unposted"><h2 id="unposted">Without a comment of their own <span class="many">${left.length}</span></h2>${sections}${rest > 0 && html$1`<p>${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(rest, "more finding")} are in the report.</p>`}</section>`;
}
function reasonKey({ standing, finding: { code, reason } }) {
	return JSON.stringify([
		standing,
		code,
		reason
	]);
}
function reasonGroup(group, count) {
	const [first] = group;
	if (!first) return html$1``;
	const { standing, finding } = first;
	const content = html$1`<summary><span class="state">${STANDINGS[standing]}</span> <span class="why">${finding.reason}</span> ${finding.code && html$1`<code>${finding.code}</code>`} <span class="many">${count}</span></summary>${group.map(card)}`;
	return group.length > MAX_OPEN ? html$1`<details class="reasons">${content}</details>` : html$1`<details class="reasons" open>${content}</details>`;
}
function card(entry) {
	const { id, severity, title, place, finding } = entry;
	const { message = "" } = finding;
	const [comment] = finding.comments;
	const text = message.length > MAX_MESSAGE ? `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(message, MAX_MESSAGE)}…` : message;
	const isTitle = !finding.title?.trim() && !text.trim().includes("\n");
	const more = !isTitle && text.trim() !== "" && text.trim() !== title;
	const link = comment !== void 0 && html$1`<a href="#${commentId(comment)}">The comment</a>`;
	return html$1`<article class="left-out" id="${id}" tabindex="-1" ${entryData(entry, finding.path)} aria-label="${title}"><p>${icon(severity)} <b>${isTitle ? text.trim() || title : title}</b> <code>${place}</code> ${link}</p>${more && html$1`<pre class="message">${text}</pre>`}</article>`;
}
// \0@oxc-project+runtime@0.155.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/core/preview/preview.ts
var preview_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ preview: () => preview });
var _templateObject;
/** Renders the review as the platform would show it: one HTML page that loads nothing else. */
function preview({ plan, diff, subject, status }) {
	const entries = toEntries(plan);
	const budget = newPageBudget();
	const page = html$1(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n",
		"\n",
		"\n<div class=\"page\">\n",
		"\n<main>\n",
		"\n",
		"\n",
		"\n",
		"\n",
		"\n</main>\n</div>\n",
		"\n",
		"\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), new Html(securityPolicy(STYLE, SCRIPT)), `Review of ${subject}`, new Html(STYLE), ICONS, pageHeader(plan.counts, subject, status), outline(entries, diff), bodyHead(plan, budget), filesWithComments(plan, diff, entries, budget), bodyList(plan, entries, budget), unposted(entries), otherFiles(plan, diff, entries), pageFooter(), keyHelp(), new Html(SCRIPT));
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xt)(page.markup);
}



/***/ })

};
;