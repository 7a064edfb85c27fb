import { expect, test } from 'vitest'
import { globTest } from '../../../src/core/options/glob-test.ts'
import { PROTECTED_PATHS } from '../../../src/core/options/plan-options.ts'
import { protectedPathTest } from '../../../src/core/options/protected-path.ts'

const isProtected = protectedPathTest(PROTECTED_PATHS)

test.for([
  ['.github/workflows/ci.yml', true],
  ['.github/workflows/deep/ci.yml', true],
  ['.GitHub/Workflows/ci.yml', true],
  ['.github/actions/setup/run.sh', true],
  ['action.yml', true],
  ['tools/lint/action.yaml', true],
  ['CODEOWNERS', true],
  ['.github/CODEOWNERS', true],
  ['docs/codeowners', true],
  ['.gitmodules', true],
  ['sub/.gitattributes', true],
  ['.npmrc', true],
  ['packages/a/.npmrc', true],
  ['package-lock.json', true],
  ['web/yarn.lock', true],
  ['Cargo.lock', true],
  ['src/action.yml.ts', false],
  ['.github/dependabot.yml', false],
  ['src/lock.ts', false],
  ['my-package-lock.json', false],
] as const)('%s: %s', ([path, expected]) => {
  expect(isProtected(path)).toBe(expected)
})

test.for([
  [['src/**'], 'src/a/b.ts', true],
  [['src/**'], 'lib/src/a.ts', false],
  [['*.ts'], 'a.ts', true],
  [['*.ts'], 'src/a.ts', false],
  [['**/*.{ts,js}'], 'src/deep/a.js', true],
  [[], 'src/a.ts', false],
] as const)('%j on %s: %s', ([globs, path, expected]) => {
  expect(protectedPathTest(globs, globTest)(path)).toBe(expected)
})

test('a glob without a matcher protects every file', () => {
  expect(protectedPathTest(['**/*.{ts,js}'])('README.md')).toBe(true)
})
