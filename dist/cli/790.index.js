export const id = 790;
export const ids = [790];
export const modules = {

/***/ 8790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309);
/* harmony import */ var _markdown_for_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1240);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1097);
/* harmony import */ var _platforms_github_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1155);
/* harmony import */ var _platforms_github_github_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3900);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7707);
/* harmony import */ var _render_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4855);
/* harmony import */ var _render_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3922);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8883);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7667);
/* harmony import */ var _planned_for_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8158);














/** Posts the review, with the code of the action. */
async function post(flags) {
    const repository = (0,_planned_for_js__WEBPACK_IMPORTED_MODULE_13__/* .repositoryOf */ ._M)(flags);
    const number = flags.one('pr');
    const files = flags.all('findings');
    if (!repository)
        throw (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .missing */ .LO)('repo', 'owner/name');
    if (number === undefined)
        throw (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .missing */ .LO)('pr', '7');
    if (!/^[1-9]\d{0,9}$/.test(number))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`pr is ${JSON.stringify(number)}; valid: a number`);
    if (files.length === 0)
        throw (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .missing */ .LO)('findings', 'findings.json');
    const given = (name) => flags.one(name);
    const options = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptions */ .Tt)(given);
    const { dryRun, resolveFixed, maxWait, reportPath } = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .readRunOptions */ .u8)(given);
    const { findings, bad, notes } = await (0,_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .gather */ .k)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_8__/* .readInputs */ .K)(files, { warn: _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm }), options);
    for (const note of notes)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm)(note);
    const connection = await (0,_platforms_github_connect_js__WEBPACK_IMPORTED_MODULE_6__/* .connect */ .N)({ token: token(), apiUrl: apiUrl(), maxWait, say: _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm });
    const pullRequest = { ...repository, pull_number: Number(number) };
    const { id, commit } = options;
    const input = {
        findings,
        bad,
        options: { ...options, workspaces: (0,_plan_js__WEBPACK_IMPORTED_MODULE_12__/* .workspaces */ .dh)(), writeMarkdown: await (0,_markdown_for_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownFor */ .D)(findings) },
        dryRun,
        say: _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm,
    };
    const result = await (0,_review_js__WEBPACK_IMPORTED_MODULE_11__/* .reviewOrDegrade */ .su)(input, async () => (0,_platforms_github_github_js__WEBPACK_IMPORTED_MODULE_7__/* .createGitHub */ .C)(connection, { pullRequest, id, commit, resolveFixed }));
    for (const line of result.plan.log)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm)(line);
    if (reportPath)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(reportPath, (0,_render_report_js__WEBPACK_IMPORTED_MODULE_10__/* .renderReport */ .B)(result.plan));
    (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(flags.has('json') ? (0,_render_report_js__WEBPACK_IMPORTED_MODULE_10__/* .renderReport */ .B)(result.plan) : (0,_render_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .renderPlan */ .E)(result.plan, process.stdout));
    (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm)(ending(result));
    return result.outcome === 'degraded' || result.plan.failed ? 1 : 0;
}
function token() {
    const value = process.env.GITHUB_TOKEN ?? process.env.GH_TOKEN;
    if (value)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('GITHUB_TOKEN is not set', {
        hint: 'Export a token that may write pull requests, for example: GITHUB_TOKEN=$(gh auth token).',
    });
}
function apiUrl() {
    return process.env.GITHUB_API_URL || 'https://api.github.com';
}
function ending(result) {
    switch (result.outcome) {
        case 'posted':
            return `Posted ${result.url}`;
        case 'nothing-new':
            return 'Nothing new: all findings are known from an earlier run';
        case 'nothing-to-post':
            return 'Nothing to post';
        case 'dry-run':
            return 'A dry run: nothing was posted';
        case 'skipped':
            return `${result.why}; nothing was posted`;
        case 'degraded':
            return `${result.message}\n${result.hint}`;
    }
}


/***/ })

};
