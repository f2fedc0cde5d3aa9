import type { Promo } from '#contract/promo.ts'

const noLimits = { goods_min: null, discount_max: null }

/** Fallback if the server cannot check a promo code. The server still prices the order itself. */
const known: readonly Promo[] = [
  { code: 'SAVE10', type: 'percent', value: 10, ...noLimits },
  { code: 'FIX50', type: 'fixed', value: 50, ...noLimits },
]

export function localPromo(code: string): Promo | null {
  return known.find((promo) => promo.code === code.trim().toUpperCase()) ?? null
}

export const writePromo = (promo: Promo): string => JSON.stringify(promo)

export function readPromo(text: string): Promo | null {
  if (!text) return null
  try {
    const { code, type, value, goods_min: least, discount_max: most }: Record<string, unknown> = JSON.parse(text)
    const isKnown = typeof code === 'string' && typeof value === 'number' && (type === 'percent' || type === 'fixed')
    return isKnown ? { code, type, value, goods_min: textOrNull(least), discount_max: textOrNull(most) } : null
  } catch {
    return null
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
