"use strict";
exports.id = 4;
exports.ids = [4];
exports.modules = {

/***/ 5004:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ help_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8411);
/* harmony import */ var _cli_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2713);




// src/command-line/flag.ts
/** The headings in the help, in their order. */
const GROUPS = [
	"Common flags",
	"The pull or merge request",
	"How the findings are read",
	"Which findings are posted",
	"What the review looks like",
	"Posting",
	"All commands"
];
// src/command-line/help.ts
/** Where descriptions begin. In a narrow terminal they are on lines of their own. */
const INDENT = {
	wide: 28,
	narrow: 8
};
const NARROW = 70;
/** Longer lines are hard to read. */
const MAX_COLUMNS = 100;
/** What the program is for, and its commands. */
function overview(terminal) {
	const { paint, columns } = fitting(terminal);
	const rows = [..._cli_js__WEBPACK_IMPORTED_MODULE_3__.s].map(([name, { summary }]) => ({
		left: name,
		right: summary
	}));
	const width = Math.max(...rows.map(({ left }) => left.length)) + 4;
	const [about = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, ...notes] = [
		"Turns review findings into one batched pull-request review whose suggestions can be committed with one click.",
		"fencepost help COMMAND, or fencepost COMMAND --help, lists the flags of a command; fencepost --version prints the version.",
		"Exit code: 0 done, 1 fail-on is met or the review was not delivered, 2 could not run."
	].map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text), columns), "\n"));
	return sections([
		about,
		headed((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Usage`, [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  fencepost COMMAND [flags]`], paint),
		headed((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Commands`, table(rows, width, columns), paint),
		...notes,
		headed((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Example`, [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  fencepost preview --findings findings.json --output review.html`], paint)
	]);
}
/** Usage, examples and flags of a command. */
function commandHelp(name, command, terminal) {
	const { paint, columns } = fitting(terminal);
	const { summary, usage, examples, flags } = command;
	const call = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(`fencepost ${name} ${usage}`), columns - 2);
	return sections([
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(summary), columns), "\n"),
		headed((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Usage`, call.map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${text}`), paint),
		headed(examples.length > 1 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Examples` : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Example`, examples.map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text)}`), paint),
		...GROUPS.flatMap((group) => {
			const rows = rowsOf(group, command);
			const indent = columns < NARROW ? INDENT.narrow : INDENT.wide;
			return rows.length > 0 ? [headed((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(group), table(rows, indent, columns), paint)] : [];
		}),
		...Object.values(flags).some(({ bare }) => bare === "true") ? [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`--no-NAME means --NAME=false. A value can also follow after =, as in --NAME=VALUE.`, columns), "\n")] : []
	]);
}
function rowsOf(group, { flags, takesCommand }) {
	const rows = Object.entries(flags).filter(([, spec]) => (spec.group ?? GROUPS.at(-1)) === group).map(([name, spec]) => ({
		left: flagText(name, spec),
		right: spec.description
	}));
	const rest = {
		left: "    -- COMMAND",
		right: "The command and its arguments, such as npm test."
	};
	return takesCommand && group === GROUPS[0] ? [...rows, rest] : rows;
}
function flagText(name, { short, value, bare, no }) {
	const dashed = bare === "true" && no === "false" ? `--[no-]${name}` : `--${name}`;
	const shown = value === void 0 || bare === "true" ? "" : ` ${value}`;
	return `${short === void 0 ? "    " : `-${short}, `}${dashed}${shown}`;
}
/** Two columns; a left side that is too long has a line of its own. */
function table(rows, indent, columns) {
	const blank = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, indent);
	return rows.flatMap(({ left, right }) => {
		const start = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(left)}`;
		const [first = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, ...more] = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(right), columns - indent);
		return [...start.length + 2 <= indent ? [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)(start, indent)}${first}`] : [start, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${blank}${first}`], ...more.map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${blank}${text}`)];
	});
}
function headed(title, lines, paint) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)([paint("bold", title), ...lines], "\n");
}
function sections(parts) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)(parts, "\n\n")}\n`;
}
function fitting({ paint, columns }) {
	return {
		paint,
		columns: Math.min(columns, MAX_COLUMNS)
	};
}
// src/commands/help.ts
var help_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
	help: () => help,
	helpText: () => helpText
});
function help({ argument, color }) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)(helpText(argument, color));
	return 0;
}
/** Of the whole program, if no command is named. */
function helpText(name, color = "auto") {
	const { isTTY, columns = 80 } = process.stdout;
	const terminal = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.a)({
		isTTY,
		columns
	}, process.env, color);
	const command = _cli_js__WEBPACK_IMPORTED_MODULE_3__.s.get(name ?? "");
	return name !== void 0 && command ? commandHelp(name, command, terminal) : overview(terminal);
}



/***/ })

};
;