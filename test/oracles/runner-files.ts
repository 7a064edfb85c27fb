/**
 * Parses a file such as `GITHUB_OUTPUT` by the runner's rules; throws where the runner would fail the step.
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/FileCommandManager.cs
 */
export function outputsIn(file: string): Record<string, string> {
  const lines = file.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const outputs: [name: string, value: string][] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (line === '') continue
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      outputs.push([line.slice(0, equals), line.slice(equals + 1)])
      continue
    }
    const [name, delimiter] = [line.slice(0, heredoc), line.slice(heredoc + 2)]
    if (heredoc <= 0 || delimiter === '') throw new Error(`Invalid format ${JSON.stringify(line)}`)
    const end = lines.indexOf(delimiter, at + 1)
    if (end < 0) throw new Error(`No end of ${name}`)
    outputs.push([name, lines.slice(at + 1, end).join('\n')])
    at = end
  }
  return Object.fromEntries(outputs)
}
