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
/** The real id of github-actions[bot], because workflows filter by it. */
const ACTIONS_BOT_ID = 41898282;
/**
* The viewer is created first, with the token's permissions. A name that starts with `stranger` does not belong to the
* repository; one that starts with `guest` belongs to it, but to no team.
*/
function createAccounts({ owner, author, viewer, permissions }) {
	const accounts = new _demo_js__WEBPACK_IMPORTED_MODULE_2__.h((login, id) => ({
		login,
		id: login === "github-actions[bot]" ? ACTIONS_BOT_ID : id,
		kind: login.endsWith("[bot]") ? "bot" : "user",
		token: `sandbox-token-of-${login.replace(/\W/g, "-")}`,
		permissions: login === viewer ? permissions : {
			pull_requests: "write",
			contents: "write"
		},
		association: associationOf(login, {
			owner,
			author
		})
	}));
	accounts.named(viewer);
	return accounts;
}
function associationOf(login, { owner, author }) {
	if (login === owner) return "OWNER";
	if (login === author) return "CONTRIBUTOR";
	if (login.startsWith("stranger")) return "NONE";
	if (login.startsWith("guest")) return "COLLABORATOR";
	return login.endsWith("[bot]") ? "NONE" : "MEMBER";
}
/** Whether the account is an owner, a member or a collaborator. */
function belongsToRepository({ association }) {
	return association === "OWNER" || association === "MEMBER" || association === "COLLABORATOR";
}
/** The login as GraphQL spells it. */
function actorLogin({ login }) {
	return login.replace(/\[bot\]$/, "");
}
// src/sandbox/github/answers.ts
/** Rewritten by `npm run contract` from what GitHub answers. */
const RECORDED = {
	oneLineRange: {
		"answer": "refused",
		"message": "Start line must precede the end line.",
		"source": "assumed"
	},
	reversedRange: {
		"answer": "refused",
		"message": "Start line must precede the end line.",
		"source": "assumed"
	},
	rangeAcrossHunks: {
		"answer": "refused",
		"message": "Start line could not be resolved",
		"source": "assumed"
	},
	startOutsideHunks: {
		"answer": "refused",
		"message": "Start line could not be resolved",
		"source": "assumed"
	},
	mixedSides: {
		"answer": "accepted",
		"source": "assumed"
	},
	leftContext: {
		"answer": "refused",
		"message": "Line could not be resolved",
		"source": "assumed"
	},
	unknownPosition: {
		"answer": "refused",
		"message": "Position could not be resolved",
		"source": "assumed"
	},
	unshownFile: {
		"answer": "refused",
		"message": "Path diff too large",
		"source": "assumed"
	},
	olderCommit: {
		"answer": "accepted",
		"source": "assumed"
	},
	requestChangesWithoutBody: {
		"answer": "refused",
		"message": "You need to leave a comment indicating the requested changes.",
		"source": "assumed"
	},
	refusedReview: {
		"answer": "leaves-nothing",
		"source": "assumed"
	},
	bodyOfPendingReview: {
		"answer": "stays-pending",
		"source": "assumed"
	},
	submitTwice: {
		"answer": "refused",
		"message": "Can not submit a non-pending pull request review",
		"source": "assumed"
	},
	deleteSubmitted: {
		"answer": "refused",
		"message": "Can not delete a non-pending pull request review",
		"source": "assumed"
	},
	dismissComment: {
		"answer": "refused",
		"message": "Can not dismiss a commented pull request review",
		"source": "assumed"
	},
	reviewBody: {
		"answer": "65536 code-points",
		"message": "body is too long (maximum is 65536 characters)",
		"source": "assumed"
	},
	commentBody: {
		"answer": "65536 code-points",
		"message": "body is too long (maximum is 65536 characters)",
		"source": "assumed"
	},
	commentsPerReview: {
		"answer": "none",
		"source": "assumed"
	},
	requestBytes: {
		"answer": "none",
		"source": "assumed"
	},
	patchLines: {
		"answer": 2e4,
		"source": "assumed"
	},
	patchBytes: {
		"answer": 5e5,
		"source": "assumed"
	},
	allPatchLines: {
		"answer": "none",
		"source": "assumed"
	},
	blankLineBlock: {
		"answer": "one-blank-line",
		"source": "assumed"
	},
	tildeFence: {
		"answer": "code",
		"source": "assumed"
	},
	extraInfoWord: {
		"answer": "code",
		"source": "assumed"
	},
	twoBlocks: {
		"answer": "first",
		"source": "assumed"
	},
	finalNewline: {
		"answer": "kept",
		"source": "assumed"
	}
};
const UNVERIFIED = [
	"oneLineRange",
	"rangeAcrossHunks",
	"leftContext",
	"requestChangesWithoutBody"
];
/** The same answers with every request refused, or accepted, that GitHub may treat either way. */
function withUnverified(answers, answer) {
	const changed = UNVERIFIED.map((question) => [question, {
		...answers[question],
		answer
	}]);
	return {
		...answers,
		...Object.fromEntries(changed)
	};
}
// src/sandbox/github/description.ts
const VIEWER = "github-actions[bot]";
const LIMITS = {
	files: 3e3,
	diffFiles: 300,
	treeEntries: 1e5,
	blobTextBytes: 512e3,
	diffLines: 2e4
};
function describe(description) {
	const answers = answersOf(description);
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
		answers,
		limits: {
			...LIMITS,
			patchLines: (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.m)(answers.patchLines),
			patchBytes: (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.m)(answers.patchBytes),
			allPatchLines: (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.m)(answers.allPatchLines),
			...description.limits
		}
	};
}
function answersOf({ answers, unverified }) {
	return {
		...unverified ? withUnverified(RECORDED, unverified) : RECORDED,
		...answers
	};
}
// src/sandbox/github/refusal.ts
const DOCS = "https://docs.github.com/rest";
/** An error of api.github.com; since about 2024 the body has `status` as a string. */
function refusal(status, message, docs, more = {}) {
	const body = {
		message,
		...more.errors ? { errors: more.errors } : {},
		documentation_url: docs === "" ? DOCS : `${DOCS}/${docs}`,
		status: String(status)
	};
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(status, body, more.headers);
}
/** Errors of reviews are strings, unlike those of single comments. */
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
/** Requests per hour and repository for a GITHUB_TOKEN. */
const LIMIT = 1e3;
const HOUR = 3600;
/** Real time, because clients wait by their own clock. */
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
/** Counts a request; returns the error reply if none is left. */
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
/** GET /rate_limit, which does not count against the limit. */
function readRate({ limit, remaining, reset }) {
	const core = {
		limit,
		remaining,
		reset,
		used: limit - remaining
	};
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
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
/** The pull request's diff at one of its commits: the changes since the merge base. */
function pullDiff({ repository, pull }, commit = pull.headSha) {
	return repository.compare(`${pull.baseSha}...${commit}`);
}
function commentsOf({ comments }, thread) {
	return comments.filter((comment) => comment.thread === thread);
}
// src/sandbox/github/create-state.ts
/** Above 2³¹, as real ids are, so that code that stores them in 32 bits fails. */
const FIRST_COMMENT_ID = 2500000001;
const FIRST_REVIEW_ID = 3100000001;
/** Creates the repository with its commits and a pull request without reviews. */
async function createState(description) {
	const settings = describe(description);
	const { owner, author, title } = settings;
	const { world, headSha, targetSha } = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__._)(createAccounts(settings), {
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
		...description.baseLater ? { baseLater: description.baseLater } : {}
	});
	return {
		...world,
		settings,
		pull: {
			author: world.accounts.named(author),
			createdAt: world.clock.now(),
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
		ids: {
			review: FIRST_REVIEW_ID,
			comment: FIRST_COMMENT_ID,
			thread: 1
		}
	};
}
// src/sandbox/git/follow-line.ts
/** Maps a line of the older tree to the newer one; `undefined` if it was edited or deleted. */
function followLine({ files }, { path, line }) {
	const change = files.find((file) => file.status === "renamed" ? file.previousPath === path : file.status !== "copied" && file.path === path);
	if (!change) return {
		path,
		line
	};
	if (change.status === "removed") return void 0;
	const now = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.c)(change.patch, "oldLine", line);
	return now === void 0 ? void 0 : {
		path: change.path,
		line: now
	};
}
// src/sandbox/github/shown-patch.ts
/**
* The patch of a file as the API returns it: none for binary files, pure renames and files that are too large, nor
* for files that exceed the line budget of the whole diff.
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
/** Finds the row for a comment in the hunks of the pull request's diff at that commit, or the reason there is none. */
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
	const rows = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.l)(patch);
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
	const { answers } = settings;
	const refuses = (question) => answers[question].answer === "refused";
	const onContext = !refuses("leftContext");
	const row = findRow(rows, at.side, at.line, onContext);
	const missing = !row && findRow(rows, at.side, at.line, true) ? "left-context" : "line";
	if (at.startLine === void 0) {
		if (!row) return {
			kind: "problem",
			problem: missing
		};
		return {
			kind: "anchor",
			anchor: anchorOf(change, commit, row, at.side, void 0, void 0, patch)
		};
	}
	if (at.startSide === at.side && at.startLine > at.line) return {
		kind: "problem",
		problem: "order"
	};
	if (at.startSide === at.side && at.startLine === at.line && refuses("oneLineRange")) return {
		kind: "problem",
		problem: "one-line"
	};
	const start = findRow(rows, at.startSide, at.startLine, onContext);
	if (!row) return {
		kind: "problem",
		problem: missing
	};
	if (!start || start.position > row.position) return {
		kind: "problem",
		problem: "start-line"
	};
	if (start.hunk !== row.hunk && refuses("rangeAcrossHunks")) return {
		kind: "problem",
		problem: "hunks"
	};
	if (at.startSide !== at.side && refuses("mixedSides")) return {
		kind: "problem",
		problem: "mixed-sides"
	};
	return {
		kind: "anchor",
		anchor: anchorOf(change, commit, row, at.side, at.startLine, at.startSide, patch)
	};
}
/** Added and context rows on the right, deleted rows on the left; context on the left if `leftContext`. */
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
/** The anchor of a thread that has not moved. */
function toCurrentAnchor({ commit, path, line, startLine, position }) {
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
* Moves a thread to the current head: if its lines are unchanged and still in the diff it moves with them, otherwise
* it is outdated and has no line. Always starts from the original anchor, so that a reverted edit has no effect.
*/
async function moveThread(state, thread) {
	const { original } = thread;
	thread.now = (original.side === "RIGHT" ? await moveRight(state, original) : await moveLeft(state, original)) ?? {
		...toCurrentAnchor(original),
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
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.l)(files.find((file) => file.path === path)?.patch);
}
function isAt(place, path, line) {
	return place?.path === path && place.line === line;
}
// src/sandbox/github/move-head.ts
/** Commits on top of the head, moves the threads and returns the SHA. */
async function pushToHead(state, push) {
	const parent = state.pull.headSha;
	return moveHead(state, await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.g)(state, push, {
		branch: HEAD_BRANCH,
		parent,
		holds: "changes"
	}));
}
/** Replaces the head by one commit on top of the base branch that has exactly these files. */
async function forcePushToHead(state, push) {
	const parent = state.pull.baseSha;
	const head = await moveHead(state, await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.g)(state, push, {
		branch: HEAD_BRANCH,
		parent,
		holds: "tree"
	}));
	for (const review of state.reviews) review.commitId = head;
	return head;
}
/** Commits to the base branch, as if another pull request were merged. */
async function pushToBase(state, push) {
	const parent = state.pull.baseSha;
	state.pull.baseSha = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.g)(state, push, {
		branch: BASE_BRANCH,
		parent,
		holds: "changes"
	});
	return state.pull.baseSha;
}
async function moveHead(state, sha) {
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
// src/sandbox/github/anchor-messages.ts
const THREAD$1 = "Pull request review thread";
const BLANK = `${THREAD$1} diff hunk can't be blank`;
const SAME_HUNK = `${THREAD$1} start line must be part of the same hunk as the line.`;
const PRECEDE = `${THREAD$1} start line must precede the end line.`;
/** Until some time between 2025-04 and 2025-12, and on older servers. */
const LEGACY = {
	path: [`${THREAD$1} path is invalid`, BLANK],
	line: [`${THREAD$1} line must be part of the diff`, BLANK],
	"left-context": [`${THREAD$1} line must be part of the diff`, BLANK],
	"start-line": [SAME_HUNK],
	"one-line": [PRECEDE],
	order: [PRECEDE],
	hunks: [
		`${THREAD$1} line must be part of the diff`,
		SAME_HUNK,
		BLANK
	],
	"mixed-sides": [SAME_HUNK],
	position: [`${THREAD$1} position is invalid`, BLANK],
	"too-large": [`${THREAD$1} path diff too large`, BLANK]
};
function anchorMessages(problem, { wording, answers }) {
	return wording === "legacy" ? LEGACY[problem] : [currentMessage(problem, answers)];
}
/** Those for the line and the path have been observed by others; the rest is as recorded. */
function currentMessage(problem, answers) {
	if (problem === "path") return "Path could not be resolved";
	if (problem === "line") return "Line could not be resolved";
	return answers[QUESTIONS[problem]].message ?? "";
}
const QUESTIONS = {
	"left-context": "leftContext",
	"start-line": "startOutsideHunks",
	"one-line": "oneLineRange",
	order: "reversedRange",
	hunks: "rangeAcrossHunks",
	"mixed-sides": "mixedSides",
	position: "unknownPosition",
	"too-large": "unshownFile"
};
// src/sandbox/github/coerce-review.ts
const EVENTS = [
	"APPROVE",
	"REQUEST_CHANGES",
	"COMMENT"
];
const SIDES = ["LEFT", "RIGHT"];
/**
* Coerces the body of a create request as the GraphQL mutation behind it does: a comment with `line` becomes a
* DraftPullRequestReviewThread, one without it a DraftPullRequestReviewComment, keys become camel case, and undefined
* keys are refused before anything else is validated.
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
/** Undefined keys first, then missing values and wrong types: the order of a real reply. */
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
/** REST URL of the repository. */
function repoUrl({ apiUrl, settings }) {
	return `${apiUrl}/repos/${settings.owner}/${settings.repo}`;
}
function pullUrl(state) {
	return `${repoUrl(state)}/pulls/${state.settings.number}`;
}
/** Origin of the web pages. */
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
/** The public profile of GET /user. */
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
/** Keys in the order of a real reply; `submitted_at` is absent while the review is pending. */
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
/** Why this user may not submit the review, in GitHub's words; the rules are the same for new and pending reviews. */
function submissionProblem(state, user, event, body, hasComments) {
	return ownPullProblem(state, user, event) ?? approvalProblem(state, user, event) ?? lockProblem(state, user) ?? bodyProblem(state, event, body, hasComments);
}
/** GitHub added the prefix `Review` in about 2025. */
function ownPullProblem({ pull, settings }, user, event) {
	if (user !== pull.author || event === void 0 || event === "COMMENT") return void 0;
	const action = event === "APPROVE" ? "approve" : "request changes on";
	return `${settings.wording === "legacy" ? "" : "Review "}Can not ${action} your own pull request`;
}
function approvalProblem({ settings }, user, event) {
	return event === "APPROVE" && user.kind === "bot" && !settings.canApprove ? "GitHub Actions is not permitted to approve pull requests." : void 0;
}
/** Users with write access can still review a locked pull request. */
function lockProblem({ pull }, user) {
	const member = user.association === "OWNER" || user.association === "MEMBER";
	return pull.locked && !member ? "lock prevents review" : void 0;
}
function bodyProblem({ settings }, event, body, hasComments) {
	if (body.trim() !== "") return void 0;
	if (event === "COMMENT" && !hasComments) return "";
	if (event !== "REQUEST_CHANGES") return void 0;
	if (!hasComments) return "You need to leave a comment indicating the requested changes.";
	const { answer, message } = settings.answers.requestChangesWithoutBody;
	return answer === "refused" ? message : void 0;
}
// src/sandbox/github/create-review.ts
const CREATE_DOCS = "pulls/reviews#create-a-review-for-a-pull-request";
const STATES = {
	APPROVE: "APPROVED",
	REQUEST_CHANGES: "CHANGES_REQUESTED",
	COMMENT: "COMMENTED"
};
/**
* POST …/pulls/{n}/reviews: validates in the order observed on GitHub (types, commit, own pull request, pending
* review, anchors), then creates the review with all comments or not at all.
*/
async function createReview(state, user, body) {
	if (body !== void 0 && (typeof body !== "object" || body === null || Array.isArray(body))) return refusal(400, "Body should be a JSON object", CREATE_DOCS);
	const coerced = coerceReview({ ...body });
	if (coerced.kind === "errors") return unprocessable(CREATE_DOCS, ...coerced.errors);
	const { draft } = coerced;
	const commit = draft.commitId ?? state.pull.headSha;
	if (!state.pull.commits.includes(commit)) return unprocessable(CREATE_DOCS, "The commitOID is not part of the pull request");
	const problem = submissionProblem(state, user, draft.event, draft.body, draft.comments.length > 0) ?? pendingProblem(state, user) ?? lengthProblem(state, draft, body);
	if (problem !== void 0) return unprocessable(CREATE_DOCS, problem);
	const diff = await pullDiff(state, commit);
	const resolved = draft.comments.map((comment) => resolveAnchor(diff, commit, comment, state.settings));
	const problems = resolved.flatMap((one) => one.kind === "problem" ? anchorMessages(one.problem, state.settings) : []);
	if (problems.length > 0) return unprocessable(CREATE_DOCS, toSentence(problems));
	const review = addReview(state, user, draft, commit);
	await addComments(state, review, draft, resolved);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderReview(state, review));
}
function pendingProblem(state, user) {
	return state.reviews.some((review) => review.user === user && review.state === "PENDING") ? "User can only have one pending review per pull request" : void 0;
}
/** The limits of the texts, of their number and of the whole request. */
function lengthProblem({ settings }, draft, request) {
	const { reviewBody, commentBody, commentsPerReview, requestBytes } = settings.answers;
	if ((0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.p)(reviewBody, draft.body)) return reviewBody.message;
	if (draft.comments.some(({ body }) => (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.p)(commentBody, body))) return commentBody.message;
	if (draft.comments.length > (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.m)(commentsPerReview)) return commentsPerReview.message;
	const bytes = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.m)(requestBytes);
	return Number.isFinite(bytes) && Buffer.byteLength(JSON.stringify(request)) > bytes ? requestBytes.message : void 0;
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
		now: toCurrentAnchor(original),
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
		reactions: [],
		body,
		createdAt: at,
		updatedAt: at
	});
	if (original.commit !== state.pull.headSha) await moveThread(state, thread);
}
function submittedState(event) {
	return STATES[event];
}
// src/sandbox/github/person.ts
function person(state, account, exclusive) {
	const post = (review) => exclusive(async () => {
		const reply = await createReview(state, account, review);
		if (reply.status !== 200) throw new Error(`${account.login}: ${reply.body}`);
		return state.reviews.at(-1)?.id ?? 0;
	});
	const on = (id, change) => exclusive(async () => change(findComment(state, id)));
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
		reply: (id, body) => exclusive(async () => addReply(state, account, findComment(state, id), body)),
		edit: (id, body) => on(id, (comment) => {
			comment.body = body;
			comment.updatedAt = state.clock.now();
		}),
		remove: (id) => on(id, (comment) => removeComment(state, comment)),
		resolve: (id) => on(id, ({ thread }) => {
			assertMayResolve(state, account);
			thread.resolvedBy = account;
		}),
		unresolve: (id) => on(id, ({ thread }) => {
			assertMayResolve(state, account);
			thread.resolvedBy = void 0;
		}),
		react: (id, content) => on(id, ({ reactions }) => {
			if (!reactions.some((each) => each.user === account && each.content === content)) reactions.push({
				user: account,
				content
			});
		})
	};
}
/**
* Allowed for the author of the pull request, apps with the permission, and people with write access: here all members.
*/
function assertMayResolve({ pull }, account) {
	if (account === pull.author || account.kind === "bot" || belongsToRepository(account)) return;
	throw new Error(`${account.login} may not resolve threads`);
}
/** Every reply creates a review without a body. */
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
	const times = {
		createdAt: at,
		updatedAt: at
	};
	state.comments.push({
		id,
		review,
		thread: to.thread,
		user,
		replyTo,
		body,
		...times,
		reactions: []
	});
	return id;
}
function removeComment(state, comment) {
	state.comments = state.comments.filter((each) => each !== comment);
	if (commentsOf(state, comment.thread).length > 0) return;
	state.threads = state.threads.filter((thread) => thread !== comment.thread);
}
function findComment(state, id) {
	const comment = state.comments.find((each) => each.id === id);
	if (comment) return comment;
	throw new Error(`There is no comment ${id}; there are ${state.comments.map((each) => each.id).join(", ")}.`);
}
// src/sandbox/github/first-suggestion.ts
const FENCE = /^( {0,3})(`{3,}|~{3,})(.*)/;
const HTML_BLOCK = /^ {0,3}<(?:[a-z!?/])/i;
/** The lines of the first suggestion block of a comment; `undefined` if it has none. */
function firstSuggestion(body, rules = RECORDED) {
	return suggestionBlocks(body, rules)[0];
}
/**
* The suggestion blocks of a comment. A fence at the top level with the info string `suggestion`, of backticks and with
* no other word unless the record says otherwise; it ends at the first line that is a fence of at least its length. A
* fence in raw HTML is text.
*/
function suggestionBlocks(body, rules = RECORDED) {
	const blocks = [];
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
		if (isSuggestion(fence, info, rules)) {
			const indented = new RegExp(`^ {0,${indent.length}}`);
			const block = lines.slice(at + 1, end).map((each) => each.replace(indented, ""));
			const isBlank = block.length === 1 && block[0] === "";
			blocks.push(isBlank && rules.blankLineBlock.answer === "deletes" ? [] : block);
		}
		at = end;
	}
	return blocks;
}
function isSuggestion(fence, info, { tildeFence, extraInfoWord }) {
	if (fence.startsWith("~") && tildeFence.answer !== "button") return false;
	return info === "suggestion" || info.startsWith("suggestion ") && extraInfoWord.answer === "button";
}
function endOfFence(lines, from, fence) {
	const closing = new RegExp(`^ {0,3}${fence.charAt(0)}{${fence.length},}[ \\t]*$`);
	const end = lines.findIndex((line, at) => at >= from && closing.test(line));
	return end < 0 ? lines.length : end;
}
/** An HTML comment lasts until its end, other HTML until the next blank line. https://spec.commonmark.org/0.31.2/#html-blocks */
function endOfHtml(lines, from) {
	const isComment = /^ {0,3}<!--/.test(lines[from] ?? "");
	const end = lines.findIndex((line, at) => at >= from && (isComment ? line.includes("-->") : line.trim() === ""));
	return end < 0 ? lines.length : end;
}
// src/sandbox/github/replace-lines.ts
/**
* Replaces ranges of lines, from bottom to top. Pure LF and pure CRLF are kept; a file with both becomes CRLF throughout
* (w3c/cbor-ld#112). A missing final newline stays missing, unless the record says otherwise.
*/
function replaceLines(content, replacements, { finalNewline } = RECORDED) {
	const { lines, ending, ended } = splitFile(content);
	for (const { first, last, lines: put } of replacements.toSorted((one, other) => other.first - one.first)) lines.splice(first - 1, last - first + 1, ...put.map(bytesOf));
	const closes = ended || finalNewline.answer === "added";
	const text = lines.length === 0 ? "" : lines.join(ending) + (closes ? ending : "");
	return Buffer.from(text, "latin1");
}
/** Lines `first` to `last` of a file, 1-based, without line endings. */
function linesAt(content, first, last) {
	return splitFile(content).lines.slice(first - 1, last);
}
function sameLines(one, texts) {
	return one.length === texts.length && texts.every((text, index) => bytesOf(text) === one[index]);
}
/** One character per byte, so that invalid UTF-8 survives. */
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
/** GitHub's messages, from the list embedded in every page with suggestions. */
const REASONS = {
	unchanged: "This suggestion is invalid because no changes were made to the code.",
	closed: "Suggestions cannot be applied while the pull request is closed.",
	overlapping: "Only one suggestion per line can be applied in a batch.",
	deleted: "Applying suggestions on deleted lines is not supported.",
	outdated: "Outdated suggestions cannot be applied.",
	resolved: "This suggestion has been applied or marked resolved.",
	pending: "Suggestions cannot be applied from pending reviews."
};
/**
* Commits the suggestions of these comments to the head branch as one batch; for each that cannot be applied, returns
* GitHub's message.
*/
async function press(state, comments, by) {
	const refused = /* @__PURE__ */ new Map();
	const edits = [];
	for (const comment of comments) {
		const lines = firstSuggestion(comment.body, state.settings.answers);
		if (!lines) {
			refused.set(comment, {
				kind: "no-button",
				comment: comment.id
			});
			continue;
		}
		const edit = await editOf(state, comment, lines);
		const reason = typeof edit === "string" ? edit : edits.some((other) => overlap(edit, other)) && REASONS.overlapping;
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
	if (review.state === "PENDING") return REASONS.pending;
	if (state.pull.status !== "open") return REASONS.closed;
	if (thread.resolvedBy) return REASONS.resolved;
	if (outdated || line === void 0) return REASONS.outdated;
	if (await touchesDeletedLines(state, thread)) return REASONS.deleted;
	const first = startLine ?? line;
	if (sameLines(linesAt((await state.repository.read(`${state.pull.headSha}:${path}`))?.content ?? Buffer.alloc(0), first, line), lines)) return REASONS.unchanged;
	return {
		comment,
		path,
		first,
		last: line,
		lines
	};
}
/** Whether the range is on the left side or has a deleted row between its first and last row. */
async function touchesDeletedLines(state, { original, now }) {
	if (original.side === "LEFT" || original.startSide === "LEFT") return true;
	const { files } = await pullDiff(state);
	const rows = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.l)(files.find(({ path }) => path === now.path)?.patch);
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
		const content = replaceLines((await state.repository.read(`${state.pull.headSha}:${path}`))?.content ?? Buffer.alloc(0), edits.filter((edit) => edit.path === path), state.settings.answers);
		files[path] = {
			mode: await state.repository.mode(state.pull.headSha, path),
			content
		};
	}
	const trailers = [...new Set(edits.map(({ comment }) => comment.user.login))].map((login) => `Co-authored-by: ${login} <${login}@users.noreply.example.com>`);
	const commit = await pushToHead(state, {
		files,
		message: `${edits.length === 1 ? `Update ${edits[0]?.path}` : "Apply suggestions from code review"}\n\n${trailers.join("\n")}\n`,
		author: by
	});
	for (const { comment } of edits) comment.thread.resolvedBy = state.accounts.named(by);
	return commit;
}
// src/sandbox/github/render-repository.ts
/** URL suffixes of a repository, by key without `_url`. */
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
/** The full object, with the counts that only GET …/pulls/{n} has. */
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
/** The short object of lists. */
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
var change_review_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
	deleteReview: () => deleteReview,
	dismissReview: () => dismissReview,
	onReview: () => onReview$1,
	readReview: () => readReview,
	submitReview: () => submitReview,
	updateReview: () => updateReview
});
/** A handler for a review that the caller can see. */
function onReview$1(change) {
	return (call, docs) => {
		const review = call.state.reviews.find(({ id }) => String(id) === call.captures[0]);
		return review && (review.state !== "PENDING" || review.user === call.user) ? change(call, review, docs) : notFound(docs);
	};
}
const readReview = ({ state }, review) => (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderReview(state, review));
/** POST …/reviews/{id}/events. If refused, the pending review stays unchanged. */
const submitReview = ({ state, user, body }, review, docs) => {
	const fields = fieldsOf(body);
	const event = eventOf(fields.event);
	if (!event) return unprocessable(docs, "Variable $event of type PullRequestReviewEvent was provided invalid value");
	const { submitTwice } = state.settings.answers;
	if (review.state !== "PENDING") return unprocessable(docs, submitTwice.message ?? "");
	const text = typeof fields.body === "string" ? fields.body : review.body;
	const problem = submissionProblem(state, user, event, text, hasComments(state, review));
	if (problem !== void 0) return unprocessable(docs, problem);
	review.body = text;
	submit(state, review, event);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderReview(state, review));
};
function submit(state, review, event) {
	review.state = submittedState(event);
	review.submittedAt = state.clock.now();
}
/** DELETE …/reviews/{id}: only pending reviews. */
const deleteReview = ({ state, user }, review, docs) => {
	if (review.user !== user) return notFound(docs);
	const { deleteSubmitted } = state.settings.answers;
	if (review.state !== "PENDING") return unprocessable(docs, deleteSubmitted.message ?? "");
	const reply = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderReview(state, review));
	state.reviews = state.reviews.filter((other) => other !== review);
	state.comments = state.comments.filter((comment) => comment.review !== review);
	state.threads = state.threads.filter((thread) => thread.review !== review);
	return reply;
};
/** PUT …/reviews/{id}/dismissals. */
const dismissReview = ({ state, body }, review, docs) => {
	const { message } = fieldsOf(body);
	if (typeof message !== "string" || message === "") return refusal(422, "Invalid request.\n\n\"message\" wasn't supplied.", docs);
	if (review.state !== "APPROVED" && review.state !== "CHANGES_REQUESTED") return unprocessable(docs, state.settings.answers.dismissComment.message ?? "");
	review.state = "DISMISSED";
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderReview(state, review));
};
/** PUT …/reviews/{id}: changes the body, and may submit a pending review. */
const updateReview = ({ state, user, body }, review, docs) => {
	if (review.user !== user) return notFound(docs);
	const fields = fieldsOf(body);
	if (typeof fields.body !== "string") return refusal(422, "Invalid request.\n\n\"body\" wasn't supplied.", docs);
	review.body = fields.body;
	if (state.settings.answers.bodyOfPendingReview.answer === "submits" && review.state === "PENDING") submit(state, review, "COMMENT");
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderReview(state, review));
};
function hasComments({ comments }, review) {
	return comments.some((comment) => comment.review === review);
}
// node_modules/graphql/jsutils/devAssert.mjs
/** @internal */
function devAssert(condition, message) {
	if (!Boolean(condition)) throw new Error(message);
}
// node_modules/graphql/jsutils/isPromise.mjs
/**
* Returns true if the value acts like a Promise, i.e. has a "then" function,
* otherwise returns false.
*
* @internal
*/
function isPromise(value) {
	return typeof (value === null || value === void 0 ? void 0 : value.then) === "function";
}
// node_modules/graphql/jsutils/isObjectLike.mjs
/**
* Return true if `value` is object-like. A value is object-like if it's not
* `null` and has a `typeof` result of "object".
*
* @internal
*/
function isObjectLike(value) {
	return typeof value == "object" && value !== null;
}
// node_modules/graphql/language/location.mjs
/** @category Source */
/** Represents a location in a Source. */
/**
* Takes a Source and a UTF-8 character offset, and returns the corresponding
* line and column as a SourceLocation.
* @param source - The source document that contains the position.
* @param position - The UTF-8 character offset in the source body.
* @returns The 1-indexed line and column for the given source position.
* @example
* ```ts
* import { Source, getLocation } from 'graphql/language';
*
* const source = new Source('type Query { hello: String }');
* const location = getLocation(source, 13); // => { line: 1, column: 14 }
* ```
*/
function getLocation(source, position) {
	const lineRegexp = /\r\n|[\n\r]/g;
	let line = 1;
	let column = position + 1;
	let match;
	while ((match = lineRegexp.exec(source.body)) && match.index < position) {
		line++;
		column = position + 1 - (match.index + match[0].length);
	}
	return {
		line,
		column
	};
}
/** @internal */
function getLocations(locations) {
	if (locations.length < 2) return locations.map(({ source, start }) => getLocation(source, start));
	const bySource = /* @__PURE__ */ new Map();
	locations.forEach(({ source, start }, index) => {
		let positions = bySource.get(source);
		if (positions === void 0) {
			positions = [];
			bySource.set(source, positions);
		}
		positions.push({
			position: start,
			index
		});
	});
	const result = new Array(locations.length);
	for (const [source, positions] of bySource) {
		const lineRegexp = /\r\n|[\n\r]/g;
		let match = lineRegexp.exec(source.body);
		let line = 1;
		let lastLineStart = 0;
		positions.sort((a, b) => a.position - b.position);
		for (const { position, index } of positions) {
			while (match !== null && match.index < position) {
				lastLineStart = match.index + match[0].length;
				line++;
				match = lineRegexp.exec(source.body);
			}
			result[index] = {
				line,
				column: position + 1 - lastLineStart
			};
		}
	}
	return result;
}
// node_modules/graphql/language/printLocation.mjs
/** @category Source */
/**
* Render a helpful description of the location in the GraphQL Source document.
* @param location - The AST location to print.
* @returns A formatted source excerpt with line and column information.
* @example
* ```ts
* import { parse, printLocation } from 'graphql/language';
*
* const document = parse('type Query { hello: String }');
* const location = document.definitions[0].loc;
*
* if (location) {
*   const printed = printLocation(location); // => 'GraphQL request:1:1\n1 | type Query { hello: String }\n  | ^'
* }
* ```
*/
function printLocation(location) {
	return printSourceLocation(location.source, getLocation(location.source, location.start));
}
/**
* Render a helpful description of the location in the GraphQL Source document.
* @param source - The source document that contains the location.
* @param sourceLocation - The 1-indexed line and column to print.
* @returns A formatted source excerpt with line and column information.
* @example
* ```ts
* import { Source, printSourceLocation } from 'graphql/language';
*
* const source = new Source('type Query { hello: String }');
* const printed = printSourceLocation(source, { line: 1, column: 14 }); // => 'GraphQL request:1:14\n1 | type Query { hello: String }\n  |              ^'
* ```
*/
function printSourceLocation(source, sourceLocation) {
	const firstLineColumnOffset = source.locationOffset.column - 1;
	const body = "".padStart(firstLineColumnOffset) + source.body;
	const lineIndex = sourceLocation.line - 1;
	const lineOffset = source.locationOffset.line - 1;
	const lineNum = sourceLocation.line + lineOffset;
	const columnOffset = sourceLocation.line === 1 ? firstLineColumnOffset : 0;
	const columnNum = sourceLocation.column + columnOffset;
	const locationStr = `${source.name}:${lineNum}:${columnNum}\n`;
	const lines = body.split(/\r\n|[\n\r]/g);
	const locationLine = lines[lineIndex];
	if (locationLine.length > 120) {
		const subLineIndex = Math.floor(columnNum / 80);
		const subLineColumnNum = columnNum % 80;
		const subLines = [];
		for (let i = 0; i < locationLine.length; i += 80) subLines.push(locationLine.slice(i, i + 80));
		return locationStr + printPrefixedLines([
			[`${lineNum} |`, subLines[0]],
			...subLines.slice(1, subLineIndex + 1).map((subLine) => ["|", subLine]),
			["|", "^".padStart(subLineColumnNum)],
			["|", subLines[subLineIndex + 1]]
		]);
	}
	return locationStr + printPrefixedLines([
		[`${lineNum - 1} |`, lines[lineIndex - 1]],
		[`${lineNum} |`, locationLine],
		["|", "^".padStart(columnNum)],
		[`${lineNum + 1} |`, lines[lineIndex + 1]]
	]);
}
function printPrefixedLines(lines) {
	const existingLines = lines.filter(([_, line]) => line !== void 0);
	const padLen = Math.max(...existingLines.map(([prefix]) => prefix.length));
	return existingLines.map(([prefix, line]) => prefix.padStart(padLen) + (line ? " " + line : "")).join("\n");
}
// node_modules/graphql/error/GraphQLError.mjs
/** @category Errors */
function toNormalizedOptions(args) {
	const firstArg = args[0];
	if (firstArg == null || "kind" in firstArg || "length" in firstArg) return {
		nodes: firstArg,
		source: args[1],
		positions: args[2],
		path: args[3],
		originalError: args[4],
		extensions: args[5]
	};
	return firstArg;
}
/**
* A GraphQLError describes an Error found during the parse, validate, or
* execute phases of performing a GraphQL operation. In addition to a message
* and stack trace, it also includes information about the locations in a
* GraphQL document and/or execution result that correspond to the Error.
*/
var GraphQLError = class GraphQLError extends Error {
	/**
	* An array of `{ line, column }` locations within the source GraphQL document
	* which correspond to this error.
	*
	* Errors during validation often contain multiple locations, for example to
	* point out two things with the same name. Errors during execution include a
	* single location, the field which produced the error.
	*
	* Enumerable, and appears in the result of JSON.stringify().
	*/
	/**
	* An array describing the JSON-path into the execution response which
	* corresponds to this error. Only included for errors during execution.
	*
	* Enumerable, and appears in the result of JSON.stringify().
	*/
	/** An array of GraphQL AST Nodes corresponding to this error. */
	/**
	* The source GraphQL document for the first location of this error.
	*
	* Note that if this Error represents more than one node, the source may not
	* represent nodes after the first node.
	*/
	/**
	* An array of character offsets within the source GraphQL document
	* which correspond to this error.
	*/
	/** Original error that caused this GraphQLError, if one exists. */
	/** Extension fields to add to the formatted error. */
	/**
	* Creates a GraphQLError instance.
	* @param message - Human-readable error message.
	* @param options - Error metadata such as source locations, response path, original error, and extensions.
	* This positional-arguments constructor overload is deprecated. Use the
	* `GraphQLError(message, options)` overload instead.
	* @example
	* ```ts
	* import { Kind } from 'graphql/language';
	* import assert from 'node:assert/strict';
	* // Create an error from AST nodes and response metadata.
	* import { parse } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	*
	* const document = parse('{ greeting }');
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const fieldNode = operation.selectionSet.selections[0];
	* const error = new GraphQLError('Cannot query this field.', {
	*   nodes: fieldNode,
	*   path: ['greeting'],
	*   extensions: { code: 'FORBIDDEN' },
	* });
	*
	* error.message; // => 'Cannot query this field.'
	* error.locations; // => [{ line: 1, column: 3 }]
	* error.path; // => ['greeting']
	* error.extensions; // => { code: 'FORBIDDEN' }
	* ```
	* @example
	* ```ts
	* // This variant derives locations from source positions and preserves the original error.
	* import { Source } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	*
	* const source = new Source('{ greeting }');
	* const originalError = new Error('Database unavailable.');
	* const error = new GraphQLError('Resolver failed.', {
	*   source,
	*   positions: [2],
	*   path: ['greeting'],
	*   originalError,
	* });
	*
	* error.locations; // => [{ line: 1, column: 3 }]
	* error.path; // => ['greeting']
	* error.originalError; // => originalError
	* ```
	*/
	/**
	* Creates a GraphQLError instance using the legacy positional constructor.
	* This deprecated overload will be removed in v17. Prefer the
	* `GraphQLErrorOptions` object overload, which keeps optional error metadata
	* in a single options bag.
	* @param message - Human-readable error message.
	* @param nodes - AST node or nodes associated with this error.
	* @param source - Source document used to derive error locations.
	* @param positions - Character offsets in the source document associated with
	* this error.
	* @param path - Response path where this error occurred during execution.
	* @param originalError - Original error that caused this GraphQLError, if one
	* exists.
	* @param extensions - Extension fields to include in the formatted error.
	* @example
	* ```ts
	* import { Source } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	*
	* const source = new Source('{ greeting }');
	* const originalError = new Error('Database unavailable.');
	* const error = new GraphQLError(
	*   'Resolver failed.',
	*   undefined,
	*   source,
	*   [2],
	*   ['greeting'],
	*   originalError,
	*   { code: 'INTERNAL' },
	* );
	*
	* error.locations; // => [{ line: 1, column: 3 }]
	* error.path; // => ['greeting']
	* error.originalError; // => originalError
	* error.extensions; // => { code: 'INTERNAL' }
	* ```
	* @deprecated Please use the `GraphQLErrorOptions` constructor overload instead.
	*/
	constructor(message, ...rawArgs) {
		var _this$nodes, _nodeLocations$, _ref;
		const { nodes, source, positions, path, originalError, extensions } = toNormalizedOptions(rawArgs);
		super(message);
		this.name = "GraphQLError";
		this.path = path !== null && path !== void 0 ? path : void 0;
		this.originalError = originalError !== null && originalError !== void 0 ? originalError : void 0;
		this.nodes = undefinedIfEmpty(Array.isArray(nodes) ? nodes : nodes ? [nodes] : void 0);
		const nodeLocations = undefinedIfEmpty((_this$nodes = this.nodes) === null || _this$nodes === void 0 ? void 0 : _this$nodes.map((node) => node.loc).filter((loc) => loc != null));
		this.source = source !== null && source !== void 0 ? source : nodeLocations === null || nodeLocations === void 0 ? void 0 : (_nodeLocations$ = nodeLocations[0]) === null || _nodeLocations$ === void 0 ? void 0 : _nodeLocations$.source;
		this.positions = positions !== null && positions !== void 0 ? positions : nodeLocations === null || nodeLocations === void 0 ? void 0 : nodeLocations.map((loc) => loc.start);
		this.locations = positions && source ? getLocations(positions.map((start) => ({
			source,
			start
		}))) : nodeLocations && getLocations(nodeLocations);
		const originalExtensions = isObjectLike(originalError === null || originalError === void 0 ? void 0 : originalError.extensions) ? originalError === null || originalError === void 0 ? void 0 : originalError.extensions : void 0;
		this.extensions = (_ref = extensions !== null && extensions !== void 0 ? extensions : originalExtensions) !== null && _ref !== void 0 ? _ref : Object.create(null);
		Object.defineProperties(this, {
			message: {
				writable: true,
				enumerable: true
			},
			name: { enumerable: false },
			nodes: { enumerable: false },
			source: { enumerable: false },
			positions: { enumerable: false },
			originalError: { enumerable: false }
		});
		/* c8 ignore start */
		if (originalError !== null && originalError !== void 0 && originalError.stack) Object.defineProperty(this, "stack", {
			value: originalError.stack,
			writable: true,
			configurable: true
		});
		else if (Error.captureStackTrace) Error.captureStackTrace(this, GraphQLError);
		else Object.defineProperty(this, "stack", {
			value: Error().stack,
			writable: true,
			configurable: true
		});
		/* c8 ignore stop */
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLError";
	}
	/**
	* Returns this error as a human-readable message with source locations.
	* @returns The formatted error string.
	* @example
	* ```ts
	* import { Source } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	*
	* const error = new GraphQLError('Cannot query field "name".', {
	*   source: new Source('{ name }'),
	*   positions: [2],
	* });
	*
	* error.toString(); // => 'Cannot query field "name".\n\nGraphQL request:1:3\n1 | { name }\n  |   ^'
	* ```
	*/
	toString() {
		let output = this.message;
		if (this.nodes) {
			for (const node of this.nodes) if (node.loc) output += "\n\n" + printLocation(node.loc);
		} else if (this.source && this.locations) for (const location of this.locations) output += "\n\n" + printSourceLocation(this.source, location);
		return output;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLError } from 'graphql/error';
	*
	* const error = new GraphQLError('Resolver failed.', {
	*   path: ['viewer', 'name'],
	*   extensions: { code: 'INTERNAL' },
	* });
	*
	* error.toJSON(); // => { message: 'Resolver failed.', path: ['viewer', 'name'], extensions: { code: 'INTERNAL' } }
	* ```
	*/
	toJSON() {
		const formattedError = { message: this.message };
		if (this.locations != null) formattedError.locations = this.locations;
		if (this.path != null) formattedError.path = this.path;
		if (this.extensions != null && Object.keys(this.extensions).length > 0) formattedError.extensions = this.extensions;
		return formattedError;
	}
};
function undefinedIfEmpty(array) {
	return array === void 0 || array.length === 0 ? void 0 : array;
}
// node_modules/graphql/error/syntaxError.mjs
/** @category Errors */
/**
* Produces a GraphQLError representing a syntax error, containing useful
* descriptive information about the syntax error's position in the source.
* @param source - The GraphQL source containing the syntax error.
* @param position - Character offset where the syntax error was encountered.
* @param description - Human-readable description of the syntax error.
* @returns A GraphQLError located at the syntax error position.
* @example
* ```ts
* import { Source } from 'graphql/language';
* import { syntaxError } from 'graphql/error';
*
* const error = syntaxError(new Source('query {'), 7, 'Expected Name');
*
* error.message; // => 'Syntax Error: Expected Name'
* error.locations; // => [{ line: 1, column: 8 }]
* ```
*/
function syntaxError(source, position, description) {
	return new GraphQLError(`Syntax Error: ${description}`, {
		source,
		positions: [position]
	});
}
// node_modules/graphql/language/ast.mjs
/** @category AST */
/**
* Contains a range of UTF-8 character offsets and token references that
* identify the region of the source from which the AST derived.
*/
var Location = class {
	/** The character offset at which this Node begins. */
	/** The character offset at which this Node ends. */
	/** The Token at which this Node begins. */
	/** The Token at which this Node ends. */
	/** The Source document the AST represents. */
	/**
	* Creates a Location instance.
	* @param startToken - The start token.
	* @param endToken - The end token.
	* @param source - Source document used to derive error locations.
	* @example
	* ```ts
	* import { Location, Source, Token, TokenKind } from 'graphql/language';
	*
	* const source = new Source('{ hello }');
	* const startToken = new Token(TokenKind.BRACE_L, 0, 1, 1, 1);
	* const endToken = new Token(TokenKind.BRACE_R, 8, 9, 1, 9);
	* const location = new Location(startToken, endToken, source);
	*
	* location.start; // => 0
	* location.end; // => 9
	* location.source.body; // => '{ hello }'
	* ```
	*/
	constructor(startToken, endToken, source) {
		this.start = startToken.start;
		this.end = endToken.end;
		this.startToken = startToken;
		this.endToken = endToken;
		this.source = source;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "Location";
	}
	/**
	* Returns a JSON representation of this location.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { parse } from 'graphql/language';
	*
	* const document = parse('{ hello }');
	* const location = document.loc?.toJSON(); // => { start: 0, end: 9 }
	* ```
	*/
	toJSON() {
		return {
			start: this.start,
			end: this.end
		};
	}
};
/**
* Represents a range of characters represented by a lexical token
* within a Source.
*/
var Token = class {
	/** The kind of Token. */
	/** The character offset at which this Node begins. */
	/** The character offset at which this Node ends. */
	/** The 1-indexed line number on which this Token appears. */
	/** The 1-indexed column number at which this Token begins. */
	/**
	* For non-punctuation tokens, represents the interpreted value of the token.
	*
	* Note: is undefined for punctuation tokens, but typed as string for
	* convenience in the parser.
	*/
	/**
	* Tokens exist as nodes in a double-linked-list amongst all tokens
	* including ignored tokens. <SOF> is always the first node and <EOF>
	* the last.
	*/
	/** Next token in the token stream, including ignored tokens. */
	/**
	* Creates a Token instance.
	* @param kind - Token kind produced by lexical analysis.
	* @param start - Character offset where this token begins.
	* @param end - Character offset where this token ends.
	* @param line - One-indexed line number where this token begins.
	* @param column - One-indexed column number where this token begins.
	* @param value - Interpreted value for non-punctuation tokens.
	* @example
	* ```ts
	* import { Token, TokenKind } from 'graphql/language';
	*
	* const token = new Token(TokenKind.NAME, 2, 7, 1, 3, 'hello');
	*
	* token.kind; // => TokenKind.NAME
	* token.value; // => 'hello'
	* token.toJSON(); // => { kind: 'Name', value: 'hello', line: 1, column: 3 }
	* ```
	*/
	constructor(kind, start, end, line, column, value) {
		this.kind = kind;
		this.start = start;
		this.end = end;
		this.line = line;
		this.column = column;
		this.value = value;
		this.prev = null;
		this.next = null;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "Token";
	}
	/**
	* Returns a JSON representation of this token.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { Lexer, Source } from 'graphql/language';
	*
	* const lexer = new Lexer(new Source('{ hello }'));
	* const token = lexer.advance().toJSON(); // => { kind: '{', value: undefined, line: 1, column: 1 }
	* ```
	*/
	toJSON() {
		return {
			kind: this.kind,
			value: this.value,
			line: this.line,
			column: this.column
		};
	}
};
/** The list of all possible AST node types. */
/** @internal */
const QueryDocumentKeys = {
	Name: [],
	Document: ["definitions"],
	OperationDefinition: [
		"description",
		"name",
		"variableDefinitions",
		"directives",
		"selectionSet"
	],
	VariableDefinition: [
		"description",
		"variable",
		"type",
		"defaultValue",
		"directives"
	],
	Variable: ["name"],
	SelectionSet: ["selections"],
	Field: [
		"alias",
		"name",
		"arguments",
		"directives",
		"selectionSet"
	],
	Argument: ["name", "value"],
	FragmentSpread: ["name", "directives"],
	InlineFragment: [
		"typeCondition",
		"directives",
		"selectionSet"
	],
	FragmentDefinition: [
		"description",
		"name",
		"variableDefinitions",
		"typeCondition",
		"directives",
		"selectionSet"
	],
	IntValue: [],
	FloatValue: [],
	StringValue: [],
	BooleanValue: [],
	NullValue: [],
	EnumValue: [],
	ListValue: ["values"],
	ObjectValue: ["fields"],
	ObjectField: ["name", "value"],
	Directive: ["name", "arguments"],
	NamedType: ["name"],
	ListType: ["type"],
	NonNullType: ["type"],
	SchemaDefinition: [
		"description",
		"directives",
		"operationTypes"
	],
	OperationTypeDefinition: ["type"],
	ScalarTypeDefinition: [
		"description",
		"name",
		"directives"
	],
	ObjectTypeDefinition: [
		"description",
		"name",
		"interfaces",
		"directives",
		"fields"
	],
	FieldDefinition: [
		"description",
		"name",
		"arguments",
		"type",
		"directives"
	],
	InputValueDefinition: [
		"description",
		"name",
		"type",
		"defaultValue",
		"directives"
	],
	InterfaceTypeDefinition: [
		"description",
		"name",
		"interfaces",
		"directives",
		"fields"
	],
	UnionTypeDefinition: [
		"description",
		"name",
		"directives",
		"types"
	],
	EnumTypeDefinition: [
		"description",
		"name",
		"directives",
		"values"
	],
	EnumValueDefinition: [
		"description",
		"name",
		"directives"
	],
	InputObjectTypeDefinition: [
		"description",
		"name",
		"directives",
		"fields"
	],
	DirectiveDefinition: [
		"description",
		"name",
		"arguments",
		"directives",
		"locations"
	],
	SchemaExtension: ["directives", "operationTypes"],
	DirectiveExtension: ["name", "directives"],
	ScalarTypeExtension: ["name", "directives"],
	ObjectTypeExtension: [
		"name",
		"interfaces",
		"directives",
		"fields"
	],
	InterfaceTypeExtension: [
		"name",
		"interfaces",
		"directives",
		"fields"
	],
	UnionTypeExtension: [
		"name",
		"directives",
		"types"
	],
	EnumTypeExtension: [
		"name",
		"directives",
		"values"
	],
	InputObjectTypeExtension: [
		"name",
		"directives",
		"fields"
	],
	TypeCoordinate: ["name"],
	MemberCoordinate: ["name", "memberName"],
	ArgumentCoordinate: [
		"name",
		"fieldName",
		"argumentName"
	],
	DirectiveCoordinate: ["name"],
	DirectiveArgumentCoordinate: ["name", "argumentName"]
};
const kindValues = new Set(Object.keys(QueryDocumentKeys));
/** @internal */
function isNode(maybeNode) {
	const maybeKind = maybeNode === null || maybeNode === void 0 ? void 0 : maybeNode.kind;
	return typeof maybeKind === "string" && kindValues.has(maybeKind);
}
/** An identifier in a GraphQL document. */
/**
* The operation types supported by GraphQL executable definitions.
* @category Kinds
*/
var OperationTypeNode;
(function(OperationTypeNode) {
	OperationTypeNode["QUERY"] = "query";
	OperationTypeNode["MUTATION"] = "mutation";
	OperationTypeNode["SUBSCRIPTION"] = "subscription";
})(OperationTypeNode || (OperationTypeNode = {}));
/** A variable declaration in an operation or legacy fragment definition. */
// node_modules/graphql/language/directiveLocation.mjs
/** @category Kinds */
/** The set of allowed directive location values. */
var DirectiveLocation;
(function(DirectiveLocation) {
	DirectiveLocation["QUERY"] = "QUERY";
	DirectiveLocation["MUTATION"] = "MUTATION";
	DirectiveLocation["SUBSCRIPTION"] = "SUBSCRIPTION";
	DirectiveLocation["FIELD"] = "FIELD";
	DirectiveLocation["FRAGMENT_DEFINITION"] = "FRAGMENT_DEFINITION";
	DirectiveLocation["FRAGMENT_SPREAD"] = "FRAGMENT_SPREAD";
	DirectiveLocation["INLINE_FRAGMENT"] = "INLINE_FRAGMENT";
	DirectiveLocation["VARIABLE_DEFINITION"] = "VARIABLE_DEFINITION";
	DirectiveLocation["SCHEMA"] = "SCHEMA";
	DirectiveLocation["SCALAR"] = "SCALAR";
	DirectiveLocation["OBJECT"] = "OBJECT";
	DirectiveLocation["FIELD_DEFINITION"] = "FIELD_DEFINITION";
	DirectiveLocation["ARGUMENT_DEFINITION"] = "ARGUMENT_DEFINITION";
	DirectiveLocation["INTERFACE"] = "INTERFACE";
	DirectiveLocation["UNION"] = "UNION";
	DirectiveLocation["ENUM"] = "ENUM";
	DirectiveLocation["ENUM_VALUE"] = "ENUM_VALUE";
	DirectiveLocation["INPUT_OBJECT"] = "INPUT_OBJECT";
	DirectiveLocation["INPUT_FIELD_DEFINITION"] = "INPUT_FIELD_DEFINITION";
	DirectiveLocation["DIRECTIVE_DEFINITION"] = "DIRECTIVE_DEFINITION";
})(DirectiveLocation || (DirectiveLocation = {}));
/**
* Deprecated legacy alias for the enum type representing directive location
* values. This alias will be removed in v17. In v17, `DirectiveLocation` is
* exported as the single public symbol for both the runtime object and the
* corresponding TypeScript type.
* @deprecated Will be removed in v17. In v17, use `DirectiveLocation` as both
* the runtime value and the type.
*/
// node_modules/graphql/language/kinds.mjs
/** @category Kinds */
/** The set of allowed kind values for AST nodes. */
var Kind;
(function(Kind) {
	Kind["NAME"] = "Name";
	Kind["DOCUMENT"] = "Document";
	Kind["OPERATION_DEFINITION"] = "OperationDefinition";
	Kind["VARIABLE_DEFINITION"] = "VariableDefinition";
	Kind["SELECTION_SET"] = "SelectionSet";
	Kind["FIELD"] = "Field";
	Kind["ARGUMENT"] = "Argument";
	Kind["FRAGMENT_SPREAD"] = "FragmentSpread";
	Kind["INLINE_FRAGMENT"] = "InlineFragment";
	Kind["FRAGMENT_DEFINITION"] = "FragmentDefinition";
	Kind["VARIABLE"] = "Variable";
	Kind["INT"] = "IntValue";
	Kind["FLOAT"] = "FloatValue";
	Kind["STRING"] = "StringValue";
	Kind["BOOLEAN"] = "BooleanValue";
	Kind["NULL"] = "NullValue";
	Kind["ENUM"] = "EnumValue";
	Kind["LIST"] = "ListValue";
	Kind["OBJECT"] = "ObjectValue";
	Kind["OBJECT_FIELD"] = "ObjectField";
	Kind["DIRECTIVE"] = "Directive";
	Kind["NAMED_TYPE"] = "NamedType";
	Kind["LIST_TYPE"] = "ListType";
	Kind["NON_NULL_TYPE"] = "NonNullType";
	Kind["SCHEMA_DEFINITION"] = "SchemaDefinition";
	Kind["OPERATION_TYPE_DEFINITION"] = "OperationTypeDefinition";
	Kind["SCALAR_TYPE_DEFINITION"] = "ScalarTypeDefinition";
	Kind["OBJECT_TYPE_DEFINITION"] = "ObjectTypeDefinition";
	Kind["FIELD_DEFINITION"] = "FieldDefinition";
	Kind["INPUT_VALUE_DEFINITION"] = "InputValueDefinition";
	Kind["INTERFACE_TYPE_DEFINITION"] = "InterfaceTypeDefinition";
	Kind["UNION_TYPE_DEFINITION"] = "UnionTypeDefinition";
	Kind["ENUM_TYPE_DEFINITION"] = "EnumTypeDefinition";
	Kind["ENUM_VALUE_DEFINITION"] = "EnumValueDefinition";
	Kind["INPUT_OBJECT_TYPE_DEFINITION"] = "InputObjectTypeDefinition";
	Kind["DIRECTIVE_DEFINITION"] = "DirectiveDefinition";
	Kind["SCHEMA_EXTENSION"] = "SchemaExtension";
	Kind["DIRECTIVE_EXTENSION"] = "DirectiveExtension";
	Kind["SCALAR_TYPE_EXTENSION"] = "ScalarTypeExtension";
	Kind["OBJECT_TYPE_EXTENSION"] = "ObjectTypeExtension";
	Kind["INTERFACE_TYPE_EXTENSION"] = "InterfaceTypeExtension";
	Kind["UNION_TYPE_EXTENSION"] = "UnionTypeExtension";
	Kind["ENUM_TYPE_EXTENSION"] = "EnumTypeExtension";
	Kind["INPUT_OBJECT_TYPE_EXTENSION"] = "InputObjectTypeExtension";
	Kind["TYPE_COORDINATE"] = "TypeCoordinate";
	Kind["MEMBER_COORDINATE"] = "MemberCoordinate";
	Kind["ARGUMENT_COORDINATE"] = "ArgumentCoordinate";
	Kind["DIRECTIVE_COORDINATE"] = "DirectiveCoordinate";
	Kind["DIRECTIVE_ARGUMENT_COORDINATE"] = "DirectiveArgumentCoordinate";
})(Kind || (Kind = {}));
/**
* Deprecated legacy alias for the enum type representing the possible kind
* values of AST nodes. This alias will be removed in v17. In v17, `Kind` is
* exported as the single public symbol for both the runtime object and the
* corresponding TypeScript type.
* @deprecated Will be removed in v17. In v17, use `Kind` as both the runtime
* value and the type.
*/
// node_modules/graphql/language/characterClasses.mjs
/**
* ```
* WhiteSpace ::
*   - "Horizontal Tab (U+0009)"
*   - "Space (U+0020)"
* ```
* @internal
*/
function isWhiteSpace(code) {
	return code === 9 || code === 32;
}
/**
* ```
* Digit :: one of
*   - `0` `1` `2` `3` `4` `5` `6` `7` `8` `9`
* ```
* @internal
*/
function isDigit$1(code) {
	return code >= 48 && code <= 57;
}
/**
* ```
* Letter :: one of
*   - `A` `B` `C` `D` `E` `F` `G` `H` `I` `J` `K` `L` `M`
*   - `N` `O` `P` `Q` `R` `S` `T` `U` `V` `W` `X` `Y` `Z`
*   - `a` `b` `c` `d` `e` `f` `g` `h` `i` `j` `k` `l` `m`
*   - `n` `o` `p` `q` `r` `s` `t` `u` `v` `w` `x` `y` `z`
* ```
* @internal
*/
function isLetter(code) {
	return code >= 97 && code <= 122 || code >= 65 && code <= 90;
}
/**
* ```
* NameStart ::
*   - Letter
*   - `_`
* ```
* @internal
*/
function isNameStart(code) {
	return isLetter(code) || code === 95;
}
/**
* ```
* NameContinue ::
*   - Letter
*   - Digit
*   - `_`
* ```
* @internal
*/
function isNameContinue(code) {
	return isLetter(code) || isDigit$1(code) || code === 95;
}
// node_modules/graphql/language/blockString.mjs
/**
* Produces the value of a block string from its parsed raw value, similar to
* CoffeeScript's block string, Python's docstring trim or Ruby's strip_heredoc.
*
* This implements the GraphQL spec's BlockStringValue() static algorithm.
*
* @internal
*/
function dedentBlockStringLines(lines) {
	var _firstNonEmptyLine2;
	let commonIndent = Number.MAX_SAFE_INTEGER;
	let firstNonEmptyLine = null;
	let lastNonEmptyLine = -1;
	for (let i = 0; i < lines.length; ++i) {
		var _firstNonEmptyLine;
		const line = lines[i];
		const indent = leadingWhitespace(line);
		if (indent === line.length) continue;
		firstNonEmptyLine = (_firstNonEmptyLine = firstNonEmptyLine) !== null && _firstNonEmptyLine !== void 0 ? _firstNonEmptyLine : i;
		lastNonEmptyLine = i;
		if (i !== 0 && indent < commonIndent) commonIndent = indent;
	}
	return lines.map((line, i) => i === 0 ? line : line.slice(commonIndent)).slice((_firstNonEmptyLine2 = firstNonEmptyLine) !== null && _firstNonEmptyLine2 !== void 0 ? _firstNonEmptyLine2 : 0, lastNonEmptyLine + 1);
}
function leadingWhitespace(str) {
	let i = 0;
	while (i < str.length && isWhiteSpace(str.charCodeAt(i))) ++i;
	return i;
}
/**
* Print a block string in the indented block form by adding a leading and
* trailing blank line. However, if a block string starts with whitespace and is
* a single-line, adding a leading blank line would strip that whitespace.
*
* @internal
*/
function printBlockString(value, options) {
	const escapedValue = value.replace(/"""/g, "\\\"\"\"");
	const lines = escapedValue.split(/\r\n|[\n\r]/g);
	const isSingleLine = lines.length === 1;
	const forceLeadingNewLine = lines.length > 1 && lines.slice(1).every((line) => line.length === 0 || isWhiteSpace(line.charCodeAt(0)));
	const hasTrailingTripleQuotes = escapedValue.endsWith("\\\"\"\"");
	const hasTrailingQuote = value.endsWith("\"") && !hasTrailingTripleQuotes;
	const hasTrailingSlash = value.endsWith("\\");
	const forceTrailingNewline = hasTrailingQuote || hasTrailingSlash;
	const printAsMultipleLines = !(options !== null && options !== void 0 && options.minimize) && (!isSingleLine || value.length > 70 || forceTrailingNewline || forceLeadingNewLine || hasTrailingTripleQuotes);
	let result = "";
	const skipLeadingNewLine = isSingleLine && isWhiteSpace(value.charCodeAt(0));
	if (printAsMultipleLines && !skipLeadingNewLine || forceLeadingNewLine) result += "\n";
	result += escapedValue;
	if (printAsMultipleLines || forceTrailingNewline) result += "\n";
	return "\"\"\"" + result + "\"\"\"";
}
// node_modules/graphql/language/tokenKind.mjs
/** @category Lexing */
/**
* An exported enum describing the different kinds of tokens that the
* lexer emits.
*/
var TokenKind;
(function(TokenKind) {
	TokenKind["SOF"] = "<SOF>";
	TokenKind["EOF"] = "<EOF>";
	TokenKind["BANG"] = "!";
	TokenKind["DOLLAR"] = "$";
	TokenKind["AMP"] = "&";
	TokenKind["PAREN_L"] = "(";
	TokenKind["PAREN_R"] = ")";
	TokenKind["DOT"] = ".";
	TokenKind["SPREAD"] = "...";
	TokenKind["COLON"] = ":";
	TokenKind["EQUALS"] = "=";
	TokenKind["AT"] = "@";
	TokenKind["BRACKET_L"] = "[";
	TokenKind["BRACKET_R"] = "]";
	TokenKind["BRACE_L"] = "{";
	TokenKind["PIPE"] = "|";
	TokenKind["BRACE_R"] = "}";
	TokenKind["NAME"] = "Name";
	TokenKind["INT"] = "Int";
	TokenKind["FLOAT"] = "Float";
	TokenKind["STRING"] = "String";
	TokenKind["BLOCK_STRING"] = "BlockString";
	TokenKind["COMMENT"] = "Comment";
})(TokenKind || (TokenKind = {}));
/**
* Deprecated legacy alias for the enum type representing token kind values.
* This alias will be removed in v17. In v17, `TokenKind` is exported as the
* single public symbol for both the runtime object and the corresponding
* TypeScript type.
* @deprecated Will be removed in v17. In v17, use `TokenKind` as both the
* runtime value and the type.
*/
// node_modules/graphql/language/lexer.mjs
/** @category Lexing */
/**
* A Lexer interface which provides common properties and methods required for
* lexing GraphQL source.
*
* @internal
*/
/**
* Given a Source object, creates a Lexer for that source.
* A Lexer is a stateful stream generator in that every time
* it is advanced, it returns the next token in the Source. Assuming the
* source lexes, the final Token emitted by the lexer will be of kind
* EOF, after which the lexer will repeatedly return the same EOF token
* whenever called.
*/
var Lexer = class {
	/** Source document used to derive error locations. */
	/** Most recent non-ignored token returned by the lexer. */
	/** Current non-ignored token at the lexer cursor. */
	/** The (1-indexed) line containing the current token. */
	/** Character offset where the current line starts. */
	/** @internal */
	/** @internal */
	/**
	* Creates a Lexer instance.
	* @param source - Source document used to derive error locations.
	* @example
	* ```ts
	* import { Lexer, Source, TokenKind } from 'graphql/language';
	*
	* const lexer = new Lexer(new Source('{ hello }'));
	*
	* lexer.token.kind; // => TokenKind.SOF
	* lexer.advance().kind; // => TokenKind.BRACE_L
	* lexer.advance().value; // => 'hello'
	* lexer.advance().kind; // => TokenKind.BRACE_R
	* ```
	*/
	constructor(source) {
		const startOfFileToken = new Token(TokenKind.SOF, 0, 0, 0, 0);
		this.source = source;
		this.lastToken = startOfFileToken;
		this.token = startOfFileToken;
		this.line = 1;
		this.lineStart = 0;
		this._maxComments = void 0;
		this._commentCount = 0;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "Lexer";
	}
	/**
	* Advances the token stream to the next non-ignored token.
	* @returns The next non-ignored token.
	* @example
	* ```ts
	* import { Lexer, Source } from 'graphql/language';
	*
	* const lexer = new Lexer(new Source('{ hello }'));
	* const token = lexer.advance();
	*
	* token.kind; // => '{'
	* lexer.token; // => token
	* ```
	*/
	advance() {
		this.lastToken = this.token;
		return this.token = this.lookahead();
	}
	/**
	* Looks ahead and returns the next non-ignored token, but does not change
	* the state of Lexer.
	* @returns The next non-ignored token without advancing the lexer.
	* @example
	* ```ts
	* import { Lexer, Source } from 'graphql/language';
	*
	* const lexer = new Lexer(new Source('{ hello }'));
	* const token = lexer.lookahead();
	*
	* token.kind; // => '{'
	* lexer.token.kind; // => '<SOF>'
	* ```
	*/
	lookahead() {
		let token = this.token;
		if (token.kind !== TokenKind.EOF) do
			if (token.next) token = token.next;
			else {
				const nextToken = readNextToken(this, token.end);
				token.next = nextToken;
				nextToken.prev = token;
				token = nextToken;
			}
		while (token.kind === TokenKind.COMMENT);
		return token;
	}
};
/** @internal */
function isPunctuatorTokenKind(kind) {
	return kind === TokenKind.BANG || kind === TokenKind.DOLLAR || kind === TokenKind.AMP || kind === TokenKind.PAREN_L || kind === TokenKind.PAREN_R || kind === TokenKind.DOT || kind === TokenKind.SPREAD || kind === TokenKind.COLON || kind === TokenKind.EQUALS || kind === TokenKind.AT || kind === TokenKind.BRACKET_L || kind === TokenKind.BRACKET_R || kind === TokenKind.BRACE_L || kind === TokenKind.PIPE || kind === TokenKind.BRACE_R;
}
/**
* A Unicode scalar value is any Unicode code point except surrogate code
* points. In other words, the inclusive ranges of values 0x0000 to 0xD7FF and
* 0xE000 to 0x10FFFF.
*
* SourceCharacter ::
*   - "Any Unicode scalar value"
*
* @internal
*/
function isUnicodeScalarValue(code) {
	return code >= 0 && code <= 55295 || code >= 57344 && code <= 1114111;
}
/**
* The GraphQL specification defines source text as a sequence of unicode scalar
* values (which Unicode defines to exclude surrogate code points). However
* JavaScript defines strings as a sequence of UTF-16 code units which may
* include surrogates. A surrogate pair is a valid source character as it
* encodes a supplementary code point (above U+FFFF), but unpaired surrogate
* code points are not valid source characters.
*
* @internal
*/
function isSupplementaryCodePoint(body, location) {
	return isLeadingSurrogate(body.charCodeAt(location)) && isTrailingSurrogate(body.charCodeAt(location + 1));
}
function isLeadingSurrogate(code) {
	return code >= 55296 && code <= 56319;
}
function isTrailingSurrogate(code) {
	return code >= 56320 && code <= 57343;
}
/**
* Prints the code point (or end of file reference) at a given location in a
* source for use in error messages.
*
* Printable ASCII is printed quoted, while other points are printed in Unicode
* code point form (ie. U+1234).
*
* @internal
*/
function printCodePointAt(lexer, location) {
	const code = lexer.source.body.codePointAt(location);
	if (code === void 0) return TokenKind.EOF;
	else if (code >= 32 && code <= 126) {
		const char = String.fromCodePoint(code);
		return char === "\"" ? "'\"'" : `"${char}"`;
	}
	return "U+" + code.toString(16).toUpperCase().padStart(4, "0");
}
/**
* Create a token with line and column location information.
*
* @internal
*/
function createToken(lexer, kind, start, end, value) {
	const line = lexer.line;
	return new Token(kind, start, end, line, 1 + start - lexer.lineStart, value);
}
/**
* Gets the next token from the source starting at the given position.
*
* This skips over whitespace until it finds the next lexable token, then lexes
* punctuators immediately or calls the appropriate helper function for more
* complicated tokens.
*
* @internal
*/
function readNextToken(lexer, start) {
	const body = lexer.source.body;
	const bodyLength = body.length;
	let position = start;
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		switch (code) {
			case 65279:
			case 9:
			case 32:
			case 44:
				++position;
				continue;
			case 10:
				++position;
				++lexer.line;
				lexer.lineStart = position;
				continue;
			case 13:
				if (body.charCodeAt(position + 1) === 10) position += 2;
				else ++position;
				++lexer.line;
				lexer.lineStart = position;
				continue;
			case 35: return readComment(lexer, position);
			case 33: return createToken(lexer, TokenKind.BANG, position, position + 1);
			case 36: return createToken(lexer, TokenKind.DOLLAR, position, position + 1);
			case 38: return createToken(lexer, TokenKind.AMP, position, position + 1);
			case 40: return createToken(lexer, TokenKind.PAREN_L, position, position + 1);
			case 41: return createToken(lexer, TokenKind.PAREN_R, position, position + 1);
			case 46:
				if (body.charCodeAt(position + 1) === 46 && body.charCodeAt(position + 2) === 46) return createToken(lexer, TokenKind.SPREAD, position, position + 3);
				break;
			case 58: return createToken(lexer, TokenKind.COLON, position, position + 1);
			case 61: return createToken(lexer, TokenKind.EQUALS, position, position + 1);
			case 64: return createToken(lexer, TokenKind.AT, position, position + 1);
			case 91: return createToken(lexer, TokenKind.BRACKET_L, position, position + 1);
			case 93: return createToken(lexer, TokenKind.BRACKET_R, position, position + 1);
			case 123: return createToken(lexer, TokenKind.BRACE_L, position, position + 1);
			case 124: return createToken(lexer, TokenKind.PIPE, position, position + 1);
			case 125: return createToken(lexer, TokenKind.BRACE_R, position, position + 1);
			case 34:
				if (body.charCodeAt(position + 1) === 34 && body.charCodeAt(position + 2) === 34) return readBlockString(lexer, position);
				return readString(lexer, position);
		}
		if (isDigit$1(code) || code === 45) return readNumber(lexer, position, code);
		if (isNameStart(code)) return readName(lexer, position);
		throw syntaxError(lexer.source, position, code === 39 ? "Unexpected single quote character ('), did you mean to use a double quote (\")?" : isUnicodeScalarValue(code) || isSupplementaryCodePoint(body, position) ? `Unexpected character: ${printCodePointAt(lexer, position)}.` : `Invalid character: ${printCodePointAt(lexer, position)}.`);
	}
	return createToken(lexer, TokenKind.EOF, bodyLength, bodyLength);
}
/**
* Reads a comment token from the source file.
*
* ```
* Comment :: # CommentChar* [lookahead != CommentChar]
*
* CommentChar :: SourceCharacter but not LineTerminator
* ```
*
* @internal
*/
function readComment(lexer, start) {
	const maxComments = lexer._maxComments;
	if (maxComments !== void 0) {
		const nextCommentCount = lexer._commentCount + 1;
		if (nextCommentCount > maxComments) throw syntaxError(lexer.source, start, `Document contains more than ${maxComments} comments. Parsing aborted.`);
		lexer._commentCount = nextCommentCount;
	}
	const body = lexer.source.body;
	const bodyLength = body.length;
	let position = start + 1;
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		if (code === 10 || code === 13) break;
		if (isUnicodeScalarValue(code)) ++position;
		else if (isSupplementaryCodePoint(body, position)) position += 2;
		else break;
	}
	return createToken(lexer, TokenKind.COMMENT, start, position, body.slice(start + 1, position));
}
/**
* Reads a number token from the source file, either a FloatValue or an IntValue
* depending on whether a FractionalPart or ExponentPart is encountered.
*
* ```
* IntValue :: IntegerPart [lookahead != {Digit, `.`, NameStart}]
*
* IntegerPart ::
*   - NegativeSign? 0
*   - NegativeSign? NonZeroDigit Digit*
*
* NegativeSign :: -
*
* NonZeroDigit :: Digit but not `0`
*
* FloatValue ::
*   - IntegerPart FractionalPart ExponentPart [lookahead != {Digit, `.`, NameStart}]
*   - IntegerPart FractionalPart [lookahead != {Digit, `.`, NameStart}]
*   - IntegerPart ExponentPart [lookahead != {Digit, `.`, NameStart}]
*
* FractionalPart :: . Digit+
*
* ExponentPart :: ExponentIndicator Sign? Digit+
*
* ExponentIndicator :: one of `e` `E`
*
* Sign :: one of + -
* ```
*
* @internal
*/
function readNumber(lexer, start, firstCode) {
	const body = lexer.source.body;
	let position = start;
	let code = firstCode;
	let isFloat = false;
	if (code === 45) code = body.charCodeAt(++position);
	if (code === 48) {
		code = body.charCodeAt(++position);
		if (isDigit$1(code)) throw syntaxError(lexer.source, position, `Invalid number, unexpected digit after 0: ${printCodePointAt(lexer, position)}.`);
	} else {
		position = readDigits(lexer, position, code);
		code = body.charCodeAt(position);
	}
	if (code === 46) {
		isFloat = true;
		code = body.charCodeAt(++position);
		position = readDigits(lexer, position, code);
		code = body.charCodeAt(position);
	}
	if (code === 69 || code === 101) {
		isFloat = true;
		code = body.charCodeAt(++position);
		if (code === 43 || code === 45) code = body.charCodeAt(++position);
		position = readDigits(lexer, position, code);
		code = body.charCodeAt(position);
	}
	if (code === 46 || isNameStart(code)) throw syntaxError(lexer.source, position, `Invalid number, expected digit but got: ${printCodePointAt(lexer, position)}.`);
	return createToken(lexer, isFloat ? TokenKind.FLOAT : TokenKind.INT, start, position, body.slice(start, position));
}
/**
* Returns the new position in the source after reading one or more digits.
*
* @internal
*/
function readDigits(lexer, start, firstCode) {
	if (!isDigit$1(firstCode)) throw syntaxError(lexer.source, start, `Invalid number, expected digit but got: ${printCodePointAt(lexer, start)}.`);
	const body = lexer.source.body;
	let position = start + 1;
	while (isDigit$1(body.charCodeAt(position))) ++position;
	return position;
}
/**
* Reads a single-quote string token from the source file.
*
* ```
* StringValue ::
*   - `""` [lookahead != `"`]
*   - `"` StringCharacter+ `"`
*
* StringCharacter ::
*   - SourceCharacter but not `"` or `\` or LineTerminator
*   - `\u` EscapedUnicode
*   - `\` EscapedCharacter
*
* EscapedUnicode ::
*   - `{` HexDigit+ `}`
*   - HexDigit HexDigit HexDigit HexDigit
*
* EscapedCharacter :: one of `"` `\` `/` `b` `f` `n` `r` `t`
* ```
*
* @internal
*/
function readString(lexer, start) {
	const body = lexer.source.body;
	const bodyLength = body.length;
	let position = start + 1;
	let chunkStart = position;
	let value = "";
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		if (code === 34) {
			value += body.slice(chunkStart, position);
			return createToken(lexer, TokenKind.STRING, start, position + 1, value);
		}
		if (code === 92) {
			value += body.slice(chunkStart, position);
			const escape = body.charCodeAt(position + 1) === 117 ? body.charCodeAt(position + 2) === 123 ? readEscapedUnicodeVariableWidth(lexer, position) : readEscapedUnicodeFixedWidth(lexer, position) : readEscapedCharacter(lexer, position);
			value += escape.value;
			position += escape.size;
			chunkStart = position;
			continue;
		}
		if (code === 10 || code === 13) break;
		if (isUnicodeScalarValue(code)) ++position;
		else if (isSupplementaryCodePoint(body, position)) position += 2;
		else throw syntaxError(lexer.source, position, `Invalid character within String: ${printCodePointAt(lexer, position)}.`);
	}
	throw syntaxError(lexer.source, position, "Unterminated string.");
}
function readEscapedUnicodeVariableWidth(lexer, position) {
	const body = lexer.source.body;
	let point = 0;
	let size = 3;
	while (size < 12) {
		const code = body.charCodeAt(position + size++);
		if (code === 125) {
			if (size < 5 || !isUnicodeScalarValue(point)) break;
			return {
				value: String.fromCodePoint(point),
				size
			};
		}
		point = point << 4 | readHexDigit(code);
		if (point < 0) break;
	}
	throw syntaxError(lexer.source, position, `Invalid Unicode escape sequence: "${body.slice(position, position + size)}".`);
}
function readEscapedUnicodeFixedWidth(lexer, position) {
	const body = lexer.source.body;
	const code = read16BitHexCode(body, position + 2);
	if (isUnicodeScalarValue(code)) return {
		value: String.fromCodePoint(code),
		size: 6
	};
	if (isLeadingSurrogate(code)) {
		if (body.charCodeAt(position + 6) === 92 && body.charCodeAt(position + 7) === 117) {
			const trailingCode = read16BitHexCode(body, position + 8);
			if (isTrailingSurrogate(trailingCode)) return {
				value: String.fromCodePoint(code, trailingCode),
				size: 12
			};
		}
	}
	throw syntaxError(lexer.source, position, `Invalid Unicode escape sequence: "${body.slice(position, position + 6)}".`);
}
/**
* Reads four hexadecimal characters and returns the positive integer that 16bit
* hexadecimal string represents. For example, "000f" will return 15, and "dead"
* will return 57005.
*
* Returns a negative number if any char was not a valid hexadecimal digit.
*
* @internal
*/
function read16BitHexCode(body, position) {
	return readHexDigit(body.charCodeAt(position)) << 12 | readHexDigit(body.charCodeAt(position + 1)) << 8 | readHexDigit(body.charCodeAt(position + 2)) << 4 | readHexDigit(body.charCodeAt(position + 3));
}
/**
* Reads a hexadecimal character and returns its positive integer value (0-15).
*
* '0' becomes 0, '9' becomes 9
* 'A' becomes 10, 'F' becomes 15
* 'a' becomes 10, 'f' becomes 15
*
* Returns -1 if the provided character code was not a valid hexadecimal digit.
*
* HexDigit :: one of
*   - `0` `1` `2` `3` `4` `5` `6` `7` `8` `9`
*   - `A` `B` `C` `D` `E` `F`
*   - `a` `b` `c` `d` `e` `f`
*
* @internal
*/
function readHexDigit(code) {
	return code >= 48 && code <= 57 ? code - 48 : code >= 65 && code <= 70 ? code - 55 : code >= 97 && code <= 102 ? code - 87 : -1;
}
/**
* | Escaped Character | Code Point | Character Name               |
* | ----------------- | ---------- | ---------------------------- |
* | `"`               | U+0022     | double quote                 |
* | `\`               | U+005C     | reverse solidus (back slash) |
* | `/`               | U+002F     | solidus (forward slash)      |
* | `b`               | U+0008     | backspace                    |
* | `f`               | U+000C     | form feed                    |
* | `n`               | U+000A     | line feed (new line)         |
* | `r`               | U+000D     | carriage return              |
* | `t`               | U+0009     | horizontal tab               |
*
* @internal
*/
function readEscapedCharacter(lexer, position) {
	const body = lexer.source.body;
	switch (body.charCodeAt(position + 1)) {
		case 34: return {
			value: "\"",
			size: 2
		};
		case 92: return {
			value: "\\",
			size: 2
		};
		case 47: return {
			value: "/",
			size: 2
		};
		case 98: return {
			value: "\b",
			size: 2
		};
		case 102: return {
			value: "\f",
			size: 2
		};
		case 110: return {
			value: "\n",
			size: 2
		};
		case 114: return {
			value: "\r",
			size: 2
		};
		case 116: return {
			value: "	",
			size: 2
		};
	}
	throw syntaxError(lexer.source, position, `Invalid character escape sequence: "${body.slice(position, position + 2)}".`);
}
/**
* Reads a block string token from the source file.
*
* ```
* StringValue ::
*   - `"""` BlockStringCharacter* `"""`
*
* BlockStringCharacter ::
*   - SourceCharacter but not `"""` or `\"""`
*   - `\"""`
* ```
*
* @internal
*/
function readBlockString(lexer, start) {
	const body = lexer.source.body;
	const bodyLength = body.length;
	let lineStart = lexer.lineStart;
	let position = start + 3;
	let chunkStart = position;
	let currentLine = "";
	const blockLines = [];
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		if (code === 34 && body.charCodeAt(position + 1) === 34 && body.charCodeAt(position + 2) === 34) {
			currentLine += body.slice(chunkStart, position);
			blockLines.push(currentLine);
			const token = createToken(lexer, TokenKind.BLOCK_STRING, start, position + 3, dedentBlockStringLines(blockLines).join("\n"));
			lexer.line += blockLines.length - 1;
			lexer.lineStart = lineStart;
			return token;
		}
		if (code === 92 && body.charCodeAt(position + 1) === 34 && body.charCodeAt(position + 2) === 34 && body.charCodeAt(position + 3) === 34) {
			currentLine += body.slice(chunkStart, position);
			chunkStart = position + 1;
			position += 4;
			continue;
		}
		if (code === 10 || code === 13) {
			currentLine += body.slice(chunkStart, position);
			blockLines.push(currentLine);
			if (code === 13 && body.charCodeAt(position + 1) === 10) position += 2;
			else ++position;
			currentLine = "";
			chunkStart = position;
			lineStart = position;
			continue;
		}
		if (isUnicodeScalarValue(code)) ++position;
		else if (isSupplementaryCodePoint(body, position)) position += 2;
		else throw syntaxError(lexer.source, position, `Invalid character within String: ${printCodePointAt(lexer, position)}.`);
	}
	throw syntaxError(lexer.source, position, "Unterminated string.");
}
/**
* Reads an alphanumeric + underscore name from the source.
*
* ```
* Name ::
*   - NameStart NameContinue* [lookahead != NameContinue]
* ```
*
* @internal
*/
function readName(lexer, start) {
	const body = lexer.source.body;
	const bodyLength = body.length;
	let position = start + 1;
	while (position < bodyLength) if (isNameContinue(body.charCodeAt(position))) ++position;
	else break;
	return createToken(lexer, TokenKind.NAME, start, position, body.slice(start, position));
}
// node_modules/graphql/jsutils/inspect.mjs
const MAX_ARRAY_LENGTH = 10;
const MAX_RECURSIVE_DEPTH = 2;
/**
* Used to print values in error messages.
*
* @internal
*/
function inspect(value) {
	return formatValue(value, []);
}
function formatValue(value, seenValues) {
	switch (typeof value) {
		case "string": return JSON.stringify(value);
		case "function": return value.name ? `[function ${value.name}]` : "[function]";
		case "object": return formatObjectValue(value, seenValues);
		default: return String(value);
	}
}
function formatObjectValue(value, previouslySeenValues) {
	if (value === null) return "null";
	if (previouslySeenValues.includes(value)) return "[Circular]";
	const seenValues = [...previouslySeenValues, value];
	if (isJSONable(value)) {
		const jsonValue = value.toJSON();
		if (jsonValue !== value) return typeof jsonValue === "string" ? jsonValue : formatValue(jsonValue, seenValues);
	} else if (Array.isArray(value)) return formatArray(value, seenValues);
	return formatObject(value, seenValues);
}
function isJSONable(value) {
	return typeof value.toJSON === "function";
}
function formatObject(object, seenValues) {
	const entries = Object.entries(object);
	if (entries.length === 0) return "{}";
	if (seenValues.length > MAX_RECURSIVE_DEPTH) return "[" + getObjectTag(object) + "]";
	return "{ " + entries.map(([key, value]) => key + ": " + formatValue(value, seenValues)).join(", ") + " }";
}
function formatArray(array, seenValues) {
	if (array.length === 0) return "[]";
	if (seenValues.length > MAX_RECURSIVE_DEPTH) return "[Array]";
	const len = Math.min(MAX_ARRAY_LENGTH, array.length);
	const remaining = array.length - len;
	const items = [];
	for (let i = 0; i < len; ++i) items.push(formatValue(array[i], seenValues));
	if (remaining === 1) items.push("... 1 more item");
	else if (remaining > 1) items.push(`... ${remaining} more items`);
	return "[" + items.join(", ") + "]";
}
function getObjectTag(object) {
	const tag = Object.prototype.toString.call(object).replace(/^\[object /, "").replace(/]$/, "");
	if (tag === "Object" && typeof object.constructor === "function") {
		const name = object.constructor.name;
		if (typeof name === "string" && name !== "") return name;
	}
	return tag;
}
/**
* A replacement for instanceof which includes an error warning when multi-realm
* constructors are detected.
* See: https://expressjs.com/en/advanced/best-practice-performance.html#set-node_env-to-production
* See: https://webpack.js.org/guides/production/
*
* @internal
*/
const instanceOf = globalThis.process && process.env.NODE_ENV === "production" ? function instanceOf(value, constructor) {
	return value instanceof constructor;
} : function instanceOf(value, constructor) {
	if (value instanceof constructor) return true;
	if (typeof value === "object" && value !== null) {
		var _value$constructor;
		const className = constructor.prototype[Symbol.toStringTag];
		if (className === (Symbol.toStringTag in value ? value[Symbol.toStringTag] : (_value$constructor = value.constructor) === null || _value$constructor === void 0 ? void 0 : _value$constructor.name)) {
			const stringifiedValue = inspect(value);
			throw new Error(`Cannot use ${className} "${stringifiedValue}" from another module or realm.

Ensure that there is only one instance of "graphql" in the node_modules
directory. If different versions of "graphql" are the dependencies of other
relied on modules, use "resolutions" to ensure only one version is installed.

https://yarnpkg.com/en/docs/selective-version-resolutions

Duplicate "graphql" modules cannot be used at the same time since different
versions may have different capabilities and behavior. The data from one
version used in the function from another could produce confusing and
spurious results.`);
		}
	}
	return false;
};
// node_modules/graphql/language/source.mjs
/** @category Source */
/**
* A representation of source input to GraphQL. The `name` and `locationOffset` parameters are
* optional, but they are useful for clients who store GraphQL documents in source files.
* For example, if the GraphQL input starts at line 40 in a file named `Foo.graphql`, it might
* be useful for `name` to be `"Foo.graphql"` and location to be `{ line: 40, column: 1 }`.
* The `line` and `column` properties in `locationOffset` are 1-indexed.
*/
var Source = class {
	/** The GraphQL source text. */
	/** Name used in diagnostics for this source, such as a file path or request name. */
	/** One-indexed line and column where this source begins. */
	/**
	* Creates a Source instance.
	* @param body - The GraphQL source text.
	* @param name - Name used in diagnostics for this source.
	* @param locationOffset - One-indexed line and column where this source begins.
	* @example
	* ```ts
	* import { Source } from 'graphql/language';
	*
	* const source = new Source('type Query { greeting: String }', 'schema.graphql', {
	*   line: 10,
	*   column: 1,
	* });
	*
	* source.body; // => 'type Query { greeting: String }'
	* source.name; // => 'schema.graphql'
	* source.locationOffset; // => { line: 10, column: 1 }
	* ```
	*/
	constructor(body, name = "GraphQL request", locationOffset = {
		line: 1,
		column: 1
	}) {
		typeof body === "string" || devAssert(false, `Body must be a string. Received: ${inspect(body)}.`);
		this.body = body;
		this.name = name;
		this.locationOffset = locationOffset;
		this.locationOffset.line > 0 || devAssert(false, "line in locationOffset is 1-indexed and must be positive.");
		this.locationOffset.column > 0 || devAssert(false, "column in locationOffset is 1-indexed and must be positive.");
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "Source";
	}
};
/**
* Test if the given value is a Source object.
*
* @internal
*/
function isSource(source) {
	return instanceOf(source, Source);
}
// node_modules/graphql/language/parser.mjs
/** @category Parsing */
/** Configuration options to control parser behavior */
/**
* Given a GraphQL source, parses it into a Document.
* Throws GraphQLError if a syntax error is encountered.
* @param source - A GraphQL source string or source object.
* @param options - Optional parser configuration.
* @returns The parsed GraphQL document AST.
* @example
* ```ts
* // Parse a GraphQL document with the default parser options.
* import { parse } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
*
* document.kind; // => 'Document'
* ```
* @example
* ```ts
* // This variant enables parser options and provides an explicit lexer.
* import { Lexer, Source, parse } from 'graphql/language';
*
* const document = parse('fragment A($var: Boolean) on Query { field }', {
*   allowLegacyFragmentVariables: true,
*   maxLexicalTokens: 20,
*   noLocation: true,
* });
* const directiveDocument = parse('directive @foo @bar on FIELD', {
*   experimentalDirectivesOnDirectiveDefinitions: true,
* });
* const source = new Source('{ hero }');
* const lexerDocument = parse(source, { lexer: new Lexer(source) });
*
* document.definitions[0].kind; // => 'FragmentDefinition'
* document.loc; // => undefined
* directiveDocument.definitions[0].kind; // => 'DirectiveDefinition'
* lexerDocument.definitions[0].kind; // => 'OperationDefinition'
* ```
*/
function parse(source, options) {
	const parser = new Parser(source, options);
	const document = parser.parseDocument();
	Object.defineProperty(document, "tokenCount", {
		enumerable: false,
		value: parser.tokenCount
	});
	return document;
}
/**
* This class is exported only to assist people in implementing their own parsers
* without duplicating too much code and should be used only as last resort for cases
* such as experimental syntax or if certain features could not be contributed upstream.
*
* It is still part of the internal API and is versioned, so any changes to it are never
* considered breaking changes. If you still need to support multiple versions of the
* library, please use the `versionInfo` variable for version detection.
*
* @internal
*/
var Parser = class {
	constructor(source, options = {}) {
		const { lexer, ..._options } = options;
		if (lexer) this._lexer = lexer;
		else {
			const sourceObj = isSource(source) ? source : new Source(source);
			this._lexer = new Lexer(sourceObj);
		}
		this._options = _options;
		this._tokenCounter = 0;
		this._lexer._maxComments = options === null || options === void 0 ? void 0 : options.maxComments;
		this._lexer._commentCount = 0;
		const maxSourceLength = options === null || options === void 0 ? void 0 : options.maxSourceLength;
		if (maxSourceLength !== void 0 && this._lexer.source.body.length > maxSourceLength) throw syntaxError(this._lexer.source, maxSourceLength, `Source contains more than ${maxSourceLength} UTF-16 code units. Parsing aborted.`);
	}
	get tokenCount() {
		return this._tokenCounter;
	}
	/**
	* Converts a name lex token into a name parse node.
	*
	* @internal
	*/
	parseName() {
		const token = this.expectToken(TokenKind.NAME);
		return this.node(token, {
			kind: Kind.NAME,
			value: token.value
		});
	}
	/**
	* Document : Definition+
	*
	* @internal
	*/
	parseDocument() {
		return this.node(this._lexer.token, {
			kind: Kind.DOCUMENT,
			definitions: this.many(TokenKind.SOF, this.parseDefinition, TokenKind.EOF)
		});
	}
	/**
	* Definition :
	*   - ExecutableDefinition
	*   - TypeSystemDefinition
	*   - TypeSystemExtension
	*
	* ExecutableDefinition :
	*   - OperationDefinition
	*   - FragmentDefinition
	*
	* TypeSystemDefinition :
	*   - SchemaDefinition
	*   - TypeDefinition
	*   - DirectiveDefinition
	*
	* TypeDefinition :
	*   - ScalarTypeDefinition
	*   - ObjectTypeDefinition
	*   - InterfaceTypeDefinition
	*   - UnionTypeDefinition
	*   - EnumTypeDefinition
	*   - InputObjectTypeDefinition
	*
	* @internal
	*/
	parseDefinition() {
		if (this.peek(TokenKind.BRACE_L)) return this.parseOperationDefinition();
		const hasDescription = this.peekDescription();
		const keywordToken = hasDescription ? this._lexer.lookahead() : this._lexer.token;
		if (hasDescription && keywordToken.kind === TokenKind.BRACE_L) throw syntaxError(this._lexer.source, this._lexer.token.start, "Unexpected description, descriptions are not supported on shorthand queries.");
		if (keywordToken.kind === TokenKind.NAME) {
			switch (keywordToken.value) {
				case "schema": return this.parseSchemaDefinition();
				case "scalar": return this.parseScalarTypeDefinition();
				case "type": return this.parseObjectTypeDefinition();
				case "interface": return this.parseInterfaceTypeDefinition();
				case "union": return this.parseUnionTypeDefinition();
				case "enum": return this.parseEnumTypeDefinition();
				case "input": return this.parseInputObjectTypeDefinition();
				case "directive": return this.parseDirectiveDefinition();
			}
			switch (keywordToken.value) {
				case "query":
				case "mutation":
				case "subscription": return this.parseOperationDefinition();
				case "fragment": return this.parseFragmentDefinition();
			}
			if (hasDescription) throw syntaxError(this._lexer.source, this._lexer.token.start, "Unexpected description, only GraphQL definitions support descriptions.");
			switch (keywordToken.value) {
				case "extend": return this.parseTypeSystemExtension();
			}
		}
		throw this.unexpected(keywordToken);
	}
	/**
	* OperationDefinition :
	*  - SelectionSet
	*  - OperationType Name? VariableDefinitions? Directives? SelectionSet
	*
	* @internal
	*/
	parseOperationDefinition() {
		const start = this._lexer.token;
		if (this.peek(TokenKind.BRACE_L)) return this.node(start, {
			kind: Kind.OPERATION_DEFINITION,
			operation: OperationTypeNode.QUERY,
			description: void 0,
			name: void 0,
			variableDefinitions: [],
			directives: [],
			selectionSet: this.parseSelectionSet()
		});
		const description = this.parseDescription();
		const operation = this.parseOperationType();
		let name;
		if (this.peek(TokenKind.NAME)) name = this.parseName();
		return this.node(start, {
			kind: Kind.OPERATION_DEFINITION,
			operation,
			description,
			name,
			variableDefinitions: this.parseVariableDefinitions(),
			directives: this.parseDirectives(false),
			selectionSet: this.parseSelectionSet()
		});
	}
	/**
	* OperationType : one of query mutation subscription
	*
	* @internal
	*/
	parseOperationType() {
		const operationToken = this.expectToken(TokenKind.NAME);
		switch (operationToken.value) {
			case "query": return OperationTypeNode.QUERY;
			case "mutation": return OperationTypeNode.MUTATION;
			case "subscription": return OperationTypeNode.SUBSCRIPTION;
		}
		throw this.unexpected(operationToken);
	}
	/**
	* VariableDefinitions : ( VariableDefinition+ )
	*
	* @internal
	*/
	parseVariableDefinitions() {
		return this.optionalMany(TokenKind.PAREN_L, this.parseVariableDefinition, TokenKind.PAREN_R);
	}
	/**
	* VariableDefinition : Variable : Type DefaultValue? Directives[Const]?
	*
	* @internal
	*/
	parseVariableDefinition() {
		return this.node(this._lexer.token, {
			kind: Kind.VARIABLE_DEFINITION,
			description: this.parseDescription(),
			variable: this.parseVariable(),
			type: (this.expectToken(TokenKind.COLON), this.parseTypeReference()),
			defaultValue: this.expectOptionalToken(TokenKind.EQUALS) ? this.parseConstValueLiteral() : void 0,
			directives: this.parseConstDirectives()
		});
	}
	/**
	* Variable : $ Name
	*
	* @internal
	*/
	parseVariable() {
		const start = this._lexer.token;
		this.expectToken(TokenKind.DOLLAR);
		return this.node(start, {
			kind: Kind.VARIABLE,
			name: this.parseName()
		});
	}
	/**
	* ```
	* SelectionSet : { Selection+ }
	* ```
	*
	* @internal
	*/
	parseSelectionSet() {
		return this.node(this._lexer.token, {
			kind: Kind.SELECTION_SET,
			selections: this.many(TokenKind.BRACE_L, this.parseSelection, TokenKind.BRACE_R)
		});
	}
	/**
	* Selection :
	*   - Field
	*   - FragmentSpread
	*   - InlineFragment
	*
	* @internal
	*/
	parseSelection() {
		return this.peek(TokenKind.SPREAD) ? this.parseFragment() : this.parseField();
	}
	/**
	* Field : Alias? Name Arguments? Directives? SelectionSet?
	*
	* Alias : Name :
	*
	* @internal
	*/
	parseField() {
		const start = this._lexer.token;
		const nameOrAlias = this.parseName();
		let alias;
		let name;
		if (this.expectOptionalToken(TokenKind.COLON)) {
			alias = nameOrAlias;
			name = this.parseName();
		} else name = nameOrAlias;
		return this.node(start, {
			kind: Kind.FIELD,
			alias,
			name,
			arguments: this.parseArguments(false),
			directives: this.parseDirectives(false),
			selectionSet: this.peek(TokenKind.BRACE_L) ? this.parseSelectionSet() : void 0
		});
	}
	/**
	* Arguments[Const] : ( Argument[?Const]+ )
	*
	* @internal
	*/
	parseArguments(isConst) {
		const item = isConst ? this.parseConstArgument : this.parseArgument;
		return this.optionalMany(TokenKind.PAREN_L, item, TokenKind.PAREN_R);
	}
	/**
	* Argument[Const] : Name : Value[?Const]
	*
	* @internal
	*/
	parseArgument(isConst = false) {
		const start = this._lexer.token;
		const name = this.parseName();
		this.expectToken(TokenKind.COLON);
		return this.node(start, {
			kind: Kind.ARGUMENT,
			name,
			value: this.parseValueLiteral(isConst)
		});
	}
	parseConstArgument() {
		return this.parseArgument(true);
	}
	/**
	* Corresponds to both FragmentSpread and InlineFragment in the spec.
	*
	* FragmentSpread : ... FragmentName Directives?
	*
	* InlineFragment : ... TypeCondition? Directives? SelectionSet
	*
	* @internal
	*/
	parseFragment() {
		const start = this._lexer.token;
		this.expectToken(TokenKind.SPREAD);
		const hasTypeCondition = this.expectOptionalKeyword("on");
		if (!hasTypeCondition && this.peek(TokenKind.NAME)) return this.node(start, {
			kind: Kind.FRAGMENT_SPREAD,
			name: this.parseFragmentName(),
			directives: this.parseDirectives(false)
		});
		return this.node(start, {
			kind: Kind.INLINE_FRAGMENT,
			typeCondition: hasTypeCondition ? this.parseNamedType() : void 0,
			directives: this.parseDirectives(false),
			selectionSet: this.parseSelectionSet()
		});
	}
	/**
	* FragmentDefinition :
	*   - fragment FragmentName on TypeCondition Directives? SelectionSet
	*
	* TypeCondition : NamedType
	*
	* @internal
	*/
	parseFragmentDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("fragment");
		if (this._options.allowLegacyFragmentVariables === true) return this.node(start, {
			kind: Kind.FRAGMENT_DEFINITION,
			description,
			name: this.parseFragmentName(),
			variableDefinitions: this.parseVariableDefinitions(),
			typeCondition: (this.expectKeyword("on"), this.parseNamedType()),
			directives: this.parseDirectives(false),
			selectionSet: this.parseSelectionSet()
		});
		return this.node(start, {
			kind: Kind.FRAGMENT_DEFINITION,
			description,
			name: this.parseFragmentName(),
			typeCondition: (this.expectKeyword("on"), this.parseNamedType()),
			directives: this.parseDirectives(false),
			selectionSet: this.parseSelectionSet()
		});
	}
	/**
	* FragmentName : Name but not `on`
	*
	* @internal
	*/
	parseFragmentName() {
		if (this._lexer.token.value === "on") throw this.unexpected();
		return this.parseName();
	}
	/**
	* Value[Const] :
	*   - [~Const] Variable
	*   - IntValue
	*   - FloatValue
	*   - StringValue
	*   - BooleanValue
	*   - NullValue
	*   - EnumValue
	*   - ListValue[?Const]
	*   - ObjectValue[?Const]
	*
	* BooleanValue : one of `true` `false`
	*
	* NullValue : `null`
	*
	* EnumValue : Name but not `true`, `false` or `null`
	*
	* @internal
	*/
	parseValueLiteral(isConst) {
		const token = this._lexer.token;
		switch (token.kind) {
			case TokenKind.BRACKET_L: return this.parseList(isConst);
			case TokenKind.BRACE_L: return this.parseObject(isConst);
			case TokenKind.INT:
				this.advanceLexer();
				return this.node(token, {
					kind: Kind.INT,
					value: token.value
				});
			case TokenKind.FLOAT:
				this.advanceLexer();
				return this.node(token, {
					kind: Kind.FLOAT,
					value: token.value
				});
			case TokenKind.STRING:
			case TokenKind.BLOCK_STRING: return this.parseStringLiteral();
			case TokenKind.NAME:
				this.advanceLexer();
				switch (token.value) {
					case "true": return this.node(token, {
						kind: Kind.BOOLEAN,
						value: true
					});
					case "false": return this.node(token, {
						kind: Kind.BOOLEAN,
						value: false
					});
					case "null": return this.node(token, { kind: Kind.NULL });
					default: return this.node(token, {
						kind: Kind.ENUM,
						value: token.value
					});
				}
			case TokenKind.DOLLAR:
				if (isConst) {
					this.expectToken(TokenKind.DOLLAR);
					if (this._lexer.token.kind === TokenKind.NAME) {
						const varName = this._lexer.token.value;
						throw syntaxError(this._lexer.source, token.start, `Unexpected variable "$${varName}" in constant value.`);
					} else throw this.unexpected(token);
				}
				return this.parseVariable();
			default: throw this.unexpected();
		}
	}
	parseConstValueLiteral() {
		return this.parseValueLiteral(true);
	}
	parseStringLiteral() {
		const token = this._lexer.token;
		this.advanceLexer();
		return this.node(token, {
			kind: Kind.STRING,
			value: token.value,
			block: token.kind === TokenKind.BLOCK_STRING
		});
	}
	/**
	* ListValue[Const] :
	*   - [ ]
	*   - [ Value[?Const]+ ]
	*
	* @internal
	*/
	parseList(isConst) {
		const item = () => this.parseValueLiteral(isConst);
		return this.node(this._lexer.token, {
			kind: Kind.LIST,
			values: this.any(TokenKind.BRACKET_L, item, TokenKind.BRACKET_R)
		});
	}
	/**
	* ```
	* ObjectValue[Const] :
	*   - { }
	*   - { ObjectField[?Const]+ }
	* ```
	*
	* @internal
	*/
	parseObject(isConst) {
		const item = () => this.parseObjectField(isConst);
		return this.node(this._lexer.token, {
			kind: Kind.OBJECT,
			fields: this.any(TokenKind.BRACE_L, item, TokenKind.BRACE_R)
		});
	}
	/**
	* ObjectField[Const] : Name : Value[?Const]
	*
	* @internal
	*/
	parseObjectField(isConst) {
		const start = this._lexer.token;
		const name = this.parseName();
		this.expectToken(TokenKind.COLON);
		return this.node(start, {
			kind: Kind.OBJECT_FIELD,
			name,
			value: this.parseValueLiteral(isConst)
		});
	}
	/**
	* Directives[Const] : Directive[?Const]+
	*
	* @internal
	*/
	parseDirectives(isConst) {
		const directives = [];
		while (this.peek(TokenKind.AT)) directives.push(this.parseDirective(isConst));
		return directives;
	}
	parseConstDirectives() {
		return this.parseDirectives(true);
	}
	/**
	* ```
	* Directive[Const] : @ Name Arguments[?Const]?
	* ```
	*
	* @internal
	*/
	parseDirective(isConst) {
		const start = this._lexer.token;
		this.expectToken(TokenKind.AT);
		return this.node(start, {
			kind: Kind.DIRECTIVE,
			name: this.parseName(),
			arguments: this.parseArguments(isConst)
		});
	}
	/**
	* Type :
	*   - NamedType
	*   - ListType
	*   - NonNullType
	*
	* @internal
	*/
	parseTypeReference() {
		const start = this._lexer.token;
		let type;
		if (this.expectOptionalToken(TokenKind.BRACKET_L)) {
			const innerType = this.parseTypeReference();
			this.expectToken(TokenKind.BRACKET_R);
			type = this.node(start, {
				kind: Kind.LIST_TYPE,
				type: innerType
			});
		} else type = this.parseNamedType();
		if (this.expectOptionalToken(TokenKind.BANG)) return this.node(start, {
			kind: Kind.NON_NULL_TYPE,
			type
		});
		return type;
	}
	/**
	* NamedType : Name
	*
	* @internal
	*/
	parseNamedType() {
		return this.node(this._lexer.token, {
			kind: Kind.NAMED_TYPE,
			name: this.parseName()
		});
	}
	peekDescription() {
		return this.peek(TokenKind.STRING) || this.peek(TokenKind.BLOCK_STRING);
	}
	/**
	* Description : StringValue
	*
	* @internal
	*/
	parseDescription() {
		if (this.peekDescription()) return this.parseStringLiteral();
	}
	/**
	* ```
	* SchemaDefinition : Description? schema Directives[Const]? { OperationTypeDefinition+ }
	* ```
	*
	* @internal
	*/
	parseSchemaDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("schema");
		const directives = this.parseConstDirectives();
		const operationTypes = this.many(TokenKind.BRACE_L, this.parseOperationTypeDefinition, TokenKind.BRACE_R);
		return this.node(start, {
			kind: Kind.SCHEMA_DEFINITION,
			description,
			directives,
			operationTypes
		});
	}
	/**
	* OperationTypeDefinition : OperationType : NamedType
	*
	* @internal
	*/
	parseOperationTypeDefinition() {
		const start = this._lexer.token;
		const operation = this.parseOperationType();
		this.expectToken(TokenKind.COLON);
		const type = this.parseNamedType();
		return this.node(start, {
			kind: Kind.OPERATION_TYPE_DEFINITION,
			operation,
			type
		});
	}
	/**
	* ScalarTypeDefinition : Description? scalar Name Directives[Const]?
	*
	* @internal
	*/
	parseScalarTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("scalar");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		return this.node(start, {
			kind: Kind.SCALAR_TYPE_DEFINITION,
			description,
			name,
			directives
		});
	}
	/**
	* ObjectTypeDefinition :
	*   Description?
	*   type Name ImplementsInterfaces? Directives[Const]? FieldsDefinition?
	*
	* @internal
	*/
	parseObjectTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("type");
		const name = this.parseName();
		const interfaces = this.parseImplementsInterfaces();
		const directives = this.parseConstDirectives();
		const fields = this.parseFieldsDefinition();
		return this.node(start, {
			kind: Kind.OBJECT_TYPE_DEFINITION,
			description,
			name,
			interfaces,
			directives,
			fields
		});
	}
	/**
	* ImplementsInterfaces :
	*   - implements `&`? NamedType
	*   - ImplementsInterfaces & NamedType
	*
	* @internal
	*/
	parseImplementsInterfaces() {
		return this.expectOptionalKeyword("implements") ? this.delimitedMany(TokenKind.AMP, this.parseNamedType) : [];
	}
	/**
	* ```
	* FieldsDefinition : { FieldDefinition+ }
	* ```
	*
	* @internal
	*/
	parseFieldsDefinition() {
		return this.optionalMany(TokenKind.BRACE_L, this.parseFieldDefinition, TokenKind.BRACE_R);
	}
	/**
	* FieldDefinition :
	*   - Description? Name ArgumentsDefinition? : Type Directives[Const]?
	*
	* @internal
	*/
	parseFieldDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		const name = this.parseName();
		const args = this.parseArgumentDefs();
		this.expectToken(TokenKind.COLON);
		const type = this.parseTypeReference();
		const directives = this.parseConstDirectives();
		return this.node(start, {
			kind: Kind.FIELD_DEFINITION,
			description,
			name,
			arguments: args,
			type,
			directives
		});
	}
	/**
	* ArgumentsDefinition : ( InputValueDefinition+ )
	*
	* @internal
	*/
	parseArgumentDefs() {
		return this.optionalMany(TokenKind.PAREN_L, this.parseInputValueDef, TokenKind.PAREN_R);
	}
	/**
	* InputValueDefinition :
	*   - Description? Name : Type DefaultValue? Directives[Const]?
	*
	* @internal
	*/
	parseInputValueDef() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		const name = this.parseName();
		this.expectToken(TokenKind.COLON);
		const type = this.parseTypeReference();
		let defaultValue;
		if (this.expectOptionalToken(TokenKind.EQUALS)) defaultValue = this.parseConstValueLiteral();
		const directives = this.parseConstDirectives();
		return this.node(start, {
			kind: Kind.INPUT_VALUE_DEFINITION,
			description,
			name,
			type,
			defaultValue,
			directives
		});
	}
	/**
	* InterfaceTypeDefinition :
	*   - Description? interface Name Directives[Const]? FieldsDefinition?
	*
	* @internal
	*/
	parseInterfaceTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("interface");
		const name = this.parseName();
		const interfaces = this.parseImplementsInterfaces();
		const directives = this.parseConstDirectives();
		const fields = this.parseFieldsDefinition();
		return this.node(start, {
			kind: Kind.INTERFACE_TYPE_DEFINITION,
			description,
			name,
			interfaces,
			directives,
			fields
		});
	}
	/**
	* UnionTypeDefinition :
	*   - Description? union Name Directives[Const]? UnionMemberTypes?
	*
	* @internal
	*/
	parseUnionTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("union");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const types = this.parseUnionMemberTypes();
		return this.node(start, {
			kind: Kind.UNION_TYPE_DEFINITION,
			description,
			name,
			directives,
			types
		});
	}
	/**
	* UnionMemberTypes :
	*   - = `|`? NamedType
	*   - UnionMemberTypes | NamedType
	*
	* @internal
	*/
	parseUnionMemberTypes() {
		return this.expectOptionalToken(TokenKind.EQUALS) ? this.delimitedMany(TokenKind.PIPE, this.parseNamedType) : [];
	}
	/**
	* EnumTypeDefinition :
	*   - Description? enum Name Directives[Const]? EnumValuesDefinition?
	*
	* @internal
	*/
	parseEnumTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("enum");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const values = this.parseEnumValuesDefinition();
		return this.node(start, {
			kind: Kind.ENUM_TYPE_DEFINITION,
			description,
			name,
			directives,
			values
		});
	}
	/**
	* ```
	* EnumValuesDefinition : { EnumValueDefinition+ }
	* ```
	*
	* @internal
	*/
	parseEnumValuesDefinition() {
		return this.optionalMany(TokenKind.BRACE_L, this.parseEnumValueDefinition, TokenKind.BRACE_R);
	}
	/**
	* EnumValueDefinition : Description? EnumValue Directives[Const]?
	*
	* @internal
	*/
	parseEnumValueDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		const name = this.parseEnumValueName();
		const directives = this.parseConstDirectives();
		return this.node(start, {
			kind: Kind.ENUM_VALUE_DEFINITION,
			description,
			name,
			directives
		});
	}
	/**
	* EnumValue : Name but not `true`, `false` or `null`
	*
	* @internal
	*/
	parseEnumValueName() {
		if (this._lexer.token.value === "true" || this._lexer.token.value === "false" || this._lexer.token.value === "null") throw syntaxError(this._lexer.source, this._lexer.token.start, `${getTokenDesc(this._lexer.token)} is reserved and cannot be used for an enum value.`);
		return this.parseName();
	}
	/**
	* InputObjectTypeDefinition :
	*   - Description? input Name Directives[Const]? InputFieldsDefinition?
	*
	* @internal
	*/
	parseInputObjectTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("input");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const fields = this.parseInputFieldsDefinition();
		return this.node(start, {
			kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
			description,
			name,
			directives,
			fields
		});
	}
	/**
	* ```
	* InputFieldsDefinition : { InputValueDefinition+ }
	* ```
	*
	* @internal
	*/
	parseInputFieldsDefinition() {
		return this.optionalMany(TokenKind.BRACE_L, this.parseInputValueDef, TokenKind.BRACE_R);
	}
	/**
	* TypeSystemExtension :
	*   - SchemaExtension
	*   - TypeExtension
	*
	* TypeExtension :
	*   - ScalarTypeExtension
	*   - ObjectTypeExtension
	*   - InterfaceTypeExtension
	*   - UnionTypeExtension
	*   - EnumTypeExtension
	*   - InputObjectTypeDefinition
	*   - DirectiveDefinitionExtension
	*
	* @internal
	*/
	parseTypeSystemExtension() {
		const keywordToken = this._lexer.lookahead();
		if (keywordToken.kind === TokenKind.NAME) switch (keywordToken.value) {
			case "schema": return this.parseSchemaExtension();
			case "scalar": return this.parseScalarTypeExtension();
			case "type": return this.parseObjectTypeExtension();
			case "interface": return this.parseInterfaceTypeExtension();
			case "union": return this.parseUnionTypeExtension();
			case "enum": return this.parseEnumTypeExtension();
			case "input": return this.parseInputObjectTypeExtension();
			case "directive": if (this._options.experimentalDirectivesOnDirectiveDefinitions) return this.parseDirectiveDefinitionExtension();
		}
		throw this.unexpected(keywordToken);
	}
	/**
	* ```
	* SchemaExtension :
	*  - extend schema Directives[Const]? { OperationTypeDefinition+ }
	*  - extend schema Directives[Const]
	* ```
	*
	* @internal
	*/
	parseSchemaExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("schema");
		const directives = this.parseConstDirectives();
		const operationTypes = this.optionalMany(TokenKind.BRACE_L, this.parseOperationTypeDefinition, TokenKind.BRACE_R);
		if (directives.length === 0 && operationTypes.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.SCHEMA_EXTENSION,
			directives,
			operationTypes
		});
	}
	/**
	* ScalarTypeExtension :
	*   - extend scalar Name Directives[Const]
	*
	* @internal
	*/
	parseScalarTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("scalar");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		if (directives.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.SCALAR_TYPE_EXTENSION,
			name,
			directives
		});
	}
	/**
	* ObjectTypeExtension :
	*  - extend type Name ImplementsInterfaces? Directives[Const]? FieldsDefinition
	*  - extend type Name ImplementsInterfaces? Directives[Const]
	*  - extend type Name ImplementsInterfaces
	*
	* @internal
	*/
	parseObjectTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("type");
		const name = this.parseName();
		const interfaces = this.parseImplementsInterfaces();
		const directives = this.parseConstDirectives();
		const fields = this.parseFieldsDefinition();
		if (interfaces.length === 0 && directives.length === 0 && fields.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.OBJECT_TYPE_EXTENSION,
			name,
			interfaces,
			directives,
			fields
		});
	}
	/**
	* InterfaceTypeExtension :
	*  - extend interface Name ImplementsInterfaces? Directives[Const]? FieldsDefinition
	*  - extend interface Name ImplementsInterfaces? Directives[Const]
	*  - extend interface Name ImplementsInterfaces
	*
	* @internal
	*/
	parseInterfaceTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("interface");
		const name = this.parseName();
		const interfaces = this.parseImplementsInterfaces();
		const directives = this.parseConstDirectives();
		const fields = this.parseFieldsDefinition();
		if (interfaces.length === 0 && directives.length === 0 && fields.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.INTERFACE_TYPE_EXTENSION,
			name,
			interfaces,
			directives,
			fields
		});
	}
	/**
	* UnionTypeExtension :
	*   - extend union Name Directives[Const]? UnionMemberTypes
	*   - extend union Name Directives[Const]
	*
	* @internal
	*/
	parseUnionTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("union");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const types = this.parseUnionMemberTypes();
		if (directives.length === 0 && types.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.UNION_TYPE_EXTENSION,
			name,
			directives,
			types
		});
	}
	/**
	* EnumTypeExtension :
	*   - extend enum Name Directives[Const]? EnumValuesDefinition
	*   - extend enum Name Directives[Const]
	*
	* @internal
	*/
	parseEnumTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("enum");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const values = this.parseEnumValuesDefinition();
		if (directives.length === 0 && values.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.ENUM_TYPE_EXTENSION,
			name,
			directives,
			values
		});
	}
	/**
	* InputObjectTypeExtension :
	*   - extend input Name Directives[Const]? InputFieldsDefinition
	*   - extend input Name Directives[Const]
	*
	* @internal
	*/
	parseInputObjectTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("input");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const fields = this.parseInputFieldsDefinition();
		if (directives.length === 0 && fields.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.INPUT_OBJECT_TYPE_EXTENSION,
			name,
			directives,
			fields
		});
	}
	parseDirectiveDefinitionExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("directive");
		this.expectToken(TokenKind.AT);
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		if (directives.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.DIRECTIVE_EXTENSION,
			name,
			directives
		});
	}
	/**
	* ```
	* DirectiveDefinition :
	*   - Description? directive @ Name ArgumentsDefinition? `repeatable`? on DirectiveLocations
	* ```
	*
	* @internal
	*/
	parseDirectiveDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("directive");
		this.expectToken(TokenKind.AT);
		const name = this.parseName();
		const args = this.parseArgumentDefs();
		const directives = this._options.experimentalDirectivesOnDirectiveDefinitions ? this.parseConstDirectives() : [];
		const repeatable = this.expectOptionalKeyword("repeatable");
		this.expectKeyword("on");
		const locations = this.parseDirectiveLocations();
		return this.node(start, {
			kind: Kind.DIRECTIVE_DEFINITION,
			description,
			name,
			arguments: args,
			directives,
			repeatable,
			locations
		});
	}
	/**
	* DirectiveLocations :
	*   - `|`? DirectiveLocation
	*   - DirectiveLocations | DirectiveLocation
	*
	* @internal
	*/
	parseDirectiveLocations() {
		return this.delimitedMany(TokenKind.PIPE, this.parseDirectiveLocation);
	}
	parseDirectiveLocation() {
		const start = this._lexer.token;
		const name = this.parseName();
		if (Object.prototype.hasOwnProperty.call(DirectiveLocation, name.value)) return name;
		throw this.unexpected(start);
	}
	/**
	* SchemaCoordinate :
	*   - Name
	*   - Name . Name
	*   - Name . Name ( Name : )
	*   - \@ Name
	*   - \@ Name ( Name : )
	* @returns Parsed schema coordinate AST.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { Kind, parseSchemaCoordinate } from 'graphql/language';
	*
	* const typeCoordinate = parseSchemaCoordinate('User.name');
	* const directiveCoordinate = parseSchemaCoordinate('@include(if:)');
	* assert(typeCoordinate.kind === Kind.MEMBER_COORDINATE);
	* assert(directiveCoordinate.kind === Kind.DIRECTIVE_ARGUMENT_COORDINATE);
	*
	* typeCoordinate.name.value; // => 'User'
	* typeCoordinate.memberName?.value; // => 'name'
	* directiveCoordinate.name.value; // => 'include'
	* directiveCoordinate.argumentName?.value; // => 'if'
	* ```
	*/
	parseSchemaCoordinate() {
		const start = this._lexer.token;
		const ofDirective = this.expectOptionalToken(TokenKind.AT);
		const name = this.parseName();
		let memberName;
		if (!ofDirective && this.expectOptionalToken(TokenKind.DOT)) memberName = this.parseName();
		let argumentName;
		if ((ofDirective || memberName) && this.expectOptionalToken(TokenKind.PAREN_L)) {
			argumentName = this.parseName();
			this.expectToken(TokenKind.COLON);
			this.expectToken(TokenKind.PAREN_R);
		}
		if (ofDirective) {
			if (argumentName) return this.node(start, {
				kind: Kind.DIRECTIVE_ARGUMENT_COORDINATE,
				name,
				argumentName
			});
			return this.node(start, {
				kind: Kind.DIRECTIVE_COORDINATE,
				name
			});
		} else if (memberName) {
			if (argumentName) return this.node(start, {
				kind: Kind.ARGUMENT_COORDINATE,
				name,
				fieldName: memberName,
				argumentName
			});
			return this.node(start, {
				kind: Kind.MEMBER_COORDINATE,
				name,
				memberName
			});
		}
		return this.node(start, {
			kind: Kind.TYPE_COORDINATE,
			name
		});
	}
	/**
	* Returns a node that, if configured to do so, sets a "loc" field as a
	* location object, used to identify the place in the source that created a
	* given parsed object.
	*
	* @internal
	*/
	node(startToken, node) {
		if (this._options.noLocation !== true) node.loc = new Location(startToken, this._lexer.lastToken, this._lexer.source);
		return node;
	}
	/**
	* Determines if the next token is of a given kind
	*
	* @internal
	*/
	peek(kind) {
		return this._lexer.token.kind === kind;
	}
	/**
	* If the next token is of the given kind, return that token after advancing the lexer.
	* Otherwise, do not change the parser state and throw an error.
	*
	* @internal
	*/
	expectToken(kind) {
		const token = this._lexer.token;
		if (token.kind === kind) {
			this.advanceLexer();
			return token;
		}
		throw syntaxError(this._lexer.source, token.start, `Expected ${getTokenKindDesc(kind)}, found ${getTokenDesc(token)}.`);
	}
	/**
	* If the next token is of the given kind, return "true" after advancing the lexer.
	* Otherwise, do not change the parser state and return "false".
	*
	* @internal
	*/
	expectOptionalToken(kind) {
		if (this._lexer.token.kind === kind) {
			this.advanceLexer();
			return true;
		}
		return false;
	}
	/**
	* If the next token is a given keyword, advance the lexer.
	* Otherwise, do not change the parser state and throw an error.
	*
	* @internal
	*/
	expectKeyword(value) {
		const token = this._lexer.token;
		if (token.kind === TokenKind.NAME && token.value === value) this.advanceLexer();
		else throw syntaxError(this._lexer.source, token.start, `Expected "${value}", found ${getTokenDesc(token)}.`);
	}
	/**
	* If the next token is a given keyword, return "true" after advancing the lexer.
	* Otherwise, do not change the parser state and return "false".
	*
	* @internal
	*/
	expectOptionalKeyword(value) {
		const token = this._lexer.token;
		if (token.kind === TokenKind.NAME && token.value === value) {
			this.advanceLexer();
			return true;
		}
		return false;
	}
	/**
	* Helper function for creating an error when an unexpected lexed token is encountered.
	*
	* @internal
	*/
	unexpected(atToken) {
		const token = atToken !== null && atToken !== void 0 ? atToken : this._lexer.token;
		return syntaxError(this._lexer.source, token.start, `Unexpected ${getTokenDesc(token)}.`);
	}
	/**
	* Returns a possibly empty list of parse nodes, determined by the parseFn.
	* This list begins with a lex token of openKind and ends with a lex token of closeKind.
	* Advances the parser to the next lex token after the closing token.
	*
	* @internal
	*/
	any(openKind, parseFn, closeKind) {
		this.expectToken(openKind);
		const nodes = [];
		while (!this.expectOptionalToken(closeKind)) nodes.push(parseFn.call(this));
		return nodes;
	}
	/**
	* Returns a list of parse nodes, determined by the parseFn.
	* It can be empty only if open token is missing otherwise it will always return non-empty list
	* that begins with a lex token of openKind and ends with a lex token of closeKind.
	* Advances the parser to the next lex token after the closing token.
	*
	* @internal
	*/
	optionalMany(openKind, parseFn, closeKind) {
		if (this.expectOptionalToken(openKind)) {
			const nodes = [];
			do
				nodes.push(parseFn.call(this));
			while (!this.expectOptionalToken(closeKind));
			return nodes;
		}
		return [];
	}
	/**
	* Returns a non-empty list of parse nodes, determined by the parseFn.
	* This list begins with a lex token of openKind and ends with a lex token of closeKind.
	* Advances the parser to the next lex token after the closing token.
	*
	* @internal
	*/
	many(openKind, parseFn, closeKind) {
		this.expectToken(openKind);
		const nodes = [];
		do
			nodes.push(parseFn.call(this));
		while (!this.expectOptionalToken(closeKind));
		return nodes;
	}
	/**
	* Returns a non-empty list of parse nodes, determined by the parseFn.
	* This list may begin with a lex token of delimiterKind followed by items separated by lex tokens of tokenKind.
	* Advances the parser to the next lex token after last item in the list.
	*
	* @internal
	*/
	delimitedMany(delimiterKind, parseFn) {
		this.expectOptionalToken(delimiterKind);
		const nodes = [];
		do
			nodes.push(parseFn.call(this));
		while (this.expectOptionalToken(delimiterKind));
		return nodes;
	}
	advanceLexer() {
		const { maxLexicalTokens = this._options.maxTokens } = this._options;
		const token = this._lexer.advance();
		if (token.kind !== TokenKind.EOF) {
			++this._tokenCounter;
			if (maxLexicalTokens !== void 0 && this._tokenCounter > maxLexicalTokens) throw syntaxError(this._lexer.source, token.start, `Document contains more that ${maxLexicalTokens} tokens. Parsing aborted.`);
		}
	}
};
/**
* A helper function to describe a token as a string for debugging.
*
* @internal
*/
function getTokenDesc(token) {
	const value = token.value;
	return getTokenKindDesc(token.kind) + (value != null ? ` "${value}"` : "");
}
/**
* A helper function to describe a token kind as a string for debugging.
*
* @internal
*/
function getTokenKindDesc(kind) {
	return isPunctuatorTokenKind(kind) ? `"${kind}"` : kind;
}
// node_modules/graphql/jsutils/didYouMean.mjs
const MAX_SUGGESTIONS = 5;
/**
* Given [A, B, C] return ' Did you mean A, B, or C?'.
*
* @internal
*/
/** @internal */
function didYouMean(firstArg, secondArg) {
	const [subMessage, suggestionsArg] = secondArg ? [firstArg, secondArg] : [void 0, firstArg];
	let message = " Did you mean ";
	if (subMessage) message += subMessage + " ";
	const suggestions = suggestionsArg.map((x) => `"${x}"`);
	switch (suggestions.length) {
		case 0: return "";
		case 1: return message + suggestions[0] + "?";
		case 2: return message + suggestions[0] + " or " + suggestions[1] + "?";
	}
	const selected = suggestions.slice(0, MAX_SUGGESTIONS);
	const lastItem = selected.pop();
	return message + selected.join(", ") + ", or " + lastItem + "?";
}
// node_modules/graphql/jsutils/identityFunc.mjs
/**
* Returns the first argument it receives.
*
* @internal
*/
function identityFunc(x) {
	return x;
}
// node_modules/graphql/jsutils/keyMap.mjs
/**
* Creates a keyed JS object from an array, given a function to produce the keys
* for each value in the array.
*
* This provides a convenient lookup for the array items if the key function
* produces unique results.
* @internal
* @example
* ```ts
* import { keyMap } from 'graphql/jsutils/keyMap';
*
* const phoneBook = [
*   { name: 'Jon', num: '555-1234' },
*   { name: 'Jenny', num: '867-5309' },
* ];
*
* const entriesByName = keyMap(phoneBook, (entry) => entry.name);
*
* Object.keys(entriesByName); // => ['Jon', 'Jenny']
* entriesByName['Jenny']; // => { name: 'Jenny', num: '867-5309' }
* ```
*/
function keyMap(list, keyFn) {
	const result = Object.create(null);
	for (const item of list) result[keyFn(item)] = item;
	return result;
}
// node_modules/graphql/jsutils/keyValMap.mjs
/**
* Creates a keyed JS object from an array, given a function to produce the keys
* and a function to produce the values from each item in the array.
* @internal
* @example
* ```ts
* import { keyValMap } from 'graphql/jsutils/keyValMap';
*
* const phoneBook = [
*   { name: 'Jon', num: '555-1234' },
*   { name: 'Jenny', num: '867-5309' },
* ];
*
* const phonesByName = keyValMap(
*   phoneBook,
*   (entry) => entry.name,
*   (entry) => entry.num,
* ); // => { Jon: '555-1234', Jenny: '867-5309' }
* ```
*/
function keyValMap(list, keyFn, valFn) {
	const result = Object.create(null);
	for (const item of list) result[keyFn(item)] = valFn(item);
	return result;
}
// node_modules/graphql/jsutils/mapValue.mjs
/**
* Creates an object map with the same keys as `map` and values generated by
* running each value of `map` thru `fn`.
*
* @internal
*/
function mapValue(map, fn) {
	const result = Object.create(null);
	for (const key of Object.keys(map)) result[key] = fn(map[key], key);
	return result;
}
// node_modules/graphql/jsutils/naturalCompare.mjs
/**
* Returns a number indicating whether a reference string comes before, or after,
* or is the same as the given string in natural sort order.
*
* See: https://en.wikipedia.org/wiki/Natural_sort_order
*
*
* @internal
*/
function naturalCompare(aStr, bStr) {
	let aIndex = 0;
	let bIndex = 0;
	while (aIndex < aStr.length && bIndex < bStr.length) {
		let aChar = aStr.charCodeAt(aIndex);
		let bChar = bStr.charCodeAt(bIndex);
		if (isDigit(aChar) && isDigit(bChar)) {
			let aNum = 0;
			do {
				++aIndex;
				aNum = aNum * 10 + aChar - DIGIT_0;
				aChar = aStr.charCodeAt(aIndex);
			} while (isDigit(aChar) && aNum > 0);
			let bNum = 0;
			do {
				++bIndex;
				bNum = bNum * 10 + bChar - DIGIT_0;
				bChar = bStr.charCodeAt(bIndex);
			} while (isDigit(bChar) && bNum > 0);
			if (aNum < bNum) return -1;
			if (aNum > bNum) return 1;
		} else {
			if (aChar < bChar) return -1;
			if (aChar > bChar) return 1;
			++aIndex;
			++bIndex;
		}
	}
	return aStr.length - bStr.length;
}
const DIGIT_0 = 48;
const DIGIT_9 = 57;
function isDigit(code) {
	return !isNaN(code) && DIGIT_0 <= code && code <= DIGIT_9;
}
// node_modules/graphql/jsutils/suggestionList.mjs
/**
* Given an invalid input string and a list of valid options, returns a filtered
* list of valid options sorted based on their similarity with the input.
*
* @internal
*/
function suggestionList(input, options) {
	const optionsByDistance = Object.create(null);
	const lexicalDistance = new LexicalDistance(input);
	const threshold = Math.floor(input.length * .4) + 1;
	for (const option of options) {
		const distance = lexicalDistance.measure(option, threshold);
		if (distance !== void 0) optionsByDistance[option] = distance;
	}
	return Object.keys(optionsByDistance).sort((a, b) => {
		const distanceDiff = optionsByDistance[a] - optionsByDistance[b];
		return distanceDiff !== 0 ? distanceDiff : naturalCompare(a, b);
	});
}
/**
* Computes the lexical distance between strings A and B.
*
* The "distance" between two strings is given by counting the minimum number
* of edits needed to transform string A into string B. An edit can be an
* insertion, deletion, or substitution of a single character, or a swap of two
* adjacent characters.
*
* Includes a custom alteration from Damerau-Levenshtein to treat case changes
* as a single edit which helps identify mis-cased values with an edit distance
* of 1.
*
* This distance can be useful for detecting typos in input or sorting
*
* @internal
*/
var LexicalDistance = class {
	constructor(input) {
		this._input = input;
		this._inputLowerCase = input.toLowerCase();
		this._inputArray = stringToArray(this._inputLowerCase);
		this._rows = [
			new Array(input.length + 1).fill(0),
			new Array(input.length + 1).fill(0),
			new Array(input.length + 1).fill(0)
		];
	}
	measure(option, threshold) {
		if (this._input === option) return 0;
		const optionLowerCase = option.toLowerCase();
		if (this._inputLowerCase === optionLowerCase) return 1;
		let a = stringToArray(optionLowerCase);
		let b = this._inputArray;
		if (a.length < b.length) {
			const tmp = a;
			a = b;
			b = tmp;
		}
		const aLength = a.length;
		const bLength = b.length;
		if (aLength - bLength > threshold) return;
		const rows = this._rows;
		for (let j = 0; j <= bLength; j++) rows[0][j] = j;
		for (let i = 1; i <= aLength; i++) {
			const upRow = rows[(i - 1) % 3];
			const currentRow = rows[i % 3];
			let smallestCell = currentRow[0] = i;
			for (let j = 1; j <= bLength; j++) {
				const cost = a[i - 1] === b[j - 1] ? 0 : 1;
				let currentCell = Math.min(upRow[j] + 1, currentRow[j - 1] + 1, upRow[j - 1] + cost);
				if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
					const doubleDiagonalCell = rows[(i - 2) % 3][j - 2];
					currentCell = Math.min(currentCell, doubleDiagonalCell + 1);
				}
				if (currentCell < smallestCell) smallestCell = currentCell;
				currentRow[j] = currentCell;
			}
			if (smallestCell > threshold) return;
		}
		const distance = rows[aLength % 3][bLength];
		return distance <= threshold ? distance : void 0;
	}
};
function stringToArray(str) {
	const strLength = str.length;
	const array = new Array(strLength);
	for (let i = 0; i < strLength; ++i) array[i] = str.charCodeAt(i);
	return array;
}
// node_modules/graphql/jsutils/toObjMap.mjs
/** @internal */
function toObjMap(obj) {
	if (obj == null) return Object.create(null);
	if (Object.getPrototypeOf(obj) === null) return obj;
	const map = Object.create(null);
	for (const [key, value] of Object.entries(obj)) map[key] = value;
	return map;
}
// node_modules/graphql/language/printString.mjs
/**
* Prints a string as a GraphQL StringValue literal. Replaces control characters
* and excluded characters (" U+0022 and \\ U+005C) with escape sequences.
*
* @internal
*/
function printString(str) {
	return `"${str.replace(escapedRegExp, escapedReplacer)}"`;
}
/** @internal */
const escapedRegExp = /[\x00-\x1f\x22\x5c\x7f-\x9f]/g;
function escapedReplacer(str) {
	return escapeSequences[str.charCodeAt(0)];
}
const escapeSequences = [
	"\\u0000",
	"\\u0001",
	"\\u0002",
	"\\u0003",
	"\\u0004",
	"\\u0005",
	"\\u0006",
	"\\u0007",
	"\\b",
	"\\t",
	"\\n",
	"\\u000B",
	"\\f",
	"\\r",
	"\\u000E",
	"\\u000F",
	"\\u0010",
	"\\u0011",
	"\\u0012",
	"\\u0013",
	"\\u0014",
	"\\u0015",
	"\\u0016",
	"\\u0017",
	"\\u0018",
	"\\u0019",
	"\\u001A",
	"\\u001B",
	"\\u001C",
	"\\u001D",
	"\\u001E",
	"\\u001F",
	"",
	"",
	"\\\"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"\\\\",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"\\u007F",
	"\\u0080",
	"\\u0081",
	"\\u0082",
	"\\u0083",
	"\\u0084",
	"\\u0085",
	"\\u0086",
	"\\u0087",
	"\\u0088",
	"\\u0089",
	"\\u008A",
	"\\u008B",
	"\\u008C",
	"\\u008D",
	"\\u008E",
	"\\u008F",
	"\\u0090",
	"\\u0091",
	"\\u0092",
	"\\u0093",
	"\\u0094",
	"\\u0095",
	"\\u0096",
	"\\u0097",
	"\\u0098",
	"\\u0099",
	"\\u009A",
	"\\u009B",
	"\\u009C",
	"\\u009D",
	"\\u009E",
	"\\u009F"
];
// node_modules/graphql/language/reducer.mjs
/** @category Visiting */
/** @internal */
function reduce(root, reducer) {
	const stack = [];
	let frame = {
		parent: [root],
		keys: void 0,
		results: [],
		index: -1
	};
	let node;
	do {
		let kind;
		frame.index++;
		const length = frame.keys === void 0 ? frame.parent.length : frame.keys.length;
		if (frame.index === length) {
			node = frame.results;
			kind = frame.keys === void 0 ? void 0 : frame.results.kind;
			frame = stack.pop();
		} else {
			node = frame.keys === void 0 ? frame.parent[frame.index] : frame.parent[frame.keys[frame.index]];
			if (node == null && stack.length !== 0) continue;
			if (Array.isArray(node)) {
				if (node.length !== 0) {
					stack.push(frame);
					frame = {
						parent: node,
						keys: void 0,
						results: [],
						index: -1
					};
					continue;
				}
			} else {
				const parent = node;
				kind = parent === null || parent === void 0 ? void 0 : parent.kind;
				const keys = typeof kind === "string" ? QueryDocumentKeys[kind] : void 0;
				if (!Array.isArray(keys)) throw new Error(`Invalid AST Node: ${inspect(node)}.`);
				if (keys.length !== 0) {
					stack.push(frame);
					frame = {
						parent,
						keys,
						results: { ...parent },
						index: -1
					};
					continue;
				}
			}
		}
		if (kind !== void 0) {
			const reduceNode = reducer[kind];
			node = reduceNode === null || reduceNode === void 0 ? void 0 : reduceNode(node);
		}
		if (frame.keys === void 0) frame.results.push(node);
		else frame.results[frame.keys[frame.index]] = node;
	} while (stack.length !== 0);
	return node;
}
// node_modules/graphql/language/printer.mjs
/** @category Printing */
/** @internal */
function print(ast, options) {
	var _options$maxIndentDep;
	return render(reduce(ast, printDocASTReducer), (_options$maxIndentDep = options === null || options === void 0 ? void 0 : options.maxIndentDepth) !== null && _options$maxIndentDep !== void 0 ? _options$maxIndentDep : Infinity);
}
/** @internal */
function printForError(ast) {
	return print(ast, { maxIndentDepth: 100 });
}
const MAX_LINE_LENGTH = 80;
var PrintBuffer = class PrintBuffer {
	next = void 0;
	tail = this;
	indentBefore = false;
	dedentAfter = false;
	constructor(value = "", isBlockString = false) {
		this.length = value.length;
		this.lines = value.includes("\n") ? value.split("\n") : value;
		this.newlines = typeof this.lines === "string" ? 0 : this.lines.length - 1;
		this.isBlockString = isBlockString;
	}
	append(result) {
		if (result.length === 0) return this;
		const next = typeof result === "string" ? new PrintBuffer(result) : result;
		this.tail.next = next;
		this.tail = next.tail;
		this.length += next.length;
		this.newlines += next.newlines;
		return this;
	}
	indent() {
		if (this.length === 0) return this;
		this.indentBefore = true;
		this.tail.dedentAfter = true;
		this.length += 2 * (this.newlines + 1);
		return this;
	}
};
const EMPTY = new PrintBuffer();
function render(buffer, maxDepth) {
	let output = "";
	let text = "";
	let depth = 0;
	let indentation = "";
	let part = buffer;
	while (part !== void 0) {
		const lines = part.lines;
		if (part.indentBefore) {
			if (depth < maxDepth) {
				indentation += "  ";
				text += "  ";
			}
			depth++;
		}
		if (typeof lines === "string") text += lines;
		else {
			text += lines[0];
			const newline = !part.isBlockString && depth >= maxDepth ? " " : "\n" + indentation;
			for (let i = 1; i < lines.length; i++) {
				output += text;
				text = newline + lines[i];
			}
		}
		if (part.dedentAfter) {
			depth--;
			indentation = indentation.slice(0, depth * 2);
		}
		part = part.next;
	}
	return output + text;
}
const printDocASTReducer = {
	Name: (node) => new PrintBuffer(node.value),
	Variable: (node) => join(["$", node.name]),
	Document: (node) => join(node.definitions, "\n\n"),
	OperationDefinition(node) {
		const varDefs = hasMultilineItems(node.variableDefinitions) ? wrap("(\n", join(node.variableDefinitions, "\n"), "\n)") : wrap("(", join(node.variableDefinitions, ", "), ")");
		const prefix = join([wrap("", node.description, "\n"), join([
			node.operation,
			join([node.name, varDefs]),
			join(node.directives, " ")
		], " ")]);
		return join([node.operation === "query" && prefix.length === node.operation.length ? "" : join([prefix, " "]), node.selectionSet]);
	},
	VariableDefinition: ({ variable, type, defaultValue, directives, description }) => join([
		wrap("", description, "\n"),
		variable,
		": ",
		type,
		wrap(" = ", defaultValue),
		wrap(" ", join(directives, " "))
	]),
	SelectionSet: ({ selections }) => block(selections),
	Field({ alias, name, arguments: args, directives, selectionSet }) {
		return join([
			wrappedLineAndArgs(join([wrap("", alias, ": "), name], ""), args),
			wrap(" ", join(directives, " ")),
			wrap(" ", selectionSet)
		]);
	},
	Argument: ({ name, value }) => join([
		name,
		": ",
		value
	]),
	FragmentSpread: ({ name, directives }) => join([
		"...",
		name,
		wrap(" ", join(directives, " "))
	]),
	InlineFragment: ({ typeCondition, directives, selectionSet }) => join([
		"...",
		wrap("on ", typeCondition),
		join(directives, " "),
		selectionSet
	], " "),
	FragmentDefinition: ({ name, typeCondition, variableDefinitions, directives, selectionSet, description }) => join([
		wrap("", description, "\n"),
		"fragment ",
		name,
		wrap("(", join(variableDefinitions, ", "), ")"),
		" on ",
		typeCondition,
		" ",
		wrap("", join(directives, " "), " "),
		selectionSet
	]),
	IntValue: ({ value }) => new PrintBuffer(value),
	FloatValue: ({ value }) => new PrintBuffer(value),
	StringValue: ({ value, block: isBlockString }) => new PrintBuffer(isBlockString === true ? printBlockString(value) : printString(value), isBlockString === true),
	BooleanValue: ({ value }) => new PrintBuffer(value ? "true" : "false"),
	NullValue: () => new PrintBuffer("null"),
	EnumValue: ({ value }) => new PrintBuffer(value),
	ListValue: ({ values }) => join([
		"[",
		join(values, ", "),
		"]"
	]),
	ObjectValue: ({ fields }) => join([
		"{",
		join(fields, ", "),
		"}"
	]),
	ObjectField: ({ name, value }) => join([
		name,
		": ",
		value
	]),
	Directive: ({ name, arguments: args }) => join([
		"@",
		name,
		wrap("(", join(args, ", "), ")")
	]),
	NamedType: ({ name }) => name,
	ListType: ({ type }) => join([
		"[",
		type,
		"]"
	]),
	NonNullType: ({ type }) => join([type, "!"]),
	SchemaDefinition: ({ description, directives, operationTypes }) => join([wrap("", description, "\n"), join([
		"schema",
		join(directives, " "),
		block(operationTypes)
	], " ")]),
	OperationTypeDefinition: ({ operation, type }) => join([
		operation,
		": ",
		type
	]),
	ScalarTypeDefinition: ({ description, name, directives }) => join([wrap("", description, "\n"), join([
		"scalar",
		name,
		join(directives, " ")
	], " ")]),
	ObjectTypeDefinition: ({ description, name, interfaces, directives, fields }) => join([wrap("", description, "\n"), join([
		"type",
		name,
		wrap("implements ", join(interfaces, " & ")),
		join(directives, " "),
		block(fields)
	], " ")]),
	FieldDefinition: ({ description, name, arguments: args, type, directives }) => join([
		wrap("", description, "\n"),
		name,
		hasMultilineItems(args) ? wrap("(\n", join(args, "\n").indent(), "\n)") : wrap("(", join(args, ", "), ")"),
		": ",
		type,
		wrap(" ", join(directives, " "))
	]),
	InputValueDefinition: ({ description, name, type, defaultValue, directives }) => join([
		wrap("", description, "\n"),
		name,
		": ",
		type,
		wrap(" = ", defaultValue),
		wrap(" ", join(directives, " "))
	]),
	InterfaceTypeDefinition: ({ description, name, interfaces, directives, fields }) => join([wrap("", description, "\n"), join([
		"interface",
		name,
		wrap("implements ", join(interfaces, " & ")),
		join(directives, " "),
		block(fields)
	], " ")]),
	UnionTypeDefinition: ({ description, name, directives, types }) => join([wrap("", description, "\n"), join([
		"union",
		name,
		join(directives, " "),
		wrap("= ", join(types, " | "))
	], " ")]),
	EnumTypeDefinition: ({ description, name, directives, values }) => join([wrap("", description, "\n"), join([
		"enum",
		name,
		join(directives, " "),
		block(values)
	], " ")]),
	EnumValueDefinition: ({ description, name, directives }) => join([wrap("", description, "\n"), join([name, join(directives, " ")], " ")]),
	InputObjectTypeDefinition: ({ description, name, directives, fields }) => join([wrap("", description, "\n"), join([
		"input",
		name,
		join(directives, " "),
		block(fields)
	], " ")]),
	DirectiveDefinition: ({ description, name, arguments: args, directives, repeatable, locations }) => join([
		wrap("", description, "\n"),
		"directive @",
		name,
		hasMultilineItems(args) ? wrap("(\n", join(args, "\n").indent(), "\n)") : wrap("(", join(args, ", "), ")"),
		wrap(" ", join(directives, " ")),
		repeatable ? " repeatable" : "",
		" on ",
		join(locations, " | ")
	]),
	SchemaExtension: ({ directives, operationTypes }) => join([
		"extend schema",
		join(directives, " "),
		block(operationTypes)
	], " "),
	ScalarTypeExtension: ({ name, directives }) => join([
		"extend scalar",
		name,
		join(directives, " ")
	], " "),
	ObjectTypeExtension: ({ name, interfaces, directives, fields }) => join([
		"extend type",
		name,
		wrap("implements ", join(interfaces, " & ")),
		join(directives, " "),
		block(fields)
	], " "),
	InterfaceTypeExtension: ({ name, interfaces, directives, fields }) => join([
		"extend interface",
		name,
		wrap("implements ", join(interfaces, " & ")),
		join(directives, " "),
		block(fields)
	], " "),
	UnionTypeExtension: ({ name, directives, types }) => join([
		"extend union",
		name,
		join(directives, " "),
		wrap("= ", join(types, " | "))
	], " "),
	EnumTypeExtension: ({ name, directives, values }) => join([
		"extend enum",
		name,
		join(directives, " "),
		block(values)
	], " "),
	InputObjectTypeExtension: ({ name, directives, fields }) => join([
		"extend input",
		name,
		join(directives, " "),
		block(fields)
	], " "),
	DirectiveExtension: ({ name, directives }) => join([join(["extend directive @", name]), join(directives, " ")], " "),
	TypeCoordinate: ({ name }) => name,
	MemberCoordinate: ({ name, memberName }) => join([name, wrap(".", memberName)]),
	ArgumentCoordinate: ({ name, fieldName, argumentName }) => join([
		name,
		wrap(".", fieldName),
		wrap("(", argumentName, ":)")
	]),
	DirectiveCoordinate: ({ name }) => join(["@", name]),
	DirectiveArgumentCoordinate: ({ name, argumentName }) => join([
		"@",
		name,
		wrap("(", argumentName, ":)")
	])
};
/**
* Given maybeArray, print an empty string if it is null or empty, otherwise
* print all items together separated by separator if provided
*
* @internal
*/
function join(maybeArray, separator = "") {
	if (maybeArray == null || maybeArray.length === 0) return EMPTY;
	let result = EMPTY;
	for (const item of maybeArray) {
		if (item === void 0 || item.length === 0) continue;
		if (result.length === 0) result = typeof item === "string" ? new PrintBuffer(item) : item;
		else {
			if (separator !== "") result.append(separator);
			result.append(item);
		}
	}
	return result;
}
function joinedLength(array, separator) {
	let length = 0;
	for (const item of array) if (item.length !== 0) length += (length === 0 ? 0 : separator.length) + item.length;
	return length;
}
/**
* Given array, print each item on its own line, wrapped in an indented `{ }` block.
*
* @internal
*/
function block(array) {
	return wrap("{\n", join(array, "\n").indent(), "\n}");
}
/**
* If maybeBuffer is not null or empty, then wrap with start and end, otherwise print an empty string.
*
* @internal
*/
function wrap(start, maybeBuffer, end = "") {
	return maybeBuffer != null && maybeBuffer.length !== 0 ? start === "" ? maybeBuffer.append(end) : new PrintBuffer(start).append(maybeBuffer).append(end) : EMPTY;
}
function hasMultilineItems(maybeArray) {
	var _maybeArray$some;
	return (_maybeArray$some = maybeArray === null || maybeArray === void 0 ? void 0 : maybeArray.some((result) => result.newlines !== 0)) !== null && _maybeArray$some !== void 0 ? _maybeArray$some : false;
}
function wrappedLineAndArgs(prefix, args) {
	if (args == null || args.length === 0) return prefix;
	return join([prefix, prefix.length + joinedLength(args, ", ") + 2 > MAX_LINE_LENGTH ? wrap("(\n", join(args, "\n").indent(), "\n)") : wrap("(", join(args, ", "), ")")]);
}
// node_modules/graphql/utilities/valueFromASTUntyped.mjs
/** @category Values */
/**
* Produces a JavaScript value given a GraphQL Value AST.
*
* Because no GraphQL type is provided, the returned JavaScript value reflects
* the provided GraphQL value AST.
*
* | GraphQL Value        | JavaScript Value |
* | -------------------- | ---------------- |
* | Input Object         | Object           |
* | List                 | Array            |
* | Boolean              | Boolean          |
* | String / Enum        | String           |
* | Int / Float          | Number           |
* | Null                 | null             |
* @param valueNode - GraphQL value AST node to convert.
* @param variables - Optional runtime variable values keyed by variable name.
* @returns JavaScript value represented by the GraphQL value AST.
* @example
* ```ts
* import { parseValue } from 'graphql/language';
* import { valueFromASTUntyped } from 'graphql/utilities';
*
* const value = valueFromASTUntyped(parseValue('[1, 2, 3]')); // => [1, 2, 3]
* valueFromASTUntyped(parseValue('$name'), { name: 'Ada' }); // => 'Ada'
* ```
*/
function valueFromASTUntyped(valueNode, variables) {
	switch (valueNode.kind) {
		case Kind.NULL: return null;
		case Kind.INT: return parseInt(valueNode.value, 10);
		case Kind.FLOAT: return parseFloat(valueNode.value);
		case Kind.STRING:
		case Kind.ENUM:
		case Kind.BOOLEAN: return valueNode.value;
		case Kind.LIST: return valueNode.values.map((node) => valueFromASTUntyped(node, variables));
		case Kind.OBJECT: return keyValMap(valueNode.fields, (field) => field.name.value, (field) => valueFromASTUntyped(field.value, variables));
		case Kind.VARIABLE: return variables === null || variables === void 0 ? void 0 : variables[valueNode.name.value];
	}
}
// node_modules/graphql/type/assertName.mjs
/** @category Names */
/**
* Upholds the spec rules about naming.
* @param name - The GraphQL name to validate.
* @returns The validated GraphQL name.
* @example
* ```ts
* import { assertName } from 'graphql/type';
*
* assertName('User'); // => 'User'
* assertName('123User'); // throws an error
* ```
*/
function assertName(name) {
	name ?? devAssert(false, "Must provide name.");
	typeof name === "string" || devAssert(false, "Expected name to be a string.");
	if (name.length === 0) throw new GraphQLError("Expected name to be a non-empty string.");
	for (let i = 1; i < name.length; ++i) if (!isNameContinue(name.charCodeAt(i))) throw new GraphQLError(`Names must only contain [_a-zA-Z0-9] but "${name}" does not.`);
	if (!isNameStart(name.charCodeAt(0))) throw new GraphQLError(`Names must start with [_a-zA-Z] but "${name}" does not.`);
	return name;
}
/**
* Upholds the spec rules about naming enum values.
* @param name - The GraphQL name to validate.
* @returns The validated GraphQL name.
* @example
* ```ts
* import { assertEnumValueName } from 'graphql/type';
*
* assertEnumValueName('ACTIVE'); // => 'ACTIVE'
* assertEnumValueName('true'); // throws an error
* ```
*/
function assertEnumValueName(name) {
	if (name === "true" || name === "false" || name === "null") throw new GraphQLError(`Enum values cannot be named: ${name}`);
	return assertName(name);
}
// node_modules/graphql/type/definition.mjs
/** @category Types */
/**
* Returns true when the value is any GraphQL type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is any GraphQL type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { GraphQLList, GraphQLString, isType } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* isType(GraphQLString); // => true
* isType(new GraphQLList(GraphQLString)); // => true
* isType(schema.getType('Query')); // => true
* isType('String'); // => false
* ```
*/
function isType(type) {
	return isScalarType(type) || isObjectType(type) || isInterfaceType(type) || isUnionType(type) || isEnumType(type) || isInputObjectType(type) || isListType(type) || isNonNullType(type);
}
/**
* There are predicates for each kind of GraphQL type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLScalarType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isScalarType } from 'graphql/type';
*
* const schema = buildSchema(`
*   scalar DateTime
*
*   type Query {
*     createdAt: DateTime
*   }
* `);
*
* isScalarType(schema.getType('DateTime')); // => true
* isScalarType(schema.getType('Query')); // => false
* ```
*/
function isScalarType(type) {
	return instanceOf(type, GraphQLScalarType);
}
/**
* Returns true when the value is a GraphQLObjectType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLObjectType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isObjectType } from 'graphql/type';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type User {
*     name: String
*   }
*
*   type Query {
*     user: User
*   }
* `);
*
* isObjectType(schema.getType('User')); // => true
* isObjectType(schema.getType('ReviewInput')); // => false
* ```
*/
function isObjectType(type) {
	return instanceOf(type, GraphQLObjectType);
}
/**
* Returns true when the value is a GraphQLInterfaceType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLInterfaceType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isInterfaceType } from 'graphql/type';
*
* const schema = buildSchema(`
*   interface Node {
*     id: ID!
*   }
*
*   type User implements Node {
*     id: ID!
*   }
*
*   type Query {
*     node: Node
*   }
* `);
*
* isInterfaceType(schema.getType('Node')); // => true
* isInterfaceType(schema.getType('User')); // => false
* ```
*/
function isInterfaceType(type) {
	return instanceOf(type, GraphQLInterfaceType);
}
/**
* Returns true when the value is a GraphQLUnionType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLUnionType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isUnionType } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Photo {
*     url: String!
*   }
*
*   type Video {
*     url: String!
*   }
*
*   union Media = Photo | Video
*
*   type Query {
*     media: [Media]
*   }
* `);
*
* isUnionType(schema.getType('Media')); // => true
* isUnionType(schema.getType('Photo')); // => false
* ```
*/
function isUnionType(type) {
	return instanceOf(type, GraphQLUnionType);
}
/**
* Returns true when the value is a GraphQLEnumType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLEnumType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isEnumType } from 'graphql/type';
*
* const schema = buildSchema(`
*   enum Episode {
*     NEW_HOPE
*     EMPIRE
*   }
*
*   type Query {
*     favoriteEpisode: Episode
*   }
* `);
*
* isEnumType(schema.getType('Episode')); // => true
* isEnumType(schema.getType('Query')); // => false
* ```
*/
function isEnumType(type) {
	return instanceOf(type, GraphQLEnumType);
}
/**
* Returns true when the value is a GraphQLInputObjectType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLInputObjectType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isInputObjectType } from 'graphql/type';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     review(input: ReviewInput): Review
*   }
* `);
*
* isInputObjectType(schema.getType('ReviewInput')); // => true
* isInputObjectType(schema.getType('Review')); // => false
* ```
*/
function isInputObjectType(type) {
	return instanceOf(type, GraphQLInputObjectType);
}
/**
* Returns true when the value is a GraphQLList.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLList.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { GraphQLList, GraphQLString, isListType } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     tags: [String!]!
*   }
* `);
*
* const tagsField = schema.getQueryType()?.getFields().tags;
*
* isListType(new GraphQLList(GraphQLString)); // => true
* isListType(GraphQLString); // => false
* isListType(tagsField?.type); // => false
* ```
*/
/** @internal */
function isListType(type) {
	return instanceOf(type, GraphQLList);
}
/**
* Returns true when the value is a GraphQLNonNull.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLNonNull.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { GraphQLNonNull, GraphQLString, isNonNullType } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     name: String!
*     nickname: String
*   }
* `);
*
* const fields = schema.getQueryType()?.getFields();
*
* isNonNullType(new GraphQLNonNull(GraphQLString)); // => true
* isNonNullType(fields?.name.type); // => true
* isNonNullType(fields?.nickname.type); // => false
* ```
*/
/** @internal */
function isNonNullType(type) {
	return instanceOf(type, GraphQLNonNull);
}
/** These types may be used as input types for arguments and directives. */
/**
* Returns true when the value can be used as a GraphQL input type.
* @param type - The GraphQL type to inspect.
* @returns True when the value can be used as a GraphQL input type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isInputType } from 'graphql/type';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     review(input: ReviewInput): Review
*   }
* `);
*
* isInputType(schema.getType('ReviewInput')); // => true
* isInputType(schema.getType('Review')); // => false
* ```
*/
function isInputType(type) {
	return isScalarType(type) || isEnumType(type) || isInputObjectType(type) || isWrappingType(type) && isInputType(type.ofType);
}
/** These types may be used as output types as the result of fields. */
/**
* Returns true when the value can be used as a GraphQL output type.
* @param type - The GraphQL type to inspect.
* @returns True when the value can be used as a GraphQL output type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isOutputType } from 'graphql/type';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     review(input: ReviewInput): Review
*   }
* `);
*
* isOutputType(schema.getType('Review')); // => true
* isOutputType(schema.getType('ReviewInput')); // => false
* ```
*/
function isOutputType(type) {
	return isScalarType(type) || isObjectType(type) || isInterfaceType(type) || isUnionType(type) || isEnumType(type) || isWrappingType(type) && isOutputType(type.ofType);
}
/** These types may describe types which may be leaf values. */
/**
* Returns true when the value is a GraphQL scalar or enum type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL scalar or enum type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isLeafType } from 'graphql/type';
*
* const schema = buildSchema(`
*   enum Episode {
*     NEW_HOPE
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     episode: Episode
*     review: Review
*   }
* `);
*
* isLeafType(schema.getType('Episode')); // => true
* isLeafType(schema.getType('String')); // => true
* isLeafType(schema.getType('Review')); // => false
* ```
*/
function isLeafType(type) {
	return isScalarType(type) || isEnumType(type);
}
/** These types may describe the parent context of a selection set. */
/**
* Returns true when the value is a GraphQL object, interface, or union type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL object, interface, or union type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isCompositeType } from 'graphql/type';
*
* const schema = buildSchema(`
*   interface Node {
*     id: ID!
*   }
*
*   type User implements Node {
*     id: ID!
*   }
*
*   union SearchResult = User
*
*   type Query {
*     node: Node
*     search: [SearchResult]
*   }
* `);
*
* isCompositeType(schema.getType('User')); // => true
* isCompositeType(schema.getType('Node')); // => true
* isCompositeType(schema.getType('SearchResult')); // => true
* isCompositeType(schema.getType('String')); // => false
* ```
*/
function isCompositeType(type) {
	return isObjectType(type) || isInterfaceType(type) || isUnionType(type);
}
/** These types may describe the parent context of a selection set. */
/**
* Returns true when the value is a GraphQL interface or union type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL interface or union type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isAbstractType } from 'graphql/type';
*
* const schema = buildSchema(`
*   interface Node {
*     id: ID!
*   }
*
*   type User implements Node {
*     id: ID!
*   }
*
*   union SearchResult = User
*
*   type Query {
*     node: Node
*     search: [SearchResult]
*   }
* `);
*
* isAbstractType(schema.getType('Node')); // => true
* isAbstractType(schema.getType('SearchResult')); // => true
* isAbstractType(schema.getType('User')); // => false
* ```
*/
function isAbstractType(type) {
	return isInterfaceType(type) || isUnionType(type);
}
/**
* List Type Wrapper
*
* A list is a wrapping type which points to another type.
* Lists are often created within the context of defining the fields of
* an object type.
* @typeParam T - The GraphQL type wrapped by this list type.
* @example
* ```ts
* import { GraphQLList, GraphQLObjectType } from 'graphql';
*
* const PersonType: GraphQLObjectType = new GraphQLObjectType({
*   name: 'Person',
*   fields: () => ({
*     parents: { type: new GraphQLList(PersonType) },
*     children: { type: new GraphQLList(PersonType) },
*   }),
* });
* ```
*/
var GraphQLList = class {
	/** The type wrapped by this list or non-null type. */
	/**
	* Creates a GraphQLList instance.
	* @param ofType - The type to wrap.
	* @example
	* ```ts
	* import { GraphQLList, GraphQLString } from 'graphql/type';
	*
	* const stringList = new GraphQLList(GraphQLString);
	*
	* stringList.ofType; // => GraphQLString
	* String(stringList); // => '[String]'
	* ```
	*/
	constructor(ofType) {
		isType(ofType) || devAssert(false, `Expected ${inspect(ofType)} to be a GraphQL type.`);
		this.ofType = ofType;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLList";
	}
	/**
	* Returns this wrapping type as a GraphQL type-reference string.
	* @returns The GraphQL type-reference string.
	* @example
	* ```ts
	* import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql/type';
	*
	* const stringList = new GraphQLList(GraphQLString);
	* const requiredStringList = new GraphQLList(new GraphQLNonNull(GraphQLString));
	*
	* stringList.toString(); // => '[String]'
	* requiredStringList.toString(); // => '[String!]'
	* ```
	*/
	toString() {
		return "[" + String(this.ofType) + "]";
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLList, GraphQLString } from 'graphql/type';
	*
	* const stringList = new GraphQLList(GraphQLString);
	*
	* stringList.toJSON(); // => '[String]'
	* JSON.stringify({ type: stringList }); // => '{"type":"[String]"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/**
* Non-Null Type Wrapper
*
* A non-null is a wrapping type which points to another type.
* Non-null types enforce that their values are never null and can ensure
* an error is raised if this ever occurs during a request. It is useful for
* fields which you can make a strong guarantee on non-nullability, for example
* usually the id field of a database row will never be null.
* @typeParam T - The nullable GraphQL type wrapped by this non-null type.
* @example
* ```ts
* import { GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql';
*
* const RowType = new GraphQLObjectType({
*   name: 'Row',
*   fields: () => ({
*     id: { type: new GraphQLNonNull(GraphQLString) },
*   }),
* });
* ```
*
* Note: the enforcement of non-nullability occurs within the executor.
*/
var GraphQLNonNull = class {
	/** The type wrapped by this list or non-null type. */
	/**
	* Creates a GraphQLNonNull instance.
	* @param ofType - The type to wrap.
	* @example
	* ```ts
	* import { GraphQLNonNull, GraphQLString } from 'graphql/type';
	*
	* const requiredString = new GraphQLNonNull(GraphQLString);
	*
	* requiredString.ofType; // => GraphQLString
	* String(requiredString); // => 'String!'
	* ```
	*/
	constructor(ofType) {
		isNullableType(ofType) || devAssert(false, `Expected ${inspect(ofType)} to be a GraphQL nullable type.`);
		this.ofType = ofType;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLNonNull";
	}
	/**
	* Returns this wrapping type as a GraphQL type-reference string.
	* @returns The GraphQL type-reference string.
	* @example
	* ```ts
	* import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql/type';
	*
	* const requiredString = new GraphQLNonNull(GraphQLString);
	* const requiredStringList = new GraphQLNonNull(new GraphQLList(GraphQLString));
	*
	* requiredString.toString(); // => 'String!'
	* requiredStringList.toString(); // => '[String]!'
	* ```
	*/
	toString() {
		return String(this.ofType) + "!";
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLNonNull, GraphQLString } from 'graphql/type';
	*
	* const requiredString = new GraphQLNonNull(GraphQLString);
	*
	* requiredString.toJSON(); // => 'String!'
	* JSON.stringify({ type: requiredString }); // => '{"type":"String!"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/** These types wrap and modify other types */
/**
* Returns true when the value is a GraphQL list or non-null wrapper type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL list or non-null wrapper type.
* @example
* ```ts
* import {
*   GraphQLList,
*   GraphQLNonNull,
*   GraphQLString,
*   isWrappingType,
* } from 'graphql/type';
*
* isWrappingType(new GraphQLList(GraphQLString)); // => true
* isWrappingType(new GraphQLNonNull(GraphQLString)); // => true
* isWrappingType(GraphQLString); // => false
* ```
*/
function isWrappingType(type) {
	return isListType(type) || isNonNullType(type);
}
/** These types can all accept null as a value. */
/**
* Returns true when the value is a GraphQL type that can accept null.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL type that can accept null.
* @example
* ```ts
* import { GraphQLNonNull, GraphQLString, isNullableType } from 'graphql/type';
*
* isNullableType(GraphQLString); // => true
* isNullableType(new GraphQLNonNull(GraphQLString)); // => false
* isNullableType(null); // => false
* ```
*/
function isNullableType(type) {
	return isType(type) && !isNonNullType(type);
}
/**
* Returns the nullable type.
* @param type - The GraphQL type to inspect.
* @returns The nullable type after removing one non-null wrapper, if present.
* @example
* ```ts
* import { getNullableType } from 'graphql/type';
*
* getNullableType(null); // => undefined
* getNullableType(undefined); // => undefined
* ```
*/
/** @internal */
function getNullableType(type) {
	if (type) return isNonNullType(type) ? type.ofType : type;
}
/** These named types do not include modifiers like List or NonNull. */
/**
* Returns true when the value is a GraphQL named type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL named type.
* @example
* ```ts
* import { GraphQLList, GraphQLString, isNamedType } from 'graphql/type';
*
* isNamedType(GraphQLString); // => true
* isNamedType(new GraphQLList(GraphQLString)); // => false
* isNamedType(null); // => false
* ```
*/
function isNamedType(type) {
	return isScalarType(type) || isObjectType(type) || isInterfaceType(type) || isUnionType(type) || isEnumType(type) || isInputObjectType(type);
}
/**
* Returns the named type.
* @param type - The GraphQL type to inspect.
* @returns The named type after unwrapping all list and non-null wrappers.
* @example
* ```ts
* import { getNamedType } from 'graphql/type';
*
* getNamedType(null); // => undefined
* getNamedType(undefined); // => undefined
* ```
*/
/** @internal */
function getNamedType(type) {
	if (type) {
		let unwrappedType = type;
		while (isWrappingType(unwrappedType)) unwrappedType = unwrappedType.ofType;
		return unwrappedType;
	}
}
/**
* Used while defining GraphQL types to allow for circular references in
* otherwise immutable type definitions.
* @typeParam T - The element type returned by the thunk or array.
*/
/**
* Resolves a thunked readonly array.
* @param thunk - The thunk or value to resolve.
* @returns The resolved readonly array.
* @typeParam T - The element type resolved from the thunk or array.
* @example
* ```ts
* import { GraphQLString, resolveReadonlyArrayThunk } from 'graphql/type';
*
* const lazyFields = resolveReadonlyArrayThunk(() => [GraphQLString]); // => [GraphQLString]
* const fields = resolveReadonlyArrayThunk([GraphQLString]); // => [GraphQLString]
* ```
*/
function resolveReadonlyArrayThunk(thunk) {
	return typeof thunk === "function" ? thunk() : thunk;
}
/**
* Resolves a thunked object map.
* @param thunk - The thunk or value to resolve.
* @returns The resolved object map.
* @typeParam T - The object-map value type resolved from the thunk or map.
* @example
* ```ts
* import { GraphQLString, resolveObjMapThunk } from 'graphql/type';
*
* const lazyFields = resolveObjMapThunk(() => ({ name: GraphQLString }));
* const fields = resolveObjMapThunk({ name: GraphQLString });
*
* lazyFields.name; // => GraphQLString
* fields.name; // => GraphQLString
* ```
*/
function resolveObjMapThunk(thunk) {
	return typeof thunk === "function" ? thunk() : thunk;
}
/**
* Custom extensions
* @remarks
* Use a unique identifier name for your extension, for example the name of
* your library or project. Do not use a shortened identifier as this increases
* the risk of conflicts. We recommend you add at most one extension field,
* an object which can contain all the values you need.
*/
/**
* Scalar Type Definition
*
* Scalar types define the leaf values of a GraphQL response and the input
* values accepted by arguments and input object fields. A scalar type has a
* name and coercion functions that validate and convert runtime values and
* GraphQL literals.
*
* If a type's serialize function returns `null` or does not return a value
* (i.e. it returns `undefined`) then an error will be raised and a `null`
* value will be returned in the response. Prefer validating inputs before
* execution so clients receive input diagnostics before result coercion fails.
* @typeParam TInternal - The internal runtime representation accepted by this scalar.
* @typeParam TExternal - The serialized representation exposed in GraphQL results.
* @example
* ```ts
* import { GraphQLScalarType } from 'graphql/type';
*
* const OddType = new GraphQLScalarType({
*   name: 'Odd',
*   serialize: (value) => {
*     if (typeof value !== 'number' || !Number.isInteger(value)) {
*       throw new Error(
*         `Scalar "Odd" cannot represent "${value}" since it is not an integer.`,
*       );
*     }
*
*     if (value % 2 === 0) {
*       throw new Error(
*         `Scalar "Odd" cannot represent "${value}" since it is even.`,
*       );
*     }
*     return value;
*   },
* });
*
* OddType.serialize(3); // => 3
* OddType.serialize(2); // throws an error
* OddType.serialize(1.5); // throws an error
* ```
*/
var GraphQLScalarType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** URL identifying the behavior specified for this custom scalar. */
	/** Function that converts internal values to externally visible scalar values. */
	/** Function that converts variable input into this scalar's internal value. */
	/** Function that converts AST input literals into this scalar's internal value. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLScalarType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { Kind, parse } from 'graphql/language';
	* import { GraphQLScalarType } from 'graphql/type';
	*
	* const document = parse(`
	*   "Odd integer values."
	*   scalar Odd @specifiedBy(url: "https://example.com/odd")
	*
	*   extend scalar Odd @specifiedBy(url: "https://example.com/odd-v2")
	* `);
	* assert(document.definitions[0].kind === Kind.SCALAR_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.SCALAR_TYPE_EXTENSION);
	*
	* const ensureOdd = (value: unknown) => {
	*   if (
	*     typeof value !== 'number' ||
	*     !Number.isInteger(value) ||
	*     value % 2 === 0
	*   ) {
	*     throw new TypeError('Odd can only accept odd integers.');
	*   }
	*   return value;
	* };
	*
	* const Odd = new GraphQLScalarType({
	*   name: 'Odd',
	*   description: 'Odd integer values.',
	*   specifiedByURL: 'https://example.com/odd',
	*   serialize: ensureOdd,
	*   parseValue: ensureOdd,
	*   parseLiteral: (ast) => {
	*     if (ast.kind !== Kind.INT) {
	*       throw new TypeError('Odd can only parse integer literals.');
	*     }
	*     return ensureOdd(Number(ast.value));
	*   },
	*   extensions: { numeric: true },
	*   astNode: document.definitions[0],
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* Odd.description; // => 'Odd integer values.'
	* Odd.specifiedByURL; // => 'https://example.com/odd'
	* Odd.serialize(3); // => 3
	* Odd.parseValue(5); // => 5
	* Odd.parseValue(2); // throws an error
	* Odd.parseValue(1.5); // throws an error
	* Odd.extensions; // => { numeric: true }
	* ```
	*/
	constructor(config) {
		var _config$parseValue, _config$serialize, _config$parseLiteral, _config$extensionASTN;
		const parseValue = (_config$parseValue = config.parseValue) !== null && _config$parseValue !== void 0 ? _config$parseValue : identityFunc;
		this.name = assertName(config.name);
		this.description = config.description;
		this.specifiedByURL = config.specifiedByURL;
		this.serialize = (_config$serialize = config.serialize) !== null && _config$serialize !== void 0 ? _config$serialize : identityFunc;
		this.parseValue = parseValue;
		this.parseLiteral = (_config$parseLiteral = config.parseLiteral) !== null && _config$parseLiteral !== void 0 ? _config$parseLiteral : (node, variables) => parseValue(valueFromASTUntyped(node, variables));
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN = config.extensionASTNodes) !== null && _config$extensionASTN !== void 0 ? _config$extensionASTN : [];
		config.specifiedByURL == null || typeof config.specifiedByURL === "string" || devAssert(false, `${this.name} must provide "specifiedByURL" as a string, but got: ${inspect(config.specifiedByURL)}.`);
		config.serialize == null || typeof config.serialize === "function" || devAssert(false, `${this.name} must provide "serialize" function. If this custom Scalar is also used as an input type, ensure "parseValue" and "parseLiteral" functions are also provided.`);
		if (config.parseLiteral) typeof config.parseValue === "function" && typeof config.parseLiteral === "function" || devAssert(false, `${this.name} must provide both "parseValue" and "parseLiteral" functions.`);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLScalarType";
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { GraphQLScalarType } from 'graphql/type';
	*
	* const Url = new GraphQLScalarType({
	*   name: 'Url',
	*   description: 'An absolute URL string.',
	*   specifiedByURL: 'https://url.spec.whatwg.org/',
	* });
	*
	* const config = Url.toConfig();
	* const UrlCopy = new GraphQLScalarType(config);
	*
	* config.name; // => 'Url'
	* config.specifiedByURL; // => 'https://url.spec.whatwg.org/'
	* UrlCopy.name; // => Url.name
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			specifiedByURL: this.specifiedByURL,
			serialize: this.serialize,
			parseValue: this.parseValue,
			parseLiteral: this.parseLiteral,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this scalar type.
	* @returns The schema coordinate for this scalar type.
	* @example
	* ```ts
	* import { GraphQLScalarType } from 'graphql/type';
	*
	* const DateTime = new GraphQLScalarType({ name: 'DateTime' });
	*
	* DateTime.toString(); // => 'DateTime'
	* String(DateTime); // => 'DateTime'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLScalarType } from 'graphql/type';
	*
	* const DateTime = new GraphQLScalarType({ name: 'DateTime' });
	*
	* DateTime.toJSON(); // => 'DateTime'
	* JSON.stringify({ type: DateTime }); // => '{"type":"DateTime"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/**
* Serializes a runtime value as a scalar output value.
* @typeParam TExternal - The serialized representation returned for GraphQL results.
*/
/**
* Object Type Definition
*
* Almost all of the GraphQL types you define will be object types. Object types
* have a name, but most importantly describe their fields.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
* @example
* ```ts
* import { GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql';
*
* const AddressType = new GraphQLObjectType({
*   name: 'Address',
*   fields: {
*     street: { type: GraphQLString },
*     number: { type: GraphQLInt },
*     formatted: {
*       type: GraphQLString,
*       resolve: (obj) => {
*         return obj.number + ' ' + obj.street;
*       },
*     },
*   },
* });
* ```
* @example
* When two types need to refer to each other, or a type needs to refer to
* itself in a field, you can use a function expression (aka a closure or a
* thunk) to supply the fields lazily.
*
* ```ts
* import { GraphQLObjectType, GraphQLString } from 'graphql';
*
* const PersonType: GraphQLObjectType = new GraphQLObjectType({
*   name: 'Person',
*   fields: () => ({
*     name: { type: GraphQLString },
*     bestFriend: { type: PersonType },
*   }),
* });
* ```
*/
var GraphQLObjectType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Predicate used to determine whether a runtime value belongs to this object type. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLObjectType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* // Configure an object type with interfaces, fields, arguments, and metadata.
	* import { parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLID,
	*   GraphQLInterfaceType,
	*   GraphQLNonNull,
	*   GraphQLObjectType,
	*   GraphQLString,
	* } from 'graphql/type';
	*
	* const document = parse(`
	*   type User implements Node {
	*     id: ID!
	*     name(format: String = "short"): String
	*   }
	*
	*   extend type User {
	*     displayName: String
	*   }
	* `);
	* assert(document.definitions[0].kind === Kind.OBJECT_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.OBJECT_TYPE_EXTENSION);
	* const definition = document.definitions[0];
	* const nameField = definition.fields?.[1];
	* const formatArg = nameField?.arguments?.[0];
	*
	* const Node = new GraphQLInterfaceType({
	*   name: 'Node',
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*   },
	* });
	*
	* const User = new GraphQLObjectType({
	*   name: 'User',
	*   description: 'A registered user.',
	*   interfaces: [Node],
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*     name: {
	*       description: 'The formatted user name.',
	*       type: GraphQLString,
	*       args: {
	*         format: {
	*           description: 'Controls the name format.',
	*           type: GraphQLString,
	*           defaultValue: 'short',
	*           deprecationReason: 'Use locale instead.',
	*           extensions: { public: true },
	*           astNode: formatArg,
	*         },
	*       },
	*       resolve: (user, { format }) => {
	*         return format === 'long' ? user.fullName : user.name;
	*       },
	*       deprecationReason: 'Use displayName.',
	*       extensions: { cacheSeconds: 60 },
	*       astNode: nameField,
	*     },
	*   },
	*   isTypeOf: (value) => {
	*     return typeof value === 'object' && value != null && 'id' in value;
	*   },
	*   extensions: { entity: 'User' },
	*   astNode: definition,
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* User.name; // => 'User'
	* User.getInterfaces(); // => [Node]
	* Object.keys(User.getFields()); // => ['id', 'name']
	* User.getFields().name.args[0].defaultValue; // => 'short'
	* User.extensions; // => { entity: 'User' }
	* ```
	* @example
	* ```ts
	* // This variant configures a subscription field with subscribe and resolve functions.
	* import { GraphQLObjectType, GraphQLString } from 'graphql/type';
	*
	* const Subscription = new GraphQLObjectType({
	*   name: 'Subscription',
	*   fields: {
	*     greeting: {
	*       type: GraphQLString,
	*       subscribe: async function* () {
	*         yield { greeting: 'Hello!' };
	*       },
	*       resolve: (event) => {
	*         return event.greeting;
	*       },
	*     },
	*   },
	* });
	*
	* typeof Subscription.getFields().greeting.subscribe; // => 'function'
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN2;
		this.name = assertName(config.name);
		this.description = config.description;
		this.isTypeOf = config.isTypeOf;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN2 = config.extensionASTNodes) !== null && _config$extensionASTN2 !== void 0 ? _config$extensionASTN2 : [];
		this._fields = () => defineFieldMap(config);
		this._interfaces = () => defineInterfaces(config);
		config.isTypeOf == null || typeof config.isTypeOf === "function" || devAssert(false, `${this.name} must provide "isTypeOf" as a function, but got: ${inspect(config.isTypeOf)}.`);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLObjectType";
	}
	/**
	* Returns the fields defined by this type.
	* @returns The fields keyed by field name.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type User {
	*     id: ID!
	*     name: String
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* const User = assertObjectType(schema.getType('User'));
	* const fields = User.getFields();
	*
	* Object.keys(fields); // => ['id', 'name']
	* String(fields.id.type); // => 'ID!'
	* ```
	*/
	getFields() {
		if (typeof this._fields === "function") this._fields = this._fields();
		return this._fields;
	}
	/**
	* Returns the interfaces implemented by this type.
	* @returns The implemented interfaces.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Node {
	*     id: ID!
	*   }
	*
	*   type User implements Node {
	*     id: ID!
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* const User = assertObjectType(schema.getType('User'));
	*
	* User.getInterfaces().map((type) => type.name); // => ['Node']
	* ```
	*/
	getInterfaces() {
		if (typeof this._interfaces === "function") this._interfaces = this._interfaces();
		return this._interfaces;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { GraphQLObjectType, GraphQLString } from 'graphql/type';
	*
	* const User = new GraphQLObjectType({
	*   name: 'User',
	*   fields: {
	*     name: { type: GraphQLString },
	*   },
	* });
	*
	* const config = User.toConfig();
	* const UserCopy = new GraphQLObjectType(config);
	*
	* config.fields.name.type; // => GraphQLString
	* UserCopy.getFields().name.type; // => GraphQLString
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			interfaces: this.getInterfaces(),
			fields: fieldsToFieldsConfig(this.getFields()),
			isTypeOf: this.isTypeOf,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this object type.
	* @returns The schema coordinate for this object type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type User {
	*     name: String
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* const User = assertObjectType(schema.getType('User'));
	*
	* User.toString(); // => 'User'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLObjectType, GraphQLString } from 'graphql/type';
	*
	* const User = new GraphQLObjectType({
	*   name: 'User',
	*   fields: { name: { type: GraphQLString } },
	* });
	*
	* User.toJSON(); // => 'User'
	* JSON.stringify({ type: User }); // => '{"type":"User"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
function defineInterfaces(config) {
	var _config$interfaces;
	const interfaces = resolveReadonlyArrayThunk((_config$interfaces = config.interfaces) !== null && _config$interfaces !== void 0 ? _config$interfaces : []);
	Array.isArray(interfaces) || devAssert(false, `${config.name} interfaces must be an Array or a function which returns an Array.`);
	return interfaces;
}
function defineFieldMap(config) {
	const fieldMap = resolveObjMapThunk(config.fields);
	isPlainObj(fieldMap) || devAssert(false, `${config.name} fields must be an object with field names as keys or a function which returns such an object.`);
	return mapValue(fieldMap, (fieldConfig, fieldName) => {
		var _fieldConfig$args;
		isPlainObj(fieldConfig) || devAssert(false, `${config.name}.${fieldName} field config must be an object.`);
		fieldConfig.resolve == null || typeof fieldConfig.resolve === "function" || devAssert(false, `${config.name}.${fieldName} field resolver must be a function if provided, but got: ${inspect(fieldConfig.resolve)}.`);
		const argsConfig = (_fieldConfig$args = fieldConfig.args) !== null && _fieldConfig$args !== void 0 ? _fieldConfig$args : {};
		isPlainObj(argsConfig) || devAssert(false, `${config.name}.${fieldName} args must be an object with argument names as keys.`);
		return {
			name: assertName(fieldName),
			description: fieldConfig.description,
			type: fieldConfig.type,
			args: defineArguments(argsConfig),
			resolve: fieldConfig.resolve,
			subscribe: fieldConfig.subscribe,
			deprecationReason: fieldConfig.deprecationReason,
			extensions: toObjMap(fieldConfig.extensions),
			astNode: fieldConfig.astNode
		};
	});
}
/** @internal */
function defineArguments(config) {
	return Object.entries(config).map(([argName, argConfig]) => ({
		name: assertName(argName),
		description: argConfig.description,
		type: argConfig.type,
		defaultValue: argConfig.defaultValue,
		deprecationReason: argConfig.deprecationReason,
		extensions: toObjMap(argConfig.extensions),
		astNode: argConfig.astNode
	}));
}
function isPlainObj(obj) {
	return isObjectLike(obj) && !Array.isArray(obj);
}
function fieldsToFieldsConfig(fields) {
	return mapValue(fields, (field) => ({
		description: field.description,
		type: field.type,
		args: argsToArgsConfig(field.args),
		resolve: field.resolve,
		subscribe: field.subscribe,
		deprecationReason: field.deprecationReason,
		extensions: field.extensions,
		astNode: field.astNode
	}));
}
/** @internal */
function argsToArgsConfig(args) {
	return keyValMap(args, (arg) => arg.name, (arg) => ({
		description: arg.description,
		type: arg.type,
		defaultValue: arg.defaultValue,
		deprecationReason: arg.deprecationReason,
		extensions: arg.extensions,
		astNode: arg.astNode
	}));
}
/**
* Configuration used to construct a GraphQLObjectType.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
*/
/**
* Returns true when the argument is non-null and has no default value.
* @param arg - The argument definition to inspect.
* @returns True when the argument is non-null and has no default value.
* @example
* ```ts
* import {
*   GraphQLInt,
*   GraphQLNonNull,
*   GraphQLObjectType,
*   GraphQLString,
*   isRequiredArgument,
* } from 'graphql/type';
*
* const Query = new GraphQLObjectType({
*   name: 'Query',
*   fields: {
*     greeting: {
*       type: GraphQLString,
*       args: {
*         id: { type: new GraphQLNonNull(GraphQLInt) },
*         name: { type: GraphQLString },
*         limit: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 10 },
*       },
*     },
*   },
* });
* const [requiredArgument, optionalArgument, argumentWithDefault] =
*   Query.getFields().greeting.args;
*
* isRequiredArgument(requiredArgument); // => true
* isRequiredArgument(optionalArgument); // => false
* isRequiredArgument(argumentWithDefault); // => false
* ```
*/
function isRequiredArgument(arg) {
	return isNonNullType(arg.type) && arg.defaultValue === void 0;
}
/**
* A map of field names to resolved field definitions.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
*/
/**
* Interface Type Definition
*
* When a field can return one of a heterogeneous set of types, a Interface type
* is used to describe what types are possible, what fields are in common across
* all types, as well as a function to determine which type is actually used
* when the field is resolved.
* @example
* ```ts
* import { GraphQLInterfaceType, GraphQLString } from 'graphql';
*
* const EntityType = new GraphQLInterfaceType({
*   name: 'Entity',
*   fields: {
*     name: { type: GraphQLString },
*   },
* });
* ```
*/
var GraphQLInterfaceType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Function that resolves the concrete object type for this abstract type. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLInterfaceType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { GraphQLID, GraphQLInterfaceType, GraphQLNonNull } from 'graphql/type';
	*
	* const document = parse(`
	*   interface Node {
	*     id: ID!
	*   }
	*
	*   interface Resource implements Node {
	*     id: ID!
	*   }
	*
	*   extend interface Resource {
	*     url: String
	*   }
	* `);
	* assert(document.definitions[1].kind === Kind.INTERFACE_TYPE_DEFINITION);
	* assert(document.definitions[2].kind === Kind.INTERFACE_TYPE_EXTENSION);
	*
	* const Node = new GraphQLInterfaceType({
	*   name: 'Node',
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*   },
	* });
	*
	* const Resource = new GraphQLInterfaceType({
	*   name: 'Resource',
	*   description: 'An addressable resource.',
	*   interfaces: [Node],
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*   },
	*   resolveType: (value) => {
	*     return typeof value === 'object' && value != null && 'url' in value
	*       ? 'WebPage'
	*       : undefined;
	*   },
	*   extensions: { abstract: true },
	*   astNode: document.definitions[1],
	*   extensionASTNodes: [document.definitions[2]],
	* });
	*
	* Resource.name; // => 'Resource'
	* Resource.getInterfaces(); // => [Node]
	* Object.keys(Resource.getFields()); // => ['id']
	* Resource.extensions; // => { abstract: true }
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN3;
		this.name = assertName(config.name);
		this.description = config.description;
		this.resolveType = config.resolveType;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN3 = config.extensionASTNodes) !== null && _config$extensionASTN3 !== void 0 ? _config$extensionASTN3 : [];
		this._fields = defineFieldMap.bind(void 0, config);
		this._interfaces = defineInterfaces.bind(void 0, config);
		config.resolveType == null || typeof config.resolveType === "function" || devAssert(false, `${this.name} must provide "resolveType" as a function, but got: ${inspect(config.resolveType)}.`);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLInterfaceType";
	}
	/**
	* Returns the fields defined by this type.
	* @returns The fields keyed by field name.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Node {
	*     id: ID!
	*   }
	*
	*   type User implements Node {
	*     id: ID!
	*   }
	*
	*   type Query {
	*     node: Node
	*   }
	* `);
	*
	* const Node = assertInterfaceType(schema.getType('Node'));
	* const fields = Node.getFields();
	*
	* Object.keys(fields); // => ['id']
	* String(fields.id.type); // => 'ID!'
	* ```
	*/
	getFields() {
		if (typeof this._fields === "function") this._fields = this._fields();
		return this._fields;
	}
	/**
	* Returns the interfaces implemented by this type.
	* @returns The implemented interfaces.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Resource {
	*     url: String!
	*   }
	*
	*   interface Image implements Resource {
	*     url: String!
	*     width: Int
	*   }
	*
	*   type Photo implements Resource & Image {
	*     url: String!
	*     width: Int
	*   }
	*
	*   type Query {
	*     image: Image
	*   }
	* `);
	*
	* const Image = assertInterfaceType(schema.getType('Image'));
	*
	* Image.getInterfaces().map((type) => type.name); // => ['Resource']
	* ```
	*/
	getInterfaces() {
		if (typeof this._interfaces === "function") this._interfaces = this._interfaces();
		return this._interfaces;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { GraphQLID, GraphQLInterfaceType, GraphQLNonNull } from 'graphql/type';
	*
	* const Node = new GraphQLInterfaceType({
	*   name: 'Node',
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*   },
	* });
	*
	* const config = Node.toConfig();
	* const NodeCopy = new GraphQLInterfaceType(config);
	*
	* String(config.fields.id.type); // => 'ID!'
	* String(NodeCopy.getFields().id.type); // => 'ID!'
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			interfaces: this.getInterfaces(),
			fields: fieldsToFieldsConfig(this.getFields()),
			resolveType: this.resolveType,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this interface type.
	* @returns The schema coordinate for this interface type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Node {
	*     id: ID!
	*   }
	*
	*   type User implements Node {
	*     id: ID!
	*   }
	*
	*   type Query {
	*     node: Node
	*   }
	* `);
	*
	* const Node = assertInterfaceType(schema.getType('Node'));
	*
	* Node.toString(); // => 'Node'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLInterfaceType, GraphQLString } from 'graphql/type';
	*
	* const Named = new GraphQLInterfaceType({
	*   name: 'Named',
	*   fields: { name: { type: GraphQLString } },
	* });
	*
	* Named.toJSON(); // => 'Named'
	* JSON.stringify({ type: Named }); // => '{"type":"Named"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/**
* Configuration used to construct a GraphQLInterfaceType.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
*/
/**
* Union Type Definition
*
* When a field can return one of a heterogeneous set of types, a Union type
* is used to describe what types are possible as well as providing a function
* to determine which type is actually used when the field is resolved.
* @example
* ```ts
* import { GraphQLObjectType, GraphQLString, GraphQLUnionType } from 'graphql';
*
* class Dog {}
* class Cat {}
* const DogType = new GraphQLObjectType({
*   name: 'Dog',
*   fields: { name: { type: GraphQLString } },
* });
* const CatType = new GraphQLObjectType({
*   name: 'Cat',
*   fields: { name: { type: GraphQLString } },
* });
*
* const PetType = new GraphQLUnionType({
*   name: 'Pet',
*   types: [DogType, CatType],
*   resolveType: (value) => {
*     if (value instanceof Dog) {
*       return 'Dog';
*     }
*     if (value instanceof Cat) {
*       return 'Cat';
*     }
*   },
* });
* ```
*/
var GraphQLUnionType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Function that resolves the concrete object type for this abstract type. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLUnionType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLObjectType,
	*   GraphQLString,
	*   GraphQLUnionType,
	* } from 'graphql/type';
	*
	* const document = parse(`
	*   union Media = Photo | Video
	*
	*   extend union Media = Audio
	* `);
	* assert(document.definitions[0].kind === Kind.UNION_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.UNION_TYPE_EXTENSION);
	*
	* const Photo = new GraphQLObjectType({
	*   name: 'Photo',
	*   fields: { url: { type: GraphQLString } },
	* });
	* const Video = new GraphQLObjectType({
	*   name: 'Video',
	*   fields: { url: { type: GraphQLString } },
	* });
	*
	* const Media = new GraphQLUnionType({
	*   name: 'Media',
	*   description: 'Media that can appear in a search result.',
	*   types: [Photo, Video],
	*   resolveType: (value) => {
	*     return typeof value === 'object' && value != null && 'duration' in value
	*       ? 'Video'
	*       : 'Photo';
	*   },
	*   extensions: { searchable: true },
	*   astNode: document.definitions[0],
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* Media.description; // => 'Media that can appear in a search result.'
	* Media.getTypes().map((type) => type.name); // => ['Photo', 'Video']
	* Media.extensions; // => { searchable: true }
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN4;
		this.name = assertName(config.name);
		this.description = config.description;
		this.resolveType = config.resolveType;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN4 = config.extensionASTNodes) !== null && _config$extensionASTN4 !== void 0 ? _config$extensionASTN4 : [];
		this._types = defineTypes.bind(void 0, config);
		config.resolveType == null || typeof config.resolveType === "function" || devAssert(false, `${this.name} must provide "resolveType" as a function, but got: ${inspect(config.resolveType)}.`);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLUnionType";
	}
	/**
	* Returns the object types included in this union.
	* @returns The union member object types.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertUnionType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type Photo {
	*     url: String!
	*   }
	*
	*   type Video {
	*     url: String!
	*   }
	*
	*   union Media = Photo | Video
	*
	*   type Query {
	*     media: [Media]
	*   }
	* `);
	*
	* const Media = assertUnionType(schema.getType('Media'));
	*
	* Media.getTypes().map((type) => type.name); // => ['Photo', 'Video']
	* ```
	*/
	getTypes() {
		if (typeof this._types === "function") this._types = this._types();
		return this._types;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import {
	*   GraphQLObjectType,
	*   GraphQLString,
	*   GraphQLUnionType,
	* } from 'graphql/type';
	*
	* const Photo = new GraphQLObjectType({
	*   name: 'Photo',
	*   fields: { url: { type: GraphQLString } },
	* });
	* const Video = new GraphQLObjectType({
	*   name: 'Video',
	*   fields: { url: { type: GraphQLString } },
	* });
	* const Media = new GraphQLUnionType({
	*   name: 'Media',
	*   types: [Photo, Video],
	* });
	*
	* const config = Media.toConfig();
	* const MediaCopy = new GraphQLUnionType(config);
	*
	* MediaCopy.getTypes().map((type) => type.name); // => ['Photo', 'Video']
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			types: this.getTypes(),
			resolveType: this.resolveType,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this union type.
	* @returns The schema coordinate for this union type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertUnionType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type Photo {
	*     url: String!
	*   }
	*
	*   union SearchResult = Photo
	*
	*   type Query {
	*     search: [SearchResult]
	*   }
	* `);
	*
	* const SearchResult = assertUnionType(schema.getType('SearchResult'));
	*
	* SearchResult.toString(); // => 'SearchResult'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import {
	*   GraphQLObjectType,
	*   GraphQLString,
	*   GraphQLUnionType,
	* } from 'graphql/type';
	*
	* const Photo = new GraphQLObjectType({
	*   name: 'Photo',
	*   fields: { url: { type: GraphQLString } },
	* });
	* const SearchResult = new GraphQLUnionType({
	*   name: 'SearchResult',
	*   types: [Photo],
	* });
	*
	* SearchResult.toJSON(); // => 'SearchResult'
	* JSON.stringify({ type: SearchResult }); // => '{"type":"SearchResult"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
function defineTypes(config) {
	const types = resolveReadonlyArrayThunk(config.types);
	Array.isArray(types) || devAssert(false, `Must provide Array of types or a function which returns such an array for Union ${config.name}.`);
	return types;
}
/**
* Configuration used to construct a GraphQLUnionType.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
*/
/**
* Enum Type Definition
*
* Enum types define leaf values whose serialized form is one of a fixed set
* of GraphQL enum names. Internally, enum values can map to any runtime value,
* often integers.
* @example
* ```ts
* import { GraphQLEnumType } from 'graphql/type';
*
* const RGBType = new GraphQLEnumType({
*   name: 'RGB',
*   values: {
*     RED: { value: 0 },
*     GREEN: { value: 1 },
*     BLUE: { value: 2 },
*   },
* });
*
* RGBType.getValue('GREEN')?.value; // => 1
* ```
*
* Note: If a value is not provided in a definition, the name of the enum value
* will be used as its internal value.
*/
var GraphQLEnumType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLEnumType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const document = parse(`
	*   enum Episode {
	*     NEW_HOPE
	*     EMPIRE
	*     JEDI
	*   }
	*
	*   extend enum Episode {
	*     FORCE_AWAKENS
	*   }
	* `);
	* assert(document.definitions[0].kind === Kind.ENUM_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.ENUM_TYPE_EXTENSION);
	* const definition = document.definitions[0];
	*
	* const Episode = new GraphQLEnumType({
	*   name: 'Episode',
	*   description: 'A Star Wars film episode.',
	*   values: {
	*     NEW_HOPE: {
	*       value: 4,
	*       description: 'Released in 1977.',
	*       extensions: { trilogy: 'original' },
	*       astNode: definition.values?.[0],
	*     },
	*     EMPIRE: { value: 5, astNode: definition.values?.[1] },
	*     JEDI: {
	*       value: 6,
	*       deprecationReason: 'Use RETURN_OF_THE_JEDI.',
	*       astNode: definition.values?.[2],
	*     },
	*   },
	*   extensions: { catalog: 'films' },
	*   astNode: definition,
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* Episode.description; // => 'A Star Wars film episode.'
	* Episode.serialize(5); // => 'EMPIRE'
	* Episode.parseValue('JEDI'); // => 6
	* Episode.getValue('JEDI')?.deprecationReason; // => 'Use RETURN_OF_THE_JEDI.'
	* Episode.extensions; // => { catalog: 'films' }
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN5;
		this.name = assertName(config.name);
		this.description = config.description;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN5 = config.extensionASTNodes) !== null && _config$extensionASTN5 !== void 0 ? _config$extensionASTN5 : [];
		this._values = typeof config.values === "function" ? config.values : defineEnumValues(this.name, config.values);
		this._valueLookup = null;
		this._nameLookup = null;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLEnumType";
	}
	/**
	* Returns the values defined by this enum type.
	* @returns Enum value definitions in schema order.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertEnumType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   enum Episode {
	*     NEW_HOPE
	*     EMPIRE
	*     JEDI
	*   }
	*
	*   type Query {
	*     episode: Episode
	*   }
	* `);
	*
	* const Episode = assertEnumType(schema.getType('Episode'));
	*
	* Episode.getValues().map((value) => value.name); // => ['NEW_HOPE', 'EMPIRE', 'JEDI']
	* ```
	*/
	getValues() {
		if (typeof this._values === "function") this._values = defineEnumValues(this.name, this._values());
		return this._values;
	}
	/**
	* Returns the enum value definition for a value name.
	* @param name - The GraphQL name to look up.
	* @returns The matching enum value definition, if it exists.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertEnumType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   enum Episode {
	*     NEW_HOPE
	*     EMPIRE
	*   }
	*
	*   type Query {
	*     episode: Episode
	*   }
	* `);
	*
	* const Episode = assertEnumType(schema.getType('Episode'));
	*
	* Episode.getValue('EMPIRE')?.name; // => 'EMPIRE'
	* Episode.getValue('JEDI'); // => undefined
	* ```
	*/
	getValue(name) {
		if (this._nameLookup === null) this._nameLookup = keyMap(this.getValues(), (value) => value.name);
		return this._nameLookup[name];
	}
	/**
	* Serializes a runtime enum value as a GraphQL enum name.
	* @param outputValue - Runtime enum value to serialize.
	* @returns The GraphQL enum name for the runtime value.
	* @example
	* ```ts
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const RGB = new GraphQLEnumType({
	*   name: 'RGB',
	*   values: {
	*     RED: { value: 0 },
	*     GREEN: { value: 1 },
	*     BLUE: { value: 2 },
	*   },
	* });
	*
	* RGB.serialize(1); // => 'GREEN'
	* RGB.serialize(3); // throws an error
	* ```
	*/
	serialize(outputValue) {
		if (this._valueLookup === null) this._valueLookup = new Map(this.getValues().map((enumValue) => [enumValue.value, enumValue]));
		const enumValue = this._valueLookup.get(outputValue);
		if (enumValue === void 0) throw new GraphQLError(`Enum "${this.name}" cannot represent value: ${inspect(outputValue)}`);
		return enumValue.name;
	}
	/**
	* Parses a GraphQL enum name from variable input.
	* @param inputValue - Runtime input value to parse.
	* @param hideSuggestions - Omit suggestions from error messages.
	* @returns The internal enum value represented by the input name.
	* @example
	* ```ts
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const RGB = new GraphQLEnumType({
	*   name: 'RGB',
	*   values: {
	*     RED: { value: 0 },
	*     GREEN: { value: 1 },
	*     BLUE: { value: 2 },
	*   },
	* });
	*
	* RGB.parseValue('BLUE'); // => 2
	* RGB.parseValue('PURPLE'); // throws an error
	* RGB.parseValue(2); // throws an error
	* ```
	*/
	parseValue(inputValue, hideSuggestions) {
		if (typeof inputValue !== "string") {
			const valueStr = inspect(inputValue);
			throw new GraphQLError(`Enum "${this.name}" cannot represent non-string value: ${valueStr}.` + (hideSuggestions ? "" : didYouMeanEnumValue(this, valueStr)));
		}
		const enumValue = this.getValue(inputValue);
		if (enumValue == null) throw new GraphQLError(`Value "${inputValue}" does not exist in "${this.name}" enum.` + (hideSuggestions ? "" : didYouMeanEnumValue(this, inputValue)));
		return enumValue.value;
	}
	/**
	* Parses a GraphQL enum name from an AST value literal.
	* @param valueNode - AST value literal to parse.
	* @param _variables - Runtime variable values; ignored because enum literals cannot contain variables.
	* @param hideSuggestions - Omit suggestions from error messages.
	* @returns The internal enum value represented by the literal.
	* @example
	* ```ts
	* import { parseValue } from 'graphql/language';
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const RGB = new GraphQLEnumType({
	*   name: 'RGB',
	*   values: {
	*     RED: { value: 0 },
	*     GREEN: { value: 1 },
	*     BLUE: { value: 2 },
	*   },
	* });
	*
	* RGB.parseLiteral(parseValue('RED'), undefined); // => 0
	* RGB.parseLiteral(parseValue('"RED"'), undefined); // throws an error
	* ```
	*/
	parseLiteral(valueNode, _variables, hideSuggestions) {
		if (valueNode.kind !== Kind.ENUM) {
			const valueStr = printForError(valueNode);
			throw new GraphQLError(`Enum "${this.name}" cannot represent non-enum value: ${valueStr}.` + (hideSuggestions ? "" : didYouMeanEnumValue(this, valueStr)), { nodes: valueNode });
		}
		const enumValue = this.getValue(valueNode.value);
		if (enumValue == null) {
			const valueStr = printForError(valueNode);
			throw new GraphQLError(`Value "${valueStr}" does not exist in "${this.name}" enum.` + (hideSuggestions ? "" : didYouMeanEnumValue(this, valueStr)), { nodes: valueNode });
		}
		return enumValue.value;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const RGB = new GraphQLEnumType({
	*   name: 'RGB',
	*   values: {
	*     RED: { value: 0 },
	*     GREEN: { value: 1 },
	*     BLUE: { value: 2 },
	*   },
	* });
	*
	* const config = RGB.toConfig();
	* const RGBCopy = new GraphQLEnumType(config);
	*
	* config.values.GREEN.value; // => 1
	* RGBCopy.serialize(2); // => 'BLUE'
	* ```
	*/
	toConfig() {
		const values = keyValMap(this.getValues(), (value) => value.name, (value) => ({
			description: value.description,
			value: value.value,
			deprecationReason: value.deprecationReason,
			extensions: value.extensions,
			astNode: value.astNode
		}));
		return {
			name: this.name,
			description: this.description,
			values,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this enum type.
	* @returns The schema coordinate for this enum type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertEnumType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   enum Episode {
	*     NEW_HOPE
	*   }
	*
	*   type Query {
	*     episode: Episode
	*   }
	* `);
	*
	* const Episode = assertEnumType(schema.getType('Episode'));
	*
	* Episode.toString(); // => 'Episode'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const Episode = new GraphQLEnumType({
	*   name: 'Episode',
	*   values: {
	*     NEW_HOPE: {},
	*   },
	* });
	*
	* Episode.toJSON(); // => 'Episode'
	* JSON.stringify({ type: Episode }); // => '{"type":"Episode"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
function didYouMeanEnumValue(enumType, unknownValueStr) {
	return didYouMean("the enum value", suggestionList(unknownValueStr, enumType.getValues().map((value) => value.name)));
}
function defineEnumValues(typeName, valueMap) {
	isPlainObj(valueMap) || devAssert(false, `${typeName} values must be an object with value names as keys.`);
	return Object.entries(valueMap).map(([valueName, valueConfig]) => {
		isPlainObj(valueConfig) || devAssert(false, `${typeName}.${valueName} must refer to an object with a "value" key representing an internal value but got: ${inspect(valueConfig)}.`);
		return {
			name: assertEnumValueName(valueName),
			description: valueConfig.description,
			value: valueConfig.value !== void 0 ? valueConfig.value : valueName,
			deprecationReason: valueConfig.deprecationReason,
			extensions: toObjMap(valueConfig.extensions),
			astNode: valueConfig.astNode
		};
	});
}
/** Configuration used to construct a GraphQLEnumType. */
/**
* Input Object Type Definition
*
* An input object defines a structured collection of fields which may be
* supplied to a field argument.
*
* Using `NonNull` will ensure that a value must be provided by the query
* @example
* ```ts
* import { GraphQLFloat, GraphQLInputObjectType, GraphQLNonNull } from 'graphql';
*
* const GeoPoint = new GraphQLInputObjectType({
*   name: 'GeoPoint',
*   fields: {
*     lat: { type: new GraphQLNonNull(GraphQLFloat) },
*     lon: { type: new GraphQLNonNull(GraphQLFloat) },
*     alt: { type: GraphQLFloat, defaultValue: 0 },
*   },
* });
* ```
*/
var GraphQLInputObjectType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/** Whether this input object uses the experimental OneOf input object semantics. */
	/**
	* Creates a GraphQLInputObjectType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLID,
	*   GraphQLInputObjectType,
	*   GraphQLInt,
	*   GraphQLNonNull,
	*   GraphQLString,
	* } from 'graphql/type';
	*
	* const document = parse(`
	*   input ReviewInput {
	*     stars: Int!
	*     commentary: String
	*   }
	*
	*   extend input ReviewInput {
	*     body: String
	*   }
	* `);
	* assert(document.definitions[0].kind === Kind.INPUT_OBJECT_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.INPUT_OBJECT_TYPE_EXTENSION);
	* const definition = document.definitions[0];
	*
	* const ReviewInput = new GraphQLInputObjectType({
	*   name: 'ReviewInput',
	*   description: 'Input collected when reviewing a product.',
	*   fields: {
	*     stars: {
	*       description: 'Star rating from one to five.',
	*       type: new GraphQLNonNull(GraphQLInt),
	*       extensions: { min: 1, max: 5 },
	*       astNode: definition.fields?.[0],
	*     },
	*     commentary: {
	*       type: GraphQLString,
	*       defaultValue: '',
	*       deprecationReason: 'Use body.',
	*       astNode: definition.fields?.[1],
	*     },
	*   },
	*   extensions: { form: 'review' },
	*   astNode: definition,
	*   extensionASTNodes: [document.definitions[1]],
	*   isOneOf: false,
	* });
	* const SearchBy = new GraphQLInputObjectType({
	*   name: 'SearchBy',
	*   fields: {
	*     id: { type: GraphQLID },
	*     slug: { type: GraphQLString },
	*   },
	*   isOneOf: true,
	* });
	*
	* const fields = ReviewInput.getFields();
	*
	* ReviewInput.description; // => 'Input collected when reviewing a product.'
	* String(fields.stars.type); // => 'Int!'
	* fields.stars.extensions; // => { min: 1, max: 5 }
	* fields.commentary.defaultValue; // => ''
	* fields.commentary.deprecationReason; // => 'Use body.'
	* ReviewInput.isOneOf; // => false
	* SearchBy.isOneOf; // => true
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN6, _config$isOneOf;
		this.name = assertName(config.name);
		this.description = config.description;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN6 = config.extensionASTNodes) !== null && _config$extensionASTN6 !== void 0 ? _config$extensionASTN6 : [];
		this.isOneOf = (_config$isOneOf = config.isOneOf) !== null && _config$isOneOf !== void 0 ? _config$isOneOf : false;
		this._fields = defineInputFieldMap.bind(void 0, config);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLInputObjectType";
	}
	/**
	* Returns the fields defined by this type.
	* @returns The fields keyed by field name.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInputObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   input ReviewInput {
	*     stars: Int!
	*     commentary: String = ""
	*   }
	*
	*   type Query {
	*     reviews(filter: ReviewInput): [String]
	*   }
	* `);
	*
	* const ReviewInput = assertInputObjectType(schema.getType('ReviewInput'));
	* const fields = ReviewInput.getFields();
	*
	* Object.keys(fields); // => ['stars', 'commentary']
	* fields.commentary.defaultValue; // => ''
	* ```
	*/
	getFields() {
		if (typeof this._fields === "function") this._fields = this._fields();
		return this._fields;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import {
	*   GraphQLInputObjectType,
	*   GraphQLInt,
	*   GraphQLNonNull,
	* } from 'graphql/type';
	*
	* const ReviewInput = new GraphQLInputObjectType({
	*   name: 'ReviewInput',
	*   fields: {
	*     stars: { type: new GraphQLNonNull(GraphQLInt) },
	*   },
	* });
	*
	* const config = ReviewInput.toConfig();
	* const ReviewInputCopy = new GraphQLInputObjectType(config);
	*
	* String(config.fields.stars.type); // => 'Int!'
	* String(ReviewInputCopy.getFields().stars.type); // => 'Int!'
	* ```
	*/
	toConfig() {
		const fields = mapValue(this.getFields(), (field) => ({
			description: field.description,
			type: field.type,
			defaultValue: field.defaultValue,
			deprecationReason: field.deprecationReason,
			extensions: field.extensions,
			astNode: field.astNode
		}));
		return {
			name: this.name,
			description: this.description,
			fields,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes,
			isOneOf: this.isOneOf
		};
	}
	/**
	* Returns the schema coordinate identifying this input object type.
	* @returns The schema coordinate for this input object type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInputObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   input ReviewInput {
	*     stars: Int!
	*   }
	*
	*   type Query {
	*     reviews(filter: ReviewInput): [String]
	*   }
	* `);
	*
	* const ReviewInput = assertInputObjectType(schema.getType('ReviewInput'));
	*
	* ReviewInput.toString(); // => 'ReviewInput'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLInputObjectType, GraphQLString } from 'graphql/type';
	*
	* const ReviewInput = new GraphQLInputObjectType({
	*   name: 'ReviewInput',
	*   fields: {
	*     commentary: { type: GraphQLString },
	*   },
	* });
	*
	* ReviewInput.toJSON(); // => 'ReviewInput'
	* JSON.stringify({ type: ReviewInput }); // => '{"type":"ReviewInput"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
function defineInputFieldMap(config) {
	const fieldMap = resolveObjMapThunk(config.fields);
	isPlainObj(fieldMap) || devAssert(false, `${config.name} fields must be an object with field names as keys or a function which returns such an object.`);
	return mapValue(fieldMap, (fieldConfig, fieldName) => {
		!("resolve" in fieldConfig) || devAssert(false, `${config.name}.${fieldName} field has a resolve property, but Input Types cannot define resolvers.`);
		return {
			name: assertName(fieldName),
			description: fieldConfig.description,
			type: fieldConfig.type,
			defaultValue: fieldConfig.defaultValue,
			deprecationReason: fieldConfig.deprecationReason,
			extensions: toObjMap(fieldConfig.extensions),
			astNode: fieldConfig.astNode
		};
	});
}
/** Configuration used to construct a GraphQLInputObjectType. */
/**
* Returns true when the input field is non-null and has no default value.
* @param field - The input field definition to inspect.
* @returns True when the input field is non-null and has no default value.
* @example
* ```ts
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLNonNull,
*   GraphQLString,
*   isRequiredInputField,
* } from 'graphql/type';
*
* const Input = new GraphQLInputObjectType({
*   name: 'Input',
*   fields: {
*     id: { type: new GraphQLNonNull(GraphQLInt) },
*     name: { type: GraphQLString },
*     limit: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 10 },
*   },
* });
* const {
*   id: requiredField,
*   name: optionalField,
*   limit: fieldWithDefault,
* } = Input.getFields();
*
* isRequiredInputField(requiredField); // => true
* isRequiredInputField(optionalField); // => false
* isRequiredInputField(fieldWithDefault); // => false
* ```
*/
function isRequiredInputField(field) {
	return isNonNullType(field.type) && field.defaultValue === void 0;
}
/** A map of input field names to resolved input field definitions. */
// node_modules/graphql/utilities/typeComparators.mjs
/** @category Type Comparisons */
/**
* Provided two types, return true if the types are equal (invariant).
* @param typeA - The first GraphQL type to compare.
* @param typeB - The second GraphQL type to compare.
* @returns True when both types are equal.
* @example
* ```ts
* import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql/type';
* import { isEqualType } from 'graphql/utilities';
*
* isEqualType(GraphQLString, GraphQLString); // => true
* isEqualType(new GraphQLList(GraphQLString), new GraphQLList(GraphQLString)); // => true
* isEqualType(new GraphQLNonNull(GraphQLString), GraphQLString); // => false
* ```
*/
function isEqualType(typeA, typeB) {
	if (typeA === typeB) return true;
	if (isNonNullType(typeA) && isNonNullType(typeB)) return isEqualType(typeA.ofType, typeB.ofType);
	if (isListType(typeA) && isListType(typeB)) return isEqualType(typeA.ofType, typeB.ofType);
	return false;
}
/**
* Provided a type and a super type, return true if the first type is either
* equal or a subset of the second super type (covariant).
* @param schema - GraphQL schema to use.
* @param maybeSubType - The possible subtype to compare.
* @param superType - The possible supertype to compare.
* @returns True when `maybeSubType` is equal to or a subtype of `superType`.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import {
*   GraphQLNonNull,
*   assertInterfaceType,
*   assertObjectType,
* } from 'graphql/type';
* import { isTypeSubTypeOf } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   interface Node {
*     id: ID!
*   }
*
*   type User implements Node {
*     id: ID!
*   }
*
*   type Query {
*     node: Node
*   }
* `);
* const Node = assertInterfaceType(schema.getType('Node'));
* const User = assertObjectType(schema.getType('User'));
*
* isTypeSubTypeOf(schema, User, Node); // => true
* isTypeSubTypeOf(schema, new GraphQLNonNull(User), Node); // => true
* isTypeSubTypeOf(schema, Node, User); // => false
* ```
*/
function isTypeSubTypeOf(schema, maybeSubType, superType) {
	if (maybeSubType === superType) return true;
	if (isNonNullType(superType)) {
		if (isNonNullType(maybeSubType)) return isTypeSubTypeOf(schema, maybeSubType.ofType, superType.ofType);
		return false;
	}
	if (isNonNullType(maybeSubType)) return isTypeSubTypeOf(schema, maybeSubType.ofType, superType);
	if (isListType(superType)) {
		if (isListType(maybeSubType)) return isTypeSubTypeOf(schema, maybeSubType.ofType, superType.ofType);
		return false;
	}
	if (isListType(maybeSubType)) return false;
	return isAbstractType(superType) && (isInterfaceType(maybeSubType) || isObjectType(maybeSubType)) && schema.isSubType(superType, maybeSubType);
}
/**
* Provided two composite types, determine if they "overlap". Two composite
* types overlap when the Sets of possible concrete types for each intersect.
*
* This is often used to determine if a fragment of a given type could possibly
* be visited in a context of another type.
*
* This function is commutative.
* @param schema - GraphQL schema to use.
* @param typeA - The first GraphQL type to compare.
* @param typeB - The second GraphQL type to compare.
* @returns True when the two composite types can apply to at least one common object type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { assertObjectType, assertUnionType } from 'graphql/type';
* import { doTypesOverlap } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   type Photo {
*     url: String!
*   }
*
*   type Video {
*     url: String!
*   }
*
*   union Media = Photo | Video
*   union StillImage = Photo
*
*   type Query {
*     media: [Media]
*   }
* `);
* const Media = assertUnionType(schema.getType('Media'));
* const StillImage = assertUnionType(schema.getType('StillImage'));
* const Video = assertObjectType(schema.getType('Video'));
*
* doTypesOverlap(schema, Media, StillImage); // => true
* doTypesOverlap(schema, StillImage, Video); // => false
* ```
*/
function doTypesOverlap(schema, typeA, typeB) {
	if (typeA === typeB) return true;
	if (isAbstractType(typeA)) {
		if (isAbstractType(typeB)) return schema.getPossibleTypes(typeA).some((type) => schema.isSubType(typeB, type));
		return schema.isSubType(typeA, typeB);
	}
	if (isAbstractType(typeB)) return schema.isSubType(typeB, typeA);
	return false;
}
/** The built-in `Int` scalar type. */
const GraphQLInt = new GraphQLScalarType({
	name: "Int",
	description: "The `Int` scalar type represents non-fractional signed whole numeric values. Int can represent values between -(2^31) and 2^31 - 1.",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "boolean") return coercedValue ? 1 : 0;
		let num = coercedValue;
		if (typeof coercedValue === "string" && coercedValue !== "") num = Number(coercedValue);
		if (typeof num !== "number" || !Number.isInteger(num)) throw new GraphQLError(`Int cannot represent non-integer value: ${inspect(coercedValue)}`);
		if (num > 2147483647 || num < -2147483648) throw new GraphQLError("Int cannot represent non 32-bit signed integer value: " + inspect(coercedValue));
		return num;
	},
	parseValue(inputValue) {
		if (typeof inputValue !== "number" || !Number.isInteger(inputValue)) throw new GraphQLError(`Int cannot represent non-integer value: ${inspect(inputValue)}`);
		if (inputValue > 2147483647 || inputValue < -2147483648) throw new GraphQLError(`Int cannot represent non 32-bit signed integer value: ${inputValue}`);
		return inputValue;
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.INT) throw new GraphQLError(`Int cannot represent non-integer value: ${printForError(valueNode)}`, { nodes: valueNode });
		const num = parseInt(valueNode.value, 10);
		if (num > 2147483647 || num < -2147483648) throw new GraphQLError(`Int cannot represent non 32-bit signed integer value: ${valueNode.value}`, { nodes: valueNode });
		return num;
	}
});
/** The built-in `Float` scalar type. */
const GraphQLFloat = new GraphQLScalarType({
	name: "Float",
	description: "The `Float` scalar type represents signed double-precision fractional values as specified by [IEEE 754](https://en.wikipedia.org/wiki/IEEE_floating_point).",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "boolean") return coercedValue ? 1 : 0;
		let num = coercedValue;
		if (typeof coercedValue === "string" && coercedValue !== "") num = Number(coercedValue);
		if (typeof num !== "number" || !Number.isFinite(num)) throw new GraphQLError(`Float cannot represent non numeric value: ${inspect(coercedValue)}`);
		return num;
	},
	parseValue(inputValue) {
		if (typeof inputValue !== "number" || !Number.isFinite(inputValue)) throw new GraphQLError(`Float cannot represent non numeric value: ${inspect(inputValue)}`);
		return inputValue;
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.FLOAT && valueNode.kind !== Kind.INT) throw new GraphQLError(`Float cannot represent non numeric value: ${printForError(valueNode)}`, valueNode);
		return parseFloat(valueNode.value);
	}
});
/** The built-in `String` scalar type. */
const GraphQLString = new GraphQLScalarType({
	name: "String",
	description: "The `String` scalar type represents textual data, represented as UTF-8 character sequences. The String type is most often used by GraphQL to represent free-form human-readable text.",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "string") return coercedValue;
		if (typeof coercedValue === "boolean") return coercedValue ? "true" : "false";
		if (typeof coercedValue === "number" && Number.isFinite(coercedValue)) return coercedValue.toString();
		throw new GraphQLError(`String cannot represent value: ${inspect(outputValue)}`);
	},
	parseValue(inputValue) {
		if (typeof inputValue !== "string") throw new GraphQLError(`String cannot represent a non string value: ${inspect(inputValue)}`);
		return inputValue;
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.STRING) throw new GraphQLError(`String cannot represent a non string value: ${printForError(valueNode)}`, { nodes: valueNode });
		return valueNode.value;
	}
});
/** The built-in `Boolean` scalar type. */
const GraphQLBoolean = new GraphQLScalarType({
	name: "Boolean",
	description: "The `Boolean` scalar type represents `true` or `false`.",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "boolean") return coercedValue;
		if (Number.isFinite(coercedValue)) return coercedValue !== 0;
		throw new GraphQLError(`Boolean cannot represent a non boolean value: ${inspect(coercedValue)}`);
	},
	parseValue(inputValue) {
		if (typeof inputValue !== "boolean") throw new GraphQLError(`Boolean cannot represent a non boolean value: ${inspect(inputValue)}`);
		return inputValue;
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.BOOLEAN) throw new GraphQLError(`Boolean cannot represent a non boolean value: ${printForError(valueNode)}`, { nodes: valueNode });
		return valueNode.value;
	}
});
/** The built-in `ID` scalar type. */
const GraphQLID = new GraphQLScalarType({
	name: "ID",
	description: "The `ID` scalar type represents a unique identifier, often used to refetch an object or as key for a cache. The ID type appears in a JSON response as a String; however, it is not intended to be human-readable. When expected as an input type, any string (such as `\"4\"`) or integer (such as `4`) input value will be accepted as an ID.",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "string") return coercedValue;
		if (Number.isInteger(coercedValue)) return String(coercedValue);
		throw new GraphQLError(`ID cannot represent value: ${inspect(outputValue)}`);
	},
	parseValue(inputValue) {
		if (typeof inputValue === "string") return inputValue;
		if (typeof inputValue === "number" && Number.isInteger(inputValue)) return inputValue.toString();
		throw new GraphQLError(`ID cannot represent value: ${inspect(inputValue)}`);
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.STRING && valueNode.kind !== Kind.INT) throw new GraphQLError("ID cannot represent a non-string and non-integer value: " + printForError(valueNode), { nodes: valueNode });
		return valueNode.value;
	}
});
/** All built-in scalar types defined by the GraphQL specification. */
const specifiedScalarTypes = Object.freeze([
	GraphQLString,
	GraphQLInt,
	GraphQLFloat,
	GraphQLBoolean,
	GraphQLID
]);
/**
* Returns true when the scalar type is one of the scalars specified by GraphQL.
* @param type - The GraphQL type to inspect.
* @returns True when the scalar type is one of the scalars specified by GraphQL.
* @example
* ```ts
* import {
*   GraphQLScalarType,
*   GraphQLString,
*   isSpecifiedScalarType,
* } from 'graphql/type';
*
* const DateTime = new GraphQLScalarType({
*   name: 'DateTime',
* });
*
* isSpecifiedScalarType(GraphQLString); // => true
* isSpecifiedScalarType(DateTime); // => false
* ```
*/
function isSpecifiedScalarType(type) {
	return specifiedScalarTypes.some(({ name }) => type.name === name);
}
function serializeObject(outputValue) {
	if (isObjectLike(outputValue)) {
		if (typeof outputValue.valueOf === "function") {
			const valueOfResult = outputValue.valueOf();
			if (!isObjectLike(valueOfResult)) return valueOfResult;
		}
		if (typeof outputValue.toJSON === "function") return outputValue.toJSON();
	}
	return outputValue;
}
// node_modules/graphql/type/directives.mjs
/** @category Directives */
/**
* Test if the given value is a GraphQL directive.
* @param directive - Value to inspect.
* @returns True when the value is a GraphQLDirective.
* @example
* ```ts
* import { DirectiveLocation } from 'graphql/language';
* import { GraphQLDirective, GraphQLString, isDirective } from 'graphql/type';
*
* const upper = new GraphQLDirective({
*   name: 'upper',
*   locations: [DirectiveLocation.FIELD_DEFINITION],
* });
*
* isDirective(upper); // => true
* isDirective(GraphQLString); // => false
* ```
*/
function isDirective(directive) {
	return instanceOf(directive, GraphQLDirective);
}
/**
* Custom extensions
* @remarks
* Use a unique identifier name for your extension, for example the name of
* your library or project. Do not use a shortened identifier as this increases
* the risk of conflicts. We recommend you add at most one extension field,
* an object which can contain all the values you need.
*/
/**
* Directives are used by the GraphQL runtime as a way of modifying execution
* behavior. Type system creators will usually not create these directly.
*/
var GraphQLDirective = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Locations where this directive may be applied. */
	/** Arguments accepted by this field or directive. */
	/** Whether this directive may appear more than once at the same location. */
	/** Reason this element is deprecated, if one was provided. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLDirective instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { DirectiveLocation, parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLBoolean,
	*   GraphQLDirective,
	*   GraphQLInt,
	*   GraphQLNonNull,
	* } from 'graphql/type';
	*
	* const document = parse(
	*   `
	*   directive @cacheControl(maxAge: Int) repeatable on FIELD_DEFINITION
	*   extend directive @cacheControl @tag
	* `,
	*   { experimentalDirectivesOnDirectiveDefinitions: true },
	* );
	* assert(document.definitions[0].kind === Kind.DIRECTIVE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.DIRECTIVE_EXTENSION);
	* const definition = document.definitions[0];
	*
	* const cacheControl = new GraphQLDirective({
	*   name: 'cacheControl',
	*   description: 'Controls HTTP cache hints for a field.',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	*   args: {
	*     inheritMaxAge: {
	*       description: 'Inherit the parent cache hint.',
	*       type: new GraphQLNonNull(GraphQLBoolean),
	*       defaultValue: false,
	*       deprecationReason: 'Use maxAge instead.',
	*       extensions: { scope: 'cache' },
	*     },
	*     maxAge: {
	*       type: GraphQLInt,
	*       astNode: definition.arguments?.[0],
	*     },
	*   },
	*   isRepeatable: true,
	*   deprecationReason: 'Use @cache instead.',
	*   extensions: { scope: 'cache' },
	*   astNode: definition,
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* cacheControl.name; // => 'cacheControl'
	* cacheControl.description; // => 'Controls HTTP cache hints for a field.'
	* cacheControl.args[0].name; // => 'inheritMaxAge'
	* cacheControl.args[0].defaultValue; // => false
	* cacheControl.isRepeatable; // => true
	* cacheControl.extensions; // => { scope: 'cache' }
	* ```
	*/
	constructor(config) {
		var _config$isRepeatable, _config$extensionASTN, _config$args;
		this.name = assertName(config.name);
		this.description = config.description;
		this.locations = config.locations;
		this.isRepeatable = (_config$isRepeatable = config.isRepeatable) !== null && _config$isRepeatable !== void 0 ? _config$isRepeatable : false;
		this.deprecationReason = config.deprecationReason;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN = config.extensionASTNodes) !== null && _config$extensionASTN !== void 0 ? _config$extensionASTN : [];
		Array.isArray(config.locations) || devAssert(false, `@${config.name} locations must be an Array.`);
		const args = (_config$args = config.args) !== null && _config$args !== void 0 ? _config$args : {};
		isObjectLike(args) && !Array.isArray(args) || devAssert(false, `@${config.name} args must be an object with argument names as keys.`);
		this.args = defineArguments(args);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLDirective";
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { DirectiveLocation } from 'graphql/language';
	* import { GraphQLDirective, GraphQLString } from 'graphql/type';
	*
	* const tag = new GraphQLDirective({
	*   name: 'tag',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	*   args: {
	*     name: { type: GraphQLString },
	*   },
	* });
	*
	* const config = tag.toConfig();
	* const tagCopy = new GraphQLDirective(config);
	*
	* config.args.name.type; // => GraphQLString
	* tagCopy.args[0].name; // => 'name'
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			locations: this.locations,
			args: argsToArgsConfig(this.args),
			isRepeatable: this.isRepeatable,
			deprecationReason: this.deprecationReason,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this directive.
	* @returns The directive schema coordinate.
	* @example
	* ```ts
	* import { DirectiveLocation } from 'graphql/language';
	* import { GraphQLDirective } from 'graphql/type';
	*
	* const tag = new GraphQLDirective({
	*   name: 'tag',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	* });
	*
	* tag.toString(); // => '@tag'
	* ```
	*/
	toString() {
		return "@" + this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { DirectiveLocation } from 'graphql/language';
	* import { GraphQLDirective } from 'graphql/type';
	*
	* const tag = new GraphQLDirective({
	*   name: 'tag',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	* });
	*
	* tag.toJSON(); // => '@tag'
	* JSON.stringify({ directive: tag }); // => '{"directive":"@tag"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/** Configuration used to construct a GraphQLDirective. */
/** Used to conditionally include fields or fragments. */
const GraphQLIncludeDirective = new GraphQLDirective({
	name: "include",
	description: "Directs the executor to include this field or fragment only when the `if` argument is true.",
	locations: [
		DirectiveLocation.FIELD,
		DirectiveLocation.FRAGMENT_SPREAD,
		DirectiveLocation.INLINE_FRAGMENT
	],
	args: { if: {
		type: new GraphQLNonNull(GraphQLBoolean),
		description: "Included when true."
	} }
});
/** Used to conditionally skip (exclude) fields or fragments. */
const GraphQLSkipDirective = new GraphQLDirective({
	name: "skip",
	description: "Directs the executor to skip this field or fragment when the `if` argument is true.",
	locations: [
		DirectiveLocation.FIELD,
		DirectiveLocation.FRAGMENT_SPREAD,
		DirectiveLocation.INLINE_FRAGMENT
	],
	args: { if: {
		type: new GraphQLNonNull(GraphQLBoolean),
		description: "Skipped when true."
	} }
});
/**
* Used to declare element of a GraphQL schema as deprecated.
*
* The optional `reason` argument defaults to `DEFAULT_DEPRECATION_REASON`.
*/
const GraphQLDeprecatedDirective = new GraphQLDirective({
	name: "deprecated",
	description: "Marks an element of a GraphQL schema as no longer supported.",
	locations: [
		DirectiveLocation.FIELD_DEFINITION,
		DirectiveLocation.ARGUMENT_DEFINITION,
		DirectiveLocation.INPUT_FIELD_DEFINITION,
		DirectiveLocation.ENUM_VALUE,
		DirectiveLocation.DIRECTIVE_DEFINITION
	],
	args: { reason: {
		type: GraphQLString,
		description: "Explains why this element was deprecated, usually also including a suggestion for how to access supported similar data. Formatted using the Markdown syntax, as specified by [CommonMark](https://commonmark.org/).",
		defaultValue: "No longer supported"
	} }
});
/** Used to provide a URL for specifying the behavior of custom scalar definitions. */
const GraphQLSpecifiedByDirective = new GraphQLDirective({
	name: "specifiedBy",
	description: "Exposes a URL that specifies the behavior of this scalar.",
	locations: [DirectiveLocation.SCALAR],
	args: { url: {
		type: new GraphQLNonNull(GraphQLString),
		description: "The URL that specifies the behavior of this scalar."
	} }
});
/** Used to indicate an Input Object is a OneOf Input Object. */
const GraphQLOneOfDirective = new GraphQLDirective({
	name: "oneOf",
	description: "Indicates exactly one field must be supplied and this field must not be `null`.",
	locations: [DirectiveLocation.INPUT_OBJECT],
	args: {}
});
/** Full list of stable directives specified by GraphQL.js. */
const specifiedDirectives = Object.freeze([
	GraphQLIncludeDirective,
	GraphQLSkipDirective,
	GraphQLDeprecatedDirective,
	GraphQLSpecifiedByDirective,
	GraphQLOneOfDirective
]);
// node_modules/graphql/jsutils/invariant.mjs
/** @internal */
function invariant(condition, message) {
	if (!Boolean(condition)) throw new Error(message != null ? message : "Unexpected invariant triggered.");
}
// node_modules/graphql/jsutils/isIterableObject.mjs
/**
* Returns true if the provided object is an Object (i.e. not a string literal)
* and implements the Iterator protocol.
*
* This may be used in place of [Array.isArray()][isArray] to determine if
* an object should be iterated-over e.g. Array, Map, Set, Int8Array,
* TypedArray, etc. but excludes string literals.
*
* @internal
* @example
* ```ts
* import { isIterableObject } from 'graphql/jsutils/isIterableObject';
*
* isIterableObject([1, 2, 3]); // => true
* isIterableObject(new Map()); // => true
* isIterableObject('ABC'); // => false
* isIterableObject({ key: 'value' }); // => false
* isIterableObject({ length: 1, 0: 'Alpha' }); // => false
* ```
*/
function isIterableObject(maybeIterable) {
	return typeof maybeIterable === "object" && typeof (maybeIterable === null || maybeIterable === void 0 ? void 0 : maybeIterable[Symbol.iterator]) === "function";
}
// node_modules/graphql/utilities/astFromValue.mjs
/** @category Values */
/**
* Produces a GraphQL Value AST given a JavaScript object.
* Function will match JavaScript/JSON values to GraphQL AST schema format
* by using suggested GraphQLInputType.
*
* A GraphQL type must be provided, which will be used to interpret different
* JavaScript values.
*
* | JSON Value    | GraphQL Value        |
* | ------------- | -------------------- |
* | Object        | Input Object         |
* | Array         | List                 |
* | Boolean       | Boolean              |
* | String        | String / Enum Value  |
* | Number        | Int / Float          |
* | Unknown       | Enum Value           |
* | null          | NullValue            |
* @param value - Runtime value to convert.
* @param type - The GraphQL type to inspect.
* @returns A GraphQL value AST for the provided JavaScript value, or null when no literal can represent it.
* @example
* ```ts
* import assert from 'node:assert/strict';
* import { print } from 'graphql/language';
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLList,
*   GraphQLNonNull,
*   GraphQLString,
* } from 'graphql/type';
* import { astFromValue } from 'graphql/utilities';
*
* const ReviewInput = new GraphQLInputObjectType({
*   name: 'ReviewInput',
*   fields: {
*     stars: { type: new GraphQLNonNull(GraphQLInt) },
*     tags: { type: new GraphQLList(GraphQLString) },
*   },
* });
*
* const valueNode = astFromValue(
*   { stars: 5, tags: ['featured', 'verified'] },
*   ReviewInput,
* );
*
* assert(valueNode);
* print(valueNode); // => '{stars: 5, tags: ["featured", "verified"]}'
* astFromValue(undefined, GraphQLString); // => null
* astFromValue(null, new GraphQLNonNull(GraphQLString)); // => null
* ```
*/
function astFromValue(value, type) {
	if (isNonNullType(type)) {
		const astValue = astFromValue(value, type.ofType);
		if ((astValue === null || astValue === void 0 ? void 0 : astValue.kind) === Kind.NULL) return null;
		return astValue;
	}
	if (value === null) return { kind: Kind.NULL };
	if (value === void 0) return null;
	if (isListType(type)) {
		const itemType = type.ofType;
		if (isIterableObject(value)) {
			const valuesNodes = [];
			for (const item of value) {
				const itemNode = astFromValue(item, itemType);
				if (itemNode != null) valuesNodes.push(itemNode);
			}
			return {
				kind: Kind.LIST,
				values: valuesNodes
			};
		}
		return astFromValue(value, itemType);
	}
	if (isInputObjectType(type)) {
		if (!isObjectLike(value)) return null;
		const fieldNodes = [];
		for (const field of Object.values(type.getFields())) {
			const fieldValue = astFromValue(value[field.name], field.type);
			if (fieldValue) fieldNodes.push({
				kind: Kind.OBJECT_FIELD,
				name: {
					kind: Kind.NAME,
					value: field.name
				},
				value: fieldValue
			});
		}
		return {
			kind: Kind.OBJECT,
			fields: fieldNodes
		};
	}
	if (isLeafType(type)) {
		const serialized = type.serialize(value);
		if (serialized == null) return null;
		if (typeof serialized === "boolean") return {
			kind: Kind.BOOLEAN,
			value: serialized
		};
		if (typeof serialized === "number" && Number.isFinite(serialized)) {
			const stringNum = String(serialized);
			return integerStringRegExp.test(stringNum) ? {
				kind: Kind.INT,
				value: stringNum
			} : {
				kind: Kind.FLOAT,
				value: stringNum
			};
		}
		if (typeof serialized === "string") {
			if (isEnumType(type)) return {
				kind: Kind.ENUM,
				value: serialized
			};
			if (type === GraphQLID && integerStringRegExp.test(serialized)) return {
				kind: Kind.INT,
				value: serialized
			};
			return {
				kind: Kind.STRING,
				value: serialized
			};
		}
		throw new TypeError(`Cannot convert value to AST: ${inspect(serialized)}.`);
	}
	/* c8 ignore next 3 */
	invariant(false, "Unexpected input type: " + inspect(type));
}
/**
* IntValue:
*   - NegativeSign? 0
*   - NegativeSign? NonZeroDigit ( Digit+ )?
*
* @internal
*/
const integerStringRegExp = /^-?(?:0|[1-9][0-9]*)$/;
// node_modules/graphql/type/introspection.mjs
/** @category Introspection */
/** The introspection type describing a GraphQL schema. */
const __Schema = new GraphQLObjectType({
	name: "__Schema",
	description: "A GraphQL Schema defines the capabilities of a GraphQL server. It exposes all available types and directives on the server, as well as the entry points for query, mutation, and subscription operations.",
	fields: () => ({
		description: {
			type: GraphQLString,
			resolve: (schema) => schema.description
		},
		types: {
			description: "A list of all types supported by this server.",
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__Type))),
			resolve(schema) {
				return Object.values(schema.getTypeMap());
			}
		},
		queryType: {
			description: "The type that query operations will be rooted at.",
			type: new GraphQLNonNull(__Type),
			resolve: (schema) => schema.getQueryType()
		},
		mutationType: {
			description: "If this server supports mutation, the type that mutation operations will be rooted at.",
			type: __Type,
			resolve: (schema) => schema.getMutationType()
		},
		subscriptionType: {
			description: "If this server support subscription, the type that subscription operations will be rooted at.",
			type: __Type,
			resolve: (schema) => schema.getSubscriptionType()
		},
		directives: {
			description: "A list of all directives supported by this server.",
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__Directive))),
			args: { includeDeprecated: {
				type: new GraphQLNonNull(GraphQLBoolean),
				defaultValue: false
			} },
			resolve: (schema, { includeDeprecated }) => includeDeprecated ? schema.getDirectives() : schema.getDirectives().filter((directive) => directive.deprecationReason == null)
		}
	})
});
/** The introspection type describing a GraphQL directive. */
const __Directive = new GraphQLObjectType({
	name: "__Directive",
	description: "A Directive provides a way to describe alternate runtime execution and type validation behavior in a GraphQL document.\n\nIn some cases, you need to provide options to alter GraphQL's execution behavior in ways field arguments will not suffice, such as conditionally including or skipping a field. Directives provide this by describing additional information to the executor.",
	fields: () => ({
		name: {
			type: new GraphQLNonNull(GraphQLString),
			resolve: (directive) => directive.name
		},
		description: {
			type: GraphQLString,
			resolve: (directive) => directive.description
		},
		isRepeatable: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (directive) => directive.isRepeatable
		},
		locations: {
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__DirectiveLocation))),
			resolve: (directive) => directive.locations
		},
		args: {
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__InputValue))),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(field, { includeDeprecated }) {
				return includeDeprecated ? field.args : field.args.filter((arg) => arg.deprecationReason == null);
			}
		},
		isDeprecated: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (directive) => directive.deprecationReason != null
		},
		deprecationReason: {
			type: GraphQLString,
			resolve: (directive) => directive.deprecationReason
		}
	})
});
/** The introspection enum describing directive locations. */
const __DirectiveLocation = new GraphQLEnumType({
	name: "__DirectiveLocation",
	description: "A Directive can be adjacent to many parts of the GraphQL language, a __DirectiveLocation describes one such possible adjacencies.",
	values: {
		QUERY: {
			value: DirectiveLocation.QUERY,
			description: "Location adjacent to a query operation."
		},
		MUTATION: {
			value: DirectiveLocation.MUTATION,
			description: "Location adjacent to a mutation operation."
		},
		SUBSCRIPTION: {
			value: DirectiveLocation.SUBSCRIPTION,
			description: "Location adjacent to a subscription operation."
		},
		FIELD: {
			value: DirectiveLocation.FIELD,
			description: "Location adjacent to a field."
		},
		FRAGMENT_DEFINITION: {
			value: DirectiveLocation.FRAGMENT_DEFINITION,
			description: "Location adjacent to a fragment definition."
		},
		FRAGMENT_SPREAD: {
			value: DirectiveLocation.FRAGMENT_SPREAD,
			description: "Location adjacent to a fragment spread."
		},
		INLINE_FRAGMENT: {
			value: DirectiveLocation.INLINE_FRAGMENT,
			description: "Location adjacent to an inline fragment."
		},
		VARIABLE_DEFINITION: {
			value: DirectiveLocation.VARIABLE_DEFINITION,
			description: "Location adjacent to a variable definition."
		},
		SCHEMA: {
			value: DirectiveLocation.SCHEMA,
			description: "Location adjacent to a schema definition."
		},
		SCALAR: {
			value: DirectiveLocation.SCALAR,
			description: "Location adjacent to a scalar definition."
		},
		OBJECT: {
			value: DirectiveLocation.OBJECT,
			description: "Location adjacent to an object type definition."
		},
		FIELD_DEFINITION: {
			value: DirectiveLocation.FIELD_DEFINITION,
			description: "Location adjacent to a field definition."
		},
		ARGUMENT_DEFINITION: {
			value: DirectiveLocation.ARGUMENT_DEFINITION,
			description: "Location adjacent to an argument definition."
		},
		INTERFACE: {
			value: DirectiveLocation.INTERFACE,
			description: "Location adjacent to an interface definition."
		},
		UNION: {
			value: DirectiveLocation.UNION,
			description: "Location adjacent to a union definition."
		},
		ENUM: {
			value: DirectiveLocation.ENUM,
			description: "Location adjacent to an enum definition."
		},
		ENUM_VALUE: {
			value: DirectiveLocation.ENUM_VALUE,
			description: "Location adjacent to an enum value definition."
		},
		INPUT_OBJECT: {
			value: DirectiveLocation.INPUT_OBJECT,
			description: "Location adjacent to an input object type definition."
		},
		INPUT_FIELD_DEFINITION: {
			value: DirectiveLocation.INPUT_FIELD_DEFINITION,
			description: "Location adjacent to an input object field definition."
		},
		DIRECTIVE_DEFINITION: {
			value: DirectiveLocation.DIRECTIVE_DEFINITION,
			description: "Location adjacent to a directive definition."
		}
	}
});
/** The introspection type describing GraphQL types. */
const __Type = new GraphQLObjectType({
	name: "__Type",
	description: "The fundamental unit of any GraphQL Schema is the type. There are many kinds of types in GraphQL as represented by the `__TypeKind` enum.\n\nDepending on the kind of a type, certain fields describe information about that type. Scalar types provide no information beyond a name, description and optional `specifiedByURL`, while Enum types provide their values. Object and Interface types provide the fields they describe. Abstract types, Union and Interface, provide the Object types possible at runtime. List and NonNull types compose other types.",
	fields: () => ({
		kind: {
			type: new GraphQLNonNull(__TypeKind),
			resolve(type) {
				if (isScalarType(type)) return TypeKind.SCALAR;
				if (isObjectType(type)) return TypeKind.OBJECT;
				if (isInterfaceType(type)) return TypeKind.INTERFACE;
				if (isUnionType(type)) return TypeKind.UNION;
				if (isEnumType(type)) return TypeKind.ENUM;
				if (isInputObjectType(type)) return TypeKind.INPUT_OBJECT;
				if (isListType(type)) return TypeKind.LIST;
				if (isNonNullType(type)) return TypeKind.NON_NULL;
				/* c8 ignore next 3 */
				invariant(false, `Unexpected type: "${inspect(type)}".`);
			}
		},
		name: {
			type: GraphQLString,
			resolve: (type) => "name" in type ? type.name : void 0
		},
		description: {
			type: GraphQLString,
			resolve: (type) => "description" in type ? type.description : void 0
		},
		specifiedByURL: {
			type: GraphQLString,
			resolve: (obj) => "specifiedByURL" in obj ? obj.specifiedByURL : void 0
		},
		fields: {
			type: new GraphQLList(new GraphQLNonNull(__Field)),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(type, { includeDeprecated }) {
				if (isObjectType(type) || isInterfaceType(type)) {
					const fields = Object.values(type.getFields());
					return includeDeprecated ? fields : fields.filter((field) => field.deprecationReason == null);
				}
			}
		},
		interfaces: {
			type: new GraphQLList(new GraphQLNonNull(__Type)),
			resolve(type) {
				if (isObjectType(type) || isInterfaceType(type)) return type.getInterfaces();
			}
		},
		possibleTypes: {
			type: new GraphQLList(new GraphQLNonNull(__Type)),
			resolve(type, _args, _context, { schema }) {
				if (isAbstractType(type)) return schema.getPossibleTypes(type);
			}
		},
		enumValues: {
			type: new GraphQLList(new GraphQLNonNull(__EnumValue)),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(type, { includeDeprecated }) {
				if (isEnumType(type)) {
					const values = type.getValues();
					return includeDeprecated ? values : values.filter((field) => field.deprecationReason == null);
				}
			}
		},
		inputFields: {
			type: new GraphQLList(new GraphQLNonNull(__InputValue)),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(type, { includeDeprecated }) {
				if (isInputObjectType(type)) {
					const values = Object.values(type.getFields());
					return includeDeprecated ? values : values.filter((field) => field.deprecationReason == null);
				}
			}
		},
		ofType: {
			type: __Type,
			resolve: (type) => "ofType" in type ? type.ofType : void 0
		},
		isOneOf: {
			type: GraphQLBoolean,
			resolve: (type) => {
				if (isInputObjectType(type)) return type.isOneOf;
			}
		}
	})
});
/** The introspection type describing object and interface fields. */
const __Field = new GraphQLObjectType({
	name: "__Field",
	description: "Object and Interface types are described by a list of Fields, each of which has a name, potentially a list of arguments, and a return type.",
	fields: () => ({
		name: {
			type: new GraphQLNonNull(GraphQLString),
			resolve: (field) => field.name
		},
		description: {
			type: GraphQLString,
			resolve: (field) => field.description
		},
		args: {
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__InputValue))),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(field, { includeDeprecated }) {
				return includeDeprecated ? field.args : field.args.filter((arg) => arg.deprecationReason == null);
			}
		},
		type: {
			type: new GraphQLNonNull(__Type),
			resolve: (field) => field.type
		},
		isDeprecated: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (field) => field.deprecationReason != null
		},
		deprecationReason: {
			type: GraphQLString,
			resolve: (field) => field.deprecationReason
		}
	})
});
/** The introspection type describing arguments and input fields. */
const __InputValue = new GraphQLObjectType({
	name: "__InputValue",
	description: "Arguments provided to Fields or Directives and the input fields of an InputObject are represented as Input Values which describe their type and optionally a default value.",
	fields: () => ({
		name: {
			type: new GraphQLNonNull(GraphQLString),
			resolve: (inputValue) => inputValue.name
		},
		description: {
			type: GraphQLString,
			resolve: (inputValue) => inputValue.description
		},
		type: {
			type: new GraphQLNonNull(__Type),
			resolve: (inputValue) => inputValue.type
		},
		defaultValue: {
			type: GraphQLString,
			description: "A GraphQL-formatted string representing the default value for this input value.",
			resolve(inputValue) {
				const { type, defaultValue } = inputValue;
				const valueAST = astFromValue(defaultValue, type);
				return valueAST ? print(valueAST) : null;
			}
		},
		isDeprecated: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (field) => field.deprecationReason != null
		},
		deprecationReason: {
			type: GraphQLString,
			resolve: (obj) => obj.deprecationReason
		}
	})
});
/** The introspection type describing enum values. */
const __EnumValue = new GraphQLObjectType({
	name: "__EnumValue",
	description: "One possible value for a given Enum. Enum values are unique values, not a placeholder for a string or numeric value. However an Enum value is returned in a JSON response as a string.",
	fields: () => ({
		name: {
			type: new GraphQLNonNull(GraphQLString),
			resolve: (enumValue) => enumValue.name
		},
		description: {
			type: GraphQLString,
			resolve: (enumValue) => enumValue.description
		},
		isDeprecated: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (enumValue) => enumValue.deprecationReason != null
		},
		deprecationReason: {
			type: GraphQLString,
			resolve: (enumValue) => enumValue.deprecationReason
		}
	})
});
/**
* The introspection enum describing the different kinds of GraphQL types.
* @category Introspection
*/
var TypeKind;
(function(TypeKind) {
	TypeKind["SCALAR"] = "SCALAR";
	TypeKind["OBJECT"] = "OBJECT";
	TypeKind["INTERFACE"] = "INTERFACE";
	TypeKind["UNION"] = "UNION";
	TypeKind["ENUM"] = "ENUM";
	TypeKind["INPUT_OBJECT"] = "INPUT_OBJECT";
	TypeKind["LIST"] = "LIST";
	TypeKind["NON_NULL"] = "NON_NULL";
})(TypeKind || (TypeKind = {}));
/** The introspection enum describing GraphQL type kinds. */
const __TypeKind = new GraphQLEnumType({
	name: "__TypeKind",
	description: "An enum describing what kind of type a given `__Type` is.",
	values: {
		SCALAR: {
			value: TypeKind.SCALAR,
			description: "Indicates this type is a scalar."
		},
		OBJECT: {
			value: TypeKind.OBJECT,
			description: "Indicates this type is an object. `fields` and `interfaces` are valid fields."
		},
		INTERFACE: {
			value: TypeKind.INTERFACE,
			description: "Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields."
		},
		UNION: {
			value: TypeKind.UNION,
			description: "Indicates this type is a union. `possibleTypes` is a valid field."
		},
		ENUM: {
			value: TypeKind.ENUM,
			description: "Indicates this type is an enum. `enumValues` is a valid field."
		},
		INPUT_OBJECT: {
			value: TypeKind.INPUT_OBJECT,
			description: "Indicates this type is an input object. `inputFields` is a valid field."
		},
		LIST: {
			value: TypeKind.LIST,
			description: "Indicates this type is a list. `ofType` is a valid field."
		},
		NON_NULL: {
			value: TypeKind.NON_NULL,
			description: "Indicates this type is a non-null. `ofType` is a valid field."
		}
	}
});
/**
* Note that these are GraphQLField and not GraphQLFieldConfig,
* so the format for args is different.
*/
const SchemaMetaFieldDef = {
	name: "__schema",
	type: new GraphQLNonNull(__Schema),
	description: "Access the current type schema of this server.",
	args: [],
	resolve: (_source, _args, _context, { schema }) => schema,
	deprecationReason: void 0,
	extensions: Object.create(null),
	astNode: void 0
};
/** The `__type` meta field definition used by introspection. */
const TypeMetaFieldDef = {
	name: "__type",
	type: __Type,
	description: "Request the type information of a single type.",
	args: [{
		name: "name",
		description: void 0,
		type: new GraphQLNonNull(GraphQLString),
		defaultValue: void 0,
		deprecationReason: void 0,
		extensions: Object.create(null),
		astNode: void 0
	}],
	resolve: (_source, { name }, _context, { schema }) => schema.getType(name),
	deprecationReason: void 0,
	extensions: Object.create(null),
	astNode: void 0
};
/** The `__typename` meta field definition used by execution and introspection. */
const TypeNameMetaFieldDef = {
	name: "__typename",
	type: new GraphQLNonNull(GraphQLString),
	description: "The name of the current Object type at runtime.",
	args: [],
	resolve: (_source, _args, _context, { parentType }) => parentType.name,
	deprecationReason: void 0,
	extensions: Object.create(null),
	astNode: void 0
};
/** All introspection types defined by the GraphQL specification. */
const introspectionTypes = Object.freeze([
	__Schema,
	__Directive,
	__DirectiveLocation,
	__Type,
	__Field,
	__InputValue,
	__EnumValue,
	__TypeKind
]);
/**
* Returns true when the type is one of the built-in introspection types.
* @param type - The GraphQL type to inspect.
* @returns True when the type is one of the built-in introspection types.
* @example
* ```ts
* import { GraphQLString, isIntrospectionType, __Type } from 'graphql/type';
*
* isIntrospectionType(__Type); // => true
* isIntrospectionType(GraphQLString); // => false
* ```
*/
function isIntrospectionType(type) {
	return introspectionTypes.some(({ name }) => type.name === name);
}
// node_modules/graphql/type/schema.mjs
/** @category Schema */
/**
* Test if the given value is a GraphQL schema.
* @param schema - Value to inspect.
* @returns True when the value is a GraphQLSchema.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { GraphQLString, isSchema } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
*
* isSchema(schema); // => true
* isSchema(GraphQLString); // => false
* ```
*/
function isSchema(schema) {
	return instanceOf(schema, GraphQLSchema);
}
/**
* Returns the value as a GraphQLSchema, or throws if it is not a schema.
* @param schema - GraphQL schema to use.
* @returns The value typed as a GraphQLSchema.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { assertSchema, GraphQLString } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
*
* assertSchema(schema); // => schema
* assertSchema(GraphQLString); // throws an error
* ```
*/
function assertSchema(schema) {
	if (!isSchema(schema)) throw new Error(`Expected ${inspect(schema)} to be a GraphQL schema.`);
	return schema;
}
/**
* Custom extensions
* @remarks
* Use a unique identifier name for your extension, for example the name of
* your library or project. Do not use a shortened identifier as this increases
* the risk of conflicts. We recommend you add at most one extension field,
* an object which can contain all the values you need.
*/
/**
* Schema Definition
*
* A Schema is created by supplying the root types of each type of operation,
* query and mutation (optional). A schema definition is then supplied to the
* validator and executor.
* @example
* ```ts
* import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
*
* const MyAppQueryRootType = new GraphQLObjectType({
*   name: 'Query',
*   fields: {
*     greeting: { type: GraphQLString },
*   },
* });
*
* const MyAppMutationRootType = new GraphQLObjectType({
*   name: 'Mutation',
*   fields: {
*     setGreeting: { type: GraphQLString },
*   },
* });
*
* const MyAppSchema = new GraphQLSchema({
*   query: MyAppQueryRootType,
*   mutation: MyAppMutationRootType,
* });
* ```
* @example
* When the schema is constructed, by default only the types that are reachable
* by traversing the root types are included, other types must be explicitly
* referenced.
*
* ```ts
* import {
*   GraphQLInterfaceType,
*   GraphQLObjectType,
*   GraphQLSchema,
*   GraphQLString,
* } from 'graphql';
*
* const characterInterface = new GraphQLInterfaceType({
*   name: 'Character',
*   fields: {
*     name: { type: GraphQLString },
*   },
* });
*
* const humanType = new GraphQLObjectType({
*   name: 'Human',
*   interfaces: [characterInterface],
*   fields: {
*     name: { type: GraphQLString },
*   },
* });
*
* const droidType = new GraphQLObjectType({
*   name: 'Droid',
*   interfaces: [characterInterface],
*   fields: {
*     name: { type: GraphQLString },
*   },
* });
*
* const schema = new GraphQLSchema({
*   query: new GraphQLObjectType({
*     name: 'Query',
*     fields: {
*       hero: { type: characterInterface },
*     },
*   }),
*   // Since this schema references only the `Character` interface it's
*   // necessary to explicitly list the types that implement it if
*   // you want them to be included in the final schema.
*   types: [humanType, droidType],
* });
* ```
* @example
* If an array of `directives` are provided to GraphQLSchema, that will be the
* exact list of directives represented and allowed. If `directives` is not
* provided then a default set of the specified directives (e.g. `@include` and
* `@skip`) will be used. If you wish to provide *additional* directives to
* these specified directives, you must explicitly declare them.
*
* ```ts
* import {
*   DirectiveLocation,
*   GraphQLDirective,
*   GraphQLObjectType,
*   GraphQLSchema,
*   GraphQLString,
*   specifiedDirectives,
* } from 'graphql';
*
* const MyAppSchema = new GraphQLSchema({
*   query: new GraphQLObjectType({
*     name: 'Query',
*     fields: { greeting: { type: GraphQLString } },
*   }),
*   directives: specifiedDirectives.concat([
*     new GraphQLDirective({
*       name: 'custom',
*       locations: [DirectiveLocation.FIELD],
*     }),
*   ]),
* });
* ```
*/
var GraphQLSchema = class {
	/** Human-readable description for this schema element, if provided. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Cached schema validation errors, if validation has already run.
	* @internal
	*/
	/**
	* Creates a GraphQLSchema instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* // Create a schema with the required query root.
	* import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql/type';
	*
	* const Query = new GraphQLObjectType({
	*   name: 'Query',
	*   fields: {
	*     greeting: {
	*       type: GraphQLString,
	*       resolve: () => 'Hello',
	*     },
	*   },
	* });
	*
	* const schema = new GraphQLSchema({
	*   description: 'The application schema.',
	*   query: Query,
	* });
	*
	* schema.getQueryType(); // => Query
	* schema.description; // => 'The application schema.'
	* ```
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* // This variant configures every schema option, including directives and extensions.
	* import { DirectiveLocation, parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLBoolean,
	*   GraphQLDirective,
	*   GraphQLObjectType,
	*   GraphQLSchema,
	*   GraphQLString,
	* } from 'graphql/type';
	*
	* const Query = new GraphQLObjectType({
	*   name: 'Query',
	*   fields: { greeting: { type: GraphQLString } },
	* });
	* const Mutation = new GraphQLObjectType({
	*   name: 'Mutation',
	*   fields: { setGreeting: { type: GraphQLString } },
	* });
	* const Subscription = new GraphQLObjectType({
	*   name: 'Subscription',
	*   fields: { greetingChanged: { type: GraphQLString } },
	* });
	* const AuditEvent = new GraphQLObjectType({
	*   name: 'AuditEvent',
	*   fields: { message: { type: GraphQLString } },
	* });
	* const authDirective = new GraphQLDirective({
	*   name: 'auth',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	*   args: { required: { type: GraphQLBoolean } },
	* });
	* const schemaDocument = parse(`
	*   schema {
	*     query: Query
	*     mutation: Mutation
	*     subscription: Subscription
	*   }
	*
	*   extend schema @auth
	* `);
	* assert(schemaDocument.definitions[0].kind === Kind.SCHEMA_DEFINITION);
	* assert(schemaDocument.definitions[1].kind === Kind.SCHEMA_EXTENSION);
	*
	* const schema = new GraphQLSchema({
	*   description: 'Operations exposed by the application.',
	*   query: Query,
	*   mutation: Mutation,
	*   subscription: Subscription,
	*   types: [AuditEvent],
	*   directives: [authDirective],
	*   extensions: { owner: 'platform' },
	*   astNode: schemaDocument.definitions[0],
	*   extensionASTNodes: [schemaDocument.definitions[1]],
	*   assumeValid: true,
	* });
	*
	* schema.getMutationType(); // => Mutation
	* schema.getSubscriptionType(); // => Subscription
	* schema.getType('AuditEvent'); // => AuditEvent
	* schema.getDirective('auth'); // => authDirective
	* schema.extensions; // => { owner: 'platform' }
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN, _config$directives;
		this.__validationErrors = config.assumeValid === true ? [] : void 0;
		isObjectLike(config) || devAssert(false, "Must provide configuration object.");
		!config.types || Array.isArray(config.types) || devAssert(false, `"types" must be Array if provided but got: ${inspect(config.types)}.`);
		!config.directives || Array.isArray(config.directives) || devAssert(false, `"directives" must be Array if provided but got: ${inspect(config.directives)}.`);
		this.description = config.description;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN = config.extensionASTNodes) !== null && _config$extensionASTN !== void 0 ? _config$extensionASTN : [];
		this._queryType = config.query;
		this._mutationType = config.mutation;
		this._subscriptionType = config.subscription;
		this._directives = (_config$directives = config.directives) !== null && _config$directives !== void 0 ? _config$directives : specifiedDirectives;
		const allReferencedTypes = new Set(config.types);
		if (config.types != null) for (const type of config.types) {
			allReferencedTypes.delete(type);
			collectReferencedTypes(type, allReferencedTypes);
		}
		if (this._queryType != null) collectReferencedTypes(this._queryType, allReferencedTypes);
		if (this._mutationType != null) collectReferencedTypes(this._mutationType, allReferencedTypes);
		if (this._subscriptionType != null) collectReferencedTypes(this._subscriptionType, allReferencedTypes);
		for (const directive of this._directives) if (isDirective(directive)) for (const arg of directive.args) collectReferencedTypes(arg.type, allReferencedTypes);
		collectReferencedTypes(__Schema, allReferencedTypes);
		this._typeMap = Object.create(null);
		this._subTypeMap = Object.create(null);
		this._implementationsMap = Object.create(null);
		for (const namedType of allReferencedTypes) {
			if (namedType == null) continue;
			const typeName = namedType.name;
			typeName || devAssert(false, "One of the provided types for building the Schema is missing a name.");
			if (this._typeMap[typeName] !== void 0) throw new Error(`Schema must contain uniquely named types but contains multiple types named "${typeName}".`);
			this._typeMap[typeName] = namedType;
			if (isInterfaceType(namedType)) {
				for (const iface of namedType.getInterfaces()) if (isInterfaceType(iface)) {
					let implementations = this._implementationsMap[iface.name];
					if (implementations === void 0) implementations = this._implementationsMap[iface.name] = {
						objects: [],
						interfaces: []
					};
					implementations.interfaces.push(namedType);
				}
			} else if (isObjectType(namedType)) {
				for (const iface of namedType.getInterfaces()) if (isInterfaceType(iface)) {
					let implementations = this._implementationsMap[iface.name];
					if (implementations === void 0) implementations = this._implementationsMap[iface.name] = {
						objects: [],
						interfaces: []
					};
					implementations.objects.push(namedType);
				}
			}
		}
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLSchema";
	}
	/**
	* Returns the root object type for query operations.
	* @returns The query root type, if this schema defines one.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	*
	* schema.getQueryType()?.name; // => 'Query'
	* ```
	*/
	getQueryType() {
		return this._queryType;
	}
	/**
	* Returns the root object type for mutation operations.
	* @returns The mutation root type, if this schema defines one.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	*
	*   type Mutation {
	*     setGreeting(value: String!): String
	*   }
	* `);
	*
	* schema.getMutationType()?.name; // => 'Mutation'
	* ```
	*/
	getMutationType() {
		return this._mutationType;
	}
	/**
	* Returns the root object type for subscription operations.
	* @returns The subscription root type, if this schema defines one.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	*
	*   type Subscription {
	*     greetings: String
	*   }
	* `);
	*
	* schema.getSubscriptionType()?.name; // => 'Subscription'
	* ```
	*/
	getSubscriptionType() {
		return this._subscriptionType;
	}
	/**
	* Returns the root object type for the requested operation kind.
	* @param operation - Operation kind to resolve.
	* @returns The root object type for the operation kind, if this schema defines one.
	* @example
	* ```ts
	* import { OperationTypeNode } from 'graphql/language';
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	*
	*   type Mutation {
	*     setGreeting(value: String!): String
	*   }
	* `);
	*
	* schema.getRootType(OperationTypeNode.QUERY)?.name; // => 'Query'
	* schema.getRootType(OperationTypeNode.MUTATION)?.name; // => 'Mutation'
	* schema.getRootType(OperationTypeNode.SUBSCRIPTION); // => undefined
	* ```
	*/
	getRootType(operation) {
		switch (operation) {
			case OperationTypeNode.QUERY: return this.getQueryType();
			case OperationTypeNode.MUTATION: return this.getMutationType();
			case OperationTypeNode.SUBSCRIPTION: return this.getSubscriptionType();
		}
	}
	/**
	* Returns all named types known to this schema.
	* @returns A map of schema types keyed by type name.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type User {
	*     name: String
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* const typeMap = schema.getTypeMap();
	*
	* typeMap.User.name; // => 'User'
	* typeMap.Query.name; // => 'Query'
	* typeMap.String.name; // => 'String'
	* ```
	*/
	getTypeMap() {
		return this._typeMap;
	}
	/**
	* Returns the named type with the provided name.
	* @param name - The GraphQL name to look up.
	* @returns The named schema type, if one exists.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type User {
	*     name: String
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* schema.getType('User')?.toString(); // => 'User'
	* schema.getType('Missing'); // => undefined
	* ```
	*/
	getType(name) {
		return this.getTypeMap()[name];
	}
	/**
	* Returns object types that may be returned for an abstract type.
	* @param abstractType - Interface or union type to inspect.
	* @returns Object types that may satisfy the abstract type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType, assertUnionType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Node {
	*     id: ID!
	*   }
	*
	*   type User implements Node {
	*     id: ID!
	*   }
	*
	*   type Organization implements Node {
	*     id: ID!
	*   }
	*
	*   union SearchResult = User | Organization
	*
	*   type Query {
	*     node: Node
	*     search: [SearchResult]
	*   }
	* `);
	*
	* const Node = assertInterfaceType(schema.getType('Node'));
	* const SearchResult = assertUnionType(schema.getType('SearchResult'));
	*
	* schema.getPossibleTypes(Node).map((type) => type.name); // => ['User', 'Organization']
	* schema.getPossibleTypes(SearchResult).map((type) => type.name); // => ['User', 'Organization']
	* ```
	*/
	getPossibleTypes(abstractType) {
		return isUnionType(abstractType) ? abstractType.getTypes() : this.getImplementations(abstractType).objects;
	}
	/**
	* Returns objects and interfaces that implement an interface type.
	* @param interfaceType - Interface type to inspect.
	* @returns Object and interface implementations of the interface.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Resource {
	*     url: String!
	*   }
	*
	*   interface Image implements Resource {
	*     url: String!
	*     width: Int
	*   }
	*
	*   type Photo implements Resource & Image {
	*     url: String!
	*     width: Int
	*   }
	*
	*   type Query {
	*     resource: Resource
	*   }
	* `);
	*
	* const Resource = assertInterfaceType(schema.getType('Resource'));
	* const implementations = schema.getImplementations(Resource);
	*
	* implementations.interfaces.map((type) => type.name); // => ['Image']
	* implementations.objects.map((type) => type.name); // => ['Photo']
	* ```
	*/
	getImplementations(interfaceType) {
		const implementations = this._implementationsMap[interfaceType.name];
		return implementations !== null && implementations !== void 0 ? implementations : {
			objects: [],
			interfaces: []
		};
	}
	/**
	* Returns whether one type is a possible runtime subtype of an abstract type.
	* @param abstractType - Interface or union type to inspect.
	* @param maybeSubType - Object or interface type to test as a possible subtype.
	* @returns True when the subtype may satisfy the abstract type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType, assertObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Node {
	*     id: ID!
	*   }
	*
	*   type User implements Node {
	*     id: ID!
	*   }
	*
	*   type Review {
	*     body: String
	*   }
	*
	*   type Query {
	*     node: Node
	*     review: Review
	*   }
	* `);
	*
	* const Node = assertInterfaceType(schema.getType('Node'));
	* const User = assertObjectType(schema.getType('User'));
	* const Review = assertObjectType(schema.getType('Review'));
	*
	* schema.isSubType(Node, User); // => true
	* schema.isSubType(Node, Review); // => false
	* ```
	*/
	isSubType(abstractType, maybeSubType) {
		let map = this._subTypeMap[abstractType.name];
		if (map === void 0) {
			map = Object.create(null);
			if (isUnionType(abstractType)) for (const type of abstractType.getTypes()) map[type.name] = true;
			else {
				const implementations = this.getImplementations(abstractType);
				for (const type of implementations.objects) map[type.name] = true;
				for (const type of implementations.interfaces) map[type.name] = true;
			}
			this._subTypeMap[abstractType.name] = map;
		}
		return map[maybeSubType.name] !== void 0;
	}
	/**
	* Returns directives available in this schema.
	* @returns Directives available in this schema.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   directive @upper on FIELD_DEFINITION
	*
	*   type Query {
	*     greeting: String @upper
	*   }
	* `);
	*
	* schema.getDirectives().map((directive) => directive.name); // => ['upper', 'include', 'skip', 'deprecated', 'specifiedBy', 'oneOf']
	* ```
	*/
	getDirectives() {
		return this._directives;
	}
	/**
	* Returns the current directive definition.
	* @param name - The GraphQL name to look up.
	* @returns The current directive definition, if known.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   directive @upper on FIELD_DEFINITION
	*
	*   type Query {
	*     greeting: String @upper
	*   }
	* `);
	*
	* schema.getDirective('upper')?.name; // => 'upper'
	* schema.getDirective('missing'); // => undefined
	* ```
	*/
	getDirective(name) {
		return this.getDirectives().find((directive) => directive.name === name);
	}
	/**
	* Returns a normalized configuration object for this object.
	*
	* The returned config preserves the original `assumeValid` flag so the schema
	* can be recreated with the same validation behavior.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { GraphQLSchema } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	*
	* const config = schema.toConfig();
	* const schemaCopy = new GraphQLSchema(config);
	*
	* config.query?.name; // => 'Query'
	* schemaCopy.getQueryType()?.name; // => 'Query'
	* ```
	*/
	toConfig() {
		return {
			description: this.description,
			query: this.getQueryType(),
			mutation: this.getMutationType(),
			subscription: this.getSubscriptionType(),
			types: Object.values(this.getTypeMap()),
			directives: this.getDirectives(),
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes,
			assumeValid: this.__validationErrors !== void 0
		};
	}
};
function collectReferencedTypes(type, typeSet) {
	const namedType = getNamedType(type);
	if (!typeSet.has(namedType)) {
		typeSet.add(namedType);
		if (isUnionType(namedType)) for (const memberType of namedType.getTypes()) collectReferencedTypes(memberType, typeSet);
		else if (isObjectType(namedType) || isInterfaceType(namedType)) {
			for (const interfaceType of namedType.getInterfaces()) collectReferencedTypes(interfaceType, typeSet);
			for (const field of Object.values(namedType.getFields())) {
				collectReferencedTypes(field.type, typeSet);
				for (const arg of field.args) collectReferencedTypes(arg.type, typeSet);
			}
		} else if (isInputObjectType(namedType)) for (const field of Object.values(namedType.getFields())) collectReferencedTypes(field.type, typeSet);
	}
	return typeSet;
}
// node_modules/graphql/type/validate.mjs
/** @category Validation */
/**
* Implements the "Type Validation" sub-sections of the specification's
* "Type System" section.
*
* Validation runs synchronously, returning an array of encountered errors, or
* an empty array if no errors were encountered and the Schema is valid.
* @param schema - GraphQL schema to use.
* @returns Schema validation errors, or an empty array when the schema is valid.
* @example
* ```ts
* import { validateSchema } from 'graphql/type';
* import { buildSchema } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
* const errors = validateSchema(schema); // => []
* ```
*/
function validateSchema(schema) {
	assertSchema(schema);
	if (schema.__validationErrors) return schema.__validationErrors;
	const context = new SchemaValidationContext(schema);
	validateRootTypes(context);
	validateDirectives(context);
	validateTypes(context);
	const errors = context.getErrors();
	schema.__validationErrors = errors;
	return errors;
}
/**
* Utility function which asserts a schema is valid by throwing an error if
* it is invalid.
* @param schema - GraphQL schema to use.
* @example
* ```ts
* import { assertValidSchema } from 'graphql/type';
* import { buildSchema } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* assertValidSchema(schema); // does not throw
* ```
*/
function assertValidSchema(schema) {
	const errors = validateSchema(schema);
	if (errors.length !== 0) throw new Error(errors.map((error) => error.message).join("\n\n"));
}
var SchemaValidationContext = class {
	constructor(schema) {
		this._errors = [];
		this.schema = schema;
	}
	reportError(message, nodes) {
		const _nodes = Array.isArray(nodes) ? nodes.filter(Boolean) : nodes;
		this._errors.push(new GraphQLError(message, { nodes: _nodes }));
	}
	getErrors() {
		return this._errors;
	}
};
function validateRootTypes(context) {
	const schema = context.schema;
	const queryType = schema.getQueryType();
	if (!queryType) context.reportError("Query root type must be provided.", schema.astNode);
	else if (!isObjectType(queryType)) {
		var _getOperationTypeNode;
		context.reportError(`Query root type must be Object type, it cannot be ${inspect(queryType)}.`, (_getOperationTypeNode = getOperationTypeNode(schema, OperationTypeNode.QUERY)) !== null && _getOperationTypeNode !== void 0 ? _getOperationTypeNode : queryType.astNode);
	}
	const mutationType = schema.getMutationType();
	if (mutationType && !isObjectType(mutationType)) {
		var _getOperationTypeNode2;
		context.reportError(`Mutation root type must be Object type if provided, it cannot be ${inspect(mutationType)}.`, (_getOperationTypeNode2 = getOperationTypeNode(schema, OperationTypeNode.MUTATION)) !== null && _getOperationTypeNode2 !== void 0 ? _getOperationTypeNode2 : mutationType.astNode);
	}
	const subscriptionType = schema.getSubscriptionType();
	if (subscriptionType && !isObjectType(subscriptionType)) {
		var _getOperationTypeNode3;
		context.reportError(`Subscription root type must be Object type if provided, it cannot be ${inspect(subscriptionType)}.`, (_getOperationTypeNode3 = getOperationTypeNode(schema, OperationTypeNode.SUBSCRIPTION)) !== null && _getOperationTypeNode3 !== void 0 ? _getOperationTypeNode3 : subscriptionType.astNode);
	}
}
function getOperationTypeNode(schema, operation) {
	var _flatMap$find;
	return (_flatMap$find = [schema.astNode, ...schema.extensionASTNodes].flatMap((schemaNode) => {
		var _schemaNode$operation;
		return (_schemaNode$operation = schemaNode === null || schemaNode === void 0 ? void 0 : schemaNode.operationTypes) !== null && _schemaNode$operation !== void 0 ? _schemaNode$operation : [];
	}).find((operationNode) => operationNode.operation === operation)) === null || _flatMap$find === void 0 ? void 0 : _flatMap$find.type;
}
function validateDirectives(context) {
	for (const directive of context.schema.getDirectives()) {
		if (!isDirective(directive)) {
			context.reportError(`Expected directive but got: ${inspect(directive)}.`, directive === null || directive === void 0 ? void 0 : directive.astNode);
			continue;
		}
		validateName(context, directive);
		if (directive.locations.length === 0) context.reportError(`Directive @${directive.name} must include 1 or more locations.`, directive.astNode);
		for (const arg of directive.args) {
			validateName(context, arg);
			if (!isInputType(arg.type)) context.reportError(`The type of @${directive.name}(${arg.name}:) must be Input Type but got: ${inspect(arg.type)}.`, arg.astNode);
			if (isRequiredArgument(arg) && arg.deprecationReason != null) {
				var _arg$astNode;
				context.reportError(`Required argument @${directive.name}(${arg.name}:) cannot be deprecated.`, [getDeprecatedDirectiveNode(arg.astNode), (_arg$astNode = arg.astNode) === null || _arg$astNode === void 0 ? void 0 : _arg$astNode.type]);
			}
		}
	}
}
function validateName(context, node) {
	if (node.name.startsWith("__")) context.reportError(`Name "${node.name}" must not begin with "__", which is reserved by GraphQL introspection.`, node.astNode);
}
function validateTypes(context) {
	const validateInputObjectCircularRefs = createInputObjectCircularRefsValidator(context);
	const typeMap = context.schema.getTypeMap();
	for (const type of Object.values(typeMap)) {
		if (!isNamedType(type)) {
			context.reportError(`Expected GraphQL named type but got: ${inspect(type)}.`, type.astNode);
			continue;
		}
		if (!isIntrospectionType(type)) validateName(context, type);
		if (isObjectType(type)) {
			validateFields(context, type);
			validateInterfaces(context, type);
		} else if (isInterfaceType(type)) {
			validateFields(context, type);
			validateInterfaces(context, type);
		} else if (isUnionType(type)) validateUnionMembers(context, type);
		else if (isEnumType(type)) validateEnumValues(context, type);
		else if (isInputObjectType(type)) {
			validateInputFields(context, type);
			validateInputObjectCircularRefs(type);
		}
	}
}
function validateFields(context, type) {
	const fields = Object.values(type.getFields());
	if (fields.length === 0) context.reportError(`Type ${type.name} must define one or more fields.`, [type.astNode, ...type.extensionASTNodes]);
	for (const field of fields) {
		validateName(context, field);
		if (!isOutputType(field.type)) {
			var _field$astNode;
			context.reportError(`The type of ${type.name}.${field.name} must be Output Type but got: ${inspect(field.type)}.`, (_field$astNode = field.astNode) === null || _field$astNode === void 0 ? void 0 : _field$astNode.type);
		}
		for (const arg of field.args) {
			const argName = arg.name;
			validateName(context, arg);
			if (!isInputType(arg.type)) {
				var _arg$astNode2;
				context.reportError(`The type of ${type.name}.${field.name}(${argName}:) must be Input Type but got: ${inspect(arg.type)}.`, (_arg$astNode2 = arg.astNode) === null || _arg$astNode2 === void 0 ? void 0 : _arg$astNode2.type);
			}
			if (isRequiredArgument(arg) && arg.deprecationReason != null) {
				var _arg$astNode3;
				context.reportError(`Required argument ${type.name}.${field.name}(${argName}:) cannot be deprecated.`, [getDeprecatedDirectiveNode(arg.astNode), (_arg$astNode3 = arg.astNode) === null || _arg$astNode3 === void 0 ? void 0 : _arg$astNode3.type]);
			}
		}
	}
}
function validateInterfaces(context, type) {
	const ifaceTypeNames = Object.create(null);
	for (const iface of type.getInterfaces()) {
		if (!isInterfaceType(iface)) {
			context.reportError(`Type ${inspect(type)} must only implement Interface types, it cannot implement ${inspect(iface)}.`, getAllImplementsInterfaceNodes(type, iface));
			continue;
		}
		if (type === iface) {
			context.reportError(`Type ${type.name} cannot implement itself because it would create a circular reference.`, getAllImplementsInterfaceNodes(type, iface));
			continue;
		}
		if (ifaceTypeNames[iface.name]) {
			context.reportError(`Type ${type.name} can only implement ${iface.name} once.`, getAllImplementsInterfaceNodes(type, iface));
			continue;
		}
		ifaceTypeNames[iface.name] = true;
		validateTypeImplementsAncestors(context, type, iface);
		validateTypeImplementsInterface(context, type, iface);
	}
}
function validateTypeImplementsInterface(context, type, iface) {
	const typeFieldMap = type.getFields();
	for (const ifaceField of Object.values(iface.getFields())) {
		const fieldName = ifaceField.name;
		const typeField = typeFieldMap[fieldName];
		if (!typeField) {
			context.reportError(`Interface field ${iface.name}.${fieldName} expected but ${type.name} does not provide it.`, [
				ifaceField.astNode,
				type.astNode,
				...type.extensionASTNodes
			]);
			continue;
		}
		if (!isTypeSubTypeOf(context.schema, typeField.type, ifaceField.type)) {
			var _ifaceField$astNode, _typeField$astNode;
			context.reportError(`Interface field ${iface.name}.${fieldName} expects type ${inspect(ifaceField.type)} but ${type.name}.${fieldName} is type ${inspect(typeField.type)}.`, [(_ifaceField$astNode = ifaceField.astNode) === null || _ifaceField$astNode === void 0 ? void 0 : _ifaceField$astNode.type, (_typeField$astNode = typeField.astNode) === null || _typeField$astNode === void 0 ? void 0 : _typeField$astNode.type]);
		}
		for (const ifaceArg of ifaceField.args) {
			const argName = ifaceArg.name;
			const typeArg = typeField.args.find((arg) => arg.name === argName);
			if (!typeArg) {
				context.reportError(`Interface field argument ${iface.name}.${fieldName}(${argName}:) expected but ${type.name}.${fieldName} does not provide it.`, [ifaceArg.astNode, typeField.astNode]);
				continue;
			}
			if (!isEqualType(ifaceArg.type, typeArg.type)) {
				var _ifaceArg$astNode, _typeArg$astNode;
				context.reportError(`Interface field argument ${iface.name}.${fieldName}(${argName}:) expects type ${inspect(ifaceArg.type)} but ${type.name}.${fieldName}(${argName}:) is type ${inspect(typeArg.type)}.`, [(_ifaceArg$astNode = ifaceArg.astNode) === null || _ifaceArg$astNode === void 0 ? void 0 : _ifaceArg$astNode.type, (_typeArg$astNode = typeArg.astNode) === null || _typeArg$astNode === void 0 ? void 0 : _typeArg$astNode.type]);
			}
		}
		for (const typeArg of typeField.args) {
			const argName = typeArg.name;
			if (!ifaceField.args.find((arg) => arg.name === argName) && isRequiredArgument(typeArg)) context.reportError(`Object field ${type.name}.${fieldName} includes required argument ${argName} that is missing from the Interface field ${iface.name}.${fieldName}.`, [typeArg.astNode, ifaceField.astNode]);
		}
	}
}
function validateTypeImplementsAncestors(context, type, iface) {
	const ifaceInterfaces = type.getInterfaces();
	for (const transitive of iface.getInterfaces()) if (!ifaceInterfaces.includes(transitive)) context.reportError(transitive === type ? `Type ${type.name} cannot implement ${iface.name} because it would create a circular reference.` : `Type ${type.name} must implement ${transitive.name} because it is implemented by ${iface.name}.`, [...getAllImplementsInterfaceNodes(iface, transitive), ...getAllImplementsInterfaceNodes(type, iface)]);
}
function validateUnionMembers(context, union) {
	const memberTypes = union.getTypes();
	if (memberTypes.length === 0) context.reportError(`Union type ${union.name} must define one or more member types.`, [union.astNode, ...union.extensionASTNodes]);
	const includedTypeNames = Object.create(null);
	for (const memberType of memberTypes) {
		if (includedTypeNames[memberType.name]) {
			context.reportError(`Union type ${union.name} can only include type ${memberType.name} once.`, getUnionMemberTypeNodes(union, memberType.name));
			continue;
		}
		includedTypeNames[memberType.name] = true;
		if (!isObjectType(memberType)) context.reportError(`Union type ${union.name} can only include Object types, it cannot include ${inspect(memberType)}.`, getUnionMemberTypeNodes(union, String(memberType)));
	}
}
function validateEnumValues(context, enumType) {
	const enumValues = enumType.getValues();
	if (enumValues.length === 0) context.reportError(`Enum type ${enumType.name} must define one or more values.`, [enumType.astNode, ...enumType.extensionASTNodes]);
	for (const enumValue of enumValues) validateName(context, enumValue);
}
function validateInputFields(context, inputObj) {
	const fields = Object.values(inputObj.getFields());
	if (fields.length === 0) context.reportError(`Input Object type ${inputObj.name} must define one or more fields.`, [inputObj.astNode, ...inputObj.extensionASTNodes]);
	for (const field of fields) {
		validateName(context, field);
		if (!isInputType(field.type)) {
			var _field$astNode2;
			context.reportError(`The type of ${inputObj.name}.${field.name} must be Input Type but got: ${inspect(field.type)}.`, (_field$astNode2 = field.astNode) === null || _field$astNode2 === void 0 ? void 0 : _field$astNode2.type);
		}
		if (isRequiredInputField(field) && field.deprecationReason != null) {
			var _field$astNode3;
			context.reportError(`Required input field ${inputObj.name}.${field.name} cannot be deprecated.`, [getDeprecatedDirectiveNode(field.astNode), (_field$astNode3 = field.astNode) === null || _field$astNode3 === void 0 ? void 0 : _field$astNode3.type]);
		}
		if (inputObj.isOneOf) validateOneOfInputObjectField(inputObj, field, context);
	}
}
function validateOneOfInputObjectField(type, field, context) {
	if (isNonNullType(field.type)) {
		var _field$astNode4;
		context.reportError(`OneOf input field ${type.name}.${field.name} must be nullable.`, (_field$astNode4 = field.astNode) === null || _field$astNode4 === void 0 ? void 0 : _field$astNode4.type);
	}
	if (field.defaultValue !== void 0) context.reportError(`OneOf input field ${type.name}.${field.name} cannot have a default value.`, field.astNode);
}
function createInputObjectCircularRefsValidator(context) {
	const visitedTypes = Object.create(null);
	const fieldPath = [];
	const fieldPathIndexByTypeName = Object.create(null);
	return detectCycleRecursive;
	function detectCycleRecursive(inputObj) {
		if (visitedTypes[inputObj.name]) return;
		visitedTypes[inputObj.name] = true;
		fieldPathIndexByTypeName[inputObj.name] = fieldPath.length;
		const fields = Object.values(inputObj.getFields());
		for (const field of fields) if (isNonNullType(field.type) && isInputObjectType(field.type.ofType)) {
			const fieldType = field.type.ofType;
			const cycleIndex = fieldPathIndexByTypeName[fieldType.name];
			fieldPath.push(field);
			if (cycleIndex === void 0) detectCycleRecursive(fieldType);
			else {
				const cyclePath = fieldPath.slice(cycleIndex);
				const pathStr = cyclePath.map((fieldObj) => fieldObj.name).join(".");
				context.reportError(`Cannot reference Input Object "${fieldType.name}" within itself through a series of non-null fields: "${pathStr}".`, cyclePath.map((fieldObj) => fieldObj.astNode));
			}
			fieldPath.pop();
		}
		fieldPathIndexByTypeName[inputObj.name] = void 0;
	}
}
function getAllImplementsInterfaceNodes(type, iface) {
	const { astNode, extensionASTNodes } = type;
	return (astNode != null ? [astNode, ...extensionASTNodes] : extensionASTNodes).flatMap((typeNode) => {
		var _typeNode$interfaces;
		return (_typeNode$interfaces = typeNode.interfaces) !== null && _typeNode$interfaces !== void 0 ? _typeNode$interfaces : [];
	}).filter((ifaceNode) => ifaceNode.name.value === iface.name);
}
function getUnionMemberTypeNodes(union, typeName) {
	const { astNode, extensionASTNodes } = union;
	return (astNode != null ? [astNode, ...extensionASTNodes] : extensionASTNodes).flatMap((unionNode) => {
		var _unionNode$types;
		return (_unionNode$types = unionNode.types) !== null && _unionNode$types !== void 0 ? _unionNode$types : [];
	}).filter((typeNode) => typeNode.name.value === typeName);
}
function getDeprecatedDirectiveNode(definitionNode) {
	var _definitionNode$direc;
	return definitionNode === null || definitionNode === void 0 ? void 0 : (_definitionNode$direc = definitionNode.directives) === null || _definitionNode$direc === void 0 ? void 0 : _definitionNode$direc.find((node) => node.name.value === GraphQLDeprecatedDirective.name);
}
// node_modules/graphql/language/visitor.mjs
/** @category Visiting */
/** A visitor defines the callbacks called during AST traversal. */
/** A value that can be returned from a visitor function to stop traversal. */
const BREAK = Object.freeze({});
/**
* visit() will walk through an AST using a depth-first traversal, calling
* the visitor's enter function at each node in the traversal, and calling the
* leave function after visiting that node and all of its child nodes.
*
* By returning different values from the enter and leave functions, the
* behavior of the visitor can be altered, including skipping over a sub-tree of
* the AST (by returning false), editing the AST by returning a value or null
* to remove the value, or to stop the whole traversal by returning BREAK.
*
* When using visit() to edit an AST, the original AST will not be modified, and
* a new version of the AST with the changes applied will be returned from the
* visit function.
* @param root - The AST node at which to start traversal.
* @param visitor - The visitor or reducer functions to call while traversing.
* @param visitorKeys - Optional map of child keys to visit for each AST node kind.
* @returns The original AST, an edited AST, or a reduced value depending on the visitor.
* @typeParam N - The root AST node type returned when visiting without reducing.
* @example
* ```ts
* // Return values control traversal: undefined makes no change, false skips
* // a subtree, BREAK stops traversal, null removes a node, and any other
* // value replaces the current node.
* import { Kind, parse, print, visit } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* const editedAST = visit(document, {
*   Field: (node) => {
*     if (node.name.value === 'hero') {
*       return {
*         ...node,
*         name: { kind: Kind.NAME, value: 'human' },
*       };
*     }
*   },
* });
*
* print(editedAST); // => '{\n  human {\n    name\n  }\n}'
* ```
* @example
* ```ts
* // A named visitor function runs when entering nodes of that kind.
* import { parse, visit } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* const fieldNames: Array<string> = [];
*
* visit(document, {
*   Field: (node) => {
*     fieldNames.push(node.name.value);
*   },
* });
*
* fieldNames; // => ['hero', 'name']
* ```
* @example
* ```ts
* // A named visitor object can provide separate enter and leave handlers for
* // nodes of that kind.
* import { parse, visit } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* const events: Array<string> = [];
*
* visit(document, {
*   Field: {
*     enter: (node) => {
*       events.push(`enter:${node.name.value}`);
*     },
*     leave: (node) => {
*       events.push(`leave:${node.name.value}`);
*     },
*   },
* });
*
* events; // => ['enter:hero', 'enter:name', 'leave:name', 'leave:hero']
* ```
* @example
* ```ts
* // Generic enter and leave handlers run for every node.
* import { parse, visit } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* let enterCount = 0;
* let leaveCount = 0;
*
* visit(document, {
*   enter: () => {
*     enterCount += 1;
*   },
*   leave: () => {
*     leaveCount += 1;
*   },
* });
*
* enterCount; // => leaveCount
* enterCount > 0; // => true
* ```
*/
/** @internal */
function visit(root, visitor, visitorKeys = QueryDocumentKeys) {
	const enterLeaveMap = /* @__PURE__ */ new Map();
	for (const kind of Object.values(Kind)) enterLeaveMap.set(kind, getEnterLeaveForKind(visitor, kind));
	let stack = void 0;
	let inArray = Array.isArray(root);
	let keys = [root];
	let index = -1;
	let edits = [];
	let node = root;
	let key = void 0;
	let parent = void 0;
	const path = [];
	const ancestors = [];
	do {
		index++;
		const isLeaving = index === keys.length;
		const isEdited = isLeaving && edits.length !== 0;
		if (isLeaving) {
			key = ancestors.length === 0 ? void 0 : path[path.length - 1];
			node = parent;
			parent = ancestors.pop();
			if (isEdited) {
				if (inArray) {
					node = node.slice();
					let editOffset = 0;
					for (const [editKey, editValue] of edits) {
						const arrayKey = editKey - editOffset;
						if (editValue === null) {
							node.splice(arrayKey, 1);
							editOffset++;
						} else node[arrayKey] = editValue;
					}
				} else {
					node = { ...node };
					for (const [editKey, editValue] of edits) node[editKey] = editValue;
				}
			}
			index = stack.index;
			keys = stack.keys;
			edits = stack.edits;
			inArray = stack.inArray;
			stack = stack.prev;
		} else if (parent) {
			key = inArray ? index : keys[index];
			node = parent[key];
			if (node === null || node === void 0) continue;
			path.push(key);
		}
		let result;
		if (!Array.isArray(node)) {
			var _enterLeaveMap$get, _enterLeaveMap$get2;
			isNode(node) || devAssert(false, `Invalid AST Node: ${inspect(node)}.`);
			const visitFn = isLeaving ? (_enterLeaveMap$get = enterLeaveMap.get(node.kind)) === null || _enterLeaveMap$get === void 0 ? void 0 : _enterLeaveMap$get.leave : (_enterLeaveMap$get2 = enterLeaveMap.get(node.kind)) === null || _enterLeaveMap$get2 === void 0 ? void 0 : _enterLeaveMap$get2.enter;
			result = visitFn === null || visitFn === void 0 ? void 0 : visitFn.call(visitor, node, key, parent, path, ancestors);
			if (result === BREAK) break;
			if (result === false) {
				if (!isLeaving) {
					path.pop();
					continue;
				}
			} else if (result !== void 0) {
				edits.push([key, result]);
				if (!isLeaving) {
					if (isNode(result)) node = result;
					else {
						path.pop();
						continue;
					}
				}
			}
		}
		if (result === void 0 && isEdited) edits.push([key, node]);
		if (isLeaving) path.pop();
		else {
			var _node$kind;
			stack = {
				inArray,
				index,
				keys,
				edits,
				prev: stack
			};
			inArray = Array.isArray(node);
			keys = inArray ? node : (_node$kind = visitorKeys[node.kind]) !== null && _node$kind !== void 0 ? _node$kind : [];
			index = -1;
			edits = [];
			if (parent) ancestors.push(parent);
			parent = node;
		}
	} while (stack !== void 0);
	if (edits.length !== 0) return edits[edits.length - 1][1];
	return root;
}
/**
* Creates a new visitor instance which delegates to many visitors to run in
* parallel. Each visitor will be visited for each node before moving on.
*
* If a prior visitor edits a node, no following visitors will see that node.
* @param visitors - The visitors to merge into one parallel visitor.
* @returns A visitor that delegates traversal to each provided visitor.
* @example
* ```ts
* import { parse, visit, visitInParallel } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* const events: Array<string> = [];
*
* visit(
*   document,
*   visitInParallel([
*     {
*       Field: (node) => {
*         events.push(`field:${node.name.value}`);
*       },
*     },
*     {
*       Name: (node) => {
*         events.push(`name:${node.value}`);
*       },
*     },
*   ]),
* );
*
* events; // => ['field:hero', 'name:hero', 'field:name', 'name:name']
* ```
*/
function visitInParallel(visitors) {
	const skipping = new Array(visitors.length).fill(null);
	const mergedVisitor = Object.create(null);
	for (const kind of Object.values(Kind)) {
		let hasVisitor = false;
		const enterList = new Array(visitors.length).fill(void 0);
		const leaveList = new Array(visitors.length).fill(void 0);
		for (let i = 0; i < visitors.length; ++i) {
			const { enter, leave } = getEnterLeaveForKind(visitors[i], kind);
			hasVisitor || (hasVisitor = enter != null || leave != null);
			enterList[i] = enter;
			leaveList[i] = leave;
		}
		if (!hasVisitor) continue;
		mergedVisitor[kind] = {
			enter(...args) {
				const node = args[0];
				for (let i = 0; i < visitors.length; i++) if (skipping[i] === null) {
					var _enterList$i;
					const result = (_enterList$i = enterList[i]) === null || _enterList$i === void 0 ? void 0 : _enterList$i.apply(visitors[i], args);
					if (result === false) skipping[i] = node;
					else if (result === BREAK) skipping[i] = BREAK;
					else if (result !== void 0) return result;
				}
			},
			leave(...args) {
				const node = args[0];
				for (let i = 0; i < visitors.length; i++) if (skipping[i] === null) {
					var _leaveList$i;
					const result = (_leaveList$i = leaveList[i]) === null || _leaveList$i === void 0 ? void 0 : _leaveList$i.apply(visitors[i], args);
					if (result === BREAK) skipping[i] = BREAK;
					else if (result !== void 0 && result !== false) return result;
				} else if (skipping[i] === node) skipping[i] = null;
			}
		};
	}
	return mergedVisitor;
}
/**
* Given a visitor instance and a node kind, return EnterLeaveVisitor for that kind.
* @param visitor - The visitor object to inspect.
* @param kind - The AST node kind to resolve handlers for.
* @returns The enter and leave handlers that apply for the given node kind.
* @example
* ```ts
* import { Kind, getEnterLeaveForKind } from 'graphql/language';
*
* const handlers = getEnterLeaveForKind({ Field: () => {} }, Kind.FIELD);
*
* typeof handlers.enter; // => 'function'
* handlers.leave; // => undefined
* ```
*/
function getEnterLeaveForKind(visitor, kind) {
	const kindVisitor = visitor[kind];
	if (typeof kindVisitor === "object") return kindVisitor;
	else if (typeof kindVisitor === "function") return {
		enter: kindVisitor,
		leave: void 0
	};
	return {
		enter: visitor.enter,
		leave: visitor.leave
	};
}
// node_modules/graphql/utilities/typeFromAST.mjs
/** @category Values */
/** @internal */
function typeFromAST(schema, typeNode) {
	switch (typeNode.kind) {
		case Kind.LIST_TYPE: {
			const innerType = typeFromAST(schema, typeNode.type);
			return innerType && new GraphQLList(innerType);
		}
		case Kind.NON_NULL_TYPE: {
			const innerType = typeFromAST(schema, typeNode.type);
			return innerType && new GraphQLNonNull(innerType);
		}
		case Kind.NAMED_TYPE: return schema.getType(typeNode.name.value);
	}
}
// node_modules/graphql/utilities/TypeInfo.mjs
/** @category Type Info */
/**
* TypeInfo is a utility class which, given a GraphQL schema, can keep track
* of the current field and type definitions at any point in a GraphQL document
* AST during a recursive descent by calling `enter(node)` and `leave(node)`.
*/
var TypeInfo = class {
	/**
	* Creates a TypeInfo instance.
	* @param schema - Schema used for type lookups.
	* @param initialType - Optional type to use at the start of traversal.
	* @param getFieldDefFn - Optional field definition lookup override.
	* @example
	* ```ts
	* // Track field types during a visitWithTypeInfo traversal.
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema } from 'graphql/utilities';
	* import { TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const seenTypes: Array<string> = [];
	*
	* visit(
	*   parse('{ greeting }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       seenTypes.push(String(typeInfo.getType()));
	*     },
	*   }),
	* );
	*
	* seenTypes; // => ['String']
	* ```
	* @example
	* ```ts
	* // This variant starts from an initial type and supplies a field definition resolver.
	* import { Kind } from 'graphql/language';
	* import { GraphQLString } from 'graphql/type';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema, schema.getQueryType(), () => ({
	*   name: 'virtualGreeting',
	*   description: undefined,
	*   type: GraphQLString,
	*   args: [],
	*   resolve: undefined,
	*   subscribe: undefined,
	*   deprecationReason: undefined,
	*   extensions: Object.create(null),
	*   astNode: undefined,
	* }));
	*
	* typeInfo.enter({
	*   kind: Kind.SELECTION_SET,
	*   selections: [],
	* });
	* typeInfo.enter({
	*   kind: Kind.FIELD,
	*   name: { kind: Kind.NAME, value: 'ignored' },
	* });
	*
	* typeInfo.getFieldDef()?.name; // => 'virtualGreeting'
	* String(typeInfo.getType()); // => 'String'
	* ```
	*/
	constructor(schema, initialType, getFieldDefFn) {
		this._schema = schema;
		this._typeStack = [];
		this._parentTypeStack = [];
		this._inputTypeStack = [];
		this._fieldDefStack = [];
		this._defaultValueStack = [];
		this._directive = null;
		this._argument = null;
		this._enumValue = null;
		this._getFieldDef = getFieldDefFn !== null && getFieldDefFn !== void 0 ? getFieldDefFn : getFieldDef$1;
		if (initialType) {
			if (isInputType(initialType)) this._inputTypeStack.push(initialType);
			if (isCompositeType(initialType)) this._parentTypeStack.push(initialType);
			if (isOutputType(initialType)) this._typeStack.push(initialType);
		}
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "TypeInfo";
	}
	/**
	* Returns the current output type at this point in traversal.
	* @returns The current output type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     viewer: User
	*   }
	*
	*   type User {
	*     name: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const fieldTypes: Record<string, string> = {};
	*
	* visit(
	*   parse('{ viewer { name } }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Field: (node) => {
	*       fieldTypes[node.name.value] = String(typeInfo.getType());
	*     },
	*   }),
	* );
	*
	* fieldTypes; // => { viewer: 'User', name: 'String' }
	* ```
	*/
	getType() {
		if (this._typeStack.length > 0) return this._typeStack[this._typeStack.length - 1];
	}
	/**
	* Returns the current parent composite type.
	* @returns The current parent composite type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     viewer: User
	*   }
	*
	*   type User {
	*     name: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const parentTypes: Record<string, string> = {};
	*
	* visit(
	*   parse('{ viewer { name } }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Field: (node) => {
	*       parentTypes[node.name.value] = String(typeInfo.getParentType());
	*     },
	*   }),
	* );
	*
	* parentTypes; // => { viewer: 'Query', name: 'User' }
	* ```
	*/
	getParentType() {
		if (this._parentTypeStack.length > 0) return this._parentTypeStack[this._parentTypeStack.length - 1];
	}
	/**
	* Returns the current input type at this point in traversal.
	* @returns The current input type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(stars: Int!, sort: Sort = NEWEST): [String]
	*   }
	*
	*   enum Sort {
	*     NEWEST
	*     OLDEST
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const inputTypes: Record<string, string> = {};
	*
	* visit(
	*   parse('{ reviews(stars: 5, sort: OLDEST) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: (node) => {
	*       inputTypes[node.name.value] = String(typeInfo.getInputType());
	*     },
	*   }),
	* );
	*
	* inputTypes; // => { stars: 'Int!', sort: 'Sort' }
	* ```
	*/
	getInputType() {
		if (this._inputTypeStack.length > 0) return this._inputTypeStack[this._inputTypeStack.length - 1];
	}
	/**
	* Returns the parent input type for the current input position.
	* @returns The parent input type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   input ReviewFilter {
	*     stars: Int!
	*   }
	*
	*   type Query {
	*     reviews(filter: ReviewFilter): [String]
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const parentInputTypes: Record<string, string> = {};
	*
	* visit(
	*   parse('{ reviews(filter: { stars: 5 }) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     ObjectField: (node) => {
	*       parentInputTypes[node.name.value] = String(typeInfo.getParentInputType());
	*     },
	*   }),
	* );
	*
	* parentInputTypes; // => { stars: 'ReviewFilter' }
	* ```
	*/
	getParentInputType() {
		if (this._inputTypeStack.length > 1) return this._inputTypeStack[this._inputTypeStack.length - 2];
	}
	/**
	* Returns the current field definition.
	* @returns The current field definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let fieldName;
	*
	* visit(
	*   parse('{ greeting }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       fieldName = typeInfo.getFieldDef()?.name;
	*     },
	*   }),
	* );
	*
	* fieldName; // => 'greeting'
	* ```
	*/
	getFieldDef() {
		if (this._fieldDefStack.length > 0) return this._fieldDefStack[this._fieldDefStack.length - 1];
	}
	/**
	* Returns the default value for the current input position.
	* @returns The current default value, if one is available.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(limit: Int = 10): [String]
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let defaultLimit: unknown;
	*
	* visit(
	*   parse('{ reviews(limit: 5) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: () => {
	*       defaultLimit = typeInfo.getDefaultValue();
	*     },
	*   }),
	* );
	*
	* defaultLimit; // => 10
	* ```
	*/
	getDefaultValue() {
		if (this._defaultValueStack.length > 0) return this._defaultValueStack[this._defaultValueStack.length - 1];
	}
	/**
	* Returns the current directive definition.
	* @returns The current directive definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let directiveName;
	*
	* visit(
	*   parse('{ greeting @include(if: true) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Directive: () => {
	*       directiveName = typeInfo.getDirective()?.name;
	*     },
	*   }),
	* );
	*
	* directiveName; // => 'include'
	* ```
	*/
	getDirective() {
		return this._directive;
	}
	/**
	* Returns the current argument definition.
	* @returns The current argument definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(limit: Int = 10): [String]
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let argumentName;
	*
	* visit(
	*   parse('{ reviews(limit: 5) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: () => {
	*       argumentName = typeInfo.getArgument()?.name;
	*     },
	*   }),
	* );
	*
	* argumentName; // => 'limit'
	* ```
	*/
	getArgument() {
		return this._argument;
	}
	/**
	* Returns the current enum value definition.
	* @returns The current enum value definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   enum Sort {
	*     NEWEST
	*     OLDEST
	*   }
	*
	*   type Query {
	*     reviews(sort: Sort = NEWEST): [String]
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let enumValueName;
	*
	* visit(
	*   parse('{ reviews(sort: OLDEST) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     EnumValue: () => {
	*       enumValueName = typeInfo.getEnumValue()?.name;
	*     },
	*   }),
	* );
	*
	* enumValueName; // => 'OLDEST'
	* ```
	*/
	getEnumValue() {
		return this._enumValue;
	}
	/**
	* Updates this TypeInfo instance for an entered AST node.
	* @param node - AST node being entered.
	* @returns Nothing.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { Kind, parse } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const selectionSet = operation.selectionSet;
	* const field = selectionSet.selections[0];
	* const typeInfo = new TypeInfo(schema);
	*
	* typeInfo.enter(operation);
	* typeInfo.enter(selectionSet);
	* typeInfo.enter(field);
	*
	* field.kind; // => Kind.FIELD
	* typeInfo.getParentType()?.name; // => 'Query'
	* String(typeInfo.getType()); // => 'String'
	* ```
	*/
	enter(node) {
		const schema = this._schema;
		switch (node.kind) {
			case Kind.SELECTION_SET: {
				const namedType = getNamedType(this.getType());
				this._parentTypeStack.push(isCompositeType(namedType) ? namedType : void 0);
				break;
			}
			case Kind.FIELD: {
				const parentType = this.getParentType();
				let fieldDef;
				let fieldType;
				if (parentType) {
					fieldDef = this._getFieldDef(schema, parentType, node);
					if (fieldDef) fieldType = fieldDef.type;
				}
				this._fieldDefStack.push(fieldDef);
				this._typeStack.push(isOutputType(fieldType) ? fieldType : void 0);
				break;
			}
			case Kind.DIRECTIVE:
				this._directive = schema.getDirective(node.name.value);
				break;
			case Kind.OPERATION_DEFINITION: {
				const rootType = schema.getRootType(node.operation);
				this._typeStack.push(isObjectType(rootType) ? rootType : void 0);
				break;
			}
			case Kind.INLINE_FRAGMENT:
			case Kind.FRAGMENT_DEFINITION: {
				const typeConditionAST = node.typeCondition;
				const outputType = typeConditionAST ? typeFromAST(schema, typeConditionAST) : getNamedType(this.getType());
				this._typeStack.push(isOutputType(outputType) ? outputType : void 0);
				break;
			}
			case Kind.VARIABLE_DEFINITION: {
				const inputType = typeFromAST(schema, node.type);
				this._inputTypeStack.push(isInputType(inputType) ? inputType : void 0);
				break;
			}
			case Kind.ARGUMENT: {
				var _this$getDirective;
				let argDef;
				let argType;
				const fieldOrDirective = (_this$getDirective = this.getDirective()) !== null && _this$getDirective !== void 0 ? _this$getDirective : this.getFieldDef();
				if (fieldOrDirective) {
					argDef = fieldOrDirective.args.find((arg) => arg.name === node.name.value);
					if (argDef) argType = argDef.type;
				}
				this._argument = argDef;
				this._defaultValueStack.push(argDef ? argDef.defaultValue : void 0);
				this._inputTypeStack.push(isInputType(argType) ? argType : void 0);
				break;
			}
			case Kind.LIST: {
				const listType = getNullableType(this.getInputType());
				const itemType = isListType(listType) ? listType.ofType : listType;
				this._defaultValueStack.push(void 0);
				this._inputTypeStack.push(isInputType(itemType) ? itemType : void 0);
				break;
			}
			case Kind.OBJECT_FIELD: {
				const objectType = getNamedType(this.getInputType());
				let inputFieldType;
				let inputField;
				if (isInputObjectType(objectType)) {
					inputField = objectType.getFields()[node.name.value];
					if (inputField) inputFieldType = inputField.type;
				}
				this._defaultValueStack.push(inputField ? inputField.defaultValue : void 0);
				this._inputTypeStack.push(isInputType(inputFieldType) ? inputFieldType : void 0);
				break;
			}
			case Kind.ENUM: {
				const enumType = getNamedType(this.getInputType());
				let enumValue;
				if (isEnumType(enumType)) enumValue = enumType.getValue(node.value);
				this._enumValue = enumValue;
				break;
			}
		}
	}
	/**
	* Updates this TypeInfo instance when leaving an AST node.
	* @param node - AST node being left.
	* @returns Nothing.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const selectionSet = operation.selectionSet;
	* const field = selectionSet.selections[0];
	* const typeInfo = new TypeInfo(schema);
	*
	* typeInfo.enter(operation);
	* typeInfo.enter(selectionSet);
	* typeInfo.enter(field);
	* String(typeInfo.getType()); // => 'String'
	*
	* typeInfo.leave(field);
	* String(typeInfo.getType()); // => 'Query'
	* ```
	*/
	leave(node) {
		switch (node.kind) {
			case Kind.SELECTION_SET:
				this._parentTypeStack.pop();
				break;
			case Kind.FIELD:
				this._fieldDefStack.pop();
				this._typeStack.pop();
				break;
			case Kind.DIRECTIVE:
				this._directive = null;
				break;
			case Kind.OPERATION_DEFINITION:
			case Kind.INLINE_FRAGMENT:
			case Kind.FRAGMENT_DEFINITION:
				this._typeStack.pop();
				break;
			case Kind.VARIABLE_DEFINITION:
				this._inputTypeStack.pop();
				break;
			case Kind.ARGUMENT:
				this._argument = null;
				this._defaultValueStack.pop();
				this._inputTypeStack.pop();
				break;
			case Kind.LIST:
			case Kind.OBJECT_FIELD:
				this._defaultValueStack.pop();
				this._inputTypeStack.pop();
				break;
			case Kind.ENUM: this._enumValue = null;
		}
	}
};
/**
* Not exactly the same as the executor's definition of getFieldDef, in this
* statically evaluated environment we do not always have an Object type,
* and need to handle Interface and Union types.
*
* @internal
*/
function getFieldDef$1(schema, parentType, fieldNode) {
	const name = fieldNode.name.value;
	if (name === SchemaMetaFieldDef.name && schema.getQueryType() === parentType) return SchemaMetaFieldDef;
	if (name === TypeMetaFieldDef.name && schema.getQueryType() === parentType) return TypeMetaFieldDef;
	if (name === TypeNameMetaFieldDef.name && isCompositeType(parentType)) return TypeNameMetaFieldDef;
	if (isObjectType(parentType) || isInterfaceType(parentType)) return parentType.getFields()[name];
}
/**
* Creates a new visitor instance which maintains a provided TypeInfo instance
* along with visiting visitor.
* @param typeInfo - TypeInfo instance to update during traversal.
* @param visitor - Visitor callbacks to wrap with TypeInfo updates.
* @returns A visitor that keeps TypeInfo in sync while delegating callbacks.
* @example
* ```ts
* import { parse, visit } from 'graphql/language';
* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
* const typeInfo = new TypeInfo(schema);
* const fields: Array<{ name: string; parentType: string; type: string }> = [];
*
* visit(
*   parse('{ greeting }'),
*   visitWithTypeInfo(typeInfo, {
*     Field: (node) => {
*       fields.push({
*         name: node.name.value,
*         parentType: String(typeInfo.getParentType()),
*         type: String(typeInfo.getType()),
*       });
*     },
*   }),
* );
*
* fields; // => [{ name: 'greeting', parentType: 'Query', type: 'String' }]
* ```
*/
function visitWithTypeInfo(typeInfo, visitor) {
	return {
		enter(...args) {
			const node = args[0];
			typeInfo.enter(node);
			const fn = getEnterLeaveForKind(visitor, node.kind).enter;
			if (fn) {
				const result = fn.apply(visitor, args);
				if (result !== void 0) {
					typeInfo.leave(node);
					if (isNode(result)) typeInfo.enter(result);
				}
				return result;
			}
		},
		leave(...args) {
			const node = args[0];
			const fn = getEnterLeaveForKind(visitor, node.kind).leave;
			let result;
			if (fn) result = fn.apply(visitor, args);
			typeInfo.leave(node);
			return result;
		}
	};
}
// node_modules/graphql/language/predicates.mjs
/** @category AST Predicates */
/**
* Returns true when the AST node is an executable definition node.
* @param node - The AST node to test.
* @returns True when the AST node is an executable definition node.
* @example
* ```ts
* import { parse, isExecutableDefinitionNode } from 'graphql/language';
*
* const query = parse('{ hello }');
* const schema = parse('type Query { hello: String }');
*
* isExecutableDefinitionNode(query.definitions[0]); // => true
* isExecutableDefinitionNode(schema.definitions[0]); // => false
* ```
*/
function isExecutableDefinitionNode(node) {
	return node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION;
}
/**
* Returns true when the AST node is a type system definition node.
* @param node - The AST node to test.
* @returns True when the AST node is a type system definition node.
* @example
* ```ts
* import { parse, isTypeSystemDefinitionNode } from 'graphql/language';
*
* const schema = parse('type Query { hello: String }');
* const query = parse('{ hello }');
*
* isTypeSystemDefinitionNode(schema.definitions[0]); // => true
* isTypeSystemDefinitionNode(query.definitions[0]); // => false
* ```
*/
function isTypeSystemDefinitionNode(node) {
	return node.kind === Kind.SCHEMA_DEFINITION || isTypeDefinitionNode(node) || node.kind === Kind.DIRECTIVE_DEFINITION;
}
/**
* Returns true when the AST node is a type definition node.
* @param node - The AST node to test.
* @returns True when the AST node is a type definition node.
* @example
* ```ts
* import { parse, isTypeDefinitionNode } from 'graphql/language';
*
* const typeDefinition = parse('type Query { hello: String }');
* const directiveDefinition = parse('directive @cache on FIELD');
*
* isTypeDefinitionNode(typeDefinition.definitions[0]); // => true
* isTypeDefinitionNode(directiveDefinition.definitions[0]); // => false
* ```
*/
function isTypeDefinitionNode(node) {
	return node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION || node.kind === Kind.UNION_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION || node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
}
/**
* Returns true when the AST node is a type system extension node.
* @param node - The AST node to test.
* @returns True when the AST node is a type system extension node.
* @example
* ```ts
* import { parse, isTypeSystemExtensionNode } from 'graphql/language';
*
* const extension = parse('extend type Query { hello: String }');
* const definition = parse('type Query { hello: String }');
*
* isTypeSystemExtensionNode(extension.definitions[0]); // => true
* isTypeSystemExtensionNode(definition.definitions[0]); // => false
* ```
*/
function isTypeSystemExtensionNode(node) {
	return node.kind === Kind.SCHEMA_EXTENSION || node.kind === Kind.DIRECTIVE_EXTENSION || isTypeExtensionNode(node);
}
/**
* Returns true when the AST node is a type extension node.
* @param node - The AST node to test.
* @returns True when the AST node is a type extension node.
* @example
* ```ts
* import { parse, isTypeExtensionNode } from 'graphql/language';
*
* const extension = parse('extend type Query { hello: String }');
* const schemaExtension = parse('extend schema { query: Query }');
*
* isTypeExtensionNode(extension.definitions[0]); // => true
* isTypeExtensionNode(schemaExtension.definitions[0]); // => false
* ```
*/
function isTypeExtensionNode(node) {
	return node.kind === Kind.SCALAR_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.INTERFACE_TYPE_EXTENSION || node.kind === Kind.UNION_TYPE_EXTENSION || node.kind === Kind.ENUM_TYPE_EXTENSION || node.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION;
}
// node_modules/graphql/validation/rules/ExecutableDefinitionsRule.mjs
/** @category Validation Rules */
/**
* Executable definitions
*
* A GraphQL document is only valid for execution if all definitions are either
* operation or fragment definitions.
*
* See https://spec.graphql.org/draft/#sec-Executable-Definitions
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { ExecutableDefinitionsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   type Extra { field: String }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   ExecutableDefinitionsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name }
* `);
* const validErrors = validate(schema, validDocument, [
*   ExecutableDefinitionsRule,
* ]); // => []
* ```
*/
function ExecutableDefinitionsRule(context) {
	return { Document(node) {
		for (const definition of node.definitions) if (!isExecutableDefinitionNode(definition)) {
			const defName = definition.kind === Kind.SCHEMA_DEFINITION || definition.kind === Kind.SCHEMA_EXTENSION ? "schema" : "\"" + definition.name.value + "\"";
			context.reportError(new GraphQLError(`The ${defName} definition is not executable.`, { nodes: definition }));
		}
		return false;
	} };
}
// node_modules/graphql/validation/rules/FieldsOnCorrectTypeRule.mjs
/** @category Validation Rules */
/**
* Fields on correct type
*
* A GraphQL document is only valid if all fields selected are defined by the
* parent type, or are an allowed meta field such as __typename.
*
* See https://spec.graphql.org/draft/#sec-Field-Selections
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { FieldsOnCorrectTypeRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { missing }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   FieldsOnCorrectTypeRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name }
* `);
* const validErrors = validate(schema, validDocument, [FieldsOnCorrectTypeRule]); // => []
* ```
*/
function FieldsOnCorrectTypeRule(context) {
	return { Field(node) {
		const type = context.getParentType();
		if (type) {
			if (!context.getFieldDef()) {
				const schema = context.getSchema();
				const fieldName = node.name.value;
				let suggestion = didYouMean("to use an inline fragment on", context.hideSuggestions ? [] : getSuggestedTypeNames(schema, type, fieldName));
				if (suggestion === "") suggestion = didYouMean(context.hideSuggestions ? [] : getSuggestedFieldNames(type, fieldName));
				context.reportError(new GraphQLError(`Cannot query field "${fieldName}" on type "${type.name}".` + suggestion, { nodes: node }));
			}
		}
	} };
}
/**
* Go through all of the implementations of type, as well as the interfaces that
* they implement. If any of those types include the provided field, suggest them,
* sorted by how often the type is referenced.
*
* @internal
*/
function getSuggestedTypeNames(schema, type, fieldName) {
	if (!isAbstractType(type)) return [];
	const suggestedTypes = /* @__PURE__ */ new Set();
	const usageCount = Object.create(null);
	for (const possibleType of schema.getPossibleTypes(type)) {
		if (!possibleType.getFields()[fieldName]) continue;
		suggestedTypes.add(possibleType);
		usageCount[possibleType.name] = 1;
		for (const possibleInterface of possibleType.getInterfaces()) {
			var _usageCount$possibleI;
			if (!possibleInterface.getFields()[fieldName]) continue;
			suggestedTypes.add(possibleInterface);
			usageCount[possibleInterface.name] = ((_usageCount$possibleI = usageCount[possibleInterface.name]) !== null && _usageCount$possibleI !== void 0 ? _usageCount$possibleI : 0) + 1;
		}
	}
	return [...suggestedTypes].sort((typeA, typeB) => {
		const usageCountDiff = usageCount[typeB.name] - usageCount[typeA.name];
		if (usageCountDiff !== 0) return usageCountDiff;
		if (isInterfaceType(typeA) && schema.isSubType(typeA, typeB)) return -1;
		if (isInterfaceType(typeB) && schema.isSubType(typeB, typeA)) return 1;
		return naturalCompare(typeA.name, typeB.name);
	}).map((x) => x.name);
}
/**
* For the field name provided, determine if there are any similar field names
* that may be the result of a typo.
*
* @internal
*/
function getSuggestedFieldNames(type, fieldName) {
	if (isObjectType(type) || isInterfaceType(type)) return suggestionList(fieldName, Object.keys(type.getFields()));
	return [];
}
// node_modules/graphql/validation/rules/FragmentsOnCompositeTypesRule.mjs
/** @category Validation Rules */
/**
* Fragments on composite type
*
* Fragments use a type condition to determine if they apply, since fragments
* can only be spread into a composite type (object, interface, or union), the
* type condition must also be a composite type.
*
* See https://spec.graphql.org/draft/#sec-Fragments-On-Composite-Types
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { FragmentsOnCompositeTypesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment Bad on String { length }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   FragmentsOnCompositeTypesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment Good on Query { name }
* `);
* const validErrors = validate(schema, validDocument, [
*   FragmentsOnCompositeTypesRule,
* ]); // => []
* ```
*/
function FragmentsOnCompositeTypesRule(context) {
	return {
		InlineFragment(node) {
			const typeCondition = node.typeCondition;
			if (typeCondition) {
				const type = typeFromAST(context.getSchema(), typeCondition);
				if (type && !isCompositeType(type)) {
					const typeStr = print(typeCondition);
					context.reportError(new GraphQLError(`Fragment cannot condition on non composite type "${typeStr}".`, { nodes: typeCondition }));
				}
			}
		},
		FragmentDefinition(node) {
			const type = typeFromAST(context.getSchema(), node.typeCondition);
			if (type && !isCompositeType(type)) {
				const typeStr = print(node.typeCondition);
				context.reportError(new GraphQLError(`Fragment "${node.name.value}" cannot condition on non composite type "${typeStr}".`, { nodes: node.typeCondition }));
			}
		}
	};
}
// node_modules/graphql/validation/rules/KnownArgumentNamesRule.mjs
/** @category Validation Rules */
/**
* Known argument names
*
* A GraphQL field is only valid if all supplied arguments are defined by
* that field.
*
* See https://spec.graphql.org/draft/#sec-Argument-Names
* See https://spec.graphql.org/draft/#sec-Directives-Are-In-Valid-Locations
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { KnownArgumentNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: String): String
*   }
* `);
*
* const invalidDocument = parse(`
*   { field(unknown: "1") }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   KnownArgumentNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { field(arg: "1") }
* `);
* const validErrors = validate(schema, validDocument, [KnownArgumentNamesRule]); // => []
* ```
*/
function KnownArgumentNamesRule(context) {
	return {
		...KnownArgumentNamesOnDirectivesRule(context),
		Argument(argNode) {
			const argDef = context.getArgument();
			const fieldDef = context.getFieldDef();
			const parentType = context.getParentType();
			if (!argDef && fieldDef && parentType) {
				const argName = argNode.name.value;
				const suggestions = context.hideSuggestions ? [] : suggestionList(argName, fieldDef.args.map((arg) => arg.name));
				context.reportError(new GraphQLError(`Unknown argument "${argName}" on field "${parentType.name}.${fieldDef.name}".` + didYouMean(suggestions), { nodes: argNode }));
			}
		}
	};
}
/** @internal */
function KnownArgumentNamesOnDirectivesRule(context) {
	const directiveArgs = Object.create(null);
	const schema = context.getSchema();
	const definedDirectives = schema ? schema.getDirectives() : specifiedDirectives;
	for (const directive of definedDirectives) directiveArgs[directive.name] = new Set(directive.args.map((arg) => arg.name));
	const astDefinitions = context.getDocument().definitions;
	for (const def of astDefinitions) if (def.kind === Kind.DIRECTIVE_DEFINITION) {
		var _def$arguments;
		/* c8 ignore next */
		const argsNodes = (_def$arguments = def.arguments) !== null && _def$arguments !== void 0 ? _def$arguments : [];
		directiveArgs[def.name.value] = new Set(argsNodes.map((arg) => arg.name.value));
	}
	return { Directive(directiveNode) {
		const directiveName = directiveNode.name.value;
		const knownArgs = directiveArgs[directiveName];
		if (directiveNode.arguments && knownArgs) for (const argNode of directiveNode.arguments) {
			const argName = argNode.name.value;
			if (!knownArgs.has(argName)) {
				const suggestions = context.hideSuggestions ? [] : suggestionList(argName, Array.from(knownArgs));
				context.reportError(new GraphQLError(`Unknown argument "${argName}" on directive "@${directiveName}".` + (context.hideSuggestions ? "" : didYouMean(suggestions)), { nodes: argNode }));
			}
		}
		return false;
	} };
}
// node_modules/graphql/validation/rules/KnownDirectivesRule.mjs
/** @category Validation Rules */
/**
* Known directives
*
* A GraphQL document is only valid if all `@directives` are known by the
* schema and legally positioned.
*
* See https://spec.graphql.org/draft/#sec-Directives-Are-Defined
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { KnownDirectivesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { name @unknown }
* `);
* const invalidErrors = validate(schema, invalidDocument, [KnownDirectivesRule]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name @include(if: true) }
* `);
* const validErrors = validate(schema, validDocument, [KnownDirectivesRule]); // => []
* ```
*/
function KnownDirectivesRule(context) {
	const locationsMap = Object.create(null);
	const schema = context.getSchema();
	const definedDirectives = schema ? schema.getDirectives() : specifiedDirectives;
	for (const directive of definedDirectives) locationsMap[directive.name] = directive.locations;
	const astDefinitions = context.getDocument().definitions;
	for (const def of astDefinitions) if (def.kind === Kind.DIRECTIVE_DEFINITION) locationsMap[def.name.value] = def.locations.map((name) => name.value);
	return { Directive(node, _key, _parent, _path, ancestors) {
		const name = node.name.value;
		const locations = locationsMap[name];
		if (!locations) {
			context.reportError(new GraphQLError(`Unknown directive "@${name}".`, { nodes: node }));
			return;
		}
		const candidateLocation = getDirectiveLocationForASTPath(ancestors);
		if (candidateLocation && !locations.includes(candidateLocation)) context.reportError(new GraphQLError(`Directive "@${name}" may not be used on ${candidateLocation}.`, { nodes: node }));
	} };
}
function getDirectiveLocationForASTPath(ancestors) {
	const appliedTo = ancestors[ancestors.length - 1];
	"kind" in appliedTo || invariant(false);
	switch (appliedTo.kind) {
		case Kind.OPERATION_DEFINITION: return getDirectiveLocationForOperation(appliedTo.operation);
		case Kind.FIELD: return DirectiveLocation.FIELD;
		case Kind.FRAGMENT_SPREAD: return DirectiveLocation.FRAGMENT_SPREAD;
		case Kind.INLINE_FRAGMENT: return DirectiveLocation.INLINE_FRAGMENT;
		case Kind.FRAGMENT_DEFINITION: return DirectiveLocation.FRAGMENT_DEFINITION;
		case Kind.VARIABLE_DEFINITION: return DirectiveLocation.VARIABLE_DEFINITION;
		case Kind.SCHEMA_DEFINITION:
		case Kind.SCHEMA_EXTENSION: return DirectiveLocation.SCHEMA;
		case Kind.SCALAR_TYPE_DEFINITION:
		case Kind.SCALAR_TYPE_EXTENSION: return DirectiveLocation.SCALAR;
		case Kind.OBJECT_TYPE_DEFINITION:
		case Kind.OBJECT_TYPE_EXTENSION: return DirectiveLocation.OBJECT;
		case Kind.FIELD_DEFINITION: return DirectiveLocation.FIELD_DEFINITION;
		case Kind.INTERFACE_TYPE_DEFINITION:
		case Kind.INTERFACE_TYPE_EXTENSION: return DirectiveLocation.INTERFACE;
		case Kind.UNION_TYPE_DEFINITION:
		case Kind.UNION_TYPE_EXTENSION: return DirectiveLocation.UNION;
		case Kind.ENUM_TYPE_DEFINITION:
		case Kind.ENUM_TYPE_EXTENSION: return DirectiveLocation.ENUM;
		case Kind.ENUM_VALUE_DEFINITION: return DirectiveLocation.ENUM_VALUE;
		case Kind.INPUT_OBJECT_TYPE_DEFINITION:
		case Kind.INPUT_OBJECT_TYPE_EXTENSION: return DirectiveLocation.INPUT_OBJECT;
		case Kind.INPUT_VALUE_DEFINITION: {
			const parentNode = ancestors[ancestors.length - 3];
			"kind" in parentNode || invariant(false);
			return parentNode.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? DirectiveLocation.INPUT_FIELD_DEFINITION : DirectiveLocation.ARGUMENT_DEFINITION;
		}
		case Kind.DIRECTIVE_DEFINITION:
		case Kind.DIRECTIVE_EXTENSION: return DirectiveLocation.DIRECTIVE_DEFINITION;
		/* c8 ignore next */
		default: invariant(false, "Unexpected kind: " + inspect(appliedTo.kind));
	}
}
function getDirectiveLocationForOperation(operation) {
	switch (operation) {
		case OperationTypeNode.QUERY: return DirectiveLocation.QUERY;
		case OperationTypeNode.MUTATION: return DirectiveLocation.MUTATION;
		case OperationTypeNode.SUBSCRIPTION: return DirectiveLocation.SUBSCRIPTION;
	}
}
// node_modules/graphql/validation/rules/KnownFragmentNamesRule.mjs
/** @category Validation Rules */
/**
* Known fragment names
*
* A GraphQL document is only valid if all `...Fragment` fragment spreads refer
* to fragments defined in the same document.
*
* See https://spec.graphql.org/draft/#sec-Fragment-spread-target-defined
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { KnownFragmentNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { ...Missing }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   KnownFragmentNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment NameFields on Query { name } query { ...NameFields }
* `);
* const validErrors = validate(schema, validDocument, [KnownFragmentNamesRule]); // => []
* ```
*/
function KnownFragmentNamesRule(context) {
	return { FragmentSpread(node) {
		const fragmentName = node.name.value;
		if (!context.getFragment(fragmentName)) context.reportError(new GraphQLError(`Unknown fragment "${fragmentName}".`, { nodes: node.name }));
	} };
}
// node_modules/graphql/validation/rules/KnownTypeNamesRule.mjs
/** @category Validation Rules */
/**
* Known type names
*
* A GraphQL document is only valid if referenced types (specifically
* variable definitions and fragment conditions) are defined by the type schema.
*
* See https://spec.graphql.org/draft/#sec-Fragment-Spread-Type-Existence
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { KnownTypeNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment Bad on Missing { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [KnownTypeNamesRule]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment Good on Query { name }
* `);
* const validErrors = validate(schema, validDocument, [KnownTypeNamesRule]); // => []
* ```
*/
function KnownTypeNamesRule(context) {
	const schema = context.getSchema();
	const existingTypesMap = schema ? schema.getTypeMap() : Object.create(null);
	const definedTypes = Object.create(null);
	for (const def of context.getDocument().definitions) if (isTypeDefinitionNode(def)) definedTypes[def.name.value] = true;
	const typeNames = [...Object.keys(existingTypesMap), ...Object.keys(definedTypes)];
	return { NamedType(node, _1, parent, _2, ancestors) {
		const typeName = node.name.value;
		if (!existingTypesMap[typeName] && !definedTypes[typeName]) {
			var _ancestors$;
			const definitionNode = (_ancestors$ = ancestors[2]) !== null && _ancestors$ !== void 0 ? _ancestors$ : parent;
			const isSDL = definitionNode != null && isSDLNode(definitionNode);
			if (isSDL && standardTypeNames.includes(typeName)) return;
			const suggestedTypes = context.hideSuggestions ? [] : suggestionList(typeName, isSDL ? standardTypeNames.concat(typeNames) : typeNames);
			context.reportError(new GraphQLError(`Unknown type "${typeName}".` + didYouMean(suggestedTypes), { nodes: node }));
		}
	} };
}
const standardTypeNames = [...specifiedScalarTypes, ...introspectionTypes].map((type) => type.name);
function isSDLNode(value) {
	return "kind" in value && (isTypeSystemDefinitionNode(value) || isTypeSystemExtensionNode(value));
}
// node_modules/graphql/validation/rules/LoneAnonymousOperationRule.mjs
/** @category Validation Rules */
/**
* Lone anonymous operation
*
* A GraphQL document is only valid if when it contains an anonymous operation
* (the query short-hand) that it contains only that one operation definition.
*
* See https://spec.graphql.org/draft/#sec-Lone-Anonymous-Operation
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { LoneAnonymousOperationRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   query { name } query Other { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   LoneAnonymousOperationRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name }
* `);
* const validErrors = validate(schema, validDocument, [
*   LoneAnonymousOperationRule,
* ]); // => []
* ```
*/
function LoneAnonymousOperationRule(context) {
	let operationCount = 0;
	return {
		Document(node) {
			operationCount = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION).length;
		},
		OperationDefinition(node) {
			if (!node.name && operationCount > 1) context.reportError(new GraphQLError("This anonymous operation must be the only defined operation.", { nodes: node }));
		}
	};
}
// node_modules/graphql/validation/rules/LoneSchemaDefinitionRule.mjs
/** @category Validation Rules */
/**
* Lone Schema definition
*
* A GraphQL document is only valid if it contains only one schema definition.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { LoneSchemaDefinitionRule } from 'graphql/validation';
*
* const invalidSDL = `
*   schema { query: Query } schema { query: Query } type Query { name: String }
* `;
*
* LoneSchemaDefinitionRule.name; // => 'LoneSchemaDefinitionRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   schema { query: Query } type Query { name: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function LoneSchemaDefinitionRule(context) {
	var _ref, _ref2, _oldSchema$astNode;
	const oldSchema = context.getSchema();
	const alreadyDefined = (_ref = (_ref2 = (_oldSchema$astNode = oldSchema === null || oldSchema === void 0 ? void 0 : oldSchema.astNode) !== null && _oldSchema$astNode !== void 0 ? _oldSchema$astNode : oldSchema === null || oldSchema === void 0 ? void 0 : oldSchema.getQueryType()) !== null && _ref2 !== void 0 ? _ref2 : oldSchema === null || oldSchema === void 0 ? void 0 : oldSchema.getMutationType()) !== null && _ref !== void 0 ? _ref : oldSchema === null || oldSchema === void 0 ? void 0 : oldSchema.getSubscriptionType();
	let schemaDefinitionsCount = 0;
	return { SchemaDefinition(node) {
		if (alreadyDefined) {
			context.reportError(new GraphQLError("Cannot define a new schema within a schema extension.", { nodes: node }));
			return;
		}
		if (schemaDefinitionsCount > 0) context.reportError(new GraphQLError("Must provide only one schema definition.", { nodes: node }));
		++schemaDefinitionsCount;
	} };
}
// node_modules/graphql/validation/rules/MaxIntrospectionDepthRule.mjs
/** @category Validation Rules */
const MAX_LISTS_DEPTH = 3;
/**
* Implements the max introspection depth validation rule.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { MaxIntrospectionDepthRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { __schema { types { fields { type { fields { type { fields { name } } } } } } } }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   MaxIntrospectionDepthRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { __schema { queryType { name } } }
* `);
* const validErrors = validate(schema, validDocument, [
*   MaxIntrospectionDepthRule,
* ]); // => []
* ```
*/
function MaxIntrospectionDepthRule(context) {
	const checkedFragments = Object.create(null);
	const exceededFragments = Object.create(null);
	/**
	* Counts the depth of list fields in "__Type" recursively and
	* returns `true` if the limit has been reached.
	*
	* @internal
	*/
	function checkDepth(node, visitedFragments, depth = 0) {
		if (node.kind === Kind.FRAGMENT_SPREAD) {
			const fragmentName = node.name.value;
			const exceededEntryDepth = exceededFragments[fragmentName];
			if (exceededEntryDepth !== void 0 && exceededEntryDepth <= depth) return true;
			const visitedEntryDepth = visitedFragments[fragmentName];
			const checkedEntryDepth = checkedFragments[fragmentName];
			if (visitedEntryDepth !== void 0 && visitedEntryDepth >= depth || checkedEntryDepth !== void 0 && checkedEntryDepth >= depth) return false;
			const fragment = context.getFragment(fragmentName);
			if (!fragment) return false;
			visitedFragments[fragmentName] = depth;
			if (checkDepth(fragment, visitedFragments, depth)) {
				exceededFragments[fragmentName] = depth;
				return true;
			}
			checkedFragments[fragmentName] = depth;
			return false;
		}
		if (node.kind === Kind.FIELD && (node.name.value === "fields" || node.name.value === "interfaces" || node.name.value === "possibleTypes" || node.name.value === "inputFields")) {
			depth++;
			if (depth >= MAX_LISTS_DEPTH) return true;
		}
		if ("selectionSet" in node && node.selectionSet) {
			for (const child of node.selectionSet.selections) if (checkDepth(child, visitedFragments, depth)) return true;
		}
		return false;
	}
	return { Field(node) {
		if (node.name.value === "__schema" || node.name.value === "__type") {
			if (checkDepth(node, Object.create(null))) {
				context.reportError(new GraphQLError("Maximum introspection depth exceeded", { nodes: [node] }));
				return false;
			}
		}
	} };
}
// node_modules/graphql/validation/rules/NoFragmentCyclesRule.mjs
/** @category Validation Rules */
/**
* No fragment cycles
*
* The graph of fragment spreads must not form any cycles including spreading itself.
* Otherwise an operation could infinitely spread or infinitely execute on cycles in the underlying data.
*
* See https://spec.graphql.org/draft/#sec-Fragment-spreads-must-not-form-cycles
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { NoFragmentCyclesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment A on Query { ...B } fragment B on Query { ...A } query { ...A }
* `);
* const invalidErrors = validate(schema, invalidDocument, [NoFragmentCyclesRule]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment A on Query { name } query { ...A }
* `);
* const validErrors = validate(schema, validDocument, [NoFragmentCyclesRule]); // => []
* ```
*/
function NoFragmentCyclesRule(context) {
	const visitedFrags = Object.create(null);
	const spreadPath = [];
	const spreadPathIndexByName = Object.create(null);
	return {
		OperationDefinition: () => false,
		FragmentDefinition(node) {
			detectCycleRecursive(node);
			return false;
		}
	};
	function detectCycleRecursive(fragment) {
		if (visitedFrags[fragment.name.value]) return;
		const fragmentName = fragment.name.value;
		visitedFrags[fragmentName] = true;
		const spreadNodes = context.getFragmentSpreads(fragment.selectionSet);
		if (spreadNodes.length === 0) return;
		spreadPathIndexByName[fragmentName] = spreadPath.length;
		for (const spreadNode of spreadNodes) {
			const spreadName = spreadNode.name.value;
			const cycleIndex = spreadPathIndexByName[spreadName];
			spreadPath.push(spreadNode);
			if (cycleIndex === void 0) {
				const spreadFragment = context.getFragment(spreadName);
				if (spreadFragment) detectCycleRecursive(spreadFragment);
			} else {
				const cyclePath = spreadPath.slice(cycleIndex);
				const viaPath = cyclePath.slice(0, -1).map((s) => "\"" + s.name.value + "\"").join(", ");
				context.reportError(new GraphQLError(`Cannot spread fragment "${spreadName}" within itself` + (viaPath !== "" ? ` via ${viaPath}.` : "."), { nodes: cyclePath }));
			}
			spreadPath.pop();
		}
		spreadPathIndexByName[fragmentName] = void 0;
	}
}
// node_modules/graphql/validation/rules/NoUndefinedVariablesRule.mjs
/** @category Validation Rules */
/**
* No undefined variables
*
* A GraphQL operation is only valid if all variables encountered, both directly
* and via fragment spreads, are defined by that operation.
*
* See https://spec.graphql.org/draft/#sec-All-Variable-Uses-Defined
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { NoUndefinedVariablesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID): String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($id: ID) { field(arg: $missing) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   NoUndefinedVariablesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [NoUndefinedVariablesRule]); // => []
* ```
*/
function NoUndefinedVariablesRule(context) {
	let variableNameDefined = Object.create(null);
	return {
		OperationDefinition: {
			enter() {
				variableNameDefined = Object.create(null);
			},
			leave(operation) {
				const usages = context.getRecursiveVariableUsages(operation);
				for (const { node } of usages) {
					const varName = node.name.value;
					if (variableNameDefined[varName] !== true) context.reportError(new GraphQLError(operation.name ? `Variable "$${varName}" is not defined by operation "${operation.name.value}".` : `Variable "$${varName}" is not defined.`, { nodes: [node, operation] }));
				}
			}
		},
		VariableDefinition(node) {
			variableNameDefined[node.variable.name.value] = true;
		}
	};
}
// node_modules/graphql/validation/rules/NoUnusedFragmentsRule.mjs
/** @category Validation Rules */
/**
* No unused fragments
*
* A GraphQL document is only valid if all fragment definitions are spread
* within operations, or spread within other fragments spread within operations.
*
* See https://spec.graphql.org/draft/#sec-Fragments-Must-Be-Used
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { NoUnusedFragmentsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment Unused on Query { name } query { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   NoUnusedFragmentsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment Used on Query { name } query { ...Used }
* `);
* const validErrors = validate(schema, validDocument, [NoUnusedFragmentsRule]); // => []
* ```
*/
function NoUnusedFragmentsRule(context) {
	const operationDefs = [];
	const fragmentDefs = [];
	return {
		OperationDefinition(node) {
			operationDefs.push(node);
			return false;
		},
		FragmentDefinition(node) {
			fragmentDefs.push(node);
			return false;
		},
		Document: { leave() {
			const fragmentNameUsed = new Set(context.getRecursivelyReferencedFragmentsForOperations(operationDefs).map((fragment) => fragment.name.value));
			for (const fragmentDef of fragmentDefs) {
				const fragName = fragmentDef.name.value;
				if (!fragmentNameUsed.has(fragName)) context.reportError(new GraphQLError(`Fragment "${fragName}" is never used.`, { nodes: fragmentDef }));
			}
		} }
	};
}
// node_modules/graphql/validation/rules/NoUnusedVariablesRule.mjs
/** @category Validation Rules */
/**
* No unused variables
*
* A GraphQL operation is only valid if all variables defined by an operation
* are used, either directly or within a spread fragment.
*
* See https://spec.graphql.org/draft/#sec-All-Variables-Used
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { NoUnusedVariablesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID): String
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($id: ID) { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   NoUnusedVariablesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [NoUnusedVariablesRule]); // => []
* ```
*/
function NoUnusedVariablesRule(context) {
	let variableDefs = [];
	return {
		OperationDefinition: {
			enter() {
				variableDefs = [];
			},
			leave(operation) {
				const variableNameUsed = Object.create(null);
				const usages = context.getRecursiveVariableUsages(operation);
				for (const { node } of usages) variableNameUsed[node.name.value] = true;
				for (const variableDef of variableDefs) {
					const variableName = variableDef.variable.name.value;
					if (variableNameUsed[variableName] !== true) context.reportError(new GraphQLError(operation.name ? `Variable "$${variableName}" is never used in operation "${operation.name.value}".` : `Variable "$${variableName}" is never used.`, { nodes: variableDef }));
				}
			}
		},
		VariableDefinition(def) {
			variableDefs.push(def);
		}
	};
}
// node_modules/graphql/validation/validationAbortedError.mjs
/** @internal */
const validationAbortedError = new GraphQLError("Validation aborted.");
// node_modules/graphql/validation/rules/OverlappingFieldsCanBeMergedRule.mjs
/** @category Validation Rules */
const MAX_CONFLICT_DETAIL_LENGTH = 1e3;
const MAX_CONFLICT_NODES = 20;
const MAX_COMPLEXITY_BUDGET = 5e5;
/**
* Overlapping fields can be merged
*
* A selection set is only valid if all fields (including spreading any
* fragments) either correspond to distinct response names or can be merged
* without ambiguity.
*
* See https://spec.graphql.org/draft/#sec-Field-Selection-Merging
* @param validationContext - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { OverlappingFieldsCanBeMergedRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     dog: Dog
*   }
*
*   type Dog {
*     name: String
*     barkVolume: Int
*   }
* `);
*
* const invalidDocument = parse(`
*   { dog { value: barkVolume value: name } }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   OverlappingFieldsCanBeMergedRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { dog { barkVolume name } }
* `);
* const validErrors = validate(schema, validDocument, [
*   OverlappingFieldsCanBeMergedRule,
* ]); // => []
* ```
*/
function OverlappingFieldsCanBeMergedRule(validationContext) {
	const ruleContext = {
		comparedFragmentPairs: new PairSet(),
		cachedCollectFieldsResults: /* @__PURE__ */ new Map(),
		stringifiedValues: /* @__PURE__ */ new Map(),
		remainingComplexityBudget: MAX_COMPLEXITY_BUDGET
	};
	return { SelectionSet(selectionSet, _key, parent) {
		var _selectionSet$selecti;
		if (parent && "kind" in parent && parent.kind === Kind.INLINE_FRAGMENT) return;
		if (selectionSet.selections.length <= 1 && ((_selectionSet$selecti = selectionSet.selections[0]) === null || _selectionSet$selecti === void 0 ? void 0 : _selectionSet$selecti.kind) !== Kind.INLINE_FRAGMENT) return;
		const conflicts = findConflictsWithinSelectionSet(validationContext, ruleContext, validationContext.getParentType(), selectionSet);
		for (const { responseName, reason, fields1, fields2 } of conflicts) validationContext.reportError(new GraphQLError(`Fields "${maybeAbbreviate(responseName)}" conflict because ${reason}. Use different aliases on the fields to fetch both if this was intentional.`, { nodes: fields1.concat(fields2) }));
	} };
}
/**
* Find all conflicts found "within" a selection set, including those found
* via spreading in fragments. Called when visiting each SelectionSet in the
* GraphQL Document.
*
* Algorithm:
*
* Conflicts occur when two fields exist in a query which will produce the same
* response name, but represent differing values, thus creating a conflict.
* The algorithm below finds all conflicts via making a series of comparisons
* between fields. In order to compare as few fields as possible, this makes
* a series of comparisons "within" sets of fields and "between" sets of fields.
*
* Given any selection set, a collection produces both a set of fields by
* also including all inline fragments, as well as a list of fragments
* referenced by fragment spreads.
*
* A) Each selection set represented in the document first compares "within" its
* collected set of fields, finding any conflicts between every pair of
* overlapping fields.
* Note: This is the *only time* that the fields "within" a set are compared
* to each other. After this only fields "between" sets are compared.
*
* B) Also, if any fragment is referenced in a selection set, then a
* comparison is made "between" the original set of fields and the
* referenced fragment.
*
* C) Also, if multiple fragments are referenced, then comparisons
* are made "between" each referenced fragment.
*
* D) When comparing "between" a set of fields and a referenced fragment, first
* a comparison is made between each field in the original set of fields and
* each field in the referenced set of fields.
*
* E) Also, if any fragment is referenced in the referenced selection set,
* then a comparison is made "between" the original set of fields and the
* referenced fragment (recursively referring to step D).
*
* F) When comparing "between" two fragments, first a comparison is made between
* each field in the first referenced set of fields and each field in the
* second referenced set of fields.
*
* G) Also, any fragments referenced by the first must be compared to the
* second, and any fragments referenced by the second must be compared to the
* first (recursively referring to step F).
*
* H) When comparing two fields, if both have selection sets, then a comparison
* is made "between" both selection sets, first comparing the set of fields in
* the first selection set with the set of fields in the second.
*
* I) Also, if any fragment is referenced in either selection set, then a
* comparison is made "between" the other set of fields and the
* referenced fragment.
*
* J) Also, if two fragments are referenced in both selection sets, then a
* comparison is made "between" the two fragments.
*
* @internal
*/
function findConflictsWithinSelectionSet(validationContext, ruleContext, parentType, selectionSet) {
	const conflicts = [];
	const collectFieldsResult = collectFields$1(validationContext, ruleContext, parentType, selectionSet);
	collectConflictsWithin(validationContext, conflicts, ruleContext, collectFieldsResult.groupedFieldSet);
	if (collectFieldsResult.fragmentNames.length !== 0 && (collectFieldsResult.groupedFieldSet.size !== 0 || collectFieldsResult.fragmentNames.length > 1)) for (let i = 0; i < collectFieldsResult.fragmentNames.length; i++) {
		collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, false, collectFieldsResult, collectFieldsResult.fragmentNames[i]);
		for (let j = i + 1; j < collectFieldsResult.fragmentNames.length; j++) collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, false, collectFieldsResult.fragmentNames[i], collectFieldsResult.fragmentNames[j]);
	}
	return conflicts;
}
function collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult, fragmentName) {
	var _collectFieldsResult$;
	spendComplexityBudget(ruleContext, 1);
	if (collectFieldsResult.groupedFieldSet.size === 0) return;
	const comparedFragments = (_collectFieldsResult$ = collectFieldsResult.comparedFragments) !== null && _collectFieldsResult$ !== void 0 ? _collectFieldsResult$ : collectFieldsResult.comparedFragments = /* @__PURE__ */ new Map();
	const compared = comparedFragments.get(fragmentName);
	if (compared === false || areMutuallyExclusive && compared === true) return;
	comparedFragments.set(fragmentName, areMutuallyExclusive);
	const fragment = validationContext.getFragment(fragmentName);
	if (!fragment) return;
	const collectFieldsResult2 = collectFragmentFields(validationContext, ruleContext, fragment);
	if (collectFieldsResult === collectFieldsResult2) return;
	collectConflictsBetween(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult, collectFieldsResult2);
	for (const referencedFragmentName of collectFieldsResult2.fragmentNames) collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult, referencedFragmentName);
}
function collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, areMutuallyExclusive, fragmentName1, fragmentName2) {
	spendComplexityBudget(ruleContext, 2);
	const { comparedFragmentPairs } = ruleContext;
	if (fragmentName1 === fragmentName2) return;
	if (comparedFragmentPairs.has(fragmentName1, fragmentName2, areMutuallyExclusive)) return;
	comparedFragmentPairs.add(fragmentName1, fragmentName2, areMutuallyExclusive);
	const fragment1 = validationContext.getFragment(fragmentName1);
	const fragment2 = validationContext.getFragment(fragmentName2);
	if (!fragment1 || !fragment2) return;
	const collectFieldsResult1 = collectFragmentFields(validationContext, ruleContext, fragment1);
	const collectFieldsResult2 = collectFragmentFields(validationContext, ruleContext, fragment2);
	collectConflictsBetween(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult1, collectFieldsResult2);
	for (const referencedFragmentName2 of collectFieldsResult2.fragmentNames) collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, areMutuallyExclusive, fragmentName1, referencedFragmentName2);
	for (const referencedFragmentName1 of collectFieldsResult1.fragmentNames) collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, areMutuallyExclusive, referencedFragmentName1, fragmentName2);
}
function findConflictsBetweenSubSelectionSets(validationContext, ruleContext, areMutuallyExclusive, parentType1, selectionSet1, parentType2, selectionSet2) {
	const conflicts = [];
	const collectFieldsResult1 = collectFields$1(validationContext, ruleContext, parentType1, selectionSet1);
	const collectFieldsResult2 = collectFields$1(validationContext, ruleContext, parentType2, selectionSet2);
	collectConflictsBetween(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult1, collectFieldsResult2);
	for (const fragmentName2 of collectFieldsResult2.fragmentNames) collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult1, fragmentName2);
	for (const fragmentName1 of collectFieldsResult1.fragmentNames) collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult2, fragmentName1);
	for (const fragmentName1 of collectFieldsResult1.fragmentNames) for (const fragmentName2 of collectFieldsResult2.fragmentNames) collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, areMutuallyExclusive, fragmentName1, fragmentName2);
	return conflicts;
}
function collectConflictsWithin(validationContext, conflicts, ruleContext, groupedFieldSet) {
	for (const [responseName, fields] of groupedFieldSet) if (fields.length > 1) for (let i = 0; i < fields.length; i++) for (let j = i + 1; j < fields.length; j++) {
		const conflict = findConflict(validationContext, ruleContext, false, responseName, fields[i], fields[j]);
		if (conflict) conflicts.push(conflict);
	}
}
function collectConflictsBetween(validationContext, conflicts, ruleContext, parentFieldsAreMutuallyExclusive, collectFieldsResult1, collectFieldsResult2) {
	if (collectFieldsResult1.groupedFieldSet.size === 0 || collectFieldsResult2.groupedFieldSet.size === 0) return;
	for (const { responseName, fields1, fields2 } of getOverlappingFields(ruleContext, collectFieldsResult1, collectFieldsResult2)) for (const field1 of fields1) for (const field2 of fields2) {
		const conflict = findConflict(validationContext, ruleContext, parentFieldsAreMutuallyExclusive, responseName, field1, field2);
		if (conflict) conflicts.push(conflict);
	}
}
function getOverlappingFields(ruleContext, collectFieldsResult1, collectFieldsResult2) {
	var _collectFieldsResult;
	const byCollectFieldsResult = (_collectFieldsResult = collectFieldsResult1.overlappingFields) !== null && _collectFieldsResult !== void 0 ? _collectFieldsResult : collectFieldsResult1.overlappingFields = /* @__PURE__ */ new Map();
	const cached = byCollectFieldsResult.get(collectFieldsResult2);
	if (cached !== void 0) return cached;
	const overlappingFields = [];
	for (const [responseName, fields1] of collectFieldsResult1.groupedFieldSet) {
		spendComplexityBudget(ruleContext, 1);
		const fields2 = collectFieldsResult2.groupedFieldSet.get(responseName);
		if (fields2 !== void 0) overlappingFields.push({
			responseName,
			fields1,
			fields2
		});
	}
	byCollectFieldsResult.set(collectFieldsResult2, overlappingFields);
	return overlappingFields;
}
function findConflict(validationContext, ruleContext, parentFieldsAreMutuallyExclusive, responseName, fieldDetails1, fieldDetails2) {
	const { parentType: parentType1, node: node1, definition: def1 } = fieldDetails1;
	const { parentType: parentType2, node: node2, definition: def2 } = fieldDetails2;
	const areMutuallyExclusive = parentFieldsAreMutuallyExclusive || parentType1 !== parentType2 && isObjectType(parentType1) && isObjectType(parentType2);
	spendComplexityBudget(ruleContext, 2);
	if (fieldDetails1.isSimpleLeaf && fieldDetails2.isSimpleLeaf && (def1 === null || def1 === void 0 ? void 0 : def1.type) === (def2 === null || def2 === void 0 ? void 0 : def2.type) && node1.name.value === node2.name.value) return;
	if (!areMutuallyExclusive) {
		const fieldInfo1 = getFieldInfo(fieldDetails1);
		const fieldInfo2 = getFieldInfo(fieldDetails2);
		let reason = fieldInfo1.comparisons.get(fieldInfo2);
		if (reason === void 0) {
			const name1 = node1.name.value;
			const name2 = node2.name.value;
			reason = name1 !== name2 ? `"${maybeAbbreviate(name1)}" and "${maybeAbbreviate(name2)}" are different fields` : sameArguments(ruleContext, fieldInfo1.arguments, fieldInfo2.arguments) ? null : "they have differing arguments";
			fieldInfo1.comparisons.set(fieldInfo2, reason);
		}
		if (reason !== null) return {
			responseName,
			reason,
			fields1: [node1],
			fields2: [node2]
		};
	}
	const type1 = def1 === null || def1 === void 0 ? void 0 : def1.type;
	const type2 = def2 === null || def2 === void 0 ? void 0 : def2.type;
	if (type1 && type2 && doTypesConflict(ruleContext, type1, type2)) {
		var _fieldInfo1$typeStrin, _fieldInfo2$typeStrin;
		const fieldInfo1 = getFieldInfo(fieldDetails1);
		const fieldInfo2 = getFieldInfo(fieldDetails2);
		return {
			responseName,
			reason: `they return conflicting types "${(_fieldInfo1$typeStrin = fieldInfo1.typeString) !== null && _fieldInfo1$typeStrin !== void 0 ? _fieldInfo1$typeStrin : fieldInfo1.typeString = inspect(type1)}" and "${(_fieldInfo2$typeStrin = fieldInfo2.typeString) !== null && _fieldInfo2$typeStrin !== void 0 ? _fieldInfo2$typeStrin : fieldInfo2.typeString = inspect(type2)}"`,
			fields1: [node1],
			fields2: [node2]
		};
	}
	const selectionSet1 = node1.selectionSet;
	const selectionSet2 = node2.selectionSet;
	if (selectionSet1 && selectionSet2) return subfieldConflicts(findConflictsBetweenSubSelectionSets(validationContext, ruleContext, areMutuallyExclusive, getFieldInfo(fieldDetails1).namedType, selectionSet1, getFieldInfo(fieldDetails2).namedType, selectionSet2), responseName, node1, node2);
}
function getFieldInfo(fieldDetails) {
	if (fieldDetails.info === void 0) {
		var _fieldDetails$definit;
		fieldDetails.info = {
			comparisons: /* @__PURE__ */ new Map(),
			namedType: getNamedType((_fieldDetails$definit = fieldDetails.definition) === null || _fieldDetails$definit === void 0 ? void 0 : _fieldDetails$definit.type),
			arguments: getArgumentInfo(fieldDetails.node.arguments)
		};
	}
	return fieldDetails.info;
}
function getArgumentInfo(args) {
	if (args === void 0 || args.length === 0) return;
	const values = /* @__PURE__ */ new Map();
	for (const { name, value } of args) values.set(name.value, value);
	return {
		nodes: args,
		values
	};
}
function sameArguments(ruleContext, argumentInfo1, argumentInfo2) {
	if (argumentInfo1 === void 0) return argumentInfo2 === void 0;
	if (argumentInfo1.nodes.length !== (argumentInfo2 === null || argumentInfo2 === void 0 ? void 0 : argumentInfo2.nodes.length)) return false;
	const values2 = argumentInfo2.values;
	return argumentInfo1.nodes.every((arg1) => {
		spendComplexityBudget(ruleContext, 1);
		const value2 = values2.get(arg1.name.value);
		if (value2 === void 0) return false;
		return stringifyValue(ruleContext, arg1.value) === stringifyValue(ruleContext, value2);
	});
}
function stringifyValue(ruleContext, value) {
	const cached = ruleContext.stringifiedValues.get(value);
	if (cached !== void 0) return cached;
	const result = JSON.stringify(value, (_key, node) => {
		if (!isNode(node)) return node;
		switch (node.kind) {
			case Kind.VARIABLE: return [node.kind, node.name.value];
			case Kind.OBJECT: return [node.kind, node.fields.slice().sort((first, second) => first.name.value < second.name.value ? -1 : first.name.value > second.name.value ? 1 : 0)];
			case Kind.OBJECT_FIELD: return [node.name.value, node.value];
			case Kind.LIST: return [node.kind, node.values];
			case Kind.STRING: return [
				node.kind,
				node.value,
				node.block === true
			];
			default: return [node.kind, "value" in node ? node.value : null];
		}
	});
	ruleContext.stringifiedValues.set(value, result);
	return result;
}
function doTypesConflict(ruleContext, type1, type2) {
	if (type1 === type2) return false;
	spendComplexityBudget(ruleContext, 1);
	if (isListType(type1)) return isListType(type2) ? doTypesConflict(ruleContext, type1.ofType, type2.ofType) : true;
	if (isListType(type2)) return true;
	if (isNonNullType(type1)) return isNonNullType(type2) ? doTypesConflict(ruleContext, type1.ofType, type2.ofType) : true;
	if (isNonNullType(type2)) return true;
	if (isLeafType(type1) || isLeafType(type2)) return type1 !== type2;
	return false;
}
function collectFields$1(validationContext, ruleContext, parentType, selectionSet) {
	const { cachedCollectFieldsResults } = ruleContext;
	let bySelectionSet = cachedCollectFieldsResults.get(parentType);
	if (bySelectionSet === void 0) {
		bySelectionSet = /* @__PURE__ */ new Map();
		cachedCollectFieldsResults.set(parentType, bySelectionSet);
	}
	const cached = bySelectionSet.get(selectionSet);
	if (cached) return cached;
	const fieldDetails = /* @__PURE__ */ new Map();
	const fragmentNames = /* @__PURE__ */ new Set();
	collectFieldsImpl$1(validationContext, parentType, selectionSet, fieldDetails, fragmentNames);
	const result = {
		groupedFieldSet: fieldDetails,
		fragmentNames: [...fragmentNames]
	};
	bySelectionSet.set(selectionSet, result);
	return result;
}
function collectFragmentFields(validationContext, ruleContext, fragment) {
	return collectFields$1(validationContext, ruleContext, typeFromAST(validationContext.getSchema(), fragment.typeCondition), fragment.selectionSet);
}
function collectFieldsImpl$1(validationContext, parentType, selectionSet, fieldDetails, fragmentNames) {
	for (const selection of selectionSet.selections) switch (selection.kind) {
		case Kind.FIELD: {
			var _selection$arguments$, _selection$arguments;
			const fieldName = selection.name.value;
			let fieldDef;
			if (isObjectType(parentType) || isInterfaceType(parentType)) fieldDef = parentType.getFields()[fieldName];
			const responseName = selection.alias ? selection.alias.value : fieldName;
			let fieldDetailsList = fieldDetails.get(responseName);
			if (fieldDetailsList === void 0) {
				fieldDetailsList = [];
				fieldDetails.set(responseName, fieldDetailsList);
			}
			fieldDetailsList.push({
				parentType,
				node: selection,
				definition: fieldDef,
				isSimpleLeaf: ((_selection$arguments$ = (_selection$arguments = selection.arguments) === null || _selection$arguments === void 0 ? void 0 : _selection$arguments.length) !== null && _selection$arguments$ !== void 0 ? _selection$arguments$ : 0) === 0 && !selection.selectionSet
			});
			break;
		}
		case Kind.FRAGMENT_SPREAD:
			fragmentNames.add(selection.name.value);
			break;
		case Kind.INLINE_FRAGMENT: {
			const typeCondition = selection.typeCondition;
			collectFieldsImpl$1(validationContext, typeCondition ? typeFromAST(validationContext.getSchema(), typeCondition) : parentType, selection.selectionSet, fieldDetails, fragmentNames);
			break;
		}
	}
}
function subfieldConflicts(conflicts, responseName, node1, node2) {
	if (conflicts.length > 0) {
		let message = "";
		for (const { responseName: name, reason } of conflicts) {
			message += (message === "" ? "" : " and ") + `subfields "${maybeAbbreviate(name)}" conflict because ${reason}`;
			if (message.length > MAX_CONFLICT_DETAIL_LENGTH) break;
		}
		return {
			responseName,
			reason: maybeAbbreviate(message),
			fields1: collectConflictNodes(node1, conflicts, "fields1"),
			fields2: collectConflictNodes(node2, conflicts, "fields2")
		};
	}
}
function collectConflictNodes(node, conflicts, side) {
	const nodes = [node];
	for (const conflict of conflicts) {
		const remaining = MAX_CONFLICT_NODES - nodes.length;
		const retainedNodes = conflict[side].slice(-remaining);
		nodes.push(...retainedNodes);
		if (nodes.length === MAX_CONFLICT_NODES) break;
	}
	return nodes;
}
function maybeAbbreviate(text) {
	return text.length > MAX_CONFLICT_DETAIL_LENGTH ? text.slice(0, MAX_CONFLICT_DETAIL_LENGTH) + "..." : text;
}
function spendComplexityBudget(ruleContext, cost) {
	ruleContext.remainingComplexityBudget -= cost;
	/* c8 ignore next 3 */
	if (ruleContext.remainingComplexityBudget < 0) throw validationAbortedError;
}
/**
* A way to keep track of pairs of similar things when the ordering of the pair
* does not matter.
*
* Provides a third argument for has/add to allow flagging the pair as
* weakly or strongly present within the collection.
*
* @internal
*/
var PairSet = class {
	constructor() {
		this._data = /* @__PURE__ */ new Map();
	}
	has(a, b, weaklyPresent) {
		return this._has(a, b, weaklyPresent) || this._has(b, a, weaklyPresent);
	}
	_has(a, b, weaklyPresent) {
		var _this$_data$get;
		const result = (_this$_data$get = this._data.get(a)) === null || _this$_data$get === void 0 ? void 0 : _this$_data$get.get(b);
		if (result === void 0) return false;
		return weaklyPresent ? true : weaklyPresent === result;
	}
	add(a, b, weaklyPresent) {
		const map = this._data.get(a);
		if (map === void 0) this._data.set(a, /* @__PURE__ */ new Map([[b, weaklyPresent]]));
		else map.set(b, weaklyPresent);
	}
};
// node_modules/graphql/validation/rules/PossibleFragmentSpreadsRule.mjs
/** @category Validation Rules */
/**
* Possible fragment spread
*
* A fragment spread is only valid if the type condition could ever possibly
* be true: if there is a non-empty intersection of the possible parent types,
* and possible types which pass the type condition.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { PossibleFragmentSpreadsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     dog: Dog
*   }
*
*   type Dog {
*     barkVolume: Int
*   }
*
*   type Cat {
*     meowVolume: Int
*   }
* `);
*
* const invalidDocument = parse(`
*   { dog { ... on Cat { meowVolume } } }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   PossibleFragmentSpreadsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { dog { ... on Dog { barkVolume } } }
* `);
* const validErrors = validate(schema, validDocument, [
*   PossibleFragmentSpreadsRule,
* ]); // => []
* ```
*/
function PossibleFragmentSpreadsRule(context) {
	return {
		InlineFragment(node) {
			const fragType = context.getType();
			const parentType = context.getParentType();
			if (isCompositeType(fragType) && isCompositeType(parentType) && !doTypesOverlap(context.getSchema(), fragType, parentType)) {
				const parentTypeStr = inspect(parentType);
				const fragTypeStr = inspect(fragType);
				context.reportError(new GraphQLError(`Fragment cannot be spread here as objects of type "${parentTypeStr}" can never be of type "${fragTypeStr}".`, { nodes: node }));
			}
		},
		FragmentSpread(node) {
			const fragName = node.name.value;
			const fragType = getFragmentType(context, fragName);
			const parentType = context.getParentType();
			if (fragType && parentType && !doTypesOverlap(context.getSchema(), fragType, parentType)) {
				const parentTypeStr = inspect(parentType);
				const fragTypeStr = inspect(fragType);
				context.reportError(new GraphQLError(`Fragment "${fragName}" cannot be spread here as objects of type "${parentTypeStr}" can never be of type "${fragTypeStr}".`, { nodes: node }));
			}
		}
	};
}
function getFragmentType(context, name) {
	const frag = context.getFragment(name);
	if (frag) {
		const type = typeFromAST(context.getSchema(), frag.typeCondition);
		if (isCompositeType(type)) return type;
	}
}
// node_modules/graphql/validation/rules/PossibleTypeExtensionsRule.mjs
/** @category Validation Rules */
/**
* Possible type extension
*
* A type extension is only valid if the type is defined and has the same kind.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { PossibleTypeExtensionsRule } from 'graphql/validation';
*
* const invalidSDL = `
*   extend type Missing { name: String } type Query { name: String }
* `;
*
* PossibleTypeExtensionsRule.name; // => 'PossibleTypeExtensionsRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   type Query { name: String } extend type Query { other: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function PossibleTypeExtensionsRule(context) {
	const schema = context.getSchema();
	const definedTypes = Object.create(null);
	for (const def of context.getDocument().definitions) if (isTypeDefinitionNode(def)) definedTypes[def.name.value] = def;
	return {
		ScalarTypeExtension: checkExtension,
		ObjectTypeExtension: checkExtension,
		InterfaceTypeExtension: checkExtension,
		UnionTypeExtension: checkExtension,
		EnumTypeExtension: checkExtension,
		InputObjectTypeExtension: checkExtension
	};
	function checkExtension(node) {
		const typeName = node.name.value;
		const defNode = definedTypes[typeName];
		const existingType = schema === null || schema === void 0 ? void 0 : schema.getType(typeName);
		let expectedKind;
		if (defNode) expectedKind = defKindToExtKind[defNode.kind];
		else if (existingType) expectedKind = typeToExtKind(existingType);
		if (expectedKind) {
			if (expectedKind !== node.kind) {
				const kindStr = extensionKindToTypeName(node.kind);
				context.reportError(new GraphQLError(`Cannot extend non-${kindStr} type "${typeName}".`, { nodes: defNode ? [defNode, node] : node }));
			}
		} else {
			const suggestedTypes = suggestionList(typeName, Object.keys({
				...definedTypes,
				...schema === null || schema === void 0 ? void 0 : schema.getTypeMap()
			}));
			context.reportError(new GraphQLError(`Cannot extend type "${typeName}" because it is not defined.` + didYouMean(suggestedTypes), { nodes: node.name }));
		}
	}
}
const defKindToExtKind = {
	[Kind.SCALAR_TYPE_DEFINITION]: Kind.SCALAR_TYPE_EXTENSION,
	[Kind.OBJECT_TYPE_DEFINITION]: Kind.OBJECT_TYPE_EXTENSION,
	[Kind.INTERFACE_TYPE_DEFINITION]: Kind.INTERFACE_TYPE_EXTENSION,
	[Kind.UNION_TYPE_DEFINITION]: Kind.UNION_TYPE_EXTENSION,
	[Kind.ENUM_TYPE_DEFINITION]: Kind.ENUM_TYPE_EXTENSION,
	[Kind.INPUT_OBJECT_TYPE_DEFINITION]: Kind.INPUT_OBJECT_TYPE_EXTENSION
};
function typeToExtKind(type) {
	if (isScalarType(type)) return Kind.SCALAR_TYPE_EXTENSION;
	if (isObjectType(type)) return Kind.OBJECT_TYPE_EXTENSION;
	if (isInterfaceType(type)) return Kind.INTERFACE_TYPE_EXTENSION;
	if (isUnionType(type)) return Kind.UNION_TYPE_EXTENSION;
	if (isEnumType(type)) return Kind.ENUM_TYPE_EXTENSION;
	if (isInputObjectType(type)) return Kind.INPUT_OBJECT_TYPE_EXTENSION;
	/* c8 ignore next 3 */
	invariant(false, "Unexpected type: " + inspect(type));
}
function extensionKindToTypeName(kind) {
	switch (kind) {
		case Kind.SCALAR_TYPE_EXTENSION: return "scalar";
		case Kind.OBJECT_TYPE_EXTENSION: return "object";
		case Kind.INTERFACE_TYPE_EXTENSION: return "interface";
		case Kind.UNION_TYPE_EXTENSION: return "union";
		case Kind.ENUM_TYPE_EXTENSION: return "enum";
		case Kind.INPUT_OBJECT_TYPE_EXTENSION: return "input object";
		/* c8 ignore next */
		default: invariant(false, "Unexpected kind: " + inspect(kind));
	}
}
// node_modules/graphql/validation/rules/ProvidedRequiredArgumentsRule.mjs
/** @category Validation Rules */
/**
* Provided required arguments
*
* A field or directive is only valid if all required (non-null without a
* default value) field arguments have been provided.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { ProvidedRequiredArgumentsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(required: String!): String
*   }
* `);
*
* const invalidDocument = parse(`
*   { field }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   ProvidedRequiredArgumentsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { field(required: "x") }
* `);
* const validErrors = validate(schema, validDocument, [
*   ProvidedRequiredArgumentsRule,
* ]); // => []
* ```
*/
function ProvidedRequiredArgumentsRule(context) {
	return {
		...ProvidedRequiredArgumentsOnDirectivesRule(context),
		Field: { leave(fieldNode) {
			var _fieldNode$arguments;
			const fieldDef = context.getFieldDef();
			if (!fieldDef) return false;
			const providedArgs = new Set(
				/* c8 ignore next */
				(_fieldNode$arguments = fieldNode.arguments) === null || _fieldNode$arguments === void 0 ? void 0 : _fieldNode$arguments.map((arg) => arg.name.value)
			);
			for (const argDef of fieldDef.args) if (!providedArgs.has(argDef.name) && isRequiredArgument(argDef)) {
				const argTypeStr = inspect(argDef.type);
				context.reportError(new GraphQLError(`Field "${fieldDef.name}" argument "${argDef.name}" of type "${argTypeStr}" is required, but it was not provided.`, { nodes: fieldNode }));
			}
		} }
	};
}
/** @internal */
function ProvidedRequiredArgumentsOnDirectivesRule(context) {
	var _schema$getDirectives;
	const requiredArgsMap = Object.create(null);
	const schema = context.getSchema();
	const definedDirectives = (_schema$getDirectives = schema === null || schema === void 0 ? void 0 : schema.getDirectives()) !== null && _schema$getDirectives !== void 0 ? _schema$getDirectives : specifiedDirectives;
	for (const directive of definedDirectives) requiredArgsMap[directive.name] = keyMap(directive.args.filter(isRequiredArgument), (arg) => arg.name);
	const astDefinitions = context.getDocument().definitions;
	for (const def of astDefinitions) if (def.kind === Kind.DIRECTIVE_DEFINITION) {
		var _def$arguments;
		/* c8 ignore next */
		const argNodes = (_def$arguments = def.arguments) !== null && _def$arguments !== void 0 ? _def$arguments : [];
		requiredArgsMap[def.name.value] = keyMap(argNodes.filter(isRequiredArgumentNode), (arg) => arg.name.value);
	}
	return { Directive: { leave(directiveNode) {
		const directiveName = directiveNode.name.value;
		const requiredArgs = requiredArgsMap[directiveName];
		if (requiredArgs) {
			var _directiveNode$argume;
			/* c8 ignore next */
			const argNodes = (_directiveNode$argume = directiveNode.arguments) !== null && _directiveNode$argume !== void 0 ? _directiveNode$argume : [];
			const argNodeMap = new Set(argNodes.map((arg) => arg.name.value));
			for (const [argName, argDef] of Object.entries(requiredArgs)) if (!argNodeMap.has(argName)) {
				const argType = isType(argDef.type) ? inspect(argDef.type) : print(argDef.type);
				context.reportError(new GraphQLError(`Directive "@${directiveName}" argument "${argName}" of type "${argType}" is required, but it was not provided.`, { nodes: directiveNode }));
			}
		}
	} } };
}
function isRequiredArgumentNode(arg) {
	return arg.type.kind === Kind.NON_NULL_TYPE && arg.defaultValue == null;
}
// node_modules/graphql/validation/rules/ScalarLeafsRule.mjs
/** @category Validation Rules */
/**
* Scalar leafs
*
* A GraphQL document is valid only if all leaf fields (fields without
* sub selections) are of scalar or enum types.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { ScalarLeafsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { name { length } }
* `);
* const invalidErrors = validate(schema, invalidDocument, [ScalarLeafsRule]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name }
* `);
* const validErrors = validate(schema, validDocument, [ScalarLeafsRule]); // => []
* ```
*/
function ScalarLeafsRule(context) {
	return { Field(node) {
		const type = context.getType();
		const selectionSet = node.selectionSet;
		if (type) {
			if (isLeafType(getNamedType(type))) {
				if (selectionSet) {
					const fieldName = node.name.value;
					const typeStr = inspect(type);
					context.reportError(new GraphQLError(`Field "${fieldName}" must not have a selection since type "${typeStr}" has no subfields.`, { nodes: selectionSet }));
				}
			} else if (!selectionSet) {
				const fieldName = node.name.value;
				const typeStr = inspect(type);
				context.reportError(new GraphQLError(`Field "${fieldName}" of type "${typeStr}" must have a selection of subfields. Did you mean "${fieldName} { ... }"?`, { nodes: node }));
			} else if (selectionSet.selections.length === 0) {
				const fieldName = node.name.value;
				const typeStr = inspect(type);
				context.reportError(new GraphQLError(`Field "${fieldName}" of type "${typeStr}" must have at least one field selected.`, { nodes: node }));
			}
		}
	} };
}
// node_modules/graphql/jsutils/printPathArray.mjs
/**
* Build a string describing the path.
*
* @internal
*/
function printPathArray(path) {
	return path.map((key) => typeof key === "number" ? "[" + key.toString() + "]" : "." + key).join("");
}
// node_modules/graphql/jsutils/Path.mjs
/** @category Paths */
/** Represents a linked response path from a field back to the root response. */
/**
* Given a Path and a key, return a new Path containing the new key.
*
* @internal
*/
function addPath(prev, key, typename) {
	return {
		prev,
		key,
		typename
	};
}
/**
* Given a Path, return an Array of the path keys.
* @param path - The linked response path to flatten.
* @returns An array of response path keys from root to leaf.
* @example
* ```ts
* import { pathToArray } from 'graphql/jsutils/Path';
*
* const path = {
*   prev: {
*     prev: {
*       prev: undefined,
*       key: 'viewer',
*       typename: 'Query',
*     },
*     key: 'friends',
*     typename: 'User',
*   },
*   key: 0,
*   typename: undefined,
* };
*
* pathToArray(path); // => ['viewer', 'friends', 0]
* pathToArray(undefined); // => []
* ```
*/
function pathToArray(path) {
	const flattened = [];
	let curr = path;
	while (curr) {
		flattened.push(curr.key);
		curr = curr.prev;
	}
	return flattened.reverse();
}
// node_modules/graphql/utilities/coerceInputValue.mjs
/** @category Values */
/**
* Coerces a JavaScript value given a GraphQL Input Type.
* @param inputValue - JavaScript value to coerce.
* @param type - GraphQL input type to coerce the value against.
* @param onError - Callback invoked for each coercion error.
* @param hideSuggestions - Omit suggestions from error messages.
* @returns Coerced value, or undefined if coercion failed and errors were reported.
* @example
* ```ts
* // Coerce runtime input values and throw on invalid input by default.
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLList,
*   GraphQLNonNull,
*   GraphQLString,
* } from 'graphql/type';
* import { coerceInputValue } from 'graphql/utilities';
*
* const ReviewInput = new GraphQLInputObjectType({
*   name: 'ReviewInput',
*   fields: {
*     stars: { type: new GraphQLNonNull(GraphQLInt) },
*     tags: { type: new GraphQLList(GraphQLString) },
*   },
* });
*
* coerceInputValue({ stars: 5, tags: ['featured'] }, ReviewInput); // => { stars: 5, tags: ['featured'] }
* coerceInputValue({ stars: 'bad' }, ReviewInput); // throws an error
* ```
* @example
* ```ts
* // This variant collects coercion errors with a custom onError callback.
* import { GraphQLInt, GraphQLNonNull } from 'graphql/type';
* import { coerceInputValue } from 'graphql/utilities';
*
* const errors: Array<{
*   path: ReadonlyArray<string | number>;
*   invalidValue: unknown;
*   message: string;
* }> = [];
* const value = coerceInputValue(
*   null,
*   new GraphQLNonNull(GraphQLInt),
*   (path, invalidValue, error) => {
*     errors.push({ path, invalidValue, message: error.message });
*   },
* );
*
* value; // => undefined
* errors; // => [ { path: [], invalidValue: null, message: 'Expected non-nullable type "Int!" not to be null.' } ]
* ```
*/
function coerceInputValue(inputValue, type, onError = defaultOnError, hideSuggestions) {
	return coerceInputValueImpl(inputValue, type, onError, void 0, hideSuggestions);
}
function defaultOnError(path, invalidValue, error) {
	let errorPrefix = "Invalid value " + inspect(invalidValue);
	if (path.length > 0) errorPrefix += ` at "value${printPathArray(path)}"`;
	error.message = errorPrefix + ": " + error.message;
	throw error;
}
function coerceInputValueImpl(inputValue, type, onError, path, hideSuggestions) {
	if (isNonNullType(type)) {
		if (inputValue != null) return coerceInputValueImpl(inputValue, type.ofType, onError, path, hideSuggestions);
		onError(pathToArray(path), inputValue, new GraphQLError(`Expected non-nullable type "${inspect(type)}" not to be null.`));
		return;
	}
	if (inputValue == null) return null;
	if (isListType(type)) {
		const itemType = type.ofType;
		if (isIterableObject(inputValue)) return Array.from(inputValue, (itemValue, index) => {
			const itemPath = addPath(path, index, void 0);
			return coerceInputValueImpl(itemValue, itemType, onError, itemPath, hideSuggestions);
		});
		return [coerceInputValueImpl(inputValue, itemType, onError, path, hideSuggestions)];
	}
	if (isInputObjectType(type)) {
		if (!isObjectLike(inputValue) || Array.isArray(inputValue)) {
			onError(pathToArray(path), inputValue, new GraphQLError(`Expected type "${type.name}" to be an object.`));
			return;
		}
		const coercedValue = Object.create(null);
		const fieldDefs = type.getFields();
		for (const field of Object.values(fieldDefs)) {
			const fieldValue = inputValue[field.name];
			if (fieldValue === void 0) {
				if (field.defaultValue !== void 0) coercedValue[field.name] = field.defaultValue;
				else if (isNonNullType(field.type)) {
					const typeStr = inspect(field.type);
					onError(pathToArray(path), inputValue, new GraphQLError(`Field "${field.name}" of required type "${typeStr}" was not provided.`));
				}
				continue;
			}
			coercedValue[field.name] = coerceInputValueImpl(fieldValue, field.type, onError, addPath(path, field.name, type.name), hideSuggestions);
		}
		for (const fieldName of Object.keys(inputValue)) if (!fieldDefs[fieldName]) {
			const suggestions = hideSuggestions ? [] : suggestionList(fieldName, Object.keys(type.getFields()));
			onError(pathToArray(path), inputValue, new GraphQLError(`Field "${fieldName}" is not defined by type "${type.name}".` + didYouMean(suggestions)));
		}
		if (type.isOneOf) {
			const keys = Object.keys(coercedValue);
			if (keys.length !== 1) onError(pathToArray(path), inputValue, new GraphQLError(`Exactly one key must be specified for OneOf type "${type.name}".`));
			const key = keys[0];
			const value = coercedValue[key];
			if (value === null) onError(pathToArray(path).concat(key), value, new GraphQLError(`Field "${key}" must be non-null.`));
		}
		return { ...coercedValue };
	}
	if (isLeafType(type)) {
		let parseResult;
		try {
			parseResult = isEnumType(type) ? type.parseValue(inputValue, hideSuggestions) : type.parseValue(inputValue);
		} catch (error) {
			if (error instanceof GraphQLError) onError(pathToArray(path), inputValue, error);
			else onError(pathToArray(path), inputValue, new GraphQLError(`Expected type "${type.name}". ` + error.message, { originalError: error }));
			return;
		}
		if (parseResult === void 0) onError(pathToArray(path), inputValue, new GraphQLError(`Expected type "${type.name}".`));
		return parseResult;
	}
	/* c8 ignore next 3 */
	invariant(false, "Unexpected input type: " + inspect(type));
}
// node_modules/graphql/utilities/valueFromAST.mjs
/** @category Values */
/**
* Produces a JavaScript value given a GraphQL Value AST.
*
* A GraphQL type must be provided, which will be used to interpret different
* GraphQL Value literals.
*
* Returns `undefined` when the value could not be validly coerced according to
* the provided type.
*
* | GraphQL Value        | JSON Value    |
* | -------------------- | ------------- |
* | Input Object         | Object        |
* | List                 | Array         |
* | Boolean              | Boolean       |
* | String               | String        |
* | Int / Float          | Number        |
* | Enum Value           | Unknown       |
* | NullValue            | null          |
* @param valueNode - GraphQL value AST node to convert.
* @param type - The GraphQL type to inspect.
* @param variables - Optional runtime variable values keyed by variable name.
* @returns The coerced JavaScript value, or undefined if the AST value cannot be coerced to the type.
* @example
* ```ts
* // Coerce literal values without variables.
* import { parseValue } from 'graphql/language';
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLList,
*   GraphQLNonNull,
*   GraphQLString,
* } from 'graphql/type';
* import { valueFromAST } from 'graphql/utilities';
*
* const ReviewInput = new GraphQLInputObjectType({
*   name: 'ReviewInput',
*   fields: {
*     stars: { type: new GraphQLNonNull(GraphQLInt) },
*     tags: { type: new GraphQLList(GraphQLString) },
*   },
* });
*
* valueFromAST(parseValue('{ stars: 5, tags: ["featured"] }'), ReviewInput); // => { stars: 5, tags: ['featured'] }
* valueFromAST(parseValue('{ stars: "bad" }'), ReviewInput); // => undefined
* ```
* @example
* ```ts
* // This variant resolves variable references from runtime values.
* import { parseValue } from 'graphql/language';
* import { GraphQLInt } from 'graphql/type';
* import { valueFromAST } from 'graphql/utilities';
*
* valueFromAST(parseValue('$stars'), GraphQLInt, { stars: 5 }); // => 5
* valueFromAST(parseValue('$stars'), GraphQLInt, {}); // => undefined
* ```
*/
function valueFromAST(valueNode, type, variables) {
	if (!valueNode) return;
	if (valueNode.kind === Kind.VARIABLE) {
		const variableName = valueNode.name.value;
		if (variables == null || !hasOwnProperty$1(variables, variableName) || variables[variableName] === void 0) return;
		const variableValue = variables[variableName];
		if (variableValue === null && isNonNullType(type)) return;
		return variableValue;
	}
	if (isNonNullType(type)) {
		if (valueNode.kind === Kind.NULL) return;
		return valueFromAST(valueNode, type.ofType, variables);
	}
	if (valueNode.kind === Kind.NULL) return null;
	if (isListType(type)) {
		const itemType = type.ofType;
		if (valueNode.kind === Kind.LIST) {
			const coercedValues = [];
			for (const itemNode of valueNode.values) if (isMissingVariable(itemNode, variables)) {
				if (isNonNullType(itemType)) return;
				coercedValues.push(null);
			} else {
				const itemValue = valueFromAST(itemNode, itemType, variables);
				if (itemValue === void 0) return;
				coercedValues.push(itemValue);
			}
			return coercedValues;
		}
		const coercedValue = valueFromAST(valueNode, itemType, variables);
		if (coercedValue === void 0) return;
		return [coercedValue];
	}
	if (isInputObjectType(type)) {
		if (valueNode.kind !== Kind.OBJECT) return;
		const coercedObj = Object.create(null);
		const fieldNodes = keyMap(valueNode.fields, (field) => field.name.value);
		for (const field of Object.values(type.getFields())) {
			const fieldNode = fieldNodes[field.name];
			if (!fieldNode || isMissingVariable(fieldNode.value, variables)) {
				if (field.defaultValue !== void 0) coercedObj[field.name] = field.defaultValue;
				else if (isNonNullType(field.type)) return;
				continue;
			}
			const fieldValue = valueFromAST(fieldNode.value, field.type, variables);
			if (fieldValue === void 0) return;
			coercedObj[field.name] = fieldValue;
		}
		if (type.isOneOf) {
			const keys = Object.keys(coercedObj);
			if (keys.length !== 1) return;
			if (coercedObj[keys[0]] === null) return;
		}
		return coercedObj;
	}
	if (isLeafType(type)) {
		let result;
		try {
			result = type.parseLiteral(valueNode, variables);
		} catch (_error) {
			return;
		}
		if (result === void 0) return;
		return result;
	}
	/* c8 ignore next 3 */
	invariant(false, "Unexpected input type: " + inspect(type));
}
function isMissingVariable(valueNode, variables) {
	return valueNode.kind === Kind.VARIABLE && (variables == null || !hasOwnProperty$1(variables, valueNode.name.value) || variables[valueNode.name.value] === void 0);
}
function hasOwnProperty$1(obj, prop) {
	return Object.prototype.hasOwnProperty.call(obj, prop);
}
// node_modules/graphql/execution/values.mjs
/** @category Values */
/**
* Prepares an object map of variableValues of the correct type based on the
* provided variable definitions and arbitrary input. If the input cannot be
* parsed to match the variable definitions, GraphQLError values are returned.
*
* Note: Returned value is a plain Object with a prototype, since it is
* exposed to user code. Care should be taken to not pull values from the
* Object prototype.
* @param schema - GraphQL schema to use.
* @param varDefNodes - The variable definition AST nodes to coerce.
* @param inputs - The runtime variable values keyed by variable name.
* @param options - Optional variable coercion options, including error limits.
* @returns Coerced variable values, or request errors.
* @example
* ```ts
* import assert from 'node:assert/strict';
* // Coerce provided variables and apply operation defaults.
* import { parse, Kind } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { getVariableValues } from 'graphql/execution';
*
* const schema = buildSchema(`
*   type Query {
*     reviews(stars: Int!, limit: Int = 10): [String]
*   }
* `);
* const document = parse(`
*   query ($stars: Int!, $limit: Int = 10) {
*     reviews(stars: $stars, limit: $limit)
*   }
* `);
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
*
* const result = getVariableValues(schema, operation.variableDefinitions ?? [], {
*   stars: 5,
* });
*
* result; // => { coerced: { stars: 5, limit: 10 } }
* ```
* @example
* ```ts
* import assert from 'node:assert/strict';
* // This variant uses maxErrors to cap reported coercion errors.
* import { parse, Kind } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { getVariableValues } from 'graphql/execution';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type Query {
*     review(input: ReviewInput!): String
*   }
* `);
* const document = parse(`
*   query ($first: ReviewInput!, $second: ReviewInput!) {
*     first: review(input: $first)
*     second: review(input: $second)
*   }
* `);
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
*
* const result = getVariableValues(
*   schema,
*   operation.variableDefinitions ?? [],
*   { first: { stars: 'bad' }, second: { stars: 'also bad' } },
*   { maxErrors: 1 },
* );
*
* result.errors?.length; // => 2
* result.errors?.[1].message.includes('error limit reached'); // => true
* ```
*/
function getVariableValues(schema, varDefNodes, inputs, options) {
	const errors = [];
	const maxErrors = options === null || options === void 0 ? void 0 : options.maxErrors;
	try {
		const coerced = coerceVariableValues(schema, varDefNodes, inputs, (error) => {
			if (maxErrors != null && errors.length >= maxErrors) throw new GraphQLError("Too many errors processing variables, error limit reached. Execution aborted.");
			errors.push(error);
		}, options === null || options === void 0 ? void 0 : options.hideSuggestions);
		if (errors.length === 0) return { coerced };
	} catch (error) {
		errors.push(error);
	}
	return { errors };
}
function coerceVariableValues(schema, varDefNodes, inputs, onError, hideSuggestions) {
	const coercedValues = Object.create(null);
	for (const varDefNode of varDefNodes) {
		const varName = varDefNode.variable.name.value;
		const varType = typeFromAST(schema, varDefNode.type);
		if (!isInputType(varType)) {
			onError(new GraphQLError(`Variable "$${varName}" expected value of type "${printForError(varDefNode.type)}" which cannot be used as an input type.`, { nodes: varDefNode.type }));
			continue;
		}
		if (!hasOwnProperty(inputs, varName)) {
			if (varDefNode.defaultValue) coercedValues[varName] = valueFromAST(varDefNode.defaultValue, varType);
			else if (isNonNullType(varType)) onError(new GraphQLError(`Variable "$${varName}" of required type "${inspect(varType)}" was not provided.`, { nodes: varDefNode }));
			continue;
		}
		const value = inputs[varName];
		if (value === null && isNonNullType(varType)) {
			onError(new GraphQLError(`Variable "$${varName}" of non-null type "${inspect(varType)}" must not be null.`, { nodes: varDefNode }));
			continue;
		}
		coercedValues[varName] = coerceInputValue(value, varType, (path, invalidValue, error) => {
			let prefix = `Variable "$${varName}" got invalid value ` + inspect(invalidValue);
			if (path.length > 0) prefix += ` at "${varName}${printPathArray(path)}"`;
			onError(new GraphQLError(prefix + "; " + error.message, {
				nodes: varDefNode,
				originalError: error
			}));
		}, hideSuggestions);
	}
	return { ...coercedValues };
}
/**
* Prepares an object map of argument values given a list of argument
* definitions and list of argument AST nodes.
*
* Note: Returned value is a plain Object with a prototype, since it is
* exposed to user code. Care should be taken to not pull values from the
* Object prototype.
* @param def - The field or directive definition whose arguments should be coerced.
* @param node - The AST node to inspect.
* @param variableValues - The runtime variable values keyed by variable name.
* @returns Coerced argument values keyed by argument name.
* @example
* ```ts
* import assert from 'node:assert/strict';
* // Read literal argument values and defaults.
* import { parse, Kind } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { getArgumentValues } from 'graphql/execution';
*
* const schema = buildSchema(`
*   type Query {
*     reviews(stars: Int!, limit: Int = 10): [String]
*   }
* `);
* const fieldDef = schema.getQueryType()?.getFields().reviews;
* assert(fieldDef);
* const document = parse('{ reviews(stars: 5) }');
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
* assert(fieldNode.kind === Kind.FIELD);
*
* getArgumentValues(fieldDef, fieldNode); // => { stars: 5, limit: 10 }
* ```
* @example
* ```ts
* import assert from 'node:assert/strict';
* // This variant resolves argument values from operation variables.
* import { parse, Kind } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { getArgumentValues } from 'graphql/execution';
*
* const schema = buildSchema(`
*   type Query {
*     reviews(stars: Int!): [String]
*   }
* `);
* const fieldDef = schema.getQueryType()?.getFields().reviews;
* assert(fieldDef);
* const document = parse('query ($stars: Int!) { reviews(stars: $stars) }');
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
* assert(fieldNode.kind === Kind.FIELD);
*
* getArgumentValues(fieldDef, fieldNode, { stars: 5 }); // => { stars: 5 }
* getArgumentValues(fieldDef, fieldNode, {}); // throws an error
* ```
*/
function getArgumentValues(def, node, variableValues) {
	var _node$arguments;
	const coercedValues = Object.create(null);
	const argNodeMap = keyMap((_node$arguments = node.arguments) !== null && _node$arguments !== void 0 ? _node$arguments : [], (arg) => arg.name.value);
	for (const argDef of def.args) {
		const name = argDef.name;
		const argType = argDef.type;
		const argumentNode = argNodeMap[name];
		if (!argumentNode) {
			if (argDef.defaultValue !== void 0) coercedValues[name] = argDef.defaultValue;
			else if (isNonNullType(argType)) throw new GraphQLError(`Argument "${name}" of required type "${inspect(argType)}" was not provided.`, { nodes: node });
			continue;
		}
		const valueNode = argumentNode.value;
		let isNull = valueNode.kind === Kind.NULL;
		if (valueNode.kind === Kind.VARIABLE) {
			const variableName = valueNode.name.value;
			if (variableValues == null || !hasOwnProperty(variableValues, variableName)) {
				if (argDef.defaultValue !== void 0) coercedValues[name] = argDef.defaultValue;
				else if (isNonNullType(argType)) throw new GraphQLError(`Argument "${name}" of required type "${inspect(argType)}" was provided the variable "$${variableName}" which was not provided a runtime value.`, { nodes: valueNode });
				continue;
			}
			isNull = variableValues[variableName] == null;
		}
		if (isNull && isNonNullType(argType)) throw new GraphQLError(`Argument "${name}" of non-null type "${inspect(argType)}" must not be null.`, { nodes: valueNode });
		const coercedValue = valueFromAST(valueNode, argType, variableValues);
		if (coercedValue === void 0) throw new GraphQLError(`Argument "${name}" has invalid value ${printForError(valueNode)}.`, { nodes: valueNode });
		coercedValues[name] = coercedValue;
	}
	return { ...coercedValues };
}
/**
* AST node shape accepted by getDirectiveValues.
* @internal
*/
/**
* Prepares an object map of argument values given a directive definition
* and a AST node which may contain directives. Optionally also accepts a map
* of variable values.
*
* If the directive does not exist on the node, returns undefined.
*
* Note: Returned value is a plain Object with a prototype, since it is
* exposed to user code. Care should be taken to not pull values from the
* Object prototype.
* @param directiveDef - The directive definition whose arguments should be coerced.
* @param node - The AST node to inspect.
* @param variableValues - The runtime variable values keyed by variable name.
* @returns Coerced directive argument values keyed by argument name.
* @example
* ```ts
* import assert from 'node:assert/strict';
* // Read literal directive arguments from a node.
* import { parse, Kind } from 'graphql/language';
* import { GraphQLSkipDirective } from 'graphql/type';
* import { getDirectiveValues } from 'graphql/execution';
*
* const document = parse('{ name @skip(if: true) }');
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
*
* getDirectiveValues(GraphQLSkipDirective, fieldNode); // => { if: true }
* ```
* @example
* ```ts
* import assert from 'node:assert/strict';
* // This variant resolves directive arguments from variables and handles absent directives.
* import { parse, Kind } from 'graphql/language';
* import { GraphQLIncludeDirective } from 'graphql/type';
* import { getDirectiveValues } from 'graphql/execution';
*
* const document = parse(
*   'query ($includeName: Boolean!) { name @include(if: $includeName) }',
* );
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
*
* getDirectiveValues(GraphQLIncludeDirective, fieldNode, {
*   includeName: false,
* }); // => { if: false }
* getDirectiveValues(GraphQLIncludeDirective, { directives: [] }); // => undefined
* ```
*/
function getDirectiveValues(directiveDef, node, variableValues) {
	var _node$directives;
	const directiveNode = (_node$directives = node.directives) === null || _node$directives === void 0 ? void 0 : _node$directives.find((directive) => directive.name.value === directiveDef.name);
	if (directiveNode) return getArgumentValues(directiveDef, directiveNode, variableValues);
}
function hasOwnProperty(obj, prop) {
	return Object.prototype.hasOwnProperty.call(obj, prop);
}
// node_modules/graphql/execution/collectFields.mjs
/**
* Given a selectionSet, collects all of the fields and returns them.
*
* CollectFields requires the "runtime type" of an object. For a field that
* returns an Interface or Union type, the "runtime type" will be the actual
* object type returned by that field.
*
* @internal
*/
function collectFields(schema, fragments, variableValues, runtimeType, selectionSet, onSelectionSet) {
	const fields = /* @__PURE__ */ new Map();
	collectFieldsImpl(schema, fragments, variableValues, runtimeType, selectionSet, fields, /* @__PURE__ */ new Set(), onSelectionSet);
	return fields;
}
/**
* Given an array of field nodes, collects all of the subfields of the passed
* in fields, and returns them at the end.
*
* CollectSubFields requires the "return type" of an object. For a field that
* returns an Interface or Union type, the "return type" will be the actual
* object type returned by that field.
*
* @internal
*/
function collectSubfields$1(schema, fragments, variableValues, returnType, fieldNodes) {
	const subFieldNodes = /* @__PURE__ */ new Map();
	const visitedFragmentNames = /* @__PURE__ */ new Set();
	for (const node of fieldNodes) if (node.selectionSet) collectFieldsImpl(schema, fragments, variableValues, returnType, node.selectionSet, subFieldNodes, visitedFragmentNames);
	return subFieldNodes;
}
function collectFieldsImpl(schema, fragments, variableValues, runtimeType, selectionSet, fields, visitedFragmentNames, onSelectionSet) {
	onSelectionSet === null || onSelectionSet === void 0 || onSelectionSet(selectionSet);
	for (const selection of selectionSet.selections) switch (selection.kind) {
		case Kind.FIELD: {
			if (!shouldIncludeNode(variableValues, selection)) continue;
			const name = getFieldEntryKey(selection);
			const fieldList = fields.get(name);
			if (fieldList !== void 0) fieldList.push(selection);
			else fields.set(name, [selection]);
			break;
		}
		case Kind.INLINE_FRAGMENT:
			if (!shouldIncludeNode(variableValues, selection) || !doesFragmentConditionMatch(schema, selection, runtimeType)) continue;
			collectFieldsImpl(schema, fragments, variableValues, runtimeType, selection.selectionSet, fields, visitedFragmentNames, onSelectionSet);
			break;
		case Kind.FRAGMENT_SPREAD: {
			const fragName = selection.name.value;
			if (visitedFragmentNames.has(fragName) || !shouldIncludeNode(variableValues, selection)) continue;
			visitedFragmentNames.add(fragName);
			const fragment = fragments[fragName];
			if (!fragment || !doesFragmentConditionMatch(schema, fragment, runtimeType)) continue;
			collectFieldsImpl(schema, fragments, variableValues, runtimeType, fragment.selectionSet, fields, visitedFragmentNames, onSelectionSet);
			break;
		}
	}
}
/**
* Determines if a field should be included based on the `@include` and `@skip`
* directives, where `@skip` has higher precedence than `@include`.
*
* @internal
*/
function shouldIncludeNode(variableValues, node) {
	const skip = getDirectiveValues(GraphQLSkipDirective, node, variableValues);
	if ((skip === null || skip === void 0 ? void 0 : skip.if) === true) return false;
	const include = getDirectiveValues(GraphQLIncludeDirective, node, variableValues);
	if ((include === null || include === void 0 ? void 0 : include.if) === false) return false;
	return true;
}
/**
* Determines if a fragment is applicable to the given type.
*
* @internal
*/
function doesFragmentConditionMatch(schema, fragment, type) {
	const typeConditionNode = fragment.typeCondition;
	if (!typeConditionNode) return true;
	const conditionalType = typeFromAST(schema, typeConditionNode);
	if (conditionalType === type) return true;
	if (isAbstractType(conditionalType)) return schema.isSubType(conditionalType, type);
	return false;
}
/**
* Implements the logic to compute the key of a given field's entry
*
* @internal
*/
function getFieldEntryKey(node) {
	return node.alias ? node.alias.value : node.name.value;
}
// node_modules/graphql/validation/rules/SingleFieldSubscriptionsRule.mjs
/** @category Validation Rules */
/**
* Subscriptions must only include a non-introspection field.
*
* A GraphQL subscription is valid only if it contains a single root field and
* that root field is not an introspection field.
*
* See https://spec.graphql.org/draft/#sec-Single-root-field
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { SingleFieldSubscriptionsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
*
*   type Subscription {
*     a: String
*     b: String
*   }
* `);
*
* const invalidDocument = parse(`
*   subscription { a b }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   SingleFieldSubscriptionsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   subscription { a }
* `);
* const validErrors = validate(schema, validDocument, [
*   SingleFieldSubscriptionsRule,
* ]); // => []
* ```
*/
function SingleFieldSubscriptionsRule(context) {
	let fragments;
	function reserveSelectionSetWork(selectionSet) {
		context.spendFragmentWork(selectionSet.selections.length);
		for (const selection of selectionSet.selections) {
			const directives = selection.directives;
			if (directives !== void 0) {
				context.spendFragmentWork(directives.length);
				for (const directive of directives) if (directive.name.value === "skip" || directive.name.value === "include") {
					var _directive$arguments$, _directive$arguments;
					context.spendFragmentWork((_directive$arguments$ = (_directive$arguments = directive.arguments) === null || _directive$arguments === void 0 ? void 0 : _directive$arguments.length) !== null && _directive$arguments$ !== void 0 ? _directive$arguments$ : 0);
				}
			}
		}
	}
	return { OperationDefinition(node) {
		if (node.operation === "subscription") {
			const schema = context.getSchema();
			const subscriptionType = schema.getSubscriptionType();
			if (subscriptionType) {
				const operationName = node.name ? node.name.value : null;
				const variableValues = Object.create(null);
				if (fragments === void 0) {
					fragments = Object.create(null);
					const definitions = context.getDocument().definitions;
					context.spendFragmentWork(definitions.length);
					for (const definition of definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
				}
				const fields = collectFields(schema, fragments, variableValues, subscriptionType, node.selectionSet, reserveSelectionSetWork);
				if (fields.size > 1) {
					const extraFieldSelections = [...fields.values()].slice(1).flat();
					context.reportError(new GraphQLError(operationName != null ? `Subscription "${operationName}" must select only one top level field.` : "Anonymous Subscription must select only one top level field.", { nodes: extraFieldSelections }));
				}
				for (const fieldNodes of fields.values()) if (fieldNodes[0].name.value.startsWith("__")) context.reportError(new GraphQLError(operationName != null ? `Subscription "${operationName}" must not select an introspection top level field.` : "Anonymous Subscription must not select an introspection top level field.", { nodes: fieldNodes }));
			}
		}
	} };
}
// node_modules/graphql/jsutils/groupBy.mjs
/**
* Groups array items into a Map, given a function to produce grouping key.
*
* @internal
*/
function groupBy(list, keyFn) {
	const result = /* @__PURE__ */ new Map();
	for (const item of list) {
		const key = keyFn(item);
		const group = result.get(key);
		if (group === void 0) result.set(key, [item]);
		else group.push(item);
	}
	return result;
}
// node_modules/graphql/validation/rules/UniqueArgumentDefinitionNamesRule.mjs
/** @category Validation Rules */
/**
* Unique argument definition names
*
* A GraphQL Object or Interface type is only valid if all its fields have uniquely named arguments.
* A GraphQL Directive is only valid if all its arguments are uniquely named.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueArgumentDefinitionNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   type Query { field(arg: String, arg: Int): String }
* `;
*
* UniqueArgumentDefinitionNamesRule.name; // => 'UniqueArgumentDefinitionNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   type Query { field(arg: String): String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueArgumentDefinitionNamesRule(context) {
	return {
		DirectiveDefinition(directiveNode) {
			var _directiveNode$argume;
			/* c8 ignore next */
			const argumentNodes = (_directiveNode$argume = directiveNode.arguments) !== null && _directiveNode$argume !== void 0 ? _directiveNode$argume : [];
			return checkArgUniqueness(`@${directiveNode.name.value}`, argumentNodes);
		},
		InterfaceTypeDefinition: checkArgUniquenessPerField,
		InterfaceTypeExtension: checkArgUniquenessPerField,
		ObjectTypeDefinition: checkArgUniquenessPerField,
		ObjectTypeExtension: checkArgUniquenessPerField
	};
	function checkArgUniquenessPerField(typeNode) {
		var _typeNode$fields;
		const typeName = typeNode.name.value;
		/* c8 ignore next */
		const fieldNodes = (_typeNode$fields = typeNode.fields) !== null && _typeNode$fields !== void 0 ? _typeNode$fields : [];
		for (const fieldDef of fieldNodes) {
			var _fieldDef$arguments;
			const fieldName = fieldDef.name.value;
			/* c8 ignore next */
			const argumentNodes = (_fieldDef$arguments = fieldDef.arguments) !== null && _fieldDef$arguments !== void 0 ? _fieldDef$arguments : [];
			checkArgUniqueness(`${typeName}.${fieldName}`, argumentNodes);
		}
		return false;
	}
	function checkArgUniqueness(parentName, argumentNodes) {
		const seenArgs = groupBy(argumentNodes, (arg) => arg.name.value);
		for (const [argName, argNodes] of seenArgs) if (argNodes.length > 1) context.reportError(new GraphQLError(`Argument "${parentName}(${argName}:)" can only be defined once.`, { nodes: argNodes.map((node) => node.name) }));
		return false;
	}
}
// node_modules/graphql/validation/rules/UniqueArgumentNamesRule.mjs
/** @category Validation Rules */
/**
* Unique argument names
*
* A GraphQL field or directive is only valid if all supplied arguments are
* uniquely named.
*
* See https://spec.graphql.org/draft/#sec-Argument-Names
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueArgumentNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: String): String
*   }
* `);
*
* const invalidDocument = parse(`
*   { field(arg: "1", arg: "2") }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueArgumentNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { field(arg: "1") }
* `);
* const validErrors = validate(schema, validDocument, [UniqueArgumentNamesRule]); // => []
* ```
*/
function UniqueArgumentNamesRule(context) {
	return {
		Field: checkArgUniqueness,
		Directive: checkArgUniqueness
	};
	function checkArgUniqueness(parentNode) {
		var _parentNode$arguments;
		const seenArgs = groupBy((_parentNode$arguments = parentNode.arguments) !== null && _parentNode$arguments !== void 0 ? _parentNode$arguments : [], (arg) => arg.name.value);
		for (const [argName, argNodes] of seenArgs) if (argNodes.length > 1) context.reportError(new GraphQLError(`There can be only one argument named "${argName}".`, { nodes: argNodes.map((node) => node.name) }));
	}
}
// node_modules/graphql/validation/rules/UniqueDirectiveNamesRule.mjs
/** @category Validation Rules */
/**
* Unique directive names
*
* A GraphQL document is only valid if all defined directives have unique names.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueDirectiveNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   directive @tag on FIELD directive @tag on QUERY type Query { name: String }
* `;
*
* UniqueDirectiveNamesRule.name; // => 'UniqueDirectiveNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   directive @tag on FIELD type Query { name: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueDirectiveNamesRule(context) {
	const knownDirectiveNames = Object.create(null);
	const schema = context.getSchema();
	return { DirectiveDefinition(node) {
		const directiveName = node.name.value;
		if (schema !== null && schema !== void 0 && schema.getDirective(directiveName)) {
			context.reportError(new GraphQLError(`Directive "@${directiveName}" already exists in the schema. It cannot be redefined.`, { nodes: node.name }));
			return;
		}
		if (knownDirectiveNames[directiveName]) context.reportError(new GraphQLError(`There can be only one directive named "@${directiveName}".`, { nodes: [knownDirectiveNames[directiveName], node.name] }));
		else knownDirectiveNames[directiveName] = node.name;
		return false;
	} };
}
// node_modules/graphql/validation/rules/UniqueDirectivesPerLocationRule.mjs
/** @category Validation Rules */
/**
* Unique directive names per location
*
* A GraphQL document is only valid if all non-repeatable directives at
* a given location are uniquely named.
*
* See https://spec.graphql.org/draft/#sec-Directives-Are-Unique-Per-Location
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueDirectivesPerLocationRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { name @include(if: true) @include(if: false) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueDirectivesPerLocationRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name @include(if: true) }
* `);
* const validErrors = validate(schema, validDocument, [
*   UniqueDirectivesPerLocationRule,
* ]); // => []
* ```
*/
function UniqueDirectivesPerLocationRule(context) {
	const uniqueDirectiveMap = Object.create(null);
	const schema = context.getSchema();
	const definedDirectives = schema ? schema.getDirectives() : specifiedDirectives;
	for (const directive of definedDirectives) uniqueDirectiveMap[directive.name] = !directive.isRepeatable;
	const astDefinitions = context.getDocument().definitions;
	for (const def of astDefinitions) if (def.kind === Kind.DIRECTIVE_DEFINITION) uniqueDirectiveMap[def.name.value] = !def.repeatable;
	const schemaDirectives = Object.create(null);
	const typeDirectivesMap = Object.create(null);
	const directiveDirectivesMap = Object.create(null);
	return { enter(node) {
		if (!("directives" in node) || !node.directives) return;
		let seenDirectives;
		if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION) seenDirectives = schemaDirectives;
		else if (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) {
			const typeName = node.name.value;
			seenDirectives = typeDirectivesMap[typeName];
			if (seenDirectives === void 0) typeDirectivesMap[typeName] = seenDirectives = Object.create(null);
		} else if (node.kind === Kind.DIRECTIVE_DEFINITION || node.kind === Kind.DIRECTIVE_EXTENSION) {
			const directiveName = node.name.value;
			seenDirectives = directiveDirectivesMap[directiveName];
			if (seenDirectives === void 0) directiveDirectivesMap[directiveName] = seenDirectives = Object.create(null);
		} else seenDirectives = Object.create(null);
		for (const directive of node.directives) {
			const directiveName = directive.name.value;
			if (uniqueDirectiveMap[directiveName]) {
				if (seenDirectives[directiveName]) context.reportError(new GraphQLError(`The directive "@${directiveName}" can only be used once at this location.`, { nodes: [seenDirectives[directiveName], directive] }));
				else seenDirectives[directiveName] = directive;
			}
		}
	} };
}
// node_modules/graphql/validation/rules/UniqueEnumValueNamesRule.mjs
/** @category Validation Rules */
/**
* Unique enum value names
*
* A GraphQL enum type is only valid if all its values are uniquely named.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueEnumValueNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   enum Status { ACTIVE ACTIVE } type Query { status: Status }
* `;
*
* UniqueEnumValueNamesRule.name; // => 'UniqueEnumValueNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   enum Status { ACTIVE INACTIVE } type Query { status: Status }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueEnumValueNamesRule(context) {
	const schema = context.getSchema();
	const existingTypeMap = schema ? schema.getTypeMap() : Object.create(null);
	const knownValueNames = Object.create(null);
	return {
		EnumTypeDefinition: checkValueUniqueness,
		EnumTypeExtension: checkValueUniqueness
	};
	function checkValueUniqueness(node) {
		var _node$values;
		const typeName = node.name.value;
		if (!knownValueNames[typeName]) knownValueNames[typeName] = Object.create(null);
		/* c8 ignore next */
		const valueNodes = (_node$values = node.values) !== null && _node$values !== void 0 ? _node$values : [];
		const valueNames = knownValueNames[typeName];
		for (const valueDef of valueNodes) {
			const valueName = valueDef.name.value;
			const existingType = existingTypeMap[typeName];
			if (isEnumType(existingType) && existingType.getValue(valueName)) context.reportError(new GraphQLError(`Enum value "${typeName}.${valueName}" already exists in the schema. It cannot also be defined in this type extension.`, { nodes: valueDef.name }));
			else if (valueNames[valueName]) context.reportError(new GraphQLError(`Enum value "${typeName}.${valueName}" can only be defined once.`, { nodes: [valueNames[valueName], valueDef.name] }));
			else valueNames[valueName] = valueDef.name;
		}
		return false;
	}
}
// node_modules/graphql/validation/rules/UniqueFieldDefinitionNamesRule.mjs
/** @category Validation Rules */
/**
* Unique field definition names
*
* A GraphQL complex type is only valid if all its fields are uniquely named.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueFieldDefinitionNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   type Query { name: String name: String }
* `;
*
* UniqueFieldDefinitionNamesRule.name; // => 'UniqueFieldDefinitionNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   type Query { name: String other: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueFieldDefinitionNamesRule(context) {
	const schema = context.getSchema();
	const existingTypeMap = schema ? schema.getTypeMap() : Object.create(null);
	const knownFieldNames = Object.create(null);
	return {
		InputObjectTypeDefinition: checkFieldUniqueness,
		InputObjectTypeExtension: checkFieldUniqueness,
		InterfaceTypeDefinition: checkFieldUniqueness,
		InterfaceTypeExtension: checkFieldUniqueness,
		ObjectTypeDefinition: checkFieldUniqueness,
		ObjectTypeExtension: checkFieldUniqueness
	};
	function checkFieldUniqueness(node) {
		var _node$fields;
		const typeName = node.name.value;
		if (!knownFieldNames[typeName]) knownFieldNames[typeName] = Object.create(null);
		/* c8 ignore next */
		const fieldNodes = (_node$fields = node.fields) !== null && _node$fields !== void 0 ? _node$fields : [];
		const fieldNames = knownFieldNames[typeName];
		for (const fieldDef of fieldNodes) {
			const fieldName = fieldDef.name.value;
			if (hasField(existingTypeMap[typeName], fieldName)) context.reportError(new GraphQLError(`Field "${typeName}.${fieldName}" already exists in the schema. It cannot also be defined in this type extension.`, { nodes: fieldDef.name }));
			else if (fieldNames[fieldName]) context.reportError(new GraphQLError(`Field "${typeName}.${fieldName}" can only be defined once.`, { nodes: [fieldNames[fieldName], fieldDef.name] }));
			else fieldNames[fieldName] = fieldDef.name;
		}
		return false;
	}
}
function hasField(type, fieldName) {
	if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return type.getFields()[fieldName] != null;
	return false;
}
// node_modules/graphql/validation/rules/UniqueFragmentNamesRule.mjs
/** @category Validation Rules */
/**
* Unique fragment names
*
* A GraphQL document is only valid if all defined fragments have unique names.
*
* See https://spec.graphql.org/draft/#sec-Fragment-Name-Uniqueness
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueFragmentNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment A on Query { name } fragment A on Query { name } query { ...A }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueFragmentNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment A on Query { name } query { ...A }
* `);
* const validErrors = validate(schema, validDocument, [UniqueFragmentNamesRule]); // => []
* ```
*/
function UniqueFragmentNamesRule(context) {
	const knownFragmentNames = Object.create(null);
	return {
		OperationDefinition: () => false,
		FragmentDefinition(node) {
			const fragmentName = node.name.value;
			if (knownFragmentNames[fragmentName]) context.reportError(new GraphQLError(`There can be only one fragment named "${fragmentName}".`, { nodes: [knownFragmentNames[fragmentName], node.name] }));
			else knownFragmentNames[fragmentName] = node.name;
			return false;
		}
	};
}
// node_modules/graphql/validation/rules/UniqueInputFieldNamesRule.mjs
/** @category Validation Rules */
/**
* Unique input field names
*
* A GraphQL input object value is only valid if all supplied fields are
* uniquely named.
*
* See https://spec.graphql.org/draft/#sec-Input-Object-Field-Uniqueness
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueInputFieldNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   input Filter {
*     name: String
*   }
*
*   type Query {
*     search(filter: Filter): String
*   }
* `);
*
* const invalidDocument = parse(`
*   { search(filter: { name: "a", name: "b" }) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueInputFieldNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { search(filter: { name: "a" }) }
* `);
* const validErrors = validate(schema, validDocument, [
*   UniqueInputFieldNamesRule,
* ]); // => []
* ```
*/
function UniqueInputFieldNamesRule(context) {
	const knownNameStack = [];
	let knownNames = Object.create(null);
	return {
		ObjectValue: {
			enter() {
				knownNameStack.push(knownNames);
				knownNames = Object.create(null);
			},
			leave() {
				const prevKnownNames = knownNameStack.pop();
				prevKnownNames || invariant(false);
				knownNames = prevKnownNames;
			}
		},
		ObjectField(node) {
			const fieldName = node.name.value;
			if (knownNames[fieldName]) context.reportError(new GraphQLError(`There can be only one input field named "${fieldName}".`, { nodes: [knownNames[fieldName], node.name] }));
			else knownNames[fieldName] = node.name;
		}
	};
}
// node_modules/graphql/validation/rules/UniqueOperationNamesRule.mjs
/** @category Validation Rules */
/**
* Unique operation names
*
* A GraphQL document is only valid if all defined operations have unique names.
*
* See https://spec.graphql.org/draft/#sec-Operation-Name-Uniqueness
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueOperationNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   query Same { name } query Same { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueOperationNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query One { name } query Two { name }
* `);
* const validErrors = validate(schema, validDocument, [UniqueOperationNamesRule]); // => []
* ```
*/
function UniqueOperationNamesRule(context) {
	const knownOperationNames = Object.create(null);
	return {
		OperationDefinition(node) {
			const operationName = node.name;
			if (operationName) {
				if (knownOperationNames[operationName.value]) context.reportError(new GraphQLError(`There can be only one operation named "${operationName.value}".`, { nodes: [knownOperationNames[operationName.value], operationName] }));
				else knownOperationNames[operationName.value] = operationName;
			}
			return false;
		},
		FragmentDefinition: () => false
	};
}
// node_modules/graphql/validation/rules/UniqueOperationTypesRule.mjs
/** @category Validation Rules */
/**
* Unique operation types
*
* A GraphQL document is only valid if it has only one type per operation.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueOperationTypesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   schema { query: Query query: Other } type Query { name: String } type Other { name: String }
* `;
*
* UniqueOperationTypesRule.name; // => 'UniqueOperationTypesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   schema { query: Query } type Query { name: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueOperationTypesRule(context) {
	const schema = context.getSchema();
	const definedOperationTypes = Object.create(null);
	const existingOperationTypes = schema ? {
		query: schema.getQueryType(),
		mutation: schema.getMutationType(),
		subscription: schema.getSubscriptionType()
	} : {};
	return {
		SchemaDefinition: checkOperationTypes,
		SchemaExtension: checkOperationTypes
	};
	function checkOperationTypes(node) {
		var _node$operationTypes;
		/* c8 ignore next */
		const operationTypesNodes = (_node$operationTypes = node.operationTypes) !== null && _node$operationTypes !== void 0 ? _node$operationTypes : [];
		for (const operationType of operationTypesNodes) {
			const operation = operationType.operation;
			const alreadyDefinedOperationType = definedOperationTypes[operation];
			if (existingOperationTypes[operation]) context.reportError(new GraphQLError(`Type for ${operation} already defined in the schema. It cannot be redefined.`, { nodes: operationType }));
			else if (alreadyDefinedOperationType) context.reportError(new GraphQLError(`There can be only one ${operation} type in schema.`, { nodes: [alreadyDefinedOperationType, operationType] }));
			else definedOperationTypes[operation] = operationType;
		}
		return false;
	}
}
// node_modules/graphql/validation/rules/UniqueTypeNamesRule.mjs
/** @category Validation Rules */
/**
* Unique type names
*
* A GraphQL document is only valid if all defined types have unique names.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueTypeNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   type Query { name: String } type Query { other: String }
* `;
*
* UniqueTypeNamesRule.name; // => 'UniqueTypeNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   type Query { name: String } type Other { name: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueTypeNamesRule(context) {
	const knownTypeNames = Object.create(null);
	const schema = context.getSchema();
	return {
		ScalarTypeDefinition: checkTypeName,
		ObjectTypeDefinition: checkTypeName,
		InterfaceTypeDefinition: checkTypeName,
		UnionTypeDefinition: checkTypeName,
		EnumTypeDefinition: checkTypeName,
		InputObjectTypeDefinition: checkTypeName
	};
	function checkTypeName(node) {
		const typeName = node.name.value;
		if (schema !== null && schema !== void 0 && schema.getType(typeName)) {
			context.reportError(new GraphQLError(`Type "${typeName}" already exists in the schema. It cannot also be defined in this type definition.`, { nodes: node.name }));
			return;
		}
		if (knownTypeNames[typeName]) context.reportError(new GraphQLError(`There can be only one type named "${typeName}".`, { nodes: [knownTypeNames[typeName], node.name] }));
		else knownTypeNames[typeName] = node.name;
		return false;
	}
}
// node_modules/graphql/validation/rules/UniqueVariableNamesRule.mjs
/** @category Validation Rules */
/**
* Unique variable names
*
* A GraphQL operation is only valid if all its variables are uniquely named.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueVariableNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID): String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($id: ID, $id: ID) { field(arg: $id) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueVariableNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [UniqueVariableNamesRule]); // => []
* ```
*/
function UniqueVariableNamesRule(context) {
	return { OperationDefinition(operationNode) {
		var _operationNode$variab;
		const seenVariableDefinitions = groupBy((_operationNode$variab = operationNode.variableDefinitions) !== null && _operationNode$variab !== void 0 ? _operationNode$variab : [], (node) => node.variable.name.value);
		for (const [variableName, variableNodes] of seenVariableDefinitions) if (variableNodes.length > 1) context.reportError(new GraphQLError(`There can be only one variable named "$${variableName}".`, { nodes: variableNodes.map((node) => node.variable.name) }));
	} };
}
// node_modules/graphql/validation/rules/ValuesOfCorrectTypeRule.mjs
/** @category Validation Rules */
/**
* Value literals of correct type
*
* A GraphQL document is only valid if all value literals are of the type
* expected at their position.
*
* See https://spec.graphql.org/draft/#sec-Values-of-Correct-Type
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { ValuesOfCorrectTypeRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     count(limit: Int): Int
*   }
* `);
*
* const invalidDocument = parse(`
*   { count(limit: "many") }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   ValuesOfCorrectTypeRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { count(limit: 1) }
* `);
* const validErrors = validate(schema, validDocument, [ValuesOfCorrectTypeRule]); // => []
* ```
*/
function ValuesOfCorrectTypeRule(context) {
	return {
		ListValue(node) {
			if (!isListType(getNullableType(context.getParentInputType()))) {
				isValidValueNode(context, node);
				return false;
			}
		},
		ObjectValue(node) {
			const type = getNamedType(context.getInputType());
			if (!isInputObjectType(type)) {
				isValidValueNode(context, node);
				return false;
			}
			const fieldNodeMap = keyMap(node.fields, (field) => field.name.value);
			for (const fieldDef of Object.values(type.getFields())) if (!fieldNodeMap[fieldDef.name] && isRequiredInputField(fieldDef)) {
				const typeStr = inspect(fieldDef.type);
				context.reportError(new GraphQLError(`Field "${type.name}.${fieldDef.name}" of required type "${typeStr}" was not provided.`, { nodes: node }));
			}
			if (type.isOneOf) validateOneOfInputObject(context, node, type, fieldNodeMap);
		},
		ObjectField(node) {
			const parentType = getNamedType(context.getParentInputType());
			if (!context.getInputType() && isInputObjectType(parentType)) {
				const suggestions = context.hideSuggestions ? [] : suggestionList(node.name.value, Object.keys(parentType.getFields()));
				context.reportError(new GraphQLError(`Field "${node.name.value}" is not defined by type "${parentType.name}".` + didYouMean(suggestions), { nodes: node }));
			}
		},
		NullValue(node) {
			const type = context.getInputType();
			if (isNonNullType(type)) context.reportError(new GraphQLError(`Expected value of type "${inspect(type)}", found ${printForError(node)}.`, { nodes: node }));
		},
		EnumValue: (node) => isValidValueNode(context, node),
		IntValue: (node) => isValidValueNode(context, node),
		FloatValue: (node) => isValidValueNode(context, node),
		StringValue: (node) => isValidValueNode(context, node),
		BooleanValue: (node) => isValidValueNode(context, node)
	};
}
/**
* Any value literal may be a valid representation of a Scalar, depending on
* that scalar type.
*
* @internal
*/
function isValidValueNode(context, node) {
	const locationType = context.getInputType();
	if (!locationType) return;
	const type = getNamedType(locationType);
	if (!isLeafType(type)) {
		const typeStr = inspect(locationType);
		context.reportError(new GraphQLError(`Expected value of type "${typeStr}", found ${printForError(node)}.`, { nodes: node }));
		return;
	}
	try {
		if ((isEnumType(type) ? type.parseLiteral(node, void 0, context.hideSuggestions) : type.parseLiteral(node, void 0)) === void 0) {
			const typeStr = inspect(locationType);
			context.reportError(new GraphQLError(`Expected value of type "${typeStr}", found ${printForError(node)}.`, { nodes: node }));
		}
	} catch (error) {
		const typeStr = inspect(locationType);
		if (error instanceof GraphQLError) context.reportError(error);
		else context.reportError(new GraphQLError(`Expected value of type "${typeStr}", found ${printForError(node)}; ` + error.message, {
			nodes: node,
			originalError: error
		}));
	}
}
function validateOneOfInputObject(context, node, type, fieldNodeMap) {
	var _fieldNodeMap$keys$;
	const keys = Object.keys(fieldNodeMap);
	if (keys.length !== 1) {
		context.reportError(new GraphQLError(`OneOf Input Object "${type.name}" must specify exactly one key.`, { nodes: [node] }));
		return;
	}
	const value = (_fieldNodeMap$keys$ = fieldNodeMap[keys[0]]) === null || _fieldNodeMap$keys$ === void 0 ? void 0 : _fieldNodeMap$keys$.value;
	if (!value || value.kind === Kind.NULL) context.reportError(new GraphQLError(`Field "${type.name}.${keys[0]}" must be non-null.`, { nodes: [node] }));
}
// node_modules/graphql/validation/rules/VariablesAreInputTypesRule.mjs
/** @category Validation Rules */
/**
* Variables are input types
*
* A GraphQL operation is only valid if all the variables it defines are of
* input types (scalar, enum, or input object).
*
* See https://spec.graphql.org/draft/#sec-Variables-Are-Input-Types
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { VariablesAreInputTypesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID): String
*   }
*
*   type User {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($user: User) { field(arg: "1") }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   VariablesAreInputTypesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [
*   VariablesAreInputTypesRule,
* ]); // => []
* ```
*/
function VariablesAreInputTypesRule(context) {
	return { VariableDefinition(node) {
		const type = typeFromAST(context.getSchema(), node.type);
		if (type !== void 0 && !isInputType(type)) {
			const variableName = node.variable.name.value;
			const typeName = print(node.type);
			context.reportError(new GraphQLError(`Variable "$${variableName}" cannot be non-input type "${typeName}".`, { nodes: node.type }));
		}
	} };
}
// node_modules/graphql/validation/rules/VariablesInAllowedPositionRule.mjs
/** @category Validation Rules */
/**
* Variables in allowed position
*
* Variable usages must be compatible with the arguments they are passed to.
*
* See https://spec.graphql.org/draft/#sec-All-Variable-Usages-are-Allowed
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { VariablesInAllowedPositionRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID!): String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($id: String) { field(arg: $id) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   VariablesInAllowedPositionRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID!) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [
*   VariablesInAllowedPositionRule,
* ]); // => []
* ```
*/
function VariablesInAllowedPositionRule(context) {
	let varDefMap = Object.create(null);
	return {
		OperationDefinition: {
			enter() {
				varDefMap = Object.create(null);
			},
			leave(operation) {
				const usages = context.getRecursiveVariableUsages(operation);
				for (const { node, type, defaultValue, parentType } of usages) {
					const varName = node.name.value;
					const varDef = varDefMap[varName];
					if (varDef && type) {
						const schema = context.getSchema();
						const varType = typeFromAST(schema, varDef.type);
						if (varType && !allowedVariableUsage(schema, varType, varDef.defaultValue, type, defaultValue)) {
							const varTypeStr = inspect(varType);
							const typeStr = inspect(type);
							context.reportError(new GraphQLError(`Variable "$${varName}" of type "${varTypeStr}" used in position expecting type "${typeStr}".`, { nodes: [varDef, node] }));
						}
						if (isInputObjectType(parentType) && parentType.isOneOf && isNullableType(varType)) context.reportError(new GraphQLError(`Variable "$${varName}" is of type "${varType}" but must be non-nullable to be used for OneOf Input Object "${parentType}".`, { nodes: [varDef, node] }));
					}
				}
			}
		},
		VariableDefinition(node) {
			varDefMap[node.variable.name.value] = node;
		}
	};
}
/**
* Returns true if the variable is allowed in the location it was found,
* including considering if default values exist for either the variable
* or the location at which it is located.
*
* OneOf Input Object Type fields are considered separately above to
* provide a more descriptive error message.
*
* @internal
*/
function allowedVariableUsage(schema, varType, varDefaultValue, locationType, locationDefaultValue) {
	if (isNonNullType(locationType) && !isNonNullType(varType)) {
		if (!(varDefaultValue != null && varDefaultValue.kind !== Kind.NULL) && !(locationDefaultValue !== void 0)) return false;
		const nullableLocationType = locationType.ofType;
		return isTypeSubTypeOf(schema, varType, nullableLocationType);
	}
	return isTypeSubTypeOf(schema, varType, locationType);
}
// node_modules/graphql/validation/specifiedRules.mjs
/** @category Validation Rules */
/**
* Technically these aren't part of the spec but they are strongly encouraged
* validation rules.
*/
const recommendedRules = Object.freeze([MaxIntrospectionDepthRule]);
/**
* This set includes all validation rules defined by the GraphQL spec.
*
* The order of the rules in this list has been adjusted to lead to the
* most clear output when encountering multiple validation errors.
*/
const specifiedRules = Object.freeze([
	ExecutableDefinitionsRule,
	UniqueOperationNamesRule,
	LoneAnonymousOperationRule,
	SingleFieldSubscriptionsRule,
	KnownTypeNamesRule,
	FragmentsOnCompositeTypesRule,
	VariablesAreInputTypesRule,
	ScalarLeafsRule,
	FieldsOnCorrectTypeRule,
	UniqueFragmentNamesRule,
	KnownFragmentNamesRule,
	NoUnusedFragmentsRule,
	PossibleFragmentSpreadsRule,
	NoFragmentCyclesRule,
	UniqueVariableNamesRule,
	NoUndefinedVariablesRule,
	NoUnusedVariablesRule,
	KnownDirectivesRule,
	UniqueDirectivesPerLocationRule,
	KnownArgumentNamesRule,
	UniqueArgumentNamesRule,
	ValuesOfCorrectTypeRule,
	ProvidedRequiredArgumentsRule,
	VariablesInAllowedPositionRule,
	OverlappingFieldsCanBeMergedRule,
	UniqueInputFieldNamesRule,
	...recommendedRules
]);
/** @internal */
const specifiedSDLRules = Object.freeze([
	LoneSchemaDefinitionRule,
	UniqueOperationTypesRule,
	UniqueTypeNamesRule,
	UniqueEnumValueNamesRule,
	UniqueFieldDefinitionNamesRule,
	UniqueArgumentDefinitionNamesRule,
	UniqueDirectiveNamesRule,
	KnownTypeNamesRule,
	KnownDirectivesRule,
	UniqueDirectivesPerLocationRule,
	PossibleTypeExtensionsRule,
	KnownArgumentNamesOnDirectivesRule,
	UniqueArgumentNamesRule,
	UniqueInputFieldNamesRule,
	ProvidedRequiredArgumentsOnDirectivesRule
]);
// node_modules/graphql/jsutils/SetMap.mjs
/**
* Maps an order-independent set of member identities to a value.
* Each member receives a map-local ID; sorted IDs form the exact key.
* @internal
*/
var SetMap = class {
	constructor() {
		this._entries = /* @__PURE__ */ new Map();
		this._memberIds = /* @__PURE__ */ new Map();
		this._nextMemberId = 0;
	}
	get(members) {
		return this._entries.get(this._key(members));
	}
	set(members, value) {
		this._entries.set(this._key(members), value);
	}
	_key(members) {
		const ids = [];
		for (const member of members) {
			let id = this._memberIds.get(member);
			if (id === void 0) {
				id = this._nextMemberId++;
				this._memberIds.set(member, id);
			}
			ids.push(id);
		}
		ids.sort((id1, id2) => id1 - id2);
		return ids.join(",");
	}
};
// node_modules/graphql/validation/ValidationContext.mjs
/** @category Validation Context */
/**
* An instance of this class is passed as the "this" context to all validators,
* allowing access to commonly useful contextual information from within a
* validation rule.
*
* @internal
*/
var ASTValidationContext = class {
	_remainingFragmentWork = 5e4;
	constructor(ast, onError) {
		this._ast = ast;
		this._fragments = void 0;
		this._fragmentSpreads = /* @__PURE__ */ new Map();
		this._recursivelyReferencedFragments = new SetMap();
		this._onError = onError;
	}
	get [Symbol.toStringTag]() {
		return "ASTValidationContext";
	}
	reportError(error) {
		this._onError(error);
	}
	getDocument() {
		return this._ast;
	}
	getFragment(name) {
		let fragments;
		if (this._fragments) fragments = this._fragments;
		else {
			fragments = Object.create(null);
			for (const defNode of this.getDocument().definitions) if (defNode.kind === Kind.FRAGMENT_DEFINITION) fragments[defNode.name.value] = defNode;
			this._fragments = fragments;
		}
		return fragments[name];
	}
	getFragmentSpreads(node) {
		let spreads = this._fragmentSpreads.get(node);
		if (!spreads) {
			spreads = [];
			const setsToVisit = [node];
			let set;
			while (set = setsToVisit.pop()) for (const selection of set.selections) if (selection.kind === Kind.FRAGMENT_SPREAD) spreads.push(selection);
			else if (selection.selectionSet) setsToVisit.push(selection.selectionSet);
			this._fragmentSpreads.set(node, spreads);
		}
		return spreads;
	}
	getRecursivelyReferencedFragments(operation) {
		return this.getRecursivelyReferencedFragmentsForOperations([operation]);
	}
	getRecursivelyReferencedFragmentsForOperations(operations) {
		const fragmentNames = new Set(operations.flatMap(({ selectionSet }) => this.getFragmentSpreads(selectionSet).map(({ name }) => name.value)));
		let fragments = this._recursivelyReferencedFragments.get(fragmentNames);
		if (!fragments) {
			fragments = [];
			this.spendFragmentWork(fragmentNames.size);
			const collectedNames = new Set(fragmentNames);
			for (const fragName of collectedNames) {
				const fragment = this.getFragment(fragName);
				if (fragment) {
					fragments.push(fragment);
					const spreads = this.getFragmentSpreads(fragment.selectionSet);
					this.spendFragmentWork(spreads.length);
					for (const spread of spreads) collectedNames.add(spread.name.value);
				}
			}
			this._recursivelyReferencedFragments.set(fragmentNames, fragments);
		}
		return fragments;
	}
	/** @internal */
	spendFragmentWork(cost) {
		this._remainingFragmentWork -= cost;
		/* c8 ignore next 3 */
		if (this._remainingFragmentWork < 0) throw validationAbortedError;
	}
};
/** @internal */
/** @internal */
var SDLValidationContext = class extends ASTValidationContext {
	constructor(ast, schema, onError) {
		super(ast, onError);
		this._schema = schema;
	}
	get hideSuggestions() {
		return false;
	}
	get [Symbol.toStringTag]() {
		return "SDLValidationContext";
	}
	getSchema() {
		return this._schema;
	}
};
/** @internal */
/** Validation context passed to query validation rules. */
var ValidationContext = class extends ASTValidationContext {
	/**
	* Creates a ValidationContext instance.
	* @param schema - Schema used to validate the document.
	* @param ast - Document AST being validated.
	* @param typeInfo - TypeInfo instance used to track traversal state.
	* @param onError - Callback invoked for each validation error.
	* @param hideSuggestions - Omit suggestions from error messages.
	* @example
	* ```ts
	* import { parse } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const errors: Array<GraphQLError> = [];
	* const context = new ValidationContext(
	*   schema,
	*   document,
	*   new TypeInfo(schema),
	*   (error) => errors.push(error),
	* );
	*
	* context.reportError(new GraphQLError('Example validation error.'));
	*
	* context.getSchema(); // => schema
	* errors[0].message; // => 'Example validation error.'
	* ```
	*/
	constructor(schema, ast, typeInfo, onError, hideSuggestions) {
		super(ast, onError);
		this._hideSuggestions = hideSuggestions !== null && hideSuggestions !== void 0 ? hideSuggestions : false;
		this._schema = schema;
		this._typeInfo = typeInfo;
		this._variableUsages = /* @__PURE__ */ new Map();
		this._recursiveVariableUsages = /* @__PURE__ */ new Map();
	}
	/**
	* Whether suggestions should be omitted from validation errors.
	* @returns True when validation error suggestions are disabled.
	*/
	get hideSuggestions() {
		return this._hideSuggestions;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "ValidationContext";
	}
	/**
	* Returns the schema being used by this validation context.
	* @returns The schema being validated against.
	* @example
	* ```ts
	* import { parse } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const context = new ValidationContext(
	*   schema,
	*   parse('{ greeting }'),
	*   new TypeInfo(schema),
	*   () => {},
	* );
	*
	* context.getSchema().getQueryType()?.name; // => 'Query'
	* ```
	*/
	getSchema() {
		return this._schema;
	}
	/**
	* Returns variable usages found directly within this node.
	* @param node - The AST node to inspect or visit.
	* @returns Variable usages found directly within this node.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting(name: String): String
	*   }
	* `);
	* const document = parse('query ($name: String) { greeting(name: $name) }');
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const context = new ValidationContext(
	*   schema,
	*   document,
	*   new TypeInfo(schema),
	*   () => {},
	* );
	*
	* const usages = context.getVariableUsages(operation);
	*
	* usages[0].node.name.value; // => 'name'
	* String(usages[0].type); // => 'String'
	* ```
	*/
	getVariableUsages(node) {
		let usages = this._variableUsages.get(node);
		if (!usages) {
			const newUsages = [];
			const typeInfo = new TypeInfo(this._schema);
			visit(node, visitWithTypeInfo(typeInfo, {
				VariableDefinition: () => false,
				Variable(variable) {
					newUsages.push({
						node: variable,
						type: typeInfo.getInputType(),
						defaultValue: typeInfo.getDefaultValue(),
						parentType: typeInfo.getParentInputType()
					});
				}
			}));
			usages = newUsages;
			this._variableUsages.set(node, usages);
		}
		return usages;
	}
	/**
	* Returns variable usages for an operation, including variables used by referenced fragments.
	* @param operation - Operation definition to inspect.
	* @returns Variable usages reachable from the operation.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     viewer: User
	*   }
	*
	*   type User {
	*     name(prefix: String): String
	*   }
	* `);
	* const document = parse(`
	*   query ($prefix: String) {
	*     viewer {
	*       ...UserName
	*     }
	*   }
	*
	*   fragment UserName on User {
	*     name(prefix: $prefix)
	*   }
	* `);
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const context = new ValidationContext(
	*   schema,
	*   document,
	*   new TypeInfo(schema),
	*   () => {},
	* );
	*
	* const usages = context.getRecursiveVariableUsages(operation);
	*
	* usages.map((usage) => usage.node.name.value); // => ['prefix']
	* ```
	*/
	getRecursiveVariableUsages(operation) {
		let usages = this._recursiveVariableUsages.get(operation);
		if (!usages) {
			const fragments = this.getRecursivelyReferencedFragments(operation);
			let fragmentUsages = this._recursiveVariableUsages.get(fragments);
			if (!fragmentUsages) {
				this.spendFragmentWork(fragments.length);
				fragmentUsages = fragments.flatMap((frag) => {
					const localUsages = this.getVariableUsages(frag);
					this.spendFragmentWork(localUsages.length);
					return localUsages;
				});
				this._recursiveVariableUsages.set(fragments, fragmentUsages);
			}
			this.spendFragmentWork(fragmentUsages.length);
			usages = this.getVariableUsages(operation).concat(fragmentUsages);
			this._recursiveVariableUsages.set(operation, usages);
		}
		return usages;
	}
	/**
	* Returns the current output type at this point in traversal.
	* @returns The current output type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let typeName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       typeName = String(context.getType());
	*     },
	*   }),
	* );
	*
	* typeName; // => 'String'
	* ```
	*/
	getType() {
		return this._typeInfo.getType();
	}
	/**
	* Returns the current parent composite type.
	* @returns The current parent composite type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let parentTypeName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       parentTypeName = context.getParentType()?.name;
	*     },
	*   }),
	* );
	*
	* parentTypeName; // => 'Query'
	* ```
	*/
	getParentType() {
		return this._typeInfo.getParentType();
	}
	/**
	* Returns the current input type at this point in traversal.
	* @returns The current input type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(limit: Int): [String]
	*   }
	* `);
	* const document = parse('{ reviews(limit: 5) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let inputTypeName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: () => {
	*       inputTypeName = String(context.getInputType());
	*     },
	*   }),
	* );
	*
	* inputTypeName; // => 'Int'
	* ```
	*/
	getInputType() {
		return this._typeInfo.getInputType();
	}
	/**
	* Returns the parent input type for the current input position.
	* @returns The parent input type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   input ReviewFilter {
	*     stars: Int
	*   }
	*
	*   type Query {
	*     reviews(filter: ReviewFilter): [String]
	*   }
	* `);
	* const document = parse('{ reviews(filter: { stars: 5 }) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let parentInputTypeName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     ObjectField: () => {
	*       parentInputTypeName = String(context.getParentInputType());
	*     },
	*   }),
	* );
	*
	* parentInputTypeName; // => 'ReviewFilter'
	* ```
	*/
	getParentInputType() {
		return this._typeInfo.getParentInputType();
	}
	/**
	* Returns the current field definition.
	* @returns The current field definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let fieldName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       fieldName = context.getFieldDef()?.name;
	*     },
	*   }),
	* );
	*
	* fieldName; // => 'greeting'
	* ```
	*/
	getFieldDef() {
		return this._typeInfo.getFieldDef();
	}
	/**
	* Returns the current directive definition.
	* @returns The current directive definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting @include(if: true) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let directiveName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Directive: () => {
	*       directiveName = context.getDirective()?.name;
	*     },
	*   }),
	* );
	*
	* directiveName; // => 'include'
	* ```
	*/
	getDirective() {
		return this._typeInfo.getDirective();
	}
	/**
	* Returns the current argument definition.
	* @returns The current argument definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(limit: Int): [String]
	*   }
	* `);
	* const document = parse('{ reviews(limit: 5) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let argumentName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: () => {
	*       argumentName = context.getArgument()?.name;
	*     },
	*   }),
	* );
	*
	* argumentName; // => 'limit'
	* ```
	*/
	getArgument() {
		return this._typeInfo.getArgument();
	}
	/**
	* Returns the current enum value definition.
	* @returns The current enum value definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   enum Sort {
	*     NEWEST
	*     OLDEST
	*   }
	*
	*   type Query {
	*     reviews(sort: Sort): [String]
	*   }
	* `);
	* const document = parse('{ reviews(sort: OLDEST) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let enumValueName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     EnumValue: () => {
	*       enumValueName = context.getEnumValue()?.name;
	*     },
	*   }),
	* );
	*
	* enumValueName; // => 'OLDEST'
	* ```
	*/
	getEnumValue() {
		return this._typeInfo.getEnumValue();
	}
};
/** A function that creates an AST visitor for validating a GraphQL document. */
// node_modules/graphql/validation/validate.mjs
/** @category Validation */
const QueryDocumentKeysToValidate = mapValue(QueryDocumentKeys, (keys) => keys.filter((key) => key !== "description"));
/**
* Options used when validating a GraphQL document.
* @internal
*/
/**
* Implements the "Validation" section of the spec.
*
* Validation runs synchronously, returning an array of encountered errors, or
* an empty array if no errors were encountered and the document is valid.
*
* A list of specific validation rules may be provided. If not provided, the
* default list of rules defined by the GraphQL specification will be used.
*
* Each validation rule is a function that returns a visitor
* (see the language/visitor API). Visitor methods are expected to return
* GraphQLErrors, or Arrays of GraphQLErrors when invalid.
*
* Validate will stop validation after a `maxErrors` limit has been reached.
* Attackers can send pathologically invalid queries to induce a DoS attack,
* so `maxErrors` defaults to 100 errors.
*
* Optionally a custom TypeInfo instance may be provided. If not provided, one
* will be created from the provided schema.
* @param schema - Schema to validate against.
* @param documentAST - Document AST to validate.
* @param rules - Validation rules to apply.
* @param options - Validation options, including error limits.
* @param typeInfo - TypeInfo instance to update during traversal.
* @returns Validation errors, or an empty array when the document is valid.
* @example
* ```ts
* // Validate with the default specified rules.
* import { parse } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { validate } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
*
* validate(schema, parse('{ greeting }')); // => []
*
* const errors = validate(schema, parse('{ missing }'));
* errors[0].message; // => 'Cannot query field "missing" on type "Query".'
* ```
* @example
* ```ts
* // This variant uses a custom rule list, TypeInfo, and validation options.
* import { parse } from 'graphql/language';
* import { buildSchema, TypeInfo } from 'graphql/utilities';
* import { FieldsOnCorrectTypeRule, validate } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
* const document = parse('{ missingOne missingTwo }');
*
* const errors = validate(
*   schema,
*   document,
*   [FieldsOnCorrectTypeRule],
*   { maxErrors: 1 },
*   new TypeInfo(schema),
* );
*
* errors.length; // => 2
* errors[1].message; // => 'Too many validation errors, error limit reached. Validation aborted.'
* ```
*/
function validate(schema, documentAST, rules = specifiedRules, options, typeInfo = new TypeInfo(schema)) {
	var _options$maxErrors, _options$hideSuggesti;
	const maxErrors = (_options$maxErrors = options === null || options === void 0 ? void 0 : options.maxErrors) !== null && _options$maxErrors !== void 0 ? _options$maxErrors : 100;
	const hideSuggestions = (_options$hideSuggesti = options === null || options === void 0 ? void 0 : options.hideSuggestions) !== null && _options$hideSuggesti !== void 0 ? _options$hideSuggesti : false;
	documentAST || devAssert(false, "Must provide document.");
	assertValidSchema(schema);
	const abortObj = Object.freeze({});
	const errors = [];
	const context = new ValidationContext(schema, documentAST, typeInfo, (error) => {
		if (errors.length >= maxErrors) {
			errors.push(new GraphQLError("Too many validation errors, error limit reached. Validation aborted."));
			throw abortObj;
		}
		errors.push(error);
	}, hideSuggestions);
	const visitor = visitInParallel(rules.map((rule) => rule(context)));
	try {
		visit(documentAST, visitWithTypeInfo(typeInfo, visitor), QueryDocumentKeysToValidate);
	} catch (e) {
		if (e === validationAbortedError) errors.push(validationAbortedError);
		else if (e !== abortObj) throw e;
	}
	return errors;
}
/** @internal */
function validateSDL(documentAST, schemaToExtend, rules = specifiedSDLRules) {
	const errors = [];
	const context = new SDLValidationContext(documentAST, schemaToExtend, (error) => {
		errors.push(error);
	});
	visit(documentAST, visitInParallel(rules.map((rule) => rule(context))));
	return errors;
}
/**
* Utility function which asserts a SDL document is valid by throwing an error
* if it is invalid.
*
* @internal
*/
function assertValidSDL(documentAST) {
	const errors = validateSDL(documentAST);
	if (errors.length !== 0) throw new Error(errors.map((error) => error.message).join("\n\n"));
}
// node_modules/graphql/jsutils/memoize3.mjs
/**
* Memoizes the provided three-argument function.
*
* @internal
*/
function memoize3(fn) {
	let cache0;
	return function memoized(a1, a2, a3) {
		if (cache0 === void 0) cache0 = /* @__PURE__ */ new WeakMap();
		let cache1 = cache0.get(a1);
		if (cache1 === void 0) {
			cache1 = /* @__PURE__ */ new WeakMap();
			cache0.set(a1, cache1);
		}
		let cache2 = cache1.get(a2);
		if (cache2 === void 0) {
			cache2 = /* @__PURE__ */ new WeakMap();
			cache1.set(a2, cache2);
		}
		let fnResult = cache2.get(a3);
		if (fnResult === void 0) {
			fnResult = fn(a1, a2, a3);
			cache2.set(a3, fnResult);
		}
		return fnResult;
	};
}
// node_modules/graphql/jsutils/promiseForObject.mjs
/**
* This function transforms a JS object `ObjMap<Promise<T>>` into
* a `Promise<ObjMap<T>>`
*
* This is akin to bluebird's `Promise.props`, but implemented only using
* `Promise.all` so it will work with any implementation of ES6 promises.
*
* @internal
*/
function promiseForObject(object) {
	return Promise.all(Object.values(object)).then((resolvedValues) => {
		const resolvedObject = Object.create(null);
		for (const [i, key] of Object.keys(object).entries()) resolvedObject[key] = resolvedValues[i];
		return resolvedObject;
	});
}
// node_modules/graphql/jsutils/promiseReduce.mjs
/**
* Similar to Array.prototype.reduce(), however the reducing callback may return
* a Promise, in which case reduction will continue after each promise resolves.
*
* If the callback does not return a Promise, then this function will also not
* return a Promise.
*
* @internal
*/
function promiseReduce(values, callbackFn, initialValue) {
	let accumulator = initialValue;
	for (const value of values) accumulator = isPromise(accumulator) ? accumulator.then((resolved) => callbackFn(resolved, value)) : callbackFn(accumulator, value);
	return accumulator;
}
// node_modules/graphql/jsutils/toError.mjs
/**
* Sometimes a non-error is thrown, wrap it as an Error instance to ensure a consistent Error interface.
*
* @internal
*/
function toError(thrownValue) {
	return thrownValue instanceof Error ? thrownValue : new NonErrorThrown(thrownValue);
}
var NonErrorThrown = class extends Error {
	constructor(thrownValue) {
		super("Unexpected error value: " + inspect(thrownValue));
		this.name = "NonErrorThrown";
		this.thrownValue = thrownValue;
	}
};
// node_modules/graphql/error/locatedError.mjs
/** @category Errors */
/**
* Given an arbitrary value, presumably thrown while attempting to execute a
* GraphQL operation, produce a new GraphQLError aware of the location in the
* document responsible for the original Error.
* @param rawOriginalError - The original error value to wrap.
* @param nodes - The AST nodes associated with the error.
* @param path - The response path associated with the error.
* @returns The GraphQL error.
* @example
* ```ts
* import { Kind } from 'graphql/language';
* import assert from 'node:assert/strict';
* import { parse } from 'graphql/language';
* import { locatedError } from 'graphql/error';
*
* const document = parse('{ viewer { name } }');
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
* const error = locatedError(new Error('Resolver failed'), fieldNode, ['viewer']);
*
* error.message; // => 'Resolver failed'
* error.locations; // => [{ line: 1, column: 3 }]
* error.path; // => ['viewer']
* ```
*/
function locatedError(rawOriginalError, nodes, path) {
	var _nodes;
	const originalError = toError(rawOriginalError);
	if (isLocatedGraphQLError(originalError)) return originalError;
	return new GraphQLError(originalError.message, {
		nodes: (_nodes = originalError.nodes) !== null && _nodes !== void 0 ? _nodes : nodes,
		source: originalError.source,
		positions: originalError.positions,
		path,
		originalError
	});
}
function isLocatedGraphQLError(error) {
	return Array.isArray(error.path);
}
// node_modules/graphql/execution/execute.mjs
/** @category Execution */
/**
* A memoized collection of relevant subfields with regard to the return
* type. Memoizing ensures the subfields are not repeatedly calculated, which
* saves overhead when resolving lists of values.
*
* @internal
*/
const collectSubfields = memoize3((exeContext, returnType, fieldNodes) => collectSubfields$1(exeContext.schema, exeContext.fragments, exeContext.variableValues, returnType, fieldNodes));
/**
* Terminology
*
* "Definitions" are the generic name for top-level statements in the document.
* Examples of this include:
* 1) Operations (such as a query)
* 2) Fragments
*
* "Operations" are a generic name for requests in the document.
* Examples of this include:
* 1) query,
* 2) mutation
*
* "Selections" are the definitions that can appear legally and at
* single level of the query. These include:
* 1) field references e.g `a`
* 2) fragment "spreads" e.g. `...c`
* 3) inline fragment "spreads" e.g. `...on Type { a }`
*/
/**
* Data that must be available at all points during query execution.
*
* Namely, schema of the type system that is currently executing,
* and the fragments defined in the query document
*
* @internal
*/
var CollectedErrors = class {
	constructor() {
		this._errorPositions = /* @__PURE__ */ new Set();
		this._errors = [];
	}
	get errors() {
		return this._errors;
	}
	add(error, path) {
		if (this._hasNulledPosition(path)) return;
		this._errorPositions.add(path);
		this._errors.push(error);
	}
	_hasNulledPosition(startPath) {
		let path = startPath;
		while (path !== void 0) {
			if (this._errorPositions.has(path)) return true;
			path = path.prev;
		}
		return this._errorPositions.has(void 0);
	}
};
/**
* Represents the response produced by executing a GraphQL operation.
* @typeParam TData - Shape of the execution data payload.
* @typeParam TExtensions - Shape of the extensions payload.
*/
/**
* Implements the "Executing requests" section of the GraphQL specification.
*
* Returns either a synchronous ExecutionResult (if all encountered resolvers
* are synchronous), or a Promise of an ExecutionResult that will eventually be
* resolved and never rejected.
*
* If the arguments to this function do not result in a legal execution context,
* a GraphQLError will be thrown immediately explaining the invalid input.
*
* Field errors are collected into the response instead of rejecting the
* returned promise. Only the field that produced the error and its descendants
* are omitted; sibling fields continue to execute. Errors from fields of
* non-null type may propagate to the nearest nullable parent, which can be the
* entire response data.
* @param args - The arguments used to perform the operation.
* @returns A completed execution result, or a promise resolving to one when execution is asynchronous.
* @example
* ```ts
* // Execute an asynchronous operation with variables.
* import { parse } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { execute } from 'graphql/execution';
*
* const schema = buildSchema(`
*   type Query {
*     greeting(name: String!): String
*   }
* `);
*
* const result = await execute({
*   schema,
*   document: parse('query ($name: String!) { greeting(name: $name) }'),
*   rootValue: {
*     greeting: ({ name }: { name: string }) => `Hello, ${name}!`,
*   },
*   variableValues: { name: 'Ada' },
* }); // => { data: { greeting: 'Hello, Ada!' } }
* ```
* @example
* ```ts
* // This variant supplies context plus custom field and type resolvers.
* import { parse } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { execute } from 'graphql/execution';
*
* const schema = buildSchema(`
*   interface Named {
*     name: String!
*   }
*
*   type User implements Named {
*     name: String!
*   }
*
*   type Query {
*     viewer: Named
*   }
* `);
*
* const result = await execute({
*   schema,
*   document: parse('query Viewer { viewer { __typename name } }'),
*   rootValue: { viewer: { kind: 'user', name: 'Ada' } },
*   contextValue: { locale: 'en' },
*   operationName: 'Viewer',
*   fieldResolver: (source, _args, _contextValue, info) => {
*     return source[info.fieldName];
*   },
*   typeResolver: (value) => {
*     return value.kind === 'user' ? 'User' : undefined;
*   },
* });
*
* result; // => { data: { viewer: { __typename: 'User', name: 'Ada' } } }
* ```
* @example
* ```ts
* // This variant shows how resolver errors become field errors in the result.
* import { parse } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { execute } from 'graphql/execution';
*
* const schema = buildSchema(`
*   type Query {
*     broken: String
*   }
* `);
* const document = parse('{ broken }');
*
* const result = await execute({
*   schema,
*   document,
*   rootValue: {
*     broken: () => {
*       throw new Error('Resolver failed.');
*     },
*   },
* });
*
* result.data?.broken; // => null
* result.errors?.[0].message; // => 'Resolver failed.'
* ```
* @example
* ```ts
* // This variant limits how many variable coercion errors are reported.
* import { parse } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { execute } from 'graphql/execution';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type Query {
*     review(input: ReviewInput!): String
*   }
* `);
* const document = parse(`
*   query ($first: ReviewInput!, $second: ReviewInput!) {
*     first: review(input: $first)
*     second: review(input: $second)
*   }
* `);
*
* const result = await execute({
*   schema,
*   document,
*   variableValues: {
*     first: { stars: 'bad' },
*     second: { stars: 'also bad' },
*   },
*   options: { maxCoercionErrors: 1 },
* });
*
* result.errors?.length; // => 2
* result.errors?.[1].message.includes('error limit reached'); // => true
* ```
*/
function execute(args) {
	arguments.length < 2 || devAssert(false, "graphql@16 dropped long-deprecated support for positional arguments, please pass an object instead.");
	const { schema, document, variableValues, rootValue } = args;
	assertValidExecutionArguments(schema, document, variableValues);
	const exeContext = buildExecutionContext(args);
	if (!("schema" in exeContext)) return { errors: exeContext };
	try {
		const { operation } = exeContext;
		const result = executeOperation(exeContext, operation, rootValue);
		if (isPromise(result)) return result.then((data) => buildResponse(data, exeContext.collectedErrors.errors), (error) => {
			exeContext.collectedErrors.add(error, void 0);
			return buildResponse(null, exeContext.collectedErrors.errors);
		});
		return buildResponse(result, exeContext.collectedErrors.errors);
	} catch (error) {
		exeContext.collectedErrors.add(error, void 0);
		return buildResponse(null, exeContext.collectedErrors.errors);
	}
}
/**
* Given a completed execution context and data, build the `{ errors, data }`
* response defined by the "Response" section of the GraphQL specification.
*
* @internal
*/
function buildResponse(data, errors) {
	return errors.length === 0 ? { data } : {
		errors,
		data
	};
}
/**
* Essential assertions before executing to provide developer feedback for
* improper use of the GraphQL library. This deprecated internal helper will be
* removed in v17; call `assertValidSchema()` and rely on TypeScript checks
* instead.
*
* @deprecated will be removed in v17 in favor of assertValidSchema() and TS checks
* @internal
*/
function assertValidExecutionArguments(schema, document, rawVariableValues) {
	document || devAssert(false, "Must provide document.");
	assertValidSchema(schema);
	rawVariableValues == null || isObjectLike(rawVariableValues) || devAssert(false, "Variables must be provided as an Object where each property is a variable value. Perhaps look to see if an unparsed JSON string was provided.");
}
/**
* Constructs a ExecutionContext object from the arguments passed to
* execute, which we will pass throughout the other execution methods.
*
* Throws a GraphQLError if a valid execution context cannot be created.
*
* @internal
*/
function buildExecutionContext(args) {
	var _definition$name, _operation$variableDe, _options$maxCoercionE, _args$hideSuggestions;
	const { schema, document, rootValue, contextValue, variableValues: rawVariableValues, operationName, fieldResolver, typeResolver, subscribeFieldResolver, options } = args;
	let operation;
	const fragments = Object.create(null);
	for (const definition of document.definitions) switch (definition.kind) {
		case Kind.OPERATION_DEFINITION:
			if (operationName == null) {
				if (operation !== void 0) return [new GraphQLError("Must provide operation name if query contains multiple operations.")];
				operation = definition;
			} else if (((_definition$name = definition.name) === null || _definition$name === void 0 ? void 0 : _definition$name.value) === operationName) operation = definition;
			break;
		case Kind.FRAGMENT_DEFINITION: fragments[definition.name.value] = definition;
	}
	if (!operation) {
		if (operationName != null) return [new GraphQLError(`Unknown operation named "${operationName}".`)];
		return [new GraphQLError("Must provide an operation.")];
	}
	const coercedVariableValues = getVariableValues(schema, (_operation$variableDe = operation.variableDefinitions) !== null && _operation$variableDe !== void 0 ? _operation$variableDe : [], rawVariableValues !== null && rawVariableValues !== void 0 ? rawVariableValues : {}, {
		maxErrors: (_options$maxCoercionE = options === null || options === void 0 ? void 0 : options.maxCoercionErrors) !== null && _options$maxCoercionE !== void 0 ? _options$maxCoercionE : 50,
		hideSuggestions: (_args$hideSuggestions = args.hideSuggestions) !== null && _args$hideSuggestions !== void 0 ? _args$hideSuggestions : false
	});
	if (coercedVariableValues.errors) return coercedVariableValues.errors;
	return {
		schema,
		fragments,
		rootValue,
		contextValue,
		operation,
		variableValues: coercedVariableValues.coerced,
		fieldResolver: fieldResolver !== null && fieldResolver !== void 0 ? fieldResolver : defaultFieldResolver,
		typeResolver: typeResolver !== null && typeResolver !== void 0 ? typeResolver : defaultTypeResolver,
		subscribeFieldResolver: subscribeFieldResolver !== null && subscribeFieldResolver !== void 0 ? subscribeFieldResolver : defaultFieldResolver,
		collectedErrors: new CollectedErrors()
	};
}
/**
* Implements the "Executing operations" section of the spec.
*
* @internal
*/
function executeOperation(exeContext, operation, rootValue) {
	const rootType = exeContext.schema.getRootType(operation.operation);
	if (rootType == null) throw new GraphQLError(`Schema is not configured to execute ${operation.operation} operation.`, { nodes: operation });
	const rootFields = collectFields(exeContext.schema, exeContext.fragments, exeContext.variableValues, rootType, operation.selectionSet);
	const path = void 0;
	switch (operation.operation) {
		case OperationTypeNode.QUERY: return executeFields(exeContext, rootType, rootValue, path, rootFields);
		case OperationTypeNode.MUTATION: return executeFieldsSerially(exeContext, rootType, rootValue, path, rootFields);
		case OperationTypeNode.SUBSCRIPTION: return executeFields(exeContext, rootType, rootValue, path, rootFields);
	}
}
/**
* Implements the "Executing selection sets" section of the spec
* for fields that must be executed serially.
*
* @internal
*/
function executeFieldsSerially(exeContext, parentType, sourceValue, path, fields) {
	return promiseReduce(fields.entries(), (results, [responseName, fieldNodes]) => {
		const result = executeField(exeContext, parentType, sourceValue, fieldNodes, addPath(path, responseName, parentType.name));
		if (result === void 0) return results;
		if (isPromise(result)) return result.then((resolvedResult) => {
			results[responseName] = resolvedResult;
			return results;
		});
		results[responseName] = result;
		return results;
	}, Object.create(null));
}
/**
* Implements the "Executing selection sets" section of the spec
* for fields that may be executed in parallel.
*
* @internal
*/
function executeFields(exeContext, parentType, sourceValue, path, fields) {
	const results = Object.create(null);
	let containsPromise = false;
	try {
		for (const [responseName, fieldNodes] of fields.entries()) {
			const result = executeField(exeContext, parentType, sourceValue, fieldNodes, addPath(path, responseName, parentType.name));
			if (result !== void 0) {
				results[responseName] = result;
				if (isPromise(result)) containsPromise = true;
			}
		}
	} catch (error) {
		if (containsPromise) return promiseForObject(results).finally(() => {
			throw error;
		});
		throw error;
	}
	if (!containsPromise) return results;
	return promiseForObject(results);
}
/**
* Implements the "Executing fields" section of the spec
* In particular, this function figures out the value that the field returns by
* calling its resolve function, then calls completeValue to complete promises,
* serialize scalars, or execute the sub-selection-set for objects.
*
* @internal
*/
function executeField(exeContext, parentType, source, fieldNodes, path) {
	var _fieldDef$resolve;
	const fieldDef = getFieldDef(exeContext.schema, parentType, fieldNodes[0]);
	if (!fieldDef) return;
	const returnType = fieldDef.type;
	const resolveFn = (_fieldDef$resolve = fieldDef.resolve) !== null && _fieldDef$resolve !== void 0 ? _fieldDef$resolve : exeContext.fieldResolver;
	const info = buildResolveInfo(exeContext, fieldDef, fieldNodes, parentType, path);
	try {
		const args = getArgumentValues(fieldDef, fieldNodes[0], exeContext.variableValues);
		const contextValue = exeContext.contextValue;
		const result = resolveFn(source, args, contextValue, info);
		let completed;
		if (isPromise(result)) completed = result.then((resolved) => completeValue(exeContext, returnType, fieldNodes, info, path, resolved));
		else completed = completeValue(exeContext, returnType, fieldNodes, info, path, result);
		if (isPromise(completed)) return completed.then(void 0, (rawError) => {
			return handleFieldError(locatedError(rawError, fieldNodes, pathToArray(path)), returnType, path, exeContext);
		});
		return completed;
	} catch (rawError) {
		return handleFieldError(locatedError(rawError, fieldNodes, pathToArray(path)), returnType, path, exeContext);
	}
}
/** @internal */
function buildResolveInfo(exeContext, fieldDef, fieldNodes, parentType, path) {
	return {
		fieldName: fieldDef.name,
		fieldNodes,
		returnType: fieldDef.type,
		parentType,
		path,
		schema: exeContext.schema,
		fragments: exeContext.fragments,
		rootValue: exeContext.rootValue,
		operation: exeContext.operation,
		variableValues: exeContext.variableValues
	};
}
function handleFieldError(error, returnType, path, exeContext) {
	if (isNonNullType(returnType)) throw error;
	exeContext.collectedErrors.add(error, path);
	return null;
}
/**
* Implements the instructions for completeValue as defined in the
* "Value Completion" section of the spec.
*
* If the field type is Non-Null, then this recursively completes the value
* for the inner type. It throws a field error if that completion returns null,
* as per the "Nullability" section of the spec.
*
* If the field type is a List, then this recursively completes the value
* for the inner type on each item in the list.
*
* If the field type is a Scalar or Enum, ensures the completed value is a legal
* value of the type by calling the `serialize` method of GraphQL type
* definition.
*
* If the field is an abstract type, determine the runtime type of the value
* and then complete based on that type
*
* Otherwise, the field type expects a sub-selection set, and will complete the
* value by executing all sub-selections.
*
* @internal
*/
function completeValue(exeContext, returnType, fieldNodes, info, path, result) {
	if (result instanceof Error) throw result;
	if (isNonNullType(returnType)) {
		const completed = completeValue(exeContext, returnType.ofType, fieldNodes, info, path, result);
		if (completed === null) throw new Error(`Cannot return null for non-nullable field ${info.parentType.name}.${info.fieldName}.`);
		return completed;
	}
	if (result == null) return null;
	if (isListType(returnType)) return completeListValue(exeContext, returnType, fieldNodes, info, path, result);
	if (isLeafType(returnType)) return completeLeafValue(returnType, result);
	if (isAbstractType(returnType)) return completeAbstractValue(exeContext, returnType, fieldNodes, info, path, result);
	if (isObjectType(returnType)) return completeObjectValue(exeContext, returnType, fieldNodes, info, path, result);
	/* c8 ignore next 6 */
	invariant(false, "Cannot complete value of unexpected output type: " + inspect(returnType));
}
/**
* Complete a list value by completing each item in the list with the
* inner type
*
* @internal
*/
function completeListValue(exeContext, returnType, fieldNodes, info, path, result) {
	if (!isIterableObject(result)) throw new GraphQLError(`Expected Iterable, but did not find one for field "${info.parentType.name}.${info.fieldName}".`);
	const itemType = returnType.ofType;
	let containsPromise = false;
	const completedResults = Array.from(result, (item, index) => {
		const itemPath = addPath(path, index, void 0);
		try {
			let completedItem;
			if (isPromise(item)) completedItem = item.then((resolved) => completeValue(exeContext, itemType, fieldNodes, info, itemPath, resolved));
			else completedItem = completeValue(exeContext, itemType, fieldNodes, info, itemPath, item);
			if (isPromise(completedItem)) {
				containsPromise = true;
				return completedItem.then(void 0, (rawError) => {
					return handleFieldError(locatedError(rawError, fieldNodes, pathToArray(itemPath)), itemType, itemPath, exeContext);
				});
			}
			return completedItem;
		} catch (rawError) {
			return handleFieldError(locatedError(rawError, fieldNodes, pathToArray(itemPath)), itemType, itemPath, exeContext);
		}
	});
	return containsPromise ? Promise.all(completedResults) : completedResults;
}
/**
* Complete a Scalar or Enum by serializing to a valid value, returning
* null if serialization is not possible.
*
* @internal
*/
function completeLeafValue(returnType, result) {
	const serializedResult = returnType.serialize(result);
	if (serializedResult == null) throw new Error(`Expected \`${inspect(returnType)}.serialize(${inspect(result)})\` to return non-nullable value, returned: ${inspect(serializedResult)}`);
	return serializedResult;
}
/**
* Complete a value of an abstract type by determining the runtime object type
* of that value, then complete the value for that type.
*
* @internal
*/
function completeAbstractValue(exeContext, returnType, fieldNodes, info, path, result) {
	var _returnType$resolveTy;
	const resolveTypeFn = (_returnType$resolveTy = returnType.resolveType) !== null && _returnType$resolveTy !== void 0 ? _returnType$resolveTy : exeContext.typeResolver;
	const contextValue = exeContext.contextValue;
	const runtimeType = resolveTypeFn(result, contextValue, info, returnType);
	if (isPromise(runtimeType)) return runtimeType.then((resolvedRuntimeType) => completeObjectValue(exeContext, ensureValidRuntimeType(resolvedRuntimeType, exeContext, returnType, fieldNodes, info, result), fieldNodes, info, path, result));
	return completeObjectValue(exeContext, ensureValidRuntimeType(runtimeType, exeContext, returnType, fieldNodes, info, result), fieldNodes, info, path, result);
}
function ensureValidRuntimeType(runtimeTypeName, exeContext, returnType, fieldNodes, info, result) {
	if (runtimeTypeName == null) throw new GraphQLError(`Abstract type "${returnType.name}" must resolve to an Object type at runtime for field "${info.parentType.name}.${info.fieldName}". Either the "${returnType.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`, fieldNodes);
	if (isObjectType(runtimeTypeName)) throw new GraphQLError("Support for returning GraphQLObjectType from resolveType was removed in graphql-js@16.0.0 please return type name instead.");
	if (typeof runtimeTypeName !== "string") throw new GraphQLError(`Abstract type "${returnType.name}" must resolve to an Object type at runtime for field "${info.parentType.name}.${info.fieldName}" with value ${inspect(result)}, received "${inspect(runtimeTypeName)}".`);
	const runtimeType = exeContext.schema.getType(runtimeTypeName);
	if (runtimeType == null) throw new GraphQLError(`Abstract type "${returnType.name}" was resolved to a type "${runtimeTypeName}" that does not exist inside the schema.`, { nodes: fieldNodes });
	if (!isObjectType(runtimeType)) throw new GraphQLError(`Abstract type "${returnType.name}" was resolved to a non-object type "${runtimeTypeName}".`, { nodes: fieldNodes });
	if (!exeContext.schema.isSubType(returnType, runtimeType)) throw new GraphQLError(`Runtime Object type "${runtimeType.name}" is not a possible type for "${returnType.name}".`, { nodes: fieldNodes });
	return runtimeType;
}
/**
* Complete an Object value by executing all sub-selections.
*
* @internal
*/
function completeObjectValue(exeContext, returnType, fieldNodes, info, path, result) {
	const subFieldNodes = collectSubfields(exeContext, returnType, fieldNodes);
	if (returnType.isTypeOf) {
		const isTypeOf = returnType.isTypeOf(result, exeContext.contextValue, info);
		if (isPromise(isTypeOf)) return isTypeOf.then((resolvedIsTypeOf) => {
			if (!resolvedIsTypeOf) throw invalidReturnTypeError(returnType, result, fieldNodes);
			return executeFields(exeContext, returnType, result, path, subFieldNodes);
		});
		if (!isTypeOf) throw invalidReturnTypeError(returnType, result, fieldNodes);
	}
	return executeFields(exeContext, returnType, result, path, subFieldNodes);
}
function invalidReturnTypeError(returnType, result, fieldNodes) {
	return new GraphQLError(`Expected value of type "${returnType.name}" but got: ${inspect(result)}.`, { nodes: fieldNodes });
}
/**
* If a resolveType function is not given, then a default resolve behavior is
* used which attempts two strategies:
*
* First, See if the provided value has a `__typename` field defined, if so, use
* that value as name of the resolved type.
*
* Otherwise, test each possible type for the abstract type by calling
* isTypeOf for the object being coerced, returning the first type that matches.
*/
const defaultTypeResolver = function(value, contextValue, info, abstractType) {
	if (isObjectLike(value) && typeof value.__typename === "string") return value.__typename;
	const possibleTypes = info.schema.getPossibleTypes(abstractType);
	const promisedIsTypeOfResults = [];
	try {
		for (let i = 0; i < possibleTypes.length; i++) {
			const type = possibleTypes[i];
			if (type.isTypeOf) {
				const isTypeOfResult = type.isTypeOf(value, contextValue, info);
				if (isPromise(isTypeOfResult)) promisedIsTypeOfResults[i] = isTypeOfResult;
				else if (isTypeOfResult) {
					if (promisedIsTypeOfResults.length) Promise.allSettled(promisedIsTypeOfResults).catch(() => {});
					return type.name;
				}
			}
		}
	} catch (error) {
		if (promisedIsTypeOfResults.length) return Promise.allSettled(promisedIsTypeOfResults).then(() => {
			throw error;
		});
		throw error;
	}
	if (promisedIsTypeOfResults.length) return Promise.all(promisedIsTypeOfResults).then((isTypeOfResults) => {
		for (let i = 0; i < isTypeOfResults.length; i++) if (isTypeOfResults[i]) return possibleTypes[i].name;
	});
};
/**
* If a resolve function is not given, then a default resolve behavior is used
* which takes the property of the source object of the same name as the field
* and returns it as the result, or if it's a function, returns the result
* of calling that function while passing along args and context value.
*/
const defaultFieldResolver = function(source, args, contextValue, info) {
	if (isObjectLike(source) || typeof source === "function") {
		const property = source[info.fieldName];
		if (typeof property === "function") return source[info.fieldName](args, contextValue, info);
		return property;
	}
};
/**
* This method looks up the field on the given type definition.
* It has special casing for the three introspection fields,
* __schema, __type and __typename. __typename is special because
* it can always be queried as a field, even in situations where no
* other fields are allowed, like on a Union. __schema and __type
* could get automatically added to the query type, but that would
* require mutating type definitions, which would cause issues.
*
* @internal
*/
function getFieldDef(schema, parentType, fieldNode) {
	const fieldName = fieldNode.name.value;
	if (fieldName === SchemaMetaFieldDef.name && schema.getQueryType() === parentType) return SchemaMetaFieldDef;
	else if (fieldName === TypeMetaFieldDef.name && schema.getQueryType() === parentType) return TypeMetaFieldDef;
	else if (fieldName === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
	return parentType.getFields()[fieldName];
}
// node_modules/graphql/utilities/extendSchema.mjs
/** @internal */
function extendSchemaImpl(schemaConfig, documentAST, options) {
	var _schemaDef, _schemaDef$descriptio, _schemaDef2, _options$assumeValid;
	const typeDefs = [];
	const typeExtensionsMap = Object.create(null);
	const directiveExtensionsMap = Object.create(null);
	const directiveDefs = [];
	let schemaDef;
	const schemaExtensions = [];
	for (const def of documentAST.definitions) if (def.kind === Kind.SCHEMA_DEFINITION) schemaDef = def;
	else if (def.kind === Kind.SCHEMA_EXTENSION) schemaExtensions.push(def);
	else if (isTypeDefinitionNode(def)) typeDefs.push(def);
	else if (isTypeExtensionNode(def)) {
		const extendedTypeName = def.name.value;
		const existingTypeExtensions = typeExtensionsMap[extendedTypeName];
		typeExtensionsMap[extendedTypeName] = existingTypeExtensions ? existingTypeExtensions.concat([def]) : [def];
	} else if (def.kind === Kind.DIRECTIVE_DEFINITION) directiveDefs.push(def);
	else if (def.kind === Kind.DIRECTIVE_EXTENSION) {
		const extendedDirectiveName = def.name.value;
		const existingDirectiveExtensions = directiveExtensionsMap[extendedDirectiveName];
		directiveExtensionsMap[extendedDirectiveName] = existingDirectiveExtensions ? existingDirectiveExtensions.concat([def]) : [def];
	}
	if (Object.keys(typeExtensionsMap).length === 0 && typeDefs.length === 0 && Object.keys(directiveExtensionsMap).length === 0 && directiveDefs.length === 0 && schemaExtensions.length === 0 && schemaDef == null) return schemaConfig;
	const typeMap = Object.create(null);
	for (const existingType of schemaConfig.types) typeMap[existingType.name] = extendNamedType(existingType);
	for (const typeNode of typeDefs) {
		var _stdTypeMap$name;
		const name = typeNode.name.value;
		typeMap[name] = (_stdTypeMap$name = stdTypeMap[name]) !== null && _stdTypeMap$name !== void 0 ? _stdTypeMap$name : buildType(typeNode);
	}
	const directiveMap = Object.create(null);
	for (const existingDirective of schemaConfig.directives) directiveMap[existingDirective.name] = extendDirective(existingDirective);
	const operationTypes = {
		query: schemaConfig.query && replaceNamedType(schemaConfig.query),
		mutation: schemaConfig.mutation && replaceNamedType(schemaConfig.mutation),
		subscription: schemaConfig.subscription && replaceNamedType(schemaConfig.subscription),
		...schemaDef && getOperationTypes([schemaDef]),
		...getOperationTypes(schemaExtensions)
	};
	const directives = Object.values(directiveMap);
	return {
		description: (_schemaDef = schemaDef) === null || _schemaDef === void 0 ? void 0 : (_schemaDef$descriptio = _schemaDef.description) === null || _schemaDef$descriptio === void 0 ? void 0 : _schemaDef$descriptio.value,
		...operationTypes,
		types: Object.values(typeMap),
		directives: [...directives.map(replaceDirective), ...directiveDefs.map(buildDirective)],
		extensions: Object.create(null),
		astNode: (_schemaDef2 = schemaDef) !== null && _schemaDef2 !== void 0 ? _schemaDef2 : schemaConfig.astNode,
		extensionASTNodes: schemaConfig.extensionASTNodes.concat(schemaExtensions),
		assumeValid: (_options$assumeValid = options === null || options === void 0 ? void 0 : options.assumeValid) !== null && _options$assumeValid !== void 0 ? _options$assumeValid : false
	};
	function replaceType(type) {
		if (isListType(type)) return new GraphQLList(replaceType(type.ofType));
		if (isNonNullType(type)) return new GraphQLNonNull(replaceType(type.ofType));
		return replaceNamedType(type);
	}
	function replaceNamedType(type) {
		return typeMap[type.name];
	}
	function replaceDirective(directive) {
		const config = directive.toConfig();
		return new GraphQLDirective({
			...config,
			args: mapValue(config.args, extendArg)
		});
	}
	function extendNamedType(type) {
		if (isIntrospectionType(type) || isSpecifiedScalarType(type)) return type;
		if (isScalarType(type)) return extendScalarType(type);
		if (isObjectType(type)) return extendObjectType(type);
		if (isInterfaceType(type)) return extendInterfaceType(type);
		if (isUnionType(type)) return extendUnionType(type);
		if (isEnumType(type)) return extendEnumType(type);
		if (isInputObjectType(type)) return extendInputObjectType(type);
		/* c8 ignore next 3 */
		invariant(false, "Unexpected type: " + inspect(type));
	}
	function extendInputObjectType(type) {
		var _typeExtensionsMap$co;
		const config = type.toConfig();
		const extensions = (_typeExtensionsMap$co = typeExtensionsMap[config.name]) !== null && _typeExtensionsMap$co !== void 0 ? _typeExtensionsMap$co : [];
		return new GraphQLInputObjectType({
			...config,
			fields: () => ({
				...mapValue(config.fields, (field) => ({
					...field,
					type: replaceType(field.type)
				})),
				...buildInputFieldMap(extensions)
			}),
			extensionASTNodes: config.extensionASTNodes.concat(extensions)
		});
	}
	function extendEnumType(type) {
		var _typeExtensionsMap$ty;
		const config = type.toConfig();
		const extensions = (_typeExtensionsMap$ty = typeExtensionsMap[type.name]) !== null && _typeExtensionsMap$ty !== void 0 ? _typeExtensionsMap$ty : [];
		return new GraphQLEnumType({
			...config,
			values: {
				...config.values,
				...buildEnumValueMap(extensions)
			},
			extensionASTNodes: config.extensionASTNodes.concat(extensions)
		});
	}
	function extendScalarType(type) {
		var _typeExtensionsMap$co2;
		const config = type.toConfig();
		const extensions = (_typeExtensionsMap$co2 = typeExtensionsMap[config.name]) !== null && _typeExtensionsMap$co2 !== void 0 ? _typeExtensionsMap$co2 : [];
		let specifiedByURL = config.specifiedByURL;
		for (const extensionNode of extensions) {
			var _getSpecifiedByURL;
			specifiedByURL = (_getSpecifiedByURL = getSpecifiedByURL(extensionNode)) !== null && _getSpecifiedByURL !== void 0 ? _getSpecifiedByURL : specifiedByURL;
		}
		return new GraphQLScalarType({
			...config,
			specifiedByURL,
			extensionASTNodes: config.extensionASTNodes.concat(extensions)
		});
	}
	function extendObjectType(type) {
		var _typeExtensionsMap$co3;
		const config = type.toConfig();
		const extensions = (_typeExtensionsMap$co3 = typeExtensionsMap[config.name]) !== null && _typeExtensionsMap$co3 !== void 0 ? _typeExtensionsMap$co3 : [];
		return new GraphQLObjectType({
			...config,
			interfaces: () => [...type.getInterfaces().map(replaceNamedType), ...buildInterfaces(extensions)],
			fields: () => ({
				...mapValue(config.fields, extendField),
				...buildFieldMap(extensions)
			}),
			extensionASTNodes: config.extensionASTNodes.concat(extensions)
		});
	}
	function extendInterfaceType(type) {
		var _typeExtensionsMap$co4;
		const config = type.toConfig();
		const extensions = (_typeExtensionsMap$co4 = typeExtensionsMap[config.name]) !== null && _typeExtensionsMap$co4 !== void 0 ? _typeExtensionsMap$co4 : [];
		return new GraphQLInterfaceType({
			...config,
			interfaces: () => [...type.getInterfaces().map(replaceNamedType), ...buildInterfaces(extensions)],
			fields: () => ({
				...mapValue(config.fields, extendField),
				...buildFieldMap(extensions)
			}),
			extensionASTNodes: config.extensionASTNodes.concat(extensions)
		});
	}
	function extendUnionType(type) {
		var _typeExtensionsMap$co5;
		const config = type.toConfig();
		const extensions = (_typeExtensionsMap$co5 = typeExtensionsMap[config.name]) !== null && _typeExtensionsMap$co5 !== void 0 ? _typeExtensionsMap$co5 : [];
		return new GraphQLUnionType({
			...config,
			types: () => [...type.getTypes().map(replaceNamedType), ...buildUnionTypes(extensions)],
			extensionASTNodes: config.extensionASTNodes.concat(extensions)
		});
	}
	function extendField(field) {
		return {
			...field,
			type: replaceType(field.type),
			args: field.args && mapValue(field.args, extendArg)
		};
	}
	function extendArg(arg) {
		return {
			...arg,
			type: replaceType(arg.type)
		};
	}
	function getOperationTypes(nodes) {
		const opTypes = {};
		for (const node of nodes) {
			var _node$operationTypes;
			const operationTypesNodes = (_node$operationTypes = node.operationTypes) !== null && _node$operationTypes !== void 0 ? _node$operationTypes : [];
			for (const operationType of operationTypesNodes) opTypes[operationType.operation] = getNamedType(operationType.type);
		}
		return opTypes;
	}
	function extendDirective(directive) {
		var _directiveExtensionsM, _config$deprecationRe;
		const config = directive.toConfig();
		const extensions = (_directiveExtensionsM = directiveExtensionsMap[config.name]) !== null && _directiveExtensionsM !== void 0 ? _directiveExtensionsM : [];
		const deprecationReason = (_config$deprecationRe = config.deprecationReason) !== null && _config$deprecationRe !== void 0 ? _config$deprecationRe : extensions.map((ext) => getDeprecationReason(ext)).find((reason) => reason != null);
		return new GraphQLDirective({
			...config,
			deprecationReason,
			extensionASTNodes: config.extensionASTNodes.concat(extensions)
		});
	}
	function getNamedType(node) {
		var _stdTypeMap$name2;
		const name = node.name.value;
		const type = (_stdTypeMap$name2 = stdTypeMap[name]) !== null && _stdTypeMap$name2 !== void 0 ? _stdTypeMap$name2 : typeMap[name];
		if (type === void 0) throw new Error(`Unknown type: "${name}".`);
		return type;
	}
	function getWrappedType(node) {
		if (node.kind === Kind.LIST_TYPE) return new GraphQLList(getWrappedType(node.type));
		if (node.kind === Kind.NON_NULL_TYPE) return new GraphQLNonNull(getWrappedType(node.type));
		return getNamedType(node);
	}
	function buildDirective(node) {
		var _directiveExtensionsM2, _getDeprecationReason, _node$description;
		const extensions = (_directiveExtensionsM2 = directiveExtensionsMap[node.name.value]) !== null && _directiveExtensionsM2 !== void 0 ? _directiveExtensionsM2 : [];
		const deprecationReason = (_getDeprecationReason = getDeprecationReason(node)) !== null && _getDeprecationReason !== void 0 ? _getDeprecationReason : extensions.map((ext) => getDeprecationReason(ext)).find((reason) => reason != null);
		return new GraphQLDirective({
			name: node.name.value,
			description: (_node$description = node.description) === null || _node$description === void 0 ? void 0 : _node$description.value,
			locations: node.locations.map(({ value }) => value),
			isRepeatable: node.repeatable,
			args: buildArgumentMap(node.arguments),
			deprecationReason,
			astNode: node,
			extensionASTNodes: extensions
		});
	}
	function buildFieldMap(nodes) {
		const fieldConfigMap = Object.create(null);
		for (const node of nodes) {
			var _node$fields;
			const nodeFields = (_node$fields = node.fields) !== null && _node$fields !== void 0 ? _node$fields : [];
			for (const field of nodeFields) {
				var _field$description;
				fieldConfigMap[field.name.value] = {
					type: getWrappedType(field.type),
					description: (_field$description = field.description) === null || _field$description === void 0 ? void 0 : _field$description.value,
					args: buildArgumentMap(field.arguments),
					deprecationReason: getDeprecationReason(field),
					astNode: field
				};
			}
		}
		return fieldConfigMap;
	}
	function buildArgumentMap(args) {
		const argsNodes = args !== null && args !== void 0 ? args : [];
		const argConfigMap = Object.create(null);
		for (const arg of argsNodes) {
			var _arg$description;
			const type = getWrappedType(arg.type);
			argConfigMap[arg.name.value] = {
				type,
				description: (_arg$description = arg.description) === null || _arg$description === void 0 ? void 0 : _arg$description.value,
				defaultValue: valueFromAST(arg.defaultValue, type),
				deprecationReason: getDeprecationReason(arg),
				astNode: arg
			};
		}
		return argConfigMap;
	}
	function buildInputFieldMap(nodes) {
		const inputFieldMap = Object.create(null);
		for (const node of nodes) {
			var _node$fields2;
			const fieldsNodes = (_node$fields2 = node.fields) !== null && _node$fields2 !== void 0 ? _node$fields2 : [];
			for (const field of fieldsNodes) {
				var _field$description2;
				const type = getWrappedType(field.type);
				inputFieldMap[field.name.value] = {
					type,
					description: (_field$description2 = field.description) === null || _field$description2 === void 0 ? void 0 : _field$description2.value,
					defaultValue: valueFromAST(field.defaultValue, type),
					deprecationReason: getDeprecationReason(field),
					astNode: field
				};
			}
		}
		return inputFieldMap;
	}
	function buildEnumValueMap(nodes) {
		const enumValueMap = Object.create(null);
		for (const node of nodes) {
			var _node$values;
			const valuesNodes = (_node$values = node.values) !== null && _node$values !== void 0 ? _node$values : [];
			for (const value of valuesNodes) {
				var _value$description;
				enumValueMap[value.name.value] = {
					description: (_value$description = value.description) === null || _value$description === void 0 ? void 0 : _value$description.value,
					deprecationReason: getDeprecationReason(value),
					astNode: value
				};
			}
		}
		return enumValueMap;
	}
	function buildInterfaces(nodes) {
		return nodes.flatMap((node) => {
			var _node$interfaces$map, _node$interfaces;
			return (_node$interfaces$map = (_node$interfaces = node.interfaces) === null || _node$interfaces === void 0 ? void 0 : _node$interfaces.map(getNamedType)) !== null && _node$interfaces$map !== void 0 ? _node$interfaces$map : [];
		});
	}
	function buildUnionTypes(nodes) {
		return nodes.flatMap((node) => {
			var _node$types$map, _node$types;
			return (_node$types$map = (_node$types = node.types) === null || _node$types === void 0 ? void 0 : _node$types.map(getNamedType)) !== null && _node$types$map !== void 0 ? _node$types$map : [];
		});
	}
	function buildType(astNode) {
		var _typeExtensionsMap$na;
		const name = astNode.name.value;
		const extensionASTNodes = (_typeExtensionsMap$na = typeExtensionsMap[name]) !== null && _typeExtensionsMap$na !== void 0 ? _typeExtensionsMap$na : [];
		switch (astNode.kind) {
			case Kind.OBJECT_TYPE_DEFINITION: {
				var _astNode$description;
				const allNodes = [astNode, ...extensionASTNodes];
				return new GraphQLObjectType({
					name,
					description: (_astNode$description = astNode.description) === null || _astNode$description === void 0 ? void 0 : _astNode$description.value,
					interfaces: () => buildInterfaces(allNodes),
					fields: () => buildFieldMap(allNodes),
					astNode,
					extensionASTNodes
				});
			}
			case Kind.INTERFACE_TYPE_DEFINITION: {
				var _astNode$description2;
				const allNodes = [astNode, ...extensionASTNodes];
				return new GraphQLInterfaceType({
					name,
					description: (_astNode$description2 = astNode.description) === null || _astNode$description2 === void 0 ? void 0 : _astNode$description2.value,
					interfaces: () => buildInterfaces(allNodes),
					fields: () => buildFieldMap(allNodes),
					astNode,
					extensionASTNodes
				});
			}
			case Kind.ENUM_TYPE_DEFINITION: {
				var _astNode$description3;
				const allNodes = [astNode, ...extensionASTNodes];
				return new GraphQLEnumType({
					name,
					description: (_astNode$description3 = astNode.description) === null || _astNode$description3 === void 0 ? void 0 : _astNode$description3.value,
					values: buildEnumValueMap(allNodes),
					astNode,
					extensionASTNodes
				});
			}
			case Kind.UNION_TYPE_DEFINITION: {
				var _astNode$description4;
				const allNodes = [astNode, ...extensionASTNodes];
				return new GraphQLUnionType({
					name,
					description: (_astNode$description4 = astNode.description) === null || _astNode$description4 === void 0 ? void 0 : _astNode$description4.value,
					types: () => buildUnionTypes(allNodes),
					astNode,
					extensionASTNodes
				});
			}
			case Kind.SCALAR_TYPE_DEFINITION:
				var _astNode$description5;
				return new GraphQLScalarType({
					name,
					description: (_astNode$description5 = astNode.description) === null || _astNode$description5 === void 0 ? void 0 : _astNode$description5.value,
					specifiedByURL: getSpecifiedByURL(astNode),
					astNode,
					extensionASTNodes
				});
			case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
				var _astNode$description6;
				const allNodes = [astNode, ...extensionASTNodes];
				return new GraphQLInputObjectType({
					name,
					description: (_astNode$description6 = astNode.description) === null || _astNode$description6 === void 0 ? void 0 : _astNode$description6.value,
					fields: () => buildInputFieldMap(allNodes),
					astNode,
					extensionASTNodes,
					isOneOf: isOneOf(astNode)
				});
			}
		}
	}
}
const stdTypeMap = keyMap([...specifiedScalarTypes, ...introspectionTypes], (type) => type.name);
/**
* Given a field or enum value node, returns the string value for the
* deprecation reason.
*
* @internal
*/
function getDeprecationReason(node) {
	const deprecated = getDirectiveValues(GraphQLDeprecatedDirective, node);
	return deprecated === null || deprecated === void 0 ? void 0 : deprecated.reason;
}
/**
* Given a scalar node, returns the string value for the specifiedByURL.
*
* @internal
*/
function getSpecifiedByURL(node) {
	const specifiedBy = getDirectiveValues(GraphQLSpecifiedByDirective, node);
	return specifiedBy === null || specifiedBy === void 0 ? void 0 : specifiedBy.url;
}
/**
* Given an input object node, returns if the node should be OneOf.
*
* @internal
*/
function isOneOf(node) {
	return Boolean(getDirectiveValues(GraphQLOneOfDirective, node));
}
// node_modules/graphql/utilities/buildASTSchema.mjs
/** @category Schema Construction */
/** Options used when building a schema from SDL or a parsed SDL document. */
/**
* Builds a GraphQLSchema from a parsed schema definition language document.
*
* If no schema definition is provided, then it will look for types named Query,
* Mutation and Subscription.
*
* The resulting schema has no resolver functions, so execution will use the
* default field resolver.
* @param documentAST - The parsed GraphQL document AST.
* @param options - Optional configuration for this operation.
* @returns The schema built from the provided SDL document.
* @example
* ```ts
* // Build a schema from a valid parsed SDL document.
* import { parse } from 'graphql/language';
* import { buildASTSchema } from 'graphql/utilities';
*
* const document = parse('type Query { hello: String }');
* const schema = buildASTSchema(document);
*
* schema.getQueryType()?.name; // => 'Query'
* ```
* @example
* ```ts
* import { parse } from 'graphql/language';
* import { buildASTSchema } from 'graphql/utilities';
*
* const document = parse('type Query { greeting: String greeting: String }');
*
* buildASTSchema(document); // throws an error
*
* // Skipping SDL validation allows the duplicate field definition.
* buildASTSchema(document, {
*   assumeValidSDL: true,
* }); // does not throw
* ```
*/
function buildASTSchema(documentAST, options) {
	documentAST != null && documentAST.kind === Kind.DOCUMENT || devAssert(false, "Must provide valid Document AST.");
	if ((options === null || options === void 0 ? void 0 : options.assumeValid) !== true && (options === null || options === void 0 ? void 0 : options.assumeValidSDL) !== true) assertValidSDL(documentAST);
	const config = extendSchemaImpl({
		description: void 0,
		types: [],
		directives: [],
		extensions: Object.create(null),
		extensionASTNodes: [],
		assumeValid: false
	}, documentAST, options);
	if (config.astNode == null) for (const type of config.types) switch (type.name) {
		case "Query":
			config.query = type;
			break;
		case "Mutation":
			config.mutation = type;
			break;
		case "Subscription": config.subscription = type;
	}
	const directives = [...config.directives, ...specifiedDirectives.filter((stdDirective) => config.directives.every((directive) => directive.name !== stdDirective.name))];
	return new GraphQLSchema({
		...config,
		directives
	});
}
/**
* Builds a GraphQLSchema directly from a schema definition language source.
* @param source - The GraphQL source text or source object.
* @param options - Optional configuration for this operation.
* @returns The schema built from the provided SDL document.
* @example
* ```ts
* // Build a schema from SDL source using the default options.
* import { buildSchema } from 'graphql/utilities';
*
* const schema = buildSchema('type Query { hello: String }');
*
* schema.getQueryType()?.name; // => 'Query'
* ```
* @example
* ```ts
* // This variant enables parser options and omits source locations.
* import { buildSchema } from 'graphql/utilities';
*
* const schema = buildSchema(
*   'directive @tag on DIRECTIVE_DEFINITION\n' +
*     'directive @compose @tag on FIELD_DEFINITION',
*   {
*     experimentalDirectivesOnDirectiveDefinitions: true,
*     noLocation: true,
*   },
* );
*
* const directive = schema.getDirective('compose');
*
* directive?.name; // => 'compose'
* directive?.astNode?.loc; // => undefined
* ```
*/
function buildSchema(source, options) {
	return buildASTSchema(parse(source, options), {
		assumeValidSDL: options === null || options === void 0 ? void 0 : options.assumeValidSDL,
		assumeValid: options === null || options === void 0 ? void 0 : options.assumeValid
	});
}
// src/sandbox/github/graphql/error-message.ts
/** Messages of the `graphql` package, and those of GitHub's server, which uses Ruby. */
const MESSAGES = [
	[/^Syntax Error: .*<EOF>.*$/s, "Unexpected end of document"],
	[/^Cannot query field "(\w+)" on type "(\w+)".*$/s, "Field '$1' doesn't exist on type '$2'"],
	[/^Field "(\w+)" of type "\W*(\w+)\W*" must have a selection of subfields.*$/s, "Field must have selections (field '$1' returns $2 but has no selections.)"],
	[/^Field "(\w+)" must not have a selection .*$/s, "Selections can't be made on scalars (field '$1')"],
	[/^Unknown argument "(\w+)" on field "\w+\.(\w+)".*$/s, "Field '$2' doesn't accept argument '$1'"],
	[/^Variable "\$(\w+)" is not defined.*$/s, "Variable $$$1 is used but not declared"],
	[/^Variable "\$(\w+)" of required type "(.+?)" was not provided\.$/s, "Variable $$$1 of type $2 was provided invalid value"]
];
/** GitHub's message for an error, where it is known. */
function errorMessage({ message }) {
	const [pattern, replacement] = MESSAGES.find(([pattern]) => pattern.test(message)) ?? [];
	return pattern && replacement !== void 0 ? message.replace(pattern, replacement) : message;
}
// src/sandbox/github/visible.ts
/** Only its author sees a pending review; REST lists its comments for nobody. */
function visibleReviews(state, user, isFirstPage) {
	return readListed(state, "reviews", isFirstPage).filter((review) => isVisible(review, user));
}
function visibleComments(state, isFirstPage) {
	const reviews = new Set(readListed(state, "comments", isFirstPage));
	return state.comments.filter(({ review }) => review.state !== "PENDING" && reviews.has(review));
}
function visibleThreads(state, user, isFirstPage) {
	const reviews = new Set(readListed(state, "threads", isFirstPage));
	return state.threads.filter((thread) => {
		const [first] = commentsOf(state, thread);
		return first && isVisible(first.review, user) && reviews.has(first.review);
	});
}
function isVisible(review, user) {
	return review.state !== "PENDING" || review.user === user;
}
/** Reviews that this list shows already; reading its first page counts down the lag of the others. */
function readListed({ reviews }, list, isFirstPage) {
	const shown = reviews.filter(({ lag }) => lag[list] === 0);
	if (isFirstPage) for (const { lag } of reviews) lag[list] = Math.max(0, lag[list] - 1);
	return shown;
}
// src/sandbox/github/list-page.ts
const DEFAULT_PAGE_SIZE = 30;
/**
* One page of a list and its `Link` header. `cap` is the server's maximum, whatever the client asks for.
* https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
*/
function listPage(all, query, address, cap) {
	const found = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.n)(all, query, {
		defaultSize: DEFAULT_PAGE_SIZE,
		maxSize: Math.min(100, cap)
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
		headers: (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.r)(relations, query, address)
	};
}
// src/sandbox/github/graphql/field-error.ts
/** An error of one field: the field is `null`, the rest of the answer is valid. */
function fieldError(type, message) {
	return new GraphQLError(message, { extensions: { type } });
}
// src/sandbox/github/graphql/connection.ts
/** A list with cursors. https://docs.github.com/graphql/guides/using-pagination-in-the-graphql-api */
function connection(name, cap, list) {
	return (args) => {
		const size = Math.min(sizeOf(name, args), cap);
		const after = typeof args.after === "string" ? Number(Buffer.from(args.after, "base64").toString()) : 0;
		const all = list(after === 0);
		const [from, to] = typeof args.last === "number" ? [Math.max(0, all.length - size), all.length] : [after, after + size];
		const nodes = all.slice(from, to);
		const end = from + nodes.length;
		return {
			nodes,
			edges: nodes.map((node, index) => ({
				node,
				cursor: cursorOf(from + index + 1)
			})),
			totalCount: all.length,
			pageInfo: {
				hasNextPage: end < all.length,
				hasPreviousPage: from > 0,
				startCursor: nodes.length === 0 ? null : cursorOf(from + 1),
				endCursor: nodes.length === 0 ? null : cursorOf(end)
			}
		};
	};
}
function cursorOf(index) {
	return Buffer.from(String(index)).toString("base64");
}
function sizeOf(name, { first, last }) {
	const size = first ?? last;
	if (typeof size !== "number") throw fieldError("MISSING_PAGINATION_BOUNDARIES", `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`);
	if (size > 100) throw fieldError("EXCESSIVE_PAGINATION", `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of 100 records.`);
	return size;
}
// src/sandbox/github/graphql/git-object.ts
/** `Repository.object`: a commit, tree or blob by a revision such as `commit:path`; null if there is none. */
async function readGitObject({ repository, settings }, expression) {
	const object = await repository.readObject(expression);
	if (!object) return null;
	const { id: oid, type, content } = object;
	switch (type) {
		case "commit": return {
			__typename: "Commit",
			id: `C_kwDOSandbox${oid}`,
			oid
		};
		case "tree": return {
			__typename: "Tree",
			id: `T_kwDOSandbox${oid}`,
			oid
		};
		case "blob": {
			const isBinary = content.subarray(0, SNIFFED_BYTES).includes(0);
			const { blobTextBytes } = settings.limits;
			return {
				__typename: "Blob",
				id: `B_kwDOSandbox${oid.slice(0, 12)}`,
				oid,
				byteSize: content.length,
				isBinary,
				isTruncated: content.length > blobTextBytes,
				text: isBinary ? null : content.subarray(0, blobTextBytes).toString()
			};
		}
		default: throw new Error(`The sandbox has no objects of type ${type}.`);
	}
}
/** Git looks for a null byte in the beginning of a file; GitHub's own rule is not documented. */
const SNIFFED_BYTES = 8e3;
// src/sandbox/github/graphql/root-value.ts
/** Root of queries and mutations, as one user sees it; functions are called with their field's arguments. */
function rootValue(state, user) {
	const { settings, pull, rate } = state;
	const cap = settings.pageSize;
	const renderReview = (review) => ({
		id: `PRR_kwDOSandbox${review.id}`,
		databaseId: int(review.id),
		fullDatabaseId: String(review.id),
		author: renderActor(review.user),
		body: review.body,
		state: review.state,
		submittedAt: review.submittedAt,
		url: `${pullWebUrl(state)}#pullrequestreview-${review.id}`,
		viewerDidAuthor: review.user === user,
		commit: {
			id: `C_kwDOSandbox${review.commitId}`,
			oid: review.commitId
		}
	});
	const renderComment = (comment) => ({
		id: `PRRC_kwDOSandbox${comment.id}`,
		databaseId: int(comment.id),
		fullDatabaseId: String(comment.id),
		author: renderActor(comment.user),
		authorAssociation: comment.user.association,
		body: comment.body,
		path: comment.thread.now.path,
		line: comment.thread.now.line,
		originalLine: comment.thread.original.line,
		outdated: comment.thread.now.outdated,
		createdAt: comment.createdAt,
		updatedAt: comment.updatedAt,
		url: `${pullWebUrl(state)}#discussion_r${comment.id}`,
		state: comment.review.state === "PENDING" ? "PENDING" : "SUBMITTED",
		viewerDidAuthor: comment.user === user,
		pullRequestReview: () => renderReview(comment.review),
		replyTo: () => comment.replyTo && renderComment(comment.replyTo),
		reactions: (args) => connection("reactions", cap, () => reactionsTo(comment, args.content ?? void 0))(args)
	});
	const renderThread = (thread) => {
		const { now, original, resolvedBy } = thread;
		return {
			__typename: "PullRequestReviewThread",
			id: thread.id,
			isResolved: resolvedBy !== void 0,
			isOutdated: now.outdated,
			isCollapsed: resolvedBy !== void 0,
			path: now.path,
			line: now.line,
			startLine: now.startLine,
			originalLine: original.line,
			originalStartLine: original.startLine,
			diffSide: original.side,
			startDiffSide: original.startSide,
			subjectType: "LINE",
			resolvedBy: resolvedBy && renderActor(resolvedBy),
			viewerCanResolve: resolvedBy === void 0 && mayResolve(user),
			viewerCanUnresolve: resolvedBy !== void 0 && mayResolve(user),
			comments: connection("comments", cap, () => commentsOf(state, thread).filter(({ review }) => isVisible(review, user)).map(renderComment))
		};
	};
	const renderPull = () => ({
		id: pullNodeId(state),
		number: settings.number,
		title: settings.title,
		url: pullWebUrl(state),
		state: pull.status.toUpperCase(),
		isDraft: pull.draft,
		locked: pull.locked,
		author: renderActor(pull.author),
		headRefName: HEAD_BRANCH,
		headRefOid: pull.headSha,
		baseRefName: BASE_BRANCH,
		baseRefOid: pull.baseSha,
		isCrossRepository: settings.fork !== false,
		reviews: connection("reviews", cap, (isFirst) => visibleReviews(state, user, isFirst).map(renderReview)),
		reviewThreads: connection("reviewThreads", cap, (isFirst) => visibleThreads(state, user, isFirst).map(renderThread))
	});
	const findThread = (id) => {
		const thread = visibleThreads(state, user, false).find((each) => each.id === id);
		if (thread) return thread;
		throw fieldError("NOT_FOUND", `Could not resolve to a node with the global id of '${id}'.`);
	};
	/** An installation token needs `contents: write` too. */
	const setResolvedBy = (resolvedBy) => ({ input: { threadId, clientMutationId } }) => {
		const thread = findThread(threadId);
		if (!mayResolve(user)) throw fieldError("FORBIDDEN", "Resource not accessible by integration");
		thread.resolvedBy = resolvedBy;
		return {
			thread: renderThread(thread),
			clientMutationId
		};
	};
	return {
		viewer() {
			if (settings.graphql === "open") return renderActor(user);
			throw fieldError("FORBIDDEN", "Resource not accessible by integration");
		},
		repository({ owner, name }) {
			const full = `${settings.owner}/${settings.repo}`;
			if (`${owner}/${name}`.toLowerCase() !== full.toLowerCase()) throw fieldError("NOT_FOUND", `Could not resolve to a Repository with the name '${owner}/${name}'.`);
			return {
				id: "R_kgDOSandbox5001",
				name: settings.repo,
				nameWithOwner: full,
				pullRequest({ number }) {
					if (number === settings.number) return renderPull();
					throw fieldError("NOT_FOUND", `Could not resolve to a PullRequest with the number of ${number}.`);
				},
				object({ expression }) {
					if (user.permissions.contents === "none") throw fieldError("FORBIDDEN", "Resource not accessible by integration");
					return expression ? readGitObject(state, expression) : null;
				},
				assignableUsers: (args) => connection("assignableUsers", cap, () => assignableUsers(state, args.query ?? ""))(args)
			};
		},
		node: ({ id }) => renderThread(findThread(id)),
		rateLimit: {
			limit: rate.limit,
			remaining: rate.remaining,
			cost: 1,
			resetAt: (/* @__PURE__ */ new Date(rate.reset * 1e3)).toISOString().replace(".000", "")
		},
		resolveReviewThread: setResolvedBy(user),
		unresolveReviewThread: setResolvedBy(void 0)
	};
}
function reactionsTo({ id, reactions }, content) {
	return reactions.filter((reaction) => content === void 0 || reaction.content === content).map(({ user, content }) => ({
		id: `REA_kwDOSandbox${id}_${user.id}_${content}`,
		content,
		user: renderActor(user)
	}));
}
/** Who belongs to the repository, by a part of the name. */
function assignableUsers({ accounts }, query) {
	return accounts.all().filter(({ kind, login }) => kind === "user" && login.toLowerCase().includes(query.toLowerCase())).filter(belongsToRepository).map(renderActor);
}
/** A bot is a `Bot` where the schema has `Actor`; where it has `User`, as for `viewer`, a bot is rendered as a user. */
function renderActor(account) {
	const isBot = account.kind === "bot";
	return {
		__typename: isBot ? "Bot" : "User",
		id: `${isBot ? "BOT" : "U"}_${account.id}`,
		login: actorLogin(account),
		databaseId: account.id
	};
}
function mayResolve({ permissions }) {
	return permissions.contents === "write" && permissions.pull_requests === "write";
}
/** A GraphQL `Int` has 32 bits. GitHub's answer for larger ids is unknown, so no code may depend on it. */
function int(value) {
	return value < 2 ** 31 ? value : null;
}
// src/sandbox/github/graphql/type-definitions.ts
/**
* An excerpt of GitHub's schema: everything about reviews and files that is used here, unchanged.
* https://docs.github.com/graphql/overview/public-schema
*/
const TYPE_DEFINITIONS = `
scalar BigInt
scalar DateTime
scalar GitObjectID
scalar URI

type Query {
  viewer: User!
  repository(owner: String!, name: String!): Repository
  node(id: ID!): Node
  rateLimit: RateLimit
}

type Mutation {
  resolveReviewThread(input: ResolveReviewThreadInput!): ResolveReviewThreadPayload
  unresolveReviewThread(input: UnresolveReviewThreadInput!): UnresolveReviewThreadPayload
}

input ResolveReviewThreadInput { threadId: ID!, clientMutationId: String }
input UnresolveReviewThreadInput { threadId: ID!, clientMutationId: String }

type ResolveReviewThreadPayload { thread: PullRequestReviewThread, clientMutationId: String }
type UnresolveReviewThreadPayload { thread: PullRequestReviewThread, clientMutationId: String }

interface Node { id: ID! }
interface Actor { login: String! }
type User implements Actor & Node { id: ID!, login: String!, databaseId: Int }
type Bot implements Actor & Node { id: ID!, login: String!, databaseId: Int }

type RateLimit {
  limit: Int!
  remaining: Int!
  cost: Int!
  resetAt: DateTime!
}

type Repository implements Node {
  id: ID!
  name: String!
  nameWithOwner: String!
  pullRequest(number: Int!): PullRequest
  object(expression: String): GitObject
  assignableUsers(first: Int, after: String, last: Int, before: String, query: String): UserConnection!
}

interface GitObject { id: ID!, oid: GitObjectID! }
type Commit implements GitObject & Node { id: ID!, oid: GitObjectID! }
type Tree implements GitObject & Node { id: ID!, oid: GitObjectID! }

type Blob implements GitObject & Node {
  id: ID!
  oid: GitObjectID!
  byteSize: Int!
  isBinary: Boolean
  isTruncated: Boolean!
  text: String
}

type PullRequest implements Node {
  id: ID!
  number: Int!
  title: String!
  url: URI!
  state: PullRequestState!
  isDraft: Boolean!
  locked: Boolean!
  author: Actor
  headRefName: String!
  headRefOid: GitObjectID!
  baseRefName: String!
  baseRefOid: GitObjectID!
  isCrossRepository: Boolean!
  reviews(first: Int, after: String, last: Int, before: String): PullRequestReviewConnection
  reviewThreads(first: Int, after: String, last: Int, before: String): PullRequestReviewThreadConnection!
}

type PullRequestReview implements Node {
  id: ID!
  databaseId: Int
  fullDatabaseId: BigInt
  author: Actor
  body: String!
  state: PullRequestReviewState!
  submittedAt: DateTime
  url: URI!
  viewerDidAuthor: Boolean!
  commit: Commit
}

type PullRequestReviewThread implements Node {
  id: ID!
  isResolved: Boolean!
  isOutdated: Boolean!
  isCollapsed: Boolean!
  path: String!
  line: Int
  startLine: Int
  originalLine: Int
  originalStartLine: Int
  diffSide: DiffSide!
  startDiffSide: DiffSide
  subjectType: PullRequestReviewThreadSubjectType!
  resolvedBy: User
  viewerCanResolve: Boolean!
  viewerCanUnresolve: Boolean!
  comments(first: Int, after: String, last: Int, before: String): PullRequestReviewCommentConnection!
}

type PullRequestReviewComment implements Node {
  id: ID!
  databaseId: Int
  fullDatabaseId: BigInt
  author: Actor
  authorAssociation: CommentAuthorAssociation!
  body: String!
  path: String!
  line: Int
  originalLine: Int
  outdated: Boolean!
  createdAt: DateTime!
  updatedAt: DateTime!
  url: URI!
  state: PullRequestReviewCommentState!
  viewerDidAuthor: Boolean!
  pullRequestReview: PullRequestReview
  replyTo: PullRequestReviewComment
  reactions(first: Int, after: String, last: Int, before: String, content: ReactionContent): ReactionConnection!
}

type Reaction implements Node { id: ID!, content: ReactionContent!, user: User }

enum CommentAuthorAssociation {
  COLLABORATOR CONTRIBUTOR FIRST_TIMER FIRST_TIME_CONTRIBUTOR MANNEQUIN MEMBER NONE OWNER
}
enum DiffSide { LEFT RIGHT }
enum ReactionContent { CONFUSED EYES HEART HOORAY LAUGH ROCKET THUMBS_DOWN THUMBS_UP }
enum PullRequestState { CLOSED MERGED OPEN }
enum PullRequestReviewState { APPROVED CHANGES_REQUESTED COMMENTED DISMISSED PENDING }
enum PullRequestReviewCommentState { PENDING SUBMITTED }
enum PullRequestReviewThreadSubjectType { FILE LINE }

type PageInfo { hasNextPage: Boolean!, hasPreviousPage: Boolean!, startCursor: String, endCursor: String }
${[
	"PullRequestReview",
	"PullRequestReviewThread",
	"PullRequestReviewComment",
	"Reaction",
	"User"
].map(connectionTypes).join("\n")}
`;
function connectionTypes(node) {
	return `
type ${node}Connection { nodes: [${node}], edges: [${node}Edge], totalCount: Int!, pageInfo: PageInfo! }
type ${node}Edge { node: ${node}, cursor: String! }`;
}
// src/sandbox/github/graphql/answer-graphql.ts
const SCHEMA = buildSchema(TYPE_DEFINITIONS);
/** POST /graphql. Errors come with status 200. */
async function answerGraphql({ state, user, body }) {
	if (state.settings.graphql === "off") return notFound("");
	const { query, variables, operationName } = fieldsOf(body);
	if (typeof query !== "string") return refusal(400, "A query attribute must be specified and must be a string.", "");
	const document = parseOrError(query);
	if (document instanceof GraphQLError) return refused([document]);
	const problems = validate(SCHEMA, document, specifiedRules);
	if (problems.length > 0) return refused(problems);
	const { data, errors } = await execute({
		schema: SCHEMA,
		document,
		rootValue: rootValue(state, user),
		variableValues: fieldsOf(variables),
		operationName: typeof operationName === "string" ? operationName : null
	});
	if (data === void 0) return refused(errors ?? []);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, errors ? {
		data,
		errors: errors.map(renderError)
	} : { data });
}
function parseOrError(query) {
	try {
		return parse(query);
	} catch (problem) {
		if (problem instanceof GraphQLError) return problem;
		throw problem;
	}
}
/** The reply to an invalid document: errors without `data`. */
function refused(errors) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, { errors: errors.map((error) => ({ message: errorMessage(error) })) });
}
/** Renders one field's error. An error without a type is a bug in the sandbox. */
function renderError({ extensions, path, message, originalError }) {
	if (extensions.type === void 0) throw originalError ?? new Error(message);
	return {
		type: extensions.type,
		path,
		message
	};
}
// src/sandbox/github/render-file.ts
/** A `diff-entry`, as in lists of files and comparisons. */
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
	if (version !== "2026-03-10") return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, pull);
	const { merge_commit_sha: _, assignee: __, ...rest } = pull;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, rest);
}
function wantsDiff({ accept }) {
	return DIFF_TYPE.test(accept);
}
async function readDiff(state) {
	const { limits } = state.settings;
	const { files, text: diff } = await pullDiff(state);
	if (files.length > limits.diffFiles) return tooLarge(`${`Sorry, the diff exceeded the maximum number of files (${limits.diffFiles}).`} Consider using 'List pull requests files' API or locally cloning the repository instead.`);
	if (diff.split("\n").length - 1 > limits.diffLines) return tooLarge(`Sorry, the diff exceeded the maximum number of lines (${limits.diffLines})`);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, "application/vnd.github.diff; charset=utf-8", diff);
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
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, rendered, { ...headers });
}
/** GET …/pulls?head=owner:branch&state=open. */
function readPulls({ state, query }) {
	const { pull, settings } = state;
	const owner = settings.fork === false ? settings.owner : pull.author.login;
	const head = query.get("head");
	const wanted = query.get("state") ?? "open";
	const fits = (head === null || head === `${owner}:mend`) && (wanted === "all" || wanted === "open" === (pull.status === "open"));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, fits ? [renderPullInList(state)] : []);
}
/** GET …/commits/{sha}/pulls: those that contain the commit, or did before a force-push. */
function readPullsOfCommit({ state, captures }) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, state.pull.commits.includes(captures[0] ?? "") ? [renderPullInList(state)] : []);
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
/** GET …/compare/{base}...{head}: changes on the head since the merge base; only the first page has files. */
async function readComparison(call, docs) {
	const { state, captures } = call;
	const [from = "", to = ""] = (captures[0] ?? "").split("...");
	const [base, head] = await Promise.all([resolveCommit(call, from), resolveCommit(call, to)]);
	if (base === void 0 || head === void 0) return notFound(docs);
	const { repository, settings } = state;
	const diff = await repository.compare(`${base}...${head}`);
	if (wantsDiff(call)) return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, "application/vnd.github.diff; charset=utf-8", diff.text);
	const mergeBase = await repository.mergeBase(base, head);
	const [ahead, behind, baseCommits, mergeBaseCommits] = await Promise.all([
		repository.log(`${base}..${head}`),
		repository.log(`${head}..${base}`),
		repository.log(`${base}^!`),
		repository.log(`${mergeBase}^!`)
	]);
	const url = `${repoUrl(state)}/compare/${captures[0]}`;
	const html = `${webUrl(state)}/${settings.owner}/${settings.repo}/compare/${captures[0]}`;
	const first = (call.query.get("page") ?? "1") === "1";
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
		url,
		html_url: html,
		permalink_url: html,
		diff_url: `${html}.diff`,
		patch_url: `${html}.patch`,
		base_commit: baseCommits.map((commit) => renderCommit(state, commit))[0],
		merge_base_commit: mergeBaseCommits.map((commit) => renderCommit(state, commit))[0],
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
function resolveCommit({ state }, name) {
	return state.repository.resolve(name.replace(/^[^:/]+:/, ""));
}
/** GET …/contents/{path}?ref=. */
async function readContents(call, docs) {
	const path = firstCapture(call);
	const commit = await resolveCommit(call, call.query.get("ref") ?? "main");
	const blob = commit === void 0 ? void 0 : await call.state.repository.read(`${commit}:${path}`);
	if (!blob) return notFound(docs);
	if (RAW_TYPE.test(call.accept)) return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, "application/vnd.github.raw; charset=utf-8", blob.content);
	const url = `${repoUrl(call.state)}/contents/${path}?ref=${commit}`;
	const gitUrl = `${repoUrl(call.state)}/git/blobs/${blob.id}`;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
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
	const blob = await call.state.repository.read(firstCapture(call));
	if (!blob) return notFound(docs);
	if (RAW_TYPE.test(call.accept)) return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, "application/vnd.github.raw; charset=utf-8", blob.content);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
		sha: blob.id,
		node_id: `B_kwDOSandbox${blob.id.slice(0, 12)}`,
		size: blob.content.length,
		url: `${repoUrl(call.state)}/git/blobs/${blob.id}`,
		content: blob.content.toString("base64"),
		encoding: "base64"
	});
}
/** GET …/git/trees/{sha}: the top level or, with `recursive`, everything. */
async function readTree(call, docs) {
	const { state, query } = call;
	const commit = await resolveCommit(call, firstCapture(call));
	if (commit === void 0) return notFound(docs);
	const entries = await state.repository.list(commit, query.has("recursive"));
	const { treeEntries } = state.settings.limits;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
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
function firstCapture({ captures: [first = ""] }) {
	return first;
}
// src/sandbox/github/render-comment.ts
/** As in the list of a review's comments, which surprisingly has neither line nor side. */
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
		reactions: renderReactions(`${self}/reactions`, comment),
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
const REACTIONS = {
	"+1": "THUMBS_UP",
	"-1": "THUMBS_DOWN",
	laugh: void 0,
	hooray: void 0,
	confused: "CONFUSED",
	heart: "HEART",
	rocket: "ROCKET",
	eyes: "EYES"
};
function renderReactions(url, { reactions }) {
	const counts = Object.entries(REACTIONS).map(([name, content]) => [name, reactions.filter((each) => each.content === content).length]);
	return {
		url,
		total_count: reactions.length,
		...Object.fromEntries(counts)
	};
}
// src/sandbox/github/render-html.ts
const FULL_TYPE = /application\/vnd\.github(?:\.v3)?\.(?:full|html)\+json/;
/** https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types */
function wantsHtml(accept) {
	return FULL_TYPE.test(accept);
}
/** Of `body_html` only what tells a button from code: one element per suggestion, one cell per line that it adds. */
function renderHtml(body, answers) {
	const blocks = suggestionBlocks(body, answers);
	return (answers.twoBlocks.answer === "each" ? blocks : blocks.slice(0, 1)).map((lines) => `<div class="js-suggested-changes-blob"><table>${lines.map(addedRow).join("")}</table></div>`).join("");
}
function addedRow(line) {
	return `<tr><td class="blob-code-inner blob-code-addition">${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</td></tr>`;
}
// src/sandbox/github/read-discussion.ts
/** GET …/pulls/{n}/reviews, oldest first. */
function readReviews({ state, user, query, address }) {
	const { items, headers } = listPage(visibleReviews(state, user, isFirstPage(query)), query, address, state.settings.pageSize);
	const rendered = items.map((review) => renderReview(state, review));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, rendered, { ...headers });
}
/** GET …/pulls/{n}/comments; `direction` has an effect only with `sort`. */
function readComments({ state, query, address, accept }) {
	const since = query.get("since");
	const { items, headers } = listPage(sorted(visibleComments(state, isFirstPage(query)).filter(({ updatedAt }) => since === null || updatedAt >= since), query), query, address, state.settings.pageSize);
	const rendered = items.map((comment) => ({
		...renderComment(state, comment),
		...wantsHtml(accept) ? { body_html: renderHtml(comment.body, state.settings.answers) } : {}
	}));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, rendered, { ...headers });
}
function sorted(comments, query) {
	const by = query.get("sort");
	if (by === null) return comments;
	const key = (comment) => by === "updated" ? comment.updatedAt : comment.createdAt;
	const up = comments.toSorted((one, other) => key(one).localeCompare(key(other)) || one.id - other.id);
	return query.get("direction") === "desc" ? up.toReversed() : up;
}
/** GET …/reviews/{id}/comments; the author of a pending review sees its comments here. */
function readCommentsOfReview(call, docs) {
	const { state, user, query, address } = call;
	const review = state.reviews.find(({ id }) => String(id) === call.captures[0]);
	if (!review || !isVisible(review, user)) return notFound(docs);
	const { items, headers } = listPage(state.comments.filter((comment) => comment.review === review), query, address, state.settings.pageSize);
	const rendered = items.map((comment) => ({
		...renderBareComment(state, comment),
		...wantsHtml(call.accept) ? { body_html: renderHtml(comment.body, state.settings.answers) } : {}
	}));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, rendered, { ...headers });
}
function isFirstPage(query) {
	return (query.get("page") ?? "1") === "1";
}
// src/sandbox/github/routes.ts
const NOTHING = ["contents", "none"];
const READ = ["pull_requests", "read"];
const WRITE = ["pull_requests", "write"];
const CODE = ["contents", "read"];
const { onReview } = change_review_exports;
/** `:repo` is the sandbox's only repository, `:pull` its pull request. */
const ROUTES = [
	[
		"GET",
		"/rate_limit",
		NOTHING,
		({ state }) => readRate(state.rate)
	],
	[
		"GET",
		"/user",
		NOTHING,
		readUser,
		"users/users#get-the-authenticated-user"
	],
	[
		"POST",
		":graphql",
		NOTHING,
		answerGraphql
	],
	[
		"GET",
		":repo",
		NOTHING,
		readRepository,
		"repos/repos#get-a-repository"
	],
	[
		"GET",
		":repo/pulls",
		READ,
		readPulls,
		"pulls/pulls#list-pull-requests"
	],
	[
		"GET",
		":pull",
		READ,
		readPull,
		"pulls/pulls#get-a-pull-request"
	],
	[
		"GET",
		":pull/files",
		READ,
		readFiles,
		"pulls/pulls#list-pull-requests-files"
	],
	[
		"GET",
		":pull/reviews",
		READ,
		readReviews,
		reviews("list-reviews-for-a")
	],
	[
		"POST",
		":pull/reviews",
		WRITE,
		postReview,
		CREATE_DOCS
	],
	[
		"GET",
		":pull/reviews/:number",
		READ,
		onReview(readReview),
		reviews("get-a-review-for-a")
	],
	[
		"PUT",
		":pull/reviews/:number",
		WRITE,
		onReview(updateReview),
		reviews("update-a-review-for-a")
	],
	[
		"DELETE",
		":pull/reviews/:number",
		WRITE,
		onReview(deleteReview),
		reviews("delete-a-pending-review-for-a")
	],
	[
		"GET",
		":pull/reviews/:number/comments",
		READ,
		readCommentsOfReview,
		"pulls/reviews#list-comments-for-a-pull-request-review"
	],
	[
		"POST",
		":pull/reviews/:number/events",
		WRITE,
		onReview(submitReview),
		reviews("submit-a-review-for-a")
	],
	[
		"PUT",
		":pull/reviews/:number/dismissals",
		WRITE,
		onReview(dismissReview),
		reviews("dismiss-a-review-for-a")
	],
	[
		"GET",
		":pull/comments",
		READ,
		readComments,
		"pulls/comments#list-review-comments-on-a-pull-request"
	],
	[
		"GET",
		":repo/commits/:sha/pulls",
		READ,
		readPullsOfCommit,
		"commits/commits#list-pull-requests-associated-with-a-commit"
	],
	[
		"GET",
		":repo/compare/:rest",
		CODE,
		readComparison,
		"commits/commits#compare-two-commits"
	],
	[
		"GET",
		":repo/contents/:rest",
		CODE,
		readContents,
		"repos/contents#get-repository-content"
	],
	[
		"GET",
		":repo/git/trees/:sha",
		CODE,
		readTree,
		"git/trees#get-a-tree"
	],
	[
		"GET",
		":repo/git/blobs/:sha",
		CODE,
		readBlob,
		"git/blobs#get-a-blob"
	]
];
function reviews(action) {
	return `pulls/reviews#${action}-pull-request`;
}
function readUser({ state, user }, docs) {
	if (user.kind === "user") return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderProfile(state, user));
	return refusal(403, "Resource not accessible by integration", docs);
}
function readRepository({ state }) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderRepository(state, state.accounts.named(state.settings.owner), false));
}
function postReview({ state, user, body }) {
	return createReview(state, user, body);
}
// src/sandbox/github/route.ts
const route = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.o)({
	routes: ROUTES,
	localPath,
	unauthorized: ({ kind }) => refusal(401, kind === "nobody" ? "Requires authentication" : "Bad credentials", ""),
	refuse,
	notFound: () => notFound(""),
	address: ({ state: { apiUrl, settings }, path }) => path.replace(/^:pull/, `:repo/pulls/${settings.number}`).replace(/^:repo/, `${apiUrl}/repositories/${REPOSITORY_ID}`),
	call: (base, { request }) => ({
		...base,
		body: request.body,
		accept: request.headers.accept ?? "",
		version: versionOf(request)
	})
});
/** Replaces the repository, given by name or id, by `:repo`, and the pull request by `:pull`. */
function localPath({ settings }, pathname) {
	const { basePath, owner, repo, number } = settings;
	if (pathname === graphqlPath(basePath)) return ":graphql";
	for (const start of [`${basePath}/repos/${owner}/${repo}`, `${basePath}/repositories/${REPOSITORY_ID}`]) {
		const rest = pathname.slice(start.length);
		const path = pathname.toLowerCase().startsWith(start.toLowerCase()) && (rest === "" || rest.startsWith("/")) ? (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.s)(rest) : void 0;
		if (path !== void 0) return `:repo${path}`.replace(new RegExp(`^:repo/pulls/${number}(?=/|$)`), ":pull");
	}
	return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : "";
}
/** On Enterprise servers GraphQL is at `/api/graphql`, next to `/api/v3`. */
function graphqlPath(basePath) {
	return `${basePath.replace(/\/v\d+$/, "")}/graphql`;
}
const VERSIONS = ["2022-11-28", "2026-03-10"];
function versionOf({ headers }) {
	return headers["x-github-api-version"] ?? "2022-11-28";
}
function refuse({ state, user, request, path, route }) {
	if (path === "/rate_limit") return void 0;
	const exceeded = spend(state.rate);
	if (exceeded) return exceeded;
	const version = versionOf(request);
	if (!VERSIONS.includes(version)) return refusal(400, `Invalid API version: ${version}`, "about-the-rest-api/api-versions");
	if (request.body instanceof _demo_js__WEBPACK_IMPORTED_MODULE_2__.a) return refusal(400, "Problems parsing JSON", "");
	return route && !allows(user, route.needs) ? forbidden(user, route) : void 0;
}
const LEVELS = [
	"none",
	"read",
	"write"
];
function allows({ permissions }, [permission, level]) {
	return LEVELS.indexOf(permissions[permission]) >= LEVELS.indexOf(level);
}
function forbidden({ kind }, { needs, docs }) {
	const headers = { "x-accepted-github-permissions": needs.join("=") };
	return refusal(403, `Resource not accessible by ${kind === "bot" ? "integration" : "personal access token"}`, docs, { headers });
}
// src/sandbox/start-github.ts
async function startGitHub(description) {
	const state = await createState(description);
	const { settings, pull } = state;
	const { sandbox, exclusive } = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.t)(state, platformOf(state));
	const author = pull.author.login;
	return {
		...sandbox,
		graphqlUrl: new URL(graphqlPath(settings.basePath), sandbox.url).href,
		owner: settings.owner,
		repo: settings.repo,
		number: settings.number,
		get headSha() {
			return pull.headSha;
		},
		get baseSha() {
			return pull.baseSha;
		},
		rate: state.rate,
		reviews: () => viewReviews(state),
		comments: () => viewComments(state),
		threads: () => viewThreads(state),
		event: (action = "synchronize") => exclusive(() => renderEvent(state, action)),
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
			const [pressed] = await press(state, [findComment(state, comment)], by);
			return pressed ?? {
				kind: "no-button",
				comment
			};
		}),
		pressAll: (comments, by = author) => exclusive(() => {
			const all = comments?.map((id) => findComment(state, id));
			return press(state, all ?? state.comments.filter(({ review }) => review.state !== "PENDING"), by);
		})
	};
}
function platformOf({ settings }) {
	return {
		basePath: settings.basePath,
		tokenOf: ({ authorization }) => authorization?.replace(/^(?:token|bearer) +/i, ""),
		nameOf: ({ login }) => login,
		route,
		headers: ({ rate }) => rateHeaders(rate),
		redirectTarget: movedAddress,
		person,
		author: ({ pull }) => pull.author,
		headSha: ({ pull }) => pull.headSha,
		diff: (state) => pullDiff(state),
		push: pushToHead,
		forcePush: forcePushToHead
	};
}
/** The same URL with the repository's numeric id, as GitHub redirects after a rename. */
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
		base: _demo_js__WEBPACK_IMPORTED_MODULE_2__.y,
		head: _demo_js__WEBPACK_IMPORTED_MODULE_2__.b,
		title: _demo_js__WEBPACK_IMPORTED_MODULE_2__.x,
		serverUrl: `https://${linkHost}`
	});
	const { token, url: apiUrl, owner, repo, number: pull_number } = github;
	return {
		subject: `${owner}/${repo}#${pull_number}`,
		linkHost,
		async connect(id) {
			const connection = await (0,_github_js__WEBPACK_IMPORTED_MODULE_1__.l)({
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