"use strict";
exports.id = 397;
exports.ids = [397];
exports.modules = {

/***/ 5397:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ history_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _gitlab_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2296);
/* harmony import */ var _github_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(717);




// src/platforms/gitlab/history.ts
var history_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readGitLabHistory: () => readGitLabHistory });
/** What runs with this token have said on a merge request: under this id, or under any. */
async function readGitLabHistory({ reader, waitBudget, say }, { project, iid, version }, id) {
	const path = `/projects/${encodeURIComponent(project)}/merge_requests/${iid}`;
	const snapshot = await (0,_gitlab_js__WEBPACK_IMPORTED_MODULE_2__.i)(reader, waitBudget, path, version);
	const { mergeRequest, discussions, user, refs } = snapshot;
	const diff = (0,_gitlab_js__WEBPACK_IMPORTED_MODULE_2__.s)(snapshot.files);
	const threads = await (0,_gitlab_js__WEBPACK_IMPORTED_MODULE_2__.r)(reader, {
		project,
		path,
		id,
		snapshot,
		say
	});
	const { comments } = (0,_gitlab_js__WEBPACK_IMPORTED_MODULE_2__.o)(discussions, {
		id,
		user,
		diff,
		head: refs.head_sha
	}, threads);
	return {
		head: refs.head_sha,
		reviews: (0,_gitlab_js__WEBPACK_IMPORTED_MODULE_2__.a)(discussions, user).flatMap(({ note }) => {
			const marker = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dt)(note.body);
			if (!marker || id !== void 0 && marker.id !== id) return [];
			const url = `${mergeRequest.web_url}#note_${note.id}`;
			return [{
				id: marker.id,
				commit: marker.commit,
				url,
				text: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(note.body)
			}];
		}),
		threads: comments.map((comment) => (0,_github_history_js__WEBPACK_IMPORTED_MODULE_3__.n)(comment, diff, _start_js__WEBPACK_IMPORTED_MODULE_1__.st))
	};
}



/***/ })

};
;