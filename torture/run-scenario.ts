import { minuteMs } from '#contract/rules/durations.ts'
import type { Tally } from '#torture/client.ts'
import type { DatabaseKind } from '#torture/database.ts'
import type { Memory } from '#torture/memory.ts'
import type { Scenario } from '#torture/stage.ts'
import { openStage } from '#torture/stage.ts'

export type Outcome = {
  scenario: string
  database: DatabaseKind
  seconds: number
  tally: Tally
  memory: Memory
  notes: readonly string[]
  problems: readonly string[]
}

const slowestMs = 10_000
const usualMinutes = 10
const memoryMaxMb = 1000

export async function runScenario(scenario: Scenario, database: DatabaseKind, scale: number): Promise<Outcome> {
  const began = performance.now()
  const stage = await openStage(scenario, database, scale)
  const { client, memory, notes } = stage
  const scenarioMs = (scenario.minutesMax ?? usualMinutes) * minuteMs
  let late: NodeJS.Timeout | undefined
  const isLate = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error(`it did not end within ${scenarioMs} ms`)), scenarioMs)
  })
  try {
    const whole = stage
      .open()
      .then(() => scenario.run(stage))
      .then(() => stage.settle())
    await Promise.race([whole, isLate])
  } catch (error) {
    client.reportProblem(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    clearTimeout(late)
    await stage.close()
  }
  const { tally } = client
  if (tally.slowestMs > slowestMs) client.reportProblem(`the slowest response took ${Math.round(tally.slowestMs)} ms`)
  const mostMb = scenario.memoryMaxMb?.[database] ?? memoryMaxMb
  if (memory.peakMb > mostMb) client.reportProblem(`a server process took ${Math.round(memory.peakMb)} MB, more than ${mostMb}`)
  if (!tally.acknowledged) client.reportProblem('nothing was acknowledged')
  const seconds = (performance.now() - began) / 1000
  return { scenario: scenario.name, database, seconds, tally, memory, notes, problems: client.problems }
}
