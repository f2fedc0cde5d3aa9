import type { Tx } from '#server/db/database.ts'

export const demoPromoCodes: readonly string[] = ['SAVE10', 'FIX50']

export async function seedPromos(tx: Tx): Promise<void> {
  await tx
    .insertInto('promo')
    .values([
      { code: 'SAVE10', type: 'percent', value: 1000, uses_max: null },
      { code: 'FIX50', type: 'fixed', value: 5000, uses_max: null },
    ])
    .execute()
}
