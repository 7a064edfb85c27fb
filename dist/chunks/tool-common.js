"use strict";
exports.id = 399;
exports.ids = [399];
exports.modules = {

/***/ 6399:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ readToolEntry; }
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(567);

// src/core/intake/tool-entry.ts
/**
* Builds the finding. The text of a tool is plain, so all Markdown in it is escaped; `under` is its place in the
* document.
*/
function readToolEntry(entry, { names, severities }, origin, under = "") {
	const bad = (name, value, expected) => ({ bad: {
		origin,
		field: under ? `${under}.${name}` : name,
		message: `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.br)(value)}; ${expected}`
	} });
	const { path, message, fixes, below = [] } = entry;
	if (!isText(path)) return bad(names.path, path ?? void 0, "a path such as \"src/cart.ts\" is required");
	if (!isText(message)) return bad(names.message, message ?? void 0, "a text that says what is wrong is required");
	if (!isPlace(entry.line)) return bad(names.line, entry.line, LINE);
	if (!isPlace(entry.endLine)) return bad(names.endLine, entry.endLine, LINE);
	const { severity, notes } = readSeverity(entry.severity, severities);
	const column = isPlace(entry.column) ? entry.column : void 0;
	return {
		finding: {
			origin,
			kind: "tool",
			path,
			...readRange(entry.line ?? 0, entry.endLine ?? 0),
			...column && entry.line ? { column } : {},
			severity,
			...isText(entry.title) ? { title: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.v)(entry.title.trim()) } : {},
			message: [(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.v)(message.trim()), ...below].join("\n\n"),
			...isText(entry.rule) ? { rule: entry.rule } : {},
			...isText(entry.url) ? { url: entry.url } : {},
			...entry.source === void 0 ? {} : { source: entry.source },
			...fixes
		},
		notes
	};
}
const LINE = "a line is a whole number from 1 up, or left out for the whole file";
function isText(value) {
	return typeof value === "string" && value.trim() !== "";
}
function isPlace(value) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(value) || Number.isSafeInteger(value) && value >= 0;
}
function readRange(line, endLine) {
	if (line === 0) return {};
	return endLine > line ? {
		startLine: line,
		line: endLine
	} : { line };
}
function readSeverity(value, severities) {
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(value) || value === "") return {
		severity: "warning",
		notes: []
	};
	const word = String(value).trim().toLowerCase();
	if (Object.hasOwn(severities, word)) return {
		severity: severities[word] ?? "warning",
		notes: []
	};
	return {
		severity: "warning",
		notes: [`severity ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.br)(value)} is not known and is treated as warning`]
	};
}



/***/ })

};
;