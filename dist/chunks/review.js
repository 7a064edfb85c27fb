"use strict";
exports.id = 351;
exports.ids = [351];
exports.modules = {

/***/ 2351:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ commitTree; },
/* harmony export */   C: function() { return /* binding */ reasonOf; },
/* harmony export */   D: function() { return /* binding */ shownPatches; },
/* harmony export */   E: function() { return /* binding */ pageOf; },
/* harmony export */   O: function() { return /* binding */ writePreview; },
/* harmony export */   S: function() { return /* binding */ explainingFetch; },
/* harmony export */   T: function() { return /* binding */ leavingPage; },
/* harmony export */   _: function() { return /* binding */ retryRead; },
/* harmony export */   a: function() { return /* binding */ readHost; },
/* harmony export */   b: function() { return /* binding */ reading; },
/* harmony export */   c: function() { return /* binding */ resolveThreads; },
/* harmony export */   d: function() { return /* binding */ writeOnce; },
/* harmony export */   f: function() { return /* binding */ secondsToReset; },
/* harmony export */   g: function() { return /* binding */ retryAfter; },
/* harmony export */   h: function() { return /* binding */ RefusedRead; },
/* harmony export */   i: function() { return /* binding */ readAddress; },
/* harmony export */   j: function() { return /* binding */ commit_tree_exports; },
/* harmony export */   k: function() { return /* binding */ outcomeText; },
/* harmony export */   l: function() { return /* binding */ CHECK_PAUSES; },
/* harmony export */   m: function() { return /* binding */ jsonOrText; },
/* harmony export */   n: function() { return /* binding */ TOKEN_NEEDED; },
/* harmony export */   o: function() { return /* binding */ run; },
/* harmony export */   p: function() { return /* binding */ secondsUntil; },
/* harmony export */   r: function() { return /* binding */ hintOf; },
/* harmony export */   s: function() { return /* binding */ review; },
/* harmony export */   t: function() { return /* binding */ GITLAB; },
/* harmony export */   u: function() { return /* binding */ waitOut; },
/* harmony export */   v: function() { return /* binding */ UnreadError; },
/* harmony export */   w: function() { return /* binding */ createWaitBudget; },
/* harmony export */   x: function() { return /* binding */ fetchFor; },
/* harmony export */   y: function() { return /* binding */ call; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_4__);





// src/input/commit-tree.ts
var commit_tree_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ commitTree: () => commitTree });
/**
* Tests whether a commit contains a file, by the git repository of a directory; the checked-out files do not matter.
* Returns `undefined` if there is no repository or it lacks the commit: a shallow checkout of the merge commit has
* only that commit.
*/
function commitTree(directory, commit) {
	const files = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tn)(() => listFiles(directory, commit));
	return (path) => files()?.has(path);
}
/** The list of 100,000 files takes about 10 MB. */
const MAX_BYTES = 268435456;
function listFiles(directory, commit) {
	if (!/^[0-9a-f]{40,64}$/.test(commit)) return void 0;
	const list = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.en)(directory, [
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		commit
	], MAX_BYTES);
	return list && new Set(list.toString("utf8").split("\0"));
}
// src/output/outcome-text.ts
/** The outcome of the run in a sentence. */
function outcomeText(result) {
	switch (result.outcome) {
		case "posted": return `Posted ${result.url}`;
		case "nothing-new": return "Nothing new: all findings are known from an earlier run";
		case "nothing-to-post": return "Nothing to post";
		case "dry-run": return "A dry run: nothing was posted";
		case "skipped": return `${result.why}; nothing was posted`;
		case "degraded": return `${result.message}\n${result.hint}`;
	}
}
// src/output/write-preview.ts
/** Writes the page and creates the directories of its path. */
async function writePreview(file, input) {
	const page = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(await pageOf(input), leavingPage(input));
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_3___default().dirname(file), { recursive: true });
		(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(file, page);
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${file} cannot be written: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.on)(error)}`, { cause: error });
	}
}
/** Renders the page; its code is loaded only when needed. */
async function pageOf(input) {
	return (await Promise.all(/* import() */[__webpack_require__.e(411), __webpack_require__.e(666), __webpack_require__.e(542), __webpack_require__.e(939)]).then(__webpack_require__.bind(__webpack_require__, 7939)).then((n) => n.n)).preview(input);
}
/** How to check the page for secrets: it shows rows of the files that have comments. */
function leavingPage({ plan, diff }) {
	return {
		what: "The preview",
		format: "html",
		pieces: shownPatches(plan, diff)
	};
}
/** The patches of files that have comments. */
function shownPatches({ review }, { files }) {
	const commented = new Set(review.comments.map(({ path }) => path));
	return files.flatMap(({ path, patch }) => patch !== void 0 && commented.has(path) ? [patch] : []);
}
// src/platforms/wait-budget.ts
function createWaitBudget({ maxWait, say, second = 1e3 }) {
	let left = maxWait * second;
	let waitingUntil = 0;
	const pause = async (seconds, why) => {
		if (seconds >= 1) say(`Waiting ${seconds} s: ${why}`);
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(seconds * second);
	};
	return {
		pause,
		async wait(seconds, why) {
			const now = Math.ceil(performance.now());
			const until = now + seconds * second;
			const more = Math.max(0, until - Math.max(now, waitingUntil));
			if (more > left) return false;
			left -= more;
			waitingUntil = Math.max(waitingUntil, until);
			await pause(seconds, why);
			return true;
		}
	};
}
// src/platforms/explaining-fetch.ts
/** A `fetch` whose errors give the reason; those of Node only say "fetch failed". */
function explainingFetch(fetch, via = "") {
	return (input, init) => fetch(input, init).catch((error) => {
		throw explain(error, via);
	});
}
/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const UNTRUSTED = [
	"CERT_UNTRUSTED",
	"DEPTH_ZERO_SELF_SIGNED_CERT",
	"SELF_SIGNED_CERT_IN_CHAIN",
	"UNABLE_TO_GET_ISSUER_CERT",
	"UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
	"UNABLE_TO_VERIFY_LEAF_SIGNATURE"
];
function explain(error, via) {
	if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Er) return error;
	const reason = reasonOf(error);
	const message = `${via}${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(reason) || "no connection"}`;
	const { code } = reason;
	if (!UNTRUSTED.some((each) => each === code)) return new Error(message, { cause: error });
	const [what] = message.split(";");
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${what}: the certificate is not trusted here`, {
		hint: "Set NODE_EXTRA_CA_CERTS to a PEM file with the certificate of the authority that signed it.",
		cause: error
	});
}
/** The innermost cause; if several IP addresses were tried, that of the first. */
function reasonOf(error) {
	if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
	return error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error;
}
// src/platforms/follow-move.ts
/** Redirects that repeat the request as it is; after the others a client may turn a POST into a GET. */
const KEEPS_METHOD = [307, 308];
const MOVED = [
	301,
	302,
	...KEEPS_METHOD
];
/**
* A `fetch` that follows a redirect as GitHub and GitLab answer for a renamed repository: once, and only on the same
* origin, because the token goes with it. A write is repeated only where the status says so; the server has not carried
* it out. Any other redirect is returned as it is.
* https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
*/
function followMove(fetch) {
	return async (input, init) => {
		const reply = await fetch(input, init);
		if (!((init?.method ?? "GET") === "GET" ? MOVED : KEEPS_METHOD).includes(reply.status)) return reply;
		const from = new URL(input instanceof Request ? input.url : input);
		const location = reply.headers.get("location") ?? "";
		const to = URL.canParse(location, from.href) ? new URL(location, from) : void 0;
		return to?.origin === from.origin ? fetch(to.href, init) : reply;
	};
}
// src/platforms/whole-reply.ts
/**
* GitHub ends a request after 10 seconds, so there is no answer after three times that. The longest list page has a few
* MiB.
*/
const LIMITS = {
	milliseconds: 3e4,
	bytes: 67108864
};
/**
* A `fetch` that reads the whole body before it returns, follows no redirect (a POST would become a GET, and the token
* would be sent to another server), and has a timeout.
*/
function wholeReplyFetch(fetch, { milliseconds, bytes } = LIMITS) {
	return async (input, init) => {
		const signal = AbortSignal.timeout(milliseconds);
		const reply = await fetch(input, {
			...init,
			redirect: "manual",
			signal
		});
		return wholeReply(reply, await readAll(reply, bytes));
	};
}
/** Only the parts of a `Response` that clients use; a real one would copy the body two more times. */
function wholeReply({ status, statusText, headers, url }, bytes) {
	const text = new TextDecoder().decode(bytes);
	return {
		status,
		statusText,
		headers,
		url,
		body: text,
		text: async () => text,
		arrayBuffer: async () => Uint8Array.from(bytes).buffer
	};
}
async function readAll(reply, maxBytes) {
	const chunks = [];
	let length = 0;
	for await (const bytes of reply.body ?? []) {
		length += bytes.length;
		if (length > maxBytes) throw new Error(`the reply is longer than ${maxBytes} bytes`);
		chunks.push(bytes);
	}
	return Buffer.concat(chunks, length);
}
// src/platforms/fetch-for.ts
/**
* A `fetch` for one server that returns only complete replies. Node's own does not support proxies; the one that does
* is loaded only if a proxy is set.
*/
async function fetchFor(url, limits, onReply) {
	const fetch = followMove(await wholeFetchFor(url, limits));
	if (!onReply) return fetch;
	return async (input, init) => {
		const reply = await fetch(input, init);
		onReply();
		return reply;
	};
}
async function wholeFetchFor(url, limits) {
	if ([
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	].every((name) => !process.env[name])) return wholeReplyFetch(explainingFetch(globalThis.fetch), limits);
	const { proxyFetch } = await __webpack_require__.e(/* import() */ 883).then(__webpack_require__.bind(__webpack_require__, 8883)).then((n) => n.t);
	return wholeReplyFetch(proxyFetch(url, process.env), limits);
}
// src/platforms/call.ts
/** Lower limit of a wait, so that a wrong clock does not cause a flood of requests. */
const MIN_SECONDS = 1;
/** Makes a call and returns its outcome; `read` parses the data and returns `undefined` if it has another shape. */
async function call(service, send, read) {
	try {
		return interpret(service, await send(), read);
	} catch (error) {
		return {
			kind: "unknown",
			message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error),
			...hintIn(error)
		};
	}
}
/** The hint of a `UserError`, which clients may have wrapped. */
function hintIn(error) {
	if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Er) return error.hint === void 0 ? {} : { hint: error.hint };
	return error instanceof Error && error.cause !== void 0 ? hintIn(error.cause) : {};
}
function interpret(service, reply, read) {
	const { status, data, headers } = reply;
	if (status < 300) {
		const value = status >= 200 ? read(data) : void 0;
		if (value !== void 0) return {
			kind: "done",
			data: value,
			headers
		};
		return {
			kind: "unknown",
			status,
			message: `answered ${status} with unexpected data`
		};
	}
	if (status < 400) return {
		kind: "unknown",
		status,
		message: `redirected (${status}) to ${headers.location ?? "nowhere"}`
	};
	const refusal = status < 500 ? service.refusalOf(reply) : void 0;
	if (!refusal) return {
		kind: "unknown",
		status,
		message: `answered ${status}`
	};
	const seconds = service.waitFor(refusal);
	if (seconds === void 0) return {
		kind: "refused",
		refusal
	};
	return {
		kind: "limited",
		seconds: Math.max(MIN_SECONDS, seconds),
		refusal
	};
}
/** A `read` function for `call` that validates the data. */
function reading(shape) {
	return (data) => {
		const parsed = shape.safeParse(data);
		return parsed.success ? parsed.data : void 0;
	};
}
// src/platforms/platform.ts
/** The platform could not be read completely, so nothing can be planned. Nothing was posted. */
var UnreadError = class extends _start_js__WEBPACK_IMPORTED_MODULE_1__.Er {
	/** True if the token has no permission to read it. */
	forbidden;
	constructor(message, options) {
		super(message, options);
		this.forbidden = options.forbidden ?? false;
	}
};
// src/platforms/retry-read.ts
/** The platform has refused a read. */
var RefusedRead = class extends UnreadError {
	status;
	constructor(message, { status, hint }) {
		super(message, {
			hint,
			forbidden: status === 403 || status === 404
		});
		this.status = status;
	}
};
const TRIES = 4;
/** Retries a read whose outcome is unknown, and waits for rate limits as long as the wait budget allows. */
async function retryRead(service, waitBudget, what, attempt) {
	for (let tried = 1;; tried++) {
		const outcome = await attempt();
		if (outcome.kind === "done") return outcome;
		if (outcome.kind === "refused") throw refused(service, what, outcome.refusal);
		const seconds = outcome.kind === "limited" ? outcome.seconds : 2 ** (tried - 1);
		const why = outcome.kind === "limited" ? `rate limit, ${what}` : `${what}: ${outcome.message}`;
		if (outcome.kind === "unknown" && outcome.hint !== void 0 || tried >= TRIES || !await waitBudget.wait(seconds, why)) throw exhausted(service, what, outcome);
	}
}
function retryAfter({ name }, seconds) {
	return `${name}'s rate limit is reached: retry after ${seconds} s`;
}
function refused(service, what, refusal) {
	const { status, message } = refusal;
	return new RefusedRead(`${service.name} refused ${what}: ${status} ${message}`, {
		status,
		hint: service.hintOf(refusal)
	});
}
function exhausted(service, what, outcome) {
	if (outcome.kind === "limited") return new UnreadError(retryAfter(service, outcome.seconds), { hint: "Raise max-wait to wait longer, or run again later. Nothing was posted." });
	return new UnreadError(`${service.name} cannot be read: ${what}: ${outcome.message}`, { hint: outcome.hint ? `${outcome.hint} Nothing was posted.` : "Nothing was posted. Run again later." });
}
// src/platforms/json-or-text.ts
/** Parses JSON regardless of the content type. Other text is returned as it is, and then fails validation. */
function jsonOrText(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
/** Parses a `Retry-After` header: seconds or an HTTP date. */
function secondsUntil(value) {
	if (/^\d+$/.test(value)) return Number(value);
	const date = Date.parse(value);
	return Number.isNaN(date) ? 60 : Math.ceil((date - Date.now()) / 1e3);
}
/** Seconds until a Unix time. */
function secondsToReset(reset) {
	return Math.ceil(reset - Date.now() / 1e3);
}
// src/platforms/write-once.ts
/** Seconds before each check for a write: lists lag behind writes, so only the third check counts as absent. */
const CHECK_PAUSES = [
	2,
	5,
	10
];
/** How often a write waits for a rate limit before it gives up. */
const MAX_WAITS = 4;
/**
* Writes, and checks for the result before any retry, even after a refusal: a server may report an error for a write
* that succeeded. If the outcome is unknown, it checks several times, because lists lag behind, and then retries once.
*/
function writeOnce(write) {
	return execute(write, { retriesUnknown: true });
}
/** The same, but an unknown outcome is returned to the caller. */
function waitOut(write) {
	return execute(write, { retriesUnknown: false });
}
async function execute(write, { retriesUnknown }) {
	let unknown;
	let waits = 0;
	for (;;) {
		const outcome = await write.attempt();
		if (outcome.kind === "done") return outcome;
		if (outcome.kind === "unknown" && !retriesUnknown) return outcome;
		const hasWaited = waits < MAX_WAITS && await waitForLimit(write, outcome);
		if (hasWaited) waits++;
		const check = await checkFor(write, outcome.kind === "unknown" ? CHECK_PAUSES : []);
		if (check.kind === "found") return {
			kind: "done",
			data: check.data,
			headers: {}
		};
		if (check.kind === "unreadable") return withoutCheck(outcome, check);
		if (hasWaited) continue;
		if (outcome.kind !== "unknown" || unknown) return finalOutcome(write, outcome, unknown);
		unknown = outcome;
	}
}
async function waitForLimit({ waitBudget, what }, outcome) {
	return outcome.kind === "limited" && await waitBudget.wait(outcome.seconds, `rate limit, ${what}`);
}
/** A refusal of the second attempt may say nothing about the first, whose outcome is unknown. */
function finalOutcome(write, outcome, unknown) {
	if (!unknown || outcome.kind === "unknown") return outcome;
	if (outcome.kind === "limited") return unknown;
	return write.isEcho?.(outcome.refusal) ? unknown : outcome;
}
/** Checks once, or after each of the pauses (in seconds). */
async function checkFor({ waitBudget, what, find }, pauses) {
	if (!find) return { kind: "absent" };
	try {
		for (const seconds of pauses.length > 0 ? pauses : [0]) {
			if (seconds > 0) await waitBudget.pause(seconds, `checking whether it succeeded: ${what}`);
			const data = await find();
			if (data !== void 0) return {
				kind: "found",
				data
			};
		}
		return { kind: "absent" };
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Er)) throw error;
		return {
			kind: "unreadable",
			message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error),
			isDenied: isDenial(error)
		};
	}
}
function isDenial(error) {
	return error instanceof RefusedRead && (error.forbidden || error.status === 401);
}
const DENIED = [
	401,
	403,
	404
];
/**
* The outcome if the check failed. A rate limit stays one, and so does a refusal if the token may neither write nor
* read; otherwise it is not known whether the write succeeded.
*/
function withoutCheck(outcome, check) {
	if (outcome.kind === "limited") return outcome;
	if (outcome.kind === "unknown") return {
		...outcome,
		message: `${outcome.message}; then ${check.message}`
	};
	const { status, message } = outcome.refusal;
	if (check.isDenied && DENIED.includes(status)) return outcome;
	return {
		kind: "unknown",
		message: `refused (${status} ${message}); then ${check.message}`
	};
}
// src/platforms/resolve-threads.ts
/**
* Resolves threads of findings that are gone, and reopens those that Fencepost resolved if the finding is back.
* Idempotent. Returns lines for the log: what was done, and what could not be done.
*/
async function resolveThreads(own, fingerprints, setResolved) {
	const found = withParts(fingerprints, own.map(({ fingerprint }) => fingerprint));
	const withoutReplies = own.filter(({ isOnlyOurs }) => isOnlyOurs);
	const fixed = withoutReplies.filter(({ fingerprint, isResolved }) => !found.has(fingerprint) && !isResolved);
	const back = withoutReplies.filter(({ fingerprint, isResolved, isResolvedByUs }) => found.has(fingerprint) && isResolved && isResolvedByUs);
	const resolved = await forEachThread(fixed, (thread) => setResolved(thread, true));
	const reopened = await forEachThread(back, (thread) => setResolved(thread, false));
	return [
		...resolved.done > 0 ? [`Resolved ${resolved.done} threads of findings that are gone`] : [],
		...reopened.done > 0 ? [`Reopened ${reopened.done} threads of findings that came back`] : [],
		.../* @__PURE__ */ new Set([...resolved.problems, ...reopened.problems])
	];
}
/** A finding with several buttons has several comments; the later ones have numbered markers, see comments.ts. */
function withParts(fingerprints, threads) {
	const found = new Set(fingerprints);
	if (threads.filter((fingerprint) => !found.has(fingerprint)).length === 0) return found;
	for (const main of threads.filter((fingerprint) => found.has(fingerprint))) for (let part = 1; part <= threads.length; part++) found.add((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)([main, String(part)], _start_js__WEBPACK_IMPORTED_MODULE_1__.st));
	return found;
}
async function forEachThread(threads, change) {
	const result = {
		done: 0,
		problems: []
	};
	for (const thread of threads) {
		const outcome = await change(thread);
		if (outcome.kind === "done") result.done++;
		else result.problems.push(outcome.message);
		if (outcome.kind === "forbidden") break;
	}
	return result;
}
// src/input/withhold-secrets.ts
/**
* Replaces each finding that contains the token with an entry that has only its place. Its text appears in no comment,
* log, summary or report. The other findings stay.
*/
function withholdSecrets(collected, holdsSecret) {
	const holds = (value) => holdsSecret(textsOf$1(value).join("\n"));
	if (!holds(collected)) return collected;
	const { findings, bad, notes, warnings = [], summaries = [] } = collected;
	const withheldNote = (note) => holdsSecret(note) ? "A note that holds the token is withheld" : note;
	const leaking = new Set([...findings, ...bad].filter(holds));
	const kept = {
		findings: findings.filter((finding) => !leaking.has(finding)),
		bad: [...bad.filter((entry) => !leaking.has(entry)), ...[...leaking].map((entry) => withheld(entry, holdsSecret))],
		notes: notes.map(withheldNote),
		warnings: warnings.map(withheldNote),
		summaries: summaries.filter((summary) => !holdsSecret(summary))
	};
	if (holds(kept)) throw secretLeakError("The findings, taken together,", "nothing was posted");
	const [first, ...more] = leaking;
	if (!first) return kept.summaries.length === summaries.length ? kept : {
		...kept,
		alarm: secretLeakError("The summary of the findings", "that was withheld")
	};
	const what = nameOf(first.origin) + (more.length > 0 ? ` and ${more.length} more` : "");
	return {
		...kept,
		alarm: secretLeakError(what, "that was withheld")
	};
}
function withheld({ origin, path = "", line, severity }, holdsSecret) {
	return {
		origin,
		field: "",
		message: "would give the token of this run away, so its text is withheld",
		code: "holds-token",
		...holdsSecret(path) ? {} : { path },
		...line === void 0 ? {} : { line },
		...severity === void 0 ? {} : { severity }
	};
}
function secretLeakError(what, so) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${what} would give the token of this run away; ${so}`, { hint: "Whatever wrote the findings can read the token. Let it run in a job without one, and revoke the token." });
}
function nameOf({ file, index }) {
	return `${file}: finding ${index}`;
}
/** All strings in a value, at any depth. The value has a known type without cycles, so the recursion ends. */
function textsOf$1(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf$1) : [];
}
// src/input/withhold-verified.ts
/**
* Takes out texts of `verified-path` that contain the token. A suggestion that failed still has no button. Throws
* where the token is split over several texts.
*/
function withholdVerified(verified, holdsSecret) {
	const holds = (value) => holdsSecret(textsOf$1(value).join("\n"));
	if (!verified || !holds(verified)) return { verified };
	const isCommandKept = !holdsSecret(verified.command);
	const kept = {
		...verified,
		command: isCommandKept ? verified.command : "a command that is withheld",
		results: verified.results.filter(({ path, lines }) => !holds([path, lines])).map(withoutOutput)
	};
	const alarm = secretLeakError("What verified-path names", "that was withheld");
	if (holds(kept)) throw secretLeakError("What verified-path names, taken together,", "nothing was posted");
	return {
		verified: kept,
		alarm
	};
	function withoutOutput(entry) {
		return holds(entry.output) ? {
			...entry,
			output: ["(withheld: a text that holds the token)"]
		} : entry;
	}
}
// src/output/redact-result.ts
/** Replaces every text of a server that contains the token. */
function redactResult(result, holdsSecret) {
	if (!holdsSecret(textsOf(result).join("\n"))) return result;
	const redacted = mapTexts(result, (text) => holdsSecret(text) ? _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt : text);
	return holdsSecret(textsOf(redacted).join("\n")) ? mapTexts(result, () => _start_js__WEBPACK_IMPORTED_MODULE_1__.Nt) : redacted;
}
function textsOf(result) {
	const texts = [];
	mapTexts(result, (text) => {
		texts.push(text);
		return text;
	});
	return texts;
}
/** Maps the texts that may come from a server. The review itself is checked before it is posted, see review.ts. */
function mapTexts(result, map) {
	const plan = {
		...result.plan,
		log: result.plan.log.map(map),
		findings: result.plan.findings.map((finding) => mapFinding(finding, map))
	};
	switch (result.outcome) {
		case "posted": return {
			...result,
			plan,
			url: map(result.url)
		};
		case "skipped": return {
			...result,
			plan,
			why: map(result.why)
		};
		case "degraded": return {
			...result,
			plan,
			message: map(result.message),
			hint: map(result.hint)
		};
		default: return {
			...result,
			plan
		};
	}
}
/** File names and quoted lines come from the server. */
function mapFinding(finding, map) {
	const { path, reason } = finding;
	return {
		...finding,
		path: map(path),
		...reason === void 0 ? {} : { reason: map(reason) }
	};
}
// src/review.ts
/** The plan could not be delivered. All findings are in it, so that they can be shown elsewhere. */
var DeliveryError = class extends _start_js__WEBPACK_IMPORTED_MODULE_1__.Er {
	planned;
	constructor(planned, message, options = {}) {
		super(message, options);
		this.planned = planned;
	}
};
/** Read, plan, post: every decision about what to do next is made here, none in a platform. */
async function review(input) {
	const { platform, dryRun, say } = input;
	const { noun } = platform;
	let subject = await platform.read();
	let known = await knownFor(input, subject);
	let adjustments = {
		refused: /* @__PURE__ */ new Set(),
		commentOnly: false
	};
	let replanned = false;
	for (;;) {
		const plan = planFor(input, subject, {
			...adjustments,
			...known
		});
		const done = {
			plan,
			diff: subject.diff,
			commit: subject.commit
		};
		if (plan.failure !== void 0) return {
			...done,
			...failedPlan(plan.failure)
		};
		assertNoSecret(plan, input.holdsSecret);
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
		say(`Posting a review with ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(plan.review.comments.length, "comment")}`);
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
				known = await knownFor(input, subject);
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
function failedPlan(message) {
	return {
		outcome: "degraded",
		message,
		hint: "This is a fault of Fencepost. Nothing was posted; the report and the annotations have the findings.",
		cause: "failure"
	};
}
/** Checks everything to be posted, including paths and lines of the diff; findings were checked before. */
function assertNoSecret({ review }, holdsSecret) {
	const texts = review.comments.flatMap(({ path, body }) => [path, body]);
	if (holdsSecret?.([review.body, ...texts].join("\n"))) throw secretLeakError("The review", "nothing was posted");
}
/** Before a path is guessed, it is looked up in the tree of the reviewed commit: in the checkout, else by the API. */
async function treeFor({ platform, findings, options, treeOf }, { diff, commit }) {
	const paths = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.O)(findings, diff, options);
	if (paths.length === 0) return void 0;
	const local = treeOf?.(commit);
	if (local && paths.every((path) => local(path) !== void 0)) return local;
	const found = await platform.lookUp(paths, commit);
	return (path) => found.get(path);
}
/** Whole files prove more about a model's code: from the local repository, else by one request to the API. */
async function knownFor(input, subject) {
	const { platform, findings, options, repository, loadSyntax } = input;
	const { diff, commit, blobs } = subject;
	const holdsPath = await treeFor(input, subject);
	const local = (path) => repository?.textOf(path, {
		blob: blobs.get(path),
		commit
	});
	const paths = options.suggestions ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.k)(findings, diff, {
		...options,
		holdsPath
	}) : [];
	const missing = paths.filter((path) => local(path) === void 0);
	const remote = missing.length === 0 ? void 0 : await platform.headTexts(missing, subject);
	const headText = (path) => local(path) ?? remote?.get(path);
	return {
		holdsPath,
		headText,
		parse: await loadSyntax?.(paths.filter((path) => headText(path) !== void 0))
	};
}
function fail(planned, error) {
	if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Er)) throw error;
	const { message, hint } = error;
	throw new DeliveryError(planned, message, {
		cause: error,
		...hint === void 0 ? {} : { hint }
	});
}
function planFor(input, subject, { refused, commentOnly, ...known }) {
	const { platform, findings, bad, options, checkout } = input;
	const { diff, commit, head, repositoryUrl, posted, unproven, blobs } = subject;
	const differs = (path) => {
		const blob = checkout?.blobOf(path);
		return blob !== void 0 && blob !== blobs.get(path);
	};
	const plan = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.h)({
		findings,
		bad,
		diff,
		posted,
		refused,
		limits: platform.limits,
		options: {
			...options,
			sha256: _start_js__WEBPACK_IMPORTED_MODULE_1__.st,
			commit,
			head,
			repositoryUrl,
			blobOf: (path) => blobs.get(path),
			...known,
			needsOriginal: (path) => unproven || differs(path),
			...commentOnly ? { event: "comment" } : {}
		}
	});
	return {
		...plan,
		log: [...plan.log, ...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(plan, commit, differs)]
	};
}
/** A finding with a comment that is refused goes to the body with all its comments: their parts belong together. */
function refusedBy(planned, comments, before, { platform: { name }, say }) {
	const { plan } = planned;
	const refused = new Set(before);
	const ownerOf = new Map(plan.findings.flatMap((finding) => finding.comments.map((at) => [at, finding])));
	for (const index of comments) {
		const comment = plan.review.comments[index];
		if (!comment) continue;
		say(`${name} refuses a comment on ${comment.line === void 0 ? comment.path : `${comment.path}:${comment.line}`}; it goes to the body`);
		for (const each of ownerOf.get(index)?.comments ?? [index]) {
			const planned = plan.comments[each];
			if (planned) refused.add(planned.fingerprint);
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
// src/review-or-degrade.ts
/** Whatever prevents the review, every finding is in the plan, so that it can be shown elsewhere. */
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
/** The job summary has more room than a comment. */
const SUMMARY_LENGTH = 14e4;
function planWithoutDiff({ findings, bad, options }, override = {}) {
	const diff = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ct)([]);
	return {
		plan: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.h)({
			findings,
			bad,
			diff,
			limits: {
				..._start_js__WEBPACK_IMPORTED_MODULE_1__.qt,
				bodyLength: SUMMARY_LENGTH
			},
			options: {
				...options,
				sha256: _start_js__WEBPACK_IMPORTED_MODULE_1__.st,
				scope: "all",
				...override
			}
		}),
		diff,
		commit: ""
	};
}
// src/run.ts
/** One run, shared by the action and `post`: findings, options and a platform in, a result out. */
async function run(input) {
	const { collected, options, runOptions, workspaces, open, say, warn, holdsSecret: holdsSecret$1 = _start_js__WEBPACK_IMPORTED_MODULE_1__.It } = input;
	const { findings, bad, notes, warnings = [], summaries = [], alarm } = withholdSecrets(collected, holdsSecret$1);
	const checks = withholdVerified(input.verified, holdsSecret$1);
	for (const note of notes) say(note);
	for (const warning of warnings) warn(warning);
	const isComplete = !alarm && bad.length === 0 && warnings.length === 0;
	return {
		result: redactResult(await reviewOrDegrade({
			findings,
			bad,
			options: {
				...options,
				workspaces,
				verified: checks.verified,
				baseline: input.baseline,
				summaries,
				...await loadParts(findings, summaries, options)
			},
			...input.checkout ? { checkout: input.checkout } : {},
			...input.treeOf ? { treeOf: input.treeOf } : {},
			repository: input.repository,
			loadSyntax: (paths) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.W)(paths, say),
			dryRun: runOptions.dryRun,
			holdsSecret: holdsSecret$1,
			say
		}, () => open({ resolveFixed: runOptions.resolveFixed && isComplete })), holdsSecret$1),
		sources: collected.sources ?? [],
		errors: () => [
			alarm,
			checks.alarm,
			(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ft)()
		].filter((error) => error !== void 0)
	};
}
/** Parts of the planner that most runs do not need, so they are loaded only then. */
async function loadParts(findings, summaries, { protectedPaths }) {
	return {
		writeMarkdown: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.G)(findings, summaries),
		globTest: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(protectedPaths)
	};
}
// src/platforms/read-address.ts
/** Validates a URL from the environment. An invalid value is not shown, because it may contain a password. */
function readAddress(name, value) {
	if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${name} is not a URL`, { hint: `Write ${name}=https://host or https://host/path.` });
}
function readHost(name, value) {
	return new URL(readAddress(name, value)).host;
}
// src/platforms/gitlab/service.ts
const GITLAB = {
	name: "GitLab",
	refusalOf,
	waitFor,
	hintOf
};
/** The message may be a sentence or an object, under `message` or Grape's `error`; rate limit replies are not JSON. */
function refusalOf({ status, data, headers }) {
	const message = messageIn(data) ?? (status === 429 ? "Retry later" : void 0);
	if (message === void 0) return void 0;
	return {
		status,
		message: typeof message === "string" ? message : JSON.stringify(message),
		errors: [],
		headers
	};
}
function messageIn(data) {
	if (typeof data !== "object" || data === null) return void 0;
	if ("message" in data) return data.message;
	return "error" in data ? data.error : void 0;
}
/** https://docs.gitlab.com/security/rate_limits/ */
function waitFor({ status, headers }) {
	if (status !== 429) return void 0;
	const after = headers["retry-after"];
	if (after !== void 0) return secondsUntil(String(after));
	const reset = Number(headers["ratelimit-reset"]);
	return reset > 0 ? secondsToReset(reset) : 60;
}
/** https://docs.gitlab.com/user/project/settings/project_access_tokens/ */
const TOKEN_NEEDED = "a project access token with the scope api and the role Developer";
function hintOf({ status, message }) {
	if (status === 401) return `GITLAB_TOKEN is not valid or has expired. Fencepost needs ${TOKEN_NEEDED}.`;
	if (status === 403) return `GITLAB_TOKEN may not do this, because its ${message.includes("insufficient_scope") ? "scope" : "role"} is not sufficient. Fencepost needs ${TOKEN_NEEDED}.`;
	return "Check the project and the number of the merge request, and that the token may see them.";
}



/***/ })

};
;