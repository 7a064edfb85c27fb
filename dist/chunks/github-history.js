"use strict";
exports.id = 717;
exports.ids = [717];
exports.modules = {

/***/ 717:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ historicThread; },
/* harmony export */   t: function() { return /* binding */ history_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8624);



// src/core/memory/history.ts
function historicThread(comment, diff, sha256) {
	const { body, path, thread } = comment;
	const { id = "", claim } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ut)(body) ?? {};
	const hunks = hunksIn(diff, path);
	const isApplied = claim ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.D)(comment, claim, hunks, sha256) : thread?.isApplied ?? false;
	const line = comment.line ?? (claim && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.pt)(claim.at, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mt)(hunks, claim.at.side, sha256)));
	const isWholeFile = claim?.at.last === 0;
	return {
		id,
		path,
		...line === void 0 ? {} : { line },
		...claim ? { severity: claim.severity } : {},
		state: thread ? thread.isResolved ? "resolved" : "open" : "unknown",
		...thread?.resolvedBy ? { resolvedBy: thread.resolvedBy } : {},
		isOutdated: comment.line === void 0 && !isWholeFile,
		isSettled: thread !== void 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.E)(thread) && !isApplied,
		isApplied,
		isDisliked: thread?.dislikedBy.includes("person") ?? false,
		url: thread?.url ?? "",
		text: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(body),
		replies: (thread?.replies ?? []).map(({ author, by, body }) => ({
			author,
			by,
			text: body
		}))
	};
}
function hunksIn(diff, path) {
	const file = diff.files.find((each) => each.path === path) ?? renamedFrom(path, diff);
	const read = file && diff.of(file);
	return read && "hunks" in read ? read.hunks : [];
}
function renamedFrom(path, { files }) {
	return files.find(({ status, previousPath }) => status === "renamed" && previousPath === path);
}
// src/platforms/github/history.ts
var history_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readGitHubHistory: () => readGitHubHistory });
/** What runs with this token have said on a pull request: under this id, or under any. */
async function readGitHubHistory({ reader, say }, name, id) {
	const snapshot = await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.r)(reader, name);
	const { pull, files, comments, reviews, viewer } = snapshot;
	const isOurs = ({ user }) => (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.a)(user, viewer);
	const diff = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.c)(files, false);
	const threads = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.o)(comments, reviews, id, isOurs).comments.length > 0 ? await (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.i)(reader, name, snapshot, say) : void 0;
	const posted = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.o)(comments, reviews, id, isOurs, threads);
	return {
		head: pull.head.sha,
		reviews: ownReviews(snapshot, id),
		threads: posted.comments.map((comment) => historicThread(comment, diff, _start_js__WEBPACK_IMPORTED_MODULE_1__.st))
	};
}
function ownReviews({ pull, reviews, viewer }, id) {
	return reviews.flatMap((review) => {
		const { user, state, body } = review;
		const marker = (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.a)(user, viewer) && state !== "PENDING" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(body ?? "") : void 0;
		if (!marker || id !== void 0 && marker.id !== id) return [];
		const { commit } = marker;
		return [{
			id: marker.id,
			commit,
			url: (0,_github_js__WEBPACK_IMPORTED_MODULE_2__.s)(review, pull),
			text: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(body ?? "")
		}];
	});
}



/***/ })

};
;