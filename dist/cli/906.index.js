"use strict";
exports.id = 906;
exports.ids = [906];
exports.modules = {

/***/ 6709:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ stretchesOf; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7589);

// lib/core/plan/fold-rows.js
function stretchesOf(hunks, comments, sight) {
	const stretches = [];
	const commentsOf = commentsByHunk(hunks, comments);
	for (const hunk of hunks) {
		const inSight = rowsInSight(hunk, commentsOf.get(hunk) ?? [], sight);
		for (const { from, to, folded } of runsOf(inSight, sight)) {
			const part = {
				hunk,
				rows: hunk.rows.slice(from, to),
				begins: from === 0
			};
			const last = stretches.at(-1);
			if (folded && last?.folded && part.begins) last.parts.push(part);
			else stretches.push({
				folded,
				parts: [part]
			});
		}
	}
	return stretches;
}
/** By the line that they stand on. */
function commentsByHunk(hunks, comments) {
	const byHunk = /* @__PURE__ */ new Map();
	for (const comment of comments) {
		const hunk = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.R)(hunks, comment.side ?? "RIGHT", comment.line ?? 0)?.hunk;
		if (!hunk) continue;
		const own = byHunk.get(hunk) ?? [];
		own.push(comment);
		byHunk.set(hunk, own);
	}
	return byHunk;
}
function rowsInSight(hunk, comments, { above, below }) {
	const inSight = hunk.rows.map(() => false);
	const at = rowFinder(hunk);
	for (const { side, line = 0, start_line = line } of comments) {
		const last = at(side, line);
		if (last === void 0) continue;
		const first = at(side, start_line) ?? last;
		inSight.fill(true, Math.max(0, first - above), Math.min(first + above, last));
		inSight.fill(true, Math.max(0, last - above), last + 1 + below);
	}
	return inSight;
}
function rowFinder({ rows }) {
	const left = /* @__PURE__ */ new Map();
	const right = /* @__PURE__ */ new Map();
	for (const [index, row] of rows.entries()) if (row.newLine !== void 0) right.set(row.newLine, index);
	else if (row.oldLine !== void 0) left.set(row.oldLine, index);
	return (side, line) => (side === "LEFT" ? left : right).get(line);
}
/** A few rows between others are left in sight. */
function runsOf(inSight, { minFolded }) {
	const none = !inSight.includes(true);
	const runs = [];
	for (const [index, seen] of inSight.entries()) {
		const run = runs.at(-1);
		if (run && run.folded !== seen) run.to = index + 1;
		else runs.push({
			from: index,
			to: index + 1,
			folded: !seen
		});
	}
	return runs.map((run) => run.folded && !none && run.to - run.from < minFolded ? {
		...run,
		folded: false
	} : run);
}



/***/ }),

/***/ 7718:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   preview: function() { return /* binding */ preview; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var _write_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6584);
/* harmony import */ var _preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2398);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);





// lib/commands/preview.js
/** The review that would be posted, as a page. Exit code 1 where `fail-on` is met, as with `plan`. */
async function preview(flags) {
	const output = flags.one("output");
	if (output === void 0) throw (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.yn)("output", "review.html, or - for standard output");
	const { plan, diff, diffFile } = await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.n)(flags);
	const input = {
		plan,
		diff,
		subject: diffFile === "-" ? "a diff" : node_path__WEBPACK_IMPORTED_MODULE_4___default().basename(diffFile),
		status: "A preview: nothing was posted."
	};
	if (output === "-") (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.nt)((0,_preview_js__WEBPACK_IMPORTED_MODULE_3__.preview)(input));
	else {
		await (0,_write_preview_js__WEBPACK_IMPORTED_MODULE_2__.n)(output, input);
		(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.$)(`Wrote ${output}`);
	}
	return plan.failed ? 1 : 0;
}



/***/ }),

/***/ 6584:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ writePreview; },
/* harmony export */   t: function() { return /* binding */ shownPatches; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7589);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



// lib/output/write-preview.js
/** Writes the page where it was asked for, with the folders above it. */
async function writePreview(file, input) {
	const page = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.at)(await pageOf(input), leavingPage(input));
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(file), { recursive: true });
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, page);
	} catch (error) {
		throw new _main_js__WEBPACK_IMPORTED_MODULE_0__._n(`${file} cannot be written: ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.vn)(error)}`, { cause: error });
	}
}
/** Loaded when needed: no other part of the program needs it. */
async function pageOf(input) {
	return (await Promise.all(/* import() */[__webpack_require__.e(361), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 2398))).preview(input);
}
/** The page shows rows of files that have comments. */
function leavingPage({ plan, diff }) {
	return {
		what: "The preview",
		format: "html",
		pieces: shownPatches(plan, diff)
	};
}
/** The patches of files that have comments. */
function shownPatches({ review }, { files }) {
	const commented = new Set(review.comments.map(({ path }) => path));
	return files.flatMap(({ path, patch }) => patch !== void 0 && commented.has(path) ? [patch] : []);
}



/***/ })

};
;