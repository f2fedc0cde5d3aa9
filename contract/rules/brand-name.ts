const aliases: Record<string, string> = { BULGARI: 'BVLGARI' }

/** A brand's name for comparing: accents removed, upper case, Bulgari = Bvlgari. */
export function normalizeBrandName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
  return aliases[plain] ?? plain
}

/** A brand's name in the path of its page: lower case, without accents and signs. A name of signs only is escaped. */
export function brandSlug(name: string): string {
  const words = normalizeBrandName(name)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words?.join('-') ?? encodeURIComponent(name)
}

/** Whether a brand matches `wanted`: one character is a prefix, more are the whole name or its slug. */
export function brandMatches(name: string, wanted: string): boolean {
  const normal = normalizeBrandName(name)
  const asked = normalizeBrandName(wanted)
  return asked.length === 1 ? normal.startsWith(asked) : normal === asked || brandSlug(name) === wanted
}
