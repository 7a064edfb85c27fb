#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2673:
/***/ ((module) => {

module.exports=n=>{if(!n)return[];if(typeof n!="string"||n.match(/^\s+$/))return[];const s=n.split(`
`);if(s.length===0)return[];const a=[];let o=null,d=null,u=0,m=0,l=null;const g=e=>{d?.changes.push({type:"normal",normal:!0,ln1:u++,ln2:m++,content:e}),l.oldLines--,l.newLines--},p=e=>{const[t,r]=parseFiles(e)??[];o={chunks:[],deletions:0,additions:0,from:t,to:r},a.push(o)},i=()=>{(!o||o.chunks.length)&&p()},$=(e,t)=>{i(),o.new=!0,o.newMode=t[1],o.from="/dev/null"},N=(e,t)=>{i(),o.deleted=!0,o.oldMode=t[1],o.to="/dev/null"},x=(e,t)=>{i(),o.oldMode=t[1]},F=(e,t)=>{i(),o.newMode=t[1]},S=(e,t)=>{i(),o.index=e.split(" ").slice(1),t[1]&&(o.oldMode=o.newMode=t[1].trim())},k=e=>{i(),o.from=parseOldOrNewFile(e)},y=e=>{i(),o.to=parseOldOrNewFile(e)},f=e=>+(e||1),M=(e,t)=>{o||p(e);const[r,c,w,L]=t.slice(1);u=+r,m=+w,d={content:e,changes:[],oldStart:+r,oldLines:f(c),newStart:+w,newLines:f(L)},l={oldLines:f(c),newLines:f(L)},o.chunks.push(d)},R=e=>{d&&(d.changes.push({type:"del",del:!0,ln:u++,content:e}),o.deletions++,l.oldLines--)},b=e=>{d&&(d.changes.push({type:"add",add:!0,ln:m++,content:e}),o.additions++,l.newLines--)},h=e=>{if(!d)return;const[t]=d.changes.slice(-1);d.changes.push({type:t.type,[t.type]:!0,ln1:t.ln1,ln2:t.ln2,ln:t.ln,content:e})},_=[[/^diff\s/,p],[/^new file mode (\d+)$/,$],[/^deleted file mode (\d+)$/,N],[/^old mode (\d+)$/,x],[/^new mode (\d+)$/,F],[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/,S],[/^---\s/,k],[/^\+\+\+\s/,y],[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/,M],[/^\\ No newline at end of file$/,h]],v=[[/^\\ No newline at end of file$/,h],[/^-/,R],[/^\+/,b],[/^\s*/,g]],C=e=>{for(const[t,r]of v){const c=e.match(t);if(c){r(e,c);break}}l.oldLines===0&&l.newLines===0&&(l=null)},H=e=>{for(const[t,r]of _){const c=e.match(t);if(c){r(e,c);break}}},O=e=>{l?C(e):H(e)};for(const e of s)O(e);return a};const fileNameDiffRegex=/(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g,gitFileHeaderRegex=/^(a|b|i|w|c|o|1|2)\//,parseFiles=n=>n?.match(fileNameDiffRegex)?.map(a=>a.replace(gitFileHeaderRegex,"").replace(/("|')$/,"")),qoutedFileNameRegex=/^\\?['"]|\\?['"]$/g,parseOldOrNewFile=n=>{let s=leftTrimChars(n,"-+").trim();return s=removeTimeStamp(s),s.replace(qoutedFileNameRegex,"").replace(gitFileHeaderRegex,"")},leftTrimChars=(n,s)=>{if(n=makeString(n),!s&&String.prototype.trimLeft)return n.trimLeft();const a=formTrimmingString(s);return n.replace(new RegExp(`^${a}+`),"")},timeStampRegex=/\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/,removeTimeStamp=n=>{const s=timeStampRegex.exec(n);return s&&(n=n.substring(0,s.index).trim()),n},formTrimmingString=n=>n==null?"\\s":n instanceof RegExp?n.source:`[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g,"\\$1")}]`,makeString=n=>`${n??""}`;


/***/ }),

/***/ 4006:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const pico = __nccwpck_require__(8016);
const utils = __nccwpck_require__(4059);

function picomatch(glob, options, returnState = false) {
  // default to os.platform()
  if (options && (options.windows === null || options.windows === undefined)) {
    // don't mutate the original options object
    options = { ...options, windows: utils.isWindows() };
  }

  return pico(glob, options, returnState);
}

Object.assign(picomatch, pico);
module.exports = picomatch;


/***/ }),

/***/ 5595:
/***/ ((module) => {



const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;
const SEP = '/';

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR,
  SEP
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
  SEP: '\\'
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 8265:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const constants = __nccwpck_require__(5595);
const utils = __nccwpck_require__(4059);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const buildCharClassStar = chars => {
  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const getStarExtglobSequenceChars = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  return chars;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  // A repeated extglob is "risky" (prone to catastrophic backtracking) when a
  // branch is itself a `*(...)` sequence, since that nests an unbounded quantifier
  // inside the outer `+(...)`/`*(...)`. When *every* branch reduces to single
  // characters we can emit one flat, ReDoS-safe character class that preserves the
  // meaning of ALL branches (e.g. `+(*(a)|*(b))` -> `[ab]*`), rather than dropping
  // every branch but the first.
  const safeChars = [];
  let sawStarSequence = false;
  let combinable = true;

  for (const branch of branches) {
    const chars = getStarExtglobSequenceChars(branch);
    if (chars) {
      sawStarSequence = true;
      safeChars.push(...chars);
      continue;
    }

    const literal = normalizeSimpleBranch(branch);
    if (literal && literal.length === 1) {
      safeChars.push(literal);
      continue;
    }

    combinable = false;

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  if (sawStarSequence) {
    return combinable
      ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
      : { risky: true };
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(opts.windows);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.output = (prev.output || prev.value) + tok.value;
      prev.value += tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      // A globstar followed only by balanced closing parens is at the logical end of patterns like
      // `test(/utils/**)` and `test?(/utils/**)`. Treat it as EOS so the trailing `/**` can match its
      // parent path, except in negated extglobs where that would change the exclusion semantics.
      const isEnd = eos() || (
        state.parens > 0
        && rest === ')'.repeat(state.parens)
        && !extglobs.some(extglob => extglob.type === 'negate')
      );

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(opts.windows);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 8016:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const scan = __nccwpck_require__(1781);
const parse = __nccwpck_require__(8265);
const utils = __nccwpck_require__(4059);
const constants = __nccwpck_require__(5595);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 *
 * // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
 * const picomatch = require('picomatch/posix');
 * // the same API, defaulting to posix paths
 * const isMatch = picomatch('a/*');
 * console.log(isMatch('a\\b')); //=> false
 * console.log(isMatch('a/b')); //=> true
 *
 * // you can still configure the matcher function to accept windows paths
 * const isMatch = picomatch('a/*', { options: windows });
 * console.log(isMatch('a\\b')); //=> true
 * console.log(isMatch('a/b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = opts.windows;
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(utils.basename(input, { windows: posix }));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.makeRe(state[, options]);
 *
 * const result = picomatch.makeRe('*.js');
 * console.log(result);
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 1781:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(4059);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __nccwpck_require__(5595);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          let parens = 0;

          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }

            if (code === CHAR_LEFT_PARENTHESES) {
              parens++;
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        let parens = 1;

        while (eos() !== true && (code = advance())) {
          if (code === CHAR_BACKWARD_SLASH) {
            backslashes = token.backslashes = true;
            advance();
            continue;
          }

          if (code === CHAR_LEFT_PARENTHESES) {
            parens++;
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex !== undefined ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (i >= start) {
        parts.push(value);
        prevIndex = i;
      }
    }

    const n = prevIndex !== undefined ? prevIndex + 1 : start;
    const value = input.slice(n);
    parts.push(value);

    if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
      tokens[tokens.length - 1].value = value;
      depth(tokens[tokens.length - 1]);
      state.maxDepth += tokens[tokens.length - 1].depth;
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 4059:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

/*global navigator*/


const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __nccwpck_require__(5595);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.isWindows = () => {
  if (typeof navigator !== 'undefined' && navigator.platform) {
    const platform = navigator.platform.toLowerCase();
    return platform === 'win32' || platform === 'windows';
  }

  if (typeof process !== 'undefined' && process.platform) {
    return process.platform === 'win32';
  }

  return false;
};

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};

exports.basename = (path, { windows } = {}) => {
  const segs = path.split(windows ? /[\\/]/ : '/');
  const last = segs[segs.length - 1];

  if (last === '') {
    return segs[segs.length - 2];
  }

  return last;
};


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9069:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _commands_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3197);
/* harmony import */ var _commands_help_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2895);
/* harmony import */ var _commands_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7667);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(452);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7309);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3411);






/** Loaded when called: each command needs only its own part of the program. */
const RUN = {
    plan: async () => _commands_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .plan */ .et,
    post: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(988), __nccwpck_require__.e(500), __nccwpck_require__.e(790)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8790))).post,
    demo: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(702), __nccwpck_require__.e(988), __nccwpck_require__.e(500), __nccwpck_require__.e(742)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9742))).demo,
    schema: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(939), __nccwpck_require__.e(899)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7899))).schema,
};
function isCommand(name) {
    return name !== undefined && Object.hasOwn(RUN, name);
}
async function main([name, ...args]) {
    if (name === '--version' || name === '-v') {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .print */ .yy)((0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .x}\n`);
        return 0;
    }
    if (name === '--help' || name === '-h' || name === 'help') {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .print */ .yy)((0,_commands_help_js__WEBPACK_IMPORTED_MODULE_1__/* .overview */ .M0)());
        return 0;
    }
    const command = _commands_help_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo[name ?? ''];
    if (!isCommand(name) || !command) {
        const problem = name === undefined ? 'no command given' : `unknown command ${JSON.stringify(name)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(problem, {
            hint: `Valid commands: ${Object.keys(RUN).join(', ')}. See fencepost --help.`,
        });
    }
    if (args.includes('--help') || args.includes('-h')) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .print */ .yy)((0,_commands_help_js__WEBPACK_IMPORTED_MODULE_1__/* .commandHelp */ .bD)(name, command));
        return 0;
    }
    const run = await RUN[name]();
    return run((0,_commands_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlags */ .b)(args, command.flags));
}
try {
    process.exitCode = await main(process.argv.slice(2));
}
catch (error) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm)(`fencepost: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error)}`);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y && error.hint)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm)(error.hint);
    process.exitCode = 2;
}
// All that was written is out by then, and leaving at once spares the time it takes to tear down the heap.
process.stdout.write('', () => process.exit());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseFlags)
/* harmony export */ });
/* unused harmony export SWITCH */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(452);


/** What a switch is shown with; its value may be left out. */
const SWITCH = 'true|false';
function parseFlags(args, specs) {
    const values = parse(spellSwitches(args, specs), specs);
    const all = (name) => [values[name] ?? []].flat().map(String);
    return {
        has: (name) => values[name] !== undefined,
        all,
        one: (name) => (values[name] === undefined ? undefined : all(name).join('\n')),
    };
}
function parse(args, specs) {
    const options = Object.fromEntries(Object.entries(specs).map(([name, { value }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: true },
    ]));
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options, strict: true, allowPositionals: false }).values;
    }
    catch (error) {
        const names = Object.keys(specs).map((name) => `--${name}`);
        const [problem = ''] = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error).split(/\. |\n/);
        const hint = `Valid flags: ${names.join(' ')}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(lowerFirst(problem), { hint, cause: error });
    }
}
/** `--lenient` and `--no-suggestions` to `--lenient=true` and `--suggestions=false`. */
function spellSwitches(args, specs) {
    const isSwitch = (name) => specs[name]?.value === SWITCH;
    return args.map((arg, index) => {
        if (arg.startsWith('--no-') && isSwitch(arg.slice(5)))
            return `--${arg.slice(5)}=false`;
        const followed = /^(?:true|false)$/i.test(args[index + 1] ?? '');
        return arg.startsWith('--') && isSwitch(arg.slice(2)) && !followed ? `${arg}=true` : arg;
    });
}
function lowerFirst(text) {
    return text.charAt(0).toLowerCase() + text.slice(1);
}


/***/ }),

/***/ 2895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   M0: () => (/* binding */ overview),
/* harmony export */   bD: () => (/* binding */ commandHelp)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1097);
/* harmony import */ var _planned_for_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8158);



const optionFlags = (options) => Object.fromEntries(Object.entries(options).map(([name, { description, valid, default: fallback }]) => [
    name,
    { value: valueName(valid), description: withDefault(description, fallback) },
]));
/** A long list is not repeated here. */
function withDefault(description, fallback) {
    return fallback === '' || fallback.includes('\n') ? description : `${description} Default: ${fallback}.`;
}
const HELP = { description: 'Print this.' };
const FINDINGS = {
    value: 'FILE',
    description: 'Findings: a file, a glob, a pipe or -. May be given several times.',
};
const PLAN_FLAGS = {
    diff: {
        value: 'FILE',
        description: 'The diff of the pull request, as git diff prints it; - for standard input.',
    },
    findings: FINDINGS,
    json: { description: 'Print the plan as JSON: the review, what became of each finding, counts.' },
    platform: { value: _planned_for_js__WEBPACK_IMPORTED_MODULE_2__/* .PLATFORMS */ .P4.join('|'), description: 'Whose review it is. Default: github.' },
    'base-sha': { value: 'SHA', description: 'GitLab, with --json: base_sha of diff_refs.' },
    'start-sha': { value: 'SHA', description: 'GitLab, with --json: start_sha of diff_refs.' },
    'head-sha': { value: 'SHA', description: 'GitLab, with --json: head_sha of diff_refs.' },
    repo: { value: 'OWNER/NAME', description: 'For links to lines that are not in the diff (with --commit).' },
    project: { value: 'GROUP/NAME', description: 'GitLab: the same.' },
    ...optionFlags(_options_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_OPTIONS */ .VN),
    help: HELP,
};
const POST_FLAGS = {
    repo: { value: 'OWNER/NAME', description: 'The repository.' },
    pr: { value: 'NUMBER', description: 'The pull request.' },
    findings: FINDINGS,
    json: { description: 'Print the report as JSON.' },
    ...optionFlags(_options_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_OPTIONS */ .VN),
    ...optionFlags(_options_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_OPTIONS */ .p7),
    help: HELP,
};
/** A choice shows its values; anything longer is a VALUE. */
function valueName(valid) {
    return /^[\w-]+(?:, [\w-]+)+$/.test(valid) ? valid.replaceAll(', ', '|') : 'VALUE';
}
const COMMANDS = {
    plan: { summary: 'Show the review that would be posted, offline.', flags: PLAN_FLAGS },
    post: { summary: 'Post the review to GitHub. The token comes from GITHUB_TOKEN.', flags: POST_FLAGS },
    demo: {
        summary: 'Post a review to a GitHub in this process, press every button, run again. Needs only git.',
        flags: { help: HELP },
    },
    schema: { summary: 'Print the JSON Schema of findings.', flags: { help: HELP } },
};
function overview() {
    const commands = Object.entries(COMMANDS).map(([name, { summary }]) => `  fencepost ${name.padEnd(8)} ${summary}`);
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)([
        'Turns review findings into one batched pull-request review whose suggestions can be committed with one click.',
        '',
        ...commands,
        '',
        'fencepost COMMAND --help tells the flags of a command; fencepost --version the version.',
        'Exit code: 0 done, 1 fail-on is met or the review was not delivered, 2 could not run.',
        '',
        'Example: git diff main...HEAD | fencepost plan --diff - --findings findings.json',
        '',
    ].join('\n'));
}
function commandHelp(name, { summary, flags }) {
    const lines = Object.entries(flags).flatMap(([flag, { value, description }]) => [
        `  --${flag}${value === undefined ? '' : ` ${value}`}`,
        `      ${description}`,
    ]);
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)([`fencepost ${name}: ${summary}`, '', ...lines, ''].join('\n'));
}


/***/ }),

/***/ 7667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   dh: () => (/* binding */ workspaces),
/* harmony export */   et: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var _core_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(438);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3504);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(452);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3828);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7309);
/* harmony import */ var _markdown_for_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1240);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1097);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7707);
/* harmony import */ var _render_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4855);
/* harmony import */ var _render_report_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(3922);
/* harmony import */ var _planned_for_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8158);











/** What would be posted, offline. Exit code 1 where `fail-on` is met. */
async function plan(flags) {
    const diffFile = flags.one('diff');
    const findingsFiles = flags.all('findings');
    if (diffFile === undefined)
        throw missing('diff', 'pr.diff, for example the output of git diff main...HEAD');
    if (findingsFiles.length === 0)
        throw missing('findings', 'findings.json');
    if (diffFile === '-' && findingsFiles.includes('-')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('--diff and --findings cannot both be standard input');
    }
    const options = (0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .readOptions */ .Tt)((name) => flags.one(name));
    const diff = (0,_core_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .FR)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .readDiff */ .i)(diffFile));
    const { findings, bad, notes } = await (0,_gather_js__WEBPACK_IMPORTED_MODULE_3__/* .gather */ .k)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .K)(findingsFiles, { warn: _log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm }), options);
    const platform = (0,_planned_for_js__WEBPACK_IMPORTED_MODULE_10__/* .plannedFor */ .kr)(flags);
    const result = (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planReview */ .K)({
        findings,
        bad,
        diff,
        options: {
            ...options,
            writeMarkdown: await (0,_markdown_for_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownFor */ .D)(findings),
            workspaces: workspaces(),
            ...platform.options,
        },
        limits: platform.limits,
    });
    for (const line of [...notes, ...result.log])
        (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm)(line);
    if (diff.files.length === 0)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm)(`${diffFile} holds no diff of any file`);
    const asJson = flags.has('json');
    (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .print */ .yy)(asJson ? (0,_render_report_js__WEBPACK_IMPORTED_MODULE_9__/* .renderReport */ .B)(result, await platform.present(result, diff)) : (0,_render_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .renderPlan */ .E)(result, process.stdout));
    return result.failed ? 1 : 0;
}
function missing(flag, example) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`--${flag} is required`, { hint: `--${flag} ${example}` });
}
function workspaces() {
    return [process.env.GITHUB_WORKSPACE, process.env.CI_PROJECT_DIR, process.cwd()].filter((path) => path !== undefined);
}


/***/ }),

/***/ 8158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P4: () => (/* binding */ PLATFORMS),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   kr: () => (/* binding */ plannedFor)
/* harmony export */ });
/* harmony import */ var _core_plan_options_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8235);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(452);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1097);



const PLATFORMS = ['github', 'gitlab'];
function plannedFor(flags) {
    return platformOf(flags) === 'gitlab' ? forGitLab(flags) : forGitHub(flags);
}
function platformOf(flags) {
    const given = flags.one('platform');
    const platform = PLATFORMS.find((known) => known === given);
    if (given === undefined || platform)
        return platform;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`platform is ${JSON.stringify(given)}; valid: ${PLATFORMS.join(', ')}`);
}
function forGitHub(flags) {
    const repository = repositoryOf(flags);
    const server = process.env.GITHUB_SERVER_URL || 'https://github.com';
    return {
        limits: _core_plan_options_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f_,
        options: repository ? { repositoryUrl: `${server}/${repository.owner}/${repository.repo}` } : {},
        present: async ({ review }) => review,
    };
}
function repositoryOf(flags) {
    const given = flags.one('repo');
    if (given === undefined)
        return undefined;
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(given) ?? [];
    if (owner && repo)
        return { owner, repo };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`repo is ${JSON.stringify(given)}; valid: owner/name`);
}
function forGitLab(flags) {
    const server = new URL(process.env.CI_SERVER_URL || 'https://gitlab.com');
    const project = flags.one('project');
    const commit = flags.one('commit') ?? flags.one('head-sha');
    return {
        limits: _core_plan_options_js__WEBPACK_IMPORTED_MODULE_0__/* .GITLAB_LIMITS */ .Xy,
        options: {
            ...(flags.has('link-hosts') ? {} : { linkHosts: [server.host] }),
            ...(project === undefined ? {} : { repositoryUrl: new URL(project, server).href }),
            ...(commit === undefined ? {} : { commit }),
        },
        async present({ review }, diff) {
            const { gitlabReview } = await __nccwpck_require__.e(/* import() */ 797).then(__nccwpck_require__.bind(__nccwpck_require__, 6797));
            return gitlabReview(review, diff, refsOf(flags));
        },
    };
}
function refsOf(flags) {
    const sha = (name) => {
        const value = flags.one(name);
        if (value !== undefined && _options_js__WEBPACK_IMPORTED_MODULE_2__/* .FULL_SHA */ .RG.test(value))
            return value.toLowerCase();
        const problem = value === undefined ? 'is required' : `is ${JSON.stringify(value)}; valid: a full commit SHA`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`--${name} ${problem}`, {
            hint: "A note's position names three commits: diff_refs of the merge request has them.",
        });
    };
    return { base_sha: sha('base-sha'), start_sha: sha('start-sha'), head_sha: sha('head-sha') };
}


/***/ }),

/***/ 8991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Y3: () => (/* binding */ anchor_anchor),
  aJ: () => (/* binding */ isShown),
  zu: () => (/* binding */ linesText)
});

// EXTERNAL MODULE: ./lib/core/diff.js + 2 modules
var diff = __nccwpck_require__(438);
// EXTERNAL MODULE: ./lib/core/fix.js
var core_fix = __nccwpck_require__(8808);
// EXTERNAL MODULE: ./lib/core/lane.js
var lane = __nccwpck_require__(645);
// EXTERNAL MODULE: ./lib/core/suggestion.js
var suggestion = __nccwpck_require__(9163);
;// CONCATENATED MODULE: ./lib/core/quote.js


/**
 * What a quote may mean: the lines as written, or without the line numbers or diff signs that models copy along.
 * The latter count only where the rest equals rows of the diff.
 */
function readingsOf(original) {
    const lines = (0,suggestion/* splitLines */.uz)(original).map((line) => line.trimEnd());
    const readings = [lines, unnumbered(lines), unsigned(lines), unsigned(unnumbered(lines))];
    return readings
        .filter((reading) => reading !== undefined)
        .filter((reading) => reading.some((line) => line !== ''));
}
function unnumbered(lines) {
    const numbers = /^\s*\d+(?: \| ?|: ?|\t)/;
    return lines.every((line) => numbers.test(line))
        ? lines.map((line) => line.replace(numbers, ''))
        : undefined;
}
/** The lines of the new file in a quoted piece of diff. */
function unsigned(lines) {
    if (!lines?.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line)))
        return undefined;
    const kept = lines.filter((line) => !line.startsWith('-'));
    return (kept.length > 0 ? kept : lines).map((line) => line.slice(1));
}
/** Whether the quote stands exactly at these lines. A reading other than the first must fit to the letter. */
function fitAt(hunks, side, first, readings) {
    for (const [index, lines] of readings.entries()) {
        for (const hunk of hunks) {
            const rows = rowsFrom(hunk, side, first, lines.length);
            const fit = rows && fitOf(rows, lines);
            if (fit && (fit === 'exact' || index === 0)) {
                return { span: { hunk, first, last: first + lines.length - 1 }, fit, unique: true };
            }
        }
    }
    return undefined;
}
/** Whether the quote may stand here on lines that the diff shows only in part: nothing shown contradicts it. */
function mayStandAt(hunks, first, lines) {
    let hidden = false;
    return (lines.every((line, index) => {
        const row = (0,diff/* hunkAt */.aA)(hunks, first + index)?.right.find((shown) => shown.newLine === first + index);
        if (row)
            return withoutBlanks(row.text) === withoutBlanks(line);
        hidden = true;
        return true;
    }) && hidden);
}
/** Looks for the quote in all hunks: whole lines to the letter, then but for white space, then part of a line. */
function searchQuote(hunks, side, readings, near) {
    const [written = []] = readings;
    const attempts = [
        ...readings.map((lines) => ({
            fit: 'exact',
            spans: () => wholeLines(hunks, side, lines, exactly),
        })),
        { fit: 'loose', spans: () => wholeLines(hunks, side, written, withoutBlanks) },
        { fit: 'part', spans: () => partOfLines(hunks, side, written) },
    ];
    for (const { fit, spans } of attempts) {
        const found = spans();
        const [only] = found;
        if (found.length === 1 && only)
            return { span: only, fit, unique: true };
        if (found.length > 1) {
            const span = near === undefined ? undefined : nearest(found, near);
            return span && { span, fit, unique: false };
        }
    }
    return undefined;
}
const exactly = (text) => text.trimEnd();
const withoutBlanks = (text) => text.replace(/\s+/g, '');
function fitOf(rows, lines) {
    const same = (comparable) => rows.every((row, index) => comparable(row.text) === comparable(lines[index] ?? ''));
    return same(exactly) ? 'exact' : same(withoutBlanks) ? 'loose' : undefined;
}
function columnOf(hunk, side) {
    return side === 'LEFT' ? hunk.left : hunk.right;
}
function rowsFrom(hunk, side, first, count) {
    const column = columnOf(hunk, side);
    const at = column.findIndex((row) => (0,diff/* lineOn */.q5)(row, side) === first);
    if (at < 0 || count === 0)
        return undefined;
    const rows = column.slice(at, at + count);
    // Deleted rows of one hunk need not be consecutive lines.
    const last = rows.at(-1);
    return rows.length === count && last && (0,diff/* lineOn */.q5)(last, side) === first + count - 1 ? rows : undefined;
}
function wholeLines(hunks, side, lines, comparable) {
    const wanted = lines.map(comparable);
    return hunks.flatMap((hunk) => {
        const column = columnOf(hunk, side);
        const texts = column.map((row) => comparable(row.text));
        const spans = [];
        for (let at = texts.indexOf(wanted[0] ?? ''); at >= 0; at = texts.indexOf(wanted[0] ?? '', at + 1)) {
            const row = column[at];
            const fits = wanted.every((text, index) => texts[at + index] === text);
            const first = row ? (0,diff/* lineOn */.q5)(row, side) : 0;
            if (fits && rowsFrom(hunk, side, first, wanted.length)) {
                spans.push({ hunk, first, last: first + wanted.length - 1 });
            }
        }
        return spans;
    });
}
/** Shorter pieces stand everywhere. */
const MIN_PART = 12;
function partOfLines(hunks, side, lines) {
    const wanted = lines.join('\n').trim();
    if (wanted.length < MIN_PART)
        return [];
    return hunks.flatMap((hunk) => {
        const column = columnOf(hunk, side);
        const text = column.map((row) => row.text).join('\n');
        const spans = [];
        for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
            const rowIndex = text.slice(0, at).split('\n').length - 1;
            const row = column[rowIndex];
            const count = wanted.split('\n').length;
            if (row && rowsFrom(hunk, side, (0,diff/* lineOn */.q5)(row, side), count)) {
                spans.push({ hunk, first: (0,diff/* lineOn */.q5)(row, side), last: (0,diff/* lineOn */.q5)(row, side) + count - 1 });
            }
            if (spans.length > MAX_PARTS)
                return spans;
        }
        return spans;
    });
}
/** So many that none of them is the one meant; keeps the search linear. */
const MAX_PARTS = 20;
function nearest(spans, line) {
    const distance = (span) => line < span.first ? span.first - line : line > span.last ? line - span.last : 0;
    const least = Math.min(...spans.map(distance));
    const closest = spans.filter((span) => distance(span) === least);
    return closest.length === 1 ? closest[0] : undefined;
}

// EXTERNAL MODULE: ./lib/core/reason.js
var reason = __nccwpck_require__(2051);
// EXTERNAL MODULE: ./lib/core/unchanged-line.js
var unchanged_line = __nccwpck_require__(5265);
;// CONCATENATED MODULE: ./lib/core/anchor.js






function anchor_anchor(finding, file, diff, options) {
    if ('unreadable' in diff) {
        return onFile(finding, (0,reason/* because */.x)(diff.unreadable === 'damaged' ? 'patch-damaged' : 'no-patch'), options);
    }
    const side = sideOf(finding, file, diff.hunks, options);
    const readings = finding.original === undefined ? [] : readingsOf(finding.original);
    const said = finding.line === undefined
        ? undefined
        : (place(diff.hunks, side, finding) ??
            below(diff.hunks, finding) ??
            onUnchangedLine(finding, file, diff.hunks, side, options));
    const found = readings.length > 0 ? anchorByQuote(finding, diff.hunks, side, readings, said) : said;
    if (found)
        return found;
    if (finding.line === undefined)
        return onFile(finding, (0,reason/* because */.x)('whole-file'), options);
    return { kind: 'summary', reason: (0,reason/* because */.x)('line-not-in-diff') };
}
/** The hunk of what no hunk shows. */
const NO_HUNK = { rows: [], start: { old: 0, new: 0 }, heading: '', right: [], left: [], rightRows: [] };
/** No: it stands on a file, or on a line outside the hunks. */
function isShown({ span }) {
    return span.hunk !== NO_HUNK;
}
function onFile({ line, startLine }, reason, { wholeFiles }) {
    if (!wholeFiles)
        return { kind: 'summary', reason };
    const span = { hunk: NO_HUNK, first: 0, last: 0 };
    const lines = line === undefined ? undefined : linesText({ first: startLine ?? line, last: line });
    const note = lines === undefined ? {} : { note: (0,lane.md) `This is about ${lines}.` };
    return { kind: 'inline', side: 'RIGHT', span, barrier: reason, ...note };
}
/** A new file has no such line, and of a deleted one nothing is left to stand on. */
function onUnchangedLine({ line = 0, startLine = line }, { status }, hunks, side, { unchangedLines }) {
    const isThere = side === 'RIGHT' && (status === 'modified' || status === 'renamed');
    if (!unchangedLines || !isThere || (0,unchanged_line/* oldLineOf */.h)(hunks, line) === undefined)
        return undefined;
    const span = { hunk: NO_HUNK, first: startLine, last: line };
    const note = startLine === line ? {} : { note: (0,lane.md) `This is about ${linesText(span)}.` };
    return { kind: 'inline', side, span, barrier: (0,reason/* because */.x)('target-not-in-diff'), ...note };
}
function sideOf(finding, file, hunks, options) {
    const { line } = finding;
    if (finding.side)
        return finding.side;
    if (line === undefined)
        return file.status === 'removed' ? 'LEFT' : 'RIGHT';
    const deleted = hunks.some((hunk) => hunk.left.some((row) => row.oldLine === line));
    if (deleted && options.deletedLines === 'prefer')
        return 'LEFT';
    if ((0,diff/* hunkAt */.aA)(hunks, line) || !deleted)
        return 'RIGHT';
    return file.status === 'removed' ? 'LEFT' : 'RIGHT';
}
/** Where the author said, as far as the diff shows it. */
function place(hunks, side, finding) {
    const last = finding.line ?? 0;
    const first = finding.startLine ?? last;
    const runs = hunks.flatMap((hunk) => runsOf(hunk, side));
    const crossed = runs.filter((run) => run.first <= last && run.last >= first);
    // The part that holds the end, else the start, else the last one crossed.
    const run = crossed.find((part) => part.last >= last) ?? crossed.find((part) => part.first <= first) ?? crossed.at(-1);
    if (!run)
        return undefined;
    const span = { hunk: run.hunk, first: Math.max(first, run.first), last: Math.min(last, run.last) };
    const leftBarrier = side === 'LEFT' ? { barrier: (0,reason/* because */.x)('deleted-line') } : {};
    if (span.first === first && span.last === last)
        return { kind: 'inline', side, span, ...leftBarrier };
    const note = (0,lane.md) `This is about lines ${first} to ${last}; the diff shows only ${linesText(span)} of them here.`;
    return { kind: 'inline', side, span, note, barrier: (0,reason/* because */.x)('range-cut') };
}
/** An insertion between two lines, of which the diff shows only the lower one. */
function below(hunks, { line = 0, fix }) {
    if (fix === undefined)
        return undefined;
    const { first, last } = (0,core_fix/* touchedLines */.Y)(fix.changes);
    return last < first && last === line ? place(hunks, 'RIGHT', { line: first }) : undefined;
}
/** Lines that follow each other: on the right the whole hunk, on the left each stretch of deleted rows. */
function runsOf(hunk, side) {
    const runs = [];
    for (const row of side === 'LEFT' ? hunk.left : hunk.right) {
        const line = (0,diff/* lineOn */.q5)(row, side);
        const run = runs.at(-1);
        if (run && run.last === line - 1)
            run.last = line;
        else
            runs.push({ hunk, first: line, last: line });
    }
    return runs;
}
function anchorByQuote(finding, hunks, side, readings, said) {
    const { line, startLine } = finding;
    const firsts = line === undefined ? [] : candidates(line, readings, startLine);
    const [match, other] = matchesAt(hunks, side, firsts, readings);
    const hidden = mayBeHidden(finding, hunks, readings);
    if (match)
        return atTheQuote(finding, side, match, other !== undefined || hidden);
    // Without a side, the number of a deleted row counts where the quote is that row's text.
    const [gone] = finding.side ? [] : matchesAt(hunks, 'LEFT', firsts, readings);
    if (gone?.fit === 'exact')
        return atTheQuote(finding, 'LEFT', gone, false);
    const moved = searchQuote(hunks, side, readings, line);
    if (moved)
        return movedTo(finding, side, moved, hidden);
    return said && { ...said, barrier: said.barrier ?? (0,reason/* because */.x)('original-differs') };
}
/** Where a quote may begin: the given range if it is as long, else with `line` as its end, then as its start. */
function candidates(line, readings, startLine) {
    const counts = new Set(readings.map((lines) => lines.length));
    if (startLine !== undefined && counts.has(line - startLine + 1))
        return [startLine];
    return [...new Set([...counts].flatMap((count) => [line - count + 1, line]))];
}
function matchesAt(hunks, side, firsts, readings) {
    return firsts.flatMap((first) => fitAt(hunks, side, first, readings) ?? []);
}
function atTheQuote(finding, side, match, twice) {
    const { span, fit } = match;
    const base = { kind: 'inline', side, span, proof: fit };
    if (side === 'LEFT')
        return { ...base, barrier: (0,reason/* because */.x)('deleted-line') };
    if (twice)
        return { ...base, barrier: (0,reason/* because */.x)('original-unclear') };
    if (contradictsRange(finding, span))
        return { ...base, barrier: (0,reason/* because */.x)('original-differs') };
    return base;
}
function movedTo(finding, side, match, hidden) {
    const { span, fit, unique } = match;
    const base = { kind: 'inline', side, span, proof: fit };
    const sameLine = finding.line !== undefined && span.first <= finding.line && finding.line <= span.last;
    const from = finding.line === undefined ? '' : (0,lane.md) ` from line ${finding.line}`;
    const note = sameLine ? {} : { note: (0,lane.md) `Moved here${from}: this is the code it quotes.` };
    if (side === 'LEFT')
        return { ...base, ...note, barrier: (0,reason/* because */.x)('deleted-line') };
    if (fit === 'part')
        return { ...base, ...note, barrier: (0,reason/* because */.x)('original-differs') };
    const proven = unique && !hidden && isTelling(span) && !contradictsRange(finding, span);
    return proven ? { ...base, ...note } : { ...base, ...note, barrier: (0,reason/* because */.x)('moved') };
}
/** The quote may well stand where the author said, on lines that the diff does not show. */
function mayBeHidden({ line, startLine }, hunks, readings) {
    if (line === undefined)
        return true;
    return readings.some((lines) => {
        const firsts = candidates(line, [lines], startLine).filter((first) => first > 0);
        return firsts.some((first) => mayStandAt(hunks, first, lines));
    });
}
/** The author gave a range, and quoted more or fewer lines than it has. */
function contradictsRange({ line, startLine }, span) {
    return line !== undefined && startLine !== undefined && line - startLine !== span.last - span.first;
}
/** A lone bracket is no quote to move a finding by. */
function isTelling({ hunk, first, last }) {
    const text = ((0,diff/* newLines */.Mt)(hunk, first, last) ?? []).map((row) => row.text).join('');
    return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 4;
}
/** Typed to the word, so that it fits into Markdown and messages alike. */
function linesText({ first, last, }) {
    return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}


/***/ }),

/***/ 4961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  no: () => (/* binding */ assess),
  mO: () => (/* binding */ isInline),
  fI: () => (/* binding */ offersOf),
  CI: () => (/* binding */ pathMapping)
});

// EXTERNAL MODULE: ./lib/core/anchor.js + 1 modules
var core_anchor = __nccwpck_require__(8991);
// EXTERNAL MODULE: ./lib/core/diff.js + 2 modules
var diff = __nccwpck_require__(438);
// EXTERNAL MODULE: ./lib/core/fingerprint.js + 1 modules
var core_fingerprint = __nccwpck_require__(2918);
// EXTERNAL MODULE: ./lib/core/marker.js
var marker = __nccwpck_require__(5845);
// EXTERNAL MODULE: ./lib/core/likeness.js
var likeness = __nccwpck_require__(3443);
// EXTERNAL MODULE: ./lib/core/reason.js
var core_reason = __nccwpck_require__(2051);
;// CONCATENATED MODULE: ./lib/core/doubt.js



/**
 * Models give one line number and several lines of code. Where the code repeats what stands next to the range,
 * the author most likely meant those lines too, and the button would double them.
 */
function doubtfulRange(hunk, first, last, lines) {
    const reach = lines.length > last - first + 1 ? lines.length : 1;
    const neighbours = [
        ...linesNear(hunk, first - reach, first - 1),
        ...linesNear(hunk, last + 1, last + reach),
    ];
    const outside = new Set(neighbours.map((line) => line.trim()).filter(isTelling));
    const repeated = lines.find((line) => outside.has(line.trim()));
    if (reach > 1)
        return repeated === undefined ? undefined : doubt(repeated);
    return atTheEdge(hunk, first, last, lines) ?? besideItsLine(hunk, first, last, lines);
}
/** As many lines as the range has, or fewer: shifted by one, the code begins or ends with the line beside it. */
function atTheEdge(hunk, first, last, lines) {
    const [above] = linesNear(hunk, first - 1, first - 1);
    const [below] = linesNear(hunk, last + 1, last + 1);
    const range = linesNear(hunk, first, last);
    const shifted = (line, own, beside) => line !== undefined && isTelling(line) && line.trim() === beside?.trim() && line.trim() !== own?.trim();
    if (shifted(lines[0], range[0], above))
        return doubt(lines[0] ?? '');
    if (shifted(lines.at(-1), range.at(-1), below))
        return doubt(lines.at(-1) ?? '');
    return undefined;
}
/** How far off a line number usually is. */
const NEAR = 3;
const UNLIKE = 0.4;
const ALIKE = 0.6;
/** One off: the code is nothing like the lines it would replace, and much like lines a little above or below. */
function besideItsLine(hunk, first, last, lines) {
    const code = lines.join('\n');
    const like = (from) => (0,likeness/* likeness */.$)(code, linesNear(hunk, from, from + last - first).join('\n'));
    if (lines.length === 0 || like(first) >= UNLIKE)
        return undefined;
    for (let distance = 1; distance <= NEAR; distance++) {
        for (const from of [first - distance, first + distance]) {
            if ((0,diff/* newLines */.Mt)(hunk, from, from + last - first) && like(from) >= ALIKE)
                return doubtAbout(from, hunk);
        }
    }
    return undefined;
}
function doubtAbout(line, hunk) {
    const [text = ''] = linesNear(hunk, line, line);
    return (0,core_reason/* because */.x)('doubtful-range', `The code looks like it is meant for line ${line} (${shown(text)}).`);
}
function doubt(line) {
    return (0,core_reason/* because */.x)('doubtful-range', `The code repeats a line next to the range (${shown(line)}), so the range may be wrong.`);
}
function shown(line) {
    const text = line.trim();
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
function linesNear(hunk, from, to) {
    const shown = [];
    for (let line = from; line <= to; line++)
        shown.push(...((0,diff/* newLines */.Mt)(hunk, line, line) ?? []).map((row) => row.text));
    return shown;
}
/** Brackets, `else` and `end` stand everywhere and tell nothing. */
function isTelling(line) {
    return ((line.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3 &&
        !/^\W*(?:end|else|begin|done|esac|try|then|do|fi)\W*$/i.test(line));
}

// EXTERNAL MODULE: ./lib/core/edit.js + 1 modules
var edit = __nccwpck_require__(1697);
;// CONCATENATED MODULE: ./lib/core/elision.js
/** `// ... rest unchanged`: a line that stands for code the author left out. Committed, it would delete that code. */
function isElision(line) {
    const { text, comment } = uncomment(line.trim());
    if (/^(?:\.{3}|…)+$/.test(text))
        return true;
    // `...rest` is a spread; `... rest of it ...` is not code in any language.
    if (/^(?:\.{3}|…)\s*[([<]?\s*[a-z ]/i.test(text) && (comment || /^(?:\.{3}|…)\s/.test(text)))
        return true;
    if (!comment)
        return /^[[(<](?:\.{3}|…|snip|truncated|omitted)[\])>]$/i.test(text);
    return OMITTED.test(text) || STANDS_FOR.test(text);
}
const THING = '(?:code|function|method|class|file|body|implementation|logic|content|contents|block|imports?|fields?|props|' +
    'properties|methods|functions|lines?|cases|tests|handlers|routes|options|items|entries|config(?:uration)?)';
const OMITTED = /\b(?:unchanged|omitted|elided|truncated|snipped|snip|(?:remains?|stays?|is|are) (?:the )?same|same as (?:before|above|original)|as before)\b/i;
const STANDS_FOR = new RegExp(`^(?:\\W*)(?:(?:keep|insert|your|the) )*(?:existing|remaining|rest of|remainder of|previous|original|other|more)(?: the| your| this)?(?: \\w+){0,2} ${THING}(?: \\w+){0,3}\\W*$|^(?:\\W*)(?:the )?rest (?:of|is|goes|stays|remains)\\b`, 'i');
const COMMENTS = [
    [/^\{\s*\/\*+/, /\*\/\s*\}$/],
    [/^\/\*+/, /\*\/$/],
    [/^<!--/, /-->$/],
    [/^\/\/+[/!]?/, /$/],
    [/^#+/, /$/],
    [/^--+/, /$/],
    [/^;+/, /$/],
    [/^%+/, /$/],
    [/^\*/, /$/],
    [/^"""|^'''/, /"""$|'''$/],
];
function uncomment(line) {
    for (const [open, close] of COMMENTS) {
        if (open.test(line))
            return { text: line.replace(open, '').replace(close, '').trim(), comment: true };
    }
    return { text: line, comment: false };
}

// EXTERNAL MODULE: ./lib/core/invisible.js
var invisible = __nccwpck_require__(2328);
;// CONCATENATED MODULE: ./lib/core/hazard.js



/** What a replacement brings in that must not be one click away, whatever else is right about it. */
function hazard(kind, replaced, lines) {
    const before = replaced.join('\n');
    const after = lines.join('\n');
    // Markdown turns these into something else, so a block cannot carry them even where the file has them already.
    if (LOST_IN_MARKDOWN.test(after))
        return (0,core_reason/* because */.x)('invisible-characters');
    const known = (0,invisible/* deceptiveCharacters */.gx)(before);
    const brought = [...(0,invisible/* deceptiveCharacters */.gx)(after)].filter((char) => !known.has(char));
    if (brought.length > 0) {
        const names = brought.slice(0, 5).map(invisible/* codePointName */.R8).join(' ');
        return (0,core_reason/* because */.x)('invisible-characters', `The code brings in invisible or control characters: ${names}.`);
    }
    if (CREDENTIALS.some((pattern) => pattern.test(after) && !pattern.test(before)))
        return (0,core_reason/* because */.x)('credential');
    if (kind === 'tool')
        return undefined;
    const kept = new Set(replaced.map((line) => line.trim()));
    const fresh = lines.filter((line) => !kept.has(line.trim()));
    if (fresh.some(isElision))
        return (0,core_reason/* because */.x)('elision');
    if (fresh.some((line) => FAR_RIGHT.test(line)))
        return (0,core_reason/* because */.x)('far-right');
    return undefined;
}
const LOST_IN_MARKDOWN = /[\0\r]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** A back door was once hidden behind 300 blanks at the end of a line. */
const FAR_RIGHT = /\S[^\S\n]{100}[^\S\n]*\S/;
/** Forms that the issuers document or that secret scanners agree on. Second line of defence only. */
const CREDENTIALS = [
    /\bgh[pousr]_[A-Za-z0-9]{30,}/,
    /\bgithub_pat_[A-Za-z0-9_]{22,}/,
    /\bgl(?:pat|ptt|rt|dt|cbt|oas|soat)-[\w-]{20,}/,
    /\b(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}\b/,
    /\bxox[abeoprs]-[\w-]{10,}/,
    /\bxapp-\d-[A-Za-z0-9-]{10,}/,
    /\bsk-(?:ant-|proj-|svcacct-|or-v1-)?[A-Za-z0-9_-]{20,}/,
    /\b[rs]k_live_[A-Za-z0-9]{16,}/,
    /\bAIza[0-9A-Za-z_-]{35}/,
    /\bya29\.[\w-]{20,}/,
    /\bnpm_[A-Za-z0-9]{36}/,
    /\bpypi-AgE[\w-]{20,}/,
    /\bhf_[A-Za-z0-9]{30,}/,
    /\bdckr_pat_[\w-]{20,}/,
    /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
    /\bhooks\.slack\.com\/services\/T[A-Z0-9]+\/B[A-Z0-9]+\/\w+/,
];

;// CONCATENATED MODULE: ./lib/core/platform-barrier.js

/** Why the platform would not carry out these edits of a file as they are meant. */
function platformBarrier(edits, { path }, hunk, { suggestionLines, keepsCrlf, altered, unsuggestable }) {
    if (unsuggestable?.test(path))
        return (0,core_reason/* because */.x)('no-suggestions-here');
    const isCrlf = hunk.right.some(({ ending }) => ending === 'crlf');
    if (!keepsCrlf && isCrlf && edits.some(({ lines }) => lines.length > 1))
        return (0,core_reason/* because */.x)('crlf-lines');
    if (altered && edits.some(({ lines }) => lines.some((line) => altered.test(line))))
        return (0,core_reason/* because */.x)('altered-characters');
    const isLong = edits.some(({ first, last }) => last - first >= suggestionLines);
    return isLong ? (0,core_reason/* because */.x)('too-many-lines') : undefined;
}

;// CONCATENATED MODULE: ./lib/core/advice.js
/**
 * "Use const instead of let." in the place of code: models fill the field with advice, or with a word for nothing.
 * Committed, it would replace code by a sentence.
 */
function isAdvice(lines, replaced) {
    const written = lines.filter((line) => line.trim() !== '');
    if (written.length === 0)
        return false;
    if (written.length === 1 && NOTHING.test(written[0]?.trim() ?? ''))
        return true;
    // Where the replaced lines are sentences too (plain text, licences), so may be the new ones.
    return written.every(isSentence) && !replaced.some(isSentence);
}
const NOTHING = /^(?:n\/?a|not applicable|none|no (?:changes?|suggestions?|fix)(?: (?:is |are )?(?:needed|required|necessary))?|unchanged|tbd|-+|\.{3}|…)[.!]?$/i;
/** Begins like a sentence and goes on in words; code quoted inside it does not count. */
function isSentence(line) {
    const text = line.trim().replace(/`[^`]*`/g, 'code');
    if (!/^[A-Z][a-z]+(?:,| [\w'"(])/.test(text) || /[={};<>|&$@\\]|::|->/.test(text))
        return false;
    const words = text.match(/(?:^|[\s(])[A-Za-z][a-z']*(?=[\s.,:)!?]|$)/g) ?? [];
    return words.length >= 4 && words.length >= text.split(/\s+/).length * 0.7;
}

;// CONCATENATED MODULE: ./lib/core/language.js
/** What of a language the repair of a model's code must know, told by the file's name. */
const INDENTED = /\.(?:py|pyi|pyx|pxd|gd|nim|coffee|litcoffee|ya?ml|mk|mak|haml|slim|pug|jade|sass|styl|hs|lhs|elm|fsx?|fsi|md|markdown|mdx|rst|adoc|bzl|star|textproto)$|(?:^|\/)(?:GNUmakefile|[Mm]akefile|BUILD|WORKSPACE|SConstruct|SConscript|Snakefile|Tiltfile)(?:\.\w+)?$/;
/** Indentation is part of the meaning, so that a guess at it may change what the code does. */
function indentationHasMeaning(path) {
    return INDENTED.test(path);
}
/** A fence or trailing blanks are content here. */
function isMarkdown(path) {
    return /\.(?:md|markdown|mdx|mkd|qmd|rmd)$/i.test(path);
}

;// CONCATENATED MODULE: ./lib/core/repair.js



/** Model text only: a tool's text is exact and is never touched. */
function repair(replacement) {
    const { path, replaced, first } = replacement;
    let lines = replacement.lines;
    if (!isMarkdown(path)) {
        lines = withoutFence(lines);
        lines = lines.map((line) => (replaced.includes(line) ? line : line.trimEnd()));
    }
    lines = withoutNumbers(lines, first, replaced) ?? withoutSigns(lines, replaced) ?? lines;
    if (looksListed(lines, replaced))
        return { lines, doubt: (0,core_reason/* because */.x)('looks-like-diff') };
    if (!isMarkdown(path) && isAdvice(lines, replaced))
        return { lines, doubt: (0,core_reason/* because */.x)('not-code') };
    return indented({ ...replacement, lines });
}
/** An empty fence stays: nobody asks for a deletion like that. */
function withoutFence(lines) {
    const fence = /^\s*(`{3,}|~{3,})[\w+#.:-]*\s*$/.exec(lines[0] ?? '')?.[1];
    const closed = fence !== undefined && lines.length > 2 && lines.at(-1)?.trim() === fence;
    return closed ? lines.slice(1, -1) : lines;
}
const NUMBER = /^\s*(\d+)\s?[:|]\s?/;
/** Line numbers go only if they are exactly the finding's: `3: x` is also a YAML key. */
function withoutNumbers(lines, first, replaced) {
    if (lines.length !== replaced.length || replaced.some((line) => NUMBER.test(line)))
        return undefined;
    const numbered = lines.every((line, index) => NUMBER.exec(line)?.[1] === String(first + index));
    return numbered ? lines.map((line) => line.replace(/^\s*\d+(?: \| |: |\s?[:|])/, '')) : undefined;
}
/** A diff instead of the code: its `-` and context lines must be the replaced ones. */
function withoutSigns(lines, replaced) {
    if (!lines.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line)))
        return undefined;
    const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
    // Nothing but `-` lines may also be a list.
    return after.length > 0 && sameLines(before, replaced) ? after : undefined;
}
function sameLines(lines, others) {
    return (lines.length === others.length &&
        lines.every((line, index) => line.trimEnd() === others[index]?.trimEnd()));
}
/** Hunk headers, and the marks of merge conflicts and of search-and-replace answers. */
const PATCH_LINE = /^@@ -\d+|^(?:<{5,}|={7}|>{5,})(?: |$)/;
/** Signs or numbers that could not be proven and are nothing like the replaced lines. */
function looksListed(lines, replaced) {
    const has = (pattern) => (line) => pattern.test(line);
    if (lines.some(has(PATCH_LINE)) && !replaced.some(has(PATCH_LINE)))
        return true;
    const deletion = lines.length > 0 && lines.every(has(/^-/));
    if (deletion &&
        sameLines(lines.map((line) => line.slice(1)), replaced))
        return true;
    const signed = lines.some(has(/^\+/)) && lines.every(has(/^[+\- ]|^$/)) && !replaced.some(has(/^\+/));
    const numbered = lines.length > 0 && lines.every(has(NUMBER)) && !replaced.some(has(NUMBER));
    return signed || (numbered && consecutive(lines));
}
function consecutive(lines) {
    const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1]));
    return numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}
/** Restores indentation that the model dropped, where the replaced lines show what it was. */
function indented({ path, replaced, lines, quotedExactly }) {
    const shift = lostIndentation(lines, replaced);
    const shifted = shift ? lines.map((line) => (line.trim() === '' ? line : shift + line)) : lines;
    if (!indentationHasMeaning(path) || quotedExactly)
        return { lines: shifted };
    const doubtful = firstIndent(shifted) !== undefined && firstIndent(shifted) !== firstIndent(replaced);
    return doubtful ? { lines: shifted, doubt: (0,core_reason/* because */.x)('doubtful-indentation') } : { lines: shifted };
}
/** What stands before every line, if one answer makes each line that reappears equal to its original. */
function lostIndentation(lines, replaced) {
    const [line, original] = [lines[0], replaced[0]];
    if (lines.length === 1 && replaced.length === 1 && line !== undefined && original !== undefined) {
        return /^\s/.test(line) || line === '' ? undefined : indentOf(original);
    }
    let possible;
    for (const text of lines.filter((text) => text.trim() !== '')) {
        const originals = replaced.filter((before) => before.trim() === text.trim());
        if (originals.length === 0)
            continue;
        const shifts = originals
            .filter((before) => before.endsWith(text))
            .map((before) => before.slice(0, -text.length));
        possible = possible?.filter((shift) => shifts.includes(shift)) ?? shifts;
    }
    const distinct = new Set(possible);
    return distinct.size === 1 ? [...distinct][0] : undefined;
}
function firstIndent(lines) {
    const line = lines.find((text) => text.trim() !== '');
    return line === undefined ? undefined : indentOf(line);
}
function indentOf(line) {
    return /^\s*/.exec(line)?.[0] ?? '';
}

// EXTERNAL MODULE: ./lib/core/settle.js
var settle = __nccwpck_require__(7324);
;// CONCATENATED MODULE: ./lib/core/offer.js









/** Every rule a committable suggestion must pass, in one place. */
function offer(proposal, context) {
    const { finding, file, hunks, anchor } = context;
    const { first, last } = proposal;
    // An insertion has no lines of its own: either neighbour will do.
    const isInsertion = last < first;
    const hunk = (0,diff/* hunkAt */.aA)(hunks, last) ?? (isInsertion ? (0,diff/* hunkAt */.aA)(hunks, first) : undefined);
    const rows = isInsertion ? [] : hunk && (0,diff/* newLines */.Mt)(hunk, first, last);
    // Lines of the new file mean nothing for a finding about deleted ones, or about the file.
    if (!hunk || !rows || anchor.side === 'LEFT' || !(0,core_anchor/* isShown */.aJ)(anchor)) {
        const reason = proposal.barrier ?? anchor.barrier ?? (0,core_reason/* because */.x)('target-not-in-diff');
        return { proposal, replaced: undefined, lines: proposal.lines, refused: reason };
    }
    const replaced = rows.map((row) => row.text);
    const proven = proposal.own && (anchor.proof === 'exact' || anchor.proof === 'loose');
    const quotedExactly = proven && anchor.proof === 'exact';
    const { lines, doubt } = finding.kind === 'model'
        ? repair({ path: file.path, replaced, first, lines: proposal.lines, quotedExactly })
        : { lines: proposal.lines, doubt: undefined };
    const barrier = proposal.barrier ??
        context.barrier ??
        anchor.barrier ??
        (file.special || isSubmodule(hunks) ? (0,core_reason/* because */.x)('special-file') : undefined) ??
        (finding.kind === 'model' && (0,settle/* lengthOf */.Y5)(lines) > MAX_MODEL_CODE ? (0,core_reason/* because */.x)('too-long') : undefined) ??
        (isMangled(hunks, lines) ? (0,core_reason/* because */.x)('not-utf8') : undefined) ??
        (mixedLineEndings(hunks) ? (0,core_reason/* because */.x)('mixed-line-endings') : undefined) ??
        (offer_sameLines(replaced, lines) ? (0,core_reason/* because */.x)('no-change') : undefined) ??
        hazard(finding.kind, replaced, lines) ??
        doubt ??
        (finding.kind === 'model' && !proven ? doubtfulRange(hunk, first, last, lines) : undefined);
    if (barrier)
        return { proposal, replaced, lines, refused: barrier };
    const maxLength = finding.kind === 'model' ? MAX_MODEL_CODE : MAX_TOOL_CODE;
    const smallest = (0,edit/* smallestEdits */.J)(hunk, { first, last, lines }, { unchanged: context.unchanged, maxLength });
    const unfit = 'edits' in smallest ? platformBarrier(smallest.edits, file, hunk, context.limits) : undefined;
    return { proposal, replaced, lines, ...(unfit ? { refused: unfit } : smallest) };
}
/** Leaves room in a comment of 60,000 characters for what is said about it; tools say little. */
const MAX_MODEL_CODE = 40_000;
const MAX_TOOL_CODE = 52_000;
function offer_sameLines(one, other) {
    return one.length === other.length && one.every((line, index) => line === other[index]);
}
/** The files API does not tell modes; a submodule shows as the name of its commit. */
function isSubmodule(hunks) {
    return hunks.some((hunk) => hunk.right.some((row) => /^Subproject commit [0-9a-f]{40}/.test(row.text)));
}
/** Bytes that are not UTF-8 come as U+FFFD, in the diff and from the API; a neighbour may be taken in as well. */
function isMangled(hunks, lines) {
    const mangled = (text) => text.includes('\ufffd');
    return lines.some(mangled) || hunks.some((hunk) => hunk.right.some((row) => mangled(row.text)));
}
/** Applying a suggestion turns a mixed file into CRLF from end to end. */
function mixedLineEndings(hunks) {
    const endings = new Set();
    for (const hunk of hunks)
        for (const row of hunk.right)
            if (row.ending !== 'none')
                endings.add(row.ending);
    return endings.size > 1;
}

;// CONCATENATED MODULE: ./lib/core/path.js
/** An imprecise path to a file of the diff. Two files that fit are no match: a wrong file is worse than none. */
function resolvePath(given, files, options) {
    const index = indexOf(files);
    const forms = formsOf(given, options.workspaces ?? []);
    const short = forms.filter((form) => /^[ab]\/./.test(form)).map((form) => form.slice(2));
    const exact = firstMatch(forms, (form) => exactMatch(form, index));
    if (exact)
        return exact;
    const exactShort = firstMatch(short, (form) => exactMatch(form, index));
    if (!options.guess)
        return exactShort ?? { kind: 'missing' };
    const suffix = firstMatch(forms, (form) => suffixMatch(form, index));
    // `b/x.ts` may be the diff's name of x.ts or a short name of src/b/x.ts.
    if (exactShort)
        return both(exactShort, suffix);
    return (suffix ??
        firstMatch(short, (form) => suffixMatch(form, index)) ??
        firstMatch(forms, (form) => basenameMatch(form, index)) ?? { kind: 'missing' });
}
/** As given, then with what tools and models put in front of a path taken off, step by step. */
function formsOf(given, workspaces) {
    const slashed = given.replaceAll('\\', '/');
    const inside = workspaces.flatMap((workspace) => insideOf(workspace.replaceAll('\\', '/'), slashed));
    const relative = [...inside, slashed].map((form) => form.replace(/^(?:\.?\/)+/, ''));
    return [...new Set([given, slashed, ...inside, ...relative])].filter(Boolean);
}
/** The path below a directory. Windows tools write the drive letter, and the rest, in either case. */
function insideOf(workspace, path) {
    const root = workspace.replace(/\/+$/, '');
    const onWindows = /^[a-z]:/i.test(root);
    const same = onWindows
        ? path.toLowerCase().startsWith(`${root.toLowerCase()}/`)
        : path.startsWith(`${root}/`);
    return root !== '' && same ? [path.slice(root.length + 1)] : [];
}
function firstMatch(forms, match) {
    for (const form of forms) {
        const found = match(form);
        if (found)
            return found;
    }
    return undefined;
}
/** Made once per diff: thousands of findings ask for thousands of files. */
const indexes = new WeakMap();
function indexOf(files) {
    const known = indexes.get(files);
    if (known)
        return known;
    const byPath = new Map(files.map((file) => [file.path, file]));
    const byPreviousPath = new Map();
    for (const file of byPath.values()) {
        if (file.status === 'renamed' && file.previousPath !== undefined)
            put(byPreviousPath, file.previousPath, file);
    }
    let byBasename;
    const index = {
        byPath,
        byPreviousPath,
        // Most paths are exact, and then nobody asks.
        get byBasename() {
            byBasename ??= basenames(byPath.values());
            return byBasename;
        },
    };
    indexes.set(files, index);
    return index;
}
function basenames(files) {
    const candidates = new Map();
    for (const file of files) {
        const segments = file.path.split('/');
        put(candidates, segments.at(-1) ?? '', { file, segments });
    }
    return candidates;
}
function put(lists, key, value) {
    const list = lists.get(key);
    if (list)
        list.push(value);
    else
        lists.set(key, [value]);
}
/** The new name before the old one. The old name of a rename means the new file; of a copy, nothing. */
function exactMatch(path, { byPath, byPreviousPath }) {
    const file = byPath.get(path);
    return one(file ? [file] : (byPreviousPath.get(path) ?? []), 'exact');
}
/** The file that ends with the most of the path's segments, and has all of them in order. */
function suffixMatch(path, { byBasename }) {
    const segments = path.split('/');
    if (segments.length === 1)
        return undefined;
    let best = [];
    let longest = 0;
    for (const candidate of byBasename.get(segments.at(-1) ?? '') ?? []) {
        const shared = sharedTail(candidate.segments, segments);
        if (shared < longest || !containsInOrder(candidate.segments, segments))
            continue;
        if (shared > longest)
            best = [];
        longest = shared;
        best.push(candidate.file);
    }
    return one(best, 'suffix');
}
function basenameMatch(path, { byBasename }) {
    const sameName = byBasename.get(path.slice(path.lastIndexOf('/') + 1)) ?? [];
    return one(sameName.map(({ file }) => file), 'basename');
}
function one(candidates, how) {
    const [first, second] = candidates;
    if (!first)
        return undefined;
    return second ? ambiguous(candidates.map((file) => file.path)) : { kind: 'found', file: first, how };
}
function both(match, other) {
    const paths = [...new Set([...pathsOf(match), ...pathsOf(other)])];
    return paths.length === 1 ? match : ambiguous(paths);
}
function pathsOf(match) {
    if (match?.kind === 'ambiguous')
        return match.candidates;
    return match?.kind === 'found' ? [match.file.path] : [];
}
/** Sorted, so that the report does not depend on the order of the files. */
function ambiguous(paths) {
    return { kind: 'ambiguous', candidates: paths.toSorted() };
}
function containsInOrder(candidate, segments) {
    let next = 0;
    for (const segment of candidate)
        if (segment === segments[next])
            next++;
    return next === segments.length;
}
function sharedTail(candidate, segments) {
    let shared = 0;
    while (shared < segments.length && candidate.at(-1 - shared) === segments.at(-1 - shared))
        shared++;
    return shared;
}

// EXTERNAL MODULE: ./lib/core/proposal.js + 5 modules
var proposal = __nccwpck_require__(4881);
;// CONCATENATED MODULE: ./lib/core/assess.js








function isInline(assessed) {
    return assessed.place.kind === 'inline';
}
function assess(finding, index, diff, options, limits) {
    const guess = finding.kind === 'model';
    const resolved = resolvePath(finding.path, diff.files, { guess, workspaces: options.workspaces });
    const path = resolved.kind === 'found' ? resolved.file.path : finding.path;
    const identity = (0,core_fingerprint/* identityOf */.c)(finding, path);
    const place = once(() => placeOf(finding, resolved, diff, options, limits));
    const code = once(() => codeOf(finding, place(), options));
    const fingerprint = once(() => (0,core_fingerprint/* digest */.b)([identity, ...anchoredText(place()).map((line) => line.trim())]));
    return {
        finding,
        index,
        path,
        hasFile: resolved.kind === 'found',
        identity,
        get listedAs() {
            return (0,core_fingerprint/* digest */.b)([identity]).slice(0, marker/* SHORT */.Pb);
        },
        get place() {
            return place();
        },
        get prose() {
            return code().prose;
        },
        get proposals() {
            return code().proposals;
        },
        get fingerprint() {
            return fingerprint();
        },
    };
}
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
function codeOf(finding, place, { offsetFallback }) {
    if (place.kind === 'summary' || !(0,core_anchor/* isShown */.aJ)(place.anchor))
        return (0,proposal/* codeAsSaid */.JW)(finding);
    const visible = (first, last) => shows(place.hunks, first, last);
    const shown = (line) => (0,diff/* rowAt */.ce)(place.hunks, line);
    return (0,proposal/* proposalsOf */.V4)(finding, place.anchor.span, { offsetFallback, visible, shown });
}
/** What becomes of the code of an inline finding. */
function offersOf({ finding, proposals, place, unchanged }, options, isProtected, limits) {
    const { anchor, file, hunks, guessed } = place;
    const quoted = anchor.proof === 'exact' || anchor.proof === 'loose';
    return proposals.map((proposal) => {
        const barrier = fileBarrier(quoted || proposal.proven === true);
        return offer(proposal, { finding, file, hunks, anchor, barrier, unchanged, limits });
    });
    function fileBarrier(confirmed) {
        if (!options.suggestions)
            return (0,core_reason/* because */.x)('suggestions-off');
        if (isProtected(file.path))
            return (0,core_reason/* because */.x)('protected-path');
        if (guessed && !confirmed)
            return (0,core_reason/* because */.x)('path-guessed');
        return options.needsOriginal?.(file.path) && !confirmed ? (0,core_reason/* because */.x)('commit-differs') : undefined;
    }
}
/** Told when a finding's path was not the diff's own, so that a wrong guess can be seen. */
function pathMapping({ finding, path }) {
    return finding.path === path ? undefined : `PATH MAP: '${finding.path}' -> '${path}'`;
}
function placeOf(finding, resolved, diff, { deletedLines }, { unchangedLines, wholeFiles }) {
    if (resolved.kind !== 'found') {
        const reason = diff.files.length === 0 ? (0,core_reason/* because */.x)('no-diff') : unresolved(resolved);
        return { kind: 'summary', reason };
    }
    const { file, how } = resolved;
    const fileDiff = diff.of(file);
    const found = (0,core_anchor/* anchor */.Y3)(finding, file, fileDiff, { deletedLines, unchangedLines, wholeFiles });
    if (found.kind === 'summary')
        return found;
    const hunks = 'hunks' in fileDiff ? fileDiff.hunks : [];
    return { kind: 'inline', anchor: found, file, hunks, guessed: how === 'basename' };
}
/** Every package of a monorepo has its index.ts. */
const MAX_NAMED = 5;
function unresolved(resolved) {
    if (resolved.kind === 'missing')
        return (0,core_reason/* because */.x)('path-not-in-diff');
    const { candidates } = resolved;
    const more = candidates.length > MAX_NAMED ? ` and ${candidates.length - MAX_NAMED} more` : '';
    const names = candidates.slice(0, MAX_NAMED).join(', ');
    return (0,core_reason/* because */.x)('path-ambiguous', `Several changed files fit this path: ${names}${more}.`);
}
function shows(hunks, first, last) {
    const hunk = (0,diff/* hunkAt */.aA)(hunks, last);
    return hunk !== undefined && (0,diff/* newLines */.Mt)(hunk, first, last) !== undefined;
}
function anchoredText(place) {
    if (place.kind === 'summary')
        return [];
    const { span, side } = place.anchor;
    const rows = side === 'LEFT' ? span.hunk.left : span.hunk.right;
    return rows
        .filter((row) => (0,diff/* lineOn */.q5)(row, side) >= span.first && (0,diff/* lineOn */.q5)(row, side) <= span.last)
        .map((row) => row.text);
}


/***/ }),

/***/ 4011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ joinPieces),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   gD: () => (/* binding */ fixElsewhere),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   lg: () => (/* binding */ otherMessages),
/* harmony export */   mF: () => (/* binding */ proseOptions),
/* harmony export */   vs: () => (/* binding */ shownCode)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(8965);
/* harmony import */ var _anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8991);
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6338);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(8808);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2328);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(645);
/* harmony import */ var _live_url_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3641);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1940);
/* harmony import */ var _suggestion_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9163);









/** The pieces of a comment, in the order a reader meets them. Each is finished Markdown. */
function joinPieces(pieces) {
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(pieces, '\n\n');
}
/** Title and severity; without a title the severity alone. */
function heading({ title, severity }) {
    const text = (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineText */ .ln)(title ?? '');
    return text ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${text}** · ${severity}` : (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${SEVERITY_TITLES[severity]}**`;
}
const SEVERITY_TITLES = { error: 'Error', warning: 'Warning', info: 'Info' };
function proseOptions({ prose, linkHosts, writeMarkdown }) {
    return { mode: prose, linkHosts, writeMarkdown };
}
/** The message, cut at a line where it is longer than there is room for. */
function message(text, options, room) {
    // Written, a text is never shorter: what cannot fit need not be written first.
    let source = text.length > room ? cut(text, Math.max(0, room)) : text;
    let written = (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(source, options);
    while (written.length > room && source !== '') {
        source = cut(source, Math.floor(source.length / 2));
        written = (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(source, options);
    }
    if (source === text)
        return written;
    const note = (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `Cut here: ${source.length} of ${text.length} characters are shown; the report has them all.`;
    return joinPieces([written, note]);
}
/** What the other sources say, where it is not the same again. */
function otherMessages(finding, others, options) {
    const told = new Set([spoken(finding)]);
    return others.flatMap((other) => {
        const text = spoken(other);
        if (text === '' || told.has(text))
            return [];
        told.add(text);
        const title = other.title === finding.title ? '' : (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineText */ .ln)(other.title ?? '');
        const from = other.source === undefined ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `Another source` : (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineText */ .ln)(other.source);
        const top = title === '' ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${from}** says:` : (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${from}** says: ${title}`;
        return [joinPieces([top, message(other.message ?? '', options, MAX_OTHER_MESSAGE)])];
    });
}
const MAX_OTHER_MESSAGE = 4000;
function spoken({ title = '', message = '' }) {
    return `${message === '' ? title : message}`.replace(/\s+/g, ' ').trim().toLowerCase();
}
/** At the end of a line, where there is one; never inside a character. */
function cut(text, length) {
    const line = text.lastIndexOf('\n', length);
    return text.slice(0, line > 0 ? line : length).replace(/[\ud800-\udbff]$/, '');
}
/** Code that is shown, not offered: a diff where the replaced lines are known, and the reason. */
function shownCode(offer) {
    const reason = 'refused' in offer ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `No one-click change: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineText */ .ln)(lowerFirst(offer.refused.reason))}` : undefined;
    const lines = offer.replaced ? diffLines(offer.replaced, offer.lines) : offer.lines;
    const deletion = offer.lines.length === 0 && !offer.replaced ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `Suggested: delete the lines.` : undefined;
    const block = deletion ?? (0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(capped(lines).map(_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .revealInvisible */ .hR), offer.replaced ? 'diff' : 'text');
    return joinPieces([block, reason]);
}
/** What a fix writes in other files, so that nothing of it is lost. */
function fixElsewhere({ fix, alternatives = [] }) {
    const others = [fix, ...alternatives].flatMap((each) => each?.elsewhere ?? []);
    return others.slice(0, MAX_FILES_SHOWN).map(({ path, changes }) => {
        const where = (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `In ${(0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .revealInvisible */ .hR)(path))}, ${(0,_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .linesText */ .zu)((0,_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .touchedLines */ .Y)(changes))}:`;
        const lines = changes.flatMap(({ text }) => (0,_suggestion_js__WEBPACK_IMPORTED_MODULE_5__/* .splitLines */ .uz)(text));
        return joinPieces([where, (0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(capped(lines).map(_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .revealInvisible */ .hR), 'text')]);
    });
}
const MAX_FILES_SHOWN = 5;
/** More is unreadable in a comment, and would not fit. */
const MAX_SHOWN_LINES = 200;
const MAX_SHOWN_LENGTH = 20_000;
function capped(lines) {
    let length = 0;
    const shown = lines.slice(0, MAX_SHOWN_LINES).filter((line) => {
        length += line.length + 1;
        return length <= MAX_SHOWN_LENGTH;
    });
    return shown.length === lines.length ? lines : [...shown, `… ${lines.length - shown.length} more lines`];
}
function diffLines(before, after) {
    if (before.length + after.length > MAX_SHOWN_LINES * 5) {
        return [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
    }
    return (0,diff__WEBPACK_IMPORTED_MODULE_8__/* .diffArrays */ .E)([...before], [...after]).flatMap(({ value, added, removed }) => value.map((line) => (added ? '+' : removed ? '-' : ' ') + line));
}
function lowerFirst(sentence) {
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
const ALONE = { others: [], agreeing: 1 };
/** Rule, sources, agreement, evidence: one line of small facts. */
function facts(finding, linkHosts, { others, agreeing } = ALONE) {
    const { rule, category, confidence, evidence, url } = finding;
    const sources = [...new Set([finding, ...others].flatMap(({ source }) => source ?? []))].map(_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineText */ .ln);
    const parts = [
        rule && linked((0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .revealInvisible */ .hR)(rule)), finding, linkHosts),
        !rule && url ? linked((0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `Details`, finding, linkHosts) : undefined,
        category && (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineText */ .ln)(category),
        sources.length > 0 && (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `from ${(0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(sources, ', ')}`,
        // Who is not named is counted.
        others.length >= sources.length && others.length > 0 && (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `${others.length + 1} sources report this`,
        agreeing > 1 && (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `${agreeing} of them suggest this change`,
        confidence !== undefined && (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `confidence ${percent(confidence)}%`,
        evidence?.badge && (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineText */ .ln)(evidence.badge),
        evidence?.confidence !== undefined && (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `evidence ${percent(evidence.confidence)}%`,
        evidence?.reasoning && (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineText */ .ln)(evidence.reasoning.slice(0, MAX_REASONING)),
    ];
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(parts, ' · ');
}
const MAX_REASONING = 500;
/** A tool's own rule page is live; a model's link only on the hosts that are allowed. */
function linked(text, { url, kind }, linkHosts) {
    if (url === undefined || !URL.canParse(url))
        return text;
    const hosts = kind === 'tool' ? [new URL(url).host] : linkHosts;
    const live = (0,_live_url_js__WEBPACK_IMPORTED_MODULE_3__/* .liveUrl */ .ew)(url, new Set(hosts));
    return live ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `[${text}](${live})` : (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__.md) `${text} (${(0,_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .revealInvisible */ .hR)(url))})`;
}
function percent(share) {
    return Math.round(share * 100);
}


/***/ }),

/***/ 4851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ composeComments),
/* harmony export */   O7: () => (/* binding */ otherVoices),
/* harmony export */   Z2: () => (/* binding */ commentCount)
/* harmony export */ });
/* unused harmony export unseenLine */
/* harmony import */ var _anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8991);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4011);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(438);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2918);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(645);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5845);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1940);
/* harmony import */ var _suggestion_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9163);








/** How many comments an inline finding takes: one per button, or a single one that shows its code. */
function commentCount(offers) {
    return Math.max(1, offers.flatMap((offer) => ('edits' in offer ? offer.edits : [])).length);
}
/** The comments of one inline finding. */
function composeComments(assessed, agreed, options, limits) {
    const { path, place } = assessed;
    const { offers } = agreed;
    const buttons = offers.flatMap((offer) => ('edits' in offer ? buttonsOf(offer) : []));
    if (buttons.length === 0) {
        const { side, span } = place.anchor;
        const body = mainBody(assessed, agreed, undefined, options, limits);
        const anchored = (0,_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(place.anchor) ? lineText(place.hunks, side, span.last) : unseenLine(span.last);
        return [{ path, side, first: span.first, last: span.last, body, button: false, anchored }];
    }
    return buttons.map((button, index) => ({
        path,
        side: 'RIGHT',
        first: button.edit.first,
        last: button.edit.last,
        body: index === 0
            ? mainBody(assessed, agreed, button, options, limits)
            : laterBody(assessed, button, index, options, limits),
        button: true,
        anchored: lineText(place.hunks, 'RIGHT', button.edit.last),
    }));
}
/** Stands for the text of a line that the diff does not show. */
function unseenLine(line) {
    return `unseen line ${line}`;
}
function lineText(hunks, side, line) {
    const rows = hunks.flatMap((hunk) => (side === 'LEFT' ? hunk.left : hunk.right));
    return rows.find((row) => (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .lineOn */ .q5)(row, side) === line)?.text ?? '';
}
function buttonsOf({ edits, proposal }) {
    const part = (index) => edits.length > 1 ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_3__.md) `Part ${index + 1} of ${edits.length}: apply all in one batch.` : undefined;
    return edits.map((edit, index) => ({ edit, proposal, part: part(index) }));
}
function mainBody(assessed, { offers, agreeing }, button, options, limits) {
    const { finding, place } = assessed;
    const others = otherVoices(assessed);
    const shown = offers.filter((offer) => 'refused' in offer);
    const fixed = (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPieces */ .Am)([
        place.anchor.note,
        button && aboutNote(place.anchor.span, button.edit),
        button && said(button.proposal),
        button && buttonBlock(button, limits),
        ...shown.map((offer) => (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPieces */ .Am)([targetNote(offer), said(offer.proposal), (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .shownCode */ .vs)(offer)])),
        ...(0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .fixElsewhere */ .gD)(finding),
        (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .facts */ .Ix)(finding, options.linkHosts, { others, agreeing }),
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)(options.id, options.commit, assessed.fingerprint),
    ]);
    const title = (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(finding);
    const messages = (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPieces */ .Am)((0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .otherMessages */ .lg)(finding, others, (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .proseOptions */ .mF)(options)));
    const room = limits.bodyLength - title.length - fixed.length - messages.length - ROOM_FOR_NOTE;
    const text = (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)(assessed.prose, (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .proseOptions */ .mF)(options), room);
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPieces */ .Am)([title, text, messages, fixed]);
}
/** The findings of other sources that this comment tells too. */
function otherVoices({ members = [] }) {
    return members.filter(({ reason }) => reason.code === 'same-defect').map(({ assessed }) => assessed.finding);
}
/** For the sentence that says the message was cut. */
const ROOM_FOR_NOTE = 200;
function laterBody(assessed, button, index, options, limits) {
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPieces */ .Am)([
        (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(assessed.finding),
        button.part ? undefined : (0,_lane_js__WEBPACK_IMPORTED_MODULE_3__.md) `Belongs to the comment above with the same title.`,
        buttonBlock(button, limits),
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)(options.id, options.commit, (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .digest */ .b)([assessed.fingerprint, String(index)])),
    ]);
}
function buttonBlock({ edit, part }, { dialect }) {
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPieces */ .Am)([part, (0,_suggestion_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestionBlock */ .St)(edit.lines, { dialect, offset: edit.first - edit.last })]);
}
/** The button may stand on other lines than the ones that the finding is about. */
function aboutNote(span, edit) {
    const apart = edit.last < span.first || edit.first > span.last;
    return apart ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_3__.md) `This is about ${(0,_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .linesText */ .zu)(span)}.` : undefined;
}
/** What the tool says of its fix, and what the reader must know of it. */
function said({ description, note }) {
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPieces */ .Am)([description === undefined ? undefined : (0,_prose_js__WEBPACK_IMPORTED_MODULE_5__/* .inlineText */ .ln)(description), note]);
}
function targetNote({ proposal }) {
    return proposal.own ? undefined : (0,_lane_js__WEBPACK_IMPORTED_MODULE_3__.md) `For ${(0,_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .linesText */ .zu)(proposal)}:`;
}


/***/ }),

/***/ 602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  LD: () => (/* binding */ decide),
  D: () => (/* binding */ meets),
  Tm: () => (/* binding */ rank)
});

// EXTERNAL MODULE: ./lib/core/assess.js + 9 modules
var assess = __nccwpck_require__(4961);
// EXTERNAL MODULE: ./lib/core/reason.js
var core_reason = __nccwpck_require__(2051);
;// CONCATENATED MODULE: ./lib/core/agreement.js


/** Suggestions that agree are counted; of others a tool's beats a model's, then the more confident; a tie has none. */
function agreedOffers(lead, options, isProtected, limits) {
    const voices = [lead, ...othersOf(lead)].map((entry) => ({
        entry,
        offers: (0,assess/* offersOf */.fI)(entry, options, isProtected, limits),
    }));
    const [first] = voices;
    if (!first || voices.length === 1)
        return { offers: first?.offers ?? [], agreeing: 1 };
    const offering = voices
        .filter(({ offers }) => offers.length > 0)
        .map((voice) => ({ ...voice, code: JSON.stringify(voice.offers.map(changeOf)) }))
        .toSorted((one, other) => weigh(one) - weigh(other));
    const [winner] = offering;
    if (!winner)
        return { offers: [], agreeing: 1 };
    const others = offering.filter(({ code }) => code !== winner.code);
    const distinct = [...new Map(others.map((voice) => [voice.code, voice])).values()];
    const isTie = distinct.some((voice) => weigh(voice) === weigh(winner));
    const shown = distinct.flatMap(({ offers }) => offers.map((offer) => withoutButton(offer, isTie)));
    const chosen = isTie ? winner.offers.map((offer) => withoutButton(offer, true)) : winner.offers;
    return { offers: [...chosen, ...shown], agreeing: offering.length - others.length };
}
function othersOf({ members = [] }) {
    return members
        .filter(({ reason }) => reason.code === 'same-defect')
        .map(({ assessed }) => assessed)
        .filter(assess/* isInline */.mO);
}
/** What an offer changes, however it is written. */
function changeOf(offer) {
    if ('edits' in offer)
        return offer.edits;
    const { proposal, lines } = offer;
    return { first: proposal.first, last: proposal.last, lines };
}
/** Less is weightier. What cannot have a button does not stand in the way of what can. */
function weigh({ entry: { finding }, offers }) {
    const { kind, confidence = 0 } = finding;
    const isOffered = offers.some((offer) => 'edits' in offer);
    return (isOffered ? 0 : 4) + (kind === 'tool' ? 0 : 2) - confidence;
}
function withoutButton(offer, isTie) {
    if ('refused' in offer)
        return offer;
    const { edits: _, ...rest } = offer;
    return { ...rest, refused: (0,core_reason/* because */.x)(isTie ? 'sources-differ' : 'other-source') };
}

// EXTERNAL MODULE: ./lib/core/compose.js
var compose = __nccwpck_require__(4851);
// EXTERNAL MODULE: ./lib/core/finding.js
var finding = __nccwpck_require__(6134);
// EXTERNAL MODULE: ./lib/core/diff.js + 2 modules
var diff = __nccwpck_require__(438);
// EXTERNAL MODULE: ./lib/core/edit.js + 1 modules
var edit = __nccwpck_require__(1697);
// EXTERNAL MODULE: ./lib/core/settle.js
var settle = __nccwpck_require__(7324);
;// CONCATENATED MODULE: ./lib/core/join-patch.js





/**
 * The groups of a patch that lie close are one suggestion: it reads better, and two of them never need the same line
 * to stand on. Each of the others may take in only what no other group changes.
 */
function joinPatch(assessed) {
    const files = new Map();
    for (const entry of assessed) {
        const part = partOf(entry);
        if (!part)
            continue;
        const key = JSON.stringify([entry.finding.origin.file, entry.path]);
        files.set(key, [...(files.get(key) ?? []), part]);
    }
    if (files.size === 0)
        return [...assessed];
    const units = new Map([...files.values()].flatMap(unitsOf).map((unit) => [unit.index, unit]));
    const gone = new Set([...units.values()].flatMap(({ members = [] }) => members.map(({ assessed }) => assessed.index)));
    return assessed.flatMap((entry) => (gone.has(entry.index) ? [] : [units.get(entry.index) ?? entry]));
}
function partOf(entry) {
    if (!entry.finding.fix?.ofPatch || !(0,assess/* isInline */.mO)(entry))
        return undefined;
    const [proposal] = entry.proposals;
    if (!proposal || proposal.barrier)
        return undefined;
    const hunk = (0,diff/* hunkAt */.aA)(entry.place.hunks, proposal.last) ?? (0,diff/* hunkAt */.aA)(entry.place.hunks, proposal.first);
    return hunk && { entry, proposal, hunk };
}
function unitsOf(parts) {
    const joined = [];
    for (const part of parts.toSorted((one, other) => one.proposal.first - other.proposal.first)) {
        const unit = joined.at(-1);
        if (unit && belongTogether(unit, part))
            unit.push(part);
        else
            joined.push([part]);
    }
    return joined.map((unit, index) => {
        const from = lastOf(joined[index - 1]) + 1;
        const to = (joined[index + 1]?.[0]?.proposal.first ?? Number.POSITIVE_INFINITY) - 1;
        return asOne(unit, { from, to });
    });
}
function lastOf(unit) {
    return unit?.at(-1)?.proposal.last ?? 0;
}
/** With two solid lines between them, each has one of its own to stand on. */
const MAX_SOLID_LINES_BETWEEN = 1;
function belongTogether(unit, next) {
    const above = unit.at(-1);
    if (!above || above.hunk !== next.hunk)
        return false;
    const between = (0,settle/* textsOf */.CB)(next.hunk, above.proposal.last + 1, next.proposal.first - 1);
    if (between.filter((line) => !(0,settle/* isBlank */.z3)(line)).length > MAX_SOLID_LINES_BETWEEN)
        return false;
    const together = (0,edit/* smallestEdits */.J)(next.hunk, joinedEdit([...unit, next]), { maxLength: MAX_LENGTH });
    if (!('edits' in together))
        return false;
    return together.edits.length === 1 || collide(unit, next);
}
/** A suggestion that has grown longer is better read in parts. */
const MAX_LENGTH = 4000;
function collide(unit, next) {
    const unitEdits = (0,edit/* smallestEdits */.J)(next.hunk, joinedEdit(unit), {
        unchanged: { from: 1, to: next.proposal.first - 1 },
    });
    const nextEdits = (0,edit/* smallestEdits */.J)(next.hunk, next.proposal, {
        unchanged: { from: lastOf(unit) + 1, to: Number.POSITIVE_INFINITY },
    });
    if (!('edits' in unitEdits && 'edits' in nextEdits))
        return false;
    return unitEdits.edits.some(({ last }) => nextEdits.edits.some(({ first }) => first <= last));
}
function joinedEdit(unit) {
    const [first, ...rest] = unit;
    if (!first)
        return { first: 1, last: 0, lines: [] };
    return rest.reduce((edit, { proposal, hunk }) => ({
        first: edit.first,
        last: proposal.last,
        lines: [...edit.lines, ...(0,settle/* textsOf */.CB)(hunk, edit.last + 1, proposal.first - 1), ...proposal.lines],
    }), first.proposal);
}
/** The first group speaks for all of them. */
function asOne(unit, unchanged) {
    const [lead, ...others] = unit;
    if (!lead)
        throw new RangeError('a unit has at least one part');
    const note = unit.find(({ proposal }) => proposal.note)?.proposal.note;
    const proposal = {
        ...joinedEdit(unit),
        own: others.length === 0 && lead.proposal.own,
        proven: unit.every(({ proposal }) => proposal.proven),
        ...(note === undefined ? {} : { note }),
    };
    const members = others.map(({ entry }) => ({ assessed: entry, reason: (0,core_reason/* because */.x)('joined') }));
    return { ...lead.entry, proposals: [proposal], unchanged, members };
}

// EXTERNAL MODULE: ./lib/core/likeness.js
var likeness = __nccwpck_require__(3443);
// EXTERNAL MODULE: ./lib/core/suggestion.js
var core_suggestion = __nccwpck_require__(9163);
;// CONCATENATED MODULE: ./lib/core/merge.js




/**
 * The same defect reported by several sources is one finding that names them all. Findings of one source are never
 * merged with each other: two unused imports on one line are two. Given in the order of their weight, so that the
 * weightiest speaks for the others, whatever the order in which they came in.
 */
function merge(byWeight) {
    const shared = pathsOfSeveralSources(byWeight);
    if (shared.size === 0)
        return [...byWeight];
    const groups = [];
    const groupsOf = new Map();
    for (const entry of byWeight) {
        const lead = { entry, sources: new Set([sourceOf(entry.finding)]), members: [] };
        if (!shared.has(entry.path)) {
            groups.push(lead);
            continue;
        }
        const candidates = groupsOf.get(entry.path) ?? [];
        const group = bestGroup(candidates, entry);
        if (group) {
            group.sources.add(sourceOf(entry.finding));
            group.members.push({ assessed: entry, reason: (0,core_reason/* because */.x)('same-defect') });
        }
        else {
            groups.push(lead);
            groupsOf.set(entry.path, [...candidates, lead]);
        }
    }
    return groups.map(({ entry, members }) => members.length === 0 ? entry : withMembers(entry, [...(entry.members ?? []), ...members]));
}
/** Getters are kept: what needs the patch is worked out only where it is asked for. */
function withMembers(entry, members) {
    return Object.create(entry, { members: { value: members, enumerable: true } });
}
/** Files that only one source speaks of have nothing to merge. */
function pathsOfSeveralSources(assessed) {
    const first = new Map();
    const shared = new Set();
    for (const { path, finding } of assessed) {
        const source = sourceOf(finding);
        if ((first.get(path) ?? source) !== source)
            shared.add(path);
        else
            first.set(path, source);
    }
    return shared;
}
/** Who says it: the tool or model, or where none is named the file that it was read from. */
function sourceOf({ source, origin }) {
    return source?.trim().toLowerCase() || `file ${origin.file}`;
}
/** The one that says it most alike; of equals the weightiest. */
function bestGroup(groups, entry) {
    const source = sourceOf(entry.finding);
    let best;
    for (const group of groups) {
        if (group.sources.has(source) || !samePlace(group.entry, entry))
            continue;
        const score = sameness(group.entry, entry);
        if (score > (best?.score ?? 0))
            best = { group, score };
    }
    return best?.group;
}
/** How far the lines of one may reach where the other names a single one of them. */
const MAX_REACH = 5;
function samePlace(one, other) {
    const [here, there] = [linesOf(one), linesOf(other)];
    if (!here || !there)
        return here === there;
    if (here.side !== there.side)
        return false;
    if (here.first === there.first || here.last === there.last)
        return true;
    const [inner, outer] = here.last - here.first < there.last - there.first ? [here, there] : [there, here];
    const isSingle = inner.first === inner.last;
    return (isSingle && outer.first < inner.first && inner.last < outer.last && outer.last - outer.first < MAX_REACH);
}
/** Where it stands in the diff, else where it says; nothing for a whole file. */
function linesOf(assessed) {
    if ((0,assess/* isInline */.mO)(assessed)) {
        const { side, span } = assessed.place.anchor;
        return { side, first: span.first, last: span.last };
    }
    const { line, startLine = line, side = 'RIGHT' } = assessed.finding;
    return line === undefined || startLine === undefined ? undefined : { side, first: startLine, last: line };
}
/** 0: another defect. The same rule, the same replacement or a text that is alike make it the same. */
function sameness({ finding: one }, { finding: other }) {
    const alike = textLikeness(one, other);
    const rule = one.rule !== undefined && ruleName(one) === ruleName(other) ? 1 : 0;
    const replacement = replacementOf(one) !== undefined && replacementOf(one) === replacementOf(other) ? 1 : 0;
    const isAlike = alike.share >= (alike.words >= FEW_WORDS ? ALIKE : ALIKE_IF_SHORT);
    return isAlike || rule + replacement > 0 ? alike.share + 2 * replacement + rule : 0;
}
/** How much of their words two texts share that say the same; in a few words every one of them counts. */
const ALIKE = 0.6;
const ALIKE_IF_SHORT = 0.85;
const FEW_WORDS = 6;
/** `@typescript-eslint/no-unused-vars` is `no-unused-vars`. */
function ruleName({ rule = '' }) {
    return rule.slice(rule.lastIndexOf('/') + 1).toLowerCase();
}
function textLikeness(one, other) {
    const [left, right] = [textOf(one), textOf(other)];
    return { share: (0,likeness/* likeness */.$)(left, right), words: Math.min((0,likeness/* tokens */.L)(left).length, (0,likeness/* tokens */.L)(right).length) };
}
function textOf({ title = '', message = '' }) {
    return `${title} ${message}`.toLowerCase();
}
function replacementOf({ suggestion, fix }) {
    if (suggestion !== undefined)
        return JSON.stringify((0,core_suggestion/* splitLines */.uz)(suggestion));
    return fix && JSON.stringify(fix.changes.flatMap(({ text }) => (0,core_suggestion/* splitLines */.uz)(text)));
}

;// CONCATENATED MODULE: ./lib/core/overlap.js

/**
 * Hands out lines: "Only one suggestion per line can be applied in a batch." Asked in the order of weight, so the
 * weightier finding has the button and the other shows its code. Lines are taken only when a finding is inline.
 */
function lineKeeper() {
    const taken = new Map();
    return (path, wanted) => {
        const others = taken.get(path) ?? [];
        const mine = [];
        const overlaps = (edit) => [...others, ...mine].some((other) => other.first <= edit.last && other.last >= edit.first);
        const offers = wanted.map((offer) => {
            if (!('edits' in offer))
                return offer;
            const { edits, ...rest } = offer;
            if (edits.some(overlaps))
                return { ...rest, refused: (0,core_reason/* because */.x)('overlap') };
            mine.push(...edits);
            return offer;
        });
        return { offers, take: () => taken.set(path, [...others, ...mine]) };
    };
}

// EXTERNAL MODULE: ./lib/core/posted.js
var core_posted = __nccwpck_require__(4104);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __nccwpck_require__(4006);
;// CONCATENATED MODULE: ./lib/core/protected-path.js

/** Files where no suggestion is one click away: they decide what runs, who reviews, and what is installed. */
function protectedPathTest(globs) {
    const tests = globs.map(globTest);
    return (path) => tests.some((test) => test(path.toLowerCase()));
}
/** Most globs are a name anywhere, a whole directory or one file; comparing is cheaper than compiling them. */
function globTest(glob) {
    const [, anywhere, directory, file] = /^(?:\*\*\/([\w.-]+)|([\w./-]+\/)\*\*|([\w./-]+))$/.exec(glob.toLowerCase()) ?? [];
    if (anywhere)
        return (path) => path === anywhere || path.endsWith(`/${anywhere}`);
    if (directory)
        return (path) => path.startsWith(directory);
    if (file)
        return (path) => path === file;
    return picomatch(glob, { dot: true, nocase: true });
}

;// CONCATENATED MODULE: ./lib/core/decide.js










/** Weighs the findings against each other: who has a place in the review, and who has the button on a line. */
function decide(assessed, { posted, refused }, options, limits) {
    const memory = (0,core_posted/* memoryOf */.zE)(posted);
    const skips = options.duplicates === 'skip' && posted !== core_posted/* NOTHING_POSTED */._M;
    const withoutOverlaps = lineKeeper();
    const isProtected = protectedPathTest(options.protectedPaths);
    let room = options.maxComments === 0 ? Number.POSITIVE_INFINITY : options.maxComments;
    function fateOfFresh(entry) {
        // Its lines need not be looked up any more: it goes to the body in any case.
        if (room <= 0 && entry.hasFile && options.outsideDiff === 'summary')
            return toBody(entry, (0,core_reason/* because */.x)('over-limit'));
        if (!(0,assess/* isInline */.mO)(entry))
            return notInline(entry, options);
        if (refused.has(entry.fingerprint))
            return toBody(entry, (0,core_reason/* because */.x)('refused'));
        if (room <= 0)
            return toBody(entry, (0,core_reason/* because */.x)('over-limit'));
        const agreed = agreedOffers(entry, options, isProtected, limits);
        const { offers, take } = withoutOverlaps(entry.path, agreed.offers);
        const needed = (0,compose/* commentCount */.Z2)(offers);
        if (needed > room) {
            // Whoever weighs less has no place either.
            room = 0;
            return toBody(entry, (0,core_reason/* because */.x)('over-limit'));
        }
        const comments = (0,compose/* composeComments */.$N)(entry, { ...agreed, offers }, options, limits);
        const alike = skips && entry.finding.kind === 'model' && comments[0] ? memory.alike(comments[0]) : undefined;
        // It goes by the name that it was posted under, so that its thread is not taken for one of a finding gone.
        if (alike !== undefined)
            return duplicate({ ...entry, fingerprint: alike });
        room -= needed;
        take();
        return { assessed: entry, outcome: 'inline', offers, comments };
    }
    const fates = new Map();
    const wanted = [];
    for (const entry of assessed) {
        const unwanted = filtered(entry.finding, options);
        if (unwanted)
            fates.set(entry.index, { assessed: entry, outcome: 'filtered', reason: unwanted });
        else
            wanted.push(entry);
    }
    const fresh = [];
    for (const entry of merge(joinPatch(wanted).toSorted(byWeight))) {
        for (const { assessed, reason } of membersOf(entry))
            fates.set(assessed.index, { assessed, outcome: 'merged', reason, into: entry.index });
        if (skips && [entry, ...membersOf(entry).map(({ assessed }) => assessed)].some(memory.knows))
            fates.set(entry.index, duplicate(entry));
        else
            fresh.push(entry);
    }
    // Those that an earlier review only counted, for want of room, are known together or not at all.
    const counted = skips && posted.rests.includes((0,core_posted/* digestOf */.ol)(fresh.map(({ identity }) => identity)));
    for (const entry of fresh)
        fates.set(entry.index, counted ? duplicate(entry) : fateOfFresh(entry));
    return assessed.flatMap((entry) => fates.get(entry.index) ?? []);
}
/** Those of a member too: it may have spoken for others before it was merged. */
function membersOf({ members = [] }) {
    return members.flatMap((member) => [member, ...membersOf(member.assessed)]);
}
function duplicate(assessed) {
    return { assessed, outcome: 'duplicate', reason: (0,core_reason/* because */.x)('already-posted') };
}
function toBody(assessed, reason) {
    return { assessed, outcome: 'summary', reason };
}
function notInline(assessed, { outsideDiff }) {
    const reason = assessed.place.kind === 'summary' ? assessed.place.reason : (0,core_reason/* because */.x)('line-not-in-diff');
    return { assessed, outcome: outsideDiff === 'drop' ? 'dropped' : 'summary', reason };
}
/** Severity decides, then tool before model, then the upper line. The rest only makes the order certain. */
function byWeight(one, other) {
    return (rank(one.finding.severity) - rank(other.finding.severity) ||
        Number(one.finding.kind === 'model') - Number(other.finding.kind === 'model') ||
        compare(one.path, other.path) ||
        topLine(one) - topLine(other) ||
        (other.finding.confidence ?? 0) - (one.finding.confidence ?? 0) ||
        compare(one.identity, other.identity) ||
        compare(sourceOf(one.finding), sourceOf(other.finding)) ||
        one.index - other.index);
}
function compare(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
function topLine({ finding: { line = 0, startLine = line } }) {
    return startLine;
}
/** 0 is the most severe. */
function rank(severity) {
    return finding/* SEVERITIES */.oC.indexOf(severity);
}
function filtered({ severity, confidence = 1 }, options) {
    if (!meets(severity, options.minSeverity))
        return (0,core_reason/* because */.x)('below-min-severity');
    return confidence < options.minConfidence ? (0,core_reason/* because */.x)('below-min-confidence') : undefined;
}
function meets(severity, threshold) {
    return threshold !== 'none' && rank(severity) <= rank(threshold);
}


/***/ }),

/***/ 438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y3: () => (/* reexport */ FILE_STATUSES),
  n_: () => (/* binding */ diffOf),
  qu: () => (/* binding */ hasDeletedRowBetween),
  aA: () => (/* binding */ hunkAt),
  q5: () => (/* binding */ lineOn),
  Mt: () => (/* binding */ newLines),
  FR: () => (/* binding */ parseDiff),
  iz: () => (/* binding */ parsePatch),
  Ul: () => (/* binding */ readFiles),
  ce: () => (/* binding */ rowAt)
});

// EXTERNAL MODULE: ./node_modules/parse-diff/index.js
var parse_diff = __nccwpck_require__(2673);
;// CONCATENATED MODULE: ./lib/core/diff-header.js
const FILE_STATUSES = ['added', 'removed', 'modified', 'renamed', 'copied'];
/**
 * Reads the lines between `diff --git` and the first hunk.
 * https://git-scm.com/docs/diff-format#generate_patch_text_with_p
 */
function parseDiffHeader(lines) {
    const field = (prefix) => lines.find((line) => line.startsWith(prefix))?.slice(prefix.length);
    const binary = lines.some((line) => line.startsWith('Binary files ') || line === 'GIT binary patch');
    const mode = field('new file mode ') ?? field('new mode ') ?? field('index ');
    const kind = { binary, special: mode !== undefined && SPECIAL_MODE.test(mode) };
    const renamedTo = field('rename to ');
    if (renamedTo !== undefined) {
        const previousPath = unquote(field('rename from ') ?? renamedTo);
        return { path: unquote(renamedTo), previousPath, status: 'renamed', ...kind };
    }
    const copiedTo = field('copy to ');
    if (copiedTo !== undefined)
        return { path: unquote(copiedTo), status: 'copied', ...kind };
    const oldName = nameAfter(field('--- '));
    const newName = nameAfter(field('+++ '));
    const added = field('new file mode ') !== undefined || oldName === DEV_NULL;
    const removed = field('deleted file mode ') !== undefined || newName === DEV_NULL;
    const path = nameOnBothSides(field('diff --git ')) ?? nameFromSides(oldName, newName);
    if (path === undefined)
        return undefined;
    return { path, status: added ? 'added' : removed ? 'removed' : 'modified', ...kind };
}
/** git's modes of symbolic links and submodules. */
const SPECIAL_MODE = /\b1[26]0000$/;
/** The header of nearly every file: changed in place, its name without anything that git quotes. */
const ORDINARY = /diff --git a\/([^"\n]+) b\/\1\nindex [0-9a-f]+\.\.[0-9a-f]+ 100\d{3}\n--- a\/\1\t?\n\+\+\+ b\/\1\t?\n(?=@@)/y;
/** Reads such a header at once, without taking it apart; and where it ends. */
function ordinaryHeader(text, start) {
    ORDINARY.lastIndex = start;
    const path = ORDINARY.exec(text)?.[1];
    return path === undefined ? undefined : { path, end: ORDINARY.lastIndex };
}
const HEADER_LINE = /^(?:diff --git|old mode|new mode|new file mode|deleted file mode|rename|copy|(?:dis)?similarity index|index|---|\+\+\+|Binary files|GIT binary patch)(?: |$)/;
function isHeaderLine(line) {
    return HEADER_LINE.test(line);
}
const DEV_NULL = '/dev/null';
/** `a/ b/`, and what `diff.mnemonicPrefix` writes: index, work tree, commit, object. */
const SIDE_PREFIX = /^[abiwco12]\//;
/**
 * Without a rename both names of `diff --git a/x b/x` are the same, so the middle is the gap between
 * them, whatever blanks the name holds.
 */
function nameOnBothSides(names) {
    if (names === undefined)
        return undefined;
    const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/.exec(names);
    const middle = (names.length - 1) / 2;
    const left = quoted?.[1] ? unquote(quoted[1]) : names.slice(0, middle);
    const right = quoted?.[2] ? unquote(quoted[2]) : names.slice(middle + 1);
    return sharedName(left, right);
}
/** The same name, as with `diff.noprefix`, or the same but for what each side puts in front: `a/ b/`, `old/ new/`. */
function sharedName(left, right) {
    if (left === right)
        return left;
    const name = withoutFirstSegment(left);
    return name !== '' && name === withoutFirstSegment(right) ? name : undefined;
}
function withoutFirstSegment(name) {
    return name.slice(name.indexOf('/') + 1 || name.length);
}
function nameFromSides(oldName, newName) {
    const [name, other] = [newName, oldName].filter((side) => side !== undefined && side !== DEV_NULL);
    if (name === undefined)
        return undefined;
    const shared = other === undefined ? undefined : sharedName(other, name);
    const prefixed = SIDE_PREFIX.test(name) && (other === undefined || SIDE_PREFIX.test(other));
    const samePrefix = other?.[0] === name[0];
    return shared ?? (prefixed && !samePrefix ? name.slice(2) : name);
}
/** git ends a name that has blanks with a tab; other tools put a time after it. */
function nameAfter(field) {
    if (field === undefined)
        return undefined;
    const name = field.startsWith('"') ? field : (field.split('\t', 1)[0] ?? field);
    return unquote(name.replace(/\r$/, ''));
}
const ESCAPES = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': 34, '\\': 92 };
/** git's C-style quoting: `"tab\there"`, `"\303\244.txt"` (octal bytes of UTF-8). */
function unquote(name) {
    const inner = /^"((?:[^"\\]|\\.)*)"/.exec(name)?.[1];
    if (inner === undefined)
        return name;
    const bytes = [];
    for (const [, octal, escaped, plain] of inner.matchAll(/\\([0-7]{1,3})|\\(.)|([^\\]+)/gsu)) {
        if (octal !== undefined)
            bytes.push(Number.parseInt(octal, 8));
        else if (escaped !== undefined)
            bytes.push(ESCAPES[escaped] ?? escaped.charCodeAt(0));
        else if (plain !== undefined)
            for (const byte of new TextEncoder().encode(plain))
                bytes.push(byte);
    }
    // Without ignoreBOM the decoder would drop a U+FEFF that the name begins with.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes));
}

;// CONCATENATED MODULE: ./lib/core/hunk-scan.js
const HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
/**
 * Reads the hunks that begin at this line by counting their rows, as `git apply` does: only the counts tell a
 * deleted row `-- x` from a header `--- x`, and a whole patch from a cut one.
 */
function scanHunks(lines, start) {
    let at = start;
    let oldFree = 1;
    let newFree = 1;
    for (;;) {
        const header = HUNK_HEADER.exec(lines[at] ?? '');
        if (!header)
            return endOfHunks(lines, at);
        const [oldFirst, oldCount] = rangeOf(header[1], header[2]);
        const [newFirst, newCount] = rangeOf(header[3], header[4]);
        const rows = endOfRows(lines, at + 1, oldCount, newCount);
        // Hunks that overlap or go back are from different files, or their numbers were changed.
        if (rows.whole === false || oldFirst < oldFree || newFirst < newFree)
            return { end: rows.end, whole: false };
        at = rows.end;
        oldFree = oldFirst + oldCount;
        newFree = newFirst + newCount;
    }
}
/** A range without lines names the line above it. */
function rangeOf(start, count = '1') {
    return [Number(start) + (Number(count) === 0 ? 1 : 0), Number(count)];
}
function endOfRows(lines, start, oldCount, newCount) {
    let at = start;
    let oldLeft = oldCount;
    let newLeft = newCount;
    while (oldLeft > 0 || newLeft > 0) {
        const sign = lines[at]?.[0];
        const isContext = sign === ' ' || isBlank(lines[at]);
        const isNote = sign === '\\' && at > start;
        if (!isContext && !isNote && sign !== '-' && sign !== '+')
            break;
        if (isContext || sign === '-')
            oldLeft--;
        if (isContext || sign === '+')
            newLeft--;
        at++;
    }
    if (oldLeft !== 0 || newLeft !== 0)
        return { end: Math.min(at + 1, lines.length), whole: false };
    return { end: lines[at]?.[0] === '\\' ? at + 1 : at, whole: true };
}
/** What `diff.suppressBlankEmpty` writes for a blank context row. */
function isBlank(line) {
    return line === '' || line === '\r';
}
/** More rows than the header counted, or half of a header, mean that the patch is not what it was. */
function endOfHunks(lines, at) {
    const line = lines[at] ?? '';
    const isNextFile = line.startsWith('--- ') && lines[at + 1]?.startsWith('+++ ');
    const isMailSignature = /^-- ?\r?$/.test(line);
    const whole = !/^[ +\-\\@]/.test(line) || isNextFile === true || isMailSignature;
    return { end: whole ? at : at + 1, whole };
}

;// CONCATENATED MODULE: ./lib/core/diff.js




/** A whole `git diff`, or any unified diff. */
function parseDiff(text) {
    const files = readFiles(text);
    // A file that became a link is there twice, deleted and new; in a series of patches the last one is the head.
    return diffOf([...new Map(files.map((file) => [file.path, file])).values()]);
}
/** A diff whose patches are parsed when first asked for: most files of a large pull request have no finding. */
function diffOf(files) {
    const parsed = new Map();
    return {
        files,
        of(file) {
            const known = parsed.get(file);
            if (known)
                return known;
            const fresh = parsePatch(file.patch);
            parsed.set(file, fresh);
            return fresh;
        },
    };
}
/** The patch of one file, headerless as the files API returns it. */
function parsePatch(patch) {
    if (!patch?.startsWith('@@'))
        return { unreadable: 'no-patch' };
    const text = untranslated(patch);
    const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
    const { end, whole } = scanHunks(lines, 0);
    if (!whole || end === 0)
        return { unreadable: 'damaged' };
    // Most patches are given to parse-diff as they are.
    const asItIs = end === lines.length && !patch.includes('\n\\');
    const hunks = asItIs
        ? text
        : lines
            .slice(0, end)
            .map((line) => (line[0] === '\\' ? NO_NEWLINE : line))
            .join('\n');
    const chunks = parse_diff(hunks).flatMap((file) => file.chunks);
    return { hunks: chunks.map(hunkOf) };
}
function headingOf(header) {
    return header.replace(HUNK_HEADER, '').trim();
}
/** parse-diff knows only git's own wording of the note; GNU diff translates it. */
const NO_NEWLINE = '\\ No newline at end of file';
/** A diff file that was itself turned to CRLF: git never ends a hunk's header so. */
function untranslated(patch) {
    return /^[^\n]*\r(?:\n|$)/.test(patch) ? patch.replace(/\r(?=\n|$)/g, '') : patch;
}
function lineOn(row, side) {
    return (side === 'LEFT' ? row.oldLine : row.newLine) ?? 0;
}
/** The hunk that shows this line of the new file. */
function hunkAt(hunks, line) {
    return hunks.find((hunk) => rightIndex(hunk, line) !== undefined);
}
function rowAt(hunks, line) {
    const hunk = hunkAt(hunks, line);
    return hunk?.right[rightIndex(hunk, line) ?? -1];
}
/** The lines first..last of the new file where all of them stand in this hunk. */
function newLines(hunk, first, last) {
    const from = rightIndex(hunk, first);
    const to = rightIndex(hunk, last);
    return from === undefined || to === undefined || from > to ? undefined : hunk.right.slice(from, to + 1);
}
/** A suggestion over a deleted row is refused: "Applying suggestions on deleted lines is not supported." */
function hasDeletedRowBetween(hunk, first, last) {
    const from = hunk.rightRows[rightIndex(hunk, first) ?? 0] ?? 0;
    const to = hunk.rightRows[rightIndex(hunk, last) ?? 0] ?? 0;
    return to - from !== last - first;
}
function rightIndex(hunk, line) {
    const index = line - (hunk.right[0]?.newLine ?? line + 1);
    return index >= 0 && index < hunk.right.length ? index : undefined;
}
/**
 * Every row of a hunk begins with a sign, so a line that begins with `diff --git ` is always a header. Diffs
 * without such lines (GNU diff) are cut by counting rows: `--- x` may be a deleted row whose text is `-- x`.
 */
function readFiles(diff) {
    const text = diff.startsWith('\uFEFF') ? diff.slice(1) : diff;
    const starts = [...lineStartsWith(text, 'diff --git ')];
    if (starts.length === 0)
        return splitByCounting(text.split('\n')).flatMap(changedFile);
    return starts.flatMap((start, index) => {
        const next = starts[index + 1] ?? text.length;
        const ordinary = ordinaryHeader(text, start);
        if (!ordinary)
            return changedFile(splitHeader(text.slice(start, next)));
        const { path, end } = ordinary;
        return [{ path, status: 'modified', patch: text.slice(end, next) }];
    });
}
function* lineStartsWith(text, prefix) {
    if (text.startsWith(prefix))
        yield 0;
    for (let at = text.indexOf(`\n${prefix}`); at >= 0; at = text.indexOf(`\n${prefix}`, at + 1))
        yield at + 1;
}
/** What follows the header of a file without hunks is not its own: the next mail of a patch series, say. */
function splitHeader(section) {
    const header = [];
    let at = 0;
    while (at < section.length) {
        const end = section.indexOf('\n', at);
        const line = section.slice(at, end < 0 ? section.length : end).replace(/\r$/, '');
        if (!isHeaderLine(line))
            break;
        header.push(line);
        at = end < 0 ? section.length : end + 1;
    }
    return { header, patch: section.startsWith('@@', at) ? section.slice(at) : '' };
}
function splitByCounting(lines) {
    const files = [];
    let at = 0;
    while (at < lines.length) {
        if (!HUNK_HEADER.test(lines[at] ?? '')) {
            at++;
            continue;
        }
        const { end } = scanHunks(lines, at);
        // Above the names may stand anything: `Index: …`, a commit message.
        files.push({ header: lines.slice(Math.max(0, at - 2), at), patch: lines.slice(at, end).join('\n') });
        at = end;
    }
    return files;
}
function changedFile({ header, patch }) {
    const names = parseDiffHeader(header);
    if (!names)
        return [];
    const { path, previousPath, binary, special } = names;
    const status = isGit(header) ? names.status : statusByHunk(names.status, patch);
    return [{ path, previousPath, status, special, binary, patch: binary || patch === '' ? undefined : patch }];
}
function isGit([first]) {
    return first?.startsWith('diff --git ') === true;
}
/** GNU `diff -N` names a file on both sides whether it was there or not. */
function statusByHunk(status, patch) {
    if (patch.startsWith('@@ -0,0 '))
        return 'added';
    return /^@@ \S+ \+0,0 @@/.test(patch) ? 'removed' : status;
}
function rowsOf(changes) {
    const rows = [];
    for (const change of changes) {
        // parse-diff repeats the row above for the note that it has no newline.
        if (change.content === NO_NEWLINE) {
            const last = rows.pop();
            // A CR that no LF follows is part of the line.
            if (last)
                rows.push({ ...last, text: last.text + (last.ending === 'crlf' ? '\r' : ''), ending: 'none' });
            continue;
        }
        const crlf = change.content.endsWith('\r');
        const text = change.content.slice(1, crlf ? -1 : undefined);
        const ending = crlf ? 'crlf' : 'lf';
        if (change.type === 'add')
            rows.push({ kind: 'added', text, ending, newLine: change.ln });
        else if (change.type === 'del')
            rows.push({ kind: 'deleted', text, ending, oldLine: change.ln });
        else
            rows.push({ kind: 'context', text, ending, oldLine: change.ln1, newLine: change.ln2 });
    }
    return rows;
}
function hunkOf({ content, changes, oldStart, oldLines, newStart, newLines }) {
    const rows = rowsOf(changes);
    const right = [];
    const left = [];
    const rightRows = [];
    for (const [index, row] of rows.entries()) {
        if (row.kind === 'deleted') {
            left.push(row);
        }
        else {
            right.push(row);
            rightRows.push(index);
        }
    }
    // A range without lines names the line above it.
    const start = { old: oldStart + (oldLines === 0 ? 1 : 0), new: newStart + (newLines === 0 ? 1 : 0) };
    return { rows, start, heading: headingOf(content), right, left, rightRows };
}


/***/ }),

/***/ 1697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  J: () => (/* binding */ smallestEdits)
});

// EXTERNAL MODULE: ./lib/core/diff.js + 2 modules
var diff = __nccwpck_require__(438);
// EXTERNAL MODULE: ./lib/core/reason.js
var reason = __nccwpck_require__(2051);
// EXTERNAL MODULE: ./lib/core/settle.js
var settle = __nccwpck_require__(7324);
// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/array.js + 1 modules
var array = __nccwpck_require__(8965);
;// CONCATENATED MODULE: ./lib/core/split-edit.js




/**
 * An edit in pieces that can each be committed, and that make the whole when all of them are: at the lines that
 * stay, at deleted rows, which no suggestion may span, and where a comment is full.
 */
function splitEdit(hunk, wanted, { unchanged, maxLength }) {
    const pieces = piecesOf(hunk, wanted, maxLength);
    const settled = [];
    for (const [index, piece] of pieces.entries()) {
        // A neighbour that another piece changes must not be repeated as it was.
        const from = Math.max(unchanged?.from ?? 1, (pieces[index - 1]?.last ?? 0) + 1);
        const to = Math.min(unchanged?.to ?? Infinity, (pieces[index + 1]?.first ?? Infinity) - 1);
        const edit = (0,settle/* settle */.G9)(hunk, piece, { from, to });
        if (!('first' in edit))
            return { refused: edit };
        const above = settled.at(-1);
        // Two edits that need the same line are one edit.
        if (above && above.last >= edit.first)
            settled.splice(-1, 1, join(above, edit));
        else
            settled.push(edit);
    }
    if (settled.some(({ first, last }) => (0,diff/* hasDeletedRowBetween */.qu)(hunk, first, last)))
        return { refused: (0,reason/* because */.x)('deleted-row-in-range') };
    return settled.some(({ lines }) => (0,settle/* lengthOf */.Y5)(lines) > maxLength)
        ? { refused: (0,reason/* because */.x)('too-long') }
        : { edits: settled };
}
/** Comparing longer texts line by line costs more than a smaller edit is worth. */
const MAX_COMPARED_LINES = 2000;
function piecesOf(hunk, wanted, maxLength) {
    const { first, last, lines } = wanted;
    const groups = last - first + lines.length > MAX_COMPARED_LINES ? [wanted] : changeGroups(hunk, wanted);
    return groups
        .flatMap((group) => cutAtDeletedRows(hunk, group))
        .flatMap((piece) => cutToLength(piece, maxLength))
        .filter((piece) => !isSame((0,settle/* textsOf */.CB)(hunk, piece.first, piece.last), piece.lines));
}
function isSame(before, after) {
    return before.length === after.length && before.every((line, index) => line === after[index]);
}
/** The lines they share are unchanged in both: each took them in as neighbours. */
function join(above, below) {
    const shared = above.last - below.first + 1;
    return { first: above.first, last: below.last, lines: [...above.lines, ...below.lines.slice(shared)] };
}
/** The edit as the runs of lines that change, with unchanged lines between them. */
function changeGroups(hunk, { first, last, lines }) {
    const groups = [];
    let line = first;
    let group;
    for (const part of (0,array/* diffArrays */.E)((0,settle/* textsOf */.CB)(hunk, first, last), [...lines])) {
        if (!part.added && !part.removed) {
            line += part.count;
            group = undefined;
            continue;
        }
        if (group)
            groups.pop();
        const base = group ?? { first: line, last: line - 1, lines: [] };
        if (part.removed)
            line += part.count;
        group = { ...base, last: line - 1, lines: part.added ? [...base.lines, ...part.value] : base.lines };
        groups.push(group);
    }
    return groups;
}
/** A run of changed lines with a deleted row inside is dealt out to the stretches between deleted rows, in order. */
function cutAtDeletedRows(hunk, group) {
    const stretches = [];
    for (let line = group.first; line <= group.last; line++) {
        const open = stretches.at(-1);
        if (open && !(0,diff/* hasDeletedRowBetween */.qu)(hunk, open.last, line))
            open.last = line;
        else
            stretches.push({ first: line, last: line });
    }
    if (stretches.length <= 1)
        return [group];
    let dealt = 0;
    const pieces = stretches.map((stretch, index) => {
        const rest = index === stretches.length - 1;
        const lines = group.lines.slice(dealt, rest ? undefined : dealt + stretch.last - stretch.first + 1);
        dealt += lines.length;
        return { ...stretch, lines };
    });
    return withoutBlankPieces(pieces);
}
/** Blank lines alone are no suggestion: the piece beside takes them over. */
function withoutBlankPieces(pieces) {
    const result = [];
    let carried = [];
    for (const piece of pieces) {
        const lines = [...carried, ...piece.lines];
        const blank = lines.every(settle/* isBlank */.z3);
        carried = blank ? lines : [];
        result.push({ ...piece, lines: blank ? [] : lines });
    }
    const above = result.findLastIndex(({ lines }) => lines.length > 0);
    const taker = result[above < 0 ? result.length - 1 : above];
    if (taker && carried.length > 0)
        result.splice(above < 0 ? -1 : above, 1, { ...taker, lines: [...taker.lines, ...carried] });
    return result;
}
/** Each part needs a line of its own to stand on; the last has what is left of them. */
function cutToLength(piece, maxLength) {
    const parts = [[]];
    let length = 0;
    for (const line of piece.lines) {
        length += line.length + 1;
        if (length > maxLength && parts.at(-1)?.length !== 0) {
            parts.push([]);
            length = line.length + 1;
        }
        parts.at(-1)?.push(line);
    }
    if (parts.length === 1 || parts.length > piece.last - piece.first + 1)
        return [piece];
    return parts.map((lines, index) => ({
        first: piece.first + index,
        last: index === parts.length - 1 ? piece.last : piece.first + index,
        lines,
    }));
}

;// CONCATENATED MODULE: ./lib/core/edit.js




/**
 * The smallest edits that do the same and can each be committed: equal lines at both ends are cut off; where a
 * deleted row still lies inside, or one comment cannot hold it all, the edit is split.
 */
function smallestEdits(hunk, wanted, limits = {}) {
    const { unchanged, maxLength = Number.POSITIVE_INFINITY } = limits;
    const small = trim(hunk, wanted);
    if (small.lines.length === 0 && small.last < small.first)
        return { refused: (0,reason/* because */.x)('no-change') };
    const whole = (0,settle/* settle */.G9)(hunk, small, unchanged);
    if (!('first' in whole))
        return { refused: whole };
    const fits = (0,settle/* lengthOf */.Y5)(whole.lines) <= maxLength;
    if (fits && !(0,diff/* hasDeletedRowBetween */.qu)(hunk, whole.first, whole.last))
        return { edits: [whole] };
    return splitEdit(hunk, small, { unchanged, maxLength });
}
function trim(hunk, { first, last, lines }) {
    const before = (0,settle/* textsOf */.CB)(hunk, first, last);
    let top = 0;
    while (top < before.length && top < lines.length && before[top] === lines[top])
        top++;
    let bottom = 0;
    const room = Math.min(before.length, lines.length) - top;
    while (bottom < room && before.at(-1 - bottom) === lines.at(-1 - bottom))
        bottom++;
    // New lines above the range: its first line is kept as their anchor.
    if (bottom > 0 && bottom === before.length && lines.length > bottom)
        bottom--;
    return { first: first + top, last: last - bottom, lines: lines.slice(top, lines.length - bottom) };
}


/***/ }),

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeText)
/* harmony export */ });
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(645);

/**
 * Untrusted text as Markdown text: no construct can begin in it, nobody is mentioned, nothing is referenced.
 * Escaping is the one defence that does not need our parser and the platform's to agree.
 */
function escapeText(text) {
    const escaped = text
        .replace(/[!-/:-@[-`{-~]/g, (char, at) => isInert(char, text[at - 1], text[at + 1]) ? char : `\\${char}`)
        .replace(MENTION_OR_REFERENCE, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/\\\$/g, (dollar) => ZERO_WIDTH_SPACE + dollar + ZERO_WIDTH_SPACE);
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(escaped);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * `@name`, `#12`, `GH-12`, GitLab's `!12`, `&12` and `[issue:12]` (escaped by now). A backslash does not stop the
 * platforms from linking them, nor an e-mail address from becoming a link, nor GitHub from reading `$x$` as
 * mathematics. https://docs.gitlab.com/user/markdown/#gitlab-specific-references
 */
const MENTION_OR_REFERENCE = /\\@(?!\s)|(?:\\[#&]|!)(?=\d)|\bGH\\-(?=\d)|\\\[(?=[a-z_]+\\:)/gi;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Punctuation that means nothing where it stands, so that ordinary sentences stay readable as plain text. */
function isInert(char, before, after) {
    switch (char) {
        case ',':
        case ';':
        case "'":
        case '"':
        case '?':
        case '%':
        case '(':
        case '!':
            return true;
        // `1)` and `1.` begin a list, `www.` a link.
        case ')':
            return !/\d/.test(before ?? '');
        case '.':
            return !/[\dwW]/.test(before ?? '');
        case ':':
            return LETTER_OR_DIGIT.test(before ?? '') && (after === undefined || /\s/.test(after));
        case '-':
        case '_':
        case '/':
            return LETTER_OR_DIGIT.test(before ?? '') && /\p{L}/u.test(after ?? '');
        default:
            return false;
    }
}


/***/ }),

/***/ 6338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/* unused harmony export longestBacktickRun */
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(645);

/**
 * A fenced code block that no code can break: one backtick more than the longest run anywhere in it.
 * https://spec.commonmark.org/0.31.2/#fenced-code-blocks
 */
function fence(lines, info) {
    const longest = lines.reduce((most, line) => Math.max(most, longestBacktickRun(line)), 0);
    const mark = '`'.repeat(Math.max(3, longest + 1));
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)([mark + info, ...lines, mark].join('\n'));
}
function longestBacktickRun(text) {
    let longest = 0;
    for (let at = text.indexOf('`'); at >= 0; at = text.indexOf('`', at)) {
        const start = at;
        while (text[at] === '`')
            at++;
        longest = Math.max(longest, at - start);
    }
    return longest;
}
/** Text as an inline code span, whatever backticks it holds. https://spec.commonmark.org/0.31.2/#code-spans */
function codeSpan(text) {
    const line = text.replace(/\s+/g, ' ');
    const mark = '`'.repeat(longestBacktickRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) || line === '' ? ' ' : '';
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(mark + pad + line + pad + mark);
}


/***/ }),

/***/ 6134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ findingSchema),
/* harmony export */   Gd: () => (/* binding */ readFinding),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   rq: () => (/* binding */ badEntryText)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3759);
// The small build: zod's methods would be half of what a run loads.

const SEVERITIES = ['error', 'warning', 'info'];
const text = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(description)));
const lineNumber = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(description)));
const share = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(1), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(description)));
/** The public shape. What people and models write instead of it is dealt with in `readFinding`. */
const findingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    path: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y('File, as it is named in the diff.')),
    line: lineNumber('Last line, 1-based, in the new file (in the old file for side LEFT). Leave out for the whole file.'),
    start_line: lineNumber('First line, for a range.'),
    side: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['RIGHT', 'LEFT']).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y('LEFT only for a line that the change deletes.'))),
    severity: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SEVERITIES), 'warning'),
    title: text('One line. A title or a message is required.'),
    message: text('Markdown: what is wrong and why. A title or a message is required.'),
    suggestion: text('Complete replacement for the lines start_line..line, with their indentation and nothing else: ' +
        'no fence, no line numbers, no diff signs. An empty string deletes the lines.'),
    original: text('The lines start_line..line as they are now, copied exactly. They prove where a suggestion belongs.'),
    rule: text('Identifier of the rule.'),
    category: text('Kind of problem.'),
    url: text('https address that explains the rule.'),
    source: text('Tool or model.'),
    confidence: share('How sure the author is.'),
    evidence: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        badge: text('One word for what supports the finding.'),
        confidence: share('How much it supports it.'),
        reasoning: text('Why it supports it.'),
    })),
});
/** `end_line` is another name of `line`; where both are given, `line` is the start, as models mean it. */
const entrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .extend */ .X$i(findingSchema, { end_line: lineNumber('Last line.') });
const FIELDS = Object.keys(entrySchema.shape);
function badEntryText({ origin, field, message }) {
    return `${origin.file}: finding ${origin.index}: ${field ? `"${field}" ` : ''}${message}`;
}
/** One entry of a findings file, as written, to a finding; or what is wrong with it. */
function readFinding(entry, origin, kind = 'model') {
    const bad = (field, message) => ({ bad: { origin, field, message } });
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
        return bad('', `is ${describe(entry)}; a finding is an object with "path" and "message"`);
    }
    const fields = canonicalFields(entry);
    const notes = [];
    const severity = readSeverity(fields.severity, notes);
    const parsed = entrySchema.safeParse(Object.assign(fields, { severity }));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        const field = issue?.path.join('.') ?? '';
        const value = issue?.path.reduce((at, key) => at?.[key], fields);
        return bad(field, `is ${describe(value)}; ${VALID[field] ?? 'a text is expected'}`);
    }
    const { start_line, line, end_line, ...rest } = parsed.data;
    if (rest.path.trim() === '')
        return bad('path', `is ${describe(rest.path)}; ${VALID.path}`);
    if (!rest.title?.trim() && !rest.message?.trim())
        return bad('message', `is missing; ${VALID.message}`);
    const range = readRange([start_line, line, end_line]);
    return { finding: { origin, kind, ...rest, ...range }, notes };
}
const VALID = {
    path: 'a path such as "src/cart.ts" is required',
    line: 'a line is a whole number from 1 up, or left out for the whole file',
    end_line: 'a line is a whole number from 1 up, or left out for the whole file',
    start_line: 'a line is a whole number from 1 up, or left out for a single line',
    side: 'valid: RIGHT, LEFT',
    message: 'a finding needs a "message" or a "title"',
    confidence: 'a number from 0 to 1 is expected',
    'evidence.confidence': 'a number from 0 to 1 is expected',
    evidence: 'an object with "badge", "confidence", "reasoning" is expected',
};
const NUMBERS = new Set(['line', 'start_line', 'end_line', 'confidence']);
/** `message` goes by three names, and all of them may be there. */
const MESSAGE_NAMES = ['message', 'body', 'description'];
/** Every name that is read, camelCase and aliases too, and the field it stands for. */
const NAMES = new Map([
    ...[...FIELDS, ...MESSAGE_NAMES].flatMap((name) => [
        [name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), name],
        [name, name],
    ]),
    ['file', 'path'],
    ['existing_code', 'original'],
    ['existingCode', 'original'],
]);
/** Names resolved, `null` taken for absent, `"12"` for 12. The canonical name wins over any other. */
function canonicalFields(entry) {
    const fields = {};
    for (const [key, value] of Object.entries(entry)) {
        const name = NAMES.get(key);
        if (name === undefined || value === null || (name !== key && fields[name] !== undefined))
            continue;
        fields[name] = NUMBERS.has(name) ? numberFrom(value) : value;
    }
    if (fields.body !== undefined || fields.description !== undefined)
        fields.message = readMessage(fields);
    if (typeof fields.side === 'string')
        fields.side = fields.side.trim().toUpperCase();
    if (typeof fields.rule === 'number')
        fields.rule = String(fields.rule);
    if (isRecord(fields.evidence))
        fields.evidence = canonicalEvidence(fields.evidence);
    return fields;
}
function canonicalEvidence(evidence) {
    const present = Object.entries(evidence).filter(([, value]) => value !== null);
    return Object.fromEntries(present.map(([key, value]) => [key, key === 'confidence' ? numberFrom(value) : value]));
}
/** Nothing that was written is lost. */
function readMessage(fields) {
    const texts = MESSAGE_NAMES.map((name) => fields[name]).filter((value) => value !== undefined && value !== '');
    const wrong = texts.find((value) => typeof value !== 'string');
    if (wrong !== undefined)
        return wrong;
    return texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n');
}
function numberFrom(value) {
    return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
}
/** Swapped ends are taken as meant. */
function readRange(given) {
    const ends = given.filter((at) => at !== undefined);
    if (ends.length === 0)
        return {};
    const first = Math.min(...ends);
    const last = Math.max(...ends);
    return first === last ? { line: last } : { startLine: first, line: last };
}
const SEVERITY_WORDS = {
    error: ['error', 'critical', 'high', 'blocker'],
    warning: ['warning', 'medium', 'major', 'minor'],
    info: ['info', 'low', 'note', 'nit', 'style', 'suggestion'],
};
function readSeverity(value, notes) {
    if (value === undefined)
        return 'warning';
    const word = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
    const known = SEVERITIES.find((severity) => word !== undefined && SEVERITY_WORDS[severity].includes(word));
    if (!known)
        notes.push(`severity ${describe(value)} is not known and is taken as warning`);
    return known ?? 'warning';
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A value as it is named in a message. Never recursive: input may be nested 100,000 deep. */
function describe(value) {
    if (value === undefined)
        return 'missing';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    if (typeof value === 'string')
        return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
    return String(value);
}


/***/ }),

/***/ 2918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  b: () => (/* binding */ digest),
  c: () => (/* binding */ identityOf)
});

// EXTERNAL MODULE: ./node_modules/@noble/hashes/_md.js
var _md = __nccwpck_require__(9792);
// EXTERNAL MODULE: ./node_modules/@noble/hashes/_u64.js
var _u64 = __nccwpck_require__(628);
// EXTERNAL MODULE: ./node_modules/@noble/hashes/utils.js
var utils = __nccwpck_require__(2565);
;// CONCATENATED MODULE: ./node_modules/@noble/hashes/sha2.js
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
// prettier-ignore
const SHA256_K = /* @__PURE__ */ Uint32Array.from([
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
]);
/** Reusable SHA-224 / SHA-256 message schedule buffer `W_t` from RFC 6234 §6.2 step 1. */
const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
/** Internal SHA-224 / SHA-256 compression engine from RFC 6234 §6.2. */
class SHA2_32B extends _md/* HashMD */.ol {
    // We cannot use array here since array allows indexing by variable
    // which means optimizer/compiler cannot use registers.
    // Numeric initializers matter: starting the fields as `undefined` changes
    // V8's field representation and makes sha256 3x slower (measured).
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
        return [A, B, C, D, E, F, G, H];
    }
    // prettier-ignore
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
        // Extend the first 16 words into the remaining 48 words w[16..63] of the message schedule array
        for (let i = 0; i < 16; i++, offset += 4)
            SHA256_W[i] = view.getUint32(offset, false);
        for (let i = 16; i < 64; i++) {
            const W15 = SHA256_W[i - 15];
            const W2 = SHA256_W[i - 2];
            const s0 = (0,utils/* rotr */.Ow)(W15, 7) ^ (0,utils/* rotr */.Ow)(W15, 18) ^ (W15 >>> 3);
            const s1 = (0,utils/* rotr */.Ow)(W2, 17) ^ (0,utils/* rotr */.Ow)(W2, 19) ^ (W2 >>> 10);
            SHA256_W[i] = (s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16]) | 0;
        }
        // Compression function main loop, 64 rounds
        let { A, B, C, D, E, F, G, H } = this;
        for (let i = 0; i < 64; i++) {
            const sigma1 = (0,utils/* rotr */.Ow)(E, 6) ^ (0,utils/* rotr */.Ow)(E, 11) ^ (0,utils/* rotr */.Ow)(E, 25);
            const T1 = (H + sigma1 + (0,_md/* Chi */.r9)(E, F, G) + SHA256_K[i] + SHA256_W[i]) | 0;
            const sigma0 = (0,utils/* rotr */.Ow)(A, 2) ^ (0,utils/* rotr */.Ow)(A, 13) ^ (0,utils/* rotr */.Ow)(A, 22);
            const T2 = (sigma0 + (0,_md/* Maj */.TQ)(A, B, C)) | 0;
            H = G;
            G = F;
            F = E;
            E = (D + T1) | 0;
            D = C;
            C = B;
            B = A;
            A = (T1 + T2) | 0;
        }
        // Add the compressed chunk to the current hash value
        A = (A + this.A) | 0;
        B = (B + this.B) | 0;
        C = (C + this.C) | 0;
        D = (D + this.D) | 0;
        E = (E + this.E) | 0;
        F = (F + this.F) | 0;
        G = (G + this.G) | 0;
        H = (H + this.H) | 0;
        this.set(A, B, C, D, E, F, G, H);
    }
    roundClean() {
        (0,utils/* clean */.uH)(SHA256_W);
    }
    destroy() {
        // HashMD callers route post-destroy usability through `destroyed`; zeroizing alone still leaves
        // update()/digest() callable on reused instances.
        this.destroyed = true;
        this.set(0, 0, 0, 0, 0, 0, 0, 0);
        (0,utils/* clean */.uH)(this.buffer);
    }
}
/** Internal SHA-256 hash class grounded in RFC 6234 §6.2. */
class _SHA256 extends SHA2_32B {
    constructor() {
        super(32, _md/* SHA256_IV */.yc);
    }
}
/** Internal SHA-224 hash class grounded in RFC 6234 §6.2 and §8.5. */
class _SHA224 extends SHA2_32B {
    constructor() {
        super(28, _md/* SHA224_IV */.DM);
    }
}
// SHA2-512 is slower than sha256 in js because u64 operations are slow.
// SHA-384 / SHA-512 round constants from RFC 6234 §5.2:
// 80 full 64-bit words split into high/low halves.
// prettier-ignore
const K512 = /* @__PURE__ */ (() => _u64/* split */.lD([
    '0x428a2f98d728ae22', '0x7137449123ef65cd', '0xb5c0fbcfec4d3b2f', '0xe9b5dba58189dbbc',
    '0x3956c25bf348b538', '0x59f111f1b605d019', '0x923f82a4af194f9b', '0xab1c5ed5da6d8118',
    '0xd807aa98a3030242', '0x12835b0145706fbe', '0x243185be4ee4b28c', '0x550c7dc3d5ffb4e2',
    '0x72be5d74f27b896f', '0x80deb1fe3b1696b1', '0x9bdc06a725c71235', '0xc19bf174cf692694',
    '0xe49b69c19ef14ad2', '0xefbe4786384f25e3', '0x0fc19dc68b8cd5b5', '0x240ca1cc77ac9c65',
    '0x2de92c6f592b0275', '0x4a7484aa6ea6e483', '0x5cb0a9dcbd41fbd4', '0x76f988da831153b5',
    '0x983e5152ee66dfab', '0xa831c66d2db43210', '0xb00327c898fb213f', '0xbf597fc7beef0ee4',
    '0xc6e00bf33da88fc2', '0xd5a79147930aa725', '0x06ca6351e003826f', '0x142929670a0e6e70',
    '0x27b70a8546d22ffc', '0x2e1b21385c26c926', '0x4d2c6dfc5ac42aed', '0x53380d139d95b3df',
    '0x650a73548baf63de', '0x766a0abb3c77b2a8', '0x81c2c92e47edaee6', '0x92722c851482353b',
    '0xa2bfe8a14cf10364', '0xa81a664bbc423001', '0xc24b8b70d0f89791', '0xc76c51a30654be30',
    '0xd192e819d6ef5218', '0xd69906245565a910', '0xf40e35855771202a', '0x106aa07032bbd1b8',
    '0x19a4c116b8d2d0c8', '0x1e376c085141ab53', '0x2748774cdf8eeb99', '0x34b0bcb5e19b48a8',
    '0x391c0cb3c5c95a63', '0x4ed8aa4ae3418acb', '0x5b9cca4f7763e373', '0x682e6ff3d6b2b8a3',
    '0x748f82ee5defb2fc', '0x78a5636f43172f60', '0x84c87814a1f0ab72', '0x8cc702081a6439ec',
    '0x90befffa23631e28', '0xa4506cebde82bde9', '0xbef9a3f7b2c67915', '0xc67178f2e372532b',
    '0xca273eceea26619c', '0xd186b8c721c0c207', '0xeada7dd6cde0eb1e', '0xf57d4f7fee6ed178',
    '0x06f067aa72176fba', '0x0a637dc5a2c898a6', '0x113f9804bef90dae', '0x1b710b35131c471b',
    '0x28db77f523047d84', '0x32caab7b40c72493', '0x3c9ebe0a15c9bebc', '0x431d67c49c100d4c',
    '0x4cc5d4becb3e42b6', '0x597f299cfc657e2a', '0x5fcb6fab3ad6faec', '0x6c44198c4a475817'
].map(n => BigInt(n))))();
const SHA512_Kh = /* @__PURE__ */ (() => K512[0])();
const SHA512_Kl = /* @__PURE__ */ (() => K512[1])();
// Reusable high-half schedule buffer for the RFC 6234 §6.4 64-bit `W_t` words.
const SHA512_W_H = /* @__PURE__ */ new Uint32Array(80);
// Reusable low-half schedule buffer for the RFC 6234 §6.4 64-bit `W_t` words.
const SHA512_W_L = /* @__PURE__ */ new Uint32Array(80);
/** Internal SHA-384 / SHA-512 compression engine from RFC 6234 §6.4. */
class SHA2_64B extends _md/* HashMD */.ol {
    // We cannot use array here since array allows indexing by variable
    // which means optimizer/compiler cannot use registers.
    // h -- high 32 bits, l -- low 32 bits
    // Numeric initializers matter: starting the fields as `undefined` changes
    // V8's field representation and slows hashing down (measured on sha256).
    Ah = 0;
    Al = 0;
    Bh = 0;
    Bl = 0;
    Ch = 0;
    Cl = 0;
    Dh = 0;
    Dl = 0;
    Eh = 0;
    El = 0;
    Fh = 0;
    Fl = 0;
    Gh = 0;
    Gl = 0;
    Hh = 0;
    Hl = 0;
    constructor(outputLen, IV) {
        super(128, outputLen, 16, false);
        this.Ah = IV[0] | 0;
        this.Al = IV[1] | 0;
        this.Bh = IV[2] | 0;
        this.Bl = IV[3] | 0;
        this.Ch = IV[4] | 0;
        this.Cl = IV[5] | 0;
        this.Dh = IV[6] | 0;
        this.Dl = IV[7] | 0;
        this.Eh = IV[8] | 0;
        this.El = IV[9] | 0;
        this.Fh = IV[10] | 0;
        this.Fl = IV[11] | 0;
        this.Gh = IV[12] | 0;
        this.Gl = IV[13] | 0;
        this.Hh = IV[14] | 0;
        this.Hl = IV[15] | 0;
    }
    // prettier-ignore
    get() {
        const { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this;
        return [Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl];
    }
    // prettier-ignore
    set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl) {
        this.Ah = Ah | 0;
        this.Al = Al | 0;
        this.Bh = Bh | 0;
        this.Bl = Bl | 0;
        this.Ch = Ch | 0;
        this.Cl = Cl | 0;
        this.Dh = Dh | 0;
        this.Dl = Dl | 0;
        this.Eh = Eh | 0;
        this.El = El | 0;
        this.Fh = Fh | 0;
        this.Fl = Fl | 0;
        this.Gh = Gh | 0;
        this.Gl = Gl | 0;
        this.Hh = Hh | 0;
        this.Hl = Hl | 0;
    }
    _cloneInto(to) {
        (to ||= new this.constructor()).set(...this.get());
        return this._cloneIntoMeta(to);
    }
    process(view, offset) {
        // Extend the first 16 words into the remaining 64 words w[16..79] of the message schedule array
        for (let i = 0; i < 16; i++, offset += 4) {
            SHA512_W_H[i] = view.getUint32(offset);
            SHA512_W_L[i] = view.getUint32((offset += 4));
        }
        for (let i = 16; i < 80; i++) {
            // s0 := (w[i-15] rightrotate 1) xor (w[i-15] rightrotate 8) xor (w[i-15] rightshift 7)
            const W15h = SHA512_W_H[i - 15] | 0;
            const W15l = SHA512_W_L[i - 15] | 0;
            const s0h = _u64/* rotrSH */.rE(W15h, W15l, 1) ^ _u64/* rotrSH */.rE(W15h, W15l, 8) ^ _u64/* shrSH */.xn(W15h, W15l, 7);
            const s0l = _u64/* rotrSL */.ry(W15h, W15l, 1) ^ _u64/* rotrSL */.ry(W15h, W15l, 8) ^ _u64/* shrSL */.jm(W15h, W15l, 7);
            // s1 := (w[i-2] rightrotate 19) xor (w[i-2] rightrotate 61) xor (w[i-2] rightshift 6)
            const W2h = SHA512_W_H[i - 2] | 0;
            const W2l = SHA512_W_L[i - 2] | 0;
            const s1h = _u64/* rotrSH */.rE(W2h, W2l, 19) ^ _u64/* rotrBH */.qh(W2h, W2l, 61) ^ _u64/* shrSH */.xn(W2h, W2l, 6);
            const s1l = _u64/* rotrSL */.ry(W2h, W2l, 19) ^ _u64/* rotrBL */.Ei(W2h, W2l, 61) ^ _u64/* shrSL */.jm(W2h, W2l, 6);
            // SHA512_W[i] = s0 + s1 + SHA512_W[i - 7] + SHA512_W[i - 16];
            const SUMl = _u64/* add4L */.CW(s0l, s1l, SHA512_W_L[i - 7], SHA512_W_L[i - 16]);
            const SUMh = _u64/* add4H */.CQ(SUMl, s0h, s1h, SHA512_W_H[i - 7], SHA512_W_H[i - 16]);
            SHA512_W_H[i] = SUMh | 0;
            SHA512_W_L[i] = SUMl | 0;
        }
        let { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this;
        // Compression function main loop, 80 rounds
        for (let i = 0; i < 80; i++) {
            // S1 := (e rightrotate 14) xor (e rightrotate 18) xor (e rightrotate 41)
            const sigma1h = _u64/* rotrSH */.rE(Eh, El, 14) ^ _u64/* rotrSH */.rE(Eh, El, 18) ^ _u64/* rotrBH */.qh(Eh, El, 41);
            const sigma1l = _u64/* rotrSL */.ry(Eh, El, 14) ^ _u64/* rotrSL */.ry(Eh, El, 18) ^ _u64/* rotrBL */.Ei(Eh, El, 41);
            //const T1 = (H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i]) | 0;
            const CHIh = (Eh & Fh) ^ (~Eh & Gh);
            const CHIl = (El & Fl) ^ (~El & Gl);
            // T1 = H + sigma1 + Chi(E, F, G) + SHA512_K[i] + SHA512_W[i]
            // prettier-ignore
            const T1ll = _u64/* add5L */.F8(Hl, sigma1l, CHIl, SHA512_Kl[i], SHA512_W_L[i]);
            const T1h = _u64/* add5H */.TH(T1ll, Hh, sigma1h, CHIh, SHA512_Kh[i], SHA512_W_H[i]);
            const T1l = T1ll | 0;
            // S0 := (a rightrotate 28) xor (a rightrotate 34) xor (a rightrotate 39)
            const sigma0h = _u64/* rotrSH */.rE(Ah, Al, 28) ^ _u64/* rotrBH */.qh(Ah, Al, 34) ^ _u64/* rotrBH */.qh(Ah, Al, 39);
            const sigma0l = _u64/* rotrSL */.ry(Ah, Al, 28) ^ _u64/* rotrBL */.Ei(Ah, Al, 34) ^ _u64/* rotrBL */.Ei(Ah, Al, 39);
            const MAJh = (Ah & Bh) ^ (Ah & Ch) ^ (Bh & Ch);
            const MAJl = (Al & Bl) ^ (Al & Cl) ^ (Bl & Cl);
            Hh = Gh | 0;
            Hl = Gl | 0;
            Gh = Fh | 0;
            Gl = Fl | 0;
            Fh = Eh | 0;
            Fl = El | 0;
            ({ h: Eh, l: El } = _u64/* add */.WQ(Dh | 0, Dl | 0, T1h | 0, T1l | 0));
            Dh = Ch | 0;
            Dl = Cl | 0;
            Ch = Bh | 0;
            Cl = Bl | 0;
            Bh = Ah | 0;
            Bl = Al | 0;
            const All = _u64/* add3L */.Vl(T1l, sigma0l, MAJl);
            Ah = _u64/* add3H */.Vr(All, T1h, sigma0h, MAJh);
            Al = All | 0;
        }
        // Add the compressed chunk to the current hash value
        ({ h: Ah, l: Al } = _u64/* add */.WQ(this.Ah | 0, this.Al | 0, Ah | 0, Al | 0));
        ({ h: Bh, l: Bl } = _u64/* add */.WQ(this.Bh | 0, this.Bl | 0, Bh | 0, Bl | 0));
        ({ h: Ch, l: Cl } = _u64/* add */.WQ(this.Ch | 0, this.Cl | 0, Ch | 0, Cl | 0));
        ({ h: Dh, l: Dl } = _u64/* add */.WQ(this.Dh | 0, this.Dl | 0, Dh | 0, Dl | 0));
        ({ h: Eh, l: El } = _u64/* add */.WQ(this.Eh | 0, this.El | 0, Eh | 0, El | 0));
        ({ h: Fh, l: Fl } = _u64/* add */.WQ(this.Fh | 0, this.Fl | 0, Fh | 0, Fl | 0));
        ({ h: Gh, l: Gl } = _u64/* add */.WQ(this.Gh | 0, this.Gl | 0, Gh | 0, Gl | 0));
        ({ h: Hh, l: Hl } = _u64/* add */.WQ(this.Hh | 0, this.Hl | 0, Hh | 0, Hl | 0));
        this.set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl);
    }
    roundClean() {
        (0,utils/* clean */.uH)(SHA512_W_H, SHA512_W_L);
    }
    destroy() {
        // HashMD callers route post-destroy usability through `destroyed`; zeroizing alone still leaves
        // update()/digest() callable on reused instances.
        this.destroyed = true;
        (0,utils/* clean */.uH)(this.buffer);
        this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
}
/** Internal SHA-512 hash class grounded in RFC 6234 §6.3 and §6.4. */
class _SHA512 extends SHA2_64B {
    constructor() {
        super(64, _md/* SHA512_IV */.tT);
    }
}
/** Internal SHA-384 hash class grounded in RFC 6234 §6.3 and §6.4. */
class _SHA384 extends SHA2_64B {
    constructor() {
        super(48, _md/* SHA384_IV */.Az);
    }
}
/**
 * Truncated SHA512/256 and SHA512/224.
 * SHA512_IV is XORed with 0xa5a5a5a5a5a5a5a5, then used as "intermediary" IV of SHA512/t.
 * Then t hashes string to produce result IV.
 * See the repo-side derivation recipe in `test/misc/sha2-gen-iv.js`.
 * These IV literals are checked against that script rather than a dedicated
 * local RFC section.
 */
/** SHA-512/224 IV derived by the SHA-512/t recipe in `test/misc/sha2-gen-iv.js` and
 * stored as sixteen big-endian 32-bit halves. */
const T224_IV = /* @__PURE__ */ Uint32Array.from([
    0x8c3d37c8, 0x19544da2, 0x73e19966, 0x89dcd4d6, 0x1dfab7ae, 0x32ff9c82, 0x679dd514, 0x582f9fcf,
    0x0f6d2b69, 0x7bd44da8, 0x77e36f73, 0x04c48942, 0x3f9d85a8, 0x6a1d36c8, 0x1112e6ad, 0x91d692a1,
]);
/** SHA-512/256 IV derived by the SHA-512/t recipe in `test/misc/sha2-gen-iv.js` and
 * stored as sixteen big-endian 32-bit halves. */
const T256_IV = /* @__PURE__ */ Uint32Array.from([
    0x22312194, 0xfc2bf72c, 0x9f555fa3, 0xc84c64c2, 0x2393b86b, 0x6f53b151, 0x96387719, 0x5940eabd,
    0x96283ee2, 0xa88effe3, 0xbe5e1e25, 0x53863992, 0x2b0199fc, 0x2c85b8aa, 0x0eb72ddc, 0x81c52ca2,
]);
/** Internal SHA-512/224 hash class using the derived `T224_IV` and the shared
 * RFC 6234 §6.4 compression engine. */
class _SHA512_224 extends SHA2_64B {
    constructor() {
        super(28, T224_IV);
    }
}
/** Internal SHA-512/256 hash class using the derived `T256_IV` and the shared
 * RFC 6234 §6.4 compression engine. */
class _SHA512_256 extends SHA2_64B {
    constructor() {
        super(32, T256_IV);
    }
}
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
const sha256 = /* @__PURE__ */ (0,utils/* createHasher */.qj)(() => new _SHA256(), 
/* @__PURE__ */ (0,utils/* oidNist */.nx)(0x01));
/**
 * SHA2-224 hash function from RFC 4634.
 * @param msg - message bytes to hash
 * @param opts - Reserved hash options.
 * @returns Digest bytes.
 * @example
 * Hash a message with SHA2-224.
 * ```ts
 * sha224(new Uint8Array([97, 98, 99]));
 * ```
 */
const sha224 = /* @__PURE__ */ (/* unused pure expression or super */ null && (createHasher(() => new _SHA224(), 
/* @__PURE__ */ oidNist(0x04))));
/**
 * SHA2-512 hash function from RFC 4634.
 * @param msg - message bytes to hash
 * @param opts - Reserved hash options.
 * @returns Digest bytes.
 * @example
 * Hash a message with SHA2-512.
 * ```ts
 * sha512(new Uint8Array([97, 98, 99]));
 * ```
 */
const sha512 = /* @__PURE__ */ (/* unused pure expression or super */ null && (createHasher(() => new _SHA512(), 
/* @__PURE__ */ oidNist(0x03))));
/**
 * SHA2-384 hash function from RFC 4634.
 * @param msg - message bytes to hash
 * @param opts - Reserved hash options.
 * @returns Digest bytes.
 * @example
 * Hash a message with SHA2-384.
 * ```ts
 * sha384(new Uint8Array([97, 98, 99]));
 * ```
 */
const sha384 = /* @__PURE__ */ (/* unused pure expression or super */ null && (createHasher(() => new _SHA384(), 
/* @__PURE__ */ oidNist(0x02))));
/**
 * SHA2-512/256 "truncated" hash function, with improved resistance to length extension attacks.
 * See the paper on {@link https://eprint.iacr.org/2010/548.pdf | truncated SHA512}.
 * @param msg - message bytes to hash
 * @param opts - Reserved hash options.
 * @returns Digest bytes.
 * @example
 * Hash a message with SHA2-512/256.
 * ```ts
 * sha512_256(new Uint8Array([97, 98, 99]));
 * ```
 */
const sha512_256 = /* @__PURE__ */ (/* unused pure expression or super */ null && (createHasher(() => new _SHA512_256(), 
/* @__PURE__ */ oidNist(0x06))));
/**
 * SHA2-512/224 "truncated" hash function, with improved resistance to length extension attacks.
 * See the paper on {@link https://eprint.iacr.org/2010/548.pdf | truncated SHA512}.
 * @param msg - message bytes to hash
 * @param opts - Reserved hash options.
 * @returns Digest bytes.
 * @example
 * Hash a message with SHA2-512/224.
 * ```ts
 * sha512_224(new Uint8Array([97, 98, 99]));
 * ```
 */
const sha512_224 = /* @__PURE__ */ (/* unused pure expression or super */ null && (createHasher(() => new _SHA512_224(), 
/* @__PURE__ */ oidNist(0x05))));

;// CONCATENATED MODULE: ./lib/core/fingerprint.js


/** What a finding says, whatever its line number, the diff and the run, as one text. */
function identityOf({ rule, title, message, suggestion, fix }, path) {
    const code = suggestion ?? fix?.changes.map(({ text }) => text).join('') ?? null;
    return JSON.stringify([path, rule ?? title ?? '', normalise(message ?? ''), code]);
}
/** A digest that nobody can make another list of texts share. 32 hex digits. */
function digest(texts) {
    return (0,utils/* bytesToHex */.My)(sha256((0,utils/* utf8ToBytes */.AI)(JSON.stringify(texts)))).slice(0, 32);
}
/** Case, white space and line numbers change from run to run without changing what is said. */
function normalise(text) {
    return text
        .toLowerCase()
        .replace(/\b(lines?|l)\s*\d+(?:\s*(?:-|–|to)\s*\d+)?/g, '$1')
        .replace(/\s+/g, ' ')
        .trim();
}


/***/ }),

/***/ 8808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ touchedLines)
/* harmony export */ });
/** The lines that a fix touches; where it only inserts between two lines, `last` is the one above. */
function touchedLines(changes) {
    return {
        first: Math.min(...changes.map(({ startLine }) => startLine)),
        last: Math.max(...changes.map(lastTouched)),
    };
}
/** A change that ends where a line begins leaves that line alone, unless what is before it runs on into it. */
function lastTouched({ startColumn, endLine, endColumn, text }) {
    const runsOn = text === '' ? startColumn > 1 : !text.endsWith('\n');
    return endColumn === 1 && !runsOn ? endLine - 1 : endLine;
}


/***/ }),

/***/ 2757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  hR: () => (/* binding */ FORMATS),
  JG: () => (/* binding */ IntakeError),
  PH: () => (/* binding */ intake)
});

;// CONCATENATED MODULE: ./lib/core/intake/json-depth.js
/** Findings are nested three levels deep, SARIF about a dozen. A million levels cost the parser a gigabyte. */
const MAX_DEPTH = 64;
/** Whether brackets are nested deeper than anything that a tool writes. Linear, without a stack. */
function isTooDeep(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        switch (text.charCodeAt(at)) {
            case QUOTE:
                at = stringEnd(text, at);
                break;
            case LIST:
            case OBJECT:
                if (++depth > MAX_DEPTH)
                    return true;
                break;
            case LIST_END:
            case OBJECT_END:
                depth--;
        }
    }
    return false;
}
const [QUOTE, BACKSLASH, LIST, OBJECT, LIST_END, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x7b, 0x5d, 0x7d];
function stringEnd(text, start) {
    for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let escapes = 0;
        while (text.charCodeAt(at - 1 - escapes) === BACKSLASH)
            escapes++;
        if (escapes % 2 === 0)
            return at;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./lib/core/intake/json-problem.js

function tryJson(text) {
    try {
        return { value: parse(text) };
    }
    catch {
        return undefined;
    }
}
function parse(text) {
    if (isTooDeep(text))
        throw new SyntaxError('It is nested too deep');
    return JSON.parse(text);
}
/** `from` and `to`: the part of the text that should have been JSON; the place is counted in the whole text. */
function jsonProblem(text, from = 0, to = text.length) {
    const part = text.slice(from, to);
    const message = parseError(part) ?? '';
    const tooShort = isTooShort(message);
    const before = text.slice(0, from + (positionIn(message) ?? (tooShort ? part.length : errorOffset(part))));
    const lineStart = before.lastIndexOf('\n') + 1;
    return {
        reason: tooShort ? 'It ends too early' : reasonIn(message),
        line: before.split('\n').length,
        column: before.length - lineStart + 1,
    };
}
function parseError(text) {
    try {
        parse(text);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/** Anchored: other messages of V8 quote the input, which may say anything. Node 22 adds line and column. */
function positionIn(message) {
    const position = / JSON at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message)?.[1];
    return position === undefined ? undefined : Number(position);
}
/** Without the piece of the input that V8 quotes: it may be anything. */
function reasonIn(message) {
    return message
        .replace(/ (?:in|after) JSON at position.*$/s, '')
        .replace(/, (?:\.\.\.)?".*is not valid JSON$/s, '');
}
/**
 * V8 gives a position with some of its errors only. The others are found by halves: the longest beginning
 * that could still become JSON ends where the trouble starts.
 */
function errorOffset(text) {
    let sound = 0;
    let broken = text.length + 1;
    while (broken - sound > 1) {
        const middle = Math.floor((sound + broken) / 2);
        if (couldBecomeJson(text.slice(0, middle)))
            sound = middle;
        else
            broken = middle;
    }
    return sound;
}
function couldBecomeJson(beginning) {
    const message = parseError(beginning);
    if (message === undefined || isTooShort(message))
        return true;
    return (positionIn(message) ?? -1) >= beginning.length;
}
function isTooShort(message) {
    return message === 'Unexpected end of JSON input';
}

;// CONCATENATED MODULE: ./lib/core/intake/detect.js

/** The format of a findings file, by its content: names and endings of files are anybody's choice. */
function detect(text) {
    if (PATCH_START.test(text))
        return { format: 'patch', why: 'it begins like a diff' };
    return hasSecondObject(text)
        ? { format: 'jsonl', why: 'its second line begins another object' }
        : { format: 'json', why: 'it is no other format' };
}
/** git's, GNU diff's, Subversion's, and a patch by mail. */
const PATCH_START = /^\s*(?:diff --git |diff -|Index: |From [0-9a-f]{40} |commit [0-9a-f]{40}\b|--- [^\n]*\n\+\+\+ [^\n]*\n@@ )/;
/** JSON Lines is told by its second line: a JSON document does not begin a new object there. */
function hasSecondObject(text) {
    const [first, second] = firstLines(text);
    return first !== undefined && second?.startsWith('{') === true && isObject(first);
}
/** The first two lines that are not blank, trimmed. */
function firstLines(text) {
    const lines = [];
    for (let at = 0; at < text.length && lines.length < 2;) {
        const end = text.indexOf('\n', at);
        const line = text.slice(at, end < 0 ? text.length : end).trim();
        if (line !== '')
            lines.push(line);
        at = end < 0 ? text.length : end + 1;
    }
    return lines;
}
function isObject(line) {
    return line.startsWith('{') && typeof tryJson(line)?.value === 'object';
}

// EXTERNAL MODULE: ./lib/core/finding.js
var finding = __nccwpck_require__(6134);
;// CONCATENATED MODULE: ./lib/core/intake/embedded-json.js

/** What the beginning of a findings document looks like; brackets in prose rarely do. */
const DOCUMENT_START = /\[\s*[{\]]|\{\s*"/g;
/** How often the text may be read over in search of documents, so that the work stays linear whatever it is. */
const MAX_PASSES = 30;
/** JSON in a model's answer: in code fences, one object a line, with prose before, between and after it. */
function findEmbeddedJson(text) {
    const documents = [];
    let from = 0;
    let budget = MAX_PASSES * text.length;
    for (const { index } of text.matchAll(DOCUMENT_START)) {
        if (index < from)
            continue;
        const end = balancedEnd(text, index);
        const to = end ?? text.length;
        const parsed = end === undefined ? undefined : tryJson(text.slice(index, end));
        const follower = documents.length > 0 && follows(text, from, index);
        if (parsed && (follower || holdsFindings(parsed.value))) {
            // `int[]` in a sentence is no document; a list alone on its line is.
            if (!isEmptyList(parsed.value) || standsAlone(text, index, to))
                documents.push(parsed.value);
            from = to;
            continue;
        }
        // Taking only what is whole in a list that is cut off would lose the rest without a word.
        if (!parsed && beginsFinding(text, index))
            return { documents, broken: { from: index, to } };
        budget -= to - index;
        if (budget < 0)
            return { documents, broken: { from: 0, to: text.length } };
    }
    return { documents };
}
const PLACE_KEYS = ['path', 'file'];
const OTHER_KEYS = ['line', 'startLine', 'start_line', 'severity', 'title', 'message', 'body', 'description'];
function holdsFindings(value) {
    if (Array.isArray(value))
        return value.length === 0 || value.some(looksLikeFinding);
    return looksLikeFinding(value) || hasKey(value, 'findings');
}
/** One key is not enough: `{"message": "Not Found"}` may be what the prose is about. */
function looksLikeFinding(value) {
    if (PLACE_KEYS.some((key) => hasKey(value, key)))
        return true;
    return OTHER_KEYS.filter((key) => hasKey(value, key)).length > 1;
}
function hasKey(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
function isEmptyList(value) {
    return Array.isArray(value) && value.length === 0;
}
/** An object right after a finding is one too, whatever it lacks. */
function follows(text, end, start) {
    return start - end < MAX_GAP && /^[\s,]*$/.test(text.slice(end, start));
}
const MAX_GAP = 20;
/** Looks no farther than the blanks round it: a line may be a megabyte long. */
function standsAlone(text, start, end) {
    let before = start - 1;
    while (before >= 0 && BLANKS.has(text.charAt(before)))
        before--;
    let after = end;
    while (after < text.length && BLANKS.has(text.charAt(after)))
        after++;
    return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}
const BLANKS = new Set([' ', '\t', '\r']);
function beginsFinding(text, start) {
    FIRST_KEY.lastIndex = start;
    const key = FIRST_KEY.exec(text)?.[1] ?? '';
    return key === 'findings' || PLACE_KEYS.includes(key) || OTHER_KEYS.includes(key);
}
const FIRST_KEY = /(?:\[\s*)?\{\s*"(\w{1,20})"\s*:/y;
/** The end of the bracket that opens at `start`, strings passed over. */
function balancedEnd(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        const char = text[at];
        if (char === '"') {
            at = embedded_json_stringEnd(text, at);
        }
        else if (char === '[' || char === '{') {
            depth++;
        }
        else if ((char === ']' || char === '}') && --depth === 0) {
            return at + 1;
        }
    }
    return undefined;
}
function embedded_json_stringEnd(text, start) {
    let at = start + 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at;
}

// EXTERNAL MODULE: ./lib/core/intake/entries.js
var entries = __nccwpck_require__(4932);
;// CONCATENATED MODULE: ./lib/core/intake/json.js





/** An array of findings, `{"findings": […]}` or a single finding; prose or a code fence round it is passed over. */
function readJson({ file, text }) {
    const documents = documentsIn(file, text);
    return (0,entries/* readEntries */.$2)(file, documents.flatMap((document) => entriesOf(file, document)));
}
const EXPECTED = 'a list of findings or {"findings": […]} is expected';
function documentsIn(file, text) {
    const whole = tryJson(text);
    if (whole) {
        if (isDocument(whole.value))
            return [whole.value];
        throw new IntakeError(`${file}: the document is ${(0,finding/* describe */.q0)(whole.value)}; ${EXPECTED}`);
    }
    const { documents, broken } = findEmbeddedJson(text);
    if (documents.length > 0 && !broken)
        return documents;
    const problem = jsonProblem(text, broken?.from, broken?.to);
    const place = `line ${problem.line}, column ${problem.column}`;
    throw new IntakeError(`${file}: not JSON: ${problem.reason} at ${place}; ${EXPECTED}`);
}
function entriesOf(file, document) {
    if (Array.isArray(document))
        return document;
    if (!hasFindings(document))
        return [document];
    if (Array.isArray(document.findings))
        return document.findings;
    throw new IntakeError(`${file}: "findings" is ${(0,finding/* describe */.q0)(document.findings)}; a list of findings is expected`);
}
function isDocument(value) {
    return Array.isArray(value) || hasFindings(value) || looksLikeFinding(value);
}
function hasFindings(value) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, 'findings');
}

;// CONCATENATED MODULE: ./lib/core/intake/jsonl.js




/** One finding a line; blank lines are passed over. A line that is no JSON is a bad entry, like any other. */
function readJsonLines({ file, text }) {
    const lines = [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '');
    (0,entries/* checkCount */.wE)(file, lines.length);
    const parsed = lines.map(([, line]) => tryJson(line));
    const problem = (index) => problemOf(lines[index] ?? [0, '']);
    if (parsed.every((line) => line === undefined))
        throw new IntakeError(`${file}: not JSON Lines: ${problem(0)}`);
    return (0,entries/* collectReads */.eD)(parsed.map((line, index) => {
        const origin = { file, index };
        if (line)
            return (0,finding/* readFinding */.Gd)(line.value, origin);
        return { bad: { origin, field: '', message: `is not JSON: ${problem(index)}` } };
    }));
}
function problemOf([number, line]) {
    const { reason, column } = jsonProblem(line);
    return `${reason} at line ${number + 1}, column ${column}; one finding a line is expected`;
}

;// CONCATENATED MODULE: ./lib/core/intake.js



const FORMATS = ['auto', 'json', 'jsonl', 'patch'];
/** The text as a whole cannot be read. */
class IntakeError extends Error {
    name = 'IntakeError';
}
/**
 * Text to findings. Throws an `IntakeError` where the text is not of the format at all. The readers of tools' formats
 * are loaded when they are needed.
 */
async function intake(input, format) {
    const text = input.text.replace(/^\uFEFF/, '');
    if (text.trim() === '')
        return { findings: [], bad: [], notes: [] };
    switch (format) {
        case 'json':
            return readJson({ ...input, text });
        case 'jsonl':
            return readJsonLines({ ...input, text });
        case 'patch':
            return (await __nccwpck_require__.e(/* import() */ 165).then(__nccwpck_require__.bind(__nccwpck_require__, 1165))).readPatch({ ...input, text });
        case 'auto':
            return detected({ ...input, text });
    }
}
/** The reason is told, so that a wrong guess can be seen and overridden. */
async function detected(input) {
    const { format, why } = detect(input.text);
    const { notes, ...rest } = await intake(input, format);
    const note = `${input.file}: read as ${format}, because ${why}`;
    return { ...rest, notes: format === 'json' ? notes : [note, ...notes] };
}


/***/ }),

/***/ 4932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   Mt: () => (/* binding */ MAX_FINDINGS),
/* harmony export */   eD: () => (/* binding */ collectReads),
/* harmony export */   wE: () => (/* binding */ checkCount)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6134);
/* harmony import */ var _intake_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2757);


/** More is a broken tool, not a review. */
const MAX_FINDINGS = 10_000;
/** Before any of them is read: a few megabytes hold millions of empty entries. */
function checkCount(file, count) {
    if (count > MAX_FINDINGS)
        throw new _intake_js__WEBPACK_IMPORTED_MODULE_1__/* .IntakeError */ .JG(`${file}: ${count} findings; at most ${MAX_FINDINGS} are read`);
}
/** The entries of one findings file, each to a finding or to what is wrong with it. */
function readEntries(file, entries) {
    checkCount(file, entries.length);
    return collectReads(entries.map((entry, index) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .readFinding */ .Gd)(entry, { file, index })));
}
function collectReads(reads) {
    const intake = { findings: [], bad: [], notes: [] };
    for (const read of reads) {
        if ('bad' in read) {
            intake.bad.push(read.bad);
        }
        else {
            const { file, index } = read.finding.origin;
            intake.findings.push(read.finding);
            intake.notes.push(...read.notes.map((note) => `${file}: finding ${index}: ${note}`));
        }
    }
    return intake;
}


/***/ }),

/***/ 2328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ codePointName),
/* harmony export */   gx: () => (/* binding */ deceptiveCharacters),
/* harmony export */   hR: () => (/* binding */ revealInvisible)
/* harmony export */ });
/**
 * Characters that deceive the eye: they hide text, reorder it, or steer a terminal. Default ignorables cover
 * joiners, fillers, selectors and tags; the blank Braille pattern and the separators are not among them.
 */
const DECEPTIVE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\p{Cc}\p{Co}\p{Cs}\u2028\u2029\u2800]/gu;
/** Made when first needed: as a literal it alone would cost every run 20 ms and more, before anything is done. */
const EMOJI = '\\p{RGI_Emoji}';
let emoji;
function emojiPattern() {
    emoji ??= new RegExp(EMOJI, 'gv');
    return emoji;
}
const ASCII_ONLY = /^[\t\n\x20-\x7e]*$/;
/** The deceptive characters of a text, tab, newline and emoji sequences excepted. */
function deceptiveCharacters(text) {
    if (ASCII_ONLY.test(text))
        return new Set();
    const suspects = text.match(DECEPTIVE);
    if (!suspects?.some((char) => char !== '\t' && char !== '\n'))
        return new Set();
    const found = text.replace(emojiPattern(), '').match(DECEPTIVE) ?? [];
    return new Set(found.filter((char) => char !== '\t' && char !== '\n'));
}
/** The text with its deceptive characters spelled out: `<U+202E>`. */
function revealInvisible(text) {
    if (ASCII_ONLY.test(text) || deceptiveCharacters(text).size === 0)
        return text;
    let revealed = '';
    let at = 0;
    for (const match of text.matchAll(emojiPattern())) {
        revealed += spell(text.slice(at, match.index)) + match[0];
        at = match.index + match[0].length;
    }
    return revealed + spell(text.slice(at));
}
function spell(text) {
    return text.replace(DECEPTIVE, (char) => (char === '\t' || char === '\n' ? char : codePointName(char)));
}
function codePointName(char) {
    return `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}


/***/ }),

/***/ 645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ sealed),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   kW: () => (/* binding */ templateOf),
/* harmony export */   md: () => (/* binding */ md)
/* harmony export */ });
/** Says that a text is safe. For the few functions that make it so; everything else uses `md` and `join`. */
function sealed(text) {
    return text;
}
/** A template of our own words: what is put in is safe already, a number, or a word that its type spells out. */
function templateOf() {
    return (parts, ...values) => {
        const [first = '', ...others] = parts;
        return sealed(others.reduce((text, part, index) => text + values[index] + part, first));
    };
}
const md = templateOf();
/** Pieces that are there, one after the other. */
function join(pieces, glue) {
    return sealed(pieces.filter(Boolean).join(glue));
}


/***/ }),

/***/ 3443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ likeness),
/* harmony export */   L: () => (/* binding */ tokens)
/* harmony export */ });
/** How much two pieces of code have in common, from 0 to 1: the share of their words and signs. */
function likeness(one, other) {
    const left = tokens(one);
    const right = tokens(other);
    if (left.length + right.length === 0)
        return 1;
    const counts = new Map();
    for (const token of left)
        counts.set(token, (counts.get(token) ?? 0) + 1);
    let shared = 0;
    for (const token of right) {
        const count = counts.get(token) ?? 0;
        if (count > 0)
            shared++;
        counts.set(token, count - 1);
    }
    return (2 * shared) / (left.length + right.length);
}
function tokens(code) {
    return code.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}


/***/ }),

/***/ 3641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   eL: () => (/* binding */ permalink),
/* harmony export */   ew: () => (/* binding */ liveUrl)
/* harmony export */ });
/* unused harmony export toldUrl */
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(645);

/** The address as we write it, if it is https, on an allowed host and without a user name. */
function liveUrl(address, hosts) {
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.username || url.password || !hosts.has(url.host))
        return undefined;
    return written(url.href);
}
/** A page of the repository that shows lines of a file at a commit; nothing where the path would lead elsewhere. */
function permalink(repositoryUrl, commit, path, { startLine, line }, { permalink: { blob, range } }) {
    const segments = path.split('/');
    if (segments.some((segment) => /^\.{0,2}$/.test(segment)))
        return undefined;
    const target = segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/');
    const lines = startLine === undefined ? `#L${line}` : `#L${startLine}${range}${line}`;
    return written(`${repositoryUrl}${blob}${commit}/${target}${line === undefined ? '' : lines}`);
}
/** An address that the platform has told us. */
function toldUrl(address) {
    return written(address);
}
/**
 * Nothing in it ends the link. Without `;` no entity can be written: cmark reads them even behind a
 * backslash.
 */
function written(address) {
    const percentEncoded = (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(address.replace(/[^\w\-./:?&=#%~+,]/g, percentEncoded));
}


/***/ }),

/***/ 5845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ readReviewMarker),
/* harmony export */   Bl: () => (/* binding */ MAX_LISTED),
/* harmony export */   Pb: () => (/* binding */ SHORT),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   rR: () => (/* binding */ withoutMarker),
/* harmony export */   vU: () => (/* binding */ reviewMarker),
/* harmony export */   wz: () => (/* binding */ readCommentMarker)
/* harmony export */ });
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(645);

const SHORT = 8;
/** Some 13,000 characters of a body that holds 60,000. */
const MAX_LISTED = 1500;
/** `--` would end the HTML comment, and the id comes from a workflow's name. */
function encodeId(id) {
    return encodeURIComponent(id).replaceAll('-', '%2D');
}
function commentMarker(id, commit, fingerprint) {
    return marker(`id=${encodeId(id)} commit=${commit ?? 'none'} fingerprint=${fingerprint}`);
}
function reviewMarker({ id, commit, run, listed, rest }) {
    return marker(`id=${encodeId(id)} commit=${commit} run=${run} listed=${listed.join(',')} rest=${rest}`);
}
function marker(fields) {
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(`<!-- fencepost v1 ${fields} -->`);
}
const COMMENT = /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) fingerprint=([0-9a-f]{32}) -->$/;
const REVIEW = /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) run=([0-9a-f]{32}) listed=([0-9a-f,]*) rest=(\w+) -->$/;
/** Only the exact last line counts: a marker that is quoted or forged further up is text. */
function readCommentMarker(body) {
    const [, id, commit, fingerprint] = COMMENT.exec(lastLine(body)) ?? [];
    if (id === undefined || commit === undefined || fingerprint === undefined)
        return undefined;
    return { id: decodeId(id), commit, fingerprint };
}
function readReviewMarker(body) {
    const [, id, commit, run, listed, rest] = REVIEW.exec(lastLine(body)) ?? [];
    if (!id || !commit || !run || listed === undefined || !rest)
        return undefined;
    return { id: decodeId(id), commit, run, listed: listed.split(',').filter(Boolean), rest };
}
/** What is left for a reader. */
function withoutMarker(body) {
    return body.replace(/\n<!-- fencepost [^\n]*-->\s*$/, '').trimEnd();
}
/** Platforms turn line ends into CRLF and trim the end. */
function lastLine(body) {
    const text = body.trimEnd();
    return text.slice(text.lastIndexOf('\n') + 1);
}
function decodeId(id) {
    try {
        return decodeURIComponent(id);
    }
    catch {
        return id;
    }
}


/***/ }),

/***/ 8235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xy: () => (/* binding */ GITLAB_LIMITS),
/* harmony export */   di: () => (/* binding */ DEFAULT_PLAN_OPTIONS),
/* harmony export */   f_: () => (/* binding */ GITHUB_LIMITS),
/* harmony export */   kU: () => (/* binding */ PROTECTED_PATHS)
/* harmony export */ });
/** 65,536 characters are allowed; the unit is not documented, so some room is left. */
const GITHUB_LIMITS = {
    bodyLength: 60_000,
    dialect: 'github',
    unchangedLines: false,
    wholeFiles: false,
    suggestionLines: Number.POSITIVE_INFINITY,
    keepsCrlf: true,
    permalink: { blob: '/blob/', range: '-L' },
};
/**
 * A million characters are allowed, more than anyone reads. A suggestion reaches 100 lines up from its line, which is
 * the last; its inner lines come out with LF; space separators other than the blank come out as blanks; notebooks
 * take none. https://docs.gitlab.com/user/project/merge_requests/reviews/suggestions/
 */
const GITLAB_LIMITS = {
    bodyLength: 100_000,
    dialect: 'gitlab',
    unchangedLines: true,
    wholeFiles: true,
    suggestionLines: 100,
    keepsCrlf: false,
    altered: /(?! )\p{Zs}|\r/u,
    unsuggestable: /ipynb$/,
    permalink: { blob: '/-/blob/', range: '-' },
};
const LOCK_FILES = [
    'package-lock.json',
    'npm-shrinkwrap.json',
    'yarn.lock',
    'pnpm-lock.yaml',
    'bun.lock',
    'bun.lockb',
    'deno.lock',
    'Cargo.lock',
    'Gemfile.lock',
    'poetry.lock',
    'uv.lock',
    'pdm.lock',
    'Pipfile.lock',
    'composer.lock',
    'go.sum',
    'flake.lock',
    'mix.lock',
    'pubspec.lock',
    'packages.lock.json',
    'gradle.lockfile',
    'Podfile.lock',
    'Package.resolved',
    '.terraform.lock.hcl',
];
const PROTECTED_PATHS = [
    '.github/workflows/**',
    '.github/actions/**',
    '**/action.yml',
    '**/action.yaml',
    '**/CODEOWNERS',
    '.gitmodules',
    '**/.gitattributes',
    '**/.npmrc',
    ...LOCK_FILES.map((name) => `**/${name}`),
];
const DEFAULT_PLAN_OPTIONS = {
    id: 'fencepost',
    event: 'comment',
    failOn: 'none',
    minSeverity: 'info',
    minConfidence: 0,
    maxComments: 50,
    outsideDiff: 'summary',
    deletedLines: 'fallback',
    offsetFallback: 'show',
    suggestions: true,
    protectedPaths: PROTECTED_PATHS,
    prose: 'markdown',
    linkHosts: ['github.com'],
    duplicates: 'skip',
    workspaces: [],
};


/***/ }),

/***/ 3504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ planReview)
/* harmony export */ });
/* harmony import */ var _assess_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4961);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(602);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(438);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6134);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(2918);
/* harmony import */ var _plan_options_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8235);
/* harmony import */ var _posted_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4104);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4881);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3199);









/** Findings and a diff in, a review out. Pure: the same input gives the same plan. */
function planReview(input) {
    const options = { ..._plan_options_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PLAN_OPTIONS */ .di, ...input.options };
    const limits = input.limits ?? _plan_options_js__WEBPACK_IMPORTED_MODULE_4__/* .GITHUB_LIMITS */ .f_;
    const diff = typeof input.diff === 'string' ? (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDiff */ .FR)(input.diff) : input.diff;
    const bad = (input.bad ?? []).toSorted(byOrigin);
    const assessed = input.findings
        .toSorted(byOrigin)
        .map((finding, index) => (0,_assess_js__WEBPACK_IMPORTED_MODULE_0__/* .assess */ .no)(finding, index, diff, options, limits));
    const fates = (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .LD)(assessed, { posted: input.posted ?? _posted_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING_POSTED */ ._M, refused: input.refused ?? new Set() }, options, limits);
    const { comments, places } = arrange(fates, diff);
    const counts = count(fates, comments, bad.length);
    const failed = fates.some((fate) => fate.outcome !== 'filtered' && (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .meets */ .D)(fate.assessed.finding.severity, options.failOn));
    const summarized = fates.flatMap((fate) => (fate.outcome === 'summary' ? [fate] : []));
    // Nothing to say: an empty review is never posted.
    const body = comments.length + summarized.length === 0
        ? _summary_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_BODY */ .n0
        : (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .reviewBody */ .ff)(counts, summarized, runKey(assessed, options), options, limits);
    return {
        review: {
            event: requestsChanges(options.event, failed) ? 'REQUEST_CHANGES' : 'COMMENT',
            body: (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .bodyText */ .G3)(body),
            comments: comments.map(toReviewComment),
        },
        findings: [...fates.map((fate) => report(fate, fates, places)), ...bad.map(reportBad)],
        counts,
        body,
        failed,
        // Asked for only where threads of earlier runs are settled.
        get fingerprints() {
            return fates.map(({ assessed }) => assessed.fingerprint);
        },
        log: assessed.flatMap((entry) => (0,_assess_js__WEBPACK_IMPORTED_MODULE_0__/* .pathMapping */ .CI)(entry) ?? []),
    };
}
/** The order in which files are given must not matter. */
function byOrigin({ origin: one }, { origin: other }) {
    return Number(one.file > other.file) - Number(one.file < other.file) || one.index - other.index;
}
function requestsChanges(event, failed) {
    return event === 'request-changes' || (event === 'auto' && failed);
}
/** Files in the order of the diff; within a file bottom-up, so that applying one does not move the next. */
function arrange(fates, diff) {
    const fileOrder = new Map(diff.files.map((file, index) => [file.path, index]));
    const order = (comment) => fileOrder.get(comment.path) ?? fileOrder.size;
    const owned = fates.flatMap((fate, owner) => fate.outcome === 'inline' ? fate.comments.map((comment) => ({ comment, owner })) : []);
    const sorted = owned.toSorted((one, other) => order(one.comment) - order(other.comment) || other.comment.last - one.comment.last);
    const places = fates.map(() => []);
    for (const [place, { owner }] of sorted.entries())
        places[owner]?.push(place);
    return { comments: sorted.map(({ comment }) => comment), places };
}
function toReviewComment({ path, body, first, last, side }) {
    if (last === 0)
        return { path, body };
    const single = { path, body, line: last, side };
    return first === last ? single : { ...single, start_line: first, start_side: side };
}
function count(fates, comments, bad) {
    const of = (outcome) => fates.filter((fate) => fate.outcome === outcome).length;
    return {
        findings: fates.length + bad,
        comments: comments.length,
        suggestions: comments.filter(({ button }) => button).length,
        summarized: of('summary'),
        duplicates: of('duplicate'),
        filtered: of('filtered'),
    };
}
/** The same findings on the same commit make the same run, whatever their order. */
function runKey(assessed, { id, commit }) {
    return (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .digest */ .b)([id, commit ?? '', ...assessed.map(({ identity }) => identity).toSorted()]);
}
function report(fate, fates, places) {
    const { finding, path, index } = fate.assessed;
    const offers = fate.outcome === 'inline' ? fate.offers : [];
    const refused = offers.flatMap((offer) => ('refused' in offer ? offer.refused : []));
    const speaker = fate.outcome === 'merged' ? fates[fate.into] : fate;
    const isJoined = fate.outcome === 'merged' && fate.reason.code === 'joined';
    const offered = (fate.outcome === 'inline' || isJoined) && hasButton(speaker);
    const { startLine, line, severity, title, message } = finding;
    return {
        path,
        ...(finding.path === path ? {} : { given_path: finding.path }),
        ...(startLine === undefined ? {} : { start_line: startLine }),
        ...(line === undefined ? {} : { line }),
        severity,
        ...(title === undefined ? {} : { title }),
        ...(message === undefined ? {} : { message }),
        outcome: fate.outcome,
        suggestion: offered ? 'committable' : (0,_proposal_js__WEBPACK_IMPORTED_MODULE_6__/* .carriesCode */ .RS)(finding) ? 'quoted' : 'none',
        ...(fate.outcome === 'inline' ? refused[0] : fate.reason),
        comments: places[speaker?.assessed.index ?? index] ?? [],
    };
}
function hasButton(fate) {
    return fate?.outcome === 'inline' && fate.offers.some((offer) => 'edits' in offer);
}
function reportBad(bad) {
    const reason = `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .badEntryText */ .rq)(bad)}.`;
    return { path: '', outcome: 'dropped', suggestion: 'none', code: 'bad-entry', reason, comments: [] };
}


/***/ }),

/***/ 4104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ NOTHING_POSTED),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   zE: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2918);
/* harmony import */ var _likeness_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3443);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5845);



const NOTHING_POSTED = { comments: [], listed: [], rests: [] };
/** How much of the words two comments share when they mean the same. */
const ALIKE = 0.6;
function memoryOf({ comments, listed }) {
    const left = [...comments];
    const known = tally([...comments.map(({ fingerprint }) => fingerprint), ...listed]);
    const take = (key) => {
        const count = known.get(key) ?? 0;
        known.set(key, count - 1);
        return count > 0;
    };
    return {
        knows({ fingerprint, listedAs }) {
            const at = left.findIndex((comment) => comment.fingerprint === fingerprint);
            if (at >= 0)
                left.splice(at, 1);
            return take(fingerprint) || take(listedAs);
        },
        alike({ path, body, anchored }) {
            const at = left.findIndex((comment) => comment.open &&
                comment.path === path &&
                comment.anchored.trim() === anchored.trim() &&
                (0,_likeness_js__WEBPACK_IMPORTED_MODULE_1__/* .likeness */ .$)(wordsOf(comment.body), wordsOf(body)) >= ALIKE);
            const [known] = at >= 0 ? left.splice(at, 1) : [];
            return known?.fingerprint;
        },
    };
}
/** All of a set of findings, by their identities, whatever their order. */
function digestOf(identities) {
    return (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .digest */ .b)(identities.toSorted());
}
function tally(keys) {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
}
/** What a comment says, without its marker. */
function wordsOf(body) {
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMarker */ .rR)(body).replaceAll('\\', '');
}


/***/ }),

/***/ 4881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  RS: () => (/* binding */ carriesCode),
  JW: () => (/* binding */ codeAsSaid),
  V4: () => (/* binding */ proposalsOf)
});

// EXTERNAL MODULE: ./lib/core/anchor.js + 1 modules
var core_anchor = __nccwpck_require__(8991);
// EXTERNAL MODULE: ./lib/core/fix.js
var core_fix = __nccwpck_require__(8808);
// EXTERNAL MODULE: ./lib/core/lane.js
var lane = __nccwpck_require__(645);
// EXTERNAL MODULE: ./lib/core/reason.js
var reason = __nccwpck_require__(2051);
;// CONCATENATED MODULE: ./lib/core/column.js
/** Where a column, counted from 1, begins in a line; nothing where the line has no such place. */
function columnIndex(line, column, unit) {
    switch (unit) {
        case 'utf-16':
            return column >= 1 && column - 1 <= line.length ? column - 1 : undefined;
        case 'utf-8':
            return walk(line, column, (char) => utf8Length(char));
        case 'code-point':
            return walk(line, column, () => 1);
        case 'unknown': {
            const index = columnIndex(line, column, 'utf-16');
            return index === columnIndex(line, column, 'code-point') ? index : undefined;
        }
    }
}
function walk(line, column, width) {
    let left = column - 1;
    let index = 0;
    for (const char of line) {
        if (left <= 0)
            break;
        left -= width(char);
        index += char.length;
    }
    return left === 0 ? index : undefined;
}
function utf8Length(char) {
    const code = char.codePointAt(0) ?? 0;
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

;// CONCATENATED MODULE: ./lib/core/splice.js


/** Puts column-precise changes into the full lines they touch. */
function splice({ changes, unit, ofPatch }, lineAt) {
    const { first, last } = (0,core_fix/* touchedLines */.Y)(changes);
    const source = [];
    for (let line = first; line <= last; line++) {
        const found = lineAt(line);
        if (!found)
            return { unplaceable: 'target-not-in-diff' };
        source.push(found);
    }
    const starts = startsOf(source);
    const end = starts.at(-1) ?? 0;
    const offset = (line, column) => {
        const row = source[line - first];
        const start = starts[line - first] ?? end;
        if (!row)
            return line === last + 1 && column === 1 ? end : undefined;
        // The CR of a CRLF is a column for those that count it.
        const index = columnIndex(row.ending === 'crlf' ? `${row.text}\r` : row.text, column, unit);
        return index === undefined ? undefined : start + index;
    };
    const text = source.map(({ text, ending }) => text + ENDINGS[ending]).join('');
    const after = applied(text, changes, offset);
    if (after === undefined)
        return { unplaceable: 'fix-unplaceable' };
    const unended = source.at(-1)?.ending === 'none';
    const ended = after === '' || after.endsWith('\n');
    // What runs on into a line that is not part of it would swallow that line.
    if (!ended && !unended)
        return { unplaceable: 'fix-unplaceable' };
    const lines = linesOf(after);
    // An insertion takes the line ends of what is beside it.
    const beside = source[0] ?? lineAt(last) ?? lineAt(first);
    if (beside && changesEndings(ended ? lines : lines.slice(0, -1), beside.ending, ofPatch === true))
        return { unplaceable: 'line-endings' };
    return {
        first,
        last,
        lines: lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)),
        addsFinalNewline: unended && ended && after !== '',
    };
}
/** A patch says what it means by its line ends; other tools often write LF whatever the file has. */
function changesEndings(lines, ending, ofPatch) {
    if (ending === 'crlf')
        return ofPatch && lines.some((line) => !line.endsWith('\r'));
    return ending === 'lf' && lines.some((line) => line.endsWith('\r'));
}
const ENDINGS = { lf: '\n', crlf: '\r\n', none: '' };
/** Where each line begins, and where the last one ends. */
function startsOf(source) {
    const starts = [0];
    for (const { text, ending } of source)
        starts.push((starts.at(-1) ?? 0) + text.length + ENDINGS[ending].length);
    return starts;
}
function linesOf(text) {
    return text === '' ? [] : (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}
function applied(source, changes, offset) {
    let after = '';
    let at = 0;
    for (const { startLine, startColumn, endLine, endColumn, text } of changes) {
        const from = offset(startLine, startColumn);
        const to = offset(endLine, endColumn);
        if (from === undefined || to === undefined || from < at || to < from)
            return undefined;
        after += source.slice(at, from) + text;
        at = to;
    }
    return after + source.slice(at);
}

// EXTERNAL MODULE: ./lib/core/suggestion.js
var suggestion = __nccwpck_require__(9163);
;// CONCATENATED MODULE: ./lib/core/fix-proposal.js





/** The fix of a tool as code for whole lines of the new file. */
function fixProposal(fix, shown, barrier) {
    const spliced = splice(fix, shown);
    const told = fix.description === undefined ? {} : { description: fix.description };
    if ('unplaceable' in spliced)
        return { ...asWritten(fix), own: false, ...told, barrier: barrier ?? (0,reason/* because */.x)(spliced.unplaceable) };
    const { addsFinalNewline, ...edit } = spliced;
    const seen = compareOriginal(fix, shown);
    const finalNewline = fix.ofPatch || !addsFinalNewline ? fix.finalNewline : 'added';
    const refused = barrier ??
        (seen === 'differs' ? (0,reason/* because */.x)('original-differs') : undefined) ??
        (finalNewline && isUnchanged(edit, shown) ? (0,reason/* because */.x)('final-newline') : undefined) ??
        halfOnly(fix);
    return {
        ...edit,
        own: false,
        ...told,
        ...(seen === 'same' ? { proven: true } : {}),
        ...(finalNewline ? { note: FINAL_NEWLINE[finalNewline] } : {}),
        ...(refused ? { barrier: refused } : {}),
    };
}
const FINAL_NEWLINE = {
    added: (0,lane.md) `A newline is missing at the end of the file; no suggestion can add it.`,
    removed: (0,lane.md) `The newline at the end of the file is to go; no suggestion can remove it.`,
};
function halfOnly({ elsewhere = [] }) {
    if (elsewhere.length === 0)
        return undefined;
    const files = [...new Set(elsewhere.map(({ path }) => path))].join(', ');
    return (0,reason/* because */.x)('several-files', `The fix changes other files too: ${files}.`);
}
function isUnchanged({ first, last, lines }, shown) {
    return (lines.length === last - first + 1 && lines.every((line, index) => shown(first + index)?.text === line));
}
/** What the tool saw against what the diff shows; lines that it does not show say nothing. */
function compareOriginal({ original, changes }, shown) {
    if (!original)
        return 'unknown';
    const rows = original.lines.map((text, index) => ({ text, row: shown(original.firstLine + index) }));
    if (rows.some(({ text, row }) => row && row.text !== text))
        return 'differs';
    const { first, last } = (0,core_fix/* touchedLines */.Y)(changes);
    const covered = original.firstLine <= first && original.firstLine + original.lines.length > last;
    const telling = rows.some(({ text, row }) => row && text.trim() !== '');
    return covered && telling ? 'same' : 'unknown';
}
/** Where the diff does not show the lines: as the tool saw them, or what it writes without them. */
function asWritten(fix) {
    const { original, changes } = fix;
    const seen = (line) => {
        const text = original?.lines[line - original.firstLine];
        return text === undefined ? undefined : { text, ending: 'lf' };
    };
    const spliced = splice(fix, seen);
    if (!('unplaceable' in spliced)) {
        const { first, last, lines } = spliced;
        return { first, last, lines };
    }
    return { ...(0,core_fix/* touchedLines */.Y)(changes), lines: changes.flatMap(({ text }) => (0,suggestion/* splitLines */.uz)(text)) };
}

;// CONCATENATED MODULE: ./lib/core/offset-marker.js
const OPENING = '[SUGGEST:';
const MAX_OFFSET = 999;
/** Takes the markers out of a text. Markers in code spans and fences are text. Linear in the text's length. */
function parseOffsetMarkers(text) {
    if (!text.includes(OPENING))
        return { text, markers: [] };
    const markers = [...findMarkers(text)];
    let rest = '';
    let at = 0;
    for (const marker of markers) {
        rest += text.slice(at, marker.start);
        at = marker.end;
    }
    rest += text.slice(at);
    return { text: markers.length === 0 ? text : rest.trim(), markers };
}
function* findMarkers(text) {
    const spanEnd = spanReader(text);
    let at = 0;
    while (at < text.length) {
        const next = nextOf(text, at);
        if (next === undefined)
            return;
        if (text.startsWith(OPENING, next)) {
            const marker = readMarker(text, next);
            if (marker)
                yield marker;
            at = marker?.end ?? next + OPENING.length;
        }
        else if (text[next] === '\\') {
            at = next + 2;
        }
        else {
            at = fenceEnd(text, next) ?? spanEnd(next);
        }
    }
}
/** The next place where a marker, a code span or a fence may begin. An escaped backtick begins nothing. */
function nextOf(text, from) {
    STARTS.lastIndex = from;
    return STARTS.exec(text)?.index;
}
const STARTS = /\[SUGGEST:|\\[\\`]|`|~~~/g;
/** A fence opens at the beginning of a line, at most three blanks in, and runs to its match or the end. */
function fenceEnd(text, at) {
    if (!/(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, at - 4), at)))
        return undefined;
    const char = text[at] ?? '';
    const length = runLength(text, at);
    const lineEnd = endOfLine(text, at);
    if (length < 3 || (char === '`' && text.slice(at + length, lineEnd).includes('`')))
        return undefined;
    for (let line = lineEnd + 1; line < text.length; line = endOfLine(text, line) + 1) {
        const content = text.slice(line, endOfLine(text, line));
        const fence = content.trim();
        if (fence.length >= length && content.search(/\S/) <= 3 && runLength(fence, 0, char) === fence.length) {
            return line + content.length;
        }
    }
    return text.length;
}
/** A code span ends at the next run of as many backticks; without one the backticks are text. */
function spanReader(text) {
    const closers = backtickRuns(text);
    let paragraphEnd = -1;
    return (at) => {
        const length = runLength(text, at);
        const starts = text[at] === '`' ? (closers.get(length) ?? []) : [];
        while (starts.length > 0 && (starts.at(-1) ?? 0) <= at)
            starts.pop();
        const close = starts.at(-1);
        if (close === undefined)
            return at + length;
        if (paragraphEnd < at)
            paragraphEnd = endOfParagraph(text, at);
        // Three and more may be a fence inside a list or a quote; fewer are a span, which no blank line interrupts.
        return length < 3 && close > paragraphEnd ? at + length : close + length;
    };
}
function endOfParagraph(text, at) {
    BLANK_LINE.lastIndex = at;
    return BLANK_LINE.exec(text)?.index ?? text.length;
}
const BLANK_LINE = /\n(?:[ \t]*\r?)(?=\n)/g;
/** Where the runs of each length begin, the first one last. */
function backtickRuns(text) {
    const runs = new Map();
    for (const match of text.matchAll(/`+/g)) {
        const starts = runs.get(match[0].length);
        if (starts)
            starts.push(match.index);
        else
            runs.set(match[0].length, [match.index]);
    }
    for (const starts of runs.values())
        starts.reverse();
    return runs;
}
function runLength(text, at, char = text[at]) {
    let end = at;
    while (end < text.length && text[end] === char)
        end++;
    return end - at;
}
function endOfLine(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
function readMarker(text, start) {
    const inner = start + OPENING.length;
    const nextOpening = text.indexOf(OPENING, inner);
    const limit = nextOpening < 0 ? text.length : nextOpening;
    HEAD.lastIndex = inner;
    const head = HEAD.exec(text);
    const codeStart = inner + (head?.[0].length ?? 0);
    const balanced = closingBracket(text, codeStart, limit);
    const close = balanced ?? indexWithin(text, ']', codeStart, limit);
    if (close === undefined)
        return undefined;
    const code = trimCode(text.slice(codeStart, close));
    if (code.trim() === '')
        return undefined;
    // `[SUGGEST: +2: x]` and `[SUGGEST:+2]` are most likely meant as offsets; as code they would be odd.
    const certain = balanced !== undefined && !/^[+-]\d+(?::|\s*$)/.test(code);
    return { offset: offsetFrom(head?.[1]), code, certain, start, end: close + 1 };
}
const HEAD = /([+-]?\d+|[+-]):/y;
/** A sign alone is malformed and means 0. */
function offsetFrom(written = '0') {
    const offset = Number(written) || 0;
    return Math.max(-FAR, Math.min(FAR, offset));
}
/** As good as any other number that is out of range, and one that a line can be added to. */
const FAR = 1_000_000_000;
function indexWithin(text, char, from, limit) {
    const index = text.slice(from, limit).indexOf(char);
    return index < 0 ? undefined : from + index;
}
/** One blank after the colon belongs to the notation, and so do the newlines round a block. */
function trimCode(code) {
    const block = /^[ \t]*\r?\n/.exec(code);
    if (block)
        return code.slice(block[0].length).replace(/\r?\n[ \t]*$/, '');
    return code.replace(/^ /, '');
}
/** The `]` that balances the opening one; strings that close on their line and escaped brackets do not count. */
function closingBracket(text, from, limit) {
    let depth = 1;
    for (let at = from; at < limit; at++) {
        const char = text[at];
        if (char === '\\')
            at++;
        else if (char === '[')
            depth++;
        else if (char === ']' && --depth === 0)
            return at;
        else if (char === '"' || char === "'" || char === '`')
            at = literalEnd(text, at, limit) ?? at;
    }
    return undefined;
}
/** A word that may stand before a quote as part of the literal: r"…", f'…', b"…". Others make it an apostrophe. */
const LITERAL_PREFIX = /(?:^|[^\p{L}\p{N}_])(?:[rbuft]|br|rb|fr|rf|u8|l)$/iu;
function literalEnd(text, open, limit) {
    const before = text.slice(Math.max(0, open - 3), open);
    if (text[open] === "'" && /[\p{L}\p{N}_]$/u.test(before) && !LITERAL_PREFIX.test(before))
        return undefined;
    for (let at = open + 1; at < limit && text[at] !== '\n'; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === text[open])
            return at;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/core/suggestion-block.js

const suggestion_block_OPENING = /^( {0,3})(`{3,}|~{3,})[ \t]*suggestion(?::-(\d{1,3})\+(\d{1,3}))?[ \t]*$/;
const OTHER_OPENING = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** Takes the suggestion blocks out of a message; other fences stay, whatever they hold. */
function takeSuggestionBlocks(message) {
    if (!message.includes('suggestion'))
        return { text: message, blocks: [] };
    // The newline that ends the message begins no line.
    const lines = message.replace(/\n$/, '').split('\n');
    const rest = [];
    const blocks = [];
    for (let at = 0; at < lines.length; at++) {
        const raw = lines[at] ?? '';
        const line = raw.replace(/\r$/, '');
        const opening = suggestion_block_OPENING.exec(line);
        const fence = opening?.[2] ?? OTHER_OPENING.exec(line)?.[1];
        if (fence === undefined) {
            rest.push(raw);
            continue;
        }
        const end = closingLine(lines, at + 1, fence);
        if (opening)
            blocks.push(blockOf(opening, lines.slice(at + 1, end), end < lines.length));
        else
            rest.push(...lines.slice(at, end + 1));
        at = end;
    }
    return { text: blocks.length === 0 ? message : rest.join('\n').trim(), blocks };
}
function closingLine(lines, from, fence) {
    let at = from;
    while (at < lines.length && !closes(lines[at] ?? '', fence))
        at++;
    return at;
}
function closes(line, fence) {
    const run = line.trimEnd().replace(/^ {0,3}/, '');
    return run.length >= fence.length && run === fence.charAt(0).repeat(run.length);
}
function blockOf(opening, lines, closed) {
    const indent = opening[1]?.length ?? 0;
    const code = lines.map((line) => line.replace(new RegExp(`^ {0,${indent}}`), '')).join('\n');
    const [, , , above, below] = opening;
    const reach = above === undefined ? {} : { reach: { above: Number(above), below: Number(below) } };
    const certain = closed && !lines.some((line) => suggestion_block_OPENING.test(line.replace(/\r$/, '')));
    // A newline ends every line of a block, so that one blank line is not mistaken for none.
    return { code: lines.length === 0 ? '' : `${(0,suggestion/* splitLines */.uz)(`${code}\n`).join('\n')}\n`, ...reach, certain };
}

;// CONCATENATED MODULE: ./lib/core/proposal.js






/** All code a finding carries: a tool's fixes, its `suggestion`, and the blocks and markers in its message. */
function proposalsOf(finding, span, options) {
    const { prose, blocks, markers } = takeCode(finding);
    const written = [
        ...blocks.map((block) => fromBlock(block, span, options)),
        ...joinAdjacent(markers.map((marker) => fromMarker(marker, span, options))),
    ];
    const fixes = fixesOf(finding, span, options.shown);
    if (fixes.length > 0)
        return { prose, proposals: fixes };
    if (finding.suggestion === undefined)
        return { prose, proposals: withoutRivals(written) };
    const field = { ...span, lines: (0,suggestion/* splitLines */.uz)(finding.suggestion), own: true };
    return {
        prose,
        proposals: [field, ...written.map((other) => ({ ...other, barrier: (0,reason/* because */.x)('field-wins') }))],
    };
}
/** The same for a finding that has no place in the diff: its code for the lines it names. */
function codeAsSaid(finding) {
    const { line = 1, startLine = line } = finding;
    return proposalsOf(finding, { first: startLine, last: line }, { offsetFallback: 'show', visible: () => true, shown: () => undefined });
}
function fixesOf({ fix, alternatives = [] }, span, shown) {
    const proposals = [
        ...(fix ? [fixProposal(fix, shown)] : []),
        ...alternatives.map((other) => fixProposal(other, shown, (0,reason/* because */.x)('alternatives'))),
    ];
    return proposals.map((proposal) => ({ ...proposal, own: sameSpan(proposal, span) }));
}
/** Whether a finding brings any code, wherever it lands. */
function carriesCode(finding) {
    if (finding.suggestion !== undefined || finding.fix || finding.alternatives?.length)
        return true;
    const { blocks, markers } = takeCode(finding);
    return blocks.length + markers.length > 0;
}
/** Tool text says what it says: a marker in it is text. */
function takeCode(finding) {
    const message = finding.message ?? '';
    if (finding.kind === 'tool')
        return { prose: message, blocks: [], markers: [] };
    const { text, blocks } = takeSuggestionBlocks(message);
    const { text: prose, markers } = parseOffsetMarkers(text);
    return { prose, blocks, markers };
}
function fromBlock({ code, reach, certain }, span, options) {
    const target = reach ? { first: span.last - reach.above, last: span.last + reach.below } : span;
    const base = { ...target, lines: (0,suggestion/* splitLines */.uz)(code), own: sameSpan(target, span) };
    if (!certain)
        return { ...base, barrier: (0,reason/* because */.x)('marker-unclear') };
    return options.visible(target.first, target.last) ? base : outOfReach(base, span, options);
}
function fromMarker({ offset, code, certain }, span, options) {
    const line = span.last + offset;
    const target = offset === 0 ? span : { first: line, last: line };
    const base = { ...target, lines: (0,suggestion/* splitLines */.uz)(code), own: offset === 0 };
    if (!certain)
        return { ...base, barrier: (0,reason/* because */.x)('marker-unclear') };
    if (Math.abs(offset) > MAX_OFFSET)
        return outOfReach(base, span, options, (0,reason/* because */.x)('offset-out-of-range'));
    if (offset !== 0 && span.first !== span.last)
        return { ...base, barrier: (0,reason/* because */.x)('offset-from-range') };
    return options.visible(target.first, target.last) ? base : outOfReach(base, span, options);
}
function outOfReach(proposal, span, options, why) {
    if (options.offsetFallback === 'line')
        return { ...span, lines: proposal.lines, own: true };
    const notThere = (0,reason/* because */.x)('target-not-in-diff', `It is meant for ${(0,core_anchor/* linesText */.zu)(proposal)}, which the diff does not show.`);
    return { ...proposal, barrier: why ?? notThere };
}
function sameSpan(one, other) {
    return one.first === other.first && one.last === other.last;
}
/** Markers on adjacent lines are one multi-line suggestion. */
function joinAdjacent(proposals) {
    const joined = [];
    for (const next of proposals.toSorted((one, other) => one.first - other.first)) {
        const above = joined.at(-1);
        const adjacent = above && !above.barrier && !next.barrier && above.last + 1 === next.first;
        if (adjacent) {
            joined.splice(-1, 1, { ...above, last: next.last, lines: [...above.lines, ...next.lines], own: false });
        }
        else {
            joined.push(next);
        }
    }
    return joined;
}
/** Two for the same line: none of them is offered. */
function withoutRivals(proposals) {
    return proposals.map((proposal, index) => {
        const rival = proposals.some((other, at) => at !== index && !other.barrier && other.first <= proposal.last && other.last >= proposal.first);
        return rival && !proposal.barrier ? { ...proposal, barrier: (0,reason/* because */.x)('several-for-one-line') } : proposal;
    });
}


/***/ }),

/***/ 1940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   fC: () => (/* binding */ needsMarkdown),
/* harmony export */   ln: () => (/* binding */ inlineText)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(96);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2328);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(645);



/**
 * Untrusted Markdown, parsed and written anew from a short list of constructs, so that it can neither act nor
 * swallow what follows. Where writing and reading do not agree, the text is shown literally.
 */
function prose(text, options) {
    const source = normalised(text);
    if (options.mode === 'literal' || !isMarkdown(source))
        return literal(source);
    return options.writeMarkdown?.(source, options.linkHosts) ?? literal(source);
}
/** Whether a finding's message needs the Markdown writer. */
function needsMarkdown(text) {
    return isMarkdown(normalised(text));
}
function normalised(text) {
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .revealInvisible */ .hR)(text.replace(/\r\n?/g, '\n'));
}
function isMarkdown(source) {
    return !isPlain(source) && !isTangled(source);
}
/** The text with all Markdown taken as text; its lines and paragraphs stay. */
function literal(text) {
    const lines = text.split('\n').map((line) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X)(line.trim()));
    const paragraphs = lines.join('\n').replace(/\n{3,}/g, '\n\n');
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_1__/* .sealed */ .JW)(paragraphs.trim());
}
/** One line of untrusted text without any Markdown: a title, a rule, a name. */
function inlineText(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .revealInvisible */ .hR)(text).replace(/\s+/g, ' ').trim());
}
/** Nothing in it can be Markdown: most messages of tools, and the fast path. */
function isPlain(text) {
    return !/[`*~[\]<>#|&\\=$@^]|:\/\/|www\.|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?:^|\n)[ \t]*(?:[-+:]|\d+[.)]| {4}|\t)/iu.test(text);
}
/** Longest text that is read as Markdown; a comment holds no more. */
const MAX_MARKDOWN = 60_000;
/** More than a person would write, and little enough for the parser to take less than a second. */
const MAX = { lines: 600, punctuation: 12_000, containers: 2000, nesting: 12, emphasis: 2000 };
const MAX_IN_PARAGRAPH = { marks: 1600, emphasis: 400 };
const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const MARKS = /[[\]`!<|@&\\]|www\.|:\/\//gi;
const EMPHASIS = /[*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const CONTAINER = />|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/g;
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
/** The parser's time grows with the square of lines and of marks in a paragraph, and worse with nesting. */
function isTangled(text) {
    if (text.length > MAX_MARKDOWN || count(text, PUNCTUATION) > MAX.punctuation)
        return true;
    const lines = text.split('\n');
    if (lines.length > MAX.lines || count(text, EMPHASIS) > MAX.emphasis)
        return true;
    let containers = 0;
    let paragraph = { marks: 0, emphasis: 0 };
    for (const line of lines) {
        const nested = nesting(line);
        containers += nested;
        if (nested > MAX.nesting || containers > MAX.containers)
            return true;
        if (line.trim() === '')
            paragraph = { marks: 0, emphasis: 0 };
        paragraph.marks += count(line, MARKS);
        paragraph.emphasis += count(line, EMPHASIS);
        if (paragraph.marks > MAX_IN_PARAGRAPH.marks || paragraph.emphasis > MAX_IN_PARAGRAPH.emphasis)
            return true;
    }
    return false;
}
function count(text, pattern) {
    return text.match(pattern)?.length ?? 0;
}
/** The containers that a line opens, and those that its indentation may stand for. */
function nesting(line) {
    const opened = CONTAINERS.exec(line)?.[0];
    if (opened === undefined)
        return 0;
    const columns = /^[ \t]*/.exec(opened)?.[0].replaceAll('\t', '    ').length ?? 0;
    return count(opened, CONTAINER) + columns / COLUMNS_PER_LIST;
}
/** Of a nested list as people indent it. */
const COLUMNS_PER_LIST = 4;


/***/ }),

/***/ 2051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ because)
/* harmony export */ });
/* unused harmony export CODES */
/** Why a finding is where it is, or why its code has no button. The codes are part of the report's format. */
const REASONS = {
    // Where a finding goes
    'no-diff': 'There is no diff to place the finding on.',
    'path-not-in-diff': 'No changed file has this path.',
    'path-ambiguous': 'Several changed files fit this path.',
    'whole-file': 'The finding is about the whole file.',
    'no-patch': 'The diff of this file is not available: it is binary, too large, or only renamed.',
    'patch-damaged': 'The diff of this file is incomplete, so its line numbers cannot be trusted.',
    'line-not-in-diff': 'The line is not part of the diff.',
    'over-limit': 'The review has as many inline comments as max-comments allows.',
    'below-min-severity': 'The severity is below min-severity.',
    'below-min-confidence': 'The confidence is below min-confidence.',
    refused: 'The platform refused a comment on this line.',
    'already-posted': 'An earlier run has posted this finding.',
    joined: 'It is part of the suggestion of the change beside it.',
    'same-defect': 'Another source reports the same; one comment tells both.',
    'bad-entry': 'The entry could not be read.',
    // Why code has no button
    'suggestions-off': 'One-click suggestions are turned off.',
    'protected-path': 'This file is under protected-paths.',
    'deleted-line': 'A deleted line cannot be changed by a suggestion.',
    'range-cut': 'Only part of the range is in the diff.',
    'deleted-row-in-range': 'A deleted line lies inside the range, and no suggestion may span it.',
    'no-change': 'The lines already read like this.',
    'original-differs': 'The quoted original is not what stands there.',
    'original-unclear': 'The quoted original fits more than one place.',
    moved: 'The finding was moved to the code it quotes, which is not proof enough.',
    'path-guessed': 'The file was found by its name alone, and no quoted original confirms it.',
    'commit-differs': 'The findings describe another state of this file, and no quoted original confirms the lines.',
    'doubtful-range': 'The code repeats lines next to the range, so the range may be wrong.',
    'doubtful-indentation': 'The indentation is not that of the replaced lines, and in this file it has meaning.',
    'looks-like-diff': 'The code looks like a diff or a numbered listing that does not match the lines.',
    'not-code': 'This reads like advice, not like code.',
    'special-file': 'A link or a submodule has no lines to change.',
    elision: 'The code leaves something out ("…").',
    'far-right': 'The code hides text behind a long run of blanks.',
    'invisible-characters': 'The code brings in invisible or control characters.',
    credential: 'The code looks like it holds a credential.',
    'not-utf8': 'The file is not all UTF-8 text, and a suggestion would overwrite what cannot be read.',
    'mixed-line-endings': 'The file mixes CRLF and LF, and a suggestion would rewrite all of them.',
    'blank-line-block': 'A suggestion of blank lines alone is read differently by different clients.',
    'crlf-lines': 'The file has CRLF line ends, and a suggestion of several lines would mix them with LF.',
    'altered-characters': 'The code has characters, like no-break spaces, that a suggestion would turn into something else.',
    'too-many-lines': 'The change replaces more lines than a suggestion may.',
    'no-suggestions-here': 'No suggestion can be applied in a file of this kind.',
    overlap: 'Another suggestion of this review changes the same lines.',
    'several-for-one-line': 'Several suggestions are given for the same line.',
    'field-wins': 'The suggestion given on its own has the button.',
    'marker-unclear': 'The marker or its block is not closed properly.',
    'offset-out-of-range': 'The offset is out of range (-999 to +999).',
    'offset-from-range': 'The offset could be counted from either end of the range.',
    'target-not-in-diff': 'The line it is meant for is not in the diff.',
    'too-long': 'The code is too long for a comment.',
    alternatives: 'There are several fixes to choose from.',
    'other-source': 'The suggestion of another source has the button.',
    'sources-differ': 'The sources suggest different changes.',
    'several-files': 'The fix changes other files too.',
    'fix-unplaceable': 'The fix names a place in the line that cannot be told for certain.',
    'line-endings': 'The change is in the line ends (CRLF or LF), which no suggestion can make.',
    'final-newline': 'The change is in the newline at the end of the file, which no suggestion can make.',
};
const CODES = Object.keys(REASONS);
function because(code, reason = REASONS[code]) {
    return { code, reason };
}


/***/ }),

/***/ 7324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   Y5: () => (/* binding */ lengthOf),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(438);
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2051);


/**
 * Makes an edit that every client reads alike: an insertion repeats an anchor line (above it; at the top of the
 * file below), and a block takes in unchanged neighbours rather than begin or end with a blank line.
 */
function settle(hunk, edit, unchanged = { from: 1, to: Number.POSITIVE_INFINITY }) {
    let { first, last } = edit;
    let lines = [...edit.lines];
    const takeAbove = () => {
        const [text] = textsOf(hunk, first - 1, first - 1);
        if (text === undefined || first - 1 < unchanged.from)
            return false;
        if (first <= last && (0,_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .hasDeletedRowBetween */ .qu)(hunk, first - 1, first))
            return false;
        lines = [text, ...lines];
        first--;
        return true;
    };
    const takeBelow = () => {
        const [text] = textsOf(hunk, last + 1, last + 1);
        if (text === undefined || last + 1 > unchanged.to)
            return false;
        if (first <= last && (0,_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .hasDeletedRowBetween */ .qu)(hunk, last, last + 1))
            return false;
        lines = [...lines, text];
        last++;
        return true;
    };
    if (last < first && !takeAbove() && !takeBelow())
        return (0,_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .x)('target-not-in-diff');
    if (lines.length === 0)
        return { first, last, lines };
    while (isBlank(lines[0]) && takeAbove())
        ;
    while (isBlank(lines.at(-1)) && takeBelow())
        ;
    return lines.every(isBlank) ? (0,_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .because */ .x)('blank-line-block') : { first, last, lines };
}
function isBlank(line) {
    return line?.trim() === '';
}
function textsOf(hunk, first, last) {
    return first > last ? [] : ((0,_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .newLines */ .Mt)(hunk, first, last) ?? []).map((row) => row.text);
}
function lengthOf(lines) {
    return lines.reduce((length, line) => length + line.length + 1, 0);
}


/***/ }),

/***/ 9163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   St: () => (/* binding */ suggestionBlock),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
/* unused harmony exports DIALECTS, formatSuggestionBlock */
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6338);

/**
 * Who reads the block. `github`: the range is the comment's own. `gitlab`: lines above and below the comment's
 * line, https://docs.gitlab.com/user/project/merge_requests/reviews/suggestions/. `offset`: one signed number.
 */
const DIALECTS = (/* unused pure expression or super */ null && (['github', 'gitlab', 'offset']));
/** The replacement as a suggestion block. One trailing newline ends the last line; an empty text deletes. */
function formatSuggestionBlock(content, options = {}) {
    return suggestionBlock(splitLines(content), options);
}
function suggestionBlock(lines, options = {}) {
    return (0,_fence_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(lines, infoString(options));
}
function infoString({ dialect = 'github', offset = 0 }) {
    switch (dialect) {
        case 'github':
            return 'suggestion';
        case 'gitlab':
            return `suggestion:-${Math.max(0, -offset)}+${Math.max(0, offset)}`;
        case 'offset':
            return offset === 0 ? 'suggestion' : `suggestion:${offset > 0 ? '+' : ''}${offset}`;
    }
}
/** A text to its lines, CRLF or LF: `""` is none, `"\n"` is one blank line, one trailing newline ends the last. */
function splitLines(text) {
    if (text === '')
        return [];
    return text.replace(/\r?\n$/, '').split(/\r?\n/);
}


/***/ }),

/***/ 3199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ linesSuffix),
/* harmony export */   G3: () => (/* binding */ bodyText),
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   ff: () => (/* binding */ reviewBody),
/* harmony export */   n0: () => (/* binding */ NO_BODY)
/* harmony export */ });
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4011);
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4851);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(602);
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6338);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(2328);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(645);
/* harmony import */ var _live_url_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3641);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5845);
/* harmony import */ var _posted_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4104);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4881);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(1940);











const SEPARATOR = '\n\n---\n\n';
const NO_BODY = { head: (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) ``, told: [], rest: (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) ``, marker: (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `` };
function bodyText({ head, told, rest, marker }) {
    const texts = told.map(({ text }) => text);
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPieces */ .Am)([head, (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(texts, SEPARATOR), rest, marker]);
}
/** The review's body: one line of counts, then what is not inline, most severe first, as much as fits. */
function reviewBody(counts, summarized, run, options, limits) {
    const ordered = summarized.toSorted((one, other) => (0,_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .rank */ .Tm)(one.assessed.finding.severity) - (0,_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .rank */ .Tm)(other.assessed.finding.severity));
    const head = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPieces */ .Am)([
        countsLine(counts),
        counts.suggestions > 0 ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `Read a suggestion before you commit it.` : undefined,
        movedHead(options),
    ]);
    const markerLength = (_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .SHORT */ .Pb + 1) * Math.min(ordered.length, _marker_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED */ .Bl) + options.id.length * 3;
    let room = limits.bodyLength - head.length - markerLength - ROOM_FOR_REST;
    const told = [];
    for (const entry of ordered.slice(0, _marker_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED */ .Bl)) {
        const text = summaryEntry(entry, options, limits, Math.min(room, MAX_ENTRY));
        if (text.length + SEPARATOR.length > room)
            break;
        room -= text.length + SEPARATOR.length;
        told.push({ finding: entry.assessed.index, text });
    }
    const rest = ordered.slice(told.length);
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .reviewMarker */ .vU)({
        id: options.id,
        commit: options.commit ?? 'none',
        run,
        listed: ordered.slice(0, told.length).map(({ assessed }) => assessed.listedAs),
        rest: rest.length === 0 ? 'none' : (0,_posted_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOf */ .ol)(rest.map(({ assessed }) => assessed.identity)),
    });
    return { head, told, rest: restPerFile(rest), marker };
}
/** GitHub carries the comments over to the new head, or marks them outdated. */
function movedHead({ commit, head }) {
    if (!commit || !head || head === commit)
        return undefined;
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `Reviewed ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .inlineText */ .ln)(commit.slice(0, 10))}, head is ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .inlineText */ .ln)(head.slice(0, 10))}.`;
}
/** One long finding must not push the others out of the body. */
const MAX_ENTRY = 12_000;
const ROOM_FOR_REST = 6_000;
function countsLine({ findings, comments, suggestions, summarized, duplicates, filtered, }) {
    const parts = [
        comments > 0 &&
            (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `${plural(comments, 'inline comment')}${suggestions > 0 ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `, ${suggestions} to commit with one click` : ''}`,
        summarized > 0 && (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `${summarized} below`,
        duplicates > 0 && (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `${duplicates} known from an earlier run`,
        filtered > 0 && (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `${filtered} filtered out`,
    ];
    const told = (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(parts, '; ');
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `**${plural(findings, 'finding')}**${told && (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `: ${told}`}.`;
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function summaryEntry({ assessed, reason }, options, limits, room) {
    const { finding, members = [] } = assessed;
    const others = (0,_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .otherVoices */ .O7)(assessed);
    const { prose } = (0,_proposal_js__WEBPACK_IMPORTED_MODULE_8__/* .codeAsSaid */ .JW)(finding);
    const findings = [finding, ...members.map((member) => member.assessed.finding)];
    const code = distinct(findings.flatMap((each) => (0,_proposal_js__WEBPACK_IMPORTED_MODULE_8__/* .codeAsSaid */ .JW)(each).proposals)).map((proposal) => (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .shownCode */ .vs)({ proposal, replaced: undefined, lines: proposal.lines, refused: reason }));
    // With code, its reason says the same.
    const why = code.length === 0 ? (0,_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .inlineText */ .ln)(reason.reason) : undefined;
    const messages = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .otherMessages */ .lg)(finding, others, (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .proseOptions */ .mF)(options));
    const small = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .facts */ .Ix)(finding, options.linkHosts, { others, agreeing: 1 });
    const fixed = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPieces */ .Am)([...messages, ...code, ...(0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .fixElsewhere */ .gD)(finding), why, small]);
    const top = (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(finding)} · ${location(assessed, options, limits)}`;
    const text = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(prose, (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .proseOptions */ .mF)(options), room - fixed.length - top.length - 400);
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPieces */ .Am)([top, text, fixed]);
}
/** What several sources suggest alike is shown once. */
function distinct(proposals) {
    const keyed = proposals.map((proposal) => [JSON.stringify(proposal.lines), proposal]);
    return [...new Map(keyed).values()];
}
/** A permalink to the lines at the reviewed commit, where the repository is known. */
function location({ finding, path }, { repositoryUrl, commit }, limits) {
    const lines = finding.line === undefined ? '' : linesSuffix(finding.startLine, finding.line);
    const text = (0,_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_10__/* .revealInvisible */ .hR)(path) + lines);
    if (!repositoryUrl || !commit)
        return text;
    const address = (0,_live_url_js__WEBPACK_IMPORTED_MODULE_5__/* .permalink */ .eL)(repositoryUrl, commit, path, finding, limits);
    return address ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `[${text}](${address})` : text;
}
function linesSuffix(startLine, line) {
    return startLine === undefined ? `:${line}` : `:${startLine}-${line}`;
}
const MAX_FILES_NAMED = 60;
function restPerFile(rest) {
    if (rest.length === 0)
        return (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) ``;
    const perFile = new Map();
    for (const { assessed } of rest)
        perFile.set(assessed.path, (perFile.get(assessed.path) ?? 0) + 1);
    const files = [...perFile].toSorted(([, one], [, other]) => other - one);
    const named = files
        .slice(0, MAX_FILES_NAMED)
        .map(([path, count]) => (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_10__/* .revealInvisible */ .hR)(path).slice(0, 80))} ${count}`);
    const more = files.length > named.length ? (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `, and ${plural(files.length - named.length, 'more file')}` : '';
    return (0,_lane_js__WEBPACK_IMPORTED_MODULE_4__.md) `${plural(rest.length, 'more finding')} did not fit here; the report has them all. Per file: ${(0,_lane_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(named, ', ')}${more}.`;
}


/***/ }),

/***/ 5265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ oldLineOf)
/* harmony export */ });
/**
 * The old number of a line of the new file that no hunk shows. Nothing where a hunk shows it, or where the file ends
 * before it as far as the hunks tell; below the last hunk they cannot prove that it goes on.
 */
function oldLineOf(hunks, line) {
    const next = hunks.findIndex((hunk) => line < hunk.start.new);
    const above = next < 0 ? hunks.at(-1) : hunks[next - 1];
    const free = above ? behind(above) : { old: 1, new: 1 };
    if (line < free.new || (next < 0 && endsWithLastHunk(hunks)))
        return undefined;
    return line - free.new + free.old;
}
/** The numbers of the first line below a hunk. */
function behind({ start, rows, right }) {
    const added = rows.filter(({ kind }) => kind === 'added').length;
    return { old: start.old + rows.length - added, new: start.new + right.length };
}
/** A line without a newline is the last; and a hunk has less context than the others only where the file ends. */
function endsWithLastHunk(hunks) {
    const last = hunks.at(-1);
    if (!last || last.rows.some(({ ending }) => ending === 'none'))
        return true;
    const widths = hunks.flatMap((hunk) => [contextAbove(hunk), contextBelow(hunk)]);
    return contextBelow(last) < Math.max(...widths);
}
function contextAbove({ rows }) {
    return rows.findIndex((row) => !isContext(row));
}
function contextBelow({ rows }) {
    return rows.length - 1 - rows.findLastIndex((row) => !isContext(row));
}
function isContext({ kind }) {
    return kind === 'context';
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/** Something the user can put right: told in one message with what to do, never with a stack trace. */
class UserError extends Error {
    name = 'UserError';
    hint;
    constructor(message, options = {}) {
        super(message, options.cause === undefined ? {} : { cause: options.cause });
        this.hint = options.hint;
    }
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gather)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6134);
/* harmony import */ var _core_intake_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4932);
/* harmony import */ var _core_intake_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2757);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(452);




const MAX_NAMED = 20;
/** All findings of all inputs. Fails before anything is posted where an entry is bad, unless the run is lenient. */
async function gather(inputs, { format, lenient }) {
    const parts = await Promise.all(inputs.map((input) => read(input, format)));
    const findings = parts.flatMap((part) => part.findings);
    const bad = parts.flatMap((part) => part.bad);
    if (bad.length > 0 && !lenient)
        throw badEntries(bad);
    const count = findings.length + bad.length;
    if (count > _core_intake_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FINDINGS */ .Mt) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${count} findings; at most ${_core_intake_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FINDINGS */ .Mt} are read`, {
            hint: 'Filter them before, for example by severity.',
        });
    }
    return { findings, bad, notes: parts.flatMap((part) => part.notes) };
}
async function read(input, format) {
    try {
        return await (0,_core_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .intake */ .PH)(input, format);
    }
    catch (error) {
        if (error instanceof _core_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .IntakeError */ .JG)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(error.message, { cause: error });
        throw error;
    }
}
function badEntries(bad) {
    const named = bad.slice(0, MAX_NAMED).map(_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .badEntryText */ .rq);
    const more = bad.length > named.length ? [`and ${bad.length - named.length} more`] : [];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y([...named, ...more].join('\n'), {
        hint: 'Findings are counted from 0. With --lenient such entries are listed and the rest goes on.',
    });
}


/***/ }),

/***/ 7309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   Qp: () => (/* binding */ joinPrintable),
/* harmony export */   Rm: () => (/* binding */ log),
/* harmony export */   f: () => (/* binding */ padEnd),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var _core_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2328);
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(645);


/** A line of our own words; see lane.ts. */
const line = (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .templateOf */ .kW)();
/**
 * Foreign text that is safe in a terminal and in a workflow's log: control characters are spelled out, and nothing
 * in it is read as a workflow command. Doing it twice is doing it once.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
function printable(text) {
    return withoutCommands((0,_core_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .revealInvisible */ .hR)(text.replace(/\r\n?/g, '\n')));
}
/**
 * The runner takes a line for a command where it begins with `::`, blanks before it or not, and where `##[` stands
 * anywhere in it. https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
function withoutCommands(text) {
    return (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(text.replace(/^[^\S\n]*(?=:)/gm, '$&\\').replaceAll('##[', '##\\['));
}
/** The one way to the log: stderr, so that stdout carries data only. */
function log(message) {
    process.stderr.write(`${printable(message)}\n`);
}
/** The one way to stdout. */
function print(text) {
    process.stdout.write(text);
}
/** Lines, or columns of one. */
function joinPrintable(parts, glue) {
    return (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(parts.join(glue));
}
/** Filled up with blanks; a longer text stays. */
function padEnd(text, width) {
    return (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(text.padEnd(width));
}
function padStart(text, width) {
    return (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(text.padStart(width));
}


/***/ }),

/***/ 1240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ markdownFor)
/* harmony export */ });
/* harmony import */ var _core_prose_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1940);

/** The Markdown writer, loaded only where a message needs it: it is half of the program. */
async function markdownFor(findings) {
    if (!findings.some(({ message }) => message !== undefined && (0,_core_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .needsMarkdown */ .fC)(message)))
        return undefined;
    return (await Promise.all(/* import() */[__nccwpck_require__.e(702), __nccwpck_require__.e(103)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7103))).writeMarkdown;
}


/***/ }),

/***/ 1097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ FULL_SHA),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   VN: () => (/* binding */ PLAN_OPTIONS),
/* harmony export */   p7: () => (/* binding */ RUN_OPTIONS),
/* harmony export */   u8: () => (/* binding */ readRunOptions)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6134);
/* harmony import */ var _core_intake_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2757);
/* harmony import */ var _core_plan_options_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8235);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(452);




function choice(values, fallback, description) {
    return {
        default: fallback,
        description,
        valid: values.join(', '),
        read: (value) => values.find((known) => known === value),
    };
}
/** The words that the Actions toolkit takes for booleans. */
function toggle(fallback, description) {
    const read = (value) => (TRUE.has(value) ? true : FALSE.has(value) ? false : undefined);
    return { default: String(fallback), description, valid: 'true, false', read };
}
const TRUE = new Set(['true', 'True', 'TRUE']);
const FALSE = new Set(['false', 'False', 'FALSE']);
function number(fallback, max, whole, description) {
    const fits = (value) => value >= 0 && value <= max && (!whole || Number.isInteger(value));
    return {
        default: String(fallback),
        description,
        valid: `a ${whole ? 'whole ' : ''}number from 0 to ${max}`,
        read: (value) => (fits(Number(value)) ? Number(value) : undefined),
    };
}
function list(fallback, description) {
    const read = (value) => value
        .split('\n')
        .map((entry) => entry.trim())
        .filter(Boolean);
    return { default: fallback.join('\n'), description, valid: 'one entry per line', read };
}
function text(fallback, description) {
    return { default: fallback, description, valid: 'a text', read: (value) => value };
}
const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i;
/** Everything that shapes the review. */
const PLAN_OPTIONS = {
    format: choice(_core_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR, 'auto', 'Format of the findings.'),
    id: text('', 'Whose findings these are; re-runs touch only their own.'),
    commit: {
        default: '',
        description: 'The commit that the findings describe, as a full SHA.',
        valid: 'a full commit SHA of 40 (or 64) hex digits',
        read: (value) => (value === '' || FULL_SHA.test(value) ? value.toLowerCase() : undefined),
    },
    event: choice(['comment', 'request-changes', 'auto'], 'comment', 'Kind of review. auto requests changes where fail-on is met.'),
    'min-severity': choice(_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, 'info', 'Findings below it are only counted in the report.'),
    'min-confidence': number(0, 1, false, 'Findings that state a lower confidence are only counted in the report.'),
    'max-comments': number(50, 10_000, true, 'Inline comments at most, 0 for no limit. The rest, least severe, goes to the body.'),
    'outside-diff': choice(['summary', 'drop'], 'summary', 'Findings that the diff has no line for: listed in the body, or kept in the report only.'),
    'deleted-lines': choice(['fallback', 'prefer'], 'fallback', 'prefer: the findings number deleted lines, so a deleted line with that number wins.'),
    'offset-fallback': choice(['show', 'line'], 'show', 'line: a marker whose target is out of reach is offered on the line of the finding.'),
    suggestions: toggle(true, 'false: code is shown as a diff, never offered as a one-click suggestion.'),
    'protected-paths': list(_core_plan_options_js__WEBPACK_IMPORTED_MODULE_2__/* .PROTECTED_PATHS */ .kU, 'Globs of files where suggestions are shown, not offered: workflows, actions, CODEOWNERS, lock files and the like.'),
    prose: choice(['markdown', 'literal'], 'markdown', 'literal: messages are shown without any Markdown.'),
    'link-hosts': list([], 'Hosts whose links are live. By default the host of the platform.'),
    duplicates: choice(['skip', 'post'], 'skip', 'Whether a finding that an earlier run has posted is posted again.'),
    'fail-on': choice(['none', ..._core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC], 'none', 'Fail, after posting, when a finding is at least this severe.'),
    lenient: toggle(false, 'true: entries that cannot be read are listed, and the rest goes on.'),
};
/** What is done with the review. */
const RUN_OPTIONS = {
    'resolve-fixed': toggle(false, 'Resolve the threads of findings that are gone, reopen those of findings that came back. With GITHUB_TOKEN that needs contents: write.'),
    'dry-run': toggle(false, 'Plan and report, post nothing.'),
    'report-path': text('', "Where the JSON report is written. By default in the runner's temporary directory."),
    'max-wait': number(120, 3600, true, 'Seconds to wait for rate limits, in all.'),
};
function readerOf(given) {
    return (name, option) => {
        const written = given(name)?.trim() || option.default;
        const value = option.read(written);
        if (value !== undefined)
            return value;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${name} is ${JSON.stringify(written)}; valid: ${option.valid}`);
    };
}
function readRunOptions(given) {
    const read = readerOf(given);
    return {
        resolveFixed: read('resolve-fixed', RUN_OPTIONS['resolve-fixed']),
        dryRun: read('dry-run', RUN_OPTIONS['dry-run']),
        reportPath: read('report-path', RUN_OPTIONS['report-path']),
        maxWait: read('max-wait', RUN_OPTIONS['max-wait']),
    };
}
/** The options as one typed record. */
function readOptions(given) {
    const read = readerOf(given);
    const commit = read('commit', PLAN_OPTIONS.commit);
    const linkHosts = read('link-hosts', PLAN_OPTIONS['link-hosts']);
    const options = {
        format: read('format', PLAN_OPTIONS.format),
        id: read('id', PLAN_OPTIONS.id) || _core_plan_options_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PLAN_OPTIONS */ .di.id,
        ...(commit ? { commit } : {}),
        event: read('event', PLAN_OPTIONS.event),
        minSeverity: read('min-severity', PLAN_OPTIONS['min-severity']),
        minConfidence: read('min-confidence', PLAN_OPTIONS['min-confidence']),
        maxComments: read('max-comments', PLAN_OPTIONS['max-comments']),
        outsideDiff: read('outside-diff', PLAN_OPTIONS['outside-diff']),
        deletedLines: read('deleted-lines', PLAN_OPTIONS['deleted-lines']),
        offsetFallback: read('offset-fallback', PLAN_OPTIONS['offset-fallback']),
        suggestions: read('suggestions', PLAN_OPTIONS.suggestions),
        protectedPaths: read('protected-paths', PLAN_OPTIONS['protected-paths']),
        prose: read('prose', PLAN_OPTIONS.prose),
        linkHosts: linkHosts.length > 0 ? linkHosts : _core_plan_options_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PLAN_OPTIONS */ .di.linkHosts,
        duplicates: read('duplicates', PLAN_OPTIONS.duplicates),
        failOn: read('fail-on', PLAN_OPTIONS['fail-on']),
        lenient: read('lenient', PLAN_OPTIONS.lenient),
    };
    if (options.event === 'auto' && options.failOn === 'none') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('event "auto" needs fail-on', { hint: 'Set fail-on to error, warning or info.' });
    }
    return options;
}


/***/ }),

/***/ 5763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(645);


/** Colour where a person looks at it and has not asked for none. https://no-color.org */
function painter({ isTTY }) {
    const colour = isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
    return (style, text) => (colour ? (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_1__/* .sealed */ .JW)((0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text)) : text);
}


/***/ }),

/***/ 7707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ readDiff),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __nccwpck_require__(4006);
;// CONCATENATED MODULE: ./lib/contained-path.js


/**
 * The true path of a file below one of some directories; nothing where it lies elsewhere, or where a link leads out
 * of the directory that it was named in. What git keeps for itself is not below any of them: checkouts store
 * credentials there. Throws where there is no such file.
 */
function containedPath(file, roots) {
    const absolute = external_node_path_.resolve(file);
    const root = roots.find((directory) => isBelow(absolute, external_node_path_.resolve(directory)));
    if (root === undefined)
        return undefined;
    const real = external_node_fs_.realpathSync.native(absolute);
    return isBelow(real, external_node_fs_.realpathSync.native(root)) ? real : undefined;
}
function isBelow(file, directory) {
    const relative = external_node_path_.relative(directory, file);
    const segments = relative.split(external_node_path_.sep);
    return !external_node_path_.isAbsolute(relative) && segments[0] !== '..' && !segments.some(isGitDirectory);
}
/** On some file systems `.GIT` is the same directory. */
function isGitDirectory(name) {
    return name.toLowerCase() === '.git';
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __nccwpck_require__(452);
;// CONCATENATED MODULE: ./lib/read-bytes.js

const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = external_node_fs_.constants;
/** A regular file that is no link. Its size is looked at before anything is read, on the file that is open. */
function readRegularFile(file, most) {
    // Without blocking: opening a pipe would wait for a writer. Windows knows neither flag.
    const descriptor = (0,external_node_fs_.openSync)(file, O_RDONLY | (O_NONBLOCK ?? 0) | (O_NOFOLLOW ?? 0));
    try {
        return (0,external_node_fs_.fstatSync)(descriptor).isFile() ? readBytes(descriptor, most) : { kind: 'not-a-file' };
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** Whatever is open: a file, a pipe, a terminal. Never more than is asked for, however much there is. */
function readBytes(descriptor, most) {
    const { size } = (0,external_node_fs_.fstatSync)(descriptor);
    if (size > most)
        return { kind: 'too-large', size };
    const chunks = [readChunk(descriptor, Math.max(CHUNK, size))];
    for (let length = 0;;) {
        const chunk = chunks.at(-1);
        if (!chunk?.length)
            return { kind: 'read', bytes: Buffer.concat(chunks, length) };
        length += chunk.length;
        if (length > most)
            return { kind: 'too-large', size: length };
        chunks.push(readChunk(descriptor, CHUNK));
    }
}
const CHUNK = 65_536;
function readChunk(descriptor, size) {
    const buffer = Buffer.allocUnsafe(size);
    for (;;) {
        try {
            return buffer.subarray(0, (0,external_node_fs_.readSync)(descriptor, buffer));
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            // So Windows ends a pipe.
            if (code === 'EOF')
                return buffer.subarray(0, 0);
            // A pipe without a word yet, opened by others not to block.
            if (code !== 'EAGAIN')
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
        }
    }
}

;// CONCATENATED MODULE: ./lib/read-input.js






const MIB = 1024 * 1024;
/** A larger findings file is a mistake. */
const MAX_FINDINGS_BYTES = 20 * MIB;
/** All of them together: they are in memory at the same time. */
const MAX_TOTAL_BYTES = 50 * MIB;
/** The longest string that can be made of it is about twice as long. */
const MAX_DIFF_BYTES = 256 * MIB;
/** A glob that matches more is a mistake. */
const MAX_FILES = 10_000;
/** A named file must exist; a glob may match nothing. */
function readInputs(patterns, { warn, within }) {
    const readOne = within ? fileReaderWithin(within) : readAsGiven;
    let room = MAX_TOTAL_BYTES;
    const read = (file) => {
        const { bytes, ...input } = readText(file, Math.min(MAX_FINDINGS_BYTES, room), readOne);
        room -= bytes;
        return input;
    };
    return patterns.flatMap((pattern) => {
        if (pattern === '-' || !isGlob(pattern))
            return [read(pattern)];
        const files = glob(pattern, warn, within);
        if (files.length === 0)
            warn(`${pattern} matches no file`);
        return files.map(read);
    });
}
function readDiff(file) {
    return readText(file, MAX_DIFF_BYTES, readAsGiven).text;
}
function readText(file, most, read) {
    const name = file === '-' ? 'standard input' : file;
    const outcome = attempt(name, () => read(file, most));
    switch (outcome.kind) {
        case 'read':
            return { file: name, text: decode(outcome.bytes), bytes: outcome.bytes.length };
        case 'too-large':
            throw new errors/* UserError */.y(`${name} is ${Math.ceil(outcome.size / MIB)} MiB; at most ${limitText(most)} are read`);
        case 'not-a-file':
            throw new errors/* UserError */.y(`${name} is not a regular file`);
    }
}
function limitText(most) {
    const total = most < MAX_FINDINGS_BYTES ? ` (${MAX_TOTAL_BYTES / MIB} MiB of all files together)` : '';
    return `${Math.floor(most / MIB)} MiB${total}`;
}
function attempt(name, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof errors/* UserError */.y)
            throw error;
        throw new errors/* UserError */.y(`${name} cannot be read: ${reasonOf(error)}`, { cause: error });
    }
}
function readAsGiven(file, most) {
    if (file === '-')
        return readBytes(0, most);
    const descriptor = (0,external_node_fs_.openSync)(file, 'r');
    try {
        if ((0,external_node_fs_.fstatSync)(descriptor).isDirectory())
            throw new errors/* UserError */.y(`${file} is a directory; a file is expected`);
        return readBytes(descriptor, most);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function fileReaderWithin(within) {
    return (file, most) => readRegularFile(insideOf(file, within), most);
}
function insideOf(file, within) {
    const inside = containedPath(file, within);
    if (inside !== undefined)
        return inside;
    throw new errors/* UserError */.y(`${file} is outside of the directories that findings are read from`, {
        hint: `Findings are read from ${within.join(' and ')}; no link may lead out of them.`,
    });
}
/** PowerShell writes UTF-16 when output is redirected. */
function decode(bytes) {
    const mark = bytes.subarray(0, 2).toString('hex');
    if (mark === 'fffe')
        return new TextDecoder('utf-16le').decode(bytes);
    if (mark === 'feff')
        return new TextDecoder('utf-16be').decode(bytes);
    return bytes.toString('utf8');
}
function reasonOf(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT')
        return 'there is no such file';
    if (code === 'EACCES')
        return 'permission denied';
    return (0,errors/* messageOf */.b)(error);
}
/** A name that exists is that file, whatever brackets it holds. */
function isGlob(pattern) {
    return picomatch.scan(pattern).isGlob && !(0,external_node_fs_.lstatSync)(pattern, { throwIfNoEntry: false });
}
/** Regular files below the pattern's fixed part, sorted; links are not followed. */
function glob(pattern, warn, within) {
    const { base } = picomatch.scan(pattern);
    const start = base === '' ? '.' : base;
    if (!(0,external_node_fs_.lstatSync)(start, { throwIfNoEntry: false }))
        return [];
    if (within)
        insideOf(start, within);
    const matches = picomatch(pattern);
    const files = [];
    const walk = (directory) => {
        for (const entry of entriesOf(directory, warn)) {
            const file = external_node_path_.posix.join(directory, entry.name);
            if (entry.isDirectory()) {
                if (entry.name !== 'node_modules' && entry.name !== '.git')
                    walk(file);
            }
            else if (entry.isFile() && matches(file))
                files.push(file);
        }
        if (files.length > MAX_FILES)
            throw new errors/* UserError */.y(`${pattern} matches more than ${MAX_FILES} files`);
    };
    walk(base);
    return files.toSorted();
}
/** A directory that cannot be read must not hide the others. */
function entriesOf(directory, warn) {
    try {
        return (0,external_node_fs_.readdirSync)(directory === '' ? '.' : directory, { withFileTypes: true });
    }
    catch (error) {
        warn(`${directory || '.'} cannot be read: ${reasonOf(error)}`);
        return [];
    }
}


/***/ }),

/***/ 4855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderPlan)
/* harmony export */ });
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3199);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7309);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5763);



/** The plan for a person at a terminal: what goes where, which have a button, and why the others do not. */
function renderPlan(plan, stream) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C)(stream);
    const of = (outcome) => plan.findings.filter((finding) => finding.outcome === outcome);
    const inline = of('inline');
    const files = [...new Set(inline.map(({ path }) => path))];
    const sections = [
        paint('bold', (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .countsLine */ .J7)(plan.counts).replaceAll('**', '').replace('below', 'in the body'))),
        ...files.map((path) => section((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(path), inline
            .filter((finding) => finding.path === path)
            .toSorted((one, other) => topOf(plan, one) - topOf(plan, other)), (finding) => [placeOf(plan, finding), buttonText(finding, paint)], paint)),
        section((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `In the body of the review`, of('summary'), (finding) => [locationOf(finding), why(finding)], paint),
        section((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Known from an earlier run`, of('duplicate'), (finding) => [locationOf(finding), undefined], paint),
        section((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Filtered out`, of('filtered'), (finding) => [locationOf(finding), why(finding)], paint),
        section((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Dropped`, of('dropped'), (finding) => [locationOf(finding), why(finding)], paint),
    ];
    const told = sections.filter((text) => text !== undefined);
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPrintable */ .Qp)(told, '\n\n')}\n`;
}
function section(title, findings, describe, paint) {
    if (findings.length === 0)
        return undefined;
    const rows = findings.map((finding) => ({ finding, described: describe(finding) }));
    const width = Math.min(40, Math.max(...rows.map(({ described: [place] }) => place.length)));
    const lines = rows.flatMap(({ finding, described: [place, detail] }) => [
        (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `  ${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .padEnd */ .f)(place, width)}  ${severityText(finding, paint)}  ${titleOf(finding)}`,
        ...(detail === undefined ? [] : [(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `  ${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .padEnd */ .f)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) ``, width)}  ${detail}`]),
    ]);
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPrintable */ .Qp)([paint('bold', title), ...lines], '\n');
}
const SEVERITY_STYLES = { error: 'red', warning: 'yellow', info: 'blue' };
function severityText({ severity = '' }, paint) {
    return paint(SEVERITY_STYLES[severity] ?? 'dim', (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .padEnd */ .f)((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(severity), 7));
}
/** Without a title, the beginning of the message. */
function titleOf({ title, message = '' }) {
    const [first = ''] = (title ?? message).trim().split('\n');
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(first.length > 100 ? `${first.slice(0, 99)}…` : first);
}
function topOf({ review }, finding) {
    const tops = finding.comments.map((index) => review.comments[index]?.line ?? 0);
    return Math.min(...tops);
}
function placeOf({ review }, finding) {
    const places = finding.comments.toReversed().flatMap((index) => {
        const comment = review.comments[index];
        if (!comment)
            return [];
        const { start_line: first, line: last } = comment;
        if (last === undefined)
            return [(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `whole file`];
        const lines = first === undefined ? (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${last}` : (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${first}-${last}`;
        return [comment.side === 'LEFT' ? (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `deleted ${lines}` : (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `line ${lines}`];
    });
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPrintable */ .Qp)(places, ', ');
}
function buttonText({ suggestion, reason, code }, paint) {
    if (suggestion === 'committable')
        return paint('green', (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `● one-click suggestion`);
    if (suggestion === 'quoted')
        return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `○ code shown, no button: ${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(reason ?? '')} ${paint('dim', (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `(${code ?? ''})`)}`;
    return undefined;
}
function locationOf({ path, line: last, start_line }) {
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(path)}${last === undefined ? '' : (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .linesSuffix */ .$R)(start_line, last)}`;
}
function why({ reason, code }) {
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(`${reason ?? ''} (${code})`);
}


/***/ }),

/***/ 3922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _to_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(593);

/** The report: the review as the platform takes it, and the plan without what is said in the log. */
function renderReport({ review, findings, counts }, presented = review) {
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_0__/* .toJson */ .a)({ review: presented, findings, counts });
}


/***/ }),

/***/ 593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toJson)
/* harmony export */ });
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(645);

/**
 * A value as JSON for stdout or a file. What could steer a terminal or hide is written as an escape, and so is the
 * bracket of `##[`, which the runner would take for a command anywhere in a line: the value stays the same.
 */
function toJson(value) {
    const text = JSON.stringify(value, undefined, 2);
    return (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .sealed */ .JW)(`${text.replace(/[\x7f-\x9f\p{Cf}\u2028\u2029]|(?<=##)\[/gu, escaped)}\n`);
}
function escaped(text) {
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 3411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The same as in package.json; a test holds them together, so that nothing has to be read at run time. */
const VERSION = '0.1.0';


/***/ }),

/***/ 9792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ SHA384_IV),
/* harmony export */   DM: () => (/* binding */ SHA224_IV),
/* harmony export */   TQ: () => (/* binding */ Maj),
/* harmony export */   ol: () => (/* binding */ HashMD),
/* harmony export */   r9: () => (/* binding */ Chi),
/* harmony export */   tT: () => (/* binding */ SHA512_IV),
/* harmony export */   yc: () => (/* binding */ SHA256_IV)
/* harmony export */ });
/* harmony import */ var _u64_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(628);
/* harmony import */ var _utils_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2565);
/**
 * Internal Merkle-Damgard hash utils.
 * @module
 */


/**
 * Shared 32-bit conditional boolean primitive reused by SHA-256, SHA-1, and MD5 `F`.
 * Returns bits from `b` when `a` is set, otherwise from `c`.
 * The XOR form is equivalent to MD5's `F(X,Y,Z) = XY v not(X)Z` because the masked terms never
 * set the same bit.
 * @param a - selector word
 * @param b - word chosen when selector bit is set
 * @param c - word chosen when selector bit is clear
 * @returns Mixed 32-bit word.
 * @example
 * Combine three words with the shared 32-bit choice primitive.
 * ```ts
 * Chi(0xffffffff, 0x12345678, 0x87654321);
 * ```
 */
function Chi(a, b, c) {
    return (a & b) ^ (~a & c);
}
/**
 * Shared 32-bit majority primitive reused by SHA-256 and SHA-1.
 * Returns bits shared by at least two inputs.
 * @param a - first input word
 * @param b - second input word
 * @param c - third input word
 * @returns Mixed 32-bit word.
 * @example
 * Combine three words with the shared 32-bit majority primitive.
 * ```ts
 * Maj(0xffffffff, 0x12345678, 0x87654321);
 * ```
 */
function Maj(a, b, c) {
    return (a & b) ^ (a & c) ^ (b & c);
}
/**
 * Merkle-Damgard hash construction base class.
 * Could be used to create MD5, RIPEMD, SHA1, SHA2.
 * Accepts only byte-aligned `Uint8Array` input, even when the underlying spec describes bit
 * strings with partial-byte tails.
 * @param blockLen - internal block size in bytes
 * @param outputLen - digest size in bytes
 * @param padOffset - trailing length field size in bytes
 * @param isLE - whether length and state words are encoded in little-endian
 * @example
 * Use a concrete subclass to get the shared Merkle-Damgard update/digest flow.
 * ```ts
 * import { _SHA1 } from '@noble/hashes/legacy.js';
 * const hash = new _SHA1();
 * hash.update(new Uint8Array([97, 98, 99]));
 * hash.digest();
 * ```
 */
class HashMD {
    blockLen;
    outputLen;
    canXOF = false;
    padOffset;
    isLE;
    // For partial updates less than block size
    buffer;
    view;
    finished = false;
    length = 0;
    pos = 0;
    destroyed = false;
    constructor(blockLen, outputLen, padOffset, isLE) {
        this.blockLen = blockLen;
        this.outputLen = outputLen;
        this.padOffset = padOffset;
        this.isLE = isLE;
        this.buffer = new Uint8Array(blockLen);
        this.view = (0,_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .createView */ .O8)(this.buffer);
    }
    update(data) {
        (0,_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .aexists */ .CC)(this);
        (0,_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .abytes */ .DO)(data);
        const { view, buffer, blockLen } = this;
        const len = data.length;
        let processed = false;
        for (let pos = 0; pos < len;) {
            const take = Math.min(blockLen - this.pos, len - pos);
            // Fast path only when there is no buffered partial block: `take === blockLen` implies
            // `this.pos === 0`, so we can process full blocks directly from the input view.
            if (take === blockLen) {
                const dataView = (0,_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .createView */ .O8)(data);
                for (; blockLen <= len - pos; pos += blockLen)
                    this.process(dataView, pos);
                processed = true;
                continue;
            }
            // When the whole input is buffered in one go (common for short messages), passing `data`
            // directly avoids allocating a subarray view.
            buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
            this.pos += take;
            pos += take;
            if (this.pos === blockLen) {
                this.process(view, 0);
                this.pos = 0;
                processed = true;
            }
        }
        this.length += data.length;
        // Shared schedule buffers only pick up input-derived words inside process(); if everything
        // was buffered without processing, there is nothing to zero.
        if (processed)
            this.roundClean();
        return this;
    }
    digestInto(out) {
        (0,_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .aexists */ .CC)(this);
        (0,_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .aoutput */ .Ht)(out, this);
        this.finished = true;
        // Padding
        // We can avoid allocation of buffer for padding completely if it
        // was previously not allocated here. But it won't change performance.
        const { buffer, view, blockLen, isLE } = this;
        let { pos } = this;
        // append the bit '1' to the message, then zero-pad the rest of the block
        buffer[pos++] = 0b10000000;
        buffer.fill(0, pos);
        // we have less than padOffset left in buffer, so we cannot put length in
        // current block, need process it and pad again
        if (this.padOffset > blockLen - pos) {
            this.process(view, 0);
            buffer.fill(0);
        }
        // `padOffset` reserves the whole length field. For SHA-384/512 the high 64 bits stay zero from
        // the padding fill above, and JS will overflow before user input can make that half non-zero.
        // So we only need to write the low 64 bits here (`length * 8` only scales the exponent of an
        // integer below 2**53, so the split inside the helper stays exact).
        (0,_u64_js__WEBPACK_IMPORTED_MODULE_1__/* .setU64FromNum */ .au)(view, blockLen - 8, this.length * 8, isLE);
        this.process(view, 0);
        // The final block above is processed outside update(), so the shared message-schedule
        // buffers (e.g. SHA256_W) would otherwise retain input-derived words after digest().
        this.roundClean();
        // digest() passes our own `buffer` as `out`; reuse its cached view instead of allocating one.
        const oview = out === buffer ? view : (0,_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .createView */ .O8)(out);
        const len = this.outputLen;
        // NOTE: we do division by 4 later, which must be fused in single op with modulo by JIT
        const outLen = len / 4;
        const state = this.get();
        // Subclass-misconfiguration invariant: outputLen must be 32-bit aligned and fit the state.
        if (len % 4 || outLen > state.length)
            throw new Error('invalid outputLen');
        for (let i = 0; i < outLen; i++)
            oview.setUint32(4 * i, state[i], isLE);
    }
    digest() {
        const { buffer, outputLen } = this;
        this.digestInto(buffer);
        // Copy before destroy(): subclasses wipe `buffer` during cleanup, but `digest()` must return
        // fresh bytes to the caller.
        const res = buffer.slice(0, outputLen);
        this.destroy();
        return res;
    }
    _cloneIntoMeta(to) {
        const { buffer, length, finished, destroyed, pos } = this;
        to.destroyed = destroyed;
        to.finished = finished;
        to.length = length;
        to.pos = pos;
        // Only partial-block bytes need copying: when `length % blockLen === 0`, `pos === 0` and
        // later `update()` / `digestInto()` overwrite `to.buffer` from the start before reading it.
        if (pos)
            to.buffer.set(buffer); // Avoid a hot modulo guard.
        return to;
    }
    clone() {
        return this._cloneInto();
    }
}
/**
 * Initial SHA-2 state: fractional parts of square roots of first 16 primes 2..53.
 * Check out `test/misc/sha2-gen-iv.js` for recomputation guide.
 */
/** Initial SHA256 state from RFC 6234 §6.1: the first 32 bits of the fractional parts of the
 * square roots of the first eight prime numbers. Exported as a shared table; callers must treat
 * it as read-only because constructors copy words from it by index. */
const SHA256_IV = /* @__PURE__ */ Uint32Array.from([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
/** Initial SHA224 state `H(0)` from RFC 6234 §6.1. Exported as a shared table; callers must
 * treat it as read-only because constructors copy words from it by index. */
const SHA224_IV = /* @__PURE__ */ Uint32Array.from([
    0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
]);
/** Initial SHA384 state from RFC 6234 §6.3: eight RFC 64-bit `H(0)` words stored as sixteen
 * big-endian 32-bit halves. Derived from the fractional parts of the square roots of the ninth
 * through sixteenth prime numbers. Exported as a shared table; callers must treat it as read-only
 * because constructors copy halves from it by index. */
const SHA384_IV = /* @__PURE__ */ Uint32Array.from([
    0xcbbb9d5d, 0xc1059ed8, 0x629a292a, 0x367cd507, 0x9159015a, 0x3070dd17, 0x152fecd8, 0xf70e5939,
    0x67332667, 0xffc00b31, 0x8eb44a87, 0x68581511, 0xdb0c2e0d, 0x64f98fa7, 0x47b5481d, 0xbefa4fa4,
]);
/** Initial SHA512 state from RFC 6234 §6.3: eight RFC 64-bit `H(0)` words stored as sixteen
 * big-endian 32-bit halves. Derived from the fractional parts of the square roots of the first
 * eight prime numbers. Exported as a shared table; callers must treat it as read-only because
 * constructors copy halves from it by index. */
const SHA512_IV = /* @__PURE__ */ Uint32Array.from([
    0x6a09e667, 0xf3bcc908, 0xbb67ae85, 0x84caa73b, 0x3c6ef372, 0xfe94f82b, 0xa54ff53a, 0x5f1d36f1,
    0x510e527f, 0xade682d1, 0x9b05688c, 0x2b3e6c1f, 0x1f83d9ab, 0xfb41bd6b, 0x5be0cd19, 0x137e2179,
]);


/***/ }),

/***/ 628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ add4H),
/* harmony export */   CW: () => (/* binding */ add4L),
/* harmony export */   Ei: () => (/* binding */ rotrBL),
/* harmony export */   F8: () => (/* binding */ add5L),
/* harmony export */   TH: () => (/* binding */ add5H),
/* harmony export */   Vl: () => (/* binding */ add3L),
/* harmony export */   Vr: () => (/* binding */ add3H),
/* harmony export */   WQ: () => (/* binding */ add),
/* harmony export */   au: () => (/* binding */ setU64FromNum),
/* harmony export */   jm: () => (/* binding */ shrSL),
/* harmony export */   lD: () => (/* binding */ split),
/* harmony export */   qh: () => (/* binding */ rotrBH),
/* harmony export */   rE: () => (/* binding */ rotrSH),
/* harmony export */   ry: () => (/* binding */ rotrSL),
/* harmony export */   xn: () => (/* binding */ shrSH)
/* harmony export */ });
/* unused harmony exports fromBig, fromNumH, fromNumL, rotr32H, rotr32L, toBig */
const U32_MASK64 = /* @__PURE__ */ (() => BigInt(2 ** 32 - 1))();
const _32n = /* @__PURE__ */ BigInt(32);
// Split bigint into two 32-bit halves. With `le=true`, returned fields become `{ h: low, l: high
// }` to match little-endian word order rather than the property names.
function fromBig(n, le = false) {
    if (le)
        return { h: Number(n & U32_MASK64), l: Number((n >> _32n) & U32_MASK64) };
    return { h: Number((n >> _32n) & U32_MASK64) | 0, l: Number(n & U32_MASK64) | 0 };
}
// Split bigint list into `[highWords, lowWords]` when `le=false`; with `le=true`, the first array
// holds the low halves because `fromBig(...)` swaps the semantic meaning of `h` and `l`.
function split(lst, le = false) {
    const len = lst.length;
    let Ah = new Uint32Array(len);
    let Al = new Uint32Array(len);
    for (let i = 0; i < len; i++) {
        const { h, l } = fromBig(lst[i], le);
        [Ah[i], Al[i]] = [h, l];
    }
    return [Ah, Al];
}
// Combine explicit `(high, low)` 32-bit halves into a bigint; `>>> 0` normalizes signed JS
// bitwise results back to uint32 first, and little-endian callers must swap.
const toBig = (h, l) => (BigInt(h >>> 0) << _32n) | BigInt(l >>> 0);
// Split a JS number into u32 halves without a BigInt allocation. Exact only for integers
// `0 <= n < 2**53`; callers use it on byte / bit counters, which JS length math caps far below
// that (an ArrayBuffer cannot exceed 2**53 - 1 bytes).
const fromNumH = (n) => (n / 2 ** 32) | 0;
const fromNumL = (n) => n >>> 0;
// Drop-in replacement for `view.setBigUint64(byteOffset, BigInt(n), isLE)` without the per-call
// BigInt allocation. Same `n < 2**53` precondition as `fromNumH`/`fromNumL`.
function setU64FromNum(view, byteOffset, n, isLE) {
    const h = fromNumH(n);
    const l = fromNumL(n);
    view.setUint32(byteOffset, isLE ? l : h, isLE);
    view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
// High 32-bit half of a 64-bit logical right shift for `s` in `0..31`.
const shrSH = (h, _l, s) => h >>> s;
// Low 32-bit half of a 64-bit logical right shift, valid for `s` in `1..31`.
const shrSL = (h, l, s) => (h << (32 - s)) | (l >>> s);
// High 32-bit half of a 64-bit right rotate, valid for `s` in `1..31`.
const rotrSH = (h, l, s) => (h >>> s) | (l << (32 - s));
// Low 32-bit half of a 64-bit right rotate, valid for `s` in `1..31`.
const rotrSL = (h, l, s) => (h << (32 - s)) | (l >>> s);
// High 32-bit half of a 64-bit right rotate, valid for `s` in `33..63`; `32` uses `rotr32*`.
const rotrBH = (h, l, s) => (h << (64 - s)) | (l >>> (s - 32));
// Low 32-bit half of a 64-bit right rotate, valid for `s` in `33..63`; `32` uses `rotr32*`.
const rotrBL = (h, l, s) => (h >>> (s - 32)) | (l << (64 - s));
// High 32-bit half of a 64-bit right rotate for `s === 32`; this is just the swapped low half.
const rotr32H = (_h, l) => l;
// Low 32-bit half of a 64-bit right rotate for `s === 32`; this is just the swapped high half.
const rotr32L = (h, _l) => h;
// 64-bit left rotates (rotl*) are not defined here: sha3.ts, their only consumer, keeps
// local copies so V8 inlines them into keccakP.
// Add two split 64-bit words and return the split `{ h, l }` sum.
// JS uses 32-bit signed integers for bitwise operations, so we cannot simply shift the carry out
// of the low sum and instead use division.
function add(Ah, Al, Bh, Bl) {
    const l = (Al >>> 0) + (Bl >>> 0);
    return { h: (Ah + Bh + ((l / 2 ** 32) | 0)) | 0, l: l | 0 };
}
// Addition with more than 2 elements
// Unmasked low-word accumulator for 3-way addition; pass the raw result into `add3H(...)`.
const add3L = (Al, Bl, Cl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0);
// High-word finalize step for 3-way addition; `low` must be the untruncated output of `add3L(...)`.
const add3H = (low, Ah, Bh, Ch) => (Ah + Bh + Ch + ((low / 2 ** 32) | 0)) | 0;
// Unmasked low-word accumulator for 4-way addition; pass the raw result into `add4H(...)`.
const add4L = (Al, Bl, Cl, Dl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0);
// High-word finalize step for 4-way addition; `low` must be the untruncated output of `add4L(...)`.
const add4H = (low, Ah, Bh, Ch, Dh) => (Ah + Bh + Ch + Dh + ((low / 2 ** 32) | 0)) | 0;
// Unmasked low-word accumulator for 5-way addition; pass the raw result into `add5H(...)`.
const add5L = (Al, Bl, Cl, Dl, El) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0) + (El >>> 0);
// High-word finalize step for 5-way addition; `low` must be the untruncated output of `add5L(...)`.
const add5H = (low, Ah, Bh, Ch, Dh, Eh) => (Ah + Bh + Ch + Dh + Eh + ((low / 2 ** 32) | 0)) | 0;
// prettier-ignore



/***/ }),

/***/ 2565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ utf8ToBytes),
/* harmony export */   CC: () => (/* binding */ aexists),
/* harmony export */   DO: () => (/* binding */ abytes),
/* harmony export */   Ht: () => (/* binding */ aoutput),
/* harmony export */   My: () => (/* binding */ bytesToHex),
/* harmony export */   O8: () => (/* binding */ createView),
/* harmony export */   Ow: () => (/* binding */ rotr),
/* harmony export */   aZ: () => (/* binding */ rotl),
/* harmony export */   nx: () => (/* binding */ oidNist),
/* harmony export */   qj: () => (/* binding */ createHasher),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/* unused harmony exports isBytes, anumber, abool, copyBytes, ahash, u8, u32, isLE, byteSwap, swap8IfBE, byteSwap32, swap32IfBE, hexToBytes, nextTick, asyncLoop, kdfInputToBytes, concatBytes, validateObject, checkOpts, randomBytes */
/**
 * Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
 * @param a - value to test
 * @returns `true` when the value is a Uint8Array-compatible view.
 * @example
 * Check whether a value is a Uint8Array-compatible view.
 * ```ts
 * isBytes(new Uint8Array([1, 2, 3]));
 * ```
 */
function isBytes(a) {
    // Plain `instanceof Uint8Array` is too strict for some Buffer / proxy / cross-realm cases.
    // The fallback still requires a real ArrayBuffer view, so plain
    // JSON-deserialized `{ constructor: ... }` spoofing is rejected, and
    // `BYTES_PER_ELEMENT === 1` keeps the fallback on byte-oriented views.
    return (a instanceof Uint8Array ||
        (ArrayBuffer.isView(a) &&
            a.constructor.name === 'Uint8Array' &&
            'BYTES_PER_ELEMENT' in a &&
            a.BYTES_PER_ELEMENT === 1));
}
// Shared error-message prefix builder. Only called on throw paths, so assert
// success paths never pay for the string concatenation.
const atitle = (title) => (title ? `"${title}" ` : '');
/**
 * Asserts something is a non-negative integer.
 * @param n - number to validate
 * @param title - label included in thrown errors
 * @returns The validated number.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validate a non-negative integer option.
 * ```ts
 * anumber(32, 'length');
 * ```
 */
function anumber(n, title = '') {
    if (typeof n !== 'number')
        throw new TypeError(atitle(title) + 'expected number, got ' + typeof n);
    if (!Number.isSafeInteger(n) || n < 0)
        throw new RangeError(atitle(title) + 'expected integer >= 0, got ' + n);
    return n;
}
/**
 * Asserts something is a boolean.
 * @param value - value to validate
 * @param title - label included in thrown errors
 * @returns The validated boolean.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Validate a boolean option.
 * ```ts
 * abool(true, 'enableXOF');
 * ```
 */
function abool(value, title = '') {
    if (typeof value !== 'boolean')
        throw new TypeError(atitle(title) + 'expected boolean, got type=' + typeof value);
    return value;
}
/**
 * Asserts something is Uint8Array.
 * @param value - value to validate
 * @param length - optional exact length constraint
 * @param title - label included in thrown errors
 * @returns The validated byte array.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validate that a value is a byte array.
 * ```ts
 * abytes(new Uint8Array([1, 2, 3]));
 * ```
 */
function abytes(value, length, title = '') {
    // Success path first: this runs at the start of every update() / digestInto(), and the
    // common `abytes(data)` form must not pay for length handling it does not use.
    if (isBytes(value) && (length === undefined || value.length === length))
        return value;
    // Error path: recompute freely to build the exact message.
    if (length !== undefined)
        anumber(length, 'length');
    const bytes = isBytes(value);
    const ofLen = length !== undefined ? ` of length ${length}` : '';
    const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
    const message = atitle(title) + 'expected Uint8Array' + ofLen + ', got ' + got;
    if (!bytes)
        throw new TypeError(message);
    throw new RangeError(message);
}
/**
 * Copies bytes into a fresh Uint8Array.
 * Buffer-style slices can alias the same backing store, so callers that need ownership should copy.
 * @param bytes - source bytes to clone
 * @returns Freshly allocated copy of `bytes`.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Clone a byte array before mutating it.
 * ```ts
 * const copy = copyBytes(new Uint8Array([1, 2, 3]));
 * ```
 */
function copyBytes(bytes) {
    // `Uint8Array.from(...)` would also accept arrays / other typed arrays. Keep this helper strict
    // because callers use it at byte-validation boundaries before mutating the detached copy.
    return Uint8Array.from(abytes(bytes));
}
/**
 * Asserts something is a wrapped hash constructor.
 * @param h - hash constructor to validate
 * @throws On wrong argument types or invalid hash wrapper shape. {@link TypeError}
 * @throws On invalid hash metadata ranges or values. {@link RangeError}
 * @throws If the hash metadata allows empty outputs or block sizes. {@link Error}
 * @example
 * Validate a callable hash wrapper.
 * ```ts
 * import { ahash } from '@noble/hashes/utils.js';
 * import { sha256 } from '@noble/hashes/sha2.js';
 * ahash(sha256);
 * ```
 */
function ahash(h) {
    if (typeof h !== 'function' || typeof h.create !== 'function')
        throw new TypeError('expected hash wrapped by utils.createHasher');
    anumber(h.outputLen);
    anumber(h.blockLen);
    // HMAC and KDF callers treat these as real byte lengths; allowing zero lets fake wrappers pass
    // validation and can produce empty outputs instead of failing fast.
    if (h.outputLen < 1 || h.blockLen < 1)
        throw new Error('hash blockLen / outputLen must be >= 1');
}
const aobject = (value, label) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
        throw new TypeError((label === 'object' ? '' : `"${label}" `) + 'expected object, got type=' + typeof value);
};
const aopts = (value, label) => {
    aobject(value, label);
    const proto = Object.getPrototypeOf(value);
    if (proto !== Object.prototype && proto !== null)
        throw new TypeError(`"${label}" expected plain object`);
    // Object.assign() treats an own "__proto__" source key as a write to the target's legacy
    // prototype setter. Reject it before merging so inherited option values cannot be injected.
    if (Object.hasOwn(value, '__proto__'))
        throw new TypeError(`"${label}.__proto__" is not allowed`);
};
/**
 * Asserts a hash instance has not been destroyed or finished.
 * @param instance - hash instance to validate
 * @param checkFinished - whether to reject finalized instances
 * @throws If the hash instance has already been destroyed or finalized. {@link Error}
 * @example
 * Validate that a hash instance is still usable.
 * ```ts
 * import { aexists } from '@noble/hashes/utils.js';
 * import { sha256 } from '@noble/hashes/sha2.js';
 * const hash = sha256.create();
 * aexists(hash);
 * ```
 */
function aexists(instance, checkFinished = true) {
    // Runs on every update()/digestInto(); the flags are library-owned booleans, so only their
    // truthiness is checked - re-validating their type per call was pure hot-path overhead.
    if (instance.destroyed)
        throw new Error('hash was destroyed');
    if (checkFinished && instance.finished)
        throw new Error('digest() was already called');
}
/**
 * Asserts output is a sufficiently-sized byte array.
 * @param out - destination buffer
 * @param instance - hash instance providing output length
 * Oversized buffers are allowed; downstream code only promises to fill the first `outputLen` bytes.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Validate a caller-provided digest buffer.
 * ```ts
 * import { aoutput } from '@noble/hashes/utils.js';
 * import { sha256 } from '@noble/hashes/sha2.js';
 * const hash = sha256.create();
 * aoutput(new Uint8Array(hash.outputLen), hash);
 * ```
 */
function aoutput(out, instance) {
    abytes(out, undefined, 'output');
    // `outputLen` is a library-owned readonly number; the negated comparison keeps failing fast
    // when it is missing/NaN (comparisons with undefined/NaN are false) without an anumber() call.
    const min = instance.outputLen;
    if (!(out.length >= min)) {
        throw new RangeError('"output" expected length >= ' + min);
    }
}
/**
 * Casts a typed array view to Uint8Array.
 * @param arr - source typed array
 * @returns Uint8Array view over the same buffer.
 * @example
 * Reinterpret a typed array as bytes.
 * ```ts
 * u8(new Uint32Array([1, 2]));
 * ```
 */
function u8(arr) {
    return new Uint8Array(arr.buffer, arr.byteOffset, arr.byteLength);
}
/**
 * Casts a typed array view to Uint32Array.
 * `arr.byteOffset` must already be 4-byte aligned or the platform
 * Uint32Array constructor will throw.
 * @param arr - source typed array
 * @returns Uint32Array view over the same buffer.
 * @example
 * Reinterpret a byte array as 32-bit words.
 * ```ts
 * u32(new Uint8Array(8));
 * ```
 */
function u32(arr) {
    return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
/**
 * Zeroizes typed arrays in place. Warning: JS provides no guarantees.
 * @param arrays - arrays to overwrite with zeros
 * @example
 * Zeroize sensitive buffers in place.
 * ```ts
 * clean(new Uint8Array([1, 2, 3]));
 * ```
 */
function clean(...arrays) {
    for (let i = 0; i < arrays.length; i++) {
        arrays[i].fill(0);
    }
}
/**
 * Creates a DataView for byte-level manipulation.
 * @param arr - source typed array
 * @returns DataView over the same buffer region.
 * @example
 * Create a DataView over an existing buffer.
 * ```ts
 * createView(new Uint8Array(4));
 * ```
 */
function createView(arr) {
    return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
/**
 * Rotate-right operation for uint32 values.
 * @param word - source word
 * @param shift - shift amount in bits
 * @returns Rotated word.
 * @example
 * Rotate a 32-bit word to the right.
 * ```ts
 * rotr(0x12345678, 8);
 * ```
 */
function rotr(word, shift) {
    return (word << (32 - shift)) | (word >>> shift);
}
/**
 * Rotate-left operation for uint32 values.
 * @param word - source word
 * @param shift - shift amount in bits
 * @returns Rotated word.
 * @example
 * Rotate a 32-bit word to the left.
 * ```ts
 * rotl(0x12345678, 8);
 * ```
 */
function rotl(word, shift) {
    return (word << shift) | ((word >>> (32 - shift)) >>> 0);
}
/** Whether the current platform is little-endian. */
const isLE = /* @__PURE__ */ (/* unused pure expression or super */ null && ((() => new Uint8Array(new Uint32Array([0x11223344]).buffer)[0] === 0x44)()));
/**
 * Byte-swap operation for uint32 values.
 * @param word - source word
 * @returns Word with reversed byte order.
 * @example
 * Reverse the byte order of a 32-bit word.
 * ```ts
 * byteSwap(0x11223344);
 * ```
 */
function byteSwap(word) {
    return (((word << 24) & 0xff000000) |
        ((word << 8) & 0xff0000) |
        ((word >>> 8) & 0xff00) |
        ((word >>> 24) & 0xff));
}
/**
 * Conditionally byte-swaps one 32-bit word on big-endian platforms.
 * @param n - source word
 * @returns Original or byte-swapped word depending on platform endianness.
 * @example
 * Normalize a 32-bit word for host endianness.
 * ```ts
 * swap8IfBE(0x11223344);
 * ```
 */
const swap8IfBE = (/* unused pure expression or super */ null && (isLE
    ? (n) => n
    : (n) => byteSwap(n) >>> 0));
/**
 * Byte-swaps every word of a Uint32Array in place.
 * @param arr - array to mutate
 * @returns The same array after mutation; callers pass live state arrays here.
 * @example
 * Reverse the byte order of every word in place.
 * ```ts
 * byteSwap32(new Uint32Array([0x11223344]));
 * ```
 */
function byteSwap32(arr) {
    for (let i = 0; i < arr.length; i++) {
        arr[i] = byteSwap(arr[i]);
    }
    return arr;
}
/**
 * Conditionally byte-swaps a Uint32Array on big-endian platforms.
 * @param u - array to normalize for host endianness
 * @returns Original or byte-swapped array depending on platform endianness.
 *   On big-endian runtimes this mutates `u` in place via `byteSwap32(...)`.
 * @example
 * Normalize a word array for host endianness.
 * ```ts
 * swap32IfBE(new Uint32Array([0x11223344]));
 * ```
 */
const swap32IfBE = (/* unused pure expression or super */ null && (isLE
    ? (u) => u
    : byteSwap32));
// Built-in hex conversion https://caniuse.com/mdn-javascript_builtins_uint8array_fromhex
const hasHexBuiltin = /* @__PURE__ */ (() => 
// @ts-ignore
typeof Uint8Array.from([]).toHex === 'function' && typeof Uint8Array.fromHex === 'function')();
// Array where index 0xf0 (240) is mapped to string 'f0'
const hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));
/**
 * Convert byte array to hex string.
 * Uses the built-in function when available and assumes it matches the tested
 * fallback semantics.
 * @param bytes - bytes to encode
 * @returns Lowercase hexadecimal string.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Convert bytes to lowercase hexadecimal.
 * ```ts
 * bytesToHex(Uint8Array.from([0xca, 0xfe, 0x01, 0x23])); // 'cafe0123'
 * ```
 */
function bytesToHex(bytes) {
    abytes(bytes);
    // @ts-ignore
    if (hasHexBuiltin)
        return bytes.toHex();
    // pre-caching improves the speed 6x
    let hex = '';
    for (let i = 0; i < bytes.length; i++) {
        hex += hexes[bytes[i]];
    }
    return hex;
}
// Strict ASCII nibble parser: non-ASCII hex lookalikes are rejected as undefined.
// ASCII codes: '0'..'9' = 48..57, 'A'..'F' = 65..70, 'a'..'f' = 97..102.
// prettier-ignore
function asciiToBase16(ch) {
    return ch >= 48 && ch <= 57 ? ch - 48 // '2' => 50-48
        : ch >= 65 && ch <= 70 ? ch - (65 - 10) // 'B' => 66-(65-10)
            : ch >= 97 && ch <= 102 ? ch - (97 - 10) // 'b' => 98-(97-10)
                : undefined;
}
/**
 * Convert hex string to byte array. Uses built-in function, when available.
 * @param hex - hexadecimal string to decode
 * @returns Decoded bytes.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Decode lowercase hexadecimal into bytes.
 * ```ts
 * hexToBytes('cafe0123'); // Uint8Array.from([0xca, 0xfe, 0x01, 0x23])
 * ```
 */
function hexToBytes(hex) {
    if (typeof hex !== 'string')
        throw new TypeError('hex string expected, got ' + typeof hex);
    if (hasHexBuiltin) {
        try {
            return Uint8Array.fromHex(hex);
        }
        catch (error) {
            if (error instanceof SyntaxError)
                throw new RangeError(error.message);
            throw error;
        }
    }
    const hl = hex.length;
    const al = hl / 2;
    if (hl % 2)
        throw new RangeError('hex string expected, got unpadded hex of length ' + hl);
    const array = new Uint8Array(al);
    for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
        const n1 = asciiToBase16(hex.charCodeAt(hi)); // parse first char, multiply it by 16
        const n2 = asciiToBase16(hex.charCodeAt(hi + 1)); // parse second char
        if (n1 === undefined || n2 === undefined) {
            const char = hex[hi] + hex[hi + 1];
            throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi);
        }
        array[ai] = n1 * 16 + n2; // example: 'A9' => 10*16 + 9
    }
    return array;
}
/**
 * Yields to the host task scheduler so timers, I/O, and rendering can make progress.
 * Uses the Web Scheduling API when available or `setTimeout` as a cross-platform fallback.
 * Host-task yields are much slower than microtasks (roughly 1ms with the timer fallback), so
 * async loops should use `asyncTick >= 10` to amortize scheduling overhead to about 10% while
 * still allowing other event-loop work to proceed.
 * @param onReject - optional cleanup invoked only if the host yield fails
 * @example
 * Yield to the next scheduler tick.
 * ```ts
 * await nextTick();
 * ```
 */
function nextTick(onReject) {
    const host = globalThis;
    if (typeof host.scheduler?.yield === 'function') {
        const promise = host.scheduler.yield();
        // Keep the original scheduler rejection; this handler exists only for cleanup.
        if (onReject)
            promise.catch(onReject);
        return promise;
    }
    return new Promise((resolve) => host.setTimeout(resolve, 0));
}
/**
 * Returns control to the host event loop every `tick` milliseconds to avoid blocking long loops.
 * @param iters - number of loop iterations to run
 * @param tick - maximum time slice in milliseconds
 * @param cb - callback executed on each iteration
 * @param onReject - optional cleanup invoked only if a host yield fails
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @example
 * Run a loop that periodically yields back to the event loop.
 * ```ts
 * await asyncLoop(2, 0, () => {});
 * ```
 */
async function asyncLoop(iters, tick, cb, onReject) {
    anumber(iters, 'iters');
    anumber(tick, 'tick');
    if (typeof cb !== 'function')
        throw new TypeError('callback must be a function');
    // Callback is synchronous by contract; asyncLoop only yields between sync work windows.
    let ts = Date.now();
    for (let i = 0; i < iters; i++) {
        cb(i);
        // Date.now() is not monotonic, so in case if clock goes backwards we return return control too
        const diff = Date.now() - ts;
        if (diff >= 0 && diff < tick)
            continue;
        await nextTick(onReject);
        // Track only synchronous work time; scheduler delay after yielding is outside our budget.
        ts = Date.now();
    }
}
/**
 * Converts string to bytes using UTF8 encoding.
 * Built-in doesn't validate input to be string: we do the check.
 * Non-ASCII details are delegated to the platform `TextEncoder`.
 * @param str - string to encode
 * @returns UTF-8 encoded bytes.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Encode a string as UTF-8 bytes.
 * ```ts
 * utf8ToBytes('abc'); // Uint8Array.from([97, 98, 99])
 * ```
 */
function utf8ToBytes(str) {
    if (typeof str !== 'string')
        throw new TypeError('string expected');
    const encoded = new TextEncoder().encode(str);
    try {
        // Copy into the current realm for Firefox extension contexts. Callers that own the returned
        // buffer can then wipe it independently of TextEncoder's temporary result.
        return new Uint8Array(encoded); // https://bugzil.la/1681809
    }
    finally {
        clean(encoded);
    }
}
/**
 * Helper for KDFs: consumes Uint8Array or string.
 * String inputs are UTF-8 encoded; byte-array inputs stay aliased to the caller buffer.
 * @param data - user-provided KDF input
 * @param errorTitle - label included in thrown errors
 * @returns Byte representation of the input.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Normalize KDF input to bytes.
 * ```ts
 * kdfInputToBytes('password');
 * ```
 */
function kdfInputToBytes(data, errorTitle = '') {
    if (typeof data === 'string')
        return utf8ToBytes(data);
    return abytes(data, undefined, errorTitle);
}
/**
 * Copies several Uint8Arrays into one.
 * @param arrays - arrays to concatenate
 * @returns Concatenated byte array.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Concatenate multiple byte arrays.
 * ```ts
 * concatBytes(new Uint8Array([1]), new Uint8Array([2]));
 * ```
 */
function concatBytes(...arrays) {
    let sum = 0;
    for (let i = 0; i < arrays.length; i++) {
        const a = arrays[i];
        abytes(a);
        sum += a.length;
    }
    const res = new Uint8Array(sum);
    for (let i = 0, pad = 0; i < arrays.length; i++) {
        const a = arrays[i];
        res.set(a, pad);
        pad += a.length;
    }
    return res;
}
/**
 * Validates declared required and optional field types on a plain object.
 * This walks field schemas and formats detailed errors, so avoid it on hot paths; use direct
 * one-line guards such as `abytes()`, `abool()`, or `anumber()` instead.
 * @param object - object to validate
 * @param fields - map of required field names to expected types
 * @param optFields - map of optional field names to expected types
 * @param title - label included in thrown errors
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Validate required and optional option fields.
 * ```ts
 * validateObject({ N: 1024, dkLen: 32 }, { N: 'number' }, { dkLen: 'number' });
 * ```
 */
const validateObject = (object, fields = {}, optFields = {}, title = 'object') => {
    aobject(object, title);
    aobject(fields, 'fields');
    aobject(optFields, 'optFields');
    function checkField(fieldName, expectedType, isOpt) {
        const label = title === 'object' ? `param "${String(fieldName)}"` : `"${title}.${String(fieldName)}"`;
        // Config fields must be explicit own properties. Optional inherited values are rejected too
        // because callers keep reading the same options object after validation.
        const val = object[fieldName];
        // Runtime objects such as Field instances intentionally satisfy required method slots
        // via their shared prototype.
        if (!Object.hasOwn(object, fieldName) &&
            (isOpt ? val !== undefined : expectedType !== 'function')) {
            throw new TypeError(`${label} is invalid: expected own property`);
        }
        if (isOpt && val === undefined)
            return;
        const current = typeof val;
        if (current !== expectedType || val === null)
            throw new TypeError(`${label} is invalid: expected ${expectedType}, got ${current}`);
    }
    const iter = (f, isOpt) => Object.entries(f).forEach(([k, v]) => checkField(k, v, isOpt));
    iter(fields, false);
    iter(optFields, true);
};
/**
 * Merges default options and passed options.
 * @param defaults - base option object
 * @param opts - user overrides
 * @param title - label included in thrown override errors
 * @returns Fresh merged option object with a null prototype.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Merge user overrides onto default options.
 * ```ts
 * checkOpts({ dkLen: 32 }, { asyncTick: 10 });
 * ```
 */
function checkOpts(defaults, opts, title = 'opts') {
    aopts(defaults, 'defaults');
    if (opts !== undefined)
        aopts(opts, title);
    // Callers read optional fields directly, so omitted values must not fall through to ambient
    // Object.prototype pollution (for example a forged `dkLen` changing SHAKE's default output).
    const merged = Object.assign(Object.create(null), defaults, opts);
    return merged;
}
/**
 * Creates a callable hash function from a stateful class constructor.
 * @param hashCons - hash constructor or factory
 * @param info - optional metadata such as DER OID
 * @returns Frozen callable hash wrapper with `.create()`.
 *   Wrapper construction eagerly calls `hashCons(undefined)` once to read
 *   `outputLen` / `blockLen`, so constructor side effects happen at module
 *   init time.
 * @throws On wrong argument types. {@link TypeError}
 * @example
 * Wrap a stateful hash constructor into a callable helper.
 * ```ts
 * import { createHasher } from '@noble/hashes/utils.js';
 * import { sha256 } from '@noble/hashes/sha2.js';
 * const wrapped = createHasher(sha256.create, { oid: sha256.oid });
 * wrapped(new Uint8Array([1]));
 * ```
 */
function createHasher(hashCons, info = {}) {
    if (typeof hashCons !== 'function')
        throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
    info = checkOpts({}, info, 'info');
    const hashC = (msg, opts) => hashCons(opts)
        .update(msg)
        .digest();
    const tmp = hashCons(undefined);
    hashC.outputLen = tmp.outputLen;
    hashC.blockLen = tmp.blockLen;
    hashC.canXOF = tmp.canXOF;
    hashC.create = (opts) => hashCons(opts);
    Object.assign(hashC, info);
    return Object.freeze(hashC);
}
/**
 * Cryptographically secure PRNG backed by `crypto.getRandomValues`.
 * @param bytesLength - number of random bytes to generate
 * @returns Random bytes.
 * The platform `getRandomValues()` implementation still defines any
 * single-call length cap, and this helper rejects oversize requests
 * with a stable library `RangeError` instead of host-specific errors.
 * @throws On wrong argument types. {@link TypeError}
 * @throws On wrong argument ranges or values. {@link RangeError}
 * @throws If the current runtime does not provide `crypto.getRandomValues`. {@link Error}
 * @example
 * Generate a fresh random key or nonce.
 * ```ts
 * const key = randomBytes(16);
 * ```
 */
function randomBytes(bytesLength = 32) {
    // Match the repo's other length-taking helpers instead of relying on Uint8Array coercion.
    anumber(bytesLength, 'bytesLength');
    const cr = typeof globalThis === 'object' ? globalThis.crypto : null;
    if (typeof cr?.getRandomValues !== 'function')
        throw new Error('crypto.getRandomValues must be defined');
    // Web Cryptography API Level 2 §10.1.1:
    // if `byteLength > 65536`, throw `QuotaExceededError`.
    // Keep the guard explicit so callers can see the quota in code
    // instead of discovering it by reading the spec or host errors.
    // This wrapper surfaces the same quota as a stable library RangeError.
    if (bytesLength > 65536)
        throw new RangeError(`"bytesLength" expected <= 65536, got ${bytesLength}`);
    return cr.getRandomValues(new Uint8Array(bytesLength));
}
/**
 * Creates OID metadata for NIST hashes with prefix `06 09 60 86 48 01 65 03 04 02`.
 * @param suffix - final OID byte for the selected hash.
 *   The helper accepts any byte even though only the documented NIST hash
 *   suffixes are meaningful downstream.
 * @returns Object containing the DER-encoded OID.
 * @example
 * Build OID metadata for a NIST hash.
 * ```ts
 * oidNist(0x01);
 * ```
 */
const oidNist = (suffix) => ({
    // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
    // Larger suffix values would need base-128 OID encoding and a different length byte.
    oid: Uint8Array.from([0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, suffix]),
});


/***/ }),

/***/ 8965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  E: () => (/* binding */ diffArrays)
});

// UNUSED EXPORTS: arrayDiff

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}


/***/ }),

/***/ 3759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qm: () => (/* binding */ _gte)
/* harmony export */ });
/* unused harmony exports _coercedString, _email, _guid, _uuid, _uuidv4, _uuidv6, _uuidv7, _url, _emoji, _nanoid, _cuid, _cuid2, _ulid, _xid, _ksuid, _ipv4, _ipv6, _mac, _cidrv4, _cidrv6, _base64, _base64url, _e164, _creditCard, _iban, _jwt, TimePrecision, _isoDateTime, _isoDate, _isoTime, _isoDuration, _coercedNumber, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _undefined, _null, _any, _unknown, _void, _date, _coercedDate, _nan, _lt, _max, _gt, _min, _positive, _negative, _nonpositive, _nonnegative, _multipleOf, _maxSize, _minSize, _size, _maxLength, _length, _regex, _lowercase, _uppercase, _includes, _startsWith, _endsWith, _property, _properties, _mime, _overwrite, _normalize, _trim, _toLowerCase, _toUpperCase, _slugify, _array, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _custom, _refine, _superRefine, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new checks.$ZodCheckLessThan({
        check: "less_than",
        ...util.normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new checks.$ZodCheckGreaterThan({
        check: "greater_than",
        ...util.normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new checks.$ZodCheckMultipleOf({
        check: "multiple_of",
        ...util.normalizeParams(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new checks.$ZodCheckMaxLength({
        check: "max_length",
        ...util.normalizeParams(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new checks.$ZodCheckLengthEquals({
        check: "length_equals",
        ...util.normalizeParams(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new checks.$ZodCheckRegex({
        check: "string_format",
        format: "regex",
        ...util.normalizeParams(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new checks.$ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new checks.$ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new checks.$ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...util.normalizeParams(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new checks.$ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...util.normalizeParams(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new checks.$ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...util.normalizeParams(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new checks.$ZodCheckProperties({
        check: "properties",
        shape,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new checks.$ZodCheckOverwrite({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => util.slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...util.normalizeParams(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util.issue(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(util.issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new checks.$ZodCheck({
        check: "custom",
        ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 4890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan)
/* harmony export */ });
/* unused harmony exports $ZodCheckMultipleOf, $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckMaxLength, $ZodCheckLengthEquals, $ZodCheckStringFormat, $ZodCheckRegex, $ZodCheckLowerCase, $ZodCheckUpperCase, $ZodCheckIncludes, $ZodCheckStartsWith, $ZodCheckEndsWith, $ZodCheckProperty, $ZodCheckProperties, $ZodCheckMimeType, $ZodCheckOverwrite */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : util.floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? util.codePointLength(input) : units;
        if (length <= def.maximum)
            return;
        const origin = util.getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? util.codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = util.getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
})));
const $ZodCheckRegex = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckLowerCase = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.lowercase);
    $ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckUpperCase = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.uppercase);
    $ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckIncludes = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = util.escapeRegex(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckStartsWith = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${util.escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckEndsWith = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${util.escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(...util.prefixIssues(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    util.hide(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
})));
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
})));


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony exports NEVER, $brand, $ZodEncodeError */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 3908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K3: () => (/* binding */ base64),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   gp: () => (/* binding */ anyString),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   r0: () => (/* binding */ base64url),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony exports cuid, cuid2, ulid, xid, ksuid, nanoid, nanoidOfLength, duration, extendedDuration, guid, uuid, uuid4, uuid6, uuid7, email, html5Email, rfc5322Email, unicodeEmail, idnEmail, browserEmail, emoji, ipv4, ipv6, mac, cidrv4, cidrv6, hostname, domain, httpProtocol, e164, creditCard, currencyCode, iban, date, time, datetime, string, bigint, null, undefined, lowercase, uppercase, hex, md5_hex, md5_base64, md5_base64url, sha1_hex, sha1_base64, sha1_base64url, sha256_hex, sha256_base64, sha256_base64url, sha384_hex, sha384_base64, sha384_base64url, sha512_hex, sha512_base64, sha512_base64url */

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = (/* unused pure expression or super */ null && (`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`));
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = (/* unused pure expression or super */ null && (`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`));
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ (/* unused pure expression or super */ null && (anchor(dateSource)));
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry, registry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 8431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  $p: () => (/* binding */ $ZodArray),
  sF: () => (/* binding */ $ZodBoolean),
  rv: () => (/* binding */ $ZodDefault),
  VO: () => (/* binding */ $ZodEnum),
  Um: () => (/* binding */ $ZodNever),
  qc: () => (/* binding */ $ZodNullable),
  vz: () => (/* binding */ $ZodNumber),
  I: () => (/* binding */ $ZodNumberFormat),
  L8: () => (/* binding */ $ZodObject),
  ig: () => (/* binding */ $ZodOptional),
  h: () => (/* binding */ $ZodRecord),
  $v: () => (/* binding */ $ZodString),
  W4: () => (/* binding */ $ZodType),
  cu: () => (/* binding */ $ZodUnion),
  cq: () => (/* binding */ base64Charset),
  xE: () => (/* binding */ base64urlCharset)
});

// UNUSED EXPORTS: $ZodAny, $ZodBase64, $ZodBase64URL, $ZodBigInt, $ZodBigIntFormat, $ZodCIDRv4, $ZodCIDRv6, $ZodCUID, $ZodCUID2, $ZodCatch, $ZodCodec, $ZodCreditCard, $ZodCustom, $ZodCustomStringFormat, $ZodDate, $ZodDiscriminatedUnion, $ZodE164, $ZodEmail, $ZodEmoji, $ZodExactOptional, $ZodFile, $ZodFunction, $ZodGUID, $ZodIBAN, $ZodIPv4, $ZodIPv6, $ZodISODate, $ZodISODateTime, $ZodISODuration, $ZodISOTime, $ZodIntersection, $ZodJWT, $ZodKSUID, $ZodLazy, $ZodLiteral, $ZodMAC, $ZodMap, $ZodNaN, $ZodNanoID, $ZodNonOptional, $ZodNull, $ZodObjectJIT, $ZodPipe, $ZodPrefault, $ZodPreprocess, $ZodPromise, $ZodReadonly, $ZodSet, $ZodStringFormat, $ZodSuccess, $ZodSymbol, $ZodTemplateLiteral, $ZodTransform, $ZodTuple, $ZodULID, $ZodURL, $ZodUUID, $ZodUndefined, $ZodUnknown, $ZodVoid, $ZodXID, $ZodXor, URL_BAD_FORMAT, URL_UNPARSEABLE, canParseURL, clone, getDiscriminatedOption, isValidBase64, isValidBase64URL, isValidCIDRv6, isValidCreditCard, isValidIBAN, isValidIPv6, isValidJWT, mergeValues, parseURLObject, standardProps, stripTabAndNewline, urlHostnameOk, urlProtocolOk, validateURL

// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(4890);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/regexes.js
var core_regexes = __nccwpck_require__(3908);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? core_regexes/* anyString */.gp;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    checks.$ZodCheckStringFormat.init(inst, def);
    $ZodString.init(inst, def);
})));
const $ZodGUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.guid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodUUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = regexes.uuid(v));
    }
    else
        def.pattern ?? (def.pattern = regexes.uuid());
    $ZodStringFormat.init(inst, def);
})));
const $ZodEmail = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.email);
    $ZodStringFormat.init(inst, def);
})));
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodEmoji = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.emoji());
    $ZodStringFormat.init(inst, def);
})));
const $ZodNanoID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? regexes.nanoid : regexes.nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
})));
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cuid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodCUID2 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cuid2);
    $ZodStringFormat.init(inst, def);
})));
const $ZodULID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ulid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodXID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.xid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodKSUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ksuid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODateTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.datetime(def));
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.date);
    $ZodStringFormat.init(inst, def);
})));
const $ZodISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.time(def));
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.duration);
    $ZodStringFormat.init(inst, def);
})));
const $ZodIPv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ipv4);
    $ZodStringFormat.init(inst, def);
})));
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cidrv4);
    $ZodStringFormat.init(inst, def);
})));
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cidrv6); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodE164 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.e164);
    $ZodStringFormat.init(inst, def);
})));
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* number */.ai;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* boolean */.zM;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.bigint;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
})));
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
})));
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = util.cached(() => normalizeDef(def));
    const memo = core.globalConfig.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : util.esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = util.isObject;
    const jit = !core.globalConfig.jitless;
    const allowsEval = util.allowsEval;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
})));
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
(/* unused pure expression or super */ null && (core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    util.defineLazyInternal(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    util.assignProp(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = util.rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = util.cached(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!util.isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
})));
const $ZodIntersection = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
})));
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (util.isPlainObject(a) && util.isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (util.aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = util.aborted(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (util.aborted(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
})));
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...util.prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...util.prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isPlainObject */.Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && core_regexes/* number */.ai.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    util.defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? util.escapeRegex(o) : o ? util.escapeRegex(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core.globalConfig.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core.$ZodAsyncError();
        }
        payload.value = _out;
        return payload;
    };
})));
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    util.defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
})));
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
})));
const $ZodNonOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
})));
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
})));
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
})));
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
})));
const $ZodReadonly = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
})));
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustom", (inst, def) => {
    checks.$ZodCheck.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
})));
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(util.issue(_iss));
    }
}


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   NR: () => (/* binding */ BIGINT_FORMAT_RANGES),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, joinValues, floatSafeRemainder, defineLazy, objectClone, rawShape, mergeDefs, cloneDef, getElementAtPath, promiseAllObject, randomString, esc, slugify, allowsEval, numKeys, getParsedType, primitiveTypes, createTransparentProxy, stringifyPrimitive, pick, omit, safeExtend, merge, partial, required, unwrapMessage, getSizableOrigin, parsedType, issue, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, derived, CONSTANT_CATCH, constantCatch */

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ (/* unused pure expression or super */ null && (cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (globalConfig.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
})));
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ }),

/***/ 5395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Rvf: () => (/* binding */ _default),
  YOg: () => (/* binding */ array),
  zMY: () => (/* binding */ schemas_boolean),
  q0y: () => (/* binding */ describe),
  k5n: () => (/* binding */ _enum),
  X$i: () => (/* binding */ extend),
  Whr: () => (/* binding */ schemas_int),
  mee: () => (/* binding */ nullable),
  cl6: () => (/* binding */ nullish),
  aig: () => (/* binding */ number),
  Ikc: () => (/* binding */ object),
  lqM: () => (/* binding */ optional),
  g1P: () => (/* binding */ record),
  rej: () => (/* binding */ strictObject),
  YjP: () => (/* binding */ string),
  KCZ: () => (/* binding */ union)
});

// UNUSED EXPORTS: ZodMiniAny, ZodMiniArray, ZodMiniBase64, ZodMiniBase64URL, ZodMiniBigInt, ZodMiniBigIntFormat, ZodMiniBoolean, ZodMiniCIDRv4, ZodMiniCIDRv6, ZodMiniCUID, ZodMiniCUID2, ZodMiniCatch, ZodMiniCodec, ZodMiniCreditCard, ZodMiniCustom, ZodMiniCustomStringFormat, ZodMiniDate, ZodMiniDefault, ZodMiniDiscriminatedUnion, ZodMiniE164, ZodMiniEmail, ZodMiniEmoji, ZodMiniEnum, ZodMiniExactOptional, ZodMiniFile, ZodMiniFunction, ZodMiniGUID, ZodMiniIBAN, ZodMiniIPv4, ZodMiniIPv6, ZodMiniIntersection, ZodMiniJWT, ZodMiniKSUID, ZodMiniLazy, ZodMiniLiteral, ZodMiniMAC, ZodMiniMap, ZodMiniNaN, ZodMiniNanoID, ZodMiniNever, ZodMiniNonOptional, ZodMiniNull, ZodMiniNullable, ZodMiniNumber, ZodMiniNumberFormat, ZodMiniObject, ZodMiniOptional, ZodMiniPipe, ZodMiniPrefault, ZodMiniPromise, ZodMiniReadonly, ZodMiniRecord, ZodMiniSet, ZodMiniString, ZodMiniStringFormat, ZodMiniSuccess, ZodMiniSymbol, ZodMiniTemplateLiteral, ZodMiniTransform, ZodMiniTuple, ZodMiniType, ZodMiniULID, ZodMiniURL, ZodMiniUUID, ZodMiniUndefined, ZodMiniUnion, ZodMiniUnknown, ZodMiniVoid, ZodMiniXID, ZodMiniXor, _function, any, base64, base64url, bigint, catch, catchall, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, discriminatedUnion, e164, email, emoji, exactOptional, exactPartial, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, ipv4, ipv6, json, jwt, keyof, ksuid, lazy, literal, looseObject, looseRecord, mac, map, merge, meta, nan, nanoid, nativeEnum, never, nonoptional, null, omit, partial, partialRecord, pick, pipe, prefault, promise, readonly, refine, required, safeExtend, set, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, transform, tuple, uint32, uint64, ulid, undefined, unknown, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js + 1 modules
var schemas = __nccwpck_require__(8431);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(4723);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, core_util/* jsonStringifyReplacer */.k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core/* $constructor */.xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core/* $constructor */.xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            core_util/* captureStackTrace */.gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ (/* unused pure expression or super */ null && (Symbol.for("zod.compile.invalid")));
const COMPILE_FALLBACK = /* @__PURE__ */ (/* unused pure expression or super */ null && (Symbol.for("zod.compile.fallback")));
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new core.$ZodAsyncError();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js




const ZodMiniType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniType", (inst, def) => {
    if (!inst._zod)
        throw new Error("Uninitialized schema in ZodMiniType.");
    schemas/* $ZodType */.W4.init(inst, def);
    inst.def = def;
    inst.type = def.type;
}, {
    // `with` is an alias for `check`: the same function object, not a wrapper.
    get with() {
        return this.check;
    },
    set with(value) {
        core_util/* own */.qh(this, "with", value);
    },
    parse(data, params) {
        return parse(this, data, params, { callee: this.parse });
    },
    parseAsync(data, params) {
        return parseAsync(this, data, params, { callee: this.parseAsync });
    },
    safeParse(data, params) {
        return safeParse(this, data, params);
    },
    safeParseAsync(data, params) {
        return safeParseAsync(this, data, params);
    },
    check(...checks) {
        const def = this.def;
        return this.clone({
            ...def,
            checks: [
                ...(def.checks ?? []),
                ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }, { parent: true });
    },
    clone(_def, params) {
        return core_util/* clone */.o8(this, _def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
});
const ZodMiniString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniString", (inst, def) => {
    schemas/* $ZodString */.$v.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
    return api/* _string */.Rl(ZodMiniString, params);
}
const ZodMiniStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniStringFormat", (inst, def) => {
    core.$ZodStringFormat.init(inst, def);
    ZodMiniString.init(inst, def);
})));
const ZodMiniEmail = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniEmail", (inst, def) => {
    core.$ZodEmail.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function email(params) {
    return core._email(ZodMiniEmail, params);
}
const ZodMiniGUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniGUID", (inst, def) => {
    core.$ZodGUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function guid(params) {
    return core._guid(ZodMiniGUID, params);
}
const ZodMiniUUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniUUID", (inst, def) => {
    core.$ZodUUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function uuid(params) {
    return core._uuid(ZodMiniUUID, params);
}
// @__NO_SIDE_EFFECTS__
function uuidv4(params) {
    return core._uuidv4(ZodMiniUUID, params);
}
// ZodMiniUUIDv6
// @__NO_SIDE_EFFECTS__
function uuidv6(params) {
    return core._uuidv6(ZodMiniUUID, params);
}
// ZodMiniUUIDv7
// @__NO_SIDE_EFFECTS__
function uuidv7(params) {
    return core._uuidv7(ZodMiniUUID, params);
}
const ZodMiniURL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniURL", (inst, def) => {
    core.$ZodURL.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function url(params) {
    return core._url(ZodMiniURL, params);
}
// @__NO_SIDE_EFFECTS__
function httpUrl(params) {
    return core._url(ZodMiniURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodMiniEmoji = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniEmoji", (inst, def) => {
    core.$ZodEmoji.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function emoji(params) {
    return core._emoji(ZodMiniEmoji, params);
}
const ZodMiniNanoID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNanoID", (inst, def) => {
    core.$ZodNanoID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function nanoid(params) {
    return core._nanoid(ZodMiniNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodMiniCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodMiniCUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCUID", (inst, def) => {
    core.$ZodCUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function cuid(params) {
    return core._cuid(ZodMiniCUID, params);
}
const ZodMiniCUID2 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCUID2", (inst, def) => {
    core.$ZodCUID2.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function cuid2(params) {
    return core._cuid2(ZodMiniCUID2, params);
}
const ZodMiniULID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniULID", (inst, def) => {
    core.$ZodULID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function ulid(params) {
    return core._ulid(ZodMiniULID, params);
}
const ZodMiniXID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniXID", (inst, def) => {
    core.$ZodXID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function xid(params) {
    return core._xid(ZodMiniXID, params);
}
const ZodMiniKSUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniKSUID", (inst, def) => {
    core.$ZodKSUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function ksuid(params) {
    return core._ksuid(ZodMiniKSUID, params);
}
const ZodMiniIPv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIPv4", (inst, def) => {
    core.$ZodIPv4.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function ipv4(params) {
    return core._ipv4(ZodMiniIPv4, params);
}
const ZodMiniIPv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIPv6", (inst, def) => {
    core.$ZodIPv6.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function ipv6(params) {
    return core._ipv6(ZodMiniIPv6, params);
}
const ZodMiniCIDRv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCIDRv4", (inst, def) => {
    core.$ZodCIDRv4.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function cidrv4(params) {
    return core._cidrv4(ZodMiniCIDRv4, params);
}
const ZodMiniCIDRv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCIDRv6", (inst, def) => {
    core.$ZodCIDRv6.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function cidrv6(params) {
    return core._cidrv6(ZodMiniCIDRv6, params);
}
const ZodMiniMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniMAC", (inst, def) => {
    core.$ZodMAC.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function mac(params) {
    return core._mac(ZodMiniMAC, params);
}
const ZodMiniBase64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBase64", (inst, def) => {
    core.$ZodBase64.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function base64(params) {
    return core._base64(ZodMiniBase64, params);
}
const ZodMiniBase64URL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBase64URL", (inst, def) => {
    core.$ZodBase64URL.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function base64url(params) {
    return core._base64url(ZodMiniBase64URL, params);
}
const ZodMiniE164 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniE164", (inst, def) => {
    core.$ZodE164.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function e164(params) {
    return core._e164(ZodMiniE164, params);
}
const ZodMiniCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function creditCard(params) {
    return core._creditCard(ZodMiniCreditCard, params);
}
const ZodMiniIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function iban(params) {
    return core._iban(ZodMiniIBAN, params);
}
const ZodMiniJWT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniJWT", (inst, def) => {
    core.$ZodJWT.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function jwt(params) {
    return core._jwt(ZodMiniJWT, params);
}
const ZodMiniCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCustomStringFormat", (inst, def) => {
    core.$ZodCustomStringFormat.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
}
// @__NO_SIDE_EFFECTS__
function hostname(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
}
// @__NO_SIDE_EFFECTS__
function hex(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
}
// @__NO_SIDE_EFFECTS__
function currencyCode(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
// @__NO_SIDE_EFFECTS__
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    // check for unrecognized format
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
}
const ZodMiniNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNumber", (inst, def) => {
    schemas/* $ZodNumber */.vz.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number(params) {
    return api/* _number */.F7(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNumberFormat", (inst, def) => {
    schemas/* $ZodNumberFormat */.I.init(inst, def);
    ZodMiniNumber.init(inst, def);
});
function schemas_int(params) {
    return api/* _int */.LK(ZodMiniNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodMiniNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodMiniNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodMiniNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniBoolean", (inst, def) => {
    schemas/* $ZodBoolean */.sF.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function schemas_boolean(params) {
    return api/* _boolean */._L(ZodMiniBoolean, params);
}
const ZodMiniBigInt = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBigInt", (inst, def) => {
    core.$ZodBigInt.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function bigint(params) {
    return core._bigint(ZodMiniBigInt, params);
}
const ZodMiniBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodMiniBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodMiniBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodMiniBigIntFormat, params);
}
const ZodMiniSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function symbol(params) {
    return core._symbol(ZodMiniSymbol, params);
}
const ZodMiniUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _undefined(params) {
    return core._undefined(ZodMiniUndefined, params);
}

const ZodMiniNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _null(params) {
    return core._null(ZodMiniNull, params);
}

const ZodMiniAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function any() {
    return core._any(ZodMiniAny);
}
const ZodMiniUnknown = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniUnknown", (inst, def) => {
    core.$ZodUnknown.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function unknown() {
    return core._unknown(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNever", (inst, def) => {
    schemas/* $ZodNever */.Um.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
    return api/* _never */.G8(ZodMiniNever, params);
}
const ZodMiniVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _void(params) {
    return core._void(ZodMiniVoid, params);
}

const ZodMiniDate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniDate", (inst, def) => {
    core.$ZodDate.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._date(ZodMiniDate, params);
}
const ZodMiniArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniArray", (inst, def) => {
    schemas/* $ZodArray */.$p.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
    return new ZodMiniArray({
        type: "array",
        element: element,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// .keyof
// @__NO_SIDE_EFFECTS__
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodMiniObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniObject", (inst, def) => {
    schemas/* $ZodObject */.L8.init(inst, def);
    ZodMiniType.init(inst, def);
    core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util/* normalizeParams */.A2(params),
    };
    return new ZodMiniObject(def);
}
// strictObject
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: never(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
// looseObject
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...util.normalizeParams(params),
    });
}
// object methods
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
    return core_util/* extend */.X$(schema, shape);
}
// @__NO_SIDE_EFFECTS__
function safeExtend(schema, shape) {
    return util.safeExtend(schema, shape);
}
/**
 * @deprecated Use [`z.extend(A, B.shape)`](https://zod.dev/api?id=extend) instead.
 */
// @__NO_SIDE_EFFECTS__
function merge(a, b) {
    return util.merge(a, b);
}
// @__NO_SIDE_EFFECTS__
function pick(schema, mask) {
    return util.pick(schema, mask);
}
// .omit
// @__NO_SIDE_EFFECTS__
function omit(schema, mask) {
    return util.omit(schema, mask);
}
// @__NO_SIDE_EFFECTS__
function partial(schema, mask) {
    const def = schema._zod.def;
    if (def.type !== "tuple")
        return util.partial(ZodMiniOptional, schema, mask);
    // a refinement was authored against the full arity; partialing would run it on a shorter array
    if (def.checks?.length)
        throw new Error(".partial() cannot be used on tuple schemas containing refinements");
    return util.clone(schema, {
        ...def,
        items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item })),
    });
}
// @__NO_SIDE_EFFECTS__
function exactPartial(schema, mask) {
    return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
}
// @__NO_SIDE_EFFECTS__
function required(schema, mask) {
    return util.required(ZodMiniNonOptional, schema, mask);
}
// @__NO_SIDE_EFFECTS__
function catchall(inst, catchall) {
    // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
    return inst.clone(util.mergeDefs(inst._zod.def, { catchall: catchall }));
}
const ZodMiniUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniUnion", (inst, def) => {
    schemas/* $ZodUnion */.cu.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
    return new ZodMiniUnion({
        type: "union",
        options: options,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodMiniXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniXor", (inst, def) => {
    ZodMiniUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodMiniXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodMiniDiscriminatedUnion = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
    core.$ZodDiscriminatedUnion.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
    return new ZodMiniDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
const ZodMiniIntersection = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIntersection", (inst, def) => {
    core.$ZodIntersection.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function intersection(left, right) {
    return new ZodMiniIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodMiniTuple = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniTuple", (inst, def) => {
    core.$ZodTuple.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof core.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodMiniTuple({
        type: "tuple",
        items: items,
        rest,
        ...util.normalizeParams(params),
    });
}
const ZodMiniRecord = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniRecord", (inst, def) => {
    schemas/* $ZodRecord */.h.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodMiniRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ...core_util/* normalizeParams */.A2(valueType),
        });
    }
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function partialRecord(keyType, valueType, params) {
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMiniMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniMap", (inst, def) => {
    core.$ZodMap.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function map(keyType, valueType, params) {
    return new ZodMiniMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSet", (inst, def) => {
    core.$ZodSet.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function set(valueType, params) {
    return new ZodMiniSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniEnum", (inst, def) => {
    schemas/* $ZodEnum */.VO.init(inst, def);
    ZodMiniType.init(inst, def);
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ...core_util/* normalizeParams */.A2(params),
    });
}

// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodMiniLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniLiteral", (inst, def) => {
    core.$ZodLiteral.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
    return new ZodMiniLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
const ZodMiniFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function file(params) {
    return core._file(ZodMiniFile, params);
}
const ZodMiniTransform = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniTransform", (inst, def) => {
    core.$ZodTransform.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function transform(fn) {
    return new ZodMiniTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodMiniOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniOptional", (inst, def) => {
    schemas/* $ZodOptional */.ig.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
    return new ZodMiniOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniExactOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniExactOptional", (inst, def) => {
    core.$ZodExactOptional.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function exactOptional(innerType) {
    return new ZodMiniExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniNullable", (inst, def) => {
    schemas/* $ZodNullable */.qc.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
    return new ZodMiniNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodMiniDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniDefault", (inst, def) => {
    schemas/* $ZodDefault */.rv.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
    return new ZodMiniDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodMiniPrefault = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniPrefault", (inst, def) => {
    core.$ZodPrefault.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function prefault(innerType, defaultValue) {
    return new ZodMiniPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
const ZodMiniNonOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNonOptional", (inst, def) => {
    core.$ZodNonOptional.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function nonoptional(innerType, params) {
    return new ZodMiniNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function success(innerType) {
    return new ZodMiniSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodMiniCatch = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCatch", (inst, def) => {
    core.$ZodCatch.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _catch(innerType, catchValue) {
    return new ZodMiniCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core.util.constantCatch(catchValue)),
    });
}

const ZodMiniNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function nan(params) {
    return core._nan(ZodMiniNaN, params);
}
const ZodMiniPipe = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniPipe", (inst, def) => {
    core.$ZodPipe.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
    return new ZodMiniPipe({
        type: "pipe",
        in: in_,
        out: out,
    });
}
const ZodMiniCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCodec", (inst, def) => {
    ZodMiniPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function codec(in_, out, params) {
    return new ZodMiniCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
// @__NO_SIDE_EFFECTS__
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodMiniCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodMiniReadonly = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniReadonly", (inst, def) => {
    core.$ZodReadonly.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function readonly(innerType) {
    return new ZodMiniReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodMiniTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function templateLiteral(parts, params) {
    return new ZodMiniTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodMiniLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// export function lazy<T extends object>(getter: () => T): T {
//   return util.createTransparentProxy<T>(getter);
// }
// @__NO_SIDE_EFFECTS__
function _lazy(getter) {
    return new ZodMiniLazy({
        type: "lazy",
        getter: getter,
    });
}

const ZodMiniPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function promise(innerType) {
    return new ZodMiniPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodMiniCustom = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCustom", (inst, def) => {
    core.$ZodCustom.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// custom checks
// @__NO_SIDE_EFFECTS__
function check(fn, params) {
    const ch = new core.$ZodCheck({
        check: "custom",
        ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// ZodCustom custom schema
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
    return core._custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// refine
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
    return core._refine(ZodMiniCustom, fn, _params);
}
// superRefine
// @__NO_SIDE_EFFECTS__
function superRefine(fn, params) {
    return core._superRefine(fn, params);
}
// Re-export describe and meta from core
const describe = api/* describe */.q0;
const meta = api/* meta */.mI;
// instanceof
class Class {
    constructor(..._args) { }
}
// @__NO_SIDE_EFFECTS__
function _instanceof(cls, params = {}) {
    const inst = custom((data) => data instanceof cls, params);
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodMiniCodec,
    Boolean: ZodMiniBoolean,
    String: ZodMiniString,
}, ...args);
// @__NO_SIDE_EFFECTS__
function json() {
    const jsonSchema = _lazy(() => {
        return union([string(), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
const ZodMiniFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _function(params) {
    return new ZodMiniFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}



/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9069);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
