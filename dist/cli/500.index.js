export const id = 500;
export const ids = [500];
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
/** A clock that is off, here or there, must not make a storm of requests. */
const LEAST_SECONDS = 1;
/** How long GitHub asks to wait, where the refusal is a rate limit. */
function waitFor(refusal) {
    const seconds = askedFor(refusal);
    return seconds === undefined ? undefined : Math.max(LEAST_SECONDS, seconds);
}
function askedFor({ status, message, headers }) {
    const secondary = /secondary rate limit|abuse detection/i.test(message);
    const primary = String(headers['x-ratelimit-remaining']) === '0' && /rate limit/i.test(message);
    if (status !== 429 && !(status === 403 && (secondary || primary)))
        return undefined;
    const after = headers['retry-after'];
    if (after !== undefined)
        return secondsUntil(String(after));
    const reset = Number(headers['x-ratelimit-reset']);
    if (primary && reset > 0)
        return Math.ceil(reset - Date.now() / 1000);
    return SECONDS_WITHOUT_A_WORD;
}
/** Seconds or an HTTP date. */
function secondsUntil(value) {
    if (/^\d+$/.test(value))
        return Number(value);
    const date = Date.parse(value);
    return Number.isNaN(date) ? SECONDS_WITHOUT_A_WORD : Math.ceil((date - Date.now()) / 1000);
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
/**
 * GitHub ends a request after 10 seconds; three times that has no answer any more. The longest list page is a few
 * MiB; more is not GitHub.
 */
const LIMITS = { milliseconds: 30_000, bytes: 64 * 1024 * 1024 };
/**
 * A `fetch` for octokit that reads the whole body before it answers, follows no redirect (a POST would come back
 * as a GET, the token would travel), and gives up in time.
 */
function wholeReplyFetch(fetch, { milliseconds, bytes } = LIMITS) {
    return async (input, init) => {
        const signal = AbortSignal.timeout(milliseconds);
        const reply = await fetch(input, { ...init, redirect: 'manual', signal });
        const body = await readAll(reply, bytes);
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
async function readAll(reply, most) {
    const chunks = [];
    let length = 0;
    for await (const chunk of reply.body ?? []) {
        const bytes = chunk;
        length += bytes.length;
        if (length > most)
            throw new Error(`the reply is longer than ${most} bytes`);
        chunks.push(bytes);
    }
    return new Blob(chunks);
}

;// CONCATENATED MODULE: ./lib/platforms/github/client.js



/** Octokit without any plugin that retries: it would post a review four times. */
async function createClient({ token, apiUrl, replyLimits }) {
    return new dist_src/* Octokit */.E({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: `fencepost/${version/* VERSION */.x}`,
        request: { fetch: wholeReplyFetch(await fetchFor(apiUrl), replyLimits) },
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
    let left = maxSeconds * second;
    let waitingUntil = 0;
    const pause = async (seconds, why) => {
        if (seconds >= 1)
            say(`Waiting ${seconds} s: ${why}`);
        await (0,promises_.setTimeout)(seconds * second);
    };
    return {
        pause,
        async wait(seconds, why) {
            const now = performance.now();
            const until = now + seconds * second;
            const more = Math.max(0, until - Math.max(now, waitingUntil));
            if (more > left)
                return false;
            left -= more;
            waitingUntil = Math.max(waitingUntil, until);
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

/***/ 3900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createGitHub)
});

// EXTERNAL MODULE: ./lib/core/plan-options.js
var plan_options = __webpack_require__(8235);
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
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
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
    contents_url: schemas/* nullish */.cl6(schemas/* string */.YjP()),
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
/** A limit that is still there after so many waits is not waited out. */
const MAX_WAITS = 4;
const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';
/** The one write. Where its end is unknown, the run marker in the body tells whether it happened. */
async function postReview(poster, commit, review) {
    const run = (0,core_marker/* readReviewMarker */.Bf)(review.body)?.run;
    let message = '';
    for (let tried = 0; tried < 2; tried++) {
        const outcome = await createReview(poster, { commit_id: commit, ...review });
        if (outcome.kind === 'done')
            return { kind: 'posted', review: outcome.data };
        if (outcome.kind === 'refused' && !isTooSoon(outcome.refusal, tried))
            return outcome;
        if (outcome.kind === 'limited' && tried === 0)
            return outcome;
        if (outcome.kind !== 'unknown')
            return { kind: 'unknown', message };
        message = outcome.message;
        const look = await lookFor(poster, run);
        if (look.kind === 'found')
            return { kind: 'posted', review: look.review };
        if (look.kind === 'unseen')
            return { kind: 'unknown', message: `${message}; then ${look.message}` };
    }
    return { kind: 'unknown', message };
}
/** A second try that comes too soon after the first tells that the first came through, unseen. */
function isTooSoon({ errors }, tried) {
    return tried > 0 && errors.some((text) => /submitted too quickly/i.test(text));
}
/** Waits for a rate limit, as long as there is patience. */
async function createReview(poster, body) {
    const { octokit, name, patience } = poster;
    const send = () => octokit.request(`POST ${REVIEWS}`, { ...name, ...body });
    for (let waited = 0;; waited++) {
        const outcome = await (0,call/* call */.T)(send, (0,read/* reading */.hF)(review));
        if (outcome.kind !== 'limited' || waited >= MAX_WAITS)
            return outcome;
        if (!(await patience.wait(outcome.seconds, 'rate limit, posting the review')))
            return outcome;
    }
}
/** A review of the same run may be an older one, posted with other options, or a probe: neither is this one. */
async function lookFor({ reader, name, isOurs, patience, before }, run) {
    try {
        for (const seconds of LOOKS) {
            await patience.pause(seconds, 'looking whether the review was posted');
            const reviews = await reader.all(REVIEWS, { ...name }, review);
            const found = reviews.find((review) => isOurs(review) &&
                !before.has(review.id) &&
                review.state !== 'PENDING' &&
                (0,core_marker/* readReviewMarker */.Bf)(review.body ?? '')?.run === run);
            if (found)
                return { kind: 'found', review: found };
        }
        return { kind: 'absent' };
    }
    catch (error) {
        if (error instanceof errors/* UserError */.y)
            return { kind: 'unseen', message: (0,errors/* messageOf */.b)(error) };
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/platforms/github/pending.js





/**
 * One pending review per user and pull request is all that GitHub allows, so a leftover blocks every later one. Ours
 * (author and run marker) is deleted; one that a person began under the same token is theirs. Whether there was one.
 */
async function clearPending(poster, reviews) {
    const pending = reviews.filter((review) => review.state === 'PENDING' && poster.isOurs(review));
    for (const review of pending) {
        if (!(0,core_marker/* readReviewMarker */.Bf)(review.body ?? ''))
            throw notOurs(review);
        await deleteReview(poster, review.id);
    }
    return pending.length > 0;
}
/** The same on a fresh list. */
async function clearPendingNow(poster) {
    return clearPending(poster, await poster.reader.all(REVIEWS, { ...poster.name }, review));
}
/** The same where GitHub says that there is one, which lists may not show yet. */
async function clearPendingInTime(poster) {
    for (const seconds of LOOKS) {
        await poster.patience.pause(seconds, 'looking for the pending review that stands in the way');
        if (await clearPendingNow(poster))
            return;
    }
}
function isAboutPending({ status, errors }) {
    return status === 422 && errors.some((text) => /one pending review per pull request/i.test(text));
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
/** A probe whose end is unknown is tried again. */
const TRIES = 3;
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
    let left = MAX_PROBES;
    async function isAccepted(group) {
        if (left <= 0)
            return false;
        left--;
        const chosen = group.flatMap((index) => comments[index] ?? []);
        const verdict = await probe(poster, { commit_id: commit, body: marker, comments: chosen });
        if (verdict === 'stuck')
            left = 0;
        return verdict === 'accepted';
    }
    /** Of a group that holds a bad one. */
    async function badOnes(group) {
        if (group.length <= 1 || left <= 0)
            return group;
        const middle = Math.ceil(group.length / 2);
        const [first, second] = [group.slice(0, middle), group.slice(middle)];
        if (await isAccepted(first))
            return badOnes(second);
        const isSecondGood = await isAccepted(second);
        const bad = await badOnes(first);
        return isSecondGood ? bad : [...bad, ...(await badOnes(second))];
    }
    return [...(await badOnes([...comments.keys()]))];
}
/** Stuck: GitHub answers something else than yes or no, and would go on to. */
async function probe(poster, review) {
    for (let tried = 0; tried < TRIES; tried++) {
        const outcome = await createReview(poster, review);
        if (outcome.kind === 'done') {
            if (!(await deleteReview(poster, outcome.data.id)))
                await clearPendingNow(poster);
            return 'accepted';
        }
        if (outcome.kind === 'unknown')
            await clearPendingNow(poster);
        else if (outcome.kind === 'limited')
            return 'stuck';
        else if (isAboutAnchors(outcome.refusal))
            return 'refused';
        else if (isAboutPending(outcome.refusal))
            await clearPendingInTime(poster);
        else
            return 'stuck';
    }
    return 'stuck';
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

// EXTERNAL MODULE: ./lib/platforms/platform.js
var platform = __webpack_require__(4325);
;// CONCATENATED MODULE: ./lib/platforms/github/read-snapshot.js



const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';
/** A branch that is pushed to faster than it can be read is read no more often than this. */
const read_snapshot_TRIES = 3;
async function readSnapshot(reader, name) {
    for (let tried = 1;; tried++) {
        const snapshot = await readOnce(reader, name);
        if (snapshot.coherent || tried >= read_snapshot_TRIES)
            return complete(snapshot);
    }
}
async function readOnce(reader, name) {
    const [pull, files, comments, reviews, viewer] = await Promise.all([
        reader.one(PULL, { ...name }, pullRequest),
        reader.all(`${PULL}/files`, { ...name }, file),
        reader.all(`${PULL}/comments`, { ...name }, comment),
        reader.all(REVIEWS, { ...name }, review),
        reader.graphql('query { viewer { login } }', {}, shapes_viewer),
    ]);
    const coherent = files.every((file) => isOf(file, pull.head.sha));
    return { pull, files, comments, reviews, viewer: viewer.data.viewer.login, coherent };
}
/** A file's address names the commit that it was read at; that of a deleted one may be another. */
function isOf({ status, contents_url }, head) {
    const [, commit] = /[?&]ref=([0-9a-f]{40})\b/.exec(contents_url ?? '') ?? [];
    return status === 'removed' || commit === undefined || commit === head;
}
/** GitHub lists no more files than this. https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
const MAX_FILES = 3000;
function complete(snapshot) {
    const { pull, files } = snapshot;
    const expected = Math.min(pull.changed_files ?? 0, MAX_FILES);
    if (files.length >= expected)
        return snapshot;
    throw new platform/* UnreadError */.o(`GitHub listed ${files.length} of ${expected} changed files`, {
        hint: 'Nothing was posted. Run again.',
    });
}

// EXTERNAL MODULE: ./lib/platforms/github/permissions.js
var permissions = __webpack_require__(4514);
;// CONCATENATED MODULE: ./lib/platforms/github/refusal-receipt.js

/** No change request from its author, or from whom a rule forbids it. */
const NO_CHANGE_REQUEST = /request changes on your own pull request|not permitted to request changes/i;
/** What a refusal that is not about lines means for the run. */
function receiptOfRefusal(refusal, pull) {
    const { status, message, errors } = refusal;
    const said = [message, ...errors].filter(Boolean).join(': ');
    if (errors.some((text) => NO_CHANGE_REQUEST.test(text)))
        return { kind: 'comment-only', message: `GitHub takes no change request here (${said})` };
    if (errors.some((text) => /lock prevents review/i.test(text)))
        return { kind: 'closed', why: 'locked' };
    if (status === 403 || status === 404) {
        const fork = pull.head.repo?.full_name !== pull.base.repo.full_name;
        const why = fork
            ? 'From a fork the token of a pull_request workflow may only read. Post from a second one, on: workflow_run, where the token may write reviews'
            : 'The token may not write reviews';
        const hint = `${why}${(0,permissions/* permissionsToPaste */.$)(refusal)}`;
        return { kind: 'forbidden', message: `GitHub refused the review: ${status} ${said}`, hint, fork };
    }
    return { kind: 'failed', message: `GitHub refused the review: ${status} ${said}` };
}

// EXTERNAL MODULE: ./lib/core/fingerprint.js + 1 modules
var fingerprint = __webpack_require__(2918);
;// CONCATENATED MODULE: ./lib/platforms/github/settle-threads.js




const THREADS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id isResolved resolvedBy { login }
        comments(first: 100) { totalCount nodes { body viewerDidAuthor } }
      }
    }
  } }
}`;
const thread = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    isResolved: schemas/* boolean */.zMY(),
    resolvedBy: schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
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
/** Threads of findings that are gone are resolved; those that we resolved are reopened when the finding is back. */
async function settleThreads({ reader, poster, snapshot, plan, id }) {
    const own = (await readThreads(reader, poster)).flatMap((entry) => {
        const [first] = entry.comments.nodes;
        const marker = first?.viewerDidAuthor ? (0,core_marker/* readCommentMarker */.wz)(first.body) : undefined;
        return marker?.id === id ? [{ ...entry, fingerprint: marker.fingerprint }] : [];
    });
    const found = withParts(plan.fingerprints, own.map(({ fingerprint }) => fingerprint));
    const mine = own.filter(onlyOurs);
    const fixed = mine.filter((entry) => !found.has(entry.fingerprint) && !entry.isResolved);
    // What a person has resolved is settled, whatever is found.
    const back = mine.filter(({ fingerprint, isResolved, resolvedBy }) => found.has(fingerprint) && isResolved && resolvedBy && sameLogin(resolvedBy.login, snapshot.viewer));
    const resolved = await settleEach(reader, 'resolveReviewThread', fixed);
    const reopened = await settleEach(reader, 'unresolveReviewThread', back);
    return [
        ...(resolved.done > 0 ? [`Resolved ${resolved.done} threads of findings that are gone`] : []),
        ...(reopened.done > 0 ? [`Reopened ${reopened.done} threads of findings that came back`] : []),
        ...new Set([...resolved.problems, ...reopened.problems]),
    ];
}
/** A finding with several buttons has several comments; the later ones are marked with a number, see compose.ts. */
function withParts(fingerprints, threads) {
    const found = new Set(fingerprints);
    const unknown = threads.filter((fingerprint) => !found.has(fingerprint));
    if (unknown.length === 0)
        return found;
    for (const main of threads.filter((fingerprint) => found.has(fingerprint)))
        for (let part = 1; part <= threads.length; part++)
            found.add((0,fingerprint/* digest */.b)([main, String(part)]));
    return found;
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
        if (!pageInfo.hasNextPage || pageInfo.endCursor === null)
            return threads;
        after = pageInfo.endCursor;
    }
}
/** GraphQL refuses with status 200. */
const answer = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* optional */.lqM(schemas/* string */.YjP()), message: schemas/* string */.YjP() })) }),
    schemas/* object */.Ikc({ data: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ thread: schemas/* object */.Ikc({ id: schemas/* string */.YjP() }) })) }),
]);
/** Doing it twice is doing it once, so it may be tried again. */
async function settleEach(reader, mutation, threads) {
    const query = `mutation ($threadId: ID!) { ${mutation}(input: { threadId: $threadId }) { thread { id } } }`;
    const result = { done: 0, problems: [] };
    for (const { id } of threads) {
        const reply = await reader.graphql(query, { threadId: id }, answer);
        if ('data' in reply) {
            result.done++;
            continue;
        }
        const [error] = reply.errors;
        if (error?.type === 'FORBIDDEN') {
            result.problems.push('Threads could not be resolved: with GITHUB_TOKEN that needs contents: write');
            break;
        }
        result.problems.push(`A thread could not be settled: ${error?.message}`);
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/platforms/github/tidy.js






/** What earlier runs left is brought in line with this one. It says what it did and what it could not do. */
async function tidyUp(tidying) {
    const said = [...(await deleteOwnDrafts(tidying)), ...(await dismissOwnChangeRequests(tidying))];
    if (!tidying.resolveFixed)
        return said;
    try {
        return [...said, ...(await settleThreads(tidying))];
    }
    catch (error) {
        // The review is posted; a thread left open does not undo that.
        return [...said, `Threads of earlier runs could not be settled: ${(0,errors/* messageOf */.b)(error)}`];
    }
}
function ownReviews({ snapshot, poster, id }, state) {
    return snapshot.reviews.filter((review) => review.state === state && poster.isOurs(review) && (0,core_marker/* readReviewMarker */.Bf)(review.body ?? '')?.id === id);
}
/** A probe that a killed run left behind would block whoever posts next under the same token. */
async function deleteOwnDrafts(tidying) {
    if (tidying.plan.review.body !== '')
        return [];
    const said = [];
    for (const { id, html_url } of ownReviews(tidying, 'PENDING')) {
        const done = await deleteReview(tidying.poster, id);
        said.push(`${done ? 'Deleted' : 'Could not delete'} the pending review ${html_url} of an earlier run`);
    }
    return said;
}
/** Our own change requests stand as long as something meets `fail-on`, or is found where all of it counts. */
async function dismissOwnChangeRequests(tidying) {
    const { octokit, poster, plan } = tidying;
    const { comments, summarized, duplicates } = plan.counts;
    const asksForChanges = plan.review.event === 'REQUEST_CHANGES' && comments + summarized + duplicates > 0;
    if (plan.failed || asksForChanges)
        return [];
    const said = [];
    for (const { id: review_id, html_url } of ownReviews(tidying, 'CHANGES_REQUESTED')) {
        const message = 'Nothing that was found asks for changes any more.';
        const send = () => octokit.request(`PUT ${REVIEWS}/{review_id}/dismissals`, { ...poster.name, review_id, message });
        const outcome = await (0,call/* call */.T)(send, () => true);
        said.push(outcome.kind === 'done' ? `Dismissed ${html_url}` : `Could not dismiss ${html_url}`);
    }
    return said;
}

;// CONCATENATED MODULE: ./lib/platforms/github/github.js











/** A pull request on GitHub or an Enterprise server. */
function createGitHub(connection, options) {
    const { octokit, reader, patience, say } = connection;
    const { pullRequest: name, id } = options;
    let snapshot;
    /** What the findings describe does not change when the head moves. */
    let described = options.commit;
    /** Nothing can be anchored to what GitHub does not count among the pull request's commits. */
    let isForeign = false;
    const posterFor = ({ viewer, reviews }) => ({
        octokit,
        reader,
        patience,
        name,
        isOurs: ({ user }) => user !== null && sameLogin(user.login, viewer),
        before: new Set(reviews.map((review) => review.id)),
    });
    return {
        limits: plan_options/* GITHUB_LIMITS */.f_,
        async read() {
            snapshot = await readSnapshot(reader, name);
            const head = snapshot.pull.head.sha;
            if (described === undefined || head.startsWith(described))
                described = head;
            const files = described === head || isForeign ? undefined : await comparedFiles(reader, snapshot.pull, described);
            if (described !== head)
                say(`Reviewed ${described}, head is ${head}`);
            return subjectOf(snapshot, described, files, id);
        },
        async deliver(plan, subject) {
            if (!snapshot)
                throw new Error('deliver follows read');
            const poster = posterFor(snapshot);
            await clearPending(poster, snapshot.reviews);
            const outcome = await post(poster, plan, subject);
            if (outcome.kind === 'refused' && isAboutCommit(outcome.refusal) && !isForeign) {
                say(`${subject.commit} is no commit of the pull request`);
                isForeign = true;
                return { kind: 'head-moved' };
            }
            return receiptOf(outcome, poster, plan, subject, snapshot, say);
        },
        async tidy(plan) {
            if (!snapshot)
                return [];
            return tidyUp({ octokit, reader, snapshot, plan, poster: posterFor(snapshot), ...options });
        },
    };
}
function subjectOf(snapshot, described, compared, id) {
    const { pull, files, comments, reviews, viewer, coherent } = snapshot;
    const head = pull.head.sha;
    const closed = whyClosed(pull);
    const isOurs = ({ user }) => user !== null && sameLogin(user.login, viewer);
    return {
        diff: changedFiles(compared ?? files),
        commit: compared ? described : head,
        head,
        unproven: !compared && (described !== head || !coherent),
        blobs: new Map(files.flatMap(({ filename, sha }) => (sha ? [[filename, sha]] : []))),
        ...(closed ? { closed } : {}),
        repositoryUrl: pull.base.repo.html_url,
        posted: postedBefore(comments, reviews, id, isOurs),
    };
}
function whyClosed({ merged, state, locked }) {
    if (merged)
        return 'merged';
    if (state !== 'open')
        return 'closed';
    return locked ? 'locked' : undefined;
}
/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const MAX_COMPARED = 300;
/** The diff of an older commit of the pull request; nothing where GitHub has it no more or not all of it. */
async function comparedFiles(reader, { base }, commit) {
    const [owner = '', repo = ''] = base.repo.full_name.split('/');
    try {
        const { files } = await reader.one('/repos/{owner}/{repo}/compare/{basehead}', { owner, repo, basehead: `${base.sha}...${commit}` }, comparison);
        return files.length < MAX_COMPARED ? files : undefined;
    }
    catch (error) {
        if (error instanceof read/* RefusedRead */.pX)
            return undefined;
        throw error;
    }
}
function isAboutCommit({ status, errors }) {
    return status === 422 && errors.some((text) => /commitOID/.test(text));
}
/** A pending review that the lists did not show is cleared away, once. */
async function post(poster, { review }, { commit }) {
    const outcome = await postReview(poster, commit, review);
    if (outcome.kind !== 'refused' || !isAboutPending(outcome.refusal))
        return outcome;
    await clearPendingInTime(poster);
    return postReview(poster, commit, review);
}
async function receiptOf(outcome, poster, { review }, { commit }, { pull }, say) {
    switch (outcome.kind) {
        case 'posted':
            return { kind: 'posted', id: outcome.review.id, url: outcome.review.html_url };
        case 'unknown':
            return { kind: 'unknown', message: outcome.message };
        case 'limited':
            return { kind: 'failed', message: (0,read/* retryAfter */.P9)(outcome.seconds) };
        case 'refused':
            if (!isAboutAnchors(outcome.refusal))
                return receiptOfRefusal(outcome.refusal, pull);
    }
    const now = await poster.reader.one(PULL, { ...poster.name }, pullRequest);
    const closed = whyClosed(now);
    if (closed)
        return { kind: 'closed', why: closed };
    if (now.head.sha !== pull.head.sha || now.base.sha !== pull.base.sha)
        return { kind: 'head-moved' };
    say('GitHub refuses the line of some comment; finding out which');
    const comments = await findRefused(poster, commit, review);
    await clearPendingNow(poster);
    return { kind: 'refused', comments };
}


/***/ }),

/***/ 4514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ permissionsToPaste)
/* harmony export */ });
const PERMISSIONS = ['permissions:', '  contents: read', '  pull-requests: write'].join('\n');
/**
 * The end of a sentence about what a token may not do: what GitHub asks for, and what to put into the workflow.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
 */
function permissionsToPaste({ headers }) {
    const asked = headers['x-accepted-github-permissions'];
    const named = asked === undefined ? '' : ` (GitHub asks for ${asked})`;
    return `${named}. Put this into the workflow or the job:\n\n${PERMISSIONS}`;
}


/***/ }),

/***/ 9728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   WF: () => (/* binding */ createReader),
/* harmony export */   hF: () => (/* binding */ reading),
/* harmony export */   pX: () => (/* binding */ RefusedRead)
/* harmony export */ });
/* unused harmony export graphqlBase */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5395);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4325);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8148);
/* harmony import */ var _permissions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4514);




const TRIES = 4;
const PAGE = 100;
/** A server that goes on for ever is not GitHub. */
const MAX_PAGES = 1000;
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
                const { data, headers } = await get(route, { ...parameters, per_page: PAGE, page }, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(shape));
                entries.push(...data);
                const more = /rel="?next"?/.test(String(headers.link ?? '')) || data.length >= PAGE;
                if (!more || data.length === 0)
                    return entries;
                if (page >= MAX_PAGES)
                    throw new _platform_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadError */ .o(`GitHub's list has no end: ${route}`, { hint: 'Nothing was posted.' });
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
/** GitHub has answered, and the answer is no. */
class RefusedRead extends _platform_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadError */ .o {
}
function refused(what, refusal) {
    const { status, message } = refusal;
    const forbidden = status === 403 || status === 404;
    return new RefusedRead(`GitHub refused ${what}: ${status} ${message}`, { hint: hintOf(refusal), forbidden });
}
/** GitHub hides with 404 what a token may not see. */
function hintOf(refusal) {
    if (refusal.status === 401)
        return 'The token is not valid or has expired.';
    if (refusal.status === 403)
        return `The token may not read this${(0,_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionsToPaste */ .$)(refusal)}`;
    const check = 'Check the repository and the number of the pull request, and that the token may read it';
    return `${check}${(0,_permissions_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionsToPaste */ .$)(refusal)}`;
}
function retryAfter(seconds) {
    return `GitHub's rate limit is reached: retry after ${seconds} s`;
}
function gaveUp(what, outcome) {
    if (outcome.kind === 'limited') {
        return new _platform_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadError */ .o(retryAfter(outcome.seconds), {
            hint: 'Raise max-wait to wait longer, or run again later. Nothing was posted.',
        });
    }
    return new _platform_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadError */ .o(`GitHub cannot be read: ${what}: ${outcome.message}`, {
        hint: 'Nothing was posted. Run again later.',
    });
}


/***/ }),

/***/ 4325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ UnreadError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** The platform could not be read, or not all of it, so there is nothing to plan on. Nothing was posted. */
class UnreadError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    /** The token may not read it. */
    forbidden;
    constructor(message, options) {
        super(message, options);
        this.forbidden = options.forbidden ?? false;
    }
}


/***/ }),

/***/ 8883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NQ: () => (/* binding */ review),
/* harmony export */   su: () => (/* binding */ reviewOrDegrade)
/* harmony export */ });
/* unused harmony export DeliveryError */
/* harmony import */ var _core_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(438);
/* harmony import */ var _core_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5845);
/* harmony import */ var _core_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3504);
/* harmony import */ var _core_plan_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8235);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _platforms_platform_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4325);






/** What was planned could not be delivered. The findings are in the plan, for whoever can show them elsewhere. */
class DeliveryError extends _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y {
    planned;
    constructor(planned, message, options = {}) {
        super(message, options);
        this.planned = planned;
    }
}
/** Whatever stands in the way of a review, every finding has a place in the plan, so that it can be told elsewhere. */
async function reviewOrDegrade(input, open) {
    try {
        const platform = await open();
        if (!('kind' in platform))
            return await review({ ...input, platform });
        const planned = planWithoutDiff(input, { failOn: 'none' });
        return { ...planned, outcome: 'skipped', why: `${platform.why}: there is nothing to review` };
    }
    catch (error) {
        if (error instanceof DeliveryError)
            return degraded(error.planned, error, 'failure');
        if (error instanceof _platforms_platform_js__WEBPACK_IMPORTED_MODULE_5__/* .UnreadError */ .o)
            return degraded(planWithoutDiff(input), error, error.forbidden ? 'permission' : 'failure');
        throw error;
    }
}
function degraded(planned, { message, hint = '' }, cause) {
    return { ...planned, outcome: 'degraded', message, hint, cause };
}
/** The job's page holds more than a comment. */
const SUMMARY_LENGTH = 140_000;
function planWithoutDiff({ findings, bad, options }, override = {}) {
    const diff = (0,_core_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .diffOf */ .n_)([]);
    const plan = (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planReview */ .K)({
        findings,
        bad,
        diff,
        limits: { ..._core_plan_options_js__WEBPACK_IMPORTED_MODULE_3__/* .GITHUB_LIMITS */ .f_, bodyLength: SUMMARY_LENGTH },
        options: { ...options, outsideDiff: 'summary', ...override },
    });
    return { plan, diff, commit: '' };
}
/** Read, plan, post: every decision about what to do next is made here, none in a platform. */
async function review(input) {
    const { platform, dryRun, say } = input;
    let subject = await platform.read();
    let adjustments = { refused: new Set(), commentOnly: false };
    let replanned = false;
    for (;;) {
        const plan = planFor(input, subject, adjustments);
        const done = { plan, diff: subject.diff, commit: subject.commit };
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
        const receipt = await platform.deliver(plan, subject).catch((error) => fail(done, error));
        switch (receipt.kind) {
            case 'posted':
                for (const line of await platform.tidy(plan))
                    say(line);
                return { ...done, outcome: 'posted', id: receipt.id, url: receipt.url };
            case 'forbidden':
                return { ...done, outcome: 'degraded', ...forbidden(receipt) };
            case 'closed':
                return { ...done, outcome: 'skipped', why: `The pull request is ${receipt.why}` };
            case 'head-moved':
                if (replanned)
                    throw new DeliveryError(done, 'The pull request keeps changing; this run is superseded by the next');
                say('The pull request has changed meanwhile; planning again');
                replanned = true;
                subject = await platform.read().catch((error) => fail(done, error));
                break;
            case 'refused':
                adjustments = { ...adjustments, refused: refusedBy(done, receipt.comments, adjustments.refused, say) };
                break;
            case 'comment-only':
                if (adjustments.commentOnly)
                    throw new DeliveryError(done, receipt.message);
                say(`${receipt.message}; the review is a comment`);
                adjustments = { ...adjustments, commentOnly: true };
                break;
            case 'unknown':
                throw new DeliveryError(done, `The review may have been posted: ${receipt.message}`, {
                    hint: 'Look at the pull request. The next run finds out by itself and posts nothing twice.',
                });
            case 'failed':
                throw new DeliveryError(done, receipt.message);
        }
    }
}
function fail(planned, error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y))
        throw error;
    const { message, hint } = error;
    throw new DeliveryError(planned, message, { cause: error, ...(hint === undefined ? {} : { hint }) });
}
function planFor(input, subject, { refused, commentOnly }) {
    const { platform, findings, bad, options, checkedOut } = input;
    const { diff, commit, head, repositoryUrl, posted, unproven, blobs } = subject;
    const differs = (path) => {
        const blob = checkedOut?.(path);
        return blob !== undefined && blob !== blobs.get(path);
    };
    return (0,_core_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planReview */ .K)({
        findings,
        bad,
        diff,
        posted,
        refused,
        limits: platform.limits,
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
/** A finding with a comment that is refused goes to the body with all its comments: their parts belong together. */
function refusedBy(planned, comments, before, say) {
    const { plan } = planned;
    const refused = new Set(before);
    for (const index of comments) {
        const comment = plan.review.comments[index];
        if (!comment)
            continue;
        say(`GitHub refuses a comment on ${comment.path}:${comment.line}; it goes to the body`);
        const owner = plan.findings.find((finding) => finding.comments.includes(index));
        for (const each of owner?.comments ?? [index]) {
            const marker = (0,_core_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommentMarker */ .wz)(plan.review.comments[each]?.body ?? '');
            if (marker)
                refused.add(marker.fingerprint);
        }
    }
    if (refused.size === before.size)
        throw new DeliveryError(planned, 'GitHub refused the review, and no comment could be blamed for it');
    return refused;
}
function forbidden({ message, hint, fork }) {
    return { message, hint, cause: fork ? 'fork' : 'permission' };
}


/***/ })

};
