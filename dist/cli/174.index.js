"use strict";
exports.id = 174;
exports.ids = [174];
exports.modules = {

/***/ 174:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: function() { return /* binding */ post; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(487);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(344);
/* harmony import */ var _write_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(584);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(289);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);





// lib/platforms/detect.js
/** From flags, and in GitLab CI from its variables. */
function detect(flag, env) {
	return platformOf(flag, env) === "gitlab" ? onGitLab(flag, env) : onGitHub(flag, env);
}
function platformOf(flag, env) {
	const given = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.H)(flag("platform"));
	const github = flag("repo") ?? flag("pr");
	const gitlab = flag("project") ?? flag("mr");
	if (github !== void 0 && (gitlab !== void 0 || given === "gitlab")) throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.$t("--repo and --pr are for GitHub", { hint: "For GitLab: --project group/name --mr 7" });
	if (gitlab !== void 0 && given === "github") throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.$t("--project and --mr are for GitLab", { hint: "For GitHub: --repo owner/name --pr 7" });
	if (given) return given;
	return gitlab !== void 0 || github === void 0 && env.GITLAB_CI ? "gitlab" : "github";
}
function onGitHub(flag, env) {
	const repository = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.U)(flag("repo"));
	if (!repository) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.tn)("repo", "owner/name");
	const pull_number = numberGiven("pr", flag("pr"));
	if (pull_number === void 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.tn)("pr", "7");
	const token = env.GITHUB_TOKEN ?? env.GH_TOKEN;
	if (!token) throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.$t("GITHUB_TOKEN is not set", { hint: "Export a token that may write pull requests, for example: GITHUB_TOKEN=$(gh auth token)." });
	return {
		platform: "github",
		pullRequest: {
			...repository,
			pull_number
		},
		apiUrl: env.GITHUB_API_URL || "https://api.github.com",
		host: new URL(env.GITHUB_SERVER_URL || "https://github.com").host,
		name: `${repository.owner}/${repository.repo}#${pull_number}`,
		token
	};
}
/** https://docs.gitlab.com/ci/variables/predefined_variables/ */
function onGitLab(flag, env) {
	const found = mergeRequestOf(flag, env);
	if (!found) return {
		kind: "none",
		why: "This pipeline belongs to no merge request, or to more than one"
	};
	const { project, iid, checkedOut } = found;
	const apiUrl = env.CI_API_V4_URL || `${env.CI_SERVER_URL || "https://gitlab.com"}/api/v4`;
	const version = env.CI_SERVER_VERSION;
	const id = env.CI_JOB_NAME;
	return {
		platform: "gitlab",
		project,
		iid,
		apiUrl,
		host: new URL(apiUrl).host,
		token: gitlabToken(env),
		name: `${env.CI_MERGE_REQUEST_PROJECT_PATH ?? project}!${iid}`,
		...checkedOut,
		...version ? { version } : {},
		...id ? { id } : {}
	};
}
/** The target project counts: CI_PROJECT_ID is the fork in pipelines of forks. */
function mergeRequestOf(flag, env) {
	const given = numberGiven("mr", flag("mr"));
	const open = onlyOpen(env);
	const project = flag("project") ?? env.CI_MERGE_REQUEST_PROJECT_ID ?? open?.project;
	const iid = given ?? numberGiven("CI_MERGE_REQUEST_IID", env.CI_MERGE_REQUEST_IID) ?? open?.iid;
	const isOurs = flag("project") === void 0 && given === void 0;
	if (project && iid) return {
		project,
		iid,
		checkedOut: isOurs ? checkedOutIn(env) : { unproven: false }
	};
	if (!isOurs || !env.GITLAB_CI) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.tn)(project ? "mr" : "project", project ? "7" : "group/name");
}
/** A branch pipeline names the merge requests that are open from its branch: `group/name!7`. */
function onlyOpen({ CI_OPEN_MERGE_REQUESTS: open }) {
	const [, project, iid] = /^([^!,]+)!([1-9]\d{0,9})$/.exec(open ?? "") ?? [];
	return project && iid ? {
		project,
		iid: Number(iid)
	} : void 0;
}
/** In pipelines for merged results CI_COMMIT_SHA is a merge that no line of the merge request's diff is of. */
function checkedOutIn(env) {
	const head = env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA;
	return {
		unproven: head !== env.CI_COMMIT_SHA,
		...head ? { commit: head } : {}
	};
}
function gitlabToken({ GITLAB_TOKEN, CI_JOB_TOKEN }) {
	if (GITLAB_TOKEN) return GITLAB_TOKEN;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.$t("GITLAB_TOKEN is not set", { hint: `${CI_JOB_TOKEN ? "CI_JOB_TOKEN cannot stand in for it: GitLab lets it read a little and post nothing. " : ""}Make ${_service_js__WEBPACK_IMPORTED_MODULE_3__.n}, and store it as the masked CI/CD variable GITLAB_TOKEN. Protected variables are not there on unprotected branches, nor any in pipelines of forks.` });
}
function numberGiven(name, given) {
	if (given === void 0) return void 0;
	if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
	throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.$t(`${name} is ${JSON.stringify(given)}; valid: a number`);
}
// lib/platforms/open.js
/** The platform of a target; its code is loaded only then. */
async function openTarget(target, options) {
	if (!("platform" in target)) return target;
	const { id, commit, resolveFixed, ...patience } = options;
	const { token, apiUrl } = target;
	if (target.platform === "github") {
		const { connect } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 260));
		const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(439), __webpack_require__.e(80)]).then(__webpack_require__.bind(__webpack_require__, 439));
		return createGitHub(await connect({
			token,
			apiUrl,
			...patience
		}), {
			pullRequest: target.pullRequest,
			id,
			commit,
			resolveFixed
		});
	}
	const { connectGitLab } = await __webpack_require__.e(/* import() */ 236).then(__webpack_require__.bind(__webpack_require__, 236));
	const { createGitLab } = await Promise.all(/* import() */[__webpack_require__.e(324), __webpack_require__.e(679)]).then(__webpack_require__.bind(__webpack_require__, 679));
	const connection = await connectGitLab({
		token,
		apiUrl,
		...patience
	});
	const { project, iid, version, unproven } = target;
	return createGitLab(connection, {
		project,
		iid,
		version,
		id,
		resolveFixed,
		commit: commit ?? target.commit,
		unproven: unproven && commit === void 0
	});
}
// lib/commands/post.js
/** Posts the review, with the code of the action. */
async function post(flags) {
	const given = (name) => flags.one(name);
	const target = detect(given, process.env);
	const files = flags.all("findings");
	if (files.length === 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.tn)("findings", "findings.json");
	const read = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.W)(given);
	const { dryRun, resolveFixed, maxWait, reportPath, previewPath } = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.G)(given);
	const isTarget = "platform" in target;
	if (isTarget) for (const secret of [target.token, process.env.CI_JOB_TOKEN ?? ""]) (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Ut)(secret);
	const gathered = await (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.h)((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.p)(files, { warn: _main_js__WEBPACK_IMPORTED_MODULE_0__.Gt }), read);
	(0,_review_js__WEBPACK_IMPORTED_MODULE_1__.r)(gathered, _main_js__WEBPACK_IMPORTED_MODULE_0__.Vt);
	const { findings, bad, notes } = gathered;
	for (const note of notes) (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Gt)(note);
	const id = given("id") || isTarget && target.id || read.id;
	const options = {
		...read,
		id,
		...isTarget && !flags.has("link-hosts") ? { linkHosts: [target.host] } : {},
		workspaces: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.r)(),
		writeMarkdown: await (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.m)(findings)
	};
	const { commit } = read;
	const platform = await openTarget(target, {
		id,
		commit,
		resolveFixed,
		maxWait,
		say: _main_js__WEBPACK_IMPORTED_MODULE_0__.Gt
	});
	const result = await (0,_review_js__WEBPACK_IMPORTED_MODULE_1__.n)({
		findings,
		bad,
		options,
		dryRun,
		holdsSecret: _main_js__WEBPACK_IMPORTED_MODULE_0__.Vt,
		say: _main_js__WEBPACK_IMPORTED_MODULE_0__.Gt
	}, async () => platform);
	const { plan, diff } = result;
	const report = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.u)(plan, "present" in platform ? platform.present(plan, diff) : plan.review);
	for (const line of plan.log) (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Gt)(line);
	if (reportPath) (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.writeFileSync)(reportPath, report);
	(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.qt)(flags.has("json") ? report : (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.o)(plan, diff, (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.i)(process.stdout)));
	(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Gt)((0,_review_js__WEBPACK_IMPORTED_MODULE_1__.a)(result));
	if (previewPath) {
		const subject = isTarget ? target.name : "";
		await (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_2__.t)(previewPath, {
			...result,
			subject,
			status: (0,_review_js__WEBPACK_IMPORTED_MODULE_1__.a)(result)
		});
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Gt)(`Wrote ${previewPath}`);
	}
	return result.outcome === "degraded" || plan.failed ? 1 : 0;
}



/***/ }),

/***/ 719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ secondsUntil; },
/* harmony export */   t: function() { return /* binding */ secondsToReset; }
/* harmony export */ });
/** What a `Retry-After` header asks for: seconds or an HTTP date. */
function secondsUntil(value) {
	if (/^\d+$/.test(value)) return Number(value);
	const date = Date.parse(value);
	return Number.isNaN(date) ? 60 : Math.ceil((date - Date.now()) / 1e3);
}
/** Until a moment given in seconds since 1970. */
function secondsToReset(reset) {
	return Math.ceil(reset - Date.now() / 1e3);
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

/***/ 289:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ TOKEN_NEEDED; },
/* harmony export */   r: function() { return /* binding */ hintOf; },
/* harmony export */   t: function() { return /* binding */ GITLAB; }
/* harmony export */ });
/* harmony import */ var _retry_after_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(719);

// lib/platforms/gitlab/service.js
const GITLAB = {
	name: "GitLab",
	refusalOf,
	waitFor,
	hintOf
};
/** A sentence, an object of complaints, or Grape's own key. The middleware that counts requests has no JSON. */
function refusalOf({ status, data, headers }) {
	const said = saidIn(data) ?? (status === 429 ? "Retry later" : void 0);
	if (said === void 0) return void 0;
	return {
		status,
		message: typeof said === "string" ? said : JSON.stringify(said),
		errors: [],
		headers
	};
}
function saidIn(data) {
	if (typeof data !== "object" || data === null) return void 0;
	if ("message" in data) return data.message;
	return "error" in data ? data.error : void 0;
}
/** https://docs.gitlab.com/security/rate_limits/ */
function waitFor({ status, headers }) {
	if (status !== 429) return void 0;
	const after = headers["retry-after"];
	if (after !== void 0) return (0,_retry_after_js__WEBPACK_IMPORTED_MODULE_0__.n)(String(after));
	const reset = Number(headers["ratelimit-reset"]);
	return reset > 0 ? (0,_retry_after_js__WEBPACK_IMPORTED_MODULE_0__.t)(reset) : 60;
}
/** https://docs.gitlab.com/user/project/settings/project_access_tokens/ */
const TOKEN_NEEDED = "a project access token with the scope api and the role Developer";
function hintOf({ status, message }) {
	if (status === 401) return `GITLAB_TOKEN is not valid or has expired. What is needed is ${TOKEN_NEEDED}.`;
	if (status === 403) return `GITLAB_TOKEN may not do this, ${message.includes("insufficient_scope") ? "its scope is too small" : "its role is too small"}. What is needed is ${TOKEN_NEEDED}.`;
	return "Check the project and the number of the merge request, and that the token may see them.";
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