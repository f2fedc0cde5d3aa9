import { sql } from 'kysely'
import { openStates } from '#contract/rules/buyback-states.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { PersonReason } from '#server/context/person-reasons.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { listAlbumFiles } from '#server/domain/albums/purge-albums.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { lockPeople, personSubject } from '#server/domain/people/change-person.ts'
import { eraseFromAudit } from '#server/domain/people/erase-audit.ts'
import { eraseFreeTexts } from '#server/domain/people/erase-free-texts.ts'
import { eraseAccounts, eraseBuybacks, eraseCards, eraseElsewhere, eraseOrders, eraseThreads } from '#server/domain/people/erase-rows.ts'
import { digestErasure, erasureKeyOf } from '#server/domain/people/erasure-digests.ts'
import { exportFileName } from '#server/domain/people/export-person.ts'
import { readLikelyDuplicates, type LikelyDuplicate } from '#server/domain/people/read-others.ts'
import { readTraces } from '#server/domain/people/read-traces.ts'
import { isNamedConsignor, says, tracePatterns } from '#server/domain/people/trace-patterns.ts'
import type { Traces } from '#server/domain/people/traces.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'sealer' | 'ring'>
type Erasing = {
  version: number
  goes: { threads: number; photos: number; accounts: number; favorites: number; notes: number; visits: number; suppliers: number }
  stays: { orders: number; papers: number; consignments: number }
  obstacles: PersonReason[]
  twins: LikelyDuplicate[]
}

/**
 * Returns a preview of `erasePerson`: the version of the person's record, the data to be deleted, the data that stays without a name, the
 * obstacles, and possible duplicates of the person.
 */
export async function previewErasure(db: Db, id: number): Promise<Erasing> {
  return transaction(db, async (tx) => {
    const version = await lockVersion(tx, id)
    const traces = await readTraces(tx, id)
    const { rows } = await sql<Record<'favorites' | 'notes' | 'visits' | 'suppliers' | 'papers' | 'consignments', number>>`
      select (select count(*) from favorite where customer_id::text = any(${traces.accounts}))::int as favorites,
        (select count(*) from person_note where person_id = any(${traces.ids}))::int as notes,
        (select count(*) from visit v join thread t on t.enquiry_id = v.enquiry_id where t.id = any(${traces.threads}))::int as visits,
        (select count(*) from import_supplier where ${says(sql`name`, tracePatterns(traces).supplier)})::int as suppliers,
        (select count(*) from document where order_id::text = any(${traces.orders}))::int as papers,
        (select count(*) from piece_private s where ${isConsignedBy(traces)})::int as consignments`.execute(tx)
    const [found] = rows
    if (!found) throw new Error('A single-row query returned no row')
    const { favorites, notes, visits, suppliers, papers, consignments } = found
    const { threads, photoTokens, accounts, orders } = traces
    return {
      version,
      goes: { threads: threads.length, photos: photoTokens.length, accounts: accounts.length, favorites, notes, visits, suppliers },
      stays: { orders: orders.length, papers, consignments },
      obstacles: await findObstacles(tx, traces),
      twins: await readLikelyDuplicates(tx, traces),
    }
  })
}

/**
 * Erases a person: the record, accounts, conversations, photographs, emails and files, and the person's values in the audit log. Orders and
 * their documents stay without the name, as the law requires. After the commit, a job removes the files and the messages in the outbox.
 * Throws `conflict` while business with the person is open, or if the record has changed since the previewed version, for example by a
 * merge. Cannot be undone.
 */
export async function erasePerson(ctx: Ctx, actor: StaffActor, { id, version }: { id: number; version: number }): Promise<string> {
  const { actionId } = await runAction(ctx, actor, { name: 'person.erase', subject: personSubject(id) }, async (tx, entry) => {
    const current = await lockVersion(tx, id)
    if (current !== version)
      throw await createEditConflict(tx, { subject: { kind: 'person', id: String(id) } }, 'edited-meanwhile', { version: current })
    const traces = await readTraces(tx, id)
    const [obstacle] = await findObstacles(tx, traces)
    if (obstacle) throw new CodedError('conflict', { reason: obstacle })
    await eraseRecords(ctx, tx, { traces, entry })
  })
  return actionId
}

/**
 * Erases a person again after the restore of a backup has brought the person back. Does so even if business with the person was open when
 * the backup was made.
 */
export async function reapplyErasure(ctx: Ctx, actor: Actor, id: number): Promise<void> {
  await runAction(ctx, actor, { name: 'person.erase', subject: personSubject(id) }, async (tx, entry) => {
    await lockPeople(tx, [id])
    await eraseRecords(ctx, tx, { traces: await readTraces(tx, id), entry })
  })
}

async function lockVersion(tx: Tx, id: number): Promise<number> {
  const [person] = await lockPeople(tx, [id])
  if (!person) throw new CodedError('not-found')
  return person.edit_version
}

async function eraseRecords(ctx: Ctx, tx: Tx, { traces, entry }: { traces: Traces; entry: string }): Promise<void> {
  const at = new Date(ctx.now())
  const erasure = await digestErasure(tx, erasureKeyOf(ctx.ring[0]), traces, at)
  const exports = await tx.deleteFrom('person_export').where('person_id', 'in', traces.ids).returning('id').execute()
  await sql`select set_config('vitrine.erasing', 'on', true)`.execute(tx)
  const albumFiles = await listAlbumFiles(tx, traces.threads)
  await eraseThreads(tx, traces, at)
  await eraseBuybacks(tx, traces)
  await eraseOrders(tx, traces)
  await eraseAccounts(tx, traces)
  await eraseElsewhere(tx, traces, at)
  await eraseCards(tx, traces, at)
  await eraseFreeTexts(tx, traces)
  await eraseFromAudit(tx, traces, entry)
  await sql`select set_config('vitrine.erasing', '', true)`.execute(tx)
  const enquiryFiles = [...traces.photoTokens.map(photoFileName), ...exports.map((made) => exportFileName(made.id))]
  const texts = ctx.sealer.seal(JSON.stringify(textsOf(traces)))
  await enqueue(tx, 'remove-erased-files', { photos: albumFiles, enquiryFiles, texts, erasure })
}

/**
 * Texts to search for in the outbox, to find messages to or about the person. A chat id matches only as the recipient of a message, because
 * such a short number may occur in any text.
 */
const textsOf = ({ phones, emails, telegrams, ownNames }: Traces) => [
  ...phones,
  ...emails,
  ...telegrams.map((chat) => `"to": "${chat}"`),
  ...ownNames,
]

const isConsignedBy = (traces: Traces) => sql<boolean>`(s.consignor_person_id = any(${traces.ids}) or ${isNamedConsignor(sql`s`, traces)})`

async function findObstacles(tx: Tx, traces: Traces): Promise<PersonReason[]> {
  const { orders, buybacks } = traces
  const { rows } = await sql<{ order: boolean; consignment: boolean; buyback: boolean }>`
    select exists (select from shop_order where id::text = any(${orders}) and status in ('pending', 'confirmed', 'shipped'))
        or exists (select from order_return where order_id::text = any(${orders}) and state in ('asked', 'received', 'inspected'))
        or exists (select from order_listing where order_id::text = any(${orders}) and owed_back_cents > 0) as order,
      exists (
        select from piece_private s join piece p on p.id = s.piece_id
        where ${isConsignedBy(traces)} and s.consignor_paid_cents is null and p.status <> 'withdrawn'
      ) as consignment,
      exists (select from buyback where id = any(${buybacks}) and (state = any(${[...openStates]}) or (state = 'paid' and piece_id is null))) as buyback`.execute(
    tx,
  )
  const { order, consignment, buyback } = rows[0] ?? { order: false, consignment: false, buyback: false }
  return [
    ...(buyback ? (['person-buyback-open'] as const) : []),
    ...(order ? (['person-order-open'] as const) : []),
    ...(consignment ? (['person-consignment-open'] as const) : []),
  ]
}
