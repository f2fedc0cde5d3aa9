import type { Reporter, TestModule } from 'vitest/node'
import { nameTest, type Outcomes, writeOutcomes } from '#test/outcomes/write-outcomes.ts'

export default class OutcomesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcomes: Outcomes = { passed: 0, failed: [], flaky: [] }
    for (const testModule of modules) {
      const named = [...testModule.children.allTests()].map((test) => ({
        state: test.result().state,
        isFlaky: test.diagnostic()?.flaky,
        name: nameTest(testModule.moduleId, [test.fullName]),
      }))
      outcomes.passed += named.filter(({ state }) => state === 'passed').length
      outcomes.flaky.push(...named.filter(({ isFlaky }) => isFlaky).map(({ name }) => name))
      const failed = named.filter(({ state }) => state === 'failed').map(({ name }) => name)
      outcomes.failed.push(...failed)
      // the error of an import or a hook belongs to no test
      if (!failed.length && testModule.state() === 'failed') outcomes.failed.push(nameTest(testModule.moduleId, ['the file itself']))
    }
    writeOutcomes(outcomes)
  }
}
