#!/usr/bin/env node
// A fake model: reports every added row that contains `<=`, in the requested format.
import { readFileSync } from 'node:fs'

if (!process.env.MODEL_KEY) throw new Error('401 no key')
const prompt = readFileSync(0, 'utf8')
let path = ''
const findings = []
// Skip the instructions, which contain a diff too.
for (const row of prompt.slice(prompt.indexOf('\nRows of the diff')).split('\n')) {
  path = /^=== (.*) \(/.exec(row)?.[1] ?? path
  const [, line, code] = /^ *(\d+) \| \+(.*<=.*)$/.exec(row) ?? []
  if (code === undefined) continue
  const suggestion = code.replace('<=', '<')
  findings.push({
    path,
    line: Number(line),
    severity: 'error',
    title: 'One too far',
    original: code,
    suggestion,
  })
}
const asJson = prompt.includes('With one JSON document')
const asText = ({ path, line, suggestion }) => `${path}:${line}: error: One too far. [SUGGEST: ${suggestion}]`
const text = findings.map(asText).join('\n') || 'No issues found.'
process.stdout.write(asJson ? JSON.stringify({ findings }, undefined, 2) : text)
