import { sql } from 'kysely'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { findRow, takeInPiece } from '#server/domain/catalog/find-row.ts'
import { type OwnList, ownListLimits } from '#server/domain/own-lists/own-list.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Puts a piece into a list and answers with the entry's id; one that is there already stays (LIST-01). One statement. */
export async function addEntry(ctx: ShopContext, customer: Customer, list: OwnList, piece: PieceRef): Promise<string> {
  const { id } = await enter(ctx, customer, list, piece)
  if (!id) return refuse(ctx, list, piece)
  await takeInPiece(ctx.catalog, piece.id)
  return id
}

/** Takes a piece out of a list, or puts it in where it is not; answers with its entry now. One statement. */
export async function flipEntry(ctx: ShopContext, customer: Customer, list: OwnList, piece: PieceRef): Promise<string | null> {
  const { id, isGone } = await enter(ctx, customer, list, piece, true)
  return isGone ? null : (id ?? refuse(ctx, list, piece))
}

type Entered = { id: string | null; isGone: boolean }

async function enter({ db }: ShopContext, { customerId }: Customer, list: OwnList, piece: PieceRef, orTakeOut = false): Promise<Entered> {
  const { max } = ownListLimits[list]
  const table = sql.table(list)
  const { rows } = await sql<Entered>`
    with gone as (
      delete from ${table} where ${orTakeOut}::boolean and customer_id = ${customerId} and piece_id = ${piece.id} returning id
    ), entered as (
      insert into ${table} as entry (customer_id, piece_id)
      select ${customerId}::uuid, piece.id from piece
      where not exists (select from gone)
        and piece.id = ${piece.id} and piece.kind = ${piece.kind} and piece.status <> 'draft' and piece.published_at is not null
        and (select count(*) from ${table} as other where other.customer_id = ${customerId} and other.piece_id <> ${piece.id}) < ${max}
      on conflict (customer_id, piece_id) do update set added_at = entry.added_at
      returning id
    )
    select (select id from entered) as id, exists (select from gone) as "isGone"`.execute(db)
  return rows[0] ?? { id: null, isGone: false }
}

function refuse(ctx: ShopContext, list: OwnList, piece: PieceRef): never {
  const { max, reason } = ownListLimits[list]
  const isThere = findRow(ctx.catalog.current(), piece.id)?.kind === piece.kind
  throw isThere ? new CodedError('conflict', { reason, values: { limit: max } }) : new CodedError('not-found')
}
