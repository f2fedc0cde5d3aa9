const aliases: Record<string, string> = { BULGARI: 'BVLGARI' }

/** Normalizes a brand's name for comparison: no accents, upper case, one spelling of Bulgari and Bvlgari. */
export function normalizeBrandName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
  return aliases[plain] ?? plain
}

/**
 * Returns the URL slug of a brand's name: lower case, no accents, hyphens between words. A name without letters and digits is URL-encoded.
 */
export function brandSlug(name: string): string {
  const words = normalizeBrandName(name)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? encodeURIComponent(name)
}

/** Whether a brand matches `wanted`: one character as a prefix, more characters as the whole name or the slug. */
export function brandMatches(name: string, wanted: string): boolean {
  const normal = normalizeBrandName(name)
  const asked = normalizeBrandName(wanted)
  return asked.length === 1 ? normal.startsWith(asked) : normal === asked || brandSlug(name) === wanted
}
