const aliases: Record<string, string> = { BULGARI: 'BVLGARI' }

/** Normalizes a brand's name for comparison: accents removed, upper case, Bulgari = Bvlgari. */
export function normalizeBrandName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
  return aliases[plain] ?? plain
}

/** Returns the slug of a brand's name: lower case, without accents and punctuation. A name of punctuation only is escaped. */
export function brandSlug(name: string): string {
  const words = normalizeBrandName(name)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? encodeURIComponent(name)
}

/** Whether a brand matches `wanted`: one character matches as a prefix, more characters match the whole name or its slug. */
export function brandMatches(name: string, wanted: string): boolean {
  const normal = normalizeBrandName(name)
  const asked = normalizeBrandName(wanted)
  return asked.length === 1 ? normal.startsWith(asked) : normal === asked || brandSlug(name) === wanted
}
