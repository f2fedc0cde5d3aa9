// Runs the stages of the test suite, even after a failure, and lists all failures at the end.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTogether } from './programs.mjs'

/** Maximum number of flaky tests in a successful run. */
export const flakyMax = 5

/**
 * Runs groups of stages in order, and sets the exit code. Stages `{ name, program, args, env, needs }` of one group run concurrently. If a
 * stage in `needs` failed, the dependent stage is skipped and counts as failed.
 */
export async function runStages(groups) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-outcomes-'))
  const ended = []
  for (const group of groups) {
    const failed = new Set(ended.filter(({ status }) => status !== 0).map(({ name }) => name))
    const runnable = group.filter(({ needs = [] }) => !needs.some((name) => failed.has(name)))
    const results = await runTogether(
      runnable.map(({ program, args, env, name }) => ({ program, args, env: { ...env, TEST_OUTCOMES: join(folder, name) } })),
    )
    for (const [at, { name }] of runnable.entries()) ended.push({ name, ...results[at], ...readOutcomes(join(folder, name)) })
    for (const { name, needs } of group.filter((stage) => !runnable.includes(stage)))
      ended.push({ name, status: 1, seconds: 0, passed: 0, failed: [], flaky: [], why: `not run: it needs ${needs.join(' and ')}` })
  }
  rmSync(folder, { recursive: true, force: true })
  const summary = summarize(ended)
  process.stdout.write(summary.text)
  if (!summary.isGreen) process.exitCode = 1
}

export function summarize(ended) {
  const flaky = ended.flatMap((stage) => stage.flaky.map((test) => `  ${test.file} › ${test.title} (${stage.name})`))
  const failed = ended.flatMap(failuresOf)
  if (flaky.length > flakyMax) failed.push(`FAIL flaky tests: ${flaky.length} passed on a later try only, ${flakyMax} may`)
  const passed = ended.reduce((sum, stage) => sum + stage.passed, 0)
  const lines = [
    `Stages: ${ended.map(({ name, status, seconds }) => `${name} ${status === 0 ? '' : 'FAILED '}${seconds} s`).join(', ')}`,
    ...(flaky.length ? [`${flaky.length} flaky, passed on a later try:`, ...flaky] : []),
    ...failed,
    `${passed} passed, ${failed.length} failed`,
  ]
  return { isGreen: failed.length === 0, text: `\n${lines.join('\n')}\n` }
}

function failuresOf({ name, status, failed, why = 'its output is above' }) {
  if (failed.length) return failed.map((test) => `FAIL ${name}: ${test.file} › ${test.title}`)
  return status === 0 ? [] : [`FAIL ${name}: ${why}`]
}

/** Reads the test results of a stage, if its test reporters wrote any. */
function readOutcomes(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const runs = lines.map((line) => JSON.parse(line))
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed: runs.flatMap(({ failed }) => failed),
    flaky: runs.flatMap(({ flaky }) => flaky),
  }
}
