"use strict";
exports.id = 162;
exports.ids = [162];
exports.modules = {

/***/ 162:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ on_github_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8624);
/* harmony import */ var _demo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8296);



// src/sandbox/github/account.ts
/** The number that github-actions[bot] really has: people filter by it. */
const ACTIONS_BOT_ID = 41898282;
const FIRST_ID = 1001;
/** Everybody there is; an account comes into being when it is first named. */
var Accounts = class {
	#known = /* @__PURE__ */ new Map();
	#owner;
	#author;
	constructor(owner, author, viewer, permissions) {
		this.#owner = owner;
		this.#author = author;
		this.#add(viewer, permissions);
	}
	named(login) {
		const known = this.#known.get(login);
		if (known) return known;
		return this.#add(login, {
			pull_requests: "write",
			contents: "write"
		});
	}
	withToken(token) {
		return [...this.#known.values()].find((each) => each.token === token);
	}
	#add(login, permissions) {
		const made = {
			login,
			id: login === "github-actions[bot]" ? ACTIONS_BOT_ID : FIRST_ID + this.#known.size,
			kind: login.endsWith("[bot]") ? "bot" : "user",
			token: `sandbox-token-of-${login.replace(/\W/g, "-")}`,
			permissions,
			association: this.#associationOf(login)
		};
		this.#known.set(login, made);
		return made;
	}
	#associationOf(login) {
		if (login === this.#owner) return "OWNER";
		if (login === this.#author) return "CONTRIBUTOR";
		return login.endsWith("[bot]") ? "NONE" : "MEMBER";
	}
};
/** The login as GraphQL spells it. */
function actorLogin({ login }) {
	return login.replace(/\[bot\]$/, "");
}
// src/sandbox/github/description.ts
const VIEWER = "github-actions[bot]";
const LIMITS = {
	files: 3e3,
	diffFiles: 300,
	treeEntries: 1e5,
	diffLines: 2e4,
	patchLines: 2e4,
	patchBytes: 5e5,
	allPatchLines: Number.POSITIVE_INFINITY,
	bodyCharacters: 65536
};
function describe(description) {
	const isBot = (description.viewer ?? VIEWER).endsWith("[bot]");
	return {
		baseLater: description.base,
		owner: "octo",
		repo: "fence",
		number: 7,
		title: "Mend the fence",
		body: "",
		author: "dev",
		viewer: VIEWER,
		canApprove: false,
		fork: false,
		draft: false,
		state: "open",
		locked: false,
		wording: "current",
		doubtful: "refused",
		pageSize: 100,
		graphql: "open",
		basePath: "",
		serverUrl: "",
		...description,
		permissions: {
			pull_requests: "write",
			contents: isBot ? "read" : "write",
			...description.permissions
		},
		limits: {
			...LIMITS,
			...description.limits
		}
	};
}
// src/sandbox/github/refusal.ts
const DOCS = "https://docs.github.com/rest";
/** An error as api.github.com writes it; `status` has been a text in the body since about 2024. */
function refusal(status, message, docs, more = {}) {
	const body = {
		message,
		...more.errors ? { errors: more.errors } : {},
		documentation_url: docs === "" ? DOCS : `${DOCS}/${docs}`,
		status: String(status)
	};
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(status, body, more.headers);
}
/** The errors of reviews are texts, unlike those of single comments. */
function unprocessable(docs, ...errors) {
	return refusal(422, "Unprocessable Entity", docs, { errors });
}
function notFound(docs) {
	return refusal(404, "Not Found", docs);
}
/** Rails' `to_sentence`: `A and B`; `A, B, and C`. */
function toSentence(parts) {
	if (parts.length < 3) return parts.join(" and ");
	return `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;
}
// src/sandbox/github/rate-limit.ts
/** Of a GITHUB_TOKEN, per hour and repository. */
const LIMIT = 1e3;
const HOUR = 3600;
/** Real time, for clients wait by their own clock. */
function seconds() {
	return Math.floor(Date.now() / 1e3);
}
function startRate(rate = {}) {
	const limit = rate.limit ?? LIMIT;
	return {
		limit,
		remaining: limit,
		reset: seconds() + HOUR,
		...rate
	};
}
/** Counts a request; a refusal where none is left. */
function spend(rate) {
	if (seconds() >= rate.reset) Object.assign(rate, {
		remaining: rate.limit,
		reset: seconds() + HOUR
	});
	if (rate.remaining <= 0) return exceeded();
	rate.remaining--;
}
function rateHeaders({ limit, remaining, reset }) {
	return {
		"x-ratelimit-limit": String(limit),
		"x-ratelimit-remaining": String(remaining),
		"x-ratelimit-reset": String(reset),
		"x-ratelimit-used": String(limit - remaining),
		"x-ratelimit-resource": "core"
	};
}
/** GET /rate_limit, which costs nothing. */
function readRate({ limit, remaining, reset }) {
	const core = {
		limit,
		remaining,
		reset,
		used: limit - remaining
	};
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, {
		resources: {
			core,
			search: core,
			graphql: core
		},
		rate: core
	});
}
function exceeded() {
	return refusal(403, "API rate limit exceeded for installation ID 1. If you reach out to GitHub Support for help, please include the request ID.", "overview/rate-limits-for-the-rest-api");
}
// src/sandbox/github/state.ts
const BASE_BRANCH = "main";
const HEAD_BRANCH = "mend";
const REPOSITORY_ID = 5001;
/** The pull request's own diff at one of its commits: what happened since it left the base branch. */
function pullDiff({ repository, pull }, commit = pull.headSha) {
	return repository.compare(`${pull.baseSha}...${commit}`);
}
function commentsOf({ comments }, thread) {
	return comments.filter((comment) => comment.thread === thread);
}
// src/sandbox/github/create-state.ts
/** Above two thousand million, as real ones are, so that nobody keeps them in 32 bits. */
const FIRST_COMMENT_ID = 2500000001;
const FIRST_REVIEW_ID = 3100000001;
/** The repository with its commits, and a pull request nobody has reviewed yet. */
async function createState(description) {
	const settings = describe(description);
	const { owner, author, viewer, permissions, title } = settings;
	const repository = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.m)();
	const accounts = new Accounts(owner, author, viewer, permissions);
	const clock = new _demo_js__WEBPACK_IMPORTED_MODULE_2__.g();
	const { headSha, targetSha } = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.h)(repository, {
		base: {
			branch: BASE_BRANCH,
			files: settings.base,
			author: owner
		},
		head: {
			branch: HEAD_BRANCH,
			files: settings.head,
			author,
			message: title
		},
		...description.baseLater ? { baseLater: description.baseLater } : {},
		time: clock.tick()
	});
	return {
		settings,
		repository,
		accounts,
		pull: {
			author: accounts.named(author),
			createdAt: clock.now(),
			status: settings.state,
			draft: settings.draft,
			locked: settings.locked,
			headSha,
			baseSha: targetSha,
			commits: [headSha]
		},
		reviews: [],
		threads: [],
		comments: [],
		rate: startRate(description.rate),
		lag: 0,
		apiUrl: "",
		clock,
		ids: {
			review: FIRST_REVIEW_ID,
			comment: FIRST_COMMENT_ID,
			thread: 1
		}
	};
}
// src/sandbox/git/follow-line.ts
/** Where an unchanged line of the older tree is in the newer one; `undefined`: edited, or gone. */
function followLine({ files }, { path, line }) {
	const change = files.find((file) => file.status === "renamed" ? file.previousPath === path : file.status !== "copied" && file.path === path);
	if (!change) return {
		path,
		line
	};
	if (change.status === "removed") return void 0;
	const now = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.l)(change.patch, "oldLine", line);
	return now === void 0 ? void 0 : {
		path: change.path,
		line: now
	};
}
// src/sandbox/github/shown-patch.ts
/**
* The patch of a file as the API gives it: none for binary files, pure renames and files that are too large, and
* none once the budget of the whole diff is used up.
*/
function shownPatch(diff, file, limits) {
	return shownPatches(diff, limits).get(file);
}
const remembered = /* @__PURE__ */ new WeakMap();
function shownPatches(diff, limits) {
	const known = remembered.get(diff);
	if (known) return known;
	const shown = /* @__PURE__ */ new Map();
	let lines = 0;
	for (const file of diff.files) {
		if (file.patch === void 0 || file.patch.length > limits.patchBytes) continue;
		const count = file.additions + file.deletions;
		if (count > limits.patchLines || lines + count > limits.allPatchLines) continue;
		lines += count;
		shown.set(file, file.patch);
	}
	remembered.set(diff, shown);
	return shown;
}
// src/sandbox/github/resolve-anchor.ts
/** Where a comment goes: on a row of a hunk of the pull request's diff at that commit, or why nowhere. */
function resolveAnchor(diff, commit, { path, at }, settings) {
	const change = diff.files.find((file) => file.path === path);
	if (!change) return {
		kind: "problem",
		problem: "path"
	};
	const patch = shownPatch(diff, change, settings.limits);
	if (patch === void 0) return {
		kind: "problem",
		problem: change.patch === void 0 ? "line" : "too-large"
	};
	const rows = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.u)(patch);
	if (at.kind === "position") {
		const row = rows.find(({ position }) => position === at.position);
		if (!row) return {
			kind: "problem",
			problem: "position"
		};
		return {
			kind: "anchor",
			anchor: anchorOf(change, commit, row, row.kind === "deleted" ? "LEFT" : "RIGHT", void 0, void 0, patch)
		};
	}
	const onContext = settings.doubtful === "accepted";
	const row = findRow(rows, at.side, at.line, onContext);
	if (at.startLine === void 0) {
		if (!row) return {
			kind: "problem",
			problem: "line"
		};
		return {
			kind: "anchor",
			anchor: anchorOf(change, commit, row, at.side, void 0, void 0, patch)
		};
	}
	const least = settings.doubtful === "accepted" ? at.line : at.line - 1;
	if (at.startSide === at.side && at.startLine > least) return {
		kind: "problem",
		problem: "order"
	};
	const start = findRow(rows, at.startSide, at.startLine, onContext);
	if (!row) return {
		kind: "problem",
		problem: "line"
	};
	if (!start || start.position > row.position) return {
		kind: "problem",
		problem: "start-line"
	};
	if (start.hunk !== row.hunk && settings.doubtful === "refused") return {
		kind: "problem",
		problem: "hunks"
	};
	return {
		kind: "anchor",
		anchor: anchorOf(change, commit, row, at.side, at.startLine, at.startSide, patch)
	};
}
/** Added and context rows on the right, deleted ones on the left; context on the left is not established. */
function findRow(rows, side, line, leftContext = false) {
	return rows.find(({ kind, oldLine, newLine }) => side === "RIGHT" ? newLine === line : oldLine === line && (kind === "deleted" || leftContext));
}
function anchorOf({ path }, commit, row, side, startLine, startSide, patch) {
	const line = (side === "LEFT" ? row.oldLine : row.newLine) ?? 0;
	const diffHunk = patch.split("\n").slice(row.hunk, row.position + 1).join("\n");
	return {
		commit,
		path,
		side,
		line,
		startSide,
		startLine,
		position: row.position,
		diffHunk
	};
}
// src/sandbox/github/move-thread.ts
/** A thread as it was put. */
function standingAt({ commit, path, line, startLine, position }) {
	return {
		commit,
		path,
		line,
		startLine,
		position,
		outdated: false
	};
}
/**
* Carries a thread over to the present head: its lines unchanged and still in the diff, it moves with them; else it
* is outdated and has no line. It always sets out from where it was put, so that an edit taken back counts as none.
*/
async function moveThread(state, thread) {
	const { original } = thread;
	thread.now = (original.side === "RIGHT" ? await moveRight(state, original) : await moveLeft(state, original)) ?? {
		...standingAt(original),
		line: original.side === "LEFT" ? original.line : void 0,
		startLine: original.side === "LEFT" ? original.startLine : void 0,
		outdated: true
	};
}
async function moveRight(state, original) {
	const { headSha } = state.pull;
	const { commit, path, line, startLine, startSide } = original;
	const since = await state.repository.compare(`${commit}..${headSha}`);
	const end = followLine(since, {
		path,
		line
	});
	if (!end) return void 0;
	const first = startSide === "RIGHT" && startLine !== void 0 ? startLine : line;
	for (let each = first; each < line; each++) if (!isAt(followLine(since, {
		path,
		line: each
	}), end.path, end.line - (line - each))) return void 0;
	const row = findRow(await headRows(state, end.path), "RIGHT", end.line);
	if (!row) return void 0;
	const start = startLine === void 0 || startSide === "LEFT" ? startLine : end.line - (line - startLine);
	return {
		commit: headSha,
		path: end.path,
		line: end.line,
		startLine: start,
		position: row.position,
		outdated: false
	};
}
async function moveLeft(state, { path, line, startLine }) {
	const row = findRow(await headRows(state, path), "LEFT", line);
	if (!row) return void 0;
	return {
		commit: state.pull.headSha,
		path,
		line,
		startLine,
		position: row.position,
		outdated: false
	};
}
async function headRows(state, path) {
	const { files } = await pullDiff(state);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.u)(files.find((file) => file.path === path)?.patch);
}
function isAt(place, path, line) {
	return place?.path === path && place.line === line;
}
// src/sandbox/github/move-head.ts
/** A commit on top of the head; the threads follow. Its name. */
async function pushToHead(state, { files, message, author }) {
	const time = state.clock.tick();
	const parent = state.pull.headSha;
	const commit = {
		branch: HEAD_BRANCH,
		parent,
		holds: "changes",
		files,
		message,
		author,
		time
	};
	return moveHead(state, await state.repository.commit([commit]));
}
/** Another head in the place of the one there was: exactly these files, on top of the base branch. */
async function forcePushToHead(state, { files, message, author }) {
	const time = state.clock.tick();
	const parent = state.pull.baseSha;
	const commit = {
		branch: HEAD_BRANCH,
		parent,
		holds: "tree",
		files,
		message,
		author,
		time
	};
	const head = await moveHead(state, await state.repository.commit([commit]));
	for (const review of state.reviews) review.commitId = head;
	return head;
}
/** A commit on the base branch, as when another pull request is merged. */
async function pushToBase(state, { files, message, author }) {
	const time = state.clock.tick();
	const parent = state.pull.baseSha;
	const commit = {
		branch: BASE_BRANCH,
		parent,
		holds: "changes",
		files,
		message,
		author,
		time
	};
	const [sha = ""] = await state.repository.commit([commit]);
	state.pull.baseSha = sha;
	return sha;
}
async function moveHead(state, [sha = ""]) {
	state.pull.headSha = sha;
	state.pull.commits.push(sha);
	for (const thread of state.threads) await moveThread(state, thread);
	return sha;
}
// src/sandbox/github/overview.ts
function viewReviews(state) {
	return state.reviews.map((review) => ({
		id: review.id,
		user: review.user.login,
		state: review.state,
		body: review.body,
		commit: review.commitId,
		comments: state.comments.filter((comment) => comment.review === review).length
	}));
}
function viewComments(state, comments = state.comments) {
	return comments.map(({ id, review, thread, user, replyTo, body }) => ({
		id,
		review: review.id,
		thread: thread.id,
		user: user.login,
		pending: review.state === "PENDING",
		path: thread.now.path,
		side: thread.original.side,
		line: thread.now.line,
		startLine: thread.now.startLine,
		outdated: thread.now.outdated,
		replyTo: replyTo?.id,
		body
	}));
}
function viewThreads(state) {
	return state.threads.map((thread) => ({
		id: thread.id,
		path: thread.now.path,
		line: thread.now.line,
		resolvedBy: thread.resolvedBy?.login,
		outdated: thread.now.outdated,
		comments: viewComments(state, commentsOf(state, thread))
	}));
}
// src/sandbox/github/anchor-words.ts
const THREAD$1 = "Pull request review thread";
const BLANK = `${THREAD$1} diff hunk can't be blank`;
const SAME_HUNK = `${THREAD$1} start line must be part of the same hunk as the line.`;
/**
* GitHub rewrote these between 2025-04 and 2025-12. Of the current ones only those for the line and the path have
* been seen; the others are built alike and nothing may depend on them.
*/
const WORDS = {
	current: {
		path: ["Path could not be resolved"],
		line: ["Line could not be resolved"],
		"start-line": ["Start line could not be resolved"],
		order: ["Start line must precede the end line."],
		hunks: ["Start line could not be resolved"],
		position: ["Position could not be resolved"],
		"too-large": ["Path diff too large"]
	},
	legacy: {
		path: [`${THREAD$1} path is invalid`, BLANK],
		line: [`${THREAD$1} line must be part of the diff`, BLANK],
		"start-line": [SAME_HUNK],
		order: [`${THREAD$1} start line must precede the end line.`],
		hunks: [
			`${THREAD$1} line must be part of the diff`,
			SAME_HUNK,
			BLANK
		],
		position: [`${THREAD$1} position is invalid`, BLANK],
		"too-large": [`${THREAD$1} path diff too large`, BLANK]
	}
};
function anchorWords(problem, wording) {
	return WORDS[wording][problem];
}
// src/sandbox/github/coerce-review.ts
const EVENTS = [
	"APPROVE",
	"REQUEST_CHANGES",
	"COMMENT"
];
const SIDES = ["LEFT", "RIGHT"];
/**
* Reads the body of a create call as the GraphQL mutation behind it does: a comment with `line` becomes a
* DraftPullRequestReviewThread, one without a DraftPullRequestReviewComment, keys are written in camel case, and
* whatever is not defined there is refused before anything else is looked at.
*/
function coerceReview(body) {
	const errors = [];
	const comments = Array.isArray(body.comments) ? body.comments.map(fieldsOf) : [];
	const withLine = comments.filter(({ line }) => present(line));
	const withoutLine = comments.filter(({ line }) => !present(line));
	const problems = {
		threads: withLine.flatMap((comment, index) => problemsOf(comment, THREAD, index)),
		comments: withoutLine.flatMap((comment, index) => problemsOf(comment, COMMENT, index))
	};
	if (present(body.commit_id) && !/^[0-9a-f]{40}$/.test(String(body.commit_id))) errors.push("Variable $commitOID of type GitObjectID was provided invalid value");
	if (present(body.body) && typeof body.body !== "string") errors.push("Variable $body of type String was provided invalid value");
	if (present(body.event) && body.event !== "" && !EVENTS.includes(body.event)) errors.push("Variable $event of type PullRequestReviewEvent was provided invalid value");
	if (present(body.comments) && !Array.isArray(body.comments)) errors.push("Variable $comments of type [DraftPullRequestReviewComment] was provided invalid value");
	for (const [list, type] of [["threads", THREAD.type], ["comments", COMMENT.type]]) if (problems[list].length > 0) errors.push(`Variable $${list} of type [${type}] was provided invalid value for ${problems[list].join(", ")}`);
	return errors.length > 0 ? {
		kind: "errors",
		errors
	} : {
		kind: "draft",
		draft: draftOf(body, comments)
	};
}
const THREAD = {
	type: "DraftPullRequestReviewThread",
	fields: {
		path: {
			is: "String",
			required: true
		},
		line: {
			is: "Int",
			required: false
		},
		side: {
			is: "DiffSide",
			required: false
		},
		startLine: {
			is: "Int",
			required: false
		},
		startSide: {
			is: "DiffSide",
			required: false
		},
		body: {
			is: "String",
			required: true
		}
	}
};
const COMMENT = {
	type: "DraftPullRequestReviewComment",
	fields: {
		path: {
			is: "String",
			required: true
		},
		position: {
			is: "Int",
			required: true
		},
		body: {
			is: "String",
			required: true
		}
	}
};
/** Undefined keys first, then what is missing or of the wrong type: the order seen in a real reply. */
function problemsOf(comment, { type, fields }, index) {
	const given = new Map(Object.entries(comment).map(([key, value]) => [camelCase(key), value]));
	const unknown = [...given.keys()].filter((key) => !(key in fields));
	const wrong = Object.entries(fields).flatMap(([key, { is, required }]) => {
		const value = given.get(key);
		if (!present(value)) return required ? [`${index}.${key} (Expected value to not be null)`] : [];
		const problem = mismatch(value, is);
		return problem ? [`${index}.${key} (${problem})`] : [];
	});
	return [...unknown.map((key) => `${index}.${key} (Field is not defined on ${type})`), ...wrong];
}
function mismatch(value, is) {
	if (is === "DiffSide") return SIDES.includes(value) ? void 0 : `Expected ${JSON.stringify(value)} to be one of: LEFT, RIGHT`;
	return (is === "Int" ? Number.isInteger(value) : typeof value === "string") ? void 0 : `Could not coerce value ${JSON.stringify(value)} to ${is}`;
}
function draftOf(body, comments) {
	return {
		commitId: present(body.commit_id) ? String(body.commit_id) : void 0,
		body: typeof body.body === "string" ? body.body : "",
		event: eventOf(body.event),
		comments: comments.map((comment) => ({
			path: String(comment.path),
			body: String(comment.body),
			at: present(comment.line) ? {
				kind: "line",
				line: Number(comment.line),
				side: comment.side === "LEFT" ? "LEFT" : "RIGHT",
				startLine: present(comment.start_line) ? Number(comment.start_line) : void 0,
				startSide: comment.start_side === "LEFT" ? "LEFT" : "RIGHT"
			} : {
				kind: "position",
				position: Number(comment.position)
			}
		}))
	};
}
function eventOf(value) {
	return value === "APPROVE" || value === "REQUEST_CHANGES" || value === "COMMENT" ? value : void 0;
}
/** The fields of a JSON object; anything else has none. */
function fieldsOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
function present(value) {
	return value !== void 0 && value !== null;
}
function camelCase(key) {
	return key.replace(/_+(\w)/g, (_, letter) => letter.toUpperCase());
}
// src/sandbox/github/render-url.ts
/** The REST address of the repository. */
function repoUrl({ apiUrl, settings }) {
	return `${apiUrl}/repos/${settings.owner}/${settings.repo}`;
}
function pullUrl(state) {
	return `${repoUrl(state)}/pulls/${state.settings.number}`;
}
/** The origin of what people look at. */
function webUrl({ apiUrl, settings }) {
	return settings.serverUrl === "" ? new URL(apiUrl).origin : settings.serverUrl;
}
function pullWebUrl(state) {
	const { owner, repo, number } = state.settings;
	return `${webUrl(state)}/${owner}/${repo}/pull/${number}`;
}
// src/sandbox/github/render-user.ts
/** https://docs.github.com/rest/users/users, the short form inside other objects. */
function renderUser(state, { login, id, kind }) {
	const url = `${state.apiUrl}/users/${encodeURIComponent(login)}`;
	return {
		login,
		id,
		node_id: `${kind === "bot" ? "BOT" : "U"}_${id}`,
		avatar_url: `${webUrl(state)}/avatars/${id}`,
		gravatar_id: "",
		url,
		html_url: kind === "bot" ? `${webUrl(state)}/apps/${login.replace("[bot]", "")}` : `${webUrl(state)}/${login}`,
		followers_url: `${url}/followers`,
		following_url: `${url}/following{/other_user}`,
		gists_url: `${url}/gists{/gist_id}`,
		starred_url: `${url}/starred{/owner}{/repo}`,
		subscriptions_url: `${url}/subscriptions`,
		organizations_url: `${url}/orgs`,
		repos_url: `${url}/repos`,
		events_url: `${url}/events{/privacy}`,
		received_events_url: `${url}/received_events`,
		type: kind === "bot" ? "Bot" : "User",
		user_view_type: "public",
		site_admin: false
	};
}
/** The public profile, as GET /user has it. */
function renderProfile(state, account) {
	const nothing = {
		name: null,
		company: null,
		blog: null,
		location: null,
		email: null,
		hireable: null,
		bio: null
	};
	const counts = {
		public_repos: 1,
		public_gists: 0,
		followers: 0,
		following: 0
	};
	const dates = {
		created_at: state.pull.createdAt,
		updated_at: state.pull.createdAt
	};
	return {
		...renderUser(state, account),
		...nothing,
		...counts,
		...dates
	};
}
// src/sandbox/github/render-review.ts
/** The keys in the order recorded; `submitted_at` is absent while the review is pending. */
function renderReview(state, review) {
	const html = `${pullWebUrl(state)}#pullrequestreview-${review.id}`;
	return {
		id: review.id,
		node_id: `PRR_kwDOSandbox${review.id}`,
		user: renderUser(state, review.user),
		body: review.body,
		state: review.state,
		html_url: html,
		pull_request_url: pullUrl(state),
		author_association: review.user.association,
		_links: {
			html: { href: html },
			pull_request: { href: pullUrl(state) }
		},
		...review.submittedAt === void 0 ? {} : { submitted_at: review.submittedAt },
		commit_id: review.commitId
	};
}
// src/sandbox/github/review-rules.ts
/** Why this user may not submit such a review, in GitHub's words; the same for a new and for a pending one. */
function submissionProblem(state, user, event, body, hasComments) {
	return ownPullProblem(state, user, event) ?? approvalProblem(state, user, event) ?? lockProblem(state, user) ?? bodyProblem(state, event, body, hasComments);
}
/** The first word has been there since about 2025. */
function ownPullProblem({ pull, settings }, user, event) {
	if (user !== pull.author || event === void 0 || event === "COMMENT") return void 0;
	const deed = event === "APPROVE" ? "approve" : "request changes on";
	return `${settings.wording === "legacy" ? "" : "Review "}Can not ${deed} your own pull request`;
}
function approvalProblem({ settings }, user, event) {
	return event === "APPROVE" && user.kind === "bot" && !settings.canApprove ? "GitHub Actions is not permitted to approve pull requests." : void 0;
}
/** Those who may write to the repository still may. */
function lockProblem({ pull }, user) {
	const member = user.association === "OWNER" || user.association === "MEMBER";
	return pull.locked && !member ? "lock prevents review" : void 0;
}
function bodyProblem({ settings }, event, body, hasComments) {
	if (body.trim() !== "") return void 0;
	if (event === "COMMENT" && !hasComments) return "";
	if (event === "REQUEST_CHANGES" && (!hasComments || settings.doubtful === "refused")) return "You need to leave a comment indicating the requested changes.";
}
// src/sandbox/github/create-review.ts
const CREATE_DOCS = "pulls/reviews#create-a-review-for-a-pull-request";
const STATES = {
	APPROVE: "APPROVED",
	REQUEST_CHANGES: "CHANGES_REQUESTED",
	COMMENT: "COMMENTED"
};
/**
* POST …/pulls/{n}/reviews: the checks in the order that was observed (types, commit, own pull request, pending
* review, anchors), then all of it or nothing.
*/
async function createReview(state, user, body) {
	if (body !== void 0 && (typeof body !== "object" || body === null || Array.isArray(body))) return refusal(400, "Body should be a JSON object", CREATE_DOCS);
	const coerced = coerceReview({ ...body });
	if (coerced.kind === "errors") return unprocessable(CREATE_DOCS, ...coerced.errors);
	const { draft } = coerced;
	const commit = draft.commitId ?? state.pull.headSha;
	if (!state.pull.commits.includes(commit)) return unprocessable(CREATE_DOCS, "The commitOID is not part of the pull request");
	const problem = submissionProblem(state, user, draft.event, draft.body, draft.comments.length > 0) ?? pendingProblem(state, user) ?? lengthProblem(state, draft);
	if (problem !== void 0) return unprocessable(CREATE_DOCS, problem);
	const diff = await pullDiff(state, commit);
	const resolved = draft.comments.map((comment) => resolveAnchor(diff, commit, comment, state.settings));
	const problems = resolved.flatMap((one) => one.kind === "problem" ? anchorWords(one.problem, state.settings.wording) : []);
	if (problems.length > 0) return unprocessable(CREATE_DOCS, toSentence(problems));
	const review = addReview(state, user, draft, commit);
	await addComments(state, review, draft, resolved);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, renderReview(state, review));
}
function pendingProblem(state, user) {
	return state.reviews.some((review) => review.user === user && review.state === "PENDING") ? "User can only have one pending review per pull request" : void 0;
}
/** Ruby counts code points. For review comments nobody has measured the unit. */
function lengthProblem({ settings }, { body, comments }) {
	const most = settings.limits.bodyCharacters;
	return [body, ...comments.map((comment) => comment.body)].some((text) => text.length > most && [...text].length > most) ? `body is too long (maximum is ${most} characters)` : void 0;
}
function addReview(state, user, { event, body }, commitId) {
	const { lag } = state;
	const review = {
		id: state.ids.review++,
		user,
		body,
		state: event ? STATES[event] : "PENDING",
		commitId,
		submittedAt: event ? state.clock.now() : void 0,
		lag: {
			reviews: lag,
			comments: lag,
			threads: lag
		}
	};
	state.reviews.push(review);
	return review;
}
async function addComments(state, review, { comments }, resolved) {
	for (const [index, { body }] of comments.entries()) {
		const place = resolved[index];
		if (place?.kind === "anchor") await addThread(state, review, place.anchor, body);
	}
}
async function addThread(state, review, original, body) {
	const thread = {
		id: `PRRT_kwDOSandbox${state.ids.thread++}`,
		review,
		original,
		now: standingAt(original),
		resolvedBy: void 0
	};
	state.threads.push(thread);
	const at = state.clock.now();
	const id = state.ids.comment++;
	state.comments.push({
		id,
		review,
		thread,
		user: review.user,
		replyTo: void 0,
		body,
		createdAt: at,
		updatedAt: at
	});
	if (original.commit !== state.pull.headSha) await moveThread(state, thread);
}
function submitted(event) {
	return STATES[event];
}
// src/sandbox/github/person.ts
function person(state, account, exclusive) {
	const post = (review) => exclusive(async () => {
		const reply = await createReview(state, account, review);
		if (reply.status !== 200) throw new Error(`${account.login}: ${reply.body}`);
		return state.reviews.at(-1)?.id ?? 0;
	});
	const on = (id, change) => exclusive(async () => change(commentNumbered(state, id)));
	return {
		login: account.login,
		token: account.token,
		review: ({ event = "COMMENT", ...review }) => post({
			event,
			...review
		}),
		draft: (review) => post(review),
		async comment(comment) {
			const review = await post({
				event: "COMMENT",
				comments: [comment]
			});
			return state.comments.find((each) => each.review.id === review)?.id ?? 0;
		},
		reply: (id, body) => exclusive(async () => addReply(state, account, commentNumbered(state, id), body)),
		edit: (id, body) => on(id, (comment) => {
			comment.body = body;
			comment.updatedAt = state.clock.now();
		}),
		remove: (id) => on(id, (comment) => removeComment(state, comment)),
		resolve: (id) => on(id, ({ thread }) => {
			thread.resolvedBy = account;
		}),
		unresolve: (id) => on(id, ({ thread }) => {
			thread.resolvedBy = void 0;
		})
	};
}
/** A reply makes a review without a body around itself. */
function addReply(state, user, to, body) {
	const at = state.clock.now();
	const review = {
		id: state.ids.review++,
		user,
		body: "",
		state: "COMMENTED",
		commitId: state.pull.headSha,
		submittedAt: at,
		lag: {
			reviews: 0,
			comments: 0,
			threads: 0
		}
	};
	state.reviews.push(review);
	const id = state.ids.comment++;
	const replyTo = to.replyTo ?? to;
	state.comments.push({
		id,
		review,
		thread: to.thread,
		user,
		replyTo,
		body,
		createdAt: at,
		updatedAt: at
	});
	return id;
}
function removeComment(state, comment) {
	state.comments = state.comments.filter((each) => each !== comment);
	if (commentsOf(state, comment.thread).length > 0) return;
	state.threads = state.threads.filter((thread) => thread !== comment.thread);
}
function commentNumbered(state, id) {
	const comment = state.comments.find((each) => each.id === id);
	if (comment) return comment;
	throw new Error(`There is no comment ${id}; there are ${state.comments.map((each) => each.id).join(", ")}.`);
}
// src/sandbox/github/first-suggestion.ts
const FENCE = /^( {0,3})(`{3,}|~{3,})(.*)/;
const HTML_BLOCK = /^ {0,3}<(?:[a-z!?/])/i;
/**
* The lines of the first suggestion block of a comment, or nothing where it has none. Read strictly: a fence of
* backticks at the top level whose info string is exactly `suggestion`; it ends at the first line that is a fence of
* at least its length. A fence in raw HTML is text.
*/
function firstSuggestion(body) {
	const lines = body.replace(/(?:\r\n|\n|\r)$/, "").split(/\r\n|\n|\r/);
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] ?? "";
		if (HTML_BLOCK.test(line)) {
			at = endOfHtml(lines, at);
			continue;
		}
		const [, indent = "", fence = "", rest = ""] = FENCE.exec(line) ?? [];
		const info = rest.trim();
		if (fence === "" || fence.startsWith("`") && info.includes("`")) continue;
		const end = endOfFence(lines, at + 1, fence);
		if (fence.startsWith("`") && info === "suggestion") return lines.slice(at + 1, end).map((each) => each.replace(new RegExp(`^ {0,${indent.length}}`), ""));
		at = end;
	}
}
function endOfFence(lines, from, fence) {
	const closing = new RegExp(`^ {0,3}${fence.charAt(0)}{${fence.length},}[ \\t]*$`);
	const end = lines.findIndex((line, at) => at >= from && closing.test(line));
	return end < 0 ? lines.length : end;
}
/** A comment goes to its end, other HTML to the next blank line. https://spec.commonmark.org/0.31.2/#html-blocks */
function endOfHtml(lines, from) {
	const isComment = /^ {0,3}<!--/.test(lines[from] ?? "");
	const end = lines.findIndex((line, at) => at >= from && (isComment ? line.includes("-->") : line.trim() === ""));
	return end < 0 ? lines.length : end;
}
// src/sandbox/github/replace-lines.ts
/**
* A file with runs of lines replaced, from the bottom up. Pure LF and pure CRLF stay what they are; a file with both
* comes out with CRLF throughout (w3c/cbor-ld#112). A missing final newline stays missing, which nobody has measured.
*/
function replaceLines(content, replacements) {
	const { lines, ending, ended } = splitFile(content);
	for (const { first, last, lines: put } of replacements.toSorted((one, other) => other.first - one.first)) lines.splice(first - 1, last - first + 1, ...put.map(bytesOf));
	const text = lines.length === 0 ? "" : lines.join(ending) + (ended ? ending : "");
	return Buffer.from(text, "latin1");
}
/** The lines that are there now, without their endings. */
function linesAt(content, first, last) {
	return splitFile(content).lines.slice(first - 1, last);
}
function sameLines(one, texts) {
	return one.length === texts.length && texts.every((text, index) => bytesOf(text) === one[index]);
}
/** One character per byte, so that bytes which are no UTF-8 survive. */
function bytesOf(text) {
	return Buffer.from(text).toString("latin1");
}
function splitFile(content) {
	const text = content.toString("latin1");
	const ended = text.endsWith("\n");
	return {
		lines: text === "" ? [] : text.replace(/\r?\n$/, "").split(/\r?\n/),
		ending: text.includes("\r\n") ? "\r\n" : "\n",
		ended
	};
}
// src/sandbox/github/press.ts
/** GitHub's own sentences, from the list that every page with suggestions carries. */
const SAYS = {
	unchanged: "This suggestion is invalid because no changes were made to the code.",
	closed: "Suggestions cannot be applied while the pull request is closed.",
	overlapping: "Only one suggestion per line can be applied in a batch.",
	deleted: "Applying suggestions on deleted lines is not supported.",
	outdated: "Outdated suggestions cannot be applied.",
	resolved: "This suggestion has been applied or marked resolved.",
	pending: "Suggestions cannot be applied from pending reviews."
};
/**
* Presses the buttons of these comments as one batch: a real commit on the head branch, or, for each that cannot be
* applied, GitHub's sentence.
*/
async function press(state, comments, by) {
	const refused = /* @__PURE__ */ new Map();
	const edits = [];
	for (const comment of comments) {
		const lines = firstSuggestion(comment.body);
		if (!lines) {
			refused.set(comment, {
				kind: "no-button",
				comment: comment.id
			});
			continue;
		}
		const edit = await editOf(state, comment, lines);
		const reason = typeof edit === "string" ? edit : edits.some((other) => overlap(edit, other)) && SAYS.overlapping;
		if (reason) refused.set(comment, {
			kind: "refused",
			comment: comment.id,
			reason
		});
		else if (typeof edit !== "string") edits.push(edit);
	}
	const commit = edits.length === 0 ? "" : await commitEdits(state, edits, by);
	return comments.map((comment) => refused.get(comment) ?? {
		kind: "committed",
		comment: comment.id,
		commit
	});
}
async function editOf(state, comment, lines) {
	const { thread, review } = comment;
	const { path, line, startLine, outdated } = thread.now;
	if (review.state === "PENDING") return SAYS.pending;
	if (state.pull.status !== "open") return SAYS.closed;
	if (thread.resolvedBy) return SAYS.resolved;
	if (outdated || line === void 0) return SAYS.outdated;
	if (await touchesDeletedLines(state, thread)) return SAYS.deleted;
	const first = startLine ?? line;
	if (sameLines(linesAt((await state.repository.read(`${state.pull.headSha}:${path}`))?.content ?? Buffer.alloc(0), first, line), lines)) return SAYS.unchanged;
	return {
		comment,
		path,
		first,
		last: line,
		lines
	};
}
/** On the left, or with a deleted row between the first and the last row of the range. */
async function touchesDeletedLines(state, { original, now }) {
	if (original.side === "LEFT" || original.startSide === "LEFT") return true;
	const { files } = await pullDiff(state);
	const rows = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.u)(files.find(({ path }) => path === now.path)?.patch);
	const last = findRow(rows, "RIGHT", now.line ?? 0);
	const first = findRow(rows, "RIGHT", now.startLine ?? now.line ?? 0);
	if (!first || !last) return true;
	return rows.some(({ kind, position }) => kind === "deleted" && position > first.position && position < last.position);
}
function overlap(one, other) {
	return one.path === other.path && one.first <= other.last && other.first <= one.last;
}
async function commitEdits(state, edits, by) {
	const files = {};
	for (const path of new Set(edits.map((edit) => edit.path))) {
		const content = replaceLines((await state.repository.read(`${state.pull.headSha}:${path}`))?.content ?? Buffer.alloc(0), edits.filter((edit) => edit.path === path));
		files[path] = {
			mode: await state.repository.mode(state.pull.headSha, path),
			content
		};
	}
	const thanks = [...new Set(edits.map(({ comment }) => comment.user.login))].map((login) => `Co-authored-by: ${login} <${login}@users.noreply.example.com>`);
	const commit = await pushToHead(state, {
		files,
		message: `${edits.length === 1 ? `Update ${edits[0]?.path}` : "Apply suggestions from code review"}\n\n${thanks.join("\n")}\n`,
		author: by
	});
	for (const { comment } of edits) comment.thread.resolvedBy = state.accounts.named(by);
	return commit;
}
// src/sandbox/github/render-repository.ts
/** Endings of the addresses that every repository carries; their names are these with `_url`. */
const ADDRESSES = {
	archive: "/{archive_format}{/ref}",
	assignees: "/assignees{/user}",
	blobs: "/git/blobs{/sha}",
	branches: "/branches{/branch}",
	collaborators: "/collaborators{/collaborator}",
	comments: "/comments{/number}",
	commits: "/commits{/sha}",
	compare: "/compare/{base}...{head}",
	contents: "/contents/{+path}",
	contributors: "/contributors",
	deployments: "/deployments",
	downloads: "/downloads",
	events: "/events",
	forks: "/forks",
	git_commits: "/git/commits{/sha}",
	git_refs: "/git/refs{/sha}",
	git_tags: "/git/tags{/sha}",
	hooks: "/hooks",
	issue_comment: "/issues/comments{/number}",
	issue_events: "/issues/events{/number}",
	issues: "/issues{/number}",
	keys: "/keys{/key_id}",
	labels: "/labels{/name}",
	languages: "/languages",
	merges: "/merges",
	milestones: "/milestones{/number}",
	notifications: "/notifications{?since,all,participating}",
	pulls: "/pulls{/number}",
	releases: "/releases{/id}",
	stargazers: "/stargazers",
	statuses: "/statuses/{sha}",
	subscribers: "/subscribers",
	subscription: "/subscription",
	tags: "/tags",
	teams: "/teams",
	trees: "/git/trees{/sha}"
};
function renderRepository(state, owner, fork) {
	const { repo } = state.settings;
	const full = `${owner.login}/${repo}`;
	const url = `${state.apiUrl}/repos/${full}`;
	const html = `${webUrl(state)}/${full}`;
	const { host } = new URL(webUrl(state));
	const addresses = Object.entries(ADDRESSES).map(([name, end]) => [`${name}_url`, url + end]);
	const counts = {
		forks: 0,
		forks_count: 0,
		stargazers_count: 0,
		watchers_count: 0,
		watchers: 0,
		size: 1
	};
	const id = fork ? 5002 : REPOSITORY_ID;
	return {
		id,
		node_id: `R_kgDOSandbox${id}`,
		name: repo,
		full_name: full,
		private: false,
		owner: renderUser(state, owner),
		html_url: html,
		description: null,
		fork,
		url,
		...Object.fromEntries(addresses),
		git_url: `git://${host}/${full}.git`,
		ssh_url: `git@${host}:${full}.git`,
		clone_url: `${html}.git`,
		svn_url: html,
		mirror_url: null,
		homepage: null,
		language: null,
		license: null,
		...counts,
		open_issues: 1,
		open_issues_count: 1,
		default_branch: BASE_BRANCH,
		has_issues: true,
		has_projects: true,
		has_wiki: true,
		has_pages: false,
		has_downloads: true,
		has_discussions: false,
		archived: false,
		disabled: false,
		visibility: "public",
		pushed_at: state.pull.createdAt,
		created_at: state.pull.createdAt,
		updated_at: state.pull.createdAt
	};
}
// src/sandbox/github/render-pull.ts
/** The whole object, with the counts that only the pull request's own address gives. */
async function renderPull(state) {
	const { pull, settings } = state;
	const { files } = await pullDiff(state);
	const commits = await state.repository.log(`${pull.baseSha}..${pull.headSha}`);
	const count = (of) => files.reduce((sum, file) => sum + file[of], 0);
	return {
		...renderPullInList(state),
		merged: pull.status === "merged",
		mergeable: pull.status === "open" ? true : null,
		rebaseable: pull.status === "open" ? true : null,
		mergeable_state: pull.status === "open" ? "clean" : "unknown",
		merged_by: pull.status === "merged" ? renderUser(state, state.accounts.named(settings.owner)) : null,
		comments: 0,
		review_comments: state.comments.filter(({ review }) => review.state !== "PENDING").length,
		maintainer_can_modify: settings.fork !== false,
		commits: commits.length,
		additions: count("additions"),
		deletions: count("deletions"),
		changed_files: files.length
	};
}
/** The short object, as lists have it. */
function renderPullInList(state) {
	const { pull, settings } = state;
	const url = pullUrl(state);
	const html = pullWebUrl(state);
	const issue = `${repoUrl(state)}/issues/${settings.number}`;
	const statuses = `${repoUrl(state)}/statuses/${pull.headSha}`;
	const href = (address) => ({ href: address });
	const closedAt = pull.status === "open" ? null : pull.createdAt;
	return {
		url,
		id: 6001,
		node_id: pullNodeId(state),
		html_url: html,
		diff_url: `${html}.diff`,
		patch_url: `${html}.patch`,
		issue_url: issue,
		number: settings.number,
		state: pull.status === "open" ? "open" : "closed",
		locked: pull.locked,
		title: settings.title,
		user: renderUser(state, pull.author),
		body: settings.body === "" ? null : settings.body,
		created_at: pull.createdAt,
		updated_at: pull.createdAt,
		closed_at: closedAt,
		merged_at: pull.status === "merged" ? closedAt : null,
		merge_commit_sha: pull.status === "merged" ? pull.headSha : null,
		assignee: null,
		assignees: [],
		requested_reviewers: [],
		requested_teams: [],
		labels: [],
		milestone: null,
		draft: pull.draft,
		commits_url: `${url}/commits`,
		review_comments_url: `${url}/comments`,
		review_comment_url: `${repoUrl(state)}/pulls/comments{/number}`,
		comments_url: `${issue}/comments`,
		statuses_url: statuses,
		head: renderHead(state),
		base: renderBranch(state, state.accounts.named(settings.owner), BASE_BRANCH, pull.baseSha, "base"),
		_links: {
			self: href(url),
			html: href(html),
			issue: href(issue),
			comments: href(`${issue}/comments`),
			review_comments: href(`${url}/comments`),
			review_comment: href(`${repoUrl(state)}/pulls/comments{/number}`),
			commits: href(`${url}/commits`),
			statuses: href(statuses)
		},
		author_association: pull.author.association,
		auto_merge: null,
		active_lock_reason: pull.locked ? "resolved" : null
	};
}
function pullNodeId({ settings }) {
	return `PR_kwDOSandbox${settings.number}`;
}
function renderHead(state) {
	const { pull, settings } = state;
	if (settings.fork === false) return renderBranch(state, state.accounts.named(settings.owner), HEAD_BRANCH, pull.headSha, "base");
	const branch = renderBranch(state, pull.author, HEAD_BRANCH, pull.headSha, "fork");
	return settings.fork === "deleted" ? {
		...branch,
		repo: null
	} : branch;
}
function renderBranch(state, owner, ref, sha, where) {
	return {
		label: `${owner.login}:${ref}`,
		ref,
		sha,
		user: renderUser(state, owner),
		repo: renderRepository(state, owner, where === "fork")
	};
}
// src/sandbox/github/render-event.ts
/** https://docs.github.com/webhooks/webhook-events-and-payloads#pull_request */
async function renderEvent(state, action) {
	const { accounts, pull, settings } = state;
	return {
		action,
		number: settings.number,
		pull_request: await renderPull(state),
		repository: renderRepository(state, accounts.named(settings.owner), false),
		sender: renderUser(state, pull.author)
	};
}
// src/sandbox/github/change-review.ts
/** A handler for a review that the caller can see. */
function onReview(change) {
	return (call, docs) => {
		const review = call.state.reviews.find(({ id }) => String(id) === call.params[0]);
		return review && (review.state !== "PENDING" || review.user === call.user) ? change(call, review, docs) : notFound(docs);
	};
}
const readReview = ({ state }, review) => (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, renderReview(state, review));
/** POST …/reviews/{id}/events. A refused one leaves the pending review as it is. */
const submitReview = ({ state, user, body }, review, docs) => {
	const fields = fieldsOf(body);
	const event = eventOf(fields.event);
	if (!event) return unprocessable(docs, "Variable $event of type PullRequestReviewEvent was provided invalid value");
	if (review.state !== "PENDING") return unprocessable(docs, "Can not submit a non-pending pull request review");
	const text = typeof fields.body === "string" ? fields.body : review.body;
	const problem = submissionProblem(state, user, event, text, hasComments(state, review));
	if (problem !== void 0) return unprocessable(docs, problem);
	review.body = text;
	review.state = submitted(event);
	review.submittedAt = state.clock.now();
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, renderReview(state, review));
};
/** DELETE …/reviews/{id}: only what is pending. */
const deleteReview = ({ state, user }, review, docs) => {
	if (review.user !== user) return notFound(docs);
	if (review.state !== "PENDING") return unprocessable(docs, "Can not delete a non-pending pull request review");
	const reply = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, renderReview(state, review));
	state.reviews = state.reviews.filter((other) => other !== review);
	state.comments = state.comments.filter((comment) => comment.review !== review);
	state.threads = state.threads.filter((thread) => thread.review !== review);
	return reply;
};
/** PUT …/reviews/{id}/dismissals. */
const dismissReview = ({ state, body }, review, docs) => {
	const { message } = fieldsOf(body);
	if (typeof message !== "string" || message === "") return refusal(422, "Invalid request.\n\n\"message\" wasn't supplied.", docs);
	if (review.state !== "APPROVED" && review.state !== "CHANGES_REQUESTED") return unprocessable(docs, `Can not dismiss a ${review.state.toLowerCase()} pull request review`);
	review.state = "DISMISSED";
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, renderReview(state, review));
};
/** PUT …/reviews/{id}: its summary. */
const updateReview = ({ state, user, body }, review, docs) => {
	if (review.user !== user) return notFound(docs);
	const fields = fieldsOf(body);
	if (typeof fields.body !== "string") return refusal(422, "Invalid request.\n\n\"body\" wasn't supplied.", docs);
	review.body = fields.body;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, renderReview(state, review));
};
function hasComments({ comments }, review) {
	return comments.some((comment) => comment.review === review);
}
// src/sandbox/github/graphql/execute-graphql.ts
var Field = class {
	args;
	resolve;
	constructor(args, resolve) {
		this.args = args;
		this.resolve = resolve;
	}
};
function node(type, fields) {
	return {
		type,
		fields
	};
}
/** A failure of one field: it is `null`, and the rest of the answer stands. */
var FieldError = class extends Error {
	type;
	constructor(type, message) {
		super(message);
		this.type = type;
	}
};
/** A document that does not fit the schema: there is no answer at all. */
var DocumentError = class extends Error {};
function executeGraphql({ operations, fragments }, operationName, variables, roots) {
	const operation = operations.find(({ name }) => operationName === void 0 || name === operationName);
	if (!operation) throw new DocumentError("An operation name is required");
	const answer = {
		data: {},
		errors: []
	};
	function select(parent, selections, path) {
		const result = {};
		for (const selection of selections) {
			if (selection.kind === "field") {
				result[selection.alias] = field(parent, selection, [...path, selection.alias]);
				continue;
			}
			const fragment = selection.kind === "spread" ? fragments.get(selection.name) : selection;
			if (!fragment) throw new DocumentError("Fragment was used, but not defined");
			if ([
				parent.type,
				"Actor",
				"Node",
				void 0
			].includes(fragment.type)) Object.assign(result, select(parent, fragment.selections, path));
		}
		return result;
	}
	function field(parent, { name, args, selections }, path) {
		if (name === "__typename") return parent.type;
		if (!Object.hasOwn(parent.fields, name)) throw new DocumentError(`Field '${name}' doesn't exist on type '${parent.type}'`);
		const held = parent.fields[name];
		const known = held instanceof Field ? held.args : [];
		const unknown = [...args.keys()].find((argument) => !known.includes(argument));
		if (unknown !== void 0) throw new DocumentError(`Field '${name}' doesn't accept argument '${unknown}'`);
		const values = Object.fromEntries([...args].map(([argument, value]) => [argument, evaluate(value)]));
		try {
			return complete(held instanceof Field ? held.resolve(values) : held, name, selections, path);
		} catch (problem) {
			if (!(problem instanceof FieldError)) throw problem;
			answer.errors.push({
				type: problem.type,
				path,
				message: problem.message
			});
			return null;
		}
	}
	function complete(value, name, selections, path) {
		if (value === null || value === void 0) return null;
		if (Array.isArray(value)) return value.map((item, index) => complete(item, name, selections, [...path, index]));
		if (isNode(value)) {
			if (selections) return select(value, selections, path);
			throw new DocumentError(`Field must have selections (field '${name}' returns ${value.type} but has no selections.)`);
		}
		if (selections) throw new DocumentError(`Selections can't be made on scalars (field '${name}')`);
		return value;
	}
	function evaluate(value) {
		switch (value.kind) {
			case "constant": return value.value;
			case "list": return value.items.map(evaluate);
			case "object": return Object.fromEntries([...value.fields].map(([name, each]) => [name, evaluate(each)]));
			case "variable": {
				if (!operation?.variables.has(value.name)) throw new DocumentError(`Variable $${value.name} is used but not declared`);
				const fallback = operation.variables.get(value.name);
				return value.name in variables ? variables[value.name] : fallback && evaluate(fallback);
			}
		}
	}
	answer.data = select(roots[operation.kind], operation.selections, []);
	return answer;
}
function isNode(value) {
	return typeof value === "object" && value !== null && "type" in value && "fields" in value;
}
// src/sandbox/github/graphql/parse-graphql.ts
const TOKEN = /[\s,\uFEFF]+|#[^\n]*|("""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|\.\.\.|[{}()[\]:$!=@])/gy;
/** Reads as much of GraphQL as clients of a review need; directives are not part of that. */
function parseGraphql(source) {
	return new Parser(source).document();
}
var Parser = class {
	#tokens;
	#at = 0;
	constructor(source) {
		const tokens = [];
		let end = 0;
		for (const match of source.matchAll(TOKEN)) {
			end = match.index + match[0].length;
			if (match[1] !== void 0) tokens.push(match[1]);
		}
		if (end !== source.length) throw new SyntaxError(`Parse error on ${JSON.stringify(source.charAt(end))}`);
		this.#tokens = tokens;
	}
	document() {
		const operations = [];
		const fragments = /* @__PURE__ */ new Map();
		while (this.#at < this.#tokens.length) if (this.#take("fragment")) {
			const name = this.#name();
			this.#expect("on");
			fragments.set(name, {
				kind: "inline",
				type: this.#name(),
				selections: this.#selections()
			});
		} else operations.push(this.#operation());
		return {
			operations,
			fragments
		};
	}
	#operation() {
		if (this.#peek() === "{") return {
			kind: "query",
			name: void 0,
			variables: /* @__PURE__ */ new Map(),
			selections: this.#selections()
		};
		const kind = this.#next();
		if (kind !== "query" && kind !== "mutation") throw new SyntaxError(`Parse error on ${JSON.stringify(kind)}`);
		const name = this.#peek() === "{" || this.#peek() === "(" ? void 0 : this.#name();
		const variables = /* @__PURE__ */ new Map();
		if (this.#take("(")) while (!this.#take(")")) {
			this.#expect("$");
			const variable = this.#name();
			this.#expect(":");
			this.#type();
			variables.set(variable, this.#take("=") ? this.#value() : void 0);
		}
		return {
			kind,
			name,
			variables,
			selections: this.#selections()
		};
	}
	#type() {
		if (this.#take("[")) {
			this.#type();
			this.#expect("]");
		} else this.#name();
		this.#take("!");
	}
	#selections() {
		const selections = [];
		this.#expect("{");
		while (!this.#take("}")) selections.push(this.#selection());
		return selections;
	}
	#selection() {
		if (this.#take("...")) {
			if (this.#take("on")) return {
				kind: "inline",
				type: this.#name(),
				selections: this.#selections()
			};
			if (this.#peek() === "{") return {
				kind: "inline",
				type: void 0,
				selections: this.#selections()
			};
			return {
				kind: "spread",
				name: this.#name()
			};
		}
		const alias = this.#name();
		return {
			kind: "field",
			name: this.#take(":") ? this.#name() : alias,
			alias,
			args: this.#take("(") ? this.#fields(")") : /* @__PURE__ */ new Map(),
			selections: this.#peek() === "{" ? this.#selections() : void 0
		};
	}
	#fields(end) {
		const fields = /* @__PURE__ */ new Map();
		while (!this.#take(end)) {
			const name = this.#name();
			this.#expect(":");
			fields.set(name, this.#value());
		}
		return fields;
	}
	#value() {
		if (this.#take("$")) return {
			kind: "variable",
			name: this.#name()
		};
		if (this.#take("{")) return {
			kind: "object",
			fields: this.#fields("}")
		};
		if (this.#take("[")) {
			const items = [];
			while (!this.#take("]")) items.push(this.#value());
			return {
				kind: "list",
				items
			};
		}
		const token = this.#next();
		if (token.startsWith("\"\"\"")) return {
			kind: "constant",
			value: token.slice(3, -3)
		};
		if (/^["\d-]|^(?:true|false|null)$/.test(token)) return {
			kind: "constant",
			value: JSON.parse(token)
		};
		return {
			kind: "constant",
			value: token
		};
	}
	#name() {
		const token = this.#next();
		if (!/^[A-Za-z_]/.test(token)) throw new SyntaxError(`Parse error on ${JSON.stringify(token)}`);
		return token;
	}
	#peek() {
		return this.#tokens[this.#at];
	}
	#next() {
		const token = this.#tokens[this.#at++];
		if (token === void 0) throw new SyntaxError("Unexpected end of document");
		return token;
	}
	#take(token) {
		if (this.#peek() !== token) return false;
		this.#at++;
		return true;
	}
	#expect(token) {
		const found = this.#next();
		if (found !== token) throw new SyntaxError(`Expected ${token}, actual: ${JSON.stringify(found)}`);
	}
};
// src/sandbox/github/visible.ts
/** What one user sees of the lists. A draft is seen by its author alone; its comments are in no REST list. */
function visibleReviews(state, user, isFirstPage) {
	return caughtUp(state, "reviews", isFirstPage).filter((review) => isVisible(review, user));
}
function visibleComments(state, isFirstPage) {
	const reviews = new Set(caughtUp(state, "comments", isFirstPage));
	return state.comments.filter(({ review }) => review.state !== "PENDING" && reviews.has(review));
}
function visibleThreads(state, user, isFirstPage) {
	const reviews = new Set(caughtUp(state, "threads", isFirstPage));
	return state.threads.filter((thread) => {
		const [first] = commentsOf(state, thread);
		return first && isVisible(first.review, user) && reviews.has(first.review);
	});
}
function isVisible(review, user) {
	return review.state !== "PENDING" || review.user === user;
}
/** The reviews that this list shows already; a read of its first page brings the others nearer. */
function caughtUp({ reviews }, list, isFirstPage) {
	const shown = reviews.filter(({ lag }) => lag[list] === 0);
	if (isFirstPage) for (const { lag } of reviews) lag[list] = Math.max(0, lag[list] - 1);
	return shown;
}
// src/sandbox/github/list-page.ts
const DEFAULT_PAGE_SIZE = 30;
/**
* One page of a list and its `Link` header. `cap` is what a server allows at most, whatever was asked for.
* https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
*/
function listPage(all, query, address, cap) {
	const found = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.r)(all, query, {
		usual: DEFAULT_PAGE_SIZE,
		most: Math.min(100, cap)
	});
	const { number, last } = found;
	const relations = {
		...number > 1 ? { prev: Math.min(number - 1, last) } : {},
		...number < last ? {
			next: number + 1,
			last
		} : {},
		...number > 1 ? { first: 1 } : {}
	};
	return {
		...found,
		headers: (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.i)(relations, query, address)
	};
}
// src/sandbox/github/graphql/connection.ts
/** A list with cursors. https://docs.github.com/graphql/guides/using-pagination-in-the-graphql-api */
function connection(name, type, cap, list) {
	return new Field([
		"first",
		"after",
		"last",
		"before"
	], (args) => {
		const size = sizeOf(name, args);
		const after = typeof args.after === "string" ? Number(Buffer.from(args.after, "base64").toString()) : 0;
		const all = list(after === 0);
		const [from, to] = typeof args.last === "number" ? [Math.max(0, all.length - Math.min(size, cap)), all.length] : [after, after + Math.min(size, cap)];
		const nodes = all.slice(from, to);
		const end = from + nodes.length;
		return node(`${type}Connection`, {
			nodes,
			edges: nodes.map((each, index) => node(`${type}Edge`, {
				node: each,
				cursor: cursorOf(from + index + 1)
			})),
			totalCount: all.length,
			pageInfo: node("PageInfo", {
				hasNextPage: end < all.length,
				hasPreviousPage: from > 0,
				startCursor: nodes.length === 0 ? null : cursorOf(from + 1),
				endCursor: nodes.length === 0 ? null : cursorOf(end)
			})
		});
	});
}
function cursorOf(index) {
	return Buffer.from(String(index)).toString("base64");
}
function sizeOf(name, { first, last }) {
	const size = typeof first === "number" ? first : last;
	if (typeof size !== "number") throw new FieldError("MISSING_PAGINATION_BOUNDARIES", `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`);
	if (size > 100) throw new FieldError("EXCESSIVE_PAGINATION", `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of 100 records.`);
	return size;
}
// src/sandbox/github/graphql/schema.ts
/** The part of GitHub's schema that has to do with reviews, as one user sees it. */
function schema(state, user) {
	const { settings, pull, rate } = state;
	const cap = settings.pageSize;
	const actor = (account) => node(account.kind === "bot" ? "Bot" : "User", {
		id: `${account.kind === "bot" ? "BOT" : "U"}_${account.id}`,
		login: actorLogin(account),
		databaseId: account.id
	});
	const reviewNode = (review) => node("PullRequestReview", {
		id: `PRR_kwDOSandbox${review.id}`,
		databaseId: review.id,
		fullDatabaseId: String(review.id),
		author: actor(review.user),
		body: review.body,
		state: review.state,
		submittedAt: review.submittedAt ?? null,
		url: `${pullWebUrl(state)}#pullrequestreview-${review.id}`,
		viewerDidAuthor: review.user === user,
		commit: node("Commit", { oid: review.commitId })
	});
	const commentNode = (comment) => node("PullRequestReviewComment", {
		id: `PRRC_kwDOSandbox${comment.id}`,
		databaseId: comment.id,
		fullDatabaseId: String(comment.id),
		author: actor(comment.user),
		body: comment.body,
		path: comment.thread.now.path,
		line: comment.thread.now.line ?? null,
		originalLine: comment.thread.original.line,
		outdated: comment.thread.now.outdated,
		createdAt: comment.createdAt,
		updatedAt: comment.updatedAt,
		url: `${pullWebUrl(state)}#discussion_r${comment.id}`,
		state: comment.review.state === "PENDING" ? "PENDING" : "SUBMITTED",
		viewerDidAuthor: comment.user === user,
		pullRequestReview: reviewNode(comment.review),
		replyTo: comment.replyTo ? node("PullRequestReviewComment", { databaseId: comment.replyTo.id }) : null
	});
	const threadNode = (thread) => {
		const { now, original } = thread;
		return node("PullRequestReviewThread", {
			id: thread.id,
			isResolved: thread.resolvedBy !== void 0,
			isOutdated: now.outdated,
			isCollapsed: thread.resolvedBy !== void 0,
			path: now.path,
			line: now.line ?? null,
			startLine: now.startLine ?? null,
			originalLine: original.line,
			originalStartLine: original.startLine ?? null,
			diffSide: original.side,
			startDiffSide: original.startSide ?? null,
			subjectType: "LINE",
			resolvedBy: thread.resolvedBy ? actor(thread.resolvedBy) : null,
			viewerCanResolve: thread.resolvedBy === void 0 && mayResolve(user),
			viewerCanUnresolve: thread.resolvedBy !== void 0 && mayResolve(user),
			comments: connection("comments", "PullRequestReviewComment", cap, () => commentsOf(state, thread).filter(({ review }) => isVisible(review, user)).map(commentNode))
		});
	};
	const pullNode = () => node("PullRequest", {
		id: pullNodeId(state),
		number: settings.number,
		title: settings.title,
		url: pullWebUrl(state),
		state: pull.status.toUpperCase(),
		isDraft: pull.draft,
		locked: pull.locked,
		author: actor(pull.author),
		headRefName: HEAD_BRANCH,
		headRefOid: pull.headSha,
		baseRefName: BASE_BRANCH,
		baseRefOid: pull.baseSha,
		isCrossRepository: settings.fork !== false,
		reviews: connection("reviews", "PullRequestReview", cap, (isFirst) => visibleReviews(state, user, isFirst).map(reviewNode)),
		reviewThreads: connection("reviewThreads", "PullRequestReviewThread", cap, (isFirst) => visibleThreads(state, user, isFirst).map(threadNode))
	});
	const repository = new Field(["owner", "name"], ({ owner, name }) => {
		const full = `${owner}/${name}`;
		if (full.toLowerCase() !== `${settings.owner}/${settings.repo}`.toLowerCase()) throw new FieldError("NOT_FOUND", `Could not resolve to a Repository with the name '${full}'.`);
		return node("Repository", {
			id: "R_kgDOSandbox5001",
			name: settings.repo,
			nameWithOwner: `${settings.owner}/${settings.repo}`,
			pullRequest: new Field(["number"], ({ number }) => {
				if (number === settings.number) return pullNode();
				throw new FieldError("NOT_FOUND", `Could not resolve to a PullRequest with the number of ${number}.`);
			})
		});
	});
	const findThread = (id) => {
		const thread = visibleThreads(state, user, false).find((each) => each.id === id);
		if (thread) return thread;
		throw new FieldError("NOT_FOUND", `Could not resolve to a node with the global id of '${id}'.`);
	};
	/** An installation token needs write access to the contents as well. */
	const settle = (resolvedBy, payload) => new Field(["input"], (args) => {
		const thread = findThread(inputOf(args).threadId);
		if (!mayResolve(user)) throw new FieldError("FORBIDDEN", "Resource not accessible by integration");
		thread.resolvedBy = resolvedBy;
		return node(payload, {
			thread: threadNode(thread),
			clientMutationId: inputOf(args).clientMutationId
		});
	});
	return {
		query: node("Query", {
			viewer: new Field([], () => {
				if (settings.graphql === "open") return actor(user);
				throw new FieldError("FORBIDDEN", "Resource not accessible by integration");
			}),
			repository,
			node: new Field(["id"], ({ id }) => threadNode(findThread(id))),
			rateLimit: node("RateLimit", {
				limit: rate.limit,
				remaining: rate.remaining,
				cost: 1,
				resetAt: (/* @__PURE__ */ new Date(rate.reset * 1e3)).toISOString()
			})
		}),
		mutation: node("Mutation", {
			resolveReviewThread: settle(user, "ResolveReviewThreadPayload"),
			unresolveReviewThread: settle(void 0, "UnresolveReviewThreadPayload")
		})
	};
}
function mayResolve({ permissions }) {
	return permissions.contents === "write" && permissions.pull_requests === "write";
}
function inputOf({ input }) {
	return typeof input === "object" && input !== null ? { ...input } : {};
}
// src/sandbox/github/graphql/answer-graphql.ts
/** POST /graphql. Errors come with status 200. */
function answerGraphql(state, user, { method, body }) {
	if (method !== "POST" || state.settings.graphql === "off") return notFound("");
	const { query, variables, operationName } = fieldsOf(body);
	if (typeof query !== "string") return refusal(400, "A query attribute must be specified and must be a string.", "");
	try {
		const name = typeof operationName === "string" ? operationName : void 0;
		const answer = executeGraphql(parseGraphql(query), name, fieldsOf(variables), schema(state, user));
		return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, answer.errors.length > 0 ? answer : { data: answer.data });
	} catch (problem) {
		if (!(problem instanceof DocumentError || problem instanceof SyntaxError)) throw problem;
		return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, { errors: [{ message: problem.message }] });
	}
}
// src/sandbox/github/render-file.ts
/** A `diff-entry`, as the lists of files and comparisons have it. */
function renderFile(state, diff, file, commit) {
	const { owner, repo, limits } = state.settings;
	const path = file.path.split("/").map(encodeURIComponent).join("/");
	const patch = shownPatch(diff, file, limits);
	return {
		sha: file.blob,
		filename: file.path,
		status: file.status,
		additions: file.additions,
		deletions: file.deletions,
		changes: file.additions + file.deletions,
		blob_url: `${webUrl(state)}/${owner}/${repo}/blob/${commit}/${path}`,
		raw_url: `${webUrl(state)}/${owner}/${repo}/raw/${commit}/${path}`,
		contents_url: `${repoUrl(state)}/contents/${path}?ref=${commit}`,
		...patch === void 0 ? {} : { patch },
		...file.previousPath === void 0 ? {} : { previous_filename: file.previousPath }
	};
}
// src/sandbox/github/read-pull.ts
const DIFF_TYPE = /application\/vnd\.github(?:\.v3)?\.diff/;
/** GET …/pulls/{n}, as JSON or as a diff. */
async function readPull({ state, accept, version }) {
	if (DIFF_TYPE.test(accept)) return readDiff(state);
	const pull = await renderPull(state);
	if (version !== "2026-03-10") return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, pull);
	const { merge_commit_sha: _, assignee: __, ...rest } = pull;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, rest);
}
function wantsDiff({ accept }) {
	return DIFF_TYPE.test(accept);
}
async function readDiff(state) {
	const { limits } = state.settings;
	const { files, text: diff } = await pullDiff(state);
	if (files.length > limits.diffFiles) return tooLarge(`${`Sorry, the diff exceeded the maximum number of files (${limits.diffFiles}).`} Consider using 'List pull requests files' API or locally cloning the repository instead.`);
	if (diff.split("\n").length - 1 > limits.diffLines) return tooLarge(`Sorry, the diff exceeded the maximum number of lines (${limits.diffLines})`);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.p)(200, "application/vnd.github.diff; charset=utf-8", diff);
}
function tooLarge(message) {
	return refusal(406, message, "pulls/pulls#list-pull-requests-files", { errors: [{
		resource: "PullRequest",
		field: "diff",
		code: "too_large"
	}] });
}
/** GET …/pulls/{n}/files. */
async function readFiles({ state, query, address }) {
	const diff = await pullDiff(state);
	const { items, headers } = listPage(diff.files.slice(0, state.settings.limits.files), query, address, state.settings.pageSize);
	const rendered = items.map((file) => renderFile(state, diff, file, state.pull.headSha));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, rendered, { ...headers });
}
/** GET …/pulls?head=owner:branch&state=open. */
function readPulls({ state, query }) {
	const { pull, settings } = state;
	const owner = settings.fork === false ? settings.owner : pull.author.login;
	const head = query.get("head");
	const wanted = query.get("state") ?? "open";
	const fits = (head === null || head === `${owner}:mend`) && (wanted === "all" || wanted === "open" === (pull.status === "open"));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, fits ? [renderPullInList(state)] : []);
}
/** GET …/commits/{sha}/pulls: those that the commit is, or was, part of. */
function readPullsOfCommit({ state, params }) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, state.pull.commits.includes(params[0] ?? "") ? [renderPullInList(state)] : []);
}
// src/sandbox/github/render-commit.ts
function renderCommit(state, commit) {
	const { owner, repo } = state.settings;
	const { sha, tree, parents, author, email, date, message } = commit;
	const url = `${repoUrl(state)}/commits/${sha}`;
	const html = `${webUrl(state)}/${owner}/${repo}/commit`;
	const person = {
		name: author,
		email,
		date
	};
	return {
		sha,
		node_id: `C_kwDOSandbox${sha.slice(0, 12)}`,
		commit: {
			author: person,
			committer: person,
			message,
			tree: {
				sha: tree,
				url: `${repoUrl(state)}/git/trees/${tree}`
			},
			url: `${repoUrl(state)}/git/commits/${sha}`,
			comment_count: 0,
			verification: {
				verified: false,
				reason: "unsigned",
				signature: null,
				payload: null,
				verified_at: null
			}
		},
		url,
		html_url: `${html}/${sha}`,
		comments_url: `${url}/comments`,
		author: null,
		committer: null,
		parents: parents.map((parent) => ({
			sha: parent,
			url: `${repoUrl(state)}/commits/${parent}`,
			html_url: `${html}/${parent}`
		}))
	};
}
// src/sandbox/github/read-code.ts
const RAW_TYPE = /application\/vnd\.github(?:\.v3)?\.raw/;
const MAX_COMMITS = 250;
/** GET …/compare/{base}...{head}: what happened on the head since both parted; the files on the first page only. */
async function readComparison(call, docs) {
	const { state, params } = call;
	const [from = "", to = ""] = (params[0] ?? "").split("...");
	const [base, head] = await Promise.all([commitNamed(call, from), commitNamed(call, to)]);
	if (base === void 0 || head === void 0) return notFound(docs);
	const { repository, settings } = state;
	const diff = await repository.compare(`${base}...${head}`);
	if (wantsDiff(call)) return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.p)(200, "application/vnd.github.diff; charset=utf-8", diff.text);
	const parting = await repository.mergeBase(base, head);
	const [ahead, behind, baseCommits, partingCommits] = await Promise.all([
		repository.log(`${base}..${head}`),
		repository.log(`${head}..${base}`),
		repository.log(`${base}^!`),
		repository.log(`${parting}^!`)
	]);
	const url = `${repoUrl(state)}/compare/${params[0]}`;
	const html = `${webUrl(state)}/${settings.owner}/${settings.repo}/compare/${params[0]}`;
	const first = (call.query.get("page") ?? "1") === "1";
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, {
		url,
		html_url: html,
		permalink_url: html,
		diff_url: `${html}.diff`,
		patch_url: `${html}.patch`,
		base_commit: baseCommits.map((commit) => renderCommit(state, commit))[0],
		merge_base_commit: partingCommits.map((commit) => renderCommit(state, commit))[0],
		status: statusOf(ahead.length, behind.length),
		ahead_by: ahead.length,
		behind_by: behind.length,
		total_commits: ahead.length,
		commits: ahead.slice(0, MAX_COMMITS).map((commit) => renderCommit(state, commit)),
		...first ? { files: diff.files.slice(0, settings.limits.diffFiles).map((file) => renderFile(state, diff, file, head)) } : {}
	});
}
function statusOf(ahead, behind) {
	if (ahead > 0) return behind > 0 ? "diverged" : "ahead";
	return behind > 0 ? "behind" : "identical";
}
function commitNamed({ state }, name) {
	return state.repository.resolve(name.replace(/^[^:/]+:/, ""));
}
/** GET …/contents/{path}?ref=. */
async function readContents(call, docs) {
	const path = params(call);
	const commit = await commitNamed(call, call.query.get("ref") ?? "main");
	const blob = commit === void 0 ? void 0 : await call.state.repository.read(`${commit}:${path}`);
	if (!blob) return notFound(docs);
	if (RAW_TYPE.test(call.accept)) return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.p)(200, "application/vnd.github.raw; charset=utf-8", blob.content);
	const url = `${repoUrl(call.state)}/contents/${path}?ref=${commit}`;
	const gitUrl = `${repoUrl(call.state)}/git/blobs/${blob.id}`;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, {
		name: path.split("/").at(-1),
		path,
		sha: blob.id,
		size: blob.content.length,
		url,
		html_url: null,
		git_url: gitUrl,
		download_url: null,
		type: "file",
		content: blob.content.toString("base64"),
		encoding: "base64",
		_links: {
			self: url,
			git: gitUrl,
			html: null
		}
	});
}
/** GET …/git/blobs/{sha}. */
async function readBlob(call, docs) {
	const blob = await call.state.repository.read(params(call));
	if (!blob) return notFound(docs);
	if (RAW_TYPE.test(call.accept)) return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.p)(200, "application/vnd.github.raw; charset=utf-8", blob.content);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, {
		sha: blob.id,
		node_id: `B_kwDOSandbox${blob.id.slice(0, 12)}`,
		size: blob.content.length,
		url: `${repoUrl(call.state)}/git/blobs/${blob.id}`,
		content: blob.content.toString("base64"),
		encoding: "base64"
	});
}
/** GET …/git/trees/{sha}?recursive=1, with all directories, or the first one only. */
async function readTree(call, docs) {
	const { state, query } = call;
	const commit = await commitNamed(call, params(call));
	if (commit === void 0) return notFound(docs);
	const entries = await state.repository.list(commit, query.has("recursive"));
	const { treeEntries } = state.settings.limits;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, {
		sha: commit,
		url: `${repoUrl(state)}/git/trees/${commit}`,
		tree: entries.slice(0, treeEntries).map(({ path, mode, type, sha }) => ({
			path,
			mode,
			type,
			sha,
			url: `${repoUrl(state)}/git/${type}s/${sha}`
		})),
		truncated: entries.length > treeEntries
	});
}
function params({ params: [first = ""] }) {
	return first;
}
// src/sandbox/github/render-comment.ts
/** As in the list of a review's comments: no line and no side, contrary to what one expects. */
function renderBareComment(state, comment) {
	const { thread, review, user } = comment;
	const self = `${repoUrl(state)}/pulls/comments/${comment.id}`;
	const html = `${pullWebUrl(state)}#discussion_r${comment.id}`;
	return {
		url: self,
		pull_request_review_id: review.id,
		id: comment.id,
		node_id: `PRRC_kwDOSandbox${comment.id}`,
		diff_hunk: thread.original.diffHunk,
		path: thread.now.path,
		commit_id: thread.now.commit,
		original_commit_id: thread.original.commit,
		user: renderUser(state, user),
		body: comment.body,
		created_at: comment.createdAt,
		updated_at: comment.updatedAt,
		html_url: html,
		pull_request_url: pullUrl(state),
		_links: {
			self: { href: self },
			html: { href: html },
			pull_request: { href: pullUrl(state) }
		},
		author_association: user.association,
		reactions: renderReactions(`${self}/reactions`),
		original_position: thread.original.position,
		position: thread.now.position,
		...comment.replyTo ? { in_reply_to_id: comment.replyTo.id } : {}
	};
}
/** As in the list of a pull request's comments. */
function renderComment(state, comment) {
	const { original, now } = comment.thread;
	return {
		...renderBareComment(state, comment),
		start_line: now.startLine ?? null,
		original_start_line: original.startLine ?? null,
		start_side: original.startSide ?? null,
		line: now.line ?? null,
		original_line: original.line,
		side: original.side,
		subject_type: "line"
	};
}
function renderReactions(url) {
	return {
		url,
		total_count: 0,
		"+1": 0,
		"-1": 0,
		laugh: 0,
		hooray: 0,
		confused: 0,
		heart: 0,
		rocket: 0,
		eyes: 0
	};
}
// src/sandbox/github/read-discussion.ts
/** GET …/pulls/{n}/reviews, oldest first. */
function readReviews({ state, user, query, address }) {
	const { items, headers } = listPage(visibleReviews(state, user, isFirstPage(query)), query, address, state.settings.pageSize);
	const rendered = items.map((review) => renderReview(state, review));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, rendered, { ...headers });
}
/** GET …/pulls/{n}/comments; `direction` counts only with `sort`. */
function readComments({ state, query, address }) {
	const since = query.get("since");
	const { items, headers } = listPage(sorted(visibleComments(state, isFirstPage(query)).filter(({ updatedAt }) => since === null || updatedAt >= since), query), query, address, state.settings.pageSize);
	const rendered = items.map((comment) => renderComment(state, comment));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, rendered, { ...headers });
}
function sorted(comments, query) {
	const by = query.get("sort");
	if (by === null) return comments;
	const key = (comment) => by === "updated" ? comment.updatedAt : comment.createdAt;
	const up = comments.toSorted((one, other) => key(one).localeCompare(key(other)) || one.id - other.id);
	return query.get("direction") === "desc" ? up.toReversed() : up;
}
/** GET …/reviews/{id}/comments; the author of a draft sees its comments here. */
function readCommentsOfReview(call, docs) {
	const { state, user, query, address } = call;
	const review = state.reviews.find(({ id }) => String(id) === call.params[0]);
	if (!review || !isVisible(review, user)) return notFound(docs);
	const { items, headers } = listPage(state.comments.filter((comment) => comment.review === review), query, address, state.settings.pageSize);
	const rendered = items.map((comment) => renderBareComment(state, comment));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, rendered, { ...headers });
}
function isFirstPage(query) {
	return (query.get("page") ?? "1") === "1";
}
// src/sandbox/github/route.ts
const PULL = String.raw`\/pulls\/(?:N)`;
const pull = (rest) => new RegExp(`^${PULL}${rest}$`);
const REVIEW = String.raw`\/reviews\/(\d+)`;
const R = "pulls/reviews#";
/** `N` stands for the number of the one pull request there is. */
const ROUTES = [
	[
		"GET",
		/^$/,
		"contents",
		"none",
		"repos/repos#get-a-repository",
		readRepository
	],
	[
		"GET",
		/^\/pulls$/,
		"pull_requests",
		"read",
		"pulls/pulls#list-pull-requests",
		readPulls
	],
	[
		"GET",
		pull(""),
		"pull_requests",
		"read",
		"pulls/pulls#get-a-pull-request",
		readPull
	],
	[
		"GET",
		pull(String.raw`\/files`),
		"pull_requests",
		"read",
		"pulls/pulls#list-pull-requests-files",
		readFiles
	],
	[
		"GET",
		pull(String.raw`\/reviews`),
		"pull_requests",
		"read",
		`${R}list-reviews-for-a-pull-request`,
		readReviews
	],
	[
		"POST",
		pull(String.raw`\/reviews`),
		"pull_requests",
		"write",
		CREATE_DOCS,
		postReview
	],
	[
		"GET",
		pull(REVIEW),
		"pull_requests",
		"read",
		`${R}get-a-review-for-a-pull-request`,
		onReview(readReview)
	],
	[
		"PUT",
		pull(REVIEW),
		"pull_requests",
		"write",
		`${R}update-a-review-for-a-pull-request`,
		onReview(updateReview)
	],
	[
		"DELETE",
		pull(REVIEW),
		"pull_requests",
		"write",
		`${R}delete-a-pending-review-for-a-pull-request`,
		onReview(deleteReview)
	],
	[
		"GET",
		pull(String.raw`${REVIEW}\/comments`),
		"pull_requests",
		"read",
		`${R}list-comments-for-a-pull-request-review`,
		readCommentsOfReview
	],
	[
		"POST",
		pull(String.raw`${REVIEW}\/events`),
		"pull_requests",
		"write",
		`${R}submit-a-review-for-a-pull-request`,
		onReview(submitReview)
	],
	[
		"PUT",
		pull(String.raw`${REVIEW}\/dismissals`),
		"pull_requests",
		"write",
		`${R}dismiss-a-review-for-a-pull-request`,
		onReview(dismissReview)
	],
	[
		"GET",
		pull(String.raw`\/comments`),
		"pull_requests",
		"read",
		"pulls/comments#list-review-comments-on-a-pull-request",
		readComments
	],
	[
		"GET",
		/^\/commits\/(\w+)\/pulls$/,
		"pull_requests",
		"read",
		"commits/commits#list-pull-requests-associated-with-a-commit",
		readPullsOfCommit
	],
	[
		"GET",
		/^\/compare\/(.+)$/,
		"contents",
		"read",
		"commits/commits#compare-two-commits",
		readComparison
	],
	[
		"GET",
		/^\/contents\/(.+)$/,
		"contents",
		"read",
		"repos/contents#get-repository-content",
		readContents
	],
	[
		"GET",
		/^\/git\/trees\/(\w+)$/,
		"contents",
		"read",
		"git/trees#get-a-tree",
		readTree
	],
	[
		"GET",
		/^\/git\/blobs\/(\w+)$/,
		"contents",
		"read",
		"git/blobs#get-a-blob",
		readBlob
	]
];
const VERSIONS = ["2022-11-28", "2026-03-10"];
/** Answers one request, as the caller may have it answered. */
async function route(state, request) {
	if (request.from.kind === "unknown-token") return refusal(401, "Bad credentials", "");
	if (request.from.kind === "nobody") return refusal(401, "Requires authentication", "");
	const user = state.accounts.named(request.from.login);
	const url = new URL(request.path, state.apiUrl);
	const { basePath } = state.settings;
	if (url.pathname === `${basePath}/rate_limit`) return readRate(state.rate);
	const exceeded = spend(state.rate);
	if (exceeded) return exceeded;
	const version = request.headers["x-github-api-version"] ?? "2022-11-28";
	if (!VERSIONS.includes(version)) return refusal(400, `Invalid API version: ${version}`, "about-the-rest-api/api-versions");
	if (request.body instanceof _demo_js__WEBPACK_IMPORTED_MODULE_2__.o) return refusal(400, "Problems parsing JSON", "");
	if (url.pathname === graphqlPath(basePath)) return answerGraphql(state, user, request);
	if (url.pathname === `${basePath}/user`) return readUser(state, user);
	const path = pathInRepository(state, url.pathname);
	if (path === void 0) return notFound("");
	return routeInRepository(state, user, request, url, path, version);
}
/** Enterprise servers have GraphQL beside the versioned REST API. */
function graphqlPath(basePath) {
	return `${basePath.replace(/\/v\d+$/, "")}/graphql`;
}
/** A repository can be named by its number too: `Link` headers and redirects do. */
function pathInRepository({ settings }, pathname) {
	const { basePath, owner, repo } = settings;
	for (const start of [`${basePath}/repos/${owner}/${repo}`, `${basePath}/repositories/${REPOSITORY_ID}`]) {
		const rest = pathname.slice(start.length);
		if (pathname.toLowerCase().startsWith(start.toLowerCase()) && (rest === "" || rest.startsWith("/"))) return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.c)(rest);
	}
}
async function routeInRepository(state, user, { method, body, headers }, url, path, version) {
	const numbered = path.replace(new RegExp(`^/pulls/${state.settings.number}(?=/|$)`), "/pulls/N");
	for (const [verb, pattern, needs, level, docs, handle] of ROUTES) {
		const match = verb === method ? pattern.exec(numbered) : null;
		if (!match) continue;
		if (!allows(user.permissions[needs], level)) return forbidden(user, needs, level, docs);
		const address = `${state.apiUrl}/repositories/${REPOSITORY_ID}${path}`;
		const { searchParams: query } = url;
		const accept = headers.accept ?? "";
		return handle({
			state,
			user,
			params: match.slice(1),
			query,
			body,
			accept,
			version,
			address
		}, docs);
	}
	return notFound("");
}
function allows(has, needs) {
	const order = [
		"none",
		"read",
		"write"
	];
	return order.indexOf(has) >= order.indexOf(needs);
}
function forbidden(user, needs, level, docs) {
	const headers = { "x-accepted-github-permissions": `${needs}=${level}` };
	return refusal(403, `Resource not accessible by ${user.kind === "bot" ? "integration" : "personal access token"}`, docs, { headers });
}
function readUser(state, user) {
	if (user.kind === "user") return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, renderProfile(state, user));
	return refusal(403, "Resource not accessible by integration", "users/users#get-the-authenticated-user");
}
function readRepository({ state }) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, renderRepository(state, state.accounts.named(state.settings.owner), false));
}
function postReview({ state, user, body }) {
	return createReview(state, user, body);
}
// src/sandbox/start-github.ts
async function startGitHub(description) {
	const state = await createState(description);
	const exclusive = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.t)();
	const plan = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.n)();
	const server = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.s)({
		caller: ({ authorization }) => callerOf(state, authorization),
		arrived: plan.arrived,
		act: (request) => exclusive(async () => withRate(state, await route(state, request))),
		idle: () => withRate(state, (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, {})),
		moved: ({ path }) => movedAddress(state, path)
	});
	state.apiUrl = `${server.origin}${state.settings.basePath}`;
	return interfaceOf(state, server, exclusive, plan);
}
function interfaceOf(state, server, exclusive, plan) {
	const { settings, repository, pull } = state;
	const author = pull.author.login;
	return {
		url: state.apiUrl,
		graphqlUrl: `${state.apiUrl.replace(/\/v\d+$/, "")}/graphql`,
		viewer: settings.viewer,
		token: state.accounts.named(settings.viewer).token,
		owner: settings.owner,
		repo: settings.repo,
		number: settings.number,
		directory: repository.directory,
		get headSha() {
			return pull.headSha;
		},
		get baseSha() {
			return pull.baseSha;
		},
		requests: server.requests,
		rate: state.rate,
		reviews: () => viewReviews(state),
		comments: () => viewComments(state),
		threads: () => viewThreads(state),
		file: async (path) => (await repository.read(`${pull.headSha}:${path}`))?.content.toString(),
		diff: async () => (await pullDiff(state)).text,
		event: (action = "synchronize") => exclusive(() => renderEvent(state, action)),
		as: (login) => person(state, state.accounts.named(login), exclusive),
		push: (files, message = "Go on") => exclusive(() => pushToHead(state, {
			files,
			message,
			author
		})),
		forcePush: (files, message = "Anew") => exclusive(() => forcePushToHead(state, {
			files,
			message,
			author
		})),
		pushBase: (files, message = "Meanwhile") => exclusive(() => pushToBase(state, {
			files,
			message,
			author: settings.owner
		})),
		closePull() {
			pull.status = "closed";
		},
		reopenPull() {
			pull.status = "open";
		},
		mergePull() {
			pull.status = "merged";
		},
		lockPull() {
			pull.locked = true;
		},
		press: (comment, by = author) => exclusive(async () => {
			const [pressed] = await press(state, [commentNumbered(state, comment)], by);
			return pressed ?? {
				kind: "no-button",
				comment
			};
		}),
		pressAll: (comments, by = author) => exclusive(() => {
			const all = comments?.map((id) => commentNumbered(state, id));
			return press(state, all ?? state.comments.filter(({ review }) => review.state !== "PENDING"), by);
		}),
		fail: plan.fail,
		before: plan.before,
		lag(reads) {
			state.lag = reads;
		},
		async close() {
			await server.close();
			await exclusive(() => repository.remove());
		}
	};
}
function callerOf(state, authorization) {
	if (authorization === void 0) return { kind: "nobody" };
	const account = state.accounts.withToken(authorization.replace(/^(?:token|bearer) +/i, ""));
	return account ? {
		kind: "known",
		login: account.login
	} : { kind: "unknown-token" };
}
function withRate({ rate }, reply) {
	return {
		...reply,
		headers: {
			...rateHeaders(rate),
			...reply.headers
		}
	};
}
/** The same address by the repository's number, as GitHub answers after a rename. */
function movedAddress({ apiUrl, settings }, path) {
	const { basePath, owner, repo } = settings;
	const start = `${basePath}/repos/${owner}/${repo}`;
	const rest = path.startsWith(start) ? path.slice(start.length) : "";
	return `${apiUrl}/repositories/${REPOSITORY_ID}${rest}`;
}
// src/demo/on-github.ts
var on_github_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ onGitHub: () => onGitHub });
async function onGitHub() {
	const linkHost = "github.example";
	const github = await startGitHub({
		base: _demo_js__WEBPACK_IMPORTED_MODULE_2__.v,
		head: _demo_js__WEBPACK_IMPORTED_MODULE_2__.y,
		title: _demo_js__WEBPACK_IMPORTED_MODULE_2__.b,
		serverUrl: `https://${linkHost}`
	});
	const { token, url: apiUrl, owner, repo, number: pull_number } = github;
	return {
		subject: `${owner}/${repo}#${pull_number}`,
		linkHost,
		async connect(id) {
			const connection = await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__.r)({
				token,
				apiUrl,
				maxWait: 10,
				say: () => {}
			});
			return (0,_github_js__WEBPACK_IMPORTED_MODULE_1__.t)(connection, {
				pullRequest: {
					owner,
					repo,
					pull_number
				},
				id,
				commit: github.headSha,
				resolveFixed: false
			});
		},
		reviews: () => github.reviews().length,
		comments: () => github.comments().map(({ id, path, line }) => ({
			place: `${path}:${line}`,
			press: () => github.press(id)
		})),
		file: github.file,
		close: github.close
	};
}



/***/ })

};
;