"use strict";
exports.id = 534;
exports.ids = [534];
exports.modules = {

/***/ 8296:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ createWorld; },
/* harmony export */   a: function() { return /* binding */ NotJson; },
/* harmony export */   b: function() { return /* binding */ HEAD; },
/* harmony export */   c: function() { return /* binding */ mapLine; },
/* harmony export */   d: function() { return /* binding */ json; },
/* harmony export */   f: function() { return /* binding */ text; },
/* harmony export */   g: function() { return /* binding */ commitPush; },
/* harmony export */   h: function() { return /* binding */ Accounts; },
/* harmony export */   i: function() { return /* binding */ parsePositive; },
/* harmony export */   l: function() { return /* binding */ patchRows; },
/* harmony export */   m: function() { return /* binding */ limitIn; },
/* harmony export */   n: function() { return /* binding */ page; },
/* harmony export */   o: function() { return /* binding */ createRouter; },
/* harmony export */   p: function() { return /* binding */ exceeds; },
/* harmony export */   r: function() { return /* binding */ pageLinks; },
/* harmony export */   s: function() { return /* binding */ decoded; },
/* harmony export */   t: function() { return /* binding */ startSandbox; },
/* harmony export */   u: function() { return /* binding */ NO_CONTENT; },
/* harmony export */   v: function() { return /* binding */ demo_exports; },
/* harmony export */   x: function() { return /* binding */ TITLE; },
/* harmony export */   y: function() { return /* binding */ BASE; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2351);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8411);
/* harmony import */ var _cli_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2713);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2542);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_11__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_12__);













// src/demo/pull-request.ts
/** A small pull request with findings of a model and a linter. */
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
// src/commands/demo.ts
var demo_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ demo: () => demo });
/** Runs the real code against a simulated platform in this process: posts a review, presses every button, runs again. */
async function demo(flags) {
	const terminal = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.a)(process.stdout, process.env, flags.color);
	const { paint } = terminal;
	const say = (text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${text}\n`);
	const step = (text) => {
		const lines = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text), terminal.columns - 2);
		say((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`\n${paint(["bold", "cyan"], (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)(lines.map((part) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`▌ ${part}`), "\n"))}\n`);
	};
	const stage = await openStage(flags);
	try {
		const platform = await stage.connect(ID);
		const { noun } = platform;
		step(`A ${noun} (${stage.subject}) with findings of a model and a linter. The plan:`);
		const first = await runOnce(platform, stage);
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.s)(first.plan, terminal));
		step("Posted to the sandbox as one review:");
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.t)(first.plan, first.diff, terminal));
		step("The same as a page, for a browser:");
		const page = flags.one("preview") ?? node_path__WEBPACK_IMPORTED_MODULE_7___default().join((0,node_fs__WEBPACK_IMPORTED_MODULE_6__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_7___default().join((0,node_os__WEBPACK_IMPORTED_MODULE_10__.tmpdir)(), "fencepost-")), "review.html");
		await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.O)(page, {
			...first,
			subject: stage.subject,
			status: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.k)(first)
		});
		say((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(page)}`);
		step("The same findings again:");
		const second = await runOnce(await stage.connect(ID), stage);
		say((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${second.outcome}, still ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(stage.reviews(), "review")} on the ${noun}`);
		step("Every button pressed, a real commit each:");
		for (const { place, press } of stage.comments()) say((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(place)}  ${renderPressed(await press(), paint)}`);
		say((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`\n${await renderChanged(stage)}`);
		return first.outcome === "posted" && second.outcome === "nothing-new" ? 0 : 1;
	} finally {
		await stage.close();
	}
}
function renderPressed(pressed, paint) {
	switch (pressed.kind) {
		case "committed": return paint("green", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(`committed ${pressed.commit.slice(0, 10)}`));
		case "refused": return paint("red", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(`refused: ${pressed.reason}`));
		case "no-button": return paint("dim", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`has no button`);
	}
}
const ID = "demo";
async function openStage(flags) {
	if ((0,_cli_js__WEBPACK_IMPORTED_MODULE_4__.c)(flags.one("platform")) === "gitlab") return (await Promise.all(/* import() */[__webpack_require__.e(666), __webpack_require__.e(296), __webpack_require__.e(146)]).then(__webpack_require__.bind(__webpack_require__, 4146)).then((n) => n.t)).onGitLab();
	return (await Promise.all(/* import() */[__webpack_require__.e(624), __webpack_require__.e(162)]).then(__webpack_require__.bind(__webpack_require__, 162)).then((n) => n.t)).onGitHub();
}
async function runOnce(platform, { linkHost }) {
	const findings = [...FROM_MODEL, ...FROM_LINTER].flatMap((entry, index) => {
		const kind = entry.source === "eslint" ? "tool" : "model";
		const read = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.In)(entry, {
			file: "demo",
			index
		}, kind);
		return "finding" in read ? [read.finding] : [];
	});
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.s)({
		platform,
		findings,
		bad: [],
		options: {
			..._start_js__WEBPACK_IMPORTED_MODULE_1__.Kt,
			linkHosts: [linkHost],
			id: ID,
			writeMarkdown: _markdown_js__WEBPACK_IMPORTED_MODULE_5__.r
		},
		dryRun: false,
		say: () => {}
	});
}
/** The file after all buttons were pressed; changed lines are marked with `*`. */
async function renderChanged({ file }) {
	const before = HEAD["src/cart.ts"].split("\n");
	const rows = (await file("src/cart.ts") ?? "").split("\n").map((row, index) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${before.includes(row) ? " " : "*"} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.c)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${index + 1}`, 3)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(row)}`);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)(rows.slice(8, -1), "\n");
}
// src/sandbox/clock.ts
/** A simulated clock, one second per event: every run has the same dates and commit SHAs. */
var Clock = class {
	#seconds = Date.UTC(2026, 0, 5, 9, 0, 0) / 1e3;
	tick() {
		return ++this.#seconds;
	}
	now() {
		return (/* @__PURE__ */ new Date(this.tick() * 1e3)).toISOString().replace(".000", "");
	}
};
// src/sandbox/git/create-branches.ts
/** Returns the merge base, the tip of the head and the tip of the base. */
async function createBranches(repository, { base, head, baseLater, time }) {
	const first = {
		...base,
		holds: "tree",
		message: "Start",
		time
	};
	const second = {
		...head,
		parent: 0,
		holds: "tree",
		time
	};
	const later = baseLater ? [{
		...first,
		parent: 0,
		files: baseLater,
		message: "Go on"
	}] : [];
	const [baseSha = "", headSha = "", laterSha] = await repository.commit([
		first,
		second,
		...later
	]);
	return {
		baseSha,
		headSha,
		targetSha: laterSha ?? baseSha
	};
}
// src/sandbox/git/commit-stream.ts
/**
* Input of `git fast-import` that creates these commits and prints their SHAs, one per line: one process for
* any number of files and commits. https://git-scm.com/docs/git-fast-import
*/
function commitStream(commits) {
	const parts = [];
	for (const [index, { branch, parent, holds, files, message, time, ...by }] of commits.entries()) {
		parts.push(`commit refs/heads/${branch}\nmark :${index + 1}\n`);
		parts.push(`author ${person(by.author, time)}\n`);
		parts.push(`committer ${person(by.committer ?? by.author, time)}\n`, ...data(message));
		if (parent !== void 0) parts.push(`from ${typeof parent === "number" ? `:${parent + 1}` : parent}\n`);
		if (holds === "tree") parts.push("deleteall\n");
		for (const [path, file] of Object.entries(files)) parts.push(...entry(path, file));
		parts.push(`get-mark :${index + 1}\n`);
	}
	parts.push("done\n");
	return Buffer.concat(parts.map((part) => typeof part === "string" ? Buffer.from(part) : part));
}
function person(name, time) {
	return `${name} <${name.replace(/[^\w-]/g, "")}@example.com> ${time} +0000`;
}
function entry(path, file) {
	if (file === null) return [`D ${quoted(path)}\n`];
	const { mode, content } = typeof file === "string" || file instanceof Uint8Array ? {
		mode: "100644",
		content: file
	} : file;
	return [`M ${mode} inline ${quoted(path)}\n`, ...data(content)];
}
function data(content) {
	const bytes = typeof content === "string" ? Buffer.from(content) : content;
	return [
		`data ${bytes.length}\n`,
		bytes,
		"\n"
	];
}
function quoted(path) {
	return `"${path.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
// src/sandbox/git/git.ts
/** Runs git in a bare repository, ignoring the system's and the user's configuration. */
function git(directory, args, input = "") {
	const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_11__.spawn)("git", args, {
		cwd: directory,
		env: {
			PATH: process.env.PATH,
			HOME: directory,
			GIT_DIR: directory,
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_ATTR_NOSYSTEM: "1",
			GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_10__.devNull,
			GIT_TERMINAL_PROMPT: "0",
			LC_ALL: "C",
			TZ: "UTC"
		}
	});
	const output = [];
	const problems = [];
	child.stdout.on("data", (part) => output.push(part));
	child.stderr.on("data", (part) => problems.push(part));
	return new Promise((resolve, reject) => {
		child.on("error", (cause) => reject(new Error("The sandbox needs git on the PATH.", { cause })));
		child.stdin.on("error", () => {});
		child.on("close", (status) => {
			if (status === 0) resolve(Buffer.concat(output));
			else reject(/* @__PURE__ */ new Error(`git ${args.join(" ")} failed: ${Buffer.concat(problems).toString().trim()}`));
		});
		child.stdin.end(input);
	});
}
// src/sandbox/git/compare-trees.ts
const STATUS = {
	A: "added",
	D: "removed",
	M: "modified",
	R: "renamed",
	C: "copied",
	T: "changed"
};
/**
* Runs `git diff` on a range (`a..b`, or `a...b` for the changes since the merge base), with renames and three lines
* of context, as the platforms do. One process prints the names, the counts and the patches.
*/
async function compareTrees(directory, range, { similarity = "50%", paths = [] } = {}) {
	const output = (await git(directory, [
		...[
			"--literal-pathspecs",
			"diff",
			"--no-color",
			"--no-ext-diff",
			...[
				"--raw",
				"--numstat",
				"--patch",
				"-z",
				"--no-abbrev",
				`--find-renames=${similarity}`,
				"--unified=3"
			]
		],
		range,
		"--",
		...paths
	])).toString();
	const border = output.indexOf("\0\0");
	if (border < 0) return {
		files: [],
		text: ""
	};
	const text = output.slice(border + 2);
	const fields = output.slice(0, border).split("\0");
	const entries = parseRaw(fields);
	const counts = parseCounts(fields);
	const sections = text.split(/(?<=\n)(?=diff --git )/);
	let at = 0;
	return {
		files: entries.map((entry, index) => {
			const section = sections[at] ?? "";
			at += entry.status === "changed" ? 2 : 1;
			const hunks = entry.status === "changed" ? -1 : section.indexOf("\n@@ ");
			return {
				...entry,
				...counts[index] ?? {
					additions: 0,
					deletions: 0
				},
				...hunks < 0 ? {} : { patch: section.slice(hunks + 1).replace(/\n$/, "") },
				...hunks < 0 ? binarySentence(section) : {}
			};
		}),
		text
	};
}
function binarySentence(section) {
	const [, binary] = /^(Binary files .* differ)$/m.exec(section) ?? [];
	return binary === void 0 ? {} : { binary };
}
/** Consumes `:100644 100644 <old> <new> M`, then one name or, for renames and copies, two. */
function parseRaw(fields) {
	const entries = [];
	while (fields[0]?.startsWith(":")) {
		const [oldMode = "", newMode = "", before = "", after = "", letter = ""] = fields.shift()?.slice(1).split(" ") ?? [];
		const modes = {
			before: oldMode.replace(/^0+$/, "0"),
			after: newMode.replace(/^0+$/, "0")
		};
		const status = STATUS[letter.charAt(0)] ?? "modified";
		const first = fields.shift() ?? "";
		const blob = status === "removed" ? before : after;
		if (status === "renamed" || status === "copied") entries.push({
			status,
			path: fields.shift() ?? "",
			previousPath: first,
			blob,
			modes
		});
		else entries.push({
			status,
			path: first,
			blob,
			modes
		});
	}
	return entries;
}
/** Consumes `1<tab>2<tab>name`; a rename has an empty name and two more fields; binary files have `-` as counts. */
function parseCounts(fields) {
	const counts = [];
	while (fields.length > 0) {
		const [added = "", deleted = "", name] = fields.shift()?.split("	") ?? [];
		if (name === "") fields.splice(0, 2);
		counts.push({
			additions: Number.parseInt(added, 10) || 0,
			deletions: Number.parseInt(deleted, 10) || 0
		});
	}
	return counts;
}
// src/sandbox/git/create-repository.ts
/** A path in a commit: its content never changes, so it can be cached. */
const COMMIT_PATH = /^[0-9a-f]{40}:/;
function createRepository() {
	const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_7___default().join((0,node_os__WEBPACK_IMPORTED_MODULE_10__.tmpdir)(), "fencepost-sandbox-"));
	initBare(directory);
	const known = /* @__PURE__ */ new Set();
	const readOnce = memoize((revision) => readObject(directory, revision));
	const read = (revision) => COMMIT_PATH.test(revision) ? readOnce(revision) : readObject(directory, revision);
	const compare = memoize((range, options) => compareTrees(directory, range, options));
	const log = memoize((range) => readLog(directory, range));
	return {
		directory,
		async commit(commits) {
			return (await git(directory, [
				"fast-import",
				"--quiet",
				"--force"
			], commitStream(commits))).toString().trim().split("\n");
		},
		compare,
		mergeBase: memoize(async (one, other) => (await git(directory, [
			"merge-base",
			one,
			other
		])).toString().trim()),
		async read(object) {
			const found = await read(object);
			return found?.type === "blob" ? found : void 0;
		},
		readObject: read,
		mode: (commit, file) => readMode(directory, commit, file),
		list: (commit, recursive) => readTree(directory, commit, recursive),
		async resolve(revision) {
			if (known.has(revision)) return revision;
			const commit = await resolveCommit(directory, revision);
			if (commit !== void 0) known.add(commit);
			return commit;
		},
		log,
		remove: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_12__.rm)(directory, {
			recursive: true,
			force: true,
			maxRetries: 3
		})
	};
}
/** Caches by arguments, for reads that name commits: their results never change. */
function memoize(compute) {
	const cache = /* @__PURE__ */ new Map();
	return (...args) => {
		const key = JSON.stringify(args);
		const result = cache.get(key) ?? compute(...args);
		cache.set(key, result);
		return result;
	};
}
/** Does what `git init --bare` does, without starting a process. https://git-scm.com/docs/gitrepository-layout */
function initBare(directory) {
	(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_7___default().join(directory, "objects"));
	(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_7___default().join(directory, "refs"));
	(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_7___default().join(directory, "HEAD"), "ref: refs/heads/main\n");
	(0,node_fs__WEBPACK_IMPORTED_MODULE_6__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_7___default().join(directory, "config"), `[core]
	repositoryformatversion = 0
	bare = true
[fastimport]\n\tunpackLimit = 1\n`);
}
async function readObject(directory, revision) {
	const ends = /[\r\n]/.test(revision) ? {
		flags: ["-z"],
		by: "\0"
	} : {
		flags: [],
		by: "\n"
	};
	const output = await git(directory, [
		"cat-file",
		"--batch",
		...ends.flags
	], `${revision}${ends.by}`);
	const end = output.indexOf("\n");
	const [, id, type, size] = /^([0-9a-f]{40}) (\w+) (\d+)$/.exec(output.subarray(0, end).toString()) ?? [];
	if (id === void 0 || type === void 0) return void 0;
	return {
		id,
		type,
		content: output.subarray(end + 1, end + 1 + Number(size))
	};
}
async function readMode(directory, commit, file) {
	const [mode] = (await git(directory, [
		"ls-tree",
		commit,
		"--",
		file
	])).toString().split(" ");
	return mode === "100755" || mode === "120000" ? mode : "100644";
}
async function readTree(directory, commit, recursive) {
	return (await git(directory, [
		"ls-tree",
		"-z",
		"--full-tree",
		...recursive ? ["-r", "-t"] : [],
		commit
	])).toString().split("\0").filter(Boolean).map((line) => {
		const [, mode = "", type = "", sha = "", path = ""] = /^(\d+) (\w+) ([0-9a-f]+)\t([\s\S]*)$/.exec(line) ?? [];
		return {
			path,
			mode,
			type,
			sha
		};
	});
}
async function resolveCommit(directory, revision) {
	if (!/^\w[\w./-]*$/.test(revision)) return void 0;
	const output = (await git(directory, ["cat-file", "--batch-check"], `${revision}^{commit}\n`)).toString();
	return /^([0-9a-f]{40}) commit/.exec(output)?.[1];
}
async function readLog(directory, range) {
	return (await git(directory, [
		"log",
		"--reverse",
		`--format=%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%B%x01`,
		range,
		"--"
	])).toString().split("").slice(0, -1).map((record) => {
		const [sha = "", tree = "", parents = "", author = "", email = "", date = "", message = ""] = record.replace(/^\n/, "").split("\0");
		return {
			sha,
			tree,
			parents: parents === "" ? [] : parents.split(" "),
			author,
			email,
			date: date.replace("+00:00", "Z"),
			message: message.trimEnd()
		};
	});
}
// src/sandbox/world.ts
/** Creates a repository with two branches and returns it with their first commits. */
async function createWorld(accounts, branches) {
	const repository = createRepository();
	const clock = new Clock();
	const shas = await createBranches(repository, {
		...branches,
		time: clock.tick()
	});
	return {
		world: {
			repository,
			accounts,
			clock,
			lag: 0,
			apiUrl: ""
		},
		...shas
	};
}
/** Commits to a branch and returns the SHA. */
async function commitPush({ repository, clock }, push, on) {
	const [sha = ""] = await repository.commit([{
		...push,
		...on,
		time: clock.tick()
	}]);
	return sha;
}
// src/sandbox/accounts.ts
/** All accounts; one is created when it is first asked for by name. */
var Accounts = class {
	#known = /* @__PURE__ */ new Map();
	#create;
	constructor(create) {
		this.#create = create;
	}
	named(name) {
		const known = this.#known.get(name);
		if (known) return known;
		const created = this.#create(name, FIRST_ID + this.#known.size);
		this.#known.set(name, created);
		return created;
	}
	all() {
		return [...this.#known.values()];
	}
	withToken(token) {
		return [...this.#known.values()].find((each) => each.token === token);
	}
};
const FIRST_ID = 1001;
// src/sandbox/recorded.ts
/** A number, or `none` for no limit. */
function limitIn({ answer }) {
	return answer === "none" ? Number.POSITIVE_INFINITY : Number(answer);
}
/** Whether a text is longer than a limit such as `65536 code-points`. */
function exceeds({ answer }, text) {
	if (answer === "none") return false;
	const [max, unit] = String(answer).split(" ");
	return text.length * 3 > Number(max) && lengthIn(unit, text) > Number(max);
}
function lengthIn(unit, text) {
	if (unit === "bytes") return Buffer.byteLength(text);
	return unit === "utf-16-units" ? text.length : [...text].length;
}
// src/sandbox/http/fault.ts
/** Returns a predicate that counts matching requests and selects those the pattern asks for. */
function requestCounter(pattern) {
	const { nth = 1, times = 1 } = pattern;
	let seen = 0;
	return (request) => {
		if (!matches(pattern, request)) return false;
		seen++;
		return seen >= nth && seen < nth + times;
	};
}
function matches({ method, path, where }, request) {
	const [pathname = ""] = request.path.split("?");
	if (method !== void 0 && method !== request.method) return false;
	if (typeof path === "string" && !pathname.endsWith(path)) return false;
	if (path instanceof RegExp && !path.test(request.path)) return false;
	return where?.(request) ?? true;
}
// src/sandbox/http/reply.ts
const JSON_TYPE = "application/json; charset=utf-8";
function json(status, value, headers = {}) {
	return {
		status,
		headers: {
			"content-type": JSON_TYPE,
			...headers
		},
		body: JSON.stringify(value)
	};
}
const NO_CONTENT = {
	status: 204,
	headers: {},
	body: ""
};
function text(status, type, body) {
	return {
		status,
		headers: { "content-type": type },
		body
	};
}
// src/sandbox/git/patch-rows.ts
/** The rows of a patch with their line numbers on both sides. */
function patchRows(patch) {
	const rows = [];
	let hunk = 0;
	let oldLine = 0;
	let newLine = 0;
	for (const [position, text] of (patch?.split("\n") ?? []).entries()) {
		const counters = {
			old: oldLine,
			new: newLine
		};
		const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
		if (header) {
			hunk = position;
			oldLine = Number(header[1]);
			newLine = Number(header[2]);
		} else if (text.startsWith("+")) rows.push({
			kind: "added",
			oldLine: void 0,
			newLine: newLine++,
			counters,
			position,
			hunk
		});
		else if (text.startsWith("-")) rows.push({
			kind: "deleted",
			oldLine: oldLine++,
			newLine: void 0,
			counters,
			position,
			hunk
		});
		else if (text.startsWith(" ")) rows.push({
			kind: "context",
			oldLine: oldLine++,
			newLine: newLine++,
			counters,
			position,
			hunk
		});
	}
	return rows;
}
// src/sandbox/git/map-line.ts
/** Number of an unchanged line on the other side of a patch; `undefined` if the line was added or deleted. */
function mapLine(patch, from, line) {
	const to = from === "oldLine" ? "newLine" : "oldLine";
	let shift = 0;
	for (const row of patchRows(patch)) {
		const here = row[from];
		if (here !== void 0 && here > line) break;
		if (here === line) return row[to];
		if (here === void 0) shift++;
		if (row[to] === void 0) shift--;
	}
	return line + shift;
}
// src/sandbox/http/decoded.ts
/** Decodes the percent escapes of a URL part; `undefined` if they are malformed. */
function decoded(part) {
	try {
		return decodeURIComponent(part);
	} catch {
		return;
	}
}
// src/sandbox/http/router.ts
/** Authenticates, authorizes and dispatches requests. */
function createRouter(api) {
	const routes = api.routes.map(([method, path, needs, handle, docs = ""]) => ({
		method,
		pattern: patternOf(path),
		needs,
		handle,
		docs
	}));
	return async (state, request) => {
		if (request.from.kind !== "known") return api.unauthorized(request.from);
		const user = state.accounts.named(request.from.login);
		const url = new URL(request.path, state.apiUrl);
		const path = api.localPath(state, url.pathname);
		const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(path));
		const routed = {
			state,
			user,
			request,
			url,
			path,
			route
		};
		const refusal = api.refuse(routed);
		if (refusal) return refusal;
		if (!route) return api.notFound();
		const [, ...captures] = route.pattern.exec(path) ?? [];
		const base = {
			state,
			user,
			captures,
			query: url.searchParams,
			address: api.address(routed)
		};
		return route.handle(api.call(base, routed), route.docs);
	};
}
/** Patterns of the placeholders; every other part of a path matches literally. */
const CAPTURES = {
	":id": "([^/]*)",
	":number": String.raw`(\d+)`,
	":sha": String.raw`(\w+)`,
	":rest": "(.+)"
};
function patternOf(path) {
	const parts = path.split("/").map((part) => CAPTURES[part] ?? part);
	return new RegExp(`^${parts.join("/")}$`);
}
// src/sandbox/http/request-log.ts
const SHOWN_HEADERS = [
	"accept",
	"content-type",
	"x-github-api-version"
];
function shownHeaders(headers) {
	return Object.fromEntries(SHOWN_HEADERS.flatMap((name) => {
		const value = headers[name];
		return typeof value === "string" ? [[name, value]] : [];
	}));
}
// src/sandbox/http/send.ts
function send(response, { status, headers, body }) {
	const bytes = Buffer.from(body);
	const length = status === 204 ? {} : { "content-length": bytes.length };
	response.writeHead(status, {
		...headers,
		...length
	});
	response.end(bytes);
}
/** Sends a reply with a fault; writes raw bytes to the socket where Node would not send an invalid reply. */
async function sendWithFault(request, response, reply, fault) {
	const { socket } = request;
	switch (fault.kind) {
		case "reset":
			socket.resetAndDestroy();
			return;
		case "silence": return;
		case "reply":
			send(response, {
				status: fault.status,
				headers: fault.headers ?? reply.headers,
				body: fault.body ?? ""
			});
			return;
		case "cut": {
			const bytes = Buffer.concat([head(reply), Buffer.from(reply.body).subarray(0, fault.after)]);
			socket.write(bytes, () => socket.destroy());
			return;
		}
		case "redirect":
			send(response, {
				status: fault.status,
				headers: {
					...reply.headers,
					location: fault.to ?? ""
				},
				body: "{}"
			});
			return;
		case "delay":
			await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_8__.setTimeout)(fault.ms);
			send(response, reply);
			return;
		case "dribble":
			await dribble(response, reply, fault.bytes, fault.ms);
			return;
		case "endless":
			await flood(response, reply);
			return;
		case "big-header":
			send(response, {
				...reply,
				headers: {
					...reply.headers,
					"x-padding": "x".repeat(fault.bytes)
				}
			});
			return;
		case "link":
			send(response, {
				...reply,
				headers: withLink(reply.headers, fault.next)
			});
			return;
	}
}
function head({ status, headers, body }) {
	const fields = {
		...headers,
		"content-length": String(Buffer.byteLength(body))
	};
	const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
	return Buffer.from(`HTTP/1.1 ${status} ${node_http__WEBPACK_IMPORTED_MODULE_9__.STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`);
}
async function dribble(response, reply, size, ms) {
	const bytes = Buffer.from(reply.body);
	response.writeHead(reply.status, {
		...reply.headers,
		"content-length": bytes.length
	});
	for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
		response.write(bytes.subarray(at, at + size));
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_8__.setTimeout)(ms);
	}
	response.end();
}
async function flood(response, reply) {
	response.writeHead(reply.status, { ...reply.headers });
	while (!response.destroyed) {
		response.write(" ".repeat(65536));
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_8__.setTimeout)(5);
	}
}
function withLink(headers, next) {
	const { link: _, ...rest } = headers;
	return next === null ? rest : {
		...rest,
		link: `<${next}>; rel="next"`
	};
}
// src/sandbox/http/serve.ts
/** HTTP on the loopback interface, with faults on demand. */
async function serve(service) {
	const requests = [];
	const server = (0,node_http__WEBPACK_IMPORTED_MODULE_9__.createServer)((request, response) => {
		answer(service, requests, request, response).catch((problem) => {
			const message = problem instanceof Error ? problem.stack ?? problem.message : String(problem);
			if (!response.headersSent) send(response, {
				status: 599,
				headers: {},
				body: `sandbox broke: ${message}`
			});
		});
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The sandbox has no port.");
	return {
		origin: `http://127.0.0.1:${address.port}`,
		requests,
		close: () => new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		})
	};
}
async function answer(service, requests, request, response) {
	const record = {
		method: request.method ?? "",
		path: request.url ?? "",
		headers: shownHeaders(request.headers),
		body: await readBody(request),
		from: service.caller(request.headers)
	};
	requests.push(record);
	const fault = await service.onRequest(record);
	if (!fault) {
		const reply = await service.handle(record);
		record.status = reply.status;
		send(response, reply);
		return;
	}
	record.fault = "when" in fault ? `${fault.kind} ${fault.when}` : fault.kind;
	const reply = fault.kind === "redirect" || "when" in fault && fault.when === "before" ? service.emptyReply() : await service.handle(record);
	if (fault.kind === "redirect" && fault.to === void 0) await sendWithFault(request, response, reply, {
		...fault,
		to: service.redirectTarget(record)
	});
	else await sendWithFault(request, response, reply, fault);
}
async function readBody(request) {
	const parts = [];
	for await (const part of request) parts.push(part);
	const body = Buffer.concat(parts).toString();
	if (body === "") return void 0;
	try {
		return JSON.parse(body);
	} catch {
		return new NotJson(body);
	}
}
/** A body that is not JSON; a class of its own, because a parsed JSON body may be a string too. */
var NotJson = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
// src/sandbox/http/page.ts
function page(all, query, { defaultSize, maxSize }) {
	const size = Math.min(parsePositive(query.get("per_page")) ?? defaultSize, maxSize);
	const number = parsePositive(query.get("page")) ?? 1;
	const last = Math.max(1, Math.ceil(all.length / size));
	return {
		items: all.slice((number - 1) * size, number * size),
		number,
		size,
		last
	};
}
/** A `Link` header with these relations; `relations` maps `next`, `last` and so on to a page number. */
function pageLinks(relations, query, address) {
	const links = Object.entries(relations).map(([relation, target]) => {
		const wanted = new URLSearchParams(query);
		wanted.set("page", String(target));
		return `<${address}?${wanted}>; rel="${relation}"`;
	});
	return links.length === 0 ? {} : { link: links.join(", ") };
}
function parsePositive(text) {
	const value = Number(text);
	return Number.isInteger(value) && value > 0 ? value : void 0;
}
// src/sandbox/http/fault-plan.ts
function faultPlan() {
	const plans = [];
	return {
		fail: (on, fault) => void plans.push({
			matches: requestCounter(on),
			fault
		}),
		before: (on, action) => void plans.push({
			matches: requestCounter(on),
			action
		}),
		async onRequest(request) {
			const due = plans.filter(({ matches }) => matches(request));
			for (const { action } of due) await action?.(request);
			return due.find(({ fault }) => fault)?.fault;
		}
	};
}
// src/sandbox/http/queue.ts
/** Runs tasks one at a time, so that none sees another's partial work. */
function queue() {
	let last = Promise.resolve();
	return (task) => {
		const next = last.then(task, task);
		last = next.catch(() => {});
		return next;
	};
}
// src/sandbox/start-sandbox.ts
/** Starts the server and returns what both platforms share, with the queue that serializes all changes of the state. */
async function startSandbox(state, platform) {
	const { repository, accounts, settings } = state;
	const exclusive = queue();
	const plan = faultPlan();
	const complete = (reply) => ({
		...reply,
		headers: {
			...platform.headers?.(state),
			...reply.headers
		}
	});
	const server = await serve({
		caller: (headers) => callerOf(state, platform, headers),
		onRequest: plan.onRequest,
		handle: (request) => exclusive(async () => complete(await platform.route(state, request))),
		emptyReply: () => complete(json(200, {})),
		redirectTarget: ({ path }) => platform.redirectTarget(state, path)
	});
	state.apiUrl = `${server.origin}${platform.basePath}`;
	const author = platform.nameOf(platform.author(state));
	return {
		sandbox: {
			url: state.apiUrl,
			viewer: settings.viewer,
			token: accounts.named(settings.viewer).token,
			directory: repository.directory,
			requests: server.requests,
			file: async (path) => (await repository.read(`${platform.headSha(state)}:${path}`))?.content.toString(),
			diff: async () => (await platform.diff(state)).text,
			as: (name) => platform.person(state, accounts.named(name), exclusive),
			push: (files, message = "Go on") => exclusive(() => platform.push(state, {
				files,
				message,
				author
			})),
			forcePush: (files, message = "Anew") => exclusive(() => platform.forcePush(state, {
				files,
				message,
				author
			})),
			lag(reads) {
				state.lag = reads;
			},
			fail: plan.fail,
			before: plan.before,
			async close() {
				await server.close();
				await exclusive(() => repository.remove());
			}
		},
		exclusive
	};
}
function callerOf({ accounts }, { tokenOf, accepts, nameOf }, headers) {
	const token = tokenOf(headers);
	if (token === void 0) return { kind: "nobody" };
	const account = accounts.withToken(token);
	if (!account || accepts?.(account, headers) === false) return { kind: "unknown-token" };
	return {
		kind: "known",
		login: nameOf(account)
	};
}



/***/ })

};
;