import type { DemoWatch } from '#server/db/seed/demo-piece.ts'

export const steelOnBracelet = {
  caseMaterial: 'steel',
  glass: 'sapphire',
  movement: 'automatic',
  strap: 'steel_bracelet',
  strapColor: 'silver',
} as const satisfies Partial<DemoWatch>
