import { parseArgs } from 'node:util'
import { postgresUrl, removeTemplates } from '#torture/database.ts'
import { runAll } from '#torture/run-all.ts'
import { scenarios } from '#torture/scenarios.ts'

/**
 * `npm run torture` exposes the built shop to crowds, kills, outages and attacks, on databases of its own. Exits with 1 if a scenario finds
 * a problem, such as the loss of an acknowledged order. `-- --only one-piece,hostile` runs only these scenarios. `-- --scale 0.1` runs each
 * scenario at a tenth of its size.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, scale: { type: 'string', default: '1' } } })
const scale = Number(values.scale)
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !scenarios.some((scenario) => scenario.name === name)) ?? []
if (unknown.length || !(scale > 0 && scale <= 10)) {
  console.error(`There are these scenarios: ${scenarios.map(({ name }) => name).join(', ')}. --scale is above 0 and at most 10.`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
if (!postgresUrl) console.log('Without TEST_DATABASE_URL or BENCH_DATABASE_URL only the embedded database is tortured.\n')

const exitCode = await runAll(
  scenarios.filter(({ name }) => wanted?.includes(name) ?? true),
  { scale, print: console.log },
)
await removeTemplates()
process.exit(exitCode)
