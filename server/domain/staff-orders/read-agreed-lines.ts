import { sql } from 'kysely'
import { toCents } from '#contract/rules/money.ts'
import type { PlaceManualOrder } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { checkForSale } from '#server/domain/cart/pieces-to-sell.ts'
import type { PricedLine } from '#server/domain/orders/price-lines.ts'
import type { LineToOrder } from '#server/domain/orders/read-for-order.ts'
import { isHeldFor } from '#server/domain/pieces/hold-contact.ts'
import { endHold } from '#server/domain/pieces/holds.ts'

type AskedLines = PlaceManualOrder['lines']
type Person = Pick<PlaceManualOrder, 'phone' | 'email'>
type AskedOrder = Person & { lines: AskedLines }
type AgreedLine = LineToOrder & { floorCents: number | null }
type Terms = { now: Date; mayGoBelowFloor: boolean }

/**
 * Reads and locks the pieces of a manual order, by ascending id like an order from a cart. A piece without an agreed price gets its price
 * in the shop. Ends the person's own holds on the pieces, and the holds for which the staff set `from_hold`. Throws for unavailable pieces
 * (with all their names), for a piece without any price, and for a price below the floor unless `mayGoBelowFloor`.
 */
export async function readAgreedLines(
  tx: Tx,
  { lines: asked, ...person }: AskedOrder,
  { now, mayGoBelowFloor }: Terms,
): Promise<PricedLine[]> {
  await takeFromHolds(tx, asked, { person, now })
  const found = await readPieces(tx, asked)
  const missing = asked.map(({ piece_id: id }) => id).filter((id) => !found.some((line) => line.id === id))
  const lines = found.map((line) => ({ ...line, priceCents: toCents(toRequestedLine(asked, line.id)?.price_usd) ?? line.priceCents }))
  for (const line of lines) {
    const values = { piece: `${line.brandName} ${line.modelName}` }
    if (line.priceCents === null) throw new CodedError('invalid', { reason: 'price-needed', fields: { lines: 'price-needed' }, values })
    if (!mayGoBelowFloor && line.priceCents < (line.floorCents ?? 0))
      throw new CodedError('invalid', { reason: 'price-below-floor', fields: { lines: 'price-below-floor' }, values })
  }
  const isForSale = (line: AgreedLine): line is AgreedLine & PricedLine => checkForSale(line, line.quantity) === null
  const unavailablePieces = [...(await namesOf(tx, missing)), ...lines.filter((line) => !isForSale(line))]
  if (!unavailablePieces.length) return lines.filter(isForSale)
  throw new CodedError('conflict', {
    reason: 'pieces-taken',
    values: { pieces: unavailablePieces.map(({ brandName, modelName }) => `${brandName} ${modelName}`).join(', ') },
    body: { unavailable: unavailablePieces.map(({ id }) => id) },
  })
}

const toRequestedLine = (asked: AskedLines, id: number) => asked.find(({ piece_id }) => piece_id === id)

/**
 * Ends the hold on an ordered piece if the hold has the person's contact, or if the staff set `from_hold`. If any piece is held, first
 * locks all pieces by ascending id.
 */
async function takeFromHolds(tx: Tx, asked: AskedLines, { person, now }: { person: Person; now: Date }): Promise<void> {
  const ids = asked.map(({ piece_id: id }) => id)
  const holds = await readHolds(tx, ids)
  if (!holds.length) return
  await sql`select id from piece where id = any(${ids}) order by id for no key update`.execute(tx)
  // reads the holds again, because a hold may have been placed before the lock was taken
  for (const { pieceId, contact } of await readHolds(tx, ids)) {
    const isTicked = toRequestedLine(asked, pieceId)?.from_hold ?? false
    if (isTicked || isHeldFor(contact, person)) await endHold(tx, { pieceId, how: 'ordered', now })
  }
}

async function readHolds(tx: Tx, pieceIds: readonly number[]) {
  return tx
    .selectFrom('piece_hold')
    .select(['piece_id as pieceId', 'contact'])
    .where('piece_id', 'in', pieceIds)
    .where('ended_at', 'is', null)
    .execute()
}

async function readPieces(tx: Tx, asked: AskedLines): Promise<AgreedLine[]> {
  const ids = asked.map(({ piece_id: id }) => id)
  const { rows } = await sql<AgreedLine>`
    select p.id, p.kind, p.status, p.brand_id as "brandId", b.name as "brandName", p.model_name as "modelName", p.reference,
      case when p.price_on_request then null else p.price_cents end as "priceCents", p.stock - p.held as stock, p.stock = 1 as "isUnique",
      (select floor_cents from piece_private where piece_id = p.id) as "floorCents"
    from piece p join brand b on b.id = p.brand_id
    where p.id = any(${ids}) and p.status = 'available' and p.published_at is not null
    order by p.id
    for no key update of p`.execute(tx)
  return rows.map((line) => ({ ...line, quantity: toRequestedLine(asked, line.id)?.quantity ?? 1 }))
}

async function namesOf(tx: Tx, ids: readonly number[]) {
  if (!ids.length) return []
  return tx
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['piece.id', 'brand.name as brandName', 'piece.model_name as modelName'])
    .where('piece.id', 'in', ids)
    .execute()
}
