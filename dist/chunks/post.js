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
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2204);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2956);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_7__);








// src/platforms/open.ts
/** Connects to the platform of a target; only the code of that platform is loaded. */
async function openTarget(target, options) {
	if (!("platform" in target)) return target;
	const { id, commit, resolveFixed, ...waitBudget } = options;
	const { token, apiUrl } = target;
	if (target.platform === "github") {
		const { connect } = await __webpack_require__.e(/* import() */ 624).then(__webpack_require__.bind(__webpack_require__, 8624)).then((n) => n.u);
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
	const { connectGitLab } = await Promise.all(/* import() */[__webpack_require__.e(666), __webpack_require__.e(296)]).then(__webpack_require__.bind(__webpack_require__, 2296)).then((n) => n.l);
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
	const target = (0,_context_js__WEBPACK_IMPORTED_MODULE_5__.n)(given, process.env);
	const files = flags.all("findings");
	if (files.length === 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kr)("findings", _cli_js__WEBPACK_IMPORTED_MODULE_4__.t);
	const isTarget = "platform" in target;
	if (isTarget) for (const secret of [target.token, process.env.CI_JOB_TOKEN ?? ""]) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(secret);
	const options = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(given, isTarget ? target : {});
	const runOptions = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gt)(given);
	const { id, commit } = options;
	const { maxWait, reportPath, previewPath } = runOptions;
	let platform;
	let replies = 0;
	const running = (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.o)({
		collected: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rn)(await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.an)(files, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.o }), options),
		baseline: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nn)(options, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.o }),
		verified: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(options.verifiedPath, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.o }),
		options,
		runOptions,
		workspaces: (0,_cli_js__WEBPACK_IMPORTED_MODULE_4__.i)(),
		treeOf: (sha) => (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.A)(process.cwd(), sha),
		repository: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(process.cwd()),
		say: _start_js__WEBPACK_IMPORTED_MODULE_1__.o,
		warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.o,
		async open({ resolveFixed }) {
			const opened = await openTarget(target, {
				id,
				commit,
				resolveFixed,
				maxWait,
				say: _start_js__WEBPACK_IMPORTED_MODULE_1__.o,
				onReply: () => replies++
			});
			if (!("kind" in opened)) platform = opened;
			return opened;
		}
	});
	const subject = isTarget ? target.name : "";
	const doing = () => `Reviewing ${subject}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(replies, "request")}`;
	const { result, errors, sources } = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_6__.t)(doing, running);
	const { plan, diff } = result;
	const report = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.f)(plan, platform?.present(plan, diff) ?? plan.review);
	for (const line of plan.log) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(line);
	if (reportPath) (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.writeFileSync)(reportPath, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(report, REPORT));
	if (flags.has("json")) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)(report, REPORT);
	else (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.t)(plan, diff, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.a)(process.stdout, process.env, flags.color)), {
		what: "The output",
		pieces: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.D)(plan, diff)
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)((0,_review_js__WEBPACK_IMPORTED_MODULE_2__.k)(result));
	if (plan.counts.findings === 0 && result.outcome !== "degraded" && result.outcome !== "skipped") (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(sources, {
		name: subject,
		files: diff.files.length
	}));
	if (previewPath) {
		await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.O)(previewPath, {
			...result,
			subject,
			status: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.k)(result)
		});
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`Wrote ${previewPath}`);
	}
	if (plan.failed) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`A finding meets fail-on: ${options.failOn}`);
	for (const { message, hint } of errors()) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`${message}. ${hint}`);
	return result.outcome === "degraded" || plan.failed || errors().length > 0 ? 1 : 0;
}



/***/ })

};
;