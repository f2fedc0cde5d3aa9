import { sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import { toPriceUsd } from '#contract/rules/money.ts'
import type { BooksChange } from '#contract/staff/piece-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tables, Tx } from '#server/db/database.ts'
import { runOnPiece } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Asked = z.output<typeof BooksChange> & { id: number }

const moneyColumns = {
  cost_usd: 'cost_cents',
  floor_usd: 'floor_cents',
  insured_usd: 'insured_cents',
  consignor_usd: 'consignor_cents',
  consignor_paid_usd: 'consignor_paid_cents',
} as const

const plainColumns = [
  'acquired_on',
  'acquired_from',
  'ownership',
  'consignor_name',
  'consignor_contact',
  'consignor_share',
  'consigned_until',
  'consignor_paid_on',
] as const

/** Changes the private values of a piece: cost, floor, insured value, source and ownership. */
export function changeCosts(ctx: ShopContext, staff: StaffActor, { id, version, changes }: Asked): Promise<string> {
  return runOnPiece(ctx, staff, { name: 'piece.books', id, version, current: (tx) => readBooks(tx, id) }, async (tx, piece) => {
    const columns = Object.fromEntries(
      Object.entries(changes).map(([name, value]) => [
        name in moneyColumns ? moneyColumns[name as keyof typeof moneyColumns] : name,
        value,
      ]),
    ) as Updateable<Tables['piece_private']>
    const stored = await readOwnership(tx, id)
    const owned = { ...stored, ...columns }
    // a piece with several units cannot become a consignment, because a consignor is paid for one unit
    if (stored.ownership === 'own' && owned.ownership === 'consignment' && piece.stock > 1)
      throw new CodedError('invalid', { values: { stock: piece.stock }, fields: { consignor_name: 'consigned-lot' } })
    assertOwnership(owned)
    const cleared =
      owned.ownership === 'own'
        ? { consignor_name: '', consignor_contact: '', consignor_share: null, consignor_cents: null, consigned_until: null }
        : {}
    const wanted = { ...columns, ...cleared }
    if (Object.keys(wanted).length) await tx.updateTable('piece_private').set(wanted).where('piece_id', '=', id).execute()
  })
}

async function readBooks(tx: Tx, id: number): Promise<object> {
  const { rows } = await sql<{ books: Record<string, number | string | null> }>`
    select to_json(piece_private) as books from piece_private where piece_id = ${id}`.execute(tx)
  const { books = {} } = rows[0] ?? {}
  const money = Object.entries(moneyColumns).map(([name, column]) => {
    const cents = books[column]
    return [name, typeof cents === 'number' ? toPriceUsd(cents) : null]
  })
  const plain = plainColumns.map((name) => [name, books[name] ?? null])
  return Object.fromEntries([...money, ...plain])
}

async function readOwnership(tx: Tx, id: number) {
  return tx
    .selectFrom('piece_private')
    .select(['ownership', 'consignor_name', 'consignor_share', 'consignor_cents'])
    .where('piece_id', '=', id)
    .executeTakeFirstOrThrow()
}

function assertOwnership({ ownership, consignor_name, consignor_share, consignor_cents }: Updateable<Tables['piece_private']>): void {
  if (ownership === 'own') return
  if (!consignor_name) throw new CodedError('invalid', { fields: { consignor_name: 'consignor-needed' } })
  if ((consignor_share === null) === (consignor_cents === null))
    throw new CodedError('invalid', { fields: { consignor_share: 'consignor-terms' } })
}

/** Sets the storage place of a piece in its office. */
export function changePlace(
  ctx: ShopContext,
  staff: StaffActor,
  asked: { id: number; version: number; place_id: number | null },
): Promise<string> {
  const { id, version, place_id } = asked
  return runOnPiece(ctx, staff, { name: 'piece.place', id, version }, (tx, piece) => putInPlace(tx, piece, place_id))
}

/** Sets the storage place within a running action. Throws `invalid` for a place in another city. */
export async function putInPlace(tx: Tx, piece: { id: number; city_id: number }, place_id: number | null): Promise<void> {
  if (place_id !== null) {
    const place = await tx.selectFrom('place').select('city_id').where('id', '=', place_id).executeTakeFirst()
    if (place?.city_id !== piece.city_id) throw new CodedError('invalid', { fields: { place_id: 'place-elsewhere' } })
  }
  await tx.updateTable('piece_private').set({ place_id }).where('piece_id', '=', piece.id).execute()
}
