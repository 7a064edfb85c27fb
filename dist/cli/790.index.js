export const id = 790;
export const ids = [790,667];
export const modules = {

/***/ 7667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   missing: () => (/* binding */ missing),
/* harmony export */   plan: () => (/* binding */ plan),
/* harmony export */   repositoryOf: () => (/* binding */ repositoryOf),
/* harmony export */   toJson: () => (/* binding */ toJson),
/* harmony export */   workspaces: () => (/* binding */ workspaces)
/* harmony export */ });
/* harmony import */ var _core_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(438);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3504);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7309);
/* harmony import */ var _markdown_for_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1240);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1097);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2394);
/* harmony import */ var _render_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4855);









/** What would be posted, offline. Exit code 1 where `fail-on` is met. */
async function plan(flags) {
    const diffFile = flags.one('diff');
    const findingsFiles = flags.all('findings');
    if (diffFile === undefined)
        throw missing('diff', 'pr.diff, for example the output of git diff main...HEAD');
    if (findingsFiles.length === 0)
        throw missing('findings', 'findings.json');
    if (diffFile === '-' && findingsFiles.includes('-')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('--diff and --findings cannot both be standard input');
    }
    const options = (0,_options_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptions */ .Tt)((name) => flags.one(name));
    const diff = (0,_core_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDiff */ .FR)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_6__/* .readDiff */ .i)(diffFile));
    const { findings, bad, notes } = (0,_gather_js__WEBPACK_IMPORTED_MODULE_3__/* .gather */ .k)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_6__/* .readInputs */ .K)(findingsFiles, _log_js__WEBPACK_IMPORTED_MODULE_8__/* .log */ .R), options);
    const repositoryUrl = repositoryUrlOf(flags);
    const result = (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planReview */ .K)({
        findings,
        bad,
        diff,
        options: {
            ...options,
            writeMarkdown: await (0,_markdown_for_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownFor */ .D)(findings),
            workspaces: workspaces(),
            ...(repositoryUrl ? { repositoryUrl } : {}),
        },
    });
    for (const line of [...notes, ...result.log])
        (0,_log_js__WEBPACK_IMPORTED_MODULE_8__/* .log */ .R)(line);
    if (diff.files.length === 0)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_8__/* .log */ .R)(`${diffFile} holds no diff of any file`);
    process.stdout.write(flags.has('json') ? toJson(result) : (0,_render_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .renderPlan */ .E)(result, process.stdout));
    return result.failed ? 1 : 0;
}
/** The report's format: the plan without what is said in the log. */
function toJson({ review, findings, counts }) {
    return `${JSON.stringify({ review, findings, counts }, undefined, 2)}\n`;
}
function missing(flag, example) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`--${flag} is required`, { hint: `--${flag} ${example}` });
}
function repositoryUrlOf(flags) {
    const repository = repositoryOf(flags);
    if (!repository)
        return undefined;
    const server = process.env.GITHUB_SERVER_URL || 'https://github.com';
    return `${server}/${repository.owner}/${repository.repo}`;
}
function repositoryOf(flags) {
    const given = flags.one('repo');
    if (given === undefined)
        return undefined;
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(given) ?? [];
    if (owner && repo)
        return { owner, repo };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`repo is ${JSON.stringify(given)}; valid: owner/name`);
}
function workspaces() {
    return [process.env.GITHUB_WORKSPACE, process.env.CI_PROJECT_DIR, process.cwd()].filter((path) => path !== undefined);
}


/***/ }),

/***/ 8790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7309);
/* harmony import */ var _markdown_for_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1240);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1097);
/* harmony import */ var _platforms_github_connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1155);
/* harmony import */ var _platforms_github_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3900);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2394);
/* harmony import */ var _render_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4855);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8883);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7667);












/** Posts the review, with the code of the action. */
async function post(flags) {
    const repository = (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.repositoryOf)(flags);
    const number = flags.one('pr');
    const files = flags.all('findings');
    if (!repository)
        throw (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.missing)('repo', 'owner/name');
    if (number === undefined)
        throw (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.missing)('pr', '7');
    if (!/^[1-9]\d{0,9}$/.test(number))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`pr is ${JSON.stringify(number)}; valid: a number`);
    if (files.length === 0)
        throw (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.missing)('findings', 'findings.json');
    const given = (name) => flags.one(name);
    const options = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptions */ .Tt)(given);
    const { dryRun, resolveFixed, maxWait, reportPath } = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunOptions */ .u8)(given);
    const { findings, bad, notes } = (0,_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .gather */ .k)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .K)(files, _log_js__WEBPACK_IMPORTED_MODULE_11__/* .log */ .R), options);
    for (const note of notes)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .log */ .R)(note);
    const connection = await (0,_platforms_github_connect_js__WEBPACK_IMPORTED_MODULE_5__/* .connect */ .N)({ token: token(), apiUrl: apiUrl(), maxWait, say: _log_js__WEBPACK_IMPORTED_MODULE_11__/* .log */ .R });
    const pullRequest = { ...repository, pull_number: Number(number) };
    const { id, commit } = options;
    const result = await (0,_review_js__WEBPACK_IMPORTED_MODULE_9__/* .reviewOrDegrade */ .su)({
        platform: (0,_platforms_github_github_js__WEBPACK_IMPORTED_MODULE_6__/* .createGitHub */ .C)(connection, { pullRequest, id, commit, resolveFixed }),
        findings,
        bad,
        options: { ...options, workspaces: (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.workspaces)(), writeMarkdown: await (0,_markdown_for_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownFor */ .D)(findings) },
        dryRun,
        say: _log_js__WEBPACK_IMPORTED_MODULE_11__/* .log */ .R,
    });
    for (const line of result.plan.log)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .log */ .R)(line);
    if (reportPath)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(reportPath, (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.toJson)(result.plan));
    process.stdout.write(flags.has('json') ? (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.toJson)(result.plan) : (0,_render_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .renderPlan */ .E)(result.plan, process.stdout));
    (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .log */ .R)(ending(result));
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


/***/ }),

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gather)
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6134);
/* harmony import */ var _core_intake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4632);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** More is a broken tool, not a review. */
const MAX_FINDINGS = 10_000;
const MAX_NAMED = 20;
/** All findings of all inputs. Fails before anything is posted where an entry is bad, unless the run is lenient. */
function gather(inputs, { format, lenient }) {
    const parts = inputs.map((input) => {
        try {
            return (0,_core_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .intake */ .PH)(input, format);
        }
        catch (error) {
            if (error instanceof _core_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .IntakeError */ .JG)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(error.message, { cause: error });
            throw error;
        }
    });
    const findings = parts.flatMap((part) => part.findings);
    const bad = parts.flatMap((part) => part.bad);
    if (bad.length > 0 && !lenient)
        throw badEntries(bad);
    if (findings.length > MAX_FINDINGS) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${findings.length} findings; at most ${MAX_FINDINGS} are read`, {
            hint: 'Filter them before, for example by severity.',
        });
    }
    return { findings, bad, notes: parts.flatMap((part) => part.notes) };
}
function badEntries(bad) {
    const named = bad.slice(0, MAX_NAMED).map(_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .badEntryText */ .rq);
    const more = bad.length > named.length ? [`and ${bad.length - named.length} more`] : [];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y([...named, ...more].join('\n'), {
        hint: 'Findings are counted from 0. With --lenient such entries are listed and the rest goes on.',
    });
}


/***/ }),

/***/ 1240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ markdownFor)
/* harmony export */ });
/* harmony import */ var _core_prose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1940);

/** The Markdown writer, loaded only where a message needs it: it is half of the program. */
async function markdownFor(findings) {
    if (!findings.some(({ message }) => message !== undefined && (0,_core_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .needsMarkdown */ .fC)(message)))
        return undefined;
    return (await Promise.all(/* import() */[__webpack_require__.e(702), __webpack_require__.e(346)]).then(__webpack_require__.bind(__webpack_require__, 8346))).writeMarkdown;
}


/***/ }),

/***/ 2394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   i: () => (/* binding */ readDiff)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);




const MIB = 1024 * 1024;
/** A larger findings file is a mistake. */
const MAX_FINDINGS_BYTES = 20 * MIB;
/** The longest string that can be made of it is about twice as long. */
const MAX_DIFF_BYTES = 256 * MIB;
/** Files, globs, pipes and `-`, opened as given. A named file must exist; a glob may match nothing. */
function readInputs(patterns, warn) {
    return patterns.flatMap((pattern) => {
        if (pattern === '-' || !isGlob(pattern))
            return [readFile(pattern, MAX_FINDINGS_BYTES)];
        const files = glob(pattern);
        if (files.length === 0)
            warn(`${pattern} matches no file`);
        return files.map((file) => readFile(file, MAX_FINDINGS_BYTES));
    });
}
function readDiff(file) {
    return readFile(file, MAX_DIFF_BYTES).text;
}
function readFile(file, maxBytes) {
    const name = file === '-' ? 'standard input' : file;
    try {
        return { file: name, text: readText(file === '-' ? 0 : file, name, maxBytes) };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y)
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${name} cannot be read: ${reasonOf(error)}`, { cause: error });
    }
}
/** The size is checked before anything is read, on the opened file; a pipe has none and is checked after. */
function readText(file, name, maxBytes) {
    const descriptor = typeof file === 'number' ? file : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'r');
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (stat.isDirectory())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${name} is a directory; a file is expected`);
        if (stat.size > maxBytes)
            throw tooLarge(name, stat.size, maxBytes);
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
        if (bytes.length > maxBytes)
            throw tooLarge(name, bytes.length, maxBytes);
        return decode(bytes);
    }
    finally {
        if (typeof file === 'string')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/** PowerShell writes UTF-16 when output is redirected. */
function decode(bytes) {
    const mark = bytes.subarray(0, 2).toString('hex');
    if (mark === 'fffe')
        return new TextDecoder('utf-16le').decode(bytes);
    if (mark === 'feff')
        return new TextDecoder('utf-16be').decode(bytes);
    return bytes.toString('utf8');
}
function tooLarge(name, size, maxBytes) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${name} is ${Math.ceil(size / MIB)} MiB; at most ${maxBytes / MIB} MiB are read`);
}
function reasonOf(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT')
        return 'there is no such file';
    if (code === 'EACCES')
        return 'permission denied';
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error);
}
/** A name that exists is that file, whatever brackets it holds. */
function isGlob(pattern) {
    if (!picomatch__WEBPACK_IMPORTED_MODULE_3__.scan(pattern).isGlob)
        return false;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(pattern, 'r'));
        return false;
    }
    catch {
        return true;
    }
}
/** Regular files below the pattern's fixed part, sorted; links are not followed. */
function glob(pattern) {
    const { base } = picomatch__WEBPACK_IMPORTED_MODULE_3__.scan(pattern);
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_3__(pattern);
    const walk = (directory) => {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory === '' ? '.' : directory, { withFileTypes: true });
        return entries.flatMap((entry) => {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(directory, entry.name);
            if (entry.isDirectory())
                return entry.name === 'node_modules' || entry.name === '.git' ? [] : walk(file);
            return entry.isFile() && matches(file) ? [file] : [];
        });
    };
    try {
        return walk(base).toSorted();
    }
    catch {
        return [];
    }
}


/***/ })

};
