"use strict";
exports.id = 915;
exports.ids = [915];
exports.modules = {

/***/ 4296:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ default_diff_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);


// src/input/diff-base.ts
/** The branch that a change is proposed for, as this repository knows it: `origin/main`. */
function findBase(directory) {
	const has = (ref) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, [
		"rev-parse",
		"--verify",
		"--quiet",
		`refs/remotes/${ref}^{commit}`
	]) !== void 0;
	const remotes = ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, ["remote"]) ?? "").split("\n").filter(Boolean);
	const remote = remotes.includes("origin") || remotes.length !== 1 ? "origin" : remotes[0];
	const head = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, [
		"symbolic-ref",
		"--quiet",
		`refs/remotes/${remote}/HEAD`
	]);
	const found = [
		...head?.startsWith("refs/remotes/") ? [head.slice(13)] : [],
		`${remote}/main`,
		`${remote}/master`
	].find(has) ?? upstream(directory);
	if (found !== void 0) return found;
	throw remotes.length === 0 ? noRemote() : unknownDefault(directory, remote ?? "origin");
}
function upstream(directory) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, [
		"rev-parse",
		"--abbrev-ref",
		"--symbolic-full-name",
		"@{upstream}"
	]);
}
function noRemote() {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er("Without --diff, the change is compared with the default branch of the remote, and this repository has no remote", { hint: "Name the diff: git diff main...HEAD > pr.diff, then --diff pr.diff." });
}
function unknownDefault(directory, remote) {
	const where = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, [
		"symbolic-ref",
		"--quiet",
		"HEAD"
	]) === void 0 ? "HEAD is detached" : "the branch has no upstream";
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`Without --diff, the change is compared with the default branch of ${remote}, which is not known here: there is no ${remote}/HEAD, ${remote}/main or ${remote}/master, and ${where}`, { hint: `Fetch it: git fetch ${remote} && git remote set-head ${remote} --auto (actions/checkout: fetch-depth: 0). Or name the diff: git diff BASE...HEAD > pr.diff, then --diff pr.diff.` });
}
// src/input/default-diff.ts
var default_diff_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ defaultDiff: () => defaultDiff });
const MAX_BYTES = 268435456;
/** The change that would be proposed now: from the merge base with the remote's default branch to a commit. */
function defaultDiff(directory, { commit, renames = "50%" } = {}) {
	const head = findHead(directory, commit);
	const base = findBase(directory);
	const range = `${base}...${head === (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, ["rev-parse", "HEAD"]) ? "HEAD" : head.slice(0, 12)}`;
	const mergeBase = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, [
		"merge-base",
		base,
		head
	]);
	if (mergeBase === void 0) throw noMergeBase(directory, base);
	const args = [
		...DIFF,
		`--find-renames=${renames}`,
		mergeBase,
		head,
		"--"
	];
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.en)(directory, args, MAX_BYTES);
	if (text === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`git cannot make the diff ${range}, or it has more than 256 MiB`, { hint: `Try it: git diff ${range} > pr.diff. If that works, write --diff pr.diff.` });
	return {
		text: text.toString("utf8"),
		range,
		mergeBase
	};
}
/**
* What `git diff` prints without any configuration. It compares two commits, so no filter is run; the programs that a
* configuration could name are turned off.
*/
const DIFF = [
	"-c",
	"core.attributesFile=",
	"-c",
	"core.quotePath=true",
	"-c",
	"diff.suppressBlankEmpty=false",
	"diff-tree",
	"-r",
	"--patch",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--src-prefix=a/",
	"--dst-prefix=b/",
	"--line-prefix=",
	"--unified=3",
	"--inter-hunk-context=0",
	"--no-function-context",
	"--diff-algorithm=default",
	"--indent-heuristic",
	"-l1000",
	"--no-relative",
	"--submodule=short",
	"--ignore-submodules=none",
	"--full-index",
	"-O/dev/null"
];
function findHead(directory, commit) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, ["rev-parse", "--git-dir"]) === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, ["--version"]) === void 0 ? "Without --diff, git makes the diff, and git cannot be run here" : `Without --diff, git makes the diff, and ${directory} is in no git repository`, { hint: `Run it in a clone of the project. ${OWN_DIFF}` });
	const head = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, [
		"rev-parse",
		"--verify",
		"--quiet",
		`${commit ?? "HEAD"}^{commit}`
	]);
	if (head !== void 0) return head;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(commit === void 0 ? "This repository has no commit yet" : `This repository has no commit ${commit}`, { hint: commit === void 0 ? "Commit the change; what is not committed is not reviewed." : `Fetch it: git fetch origin ${commit}. ${OWN_DIFF}` });
}
function noMergeBase(directory, base) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$t)(directory, ["rev-parse", "--is-shallow-repository"]) === "true" ? new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`This clone is shallow: it lacks the commit where HEAD branched off ${base}`, { hint: `Fetch the rest: git fetch --unshallow (actions/checkout: fetch-depth: 0; GitLab CI: GIT_DEPTH: 0). ${OWN_DIFF}` }) : new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`HEAD and ${base} have no commit in common`, { hint: `Was it checked out from another repository? ${OWN_DIFF}` });
}
const OWN_DIFF = "Or name the diff: git diff main...HEAD > pr.diff, then --diff pr.diff.";



/***/ })

};
;