"use strict";
exports.id = 141;
exports.ids = [141];
exports.modules = {

/***/ 4141:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ completion_exports; }
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5162);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(567);
/* harmony import */ var _cli_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2713);



// src/command-line/completion/words.ts
/** All that can be typed for a flag. */
function namesOf(name, { short, no }) {
	return [
		`--${name}`,
		...no === void 0 ? [] : [`--no-${name}`],
		...short === void 0 ? [] : [`-${short}`]
	];
}
/** Whether the value is the name of a file or a directory. */
function isFile({ value }) {
	return value === "FILE" || value === "DIR";
}
/** The first sentence, which fits into one line of a list. */
function shortText(description) {
	return /^.*?[.;](?= |$)/.exec(description)?.[0].replace(/[.;]$/, "") ?? description;
}
// src/command-line/completion/bash.ts
/** Works with bash 3.2, which macOS has, and without the package bash-completion. */
function bashCompletion(commands) {
	const all = [...commands];
	return `# bash completion for fencepost. In ~/.bashrc: source <(fencepost completion bash)
_fencepost() {
  local cur=\${COMP_WORDS[COMP_CWORD]} flag=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words= values= word
  COMPREPLY=()
  # --flag=value is three words.
  if [[ $cur == '=' ]]; then
    cur=
  elif [[ $flag == '=' ]]; then
    flag=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  if (( COMP_CWORD == 1 )); then
    words='${[
		...commands.keys(),
		"--help",
		"--version"
	].join(" ")}'
  else
    # After -- everything is a command of the user's own.
    for word in "\${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
      [[ $word == -- ]] && return
    done
    case $command in
${all.map(([name, command]) => commandCase$1(name, command)).join("\n")}
      *) return ;;
    esac
    # The value of a switch may be left out.
    [[ $cur == -?* ]] && values=
    case $values in
      FILE) return ;;
      DIR) compopt -o dirnames +o default 2>/dev/null; return ;;
      ANY) compopt +o default 2>/dev/null; return ;;
      ?*) words=$values ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  # What is no flag and no value is no file either.
  [[ \${#COMPREPLY[@]} -gt 0 || $cur == */* ]] || compopt +o default 2>/dev/null
}
complete -o default -F _fencepost fencepost
`;
}
function commandCase$1(name, { flags, argument }) {
	const cases = [...groupByValues(flags)].map(([values, names]) => `          ${names.join("|")}) values='${values}' ;;`);
	const words = Object.entries(flags).flatMap(([flag, spec]) => namesOf(flag, spec)).join(" ");
	const others = argument ? `\n        [[ $cur == -* ]] || words='${argument.join(" ")}'` : "";
	return `      ${name})${cases.length > 0 ? `\n        case $flag in\n${cases.join("\n")}\n        esac` : ""}
        words='${words}'${others} ;;`;
}
/** The flags that take a value, grouped by what is offered for it. */
function groupByValues(flags) {
	const groups = /* @__PURE__ */ new Map();
	for (const [name, spec] of Object.entries(flags)) {
		if (spec.value === void 0) continue;
		const values = spec.choices?.join(" ") ?? (isFile(spec) ? spec.value : "ANY");
		const long = `--${name}`;
		groups.set(values, [
			...groups.get(values) ?? [],
			long,
			...spec.short ? [`-${spec.short}`] : []
		]);
	}
	return groups;
}
// src/command-line/completion/fish.ts
function fishCompletion(commands) {
	const all = [...commands];
	return `# fish completion for fencepost: fencepost completion fish > ~/.config/fish/completions/fencepost.fish
function __fencepost_needs_command
    test (count (commandline -opc)) -eq 1
end

function __fencepost_is
    set -l words (commandline -opc)
    # After -- everything is a command of the user's own.
    test (count $words) -gt 1; and test $words[2] = $argv[1]; and not contains -- -- $words
end

function __fencepost_runs
    contains -- -- (commandline -opc)
end

function __fencepost_run_completions
    set -l words (commandline -opc) (commandline -ct)
    set -l at (contains -i -- -- $words)
    set -l rest $words[(math $at + 1)..-1]
    complete -C "$rest"
end

complete -c fencepost -n 'not __fencepost_runs' -f
${[
		...all.map(([name, { summary }]) => `complete -c fencepost -n __fencepost_needs_command -a ${name} -d ${quoted$1(shortText(summary))}`),
		"complete -c fencepost -n __fencepost_needs_command -s h -l help -d 'Print the help'",
		"complete -c fencepost -n __fencepost_needs_command -s V -l version -d 'Print the version'",
		...all.flatMap(([name, command]) => commandLines(name, command))
	].join("\n")}
`;
}
function commandLines(name, { flags, argument, takesCommand }) {
	const start = `complete -c fencepost -n '__fencepost_is ${name}'`;
	return [
		...Object.entries(flags).flatMap(([flag, spec]) => flagLines(start, flag, spec)),
		...argument ? [`${start} -a ${quoted$1(argument.join(" "))}`] : [],
		...takesCommand ? [`complete -c fencepost -n __fencepost_runs -x -a '(__fencepost_run_completions)'`] : []
	];
}
function flagLines(start, name, spec) {
	const { short, no, description } = spec;
	return [`${start}${short === void 0 ? "" : ` -s ${short}`} -l ${name}${valueFlags(spec)} -d ${quoted$1(shortText(description))}`, ...no === void 0 ? [] : [`${start} -l no-${name} -d ${quoted$1(`${name}: ${no}`)}`]];
}
/** `-x`: a value and no files; `-r -F`: a value that is a file. */
function valueFlags({ value, choices, bare }) {
	if (value === void 0) return "";
	if (choices) return ` ${bare === void 0 ? "-x" : "-f"} -a ${quoted$1(choices.join(" "))}`;
	if (value === "FILE") return " -r -F";
	return value === "DIR" ? " -x -a '(__fish_complete_directories)'" : " -x";
}
function quoted$1(text) {
	return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
// src/command-line/completion/zsh.ts
function zshCompletion(commands) {
	const all = [...commands];
	return `#compdef fencepost
# zsh completion for fencepost. In ~/.zshrc, after compinit: source <(fencepost completion zsh)
_fencepost() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  local -a commands=(
${all.map(([name, { summary }]) => `    ${quoted(`${name}:${shortText(summary)}`)}`).join("\n")}
  )
  _arguments -C '(- *)'{-h,--help}'[Print the help]' '(- *)'{-V,--version}'[Print the version]' \\
    '1:command:->command' '*::argument:->arguments'
  case $state in
    command) _describe -t commands command commands ;;
    arguments)
      case $line[1] in
${all.map(([name, command]) => commandCase(name, command)).join("\n")}
      esac ;;
  esac
}

if [[ $funcstack[1] == _fencepost ]]; then
  _fencepost "$@"
else
  compdef _fencepost fencepost
fi
`;
}
function commandCase(name, { flags, argument, takesCommand }) {
	const specs = Object.entries(flags).flatMap(([flag, spec]) => flagSpecs(flag, spec));
	if (argument) specs.push(quoted(`1:argument:(${argument.join(" ")})`));
	if (takesCommand) specs.push(quoted("(-)1:command: _command_names -e"), quoted("*::argument:_normal"));
	return `        ${name})
          _arguments -s -S \\
${specs.map((spec) => `            ${spec}`).join(" \\\n")} ;;`;
}
/** https://zsh.sourceforge.io/Doc/Release/Completion-System.html#index-_005farguments */
function flagSpecs(name, spec) {
	const { value, short, no, description } = spec;
	const about = `[${shortText(description).replace(/[[\]\\:]/g, "\\$&")}]`;
	const optional = spec.bare === void 0 ? ":" : "::";
	const action = value === void 0 ? "" : `${optional}${name}:${actionFor(spec)}`;
	return [
		quoted(`*--${name}${value === void 0 ? "" : "="}${about}${action}`),
		...short === void 0 ? [] : [quoted(`*-${short}${value === void 0 ? "" : "+"}${about}${action}`)],
		...no === void 0 ? [] : [quoted(`*--no-${name}[${name}\\: ${no}]`)]
	];
}
function actionFor({ value, choices }) {
	if (choices) return `(${choices.join(" ")})`;
	if (value === "FILE") return "_files";
	return value === "DIR" ? "_files -/" : " ";
}
function quoted(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
// src/commands/completion.ts
var completion_exports = /* @__PURE__ */ (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ completion: () => completion });
const WRITE = {
	bash: bashCompletion,
	zsh: zshCompletion,
	fish: fishCompletion
};
/** Prints the script that completes what is typed. */
function completion({ argument }) {
	const shell = _cli_js__WEBPACK_IMPORTED_MODULE_2__.u.find((known) => known === argument);
	if (!shell) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.Er("completion needs the name of a shell", { hint: `Write one of ${_cli_js__WEBPACK_IMPORTED_MODULE_2__.u.join(", ")}: source <(fencepost completion bash)` });
	(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.l)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.u)(WRITE[shell](_cli_js__WEBPACK_IMPORTED_MODULE_2__.s)));
	return 0;
}



/***/ })

};
;