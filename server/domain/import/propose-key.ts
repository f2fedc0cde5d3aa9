import { foldKey } from '#contract/rules/staff/piece-key.ts'
import type { Row } from '#server/domain/import/read-rows.ts'

const baseMaxChars = 100

/** Proposes a key for a row: brand, reference (or model) and year. Leaves out the serial number, because not all staff may see it. */
export function proposeKey({ row, cells }: Row): string {
  const parts = [cells.get('brand'), cells.get('reference') || cells.get('model'), /\d{4}/.exec(cells.get('year') ?? '')?.[0]]
  const base = parts
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, baseMaxChars)
  return base || `row-${row}`
}

/**
 * Returns a function that proposes the first of `base`, `base-2`, `base-3` … whose folded form passes `test`. A key that has failed the
 * test is not tested again.
 */
export function keyProposer(test: (key: string) => boolean): (base: string) => string {
  const reached = new Map<string, number>()
  return (base) => {
    let at = reached.get(base) ?? 1
    const keyAt = () => (at === 1 ? base : `${base}-${at}`)
    while (!test(foldKey(keyAt()))) at++
    reached.set(base, at)
    return keyAt()
  }
}
