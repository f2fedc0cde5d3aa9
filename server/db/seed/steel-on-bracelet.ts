import type { DemoWatch } from '#server/db/seed/demo-piece.ts'

/** What most watches of the demo are: of steel, automatic, on a bracelet of steel. */
export const steelOnBracelet = {
  caseMaterial: 'steel',
  glass: 'sapphire',
  movement: 'automatic',
  strap: 'steel_bracelet',
  strapColor: 'silver',
} as const satisfies Partial<DemoWatch>
