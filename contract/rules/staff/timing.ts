import type { Language } from '#contract/language.ts'

/** Positions of a movement, in the order in which they are measured. */
export const positions = ['dial-up', 'dial-down', 'crown-up', 'crown-down', 'crown-left', 'crown-right'] as const
export type Position = (typeof positions)[number]

export const positionNames: Record<Position, Record<Language, string>> = {
  'dial-up': { ru: 'Циферблатом вверх', en: 'Dial up' },
  'dial-down': { ru: 'Циферблатом вниз', en: 'Dial down' },
  'crown-up': { ru: 'Головкой вверх', en: 'Crown up' },
  'crown-down': { ru: 'Головкой вниз', en: 'Crown down' },
  'crown-left': { ru: 'Головкой влево', en: 'Crown left' },
  'crown-right': { ru: 'Головкой вправо', en: 'Crown right' },
}

/** A measurement in one position. `rate`: seconds per day. `amplitude`: degrees. `beatError`: milliseconds. Null if not measured. */
export type Reading = { position: Position; rate: number; amplitude: number | null; beatError: number | null }

export type TimingSummary = { meanRate: number; rateSpread: number; meanAmplitude: number | null }

/** Bounds for a sound mechanical movement, in the units of `Reading`. Values outside are highlighted but not rejected. */
const timingBounds = {
  rate: { min: -6, max: 10 },
  rateSpread: { max: 15 },
  amplitude: { min: 220, max: 330 },
  beatError: { max: 0.8 },
} as const

/** Returns the mean rate, the difference between the fastest and the slowest position, and the mean amplitude. Null without readings. */
export function summarizeTiming(readings: readonly Reading[]): TimingSummary | null {
  if (!readings.length) return null
  const rates = readings.map(({ rate }) => rate)
  const amplitudes = readings.flatMap(({ amplitude }) => (amplitude === null ? [] : [amplitude]))
  return {
    meanRate: round(mean(rates)),
    rateSpread: round(Math.max(...rates) - Math.min(...rates)),
    meanAmplitude: amplitudes.length ? Math.round(mean(amplitudes)) : null,
  }
}

type Figure = 'rate' | 'amplitude' | 'beatError'

export function outOfBounds({ rate, amplitude, beatError }: Omit<Reading, 'position'>): Figure[] {
  const { rate: rates, amplitude: amplitudes, beatError: errors } = timingBounds
  return [
    ...(rate < rates.min || rate > rates.max ? (['rate'] as const) : []),
    ...(amplitude !== null && (amplitude < amplitudes.min || amplitude > amplitudes.max) ? (['amplitude'] as const) : []),
    ...(beatError !== null && beatError > errors.max ? (['beatError'] as const) : []),
  ]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Rounds to a tenth. `+ 0` converts negative zero to zero. */
function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
