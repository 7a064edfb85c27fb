"use strict";
exports.id = 280;
exports.ids = [280];
exports.modules = {

/***/ 1280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ yaml_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _model_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4945);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9792);



// src/core/intake/model/yaml.ts
var yaml_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readYaml: () => readYaml });
/** In characters. No model writes more, and parsing this much takes a second. */
const MAX_LENGTH = 1e6;
/** pr-agent asks its models for YAML. An alias would let a few lines become millions of values, so there are none. */
function readYaml(text) {
	const document = yamlIn(text);
	if (document.length > MAX_LENGTH) throw new _model_answer_js__WEBPACK_IMPORTED_MODULE_1__.n(`its YAML has ${document.length} characters; at most ${MAX_LENGTH} are read`);
	try {
		return (0,_yaml_js__WEBPACK_IMPORTED_MODULE_2__.t)(document, {
			maxAliasCount: 0,
			uniqueKeys: false,
			logLevel: "error"
		});
	} catch (error) {
		const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
		if (reason.includes("Alias")) throw new _model_answer_js__WEBPACK_IMPORTED_MODULE_1__.n(ALIAS);
		throw new _model_answer_js__WEBPACK_IMPORTED_MODULE_1__.n(`not YAML: ${reason.replace(/:$/, "")}`);
	}
}
const ALIAS = "not YAML: it has an alias (`*name`), and aliases are not read; write the values out, and quote a text that begins with `*`";
const FENCE = /^[ \t]{0,8}(`{3,20})ya?ml[ \t]{0,8}\r?\n/m;
/** A document may be in a fence, or below prose. */
function yamlIn(text) {
	const fence = FENCE.exec(text);
	if (fence) return fencedPart(text.slice(fence.index + fence[0].length), fence[1] ?? "");
	const start = /^\s*[\w-]{1,50}:(?:\s|$)/.test(text) ? 0 : text.search(LIST_OR_REVIEW);
	return text.slice(Math.max(0, start));
}
const LIST_OR_REVIEW = /^(?:review|findings|issues|comments|results|code_suggestions|review_comments|annotations|key_issues_to_review):/m;
/** A fence that is not closed was cut off. */
function fencedPart(text, fence) {
	const end = text.indexOf(`\n${fence}`);
	if (end < 0) throw new _model_answer_js__WEBPACK_IMPORTED_MODULE_1__.n("the answer was cut off: the code fence around its YAML is not closed");
	return text.slice(0, end + 1);
}



/***/ })

};
;