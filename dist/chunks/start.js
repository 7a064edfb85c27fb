/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 2713:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ plannedFor; },
/* harmony export */   c: function() { return /* binding */ readPlatform; },
/* harmony export */   d: function() { return /* binding */ PROMPT_FORMATS; },
/* harmony export */   i: function() { return /* binding */ workspaces; },
/* harmony export */   l: function() { return /* binding */ readRepository; },
/* harmony export */   n: function() { return /* binding */ planFindings; },
/* harmony export */   o: function() { return /* binding */ diffFor; },
/* harmony export */   r: function() { return /* binding */ planOffline; },
/* harmony export */   s: function() { return /* binding */ COMMANDS; },
/* harmony export */   t: function() { return /* binding */ FINDINGS_EXAMPLE; },
/* harmony export */   u: function() { return /* binding */ SHELLS; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(567);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_2__);



// src/core/prompt/prompt-format.ts
const PROMPT_FORMATS = ["json", "text"];
// src/command-line/completion/shells.ts
const SHELLS = [
	"bash",
	"zsh",
	"fish"
];
// src/command-line/option-flags.ts
const READ = "How the findings are read";
const WHICH = "Which findings are posted";
const LOOK = "What the review looks like";
/** The section of an option in the help, and the placeholder for its value if that is not a short list of choices. */
const SHOWN = {
	format: {
		group: READ,
		value: "FORMAT"
	},
	trust: { group: READ },
	id: {
		group: "The pull or merge request",
		value: "ID"
	},
	commit: {
		group: "The pull or merge request",
		value: "SHA"
	},
	event: {
		group: LOOK,
		value: "EVENT"
	},
	"min-severity": {
		group: WHICH,
		value: "SEVERITY"
	},
	"min-confidence": {
		group: WHICH,
		value: "NUMBER"
	},
	"max-comments": {
		group: WHICH,
		value: "NUMBER"
	},
	scope: {
		group: WHICH,
		value: "SCOPE"
	},
	"baseline-path": {
		group: WHICH,
		value: "FILE"
	},
	"working-directory": {
		group: READ,
		value: "DIR"
	},
	"deleted-lines": { group: READ },
	"offset-fallback": { group: READ },
	suggestions: { group: LOOK },
	"protected-paths": {
		group: LOOK,
		value: "GLOB"
	},
	"verified-path": {
		group: LOOK,
		value: "FILE"
	},
	prose: { group: LOOK },
	"link-hosts": {
		group: LOOK,
		value: "HOST"
	},
	duplicates: { group: WHICH },
	"fail-on": {
		group: WHICH,
		value: "SEVERITY"
	},
	lenient: { group: READ },
	"resolve-fixed": { group: "Posting" },
	"dry-run": { group: "Posting" },
	"report-path": {
		group: "Posting",
		value: "FILE"
	},
	"preview-path": {
		group: "Posting",
		value: "FILE"
	},
	"max-wait": {
		group: "Posting",
		value: "SECONDS"
	}
};
/** A flag for every option of a table. */
function optionFlags(options) {
	return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, flagOf(option, shownAs(name))]));
}
function shownAs(name) {
	return Object.entries(SHOWN).find(([known]) => known === name)?.[1];
}
function flagOf({ description, choices, default: fallback }, shown) {
	const isSwitch = choices?.join() === "true,false";
	return {
		value: choices?.join("|") ?? "VALUE",
		...shown,
		...choices ? { choices } : {},
		...isSwitch ? {
			bare: "true",
			no: "false"
		} : {},
		description: withDefault(withChoices(description, choices, shown?.value), fallback)
	};
}
/** The values, unless the placeholder names them. */
function withChoices(description, choices, value) {
	return choices && value !== void 0 ? `${description} One of ${choices.join(", ")}.` : description;
}
/** A default of several lines is left out. */
function withDefault(description, fallback) {
	return fallback === "" || fallback.includes("\n") ? description : `${description} Default: ${fallback}.`;
}
// src/platforms/names.ts
const PLATFORMS = ["github", "gitlab"];
function readPlatform(given) {
	const platform = PLATFORMS.find((known) => known === given);
	if (given === void 0 || platform) return platform;
	throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dr)("platform", given, PLATFORMS);
}
/** Parses the full name of a GitHub repository. */
function readRepository(given, name = "--repo") {
	if (given === void 0) return void 0;
	const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(given) ?? [];
	if (owner && repo) return {
		owner,
		repo
	};
	const [, meant] = /^(?:https?:\/\/|git@)[^/:]+[/:]([\w.-]+\/[\w.-]+?)(?:\.git|\/.*)?$/.exec(given) ?? [];
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${name} is ${JSON.stringify(given)}; valid: owner/name`, { ...meant === void 0 ? {} : { hint: `Did you mean ${meant}?` } });
}
// src/command-line/shared-flags.ts
const COMMON$1 = "Common flags";
const TARGET = "The pull or merge request";
/** Flags of every command. */
const GENERAL = {
	color: {
		value: _start_js__WEBPACK_IMPORTED_MODULE_1__.t.join("|"),
		choices: _start_js__WEBPACK_IMPORTED_MODULE_1__.t,
		bare: "always",
		no: "never",
		description: "Colours. auto: in a terminal, unless NO_COLOR is set. Default: auto."
	},
	help: {
		short: "h",
		description: "Print this."
	}
};
const DIFF = {
	group: COMMON$1,
	value: "FILE",
	short: "d",
	description: "The change as git diff prints it; - for standard input. By default the changes of HEAD since it branched off the remote's default branch."
};
const FINDINGS = {
	group: COMMON$1,
	value: "FILE",
	short: "f",
	description: "Findings: a file, a glob, a pipe or -. May be given several times."
};
function output(description) {
	return {
		group: COMMON$1,
		value: "FILE",
		short: "o",
		description
	};
}
function json(description) {
	return {
		group: COMMON$1,
		description
	};
}
function platform(description, group = TARGET) {
	return {
		group,
		value: PLATFORMS.join("|"),
		choices: PLATFORMS,
		description
	};
}
const PLANNED_PLATFORM = platform("The platform to plan for. Default: github.");
/** Only for links. */
const LINK_TARGET = {
	repo: {
		group: TARGET,
		value: "OWNER/NAME",
		description: "For links to lines that are not in the diff (with --commit)."
	},
	project: {
		group: TARGET,
		value: "GROUP/NAME",
		description: "GitLab: the same as --repo."
	}
};
/** The commits of a note's position. */
const DIFF_REFS = Object.fromEntries([
	"base",
	"start",
	"head"
].map((name) => [`${name}-sha`, {
	group: TARGET,
	value: "SHA",
	description: `GitLab, with --json: ${name}_sha of diff_refs. Unless all three are given, positions contain no commits.`
}]));
/** The pull or merge request itself. */
const REQUEST = {
	repo: {
		group: TARGET,
		value: "OWNER/NAME",
		description: "GitHub: the repository."
	},
	pr: {
		group: TARGET,
		value: "NUMBER",
		description: "GitHub: the pull request."
	},
	project: {
		group: TARGET,
		value: "GROUP/NAME",
		description: "GitLab: the project, or its number. By default the pipeline's."
	},
	mr: {
		group: TARGET,
		value: "NUMBER",
		description: "GitLab: the merge request. By default the pipeline's."
	}
};
function id(description) {
	return {
		group: TARGET,
		value: "ID",
		description
	};
}
/** With `--since last`, annotate looks for the last review. */
const LAST_REVIEW = {
	platform: platform("With --since last: where it is. Default: as for post."),
	...Object.fromEntries(Object.entries(REQUEST).map(([name, spec]) => [name, {
		...spec,
		description: `With --since last. ${spec.description}`
	}])),
	id: id("With --since last: the id that the review was posted under, if there are several.")
};
// src/command-line/commands.ts
const COMMON = "Common flags";
/** Without `lenient`: these commands always list entries that cannot be read. */
const { lenient: _lenient, ...CHECKED_OPTIONS } = _start_js__WEBPACK_IMPORTED_MODULE_1__.Ht;
/** Everything that decides which suggestions there are, so that `verify` tries the same ones as `post` offers. */
const { "verified-path": _verified, ...VERIFIED_OPTIONS } = _start_js__WEBPACK_IMPORTED_MODULE_1__.Ht;
const POSTED_WHERE = "By default gitlab in GitLab CI and with --project or --mr, else github.";
/** Every command with all its flags. Parsing, help and completion are derived from this table. */
const TABLE = {
	plan: {
		summary: "Show the review that would be posted, offline.",
		usage: "--findings FILE [--diff FILE] [--json]",
		examples: ["fencepost plan --findings findings.json", "git diff main...HEAD | fencepost plan --diff - --findings eslint.json --json"],
		flags: {
			findings: FINDINGS,
			diff: DIFF,
			json: json("Print the plan as JSON: the review, the outcome of each finding, counts."),
			platform: PLANNED_PLATFORM,
			...LINK_TARGET,
			...DIFF_REFS,
			...optionFlags(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht)
		}
	},
	preview: {
		summary: "Write the review that would be posted as one HTML page.",
		usage: "--findings FILE --output FILE [--diff FILE]",
		examples: ["fencepost preview --findings findings.json --output review.html"],
		flags: {
			findings: FINDINGS,
			output: output("Where the page is written; - for standard output."),
			diff: DIFF,
			platform: PLANNED_PLATFORM,
			...LINK_TARGET,
			...optionFlags(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht)
		}
	},
	post: {
		summary: "Post the review. The token comes from GITHUB_TOKEN or GITLAB_TOKEN.",
		usage: "--findings FILE --repo OWNER/NAME --pr NUMBER",
		examples: ["fencepost post --repo owner/name --pr 7 --findings findings.json", "fencepost post --project group/name --mr 7 --findings findings.json --dry-run"],
		flags: {
			findings: FINDINGS,
			json: json("Print the report as JSON."),
			platform: platform(`Where to post. ${POSTED_WHERE}`),
			...REQUEST,
			...optionFlags(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ht),
			...optionFlags(_start_js__WEBPACK_IMPORTED_MODULE_1__.Ut)
		}
	},
	check: {
		summary: "Say what each finding would get and what its author should mend first. Exit code 0: nothing to mend, 1: something to mend, 2: an entry cannot be read.",
		usage: "--findings FILE [--diff FILE] [--json]",
		examples: ["fencepost check --findings findings.json"],
		flags: {
			findings: FINDINGS,
			diff: DIFF,
			json: json("Print it as JSON, for programs."),
			platform: PLANNED_PLATFORM,
			...optionFlags(CHECKED_OPTIONS)
		}
	},
	verify: {
		summary: "Try the suggestions in a throw-away clone: write down with which of them the command after -- passes.",
		usage: "--findings FILE --output FILE [--setup LINE] -- COMMAND",
		examples: ["fencepost verify -f findings.json -o verified.json -- npm test"],
		takesCommand: true,
		flags: {
			findings: FINDINGS,
			output: output("Where the results are written; - for standard output."),
			diff: DIFF,
			setup: {
				group: COMMON,
				value: "LINE",
				description: "A shell command that is run once, before everything else, such as 'npm ci'."
			},
			timeout: {
				group: COMMON,
				value: "SECONDS",
				description: "How long one run of the command may take. Default: 600."
			},
			env: {
				group: COMMON,
				value: "NAME",
				description: "Name of a variable to pass to the command, besides PATH, HOME, LANG and CI. May be given several times."
			},
			platform: PLANNED_PLATFORM,
			...optionFlags(VERIFIED_OPTIONS)
		}
	},
	mcp: {
		summary: "Serve tools to an agent on standard input and output (MCP): to read the diff, check findings and submit them. Needs no token.",
		usage: "--output FILE [--diff FILE]",
		examples: ["fencepost mcp --output findings.jsonl", "claude mcp add fencepost -- fencepost mcp --output findings.jsonl"],
		flags: {
			output: output("Where the findings are written, one per line. If the file exists, they are appended."),
			diff: DIFF,
			platform: PLANNED_PLATFORM,
			...optionFlags(CHECKED_OPTIONS)
		}
	},
	annotate: {
		summary: "Print a diff with a number on every line, for the prompt of a model.",
		usage: "[--diff FILE] [--paths GLOB] [--since COMMIT]",
		examples: ["fencepost annotate > diff.txt", "fencepost annotate --paths 'src/**' --shards 4 --shard 1"],
		flags: {
			diff: DIFF,
			paths: {
				group: COMMON,
				value: "GLOB",
				description: "Only these files. May be given several times."
			},
			exclude: {
				group: COMMON,
				value: "GLOB",
				description: "Not these files; '' to exclude none. May be given several times. Default: lock files, minified and generated code, snapshots."
			},
			shards: {
				group: COMMON,
				value: "N",
				description: "Split the files into N parts of similar size."
			},
			shard: {
				group: COMMON,
				value: "K",
				description: "Print part K, counted from 1."
			},
			since: {
				group: COMMON,
				value: "COMMIT|last",
				description: "Mark the rows that are new since this commit, according to the git repository around the current directory. last: since the last review by Fencepost; needs the pull request and a token."
			},
			...LAST_REVIEW
		}
	},
	context: {
		summary: "Print what earlier runs said and what people answered, for the prompt of a model. The token comes from GITHUB_TOKEN or GITLAB_TOKEN.",
		usage: "--repo OWNER/NAME --pr NUMBER [--json]",
		examples: ["fencepost context --repo owner/name --pr 7 > context.txt"],
		flags: {
			json: json("Print it as JSON, for programs."),
			platform: platform(`Where to read. ${POSTED_WHERE}`),
			...REQUEST,
			id: id("Only what was posted under this id. By default under any id.")
		}
	},
	prompt: {
		summary: "Print instructions for a model so that its findings can be used as they are.",
		usage: "[--format FORMAT]",
		examples: ["fencepost prompt > prompt.txt"],
		flags: { format: {
			group: COMMON,
			value: PROMPT_FORMATS.join("|"),
			choices: PROMPT_FORMATS,
			description: "The format that the model should answer in. Default: json."
		} }
	},
	schema: {
		summary: "Print the JSON Schema of findings.",
		usage: "[--strict]",
		examples: ["fencepost schema --strict > schema.json"],
		flags: { strict: {
			group: COMMON,
			description: "In the subset that the strict structured outputs of OpenAI, Anthropic and Gemini accept: every property is required, and null means absent."
		} }
	},
	demo: {
		summary: "Post a review to a simulated GitHub in this process, press every button, run again. Needs only git.",
		usage: "[--platform PLATFORM]",
		examples: ["fencepost demo", "fencepost demo --platform gitlab --preview review.html"],
		flags: {
			platform: platform("The platform to simulate. Default: github.", COMMON),
			preview: {
				group: COMMON,
				value: "FILE",
				description: "Where the page is written. By default a temporary directory."
			}
		}
	},
	completion: {
		summary: "Print a script that completes commands, flags and values in a shell.",
		usage: SHELLS.join("|"),
		examples: [
			"source <(fencepost completion bash)    # in ~/.bashrc",
			"source <(fencepost completion zsh)     # in ~/.zshrc, after compinit",
			"fencepost completion fish > ~/.config/fish/completions/fencepost.fish"
		],
		argument: SHELLS,
		flags: {}
	}
};
const HELP = {
	summary: "List the commands, or explain one of them.",
	usage: "[COMMAND]",
	examples: ["fencepost help plan"],
	argument: Object.keys(TABLE),
	flags: {}
};
const COMMANDS = new Map(Object.entries({
	...TABLE,
	help: HELP
}).map(([name, command]) => [name, {
	...command,
	flags: {
		...command.flags,
		...GENERAL
	}
}]));
// src/command-line/flag-errors.ts
/** @param given as it was typed, with its dashes. */
function noSuchFlag(command, given, flags) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${command} has no flag ${given}`, { hint: `${meantFlag(given, flags) ?? elsewhere(given) ?? ""}${seeHelp(command)}` });
}
function meantFlag(given, flags) {
	const name = given.replace(/^-+/, "");
	const negated = name.startsWith("no-") ? "no-" : "";
	const candidates = Object.keys(flags).filter((flag) => negated === "" || flags[flag]?.no !== void 0);
	const meant = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ar)(name.slice(negated.length), candidates);
	return meant === void 0 ? void 0 : `Did you mean --${negated}${meant}? `;
}
/** Names the commands that do have the flag. */
function elsewhere(given) {
	const owners = [...COMMANDS].filter(([, { flags }]) => Object.hasOwn(flags, given.replace(/^-+/, "")));
	const names = owners.map(([name]) => name).join(", ");
	return owners.length > 0 ? `It is a flag of ${names}. ` : void 0;
}
function seeHelp(command) {
	return `fencepost help ${command} lists the flags.`;
}
/** @param rest what was typed after it. */
function noSuchArgument(command, given, { flags, argument, takesCommand }, rest) {
	if (argument?.includes(given)) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`unexpected argument ${JSON.stringify(given)}: ${command} takes only one`);
	if (argument) return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dr)(`The argument of ${command}`, given, argument);
	const example = takesCommand ? `A command to run stands at the end, after --: -- ${[given, ...rest].join(" ")}. ` : "findings" in flags ? `Write --findings ${given} if it holds findings. ` : "";
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`unexpected argument ${JSON.stringify(given)}: ${command} takes only flags`, { hint: `${example}${seeHelp(command)}` });
}
function takesNoValue(flag, value) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${flag} takes no value, but ${JSON.stringify(value)} is given`, { hint: `Write ${flag} alone, or leave it out.` });
}
/** @param next what follows instead: another flag. */
function valueMissing(name, { value, short }, next) {
	const both = short === void 0 ? "" : `, or -${short} ${value}`;
	const dashed = next === void 0 ? "" : ` If ${next} is the value, write --${name}=${next}.`;
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`--${name} needs a value`, { hint: `Write --${name} ${value}${both}.${dashed}` });
}
function wrongChoice(name, given, choices) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Dr)(`--${name}`, given, choices);
}
// src/command-line/flags.ts
/** Splits the arguments of a command at `--`. */
function splitCommand(args) {
	const end = args.indexOf("--");
	return end < 0 ? {
		own: [...args],
		command: []
	} : {
		own: args.slice(0, end),
		command: args.slice(end + 1)
	};
}
function parseFlags(name, spec, args) {
	const { flags, takesCommand, argument } = spec;
	const { own, command } = takesCommand ? splitCommand(args) : {
		own: [...args],
		command: []
	};
	const values = /* @__PURE__ */ new Map();
	const found = [];
	for (const token of tokensOf(withValues(own, spec), flags)) {
		if (token.kind === "option-terminator") continue;
		if (token.kind === "positional") {
			if (!argument?.includes(token.value) || found.length > 0) {
				const rest = own.slice(own.indexOf(token.value) + 1);
				throw noSuchArgument(name, token.value, spec, rest);
			}
			found.push(token.value);
			continue;
		}
		const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : void 0;
		if (!flag) throw noSuchFlag(name, token.rawName, flags);
		const { value } = token;
		if (flag.value === void 0 && value !== void 0) throw takesNoValue(token.rawName, value);
		if (flag.value !== void 0 && (value === void 0 || !token.inlineValue && isFlagLike(value))) throw valueMissing(token.name, flag, value);
		if (flag.choices && value && !isChoice(value, flag.choices)) throw wrongChoice(token.name, value, flag.choices);
		values.set(token.name, [...values.get(token.name) ?? [], value ?? ""]);
	}
	const all = (flag) => values.get(flag) ?? [];
	return {
		command,
		all,
		has: (flag) => values.has(flag),
		one: (flag) => values.get(flag)?.join("\n"),
		argument: found[0],
		color: _start_js__WEBPACK_IMPORTED_MODULE_1__.t.find((choice) => choice === all("color").at(-1)) ?? "auto"
	};
}
function tokensOf(args, flags) {
	const options = Object.fromEntries(Object.entries(flags).map(([name, { value, short }]) => [name, {
		type: value === void 0 ? "boolean" : "string",
		...short === void 0 ? {} : { short }
	}]));
	return (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
		args,
		options,
		strict: false,
		allowPositionals: true,
		tokens: true
	}).tokens;
}
/** A negative number is a value, though never a valid one. */
function isFlagLike(value) {
	return /^-[^\d]/.test(value);
}
/** Switches accept more spellings of true and false, which the option itself validates. */
function isChoice(value, choices) {
	const given = choices.includes("true") ? value.toLowerCase() : value;
	return given.trim() === "" || choices.includes(given.trim());
}
/** Turns `--lenient` and `--no-suggestions` into `--lenient=true` and `--suggestions=false`. */
function withValues(args, { flags, argument }) {
	return args.map((arg, index) => {
		if (!arg.startsWith("--")) return arg;
		const negated = arg.startsWith("--no-") ? flags[arg.slice(5)]?.no : void 0;
		if (negated !== void 0) return `--${arg.slice(5)}=${negated}`;
		const bare = flags[arg.slice(2)]?.bare;
		const next = args[index + 1] ?? "-";
		const isFollowed = !next.startsWith("-") && !argument?.includes(next);
		return bare === void 0 || isFollowed ? arg : `${arg}=${bare}`;
	});
}
// src/input/diffed-repository.ts
/**
* Takes the repository around the current directory for the one that a diff is about, if it has some of the changed
* files. The blob ids in the diff decide which version of a file is meant.
*/
function diffedRepository(repository, files) {
	const some = files.slice(0, MAX_LOOKED_FOR);
	if (!repository || !some.some(({ path }) => repository.has(path))) return void 0;
	const blobs = new Map(files.map(({ path, blob }) => [path, blob]));
	const headText = (path) => repository.has(path) ? repository.textOf(path, { blob: blobs.get(path) }) : void 0;
	const isHead = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.tn)(() => some.some(({ path }) => headText(path) !== void 0));
	return {
		headText,
		holdsPath: (path) => repository.has(path) && isHead() ? true : void 0
	};
}
/** The working tree of another commit has most of them too, another repository has none. */
const MAX_LOOKED_FOR = 20;
// src/input/uncommitted.ts
/** Enough to find out that someone is at work; each one is read. */
const MAX_LOOKED_AT = 100;
/**
* The first of these files that stands in the working tree with other lines than the diff was made of. Its line ends do
* not count: git may be told to check them out as CRLF.
*/
function findUncommitted(directory, files) {
	const repository = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(directory);
	if (!repository) return void 0;
	const checkout = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cr)(repository.root);
	return files.slice(0, MAX_LOOKED_AT).find(({ path, blob }) => {
		if (blob === void 0 || checkout.blobOf(path)?.startsWith(blob)) return false;
		const [now, then] = [checkout.textOf(path), repository.textOf(path, { blob })];
		return now !== void 0 && then !== void 0 && withoutReturns(now) !== withoutReturns(then);
	})?.path;
}
function withoutReturns(text) {
	return text.replaceAll("\r\n", "\n");
}
// src/commands/diff-for.ts
/** The diff that `--diff` names; without it, the changes since the remote's default branch, from git. */
async function diffFor(flags) {
	const file = flags.one("diff");
	if (file === void 0) return ownDiff(flags);
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__["in"])(file);
	const diff = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(text);
	const name = file === "-" ? "standard input" : file;
	if (diff.files.length === 0) {
		if (text.trim() !== "") throw noDiffError(file, name, text, flags.all("findings"));
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`${name} is empty: nothing has changed`);
	}
	return {
		diff,
		name
	};
}
/** Loaded only when needed. */
async function ownDiff(flags) {
	const { defaultDiff } = await __nccwpck_require__.e(/* import() */ 915).then(__nccwpck_require__.bind(__nccwpck_require__, 4296)).then((n) => n.t);
	const { text, range, mergeBase } = defaultDiff(process.cwd(), {
		commit: flags.one("commit") || void 0,
		renames: flags.one("platform") === "gitlab" ? "30%" : "50%"
	});
	const diff = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Et)(text);
	const files = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(diff.files.length, "changed file");
	const since = mergeBase.slice(0, 12);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`Diff: git diff ${range}, ${files} since ${since}`);
	if (diff.files.length === 0) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`What is not committed is not in it. ${workDiff(since)}`);
	return {
		diff,
		name: range,
		...flags.has("commit") ? {} : { since }
	};
}
/** How to look at what is not committed, too. */
function workDiff(since) {
	return `To look at that: git diff ${since} > work.diff, then --diff work.diff`;
}
/** The text is shown in part, because a file with the wrong name is the likely cause. */
function noDiffError(file, name, text, findings) {
	const start = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.xr)(text.trimStart().split(/\r?\n/, 1)[0] ?? "", 60);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`${name} is not a diff: it begins with ${JSON.stringify(start)}`, { hint: hintFor(start, file, findings) });
}
function hintFor(start, file, [findings]) {
	if (start.startsWith("\x1B")) return "It has the colours of a terminal. Write it with git diff --no-color.";
	if (findings !== void 0 && findings !== file && /^[[{]/.test(start)) return `Are --diff and --findings swapped? Write --diff ${findings} --findings ${file} if so.`;
	return "--diff takes a unified diff, for example the output of git diff main...HEAD.";
}
// src/commands/planned-for.ts
function plannedFor(flags) {
	return readPlatform(flags.one("platform")) === "gitlab" ? forGitLab(flags) : forGitHub(flags);
}
function forGitHub(flags) {
	const repository = readRepository(flags.one("repo"));
	const server = process.env.GITHUB_SERVER_URL || "https://github.com";
	return {
		limits: _start_js__WEBPACK_IMPORTED_MODULE_1__.qt,
		options: repository ? { repositoryUrl: `${server}/${repository.owner}/${repository.repo}` } : {},
		present: async ({ review }) => review
	};
}
function forGitLab(flags) {
	const server = new URL(process.env.CI_SERVER_URL || "https://gitlab.com");
	const project = flags.one("project");
	const refs = readDiffRefs(flags);
	const commit = flags.one("commit") ?? refs?.head_sha;
	return {
		limits: _start_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
		options: {
			...flags.has("link-hosts") ? {} : { linkHosts: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(server.host) },
			...project === void 0 ? {} : { repositoryUrl: new URL(project, server).href },
			...commit === void 0 ? {} : { commit }
		},
		async present({ review }, diff) {
			const { gitlabPlan, gitlabReview } = await __nccwpck_require__.e(/* import() */ 666).then(__nccwpck_require__.bind(__nccwpck_require__, 8666)).then((n) => n.i);
			return refs ? gitlabReview(review, diff, refs) : gitlabPlan(review, diff);
		}
	};
}
const SHAS = [
	"base-sha",
	"start-sha",
	"head-sha"
];
/** All three commits, or none: they are needed only to post the notes. */
function readDiffRefs(flags) {
	if (!SHAS.some((name) => flags.has(name))) return void 0;
	const sha = (name) => {
		const value = flags.one(name);
		if (value !== void 0 && _start_js__WEBPACK_IMPORTED_MODULE_1__.Vt.test(value)) return value.toLowerCase();
		const problem = value === void 0 ? "is missing" : `is ${JSON.stringify(value)}; valid: a full commit SHA`;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`--${name} ${problem}`, { hint: "A note's position names three commits: diff_refs of the merge request has them. Give all three, or none for positions without them." });
	};
	return {
		base_sha: sha("base-sha"),
		start_sha: sha("start-sha"),
		head_sha: sha("head-sha")
	};
}
// src/commands/plan.ts
/** Shows what would be posted, offline. Exit code 1 if `fail-on` is met. */
async function plan(flags) {
	const { plan, diff, platform, options } = await planOffline(flags);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)(flags.has("json") ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.f)(plan, await platform.present(plan, diff)) : await render(plan, diff, flags));
	if (plan.failed) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`A finding meets fail-on: ${options.failOn}`);
	return plan.failed || plan.failure !== void 0 ? 1 : 0;
}
/** The terminal code is loaded only when needed, so `--json` starts faster. */
async function render(plan, diff, { color }) {
	const [{ renderReview }, { createTerminal }] = await Promise.all([__nccwpck_require__.e(/* import() */ 411).then(__nccwpck_require__.bind(__nccwpck_require__, 8411)).then((n) => n.n), __nccwpck_require__.e(/* import() */ 411).then(__nccwpck_require__.bind(__nccwpck_require__, 8411)).then((n) => n.o)]);
	return renderReview(plan, diff, createTerminal(process.stdout, process.env, color));
}
/** Plans a review for a diff and findings in files; notes go to the log. */
async function planOffline(flags) {
	const findingsFiles = flags.all("findings");
	if (findingsFiles.length === 0) throw (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.kr)("findings", FINDINGS_EXAMPLE);
	if (flags.one("diff") === "-" && findingsFiles.includes("-")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er("--diff and --findings cannot both be standard input", { hint: "Write one of them to a file: git diff main...HEAD > pr.diff, then --diff pr.diff." });
	const options = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Wt)((name) => flags.one(name));
	const { diff, name: diffName, since } = await diffFor(flags);
	const collected = await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rn)(await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.an)(findingsFiles, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.o }), options);
	const platform = plannedFor(flags);
	const plan = await planFindings(collected, diff, options, platform);
	for (const line of [
		...collected.warnings ?? [],
		...collected.notes,
		...plan.log
	]) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(line);
	if (since !== void 0) warnOfUncommitted(plan, diff, since);
	if (plan.counts.findings === 0) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(collected.sources ?? [], {
		name: diffName,
		files: diff.files.length
	}));
	return {
		plan,
		diff,
		diffName,
		platform,
		options
	};
}
/** A tool has read the working tree, whose lines may be others than those of the commits that are compared. */
function warnOfUncommitted({ findings }, { files }, since) {
	const named = new Set(findings.map(({ path }) => path));
	const file = findUncommitted(process.cwd(), files.filter(({ path }) => named.has(path)));
	if (file !== void 0) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`${file} has changes that are not committed: lines of findings may be off. ${workDiff(since)}`);
}
/** Plans a review with what the repository around the current directory knows. */
async function planFindings({ findings, bad, summaries = [] }, diff, options, platform) {
	const local = diffedRepository((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(process.cwd()), diff.files);
	const holdsPath = await treeOf(options.commit) ?? local?.holdsPath;
	const modelPaths = local ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.k)(findings, diff, {
		...options,
		workspaces: workspaces(),
		holdsPath
	}) : [];
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.h)({
		findings,
		bad,
		diff,
		options: {
			...options,
			sha256: _start_js__WEBPACK_IMPORTED_MODULE_1__.st,
			summaries,
			writeMarkdown: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.G)(findings, summaries),
			globTest: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.at)(options.protectedPaths),
			parse: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.W)(modelPaths.filter((path) => local?.headText?.(path) !== void 0), _start_js__WEBPACK_IMPORTED_MODULE_1__.o),
			workspaces: workspaces(),
			headText: local?.headText,
			holdsPath,
			baseline: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nn)(options, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.o }),
			verified: await (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Qt)(options.verifiedPath, { warn: _start_js__WEBPACK_IMPORTED_MODULE_1__.o }),
			...platform.options
		},
		limits: platform.limits
	});
}
const FINDINGS_EXAMPLE = "findings.json: what a linter or a model has written, a glob, or - for standard input";
/** Loaded only when needed: without `--commit` the files of the commit are unknown. */
async function treeOf(commit) {
	return commit === void 0 ? void 0 : (await __nccwpck_require__.e(/* import() */ 351).then(__nccwpck_require__.bind(__nccwpck_require__, 2351)).then((n) => n.j)).commitTree(process.cwd(), commit);
}
function workspaces() {
	return [
		process.env.GITHUB_WORKSPACE,
		process.env.CI_PROJECT_DIR,
		process.cwd()
	].filter((path) => path !== void 0);
}
// src/cli.ts
/** Loaded when called: each command needs only its own part of the program. */
const RUN = {
	plan: async () => plan,
	preview: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(411), __nccwpck_require__.e(351), __nccwpck_require__.e(666), __nccwpck_require__.e(542), __nccwpck_require__.e(939), __nccwpck_require__.e(943)]).then(__nccwpck_require__.bind(__nccwpck_require__, 943)).then((n) => n.t)).preview,
	post: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(411), __nccwpck_require__.e(351), __nccwpck_require__.e(956), __nccwpck_require__.e(204), __nccwpck_require__.e(841)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1841)).then((n) => n.t)).post,
	check: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(188), __nccwpck_require__.e(13), __nccwpck_require__.e(43)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4043)).then((n) => n.t)).check,
	verify: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(411), __nccwpck_require__.e(315), __nccwpck_require__.e(399), __nccwpck_require__.e(556), __nccwpck_require__.e(956), __nccwpck_require__.e(751), __nccwpck_require__.e(130)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6130)).then((n) => n.t)).verify,
	mcp: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(188), __nccwpck_require__.e(13), __nccwpck_require__.e(43), __nccwpck_require__.e(543)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8543)).then((n) => n.t)).mcp,
	demo: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(411), __nccwpck_require__.e(351), __nccwpck_require__.e(542), __nccwpck_require__.e(534)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8296)).then((n) => n.v)).demo,
	annotate: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(188), __nccwpck_require__.e(13)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5013)).then((n) => n.a)).annotate,
	context: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(411), __nccwpck_require__.e(351), __nccwpck_require__.e(956), __nccwpck_require__.e(204)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2204)).then((n) => n.t)).context,
	prompt: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(188), __nccwpck_require__.e(13)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5013)).then((n) => n.t)).prompt,
	schema: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(188), __nccwpck_require__.e(13)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5013)).then((n) => n.r)).schema,
	completion: async () => (await __nccwpck_require__.e(/* import() */ 141).then(__nccwpck_require__.bind(__nccwpck_require__, 4141)).then((n) => n.t)).completion,
	help: loadHelp
};
async function loadHelp() {
	return (await Promise.all(/* import() */[__nccwpck_require__.e(411), __nccwpck_require__.e(4)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5004)).then((n) => n.t)).help;
}
function isCommand(name) {
	return Object.hasOwn(RUN, name);
}
const VERSION_FLAGS = [
	"--version",
	"-V",
	"-v"
];
const HELP_FLAGS = ["--help", "-h"];
async function main([name, ...args]) {
	if (name === void 0) throw await noCommand();
	if (VERSION_FLAGS.includes(name)) {
		(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.a)`${_start_js__WEBPACK_IMPORTED_MODULE_1__.Mt}\n`);
		return 0;
	}
	const called = HELP_FLAGS.includes(name) ? "help" : name;
	const command = COMMANDS.get(called);
	if (!isCommand(called) || !command) throw unknownCommand(name);
	if (splitCommand(args).own.some((arg) => HELP_FLAGS.includes(arg))) return (await loadHelp())({
		argument: called === "help" ? void 0 : called,
		color: "auto"
	});
	return (await RUN[called]())(parseFlags(called, command, args));
}
async function noCommand() {
	const { helpText } = await Promise.all(/* import() */[__nccwpck_require__.e(411), __nccwpck_require__.e(4)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5004)).then((n) => n.t);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er("no command given", { hint: `\n${helpText(void 0, "never").trimEnd()}` });
}
function unknownCommand(name) {
	const names = [...COMMANDS.keys()];
	const meant = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Ar)(name, [...names, "--version"]);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er(`unknown command ${JSON.stringify(name)}`, { hint: meant === void 0 ? `Valid commands: ${names.join(", ")}. fencepost help explains them.` : `Did you mean fencepost ${meant}? fencepost help lists all commands.` });
}
function fail(error) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(`fencepost: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Or)(error)}`);
	if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.Er && error.hint) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.o)(error.hint);
	return 2;
}
for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, (error) => process.exit(fail(error)));
main(process.argv.slice(2)).catch(fail).then((code) => process.exit(code));



/***/ }),

/***/ 5162:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n: function() { return /* binding */ __exportAll; },
  r: function() { return /* binding */ __toESM; },
  t: function() { return /* binding */ __commonJSMin; }
});

;// CONCATENATED MODULE: external "node:module"
var external_node_module_namespaceObject = require("node:module");
;// CONCATENATED MODULE: ./build/rolldown-runtime.js

// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));



/***/ }),

/***/ 567:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ serverUrl; },
/* harmony export */   $n: function() { return /* binding */ strictObject; },
/* harmony export */   $t: function() { return /* binding */ gitLine; },
/* harmony export */   A: function() { return /* binding */ namesakesOf; },
/* harmony export */   An: function() { return /* binding */ readEntries; },
/* harmony export */   Ar: function() { return /* binding */ closest; },
/* harmony export */   At: function() { return /* binding */ scanHunks; },
/* harmony export */   B: function() { return /* binding */ splitLines; },
/* harmony export */   Bn: function() { return /* binding */ _enum; },
/* harmony export */   Bt: function() { return /* binding */ lookedAt; },
/* harmony export */   C: function() { return /* binding */ fold; },
/* harmony export */   Cn: function() { return /* binding */ listIn; },
/* harmony export */   Cr: function() { return /* binding */ openCheckout; },
/* harmony export */   Ct: function() { return /* binding */ diffOf; },
/* harmony export */   D: function() { return /* binding */ wasApplied; },
/* harmony export */   Dn: function() { return /* binding */ wholeIn; },
/* harmony export */   Dr: function() { return /* binding */ invalidChoice; },
/* harmony export */   Dt: function() { return /* binding */ parsePatch; },
/* harmony export */   E: function() { return /* binding */ isDecided; },
/* harmony export */   En: function() { return /* binding */ textIn; },
/* harmony export */   Er: function() { return /* binding */ UserError; },
/* harmony export */   Et: function() { return /* binding */ parseDiff; },
/* harmony export */   F: function() { return /* binding */ diffArrays; },
/* harmony export */   Fn: function() { return /* binding */ isTrusted; },
/* harmony export */   Ft: function() { return /* binding */ heldBackError; },
/* harmony export */   G: function() { return /* binding */ loadMarkdown; },
/* harmony export */   Gn: function() { return /* binding */ int; },
/* harmony export */   Gt: function() { return /* binding */ readRunOptions; },
/* harmony export */   H: function() { return /* binding */ END_OF_LINE; },
/* harmony export */   Hn: function() { return /* binding */ boolean; },
/* harmony export */   Ht: function() { return /* binding */ PLAN_OPTIONS; },
/* harmony export */   I: function() { return /* binding */ knownLines; },
/* harmony export */   In: function() { return /* binding */ readFinding; },
/* harmony export */   It: function() { return /* binding */ holdsSecret; },
/* harmony export */   J: function() { return /* binding */ fence; },
/* harmony export */   Jn: function() { return /* binding */ nullish; },
/* harmony export */   Jt: function() { return /* binding */ GITLAB_LIMITS; },
/* harmony export */   K: function() { return /* binding */ inlineText; },
/* harmony export */   Kn: function() { return /* binding */ literal$1; },
/* harmony export */   Kt: function() { return /* binding */ DEFAULT_PLAN_OPTIONS; },
/* harmony export */   L: function() { return /* binding */ possibleReadings; },
/* harmony export */   Ln: function() { return /* binding */ isSeverityWord; },
/* harmony export */   Lt: function() { return /* binding */ keepSecret; },
/* harmony export */   M: function() { return /* binding */ asksToDelete; },
/* harmony export */   Mn: function() { return /* binding */ IntakeError; },
/* harmony export */   Mt: function() { return /* binding */ VERSION; },
/* harmony export */   N: function() { return /* binding */ diceSimilarity; },
/* harmony export */   Nn: function() { return /* binding */ UnusableAnswer; },
/* harmony export */   Nt: function() { return /* binding */ WITHHELD; },
/* harmony export */   O: function() { return /* binding */ pathsInQuestion; },
/* harmony export */   On: function() { return /* binding */ MAX_FINDINGS; },
/* harmony export */   Or: function() { return /* binding */ messageOf$1; },
/* harmony export */   Ot: function() { return /* binding */ splitFiles; },
/* harmony export */   P: function() { return /* binding */ similarityWindow; },
/* harmony export */   Pn: function() { return /* binding */ plural; },
/* harmony export */   Pt: function() { return /* binding */ gated; },
/* harmony export */   Q: function() { return /* binding */ liveUrl; },
/* harmony export */   Qn: function() { return /* binding */ record; },
/* harmony export */   Qt: function() { return /* binding */ loadVerified; },
/* harmony export */   R: function() { return /* binding */ findLines; },
/* harmony export */   Rn: function() { return /* binding */ findingSchema; },
/* harmony export */   Rt: function() { return /* binding */ lazyRegExp; },
/* harmony export */   S: function() { return /* binding */ unseenLine; },
/* harmony export */   Sn: function() { return /* binding */ isAbsent; },
/* harmony export */   Sr: function() { return /* binding */ checkoutAdvice; },
/* harmony export */   St: function() { return /* binding */ md; },
/* harmony export */   T: function() { return /* binding */ scopeLine; },
/* harmony export */   Tn: function() { return /* binding */ objectsIn; },
/* harmony export */   Tr: function() { return /* binding */ isGitDirectory; },
/* harmony export */   Tt: function() { return /* binding */ newLines; },
/* harmony export */   U: function() { return /* binding */ oldLineOf; },
/* harmony export */   Un: function() { return /* binding */ custom; },
/* harmony export */   Ut: function() { return /* binding */ RUN_OPTIONS; },
/* harmony export */   V: function() { return /* binding */ linesText; },
/* harmony export */   Vn: function() { return /* binding */ array; },
/* harmony export */   Vt: function() { return /* binding */ FULL_SHA; },
/* harmony export */   W: function() { return /* binding */ loadSyntax; },
/* harmony export */   Wn: function() { return /* binding */ extend; },
/* harmony export */   Wt: function() { return /* binding */ readOptions; },
/* harmony export */   X: function() { return /* binding */ longestBacktickRun; },
/* harmony export */   Xn: function() { return /* binding */ object; },
/* harmony export */   Xt: function() { return /* binding */ linkHostsFor; },
/* harmony export */   Y: function() { return /* binding */ holdsCommand; },
/* harmony export */   Yn: function() { return /* binding */ number$1; },
/* harmony export */   Yt: function() { return /* binding */ LOCK_FILES; },
/* harmony export */   Z: function() { return /* binding */ codeLanguage; },
/* harmony export */   Zn: function() { return /* binding */ optional; },
/* harmony export */   Zt: function() { return /* binding */ openRepository; },
/* harmony export */   _: function() { return /* binding */ mapProse; },
/* harmony export */   _n: function() { return /* binding */ tryJson; },
/* harmony export */   _r: function() { return /* binding */ NUMBER_FORMAT_RANGES; },
/* harmony export */   _t: function() { return /* binding */ lineRuns; },
/* harmony export */   a: function() { return /* binding */ line; },
/* harmony export */   an: function() { return /* binding */ readInputs; },
/* harmony export */   ar: function() { return /* binding */ _lte; },
/* harmony export */   at: function() { return /* binding */ loadGlobTest; },
/* harmony export */   b: function() { return /* binding */ isLong; },
/* harmony export */   bn: function() { return /* binding */ summariesIn; },
/* harmony export */   br: function() { return /* binding */ describe; },
/* harmony export */   bt: function() { return /* binding */ join; },
/* harmony export */   c: function() { return /* binding */ padStart; },
/* harmony export */   cn: function() { return /* binding */ findRepeatedKey; },
/* harmony export */   cr: function() { return /* binding */ _regex; },
/* harmony export */   ct: function() { return /* binding */ digest; },
/* harmony export */   d: function() { return /* binding */ showStatus; },
/* harmony export */   dn: function() { return /* binding */ isClaudeResult; },
/* harmony export */   dr: function() { return /* binding */ base64urlCharset; },
/* harmony export */   dt: function() { return /* binding */ readReviewMarker; },
/* harmony export */   en: function() { return /* binding */ readGit; },
/* harmony export */   er: function() { return /* binding */ string; },
/* harmony export */   et: function() { return /* binding */ codePointName; },
/* harmony export */   f: function() { return /* binding */ renderReport; },
/* harmony export */   fn: function() { return /* binding */ isMessageList; },
/* harmony export */   fr: function() { return /* binding */ base64; },
/* harmony export */   ft: function() { return /* binding */ withoutMarker; },
/* harmony export */   g: function() { return /* binding */ escapeMarkdown; },
/* harmony export */   gn: function() { return /* binding */ jsonProblem; },
/* harmony export */   gr: function() { return /* binding */ BIGINT_FORMAT_RANGES; },
/* harmony export */   gt: function() { return /* binding */ groupBy; },
/* harmony export */   h: function() { return /* binding */ planReview; },
/* harmony export */   hn: function() { return /* binding */ scanJson; },
/* harmony export */   hr: function() { return /* binding */ number$2; },
/* harmony export */   ht: function() { return /* binding */ addToGroup; },
/* harmony export */   i: function() { return /* binding */ joinPrintable; },
/* harmony export */   "in": function() { return /* binding */ readDiff; },
/* harmony export */   ir: function() { return /* binding */ _gte; },
/* harmony export */   it: function() { return /* binding */ words$1; },
/* harmony export */   j: function() { return /* binding */ proposalsAsGiven; },
/* harmony export */   jn: function() { return /* binding */ FORMATS; },
/* harmony export */   jt: function() { return /* binding */ countWhile; },
/* harmony export */   k: function() { return /* binding */ pathsOfModelCode; },
/* harmony export */   kn: function() { return /* binding */ collectReads; },
/* harmony export */   kr: function() { return /* binding */ missingFlag; },
/* harmony export */   kt: function() { return /* binding */ FILE_STATUSES; },
/* harmony export */   l: function() { return /* binding */ print; },
/* harmony export */   ln: function() { return /* binding */ repeatedKeyText; },
/* harmony export */   lr: function() { return /* binding */ globalRegistry; },
/* harmony export */   lt: function() { return /* binding */ collapseWhitespace; },
/* harmony export */   m: function() { return /* binding */ toJsonLine; },
/* harmony export */   mn: function() { return /* binding */ mayBeYaml; },
/* harmony export */   mr: function() { return /* binding */ integer; },
/* harmony export */   mt: function() { return /* binding */ lineNames; },
/* harmony export */   n: function() { return /* binding */ wantsColor; },
/* harmony export */   nn: function() { return /* binding */ collectBaseline; },
/* harmony export */   nr: function() { return /* binding */ union; },
/* harmony export */   nt: function() { return /* binding */ escapeText; },
/* harmony export */   o: function() { return /* binding */ log; },
/* harmony export */   on: function() { return /* binding */ reasonOf; },
/* harmony export */   or: function() { return /* binding */ _maxLength; },
/* harmony export */   ot: function() { return /* binding */ protectedPathTest; },
/* harmony export */   p: function() { return /* binding */ toJson; },
/* harmony export */   pn: function() { return /* binding */ isSafeOutput; },
/* harmony export */   pr: function() { return /* binding */ base64url; },
/* harmony export */   pt: function() { return /* binding */ findAgain; },
/* harmony export */   q: function() { return /* binding */ codeSpan; },
/* harmony export */   qn: function() { return /* binding */ nullable; },
/* harmony export */   qt: function() { return /* binding */ GITHUB_LIMITS; },
/* harmony export */   r: function() { return /* binding */ clearStatus; },
/* harmony export */   rn: function() { return /* binding */ collectFindings; },
/* harmony export */   rr: function() { return /* binding */ unknown; },
/* harmony export */   rt: function() { return /* binding */ countLetters; },
/* harmony export */   s: function() { return /* binding */ padEnd; },
/* harmony export */   sn: function() { return /* binding */ findEmbeddedJson; },
/* harmony export */   sr: function() { return /* binding */ _minLength; },
/* harmony export */   st: function() { return /* binding */ sha256; },
/* harmony export */   t: function() { return /* binding */ COLOR_CHOICES; },
/* harmony export */   tn: function() { return /* binding */ lazy; },
/* harmony export */   tr: function() { return /* binding */ tuple; },
/* harmony export */   tt: function() { return /* binding */ revealInvisible; },
/* harmony export */   u: function() { return /* binding */ printable; },
/* harmony export */   un: function() { return /* binding */ isApiError; },
/* harmony export */   ur: function() { return /* binding */ base64Charset; },
/* harmony export */   ut: function() { return /* binding */ readCommentMarker; },
/* harmony export */   v: function() { return /* binding */ plainToMarkdown; },
/* harmony export */   vn: function() { return /* binding */ isTooDeep; },
/* harmony export */   vr: function() { return /* binding */ assignProp; },
/* harmony export */   vt: function() { return /* binding */ rowsOn; },
/* harmony export */   w: function() { return /* binding */ countsLine; },
/* harmony export */   wn: function() { return /* binding */ objectIn; },
/* harmony export */   wr: function() { return /* binding */ containedPath; },
/* harmony export */   wt: function() { return /* binding */ hunkAt; },
/* harmony export */   x: function() { return /* binding */ listLabel; },
/* harmony export */   xn: function() { return /* binding */ entryIn; },
/* harmony export */   xr: function() { return /* binding */ truncate; },
/* harmony export */   xt: function() { return /* binding */ markSafe; },
/* harmony export */   y: function() { return /* binding */ linesSuffix; },
/* harmony export */   yn: function() { return /* binding */ readDocument; },
/* harmony export */   yr: function() { return /* binding */ getEnumValues; },
/* harmony export */   yt: function() { return /* binding */ runAt; },
/* harmony export */   z: function() { return /* binding */ linesOfHunks$1; },
/* harmony export */   zn: function() { return /* binding */ SEVERITIES; },
/* harmony export */   zt: function() { return /* binding */ stripColours; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5162);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_4__);






// node_modules/leven/index.js
const array$1 = [];
const characterCodeCache = [];
function leven(first, second, options) {
	if (first === second) return 0;
	const maxDistance = options?.maxDistance;
	const swap = first;
	if (first.length > second.length) {
		first = second;
		second = swap;
	}
	let firstLength = first.length;
	let secondLength = second.length;
	while (firstLength > 0 && first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength)) {
		firstLength--;
		secondLength--;
	}
	let start = 0;
	while (start < firstLength && first.charCodeAt(start) === second.charCodeAt(start)) start++;
	firstLength -= start;
	secondLength -= start;
	if (maxDistance !== void 0 && secondLength - firstLength > maxDistance) return maxDistance;
	if (firstLength === 0) return maxDistance !== void 0 && secondLength > maxDistance ? maxDistance : secondLength;
	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;
	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array$1[index] = ++index;
	}
	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;
		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array$1[index];
			result = array$1[index] = temporary > result ? temporary2 > result ? result + 1 : temporary2 : temporary2 > temporary ? temporary + 1 : temporary2;
		}
		if (maxDistance !== void 0) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) if (array$1[index] < rowMinimum) rowMinimum = array$1[index];
			if (rowMinimum > maxDistance) return maxDistance;
		}
	}
	array$1.length = firstLength;
	characterCodeCache.length = firstLength;
	return maxDistance !== void 0 && result > maxDistance ? maxDistance : result;
}
function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) return;
	const userMax = options?.maxDistance;
	const targetLength = target.length;
	for (const candidate of candidates) if (candidate === target) return candidate;
	if (userMax === 0) return;
	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = /* @__PURE__ */ new Set();
	for (const candidate of candidates) {
		if (seen.has(candidate)) continue;
		seen.add(candidate);
		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) continue;
		if (userMax !== void 0 && lengthDiff > userMax) continue;
		const cap = Number.isFinite(bestDist) ? userMax === void 0 ? bestDist : Math.min(bestDist, userMax) : userMax;
		const distance = cap === void 0 ? leven(target, candidate) : leven(target, candidate, { maxDistance: cap });
		if (userMax !== void 0 && distance > userMax) continue;
		let actualD = distance;
		if (cap !== void 0 && distance === cap && cap === userMax) actualD = leven(target, candidate);
		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) break;
		}
	}
	if (userMax !== void 0 && bestDist > userMax) return;
	return best;
}
// src/closest.ts
/** In characters. A longer text is not a mistyped name. */
const MAX_LENGTH$1 = 40;
/** The name that was probably meant: it differs in a few letters, or one is the beginning of the other. */
function closest(given, names) {
	const typed = given.toLowerCase();
	if (typed.length > MAX_LENGTH$1) return void 0;
	return closestMatch(typed, names, { maxDistance: mistakesIn(typed) }) ?? names.find((name) => isStart(typed, name) || isStart(name, typed));
}
/** Two swapped letters count as two edits. */
function mistakesIn({ length }) {
	if (length <= 3) return 1;
	return length <= 7 ? 2 : 3;
}
function isStart(start, text) {
	return start.length > 2 && text.startsWith(start);
}
// src/errors.ts
/** A problem that the user can fix. It is shown as one message with a hint, without a stack trace. */
var UserError = class extends Error {
	name = "UserError";
	hint;
	constructor(message, options = {}) {
		super(message, options.cause === void 0 ? {} : { cause: options.cause });
		this.hint = options.hint;
	}
};
function messageOf$1(error) {
	return error instanceof Error ? error.message : String(error);
}
function missingFlag(flag, example) {
	return new UserError(`--${flag} is required`, { hint: `Write --${flag} ${example}.` });
}
/** Names the valid values, and the one that was probably meant. */
function invalidChoice(name, given, valid) {
	const meant = closest(given, valid);
	return new UserError(`${name} is ${JSON.stringify(given)}; valid: ${valid.join(", ")}`, { ...meant === void 0 ? {} : { hint: `Did you mean ${meant}?` } });
}
// src/input/contained-path.ts
/**
* The real path of a file below one of the directories; `undefined` if it lies elsewhere or a link leads out of the
* directory. Files in `.git` are refused too, because checkouts store credentials there. Throws if there is no such
* file.
*/
function containedPath(file, roots) {
	const absolute = node_path__WEBPACK_IMPORTED_MODULE_3___default().resolve(file);
	const root = roots.find((directory) => isBelow(absolute, node_path__WEBPACK_IMPORTED_MODULE_3___default().resolve(directory)));
	if (root === void 0) return void 0;
	const real = node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(absolute);
	return isBelow(real, node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(root)) ? real : void 0;
}
function isBelow(file, directory) {
	const relative = node_path__WEBPACK_IMPORTED_MODULE_3___default().relative(directory, file);
	const segments = relative.split((node_path__WEBPACK_IMPORTED_MODULE_3___default().sep));
	return !node_path__WEBPACK_IMPORTED_MODULE_3___default().isAbsolute(relative) && segments[0] !== ".." && !segments.some(isGitDirectory);
}
/** On some file systems `.GIT` is the same directory. */
function isGitDirectory(name) {
	return name.toLowerCase() === ".git";
}
// src/input/read-bytes.ts
const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants;
/** Reads a regular file, not a link. The size is checked on the open descriptor before anything is read. */
function readRegularFile(file, maxBytes) {
	const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, O_RDONLY | (O_NONBLOCK ?? 0) | (O_NOFOLLOW ?? 0));
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(descriptor).isFile() ? readBytes(descriptor, maxBytes) : { kind: "not-a-file" };
	} finally {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(descriptor);
	}
}
/** Reads a file, a pipe or a terminal; stops once more than `maxBytes` have come. */
function readBytes(descriptor, maxBytes) {
	const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(descriptor);
	if (size > maxBytes) return {
		kind: "too-large",
		size
	};
	const chunks = [readChunk(descriptor, Math.max(CHUNK, size))];
	for (let length = 0;;) {
		const chunk = chunks.at(-1);
		if (!chunk?.length) return {
			kind: "read",
			bytes: concat(chunks.slice(0, -1), length)
		};
		length += chunk.length;
		if (length > maxBytes) return {
			kind: "too-large",
			size: length
		};
		chunks.push(readChunk(descriptor, CHUNK));
	}
}
const CHUNK = 65536;
/** A regular file is read as one chunk, which is returned without copying it. */
function concat(chunks, length) {
	const [first, ...others] = chunks;
	return first && others.length === 0 ? first : Buffer.concat(chunks, length);
}
function readChunk(descriptor, size) {
	const buffer = Buffer.allocUnsafe(size);
	for (;;) try {
		return buffer.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(descriptor, buffer));
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : void 0;
		if (code === "EOF") return buffer.subarray(0, 0);
		if (code !== "EAGAIN") throw error;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
	}
}
// src/input/checkout.ts
/** GitHub shows no diff of a larger file, so it can have no suggestions. */
const MAX_BYTES$1 = 20971520;
/** Findings describe the checkout. If a file differs there from the head, their line numbers may be wrong. */
function openCheckout(workspace) {
	if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(workspace, ".git"))) return {
		blobOf: () => void 0,
		textOf: () => void 0
	};
	return {
		blobOf(file) {
			try {
				const bytes = read$1(workspace, file);
				return bytes ? blobId(bytes) : UNKNOWN;
			} catch (error) {
				return isMissing$1(error) ? void 0 : UNKNOWN;
			}
		},
		textOf(file) {
			try {
				return read$1(workspace, file)?.toString("utf8");
			} catch {
				return;
			}
		}
	};
}
function isMissing$1(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	return code === "ENOENT" || code === "ENOTDIR";
}
/** A hint for the log if code has no button because another commit is checked out, usually the merge commit. */
function checkoutAdvice(plan, commit, differs) {
	const [path] = plan.findings.filter(({ code }) => code === "commit-differs").flatMap((finding) => finding.comments.map((at) => plan.review.comments[at]?.path)).filter((each) => each !== void 0 && differs(each));
	if (path === void 0) return [];
	return [`The checked-out ${path} differs from the one in commit ${commit}, so its lines are not proven. Check out the head: ref: \${{ github.event.pull_request.head.sha }}`];
}
/** Not a valid blob id, so it differs from that of any commit. */
const UNKNOWN = "unknown";
function read$1(workspace, file) {
	const inside = containedPath(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(workspace, file), [workspace]);
	if (!inside || node_path__WEBPACK_IMPORTED_MODULE_3___default().relative(node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync.native(workspace), inside) !== node_path__WEBPACK_IMPORTED_MODULE_3___default().normalize(file)) return void 0;
	const content = readRegularFile(inside, MAX_BYTES$1);
	return content.kind === "read" ? content.bytes : void 0;
}
/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
function blobId(bytes) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
// src/core/text/truncate.ts
/** First `length` UTF-16 units, never half a surrogate pair. */
function truncate(text, length) {
	return text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/, "");
}
// src/core/finding/describe.ts
/** A short description of a value for messages. Not recursive: input may be nested 100,000 levels deep. */
function describe(value) {
	if (value === void 0) return "missing";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object" && value !== null) return "an object";
	if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${truncate(value, 60)}…` : value);
	return String(value);
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick$1(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse$2 = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse$2(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number$1(params) {
	return /* @__PURE__ */ _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
const ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return /* @__PURE__ */ _unknown(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return /* @__PURE__ */ _never(ZodMiniNever, params);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
	return extend$1(schema, shape);
}
// @__NO_SIDE_EFFECTS__
function pick(schema, mask) {
	return pick$1(schema, mask);
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniTuple = /*@__PURE__*/ $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodMiniTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal$1(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
	return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
const ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
	return /* @__PURE__ */ _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// src/core/finding/severities.ts
/** The most severe first. */
const SEVERITIES = [
	"error",
	"warning",
	"info"
];
// src/core/finding/finding-schema.ts
/** Adds a description to the JSON Schema. zod's `describe` is a check, which would run for every value. */
function withDescription(schema, description) {
	globalRegistry.add(schema, { description });
	return schema;
}
const text$1 = (description) => /* @__PURE__ */ optional(withDescription(/* @__PURE__ */ string(), description));
const lineNumber = (description) => /* @__PURE__ */ optional(withDescription(int().check(/* @__PURE__ */ _gte(1)), description));
const fraction = (description) => /* @__PURE__ */ optional(withDescription((/* @__PURE__ */ number$1()).check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(1)), description));
/** The documented format. `readFinding` accepts variants that people and models write. */
const findingSchema = /* @__PURE__ */ object({
	path: withDescription((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1)), "File, as it is named in the diff."),
	line: lineNumber("Last line, 1-based, in the new file (in the old file for side LEFT). Absent or null for the whole file."),
	start_line: lineNumber("First line, for a range."),
	side: /* @__PURE__ */ optional(withDescription(/* @__PURE__ */ _enum(["RIGHT", "LEFT"]), "LEFT only for a line that the change deletes.")),
	severity: /* @__PURE__ */ _default(/* @__PURE__ */ _enum(SEVERITIES), "warning"),
	title: text$1("One line. A title or a message is required."),
	message: text$1("Markdown: what is wrong and why. A title or a message is required."),
	suggestion: text$1("Complete replacement for the lines start_line..line, with their indentation and nothing else: no fence, no line numbers, no diff signs. An empty string deletes the lines."),
	original: text$1("The lines start_line..line as they are now, copied exactly. They prove where a suggestion belongs."),
	rule: text$1("Identifier of the rule."),
	category: text$1("Kind of problem."),
	url: text$1("https address that explains the rule."),
	source: text$1("Tool or model."),
	confidence: fraction("How sure the author is."),
	evidence: /* @__PURE__ */ optional(/* @__PURE__ */ object({
		badge: text$1("One word for what supports the finding."),
		confidence: fraction("How much it supports it."),
		reasoning: text$1("Why it supports it.")
	}))
});
/** `end_line` is an alias of `line`; if both are given, `line` is the start, as models use it. */
const entrySchema = /* @__PURE__ */ extend(findingSchema, { end_line: lineNumber("Last line.") });
const FIELDS = Object.keys(entrySchema.shape);
/** A schema of only those fields that the entry has, cached: parsing is faster, and most entries have the same fields. */
function schemaFor(entry) {
	const name = Object.keys(entry).join();
	const known = schemas.get(name);
	if (known) return known;
	if (schemas.size === MAX_SCHEMAS) return entrySchema;
	const given = FIELDS.filter((field) => field === "path" || Object.hasOwn(entry, field));
	const chosen = Object.fromEntries(given.map((field) => [field, true]));
	const schema = /* @__PURE__ */ pick(entrySchema, chosen);
	schemas.set(name, schema);
	return schema;
}
const schemas = /* @__PURE__ */ new Map();
const MAX_SCHEMAS = 50;
// src/core/finding/field-names.ts
/**
* The names that people and models use for each field, in snake_case. The first one that is given counts;
* the text of others is shown under their own names.
*/
const ALIASES = {
	path: [
		"file",
		"file_path",
		"absolute_file_path",
		"relevant_file"
	],
	line: [
		"line_number",
		"lines",
		"line_range"
	],
	start_line: ["line_start", "relevant_lines_start"],
	end_line: ["line_end", "relevant_lines_end"],
	severity: ["level", "priority"],
	title: [
		"one_sentence_summary",
		"issue_header",
		"summary"
	],
	message: [
		"body",
		"description",
		"suggestion_content",
		"issue_content",
		"comment"
	],
	suggestion: [
		"suggested_code",
		"improved_code",
		"replacement"
	],
	original: ["existing_code"],
	rule: [
		"rule_id",
		"symbol",
		"check",
		"code"
	],
	category: ["label"],
	confidence: ["confidence_score"]
};
/** All names of the text: an entry may have several, and all of them are shown. */
const MESSAGE_NAMES = ["message", ...ALIASES.message ?? []];
const NAMES = new Map(FIELDS.flatMap((field) => [field, ...ALIASES[field] ?? []].flatMap((name, index) => [[camelCase$1(name), {
	field,
	rank: 2 * index + 1
}], [name, {
	field,
	rank: 2 * index
}]])));
/** The field that a key means, if it is known. */
function fieldNamed(key) {
	return NAMES.get(key);
}
/** Places as objects: Codex has `code_location` with `absolute_file_path` and `line_range`. */
const PLACE_OBJECTS = /* @__PURE__ */ new Set([
	"code_location",
	"codeLocation",
	"location"
]);
/** The name of the message that a key means, in snake_case. */
function messageName(key) {
	return MESSAGE_NAMES.find((name) => name === key || camelCase$1(name) === key);
}
function camelCase$1(name) {
	return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
// src/core/finding/loose-values.ts
/**
* A line, or the ends of a range: 12, `"12"`, `"L12"`, `"lines 746-750"`, `[746, 750]`, `{"start": 746, "end": 750}`.
*/
function lineEnds(value) {
	if (isBlank$2(value)) return { value: void 0 };
	if (typeof value === "string") return endsInText(value);
	if (Array.isArray(value)) return endsInList(value);
	if (typeof value === "object" && value !== null) {
		const keys = Object.keys(value);
		if (keys.length === 0 || !keys.every((key) => END_NAMES.has(key))) return "wrong";
		return endsOf(Object.values(value));
	}
	return endsOf([value]);
}
/** The ends of a range, or every line of it: `[12, 13, 14]`. */
function endsInList(list) {
	if (list.length === 1 || list.length === 2) return endsOf(list);
	const lines = list.map(numberIn);
	const [first] = lines;
	return lines.length > 0 && lines.every((line, index) => line === Number(first) + index) ? endsOf([first, lines.at(-1)]) : "wrong";
}
const END_NAMES = /* @__PURE__ */ new Set([...[
	"start",
	"end",
	"start_line",
	"end_line",
	"startLine",
	"endLine"
], ...[
	"begin",
	"from",
	"to",
	"first",
	"last"
]]);
const RANGE = /^\s*(?:lines?\s+|#)?L?(\d{1,15})(?:\s*(?:-|–|—|\.\.|:|,|to)\s*L?(\d{1,15}))?\s*$/i;
function endsInText(text) {
	const [, first, last] = RANGE.exec(text) ?? [];
	return first === void 0 ? "wrong" : endsOf(last === void 0 ? [first] : [first, last]);
}
function endsOf(values) {
	const ends = values.filter((value) => value !== null && value !== void 0).map(numberIn);
	if (!ends.every((end) => Number.isSafeInteger(end) && Number(end) >= 0)) return "wrong";
	const given = ends.filter((end) => end > 0);
	const value = given.length === 0 ? void 0 : given;
	return ends.length === given.length ? { value } : {
		value,
		note: "is 0 and is treated as absent"
	};
}
/** 0.85, 85, `"85%"`, `"8/10"`, `"high"`. Never a reason to refuse an entry: what cannot be read is left out. */
function shareOf(value) {
	if (isBlank$2(value)) return { value: void 0 };
	if (typeof value === "number") return shareOfNumber(value);
	if (typeof value !== "string") return "wrong";
	const text = value.trim();
	const number = numberIn(text);
	if (typeof number === "number") return shareOfNumber(number);
	const [, count, whole] = /^(\d{1,6}(?:\.\d{1,10})?)\s*(?:%|\/\s*(10|100))$/.exec(text) ?? [];
	if (count !== void 0) {
		const share = Number(count) / Number(whole ?? 100);
		return share <= 1 ? { value: share } : "wrong";
	}
	const guess = SHARES.get(text.toLowerCase().replace(/[\s_-]+/g, " "));
	return guess === void 0 ? "wrong" : {
		value: guess,
		note: `is read as ${guess}`
	};
}
/** Numbers up to 10 may be on a scale of 10 or of 100. */
function shareOfNumber(number) {
	if (number >= 0 && number <= 1) return { value: number };
	return number > 10 && number <= 100 ? {
		value: number / 100,
		note: `is read as ${number / 100}`
	} : "wrong";
}
const SHARES = /* @__PURE__ */ new Map([
	["very high", .95],
	["high", .9],
	["medium", .6],
	["moderate", .6],
	["low", .3],
	["very low", .1]
]);
function isBlank$2(value) {
	return value === void 0 || value === null || typeof value === "string" && value.trim() === "";
}
function numberIn(value) {
	return typeof value === "string" && /^\s*-?\d{1,15}(\.\d{1,20})?\s*$/.test(value) ? Number(value) : value;
}
// src/core/finding/severity.ts
const WORDS_FOR = {
	error: [
		"error",
		"critical",
		"high",
		"blocker",
		"fatal",
		"must-fix",
		"p0",
		"p1"
	],
	warning: [
		"warning",
		"medium",
		"major",
		"minor",
		"moderate",
		"important",
		"p2"
	],
	info: [
		"info",
		"low",
		"note",
		"nit",
		"style",
		"suggestion",
		"trivial",
		"optional",
		"convention",
		"refactor",
		"p3"
	]
};
const SEVERITY_WORDS$1 = new Map(SEVERITIES.flatMap((severity) => WORDS_FOR[severity].map((word) => [word, severity])));
function isSeverityWord(word) {
	return SEVERITY_WORDS$1.has(word);
}
/** In any case, with blanks or underscores for hyphens, and with signs around it: `Must fix`, `🔴 Critical`. */
function severityOf(value) {
	if (typeof value !== "string" || value.length > MAX_WORD$1) return void 0;
	const words = value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
	return SEVERITY_WORDS$1.get(words.join("-"));
}
const MAX_WORD$1 = 40;
/** Codex numbers its priorities from 0 to 3. */
function severityOfPriority(value) {
	const number = typeof value === "string" ? value.trim() : value;
	return severityOf(number === "" ? value : `p${number}`) ?? severityOf(value);
}
/** Codex writes the priority in front of the title too: `[P1] Check the length`. */
function severityOfTitle(title) {
	return typeof title === "string" ? severityOf(/^\[(P[0-3])\]/.exec(title)?.[1]) : void 0;
}
// src/core/finding/entry-fields.ts
/** Resolves the names of an entry's fields. `null` is absent. */
function resolveFields(entry) {
	const candidates = /* @__PURE__ */ new Map();
	const extra = [];
	const unread = [];
	function keep(key, value) {
		const isText = typeof value === "string" && !UNSHOWN.has(key);
		if (isText && value.trim() !== "") extra.push({
			name: key,
			text: value
		});
		else if (!isText) unread.push(key);
	}
	function add(key, name, value) {
		if (value === null || value === void 0) return;
		const known = knownField(name, value);
		if (!known) keep(key, value);
		else candidates.set(known.field, [...candidates.get(known.field) ?? [], {
			key,
			rank: known.rank,
			value
		}]);
	}
	for (const [key, value] of Object.entries(entry)) {
		if (PLACE_OBJECTS.has(key) && isRecord(value)) for (const [inner, innerValue] of Object.entries(value)) add(`${key}.${inner}`, inner, innerValue);
		else if (typeof value === "string" && OF_ONE_LINE.has(key)) add(key, key, value.trim());
		else add(key, key, value);
		if (key === "evidence" && isRecord(value)) {
			for (const [inner, innerValue] of Object.entries(value)) if (!EVIDENCE.has(inner) && innerValue !== null) keep(`evidence.${inner}`, innerValue);
		}
	}
	const fields = {};
	for (const [field, found] of candidates) {
		const [first, ...others] = found.toSorted((one, other) => one.rank - other.rank);
		fields[field] = field === "message" ? joinMessages(found) : first?.value;
		if (field === "severity") fields[field] = first && severityCandidate(first);
		if (field === "message") continue;
		for (const { key, value } of others) if (value !== first?.value) keep(key, CODE$1.has(field) && typeof value === "string" ? fenced(value) : value);
	}
	return {
		fields,
		extra,
		unread
	};
}
/** pr-agent writes these as blocks of YAML, which end with a newline. */
const OF_ONE_LINE = /* @__PURE__ */ new Set([
	"relevant_file",
	"one_sentence_summary",
	"issue_header",
	"label"
]);
const EVIDENCE = /* @__PURE__ */ new Set([
	"badge",
	"confidence",
	"reasoning"
]);
/** Adds nothing to the path. */
const UNSHOWN = /* @__PURE__ */ new Set(["language"]);
const CODE$1 = /* @__PURE__ */ new Set(["suggestion", "original"]);
function knownField(name, value) {
	if (name === "type") return severityOf(value) && {
		field: "severity",
		rank: Number.MAX_SAFE_INTEGER
	};
	if (name === "code" && !isCodeName(value)) return void 0;
	return fieldNamed(name);
}
/** Whether it can be the name of a rule, rather than a line of code. */
function isCodeName(value) {
	return typeof value === "number" || typeof value === "string" && /^[\w./:@-]{1,100}$/.test(value.trim());
}
/** A number counts as a priority only in a field of that name. */
function severityCandidate({ key, value }) {
	return key === "priority" ? severityOfPriority(value) ?? value : value;
}
/** Joins all names of the message, so that no text is lost. */
function joinMessages(found) {
	const order = ({ key }) => MESSAGE_NAMES.indexOf(messageName(key) ?? "");
	const texts = found.toSorted((one, other) => order(one) - order(other)).flatMap(({ value }) => value === "" ? [] : [value]);
	const wrong = texts.find((value) => typeof value !== "string");
	if (wrong !== void 0) return wrong;
	return texts.length === 0 ? void 0 : [...new Set(texts)].join("\n\n");
}
function fenced(code) {
	const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
	const fence = "`".repeat(longest + 1);
	return `${fence}\n${code}\n${fence}`;
}
/** The severity; an unknown word is a warning. */
function readSeverity(fields, notes) {
	const value = fields.severity;
	if (value === void 0) {
		const guess = severityOfTitle(fields.title);
		if (guess) notes.push(`severity ${guess} is taken from the title`);
		return guess ?? "warning";
	}
	const known = SEVERITIES.find((severity) => severity === value) ?? severityOf(value);
	if (!known) notes.push(`severity ${describe(value)} is not known and is treated as warning`);
	return known ?? "warning";
}
function readShare(name, value, notes) {
	const read = shareOf(value);
	if (read === "wrong") {
		notes.push(`${name} ${describe(value)} is not a number from 0 to 1 and is left out`);
		return;
	}
	if (read.note !== void 0) notes.push(`${name} ${describe(value)} ${read.note}`);
	return read.value;
}
const LINE_NAMES = [
	"start_line",
	"line",
	"end_line"
];
/** Takes the lines out of the fields, and accepts their ends in any order. */
function takeRange(fields, notes) {
	const ends = [];
	for (const name of LINE_NAMES) {
		const value = fields[name];
		const read = lineEnds(value);
		if (read === "wrong") return { wrong: name };
		delete fields[name];
		if (read.note !== void 0) notes.push(`${name} ${read.note}`);
		ends.push(...read.value ?? []);
	}
	if (ends.length === 0) return {};
	const first = Math.min(...ends);
	const last = Math.max(...ends);
	if (ends.some((end, index) => end < (ends[index - 1] ?? 0))) notes.push(`the lines ${ends.join(", ")} are in the wrong order and are read as ${first} to ${last}`);
	return first === last ? { line: last } : {
		startLine: first,
		line: last
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/core/finding/finding.ts
/** 0 is the most severe. */
function rank(severity) {
	return SEVERITIES.indexOf(severity);
}
/** The format alone does not make a finding trusted: a model can write SARIF too. */
function isTrusted({ kind, untrusted }) {
	return kind === "tool" && !untrusted;
}
function badEntryText({ origin, field, message }) {
	return `${origin.file}: finding ${origin.index}: ${field ? `"${field}" ` : ""}${message}`;
}
/** Parses one entry of a findings file. */
function readFinding(entry, origin, kind = "model") {
	const bad = (field, message) => ({ bad: {
		origin,
		field,
		message
	} });
	if (!isRecord(entry)) return bad("", `is ${describe(entry)}; a finding is an object with "path" and "message"`);
	const { fields, extra, unread } = resolveFields(entry);
	const notes = [];
	if (kind === "model") splitPath(fields, notes);
	const lines = { ...fields };
	const range = takeRange(fields, notes);
	if ("wrong" in range) return bad(range.wrong, `is ${describe(lines[range.wrong])}; ${VALID[range.wrong]}`);
	normaliseFields(fields, notes);
	const parsed = schemaFor(Object.assign(fields, { severity: readSeverity(fields, notes) })).safeParse(fields);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		const field = issue?.path.join(".") ?? "";
		const value = issue?.path.reduce((at, key) => at?.[key], fields);
		return bad(field, `is ${describe(value)}; ${VALID[field] ?? "a text is expected"}`);
	}
	const { start_line, line, end_line, ...rest } = parsed.data;
	if (rest.path.trim() === "") return bad("path", `is ${describe(rest.path)}; ${VALID.path}`);
	if (!rest.title?.trim() && !rest.message?.trim()) return bad("message", `is missing; ${VALID.message}`);
	return {
		finding: {
			origin,
			kind,
			...rest,
			...range,
			...extra.length > 0 ? { extra } : {}
		},
		notes,
		...unread.length > 0 ? { unread } : {}
	};
}
const VALID = {
	path: "a path such as \"src/cart.ts\" is required",
	line: "a line is a whole number from 1 up, or left out for the whole file",
	end_line: "a line is a whole number from 1 up, or left out for the whole file",
	start_line: "a line is a whole number from 1 up, or left out for a single line",
	side: "valid: RIGHT, LEFT",
	message: "a finding needs a \"message\" or a \"title\"",
	evidence: "an object with \"badge\", \"confidence\", \"reasoning\" is expected"
};
const PLACE = /(?<=[^:#\s])(?::L?|#L)(\d{1,9}(?:-L?\d{1,9})?)(?::\d{1,9})?$/;
/** `src/a.ts:12-15`, `src/a.ts#L12`: a path that includes the lines, if no field has them. */
function splitPath(fields, notes) {
	if (typeof fields.path !== "string") return;
	if ([
		"line",
		"start_line",
		"end_line"
	].some((name) => fields[name] !== void 0)) return;
	const place = PLACE.exec(fields.path.trim());
	if (!place) return;
	const [, line] = place;
	const path = place.input.slice(0, place.index);
	Object.assign(fields, {
		path,
		line
	});
	notes.push(`line ${line} is taken from the path`);
}
/** Turns values into the types of the schema where it is clear what is meant. */
function normaliseFields(fields, notes) {
	if (typeof fields.side === "string") fields.side = fields.side.trim().toUpperCase() || void 0;
	if (typeof fields.rule === "number") fields.rule = String(fields.rule);
	if (fields.confidence !== void 0) setShare(fields, "confidence", notes);
	if (isRecord(fields.evidence)) {
		const evidence = Object.fromEntries(Object.entries(fields.evidence).filter(([, value]) => value !== null));
		setShare(evidence, "evidence.confidence", notes);
		fields.evidence = evidence;
	}
}
function setShare(fields, name, notes) {
	const share = readShare(name, fields.confidence, notes);
	if (share === void 0) delete fields.confidence;
	else fields.confidence = share;
}
// src/core/text/plural.ts
/** `1 finding`, `2 findings`. The result has a literal type, so that templates of safe text accept it. */
function plural(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// src/core/intake/format.ts
/** Every format, and what an empty file of it means. A clean `tsc` prints nothing; a step that crashed does too. */
const MEANING_OF_EMPTY = {
	auto: "unclear",
	json: "broken",
	jsonl: "none",
	text: "none",
	patch: "none",
	sarif: "broken",
	rdjson: "broken",
	rdjsonl: "none",
	eslint: "broken",
	checkstyle: "broken",
	codequality: "broken",
	shellcheck: "broken",
	pylint: "broken",
	"golangci-lint": "broken",
	rubocop: "broken",
	stylelint: "broken",
	markdownlint: "broken",
	commands: "none",
	compiler: "none"
};
/** All formats that are read. */
const FORMATS = Object.keys(MEANING_OF_EMPTY);
function meaningOfEmpty(format) {
	return MEANING_OF_EMPTY[format];
}
/** The text as a whole cannot be parsed. */
var IntakeError = class extends Error {
	name = "IntakeError";
};
/** A model's answer was found, and cannot be used: it is cut off, a refusal or an error. No other format would help. */
var UnusableAnswer = class extends IntakeError {
	name = "UnusableAnswer";
};
// src/core/intake/entries.ts
/** More findings are assumed to come from a broken tool. */
const MAX_FINDINGS = 1e4;
/** Called before any entry is parsed: a few megabytes may contain millions of empty entries. */
function checkCount(file, count) {
	if (count > 1e4) throw new IntakeError(`${file}: ${count} findings; at most ${MAX_FINDINGS} are read`);
}
/** Parses the entries of one findings file. */
function readEntries(file, entries) {
	checkCount(file, entries.length);
	return collectReads(entries.map((entry, index) => readFinding(entry, {
		file,
		index
	})));
}
function collectReads(reads) {
	const intake = {
		findings: [],
		bad: [],
		notes: []
	};
	const unread = /* @__PURE__ */ new Map();
	for (const read of reads) if ("bad" in read) intake.bad.push(read.bad);
	else {
		const { file, index } = read.finding.origin;
		intake.findings.push(read.finding);
		for (const note of read.notes) intake.notes.push(`${file}: finding ${index}: ${note}`);
		for (const name of read.unread ?? []) unread.set(name, (unread.get(name) ?? 0) + 1);
	}
	const file = intake.findings[0]?.origin.file;
	if (unread.size > 0) intake.notes.push(`${file}: ${unreadText(unread)}`);
	return intake;
}
/** A model may invent a new name for every entry. */
const MAX_NAMES = 20;
function unreadText(unread) {
	const named = [...unread].slice(0, MAX_NAMES).map(([name, count]) => `${describe(name)} (${plural(count, "time")})`);
	const more = unread.size > named.length ? [`and ${unread.size - named.length} more`] : [];
	return `fields that are not known and not text are left out: ${[...named, ...more].join(", ")}`;
}
// src/core/intake/json-value.ts
function objectIn(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
}
function listIn(value) {
	return Array.isArray(value) ? value : [];
}
/** The objects of a list; other entries are ignored. */
function objectsIn(value) {
	return listIn(value).map(objectIn).filter((object) => object !== void 0);
}
/** A string that is not blank, truncated to `maxLength` characters. */
function textIn(value, maxLength = Number.POSITIVE_INFINITY) {
	if (typeof value !== "string" || value.trim() === "") return void 0;
	return value.length > maxLength ? truncate(value, maxLength) : value;
}
/** An integer that is at least `min`. */
function wholeIn(value, min) {
	return Number.isSafeInteger(value) && value >= min ? value : void 0;
}
/** An own property. Its name comes from the input, so it may be `constructor`. */
function entryIn(value, name) {
	const object = objectIn(value);
	return object && name !== void 0 && Object.hasOwn(object, name) ? object[name] : void 0;
}
/** Many formats allow `null` for an absent value. */
function isAbsent(value) {
	return value === void 0 || value === null;
}
// src/core/intake/looks-like-finding.ts
/** The names that models give the list of findings. */
const LIST_NAMES = [
	"findings",
	"issues",
	"comments",
	"results",
	"code_suggestions",
	"review_comments",
	"annotations",
	"key_issues_to_review"
];
const PLACE_KEYS = [
	"path",
	"file",
	"file_path",
	"filePath",
	"relevant_file",
	"code_location"
];
const OTHER_KEYS = [
	"line",
	"startLine",
	"start_line",
	"endLine",
	"end_line",
	"severity",
	"priority",
	"title",
	"message",
	"body",
	"description",
	"existing_code",
	"improved_code"
];
/** Without a path two keys are needed: `{"message": "Not Found"}` may be quoted in prose. */
function looksLikeFinding(value) {
	const object = objectIn(value);
	if (!object) return false;
	if (PLACE_KEYS.some((key) => Object.hasOwn(object, key))) return true;
	return OTHER_KEYS.filter((key) => Object.hasOwn(object, key)).length > 1;
}
function beginsFinding$1(key) {
	return PLACE_KEYS.includes(key) || OTHER_KEYS.includes(key);
}
// src/core/intake/grouped-findings.ts
const PATH_NAMES = [
	"path",
	"file",
	"file_path",
	"filePath",
	"filename",
	"relevant_file"
];
/**
* The findings of `[{"path": …, "findings": […]}]`; `undefined` if any group has another form. Fields of a group apply
* to each of its findings.
*/
function groupedEntries(list) {
	const groups = list.map((group) => {
		const path = PATH_NAMES.map((name) => entryIn(group, name)).find((value) => value !== void 0);
		const name = LIST_NAMES.find((name) => Array.isArray(entryIn(group, name)));
		if (name === void 0 || typeof path !== "string") return void 0;
		const { [name]: entries, ...common } = objectIn(group) ?? {};
		return withDefaults(common, listIn(entries));
	});
	return groups.length > 0 && groups.every((entries) => entries !== void 0) ? groups.flat() : void 0;
}
/** The findings of `{"src/a.ts": […], "src/b.ts": […]}` or `{"critical": […], "minor": […]}`. */
function entriesByKey(value) {
	const groups = Object.entries(objectIn(value) ?? {}).map(([name, list]) => Array.isArray(list) ? entriesUnder(name, list) : void 0);
	return groups.length > 0 && groups.every((entries) => entries !== void 0) ? groups.flat() : void 0;
}
/** The findings of a list whose name is a path or a severity. */
function entriesUnder(name, list) {
	if (!list.every(objectIn)) return void 0;
	if (isSeverityWord(name.toLowerCase())) return withDefaults({ severity: name }, list);
	return isPath(name) ? withDefaults({ path: name }, list) : void 0;
}
function isPath(name) {
	return !/[\s:]/.test(name) && /[\\/][^\\/]|\.[a-z]\w{0,10}$/i.test(name);
}
/** The entry's own fields win. */
function withDefaults(common, entries) {
	return entries.map((entry) => objectIn(entry) ? {
		...common,
		...objectIn(entry)
	} : entry);
}
// src/core/intake/findings-document.ts
/** Names of fields for a model's summary of the change; the last two are short texts. */
const SUMMARY_NAMES = [
	"summary",
	"overall_explanation",
	"verdict",
	"overall_correctness"
];
/** A list of findings, an object that holds one or groups them, or a single finding. */
function readDocument(value) {
	if (Array.isArray(value)) return {
		entries: groupedEntries(value) ?? value,
		summaries: [],
		unread: []
	};
	const object = objectIn(value);
	if (!object) return void 0;
	const named = LIST_NAMES.filter((name) => Object.hasOwn(object, name) && Array.isArray(object[name]));
	const lists = Object.keys(object).flatMap((name) => {
		const entries = listedEntries(name, object[name], named.includes(name));
		return entries ? [{
			name,
			entries
		}] : [];
	});
	const holding = lists.filter(({ name, entries }) => name === "findings" || entries.some(looksLikeFinding));
	if (holding.length === 0 && looksLikeFinding(value)) return {
		entries: [value],
		summaries: [],
		unread: []
	};
	if (named.length === 0 && looksLikeFinding(value)) return {
		entries: [value],
		summaries: [],
		unread: []
	};
	const used = holding.length > 0 ? holding : lists.slice(0, 1);
	if (used.length === 0) return void 0;
	const read = /* @__PURE__ */ new Set([...used.map(({ name }) => name), ...SUMMARY_NAMES]);
	return {
		entries: used.flatMap(({ entries }) => entries),
		summaries: summariesIn(object),
		unread: Object.keys(object).filter((name) => object[name] !== null && !isRead(name, object, read))
	};
}
/** The findings under a name: models also call their list `problems`, or have one for each file or severity. */
function listedEntries(name, value, isNamed) {
	if (!Array.isArray(value)) return LIST_NAMES.includes(name) ? entriesByKey(value) : void 0;
	const grouped = groupedEntries(value);
	if (grouped) return grouped;
	if (isNamed) return value;
	return entriesUnder(name, value) ?? (value.some(looksLikeFinding) ? value : void 0);
}
function isRead(name, object, read) {
	if (SUMMARY_NAMES.includes(name)) return textIn(object[name]) !== void 0 || object[name] === "";
	return read.has(name);
}
/** The text of an object about all of its findings. */
function summariesIn(object) {
	const texts = SUMMARY_NAMES.flatMap((name) => Object.hasOwn(object, name) ? textIn(object[name])?.trim() ?? [] : []);
	return [...new Set(texts)];
}
/** For the log: fields beside the findings that are not read. */
function unreadNotes(file, { unread }) {
	if (unread.length === 0) return [];
	return [`${file}: not read beside the findings: ${unread.slice(0, MAX_NAMED$3).map(describe).join(", ")}${unread.length > MAX_NAMED$3 ? ` and ${unread.length - MAX_NAMED$3} more` : ""}`];
}
const MAX_NAMED$3 = 20;
/** Whether a key is one that a document with findings, or a finding, begins with. */
function beginsDocument(key) {
	return LIST_NAMES.includes(key) || beginsFinding$1(key);
}
// src/core/intake/json-depth.ts
/** Findings have three levels, SARIF about a dozen. Parsing a million levels would take a gigabyte of memory. */
const MAX_DEPTH = 64;
/** Whether brackets are nested more than `MAX_DEPTH` levels. Linear time, not recursive. */
function isTooDeep(text) {
	let depth = 0;
	for (let at = 0; at < text.length; at++) switch (text.charCodeAt(at)) {
		case QUOTE$2:
			at = stringEnd(text, at);
			break;
		case LIST$1:
		case OBJECT:
			if (++depth > MAX_DEPTH) return true;
			break;
		case LIST_END:
		case OBJECT_END: depth--;
	}
	return false;
}
const [QUOTE$2, BACKSLASH$1, LIST$1, OBJECT, LIST_END, OBJECT_END] = [
	34,
	92,
	91,
	123,
	93,
	125
];
function stringEnd(text, start) {
	for (let at = text.indexOf("\"", start + 1); at >= 0; at = text.indexOf("\"", at + 1)) {
		let escapes = 0;
		while (text.charCodeAt(at - 1 - escapes) === BACKSLASH$1) escapes++;
		if (escapes % 2 === 0) return at;
	}
	return text.length;
}
// src/core/intake/json-problem.ts
function tryJson(text) {
	try {
		return { value: parse$1(text) };
	} catch {
		return;
	}
}
function parse$1(text) {
	if (JSON_START$1.test(text) && isTooDeep(text)) throw new SyntaxError("It is nested too deep");
	return JSON.parse(text);
}
/** Brackets in any other text are not nested lists. */
const JSON_START$1 = /^\s*[[{]/;
/** `from` and `to` delimit the part that should be JSON; line and column refer to the whole text. */
function jsonProblem(text, from = 0, to = text.length) {
	const part = text.slice(from, to);
	const message = parseError(part) ?? "";
	const offset = positionIn(message) ?? (isTooShort(message) ? part.length : errorOffset(part));
	const before = text.slice(0, from + offset);
	const lineStart = before.lastIndexOf("\n") + 1;
	return {
		reason: offset >= part.trimEnd().length ? "It ends too early" : reasonIn(message),
		line: before.split("\n").length,
		column: before.length - lineStart + 1
	};
}
function parseError(text) {
	try {
		parse$1(text);
		return;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
/** The pattern is anchored, because other messages of V8 quote the input. Node 22 adds line and column. */
function positionIn(message) {
	const position = / JSON at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(message)?.[1];
	return position === void 0 ? void 0 : Number(position);
}
/** V8's message without the quoted part of the input. */
function reasonIn(message) {
	const quote = message.endsWith("is not valid JSON") ? message.search(/, (?:\.\.\.)?"/) : -1;
	return (quote < 0 ? message : message.slice(0, quote)).replace(/ (?:in|after) JSON at position.*$/s, "");
}
/**
* Only some errors of V8 have a position. For the others it is found by bisection: the longest prefix that could still
* become valid JSON ends at the error.
*/
function errorOffset(text) {
	let valid = 0;
	let invalid = text.length + 1;
	while (invalid - valid > 1) {
		const middle = Math.floor((valid + invalid) / 2);
		if (couldBecomeJson(text.slice(0, middle))) valid = middle;
		else invalid = middle;
	}
	return valid;
}
function couldBecomeJson(prefix) {
	const message = parseError(prefix);
	if (message === void 0 || isTooShort(message)) return true;
	return (positionIn(message) ?? -1) >= prefix.length;
}
function isTooShort(message) {
	return message === "Unexpected end of JSON input";
}
// src/core/intake/json-scan.ts
const LITERAL$1 = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL_START = /^[-+.\w]{0,30}$/;
/** Scans the list or object at `start`. Linear time, not recursive. */
function scanJson(text, start) {
	const closers = [];
	let at = start;
	let expected = "value";
	const broken = () => ({
		whole: false,
		end: at
	});
	for (;;) {
		while (BLANKS$2.has(text.charCodeAt(at))) at++;
		if (at >= text.length) return {
			whole: false,
			end: text.length
		};
		const char = text.charAt(at);
		if (char === closers.at(-1) && (expected.endsWith("or end") || expected === "comma or end")) {
			closers.pop();
			at++;
			if (closers.length === 0) return {
				whole: true,
				end: at
			};
			expected = "comma or end";
		} else if (expected === "comma or end") {
			if (char !== ",") return broken();
			at++;
			expected = closers.at(-1) === "}" ? "key" : "value";
		} else if (expected === "colon") {
			if (char !== ":") return broken();
			at++;
			expected = "value";
		} else if (expected.startsWith("key")) {
			const scan = char === "\"" ? scanString(text, at) : broken();
			at = scan.end;
			if (!scan.whole) return scan;
			expected = "colon";
		} else if (char === "{" || char === "[") {
			closers.push(char === "{" ? "}" : "]");
			at++;
			expected = char === "{" ? "key or end" : "value or end";
		} else {
			const scan = char === "\"" ? scanString(text, at) : scanLiteral(text, at);
			at = scan.end;
			if (!scan.whole) return scan;
			expected = "comma or end";
		}
	}
}
const BLANKS$2 = /* @__PURE__ */ new Set([
	32,
	9,
	10,
	13
]);
function scanLiteral(text, start) {
	LITERAL$1.lastIndex = start;
	const literal = LITERAL$1.exec(text)?.[0];
	if (literal !== void 0) return {
		whole: true,
		end: start + literal.length
	};
	return {
		whole: false,
		end: text.length - start <= MAX_LITERAL && LITERAL_START.test(text.slice(start)) ? text.length : start
	};
}
const MAX_LITERAL = 30;
const [QUOTE$1, BACKSLASH, FIRST_PRINTABLE] = [
	34,
	92,
	32
];
/** Scans the string whose opening quote is at `start`. */
function scanString(text, start) {
	for (let at = start + 1; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === QUOTE$1) return {
			whole: true,
			end: at + 1
		};
		if (code < FIRST_PRINTABLE) return {
			whole: false,
			end: at
		};
		if (code === BACKSLASH) at++;
	}
	return {
		whole: false,
		end: text.length
	};
}
// src/core/intake/model/wrapped.ts
/** Whether findings are inside of something: the answer of an API, or a list of messages. A fast test. */
function isWrapped(value) {
	return Array.isArray(value) ? isMessageList(value) || value.some(isSafeOutput) : isEnvelope(value);
}
function isEnvelope(value) {
	const object = objectIn(value);
	if (!object) return false;
	const { type } = object;
	return isClaudeResult(object) || objectIn(entryIn(object, "structured_output")) !== void 0 || type === "message" && Array.isArray(object.content) || Array.isArray(object.choices) || Array.isArray(object.candidates) || entryIn(object, "promptFeedback") !== void 0 || object.object === "response" || typeof object.response === "string" && Object.hasOwn(object, "stats") || Array.isArray(object.items) && object.items.some(isSafeOutput) || isApiError(object);
}
function isClaudeResult(value) {
	return entryIn(value, "type") === "result" && [
		"result",
		"structured_output",
		"subtype",
		"is_error"
	].some((name) => entryIn(value, name) !== void 0);
}
/** `{"error": {"message": …}}`, with which every API says that it has no answer. */
function isApiError(value) {
	return ![
		"path",
		"file",
		"findings"
	].some((name) => entryIn(value, name) !== void 0) && typeof entryIn(entryIn(value, "error"), "message") === "string";
}
/** The messages that Claude Code and Codex print while they work. */
const MESSAGE_TYPES = /* @__PURE__ */ new Set([
	"system",
	"assistant",
	"user",
	"stream_event",
	"rate_limit_event",
	"thread.started",
	"turn.started",
	"turn.completed",
	"turn.failed",
	"item.started",
	"item.updated",
	"item.completed"
]);
/** Judged by its first entry; the only one may be the result. */
function isMessageList(list) {
	return MESSAGE_TYPES.has(entryIn(list[0], "type")) || list.length > 0 && list.every(isClaudeResult);
}
/** Safe outputs of GitHub Agentic Workflows that are about a review. */
function isSafeOutput(value) {
	const type = entryIn(value, "type");
	return typeof type === "string" && SAFE_OUTPUT.test(type);
}
const SAFE_OUTPUT = /^(?:create[-_]pull[-_]request[-_]review[-_]comment|submit[-_]pull[-_]request[-_]review)$/;
/** A line that begins a list of findings in YAML. */
function mayBeYaml(text) {
	return YAML_LIST.test(text);
}
const YAML_LIST = /^[ \t]{0,8}(?:findings|issues|comments|results|code_suggestions|review_comments|annotations|key_issues_to_review):[ \t]{0,8}(?:\[\]|\r?\n[ \t]{0,8}- )/m;
// src/core/intake/repeated-key.ts
const SCALAR = /[^\s,"{}[\]]+/y;
const BLANKS$1 = /[\s:]*/y;
/** In characters: a longer value is compared by its start. */
const MAX_VALUE = 1e3;
/** Finds the first repeated name between two indexes of a text, which must be JSON. Linear time, not recursive. */
function findRepeatedKey(text, from, to) {
	const open = [];
	let isKeyNext = false;
	for (let at = from; at < to;) {
		const char = text.charAt(at);
		const keys = open.at(-1);
		if (char === "\"") {
			const end = scanString(text, at).end;
			if (keys && isKeyNext) {
				const key = text.slice(at, end);
				const value = valueAt(text, end);
				const other = keys.get(key);
				if (other !== void 0 && (other !== value || value === "")) return {
					key,
					index: at
				};
				keys.set(key, value);
				isKeyNext = false;
			}
			at = end;
			continue;
		}
		if (char === "{") open.push(/* @__PURE__ */ new Map());
		else if (char === "[") open.push(void 0);
		else if (char === "}" || char === "]") open.pop();
		if (char === "{" || char === ",") isKeyNext = true;
		at++;
	}
}
/** The value after a key as it is written; empty for a list or an object. */
function valueAt(text, keyEnd) {
	BLANKS$1.lastIndex = keyEnd;
	const start = keyEnd + (BLANKS$1.exec(text)?.[0].length ?? 0);
	if (text[start] === "\"") return text.slice(start, Math.min(scanString(text, start).end, start + MAX_VALUE));
	SCALAR.lastIndex = start;
	return SCALAR.exec(text)?.[0] ?? "";
}
function repeatedKeyText(text, { key, index }) {
	const above = text.slice(0, index);
	const line = above.split("\n").length;
	const column = index - above.lastIndexOf("\n");
	return `${key.slice(0, 100)} is given twice in one object with different values, the second time at line ${line}, column ${column}; write each name once, and a list for several findings`;
}
// src/core/intake/embedded-json.ts
/** Start of a findings document; brackets in prose rarely match it. */
const DOCUMENT_START = /\[\s*[{\]]|\{\s*"/g;
/** How many times the text may be scanned in total, so that the work stays linear. */
const MAX_PASSES = 30;
/**
* Finds JSON in a model's answer: in code fences, one object per line, with prose before, between and after it. Reading
* only the complete entries of a truncated list would lose the rest silently, so that is `broken`.
*/
function findEmbeddedJson(text) {
	const documents = [];
	const textEnd = endWithoutFence(text);
	let from = 0;
	let budget = MAX_PASSES * text.length;
	/** The part of an unclosed document that is valid JSON. */
	let open = {
		from: 0,
		to: 0
	};
	let isList = true;
	for (const { index } of text.matchAll(DOCUMENT_START)) {
		if (index < from) continue;
		const { whole, end } = scanJson(text, index);
		const parsed = whole ? tryJson(text.slice(index, end)) : void 0;
		const follower = documents.length > 0 && follows(text, from, index);
		if (parsed && (follower || holdsFindings(parsed.value))) {
			const repeated = findRepeatedKey(text, index, end);
			if (repeated) return {
				documents,
				repeated
			};
			if (index < open.to) return {
				documents,
				broken: {
					from: open.from,
					to: text.length
				}
			};
			if (!isEmptyList(parsed.value) || standsAlone(text, index, end)) documents.push(parsed.value);
			isList = Array.isArray(parsed.value) || !looksLikeFinding(parsed.value);
			from = end;
			continue;
		}
		const isCut = end >= textEnd && startsLine(text, index);
		if (!parsed && (beginsFinding(text, index) || isCut)) return {
			documents,
			broken: {
				from: index,
				to: whole ? end : text.length
			}
		};
		if (!whole && end > open.to) open = {
			from: index,
			to: end
		};
		budget -= end - index;
		if (budget < 0) return {
			documents,
			broken: {
				from: 0,
				to: text.length
			}
		};
	}
	const openFence = documents.length > 0 ? openFenceIn(text) : void 0;
	return openFence === void 0 || isList && openFence < from ? { documents } : {
		documents,
		openFence
	};
}
const FENCE_LINE = /^[ \t]{0,8}(`{3,20})([^`\n]{0,100})$/gm;
/** Index of the last fence, if it is open at the end. */
function openFenceIn(text) {
	let open;
	for (const { index, 1: fence = "", 2: info = "" } of text.matchAll(FENCE_LINE)) if (!open) open = {
		index,
		length: fence.length
	};
	else if (info.trim() === "" && fence.length >= open.length) open = void 0;
	return open?.index;
}
/** Where the text ends, but for blanks and the fence around it. */
function endWithoutFence(text) {
	const trimmed = text.trimEnd();
	return trimmed.endsWith("```") ? trimmed.slice(0, -3).trimEnd().length : trimmed.length;
}
function holdsFindings(value) {
	if (Array.isArray(value)) return value.length === 0 || value.some(looksLikeFinding) || isWrapped(value);
	return isWrapped(value) || readDocument(value) !== void 0;
}
function isEmptyList(value) {
	return Array.isArray(value) && value.length === 0;
}
/** Whether only blanks and commas are between them: an object right after a finding is a finding too. */
function follows(text, end, start) {
	return start - end < MAX_GAP && /^[\s,]*$/.test(text.slice(end, start));
}
const MAX_GAP = 20;
/** Whether it is alone on its line. Only the blanks around it are scanned: a line may be a megabyte long. */
function standsAlone(text, start, end) {
	let after = end;
	while (after < text.length && BLANKS.has(text.charAt(after))) after++;
	return startsLine(text, start) && (after === text.length || text[after] === "\n");
}
function startsLine(text, start) {
	let before = start - 1;
	while (before >= 0 && BLANKS.has(text.charAt(before))) before--;
	return before < 0 || text[before] === "\n";
}
const BLANKS = /* @__PURE__ */ new Set([
	" ",
	"	",
	"\r"
]);
function beginsFinding(text, start) {
	FIRST_KEY.lastIndex = start;
	return beginsDocument(FIRST_KEY.exec(text)?.[1] ?? "");
}
const FIRST_KEY = /(?:\[\s*)?\{\s*"(\w{1,20})"\s*:/y;
// src/core/intake/detect.ts
/** Detects the format of findings by their content: file names are not reliable. */
async function detect(text) {
	if (PATCH_START.test(text)) return {
		format: "patch",
		why: "it begins like a diff"
	};
	if (JSON_START.test(text)) return detectJson(text);
	if (CHECKSTYLE_START.test(text)) return {
		format: "checkstyle",
		why: "it is XML with <checkstyle>"
	};
	if (COMMAND.test(text)) return {
		format: "commands",
		why: "it has lines like \"::error file=…::\""
	};
	return await detectBelowHeading(text) ?? detectProse(text);
}
/** Patches of git, GNU diff and Subversion, and patches by mail. */
const PATCH_START = /^\s*(?:diff --git |diff -|Index: |From [0-9a-f]{40} |commit [0-9a-f]{40}\b|--- [^\n]*\n\+\+\+ [^\n]*\n@@ )/;
/** At the start of a line, or behind what XML may have in front. */
const CHECKSTYLE_START = /(?:^|\?>|-->)[ \t]{0,20}<(?:!DOCTYPE )?checkstyle\b/m;
/** A workflow command at the start of a line. */
const COMMAND = /^[ \t]{0,20}::(?:error|warning|notice)(?: [^\n]|::)/im;
/** More than a bracket, because `[error] src/a.ts:12` starts with one too. */
const JSON_START = /^\s*(?:\[\s*[[{\]]|\{\s*["}])/;
/** Keys that only the formats of tools have; without them the text need not be parsed twice. */
const TOOL_KEYS = [
	"\"runs\"",
	"\"diagnostics\"",
	"\"filePath\"",
	"\"location\"",
	"\"endColumn\"",
	"\"comments\"",
	"\"message-id\"",
	"\"statistics\"",
	"\"Issues\"",
	"\"offense",
	"\"warnings\"",
	"\"ruleNames\""
];
async function detectJson(text) {
	const lines = firstLines(text);
	if (hasToolKey(text)) {
		const { detectTool } = await __nccwpck_require__.e(/* import() */ 315).then(__nccwpck_require__.bind(__nccwpck_require__, 1315)).then((n) => n.t);
		const tool = detectTool(text, isTwoObjects(lines) ? lines[0] : void 0);
		if (tool) return tool;
	}
	return isTwoObjects(lines) ? {
		format: "jsonl",
		why: "its second line begins another object"
	} : {
		format: "json",
		why: "it begins like JSON"
	};
}
/** The output of a tool below lines of `npm run` or a warning; `undefined` if a model may have written it. */
async function detectBelowHeading(text) {
	if (hasToolKey(text) && JSON_LINE.test(text)) {
		const { detectTool } = await __nccwpck_require__.e(/* import() */ 315).then(__nccwpck_require__.bind(__nccwpck_require__, 1315)).then((n) => n.t);
		const tool = detectTool(text, void 0);
		if (tool) return {
			...tool,
			why: `below other lines, ${tool.why}`
		};
	}
	const above = text.slice(0, Math.max(0, text.search(PATCH_LINES)));
	if (above.trim() === "" || above.length > MAX_HEADING || FENCE.test(above)) return void 0;
	const { looksLikeText } = await __nccwpck_require__.e(/* import() */ 394).then(__nccwpck_require__.bind(__nccwpck_require__, 1394)).then((n) => n.t);
	return looksLikeText(above) ? void 0 : {
		format: "patch",
		why: "a diff begins below other lines"
	};
}
const JSON_LINE = /^[[{]/m;
const PATCH_LINES = /^(?:diff --git |--- .*\r?\n\+\+\+ .*\r?\n@@ -\d)/m;
const FENCE = /^[ \t]{0,8}(?:`{3}|~{3})/m;
/** In characters. */
const MAX_HEADING = 2e4;
function hasToolKey(text) {
	return TOOL_KEYS.some((key) => text.includes(key));
}
/** A line with carets below source, or with a place in the way of ruff and rustc above it. */
const SHOWS_SOURCE = /^[ \t|]{0,500}\^[\^~]{0,500}[ \t]{0,9}\r?$|^ {0,12}--> .{1,1024}:\d{1,9}:\d{1,9}\r?$/m;
/** For a model's answer with findings as embedded JSON or as lines. */
async function detectProse(text) {
	const { documents, broken, repeated } = findEmbeddedJson(SHOWS_SOURCE.test(text) ? (await __nccwpck_require__.e(/* import() */ 394).then(__nccwpck_require__.bind(__nccwpck_require__, 1394)).then((n) => n.t)).withoutEcho(text) : text);
	if (documents.length > 0 || broken || repeated) return {
		format: "json",
		why: "it contains JSON"
	};
	if (mayBeYaml(text)) return {
		format: "json",
		why: "it contains a list of findings in YAML"
	};
	const { looksLikeText, saysNothingFound, compilerSign } = await __nccwpck_require__.e(/* import() */ 394).then(__nccwpck_require__.bind(__nccwpck_require__, 1394)).then((n) => n.t);
	const sign = compilerSign(text);
	if (sign !== void 0) return {
		format: "compiler",
		why: sign
	};
	const { isUnreadText } = await __nccwpck_require__.e(/* import() */ 984).then(__nccwpck_require__.bind(__nccwpck_require__, 4984)).then((n) => n.t);
	if (looksLikeText(text) && !isUnreadText(text)) return {
		format: "text",
		why: "it has lines like \"path:line: message\""
	};
	return saysNothingFound(text) ? {
		format: "text",
		why: "it says that nothing was found"
	} : {
		format: "json",
		why: "no other format matches"
	};
}
/** JSON Lines is recognised by its second line: a JSON document does not start a new object there. */
function isTwoObjects([first = "", second = ""]) {
	return second.startsWith("{") && first.startsWith("{") && typeof tryJson(first)?.value === "object";
}
/** The first two lines that are not blank, trimmed. */
function firstLines(text) {
	const lines = [];
	for (let at = 0; at < text.length && lines.length < 2;) {
		const end = text.indexOf("\n", at);
		const line = text.slice(at, end < 0 ? text.length : end).trim();
		if (line !== "") lines.push(line);
		at = end < 0 ? text.length : end + 1;
	}
	return lines;
}
// src/core/intake/json.ts
/**
* Parses an array of findings, an object with one, or a single finding. Anything around them is removed: prose, a
* code fence, the envelope of an API or an agent.
*/
async function readJson(input) {
	const whole = tryJson(input.text);
	if (whole) refuseRepeatedKey(input);
	const document = whole && !isWrapped(whole.value) ? readDocument(whole.value) : void 0;
	if (document) return readFindings(input.file, document);
	const list = entryIn(whole?.value, "findings");
	if (list !== void 0) throw new IntakeError(`${input.file}: "findings" is ${describe(list)}; a list of findings is expected`);
	return readWrapped(input, whole);
}
/** Loaded only when needed. */
async function readWrapped(input, whole) {
	const { readAnswer } = await __nccwpck_require__.e(/* import() */ 945).then(__nccwpck_require__.bind(__nccwpck_require__, 4945)).then((n) => n.t);
	const answer = await readAnswer(input, whole);
	if ("entries" in answer) return readFindings(input.file, answer);
	return (await __nccwpck_require__.e(/* import() */ 394).then(__nccwpck_require__.bind(__nccwpck_require__, 1394)).then((n) => n.t)).readText({
		file: input.file,
		text: answer.lines
	});
}
function refuseRepeatedKey({ file, text }) {
	const repeated = findRepeatedKey(text, 0, text.length);
	if (repeated) throw new IntakeError(`${file}: ${repeatedKeyText(text, repeated)}`);
}
function readFindings(file, document) {
	const { entries, summaries } = document;
	const { notes, ...read } = readEntries(file, entries);
	return {
		...read,
		notes: [...notes, ...unreadNotes(file, document)],
		...summaries.length > 0 ? { summaries } : {}
	};
}
// src/core/intake/jsonl.ts
/**
* Parses one finding per line and ignores blank lines. A line that is not JSON is a bad entry. Lines may be the messages
* of an agent too: then the findings are in the last one.
*/
async function readJsonLines(input) {
	const { file, text } = input;
	const lines = [...text.split("\n").entries()].filter(([, line]) => line.trim() !== "");
	const parsed = lines.map(([, line]) => tryJson(line));
	const problem = (index) => describeProblem(lines[index] ?? [0, ""]);
	if (parsed.every((line) => line === void 0)) throw new IntakeError(`${file}: not JSON Lines: ${problem(0)}`);
	const values = parsed.map((line) => line?.value);
	if (isWrapped(values)) {
		const broken = parsed.indexOf(void 0);
		if (broken >= 0) throw new IntakeError(`${file}: not JSON Lines: ${problem(broken)}`);
		return readWrapped(input, { value: values });
	}
	const repeated = findRepeatedKey(text, 0, parsed.includes(void 0) ? 0 : text.length);
	if (repeated) throw new IntakeError(`${file}: ${repeatedKeyText(text, repeated)}`);
	const documents = parsed.map((line) => line && documentIn(line.value));
	checkCount(file, documents.reduce((count, document) => count + (document?.entries.length ?? 1), 0));
	const reads = [];
	for (const [at, document] of documents.entries()) {
		const origin = () => ({
			file,
			index: reads.length
		});
		if (!document) reads.push({ bad: {
			origin: origin(),
			field: "",
			message: `is not JSON: ${problem(at)}`
		} });
		for (const entry of document?.entries ?? []) reads.push(readFinding(entry, origin()));
	}
	const summaries = [...new Set(documents.flatMap((document) => document?.summaries ?? []))];
	const unread = [...new Set(documents.flatMap((document) => document?.unread ?? []))];
	const { notes, ...intake } = collectReads(reads);
	return {
		...intake,
		notes: [...notes, ...unreadNotes(file, { unread })],
		...summaries.length > 0 ? { summaries } : {}
	};
}
/** A line is a finding, or a document with findings of its own, as several steps append them. */
function documentIn(value) {
	return (Array.isArray(value) ? void 0 : readDocument(value)) ?? {
		entries: [value],
		summaries: [],
		unread: []
	};
}
function describeProblem([number, line]) {
	const { reason, column } = jsonProblem(line);
	return `${reason} at line ${number + 1}, column ${column}; one finding per line is expected`;
}
// src/core/intake/intake.ts
/**
* Parses findings. Throws an `IntakeError` if the text does not have the format at all. The parsers of tools' formats
* are loaded only when needed.
*/
async function intake(input, format) {
	const text = input.text.replace(/^\uFEFF/, "");
	if (text.trim() === "") return readEmpty(input.file, format);
	return format === "auto" ? detectAndRead({
		...input,
		text
	}) : read({
		...input,
		text
	}, format);
}
async function read(input, format) {
	switch (format) {
		case "json": return readJson(input);
		case "jsonl": return readJsonLines(input);
		case "text": return (await __nccwpck_require__.e(/* import() */ 394).then(__nccwpck_require__.bind(__nccwpck_require__, 1394)).then((n) => n.t)).readText(input);
		case "compiler": return (await __nccwpck_require__.e(/* import() */ 394).then(__nccwpck_require__.bind(__nccwpck_require__, 1394)).then((n) => n.t)).readCompiler(input);
		case "patch": return (await __nccwpck_require__.e(/* import() */ 733).then(__nccwpck_require__.bind(__nccwpck_require__, 5733)).then((n) => n.t)).readPatch(input);
		case "checkstyle": return (await Promise.all(/* import() */[__nccwpck_require__.e(399), __nccwpck_require__.e(548)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3548)).then((n) => n.t)).readCheckstyle(input);
		default: return readTool(input, format);
	}
}
async function readTool(input, format) {
	const tools = await Promise.all(/* import() */[__nccwpck_require__.e(315), __nccwpck_require__.e(399), __nccwpck_require__.e(556)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4556)).then((n) => n.t);
	return {
		sarif: tools.readSarif,
		rdjson: tools.readRdjson,
		rdjsonl: tools.readRdjsonl,
		eslint: tools.readEslint,
		codequality: tools.readCodeQuality,
		shellcheck: tools.readShellCheck,
		pylint: tools.readPylint,
		"golangci-lint": tools.readGolangciLint,
		rubocop: tools.readRubocop,
		stylelint: tools.readStylelint,
		markdownlint: tools.readMarkdownlint,
		commands: tools.readCommands
	}[format](input);
}
function readEmpty(file, format) {
	const none = {
		findings: [],
		bad: [],
		notes: []
	};
	switch (meaningOfEmpty(format)) {
		case "none": return none;
		case "unclear": return {
			...none,
			warnings: [`${file} is empty: taken as no findings; a step that crashed looks the same`]
		};
		case "broken": throw new IntakeError(`${file} is empty; a document is expected, because the format is ${format}`);
	}
}
/** Logs the detected format and the reason, so that people can notice a wrong guess and override it. */
async function detectAndRead(input) {
	const { format, why } = await detect(input.text);
	const { notes, ...rest } = format === "json" ? await readJsonOrAdvise(input) : await read(input, format);
	return {
		...rest,
		format,
		notes: [`${input.file}: read as ${format}, because ${why}`, ...notes]
	};
}
/** JSON is tried last: if it fails, the text may be from a tool that can print a format that is read. */
async function readJsonOrAdvise(input) {
	const result = await attempt$1(input);
	if ("findings" in result && (result.findings.length > 0 || result.bad.length === 0)) return result;
	if (result instanceof UnusableAnswer && !EVENTS.test(input.text)) throw result;
	const { adviceFor } = await __nccwpck_require__.e(/* import() */ 984).then(__nccwpck_require__.bind(__nccwpck_require__, 4984)).then((n) => n.t);
	const problem = "findings" in result ? void 0 : result;
	const advice = adviceFor(input, problem?.message);
	if (advice !== void 0) throw new IntakeError(advice, { cause: problem });
	if (problem) throw problem;
	return result;
}
/** Server-sent events hold JSON in pieces. */
const EVENTS = /^(?:event|data|id): ?\S/;
async function attempt$1(input) {
	try {
		return await readJson(input);
	} catch (error) {
		if (error instanceof IntakeError) return error;
		throw error;
	}
}
// src/core/intake/working-directory.ts
/** Resolves the path of a finding by a tool that ran in a directory of the repository. */
function inDirectory(finding, directory) {
	if (directory === "" || finding.kind !== "tool" || finding.path === "" || finding.root !== void 0) return finding;
	const { fix } = finding;
	const elsewhere = fix?.elsewhere?.map((other) => ({
		...other,
		path: below$1(directory, other.path)
	}));
	return {
		...finding,
		path: below$1(directory, finding.path),
		...fix && elsewhere ? { fix: {
			...fix,
			elsewhere
		} } : {}
	};
}
/** Absolute paths and those that begin with the directory already, as `git diff` writes them, stay. */
function below$1(directory, path) {
	const slashed = path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
	if (/^(?:\/|[a-z]:\/|[a-z][a-z\d+.-]*:\/\/)/i.test(slashed) || slashed.startsWith(`${directory}/`)) return path;
	const segments = [];
	for (const segment of `${directory}/${slashed}`.split("/")) if (segment === ".." && segments.length > 0) segments.pop();
	else if (segment !== "." && segment !== "") segments.push(segment);
	return segments.join("/");
}
/** A normalized directory of the repository; `undefined` if it is outside. */
function directoryInside(given) {
	const slashed = given.replaceAll("\\", "/");
	if (/^(?:\/|[a-z]:)/i.test(slashed)) return void 0;
	const segments = [];
	for (const segment of slashed.split("/")) {
		if (segment === "" || segment === ".") continue;
		if (segment !== "..") segments.push(segment);
		else if (segments.pop() === void 0) return void 0;
	}
	return segments.join("/");
}
// src/input/file-error.ts
/** The reason of a file system error in plain words. */
function reasonOf(error) {
	if (isMissing(error)) return "there is no such file";
	return codeOf$2(error) === "EACCES" ? "permission denied" : messageOf$1(error);
}
function isMissing(error) {
	return codeOf$2(error) === "ENOENT";
}
function codeOf$2(error) {
	return error instanceof Error && "code" in error ? error.code : void 0;
}
// src/input/read-input.ts
const MIB = 1048576;
/** A larger findings file is assumed to be a mistake. */
const MAX_FINDINGS_BYTES = 20 * MIB;
/** For all findings files together, because all are in memory at the same time. */
const MAX_TOTAL_BYTES = 50 * MIB;
/** About half the maximum length of a string in Node. */
const MAX_DIFF_BYTES = 256 * MIB;
/** A named file must exist; a glob may match nothing. */
async function readInputs(patterns, { warn, within }) {
	const readOne = within ? fileReaderWithin(within) : readAsGiven;
	let budget = MAX_TOTAL_BYTES;
	const read = (file) => {
		const { bytes, isExact, ...input } = readText$1(file, Math.min(MAX_FINDINGS_BYTES, budget), readOne);
		budget -= bytes;
		if (!isExact) warn(`${input.file} has bytes that are not UTF-8; they are shown as \ufffd`);
		return input;
	};
	return (await Promise.all(patterns.map(expandPattern))).flat().map(read);
	async function expandPattern(pattern) {
		if (!MAY_BE_GLOB.test(pattern)) return [pattern];
		const { globFiles } = await __nccwpck_require__.e(/* import() */ 188).then(__nccwpck_require__.bind(__nccwpck_require__, 7188)).then((n) => n.t);
		const files = globFiles(pattern, warn, (directory) => within && requireInside(directory, within));
		if (files?.length === 0) warn(`${pattern} matches no file`);
		return files ?? [pattern];
	}
}
/** A pattern without any of these characters is a file name; then the glob library is not loaded. */
const MAY_BE_GLOB = /[*?[{(!+@]/;
function readDiff(file) {
	return readText$1(file, MAX_DIFF_BYTES, readAsGiven).text;
}
function readText$1(file, maxBytes, read) {
	const name = file === "-" ? "standard input" : file;
	const outcome = attempt(name, () => read(file, maxBytes));
	switch (outcome.kind) {
		case "read": return {
			file: name,
			bytes: outcome.bytes.length,
			...decode$1(name, outcome.bytes)
		};
		case "too-large": throw new UserError(`${name} is ${Math.ceil(outcome.size / MIB)} MiB; at most ${limitText(maxBytes)} are read`, { hint: "Is it the right file? If so, split it, or leave out what is not to be posted." });
		case "not-a-file": throw new UserError(`${name} is not a regular file`, { hint: "In the action findings are read from files only, not from pipes, devices or links." });
	}
}
function limitText(maxBytes) {
	const total = maxBytes < MAX_FINDINGS_BYTES ? ` (${MAX_TOTAL_BYTES / MIB} MiB of all files together)` : "";
	return `${Math.floor(maxBytes / MIB)} MiB${total}`;
}
function attempt(name, read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof UserError) throw error;
		const hint = isMissing(error) ? { hint: MISSING_HINT } : {};
		throw new UserError(`${name} cannot be read: ${reasonOf(error)}`, {
			cause: error,
			...hint
		});
	}
}
const MISSING_HINT = "Did the step that should write it run? If the file may be absent, name it with a glob.";
function readAsGiven(file, maxBytes) {
	if (file === "-") return readBytes(0, maxBytes);
	const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, "r");
	try {
		if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(descriptor).isDirectory()) throw new UserError(`${file} is a directory; a file is expected`, { hint: `For the files in it write '${node_path__WEBPACK_IMPORTED_MODULE_3___default().posix.join(file, "*.json")}'.` });
		return readBytes(descriptor, maxBytes);
	} finally {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(descriptor);
	}
}
function fileReaderWithin(within) {
	return (file, maxBytes) => readRegularFile(requireInside(file, within), maxBytes);
}
function requireInside(file, within) {
	const inside = containedPath(file, within);
	if (inside !== void 0) return inside;
	throw new UserError(`${file} is outside of the directories that findings are read from`, { hint: `Findings are read from ${within.join(" and ")}; no link may lead out of them.` });
}
/** PowerShell writes UTF-16 when output is redirected. The byte order mark of UTF-8 is no part of the text either. */
function decode$1(name, bytes) {
	const mark = bytes.subarray(0, 2).toString("hex");
	const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : void 0;
	const text = encoding ? new TextDecoder(encoding).decode(bytes) : bytes.toString("utf8").replace(/^\uFEFF/, "");
	if (isMostlyZeros(text)) throw new UserError(`${name} is not UTF-8 text: every second character is U+0000`, { hint: "It looks like UTF-16 without a byte order mark, or like two encodings in one file. Write it as UTF-8." });
	return {
		text,
		isExact: encoding !== void 0 || (0,node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(bytes)
	};
}
/** How many characters at the start and at the end are looked at. */
const SAMPLE = 2e3;
/** Text has no U+0000; UTF-16 that is read as UTF-8 has one for every letter of English. */
function isMostlyZeros(text) {
	return [text.slice(0, SAMPLE), text.slice(-2e3)].some((sample) => {
		const zeros = sample.split("\0").length - 1;
		return zeros > 2 && zeros > sample.length / 4;
	});
}
// src/input/collect-findings.ts
/** Bad entries that the error lists; the others are counted. */
const MAX_LISTED = 20;
/** Parses all inputs. Throws before anything is posted if an entry is bad, unless the run is lenient. */
async function collectFindings(inputs, options) {
	const parts = await Promise.all(inputs.map((input) => readText(input, options.format)));
	const sources = parts.map(({ format }, index) => ({
		file: inputs[index]?.file ?? "",
		format: format ?? options.format
	}));
	return {
		...collectIntakes(parts, options),
		sources
	};
}
/** The same for inputs that were read already. */
function collectIntakes(parts, { lenient, workingDirectory = "" }) {
	const findings = parts.flatMap((part) => part.findings.map((each) => inDirectory(each, workingDirectory)));
	const bad = parts.flatMap((part) => part.bad);
	if (bad.length > 0 && !lenient) throw badEntriesError(bad);
	const count = findings.length + bad.length;
	if (count > 1e4) throw new UserError(`${count} findings; at most ${MAX_FINDINGS} are read`, { hint: "Run the tool on the changed files only, or let it report errors only." });
	return {
		findings,
		bad,
		notes: parts.flatMap((part) => part.notes),
		warnings: parts.flatMap((part) => part.warnings ?? []),
		summaries: [...new Set(parts.flatMap((part) => part.summaries ?? []))]
	};
}
/** The findings of the base, from `baseline-path`; read like the others, before anything is posted. */
async function collectBaseline(options, input) {
	const patterns = options.baselinePath;
	if (patterns.length === 0) return [];
	const { findings, bad, warnings = [] } = await collectFindings(await readInputs(patterns, input), options);
	for (const warning of [...warnings, ...bad.map(badEntryText)]) input.warn(warning);
	return findings;
}
/** Parses one text. A text that does not have the format is a problem that the user can fix. */
async function readText(input, format) {
	try {
		return await intake(input, format);
	} catch (error) {
		if (error instanceof IntakeError) throw new UserError(error.message, { cause: error });
		throw error;
	}
}
function badEntriesError(bad) {
	const listed = bad.slice(0, MAX_LISTED).map(badEntryText);
	const more = bad.length > listed.length ? [`and ${bad.length - listed.length} more`] : [];
	return new UserError([...listed, ...more].join("\n"), { hint: "Findings are numbered from 0. With lenient, such entries are listed and the others are posted." });
}
// src/core/text/lazy.ts
function lazy(make) {
	let made;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
// src/input/git.ts
const MAX_MILLISECONDS = 3e4;
/** The output of a git command that only reads; `undefined` if it fails. */
function readGit(directory, args, maxBytes) {
	try {
		const { execFileSync } = process.getBuiltinModule("node:child_process");
		return execFileSync("git", [...CONFIG, ...args], {
			cwd: directory,
			env: {
				PATH: process.env.PATH,
				HOME: process.env.HOME,
				...ENVIRONMENT
			},
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			],
			maxBuffer: maxBytes,
			timeout: MAX_MILLISECONDS
		});
	} catch {
		return;
	}
}
/** The same for a short answer, without the line break at its end. */
function gitLine(directory, args) {
	return readGit(directory, args, MAX_ANSWER)?.toString("utf8").replace(/\n$/, "");
}
const MAX_ANSWER = 65536;
/**
* In a container the files belong to another user, and git refuses to read them without `safe.directory`. Files of a
* pull request that look like a bare repository must not be used as one: its configuration could contain commands.
*/
const CONFIG = [
	"safe.directory=*",
	"safe.bareRepository=explicit",
	"core.fsmonitor=false"
].flatMap((setting) => ["-c", setting]);
/** A partial clone must not fetch missing objects: that needs the network and runs commands of its configuration. */
const ENVIRONMENT = {
	LC_ALL: "C",
	GIT_NO_LAZY_FETCH: "1",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_TERMINAL_PROMPT: "0"
};
// src/input/load-verified.ts
/** Most runs have no such file, so its reader is loaded only when needed. */
async function loadVerified(pattern, options) {
	return pattern === "" ? void 0 : (await Promise.all(/* import() */[__nccwpck_require__.e(315), __nccwpck_require__.e(399), __nccwpck_require__.e(556), __nccwpck_require__.e(751)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4751)).then((n) => n.t)).readVerifiedFile(pattern, options);
}
// src/input/repository.ts
/** Larger files get no suggestions. */
const MAX_BYTES = 5242880;
/** Shorter ones are not unique in a large repository. All zeros: git has no object for the file yet. */
const BLOB = /^(?!0+$)[0-9a-f]{7,64}$/;
const COMMIT$1 = /^[0-9a-f]{40,64}$/;
function openRepository(directory) {
	const root = rootOf(directory);
	if (root === void 0) return void 0;
	const checkout = openCheckout(root);
	const texts = /* @__PURE__ */ new Map();
	function read(file, { blob, commit }) {
		if (blob !== void 0 && BLOB.test(blob)) return checkout.blobOf(file)?.startsWith(blob) ? checkout.textOf(file) : object(blob);
		return commit !== void 0 && COMMIT$1.test(commit) ? object(`${commit}:${file}`) : void 0;
	}
	function object(name) {
		return readGit(root ?? directory, [
			"cat-file",
			"blob",
			name
		], MAX_BYTES)?.toString("utf8");
	}
	return {
		root,
		has: (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(root, file)),
		textOf(file, version) {
			const key = JSON.stringify([
				file,
				version.blob,
				version.commit
			]);
			if (!texts.has(key)) texts.set(key, read(file, version));
			return texts.get(key);
		}
	};
}
/** The nearest directory upwards that has a `.git`. */
function rootOf(directory) {
	for (let at = node_path__WEBPACK_IMPORTED_MODULE_3___default().resolve(directory);; at = node_path__WEBPACK_IMPORTED_MODULE_3___default().dirname(at)) {
		if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(at, ".git"))) return at;
		if (at === node_path__WEBPACK_IMPORTED_MODULE_3___default().dirname(at)) return void 0;
	}
}
// src/core/options/plan-options.ts
/** Each scope includes the ones before it; `auto` is `added` for tools and `all` for models. */
const SCOPES = [
	"auto",
	"added",
	"diff",
	"files",
	"all"
];
/** GitHub allows 65,536 characters; their unit is not documented, so there is some reserve. */
const GITHUB_LIMITS = {
	bodyLength: 6e4,
	dialect: "github",
	unchangedLines: false,
	wholeFiles: false,
	suggestionLines: Number.POSITIVE_INFINITY,
	keepsCrlf: true,
	keepsOpenEnd: true,
	quotedButtons: false,
	permalink: {
		blob: "/blob/",
		range: "-L"
	}
};
/**
* GitLab allows a million characters, more than anyone reads. A suggestion may replace 100 lines; when it is applied,
* its inner lines get LF, and space separators such as U+00A0 become blanks; notebooks accept none. https://docs.gitlab.com/user/project/merge_requests/reviews/suggestions/
*/
const GITLAB_LIMITS = {
	bodyLength: 1e5,
	dialect: "gitlab",
	unchangedLines: true,
	wholeFiles: true,
	suggestionLines: 100,
	keepsCrlf: false,
	keepsOpenEnd: false,
	quotedButtons: true,
	altered: /[\r\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/,
	unsuggestable: /ipynb$/,
	permalink: {
		blob: "/-/blob/",
		range: "-"
	}
};
const LOCK_FILES = [
	"package-lock.json",
	"npm-shrinkwrap.json",
	"yarn.lock",
	"pnpm-lock.yaml",
	"bun.lock",
	"bun.lockb",
	"deno.lock",
	"Cargo.lock",
	"Gemfile.lock",
	"poetry.lock",
	"uv.lock",
	"pdm.lock",
	"Pipfile.lock",
	"composer.lock",
	"go.sum",
	"flake.lock",
	"mix.lock",
	"pubspec.lock",
	"packages.lock.json",
	"gradle.lockfile",
	"Podfile.lock",
	"Package.resolved",
	".terraform.lock.hcl"
];
const PROTECTED_PATHS = [
	".github/workflows/**",
	".github/actions/**",
	"**/action.yml",
	"**/action.yaml",
	"**/CODEOWNERS",
	".gitmodules",
	"**/.gitattributes",
	"**/.npmrc",
	...LOCK_FILES.map((name) => `**/${name}`)
];
/**
* Documentation sites of known tools. Each belongs to a single project or authority, so nobody else can publish there.
*/
const RULE_HOSTS = [
	"eslint.org",
	"typescript-eslint.io",
	"biomejs.dev",
	"oxc.rs",
	"stylelint.io",
	"docs.astral.sh",
	"pylint.readthedocs.io",
	"pylint.pycqa.org",
	"mypy.readthedocs.io",
	"bandit.readthedocs.io",
	"yamllint.readthedocs.io",
	"docs.rubocop.org",
	"golangci-lint.run",
	"staticcheck.dev",
	"www.shellcheck.net",
	"clang.llvm.org",
	"rust-lang.github.io",
	"codeql.github.com",
	"docs.github.com",
	"docs.gitlab.com",
	"rules.sonarsource.com",
	"avd.aquasec.com",
	"cwe.mitre.org",
	"nvd.nist.gov"
];
/** Default of `linkHosts`: the host of the platform and the documentation sites of known tools. */
function linkHostsFor(host) {
	return [host, ...RULE_HOSTS];
}
/** The defaults of the action and the command line. */
const DEFAULT_PLAN_OPTIONS = {
	id: "fencepost",
	event: "comment",
	failOn: "none",
	minSeverity: "info",
	minConfidence: 0,
	maxComments: 50,
	scope: "auto",
	deletedLines: "fallback",
	offsetFallback: "show",
	suggestions: true,
	protectedPaths: PROTECTED_PATHS,
	prose: "markdown",
	linkHosts: linkHostsFor("github.com"),
	trust: "auto",
	duplicates: "skip",
	workspaces: []
};
// src/options/options.ts
function choice(values, fallback, description) {
	return {
		default: fallback,
		description,
		valid: values.join(", "),
		choices: values,
		read: (value) => values.find((known) => known === value)
	};
}
/** Accepts the spellings of the Actions toolkit (`getBooleanInput`). */
function toggle(fallback, description) {
	const read = (value) => TRUE.has(value) ? true : FALSE.has(value) ? false : void 0;
	return {
		default: String(fallback),
		description,
		valid: "true, false",
		choices: ["true", "false"],
		read
	};
}
const TRUE = /* @__PURE__ */ new Set([
	"true",
	"True",
	"TRUE"
]);
const FALSE = /* @__PURE__ */ new Set([
	"false",
	"False",
	"FALSE"
]);
function number(fallback, max, whole, description) {
	const fits = (value) => value >= 0 && value <= max && (!whole || Number.isInteger(value));
	return {
		default: String(fallback),
		description,
		valid: `a ${whole ? "whole " : ""}number from 0 to ${max}`,
		read: (value) => fits(Number(value)) ? Number(value) : void 0
	};
}
function list$1(fallback, description) {
	const read = (value) => value.split("\n").map((entry) => entry.trim()).filter(Boolean);
	return {
		default: fallback.join("\n"),
		description,
		valid: "one entry per line",
		read
	};
}
function text(fallback, description) {
	return {
		default: fallback,
		description,
		valid: "a text",
		read: (value) => value
	};
}
const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i;
/** Options that decide what the review contains. */
const PLAN_OPTIONS = {
	format: choice(FORMATS, "auto", "Format of the findings."),
	trust: choice(["auto", "model"], DEFAULT_PLAN_OPTIONS.trust, "How far the findings are trusted. auto: by their format. model: they are by a model or a stranger, so the stricter rules for model code apply whatever the format."),
	id: {
		default: "",
		description: "Name of this set of findings; a re-run changes only comments with the same id.",
		valid: `a text of at most 200 characters`,
		read: (value) => value.length <= 200 ? value : void 0
	},
	commit: {
		default: "",
		description: "Full SHA of the commit that the findings describe.",
		valid: "a full commit SHA of 40 (or 64) hex digits",
		read: (value) => value === "" || FULL_SHA.test(value) ? value.toLowerCase() : void 0
	},
	event: choice([
		"comment",
		"request-changes",
		"auto"
	], DEFAULT_PLAN_OPTIONS.event, "Kind of review. auto requests changes if fail-on is met."),
	"min-severity": choice(SEVERITIES, DEFAULT_PLAN_OPTIONS.minSeverity, "Findings below this severity are only counted in the report."),
	"min-confidence": number(DEFAULT_PLAN_OPTIONS.minConfidence, 1, false, "Findings with a lower confidence are only counted in the report."),
	"max-comments": number(DEFAULT_PLAN_OPTIONS.maxComments, 1e4, true, "Maximum number of inline comments, including those of earlier runs; 0 for no limit. If there are more findings, the least severe go to the body."),
	scope: choice(SCOPES, DEFAULT_PLAN_OPTIONS.scope, "Which findings count: those on added lines (added), on any line of the diff (diff), in changed files (files), or all. auto: added for tools, all for models. The others are only in the report."),
	"baseline-path": list$1([], "Files and globs with the findings of the base. A finding that is there too is not new, so it is only in the report. Create them from the base, never in the job of the pull request."),
	"working-directory": {
		default: "",
		description: "Directory of the repository that the tool ran in, where its relative paths start.",
		valid: "a directory inside the repository, relative to its root",
		read: directoryInside
	},
	"deleted-lines": choice(["fallback", "prefer"], DEFAULT_PLAN_OPTIONS.deletedLines, "What a line number means if no side is given. fallback: a line of the new file. prefer: a deleted line, if one has that number."),
	"offset-fallback": choice(["show", "line"], DEFAULT_PLAN_OPTIONS.offsetFallback, "What happens to the code of an offset marker if its target line is not in the diff. show: it is shown without a button. line: it is offered on the line of the finding."),
	suggestions: toggle(DEFAULT_PLAN_OPTIONS.suggestions, "Offer code as one-click suggestions. Otherwise it is only shown, as a diff."),
	"protected-paths": list$1(DEFAULT_PLAN_OPTIONS.protectedPaths, "Globs of files whose suggestions are shown without a button. By default workflows, actions, CODEOWNERS, lock files and similar files."),
	"verified-path": text("", "File that fencepost verify has written. A suggestion that passed says so; one that failed is shown without a button."),
	prose: choice(["markdown", "literal"], DEFAULT_PLAN_OPTIONS.prose, "How messages are shown. markdown: with formatting that is safe. literal: as plain text."),
	"link-hosts": list$1([], "Hosts whose links can be clicked. By default the host of the platform and the documentation sites of known tools."),
	duplicates: choice(["skip", "post"], DEFAULT_PLAN_OPTIONS.duplicates, "Whether to skip findings that an earlier run has posted, or to post them again."),
	"fail-on": choice(["none", ...SEVERITIES], DEFAULT_PLAN_OPTIONS.failOn, "Fail after posting if a finding is at least this severe."),
	lenient: toggle(false, "If some entries cannot be read, list them and post the others. Otherwise the run fails and posts nothing.")
};
/** Options that decide what happens to the review. */
const RUN_OPTIONS = {
	"resolve-fixed": toggle(false, "Resolve the threads of findings that are gone, and reopen those of findings that are back. With GITHUB_TOKEN this needs contents: write."),
	"dry-run": toggle(false, "Plan and report, but post nothing."),
	"report-path": text("", "Where to write the JSON report. By default in the runner's temporary directory."),
	"preview-path": text("", "Where to write the review as an HTML page. By default it is not written."),
	"max-wait": number(120, 3600, true, "Maximum number of seconds to wait for rate limits, in total.")
};
function readRunOptions(given) {
	return readTable(RUN_OPTIONS, given);
}
function readOptions(given, { id, host } = {}) {
	const { commit, ...read } = readTable(PLAN_OPTIONS, given);
	const options = {
		...read,
		...commit ? { commit } : {},
		id: read.id || id || DEFAULT_PLAN_OPTIONS.id,
		linkHosts: read.linkHosts.length > 0 ? read.linkHosts : host ? linkHostsFor(host) : DEFAULT_PLAN_OPTIONS.linkHosts
	};
	if (options.event === "auto" && options.failOn === "none") throw new UserError("event \"auto\" needs fail-on", { hint: "Set fail-on to error, warning or info." });
	return options;
}
function readTable(table, given) {
	const entries = Object.entries(table).map(([name, option]) => {
		const written = given(name)?.trim() || option.default;
		const value = option.read(written);
		if (value !== void 0) return [camelCase(name), value];
		if (option.choices) throw invalidChoice(name, written, option.choices);
		throw new UserError(`${name} is ${JSON.stringify(written)}; valid: ${option.valid}`);
	});
	return Object.fromEntries(entries);
}
function camelCase(name) {
	return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
// src/output/looked-at.ts
const MAX_NAMED$2 = 3;
/** Names what was read if nothing was found: reading the wrong file would look the same. */
function lookedAt(sources, change) {
	return `0 findings${inSources(sources)}; ${plural(change.files, "changed file")} in ${change.name}`;
}
function inSources(sources) {
	if (sources.length === 0) return ": no file was read";
	const named = sources.slice(0, MAX_NAMED$2).map(({ file, format }) => `${file} (${format === "auto" ? "empty" : format})`);
	const more = sources.length > MAX_NAMED$2 ? [`${sources.length - MAX_NAMED$2} more`] : [];
	return ` in ${[...named, ...more].join(", ")}`;
}
// src/core/intake/text/without-colours.ts
const ESCAPE = "\x1B";
/** Colours and other sequences of a terminal, among them links and the `ESC [ K` of gcc. */
const SEQUENCES = new RegExp(`${ESCAPE}(?:\\[[\\d;:?]{0,100}[A-Za-z]|\\][^\\u0007${ESCAPE}]{0,2100}(?:\\u0007|${ESCAPE}\\\\))`, "g");
/** Removes the colours and links of terminal output, which compilers print. */
function stripColours(text) {
	return text.includes(ESCAPE) ? text.replace(SEQUENCES, "") : text;
}
// src/core/text/lazy-regexp.ts
/**
* A regular expression that is created on first use. V8 resolves each `\p{…}` of a literal when it parses the file,
* which takes up to a millisecond, and 20 ms for `\p{RGI_Emoji}`.
*/
function lazyRegExp(source, flags) {
	return lazy(() => new RegExp(source, flags));
}
// src/core/text/secret.ts
/**
* Creates a test for texts that contain the secret or half of it: literally, reversed, as ROT13, base64, hex, character
* codes or escapes, with any punctuation in between. Only a second line of defence: an attacker who can read the
* secret can encode it in a way that is not tested.
*/
function secretFinder(secret) {
	if (lettersOf(secret).length < MIN_LENGTH) return (text) => secret !== "" && text.includes(secret);
	const forms = encodeAll(secret).map(lettersOf);
	const quarters = forms.flatMap((form) => splitEvery(form, Math.floor((half(form) + 1) / 2)));
	const suspicious = new RegExp(quarters.join("|"));
	return (text) => [text, unescapeAll(text)].map(lettersOf).some((letters) => suspicious.test(letters) && holdsHalf(letters, forms));
}
/** In characters. Half of a shorter secret could be an ordinary word. */
const MIN_LENGTH = 16;
function half(form) {
	return Math.ceil(form.length / 2);
}
function splitEvery(form, size) {
	const count = Math.floor(form.length / size);
	return Array.from({ length: count }, (_, index) => form.slice(index * size, (index + 1) * size));
}
function holdsHalf(letters, forms) {
	return forms.some((form) => {
		const size = half(form);
		return Array.from({ length: form.length - size + 1 }, (_, start) => start).some((start) => letters.includes(form.slice(start, start + size)));
	});
}
/** Lower-case letters and digits only, so that separators and the base64 alphabet do not matter. */
function lettersOf(text) {
	return withShortMarkRuns(text).normalize("NFKC").replace(/[^A-Za-z0-9]+/g, "").toLowerCase();
}
/** Combining marks start at U+0300; most texts have no character above it. */
const MAY_HAVE_MARKS = /[\u0300-\uffff]/;
/** U+FF9E and U+FF9F become combining marks by NFKC. */
const MARK_RUN = lazyRegExp(String.raw`[\p{M}\uff9e\uff9f]+`, "gu");
/** The limit of Unicode's stream-safe text format. https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format */
const MAX_MARKS = 30;
/** Truncates runs of combining marks: normalising a run takes quadratic time. */
function withShortMarkRuns(text) {
	return MAY_HAVE_MARKS.test(text) ? text.replace(MARK_RUN(), (run) => truncate(run, MAX_MARKS)) : text;
}
function encodeAll(secret) {
	const codes = Array.from(secret, (char) => char.charCodeAt(0) & 255);
	const wide = codes.flatMap((code) => [code, 0]);
	return [
		secret,
		codes.toReversed().map((code) => String.fromCharCode(code)).join(""),
		secret.replace(/[a-z]/gi, rot13),
		codes.map((code) => code.toString(16).padStart(2, "0")).join(""),
		codes.join(""),
		...[
			0,
			1,
			2
		].flatMap((offset) => [base64At(offset, codes), base64At(offset, wide)])
	];
}
/** The part of a longer text's base64 that depends only on `bytes`, which start `offset` bytes after a multiple of 3. */
function base64At(offset, bytes) {
	const text = "\0".repeat(offset) + bytes.map((byte) => String.fromCharCode(byte)).join("");
	const known = Math.floor(text.length * 8 / 6);
	return btoa(text).slice(Math.ceil(offset * 8 / 6), known);
}
function rot13(letter) {
	const first = letter <= "Z" ? 65 : 97;
	return String.fromCharCode((letter.charCodeAt(0) - first + 13) % 26 + first);
}
/** Decodes `%67`, `\x67`, `\u0067`, `&#103;`, `&#x67;`; `\n`, `\r` and `\t` become a newline. */
function unescapeAll(text) {
	return text.replace(/%([0-9a-f]{2})|\\x([0-9a-f]{2})|\\u\{?([0-9a-f]{4,6})|&#x([0-9a-f]{1,6})|&#(\d{1,7})|\\[nrt]/gi, (_, ...found) => {
		const [percent, byte, unit, hex, decimal] = found;
		const code = Number.parseInt(percent ?? byte ?? unit ?? hex ?? "", 16) || Number(decimal ?? 10);
		return code <= 1114111 ? String.fromCodePoint(code) : " ";
	});
}
// src/output/gate.ts
/** Checks every text that leaves the process (log lines, files, outputs) for the secrets of this run. */
const finders = [];
/** From now on, texts that contain this secret are withheld. */
function keepSecret(secret) {
	if (secret !== "") finders.push(secretFinder(secret));
}
/** Whether a text contains a secret, even with colours, revealed invisible characters or HTML tags in between. */
function holdsSecret(text) {
	return findsAny(finders, text);
}
function findsAny(finders, text) {
	if (finders.length === 0) return false;
	const letters = stripColours(text).replace(SPELLED_OUT, "").replace(TAG$1, "");
	return finders.some((finds) => finds(text) || letters !== text && finds(letters));
}
/** How invisible.ts shows invisible characters: `<U+200B>`, escaped in HTML. */
const SPELLED_OUT = /(?:<|&lt;)U\+[0-9A-F]{4,6}(?:>|&gt;)/g;
const TAG$1 = /<[^<>]*>/g;
/** Replaces a line of the log or a message of a server. */
const WITHHELD = "(withheld: a text that holds the token)";
const SENTENCE = "This would give the token of the run away, so it is withheld.";
/** Replaces a finished text, in its format. */
const REPLACEMENTS = {
	text: `${SENTENCE}\n`,
	json: `${JSON.stringify({ withheld: SENTENCE })}\n`,
	html: `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Withheld</title><p>${SENTENCE}</p></html>\n`
};
const heldBack = /* @__PURE__ */ new Set();
/** Returns a finished text, or a short replacement if it contains a secret; then the run fails at its end. */
function gated(text, { what, format = "text", pieces = [] }) {
	if (!holdsSecret(text) && !holdsSecret(pieces.join("\n"))) return text;
	heldBack.add(what);
	return REPLACEMENTS[format];
}
/** The error to end the run with; `undefined` if no finished text was withheld. */
function heldBackError() {
	if (heldBack.size === 0) return void 0;
	return new UserError(`${[...heldBack].join(", ")} would give the token of this run away; that was withheld`, { hint: "The diff or the server repeats the token. Revoke it, and find out how it got there." });
}
// src/version.ts
/** The same as in package.json; a test holds them together, so that nothing has to be read at run time. */
const VERSION = "1.0.0";
// src/core/text/count-while.ts
var import_parse_diff = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.r)((/* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)(((exports, module) => {
	module.exports = (n) => {
		if (!n) return [];
		if (typeof n != "string" || n.match(/^\s+$/)) return [];
		const s = n.split(`
`);
		if (s.length === 0) return [];
		const a = [];
		let o = null, d = null, u = 0, m = 0, l = null;
		const g = (e) => {
			d?.changes.push({
				type: "normal",
				normal: !0,
				ln1: u++,
				ln2: m++,
				content: e
			}), l.oldLines--, l.newLines--;
		}, p = (e) => {
			const [t, r] = parseFiles(e) ?? [];
			o = {
				chunks: [],
				deletions: 0,
				additions: 0,
				from: t,
				to: r
			}, a.push(o);
		}, i = () => {
			(!o || o.chunks.length) && p();
		}, $ = (e, t) => {
			i(), o.new = !0, o.newMode = t[1], o.from = "/dev/null";
		}, N = (e, t) => {
			i(), o.deleted = !0, o.oldMode = t[1], o.to = "/dev/null";
		}, x = (e, t) => {
			i(), o.oldMode = t[1];
		}, F = (e, t) => {
			i(), o.newMode = t[1];
		}, S = (e, t) => {
			i(), o.index = e.split(" ").slice(1), t[1] && (o.oldMode = o.newMode = t[1].trim());
		}, k = (e) => {
			i(), o.from = parseOldOrNewFile(e);
		}, y = (e) => {
			i(), o.to = parseOldOrNewFile(e);
		}, f = (e) => +(e || 1), M = (e, t) => {
			o || p(e);
			const [r, c, w, L] = t.slice(1);
			u = +r, m = +w, d = {
				content: e,
				changes: [],
				oldStart: +r,
				oldLines: f(c),
				newStart: +w,
				newLines: f(L)
			}, l = {
				oldLines: f(c),
				newLines: f(L)
			}, o.chunks.push(d);
		}, R = (e) => {
			d && (d.changes.push({
				type: "del",
				del: !0,
				ln: u++,
				content: e
			}), o.deletions++, l.oldLines--);
		}, b = (e) => {
			d && (d.changes.push({
				type: "add",
				add: !0,
				ln: m++,
				content: e
			}), o.additions++, l.newLines--);
		}, h = (e) => {
			if (!d) return;
			const [t] = d.changes.slice(-1);
			d.changes.push({
				type: t.type,
				[t.type]: !0,
				ln1: t.ln1,
				ln2: t.ln2,
				ln: t.ln,
				content: e
			});
		}, _ = [
			[/^diff\s/, p],
			[/^new file mode (\d+)$/, $],
			[/^deleted file mode (\d+)$/, N],
			[/^old mode (\d+)$/, x],
			[/^new mode (\d+)$/, F],
			[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/, S],
			[/^---\s/, k],
			[/^\+\+\+\s/, y],
			[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/, M],
			[/^\\ No newline at end of file$/, h]
		], v = [
			[/^\\ No newline at end of file$/, h],
			[/^-/, R],
			[/^\+/, b],
			[/^\s*/, g]
		], C = (e) => {
			for (const [t, r] of v) {
				const c = e.match(t);
				if (c) {
					r(e, c);
					break;
				}
			}
			l.oldLines === 0 && l.newLines === 0 && (l = null);
		}, H = (e) => {
			for (const [t, r] of _) {
				const c = e.match(t);
				if (c) {
					r(e, c);
					break;
				}
			}
		}, O = (e) => {
			l ? C(e) : H(e);
		};
		for (const e of s) O(e);
		return a;
	};
	const fileNameDiffRegex = /(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g;
	const gitFileHeaderRegex = /^(a|b|i|w|c|o|1|2)\//;
	const parseFiles = (n) => n?.match(fileNameDiffRegex)?.map((a) => a.replace(gitFileHeaderRegex, "").replace(/("|')$/, ""));
	const qoutedFileNameRegex = /^\\?['"]|\\?['"]$/g;
	const parseOldOrNewFile = (n) => {
		let s = leftTrimChars(n, "-+").trim();
		return s = removeTimeStamp(s), s.replace(qoutedFileNameRegex, "").replace(gitFileHeaderRegex, "");
	};
	const leftTrimChars = (n, s) => {
		if (n = makeString(n), !s && String.prototype.trimLeft) return n.trimLeft();
		const a = formTrimmingString(s);
		return n.replace(new RegExp(`^${a}+`), "");
	};
	const timeStampRegex = /\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/;
	const removeTimeStamp = (n) => {
		const s = timeStampRegex.exec(n);
		return s && (n = n.substring(0, s.index).trim()), n;
	};
	const formTrimmingString = (n) => n == null ? "\\s" : n instanceof RegExp ? n.source : `[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g, "\\$1")}]`;
	const makeString = (n) => `${n ?? ""}`;
})))(), 1);
/** Number of leading items that pass the test, by binary search: once an item fails, all later ones must fail too. */
function countWhile(sorted, passes) {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = low + high >> 1;
		if (passes(sorted[middle])) low = middle + 1;
		else high = middle;
	}
	return low;
}
// src/core/diff/hunk-scan.ts
const HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
/**
* Scans the hunks that start at this line by counting their rows, as `git apply` does: only the counts distinguish a
* deleted row `-- x` from a header `--- x`, and a complete patch from a truncated one.
*/
function scanHunks(lines, start) {
	let at = start;
	let oldFree = 1;
	let newFree = 1;
	for (;;) {
		const header = HUNK_HEADER.exec(lines[at] ?? "");
		if (!header) return endOfHunks(lines, at);
		const [oldFirst, oldCount] = parseRange(header[1], header[2]);
		const [newFirst, newCount] = parseRange(header[3], header[4]);
		const rows = endOfRows(lines, at + 1, oldCount, newCount);
		if (rows.whole === false || oldFirst < oldFree || newFirst < newFree) return {
			end: rows.end,
			whole: false
		};
		at = rows.end;
		oldFree = oldFirst + oldCount;
		newFree = newFirst + newCount;
	}
}
/** A range without lines has the number of the line above it. */
function parseRange(start, count = "1") {
	return [Number(start) + (Number(count) === 0 ? 1 : 0), Number(count)];
}
function endOfRows(lines, start, oldCount, newCount) {
	let at = start;
	let oldLeft = oldCount;
	let newLeft = newCount;
	while (oldLeft > 0 || newLeft > 0) {
		const sign = lines[at]?.[0];
		const isContext = sign === " " || isBlank$1(lines[at]);
		if (!isContext && !(sign === "\\" && at > start) && sign !== "-" && sign !== "+") break;
		if (isContext || sign === "-") oldLeft--;
		if (isContext || sign === "+") newLeft--;
		at++;
	}
	if (oldLeft !== 0 || newLeft !== 0) return {
		end: Math.min(at + 1, lines.length),
		whole: false
	};
	return {
		end: lines[at]?.[0] === "\\" ? at + 1 : at,
		whole: true
	};
}
/** An empty context row as written with `diff.suppressBlankEmpty`. */
function isBlank$1(line) {
	return line === "" || line === "\r";
}
/** Rows beyond the count of the header, or an incomplete header, mean that the patch is damaged. */
function endOfHunks(lines, at) {
	const line = lines[at] ?? "";
	const isNextFile = line.startsWith("--- ") && lines[at + 1]?.startsWith("+++ ");
	const isMailSignature = /^-- ?\r?$/.test(line);
	const whole = !/^[ +\-\\@]/.test(line) || isNextFile === true || isMailSignature;
	return {
		end: whole ? at : at + 1,
		whole
	};
}
// src/core/diff/diff-header.ts
const FILE_STATUSES = [
	"added",
	"removed",
	"modified",
	"renamed",
	"copied"
];
/**
* Parses the lines between `diff --git` and the first hunk.
* https://git-scm.com/docs/diff-format#generate_patch_text_with_p
*/
function parseDiffHeader(lines) {
	const field = (prefix) => lines.find((line) => line.startsWith(prefix))?.slice(prefix.length);
	const binary = lines.some((line) => line.startsWith("Binary files ") || line === "GIT binary patch");
	const mode = field("new file mode ") ?? field("new mode ") ?? field("index ");
	const blob = /^[0-9a-f]+\.\.([0-9a-f]+)/.exec(field("index ") ?? "")?.[1];
	const kind = {
		binary,
		special: mode !== void 0 && SPECIAL_MODE.test(mode),
		blob
	};
	const renamedTo = field("rename to ");
	if (renamedTo !== void 0) {
		const previousPath = unquote(field("rename from ") ?? renamedTo);
		return {
			path: unquote(renamedTo),
			previousPath,
			status: "renamed",
			...kind
		};
	}
	const copiedTo = field("copy to ");
	if (copiedTo !== void 0) return {
		path: unquote(copiedTo),
		status: "copied",
		...kind
	};
	const oldName = nameAfter(field("--- "));
	const newName = nameAfter(field("+++ "));
	const added = field("new file mode ") !== void 0 || oldName === DEV_NULL;
	const removed = field("deleted file mode ") !== void 0 || newName === DEV_NULL;
	const path = nameOnBothSides(field("diff --git ")) ?? nameFromSides(oldName, newName);
	if (path === void 0) return void 0;
	return {
		path,
		status: added ? "added" : removed ? "removed" : "modified",
		...kind
	};
}
/** The git modes of symbolic links and submodules. */
const SPECIAL_MODE = /\b1[26]0000$/;
/**
* Parses the header of an ordinary file with one regular expression: modified, not renamed, and with a name that git
* neither quotes nor ends with a tab. `end` is the offset of the first hunk.
*/
function ordinaryHeader(text, start) {
	ORDINARY.lastIndex = start;
	const [, blob, path, newPath] = ORDINARY.exec(text) ?? [];
	if (path === void 0 || path !== newPath) return void 0;
	return text.startsWith(`${path} b/${path}\n`, start + 13) ? {
		path,
		blob,
		end: ORDINARY.lastIndex
	} : void 0;
}
const ORDINARY = /diff --git a\/[^\n]*\nindex [0-9a-f]+\.\.([0-9a-f]+) 100\d{3}\n--- a\/([^"\t\n]+)\n\+\+\+ b\/([^"\t\n]+)\n(?=@@)/y;
const HEADER_LINE = /^(?:diff --git|old mode|new mode|new file mode|deleted file mode|rename|copy|(?:dis)?similarity index|index|---|\+\+\+|Binary files|GIT binary patch)(?: |$)/;
function isHeaderLine(line) {
	return HEADER_LINE.test(line);
}
const DEV_NULL = "/dev/null";
/** `a/ b/`, and what `diff.mnemonicPrefix` writes: index, work tree, commit, object. */
const SIDE_PREFIX = /^[abiwco12]\//;
/**
* Without a rename both names of `diff --git a/x b/x` are equal, so the blank in the middle separates them, even if the
* names contain blanks.
*/
function nameOnBothSides(names) {
	if (names === void 0) return void 0;
	const middle = quotedEnd(names, 0);
	const isQuoted = middle !== void 0 && names[middle] === " " && quotedEnd(names, middle + 1) === names.length;
	const end = isQuoted ? middle : (names.length - 1) / 2;
	const [left, right] = [names.slice(0, end), names.slice(end + 1)];
	return isQuoted ? sharedName(unquote(left), unquote(right)) : sharedName(left, right);
}
/** The name if both sides are equal (`diff.noprefix`) or differ only in the first segment (`a/ b/`, `old/ new/`). */
function sharedName(left, right) {
	if (left === right) return left;
	const name = withoutFirstSegment(left);
	return name !== "" && name === withoutFirstSegment(right) ? name : void 0;
}
function withoutFirstSegment(name) {
	return name.slice(name.indexOf("/") + 1 || name.length);
}
function nameFromSides(oldName, newName) {
	const [name, other] = [newName, oldName].filter((side) => side !== void 0 && side !== DEV_NULL);
	if (name === void 0) return void 0;
	const shared = other === void 0 ? void 0 : sharedName(other, name);
	const prefixed = SIDE_PREFIX.test(name) && (other === void 0 || SIDE_PREFIX.test(other));
	const samePrefix = other?.[0] === name[0];
	return shared ?? (prefixed && !samePrefix ? name.slice(2) : name);
}
/** git puts a tab after a name with blanks; other tools put a tab and a time after every name. */
function nameAfter(field) {
	if (field === void 0) return void 0;
	return unquote((field.startsWith("\"") ? field : field.split("	", 1)[0] ?? field).replace(/\r$/, ""));
}
/** Index after the closing quote. A loop, because a regular expression could overflow the stack on long names. */
function quotedEnd(text, open) {
	if (text[open] !== "\"") return void 0;
	for (let at = open + 1; at < text.length; at++) if (text[at] === "\\") at++;
	else if (text[at] === "\"") return at + 1;
}
const ESCAPES = {
	a: 7,
	b: 8,
	t: 9,
	n: 10,
	v: 11,
	f: 12,
	r: 13,
	"\"": 34,
	"\\": 92
};
/** git's C-style quoting: `"tab\there"`, `"\303\244.txt"` (octal bytes of UTF-8). */
function unquote(name) {
	const end = quotedEnd(name, 0);
	if (end === void 0) return name;
	const inner = name.slice(1, end - 1);
	const bytes = [];
	for (const [, octal, escaped, plain] of inner.matchAll(/\\([0-7]{1,3})|\\(.)|([^\\]+)/gsu)) if (octal !== void 0) bytes.push(Number.parseInt(octal, 8));
	else if (escaped !== void 0) bytes.push(ESCAPES[escaped] ?? escaped.charCodeAt(0));
	else if (plain !== void 0) for (const byte of new TextEncoder().encode(plain)) bytes.push(byte);
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(bytes));
}
// src/core/diff/split-files.ts
/**
* Splits a unified diff into files without parsing their patches. Every row of a hunk starts with `+`, `-` or a blank,
* so a line that starts with `diff --git ` is always a header. Diffs without such lines (GNU diff) are split by
* counting rows, because `--- x` may be a deleted row with the text `-- x`.
*/
function splitFiles(diff) {
	const text = diff.startsWith("﻿") ? diff.slice(1) : diff;
	const starts = lineStartsWith(text, "diff --git ");
	if (starts.length === 0) return splitByCounting(text.split("\n")).flatMap(changedFile);
	const files = [];
	for (let index = 0; index < starts.length; index++) {
		const start = starts[index] ?? 0;
		const next = starts[index + 1] ?? text.length;
		const ordinary = ordinaryHeader(text, start);
		if (ordinary) files.push({
			path: ordinary.path,
			status: "modified",
			blob: ordinary.blob,
			patch: text.slice(ordinary.end, next)
		});
		else files.push(...changedFile(splitHeader(text.slice(start, next))));
	}
	return files;
}
function lineStartsWith(text, prefix) {
	const starts = text.startsWith(prefix) ? [0] : [];
	const atLineStart = `\n${prefix}`;
	for (let at = text.indexOf(atLineStart); at >= 0; at = text.indexOf(atLineStart, at + 1)) starts.push(at + 1);
	return starts;
}
/** If a file has no hunks, text after its header does not belong to it, such as the next mail of a patch series. */
function splitHeader(section) {
	const header = [];
	let at = 0;
	while (at < section.length) {
		const end = section.indexOf("\n", at);
		const line = section.slice(at, end < 0 ? section.length : end).replace(/\r$/, "");
		if (!isHeaderLine(line)) break;
		header.push(line);
		at = end < 0 ? section.length : end + 1;
	}
	return {
		header,
		patch: section.startsWith("@@", at) ? section.slice(at) : ""
	};
}
function splitByCounting(lines) {
	const files = [];
	let at = 0;
	while (at < lines.length) {
		if (!HUNK_HEADER.test(lines[at] ?? "")) {
			at++;
			continue;
		}
		const { end } = scanHunks(lines, at);
		files.push({
			header: lines.slice(Math.max(0, at - 2), at),
			patch: lines.slice(at, end).join("\n")
		});
		at = end;
	}
	return files;
}
function changedFile({ header, patch }) {
	const names = parseDiffHeader(header);
	if (!names) return [];
	const { path, previousPath, binary, special, blob } = names;
	const status = isGit(header) ? names.status : statusByHunk(names.status, patch);
	const isSame = isGit(header) && patch === "" && !binary && blob === void 0;
	return [{
		path,
		previousPath,
		status,
		special,
		binary,
		blob,
		patch: binary || patch === "" ? void 0 : patch,
		...isSame && KEEPS_LINES.has(status) ? { keepsLines: true } : {}
	}];
}
const KEEPS_LINES = /* @__PURE__ */ new Set(["renamed", "modified"]);
function isGit([first]) {
	return first?.startsWith("diff --git ") === true;
}
/** GNU `diff -N` writes the name on both sides even if the file exists only on one. */
function statusByHunk(status, patch) {
	if (patch.startsWith("@@ -0,0 ")) return "added";
	return /^@@ \S+ \+0,0 @@/.test(patch) ? "removed" : status;
}
// src/core/diff/diff.ts
/**
* Parses the output of `git diff`, or any unified diff. Each function that takes a diff takes its text too; parse it
* once where you call several.
*
* @example
* ```ts
* import { parseDiff } from 'fencepost'
*
* const diff = parseDiff('--- a/cart.ts\n+++ b/cart.ts\n@@ -1 +1 @@\n-let total = 0\n+var total = 0\n')
* diff.files.map(({ path, status }) => `${path} ${status}`) // => [ 'cart.ts modified' ]
* ```
*/
function parseDiff(text) {
	const files = /* @__PURE__ */ new Map();
	for (const file of splitFiles(text)) files.set(file.path, file);
	return diffOf([...files.values()]);
}
/** A diff whose patches are parsed on first use: most files of a large pull request have no finding. */
function diffOf(files, isPartial = false) {
	const parsed = /* @__PURE__ */ new Map();
	return {
		files,
		isPartial,
		of(file) {
			const cached = parsed.get(file);
			if (cached) return cached;
			const fileDiff = parsePatch(file.patch);
			parsed.set(file, fileDiff);
			return fileDiff;
		}
	};
}
/** Parses the patch of one file, without a header, as the files API returns it. */
function parsePatch(patch) {
	if (!patch?.startsWith("@@")) return { unreadable: "no-patch" };
	const text = withLfOnly(patch);
	const lines = (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
	const { end, whole } = scanHunks(lines, 0);
	if (!whole || end === 0) return { unreadable: "damaged" };
	const hunks = end === lines.length && !patch.includes("\n\\") ? text : lines.slice(0, end).map((line) => line[0] === "\\" ? NO_NEWLINE : line).join("\n");
	return { hunks: (0, import_parse_diff.default)(hunks).flatMap((file) => file.chunks).map(toHunk) };
}
function parseHeading(header) {
	return header.replace(HUNK_HEADER, "").trim();
}
/** parse-diff recognises only git's English note; GNU diff translates it. */
const NO_NEWLINE = "\\ No newline at end of file";
/** Undoes the conversion of a whole diff to CRLF, recognised by a hunk header that ends with CR. */
function withLfOnly(patch) {
	return /^[^\n]*\r(?:\n|$)/.test(patch) ? patch.replace(/\r(?=\n|$)/g, "") : patch;
}
function lineOn(row, side) {
	return (side === "LEFT" ? row.oldLine : row.newLine) ?? 0;
}
/** The hunk that contains this line of the new file. Hunks are sorted by line and never overlap. */
function hunkAt(hunks, line) {
	const hunk = hunks[countWhile(hunks, ({ start }) => start.new <= line) - 1];
	return hunk && rightIndex(hunk, line) !== void 0 ? hunk : void 0;
}
function rowAt(hunks, line) {
	const hunk = hunkAt(hunks, line);
	return hunk?.right[rightIndex(hunk, line) ?? -1];
}
/** The lines first..last of the new file; `undefined` unless all of them are in this hunk. */
function newLines(hunk, first, last) {
	const from = rightIndex(hunk, first);
	const to = rightIndex(hunk, last);
	return from === void 0 || to === void 0 || from > to ? void 0 : hunk.right.slice(from, to + 1);
}
/** Whether all lines first..last of the new file are in this hunk. */
function hasLines(hunk, first, last) {
	return first <= last && rightIndex(hunk, first) !== void 0 && rightIndex(hunk, last) !== void 0;
}
/** GitHub refuses a suggestion across a deleted row: "Applying suggestions on deleted lines is not supported." */
function hasDeletedRowBetween(hunk, first, last) {
	const from = hunk.rightRows[rightIndex(hunk, first) ?? 0] ?? 0;
	return (hunk.rightRows[rightIndex(hunk, last) ?? 0] ?? 0) - from !== last - first;
}
function rightIndex(hunk, line) {
	const index = line - (hunk.right[0]?.newLine ?? line + 1);
	return index >= 0 && index < hunk.right.length ? index : void 0;
}
function toHunk({ content, changes, oldStart, oldLines, newStart, newLines }) {
	const rows = changes.map((change, index) => isNote(change) ? void 0 : toRow(change, isNote(changes[index + 1]))).filter((row) => row !== void 0);
	return {
		rows,
		start: {
			old: oldStart + (oldLines === 0 ? 1 : 0),
			new: newStart + (newLines === 0 ? 1 : 0)
		},
		heading: parseHeading(content),
		right: rows.filter(isRight),
		left: rows.filter((row) => !isRight(row)),
		rightRows: rows.map((row, index) => isRight(row) ? index : -1).filter((index) => index >= 0)
	};
}
/** parse-diff returns the note that the row above has no newline as a row. */
function isNote(change) {
	return change?.content === NO_NEWLINE;
}
function toRow(change, lacksNewline) {
	const isCrlf = !lacksNewline && change.content.endsWith("\r");
	const text = isCrlf ? change.content.slice(1, -1) : change.content.slice(1);
	const ending = lacksNewline ? "none" : isCrlf ? "crlf" : "lf";
	switch (change.type) {
		case "add": return {
			kind: "added",
			text,
			ending,
			newLine: change.ln
		};
		case "del": return {
			kind: "deleted",
			text,
			ending,
			oldLine: change.ln
		};
		case "normal": return {
			kind: "context",
			text,
			ending,
			oldLine: change.ln1,
			newLine: change.ln2
		};
	}
}
function isRight({ kind }) {
	return kind !== "deleted";
}
// src/core/text/safe-text.ts
/** Asserts that a text is safe. Only for functions that make it safe; all others use `md` and `join`. */
function markSafe(text) {
	return text;
}
/** A tagged template of our own text. It accepts only safe text, numbers and strings of a literal type. */
function createTemplate() {
	return (parts, ...values) => {
		const [first = "", ...others] = parts;
		return markSafe(others.reduce((text, part, index) => text + values[index] + part, first));
	};
}
const md = createTemplate();
/** Joins the pieces that are not empty. */
function join(pieces, glue) {
	return markSafe(pieces.filter(Boolean).join(glue));
}
// src/core/diff/line-run.ts
/** Cached per file and side: thousands of findings may need lines of the same file. */
const known$3 = {
	LEFT: /* @__PURE__ */ new WeakMap(),
	RIGHT: /* @__PURE__ */ new WeakMap()
};
/** All runs of a file, in the order of their lines. */
function lineRuns(hunks, side) {
	const runs = known$3[side].get(hunks) ?? hunks.flatMap((hunk) => runsIn(hunk, side));
	known$3[side].set(hunks, runs);
	return runs;
}
function runsIn(hunk, side) {
	const [top] = hunk.right;
	if (side === "RIGHT" && top) {
		const first = lineOn(top, side);
		return [{
			hunk,
			first,
			last: first + hunk.right.length - 1,
			rows: hunk.right
		}];
	}
	const column = side === "LEFT" ? hunk.left : hunk.right;
	const runs = [];
	let start = 0;
	for (let at = 1; at <= column.length; at++) {
		const above = column[at - 1];
		const row = column[at];
		if (!above || row && lineOn(row, side) === lineOn(above, side) + 1) continue;
		const rows = start === 0 && at === column.length ? column : column.slice(start, at);
		runs.push({
			hunk,
			first: lineOn(above, side) - rows.length + 1,
			last: lineOn(above, side),
			rows
		});
		start = at;
	}
	return runs;
}
/** The run that contains this line. */
function runAt(hunks, side, line) {
	const runs = lineRuns(hunks, side);
	const run = runs[countWhile(runs, ({ first }) => first <= line) - 1];
	return run && line <= run.last ? run : void 0;
}
/** The rows of the lines first..last; `undefined` unless they are consecutive within one hunk. */
function rowsOn(hunks, side, first, last) {
	const run = first <= last ? runAt(hunks, side, first) : void 0;
	return run && last <= run.last ? run.rows.slice(first - run.first, last - run.first + 1) : void 0;
}
// src/core/text/group-by.ts
/** Items by their key, in the order of the first of each. */
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) addToGroup(groups, keyOf(item), item);
	return groups;
}
function addToGroup(groups, key, item) {
	const group = groups.get(key);
	if (group) group.push(item);
	else groups.set(key, [item]);
}
const OFFSETS = Array.from({ length: 7 }, (_, index) => index - 3);
function surroundingsOf(place, hunks, sha256) {
	const { side, first, last } = place;
	return {
		side,
		first,
		last,
		around: OFFSETS.map((offset) => lineName(textAt(hunks, side, last + offset) ?? "", sha256))
	};
}
function textAt(hunks, side, line) {
	return line > 0 ? rowsOn(hunks, side, line, line)?.[0]?.text : void 0;
}
/** Characters of a line that its name is made of: many findings may be on one very long line. */
const MAX_NAMED$1 = 1e3;
/** 24 bits in hex digits are enough to find a place; what it says is compared too. Empty for a blank line. */
function lineName(text, sha256) {
	const trimmed = truncate(text.trim(), MAX_NAMED$1);
	return trimmed === "" ? "" : sha256(trimmed).slice(0, 6);
}
/** `R10_12,0a1b2c,,3d4e5f,…` */
function writeSurroundings({ side, first, last, around }) {
	return `${side.charAt(0)}${first}_${last},${around.join(",")}`;
}
function readSurroundings(written) {
	const [, letter, first, last, names = ""] = /^([LR])(\d{1,9})_(\d{1,9}),([0-9a-f,]*)$/.exec(written) ?? [];
	const around = names.split(",");
	if (letter === void 0 || around.length !== OFFSETS.length) return void 0;
	return {
		side: letter === "L" ? "LEFT" : "RIGHT",
		first: Number(first),
		last: Number(last),
		around
	};
}
/** Where the last line is now, or would be, according to most of the lines around it. `undefined` if too few remain. */
function findAgain(at, names) {
	const votes = /* @__PURE__ */ new Map();
	for (const [index, offset] of OFFSETS.entries()) {
		const lines = names.linesNamed(at.around[index] ?? "");
		if (lines.length > MAX_SAME) continue;
		for (const line of lines) votes.set(line - offset, (votes.get(line - offset) ?? 0) + 1);
	}
	const wanted = Math.min(2, at.around.filter(Boolean).length);
	let best;
	for (const [line, count] of votes) {
		const isCloser = best && Math.abs(line - at.last) < Math.abs(best.line - at.last);
		if (!best || count > best.count || count === best.count && isCloser) best = {
			line,
			count
		};
	}
	return best && best.count >= wanted ? best.line : void 0;
}
const MAX_SAME = 50;
/** Cached per file and side: several threads may be in one file. */
const known$2 = {
	LEFT: /* @__PURE__ */ new WeakMap(),
	RIGHT: /* @__PURE__ */ new WeakMap()
};
function lineNames(hunks, side, sha256) {
	const names = known$2[side].get(hunks) ?? nameLines(hunks, side, sha256);
	known$2[side].set(hunks, names);
	return names;
}
function nameLines(hunks, side, sha256) {
	const byName = /* @__PURE__ */ new Map();
	const byLine = /* @__PURE__ */ new Map();
	for (const row of lineRuns(hunks, side).flatMap(({ rows }) => rows)) {
		const name = lineName(row.text, sha256);
		byLine.set(lineOn(row, side), name);
		if (name !== "") addToGroup(byName, name, lineOn(row, side));
	}
	return {
		linesNamed: (name) => byName.get(name) ?? [],
		nameAt: (line) => byLine.get(line)
	};
}
// src/core/memory/marker.ts
/** `--` would end the HTML comment, and the id comes from a workflow's name. */
function encodeId(id) {
	return encodeURIComponent(id.toWellFormed()).replaceAll("-", "%2D");
}
function commentMarker(id, commit, { fingerprint, listedAs }, also = [], claim) {
	const others = also.slice(0, MAX_ALSO).map((other) => `${other.fingerprint}:${other.listedAs}`);
	const more = others.length === 0 ? "" : ` also=${others.join(",")}`;
	return marker(`id=${encodeId(id)} commit=${commit ?? "none"} fingerprint=${fingerprint} as=${listedAs}${more}${claim ? writeClaim(claim) : ""}`);
}
function writeClaim({ severity, says, rule, at }) {
	return ` severity=${severity} says=${says}${rule === void 0 ? "" : ` rule=${rule}`} at=${writeSurroundings(at)}`;
}
/** Far more sources than report one defect in practice. */
const MAX_ALSO = 20;
function reviewMarker({ id, commit, run, listed, groups, rest }) {
	const known = `listed=${writeNames(listed)} groups=${writeNames(groups)} rest=${rest}`;
	return marker(`id=${encodeId(id)} commit=${commit} run=${run} ${known}`);
}
/** `e0123…,W4567…`: the first letter of the severity, a capital where the comment was refused; then the name. */
function writeNames(names) {
	const letter = ({ severity, isRefused }) => isRefused ? severity.charAt(0).toUpperCase() : severity.charAt(0);
	return names.map((entry) => letter(entry) + entry.name).join(",");
}
function readNames(written) {
	return written.split(",").flatMap((entry) => {
		const letter = entry.charAt(0);
		const severity = SEVERITIES.find((each) => each.charAt(0) === letter.toLowerCase());
		if (!severity) return [];
		const isRefused = letter !== letter.toLowerCase();
		return [{
			severity,
			name: entry.slice(1),
			...isRefused ? { isRefused } : {}
		}];
	});
}
function marker(fields) {
	return markSafe(`<!-- fencepost v1 ${fields} -->`);
}
const COMMENT$2 = /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) fingerprint=([0-9a-f]{32})(?: as=([0-9a-f]{24}))?(?: also=([0-9a-f:,]+))?(?: severity=(\w+) says=([0-9a-f]{24})(?: rule=([0-9a-f]{24}))? at=([LR][0-9a-f_,]+))? -->$/;
const REVIEW = /^<!-- fencepost v1 id=([^ ]+) commit=(\w+) run=([0-9a-f]{32}) listed=([0-9a-fiwEWI,]*) groups=([0-9a-fiw,]*) rest=(\w+) -->$/;
/** Only the exact last line counts: a marker that is quoted or forged further up is text. */
function readCommentMarker(body) {
	const [, id, commit, fingerprint, listedAs, also, ...claimed] = COMMENT$2.exec(lastLine(body)) ?? [];
	if (id === void 0 || commit === void 0 || fingerprint === void 0) return void 0;
	const claim = readClaim(claimed);
	return {
		id: decodeId(id),
		commit,
		fingerprint,
		...listedAs === void 0 ? {} : { listedAs },
		also: namedIn(also),
		...claim ? { claim } : {}
	};
}
function readClaim([word, says, rule, place = ""]) {
	const severity = SEVERITIES.find((each) => each === word);
	const at = readSurroundings(place);
	if (!severity || says === void 0 || !at) return void 0;
	return {
		severity,
		says,
		...rule === void 0 ? {} : { rule },
		at
	};
}
function namedIn(also = "") {
	return also.split(",").flatMap((pair) => {
		const [fingerprint, listedAs] = pair.split(":");
		return fingerprint && listedAs ? [{
			fingerprint,
			listedAs
		}] : [];
	});
}
function readReviewMarker(body) {
	const [, id, commit, run, listed = "", groups = "", rest] = REVIEW.exec(lastLine(body)) ?? [];
	if (!id || !commit || !run || !rest) return void 0;
	return {
		id: decodeId(id),
		commit,
		run,
		listed: readNames(listed),
		groups: readNames(groups),
		rest
	};
}
/** The text without its marker. */
function withoutMarker(body) {
	return body.replace(/\n<!-- fencepost [^\n]*-->\s*$/, "").trimEnd();
}
/** Platforms turn line ends into CRLF and trim the end. */
function lastLine(body) {
	const text = body.trimEnd();
	return text.slice(text.lastIndexOf("\n") + 1);
}
function decodeId(id) {
	try {
		return decodeURIComponent(id);
	} catch {
		return id;
	}
}
// src/core/text/collapse-whitespace.ts
/** Replaces every run of white space with one blank. Single blanks do not match the pattern, which is faster. */
function collapseWhitespace(text) {
	return text.replace(/\s{2,}|[^\S ]/g, " ");
}
// src/core/memory/fingerprint.ts
/** What a finding says, whatever its line number, the diff and the run, as one text. */
function identityOf({ rule, title, message, suggestion, fix }, path) {
	const code = suggestion ?? fix?.changes.map(({ text }) => text).join("") ?? null;
	return JSON.stringify([
		path,
		rule ?? title ?? "",
		normalise$1(message ?? ""),
		code
	]);
}
/** A collision-resistant digest of a list of texts. 128 bits in 32 hex digits. */
function digest(texts, sha256) {
	return sha256(JSON.stringify(texts)).slice(0, 32);
}
/** Case, white space and line numbers change from run to run without changing what is said. */
function normalise$1(text) {
	return collapseWhitespace(text.toLowerCase().replace(/\b(lines?|l)\s*\d+(?:\s*(?:-|–|to)\s*\d+)?/g, "$1")).trim();
}
// src/sha256.ts
/**
* Node's SHA-256, passed into the core, which must not import it: in JavaScript it takes four times as long, and a plan
* hashes hundreds of texts. Node 20.12 has a single call for it, which takes half the time.
*/
const sha256 = node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash ? (text) => node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash("sha256", text) : (text) => node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash("sha256").update(text).digest("hex");
// src/core/options/protected-path.ts
/**
* Tests for files where no suggestion gets a button: they decide what runs, who reviews, and what is installed. A glob
* that needs `globTest` protects every file if none is given.
*/
function protectedPathTest(globs, globTest = () => () => true) {
	const names = new Set(globs.flatMap((glob) => nameAnywhere(glob) ?? []));
	const tests = globs.flatMap((glob) => nameAnywhere(glob) ? [] : plainTest(glob) ?? globTest(glob));
	return (path) => {
		const lowerCase = path.toLowerCase();
		return names.has(lowerCase.slice(lowerCase.lastIndexOf("/") + 1)) || tests.some((test) => test(lowerCase));
	};
}
/** Whether one of the globs cannot be tested by plain comparison. */
function needGlobTest(globs) {
	return globs.some((glob) => (nameAnywhere(glob) ?? plainTest(glob)) === void 0);
}
/** Of a glob for a name in any directory, as most protected paths are. */
function nameAnywhere(glob) {
	return /^\*\*\/([\w.-]+)$/.exec(glob.toLowerCase())?.[1];
}
/** For globs that are a whole directory or one file: comparing is faster than compiling. */
function plainTest(glob) {
	const [, directory, file] = /^(?:([\w./-]+\/)\*\*|([\w./-]+))$/.exec(glob.toLowerCase()) ?? [];
	if (directory) return (path) => path.startsWith(directory);
	return file ? (path) => path === file : void 0;
}
// src/input/load-glob-test.ts
/** Loads the glob matcher only if one of the globs needs it. */
async function loadGlobTest(globs) {
	return needGlobTest(globs) ? (await __nccwpck_require__.e(/* import() */ 188).then(__nccwpck_require__.bind(__nccwpck_require__, 7188)).then((n) => n.r)).globTest : void 0;
}
// src/core/text/letters.ts
/** For letters and digits of all scripts. ASCII text, which is the usual case, is matched with faster patterns. */
const PATTERNS = {
	letter: lazyRegExp(String.raw`\p{L}`, "u"),
	letterOrDigit: lazyRegExp(String.raw`[\p{L}\p{N}]`, "gu"),
	words: lazyRegExp(String.raw`[\p{L}\p{N}_]+`, "gu"),
	tokens: lazyRegExp(String.raw`[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, "gu"),
	loneUnderscore: lazyRegExp(String.raw`(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`, "gu")
};
const ASCII = /^[\t\n\r\x20-\x7e]*$/;
function isLetter(char) {
	return ASCII.test(char) ? /[A-Za-z]/.test(char) : PATTERNS.letter().test(char);
}
function isLetterOrDigit(char) {
	return countLetters(char) > 0;
}
/** Number of letters and digits. */
function countLetters(text) {
	return text.match(ASCII.test(text) ? /[A-Za-z0-9]/g : PATTERNS.letterOrDigit())?.length ?? 0;
}
/** The words of a text: runs of letters, digits and underscores. */
function words$1(text) {
	return text.match(ASCII.test(text) ? /\w+/g : PATTERNS.words()) ?? [];
}
/** Splits into words and single punctuation characters; white space is left out. */
function tokens(text) {
	return text.match(ASCII.test(text) ? /\w+|[^\s\w]/g : PATTERNS.tokens()) ?? [];
}
/** Number of underscores that are not inside a word: these may be emphasis. */
function countLoneUnderscores(text) {
	if (!text.includes("_")) return 0;
	const pattern = ASCII.test(text) ? /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g : PATTERNS.loneUnderscore();
	return text.match(pattern)?.length ?? 0;
}
// src/core/text/escape.ts
/**
* Escapes untrusted text for Markdown, so that it contains no construct, mention or reference. Escaping is safe even
* if our parser and that of the platform differ.
*/
function escapeText(text) {
	return markSafe(text.replace(MAY_BEGIN, (char, at) => isInert(char, text[at - 1] ?? "", text[at + 1]) ? char : `\\${char}`).replace(MENTION_OR_REFERENCE, `$&${ZERO_WIDTH_SPACE}`).replace(/\\\$/g, (dollar) => ZERO_WIDTH_SPACE + dollar + ZERO_WIDTH_SPACE).replace(COMMIT, (sha) => sha.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`)));
}
/** Punctuation that may start a construct: `1)` and `1.` a list, `www.` a link. Other punctuation is harmless. */
const MAY_BEGIN = /[#$&*+\-/:<=>@[\\\]^_`{|}~]|(?<=\d)\)|(?<=[\dwW])\./g;
const ZERO_WIDTH_SPACE = "​";
/**
* Mentions and references, which the platforms search in the rendered text, so a backslash does not stop them. The
* patterns match text that has been escaped already.
* https://docs.gitlab.com/user/markdown/#gitlab-specific-references
*/
const MENTION_OR_REFERENCE = new RegExp([
	/\\@(?!\s)/,
	/(?:\\[#&]|!)(?=\d)/,
	/(?:\\~|%)(?=["\w])|%(?=\\\{)/,
	/(?<![A-Za-z0-9])G[HL]\\-(?=\d)/,
	/\\\[(?=(?:\\?[a-z_])+\\:)/,
	/\\\*(?=iteration\\:)/,
	/\\\[(?=!|toc\\\]|\\\[)/,
	/\\[+-](?=\\[\]}])/,
	/\\:(?!(?!100|1234)\d+\\?:)(?=(?:\\?[\w+-])+\\?:)/,
	/\\:(?=\\\/\\\/)/
].map(({ source }) => source).join("|"), "gi");
/** A commit SHA: GitLab adds a note to that commit. Without both a digit and a letter it is a number or a word. */
const COMMIT = /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}\b/gi;
/** Whether the character is harmless between its neighbours; fewer escapes keep sentences readable as plain text. */
function isInert(char, before, after) {
	switch (char) {
		case ":": return isLetterOrDigit(before) && (after === void 0 || /\s/.test(after));
		case "-":
		case "_":
		case "/": return isLetterOrDigit(before) && isLetter(after ?? "");
		default: return false;
	}
}
// src/core/text/invisible.ts
/**
* Characters that hide text, reorder it, or control a terminal. `Default_Ignorable_Code_Point` covers joiners, fillers,
* selectors and tags; the blank Braille pattern, the separators and interlinear annotations are added.
*/
const DECEPTIVE_CLASS = "\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\p{Cf}\\p{Cc}\\p{Co}\\p{Cs}\\u2028\\u2029\\u2800\\ufff9-\\ufffb";
const DECEPTIVE = lazyRegExp(`[${DECEPTIVE_CLASS}]`, "gu");
const SUSPICIOUS = lazyRegExp(`(?![\\t\\n])[${DECEPTIVE_CLASS}]`, "u");
const EMOJI_LIKE_OR_DECEPTIVE = lazyRegExp(`(\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{1,6}\\u{e007f}|[0-9#*]\\ufe0f\\u20e3|\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?(?:\\u200d\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?){0,9})|[${DECEPTIVE_CLASS}]`, "gu");
const ASCII_ONLY = /^[\t\n\x20-\x7e]*$/;
/** The deceptive characters of a text, tab, newline and emoji sequences excepted. */
function deceptiveCharacters(text) {
	const found = /* @__PURE__ */ new Set();
	if (isSuspicious(text)) eachDeceptive(text, (char) => found.add(char));
	return found;
}
/** Replaces deceptive characters with their code point: `<U+202E>`. */
function revealInvisible(text) {
	return isSuspicious(text) ? eachDeceptive(text, codePointName) : text;
}
function codePointName(char) {
	return `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function isSuspicious(text) {
	return !ASCII_ONLY.test(text) && SUSPICIOUS().test(text);
}
/** Linear time: each distinct emoji sequence is tested once, and at most `MAX_SEQUENCES` of them. */
function eachDeceptive(text, replace) {
	const known = /* @__PURE__ */ new Map();
	const isKnownEmoji = (sequence) => {
		const before = known.get(sequence);
		if (before !== void 0) return before;
		const isEmoji = !SUSPICIOUS().test(sequence) || known.size < MAX_SEQUENCES && isEmojiSequence(sequence);
		known.set(sequence, isEmoji);
		return isEmoji;
	};
	const replaced = (char) => char === "	" || char === "\n" ? char : String(replace(char));
	return text.replace(EMOJI_LIKE_OR_DECEPTIVE(), (found, sequence) => {
		if (sequence === void 0) return replaced(found);
		return isKnownEmoji(sequence) ? sequence : sequence.replace(DECEPTIVE(), replaced);
	});
}
/** Unicode has about 4,000. */
const MAX_SEQUENCES = 5e3;
const SHOWN_AS_PICTURE = lazyRegExp(String.raw`^(?!\p{Emoji_Presentation})\p{Emoji}\ufe0f$`, "u");
const EMOJI = lazyRegExp(String.raw`^\p{RGI_Emoji}$`, "v");
function isEmojiSequence(sequence) {
	return SHOWN_AS_PICTURE().test(sequence) || EMOJI().test(sequence);
}
// src/core/text/safe-url.ts
/** The encoded URL if it may be a link: https, an allowed host, no user name; otherwise `undefined`. */
function liveUrl(address, hosts) {
	if (!URL.canParse(address)) return void 0;
	const url = new URL(address);
	if (url.protocol !== "https:" || url.username || url.password || !hosts.has(url.host)) return void 0;
	return isReference(url) ? void 0 : escapeUrl(url.href);
}
/**
* A link to one of these pages adds a visible cross-reference there, and the author of a pull request could choose the
* page. https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
*/
const REFERENCE = /\/(?:issues|pull|pulls|discussions|merge_requests|work_items|incidents|epics|requirements|snippets|milestones)\/\d|\/commits?\/[0-9a-f]{6}/i;
function isReference({ pathname }) {
	return REFERENCE.test(pathname) || REFERENCE.test(decode(pathname));
}
function decode(pathname) {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}
/** A URL from the platform's API; empty if it is not valid. */
function serverUrl(address) {
	return escapeUrl(URL.canParse(address) ? new URL(address).href : "");
}
/**
* Percent-encodes every character that could end the link. `;` is among them, so that there are no HTML entities:
* cmark decodes them even after a backslash.
*/
function escapeUrl(address) {
	const percentEncoded = (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
	return markSafe(address.replace(/[^\w\-./:?&=#%~+,]/g, percentEncoded));
}
// src/core/text/simple-inline.ts
/**
* Renders text, code, emphasis of words, links and bare URLs exactly as markdown.ts would; `undefined` if there is
* anything else, or if parsers might disagree about it.
*/
function simpleInline(source, hosts) {
	return render(parse(source, hosts, "anywhere"));
}
/** The same without emphasis and links: for the content of emphasis. */
function simpleWords(source) {
	return render(parse(source, NO_HOSTS, "in emphasis"));
}
/** For text that is strong as a whole: code and emphasis stay, and what was strong in it already is like the rest. */
function simpleTitle(source) {
	const pieces = parse(source, NO_HOSTS, "anywhere")?.map((piece) => "markdown" in piece && piece.markdown.startsWith("**") ? { markdown: piece.markdown.slice(2, -2) } : piece);
	return render(pieces);
}
/** Code spans and escaped punctuation alone; everything else is text. */
function codeAndText(source) {
	let result = "";
	let done = 0;
	const text = (end) => escapeRevealed(source.slice(done, end).replace(ESCAPED, "$1"));
	for (const { index, 0: span } of source.matchAll(ANY_CODE)) {
		result += text(index) + span;
		done = index + span.length;
	}
	return result + text();
}
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const NO_HOSTS = /* @__PURE__ */ new Set();
function render(found) {
	if (!found) return void 0;
	let result = "";
	let text = "";
	for (const piece of found) {
		if ("text" in piece) {
			text += piece.text;
			continue;
		}
		if (text === "" && result !== "" || text.includes("](")) return void 0;
		result += escapeRevealed(text) + piece.markdown;
		text = "";
	}
	return text.includes("](") ? void 0 : result + escapeRevealed(text);
}
function escapeRevealed(text) {
	return text === "" ? "" : escapeText(revealInvisible(text));
}
/** Everything that can start a construct within a line. */
const SPECIAL = /[`*_[<&\\~@]|https?:\/\/|www\./gi;
function parse(source, hosts, where) {
	const found = [];
	let done = 0;
	SPECIAL.lastIndex = 0;
	for (let match = SPECIAL.exec(source); match; match = SPECIAL.exec(source)) {
		const at = match.index;
		const sign = match[0];
		if (isText(sign, source, at)) continue;
		const construct = sign === "`" ? code(source, at) : where === "anywhere" && other(sign, source, at, hosts);
		if (!construct) return void 0;
		found.push({ text: source.slice(done, at) }, ...construct.pieces);
		done = at + construct.length;
		SPECIAL.lastIndex = done;
	}
	found.push({ text: source.slice(done) });
	return found;
}
/** Whether the character is plain text between its neighbours. */
function isText(sign, source, at) {
	const [before = " ", after = " "] = [source[at - 1], source[at + 1]];
	switch (sign) {
		case "*": return /\s/.test(before) && /\s/.test(after);
		case "_": return isLetterOrDigit(before) && isLetterOrDigit(after);
		case "<": return !/[a-z/!?]/i.test(after) || matchAt(TAG, source, at) !== null;
		case "&": return !/[a-z#]/i.test(after);
		case "@": return !/[\w.+-]/.test(before);
		case "[": return !matchAt(LINK, source, at);
		default: return false;
	}
}
/** Raw HTML without attributes (they may contain marks), or `<string, number>`: both are shown as text. */
const TAG = /<\/?[a-z][a-z\d-]*(?:,| ?\/?>)/iy;
function other(sign, source, at, hosts) {
	if (sign === "*") return emphasis(source, at);
	if (sign === "[") return link(source, at, hosts);
	return /^http/i.test(sign) ? bareAddress(source, at, hosts) : void 0;
}
function code(source, at) {
	const [span] = matchAt(CODE, source, at) ?? [];
	return span === void 0 ? void 0 : {
		pieces: [{ markdown: span }],
		length: span.length
	};
}
const CODE = /`[^`\s](?:[^`\n]*[^`\s])?`(?!`)/y;
const ANY_CODE = /(?<![`\\])`[^`\s](?:[^`\n]*[^`\s])?`(?!`)/g;
/** Emphasis that all parsers agree on: blanks or plain punctuation outside the marks, words or code inside. */
function emphasis(source, at) {
	const mark = source[at + 1] === "*" ? "**" : "*";
	const start = at + mark.length;
	const end = closingMark(source, start);
	const after = source[end + mark.length] ?? " ";
	const content = source.slice(start, Math.max(start, end));
	const words = content === "" ? void 0 : simpleWords(content);
	if (words === void 0 || !source.startsWith(mark, end) || after === "*") return void 0;
	const [first = "", last = ""] = [content[0], content.at(-1)];
	if (!/[\s(]/.test(source[at - 1] ?? " ") || !isWord(first)) return void 0;
	return (/\s/.test(after) ? isWord(last) || /[.,:;!?)]/.test(last) : /[.,:;!?)]/.test(after) && isWord(last)) ? {
		pieces: [{ markdown: mark + words + mark }],
		length: end + mark.length - at
	} : void 0;
}
function isWord(char) {
	return char === "`" || isLetterOrDigit(char);
}
/** Index of the next `*` on the same line that is not in code; -1 if there is none. */
function closingMark(source, start) {
	for (let at = start; at >= start && at < source.length; at++) {
		const char = source[at];
		if (char === "*") return at;
		if (char === "\n") return -1;
		if (char === "`") {
			at = source.indexOf("`", at + 1);
			if (at < 0) return -1;
		}
	}
	return -1;
}
/** A link whose text may contain code, and whose URL needs no escapes. */
const LINK = /\[((?:[^[\]`\\\n]|`[^`\n]+`)+)\]\(([\w\-./:?=#%+,]+)\)/y;
/** As in prose-inline.ts: a link for the allowed hosts, otherwise the URL is shown as code. */
function link(source, at, hosts) {
	const [whole = "", shown = "", address = ""] = matchAt(LINK, source, at) ?? [];
	if (source[at - 1] === "!" || /^\s|\s$/.test(shown)) return void 0;
	const inner = parse(shown, NO_HOSTS, "in emphasis");
	const markdown = render(inner);
	if (!inner || markdown === void 0 || shown === address) return void 0;
	const url = liveUrl(address, hosts);
	if (url !== void 0) return {
		pieces: [{ markdown: `[${markdown}](${url})` }],
		length: whole.length
	};
	return {
		pieces: [
			...inner,
			{ text: " (" },
			{ markdown: `\`${address}\`` },
			{ text: ")" }
		],
		length: whole.length
	};
}
/** A URL with a dot in its host, followed by white space or the end, optionally after a dot or comma. */
const ADDRESS = /https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/(?:[\w\-/.#=]*[\w\-/#=])?)?(?=[.,]?(?:\s|$))/y;
function bareAddress(source, at, hosts) {
	const [address] = matchAt(ADDRESS, source, at) ?? [];
	if (address === void 0 || address.endsWith("_") || !/\s/.test(source[at - 1] ?? " ")) return void 0;
	if (source.lastIndexOf("[", at) >= 0) return void 0;
	const url = liveUrl(address, hosts);
	return {
		pieces: [{ markdown: url === void 0 ? `\`${address}\`` : `[${escapeText(address)}](${url})` }],
		length: address.length
	};
}
function matchAt(pattern, source, at) {
	pattern.lastIndex = at;
	return pattern.exec(source);
}
// src/core/text/code-language.ts
/**
* The info string of a fenced block is not visible on the page; it only selects the colours. A known language is kept.
* Everything else in it, such as `title="a.ts"` or hidden instructions for a machine, is returned to be shown as text.
*/
function codeLanguage(lang, meta) {
	const name = lang ?? "";
	const known = LANGUAGES$1.has(name.toLowerCase()) ? name : "text";
	return {
		lang: known,
		shown: [known === name || name === "" || ACTIVE.has(name.toLowerCase()) ? "" : name, meta ?? ""].filter(Boolean).join(" ")
	};
}
/** Names and aliases that people and models use. https://github.com/github-linguist/linguist/blob/main/lib/linguist/languages.yml */
const LANGUAGES$1 = words(`
  ada apache apex apl applescript arduino asciidoc asm assembly astro awk bash bat batch bazel bicep blade c c# c++ cc
  cfg clj clojure cmake cmd cobol coffee coffeescript conf console cpp cpp-objdump crystal cs csharp cshtml css csv cu
  cuda cue cxx cypher cython d dart delphi diff django docker dockerfile dotenv ebnf ecl ejs elisp elixir elm
  emacs-lisp env erb erl erlang ex exs f# f90 fish forth fortran fs fsharp gdscript gherkin git gitignore glsl gleam go
  go.mod golang gql gradle graphql groovy h haml handlebars haskell haxe hbs hcl hlsl hpp hs html html+erb http idris
  ini inputrc io ipynb irb j java javascript javascriptreact jenkinsfile jinja jinja2 jl js json json5 jsonc jsonl
  jsonnet jsp jsx julia just kdl kotlin kql kt kts ksh latex less liquid lisp log lua m make makefile markdown mathematica
  matlab md mdx meson mojo move mysql nasm nginx nim nix nu objc objc++ objective-c objectivec ocaml octave odin openscad
  output pascal patch perl pgsql php pl plaintext plpgsql plsql postgres postgresql postscript powershell prisma prolog
  promql properties proto protobuf ps1 psql pug puppet purescript pwsh py py3 pycon pyi pyrex python python3 qml r racket
  raku razor rb re reason reg regex regexp rego rescript rex robotframework rs rst ruby rust sass scala scheme scss sed
  sh shell shell-session shellscript solidity sparql sql sqlite starlark stylus svelte svg swift systemverilog tcl tcsh
  tex text terraform tf toml traceback ts tsql tsv tsx twig txt typescript typescriptreact typst v vala vb vba vbnet
  verilog vhdl vim viml vimscript vue vyper wasm wast wat wgsl xhtml xml xsd xsl xslt yaml yml yul zig zsh`);
/**
* Languages that GitHub (https://docs.github.com/get-started/writing-on-github) or GitLab (with Kroki) renders as a
* diagram or a button instead of code. Such blocks are written as plain text, so the name need not be shown.
*/
const ACTIVE = words(`
  suggestion mermaid math geojson topojson stl glql plantuml c4plantuml kroki actdiag blockdiag bpmn bytefield d2 dbml
  diagramsnet ditaa dot erd excalidraw graphviz nomnoml nwdiag packetdiag pikchr rackdiag seqdiag structurizr svgbob
  symbolator tikz umlet vega vegalite wavedrom wireviz`);
function words(text) {
	return new Set(text.trim().split(/\s+/));
}
// src/core/text/fence.ts
/**
* A fenced code block that its content cannot close: the fence is one backtick longer than the longest run in it.
* https://spec.commonmark.org/0.31.2/#fenced-code-blocks
*/
function fence(lines, info) {
	const longest = lines.reduce((max, line) => Math.max(max, longestBacktickRun(line)), 0);
	const mark = "`".repeat(Math.max(3, longest + 1));
	return markSafe([
		mark + info,
		...lines,
		mark
	].join("\n"));
}
/**
* Puts the block into a quote if one of its lines could be read as a slash command, so that no line starts with it.
* Current GitLab parses Markdown before it searches for commands, but older versions and bots on GitHub only read
* lines, and may not recognise a block with a language as code.
* https://gitlab.com/gitlab-org/gitlab/-/blob/master/lib/gitlab/quick_actions/extractor.rb
*/
function quotedIfCommand(block) {
	if (!holdsCommand(block)) return block;
	return markSafe(block.split("\n").map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
}
function holdsCommand(code) {
	return /^\/[a-z][\w-]*(?:\s|$)/im.test(code);
}
function longestBacktickRun(text) {
	let longest = 0;
	for (let at = text.indexOf("`"); at >= 0; at = text.indexOf("`", at)) {
		const start = at;
		while (text[at] === "`") at++;
		longest = Math.max(longest, at - start);
	}
	return longest;
}
/** Untrusted text as a code span of at most `length` characters (plus `…`), with invisible characters revealed. */
function shortCode(text, length) {
	let source = truncate(text, length);
	while (revealInvisible(source).length > length) source = truncate(source, Math.floor(source.length / 2));
	const shown = revealInvisible(source);
	return codeSpan(source === text ? shown : `${shown}…`);
}
/** Text as an inline code span that its backticks cannot close. https://spec.commonmark.org/0.31.2/#code-spans */
function codeSpan(text) {
	const line = collapseWhitespace(text);
	const mark = "`".repeat(longestBacktickRun(line) + 1);
	const pad = /^[` ]|[` ]$/.test(line) || line === "" ? " " : "";
	return markSafe(mark + pad + line + pad + mark);
}
// src/core/text/other-block.ts
/**
* A block that is not simple (a table, a quote, a paragraph with unusual marks) but can be parsed separately.
* `undefined` if a list may continue, if a fence, HTML or a definition may affect other blocks, or if blanks at the
* ends of lines matter; `&nbsp;` is one of these.
*/
function otherBlock(lines, start, isAfterList) {
	const blank = lines.indexOf("", start);
	const end = blank < 0 ? lines.length : blank;
	const blockLines = lines.slice(start, end);
	const source = blockLines.join("\n");
	if (AFFECTS_OTHERS.test(source) || blockLines.some((line) => ODD_BLANKS.test(line))) return void 0;
	const next = lines.slice(end).find((line) => line !== "") ?? "";
	const hasList = blockLines.some((line) => LIST.test(line));
	const hasCode = blockLines.some((line) => line.startsWith("    "));
	if (/^\s/.test(source) || (hasList || hasCode) && (isAfterList || LIST.test(next))) return void 0;
	return {
		source: blank < 0 ? source : `${source}\n`,
		end,
		hasList
	};
}
const AFFECTS_OTHERS = /```|~~~|\]:|<(?:[!?]|script|pre|style|textarea)|;$/i;
/** White space that the parser and JavaScript treat differently, or that may be a line break. */
const ODD_BLANKS = /[^\S ]|\s$/;
const LIST = /^[\s>]*(?:[-+*]|\d+[.)])(?:\s|$)/;
// src/core/text/simple-table.ts
/** Renders a table in which all rows have as many cells as the header, each between `|`; see simple-markdown.ts. */
function simpleTable(lines, hosts) {
	const [header = [], delimiters = [], ...rows] = lines.map(splitCells);
	if (lines.length < 2 || !delimiters.every((cell) => /^:?-+:?$/.test(cell))) return void 0;
	const all = [
		header,
		delimiters,
		...rows
	];
	if (header.length === 0 || all.some((cells) => cells.length !== header.length)) return void 0;
	const written = all.map((cells, row) => {
		if (row === 1) return cells.map((cell) => cell.replace(/-+/, "-"));
		return cells.map((cell) => cell === "" ? "" : simpleInline(cell, hosts));
	});
	if (written.flat().includes(void 0)) return void 0;
	return written.map((cells) => `|${cells.map((cell) => cell === "" ? " |" : ` ${cell} |`).join("")}`).join("\n");
}
/** `|` separates cells even inside code, except after a backslash; such rows are not simple. */
function splitCells(line) {
	const row = /^\|(.*)\|$/.exec(line)?.[1];
	return row === void 0 || row.includes("\\") ? [] : row.split("|").map((cell) => cell.trim());
}
// src/core/text/simple-markdown.ts
/**
* Renders the Markdown of most findings: paragraphs, headings, fenced code, lists, quotes, tables. The result is exactly
* that of markdown.ts, which parses twice and takes fifty times as long. Blocks that are not simple are left to
* `writeOther`; `undefined` if that is missing, or if the text must be parsed as a whole.
*/
function simpleMarkdown(source, linkHosts, writeOther) {
	const hosts = new Set(linkHosts.map((host) => host.toLowerCase()));
	const texts = readBlocks(source.split("\n"), hosts, writeOther !== void 0)?.map((block) => "markdown" in block ? block.markdown : writeOther?.(block.source, linkHosts));
	return texts?.length && texts.every(Boolean) ? markSafe(texts.join("\n\n")) : void 0;
}
function readBlocks(lines, hosts, withOthers) {
	const blocks = [];
	let group = {
		at: 0,
		blocks: 0,
		isAfterList: false
	};
	for (let at = 0, isAfterList = false; at < lines.length;) {
		if (lines[at] === "") {
			at++;
			continue;
		}
		const isFirst = at === 0 || lines[at - 1] === "";
		if (isFirst) group = {
			at,
			blocks: blocks.length,
			isAfterList
		};
		const kind = kindOf(lines[at] ?? "");
		const isNextList = isAfterList && (kind === "list" || lines[at]?.startsWith(">"));
		let block;
		if (!isNextList) block = kind === "other" && isFirst ? quoteOrTable(lines, at, hosts) : readBlock(kind, lines, at, hosts);
		if (!block && withOthers) {
			blocks.length = group.blocks;
			block = otherBlock(lines, group.at, group.isAfterList);
		}
		if (!block) return void 0;
		blocks.push(block);
		isAfterList = "hasList" in block ? block.hasList : kind === "list";
		at = block.end;
	}
	return blocks;
}
/** Renders a quote or a table that ends at the next blank line. */
function quoteOrTable(lines, start, hosts) {
	const blank = lines.indexOf("", start);
	const end = blank < 0 ? lines.length : blank;
	const blockLines = lines.slice(start, end);
	if (blockLines.some((line) => ODD_BLANKS.test(line))) return void 0;
	const markdown = blockLines[0]?.startsWith("|") ? simpleTable(blockLines, hosts) : quote(blockLines, hosts);
	return markdown === void 0 ? void 0 : {
		markdown,
		end
	};
}
/** A quote in which every line starts with `>`. */
function quote(lines, hosts) {
	if (!lines.every((line) => /^>(?: \S|$)/.test(line))) return void 0;
	const inner = lines.map((line) => line.slice(2));
	const blocks = readBlocks(inner, hosts, false);
	const texts = blocks?.flatMap((block) => "markdown" in block ? block.markdown : []);
	if (!texts?.length || blocks?.some(({ end }) => end > inner.length)) return void 0;
	return texts.join("\n\n").split("\n").map((line) => line === "" ? ">" : `> ${line}`).join("\n");
}
/** `other` includes lines that are markup as a whole: a rule, an underline, the second row of a table. */
function kindOf(line) {
	if (line === "") return "blank";
	if (line.startsWith("```")) return "fence";
	if (OTHER.test(line)) return "other";
	if (/^#{1,6} /.test(line)) return "heading";
	return ITEM.test(line) ? "list" : "paragraph";
}
const OTHER = /^[\s>|~]|^<[a-z/!?]|^[-+*=_:|~ ]+$|^#{1,6}$|^\d+[.)]$|^0\d+[.)]|^(?:[-+*]|\d+[.)]) {5}|[^\S ]|\s$|\]:/i;
const ITEM = /^(?:([-+*])|(0|[1-9]\d{0,8})[.)]) {1,4}(?=\S)/;
function readBlock(kind, lines, at, hosts) {
	switch (kind) {
		case "fence": return fencedCode(lines, at);
		case "heading": return heading$1(lines[at] ?? "", at);
		case "list": return list(lines, at, hosts);
		case "paragraph": return paragraph(lines, at, hosts);
		default: return;
	}
}
function paragraph(lines, start, hosts) {
	let end = start + 1;
	for (; end < lines.length; end++) {
		const line = lines[end] ?? "";
		const kind = kindOf(line);
		if (kind === "other") return void 0;
		if (kind === "list" && /^\d/.test(line) && !/^1[.)]/.test(line)) return void 0;
		if (kind !== "paragraph") break;
	}
	const markdown = simpleInline(lines.slice(start, end).join("\n"), hosts);
	return markdown === void 0 ? void 0 : {
		markdown,
		end
	};
}
function heading$1(line, at) {
	const content = line.slice(line.indexOf(" ") + 1);
	const words = /^\s|#$/.test(content) ? void 0 : simpleWords(content);
	return words === void 0 ? void 0 : {
		markdown: `**${words}**`,
		end: at + 1
	};
}
/** A fence without an end continues to the last line, as in a truncated message. */
function fencedCode(lines, start) {
	const [, open = "", info = ""] = /^(`+)([\w+#.-]*)$/.exec(lines[start] ?? "") ?? [];
	const { lang, shown } = codeLanguage(info, void 0);
	const closing = (line) => /^ {0,3}(`{3,})[ \t]*$/.exec(line)?.[1] ?? "";
	const found = lines.findIndex((line, at) => at > start && closing(line).length >= open.length);
	const end = found < 0 ? lines.length : found;
	const value = lines.slice(start + 1, end).join("\n");
	const isOdd = found < 0 ? lines.at(-1) === "" : /\s/.test(lines[end] ?? "");
	if (open === "" || shown !== "" || isOdd || holdsCommand(value)) return void 0;
	const mark = "`".repeat(Math.max(3, longestBacktickRun(value) + 1));
	return {
		markdown: [
			mark + lang,
			...value === "" ? [] : [value],
			mark
		].join("\n"),
		end: end + 1
	};
}
function list(lines, start, hosts) {
	const items = [];
	const numbers = [];
	const [, bullet] = ITEM.exec(lines[start] ?? "") ?? [];
	const sign = signOf(lines[start] ?? "");
	let isSpread = false;
	let at = start;
	let width = 0;
	for (; at < lines.length; at++) {
		const line = lines[at] ?? "";
		const item = ITEM.exec(line);
		if (line === "") {
			const next = lines.findIndex((each, index) => index > at && each !== "");
			if (next < 0 || kindOf(lines[next] ?? "") !== "list") {
				if (/^\s/.test(lines[next] ?? "")) return void 0;
				break;
			}
			isSpread = true;
			at = next - 1;
		} else if (item) {
			if (signOf(line) !== sign) return void 0;
			width = item[0].length;
			items.push([line.slice(width)]);
			numbers.push(Number(item[2] ?? 0));
		} else if (line.startsWith(" ".repeat(width)) && line.trim() !== "") items.at(-1)?.push(line.slice(width));
		else return;
	}
	const markers = bullet === void 0 ? numberMarkers(numbers) : items.map(() => "-");
	const texts = items.map((item, index) => renderItem(item, `${markers?.[index]} `, hosts));
	if (!markers || texts.includes(void 0)) return void 0;
	return {
		markdown: texts.join(isSpread ? "\n\n" : "\n"),
		end: at
	};
}
/** The bullet, or the character after the number; a different one starts a new list. */
function signOf(line) {
	return /^\d*(.)/.exec(line)?.[1] ?? "";
}
/** Markers for consecutive numbers, or for the same number throughout; see prose-tree.ts. */
function numberMarkers(numbers) {
	const [first = 1] = numbers;
	if (!numbers.every((number) => number === first) && numbers.some((number, index) => number !== first + index)) return void 0;
	return numbers.map((_, index) => `${first + index}.`);
}
function renderItem(lines, marker, hosts) {
	if (kindOf(lines[0] ?? "") === "list") return void 0;
	const blocks = blocksOfItem(dedent(lines), hosts);
	const indent = `\n${" ".repeat(marker.length)}`;
	return blocks && marker + blocks.join("\n").replaceAll("\n", indent);
}
/** An item may have no blank line, no heading, at most one list, and no fence without an end. */
function blocksOfItem(lines, hosts) {
	const blocks = [];
	for (let at = 0; at < lines.length;) {
		const kind = kindOf(lines[at] ?? "");
		const block = kind === "heading" ? void 0 : readBlock(kind, lines, at, hosts);
		if (!block || block.end > lines.length) return void 0;
		blocks.push(block.markdown);
		at = block.end;
	}
	return blocks;
}
/** The first nested list may be indented by up to three extra blanks; then so are all lines after it. */
function dedent(lines) {
	const from = lines.findIndex((line) => /^ {0,3}(?:[-+*]|\d+[.)]) /.test(line));
	const [blanks = ""] = /^ */.exec(lines[from] ?? "") ?? [];
	if (from < 0 || !lines.slice(from).every((line) => line.startsWith(blanks))) return lines;
	return [...lines.slice(0, from), ...lines.slice(from).map((line) => line.slice(blanks.length))];
}
// src/core/text/prose.ts
/**
* Renders untrusted Markdown with allowed constructs only, so that it has no side effects and does not affect the
* text after it. If it cannot be rendered reliably, the text is shown literally.
*/
function prose(text, options) {
	const source = normalise(text);
	if (options.mode === "literal" || !isMarkdown$1(source)) return literal(source);
	const { linkHosts, writeMarkdown } = options;
	return simpleMarkdown(source, linkHosts, writeMarkdown) ?? writeMarkdown?.(source, linkHosts) ?? literal(source);
}
/** Whether a finding's message needs the Markdown writer. */
function needsMarkdown(text) {
	return isMarkdown$1(normalise(text));
}
function normalise(text) {
	return revealInvisible(text.replace(/\r\n?/g, "\n"));
}
function isMarkdown$1(source) {
	return !isPlain(source) && !isTooComplex(source);
}
/** The text with all Markdown escaped; lines and paragraphs are kept. */
function literal(text) {
	return markSafe(text.split("\n").map((line) => escapeText(line.trim())).join("\n").replace(/\n{3,}/g, "\n\n").trim());
}
/** One line of untrusted text without any Markdown: a title, a rule, a name. */
function inlineText(text) {
	return escapeText(collapseWhitespace(revealInvisible(text)).trim());
}
/** One line of untrusted Markdown: a title. Code and emphasis are kept, everything else is text. */
function inlineProse(text, mode) {
	const source = collapseWhitespace(revealInvisible(text)).trim();
	if (mode === "literal" || !/[`*\\]/.test(source)) return escapeText(source);
	return markSafe(simpleTitle(source) ?? codeAndText(source));
}
/** Whether the text has no Markdown, like most messages of tools: the fast path. */
function isPlain(text) {
	return !MAY_BE_MARKDOWN.test(text) && countLoneUnderscores(text) === 0;
}
const MAY_BE_MARKDOWN = /[`*~[\]<>#|&\\=$@^]|:\/\/|[wW]{3}\.|(?:^|\n)[ \t]*(?:[-+:]|\d+[.)]| {4}|\t)/;
/** In characters. Longer text is not parsed as Markdown; a comment cannot hold more. */
const MAX_MARKDOWN = 6e4;
/** More than a person would write, but few enough to parse in less than a second. */
const MAX = {
	lines: 600,
	punctuation: 12e3,
	containers: 2e3,
	nesting: 12,
	emphasis: 2e3
};
const MAX_IN_PARAGRAPH = {
	marks: 1600,
	emphasis: 400
};
const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const MARKS = /[[\]`!<|@&\\]|www\.|:\/\//gi;
const CONTAINER = />|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/g;
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
/** The parser takes quadratic time in lines and in marks per paragraph, and more with nesting. */
function isTooComplex(text) {
	if (text.length > MAX_MARKDOWN || count$1(text, PUNCTUATION) > MAX.punctuation) return true;
	const lines = text.split("\n");
	if (lines.length > MAX.lines || emphasisIn(text) > MAX.emphasis) return true;
	let containers = 0;
	let paragraph = {
		marks: 0,
		emphasis: 0
	};
	for (const line of lines) {
		const nested = nesting(line);
		containers += nested;
		if (nested > MAX.nesting || containers > MAX.containers) return true;
		if (line.trim() === "") paragraph = {
			marks: 0,
			emphasis: 0
		};
		paragraph.marks += count$1(line, MARKS);
		paragraph.emphasis += emphasisIn(line);
		if (paragraph.marks > MAX_IN_PARAGRAPH.marks || paragraph.emphasis > MAX_IN_PARAGRAPH.emphasis) return true;
	}
	return false;
}
function emphasisIn(text) {
	return count$1(text, /[*~]/g) + countLoneUnderscores(text);
}
function count$1(text, pattern) {
	return text.match(pattern)?.length ?? 0;
}
/** Number of containers (lists, quotes) that a line opens, plus those that its indentation may mean. */
function nesting(line) {
	const opened = CONTAINERS.exec(line)?.[0];
	if (opened === void 0) return 0;
	const columns = /^[ \t]*/.exec(opened)?.[0].replaceAll("	", "    ").length ?? 0;
	return count$1(opened, CONTAINER) + columns / COLUMNS_PER_LIST;
}
/** Usual indentation of a nested list. */
const COLUMNS_PER_LIST = 4;
// src/input/load-markdown.ts
/** Loads the Markdown writer only if a message needs it: it is half of the bundle. */
async function loadMarkdown(findings, summaries = []) {
	if (!(summaries.some(needsMarkdown) || findings.some(({ message, extra = [] }) => message !== void 0 && needsMarkdown(message) || extra.some(({ text }) => needsMarkdown(text))))) return void 0;
	return memoise$1((await __nccwpck_require__.e(/* import() */ 542).then(__nccwpck_require__.bind(__nccwpck_require__, 2542)).then((n) => n.t)).writeMarkdown);
}
/** Caches results: tools repeat messages, and after each refusal the review is planned again. */
function memoise$1(write) {
	const written = /* @__PURE__ */ new Map();
	return (source, linkHosts) => {
		const key = [...linkHosts, source].join("\n");
		if (!written.has(key)) written.set(key, write(source, linkHosts));
		return written.get(key);
	};
}
// src/input/syntax/languages.ts
const EXTENSIONS = {
	bash: "sh bash",
	c: "c",
	cpp: "h cc cpp cxx hh hpp hxx",
	"c-sharp": "cs",
	css: "css",
	go: "go",
	html: "html htm",
	java: "java",
	javascript: "js mjs cjs jsx",
	kotlin: "kt kts",
	php: "php",
	python: "py pyi",
	ruby: "rb rake gemspec",
	rust: "rs",
	toml: "toml",
	tsx: "tsx",
	typescript: "ts mts cts",
	json: "json",
	jsonc: "jsonc code-workspace",
	yaml: "yml yaml"
};
const LANGUAGES = new Map(Object.keys(EXTENSIONS).flatMap((language) => EXTENSIONS[language].split(" ").map((extension) => [extension, language])));
/** Files of tools that read JSON with comments. */
const WITH_COMMENTS = /(?:^|\/)(?:[tj]sconfig[^/]*|\.eslintrc|devcontainer|\.vscode\/[^/]*)\.json$/i;
/** The language of a file that can be parsed, by its name. */
function languageOf(path) {
	if (WITH_COMMENTS.test(path)) return "jsonc";
	const name = path.slice(path.lastIndexOf("/") + 1);
	return LANGUAGES.get(name.slice(name.lastIndexOf(".") + 1).toLowerCase());
}
// src/input/load-syntax.ts
/**
* Loads the parsers for these files, and no others: together they are as large as the rest of the program. One that
* cannot be loaded is named in the log; suggestions in such files are offered without this check.
*/
async function loadSyntax(paths, say, load = loadParser) {
	const parsers = /* @__PURE__ */ new Map();
	const failed = [];
	for (const language of new Set(paths.map(languageOf))) {
		if (language === void 0) continue;
		try {
			parsers.set(language, memoise(careful(await load(language))));
		} catch (error) {
			failed.push(`${language} (${error instanceof Error ? error.message : String(error)})`);
		}
	}
	if (failed.length > 0) say(`Suggestions are not checked for syntax errors where the parser cannot be loaded: ${failed.join(", ")}`);
	if (parsers.size === 0) return void 0;
	return (path, text) => {
		const language = languageOf(path);
		return language === void 0 || isTemplate(language, text) ? void 0 : parsers.get(language)?.(text);
	};
}
/** A template, such as a Helm chart, has the syntax of neither language. */
function isTemplate(language, text) {
	return DATA.has(language) && /\{\{|\{%|<%/.test(text);
}
const DATA = /* @__PURE__ */ new Set([
	"yaml",
	"json",
	"jsonc",
	"toml",
	"html",
	"css"
]);
async function loadParser(language) {
	switch (language) {
		case "json": return (await __nccwpck_require__.e(/* import() */ 935).then(__nccwpck_require__.bind(__nccwpck_require__, 6935)).then((n) => n.t)).parseJson;
		case "jsonc": return (await __nccwpck_require__.e(/* import() */ 935).then(__nccwpck_require__.bind(__nccwpck_require__, 6935)).then((n) => n.t)).parseJsonc;
		case "yaml": return (await Promise.all(/* import() */[__nccwpck_require__.e(30), __nccwpck_require__.e(766)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8766)).then((n) => n.t)).parseYaml;
		default: return (await __nccwpck_require__.e(/* import() */ 605).then(__nccwpck_require__.bind(__nccwpck_require__, 8605)).then((n) => n.t)).loadGrammar(language);
	}
}
/** In characters; about two seconds for the slowest parser. Source code is not longer. */
const MAX_TEXT$2 = 1e6;
/** A parser that throws, for example at deep nesting, has no answer. */
function careful(parse) {
	return (text) => {
		try {
			return text.length > MAX_TEXT$2 ? void 0 : parse(text.replace(/^\ufeff/, ""));
		} catch {
			return;
		}
	};
}
/** After each refusal by the platform the review is planned again. */
function memoise(parse) {
	const parsed = /* @__PURE__ */ new Map();
	return (text) => {
		if (!parsed.has(text)) parsed.set(text, parse(text));
		return parsed.get(text);
	};
}
// src/core/finding/reason.ts
/** Why a finding is where it is, or why its code has no button. The codes are part of the report's format. */
const REASONS = {
	"no-diff": "There is no diff to place the finding on.",
	"path-not-in-diff": "No changed file has this path.",
	"path-not-listed": "More files are changed than the platform lists, and none of those has this path.",
	"no-file": "The finding is about no file.",
	"path-ambiguous": "Several changed files fit this path.",
	"whole-file": "The finding is about the whole file.",
	"no-patch": "The diff of this file is not available: it is binary, too large, or only renamed.",
	"patch-damaged": "The diff of this file is incomplete, so its line numbers cannot be trusted.",
	"line-not-in-diff": "The line is not part of the diff.",
	"over-limit": "The review has reached its limit of inline comments.",
	"out-of-scope": "It is not about a line that this change brings in.",
	"in-baseline": "The base has this finding too.",
	"below-min-severity": "The severity is below min-severity.",
	"below-min-confidence": "The confidence is below min-confidence.",
	refused: "The platform refused a comment on this line.",
	"already-posted": "An earlier run has posted this finding.",
	settled: "People have decided on this finding in an earlier thread.",
	joined: "Its change is part of the suggestion beside it.",
	"same-defect": "Another source reports the same; one comment tells both.",
	"bad-entry": "The entry could not be read.",
	"plan-failed": "Something went wrong with this finding, so it is shown as text.",
	"holds-token": "The finding would give the token of the run away.",
	"suggestions-off": "This review offers none.",
	"protected-path": "A file like this one is changed by hand, not with a button.",
	"deleted-line": "A deleted line cannot be changed by a suggestion.",
	"range-cut": "Only part of the range is in the diff.",
	"deleted-row-in-range": "A deleted line lies inside the range, and no suggestion may span it.",
	"no-change": "The lines already read like this.",
	"original-differs": "The code that it quotes is not what stands there.",
	"original-unclear": "The code that it quotes stands in more than one place.",
	moved: "The code that it quotes stands on other lines than it names.",
	"path-guessed": "The file was guessed from its path, and no quoted code confirms it.",
	"commit-differs": "The finding describes another state of this file, and no quoted code confirms the lines.",
	"doubtful-range": "The code repeats lines next to the range, so the range may be wrong.",
	"doubtful-indentation": "The indentation is not that of the replaced lines, and in this file it has meaning.",
	"doubtful-file": "The lines of another changed file with this name fit the code better.",
	incomplete: "The code is only a part of the line that it would replace.",
	"old-and-new": "The code keeps the old lines beside their new version.",
	"brackets-differ": "The code leaves other brackets open, or closes others, than the replaced lines do.",
	"does-not-parse": "With it the file no longer parses.",
	"looks-like-diff": "The code looks like a diff or a numbered listing that does not match the lines.",
	"not-code": "This reads like advice, not like code.",
	"special-file": "A link or a submodule has no lines to change.",
	elision: "The code leaves something out (\"…\").",
	"far-right": "The code hides text behind a long run of blanks.",
	"invisible-characters": "The code brings in invisible or control characters.",
	credential: "The code looks like it holds a credential.",
	"not-utf8": "The file is not all UTF-8 text, and a suggestion would overwrite what cannot be read.",
	"mixed-line-endings": "The file mixes CRLF and LF, and a suggestion would rewrite all of them.",
	"line-ends-unclear": "The file has characters that some tools count as line ends, so the line that the fix is meant for is not certain.",
	"blank-line-block": "A suggestion of blank lines alone is read differently by different clients.",
	"crlf-lines": "The file has CRLF line ends, and a suggestion of several lines would mix them with LF.",
	"altered-characters": "The code has characters, like no-break spaces, that a suggestion would turn into something else.",
	"too-many-lines": "The change replaces more lines than a suggestion may.",
	"no-suggestions-here": "No suggestion can be applied in a file of this kind.",
	"fails-check": "A check of the project fails with this change.",
	overlap: "Another suggestion of this review changes the same lines.",
	"several-for-one-line": "Several suggestions are given for the same line.",
	"field-wins": "Another change for this finding has the button.",
	"marker-unclear": "It is not clear where the suggested code ends.",
	"offset-out-of-range": "It is meant for a line that is too far away.",
	"offset-from-range": "It is not clear which line it is meant for.",
	"target-not-in-diff": "The line it is meant for is not in the diff.",
	"too-long": "The code is too long for a comment.",
	alternatives: "There are several fixes to choose from.",
	"other-source": "The suggestion of another source has the button.",
	"sources-differ": "The sources suggest different changes.",
	"several-files": "The fix changes other files too.",
	"fix-unplaceable": "The fix names a place in the line that cannot be told for certain.",
	"line-endings": "The change is in the line ends (CRLF or LF), which no suggestion can make.",
	"final-newline": "The change is in the newline at the end of the file, which no suggestion can make."
};
Object.keys(REASONS);
function because(code, reason = REASONS[code]) {
	return {
		code,
		reason
	};
}
/** Code that was damaged in transport is not usable either, but it is shown as it was received. */
function isAdvice({ code, reason }) {
	return code === "not-code" && reason === REASONS["not-code"];
}
// src/core/diff/unchanged-line.ts
/**
* The old number of a line of the new file outside the hunks. `undefined` if a hunk contains the line, or if the hunks
* show that the file ends before it; below the last hunk they cannot prove that the line exists.
*/
function oldLineOf(hunks, line) {
	const { below, endsWithLast } = outlineOf(hunks);
	const next = countWhile(hunks, (hunk) => hunk.start.new <= line);
	const start = below[next - 1] ?? {
		old: 1,
		new: 1
	};
	if (line < start.new || next === hunks.length && endsWithLast) return void 0;
	return line - start.new + start.old;
}
const outlines = /* @__PURE__ */ new WeakMap();
function outlineOf(hunks) {
	const known = outlines.get(hunks);
	if (known) return known;
	const outline = {
		below: hunks.map(lineBelow),
		endsWithLast: endsWithLastHunk(hunks)
	};
	outlines.set(hunks, outline);
	return outline;
}
function lineBelow({ start, rows, right }) {
	const added = rows.filter(({ kind }) => kind === "added").length;
	return {
		old: start.old + rows.length - added,
		new: start.new + right.length
	};
}
/** A line without a newline is the last one, and a hunk has less context than others only at the end of the file. */
function endsWithLastHunk(hunks) {
	const last = hunks.at(-1);
	if (!last || last.rows.some(({ ending }) => ending === "none")) return true;
	const shown = contextBelow(last);
	return hunks.some((hunk) => Math.max(contextAbove(hunk), contextBelow(hunk)) > shown);
}
function contextAbove({ rows }) {
	return rows.findIndex((row) => !isContext(row));
}
function contextBelow({ rows }) {
	return rows.length - 1 - rows.findLastIndex((row) => !isContext(row));
}
function isContext({ kind }) {
	return kind === "context";
}
// src/core/finding/fix.ts
/** As `endColumn`: after the last character of the line. */
const END_OF_LINE = Number.POSITIVE_INFINITY;
/** The lines that a fix touches; if it only inserts between two lines, `last` is the line above. */
function touchedLines(changes) {
	return {
		first: changes.reduce((min, { startLine }) => Math.min(min, startLine), Number.POSITIVE_INFINITY),
		last: changes.reduce((max, change) => Math.max(max, lastTouched(change)), Number.NEGATIVE_INFINITY)
	};
}
/** A change that ends at the start of a line does not touch that line, unless it joins the line above to it. */
function lastTouched({ startColumn, endLine, endColumn, text }) {
	const joinsLines = text === "" ? startColumn > 1 : !text.endsWith("\n");
	return endColumn === 1 && !joinsLines ? endLine - 1 : endLine;
}
/** Lines and characters that a fix may replace. A larger fix gets no button, and computing it would be slow. */
const MAX_REPLACED = {
	maxLines: 1e4,
	maxLength: 5e5
};
// src/core/place/lines-text.ts
/** Has a literal type, so that templates of safe text accept it. `last < first` means an insertion between two lines. */
function linesText({ first, last }) {
	if (last < first) return last < 1 ? "the top of the file" : `the place after line ${last}`;
	return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}
// src/core/finding/suggestion.ts
function suggestionBlock(lines, options = {}) {
	return fence(lines, infoString(options));
}
/** Formats an edit as the suggestion block of a platform. */
function writeButton({ first, last, lines }, { dialect, quotedButtons }) {
	const block = suggestionBlock(lines, {
		dialect,
		offset: first - last
	});
	return quotedButtons ? quotedIfCommand(block) : block;
}
function infoString({ dialect = "github", offset = 0 }) {
	switch (dialect) {
		case "github": return "suggestion";
		case "gitlab": return `suggestion:-${Math.max(0, -offset)}+${Math.max(0, offset)}`;
		case "offset": return offset === 0 ? "suggestion" : `suggestion:${offset > 0 ? "+" : ""}${offset}`;
	}
}
/** Splits at LF or CRLF: `""` has no lines, `"\n"` is one blank line, a trailing newline belongs to the last line. */
function splitLines(text) {
	if (text === "") return [];
	return text.replace(/\r?\n$/, "").split(/\r?\n/);
}
// src/core/place/quote-search.ts
function comparable(how, text) {
	return how === "exact" ? text.trimEnd() : text.replace(/\s+/g, "");
}
const searchedHunks = {
	LEFT: /* @__PURE__ */ new WeakMap(),
	RIGHT: /* @__PURE__ */ new WeakMap()
};
function linesOfHunks$1(hunks, side) {
	const known = searchedHunks[side].get(hunks);
	if (known) return known;
	const made = {
		*rows() {
			for (const { rows } of lineRuns(hunks, side)) for (const row of rows) yield {
				line: lineOn(row, side),
				text: row.text
			};
		},
		isOneRun: ({ first, last }) => (runAt(hunks, side, first)?.last ?? 0) >= last
	};
	searchedHunks[side].set(hunks, made);
	return made;
}
const searchedFiles = /* @__PURE__ */ new WeakMap();
function linesOfFile(file) {
	const known = searchedFiles.get(file);
	if (known) return known;
	const made = {
		*rows() {
			for (const { first, last } of file.runs) for (let line = first; line <= last; line++) yield {
				line,
				text: file.textAt(line) ?? ""
			};
		},
		isOneRun: ({ first, last }) => file.runs.some((run) => run.first <= first && last <= run.last)
	};
	searchedFiles.set(file, made);
	return made;
}
/** Cached per comparison: thousands of findings may search their quotes in the same file. */
const indexes$1 = /* @__PURE__ */ new WeakMap();
function lineIndex(searched, how) {
	const made = indexes$1.get(searched) ?? /* @__PURE__ */ new Map();
	indexes$1.set(searched, made);
	const index = made.get(how) ?? makeIndex(searched, how);
	made.set(how, index);
	return index;
}
function makeIndex(searched, how) {
	const lines = [];
	const texts = [];
	const textIds = /* @__PURE__ */ new Map();
	const positions = [];
	for (const row of searched.rows()) {
		const text = comparable(how, row.text);
		const id = textIds.get(text) ?? textIds.size;
		textIds.set(text, id);
		const known = positions[id];
		if (known) known.push(lines.length);
		else positions.push([lines.length]);
		texts.push(id);
		lines.push(row.line);
	}
	return {
		lines,
		texts,
		textIds,
		positions
	};
}
/**
* Limit of row comparisons for one quote, plus a number for each of its lines. A quote that needs more consists of
* lines that occur thousands of times in the file; then the places found are not treated as unique.
*/
const MAX_COMPARED$4 = 2e4;
const MAX_COMPARED_PER_LINE = 50;
/**
* Finds the places of the quoted lines: enough of them to know whether there is only one, and which is nearest to a
* line. `complete` is false if the search stopped at its limit, so that there may be others.
*/
function findLines(searched, quoted, how, near) {
	const index = lineIndex(searched, how);
	const wanted = [];
	let rarest = 0;
	for (const line of quoted) {
		const id = index.textIds.get(comparable(how, line));
		if (id === void 0) return {
			ranges: [],
			complete: true
		};
		wanted.push(id);
		if (countOf(index, id) < countOf(index, wanted[rarest])) rarest = wanted.length - 1;
	}
	const candidates = index.positions[wanted[rarest] ?? -1] ?? [];
	let budget = MAX_COMPARED$4 + MAX_COMPARED_PER_LINE * wanted.length;
	const rangeFrom = (start) => {
		for (let at = 0; at < wanted.length; at++) {
			budget--;
			if (index.texts[start + at] !== wanted[at]) return void 0;
		}
		const [first, last] = [index.lines[start] ?? 0, index.lines[start + wanted.length - 1] ?? 0];
		return last - first === wanted.length - 1 && searched.isOneRun({
			first,
			last
		}) ? {
			first,
			last
		} : void 0;
	};
	/** The first two places in one direction. */
	const firstTwo = (from, step) => {
		const found = [];
		for (let at = from; at >= 0 && at < candidates.length && found.length < 2 && budget > 0; at += step) {
			const range = rangeFrom((candidates[at] ?? 0) - rarest);
			if (range) found.push(range);
		}
		return found;
	};
	const isAbove = (position) => (index.lines[position - rarest] ?? 0) <= (near ?? 0);
	const middle = countWhile(candidates, isAbove);
	return {
		ranges: [...firstTwo(middle, 1), ...firstTwo(middle - 1, -1)],
		complete: budget > 0
	};
}
function countOf({ positions }, id) {
	return positions[id ?? -1]?.length ?? 0;
}
/** In characters. Shorter texts occur everywhere. */
const MIN_PART = 12;
/**
* In characters: how much text around the given line is searched for a part of a line. No button depends on such a
* place, so searching all of a long file for each of thousands of findings is not worth it.
*/
const MAX_SEARCHED = 1e5;
/** Between hunks, so that no quote is found across them. */
const GAP$1 = "\n\0\n";
const sideTexts = {
	LEFT: /* @__PURE__ */ new WeakMap(),
	RIGHT: /* @__PURE__ */ new WeakMap()
};
function sideText(hunks, side) {
	const known = sideTexts[side].get(hunks);
	if (known) return known;
	const parts = [];
	const starts = [];
	const lines = [];
	let length = 0;
	let before;
	for (const { hunk, rows } of lineRuns(hunks, side)) for (const row of rows) {
		const glue = before === void 0 ? "" : before === hunk ? "\n" : GAP$1;
		before = hunk;
		parts.push(glue, row.text);
		starts.push(length + glue.length);
		lines.push(lineOn(row, side));
		length += glue.length + row.text.length;
	}
	const made = {
		text: parts.join(""),
		starts,
		lines
	};
	sideTexts[side].set(hunks, made);
	return made;
}
/** Finds the places where the quote is part of a line, or starts and ends within lines. */
function findPart(hunks, side, quoted, near) {
	const wanted = quoted.join("\n").trim();
	const ranges = [];
	if (wanted.length < MIN_PART) return {
		ranges,
		complete: true
	};
	const { text, starts, lines } = sideText(hunks, side);
	const complete = text.length <= MAX_SEARCHED;
	if (!complete && near === void 0) return {
		ranges,
		complete
	};
	const middle = starts[countWhile(lines, (line) => line < (near ?? 0))] ?? text.length;
	const offset = complete ? 0 : Math.max(0, middle - MAX_SEARCHED / 2);
	const searched = complete ? text : text.slice(offset, offset + MAX_SEARCHED);
	const count = wanted.split("\n").length;
	let hunk;
	let inHunk = 0;
	for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
		const first = lines[countWhile(starts, (start) => start <= offset + at) - 1] ?? 0;
		const run = runAt(hunks, side, first);
		if (!run || first + count - 1 > run.last) continue;
		inHunk = run.hunk === hunk ? inHunk + 1 : 1;
		hunk = run.hunk;
		if (inHunk <= 21) ranges.push({
			first,
			last: first + count - 1
		});
	}
	return {
		ranges,
		complete
	};
}
// src/core/place/quote.ts
/**
* Possible readings of a quote: the lines as written, then without the line numbers or diff signs that models copy.
* Readings other than the first must match the diff exactly.
*/
function possibleReadings(original) {
	const lines = splitLines(original).map((line) => line.trimEnd());
	return [
		lines,
		unnumbered(lines),
		unsigned(lines),
		unsigned(unnumbered(lines))
	].filter((reading) => reading !== void 0).filter((reading) => reading.some((line) => line !== ""));
}
function unnumbered(lines) {
	const numbers = /^\s*\d+(?: \| ?|: ?|\t)/;
	return lines.every((line) => numbers.test(line)) ? lines.map((line) => line.replace(numbers, "")) : void 0;
}
/** The lines of the new file in a quoted piece of diff. */
function unsigned(lines) {
	if (!lines?.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line))) return void 0;
	const kept = lines.filter((line) => !line.startsWith("-"));
	return (kept.length > 0 ? kept : lines).map((line) => line.slice(1));
}
/** Whether the quote matches the lines from `first`. A reading other than the first must match exactly. */
function fitAt(hunks, side, first, readings) {
	for (const [index, lines] of readings.entries()) {
		const last = first + lines.length - 1;
		const rows = rowsOn(hunks, side, first, last);
		const fit = rows && compareRows(rows, lines);
		const span = fit && (fit === "exact" || index === 0) ? spanOf(hunks, side, {
			first,
			last
		}) : void 0;
		if (fit && span) return {
			span,
			fit,
			unique: true
		};
	}
}
/** Whether the quote is the lines of a range but for blank lines at its ends, which models do not count. */
function fitsRange(hunks, side, { first, last }, readings) {
	const rows = rowsOn(hunks, side, first, last);
	const solid = rows && withoutBlankEnds(rows, ({ text }) => text);
	const quoted = withoutBlankEnds(readings[0] ?? [], (line) => line);
	const fit = solid?.length === quoted.length ? compareRows(solid, quoted) : void 0;
	const span = fit && spanOf(hunks, side, {
		first,
		last
	});
	return fit && span && {
		span,
		fit,
		unique: true
	};
}
function withoutBlankEnds(list, textOf) {
	const isSolid = (each) => textOf(each).trim() !== "";
	return list.slice(Math.max(0, list.findIndex(isSolid)), list.findLastIndex(isSolid) + 1);
}
function spanOf(hunks, side, { first, last }) {
	const run = runAt(hunks, side, first);
	return run && {
		hunk: run.hunk,
		first,
		last
	};
}
/**
* Whether the quote is, or may be, at lines that the diff does not show: none of those that are known contradicts it.
* With the whole file it is certain.
*/
function mayBeHiddenAt(hunks, first, lines, file) {
	let hidden = false;
	return lines.every((line, index) => {
		const shown = rowAt(hunks, first + index)?.text;
		if (shown === void 0) hidden = true;
		const text = shown ?? file?.textAt(first + index);
		if (text === void 0) return file === void 0;
		return comparable("without-blanks", text) === comparable("without-blanks", line);
	}) && hidden;
}
/** The places of the quote in the whole file, the nearest to a line first; more than one is enough to know. */
function placesInFile(file, readings, near) {
	const searched = linesOfFile(file);
	const exact = readings.map((lines) => findLines(searched, lines, "exact", near));
	const found = exact.some(({ ranges }) => ranges.length > 0) ? exact : [findLines(searched, readings[0] ?? [], "without-blanks", near)];
	const places = found.flatMap(({ ranges }) => ranges).map((range) => [range.first, range]);
	return {
		places: [...new Map(places).values()],
		complete: found.every(({ complete }) => complete)
	};
}
/** Searches the quote in all hunks: as whole lines, then ignoring white space, then as part of a line. */
function searchQuote(hunks, side, readings, near) {
	const [written = []] = readings;
	const attempts = [
		...readings.map((lines) => ({
			fit: "exact",
			found: () => findLines(linesOfHunks$1(hunks, side), lines, "exact", near)
		})),
		{
			fit: "loose",
			found: () => findLines(linesOfHunks$1(hunks, side), written, "without-blanks", near)
		},
		{
			fit: "part",
			found: () => findPart(hunks, side, written, near)
		}
	];
	for (const { fit, found } of attempts) {
		const { ranges, complete } = found();
		const [only] = ranges;
		if (!only) continue;
		const unique = ranges.length === 1 && complete;
		const chosen = unique ? only : near === void 0 ? void 0 : nearest(ranges, near);
		const span = chosen && spanOf(hunks, side, chosen);
		return span && {
			span,
			fit,
			unique
		};
	}
}
function compareRows(rows, lines) {
	const same = (how) => rows.every((row, index) => comparable(how, row.text) === comparable(how, lines[index] ?? ""));
	return same("exact") ? "exact" : same("without-blanks") ? "loose" : void 0;
}
/** `undefined` if two are equally near. */
function nearest(ranges, line) {
	let minDistance = Number.POSITIVE_INFINITY;
	let closest;
	for (const range of ranges) {
		const distance = distanceTo(range, line);
		if (distance > minDistance) continue;
		closest = distance < minDistance ? range : void 0;
		minDistance = distance;
	}
	return closest;
}
function distanceTo({ first, last }, line) {
	return line < first ? first - line : line > last ? line - last : 0;
}
// src/core/place/anchor-by-quote.ts
/** Places a finding by the lines that it quotes; `stated` is where it says it is. */
function anchorByQuote(finding, hunks, side, readings, stated, file) {
	const { line, startLine } = finding;
	const firsts = line === void 0 ? [] : candidateStarts(line, readings, startLine);
	const inRange = startLine === void 0 ? void 0 : fitsRange(hunks, side, {
		first: startLine ?? 0,
		last: line ?? 0
	}, readings);
	if (inRange) return atTheQuote(finding, side, inRange, false);
	const [match, other] = matchesAt(hunks, side, firsts, readings);
	const hidden = mayBeHidden(finding, hunks, readings, file);
	if (match) return atTheQuote(finding, side, match, other !== void 0 || hidden);
	const [deleted] = finding.side ? [] : matchesAt(hunks, "LEFT", firsts, readings);
	if (deleted?.fit === "exact") return atTheQuote(finding, "LEFT", deleted, false);
	const moved = searchQuote(hunks, side, readings, line);
	const inFile = file && side === "RIGHT" ? placesInFile(file, readings, line) : void 0;
	const unique = inFile ? inFile.places.length === 1 && inFile.complete : moved?.unique;
	if (moved) return movedTo(finding, side, {
		...moved,
		unique: unique === true
	}, hidden);
	return stated && {
		...stated,
		barrier: stated.barrier ?? notThere(inFile?.places[0])
	};
}
function notThere(elsewhere) {
	if (!elsewhere) return because("original-differs");
	return because("original-differs", `The code that it quotes is ${linesText(elsewhere)}, which the diff does not show.`);
}
/** Lines where a quote may start: that of the given range if the lengths match, else so that `line` is its end or start. */
function candidateStarts(line, readings, startLine) {
	const counts = new Set(readings.map((lines) => lines.length));
	if (startLine !== void 0 && counts.has(line - startLine + 1)) return [startLine];
	return [...new Set([...counts].flatMap((count) => [line - count + 1, line]))];
}
function matchesAt(hunks, side, firsts, readings) {
	return firsts.flatMap((first) => fitAt(hunks, side, first, readings) ?? []);
}
function atTheQuote(finding, side, match, isAmbiguous) {
	const { span, fit } = match;
	const base = {
		kind: "inline",
		side,
		span,
		...isDistinctive$1(span) ? { proof: fit } : {}
	};
	if (side === "LEFT") return {
		...base,
		barrier: because("deleted-line")
	};
	if (isAmbiguous) return {
		...base,
		barrier: because("original-unclear")
	};
	if (contradictsRange(finding, span)) return {
		...base,
		barrier: because("original-differs")
	};
	return base;
}
function movedTo(finding, side, match, hidden) {
	const { span, fit, unique } = match;
	const base = {
		kind: "inline",
		side,
		span,
		proof: fit
	};
	const sameLine = finding.line !== void 0 && span.first <= finding.line && finding.line <= span.last;
	const from = finding.line === void 0 ? "" : md` from line ${finding.line}`;
	const note = sameLine ? {} : { note: md`Moved here${from}: this is the code it quotes.` };
	if (side === "LEFT") return {
		...base,
		...note,
		barrier: because("deleted-line")
	};
	if (fit === "part") return {
		...base,
		...note,
		barrier: because("original-differs")
	};
	return unique && !hidden && isDistinctive$1(span) && !contradictsRange(finding, span) ? {
		...base,
		...note
	} : {
		...base,
		...note,
		barrier: because("moved")
	};
}
/** Whether the quote may be at the stated lines, in a part that the diff does not show. */
function mayBeHidden({ line, startLine }, hunks, readings, file) {
	if (line === void 0) return file === void 0;
	return readings.some((lines) => {
		return candidateStarts(line, [lines], startLine).filter((first) => first > 0).some((first) => mayBeHiddenAt(hunks, first, lines, file));
	});
}
/** Whether the finding has a range and quotes more or fewer lines than that. */
function contradictsRange({ line, startLine }, span) {
	return line !== void 0 && startLine !== void 0 && line - startLine !== span.last - span.first;
}
/** Whether the lines have at least four letters or digits; less, such as a lone bracket, occurs everywhere. */
function isDistinctive$1({ hunk, first, last }) {
	let letters = 0;
	return (newLines(hunk, first, last) ?? []).some((row) => {
		letters += countLetters(row.text);
		return letters >= 4;
	});
}
// src/core/place/anchor.ts
function anchor(finding, file, diff, options) {
	if ("unreadable" in diff) return onFile(finding, because(diff.unreadable === "damaged" ? "patch-damaged" : "no-patch"), options);
	const side = chooseSide(finding, file, diff.hunks, options);
	const readings = finding.original === void 0 ? [] : possibleReadings(finding.original);
	const stated = finding.line === void 0 ? void 0 : place(diff.hunks, side, finding) ?? below(diff.hunks, finding) ?? onUnchangedLine(finding, file, diff.hunks, side, options);
	const found = readings.length > 0 ? anchorByQuote(finding, diff.hunks, side, readings, stated, options.file?.()) : stated;
	if (found) return found;
	if (finding.line === void 0) return onFile(finding, because("whole-file"), options);
	return {
		kind: "summary",
		reason: because("line-not-in-diff")
	};
}
/** Placeholder for places outside the hunks. */
const NO_HUNK = {
	rows: [],
	start: {
		old: 0,
		new: 0
	},
	heading: "",
	right: [],
	left: [],
	rightRows: []
};
/** Whether the place is in a hunk; false for a whole file and for lines outside the hunks. */
function isShown({ span }) {
	return span.hunk !== NO_HUNK;
}
function onFile({ line, startLine }, reason, { wholeFiles }) {
	if (!wholeFiles) return {
		kind: "summary",
		reason
	};
	const span = {
		hunk: NO_HUNK,
		first: 0,
		last: 0
	};
	const lines = line === void 0 ? void 0 : linesText({
		first: startLine ?? line,
		last: line
	});
	return {
		kind: "inline",
		side: "RIGHT",
		span,
		barrier: reason,
		...lines === void 0 ? {} : { note: md`This is about ${lines}.` }
	};
}
/**
* Only for modified and renamed files: an added file has no unchanged lines, and a removed file has no lines at all.
*/
function onUnchangedLine({ line = 0, startLine = line }, { status }, hunks, side, { unchangedLines }) {
	if (!unchangedLines || !(side === "RIGHT" && (status === "modified" || status === "renamed")) || oldLineOf(hunks, line) === void 0) return void 0;
	const span = {
		hunk: NO_HUNK,
		first: startLine,
		last: line
	};
	const note = startLine === line ? {} : { note: md`This is about ${linesText(span)}.` };
	return {
		kind: "inline",
		side,
		span,
		barrier: because("target-not-in-diff"),
		...note
	};
}
function chooseSide(finding, file, hunks, options) {
	const { line } = finding;
	if (finding.side) return finding.side;
	if (line === void 0) return file.status === "removed" ? "LEFT" : "RIGHT";
	const deleted = runAt(hunks, "LEFT", line) !== void 0;
	if (deleted && options.deletedLines === "prefer") return "LEFT";
	if (hunkAt(hunks, line) || !deleted) return "RIGHT";
	return file.status === "removed" ? "LEFT" : "RIGHT";
}
/** The stated lines, or the part of them that the diff shows. */
function place(hunks, side, finding) {
	const last = finding.line ?? 0;
	const first = finding.startLine ?? last;
	const run = chooseRun(lineRuns(hunks, side), first, last);
	if (!run) return void 0;
	const span = {
		hunk: run.hunk,
		first: Math.max(first, run.first),
		last: Math.min(last, run.last)
	};
	const leftBarrier = side === "LEFT" ? { barrier: because("deleted-line") } : {};
	if (span.first === first && span.last === last) return {
		kind: "inline",
		side,
		span,
		...leftBarrier
	};
	const note = md`This is about lines ${first} to ${last}; the diff shows only ${linesText(span)} of them here.`;
	return {
		kind: "inline",
		side,
		span: span.first - first > MAX_HIDDEN ? firstWords(span, side) : span,
		note,
		barrier: because("range-cut")
	};
}
/** Of a range that begins further above its hunk, the end says little: most often it is a closing bracket. */
const MAX_HIDDEN = 10;
/** The first line of the span that has words. */
function firstWords(span, side) {
	for (let line = span.first; line <= span.last; line++) {
		const [row] = rowsOn([span.hunk], side, line, line) ?? [];
		if (row && /[\p{L}\p{N}]/u.test(row.text)) return {
			...span,
			first: line,
			last: line
		};
	}
	return {
		...span,
		last: span.first
	};
}
/** For an insertion between two lines of which the diff shows only the lower one. */
function below(hunks, { line = 0, fix }) {
	if (fix === void 0) return void 0;
	const { first, last } = touchedLines(fix.changes);
	return last < first && last === line ? place(hunks, "RIGHT", { line: first }) : void 0;
}
/**
* Of the runs that a range overlaps: the one with its last line, else the one with its first line, else the last one.
*/
function chooseRun(runs, first, last) {
	const from = countWhile(runs, (run) => run.last < first);
	const to = countWhile(runs, (run) => run.first <= last) - 1;
	const atEnd = Math.max(from, countWhile(runs, (run) => run.last < last));
	if (atEnd <= to) return runs[atEnd];
	const [top, bottom] = [runs[from], runs[to]];
	if (from > to || !top) return void 0;
	return top.first <= first ? top : bottom;
}
// src/core/place/repository-path.ts
/** The path relative to the repository if it is in a workspace, whose directory may change from run to run. */
function repositoryPath(given, workspaces) {
	const [inside = given] = workspaces.flatMap((workspace) => relativeTo(workspace, given));
	return inside;
}
/** The path as given, then without the prefixes that tools and models add. */
function pathForms(given, { workspaces = [], root }) {
	if (root !== void 0) {
		const full = `${withSlashes(root).replace(TRAILING_SLASHES, "")}/${given}`;
		const located = workspaces.flatMap((workspace) => relativeTo(workspace, full));
		if (located.length > 0) return located;
	}
	const slashed = withSlashes(given);
	const inside = workspaces.flatMap((workspace) => relativeTo(workspace, slashed));
	const relative = [...inside, slashed].map((form) => form.replace(/^(?:\.?\/)+/, ""));
	return [.../* @__PURE__ */ new Set([
		given,
		slashed,
		...inside,
		...relative
	])].filter(Boolean);
}
/** The path relative to a workspace, empty if it is elsewhere. Windows does not distinguish upper and lower case. */
function relativeTo(workspace, given) {
	const root = withSlashes(workspace).replace(TRAILING_SLASHES, "");
	const path = withSlashes(given);
	const isInside = /^[a-z]:/i.test(root) ? path.toLowerCase().startsWith(`${root.toLowerCase()}/`) : path.startsWith(`${root}/`);
	return root !== "" && isInside ? [path.slice(root.length + 1)] : [];
}
const TRAILING_SLASHES = /(?<!\/)\/+$/;
function withSlashes(path) {
	return path.replaceAll("\\", "/");
}
// src/core/place/path-index.ts
/** Cached per diff: thousands of findings may refer to thousands of files. */
const indexes = /* @__PURE__ */ new WeakMap();
function indexPaths(files) {
	const known = indexes.get(files);
	if (known) return known;
	const byPath = /* @__PURE__ */ new Map();
	const byPreviousPath = /* @__PURE__ */ new Map();
	for (const file of files) {
		byPath.set(file.path, file);
		if (file.status === "renamed" && file.previousPath !== void 0) addToGroup(byPreviousPath, file.previousPath, file);
	}
	const index = {
		byPath,
		byPreviousPath,
		byBasename: lazy(() => basenames(byPath.values()))
	};
	indexes.set(files, index);
	return index;
}
function basenames(files) {
	const candidates = /* @__PURE__ */ new Map();
	for (const file of [...files].sort((one, other) => Number(one.path > other.path) - Number(one.path < other.path))) {
		const segments = file.path.split("/");
		addToGroup(candidates, segments.at(-1) ?? "", {
			file,
			segments
		});
	}
	return candidates;
}
/** Files with the same name, indexed by their folders: in a monorepo there may be many files named index.ts. */
const foldersOf = /* @__PURE__ */ new WeakMap();
/** Of the files with the same name, those that contain the rarest of the segments. */
function withRarestSegment(segments, sameName) {
	const folders = foldersOf.get(sameName) ?? /* @__PURE__ */ new Map();
	if (!foldersOf.has(sameName)) {
		for (const candidate of sameName) for (const segment of new Set(candidate.segments)) addToGroup(folders, segment, candidate);
		foldersOf.set(sameName, folders);
	}
	let rarest = sameName;
	for (const segment of segments) {
		const having = folders.get(segment) ?? [];
		if (having.length < rarest.length) rarest = having;
	}
	return rarest;
}
// src/core/place/resolve-path.ts
/**
* Resolves an imprecise path to a changed file. If two files fit, none is chosen: a wrong file is worse than none.
*
* @example
* ```ts
* import { parseDiff, resolvePath } from 'fencepost'
*
* const { files } = parseDiff('--- a/src/cart.ts\n+++ b/src/cart.ts\n@@ -1 +1 @@\n-let total = 0\n+var total = 0\n')
* const resolved = resolvePath('app/cart.ts', files, { guess: true })
* resolved.kind === 'found' && resolved.file.path, resolved.kind === 'found' && resolved.how // => src/cart.ts basename
* ```
*/
function resolvePath(given, files, options) {
	const index = indexPaths(files);
	const asGiven = options.root === void 0 ? exactMatch(given, index) : void 0;
	if (asGiven) return asGiven;
	const forms = pathForms(given, options);
	const short = forms.filter((form) => /^[ab]\/./.test(form)).map((form) => form.slice(2));
	const exact = firstMatch(forms, (form) => exactMatch(form, index));
	if (exact) return exact;
	const exactShort = firstMatch(short, (form) => exactMatch(form, index));
	const found = options.guess ? guess(forms, short, index, exactShort) : exactShort;
	if (!found) return { kind: "missing" };
	const held = forms.map((form) => options.holds?.(form));
	if (held.includes(true)) return { kind: "missing" };
	return found.kind === "found" && found.how !== "exact" && held.includes(void 0) ? {
		...found,
		unproven: true
	} : found;
}
/** Matches by the segments that the path shares with a changed file, then by the file name only. */
function guess(forms, short, index, exactShort) {
	const suffix = firstMatch(forms, (form) => suffixMatch(form, index));
	if (exactShort) return combine(exactShort, suffix);
	return suffix ?? firstMatch(short, (form) => suffixMatch(form, index)) ?? firstMatch(forms, (form) => basenameMatch(form, index));
}
function firstMatch(forms, match) {
	for (const form of forms) {
		const found = match(form);
		if (found) return found;
	}
}
/** Matches the new name first, then the old name of a renamed file. The source of a copy is not matched. */
function exactMatch(path, { byPath, byPreviousPath }) {
	const file = byPath.get(path);
	return requireSingle(file ? [file] : byPreviousPath.get(path) ?? [], "exact");
}
/** The file whose path contains all segments in order and has the longest common end with the given path. */
function suffixMatch(path, { byBasename }) {
	const segments = path.split("/");
	if (segments.length === 1) return void 0;
	let best = [];
	let longest = 0;
	for (const candidate of withRarestSegment(segments, byBasename().get(segments.at(-1) ?? "") ?? [])) {
		const shared = sharedTail(candidate.segments, segments);
		if (shared < longest || !containsInOrder(candidate.segments, segments)) continue;
		if (shared > longest) best = [];
		longest = shared;
		best.push(candidate.file);
	}
	return requireSingle(best, "suffix");
}
const basenameMatches = /* @__PURE__ */ new WeakMap();
function basenameMatch(path, { byBasename }) {
	const sameName = byBasename().get(path.slice(path.lastIndexOf("/") + 1)) ?? [];
	const match = basenameMatches.get(sameName) ?? requireSingle(sameName.map(({ file }) => file), "basename");
	if (match) basenameMatches.set(sameName, match);
	return match;
}
function requireSingle(candidates, how) {
	const [first, second] = candidates;
	if (!first) return void 0;
	if (second) return ambiguous(candidates.map((file) => file.path));
	return {
		kind: "found",
		file: first,
		how
	};
}
function combine(match, other) {
	const paths = [.../* @__PURE__ */ new Set([...pathsOf(match), ...pathsOf(other)])];
	return paths.length === 1 ? match : ambiguous(paths);
}
function pathsOf(match) {
	if (match?.kind === "ambiguous") return match.candidates;
	return match?.kind === "found" ? [match.file.path] : [];
}
/** Sorted, so that the report does not depend on the order of the files. */
function ambiguous(paths) {
	return {
		kind: "ambiguous",
		candidates: paths.toSorted()
	};
}
function containsInOrder(candidate, segments) {
	let next = 0;
	for (const segment of candidate) if (segment === segments[next]) next++;
	return next === segments.length;
}
function sharedTail(candidate, segments) {
	let shared = 0;
	while (shared < segments.length && candidate.at(-1 - shared) === segments.at(-1 - shared)) shared++;
	return shared;
}
// src/core/diff/unusual-line-ends.ts
/**
* Characters that some tools count as the end of a line and git does not: a lone CR (ruff, ESLint), U+2028 and U+2029
* (JavaScript), vertical tab, form feed, the information separators and U+0085 (Python's `splitlines`). One of them
* shifts every later line number of such a tool.
*/
const UNUSUAL_LINE_END = lazyRegExp(String.raw`\r(?!\n)|[\v\f\x1c-\x1e\x85\u2028\u2029]`, "");
/** Whether the text of a file, or of a line without its line end, contains such a character. */
function holdsUnusualLineEnd(text) {
	return UNUSUAL_LINE_END().test(text);
}
// src/core/diff/file-facts.ts
const fileFacts = /* @__PURE__ */ new WeakMap();
/** Computed once per file and cached, because every suggestion needs it. */
function factsOf(hunks) {
	const known = fileFacts.get(hunks);
	if (known) return known;
	const endings = /* @__PURE__ */ new Set();
	let isSubmodule = false;
	let isMangled = false;
	let hasUnusualLineEnd = false;
	for (const { right } of hunks) for (const { text, ending } of right) {
		if (ending !== "none") endings.add(ending);
		isSubmodule ||= /^Subproject commit [0-9a-f]{40}/.test(text);
		isMangled ||= text.includes("�");
		hasUnusualLineEnd ||= holdsUnusualLineEnd(text);
	}
	const facts = {
		isSubmodule,
		isMangled,
		mixesLineEndings: endings.size > 1,
		hasUnusualLineEnd
	};
	fileFacts.set(hunks, facts);
	return facts;
}
const hunkFacts = /* @__PURE__ */ new WeakMap();
function hunkFactsOf(hunk) {
	const known = hunkFacts.get(hunk);
	if (known) return known;
	const facts = {
		hasCrlf: hunk.right.some(({ ending }) => ending === "crlf"),
		openEnd: hunk.right.findLast(({ ending }) => ending === "none")?.newLine
	};
	hunkFacts.set(hunk, facts);
	return facts;
}
// src/core/diff/known-lines.ts
const known$1 = /* @__PURE__ */ new WeakMap();
/** Cached per file: thousands of findings may compare their code with the same lines. */
function knownLines(hunks, headText) {
	const cached = known$1.get(hunks);
	if (cached && cached.headText === headText) return cached.lines;
	const whole = headText === void 0 ? void 0 : linesOfText(headText);
	const lines = whole && agrees(whole, hunks) ? whole : linesOfHunks(hunks);
	known$1.set(hunks, {
		headText,
		lines
	});
	return lines;
}
/** A text that differs from the new side of the diff belongs to another commit. */
function agrees(lines, hunks) {
	return hunks.every(({ right }) => right.every(({ newLine = 0, text }) => lines.textAt(newLine) === text));
}
function linesOfHunks(hunks) {
	return linesFrom(false, hunks.filter(({ right }) => right.length > 0).map(({ right, start }) => ({
		first: start.new,
		last: start.new + right.length - 1
	})), (line) => rowAt(hunks, line)?.text);
}
function linesOfText(text) {
	const lines = fileLines(text);
	return linesFrom(true, [{
		first: 1,
		last: lines.length
	}], (line) => lines[line - 1]);
}
/** The lines of a file as git counts them, without their line ends. */
function fileLines(text) {
	const lines = text.split("\n").map((line) => line.endsWith("\r") ? line.slice(0, -1) : line);
	if (lines.at(-1) === "") lines.pop();
	return lines;
}
function linesFrom(isWhole, runs, textAt) {
	const numbers = /* @__PURE__ */ new Map();
	const numbersOf = (list) => list.map((word) => {
		const number = numbers.get(word) ?? numbers.size;
		if (number === numbers.size) numbers.set(word, number);
		return number;
	});
	const wordLists = [];
	return {
		isWhole,
		runs,
		textAt,
		numbersOf,
		wordsAt(line) {
			const list = wordLists[line] ?? numbersOf(words$1(truncate(textAt(line) ?? "", MAX_COMPARED$3)));
			wordLists[line] = list;
			return list;
		}
	};
}
/** UTF-16 units of a line that are compared: a line of a minified file has megabytes. */
const MAX_COMPARED$3 = 2e3;
// src/core/suggest/pad-edit.ts
/**
* Makes an edit that every client reads in the same way: an insertion repeats an anchor line (above it; at the top of
* the file below), and a block takes in unchanged neighbours rather than begin or end with a blank line.
*/
function padWithNeighbours(hunk, edit, unchanged = {
	from: 1,
	to: Number.POSITIVE_INFINITY
}) {
	let { first, last } = edit;
	/** The lines taken in, the nearest first. */
	const above = [];
	const below = [];
	const takeAbove = () => {
		const [text] = textsOf(hunk, first - 1, first - 1);
		if (text === void 0 || first - 1 < unchanged.from) return false;
		if (first <= last && hasDeletedRowBetween(hunk, first - 1, first)) return false;
		above.push(text);
		first--;
		return true;
	};
	const takeBelow = () => {
		const [text] = textsOf(hunk, last + 1, last + 1);
		if (text === void 0 || last + 1 > unchanged.to) return false;
		if (first <= last && hasDeletedRowBetween(hunk, last, last + 1)) return false;
		below.push(text);
		last++;
		return true;
	};
	if (last < first && !takeAbove() && !takeBelow()) return because("target-not-in-diff");
	if (above.length + edit.lines.length + below.length === 0) return {
		first,
		last,
		lines: []
	};
	while (isBlank(above.at(-1) ?? edit.lines[0] ?? below[0]) && takeAbove());
	while (isBlank(below.at(-1) ?? edit.lines.at(-1) ?? above[0]) && takeBelow());
	const lines = [
		...above.reverse(),
		...edit.lines,
		...below
	];
	return lines.every(isBlank) ? because("blank-line-block") : {
		first,
		last,
		lines
	};
}
function isBlank(line) {
	return line?.trim() === "";
}
function textsOf(hunk, first, last) {
	return first > last ? [] : (newLines(hunk, first, last) ?? []).map((row) => row.text);
}
function lengthOf(lines) {
	return lines.reduce((length, line) => length + line.length + 1, 0);
}
// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
	return arrayDiff.diff(oldArr, newArr, options);
}
// src/core/suggest/split-edit.ts
/**
* An edit in pieces that can each be committed, and that make the whole when all of them are: at the lines that
* stay, at deleted rows, which no suggestion may span, and where a comment is full.
*/
function splitEdit(hunk, wanted, limits, how = "compared") {
	const { unchanged, maxLength } = limits;
	const pieces = piecesOf(hunk, how === "compared" ? groupsOf(hunk, wanted) : [wanted], limits);
	const padded = [];
	for (const [index, piece] of pieces.entries()) {
		const edit = padWithNeighbours(hunk, piece, {
			from: Math.max(unchanged?.from ?? 1, (pieces[index - 1]?.last ?? 0) + 1),
			to: Math.min(unchanged?.to ?? Infinity, (pieces[index + 1]?.first ?? Infinity) - 1)
		});
		if (!("first" in edit)) return { refused: edit };
		const above = padded.at(-1);
		if (above && above.last >= edit.first) {
			for (const line of edit.lines.slice(above.last - edit.first + 1)) above.lines.push(line);
			above.last = edit.last;
		} else padded.push({
			...edit,
			lines: [...edit.lines]
		});
	}
	if (padded.some(({ first, last }) => hasDeletedRowBetween(hunk, first, last))) return { refused: because("deleted-row-in-range") };
	return padded.some(({ lines }) => lengthOf(lines) > maxLength) ? { refused: because("too-long") } : { edits: padded };
}
/** Comparing longer texts line by line costs more than a smaller edit is worth. */
const MAX_COMPARED_LINES = 2e3;
function groupsOf(hunk, wanted) {
	const { first, last, lines } = wanted;
	return last - first + lines.length > MAX_COMPARED_LINES ? [wanted] : changeGroups(hunk, wanted);
}
function piecesOf(hunk, groups, { maxLength, maxLines }) {
	return groups.flatMap((group) => cutAtDeletedRows(hunk, group)).flatMap((piece) => cutToLines(piece, maxLines)).flatMap((piece) => cutToLength(piece, maxLength)).filter((piece) => !isSame(textsOf(hunk, piece.first, piece.last), piece.lines));
}
function isSame(before, after) {
	return before.length === after.length && before.every((line, index) => line === after[index]);
}
/** The edit as the runs of lines that change, with unchanged lines between them. */
function changeGroups(hunk, { first, last, lines }) {
	const groups = [];
	let line = first;
	let group;
	for (const part of diffArrays(textsOf(hunk, first, last), [...lines])) {
		if (!part.added && !part.removed) {
			line += part.count;
			group = void 0;
			continue;
		}
		if (group) groups.pop();
		const base = group ?? {
			first: line,
			last: line - 1,
			lines: []
		};
		if (part.removed) line += part.count;
		group = {
			...base,
			last: line - 1,
			lines: part.added ? [...base.lines, ...part.value] : base.lines
		};
		groups.push(group);
	}
	return groups;
}
/** A run of changed lines with a deleted row inside is distributed over the parts between deleted rows, in order. */
function cutAtDeletedRows(hunk, group) {
	const stretches = [];
	for (let line = group.first; line <= group.last; line++) {
		const open = stretches.at(-1);
		if (open && !hasDeletedRowBetween(hunk, open.last, line)) open.last = line;
		else stretches.push({
			first: line,
			last: line
		});
	}
	if (stretches.length <= 1) return [group];
	let dealt = 0;
	return withoutBlankPieces(stretches.map((stretch, index) => {
		const rest = index === stretches.length - 1;
		const lines = group.lines.slice(dealt, rest ? void 0 : dealt + stretch.last - stretch.first + 1);
		dealt += lines.length;
		return {
			...stretch,
			lines
		};
	}));
}
/** Blank lines alone are not a suggestion: the adjacent piece includes them. */
function withoutBlankPieces(pieces) {
	const result = [];
	let carried = [];
	for (const piece of pieces) if (piece.lines.every(isBlank)) {
		for (const line of piece.lines) carried.push(line);
		result.push({
			...piece,
			lines: []
		});
	} else {
		result.push({
			...piece,
			lines: [...carried, ...piece.lines]
		});
		carried = [];
	}
	const above = result.findLastIndex(({ lines }) => lines.length > 0);
	const taker = result[above < 0 ? result.length - 1 : above];
	if (taker && carried.length > 0) result.splice(above < 0 ? -1 : above, 1, {
		...taker,
		lines: [...taker.lines, ...carried]
	});
	return result;
}
/** More lines than one suggestion may replace: the new ones are distributed evenly, leaving room for one neighbour. */
function cutToLines(piece, maxLines) {
	const count = piece.last - piece.first + 1;
	if (count <= maxLines) return [piece];
	const parts = Math.ceil(count / (maxLines - 1));
	const share = (of, part) => Math.floor(of * part / parts);
	return withoutBlankPieces(Array.from({ length: parts }, (_, part) => ({
		first: piece.first + share(count, part),
		last: piece.first + share(count, part + 1) - 1,
		lines: piece.lines.slice(share(piece.lines.length, part), share(piece.lines.length, part + 1))
	})));
}
/** Each part replaces at least one line; the last one replaces all that remain. */
function cutToLength(piece, maxLength) {
	const parts = [[]];
	let length = 0;
	for (const line of piece.lines) {
		length += line.length + 1;
		if (length > maxLength && parts.at(-1)?.length !== 0) {
			parts.push([]);
			length = line.length + 1;
		}
		parts.at(-1)?.push(line);
	}
	if (parts.length === 1 || parts.length > piece.last - piece.first + 1) return [piece];
	return parts.map((lines, index) => ({
		first: piece.first + index,
		last: index === parts.length - 1 ? piece.last : piece.first + index,
		lines
	}));
}
// src/core/suggest/edit.ts
/**
* The smallest edits that do the same and can each be committed: equal lines at both ends are cut off; where a
* deleted row still lies inside, or one comment cannot hold it all, the edit is split.
*/
function smallestEdits(hunk, wanted, limits = {}) {
	const { unchanged, maxLength = Number.POSITIVE_INFINITY, maxLines = Number.POSITIVE_INFINITY } = limits;
	const small = trim(hunk, wanted);
	if (isNothing(small)) return { refused: because("no-change") };
	const whole = padWithNeighbours(hunk, small, unchanged);
	if ("first" in whole && fits(hunk, whole, maxLength, maxLines)) return { edits: [whole] };
	const room = {
		unchanged,
		maxLength,
		maxLines
	};
	const split = "first" in whole ? splitEdit(hunk, small, room) : { refused: whole };
	if ("edits" in split || split.refused.code !== "blank-line-block") return split;
	const dealt = splitEdit(hunk, wanted, room, "as it is");
	return "edits" in dealt ? dealt : split;
}
/** The smallest edit, if it can be committed without splitting. */
function wholeEdit(hunk, wanted, maxLength) {
	const small = trim(hunk, wanted);
	const whole = isNothing(small) ? void 0 : padWithNeighbours(hunk, small);
	return whole && "first" in whole && fits(hunk, whole, maxLength) ? whole : void 0;
}
function isNothing({ first, last, lines }) {
	return lines.length === 0 && last < first;
}
function fits(hunk, { first, last, lines }, maxLength, maxLines = Infinity) {
	return lengthOf(lines) <= maxLength && last - first < maxLines && !hasDeletedRowBetween(hunk, first, last);
}
function trim(hunk, { first, last, lines }) {
	const before = textsOf(hunk, first, last);
	let top = 0;
	while (top < before.length && top < lines.length && before[top] === lines[top]) top++;
	let bottom = 0;
	const room = Math.min(before.length, lines.length) - top;
	while (bottom < room && before.at(-1 - bottom) === lines.at(-1 - bottom)) bottom++;
	if (bottom > 0 && bottom === before.length && lines.length > bottom) bottom--;
	return {
		first: first + top,
		last: last - bottom,
		lines: lines.slice(top, lines.length - bottom)
	};
}
// src/core/suggest/apply-edits.ts
/** Applies edits, which must not overlap, to lines. */
function applyEdits(lines, edits) {
	const pieces = [];
	const changed = [];
	let from = 1;
	let shift = 0;
	for (const edit of edits.toSorted((one, other) => one.first - other.first)) {
		pieces.push(lines.slice(from - 1, edit.first - 1), edit.lines);
		const first = edit.first + shift;
		const last = first + edit.lines.length - 1;
		changed.push(last < first ? {
			first: Math.max(1, first - 1),
			last: first
		} : {
			first,
			last
		});
		shift = last - edit.last;
		from = edit.last + 1;
	}
	pieces.push(lines.slice(from - 1));
	return {
		lines: pieces.flat(),
		changed
	};
}
// src/core/suggest/mends-syntax.ts
/** Whether a file has fewer syntax errors after an edit; false if its text or a parser is not available. */
function mendsSyntax(edit, path, headText, parse) {
	if (headText === void 0 || !parse) return false;
	const lines = headText.replaceAll("\r\n", "\n").split("\n");
	const before = parse(path, lines.join("\n"));
	if (!before?.length) return false;
	const after = parse(path, applyEdits(lines, [edit]).lines.join("\n"));
	return after !== void 0 && after.length < before.length;
}
// src/core/suggest/model/language.ts
/** Properties of a language that the rules depend on, by the file's name. */
const INDENTED = /\.(?:py|pyi|pyx|pxd|gd|nim|coffee|litcoffee|ya?ml|mk|mak|haml|slim|pug|jade|sass|styl|hs|lhs|elm|fsx?|fsi|md|markdown|mdx|rst|adoc|bzl|star|textproto)$|(?:^|\/)(?:GNUmakefile|[Mm]akefile|BUILD|WORKSPACE|SConstruct|SConscript|Snakefile|Tiltfile)(?:\.\w+)?$/;
/** Indentation is part of the meaning, so that a guess at it may change what the code does. */
function indentationHasMeaning(path) {
	return INDENTED.test(path);
}
/** A fence or trailing blanks are content here. */
function isMarkdown(path) {
	return /\.(?:md|markdown|mdx|mkd|qmd|rmd)$/i.test(path);
}
const PAIRED = /\.(?:[cm]?[jt]sx?|jsonc?|json5|pyi?|go|rs|java|kts?|scala|c|h|cc|cpp|cxx|hh|hpp|cs|swift|php|css|scss|less|dart|sql|tf|hcl|proto|rb|lua|pl|pm|gradle|groovy|zig|toml)$/;
/** Brackets are always balanced, unlike in a shell's `case` or in prose. */
function bracketsPair(path) {
	return PAIRED.test(path);
}
/** `&lt;` is content here. */
function isMarkup(path) {
	return /\.(?:x?html?|xml|svg|xsl|xaml|resx|plist|rss|vue|svelte|astro|[jt]sx|php|erb|ejs|hbs|twig|jinja2?|liquid|cshtml|razor|jsp)$/i.test(path);
}
/** `f(...)` is code here: any arguments, or the `Ellipsis`. */
function ellipsisIsCode(path) {
	return /\.(?:c|h|cc|cpp|cxx|hh|hpp|mm?|php|py[ix]?|rst|txt)$/i.test(path) || isMarkdown(path);
}
/** A new line may start with `-`. */
function hasDashLists(path) {
	return isMarkdown(path) || /\.(?:ya?ml|rst|adoc|txt)$/i.test(path);
}
/** Every tag is closed, by itself or by an end tag. */
function isTagged(path) {
	return /\.(?:xml|svg|xhtml|html?|vue|svelte|[jt]sx)$/i.test(path);
}
/** Text, which contains sentences. */
function isProse$1(path) {
	return isMarkdown(path) || /\.(?:rst|txt|adoc|asciidoc|tex|org)$/i.test(path);
}
/** A property may be set twice, for browsers that do not know the second value. */
function isStylesheet(path) {
	return /\.(?:css|scss|sass|less|styl)$/i.test(path);
}
// src/core/suggest/model/brackets.ts
/**
* The code around the replaced lines depends on the brackets they open and close: code that leaves others open, or
* closes others, breaks the file. If text, patterns or open quotes make the count uncertain, nothing is concluded.
*/
const unbalancedBrackets = ({ path, replaced, lines, mends }) => {
	if (!bracketsPair(path)) return void 0;
	const before = unpaired(replaced);
	const after = unpaired(lines);
	return before !== void 0 && after !== void 0 && before !== after && !mends() ? because("brackets-differ") : void 0;
};
const PARTNER = {
	")": "(",
	"]": "[",
	"}": "{",
	"(": ")",
	"[": "]",
	"{": "}"
};
/**
* The brackets that have no partner within these lines, in their order. What is closed and opened again at once, as in
* `} else {`, leaves all as it was.
*/
function unpaired(lines) {
	const left = [];
	for (const line of lines) {
		const code = codeOf$1(line);
		if (/["'`\\]/.test(code)) return void 0;
		for (const bracket of code.match(/[()[\]{}]/g) ?? []) if (left.length > 0 && left.at(-1) === PARTNER[bracket]) left.pop();
		else left.push(bracket);
	}
	return left.join("");
}
/** Without comments and strings; of a string that does not end on its line, the quote stays. */
function codeOf$1(line) {
	const text = line.trim();
	if (/^(?:\/\/|\/?\*|#(?:[ !]|$)|--|<!--)/.test(text)) return "";
	return withoutStrings(text).replace(COMMENT$1, "");
}
/** A loop, because a regular expression needs stack for every character of a string, and a line may have megabytes. */
function withoutStrings(text) {
	let code = "";
	let at = 0;
	for (;;) {
		const open = indexOfQuote(text, at);
		if (open === void 0) return code + text.slice(at);
		code += text.slice(at, open);
		const close = closingQuote(text, open);
		if (close === void 0) return code + text.charAt(open);
		at = close + 1;
	}
}
function indexOfQuote(text, from) {
	QUOTE.lastIndex = from;
	return QUOTE.exec(text)?.index;
}
const QUOTE = /["'`]/g;
function closingQuote(text, open) {
	for (let at = open + 1; at < text.length; at++) if (text[at] === "\\") at++;
	else if (text[at] === text[open]) return at;
}
const COMMENT$1 = /(?:^|\s)(?:\/\/|# |-- )[\s\S]*/;
// src/core/suggest/model/cut-off.ts
/** An answer that was cut off: the code ends inside a word of a replaced line that goes on after it, or before one. */
const cutOff = ({ replaced, lines }) => {
	const end = lines.at(-1)?.trim() ?? "";
	if (replaced.some((line) => goesOn(line.trim(), end))) return because("incomplete", "The code ends in the middle of a line that it would replace.");
	const written = tokens(lines.at(-1) ?? "");
	const [before, word = ""] = [written.at(-2), written.at(-1)];
	if (!/^\w+$/.test(word)) return void 0;
	const old = replaced.map(tokens);
	if (old.some((line) => line.includes(word))) return void 0;
	return old.some((line) => line.some((whole, at) => whole.startsWith(word) && line[at - 1] === before && at < line.length - 1)) ? because("incomplete", "The code ends inside a word of the lines it would replace.") : void 0;
};
/** A line that begins like the code's last one, which ends with a word, and has another word after it. */
function goesOn(line, end) {
	return /\w$/.test(end) && line.startsWith(end) && /^\s+\w/.test(line.slice(end.length));
}
// src/core/suggest/model/elision.ts
/** A new line that stands for code the author left out. */
const elision = ({ replaced, lines }) => {
	const kept = new Set(replaced.map((line) => line.trim()));
	const isFresh = (line) => !kept.has(line.trim());
	return lines.some((line) => isFresh(line) && isElision(line)) ? because("elision") : void 0;
};
/** `// ... rest unchanged`: a line that stands for code the author left out. Committed, it would delete that code. */
function isElision(line) {
	const { text, comment } = uncomment(line.trim());
	if (/^[[(<]?\s*(?:\.{3}|…)+\s*[\])>]?$/.test(text) && (comment || /^[.…]+$/.test(text))) return true;
	if (/^(?:\.{3}|…)\s*(?:[([<]\s*)?[a-z ]/i.test(text) && (comment || /^(?:\.{3}|…)\s/.test(text))) return true;
	if (!comment) return /^[[(<](?:\.{3}|…|snip|truncated|omitted)[\])>]$/i.test(text);
	return [
		OMITTED,
		STANDS_FOR,
		REMOVED,
		AND_SO_ON,
		KEEP_THE_REST,
		LEFT_AS_IS
	].some((words) => words.test(text));
}
const THING = "(?:code|function|method|class|file|body|implementation|logic|content|contents|block|imports?|fields?|props|properties|methods|functions|lines?|cases|tests|handlers|routes|options|items|entries|config(?:uration)?)";
const OMITTED = /\b(?:unchanged|omitted|elided|truncated|snipped|snip|(?:remains?|stays?|is|are) (?:the )?same|same as (?:before|above|original)|as before)\b/i;
const STANDS_FOR = new RegExp(`^(?:\\W*)(?:(?:keep|insert|your|the) )*(?:existing|remaining|rest of|remainder of|previous|original|other|more)(?: the| your| this)?(?: \\w+){0,2} ${THING}(?: \\w+){0,3}\\W*$|^(?:\\W*)(?:the )?rest (?:of|is|goes|stays|remains)\\b`, "i");
const AND_SO_ON = /^\W*(?:and so (?:on|forth)|et ?c(?:etera)?)\W*$/i;
const KEEP_THE_REST = /^\W*(?:keep|leave) (?:the |all )?(?:rest|others?|remaining|remainder)\b/i;
const LEFT_AS_IS = /\b(?:stays?|remains?|kept|left) as (?:is|it is|they are|it was|they were)\W*$/i;
/** The line was meant to go. */
const REMOVED = /^\W*(?:(?:this|the) (?:line|code|block|import) (?:is |was |has been )?)?(?:removed|deleted)\W*$/i;
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
	[/^\.\.(?=\s)/, /$/],
	[/^"""|^'''/, /"""$|'''$/]
];
function uncomment(line) {
	for (const [open, close] of COMMENTS) if (open.test(line)) return {
		text: line.replace(open, "").replace(close, "").trim(),
		comment: true
	};
	return {
		text: line,
		comment: false
	};
}
// src/core/text/token-similarity.ts
/** Sørensen-Dice coefficient of two lists of tokens, from 0 to 1; duplicates count. */
function diceSimilarity(left, right) {
	if (left.length + right.length === 0) return 1;
	const counts = /* @__PURE__ */ new Map();
	for (const token of left) counts.set(token, (counts.get(token) ?? 0) + 1);
	let shared = 0;
	for (const token of right) {
		const count = counts.get(token) ?? 0;
		if (count > 0) shared++;
		counts.set(token, count - 1);
	}
	return 2 * shared / (left.length + right.length);
}
/**
* Returns a function that computes the Dice similarity of some words, given as numbers, to those in the window of `size` lines that starts
* at `first`. When the window moves, only the lines that enter or leave it are counted.
*/
function similarityWindow(wanted, wordsAt, size) {
	/** How often each word of the code is still missing in the window; below 0 there are too many. */
	const missing = [];
	for (const word of wanted) missing[word] = (missing[word] ?? 0) + 1;
	let [all, shared] = [wanted.length, 0];
	const enter = (line) => {
		for (const word of wordsAt(line)) {
			all++;
			const count = missing[word];
			if (count === void 0) continue;
			if (count > 0) shared++;
			missing[word] = count - 1;
		}
	};
	const leave = (line) => {
		for (const word of wordsAt(line)) {
			all--;
			const count = missing[word];
			if (count === void 0) continue;
			if (count >= 0) shared--;
			missing[word] = count + 1;
		}
	};
	/** The current window: lines from..to-1. */
	let [from, to] = [0, 0];
	return (first) => {
		if (first >= to || first + size <= from) {
			for (let line = from; line < to; line++) leave(line);
			from = to = first;
		}
		while (from > first) enter(--from);
		while (to < first + size) enter(to++);
		while (from < first) leave(from++);
		while (to > first + size) leave(--to);
		return all === 0 ? 1 : 2 * shared / all;
	};
}
// src/core/suggest/model/fragment.ts
/** Only the changed part of a line: both its first and its last token would go, or what it is assigned to. */
const fragment = ({ path, replaced: [old, ...more], lines: [line, ...others] }) => {
	if (old === void 0 || line === void 0 || more.length + others.length > 0) return void 0;
	const [before, after] = [tokens(old), tokens(line)];
	if (before.length === 0 || after.length === 0 || before[0] === after[0]) return void 0;
	return before.at(-1) !== after.at(-1) && (isShort(line, old) || !isProse$1(path) && isWording(line, old)) || isValue(line, old) ? because("incomplete") : void 0;
};
/** At least a fifth shorter. */
function isShort(line, old) {
	return line.trim().length < .8 * old.trim().length;
}
/** A few words, hardly any of which is in the line: a title rather than code. */
function isWording(line, old) {
	return /^\s*[\w'`"(),.:;/-]+(?: [\w'`"(),.:;/-]+){2,}\s*$/.test(line) && diceSimilarity(words$1(line), words$1(old)) < .4;
}
/**
* A new value without the variable, the key or the `return` before it. An unused variable may go if its value stays and
* does something, as a call does.
*/
function isValue(line, old) {
	const value = ASSIGNED.exec(old)?.[1];
	if (value === void 0 || ASSIGNED.test(line)) return false;
	if (LITERAL.test(line)) return true;
	const bare = (text) => text.trim().replace(/[;,]$/, "");
	if (bare(value) === bare(line)) return false;
	return tokens(value)[0] === tokens(line)[0] || diceSimilarity(words$1(value), words$1(line)) >= SAME_VALUE;
}
/** How similar the code must be to the value alone. */
const SAME_VALUE = .5;
/** A string or a number, and nothing else. */
const LITERAL = /^\s*(?:"[^"]*"|'[^']*'|-?\d[\w.]*|true|false|null|nil|None)[,;]?\s*$/i;
/** What follows `x =`, `key:` or `return`. */
const ASSIGNED = /(?:[^=!<>]=>?|\breturn|:)\s+(\S.*)/;
// src/core/suggest/model/doubt.ts
/** The range is in doubt: the code looks like a change of other lines. */
function meantForLine({ known }, line) {
	return because("doubtful-range", `The code looks like it is meant for line ${line} (${shown$1(known.textAt(line) ?? "")}).`);
}
/** The range is in doubt: if committed, a line would be there twice. */
function repeatsLine(line) {
	return because("doubtful-range", `The code repeats a line next to the range (${shown$1(line)}), so the range may be wrong.`);
}
function shown$1(line) {
	const text = line.trim();
	return text.length > 40 ? `${truncate(text, 40)}…` : text;
}
/** Known lines from..to, without those that are not known. */
function linesBetween({ known }, from, to) {
	const lines = [];
	for (let line = from; line <= to; line++) {
		const text = known.textAt(line);
		if (text !== void 0) lines.push(text);
	}
	return lines;
}
/** Brackets, `else` and `end` are on many lines and prove nothing. */
function isDistinctive(line) {
	return countLetters(line) >= 3 && !/^\W*(?:end|else|begin|done|esac|try|then|do|fi)\W*$/i.test(line);
}
/**
* An insertion, or a change of other lines only: every replaced line is kept to the letter, in its order. A blank line
* counts at the edge of the code alone, because blank lines are everywhere.
*/
function keepsAll({ replaced, lines }) {
	let at = 0;
	for (const line of lines) if (line === replaced[at]) at++;
	const isSolid = (line) => line?.trim() !== "";
	return at === replaced.length && (replaced.some(isSolid) || !isSolid(lines[0]) || !isSolid(lines.at(-1)));
}
// src/core/suggest/model/indentation.ts
/**
* Code that starts with another indentation than the replaced lines. In languages where indentation has meaning, it
* changes what the code does, even with a quote; in others it only shows that the code belongs to another place.
*/
const doubtfulIndentation = (change) => {
	const { path, replaced, lines, proof, known, first, last } = change;
	const indent = firstIndent(lines);
	const there = firstIndent([
		...replaced,
		known.textAt(first - 1) ?? "",
		known.textAt(last + 1) ?? ""
	]);
	if (indentationHasMeaning(path) && hasLostIndentation(change)) return because("doubtful-indentation");
	if (indent === void 0 || indent === there || keepsAll(change)) return void 0;
	if (indentationHasMeaning(path)) return because("doubtful-indentation");
	if (proof !== "none" || indent === "" || there === void 0) return void 0;
	if (diceSimilarity(replaced.flatMap(words$1), lines.flatMap(words$1)) >= .6) return void 0;
	return because("doubtful-range", "The code is indented otherwise than the lines it would replace, so the range may be wrong.");
};
/**
* All lines came without indentation, or the first alone: then what opens a block no longer stands above what is in it,
* and no one shift of all lines restores that.
*/
function hasLostIndentation({ path, replaced, unwrapped }) {
	const lines = unwrapped.filter((line) => line.trim() !== "");
	const [first = "", second] = lines;
	const wasIndented = replaced.some((line) => /^\s+\S/.test(line));
	if (isProse$1(path) || !wasIndented || second === void 0 || /^\s/.test(first)) return false;
	const written = new Set(unwrapped);
	if (replaced.every((line) => written.has(line))) return false;
	return lines.every((line) => /^\S/.test(line)) ? lines.slice(0, -1).some((line) => /:\s*$/.test(line)) : /^\s/.test(second) && !opensBlock(first);
}
/** Whether the next line may be indented: for a block, a bracket, a list's entry, a text of several lines. */
function opensBlock(line) {
	const code = line.replace(/\s#.*/, "").trimEnd();
	return /[:|>({[,\\]$/.test(code) || /^- |"""|'''/.test(line);
}
/** Restores indentation that the model dropped, where the replaced lines show what it was. */
function restoreIndentation(lines, replaced, beside) {
	const shift = lostIndentation(lines, replaced);
	if (!shift || isDeliberate(lines, replaced, beside, shift)) return lines;
	const restored = lines.map((line) => line.trim() === "" ? line : shift + line);
	return firstIndent(restored) === firstIndent(replaced) ? restored : lines;
}
/**
* Code is indented less on purpose if it has some indentation left, if not all replaced lines had what it lacks, or if
* it has new lines and stands level with what is beside it.
*/
function isDeliberate(lines, replaced, beside, shift) {
	const isSolid = (line) => line.trim() !== "";
	const isLevel = lines.length > replaced.length && beside.some((line) => /^\S/.test(line));
	const isUnclear = lines.length > 1 && lines.slice(1).filter(isSolid).every((line) => line.startsWith(shift));
	return isLevel || isUnclear || lines.filter(isSolid).every((line) => /^\s/.test(line)) || replaced.filter(isSolid).some((line) => !line.startsWith(shift));
}
/**
* The one prefix that makes each line that reappears equal to its original, if there is only one. Brackets prove
* nothing.
*/
function lostIndentation(lines, replaced) {
	const [line, original] = [lines[0], replaced[0]];
	if (lines.length === 1 && replaced.length === 1 && line !== void 0 && original !== void 0) return /^\s/.test(line) || line === "" ? void 0 : indentOf(original);
	const originals = groupBy(new Set(replaced), (line) => line.trim());
	let possible;
	for (const text of new Set(lines)) {
		const known = countLetters(text) === 0 ? void 0 : originals.get(text.trim());
		if (!known) continue;
		const shifts = new Set(known.filter((before) => before.endsWith(text)).map((before) => before.slice(0, -text.length)));
		possible = possible ? new Set([...possible].filter((shift) => shifts.has(shift))) : shifts;
	}
	return possible?.size === 1 ? [...possible][0] : void 0;
}
/** The indentation of the first line that is not blank. */
function firstIndent(lines) {
	const line = lines.find((text) => text.trim() !== "");
	return line === void 0 ? void 0 : indentOf(line);
}
function indentOf(line) {
	return /^\s*/.exec(line)?.[0] ?? "";
}
// src/core/suggest/model/inline-elision.ts
/** Arguments or a block left out within a line. */
const inlineElision = ({ path, unwrapped, replaced }) => {
	if (ellipsisIsCode(path) || replaced.some(elidesInline)) return void 0;
	return unwrapped.some(elidesInline) ? because("elision") : void 0;
};
/** `load(...)`, `if (x) { … }`: what stands between the brackets is left out. Not in a string. */
function elidesInline(line) {
	return /\w\((?:\.{3}|…)\)|\{\s*(?:\.{3}|…)\s*\}/.test(codeOf$1(line));
}
// src/core/suggest/model/looks-like-diff.ts
/** A diff, a numbered listing, or the old lines next to the new ones, instead of the new code. */
const looksLikeDiff = ({ path, unwrapped, replaced }) => {
	const isListed = looksListed(unwrapped, replaced);
	const isBoth = !hasDashLists(path) && keepsOldLines(unwrapped, replaced);
	return isListed || isBoth ? because("looks-like-diff") : void 0;
};
const LINE_NUMBER = /^\s*(\d+)\s?[:|]\s?/;
/** Except for white space at the ends. */
function sameLines$1(lines, others) {
	return lines.length === others.length && lines.every((line, index) => line.trimEnd() === others[index]?.trimEnd());
}
/** Hunk headers, and the marks of merge conflicts and of search-and-replace answers. */
const PATCH_LINE = /^@@ -\d+|^(?:<{5,}|={7}|>{5,})(?: |$)/;
/** Signs or numbers that could not be verified, in lines unlike the replaced ones. */
function looksListed(lines, replaced) {
	const has = (pattern) => (line) => pattern.test(line);
	if (lines.some(has(PATCH_LINE)) && !replaced.some(has(PATCH_LINE))) return true;
	if (lines.length > 0 && lines.every(has(/^-/)) && sameLines$1(lines.map((line) => line.slice(1)), replaced)) return true;
	const signed = lines.some(has(/^\+/)) && lines.every(has(/^[+\- ]|^$/)) && !replaced.some(has(/^\+/));
	const numbered = lines.length > 0 && lines.every(has(LINE_NUMBER)) && !replaced.some(has(LINE_NUMBER));
	return signed || numbered && consecutive(lines) || isListing(lines) && !isListing(replaced);
}
const LISTED = /^\s*(\d+)(?:\t|→)/;
/** As `cat -n` prints it. */
function isListing(lines) {
	return lines.length > 0 && lines.every((line) => LISTED.test(line)) && consecutive(lines, LISTED);
}
/** The old lines struck out with `-`, or both versions with a word above each. */
function keepsOldLines(lines, replaced) {
	const old = new Set(replaced.map((line) => line.trim()).filter((line) => /\w/.test(line) && /\W/.test(line)));
	const has = (pattern) => lines.some((line) => pattern.test(line));
	return lines.some((line) => /^-\s*[^-\s]/.test(line) && old.has(line.slice(1).trim())) || has(/^\W*(?:before|old)(?: code)?\W*$/i) && has(/^\W*(?:after|new)(?: code)?\W*$/i);
}
function consecutive(lines, pattern = LINE_NUMBER) {
	const numbers = lines.map((line) => Number(pattern.exec(line)?.[1]));
	return numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}
// src/core/suggest/model/namesake.ts
/** The code has little to do with the lines it would replace, and more with those of another file of the same name. */
const namesake = (change) => {
	const { first, last, lines, proof, known, namesakes } = change;
	const wanted = lines.flatMap(words$1);
	if (proof !== "none" || wanted.length === 0 || keepsAll(change)) return void 0;
	const similarity = (file) => similarityWindow(file.numbersOf(wanted), file.wordsAt, last - first + 1)(first);
	const own = similarity(known);
	if (own >= UNLIKE) return void 0;
	return namesakes().some((file) => similarity(file) >= Math.max(LIKE$1, own + LEAD$2)) ? because("doubtful-file") : void 0;
};
const UNLIKE = .4;
const LIKE$1 = .5;
/** How much more similar the lines of the other file must be. */
const LEAD$2 = .3;
// src/core/suggest/model/old-and-new.ts
/**
* The old lines and, above or below them, their new version: the button would keep both. If such lines are side by
* side already (a list, a table of cases), another one is likely right.
*/
const oldAndNew = (change) => {
	const { path, replaced, lines, first, last } = change;
	const added = addedLines(replaced, lines);
	if (added.length === 0) return void 0;
	if (!isStylesheet(path) && setsTwice(replaced, lines)) return because("old-and-new");
	const old = replaced.flatMap(words$1);
	const isSimilar = (others, least) => diceSimilarity(others.flatMap(words$1), old) >= least;
	if (old.length === 0 || !isSimilar(added, NEW_VERSION)) return void 0;
	return [replaced.length, added.length].flatMap((count) => [linesBetween(change, first - count, first - 1), linesBetween(change, last + 1, last + count)]).some((lines) => isSimilar(lines, SIBLING)) ? void 0 : because("old-and-new");
};
/** How similar the added lines must be to the old ones. */
const NEW_VERSION = .7;
/** How similar lines beside the old ones must be for a list. */
const SIBLING = .65;
/** The lines that the code adds above or below all old lines; `undefined` if it does not keep them together. */
function addedLines(replaced, lines) {
	const count = replaced.length;
	const holds = (part) => part.every((line, at) => line.trim() === replaced[at]?.trim());
	if (lines.length <= count) return [];
	if (holds(lines.slice(0, count))) return lines.slice(count);
	return holds(lines.slice(-count)) ? lines.slice(0, -count) : [];
}
/** Next to an old line is a new one that sets the same variable or key. */
function setsTwice(replaced, lines) {
	const old = new Set(replaced);
	return lines.some((line, at) => {
		const key = old.has(line) ? keyOf$3(line) : void 0;
		const beside = [lines[at - 1], lines[at + 1]].filter((each) => each !== void 0 && !old.has(each));
		return key !== void 0 && beside.some((each) => keyOf$3(each ?? "") === key);
	});
}
function keyOf$3(line) {
	return KEY.exec(line)?.[1];
}
const KEY = /^\s*(?:(?:const|let|var|val|final|static|public|private|export)\s+)*("[^"]+"|'[^']+'|[\w.$@-]+)\s*(?::=|=>|[:=])(?![=:])/;
// src/core/suggest/model/other-lines.ts
/**
* A wrong range: the code has more words in common with other lines than with those it would replace. A quote proves
* where the code belongs, but not where the range ends: a model may quote one line and write the whole statement.
*/
const otherLines = (change) => {
	const { known, first, last, lines, proof } = change;
	const wanted = known.numbersOf(lines.flatMap(words$1));
	if (wanted.length === 0 || keepsAll(change)) return void 0;
	const own = similarityWindow(wanted, known.wordsAt, last - first + 1)(first);
	return longerRange(change, wanted, own) ?? shorterRange(change, wanted, own) ?? (proof === "none" ? elsewhere(change, wanted, own) : void 0);
};
/** How much more similar a range must be that shares lines with the given one. */
const LEAD_OF_OVERLAP = .15;
/** How similar it must be at least. */
const SOMEWHAT_LIKE = .3;
/** The given range and lines above or below it: as many as the code has, at least one. */
function longerRange(change, wanted, own) {
	const { known, first, last, lines } = change;
	const size = last - first + 1;
	for (const longer of /* @__PURE__ */ new Set([size + 1, Math.min(lines.length, MAX_WINDOW)])) {
		if (longer <= size) continue;
		const window = similarityWindow(wanted, known.wordsAt, longer);
		for (let from = last - longer + 1; from <= first; from++) {
			const range = {
				first: from,
				last: from + longer - 1
			};
			if (isKnown(change, range) && window(from) >= Math.max(SOMEWHAT_LIKE, own + LEAD_OF_OVERLAP)) return meantForLine(change, from < first ? from : range.last);
		}
	}
}
/** Keeps the comparison cheap; longer code repeats some line anyway. */
const MAX_WINDOW = 40;
/** The given range without its first or last line. Quoted lines are more likely meant to go. */
function shorterRange(change, wanted, own) {
	const { known, first, last, proof } = change;
	if (first === last || proof !== "none" && onlyTakesAway(change)) return void 0;
	const window = similarityWindow(wanted, known.wordsAt, last - first);
	const threshold = proof === "none" ? own + LEAD_OF_OVERLAP : Math.max(VERY_SIMILAR$1, own + LEAD$1);
	const from = [first, first + 1].find((each) => window(each) >= threshold);
	return from === void 0 ? void 0 : meantForLine(change, from);
}
/** Some of the quoted lines stay as they are: the author names those that are to go. */
function onlyTakesAway({ replaced, lines }) {
	const own = new Set(replaced.map((line) => line.trim()));
	return lines.every((line) => own.has(line.trim()));
}
/** How similar the lines must be that a quoted range should have been. */
const VERY_SIMILAR$1 = .7;
/** How much more similar a range elsewhere in the file must be, and how similar at least. */
const LEAD$1 = .2;
const LIKE = .5;
function elsewhere(change, wanted, own) {
	if (own + LEAD$1 > 1 || wanted.length < 2) return void 0;
	const { known, first, last, lines } = change;
	const size = last - first + 1;
	const isSame = (from) => lines.length === size && lines.every((line, at) => line.trim() === known.textAt(from + at)?.trim());
	const threshold = Math.max(LIKE, own + LEAD$1);
	const window = similarityWindow(wanted, known.wordsAt, size);
	for (const run of known.runs) {
		const to = Math.min(run.last, last + FAR$1) - size + 1;
		for (let from = Math.max(run.first, first - FAR$1); from <= to; from++) if ((from > last || from + size - 1 < first) && window(from) >= threshold && !isSame(from)) return meantForLine(change, from);
	}
}
/** Lines above and below that are compared: thousands of findings may be about one long file. */
const FAR$1 = 1e3;
function isKnown({ known }, { first, last }) {
	return known.runs.some((run) => run.first <= first && last <= run.last);
}
// src/core/suggest/model/prose-not-code.ts
const proseNotCode = ({ path, unwrapped, replaced }) => !isProse$1(path) && isProse(unwrapped, replaced) ? because("not-code") : void 0;
/**
* "Use const instead of let." instead of code: models fill the field with advice, or with a word for "nothing", or
* write a sentence before or after the code. If committed, it would replace code with a sentence.
*/
function isProse(lines, replaced) {
	const written = lines.filter((line) => line.trim() !== "");
	const [first = "", last = ""] = [written[0], written.at(-1)];
	if (written.length === 0) return false;
	if (written.length === 1 && NOTHING.test(first.trim())) return true;
	if (replaced.some((line) => isWords(line) && leadOf(line) === leadOf(first))) return false;
	if (written.every(isSentence) || written.every(isTask)) return true;
	if ([...lines, ...replaced].some((line) => TEXT_EDGE.test(line) && !COMMENT.test(line))) return false;
	const isAdvice = (line) => isSentence(line) && !replaced.includes(line);
	return LABEL.test(first) || IMPERATIVE.test(first) || isAdvice(first) || isAdvice(last);
}
const NOTHING = /^(?:n\/?a|not applicable|none|no (?:changes?|suggestions?|fix)(?: (?:is |are )?(?:needed|required|necessary))?|unchanged|tbd|-+|\.{3}|…)[.!]?$/i;
/** Begins like a sentence and goes on in words; code quoted inside it does not count. */
function isSentence(line) {
	const text = line.trim().replace(/`[^`]*`/g, "code");
	if (!/^[A-Z][a-z]+(?:,| [\w'"(])/.test(text) || /[={};<>|&$@\\]|::|->/.test(text)) return false;
	const words = text.match(/(?:^|[\s(])[A-Za-z][a-z']*(?=[\s.,:)!?]|$)/g) ?? [];
	return words.length >= 4 && words.length >= text.split(/\s+/).length * .7;
}
/** "add a null check here", "(remove this line)", "- Validate the input": a verb, and nothing but words. */
function isTask(line) {
	const text = line.trim().replace(/`[^`]*`/g, "code");
	return TASK.test(text) && /^[^\w(]*\(?[A-Za-z][a-z'-]*(?: [A-Za-z'-]+){2,}[.!]?\)?$/.test(text);
}
const TASK = /^(?:[-*•] )?\(?(?:[Cc]onsider|[Aa]dd|[Rr]emove|[Dd]elete|[Rr]eplace|[Cc]hange|[Rr]ename|[Mm]ove|[Ee]xtract|[Rr]efactor|[Ee]nsure|[Mm]ake|[Cc]heck|[Vv]alidate|[Hh]andle|[Aa]void|[Ww]rap|[Uu]pdate|[Ff]ix|[Uu]se|[Kk]eep|[Ii]mplement|[Pp]lease) /;
const LABEL = /^\s*(?:replace (?:\w+ ){0,2}with|change (?:\w+ ){0,2}to|should (?:be|read)|(?:the )?(?:suggested|recommended|corrected|improved|updated|fixed|proposed) (?:code|fix|change|version|implementation)|use (?:this|the following)(?: instead)?|here is (?:\w+ ){0,4}\w+)\s*:/i;
const IMPERATIVE = /^\s*[A-Z][a-z]+ (?:the|an?|this|that|these|your) [a-z]|^\s*(?:Use|Replace|Change|Consider|Try|Remove|Rename|Wrap|Ensure|Please|Make sure|Instead of) \S/;
/** Starts or ends a comment or a text of several lines, which may contain sentences. */
const TEXT_EDGE = /"""|'''|\/\*|\*\/|<!--|-->|^=\w|<<|^\s*(?:\/\/|#|\*)/;
/** The sign of a comment, a list or a string that contains the words. */
function leadOf(line) {
	return /^\W*/.exec(line)?.[0].trim() ?? "";
}
const COMMENT = /^\s*\/\*[^*]*\*+\/\s*$|^\s*\/\*\*[^*]*\*+\/\s*$/;
/** Looser than a sentence: if in doubt, existing lines count as text. */
function isWords(line) {
	const text = line.replace(/`[^`]*`/g, "code");
	if (/[={};<>|&$@\\]/.test(text)) return false;
	const words = text.split(/\s+/).filter((word) => /^[("']?[A-Za-z][a-z']*[.,:)!?]?$/.test(word));
	return /^\W*[A-Z][a-z]+,? [a-z]/.test(text) || words.length >= 5;
}
// src/core/suggest/model/repeated-lines.ts
/**
* Models give one line number and several lines of code. Where the code is longer than the range and repeats what
* stands near it, the author most likely meant those lines too, and the button would double them.
*/
const repeatedLines = (change) => {
	const { first, last, lines, proof } = change;
	if (lines.length <= last - first + 1) return void 0;
	if (keepsAll(change)) return repeatedBeside(change);
	const nearby = new Set([...linesBetween(change, first - lines.length, first - 1), ...linesBetween(change, last + 1, last + lines.length)].map((line) => line.trim()));
	const repeated = lines.filter((line) => nearby.has(line.trim()) && isDistinctive(line.trim()));
	const [line] = repeated;
	return line !== void 0 && (proof === "none" || isMost(repeated, change)) ? repeatsLine(line) : void 0;
};
/**
* A whole function in place of one of its lines, even if that line is quoted: half of the new lines are nearby already.
*/
function isMost(repeated, { lines, replaced }) {
	const own = new Set(replaced.map((line) => line.trim()));
	const fresh = lines.filter((line) => isDistinctive(line) && !own.has(line.trim()));
	const doubled = repeated.filter((line) => !own.has(line.trim()));
	return doubled.length > 0 && doubled.length * 2 >= fresh.length;
}
/**
* All replaced lines are kept, so the place is right. New lines may be like others nearby, as another test is; but a
* line that stands beside the kept ones in the file must not stand beside them in the code too.
*/
function repeatedBeside({ known, first, last, lines, replaced }) {
	const at = positionOf(replaced, lines);
	if (at === void 0) return void 0;
	const [before, after] = [lines[at - 1], lines[at + replaced.length]];
	const isSame = (line, beside) => line !== void 0 && isDistinctive(line) && line.trim() === beside?.trim();
	if (isSame(before, known.textAt(first - 1))) return repeatsLine(before ?? "");
	return isSame(after, known.textAt(last + 1)) ? repeatsLine(after ?? "") : void 0;
}
/** Where the replaced lines are in the code: at its start or end rather than inside it. */
function positionOf(replaced, lines) {
	const end = lines.length - replaced.length;
	const isAt = (at) => replaced.every((line, index) => line === lines[at + index]);
	return [
		0,
		end,
		...lines.keys()
	].find(isAt);
}
// src/core/suggest/model/repeated-neighbour.ts
/**
* Code that begins with the line above the range, or ends with the one below: shifted by one, or written for a longer
* range. The button would leave that line there twice. A quote of the range does not excuse it.
*/
const repeatedNeighbour = (change) => closesTwice(change) ?? changesNeighbour(change);
/**
* Brackets and `end` alone prove nothing; but code that ends with the very lines that follow the range, indentation and
* all, closes what is closed there already. Likewise for what opens above it.
*/
function closesTwice({ known, first, last, lines, replaced }) {
	const below = linesBetween({ known }, last + 1, last + Math.min(lines.length, MAX_CLOSING));
	const above = linesBetween({ known }, first - Math.min(lines.length, MAX_CLOSING), first - 1);
	for (let count = Math.min(lines.length - 1, MAX_CLOSING); count > 0; count--) {
		const [head, tail] = [lines.slice(0, count), lines.slice(-count)];
		if (isRun(tail, below.slice(0, count)) && !isRun(tail, replaced.slice(-count))) return repeatsLine(tail[0] ?? "");
		if (isRun(head, above.slice(-count)) && !isRun(head, replaced.slice(0, count))) return repeatsLine(head[0] ?? "");
	}
}
/** The first or last line of the code is a new version of the line beside the range, not of the one it replaces. */
function changesNeighbour(change) {
	const { known, first, last, lines, replaced } = change;
	if (keepsAll(change)) return void 0;
	if (isVersionOf(lines[0], known.textAt(first - 1), replaced[0])) return meantForLine(change, first - 1);
	if (isVersionOf(lines.at(-1), known.textAt(last + 1), replaced.at(-1))) return meantForLine(change, last + 1);
}
function isVersionOf(line = "", beside = "", own = "") {
	const written = words$1(line);
	const similarity = diceSimilarity(written, words$1(beside));
	if (written.length < 2 || similarity < VERY_SIMILAR) return false;
	return similarity >= diceSimilarity(written, words$1(own)) + LEAD;
}
const VERY_SIMILAR = .7;
/** How much more similar the line beside the range must be than the replaced one. */
const LEAD = .2;
/** More blocks are never closed at once. */
const MAX_CLOSING = 12;
/** The same lines, and not all of them blank. */
function isRun(lines, others) {
	return lines.length === others.length && lines.some((line) => line.trim() !== "") && lines.every((line, index) => line.trimEnd() === others[index]?.trimEnd());
}
// src/core/suggest/model/transport-damage.ts
const transportDamage = ({ path, unwrapped, replaced }) => (isMarkdown(path) ? isEscaped : isDamaged)(path, replaced, unwrapped) ? because("not-code", "The code has quotes, signs or a fence that are not of its language.") : void 0;
/**
* Damage on the way from the model: a fence left over, code in backticks, line ends or quotes escaped once
* too often, HTML entities, typographic quotes. If committed, it is not code.
*/
function isDamaged(path, replaced, lines) {
	const before = replaced.join("\n");
	const after = lines.join("\n");
	return lines.some(isFence) && !replaced.some(isFence) || isInBackticks(after) && !isInBackticks(before) || lines.length === 1 && hasEscapedEnd(after) && !before.includes("\\n") || hasOnlyEscapedQuotes(after, before) && !before.includes("\\\"") || isEntityEncoded(path, after) && before.search(ENTITY) < 0 || hasCurlyQuotes(after) && !/[“‘]/.test(before);
}
/** In Markdown nearly all signs have a meaning, and formulas have names like `\nu`. */
function isEscaped(_path, replaced, lines) {
	const before = replaced.join("\n");
	const text = lines.join("\n").replace(/`[^`]*`/g, "");
	return lines.length === 1 && ESCAPED_END.test(text) && !before.includes("\\n");
}
const ESCAPED_END = /\\n(?:\\n| {2}|[^\sa-z.,;:!?'"|)\]}])/;
function isFence(line) {
	return /^\s*(?:`{3,}|~{3,})[\w+#.:-]*\s*$/.test(line);
}
function isInBackticks(text) {
	return /^\s*`[^`\n]+`\s*$/.test(text);
}
/** `a();\\n  b();` on one line, with the `\\n` outside strings and regular expressions. */
function hasEscapedEnd(line) {
	return /(?<![\\/[(|^])\\n/.test(codeOf$1(line)) || /\\n\s*(?:\/\/|#|\*|--)/.test(line);
}
/** Outside of a string, `\\"` means nothing. */
function hasOnlyEscapedQuotes(text, before) {
	if (!/\\".*\\"/.test(text) || /(?<!\\)"/.test(text)) return false;
	return before.includes("\"") || !/['`/]/.test(text);
}
const ENTITY = /&(?:lt|gt|amp|quot|#39|#x27);/g;
/** A character occurs only as an entity; in markup, only as part of an operator. */
function isEntityEncoded(path, text) {
	if (isMarkup(path)) return /\$\w+-&gt;|=&gt;\s|&amp;&amp;/.test(text);
	const raw = text.replace(ENTITY, "");
	return SIGNS.some(([entity, sign]) => text.includes(entity) && !raw.includes(sign));
}
const SIGNS = [
	["&lt;", "<"],
	["&gt;", ">"],
	["&amp;", "&"],
	["&quot;", "\""]
];
/** Typographic quotes around an argument or a value. */
function hasCurlyQuotes(text) {
	return /[“‘][^“”‘’\n]*[”’]/.test(text) && !/["'`]/.test(text) || /[(=,:[]\s*[“‘][^“”‘’\n]*[”’]/.test(text);
}
// src/core/suggest/model/unclosed.ts
/**
* Brackets, quotes and tags come in pairs, even in comments, strings and prose. If the replaced lines have as many of
* one as of the other and the code does not, it was cut off or lost a character.
*/
const unclosed = ({ path, replaced, lines, mends }) => {
	const [before, after] = [replaced.join("\n"), lines.join("\n")];
	if (isPaired(before) && !isPaired(after) && !isPaired(withoutLabels(after)) && !mends()) return because("brackets-differ", "The code leaves a bracket or a quote open.");
	return isTagged(path) && openTags(before) !== openTags(after) && !mends() ? because("brackets-differ", "The code leaves other tags open than the replaced lines do.") : void 0;
};
function isPaired(text) {
	return PAIRS.every((pairs) => pairs(text));
}
const PAIRS = [
	(text) => count(text, /\(/g) === count(text, /\)/g),
	(text) => count(text, /\[/g) === count(text, /\]/g),
	(text) => count(text, /\{/g) === count(text, /\}/g),
	(text) => count(text, /(?<!\\)"/g) % 2 === 0
];
/** Without brackets that need no partner: `start)` of a shell's `case`, `2)` of a list, the colours of a terminal. */
function withoutLabels(text) {
	return text.replace(/^[ \t]*[\w*?.|"'-]+\)|(?<![\w(])\d+\)|\\(?:x1b|u001b|e|033)\[/gim, "");
}
function openTags(text) {
	return count(text, /<\w/g) - count(text, /<\/\w/g) - count(text, /\/>/g);
}
function count(text, pattern) {
	return text.match(pattern)?.length ?? 0;
}
// src/core/suggest/model/rules.ts
/** The rules for a model's code; the first that refuses gives the reason. A new rule is a file and a line here. */
const MODEL_RULES = [
	elision,
	looksLikeDiff,
	proseNotCode,
	transportDamage,
	inlineElision,
	fragment,
	cutOff,
	oldAndNew,
	repeatedLines,
	repeatedNeighbour,
	namesake,
	otherLines,
	doubtfulIndentation,
	unbalancedBrackets,
	unclosed
];
function checkModelCode(change) {
	for (const rule of MODEL_RULES) {
		const reason = rule(change);
		if (reason) return reason;
	}
}
// src/core/suggest/model/unwrap-code.ts
/** Removes what models wrap code in (a fence, line numbers, diff signs), and restores lost indentation. */
function unwrapModelCode({ path, replaced, first, lines: written, beside }) {
	let lines = written;
	if (!isMarkdown(path)) {
		lines = withoutFence(lines);
		const kept = new Set(replaced);
		lines = lines.map((line) => kept.has(line) ? line : line.trimEnd());
	}
	const unwrapped = withoutNumbers(lines, first, replaced) ?? withoutSigns(lines, replaced) ?? lines;
	return {
		unwrapped,
		lines: restoreIndentation(unwrapped, replaced, beside)
	};
}
/** An empty fence stays: it does not mean a deletion. */
function withoutFence(lines) {
	const fence = /^\s*(`{3,}|~{3,})[\w+#.:-]*\s*$/.exec(lines[0] ?? "")?.[1];
	return fence !== void 0 && lines.length > 2 && lines.at(-1)?.trim() === fence ? lines.slice(1, -1) : lines;
}
/** Line numbers go only if they are exactly the finding's: `3: x` is also a YAML key. */
function withoutNumbers(lines, first, replaced) {
	if (lines.length !== replaced.length || replaced.some((line) => LINE_NUMBER.test(line))) return void 0;
	return lines.every((line, index) => LINE_NUMBER.exec(line)?.[1] === String(first + index)) ? lines.map((line) => line.replace(/^\s*\d+(?: \| |: |\s?[:|])/, "")) : void 0;
}
/** A diff instead of the code: its `-` and context lines must be the replaced ones. */
function withoutSigns(lines, replaced) {
	if (!lines.some((line) => /^[+-]/.test(line)) || !lines.every((line) => /^[+\- ]|^$/.test(line))) return void 0;
	const before = lines.filter((line) => !line.startsWith("+")).map((line) => line.slice(1));
	const after = lines.filter((line) => !line.startsWith("-")).map((line) => line.slice(1));
	return after.length > 0 && sameLines$1(before, replaced) ? after : void 0;
}
// src/core/suggest/platform-barrier.ts
/** Why the platform would not apply these edits of a file exactly. */
function platformBarrier(edits, { path }, hunk, { suggestionLines, keepsCrlf, keepsOpenEnd, altered, unsuggestable }) {
	if (unsuggestable?.test(path)) return because("no-suggestions-here");
	const { hasCrlf, openEnd } = hunkFactsOf(hunk);
	if (!keepsCrlf && hasCrlf && edits.some(({ lines }) => lines.length > 1)) return because("crlf-lines");
	if (!keepsOpenEnd && edits.some(({ last, lines }) => lines.length === 0 && last === openEnd)) return because("final-newline");
	if (altered && edits.some(({ lines }) => lines.some((line) => altered.test(line)))) return because("altered-characters");
	return edits.some(({ first, last }) => last - first >= suggestionLines) ? because("too-many-lines") : void 0;
}
// src/core/suggest/unsafe-content.ts
/** Content that a replacement adds and that must not be one click away, whatever else is right about it. */
function findUnsafeContent(replaced, lines) {
	const before = replaced.join("\n");
	const after = lines.join("\n");
	if (LOST_IN_MARKDOWN.test(after)) return because("invisible-characters");
	const known = deceptiveCharacters(before);
	const brought = [...deceptiveCharacters(after)].filter((char) => !known.has(char));
	if (brought.length > 0) return because("invisible-characters", `The code brings in invisible or control characters: ${brought.slice(0, 5).map(codePointName).join(" ")}.`);
	if (CREDENTIALS.some((pattern) => pattern.test(after) && !pattern.test(before))) return because("credential");
	const kept = new Set(replaced.map((line) => line.trim()));
	return lines.filter((line) => !kept.has(line.trim())).some((line) => FAR_RIGHT.test(line)) ? because("far-right") : void 0;
}
const LOST_IN_MARKDOWN = /[\0\r]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** A back door was once hidden behind 300 blanks at the end of a line. */
const FAR_RIGHT = /\S[^\S\n]{100}[^\S\n]*\S/;
/** The beginnings of forms that issuers document or that secret scanners agree on. Second line of defence only. */
const CREDENTIALS = [
	/\bgh[pousr]_[A-Za-z0-9]{30}/,
	/\bgithub_pat_[A-Za-z0-9_]{22}/,
	/\bgl(?:pat|ptt|rt|dt|cbt|oas|soat)-[\w-]{20}/,
	/\b(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}\b/,
	/\bxox[abeoprs]-[\w-]{10}/,
	/\bxapp-\d-[A-Za-z0-9-]{10}/,
	/\bsk-(?:ant-|proj-|svcacct-|or-v1-)?[A-Za-z0-9_-]{20}/,
	/\b[rs]k_live_[A-Za-z0-9]{16}/,
	/\bAIza[0-9A-Za-z_-]{35}/,
	/\bya29\.[\w-]{20}/,
	/\bnpm_[A-Za-z0-9]{36}/,
	/\bpypi-AgE[\w-]{20}/,
	/\bhf_[A-Za-z0-9]{30}/,
	/\bdckr_pat_[\w-]{20}/,
	/\bSG\.[\w-]{16,64}\.[\w-]{16}/,
	/(?<![\w-])eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{10}/,
	/-----BEGIN (?:[A-Z]+ ){0,5}PRIVATE KEY-----/,
	/\bhooks\.slack\.com\/services\/T[A-Z0-9]+\/B[A-Z0-9]+\/\w/
];
// src/core/suggest/offer.ts
/**
* The rules that a suggestion must pass by itself. Those about its file are in assess.ts, about others on its lines in
* line-claims.ts.
*/
function offer(proposal, context) {
	const { finding, file, hunks, anchor } = context;
	const { first, last } = proposal;
	const isInsertion = last < first;
	const hunk = hunkAt(hunks, last) ?? (isInsertion ? hunkAt(hunks, first) : void 0);
	if (!(hunk !== void 0 && (isInsertion || hasLines(hunk, first, last))) || anchor.side === "LEFT" || !isShown(anchor)) {
		const reason = proposal.barrier ?? anchor.barrier ?? because("target-not-in-diff");
		return {
			proposal,
			replaced: proposal.before,
			lines: proposal.lines,
			refused: reason
		};
	}
	const excess = excessOf(proposal, hunk, finding);
	if (excess) {
		const reason = proposal.barrier ?? context.barrier ?? anchor.barrier ?? excess;
		return {
			proposal,
			replaced: void 0,
			lines: proposal.lines,
			refused: reason
		};
	}
	const replaced = (isInsertion ? [] : newLines(hunk, first, last) ?? []).map((row) => row.text);
	const trusted = isTrusted(finding);
	const change = trusted ? void 0 : modelChange(proposal, context, replaced);
	const lines = change?.lines ?? proposal.lines;
	const facts = factsOf(hunks);
	const barrier = proposal.barrier ?? context.barrier ?? anchor.barrier ?? (file.special || facts.isSubmodule ? because("special-file") : void 0) ?? (!trusted && lengthOf(lines) > MAX_MODEL_CODE ? because("too-long") : void 0) ?? (facts.isMangled || lines.some(isMangled) ? because("not-utf8") : void 0) ?? (facts.mixesLineEndings ? because("mixed-line-endings") : void 0) ?? (isMiscounted(context, proposal) ? because("line-ends-unclear") : void 0) ?? (sameLines(replaced, lines) ? because("no-change") : void 0) ?? findUnsafeContent(replaced, lines) ?? (change && checkModelCode(change));
	if (barrier) return {
		proposal,
		replaced,
		lines,
		refused: barrier
	};
	const maxLength = trusted ? MAX_TOOL_CODE : MAX_MODEL_CODE;
	const { unchanged, limits } = context;
	const maxLines = trusted ? limits.suggestionLines : Number.POSITIVE_INFINITY;
	const smallest = smallestEdits(hunk, {
		first,
		last,
		lines
	}, {
		unchanged,
		maxLength,
		maxLines
	});
	const unfit = "edits" in smallest ? unsafeContentIn(smallest.edits, hunk) ?? platformBarrier(smallest.edits, file, hunk, limits) ?? (smallest.edits.some((edit) => writeButton(edit, limits).length > MAX_BLOCK) ? because("too-long") : void 0) : void 0;
	return {
		proposal,
		replaced,
		lines,
		...unfit ? { refused: unfit } : smallest
	};
}
/** In an exact format the code is taken to the letter: wrappings that models add are part of it, and refused. */
function modelChange({ own, first, last, lines: written }, { finding, file: { path }, hunks, anchor, headText, namesakes, parse }, replaced) {
	const proof = own && (anchor.proof === "exact" || anchor.proof === "loose") ? anchor.proof : "none";
	const known = knownLines(hunks, headText);
	const beside = [known.textAt(first - 1), known.textAt(last + 1)].filter((line) => line !== void 0);
	const code = finding.kind === "tool" ? {
		unwrapped: written,
		lines: written
	} : unwrapModelCode({
		path,
		replaced,
		first,
		lines: written,
		beside
	});
	const said = `${finding.title ?? ""}\n${finding.message ?? ""}`;
	const mends = lazy(() => mendsSyntax({
		first,
		last,
		lines: code.lines
	}, path, headText, parse));
	return {
		path,
		first,
		last,
		replaced,
		...code,
		proof,
		known,
		namesakes,
		mends,
		said
	};
}
/**
* A tool's line numbers may be shifted; the text that it saw there shows that they are not. Patches count as git does.
*/
function isMiscounted({ finding, hunks, headText }, { proven }) {
	if (finding.fix === void 0 || finding.fix.ofPatch || proven) return false;
	return factsOf(hunks).hasUnusualLineEnd || headText !== void 0 && holdsUnusualLineEnd(headText);
}
/** Checks each edit by itself: a character that is elsewhere in the range does not make it safe here. */
function unsafeContentIn(edits, hunk) {
	for (const { first, last, lines } of edits) {
		const reason = findUnsafeContent(textsOf(hunk, first, last), lines);
		if (reason) return reason;
	}
}
/**
* Refuses changes that are too large before any lines are compared: thousands of findings may each be about all of a
* file. The groups of a patch never overlap, so together they are no longer than the file.
*/
function excessOf({ first, last, lines }, hunk, finding) {
	const trusted = isTrusted(finding);
	if (!trusted && lengthOf(lines) > MAX_WRAPPED_CODE) return because("too-long");
	if (finding.fix?.ofPatch) return void 0;
	const { maxLines, maxLength } = trusted ? MAX_REPLACED : MAX_REPLACED_BY_MODEL;
	if (last - first >= maxLines) return because("too-many-lines");
	return lengthOf(textsOf(hunk, first, last)) > maxLength ? because("too-long", "The lines that would be replaced are too long.") : void 0;
}
/**
* In characters. Unwrapping takes off fences, line numbers and trailing blanks; longer code stays too long after it.
*/
const MAX_WRAPPED_CODE = 4e5;
/** More lines than a person checks before a click. */
const MAX_REPLACED_BY_MODEL = {
	maxLines: 2e3,
	maxLength: 1e5
};
/** Leaves room in a comment of 60,000 characters for what is said about it; tools say little. */
const MAX_MODEL_CODE = 4e4;
const MAX_TOOL_CODE = 52e3;
/** With its fence, which is as long as the longest run of backticks in the code, and its quote. */
const MAX_BLOCK = 52100;
function sameLines(one, other) {
	return one.length === other.length && one.every((line, index) => line === other[index]);
}
/** Neighbours may be repeated, so no line of the file may be one that a suggestion would change, see FileFacts. */
function isMangled(line) {
	return line.includes("�");
}
// src/core/suggest/column.ts
/** For many columns of one line: scans it once, from the left, only as far as needed. */
function columnFinder(line, unit) {
	switch (unit) {
		case "utf-16": return (column) => column >= 1 && column - 1 <= line.length ? column - 1 : void 0;
		case "utf-8": return walker(line, utf8Length);
		case "code-point": return walker(line, () => 1);
		case "tab-8": return walker(line, (code, passed) => code === TAB ? TAB_STOP - passed % TAB_STOP : 1);
		case "unknown": {
			const finders = [
				"utf-16",
				"code-point",
				"utf-8"
			].map((each) => columnFinder(line, each));
			return (column) => {
				const [index, ...others] = finders.map((find) => find(column));
				return others.every((other) => other === index) ? index : void 0;
			};
		}
	}
}
const TAB = 9;
const TAB_STOP = 8;
/** `width` of a character, in columns, after `passed` columns. */
function walker(line, width) {
	const start = {
		passed: 0,
		index: 0
	};
	let at = start;
	return (column) => {
		if (column - 1 < at.passed) at = start;
		let { passed, index } = at;
		while (passed < column - 1 && index < line.length) {
			const code = line.codePointAt(index) ?? 0;
			passed += width(code, passed);
			index += code > 65535 ? 2 : 1;
		}
		at = {
			passed,
			index
		};
		return passed === column - 1 ? index : void 0;
	};
}
function utf8Length(code) {
	return code < 128 ? 1 : code < 2048 ? 2 : code < 65536 ? 3 : 4;
}
// src/core/suggest/splice.ts
/** Applies column-precise changes to the full lines that they touch. */
function splice({ changes, unit, ofPatch, mark, finalNewline }, lineAt) {
	const { first, last: touched } = touchedLines(changes);
	const last = touched === 0 && hasMark(lineAt(1)) ? 1 : touched;
	const source = [];
	let length = 0;
	for (let line = first; line <= last; line++) {
		const found = lineAt(line);
		if (!found) return { unplaceable: "target-not-in-diff" };
		source.push(found);
		length += found.text.length;
		if (ofPatch) continue;
		if (source.length > MAX_REPLACED.maxLines) return { unplaceable: "too-many-lines" };
		if (length > MAX_REPLACED.maxLength) return { unplaceable: "too-long" };
	}
	const starts = startsOf(source);
	const end = starts.at(-1) ?? 0;
	const columns = /* @__PURE__ */ new Map();
	const columnsOf = (line, text) => {
		const finder = columns.get(line) ?? columnFinder(text, unit);
		columns.set(line, finder);
		return finder;
	};
	const offset = (line, column) => {
		const row = source[line - first];
		const start = starts[line - first] ?? end;
		if (!row) return line === last + 1 && column === 1 ? end : void 0;
		if (column === END_OF_LINE) return start + row.text.length;
		const marked = line === 1 && hasMark(row);
		if (marked && mark === void 0 && !ofPatch) return void 0;
		const from = marked && mark === "left-out" ? 1 : 0;
		const text = row.text.slice(from) + (row.ending === "crlf" ? "\r" : "");
		const index = columnsOf(line, text)(column);
		return index === void 0 ? void 0 : start + from + index;
	};
	const after = applied(source.map(({ text, ending }) => text + ENDINGS[ending]).join(""), changes, offset);
	if (after === void 0) return { unplaceable: "fix-unplaceable" };
	const unended = source.at(-1)?.ending === "none";
	const ended = after === "" || after.endsWith("\n");
	if (!ended && !unended) return { unplaceable: "fix-unplaceable" };
	const lines = linesOf$2(after);
	const beside = source[0] ?? lineAt(last) ?? lineAt(first);
	const withEnds = ended && finalNewline !== "removed" ? lines : lines.slice(0, -1);
	if (beside && changesEndings(withEnds, beside.ending, ofPatch === true)) return { unplaceable: "line-endings" };
	return {
		first,
		last,
		lines: lines.map((line) => line.endsWith("\r") ? line.slice(0, -1) : line),
		addsFinalNewline: unended && ended && after !== ""
	};
}
function hasMark(line) {
	return line?.text.startsWith("﻿") === true;
}
/** The line ends of a patch are exact; other tools often write LF whatever the file has. */
function changesEndings(lines, ending, ofPatch) {
	if (ending === "crlf") return ofPatch && lines.some((line) => !line.endsWith("\r"));
	return ending === "lf" && lines.some((line) => line.endsWith("\r"));
}
const ENDINGS = {
	lf: "\n",
	crlf: "\r\n",
	none: ""
};
/** Where each line begins, and where the last one ends. */
function startsOf(source) {
	const starts = [0];
	for (const { text, ending } of source) starts.push((starts.at(-1) ?? 0) + text.length + ENDINGS[ending].length);
	return starts;
}
function linesOf$2(text) {
	return text === "" ? [] : (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
}
function applied(source, changes, offset) {
	let after = "";
	let at = 0;
	for (const { startLine, startColumn, endLine, endColumn, text } of changes) {
		const from = offset(startLine, startColumn);
		const to = offset(endLine, endColumn);
		if (from === void 0 || to === void 0 || from < at || to < from) return void 0;
		after += source.slice(at, from) + text;
		at = to;
	}
	return after + source.slice(at);
}
// src/core/suggest/fix-proposal.ts
/** The fix of a tool as code for whole lines of the new file. */
function fixProposal(fix, shown, barrier) {
	const spliced = splice(fix, shown);
	const described = fix.description === void 0 ? {} : { description: fix.description };
	if ("unplaceable" in spliced) return {
		...asWritten(fix),
		own: false,
		...described,
		barrier: barrier ?? because(spliced.unplaceable)
	};
	const { addsFinalNewline, ...edit } = spliced;
	const seen = compareOriginal(fix, shown);
	const finalNewline = fix.ofPatch || !addsFinalNewline ? fix.finalNewline : "added";
	const refused = barrier ?? (seen === "differs" ? because("original-differs") : void 0) ?? (finalNewline && isUnchanged(edit, shown) ? because("final-newline") : void 0) ?? halfOnly(fix);
	return {
		...edit,
		own: false,
		...described,
		...seen === "same" ? { proven: true } : {},
		...finalNewline ? { note: FINAL_NEWLINE[finalNewline] } : {},
		...refused ? { barrier: refused } : {}
	};
}
const FINAL_NEWLINE = {
	added: md`A newline is missing at the end of the file; no suggestion can add it.`,
	removed: md`The newline at the end of the file is to go; no suggestion can remove it.`
};
function halfOnly({ elsewhere = [] }) {
	if (elsewhere.length === 0) return void 0;
	return because("several-files", `The fix changes other files too: ${[...new Set(elsewhere.map(({ path }) => path))].join(", ")}.`);
}
function isUnchanged({ first, last, lines }, shown) {
	return lines.length === last - first + 1 && lines.every((line, index) => shown(first + index)?.text === line);
}
/** Compares the lines that the tool saw with those of the diff; lines that the diff does not show are skipped. */
function compareOriginal({ original, changes }, shown) {
	if (!original) return "unknown";
	const rows = original.lines.map((text, index) => ({
		text,
		row: shown(original.firstLine + index)
	}));
	if (rows.some(({ text, row }) => row && row.text !== text)) return "differs";
	const { first, last } = touchedLines(changes);
	const covered = original.firstLine <= first && original.firstLine + original.lines.length > last;
	const isSolid = rows.some(({ text, row }) => row && text.trim() !== "");
	return covered && isSolid ? "same" : "unknown";
}
/** If the diff does not show the lines: the lines as the tool saw them, or only the new text. */
function asWritten(fix) {
	const { original, changes } = fix;
	const seen = (line) => {
		const text = original?.lines[line - original.firstLine];
		return text === void 0 ? void 0 : {
			text,
			ending: "lf"
		};
	};
	const spliced = splice(fix, seen);
	if (!("unplaceable" in spliced)) {
		const { first, last, lines } = spliced;
		const from = first - (original?.firstLine ?? first);
		return {
			first,
			last,
			lines,
			before: original?.lines.slice(from, from + last - first + 1) ?? []
		};
	}
	return {
		...touchedLines(changes),
		lines: changes.flatMap(({ text }) => splitLines(text))
	};
}
// src/core/suggest/model/asks-to-delete.ts
/**
* Whether the words of a finding ask for lines to be deleted. Models fill the field `suggestion` with an empty string
* when they have nothing to suggest.
*/
function asksToDelete(text) {
	return ASKS.test(text.replace(REFUSES, ""));
}
const ASKS = /\b(?:remov(?:e[ds]?|ing|able)|delet(?:e[ds]?|ing|able)|drop(?:ped|ping)?|strip|discard|eliminate|get rid of|clean ?up|dead(?: |-)?code|unused|unreachable|unneeded|unnecessary|(?:not|never|no longer|isn't|aren't) (?:be )?(?:needed|used|required|necessary|referenced|reachable)|redundant|superfluous|obsolete|useless|pointless|left ?over|stray|duplicate[ds]?|(?:should|can|could|must|may|has to|needs to) go)\b/i;
/** "Do not remove this" asks for the opposite. */
const REFUSES = /\b(?:do not|don't|must not|mustn't|should not|shouldn't|cannot|can't|never|without|instead of|rather than) (?:be )?(?:remov|delet|drop|strip|discard|eliminat)\w*/gi;
// src/core/suggest/offset-marker.ts
const OPENING$1 = "[SUGGEST:";
/**
* Extracts the markers of a text. Markers in code spans and fences are text. Linear in the text's length.
*
* @example
* ```ts
* import { parseOffsetMarkers } from 'fencepost'
*
* const { text, markers } = parseOffsetMarkers('Off by one. [SUGGEST:+2: i < n]')
* text, markers[0]?.offset, markers[0]?.code // => Off by one. 2 i < n
* ```
*/
function parseOffsetMarkers(text) {
	if (!text.includes(OPENING$1)) return {
		text,
		markers: []
	};
	const markers = [...findMarkers(text)];
	let rest = "";
	let at = 0;
	for (const marker of markers) {
		rest += text.slice(at, marker.start);
		at = marker.end;
	}
	rest += text.slice(at);
	return {
		text: markers.length === 0 ? text : rest.trim(),
		markers
	};
}
function* findMarkers(text) {
	const spanEnd = spanReader(text);
	let at = 0;
	while (at < text.length) {
		const next = nextOf(text, at);
		if (next === void 0) return;
		if (text.startsWith(OPENING$1, next)) {
			const marker = readMarker(text, next);
			if (marker) yield marker;
			at = marker?.end ?? next + 9;
		} else if (text[next] === "\\") at = next + 2;
		else at = fenceEnd(text, next) ?? spanEnd(next);
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
	if (!/(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, at - 4), at))) return void 0;
	const char = text[at] ?? "";
	const length = runLength(text, at);
	const lineEnd = endOfLine(text, at);
	if (length < 3 || char === "`" && text.slice(at + length, lineEnd).includes("`")) return void 0;
	for (let line = lineEnd + 1; line < text.length; line = endOfLine(text, line) + 1) {
		const content = text.slice(line, endOfLine(text, line));
		const fence = content.trim();
		if (fence.length >= length && content.search(/\S/) <= 3 && runLength(fence, 0, char) === fence.length) return line + content.length;
	}
	return text.length;
}
/** A code span ends at the next run of as many backticks; without one the backticks are text. */
function spanReader(text) {
	const closers = backtickRuns(text);
	let paragraphEnd = -1;
	return (at) => {
		const length = runLength(text, at);
		const starts = text[at] === "`" ? closers.get(length) ?? [] : [];
		while (starts.length > 0 && (starts.at(-1) ?? 0) <= at) starts.pop();
		const close = starts.at(-1);
		if (close === void 0) return at + length;
		if (paragraphEnd < at) paragraphEnd = endOfParagraph(text, at);
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
	const runs = /* @__PURE__ */ new Map();
	for (const match of text.matchAll(/`+/g)) addToGroup(runs, match[0].length, match.index);
	for (const starts of runs.values()) starts.reverse();
	return runs;
}
function runLength(text, at, char = text[at]) {
	let end = at;
	while (end < text.length && text[end] === char) end++;
	return end - at;
}
function endOfLine(text, at) {
	const end = text.indexOf("\n", at);
	return end < 0 ? text.length : end;
}
function readMarker(text, start) {
	const inner = start + 9;
	const nextOpening = text.indexOf(OPENING$1, inner);
	const limit = nextOpening < 0 ? text.length : nextOpening;
	HEAD.lastIndex = inner;
	const head = HEAD.exec(text);
	const codeStart = inner + (head?.[0].length ?? 0);
	const balanced = closingBracket(text, codeStart, limit);
	const close = balanced ?? indexWithin(text, "]", codeStart, limit);
	if (close === void 0) return void 0;
	const code = trimCode(text.slice(codeStart, close));
	if (code.trim() === "") return void 0;
	const isOffset = /^[+-]\d+(?::|\s*$)/.test(code);
	const goesOn = /[+(=<>|&/\\{}]/.test(text.charAt(close + 1));
	const certain = balanced !== void 0 && !isOffset && !goesOn;
	return {
		offset: offsetFrom(head?.[1]),
		code,
		certain,
		start,
		end: close + 1
	};
}
const HEAD = /([+-]?\d+|[+-]):/y;
/** A sign alone is malformed and means 0. */
function offsetFrom(written = "0") {
	const offset = Number(written) || 0;
	return Math.max(-FAR, Math.min(FAR, offset));
}
/** Stands for any number out of range; small enough to add a line number to it. */
const FAR = 1e9;
function indexWithin(text, char, from, limit) {
	const index = text.slice(from, limit).indexOf(char);
	return index < 0 ? void 0 : from + index;
}
/** One blank after the colon belongs to the notation, and so do the newlines around a block. */
function trimCode(code) {
	const block = /^[ \t]*\r?\n/.exec(code);
	if (block) return code.slice(block[0].length).replace(/\r?\n[ \t]*$/, "");
	return code.replace(/^ /, "");
}
/** The `]` that balances the opening one; strings that close on their line and escaped brackets do not count. */
function closingBracket(text, from, limit) {
	let depth = 1;
	for (let at = from; at < limit; at++) {
		const char = text[at];
		if (char === "\\") at++;
		else if (char === "[") depth++;
		else if (char === "]" && --depth === 0) return at;
		else if (char === "\"" || char === "'" || char === "`") at = literalEnd(text, at, limit) ?? at;
	}
}
/** A word that may be in front of a quote as part of the literal: r"…", f'…', b"…". Others make it an apostrophe. */
const LITERAL_PREFIX = /(?:[rbuft]|br|rb|fr|rf|u8|l)$/i;
function isLiteralPrefix(before) {
	const word = LITERAL_PREFIX.exec(before);
	return word !== null && !isWordCharacter(before[word.index - 1] ?? "");
}
function isWordCharacter(char) {
	return char === "_" || isLetterOrDigit(char);
}
function literalEnd(text, open, limit) {
	const before = text.slice(Math.max(0, open - 3), open);
	if (text[open] === "'" && isWordCharacter([...before].at(-1) ?? "") && !isLiteralPrefix(before)) return void 0;
	for (let at = open + 1; at < limit && text[at] !== "\n"; at++) if (text[at] === "\\") at++;
	else if (text[at] === text[open]) return at;
}
// src/core/suggest/suggestion-block.ts
const OPENING = /^( {0,3})(`{3,}|~{3,})[ \t]*suggestion(?::-(\d{1,3})\+(\d{1,3}))?[ \t]*$/;
const OTHER_OPENING = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** Extracts the suggestion blocks of a message; other fences stay, whatever they contain. */
function takeSuggestionBlocks(message) {
	if (!message.includes("suggestion")) return {
		text: message,
		blocks: []
	};
	const lines = message.replace(/\n$/, "").split("\n");
	const rest = [];
	const blocks = [];
	for (let at = 0; at < lines.length; at++) {
		const raw = lines[at] ?? "";
		const line = raw.replace(/\r$/, "");
		const opening = OPENING.exec(line);
		const fence = opening?.[2] ?? OTHER_OPENING.exec(line)?.[1];
		if (fence === void 0) {
			rest.push(raw);
			continue;
		}
		const end = closingLine(lines, at + 1, fence);
		if (opening) blocks.push(blockOf(opening, lines.slice(at + 1, end), end < lines.length));
		else for (const line of lines.slice(at, end + 1)) rest.push(line);
		at = end;
	}
	return {
		text: blocks.length === 0 ? message : rest.join("\n").trim(),
		blocks
	};
}
function closingLine(lines, from, fence) {
	let at = from;
	while (at < lines.length && !closes(lines[at] ?? "", fence)) at++;
	return at;
}
function closes(line, fence) {
	const run = line.trimEnd().replace(/^ {0,3}/, "");
	return run.length >= fence.length && run === fence.charAt(0).repeat(run.length);
}
function blockOf(opening, lines, closed) {
	const indent = opening[1]?.length ?? 0;
	const indentation = new RegExp(`^ {0,${indent}}`);
	const code = lines.map((line) => line.replace(indentation, "")).join("\n");
	const [, , , above, below] = opening;
	const reach = above === void 0 ? {} : { reach: {
		above: Number(above),
		below: Number(below)
	} };
	const certain = closed && !lines.some((line) => OPENING.test(line.replace(/\r$/, "")));
	return {
		code: lines.length === 0 ? "" : `${splitLines(`${code}\n`).join("\n")}\n`,
		...reach,
		certain
	};
}
// src/core/suggest/proposal.ts
/** All code a finding carries: a tool's fixes, its `suggestion`, and the blocks and markers in its message. */
function proposalsOf(finding, span, options) {
	const { prose, blocks, markers } = takeCode(finding);
	const written = [...blocks.map((block) => fromBlock(block, span, options)), ...joinAdjacent(markers.map((marker) => fromMarker(marker, span, options)))];
	const fixes = fixesOf(finding, span, options.shown);
	if (fixes.length > 0) return {
		prose,
		proposals: fixes
	};
	if (finding.suggestion === void 0 || isEmptyField(finding)) return {
		prose,
		proposals: withoutRivals(written)
	};
	return {
		prose,
		proposals: [{
			...span,
			lines: fieldLines(finding, span, options.shown),
			own: true
		}, ...written.map((other) => ({
			...other,
			barrier: because("field-wins")
		}))]
	};
}
/**
* Blank lines at the ends of the range that the author did not see stay: of lines joined by newlines, as programs and
* models write them, the last blank one is hidden; and what a quote leaves out was not meant to go.
*/
function fieldLines({ kind, suggestion = "", original }, { first, last }, shown) {
	const lines = splitLines(suggestion);
	if (kind !== "model" || first === last || lines.length === 0) return lines;
	const quoted = original?.trim() ? original.split("\n") : void 0;
	const isBlank = (line) => line?.trim() === "";
	const unseen = (line, end, hides) => {
		const text = shown(line)?.text;
		const isLeftOut = hides || quoted !== void 0 && !isBlank(quoted.at(end));
		return text !== void 0 && isBlank(text) && isLeftOut && !isBlank(lines.at(end)) ? [text] : [];
	};
	return [
		...unseen(first, 0, false),
		...lines,
		...unseen(last, -1, suggestion.endsWith("\n"))
	];
}
/** The code of a finding that has no place in the diff, for the lines it states. */
function proposalsAsGiven(finding) {
	const { line = 1, startLine = line } = finding;
	return proposalsOf(finding, {
		first: startLine,
		last: line
	}, {
		offsetFallback: "show",
		visible: () => true,
		shown: () => void 0
	});
}
function fixesOf({ fix, alternatives = [], line, startLine }, span, shown) {
	const proposals = [...fix ? [fixProposal(fix, shown)] : [], ...alternatives.map((other) => fixProposal(other, shown, because("alternatives")))];
	const whole = {
		first: startLine ?? line ?? span.first,
		last: line ?? span.last
	};
	return proposals.map((proposal) => ({
		...proposal,
		own: sameSpan(proposal, span) || sameSpan(proposal, whole)
	}));
}
/** Whether a finding has any code, wherever it is shown. */
function carriesCode(finding) {
	if (finding.fix || finding.alternatives?.length) return true;
	if (finding.suggestion !== void 0 && !isEmptyField(finding)) return true;
	const { blocks, markers } = takeCode(finding);
	return blocks.length + markers.length > 0;
}
/**
* An empty field is a deletion only if the model quotes the lines and asks in words to delete them; otherwise it
* suggests nothing.
*/
function isEmptyField({ kind, suggestion, original = "", title = "", message = "" }) {
	if (kind !== "model" || suggestion !== "") return false;
	return original.trim() === "" || !asksToDelete(`${title}\n${message}`);
}
/** The text of tools is taken literally: a marker in it is text. */
function takeCode(finding) {
	const message = finding.message ?? "";
	if (finding.kind === "tool") return {
		prose: message,
		blocks: [],
		markers: []
	};
	const { text, blocks } = takeSuggestionBlocks(message);
	const { text: prose, markers } = parseOffsetMarkers(text);
	return {
		prose,
		blocks,
		markers
	};
}
function fromBlock({ code, reach, certain }, span, options) {
	const target = reach ? {
		first: span.last - reach.above,
		last: span.last + reach.below
	} : span;
	const base = {
		...target,
		lines: splitLines(code),
		own: sameSpan(target, span)
	};
	if (!certain) return {
		...base,
		barrier: because("marker-unclear")
	};
	return options.visible(target.first, target.last) ? base : outOfReach(base, span, options);
}
function fromMarker({ offset, code, certain }, span, options) {
	const line = span.last + offset;
	const target = offset === 0 ? span : {
		first: line,
		last: line
	};
	const base = {
		...target,
		lines: splitLines(code),
		own: offset === 0
	};
	if (!certain) return {
		...base,
		barrier: because("marker-unclear")
	};
	if (Math.abs(offset) > 999) return outOfReach(base, span, options, because("offset-out-of-range"));
	if (offset !== 0 && span.first !== span.last) return {
		...base,
		barrier: because("offset-from-range")
	};
	return options.visible(target.first, target.last) ? base : outOfReach(base, span, options);
}
function outOfReach(proposal, span, options, why) {
	if (options.offsetFallback === "line") return {
		...span,
		lines: proposal.lines,
		own: true
	};
	const notThere = because("target-not-in-diff", `It is meant for ${linesText(proposal)}, which the diff does not show.`);
	return {
		...proposal,
		barrier: why ?? notThere
	};
}
function sameSpan(one, other) {
	return one.first === other.first && one.last === other.last;
}
/** Markers on adjacent lines are one multi-line suggestion. */
function joinAdjacent(proposals) {
	const joined = [];
	for (const next of proposals.toSorted((one, other) => one.first - other.first)) {
		const above = joined.at(-1);
		if (above && !above.proposal.barrier && !next.barrier && above.last + 1 === next.first) {
			above.last = next.last;
			for (const line of next.lines) above.lines.push(line);
		} else joined.push({
			proposal: next,
			last: next.last,
			lines: [...next.lines]
		});
	}
	return joined.map(({ proposal, last, lines }) => last === proposal.last ? proposal : {
		...proposal,
		last,
		lines,
		own: false
	});
}
/** If there are two for the same line, neither is offered. */
function withoutRivals(proposals) {
	const offered = proposals.filter(({ barrier }) => !barrier);
	const rivals = /* @__PURE__ */ new Set();
	let above;
	for (const proposal of offered.toSorted((one, other) => one.first - other.first)) {
		if (above && above.last >= proposal.first) rivals.add(above).add(proposal);
		if (!above || proposal.last > above.last) above = proposal;
	}
	return proposals.map((proposal) => rivals.has(proposal) ? {
		...proposal,
		barrier: because("several-for-one-line")
	} : proposal);
}
// src/core/diff/namesakes.ts
/** Cached per diff: thousands of findings may be about thousands of files. */
const byName = /* @__PURE__ */ new WeakMap();
/** The other changed files with the name of this one, in other directories. */
function namesakesOf(file, files) {
	const names = byName.get(files) ?? groupBy(files, nameOf$3);
	byName.set(files, names);
	return (names.get(nameOf$3(file)) ?? []).filter((other) => other !== file);
}
function nameOf$3({ path }) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/core/assess/locate.ts
/** The lines of the finding's file that it is about, where the diff or the platform has them. */
function locate(finding, resolved, diff, { deletedLines, headText }, { unchangedLines, wholeFiles }) {
	if (resolved.kind !== "found") {
		if (finding.path === "") return {
			kind: "summary",
			reason: because("no-file")
		};
		return {
			kind: "summary",
			reason: diff.files.length === 0 ? because("no-diff") : unresolved(resolved, diff)
		};
	}
	const { file, unproven } = resolved;
	const fileDiff = diff.of(file);
	const hunks = "hunks" in fileDiff ? fileDiff.hunks : [];
	const whole = lazy(() => wholeFile(hunks, headText?.(file.path)));
	const found = anchor(finding, file, fileDiff, {
		deletedLines,
		unchangedLines,
		wholeFiles,
		file: whole
	});
	if (found.kind === "summary") return found;
	const place = {
		kind: "inline",
		anchor: found,
		file,
		hunks,
		guessed: false,
		whole,
		namesakes: lazy(() => linesOfNamesakes(file, diff, headText))
	};
	if (!unproven) return place;
	const note = join([guessNote(finding), found.note], "\n\n");
	return {
		...place,
		anchor: {
			...found,
			note
		},
		guessed: true
	};
}
function wholeFile(hunks, headText) {
	const lines = headText === void 0 ? void 0 : knownLines(hunks, headText);
	return lines?.isWhole ? lines : void 0;
}
/** Every package of a monorepo may have an index.ts; comparing with a few is enough. */
const MAX_NAMESAKES = 20;
function linesOfNamesakes(file, diff, headText) {
	return namesakesOf(file, diff.files).slice(0, MAX_NAMESAKES).flatMap((other) => {
		const fileDiff = diff.of(other);
		return "hunks" in fileDiff ? knownLines(fileDiff.hunks, headText?.(other.path)) : [];
	});
}
function guessNote({ path }) {
	return md`Reported for ${shortCode(path, MAX_PATH$2)}, but no changed file has that path; this one fits best.`;
}
const MAX_PATH$2 = 300;
/** Every package of a monorepo has its index.ts. */
const MAX_NAMED = 5;
function unresolved(resolved, { isPartial }) {
	if (resolved.kind === "missing") return because(isPartial ? "path-not-listed" : "path-not-in-diff");
	const { candidates } = resolved;
	const more = candidates.length > MAX_NAMED ? ` and ${candidates.length - MAX_NAMED} more` : "";
	return because("path-ambiguous", `Several changed files fit this path: ${candidates.slice(0, MAX_NAMED).join(", ")}${more}.`);
}
// src/core/diff/changed-lines.ts
/** Cached per file and side: thousands of findings may ask about the same file. */
const known = {
	LEFT: /* @__PURE__ */ new WeakMap(),
	RIGHT: /* @__PURE__ */ new WeakMap()
};
/** Whether one of these lines was added by the change or, on the left, deleted. */
function holdsChange(hunks, side, first, last) {
	const lines = changedLines(hunks, side);
	const next = lines[countWhile(lines, (line) => line < first)];
	return next !== void 0 && next <= last;
}
/** In ascending order. */
function changedLines(hunks, side) {
	const cached = known[side].get(hunks);
	if (cached) return cached;
	const kind = side === "LEFT" ? "deleted" : "added";
	const lines = hunks.flatMap(({ rows }) => rows.filter((row) => row.kind === kind).map((row) => lineOn(row, side)));
	known[side].set(hunks, lines);
	return lines;
}
// src/core/assess/scope.ts
/**
* How near a finding is to the change, nearest first: on a line that the change added or deleted, on another line that
* the diff shows, elsewhere in a changed file, in another file.
*/
const NEARNESS = [
	"added",
	"diff",
	"files",
	"all"
];
/** 0 is the nearest. */
function distance(nearness) {
	return NEARNESS.indexOf(nearness);
}
/** Resolves `auto`: a linter reports everything in its files, a model what it was asked about. */
function scopeFor({ kind }, scope) {
	if (scope !== "auto") return scope;
	return kind === "tool" ? "added" : "all";
}
/** If the changed rows are not known, or no line is stated, it may be about the change. */
function nearnessInFile(fileDiff, lines) {
	if (!lines || "unreadable" in fileDiff) return "added";
	const { side, first, last } = lines;
	if (holdsChange(fileDiff.hunks, side, first, last)) return "added";
	return shows$1(fileDiff.hunks, side, first, last) ? "diff" : "files";
}
function shows$1(hunks, side, first, last) {
	const runs = lineRuns(hunks, side);
	const run = runs[countWhile(runs, (run) => run.last < first)];
	return run !== void 0 && run.first <= last;
}
/** An insertion between two lines is about both of them. */
function statedLines({ line, startLine = line, fix }, side) {
	if (line === void 0 || startLine === void 0) return void 0;
	if (!fix?.ofPatch) return {
		side,
		first: startLine,
		last: line
	};
	const { first, last } = touchedLines(fix.changes);
	return {
		side,
		first: Math.min(first, last),
		last: Math.max(first, last)
	};
}
// src/core/assess/assess.ts
function asInline(entry) {
	const at = entry.place();
	return at.kind === "inline" ? {
		...entry,
		at
	} : void 0;
}
function assess(finding, index, diff, options, limits) {
	const { workspaces } = options;
	const resolved = resolve(finding, diff, options);
	const path = resolved.kind === "found" ? resolved.file.path : repositoryPath(finding.path, workspaces);
	const identity = identityOf(finding, path);
	const place = lazy(() => locate(finding, resolved, diff, options, limits));
	return {
		finding,
		index,
		path,
		hasFile: resolved.kind === "found",
		identity,
		place,
		nearness: lazy(() => nearnessOf(finding, resolved, diff, place())),
		code: lazy(() => codeOf(finding, place(), options)),
		fingerprint: lazy(() => fingerprintOf(identity, place(), options))
	};
}
function nearnessOf(finding, resolved, diff, place) {
	if (finding.path === "" || resolved.kind === "ambiguous") return "added";
	if (resolved.kind === "missing") return diff.isPartial ? "added" : "all";
	const { file } = resolved;
	if (file.keepsLines && finding.line !== void 0) return "files";
	if (place.kind === "inline" && isShown(place.anchor) && place.anchor.proof !== void 0) return nearnessInFile(diff.of(file), {
		side: place.anchor.side,
		...place.anchor.span
	});
	const ownSide = finding.side ?? (file.status === "removed" ? "LEFT" : "RIGHT");
	const side = place.kind === "inline" ? place.anchor.side : ownSide;
	return nearnessInFile(diff.of(file), statedLines(finding, side));
}
function resolve({ path, kind, root }, { files, isPartial }, { workspaces, holdsPath: holds }) {
	return resolvePath(path, files, {
		guess: kind === "model" && !isPartial,
		workspaces,
		root,
		holds
	});
}
/** Paths to look up in the tree of the reviewed commit before a changed file is guessed for them. */
function pathsInQuestion(findings, diff, { workspaces }) {
	const asked = /* @__PURE__ */ new Set();
	const holdsPath = (path) => void asked.add(path);
	for (const finding of findings) resolve(finding, diff, {
		workspaces,
		holdsPath
	});
	return [...asked];
}
/** Changed files for which an untrusted finding suggests code: more can be proven with their whole text. */
function pathsOfModelCode(findings, diff, options) {
	const resolved = findings.filter((finding) => options.trust === "model" || !isTrusted(finding)).filter(carriesCode).map((finding) => resolve(finding, diff, options));
	return [...new Set(resolved.flatMap((each) => each.kind === "found" ? each.file.path : []))];
}
function fingerprintOf(identity, place, { sha256 }) {
	return digest([identity, ...anchoredText(place).map((line) => line.trim())], sha256);
}
function codeOf(finding, place, { offsetFallback }) {
	if (place.kind === "summary" || !isShown(place.anchor)) return proposalsAsGiven(finding);
	const visible = (first, last) => shows(place.hunks, first, last);
	const shown = (line) => rowAt(place.hunks, line);
	return proposalsOf(finding, place.anchor.span, {
		offsetFallback,
		visible,
		shown
	});
}
/** What becomes of the code of an inline finding. */
function offersOf({ finding, code, at, unchanged }, options, isProtected, limits) {
	const { anchor, file, hunks, guessed, namesakes } = at;
	const quoted = anchor.proof === "exact" || anchor.proof === "loose";
	return code().proposals.map((proposal) => {
		const barrier = fileBarrier(quoted || proposal.proven === true);
		const headText = options.headText?.(file.path);
		const { parse } = options;
		return offer(proposal, {
			finding,
			file,
			hunks,
			anchor,
			barrier,
			unchanged,
			limits,
			headText,
			namesakes,
			parse
		});
	});
	function fileBarrier(confirmed) {
		if (!options.suggestions) return because("suggestions-off");
		if (isProtected(file.path)) return because("protected-path");
		if (guessed && !confirmed) return because("path-guessed");
		return options.needsOriginal?.(file.path) && !confirmed ? because("commit-differs") : void 0;
	}
}
function shows(hunks, first, last) {
	const hunk = hunkAt(hunks, last);
	return hunk !== void 0 && hasLines(hunk, first, last);
}
/**
* A long range is identified by at most this many lines at each end, and long text by the beginnings of its lines:
* thousands of findings may be about all of a file, or about one line of megabytes.
*/
const MAX_ANCHORED_LINES = 100;
const MAX_ANCHORED_LENGTH = 2e4;
const MAX_ANCHORED_LINE = 100;
function anchoredText(place) {
	if (place.kind === "summary") return [];
	if (!isShown(place.anchor)) return [];
	const { anchor, hunks } = place;
	const { first, last } = anchor.span;
	const texts = (from, to) => (rowsOn(hunks, anchor.side, from, to) ?? []).map((row) => row.text);
	const lines = last - first >= 200 ? [...texts(first, first + MAX_ANCHORED_LINES - 1), ...texts(last - MAX_ANCHORED_LINES + 1, last)] : texts(first, last);
	return lines.reduce((sum, line) => sum + line.length, 0) > MAX_ANCHORED_LENGTH ? lines.map((line) => truncate(line, MAX_ANCHORED_LINE)) : lines;
}
// src/core/assess/baseline.ts
/**
* The findings that the base has too, by their index: same file (or its old name), rule and message, and the same text
* of the line where it is known on both sides. Each entry of the baseline stands for one finding.
*/
function findInBaseline(entries, diff, { baseline = [], workspaces }) {
	const old = /* @__PURE__ */ new Set();
	if (baseline.length === 0) return old;
	const textAt = lineTexts(diff);
	const known = /* @__PURE__ */ new Map();
	for (const finding of baseline) {
		const path = pathNow(finding, diff, workspaces);
		addToGroup(known, keyOf$2(finding, path), { text: textAt(path, "oldLine", finding.line) });
	}
	const candidates = entries.map((entry) => ({
		entry,
		same: known.get(keyOf$2(entry.finding, entry.path)) ?? []
	})).filter(({ same }) => same.length > 0).map(({ entry, same }) => ({
		entry,
		same,
		text: textAt(entry.path, "newLine", entry.finding.line)
	})).toSorted((one, other) => farther(one.entry, other.entry));
	for (const fits of [
		isEqual,
		isUnknownNow,
		isUnknownAtBase
	]) for (const { entry, same, text } of candidates) {
		if (old.has(entry.index)) continue;
		const at = same.findIndex((base) => fits(base.text, text));
		if (at < 0) continue;
		same.splice(at, 1);
		old.add(entry.index);
	}
	return old;
}
/** For the log: a baseline that matches nothing was most likely made with other paths or options. */
function baselineNotes(entries, old, diff, { baseline = [], workspaces }) {
	const paths = new Set(entries.map(({ path }) => path));
	const [first] = baseline;
	if (!first || entries.length === 0 || old.size > 0) return [];
	if (baseline.some((finding) => paths.has(pathNow(finding, diff, workspaces)))) return [];
	return [`No finding of the baseline is about a file of this run's findings (for example ${JSON.stringify(first.path)}); both must have been made in the same directory`];
}
function isEqual(base, now) {
	return base !== void 0 && base === now;
}
function isUnknownNow(base, now) {
	return base !== void 0 && now === void 0;
}
function isUnknownAtBase(base) {
	return base === void 0;
}
function farther(one, other) {
	return distance(other.nearness()) - distance(one.nearness()) || (one.finding.line ?? 0) - (other.finding.line ?? 0) || (one.finding.column ?? 0) - (other.finding.column ?? 0) || one.index - other.index;
}
function keyOf$2({ rule = "", title = "", message = "" }, path) {
	return JSON.stringify([
		path,
		rule,
		collapseWhitespace(title).trim(),
		collapseWhitespace(message).trim()
	]);
}
/** Findings of the base have the old name of a renamed file. */
function pathNow({ path, root }, { files }, workspaces) {
	const resolved = resolvePath(path, files, {
		guess: false,
		workspaces,
		root
	});
	return resolved.kind === "found" ? resolved.file.path : repositoryPath(path, workspaces);
}
/** The lines that the diff shows, without indentation: indenting a block creates no new defect. */
function lineTexts(diff) {
	const files = new Map(diff.files.map((file) => [file.path, file]));
	const texts = /* @__PURE__ */ new Map();
	return (path, side, line) => {
		const file = files.get(path);
		if (!file || line === void 0) return void 0;
		const key = `${side} ${path}`;
		const known = texts.get(key) ?? textsOn(diff.of(file), side);
		texts.set(key, known);
		return known.get(line);
	};
}
function textsOn(fileDiff, side) {
	const rows = "hunks" in fileDiff ? fileDiff.hunks.flatMap((hunk) => hunk.rows) : [];
	return new Map(rows.flatMap((row) => {
		const line = row[side];
		return line === void 0 ? [] : [[line, row.text.trim()]];
	}));
}
// src/core/assess/path-hint.ts
/** More paths add nothing. */
const MAX_PATHS = 500;
/** For the log, if no finding names a changed file: what would make the paths fit. */
function pathHint(assessed, { files }) {
	const named = assessed.filter(({ path }) => path !== "");
	if (named.length === 0 || files.length === 0 || named.some(({ hasFile }) => hasFile)) return [];
	const paths = [...new Set(named.map(({ path }) => path.replaceAll("\\", "/")))].slice(0, MAX_PATHS);
	const prefixes = /* @__PURE__ */ new Map();
	const byName = /* @__PURE__ */ new Map();
	for (const file of files) byName.set(nameOf$2(file.path), [...byName.get(nameOf$2(file.path)) ?? [], file]);
	for (const path of paths) for (const file of byName.get(nameOf$2(path)) ?? []) {
		const prefix = prefixOf(file.path, path);
		if (prefix !== void 0) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1);
	}
	const example = `No path of any finding is in the diff (for example ${JSON.stringify(paths[0])})`;
	const [best] = [...prefixes].toSorted((one, other) => other[1] - one[1] || Number(one[0] > other[0]) - Number(one[0] < other[0]));
	if (!best) return [example];
	const [prefix, count] = best;
	return [`${example}; ${!prefix.startsWith("-") ? `working-directory: ${prefix} would make ${plural(count, "path")} fit` : `without ${JSON.stringify(prefix.slice(1))} in front, ${plural(count, "path")} would fit: let the tool print paths relative to the repository`}`];
}
function nameOf$2(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
/** The prefix that the given path lacks, or with `-` the prefix it has too much. */
function prefixOf(file, given) {
	if (file.endsWith(`/${given}`)) return file.slice(0, -given.length - 1);
	return given.endsWith(`/${file}`) ? `-${given.slice(0, -file.length)}` : void 0;
}
// src/core/assess/path-mappings.ts
/** Many tools print absolute paths, and a line for each would bury what else is in the log. */
const MAX_ALIKE = 3;
/** For the log: paths that are not as the diff has them, so that a wrong guess can be seen. */
function pathMappings(assessed) {
	const lines = /* @__PURE__ */ new Set();
	/** What is in front of a tool's paths, and the files that are left. A model's are guessed: each has its line. */
	const fronts = /* @__PURE__ */ new Map();
	for (const { finding, path, hasFile } of assessed) {
		if (!hasFile || finding.path === path) continue;
		const front = finding.kind === "tool" ? frontOf(finding.path, path) : void 0;
		if (front === void 0) lines.add(mapping(finding.path, path));
		else fronts.set(front, (fronts.get(front) ?? /* @__PURE__ */ new Set()).add(path));
	}
	return [...[...fronts].flatMap(([front, paths]) => mappingsOf(front, [...paths])), ...lines];
}
function mappingsOf(front, paths) {
	return paths.length <= MAX_ALIKE ? paths.map((path) => mapping(front + path, path)) : [`PATH MAP: '${front}' is left out of ${plural(paths.length, "path")}, for example of '${paths[0]}'`];
}
function mapping(given, path) {
	return `PATH MAP: '${given}' -> '${path}'`;
}
function frontOf(given, path) {
	return given.endsWith(`/${path}`) ? given.slice(0, -path.length) : void 0;
}
// src/core/assess/verified.ts
/**
* Looks up what was found out about all buttons of one finding, which were tried together: one that failed fails them
* all, and they have passed only if each of them has. A result counts for exactly the edit that was tried.
*/
function createCheckLookup(options) {
	const { verified, blobOf } = options;
	if (!verified || isOtherCommit(options)) return () => void 0;
	const { command } = verified;
	const results = /* @__PURE__ */ new Map();
	for (const entry of verified.results) {
		const key = keyOf$1(entry.path, entry);
		if (results.get(key)?.result !== "failed") results.set(key, entry);
	}
	return (path, offers) => {
		const blob = blobOf?.(path);
		const edits = offers.flatMap((offer) => "edits" in offer ? offer.edits : []);
		const found = edits.map((edit) => {
			const entry = results.get(keyOf$1(path, edit));
			return blob === void 0 || entry?.blob === blob ? entry : void 0;
		});
		const failed = found.find((entry) => entry?.result === "failed");
		if (failed) return {
			result: "failed",
			command,
			output: failed.output ?? []
		};
		const passed = found.filter((entry) => entry !== void 0);
		if (passed.length === 0 || passed.length < edits.length) return void 0;
		return {
			result: "passed",
			command,
			together: Math.min(...passed.map(({ together }) => together))
		};
	};
}
/** For the log: results that belong to another commit. */
function checkNotes(options) {
	const { verified, commit } = options;
	if (!verified || !isOtherCommit(options)) return [];
	return [`The checks were made on commit ${verified.commit}, the review is about ${commit}: they do not count`];
}
function isOtherCommit({ verified, commit }) {
	return verified !== void 0 && commit !== void 0 && verified.commit !== commit;
}
function keyOf$1(path, { first, last, lines }) {
	return JSON.stringify([
		path,
		first,
		last,
		lines
	]);
}
/** The code of a finding whose check failed: shown, with the command's output once. */
function withoutButtons(offers, check) {
	const firstOne = offers.find((offer) => "edits" in offer);
	return offers.map((offer) => {
		if (!("edits" in offer)) return offer;
		const { edits: _, ...rest } = offer;
		const refused = because("fails-check");
		return offer === firstOne ? {
			...rest,
			refused,
			check
		} : {
			...rest,
			refused
		};
	});
}
// src/core/memory/applied.ts
/**
* Whether the suggestion of a comment was applied, and its thread resolved by that. GitLab says so; on GitHub the
* thread is resolved, and the code of the suggestion is at its target.
*/
function wasApplied({ body, line, thread }, { at }, hunks, sha256) {
	if (thread?.isApplied !== void 0) return thread.isApplied;
	const lines = thread?.isResolved ? suggestedLines(body) : void 0;
	if (!lines) return false;
	if (lines.length === 0) return wereDeleted(at, hunks, sha256);
	const last = line ?? findAgain(at, lineNames(hunks, at.side, sha256)) ?? at.last;
	for (let first = last - lines.length - 3; first <= last + 3; first++) if (standsAt(lines, first, hunks)) return true;
	return false;
}
function standsAt(lines, first, hunks) {
	return rowsOn(hunks, "RIGHT", first, first + lines.length - 1)?.every(({ text }, index) => text === lines[index]) ?? false;
}
/** What stood above and below the deleted lines is now side by side. */
function wereDeleted({ side, first, last, around }, hunks, sha256) {
	const above = around[3 - (last - first + 1)];
	const below = around[4];
	if (!above || !below) return false;
	const names = lineNames(hunks, side, sha256);
	return names.linesNamed(below).some((line) => names.nameAt(line - 1) === above);
}
/** The code of the first suggestion block in one of our comments; `undefined` if it has none. */
function suggestedLines(body) {
	const lines = body.split(/\r?\n/);
	const start = lines.findIndex((line) => /^`{3,}suggestion(?::\S*)?$/.test(line));
	if (start < 0) return void 0;
	const mark = /^`+/.exec(lines[start] ?? "")?.[0];
	const end = lines.indexOf(mark ?? "", start + 1);
	return end < 0 ? void 0 : lines.slice(start + 1, end);
}
// src/core/memory/thread.ts
/** A person resolved it, answered, or gave it a thumbs-down. */
function isDecided({ isResolved, resolvedBy, replies, dislikedBy }) {
	return isResolved && resolvedBy === "person" || replies.some(({ by }) => by === "person") || dislikedBy.includes("person");
}
// src/core/memory/settled.ts
/** `undefined` if nobody has decided, or the marker is an older one that does not say enough. */
function asDecided(comment) {
	if (!comment.thread || !isDecided(comment.thread)) return void 0;
	const claim = readCommentMarker(comment.body)?.claim;
	return claim && {
		comment,
		claim,
		words: lazy(() => proseWords(withoutMarker(comment.body)))
	};
}
/** Whether what people decided covers a finding of this severity: neither one that is worse, nor one that came back. */
function covers({ comment, claim }, { severity, hunks }, sha256) {
	return rank(claim.severity) <= rank(severity) && !wasApplied(comment, claim, hunks, sha256);
}
/** Whether a finding is the one that a thread is about, in other words or on an edited line. */
function isSameFinding(decided, claimed, sha256) {
	return isSamePlace(decided, claimed, sha256) && saysTheSame(decided, claimed);
}
function isSamePlace({ comment, claim: { at } }, { lines, hunks }, sha256) {
	if (!lines || lines.side !== at.side) return false;
	if (lines.last === 0 || at.last === 0) return lines.last === at.last;
	const line = comment.line ?? findAgain(at, lineNames(hunks, at.side, sha256)) ?? at.last;
	if (lines.first - 3 <= line && line <= lines.last + 3) return true;
	const own = at.around[3];
	const text = rowsOn(hunks, lines.side, lines.last, lines.last)?.[0]?.text ?? "";
	return own !== "" && lineName(text, sha256) === own;
}
function saysTheSame({ comment, claim, words }, claimed) {
	if (claimed.says().includes(claim.says)) return true;
	if (!claimed.rewords) return false;
	const share = diceSimilarity(words(), claimed.words());
	if (share >= (Math.min(words().length, claimed.words().length) < FEW_WORDS$1 ? ALIKE_IF_SHORT$1 : .6)) return true;
	return claim.rule !== void 0 && claim.rule === claimed.rule && share >= ALIKE_BY_RULE || isSameCode(comment, claimed);
}
/** The same limits as where the findings of several sources are merged. */
const ALIKE_IF_SHORT$1 = .85;
const FEW_WORDS$1 = 6;
/** A model's rule may be as broad as "security": the words must have something in common too. */
const ALIKE_BY_RULE = .3;
function isSameCode({ body }, { code }) {
	const lines = code && code.length > 0 ? suggestedLines(body) : void 0;
	return lines !== void 0 && lines.join("\n") === code?.join("\n");
}
/** The text without its code. */
function proseWords(text) {
	return words$1(withoutFences(text).replace(/[\\\u200b]/g, "").toLowerCase());
}
function withoutFences(text) {
	let open;
	return text.split("\n").filter((line) => {
		const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0];
		if (open === void 0) open = mark;
		else if (mark?.startsWith(open)) open = void 0;
		else return false;
		return mark === void 0;
	}).join("\n");
}
// src/core/memory/posted.ts
const NOTHING_POSTED = {
	comments: [],
	listed: [],
	groups: [],
	rests: []
};
function indexPosted({ comments, listed, groups }, sha256) {
	const reported = comments.flatMap(findingsIn);
	const byPath = lazy(() => decidedByPath(reported));
	/** A thread that does not cover a finding as severe as this one says nothing about it. */
	const isMeant = ({ decided }, { severity }) => !decided || rank(decided.claim.severity) <= rank(severity);
	const known = ({ comment, decided }, asked) => {
		const { fingerprint, thread } = comment;
		return thread && decided && covers(decided, asked, sha256) ? {
			fingerprint,
			settledIn: thread.url
		} : { fingerprint };
	};
	const byFingerprint = takeOnce(reported, ({ fingerprint }) => fingerprint);
	const byLine = lazy(() => openByLine(reported));
	const byWords = takeOnce(reported, ({ listedAs }) => listedAs);
	const inBodies = takeListedOnce(listed.filter(({ isRefused }) => !isRefused));
	const refusals = takeListedOnce(listed.filter(({ isRefused }) => isRefused));
	const severest = new Map(groups.toSorted(leastSevereFirst).map(({ name, severity }) => [name, severity]));
	return {
		commented(fingerprint, asked) {
			const found = byFingerprint(fingerprint, (each) => isMeant(each, asked));
			return found && known(found, asked);
		},
		saidBefore(listedAs, asked) {
			const found = byWords(listedAs, (each) => isMeant(each, asked));
			return found && known(found, asked);
		},
		settled(claimed) {
			let compared = 0;
			const found = claimed.paths.flatMap((path) => byPath().get(path) ?? []).find((each) => !each.isTaken && each.decided && covers(each.decided, claimed, sha256) && compared++ < MAX_COMPARED$2 && isSameFinding(each.decided, claimed, sha256));
			if (!found) return void 0;
			found.isTaken = true;
			return known(found, claimed);
		},
		refused: ({ refusedAs, severity }) => refusals(refusedAs, severity),
		listed({ listedAs, groupedAs, severity }) {
			if (inBodies(listedAs, severity)) return true;
			const group = groupedAs === void 0 ? void 0 : severest.get(groupedAs);
			return group !== void 0 && rank(group) <= rank(severity);
		},
		alike({ path, body, anchored }, asked) {
			const words = wordsOf(body);
			let compared = 0;
			const other = byLine().get(path)?.get(anchored.trim())?.find((each) => !each.isTaken && isMeant(each, asked) && compared++ < MAX_COMPARED$2 && diceSimilarity(each.words(), words) >= .6);
			if (!other) return void 0;
			other.isTaken = true;
			return known(other, asked);
		}
	};
}
/** At most this many comments on one line are compared; comparing all would take quadratic time. */
const MAX_COMPARED$2 = 50;
/** Open comments by their file, and by the text of the line that they are on. */
function openByLine(reported) {
	const files = /* @__PURE__ */ new Map();
	for (const each of reported) {
		const { path, anchored, open } = each.comment;
		if (!open) continue;
		const lines = files.get(path) ?? /* @__PURE__ */ new Map();
		files.set(path, lines);
		addToGroup(lines, anchored.trim(), each);
	}
	return files;
}
/** Findings that people have decided on, by their file. */
function decidedByPath(reported) {
	return groupBy(reported.filter((each) => each.decided), ({ comment }) => comment.path);
}
function findingsIn(comment) {
	const { fingerprint, body } = comment;
	const { listedAs = "", also = [] } = readCommentMarker(body) ?? {};
	const words = lazy(() => wordsOf(body));
	const decided = asDecided(comment);
	return [{
		fingerprint,
		listedAs
	}, ...also].map((named) => ({
		comment,
		...named,
		words,
		decided,
		isTaken: false
	}));
}
/** Returns each item at most once, by its name. */
function takeOnce(things, nameOf) {
	const named = groupBy(things, nameOf);
	const next = /* @__PURE__ */ new Map();
	return (name, isMeant = () => true) => {
		const own = named.get(name) ?? [];
		let at = next.get(name) ?? 0;
		while (own[at]?.isTaken) at++;
		next.set(name, at);
		const thing = own.slice(at, at + MAX_COMPARED$2).find((each) => !each.isTaken && isMeant(each));
		if (thing) thing.isTaken = true;
		return thing;
	};
}
/**
* Returns each name at most once, to a finding that is not more severe. Among several the least severe, which
* suppresses least.
*/
function takeListedOnce(names) {
	const keyOf = ({ name, severity }) => `${severity} ${name}`;
	const take = takeOnce(names.map((entry) => ({
		...entry,
		isTaken: false
	})), keyOf);
	return (name, least) => {
		return SEVERITIES.filter((severity) => rank(severity) <= rank(least)).toReversed().some((severity) => take(keyOf({
			name,
			severity
		})) !== void 0);
	};
}
function leastSevereFirst(one, other) {
	return rank(other.severity) - rank(one.severity);
}
/** All of a set of findings, by their identities, whatever their order. */
function digestOf(identities, sha256) {
	return digest(identities.toSorted(), sha256);
}
/** The text of a comment without its marker. */
function wordsOf(body) {
	return tokens(withoutMarker(body).replaceAll("\\", ""));
}
// src/core/write/counts.ts
const NO_TALLY = {
	inline: [],
	summarized: [],
	outOfScope: 0,
	outOfScopeFailing: 0
};
/** All findings in one line. The numbers add up. */
function countsLine(counts, tally, body = "below") {
	const { findings, inline, comments, suggestions, summarized, duplicates, merged, filtered, dropped } = counts;
	const buttons = suggestions > 0 ? md`, ${suggestions} to commit with one click` : "";
	const more = comments > inline ? md` in ${plural(comments, "comment")}` : "";
	const details = join([
		inline > 0 && md`${inline} inline${more}${severities(tally.inline)}${buttons}`,
		summarized > 0 && md`${summarized} ${body}${severities(tally.summarized)}`,
		duplicates > 0 && md`${duplicates} known from an earlier run`,
		merged > 0 && md`${merged} merged with another`,
		filtered > 0 && md`${filtered} filtered out`,
		dropped > 0 && md`${dropped} not readable`
	], "; ");
	return md`**${plural(findings, "finding")}**${details && md`: ${details}`}.`;
}
function severities(given) {
	const counted = SEVERITIES.map((severity) => ({
		severity,
		count: given.filter((each) => each === severity).length
	})).filter(({ count }) => count > 0);
	if (counted.length === 0) return md``;
	return md` (${join(counted.map(({ severity, count }) => severity === "info" ? md`${count} info` : md`${plural(count, severity)}`), ", ")})`;
}
/** Says what the review leaves out, and whether a gate over the whole repository would fail for it. */
function scopeLine({ outOfScope, outOfScopeFailing }) {
	if (outOfScope === 0) return void 0;
	const isOne = outOfScope === 1;
	const those = isOne ? md`it` : md`${outOfScopeFailing === outOfScope ? md`all` : outOfScopeFailing} of them`;
	const failing = outOfScopeFailing > 0 ? md`; ${those} would meet ${FAIL_ON}` : "";
	return md`${plural(outOfScope, "finding")} ${isOne ? "is" : "are"} not about what this change brings in, so ${isOne ? "it is" : "they are"} in the report only${failing}.`;
}
const FAIL_ON = md`fail-on`;
// src/core/text/fold.ts
function foldableText({ line, label, more }) {
	return join([line, more && fold(label, more)], "\n\n");
}
/** Both platforms render Markdown between the blank lines. https://github.github.com/gfm/#html-blocks */
function fold(label, content) {
	return md`<details><summary>${label}</summary>\n\n${content}\n\n</details>`;
}
/** Title and severity; nothing where there is no title. */
function heading({ title = "", severity, ofPatch }, mode) {
	const text = titleText(title, mode);
	if (text === "") return md``;
	return ofPatch ? md`**${text}**` : md`**${text}** · ${severity}`;
}
/** A title as one line, cut where it is too long. */
function titleText(title, mode) {
	return inlineProse(title.length > 300 ? `${truncate(title, 300)}…` : title, mode);
}
/** The heading above the message; without one, the message begins with the severity. */
function opening({ severity, ofPatch }, heading, message) {
	if (heading !== "" || message === "" || ofPatch) return join([heading, message], "\n\n");
	const word = SEVERITY_WORDS[severity];
	return BLOCK$1.test(message) ? md`**${word}**\n\n${message}` : md`**${word}:** ${message}`;
}
const SEVERITY_WORDS = {
	error: "Error",
	warning: "Warning",
	info: "Info"
};
/** A fence, a list, a quote or a table cannot follow words on the same line. In safe text these signs begin no text. */
const BLOCK$1 = /^(?:[`~]{3}|[-*+>|]|\d+[.)])(?:[^*]|$)/;
/** The message without the title that it repeats, but with one that is too long to be a title. */
function fullText({ title = "" }, message) {
	const rest = withoutTitle(title, message);
	return title.length > 300 ? `${title}\n\n${rest}` : rest;
}
function withoutTitle(title, message) {
	const said = bareWords(title);
	if (said === "" || bareWords(message.slice(0, MAX_COMPARED$1)) === said) return said === "" ? message : "";
	const start = message.trimStart();
	const end = start.indexOf("\n");
	if (end < 0 || end > MAX_COMPARED$1 || bareWords(start.slice(0, end)) !== said) return message;
	return withoutBlankLines(start.slice(end + 1));
}
function withoutBlankLines(text) {
	const lines = text.split("\n");
	const first = lines.findIndex((line) => line.trim() !== "");
	return lines.slice(first).join("\n");
}
/** A text that is much longer than a title does not say the same. */
const MAX_COMPARED$1 = 600;
/** Ignores markup, case and a final full stop. */
function bareWords(text) {
	return text.replace(/[*_`#\\]|\s+/g, "").replace(/[.:!]$/, "").toLowerCase();
}
// src/core/write/comment-parts.ts
/** The pieces of a comment, in the order a reader meets them. Each is finished Markdown. */
function joinPieces(pieces) {
	return join(pieces, "\n\n");
}
/** One line, cut where it is longer than it should be, as it was given and as it is written. */
function shortText(text, length) {
	let source = shortened(text, length);
	let written = inlineText(source);
	while (written.length > length * MAX_GROWTH) {
		source = shortened(source, Math.floor(source.length / 2));
		written = inlineText(source);
	}
	return written;
}
const MAX_GROWTH = 2;
function shortened(text, length) {
	return text.length > length ? `${truncate(text, length)}…` : text;
}
/**
* As many pieces as there is room for: a comment that is too long would cost the whole review. Pieces without room are
* counted, not rendered.
*/
function fitting$2(pieces, room) {
	const fit = [];
	let left = room;
	for (const write of pieces) {
		const piece = left > 0 ? write() : void 0;
		left -= (piece?.length ?? 0) + GAP;
		if (piece === void 0 || left < 0) {
			const rest = md`${plural(pieces.length - fit.length, "more part")} of this finding did not fit here.`;
			return joinPieces([...fit, rest]);
		}
		fit.push(piece);
	}
	return joinPieces(fit);
}
/** Between two pieces. */
const GAP = 2;
function proseOptions({ prose, linkHosts, writeMarkdown }) {
	return {
		mode: prose,
		linkHosts,
		writeMarkdown
	};
}
/** The message, cut at a line where it is longer than there is room for. */
function message(text, options, room) {
	let source = text.length > room ? cut(text, Math.max(0, room)) : text;
	let written = prose(source, options);
	while (written.length > room && source !== "") {
		source = cut(source, Math.floor(source.length / 2));
		written = prose(source, options);
	}
	if (source === text) return written;
	const note = md`Cut here: ${source.length} of ${text.length} characters are shown; the report has them all.`;
	return joinPieces([written, note]);
}
/** What the other sources say, unless it is the same. */
function otherMessages(finding, others, options) {
	if (others.length === 0) return [];
	const shown = /* @__PURE__ */ new Set([normalisedText(finding)]);
	return others.flatMap((other) => {
		const text = normalisedText(other);
		if (text === "" || shown.has(text)) return [];
		shown.add(text);
		return [() => otherMessage(other, finding, options)];
	});
}
function otherMessage(other, finding, options) {
	const title = other.title === finding.title ? "" : titleText(other.title ?? "", options.mode);
	const from = other.source === void 0 ? md`Another source` : shortText(other.source, MAX_WORD);
	return joinPieces([title === "" ? md`**${from}** says:` : md`**${from}** says: ${title}`, message(fullText(other, other.message ?? ""), options, MAX_OTHER_MESSAGE)]);
}
const MAX_OTHER_MESSAGE = 4e3;
function normalisedText({ title = "", message = "" }) {
	return collapseWhitespace(message === "" ? title : message).trim().toLowerCase();
}
/** At the end of a line, where there is one; never inside a character. */
function cut(text, length) {
	const line = text.lastIndexOf("\n", length);
	return truncate(text, line > 0 ? line : length);
}
/** A reason may name paths, and a path may be anything. */
const MAX_REASON = 1e3;
const ALONE = {
	others: [],
	agreeing: 1
};
/** Rule, sources, agreement, evidence, check: one line of small facts. */
function facts(finding, linkHosts, room, { others, agreeing, passed } = ALONE) {
	const { rule, category, confidence, evidence, url } = finding;
	const named = [finding, ...others].filter(({ ofPatch }) => !ofPatch);
	const sources = [...new Set(named.flatMap(({ source }) => source?.trim() || []))];
	const names = fittingParts(sources.slice(0, MAX_SOURCES).map((source) => shortText(source, MAX_WORD)), ", ", MAX_SOURCES_LENGTH);
	return fittingParts([
		rule?.trim() && linked(shortCode(rule, MAX_WORD), finding, linkHosts),
		!rule?.trim() && url ? linked(md`Details`, finding, linkHosts) : void 0,
		category?.trim() && shortText(category, MAX_WORD),
		names !== "" && md`from ${names}`,
		others.length >= sources.length && others.length > 0 && md`${others.length + 1} sources report this`,
		agreeing > 1 && md`${agreeing} of them suggest this change`,
		confidence !== void 0 && md`confidence ${percent(confidence)}%`,
		evidence?.badge && shortText(evidence.badge, MAX_WORD),
		evidence?.confidence !== void 0 && md`evidence ${percent(evidence.confidence)}%`,
		evidence?.reasoning && shortText(evidence.reasoning, MAX_REASONING),
		passed && checkedWith(passed)
	], " · ", room);
}
function checkedWith({ command, together }) {
	const alone = md`Checked with ${shortCode(command, MAX_WORD)}`;
	return together === 0 ? alone : md`${alone} together with ${plural(together, "other")}`;
}
/** As many as there is room for. */
function fittingParts(parts, glue, room) {
	let left = room;
	return join(parts.filter((part) => {
		const length = part ? part.length + glue.length : 0;
		const fits = length <= left;
		if (fits) left -= length;
		return fits;
	}), glue);
}
const MAX_REASONING = 500;
/** Of a rule, a category, a source. */
const MAX_WORD = 200;
const MAX_SOURCES = 20;
const MAX_SOURCES_LENGTH = 2e3;
/** Browsers and platforms accept no longer ones. */
const MAX_URL = 2e3;
/** A link only to allowed hosts, whoever wrote it: a model can imitate a tool. */
function linked(text, { url }, linkHosts) {
	if (url === void 0 || url.length > MAX_URL || !URL.canParse(url)) return text;
	const live = liveUrl(url, new Set(linkHosts));
	if (live === void 0) return md`${text} (${shortCode(url, MAX_URL)})`;
	return live.length > MAX_URL ? text : md`[${text}](${live})`;
}
function percent(share) {
	return Math.round(share * 100);
}
// src/core/write/model-summary.ts
/** In characters, of all summaries together; a body has room for the findings that are not inline too. */
const MAX_SUMMARIES = 4e3;
/** In lines: the findings must not be pushed out of sight. */
const MAX_UNFOLDED$1 = 20;
/** What models say about the change as a whole, each in a paragraph. */
function modelSummary(options) {
	const { summaries = [] } = options;
	if (summaries.length === 0) return void 0;
	let room = MAX_SUMMARIES;
	const texts = [];
	for (const [index, summary] of summaries.entries()) {
		const text = message(summary.trim(), proseOptions(options), Math.floor(room / Math.min(2, summaries.length - index)));
		room -= text.length;
		texts.push(text);
		if (room <= 0) break;
	}
	const all = joinPieces(texts);
	return all.split("\n").length > MAX_UNFOLDED$1 ? fold(md`Summary`, all) : all;
}
// src/core/assess/listed-names.ts
/** How the marker of a review remembers a finding. */
function listedAs({ identity }, options) {
	return listedName(["finding", identity], options);
}
/** How it remembers that the platform refused the comment: with the text that it is on. */
function refusedAs({ fingerprint }, options) {
	return listedName(["refused", fingerprint()], options);
}
/** How it remembers all findings of the same file and rule; nothing for a finding without a rule. */
function groupedAs({ path, finding: { rule } }, options) {
	return rule === void 0 ? void 0 : listedName([
		"group",
		path,
		rule
	], options);
}
/** Keyed by the repository and the id, so that nothing that is found for one of them counts for another. */
function listedName(texts, { id, repositoryUrl = "", sha256 }) {
	return digest([
		repositoryUrl,
		id,
		...texts
	], sha256).slice(0, 24);
}
// src/core/assess/claim.ts
function claimOf(entry, wordNumbers) {
	const { finding } = entry;
	const text = textOf(finding);
	const words = Uint32Array.from(tokens(text), (word) => {
		const number = wordNumbers.get(word) ?? wordNumbers.size;
		wordNumbers.set(word, number);
		return number;
	}).sort();
	return {
		source: sourceOf(finding),
		lines: linesOf$1(entry),
		hasRule: finding.rule !== void 0,
		rule: ruleName$1(finding),
		replacement: replacementOf(finding),
		text,
		words
	};
}
/** The tool or model; if it names none, the file that the finding was read from. */
function sourceOf({ source, origin }) {
	return source?.trim().toLowerCase() || `file ${origin.file}`;
}
function samePlace(here, there) {
	if (!here || !there) return here === there;
	if (here.side !== there.side) return false;
	if (here.first === there.first || here.last === there.last) return true;
	const [inner, outer] = here.last - here.first < there.last - there.first ? [here, there] : [there, here];
	return inner.first === inner.last && outer.first < inner.first && inner.last < outer.last && outer.last - outer.first < 5;
}
/** Its lines in the diff, else as stated; `undefined` for a whole file. */
function linesOf$1(assessed) {
	const place = assessed.place();
	if (place.kind === "inline") {
		const { side, span } = place.anchor;
		return {
			side,
			first: span.first,
			last: span.last
		};
	}
	const { line, startLine = line, side = "RIGHT" } = assessed.finding;
	return line === void 0 || startLine === void 0 ? void 0 : {
		side,
		first: startLine,
		last: line
	};
}
/** 0: another defect. The same rule, the same replacement or similar text make it the same. */
function sameness(one, other) {
	const share = sharedWords(one.words, other.words);
	const rule = one.hasRule && one.rule === other.rule ? 1 : 0;
	const replacement = one.replacement !== void 0 && one.replacement === other.replacement ? 1 : 0;
	return share >= (Math.min(one.words.length, other.words.length) < FEW_WORDS ? ALIKE_IF_SHORT : .6) || rule + replacement > 0 ? share + 2 * replacement + rule : 0;
}
/** Short texts need more words in common. */
const ALIKE_IF_SHORT = .85;
const FEW_WORDS = 6;
/** `@typescript-eslint/no-unused-vars` is `no-unused-vars`. */
function ruleName$1({ rule = "" }) {
	return rule.slice(rule.lastIndexOf("/") + 1).toLowerCase();
}
/** The same as `diceSimilarity`, for words that are numbered and sorted already. */
function sharedWords(one, other) {
	const all = one.length + other.length;
	let shared = 0;
	let at = 0;
	for (const word of one) {
		while (at < other.length && (other[at] ?? 0) < word) at++;
		if (at < other.length && other[at] === word) {
			shared++;
			at++;
		}
	}
	return all === 0 ? 1 : 2 * shared / all;
}
function textOf({ title = "", message = "" }) {
	return `${title} ${message}`.toLowerCase();
}
function replacementOf({ suggestion, fix }) {
	if (suggestion !== void 0) return JSON.stringify(splitLines(suggestion));
	return fix && JSON.stringify(fix.changes.flatMap(({ text }) => splitLines(text)));
}
// src/core/assess/weight.ts
/**
* If there is not room for all: within a severity, findings on added lines first, then those on other lines of the
* diff.
*/
function byWeightAndPlace(one, other) {
	return rank(one.finding.severity) - rank(other.finding.severity) || distance(one.nearness()) - distance(other.nearness()) || byWeight(one, other);
}
/** Severity decides, then tool before model, then the upper line. The rest only makes the order deterministic. */
function byWeight(one, other) {
	return rank(one.finding.severity) - rank(other.finding.severity) || Number(isTrusted(other.finding)) - Number(isTrusted(one.finding)) || compare(one.path, other.path) || topLine(one) - topLine(other) || (other.finding.confidence ?? 0) - (one.finding.confidence ?? 0) || compare(one.identity, other.identity) || compare(sourceOf(one.finding), sourceOf(other.finding)) || compare(fixText(one), fixText(other)) || one.index - other.index;
}
function compare(one, other) {
	return one < other ? -1 : one > other ? 1 : 0;
}
function fixText({ finding: { fix } }) {
	return fix ? JSON.stringify(fix.changes) : "";
}
function topLine({ finding: { line = 0, startLine = line } }) {
	return startLine;
}
// src/core/assess/marked-claim.ts
/** How the marker of a comment remembers what its finding says, and where. `edit`: the lines of its button. */
function markedClaim(entry, edit, options) {
	const { anchor, hunks } = entry.at;
	const lines = edit ? {
		side: "RIGHT",
		...edit
	} : {
		side: anchor.side,
		...anchor.span
	};
	const rule = ruleName(entry, options);
	return {
		severity: entry.finding.severity,
		says: saysName(entry, options),
		...rule === void 0 ? {} : { rule },
		at: surroundingsOf(lines, hunks, options.sha256)
	};
}
/** The same of a finding that is to be compared with earlier comments. */
function claimedOf(entry, options) {
	const { finding, path, code } = entry;
	const { title = "", severity, rule = "", source = "", suggestion } = finding;
	const paths = [path, ...namesBefore(entry)];
	return {
		paths,
		severity,
		says: lazy(() => paths.map((each) => saysName({
			finding,
			path: each
		}, options))),
		rule: ruleName(entry, options),
		rewords: !isTrusted(finding),
		words: lazy(() => proseWords([
			title,
			severity,
			code().prose,
			rule,
			source
		].join("\n"))),
		code: suggestion === void 0 ? void 0 : splitLines(suggestion),
		lines: linesOf(entry),
		hunks: hunksOf(entry)
	};
}
/** Of its file; none if it has no place in the diff. */
function hunksOf(entry) {
	const place = entry.place();
	return place.kind === "inline" ? place.hunks : [];
}
/** A comment of before the renaming still has the old name. */
function namesBefore(entry) {
	const place = entry.place();
	const file = place.kind === "inline" ? place.file : void 0;
	return file?.status === "renamed" && file.previousPath !== void 0 ? [file.previousPath] : [];
}
function linesOf(entry) {
	const place = entry.place();
	if (place.kind === "inline") return {
		side: place.anchor.side,
		...place.anchor.span
	};
	const { line, startLine = line, side = "RIGHT" } = entry.finding;
	return line === void 0 || startLine === void 0 ? void 0 : {
		side,
		first: startLine,
		last: line
	};
}
function saysName({ finding, path }, options) {
	const { suggestion: _, fix: __, ...rest } = finding;
	return nameOf$1(["says", identityOf(rest, path)], options);
}
function ruleName({ finding: { rule } }, options) {
	return rule === void 0 ? void 0 : nameOf$1(["rule", rule.toLowerCase()], options);
}
function nameOf$1(texts, { id, sha256 }) {
	return digest([id, ...texts], sha256).slice(0, 24);
}
// src/core/write/extra-fields.ts
const MAX_NAME$1 = 100;
/** In characters, of one field. */
const MAX_TEXT$1 = 4e3;
/** Text that a model has written in fields of its own, each under its name. It is shown, never offered. */
function extraFields(finding, others, options) {
	const shown = /* @__PURE__ */ new Set();
	return [finding, ...others].flatMap(({ extra = [] }) => extra.flatMap(({ name, text }) => {
		const key = JSON.stringify([name, text]);
		if (shown.has(key)) return [];
		shown.add(key);
		return [() => extraField(name, text.trim(), options)];
	}));
}
function extraField(name, text, options) {
	return joinPieces([md`**${shortText(readableName(name), MAX_NAME$1)}**`, message(text, options, MAX_TEXT$1)]);
}
/** `exploit_scenario` and `exploitScenario` are "Exploit scenario". */
function readableName(name) {
	const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ").trim().toLowerCase();
	return words.slice(0, 1).toUpperCase() + words.slice(1);
}
// src/core/write/shown-code.ts
/** Code that is shown, not offered: as a diff if the replaced lines are known, with the reason. */
function shownCode(offer, options) {
	if ("refused" in offer && isAdvice(offer.refused)) return advice(offer.lines, options);
	const reason = "refused" in offer ? md`No one-click change: ${shortText(lowerFirst(offer.refused.reason), MAX_REASON)}` : void 0;
	return joinPieces([
		codeBlock(offer.replaced, offer.lines),
		reason,
		..."refused" in offer && offer.check ? failedCheck(offer.check) : []
	]);
}
/** A diff, if the replaced lines are known. */
function codeBlock(replaced, lines) {
	if (lines.length === 0 && !replaced) return md`Suggested: delete the lines.`;
	const shown = replaced ? diffLines(replaced, lines) : lines;
	return md`${quotedIfCommand(fence(shownLines(shown), replaced ? "diff" : "text"))}`;
}
/** As a diff it would be misread, and the reason is obvious. */
function advice(lines, options) {
	return message(lines.join("\n"), options, MAX_SHOWN_LENGTH);
}
/** The output of the command that failed. */
function failedCheck({ command, output }) {
	const name = shortCode(command, 300);
	if (output.length === 0) return [md`${name} failed and printed nothing.`];
	return [md`The last lines of ${name}:`, md`${quotedIfCommand(fence(shownLines(output), "text"))}`];
}
/** The parts of a fix in other files, so that nothing is lost. */
function fixesInOtherFiles({ fix, alternatives = [] }) {
	return [fix, ...alternatives].flatMap((each) => each?.elsewhere ?? []).slice(0, MAX_FILES_SHOWN).map(({ path, changes }) => () => {
		return joinPieces([md`In ${shortCode(path, 300)}, ${linesText(touchedLines(changes))}:`, quotedIfCommand(fence(shownLines(changes.flatMap(({ text }) => splitLines(text))), "text"))]);
	});
}
const MAX_FILES_SHOWN = 5;
/** More is unreadable in a comment, and would not fit. */
const MAX_SHOWN_LINES = 200;
const MAX_SHOWN_LENGTH = 2e4;
/** Invisible characters are revealed, and the text is cut to what a comment has room for. */
function shownLines(lines) {
	let length = 0;
	const shown = lines.slice(0, MAX_SHOWN_LINES).map((line) => line.length > MAX_SHOWN_LENGTH ? line : revealInvisible(line)).filter((line) => {
		length += line.length + 1;
		return length <= MAX_SHOWN_LENGTH;
	});
	return shown.length === lines.length ? shown : [...shown, `… ${lines.length - shown.length} more lines`];
}
function diffLines(before, after) {
	if (before.length + after.length > 1e3) return [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
	return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) => value.map((line) => (added ? "+" : removed ? "-" : " ") + line));
}
function lowerFirst(sentence) {
	return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
// src/core/write/comments.ts
/** How many comments an inline finding takes: one per button, or a single one that shows its code. */
function commentCount(offers) {
	return Math.max(1, offers.flatMap((offer) => "edits" in offer ? offer.edits : []).length);
}
/** The comments of one inline finding. */
function composeComments(assessed, agreed, options, limits) {
	const { path, at } = assessed;
	const { offers } = agreed;
	const buttons = offers.flatMap((offer) => "edits" in offer ? buttonsOf(offer) : []);
	if (buttons.length === 0) {
		const { side, span } = at.anchor;
		const body = mainBody(assessed, agreed, void 0, options, limits);
		const anchored = isShown(at.anchor) ? lineText(at.hunks, side, span.last) : unseenLine(span.last);
		const fingerprint = assessed.fingerprint();
		return [{
			path,
			side,
			first: span.first,
			last: span.last,
			body,
			button: false,
			anchored,
			fingerprint
		}];
	}
	return buttons.map((button, index) => ({
		path,
		side: "RIGHT",
		first: button.edit.first,
		last: button.edit.last,
		body: index === 0 ? mainBody(assessed, agreed, button, options, limits) : laterBody(assessed, button, index, options, limits),
		button: true,
		anchored: lineText(at.hunks, "RIGHT", button.edit.last),
		fingerprint: index === 0 ? assessed.fingerprint() : nameOfPart(assessed, index, options).fingerprint,
		edit: button.edit
	}));
}
/** Placeholder for the text of a line that the diff does not show. */
function unseenLine(line) {
	return `unseen line ${line}`;
}
function lineText(hunks, side, line) {
	return rowsOn(hunks, side, line, line)?.[0]?.text ?? "";
}
function buttonsOf({ edits, proposal }) {
	const part = (index) => edits.length > 1 ? md`Part ${index + 1} of ${edits.length}: apply all in one batch.` : void 0;
	return edits.map((edit, index) => ({
		edit,
		proposal,
		part: part(index)
	}));
}
function mainBody(assessed, { offers, agreeing, passed }, button, options, limits) {
	const { finding, at } = assessed;
	const others = otherFindings(assessed);
	const shown = offers.filter((offer) => "refused" in offer);
	const title = heading(finding, options.prose);
	const first = joinPieces([
		at.anchor.note,
		button && aboutNote(at.anchor.span, button.edit),
		button && said$1(button.proposal),
		button && buttonBlock(button, limits)
	]);
	const marker = commentMarker(options.id, options.commit, nameOf(assessed, options), [...otherEntries(assessed), ...joinedEntries(assessed)].map((other) => nameOf(other, options)), markedClaim(assessed, button?.edit, options));
	const fixed = title.length + first.length + marker.length + ROOM_FOR_NOTES$1;
	const small = facts(finding, options.linkHosts, limits.bodyLength - fixed, {
		others,
		agreeing,
		passed
	});
	const room = limits.bodyLength - fixed - small.length;
	const code = fitting$2([...shown.map((offer) => () => joinPieces([
		targetNote(offer),
		said$1(offer.proposal),
		shownCode(offer, proseOptions(options))
	])), ...fixesInOtherFiles(finding)], room);
	const messages = fitting$2([extraFields, otherMessages].flatMap((of) => of(finding, others, proseOptions(options))), room - code.length);
	const spoken = fullText(finding, assessed.code().prose);
	const left = room - code.length - messages.length;
	const joined = fitting$2(joinedFindings(assessed, options), left / 2);
	const words = [opening(finding, title, message(spoken, proseOptions(options), left - joined.length)), messages];
	return joinPieces([...joined === "" ? [
		...words,
		first,
		code,
		small
	] : [
		...words,
		small,
		joined,
		first,
		code
	], marker]);
}
/** The messages of the findings whose fixes the button makes too, unless they are the same. */
function joinedFindings(assessed, options) {
	const wordsOf = ({ rule = "", title = "", message = "" }) => JSON.stringify([
		rule,
		title,
		message
	]);
	const words = new Map(joinedEntries(assessed).map((entry) => [wordsOf(entry.finding), entry]));
	words.delete(wordsOf(assessed.finding));
	return [...words.values()].map(({ finding, code }) => () => {
		const text = message(fullText(finding, code().prose), proseOptions(options), MAX_JOINED_MESSAGE);
		return joinPieces([opening(finding, heading(finding, options.prose), text), facts(finding, options.linkHosts, MAX_JOINED_MESSAGE)]);
	});
}
const MAX_JOINED_MESSAGE = 4e3;
/** Findings of other sources that this comment reports too. */
function otherFindings(assessed) {
	return otherEntries(assessed).map(({ finding }) => finding);
}
function otherEntries({ members = [] }) {
	return members.filter(({ reason }) => reason.code === "same-defect").map(({ assessed }) => assessed);
}
/** The groups of a patch have no messages of their own. */
function joinedEntries({ members = [] }) {
	return members.filter(({ assessed, reason }) => reason.code === "joined" && !assessed.finding.ofPatch).map(({ assessed }) => assessed);
}
function nameOf(assessed, options) {
	return {
		fingerprint: assessed.fingerprint(),
		listedAs: listedAs(assessed, options)
	};
}
/** A later button of the same finding has its own name, which only its thread is known by. */
function nameOfPart({ fingerprint }, index, { sha256 }) {
	const part = digest([fingerprint(), String(index)], sha256);
	return {
		fingerprint: part,
		listedAs: part.slice(0, 24)
	};
}
/** For the notes about what was cut, and the separators. */
const ROOM_FOR_NOTES$1 = 600;
function laterBody(assessed, button, index, options, limits) {
	const title = heading(assessed.finding, options.prose);
	const belongs = title === "" ? md`Belongs to the comment above.` : md`Belongs to the comment above with the same title.`;
	return joinPieces([
		title,
		button.part ? void 0 : belongs,
		buttonBlock(button, limits),
		commentMarker(options.id, options.commit, nameOfPart(assessed, index, options), [], markedClaim(assessed, button.edit, options))
	]);
}
function buttonBlock({ edit, part }, limits) {
	return joinPieces([part, writeButton(edit, limits)]);
}
/** The button may be on other lines than the ones that the finding is about. */
function aboutNote(span, edit) {
	return edit.last < span.first || edit.first > span.last ? md`This is about ${linesText(span)}.` : void 0;
}
/** The tool's description of its fix, and the remark for the reader. */
function said$1({ description, note }) {
	return joinPieces([description === void 0 ? void 0 : shortText(description, MAX_REASON), note]);
}
function targetNote({ proposal }) {
	return proposal.own ? void 0 : md`For ${linesText(proposal)}:`;
}
// src/core/write/permalink.ts
/** No file system takes longer ones. */
const MAX_PATH$1 = 4096;
/** URL of the page that shows lines of a file at a commit; `undefined` if the path would lead elsewhere. */
function permalink(repositoryUrl, commit, path, { startLine, line }, { permalink: { blob, range } }) {
	const segments = path.split("/");
	if (path.length > MAX_PATH$1 || segments.some((segment) => /^\.{0,2}$/.test(segment))) return void 0;
	const target = segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join("/");
	const lines = startLine === void 0 ? `#L${line}` : `#L${startLine}${range}${line}`;
	return escapeUrl(`${repositoryUrl}${blob}${commit}/${target}${line === void 0 ? "" : lines}`);
}
// src/core/write/listed-finding.ts
/** For the notes about what was cut, and the separators. */
const ROOM_FOR_NOTES = 400;
/** For the facts of a finding: rule, source and so on. */
const MAX_FACTS = 3e3;
/** A finding of the body in one line: where, how severe, what. Its message and its code are folded away. */
function listedFinding(assessed, room, options, limits) {
	const { finding, members = [] } = assessed;
	const others = otherFindings(assessed);
	const { prose, proposals } = proposalsAsGiven(finding);
	const { short, rest } = inOneLine(finding, prose);
	const theirs = members.flatMap((member) => proposalsAsGiven(member.assessed.finding).proposals);
	const code = distinct([...proposals, ...theirs]).map(({ before, lines }) => () => codeBlock(before, lines));
	const small = facts(finding, options.linkHosts, MAX_FACTS, {
		others,
		agreeing: 1
	});
	const parts = [
		...[extraFields, otherMessages].flatMap((of) => of(finding, others, proseOptions(options))),
		...code,
		...fixesInOtherFiles(finding)
	];
	const line = join([
		location(assessed, options, limits),
		!finding.ofPatch && md`${finding.severity}`,
		!(short === SUGGESTED && code.length > 0) && titleText(short, options.prose),
		rest === "" && parts.length === 0 && small
	], " · ");
	if (rest === "" && parts.length === 0) return {
		line,
		label: md``,
		more: md``
	};
	const left = room - line.length - small.length - ROOM_FOR_NOTES;
	const shown = fitting$2(parts, left);
	const text = rest === "" ? "" : message(rest, proseOptions(options), left - shown.length);
	return {
		line,
		label: code.length === 0 ? md`More` : rest === "" ? md`Suggested change` : md`Message and suggested change`,
		more: joinPieces([
			text,
			shown,
			small
		])
	};
}
/** The title, or else the first line of the message, and the rest of the text. */
function inOneLine(finding, prose) {
	const text = fullText(finding, prose);
	const title = finding.title?.trim() ?? "";
	if (title !== "") return {
		short: title,
		rest: title.length > 300 ? text : text.trim()
	};
	const [, first = "", rest = ""] = /^\s*([^\n]*)([\s\S]*)$/.exec(text) ?? [];
	if (first === "") return {
		short: SUGGESTED,
		rest: ""
	};
	return {
		short: first,
		rest: first.length <= 300 && !BLOCK.test(first) ? rest.trim() : text
	};
}
/** The text for a finding without title and message. */
const SUGGESTED = "Suggested change";
/** The first line of a block, which is not a sentence. */
const BLOCK = /^(?:[`~]{3}|#{1,6} |[-*+>|] |\d+[.)] )/;
/** Code that several sources suggest is shown once. */
function distinct(proposals) {
	const keyed = proposals.map((proposal) => [JSON.stringify(proposal.lines), proposal]);
	return [...new Map(keyed).values()];
}
/** Longer URLs take too much room. */
const MAX_ADDRESS = 2e3;
/** A permalink to the lines at the reviewed commit, where the repository is known. */
function location({ finding, path }, { repositoryUrl, commit }, limits) {
	const { line, startLine = line } = finding;
	const text = line === void 0 || startLine === void 0 ? "file" : linesText({
		first: startLine,
		last: line
	});
	if (path === "" || !repositoryUrl || !commit) return path === "" ? md`` : md`${text}`;
	const address = permalink(repositoryUrl, commit, path, finding, limits);
	return address && address.length <= MAX_ADDRESS ? md`[${text}](${address})` : md`${text}`;
}
// src/core/write/listed-findings.ts
/** Nobody reads more; the others are counted. */
const MAX_ENTRIES = 100;
/** One long finding must not push the others out of the body. */
const MAX_ENTRY = 12e3;
/** For the bullet and the markup of a fold. */
const ROOM_PER_ENTRY = 80;
/** The findings that there is room for, in order, by file and reason; and those that there is no room for. */
function listed(ordered, room, options, limits) {
	const groups = /* @__PURE__ */ new Map();
	let left = room;
	let count = 0;
	for (const { assessed, reason } of ordered.slice(0, MAX_ENTRIES)) {
		const key = JSON.stringify([assessed.path, reason.reason]);
		const group = groups.get(key) ?? {
			heading: groupHeading(assessed.path, reason),
			entries: []
		};
		const needed = ROOM_PER_ENTRY + (group.entries.length === 0 ? group.heading.length : 0);
		const entry = listedFinding(assessed, count === 0 ? Math.min(left - needed, MAX_ENTRY) : MAX_ENTRY, options, limits);
		left -= needed + entry.line.length + entry.more.length;
		if (left < 0) break;
		group.entries.push({
			finding: assessed.index,
			...entry
		});
		groups.set(key, group);
		count++;
	}
	return {
		groups: [...groups.values()],
		unlisted: ordered.slice(count)
	};
}
const MAX_PATH = 300;
function groupHeading(path, { reason }) {
	const name = path === "" ? md`About no file` : shortCode(path, MAX_PATH);
	return md`**${name}**: ${shortText(reason, MAX_REASON)}`;
}
/** A list that is longer than this is folded away. */
const MAX_UNFOLDED = 5;
function isLong(groups) {
	return entryCount(groups) > MAX_UNFOLDED;
}
/** The label of a folded list. */
function listLabel(groups) {
	return md`${plural(entryCount(groups), "finding")} not shown on a line`;
}
function entryCount(groups) {
	return groups.reduce((sum, { entries }) => sum + entries.length, 0);
}
function listText(groups) {
	const list = join(groups.map(({ heading, entries }) => md`${heading}\n\n${itemsText(entries)}`), "\n\n");
	return isLong(groups) ? fold(listLabel(groups), list) : list;
}
/** Items without blank lines between them are closer together. */
function itemsText(entries) {
	return entries.reduce((text, entry, index) => {
		const item = md`- ${foldableText(entry)}`;
		if (index === 0) return item;
		return entry.more === "" && entries[index - 1]?.more === "" ? md`${text}\n${item}` : md`${text}\n\n${item}`;
	}, md``);
}
// src/core/write/rest.ts
/** Characters reserved, out of 60,000, for the summary of unlisted findings. */
const ROOM_FOR_REST = 9e3;
const ROOM_FOR_RULES = 2e3;
const MAX_RULES = 20;
const MAX_FILES = 60;
const MAX_FOLDERS = 40;
const MAX_NAME = 60;
/** How many findings are not listed, by rule and by file; too many files are counted folder by folder. */
function countedRest(rest) {
	if (rest.length === 0) return void 0;
	const counted = rest.map(({ assessed }) => ({
		assessed,
		count: 1 + (assessed.members?.length ?? 0)
	}));
	const total = counted.reduce((sum, { count }) => sum + count, 0);
	return {
		line: md`${plural(total, "more finding")} did not fit here; the report has them all.`,
		label: md`By rule and by file`,
		more: join([perRule(counted, total), perFile(counted, total)], "\n\n")
	};
}
function perRule(rest, total) {
	const rules = sorted(countBy(rest.map(({ assessed: { finding }, count }) => [finding.rule?.trim() ?? "", count]))).filter(([rule]) => rule !== "");
	if (rules.length === 0) return md``;
	const parts = rules.slice(0, MAX_RULES).map(([rule, count]) => ({
		text: md`${name(rule)} ${count}`,
		count
	}));
	return md`Per rule: ${counts(parts, total, ROOM_FOR_RULES)}.`;
}
function perFile(rest, total) {
	const files = sorted(countBy(rest.map(({ assessed, count }) => [assessed.path, count])));
	const named = files.slice(0, MAX_FILES);
	const unnamed = files.slice(MAX_FILES);
	const folders = sorted(countBy(unnamed.map(([path, count]) => [folderOf(path), count])));
	const filesIn = countBy(unnamed.map(([path]) => [folderOf(path), 1]));
	const parts = [...named.map(([path, count]) => ({
		text: md`${name(path)} ${count}`,
		count
	})), ...folders.slice(0, MAX_FOLDERS).map(([folder, count]) => ({
		text: md`${name(`${folder}/`)} ${count} in ${plural(filesIn.get(folder) ?? 0, "file")}`,
		count
	}))];
	return md`Per file: ${counts(parts, total, 7e3)}.`;
}
/** As many as there is room for; the rest is counted together. */
function counts(parts, total, room) {
	const fit = fitting$1(parts, room);
	const left = fit.reduce((rest, { count }) => rest - count, total);
	const texts = fit.map(({ text }) => text);
	return join(left === 0 ? texts : [...texts, md`${left} others`], ", ");
}
/** For the sentence around them. */
const ROOM_FOR_SENTENCE = 300;
function fitting$1(parts, room) {
	let left = room - ROOM_FOR_SENTENCE;
	return parts.filter(({ text }) => {
		left -= text.length + 2;
		return left >= 0;
	});
}
function name(path) {
	return shortCode(path, MAX_NAME);
}
function folderOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function countBy(entries) {
	const counts = /* @__PURE__ */ new Map();
	for (const [key, count] of entries) counts.set(key, (counts.get(key) ?? 0) + count);
	return counts;
}
/** Sorted by count, then by name, so that the order of the findings does not matter. */
function sorted(counts) {
	return [...counts].toSorted((one, other) => other[1] - one[1] || Number(one[0] > other[0]) - Number(one[0] < other[0]));
}
// src/core/write/review-body.ts
const NO_BODY = {
	head: md``,
	groups: [],
	rest: void 0,
	marker: md``
};
function bodyText({ head, groups, rest, marker }) {
	return joinPieces([
		head,
		listText(groups),
		rest && foldableText(rest),
		marker
	]);
}
/** The review's body: one line of counts, then what is not inline, as much of it as a person may read. */
function reviewBody(counts, tally, summarized, run, options, limits) {
	const ordered = summarized.toSorted(({ assessed: one }, { assessed: other }) => rank(one.finding.severity) - rank(other.finding.severity) || Number(other.hasFile) - Number(one.hasFile) || byWeight(one, other));
	const head = joinPieces([
		countsLine(counts, tally),
		modelSummary(options),
		scopeLine(tally),
		counts.suggestions > 0 ? md`Read a suggestion before you commit it.` : void 0,
		movedHead(options)
	]);
	const marker = markerOf(ordered, run, options);
	const { groups, unlisted } = listed(ordered, limits.bodyLength - head.length - marker.length - ROOM_FOR_REST, options, limits);
	return {
		head,
		groups,
		rest: countedRest(unlisted),
		marker
	};
}
/** Entries of the marker for the body: the most severe by name, the next by file and rule, the rest as one digest. */
function markerOf(ordered, run, options) {
	const { id, commit = "none", sha256 } = options;
	const listed = ordered.slice(0, 400).map(({ assessed, reason }) => {
		const { severity } = assessed.finding;
		if (reason.code === "refused") return {
			name: refusedAs(assessed, options),
			severity,
			isRefused: true
		};
		return {
			name: listedAs(assessed, options),
			severity
		};
	});
	const groups = /* @__PURE__ */ new Map();
	const identities = ordered.slice(400).filter(({ assessed }) => {
		const group = groupedAs(assessed, options);
		if (group === void 0) return true;
		if (groups.has(group)) return false;
		if (groups.size >= 150) return true;
		groups.set(group, assessed.finding.severity);
		return false;
	}).map(({ assessed }) => assessed.identity);
	return reviewMarker({
		id,
		commit,
		run,
		listed,
		groups: [...groups].map(([name, severity]) => ({
			name,
			severity
		})),
		rest: identities.length === 0 ? "none" : digestOf(identities, sha256)
	});
}
/** GitHub carries the comments over to the new head, or marks them outdated. */
function movedHead({ commit, head }) {
	if (!commit || !head || head === commit) return void 0;
	return md`Reviewed ${codeSpan(truncate(commit, 10))}, head is ${codeSpan(truncate(head, 10))}.`;
}
function linesSuffix(startLine, line) {
	return startLine === void 0 ? `:${line}` : `:${startLine}-${line}`;
}
// src/core/plan/arrange-comments.ts
/**
* Files in the order of the diff; within a file bottom-up, so that applying one does not move the next. `places`: the
* positions of the comments of each decision.
*/
function arrangeComments(decisions, diff) {
	const owned = decisions.flatMap((decision, owner) => decision.outcome === "inline" ? {
		...decision,
		owner
	} : []).toSorted((one, other) => byWeight(one.assessed, other.assessed)).flatMap(({ comments, owner }) => comments.map((comment) => ({
		comment,
		owner
	})));
	const paths = new Set(owned.map(({ comment }) => comment.path));
	const ordered = diff.files.filter(({ path }) => paths.has(path));
	const fileOrder = new Map(ordered.map(({ path }, index) => [path, index]));
	const order = (comment) => fileOrder.get(comment.path) ?? fileOrder.size;
	const sorted = owned.toSorted((one, other) => order(one.comment) - order(other.comment) || other.comment.last - one.comment.last);
	const places = decisions.map(() => []);
	for (const [place, { owner }] of sorted.entries()) places[owner]?.push(place);
	return {
		comments: sorted.map(({ comment }) => comment),
		places
	};
}
// src/core/plan/filter-reason.ts
/** Why a finding is in the report only; `undefined`: it is to be posted. */
function filterReason(entry, options, inBaseline) {
	const { severity, confidence = 1 } = entry.finding;
	if (!meets(severity, options.minSeverity)) return because("below-min-severity");
	if (confidence < options.minConfidence) return because("below-min-confidence");
	if (inBaseline.has(entry.index)) return because("in-baseline");
	const scope = scopeFor(entry.finding, options.scope);
	return scope === "all" || distance(entry.nearness()) <= distance(scope) ? void 0 : because("out-of-scope");
}
function meets(severity, threshold) {
	return threshold !== "none" && rank(severity) <= rank(threshold);
}
// src/core/plan/count-outcomes.ts
function countOutcomes(decisions, comments, bad) {
	const of = (outcome) => decisions.filter((decision) => decision.outcome === outcome).length;
	return {
		findings: decisions.length + bad,
		inline: of("inline"),
		summarized: of("summary"),
		duplicates: of("duplicate"),
		merged: of("merged"),
		filtered: of("filtered"),
		dropped: bad,
		comments: comments.length,
		suggestions: comments.filter(({ button }) => button).length
	};
}
function tallyOf(decisions, { failOn }) {
	const severities = (outcome) => decisions.flatMap(({ outcome: is, assessed: { finding } }) => is === outcome && !finding.ofPatch ? finding.severity : []);
	const old = decisions.filter((each) => each.outcome === "filtered" && SCOPE_CODES.has(each.reason.code));
	return {
		inline: severities("inline"),
		summarized: severities("summary"),
		outOfScope: old.length,
		outOfScopeFailing: old.filter(({ assessed }) => meets(assessed.finding.severity, failOn)).length
	};
}
const SCOPE_CODES = /* @__PURE__ */ new Set(["out-of-scope", "in-baseline"]);
// src/core/assess/join-fixes.ts
/**
* Tools' exact fixes that touch the same line at different columns are one suggestion, reported by the weightiest of
* them: of two suggestions for one line only one can be applied. Given in the order of their weight; the answer has
* those that lead others, with all of them.
*/
function joinFixes(byWeight, isOffered) {
	const onLine = /* @__PURE__ */ new Map();
	const joined = /* @__PURE__ */ new Map();
	for (const entry of byWeight) {
		const exact = exactFix(entry);
		if (!exact) continue;
		const keys = lineKeys(exact);
		const near = [...new Set(keys.flatMap((key) => onLine.get(key) ?? []))];
		const [unit] = near;
		const all = unit ? [...unit.fixes, exact] : [exact];
		const next = near.length < 2 ? fitting(all) : void 0;
		if (!next) continue;
		if (unit) {
			const lead = asOne$1(next);
			if (!isOffered(lead)) continue;
			joined.set(next[0].source, lead);
		}
		const grown = unit ?? { fixes: next };
		grown.fixes = next;
		for (const key of keys) onLine.set(key, grown);
	}
	return joined;
}
/** More changes than a reader wants to check at once. */
const MAX_FIXES = 10;
const MAX_LINES = 50;
/** The fix of a tool, if it is complete, in lines that the diff shows, and may have a button. */
function exactFix(source) {
	const { finding, members } = source;
	const { fix, alternatives = [] } = finding;
	if (!(fix && !fix.ofPatch && !fix.elsewhere?.length && !fix.finalNewline) || alternatives.length > 0 || members || !isTrusted(finding)) return void 0;
	const inline = asInline(source);
	if (!inline || !isShown(inline.at.anchor)) return void 0;
	const [proposal, ...more] = source.code().proposals;
	if (!proposal || more.length > 0 || proposal.barrier || proposal.note) return void 0;
	const { first, last } = touchedLines(fix.changes);
	return last - first < MAX_LINES ? {
		source,
		inline,
		fix,
		proposal
	} : void 0;
}
function lineKeys({ source, fix }) {
	const { first, last } = touchedLines(fix.changes);
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => `${first + index} ${source.path}`);
}
/** The fixes, if their changes can be made together. */
function fitting(fixes) {
	const [{ fix: lead }] = fixes;
	return fixes.every(({ fix }) => fix.unit === lead.unit && fix.mark === lead.mark) && fixes.length <= MAX_FIXES && areApart(changesOf(fixes)) ? fixes : void 0;
}
/** Sorted by place; equal changes are merged. */
function changesOf(fixes) {
	const changes = fixes.flatMap(({ fix }) => fix.changes);
	return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()].toSorted((one, other) => one.startLine - other.startLine || one.startColumn - other.startColumn);
}
/** Something unchanged must lie between any two: the order of adjacent changes would be a guess. */
function areApart(changes) {
	return changes.every((change, index) => {
		const above = changes[index - 1];
		if (!above) return true;
		return above.endLine < change.startLine || above.endLine === change.startLine && above.endColumn < change.startColumn;
	});
}
function asOne$1(fixes) {
	const [{ inline, fix }, ...others] = fixes;
	const descriptions = [...new Set(fixes.flatMap(({ proposal }) => proposal.description ?? []))];
	const { prose } = inline.code();
	const proposal = {
		...fixProposal({
			changes: changesOf(fixes),
			unit: fix.unit,
			...fix.mark ? { mark: fix.mark } : {},
			...descriptions.length > 0 ? { description: descriptions.join(" · ") } : {}
		}, (line) => rowAt(inline.at.hunks, line)),
		proven: fixes.every(({ proposal }) => proposal.proven)
	};
	const members = others.map(({ source }) => ({
		assessed: source,
		reason: because("joined")
	}));
	return {
		...inline,
		code: () => ({
			prose,
			proposals: [proposal]
		}),
		members
	};
}
// src/core/assess/join-patch.ts
/**
* The groups of a patch that lie close are one suggestion: it reads better, and two of them never need the same line
* to stand on. Each of the others may take in only what no other group changes.
*/
function joinPatch(assessed) {
	const files = /* @__PURE__ */ new Map();
	for (const entry of assessed) {
		const part = partOf(entry);
		if (part) addToGroup(files, JSON.stringify([entry.finding.origin.file, entry.path]), part);
	}
	if (files.size === 0) return [...assessed];
	const units = new Map([...files.values()].flatMap(unitsOf).map((unit) => [unit.index, unit]));
	const gone = new Set([...units.values()].flatMap(({ members = [] }) => members.map(({ assessed }) => assessed.index)));
	return assessed.flatMap((entry) => gone.has(entry.index) ? [] : [units.get(entry.index) ?? entry]);
}
function partOf(entry) {
	const place = entry.finding.fix?.ofPatch ? entry.place() : void 0;
	if (place?.kind !== "inline") return void 0;
	const [proposal] = entry.code().proposals;
	if (!proposal || proposal.barrier) return void 0;
	const hunk = hunkAt(place.hunks, proposal.last) ?? hunkAt(place.hunks, proposal.first);
	return hunk && {
		entry,
		proposal,
		hunk
	};
}
function unitsOf(parts) {
	const joined = [];
	/** Too long together with the unit above, and joining more only makes it longer. */
	const tooLong = /* @__PURE__ */ new Set();
	for (const part of parts.toSorted((one, other) => one.proposal.first - other.proposal.first)) {
		const unit = joined.at(-1);
		if (unit && joinUnits(unit, [part]) === "joined") unit.push(part);
		else joined.push([part]);
		const [above, grown] = joined.slice(-2);
		if (!above || !grown || grown.length < 2 || tooLong.has(grown)) continue;
		const together = joinUnits(above, grown);
		if (together === "joined") joined.splice(-2, 2, [...above, ...grown]);
		else if (together === "too-long") tooLong.add(grown);
	}
	return joined.map((unit, index) => {
		return asOne(unit, {
			from: lastOf(joined[index - 1]) + 1,
			to: (joined[index + 1]?.[0]?.proposal.first ?? Number.POSITIVE_INFINITY) - 1
		});
	});
}
function lastOf(unit) {
	return unit?.at(-1)?.proposal.last ?? 0;
}
/** With two lines between them that are not blank, each group has a neighbour of its own. */
const MAX_SOLID_LINES_BETWEEN = 1;
/** Whether two units are better read as one, or have to be one because both need the same line. */
function joinUnits(unit, next) {
	const [above, below] = [unit.at(-1), next[0]];
	if (!above || !below || above.hunk !== below.hunk || unit.length + next.length > MAX_PARTS) return "apart";
	if (!isClose(below.hunk, above.proposal.last + 1, below.proposal.first - 1)) return "apart";
	const joined = joinedEdit([...unit, ...next]);
	if (wholeEdit(below.hunk, joined, MAX_LENGTH)) return "joined";
	if (!collide(below.hunk, unit, next)) return "apart";
	const together = smallestEdits(below.hunk, joined, { maxLength: MAX_LENGTH });
	if ("edits" in together) return "joined";
	return together.refused.code === "too-long" ? "too-long" : "apart";
}
function isClose(hunk, first, last) {
	let solid = 0;
	for (let line = first; line <= last && solid <= MAX_SOLID_LINES_BETWEEN; line++) {
		const [text] = textsOf(hunk, line, line);
		if (text !== void 0 && !isBlank(text)) solid++;
	}
	return solid <= MAX_SOLID_LINES_BETWEEN;
}
/** More than `MAX_LENGTH` has room for: only parts that collide, all of them, could go on. */
const MAX_PARTS = 5e3;
/** A longer suggestion is easier to read in parts. */
const MAX_LENGTH = 4e3;
function collide(hunk, unit, next) {
	const below = joinedEdit(next);
	const unitEdits = smallestEdits(hunk, joinedEdit(unit), { unchanged: {
		from: 1,
		to: below.first - 1
	} });
	const nextEdits = smallestEdits(hunk, below, { unchanged: {
		from: lastOf(unit) + 1,
		to: Number.POSITIVE_INFINITY
	} });
	if (!("edits" in unitEdits && "edits" in nextEdits)) return false;
	return unitEdits.edits.some(({ last }) => nextEdits.edits.some(({ first }) => first <= last));
}
function joinedEdit(unit) {
	const [top] = unit;
	if (!top) return {
		first: 1,
		last: 0,
		lines: []
	};
	let { last } = top.proposal;
	const lines = [...top.proposal.lines];
	for (const { proposal, hunk } of unit.slice(1)) {
		for (const line of textsOf(hunk, last + 1, proposal.first - 1)) lines.push(line);
		for (const line of proposal.lines) lines.push(line);
		last = proposal.last;
	}
	return {
		first: top.proposal.first,
		last,
		lines
	};
}
/** Reported by the first group. */
function asOne(unit, unchanged) {
	const [lead, ...others] = unit;
	if (!lead) throw new RangeError("a unit has at least one part");
	const note = unit.find(({ proposal }) => proposal.note)?.proposal.note;
	const proposal = {
		...joinedEdit(unit),
		own: others.length === 0 && lead.proposal.own,
		proven: unit.every(({ proposal }) => proposal.proven),
		...note === void 0 ? {} : { note }
	};
	const members = others.map(({ entry }) => ({
		assessed: entry,
		reason: because("joined")
	}));
	const { prose } = lead.entry.code();
	return {
		...lead.entry,
		code: () => ({
			prose,
			proposals: [proposal]
		}),
		unchanged,
		members
	};
}
// src/core/assess/members-of.ts
/** The findings that the comment of this one reports too. A merged finding may have had members of its own. */
function membersOf({ members = [] }) {
	return members.flatMap((member) => [member, ...membersOf(member.assessed)]);
}
function withMembers(entry) {
	return [entry, ...membersOf(entry).map(({ assessed }) => assessed)];
}
// src/core/assess/merge.ts
/**
* The same defect reported by several sources is one finding that names them all. Findings of one source are never
* merged with each other: two unused imports on one line are two. Given in the order of their weight, so that the
* weightiest reports the others, whatever the order in which they came in.
*/
function merge(byWeight) {
	const shared = pathsOfSeveralSources(byWeight);
	if (shared.size === 0) return [...byWeight];
	const groups = [];
	const placed = new PlacedGroups();
	const wordNumbers = /* @__PURE__ */ new Map();
	for (const entry of byWeight) {
		if (!shared.has(entry.path)) {
			groups.push({
				entry,
				members: []
			});
			continue;
		}
		const claim = claimOf(entry, wordNumbers);
		const group = bestGroup(placed.near(entry.path, claim), claim);
		if (group) {
			group.sources.add(claim.source);
			group.members.push({
				assessed: entry,
				reason: because("same-defect")
			});
		} else {
			const lead = {
				entry,
				claim,
				order: groups.length,
				sources: /* @__PURE__ */ new Set([claim.source]),
				members: []
			};
			groups.push(lead);
			placed.add(entry.path, lead);
		}
	}
	return groups.map(({ entry, members }) => members.length === 0 ? entry : {
		...entry,
		members: [...entry.members ?? [], ...members]
	});
}
/** If a single source reports on a file, there is nothing to merge. */
function pathsOfSeveralSources(assessed) {
	const first = /* @__PURE__ */ new Map();
	const shared = /* @__PURE__ */ new Set();
	for (const { path, finding } of assessed) {
		const source = sourceOf(finding);
		if ((first.get(path) ?? source) !== source) shared.add(path);
		else first.set(path, source);
	}
	return shared;
}
/** How many groups at one place are looked at, and how many of them are compared word by word: no line has as many. */
const MAX_SEEN = 300;
const MAX_COMPARED = 100;
/** The group with the most similar text; among equals the weightiest. */
function bestGroup(groups, claim) {
	let best;
	const compared = /* @__PURE__ */ new Set();
	let seen = 0;
	for (const group of groups) {
		if (seen++ === MAX_SEEN || compared.size === MAX_COMPARED) break;
		if (group.sources.has(claim.source) || compared.has(group)) continue;
		compared.add(group);
		const score = sameness(group.claim, claim);
		if (score > (best?.score ?? 0) || best && score === best.score && group.order < best.group.order) best = {
			group,
			score
		};
	}
	return best?.group;
}
/** The groups at one place, indexed by what makes a finding certainly the same. */
var GroupsAt = class {
	all = [];
	byCode = /* @__PURE__ */ new Map();
	byRule = /* @__PURE__ */ new Map();
	byText = /* @__PURE__ */ new Map();
	add(group) {
		const { rule, replacement, text } = group.claim;
		this.all.push(group);
		addToGroup(this.byCode, replacement, group);
		addToGroup(this.byRule, rule, group);
		addToGroup(this.byText, text, group);
	}
};
/** Groups by their lines, so that a finding is not compared with all of its file. */
var PlacedGroups = class {
	places = /* @__PURE__ */ new Map();
	add(path, group) {
		for (const key of keysOf(group.claim.lines)) {
			const place = this.places.get(`${key} ${path}`) ?? new GroupsAt();
			this.places.set(`${key} ${path}`, place);
			place.add(group);
		}
	}
	/** Groups at the same place, the ones with an exact match first. */
	*near(path, { lines, rule, replacement, text }) {
		const places = candidateKeys(lines).flatMap((key) => this.places.get(`${key} ${path}`) ?? []);
		const lists = [
			...replacement === void 0 ? [] : places.map(({ byCode }) => byCode.get(replacement)),
			...places.map(({ byText }) => byText.get(text)),
			...places.map(({ byRule }) => byRule.get(rule)),
			...places.map(({ all }) => all)
		];
		for (const list of lists) for (const group of list ?? []) if (samePlace(group.claim.lines, lines)) yield group;
	}
};
/** A group is found by its first line and by its last. */
function keysOf(lines) {
	return lines ? [firstKey(lines, lines.first), `${lines.side} last ${lines.last}`] : ["file"];
}
function firstKey({ side }, first) {
	return `${side} first ${first}`;
}
/** The keys of all groups that `samePlace` could allow. */
function candidateKeys(lines) {
	const keys = keysOf(lines);
	if (!lines) return keys;
	const { first, last } = lines;
	if (first === last) for (let line = first - 5 + 2; line < first; line++) keys.push(firstKey(lines, line));
	else if (last - first < 5) for (let line = first + 1; line < last; line++) keys.push(firstKey(lines, line));
	return keys;
}
// src/core/assess/parsed-source.ts
function createSourceFinder({ headText }) {
	const found = /* @__PURE__ */ new Map();
	function sourceFor(path, hunks) {
		const lines = headText?.(path)?.replaceAll("\r\n", "\n").split("\n");
		const agrees = hunks.every(({ right }) => right.every(({ newLine = 0, text }) => lines?.[newLine - 1] === text));
		return lines && agrees ? {
			path,
			lines
		} : void 0;
	}
	return (path, hunks) => {
		if (!found.has(path)) found.set(path, sourceFor(path, hunks));
		return found.get(path);
	};
}
// src/core/assess/syntax-reason.ts
/** Why edits have no button, with the line where they break the file, counted as it would be after the commit. */
function doesNotParse({ applied, problems, allowed }, when = "With it") {
	const line = Math.min(lineToName(problems, applied), applied.lines.length);
	return because("does-not-parse", `${when} the file ${allowed === 0 ? "no longer parses" : "gets more syntax errors"} at line ${line}${shown(applied.lines[line - 1])}.`);
}
/** Of the error nearest to the changed lines; among several, of the shortest, which is most precise. */
function lineToName(problems, { changed }) {
	const places = problems.map((problem) => ({
		...nearestLine(problem, changed),
		length: problem.last - problem.first
	}));
	places.sort((one, other) => one.distance - other.distance || one.length - other.length);
	return places[0]?.line ?? 1;
}
/** The line of an error that is nearest to what was changed. */
function nearestLine(error, changed) {
	let nearest = {
		line: error.first,
		distance: Number.POSITIVE_INFINITY
	};
	for (const { first, last } of changed) {
		const line = error.last < first ? error.last : Math.max(error.first, first);
		const distance = line < first ? first - line : Math.max(0, line - last);
		if (distance < nearest.distance) nearest = {
			line,
			distance
		};
	}
	return nearest;
}
const MAX_SHOWN = 40;
function shown(line = "") {
	const text = line.trim();
	if (text === "") return "";
	return ` (${text.length > MAX_SHOWN ? `${truncate(text, MAX_SHOWN)}…` : text})`;
}
// src/core/assess/syntax-check.ts
function changeOf$1(offer, { path, at }, by) {
	return "edits" in offer ? {
		path,
		hunks: at.hunks,
		edits: offer.edits,
		trusted: isTrusted(by)
	} : void 0;
}
/** Characters that are parsed for one plan, which takes ten seconds. The rest is offered without this check. */
const MAX_PARSED = 6e7;
/**
* A withheld button leaves its lines to others, which may break the file too. After so many rounds, its models have no
* buttons.
*/
const MAX_ROUNDS = 5;
function createSyntaxCheck(options) {
	const { parse } = options;
	if (!parse) return {
		check: (_, offer) => offer,
		allowsTogether: () => true
	};
	const findSource = createSourceFinder(options);
	const errorCounts = /* @__PURE__ */ new Map();
	const verdicts = /* @__PURE__ */ new Map();
	/** Files in which models no longer have buttons. */
	const closed = /* @__PURE__ */ new Map();
	let rounds = 0;
	let left = MAX_PARSED;
	function problemsIn(source, lines) {
		const text = lines.join("\n");
		left -= text.length;
		return left < 0 ? void 0 : parse?.(source.path, text);
	}
	/** Errors of the current text; `undefined` if it proves nothing. */
	function errorsBefore(source) {
		if (!errorCounts.has(source)) errorCounts.set(source, problemsIn(source, source.lines)?.length);
		return errorCounts.get(source);
	}
	function breakage(source, edits, allowed) {
		const applied = applyEdits(source.lines, edits);
		const problems = problemsIn(source, applied.lines);
		if (!problems || problems.length <= allowed) return void 0;
		const isHere = problems.some((problem) => applied.changed.some((span) => isNear(problem, span)));
		return allowed === 0 || isHere ? {
			applied,
			problems,
			allowed
		} : void 0;
	}
	function sourceOf({ path, hunks }) {
		return findSource(path, hunks);
	}
	function breaksAlone(change) {
		const source = sourceOf(change);
		const allowed = source && errorsBefore(source);
		if (!source || allowed === void 0) return void 0;
		const broken = breakage(source, change.edits, allowed);
		return broken && doesNotParse(broken);
	}
	function verdictOn(change) {
		const key = keyOf(change);
		if (!verdicts.has(key)) verdicts.set(key, breaksAlone(change));
		return closed.get(change.path) ?? verdicts.get(key);
	}
	/** First the changes of tools, whatever their weight; then each change of a model that fits those before it. */
	function brokenAmong(source, group) {
		const errors = errorsBefore(source);
		if (errors === void 0) return [];
		const kept = group.filter(({ trusted }) => trusted).flatMap(({ edits }) => edits);
		const allowed = kept.length === 0 ? errors : breakage(source, kept, errors)?.problems.length ?? errors;
		if (!breakage(source, group.flatMap(({ edits }) => edits), allowed)) return [];
		return group.flatMap((change) => {
			if (change.trusted) return [];
			const broken = breakage(source, [...kept, ...change.edits], allowed);
			if (broken) return [[change, doesNotParse(broken, "Together with another suggestion")]];
			kept.push(...change.edits);
			return [];
		});
	}
	return {
		check(entry, offer) {
			const change = changeOf$1(offer, entry, entry.finding);
			const refused = change && !change.trusted ? verdictOn(change) : void 0;
			if (!refused || !("edits" in offer)) return offer;
			const { edits: _, ...rest } = offer;
			return {
				...rest,
				refused
			};
		},
		allowsTogether(changes) {
			rounds++;
			const broken = groupBySource(changes, sourceOf).flatMap(([source, group]) => brokenAmong(source, group));
			for (const [change, reason] of broken) {
				verdicts.set(keyOf(change), reason);
				if (rounds > MAX_ROUNDS) closed.set(change.path, reason);
			}
			return broken.length === 0;
		}
	};
}
/** A parser often names the line after the one that is wrong. */
const NEAR = 2;
function isNear(one, other) {
	return one.first <= other.last + NEAR && other.first <= one.last + NEAR;
}
function keyOf({ path, edits }) {
	return JSON.stringify([path, edits]);
}
/** The changes of each source with more than one, of which a model wrote some. */
function groupBySource(changes, sourceOf) {
	const paths = new Set(changes.filter(({ trusted }) => !trusted).map(({ path }) => path));
	const groups = /* @__PURE__ */ new Map();
	for (const change of changes) {
		const source = paths.has(change.path) ? sourceOf(change) : void 0;
		if (source) addToGroup(groups, source, change);
	}
	return [...groups].filter(([, group]) => group.length > 1 && group.some(({ trusted }) => !trusted));
}
// src/core/plan/decision.ts
function toBody(assessed, reason) {
	return {
		assessed,
		outcome: "summary",
		reason
	};
}
/** A duplicate takes the fingerprint of the comment that reports it, so that its thread stays open. */
function duplicate(entry, comment) {
	const assessed = comment ? {
		...entry,
		fingerprint: () => comment.fingerprint
	} : entry;
	const thread = comment?.settledIn;
	return {
		assessed,
		outcome: "duplicate",
		reason: because(thread === void 0 ? "already-posted" : "settled"),
		thread
	};
}
// src/core/assess/choose-source.ts
/**
* Equal suggestions are counted. Among different ones a tool's beats a model's, then the more confident one; in a tie
* none has a button.
*/
function chooseSource(lead, offersOf) {
	const sources = [lead, ...othersOf(lead)].map((entry) => ({
		entry,
		offers: offersOf(entry)
	}));
	const by = lead.finding;
	const [first] = sources;
	if (!first || sources.length === 1) return {
		offers: first?.offers ?? [],
		agreeing: 1,
		by
	};
	const offering = sources.filter(({ offers }) => offers.length > 0).map((source) => ({
		...source,
		code: JSON.stringify(source.offers.map(changeOf))
	})).toSorted((one, other) => weigh(one) - weigh(other));
	const [winner] = offering;
	if (!winner) return {
		offers: [],
		agreeing: 1,
		by
	};
	const others = offering.filter(({ code }) => code !== winner.code);
	const distinct = [...new Map(others.map((source) => [source.code, source])).values()];
	const isTie = distinct.some((source) => weigh(source) === weigh(winner));
	const shown = distinct.flatMap(({ offers }) => offers.map((offer) => withoutButton(offer, isTie)));
	return {
		offers: [...isTie ? winner.offers.map((offer) => withoutButton(offer, true)) : winner.offers, ...shown],
		agreeing: offering.length - others.length,
		by: winner.entry.finding
	};
}
function othersOf({ members = [] }) {
	return members.filter(({ reason }) => reason.code === "same-defect").flatMap(({ assessed }) => asInline(assessed) ?? []);
}
/** What an offer changes, in a form that can be compared. */
function changeOf(offer) {
	if ("edits" in offer) return offer.edits;
	const { proposal, lines } = offer;
	return {
		first: proposal.first,
		last: proposal.last,
		lines
	};
}
/** The lowest wins; sources with a button come first. */
function weigh({ entry: { finding }, offers }) {
	const { confidence = 0 } = finding;
	return (offers.some((offer) => "edits" in offer) ? 0 : 4) + (isTrusted(finding) ? 0 : 2) - confidence;
}
function withoutButton(offer, isTie) {
	if ("refused" in offer) return offer;
	const { edits: _, ...rest } = offer;
	return {
		...rest,
		refused: because(isTie ? "sources-differ" : "other-source")
	};
}
// src/core/assess/line-claims.ts
/**
* Hands out lines: "Only one suggestion per line can be applied in a batch." Asked in the order of weight, so the
* weightier finding has the button and the other shows its code. Lines are taken only when a finding is inline.
*/
function createLineClaims() {
	const taken = /* @__PURE__ */ new Map();
	return (path, wanted) => {
		const others = taken.get(path) ?? new TakenLines();
		taken.set(path, others);
		const mine = new TakenLines();
		const overlaps = (edit) => others.overlap(edit) || mine.overlap(edit);
		return {
			offers: wanted.map((offer) => {
				if (!("edits" in offer)) return offer;
				const { edits, ...rest } = offer;
				if (edits.some(overlaps)) return {
					...rest,
					refused: because("overlap")
				};
				mine.add(edits);
				return offer;
			}),
			take: () => others.add(mine.all())
		};
	};
}
/**
* Ranges of lines that do not overlap, in sorted lists of which each is more than twice as long as the next: adding
* and asking take logarithmic time.
*/
var TakenLines = class {
	lists = [];
	overlap({ first, last }) {
		return this.lists.some((list) => {
			const next = list[countWhile(list, (edit) => edit.last < first)];
			return next !== void 0 && next.first <= last;
		});
	}
	add(edits) {
		if (edits.length === 0) return;
		let list = edits.toSorted(byFirst);
		for (let above = this.lists.at(-1); above && above.length <= 2 * list.length; above = this.lists.at(-1)) {
			this.lists.pop();
			list = [...above, ...list].sort(byFirst);
		}
		this.lists.push(list);
	}
	all() {
		return this.lists.flat();
	}
};
function byFirst(one, other) {
	return one.first - other.first;
}
// src/core/plan/inline-places.ts
function createInlinePlaces(context) {
	const { recognition, refused, syntax, options, limits } = context;
	const offered = [];
	const claimLines = createLineClaims();
	const isProtected = protectedPathTest(options.protectedPaths, options.globTest);
	const checkOf = createCheckLookup(options);
	let { room } = context;
	function offersFor(entry) {
		return offersOf(entry, options, isProtected, limits).map((offer) => syntax.check(entry, offer));
	}
	function decide(entry) {
		if (room <= 0 && entry.hasFile) return toBody(entry, because("over-limit"));
		const inline = asInline(entry);
		if (!inline) return notInline(entry);
		if (refused.has(entry.fingerprint())) return toBody(entry, because("refused"));
		if (recognition.wasRefused(entry)) return duplicate(entry);
		return room <= 0 ? toBody(entry, because("over-limit")) : decideInline(inline);
	}
	function decideInline(entry) {
		const chosen = chooseSource(entry, offersFor);
		const { offers, take } = claimLines(entry.path, chosen.offers);
		const needed = commentCount(offers);
		if (needed > room) {
			room = 0;
			return toBody(entry, because("over-limit"));
		}
		const comments = composeComments(entry, {
			...chosen,
			offers
		}, options, limits);
		const posted = recognition.reworded(entry, comments);
		if (posted) {
			room--;
			return duplicate(entry, posted);
		}
		room -= needed;
		take();
		const check = checkOf(entry.path, offers);
		const checked = check?.result === "failed" ? {
			...chosen,
			offers: withoutButtons(offers, check)
		} : {
			...chosen,
			offers,
			...check ? { passed: check } : {}
		};
		offered.push(...checked.offers.flatMap((offer) => changeOf$1(offer, entry, chosen.by) ?? []));
		return {
			assessed: entry,
			outcome: "inline",
			offers: checked.offers,
			comments: check ? composeComments(entry, checked, options, limits) : comments
		};
	}
	return {
		decide,
		countKnown: () => {
			room--;
		},
		isOffered: (entry) => offersFor(entry).every((offer) => "edits" in offer),
		offered
	};
}
function notInline(assessed) {
	const place = assessed.place();
	return toBody(assessed, place.kind === "summary" ? place.reason : because("line-not-in-diff"));
}
// src/core/plan/recognition.ts
const NOTHING_KNOWN = {
	commented: () => /* @__PURE__ */ new Map(),
	reworded: () => void 0,
	wasRefused: () => false,
	isListed: () => false,
	areRest: () => false
};
function createRecognition(posted, options) {
	if (options.duplicates !== "skip" || posted === NOTHING_POSTED) return NOTHING_KNOWN;
	const { sha256 } = options;
	const memory = indexPosted(posted, sha256);
	function commented(leads) {
		const known = /* @__PURE__ */ new Map();
		const remember = (find) => {
			for (const lead of leads) {
				if (known.has(lead)) continue;
				const comment = firstDefined(withMembers(lead), (entry) => find(entry, lead.finding.severity));
				if (comment) known.set(lead, comment);
			}
		};
		remember((entry, severity) => memory.commented(entry.fingerprint(), {
			severity,
			hunks: hunksOf(entry)
		}));
		remember((entry, severity) => isInDiff(entry) ? void 0 : memory.saidBefore(listedAs(entry, options), {
			severity,
			hunks: hunksOf(entry)
		}));
		if (posted.comments.some(({ thread }) => thread)) remember((entry, severity) => memory.settled({
			...claimedOf(entry, options),
			severity
		}));
		return known;
	}
	return {
		commented,
		reworded({ finding, at }, [first]) {
			if (!first || isTrusted(finding)) return void 0;
			return memory.alike(first, {
				severity: finding.severity,
				hunks: at.hunks
			});
		},
		wasRefused: (entry) => memory.refused({
			refusedAs: refusedAs(entry, options),
			severity: entry.finding.severity
		}),
		isListed: (lead) => withMembers(lead).some((entry) => memory.listed({
			listedAs: listedAs(entry, options),
			groupedAs: groupedAs(entry, options),
			severity: entry.finding.severity
		})),
		areRest(entries) {
			const identities = entries.map(({ identity }) => identity);
			return posted.rests.includes(digestOf(identities, sha256));
		}
	};
}
function isInDiff(entry) {
	const place = entry.place();
	return place.kind === "inline" && isShown(place.anchor);
}
function firstDefined(list, ask) {
	for (const each of list) {
		const answer = ask(each);
		if (answer !== void 0) return answer;
	}
}
// src/core/plan/decide.ts
/** Weighs the findings against each other: which of them are inline, and which has the button on a line. */
function decide(assessed, earlier, options, limits) {
	const syntax = createSyntaxCheck(options);
	for (;;) {
		const { decisions, offered } = decideOnce(assessed, earlier, options, limits, syntax);
		if (syntax.allowsTogether(offered)) return decisions;
	}
}
function decideOnce(assessed, { posted, refused, inBaseline }, options, limits, syntax) {
	const room = options.maxComments === 0 ? Number.POSITIVE_INFINITY : options.maxComments;
	const recognition = createRecognition(posted, options);
	const inline = createInlinePlaces({
		room,
		recognition,
		refused,
		syntax,
		options,
		limits
	});
	const decisions = /* @__PURE__ */ new Map();
	function setMerged(lead) {
		for (const { assessed, reason } of membersOf(lead)) decisions.set(assessed.index, {
			assessed,
			outcome: "merged",
			reason,
			into: lead.index
		});
	}
	const wanted = [];
	for (const entry of assessed) {
		const reason = filterReason(entry, options, inBaseline);
		if (reason) decisions.set(entry.index, {
			assessed: entry,
			outcome: "filtered",
			reason
		});
		else wanted.push(entry);
	}
	const units = joinPatch(wanted);
	const leads = merge(units.toSorted(units.length > room ? byWeightAndPlace : byWeight));
	for (const lead of leads) setMerged(lead);
	const known = recognition.commented(leads);
	const joined = joinFixes(leads.filter((lead) => !known.has(lead)), inline.isOffered);
	/** With the findings whose fixes its button makes too. Only if that is inline: in the body each has its own line. */
	function decideJoined(lead) {
		const together = joined.get(lead);
		const decision = together && inline.decide(together);
		if (decision?.outcome !== "inline") return void 0;
		setMerged(decision.assessed);
		return decision;
	}
	function decideLead(lead) {
		const comment = known.get(lead);
		if (comment) {
			inline.countKnown();
			return duplicate(lead, comment);
		}
		const decision = decideJoined(lead) ?? inline.decide(lead);
		return decision.outcome === "summary" && recognition.isListed(lead) ? duplicate(lead) : decision;
	}
	const inBody = [];
	for (const lead of leads) {
		if (decisions.has(lead.index)) continue;
		const decision = decideLead(lead);
		decisions.set(lead.index, decision);
		if (decision.outcome === "summary") inBody.push(lead);
	}
	if (recognition.areRest(inBody)) for (const lead of inBody) decisions.set(lead.index, duplicate(lead));
	return {
		decisions: assessed.flatMap((entry) => decisions.get(entry.index) ?? []),
		offered: inline.offered
	};
}
// src/core/plan/finding-report.ts
/** What became of a finding. `places`: the positions of the comments of each. */
function report(decision, decisions, places) {
	const { finding, path, index } = decision.assessed;
	const offers = decision.outcome === "inline" ? decision.offers : [];
	const refused = offers.flatMap((offer) => "refused" in offer ? offer.refused : []);
	const speaker = decision.outcome === "merged" ? decisions[decision.into] : decision;
	const isJoined = decision.outcome === "merged" && decision.reason.code === "joined";
	const offered = (decision.outcome === "inline" || isJoined) && hasButton(speaker);
	return {
		...said(finding, path),
		outcome: decision.outcome,
		suggestion: offered ? "committable" : carriesCode(finding) ? "quoted" : "none",
		...offers.length > 0 && !isTrusted(finding) ? headOf(decision) : {},
		...finding.instead ? because("plan-failed") : decision.outcome === "inline" ? refused[0] : decision.reason,
		...decision.outcome === "duplicate" && decision.thread ? { thread: decision.thread } : {},
		comments: places[speaker?.assessed.index ?? index] ?? []
	};
}
function headOf({ assessed }) {
	const place = assessed.place();
	if (place.kind !== "inline") return {};
	return { head: place.whole() ? "known" : "unknown" };
}
/** A finding that could not be planned. */
function reportUnplanned(finding) {
	return {
		...said(finding, finding.path),
		outcome: "summary",
		suggestion: finding.suggestion === void 0 && !finding.fix ? "none" : "quoted",
		...because("plan-failed"),
		comments: []
	};
}
/** The finding's own fields, in full. */
function said(finding, path) {
	const { startLine, line, column, severity } = finding;
	const { title, message, extra } = finding.instead ?? finding;
	return {
		path,
		...finding.path === path ? {} : { given_path: finding.path },
		...startLine === void 0 ? {} : { start_line: startLine },
		...line === void 0 ? {} : { line },
		...column === void 0 ? {} : { column },
		severity,
		...title === void 0 && message === void 0 ? { title: "Suggested change" } : {},
		...title === void 0 ? {} : { title },
		...message === void 0 ? {} : { message },
		...extra === void 0 ? {} : { extra }
	};
}
function hasButton(decision) {
	return decision?.outcome === "inline" && decision.offers.some((offer) => "edits" in offer);
}
function reportBad(bad) {
	const { path = "", line, severity, code = "bad-entry" } = bad;
	const reason = `${badEntryText(bad)}.`;
	return {
		path,
		...line === void 0 ? {} : { line },
		...severity === void 0 ? {} : { severity },
		outcome: "dropped",
		suggestion: "none",
		code,
		reason,
		comments: []
	};
}
// src/core/intake/plain-text.ts
/**
* Converts plain text to Markdown that renders the same. `code` in backticks stays code, because tools mean it as code.
* Ordinary sentences stay unchanged.
*/
function plainToMarkdown(text) {
	return mapProse(text, escapeMarkdown);
}
/** Applies `change` to everything except code in backticks. */
function mapProse(text, change) {
	let result = "";
	let at = 0;
	for (const { from, to } of codeSpans(text)) {
		result += change(text.slice(at, from)) + text.slice(from, to);
		at = to;
	}
	return at === 0 ? change(text) : result + change(text.slice(at));
}
/** Characters that start a construct anywhere, and those that do so only at the start of a line. */
const ANYWHERE = /[\\`*~[<]|&(?=[#\w])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const INDENTATION = /\n[ \t]+/g;
const AT_LINE_START = /(?<=^|\n)(?:[>#|:=+-]|\d{1,9}[.)])/g;
/** Escapes all Markdown. Indentation is removed, because it would be a code block. */
function escapeMarkdown(prose) {
	return prose.replace(INDENTATION, "\n").replace(ANYWHERE, "\\$&").replace(AT_LINE_START, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`);
}
/** Code between equal runs of backticks, on one line or across lines. Each run is examined once. */
function codeSpans(text) {
	if (!text.includes("`")) return [];
	const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({
		from: index,
		to: index + length
	}));
	const nextOfLength = /* @__PURE__ */ new Map();
	const closers = new Array(runs.length);
	for (const [index, { from, to }] of [...runs.entries()].reverse()) {
		closers[index] = nextOfLength.get(to - from);
		nextOfLength.set(to - from, index);
	}
	const spans = [];
	for (let index = 0; index < runs.length; index++) {
		const open = runs[index];
		const close = closers[index] ?? -1;
		const to = runs[close]?.to;
		if (open === void 0 || to === void 0) continue;
		spans.push({
			from: open.from,
			to
		});
		index = close;
	}
	return spans;
}
// src/core/plan/recover.ts
/**
* Plans. If that throws, plans again with the findings that are to blame as plain text: one bad finding must
* not cost the others. Throws if that fails too.
*/
function planWithRecovery(findings, plan) {
	try {
		return {
			plan: plan(findings),
			problems: []
		};
	} catch (error) {
		if (throws(() => plan([]))) throw error;
		const culprits = new Set(culpritsAmong(findings, plan));
		const replaced = findings.map((finding) => culprits.has(finding) ? asText(finding) : finding);
		const problems = [...culprits].map(({ origin }) => `${origin.file}: finding ${origin.index} could not be planned and is shown as text: ${messageOf(error)}`);
		return {
			plan: plan(replaced),
			problems
		};
	}
}
/** Enough to find ten culprits among 10,000 findings; if there are more, something else is wrong. */
const MAX_PLANS = 200;
/** By bisection. Findings that only fail together are all to blame, and so are those that are not reached. */
function culpritsAmong(all, plan) {
	let left = MAX_PLANS;
	function fails(findings) {
		return left-- <= 0 || throws(() => plan(findings));
	}
	/** Of findings that fail. */
	function search(findings) {
		if (findings.length <= 1 || left <= 0) return findings;
		const middle = Math.ceil(findings.length / 2);
		const failing = [findings.slice(0, middle), findings.slice(middle)].filter(fails);
		return failing.length === 0 ? findings : failing.flatMap(search);
	}
	return search(all);
}
function throws(attempt) {
	try {
		attempt();
		return false;
	} catch {
		return true;
	}
}
/** Enough to know what it is about; the report has all of it. */
const MAX_TEXT = 4e3;
const MAX_TITLE = 200;
/** The finding reduced to plain text. */
function asText(finding) {
	const { origin, path, line, startLine, severity, title, message, rule, source, extra = [] } = finding;
	const extraTexts = extra.map(({ name, text }) => `${name}: ${text}`);
	return {
		origin,
		kind: "tool",
		untrusted: true,
		path,
		severity,
		...line === void 0 ? {} : { line },
		...startLine === void 0 ? {} : { startLine },
		...title === void 0 ? {} : { title: truncate(title, MAX_TITLE) },
		message: plainToMarkdown(truncate([message ?? "", ...extraTexts].join("\n\n").trim(), MAX_TEXT)),
		...rule === void 0 ? {} : { rule: truncate(rule, MAX_TITLE) },
		...source === void 0 ? {} : { source: truncate(source, MAX_TITLE) },
		instead: finding
	};
}
function messageOf(error) {
	return truncate(error instanceof Error ? error.message : String(error), MAX_TITLE);
}
// src/core/plan/plan.ts
/**
* Findings and a diff in, a review out. Pure: the same input gives the same plan. Even if something goes wrong, every
* finding is in the plan.
*/
function planReview(input) {
	const { id = "" } = input.options;
	if (id.length > 200) throw new RangeError(`id is longer than 200 characters`);
	try {
		const { plan, problems } = planWithRecovery(input.findings, (findings) => planAll({
			...input,
			findings
		}));
		return problems.length === 0 ? plan : {
			...plan,
			log: [...plan.log, ...problems]
		};
	} catch (error) {
		return planOfNothing(input, `The review could not be planned: ${messageOf(error)}`);
	}
}
function planAll(input) {
	const options = {
		...DEFAULT_PLAN_OPTIONS,
		...input.options
	};
	const limits = input.limits ?? GITHUB_LIMITS;
	const diff = typeof input.diff === "string" ? parseDiff(input.diff) : input.diff;
	const bad = (input.bad ?? []).toSorted(byOrigin);
	const assessed = input.findings.toSorted(byOrigin).map((finding) => options.trust === "model" ? {
		...finding,
		untrusted: true
	} : finding).map((finding, index) => assess(finding, index, diff, options, limits));
	const inBaseline = findInBaseline(assessed, diff, options);
	const decisions = decide(assessed, {
		posted: input.posted ?? NOTHING_POSTED,
		refused: input.refused ?? /* @__PURE__ */ new Set(),
		inBaseline
	}, options, limits);
	const { comments, places } = arrangeComments(decisions, diff);
	const counts = countOutcomes(decisions, comments, bad.length);
	const failed = meetAny([...decisions.flatMap(({ outcome, assessed }) => outcome === "filtered" ? [] : assessed.finding), ...bad], options.failOn);
	const summarized = decisions.flatMap((decision) => decision.outcome === "summary" ? [decision] : []);
	const isEmpty = comments.length + summarized.length === 0;
	const run = isEmpty ? "" : runKey(assessed, options);
	const tally = tallyOf(decisions, options);
	const body = isEmpty ? NO_BODY : reviewBody(counts, tally, summarized, run, options, limits);
	return {
		review: {
			event: requestsChanges(options.event, failed) ? "REQUEST_CHANGES" : "COMMENT",
			body: bodyText(body),
			comments: comments.map(toReviewComment)
		},
		findings: [...decisions.map((decision) => report(decision, decisions, places)), ...bad.map(reportBad)],
		sources: [...decisions.map(({ assessed }) => assessed.finding.instead ?? assessed.finding), ...bad],
		counts,
		tally,
		body,
		summary: modelSummary(options),
		failed,
		comments,
		run,
		fingerprints: lazy(() => decisions.map(({ assessed }) => assessed.fingerprint())),
		log: [
			...pathMappings(assessed),
			...pathHint(assessed, diff),
			...baselineNotes(assessed, inBaseline, diff, options),
			...checkNotes(options)
		]
	};
}
/** Nothing to post, and every finding in the report, so that it can be shown elsewhere. */
function planOfNothing({ findings, bad = [], options }, failure) {
	return {
		review: {
			event: "COMMENT",
			body: bodyText(NO_BODY),
			comments: []
		},
		findings: [...findings.map(reportUnplanned), ...bad.map(reportBad)],
		sources: [...findings, ...bad],
		counts: {
			...countOutcomes([], [], bad.length),
			findings: findings.length + bad.length,
			summarized: findings.length
		},
		tally: NO_TALLY,
		body: NO_BODY,
		failed: meetAny([...findings, ...bad], options.failOn ?? "none"),
		comments: [],
		run: "",
		fingerprints: () => [],
		log: [failure],
		failure
	};
}
function meetAny(entries, failOn) {
	return entries.some(({ severity }) => severity !== void 0 && meets(severity, failOn));
}
/** The order in which files are given must not matter. */
function byOrigin({ origin: one }, { origin: other }) {
	return Number(one.file > other.file) - Number(one.file < other.file) || one.index - other.index;
}
function requestsChanges(event, failed) {
	return event === "request-changes" || event === "auto" && failed;
}
function toReviewComment({ path, body, first, last, side }) {
	if (last === 0) return {
		path,
		body
	};
	const single = {
		path,
		body,
		line: last,
		side
	};
	return first === last ? single : {
		...single,
		start_line: first,
		start_side: side
	};
}
/** The same findings on the same commit make the same run, whatever their order. */
function runKey(assessed, { id, commit, sha256 }) {
	return digest([
		id,
		commit ?? "",
		...assessed.map(({ identity }) => identity).toSorted()
	], sha256);
}
// src/output/to-json.ts
/**
* A value as JSON for stdout or a file. Control and invisible characters are escaped, and so is the bracket of `##[`,
* which the runner would read as a command anywhere in a line. The parsed value stays the same.
*/
function toJson(value) {
	return markSafe(`${escaped(JSON.stringify(value, void 0, 2))}\n`);
}
/** The same on one line. */
function toJsonLine(value) {
	return markSafe(`${escaped(JSON.stringify(value))}\n`);
}
function escaped(text) {
	return MAY_BE_UNSAFE.test(text) ? text.replace(UNSAFE(), escapeUnits) : text;
}
const UNSAFE = lazyRegExp(String.raw`[\x7f-\x9f\p{Cf}\u2028\u2029]|(?<=##)\[`, "gu");
/** A faster test for a superset of UNSAFE: most reports have none of these characters. */
const MAY_BE_UNSAFE = /[\x7f-\x9f\xad\u0600-\u08ff\u180e\u200b-\u206f\ufeff\ufff0-\uffff\ud800-\udfff]|##\[/;
function escapeUnits(text) {
	return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
// src/output/report.ts
/** The JSON report: the review in the format of the platform, findings and counts. */
function renderReport({ review, findings, counts }, presented = review) {
	return toJson({
		review: presented,
		findings,
		counts
	});
}
// src/output/write-all.ts
/** Writes synchronously to stdout (1) or stderr (2): setting up Node's streams takes longer than most runs need. */
function writeAll(descriptor, text) {
	let rest = Buffer.from(text);
	while (rest.length > 0) try {
		rest = rest.subarray((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeSync)(descriptor, rest));
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : void 0;
		if (code === "EPIPE") return;
		if (code !== "EAGAIN") throw error;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
	}
}
// src/output/log.ts
/** Template for a line of our own text; see safe-text.ts. */
const line = createTemplate();
/**
* Makes foreign text safe for a terminal and a workflow's log: control characters are shown as `<U+…>`, and the runner
* finds no workflow command in it. Idempotent.
* https://docs.github.com/actions/reference/workflow-commands-for-github-actions
*/
function printable(text) {
	if (holdsSecret(text)) return line`${WITHHELD}`;
	return withoutCommands(revealInvisible(text.replace(/\r\n?/g, "\n")));
}
/**
* The runner reads a line as a command if it starts with `::` (leading blanks are ignored) or contains `##[`. Its
* comparison is culture-sensitive and skips zero-width characters, so the character put in between must be a visible
* one. https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
*/
function withoutCommands(text) {
	return markSafe(text.split("\n").map((each) => {
		const blanks = each.length - each.trimStart().length;
		return each[blanks] === ":" ? `${each.slice(0, blanks)}\\${each.slice(blanks)}` : each;
	}).join("\n").replaceAll("##[", "##\\["));
}
/** The only function that writes to the log. The log is stderr, so that stdout has only data. */
function log(message) {
	clearStatus();
	writeAll(2, `${printable(message)}\n`);
}
/** The only function that writes to stdout. */
function print(text, leaving = { what: "The output" }) {
	clearStatus();
	writeAll(1, gated(text, leaving));
}
/** A progress line at the bottom of the terminal; any other output replaces it. */
let isStatusShown = false;
/** Back to the first column, and erase. https://vt100.net/docs/vt510-rm/EL.html */
const ERASE_LINE = "\r\x1B[2K";
/** Shows a line on a terminal's stderr until something else is written. It must fit into a row. */
function showStatus(text) {
	writeAll(2, `${ERASE_LINE}${text}`);
	isStatusShown = true;
}
function clearStatus() {
	if (isStatusShown) writeAll(2, ERASE_LINE);
	isStatusShown = false;
}
/** Joins lines, or parts of one line. */
function joinPrintable(parts, glue) {
	return markSafe(parts.join(glue));
}
/** Pads with blanks to `width` UTF-16 units; a longer text stays as it is. */
function padEnd(text, width) {
	return markSafe(text.padEnd(width));
}
function padStart(text, width) {
	return markSafe(text.padStart(width));
}
// src/terminal/color.ts
const COLOR_CHOICES = [
	"auto",
	"always",
	"never"
];
/** Colours for an interactive terminal, unless turned off. https://no-color.org, https://force-color.org */
function wantsColor(choice, isTTY, env) {
	if (choice !== "auto") return choice === "always";
	if (env.FORCE_COLOR) return env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false";
	return isTTY && !env.NO_COLOR && env.TERM !== "dumb";
}



/***/ }),

/***/ 6982:
/***/ (function(module) {

module.exports = require("crypto");

/***/ }),

/***/ 9896:
/***/ (function(module) {

module.exports = require("fs");

/***/ }),

/***/ 1943:
/***/ (function(module) {

module.exports = require("fs/promises");

/***/ }),

/***/ 4589:
/***/ (function(module) {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ (function(module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 7540:
/***/ (function(module) {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ (function(module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ (function(module) {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ (function(module) {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ (function(module) {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ (function(module) {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ (function(module) {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ (function(module) {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ (function(module) {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ (function(module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ (function(module) {

module.exports = require("node:stream");

/***/ }),

/***/ 8500:
/***/ (function(module) {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ (function(module) {

module.exports = require("node:tls");

/***/ }),

/***/ 7066:
/***/ (function(module) {

module.exports = require("node:tty");

/***/ }),

/***/ 3136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ (function(module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ (function(module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function(module) {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ (function(module) {

module.exports = require("path");

/***/ }),

/***/ 3193:
/***/ (function(module) {

module.exports = require("string_decoder");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	!function() {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = function(module) {
/******/ 			var getter = module && module.__esModule ?
/******/ 				function() { return module['default']; } :
/******/ 				function() { return module; };
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	!function() {
/******/ 		var getProto = Object.getPrototypeOf ? function(obj) { return Object.getPrototypeOf(obj); } : function(obj) { return obj.__proto__; };
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach(function(key) { def[key] = function() { return value[key]; }; });
/******/ 			}
/******/ 			def['default'] = function() { return value; };
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	!function() {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = function(exports, definition) {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	!function() {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = function(chunkId) {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(promises, key) {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	!function() {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = function(chunkId) {
/******/ 			// return url for filenames based on template
/******/ 			return {"4":"help","13":"prompt","30":"yaml","43":"check","130":"verify","141":"completion","146":"demo-gitlab","162":"demo-github","188":"globs","204":"context","280":"model-yaml","296":"gitlab","315":"detect-tool","351":"review","393":"action","394":"text-format","397":"gitlab-history","399":"tool-common","411":"terminal","534":"demo","542":"markdown","543":"mcp","548":"checkstyle-format","556":"tool-formats","600":"action-event","605":"syntax-tree","624":"github","666":"gitlab-plan","717":"github-history","733":"patch-format","751":"verified","766":"syntax-yaml","841":"post","883":"proxy","915":"default-diff","935":"syntax-json","939":"preview-page","943":"preview","945":"model-answer","956":"progress","984":"unread-output"}[chunkId] + ".js";
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	!function() {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = function(exports) {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	!function() {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = function(chunk) {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = function(chunkId, promises) {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	}();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   action: function() { return /* binding */ action; },
/* harmony export */   cli: function() { return /* binding */ cli; }
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(567);

const action = () => Promise.all(/* import() */[__nccwpck_require__.e(411), __nccwpck_require__.e(351), __nccwpck_require__.e(624), __nccwpck_require__.e(393)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3393))
const cli = () => Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 2713))

module.exports = __webpack_exports__;
/******/ })()
;