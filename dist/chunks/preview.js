"use strict";
exports.id = 943;
exports.ids = [943];
exports.modules = {

/***/ 943:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ preview_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2351);
/* harmony import */ var _cli_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2713);
/* harmony import */ var _preview_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7939);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);






// src/commands/preview.ts
var preview_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ preview: () => preview });
/** Writes the review that would be posted as a page. Exit code 1 if `fail-on` is met, as with `plan`. */
async function preview(flags) {
	const output = flags.one("output");
	if (output === void 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kr)("output", "review.html, or - for standard output");
	const { plan, diff, diffName } = await (0,_cli_js__WEBPACK_IMPORTED_MODULE_3__.r)(flags);
	const given = flags.one("diff");
	const input = {
		plan,
		diff,
		subject: given === "-" ? "a diff" : given === void 0 ? diffName : node_path__WEBPACK_IMPORTED_MODULE_5___default().basename(given),
		status: "A preview: nothing was posted."
	};
	if (output === "-") (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)((0,_preview_page_js__WEBPACK_IMPORTED_MODULE_4__.t)(input));
	else {
		await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.O)(output, input);
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`Wrote ${output}`);
	}
	return plan.failed ? 1 : 0;
}



/***/ })

};
;