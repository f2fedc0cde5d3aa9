import { sql } from 'kysely'
import { ownCartId } from '#contract/cart.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { type PieceToSell, pieceToSell, type RowToSell } from '#server/domain/cart/pieces-to-sell.ts'

/**
 * Makes the customer's cart where there is none, raises its version, and holds it: changes of one cart wait for each other, and
 * what comes after this sees all that was changed before. Reads a piece on the way; undefined when it is not shown (SEC-C12).
 */
export async function touchOrMakeCart(tx: Tx, customerId: string, pieceId: number): Promise<{ cartId: string; piece?: PieceToSell }> {
  const { rows } = await sql<{ cartId: string } & (RowToSell | { id: null })>`
    with held as (
      insert into cart (customer_id) values (${customerId})
      on conflict (customer_id) do update set version = cart.version + 1 returning id
    )
    select held.id as "cartId", p.id, p.kind, p.status, p.price_cents, p.price_on_request, p.stock, p.held
    from held left join piece p on p.id = ${pieceId} and p.status <> 'draft' and p.published_at is not null`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The cart was neither made nor found')
  return { cartId: row.cartId, ...(row.id === null ? {} : { piece: pieceToSell(row) }) }
}

/** Raises the version of a cart that is there, and holds it; null when the customer has none yet. Another's id is not found (SEC-C8). */
export async function touchCart(tx: Tx, customerId: string, cartId: string): Promise<string | null> {
  const cart = await tx
    .updateTable('cart')
    .set({ version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .$if(cartId !== ownCartId, (query) => query.where('id', '=', cartId))
    .returning('id')
    .executeTakeFirst()
  if (!cart && cartId !== ownCartId) throw new CodedError('not-found')
  return cart?.id ?? null
}
