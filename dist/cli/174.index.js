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
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(608);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(487);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(344);
/* harmony import */ var _write_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(584);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);





// lib/commands/post.js
/** Posts the review, with the code of the action. */
async function post(flags) {
	const repository = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.L)(flags);
	const number = flags.one("pr");
	const files = flags.all("findings");
	if (!repository) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.n)("repo", "owner/name");
	if (number === void 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.n)("pr", "7");
	if (!/^[1-9]\d{0,9}$/.test(number)) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__.tt(`pr is ${JSON.stringify(number)}; valid: a number`);
	if (files.length === 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.n)("findings", "findings.json");
	const given = (name) => flags.one(name);
	const options = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.R)(given);
	const { dryRun, resolveFixed, maxWait, reportPath, previewPath } = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.z)(given);
	const { findings, bad, notes } = await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.h)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.p)(files, { warn: _log_js__WEBPACK_IMPORTED_MODULE_0__.r }), options);
	for (const note of notes) (0,_log_js__WEBPACK_IMPORTED_MODULE_0__.r)(note);
	const connection = await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.i)({
		token: token(),
		apiUrl: apiUrl(),
		maxWait,
		say: _log_js__WEBPACK_IMPORTED_MODULE_0__.r
	});
	const pullRequest = {
		...repository,
		pull_number: Number(number)
	};
	const { id, commit } = options;
	const input = {
		findings,
		bad,
		options: {
			...options,
			workspaces: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.i)(),
			writeMarkdown: await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.m)(findings)
		},
		dryRun,
		say: _log_js__WEBPACK_IMPORTED_MODULE_0__.r
	};
	const result = await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.n)(input, async () => (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.r)(connection, {
		pullRequest,
		id,
		commit,
		resolveFixed
	}));
	for (const line of result.plan.log) (0,_log_js__WEBPACK_IMPORTED_MODULE_0__.r)(line);
	if (reportPath) (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.writeFileSync)(reportPath, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.u)(result.plan));
	(0,_log_js__WEBPACK_IMPORTED_MODULE_0__.o)(flags.has("json") ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.u)(result.plan) : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.o)(result.plan, result.diff, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.a)(process.stdout)));
	(0,_log_js__WEBPACK_IMPORTED_MODULE_0__.r)((0,_review_js__WEBPACK_IMPORTED_MODULE_2__.a)(result));
	if (previewPath) {
		const subject = `${repository.owner}/${repository.repo}#${number}`;
		await (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_3__.t)(previewPath, {
			...result,
			subject,
			status: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.a)(result)
		});
		(0,_log_js__WEBPACK_IMPORTED_MODULE_0__.r)(`Wrote ${previewPath}`);
	}
	return result.outcome === "degraded" || result.plan.failed ? 1 : 0;
}
function token() {
	const value = process.env.GITHUB_TOKEN ?? process.env.GH_TOKEN;
	if (value) return value;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__.tt("GITHUB_TOKEN is not set", { hint: "Export a token that may write pull requests, for example: GITHUB_TOKEN=$(gh auth token)." });
}
function apiUrl() {
	return process.env.GITHUB_API_URL || "https://api.github.com";
}



/***/ })

};
;