import type { TimingRun } from '#backoffice/client/reports.ts'
import { type Position, positions } from '#contract/rules/staff/timing.ts'

export type TypedReading = { rate: string | null; amplitude: string | null; beatError: string | null }
export type TypedTiming = Record<Position, TypedReading>

export const textOf = (value: number | null) => (value === null ? null : String(value))

export function typedOf(run: TimingRun | null): TypedTiming {
  const of = (position: Position) => {
    const reading = run?.readings.find((taken) => taken.position === position)
    return {
      rate: textOf(reading?.rate ?? null),
      amplitude: textOf(reading?.amplitude ?? null),
      beatError: textOf(reading?.beat_error ?? null),
    }
  }
  return {
    'dial-up': of('dial-up'),
    'dial-down': of('dial-down'),
    'crown-up': of('crown-up'),
    'crown-down': of('crown-down'),
    'crown-left': of('crown-left'),
    'crown-right': of('crown-right'),
  }
}

/** Returns the first position that has an amplitude or a beat error but no rate. */
export function positionWithoutRate(typed: TypedTiming): Position | undefined {
  return positions.find((position) => {
    const { rate, amplitude, beatError } = typed[position]
    return rate === null && (amplitude !== null || beatError !== null)
  })
}

export function readingsOf(typed: TypedTiming): TimingRun['readings'] {
  return positions.flatMap((position) => {
    const { rate, amplitude, beatError } = typed[position]
    if (rate === null) return []
    return {
      position,
      rate: Number(rate),
      amplitude: amplitude === null ? null : Math.round(Number(amplitude)),
      beat_error: beatError === null ? null : Number(beatError),
    }
  })
}
