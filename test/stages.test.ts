import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
// @ts-expect-error a script that runs before anything is installed has no types
import { flakyMax, summarize } from '#scripts/stages.mjs'
import { endsInTime } from '#test/safe-exit.ts'

const stage = { name: 'unit', status: 0, seconds: 3, passed: 7, failed: [], flaky: [] }
const flaky = (count: number) => Array.from({ length: count }, (_, at) => ({ file: 'test/e2e/a.e2e.test.ts', title: `test ${at}` }))

describe('the summary of the suite', () => {
  test('names flaky tests by file and title, and more than five of them fail the run', () => {
    const few = summarize([{ ...stage, flaky: flaky(flakyMax) }])
    expect(few.isGreen).toBe(true)
    expect(few.text).toContain('5 flaky, passed on a later try:\n  test/e2e/a.e2e.test.ts › test 0 (unit)\n')
    const many = summarize([{ ...stage, flaky: flaky(flakyMax + 1) }])
    expect([many.isGreen, many.text.trim().split('\n').at(-1)]).toEqual([false, '7 passed, 1 failed'])
  })

  test('names each failed test, and each failed stage without a failed test', () => {
    const { isGreen, text } = summarize([
      { ...stage, status: 1, failed: [{ file: 'server/a.test.ts', title: 'a › b' }] },
      { ...stage, name: 'types', status: 2, passed: 0 },
    ])
    expect(isGreen).toBe(false)
    expect(text.trim().split('\n').slice(-3)).toEqual([
      'FAIL unit: server/a.test.ts › a › b',
      'FAIL types: its output is above',
      '7 passed, 2 failed',
    ])
  })
})

test('stages run to their end after a failed one, and a stage that needs the failed one is reported as not run', () => {
  const program = `
    import { runStages } from ${JSON.stringify(join(process.cwd(), 'scripts/stages.mjs'))}
    const stage = (name, script, needs) => ({ name, program: 'node', args: ['-e', script], needs })
    await runStages([
      [stage('first', 'process.exit(3)'), stage('beside', 'process.exit(0)')],
      [stage('later', 'console.log("ran all the same")')],
      [stage('last', 'console.log("never")', ['first'])],
    ])`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', ...endsInTime })
  expect(status).toBe(1)
  expect(stdout).toContain('ran all the same')
  expect(stdout.trim().split('\n').slice(-3)).toEqual([
    'FAIL first: its output is above',
    'FAIL last: not run: it needs first',
    '0 passed, 2 failed',
  ])
})
