"use strict";
exports.id = 884;
exports.ids = [884];
exports.modules = {

/***/ 884:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globFiles: function() { return /* binding */ globFiles; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(324);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(195);
/* harmony import */ var _picomatch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(160);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);





// lib/input/glob-files.js
var import_picomatch = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.r)((0,_picomatch_js__WEBPACK_IMPORTED_MODULE_2__.t)(), 1);
/** A glob that matches more is a mistake. */
const MAX_FILES = 1e4;
/**
* Regular files below the pattern's fixed part, sorted; links are not followed. Nothing where the pattern is no glob:
* a name that exists is that file, whatever brackets it holds. `check` refuses directories.
*/
function globFiles(pattern, warn, check) {
	const { base, isGlob } = import_picomatch.default.scan(pattern);
	if (!isGlob || exists(pattern)) return void 0;
	const start = base === "" ? "." : base;
	if (!exists(start)) return [];
	check(start);
	const matches = (0, import_picomatch.default)(pattern);
	const files = [];
	const walk = (directory) => {
		for (const entry of entriesOf(directory, warn)) {
			const file = node_path__WEBPACK_IMPORTED_MODULE_4___default().posix.join(directory, entry.name);
			if (entry.isDirectory()) {
				if (entry.name !== "node_modules" && entry.name !== ".git") walk(file);
			} else if (entry.isFile() && matches(file)) files.push(file);
		}
		if (files.length > MAX_FILES) throw new _main_js__WEBPACK_IMPORTED_MODULE_1__.ot(`${pattern} matches more than ${MAX_FILES} files`);
	};
	walk(base);
	return files.toSorted();
}
function exists(file) {
	return (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.lstatSync)(file, { throwIfNoEntry: false }) !== void 0;
}
/** A directory that cannot be read must not hide the others. */
function entriesOf(directory, warn) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync)(directory === "" ? "." : directory, { withFileTypes: true });
	} catch (error) {
		warn(`${directory || "."} cannot be read: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.b)(error)}`);
		return [];
	}
}



/***/ })

};
;