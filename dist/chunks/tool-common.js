"use strict";
exports.id = 399;
exports.ids = [399];
exports.modules = {

/***/ 6399:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ objectIn; },
/* harmony export */   c: function() { return /* binding */ wholeIn; },
/* harmony export */   i: function() { return /* binding */ listIn; },
/* harmony export */   n: function() { return /* binding */ entryIn; },
/* harmony export */   o: function() { return /* binding */ objectsIn; },
/* harmony export */   r: function() { return /* binding */ isAbsent; },
/* harmony export */   s: function() { return /* binding */ textIn; },
/* harmony export */   t: function() { return /* binding */ readToolEntry; }
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(567);

// src/core/intake/json-value.ts
function objectIn(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
}
function listIn(value) {
	return Array.isArray(value) ? value : [];
}
/** The objects of a list; other entries are ignored. */
function objectsIn(value) {
	return listIn(value).map(objectIn).filter((object) => object !== void 0);
}
/** A string that is not blank, truncated to `maxLength` characters. */
function textIn(value, maxLength = Number.POSITIVE_INFINITY) {
	if (typeof value !== "string" || value.trim() === "") return void 0;
	return value.length > maxLength ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.hn)(value, maxLength) : value;
}
/** An integer that is at least `min`. */
function wholeIn(value, min) {
	return Number.isSafeInteger(value) && value >= min ? value : void 0;
}
/** An own property. Its name comes from the input, so it may be `constructor`. */
function entryIn(value, name) {
	const object = objectIn(value);
	return object && name !== void 0 && Object.hasOwn(object, name) ? object[name] : void 0;
}
/** Many formats allow `null` for an absent value. */
function isAbsent(value) {
	return value === void 0 || value === null;
}
// src/core/intake/tool-entry.ts
/** Builds the finding. The text of a tool is plain, so all Markdown in it is escaped; `under` is its place in the document. */
function readToolEntry(entry, { names, severities }, origin, under = "") {
	const bad = (name, value, expected) => ({ bad: {
		origin,
		field: under ? `${under}.${name}` : name,
		message: `is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(value)}; ${expected}`
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
			...isText(entry.title) ? { title: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)(entry.title.trim()) } : {},
			message: [(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)(message.trim()), ...below].join("\n\n"),
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
	return isAbsent(value) || Number.isSafeInteger(value) && value >= 0;
}
function readRange(line, endLine) {
	if (line === 0) return {};
	return endLine > line ? {
		startLine: line,
		line: endLine
	} : { line };
}
function readSeverity(value, severities) {
	if (isAbsent(value) || value === "") return {
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
		notes: [`severity ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.At)(value)} is not known and is treated as warning`]
	};
}



/***/ })

};
;