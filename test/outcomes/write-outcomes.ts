import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test, named by its file and its full title. The file is relative to the project folder. */
export type NamedTest = { file: string; title: string }
/** The outcome of a test run. `flaky` tests failed first and passed on a retry. They also count as passed. */
export type Outcomes = { passed: number; failed: NamedTest[]; flaky: NamedTest[] }

/** Names a test in the way the summary of `npm test` prints it. */
export function nameTest(path: string, titles: readonly string[]): NamedTest {
  return { file: relative(process.cwd(), path), title: titles.filter(Boolean).join(' › ') }
}

/** Appends the outcomes of a run to the file in `TEST_OUTCOMES`, as one line of JSON. Does nothing if `TEST_OUTCOMES` is unset. */
export function writeOutcomes(outcomes: Outcomes): void {
  if (process.env.TEST_OUTCOMES) appendFileSync(process.env.TEST_OUTCOMES, `${JSON.stringify(outcomes)}\n`)
}
