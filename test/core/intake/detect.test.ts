import { describe, expect, test } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import { detect, type Env } from '../../../src/platforms/detect.ts'

type Flags = Record<string, string>
const SHA = { head: '1'.repeat(40), merge: '2'.repeat(40) }

/** The variables of GitLab CI in a merge request pipeline. */
const PIPELINE = {
  GITLAB_CI: 'true',
  GITLAB_TOKEN: 'secret',
  CI_API_V4_URL: 'https://gitlab.example/api/v4',
  CI_SERVER_VERSION: '18.6.1-ee',
  CI_JOB_NAME: 'review',
  CI_JOB_TOKEN: 'job',
  CI_PROJECT_ID: '9',
  CI_MERGE_REQUEST_PROJECT_ID: '5',
  CI_MERGE_REQUEST_PROJECT_PATH: 'field/fence',
  CI_MERGE_REQUEST_IID: '7',
  CI_COMMIT_SHA: SHA.head,
}
const BRANCH = { ...PIPELINE, CI_MERGE_REQUEST_PROJECT_ID: undefined, CI_MERGE_REQUEST_IID: undefined }
const GITHUB = { GITHUB_TOKEN: 'secret' }

const found = (env: Env, flags: Flags = {}) => detect((name) => flags[name], env)

describe('what is reviewed', () => {
  test.for<[rule: string, env: Env, flags: Flags, expected: object]>([
    [
      'a pipeline of a merge request: the target project, not the fork',
      PIPELINE,
      {},
      {
        platform: 'gitlab',
        project: '5',
        iid: 7,
        apiUrl: 'https://gitlab.example/api/v4',
        host: 'gitlab.example',
        token: 'secret',
        name: 'field/fence!7',
        id: 'review',
        version: '18.6.1-ee',
        commit: SHA.head,
        unproven: false,
      },
    ],
    [
      'a pipeline of merged results: the head, and no line is proven',
      { ...PIPELINE, CI_COMMIT_SHA: SHA.merge, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: SHA.head },
      {},
      { commit: SHA.head, unproven: true },
    ],
    [
      'a pipeline of a branch with one open merge request',
      { ...BRANCH, CI_OPEN_MERGE_REQUESTS: 'field/fence!12' },
      {},
      { project: 'field/fence', iid: 12, commit: SHA.head },
    ],
    ['one with several', { ...BRANCH, CI_OPEN_MERGE_REQUESTS: 'a/b!1,a/b!2' }, {}, { kind: 'none' }],
    ['one with none', BRANCH, {}, { kind: 'none' }],
    [
      'flags win over the pipeline, and say nothing of what is checked out',
      PIPELINE,
      { project: 'a/b', mr: '3' },
      { project: 'a/b', iid: 3, unproven: false },
    ],
    [
      'flags outside of CI',
      { GITLAB_TOKEN: 'secret' },
      { project: 'a/b/c', mr: '3' },
      { platform: 'gitlab', project: 'a/b/c', apiUrl: 'https://gitlab.com/api/v4', host: 'gitlab.com' },
    ],
    [
      'GitHub',
      GITHUB,
      { repo: 'octo/fence', pr: '7' },
      { platform: 'github', apiUrl: 'https://api.github.com', name: 'octo/fence#7', host: 'github.com' },
    ],
    [
      'GitHub from GitLab CI',
      { ...PIPELINE, ...GITHUB },
      { repo: 'octo/fence', pr: '7' },
      { platform: 'github' },
    ],
    [
      '--platform decides',
      { ...PIPELINE, ...GITHUB },
      { platform: 'gitlab' },
      { platform: 'gitlab', iid: 7 },
    ],
  ])('%s', ([, env, flags, expected]) => {
    const target = found(env, flags)
    expect(target).toMatchObject(expected)
    if (flags.mr) expect(target).not.toHaveProperty('commit')
  })
})

describe('what is missing is named', () => {
  test.for<[rule: string, env: Env, flags: Flags, says: string[]]>([
    ['nothing at all', {}, {}, ['--repo is required', 'owner/name']],
    ['no pull request', GITHUB, { repo: 'a/b' }, ['--pr is required']],
    ['no token for GitHub', {}, { repo: 'a/b', pr: '1' }, ['GITHUB_TOKEN is not set']],
    ['half a repository', GITHUB, { repo: 'a', pr: '1' }, ['repo is "a"; valid: owner/name']],
    [
      'the address of a repository',
      GITHUB,
      { repo: 'git@github.com:a/b.git', pr: '1' },
      ['valid: owner/name', 'Did you mean a/b?'],
    ],
    ['no number', GITHUB, { repo: 'a/b', pr: 'x' }, ['pr is "x"; valid: a number']],
    ['no merge request', { GITLAB_TOKEN: 'x' }, { project: 'a/b' }, ['--mr is required']],
    ['no project', { GITLAB_TOKEN: 'x' }, { mr: '1' }, ['--project is required', 'group/name']],
    ['unknown platform', {}, { platform: 'gitea' }, ['platform is "gitea"; valid: github, gitlab']],
    [
      'an invalid API URL, which may contain a password',
      { ...GITHUB, GITHUB_API_URL: 'api.github.test' },
      { repo: 'a/b', pr: '1' },
      ['GITHUB_API_URL is not a URL', 'Write GITHUB_API_URL=https://host'],
    ],
    [
      'an invalid server URL',
      { ...GITHUB, GITHUB_SERVER_URL: 'ftp://github.test' },
      { repo: 'a/b', pr: '1' },
      ['GITHUB_SERVER_URL is not a URL'],
    ],
    ['no address of GitLab', { ...PIPELINE, CI_API_V4_URL: 'gitlab' }, {}, ['CI_API_V4_URL is not a URL']],
    ['flags of both', {}, { repo: 'a/b', mr: '1' }, ['--repo and --pr are for GitHub']],
    ['flags of the other', {}, { platform: 'github', mr: '1' }, ['--project and --mr are for GitLab']],
    [
      'no token for GitLab: why the job’s own will not do',
      { ...PIPELINE, GITLAB_TOKEN: undefined },
      {},
      ['GITLAB_TOKEN is not set', 'CI_JOB_TOKEN cannot', 'project access token', 'scope api', 'forks'],
    ],
    ['an empty one counts as missing', { ...PIPELINE, GITLAB_TOKEN: '' }, {}, ['GITLAB_TOKEN is not set']],
  ])('%s', ([, env, flags, says]) => {
    expect(() => found(env, flags)).toThrow(UserError)
    try {
      found(env, flags)
    } catch (error) {
      const { message, hint = '' } = error as UserError
      for (const text of says) expect(`${message}\n${hint}`).toContain(text)
    }
  })
})
