const aliases: Record<string, string> = { BULGARI: 'BVLGARI' }

/** Normalizes a brand name for comparison: removes accents, converts to upper case, and unifies the spellings Bulgari and Bvlgari. */
export function normalizeBrandName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
  return aliases[plain] ?? plain
}

/**
 * Returns the URL slug of a brand name: lower case without accents, with hyphens between words. A name without letters and digits is
 * URL-encoded.
 */
export function brandSlug(name: string): string {
  const words = normalizeBrandName(name)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? encodeURIComponent(name)
}

/**
 * Whether a brand matches `wanted`. A single character must be the first character of the name; a longer text must be the full name or the
 * slug.
 */
export function brandMatches(name: string, wanted: string): boolean {
  const normal = normalizeBrandName(name)
  const asked = normalizeBrandName(wanted)
  return asked.length === 1 ? normal.startsWith(asked) : normal === asked || brandSlug(name) === wanted
}
