import { sql } from 'kysely'
import type { CheckedDestination } from '#contract/order.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { PricedLine } from '#server/domain/orders/price-lines.ts'

type NamedPiece = Pick<PricedLine, 'id' | 'brandName' | 'modelName'>

/**
 * Throws `conflict` if pieces of a pickup are in transfer, because the shop cannot promise when they arrive. The error names these pieces.
 * The caller must have locked the pieces in an earlier statement, so that a concurrent transfer is seen.
 */
export async function assertPickup(
  tx: Tx,
  { delivery_method: method }: Pick<CheckedDestination, 'delivery_method'>,
  lines: readonly NamedPiece[],
): Promise<void> {
  if (method !== 'pickup') return
  const { rows } = await sql<{ id: number }>`
    select piece_id as id from piece_move where piece_id = any(${lines.map(({ id }) => id)}::int[]) and state = 'sent'`.execute(tx)
  const moving = lines.filter((line) => rows.some(({ id }) => id === line.id))
  if (!moving.length) return
  throw new CodedError('conflict', {
    reason: 'pickup-on-the-way',
    fields: { pickup_city_id: 'pickup-on-the-way' },
    values: { pieces: moving.map(({ brandName, modelName }) => `${brandName} ${modelName}`).join(', ') },
  })
}
