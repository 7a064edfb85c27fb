"use strict";
exports.id = 296;
exports.ids = [296];
exports.modules = {

/***/ 2296:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ ownNotes; },
/* harmony export */   c: function() { return /* binding */ connectGitLab; },
/* harmony export */   i: function() { return /* binding */ readSnapshot; },
/* harmony export */   l: function() { return /* binding */ connect_exports; },
/* harmony export */   n: function() { return /* binding */ gitlab_exports; },
/* harmony export */   o: function() { return /* binding */ postedBefore; },
/* harmony export */   r: function() { return /* binding */ readPostedThreads; },
/* harmony export */   s: function() { return /* binding */ changedFiles; },
/* harmony export */   t: function() { return /* binding */ createGitLab; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2351);
/* harmony import */ var _gitlab_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8666);




// src/platforms/gitlab/client.ts
/** GitLab ends a request after 60 seconds; publishing many notes takes a while. */
const LIMITS = {
	milliseconds: 9e4,
	bytes: 67108864
};
async function createClient({ token, apiUrl, replyLimits = LIMITS, onReply }) {
	const fetch = await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.x)(apiUrl, replyLimits, onReply);
	const base = apiUrl.replace(/(?<!\/)\/+$/, "");
	const headers = {
		authorization: `Bearer ${token}`,
		accept: "application/json",
		"content-type": "application/json",
		"user-agent": `fencepost/${_start_js__WEBPACK_IMPORTED_MODULE_1__.Mt}`
	};
	return { async send(method, path, parameters = {}) {
		const query = method === "GET" ? formatQuery(parameters) : "";
		const body = method === "POST" || method === "PUT" ? { body: JSON.stringify(parameters) } : {};
		const reply = await fetch(`${base}${path}${query}`, {
			method,
			headers,
			...body
		});
		const text = await reply.text();
		const data = reply.status === 204 ? void 0 : (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.m)(text);
		return {
			status: reply.status,
			data,
			headers: Object.fromEntries(reply.headers)
		};
	} };
}
function formatQuery(parameters) {
	const given = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
	return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
// src/platforms/gitlab/read.ts
const PAGE = 100;
/** Protects against a server whose lists never end. */
const MAX_PAGES = 1e3;
function createReader(client, waitBudget) {
	const get = (path, parameters, shape) => (0,_review_js__WEBPACK_IMPORTED_MODULE_2__._)(_review_js__WEBPACK_IMPORTED_MODULE_2__.t, waitBudget, path, () => (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.y)(_review_js__WEBPACK_IMPORTED_MODULE_2__.t, () => client.send("GET", path, parameters), (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.b)(shape)));
	return {
		one: async (path, shape) => (await get(path, {}, shape)).data,
		async all(path, shape, { pageSize = PAGE, atOnce = false } = {}) {
			const entries = [];
			let page = 1;
			for (let read = 0; page !== void 0; read++) {
				if (read >= MAX_PAGES) throw new _review_js__WEBPACK_IMPORTED_MODULE_2__.v(`GitLab's list has no end: ${path}`, { hint: "Nothing was posted." });
				const reply = await get(path, {
					per_page: pageSize,
					page
				}, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(shape));
				entries.push(...reply.data);
				page = nextPage(reply.headers, page, reply.data.length > 0 && !atOnce);
			}
			return entries;
		}
	};
}
/**
* A short page need not be the last: entries that the user may not see are left out. Without pagination headers, the
* list ends at the first empty page. https://docs.gitlab.com/api/rest/#pagination
*/
function nextPage(headers, page, mayHaveMore) {
	const next = headers["x-next-page"];
	if (next !== void 0) return Number(next) > page ? Number(next) : void 0;
	if (headers.link !== void 0) return /rel="?next"?/.test(String(headers.link)) ? page + 1 : void 0;
	return mayHaveMore ? page + 1 : void 0;
}
// src/platforms/gitlab/connect.ts
var connect_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ connectGitLab: () => connectGitLab });
async function connectGitLab(options) {
	const client = await createClient(options);
	const waitBudget = (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.w)(options);
	return {
		client,
		reader: createReader(client, waitBudget),
		waitBudget,
		say: options.say
	};
}
// src/platforms/gitlab/changed-files.ts
/** Converts GitLab's list of diffs to a diff. */
function changedFiles(files) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(files.map(changedFile));
}
function changedFile(file) {
	const { old_path, new_path, renamed_file, b_mode, diff, too_large, collapsed } = file;
	return {
		path: new_path,
		previousPath: renamed_file ? old_path : void 0,
		status: toStatus(file),
		special: /^1[26]0000$/.test(b_mode ?? ""),
		binary: diff?.startsWith("Binary files ") === true,
		patch: diff?.startsWith("@@") ? diff : void 0,
		keepsLines: renamed_file && diff === "" && too_large === false && collapsed === false
	};
}
function toStatus({ new_file, deleted_file, renamed_file }) {
	if (new_file) return "added";
	if (deleted_file) return "removed";
	return renamed_file ? "renamed" : "modified";
}
// src/platforms/gitlab/posted-notes.ts
/**
* What earlier runs under this id, or under any, have posted. Only the author identifies a note as ours, never its
* text.
*/
function postedBefore(discussions, { id, user, diff, head }, threads = /* @__PURE__ */ new Map()) {
	const notes = ownNotes(discussions, user);
	const summaries = notes.flatMap(({ note }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(note.body) ?? []).filter((marker) => id === void 0 || marker.id === id);
	return {
		comments: notes.flatMap(({ note }) => {
			const { body, position, resolved, resolved_by } = note;
			const marker = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(body);
			if (!marker || id !== void 0 && marker.id !== id) return [];
			const isCurrent = position?.head_sha === head;
			const open = isCurrent && (resolved !== true || resolved_by?.id === user);
			const path = position?.new_path ?? "";
			const anchored = open ? anchoredLine(diff, path, position) : "";
			const line = isCurrent ? position.new_line ?? position.old_line ?? void 0 : void 0;
			const thread = threads.get(note.id);
			return [{
				fingerprint: marker.fingerprint,
				path,
				body,
				anchored,
				line,
				open,
				thread
			}];
		}),
		listed: summaries.flatMap(({ listed }) => listed),
		groups: summaries.flatMap(({ groups }) => groups),
		rests: summaries.map(({ rest }) => rest)
	};
}
function ownNotes(discussions, user) {
	return discussions.flatMap((discussion) => discussion.notes.filter(({ author, system }) => author.id === user && !system).map((note) => ({
		note,
		discussion
	})));
}
function anchoredLine(diff, path, position) {
	const { old_line, new_line } = position ?? {};
	const [side, line] = new_line ? ["RIGHT", new_line] : ["LEFT", old_line ?? 0];
	return rowAt(diff, path, side, line)?.text ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.S)(line);
}
function rowAt(diff, path, side, line) {
	const file = diff.files.find((changed) => changed.path === path);
	const read = file && diff.of(file);
	const hunks = read && "hunks" in read ? read.hunks : [];
	return line > 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vt)(hunks, side, line, line)?.[0] : void 0;
}
// src/platforms/gitlab/shapes.ts
/** The parts of GitLab's replies that decisions depend on; a reply without them is rejected. */
const user = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)() });
/** The form in notes and reactions. */
const account = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	username: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)())
});
/** `bot` is missing on older servers. */
const profile = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	bot: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)())
});
const member = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	access_level: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)()
});
const award = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	user: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(account)
});
const metadata = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ version: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)() });
const mergeRequest = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	state: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	web_url: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	author: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(account),
	discussion_locked: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)()),
	source_project_id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)()),
	target_project_id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	/** `12`, or `1000+` if GitLab has stopped counting. */
	changes_count: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	/** Missing until the diff is ready. */
	diff_refs: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
		base_sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
		start_sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
		head_sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)())
	}))
});
const file$1 = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	old_path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	new_path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	new_file: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(),
	renamed_file: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(),
	deleted_file: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(),
	b_mode: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	/** Empty if the file is only renamed, too large or collapsed. */
	diff: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	/** Absent on older servers. */
	too_large: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)()),
	collapsed: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)())
});
const ofVersion = {
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	head_commit_sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	base_commit_sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	start_commit_sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.qn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)())
};
const version = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(ofVersion);
const versionWithFiles = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	...ofVersion,
	diffs: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(file$1)
});
const position = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	head_sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	new_path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	old_line: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)()),
	new_line: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)())
}));
const note = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	body: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	author: account,
	system: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(),
	position: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(position),
	resolved: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)()),
	resolved_by: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)(account),
	suggestions: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ applied: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Hn)()) })))
});
const discussion = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	notes: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(note)
});
const draft = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	id: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	note: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	/** `null` if GitLab does not find the line; it would silently drop the note. */
	line_code: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	position: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)(position)
});
// src/platforms/gitlab/wanted.ts
/** `notes` are the comments of the plan, in the same order. */
function toWanted({ summary, notes }, { run, comments }) {
	return {
		summary,
		run,
		notes: notes.map((note, index) => ({
			...note,
			fingerprint: comments[index]?.fingerprint ?? "",
			place: placeOf(note.position)
		}))
	};
}
/** The fingerprint of a note, or the run of a summary; `undefined` for a text without a marker of this id. */
function markerOf(body, id) {
	const comment = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(body);
	if (comment) return comment.id === id ? comment.fingerprint : void 0;
	const review = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(body);
	return review?.id === id ? review.run : void 0;
}
function placeOf(position) {
	const { new_path, old_line, new_line } = position ?? {};
	return JSON.stringify([
		new_path ?? null,
		old_line ?? null,
		new_line ?? null
	]);
}
/** Pairs notes with what was found: first at the same place, then at any place, because GitLab may have moved it. */
function pairUp(notes, found) {
	const of = /* @__PURE__ */ new Map();
	const surplus = [...found];
	for (const isSame of [samePlace, () => true]) for (const note of notes.filter((each) => !of.has(each))) {
		const at = surplus.findIndex((each) => each.fingerprint === note.fingerprint && isSame(each, note));
		const [match] = at < 0 ? [] : surplus.splice(at, 1);
		if (match) of.set(note, match);
	}
	return {
		of,
		surplus
	};
}
function samePlace(one, other) {
	return one.place === other.place;
}
// src/platforms/gitlab/poster.ts
function emptyMemory() {
	return {
		withoutRanges: false,
		drafts: /* @__PURE__ */ new Map(),
		gone: /* @__PURE__ */ new Set(),
		posted: []
	};
}
/** The reply to a write counts only if it contains this marker: a fingerprint, or the run. */
function createDraft(poster, marker, body) {
	const isExpected = ({ note }) => markerOf(note, poster.id) === marker;
	return write(poster, "POST", "/draft_notes", body, (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.b)(draft), isExpected);
}
function createDiscussion(poster, marker, body) {
	const isExpected = ({ notes }) => markerOf(notes[0]?.body ?? "", poster.id) === marker;
	return write(poster, "POST", "/discussions", body, (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.b)(discussion), isExpected);
}
/** Creates a comment that is not a thread, so it need not be resolved. */
function createNote(poster, marker, body) {
	const isExpected = (made) => markerOf(made.body, poster.id) === marker;
	return write(poster, "POST", "/notes", { body }, (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.b)(note), isExpected);
}
function deleteDraft(poster, id) {
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.u)({
		waitBudget: poster.waitBudget,
		what: "deleting a draft",
		attempt: () => write(poster, "DELETE", `/draft_notes/${id}`, {}, noContent)
	});
}
function publishDraft(poster, id, isPublished) {
	return publish(poster, isPublished, {
		what: "publishing a draft",
		attempt: () => write(poster, "PUT", `/draft_notes/${id}/publish`, {}, noContent)
	});
}
/** Publishes all drafts of the token's user, including those of a person. */
function publishAll(poster, body, isPublished) {
	return publish(poster, isPublished, {
		what: "publishing the review",
		attempt: () => write(poster, "POST", "/draft_notes/bulk_publish", body, noContent)
	});
}
function publish({ waitBudget }, isPublished, publishing) {
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.u)({
		...publishing,
		waitBudget,
		find: async () => await isPublished() ? true : void 0
	});
}
function resolveDiscussion(poster, id, resolved) {
	const isExpected = (made) => made.id === id;
	return write(poster, "PUT", `/discussions/${id}`, { resolved }, (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.b)(discussion), isExpected);
}
async function write({ client, path }, method, rest, body, read, isExpected = () => true) {
	const outcome = await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.y)(_review_js__WEBPACK_IMPORTED_MODULE_2__.t, () => client.send(method, `${path}${rest}`, { ...body }), (data) => {
		const made = read(data);
		return made !== void 0 && isExpected(made) ? made : void 0;
	});
	if (outcome.kind !== "unknown" || outcome.status !== COMMANDS_ONLY) return outcome;
	return {
		kind: "refused",
		refusal: {
			status: COMMANDS_ONLY,
			message: "GitLab interpreted a comment as commands",
			errors: [],
			headers: {}
		}
	};
}
const COMMANDS_ONLY = 202;
function noContent(data) {
	return data === void 0 ? true : void 0;
}
// src/platforms/gitlab/read-snapshot.ts
/** Servers before 2025 fail with larger pages. https://gitlab.com/gitlab-org/gitlab/-/issues/427168 */
const FILES_PER_PAGE = 30;
/**
* Reads the merge request first, then the rest in parallel. The diffs do not say which commits they belong to: they
* belong to `refs` only if the merge request still has the same refs later.
*/
async function readSnapshot(reader, waitBudget, path, knownVersion) {
	const { mergeRequest, refs } = await readPrepared(reader, waitBudget, path);
	const [files, discussions, drafts, user$1, version] = await Promise.all([
		reader.all(`${path}/diffs`, file$1, { pageSize: FILES_PER_PAGE }),
		reader.all(`${path}/discussions`, discussion),
		readDrafts(reader, path),
		reader.one("/user", user),
		knownVersion ?? readVersion(reader)
	]);
	const expected = Number(mergeRequest.changes_count ?? 0);
	if (files.length < expected) throw new _review_js__WEBPACK_IMPORTED_MODULE_2__.v(`GitLab listed ${files.length} of ${expected} changed files`, { hint: "Nothing was posted. Run again." });
	return {
		mergeRequest,
		refs,
		files,
		discussions,
		drafts,
		user: user$1.id,
		version
	};
}
/** Drafts of the token's user. */
async function readDrafts(reader, path) {
	return unlessUnknown(reader.all(`${path}/draft_notes`, draft, { atOnce: true }));
}
async function readVersion(reader) {
	return (await unlessUnknown(reader.one("/version", metadata)))?.version;
}
/** `undefined` if the server does not have the endpoint, or denies access to it. */
async function unlessUnknown(read) {
	try {
		return await read;
	} catch (error) {
		if (error instanceof _review_js__WEBPACK_IMPORTED_MODULE_2__.h && error.forbidden) return void 0;
		throw error;
	}
}
/** Seconds between reads of a merge request that was just opened, until its diff is ready. https://gitlab.com/gitlab-org/gitlab/-/issues/386562 */
const PREPARING = [
	1,
	2,
	3,
	5,
	8,
	13
];
async function readPrepared(reader, waitBudget, path) {
	for (let tried = 0;; tried++) {
		const mergeRequest$1 = await reader.one(path, mergeRequest);
		const refs = refsOf(mergeRequest$1);
		if (refs) return {
			mergeRequest: mergeRequest$1,
			refs
		};
		const seconds = PREPARING[tried];
		if (seconds === void 0 || !await waitBudget.wait(seconds, "GitLab is preparing the diff")) throw new _review_js__WEBPACK_IMPORTED_MODULE_2__.v("GitLab has no diff of the merge request yet", { hint: "Nothing was posted. Run again later." });
	}
}
function refsOf({ diff_refs }) {
	const { base_sha, start_sha, head_sha } = diff_refs ?? {};
	return base_sha && start_sha && head_sha ? {
		base_sha,
		start_sha,
		head_sha
	} : void 0;
}
function whyClosed({ state, discussion_locked }) {
	if (state !== "opened") return state;
	return discussion_locked ? "locked" : void 0;
}
// src/platforms/gitlab/published-state.ts
/** Reads the current state. `made` are drafts that were created and may not be listed yet. */
async function readPublishedState(poster, wanted, made = []) {
	const { reader, path, snapshot } = poster;
	const [discussions, listed = []] = await Promise.all([reader.all(`${path}/discussions`, discussion), snapshot.drafts && readDrafts(reader, path)]);
	const drafts = [...new Map([...made, ...listed].map((draft) => [draft.id, draft])).values()];
	return {
		...findVisible(poster, wanted, discussions),
		...matchDrafts(poster, wanted, drafts)
	};
}
function findVisible({ id, snapshot, before }, wanted, discussions) {
	const fresh = ownNotes(discussions, snapshot.user).filter(({ discussion }) => !before.has(discussion.id));
	const marked = fresh.flatMap(({ note }) => {
		const marker = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(note.body);
		return marker?.id === id ? [{
			fingerprint: marker.fingerprint,
			place: placeOf(note.position)
		}] : [];
	});
	const summary = fresh.find(({ note }) => {
		const marker = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(note.body);
		return marker?.id === id && marker.run === wanted.run;
	});
	return {
		visible: new Set(pairUp(wanted.notes, marked).of.keys()),
		summary: summary?.note
	};
}
function matchDrafts({ id }, wanted, drafts) {
	const own = drafts.filter((draft) => isOwnDraft(draft, id));
	const { of, surplus } = pairUp(wanted.notes, own.flatMap(seenDraft));
	const [summaryDraft, ...others] = own.filter(({ note }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(note)?.run === wanted.run);
	const known = new Set([...of.values(), ...surplus].map(({ draft }) => draft));
	const unknown = own.filter((draft) => !known.has(draft) && draft !== summaryDraft && !others.includes(draft));
	return {
		drafts: new Map([...of].map(([note, { draft }]) => [note, draft])),
		summaryDraft,
		strays: [
			...surplus.map(({ draft }) => draft),
			...others,
			...unknown
		],
		hasOthersDrafts: own.length < drafts.length
	};
}
function seenDraft(draft) {
	const marker = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(draft.note);
	return marker ? [{
		fingerprint: marker.fingerprint,
		place: placeOf(draft.position),
		draft
	}] : [];
}
/** Recognised by the marker; drafts of a person with the same token have none. */
function isOwnDraft({ note }, id) {
	return markerOf(note, id) !== void 0;
}
// src/platforms/gitlab/post-thread.ts
/** Posts one thread, visible at once. Its marker shows whether it was posted. */
function postThread(poster, wanted, note, body) {
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.d)({
		waitBudget: poster.waitBudget,
		what: "posting a comment",
		async attempt() {
			const outcome = await createDiscussion(poster, note.fingerprint, body);
			return outcome.kind === "done" ? {
				...outcome,
				data: true
			} : outcome;
		},
		async find() {
			const { visible } = await readPublishedState(poster, wanted);
			return visible.has(note) ? true : void 0;
		}
	});
}
/** Posts the summary as a comment, which need not be resolved. */
function postSummary(poster, { summary, run }) {
	const { reader, path, snapshot, before, id } = poster;
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.d)({
		waitBudget: poster.waitBudget,
		what: "posting the summary",
		attempt: () => createNote(poster, run, summary),
		async find() {
			return ownNotes(await reader.all(`${path}/discussions`, discussion), snapshot.user).find(({ note, discussion }) => {
				const marker = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(note.body);
				return !before.has(discussion.id) && marker?.id === id && marker.run === run;
			})?.note;
		}
	});
}
// src/platforms/gitlab/refusal-receipt.ts
/** The receipt for a failed write, if nothing was posted. */
function toReceipt(outcome, mergeRequest) {
	switch (outcome.kind) {
		case "refused": return receiptOfRefusal(outcome.refusal, mergeRequest);
		case "limited": return {
			kind: "failed",
			message: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.g)(_review_js__WEBPACK_IMPORTED_MODULE_2__.t, outcome.seconds)
		};
		case "unknown": return {
			kind: "failed",
			message: `GitLab cannot be written to: ${outcome.message}; nothing was posted`
		};
	}
}
function receiptOfRefusal(refusal, mergeRequest) {
	const { status } = refusal;
	const message = `GitLab refused the review: ${status} ${refusal.message}`;
	if (status !== 401 && status !== 403 && status !== 404) return {
		kind: "failed",
		message
	};
	const fork = mergeRequest.source_project_id !== mergeRequest.target_project_id;
	return {
		kind: "forbidden",
		message,
		hint: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.r)(refusal),
		fork
	};
}
/** The refusal is about the note, usually its place, not about the token: the same note would be refused again. */
function isAboutNote({ status }) {
	return status === 400 || status === 422;
}
/** https://gitlab.com/gitlab-org/gitlab/-/issues/520794 */
function isAboutSchema({ status, message }) {
	return status === 400 && message.includes("must be a valid json schema");
}
// src/platforms/gitlab/prepare-drafts.ts
/** Creates one draft per note, visible only to the token's user. GitLab must recognise the line of each. */
async function prepareDrafts(poster, wanted, options) {
	const kept = await clearOwnDrafts(poster, wanted);
	const refused = [];
	for (const [index, note] of wanted.notes.entries()) {
		if (kept.has(note)) continue;
		const made = await draftNote(poster, note);
		if (made.kind === "made") continue;
		if (made.kind === "unsupported") return made;
		if (made.kind === "stopped") return stop(poster, made.receipt);
		refused.push(index);
	}
	if (refused.length > 0) return {
		kind: "stopped",
		receipt: {
			kind: "refused",
			comments: refused
		}
	};
	return {
		kind: "ready",
		hasSummary: options.withSummary && await draftSummary(poster, wanted)
	};
}
/** Deletes drafts of a killed run and drafts that are no longer wanted; returns the notes whose drafts stay. */
async function clearOwnDrafts(poster, wanted) {
	const kept = /* @__PURE__ */ new Set();
	for (const draft of leftovers(poster)) {
		const isMade = poster.memory.drafts.has(draft.id);
		const same = wanted.notes.find((note) => !kept.has(note) && note.body === draft.note && seenDraft(draft)[0]?.place === note.place);
		if (isMade && same) kept.add(same);
		else await discard(poster, draft);
	}
	return kept;
}
function leftovers({ snapshot, memory, id }) {
	const found = (snapshot.drafts ?? []).filter((draft) => isOwnDraft(draft, id) && !memory.gone.has(draft.id));
	return [...new Map([...found, ...memory.drafts.values()].map((draft) => [draft.id, draft])).values()];
}
/** Deletes all drafts if nothing will be published. Stops at the first failure; the next run deletes the rest. */
async function discardAll(poster) {
	for (const draft of leftovers(poster)) if (!await discard(poster, draft)) return;
}
async function discard(poster, { id }) {
	const { memory } = poster;
	const outcome = await deleteDraft(poster, id);
	const isGone = outcome.kind === "done" || outcome.kind === "refused" && outcome.refusal.status === 404;
	if (isGone) {
		memory.drafts.delete(id);
		memory.gone.add(id);
	}
	return isGone;
}
async function stop(poster, receipt) {
	await discardAll(poster);
	return {
		kind: "stopped",
		receipt
	};
}
async function draftNote(poster, note) {
	const { memory, snapshot } = poster;
	const position = positionFor(poster, note);
	const outcome = await createOnce(poster, note.fingerprint, {
		note: note.body,
		position
	});
	if (outcome.kind === "done") {
		memory.drafts.set(outcome.data.id, outcome.data);
		if (position.position_type === "file" || outcome.data.line_code !== null) return { kind: "made" };
		await discard(poster, outcome.data);
		return { kind: "refused" };
	}
	if (outcome.kind === "refused" && isAboutSchema(outcome.refusal) && "line_range" in position) {
		memory.withoutRanges = true;
		return draftNote(poster, note);
	}
	if (outcome.kind === "refused" && outcome.refusal.status === 404 && memory.drafts.size === 0) return { kind: "unsupported" };
	if (isRefusedAlone(outcome)) return { kind: "refused" };
	return {
		kind: "stopped",
		receipt: toReceipt(outcome, snapshot.mergeRequest)
	};
}
/** Status 500 after a retry is about this note, because the server answers other requests. */
function isRefusedAlone(outcome) {
	if (outcome.kind === "refused") return isAboutNote(outcome.refusal);
	return outcome.kind === "unknown" && outcome.status === 500;
}
function positionFor({ memory }, { position }) {
	if (!memory.withoutRanges || position.position_type === "file") return position;
	const { line_range, ...rest } = position;
	return rest;
}
/** Before GitLab 19.2 the summary is one of the drafts; if that is refused, it is posted later. */
async function draftSummary(poster, { summary, run }) {
	const outcome = await createOnce(poster, run, { note: summary });
	if (outcome.kind === "done") poster.memory.drafts.set(outcome.data.id, outcome.data);
	return outcome.kind === "done";
}
function createOnce(poster, marker, body) {
	const { reader, path, waitBudget, id, memory, snapshot } = poster;
	const known = new Set(snapshot.drafts?.map((draft) => draft.id));
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.d)({
		waitBudget,
		what: "posting a draft",
		attempt: () => createDraft(poster, marker, body),
		async find() {
			return (await readDrafts(reader, path) ?? []).find((draft) => markerOf(draft.note, id) === marker && !known.has(draft.id) && !memory.drafts.has(draft.id));
		}
	});
}
// src/platforms/gitlab/still-open.ts
/** Why publishing must stop: the merge request has been closed, or its diff has changed. */
function stopsPublishing({ refs }, now) {
	const why = whyClosed(now);
	if (why) return {
		kind: "closed",
		why
	};
	const newest = refsOf(now);
	return newest?.head_sha === refs.head_sha && newest.base_sha === refs.base_sha && newest.start_sha === refs.start_sha ? void 0 : { kind: "head-moved" };
}
// src/platforms/gitlab/deliver-threads.ts
/** For servers without drafts: posts one thread after the other, then the summary, which lists refused comments. */
async function deliverThreads(poster, wanted) {
	const { memory, snapshot, reader, path } = poster;
	if (memory.posted.length === 0) {
		const stopped = stopsPublishing(snapshot, await reader.one(path, mergeRequest));
		if (stopped) return stopped;
	}
	const refused = [];
	for (const [index, note] of wanted.notes.entries()) {
		if (memory.posted.some((posted) => isSame(posted, note))) continue;
		const outcome = await postOnLine(poster, wanted, note);
		if (outcome.kind === "done") memory.posted.push(note);
		else if (isRefusedAlone(outcome)) refused.push(index);
		else return stoppedReceipt(poster, outcome);
	}
	if (refused.length > 0) return {
		kind: "refused",
		comments: refused
	};
	const outcome = await postSummary(poster, wanted);
	if (outcome.kind === "done") return postedReceipt(snapshot, outcome.data.id);
	return stoppedReceipt(poster, outcome);
}
async function postOnLine(poster, wanted, note) {
	const position = positionFor(poster, note);
	const outcome = await postThread(poster, wanted, note, {
		body: note.body,
		position
	});
	if (outcome.kind !== "refused" || !isAboutSchema(outcome.refusal) || !("line_range" in position)) return outcome;
	poster.memory.withoutRanges = true;
	return postThread(poster, wanted, note, {
		body: note.body,
		position: positionFor(poster, note)
	});
}
function isSame(one, other) {
	return one.fingerprint === other.fingerprint && one.place === other.place;
}
/** The receipt if delivery stops in the middle: posted comments stay, the next run posts the rest. */
function stoppedReceipt({ memory, snapshot }, outcome) {
	if (outcome.kind === "unknown") return outcome;
	const receipt = toReceipt(outcome, snapshot.mergeRequest);
	const { length } = memory.posted;
	if (length === 0 || receipt.kind !== "failed") return receipt;
	return {
		kind: "unknown",
		message: `${length} comments are posted, the rest is not: ${receipt.message}`
	};
}
function postedReceipt({ mergeRequest }, id) {
	return {
		kind: "posted",
		id,
		url: `${mergeRequest.web_url}#note_${id}`
	};
}
// src/platforms/gitlab/publish-one.ts
/** The drafts that are still to be published, the summary first. */
function unpublished({ notes }, state) {
	const { drafts, visible, summary, summaryDraft } = state;
	const left = notes.flatMap((note) => {
		const draft = visible.has(note) ? void 0 : drafts.get(note);
		return draft ? [{
			draft,
			isVisible: (now) => now.visible.has(note)
		}] : [];
	});
	return [...(summaryDraft && !summary ? [summaryDraft] : []).map((draft) => ({
		draft,
		isVisible: (now) => now.summary !== void 0
	})), ...left];
}
function publishOne(poster, wanted, { draft, isVisible }) {
	return publishDraft(poster, draft.id, async () => isVisible(await readPublishedState(poster, wanted)));
}
// src/platforms/gitlab/complete-review.ts
/**
* Makes sure that all of a published review is visible. GitLab silently drops a note if it does not find its line; and
* if one note fails, GitLab stops in the middle, with some notes published and all drafts kept.
*/
async function completeReview(poster, wanted, publication) {
	const readState = () => waitUntilComplete(poster, wanted, publication);
	let state = await readState();
	if (publication.again && isUntouched(state, wanted)) {
		await publication.again();
		state = await readState();
	}
	if (await publishRemaining(poster, wanted, state)) state = await readState();
	await discardRemaining(poster, state);
	for (const note of wanted.notes) {
		if (state.visible.has(note)) continue;
		poster.say(`GitLab dropped the comment on ${note.position.new_path}; it is posted without its line`);
		const outcome = await postThread(poster, wanted, note, { body: (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_3__.n)(note) });
		if (outcome.kind !== "done") return incomplete(outcome, poster);
	}
	if (state.summary) return postedReceipt(poster.snapshot, state.summary.id);
	const outcome = await postSummary(poster, wanted);
	if (outcome.kind === "done") return postedReceipt(poster.snapshot, outcome.data.id);
	return wanted.notes.length === 0 && outcome.kind !== "unknown" ? toReceipt(outcome, poster.snapshot.mergeRequest) : incomplete(outcome, poster);
}
function incomplete(outcome, { snapshot }) {
	const { message } = outcome.kind === "unknown" ? outcome : toReceipt(outcome, snapshot.mergeRequest);
	return {
		kind: "unknown",
		message: `not all of it is visible: ${message}`
	};
}
/** Returns at once if everything is visible; otherwise reads again, because lists may lag behind. */
async function waitUntilComplete(poster, wanted, { hasSummary }) {
	for (const seconds of _review_js__WEBPACK_IMPORTED_MODULE_2__.l) {
		const state = await readPublishedState(poster, wanted);
		if (state.visible.size === wanted.notes.length && (state.summary || !hasSummary)) return state;
		await poster.waitBudget.pause(seconds, "checking whether the review was published");
	}
	return readPublishedState(poster, wanted);
}
function isUntouched({ visible, drafts, summary }, { notes }) {
	return notes.length > 0 && visible.size === 0 && drafts.size === notes.length && !summary;
}
/** Publishes remaining drafts one by one. Returns whether there were any. */
async function publishRemaining(poster, wanted, state) {
	const left = unpublished(wanted, state);
	for (const each of left) await publishOne(poster, wanted, each);
	return left.length > 0;
}
/** Deletes the drafts that remain, whose notes are published or refused: the next review would publish them. */
async function discardRemaining(poster, { drafts, summaryDraft, strays }) {
	const left = [
		...drafts.values(),
		...strays,
		...summaryDraft ? [summaryDraft] : []
	];
	for (const draft of left) await discard(poster, draft);
	poster.memory.drafts.clear();
}
// src/platforms/gitlab/deliver-drafts.ts
/** Posts drafts that only the token's user can see, then publishes all at once. `undefined` if the server has no drafts. */
async function deliverDrafts(poster, wanted) {
	const { snapshot } = poster;
	const inBulk = takesSummary(snapshot.version);
	const prepared = await prepareDrafts(poster, wanted, { withSummary: !inBulk && wanted.notes.length > 0 });
	if (prepared.kind === "unsupported") return void 0;
	if (prepared.kind === "stopped") return prepared.receipt;
	const reading = [poster.reader.one(poster.path, mergeRequest), readPublishedState(poster, wanted, [...poster.memory.drafts.values()])];
	const [now, state] = await Promise.all(reading).catch(async (error) => {
		await discardAll(poster);
		throw error;
	});
	const stopped = stopsPublishing(snapshot, now);
	if (stopped) {
		await discardAll(poster);
		return stopped;
	}
	const isAlone = await discardUnwanted(poster, state) && !state.hasOthersDrafts;
	const again = () => publishAtOnce(poster, wanted, state, inBulk);
	const outcome = isAlone ? await again() : await publishEach(poster, wanted, state);
	if (outcome.kind === "refused" || outcome.kind === "limited") {
		await discardAll(poster);
		return toReceipt(outcome, snapshot.mergeRequest);
	}
	return completeSafely(poster, wanted, {
		hasSummary: prepared.hasSummary || inBulk && isAlone && isDue(wanted, state),
		...isAlone ? { again } : {}
	});
}
async function completeSafely(poster, wanted, publication) {
	try {
		return await completeReview(poster, wanted, publication);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Er)) throw error;
		return {
			kind: "unknown",
			message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)
		};
	}
}
/**
* Deletes stray drafts, which would be published too, and drafts of notes that another run has published in the
* meantime. Returns whether all of them are deleted.
*/
async function discardUnwanted(poster, state) {
	const { strays, visible, drafts, summary, summaryDraft } = state;
	const seen = [...visible].flatMap((note) => drafts.get(note) ?? []);
	let isClean = true;
	for (const draft of [
		...strays,
		...seen,
		...summary && summaryDraft ? [summaryDraft] : []
	]) isClean = await discard(poster, draft) && isClean;
	return isClean;
}
async function publishAtOnce(poster, wanted, state, inBulk) {
	if (!isDue(wanted, state)) return NOTHING_DUE;
	return publishAll(poster, inBulk && !state.summary ? { note: wanted.summary } : {}, async () => hasBegun(state, await readPublishedState(poster, wanted)));
}
/** Whether anything was published since `before`: there is a new note, or no draft is left. */
function hasBegun(before, now) {
	return [...now.visible].some((note) => !before.visible.has(note)) || now.summary !== void 0 && !before.summary || now.drafts.size === 0;
}
function isDue({ notes }, { visible }) {
	return notes.some((note) => !visible.has(note));
}
const NOTHING_DUE = {
	kind: "done",
	data: true,
	headers: {}
};
/** For when the token's user has other drafts, or drafts that could not be deleted: these must not be published. */
async function publishEach(poster, wanted, state) {
	poster.say("The token’s user has other drafts, so those of Fencepost are published one by one");
	let last = NOTHING_DUE;
	for (const [index, publication] of unpublished(wanted, state).entries()) {
		last = await publishOne(poster, wanted, publication);
		if (last.kind !== "done" && last.kind !== "unknown") return index === 0 ? last : {
			kind: "unknown",
			message: ""
		};
	}
	return last;
}
/** `note` in the body of `bulk_publish`; older servers ignore it. https://docs.gitlab.com/api/draft_notes/ */
const SINCE = [19, 2];
function takesSummary(version) {
	const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? "") ?? [];
	return Number(major) > SINCE[0] || Number(major) === SINCE[0] && Number(minor) >= SINCE[1];
}
// src/platforms/gitlab/look-up-paths.ts
/** Each path takes a request. If a model gets more paths wrong, most of its paths are wrong. */
const MAX_PATHS = 20;
const file = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ file_path: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)() });
/** Which paths a commit contains. https://docs.gitlab.com/api/repository_files/#get-file-from-repository */
async function lookUpPaths(reader, project, paths, commit) {
	const found = /* @__PURE__ */ new Map();
	for (const path of paths.slice(0, MAX_PATHS)) {
		const address = `/projects/${encodeURIComponent(project)}/repository/files/${encodeURIComponent(path.toWellFormed())}?ref=${commit}`;
		try {
			await reader.one(address, file);
			found.set(path, true);
		} catch (error) {
			if (!(error instanceof _review_js__WEBPACK_IMPORTED_MODULE_2__.v)) throw error;
			if (!isNoSuchFile(error)) return found;
			found.set(path, false);
		}
	}
	return found;
}
/** `404 Commit Not Found` and `404 Project Not Found` say nothing about the file. */
function isNoSuchFile(error) {
	return error instanceof _review_js__WEBPACK_IMPORTED_MODULE_2__.h && error.status === 404 && /file not found/i.test(error.message);
}
// src/platforms/gitlab/standing.ts
/** Names that GitLab gives to the users of access tokens and to service accounts. */
const BOT = /^(?:(?:project|group)_\d+_bot|service_account_)/;
/** Guests and above: https://docs.gitlab.com/api/members/#roles. Below that, users may only see that the project exists. */
const MIN_ACCESS = 10;
/** Maximum number of people to look up; later ones do not count. */
const MAX_LOOKED_UP = 20;
function createStandings(reader, { project, user, author }) {
	const known = /* @__PURE__ */ new Map();
	async function lookUp({ id }) {
		const [profile$1, member$1] = await Promise.all([unlessRefused(reader.one(`/users/${id}`, profile)), id === author ? void 0 : unlessRefused(reader.one(`/projects/${project}/members/all/${id}`, member))]);
		if (profile$1?.bot) return "other";
		return id === author || (member$1?.access_level ?? 0) >= MIN_ACCESS ? "person" : "other";
	}
	return (account) => {
		const { id, username = "" } = account;
		if (id === user) return Promise.resolve("us");
		if (BOT.test(username)) return Promise.resolve("other");
		const before = known.get(id);
		if (before) return before;
		if (known.size >= MAX_LOOKED_UP) return Promise.resolve("other");
		const standing = lookUp(account);
		known.set(id, standing);
		return standing;
	};
}
/** `undefined` if there is none, or the token may not see it. */
async function unlessRefused(read) {
	try {
		return await read;
	} catch (error) {
		if (error instanceof _review_js__WEBPACK_IMPORTED_MODULE_2__.h && error.forbidden) return void 0;
		throw error;
	}
}
// src/platforms/gitlab/posted-threads.ts
/**
* What people said and did in the threads of earlier runs: who they are, and their reactions to our
* notes. If that fails, it is unknown.
*/
async function readPostedThreads(reader, reading) {
	const { project, path, snapshot, say } = reading;
	const { user, mergeRequest } = snapshot;
	const standingOf = createStandings(reader, {
		project: encodeURIComponent(project),
		user,
		author: mergeRequest.author?.id
	});
	try {
		const found = /* @__PURE__ */ new Map();
		for (const { first, replies } of ownThreads(reading)) found.set(first.id, await toPostedThread(first, replies, mergeRequest.web_url, standingOf));
		await addDislikes(reader, path, {
			threads: found,
			standingOf,
			say
		});
		return found;
	} catch (error) {
		say(`What people decided in earlier threads is not known: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`);
		return /* @__PURE__ */ new Map();
	}
}
function ownThreads({ id, snapshot: { discussions, user } }) {
	return discussions.flatMap(({ notes: [first, ...replies] }) => {
		const marker = first?.author.id === user && !first.system ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(first.body) : void 0;
		return first && marker && (id === void 0 || marker.id === id) ? [{
			first,
			replies
		}] : [];
	});
}
async function toPostedThread(first, replies, webUrl, standingOf) {
	const { id, resolved, resolved_by, suggestions } = first;
	const said = await Promise.all(replies.filter(({ system }) => !system).map(async ({ author, body }) => ({
		author: author.username ?? String(author.id),
		by: await standingOf(author),
		body
	})));
	return {
		url: `${webUrl}#note_${id}`,
		isResolved: resolved === true,
		resolvedBy: resolved_by ? await standingOf(resolved_by) : void 0,
		isApplied: suggestions?.some(({ applied }) => applied) ?? false,
		replies: said.filter(({ by }) => by !== "us"),
		dislikedBy: []
	};
}
/** Each note takes a request of its own, so only the newest are asked for. */
const MAX_NOTES = 40;
const MAX_PARALLEL = 5;
const THUMBS_DOWN = /^(?:thumbsdown|-1)(?:_tone\d)?$/;
async function addDislikes(reader, path, { threads, standingOf, say }) {
	const undecided = [...threads].filter(([, thread]) => !(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.E)(thread));
	const open = undecided.slice(-40);
	if (undecided.length > open.length) say(`Thumbs-down are looked up for the newest ${MAX_NOTES} threads, not for ${undecided.length - open.length} older ones`);
	for (let at = 0; at < open.length; at += MAX_PARALLEL) {
		const some = open.slice(at, at + MAX_PARALLEL);
		await Promise.all(some.map(async ([note, thread]) => {
			const users = (await unlessRefused(reader.all(`${path}/notes/${note}/award_emoji`, award)) ?? []).flatMap(({ name, user }) => user && THUMBS_DOWN.test(name) ? user : []);
			const dislikedBy = await Promise.all(users.map(standingOf));
			threads.set(note, {
				...thread,
				dislikedBy
			});
		}));
	}
}
// src/platforms/gitlab/read-version.ts
/** The diff of a merge request when this commit was its head; `undefined` if GitLab no longer has it. */
async function readVersionOf(reader, path, commit) {
	try {
		const found = (await reader.all(`${path}/versions`, version)).find((version) => version.head_commit_sha === commit);
		if (!found) return void 0;
		const { base_commit_sha: base_sha, start_commit_sha: start_sha, diffs } = await reader.one(`${path}/versions/${found.id}`, versionWithFiles);
		if (!base_sha || !start_sha) return void 0;
		return {
			refs: {
				base_sha,
				start_sha,
				head_sha: commit
			},
			files: diffs
		};
	} catch (error) {
		if (error instanceof _review_js__WEBPACK_IMPORTED_MODULE_2__.h) return void 0;
		throw error;
	}
}
// src/platforms/gitlab/tidy.ts
/** Updates what earlier runs left to the result of this one. Returns lines for the log. */
async function tidyUp(poster, plan, resolveFixed) {
	const notes = plan.review.body === "" ? await discardLeftovers(poster) : [];
	if (!resolveFixed) return notes;
	try {
		return [...notes, ...await resolveGitLabThreads(poster, plan)];
	} catch (error) {
		return [...notes, `Threads of earlier runs could not be resolved: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`];
	}
}
/** Deletes drafts of a killed run, which would be published with the next review of the same token. */
async function discardLeftovers(poster) {
	const leftovers = (poster.snapshot.drafts ?? []).filter((draft) => isOwnDraft(draft, poster.id));
	let deleted = 0;
	for (const draft of leftovers) if (await discard(poster, draft)) deleted++;
	return leftovers.length === 0 ? [] : [`Deleted ${deleted} of ${leftovers.length} drafts of an earlier run`];
}
async function resolveGitLabThreads(poster, plan) {
	const own = (await poster.reader.all(`${poster.path}/discussions`, discussion)).flatMap((each) => ownThread(poster, each));
	return (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.c)(own, plan.fingerprints(), (thread, resolved) => setResolved(poster, thread, resolved));
}
function ownThread({ id, snapshot: { user } }, { id: thread, notes }) {
	const [first, ...replies] = notes;
	const marker = first?.author.id === user ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(first.body) : void 0;
	if (!first || marker?.id !== id || first.resolved === void 0) return [];
	return [{
		id: thread,
		fingerprint: marker.fingerprint,
		isResolved: first.resolved,
		isResolvedByUs: first.resolved_by?.id === user,
		isOnlyOurs: replies.every(({ author, system }) => system || author.id === user)
	}];
}
async function setResolved(poster, { id }, resolved) {
	try {
		await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__._)(_review_js__WEBPACK_IMPORTED_MODULE_2__.t, poster.waitBudget, "a thread", () => resolveDiscussion(poster, id, resolved));
		return { kind: "done" };
	} catch (error) {
		if (!(error instanceof _review_js__WEBPACK_IMPORTED_MODULE_2__.h)) throw error;
		if (error.status !== 403) return {
			kind: "problem",
			message: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)
		};
		return {
			kind: "forbidden",
			message: "Threads could not be resolved: this needs the role Developer"
		};
	}
}
// src/platforms/gitlab/gitlab.ts
var gitlab_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ createGitLab: () => createGitLab });
/** A merge request on gitlab.com or a self-managed server. */
function createGitLab(connection, options) {
	const { reader, waitBudget, say } = connection;
	const { project, iid, id, resolveFixed } = options;
	const path = `/projects/${encodeURIComponent(project)}/merge_requests/${iid}`;
	const memory = emptyMemory();
	let snapshot;
	/** Commits of the diff that the review is planned for. */
	let refs;
	/** Ids of the discussions that existed before this run wrote anything. */
	let before;
	/** Kept when the head moves: the findings still describe the same commit. */
	let described = options.commit;
	const posterFor = (snapshot) => ({
		...connection,
		path,
		id,
		snapshot,
		before: before ?? /* @__PURE__ */ new Set(),
		memory
	});
	return {
		name: _review_js__WEBPACK_IMPORTED_MODULE_2__.t.name,
		noun: "merge request",
		limits: _start_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
		async read() {
			snapshot = await readSnapshot(reader, waitBudget, path, options.version);
			before = new Set(snapshot.discussions.map((discussion) => discussion.id));
			const head = snapshot.refs.head_sha;
			described ??= head;
			const older = described === head ? void 0 : await readVersionOf(reader, path, described);
			if (described !== head) say(`Reviewed ${described}, head is ${head}`);
			refs = older?.refs ?? snapshot.refs;
			const unproven = options.unproven === true || described !== head && !older;
			const threads = await readPostedThreads(reader, {
				project,
				path,
				id,
				snapshot,
				say
			});
			return toSubject(snapshot, {
				refs,
				files: older?.files ?? snapshot.files,
				unproven,
				id,
				threads
			});
		},
		lookUp: (paths, commit) => lookUpPaths(reader, project, paths, commit),
		/** A job of GitLab CI has a checkout. */
		headTexts: async () => /* @__PURE__ */ new Map(),
		async deliver(plan, subject) {
			if (!snapshot || !refs) throw new Error("deliver follows read");
			if (plan.review.event === "REQUEST_CHANGES") return {
				kind: "comment-only",
				message: "A change request on GitLab could not be withdrawn again"
			};
			const review = (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_3__.r)(plan.review, subject.diff, refs);
			logPositions(review, say);
			const poster = posterFor(snapshot);
			const wanted = toWanted(review, plan);
			const delivered = snapshot.drafts && await deliverDrafts(poster, wanted);
			if (delivered) return delivered;
			say("This server has no drafts: comments are posted one by one");
			return deliverThreads(poster, wanted);
		},
		async tidy(plan) {
			return snapshot ? tidyUp(posterFor(snapshot), plan, resolveFixed) : [];
		},
		present: ({ review }, diff) => (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_3__.r)(review, diff, refs ?? _gitlab_plan_js__WEBPACK_IMPORTED_MODULE_3__.t)
	};
}
function toSubject(snapshot, { refs, files, unproven, id, threads }) {
	const { mergeRequest, discussions, user } = snapshot;
	const head = snapshot.refs.head_sha;
	const diff = changedFiles(files);
	const closed = whyClosed(mergeRequest);
	return {
		diff,
		commit: refs.head_sha,
		head,
		unproven,
		blobs: /* @__PURE__ */ new Map(),
		...closed ? { closed } : {},
		repositoryUrl: mergeRequest.web_url.replace(/\/-\/merge_requests\/\d+$/, ""),
		posted: postedBefore(discussions, {
			id,
			user,
			diff,
			head
		}, threads)
	};
}
/** For finding out why a comment is in the wrong place. */
function logPositions({ notes }, say) {
	for (const { position } of notes) say(`Position: ${JSON.stringify(position)}`);
}



/***/ })

};
;