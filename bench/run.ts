import { benchAgainst } from '#bench/against.ts'
import { benchCached } from '#bench/cached.ts'
import { benchCustomerActions } from '#bench/customer-actions.ts'
import { printFigures, type Figure } from '#bench/figures.ts'
import { benchLighthouse } from '#bench/lighthouse.ts'
import { assertQuiet, assertStayedQuiet, busyShare, describeLoad, describeMachine } from '#bench/machine.ts'
import { readOptions } from '#bench/options.ts'
import { benchScale } from '#bench/scale.ts'
import { benchSizes } from '#bench/sizes.ts'
import { benchStaff } from '#bench/staff.ts'
import { benchUncached } from '#bench/uncached.ts'

/**
 * `npm run bench` runs all benchmarks. `npm run bench -- uncached scale` runs only the named benchmarks. `npm run bench -- against URL
 * --list PATH` compares with another shop. All of them need PostgreSQL (BENCH_DATABASE_URL), wrk, and either an idle machine or `--busy`.
 */
const benches: Record<string, () => Promise<Figure[]>> = {
  cached: benchCached,
  uncached: benchUncached,
  own: benchCustomerActions,
  scale: benchScale,
  staff: benchStaff,
  sizes: benchSizes,
  lighthouse: benchLighthouse,
}

const { benches: wanted, mayBeBusy, against } = readOptions(process.argv.slice(2), Object.keys(benches))
const before = await busyShare()
console.log(`${describeMachine()}\n${describeLoad('before', before)}\n`)
assertQuiet(before, mayBeBusy)
if (against) printFigures('against', await benchAgainst(against))
else for (const [name, bench] of Object.entries(benches)) if (!wanted.length || wanted.includes(name)) printFigures(name, await bench())
const afterwards = await busyShare()
console.log(describeLoad('afterwards', afterwards))
assertStayedQuiet(afterwards, mayBeBusy)
