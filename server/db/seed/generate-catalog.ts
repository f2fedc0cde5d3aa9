import { demoCatalog } from '#server/db/seed/demo-catalog.ts'
import type { DemoPiece } from '#server/db/seed/demo-piece.ts'
import type { DemoCatalog } from '#server/db/seed/seed-pieces.ts'

/**
 * Generates a large, deterministic catalog for benchmarks: demo pieces repeated with other years, prices, conditions and references; one in
 * fourteen is jewelry, one in fourteen a bag.
 */
export function generateCatalog(count: number): DemoCatalog {
  const chance = randomFrom(20_261_121)
  const jewelry = Math.floor(count / 14)
  return {
    watches: variants(demoCatalog.watches, count - 2 * jewelry, chance),
    jewelry: variants(demoCatalog.jewelry, jewelry, chance),
    bags: variants(demoCatalog.bags, jewelry, chance),
  }
}

const conditions: DemoPiece['condition'][] = ['new', 'unworn', 'excellent', 'excellent', 'very_good', 'very_good', 'good', 'vintage']
const characters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

function variants<T extends DemoPiece>(models: T[], count: number, chance: () => number): T[] {
  return Array.from({ length: count }, (_, at) => {
    const model = models[at % models.length]
    if (!model) throw new Error('There is no model to vary')
    return { ...model, ...variation(model, at, chance) }
  })
}

function variation(model: DemoPiece, at: number, chance: () => number): Partial<DemoPiece> {
  const price = model.price === null ? null : Math.max(500, Math.round((model.price * (0.7 + 0.6 * chance())) / 50) * 50)
  const isOnSale = price !== null && chance() < 0.08
  const character = characters[Math.floor(chance() * characters.length)] ?? 'A'
  return {
    key: `${model.key}-${at}`,
    year: model.year === null ? null : Math.min(2025, model.year - 4 + Math.floor(chance() * 8)),
    price,
    previousPrice: isOnSale ? Math.round(price * 1.1) : undefined,
    reference:
      model.reference === null || chance() < 0.5 ? model.reference : `${model.reference}-${character}${Math.floor(chance() * 90) + 10}`,
    condition: conditions[Math.floor(chance() * conditions.length)] ?? 'good',
    fullSet: chance() < 0.6,
    status: chance() < 0.03 ? 'reserved' : undefined,
    stock: undefined,
    popular: chance() < 0.01 ? true : undefined,
  }
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
