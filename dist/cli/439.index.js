"use strict";
exports.id = 439;
exports.ids = [439];
exports.modules = {

/***/ 7439:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGitHub: function() { return /* binding */ createGitHub; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1344);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7080);
/* harmony import */ var _retry_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3781);
/* harmony import */ var _resolve_threads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7602);






// lib/platforms/github/changed-files.js
/** The files API as a diff. */
function changedFiles(files, isPartial) {
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.z)(files.map(({ filename, previous_filename, status, patch }) => ({
		path: filename,
		previousPath: status === "renamed" && previous_filename || void 0,
		status: statusOf(status),
		patch: patch ?? void 0
	})), isPartial);
}
/** `changed` is a new mode or type, `unchanged` shows up beside copies: neither moves a line. */
function statusOf(status) {
	return _main_js__WEBPACK_IMPORTED_MODULE_1__.K.find((known) => known === status) ?? "modified";
}
// lib/platforms/github/shapes.js
/**
* The parts of GitHub's replies that decisions rest on; a reply that lacks them is not believed. All else may be
* missing or null, whatever the description says: servers of many versions answer.
*/
const text = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)());
const user = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	login: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
	id: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Wt)()),
	type: text
}));
const repository = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	full_name: text,
	html_url: text
}));
const pullRequest = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	state: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
	merged: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Vt)()),
	locked: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Vt)()),
	changed_files: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Wt)()),
	html_url: text,
	base: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
		sha: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
		repo: repository
	}),
	head: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
		sha: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
		repo: repository
	})
});
/** Looked at as a whole: there are up to 3,000, and field by field it takes longer than to read them. */
const file = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Ht)(isFile);
function isFile(value) {
	if (typeof value !== "object" || value === null || !("filename" in value)) return false;
	const fields = value;
	return typeof value.filename === "string" && FILE_TEXTS.every((name) => isText(fields[name]));
}
const FILE_TEXTS = [
	"previous_filename",
	"status",
	"sha",
	"patch",
	"contents_url"
];
function isText(value) {
	return value === void 0 || value === null || typeof value === "string";
}
const comment$1 = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	id: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(),
	path: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
	body: text,
	user,
	line: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Wt)()),
	diff_hunk: text
});
const review = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	id: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(),
	user,
	body: text,
	state: text,
	html_url: text
});
/** In the reply to a write there is no doubt about what was written, or it is none. */
const writtenReview = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Ut)(review, {
	body: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
	state: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)()
});
const comparison = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ files: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(file)) });
// lib/platforms/github/post-review.js
const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
/** Where a person finds it. */
function addressOf({ id, html_url }, pull) {
	return html_url ?? (pull?.html_url ? `${pull.html_url}#pullrequestreview-${id}` : `review ${id}`);
}
/** The one write. Its run marker in the body tells whether it happened, whatever the reply said. */
function postReview(poster, commit, review) {
	const run = runOf(review);
	return (0,_resolve_threads_js__WEBPACK_IMPORTED_MODULE_5__.i)({
		patience: poster.patience,
		what: "posting the review",
		attempt: () => create(poster, {
			commit_id: commit,
			...review
		}, isPostedIn(run)),
		find: () => findPosted(poster, review),
		isEcho: ({ errors }) => errors.some((text) => /submitted too quickly/i.test(text))
	});
}
/** A pending review that nobody else sees; nothing where its end is unknown. `known` are those of earlier tries. */
function postDraft(poster, draft, known) {
	const isDraft = isDraftOf(runOf(draft));
	return (0,_resolve_threads_js__WEBPACK_IMPORTED_MODULE_5__.r)({
		patience: poster.patience,
		what: "trying comments",
		attempt: () => create(poster, draft, isDraft),
		async find() {
			return (await readReviews(poster)).find((review) => isOwn(poster, review) && !known.has(review.id) && isDraft(review));
		}
	});
}
function create({ octokit, name }, body, isIt) {
	const send = () => octokit.request(`POST ${REVIEWS}`, {
		...name,
		...body
	});
	return (0,_call_js__WEBPACK_IMPORTED_MODULE_3__.n)(send, (data) => {
		const made = (0,_retry_read_js__WEBPACK_IMPORTED_MODULE_4__.a)(writtenReview)(data);
		return made && isIt(made) ? made : void 0;
	});
}
function readReviews({ reader, name }) {
	return reader.all(REVIEWS, { ...name }, review);
}
async function findPosted(poster, review) {
	return postedAmong(poster, await readReviews(poster), review);
}
/**
* A review of the same run may be an older one, posted with other options, or a probe: neither is this one. A new one
* with its marker is, whoever we are.
*/
function postedAmong(poster, reviews, review) {
	const run = runOf(review);
	if (run === void 0) return void 0;
	const isPosted = isPostedIn(run);
	return reviews.find((each) => isOwn(poster, each) && !poster.before.has(each.id) && isPosted(each));
}
/** GitHub shows a draft to nobody but its author. */
function isOwn({ isGuess, isOurs }, review) {
	return isGuess || isOurs(review);
}
function runOf({ body }) {
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.P)(body)?.run;
}
function isPostedIn(run) {
	return (review) => review.state !== "PENDING" && isOfRun(review, run);
}
function isDraftOf(run) {
	return (review) => review.state === "PENDING" && isOfRun(review, run);
}
function isOfRun({ body }, run) {
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.P)(body ?? "")?.run === run;
}
// lib/platforms/github/pending.js
/**
* One pending review per user and pull request is all that GitHub allows, so a leftover blocks every later one. Ours
* (author and run marker) is deleted; one that a person began under the same token is theirs. Whether there was one.
*/
async function clearPending(poster, reviews) {
	const isOurs = (review) => poster.isGuess || poster.isOurs(review);
	const pending = reviews.filter((review) => review.state === "PENDING" && isOurs(review));
	for (const review of pending) {
		if (!(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.P)(review.body ?? "")) throw notOurs(review);
		await deleteReview(poster, review.id);
	}
	return pending.length > 0;
}
/** The same on a fresh list. */
async function clearPendingNow(poster) {
	return clearPending(poster, await readReviews(poster));
}
/** The same where GitHub says that there is one, which lists may not show yet. */
async function clearPendingInTime(poster) {
	for (const seconds of _resolve_threads_js__WEBPACK_IMPORTED_MODULE_5__.n) {
		await poster.patience.pause(seconds, "looking for the pending review that stands in the way");
		if (await clearPendingNow(poster)) return;
	}
}
function isAboutPending({ status, errors }) {
	return status === 422 && errors.some((text) => /one pending review per pull request/i.test(text));
}
async function deleteReview({ octokit, name }, review_id) {
	const send = () => octokit.request(`DELETE ${REVIEWS}/{review_id}`, {
		...name,
		review_id
	});
	return (await (0,_call_js__WEBPACK_IMPORTED_MODULE_3__.n)(send, () => true)).kind === "done";
}
function notOurs(review) {
	return new _main_js__WEBPACK_IMPORTED_MODULE_1__._n(`A pending review that Fencepost did not begin stands in the way: ${addressOf(review)}`, { hint: "Submit or discard it, or give Fencepost a token of its own." });
}
// lib/platforms/github/find-refused.js
/** A review with many bad comments is not worth more requests than this. */
const MAX_PROBES = 20;
/** A probe whose end is unknown is tried again. */
const TRIES$1 = 3;
/** GitHub's sentences about lines, of both generations; Enterprise servers may still speak the older one. */
const ABOUT_ANCHORS = /could not be resolved|(?:must be|not) part of the (?:diff|same hunk)|pull_request_review_thread\.|diff hunk can't be blank|path is invalid|must precede|position is invalid|diff too large/i;
function isAboutAnchors({ status, message, errors }) {
	return status === 422 && [message, ...errors].some((text) => ABOUT_ANCHORS.test(text));
}
/**
* Which comments of a refused review GitHub does not take: it says that one is bad, never which. Halves are tried as
* pending reviews, which nobody else sees and which are deleted again. What is not cleared in time counts as refused.
*/
async function findRefused(poster, commit, review, say) {
	const { comments } = review;
	const marker = review.body.split("\n").at(-1) ?? "";
	const tried = /* @__PURE__ */ new Set();
	let left = MAX_PROBES;
	async function isAccepted(group) {
		if (left <= 0) return false;
		left--;
		say(`Trying ${group.length} of ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.w)(comments.length, "comment")}`);
		const chosen = group.flatMap((index) => comments[index] ?? []);
		const verdict = await probe(poster, {
			commit_id: commit,
			body: marker,
			comments: chosen
		}, tried);
		if (verdict === "stuck") left = 0;
		return verdict === "accepted";
	}
	/** Of a group that holds a bad one. */
	async function badOnes(group) {
		if (group.length <= 1 || left <= 0) return group;
		const middle = Math.ceil(group.length / 2);
		const [first, second] = [group.slice(0, middle), group.slice(middle)];
		if (await isAccepted(first)) return badOnes(second);
		const isSecondGood = await isAccepted(second);
		const bad = await badOnes(first);
		return isSecondGood ? bad : [...bad, ...await badOnes(second)];
	}
	return [...await badOnes([...comments.keys()])];
}
/**
* Stuck: GitHub answers something else than yes or no, and would go on to. A review that is there was accepted,
* whatever the reply said. `tried` are the numbers of all that were there.
*/
async function probe(poster, draft, tried) {
	for (let tries = 0; tries < TRIES$1; tries++) {
		const outcome = await postDraft(poster, draft, tried);
		if (outcome.kind === "done") {
			tried.add(outcome.data.id);
			if (!await deleteReview(poster, outcome.data.id)) await clearPendingNow(poster);
			return "accepted";
		}
		if (outcome.kind === "unknown") await clearPendingNow(poster);
		else if (outcome.kind === "limited") return "stuck";
		else if (isAboutAnchors(outcome.refusal)) return "refused";
		else if (isAboutPending(outcome.refusal)) await clearPendingInTime(poster);
		else return "stuck";
	}
	return "stuck";
}
// lib/platforms/github/look-up-paths.js
const TREE = "/repos/{owner}/{repo}/git/trees/{tree_sha}";
const tree = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	tree: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Bt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
		path: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
		type: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)())
	})),
	truncated: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Vt)())
});
/**
* Which paths a commit holds. GitHub lists up to 100,000 entries; of a longer tree only what is listed is known.
* https://docs.github.com/rest/git/trees#get-a-tree
*/
async function lookUpPaths(reader, { owner, repo }, paths, commit) {
	try {
		const read = await reader.one(TREE, {
			owner,
			repo,
			tree_sha: commit,
			recursive: 1
		}, tree);
		const files = new Set(read.tree.filter(({ type }) => type !== "tree").map(({ path }) => path));
		const known = read.truncated === false ? paths : paths.filter((path) => files.has(path));
		return new Map(known.map((path) => [path, files.has(path)]));
	} catch (error) {
		if (error instanceof _review_js__WEBPACK_IMPORTED_MODULE_2__.r) return /* @__PURE__ */ new Map();
		throw error;
	}
}
// lib/platforms/github/posted-comments.js
/** What our earlier runs under this id have posted. Whose a comment is, its author says, never its text. */
function postedBefore(comments, reviews, id, isOurs) {
	const markers = reviews.filter((review) => isOurs(review) && review.state !== "PENDING").flatMap((review) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.P)(review.body ?? "") ?? []).filter((marker) => marker.id === id);
	return {
		comments: comments.filter(isOurs).flatMap((comment) => {
			const { path, body } = {
				...comment,
				body: comment.body ?? ""
			};
			const marker = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.N)(body);
			if (marker?.id !== id) return [];
			const open = comment.line !== null && comment.line !== void 0;
			return [{
				fingerprint: marker.fingerprint,
				path,
				body,
				anchored: anchoredLine(comment.diff_hunk ?? ""),
				open
			}];
		}),
		listed: markers.flatMap(({ listed }) => listed),
		groups: markers.flatMap(({ groups }) => groups),
		rests: markers.map(({ rest }) => rest)
	};
}
/** A comment stands under the last row of its hunk. */
function anchoredLine(diffHunk) {
	return diffHunk.slice(diffHunk.lastIndexOf("\n") + 1).slice(1);
}
// lib/platforms/github/viewer.js
const viewer = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	login: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
	databaseId: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Wt)())
});
/**
* Whether it is us, told by the number: anybody may register the name of an app, and GraphQL leaves out the `[bot]`
* that tells `name[bot]` from `name`. Without numbers, what may be another is another: better twice than never.
*/
function isViewer(author, { login, databaseId }) {
	if (!author) return false;
	if (databaseId != null && author.id != null) return author.id === databaseId;
	return author.login === login || isBot(author) && author.login === `${login}[bot]`;
}
/** No person's name has brackets in it. */
function isBot({ type, login }) {
	return type == null ? login.endsWith("[bot]") : type === "Bot";
}
// lib/platforms/github/who-we-are.js
/**
* Whose token it is: GraphQL knows of every one; where it does not answer, REST knows of people's. To an app it says
* no, and the app that most workflows have a token of is GitHub Actions itself.
*/
async function whoWeAre(reader) {
	return await askGraphql(reader) ?? await askRest(reader) ?? {
		login: ACTIONS,
		isGuess: true
	};
}
const ACTIONS = "github-actions[bot]";
/** GraphQL refuses with status 200. */
const answer$1 = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.en)([(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ data: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ viewer }) }), (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ errors: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Bt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.tn)()).check((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rn)(1)) })]);
async function askGraphql(reader) {
	try {
		const reply = await reader.graphql("query { viewer { login databaseId } }", {}, answer$1);
		return "data" in reply ? reply.data.viewer : void 0;
	} catch (error) {
		const isToken = error instanceof _retry_read_js__WEBPACK_IMPORTED_MODULE_4__.t && error.status === 401;
		if (!(error instanceof _review_js__WEBPACK_IMPORTED_MODULE_2__.r) || isToken) throw error;
		return;
	}
}
const account = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	login: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
	id: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Wt)()
});
async function askRest(reader) {
	try {
		const { login, id } = await reader.one("/user", {}, account);
		return {
			login,
			databaseId: id
		};
	} catch (error) {
		if (error instanceof _retry_read_js__WEBPACK_IMPORTED_MODULE_4__.t && error.forbidden) return void 0;
		throw error;
	}
}
/** Where another app has posted under our id, a guess would post twice, or take for ours what is not. */
function refuseDoubt({ viewer, comments, reviews }, id) {
	if (!viewer.isGuess) return;
	const posted = reviews.filter(({ state }) => state !== "PENDING");
	const other = [...comments.map(({ user, body }) => ({
		user,
		marker: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.N)(body ?? "")
	})), ...posted.map(({ user, body }) => ({
		user,
		marker: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.P)(body ?? "")
	}))].find(({ user, marker }) => marker?.id === id && user && isBot(user) && !isViewer(user, viewer));
	if (!other) return;
	throw new _review_js__WEBPACK_IMPORTED_MODULE_2__.r(`GitHub does not say whose token this is; it may be that of ${other.user?.login}`, { hint: "Nothing was posted. Run again later, or use the token of the workflow." });
}
// lib/platforms/github/read-snapshot.js
const PULL = "/repos/{owner}/{repo}/pulls/{pull_number}";
/** A branch that is pushed to faster than it can be read is read no more often than this. */
const TRIES = 3;
async function readSnapshot(reader, name) {
	for (let tried = 1;; tried++) {
		const snapshot = await readOnce(reader, name);
		if (snapshot.coherent || tried >= TRIES) return complete(snapshot);
	}
}
async function readOnce(reader, name) {
	const [pull, files, comments, reviews, viewer] = await Promise.all([
		reader.one(PULL, { ...name }, pullRequest),
		reader.all(`${PULL}/files`, { ...name }, file),
		reader.all(`${PULL}/comments`, { ...name }, comment$1),
		reader.all(REVIEWS, { ...name }, review),
		whoWeAre(reader)
	]);
	return {
		pull,
		files,
		comments,
		reviews,
		viewer,
		coherent: files.every((file) => isOf(file, pull.head.sha))
	};
}
/** A file's address names the commit that it was read at; that of a deleted one may be another. */
function isOf({ status, contents_url }, head) {
	const [, commit] = /[?&]ref=([0-9a-f]{40})\b/.exec(contents_url ?? "") ?? [];
	return status === "removed" || commit === void 0 || commit === head;
}
/** GitHub lists no more files than this. https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
const MAX_FILES = 3e3;
function complete(snapshot) {
	const { pull, files } = snapshot;
	const expected = Math.min(pull.changed_files ?? 0, MAX_FILES);
	if (files.length >= expected) return snapshot;
	throw new _review_js__WEBPACK_IMPORTED_MODULE_2__.r(`GitHub listed ${files.length} of ${expected} changed files`, { hint: "Nothing was posted. Run again." });
}
// lib/platforms/github/refusal-receipt.js
/** No change request from its author, or from whom a rule forbids it. */
const NO_CHANGE_REQUEST = /request changes on your own pull request|not permitted to request changes/i;
/** What a refusal that is not about lines means for the run. */
function receiptOfRefusal(refusal, pull) {
	const { status, message, errors } = refusal;
	const said = [message, ...errors].filter(Boolean).join(": ");
	if (errors.some((text) => NO_CHANGE_REQUEST.test(text))) return {
		kind: "comment-only",
		message: `GitHub takes no change request here (${said})`
	};
	if (errors.some((text) => /lock prevents review/i.test(text))) return {
		kind: "closed",
		why: "locked"
	};
	if (status === 403 || status === 404) {
		const fork = isFromFork(pull);
		const hint = `${fork ? "From a fork the token of a pull_request workflow may only read. Post from a second one, on: workflow_run, where the token may write reviews" : "The token may not write reviews"}${(0,_call_js__WEBPACK_IMPORTED_MODULE_3__.r)(refusal)}`;
		return {
			kind: "forbidden",
			message: `GitHub refused the review: ${status} ${said}`,
			hint,
			fork
		};
	}
	return {
		kind: "failed",
		message: `GitHub refused the review: ${status} ${said}`
	};
}
/** The repository of a fork that was deleted is null. */
function isFromFork({ head, base }) {
	if (head.repo === null) return true;
	return head.repo?.full_name != null && head.repo.full_name !== base.repo?.full_name;
}
// lib/platforms/github/resolve-threads.js
const THREADS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id isResolved resolvedBy { login databaseId }
        comments(first: 100) { totalCount nodes { body viewerDidAuthor } }
      }
    }
  } }
}`;
/** A node that may not be seen is null; one that says nothing of its author is not ours. */
const comment = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Gt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	body: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
	viewerDidAuthor: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Vt)())
}));
const thread = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	id: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(),
	isResolved: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Vt)(),
	resolvedBy: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(viewer),
	comments: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
		totalCount: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Wt)()),
		nodes: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(comment)
	})
});
/** GraphQL refuses with status 200, all or the part that may not be seen. */
const refusal = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ errors: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Bt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	type: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)()),
	message: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)())
})).check((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rn)(1)) });
const threadsPage = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ data: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ repository: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ pullRequest: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ reviewThreads: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
	pageInfo: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({
		hasNextPage: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Vt)(),
		endCursor: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Kt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)())
	}),
	nodes: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Bt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Gt)(thread))
}) }) }) }) });
const threadsAnswer = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.en)([threadsPage, refusal]);
/** Our threads on GitHub, settled. */
async function settleGitHubThreads({ reader, poster, snapshot, plan, id }) {
	const own = (await readThreads(reader, poster)).flatMap((entry) => {
		const [first] = entry.comments.nodes;
		const marker = first?.viewerDidAuthor ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.N)(first.body) : void 0;
		if (marker?.id !== id) return [];
		const { id: thread, isResolved, resolvedBy } = entry;
		return [{
			id: thread,
			fingerprint: marker.fingerprint,
			isResolved,
			isResolvedByUs: isViewer(resolvedBy && {
				...resolvedBy,
				id: resolvedBy.databaseId
			}, snapshot.viewer),
			isOnlyOurs: isOnlyOurs(entry)
		}];
	});
	return (0,_resolve_threads_js__WEBPACK_IMPORTED_MODULE_5__.t)(own, plan.fingerprints, (thread, resolved) => settle(reader, thread, resolved));
}
function isOnlyOurs({ comments }) {
	return comments.totalCount === comments.nodes.length && comments.nodes.every((comment) => comment?.viewerDidAuthor);
}
async function readThreads(reader, { name }) {
	const threads = [];
	let after = null;
	for (;;) {
		const variables = {
			owner: name.owner,
			repo: name.repo,
			number: name.pull_number,
			after
		};
		const page = await reader.graphql(THREADS, variables, threadsAnswer);
		if ("errors" in page) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__._n(`GraphQL: ${page.errors[0]?.message}`);
		const { nodes, pageInfo } = page.data.repository.pullRequest.reviewThreads;
		threads.push(...nodes.filter((node) => node !== null));
		if (!pageInfo.hasNextPage || !pageInfo.endCursor) return threads;
		after = pageInfo.endCursor;
	}
}
const answer = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.en)([refusal, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({ data: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Xt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(), (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Jt)({})) })]);
async function settle(reader, { id }, resolved) {
	const query = `mutation ($threadId: ID!) { ${resolved ? "resolveReviewThread" : "unresolveReviewThread"}(input: { threadId: $threadId }) { thread { id } } }`;
	const reply = await reader.graphql(query, { threadId: id }, answer);
	if ("data" in reply) return { kind: "done" };
	const [error] = reply.errors;
	if (error?.type !== "FORBIDDEN") return {
		kind: "problem",
		message: `A thread could not be settled: ${error?.message}`
	};
	return {
		kind: "forbidden",
		message: "Threads could not be resolved: with GITHUB_TOKEN that needs contents: write"
	};
}
// lib/platforms/github/tidy.js
/** What earlier runs left is brought in line with this one. It says what it did and what it could not do. */
async function tidyUp(tidying) {
	const said = [...await deleteOwnDrafts(tidying), ...await dismissOwnChangeRequests(tidying)];
	if (!tidying.resolveFixed) return said;
	try {
		return [...said, ...await settleGitHubThreads(tidying)];
	} catch (error) {
		return [...said, `Threads of earlier runs could not be settled: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.vn)(error)}`];
	}
}
function ownReviews({ snapshot, poster, id }, state) {
	return snapshot.reviews.filter((review) => review.state === state && poster.isOurs(review) && (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.P)(review.body ?? "")?.id === id);
}
/** A probe that a killed run left behind would block whoever posts next under the same token. */
async function deleteOwnDrafts(tidying) {
	if (tidying.plan.review.body !== "") return [];
	const said = [];
	for (const review of ownReviews(tidying, "PENDING")) {
		const did = await deleteReview(tidying.poster, review.id) ? "Deleted" : "Could not delete";
		said.push(`${did} the pending review ${addressOf(review)} of an earlier run`);
	}
	return said;
}
/** Our own change requests stand as long as something meets `fail-on`, or is found where all of it counts. */
async function dismissOwnChangeRequests(tidying) {
	const { octokit, poster, plan } = tidying;
	if (poster.isGuess) return [];
	const { comments, summarized, duplicates } = plan.counts;
	const asksForChanges = plan.review.event === "REQUEST_CHANGES" && comments + summarized + duplicates > 0;
	if (plan.failed || asksForChanges) return [];
	const said = [];
	for (const review of ownReviews(tidying, "CHANGES_REQUESTED")) {
		const message = "Nothing that was found asks for changes any more.";
		const send = () => octokit.request(`PUT ${REVIEWS}/{review_id}/dismissals`, {
			...poster.name,
			review_id: review.id,
			message
		});
		const outcome = await (0,_call_js__WEBPACK_IMPORTED_MODULE_3__.n)(send, () => true);
		said.push(`${outcome.kind === "done" ? "Dismissed" : "Could not dismiss"} ${addressOf(review)}`);
	}
	return said;
}
// lib/platforms/github/github.js
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
		isOurs: ({ user }) => isViewer(user, viewer),
		isGuess: viewer.isGuess ?? false,
		before: new Set(reviews.map((review) => review.id))
	});
	return {
		name: _call_js__WEBPACK_IMPORTED_MODULE_3__.t.name,
		noun: "pull request",
		limits: _main_js__WEBPACK_IMPORTED_MODULE_1__.yt,
		async read() {
			say(`Reading ${name.owner}/${name.repo}#${name.pull_number}`);
			snapshot = await readSnapshot(reader, name);
			say(sizeOf(snapshot));
			refuseDoubt(snapshot, id);
			if (snapshot.viewer.isGuess) say(`GitHub does not say whose token this is; taken for that of ${snapshot.viewer.login}`);
			const head = snapshot.pull.head.sha;
			if (described === void 0 || head.startsWith(described)) described = head;
			const files = described === head || isForeign ? void 0 : await comparedFiles(reader, name, snapshot.pull, described);
			if (described !== head) say(`Reviewed ${described}, head is ${head}`);
			return subjectOf(snapshot, described, files, id);
		},
		lookUp: (paths, commit) => lookUpPaths(reader, name, paths, commit),
		async deliver(plan, subject) {
			if (!snapshot) throw new Error("deliver follows read");
			const poster = posterFor(snapshot);
			await clearPending(poster, snapshot.reviews);
			const outcome = await post(poster, plan, subject);
			if (outcome.kind === "refused" && isAboutCommit(outcome.refusal) && !isForeign) {
				say(`${subject.commit} is no commit of the pull request`);
				isForeign = true;
				return { kind: "head-moved" };
			}
			return receiptOf(outcome, poster, plan, subject, snapshot, say);
		},
		present: ({ review }) => review,
		async tidy(plan) {
			if (!snapshot) return [];
			return tidyUp({
				octokit,
				reader,
				snapshot,
				plan,
				poster: posterFor(snapshot),
				...options
			});
		}
	};
}
function subjectOf(snapshot, described, compared, id) {
	const { pull, files, comments, reviews, viewer, coherent } = snapshot;
	const head = pull.head.sha;
	const closed = whyClosed(pull);
	const isOurs = ({ user }) => isViewer(user, viewer);
	return {
		diff: changedFiles(compared ?? files, !compared && isPartial(snapshot)),
		commit: compared ? described : head,
		head,
		unproven: !compared && (described !== head || !coherent),
		blobs: new Map((compared ?? files).flatMap(({ filename, sha }) => sha ? [[filename, sha]] : [])),
		...closed ? { closed } : {},
		repositoryUrl: repositoryUrlOf(pull),
		posted: postedBefore(comments, reviews, id, isOurs)
	};
}
function sizeOf(snapshot) {
	const { pull, files, comments, reviews } = snapshot;
	return `It has ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.w)(files.length, "changed file")}${isPartial(snapshot) ? ` of ${pull.changed_files}, more than GitHub lists` : ""}, ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.w)(comments.length, "comment")}, ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.w)(reviews.length, "review")}`;
}
function isPartial({ pull, files }) {
	return (pull.changed_files ?? 0) > files.length;
}
function repositoryUrlOf({ base, html_url }) {
	return base.repo?.html_url ?? html_url?.replace(/\/pull\/\d+$/, "") ?? "";
}
function whyClosed({ merged, state, locked }) {
	if (merged) return "merged";
	if (state !== "open") return "closed";
	return locked ? "locked" : void 0;
}
/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const MAX_COMPARED = 300;
/** The diff of an older commit of the pull request; nothing where GitHub has it no more or not all of it. */
async function comparedFiles(reader, { owner, repo }, { base }, commit) {
	try {
		const { files } = await reader.one("/repos/{owner}/{repo}/compare/{basehead}", {
			owner,
			repo,
			basehead: `${base.sha}...${commit}`
		}, comparison);
		return files && files.length < MAX_COMPARED ? files : void 0;
	} catch (error) {
		if (error instanceof _retry_read_js__WEBPACK_IMPORTED_MODULE_4__.t) return void 0;
		throw error;
	}
}
function isAboutCommit({ status, errors }) {
	return status === 422 && errors.some((text) => /commitOID/.test(text));
}
/** A pending review that the lists did not show is cleared away, once. */
async function post(poster, { review }, { commit }) {
	const outcome = await postReview(poster, commit, review);
	if (outcome.kind !== "refused" || !isAboutPending(outcome.refusal)) return outcome;
	await clearPendingInTime(poster);
	const found = await findPosted(poster, review);
	return found ? {
		kind: "done",
		data: found,
		headers: {}
	} : postReview(poster, commit, review);
}
async function receiptOf(outcome, poster, { review }, { commit }, { pull }, say) {
	switch (outcome.kind) {
		case "done": return postedReceipt(outcome.data, pull);
		case "unknown": return {
			kind: "unknown",
			message: outcome.message
		};
		case "limited": return {
			kind: "failed",
			message: (0,_retry_read_js__WEBPACK_IMPORTED_MODULE_4__.r)(_call_js__WEBPACK_IMPORTED_MODULE_3__.t, outcome.seconds)
		};
		case "refused": if (!isAboutAnchors(outcome.refusal)) return receiptOfRefusal(outcome.refusal, pull);
	}
	const now = await poster.reader.one(PULL, { ...poster.name }, pullRequest);
	const closed = whyClosed(now);
	if (closed) return {
		kind: "closed",
		why: closed
	};
	if (now.head.sha !== pull.head.sha || now.base.sha !== pull.base.sha) return { kind: "head-moved" };
	say("GitHub refuses the line of some comment; finding out which");
	const comments = await findRefused(poster, commit, review, say);
	const reviews = await readReviews(poster);
	const found = postedAmong(poster, reviews, review);
	if (found) return postedReceipt(found, pull);
	await clearPending(poster, reviews);
	return {
		kind: "refused",
		comments
	};
}
function postedReceipt(review, pull) {
	return {
		kind: "posted",
		id: review.id,
		url: addressOf(review, pull)
	};
}



/***/ }),

/***/ 7602:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: function() { return /* binding */ writeOnce; },
/* harmony export */   n: function() { return /* binding */ LOOKS; },
/* harmony export */   r: function() { return /* binding */ waitOut; },
/* harmony export */   t: function() { return /* binding */ settleThreads; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7589);
/* harmony import */ var _retry_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3781);


// lib/platforms/write-once.js
/** Lists lag behind writes; three looks before anything is believed absent. */
const LOOKS = [
	2,
	5,
	10
];
/** A limit that is still there after so many waits is not waited out. */
const MAX_WAITS = 4;
/**
* Writes, and never again before a look, whatever the reply said: a server may refuse what it has done. Where the end
* is unknown the looks go on until lists have caught up; absent each time: one more attempt.
*/
function writeOnce(write) {
	return carryOut(write, { repeatsUnknown: true });
}
/** The same, but an unknown end is left to the caller. */
function waitOut(write) {
	return carryOut(write, { repeatsUnknown: false });
}
async function carryOut(write, { repeatsUnknown }) {
	let unknown;
	let waits = 0;
	for (;;) {
		const outcome = await write.attempt();
		if (outcome.kind === "done") return outcome;
		if (outcome.kind === "unknown" && !repeatsUnknown) return outcome;
		const isWaited = waits < MAX_WAITS && await waitForLimit(write, outcome);
		if (isWaited) waits++;
		const look = await lookFor(write, outcome.kind === "unknown" ? LOOKS : []);
		if (look.kind === "found") return {
			kind: "done",
			data: look.data,
			headers: {}
		};
		if (look.kind === "unseen") return unseen(outcome, look);
		if (isWaited) continue;
		if (outcome.kind !== "unknown" || unknown) return lastOf(write, outcome, unknown);
		unknown = outcome;
	}
}
async function waitForLimit({ patience, what }, outcome) {
	return outcome.kind === "limited" && await patience.wait(outcome.seconds, `rate limit, ${what}`);
}
/** A refusal of the second attempt may say nothing of the first, whose end is unknown. */
function lastOf(write, outcome, unknown) {
	if (!unknown || outcome.kind === "unknown") return outcome;
	if (outcome.kind === "limited") return unknown;
	return write.isEcho?.(outcome.refusal) ? unknown : outcome;
}
/** One look, or one after each of these pauses, in seconds. */
async function lookFor({ patience, what, find }, pauses) {
	if (!find) return { kind: "absent" };
	try {
		for (const seconds of pauses.length > 0 ? pauses : [0]) {
			if (seconds > 0) await patience.pause(seconds, `looking whether it happened: ${what}`);
			const data = await find();
			if (data !== void 0) return {
				kind: "found",
				data
			};
		}
		return { kind: "absent" };
	} catch (error) {
		if (!(error instanceof _main_js__WEBPACK_IMPORTED_MODULE_0__._n)) throw error;
		return {
			kind: "unseen",
			message: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.vn)(error),
			isDenied: isDenial(error)
		};
	}
}
function isDenial(error) {
	return error instanceof _retry_read_js__WEBPACK_IMPORTED_MODULE_1__.t && (error.forbidden || error.status === 401);
}
const DENIED = [
	401,
	403,
	404
];
/** After a limit, and where the token may neither write nor read, nothing more is written: the refusal stands. */
function unseen(outcome, look) {
	if (outcome.kind === "limited") return outcome;
	if (outcome.kind === "unknown") return {
		...outcome,
		message: `${outcome.message}; then ${look.message}`
	};
	const { status, message } = outcome.refusal;
	if (look.isDenied && DENIED.includes(status)) return outcome;
	return {
		kind: "unknown",
		message: `refused (${status} ${message}); then ${look.message}`
	};
}
// lib/platforms/resolve-threads.js
/**
* Threads of findings that are gone are resolved; those that we resolved are reopened when the finding is back. Doing
* it twice is doing it once. What was done, and what could not be.
*/
async function settleThreads(own, fingerprints, settle) {
	const found = withParts(fingerprints, own.map(({ fingerprint }) => fingerprint));
	const mine = own.filter(({ isOnlyOurs }) => isOnlyOurs);
	const fixed = mine.filter(({ fingerprint, isResolved }) => !found.has(fingerprint) && !isResolved);
	const back = mine.filter(({ fingerprint, isResolved, isResolvedByUs }) => found.has(fingerprint) && isResolved && isResolvedByUs);
	const resolved = await settleEach(fixed, (thread) => settle(thread, true));
	const reopened = await settleEach(back, (thread) => settle(thread, false));
	return [
		...resolved.done > 0 ? [`Resolved ${resolved.done} threads of findings that are gone`] : [],
		...reopened.done > 0 ? [`Reopened ${reopened.done} threads of findings that came back`] : [],
		.../* @__PURE__ */ new Set([...resolved.problems, ...reopened.problems])
	];
}
/** A finding with several buttons has several comments; the later ones are marked with a number, see compose.ts. */
function withParts(fingerprints, threads) {
	const found = new Set(fingerprints);
	if (threads.filter((fingerprint) => !found.has(fingerprint)).length === 0) return found;
	for (const main of threads.filter((fingerprint) => found.has(fingerprint))) for (let part = 1; part <= threads.length; part++) found.add((0,_main_js__WEBPACK_IMPORTED_MODULE_0__.I)([main, String(part)], _main_js__WEBPACK_IMPORTED_MODULE_0__.i));
	return found;
}
async function settleEach(threads, settle) {
	const result = {
		done: 0,
		problems: []
	};
	for (const thread of threads) {
		const settled = await settle(thread);
		if (settled.kind === "done") result.done++;
		else result.problems.push(settled.message);
		if (settled.kind === "forbidden") break;
	}
	return result;
}



/***/ })

};
;