"use strict";
exports.id = 146;
exports.ids = [146];
exports.modules = {

/***/ 4146:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ on_gitlab_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2542);
/* harmony import */ var _demo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8296);
/* harmony import */ var _gitlab_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2296);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_4__);





// src/sandbox/gitlab/account.ts
const JOB = "ci-job";
const ROLES = [
	"none",
	"guest",
	"reporter",
	"developer",
	"maintainer"
];
/**
* The viewer is created first, with the token's scope and role. A name that starts with `stranger` is not a member, one
* with `guest` is a guest; one with `robot` is a service account, which only its profile shows.
*/
function createAccounts({ viewer, scope, role }) {
	const accounts = new _demo_js__WEBPACK_IMPORTED_MODULE_2__.h((username, id) => ({
		username,
		name: username,
		id,
		kind: kindOf(username),
		token: `sandbox-token-of-${username}`,
		...username === viewer ? {
			scope,
			role
		} : {
			scope: "api",
			role: roleOf(username)
		}
	}));
	accounts.named(viewer);
	accounts.named(JOB);
	return accounts;
}
function hasRole({ role }, min) {
	return ROLES.indexOf(role) >= ROLES.indexOf(min);
}
function kindOf(username) {
	if (username === "ci-job") return "job";
	return /^(?:(?:project|group)_\d+_bot|robot)/.test(username) ? "bot" : "user";
}
function roleOf(username) {
	if (username.startsWith("stranger")) return "none";
	return username.startsWith("guest") ? "guest" : "developer";
}
/** https://docs.gitlab.com/api/members/#roles */
const ACCESS_LEVELS = {
	none: 0,
	guest: 10,
	reporter: 20,
	developer: 30,
	maintainer: 40
};
// src/sandbox/gitlab/resolved.ts
/** Whether every resolvable note of the thread is resolved. */
function isResolved({ notes }) {
	const resolvable = notes.filter(isResolvable);
	return resolvable.length > 0 && resolvable.every(({ resolvedBy }) => resolvedBy !== void 0);
}
function isResolvable({ type, system }) {
	return type !== null && !system;
}
/** Resolves every note of a thread, or reopens them if `by` is `undefined`. */
function setResolved(state, discussion, by) {
	const at = state.clock.now();
	for (const note of discussion.notes.filter(isResolvable)) {
		if (by && note.resolvedBy) continue;
		note.resolvedBy = by;
		note.resolvedAt = by ? at : void 0;
	}
}
// src/sandbox/gitlab/add-note.ts
/** Stores a note in its thread or in a new one. In a resolved thread it is resolved too. */
function addNote(state, wanted) {
	const discussion = wanted.discussion ?? newDiscussion(state, wanted.hidden ?? false);
	const [first] = discussion.notes;
	if (first && first.type === null && !wanted.system) first.type = "DiscussionNote";
	const at = state.clock.now();
	const resolved = isResolved(discussion);
	const note = {
		id: state.ids.note++,
		type: wanted.type,
		body: wanted.body,
		author: wanted.author,
		createdAt: at,
		updatedAt: at,
		system: wanted.system ?? false,
		discussion,
		position: wanted.position,
		originalPosition: wanted.originalPosition,
		lineCode: wanted.lineCode,
		resolvedBy: resolved ? wanted.author : void 0,
		resolvedAt: resolved ? at : void 0,
		suggestions: [],
		awards: [],
		review: wanted.review
	};
	discussion.notes.push(note);
	return note;
}
function newDiscussion(state, hidden) {
	const discussion = {
		id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha1").update(`discussion ${state.ids.discussion++}`).digest("hex"),
		notes: [],
		hidden,
		lag: state.lag
	};
	state.discussions.push(discussion);
	return discussion;
}
// src/sandbox/gitlab/position.ts
const EMPTY_POSITION = {
	base_sha: null,
	start_sha: null,
	head_sha: null,
	old_path: null,
	new_path: null,
	position_type: "text",
	old_line: null,
	new_line: null,
	line_range: null
};
function isComplete(position) {
	if (!isPresent(position.start_sha) || !isPresent(position.head_sha)) return false;
	switch (position.position_type) {
		case "text": return position.old_line !== null || position.new_line !== null;
		case "file": return isPresent(position.old_path) && isPresent(position.new_path);
		case "image": return Object.values(position.spot ?? {}).filter((value) => value !== null).length === 4;
	}
}
/** SHAs may be abbreviated: the common length is compared, at least seven characters. */
function sameRefs(one, other) {
	return [
		"base_sha",
		"start_sha",
		"head_sha"
	].every((name) => sameSha(one[name], other[name]));
}
function sameSha(one, other) {
	if (one === null || other === null) return one === other;
	const length = Math.min(one.length, other.length);
	return length >= 7 && one.slice(0, length) === other.slice(0, length);
}
function pathsOf({ old_path, new_path }) {
	return [...new Set([old_path, new_path].filter(isPresent))];
}
function isPresent(text) {
	return text !== null && text.trim() !== "";
}
// src/sandbox/gitlab/state.ts
const TARGET_BRANCH = "main";
const SOURCE_BRANCH = "mend";
/** Gitaly's rename threshold; git's is 50%. https://gitlab.com/gitlab-org/gitaly (commit_diff.go) */
const SIMILARITY = "30%";
function compare({ repository }, range, options = {}) {
	return repository.compare(range, {
		similarity: SIMILARITY,
		...options
	});
}
function latestVersion({ mergeRequest }) {
	const version = mergeRequest.versions.at(-1);
	if (!version) throw new Error("A merge request has a version from the start.");
	return version;
}
/** The diff in the database. */
function storedDiff(state) {
	const { base_sha, head_sha } = latestVersion(state);
	return compare(state, `${base_sha}..${head_sha}`);
}
function allNotes({ discussions }) {
	return discussions.flatMap(({ notes }) => notes);
}
// src/sandbox/gitlab/parse-markdown.ts
/** Parses a note. GitLab's Markdown has more block types; none of those can contain a fence or a command. */
function parseMarkdown(markdown) {
	return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.o)(markdown, {
		extensions: [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.i)()],
		mdastExtensions: [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.a)()]
	});
}
// src/sandbox/gitlab/parse-suggestions.ts
const NO_REACH = {
	above: 0,
	below: 0
};
/**
* Every fenced block with the language `suggestion`, also in lists and quotes, and also if it is never closed.
* After the colon may come `-3`, `+3` or `-3+3`; anything else is ignored.
* https://gitlab.com/gitlab-org/gitlab (lib/gitlab/diff/suggestions_parser.rb)
*/
function parseSuggestions(body) {
	if (!body.includes("suggestion")) return [];
	const found = [];
	collect(parseMarkdown(body.replaceAll("\r", "")), found);
	return found;
}
function collect(node, found) {
	if (node.type === "code") {
		const [language, ...parameters] = (node.lang ?? "").split(":");
		const reach = node.meta ? NO_REACH : parseReach(parameters.join(":"));
		if (language === "suggestion") found.push({
			text: normalizeSpaces(node.value),
			...reach
		});
	}
	if ("children" in node) for (const child of node.children) collect(child, found);
}
function parseReach(parameters) {
	const [, above = "0", below = "0"] = /^(?:-(\d+))?(?:\+(\d+))?$/.exec(parameters) ?? [];
	return {
		above: Number(above),
		below: Number(below)
	};
}
/** As GitLab's formatter does: every Unicode space becomes U+0020. */
function normalizeSpaces(text) {
	return text.replace(/\p{Zs}/gu, " ");
}
// src/sandbox/gitlab/refusal.ts
/** An exception that GitLab does not catch: answered with a 500. */
var ServerError = class extends Error {};
function refusal(status, message) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(status, { message });
}
const unauthorized = () => refusal(401, "401 Unauthorized");
const forbidden = () => refusal(403, "403 Forbidden");
const notFound = (what = "") => refusal(404, what === "" ? "404 Not found" : `404 ${what} Not Found`);
const serverError = () => refusal(500, "500 Internal Server Error");
/** Invalid parameters: Grape uses the key `error` where all other errors have `message`. */
function badParameters(problems) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(400, { error: problems.join(", ") });
}
function badRequest(reason, wording = "current") {
	return refusal(400, (wording === "legacy" ? `400 (Bad request) ${quoted(reason)} not given` : void 0) ?? `400 Bad request - ${reason}`);
}
/** An invalid note: a sentence that contains a Ruby hash. */
function invalidNote(errors, wording) {
	return badRequest(`Note ${inspect(errors, wording)}`, wording);
}
/** An invalid draft: a JSON object. */
function invalidDraft(errors) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(400, { message: errors });
}
/** Ruby's `Hash#inspect`, whose format changed in Ruby 3.4. */
function inspect(errors, wording) {
	return `{${Object.entries(errors).map(([field, complaints]) => {
		return `${wording === "ruby-3.4" ? `${field}: ` : `:${field}=>`}[${complaints.map(quoted).join(", ")}]`;
	}).join(", ")}}`;
}
function quoted(text) {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
// src/sandbox/gitlab/resolve-position.ts
/**
* Finds the row that has both the old and the new line of the position, in the diff of its commits and paths.
* Unchanged lines outside the hunks count as rows too. `undefined` if there is no such row.
*/
async function resolvePosition(state, position) {
	if (!isComplete(position)) return void 0;
	const change = await changeAt(state, position);
	return change && findLine(state, change, position, await diffBase(state, position));
}
/** The first file in the diff of the position's paths. */
async function changeAt(state, position) {
	const paths = pathsOf(position);
	if (paths.length === 0 || paths.some(isOutside)) return void 0;
	const head = await resolveCommit(state, position.head_sha);
	const { files } = await compare(state, `${await diffBase(state, position)}..${head}`, { paths });
	return files[0];
}
/** Finds the row in one file; `base` is the commit of the old side. */
async function findLine(state, change, position, base) {
	const rows = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.l)(change.patch);
	const oldLine = position.old_line ?? void 0;
	const newLine = position.new_line ?? void 0;
	const row = rows.findLast((each) => each.oldLine === oldLine && each.newLine === newLine);
	if (row) return {
		change,
		kind: row.kind,
		lineCode: lineCode(change.path, row.counters)
	};
	if (oldLine === void 0 || newLine === void 0) return void 0;
	if (newLine !== unfolded(rows, oldLine)) return void 0;
	const content = (await state.repository.read(`${base}:${change.previousPath ?? change.path}`))?.content ?? Buffer.alloc(0);
	if (content.length > state.settings.limits.unfoldBytes || oldLine > countLines(content)) return void 0;
	return {
		change,
		kind: "context",
		lineCode: lineCode(change.path, {
			old: oldLine,
			new: newLine
		})
	};
}
/** Hash of the new path, then the old and the new counter. https://gitlab.com/gitlab-org/gitlab (lib/gitlab/git.rb) */
function lineCode(path, counters) {
	return `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha1").update(path).digest("hex")}_${counters.old}_${counters.new}`;
}
/** The new number of an old line outside the hunks. */
function unfolded(rows, oldLine) {
	const last = rows.at(-1);
	if (!last) return void 0;
	const below = oldLine > last.counters.old;
	const at = below ? rows.length : rows.findIndex(({ hunk, counters }, index) => hunk !== rows[index - 1]?.hunk && counters.old > oldLine);
	const neighbour = below ? last : rows[at];
	if (!neighbour || oldLine <= (rows[at - 1]?.counters.old ?? 0)) return void 0;
	return oldLine + neighbour.counters.new - neighbour.counters.old;
}
/** Commit of the old side: the merge base of start and head, or start itself if it is also given as base. */
async function diffBase(state, { base_sha, start_sha, head_sha }) {
	const start = await resolveCommit(state, start_sha);
	if (start_sha === base_sha) return start;
	return state.repository.mergeBase(start, await resolveCommit(state, head_sha));
}
/** GitLab answers an unknown commit with a 500: `undefined method 'diffs' for nil` (gitlab#585340). */
async function resolveCommit({ repository }, sha) {
	const commit = sha === null ? void 0 : await repository.resolve(sha);
	if (commit === void 0) throw new ServerError(`There is no commit ${sha}.`);
	return commit;
}
/** Whether a path leaves the repository; git refuses those. */
function isOutside(path) {
	return path.startsWith("/") || path.split("/").includes("..");
}
function countLines(content) {
	const text = content.toString("latin1");
	return text.split("\n").length - (text === "" || text.endsWith("\n") ? 1 : 0);
}
// src/sandbox/gitlab/suggestion.ts
/** The suggestions of a note; only a note on an added or unchanged line of text has any. */
async function suggestionsOf(state, note) {
	const { position } = note;
	if (note.type !== "DiffNote" || position?.position_type !== "text") return [];
	const written = parseSuggestions(note.body);
	if (written.length === 0) return [];
	const line = await resolvePosition(state, position);
	if (!line || line.kind === "deleted") return [];
	const suggestions = [];
	for (const { text, above, below } of written) {
		const fromContent = await contentNow(state, position, {
			above,
			below
		});
		suggestions.push({
			id: state.ids.suggestion++,
			note,
			above,
			below,
			fromContent: fromContent ?? "",
			toContent: replacement(text, fromContent ?? ""),
			applied: void 0,
			outdated: false
		});
	}
	return suggestions;
}
/** The lines of the new file that a suggestion replaces. */
function rangeOf(position, { above, below }) {
	const line = position?.new_line ?? 0;
	return {
		from: Math.max(line - Math.min(above, 100), 1),
		to: line + Math.min(below, 100)
	};
}
/** Why a suggestion cannot be applied, in GitLab's words; the first reason that applies. */
async function inapplicableReason(state, suggestion) {
	const { mergeRequest, settings } = state;
	const { note, above, below } = suggestion;
	const how = mergeRequest.status === "merged" ? "was merged" : "is closed";
	if (suggestion.applied !== void 0) return "Can't apply this suggestion.";
	if (mergeRequest.status === "merged" || mergeRequest.status === "closed") return `This merge request ${how}. To apply this suggestion, edit this file directly.`;
	if (mergeRequest.sourceBranchDeleted) return "Can't apply as the source branch was deleted.";
	if (settings.oversizedRefused && above + 1 + below > 100) return `Cannot apply as this suggestion spans more than 100 lines.`;
	if (!isActive(state, note) || await isOutdated(state, suggestion)) return `Can't apply as ${above === 0 && below === 0 ? "this line was" : "these lines were"} changed in a more recent version.`;
	if (suggestion.fromContent === suggestion.toContent) return "This suggestion already matches its content.";
	if (note.position?.new_path?.endsWith("ipynb")) return "This file was modified for readability, and can't accept suggestions. Edit it directly.";
}
async function isOutdated(state, { note, fromContent, ...reach }) {
	return !note.position || await contentNow(state, note.position, reach) !== fromContent;
}
/** Whether the note is in the newest diff. */
function isActive(state, { position }) {
	return position === void 0 || sameRefs(position, latestVersion(state));
}
/** A file's lines with their endings, decoded as `latin1` so that invalid UTF-8 survives. */
function linesWithEndings(content) {
	return content.toString("latin1").match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
async function contentNow(state, position, reach) {
	const change = await changeAt(state, position);
	if (!change) return void 0;
	const blob = await state.repository.read(`${position.head_sha}:${change.path}`);
	const { from, to } = rangeOf(position, reach);
	return linesWithEndings(blob?.content ?? Buffer.alloc(0)).slice(from - 1, to).join("");
}
/** Blank text deletes the lines. The line ending of the last replaced line is appended to the text. */
function replacement(text, fromContent) {
	if (/^\p{White_Space}*$/u.test(text)) return "";
	const [ending = ""] = /\r\n|\r|\n/.exec(linesWithEndings(Buffer.from(fromContent, "latin1")).at(-1) ?? "") ?? [];
	return `${Buffer.from(text).toString("latin1")}${ending}`;
}
// src/sandbox/gitlab/trace-position.ts
/**
* Traces a position from its own diff to another, as GitLab does after every push and for a note that names older
* commits. Only `paths` are compared: a file renamed to a path outside them counts as deleted.
* https://gitlab.com/gitlab-org/gitlab (lib/gitlab/diff/position_tracer)
*/
async function tracePosition(state, position, refs, paths) {
	if (![
		position.start_sha,
		position.head_sha,
		refs.start_sha,
		refs.head_sha
	].every(isPresent)) return void 0;
	if (paths.some(isOutside)) return void 0;
	const diffs = await diffsBetween(state, position, refs, paths);
	const moved = position.position_type === "text" ? traceLine(diffs, position) : traceFile(diffs, position);
	if (!moved) return { kind: "outdated" };
	if (moved.old_line !== null && moved.new_line !== null && !await resolvePosition(state, moved)) return { kind: "outdated" };
	return {
		kind: "moved",
		position: moved
	};
}
async function diffsBetween(state, from, refs, paths) {
	const straight = async (one, other) => compare(state, `${await resolveCommit(state, one)}..${await resolveCommit(state, other)}`, { paths });
	return {
		refs,
		ac: await straight(from.base_sha ?? from.start_sha, refs.base_sha ?? refs.start_sha),
		bd: await straight(from.head_sha, refs.head_sha),
		cd: await compare(state, `${refs.start_sha}...${refs.head_sha}`, { paths })
	};
}
function traceLine(diffs, position) {
	if (position.old_line === null) return traceAdded(diffs, position);
	return position.new_line === null ? traceRemoved(diffs, position) : traceUnchanged(diffs, position);
}
function traceAdded({ refs, bd, cd }, position) {
	const since = withOldPath(bd, position.new_path);
	const line = toNew(since, position.new_line);
	if (line === void 0) return void 0;
	const change = withNewPath(cd, since?.path ?? position.new_path);
	return at(refs, change, (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.c)(change?.patch, "newLine", line) ?? null, line, position);
}
function traceRemoved({ refs, ac, cd }, position) {
	const since = withOldPath(ac, position.old_path);
	const line = toNew(since, position.old_line);
	if (line === void 0) return void 0;
	const change = withOldPath(cd, since?.path ?? position.old_path);
	return toNew(change, line) === void 0 ? at(refs, change, line, null, position) : void 0;
}
function traceUnchanged({ refs, ac, bd, cd }, position) {
	const before = withOldPath(ac, position.old_path);
	const oldLine = toNew(before, position.old_line);
	const newLine = toNew(withOldPath(bd, position.new_path), position.new_line);
	if (newLine === void 0) return void 0;
	return at(refs, withOldPath(cd, before?.path ?? position.old_path), oldLine ?? null, newLine, position);
}
/** A note on a whole file is outdated by any change to the file. */
function traceFile({ refs, bd, cd }, position) {
	if (withOldPath(bd, position.new_path)) return void 0;
	return at(refs, withNewPath(cd, position.new_path), null, null, position);
}
function at(refs, change, old_line, new_line, { position_type, line_range }) {
	if (!change) return void 0;
	const { base_sha, start_sha, head_sha } = refs;
	const paths = {
		old_path: oldPath(change),
		new_path: change.path
	};
	return {
		...EMPTY_POSITION,
		base_sha,
		start_sha,
		head_sha,
		...paths,
		position_type,
		old_line,
		new_line,
		line_range
	};
}
/** The path itself, unless the file was renamed. */
function oldPath({ previousPath, path }) {
	return previousPath ?? path;
}
function withOldPath({ files }, path) {
	return files.find((file) => oldPath(file) === path);
}
function withNewPath({ files }, path) {
	return files.find((file) => file.path === path);
}
/** A file that is not in the diff is unchanged. */
function toNew(change, line) {
	return line === null ? void 0 : (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.c)(change?.patch, "oldLine", line);
}
// src/sandbox/gitlab/move-head.ts
/** Commits to the source branch, adds a version of the diff, moves the threads and returns the SHA. */
async function pushToSource(state, push) {
	const sha = await moveBranch(state, push);
	await processPush(state);
	return sha;
}
/** Replaces the source branch by one commit on top of the target branch that has exactly these files. */
async function forcePushToSource(state, push) {
	const sha = await moveBranch(state, push, {
		parent: state.mergeRequest.targetSha,
		holds: "tree"
	});
	await processPush(state);
	return sha;
}
/** Moves the branch only: GitLab updates the merge request later, in the background. */
async function moveBranch(state, push, on = {
	parent: state.mergeRequest.sourceSha,
	holds: "changes"
}) {
	const sha = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.g)(state, push, {
		...on,
		branch: SOURCE_BRANCH
	});
	state.mergeRequest.sourceSha = sha;
	return sha;
}
/** Commits to the target branch. The merge request keeps its diff until the next push to the source. */
async function pushToTarget(state, push) {
	const parent = state.mergeRequest.targetSha;
	const sha = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.g)(state, push, {
		parent,
		branch: TARGET_BRANCH,
		holds: "changes"
	});
	state.mergeRequest.targetSha = sha;
	return sha;
}
/** Adds a version of the diff and moves the threads, if the branch has moved. */
async function processPush(state) {
	const { mergeRequest, repository, clock } = state;
	const { sourceSha, targetSha, versions } = mergeRequest;
	const before = latestVersion(state);
	if (before.head_sha === sourceSha) return;
	versions.push({
		id: before.id + 1,
		base_sha: await repository.mergeBase(targetSha, sourceSha),
		start_sha: targetSha,
		head_sha: sourceSha,
		createdAt: clock.now()
	});
	addSystemNote(state, `added 1 commit\n\n<ul><li>${sourceSha.slice(0, 8)}</li></ul>`);
	await moveThreads(state, before);
}
/** Moves the threads that were active before the push; outdated threads stay outdated. */
async function moveThreads(state, before) {
	const active = state.discussions.filter(({ notes: [first] }) => first?.position && sameRefs(first.position, before));
	const paths = [...new Set(active.flatMap(({ notes: [first] }) => first?.position ? pathsOf(first.position) : []))];
	for (const discussion of active) await moveThread(state, discussion, paths);
	for (const { notes } of state.discussions) for (const suggestion of notes.flatMap((note) => note.suggestions)) if (suggestion.applied === void 0) suggestion.outdated = await isOutdated(state, suggestion);
}
async function moveThread(state, discussion, paths) {
	const [first] = discussion.notes;
	if (!first?.position || first.position.position_type === "image") return;
	const traced = await tracePosition(state, first.position, latestVersion(state), paths);
	if (traced?.kind === "moved") {
		for (const note of discussion.notes) if (note.position) note.position = traced.position;
	}
	const version = state.mergeRequest.versions.length;
	if (traced?.kind === "outdated") addSystemNote(state, `changed this line in version ${version} of the diff`, discussion);
}
/** Adds a system note, in a thread or on its own. */
function addSystemNote(state, body, discussion) {
	const first = discussion?.notes[0];
	addNote(state, {
		author: state.mergeRequest.author,
		body,
		type: first?.type ?? null,
		position: first?.position,
		originalPosition: first?.originalPosition,
		lineCode: first?.lineCode,
		discussion,
		system: true
	});
}
// src/sandbox/gitlab/apply-suggestions.ts
/** Applies all suggestions in one commit, or returns GitLab's message about the first that cannot be applied. */
async function applySuggestions(state, suggestions, by, message) {
	const edits = [];
	for (const suggestion of suggestions) {
		const edit = await editOf(state, suggestion);
		if (typeof edit === "string") return {
			kind: "refused",
			reason: edit
		};
		edits.push(edit);
	}
	if (edits.some((edit, index) => edits.slice(index + 1).some((other) => overlap(edit, other)))) return {
		kind: "refused",
		reason: "Suggestions are not applicable as their lines cannot overlap."
	};
	const files = {};
	for (const path of new Set(edits.map((edit) => edit.path))) files[path] = await edited(state, path, edits);
	const [author = by.username, ...others] = [...new Set(suggestions.map(({ note }) => note.author.username))];
	const commit = await pushToSource(state, {
		files,
		message: message ?? `Apply ${suggestions.length} suggestion(s) to ${Object.keys(files).length} file(s)`,
		author: others.length === 0 ? author : by.username,
		committer: by.username
	});
	for (const suggestion of suggestions) {
		suggestion.applied = commit;
		setResolved(state, suggestion.note.discussion, by);
	}
	return {
		kind: "committed",
		commit
	};
}
async function editOf(state, suggestion) {
	const { position } = suggestion.note;
	const change = position && await changeAt(state, position);
	if (!change) return "A file was not found.";
	const reason = await inapplicableReason(state, suggestion);
	if (reason !== void 0) return reason;
	if (position.head_sha !== state.mergeRequest.sourceSha) return "A file has been changed.";
	return {
		path: change.path,
		...rangeOf(position, suggestion),
		content: suggestion.toContent
	};
}
function overlap(one, other) {
	return one.path === other.path && one.from <= other.to && other.from <= one.to;
}
/** Applies edits from top to bottom: each replaces its lines by one array element, so later indices shift by `offset`. */
async function edited(state, path, edits) {
	const { repository, mergeRequest } = state;
	const pieces = linesWithEndings((await repository.read(`${mergeRequest.sourceSha}:${path}`))?.content ?? Buffer.alloc(0));
	const own = edits.filter((edit) => edit.path === path);
	let offset = 0;
	for (const { from, to, content } of own.toSorted((one, other) => one.from - other.from)) {
		pieces.splice(from - 1 - offset, to - from + 1, content);
		offset += to - from;
	}
	return {
		mode: await repository.mode(mergeRequest.sourceSha, path),
		content: Buffer.from(pieces.join(""), "latin1")
	};
}
// src/sandbox/gitlab/answers.ts
/** Rewritten by `npm run contract` from what GitLab answers. */
const RECORDED = {
	version: {
		"answer": "19.2",
		"source": "assumed"
	},
	wording: {
		"answer": "current",
		"source": "assumed"
	},
	noteBody: {
		"answer": "1000000 code-points",
		"message": "{\"note\":[\"is too long (maximum is 1000000 characters)\"]}",
		"source": "assumed"
	},
	draftNotes: {
		"answer": "present",
		"source": "assumed"
	},
	positionlessDrafts: {
		"answer": "thread",
		"source": "assumed"
	},
	draftOnUnknownLine: {
		"answer": "no-line-code",
		"source": "assumed"
	},
	draftUpdate: {
		"answer": "position-dropped",
		"source": "assumed"
	},
	bulkPublishNote: {
		"answer": "published",
		"source": "assumed"
	},
	fileNotes: {
		"answer": "present",
		"source": "assumed"
	},
	lineRangeNumbers: {
		"answer": "accepted",
		"source": "assumed"
	},
	lineRangeNumbersInThreads: {
		"answer": "accepted",
		"source": "assumed"
	},
	devNullOldPath: {
		"answer": "refused",
		"message": "400 Bad request - Note {:line_code=>[\"can't be blank\", \"must be a valid line code\"]}",
		"source": "assumed"
	},
	renameByNewPath: {
		"answer": "accepted",
		"source": "assumed"
	},
	unknownCommit: {
		"answer": "error",
		"source": "assumed"
	},
	unknownMergeRequest: {
		"answer": "refused",
		"message": "404 Not found",
		"source": "assumed"
	},
	manyDiffsPerPage: {
		"answer": "allowed",
		"source": "assumed"
	},
	diffFlags: {
		"answer": "present",
		"source": "assumed"
	},
	oversizedSuggestion: {
		"answer": "clamped",
		"source": "assumed"
	},
	blankSuggestion: {
		"answer": "deletes",
		"source": "assumed"
	},
	crlfSuggestion: {
		"answer": "mixed",
		"source": "assumed"
	},
	unicodeSpace: {
		"answer": "replaced",
		"source": "assumed"
	},
	finalNewline: {
		"answer": "kept",
		"source": "assumed"
	},
	threadsPerMinute: {
		"answer": "none",
		"source": "assumed"
	}
};
// src/sandbox/gitlab/description.ts
const LIMITS = {
	notes: 5e3,
	patchBytes: 204800,
	unfoldBytes: Number.POSITIVE_INFINITY
};
const PROJECT_ID = 5001;
const FORK_ID = 5002;
function describe(description) {
	const answers = {
		...RECORDED,
		...description.answers
	};
	const version = description.version ?? String(answers.version.answer);
	const { answers: _, ...given } = description;
	return {
		baseLater: description.base,
		path: "field/works/fence",
		iid: 7,
		title: "Mend the fence",
		description: "",
		author: "dev",
		viewer: `project_${PROJECT_ID}_bot_1f2e3d`,
		scope: "api",
		role: "developer",
		fork: false,
		draft: false,
		state: "opened",
		discussionLocked: false,
		diffRefsAfter: 0,
		wording: oneOf([
			"current",
			"ruby-3.4",
			"legacy"
		], answers.wording),
		serverUrl: "",
		...description.version === void 0 ? recordedSwitches(answers) : switchesOf(version, answers),
		...given,
		version,
		limits: {
			...LIMITS,
			...bodyLimit(answers),
			...description.limits
		}
	};
}
function bodyLimit({ noteBody }) {
	const [max, unit] = String(noteBody.answer).split(" ");
	return {
		bodyCharacters: Number(max),
		bodyUnit: oneOf([
			"code-points",
			"utf-16-units",
			"bytes"
		], { answer: unit ?? "" })
	};
}
function recordedSwitches(answers) {
	return {
		draftNotes: answers.draftNotes.answer === "present",
		fileNotes: answers.fileNotes.answer === "present",
		lineRangeNumbersRefused: answers.lineRangeNumbers.answer === "refused",
		bulkPublishBody: answers.bulkPublishNote.answer === "published",
		positionlessDrafts: oneOf([
			"thread",
			"comment",
			"broken"
		], answers.positionlessDrafts),
		manyDiffsPerPage: oneOf([
			"allowed",
			"capped",
			"error"
		], answers.manyDiffsPerPage),
		oversizedRefused: answers.oversizedSuggestion.answer === "refused",
		diffFlags: answers.diffFlags.answer === "present"
	};
}
/** The answer, or the first of the values that the sandbox can play. */
function oneOf(values, { answer }) {
	return values.find((value) => value === answer) ?? values[0];
}
/** Only 16.4, 18.6 and 19.2 are confirmed; the other versions are approximate. As recorded: version unknown. */
function switchesOf(version, answers) {
	const { positionlessDrafts, oversizedRefused } = recordedSwitches(answers);
	const since = (wanted) => numberOf(version) >= wanted;
	return {
		draftNotes: since(1511),
		fileNotes: since(1604),
		lineRangeNumbersRefused: !since(1806),
		bulkPublishBody: since(1902),
		positionlessDrafts,
		manyDiffsPerPage: since(1800) ? "allowed" : "error",
		oversizedRefused,
		diffFlags: since(1610)
	};
}
function numberOf(version) {
	const [major = "", minor = ""] = version.split(".");
	return Number(major) * 100 + Number(minor);
}
// src/sandbox/gitlab/create-state.ts
/** Above 2³¹, as real ids are, so that code that stores them in 32 bits fails. */
const FIRST_NOTE_ID = 2900000001;
const FIRST_DRAFT_ID = 140000001;
/** Creates the project with its commits and a merge request without comments. */
async function createState(description) {
	const settings = describe(description);
	const { author, title } = settings;
	const { world, baseSha, headSha, targetSha } = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__._)(createAccounts(settings), {
		base: {
			branch: TARGET_BRANCH,
			files: settings.base,
			author: "maintainer"
		},
		head: {
			branch: SOURCE_BRANCH,
			files: settings.head,
			author,
			message: title
		},
		...description.baseLater ? { baseLater: description.baseLater } : {}
	});
	const createdAt = world.clock.now();
	const version = {
		id: 9001,
		base_sha: baseSha,
		start_sha: targetSha,
		head_sha: headSha,
		createdAt
	};
	return {
		...world,
		settings,
		mergeRequest: {
			id: 7001,
			author: world.accounts.named(author),
			createdAt,
			status: settings.state,
			discussionLocked: settings.discussionLocked,
			versions: [version],
			sourceSha: headSha,
			targetSha,
			sourceBranchDeleted: false
		},
		discussions: [],
		drafts: [],
		executed: [],
		mails: [],
		reviewerStates: /* @__PURE__ */ new Map(),
		unprepared: settings.diffRefsAfter,
		lost: [],
		ids: {
			note: FIRST_NOTE_ID,
			discussion: 1,
			draft: FIRST_DRAFT_ID,
			suggestion: 60001,
			review: 1
		}
	};
}
// src/sandbox/gitlab/render-url.ts
/** Origin of the web pages. */
function webUrl({ settings, apiUrl }) {
	return settings.serverUrl === "" ? new URL(apiUrl).origin : settings.serverUrl;
}
// src/sandbox/gitlab/job-environment.ts
/**
* Environment variables of a job in a merge request pipeline. In a fork's pipeline the project is the fork. The token
* with write access is not included. https://docs.gitlab.com/ci/variables/predefined_variables/
*/
function jobEnvironment(state, jobToken) {
	const { settings, apiUrl } = state;
	const { base_sha, head_sha } = latestVersion(state);
	const projectUrl = `${webUrl(state)}/${settings.path}`;
	return {
		CI: "true",
		GITLAB_CI: "true",
		CI_API_V4_URL: apiUrl,
		CI_SERVER_URL: webUrl(state),
		CI_SERVER_VERSION: `${settings.version}.0-ee`,
		CI_JOB_TOKEN: jobToken,
		CI_PIPELINE_SOURCE: "merge_request_event",
		CI_PROJECT_ID: String(settings.fork ? FORK_ID : PROJECT_ID),
		CI_PROJECT_PATH: settings.fork ? `${settings.author}/fence` : settings.path,
		CI_COMMIT_SHA: head_sha ?? "",
		CI_MERGE_REQUEST_IID: String(settings.iid),
		CI_MERGE_REQUEST_PROJECT_ID: String(PROJECT_ID),
		CI_MERGE_REQUEST_PROJECT_PATH: settings.path,
		CI_MERGE_REQUEST_PROJECT_URL: projectUrl,
		CI_MERGE_REQUEST_EVENT_TYPE: "detached",
		CI_MERGE_REQUEST_DIFF_BASE_SHA: base_sha ?? "",
		CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: SOURCE_BRANCH,
		CI_MERGE_REQUEST_TARGET_BRANCH_NAME: TARGET_BRANCH
	};
}
// src/sandbox/gitlab/overview.ts
function viewDiscussions(state) {
	return state.discussions.map((discussion) => ({
		id: discussion.id,
		resolved: isResolved(discussion),
		outdated: discussion.notes.some((note) => !isActive(state, note)),
		notes: discussion.notes.map((note) => viewNote(state, note))
	}));
}
function viewNote(state, note) {
	const { id, discussion, type, author, body, system, position, lineCode, review } = note;
	return {
		id,
		discussion: discussion.id,
		type,
		author: author.username,
		body,
		system,
		position,
		lineCode,
		outdated: !isActive(state, note),
		review,
		suggestions: note.suggestions.map((each) => ({
			id: each.id,
			from: Buffer.from(each.fromContent, "latin1").toString(),
			to: Buffer.from(each.toContent, "latin1").toString(),
			applied: each.applied !== void 0
		}))
	};
}
function viewDraft({ id, author, note, position, discussion }) {
	return {
		id,
		author: author.username,
		note,
		position,
		discussion: discussion?.id
	};
}
// src/sandbox/gitlab/parse-params.ts
/**
* Coerces and validates parameters as Grape does: strings become numbers where declared so, `null` is always valid,
* and undeclared parameters stay as they are. https://github.com/ruby-grape/grape#parameter-validation-and-coercion
*/
function parseParams(fields, input, within = "") {
	const params = { ...input };
	const problems = [];
	for (const [key, field] of Object.entries(fields)) {
		const name = within === "" ? key : `${within}[${key}]`;
		if (!(key in input)) {
			if (field.required) problems.push(`${name} is missing`);
			continue;
		}
		const value = coerce(field.kind, input[key]);
		params[key] = value;
		if (value === void 0) problems.push(`${name} is invalid`);
		else if (value === null) continue;
		else if (field.nonEmpty && typeof value === "string" && value.trim() === "") problems.push(`${name} is empty`);
		else if (field.values && !field.values.includes(String(value))) problems.push(`${name} does not have a valid value`);
		else if (field.fields && isHash(value) && Object.keys(value).length > 0) {
			const inner = parseParams(field.fields, value, name);
			params[key] = inner.params;
			problems.push(...inner.problems);
		}
	}
	return {
		params,
		problems
	};
}
function isHash(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** `undefined` if the value cannot be coerced. */
function coerce(kind, value) {
	if (value === null) return null;
	switch (kind) {
		case "string": return typeof value === "object" ? void 0 : String(value);
		case "integer":
			if (value === "") return null;
			if (typeof value === "string" && /^[+-]?\d+$/.test(value)) return Number(value);
			return Number.isInteger(value) ? value : void 0;
		case "boolean":
			if (typeof value === "boolean") return value;
			if ([
				"true",
				"1",
				1
			].includes(value)) return true;
			return [
				"false",
				"0",
				0
			].includes(value) ? false : void 0;
		case "hash": return isHash(value) ? value : void 0;
	}
}
// src/sandbox/gitlab/parse-position.ts
const SHA = {
	kind: "string",
	required: true
};
const TEXT = { kind: "string" };
const NUMBER = { kind: "integer" };
const RANGE_END = {
	line_code: TEXT,
	type: TEXT,
	old_line: NUMBER,
	new_line: NUMBER
};
const SPOT = [
	"width",
	"height",
	"x",
	"y"
];
/** Fields of `position`. https://docs.gitlab.com/api/discussions/#create-a-new-thread-in-the-merge-request-diff */
function positionFields({ fileNotes }) {
	return { position: {
		kind: "hash",
		fields: {
			base_sha: SHA,
			start_sha: SHA,
			head_sha: SHA,
			position_type: {
				kind: "string",
				required: true,
				values: fileNotes ? [
					"text",
					"image",
					"file"
				] : ["text", "image"]
			},
			new_path: TEXT,
			new_line: NUMBER,
			old_path: TEXT,
			old_line: NUMBER,
			...Object.fromEntries(SPOT.map((name) => [name, NUMBER])),
			line_range: {
				kind: "hash",
				fields: {
					start: {
						kind: "hash",
						fields: RANGE_END
					},
					end: {
						kind: "hash",
						fields: RANGE_END
					}
				}
			}
		}
	} };
}
/** Takes parameters that `parseParams` has coerced. */
function parsePosition(given) {
	if (!isHash(given)) return void 0;
	const text = (key) => typeof given[key] === "string" ? given[key] : null;
	const number = (key) => typeof given[key] === "number" ? given[key] : null;
	const type = text("position_type");
	return {
		...EMPTY_POSITION,
		base_sha: text("base_sha"),
		start_sha: text("start_sha"),
		head_sha: text("head_sha"),
		old_path: text("old_path"),
		new_path: text("new_path"),
		position_type: type === "file" || type === "image" ? type : "text",
		old_line: number("old_line"),
		new_line: number("new_line"),
		line_range: isHash(given.line_range) ? given.line_range : null,
		...type === "image" ? { spot: {
			width: number("width"),
			height: number("height"),
			x: number("x"),
			y: number("y")
		} } : {}
	};
}
/** Whether a position fits the JSON schema that GitLab validates it against before storing it. */
function fitsSchema(position, { lineRangeNumbersRefused }) {
	const { base_sha, start_sha, head_sha, old_path, new_path, line_range } = position;
	const within = (max) => (text) => text === null || text.length <= max;
	if (![
		base_sha,
		start_sha,
		head_sha
	].every(within(64))) return false;
	if (![old_path, new_path].every(within(1e3))) return false;
	return line_range === null || rangeFits(line_range, lineRangeNumbersRefused);
}
function rangeFits(range, numbersRefused) {
	return Object.entries(range).every(([key, end]) => (key === "start" || key === "end") && isHash(end) && endFits(end, numbersRefused));
}
function endFits(end, numbersRefused) {
	return Object.entries(end).every(([key, value]) => {
		if (key === "line_code") return typeof value === "string" && value.length <= 100;
		if (key === "type") return value === null || typeof value === "string" && value.length <= 100;
		if (key === "old_line" || key === "new_line") return value === null || !numbersRefused;
		return false;
	});
}
// src/sandbox/gitlab/check-note.ts
/** Validation errors of a note, in the order in which Rails checks. */
function checkNote(state, note) {
	const { settings } = state;
	const errors = {};
	const add = (field, complaint) => {
		errors[field] = [...errors[field] ?? [], complaint];
	};
	if (note.body.trim() === "") add("note", "can't be blank");
	for (const complaint of bodyProblems(state, note.body)) add("note", complaint);
	if (allNotes(state).length >= settings.limits.notes) add("base", "Maximum number of comments exceeded");
	if (note.type !== "DiffNote" || note.discussion || !note.position) return errors;
	const { position, originalPosition = position } = note;
	if (!fitsSchema(position, settings)) {
		add("position", "must be a valid json schema");
		return errors;
	}
	if (position.position_type === "text" && note.lineCode === void 0) {
		add("line_code", "can't be blank");
		add("line_code", "must be a valid line code");
	}
	const isOfCommit = position.head_sha === note.commitId && position.base_sha === position.start_sha;
	if (note.commitId && !isOfCommit) add("commit_id", "does not match the diff refs");
	if (!isComplete(position) || !isComplete(originalPosition)) add("position", "is incomplete");
	if (state.unprepared > 0) add("noteable", "doesn't support new-style diff notes");
	return errors;
}
function bodyProblems({ settings }, body) {
	const { bodyCharacters: max, bodyUnit } = settings.limits;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.p)({ answer: `${max} ${bodyUnit}` }, body) ? [`is too long (maximum is ${max} characters)`] : [];
}
// src/sandbox/gitlab/check-stored-diff.ts
/** Looks the line up again, in the diff in the database. By then the note is stored, so an error leaves it behind. */
async function checkStoredDiff(state, { originalPosition: position }) {
	if (position?.position_type !== "text" || !isComplete(position)) return;
	const paths = pathsOf(position);
	const isNewest = sameRefs(position, latestVersion(state));
	const change = isNewest ? (await storedDiff(state)).files.find(({ path, previousPath }) => paths.includes(path) || paths.includes(previousPath ?? path)) : await changeAt(state, position);
	const base = latestVersion(state).base_sha ?? "";
	const tooLarge = (change?.patch?.length ?? 0) > state.settings.limits.patchBytes;
	const isLost = state.lost.some(({ path, line }) => path === change?.path && line === (position.new_line ?? position.old_line));
	if (!change || isNewest && (tooLarge || isLost || !await findLine(state, change, position, base))) {
		const { old_line, new_line } = position;
		throw new ServerError(`Failed to find diff line for: ${paths}, old_line: ${old_line}, new_line: ${new_line}`);
	}
}
// src/sandbox/gitlab/quick-actions.ts
/** Quick actions for merge requests. https://docs.gitlab.com/user/project/quick_actions/ */
const COMMANDS = new Set(`add_contacts approve assign assign_reviewer assign_to award clear_milestone close convert_to_ticket copy_metadata
  done draft duplicate estimate estimate_time invite_email label labels lock merge milestone move page react ready
  reassign reassign_reviewer rebase relabel remove_estimate remove_milestone remove_reviewer remove_time_estimate
  remove_time_spent reopen request_changes request_review reviewer ship spend spend_time spent submit_review subscribe
  target_branch title todo unapprove unassign unassign_reviewer unlabel unlock unsubscribe zoom`.split(/\s+/));
/** Commands that are replaced by a text. */
const SUBSTITUTIONS = /* @__PURE__ */ new Map([["shrug", "¯\\＿(ツ)＿/¯"], ["tableflip", "(╯°□°)╯︵ ┻━┻"]]);
const LINE = /^\/([a-z_]+)(?: (.*)|[\t\v\f]*)$/i;
/**
* Extracts the commands of a note: lines that begin with a known `/command`, in top-level paragraphs (not in a quote,
* list or code block) and outside backticks. All carriage returns are removed.
* https://gitlab.com/gitlab-org/gitlab (lib/gitlab/quick_actions/extractor.rb, quick_action_filter.rb)
*/
function quickActions(body) {
	const lines = body.replaceAll("\r", "").split("\n");
	const commands = [];
	if (lines.some((line) => line.startsWith("/"))) {
		for (const { type, position } of parseMarkdown(lines.join("\n")).children) if (type === "paragraph" && position) extractCommands(lines, position.start.line - 1, position.end.line, commands);
	}
	return {
		text: lines.filter((line) => line !== REMOVED).join("\n").trimEnd(),
		commands
	};
}
/** Marks a removed line: no real line contains a line break. */
const REMOVED = "\n";
function extractCommands(lines, start, end, commands) {
	for (const index of commandLines(lines.slice(start, end))) {
		const at = start + index;
		const { command, argument } = commandIn(lines[at] ?? "") ?? {
			command: "",
			argument: ""
		};
		commands.push({
			command,
			argument: argument.trim()
		});
		const substitute = SUBSTITUTIONS.get(command);
		lines[at] = substitute === void 0 ? REMOVED : `${argument} ${substitute}`.trim();
		if (at === end - 1 && lines[end] === "" && substitute === void 0) lines[end] = REMOVED;
	}
}
function commandIn(line) {
	const [, name = "", argument = ""] = LINE.exec(line) ?? [];
	const command = name.toLowerCase();
	return COMMANDS.has(command) || SUBSTITUTIONS.has(command) ? {
		command,
		argument
	} : void 0;
}
/** Skips text between two backticks (at least one character) and between two tags on lines of their own. */
function commandLines(lines) {
	const found = [];
	let line = 0;
	let column = 0;
	while (line < lines.length) {
		const text = lines[line] ?? "";
		const tags = column === 0 ? endOfTags(lines, line) : -1;
		if (column === 0 && commandIn(text)) found.push(line++);
		else if (tags >= 0) line = tags + 1;
		else {
			const end = endOfCode(lines, line, text.indexOf("`", column));
			column = end?.column ?? 0;
			line = end?.line ?? line + 1;
		}
	}
	return found;
}
/** Position after the backtick that closes the one at `open`; `undefined` if none does. */
function endOfCode(lines, line, open) {
	if (open < 0) return void 0;
	const text = lines[line] ?? "";
	for (let at = line, from = open + 2; at < lines.length; at++, from = 0) {
		const close = lines[at]?.indexOf("`", from) ?? -1;
		if (close >= 0 && (at > line || open + 1 < text.length)) return {
			line: at,
			column: close + 1
		};
	}
}
function endOfTags(lines, line) {
	if (!/^<[^>]+>$/.test(lines[line] ?? "")) return -1;
	return lines.findIndex((text, at) => at > line + 1 && /^<\/[^>]+>$/.test(text));
}
// src/sandbox/gitlab/create-note.ts
/** Validates a note, executes its quick actions and stores the rest. */
async function createNote(state, wanted) {
	const first = wanted.discussion?.notes[0];
	const placed = first ? {
		...wanted,
		type: first.type ?? "DiscussionNote",
		position: first.position
	} : {
		...wanted,
		position: wanted.position && await toNewestDiff(state, wanted.position)
	};
	const originalPosition = first ? first.originalPosition : wanted.originalPosition ?? wanted.position;
	const line = placed.position && await resolvePosition(state, placed.position);
	const errors = checkNote(state, {
		...placed,
		originalPosition,
		lineCode: first?.lineCode ?? line?.lineCode
	});
	if (Object.keys(errors).length > 0) return {
		kind: "invalid",
		errors
	};
	const { text, commands } = quickActions(wanted.body);
	if (text === "") {
		execute(state, commands, wanted.author);
		return {
			kind: "commands",
			commands
		};
	}
	const note = addNote(state, {
		...placed,
		body: text,
		originalPosition,
		lineCode: line?.lineCode
	});
	if (!first) await checkStoredDiff(state, note);
	note.suggestions = await suggestionsOf(state, note);
	execute(state, commands, wanted.author);
	return {
		kind: "note",
		note
	};
}
/** Traces a position with older commits to the latest diff; if that fails it is kept as it is, outdated. */
async function toNewestDiff(state, position) {
	const refs = latestVersion(state);
	if (position.position_type === "image" || sameRefs(position, refs)) return position;
	const traced = await tracePosition(state, position, refs, pathsOf(position));
	return traced?.kind === "moved" ? traced.position : position;
}
function execute({ executed, mergeRequest }, commands, by) {
	for (const { command, argument } of commands) {
		executed.push({
			command,
			argument,
			by: by.username
		});
		if (command === "close") mergeRequest.status = "closed";
		if (command === "reopen") mergeRequest.status = "opened";
	}
}
// src/sandbox/gitlab/answer-note.ts
/** The reply to a request to create a note. */
async function answerNote(state, created, render) {
	switch (created.kind) {
		case "note":
			state.mails.push({
				kind: "note",
				notes: [created.note.id]
			});
			return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(201, await render(created.note));
		case "commands": return answerCommands(created.commands);
		case "invalid": return invalidNote(created.errors, state.settings.wording);
	}
}
/** The reply to a note of nothing but quick actions: they were executed, and no note was stored. */
function answerCommands(commands) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(202, {
		commands_changes: Object.fromEntries(commands.map(({ command, argument }) => [command, argument])),
		summary: commands.map(({ command }) => `Applied ${command} command.`)
	});
}
// src/sandbox/gitlab/list-page.ts
const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;
/**
* One page of a list, with the pagination headers.
* https://docs.gitlab.com/api/rest/#offset-based-pagination
*/
function listPage({ query, address }, all, render, maxSize = MAX_PAGE_SIZE) {
	const { items, number, size, last } = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.n)(all, query, {
		defaultSize: DEFAULT_PAGE_SIZE,
		maxSize
	});
	const next = number < last ? { next: number + 1 } : {};
	const prev = number > 1 ? { prev: number - 1 } : {};
	const links = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.r)({
		...prev,
		...next,
		first: 1,
		last
	}, query, address);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, items.map(render).filter((item) => item !== void 0), {
		...links,
		"x-page": String(number),
		"x-per-page": String(size),
		"x-next-page": String(next.next ?? ""),
		"x-prev-page": String(prev.prev ?? ""),
		"x-total": String(all.length),
		"x-total-pages": String(last)
	});
}
// src/sandbox/gitlab/render-user.ts
/** The short form inside other objects. */
function renderUser(state, { id, username, name }) {
	return {
		id,
		username,
		public_email: "",
		name,
		state: "active",
		locked: false,
		avatar_url: null,
		web_url: `${webUrl(state)}/${username}`
	};
}
/** https://docs.gitlab.com/api/users/#get-the-current-user */
function renderProfile(state, account) {
	const { createdAt } = state.mergeRequest;
	return {
		...renderUser(state, account),
		created_at: createdAt,
		bot: account.kind === "bot",
		bio: ""
	};
}
// src/sandbox/gitlab/render-note.ts
/** https://docs.gitlab.com/api/discussions/#merge-requests */
async function renderDiscussion(state, discussion) {
	const { id, notes } = discussion;
	return {
		id,
		individual_note: notes[0]?.type === null,
		resolvable: notes.some(isResolvable),
		resolved: isResolved(discussion),
		notes: await Promise.all(notes.map((note) => renderNote(state, note)))
	};
}
async function renderNote(state, note) {
	const resolvable = isResolvable(note);
	const { resolvedBy, resolvedAt } = note;
	return {
		id: note.id,
		type: note.type,
		body: note.body,
		author: renderUser(state, note.author),
		created_at: note.createdAt,
		updated_at: note.updatedAt,
		system: note.system,
		noteable_id: state.mergeRequest.id,
		noteable_type: "MergeRequest",
		project_id: PROJECT_ID,
		commit_id: null,
		...note.position ? { position: renderPosition(note.position) } : {},
		resolvable,
		...resolvable ? {
			resolved: resolvedBy !== void 0,
			resolved_by: resolvedBy ? renderUser(state, resolvedBy) : null,
			resolved_at: resolvedAt ?? null
		} : {},
		suggestions: await Promise.all(note.suggestions.map((each) => renderSuggestion(state, each))),
		confidential: false,
		internal: false,
		imported: false,
		imported_from: "none",
		noteable_iid: state.settings.iid,
		commands_changes: {}
	};
}
/** The real key is `appliable`; the documentation spells it differently. */
async function renderSuggestion(state, suggestion) {
	const { from, to } = rangeOf(suggestion.note.position, suggestion);
	return {
		id: suggestion.id,
		from_line: from,
		to_line: to,
		appliable: !suggestion.outdated && await inapplicableReason(state, suggestion) === void 0,
		applied: suggestion.applied !== void 0,
		from_content: Buffer.from(suggestion.fromContent, "latin1").toString(),
		to_content: Buffer.from(suggestion.toContent, "latin1").toString()
	};
}
/** https://docs.gitlab.com/api/draft_notes/ */
function renderDraft({ mergeRequest }, draft, position, lineCode) {
	return {
		id: draft.id,
		author_id: draft.author.id,
		merge_request_id: mergeRequest.id,
		resolve_discussion: draft.resolveDiscussion,
		discussion_id: draft.discussion?.id ?? null,
		note: draft.note,
		commit_id: draft.commitId,
		line_code: lineCode,
		position: renderPosition(position)
	};
}
/** A note on a whole file has no lines; one on an image has a point instead. */
function renderPosition({ old_line, new_line, line_range, spot, ...rest }) {
	if (rest.position_type === "file") return rest;
	return spot ? {
		...rest,
		...spot
	} : {
		...rest,
		old_line,
		new_line,
		line_range
	};
}
// src/sandbox/gitlab/notes.ts
/** GET …/notes, newest first. */
async function readNotes(call) {
	const { state, query } = call;
	const sorted = allNotes(state).filter(({ discussion }) => !discussion.hidden && discussion.lag === 0).toSorted((one, other) => other.id - one.id);
	if (query.get("sort") === "asc") sorted.reverse();
	const rendered = /* @__PURE__ */ new Map();
	for (const note of sorted) rendered.set(note, await renderNote(state, note));
	return listPage(call, sorted, (note) => rendered.get(note));
}
async function readNote(call) {
	const note = noteOf(call);
	return note ? (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, await renderNote(call.state, note)) : notFound();
}
/** GET …/notes/:id/award_emoji. https://docs.gitlab.com/api/emoji_reactions/ */
function readAwards(call) {
	const note = noteOf(call);
	if (!note) return notFound();
	return listPage(call, note.awards, ({ id, name, user }) => ({
		id,
		name,
		user: renderUser(call.state, user),
		created_at: note.createdAt,
		updated_at: note.createdAt,
		awardable_id: note.id,
		awardable_type: "Note",
		url: null
	}));
}
/** PUT …/notes/:id, and PUT …/discussions/:id/notes/:id, which takes either `body` or `resolved`. */
async function updateNote(call) {
	const { state, user } = call;
	const { params, problems } = parseParams({
		body: { kind: "string" },
		resolved: { kind: "boolean" }
	}, call.params);
	const given = ["body", "resolved"].filter((key) => key in params);
	const isInThread = call.captures.length === 2;
	if (isInThread && given.length === 0) return badParameters(["body, resolved are missing, exactly one parameter must be provided"]);
	if (isInThread && given.length === 2) return badParameters(["body, resolved are mutually exclusive"]);
	if (problems.length > 0) return badParameters(problems);
	const note = noteOf(call);
	if (!note) return notFound();
	if (isInThread && "resolved" in params) {
		if (!hasRole(user, "developer") && user !== state.mergeRequest.author) return forbidden();
		if (!isResolvable(note)) return badRequest("Note is not resolvable", state.settings.wording);
		note.resolvedBy = params.resolved ? user : void 0;
		note.resolvedAt = params.resolved ? state.clock.now() : void 0;
		return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, await renderNote(state, note));
	}
	if (!mayChange(call, note)) return forbidden();
	return changeBody(call, note, String(params.body ?? ""));
}
/** Parses the suggestions again; a note of nothing but quick actions is deleted after they are executed. */
async function changeBody({ state, user }, note, body) {
	const complaints = [...body.trim() === "" ? ["can't be blank"] : [], ...bodyProblems(state, body)];
	if (complaints.length > 0) return invalidNote({ note: complaints }, state.settings.wording);
	const { text: left, commands } = quickActions(body);
	execute(state, commands, user);
	if (left === "") {
		removeNote(state, note);
		return answerCommands(commands);
	}
	note.body = left;
	note.updatedAt = state.clock.now();
	note.suggestions = await suggestionsOf(state, note);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, await renderNote(state, note));
}
/** DELETE …/notes/:id; a thread is deleted with its last note. */
function deleteNote(call) {
	const { state } = call;
	const note = noteOf(call);
	if (!note) return notFound();
	if (!mayChange(call, note)) return forbidden();
	removeNote(state, note);
	return _demo_js__WEBPACK_IMPORTED_MODULE_2__.u;
}
function removeNote(state, note) {
	note.discussion.notes.splice(note.discussion.notes.indexOf(note), 1);
	state.discussions = state.discussions.filter(({ notes }) => notes.length > 0);
}
function mayChange({ user }, note) {
	return !note.system && (note.author === user || hasRole(user, "maintainer"));
}
function noteOf({ state, captures }) {
	const id = captures.at(-1);
	const within = captures.length === 2 ? captures[0] : void 0;
	return allNotes(state).find((note) => String(note.id) === id && !note.discussion.hidden && (within === void 0 || note.discussion.id === within));
}
// src/sandbox/gitlab/person.ts
function person(state, account, exclusive) {
	const post = (note) => exclusive(async () => {
		const created = await createNote(state, {
			...note,
			author: account
		});
		if (created.kind === "note") return created.note.id;
		throw new Error(`${account.username}: ${JSON.stringify(created)}`);
	});
	const on = (id, change) => exclusive(async () => void await change(findNote(state, id)));
	return {
		username: account.username,
		token: account.token,
		comment: (body) => post({
			body,
			type: null
		}),
		discuss: (body, place) => post({
			body,
			type: place ? "DiffNote" : "DiscussionNote",
			position: place && positionAt(state, place)
		}),
		reply: async (id, body) => post({
			body,
			type: "DiscussionNote",
			discussion: findDiscussion(state, id)
		}),
		hiddenComment: (body) => post({
			body,
			type: null,
			hidden: true
		}),
		draft: (body, place) => exclusive(async () => {
			const position = place && await toNewestDiff(state, positionAt(state, place));
			const id = state.ids.draft++;
			state.drafts.push({
				id,
				author: account,
				note: body,
				position,
				originalPosition: position,
				discussion: void 0,
				resolveDiscussion: false,
				commitId: null,
				lag: 0
			});
			return id;
		}),
		edit: (id, body) => on(id, async (note) => {
			note.body = body;
			note.updatedAt = state.clock.now();
			note.suggestions = await suggestionsOf(state, note);
		}),
		remove: (id) => on(id, (note) => removeNote(state, note)),
		resolve: (id) => exclusive(async () => {
			assertMayResolve(state, account);
			setResolved(state, findDiscussion(state, id), account);
		}),
		unresolve: (id) => exclusive(async () => {
			assertMayResolve(state, account);
			setResolved(state, findDiscussion(state, id), void 0);
		}),
		award: (id, name) => on(id, ({ awards }) => {
			if (!awards.some((each) => each.user === account && each.name === name)) awards.push({
				id: id + awards.length,
				name,
				user: account
			});
		})
	};
}
function assertMayResolve({ mergeRequest }, account) {
	if (hasRole(account, "developer") || account === mergeRequest.author) return;
	throw new Error(`${account.username} may not resolve threads`);
}
function positionAt(state, place) {
	const { base_sha, start_sha, head_sha } = latestVersion(state);
	const path = place.new_path ?? place.old_path ?? null;
	return {
		...EMPTY_POSITION,
		base_sha,
		start_sha,
		head_sha,
		old_path: path,
		new_path: path,
		...place
	};
}
function findNote(state, id) {
	const notes = allNotes(state);
	const note = notes.find((each) => each.id === id);
	if (note) return note;
	throw new Error(`There is no note ${id}; there are ${notes.map((each) => each.id).join(", ")}.`);
}
function findDiscussion({ discussions }, id) {
	const discussion = discussions.find((each) => each.id === id);
	if (discussion) return discussion;
	throw new Error(`There is no discussion ${id}; there are ${discussions.map((each) => each.id).join(", ")}.`);
}
// src/sandbox/gitlab/parse-body.ts
/** Parses a body as Grape does: as JSON or as a form, by its content type. */
function parseBody({ body, headers }) {
	if (body === void 0 || body === null) return {
		kind: "params",
		params: {}
	};
	const [type = ""] = (headers["content-type"] ?? "").split(";");
	if (type === "application/json") {
		if (isHash(body) && !(body instanceof _demo_js__WEBPACK_IMPORTED_MODULE_2__.a)) return {
			kind: "params",
			params: body
		};
		return {
			kind: "refused",
			reply: (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(400, { error: "Problem while parsing request body" })
		};
	}
	if (type !== "" && type !== "application/x-www-form-urlencoded") {
		const error = `The provided content-type '${type}' is not supported.`;
		return {
			kind: "refused",
			reply: (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(415, { error })
		};
	}
	return {
		kind: "params",
		params: parseForm(body instanceof _demo_js__WEBPACK_IMPORTED_MODULE_2__.a ? body.text : JSON.stringify(body))
	};
}
/** Parses nested keys such as `position[line_range][start][type]=new`. */
function parseForm(form) {
	const params = {};
	for (const [name, value] of new URLSearchParams(form)) {
		const [last = "", ...outer] = name.split(/\]?\[|\]$/).filter((part, at) => at === 0 || part !== "").reverse();
		let inside = params;
		for (const key of outer.reverse()) {
			const next = isHash(inside[key]) ? { ...inside[key] } : {};
			inside[key] = next;
			inside = next;
		}
		inside[last] = name.endsWith("[]") ? [...[inside[last] ?? []].flat(), value] : value;
	}
	return params;
}
// src/sandbox/gitlab/may-comment.ts
/** Everyone who can see the merge request may comment; once it is locked, only members may. */
function mayComment({ mergeRequest }, user) {
	return hasRole(user, mergeRequest.discussionLocked ? "reporter" : "guest") || user === mergeRequest.author;
}
// src/sandbox/gitlab/visible.ts
/** Items that the list shows already; reading its first page counts down the lag of the others. */
function readListed(all, query) {
	const shown = all.filter(({ lag }) => lag === 0);
	if ((query.get("page") ?? "1") === "1") for (const each of all) each.lag = Math.max(0, each.lag - 1);
	return shown;
}
// src/sandbox/gitlab/discussions.ts
const BODY = { body: {
	kind: "string",
	required: true
} };
/** GET …/discussions, oldest first. A thread that the user may not see is left out, but counts for the page size. */
async function readDiscussions(call) {
	const { state } = call;
	const shown = readListed(state.discussions, call.query);
	const rendered = /* @__PURE__ */ new Map();
	for (const each of shown) if (!each.hidden) rendered.set(each, await renderDiscussion(state, each));
	return listPage(call, shown, (each) => rendered.get(each));
}
async function readDiscussion(call) {
	const discussion = discussionOf(call);
	return discussion ? (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, await renderDiscussion(call.state, discussion)) : notFound("Discussion");
}
/** POST …/discussions */
async function createDiscussion(call) {
	const { state, user } = call;
	const { params, problems } = parseParams({
		...BODY,
		...positionFields(state.settings)
	}, call.params);
	if (problems.length > 0) return badParameters(problems);
	if (!mayComment(state, user)) return forbidden();
	const position = parsePosition(params.position);
	return answerNote(state, await createNote(state, {
		author: user,
		body: String(params.body ?? ""),
		type: position ? "DiffNote" : "DiscussionNote",
		position,
		commitId: typeof params.commit_id === "string" ? params.commit_id : null
	}), ({ discussion }) => renderDiscussion(state, discussion));
}
/** POST …/discussions/:id/notes */
async function createReply(call) {
	const { state, user } = call;
	const { params, problems } = parseParams(BODY, call.params);
	if (problems.length > 0) return badParameters(problems);
	const discussion = discussionOf(call);
	if (!discussion) return notFound("Discussion");
	if (!mayComment(state, user)) return forbidden();
	return answerNote(state, await createNote(state, {
		author: user,
		body: String(params.body ?? ""),
		type: "DiscussionNote",
		discussion
	}), (note) => renderNote(state, note));
}
/** POST …/notes, which ignores a `position`. */
async function createComment(call) {
	const { state, user } = call;
	const { params, problems } = parseParams(BODY, call.params);
	if (problems.length > 0) return badParameters(problems);
	if (!mayComment(state, user)) return forbidden();
	return answerNote(state, await createNote(state, {
		author: user,
		body: String(params.body ?? ""),
		type: null
	}), (note) => renderNote(state, note));
}
/** PUT …/discussions/:id */
async function resolveDiscussion(call) {
	const { state, user } = call;
	const { params, problems } = parseParams({ resolved: {
		kind: "boolean",
		required: true
	} }, call.params);
	if (problems.length > 0) return badParameters(problems);
	const discussion = discussionOf(call);
	if (!discussion) return notFound("Discussion");
	if (!hasRole(user, "developer") && user !== state.mergeRequest.author) return forbidden();
	setResolved(state, discussion, params.resolved ? user : void 0);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, await renderDiscussion(state, discussion));
}
function discussionOf({ state, captures }) {
	return state.discussions.find(({ id, hidden }) => id === captures[0] && !hidden);
}
// src/sandbox/gitlab/publish-drafts.ts
/**
* Publishes all drafts of a user, oldest first, as one review. Invalid drafts are dropped silently. There is no
* transaction: after an error the notes published so far stay, and so do all drafts.
*/
async function publishAll(state, user) {
	const drafts = state.drafts.filter(({ author }) => author === user);
	if (drafts.length === 0) return;
	const review = state.ids.review++;
	const notes = [];
	for (const draft of drafts) {
		const note = await publish(state, draft, review);
		if (note) notes.push(note);
	}
	state.drafts = state.drafts.filter((draft) => !drafts.includes(draft));
	state.mails.push({
		kind: "review",
		notes: notes.map(({ id }) => id)
	});
}
async function publishOne(state, draft) {
	const note = await publish(state, draft);
	state.drafts = state.drafts.filter((each) => each !== draft);
	if (note) state.mails.push({
		kind: "note",
		notes: [note.id]
	});
}
async function publish(state, draft, review) {
	const { author, note: body, position, originalPosition, discussion, commitId } = draft;
	const onDiff = position !== void 0 && isComplete(position);
	const made = await createNote(state, {
		author,
		body,
		discussion,
		type: onDiff ? "DiffNote" : typeWithoutPosition(state, draft),
		...onDiff ? {
			position,
			originalPosition,
			commitId
		} : {},
		...review === void 0 ? {} : { review }
	});
	if (discussion) setResolved(state, discussion, draft.resolveDiscussion ? author : void 0);
	return made.kind === "note" ? made.note : void 0;
}
function typeWithoutPosition({ settings }, { discussion }) {
	return discussion || settings.positionlessDrafts !== "comment" ? "DiscussionNote" : null;
}
// src/sandbox/gitlab/publish-summary.ts
/** Parameters of `bulk_publish` since 19.2. */
const SUMMARY = {
	note: { kind: "string" },
	internal: { kind: "boolean" },
	reviewer_state: {
		kind: "string",
		values: ["requested_changes", "reviewed"]
	}
};
async function publishSummary(state, author, params) {
	if (typeof params.reviewer_state === "string") state.reviewerStates.set(author.username, params.reviewer_state);
	if (typeof params.note !== "string" || params.note.trim() === "") return;
	await createNote(state, {
		author,
		body: params.note,
		type: null
	});
}
// src/sandbox/gitlab/drafts.ts
/** GET …/draft_notes: the user's own drafts, not paginated. */
async function readDrafts(call) {
	const own = readListed(ownDrafts(call), call.query);
	const rendered = [];
	for (const draft of own) rendered.push(await render(call, draft));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, rendered);
}
async function readDraft(call) {
	const draft = draftOf(call);
	return draft ? (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, await render(call, draft)) : notFound();
}
/** POST …/draft_notes: the position is checked against the schema, but not looked up in the diff. */
async function createDraft(call) {
	const { state, user } = call;
	const { params, problems } = parseParams({
		note: {
			kind: "string",
			required: true
		},
		in_reply_to_discussion_id: { kind: "string" },
		commit_id: { kind: "string" },
		resolve_discussion: { kind: "boolean" },
		...positionFields(state.settings)
	}, call.params);
	if (problems.length > 0) return badParameters(problems);
	if (!mayComment(state, user)) return forbidden();
	const position = parsePosition(params.position);
	if (!position && state.settings.positionlessDrafts === "broken") return serverError();
	const errors = draftErrors(call, params, position);
	if (Object.keys(errors).length > 0) return invalidDraft(errors);
	const draft = {
		id: state.ids.draft++,
		author: user,
		note: String(params.note ?? ""),
		position: position && await toNewestDiff(state, position),
		originalPosition: position,
		discussion: state.discussions.find(({ id }) => id === params.in_reply_to_discussion_id),
		resolveDiscussion: params.resolve_discussion === true,
		commitId: typeof params.commit_id === "string" ? params.commit_id : null,
		lag: state.lag
	};
	state.drafts.push(draft);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(201, await render(call, draft));
}
function draftErrors(call, params, position) {
	const { state, user } = call;
	const replyTo = params.in_reply_to_discussion_id;
	const discussion = state.discussions.find(({ id }) => id === replyTo);
	if (replyTo && !discussion) return { base: ["Thread to reply to cannot be found"] };
	if (discussion?.notes[0]?.system) return { base: ["Replies to system notes are not allowed"] };
	if (params.resolve_discussion && !discussion) return { base: ["User is not allowed to resolve thread"] };
	if (discussion && state.drafts.some((each) => each.discussion === discussion && each.author === user)) return { author_id: ["has already been taken"] };
	return contentErrors(call, params, position);
}
function contentErrors({ state }, { note }, position) {
	const complaints = bodyProblems(state, String(note ?? ""));
	if (complaints.length > 0) return { note: complaints };
	if (position && !fitsSchema(position, state.settings)) return { position: ["must be a valid json schema"] };
	return {};
}
/** PUT …/draft_notes/:id: replaces the position; a request without one deletes it (gitlab#631434). */
async function updateDraft(call) {
	const { state } = call;
	const { params, problems } = parseParams({
		note: {
			kind: "string",
			nonEmpty: true
		},
		...positionFields(state.settings)
	}, call.params);
	if (problems.length > 0) return badParameters(problems);
	if (!params.note) return badRequest("Missing params to modify", state.settings.wording);
	const draft = draftOf(call);
	if (!draft) return notFound();
	const position = parsePosition(params.position);
	const errors = contentErrors(call, params, position);
	if (Object.keys(errors).length > 0) return invalidDraft(errors);
	draft.note = String(params.note);
	draft.position = position;
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, await render(call, draft));
}
function deleteDraft(call) {
	const draft = draftOf(call);
	if (!draft) return notFound();
	call.state.drafts = call.state.drafts.filter((each) => each !== draft);
	return _demo_js__WEBPACK_IMPORTED_MODULE_2__.u;
}
async function publishDraft(call) {
	const draft = draftOf(call);
	if (!draft) return notFound();
	if (!mayComment(call.state, call.user)) return serverError();
	await publishOne(call.state, draft);
	return _demo_js__WEBPACK_IMPORTED_MODULE_2__.u;
}
/** POST …/draft_notes/bulk_publish */
async function bulkPublish(call) {
	const { state, user } = call;
	const { params, problems } = parseParams(state.settings.bulkPublishBody ? SUMMARY : {}, call.params);
	if (problems.length > 0) return badParameters(problems);
	if (!mayComment(state, user)) return serverError();
	await publishAll(state, user);
	if (state.settings.bulkPublishBody) await publishSummary(state, user, params);
	return _demo_js__WEBPACK_IMPORTED_MODULE_2__.u;
}
function ownDrafts({ state, user }) {
	return state.drafts.filter(({ author }) => author === user);
}
function draftOf(call) {
	return ownDrafts(call).find(({ id }) => String(id) === call.captures[0]);
}
/** The line code is looked up on every read, at the original position. */
async function render({ state }, draft) {
	const { position = EMPTY_POSITION, originalPosition } = draft;
	return renderDraft(state, draft, position, (originalPosition && await resolvePosition(state, originalPosition))?.lineCode ?? null);
}
// src/sandbox/gitlab/render-merge-request.ts
/** https://docs.gitlab.com/api/projects/#get-a-single-project */
function renderProject(state) {
	const { path } = state.settings;
	const groups = path.split("/");
	const name = groups.pop() ?? "";
	const web_url = `${webUrl(state)}/${path}`;
	return {
		id: PROJECT_ID,
		name,
		path: name,
		path_with_namespace: path,
		default_branch: TARGET_BRANCH,
		visibility: "private",
		archived: false,
		http_url_to_repo: `${web_url}.git`,
		web_url,
		namespace: {
			id: 300,
			name: groups.at(-1) ?? "",
			path: groups.at(-1) ?? "",
			full_path: groups.join("/")
		}
	};
}
/** https://docs.gitlab.com/api/merge_requests/#get-single-mr */
async function renderMergeRequest(state) {
	const { settings, mergeRequest } = state;
	const { status, createdAt, author } = mergeRequest;
	const isPrepared = state.unprepared === 0;
	const { base_sha, start_sha, head_sha } = latestVersion(state);
	const reference = `!${settings.iid}`;
	const sourceProjectId = settings.fork ? FORK_ID : PROJECT_ID;
	return {
		id: mergeRequest.id,
		iid: settings.iid,
		project_id: PROJECT_ID,
		title: settings.title,
		description: settings.description,
		state: status,
		created_at: createdAt,
		updated_at: createdAt,
		prepared_at: isPrepared ? createdAt : null,
		merged_at: status === "merged" ? createdAt : null,
		closed_at: status === "closed" ? createdAt : null,
		target_branch: TARGET_BRANCH,
		source_branch: SOURCE_BRANCH,
		user_notes_count: allNotes(state).filter(({ system }) => !system).length,
		author: renderUser(state, author),
		assignees: [],
		reviewers: [],
		source_project_id: settings.fork === "deleted" ? null : sourceProjectId,
		target_project_id: PROJECT_ID,
		labels: [],
		draft: settings.draft,
		work_in_progress: settings.draft,
		merge_status: isPrepared ? "can_be_merged" : "checking",
		detailed_merge_status: isPrepared ? "mergeable" : "preparing",
		sha: head_sha,
		merge_commit_sha: null,
		discussion_locked: mergeRequest.discussionLocked || null,
		references: {
			short: reference,
			relative: reference,
			full: `${settings.path}${reference}`
		},
		web_url: `${webUrl(state)}/${settings.path}/-/merge_requests/${settings.iid}`,
		has_conflicts: false,
		blocking_discussions_resolved: true,
		changes_count: isPrepared ? String((await storedDiff(state)).files.length) : null,
		diff_refs: isPrepared ? {
			base_sha,
			head_sha,
			start_sha
		} : null
	};
}
/** https://docs.gitlab.com/api/merge_requests/#list-merge-request-diffs */
function renderDiff({ settings }, change, unidiff) {
	const { status, path, previousPath = path, patch = "", binary, modes } = change;
	const tooLarge = patch.length > settings.limits.patchBytes;
	const text = binary ?? patch;
	const head = unidiff && patch !== "" ? fileHeader(status, previousPath, path) : "";
	const flags = {
		collapsed: false,
		too_large: tooLarge,
		generated_file: false
	};
	return {
		diff: tooLarge || text === "" ? "" : `${head}${text}\n`,
		...settings.diffFlags ? flags : {},
		new_path: path,
		old_path: previousPath,
		a_mode: modes.before,
		b_mode: modes.after,
		new_file: status === "added",
		renamed_file: status === "renamed",
		deleted_file: status === "removed"
	};
}
function fileHeader(status, before, after) {
	return `--- ${status === "added" ? "/dev/null" : `a/${before}`}\n+++ ${status === "removed" ? "/dev/null" : `b/${after}`}\n`;
}
/** https://docs.gitlab.com/api/merge_requests/#get-merge-request-diff-versions, without the diffs. */
function renderVersion({ mergeRequest }, version) {
	return {
		id: version.id,
		head_commit_sha: version.head_sha,
		base_commit_sha: version.base_sha,
		start_commit_sha: version.start_sha,
		created_at: version.createdAt,
		merge_request_id: mergeRequest.id,
		state: "collected",
		real_size: "1",
		patch_id_sha: null
	};
}
// src/sandbox/gitlab/read-code.ts
/** GET …/versions/:id, with all diffs, not paginated. */
async function readVersionDiffs({ state, captures }) {
	const version = state.mergeRequest.versions.find(({ id }) => String(id) === captures[0]);
	if (!version) return notFound();
	const { files } = await compare(state, `${version.base_sha}..${version.head_sha}`);
	const diffs = files.map((change) => renderDiff(state, change, false));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
		...renderVersion(state, version),
		commits: [],
		diffs
	});
}
/** GET …/repository/compare. https://docs.gitlab.com/api/repositories/#compare-branches-tags-or-commits */
async function readComparison(call) {
	const { state } = call;
	const { params, problems } = parseParams({
		from: {
			kind: "string",
			required: true
		},
		to: {
			kind: "string",
			required: true
		},
		straight: { kind: "boolean" },
		unidiff: { kind: "boolean" }
	}, call.params);
	if (problems.length > 0) return badParameters(problems);
	const from = await state.repository.resolve(String(params.from));
	const to = await state.repository.resolve(String(params.to));
	if (from === void 0 || to === void 0) return notFound("Ref");
	const { files } = await compare(state, `${from}${params.straight ? ".." : "..."}${to}`);
	const diffs = files.map((change) => renderDiff(state, change, params.unidiff === true));
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
		commits: [],
		diffs,
		compare_timeout: false,
		compare_same_ref: from === to
	});
}
/** GET …/repository/files/:path/raw; the slashes of the path are percent-encoded. */
async function readRawFile({ state, captures: [path = ""], query }) {
	const commit = await state.repository.resolve(query.get("ref") ?? "main");
	if (commit === void 0) return notFound("Commit");
	const blob = await state.repository.read(`${commit}:${(0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.s)(path)}`);
	return blob ? (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.f)(200, "text/plain", blob.content) : notFound("File");
}
/** GET …/repository/files/:path?ref=. https://docs.gitlab.com/api/repository_files/#get-file-from-repository */
async function readFile({ state, captures: [path = ""], query }) {
	const ref = query.get("ref") ?? "main";
	const commit = await state.repository.resolve(ref);
	if (commit === void 0) return notFound("Commit");
	const file_path = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.s)(path) ?? "";
	const blob = await state.repository.read(`${commit}:${file_path}`);
	if (!blob) return notFound("File");
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
		file_name: file_path.split("/").at(-1),
		file_path,
		size: blob.content.length,
		encoding: "base64",
		content: blob.content.toString("base64"),
		ref,
		blob_id: blob.id,
		commit_id: commit
	});
}
// src/sandbox/gitlab/read-merge-request.ts
function readUser({ state, user }) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderProfile(state, user));
}
/** GET /users/:id. https://docs.gitlab.com/api/users/#get-a-single-user */
function readProfile({ state, captures }) {
	const account = state.accounts.all().find(({ id }) => id === Number(captures[0]));
	return account ? (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderProfile(state, account)) : notFound("User");
}
/** GET …/members/all/:id, inherited members included. https://docs.gitlab.com/api/members/ */
function readMember({ state, captures }) {
	const account = state.accounts.all().find(({ id }) => id === Number(captures[0]));
	const access_level = account ? ACCESS_LEVELS[account.role] : 0;
	if (!account || access_level === 0) return notFound();
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
		...renderUser(state, account),
		access_level,
		expires_at: null,
		membership_state: "active"
	});
}
function readVersion({ state }) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, {
		version: `${state.settings.version}.0-ee`,
		revision: "0123456789a"
	});
}
function readProject({ state }) {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, renderProject(state));
}
/** Each read counts down `unprepared`, the reads until the diff is there. */
async function readMergeRequest({ state }) {
	const rendered = await renderMergeRequest(state);
	state.unprepared = Math.max(0, state.unprepared - 1);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, rendered);
}
const MANY_DIFFS = 30;
async function readDiffs(call) {
	const { state, query } = call;
	const { manyDiffsPerPage } = state.settings;
	if (((0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.i)(query.get("per_page")) ?? 0) > MANY_DIFFS && manyDiffsPerPage === "error") throw new ServerError("More than 30 diffs a page.");
	const files = state.unprepared > 0 ? [] : (await storedDiff(state)).files;
	const unidiff = query.get("unidiff") === "true";
	return listPage(call, files, (change) => renderDiff(state, change, unidiff), manyDiffsPerPage === "allowed" ? void 0 : MANY_DIFFS);
}
/** Newest first. */
function readVersions(call) {
	const { state } = call;
	return listPage(call, state.unprepared > 0 ? [] : state.mergeRequest.versions.toReversed(), (version) => renderVersion(state, version));
}
// src/sandbox/gitlab/suggestions.ts
/** PUT /suggestions/:id/apply. https://docs.gitlab.com/api/suggestions/ */
async function applyOne(call) {
	const found = findSuggestion(call.state, Number(call.captures[0]));
	if (!found) return notFound();
	return apply(call, [found], async ([suggestion = found]) => renderSuggestion(call.state, suggestion));
}
/** PUT /suggestions/batch_apply */
async function applyBatch(call) {
	const { state, params } = call;
	if (!("ids" in params)) return badParameters(["ids is missing"]);
	if (!Array.isArray(params.ids)) return badParameters(["ids is invalid"]);
	const wanted = params.ids.map((id) => findSuggestion(state, Number(id)));
	const found = wanted.filter((each) => each !== void 0);
	if (found.length === 0 || found.length < wanted.length) return notFound();
	return apply(call, found, (all) => Promise.all(all.map((each) => renderSuggestion(state, each))));
}
/** Allowed for developers, who may push to the source branch, and for the author of the merge request. */
async function apply(call, suggestions, render) {
	const { state, user } = call;
	const { params, problems } = parseParams({ commit_message: { kind: "string" } }, call.params);
	if (problems.length > 0) return badParameters(problems);
	if (!hasRole(user, "developer") && user !== state.mergeRequest.author) return forbidden();
	const applied = await applySuggestions(state, suggestions, user, typeof params.commit_message === "string" ? params.commit_message : void 0);
	if (applied.kind === "refused") return refusal(400, applied.reason);
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(200, await render(suggestions));
}
function findSuggestion(state, id) {
	return allNotes(state).flatMap(({ suggestions }) => suggestions).find((each) => each.id === id);
}
// src/sandbox/gitlab/routes.ts
/** `:project` is the sandbox's only project, `:mr` its merge request; `:id` is captured. */
const ROUTES = [
	[
		"GET",
		"/user",
		"user",
		readUser
	],
	[
		"GET",
		"/users/:id",
		"user",
		readProfile
	],
	[
		"GET",
		"/version",
		"user",
		readVersion
	],
	[
		"GET",
		"/metadata",
		"user",
		readVersion
	],
	[
		"GET",
		":project",
		"user",
		readProject
	],
	[
		"GET",
		":project/members/all/:id",
		"user",
		readMember
	],
	[
		"GET",
		":project/repository/compare",
		"user",
		readComparison
	],
	[
		"GET",
		":project/repository/files/:id/raw",
		"user",
		readRawFile
	],
	[
		"GET",
		":project/repository/files/:id",
		"user",
		readFile
	],
	[
		"GET",
		":mr",
		"job",
		readMergeRequest
	],
	[
		"GET",
		":mr/diffs",
		"user",
		readDiffs
	],
	[
		"GET",
		":mr/versions",
		"user",
		readVersions
	],
	[
		"GET",
		":mr/versions/:id",
		"user",
		readVersionDiffs
	],
	[
		"GET",
		":mr/draft_notes",
		"user",
		readDrafts
	],
	[
		"POST",
		":mr/draft_notes",
		"user",
		createDraft
	],
	[
		"POST",
		":mr/draft_notes/bulk_publish",
		"user",
		bulkPublish
	],
	[
		"GET",
		":mr/draft_notes/:id",
		"user",
		readDraft
	],
	[
		"PUT",
		":mr/draft_notes/:id",
		"user",
		updateDraft
	],
	[
		"DELETE",
		":mr/draft_notes/:id",
		"user",
		deleteDraft
	],
	[
		"PUT",
		":mr/draft_notes/:id/publish",
		"user",
		publishDraft
	],
	[
		"GET",
		":mr/discussions",
		"user",
		readDiscussions
	],
	[
		"POST",
		":mr/discussions",
		"user",
		createDiscussion
	],
	[
		"GET",
		":mr/discussions/:id",
		"user",
		readDiscussion
	],
	[
		"PUT",
		":mr/discussions/:id",
		"user",
		resolveDiscussion
	],
	[
		"POST",
		":mr/discussions/:id/notes",
		"user",
		createReply
	],
	[
		"GET",
		":mr/discussions/:id/notes/:id",
		"user",
		readNote
	],
	[
		"PUT",
		":mr/discussions/:id/notes/:id",
		"user",
		updateNote
	],
	[
		"DELETE",
		":mr/discussions/:id/notes/:id",
		"user",
		deleteNote
	],
	[
		"GET",
		":mr/notes",
		"job",
		readNotes
	],
	[
		"POST",
		":mr/notes",
		"user",
		createComment
	],
	[
		"GET",
		":mr/notes/:id/award_emoji",
		"user",
		readAwards
	],
	[
		"GET",
		":mr/notes/:id",
		"job",
		readNote
	],
	[
		"PUT",
		":mr/notes/:id",
		"user",
		updateNote
	],
	[
		"DELETE",
		":mr/notes/:id",
		"user",
		deleteNote
	],
	[
		"PUT",
		"/suggestions/batch_apply",
		"user",
		applyBatch
	],
	[
		"PUT",
		"/suggestions/:id/apply",
		"user",
		applyOne
	]
];
// src/sandbox/gitlab/route.ts
const BASE_PATH = "/api/v4";
const answer = (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.o)({
	routes: ROUTES,
	localPath,
	unauthorized,
	refuse,
	notFound: noSuchRoute,
	address: ({ state, url }) => `${state.apiUrl}${url.pathname.slice(7)}`,
	call(base, { request }) {
		const body = parseBody(request);
		const given = body.kind === "params" ? body.params : {};
		return {
			...base,
			params: {
				...Object.fromEntries(base.query),
				...given
			}
		};
	}
});
async function route(state, request) {
	try {
		return await answer(state, request);
	} catch (problem) {
		if (problem instanceof ServerError) return serverError();
		throw problem;
	}
}
/** Replaces the project, given by id or path, by `:project`, and the merge request by `:mr`. */
function localPath({ settings }, pathname) {
	const path = pathname.startsWith("/api/v4") ? pathname.slice(7) : pathname;
	const [, project = "", rest = ""] = /^\/projects\/([^/]+)(\/.*|)$/s.exec(path) ?? [];
	if (!(project === String(5001) || (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.s)(project) === settings.path)) return path;
	return `:project${rest}`.replace(new RegExp(`^:project/merge_requests/${settings.iid}(?=/|$)`), ":mr");
}
function refuse({ state, user, request, path, route }) {
	if (user.kind === "job" && route?.needs !== "job") return unauthorized();
	if (user.scope === "read_api" && request.method !== "GET") return insufficientScope();
	if (path.startsWith("/projects/")) return notFound("Project");
	if (path.startsWith(":") && !hasRole(user, "guest") && user !== state.mergeRequest.author) return notFound("Project");
	if (path.startsWith(":project/merge_requests/")) return notFound();
	if (!route || path.startsWith(":mr/draft_notes") && !state.settings.draftNotes) return noSuchRoute();
	const body = parseBody(request);
	return body.kind === "refused" ? body.reply : void 0;
}
function noSuchRoute() {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(404, { error: "404 Not Found" });
}
/** The token's scope is too small, whatever the user's role. https://docs.gitlab.com/api/rest/authentication/ */
function insufficientScope() {
	return (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.d)(403, {
		error: "insufficient_scope",
		error_description: "The request requires higher privileges than provided by the access token.",
		scope: "api"
	});
}
// src/sandbox/start-gitlab.ts
async function startGitLab(description) {
	const state = await createState(description);
	const { settings, mergeRequest, accounts } = state;
	const { sandbox, exclusive } = await (0,_demo_js__WEBPACK_IMPORTED_MODULE_2__.t)(state, PLATFORM);
	const author = mergeRequest.author.username;
	return {
		...sandbox,
		jobToken: accounts.named(JOB).token,
		project: {
			id: PROJECT_ID,
			path: settings.path
		},
		iid: settings.iid,
		get refs() {
			const { base_sha, start_sha, head_sha } = latestVersion(state);
			return {
				base_sha,
				start_sha,
				head_sha
			};
		},
		get headSha() {
			return mergeRequest.sourceSha;
		},
		discussions: () => viewDiscussions(state),
		notes: () => allNotes(state).map((note) => viewNote(state, note)),
		drafts: () => state.drafts.map(viewDraft),
		commands: () => state.executed,
		mails: () => state.mails,
		reviewerStates: () => Object.fromEntries(state.reviewerStates),
		jobEnvironment: () => jobEnvironment(state, accounts.named(JOB).token),
		pushTarget: (files, message = "Meanwhile") => exclusive(() => pushToTarget(state, {
			files,
			message,
			author: "maintainer"
		})),
		pushUnprocessed: (files, message = "Go on") => exclusive(() => moveBranch(state, {
			files,
			message,
			author
		})),
		processPush: () => exclusive(() => processPush(state)),
		setStatus(status) {
			mergeRequest.status = status;
		},
		lockDiscussion() {
			mergeRequest.discussionLocked = true;
		},
		deleteSourceBranch() {
			mergeRequest.sourceBranchDeleted = true;
		},
		dropStoredLine: (path, line) => void state.lost.push({
			path,
			line
		}),
		press: (note, suggestion = 0, by = author) => exclusive(async () => {
			const found = findNote(state, note).suggestions[suggestion];
			return found ? applySuggestions(state, [found], accounts.named(by)) : { kind: "no-button" };
		}),
		pressBatch: (ids, by = author) => exclusive(() => {
			const found = ids.map((id) => findSuggestion(state, id)).filter((each) => each !== void 0);
			return applySuggestions(state, found, accounts.named(by));
		})
	};
}
const PLATFORM = {
	basePath: BASE_PATH,
	tokenOf: ({ "job-token": job, "private-token": own, authorization }) => [
		job,
		own,
		authorization?.replace(/^bearer +/i, "")
	].flat().find((each) => each !== void 0),
	accepts: ({ kind }, headers) => kind === "job" === (headers["job-token"] !== void 0),
	nameOf: ({ username }) => username,
	route,
	redirectTarget: movedAddress,
	person,
	author: ({ mergeRequest }) => mergeRequest.author,
	headSha: ({ mergeRequest }) => mergeRequest.sourceSha,
	diff: storedDiff,
	push: pushToSource,
	forcePush: forcePushToSource
};
/** The same URL with the project's numeric id, as after a rename. */
function movedAddress({ apiUrl }, path) {
	return `${apiUrl}${path.slice(7).replace(/^\/projects\/[^/]+/, `/projects/${PROJECT_ID}`)}`;
}
// src/demo/on-gitlab.ts
var on_gitlab_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ onGitLab: () => onGitLab });
async function onGitLab() {
	const linkHost = "gitlab.example";
	const gitlab = await startGitLab({
		base: _demo_js__WEBPACK_IMPORTED_MODULE_2__.y,
		head: _demo_js__WEBPACK_IMPORTED_MODULE_2__.b,
		title: _demo_js__WEBPACK_IMPORTED_MODULE_2__.x,
		serverUrl: `https://${linkHost}`
	});
	const { token, url: apiUrl, project, iid } = gitlab;
	return {
		subject: `${project.path}!${iid}`,
		linkHost,
		async connect(id) {
			const connection = await (0,_gitlab_js__WEBPACK_IMPORTED_MODULE_3__.c)({
				token,
				apiUrl,
				maxWait: 10,
				say: () => {}
			});
			const options = {
				project: project.path,
				iid,
				id,
				commit: gitlab.headSha,
				resolveFixed: false
			};
			return (0,_gitlab_js__WEBPACK_IMPORTED_MODULE_3__.t)(connection, options);
		},
		reviews: () => new Set(gitlab.notes().flatMap(({ review }) => review ?? [])).size,
		comments: () => gitlab.notes().flatMap(({ id, position }) => {
			if (!position) return [];
			return [{
				place: `${position.new_path}:${position.new_line}`,
				press: () => gitlab.press(id)
			}];
		}),
		file: gitlab.file,
		close: gitlab.close
	};
}



/***/ })

};
;