export const id = 15;
export const ids = [15];
export const modules = {

/***/ 8148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ call)
/* harmony export */ });
/* harmony import */ var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1015);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);


/** Makes a call and says how it ended; `read` takes the data apart and answers nothing where it is not of its shape. */
async function call(send, read) {
    try {
        const { status, data, headers } = await send();
        const value = status >= 200 && status < 300 ? read(data) : undefined;
        if (value !== undefined)
            return { kind: 'done', data: value, headers };
        if (status >= 300)
            return { kind: 'unknown', message: `redirected (${status}) to ${headers.location ?? 'nowhere'}` };
        return { kind: 'unknown', message: `answered ${status} with something else than expected` };
    }
    catch (error) {
        return failed(error);
    }
}
function failed(error) {
    // Octokit reports a reset connection as status 500, without a response.
    if (!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G) || !error.response)
        return { kind: 'unknown', message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error) };
    const { status, response } = error;
    const refusal = readRefusal(status, response.data, response.headers);
    if (status < 400 || status >= 500 || !refusal)
        return { kind: 'unknown', message: `answered ${status}` };
    const seconds = waitFor(refusal);
    return seconds === undefined ? { kind: 'refused', refusal } : { kind: 'limited', seconds, refusal };
}
/** A whole refusal is JSON with a message; a proxy's page is not GitHub's word. */
function readRefusal(status, data, headers) {
    if (typeof data !== 'object' || data === null || !('message' in data))
        return undefined;
    const errors = 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
    return { status, message: String(data.message), errors: errors.map(errorText), headers };
}
function errorText(error) {
    if (typeof error === 'object' && error !== null && 'message' in error)
        return String(error.message);
    return String(error);
}
/** https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately */
const SECONDS_WITHOUT_A_WORD = 60;
/** How long GitHub asks to wait, where the refusal is a rate limit. */
function waitFor({ status, message, headers }) {
    const secondary = /secondary rate limit|abuse detection/i.test(message);
    const primary = String(headers['x-ratelimit-remaining']) === '0' && /rate limit/i.test(message);
    if (status !== 429 && !(status === 403 && (secondary || primary)))
        return undefined;
    const after = headers['retry-after'];
    if (after !== undefined)
        return secondsUntil(String(after));
    const reset = Number(headers['x-ratelimit-reset']);
    if (primary && reset > 0)
        return Math.max(0, Math.ceil(reset - Date.now() / 1000));
    return SECONDS_WITHOUT_A_WORD;
}
/** Seconds or an HTTP date. */
function secondsUntil(value) {
    if (/^\d+$/.test(value))
        return Number(value);
    const date = Date.parse(value);
    return Number.isNaN(date) ? SECONDS_WITHOUT_A_WORD : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}


/***/ }),

/***/ 1155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 21 modules
var dist_src = __webpack_require__(9988);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(3411);
;// CONCATENATED MODULE: ./lib/platforms/github/whole-reply.js
/** A reply is believed only when all of it has arrived; octokit takes a cut one for an empty one. */
/** GitHub ends a request after 10 seconds; three times that has no answer any more. */
const TIMEOUT_MS = 30_000;
/** The longest list page is a few MiB; more is not GitHub. */
const MAX_BYTES = 64 * 1024 * 1024;
/**
 * A `fetch` for octokit that reads the whole body before it answers, follows no redirect (a POST would come back
 * as a GET, the token would travel), and gives up in time.
 */
function wholeReplyFetch(fetch) {
    return async (input, init) => {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const reply = await fetch(input, { ...init, redirect: 'manual', signal });
        const body = await readAll(reply);
        const { status, statusText, headers } = reply;
        const whole = new Response(status === 204 || status === 304 ? null : body, {
            status,
            statusText,
            headers,
        });
        Object.defineProperty(whole, 'url', { value: reply.url });
        return whole;
    };
}
async function readAll(reply) {
    const chunks = [];
    let length = 0;
    for await (const chunk of reply.body ?? []) {
        const bytes = chunk;
        length += bytes.length;
        if (length > MAX_BYTES)
            throw new Error(`the reply is longer than ${MAX_BYTES} bytes`);
        chunks.push(bytes);
    }
    return new Blob(chunks);
}

;// CONCATENATED MODULE: ./lib/platforms/github/client.js



/** Octokit without any plugin that retries: it would post a review four times. */
async function createClient({ token, apiUrl }) {
    return new dist_src/* Octokit */.E({
        auth: token,
        baseUrl: apiUrl,
        userAgent: `fencepost/${version/* VERSION */.x}`,
        request: { fetch: wholeReplyFetch(await fetchFor(apiUrl)) },
        log: { debug() { }, info() { }, warn() { }, error() { } },
    });
}
/** Node's fetch knows no proxy; the one that does is loaded only where one is set. */
async function fetchFor(url) {
    const names = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
    if (names.every((name) => !process.env[name]))
        return globalThis.fetch;
    const { getProxyFetch } = await Promise.all(/* import() */[__webpack_require__.e(942), __webpack_require__.e(811)]).then(__webpack_require__.bind(__webpack_require__, 3811));
    return getProxyFetch(url);
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/platforms/github/patience.js

function createPatience({ maxSeconds, say, second = 1000 }) {
    let left = maxSeconds;
    const pause = async (seconds, why) => {
        if (seconds >= 1)
            say(`Waiting ${seconds} s: ${why}`);
        await (0,promises_.setTimeout)(seconds * second);
    };
    return {
        pause,
        async wait(seconds, why) {
            if (seconds > left)
                return false;
            left -= seconds;
            await pause(seconds, why);
            return true;
        },
    };
}

// EXTERNAL MODULE: ./lib/platforms/github/read.js
var read = __webpack_require__(9728);
;// CONCATENATED MODULE: ./lib/platforms/github/connect.js



async function connect({ maxWait, say, second, ...client }) {
    const octokit = await createClient(client);
    const patience = createPatience({ maxSeconds: maxWait, say, ...(second === undefined ? {} : { second }) });
    return { octokit, reader: (0,read/* createReader */.WF)(octokit, patience), patience, say };
}


/***/ }),

/***/ 5955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./lib/core/plan-options.js
var plan_options = __webpack_require__(8235);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/core/diff.js + 2 modules
var diff = __webpack_require__(438);
;// CONCATENATED MODULE: ./lib/platforms/github/changed-files.js

/** The files API as a diff. */
function changedFiles(files) {
    return (0,diff/* diffOf */.n_)(files.map(({ filename, previous_filename, status, patch }) => ({
        path: filename,
        previousPath: status === 'renamed' ? previous_filename : undefined,
        status: statusOf(status),
        patch,
    })));
}
/** `changed` is a new mode or type, `unchanged` shows up beside copies: neither moves a line. */
function statusOf(status) {
    return diff/* FILE_STATUSES */.y3.find((known) => known === status) ?? 'modified';
}

// EXTERNAL MODULE: ./lib/core/marker.js
var core_marker = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/platforms/github/call.js
var call = __webpack_require__(8148);
// EXTERNAL MODULE: ./lib/platforms/github/read.js
var read = __webpack_require__(9728);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
;// CONCATENATED MODULE: ./lib/platforms/github/shapes.js

/** The parts of GitHub's replies that decisions rest on; a reply that lacks them is not believed. */
const user = schemas/* nullable */.mee(schemas/* object */.Ikc({ login: schemas/* string */.YjP() }));
const pullRequest = schemas/* object */.Ikc({
    number: schemas/* int */.Whr(),
    state: schemas/* string */.YjP(),
    merged: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    locked: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    changed_files: schemas/* optional */.lqM(schemas/* int */.Whr()),
    html_url: schemas/* string */.YjP(),
    user,
    base: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), html_url: schemas/* string */.YjP() }) }),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: schemas/* nullable */.mee(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() })) }),
});
const file = schemas/* object */.Ikc({
    filename: schemas/* string */.YjP(),
    previous_filename: schemas/* optional */.lqM(schemas/* string */.YjP()),
    status: schemas/* string */.YjP(),
    sha: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    patch: schemas/* optional */.lqM(schemas/* string */.YjP()),
});
const comment = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    path: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    user,
    line: schemas/* nullish */.cl6(schemas/* int */.Whr()),
    diff_hunk: schemas/* string */.YjP(),
    in_reply_to_id: schemas/* optional */.lqM(schemas/* int */.Whr()),
});
const review = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    user,
    body: schemas/* nullable */.mee(schemas/* string */.YjP()),
    state: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
});
const comparison = schemas/* object */.Ikc({ files: schemas/* array */.YOg(file) });
const shapes_viewer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) });

;// CONCATENATED MODULE: ./lib/platforms/github/post-review.js




/** Lists lag behind writes; three looks before anything is believed absent. */
const LOOKS = [2, 5, 10];
const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';
/** The one write. Where its end is unknown, the run marker in the body tells whether it happened. */
async function postReview(poster, commit, review) {
    const run = (0,core_marker/* readReviewMarker */.Bf)(review.body)?.run;
    let message = '';
    for (let tried = 0; tried < 2; tried++) {
        const outcome = await waitingOutLimits(poster, () => createReview(poster, { commit_id: commit, ...review }));
        if (outcome.kind === 'done')
            return { kind: 'posted', review: outcome.data };
        if (outcome.kind === 'refused' || outcome.kind === 'limited')
            return { kind: 'refused', refusal: outcome.refusal };
        message = outcome.message;
        const found = await lookFor(poster, run);
        if (found)
            return { kind: 'posted', review: found };
    }
    return { kind: 'unknown', message };
}
function createReview({ octokit, name }, body) {
    return (0,call/* call */.T)(() => octokit.request(`POST ${REVIEWS}`, { ...name, ...body }), (0,read/* reading */.hF)(review));
}
async function waitingOutLimits(poster, send) {
    for (;;) {
        const outcome = await send();
        if (outcome.kind !== 'limited')
            return outcome;
        if (!(await poster.patience.wait(outcome.seconds, 'rate limit, posting the review')))
            return outcome;
    }
}
async function lookFor({ reader, name, isOurs, patience }, run) {
    for (const seconds of LOOKS) {
        await patience.pause(seconds, 'looking whether the review was posted');
        const reviews = await reader.all(REVIEWS, { ...name }, review);
        const found = reviews.find((review) => isOurs(review) && (0,core_marker/* readReviewMarker */.Bf)(review.body ?? '')?.run === run);
        if (found)
            return found;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/platforms/github/pending.js





/**
 * One pending review per user and pull request is all that GitHub allows, so a leftover blocks every later one. Ours
 * (author and run marker) is deleted; one that a person began under the same token is theirs.
 */
async function clearPending(poster, reviews) {
    for (const review of reviews.filter(({ state }) => state === 'PENDING')) {
        if (!poster.isOurs(review))
            continue;
        if (!(0,core_marker/* readReviewMarker */.Bf)(review.body ?? ''))
            throw notOurs(review);
        await deleteReview(poster, review.id);
    }
}
/** The same on a fresh list. */
async function clearPendingNow(poster) {
    await clearPending(poster, await poster.reader.all(REVIEWS, { ...poster.name }, review));
}
async function deleteReview({ octokit, name }, review_id) {
    const send = () => octokit.request(`DELETE ${REVIEWS}/{review_id}`, { ...name, review_id });
    return (await (0,call/* call */.T)(send, () => true)).kind === 'done';
}
function notOurs({ html_url }) {
    return new errors/* UserError */.y(`A pending review that Fencepost did not begin stands in the way: ${html_url}`, {
        hint: 'Submit or discard it, or give Fencepost a token of its own.',
    });
}

;// CONCATENATED MODULE: ./lib/platforms/github/find-refused.js


/** A review with many bad comments is not worth more requests than this. */
const MAX_PROBES = 20;
/** GitHub's sentences about lines, of both generations; Enterprise servers may still speak the older one. */
const ABOUT_ANCHORS = /could not be resolved|must be part of the (?:diff|same hunk)|diff hunk can't be blank|path is invalid|must precede|position is invalid|diff too large/i;
function isAboutAnchors({ status, message, errors }) {
    return status === 422 && [message, ...errors].some((text) => ABOUT_ANCHORS.test(text));
}
/**
 * Which comments of a refused review GitHub does not take: it says that one is bad, never which. Halves are tried as
 * pending reviews, which nobody else sees and which are deleted again. What is not cleared in time counts as refused.
 */
async function findRefused(poster, commit, review) {
    const { comments } = review;
    const marker = review.body.split('\n').at(-1) ?? '';
    const refused = [];
    const suspects = halves([...comments.keys()]);
    for (let probes = 0, group = suspects.shift(); group; group = suspects.shift(), probes++) {
        const chosen = group.flatMap((index) => comments[index] ?? []);
        const probe = { commit_id: commit, body: marker, comments: chosen };
        if (probes < MAX_PROBES && (await isAccepted(poster, probe)))
            continue;
        if (group.length === 1 || probes >= MAX_PROBES)
            refused.push(...group);
        else
            suspects.push(...halves(group));
    }
    return refused.toSorted((one, other) => one - other);
}
function halves(group) {
    const middle = Math.ceil(group.length / 2);
    return [group.slice(0, middle), group.slice(middle)].filter((half) => half.length > 0);
}
/** Tried once more where the end is unknown or a probe was left behind. */
async function isAccepted(poster, probe) {
    for (let tried = 0; tried < 2; tried++) {
        const outcome = await createReview(poster, probe);
        if (outcome.kind === 'done') {
            if (!(await deleteReview(poster, outcome.data.id)))
                await clearPendingNow(poster);
            return true;
        }
        if (outcome.kind === 'refused' && isAboutAnchors(outcome.refusal))
            return false;
        await clearPendingNow(poster);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/platforms/github/posted-comments.js

/** What our earlier runs under this id have posted. Whose a comment is, its author says, never its text. */
function postedBefore(comments, reviews, id, isOurs) {
    const markers = reviews
        .filter((review) => isOurs(review) && review.state !== 'PENDING')
        .flatMap((review) => (0,core_marker/* readReviewMarker */.Bf)(review.body ?? '') ?? [])
        .filter((marker) => marker.id === id);
    return {
        comments: comments.filter(isOurs).flatMap((comment) => {
            const marker = (0,core_marker/* readCommentMarker */.wz)(comment.body);
            if (marker?.id !== id)
                return [];
            const { path, body } = comment;
            // `line` is null once the line was changed; `position` may stay.
            const open = comment.line !== null && comment.line !== undefined;
            return [
                { fingerprint: marker.fingerprint, path, body, anchored: anchoredLine(comment.diff_hunk), open },
            ];
        }),
        listed: markers.flatMap(({ listed }) => listed),
        rests: markers.map(({ rest }) => rest),
    };
}
/** A comment stands under the last row of its hunk. */
function anchoredLine(diffHunk) {
    return diffHunk.slice(diffHunk.lastIndexOf('\n') + 1).slice(1);
}
/** REST says `github-actions[bot]`, GraphQL `github-actions`. */
function sameLogin(one, other) {
    const plain = (login) => login.replace(/\[bot\]$/, '').toLowerCase();
    return plain(one) === plain(other);
}

;// CONCATENATED MODULE: ./lib/platforms/github/refusal-receipt.js
const PERMISSIONS = ['permissions:', '  contents: read', '  pull-requests: write'].join('\n');
/** What a refusal that is not about lines means for the run. */
function receiptOfRefusal({ status, message, errors }, pull) {
    const said = [message, ...errors].join(': ');
    if (errors.some((text) => /request changes on your own pull request/i.test(text))) {
        return {
            kind: 'comment-only',
            message: 'GitHub takes no change request from the author of the pull request',
        };
    }
    if (status === 403 || status === 404) {
        const fork = pull.head.repo?.full_name !== pull.base.repo.full_name;
        const hint = fork
            ? 'From a fork the token may only read. Post from a second workflow: on: workflow_run.'
            : `The token may not write reviews. Put this into the workflow or the job:\n\n${PERMISSIONS}`;
        return { kind: 'forbidden', message: `GitHub refused the review: ${status} ${said}`, hint, fork };
    }
    return { kind: 'failed', message: `GitHub refused the review: ${status} ${said}` };
}

;// CONCATENATED MODULE: ./lib/platforms/github/tidy.js





/** What earlier runs left is brought in line with this one. It says what it did and what it could not do. */
async function tidyUp(tidying) {
    const said = await dismissOwnChangeRequests(tidying);
    return tidying.resolveFixed ? [...said, ...(await settleThreads(tidying))] : said;
}
/** Our own change requests stand only as long as something meets `fail-on`. */
async function dismissOwnChangeRequests({ octokit, poster, snapshot, plan, id }) {
    if (plan.failed || plan.review.event === 'REQUEST_CHANGES')
        return [];
    const ours = snapshot.reviews.filter((review) => review.state === 'CHANGES_REQUESTED' &&
        poster.isOurs(review) &&
        (0,core_marker/* readReviewMarker */.Bf)(review.body ?? '')?.id === id);
    const said = [];
    for (const { id: review_id, html_url } of ours) {
        const message = 'Nothing that was found asks for changes any more.';
        const send = () => octokit.request(`PUT ${REVIEWS}/{review_id}/dismissals`, { ...poster.name, review_id, message });
        const outcome = await (0,call/* call */.T)(send, () => true);
        said.push(outcome.kind === 'done' ? `Dismissed ${html_url}` : `Could not dismiss ${html_url}`);
    }
    return said;
}
const THREADS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id isResolved comments(first: 100) { totalCount nodes { body viewerDidAuthor } } }
    }
  } }
}`;
const thread = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    isResolved: schemas/* boolean */.zMY(),
    comments: schemas/* object */.Ikc({
        totalCount: schemas/* int */.Whr(),
        nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ body: schemas/* string */.YjP(), viewerDidAuthor: schemas/* boolean */.zMY() })),
    }),
});
const threadsPage = schemas/* object */.Ikc({
    data: schemas/* object */.Ikc({
        repository: schemas/* object */.Ikc({
            pullRequest: schemas/* object */.Ikc({
                reviewThreads: schemas/* object */.Ikc({
                    pageInfo: schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* nullable */.mee(schemas/* string */.YjP()) }),
                    nodes: schemas/* array */.YOg(thread),
                }),
            }),
        }),
    }),
});
/** Threads of findings that are gone are resolved, of findings that came back reopened. */
async function settleThreads({ octokit, reader, poster, plan, id }) {
    const found = new Set(plan.fingerprints);
    const mine = (await readThreads(reader, poster)).flatMap((entry) => {
        const [first] = entry.comments.nodes;
        const marker = first?.viewerDidAuthor ? (0,core_marker/* readCommentMarker */.wz)(first.body) : undefined;
        return marker?.id === id ? [{ entry, isFound: found.has(marker.fingerprint) }] : [];
    });
    const fixed = mine.filter(({ entry, isFound }) => !isFound && !entry.isResolved && onlyOurs(entry));
    const back = mine.filter(({ entry, isFound }) => isFound && entry.isResolved && onlyOurs(entry));
    const resolved = await mutateEach(octokit, 'resolveReviewThread', fixed.map(({ entry }) => entry.id));
    const reopened = await mutateEach(octokit, 'unresolveReviewThread', back.map(({ entry }) => entry.id));
    return [
        ...(resolved.done > 0 ? [`Resolved ${resolved.done} threads of findings that are gone`] : []),
        ...(reopened.done > 0 ? [`Reopened ${reopened.done} threads of findings that came back`] : []),
        ...[...resolved.problems, ...reopened.problems].slice(0, 1),
    ];
}
/** A thread that a person has answered is a conversation, and theirs to end. */
function onlyOurs({ comments }) {
    return (comments.totalCount === comments.nodes.length &&
        comments.nodes.every(({ viewerDidAuthor }) => viewerDidAuthor));
}
async function readThreads(reader, { name }) {
    const threads = [];
    let after = null;
    for (;;) {
        const variables = { owner: name.owner, repo: name.repo, number: name.pull_number, after };
        const page = await reader.graphql(THREADS, variables, threadsPage);
        const { nodes, pageInfo } = page.data.repository.pullRequest.reviewThreads;
        threads.push(...nodes);
        if (!pageInfo.hasNextPage)
            return threads;
        after = pageInfo.endCursor;
    }
}
async function mutateEach(octokit, mutation, ids) {
    const query = `mutation ($threadId: ID!) { ${mutation}(input: { threadId: $threadId }) { thread { id } } }`;
    const done = schemas/* object */.Ikc({
        data: schemas/* object */.Ikc({ [mutation]: schemas/* object */.Ikc({ thread: schemas/* object */.Ikc({ id: schemas/* string */.YjP() }) }) }),
    });
    const result = { done: 0, problems: [] };
    for (const threadId of ids) {
        const send = () => octokit.request('POST /graphql', { baseUrl: (0,read/* graphqlBase */.TS)(octokit), query, variables: { threadId } });
        const outcome = await (0,call/* call */.T)(send, (0,read/* reading */.hF)(done));
        if (outcome.kind === 'done') {
            result.done++;
        }
        else {
            result.problems.push('Threads could not be resolved: with GITHUB_TOKEN that needs contents: write');
            break;
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/platforms/github/github.js










const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';
/** A pull request on GitHub or an Enterprise server. */
function createGitHub(connection, options) {
    const { octokit, reader, patience, say } = connection;
    const name = options.pullRequest;
    let snapshot;
    const posterFor = ({ viewer }) => ({
        octokit,
        reader,
        patience,
        name,
        isOurs: ({ user }) => user !== null && sameLogin(user.login, viewer),
    });
    return {
        limits: plan_options/* GITHUB_LIMITS */.f_,
        async read() {
            snapshot = await readSnapshot(reader, name);
            return subjectOf(snapshot, options, connection);
        },
        async deliver(plan, subject) {
            if (!snapshot)
                throw new Error('deliver follows read');
            const poster = posterFor(snapshot);
            await clearPending(poster, snapshot.reviews);
            return deliver(poster, plan, subject, snapshot, say);
        },
        async tidy(plan) {
            return snapshot
                ? tidyUp({ octokit, reader, snapshot, plan, poster: posterFor(snapshot), ...options })
                : [];
        },
    };
}
/** GitHub lists no more files than this. https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
const MAX_FILES = 3000;
async function readSnapshot(reader, name) {
    const [pull, files, comments, reviews, viewer] = await Promise.all([
        reader.one(PULL, { ...name }, pullRequest),
        reader.all(`${PULL}/files`, { ...name }, file),
        reader.all(`${PULL}/comments`, { ...name }, comment),
        reader.all(REVIEWS, { ...name }, review),
        reader.graphql('query { viewer { login } }', {}, shapes_viewer),
    ]);
    const expected = Math.min(pull.changed_files ?? 0, MAX_FILES);
    if (files.length < expected) {
        throw new errors/* UserError */.y(`GitHub listed ${files.length} of ${expected} changed files`, {
            hint: 'Nothing was posted. Run again.',
        });
    }
    return { pull, files, comments, reviews, viewer: viewer.data.viewer.login };
}
async function subjectOf(snapshot, { id, commit }, { reader, say }) {
    const { pull, files, comments, reviews, viewer } = snapshot;
    const head = pull.head.sha;
    const moved = commit !== undefined && commit !== head;
    const reviewed = moved ? await comparedFiles(reader, pull, commit) : undefined;
    if (moved)
        say(`Reviewed ${commit}, head is ${head}`);
    const isOurs = ({ user }) => user !== null && sameLogin(user.login, viewer);
    const closed = pull.merged
        ? 'merged'
        : pull.state !== 'open'
            ? 'closed'
            : pull.locked
                ? 'locked'
                : undefined;
    return {
        diff: changedFiles(reviewed ?? files),
        commit: reviewed ? (commit ?? head) : head,
        head,
        unproven: moved && !reviewed,
        blobs: new Map(files.flatMap(({ filename, sha }) => (sha ? [[filename, sha]] : []))),
        ...(closed ? { closed } : {}),
        repositoryUrl: pull.base.repo.html_url,
        posted: postedBefore(comments, reviews, id, isOurs),
    };
}
/** The diff of an older commit of the pull request; nothing where GitHub has it no more or not all of it. */
async function comparedFiles(reader, { base }, commit) {
    const [owner = '', repo = ''] = base.repo.full_name.split('/');
    try {
        const { files } = await reader.one('/repos/{owner}/{repo}/compare/{basehead}', { owner, repo, basehead: `${base.sha}...${commit}` }, comparison);
        return files.length < MAX_COMPARED ? files : undefined;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.y)
            return undefined;
        throw error;
    }
}
/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const MAX_COMPARED = 300;
async function deliver(poster, { review }, { commit }, { pull }, say) {
    const outcome = await postReview(poster, commit, review);
    switch (outcome.kind) {
        case 'posted':
            return { kind: 'posted', id: outcome.review.id, url: outcome.review.html_url };
        case 'unknown':
            return { kind: 'unknown', message: outcome.message };
        case 'refused':
            if (!isAboutAnchors(outcome.refusal))
                return receiptOfRefusal(outcome.refusal, pull);
    }
    const now = await poster.reader.one(PULL, { ...poster.name }, pullRequest);
    if (now.head.sha !== pull.head.sha || now.base.sha !== pull.base.sha)
        return { kind: 'head-moved' };
    say('GitHub refuses the line of some comment; finding out which');
    const refused = await findRefused(poster, commit, review);
    await clearPendingNow(poster);
    return { kind: 'refused', comments: refused };
}


/***/ }),

/***/ 9728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: () => (/* binding */ graphqlBase),
/* harmony export */   WF: () => (/* binding */ createReader),
/* harmony export */   hF: () => (/* binding */ reading)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8148);



const TRIES = 4;
const PAGE = 100;
function createReader(octokit, patience) {
    async function persist(what, attempt) {
        for (let tried = 1;; tried++) {
            const outcome = await attempt();
            if (outcome.kind === 'done')
                return outcome;
            if (outcome.kind === 'refused')
                throw refused(what, outcome.refusal);
            const seconds = outcome.kind === 'limited' ? outcome.seconds : 2 ** (tried - 1);
            const why = outcome.kind === 'limited' ? `rate limit, ${what}` : `${what}: ${outcome.message}`;
            if (tried >= TRIES || !(await patience.wait(seconds, why)))
                throw gaveUp(what, outcome);
        }
    }
    const get = (route, parameters, shape) => persist(route, () => (0,_call_js__WEBPACK_IMPORTED_MODULE_1__/* .call */ .T)(() => octokit.request(`GET ${route}`, parameters), reading(shape)));
    return {
        one: async (route, parameters, shape) => (await get(route, parameters, shape)).data,
        // Pages are asked for by number: a link that leads elsewhere would take the token along.
        async all(route, parameters, shape) {
            const entries = [];
            for (let page = 1;; page++) {
                const { data, headers } = await get(route, { ...parameters, per_page: PAGE, page }, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(shape));
                entries.push(...data);
                const more = /rel="?next"?/.test(String(headers.link ?? '')) || data.length >= PAGE;
                if (!more || data.length === 0)
                    return entries;
            }
        },
        async graphql(query, variables, shape) {
            const send = () => octokit.request('POST /graphql', { query, variables, baseUrl: graphqlBase(octokit) });
            return (await persist('GraphQL', () => (0,_call_js__WEBPACK_IMPORTED_MODULE_1__/* .call */ .T)(send, reading(shape)))).data;
        },
    };
}
/** Enterprise servers have REST under /api/v3 and GraphQL under /api. */
function graphqlBase(octokit) {
    return octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/api\/v3$/, '/api');
}
function reading(shape) {
    return (data) => {
        const parsed = shape.safeParse(data);
        return parsed.success ? parsed.data : undefined;
    };
}
function refused(what, { status, message }) {
    const hint = status === 401
        ? 'The token is not valid or has expired.'
        : 'Check the repository, the number of the pull request, and that the token may read pull requests.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`GitHub refused ${what}: ${status} ${message}`, { hint });
}
function gaveUp(what, outcome) {
    if (outcome.kind === 'limited') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`GitHub's rate limit is reached: retry after ${outcome.seconds} s`, {
            hint: 'Raise max-wait to wait longer, or run again later. Nothing was posted.',
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`GitHub cannot be read: ${what}: ${outcome.message}`, {
        hint: 'Nothing was posted. Run again later.',
    });
}


/***/ }),

/***/ 8883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ review)
/* harmony export */ });
/* harmony import */ var _core_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5845);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3504);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);



/** Read, plan, post: every decision about what to do next is made here, none in a platform. */
async function review(input) {
    const { platform, dryRun, say } = input;
    let subject = await platform.read();
    let adjustments = { refused: new Set(), commentOnly: false };
    let replanned = false;
    for (;;) {
        const plan = planFor(input, subject, adjustments);
        const done = { plan, commit: subject.commit };
        if (subject.closed)
            return { ...done, outcome: 'skipped', why: `The pull request is ${subject.closed}` };
        if (dryRun)
            return { ...done, outcome: 'dry-run' };
        if (plan.review.body === '') {
            for (const line of await platform.tidy(plan))
                say(line);
            return { ...done, outcome: plan.counts.duplicates > 0 ? 'nothing-new' : 'nothing-to-post' };
        }
        say(`Posting a review with ${plan.review.comments.length} comments`);
        const receipt = await platform.deliver(plan, subject);
        switch (receipt.kind) {
            case 'posted':
                for (const line of await platform.tidy(plan))
                    say(line);
                return { ...done, outcome: 'posted', id: receipt.id, url: receipt.url };
            case 'forbidden':
                return { ...done, outcome: 'degraded', ...pick(receipt) };
            case 'head-moved':
                if (replanned)
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('The pull request keeps changing; this run is superseded by the next');
                say('The pull request has changed meanwhile; planning again');
                replanned = true;
                subject = await platform.read();
                break;
            case 'refused':
                adjustments = { ...adjustments, refused: refusedBy(plan, receipt.comments, adjustments.refused, say) };
                break;
            case 'comment-only':
                say(`${receipt.message}; the review is a comment`);
                adjustments = { ...adjustments, commentOnly: true };
                break;
            case 'unknown':
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`The review may have been posted: ${receipt.message}`, {
                    hint: 'Look at the pull request. The next run finds out by itself and posts nothing twice.',
                });
            case 'failed':
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(receipt.message);
        }
    }
}
function planFor(input, subject, { refused, commentOnly }) {
    const { findings, bad, options, checkedOut } = input;
    const { diff, commit, head, repositoryUrl, posted, unproven, blobs } = subject;
    const differs = (path) => {
        const blob = checkedOut?.(path);
        return blob !== undefined && blob !== blobs.get(path);
    };
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planReview */ .K)({
        findings,
        bad,
        diff,
        posted,
        refused,
        options: {
            ...options,
            commit,
            head,
            repositoryUrl,
            needsOriginal: (path) => unproven || differs(path),
            ...(commentOnly ? { event: 'comment' } : {}),
        },
    });
}
function refusedBy({ review }, comments, before, say) {
    const refused = new Set(before);
    for (const index of comments) {
        const comment = review.comments[index];
        if (!comment)
            continue;
        say(`GitHub refuses a comment on ${comment.path}:${comment.line}; it goes to the body`);
        const fingerprint = (0,_core_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommentMarker */ .wz)(comment.body)?.fingerprint;
        if (fingerprint)
            refused.add(fingerprint);
    }
    if (refused.size === before.size)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('GitHub refused the review, and no comment could be blamed for it');
    return refused;
}
function pick({ message, hint, fork }) {
    return { message, hint, fork };
}


/***/ })

};
