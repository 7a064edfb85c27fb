"use strict";
exports.id = 75;
exports.ids = [75];
exports.modules = {

/***/ 75:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globTest: function() { return /* binding */ globTest; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(324);
/* harmony import */ var _picomatch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(160);


// lib/core/options/glob-test.js
var import_picomatch = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.r)((0,_picomatch_js__WEBPACK_IMPORTED_MODULE_1__.t)(), 1);
/** Any glob. A file of its own, because most runs need none. */
const globTest = (glob) => (0, import_picomatch.default)(glob, {
	dot: true,
	nocase: true
});



/***/ })

};
;