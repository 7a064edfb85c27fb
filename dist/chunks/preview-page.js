"use strict";
exports.id = 939;
exports.ids = [939];
exports.modules = {

/***/ 7939:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ preview_exports; },
/* harmony export */   t: function() { return /* binding */ preview; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8411);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2542);
/* harmony import */ var _gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8666);





// src/core/preview/html.ts
/** Safe markup. Created with `html`, which escapes all text. */
var Html = class {
	markup;
	constructor(markup) {
		this.markup = markup;
	}
};
/** A tagged template that escapes text; attribute values must be in double quotes. */
function html(template, ...parts) {
	let markup = template[0] ?? "";
	for (const [index, part] of parts.entries()) markup += toMarkup(part) + (template[index + 1] ?? "");
	return new Html(markup);
}
function toMarkup(part) {
	if (part instanceof Html) return part.markup;
	if (typeof part === "string") return escapeHtml(part);
	if (typeof part === "number") return String(part);
	return part ? part.map(toMarkup).join("") : "";
}
/**
* Reveals invisible characters too, because reviewers must see what is there. The page may be printed to a workflow's
* log, so characters that would form a command there become entities, see log.ts.
*/
function escapeHtml(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(text).replace(/[&<>"']|\[(?<=##\[)|:(?<=\n[^\S\n]*:)/g, (char) => `&#${char.charCodeAt(0)};`);
}
// src/core/preview/cut-text.ts
/** In characters. A longer line, as in minified files, would fill the page. */
const MAX_LINE = 2e3;
function cutText(text) {
	if (text.length <= MAX_LINE) return text;
	return `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(text, MAX_LINE)}… ${text.length - MAX_LINE} more characters`;
}
// src/core/preview/change-block.ts
/** A change as red and green lines, with its button or with the reason why it has none. */
function changeBlock(code, replaced, refusal) {
	if (code.lang === "diff") return framed(renderRows(code.value.split("\n").map(signed)), refusal);
	if (!isSuggestion(code)) return framed(html`<pre>${code.value}</pre>`, refusal);
	const lines = suggested(code, replaced);
	const label = code.lang === "suggestion" ? "Commit suggestion" : "Apply suggestion";
	return html`<div class="suggestion offered"><p class="cap">Suggested change</p>${renderRows(lines)}<p class="foot"><span class="commit">${label}</span></p></div>`;
}
/** Whether the block has a button. Only suggestion.ts creates such blocks; untrusted text cannot. */
function isSuggestion({ lang }) {
	return /^suggestion(?:$|:)/.test(lang ?? "");
}
function framed(content, refusal) {
	if (refusal === void 0) return html`<div class="suggestion">${content}</div>`;
	return html`<div class="suggestion refused"><p class="cap">Suggested change</p>${content}<p class="foot">${refusal}</p></div>`;
}
function renderRows(lines) {
	return html`<table class="change"><tbody>${emphasised(lines).map(row)}</tbody></table>`;
}
function signed(line) {
	const sign = line[0] === "+" || line[0] === "-" ? line[0] : " ";
	return {
		sign,
		text: sign === " " && line[0] !== " " ? line : line.slice(1)
	};
}
/** If there are more lines, they are not compared: first all old lines in red, then all new ones in green. */
const MAX_COMPARED = 1e3;
function suggested({ value }, replaced) {
	const after = value === "" ? [] : value.split("\n");
	const before = replaced?.lines ?? [];
	let number = replaced?.first ?? 0;
	return (before.length + after.length > MAX_COMPARED ? [{
		value: [...before],
		removed: true,
		added: false
	}, {
		value: after,
		removed: false,
		added: true
	}] : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.k)([...before], after)).flatMap(({ value, added, removed }) => value.map((text) => {
		if (added) return {
			sign: "+",
			text
		};
		return {
			sign: removed ? "-" : " ",
			text,
			number: number++
		};
	}));
}
/** If as many lines are removed as added, marks the part of each pair that differs. */
function emphasised(lines) {
	const result = [...lines];
	let at = 0;
	while (at < lines.length) {
		const removed = runLength(lines, at, "-");
		const added = runLength(lines, at + removed, "+");
		if (removed === added) for (let pair = at; pair < at + removed; pair++) markPair(result, pair, pair + removed);
		at += Math.max(1, removed + added);
	}
	return result;
}
function runLength(lines, start, sign) {
	let at = start;
	while (lines[at]?.sign === sign) at++;
	return at - start;
}
function markPair(lines, one, other) {
	const [before, after] = [lines[one], lines[other]];
	if (!before || !after || UNSPLITTABLE.test(before.text + after.text)) return;
	const shorter = Math.min(before.text.length, after.text.length);
	let from = 0;
	while (from < shorter && before.text[from] === after.text[from]) from++;
	let back = 0;
	while (back < shorter - from && before.text.at(-1 - back) === after.text.at(-1 - back)) back++;
	if ((from + back) * 3 < shorter) return;
	lines[one] = {
		...before,
		from,
		to: before.text.length - back
	};
	lines[other] = {
		...after,
		from,
		to: after.text.length - back
	};
}
/** Surrogate pairs and emoji sequences must not be split. */
const UNSPLITTABLE = /[\ud800-\udfff]|\u200d|\ufe0f/;
const KINDS = {
	"+": "added",
	"-": "deleted",
	" ": "context"
};
function row({ sign, text, number, from = 0, to = 0 }) {
	const content = from < to ? html`${cutText(text.slice(0, from))}<mark>${cutText(text.slice(from, to))}</mark>${cutText(text.slice(to))}` : cutText(text);
	return html`<tr class="${KINDS[sign]}"><td class="number">${number}</td><td class="text"><span class="sign">${sign}</span>${content}</td></tr>`;
}
// src/core/preview/rendered-markdown.ts
/**
* Renders a comment's Markdown as the platform does. Only a short list of elements is created; everything else, above
* all raw HTML, is shown as text.
*/
function renderedMarkdown(markdown, replaced) {
	const tree = tryParse(markdown);
	return tree ? html`${blocks(tree.children, {
		markdown,
		replaced
	})}` : html`<pre>${markdown}</pre>`;
}
function tryParse(markdown) {
	try {
		return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)(markdown);
	} catch {
		return;
	}
}
/** Renders code without a button together with the sentence below it that gives the reason. */
function blocks(nodes, context) {
	return nodes.map((node, index) => {
		if (isShown(nodes[index - 1]) && isRefusal(node)) return void 0;
		const after = nodes[index + 1];
		return isShown(node) && isRefusal(after) ? changeBlock(node, void 0, inlines(after, context)) : block(node, context);
	});
}
function isShown(node) {
	return node?.type === "code" && !isSuggestion(node);
}
function isRefusal(node) {
	const first = node?.type === "paragraph" ? node.children[0] : void 0;
	return first?.type === "text" && first.value.startsWith("No one-click change:");
}
function block(node, context) {
	switch (node.type) {
		case "paragraph": return html`<p>${inlines(node, context)}</p>`;
		case "heading": return html`<p><strong>${inlines(node, context)}</strong></p>`;
		case "blockquote": return html`<blockquote>${blocks(node.children, context)}</blockquote>`;
		case "list": return list(node, context);
		case "code": return code(node, context);
		case "table": return table(node, context);
		case "thematicBreak": return html`<hr>`;
		default: return html`<p>${inline(node, context)}</p>`;
	}
}
function code(node, { replaced }) {
	if (isSuggestion(node) || node.lang === "diff") return changeBlock(node, replaced);
	return html`<pre>${node.value}</pre>`;
}
/** A tight list has no paragraphs. */
function list(node, context) {
	const items = node.children.map((item) => {
		return html`<li>${item.children.map((child) => child.type === "paragraph" && !node.spread && !item.spread ? inlines(child, context) : block(child, context))}</li>`;
	});
	if (!node.ordered) return html`<ul>${items}</ul>`;
	return html`<ol start="${node.start ?? 1}">${items}</ol>`;
}
function table({ children: [head, ...rows], align }, context) {
	const at = (column) => align?.[column] ?? "left";
	return html`<div class="wide" role="region" aria-label="Table" tabindex="0"><table class="prose"><thead><tr>${head?.children.map((cell, column) => html`<th scope="col" class="${at(column)}">${inlines(cell, context)}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.children.map((cell, column) => html`<td class="${at(column)}">${inlines(cell, context)}</td>`)}</tr>`)}</tbody></table></div>`;
}
function inlines(node, context) {
	return node.children.map((child) => inline(child, context));
}
function inline(node, context) {
	switch (node.type) {
		case "text": return node.value.replaceAll("​", "");
		case "strong": return html`<strong>${inlines(node, context)}</strong>`;
		case "emphasis": return html`<em>${inlines(node, context)}</em>`;
		case "delete": return html`<del>${inlines(node, context)}</del>`;
		case "inlineCode": return html`<code>${node.value}</code>`;
		case "break": return html`<br>`;
		case "link":
			if (!isHttps(node.url)) return inlines(node, context);
			return html`<a href="${node.url}" rel="noopener noreferrer">${inlines(node, context)}</a>`;
		default: return context.markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
	}
}
function isHttps(address) {
	return URL.canParse(address) && new URL(address).protocol === "https:";
}
// src/core/preview/comment-card.ts
/** A comment below its row: its lines, the state of its button, its text. */
function commentCard(comment, entry, hunks, id) {
	const body = renderedMarkdown((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(comment.body), replacedBy(comment, hunks));
	const place = placeText(comment, hunks);
	return html`<article class="card" id="${id}" tabindex="-1" ${entryData(entry, comment.path)} aria-label="${`Comment on ${place}`}"><header>${place}${entry && buttonState(entry)}</header><div class="body">${body}</div></article>`;
}
/** Data attributes that the filters use. */
function entryData(entry, path) {
	return html`data-severity="${entry?.severity ?? "none"}" data-standing="${entry?.standing ?? "plain"}" data-path="${path}"`;
}
function placeText({ side, line, start_line = line }, hunks) {
	if (line === void 0) return "the whole file";
	const lines = start_line === line ? `line ${line}` : `lines ${start_line}–${line}`;
	if (side === "LEFT") return `deleted ${lines}`;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._t)(hunks, line) ? lines : `${lines}, not in the diff`;
}
function buttonState({ standing }) {
	if (standing === "button") return html`<span class="state offered">One-click suggestion</span>`;
	return standing === "quoted" && html`<span class="state refused">Code shown, no button</span>`;
}
function replacedBy({ side, line = 0, start_line = line, body }, hunks) {
	const hunk = side === "RIGHT" && body.includes("suggestion") ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._t)(hunks, line) : void 0;
	const rows = hunk && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.vt)(hunk, start_line, line);
	return rows && {
		first: start_line,
		lines: rows.map(({ text }) => text)
	};
}
// src/core/preview/file-line.ts
/** The header line of a file: its names, its status, the number of added and deleted lines. */
function fileLine(file, hunks = []) {
	const rows = countRows(file);
	const labels = [...statusNotes(file, rows), ...endingNotes(hunks)].map((note) => html`<span class="label">${note}</span> `);
	return {
		path: pathText(file),
		notes: [labels, rows && html`<span class="tally"><span class="plus">+${rows.added}</span> <span class="minus">−${rows.deleted}</span></span>`]
	};
}
/** The folder is dimmed, the file name bold; a renamed file shows both names. */
function pathText({ path, previousPath }) {
	const cut = path.lastIndexOf("/") + 1;
	return html`<span class="folder">${previousPath !== void 0 && previousPath !== path ? `${previousPath} → ` : ""}${path.slice(0, cut)}</span><b>${path.slice(cut)}</b>`;
}
const STATUSES = {
	added: "Added",
	removed: "Deleted",
	renamed: "Renamed",
	copied: "Copied",
	modified: ""
};
function statusNotes({ status, special, binary }, rows) {
	return [
		STATUSES[status],
		special && "Link or submodule",
		binary && "Binary",
		!rows && !binary && "No changed lines to show",
		rows?.whole === false && "Incomplete diff"
	].flatMap((note) => note || []);
}
function endingNotes(hunks) {
	const endings = endingsOf(hunks);
	if (!endings.has("crlf")) return [];
	return [endings.has("lf") ? "CRLF (␍) and LF mixed" : "CRLF"];
}
function endingsOf(hunks) {
	return new Set(hunks.flatMap(({ rows }) => rows.map(({ ending }) => ending)));
}
/** Counts rows without parsing them: most files of a large pull request have no comment. */
function countRows({ patch }) {
	if (!patch?.startsWith("@@")) return void 0;
	const lines = (patch.endsWith("\n") ? patch.slice(0, -1) : patch).split("\n");
	const { end, whole } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(lines, 0);
	let added = 0;
	let deleted = 0;
	for (let at = 0; at < end; at++) {
		const sign = lines[at]?.charCodeAt(0);
		if (sign === PLUS) added++;
		else if (sign === MINUS) deleted++;
	}
	return {
		added,
		deleted,
		whole
	};
}
const PLUS = "+".charCodeAt(0);
const MINUS = "-".charCodeAt(0);
// src/core/preview/diff-table.ts
const VISIBLE_CONTEXT = {
	above: 10,
	below: 6,
	minFolded: 5
};
const MAX_FOLDED_ROWS = 5e4;
const MAX_FOLDED_AT_ONCE = 2e3;
/** The hunks of a file with line numbers, each comment below its row. */
function diffTable(hunks, comments, name, foldBudget) {
	const endings = endingsOf(hunks);
	const context = {
		name,
		foldBudget,
		cards: cardsByRow(comments),
		isTarget: targetTest(comments),
		marksEndings: endings.has("crlf") && endings.has("lf")
	};
	const bodies = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__.r)(hunks, comments.map(({ comment }) => comment), VISIBLE_CONTEXT).map((stretch, index) => stretch.folded ? foldedBody(stretch, index, context) : visibleBody(stretch, context));
	const keys = new Set(hunks.flatMap(({ rows }) => rows.map(rowKey)));
	const withoutRow = [...context.cards].flatMap(([key, cards]) => keys.has(key) ? [] : cards);
	return html`<table class="diff digits-${digitsOf(hunks)}"><colgroup><col class="number"><col class="number"><col></colgroup><thead class="unseen"><tr><th scope="col">Old line</th><th scope="col">New line</th><th scope="col">Code</th></tr></thead>${withoutRow.length > 0 && html`<tbody>${cardsRow(withoutRow)}</tbody>`}${bodies}</table>`;
}
/** Number of digits of the last line number, for the width of the columns. */
function digitsOf(hunks) {
	const { oldLine = 0, newLine = 0 } = hunks.at(-1)?.rows.at(-1) ?? {};
	return Math.min(9, Math.max(2, String(Math.max(oldLine, newLine)).length));
}
function keyOf(side, line) {
	return `${side}${line}`;
}
function rowKey({ kind, oldLine, newLine }) {
	return kind === "deleted" ? keyOf("LEFT", oldLine) : keyOf("RIGHT", newLine);
}
function cardsByRow(comments) {
	const cards = /* @__PURE__ */ new Map();
	for (const { comment, card } of comments) {
		const key = keyOf(comment.side, comment.line);
		const ofRow = cards.get(key) ?? [];
		ofRow.push(card);
		cards.set(key, ofRow);
	}
	return cards;
}
function targetTest(comments) {
	const left = new LineSet(rangesOn("LEFT", comments));
	const right = new LineSet(rangesOn("RIGHT", comments));
	return ({ kind, oldLine = 0, newLine = 0 }) => kind === "deleted" ? left.has(oldLine) : right.has(newLine);
}
function rangesOn(side, comments) {
	return comments.flatMap(({ comment }) => comment.side === side && comment.line !== void 0 ? {
		first: comment.start_line ?? comment.line,
		last: comment.line
	} : []);
}
/** A set of lines stored as ranges: each of thousands of ranges may be the whole file. */
var LineSet = class {
	ranges = [];
	constructor(ranges) {
		for (const { first, last } of ranges.toSorted((one, other) => one.first - other.first)) {
			const above = this.ranges.at(-1);
			if (above && first <= above.last) above.last = Math.max(above.last, last);
			else this.ranges.push({
				first,
				last
			});
		}
	}
	has(line) {
		const range = this.ranges[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wt)(this.ranges, ({ first }) => first <= line) - 1];
		return range !== void 0 && line <= range.last;
	}
};
function visibleBody({ parts }, context) {
	return html`<tbody>${parts.map(({ hunk, rows, begins }) => [begins && html`<tr class="hunk"><td colspan="2"></td><td>${hunkHeader(hunk)}</td></tr>`, rows.map((row) => diffRow(row, context))])}</tbody>`;
}
function foldedBody({ parts }, index, context) {
	const count = parts.reduce((sum, { rows }) => sum + rows.length, 0);
	const rows = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(count, "row");
	if (count > MAX_FOLDED_AT_ONCE || count > context.foldBudget.rows) return html`<tbody class="fold"><tr><td colspan="3">${rows} without comments</td></tr></tbody>`;
	context.foldBudget.rows -= count;
	const id = `${context.name}-rows-${index}`;
	return html`<tbody class="fold"><tr><td colspan="3"><button type="button" aria-expanded="false" aria-controls="${id}">${rows}</button> <span class="heading">${cutText(parts.length === 1 && parts[0]?.begins ? parts[0].hunk.heading : "")}</span></td></tr></tbody><tbody id="${id}" hidden><tr><td colspan="3"><pre>${parts.map((part) => foldedText(part, context)).join("\n")}</pre></td></tr></tbody>`;
}
/**
* Folded rows are stored as one text; `unfold` in the script converts it to table rows on demand. The first character
* of a line is its type: `#` the next line numbers, `@` a hunk header, `\` a note, or the sign of a row.
*/
function foldedText({ hunk, rows, begins }, { marksEndings }) {
	const oldLine = rows.find((row) => row.oldLine !== void 0)?.oldLine ?? 0;
	const newLine = rows.find((row) => row.newLine !== void 0)?.newLine ?? 0;
	const lines = rows.flatMap(({ kind, text, ending }) => [`${SIGNS[kind]}${cutText(text)}${marksEndings && ending === "crlf" ? CRLF_SIGN : ""}`, ...ending === "none" ? [`\\${NO_NEWLINE}`] : []]);
	return [
		`#${oldLine},${newLine}`,
		...begins ? [`@${hunkHeader(hunk)}`] : [],
		...lines
	].join("\n");
}
function hunkHeader({ rows, right, heading }) {
	const old = rows.filter(({ oldLine }) => oldLine !== void 0);
	const range = (lines) => `${lines[0] ?? 0},${lines.length}`;
	return `@@ ${`-${range(old.map(({ oldLine }) => oldLine))} +${range(right.map(({ newLine }) => newLine))}`} @@ ${cutText(heading)}`;
}
const SIGNS = {
	added: "+",
	deleted: "-",
	context: " "
};
const CRLF_SIGN = "␍";
const NO_NEWLINE = "No newline at end of file";
function diffRow(row, { cards, isTarget, marksEndings }) {
	const { kind, oldLine, newLine, text, ending } = row;
	const key = rowKey(row);
	const target = isTarget(row) ? " target" : "";
	const crlf = marksEndings && ending === "crlf" && html`<span class="ending">${CRLF_SIGN}</span>`;
	const comments = cards.get(key);
	return [
		html`<tr class="${kind}${target}"><td class="number">${oldLine}</td><td class="number">${newLine}</td><td class="text"><span class="sign">${SIGNS[kind]}</span>${cutText(text)}${crlf}</td></tr>`,
		ending === "none" && html`<tr class="note"><td colspan="2"></td><td>${NO_NEWLINE}</td></tr>`,
		comments && cardsRow(comments)
	];
}
function cardsRow(cards) {
	return html`<tr class="comments"><td colspan="3">${cards}</td></tr>`;
}
// src/core/preview/entry.ts
/** The outcome of a finding on the page: where it is shown, and whether its code has a button. */
const STANDINGS = {
	button: "One click",
	quoted: "Code shown",
	plain: "Comment",
	body: "In the body",
	merged: "Merged",
	known: "Known",
	filtered: "Filtered out",
	dropped: "Dropped"
};
/** One entry for each finding of the report, in its order. */
function toEntries({ findings, body }) {
	const inBody = new Set(body.groups.flatMap(({ entries }) => entries.map(({ finding }) => finding)));
	return findings.map((finding, index) => ({
		finding,
		standing: standingOf(finding),
		severity: finding.severity ?? "none",
		title: titleOf(finding),
		place: finding.line === void 0 ? finding.path : finding.path + (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.h)(finding.start_line, finding.line),
		id: idOf(finding, index, inBody)
	}));
}
function standingOf({ outcome, suggestion }) {
	switch (outcome) {
		case "inline": return suggestion === "committable" ? "button" : suggestion === "quoted" ? "quoted" : "plain";
		case "summary": return "body";
		case "duplicate": return "known";
		case "merged":
		case "filtered":
		case "dropped": return outcome;
	}
}
/** For several comments, the topmost one, which is the last: a file's comments are planned bottom-up. */
function idOf({ outcome, comments }, index, inBody) {
	const first = comments.at(-1);
	if (outcome === "inline" && first !== void 0) return commentId(first);
	return inBody.has(index) ? listedId(index) : unpostedId(index);
}
function commentId(comment) {
	return `comment-${comment}`;
}
function listedId(finding) {
	return `body-${finding}`;
}
function unpostedId(finding) {
	return `finding-${finding}`;
}
const MAX_TITLE = 120;
function titleOf({ title, message = "", reason = "" }) {
	const text = title?.trim() || message.trim() || reason;
	const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(text.split("\n", 1)[0] ?? "").trim();
	return line.length > MAX_TITLE ? `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(line, MAX_TITLE)}…` : line;
}
// src/core/preview/changed-files.ts
/** All changed files in the order of the diff: those with comments with their rows, the others as one line each. */
function changedFiles(plan, diff, entries) {
	const comments = commentsByFile(plan, diff, entries);
	const room = { rows: MAX_FOLDED_ROWS };
	const known = new Set(diff.files.map(({ path }) => path));
	const unlisted = [...comments.keys()].filter((path) => !known.has(path));
	const sections = [...diff.files, ...unlisted.map((path) => ({
		path,
		status: "modified"
	}))].flatMap((file, index) => {
		const placed = comments.get(file.path);
		if (!placed) return [];
		const hunks = hunksOf(diff.of(file));
		const { path, notes } = fileLine(file, hunks);
		return html`<details class="file" open><summary><h3>${path}</h3><span class="notes">${notes}</span><span class="many">${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(placed.length, "comment")}</span></summary>${diffTable(hunks, placed, `file-${index}`, room)}</details>`;
	});
	if (sections.length === 0) return otherFiles(diff, comments, entries);
	return html`<section aria-labelledby="files"><h2 id="files">${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(sections.length, "file")} with comments</h2>${sections}</section>${otherFiles(diff, comments, entries)}`;
}
function commentsByFile({ review }, diff, entries) {
	const hunks = new Map(diff.files.map((file) => [file.path, () => hunksOf(diff.of(file))]));
	const owners = /* @__PURE__ */ new Map();
	for (const entry of entries) if (entry.finding.outcome === "inline") for (const index of entry.finding.comments) owners.set(index, entry);
	const byFile = /* @__PURE__ */ new Map();
	for (const [index, comment] of review.comments.entries()) {
		const card = commentCard(comment, owners.get(index), hunks.get(comment.path)?.() ?? [], commentId(index));
		const placed = byFile.get(comment.path) ?? [];
		placed.push({
			comment,
			card
		});
		byFile.set(comment.path, placed);
	}
	return byFile;
}
function hunksOf(fileDiff) {
	return "hunks" in fileDiff ? fileDiff.hunks : [];
}
/** A longer list is collapsed at first. */
const MAX_OPEN = 25;
function otherFiles(diff, comments, entries) {
	const others = diff.files.filter(({ path }) => !comments.has(path));
	if (others.length === 0) return html``;
	const inBody = /* @__PURE__ */ new Map();
	for (const { standing, finding } of entries) if (standing === "body") inBody.set(finding.path, (inBody.get(finding.path) ?? 0) + 1);
	const lines = others.map((file) => {
		const { path, notes } = fileLine(file);
		const count = inBody.get(file.path);
		return html`<li><span class="path">${path}</span><span class="notes">${notes}</span>${count && html`<span class="many">${count} in the body</span>`}</li>`;
	});
	const title = html`<summary><h2>${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(others.length, "file")} without comments</h2></summary><ul>${lines}</ul>`;
	return others.length > MAX_OPEN ? html`<details class="others">${title}</details>` : html`<details class="others" open>${title}</details>`;
}
// src/core/preview/icon.ts
/** Defined once and referenced by id. The shapes differ, so that colour is not needed to distinguish them. */
const ICONS = html`<svg hidden><symbol id="icon-error" viewBox="0 0 16 16"><path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z"/><path class="hole" d="M8 4v5M8 11v1"/></symbol><symbol id="icon-warning" viewBox="0 0 16 16"><path d="M8 1l7.5 14H.5z"/><path class="hole" d="M8 6v4M8 12v1"/></symbol><symbol id="icon-info" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7"/><path class="hole" d="M8 4v1M8 7v5"/></symbol></svg>`;
const KNOWN = /* @__PURE__ */ new Set([
	"error",
	"warning",
	"info"
]);
/** The icon of a severity, with its name for screen readers. */
function icon(severity) {
	if (!KNOWN.has(severity)) return html``;
	return html`<svg class="icon ${severity}" viewBox="0 0 16 16" aria-hidden="true"><use href="#icon-${severity}"/></svg><span class="unseen">${severity}</span>`;
}
// src/core/preview/key-help.ts
const KEYS = [
	["j", "next finding"],
	["k", "previous finding"],
	["/", "filter by file"],
	["x", "show or hide the file of a finding"],
	["a", "show all: clear the filters"],
	["?", "these keys"]
];
function keyHelp() {
	return html`<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2><dl>${KEYS.map(([key, meaning]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${meaning}</dd></div>`)}</dl><form method="dialog"><button>Close</button></form></dialog>`;
}
// src/core/preview/outline.ts
/** A longer list would not be read; the filters still apply to everything on the page. */
const MAX_LISTED$1 = 2e3;
/** The filters, and a list of all findings by file. */
function outline(entries) {
	const listed = entries.slice(0, MAX_LISTED$1);
	const rest = entries.length - listed.length;
	return html`<nav aria-label="Findings"><form role="search" aria-label="Filter the findings">${filterGroup("severity", "Severity", _start_js__WEBPACK_IMPORTED_MODULE_1__.En.map((name) => [
		name,
		html`${icon(name)}<span aria-hidden="true">${name}</span>`,
		count(entries, "severity", name)
	]))}${filterGroup("standing", "Outcome", Object.entries(STANDINGS).map(([name, label]) => [
		name,
		label,
		count(entries, "standing", name)
	]))}<label class="search">File <input type="search" name="path" placeholder="part of a path" autocomplete="off" spellcheck="false"></label><p class="shown"><output id="shown">${entries.length} of ${entries.length} findings</output> <button type="reset" hidden>Show all</button></p></form><details class="list"><summary><h2>Findings</h2></summary>${byFile(listed)}${rest > 0 && html`<p class="many">${rest} more are in the report.</p>`}</details><p class="keys"><button type="button" id="help" aria-haspopup="dialog"><kbd>?</kbd> Keys</button></p></nav>`;
}
function count(entries, field, value) {
	return entries.filter((entry) => entry[field] === value).length;
}
function filterGroup(name, title, choices) {
	const present = choices.filter(([, , count]) => count > 0);
	if (present.length === 0) return html``;
	return html`<fieldset><legend>${title}</legend>${present.map(([value, label, count]) => html`<button type="button" class="chip" data-filter="${name}" value="${value}" aria-pressed="false">${label} <span class="many">${count}</span></button>`)}</fieldset>`;
}
function byFile(entries) {
	const files = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const ofFile = files.get(entry.finding.path) ?? [];
		ofFile.push(entry);
		files.set(entry.finding.path, ofFile);
	}
	return [...files].map(([path, ofFile]) => {
		const items = ofFile.toSorted((one, other) => (one.finding.line ?? 0) - (other.finding.line ?? 0)).map(item);
		return html`<h3>${path || "No file"}</h3><ul>${items}</ul>`;
	});
}
function item(entry) {
	const { id, severity, title, standing, finding } = entry;
	const line = finding.line === void 0 ? "" : finding.line;
	return html`<li ${entryData(entry, finding.path)}><a href="#${id}">${icon(severity)}<span class="title">${title}</span><span class="line">${line}</span><span class="dot" title="${STANDINGS[standing]}"></span></a></li>`;
}
// src/core/preview/page-header.ts
/** The title of the page and the counts of the report. */
function pageHeader(counts, subject, status) {
	const list = [
		["findings", counts.findings],
		["inline", counts.inline],
		["in the body", counts.summarized],
		["known", counts.duplicates],
		["merged", counts.merged],
		["filtered out", counts.filtered],
		["not readable", counts.dropped],
		["one click", counts.suggestions]
	].map(([label, count]) => html`<div class="${count === 0 ? "zero" : "some"}"><dt>${label}</dt><dd>${count}</dd></div>`);
	return html`<header class="top"><div><h1>${MARK} Review of ${subject}</h1><p>${status}</p></div><dl>${list}</dl></header>`;
}
/** The logo: three fence posts with two rails. */
const MARK = html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="M1 15V4l1.5-2L4 4v11zM6.500 15V4L8 2l1.500 2v11zM12 15V4l1.500-2L15 4v11z"/><path d="M0 6h16v2H0zM0 11h16v2H0z"/></svg>`;
// src/core/preview/review-body.ts
/** The body of the review as the platform shows it; each finding in it can be filtered and focused. */
function reviewBody({ body, review }, entries) {
	const event = review.event === "REQUEST_CHANGES" ? "Requests changes" : "Comment";
	const listed = body.groups.map(({ heading, entries: findings }) => {
		const items = findings.map((item) => {
			const entry = entries[item.finding];
			return html`<article class="listed" id="${listedId(item.finding)}" tabindex="-1" ${entryData(entry, entry?.finding.path ?? "")} aria-label="${entry?.title ?? ""}">${foldable(item)}</article>`;
		});
		return html`${renderedMarkdown(heading)}${items}`;
	});
	const list = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.g)(body.groups) ? html`<details class="list"><summary>${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__._)(body.groups)}</summary>${listed}</details>` : listed;
	return html`<section class="card review" aria-labelledby="review"><header><h2 id="review">Body of the review</h2><span class="state">${event}</span></header><div class="body">${body.head === "" ? html`<p>Nothing new to say: no review is posted.</p>` : html`${renderedMarkdown(body.head)}${list}${body.rest && foldable(body.rest)}`}</div></section>`;
}
function foldable({ line, label, more }) {
	const fold = more && html`<details><summary>${label}</summary>${renderedMarkdown(more)}</details>`;
	return html`${renderedMarkdown(line)}${fold}`;
}
// src/core/preview/script.ts
/** Filters, keys and folding. A constant, because the security policy of the page contains its hash. */
const SCRIPT = `'use strict'
const all = (selector, within = document) => [...within.querySelectorAll(selector)]
const one = (selector) => document.querySelector(selector)

const form = one('form[role=search]')
const chips = all('[data-filter]')
const findings = all('[data-standing]')
const stops = findings.filter((element) => element.tabIndex === -1 && element.id)
const items = findings.filter((element) => !element.id)
const visible = (element) => !element.closest('[hidden]')

function chosen(name) {
  return chips.filter((chip) => chip.dataset.filter === name && chip.ariaPressed === 'true').map((chip) => chip.value)
}

function filter() {
  const severities = chosen('severity')
  const standings = chosen('standing')
  const path = form.elements.path.value.trim().toLowerCase()
  const filtered = severities.length + standings.length > 0 || path !== ''
  for (const element of findings) {
    const { severity, standing, path: filePath } = element.dataset
    element.hidden =
      (severities.length > 0 && !severities.includes(severity)) ||
      (standings.length > 0 && !standings.includes(standing)) ||
      !filePath.toLowerCase().includes(path)
  }
  for (const list of all('.list ul')) list.hidden = list.previousElementSibling.hidden = !holds(list)
  for (const row of all('tr.comments')) row.hidden = !holds(row)
  for (const file of all('details.file')) file.hidden = !holds(file)
  for (const part of all('section:has(details.file), section.unposted')) part.hidden = !holds(part)
  for (const part of all('details.others')) part.hidden = filtered
  one('#shown').value = items.filter((item) => !item.hidden).length + ' of ' + items.length + ' findings'
  one('button[type=reset]').hidden = !filtered
}

function holds(part) {
  return part.querySelector('[data-standing]:not([hidden])') !== null
}

function clear() {
  form.elements.path.value = ''
  for (const chip of chips) chip.ariaPressed = 'false'
  filter()
}

function go(element) {
  for (let at = element.parentElement; at; at = at.parentElement) if (at.localName === 'details') at.open = true
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}

function step(by) {
  const shown = stops.filter(visible)
  const at = shown.findIndex((element) => element.contains(document.activeElement))
  const below = shown.findIndex((element) => element.getBoundingClientRect().top > 0)
  const from = at >= 0 ? at + by : by > 0 ? (below < 0 ? shown.length : below) : (below < 0 ? shown.length : below) - 1
  const next = shown[Math.max(0, Math.min(shown.length - 1, from))]
  if (next) go(next)
}

function toggleFile() {
  const file = document.activeElement.closest('details.file')
  if (!file) return
  file.open = !file.open
  file.querySelector('summary').focus()
}

const KINDS = { '+': 'added', '-': 'deleted', ' ': 'context', '@': 'hunk', '\\\\': 'note' }

/** Converts folded rows from text to table rows. */
function unfold(body) {
  const source = body.querySelector('pre')
  if (!source) return
  let [old, now] = [0, 0]
  const rows = source.textContent.split('\\n').flatMap((line) => {
    const sign = line[0]
    const text = line.slice(1)
    if (sign === '#') [old, now] = text.split(',').map(Number)
    if (!(sign in KINDS)) return []
    const row = make('tr', KINDS[sign])
    if (sign === '@' || sign === '\\\\') {
      row.append(make('td'), make('td', '', text))
      row.firstChild.colSpan = 2
    } else {
      const code = make('td', 'text')
      code.append(make('span', 'sign', sign), text)
      row.append(make('td', 'number', sign === '+' ? '' : old++), make('td', 'number', sign === '-' ? '' : now++), code)
    }
    return [row]
  })
  body.replaceChildren(...rows)
}

function make(name, className = '', text = '') {
  const element = document.createElement(name)
  if (className) element.className = className
  element.textContent = text
  return element
}

const KEYS = {
  j: () => step(1),
  k: () => step(-1),
  x: toggleFile,
  a: clear,
  '/': () => form.elements.path.focus(),
  '?': () => one('#keys').showModal(),
}

document.addEventListener('keydown', (event) => {
  const field = event.target.closest('input, textarea, select')
  if (field && event.key === 'Escape') field.blur()
  if (field || event.ctrlKey || event.metaKey || event.altKey || one('#keys').open) return
  const act = KEYS[event.key]
  if (!act) return
  event.preventDefault()
  act()
})

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[aria-controls]')
  if (button) {
    const rows = document.getElementById(button.getAttribute('aria-controls'))
    unfold(rows)
    rows.hidden = !rows.hidden
    button.ariaExpanded = String(!rows.hidden)
  }
  const chip = event.target.closest('[data-filter]')
  if (chip) {
    chip.ariaPressed = String(chip.ariaPressed !== 'true')
    filter()
  }
  const link = event.target.closest('.list a')
  if (link) {
    event.preventDefault()
    const target = document.getElementById(link.hash.slice(1))
    if (target) go(target)
  }
})

form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('reset', (event) => {
  event.preventDefault()
  clear()
})
one('#help').addEventListener('click', KEYS['?'])
one('.list').open = matchMedia('(min-width: 68rem)').matches
`;
// node_modules/@noble/hashes/sha2.js
/**
* SHA2 hash function. A.k.a. sha256, sha384, sha512, sha512_224, sha512_256.
* SHA256 is the fastest hash implementable in JS, even faster than Blake3.
* Check out {@link https://www.rfc-editor.org/rfc/rfc4634 | RFC 4634} and
* {@link https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf | FIPS 180-4}.
* @module
*/
/**
* SHA-224 / SHA-256 round constants from RFC 6234 §5.1: the first 32 bits
* of the cube roots of the first 64 primes (2..311).
*/
const SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
/** Reusable SHA-224 / SHA-256 message schedule buffer `W_t` from RFC 6234 §6.2 step 1. */
const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
/** Internal SHA-224 / SHA-256 compression engine from RFC 6234 §6.2. */
var SHA2_32B = class extends _gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.a {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(W15, 7) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(W15, 18) ^ W15 >>> 3;
			const s1 = (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(W2, 17) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(E, 6) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(E, 11) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(E, 25);
			const T1 = H + sigma1 + (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.i)(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = ((0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(A, 2) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(A, 13) ^ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.d)(A, 22)) + (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.o)(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		(0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.c)(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		(0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.c)(this.buffer);
	}
};
/** Internal SHA-256 hash class grounded in RFC 6234 §6.2. */
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, _gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.s);
	}
};
/**
* SHA2-256 hash function from RFC 4634. In JS it's the fastest: even faster than Blake3. Some info:
*
* - Trying 2^128 hashes would get 50% chance of collision, using birthday attack.
* - BTC network is doing 2^70 hashes/sec (2^95 hashes/year) as per 2025.
* - Each sha256 hash is executing 2^18 bit operations.
* - Good 2024 ASICs can do 200Th/sec with 3500 watts of power, corresponding to 2^36 hashes/joule.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with SHA2-256.
* ```ts
* sha256(new Uint8Array([97, 98, 99]));
* ```
*/
const sha256 = /* @__PURE__ */ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.l)(() => new _SHA256(), /* @__PURE__ */ (0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.u)(1));
// src/core/preview/security-policy.ts
/**
* Allows only the style and script of the page, identified by their hashes; nothing is loaded or sent.
* https://www.w3.org/TR/CSP3/#grammardef-hash-source
*/
function securityPolicy(style, script) {
	return [
		"default-src 'none'",
		`style-src ${hashSource(style)}`,
		`script-src ${hashSource(script)}`,
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'"
	].join("; ");
}
function hashSource(text) {
	return `'sha256-${btoa(String.fromCharCode(...sha256((0,_gitlab_plan_js__WEBPACK_IMPORTED_MODULE_4__.f)(text))))}'`;
}
// src/core/preview/style.ts
/** A constant, because the security policy of the page contains its hash. */
const STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1f2328, #f0f6fc);
  --muted: light-dark(#59636e, #9198a1);
  --page: light-dark(#fff, #0d1117);
  --panel: light-dark(#f6f8fa, #151b23);
  --border: light-dark(#d1d9e0, #3d444d);
  --accent: light-dark(#0969da, #4493f8);
  --added: light-dark(#dafbe1, #2ea04326);
  --added-mark: light-dark(#aceebb, #2ea04366);
  --deleted: light-dark(#ffebe9, #f851491a);
  --deleted-mark: light-dark(#ffcecb, #f8514966);
  --hunk: light-dark(#ddf4ff, #388bfd1a);
  --danger: light-dark(#d1242f, #f85149);
  --attention: light-dark(#9a6700, #d29922);
  --success: light-dark(#1a7f37, #3fb950);
  --code: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 7rem; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3, p, ul, ol, dl, dd, fieldset, pre, blockquote { margin: 0; padding: 0; border: 0; }
h1 { font-size: 1.3rem; font-weight: 600; }
h2 { font-size: 1rem; font-weight: 600; }
h3 { font-size: inherit; font-weight: inherit; }
a { color: var(--accent); }
code, pre, kbd, .diff, .change, .path, .file h3 { font-family: var(--code); font-size: 12px; }
button { font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.many, .notes { color: var(--muted); font-size: 12px; }

.top {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;
  align-items: center;
  justify-content: space-between;
  padding: 1rem 1.5rem;
  background: var(--panel);
  border-bottom: 1px solid var(--border);
}
.top p { color: var(--muted); }
.mark { width: 1.2rem; height: 1.2rem; vertical-align: -0.15rem; fill: var(--success); }
.top dl { display: flex; flex-wrap: wrap; gap: 0.5rem 1.6rem; }
.top dl div { display: flex; flex-direction: column-reverse; }
.top dd { font-size: 1.3rem; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
.top dt { color: var(--muted); font-size: 12px; }
.top .zero dd { color: var(--muted); font-weight: 400; }

.page { max-width: 90rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
main { display: grid; gap: 1.25rem; align-content: start; }
main > section:not(.card) { display: grid; gap: 0.75rem; }
@media (min-width: 68rem) {
  .page { grid-template-columns: 19rem minmax(0, 1fr); }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; padding: 2px; }
}

nav, nav form { display: flex; flex-direction: column; gap: 0.75rem; }
fieldset { display: flex; flex-wrap: wrap; gap: 0.35rem; min-width: 0; }
legend { padding: 0; margin-bottom: 0.25rem; font-size: 12px; color: var(--muted); }
.chip, .keys button, .shown button, dialog button {
  padding: 0.1rem 0.6rem;
  border: 1px solid var(--border);
  border-radius: 2rem;
  background: var(--panel);
  font-size: 12px;
}
.chip:hover, .keys button:hover, .shown button:hover, dialog button:hover { border-color: var(--muted); }
.chip[aria-pressed='true'] { border-color: var(--accent); background: var(--hunk); }
.chip[aria-pressed='true'] .many { color: inherit; }
.search { display: flex; flex-direction: column; gap: 0.25rem; font-size: 12px; color: var(--muted); }
.search input {
  padding: 0.3rem 0.6rem;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--page);
  color: var(--text);
  font: 13px var(--code);
  width: 100%;
}
.search input::placeholder { color: var(--muted); }
.shown { display: flex; gap: 0.75rem; align-items: center; min-height: 1.6rem; font-size: 12px; color: var(--muted); }
.icon { width: 0.85rem; height: 0.85rem; vertical-align: -0.1rem; margin-right: 0.3rem; flex: none; }
.icon.error { fill: var(--danger); }
.icon.warning { fill: var(--attention); }
.icon.info { fill: var(--accent); }
symbol .hole { stroke: var(--page); stroke-width: 2; }
.list summary { cursor: pointer; }
.list summary h2 { display: inline; }
.list h3 { margin: 0.6rem 0 0.2rem; font: 12px var(--code); color: var(--muted); }
.list ul { list-style: none; }
.list a {
  display: flex;
  align-items: baseline;
  padding: 0.2rem 0.4rem;
  border-radius: 6px;
  color: inherit;
  font-size: 13px;
  text-decoration: none;
}
.list a:hover { background: var(--panel); }
.list .icon { align-self: start; margin-top: 0.2rem; }
.list .title { flex: 1; min-width: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.list .line { padding: 0 0.5rem; color: var(--muted); font: 12px var(--code); }
.dot { flex: none; align-self: start; margin-top: 0.3rem; width: 0.6rem; height: 0.6rem; border-radius: 50%; border: 2px solid transparent; }
[data-standing='button'] .dot { background: var(--success); border-color: var(--success); }
[data-standing='quoted'] .dot { border-color: var(--attention); }
.keys button kbd { border: 0; padding: 0; background: none; }
kbd { padding: 0.1rem 0.4rem; border: 1px solid var(--border); border-radius: 4px; background: var(--panel); }

.card { border: 1px solid var(--border); border-radius: 6px; background: var(--page); }
.card > header {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding: 0.35rem 0.75rem;
  border-bottom: 1px solid var(--border);
  border-radius: 5px 5px 0 0;
  background: var(--panel);
  color: var(--muted);
  font-size: 12px;
}
.card > header h2, .card > header b { color: var(--text); }
.card > header h2 { font-size: 14px; }
.card:focus, .listed:focus { outline: 2px solid var(--accent); outline-offset: 2px; }
.card > header .icon { margin: 0 -0.35rem 0 0; }
.body { padding: 0.75rem; }
.body > * + *, .listed > * + *, .body blockquote > * + * { margin-top: 0.6rem; }
.listed { border-top: 1px solid var(--border); padding-top: 0.75rem; border-radius: 2px; }
.listed:focus { outline-offset: 6px; }
.state { padding: 0 0.5rem; border: 1px solid var(--border); border-radius: 2rem; color: var(--muted); margin-left: auto; }
.state.offered { color: var(--success); border-color: currentcolor; }
.state.refused { color: var(--attention); border-color: currentcolor; }

.body code { padding: 0.1em 0.35em; border-radius: 4px; background: light-dark(#818b981f, #656c7633); }
.body a code { text-decoration: underline; }
.body pre { padding: 0.6rem 0.75rem; border-radius: 6px; background: var(--panel); white-space: pre-wrap; }
.body ul, .body ol { padding-left: 1.6rem; }
.body li > ul, .body li > ol, .body li > p + p { margin-top: 0.25rem; }
.body blockquote { padding-left: 0.75rem; border-left: 3px solid var(--border); color: var(--muted); }
.body hr { height: 1px; border: 0; background: var(--border); }
.wide { overflow-x: auto; }
.prose { border-collapse: collapse; font-size: 13px; }
.prose th, .prose td { overflow-wrap: normal; padding: 0.25rem 0.75rem; border: 1px solid var(--border); text-align: left; }
.prose .center { text-align: center; }
.prose .right { text-align: right; }
.reason { color: var(--muted); }

.file, .others { border: 1px solid var(--border); border-radius: 6px; }
.file:nth-of-type(n + 8) { content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.file > summary {
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.6rem;
  align-items: center;
  padding: 0.5rem 0.75rem;
  position: sticky;
  top: 0;
  z-index: 1;
  border-radius: 5px;
  background: var(--panel);
  cursor: pointer;
  list-style: none;
}
.file[open] > summary { border-bottom: 1px solid var(--border); border-radius: 5px 5px 0 0; }
.file > summary::before, .others > summary::before {
  content: '';
  flex: none;
  width: 0.4rem;
  height: 0.4rem;
  margin-right: 0.25rem;
  border: solid var(--muted);
  border-width: 0 2px 2px 0;
  rotate: -45deg;
}
.file[open] > summary::before, .others[open] > summary::before { rotate: 45deg; translate: 0 -2px; }
summary::-webkit-details-marker { display: none; }
.folder { color: var(--muted); }
.notes { display: inline-flex; flex-wrap: wrap; gap: 0.3rem; align-items: center; }
.label { padding: 0 0.5rem; border: 1px solid var(--border); border-radius: 2rem; font: 11px/1.5 sans-serif; color: var(--muted); }
.tally { font: 12px var(--code); white-space: nowrap; }
.plus { color: var(--success); }
.minus { color: var(--danger); }
.file > summary .many { margin-left: auto; }

.others > summary { display: flex; align-items: center; gap: 0.4rem; padding: 0.5rem 0.75rem; cursor: pointer; list-style: none; }
.others ul { list-style: none; border-top: 1px solid var(--border); padding: 0.25rem 0; }
.others li { display: flex; flex-wrap: wrap; gap: 0.15rem 0.6rem; align-items: center; padding: 0.15rem 0.75rem; }
.path b, .file h3 b { font-weight: 600; }

.diff, .change { width: 100%; border-collapse: collapse; line-height: 20px; }
.diff { table-layout: fixed; }
.digits-2 { --digits: 2ch; }
.digits-3 { --digits: 3ch; }
.digits-4 { --digits: 4ch; }
.digits-5 { --digits: 5ch; }
.digits-6 { --digits: 6ch; }
.digits-7 { --digits: 7ch; }
.digits-8 { --digits: 8ch; }
.digits-9 { --digits: 9ch; }
col.number { width: calc(var(--digits) + 1.4rem); }
.diff > * > tr > td, .change td { padding: 0; vertical-align: top; }
.change td:last-child { width: 100%; }
.number { padding: 0 0.5rem !important; text-align: right; white-space: nowrap; color: var(--muted); user-select: none; font-variant-numeric: tabular-nums; }
.text { padding-left: 1.6rem !important; padding-right: 0.5rem !important; white-space: pre-wrap; text-indent: -1.1rem; tab-size: 4; }
.text > * { text-indent: 0; }
.sign { display: inline-block; width: 1.1rem; user-select: none; }
.added td { background: var(--added); }
.deleted td { background: var(--deleted); }
.added mark { background: var(--added-mark); }
.deleted mark { background: var(--deleted-mark); }
mark { color: inherit; border-radius: 3px; padding: 0.1em 0; }
.target td:nth-child(2), .target.deleted td:first-child { box-shadow: inset -2px 0 var(--accent); color: var(--text); font-weight: 600; }
.target.deleted td:nth-child(2) { box-shadow: none; }
.ending { color: var(--muted); user-select: none; }
.hunk td, .fold td { background: var(--hunk); color: var(--muted); padding: 0.15rem 0.5rem !important; }
.hunk td { white-space: pre-wrap; }
.fold button { padding: 0 0.4rem; border: 0; border-radius: 4px; background: none; color: inherit; }
.fold button:hover { background: var(--border); }
.fold button::before { content: '↕ '; }
.fold button[aria-expanded='true']::before { content: '× '; }
.fold .heading { opacity: 1; }
.note td { padding: 0 0.5rem 0 1.6rem !important; color: var(--muted); font-style: italic; }
.comments > td { padding: 0.6rem 0.75rem !important; border-block: 1px solid var(--border); background: var(--panel); font: 14px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif; }
.comments .card { max-width: 52rem; border-left-width: 3px; }
.comments .card + .card { margin-top: 0.6rem; }
.card[data-severity='error'] { border-left-color: var(--danger); }
.card[data-severity='warning'] { border-left-color: var(--attention); }
.card[data-severity='info'] { border-left-color: var(--accent); }

.suggestion { border: 1px solid var(--border); border-radius: 6px; overflow: hidden; }
.suggestion .cap, .suggestion .foot { padding: 0.3rem 0.75rem; font-size: 12px; color: var(--muted); }
.suggestion .cap { border-bottom: 1px solid var(--border); }
.suggestion .foot { border-top: 1px solid var(--border); background: var(--panel); }
.suggestion.refused .foot { color: var(--text); }
.change .number { min-width: 2.8rem; }
.change .number:empty { min-width: 0; }
.commit { display: inline-block; padding: 0.1rem 0.7rem; margin-right: 0.5rem; border-radius: 6px; background: light-dark(#1f883d, #238636); color: #fff; font-weight: 500; }

.unposted .card { border-left-width: 3px; }
.unposted .card > header code { background: none; }
.unposted pre { white-space: pre-wrap; font-family: inherit; font-size: 13px; }
dialog { border: 1px solid var(--border); border-radius: 8px; background: var(--page); color: var(--text); padding: 1rem 1.5rem; min-width: 18rem; }
dialog::backdrop { background: #0008; }
dialog dl { margin: 0.75rem 0; display: grid; gap: 0.4rem; }
dialog dl div { display: grid; grid-template-columns: 2.5rem 1fr; }
@media (max-width: 40rem) {
  .top { padding: 0.75rem; }
  .top .zero { display: none; }
  .top dl { gap: 0.5rem 1.2rem; }
  .page { padding: 0.75rem 0.5rem 3rem; }
  .number { padding: 0 0.2rem !important; font-size: 11px; }
  col.number { width: calc(var(--digits) + 0.5rem); }
  .comments > td { padding: 0.4rem !important; }
  .body { padding: 0.6rem; }
}
@media print {
  nav, .keys { display: none; }
  .file { content-visibility: visible; }
  .file > summary { position: static; }
}
`;
// src/core/preview/unposted.ts
/** A longer list would not be read; the report has all findings. */
const MAX_LISTED = 1e3;
const MAX_MESSAGE = 2e3;
/** Findings without a separate comment, with the reason: merged, known, filtered out, dropped, or no space left. */
function unposted(entries) {
	const left = entries.filter(({ id }) => id.startsWith("finding-"));
	if (left.length === 0) return html``;
	const listed = left.slice(0, MAX_LISTED).map(line);
	const rest = left.length - listed.length;
	return html`<section class="unposted" aria-labelledby="unposted"><h2 id="unposted">Without a comment of their own <span class="many">${left.length}</span></h2>${listed}${rest > 0 && html`<p>${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(rest, "more finding")} are in the report.</p>`}</section>`;
}
function line(entry) {
	const { id, severity, title, place, standing, finding } = entry;
	const { message = "", reason = "", code, comments } = finding;
	const [comment] = comments;
	const more = message.trim() !== "" && message.trim() !== title;
	const text = message.length > MAX_MESSAGE ? `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lr)(message, MAX_MESSAGE)}…` : message;
	return html`<article class="card" id="${id}" tabindex="-1" ${entryData(entry, finding.path)} aria-label="${title}"><header>${icon(severity)} <b>${title}</b> <code>${place}</code> <span class="state">${STANDINGS[standing]}</span></header><div class="body"><p class="reason">${reason} ${code && html`<code>${code}</code>`}${comment !== void 0 && html` <a href="#${commentId(comment)}">The comment</a>`}</p>${more && html`<pre class="message">${text}</pre>`}</div></article>`;
}
// \0@oxc-project+runtime@0.155.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/core/preview/preview.ts
var preview_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ preview: () => preview });
var _templateObject;
/** Renders the review as the platform would show it: one HTML page that loads nothing else. */
function preview({ plan, diff, subject, status }) {
	const entries = toEntries(plan);
	const page = html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>",
		"</title>\n<style>",
		"</style>\n</head>\n<body>\n",
		"\n",
		"\n<div class=\"page\">\n",
		"\n<main>\n",
		"\n",
		"\n",
		"\n</main>\n</div>\n",
		"\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), new Html(securityPolicy(STYLE, SCRIPT)), `Review of ${subject}`, new Html(STYLE), ICONS, pageHeader(plan.counts, subject, status), outline(entries), reviewBody(plan, entries), changedFiles(plan, diff, entries), unposted(entries), keyHelp(), new Html(SCRIPT));
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mt)(page.markup);
}



/***/ })

};
;