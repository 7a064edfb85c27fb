"use strict";
exports.id = 945;
exports.ids = [945];
exports.modules = {

/***/ 4945:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ AnswerError; },
/* harmony export */   t: function() { return /* binding */ answer_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);


// src/core/intake/model/envelope.ts
/** Why the answer has no findings: an error, a refusal, or it was cut off. */
var AnswerError = class extends Error {
	name = "AnswerError";
};
const MAX_QUOTE = 300;
/** Removes one layer that an API or agent has wrapped around an answer; `undefined` if there is none. */
function openEnvelope(value) {
	if (Array.isArray(value)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.fn)(value) ? openMessages(value) : void 0;
	const object = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	if (!object) return void 0;
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.un)(object)) throw new AnswerError(`the API answered with an error: ${quote((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(object.error, "message"))}`);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.dn)(object)) return openClaudeResult(object);
	if (object.type === "message" && Array.isArray(object.content)) return openMessage(object);
	if (Array.isArray(object.choices)) return openChatCompletion(object);
	if (object.object === "response") return openResponse(object);
	if (Array.isArray(object.candidates) || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(object.promptFeedback)) return openGemini(object);
	if (typeof object.response === "string" && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(object.stats)) return [{
		at: "response",
		value: object.response
	}];
}
/** https://docs.claude.com/en/docs/claude-code/headless: with `--output-format json` one object, else a list or lines. */
function openClaudeResult(result) {
	const { subtype, is_error } = result;
	if (is_error === true || typeof subtype === "string" && subtype.startsWith("error")) {
		const said = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(result.result) || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(result.errors).map(String).join("; ");
		throw new AnswerError(`Claude Code ended with an error${subtype === "success" ? "" : ` (${quote(subtype)})`}${said === "" ? "" : `: ${quote(said)}`}`);
	}
	requireEnd("stop_reason", result.stop_reason);
	if (result.structured_output !== void 0 && result.structured_output !== null) return [{
		at: "structured_output",
		value: result.structured_output
	}];
	return [{
		at: "result",
		value: result.result
	}];
}
function openMessages(messages) {
	const result = messages.findLast(_start_js__WEBPACK_IMPORTED_MODULE_1__.dn);
	const failed = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(messages).find(({ type }) => type === "turn.failed" || type === "error");
	if (result) return [{
		at: "the message of type \"result\"",
		value: result
	}];
	if (failed) throw new AnswerError(`Codex ended with an error: ${quote(failed.message ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(failed.error, "message"))}`);
	const answer = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(messages).map(({ item }) => item).findLast((item) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(item, "type") === "agent_message");
	const isComplete = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(messages).some(({ type }) => type === "turn.completed");
	if (answer && isComplete) return [{
		at: "the last message of the agent",
		value: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(answer, "text")
	}];
	throw new AnswerError(`the answer was cut off: after ${messages.length} messages there is no result; the agent did not finish`);
}
/** https://docs.claude.com/en/api/messages */
function openMessage({ content, stop_reason }) {
	requireEnd("stop_reason", stop_reason);
	const blocks = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(content);
	return [...textPart("content", blocks.map(({ type, text }) => type === "text" ? text : void 0)), ...blocks.flatMap(({ type, input }, index) => type === "tool_use" ? [{
		at: `content[${index}].input`,
		value: input
	}] : [])];
}
/** https://platform.openai.com/docs/api-reference/chat/object; other choices are other answers to the same question. */
function openChatCompletion({ choices }) {
	const choice = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(choices)[0]);
	if (!choice) throw new AnswerError("the API answered with no choice");
	const { finish_reason, message } = choice;
	requireEnd("finish_reason", finish_reason);
	const { content, refusal, tool_calls, function_call } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(message) ?? {};
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(refusal)) throw new AnswerError(`the model refused to answer: ${quote(refusal)}`);
	const calls = [...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(tool_calls).map((call) => call.function), function_call];
	return [...textPart("choices[0].message.content", typeof content === "string" ? [content] : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(content).map(({ text }) => text)), ...calls.flatMap((call, index) => {
		const value = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(call, "arguments");
		return value === void 0 ? [] : [{
			at: `choices[0].message.tool_calls[${index}]`,
			value
		}];
	})];
}
/** https://platform.openai.com/docs/api-reference/responses/object */
function openResponse({ status, incomplete_details, error, output }) {
	if (status === "incomplete") requireEnd("incomplete_details.reason", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(incomplete_details, "reason") ?? "unknown");
	if (typeof status === "string" && status !== "completed") throw new AnswerError(`the response is ${quote(status)}: ${quote((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(error, "message") ?? "no answer")}`);
	const parts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(output).flatMap(({ content }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(content));
	const refusal = parts.find(({ type }) => type === "refusal");
	if (refusal) throw new AnswerError(`the model refused to answer: ${quote(refusal.refusal)}`);
	return [...textPart("output", parts.map(({ text }) => text)), ...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(output).flatMap(({ type, arguments: value }, index) => type === "function_call" ? [{
		at: `output[${index}].arguments`,
		value
	}] : [])];
}
/** https://ai.google.dev/api/generate-content#generatecontentresponse */
function openGemini({ candidates, promptFeedback }) {
	const candidate = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cn)(candidates)[0]);
	if (!candidate) throw new AnswerError(`the API gave no answer: ${quote((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(promptFeedback, "blockReason") ?? "no candidate")}`);
	requireEnd("finishReason", candidate.finishReason);
	const parts = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(candidate.content, "parts"));
	return [...textPart("candidates[0].content", parts.map(({ text, thought }) => thought === true ? void 0 : text)), ...parts.flatMap(({ functionCall }, index) => {
		const value = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(functionCall, "args");
		return value === void 0 ? [] : [{
			at: `candidates[0].content.parts[${index}]`,
			value
		}];
	})];
}
/** A text may come in several blocks. */
function textPart(at, texts) {
	const text = texts.filter((part) => typeof part === "string").join("");
	return text.trim() === "" ? [] : [{
		at,
		value: text
	}];
}
/** The finish reasons of all APIs for a complete answer, in lower case. */
const WHOLE = /* @__PURE__ */ new Set([
	"stop",
	"end_turn",
	"stop_sequence",
	"tool_use",
	"tool_calls",
	"function_call",
	"finish_reason_unspecified"
]);
const REFUSED = /* @__PURE__ */ new Set([
	"refusal",
	"content_filter",
	"safety",
	"prohibited_content",
	"blocklist"
]);
const CUT = /* @__PURE__ */ new Set([
	"max_tokens",
	"max_output_tokens",
	"length",
	"model_context_window_exceeded",
	"pause_turn"
]);
/** Even if an answer that was cut off can be parsed, findings may be missing. */
function requireEnd(name, reason) {
	if (typeof reason !== "string" || WHOLE.has(reason.toLowerCase())) return;
	const why = `${name} is ${quote(reason)}`;
	if (CUT.has(reason.toLowerCase())) throw new AnswerError(`the answer was cut off: ${why}; let the model write more, or review less at once`);
	if (REFUSED.has(reason.toLowerCase())) throw new AnswerError(`the model refused to answer: ${why}`);
	throw new AnswerError(`the answer is not complete: ${why}`);
}
function quote(value) {
	const text = typeof value === "string" ? value : "no reason is given";
	return JSON.stringify(text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text);
}
// src/core/intake/model/safe-outputs.ts
/**
* Reads the safe outputs of GitHub Agentic Workflows: review comments are findings, the text of the review and other
* comments are its summary. https://github.github.com/gh-aw/reference/safe-outputs/
*/
function readSafeOutputs(items) {
	const entries = [];
	const summaries = [];
	const others = /* @__PURE__ */ new Map();
	const count = (name) => others.set(name, (others.get(name) ?? 0) + 1);
	for (const item of items) {
		const object = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(item);
		const type = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(object?.type)?.replaceAll("-", "_");
		if (!object || type === void 0) entries.push(item);
		else if (type === "create_pull_request_review_comment") entries.push(withoutType(object));
		else if (type === "submit_pull_request_review" || type === "add_comment") {
			summaries.push(...[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.En)(object.body)?.trim()].filter((text) => text !== void 0));
			for (const name of Object.keys(object)) if (name !== "type" && name !== "body") count(`${type}.${name}`);
		} else count(type);
	}
	return {
		entries,
		summaries,
		unread: [...others].map(([name, times]) => `${name} (${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(times, "time")})`)
	};
}
function withoutType({ type, ...comment }) {
	return comment;
}
// src/core/intake/model/answer.ts
var answer_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ readAnswer: () => readAnswer });
/** An API's answer holds an agent's, which holds a model's text, which holds JSON. */
const MAX_DEPTH = 8;
const EXPECTED = "a list of findings or {\"findings\": […]} is expected";
/** Finds the findings in the answer of a model, its API or its agent. `whole`: the text as JSON, if it is JSON. */
async function readAnswer({ file, text }, whole) {
	const place = {
		file,
		within: []
	};
	const answer = await (whole ? answerIn(whole.value, place) : answerInText(text, place));
	if (answer) return answer;
	if (whole) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${file}: the document is ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(whole.value)}; ${EXPECTED}`);
	throw notJson(text, place);
}
async function answerIn(value, place) {
	if (place.within.length > MAX_DEPTH) throw problem(place, `findings are nested in more than ${MAX_DEPTH} envelopes`);
	if (typeof value === "string") return answerInText(value, place);
	const parts = attempt(place, () => openEnvelope(value));
	if (parts) return answerInParts(parts, place);
	const items = Array.isArray(value) ? value : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(value, "items");
	if (Array.isArray(items) && items.some(_start_js__WEBPACK_IMPORTED_MODULE_1__.pn)) return readSafeOutputs(items);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.yn)(value) ?? answerInWrapper(value, place);
}
/** The content of an envelope must be an answer. */
async function answerInParts(parts, place) {
	const answers = [];
	for (const { at, value } of parts) {
		const answer = await answerIn(value, {
			...place,
			within: [...place.within, at]
		});
		if (answer) answers.push(answer);
	}
	if (answers.length > 0) return combine(withoutRepeated(answers));
	const [first] = parts;
	if (!first) throw problem(place, `the answer is empty; ${EXPECTED}`);
	throw problem({
		...place,
		within: [...place.within, first.at]
	}, `there are no findings in ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.br)(first.value)}; ${EXPECTED}`);
}
/** Names under which people and programs put a whole answer. */
const WRAPPERS = [
	"structured_output",
	"result",
	"output",
	"response",
	"review",
	"data",
	"answer",
	"content",
	"text"
];
async function answerInWrapper(value, place) {
	const object = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)(value);
	if (!object) return void 0;
	for (const name of WRAPPERS) {
		const inner = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xn)(object, name);
		if (inner === void 0 || inner === null || typeof inner === "number") continue;
		if (Array.isArray(inner) && !inner.every(_start_js__WEBPACK_IMPORTED_MODULE_1__.wn)) continue;
		const answer = await answerIn(inner, {
			...place,
			within: [...place.within, name]
		});
		if (answer && "entries" in answer) return {
			...answer,
			summaries: [.../* @__PURE__ */ new Set([...(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bn)(object), ...answer.summaries])]
		};
		if (answer) return answer;
	}
}
async function answerInText(text, place) {
	const whole = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__._n)(text);
	if (whole) {
		const repeated = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.cn)(text, 0, text.length);
		if (repeated) throw problem(place, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ln)(text, repeated));
		return typeof whole.value === "string" && place.within.length > 0 || typeof whole.value === "object" || /[[{]/.test(String(whole.value)) ? answerIn(whole.value, {
			...place,
			within: [...place.within, "the text"]
		}) : void 0;
	}
	const { documents, broken, repeated, openFence } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.sn)(text);
	if (broken) throw notJson(text, place, broken);
	if (repeated) throw problem(place, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ln)(text, repeated));
	if (openFence !== void 0) throw problem(place, `the answer was cut off: the code fence at line ${text.slice(0, openFence).split("\n").length}, column 1 is not closed`);
	if (documents.length > 0) {
		const answers = [];
		const entries = [];
		for (const document of documents) {
			const answer = await answerIn(document, place);
			if (answer) answers.push(answer);
			else entries.push(document);
		}
		return combine([...answers, {
			entries,
			summaries: [],
			unread: []
		}]);
	}
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.mn)(text)) {
		const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(30), __webpack_require__.e(280)]).then(__webpack_require__.bind(__webpack_require__, 1280)).then((n) => n.t);
		const value = attempt(place, () => readYaml(text));
		if (value !== void 0) return answerIn(value, place);
	}
	return place.within.length > 0 ? linesIn(text) : void 0;
}
async function linesIn(text) {
	const { looksLikeText, saysNothingFound } = await __webpack_require__.e(/* import() */ 394).then(__webpack_require__.bind(__webpack_require__, 1394)).then((n) => n.t);
	return looksLikeText(text) || saysNothingFound(text) ? { lines: text } : void 0;
}
/** Lines count only if there is nothing else. */
function combine(answers) {
	const documents = answers.filter((answer) => "entries" in answer);
	const [first] = answers;
	if (documents.length === 0 && first) return first;
	return {
		entries: documents.flatMap(({ entries }) => entries),
		summaries: [...new Set(documents.flatMap(({ summaries }) => summaries))],
		unread: [...new Set(documents.flatMap(({ unread }) => unread))]
	};
}
/** A model may repeat in its text what it has passed to a tool: that is read once. */
function withoutRepeated(answers) {
	if (answers.length === 1) return [...answers];
	const seen = /* @__PURE__ */ new Set();
	return answers.map((answer) => {
		if (!("entries" in answer)) return answer;
		const texts = answer.entries.map((entry) => JSON.stringify(entry));
		const entries = answer.entries.filter((_, index) => !seen.has(texts[index] ?? ""));
		for (const text of texts) seen.add(text);
		return {
			...answer,
			entries
		};
	});
}
function attempt(place, action) {
	try {
		return action();
	} catch (error) {
		if (error instanceof AnswerError) throw problem(place, error.message);
		throw error;
	}
}
function notJson(text, place, broken) {
	const { reason, line, column } = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.gn)(text, broken?.from, broken?.to);
	const message = `not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED}`;
	return place.within.length > 0 ? problem(place, message) : new _start_js__WEBPACK_IMPORTED_MODULE_1__.Mn(`${place.file}: ${message}`);
}
function problem({ file, within }, message) {
	const where = within.length === 0 ? "" : ` in ${within.slice(-MAX_NAMED).join(", ")}:`;
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Nn(`${file}:${where} ${message}`);
}
const MAX_NAMED = 3;



/***/ })

};
;