export const id = 811;
export const ids = [811];
export const modules = {

/***/ 3811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   getProxyFetch: () => (/* binding */ getProxyFetch)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4942);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6752);


/** `HTTPS_PROXY` and `NO_PROXY`, as the Actions toolkit reads them. */
function getProxyFetch(url) {
    const dispatcher = new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq().getAgentDispatcher(url);
    const proxied = (input, init) => (0,undici__WEBPACK_IMPORTED_MODULE_1__.fetch)(input, { ...init, ...(dispatcher ? { dispatcher } : {}) });
    return proxied;
}


/***/ })

};
