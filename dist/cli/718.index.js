"use strict";
exports.id = 718;
exports.ids = [718];
exports.modules = {

/***/ 718:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   preview: function() { return /* binding */ preview; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(487);
/* harmony import */ var _write_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(584);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// lib/commands/preview.js
/** The review that would be posted, as a page. Exit code 1 where `fail-on` is met, as with `plan`. */
async function preview(flags) {
	const output = flags.one("output");
	if (output === void 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.tn)("output", "review.html, or - for standard output");
	const { plan, diff, diffFile } = await (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.n)(flags);
	const input = {
		plan,
		diff,
		subject: diffFile === "-" ? "a diff" : node_path__WEBPACK_IMPORTED_MODULE_3___default().basename(diffFile),
		status: "A preview: nothing was posted."
	};
	if (output === "-") (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.qt)((0,_preview_js__WEBPACK_IMPORTED_MODULE_2__.preview)(input));
	else {
		await (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_1__.t)(output, input);
		(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.Gt)(`Wrote ${output}`);
	}
	return plan.failed ? 1 : 0;
}



/***/ }),

/***/ 584:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ writePreview; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(487);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



// lib/write-preview.js
/** Writes the page where it was asked for, with the folders above it. */
async function writePreview(file, input) {
	const page = await pageOf(input);
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(file), { recursive: true });
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, page);
	} catch (error) {
		throw new _main_js__WEBPACK_IMPORTED_MODULE_0__.$t(`${file} cannot be written: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.en)(error)}`, { cause: error });
	}
}
/** Loaded when needed: no other part of the program needs it. */
async function pageOf(input) {
	return (await Promise.all(/* import() */[__webpack_require__.e(361), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 17))).preview(input);
}



/***/ })

};
;