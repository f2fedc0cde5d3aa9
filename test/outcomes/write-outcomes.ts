import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test by its file, relative to the project's folder, and its full title. */
export type NamedTest = { file: string; title: string }
/** The outcome of a test run. `flaky` tests passed on a later try and are counted as passed too. */
export type Outcomes = { passed: number; failed: NamedTest[]; flaky: NamedTest[] }

/** Names a test as the summary of `npm test` prints it. */
export function nameTest(path: string, titles: readonly string[]): NamedTest {
  return { file: relative(process.cwd(), path), title: titles.filter(Boolean).join(' › ') }
}

/** Appends the outcomes of a run, as one line of JSON, to the file named in `TEST_OUTCOMES`; does nothing if that is unset. */
export function writeOutcomes(outcomes: Outcomes): void {
  if (process.env.TEST_OUTCOMES) appendFileSync(process.env.TEST_OUTCOMES, `${JSON.stringify(outcomes)}\n`)
}
