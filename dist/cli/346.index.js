export const id = 346;
export const ids = [346];
export const modules = {

/***/ 8346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeMarkdown: () => (/* binding */ writeMarkdown)
/* harmony export */ });
/* harmony import */ var mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1664);
/* harmony import */ var mdast_util_gfm_autolink_literal__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7124);
/* harmony import */ var mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(870);
/* harmony import */ var mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1486);
/* harmony import */ var mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1286);
/* harmony import */ var micromark_extension_gfm_autolink_literal__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7042);
/* harmony import */ var micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1680);
/* harmony import */ var micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7749);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96);
/* harmony import */ var _prose_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7853);










/** Parsed, and written anew from a short list of constructs; nothing where the result does not read the same. */
function writeMarkdown(source, linkHosts) {
    try {
        const tree = { type: 'root', children: (0,_prose_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .allowedBlocks */ .hO)(parse(source), source, linkHosts) };
        const markdown = (0,mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l)(tree, TO_MARKDOWN).trimEnd();
        return sameShape(tree, parse(markdown)) ? markdown : undefined;
    }
    catch {
        // Deep nesting overflows the parser's stack.
        return undefined;
    }
}
function parse(markdown) {
    return (0,mdast_util_from_markdown__WEBPACK_IMPORTED_MODULE_2__/* .fromMarkdown */ .Y)(markdown, {
        extensions: [(0,micromark_extension_gfm_table__WEBPACK_IMPORTED_MODULE_3__/* .gfmTable */ .x)(), (0,micromark_extension_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_4__/* .gfmStrikethrough */ .K)(), (0,micromark_extension_gfm_autolink_literal__WEBPACK_IMPORTED_MODULE_5__/* .gfmAutolinkLiteral */ .$)()],
        mdastExtensions: [
            (0,mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_6__/* .gfmTableFromMarkdown */ .c)(),
            (0,mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_7__/* .gfmStrikethroughFromMarkdown */ .p)(),
            // Its transform makes links of addresses that are escaped; no platform does.
            { ...(0,mdast_util_gfm_autolink_literal__WEBPACK_IMPORTED_MODULE_8__/* .gfmAutolinkLiteralFromMarkdown */ .C)(), transforms: [] },
        ],
    });
}
const TO_MARKDOWN = {
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [(0,mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_6__/* .gfmTableToMarkdown */ .d)({ tablePipeAlign: false }), (0,mdast_util_gfm_strikethrough__WEBPACK_IMPORTED_MODULE_7__/* .gfmStrikethroughToMarkdown */ .K)()],
    // Last, so that no extension's handler or unsafe pattern comes before it.
    handlers: { text: (node) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .escapeText */ .X)(node.value) },
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
    return (0,_prose_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .trimBreaks */ .LJ)(text.replaceAll('\u200b', ''));
}


/***/ })

};
