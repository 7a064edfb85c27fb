"use strict";
exports.id = 766;
exports.ids = [766];
exports.modules = {

/***/ 8766:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ yaml_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9792);


// src/input/syntax/yaml.ts
var yaml_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ parseYaml: () => parseYaml });
/** Syntax errors, and keys that a mapping has twice. */
function parseYaml(text) {
	const lineCounter = new _yaml_js__WEBPACK_IMPORTED_MODULE_1__.r();
	const documents = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__.n)(text, {
		lineCounter,
		prettyErrors: false,
		uniqueKeys: false
	});
	if (!Array.isArray(documents)) return [];
	const at = (offset) => lineCounter.linePos(offset).line;
	return documents.flatMap((document) => [...document.errors.map(({ pos: [start, end] }) => ({
		first: at(start),
		last: at(Math.max(start, end - 1))
	})), ...repeatedKeys(document).map((offset) => ({
		first: at(offset),
		last: at(offset)
	}))]);
}
function repeatedKeys(document) {
	const offsets = [];
	(0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__.i)(document, { Map(_, { items }) {
		const seen = /* @__PURE__ */ new Set();
		for (const { key } of items) {
			if (!(0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__.a)(key) || key.value === "<<") continue;
			if (seen.has(key.value)) offsets.push(key.range?.[0] ?? 0);
			seen.add(key.value);
		}
	} });
	return offsets;
}



/***/ })

};
;