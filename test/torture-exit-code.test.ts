import { expect, test } from 'vitest'
import { runAll } from '#torture/run-all.ts'
import type { Outcome } from '#torture/run-scenario.ts'
import type { Scenario } from '#torture/stage.ts'

const scenario = { name: 'one-piece', about: 'many buyers', databases: ['embedded'] } as unknown as Scenario
const tally = { requests: 2, acknowledged: 2, refused: 0, failed: 0, broken: 0, slowestMs: 9 } as Outcome['tally']
const memory = { beforeMb: 1, peakMb: 1, afterMb: 1 } as Outcome['memory']

async function exitCodeAfter(problems: string[][]) {
  const lines: string[] = []
  const rest = problems.map((found): Outcome => ({
    scenario: 'one-piece',
    database: 'embedded',
    seconds: 1,
    tally,
    memory,
    notes: [],
    problems: found,
  }))
  const run = async () => rest.shift() as Outcome
  const code = await runAll(
    problems.map(() => scenario),
    { scale: 1, print: (line) => lines.push(line), run },
  )
  return { code, text: lines.join('\n') }
}

test('OPS-08 the torture exits with 1 if one of several scenarios lost something, and names the loss', async () => {
  const { code, text } = await exitCodeAfter([[], ['order 7F3K-22QD is acknowledged and gone'], []])
  expect(code).toBe(1)
  expect(text).toContain('  order 7F3K-22QD is acknowledged and gone')
  expect(text).toContain('1 PROBLEMS')
})

test('OPS-08 the torture exits with 0 if everything held, and names skipped scenarios', async () => {
  expect(await exitCodeAfter([[], []])).toMatchObject({ code: 0, text: expect.stringContaining('held') })
  const lines: string[] = []
  const unable = { ...scenario, findObstacle: () => 'initdb is not installed' } as unknown as Scenario
  expect(await runAll([unable], { scale: 1, print: (line) => lines.push(line) })).toBe(0)
  expect(lines[0]).toBe('one-piece is left out: initdb is not installed')
})
