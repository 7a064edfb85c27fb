"use strict";
exports.id = 130;
exports.ids = [130];
exports.modules = {

/***/ 6130:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ verify_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _cli_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2713);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2956);
/* harmony import */ var _verified_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4751);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_9__);










// src/verify/environment.ts
/** The environment of a command. Other variables may contain tokens, and the command runs the pull request's code. */
const ALLOWED = [
	"PATH",
	"HOME",
	"LANG",
	"CI"
];
function commandEnvironment(env, more) {
	const wrong = more.find((name) => !/^[A-Za-z_]\w*$/.test(name));
	if (wrong !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`--env is ${JSON.stringify(wrong)}; valid: the name of a variable`, { hint: "Set the variable first and name it: NODE_ENV=test fencepost verify --env NODE_ENV …" });
	const entries = [.../* @__PURE__ */ new Set([...ALLOWED, ...more])].flatMap((name) => {
		const value = env[name];
		return value === void 0 ? [] : [[name, value]];
	});
	return {
		env: Object.fromEntries(entries),
		unset: more.filter((name) => env[name] === void 0)
	};
}
/**
* Workflows on these events run for strangers' pull requests with the secrets and the write token of the repository.
*/
const PRIVILEGED_EVENTS = [
	"pull_request_target",
	"workflow_run",
	"issue_comment"
];
function refusePrivilegedEvent({ GITHUB_EVENT_NAME: event = "" }) {
	if (!PRIVILEGED_EVENTS.includes(event)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`verify does not run on ${event}: it executes the code of the pull request, and a workflow on this event has secrets and a token that may write`, { hint: "Run it in a job without secrets on pull_request, and pass on its file: see examples/verify.yml." });
}
// src/verify/git.ts
/** Starts no program that a repository or a template names, and fetches nothing from the network. */
const CONFIG = [
	`core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_7__.devNull}`,
	"core.fsmonitor=false",
	"safe.directory=*"
].flatMap((setting) => ["-c", setting]);
const MAX_BYTES = 268435456;
/** Runs git and returns what it prints. It gets no more of the environment than the command does. */
function git(directory, args, signal) {
	const env = {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		LC_ALL: "C",
		GIT_TERMINAL_PROMPT: "0",
		GIT_LITERAL_PATHSPECS: "1",
		GIT_NO_LAZY_FETCH: "1",
		GIT_LFS_SKIP_SMUDGE: "1"
	};
	return new Promise((resolve, reject) => {
		(0,node_child_process__WEBPACK_IMPORTED_MODULE_8__.execFile)("git", [...CONFIG, ...args], {
			cwd: directory,
			env,
			encoding: "buffer",
			maxBuffer: MAX_BYTES,
			signal
		}, (error, stdout, stderr) => {
			if (!error) return resolve(stdout);
			if (signal.aborted) return reject(signal.reason);
			const said = stderr.toString("utf8").trim() || error.message;
			reject(new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`git ${args[0]} failed: ${said}`, { cause: error }));
		});
	});
}
/** The same for one line of output. */
async function gitLine(directory, args, signal) {
	return (await git(directory, args, signal)).toString("utf8").replace(/\n$/, "");
}
// src/verify/repository.ts
/** @param given a full commit id; without it HEAD. */
async function findRepository(directory, given, signal) {
	const ask = (...args) => gitLine(directory, ["rev-parse", ...args], signal);
	const root = await ask("--show-toplevel").catch((cause) => {
		signal.throwIfAborted();
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${directory} is not in a git repository`, {
			hint: "Run verify in a clone of the project that has the head of the pull request.",
			cause
		});
	});
	const commit = await ask("--verify", "--quiet", "--end-of-options", `${given ?? "HEAD"}^{commit}`).catch((cause) => {
		signal.throwIfAborted();
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`The repository has no commit ${given ?? "yet"}`, {
			hint: "Check out the head of the pull request, or fetch it: git fetch origin pull/7/head",
			cause
		});
	});
	return {
		root,
		prefix: await ask("--show-prefix"),
		commit
	};
}
/** A regular file at the commit; `undefined` if there is none with this path. */
async function committedFile({ root, commit }, path, signal) {
	const entry = await git(root, [
		"ls-tree",
		"-z",
		"--full-tree",
		commit,
		"--",
		path
	], signal);
	const [, blob] = /^100\d{3} blob ([0-9a-f]+)\t/.exec(entry.toString("latin1")) ?? [];
	return blob === void 0 ? void 0 : {
		blob,
		content: await git(root, [
			"cat-file",
			"blob",
			blob
		], signal)
	};
}
// src/verify/suggestions.ts
function suggestionsOf({ findings, comments }) {
	return findings.flatMap(({ outcome, comments: places }) => {
		const own = outcome === "inline" ? places.flatMap((at) => comments[at] ?? []) : [];
		const edits = own.flatMap(({ edit }) => edit ?? []);
		const [first] = own;
		return first && edits.length > 0 ? [{
			path: first.path,
			edits
		}] : [];
	});
}
/** `src/cart.ts:12`, for the log. */
function placeText({ path, edits }) {
	return `${path}:${Math.min(...edits.map(({ first }) => first))}`;
}
// src/verify/apply-edits.ts
/**
* The file after these suggestions were committed, as the platforms do it: a file with CRLF keeps it, a missing final
* newline stays missing. The edits do not overlap.
*/
function applyEdits(content, edits) {
	const text = content.toString("latin1");
	const lines = text.split("\n");
	const ending = text.includes("\r\n") ? "\r" : "";
	for (const { first, last, lines: put } of edits.toSorted((one, other) => other.first - one.first)) {
		const isOpenEnd = last >= lines.length;
		const written = put.map((line, index) => {
			const bytes = Buffer.from(line).toString("latin1");
			return isOpenEnd && index === put.length - 1 ? bytes : bytes + ending;
		});
		lines.splice(first - 1, last - first + 1, ...written);
		if (isOpenEnd && written.length === 0 && lines.length > 0) lines.push(withoutCr$1(lines.pop() ?? ""));
	}
	return Buffer.from(lines.join("\n"), "latin1");
}
function withoutCr$1(line) {
	return line.endsWith("\r") ? line.slice(0, -1) : line;
}
// src/verify/bisect.ts
/**
* Finds the items that fail, by halves: one among 20 takes six to eight runs. Nothing is concluded without a run: what
* passed was in a group that passed, and what failed has failed alone. So items that only fail together have passed,
* with fewer others. Takes at most `maxRuns` runs, however the items depend on each other.
*/
async function bisect(items, attempt) {
	const together = /* @__PURE__ */ new Map();
	const failed = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Map();
	async function test(group) {
		const key = group.join();
		const run = known.get(key) ?? await attempt(group.flatMap((index) => items[index] ?? []));
		known.set(key, run);
		if (run.passed) for (const index of group) together.set(index, Math.max(together.get(index) ?? 0, group.length - 1));
		return run;
	}
	async function testAlone(index) {
		const run = await test([index]);
		if (!run.passed) failed.set(index, run);
	}
	/** If half of the suspects passes, the rest is to blame, alone or together with it. */
	async function findOne(group) {
		let suspects = group;
		while (suspects.length > 1) {
			const middle = Math.floor(suspects.length / 2);
			const half = suspects.slice(0, middle);
			suspects = (await test(half)).passed ? suspects.slice(middle) : half;
		}
		for (const index of suspects) await testAlone(index);
	}
	const all = items.map((_, index) => index);
	for (;;) {
		const good = all.filter((index) => !failed.has(index));
		if (good.length === 0 || (await test(good)).passed) break;
		const unknown = good.filter((index) => !together.has(index));
		if (unknown.length === 0) break;
		if (known.size < items.length) await findOne(unknown);
		else for (const index of unknown) await testAlone(index);
	}
	return all.map((index) => {
		const run = failed.get(index);
		return run ? {
			result: "failed",
			run
		} : {
			result: "passed",
			together: together.get(index) ?? 0
		};
	});
}
// src/verify/clone.ts
/**
* Nothing is shared with the repository, not even by hard links: the command may write to whatever it finds. It has
* no remote either, so that nothing can be pushed back.
*/
async function createClone({ root, prefix, commit }, signal, say) {
	const home = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_6___default().join((0,node_os__WEBPACK_IMPORTED_MODULE_7__.tmpdir)(), "fencepost-verify-")));
	const removeNow = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)(home, {
		recursive: true,
		force: true
	});
	process.on("exit", removeNow);
	const tree = node_path__WEBPACK_IMPORTED_MODULE_6___default().join(home, "clone");
	const run = (...args) => git(tree, args, signal);
	try {
		await git(home, [
			"clone",
			...[
				"--quiet",
				"--no-hardlinks",
				"--no-checkout",
				"--template=",
				`--upload-pack=${UPLOAD_PACK}`
			],
			root,
			tree
		], signal);
		await run("fetch", "--quiet", `--upload-pack=${UPLOAD_PACK}`, "origin", commit);
		await run("remote", "remove", "origin");
		await run("fetch", "--quiet", `--upload-pack=${UPLOAD_PACK}`, root, "+refs/remotes/*:refs/remotes/*");
		await run("checkout", "--quiet", "--detach", commit);
	} catch (error) {
		await remove();
		throw error;
	}
	async function remove() {
		try {
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_9__.rm)(home, {
				recursive: true,
				force: true,
				maxRetries: 5,
				retryDelay: 100
			});
		} catch (error) {
			say(`${home} cannot be removed: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`);
		}
		process.off("exit", removeNow);
	}
	return {
		directory: node_path__WEBPACK_IMPORTED_MODULE_6___default().join(tree, prefix),
		withoutRoot: (text) => text.replaceAll(`${tree}/`, ""),
		async keepUntracked() {
			const names = (await run("ls-files", "-z", "--others", "--exclude-standard", "--directory")).toString("utf8").split("\0").filter(Boolean);
			(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_6___default().join(tree, ".git/info"), { recursive: true });
			(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.appendFileSync)(node_path__WEBPACK_IMPORTED_MODULE_6___default().join(tree, ".git/info/exclude"), names.map(ignorePattern).join(""));
		},
		async reset() {
			await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_9__.rm)(node_path__WEBPACK_IMPORTED_MODULE_6___default().join(tree, ".git/index.lock"), { force: true });
			await run("reset", "--quiet", "--hard", commit);
			await run("clean", "--quiet", "-ffd");
		},
		async read(file) {
			const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_9__.open)(node_path__WEBPACK_IMPORTED_MODULE_6___default().join(tree, file), node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NOFOLLOW);
			return handle.readFile().finally(() => handle.close());
		},
		async write(file, content) {
			const flags = node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_TRUNC | node_fs__WEBPACK_IMPORTED_MODULE_5__.constants.O_NOFOLLOW;
			const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_9__.open)(node_path__WEBPACK_IMPORTED_MODULE_6___default().join(tree, file), flags);
			await handle.writeFile(content).finally(() => handle.close());
		},
		remove
	};
}
/** Commits that no branch has may be fetched, also from a repository that belongs to another user. */
const UPLOAD_PACK = "git -c 'safe.directory=*' -c uploadpack.allowAnySHA1InWant=true upload-pack";
/** https://git-scm.com/docs/gitignore#_pattern_format */
function ignorePattern(name) {
	return `/${name.replace(/[\\*?[\]! #]/g, "\\$&")}\n`;
}
// src/verify/match-diff.ts
/** Where a file differs from the new side of the diff; `undefined` where every row is in its line. */
function findMismatch(diff, path, content) {
	const file = diff.files.find((each) => each.path === path);
	const fileDiff = file && diff.of(file);
	if (!fileDiff || !("hunks" in fileDiff)) return "the diff has no lines of it";
	const lines = content.toString("utf8").split("\n");
	for (const { first, rows } of (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._t)(fileDiff.hunks, "RIGHT")) {
		const at = rows.findIndex((row, index) => withoutCr(row.text) !== withoutCr(lines[first - 1 + index] ?? ""));
		if (at < 0) continue;
		const there = lines[first - 1 + at];
		const found = there === void 0 ? "is not there" : `is ${JSON.stringify((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(there, MAX_SHOWN))}`;
		return `line ${first + at} ${found}, in the diff it is ${JSON.stringify((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(rows[at]?.text ?? "", MAX_SHOWN))}`;
	}
}
const MAX_SHOWN = 100;
function withoutCr(line) {
	return line.endsWith("\r") ? line.slice(0, -1) : line;
}
// src/verify/run-command.ts
/** Milliseconds that a command has to end by itself after it was asked to. */
const GRACE = 2e3;
/** A process that left the group may keep the pipes open: maximum milliseconds to wait for it. */
const MAX_CLOSING = 500;
/** Runs a command in a process group of its own, and ends all of its processes. */
async function runCommand([program = "", ...args], { cwd, env, timeout, signal }) {
	signal.throwIfAborted();
	const started = performance.now();
	const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_8__.spawn)(program, args, {
		cwd,
		env,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: true
	});
	const output = keepTail(child);
	let timedOut = false;
	const stop = () => {
		killGroup(child, "SIGTERM");
		grace = setTimeout(() => killGroup(child, "SIGKILL"), GRACE);
	};
	let grace;
	const limit = setTimeout(() => {
		timedOut = true;
		stop();
	}, timeout * 1e3);
	const killNow = () => killGroup(child, "SIGKILL");
	signal.addEventListener("abort", stop);
	process.on("exit", killNow);
	try {
		const { code, killedBy } = await exitOf(child, program);
		killNow();
		await closed(child);
		signal.throwIfAborted();
		const passed = code === 0 && !timedOut;
		const how = killedBy ? `was ended by ${killedBy}` : `failed with exit code ${code}`;
		return {
			passed,
			ended: timedOut ? `stopped after ${timeout} s` : passed ? "passed" : how,
			timedOut,
			output: output(),
			seconds: (performance.now() - started) / 1e3
		};
	} finally {
		clearTimeout(limit);
		clearTimeout(grace);
		signal.removeEventListener("abort", stop);
		process.off("exit", killNow);
	}
}
function exitOf(child, program) {
	return new Promise((resolve, reject) => {
		child.once("exit", (code, killedBy) => resolve({
			code,
			killedBy
		}));
		child.once("error", (cause) => {
			const isMissing = "code" in cause && cause.code === "ENOENT";
			const hint = "For more than one command write: -- sh -c \"npm ci && npm test\"";
			const problem = isMissing ? "there is no such program" : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(cause);
			reject(new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${program} cannot be run: ${problem}`, {
				cause,
				hint
			}));
		});
	});
}
async function closed({ stdout, stderr }) {
	const streams = [stdout, stderr].flatMap((stream) => stream ?? []);
	const ends = streams.map((stream) => stream.closed ? void 0 : new Promise((resolve) => stream.once("close", resolve)));
	let timer;
	const late = new Promise((resolve) => {
		timer = setTimeout(resolve, MAX_CLOSING);
	});
	await Promise.race([Promise.all(ends), late]);
	clearTimeout(timer);
	for (const stream of streams) stream.destroy();
}
function keepTail({ stdout, stderr }) {
	let tail = Buffer.alloc(0);
	for (const stream of [stdout, stderr]) stream?.on("data", (chunk) => {
		tail = Buffer.concat([tail, chunk]).subarray(-65536);
	});
	return () => tail.toString("utf8");
}
function killGroup(child, signal) {
	if (child.pid === void 0) return;
	try {
		process.kill(-child.pid, signal);
	} catch {
		child.kill(signal);
	}
}
// src/verify/verify.ts
/** Tries the suggestions in a throw-away clone and says which of them the command passes with. */
async function verify$1(input) {
	const { repository, suggestions, command, signal, say } = input;
	const blobs = await checkFiles(input);
	const head = {
		version: 1,
		commit: repository.commit,
		command: commandText(command)
	};
	if (suggestions.length === 0) return {
		...head,
		results: []
	};
	const clone = await input.during(() => "Cloning", createClone(repository, signal, say));
	try {
		const verdicts = await bisect(suggestions, await prepare(input, clone));
		const results = suggestions.flatMap((suggestion, index) => {
			const { path, edits } = suggestion;
			const verdict = verdicts[index];
			const outcome = verdict?.result === "failed" ? {
				result: "failed",
				together: 0,
				output: (0,_verified_js__WEBPACK_IMPORTED_MODULE_4__.n)(verdict.run.output)
			} : {
				result: "passed",
				together: verdict?.together ?? 0
			};
			if (outcome.result === "failed") say(`${placeText(suggestion)} fails`);
			return edits.map(({ first, last, lines }) => ({
				path,
				blob: blobs.get(path) ?? "",
				first,
				last,
				lines,
				...outcome
			}));
		});
		for (const line of summary(verdicts)) say(line);
		return {
			...head,
			results
		};
	} finally {
		await clone.remove();
	}
}
function summary(verdicts) {
	const passed = verdicts.flatMap((verdict) => verdict.result === "passed" ? verdict.together : []);
	const counts = `${passed.length} passed, ${verdicts.length - passed.length} failed`;
	const isSplit = passed.some((together) => together < passed.length - 1);
	return [`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(verdicts.length, "suggestion")}: ${counts}`, ...isSplit ? ["Not all that passed pass together: commit them one by one and run the command again"] : []];
}
/** Blob ids of the files with suggestions. Throws unless the commit is the one that the diff leads to. */
async function checkFiles({ repository, diff, suggestions, signal }) {
	const blobs = /* @__PURE__ */ new Map();
	for (const path of new Set(suggestions.map((suggestion) => suggestion.path))) {
		const file = await committedFile(repository, path, signal);
		const problem = file ? findMismatch(diff, path, file.content) : "there is no such file";
		if (file && problem === void 0) {
			blobs.set(path, file.blob);
			continue;
		}
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`The diff does not lead to commit ${repository.commit}: in ${path}, ${problem}`, { hint: "Check out the head of the pull request, or name it with --commit; the diff is that of git diff main...HEAD." });
	}
	return blobs;
}
/** Sets up the clone and tries the command without any change; returns a function that tries it with suggestions. */
async function prepare(input, clone) {
	const { suggestions, command, setup, env, timeout, signal, say, during } = input;
	const run = async (what, words) => {
		const running = runCommand(words, {
			cwd: clone.directory,
			env,
			timeout,
			signal
		});
		const ended = await during(() => what, running);
		return {
			...ended,
			output: clone.withoutRoot(ended.output)
		};
	};
	if (setup !== void 0) {
		const done = await run(`Setup: ${setup}`, [
			"sh",
			"-c",
			setup
		]);
		say(`Setup: ${done.ended} (${seconds(done)})`);
		if (!done.passed) throw couldNotRun(`The setup ${done.ended}: ${setup}`, done);
		await clone.keepUntracked();
	}
	let count = 0;
	const attempt = async (group) => {
		await clone.reset();
		await press(clone, group);
		const tried = group.length === 0 ? "no suggestion" : `${group.length} of ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(suggestions.length, "suggestion")}`;
		const what = `Run ${++count}, ${tried}`;
		const done = await run(what, command);
		say(`${what}: ${done.ended} (${seconds(done)})`);
		return done;
	};
	const base = await attempt([]);
	if (base.passed) return attempt;
	throw couldNotRun(`The command ${base.ended} without any change, so nothing can be proven`, base, NEEDS);
}
const NEEDS = ["It runs in a clone, which has only what is committed: --setup 'npm ci' installs what the command needs, --env NAME", "passes a variable on."].join(" ");
async function press(clone, group) {
	const byPath = /* @__PURE__ */ new Map();
	for (const { path, edits } of group) byPath.set(path, [...byPath.get(path) ?? [], ...edits]);
	for (const [path, edits] of byPath) await clone.write(path, applyEdits(await clone.read(path), edits));
}
function couldNotRun(message, { output }, ...advice) {
	const lines = [...(0,_verified_js__WEBPACK_IMPORTED_MODULE_4__.n)(output), ...advice];
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(message, lines.length === 0 ? {} : { hint: lines.join("\n") });
}
function seconds(done) {
	return `${done.seconds.toFixed(1)} s`;
}
/** As typed in a shell. */
function commandText(command) {
	return command.map((word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`).join(" ");
}
// src/commands/verify.ts
var verify_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ verify: () => verify });
const RESULTS = {
	what: "The results",
	format: "json"
};
const DEFAULT_TIMEOUT = 600;
const MAX_TIMEOUT = 86400;
/** As a shell reports it, 128 + SIGINT. */
const STOPPED = 130;
/** Tries the suggestions with a command. Exit code 0 whatever the results are. */
async function verify(flags) {
	refusePrivilegedEvent(process.env);
	const output = flags.one("output");
	if (output === void 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kr)("output", "verified.json, or - for standard output");
	if (flags.command.length === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er("no command is given to try the suggestions with", { hint: "Write it at the end, after --: -- npm test" });
	const timeout = readTimeout(flags.one("timeout"));
	const { env, unset } = commandEnvironment(process.env, flags.all("env"));
	for (const name of unset) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`--env ${name}: this variable is not set`);
	for (const name of TOKENS) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(process.env[name] ?? "");
	if (output !== "-") clearOutput(output);
	const stopper = listenForSignals();
	try {
		const repository = await findRepository(process.cwd(), flags.one("commit"), stopper.signal);
		const { plan, diff } = await (0,_cli_js__WEBPACK_IMPORTED_MODULE_2__.r)(atCommit(flags, repository.commit));
		if (plan.failure !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(plan.failure);
		const suggestions = suggestionsOf(plan);
		if (suggestions.length === 0) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)("No suggestion has a button: there is nothing to try");
		const results = await verify$1({
			repository,
			diff,
			suggestions,
			command: flags.command,
			setup: flags.one("setup"),
			env,
			timeout,
			signal: stopper.signal,
			say: _start_js__WEBPACK_IMPORTED_MODULE_1__.o,
			during: _progress_js__WEBPACK_IMPORTED_MODULE_3__.t
		});
		writeResults(output, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.p)(results));
	} catch (error) {
		if (!stopper.signal.aborted) throw error;
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)("Stopped: the clone is removed, nothing was written");
		return STOPPED;
	} finally {
		stopper.close();
	}
	const heldBack = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ft)();
	if (heldBack) throw heldBack;
	return 0;
}
const TOKENS = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"GITLAB_TOKEN",
	"CI_JOB_TOKEN",
	"ACTIONS_RUNTIME_TOKEN"
];
function readTimeout(given) {
	const timeout = Number(given ?? DEFAULT_TIMEOUT);
	if (timeout > 0 && timeout <= MAX_TIMEOUT) return timeout;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`--timeout is ${JSON.stringify(given)}; valid: a number of seconds up to ${MAX_TIMEOUT}`);
}
/** Plans for the commit that is tried, even if the user gave none and it is HEAD. */
function atCommit(flags, commit) {
	return {
		...flags,
		one: (name) => name === "commit" ? commit : flags.one(name)
	};
}
/** If this run fails, the results of an earlier one must not be taken for its own. */
function clearOutput(file) {
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_6___default().dirname(file), { recursive: true });
		if ((0,node_fs__WEBPACK_IMPORTED_MODULE_5__.lstatSync)(file, { throwIfNoEntry: false })?.isFile()) (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.rmSync)(file);
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${file} cannot be written: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`, { cause: error });
	}
}
function writeResults(output, results) {
	if (output === "-") {
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)(results, RESULTS);
		return;
	}
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)(output, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(results, RESULTS));
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${output} cannot be written: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`, { cause: error });
	}
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`Wrote ${output}`);
}
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/** Until this is closed, a signal stops the running command and not the process, which must clean up first. */
function listenForSignals() {
	const controller = new AbortController();
	const stop = () => {
		if (!controller.signal.aborted) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)("Stopping");
		controller.abort();
	};
	for (const name of SIGNALS) process.on(name, stop);
	return {
		signal: controller.signal,
		close() {
			for (const name of SIGNALS) process.off(name, stop);
		}
	};
}



/***/ })

};
;