import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { nameTest, type Outcomes, writeOutcomes } from '#test/outcomes/write-outcomes.ts'

export default class OutcomesReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    const outcomes: Outcomes = { passed: 0, failed: [], flaky: [] }
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome()
      // the first three titles are the root, the project and the file
      const name = nameTest(test.location.file, test.titlePath().slice(3))
      if (outcome === 'expected' || outcome === 'flaky') outcomes.passed++
      if (outcome === 'flaky') outcomes.flaky.push(name)
      if (outcome === 'unexpected') outcomes.failed.push(name)
    }
    writeOutcomes(outcomes)
  }

  printsToStdio(): boolean {
    return false
  }
}
