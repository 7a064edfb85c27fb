export const id = 103;
export const ids = [103];
export const modules = {

/***/ 7103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeMarkdown: () => (/* binding */ writeMarkdown)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 42 modules
var lib = __webpack_require__(1664);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-autolink-literal/lib/index.js + 3 modules
var mdast_util_gfm_autolink_literal_lib = __webpack_require__(7124);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-strikethrough/lib/index.js
var mdast_util_gfm_strikethrough_lib = __webpack_require__(870);
// EXTERNAL MODULE: ./node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var mdast_util_gfm_table_lib = __webpack_require__(1486);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 10 modules
var mdast_util_to_markdown_lib = __webpack_require__(1286);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-autolink-literal/lib/syntax.js
var syntax = __webpack_require__(7042);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-strikethrough/lib/syntax.js
var lib_syntax = __webpack_require__(1680);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-table/lib/syntax.js + 2 modules
var micromark_extension_gfm_table_lib_syntax = __webpack_require__(7749);
// EXTERNAL MODULE: ./lib/core/escape.js
var core_escape = __webpack_require__(96);
// EXTERNAL MODULE: ./lib/core/lane.js
var lane = __webpack_require__(645);
// EXTERNAL MODULE: ./lib/core/invisible.js
var invisible = __webpack_require__(2328);
// EXTERNAL MODULE: ./lib/core/live-url.js
var live_url = __webpack_require__(3641);
;// CONCATENATED MODULE: ./lib/core/prose-tree.js


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
                return prose_tree_link(child, context);
            default:
                return [plainText(sourceOf(child, context))];
        }
    });
    return flanked(merged(nodes), node);
}
/** Revealed again, because `&#x202e;` is a character only now; blanks at the end of a line can be a line break. */
function plainText(value) {
    return { type: 'text', value: trimBreaks((0,invisible/* revealInvisible */.hR)(value)) };
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
function prose_tree_link(node, context) {
    const shown = inline(node, context);
    // Nothing to click, or nowhere to go.
    if (shown.length === 0 || node.url === '')
        return [plainText(sourceOf(node, context))];
    const url = (0,live_url/* liveUrl */.ew)(node.url, context.hosts);
    if (url !== undefined)
        return [{ type: 'link', url, children: shown }];
    const [only] = shown;
    const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined;
    const address = (0,invisible/* revealInvisible */.hR)(node.url);
    // `www.example.org` and `a@example.org` are addresses that the parser has completed.
    if (written !== undefined && [written, `http://${written}`, `mailto:${written}`].includes(address)) {
        return [{ type: 'inlineCode', value: written }];
    }
    const code = { type: 'inlineCode', value: address };
    return [...shown, { type: 'text', value: ' (' }, code, { type: 'text', value: ')' }];
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

;// CONCATENATED MODULE: ./lib/core/markdown.js











/** Parsed, and written anew from a short list of constructs; nothing where the result does not read the same. */
function writeMarkdown(source, linkHosts) {
    try {
        const tree = { type: 'root', children: allowedBlocks(parse(source), source, linkHosts) };
        const markdown = (0,mdast_util_to_markdown_lib/* toMarkdown */.l)(tree, TO_MARKDOWN).trimEnd();
        return sameShape(tree, parse(markdown)) ? (0,lane/* sealed */.JW)(markdown) : undefined;
    }
    catch {
        // Deep nesting overflows the parser's stack.
        return undefined;
    }
}
function parse(markdown) {
    return (0,lib/* fromMarkdown */.Y)(markdown, {
        extensions: [(0,micromark_extension_gfm_table_lib_syntax/* gfmTable */.x)(), (0,lib_syntax/* gfmStrikethrough */.K)(), (0,syntax/* gfmAutolinkLiteral */.$)()],
        mdastExtensions: [
            (0,mdast_util_gfm_table_lib/* gfmTableFromMarkdown */.c)(),
            (0,mdast_util_gfm_strikethrough_lib/* gfmStrikethroughFromMarkdown */.p)(),
            // Its transform makes links of addresses that are escaped; no platform does.
            { ...(0,mdast_util_gfm_autolink_literal_lib/* gfmAutolinkLiteralFromMarkdown */.C)(), transforms: [] },
        ],
    });
}
const TO_MARKDOWN = {
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [(0,mdast_util_gfm_table_lib/* gfmTableToMarkdown */.d)({ tablePipeAlign: false }), (0,mdast_util_gfm_strikethrough_lib/* gfmStrikethroughToMarkdown */.K)()],
    // Last, so that no extension's handler or unsafe pattern comes before it.
    handlers: { text: (node) => (0,core_escape/* escapeText */.X)(node.value) },
};
/** Equal but for positions and the way white space is broken into lines. */
function sameShape(one, other) {
    return JSON.stringify(shapeOf(one)) === JSON.stringify(shapeOf(other));
}
function shapeOf(node) {
    const own = [node.type];
    if (node.type === 'text')
        return ['text', visible(node.value)];
    if ('value' in node)
        own.push(node.value);
    if (node.type === 'link')
        own.push(node.url);
    if (node.type === 'code')
        own.push(node.lang);
    if (node.type === 'list')
        own.push(node.ordered, node.ordered ? node.start : null);
    if (!('children' in node))
        return own;
    const children = [];
    for (const child of node.children.map(shapeOf)) {
        const before = children.at(-1);
        if (child[0] === 'text' && before?.[0] === 'text')
            before[1] = visible(`${before[1]}${child[1]}`);
        else
            children.push(child);
    }
    return [...own, ...children];
}
function visible(text) {
    return trimBreaks(text.replaceAll('\u200b', ''));
}


/***/ })

};
