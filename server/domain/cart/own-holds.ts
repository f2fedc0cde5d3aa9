import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { type PieceToSell, checkForSale } from '#server/domain/cart/pieces-to-sell.ts'
import { isHeldFor } from '#server/domain/pieces/hold-contact.ts'
import { endHold } from '#server/domain/pieces/holds.ts'

/**
 * Returns the ids of the given pieces that the staff holds for this customer. Matches the contact of a hold with the customer's phone or
 * verified email.
 */
export async function ownHolds(db: Db, customerId: string, pieceIds: readonly number[]): Promise<Set<number>> {
  if (!pieceIds.length) return new Set()
  return readOwnHolds(db, customerId, sql`and h.piece_id = any(${[...pieceIds]}::int[])`)
}

/** Returns the ids of all pieces that the staff holds for this customer. */
export async function listOwnHolds(db: Db, customerId: string): Promise<Set<number>> {
  return readOwnHolds(db, customerId, sql``)
}

async function readOwnHolds(db: Db, customerId: string, among: RawBuilder<unknown>): Promise<Set<number>> {
  const { rows } = await sql<{ pieceId: number; contact: string; phone: string | null; email: string | null }>`
    select h.piece_id as "pieceId", h.contact, c.phone, c.verified_email as email from piece_hold h, customer c
    where h.ended_at is null and c.id = ${customerId} ${among}`.execute(db)
  return new Set(rows.filter(({ contact, ...person }) => isHeldFor(contact, person)).map(({ pieceId }) => pieceId))
}

/** Returns a held piece for the customer of the hold: available, with the held unit added to the stock. */
export const withHeldOne = (piece: PieceToSell): PieceToSell => ({ ...piece, status: 'available', stock: piece.stock + 1 })

/** Returns a piece as this customer may buy it. A piece that the staff holds for this customer counts as available. */
export async function asOwnerOfHold(tx: Tx, customerId: string, piece: PieceToSell, quantity: number): Promise<PieceToSell> {
  const reason = checkForSale(piece, quantity)
  if (reason !== 'piece-reserved' && reason !== 'piece-out-of-stock') return piece
  return (await ownHolds(tx, customerId, [piece.id])).has(piece.id) ? withHeldOne(piece) : piece
}

/**
 * Ends the customer's own holds on the pieces of a locked cart, so that an order in the same transaction can take the pieces. First locks
 * all pieces of the cart, by ascending id.
 */
export async function endOwnHolds(tx: Tx, { customerId, cartId, now }: { customerId: string; cartId: string; now: Date }): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from piece p where p.id in (select piece_id from cart_line where cart_id = ${cartId})
    order by p.id for no key update`.execute(tx)
  const own = await ownHolds(
    tx,
    customerId,
    rows.map(({ id }) => id),
  )
  for (const pieceId of own) await endHold(tx, { pieceId, how: 'ordered', now })
}
