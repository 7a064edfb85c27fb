"use strict";
exports.id = 80;
exports.ids = [80];
exports.modules = {

/***/ 7080:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: function() { return /* binding */ RequestError; },
/* harmony export */   n: function() { return /* binding */ call; },
/* harmony export */   r: function() { return /* binding */ permissionsToPaste; },
/* harmony export */   t: function() { return /* binding */ GITHUB; }
/* harmony export */ });
/* harmony import */ var _retry_after_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4719);
/* harmony import */ var _retry_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3781);
/* harmony import */ var _json_or_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3264);



// node_modules/@octokit/request-error/dist-src/index.js
var RequestError = class extends Error {
	name;
	/**
	* http status code
	*/
	status;
	/**
	* Request options that lead to the error.
	*/
	request;
	/**
	* Response object if a response was received
	*/
	response;
	constructor(message, statusCode, options) {
		super(message, { cause: options.cause });
		this.name = "HttpError";
		this.status = Number.parseInt(statusCode);
		if (Number.isNaN(this.status)) this.status = 0;
		/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
		if ("response" in options) this.response = options.response;
		const requestCopy = Object.assign({}, options.request);
		if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
		requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
		this.request = requestCopy;
	}
};
// lib/platforms/github/permissions.js
const PERMISSIONS = [
	"permissions:",
	"  contents: read",
	"  pull-requests: write"
].join("\n");
/**
* The end of a sentence about what a token may not do: what GitHub asks for, and what to put into the workflow.
* https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
*/
function permissionsToPaste({ headers }) {
	const asked = headers["x-accepted-github-permissions"];
	return `${asked === void 0 ? "" : ` (GitHub asks for ${asked})`}. Put this into the workflow or the job:\n\n${PERMISSIONS}`;
}
// lib/platforms/github/call.js
const GITHUB = {
	name: "GitHub",
	refusalOf,
	waitFor,
	hintOf
};
/** A call by octokit, and how it ended. */
function call(send, read) {
	return (0,_retry_read_js__WEBPACK_IMPORTED_MODULE_0__.i)(GITHUB, () => send().catch(replyOf).then(parsed), read);
}
function parsed(reply) {
	const { data } = reply;
	const text = data instanceof ArrayBuffer ? new TextDecoder().decode(data) : data;
	return typeof text === "string" ? {
		...reply,
		data: (0,_json_or_text_js__WEBPACK_IMPORTED_MODULE_1__.t)(text)
	} : reply;
}
/** Octokit reports a reset connection as status 500, without a response. */
function replyOf(error) {
	if (!(error instanceof RequestError) || !error.response) throw error;
	const { status, response } = error;
	return {
		status,
		data: response.data,
		headers: response.headers
	};
}
/** A whole refusal is JSON with a message. */
function refusalOf({ status, data, headers }) {
	if (typeof data !== "object" || data === null || !("message" in data)) return void 0;
	const errors = "errors" in data ? [data.errors ?? []].flat() : [];
	return {
		status,
		message: String(data.message),
		errors: errors.map(errorText),
		headers
	};
}
/** GitHub's sentences; on other endpoints objects, with a message or only a code. */
function errorText(error) {
	if (typeof error !== "object" || error === null) return String(error);
	const { message, field = "" } = error;
	return message === void 0 ? Object.values(error).join(" ") : `${field} ${message}`.trim();
}
function waitFor({ status, message, headers }) {
	const secondary = /secondary rate limit|abuse detection/i.test(message);
	const primary = String(headers["x-ratelimit-remaining"]) === "0" && /rate limit/i.test(message);
	if (status !== 429 && !(status === 403 && (secondary || primary))) return void 0;
	const after = headers["retry-after"];
	if (after !== void 0) return (0,_retry_after_js__WEBPACK_IMPORTED_MODULE_2__.n)(String(after));
	const reset = Number(headers["x-ratelimit-reset"]);
	return primary && reset > 0 ? (0,_retry_after_js__WEBPACK_IMPORTED_MODULE_2__.t)(reset) : 60;
}
function hintOf(refusal) {
	if (refusal.status === 401) return "The token is not valid or has expired.";
	if (refusal.status === 403) return `The token may not read this${permissionsToPaste(refusal)}`;
	return `Check the repository and the number of the pull request, and that the token may read it${permissionsToPaste(refusal)}`;
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