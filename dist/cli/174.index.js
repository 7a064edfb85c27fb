"use strict";
exports.id = 174;
exports.ids = [174,342];
exports.modules = {

/***/ 3342:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitTree: function() { return /* binding */ commitTree; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_2__);



// lib/input/commit-tree.js
/**
* The files of a commit, as the repository round a directory has them, whatever is checked out there. Not known where
* there is no repository, or where it lacks the commit: a shallow checkout of a merge has only the merge.
*/
function commitTree(directory, commit) {
	const files = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.ht)(() => listFiles(directory, commit));
	return (path) => files()?.has(path);
}
/** A hundred thousand files take some 10 MB. */
const MAX_BYTES = 268435456;
const MAX_MILLISECONDS = 3e4;
function listFiles(directory, commit) {
	if (!/^[0-9a-f]{40,64}$/.test(commit)) return void 0;
	const config = [
		"-c",
		"safe.directory=*",
		"-c",
		"core.fsmonitor=false"
	];
	try {
		const list = (0,node_child_process__WEBPACK_IMPORTED_MODULE_2__.execFileSync)("git", [
			...config,
			"ls-tree",
			"-r",
			"-z",
			"--name-only",
			"--full-tree",
			commit
		], {
			cwd: directory,
			env: {
				PATH: process.env.PATH,
				HOME: process.env.HOME,
				LC_ALL: "C",
				GIT_NO_LAZY_FETCH: "1",
				GIT_TERMINAL_PROMPT: "0"
			},
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			],
			maxBuffer: MAX_BYTES,
			timeout: MAX_MILLISECONDS,
			encoding: "utf8"
		});
		return new Set(list.split("\0"));
	} catch {
		return;
	}
}



/***/ }),

/***/ 3174:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: function() { return /* binding */ post; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1344);
/* harmony import */ var _write_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6584);
/* harmony import */ var _render_review_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4929);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9892);
/* harmony import */ var _commit_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3342);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4289);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_8__);









// lib/platforms/read-address.js
/** An address from the environment, as it is given. One that is none may hold a password: it is not told. */
function readAddress(name, value) {
	if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n(`${name} is not an address`, { hint: `Write ${name}=https://host or https://host/path.` });
}
function readHost(name, value) {
	return new URL(readAddress(name, value)).host;
}
// lib/platforms/detect.js
/** From flags, and in GitLab CI from its variables. */
function detect(flag, env) {
	return platformOf(flag, env) === "gitlab" ? onGitLab(flag, env) : onGitHub(flag, env);
}
function platformOf(flag, env) {
	const given = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Y)(flag("platform"));
	const github = flag("repo") ?? flag("pr");
	const gitlab = flag("project") ?? flag("mr");
	if (github !== void 0 && (gitlab !== void 0 || given === "gitlab")) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n("--repo and --pr are for GitHub", { hint: "For GitLab: --project group/name --mr 7" });
	if (gitlab !== void 0 && given === "github") throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n("--project and --mr are for GitLab", { hint: "For GitHub: --repo owner/name --pr 7" });
	if (given) return given;
	return gitlab !== void 0 || github === void 0 && env.GITLAB_CI ? "gitlab" : "github";
}
function onGitHub(flag, env) {
	const repository = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.X)(flag("repo"));
	if (!repository) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.yn)("repo", "owner/name");
	const pull_number = numberGiven("pr", flag("pr"));
	if (pull_number === void 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.yn)("pr", "7");
	const token = env.GITHUB_TOKEN ?? env.GH_TOKEN;
	if (!token) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n("GITHUB_TOKEN is not set", { hint: "Export a token that may write pull requests, for example: GITHUB_TOKEN=$(gh auth token)." });
	return {
		platform: "github",
		pullRequest: {
			...repository,
			pull_number
		},
		apiUrl: readAddress("GITHUB_API_URL", env.GITHUB_API_URL || "https://api.github.com"),
		host: readHost("GITHUB_SERVER_URL", env.GITHUB_SERVER_URL || "https://github.com"),
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
	const server = readAddress("CI_SERVER_URL", env.CI_SERVER_URL || "https://gitlab.com");
	const apiUrl = readAddress("CI_API_V4_URL", env.CI_API_V4_URL || `${server}/api/v4`);
	const version = env.CI_SERVER_VERSION;
	const id = env.CI_JOB_NAME && (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.gn)(env.CI_JOB_NAME, 200);
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
	if (!isOurs || !env.GITLAB_CI) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.yn)(project ? "mr" : "project", project ? "7" : "group/name");
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
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n("GITLAB_TOKEN is not set", { hint: `${CI_JOB_TOKEN ? "CI_JOB_TOKEN cannot stand in for it: GitLab lets it read a little and post nothing. " : ""}Make ${_service_js__WEBPACK_IMPORTED_MODULE_7__.n}, and store it as the masked CI/CD variable GITLAB_TOKEN. Protected variables are not there on unprotected branches, nor any in pipelines of forks.` });
}
function numberGiven(name, given) {
	if (given === void 0) return void 0;
	if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n(`${name} is ${JSON.stringify(given)}; valid: a number`);
}
// lib/platforms/open.js
/** The platform of a target; its code is loaded only then. */
async function openTarget(target, options) {
	if (!("platform" in target)) return target;
	const { id, commit, resolveFixed, ...patience } = options;
	const { token, apiUrl } = target;
	if (target.platform === "github") {
		const { connect } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 4260));
		const { createGitHub } = await Promise.all(/* import() */[__webpack_require__.e(439), __webpack_require__.e(80)]).then(__webpack_require__.bind(__webpack_require__, 7439));
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
	const { connectGitLab } = await __webpack_require__.e(/* import() */ 236).then(__webpack_require__.bind(__webpack_require__, 1236));
	const { createGitLab } = await Promise.all(/* import() */[__webpack_require__.e(296), __webpack_require__.e(679)]).then(__webpack_require__.bind(__webpack_require__, 8679));
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
const REPORT = {
	what: "The report",
	format: "json"
};
/** Posts the review, with the code of the action. */
async function post(flags) {
	const given = (name) => flags.one(name);
	const target = detect(given, process.env);
	const files = flags.all("findings");
	if (files.length === 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.yn)("findings", "findings.json");
	const read = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.gt)(given);
	const { dryRun, resolveFixed, maxWait, reportPath, previewPath } = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__._t)(given);
	const isTarget = "platform" in target;
	if (isTarget) for (const secret of [target.token, process.env.CI_JOB_TOKEN ?? ""]) (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.ct)(secret);
	const gathered = await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.f)(await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.c)(files, { warn: _main_js__WEBPACK_IMPORTED_MODULE_1__.$ }), read);
	const { findings, bad, notes, alarm } = (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.i)(gathered, _main_js__WEBPACK_IMPORTED_MODULE_1__.st);
	for (const note of notes) (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.$)(note);
	const id = given("id") || isTarget && target.id || read.id;
	const options = {
		...read,
		id,
		...isTarget && !flags.has("link-hosts") ? { linkHosts: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.St)(target.host) } : {},
		workspaces: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.r)(),
		writeMarkdown: await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.u)(findings),
		globTest: await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.d)(read.protectedPaths)
	};
	const { commit } = read;
	const platform = await openTarget(target, {
		id,
		commit,
		resolveFixed: resolveFixed && !alarm,
		maxWait,
		say: _main_js__WEBPACK_IMPORTED_MODULE_1__.$
	});
	const treeOf = (commit) => (0,_commit_tree_js__WEBPACK_IMPORTED_MODULE_6__.commitTree)(process.cwd(), commit);
	const result = await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.n)({
		findings,
		bad,
		options,
		dryRun,
		holdsSecret: _main_js__WEBPACK_IMPORTED_MODULE_1__.st,
		say: _main_js__WEBPACK_IMPORTED_MODULE_1__.$,
		treeOf
	}, async () => platform);
	const { plan, diff } = result;
	const report = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.a)(plan, "present" in platform ? platform.present(plan, diff) : plan.review);
	for (const line of plan.log) (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.$)(line);
	if (reportPath) (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.writeFileSync)(reportPath, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.at)(report, REPORT));
	if (flags.has("json")) (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.nt)(report, REPORT);
	else (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.nt)((0,_render_review_js__WEBPACK_IMPORTED_MODULE_4__.renderReview)(plan, diff, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__.terminalOf)(process.stdout)), {
		what: "The output",
		pieces: (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_3__.t)(plan, diff)
	});
	(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.$)((0,_review_js__WEBPACK_IMPORTED_MODULE_2__.a)(result));
	if (previewPath) {
		const subject = isTarget ? target.name : "";
		await (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_3__.n)(previewPath, {
			...result,
			subject,
			status: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.a)(result)
		});
		(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.$)(`Wrote ${previewPath}`);
	}
	const errors = [alarm, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.ot)()].filter((error) => error !== void 0);
	for (const { message, hint } of errors) (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.$)(`${message}. ${hint}`);
	return result.outcome === "degraded" || plan.failed || errors.length > 0 ? 1 : 0;
}



/***/ }),

/***/ 4719:
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

/***/ 4289:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ TOKEN_NEEDED; },
/* harmony export */   r: function() { return /* binding */ hintOf; },
/* harmony export */   t: function() { return /* binding */ GITLAB; }
/* harmony export */ });
/* harmony import */ var _retry_after_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);

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



/***/ })

};
;