"use strict";
exports.id = 411;
exports.ids = [411];
exports.modules = {

/***/ 8411:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ createTerminal; },
/* harmony export */   c: function() { return /* binding */ cut; },
/* harmony export */   i: function() { return /* binding */ PLAIN; },
/* harmony export */   l: function() { return /* binding */ oneLine; },
/* harmony export */   n: function() { return /* binding */ render_review_exports; },
/* harmony export */   o: function() { return /* binding */ terminal_exports; },
/* harmony export */   r: function() { return /* binding */ foldRows; },
/* harmony export */   s: function() { return /* binding */ renderPlan; },
/* harmony export */   t: function() { return /* binding */ renderReview; },
/* harmony export */   u: function() { return /* binding */ wrap; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_2__);



// src/terminal/text-width.ts
/** Columns of a text in a terminal: two per East Asian character or emoji, none for combining characters. */
function widthOf(text) {
	if (ASCII.test(text)) return text.length;
	let width = 0;
	for (const { segment } of segmenter().segment(text)) width += widthOfCharacter(segment);
	return width;
}
const ASCII = /^[\x20-\x7e]*$/;
const segmenter = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tn)(() => new Intl.Segmenter());
/** Wide by Unicode's East Asian Width, or shown as emoji. https://www.unicode.org/reports/tr11/ */
const WIDE = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt)(String.raw`^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|\ufe0f`, "u");
const ZERO_WIDTH = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Rt)(String.raw`^[\p{M}\p{Cf}\u200b]*$`, "u");
function widthOfCharacter(character) {
	if (WIDE().test(character)) return 2;
	return ZERO_WIDTH().test(character) ? 0 : 1;
}
/** Truncates to `columns`, ending with `…` if something is missing. */
function cut(text, columns) {
	return lengthWithin(text, columns) === text.length ? text : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xt)(`${text.slice(0, lengthWithin(text, columns - 1))}…`);
}
/** Wraps at blanks if possible. Each line is made printable again: `::` is a command only at the start of a line. */
function wrap(text, columns) {
	const lines = [];
	let rest = text;
	for (;;) {
		const fits = lengthWithin(rest, columns);
		if (fits === rest.length) return [...lines, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(rest)];
		const blank = rest.lastIndexOf(" ", fits);
		const end = rest.slice(0, Math.max(0, blank)).trim() === "" ? fits || lengthOfFirst(rest) : blank;
		lines.push((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(rest.slice(0, end).trimEnd()));
		rest = rest.slice(end).trimStart();
	}
}
/** Length of the first character in UTF-16 units; a line has at least one character, even if it is too wide. */
function lengthOfFirst(text) {
	const [first] = segmenter().segment(text);
	return first?.segment.length ?? 1;
}
/** How many UTF-16 units of the text fit into `columns`, without splitting a character. */
function lengthWithin(text, columns) {
	if (columns === Number.POSITIVE_INFINITY) return text.length;
	const near = text.slice(0, columns + 1);
	if (ASCII.test(near)) return Math.min(text.length, columns);
	for (let examined = 4 * (columns + 1);; examined *= 4) {
		const start = text.slice(0, examined);
		let width = 0;
		for (const { segment, index } of segmenter().segment(start)) {
			width += widthOfCharacter(segment);
			if (width > columns && (index + segment.length < start.length || start.length === text.length)) return index;
		}
		if (start.length === text.length) return text.length;
	}
}
/** Replaces tabs, whose width depends on the terminal, with two blanks. */
function withoutTabs(text) {
	return text.replaceAll("	", "  ");
}
/** Collapses white space, so that the text is one line. */
function oneLine(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text.replace(/\s+/g, " ").trim());
}
// src/terminal/counted-section.ts
/** Maximum number of files named per reason; the others are counted together. */
const MAX_FILES = 20;
/** For findings that are too many to list: the reason once, and how many there are per file. */
function countedSection(title, findings, { columns, paint }) {
	const lines = [...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(findings, ({ reason = "", code }) => `${reason} (${code})`)].flatMap(([reason, group]) => [...wrap(oneLine(reason), columns - 2).map((part) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${part}`), ...perFile(group).map((text) => cut((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`    ${text}`, columns))]);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)([paint("bold", cut(title, columns)), ...lines], "\n");
}
function perFile(findings) {
	const byFile = [...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gt)(findings, ({ path }) => path)].toSorted(([, one], [, other]) => other.length - one.length);
	const named = byFile.slice(0, MAX_FILES);
	const rest = byFile.slice(MAX_FILES).flatMap(([, group]) => group);
	const lines = named.map(([path, { length }]) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(length, "finding")} in ${oneLine(path)}`);
	if (rest.length === 0) return lines;
	const files = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(byFile.length - named.length, "other file");
	return [...lines, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(rest.length, "finding")} in ${files}`)];
}
// src/terminal/render-body.ts
/** Renders a comment's Markdown as plain lines that fit the terminal; a suggestion as red and green lines. */
function renderBody(body, replaced, terminal) {
	const lines = [];
	for (const piece of splitBlocks((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(body))) {
		const rendered = piece.info === void 0 ? piece.lines.flatMap((text) => textLines(text, terminal)) : codeLines(piece.info, piece.lines, replaced, terminal);
		for (const each of rendered) lines.push(each);
	}
	return lines;
}
function splitBlocks(body) {
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
/** Removes backslash escapes and the zero-width spaces that stop mentions. */
function textLines(text, { columns, paint }) {
	const [, title, rest] = /^\*\*(.+?)\*\*(?= · |$)(.*)$/.exec(text) ?? [];
	const plain = (source) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(withoutTabs(source).replaceAll("​", "").replace(/\\([!-/:-@[-`{-~])/g, "$1"));
	if (title === void 0) return wrapWithHangingIndent(plain(text.replace(SEVERITY$1, "$1: ")), columns);
	return wrap(plain(`${title}${rest}`), columns).map((part) => paint("bold", part));
}
/** The start of a message without a title. */
const SEVERITY$1 = /^\*\*(Error|Warning|Info):\*\* /;
/** Further lines of a list item are indented to its first word. */
function wrapWithHangingIndent(text, columns) {
	const indent = /^ *(?:[-*>]|\d{1,3}[.)]) +/.exec(text)?.[0].length ?? 0;
	if (indent === 0 || indent > columns / 2) return wrap(text, columns);
	const [first = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, ...more] = wrap((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text.slice(indent)), columns - indent);
	return [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text.slice(0, indent))}${first}`, ...more.map((part) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, indent)}${part}`)];
}
const SEVERITY_STYLES = {
	error: "red",
	warning: "yellow",
	info: "blue"
};
function severityStyle(severity) {
	return SEVERITY_STYLES[severity] ?? "dim";
}
/** If there are more lines, they are not compared: first all old lines in red, then all new ones in green. */
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
	}] : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.F)([...replaced], [...lines])).flatMap(({ value, added, removed }) => value.flatMap((text) => changeLines(added ? "+" : removed ? "-" : " ", text, terminal)));
}
const SIGN_STYLES = {
	"+": "green",
	"-": "red"
};
function changeLines(sign, text, { columns, paint }) {
	const style = SIGN_STYLES[sign];
	const [first = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, ...more] = wrap((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(withoutTabs(text)), columns - 2);
	const lines = [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(sign)} ${first}`, ...more.map((part) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${part}`)];
	return style ? lines.map((part) => paint(style, part)) : lines;
}
// src/terminal/render-plan.ts
/** Renders the plan with a line or two per finding: where it goes, whether it has a button, and if not, why. */
function renderPlan(plan, terminal) {
	const inline = plan.findings.filter(({ outcome }) => outcome === "inline");
	const files = /* @__PURE__ */ new Map();
	for (const finding of inline) {
		const ofFile = files.get(finding.path) ?? [];
		ofFile.push(finding);
		files.set(finding.path, ofFile);
	}
	const sections = [
		renderCounts(plan, terminal),
		...[...files].flatMap(([path, findings]) => section(oneLine(path), findings.toSorted((one, other) => topOf(plan, one) - topOf(plan, other)), (finding) => ({
			place: renderPlace(plan, finding),
			...buttonText(finding)
		}), terminal)),
		...shortSection((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`In the body of the review`, of(plan, "summary"), notInline, terminal),
		...renderUnposted(plan, terminal)
	];
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)(sections, "\n\n")}\n`;
}
function renderCounts({ counts, tally }, { columns, paint }) {
	const bold = wrap((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(counts, tally, "in the body").replaceAll("**", "")), columns).map((part) => paint("bold", part));
	const scope = wrap((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.T)(tally) ?? ""), columns);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)([...bold, ...tally.outOfScope > 0 ? scope : []], "\n");
}
/** The findings that are not part of the review. */
function renderUnposted(plan, terminal) {
	return [
		...shortSection((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Merged with another`, of(plan, "merged"), notInline, terminal),
		...shortSection((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Known from an earlier run`, of(plan, "duplicate"), known, terminal),
		...shortSection((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Filtered out`, of(plan, "filtered"), notInline, terminal),
		...droppedSection(of(plan, "dropped"), terminal)
	];
}
function of({ findings }, outcome) {
	return findings.filter((finding) => finding.outcome === outcome);
}
const known = (finding) => ({ place: renderLocation(finding) });
const notInline = (finding) => ({
	place: renderLocation(finding),
	detail: why(finding)
});
/** In terminals with fewer columns the place is on a separate line. */
const NARROW = 70;
const MAX_PLACE = 40;
/** Nobody reads a longer list of findings that have no comment; the report has them all. */
const MAX_LISTED = 20;
function shortSection(...given) {
	const [title, findings, , terminal] = given;
	return findings.length > MAX_LISTED ? [countedSection(title, findings, terminal)] : section(...given);
}
function section(title, findings, describe, terminal) {
	if (findings.length === 0) return [];
	const { columns, paint } = terminal;
	const rows = findings.map((finding) => ({
		finding,
		...describe(finding)
	}));
	const widest = rows.reduce((max, { place }) => Math.max(max, widthOf(place)), 0);
	const width = columns < NARROW ? 0 : Math.min(MAX_PLACE, widest);
	const room = columns - width - 4;
	const indent = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, width + (width > 0 ? 4 : 2));
	const lines = rows.flatMap(({ finding, place, detail, offered }) => {
		const [first = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, ...more] = wrap(renderTitle(finding), room - SEVERITY);
		const head = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${severityText(finding, terminal)}  ${first}`;
		const under = more.map((part) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${indent}${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, SEVERITY)}${part}`);
		const details = detail ? wrap(detail, room).map((part) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${indent}${offered ? paint("green", part) : part}`) : [];
		return [
			...width > 0 ? [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${place}${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, Math.max(0, width - widthOf(place)))}  ${head}`] : [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${paint("dim", cut(place, columns - 2))}`, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${head}`],
			...under,
			...details
		];
	});
	return [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)([paint("bold", cut(title, columns)), ...lines], "\n")];
}
/** A dropped entry has no text; its reason gives the file, the number and what was wrong with it. */
function droppedSection(findings, { columns, paint }) {
	if (findings.length === 0) return [];
	const lines = findings.flatMap((finding) => {
		const { path, severity } = finding;
		const about = [path === "" ? void 0 : renderLocation(finding), severity].filter(Boolean).join(", ");
		return wrap(oneLine(`${finding.reason ?? ""} (${about === "" ? "" : `${about}, `}${finding.code})`), columns - 4).map((part, index) => index === 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ${part}` : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`    ${part}`);
	});
	return [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)([paint("bold", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`Dropped`), ...lines], "\n")];
}
/** Columns of the severity, including two blanks. */
const SEVERITY = 9;
function severityText({ severity = "" }, { paint }) {
	return paint(severityStyle(severity), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(severity), 7));
}
/** The title; without one, the first line of the message. */
function renderTitle({ title, message = "" }) {
	const [first = ""] = (title ?? message).trim().split("\n");
	return cut(oneLine(first), MAX_TITLE);
}
const MAX_TITLE = 100;
function topOf({ review }, finding) {
	return finding.comments.reduce((top, index) => Math.min(top, review.comments[index]?.line ?? 0), Number.POSITIVE_INFINITY);
}
function renderPlace({ review }, finding) {
	const places = finding.comments.toReversed().flatMap((index) => {
		const comment = review.comments[index];
		if (!comment) return [];
		const { start_line: first, line: last } = comment;
		if (last === void 0) return [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`whole file`];
		const lines = first === void 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${last}` : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${first}-${last}`;
		return [comment.side === "LEFT" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`deleted ${lines}` : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`line ${lines}`];
	});
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)(places, ", ");
}
function buttonText({ suggestion, reason, code }) {
	if (suggestion === "committable") return {
		detail: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`● one-click suggestion`,
		offered: true
	};
	if (suggestion === "none") return {};
	return { detail: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`○ code shown, no button: ${oneLine(reason ?? "")} (${code ?? ""})` };
}
function renderLocation({ path, line: last, start_line }) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${oneLine(path)}${last === void 0 ? "" : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.y)(start_line, last)}`;
}
function why({ reason, code }) {
	return oneLine(`${reason ?? ""} (${code})`);
}
// src/terminal/terminal.ts
var terminal_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
	PLAIN: () => PLAIN,
	createTerminal: () => createTerminal
});
/** For logs: lines are not wrapped, no colours. */
const PLAIN = {
	columns: Number.POSITIVE_INFINITY,
	paint: (_, text) => text
};
/** With fewer columns not even a line number and a word fit side by side. */
const MIN_COLUMNS = 40;
const DEFAULT_COLUMNS = 100;
function createTerminal(stream, env = process.env, choice = "auto") {
	const columns = Number(env.COLUMNS) || stream.columns || DEFAULT_COLUMNS;
	const paint = (style, text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xt)((0,node_util__WEBPACK_IMPORTED_MODULE_2__.styleText)(style, text, { validateStream: false }));
	return {
		columns: Math.max(MIN_COLUMNS, columns),
		paint: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.n)(choice, stream.isTTY === true, env) ? paint : PLAIN.paint
	};
}
// src/core/plan/fold-rows.ts
function foldRows(hunks, comments, sight) {
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
/** By their line. */
function commentsByHunk(hunks, comments) {
	const byHunk = /* @__PURE__ */ new Map();
	for (const comment of comments) {
		const hunk = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yt)(hunks, comment.side ?? "RIGHT", comment.line ?? 0)?.hunk;
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
/** A few rows between visible ones stay visible. */
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
// src/terminal/render-review.ts
var render_review_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ renderReview: () => renderReview });
/** Renders the review for a terminal: each comment below its rows of the diff, then the body and the counts. */
function renderReview(plan, diff, terminal) {
	const parts = [
		...renderFiles(plan, diff, terminal),
		...renderBodyEntries(plan, terminal),
		...renderUnposted(plan, terminal),
		...renderSummary(plan, terminal),
		renderCounts(plan, terminal)
	];
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)(parts, "\n\n")}\n`;
}
/** What the authors say about all findings together. */
function renderSummary({ summary }, terminal) {
	return summary ? [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)(renderBody(summary, [], terminal), "\n")] : [];
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
function suggestionLabel(suggestion, { paint }) {
	if (suggestion === "committable") return paint("green", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ● one-click suggestion`);
	return suggestion === "quoted" ? paint("yellow", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ○ code shown, no button`) : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``;
}
/** Rows of context shown around a comment. */
const CONTEXT = {
	above: 3,
	below: 1,
	minFolded: 2
};
function renderFile({ path, previousPath }, hunks, placed, terminal) {
	const { paint, columns } = terminal;
	const was = previousPath === void 0 ? [] : wrap((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  was ${oneLine(previousPath)}`, columns);
	const title = wrap(oneLine(path), columns).map((part) => paint("bold", part));
	const comments = placed.map(({ comment }) => comment);
	const boxes = /* @__PURE__ */ new Map();
	for (const one of placed) {
		const key = keyOf(one.comment.side, one.comment.line);
		const lines = boxes.get(key) ?? [];
		for (const text of box(one, hunks, terminal)) lines.push(text);
		boxes.set(key, lines);
	}
	const rows = foldRows(hunks, comments, CONTEXT).flatMap(({ folded, parts }) => folded ? [paint("dim", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`    ⋯`)] : parts.flatMap((part) => part.rows.flatMap((row) => {
		const key = row.kind === "deleted" ? keyOf("LEFT", row.oldLine) : keyOf("RIGHT", row.newLine);
		const below = boxes.get(key) ?? [];
		boxes.delete(key);
		return [renderRow(row, terminal), ...below];
	})));
	const withoutRow = [...boxes.values()].flat();
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)([
		...title,
		...was.map((part) => paint("dim", part)),
		...withoutRow,
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
	const number = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.c)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${newLine ?? oldLine ?? ""}`, 4);
	const style = STYLES[kind];
	const code = cut((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${SIGNS[kind]} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(withoutTabs(text))}`, columns - number.length - 1);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${paint("dim", number)} ${style ? paint(style, code) : code}`;
}
function box({ comment, owner }, hunks, terminal) {
	const { line: last = 0, start_line: first = last, side, body } = comment;
	const hunk = side === "RIGHT" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(hunks, last) : void 0;
	const replaced = body.includes("suggestion") && hunk && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(hunk, first, last) || [];
	return framed((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${placeText(comment, hunk !== void 0)}${suggestionLabel(owner?.suggestion, terminal)}`, renderBody(body, replaced.map(({ text }) => text), inside(terminal)), owner, terminal);
}
function placeText({ line: last, start_line: first = last, side }, shown) {
	if (first === void 0 || last === void 0) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`whole file`;
	const lines = first === last ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`line ${last}` : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`lines ${first}-${last}`;
	if (side === "LEFT") return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`deleted ${lines}`;
	return shown ? lines : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${lines}, not in the diff`;
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
	const bar = paint(style, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  │`);
	return [
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${paint(style, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ╭─`)} ${top}`,
		...lines.map((text) => text === "" ? bar : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${bar} ${text}`),
		paint(style, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`  ╰─`)
	];
}
/** The findings in the body. The line that links to each is replaced by a shorter one. */
function renderBodyEntries({ body, findings }, terminal) {
	const entries = body.groups.flatMap((group) => group.entries);
	if (entries.length === 0) return [];
	const { paint, columns } = terminal;
	const boxes = entries.flatMap(({ finding: index, more }) => {
		const finding = findings[index];
		if (!finding) return [];
		const { path, line: last, start_line, title, message = "", severity = "", reason = "" } = finding;
		const place = oneLine(path + (last === void 0 ? "" : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.y)(start_line, last)));
		const [first = ""] = (title?.trim() || message.trim()).split("\n");
		const lines = [
			...wrap(oneLine(`${first} · ${severity}`), columns - 4).map((part) => paint("bold", part)),
			...more === "" ? [] : [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``, ...renderBody(more, [], inside(terminal))],
			(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)``,
			...wrap(oneLine(reason), columns - 4)
		];
		return framed(cut(place, columns - 5), lines, finding, terminal);
	});
	return [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.i)([paint("bold", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`In the body of the review`), ...boxes], "\n")];
}



/***/ })

};
;