"use strict";
exports.id = 956;
exports.ids = [956];
exports.modules = {

/***/ 2956:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ during; }
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(567);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8411);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7066);
/* harmony import */ var node_tty__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_tty__WEBPACK_IMPORTED_MODULE_2__);



// src/terminal/progress.ts
const SECOND = 1e3;
/** After a second, a line on stderr that changes every second. Nothing if stderr is not a terminal. */
const during = async (what, work) => {
	if (!(0,node_tty__WEBPACK_IMPORTED_MODULE_2__.isatty)(2) || process.env.TERM === "dumb") return work;
	let seconds = 0;
	const timer = setInterval(() => {
		seconds++;
		(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__.c)((0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__.l)(`${what()}, ${seconds} s`), (process.stderr.columns || 80) - 1));
	}, SECOND);
	try {
		return await work;
	} finally {
		clearInterval(timer);
		(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.r)();
	}
};



/***/ })

};
;