export const id = 899;
export const ids = [899];
export const modules = {

/***/ 7899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findingsJsonSchema: () => (/* binding */ findingsJsonSchema),
/* harmony export */   schema: () => (/* binding */ schema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1939);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6134);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309);
/* harmony import */ var _to_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(593);




/** The JSON Schema of a findings document, so that a model's structured output can be held to it. */
function findingsJsonSchema() {
    const finding = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findingSchema */ .$f.shape);
    const schema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .toJSONSchema */ .bl(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(finding) }), {
        io: 'input',
        target: 'draft-2020-12',
        override({ zodSchema, jsonSchema }) {
            // zod has no word for it: one of the two is required.
            if (zodSchema === finding)
                jsonSchema.anyOf = [{ required: ['message'] }, { required: ['title'] }];
        },
    });
    return { ...schema, title: 'Fencepost findings' };
}
function schema() {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)((0,_to_json_js__WEBPACK_IMPORTED_MODULE_2__/* .toJson */ .a)(findingsJsonSchema()));
    return 0;
}


/***/ })

};
