"use strict";
exports.id = 841;
exports.ids = [841];
exports.modules = {

/***/ 1841:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ post_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2351);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8411);
/* harmony import */ var _cli_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2713);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);






// src/platforms/detect.ts
/** Detects the target from flags, and in GitLab CI from its variables. */
function detect(flag, env) {
	return choosePlatform(flag, env) === "gitlab" ? onGitLab(flag, env) : onGitHub(flag, env);
}
function choosePlatform(flag, env) {
	const given = (0,_cli_js__WEBPACK_IMPORTED_MODULE_4__.r)(flag("platform"));
	const github = flag("repo") ?? flag("pr");
	const gitlab = flag("project") ?? flag("mr");
	if (github !== void 0 && (gitlab !== void 0 || given === "gitlab")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.In("--repo and --pr are for GitHub", { hint: "For GitLab: --project group/name --mr 7" });
	if (gitlab !== void 0 && given === "github") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.In("--project and --mr are for GitLab", { hint: "For GitHub: --repo owner/name --pr 7" });
	if (given) return given;
	return gitlab !== void 0 || github === void 0 && env.GITLAB_CI ? "gitlab" : "github";
}
function onGitHub(flag, env) {
	const repository = (0,_cli_js__WEBPACK_IMPORTED_MODULE_4__.i)(flag("repo"));
	if (!repository) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rn)("repo", "owner/name");
	const pull_number = numberGiven("pr", flag("pr"));
	if (pull_number === void 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rn)("pr", "7");
	const token = env.GITHUB_TOKEN ?? env.GH_TOKEN;
	if (!token) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.In("GITHUB_TOKEN is not set", { hint: "Export a token that may write pull requests, for example: GITHUB_TOKEN=$(gh auth token)." });
	return {
		platform: "github",
		pullRequest: {
			...repository,
			pull_number
		},
		apiUrl: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.i)("GITHUB_API_URL", env.GITHUB_API_URL || "https://api.github.com"),
		host: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.a)("GITHUB_SERVER_URL", env.GITHUB_SERVER_URL || "https://github.com"),
		name: `${repository.owner}/${repository.repo}#${pull_number}`,
		token
	};
}
/** https://docs.gitlab.com/ci/variables/predefined_variables/ */
function onGitLab(flag, env) {
	const found = findMergeRequest(flag, env);
	if (!found) return {
		kind: "none",
		why: "This pipeline belongs to no merge request, or to more than one"
	};
	const { project, iid, checkedOut } = found;
	const server = (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.i)("CI_SERVER_URL", env.CI_SERVER_URL || "https://gitlab.com");
	const apiUrl = (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.i)("CI_API_V4_URL", env.CI_API_V4_URL || `${server}/api/v4`);
	const version = env.CI_SERVER_VERSION;
	const id = env.CI_JOB_NAME && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jn)(env.CI_JOB_NAME, 200);
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
/** Uses the target project: in pipelines of forks CI_PROJECT_ID is the fork. */
function findMergeRequest(flag, env) {
	const given = numberGiven("mr", flag("mr"));
	const open = onlyOpen(env);
	const project = flag("project") ?? env.CI_MERGE_REQUEST_PROJECT_ID ?? open?.project;
	const iid = given ?? numberGiven("CI_MERGE_REQUEST_IID", env.CI_MERGE_REQUEST_IID) ?? open?.iid;
	const isFromCi = flag("project") === void 0 && given === void 0;
	if (project && iid) return {
		project,
		iid,
		checkedOut: isFromCi ? checkedOutIn(env) : { unproven: false }
	};
	if (!isFromCi || !env.GITLAB_CI) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rn)(project ? "mr" : "project", project ? "7" : "group/name");
}
/** In a branch pipeline: the only open merge request of its branch, `group/name!7`. */
function onlyOpen({ CI_OPEN_MERGE_REQUESTS: open }) {
	const [, project, iid] = /^([^!,]+)!([1-9]\d{0,9})$/.exec(open ?? "") ?? [];
	return project && iid ? {
		project,
		iid: Number(iid)
	} : void 0;
}
/** In pipelines for merged results CI_COMMIT_SHA is a merge commit, which the merge request's diff does not describe. */
function checkedOutIn(env) {
	const head = env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_COMMIT_SHA;
	return {
		unproven: head !== env.CI_COMMIT_SHA,
		...head ? { commit: head } : {}
	};
}
function gitlabToken({ GITLAB_TOKEN, CI_JOB_TOKEN }) {
	if (GITLAB_TOKEN) return GITLAB_TOKEN;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.In("GITLAB_TOKEN is not set", { hint: `${CI_JOB_TOKEN ? "CI_JOB_TOKEN cannot replace it: with it GitLab allows a few reads and no posts. " : ""}Create ${_review_js__WEBPACK_IMPORTED_MODULE_2__.n}, and store it as the masked CI/CD variable GITLAB_TOKEN. Protected variables are missing on unprotected branches, and pipelines of forks have no variables at all.` });
}
function numberGiven(name, given) {
	if (given === void 0) return void 0;
	if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.In(`${name} is ${JSON.stringify(given)}; valid: a number`);
}
// src/platforms/open.ts
/** Connects to the platform of a target; only the code of that platform is loaded. */
async function openTarget(target, options) {
	if (!("platform" in target)) return target;
	const { id, commit, resolveFixed, ...waitBudget } = options;
	const { token, apiUrl } = target;
	if (target.platform === "github") {
		const { connect } = await __webpack_require__.e(/* import() */ 624).then(__webpack_require__.bind(__webpack_require__, 8624)).then((n) => n.i);
		const { createGitHub } = await __webpack_require__.e(/* import() */ 624).then(__webpack_require__.bind(__webpack_require__, 8624)).then((n) => n.n);
		return createGitHub(await connect({
			token,
			apiUrl,
			...waitBudget
		}), {
			pullRequest: target.pullRequest,
			id,
			commit,
			resolveFixed
		});
	}
	const { connectGitLab } = await Promise.all(/* import() */[__webpack_require__.e(666), __webpack_require__.e(296)]).then(__webpack_require__.bind(__webpack_require__, 2296)).then((n) => n.i);
	const { createGitLab } = await Promise.all(/* import() */[__webpack_require__.e(666), __webpack_require__.e(296)]).then(__webpack_require__.bind(__webpack_require__, 2296)).then((n) => n.n);
	const connection = await connectGitLab({
		token,
		apiUrl,
		...waitBudget
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
// src/commands/post.ts
var post_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ post: () => post });
const REPORT = {
	what: "The report",
	format: "json"
};
/** Posts the review with the same code as the action. */
async function post(flags) {
	const given = (name) => flags.one(name);
	const target = detect(given, process.env);
	const files = flags.all("findings");
	if (files.length === 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rn)("findings", "findings.json");
	const isTarget = "platform" in target;
	if (isTarget) for (const secret of [target.token, process.env.CI_JOB_TOKEN ?? ""]) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(secret);
	const options = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._t)(given, isTarget ? target : {});
	const runOptions = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vt)(given);
	const { id, commit } = options;
	const { maxWait, reportPath, previewPath } = runOptions;
	let platform;
	const { result, errors } = await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.o)({
		inputs: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.jt)(files, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.r }),
		baseline: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ot)(options, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.r }),
		verified: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(options.verifiedPath, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.r }),
		options,
		runOptions,
		workspaces: (0,_cli_js__WEBPACK_IMPORTED_MODULE_4__.n)(),
		treeOf: (sha) => (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.A)(process.cwd(), sha),
		repository: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(process.cwd()),
		say: _start_js__WEBPACK_IMPORTED_MODULE_1__.r,
		async open({ resolveFixed }) {
			const opened = await openTarget(target, {
				id,
				commit,
				resolveFixed,
				maxWait,
				say: _start_js__WEBPACK_IMPORTED_MODULE_1__.r
			});
			if (!("kind" in opened)) platform = opened;
			return opened;
		}
	});
	const { plan, diff } = result;
	const report = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.c)(plan, platform?.present(plan, diff) ?? plan.review);
	for (const line of plan.log) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.r)(line);
	if (reportPath) (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)(reportPath, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(report, REPORT));
	if (flags.has("json")) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(report, REPORT);
	else (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.t)(plan, diff, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.a)(process.stdout)), {
		what: "The output",
		pieces: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.D)(plan, diff)
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.r)((0,_review_js__WEBPACK_IMPORTED_MODULE_2__.k)(result));
	if (previewPath) {
		const subject = isTarget ? target.name : "";
		await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.O)(previewPath, {
			...result,
			subject,
			status: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.k)(result)
		});
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.r)(`Wrote ${previewPath}`);
	}
	for (const { message, hint } of errors()) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.r)(`${message}. ${hint}`);
	return result.outcome === "degraded" || plan.failed || errors().length > 0 ? 1 : 0;
}



/***/ })

};
;