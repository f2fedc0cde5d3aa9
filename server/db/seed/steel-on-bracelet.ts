import type { DemoWatch } from '#server/db/seed/demo-piece.ts'

/** Defaults of most demo watches: steel, automatic, on a steel bracelet. */
export const steelOnBracelet = {
  caseMaterial: 'steel',
  glass: 'sapphire',
  movement: 'automatic',
  strap: 'steel_bracelet',
  strapColor: 'silver',
} as const satisfies Partial<DemoWatch>
