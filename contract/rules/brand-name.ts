const aliases: Record<string, string> = { BULGARI: 'BVLGARI' }

/** A brand's name for comparing: accents removed, upper case, Bulgari = Bvlgari. */
export function normalizeBrandName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
  return aliases[plain] ?? plain
}

/** Whether a brand matches `wanted`: one character is a prefix, more are the whole name. */
export function brandMatches(name: string, wanted: string): boolean {
  const normal = normalizeBrandName(name)
  const asked = normalizeBrandName(wanted)
  return asked.length === 1 ? normal.startsWith(asked) : normal === asked
}
