import { afterAll, expect, test } from 'vitest'
import { postgresUrl, removeTemplates } from '#torture/database.ts'
import type { DatabaseKind } from '#torture/database.ts'
import { runScenario } from '#torture/run-scenario.ts'
import type { Scenario } from '#torture/stage.ts'

/** A scenario of `npm run torture`, and the scale at which the test suite runs it. */
export type Run = { title: string; scenario: Scenario; scale: number }

/**
 * Defines a test for each scenario on a database. If the tests need PostgreSQL and there is none, they are skipped, or fail if `CI` is set.
 * A scenario that starts its own PostgreSQL is skipped if the programs are missing. The report shows the reason.
 */
export function holdOn(database: DatabaseKind, runs: readonly Run[]): void {
  afterAll(removeTemplates)
  for (const { title, scenario, scale } of runs)
    test(`${title}, on ${database}`, async ({ skip }) => {
      const obstacle = scenario.findObstacle?.() ?? (needsServer(scenario, database) && !postgresUrl && !process.env.CI && 'no PostgreSQL')
      if (obstacle) skip(obstacle)
      expect((await runScenario(scenario, database, scale)).problems).toEqual([])
    }, 180_000)
}

const needsServer = (scenario: Scenario, database: DatabaseKind) => database === 'postgresql' && !scenario.createDatabase

export const killedTitle = 'OPS-08 a shop killed while people order loses nothing that it acknowledged'
