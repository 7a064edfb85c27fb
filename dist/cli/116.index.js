export const id = 116;
export const ids = [116];
export const modules = {

/***/ 8991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ anchor_anchor),
  z: () => (/* binding */ linesText)
});

// EXTERNAL MODULE: ./lib/core/diff.js + 2 modules
var diff = __webpack_require__(438);
// EXTERNAL MODULE: ./lib/core/suggestion.js
var suggestion = __webpack_require__(9163);
;// CONCATENATED MODULE: ./lib/core/quote.js


/**
 * What a quote may mean: the lines as written, or without the line numbers or diff signs that models copy along.
 * The latter count only where the rest equals rows of the diff.
 */
function readingsOf(original) {
    const lines = (0,suggestion/* splitLines */.uz)(original).map((line) => line.trimEnd());
    const readings = [lines, unnumbered(lines), unsigned(lines), unsigned(unnumbered(lines))];
    return readings
        .filter((reading) => reading !== undefined)
        .filter((reading) => reading.some((line) => line !== ''));
}
function unnumbered(lines) {
    const numbers = /^\s*\d+(?: \| ?|: ?|\t)/;
    return lines.every((line) => numbers.test(line))
        ? lines.map((line) => line.replace(numbers, ''))
        : undefined;
}
/** The lines of the new file in a quoted piece of diff. */
function unsigned(lines) {
    if (!lines?.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line)))
        return undefined;
    const kept = lines.filter((line) => !line.startsWith('-'));
    return (kept.length > 0 ? kept : lines).map((line) => line.slice(1));
}
/** Whether the quote stands exactly at these lines. A reading other than the first must fit to the letter. */
function fitAt(hunks, side, first, readings) {
    for (const [index, lines] of readings.entries()) {
        for (const hunk of hunks) {
            const rows = rowsFrom(hunk, side, first, lines.length);
            const fit = rows && fitOf(rows, lines);
            if (fit && (fit === 'exact' || index === 0)) {
                return { span: { hunk, first, last: first + lines.length - 1 }, fit, unique: true };
            }
        }
    }
    return undefined;
}
/** Whether the quote may stand here on lines that the diff shows only in part: nothing shown contradicts it. */
function mayStandAt(hunks, first, lines) {
    let hidden = false;
    return (lines.every((line, index) => {
        const row = (0,diff/* hunkAt */.aA)(hunks, first + index)?.right.find((shown) => shown.newLine === first + index);
        if (row)
            return withoutBlanks(row.text) === withoutBlanks(line);
        hidden = true;
        return true;
    }) && hidden);
}
/** Looks for the quote in all hunks: whole lines to the letter, then but for white space, then part of a line. */
function searchQuote(hunks, side, readings, near) {
    const [written = []] = readings;
    const attempts = [
        ...readings.map((lines) => ({
            fit: 'exact',
            spans: () => wholeLines(hunks, side, lines, exactly),
        })),
        { fit: 'loose', spans: () => wholeLines(hunks, side, written, withoutBlanks) },
        { fit: 'part', spans: () => partOfLines(hunks, side, written) },
    ];
    for (const { fit, spans } of attempts) {
        const found = spans();
        const [only] = found;
        if (found.length === 1 && only)
            return { span: only, fit, unique: true };
        if (found.length > 1) {
            const span = near === undefined ? undefined : nearest(found, near);
            return span && { span, fit, unique: false };
        }
    }
    return undefined;
}
const exactly = (text) => text.trimEnd();
const withoutBlanks = (text) => text.replace(/\s+/g, '');
function fitOf(rows, lines) {
    const same = (comparable) => rows.every((row, index) => comparable(row.text) === comparable(lines[index] ?? ''));
    return same(exactly) ? 'exact' : same(withoutBlanks) ? 'loose' : undefined;
}
function columnOf(hunk, side) {
    return side === 'LEFT' ? hunk.left : hunk.right;
}
function rowsFrom(hunk, side, first, count) {
    const column = columnOf(hunk, side);
    const at = column.findIndex((row) => (0,diff/* lineOn */.q5)(row, side) === first);
    if (at < 0 || count === 0)
        return undefined;
    const rows = column.slice(at, at + count);
    // Deleted rows of one hunk need not be consecutive lines.
    const last = rows.at(-1);
    return rows.length === count && last && (0,diff/* lineOn */.q5)(last, side) === first + count - 1 ? rows : undefined;
}
function wholeLines(hunks, side, lines, comparable) {
    const wanted = lines.map(comparable);
    return hunks.flatMap((hunk) => {
        const column = columnOf(hunk, side);
        const texts = column.map((row) => comparable(row.text));
        const spans = [];
        for (let at = texts.indexOf(wanted[0] ?? ''); at >= 0; at = texts.indexOf(wanted[0] ?? '', at + 1)) {
            const row = column[at];
            const fits = wanted.every((text, index) => texts[at + index] === text);
            const first = row ? (0,diff/* lineOn */.q5)(row, side) : 0;
            if (fits && rowsFrom(hunk, side, first, wanted.length)) {
                spans.push({ hunk, first, last: first + wanted.length - 1 });
            }
        }
        return spans;
    });
}
/** Shorter pieces stand everywhere. */
const MIN_PART = 12;
function partOfLines(hunks, side, lines) {
    const wanted = lines.join('\n').trim();
    if (wanted.length < MIN_PART)
        return [];
    return hunks.flatMap((hunk) => {
        const column = columnOf(hunk, side);
        const text = column.map((row) => row.text).join('\n');
        const spans = [];
        for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
            const rowIndex = text.slice(0, at).split('\n').length - 1;
            const row = column[rowIndex];
            const count = wanted.split('\n').length;
            if (row && rowsFrom(hunk, side, (0,diff/* lineOn */.q5)(row, side), count)) {
                spans.push({ hunk, first: (0,diff/* lineOn */.q5)(row, side), last: (0,diff/* lineOn */.q5)(row, side) + count - 1 });
            }
            if (spans.length > MAX_PARTS)
                return spans;
        }
        return spans;
    });
}
/** So many that none of them is the one meant; keeps the search linear. */
const MAX_PARTS = 20;
function nearest(spans, line) {
    const distance = (span) => line < span.first ? span.first - line : line > span.last ? line - span.last : 0;
    const least = Math.min(...spans.map(distance));
    const closest = spans.filter((span) => distance(span) === least);
    return closest.length === 1 ? closest[0] : undefined;
}

// EXTERNAL MODULE: ./lib/core/reason.js
var reason = __webpack_require__(2051);
;// CONCATENATED MODULE: ./lib/core/anchor.js



function anchor_anchor(finding, file, diff, options) {
    if ('unreadable' in diff) {
        return { kind: 'summary', reason: (0,reason/* because */.x)(diff.unreadable === 'damaged' ? 'patch-damaged' : 'no-patch') };
    }
    const side = sideOf(finding, file, diff.hunks, options);
    const readings = finding.original === undefined ? [] : readingsOf(finding.original);
    const said = finding.line === undefined ? undefined : place(diff.hunks, side, finding);
    if (readings.length > 0)
        return anchorByQuote(finding, diff.hunks, side, readings, said);
    if (said)
        return said;
    return { kind: 'summary', reason: (0,reason/* because */.x)(finding.line === undefined ? 'whole-file' : 'line-not-in-diff') };
}
function sideOf(finding, file, hunks, options) {
    const { line } = finding;
    if (finding.side)
        return finding.side;
    if (line === undefined)
        return file.status === 'removed' ? 'LEFT' : 'RIGHT';
    const deleted = hunks.some((hunk) => hunk.left.some((row) => row.oldLine === line));
    if (deleted && options.deletedLines === 'prefer')
        return 'LEFT';
    if ((0,diff/* hunkAt */.aA)(hunks, line) || !deleted)
        return 'RIGHT';
    return file.status === 'removed' ? 'LEFT' : 'RIGHT';
}
/** Where the author said, as far as the diff shows it. */
function place(hunks, side, finding) {
    const last = finding.line ?? 0;
    const first = finding.startLine ?? last;
    const runs = hunks.flatMap((hunk) => runsOf(hunk, side));
    const crossed = runs.filter((run) => run.first <= last && run.last >= first);
    // The part that holds the end, else the start, else the last one crossed.
    const run = crossed.find((part) => part.last >= last) ?? crossed.find((part) => part.first <= first) ?? crossed.at(-1);
    if (!run)
        return undefined;
    const span = { hunk: run.hunk, first: Math.max(first, run.first), last: Math.min(last, run.last) };
    const leftBarrier = side === 'LEFT' ? { barrier: (0,reason/* because */.x)('deleted-line') } : {};
    if (span.first === first && span.last === last)
        return { kind: 'inline', side, span, ...leftBarrier };
    const note = `This is about lines ${first} to ${last}; the diff shows only ${linesText(span)} of them here.`;
    return { kind: 'inline', side, span, note, barrier: (0,reason/* because */.x)('range-cut') };
}
/** Lines that follow each other: on the right the whole hunk, on the left each stretch of deleted rows. */
function runsOf(hunk, side) {
    const runs = [];
    for (const row of side === 'LEFT' ? hunk.left : hunk.right) {
        const line = (0,diff/* lineOn */.q5)(row, side);
        const run = runs.at(-1);
        if (run && run.last === line - 1)
            run.last = line;
        else
            runs.push({ hunk, first: line, last: line });
    }
    return runs;
}
function anchorByQuote(finding, hunks, side, readings, said) {
    const { line, startLine } = finding;
    const firsts = line === undefined ? [] : candidates(line, readings, startLine);
    const [match, other] = matchesAt(hunks, side, firsts, readings);
    const hidden = mayBeHidden(finding, hunks, readings);
    if (match)
        return atTheQuote(finding, side, match, other !== undefined || hidden);
    // Without a side, the number of a deleted row counts where the quote is that row's text.
    const [gone] = finding.side ? [] : matchesAt(hunks, 'LEFT', firsts, readings);
    if (gone?.fit === 'exact')
        return atTheQuote(finding, 'LEFT', gone, false);
    const moved = searchQuote(hunks, side, readings, line);
    if (moved)
        return movedTo(finding, side, moved, hidden);
    if (said)
        return { ...said, barrier: said.barrier ?? (0,reason/* because */.x)('original-differs') };
    return { kind: 'summary', reason: (0,reason/* because */.x)(line === undefined ? 'whole-file' : 'line-not-in-diff') };
}
/** Where a quote may begin: the given range if it is as long, else with `line` as its end, then as its start. */
function candidates(line, readings, startLine) {
    const counts = new Set(readings.map((lines) => lines.length));
    if (startLine !== undefined && counts.has(line - startLine + 1))
        return [startLine];
    return [...new Set([...counts].flatMap((count) => [line - count + 1, line]))];
}
function matchesAt(hunks, side, firsts, readings) {
    return firsts.flatMap((first) => fitAt(hunks, side, first, readings) ?? []);
}
function atTheQuote(finding, side, match, twice) {
    const { span, fit } = match;
    const base = { kind: 'inline', side, span, proof: fit };
    if (side === 'LEFT')
        return { ...base, barrier: (0,reason/* because */.x)('deleted-line') };
    if (twice)
        return { ...base, barrier: (0,reason/* because */.x)('original-unclear') };
    if (contradictsRange(finding, span))
        return { ...base, barrier: (0,reason/* because */.x)('original-differs') };
    return base;
}
function movedTo(finding, side, match, hidden) {
    const { span, fit, unique } = match;
    const base = { kind: 'inline', side, span, proof: fit };
    const sameLine = finding.line !== undefined && span.first <= finding.line && finding.line <= span.last;
    const from = finding.line === undefined ? '' : ` from line ${finding.line}`;
    const note = sameLine ? {} : { note: `Moved here${from}: this is the code it quotes.` };
    if (side === 'LEFT')
        return { ...base, ...note, barrier: (0,reason/* because */.x)('deleted-line') };
    if (fit === 'part')
        return { ...base, ...note, barrier: (0,reason/* because */.x)('original-differs') };
    const proven = unique && !hidden && isTelling(span) && !contradictsRange(finding, span);
    return proven ? { ...base, ...note } : { ...base, ...note, barrier: (0,reason/* because */.x)('moved') };
}
/** The quote may well stand where the author said, on lines that the diff does not show. */
function mayBeHidden({ line, startLine }, hunks, readings) {
    if (line === undefined)
        return true;
    return readings.some((lines) => {
        const firsts = candidates(line, [lines], startLine).filter((first) => first > 0);
        return firsts.some((first) => mayStandAt(hunks, first, lines));
    });
}
/** The author gave a range, and quoted more or fewer lines than it has. */
function contradictsRange({ line, startLine }, span) {
    return line !== undefined && startLine !== undefined && line - startLine !== span.last - span.first;
}
/** A lone bracket is no quote to move a finding by. */
function isTelling({ hunk, first, last }) {
    const text = ((0,diff/* newLines */.Mt)(hunk, first, last) ?? []).map((row) => row.text).join('');
    return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 4;
}
function linesText({ first, last }) {
    return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}


/***/ }),

/***/ 8496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  no: () => (/* binding */ assess),
  mO: () => (/* binding */ isInline),
  fI: () => (/* binding */ offersOf),
  CI: () => (/* binding */ pathMapping)
});

// EXTERNAL MODULE: ./lib/core/anchor.js + 1 modules
var core_anchor = __webpack_require__(8991);
// EXTERNAL MODULE: ./lib/core/diff.js + 2 modules
var diff = __webpack_require__(438);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var core_fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/marker.js
var marker = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/core/likeness.js
var likeness = __webpack_require__(3443);
// EXTERNAL MODULE: ./lib/core/reason.js
var core_reason = __webpack_require__(2051);
;// CONCATENATED MODULE: ./lib/core/doubt.js



/**
 * Models give one line number and several lines of code. Where the code repeats what stands next to the range,
 * the author most likely meant those lines too, and the button would double them.
 */
function doubtfulRange(hunk, first, last, lines) {
    const reach = lines.length > last - first + 1 ? lines.length : 1;
    const neighbours = [
        ...linesNear(hunk, first - reach, first - 1),
        ...linesNear(hunk, last + 1, last + reach),
    ];
    const outside = new Set(neighbours.map((line) => line.trim()).filter(isTelling));
    const repeated = lines.find((line) => outside.has(line.trim()));
    if (reach > 1)
        return repeated === undefined ? undefined : doubt(repeated);
    return atTheEdge(hunk, first, last, lines) ?? besideItsLine(hunk, first, last, lines);
}
/** As many lines as the range has, or fewer: shifted by one, the code begins or ends with the line beside it. */
function atTheEdge(hunk, first, last, lines) {
    const [above] = linesNear(hunk, first - 1, first - 1);
    const [below] = linesNear(hunk, last + 1, last + 1);
    const range = linesNear(hunk, first, last);
    const shifted = (line, own, beside) => line !== undefined && isTelling(line) && line.trim() === beside?.trim() && line.trim() !== own?.trim();
    if (shifted(lines[0], range[0], above))
        return doubt(lines[0] ?? '');
    if (shifted(lines.at(-1), range.at(-1), below))
        return doubt(lines.at(-1) ?? '');
    return undefined;
}
/** How far off a line number usually is. */
const NEAR = 3;
const UNLIKE = 0.4;
const ALIKE = 0.6;
/** One off: the code is nothing like the lines it would replace, and much like lines a little above or below. */
function besideItsLine(hunk, first, last, lines) {
    const code = lines.join('\n');
    const like = (from) => (0,likeness/* likeness */.$)(code, linesNear(hunk, from, from + last - first).join('\n'));
    if (lines.length === 0 || like(first) >= UNLIKE)
        return undefined;
    for (let distance = 1; distance <= NEAR; distance++) {
        for (const from of [first - distance, first + distance]) {
            if ((0,diff/* newLines */.Mt)(hunk, from, from + last - first) && like(from) >= ALIKE)
                return doubtAbout(from, hunk);
        }
    }
    return undefined;
}
function doubtAbout(line, hunk) {
    const [text = ''] = linesNear(hunk, line, line);
    return (0,core_reason/* because */.x)('doubtful-range', `The code looks like it is meant for line ${line} (${shown(text)}).`);
}
function doubt(line) {
    return (0,core_reason/* because */.x)('doubtful-range', `The code repeats a line next to the range (${shown(line)}), so the range may be wrong.`);
}
function shown(line) {
    const text = line.trim();
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
function linesNear(hunk, from, to) {
    const shown = [];
    for (let line = from; line <= to; line++)
        shown.push(...((0,diff/* newLines */.Mt)(hunk, line, line) ?? []).map((row) => row.text));
    return shown;
}
/** Brackets, `else` and `end` stand everywhere and tell nothing. */
function isTelling(line) {
    return ((line.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 3 &&
        !/^\W*(?:end|else|begin|done|esac|try|then|do|fi)\W*$/i.test(line));
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/array.js + 1 modules
var array = __webpack_require__(8965);
;// CONCATENATED MODULE: ./lib/core/edit.js



/**
 * The smallest edits that do the same and can each be committed: equal lines at both ends are cut off; where a
 * deleted row still lies inside, the edit is split at the lines that stay.
 */
function smallestEdits(hunk, wanted) {
    const small = trim(hunk, wanted);
    if (small.lines.length === 0 && small.last < small.first)
        return { refused: (0,core_reason/* because */.x)('no-change') };
    const whole = settle(hunk, small);
    if ('first' in whole && !spansDeletedRow(hunk, whole))
        return { edits: [whole] };
    if ('first' in whole)
        return split(hunk, small);
    return { refused: whole };
}
function trim(hunk, { first, last, lines }) {
    const before = textsOf(hunk, first, last);
    let top = 0;
    while (top < before.length && top < lines.length && before[top] === lines[top])
        top++;
    let bottom = 0;
    const room = Math.min(before.length, lines.length) - top;
    while (bottom < room && before.at(-1 - bottom) === lines.at(-1 - bottom))
        bottom++;
    // New lines above the range: its first line is kept as their anchor.
    if (bottom > 0 && bottom === before.length && lines.length > bottom)
        bottom--;
    return { first: first + top, last: last - bottom, lines: lines.slice(top, lines.length - bottom) };
}
/**
 * Makes an edit that every client reads alike: an insertion repeats an anchor line (above it; at the top of the
 * file below), and a block takes in unchanged neighbours rather than begin or end with a blank line.
 */
function settle(hunk, edit, unchanged = { from: 1, to: Number.POSITIVE_INFINITY }) {
    let { first, last } = edit;
    let lines = [...edit.lines];
    const takeAbove = () => {
        const [text] = textsOf(hunk, first - 1, first - 1);
        if (text === undefined || first - 1 < unchanged.from)
            return false;
        if (first <= last && (0,diff/* hasDeletedRowBetween */.qu)(hunk, first - 1, first))
            return false;
        lines = [text, ...lines];
        first--;
        return true;
    };
    const takeBelow = () => {
        const [text] = textsOf(hunk, last + 1, last + 1);
        if (text === undefined || last + 1 > unchanged.to)
            return false;
        if (first <= last && (0,diff/* hasDeletedRowBetween */.qu)(hunk, last, last + 1))
            return false;
        lines = [...lines, text];
        last++;
        return true;
    };
    if (last < first && !takeAbove() && !takeBelow())
        return (0,core_reason/* because */.x)('target-not-in-diff');
    if (lines.length === 0)
        return { first, last, lines };
    while (isBlank(lines[0]) && takeAbove())
        ;
    while (isBlank(lines.at(-1)) && takeBelow())
        ;
    return lines.every(isBlank) ? (0,core_reason/* because */.x)('blank-line-block') : { first, last, lines };
}
function isBlank(line) {
    return line?.trim() === '';
}
function spansDeletedRow(hunk, { first, last }) {
    return (0,diff/* hasDeletedRowBetween */.qu)(hunk, first, last);
}
/** Comparing longer texts line by line costs more than a button is worth. */
const MAX_SPLIT_LINES = 2000;
function split(hunk, wanted) {
    const refused = { refused: (0,core_reason/* because */.x)('deleted-row-in-range') };
    if (wanted.last - wanted.first + wanted.lines.length > MAX_SPLIT_LINES)
        return refused;
    const pieces = changeGroups(hunk, wanted).flatMap((group) => cutAtDeletedRows(hunk, group));
    const settled = [];
    for (const [index, piece] of pieces.entries()) {
        // A neighbour that another piece changes must not be repeated as it was.
        const from = (pieces[index - 1]?.last ?? 0) + 1;
        const to = (pieces[index + 1]?.first ?? Number.POSITIVE_INFINITY) - 1;
        const edit = settle(hunk, piece, { from, to });
        if (!('first' in edit))
            return { refused: edit };
        const above = settled.at(-1);
        // Two edits that need the same line are one edit.
        if (above && above.last >= edit.first)
            settled.splice(-1, 1, join(above, edit));
        else
            settled.push(edit);
    }
    return settled.some((edit) => spansDeletedRow(hunk, edit)) ? refused : { edits: settled };
}
/** The lines they share are unchanged in both: each took them in as neighbours. */
function join(above, below) {
    const shared = above.last - below.first + 1;
    return { first: above.first, last: below.last, lines: [...above.lines, ...below.lines.slice(shared)] };
}
/** The edit as the runs of lines that change, with unchanged lines between them. */
function changeGroups(hunk, { first, last, lines }) {
    const groups = [];
    let line = first;
    let group;
    for (const part of (0,array/* diffArrays */.E)(textsOf(hunk, first, last), [...lines])) {
        if (!part.added && !part.removed) {
            line += part.count;
            group = undefined;
            continue;
        }
        if (group)
            groups.pop();
        const base = group ?? { first: line, last: line - 1, lines: [] };
        if (part.removed)
            line += part.count;
        group = { ...base, last: line - 1, lines: part.added ? [...base.lines, ...part.value] : base.lines };
        groups.push(group);
    }
    return groups;
}
/** A run of changed lines with a deleted row inside is dealt out to the stretches between deleted rows, in order. */
function cutAtDeletedRows(hunk, group) {
    const stretches = [];
    for (let line = group.first; line <= group.last; line++) {
        const open = stretches.at(-1);
        if (open && !(0,diff/* hasDeletedRowBetween */.qu)(hunk, open.last, line))
            open.last = line;
        else
            stretches.push({ first: line, last: line });
    }
    if (stretches.length <= 1)
        return [group];
    let dealt = 0;
    return stretches.map((stretch, index) => {
        const rest = index === stretches.length - 1;
        const lines = group.lines.slice(dealt, rest ? undefined : dealt + stretch.last - stretch.first + 1);
        dealt += lines.length;
        return { ...stretch, lines };
    });
}
function textsOf(hunk, first, last) {
    return first > last ? [] : ((0,diff/* newLines */.Mt)(hunk, first, last) ?? []).map((row) => row.text);
}

;// CONCATENATED MODULE: ./lib/core/elision.js
/** `// ... rest unchanged`: a line that stands for code the author left out. Committed, it would delete that code. */
function isElision(line) {
    const { text, comment } = uncomment(line.trim());
    if (/^(?:\.{3}|…)+$/.test(text))
        return true;
    // `...rest` is a spread; `... rest of it ...` is not code in any language.
    if (/^(?:\.{3}|…)\s*[([<]?\s*[a-z ]/i.test(text) && (comment || /^(?:\.{3}|…)\s/.test(text)))
        return true;
    if (!comment)
        return /^[[(<](?:\.{3}|…|snip|truncated|omitted)[\])>]$/i.test(text);
    return OMITTED.test(text) || STANDS_FOR.test(text);
}
const THING = '(?:code|function|method|class|file|body|implementation|logic|content|contents|block|imports?|fields?|props|' +
    'properties|methods|functions|lines?|cases|tests|handlers|routes|options|items|entries|config(?:uration)?)';
const OMITTED = /\b(?:unchanged|omitted|elided|truncated|snipped|snip|(?:remains?|stays?|is|are) (?:the )?same|same as (?:before|above|original)|as before)\b/i;
const STANDS_FOR = new RegExp(`^(?:\\W*)(?:(?:keep|insert|your|the) )*(?:existing|remaining|rest of|remainder of|previous|original|other|more)(?: the| your| this)?(?: \\w+){0,2} ${THING}(?: \\w+){0,3}\\W*$|^(?:\\W*)(?:the )?rest (?:of|is|goes|stays|remains)\\b`, 'i');
const COMMENTS = [
    [/^\{\s*\/\*+/, /\*\/\s*\}$/],
    [/^\/\*+/, /\*\/$/],
    [/^<!--/, /-->$/],
    [/^\/\/+[/!]?/, /$/],
    [/^#+/, /$/],
    [/^--+/, /$/],
    [/^;+/, /$/],
    [/^%+/, /$/],
    [/^\*/, /$/],
    [/^"""|^'''/, /"""$|'''$/],
];
function uncomment(line) {
    for (const [open, close] of COMMENTS) {
        if (open.test(line))
            return { text: line.replace(open, '').replace(close, '').trim(), comment: true };
    }
    return { text: line, comment: false };
}

// EXTERNAL MODULE: ./lib/core/invisible.js
var invisible = __webpack_require__(2328);
;// CONCATENATED MODULE: ./lib/core/hazard.js



/** What a replacement brings in that must not be one click away, whatever else is right about it. */
function hazard(kind, replaced, lines) {
    const before = replaced.join('\n');
    const after = lines.join('\n');
    const known = (0,invisible/* deceptiveCharacters */.gx)(before);
    const brought = [...(0,invisible/* deceptiveCharacters */.gx)(after)].filter((char) => !known.has(char));
    if (brought.length > 0) {
        const names = brought.slice(0, 5).map(invisible/* codePointName */.R8).join(' ');
        return (0,core_reason/* because */.x)('invisible-characters', `The code brings in invisible or control characters: ${names}.`);
    }
    if (CREDENTIALS.some((pattern) => pattern.test(after) && !pattern.test(before)))
        return (0,core_reason/* because */.x)('credential');
    if (kind === 'tool')
        return undefined;
    const kept = new Set(replaced.map((line) => line.trim()));
    const fresh = lines.filter((line) => !kept.has(line.trim()));
    if (fresh.some(isElision))
        return (0,core_reason/* because */.x)('elision');
    if (fresh.some((line) => FAR_RIGHT.test(line)))
        return (0,core_reason/* because */.x)('far-right');
    return undefined;
}
/** A back door was once hidden behind 300 blanks at the end of a line. */
const FAR_RIGHT = /\S[^\S\n]{100}[^\S\n]*\S/;
/** Forms that the issuers document or that secret scanners agree on. Second line of defence only. */
const CREDENTIALS = [
    /\bgh[pousr]_[A-Za-z0-9]{30,}/,
    /\bgithub_pat_[A-Za-z0-9_]{22,}/,
    /\bgl(?:pat|ptt|rt|dt|cbt|oas|soat)-[\w-]{20,}/,
    /\b(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}\b/,
    /\bxox[abeoprs]-[\w-]{10,}/,
    /\bxapp-\d-[A-Za-z0-9-]{10,}/,
    /\bsk-(?:ant-|proj-|svcacct-|or-v1-)?[A-Za-z0-9_-]{20,}/,
    /\b[rs]k_live_[A-Za-z0-9]{16,}/,
    /\bAIza[0-9A-Za-z_-]{35}/,
    /\bya29\.[\w-]{20,}/,
    /\bnpm_[A-Za-z0-9]{36}/,
    /\bpypi-AgE[\w-]{20,}/,
    /\bhf_[A-Za-z0-9]{30,}/,
    /\bdckr_pat_[\w-]{20,}/,
    /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
    /\bhooks\.slack\.com\/services\/T[A-Z0-9]+\/B[A-Z0-9]+\/\w+/,
];

;// CONCATENATED MODULE: ./lib/core/advice.js
/**
 * "Use const instead of let." in the place of code: models fill the field with advice, or with a word for nothing.
 * Committed, it would replace code by a sentence.
 */
function isAdvice(lines, replaced) {
    const written = lines.filter((line) => line.trim() !== '');
    if (written.length === 0)
        return false;
    if (written.length === 1 && NOTHING.test(written[0]?.trim() ?? ''))
        return true;
    // Where the replaced lines are sentences too (plain text, licences), so may be the new ones.
    return written.every(isSentence) && !replaced.some(isSentence);
}
const NOTHING = /^(?:n\/?a|not applicable|none|no (?:changes?|suggestions?|fix)(?: (?:is |are )?(?:needed|required|necessary))?|unchanged|tbd|-+|\.{3}|…)[.!]?$/i;
/** Begins like a sentence and goes on in words; code quoted inside it does not count. */
function isSentence(line) {
    const text = line.trim().replace(/`[^`]*`/g, 'code');
    if (!/^[A-Z][a-z]+(?:,| [\w'"(])/.test(text) || /[={};<>|&$@\\]|::|->/.test(text))
        return false;
    const words = text.match(/(?:^|[\s(])[A-Za-z][a-z']*(?=[\s.,:)!?]|$)/g) ?? [];
    return words.length >= 4 && words.length >= text.split(/\s+/).length * 0.7;
}

;// CONCATENATED MODULE: ./lib/core/language.js
/** What of a language the repair of a model's code must know, told by the file's name. */
const INDENTED = /\.(?:py|pyi|pyx|pxd|gd|nim|coffee|litcoffee|ya?ml|mk|mak|haml|slim|pug|jade|sass|styl|hs|lhs|elm|fsx?|fsi|md|markdown|mdx|rst|adoc|bzl|star|textproto)$|(?:^|\/)(?:GNUmakefile|[Mm]akefile|BUILD|WORKSPACE|SConstruct|SConscript|Snakefile|Tiltfile)(?:\.\w+)?$/;
/** Indentation is part of the meaning, so that a guess at it may change what the code does. */
function indentationHasMeaning(path) {
    return INDENTED.test(path);
}
/** A fence or trailing blanks are content here. */
function isMarkdown(path) {
    return /\.(?:md|markdown|mdx|mkd|qmd|rmd)$/i.test(path);
}

;// CONCATENATED MODULE: ./lib/core/repair.js



/** Model text only: a tool's text is exact and is never touched. */
function repair(replacement) {
    const { path, replaced, first } = replacement;
    let lines = replacement.lines;
    if (!isMarkdown(path)) {
        lines = withoutFence(lines);
        lines = lines.map((line) => (replaced.includes(line) ? line : line.trimEnd()));
    }
    lines = withoutNumbers(lines, first, replaced) ?? withoutSigns(lines, replaced) ?? lines;
    if (looksListed(lines, replaced))
        return { lines, doubt: (0,core_reason/* because */.x)('looks-like-diff') };
    if (!isMarkdown(path) && isAdvice(lines, replaced))
        return { lines, doubt: (0,core_reason/* because */.x)('not-code') };
    return indented({ ...replacement, lines });
}
/** An empty fence stays: nobody asks for a deletion like that. */
function withoutFence(lines) {
    const fence = /^\s*(`{3,}|~{3,})[\w+#.:-]*\s*$/.exec(lines[0] ?? '')?.[1];
    const closed = fence !== undefined && lines.length > 2 && lines.at(-1)?.trim() === fence;
    return closed ? lines.slice(1, -1) : lines;
}
const NUMBER = /^\s*(\d+)\s?[:|]\s?/;
/** Line numbers go only if they are exactly the finding's: `3: x` is also a YAML key. */
function withoutNumbers(lines, first, replaced) {
    if (lines.length !== replaced.length || replaced.some((line) => NUMBER.test(line)))
        return undefined;
    const numbered = lines.every((line, index) => NUMBER.exec(line)?.[1] === String(first + index));
    return numbered ? lines.map((line) => line.replace(/^\s*\d+(?: \| |: |\s?[:|])/, '')) : undefined;
}
/** A diff instead of the code: its `-` and context lines must be the replaced ones. */
function withoutSigns(lines, replaced) {
    if (!lines.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line)))
        return undefined;
    const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
    // Nothing but `-` lines may also be a list.
    return after.length > 0 && sameLines(before, replaced) ? after : undefined;
}
function sameLines(lines, others) {
    return (lines.length === others.length &&
        lines.every((line, index) => line.trimEnd() === others[index]?.trimEnd()));
}
/** Hunk headers, and the marks of merge conflicts and of search-and-replace answers. */
const PATCH_LINE = /^@@ -\d+|^(?:<{5,}|={7}|>{5,})(?: |$)/;
/** Signs or numbers that could not be proven and are nothing like the replaced lines. */
function looksListed(lines, replaced) {
    const has = (pattern) => (line) => pattern.test(line);
    if (lines.some(has(PATCH_LINE)) && !replaced.some(has(PATCH_LINE)))
        return true;
    const deletion = lines.length > 0 && lines.every(has(/^-/));
    if (deletion &&
        sameLines(lines.map((line) => line.slice(1)), replaced))
        return true;
    const signed = lines.some(has(/^\+/)) && lines.every(has(/^[+\- ]|^$/)) && !replaced.some(has(/^\+/));
    const numbered = lines.length > 0 && lines.every(has(NUMBER)) && !replaced.some(has(NUMBER));
    return signed || (numbered && consecutive(lines));
}
function consecutive(lines) {
    const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1]));
    return numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}
/** Restores indentation that the model dropped, where the replaced lines show what it was. */
function indented({ path, replaced, lines, quotedExactly }) {
    const shift = lostIndentation(lines, replaced);
    const shifted = shift ? lines.map((line) => (line.trim() === '' ? line : shift + line)) : lines;
    if (!indentationHasMeaning(path) || quotedExactly)
        return { lines: shifted };
    const doubtful = firstIndent(shifted) !== undefined && firstIndent(shifted) !== firstIndent(replaced);
    return doubtful ? { lines: shifted, doubt: (0,core_reason/* because */.x)('doubtful-indentation') } : { lines: shifted };
}
/** What stands before every line, if one answer makes each line that reappears equal to its original. */
function lostIndentation(lines, replaced) {
    const [line, original] = [lines[0], replaced[0]];
    if (lines.length === 1 && replaced.length === 1 && line !== undefined && original !== undefined) {
        return /^\s/.test(line) || line === '' ? undefined : indentOf(original);
    }
    let possible;
    for (const text of lines.filter((text) => text.trim() !== '')) {
        const originals = replaced.filter((before) => before.trim() === text.trim());
        if (originals.length === 0)
            continue;
        const shifts = originals
            .filter((before) => before.endsWith(text))
            .map((before) => before.slice(0, -text.length));
        possible = possible?.filter((shift) => shifts.includes(shift)) ?? shifts;
    }
    const distinct = new Set(possible);
    return distinct.size === 1 ? [...distinct][0] : undefined;
}
function firstIndent(lines) {
    const line = lines.find((text) => text.trim() !== '');
    return line === undefined ? undefined : indentOf(line);
}
function indentOf(line) {
    return /^\s*/.exec(line)?.[0] ?? '';
}

;// CONCATENATED MODULE: ./lib/core/offer.js






/** Every rule a committable suggestion must pass, in one place. */
function offer(proposal, context) {
    const { finding, file, hunks, anchor } = context;
    const { first, last } = proposal;
    const hunk = (0,diff/* hunkAt */.aA)(hunks, last);
    const rows = hunk && (0,diff/* newLines */.Mt)(hunk, first, last);
    // Lines of the new file mean nothing for a finding about deleted ones.
    if (!hunk || !rows || anchor.side === 'LEFT') {
        const reason = proposal.barrier ?? anchor.barrier ?? (0,core_reason/* because */.x)('target-not-in-diff');
        return { proposal, replaced: undefined, lines: proposal.lines, refused: reason };
    }
    const replaced = rows.map((row) => row.text);
    const proven = proposal.own && (anchor.proof === 'exact' || anchor.proof === 'loose');
    const quotedExactly = proven && anchor.proof === 'exact';
    const { lines, doubt } = finding.kind === 'model'
        ? repair({ path: file.path, replaced, first, lines: proposal.lines, quotedExactly })
        : { lines: proposal.lines, doubt: undefined };
    const barrier = proposal.barrier ??
        context.barrier ??
        anchor.barrier ??
        (file.special || isSubmodule(hunks) ? (0,core_reason/* because */.x)('special-file') : undefined) ??
        (lengthOf(lines) > MAX_CODE_LENGTH ? (0,core_reason/* because */.x)('too-long') : undefined) ??
        (isMangled(hunks, lines) ? (0,core_reason/* because */.x)('not-utf8') : undefined) ??
        (mixedLineEndings(hunks) ? (0,core_reason/* because */.x)('mixed-line-endings') : undefined) ??
        (offer_sameLines(replaced, lines) ? (0,core_reason/* because */.x)('no-change') : undefined) ??
        hazard(finding.kind, replaced, lines) ??
        doubt ??
        (finding.kind === 'model' && !proven ? doubtfulRange(hunk, first, last, lines) : undefined);
    if (barrier)
        return { proposal, replaced, lines, refused: barrier };
    return { proposal, replaced, lines, ...smallestEdits(hunk, { first, last, lines }) };
}
/** Leaves room in a comment of 60,000 characters for what is said about it. */
const MAX_CODE_LENGTH = 40_000;
function lengthOf(lines) {
    return lines.reduce((length, line) => length + line.length + 1, 0);
}
function offer_sameLines(one, other) {
    return one.length === other.length && one.every((line, index) => line === other[index]);
}
/** The files API does not tell modes; a submodule shows as the name of its commit. */
function isSubmodule(hunks) {
    return hunks.some((hunk) => hunk.right.some((row) => /^Subproject commit [0-9a-f]{40}/.test(row.text)));
}
/** Bytes that are not UTF-8 come as U+FFFD, in the diff and from the API; a neighbour may be taken in as well. */
function isMangled(hunks, lines) {
    const mangled = (text) => text.includes('\ufffd');
    return lines.some(mangled) || hunks.some((hunk) => hunk.right.some((row) => mangled(row.text)));
}
/** Applying a suggestion turns a mixed file into CRLF from end to end. */
function mixedLineEndings(hunks) {
    const endings = new Set();
    for (const hunk of hunks)
        for (const row of hunk.right)
            if (row.ending !== 'none')
                endings.add(row.ending);
    return endings.size > 1;
}

;// CONCATENATED MODULE: ./lib/core/path.js
/** An imprecise path to a file of the diff. Two files that fit are no match: a wrong file is worse than none. */
function resolvePath(given, files, options) {
    const index = indexOf(files);
    const forms = formsOf(given, options.workspaces ?? []);
    const short = forms.filter((form) => /^[ab]\/./.test(form)).map((form) => form.slice(2));
    const exact = firstMatch(forms, (form) => exactMatch(form, index));
    if (exact)
        return exact;
    const exactShort = firstMatch(short, (form) => exactMatch(form, index));
    if (!options.guess)
        return exactShort ?? { kind: 'missing' };
    const suffix = firstMatch(forms, (form) => suffixMatch(form, index));
    // `b/x.ts` may be the diff's name of x.ts or a short name of src/b/x.ts.
    if (exactShort)
        return both(exactShort, suffix);
    return (suffix ??
        firstMatch(short, (form) => suffixMatch(form, index)) ??
        firstMatch(forms, (form) => basenameMatch(form, index)) ?? { kind: 'missing' });
}
/** As given, then with what tools and models put in front of a path taken off, step by step. */
function formsOf(given, workspaces) {
    const slashed = given.replaceAll('\\', '/');
    const inside = workspaces.flatMap((workspace) => insideOf(workspace.replaceAll('\\', '/'), slashed));
    const relative = [...inside, slashed].map((form) => form.replace(/^(?:\.?\/)+/, ''));
    return [...new Set([given, slashed, ...inside, ...relative])].filter(Boolean);
}
/** The path below a directory. Windows tools write the drive letter, and the rest, in either case. */
function insideOf(workspace, path) {
    const root = workspace.replace(/\/+$/, '');
    const onWindows = /^[a-z]:/i.test(root);
    const same = onWindows
        ? path.toLowerCase().startsWith(`${root.toLowerCase()}/`)
        : path.startsWith(`${root}/`);
    return root !== '' && same ? [path.slice(root.length + 1)] : [];
}
function firstMatch(forms, match) {
    for (const form of forms) {
        const found = match(form);
        if (found)
            return found;
    }
    return undefined;
}
/** Made once per diff: thousands of findings ask for thousands of files. */
const indexes = new WeakMap();
function indexOf(files) {
    const known = indexes.get(files);
    if (known)
        return known;
    const byPath = new Map(files.map((file) => [file.path, file]));
    const byPreviousPath = new Map();
    const byBasename = new Map();
    for (const file of byPath.values()) {
        const segments = file.path.split('/');
        put(byBasename, segments.at(-1) ?? '', { file, segments });
        if (file.status === 'renamed' && file.previousPath !== undefined)
            put(byPreviousPath, file.previousPath, file);
    }
    const index = { byPath, byPreviousPath, byBasename };
    indexes.set(files, index);
    return index;
}
function put(lists, key, value) {
    const list = lists.get(key);
    if (list)
        list.push(value);
    else
        lists.set(key, [value]);
}
/** The new name before the old one. The old name of a rename means the new file; of a copy, nothing. */
function exactMatch(path, { byPath, byPreviousPath }) {
    const file = byPath.get(path);
    return one(file ? [file] : (byPreviousPath.get(path) ?? []), 'exact');
}
/** The file that ends with the most of the path's segments, and has all of them in order. */
function suffixMatch(path, { byBasename }) {
    const segments = path.split('/');
    if (segments.length === 1)
        return undefined;
    let best = [];
    let longest = 0;
    for (const candidate of byBasename.get(segments.at(-1) ?? '') ?? []) {
        const shared = sharedTail(candidate.segments, segments);
        if (shared < longest || !containsInOrder(candidate.segments, segments))
            continue;
        if (shared > longest)
            best = [];
        longest = shared;
        best.push(candidate.file);
    }
    return one(best, 'suffix');
}
function basenameMatch(path, { byBasename }) {
    const sameName = byBasename.get(path.slice(path.lastIndexOf('/') + 1)) ?? [];
    return one(sameName.map(({ file }) => file), 'basename');
}
function one(candidates, how) {
    const [first, second] = candidates;
    if (!first)
        return undefined;
    return second ? ambiguous(candidates.map((file) => file.path)) : { kind: 'found', file: first, how };
}
function both(match, other) {
    const paths = [...new Set([...pathsOf(match), ...pathsOf(other)])];
    return paths.length === 1 ? match : ambiguous(paths);
}
function pathsOf(match) {
    if (match?.kind === 'ambiguous')
        return match.candidates;
    return match?.kind === 'found' ? [match.file.path] : [];
}
/** Sorted, so that the report does not depend on the order of the files. */
function ambiguous(paths) {
    return { kind: 'ambiguous', candidates: paths.toSorted() };
}
function containsInOrder(candidate, segments) {
    let next = 0;
    for (const segment of candidate)
        if (segment === segments[next])
            next++;
    return next === segments.length;
}
function sharedTail(candidate, segments) {
    let shared = 0;
    while (shared < segments.length && candidate.at(-1 - shared) === segments.at(-1 - shared))
        shared++;
    return shared;
}

// EXTERNAL MODULE: ./lib/core/proposal.js + 2 modules
var proposal = __webpack_require__(4045);
;// CONCATENATED MODULE: ./lib/core/assess.js








function isInline(assessed) {
    return assessed.place.kind === 'inline';
}
function assess(finding, index, diff, options) {
    const guess = finding.kind === 'model';
    const resolved = resolvePath(finding.path, diff.files, { guess, workspaces: options.workspaces });
    const path = resolved.kind === 'found' ? resolved.file.path : finding.path;
    const identity = (0,core_fingerprint/* identityOf */.c)(finding, path);
    const place = once(() => placeOf(finding, resolved, diff, options));
    const code = once(() => codeOf(finding, place(), options));
    const fingerprint = once(() => (0,core_fingerprint/* digest */.b)([identity, ...anchoredText(place()).map((line) => line.trim())]));
    return {
        finding,
        index,
        path,
        hasFile: resolved.kind === 'found',
        identity,
        get listedAs() {
            return (0,core_fingerprint/* digest */.b)([identity]).slice(0, marker/* SHORT */.Pb);
        },
        get place() {
            return place();
        },
        get prose() {
            return code().prose;
        },
        get proposals() {
            return code().proposals;
        },
        get fingerprint() {
            return fingerprint();
        },
    };
}
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
function codeOf(finding, place, { offsetFallback }) {
    const visible = (first, last) => place.kind === 'summary' || shows(place.hunks, first, last);
    return (0,proposal/* proposalsOf */.V)(finding, spanOf(finding, place), { offsetFallback, visible });
}
/** What becomes of the code of an inline finding. */
function offersOf({ finding, proposals, place }, options, isProtected) {
    const { anchor, file, hunks, guessed } = place;
    const confirmed = anchor.proof === 'exact' || anchor.proof === 'loose';
    const barrier = fileBarrier();
    return proposals.map((proposal) => offer(proposal, { finding, file, hunks, anchor, barrier }));
    function fileBarrier() {
        if (!options.suggestions)
            return (0,core_reason/* because */.x)('suggestions-off');
        if (isProtected(file.path))
            return (0,core_reason/* because */.x)('protected-path');
        if (guessed && !confirmed)
            return (0,core_reason/* because */.x)('path-guessed');
        return options.needsOriginal?.(file.path) && !confirmed ? (0,core_reason/* because */.x)('commit-differs') : undefined;
    }
}
/** Told when a finding's path was not the diff's own, so that a wrong guess can be seen. */
function pathMapping({ finding, path }) {
    return finding.path === path ? undefined : `PATH MAP: '${finding.path}' -> '${path}'`;
}
function placeOf(finding, resolved, diff, options) {
    if (resolved.kind !== 'found')
        return { kind: 'summary', reason: unresolved(resolved) };
    const { file, how } = resolved;
    const fileDiff = diff.of(file);
    const found = (0,core_anchor/* anchor */.Y)(finding, file, fileDiff, { deletedLines: options.deletedLines });
    if (found.kind === 'summary')
        return found;
    const hunks = 'hunks' in fileDiff ? fileDiff.hunks : [];
    return { kind: 'inline', anchor: found, file, hunks, guessed: how === 'basename' };
}
/** Every package of a monorepo has its index.ts. */
const MAX_NAMED = 5;
function unresolved(resolved) {
    if (resolved.kind === 'missing')
        return (0,core_reason/* because */.x)('path-not-in-diff');
    const { candidates } = resolved;
    const more = candidates.length > MAX_NAMED ? ` and ${candidates.length - MAX_NAMED} more` : '';
    const names = candidates.slice(0, MAX_NAMED).join(', ');
    return (0,core_reason/* because */.x)('path-ambiguous', `Several changed files fit this path: ${names}${more}.`);
}
function spanOf({ line = 1, startLine = line }, place) {
    return place.kind === 'inline' ? place.anchor.span : { first: startLine, last: line };
}
function shows(hunks, first, last) {
    const hunk = (0,diff/* hunkAt */.aA)(hunks, last);
    return hunk !== undefined && (0,diff/* newLines */.Mt)(hunk, first, last) !== undefined;
}
function anchoredText(place) {
    if (place.kind === 'summary')
        return [];
    const { span, side } = place.anchor;
    const rows = side === 'LEFT' ? span.hunk.left : span.hunk.right;
    return rows
        .filter((row) => (0,diff/* lineOn */.q5)(row, side) >= span.first && (0,diff/* lineOn */.q5)(row, side) <= span.last)
        .map((row) => row.text);
}


/***/ }),

/***/ 4011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ joinPieces),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   mF: () => (/* binding */ proseOptions),
/* harmony export */   vs: () => (/* binding */ shownCode)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8965);
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6338);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2328);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1940);
/* harmony import */ var _prose_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7853);





/** The pieces of a comment, in the order a reader meets them. Each is finished Markdown. */
function joinPieces(pieces) {
    return pieces.filter((piece) => piece !== undefined && piece !== '').join('\n\n');
}
/** Title and severity; without a title the severity alone. */
function heading({ title, severity }) {
    const text = (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineText */ .ln)(title ?? '');
    return text === '' ? `**${severity[0]?.toUpperCase()}${severity.slice(1)}**` : `**${text}** · ${severity}`;
}
function proseOptions({ prose, linkHosts, writeMarkdown }) {
    return { mode: prose, linkHosts, writeMarkdown };
}
/** The message, cut at a line where it is longer than there is room for. */
function message(text, options, room) {
    let source = text;
    let written = (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(source, options);
    while (written.length > room && source !== '') {
        source = cut(source, Math.floor(source.length / 2));
        written = (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(source, options);
    }
    if (source === text)
        return written;
    const note = `Cut here: ${source.length} of ${text.length} characters are shown; the report has them all.`;
    return joinPieces([written, note]);
}
/** At the end of a line, where there is one; never inside a character. */
function cut(text, length) {
    const line = text.lastIndexOf('\n', length);
    return text.slice(0, line > 0 ? line : length).replace(/[\ud800-\udbff]$/, '');
}
/** Code that is shown, not offered: a diff where the replaced lines are known, and the reason. */
function shownCode(offer) {
    const reason = 'refused' in offer ? `No one-click change: ${lowerFirst((0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineText */ .ln)(offer.refused.reason))}` : undefined;
    const lines = offer.replaced ? diffLines(offer.replaced, offer.lines) : offer.lines;
    const deletion = offer.lines.length === 0 && !offer.replaced ? 'Suggested: delete the lines.' : undefined;
    const block = deletion ?? (0,_fence_js__WEBPACK_IMPORTED_MODULE_2__/* .fence */ .EU)(capped(lines).map(_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .revealInvisible */ .hR), offer.replaced ? 'diff' : 'text');
    return joinPieces([block, reason]);
}
/** More is unreadable in a comment, and would not fit. */
const MAX_SHOWN_LINES = 200;
const MAX_SHOWN_LENGTH = 20_000;
function capped(lines) {
    let length = 0;
    const shown = lines.slice(0, MAX_SHOWN_LINES).filter((line) => {
        length += line.length + 1;
        return length <= MAX_SHOWN_LENGTH;
    });
    return shown.length === lines.length ? lines : [...shown, `… ${lines.length - shown.length} more lines`];
}
function diffLines(before, after) {
    if (before.length + after.length > MAX_SHOWN_LINES * 5) {
        return [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
    }
    return (0,diff__WEBPACK_IMPORTED_MODULE_4__/* .diffArrays */ .E)([...before], [...after]).flatMap(({ value, added, removed }) => value.map((line) => (added ? '+' : removed ? '-' : ' ') + line));
}
function lowerFirst(sentence) {
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
/** Rule, source, evidence: one line of small facts. */
function facts(finding, linkHosts) {
    const { rule, category, source, confidence, evidence, url } = finding;
    const parts = [
        rule && linked((0,_fence_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .revealInvisible */ .hR)(rule)), finding, linkHosts),
        !rule && url ? linked('Details', finding, linkHosts) : undefined,
        category && (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineText */ .ln)(category),
        source && `from ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineText */ .ln)(source)}`,
        confidence !== undefined && `confidence ${percent(confidence)}`,
        evidence?.badge && (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineText */ .ln)(evidence.badge),
        evidence?.confidence !== undefined && `evidence ${percent(evidence.confidence)}`,
        evidence?.reasoning && (0,_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineText */ .ln)(evidence.reasoning.slice(0, MAX_REASONING)),
    ];
    return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}
const MAX_REASONING = 500;
/** A tool's own rule page is live; a model's link only on the hosts that are allowed. */
function linked(text, { url, kind }, linkHosts) {
    if (url === undefined || !URL.canParse(url))
        return text;
    const hosts = kind === 'tool' ? [new URL(url).host] : linkHosts;
    const live = (0,_prose_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .liveUrl */ .ew)(url, new Set(hosts));
    return live ? `[${text}](${live})` : `${text} (${(0,_fence_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .revealInvisible */ .hR)(url))})`;
}
function percent(share) {
    return `${Math.round(share * 100)}%`;
}


/***/ }),

/***/ 9498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LD: () => (/* binding */ decide),
  D: () => (/* binding */ meets),
  Tm: () => (/* binding */ rank)
});

// EXTERNAL MODULE: ./lib/core/assess.js + 9 modules
var assess = __webpack_require__(8496);
// EXTERNAL MODULE: ./lib/core/anchor.js + 1 modules
var core_anchor = __webpack_require__(8991);
// EXTERNAL MODULE: ./lib/core/body.js
var body = __webpack_require__(4011);
// EXTERNAL MODULE: ./lib/core/diff.js + 2 modules
var diff = __webpack_require__(438);
// EXTERNAL MODULE: ./lib/core/fingerprint.js
var fingerprint = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/core/marker.js
var marker = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/core/suggestion.js
var suggestion = __webpack_require__(9163);
;// CONCATENATED MODULE: ./lib/core/compose.js






/** How many comments an inline finding takes: one per button, or a single one that shows its code. */
function commentCount(offers) {
    return Math.max(1, offers.flatMap((offer) => ('edits' in offer ? offer.edits : [])).length);
}
/** The comments of one inline finding. */
function composeComments(assessed, offers, options, limits) {
    const { path, place } = assessed;
    const buttons = offers.flatMap((offer) => ('edits' in offer ? buttonsOf(offer) : []));
    if (buttons.length === 0) {
        const { side, span } = place.anchor;
        const body = mainBody(assessed, offers, undefined, options, limits);
        const anchored = lineText(place.hunks, side, span.last);
        return [{ path, side, first: span.first, last: span.last, body, button: false, anchored }];
    }
    return buttons.map((button, index) => ({
        path,
        side: 'RIGHT',
        first: button.edit.first,
        last: button.edit.last,
        body: index === 0
            ? mainBody(assessed, offers, button, options, limits)
            : laterBody(assessed, button, index, options, limits),
        button: true,
        anchored: lineText(place.hunks, 'RIGHT', button.edit.last),
    }));
}
function lineText(hunks, side, line) {
    const rows = hunks.flatMap((hunk) => (side === 'LEFT' ? hunk.left : hunk.right));
    return rows.find((row) => (0,diff/* lineOn */.q5)(row, side) === line)?.text ?? '';
}
function buttonsOf(offer) {
    const { edits } = offer;
    const part = (index) => edits.length > 1 ? `Part ${index + 1} of ${edits.length}: apply all in one batch.` : undefined;
    return edits.map((edit, index) => ({ edit, part: part(index) }));
}
function mainBody(assessed, offers, button, options, limits) {
    const { finding, place } = assessed;
    const shown = offers.filter((offer) => 'refused' in offer);
    const elsewhere = shown.map((offer) => (0,body/* joinPieces */.Am)([targetNote(offer), (0,body/* shownCode */.vs)(offer)]));
    const fixed = (0,body/* joinPieces */.Am)([
        place.anchor.note,
        button && buttonBlock(button, limits),
        ...elsewhere,
        (0,body/* facts */.Ix)(finding, options.linkHosts),
        (0,marker/* commentMarker */.Ql)(options.id, options.commit, assessed.fingerprint),
    ]);
    const title = (0,body/* heading */.R_)(finding);
    const room = limits.bodyLength - title.length - fixed.length - ROOM_FOR_NOTE;
    const text = (0,body/* message */.iU)(assessed.prose, (0,body/* proseOptions */.mF)(options), room);
    return (0,body/* joinPieces */.Am)([title, text, fixed]);
}
/** For the sentence that says the message was cut. */
const ROOM_FOR_NOTE = 200;
function laterBody(assessed, button, index, options, limits) {
    return (0,body/* joinPieces */.Am)([
        (0,body/* heading */.R_)(assessed.finding),
        button.part ? undefined : 'Belongs to the comment above with the same title.',
        buttonBlock(button, limits),
        (0,marker/* commentMarker */.Ql)(options.id, options.commit, (0,fingerprint/* digest */.b)([assessed.fingerprint, String(index)])),
    ]);
}
function buttonBlock({ edit, part }, { dialect }) {
    return (0,body/* joinPieces */.Am)([part, (0,suggestion/* suggestionBlock */.St)(edit.lines, { dialect, offset: edit.first - edit.last })]);
}
function targetNote({ proposal }) {
    return proposal.own ? undefined : `For ${(0,core_anchor/* linesText */.z)(proposal)}:`;
}

// EXTERNAL MODULE: ./lib/core/finding.js
var finding = __webpack_require__(6134);
// EXTERNAL MODULE: ./lib/core/reason.js
var core_reason = __webpack_require__(2051);
;// CONCATENATED MODULE: ./lib/core/overlap.js

/**
 * Hands out lines: "Only one suggestion per line can be applied in a batch." Asked in the order of weight, so the
 * weightier finding has the button and the other shows its code. Lines are taken only when a finding is inline.
 */
function lineKeeper() {
    const taken = new Map();
    return (path, wanted) => {
        const others = taken.get(path) ?? [];
        const mine = [];
        const overlaps = (edit) => [...others, ...mine].some((other) => other.first <= edit.last && other.last >= edit.first);
        const offers = wanted.map((offer) => {
            if (!('edits' in offer))
                return offer;
            const { edits, ...rest } = offer;
            if (edits.some(overlaps))
                return { ...rest, refused: (0,core_reason/* because */.x)('overlap') };
            mine.push(...edits);
            return offer;
        });
        return { offers, take: () => taken.set(path, [...others, ...mine]) };
    };
}

// EXTERNAL MODULE: ./lib/core/posted.js
var core_posted = __webpack_require__(4104);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./lib/core/protected-path.js

/** Files where no suggestion is one click away: they decide what runs, who reviews, and what is installed. */
function protectedPathTest(globs) {
    const tests = globs.map(globTest);
    return (path) => tests.some((test) => test(path.toLowerCase()));
}
/** Most globs are a name anywhere, a whole directory or one file; comparing is cheaper than compiling them. */
function globTest(glob) {
    const [, anywhere, directory, file] = /^(?:\*\*\/([\w.-]+)|([\w./-]+\/)\*\*|([\w./-]+))$/.exec(glob.toLowerCase()) ?? [];
    if (anywhere)
        return (path) => path === anywhere || path.endsWith(`/${anywhere}`);
    if (directory)
        return (path) => path.startsWith(directory);
    if (file)
        return (path) => path === file;
    return picomatch(glob, { dot: true, nocase: true });
}

;// CONCATENATED MODULE: ./lib/core/decide.js







/** Weighs the findings against each other: who has a place in the review, and who has the button on a line. */
function decide(assessed, { posted, refused }, options, limits) {
    const memory = (0,core_posted/* memoryOf */.zE)(posted);
    const skips = options.duplicates === 'skip' && posted !== core_posted/* NOTHING_POSTED */._M;
    const withoutOverlaps = lineKeeper();
    const isProtected = protectedPathTest(options.protectedPaths);
    let room = options.maxComments === 0 ? Number.POSITIVE_INFINITY : options.maxComments;
    function fateOfFresh(entry) {
        // Its lines need not be looked up any more: it goes to the body in any case.
        if (room <= 0 && entry.hasFile && options.outsideDiff === 'summary')
            return toBody(entry, (0,core_reason/* because */.x)('over-limit'));
        if (!(0,assess/* isInline */.mO)(entry))
            return notInline(entry, options);
        if (refused.has(entry.fingerprint))
            return toBody(entry, (0,core_reason/* because */.x)('refused'));
        if (room <= 0)
            return toBody(entry, (0,core_reason/* because */.x)('over-limit'));
        const { offers, take } = withoutOverlaps(entry.path, (0,assess/* offersOf */.fI)(entry, options, isProtected));
        const needed = commentCount(offers);
        if (needed > room) {
            // Whoever weighs less has no place either.
            room = 0;
            return toBody(entry, (0,core_reason/* because */.x)('over-limit'));
        }
        const comments = composeComments(entry, offers, options, limits);
        const alike = skips && comments[0] ? memory.alike(comments[0]) : undefined;
        // It goes by the name that it was posted under, so that its thread is not taken for one of a finding gone.
        if (alike !== undefined)
            return duplicate({ ...entry, fingerprint: alike });
        room -= needed;
        take();
        return { assessed: entry, outcome: 'inline', offers, comments };
    }
    const fates = new Map();
    const fresh = [];
    for (const entry of assessed.toSorted(byWeight)) {
        const unwanted = filtered(entry.finding, options);
        if (unwanted)
            fates.set(entry.index, { assessed: entry, outcome: 'filtered', reason: unwanted });
        else if (skips && memory.knows(entry))
            fates.set(entry.index, duplicate(entry));
        else
            fresh.push(entry);
    }
    // Those that an earlier review only counted, for want of room, are known together or not at all.
    const counted = skips && posted.rests.includes((0,core_posted/* digestOf */.ol)(fresh.map(({ identity }) => identity)));
    for (const entry of fresh)
        fates.set(entry.index, counted ? duplicate(entry) : fateOfFresh(entry));
    return assessed.flatMap((entry) => fates.get(entry.index) ?? []);
}
function duplicate(assessed) {
    return { assessed, outcome: 'duplicate', reason: (0,core_reason/* because */.x)('already-posted') };
}
function toBody(assessed, reason) {
    return { assessed, outcome: 'summary', reason };
}
function notInline(assessed, { outsideDiff }) {
    const reason = assessed.place.kind === 'summary' ? assessed.place.reason : (0,core_reason/* because */.x)('line-not-in-diff');
    return { assessed, outcome: outsideDiff === 'drop' ? 'dropped' : 'summary', reason };
}
/** Severity decides, then tool before model, then the upper line. The rest only makes the order certain. */
function byWeight(one, other) {
    return (rank(one.finding.severity) - rank(other.finding.severity) ||
        Number(one.finding.kind === 'model') - Number(other.finding.kind === 'model') ||
        Number(one.path > other.path) - Number(one.path < other.path) ||
        topLine(one) - topLine(other) ||
        one.index - other.index);
}
function topLine({ finding: { line = 0, startLine = line } }) {
    return startLine;
}
/** 0 is the most severe. */
function rank(severity) {
    return finding/* SEVERITIES */.oC.indexOf(severity);
}
function filtered({ severity, confidence = 1 }, options) {
    if (!meets(severity, options.minSeverity))
        return (0,core_reason/* because */.x)('below-min-severity');
    return confidence < options.minConfidence ? (0,core_reason/* because */.x)('below-min-confidence') : undefined;
}
function meets(severity, threshold) {
    return threshold !== 'none' && rank(severity) <= rank(threshold);
}


/***/ }),

/***/ 438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y3: () => (/* reexport */ FILE_STATUSES),
  n_: () => (/* binding */ diffOf),
  qu: () => (/* binding */ hasDeletedRowBetween),
  aA: () => (/* binding */ hunkAt),
  q5: () => (/* binding */ lineOn),
  Mt: () => (/* binding */ newLines),
  FR: () => (/* binding */ parseDiff)
});

// UNUSED EXPORTS: parsePatch

// EXTERNAL MODULE: ./node_modules/parse-diff/index.js
var parse_diff = __webpack_require__(2673);
;// CONCATENATED MODULE: ./lib/core/diff-header.js
const FILE_STATUSES = ['added', 'removed', 'modified', 'renamed', 'copied'];
/**
 * Reads the lines between `diff --git` and the first hunk.
 * https://git-scm.com/docs/diff-format#generate_patch_text_with_p
 */
function parseDiffHeader(lines) {
    const field = (prefix) => lines.find((line) => line.startsWith(prefix))?.slice(prefix.length);
    const binary = lines.some((line) => line.startsWith('Binary files ') || line === 'GIT binary patch');
    const mode = field('new file mode ') ?? field('new mode ') ?? field('index ');
    const kind = { binary, special: mode !== undefined && SPECIAL_MODE.test(mode) };
    const renamedTo = field('rename to ');
    if (renamedTo !== undefined) {
        const previousPath = unquote(field('rename from ') ?? renamedTo);
        return { path: unquote(renamedTo), previousPath, status: 'renamed', ...kind };
    }
    const copiedTo = field('copy to ');
    if (copiedTo !== undefined)
        return { path: unquote(copiedTo), status: 'copied', ...kind };
    const oldName = nameAfter(field('--- '));
    const newName = nameAfter(field('+++ '));
    const added = field('new file mode ') !== undefined || oldName === DEV_NULL;
    const removed = field('deleted file mode ') !== undefined || newName === DEV_NULL;
    const path = nameOnBothSides(field('diff --git ')) ?? nameFromSides(oldName, newName);
    if (path === undefined)
        return undefined;
    return { path, status: added ? 'added' : removed ? 'removed' : 'modified', ...kind };
}
/** git's modes of symbolic links and submodules. */
const SPECIAL_MODE = /\b1[26]0000$/;
/** The header of nearly every file: changed in place, its name without anything that git quotes. */
const ORDINARY = /diff --git a\/([^"\n]+) b\/\1\nindex [0-9a-f]+\.\.[0-9a-f]+ 100\d{3}\n--- a\/\1\t?\n\+\+\+ b\/\1\t?\n(?=@@)/y;
/** Reads such a header at once, without taking it apart; and where it ends. */
function ordinaryHeader(text, start) {
    ORDINARY.lastIndex = start;
    const path = ORDINARY.exec(text)?.[1];
    return path === undefined ? undefined : { path, end: ORDINARY.lastIndex };
}
const HEADER_LINE = /^(?:diff --git|old mode|new mode|new file mode|deleted file mode|rename|copy|(?:dis)?similarity index|index|---|\+\+\+|Binary files|GIT binary patch)(?: |$)/;
function isHeaderLine(line) {
    return HEADER_LINE.test(line);
}
const DEV_NULL = '/dev/null';
/** `a/ b/`, and what `diff.mnemonicPrefix` writes: index, work tree, commit, object. */
const SIDE_PREFIX = /^[abiwco12]\//;
/**
 * Without a rename both names of `diff --git a/x b/x` are the same, so the middle is the gap between
 * them, whatever blanks the name holds.
 */
function nameOnBothSides(names) {
    if (names === undefined)
        return undefined;
    const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/.exec(names);
    const middle = (names.length - 1) / 2;
    const left = quoted?.[1] ? unquote(quoted[1]) : names.slice(0, middle);
    const right = quoted?.[2] ? unquote(quoted[2]) : names.slice(middle + 1);
    return sharedName(left, right);
}
/** The same name, as with `diff.noprefix`, or the same but for what each side puts in front: `a/ b/`, `old/ new/`. */
function sharedName(left, right) {
    if (left === right)
        return left;
    const name = withoutFirstSegment(left);
    return name !== '' && name === withoutFirstSegment(right) ? name : undefined;
}
function withoutFirstSegment(name) {
    return name.slice(name.indexOf('/') + 1 || name.length);
}
function nameFromSides(oldName, newName) {
    const [name, other] = [newName, oldName].filter((side) => side !== undefined && side !== DEV_NULL);
    if (name === undefined)
        return undefined;
    const shared = other === undefined ? undefined : sharedName(other, name);
    const prefixed = SIDE_PREFIX.test(name) && (other === undefined || SIDE_PREFIX.test(other));
    const samePrefix = other?.[0] === name[0];
    return shared ?? (prefixed && !samePrefix ? name.slice(2) : name);
}
/** git ends a name that has blanks with a tab; other tools put a time after it. */
function nameAfter(field) {
    if (field === undefined)
        return undefined;
    const name = field.startsWith('"') ? field : (field.split('\t', 1)[0] ?? field);
    return unquote(name.replace(/\r$/, ''));
}
const ESCAPES = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': 34, '\\': 92 };
/** git's C-style quoting: `"tab\there"`, `"\303\244.txt"` (octal bytes of UTF-8). */
function unquote(name) {
    const inner = /^"((?:[^"\\]|\\.)*)"/.exec(name)?.[1];
    if (inner === undefined)
        return name;
    const bytes = [];
    for (const [, octal, escaped, plain] of inner.matchAll(/\\([0-7]{1,3})|\\(.)|([^\\]+)/gsu)) {
        if (octal !== undefined)
            bytes.push(Number.parseInt(octal, 8));
        else if (escaped !== undefined)
            bytes.push(ESCAPES[escaped] ?? escaped.charCodeAt(0));
        else if (plain !== undefined)
            for (const byte of new TextEncoder().encode(plain))
                bytes.push(byte);
    }
    // Without ignoreBOM the decoder would drop a U+FEFF that the name begins with.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes));
}

;// CONCATENATED MODULE: ./lib/core/hunk-scan.js
const HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
/**
 * Reads the hunks that begin at this line by counting their rows, as `git apply` does: only the counts tell a
 * deleted row `-- x` from a header `--- x`, and a whole patch from a cut one.
 */
function scanHunks(lines, start) {
    let at = start;
    let oldFree = 1;
    let newFree = 1;
    for (;;) {
        const header = HUNK_HEADER.exec(lines[at] ?? '');
        if (!header)
            return endOfHunks(lines, at);
        const [oldFirst, oldCount] = rangeOf(header[1], header[2]);
        const [newFirst, newCount] = rangeOf(header[3], header[4]);
        const rows = endOfRows(lines, at + 1, oldCount, newCount);
        // Hunks that overlap or go back are from different files, or their numbers were changed.
        if (rows.whole === false || oldFirst < oldFree || newFirst < newFree)
            return { end: rows.end, whole: false };
        at = rows.end;
        oldFree = oldFirst + oldCount;
        newFree = newFirst + newCount;
    }
}
/** A range without lines names the line above it. */
function rangeOf(start, count = '1') {
    return [Number(start) + (Number(count) === 0 ? 1 : 0), Number(count)];
}
function endOfRows(lines, start, oldCount, newCount) {
    let at = start;
    let oldLeft = oldCount;
    let newLeft = newCount;
    while (oldLeft > 0 || newLeft > 0) {
        const sign = lines[at]?.[0];
        const isContext = sign === ' ' || isBlank(lines[at]);
        const isNote = sign === '\\' && at > start;
        if (!isContext && !isNote && sign !== '-' && sign !== '+')
            break;
        if (isContext || sign === '-')
            oldLeft--;
        if (isContext || sign === '+')
            newLeft--;
        at++;
    }
    if (oldLeft !== 0 || newLeft !== 0)
        return { end: Math.min(at + 1, lines.length), whole: false };
    return { end: lines[at]?.[0] === '\\' ? at + 1 : at, whole: true };
}
/** What `diff.suppressBlankEmpty` writes for a blank context row. */
function isBlank(line) {
    return line === '' || line === '\r';
}
/** More rows than the header counted, or half of a header, mean that the patch is not what it was. */
function endOfHunks(lines, at) {
    const line = lines[at] ?? '';
    const isNextFile = line.startsWith('--- ') && lines[at + 1]?.startsWith('+++ ');
    const isMailSignature = /^-- ?\r?$/.test(line);
    const whole = !/^[ +\-\\@]/.test(line) || isNextFile === true || isMailSignature;
    return { end: whole ? at : at + 1, whole };
}

;// CONCATENATED MODULE: ./lib/core/diff.js




/** A whole `git diff`, or any unified diff. */
function parseDiff(text) {
    const files = readFiles(text.startsWith('\uFEFF') ? text.slice(1) : text);
    // A file that became a link is there twice, deleted and new; in a series of patches the last one is the head.
    return diffOf([...new Map(files.map((file) => [file.path, file])).values()]);
}
/** A diff whose patches are parsed when first asked for: most files of a large pull request have no finding. */
function diffOf(files) {
    const parsed = new Map();
    return {
        files,
        of(file) {
            const known = parsed.get(file);
            if (known)
                return known;
            const fresh = parsePatch(file.patch);
            parsed.set(file, fresh);
            return fresh;
        },
    };
}
/** The patch of one file, headerless as the files API returns it. */
function parsePatch(patch) {
    if (!patch?.startsWith('@@'))
        return { unreadable: 'no-patch' };
    const text = untranslated(patch);
    const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
    const { end, whole } = scanHunks(lines, 0);
    if (!whole || end === 0)
        return { unreadable: 'damaged' };
    // Most patches are given to parse-diff as they are.
    const asItIs = end === lines.length && !patch.includes('\n\\');
    const hunks = asItIs
        ? text
        : lines
            .slice(0, end)
            .map((line) => (line[0] === '\\' ? NO_NEWLINE : line))
            .join('\n');
    const chunks = parse_diff(hunks).flatMap((file) => file.chunks);
    return { hunks: chunks.map((chunk) => hunkOf(rowsOf(chunk.changes))) };
}
/** parse-diff knows only git's own wording of the note; GNU diff translates it. */
const NO_NEWLINE = '\\ No newline at end of file';
/** A diff file that was itself turned to CRLF: git never ends a hunk's header so. */
function untranslated(patch) {
    return /^[^\n]*\r(?:\n|$)/.test(patch) ? patch.replace(/\r(?=\n|$)/g, '') : patch;
}
function lineOn(row, side) {
    return (side === 'LEFT' ? row.oldLine : row.newLine) ?? 0;
}
/** The hunk that shows this line of the new file. */
function hunkAt(hunks, line) {
    return hunks.find((hunk) => rightIndex(hunk, line) !== undefined);
}
/** The lines first..last of the new file where all of them stand in this hunk. */
function newLines(hunk, first, last) {
    const from = rightIndex(hunk, first);
    const to = rightIndex(hunk, last);
    return from === undefined || to === undefined || from > to ? undefined : hunk.right.slice(from, to + 1);
}
/** A suggestion over a deleted row is refused: "Applying suggestions on deleted lines is not supported." */
function hasDeletedRowBetween(hunk, first, last) {
    const from = hunk.rightRows[rightIndex(hunk, first) ?? 0] ?? 0;
    const to = hunk.rightRows[rightIndex(hunk, last) ?? 0] ?? 0;
    return to - from !== last - first;
}
function rightIndex(hunk, line) {
    const index = line - (hunk.right[0]?.newLine ?? line + 1);
    return index >= 0 && index < hunk.right.length ? index : undefined;
}
/**
 * Every row of a hunk begins with a sign, so a line that begins with `diff --git ` is always a header. Diffs
 * without such lines (GNU diff) are cut by counting rows: `--- x` may be a deleted row whose text is `-- x`.
 */
function readFiles(text) {
    const starts = [...lineStartsWith(text, 'diff --git ')];
    if (starts.length === 0)
        return splitByCounting(text.split('\n')).flatMap(changedFile);
    return starts.flatMap((start, index) => {
        const next = starts[index + 1] ?? text.length;
        const ordinary = ordinaryHeader(text, start);
        if (!ordinary)
            return changedFile(splitHeader(text.slice(start, next)));
        const { path, end } = ordinary;
        return [{ path, status: 'modified', patch: text.slice(end, next) }];
    });
}
function* lineStartsWith(text, prefix) {
    if (text.startsWith(prefix))
        yield 0;
    for (let at = text.indexOf(`\n${prefix}`); at >= 0; at = text.indexOf(`\n${prefix}`, at + 1))
        yield at + 1;
}
/** What follows the header of a file without hunks is not its own: the next mail of a patch series, say. */
function splitHeader(section) {
    const header = [];
    let at = 0;
    while (at < section.length) {
        const end = section.indexOf('\n', at);
        const line = section.slice(at, end < 0 ? section.length : end).replace(/\r$/, '');
        if (!isHeaderLine(line))
            break;
        header.push(line);
        at = end < 0 ? section.length : end + 1;
    }
    return { header, patch: section.startsWith('@@', at) ? section.slice(at) : '' };
}
function splitByCounting(lines) {
    const files = [];
    let at = 0;
    while (at < lines.length) {
        if (!HUNK_HEADER.test(lines[at] ?? '')) {
            at++;
            continue;
        }
        const { end } = scanHunks(lines, at);
        // Above the names may stand anything: `Index: …`, a commit message.
        files.push({ header: lines.slice(Math.max(0, at - 2), at), patch: lines.slice(at, end).join('\n') });
        at = end;
    }
    return files;
}
function changedFile({ header, patch }) {
    const names = parseDiffHeader(header);
    if (!names)
        return [];
    const { path, previousPath, binary, special } = names;
    const status = isGit(header) ? names.status : statusByHunk(names.status, patch);
    return [{ path, previousPath, status, special, patch: binary || patch === '' ? undefined : patch }];
}
function isGit([first]) {
    return first?.startsWith('diff --git ') === true;
}
/** GNU `diff -N` names a file on both sides whether it was there or not. */
function statusByHunk(status, patch) {
    if (patch.startsWith('@@ -0,0 '))
        return 'added';
    return /^@@ \S+ \+0,0 @@/.test(patch) ? 'removed' : status;
}
function rowsOf(changes) {
    const rows = [];
    for (const change of changes) {
        // parse-diff repeats the row above for the note that it has no newline.
        if (change.content === NO_NEWLINE) {
            const last = rows.pop();
            // A CR that no LF follows is part of the line.
            if (last)
                rows.push({ ...last, text: last.text + (last.ending === 'crlf' ? '\r' : ''), ending: 'none' });
            continue;
        }
        const crlf = change.content.endsWith('\r');
        const text = change.content.slice(1, crlf ? -1 : undefined);
        const ending = crlf ? 'crlf' : 'lf';
        if (change.type === 'add')
            rows.push({ kind: 'added', text, ending, newLine: change.ln });
        else if (change.type === 'del')
            rows.push({ kind: 'deleted', text, ending, oldLine: change.ln });
        else
            rows.push({ kind: 'context', text, ending, oldLine: change.ln1, newLine: change.ln2 });
    }
    return rows;
}
function hunkOf(rows) {
    const right = [];
    const left = [];
    const rightRows = [];
    for (const [index, row] of rows.entries()) {
        if (row.kind === 'deleted') {
            left.push(row);
        }
        else {
            right.push(row);
            rightRows.push(index);
        }
    }
    return { rows, right, left, rightRows };
}


/***/ }),

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeText)
/* harmony export */ });
/**
 * Untrusted text as Markdown text: no construct can begin in it, nobody is mentioned, nothing is referenced.
 * Escaping is the one defence that does not need our parser and the platform's to agree.
 */
function escapeText(text) {
    return text
        .replace(/[!-/:-@[-`{-~]/g, (char, at) => isInert(char, text[at - 1], text[at + 1]) ? char : `\\${char}`)
        .replace(MENTION_OR_REFERENCE, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/\\\$/g, (dollar) => ZERO_WIDTH_SPACE + dollar + ZERO_WIDTH_SPACE);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * `@name`, `#12`, `GH-12`, GitLab's `!12`, `&12` and `[issue:12]` (escaped by now). A backslash does not stop the
 * platforms from linking them, nor an e-mail address from becoming a link, nor GitHub from reading `$x$` as
 * mathematics. https://docs.gitlab.com/user/markdown/#gitlab-specific-references
 */
const MENTION_OR_REFERENCE = /\\@(?!\s)|(?:\\[#&]|!)(?=\d)|\bGH\\-(?=\d)|\\\[(?=[a-z_]+\\:)/gi;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Punctuation that means nothing where it stands, so that ordinary sentences stay readable as plain text. */
function isInert(char, before, after) {
    switch (char) {
        case ',':
        case ';':
        case "'":
        case '"':
        case '?':
        case '%':
        case '(':
        case '!':
            return true;
        // `1)` and `1.` begin a list, `www.` a link.
        case ')':
            return !/\d/.test(before ?? '');
        case '.':
            return !/[\dwW]/.test(before ?? '');
        case ':':
            return LETTER_OR_DIGIT.test(before ?? '') && (after === undefined || /\s/.test(after));
        case '-':
        case '_':
        case '/':
            return LETTER_OR_DIGIT.test(before ?? '') && /\p{L}/u.test(after ?? '');
        default:
            return false;
    }
}


/***/ }),

/***/ 6338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   SS: () => (/* binding */ codeSpan)
/* harmony export */ });
/* unused harmony export longestBacktickRun */
/**
 * A fenced code block that no code can break: one backtick more than the longest run anywhere in it.
 * https://spec.commonmark.org/0.31.2/#fenced-code-blocks
 */
function fence(lines, info) {
    const longest = lines.reduce((most, line) => Math.max(most, longestBacktickRun(line)), 0);
    const mark = '`'.repeat(Math.max(3, longest + 1));
    return [mark + info, ...lines, mark].join('\n');
}
function longestBacktickRun(text) {
    let longest = 0;
    for (let at = text.indexOf('`'); at >= 0; at = text.indexOf('`', at)) {
        const start = at;
        while (text[at] === '`')
            at++;
        longest = Math.max(longest, at - start);
    }
    return longest;
}
/** Text as an inline code span, whatever backticks it holds. https://spec.commonmark.org/0.31.2/#code-spans */
function codeSpan(text) {
    const line = text.replace(/\s+/g, ' ');
    const mark = '`'.repeat(longestBacktickRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) || line === '' ? ' ' : '';
    return mark + pad + line + pad + mark;
}


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digest),
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5108);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);


/** What a finding says, whatever its line number, the diff and the run, as one text. */
function identityOf({ rule, title, message, suggestion }, path) {
    return JSON.stringify([path, rule ?? title ?? '', normalise(message ?? ''), suggestion ?? null]);
}
/** A digest that nobody can make another list of texts share. 32 hex digits. */
function digest(texts) {
    return (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesToHex */ .My)((0,_noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8ToBytes */ .AI)(JSON.stringify(texts)))).slice(0, 32);
}
/** Case, white space and line numbers change from run to run without changing what is said. */
function normalise(text) {
    return text
        .toLowerCase()
        .replace(/\b(lines?|l)\s*\d+(?:\s*(?:-|–|to)\s*\d+)?/g, '$1')
        .replace(/\s+/g, ' ')
        .trim();
}


/***/ }),

/***/ 3443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ likeness)
/* harmony export */ });
/** How much two pieces of code have in common, from 0 to 1: the share of their words and signs. */
function likeness(one, other) {
    const left = tokens(one);
    const right = tokens(other);
    if (left.length + right.length === 0)
        return 1;
    const counts = new Map();
    for (const token of left)
        counts.set(token, (counts.get(token) ?? 0) + 1);
    let shared = 0;
    for (const token of right) {
        const count = counts.get(token) ?? 0;
        if (count > 0)
            shared++;
        counts.set(token, count - 1);
    }
    return (2 * shared) / (left.length + right.length);
}
function tokens(code) {
    return code.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}


/***/ }),

/***/ 5845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ readReviewMarker),
/* harmony export */   Bl: () => (/* binding */ MAX_LISTED),
/* harmony export */   Pb: () => (/* binding */ SHORT),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   rR: () => (/* binding */ withoutMarker),
/* harmony export */   vU: () => (/* binding */ reviewMarker),
/* harmony export */   wz: () => (/* binding */ readCommentMarker)
/* harmony export */ });
/** The hidden last line of a comment or review: how a later run knows its own. */
const SHORT = 8;
/** Some 13,000 characters of a body that holds 60,000. */
const MAX_LISTED = 1500;
/** `--` would end the HTML comment, and the id comes from a workflow's name. */
function encodeId(id) {
    return encodeURIComponent(id).replaceAll('-', '%2D');
}
function commentMarker(id, commit, fingerprint) {
    return `<!-- fencepost v1 id=${encodeId(id)} commit=${commit ?? 'none'} fingerprint=${fingerprint} -->`;
}
function reviewMarker({ id, commit, run, listed, rest }) {
    return `<!-- fencepost v1 id=${encodeId(id)} commit=${commit} run=${run} listed=${listed.join(',')} rest=${rest} -->`;
}
const COMMENT = /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) fingerprint=([0-9a-f]{32}) -->$/;
const REVIEW = /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) run=([0-9a-f]{32}) listed=([0-9a-f,]*) rest=(\w+) -->$/;
/** Only the exact last line counts: a marker that is quoted or forged further up is text. */
function readCommentMarker(body) {
    const [, id, commit, fingerprint] = COMMENT.exec(lastLine(body)) ?? [];
    if (id === undefined || commit === undefined || fingerprint === undefined)
        return undefined;
    return { id: decodeId(id), commit, fingerprint };
}
function readReviewMarker(body) {
    const [, id, commit, run, listed, rest] = REVIEW.exec(lastLine(body)) ?? [];
    if (!id || !commit || !run || listed === undefined || !rest)
        return undefined;
    return { id: decodeId(id), commit, run, listed: listed.split(',').filter(Boolean), rest };
}
/** What is left for a reader. */
function withoutMarker(body) {
    return body.replace(/\n<!-- fencepost [^\n]*-->\s*$/, '').trimEnd();
}
/** Platforms turn line ends into CRLF and trim the end. */
function lastLine(body) {
    const text = body.trimEnd();
    return text.slice(text.lastIndexOf('\n') + 1);
}
function decodeId(id) {
    try {
        return decodeURIComponent(id);
    }
    catch {
        return id;
    }
}


/***/ }),

/***/ 3504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ planReview)
/* harmony export */ });
/* harmony import */ var _assess_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8496);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9498);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(438);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6134);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1595);
/* harmony import */ var _plan_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8235);
/* harmony import */ var _posted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4104);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4045);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3199);









/** Findings and a diff in, a review out. Pure: the same input gives the same plan. */
function planReview(input) {
    const options = { ..._plan_options_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PLAN_OPTIONS */ .di, ...input.options };
    const limits = input.limits ?? _plan_options_js__WEBPACK_IMPORTED_MODULE_4__/* .GITHUB_LIMITS */ .f_;
    const diff = typeof input.diff === 'string' ? (0,_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDiff */ .FR)(input.diff) : input.diff;
    const bad = input.bad ?? [];
    const assessed = input.findings.map((finding, index) => (0,_assess_js__WEBPACK_IMPORTED_MODULE_0__/* .assess */ .no)(finding, index, diff, options));
    const fates = (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .LD)(assessed, { posted: input.posted ?? _posted_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING_POSTED */ ._M, refused: input.refused ?? new Set() }, options, limits);
    const { comments, places } = arrange(fates, diff);
    const counts = count(fates, comments, bad.length);
    const failed = fates.some((fate) => fate.outcome !== 'filtered' && (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .meets */ .D)(fate.assessed.finding.severity, options.failOn));
    const summarized = fates.flatMap((fate) => (fate.outcome === 'summary' ? [fate] : []));
    const body = (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .reviewBody */ .ff)(counts, summarized, runKey(assessed, options), options, limits);
    return {
        review: {
            event: requestsChanges(options.event, failed) ? 'REQUEST_CHANGES' : 'COMMENT',
            // Nothing to say: an empty review is never posted.
            body: comments.length + summarized.length === 0 ? '' : body,
            comments: comments.map(toReviewComment),
        },
        findings: [...fates.map((fate, index) => report(fate, places[index] ?? [])), ...bad.map(reportBad)],
        counts,
        failed,
        // Asked for only where threads of earlier runs are settled.
        get fingerprints() {
            return fates.map(({ assessed }) => assessed.fingerprint);
        },
        log: assessed.flatMap((entry) => (0,_assess_js__WEBPACK_IMPORTED_MODULE_0__/* .pathMapping */ .CI)(entry) ?? []),
    };
}
function requestsChanges(event, failed) {
    return event === 'request-changes' || (event === 'auto' && failed);
}
/** Files in the order of the diff; within a file bottom-up, so that applying one does not move the next. */
function arrange(fates, diff) {
    const fileOrder = new Map(diff.files.map((file, index) => [file.path, index]));
    const order = (comment) => fileOrder.get(comment.path) ?? fileOrder.size;
    const owned = fates.flatMap((fate, owner) => fate.outcome === 'inline' ? fate.comments.map((comment) => ({ comment, owner })) : []);
    const sorted = owned.toSorted((one, other) => order(one.comment) - order(other.comment) || other.comment.last - one.comment.last);
    const places = fates.map(() => []);
    for (const [place, { owner }] of sorted.entries())
        places[owner]?.push(place);
    return { comments: sorted.map(({ comment }) => comment), places };
}
function toReviewComment({ path, body, first, last, side }) {
    const single = { path, body, line: last, side };
    return first === last ? single : { ...single, start_line: first, start_side: side };
}
function count(fates, comments, bad) {
    const of = (outcome) => fates.filter((fate) => fate.outcome === outcome).length;
    return {
        findings: fates.length + bad,
        comments: comments.length,
        suggestions: comments.filter(({ button }) => button).length,
        summarized: of('summary'),
        duplicates: of('duplicate'),
        filtered: of('filtered'),
    };
}
/** The same findings on the same commit make the same run, whatever their order. */
function runKey(assessed, { id, commit }) {
    return (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .digest */ .b)([id, commit ?? '', ...assessed.map(({ identity }) => identity).toSorted()]);
}
function report(fate, comments) {
    const { finding, path } = fate.assessed;
    const offers = fate.outcome === 'inline' ? fate.offers : [];
    const refused = offers.flatMap((offer) => ('refused' in offer ? offer.refused : []));
    const offered = offers.some((offer) => 'edits' in offer);
    const { startLine, line, severity, title, message } = finding;
    return {
        path,
        ...(finding.path === path ? {} : { given_path: finding.path }),
        ...(startLine === undefined ? {} : { start_line: startLine }),
        ...(line === undefined ? {} : { line }),
        severity,
        ...(title === undefined ? {} : { title }),
        ...(message === undefined ? {} : { message }),
        outcome: fate.outcome,
        suggestion: offered ? 'committable' : (0,_proposal_js__WEBPACK_IMPORTED_MODULE_6__/* .carriesCode */ .R)(finding) ? 'quoted' : 'none',
        ...(fate.outcome === 'inline' ? refused[0] : fate.reason),
        comments,
    };
}
function reportBad(bad) {
    const reason = `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .badEntryText */ .rq)(bad)}.`;
    return { path: '', outcome: 'dropped', suggestion: 'none', code: 'bad-entry', reason, comments: [] };
}


/***/ }),

/***/ 4104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ NOTHING_POSTED),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   zE: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1595);
/* harmony import */ var _likeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3443);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5845);



const NOTHING_POSTED = { comments: [], listed: [], rests: [] };
/** How much of the words two comments share when they mean the same. */
const ALIKE = 0.6;
function memoryOf({ comments, listed }) {
    const left = [...comments];
    const known = tally([...comments.map(({ fingerprint }) => fingerprint), ...listed]);
    const take = (key) => {
        const count = known.get(key) ?? 0;
        known.set(key, count - 1);
        return count > 0;
    };
    return {
        knows({ fingerprint, listedAs }) {
            const at = left.findIndex((comment) => comment.fingerprint === fingerprint);
            if (at >= 0)
                left.splice(at, 1);
            return take(fingerprint) || take(listedAs);
        },
        alike({ path, body, anchored }) {
            const at = left.findIndex((comment) => comment.open &&
                comment.path === path &&
                comment.anchored.trim() === anchored.trim() &&
                (0,_likeness_js__WEBPACK_IMPORTED_MODULE_0__/* .likeness */ .$)(wordsOf(comment.body), wordsOf(body)) >= ALIKE);
            const [known] = at >= 0 ? left.splice(at, 1) : [];
            return known?.fingerprint;
        },
    };
}
/** All of a set of findings, by their identities, whatever their order. */
function digestOf(identities) {
    return (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .b)(identities.toSorted());
}
function tally(keys) {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
}
/** What a comment says, without its marker. */
function wordsOf(body) {
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutMarker */ .rR)(body).replaceAll('\\', '');
}


/***/ }),

/***/ 4045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ carriesCode),
  V: () => (/* binding */ proposalsOf)
});

// EXTERNAL MODULE: ./lib/core/anchor.js + 1 modules
var core_anchor = __webpack_require__(8991);
;// CONCATENATED MODULE: ./lib/core/offset-marker.js
const OPENING = '[SUGGEST:';
const MAX_OFFSET = 999;
/** Takes the markers out of a text. Markers in code spans and fences are text. Linear in the text's length. */
function parseOffsetMarkers(text) {
    if (!text.includes(OPENING))
        return { text, markers: [] };
    const markers = [...findMarkers(text)];
    let rest = '';
    let at = 0;
    for (const marker of markers) {
        rest += text.slice(at, marker.start);
        at = marker.end;
    }
    rest += text.slice(at);
    return { text: markers.length === 0 ? text : rest.trim(), markers };
}
function* findMarkers(text) {
    const spanEnd = spanReader(text);
    let at = 0;
    while (at < text.length) {
        const next = nextOf(text, at);
        if (next === undefined)
            return;
        if (text.startsWith(OPENING, next)) {
            const marker = readMarker(text, next);
            if (marker)
                yield marker;
            at = marker?.end ?? next + OPENING.length;
        }
        else if (text[next] === '\\') {
            at = next + 2;
        }
        else {
            at = fenceEnd(text, next) ?? spanEnd(next);
        }
    }
}
/** The next place where a marker, a code span or a fence may begin. An escaped backtick begins nothing. */
function nextOf(text, from) {
    STARTS.lastIndex = from;
    return STARTS.exec(text)?.index;
}
const STARTS = /\[SUGGEST:|\\[\\`]|`|~~~/g;
/** A fence opens at the beginning of a line, at most three blanks in, and runs to its match or the end. */
function fenceEnd(text, at) {
    if (!/(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, at - 4), at)))
        return undefined;
    const char = text[at] ?? '';
    const length = runLength(text, at);
    const lineEnd = endOfLine(text, at);
    if (length < 3 || (char === '`' && text.slice(at + length, lineEnd).includes('`')))
        return undefined;
    for (let line = lineEnd + 1; line < text.length; line = endOfLine(text, line) + 1) {
        const content = text.slice(line, endOfLine(text, line));
        const fence = content.trim();
        if (fence.length >= length && content.search(/\S/) <= 3 && runLength(fence, 0, char) === fence.length) {
            return line + content.length;
        }
    }
    return text.length;
}
/** A code span ends at the next run of as many backticks; without one the backticks are text. */
function spanReader(text) {
    const closers = backtickRuns(text);
    let paragraphEnd = -1;
    return (at) => {
        const length = runLength(text, at);
        const starts = text[at] === '`' ? (closers.get(length) ?? []) : [];
        while (starts.length > 0 && (starts.at(-1) ?? 0) <= at)
            starts.pop();
        const close = starts.at(-1);
        if (close === undefined)
            return at + length;
        if (paragraphEnd < at)
            paragraphEnd = endOfParagraph(text, at);
        // Three and more may be a fence inside a list or a quote; fewer are a span, which no blank line interrupts.
        return length < 3 && close > paragraphEnd ? at + length : close + length;
    };
}
function endOfParagraph(text, at) {
    BLANK_LINE.lastIndex = at;
    return BLANK_LINE.exec(text)?.index ?? text.length;
}
const BLANK_LINE = /\n(?:[ \t]*\r?)(?=\n)/g;
/** Where the runs of each length begin, the first one last. */
function backtickRuns(text) {
    const runs = new Map();
    for (const match of text.matchAll(/`+/g)) {
        const starts = runs.get(match[0].length);
        if (starts)
            starts.push(match.index);
        else
            runs.set(match[0].length, [match.index]);
    }
    for (const starts of runs.values())
        starts.reverse();
    return runs;
}
function runLength(text, at, char = text[at]) {
    let end = at;
    while (end < text.length && text[end] === char)
        end++;
    return end - at;
}
function endOfLine(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
function readMarker(text, start) {
    const inner = start + OPENING.length;
    const nextOpening = text.indexOf(OPENING, inner);
    const limit = nextOpening < 0 ? text.length : nextOpening;
    HEAD.lastIndex = inner;
    const head = HEAD.exec(text);
    const codeStart = inner + (head?.[0].length ?? 0);
    const balanced = closingBracket(text, codeStart, limit);
    const close = balanced ?? indexWithin(text, ']', codeStart, limit);
    if (close === undefined)
        return undefined;
    const code = trimCode(text.slice(codeStart, close));
    if (code.trim() === '')
        return undefined;
    // `[SUGGEST: +2: x]` and `[SUGGEST:+2]` are most likely meant as offsets; as code they would be odd.
    const certain = balanced !== undefined && !/^[+-]\d+(?::|\s*$)/.test(code);
    return { offset: offsetFrom(head?.[1]), code, certain, start, end: close + 1 };
}
const HEAD = /([+-]?\d+|[+-]):/y;
/** A sign alone is malformed and means 0. */
function offsetFrom(written = '0') {
    const offset = Number(written) || 0;
    return Math.max(-FAR, Math.min(FAR, offset));
}
/** As good as any other number that is out of range, and one that a line can be added to. */
const FAR = 1_000_000_000;
function indexWithin(text, char, from, limit) {
    const index = text.slice(from, limit).indexOf(char);
    return index < 0 ? undefined : from + index;
}
/** One blank after the colon belongs to the notation, and so do the newlines round a block. */
function trimCode(code) {
    const block = /^[ \t]*\r?\n/.exec(code);
    if (block)
        return code.slice(block[0].length).replace(/\r?\n[ \t]*$/, '');
    return code.replace(/^ /, '');
}
/** The `]` that balances the opening one; strings that close on their line and escaped brackets do not count. */
function closingBracket(text, from, limit) {
    let depth = 1;
    for (let at = from; at < limit; at++) {
        const char = text[at];
        if (char === '\\')
            at++;
        else if (char === '[')
            depth++;
        else if (char === ']' && --depth === 0)
            return at;
        else if (char === '"' || char === "'" || char === '`')
            at = literalEnd(text, at, limit) ?? at;
    }
    return undefined;
}
/** A word that may stand before a quote as part of the literal: r"…", f'…', b"…". Others make it an apostrophe. */
const LITERAL_PREFIX = /(?:^|[^\p{L}\p{N}_])(?:[rbuft]|br|rb|fr|rf|u8|l)$/iu;
function literalEnd(text, open, limit) {
    const before = text.slice(Math.max(0, open - 3), open);
    if (text[open] === "'" && /[\p{L}\p{N}_]$/u.test(before) && !LITERAL_PREFIX.test(before))
        return undefined;
    for (let at = open + 1; at < limit && text[at] !== '\n'; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === text[open])
            return at;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/core/reason.js
var reason = __webpack_require__(2051);
// EXTERNAL MODULE: ./lib/core/suggestion.js
var suggestion = __webpack_require__(9163);
;// CONCATENATED MODULE: ./lib/core/suggestion-block.js

const suggestion_block_OPENING = /^( {0,3})(`{3,}|~{3,})[ \t]*suggestion(?::-(\d{1,3})\+(\d{1,3}))?[ \t]*$/;
const OTHER_OPENING = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** Takes the suggestion blocks out of a message; other fences stay, whatever they hold. */
function takeSuggestionBlocks(message) {
    if (!message.includes('suggestion'))
        return { text: message, blocks: [] };
    // The newline that ends the message begins no line.
    const lines = message.replace(/\n$/, '').split('\n');
    const rest = [];
    const blocks = [];
    for (let at = 0; at < lines.length; at++) {
        const raw = lines[at] ?? '';
        const line = raw.replace(/\r$/, '');
        const opening = suggestion_block_OPENING.exec(line);
        const fence = opening?.[2] ?? OTHER_OPENING.exec(line)?.[1];
        if (fence === undefined) {
            rest.push(raw);
            continue;
        }
        const end = closingLine(lines, at + 1, fence);
        if (opening)
            blocks.push(blockOf(opening, lines.slice(at + 1, end), end < lines.length));
        else
            rest.push(...lines.slice(at, end + 1));
        at = end;
    }
    return { text: blocks.length === 0 ? message : rest.join('\n').trim(), blocks };
}
function closingLine(lines, from, fence) {
    let at = from;
    while (at < lines.length && !closes(lines[at] ?? '', fence))
        at++;
    return at;
}
function closes(line, fence) {
    const run = line.trimEnd().replace(/^ {0,3}/, '');
    return run.length >= fence.length && run === fence.charAt(0).repeat(run.length);
}
function blockOf(opening, lines, closed) {
    const indent = opening[1]?.length ?? 0;
    const code = lines.map((line) => line.replace(new RegExp(`^ {0,${indent}}`), '')).join('\n');
    const [, , , above, below] = opening;
    const reach = above === undefined ? {} : { reach: { above: Number(above), below: Number(below) } };
    const certain = closed && !lines.some((line) => suggestion_block_OPENING.test(line.replace(/\r$/, '')));
    // A newline ends every line of a block, so that one blank line is not mistaken for none.
    return { code: lines.length === 0 ? '' : `${(0,suggestion/* splitLines */.uz)(`${code}\n`).join('\n')}\n`, ...reach, certain };
}

;// CONCATENATED MODULE: ./lib/core/proposal.js





/** All code a finding carries: its `suggestion`, and the blocks and markers in its message. */
function proposalsOf(finding, span, options) {
    const { prose, blocks, markers } = takeCode(finding);
    const written = [
        ...blocks.map((block) => fromBlock(block, span, options)),
        ...joinAdjacent(markers.map((marker) => fromMarker(marker, span, options))),
    ];
    if (finding.suggestion === undefined)
        return { prose, proposals: withoutRivals(written) };
    const field = { ...span, lines: (0,suggestion/* splitLines */.uz)(finding.suggestion), own: true };
    return {
        prose,
        proposals: [field, ...written.map((other) => ({ ...other, barrier: (0,reason/* because */.x)('field-wins') }))],
    };
}
/** Whether a finding brings any code, wherever it lands. */
function carriesCode(finding) {
    if (finding.suggestion !== undefined)
        return true;
    const { blocks, markers } = takeCode(finding);
    return blocks.length + markers.length > 0;
}
/** Tool text says what it says: a marker in it is text. */
function takeCode(finding) {
    const message = finding.message ?? '';
    if (finding.kind === 'tool')
        return { prose: message, blocks: [], markers: [] };
    const { text, blocks } = takeSuggestionBlocks(message);
    const { text: prose, markers } = parseOffsetMarkers(text);
    return { prose, blocks, markers };
}
function fromBlock({ code, reach, certain }, span, options) {
    const target = reach ? { first: span.last - reach.above, last: span.last + reach.below } : span;
    const base = { ...target, lines: (0,suggestion/* splitLines */.uz)(code), own: sameSpan(target, span) };
    if (!certain)
        return { ...base, barrier: (0,reason/* because */.x)('marker-unclear') };
    return options.visible(target.first, target.last) ? base : outOfReach(base, span, options);
}
function fromMarker({ offset, code, certain }, span, options) {
    const line = span.last + offset;
    const target = offset === 0 ? span : { first: line, last: line };
    const base = { ...target, lines: (0,suggestion/* splitLines */.uz)(code), own: offset === 0 };
    if (!certain)
        return { ...base, barrier: (0,reason/* because */.x)('marker-unclear') };
    if (Math.abs(offset) > MAX_OFFSET)
        return outOfReach(base, span, options, (0,reason/* because */.x)('offset-out-of-range'));
    if (offset !== 0 && span.first !== span.last)
        return { ...base, barrier: (0,reason/* because */.x)('offset-from-range') };
    return options.visible(target.first, target.last) ? base : outOfReach(base, span, options);
}
function outOfReach(proposal, span, options, why) {
    if (options.offsetFallback === 'line')
        return { ...span, lines: proposal.lines, own: true };
    const notThere = (0,reason/* because */.x)('target-not-in-diff', `It is meant for ${(0,core_anchor/* linesText */.z)(proposal)}, which the diff does not show.`);
    return { ...proposal, barrier: why ?? notThere };
}
function sameSpan(one, other) {
    return one.first === other.first && one.last === other.last;
}
/** Markers on adjacent lines are one multi-line suggestion. */
function joinAdjacent(proposals) {
    const joined = [];
    for (const next of proposals.toSorted((one, other) => one.first - other.first)) {
        const above = joined.at(-1);
        const adjacent = above && !above.barrier && !next.barrier && above.last + 1 === next.first;
        if (adjacent) {
            joined.splice(-1, 1, { ...above, last: next.last, lines: [...above.lines, ...next.lines], own: false });
        }
        else {
            joined.push(next);
        }
    }
    return joined;
}
/** Two for the same line: none of them is offered. */
function withoutRivals(proposals) {
    return proposals.map((proposal, index) => {
        const rival = proposals.some((other, at) => at !== index && !other.barrier && other.first <= proposal.last && other.last >= proposal.first);
        return rival && !proposal.barrier ? { ...proposal, barrier: (0,reason/* because */.x)('several-for-one-line') } : proposal;
    });
}


/***/ }),

/***/ 7853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ trimBreaks),
/* harmony export */   ew: () => (/* binding */ liveUrl),
/* harmony export */   hO: () => (/* binding */ allowedBlocks)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2328);

/** The tree with everything that is not on the list turned into the text that was written. */
function allowedBlocks(tree, source, linkHosts) {
    const hosts = new Set(linkHosts.map((host) => host.toLowerCase()));
    return tree.children.flatMap((node) => block(node, { source, hosts }));
}
function block(node, context) {
    switch (node.type) {
        case 'paragraph':
            return [{ type: 'paragraph', children: inline(node, context) }];
        case 'heading': {
            const children = merged(withoutStrong(inline(node, context)));
            return children.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'strong', children }] }];
        }
        case 'blockquote':
            return [{ type: 'blockquote', children: blocks(node, context) }];
        case 'list':
            return [
                {
                    ...bare(node),
                    spread: node.spread ?? false,
                    children: node.children.map((item) => listItem(item, context)),
                },
            ];
        case 'code':
            return [{ type: 'code', lang: language(node.lang), value: node.value }];
        case 'table':
            return [
                {
                    ...bare(node),
                    align: node.align ?? null,
                    children: node.children.map((row) => tableRow(row, context)),
                },
            ];
        default:
            return asWritten(node, context);
    }
}
function blocks(node, context) {
    return node.children.flatMap((child) => block(child, context));
}
function listItem(item, context) {
    return { type: 'listItem', spread: item.spread ?? false, children: blocks(item, context) };
}
function tableRow(row, context) {
    const cells = row.children.map((cell) => ({
        type: 'tableCell',
        children: inline(cell, context),
    }));
    return { type: 'tableRow', children: cells };
}
function bare(node) {
    const { position: _, ...rest } = node;
    return rest;
}
/** Raw HTML, definitions, rules: their source as paragraphs. */
function asWritten(node, context) {
    const paragraphs = sourceOf(node, context)
        .split(/\n\s*\n/)
        .map((text) => text
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .trim());
    return paragraphs
        .filter((text) => text !== '')
        .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }));
}
function inline(node, context) {
    const nodes = node.children.flatMap((child) => {
        switch (child.type) {
            case 'text':
                return [plainText(child.value)];
            case 'emphasis':
            case 'strong':
            case 'delete':
                return [{ type: child.type, children: inline(child, context) }];
            case 'inlineCode':
                // On one line, as it is shown: GitLab would run a line of it that begins with `/`.
                return [{ type: 'inlineCode', value: child.value.replaceAll('\n', ' ') }];
            case 'break':
                return [{ type: 'break' }];
            case 'link':
                return link(child, context);
            default:
                return [plainText(sourceOf(child, context))];
        }
    });
    return flanked(merged(nodes), node);
}
/** Revealed again, because `&#x202e;` is a character only now; blanks at the end of a line can be a line break. */
function plainText(value) {
    return { type: 'text', value: trimBreaks((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .revealInvisible */ .hR)(value)) };
}
/** Without the blanks round its line breaks. Linear, as a pattern would not be. */
function trimBreaks(text) {
    const lines = text.split('\n');
    const trimmed = lines.map((line, index) => (index === 0 ? line : line.trimStart()));
    return trimmed.map((line, index) => (index === lines.length - 1 ? line : line.trimEnd())).join('\n');
}
/** Neighbouring texts as one: what is harmless in each may not be in both, as `#` and `12`. */
function merged(nodes) {
    const result = [];
    for (const node of nodes) {
        const before = result.at(-1);
        if (node.type === 'text' && before?.type === 'text')
            result.splice(-1, 1, { type: 'text', value: before.value + node.value });
        else
            result.push(node);
    }
    return result;
}
/**
 * What is emphasised is set off by a zero-width space where it begins or ends with punctuation and no blank is
 * beside it: the platforms differ in what they take for punctuation there, emoji most of all.
 */
function flanked(nodes, parent) {
    const inEmphasis = parent.type === 'heading' || isEmphasis(parent);
    return nodes.map((node, index) => {
        if (!isEmphasis(node))
            return node;
        const [before, after] = [nodes[index - 1], nodes[index + 1]];
        const children = [...node.children];
        const [first, last] = [children[0], children.at(-1)];
        if (touches(before, /\S$/, inEmphasis) && isText(first, /^[\p{P}\p{S}]/u))
            children.unshift(ZERO_WIDTH);
        if (touches(after, /^\S/, inEmphasis) && isText(last, /[\p{P}\p{S}]$/u))
            children.push(ZERO_WIDTH);
        return { ...node, children: merged(children) };
    });
}
function isEmphasis(node) {
    return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete';
}
function isText(node, like) {
    return node?.type === 'text' && like.test(node.value);
}
/** Whether a neighbour leaves no blank; where there is none, the marks of what is round it may stand there. */
function touches(neighbour, solid, inEmphasis) {
    if (neighbour === undefined)
        return inEmphasis;
    return isEmphasis(neighbour) || isText(neighbour, solid);
}
const ZERO_WIDTH = { type: 'text', value: '\u200b' };
/** Live for the allowed hosts; else the address is shown as code, so that it is read before it is visited. */
function link(node, context) {
    const shown = inline(node, context);
    // Nothing to click, or nowhere to go.
    if (shown.length === 0 || node.url === '')
        return [plainText(sourceOf(node, context))];
    const url = liveUrl(node.url, context.hosts);
    if (url !== undefined)
        return [{ type: 'link', url, children: shown }];
    const [only] = shown;
    const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined;
    const address = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .revealInvisible */ .hR)(node.url);
    // `www.example.org` and `a@example.org` are addresses that the parser has completed.
    if (written !== undefined && [written, `http://${written}`, `mailto:${written}`].includes(address)) {
        return [{ type: 'inlineCode', value: written }];
    }
    const code = { type: 'inlineCode', value: address };
    return [...shown, { type: 'text', value: ' (' }, code, { type: 'text', value: ')' }];
}
/** The address as we write it, if it is https, on an allowed host and without a user name or port. */
function liveUrl(address, hosts) {
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.protocol !== 'https:' || url.username || url.password || !hosts.has(url.host))
        return undefined;
    return url.href.replace(
    // Without `;` no entity can be written: cmark reads them even behind a backslash.
    /[^\w\-./:?&=#%~+,]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
/** A language that a platform draws, runs or offers instead of showing it is shown as text. */
function language(lang) {
    const known = /^[\w+#.-]{1,20}$/.test(lang ?? '') ? (lang ?? '') : 'text';
    return /^suggestion/i.test(known) || DRAWN.has(known.toLowerCase()) ? 'text' : known;
}
/** By GitHub (https://docs.github.com/get-started/writing-on-github) or by GitLab, with Kroki's there. */
const DRAWN = new Set(('mermaid math geojson topojson stl glql plantuml c4plantuml kroki actdiag blockdiag bpmn bytefield d2 dbml ' +
    'diagramsnet ditaa dot erd excalidraw graphviz nomnoml nwdiag packetdiag pikchr rackdiag seqdiag structurizr ' +
    'svgbob symbolator tikz umlet vega vegalite wavedrom wireviz').split(' '));
/** Headings become bold, and bold in bold is not Markdown. */
function withoutStrong(nodes) {
    return nodes.flatMap((node) => (node.type === 'strong' ? withoutStrong(node.children) : [node]));
}
function sourceOf(node, { source }) {
    return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}


/***/ }),

/***/ 1940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   fC: () => (/* binding */ needsMarkdown),
/* harmony export */   ln: () => (/* binding */ inlineText)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2328);


/**
 * Untrusted Markdown, parsed and written anew from a short list of constructs, so that it can neither act nor
 * swallow what follows. Where writing and reading do not agree, the text is shown literally.
 */
function prose(text, options) {
    const source = normalised(text);
    if (options.mode === 'literal' || !isMarkdown(source))
        return literal(source);
    return options.writeMarkdown?.(source, options.linkHosts) ?? literal(source);
}
/** Whether a finding's message needs the Markdown writer. */
function needsMarkdown(text) {
    return isMarkdown(normalised(text));
}
function normalised(text) {
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .revealInvisible */ .hR)(text.replace(/\r\n?/g, '\n'));
}
function isMarkdown(source) {
    return !isPlain(source) && !isTangled(source);
}
/** The text with all Markdown taken as text; its lines and paragraphs stay. */
function literal(text) {
    const lines = text.split('\n').map((line) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X)(line.trim()));
    return lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
/** One line of untrusted text without any Markdown: a title, a rule, a name. */
function inlineText(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .revealInvisible */ .hR)(text).replace(/\s+/g, ' ').trim());
}
/** Nothing in it can be Markdown: most messages of tools, and the fast path. */
function isPlain(text) {
    return !/[`*~[\]<>#|&\\=$@^]|:\/\/|www\.|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?:^|\n)[ \t]*(?:[-+:]|\d+[.)]| {4}|\t)/iu.test(text);
}
/** Longest text that is read as Markdown; a comment holds no more. */
const MAX_MARKDOWN = 60_000;
/** More than a person would write, and little enough for the parser to take less than a second. */
const MAX = { lines: 600, punctuation: 12_000, containers: 2000, nesting: 12, emphasis: 2000 };
const MAX_IN_PARAGRAPH = { marks: 1600, emphasis: 400 };
const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const MARKS = /[[\]`!<|@&\\]|www\.|:\/\//gi;
const EMPHASIS = /[*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const CONTAINER = />|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/g;
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
/** The parser's time grows with the square of lines and of marks in a paragraph, and worse with nesting. */
function isTangled(text) {
    if (text.length > MAX_MARKDOWN || count(text, PUNCTUATION) > MAX.punctuation)
        return true;
    const lines = text.split('\n');
    if (lines.length > MAX.lines || count(text, EMPHASIS) > MAX.emphasis)
        return true;
    let containers = 0;
    let paragraph = { marks: 0, emphasis: 0 };
    for (const line of lines) {
        const nested = nesting(line);
        containers += nested;
        if (nested > MAX.nesting || containers > MAX.containers)
            return true;
        if (line.trim() === '')
            paragraph = { marks: 0, emphasis: 0 };
        paragraph.marks += count(line, MARKS);
        paragraph.emphasis += count(line, EMPHASIS);
        if (paragraph.marks > MAX_IN_PARAGRAPH.marks || paragraph.emphasis > MAX_IN_PARAGRAPH.emphasis)
            return true;
    }
    return false;
}
function count(text, pattern) {
    return text.match(pattern)?.length ?? 0;
}
/** The containers that a line opens, and those that its indentation may stand for. */
function nesting(line) {
    const opened = CONTAINERS.exec(line)?.[0];
    if (opened === undefined)
        return 0;
    const columns = /^[ \t]*/.exec(opened)?.[0].replaceAll('\t', '    ').length ?? 0;
    return count(opened, CONTAINER) + columns / COLUMNS_PER_LIST;
}
/** Of a nested list as people indent it. */
const COLUMNS_PER_LIST = 4;


/***/ }),

/***/ 2051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ because)
/* harmony export */ });
/* unused harmony export CODES */
/** Why a finding is where it is, or why its code has no button. The codes are part of the report's format. */
const REASONS = {
    // Where a finding goes
    'path-not-in-diff': 'No changed file has this path.',
    'path-ambiguous': 'Several changed files fit this path.',
    'whole-file': 'The finding is about the whole file.',
    'no-patch': 'The diff of this file is not available: it is binary, too large, or only renamed.',
    'patch-damaged': 'The diff of this file is incomplete, so its line numbers cannot be trusted.',
    'line-not-in-diff': 'The line is not part of the diff.',
    'over-limit': 'The review has as many inline comments as max-comments allows.',
    'below-min-severity': 'The severity is below min-severity.',
    'below-min-confidence': 'The confidence is below min-confidence.',
    refused: 'The platform refused a comment on this line.',
    'already-posted': 'An earlier run has posted this finding.',
    'bad-entry': 'The entry could not be read.',
    // Why code has no button
    'suggestions-off': 'One-click suggestions are turned off.',
    'protected-path': 'This file is under protected-paths.',
    'deleted-line': 'A deleted line cannot be changed by a suggestion.',
    'range-cut': 'Only part of the range is in the diff.',
    'deleted-row-in-range': 'A deleted line lies inside the range, and no suggestion may span it.',
    'no-change': 'The lines already read like this.',
    'original-differs': 'The quoted original is not what stands there.',
    'original-unclear': 'The quoted original fits more than one place.',
    moved: 'The finding was moved to the code it quotes, which is not proof enough.',
    'path-guessed': 'The file was found by its name alone, and no quoted original confirms it.',
    'commit-differs': 'The findings describe another state of this file, and no quoted original confirms the lines.',
    'doubtful-range': 'The code repeats lines next to the range, so the range may be wrong.',
    'doubtful-indentation': 'The indentation is not that of the replaced lines, and in this file it has meaning.',
    'looks-like-diff': 'The code looks like a diff or a numbered listing that does not match the lines.',
    'not-code': 'This reads like advice, not like code.',
    'special-file': 'A link or a submodule has no lines to change.',
    elision: 'The code leaves something out ("…").',
    'far-right': 'The code hides text behind a long run of blanks.',
    'invisible-characters': 'The code brings in invisible or control characters.',
    credential: 'The code looks like it holds a credential.',
    'not-utf8': 'The file is not all UTF-8 text, and a suggestion would overwrite what cannot be read.',
    'mixed-line-endings': 'The file mixes CRLF and LF, and a suggestion would rewrite all of them.',
    'blank-line-block': 'A suggestion of blank lines alone is read differently by different clients.',
    overlap: 'Another suggestion of this review changes the same lines.',
    'several-for-one-line': 'Several suggestions are given for the same line.',
    'field-wins': 'The suggestion given on its own has the button.',
    'marker-unclear': 'The marker or its block is not closed properly.',
    'offset-out-of-range': 'The offset is out of range (-999 to +999).',
    'offset-from-range': 'The offset could be counted from either end of the range.',
    'target-not-in-diff': 'The line it is meant for is not in the diff.',
    'too-long': 'The code is too long for a comment.',
};
const CODES = Object.keys(REASONS);
function because(code, reason = REASONS[code]) {
    return { code, reason };
}


/***/ }),

/***/ 9163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   St: () => (/* binding */ suggestionBlock),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
/* unused harmony exports DIALECTS, formatSuggestionBlock */
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6338);

/**
 * Who reads the block. `github`: the range is the comment's own. `gitlab`: lines above and below the comment's
 * line, https://docs.gitlab.com/user/project/merge_requests/reviews/suggestions/. `offset`: one signed number.
 */
const DIALECTS = (/* unused pure expression or super */ null && (['github', 'gitlab', 'offset']));
/** The replacement as a suggestion block. One trailing newline ends the last line; an empty text deletes. */
function formatSuggestionBlock(content, options = {}) {
    return suggestionBlock(splitLines(content), options);
}
function suggestionBlock(lines, options = {}) {
    return (0,_fence_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(lines, infoString(options));
}
function infoString({ dialect = 'github', offset = 0 }) {
    switch (dialect) {
        case 'github':
            return 'suggestion';
        case 'gitlab':
            return `suggestion:-${Math.max(0, -offset)}+${Math.max(0, offset)}`;
        case 'offset':
            return offset === 0 ? 'suggestion' : `suggestion:${offset > 0 ? '+' : ''}${offset}`;
    }
}
/** A text to its lines, CRLF or LF: `""` is none, `"\n"` is one blank line, one trailing newline ends the last. */
function splitLines(text) {
    if (text === '')
        return [];
    return text.replace(/\r?\n$/, '').split(/\r?\n/);
}


/***/ }),

/***/ 3199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ linesSuffix),
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   ff: () => (/* binding */ reviewBody)
/* harmony export */ });
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4011);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9498);
/* harmony import */ var _fence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6338);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2328);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);
/* harmony import */ var _posted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4104);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1940);







/** The review's body: one line of counts, then what is not inline, most severe first, as much as fits. */
function reviewBody(counts, summarized, run, options, limits) {
    const ordered = summarized.toSorted((one, other) => (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(one.assessed.finding.severity) - (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .rank */ .Tm)(other.assessed.finding.severity));
    const head = [
        countsLine(counts),
        counts.suggestions > 0 ? 'Read a suggestion before you commit it.' : undefined,
        movedHead(options),
    ];
    const markerLength = (_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORT */ .Pb + 1) * Math.min(ordered.length, _marker_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LISTED */ .Bl) + options.id.length * 3;
    let room = limits.bodyLength - (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPieces */ .Am)(head).length - markerLength - ROOM_FOR_REST;
    const told = [];
    for (const entry of ordered.slice(0, _marker_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LISTED */ .Bl)) {
        const text = summaryEntry(entry, options, Math.min(room, MAX_ENTRY));
        if (text.length + SEPARATOR.length > room)
            break;
        room -= text.length + SEPARATOR.length;
        told.push(text);
    }
    const rest = ordered.slice(told.length);
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .reviewMarker */ .vU)({
        id: options.id,
        commit: options.commit ?? 'none',
        run,
        listed: ordered.slice(0, told.length).map(({ assessed }) => assessed.listedAs),
        rest: rest.length === 0 ? 'none' : (0,_posted_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(rest.map(({ assessed }) => assessed.identity)),
    });
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPieces */ .Am)([...head, told.join(SEPARATOR), restPerFile(rest), marker]);
}
/** GitHub carries the comments over to the new head, or marks them outdated. */
function movedHead({ commit, head }) {
    if (!commit || !head || head === commit)
        return undefined;
    return `Reviewed ${commit.slice(0, 10)}, head is ${head.slice(0, 10)}.`;
}
const SEPARATOR = '\n\n---\n\n';
/** One long finding must not push the others out of the body. */
const MAX_ENTRY = 12_000;
const ROOM_FOR_REST = 6_000;
function countsLine({ findings, comments, suggestions, summarized, duplicates, filtered, }) {
    const parts = [
        comments > 0 &&
            `${plural(comments, 'inline comment')}${suggestions > 0 ? `, ${suggestions} to commit with one click` : ''}`,
        summarized > 0 && `${summarized} below`,
        duplicates > 0 && `${duplicates} known from an earlier run`,
        filtered > 0 && `${filtered} filtered out`,
    ].filter(Boolean);
    return `**${plural(findings, 'finding')}**${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`;
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function summaryEntry({ assessed, reason }, options, room) {
    const { finding, prose, proposals } = assessed;
    const code = proposals.map((proposal) => (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .shownCode */ .vs)({ proposal, replaced: undefined, lines: proposal.lines, refused: reason }));
    // With code, its reason says the same.
    const why = proposals.length === 0 ? (0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .inlineText */ .ln)(reason.reason) : undefined;
    const fixed = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPieces */ .Am)([...code, why, (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .facts */ .Ix)(finding, options.linkHosts)]);
    const top = `${(0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(finding)} · ${location(assessed, options)}`;
    const text = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(prose, (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .proseOptions */ .mF)(options), room - fixed.length - top.length - 400);
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPieces */ .Am)([top, text, fixed]);
}
/** A permalink to the lines at the reviewed commit, where the repository is known. */
function location({ finding, path }, { repositoryUrl, commit }) {
    const lines = finding.line === undefined ? '' : linesSuffix(finding.startLine, finding.line);
    const text = (0,_fence_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .revealInvisible */ .hR)(path) + lines);
    if (!repositoryUrl || !commit)
        return text;
    const target = path.split('/').map(encodeURIComponent).join('/');
    const fragment = finding.line === undefined
        ? ''
        : `#L${finding.startLine === undefined ? '' : `${finding.startLine}-L`}${finding.line}`;
    const escaped = target.replace(/[()!'*~_]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    return `[${text}](${repositoryUrl}/blob/${commit}/${escaped}${fragment})`;
}
function linesSuffix(startLine, line) {
    return startLine === undefined ? `:${line}` : `:${startLine}-${line}`;
}
const MAX_FILES_NAMED = 60;
function restPerFile(rest) {
    if (rest.length === 0)
        return undefined;
    const perFile = new Map();
    for (const { assessed } of rest)
        perFile.set(assessed.path, (perFile.get(assessed.path) ?? 0) + 1);
    const files = [...perFile].toSorted(([, one], [, other]) => other - one);
    const named = files
        .slice(0, MAX_FILES_NAMED)
        .map(([path, count]) => `${(0,_fence_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .revealInvisible */ .hR)(path).slice(0, 80))} ${count}`);
    const more = files.length > named.length ? `, and ${plural(files.length - named.length, 'more file')}` : '';
    return `${plural(rest.length, 'more finding')} did not fit here; the report has them all. Per file: ${named.join(', ')}${more}.`;
}


/***/ }),

/***/ 5763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/** Colour where a person looks at it and has not asked for none. https://no-color.org */
function painter({ isTTY }) {
    const colour = isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
    return (style, text) => (colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text) : text);
}


/***/ }),

/***/ 4855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderPlan)
/* harmony export */ });
/* harmony import */ var _core_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3199);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5763);



/** The plan for a person at a terminal: what goes where, which have a button, and why the others do not. */
function renderPlan(plan, stream) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_1__/* .painter */ .C)(stream);
    const of = (outcome) => plan.findings.filter((finding) => finding.outcome === outcome);
    const inline = of('inline');
    const files = [...new Set(inline.map(({ path }) => path))];
    const sections = [
        paint('bold', (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .countsLine */ .J7)(plan.counts).replaceAll('**', '').replace('below', 'in the body')),
        ...files.map((path) => section(path, inline
            .filter((finding) => finding.path === path)
            .toSorted((one, other) => topOf(plan, one) - topOf(plan, other)), (finding) => [placeOf(plan, finding), buttonText(finding, paint)], paint)),
        section('In the body of the review', of('summary'), (finding) => [locationOf(finding), why(finding)], paint),
        section('Known from an earlier run', of('duplicate'), (finding) => [locationOf(finding), undefined], paint),
        section('Filtered out', of('filtered'), (finding) => [locationOf(finding), why(finding)], paint),
        section('Dropped', of('dropped'), (finding) => [locationOf(finding), why(finding)], paint),
    ];
    return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}
function section(title, findings, describe, paint) {
    if (findings.length === 0)
        return '';
    const rows = findings.map((finding) => ({ finding, described: describe(finding) }));
    const width = Math.min(40, Math.max(...rows.map(({ described: [place] }) => place.length)));
    const lines = rows.flatMap(({ finding, described: [place, detail] }) => [
        `  ${(0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(place).padEnd(width)}  ${severityText(finding, paint)}  ${titleOf(finding)}`,
        ...(detail === undefined ? [] : [`  ${' '.repeat(width)}  ${detail}`]),
    ]);
    return [paint('bold', (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(title)), ...lines].join('\n');
}
const SEVERITY_STYLES = { error: 'red', warning: 'yellow', info: 'blue' };
function severityText({ severity = '' }, paint) {
    return paint(SEVERITY_STYLES[severity] ?? 'dim', severity.padEnd(7));
}
/** Without a title, the beginning of the message. */
function titleOf({ title, message = '' }) {
    const [line = ''] = (title ?? message).trim().split('\n');
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(line.length > 100 ? `${line.slice(0, 99)}…` : line);
}
function topOf({ review }, finding) {
    const tops = finding.comments.map((index) => review.comments[index]?.line ?? 0);
    return Math.min(...tops);
}
function placeOf({ review }, finding) {
    const places = finding.comments.toReversed().flatMap((index) => {
        const comment = review.comments[index];
        if (!comment)
            return [];
        const lines = comment.start_line === undefined ? `${comment.line}` : `${comment.start_line}-${comment.line}`;
        return [comment.side === 'LEFT' ? `deleted ${lines}` : `line ${lines}`];
    });
    return places.join(', ');
}
function buttonText({ suggestion, reason, code }, paint) {
    if (suggestion === 'committable')
        return paint('green', '● one-click suggestion');
    if (suggestion === 'quoted')
        return `○ code shown, no button: ${(0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(reason ?? '')} ${paint('dim', `(${code})`)}`;
    return undefined;
}
function locationOf({ path, line, start_line }) {
    return path + (line === undefined ? '' : (0,_core_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .linesSuffix */ .$R)(start_line, line));
}
function why({ reason, code }) {
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(`${reason ?? ''} (${code})`);
}


/***/ })

};
