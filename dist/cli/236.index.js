"use strict";
exports.id = 236;
exports.ids = [236];
exports.modules = {

/***/ 1236:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitLab: function() { return /* binding */ connectGitLab; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1344);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4289);
/* harmony import */ var _fetch_for_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5412);
/* harmony import */ var _retry_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3781);
/* harmony import */ var _json_or_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3264);







// lib/platforms/gitlab/client.js
/** GitLab ends a request after 60 seconds, and publishing many notes takes some of them. */
const LIMITS = {
	milliseconds: 9e4,
	bytes: 67108864
};
async function createClient({ token, apiUrl, replyLimits = LIMITS }) {
	const fetch = await (0,_fetch_for_js__WEBPACK_IMPORTED_MODULE_4__.t)(apiUrl, replyLimits);
	const base = apiUrl.replace(/(?<!\/)\/+$/, "");
	const headers = {
		authorization: `Bearer ${token}`,
		accept: "application/json",
		"content-type": "application/json",
		"user-agent": `fencepost/${_main_js__WEBPACK_IMPORTED_MODULE_1__.t}`
	};
	return { async send(method, path, parameters = {}) {
		const query = method === "GET" ? queryOf(parameters) : "";
		const body = method === "POST" || method === "PUT" ? { body: JSON.stringify(parameters) } : {};
		const reply = await fetch(`${base}${path}${query}`, {
			method,
			headers,
			...body
		});
		const text = await reply.text();
		const data = reply.status === 204 ? void 0 : (0,_json_or_text_js__WEBPACK_IMPORTED_MODULE_6__.t)(text);
		return {
			status: reply.status,
			data,
			headers: Object.fromEntries(reply.headers)
		};
	} };
}
function queryOf(parameters) {
	const given = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
	return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
// lib/platforms/gitlab/read.js
const PAGE = 100;
/** A server that goes on for ever is not GitLab. */
const MAX_PAGES = 1e3;
function createReader(client, patience) {
	const get = (path, parameters, shape) => (0,_retry_read_js__WEBPACK_IMPORTED_MODULE_5__.n)(_service_js__WEBPACK_IMPORTED_MODULE_3__.t, patience, path, () => (0,_retry_read_js__WEBPACK_IMPORTED_MODULE_5__.i)(_service_js__WEBPACK_IMPORTED_MODULE_3__.t, () => client.send("GET", path, parameters), (0,_retry_read_js__WEBPACK_IMPORTED_MODULE_5__.a)(shape)));
	return {
		one: async (path, shape) => (await get(path, {}, shape)).data,
		async all(path, shape, { pageSize = PAGE, atOnce = false } = {}) {
			const entries = [];
			let page = 1;
			for (let read = 0; page !== void 0; read++) {
				if (read >= MAX_PAGES) throw new _review_js__WEBPACK_IMPORTED_MODULE_2__.r(`GitLab's list has no end: ${path}`, { hint: "Nothing was posted." });
				const reply = await get(path, {
					per_page: pageSize,
					page
				}, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(shape));
				entries.push(...reply.data);
				page = nextPage(reply.headers, page, reply.data.length > 0 && !atOnce);
			}
			return entries;
		}
	};
}
/**
* A page may be short and not the last: what the user may not see leaves gaps. Without any word about pages, the last
* one is empty. https://docs.gitlab.com/api/rest/#pagination
*/
function nextPage(headers, page, mayGoOn) {
	const next = headers["x-next-page"];
	if (next !== void 0) return Number(next) > page ? Number(next) : void 0;
	if (headers.link !== void 0) return /rel="?next"?/.test(String(headers.link)) ? page + 1 : void 0;
	return mayGoOn ? page + 1 : void 0;
}
// lib/platforms/gitlab/connect.js
async function connectGitLab(options) {
	const client = await createClient(options);
	const patience = (0,_fetch_for_js__WEBPACK_IMPORTED_MODULE_4__.i)(options);
	return {
		client,
		reader: createReader(client, patience),
		patience,
		say: options.say
	};
}



/***/ }),

/***/ 5412:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: function() { return /* binding */ createPatience; },
/* harmony export */   n: function() { return /* binding */ explainingFetch; },
/* harmony export */   r: function() { return /* binding */ reasonOf; },
/* harmony export */   t: function() { return /* binding */ fetchFor; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7589);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);


// lib/platforms/wait-budget.js
function createPatience({ maxWait, say, second = 1e3 }) {
	let left = maxWait * second;
	let waitingUntil = 0;
	const pause = async (seconds, why) => {
		if (seconds >= 1) say(`Waiting ${seconds} s: ${why}`);
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(seconds * second);
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
// lib/platforms/explaining-fetch.js
/** A `fetch` that says why it failed: Node's says "fetch failed", whatever it was. */
function explainingFetch(fetch, via = "") {
	return (input, init) => fetch(input, init).catch((error) => {
		throw explained(error, via);
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
function explained(error, via) {
	if (error instanceof _main_js__WEBPACK_IMPORTED_MODULE_0__._n) return error;
	const reason = reasonOf(error);
	const message = `${via}${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.vn)(reason) || "no connection"}`;
	const { code } = reason;
	if (!UNTRUSTED.some((each) => each === code)) return new Error(message, { cause: error });
	const [what] = message.split(";");
	return new _main_js__WEBPACK_IMPORTED_MODULE_0__._n(`${what}: the certificate is not trusted here`, {
		hint: "Set NODE_EXTRA_CA_CERTS to a PEM file with the certificate of the authority that signed it.",
		cause: error
	});
}
/** What is at the bottom: of several addresses that were tried, the first. */
function reasonOf(error) {
	if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
	return error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error;
}
// lib/platforms/whole-reply.js
/** A reply is believed only when all of it has arrived; clients take a cut one for an empty one. */
/**
* GitHub ends a request after 10 seconds; three times that has no answer any more. The longest list page is a few
* MiB; more is not GitHub.
*/
const LIMITS = {
	milliseconds: 3e4,
	bytes: 67108864
};
/**
* A `fetch` that reads the whole body before it answers, follows no redirect (a POST would come back
* as a GET, the token would travel), and gives up in time.
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
/** What clients ask of a reply, answered from what is here: a stream would read it a second and a third time. */
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
async function readAll(reply, most) {
	const chunks = [];
	let length = 0;
	for await (const bytes of reply.body ?? []) {
		length += bytes.length;
		if (length > most) throw new Error(`the reply is longer than ${most} bytes`);
		chunks.push(bytes);
	}
	return Buffer.concat(chunks, length);
}
// lib/platforms/fetch-for.js
/**
* A `fetch` for one server, whole replies only. Node's own knows no proxy; the one that does is loaded only where one
* is set.
*/
async function fetchFor(url, limits) {
	if ([
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	].every((name) => !process.env[name])) return wholeReplyFetch(explainingFetch(globalThis.fetch), limits);
	const { proxyFetch } = await __webpack_require__.e(/* import() */ 623).then(__webpack_require__.bind(__webpack_require__, 5623));
	return wholeReplyFetch(proxyFetch(url, process.env), limits);
}



/***/ }),

/***/ 3264:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ jsonOrText; }
/* harmony export */ });
// lib/platforms/json-or-text.js
/** JSON, whatever type a reply says it is of. What is none stays text, and is then not of the shape that is expected. */
function jsonOrText(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}



/***/ }),

/***/ 3781:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ reading; },
/* harmony export */   i: function() { return /* binding */ call; },
/* harmony export */   n: function() { return /* binding */ persist; },
/* harmony export */   r: function() { return /* binding */ retryAfter; },
/* harmony export */   t: function() { return /* binding */ RefusedRead; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7589);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1344);


// lib/platforms/call.js
/** A clock that is off, here or there, must not make a storm of requests. */
const LEAST_SECONDS = 1;
/** Makes a call and says how it ended; `read` takes the data apart and answers nothing where it is not of its shape. */
async function call(service, send, read) {
	try {
		return judge(service, await send(), read);
	} catch (error) {
		return {
			kind: "unknown",
			message: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.vn)(error),
			...hintIn(error)
		};
	}
}
/** Clients wrap what `fetch` throws. */
function hintIn(error) {
	if (error instanceof _main_js__WEBPACK_IMPORTED_MODULE_0__._n) return error.hint === void 0 ? {} : { hint: error.hint };
	return error instanceof Error && error.cause !== void 0 ? hintIn(error.cause) : {};
}
function judge(service, reply, read) {
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
			message: `answered ${status} with something else than expected`
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
		seconds: Math.max(LEAST_SECONDS, seconds),
		refusal
	};
}
/** For `call`: the data if it has this shape. */
function reading(shape) {
	return (data) => {
		const parsed = shape.safeParse(data);
		return parsed.success ? parsed.data : void 0;
	};
}
// lib/platforms/retry-read.js
/** The platform has answered a read, and the answer is no. */
var RefusedRead = class extends _review_js__WEBPACK_IMPORTED_MODULE_1__.r {
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
/** Reads again where the end is unknown, and waits for rate limits as long as there is patience. */
async function persist(service, patience, what, attempt) {
	for (let tried = 1;; tried++) {
		const outcome = await attempt();
		if (outcome.kind === "done") return outcome;
		if (outcome.kind === "refused") throw refused(service, what, outcome.refusal);
		const seconds = outcome.kind === "limited" ? outcome.seconds : 2 ** (tried - 1);
		const why = outcome.kind === "limited" ? `rate limit, ${what}` : `${what}: ${outcome.message}`;
		if (outcome.kind === "unknown" && outcome.hint !== void 0 || tried >= TRIES || !await patience.wait(seconds, why)) throw gaveUp(service, what, outcome);
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
function gaveUp(service, what, outcome) {
	if (outcome.kind === "limited") return new _review_js__WEBPACK_IMPORTED_MODULE_1__.r(retryAfter(service, outcome.seconds), { hint: "Raise max-wait to wait longer, or run again later. Nothing was posted." });
	return new _review_js__WEBPACK_IMPORTED_MODULE_1__.r(`${service.name} cannot be read: ${what}: ${outcome.message}`, { hint: outcome.hint ? `${outcome.hint} Nothing was posted.` : "Nothing was posted. Run again later." });
}



/***/ })

};
;