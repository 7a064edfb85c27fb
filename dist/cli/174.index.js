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
// lib/commands/post.js
/** Posts the review, with the code of the action. */
async function post(flags) {
	const repository = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.P)(flags);
	const number = flags.one("pr");
	const files = flags.all("findings");
	if (!repository) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.n)("repo", "owner/name");
	if (number === void 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.n)("pr", "7");
	if (!/^[1-9]\d{0,9}$/.test(number)) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__.Q(`pr is ${JSON.stringify(number)}; valid: a number`);
	if (files.length === 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.n)("findings", "findings.json");
	const given = (name) => flags.one(name);
	const options = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.F)(given);
	const { dryRun, resolveFixed, maxWait, reportPath, previewPath } = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.I)(given);
	const { findings, bad, notes } = await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.f)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.u)(files, { warn: _log_js__WEBPACK_IMPORTED_MODULE_0__.r }), options);
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
			writeMarkdown: await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.d)(findings)
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
	if (reportPath) (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.writeFileSync)(reportPath, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.a)(result.plan));
	(0,_log_js__WEBPACK_IMPORTED_MODULE_0__.o)(flags.has("json") ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.a)(result.plan) : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.s)(result.plan, process.stdout));
	(0,_log_js__WEBPACK_IMPORTED_MODULE_0__.r)(ending(result));
	if (previewPath) {
		const subject = `${repository.owner}/${repository.repo}#${number}`;
		await (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_3__.t)(previewPath, {
			...result,
			subject,
			status: ending(result)
		});
		(0,_log_js__WEBPACK_IMPORTED_MODULE_0__.r)(`Wrote ${previewPath}`);
	}
	return result.outcome === "degraded" || result.plan.failed ? 1 : 0;
}
function token() {
	const value = process.env.GITHUB_TOKEN ?? process.env.GH_TOKEN;
	if (value) return value;
	throw new _main_js__WEBPACK_IMPORTED_MODULE_1__.Q("GITHUB_TOKEN is not set", { hint: "Export a token that may write pull requests, for example: GITHUB_TOKEN=$(gh auth token)." });
}
function apiUrl() {
	return process.env.GITHUB_API_URL || "https://api.github.com";
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
		throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.Q(`${file} cannot be written: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.$)(error)}`, { cause: error });
	}
}
/** Loaded when needed: no other part of the program needs it. */
async function pageOf(input) {
	return (await Promise.all(/* import() */[__webpack_require__.e(361), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 398))).preview(input);
}



/***/ })

};
;