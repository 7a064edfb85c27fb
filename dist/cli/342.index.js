"use strict";
exports.id = 342;
exports.ids = [342];
exports.modules = {

/***/ 3342:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitTree: function() { return /* binding */ commitTree; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_2__);



// lib/input/commit-tree.js
/**
* The files of a commit, as the repository round a directory has them, whatever is checked out there. Not known where
* there is no repository, or where it lacks the commit: a shallow checkout of a merge has only the merge.
*/
function commitTree(directory, commit) {
	const files = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.ht)(() => listFiles(directory, commit));
	return (path) => files()?.has(path);
}
/** A hundred thousand files take some 10 MB. */
const MAX_BYTES = 268435456;
const MAX_MILLISECONDS = 3e4;
function listFiles(directory, commit) {
	if (!/^[0-9a-f]{40,64}$/.test(commit)) return void 0;
	const config = [
		"-c",
		"safe.directory=*",
		"-c",
		"core.fsmonitor=false"
	];
	try {
		const list = (0,node_child_process__WEBPACK_IMPORTED_MODULE_2__.execFileSync)("git", [
			...config,
			"ls-tree",
			"-r",
			"-z",
			"--name-only",
			"--full-tree",
			commit
		], {
			cwd: directory,
			env: {
				PATH: process.env.PATH,
				HOME: process.env.HOME,
				LC_ALL: "C",
				GIT_NO_LAZY_FETCH: "1",
				GIT_TERMINAL_PROMPT: "0"
			},
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			],
			maxBuffer: MAX_BYTES,
			timeout: MAX_MILLISECONDS,
			encoding: "utf8"
		});
		return new Set(list.split("\0"));
	} catch {
		return;
	}
}



/***/ })

};
;