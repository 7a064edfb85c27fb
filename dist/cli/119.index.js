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
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(487);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(361);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(344);
/* harmony import */ var _write_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(584);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_6__);







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
	const terminal = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.i)(process.stdout);
	const { paint } = terminal;
	const say = (text) => (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.qt)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`${text}\n`);
	const step = (text) => {
		const lines = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.c)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(text), terminal.columns - 2);
		say((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`\n${paint(["bold", "cyan"], (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Ht)(lines.map((part) => (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`▌ ${part}`), "\n"))}\n`);
	};
	const stage = await openStage(flags);
	try {
		const platform = await stage.connect(ID);
		const { noun } = platform;
		step(`A ${noun} (${stage.subject}), findings of a model and a linter. The plan:`);
		const first = await runOnce(platform, stage);
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.qt)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.s)(first.plan, terminal));
		step("Posted to the sandbox as one review:");
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.qt)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.o)(first.plan, first.diff, terminal));
		step("The same as a page, for a browser:");
		const page = flags.one("preview") ?? node_path__WEBPACK_IMPORTED_MODULE_5___default().join((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_5___default().join((0,node_os__WEBPACK_IMPORTED_MODULE_6__.tmpdir)(), "fencepost-")), "review.html");
		await (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_3__.t)(page, {
			...first,
			subject: stage.subject,
			status: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.a)(first)
		});
		say((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`  ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(page)}`);
		step("The same findings again:");
		const second = await runOnce(await stage.connect(ID), stage);
		say((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`  ${second.outcome}, still ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.x)(stage.reviews(), "review")} on the ${noun}`);
		step("Every button pressed, a real commit each:");
		for (const { place, press } of stage.comments()) say((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`  ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(place)}  ${outcomeOf(await press(), paint)}`);
		say((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`\n${await changed(stage)}`);
		return first.outcome === "posted" && second.outcome === "nothing-new" ? 0 : 1;
	} finally {
		await stage.close();
	}
}
function outcomeOf(pressed, paint) {
	switch (pressed.kind) {
		case "committed": return paint("green", (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(`committed ${pressed.commit.slice(0, 10)}`));
		case "refused": return paint("red", (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(`refused: ${pressed.reason}`));
		case "no-button": return paint("dim", (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`has no button`);
	}
}
const ID = "demo";
async function openStage(flags) {
	if ((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)(flags.one("platform")) === "gitlab") return (await Promise.all(/* import() */[__webpack_require__.e(324), __webpack_require__.e(679), __webpack_require__.e(851), __webpack_require__.e(209)]).then(__webpack_require__.bind(__webpack_require__, 209))).onGitLab();
	return (await Promise.all(/* import() */[__webpack_require__.e(260), __webpack_require__.e(439), __webpack_require__.e(851), __webpack_require__.e(713)]).then(__webpack_require__.bind(__webpack_require__, 713))).onGitHub();
}
async function runOnce(platform, { linkHost }) {
	const findings = [...FROM_MODEL, ...FROM_LINTER].flatMap((entry, index) => {
		const kind = entry.source === "eslint" ? "tool" : "model";
		const read = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.ft)(entry, {
			file: "demo",
			index
		}, kind);
		return "finding" in read ? [read.finding] : [];
	});
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		platform,
		findings,
		bad: [],
		options: {
			..._main_js__WEBPACK_IMPORTED_MODULE_0__.K,
			linkHosts: [linkHost],
			id: ID,
			writeMarkdown: _markdown_js__WEBPACK_IMPORTED_MODULE_1__.r
		},
		dryRun: false,
		say: () => {}
	});
}
/** The lines of the file that the buttons have changed. */
async function changed({ file }) {
	const before = HEAD["src/cart.ts"].split("\n");
	const rows = (await file("src/cart.ts") ?? "").split("\n").map((row, index) => (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`${before.includes(row) ? " " : "*"} ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Wt)`${index + 1}`, 3)}  ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(row)}`);
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Ht)(rows.slice(8, -1), "\n");
}



/***/ }),

/***/ 344:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ ending; },
/* harmony export */   i: function() { return /* binding */ UnreadError; },
/* harmony export */   n: function() { return /* binding */ reviewOrDegrade; },
/* harmony export */   r: function() { return /* binding */ refuseSecrets; },
/* harmony export */   t: function() { return /* binding */ review; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(487);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);




// lib/ending.js
/** What has become of the review, for a person. */
function ending(result) {
	switch (result.outcome) {
		case "posted": return `Posted ${result.url}`;
		case "nothing-new": return "Nothing new: all findings are known from an earlier run";
		case "nothing-to-post": return "Nothing to post";
		case "dry-run": return "A dry run: nothing was posted";
		case "skipped": return `${result.why}; nothing was posted`;
		case "degraded": return `${result.message}\n${result.hint}`;
	}
}
// lib/checkout.js
/** What to do where code has no button because another commit is checked out, most often the merge commit. */
function checkoutAdvice(plan, differs) {
	const [path] = plan.findings.filter(({ code }) => code === "commit-differs").flatMap((finding) => finding.comments.map((at) => plan.review.comments[at]?.path)).filter((each) => each !== void 0 && differs(each));
	if (path === void 0) return [];
	return [`${path} is not checked out as the head has it, so its lines are not proven. Check out the head: ref: \${{ github.event.pull_request.head.sha }}`];
}
// lib/platforms/platform.js
/** The platform could not be read, or not all of it, so there is nothing to plan on. Nothing was posted. */
var UnreadError = class extends _main_js__WEBPACK_IMPORTED_MODULE_0__.$t {
	/** The token may not read it. */
	forbidden;
	constructor(message, options) {
		super(message, options);
		this.forbidden = options.forbidden ?? false;
	}
};
// lib/refuse-secrets.js
/** Findings that give the token away go nowhere: not into a comment, a log, the summary or the report. */
function refuseSecrets({ findings, bad, notes }, holdsSecret) {
	const texts = findings.map(textsOf);
	const others = [...bad.map(({ field, message }) => `${field} ${message}`), ...notes];
	if (!holdsSecret([...texts.flat(), ...others].join("\n"))) return;
	const guilty = findings.find((_, index) => holdsSecret((texts[index] ?? []).join("\n")));
	throw tokenTold(guilty ? nameOf(guilty.origin) : "The findings, taken together,");
}
function tokenTold(what) {
	return new _main_js__WEBPACK_IMPORTED_MODULE_0__.$t(`${what} would give the token of this run away; nothing was posted`, { hint: "Whatever wrote the findings can read the token. Let it run in a job without one, and revoke the token." });
}
function nameOf({ file, index }) {
	return `${file}: finding ${index}`;
}
/** Every text of a finding, however deep: its fields are ours, so this ends. */
function textsOf(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
// lib/review.js
/** What was planned could not be delivered. The findings are in the plan, for whoever can show them elsewhere. */
var DeliveryError = class extends _main_js__WEBPACK_IMPORTED_MODULE_0__.$t {
	planned;
	constructor(planned, message, options = {}) {
		super(message, options);
		this.planned = planned;
	}
};
/** Whatever stands in the way of a review, every finding has a place in the plan, so that it can be told elsewhere. */
async function reviewOrDegrade(input, open) {
	try {
		const platform = await open();
		if (!("kind" in platform)) return await review({
			...input,
			platform
		});
		return {
			...planWithoutDiff(input, { failOn: "none" }),
			outcome: "skipped",
			why: `${platform.why}: there is nothing to review`
		};
	} catch (error) {
		if (error instanceof DeliveryError) return degraded(error.planned, error, "failure");
		if (error instanceof UnreadError) return degraded(planWithoutDiff(input), error, error.forbidden ? "permission" : "failure");
		throw error;
	}
}
function degraded(planned, { message, hint = "" }, cause) {
	return {
		...planned,
		outcome: "degraded",
		message,
		hint,
		cause
	};
}
/** The job's page holds more than a comment. */
const SUMMARY_LENGTH = 14e4;
function planWithoutDiff({ findings, bad, options }, override = {}) {
	const diff = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)([]);
	return {
		plan: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.g)({
			findings,
			bad,
			diff,
			limits: {
				..._main_js__WEBPACK_IMPORTED_MODULE_0__.q,
				bodyLength: SUMMARY_LENGTH
			},
			options: {
				...options,
				sha256: _main_js__WEBPACK_IMPORTED_MODULE_0__.a,
				outsideDiff: "summary",
				...override
			}
		}),
		diff,
		commit: ""
	};
}
/** Read, plan, post: every decision about what to do next is made here, none in a platform. */
async function review(input) {
	const { platform, dryRun, say } = input;
	const { noun } = platform;
	let subject = await platform.read();
	let adjustments = {
		refused: /* @__PURE__ */ new Set(),
		commentOnly: false
	};
	let replanned = false;
	for (;;) {
		const plan = planFor(input, subject, adjustments);
		const done = {
			plan,
			diff: subject.diff,
			commit: subject.commit
		};
		keepToOurselves(plan, input.holdsSecret);
		if (subject.closed) return {
			...done,
			outcome: "skipped",
			why: `The ${noun} is ${subject.closed}`
		};
		if (dryRun) return {
			...done,
			outcome: "dry-run"
		};
		if (plan.review.body === "") {
			for (const line of await platform.tidy(plan)) say(line);
			return {
				...done,
				outcome: plan.counts.duplicates > 0 ? "nothing-new" : "nothing-to-post"
			};
		}
		say(`Posting a review with ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.x)(plan.review.comments.length, "comment")}`);
		const receipt = await platform.deliver(plan, subject).catch((error) => fail(done, error));
		switch (receipt.kind) {
			case "posted":
				for (const line of await platform.tidy(plan)) say(line);
				return {
					...done,
					outcome: "posted",
					id: receipt.id,
					url: receipt.url
				};
			case "forbidden": return {
				...done,
				outcome: "degraded",
				...forbidden(receipt)
			};
			case "closed": return {
				...done,
				outcome: "skipped",
				why: `The ${noun} is ${receipt.why}`
			};
			case "head-moved":
				if (replanned) throw new DeliveryError(done, `The ${noun} keeps changing; this run is superseded by the next`);
				say(`The ${noun} has changed meanwhile; planning again`);
				replanned = true;
				subject = await platform.read().catch((error) => fail(done, error));
				break;
			case "refused":
				adjustments = {
					...adjustments,
					refused: refusedBy(done, receipt.comments, adjustments.refused, input)
				};
				break;
			case "comment-only":
				if (adjustments.commentOnly) throw new DeliveryError(done, receipt.message);
				say(`${receipt.message}; the review is a comment`);
				adjustments = {
					...adjustments,
					commentOnly: true
				};
				break;
			case "unknown": throw new DeliveryError(done, `The review may have been posted: ${receipt.message}`, { hint: `Look at the ${noun}. The next run finds out by itself and posts nothing twice.` });
			case "failed": throw new DeliveryError(done, receipt.message);
		}
	}
}
/** Findings were looked at before; this is all that would leave, lines of the diff and names of files too. */
function keepToOurselves({ review }, holdsSecret) {
	const texts = review.comments.flatMap(({ path, body }) => [path, body]);
	if (holdsSecret?.([review.body, ...texts].join("\n"))) throw tokenTold("The review");
}
function fail(planned, error) {
	if (!(error instanceof _main_js__WEBPACK_IMPORTED_MODULE_0__.$t)) throw error;
	const { message, hint } = error;
	throw new DeliveryError(planned, message, {
		cause: error,
		...hint === void 0 ? {} : { hint }
	});
}
function planFor(input, subject, { refused, commentOnly }) {
	const { platform, findings, bad, options, checkedOut } = input;
	const { diff, commit, head, repositoryUrl, posted, unproven, blobs } = subject;
	const differs = (path) => {
		const blob = checkedOut?.(path);
		return blob !== void 0 && blob !== blobs.get(path);
	};
	const plan = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.g)({
		findings,
		bad,
		diff,
		posted,
		refused,
		limits: platform.limits,
		options: {
			...options,
			sha256: _main_js__WEBPACK_IMPORTED_MODULE_0__.a,
			commit,
			head,
			repositoryUrl,
			needsOriginal: (path) => unproven || differs(path),
			...commentOnly ? { event: "comment" } : {}
		}
	});
	return {
		...plan,
		log: [...plan.log, ...checkoutAdvice(plan, differs)]
	};
}
/** A finding with a comment that is refused goes to the body with all its comments: their parts belong together. */
function refusedBy(planned, comments, before, { platform: { name }, say }) {
	const { plan } = planned;
	const refused = new Set(before);
	for (const index of comments) {
		const comment = plan.review.comments[index];
		if (!comment) continue;
		say(`${name} refuses a comment on ${comment.line === void 0 ? comment.path : `${comment.path}:${comment.line}`}; it goes to the body`);
		const owner = plan.findings.find((finding) => finding.comments.includes(index));
		for (const each of owner?.comments ?? [index]) {
			const marker = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.w)(plan.review.comments[each]?.body ?? "");
			if (marker) refused.add(marker.fingerprint);
		}
	}
	if (refused.size === before.size) throw new DeliveryError(planned, `${name} refused the review, and no comment could be blamed for it`);
	return refused;
}
function forbidden({ message, hint, fork }) {
	return {
		message,
		hint,
		cause: fork ? "fork" : "permission"
	};
}



/***/ }),

/***/ 584:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ writePreview; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(487);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



// lib/write-preview.js
/** Writes the page where it was asked for, with the folders above it. */
async function writePreview(file, input) {
	const page = await pageOf(input);
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(file), { recursive: true });
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, page);
	} catch (error) {
		throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.$t(`${file} cannot be written: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.en)(error)}`, { cause: error });
	}
}
/** Loaded when needed: no other part of the program needs it. */
async function pageOf(input) {
	return (await Promise.all(/* import() */[__webpack_require__.e(361), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 17))).preview(input);
}



/***/ })

};
;