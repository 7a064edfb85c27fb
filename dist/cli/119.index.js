"use strict";
exports.id = 119;
exports.ids = [119];
exports.modules = {

/***/ 119:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: function() { return /* binding */ demo; },
/* harmony export */   n: function() { return /* binding */ HEAD; },
/* harmony export */   r: function() { return /* binding */ TITLE; },
/* harmony export */   t: function() { return /* binding */ BASE; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3361);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1344);
/* harmony import */ var _write_preview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6584);
/* harmony import */ var _render_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4929);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9892);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_9__);










// lib/demo/pull-request.js
/** A small pull request, and what a model and a linter say about it. */
const CART_BEFORE = `import { tax } from './tax'

export interface Item {
  name: string
  price: number
  quantity: number
}

export function total(items: Item[]): number {
  let sum = 0
  for (const item of items) {
    sum += item.price
  }
  return sum
}

export function describe(item: Item): string {
  return item.name + ' x' + item.quantity
}
`;
const CART_AFTER = `import { tax } from './tax'

export interface Item {
  name: string
  price: number
  quantity: number
}

export function total(items: Item[]): number {
  let sum = 0
  for (let i = 0; i <= items.length; i++) {
    sum += items[i].price * items[i].quantity
  }
  return sum + tax(sum)
}

export function describe(item: Item): string {
  return item.name + ' x' + item.quantity
}

export function isEmpty(items: Item[]): boolean {
  return items.length == 0
}

export function clear(items: Item[]) {
  var count = items.length
  console.log('clearing ' + count)
  items.length = 0
}
`;
const TAX = `export const RATE = 0.19

export function tax(amount: number): number {
  return amount * RATE
}
`;
const TITLE = "Totals with tax";
const BASE = {
	"src/cart.ts": CART_BEFORE,
	"src/tax.ts": TAX
};
const HEAD = {
	"src/cart.ts": CART_AFTER,
	"src/tax.ts": TAX
};
const FROM_MODEL = [
	{
		path: "src/cart.ts",
		line: 11,
		severity: "critical",
		title: "Reads one item past the end",
		message: "The loop runs while `i <= items.length`, so its last turn reads `items[items.length]`, which is `undefined`, and throws.",
		original: "  for (let i = 0; i <= items.length; i++) {",
		suggestion: "  for (let i = 0; i < items.length; i++) {",
		confidence: .97
	},
	{
		path: "b/src/cart.ts",
		line: 12,
		severity: "medium",
		title: "Money in floats",
		message: "Prices are floats, so sums drift. Round each line:",
		suggestion: "    const line = items[i].price * items[i].quantity\n    sum += Math.round(line * 100) / 100\n  }\n  return sum + tax(sum)"
	},
	{
		path: "src/tax.ts",
		line: 1,
		severity: "low",
		title: "Hard-coded rate",
		message: "The rate differs per country; ask @finance, see #12."
	}
].map((finding) => ({
	...finding,
	source: "review-model"
}));
const FROM_LINTER = [
	{
		line: 22,
		rule: "eqeqeq",
		message: "Expected '===' and instead saw '=='.",
		suggestion: "  return items.length === 0"
	},
	{
		line: 26,
		rule: "no-var",
		message: "Unexpected var, use let or const instead.",
		suggestion: "  const count = items.length"
	},
	{
		line: 27,
		rule: "no-console",
		message: "Unexpected console statement.",
		suggestion: ""
	}
].map((finding) => ({
	path: "src/cart.ts",
	severity: "warning",
	source: "eslint",
	...finding
}));
// lib/commands/demo.js
/** The real code against a platform in this process: posts a review, presses every button, runs again. */
async function demo(flags) {
	const terminal = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__.terminalOf)(process.stdout);
	const { paint } = terminal;
	const say = (text) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.nt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${text}\n`);
	const step = (text) => {
		const lines = (0,_render_review_js__WEBPACK_IMPORTED_MODULE_5__.n)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(text), terminal.columns - 2);
		say((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`\n${paint(["bold", "cyan"], (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)(lines.map((part) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`▌ ${part}`), "\n"))}\n`);
	};
	const stage = await openStage(flags);
	try {
		const platform = await stage.connect(ID);
		const { noun } = platform;
		step(`A ${noun} (${stage.subject}), findings of a model and a linter. The plan:`);
		const first = await runOnce(platform, stage);
		(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.nt)((0,_render_review_js__WEBPACK_IMPORTED_MODULE_5__.t)(first.plan, terminal));
		step("Posted to the sandbox as one review:");
		(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.nt)((0,_render_review_js__WEBPACK_IMPORTED_MODULE_5__.renderReview)(first.plan, first.diff, terminal));
		step("The same as a page, for a browser:");
		const page = flags.one("preview") ?? node_path__WEBPACK_IMPORTED_MODULE_8___default().join((0,node_fs__WEBPACK_IMPORTED_MODULE_7__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_8___default().join((0,node_os__WEBPACK_IMPORTED_MODULE_9__.tmpdir)(), "fencepost-")), "review.html");
		await (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_4__.n)(page, {
			...first,
			subject: stage.subject,
			status: (0,_review_js__WEBPACK_IMPORTED_MODULE_3__.a)(first)
		});
		say((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(page)}`);
		step("The same findings again:");
		const second = await runOnce(await stage.connect(ID), stage);
		say((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ${second.outcome}, still ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.w)(stage.reviews(), "review")} on the ${noun}`);
		step("Every button pressed, a real commit each:");
		for (const { place, press } of stage.comments()) say((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(place)}  ${outcomeOf(await press(), paint)}`);
		say((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`\n${await changed(stage)}`);
		return first.outcome === "posted" && second.outcome === "nothing-new" ? 0 : 1;
	} finally {
		await stage.close();
	}
}
function outcomeOf(pressed, paint) {
	switch (pressed.kind) {
		case "committed": return paint("green", (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(`committed ${pressed.commit.slice(0, 10)}`));
		case "refused": return paint("red", (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(`refused: ${pressed.reason}`));
		case "no-button": return paint("dim", (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`has no button`);
	}
}
const ID = "demo";
async function openStage(flags) {
	if ((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Y)(flags.one("platform")) === "gitlab") return (await Promise.all(/* import() */[__webpack_require__.e(296), __webpack_require__.e(679), __webpack_require__.e(851), __webpack_require__.e(209)]).then(__webpack_require__.bind(__webpack_require__, 9209))).onGitLab();
	return (await Promise.all(/* import() */[__webpack_require__.e(260), __webpack_require__.e(439), __webpack_require__.e(851), __webpack_require__.e(713)]).then(__webpack_require__.bind(__webpack_require__, 9713))).onGitHub();
}
async function runOnce(platform, { linkHost }) {
	const findings = [...FROM_MODEL, ...FROM_LINTER].flatMap((entry, index) => {
		const kind = entry.source === "eslint" ? "tool" : "model";
		const read = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(entry, {
			file: "demo",
			index
		}, kind);
		return "finding" in read ? [read.finding] : [];
	});
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_3__.t)({
		platform,
		findings,
		bad: [],
		options: {
			..._main_js__WEBPACK_IMPORTED_MODULE_1__.vt,
			linkHosts: [linkHost],
			id: ID,
			writeMarkdown: _markdown_js__WEBPACK_IMPORTED_MODULE_2__.r
		},
		dryRun: false,
		say: () => {}
	});
}
/** The lines of the file that the buttons have changed. */
async function changed({ file }) {
	const before = HEAD["src/cart.ts"].split("\n");
	const rows = (await file("src/cart.ts") ?? "").split("\n").map((row, index) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${before.includes(row) ? " " : "*"} ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.tt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${index + 1}`, 3)}  ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(row)}`);
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)(rows.slice(8, -1), "\n");
}



/***/ })

};
;