import { conditions } from '#server/db/seed/conditions.ts'
import { demoCatalog, type DemoPiece } from '#server/db/seed/demo-catalog.ts'

/**
 * Generates a deterministic catalog for benchmarks. Repeats demo pieces with other years, prices, conditions and references. One in
 * fourteen pieces is jewelry, and one in fourteen is a bag.
 */
export function generateCatalog(count: number): DemoPiece[] {
  const chance = randomFrom(20_261_121)
  const jewelry = Math.floor(count / 14)
  const counts = { watch: count - 2 * jewelry, jewelry, bag: jewelry }
  return (['watch', 'jewelry', 'bag'] as const).flatMap((kind) =>
    variants(
      demoCatalog.filter((piece) => piece.kind === kind),
      counts[kind],
      chance,
    ),
  )
}

const grades = ['new', 'unworn', 'excellent', 'excellent', 'very_good', 'very_good', 'good', 'vintage'] as const
const characters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

function variants(models: DemoPiece[], count: number, chance: () => number): DemoPiece[] {
  return Array.from({ length: count }, (_, at) => {
    const model = models[at % models.length]
    if (!model) throw new Error('There is no model to vary')
    return { ...model, ...variation(model, at, chance) }
  })
}

function variation(model: DemoPiece, at: number, chance: () => number): Record<string, string> & { key: string } {
  const price = model.price === '' ? null : Math.max(500, Math.round((Number(model.price) * (0.7 + 0.6 * chance())) / 50) * 50)
  const isOnSale = price !== null && chance() < 0.08
  const character = characters[Math.floor(chance() * characters.length)] ?? 'A'
  const year = model.year === '' ? '' : String(Math.min(2025, Number(model.year) - 4 + Math.floor(chance() * 8)))
  const reference =
    model.reference === '' || chance() < 0.5 ? model.reference : `${model.reference}-${character}${Math.floor(chance() * 90) + 10}`
  return {
    key: `${model.key}-${at}`,
    year,
    price: String(price ?? ''),
    previous_price: isOnSale ? String(Math.round(price * 1.1)) : '',
    reference,
    condition: conditions[grades[Math.floor(chance() * grades.length)] ?? 'good'].en,
    full_set: chance() < 0.6 ? 'yes' : 'no',
    status: chance() < 0.03 ? 'reserved' : 'available',
    stock: '1',
    popular: chance() < 0.01 ? 'yes' : 'no',
  }
}

/** Returns a seeded generator of random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
