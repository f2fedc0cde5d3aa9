import { cpus, totalmem } from 'node:os'
import { benchCached } from '#bench/cached.ts'
import { benchCustomerActions } from '#bench/customer-actions.ts'
import { printFigures, type Figure } from '#bench/figures.ts'
import { benchLighthouse } from '#bench/lighthouse.ts'
import { benchScale } from '#bench/scale.ts'
import { benchSizes } from '#bench/sizes.ts'
import { benchStaff } from '#bench/staff.ts'
import { benchUncached } from '#bench/uncached.ts'

/** `npm run bench`: all figures; `npm run bench -- uncached scale`: some. Needs PostgreSQL (BENCH_DATABASE_URL) and wrk. */
const benches = {
  cached: benchCached,
  uncached: benchUncached,
  own: benchCustomerActions,
  scale: benchScale,
  staff: benchStaff,
  sizes: benchSizes,
  lighthouse: benchLighthouse,
} satisfies Record<string, () => Promise<Figure[]>>

const wanted = process.argv.slice(2)
console.log(`${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`)
for (const [name, bench] of Object.entries(benches)) if (!wanted.length || wanted.includes(name)) printFigures(name, await bench())
