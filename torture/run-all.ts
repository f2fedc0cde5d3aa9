import { postgresUrl } from '#torture/database.ts'
import { type Outcome, runScenario } from '#torture/run-scenario.ts'
import type { Scenario } from '#torture/stage.ts'
import { tableOf } from '#torture/table.ts'

type Options = { scale: number; print: (line: string) => void; run?: typeof runScenario }

export async function runAll(scenarios: readonly Scenario[], { scale, print, run = runScenario }: Options): Promise<0 | 1> {
  const outcomes: Outcome[] = []
  for (const scenario of scenarios) {
    for (const database of scenario.databases) {
      if (database === 'postgresql' && !postgresUrl && !scenario.createDatabase) continue
      const obstacle = scenario.findObstacle?.()
      if (obstacle) {
        print(`${scenario.name} is left out: ${obstacle}`)
        continue
      }
      print(`${scenario.name} on ${database}: ${scenario.about} …`)
      const outcome = await run(scenario, database, scale)
      for (const sentence of [...outcome.notes, ...outcome.problems]) print(`  ${sentence}`)
      outcomes.push(outcome)
    }
  }
  print(`\n${tableOf(outcomes)}`)
  return outcomes.some(({ problems }) => problems.length > 0) ? 1 : 0
}
