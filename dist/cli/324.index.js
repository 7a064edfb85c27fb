"use strict";
exports.id = 324;
exports.ids = [324];
exports.modules = {

/***/ 324:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ detachedBody; },
/* harmony export */   gitlabReview: function() { return /* binding */ gitlabReview; }
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(501);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(410);
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(595);
/* harmony import */ var _unchanged_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(462);
/* harmony import */ var _md_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(398);





// node_modules/@noble/hashes/legacy.js
/**

SHA1 (RFC 3174), MD5 (RFC 1321), and RIPEMD160 legacy, weak hash functions.
RFC 2286 only covers HMAC-RIPEMD160 wrapper material and test vectors,
not the base RIPEMD-160 compression spec.
Don't use them in a new protocol. What "weak" means:

- Collisions can be made with 2^18 effort in MD5, 2^60 in SHA1, 2^80 in RIPEMD160.
- No practical pre-image attacks (only theoretical, 2^123.4)
- HMAC seems kinda ok: https://www.rfc-editor.org/rfc/rfc6151
* @module
*/
/** Initial SHA-1 state from RFC 3174 §6.1. */
const SHA1_IV = /* @__PURE__ */ Uint32Array.from([
	1732584193,
	4023233417,
	2562383102,
	271733878,
	3285377520
]);
const SHA1_W = /* @__PURE__ */ new Uint32Array(80);
/** Internal SHA1 legacy hash class. */
var _SHA1 = class extends _md_js__WEBPACK_IMPORTED_MODULE_3__.n {
	A = SHA1_IV[0] | 0;
	B = SHA1_IV[1] | 0;
	C = SHA1_IV[2] | 0;
	D = SHA1_IV[3] | 0;
	E = SHA1_IV[4] | 0;
	constructor() {
		super(64, 20, 8, false);
	}
	get() {
		const { A, B, C, D, E } = this;
		return [
			A,
			B,
			C,
			D,
			E
		];
	}
	set(A, B, C, D, E) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA1_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 80; i++) SHA1_W[i] = (0,_md_js__WEBPACK_IMPORTED_MODULE_3__.l)(SHA1_W[i - 3] ^ SHA1_W[i - 8] ^ SHA1_W[i - 14] ^ SHA1_W[i - 16], 1);
		let { A, B, C, D, E } = this;
		for (let i = 0; i < 80; i++) {
			let F, K;
			if (i < 20) {
				F = (0,_md_js__WEBPACK_IMPORTED_MODULE_3__.t)(B, C, D);
				K = 1518500249;
			} else if (i < 40) {
				F = B ^ C ^ D;
				K = 1859775393;
			} else if (i < 60) {
				F = (0,_md_js__WEBPACK_IMPORTED_MODULE_3__.r)(B, C, D);
				K = 2400959708;
			} else {
				F = B ^ C ^ D;
				K = 3395469782;
			}
			const T = (0,_md_js__WEBPACK_IMPORTED_MODULE_3__.l)(A, 5) + F + E + K + SHA1_W[i] | 0;
			E = D;
			D = C;
			C = (0,_md_js__WEBPACK_IMPORTED_MODULE_3__.l)(B, 30);
			B = A;
			A = T;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		this.set(A, B, C, D, E);
	}
	roundClean() {
		(0,_md_js__WEBPACK_IMPORTED_MODULE_3__.o)(SHA1_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0);
		(0,_md_js__WEBPACK_IMPORTED_MODULE_3__.o)(this.buffer);
	}
};
/**
* SHA1 (RFC 3174) legacy hash function. It was cryptographically broken.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with SHA1.
* ```ts
* sha1(new Uint8Array([97, 98, 99]));
* ```
*/
const sha1 = /* @__PURE__ */ (0,_md_js__WEBPACK_IMPORTED_MODULE_3__.s)(() => new _SHA1());
// lib/core/gitlab-position.js
/** Where comments on a file stand. What is on no line that GitLab knows stands on the file. */
function gitlabPositions(file, diff, refs) {
	const { base_sha, start_sha, head_sha } = refs;
	const { path, previousPath = path } = file;
	const common = {
		base_sha,
		start_sha,
		head_sha,
		old_path: previousPath,
		new_path: path
	};
	const hunks = "hunks" in diff ? diff.hunks : [];
	const isNew = file.status === "added" || file.status === "copied";
	const table = tableOf(hunks, isNew);
	const hash = (0,_md_js__WEBPACK_IMPORTED_MODULE_3__.a)(sha1((0,_md_js__WEBPACK_IMPORTED_MODULE_3__.d)(path)));
	function rowAt(line, side) {
		return line === void 0 ? void 0 : table[side].get(line);
	}
	function rangeEnd({ old_line, new_line, counters }) {
		const type = old_line === void 0 ? "new" : new_line === void 0 ? "old" : null;
		return {
			line_code: `${hash}_${counters.old}_${counters.new}`,
			type,
			old_line: old_line ?? null,
			new_line: new_line ?? null
		};
	}
	return ({ side = "RIGHT", line, start_line }) => {
		const row = rowAt(line, side);
		if (!row) {
			const old_line = line === void 0 || isNew || side === "LEFT" ? void 0 : (0,_unchanged_line_js__WEBPACK_IMPORTED_MODULE_4__.t)(hunks, line);
			if (line === void 0 || old_line === void 0) return {
				...common,
				position_type: "file"
			};
			return {
				...common,
				position_type: "text",
				old_line,
				new_line: line
			};
		}
		const { counters, ...pair } = row;
		const first = start_line === line ? void 0 : rowAt(start_line, side);
		const range = first ? { line_range: {
			start: rangeEnd(first),
			end: rangeEnd(row)
		} } : {};
		return {
			...common,
			position_type: "text",
			...pair,
			...range
		};
	};
}
function tableOf(hunks, isNew) {
	const table = {
		RIGHT: /* @__PURE__ */ new Map(),
		LEFT: /* @__PURE__ */ new Map()
	};
	for (const hunk of hunks) {
		const counters = {
			old: isNew || hasNone(hunks, "old") ? 0 : hunk.start.old,
			new: hunk.start.new
		};
		if (hasNone(hunks, "new")) counters.new = 0;
		for (const row of hunk.rows) {
			const old_line = isNew ? void 0 : row.oldLine;
			const { newLine: new_line } = row;
			const counted = {
				...old_line === void 0 ? {} : { old_line },
				...new_line ? { new_line } : {},
				counters: { ...counters }
			};
			if (new_line !== void 0) table.RIGHT.set(new_line, counted);
			else if (old_line !== void 0) table.LEFT.set(old_line, counted);
			if (old_line !== void 0) counters.old++;
			if (new_line !== void 0) counters.new++;
		}
	}
	return table;
}
/** A side without any line, as of a new or deleted file, is counted from 0. */
function hasNone([hunk, other], side) {
	const has = (row) => (side === "old" ? row.oldLine : row.newLine) !== void 0;
	return hunk !== void 0 && other === void 0 && hunk.start[side] === 1 && !hunk.rows.some(has);
}
// lib/core/gitlab-review.js
/** A planned review, made with `GITLAB_LIMITS`, as notes: one for each of its comments, in the same order. */
function gitlabReview({ body, comments }, diff, refs) {
	const byPath = new Map(diff.files.map((file) => [file.path, file]));
	const positions = /* @__PURE__ */ new Map();
	return {
		summary: body,
		notes: comments.map((comment) => {
			const { path } = comment;
			const file = byPath.get(path) ?? {
				path,
				status: "modified"
			};
			const positionOf = positions.get(path) ?? gitlabPositions(file, diff.of(file), refs);
			positions.set(path, positionOf);
			return {
				body: comment.body,
				position: positionOf(comment)
			};
		})
	};
}
/** A note for where GitLab finds no line to put it on: it says itself where it belongs. */
function detachedBody({ body, position }) {
	const line = position.position_type === "file" ? void 0 : position.new_line ?? position.old_line;
	const place = `${(0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__.r)(position.new_path)}${line === void 0 ? "" : `:${line}`}`;
	return (0,_lane_js__WEBPACK_IMPORTED_MODULE_1__.n)`${(0,_fence_js__WEBPACK_IMPORTED_MODULE_2__.t)(place)}\n\n${body}`;
}



/***/ })

};
;