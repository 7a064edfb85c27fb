"use strict";
exports.id = 892;
exports.ids = [892];
exports.modules = {

/***/ 9892:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAIN: function() { return /* binding */ PLAIN; },
/* harmony export */   terminalOf: function() { return /* binding */ terminalOf; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_2__);



// lib/terminal/terminal.js
/** A log: lines as long as they are, no colours. */
const PLAIN = {
	columns: Number.POSITIVE_INFINITY,
	paint: (_, text) => text
};
/** Below that even a line number and a word have no room beside each other. */
const MIN_COLUMNS = 40;
const COLUMNS_OF_A_PIPE = 100;
function terminalOf(stream, env = process.env) {
	const columns = Number(env.COLUMNS) || stream.columns || COLUMNS_OF_A_PIPE;
	const colour = wantsColour(stream.isTTY === true, env);
	const paint = (style, text) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.dt)((0,node_util__WEBPACK_IMPORTED_MODULE_2__.styleText)(style, text, { validateStream: false }));
	return {
		columns: Math.max(MIN_COLUMNS, columns),
		paint: colour ? paint : PLAIN.paint
	};
}
/** Colour where a person looks at it and has not asked for none. https://no-color.org, https://force-color.org */
function wantsColour(isTTY, env) {
	if (env.FORCE_COLOR) return env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false";
	return isTTY && !env.NO_COLOR && env.TERM !== "dumb";
}



/***/ })

};
;