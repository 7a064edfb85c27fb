"use strict";
exports.id = 746;
exports.ids = [746,929,892];
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

/***/ 4929:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ wrap; },
/* harmony export */   renderReview: function() { return /* binding */ renderReview; },
/* harmony export */   t: function() { return /* binding */ renderPlan; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1316);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var _fold_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6709);



// lib/terminal/text-width.js
/** Columns that a text takes in a terminal: two for East Asian characters and emoji, none for what combines. */
function widthOf(text) {
	if (ASCII.test(text)) return text.length;
	let width = 0;
	for (const { segment } of segmenter().segment(text)) width += widthOfCharacter(segment);
	return width;
}
const ASCII = /^[\x20-\x7e]*$/;
let made;
function segmenter() {
	made ??= new Intl.Segmenter();
	return made;
}
/** Wide by Unicode's East Asian Width, or shown as emoji. https://www.unicode.org/reports/tr11/ */
const WIDE = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.mt)(String.raw`^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|\ufe0f`, "u");
const NARROW_AS_NOTHING = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.mt)(String.raw`^[\p{M}\p{Cf}\u200b]*$`, "u");
function widthOfCharacter(character) {
	if (WIDE().test(character)) return 2;
	return NARROW_AS_NOTHING().test(character) ? 0 : 1;
}
/** As much as fits, with `…` where something is missing. */
function cut(text, columns) {
	return lengthWithin(text, columns) === text.length ? text : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.dt)(`${text.slice(0, lengthWithin(text, columns - 1))}…`);
}
/** Lines that fit, broken at blanks where there are any. What was harmless within a line may not be at its start. */
function wrap(text, columns) {
	const lines = [];
	let rest = text;
	for (;;) {
		const fits = lengthWithin(rest, columns);
		if (fits === rest.length) return [...lines, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(rest)];
		const blank = rest.lastIndexOf(" ", fits);
		const end = rest.slice(0, Math.max(0, blank)).trim() === "" ? fits || lengthOfFirst(rest) : blank;
		lines.push((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(rest.slice(0, end).trimEnd()));
		rest = rest.slice(end).trimStart();
	}
}
/** In code units: at least one character is on a line, however narrow that is. */
function lengthOfFirst(text) {
	const [first] = segmenter().segment(text);
	return first?.segment.length ?? 1;
}
/** How much of the text fits, in code units, whole characters only. */
function lengthWithin(text, columns) {
	if (columns === Number.POSITIVE_INFINITY) return text.length;
	const near = text.slice(0, columns + 1);
	if (ASCII.test(near)) return Math.min(text.length, columns);
	for (let looked = 4 * (columns + 1);; looked *= 4) {
		const start = text.slice(0, looked);
		let width = 0;
		for (const { segment, index } of segmenter().segment(start)) {
			width += widthOfCharacter(segment);
			if (width > columns && (index + segment.length < start.length || start.length === text.length)) return index;
		}
		if (start.length === text.length) return text.length;
	}
}
/** Code as it stands in columns: tabs would be as wide as the terminal likes. */
function withoutTabs(text) {
	return text.replaceAll("	", "  ");
}
/** A name, a title, a sentence: whatever white space it has, it is one line. */
function oneLine(text) {
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(text.replace(/\s+/g, " ").trim());
}
// lib/terminal/render-body.js
/** A comment's text as a reader sees it, in lines that fit; a suggestion in red and green. */
function renderBody(body, replaced, terminal) {
	const lines = [];
	for (const piece of piecesOf((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.F)(body))) {
		const own = piece.info === void 0 ? piece.lines.flatMap((text) => textLines(text, terminal)) : codeLines(piece.info, piece.lines, replaced, terminal);
		for (const each of own) lines.push(each);
	}
	return lines;
}
function piecesOf(body) {
	const pieces = [{
		info: void 0,
		lines: []
	}];
	let fence;
	for (const text of body.split("\n")) {
		const [, mark, info = ""] = /^(`{3,})([^`]*)$/.exec(text) ?? [];
		if (fence === void 0 && mark !== void 0) {
			fence = mark;
			pieces.push({
				info: info.trim(),
				lines: []
			});
		} else if (fence !== void 0 && text === fence) {
			fence = void 0;
			pieces.push({
				info: void 0,
				lines: []
			});
		} else pieces.at(-1)?.lines.push(text);
	}
	return pieces;
}
/** Without the escapes and the blanks that stop mentions. */
function textLines(text, { columns, paint }) {
	const [, title, rest] = /^\*\*(.+?)\*\*(?= · |$)(.*)$/.exec(text) ?? [];
	const plain = (source) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(withoutTabs(source).replaceAll("​", "").replace(/\\([!-/:-@[-`{-~])/g, "$1"));
	if (title === void 0) return hanging(plain(text), columns);
	return wrap(plain(`${title}${rest}`), columns).map((part) => paint("bold", part));
}
/** The second line of an item stands under its first word. */
function hanging(text, columns) {
	const sign = /^ *(?:[-*>]|\d{1,3}[.)]) +/.exec(text)?.[0].length ?? 0;
	if (sign === 0 || sign > columns / 2) return wrap(text, columns);
	const [first = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``, ...more] = wrap((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(text.slice(sign)), columns - sign);
	return [(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(text.slice(0, sign))}${first}`, ...more.map((part) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.et)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``, sign)}${part}`)];
}
const SEVERITY_STYLES = {
	error: "red",
	warning: "yellow",
	info: "blue"
};
function severityStyle(severity) {
	return SEVERITY_STYLES[severity] ?? "dim";
}
/** More lines are not compared: they are all red, then all green. */
const MAX_COMPARED = 1e3;
function codeLines(info, lines, replaced, terminal) {
	if (info === "diff") return lines.flatMap((text) => changeLines(text[0] ?? " ", text.slice(1), terminal));
	if (!/^suggestion(?:$|:)/.test(info)) return lines.flatMap((text) => changeLines(" ", text, terminal));
	return (replaced.length + lines.length > MAX_COMPARED ? [{
		value: [...replaced],
		removed: true,
		added: false
	}, {
		value: [...lines],
		removed: false,
		added: true
	}] : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.E)([...replaced], [...lines])).flatMap(({ value, added, removed }) => value.flatMap((text) => changeLines(added ? "+" : removed ? "-" : " ", text, terminal)));
}
const SIGN_STYLES = {
	"+": "green",
	"-": "red"
};
function changeLines(sign, text, { columns, paint }) {
	const style = SIGN_STYLES[sign];
	const [first = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``, ...more] = wrap((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(withoutTabs(text)), columns - 2);
	const lines = [(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(sign)} ${first}`, ...more.map((part) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ${part}`)];
	return style ? lines.map((part) => paint(style, part)) : lines;
}
// lib/terminal/render-plan.js
/** The plan in a line or two for each finding: what goes where, which have a button, and why the others do not. */
function renderPlan(plan, terminal) {
	const inline = plan.findings.filter(({ outcome }) => outcome === "inline");
	const files = /* @__PURE__ */ new Map();
	for (const finding of inline) {
		const own = files.get(finding.path) ?? [];
		own.push(finding);
		files.set(finding.path, own);
	}
	const sections = [
		renderCounts(plan, terminal),
		...[...files].flatMap(([path, findings]) => section(oneLine(path), findings.toSorted((one, other) => topOf(plan, one) - topOf(plan, other)), (finding) => ({
			place: placeOf(plan, finding),
			...buttonText(finding)
		}), terminal)),
		...section((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`In the body of the review`, of(plan, "summary"), notInline, terminal),
		...renderUnposted(plan, terminal)
	];
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)(sections, "\n\n")}\n`;
}
function renderCounts({ counts }, { columns, paint }) {
	const text = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.v)(counts).replaceAll("**", "").replace("below", "in the body"));
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)(wrap(text, columns).map((part) => paint("bold", part)), "\n");
}
/** What nobody reads in the review. */
function renderUnposted(plan, terminal) {
	return [
		...section((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`Merged with another`, of(plan, "merged"), notInline, terminal),
		...section((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`Known from an earlier run`, of(plan, "duplicate"), known, terminal),
		...section((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`Filtered out`, of(plan, "filtered"), notInline, terminal),
		...droppedSection(of(plan, "dropped"), terminal)
	];
}
function of({ findings }, outcome) {
	return findings.filter((finding) => finding.outcome === outcome);
}
const known = (finding) => ({ place: locationOf(finding) });
const notInline = (finding) => ({
	place: locationOf(finding),
	detail: why(finding)
});
/** In narrow terminals the place has a line of its own. */
const NARROW = 70;
const MAX_PLACE = 40;
function section(title, findings, describe, terminal) {
	if (findings.length === 0) return [];
	const { columns, paint } = terminal;
	const rows = findings.map((finding) => ({
		finding,
		...describe(finding)
	}));
	const widest = rows.reduce((most, { place }) => Math.max(most, widthOf(place)), 0);
	const width = columns < NARROW ? 0 : Math.min(MAX_PLACE, widest);
	const room = columns - width - 4;
	const indent = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.et)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``, width + (width > 0 ? 4 : 2));
	const lines = rows.flatMap(({ finding, place, detail, offered }) => {
		const [first = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``, ...more] = wrap(titleOf(finding), room - SEVERITY);
		const head = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${severityText(finding, terminal)}  ${first}`;
		const under = more.map((part) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${indent}${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.et)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``, SEVERITY)}${part}`);
		const details = detail ? wrap(detail, room).map((part) => (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${indent}${offered ? paint("green", part) : part}`) : [];
		return [
			...width > 0 ? [(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ${place}${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.et)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``, Math.max(0, width - widthOf(place)))}  ${head}`] : [(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ${paint("dim", cut(place, columns - 2))}`, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ${head}`],
			...under,
			...details
		];
	});
	return [(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)([paint("bold", cut(title, columns)), ...lines], "\n")];
}
/** Of an entry that was dropped there is no text: the reason names its file and number, and what was wrong with it. */
function droppedSection(findings, { columns, paint }) {
	if (findings.length === 0) return [];
	const lines = findings.flatMap((finding) => {
		const { path, severity } = finding;
		const about = [path === "" ? void 0 : locationOf(finding), severity].filter(Boolean).join(", ");
		return wrap(oneLine(`${finding.reason ?? ""} (${about === "" ? "" : `${about}, `}${finding.code})`), columns - 4).map((part, index) => index === 0 ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ${part}` : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`    ${part}`);
	});
	return [(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)([paint("bold", (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`Dropped`), ...lines], "\n")];
}
const SEVERITY = 9;
function severityText({ severity = "" }, { paint }) {
	return paint(severityStyle(severity), (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.et)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(severity), 7));
}
/** Without a title, the beginning of the message. */
function titleOf({ title, message = "" }) {
	const [first = ""] = (title ?? message).trim().split("\n");
	return cut(oneLine(first), MAX_TITLE);
}
const MAX_TITLE = 100;
function topOf({ review }, finding) {
	return finding.comments.reduce((top, index) => Math.min(top, review.comments[index]?.line ?? 0), Number.POSITIVE_INFINITY);
}
function placeOf({ review }, finding) {
	const places = finding.comments.toReversed().flatMap((index) => {
		const comment = review.comments[index];
		if (!comment) return [];
		const { start_line: first, line: last } = comment;
		if (last === void 0) return [(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`whole file`];
		const lines = first === void 0 ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${last}` : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${first}-${last}`;
		return [comment.side === "LEFT" ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`deleted ${lines}` : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`line ${lines}`];
	});
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)(places, ", ");
}
function buttonText({ suggestion, reason, code }) {
	if (suggestion === "committable") return {
		detail: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`● one-click suggestion`,
		offered: true
	};
	if (suggestion === "none") return {};
	return { detail: (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`○ code shown, no button: ${oneLine(reason ?? "")} (${code ?? ""})` };
}
function locationOf({ path, line: last, start_line }) {
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${oneLine(path)}${last === void 0 ? "" : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.y)(start_line, last)}`;
}
function why({ reason, code }) {
	return oneLine(`${reason ?? ""} (${code})`);
}
// lib/terminal/render-review.js
/** The review for a person at a terminal: each comment under the rows it stands on, the body, the counts. */
function renderReview(plan, diff, terminal) {
	const parts = [
		...renderFiles(plan, diff, terminal),
		...renderTold(plan, terminal),
		...renderUnposted(plan, terminal),
		renderCounts(plan, terminal)
	];
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)(parts, "\n\n")}\n`;
}
function renderFiles(plan, diff, terminal) {
	const owners = /* @__PURE__ */ new Map();
	for (const finding of plan.findings) if (finding.outcome === "inline") for (const index of finding.comments) owners.set(index, finding);
	const byFile = /* @__PURE__ */ new Map();
	for (const [index, comment] of plan.review.comments.entries()) {
		const placed = byFile.get(comment.path) ?? [];
		placed.push({
			comment,
			owner: owners.get(index)
		});
		byFile.set(comment.path, placed);
	}
	return diff.files.flatMap((file) => {
		const placed = byFile.get(file.path);
		if (!placed) return [];
		const read = diff.of(file);
		return [renderFile(file, "hunks" in read ? read.hunks : [], placed, terminal)];
	});
}
function stateOf(suggestion, { paint }) {
	if (suggestion === "committable") return paint("green", (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ● one-click suggestion`);
	return suggestion === "quoted" ? paint("yellow", (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ○ code shown, no button`) : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``;
}
/** What is kept of the rows round a comment. */
const SIGHT = {
	above: 3,
	below: 1,
	minFolded: 2
};
function renderFile({ path, previousPath }, hunks, placed, terminal) {
	const { paint, columns } = terminal;
	const was = previousPath === void 0 ? [] : wrap((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  was ${oneLine(previousPath)}`, columns);
	const title = wrap(oneLine(path), columns).map((part) => paint("bold", part));
	const comments = placed.map(({ comment }) => comment);
	const boxes = /* @__PURE__ */ new Map();
	for (const one of placed) {
		const key = keyOf(one.comment.side, one.comment.line);
		const own = boxes.get(key) ?? [];
		for (const text of box(one, hunks, terminal)) own.push(text);
		boxes.set(key, own);
	}
	const rows = (0,_fold_rows_js__WEBPACK_IMPORTED_MODULE_2__.t)(hunks, comments, SIGHT).flatMap(({ folded, parts }) => folded ? [paint("dim", (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`    ⋯`)] : parts.flatMap((part) => part.rows.flatMap((row) => {
		const key = row.kind === "deleted" ? keyOf("LEFT", row.oldLine) : keyOf("RIGHT", row.newLine);
		const own = boxes.get(key) ?? [];
		boxes.delete(key);
		return [renderRow(row, terminal), ...own];
	})));
	const stray = [...boxes.values()].flat();
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)([
		...title,
		...was.map((part) => paint("dim", part)),
		...stray,
		...rows
	], "\n");
}
function keyOf(side, at) {
	return `${side}${at}`;
}
const SIGNS = {
	added: "+",
	deleted: "-",
	context: " "
};
const STYLES = {
	added: "green",
	deleted: "red",
	context: void 0
};
function renderRow({ kind, oldLine, newLine, text }, { columns, paint }) {
	const number = (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.tt)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${newLine ?? oldLine ?? ""}`, 4);
	const style = STYLES[kind];
	const code = cut((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${SIGNS[kind]} ${(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.rt)(withoutTabs(text))}`, columns - number.length - 1);
	return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${paint("dim", number)} ${style ? paint(style, code) : code}`;
}
function box({ comment, owner }, hunks, terminal) {
	const { line: last = 0, start_line: first = last, side, body } = comment;
	const hunk = side === "RIGHT" ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.B)(hunks, last) : void 0;
	const replaced = body.includes("suggestion") && hunk && (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.H)(hunk, first, last) || [];
	return framed((0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${placeText(comment, hunk !== void 0)}${stateOf(owner?.suggestion, terminal)}`, renderBody(body, replaced.map(({ text }) => text), inside(terminal)), owner, terminal);
}
function placeText({ line: last, start_line: first = last, side }, shown) {
	if (first === void 0 || last === void 0) return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`whole file`;
	const lines = first === last ? (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`line ${last}` : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`lines ${first}-${last}`;
	if (side === "LEFT") return (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`deleted ${lines}`;
	return shown ? lines : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${lines}, not in the diff`;
}
/** The frame takes four columns. */
function inside(terminal) {
	return {
		...terminal,
		columns: terminal.columns - 4
	};
}
function framed(top, lines, finding, { paint }) {
	const style = severityStyle(finding?.severity ?? "");
	const bar = paint(style, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  │`);
	return [
		(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${paint(style, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ╭─`)} ${top}`,
		...lines.map((text) => text === "" ? bar : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`${bar} ${text}`),
		paint(style, (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`  ╰─`)
	];
}
/** The findings of the body. Their first line has a link, and is said shorter. */
function renderTold({ body, findings }, terminal) {
	if (body.told.length === 0) return [];
	const { paint, columns } = terminal;
	const boxes = body.told.flatMap(({ finding: index, text }) => {
		const finding = findings[index];
		if (!finding) return [];
		const { path, line: last, start_line, title, severity = "" } = finding;
		const place = oneLine(path + (last === void 0 ? "" : (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.y)(start_line, last)));
		const lines = [
			...wrap(oneLine(title === void 0 ? severity : `${title} · ${severity}`), columns - 4).map((part) => paint("bold", part)),
			(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)``,
			...renderBody(text.slice(text.indexOf("\n") + 1).trim(), [], inside(terminal))
		];
		return framed(cut(place, columns - 5), lines, finding, terminal);
	});
	return [(0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Z)([paint("bold", (0,_main_js__WEBPACK_IMPORTED_MODULE_1__.Q)`In the body of the review`), ...boxes], "\n")];
}



/***/ }),

/***/ 1344:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ ending; },
/* harmony export */   i: function() { return /* binding */ withholdSecrets; },
/* harmony export */   n: function() { return /* binding */ reviewOrDegrade; },
/* harmony export */   r: function() { return /* binding */ UnreadError; },
/* harmony export */   t: function() { return /* binding */ review; }
/* harmony export */ });
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7589);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);




// lib/output/outcome-text.js
/** What has become of the review, for a person. */
function ending(result) {
	switch (result.outcome) {
		case "posted": return `Posted ${result.url}`;
		case "nothing-new": return "Nothing new: all findings are known from an earlier run";
		case "nothing-to-post": return "Nothing to post";
		case "dry-run": return "A dry run: nothing was posted";
		case "skipped": return `${result.why}; nothing was posted`;
		case "degraded": return `${result.message}\n${result.hint}`;
	}
}
// lib/input/checkout.js
/** What to do where code has no button because another commit is checked out, most often the merge commit. */
function checkoutAdvice(plan, commit, differs) {
	const [path] = plan.findings.filter(({ code }) => code === "commit-differs").flatMap((finding) => finding.comments.map((at) => plan.review.comments[at]?.path)).filter((each) => each !== void 0 && differs(each));
	if (path === void 0) return [];
	return [`${path} is not checked out as commit ${commit} has it, so its lines are not proven. Check out the head: ref: \${{ github.event.pull_request.head.sha }}`];
}
// lib/input/withhold-secrets.js
/**
* A finding that gives the token away goes nowhere, not into a comment, a log, the summary or the report: only that
* there was one, and where. The others go on.
*/
function withholdSecrets(gathered, holdsSecret) {
	const holds = (value) => holdsSecret(textsOf$1(value).join("\n"));
	if (!holds(gathered)) return gathered;
	const { findings, bad, notes } = gathered;
	const guilty = new Set([...findings, ...bad].filter(holds));
	const kept = {
		findings: findings.filter((finding) => !guilty.has(finding)),
		bad: [...bad.filter((entry) => !guilty.has(entry)), ...[...guilty].map((entry) => withheld(entry, holdsSecret))],
		notes: notes.map((note) => holdsSecret(note) ? "A note that holds the token is withheld" : note)
	};
	if (holds(kept)) throw tokenTold("The findings, taken together,", "nothing was posted");
	const [first, ...more] = guilty;
	if (!first) return kept;
	const what = nameOf(first.origin) + (more.length > 0 ? ` and ${more.length} more` : "");
	return {
		...kept,
		alarm: tokenTold(what, "that was withheld")
	};
}
function withheld({ origin, path = "", line, severity }, holdsSecret) {
	return {
		origin,
		field: "",
		message: "would give the token of this run away, so its text is withheld",
		code: "holds-token",
		...holdsSecret(path) ? {} : { path },
		...line === void 0 ? {} : { line },
		...severity === void 0 ? {} : { severity }
	};
}
function tokenTold(what, so) {
	return new _main_js__WEBPACK_IMPORTED_MODULE_0__._n(`${what} would give the token of this run away; ${so}`, { hint: "Whatever wrote the findings can read the token. Let it run in a job without one, and revoke the token." });
}
function nameOf({ file, index }) {
	return `${file}: finding ${index}`;
}
/** Every text of a value, however deep: its fields are ours, so this ends. */
function textsOf$1(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf$1) : [];
}
// lib/output/redact-result.js
/** A server may repeat the token in all that it says: what is told of it further on does not. */
function redactResult(result, holdsSecret) {
	if (!holdsSecret(textsOf(result).join("\n"))) return result;
	const redacted = mapTexts(result, (text) => holdsSecret(text) ? _main_js__WEBPACK_IMPORTED_MODULE_0__.it : text);
	return holdsSecret(textsOf(redacted).join("\n")) ? mapTexts(result, () => _main_js__WEBPACK_IMPORTED_MODULE_0__.it) : redacted;
}
function textsOf(result) {
	const texts = [];
	mapTexts(result, (text) => {
		texts.push(text);
		return text;
	});
	return texts;
}
/** The texts that a server has a part in. The review itself is looked at before it is posted, see review.ts. */
function mapTexts(result, map) {
	const plan = {
		...result.plan,
		log: result.plan.log.map(map),
		findings: result.plan.findings.map((finding) => mapFinding(finding, map))
	};
	switch (result.outcome) {
		case "posted": return {
			...result,
			plan,
			url: map(result.url)
		};
		case "skipped": return {
			...result,
			plan,
			why: map(result.why)
		};
		case "degraded": return {
			...result,
			plan,
			message: map(result.message),
			hint: map(result.hint)
		};
		default: return {
			...result,
			plan
		};
	}
}
/** Names of files and quoted rows are the server's. */
function mapFinding(finding, map) {
	const { path, reason } = finding;
	return {
		...finding,
		path: map(path),
		...reason === void 0 ? {} : { reason: map(reason) }
	};
}
// lib/platforms/platform.js
/** The platform could not be read, or not all of it, so there is nothing to plan on. Nothing was posted. */
var UnreadError = class extends _main_js__WEBPACK_IMPORTED_MODULE_0__._n {
	/** The token may not read it. */
	forbidden;
	constructor(message, options) {
		super(message, options);
		this.forbidden = options.forbidden ?? false;
	}
};
// lib/review.js
/** What was planned could not be delivered. The findings are in the plan, for whoever can show them elsewhere. */
var DeliveryError = class extends _main_js__WEBPACK_IMPORTED_MODULE_0__._n {
	planned;
	constructor(planned, message, options = {}) {
		super(message, options);
		this.planned = planned;
	}
};
/**
* Whatever stands in the way of a review, every finding has a place in the plan, so that it can be told elsewhere. No
* text of a server in the result holds a secret.
*/
async function reviewOrDegrade(input, open) {
	const result = await reviewOrPlan(input, open);
	return input.holdsSecret ? redactResult(result, input.holdsSecret) : result;
}
async function reviewOrPlan(input, open) {
	try {
		const platform = await open();
		if (!("kind" in platform)) return await review({
			...input,
			platform
		});
		return {
			...planWithoutDiff(input, { failOn: "none" }),
			outcome: "skipped",
			why: `${platform.why}: there is nothing to review`
		};
	} catch (error) {
		if (error instanceof DeliveryError) return degraded(error.planned, error, "failure");
		if (error instanceof UnreadError) return degraded(planWithoutDiff(input), error, error.forbidden ? "permission" : "failure");
		throw error;
	}
}
function degraded(planned, { message, hint = "" }, cause) {
	return {
		...planned,
		outcome: "degraded",
		message,
		hint,
		cause
	};
}
/** The job's page holds more than a comment. */
const SUMMARY_LENGTH = 14e4;
function planWithoutDiff({ findings, bad, options }, override = {}) {
	const diff = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.z)([]);
	return {
		plan: (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.p)({
			findings,
			bad,
			diff,
			limits: {
				..._main_js__WEBPACK_IMPORTED_MODULE_0__.yt,
				bodyLength: SUMMARY_LENGTH
			},
			options: {
				...options,
				sha256: _main_js__WEBPACK_IMPORTED_MODULE_0__.i,
				outsideDiff: "summary",
				...override
			}
		}),
		diff,
		commit: ""
	};
}
/** Read, plan, post: every decision about what to do next is made here, none in a platform. */
async function review(input) {
	const { platform, dryRun, say } = input;
	const { noun } = platform;
	let subject = await platform.read();
	let holdsPath = await treeFor(input, subject);
	let adjustments = {
		refused: /* @__PURE__ */ new Set(),
		commentOnly: false
	};
	let replanned = false;
	for (;;) {
		const plan = planFor(input, subject, {
			...adjustments,
			holdsPath
		});
		const done = {
			plan,
			diff: subject.diff,
			commit: subject.commit
		};
		if (plan.failure !== void 0) return {
			...done,
			...failedPlan(plan.failure)
		};
		keepToOurselves(plan, input.holdsSecret);
		if (subject.closed) return {
			...done,
			outcome: "skipped",
			why: `The ${noun} is ${subject.closed}`
		};
		if (dryRun) return {
			...done,
			outcome: "dry-run"
		};
		if (plan.review.body === "") {
			for (const line of await platform.tidy(plan)) say(line);
			return {
				...done,
				outcome: plan.counts.duplicates > 0 ? "nothing-new" : "nothing-to-post"
			};
		}
		say(`Posting a review with ${(0,_main_js__WEBPACK_IMPORTED_MODULE_0__.w)(plan.review.comments.length, "comment")}`);
		const receipt = await platform.deliver(plan, subject).catch((error) => fail(done, error));
		switch (receipt.kind) {
			case "posted":
				for (const line of await platform.tidy(plan)) say(line);
				return {
					...done,
					outcome: "posted",
					id: receipt.id,
					url: receipt.url
				};
			case "forbidden": return {
				...done,
				outcome: "degraded",
				...forbidden(receipt)
			};
			case "closed": return {
				...done,
				outcome: "skipped",
				why: `The ${noun} is ${receipt.why}`
			};
			case "head-moved":
				if (replanned) throw new DeliveryError(done, `The ${noun} keeps changing; this run is superseded by the next`);
				say(`The ${noun} has changed meanwhile; planning again`);
				replanned = true;
				subject = await platform.read().catch((error) => fail(done, error));
				holdsPath = await treeFor(input, subject);
				break;
			case "refused":
				adjustments = {
					...adjustments,
					refused: refusedBy(done, receipt.comments, adjustments.refused, input)
				};
				break;
			case "comment-only":
				if (adjustments.commentOnly) throw new DeliveryError(done, receipt.message);
				say(`${receipt.message}; the review is a comment`);
				adjustments = {
					...adjustments,
					commentOnly: true
				};
				break;
			case "unknown": throw new DeliveryError(done, `The review may have been posted: ${receipt.message}`, { hint: `Look at the ${noun}. The next run finds out by itself and posts nothing twice.` });
			case "failed": throw new DeliveryError(done, receipt.message);
		}
	}
}
function failedPlan(message) {
	return {
		outcome: "degraded",
		message,
		hint: "This is a fault of Fencepost. Nothing was posted; the report and the annotations have the findings.",
		cause: "failure"
	};
}
/** Findings were looked at before; this is all that would leave, lines of the diff and names of files too. */
function keepToOurselves({ review }, holdsSecret) {
	const texts = review.comments.flatMap(({ path, body }) => [path, body]);
	if (holdsSecret?.([review.body, ...texts].join("\n"))) throw tokenTold("The review", "nothing was posted");
}
/** Where a path would have to be guessed, the tree of the reviewed commit is asked first: of the checkout, else of the API. */
async function treeFor({ platform, findings, options, treeOf }, { diff, commit }) {
	const paths = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.T)(findings, diff, options);
	if (paths.length === 0) return void 0;
	const local = treeOf?.(commit);
	if (local && paths.every((path) => local(path) !== void 0)) return local;
	const found = await platform.lookUp(paths, commit);
	return (path) => found.get(path);
}
function fail(planned, error) {
	if (!(error instanceof _main_js__WEBPACK_IMPORTED_MODULE_0__._n)) throw error;
	const { message, hint } = error;
	throw new DeliveryError(planned, message, {
		cause: error,
		...hint === void 0 ? {} : { hint }
	});
}
function planFor(input, subject, { refused, commentOnly, holdsPath }) {
	const { platform, findings, bad, options, checkout } = input;
	const { diff, commit, head, repositoryUrl, posted, unproven, blobs } = subject;
	const differs = (path) => {
		const blob = checkout?.blobOf(path);
		return blob !== void 0 && blob !== blobs.get(path);
	};
	const isHead = (path) => blobs.has(path) && checkout?.blobOf(path) === blobs.get(path);
	const plan = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.p)({
		findings,
		bad,
		diff,
		posted,
		refused,
		limits: platform.limits,
		options: {
			...options,
			sha256: _main_js__WEBPACK_IMPORTED_MODULE_0__.i,
			commit,
			head,
			repositoryUrl,
			holdsPath,
			headText: (path) => isHead(path) ? checkout?.textOf(path) : void 0,
			needsOriginal: (path) => unproven || differs(path),
			...commentOnly ? { event: "comment" } : {}
		}
	});
	return {
		...plan,
		log: [...plan.log, ...checkoutAdvice(plan, commit, differs)]
	};
}
/** A finding with a comment that is refused goes to the body with all its comments: their parts belong together. */
function refusedBy(planned, comments, before, { platform: { name }, say }) {
	const { plan } = planned;
	const refused = new Set(before);
	for (const index of comments) {
		const comment = plan.review.comments[index];
		if (!comment) continue;
		say(`${name} refuses a comment on ${comment.line === void 0 ? comment.path : `${comment.path}:${comment.line}`}; it goes to the body`);
		const owner = plan.findings.find((finding) => finding.comments.includes(index));
		for (const each of owner?.comments ?? [index]) {
			const marker = (0,_main_js__WEBPACK_IMPORTED_MODULE_0__.N)(plan.review.comments[each]?.body ?? "");
			if (marker) refused.add(marker.fingerprint);
		}
	}
	if (refused.size === before.size) throw new DeliveryError(planned, `${name} refused the review, and no comment could be blamed for it`);
	return refused;
}
function forbidden({ message, hint, fork }) {
	return {
		message,
		hint,
		cause: fork ? "fork" : "permission"
	};
}



/***/ }),

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