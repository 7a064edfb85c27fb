"use strict";
exports.id = 393;
exports.ids = [393];
exports.modules = {

/***/ 3393:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2351);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8624);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8411);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(857);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(os__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6982);
/* harmony import */ var crypto__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(crypto__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9896);
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(fs__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6928);
/* harmony import */ var path__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(path__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_11__);












// src/options/refuse-unknown-inputs.ts
/** Inputs of the action that the command line has no option for. */
const OWN_INPUTS = [
	"findings",
	"findings-path",
	"token",
	"pull-request"
];
/** The runner only warns about a misspelt input and then uses the default, which is easy to miss: so fail instead. */
function refuseUnknownInputs(env) {
	const valid = [
		...OWN_INPUTS,
		...Object.keys(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht),
		...Object.keys(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ut)
	];
	const unknown = Object.keys(env).filter((name) => name.startsWith("INPUT_")).map((name) => name.slice(6).toLowerCase()).filter((name) => !valid.includes(name));
	if (unknown.length === 0) return;
	const meant = unknown.flatMap((name) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ar)(name, valid) ?? []);
	const question = meant.length > 0 ? `Did you mean ${meant.join(", ")}? ` : "";
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`There is no input ${unknown.map((name) => JSON.stringify(name)).join(", ")}`, { hint: `${question}Valid inputs: ${valid.toSorted().join(", ")}.` });
}
// src/output/write-output.ts
const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_5__.constants;
/**
* Writes a file to the path that the workflow gives. The checked-out pull request may have a link there, or in a
* directory of the path: links out of `directories` are not followed.
*/
function writeOutput(file, text, directories, leaving = { what: file }) {
	const absolute = node_path__WEBPACK_IMPORTED_MODULE_6___default().resolve(file);
	refuseUnsafePlace(absolute, directories);
	const flags = O_WRONLY | O_CREAT | O_TRUNC | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0);
	const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.openSync)(absolute, flags);
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.writeFileSync)(descriptor, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(text, leaving));
	} finally {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.closeSync)(descriptor);
	}
}
/** Paths outside of these directories are not checked: a pull request cannot have put anything there. */
function refuseUnsafePlace(file, directories) {
	const root = directories.find((directory) => isBelow(file, node_path__WEBPACK_IMPORTED_MODULE_6___default().resolve(directory)));
	if (root === void 0) return;
	if (hasGitDirectory(node_path__WEBPACK_IMPORTED_MODULE_6___default().relative(root, file))) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${file} is in a .git directory, where git keeps hooks and credentials. Name a file elsewhere, such as ${node_path__WEBPACK_IMPORTED_MODULE_6___default().join(root, nameOf(file))}`);
	const directory = node_path__WEBPACK_IMPORTED_MODULE_6___default().dirname(file);
	if ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.wr)(directory, directories) !== void 0) return;
	const where = hasGitDirectory(node_fs__WEBPACK_IMPORTED_MODULE_5__.realpathSync.native(directory)) ? "into a .git directory" : `out of ${directories.join(" and ")}`;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`a link in ${directory} leads ${where}. Name a file that is not behind a link, such as ${node_path__WEBPACK_IMPORTED_MODULE_6___default().join(root, nameOf(file))}`);
}
function hasGitDirectory(file) {
	return file.split((node_path__WEBPACK_IMPORTED_MODULE_6___default().sep)).some(_start_js__WEBPACK_IMPORTED_MODULE_1__.Tr);
}
function nameOf(file) {
	const name = node_path__WEBPACK_IMPORTED_MODULE_6___default().basename(file);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(name) ? "fencepost.out" : name;
}
function isBelow(file, directory) {
	const relative = node_path__WEBPACK_IMPORTED_MODULE_6___default().relative(directory, file);
	return !node_path__WEBPACK_IMPORTED_MODULE_6___default().isAbsolute(relative) && relative.split((node_path__WEBPACK_IMPORTED_MODULE_6___default().sep))[0] !== "..";
}
// src/platforms/github/which-pull-request.ts
const pullRequestEvent = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ pull_request: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	number: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	head: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)() })
}) });
const issueEvent = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ issue: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	number: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	pull_request: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rr)())
}) });
const workflowRunEvent = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ workflow_run: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	head_sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)(),
	head_branch: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)()),
	head_repository: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ owner: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ login: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)() }) }))
}) });
const openPull = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	number: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gn)(),
	head: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ sha: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)() })
});
/** The pull request of an event. A number in an artifact is never used: anyone can write one. */
async function whichPullRequest(event, given, repository, reader) {
	if (given !== "") return {
		kind: "found",
		number: readNumber(given)
	};
	const direct = pullRequestEvent.safeParse(event.payload);
	if (direct.success) {
		const { number, head } = direct.data.pull_request;
		return {
			kind: "found",
			number,
			headSha: head.sha
		};
	}
	const run = workflowRunEvent.safeParse(event.payload);
	if (run.success) return byHead(run.data.workflow_run, repository, reader);
	const issue = issueEvent.safeParse(event.payload);
	if (issue.success && issue.data.issue.pull_request) return {
		kind: "found",
		number: issue.data.issue.number
	};
	if (issue.success) return {
		kind: "none",
		why: "The comment is on an issue, not on a pull request"
	};
	if (event.name === "merge_group") return {
		kind: "none",
		why: "A merge group has no pull request to review"
	};
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`The event ${event.name} names no pull request`, { hint: "Set pull-request to its number." });
}
function readNumber(given) {
	if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`pull-request is ${JSON.stringify(given)}; valid: the number of a pull request`);
}
/** The event does not name pull requests from forks, so the only open one with that head is used. */
async function byHead({ head_sha, head_branch, head_repository }, { owner, repo }, reader) {
	const head = `${head_repository?.owner.login ?? owner}:${head_branch ?? ""}`;
	const [only, other] = (await reader.all("/repos/{owner}/{repo}/pulls", {
		owner,
		repo,
		head,
		state: "open"
	}, openPull)).filter((pull) => pull.head.sha === head_sha);
	if (only && !other) return {
		kind: "found",
		number: only.number,
		headSha: head_sha
	};
	return {
		kind: "none",
		why: `${only ? "Several open pull requests have" : "No open pull request has"} the commit ${head_sha} as its head`
	};
}
// src/runner/annotations.ts
/** The runner keeps 10 annotations per level and step, and 4,000 characters of each message. */
const MAX_PER_LEVEL = 10;
const MAX_MESSAGE$1 = 4e3;
const LEVELS = {
	error: "error",
	warning: "warning",
	info: "notice"
};
/** Findings as annotations, for runs that could not post a review. The job summary and the report list all of them. */
function toAnnotations({ findings }) {
	const budget = {
		error: MAX_PER_LEVEL,
		warning: MAX_PER_LEVEL,
		notice: MAX_PER_LEVEL
	};
	return findings.flatMap((finding) => {
		const level = LEVELS[finding.severity ?? ""] ?? "notice";
		return (finding.outcome === "inline" || finding.outcome === "summary") && budget[level]-- > 0 ? [annotation(finding, level)] : [];
	});
}
function annotation({ path, start_line, line, title, message }, level) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(message ?? title ?? "", MAX_MESSAGE$1);
	return {
		level,
		title: title ?? "Fencepost",
		message: text,
		path,
		...start_line === void 0 ? {} : { startLine: start_line },
		...line === void 0 ? {} : { line }
	};
}
// src/runner/job-summary.ts
/** In bytes. The runner drops a step's summary of more than 1 MiB. https://docs.github.com/actions/reference/limits */
const MAX_LENGTH = 921600;
const ROOM_FOR_REST = 500;
/** Characters of a server's error message. */
const MAX_MESSAGE = 2e3;
/** Characters of a path, a title or a reason in the table. */
const MAX_CELL = 200;
/** The summary on the job's page: where each finding went and, if nothing could be posted, every comment in full. */
function jobSummary(result) {
	const { plan } = result;
	const texts = result.outcome === "degraded" || result.outcome === "skipped" ? fullTexts(result) : [];
	const filtered = plan.findings.filter(({ outcome }) => outcome === "filtered");
	const others = plan.findings.filter(({ outcome }) => outcome !== "filtered");
	const parts = [
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`## Fencepost`,
		headline(result),
		...[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(plan.counts, plan.tally), (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.T)(plan.tally)].filter((line) => line !== void 0 && !(texts[0] ?? "").includes(line)),
		...texts
	];
	const { shown, rest } = takeFitting([...others, ...filtered].map(row), MAX_LENGTH - Buffer.byteLength(parts.join("\n\n")) - ROOM_FOR_REST);
	const pieces = [
		...parts,
		table(shown.slice(0, others.length)),
		shown.length > others.length && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.C)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(filtered.length, "finding")} filtered out`, table(shown.slice(others.length))),
		rest > 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(rest, "more finding")} did not fit here; the report has them all.`
	];
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(pieces, "\n\n")}\n\n`;
}
function table(rows) {
	return rows.length === 0 ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`` : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)([
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`| | where | finding | |`,
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`|---|---|---|---|`,
		...rows
	], "\n");
}
function headline(result) {
	switch (result.outcome) {
		case "posted": {
			const url = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(result.url);
			return url === "" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`Posted the review.` : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`Posted [the review](${url}).`;
		}
		case "nothing-new": return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`Nothing new: all findings are known from an earlier run.`;
		case "nothing-to-post": return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`Nothing to post.`;
		case "dry-run": return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`A dry run: nothing was posted.`;
		case "skipped": return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)(result.why)}; nothing was posted.`;
		case "degraded": return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`The review could not be posted. ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(result.message, MAX_MESSAGE))}${advice(result.hint)}`;
	}
}
/** What is to be pasted stands below a blank line. */
function advice(hint) {
	const [sentence = "", ...toPaste] = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(hint, MAX_MESSAGE).split("\n\n");
	const paragraphs = [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)(sentence), ...toPaste.map((text) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.J)(text.split("\n"), "text"))];
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.bt)(paragraphs.filter(Boolean).map((paragraph) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`\n\n${paragraph}`), "");
}
function fullTexts({ plan }) {
	const comments = plan.review.comments.map(({ path, line, body }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`### ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tt)(path)}${line === void 0 ? "" : `:${line}`}`)}\n\n${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(body)}`);
	const { body } = plan.review;
	const { shown, rest } = takeFitting([(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ft)(body), ...comments].filter(Boolean), MAX_LENGTH / 2);
	return rest > 0 ? [...shown, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(rest, "more comment")} did not fit here; the report has them all.`] : shown;
}
/** The texts that fit into `maxBytes`, and the number of those that do not. */
function takeFitting(texts, maxBytes) {
	let room = maxBytes;
	const end = texts.findIndex((text) => {
		room -= Buffer.byteLength(text) + 2;
		return room < 0;
	});
	const shown = texts.slice(0, end < 0 ? texts.length : end);
	return {
		shown,
		rest: texts.length - shown.length
	};
}
const OUTCOMES = {
	inline: "inline",
	summary: "in the body",
	duplicate: "known",
	merged: "merged",
	filtered: "filtered",
	dropped: "dropped"
};
function row(finding) {
	const { path, line, severity = "", title, message = "", outcome, suggestion, reason } = finding;
	const where = path === "" ? "" : cellCode(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(path, MAX_CELL)}${line === void 0 ? "" : `:${line}`}`);
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(title ?? message, MAX_CELL));
	const button = suggestion === "committable" ? ", one-click suggestion" : "";
	const why = reason ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(reason, MAX_CELL))}` : "";
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.St)`| ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)(severity)} | ${where} | ${text} | ${OUTCOMES[outcome]}${button}${why} |`;
}
/** Markdown splits a table into cells before it parses code spans, so `|` must be escaped inside code too. */
function cellCode(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xt)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.q)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tt)(text)).replaceAll("|", "\\|"));
}
// src/runner/publish-result.ts
const REPORT = {
	what: "The report",
	format: "json"
};
const SUMMARY = { what: "The job summary" };
/** Publishes the result of a run through the runner: log, report, job summary, outputs, annotations. */
function publishResult(result, runner, options) {
	const { plan } = result;
	const say = runner.info;
	for (const line of plan.log) say(line);
	say((0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__.s)(plan, _terminal_js__WEBPACK_IMPORTED_MODULE_4__.i));
	const report = tryWrite("report", runner, () => writeOutput(options.reportPath, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.f)(plan), options.directories, REPORT));
	const { summaryPath } = options;
	if (summaryPath) tryWrite("job summary", runner, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.appendFileSync)(summaryPath, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(jobSummary(result), SUMMARY)));
	const posted = result.outcome === "posted" ? {
		"review-id": result.id,
		"review-url": (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(result.url)
	} : {};
	const outputs = {
		outcome: result.outcome,
		...posted,
		...plan.counts,
		...report ? { report: options.reportPath } : {}
	};
	for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
	if (result.outcome === "posted") say(`Posted ${result.url}`);
	if (result.outcome === "skipped") runner.notice(`${result.why}; nothing was posted`);
	if (result.outcome === "degraded") publishDegraded(result, runner, options);
	if (plan.failed) runner.setFailed(`A finding meets fail-on: ${options.failOn}`);
}
/** If a file cannot be written, there is a warning, and the run goes on. */
function tryWrite(what, runner, write) {
	try {
		write();
		return true;
	} catch (error) {
		runner.warning(`The ${what} cannot be written: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`);
		return false;
	}
}
/** Reports findings as annotations. Only if the token is expected to be read-only does the step pass. */
function publishDegraded(result, runner, { mayOnlyRead }) {
	for (const { level, title, message, path: file, line, startLine } of toAnnotations(result.plan)) {
		const place = {
			file,
			...line === void 0 ? {} : {
				startLine: startLine ?? line,
				endLine: line
			}
		};
		runner[level](message, {
			title,
			...place
		});
	}
	if (result.hint) runner.info(result.hint);
	if (result.cause === "fork" || result.cause === "permission" && mayOnlyRead) runner.warning(result.message);
	else runner.setFailed(result.message);
}
// node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os__WEBPACK_IMPORTED_MODULE_7__.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs__WEBPACK_IMPORTED_MODULE_9__.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs__WEBPACK_IMPORTED_MODULE_9__.appendFileSync(filePath, `${toCommandValue(message)}${os__WEBPACK_IMPORTED_MODULE_7__.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto__WEBPACK_IMPORTED_MODULE_8__.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os__WEBPACK_IMPORTED_MODULE_7__.EOL}${convertedValue}${os__WEBPACK_IMPORTED_MODULE_7__.EOL}${delimiter}`;
}
/**
* The code to exit an action
*/
var ExitCode;
(function(ExitCode) {
	/**
	* A code indicating that the action was successful
	*/
	ExitCode[ExitCode["Success"] = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
/**
* Registers a secret which will get masked from logs
*
* @param secret - Value of the secret to be masked
* @remarks
* This function instructs the Actions runner to mask the specified value in any
* logs produced during the workflow run. Once registered, the secret value will
* be replaced with asterisks (***) whenever it appears in console output, logs,
* or error messages.
*
* This is useful for protecting sensitive information such as:
* - API keys
* - Access tokens
* - Authentication credentials
* - URL parameters containing signatures (SAS tokens)
*
* Note that masking only affects future logs; any previous appearances of the
* secret in logs before calling this function will remain unmasked.
*
* @example
* ```typescript
* // Register an API token as a secret
* const apiToken = "abc123xyz456";
* setSecret(apiToken);
*
* // Now any logs containing this value will show *** instead
* console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
* ```
*/
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
/**
* Gets the value of an input.
* Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
* Returns an empty string if the value is not defined.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string
*/
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
/**
* Gets the values of an multiline input.  Each value is also trimmed.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string[]
*
*/
function getMultilineInput(name, options) {
	const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
	if (options && options.trimWhitespace === false) return inputs;
	return inputs.map((input) => input.trim());
}
/**
* Sets the value of an output.
*
* @param     name     name of the output to set
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os__WEBPACK_IMPORTED_MODULE_7__.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
/**
* Sets the action status to failed.
* When the action exits it will be with an exit code of 1
* @param message add error issue message
*/
function setFailed(message) {
	process.exitCode = ExitCode.Failure;
	error(message);
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a notice issue
* @param message notice issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Writes info to log with console.log.
* @param message info message
*/
function info(message) {
	process.stdout.write(message + os__WEBPACK_IMPORTED_MODULE_7__.EOL);
}
// src/runner/runner.ts
const runner = {
	info: (text) => info((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text)),
	notice: (text, place) => notice((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text), printablePlace(place)),
	warning: (text, place) => warning((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text), printablePlace(place)),
	error: (text, place) => error((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text), printablePlace(place)),
	setFailed: (text) => setFailed((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(text)),
	setOutput: (name, value) => setOutput(name, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pt)(String(value), { what: `The output ${name}` }).trim())
};
function printablePlace({ title, file, ...lines } = {}) {
	return {
		...title === void 0 ? {} : { title: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(title) },
		...file === void 0 ? {} : { file: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(file) },
		...lines
	};
}
/** The action's inputs. */
const inputs = {
	text: getInput,
	lines: getMultilineInput
};
/** Must run first: from then on the runner masks the token in its logs, and Fencepost withholds it. */
function maskToken(token) {
	if (token === "") return;
	setSecret(token);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(token);
}
// src/runner/workflow.ts
async function readWorkflow(env) {
	const { eventName, payload, actor, workflow, job, apiUrl, serverUrl, repo } = await readContext();
	const workspace = env.GITHUB_WORKSPACE || process.cwd();
	return {
		...repo,
		event: {
			name: eventName,
			payload
		},
		actor,
		id: shortId([workflow, job].filter(Boolean).join("/")),
		apiUrl: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.i)("GITHUB_API_URL", apiUrl || "https://api.github.com"),
		host: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.a)("GITHUB_SERVER_URL", serverUrl || "https://github.com"),
		workspace,
		directories: [workspace, ...env.RUNNER_TEMP ? [env.RUNNER_TEMP] : []],
		summaryPath: env.GITHUB_STEP_SUMMARY || void 0,
		reportPath: node_path__WEBPACK_IMPORTED_MODULE_6___default().join(env.RUNNER_TEMP || (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_6___default().join((0,node_os__WEBPACK_IMPORTED_MODULE_11__.tmpdir)(), "fencepost-")), "fencepost-report.json")
	};
}
/** The name of a workflow may have any length; a hash keeps truncated ids distinct. */
function shortId(id) {
	return id.length <= 200 ? id : `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(id, 167)}#${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.st)(id).slice(0, 32)}`;
}
/** The toolkit reads the event file when it is imported, so it is imported here, where a failure can be reported. */
async function readContext() {
	try {
		const { context } = await __webpack_require__.e(/* import() */ 600).then(__webpack_require__.bind(__webpack_require__, 7600)).then((n) => n.t);
		const { eventName, payload, actor, workflow, job, apiUrl, serverUrl, repo } = context;
		return {
			eventName,
			payload,
			actor,
			workflow,
			job,
			apiUrl,
			serverUrl,
			repo
		};
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`The workflow's event cannot be read: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`, {
			hint: "GITHUB_EVENT_PATH and GITHUB_REPOSITORY are set by the runner.",
			cause: error
		});
	}
}
const repository = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Jn)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ full_name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.er)() }));
const ofPullRequest = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ pull_request: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({
	head: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ repo: repository }),
	base: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xn)({ repo: repository })
}) });
/**
* Whether the workflow's token may only read by GitHub's rules: on pull requests from forks and by Dependabot.
* https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
*/
function mayOnlyRead({ actor, event }) {
	const { data } = ofPullRequest.safeParse(event.payload);
	return data !== void 0 && data.pull_request.head.repo?.full_name !== data.pull_request.base.repo?.full_name || actor === "dependabot[bot]";
}
// src/action.ts
const say = runner.info;
const EMPTY_TOKEN = "The input token is empty; a secret is, in pull requests from forks and by Dependabot";
async function main() {
	const token = inputs.text("token");
	maskToken(token);
	if (token === "") runner.warning(EMPTY_TOKEN);
	refuseUnknownInputs(process.env);
	const workflow = await readWorkflow(process.env);
	const { owner, repo, workspace, directories } = workflow;
	const given = (name) => inputs.text(name);
	const options = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(given, workflow);
	const runOptions = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Gt)(given);
	const connection = await (0,_github_js__WEBPACK_IMPORTED_MODULE_3__.l)({
		token,
		apiUrl: workflow.apiUrl,
		maxWait: runOptions.maxWait,
		say
	});
	let subject = `${owner}/${repo}`;
	const { result, errors, sources } = await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.o)({
		collected: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rn)(await readFindings(directories), options),
		baseline: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nn)(options, {
			warn: runner.warning,
			within: directories
		}),
		verified: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(options.verifiedPath, {
			warn: runner.warning,
			within: directories
		}),
		options,
		runOptions,
		workspaces: [workspace],
		checkout: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cr)(workspace),
		treeOf: (commit) => (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.A)(workspace, commit),
		repository: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(workspace),
		say,
		warn: runner.warning,
		async open({ resolveFixed }) {
			const found = await whichPullRequest(workflow.event, given("pull-request"), {
				owner,
				repo
			}, connection.reader);
			if (found.kind === "none") return found;
			const pullRequest = {
				owner,
				repo,
				pull_number: found.number
			};
			subject += `#${found.number}`;
			const commit = options.commit ?? found.headSha;
			return (0,_github_js__WEBPACK_IMPORTED_MODULE_3__.t)(connection, {
				pullRequest,
				id: options.id,
				commit,
				resolveFixed
			});
		}
	});
	if (result.outcome === "nothing-to-post" && result.plan.counts.findings === 0) say((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(sources, {
		name: subject,
		files: result.diff.files.length
	}));
	publishResult(result, runner, {
		directories,
		reportPath: runOptions.reportPath || workflow.reportPath,
		summaryPath: workflow.summaryPath,
		failOn: options.failOn,
		mayOnlyRead: mayOnlyRead(workflow)
	});
	const { previewPath } = runOptions;
	if (previewPath) await writePage(previewPath, {
		...result,
		subject,
		status: (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.k)(result)
	}, workflow);
	for (const error of errors()) fail(error);
}
/** The review is posted already, so a page that cannot be written is only a warning. */
async function writePage(file, input, { directories }) {
	try {
		writeOutput(file, await (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.E)(input), directories, (0,_review_js__WEBPACK_IMPORTED_MODULE_2__.T)(input));
	} catch (error) {
		runner.warning(`The preview cannot be written: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`);
	}
}
async function readFindings(within) {
	const text = inputs.text("findings");
	const files = inputs.lines("findings-path");
	if (text === "" && files.length === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er("No findings are given", { hint: "Set findings-path (files and globs) or findings (the text itself)." });
	return [...text === "" ? [] : [{
		file: "findings",
		text
	}], ...await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.an)(files, {
		warn: runner.warning,
		within
	})];
}
function fail(error) {
	runner.setFailed((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error));
	if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Er && error.hint) say(error.hint);
}
for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, (error) => {
	fail(error);
	process.exit(1);
});
main().catch(fail);



/***/ })

};
;