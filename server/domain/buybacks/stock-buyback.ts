import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { offices } from '#contract/offices.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import type { BuybackRow } from '#server/domain/buybacks/buyback-rows.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { insertDraft } from '#server/domain/pieces/create-piece.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type StoredOriginal = { name: string; sha256: string; bytes: number; width: number; height: number }
type Stocking = { row: BuybackRow; actor: StaffActor; at: Date; photos: readonly StoredOriginal[]; brandId?: number | undefined }

/** Copies the photographs of a form to the staff's store of originals. The upload already removed the metadata from the files. */
export async function storeOriginals({ db, ports }: ShopContext, id: number): Promise<StoredOriginal[]> {
  const photos = await db
    .selectFrom('enquiry_photo as f')
    .innerJoin('thread as t', 't.enquiry_id', 'f.enquiry_id')
    .select(['f.token', 'f.width', 'f.height'])
    .where('t.id', '=', id)
    .orderBy('f.position')
    .execute()
  const stored: StoredOriginal[] = []
  for (const { token, width, height } of photos) {
    const file = await ports.enquiryFiles.get(photoFileName(token))
    if (!file) continue
    const sha256 = createHash('sha256').update(file).digest('hex')
    const name = `${sha256}.jpg`
    await ports.originals.put(name, file, 'image/jpeg')
    stored.push({ name, sha256, bytes: file.length, width, height })
  }
  return stored
}

/**
 * Creates the draft piece of a buyback (facts, serial number, condition, cost, source) and queues jobs for its photographs. Returns the id
 * of the piece.
 */
export async function makeDraft(tx: Tx, { row, actor, at, photos, brandId: chosen }: Stocking): Promise<number> {
  const { rows } = await sql<{ id: number; city: number; brand: number | null; kit: string | null; name: string; contact: string }>`
    select nextval(pg_get_serial_sequence('piece', 'id'))::int as id,
      (select id from city order by (key = ${row.received_office ?? ''}) desc, id limit 1) as city,
      coalesce((select id from brand where id = ${chosen ?? null}::int), (select id from brand where lower(name) = lower(trim(${row.brand})) limit 1))
        as brand,
      e.fields ->> 'kit' as kit, coalesce(t.name, '') as name, coalesce(nullif(t.phone, ''), t.email, '') as contact
    from (values (${row.thread_id}::int)) asked (id) left join thread t on t.id = asked.id left join enquiry e on e.id = t.enquiry_id`.execute(
    tx,
  )
  const [draftFacts] = rows
  if (!draftFacts?.brand) throw new CodedError('invalid', { fields: { brand_id: 'buyback-brand-unknown' } })
  const { id, city, brand, kit } = draftFacts
  const facts = {
    ...(row.reference ? { reference: row.reference } : {}),
    ...(row.year === null ? {} : { production_year: row.year }),
    ...(kit === 'full_set' ? { full_set: true } : {}),
  }
  const draft = { kind: row.kind, brandId: brand, modelName: row.model, cityId: city, facts, origin: 'buyback' } as const
  await insertDraft(tx, id, draft, at)
  await tx
    .updateTable('piece_private')
    .set({ serial: row.serial || null, ...books(row, draftFacts, at) })
    .where('piece_id', '=', id)
    .execute()
  if (row.terms === 'consignment') await keepTerms(tx, id, row.id)
  if (row.zones.length) await writeReport(tx, id, row, at)
  await queuePhotos(tx, { pieceId: id, actor, photos, number: row.id, at })
  return id
}

function books(row: BuybackRow, { name, contact }: { name: string; contact: string }, at: Date) {
  const office = offices.find(({ key }) => key === row.received_office) ?? offices[0]
  const source = { acquired_on: officeClock(office.key, (row.paid_at ?? at).getTime()).date }
  if (row.terms !== 'consignment')
    return { ...source, cost_cents: row.offered_cents, acquired_from: [name, `№ ${row.id}`].filter(Boolean).join(', ') }
  return {
    ...source,
    ownership: 'consignment' as const,
    consignor_name: name || `№ ${row.id}`,
    consignor_contact: contact,
    consignor_share: row.consignor_share,
    consignor_cents: row.consignor_share === null ? row.offered_cents : null,
  }
}

/** Copies the end date of the consignment. Uses SQL, because database drivers parse dates differently. */
async function keepTerms(tx: Tx, pieceId: number, id: number): Promise<void> {
  await sql`update piece_private set consigned_until = (select consigned_until from buyback where id = ${id}) where piece_id = ${pieceId}`.execute(
    tx,
  )
}

async function writeReport(tx: Tx, pieceId: number, { zones, inspected_by: staffId }: BuybackRow, at: Date): Promise<void> {
  const report = { piece_id: pieceId, stage: 'intake', zones: JSON.stringify(zones), staff_id: staffId, written_at: at } as const
  await tx.insertInto('condition_report').values(report).execute()
}

type Queued = { pieceId: number; actor: StaffActor; photos: readonly StoredOriginal[]; number: number; at: Date }

async function queuePhotos(tx: Tx, { pieceId, actor, photos, number, at }: Queued): Promise<void> {
  const batch = randomUUID()
  for (const [position, { name, ...photo }] of photos.entries()) {
    const id = randomUUID()
    const insertedUpload = await tx
      .insertInto('photo_upload')
      .values({
        id,
        batch,
        position,
        ...photo,
        staff_id: actor.staffId,
        session_id: actor.sessionId,
        request_id: actor.requestId,
        piece_id: pieceId,
        file_name: `${number}-${position + 1}.jpg`,
        taken_at: null,
        original: name,
        created_at: at,
      })
      // the form may contain the same photograph twice
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (insertedUpload) await enqueue(tx, 'make-photo', { upload: id })
  }
}
