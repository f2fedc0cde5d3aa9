import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'
import { contactPhone, homeCountries } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { events } from '#server/context/events.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { openRequestedBuyback } from '#server/domain/buybacks/open-buyback.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import { enquiryMessage } from '#server/domain/enquiries/enquiry-labels.ts'
import { claimPhotos } from '#server/domain/enquiries/enquiry-photos.ts'
import { queueAnnouncements } from '#server/domain/enquiries/queue-announcements.ts'
import type { Submit } from '#server/domain/enquiries/read-submit.ts'
import { type AskedVisit, readVisit } from '#server/domain/enquiries/read-visit.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { networkDigest } from '#server/domain/threads/blocked-senders.ts'
import { openThread } from '#server/domain/threads/open-thread.ts'
import { bookVisit, findBookedVisit, isTimeTaken } from '#server/domain/visits/book-visit.ts'
import { remindOfVisit } from '#server/domain/visits/queue-visit-notification.ts'
import { transferText } from '#server/domain/visits/transfer-text.ts'

/** A validated enquiry. `fields`: the person's input, keyed by the field names of the API. */
export type NewEnquiry = {
  kind: EnquiryKind
  fields: { phone: string } & Record<string, unknown>
  language: Language
  page?: string | undefined
  piece?: { kind: Kind; id: number }
  visit?: AskedVisit | undefined
  photos?: readonly string[] | undefined
  lostPhotos?: number
  submit?: Submit | null
  ip: string
}

/** A stored enquiry. `number`: the number of the thread, which the person sees. */
export type StoredEnquiry = {
  id: number
  number: number
  calendarToken: string | null
  startsAt: Date | null
  visitId?: number | null
  lostPhotos?: number
}

/** Rolls back the transaction when the same submission has already stored an enquiry. */
class KnownSubmitError extends Error {}

/**
 * Stores an enquiry with its photographs and queues its announcements to the staff, in one transaction. A retry with the same idempotency
 * key and content returns the stored enquiry. Without a key, only a retry with photographs or for a visit is recognized. Throws `invalid`
 * if photographs were purged, or if the time of the visit is taken.
 */
export async function storeEnquiry(ctx: ShopContext, customer: Customer | null, enquiry: NewEnquiry): Promise<StoredEnquiry> {
  const { kind, language, page, piece, visit, photos = [], lostPhotos = 0, submit = null } = enquiry
  const [about] = piece ? [piece] : (visit?.pieces ?? [])
  const pieceId = about ? getPiece(ctx.catalog.current(), about.kind, about.id).id : null
  const { startsAt, rows } = visit ? readVisit(ctx, visit) : { startsAt: null, rows: [] }
  const pieceIds = rows.map(({ id }) => id)
  const transfer = visit && transferText(ctx, { pieces: rows, office: visit.city, language })
  const calendarToken = visit ? randomBytes(16).toString('base64url') : null
  const photoCount = photos.length + lostPhotos
  const fields = {
    ...enquiry.fields,
    phone: contactPhone(enquiry.fields.phone, homeCountries(language, visit?.city)),
    ...(photoCount ? { photos: photoCount } : {}),
    ...(transfer ? { transfer } : {}),
  }
  const storedFields = JSON.stringify({ ...fields, ...(lostPhotos ? { lost_photos: lostPhotos } : {}) })
  const storing = transaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('enquiry')
      .values({
        kind,
        piece_id: pieceId,
        fields: storedFields,
        message: enquiryMessage(kind, fields, language),
        language,
        page: page ?? null,
        customer_id: customer?.customerId ?? null,
        starts_at: startsAt,
        calendar_token: calendarToken,
        submit_key: submit?.key ?? null,
        submit_digest: submit?.digest ?? null,
        created_at: new Date(ctx.now()),
      })
      .onConflict((conflict) => conflict.columns(['submit_key', 'submit_digest']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new KnownSubmitError()
    await claimPhotos(tx, row.id, photos)
    const booked = { enquiryId: row.id, startsAt, pieceIds }
    const visitId = visit && startsAt ? await bookVisit(tx, { ...booked, startsAt, office: visit.city }) : null
    if (visitId && startsAt) await remindOfVisit(tx, { id: visitId, startsAt, now: ctx.now() })
    const customerId = customer?.customerId ?? null
    const threadInput = { ctx, kind, enquiryId: row.id, customerId, pieceId, language, fields, now: ctx.now() }
    const number = await openThread(tx, { ...threadInput, networkDigest: networkDigest(ctx, enquiry.ip) })
    if (kind === 'buyback') await openRequestedBuyback(tx, { threadId: number, language, fields, now: ctx.now() })
    await queueAnnouncements(tx, ctx, row.id)
    return { id: row.id, number, calendarToken, startsAt, visitId }
  })
  const findEarlier = async (error: unknown): Promise<StoredEnquiry | undefined> => {
    if (submit && error instanceof KnownSubmitError) return findSubmittedEnquiry(ctx.db, submit)
    if (isPhotoGone(error)) return findSentEnquiry(ctx.db, kind, storedFields, photos)
    return isTimeTaken(error) ? findBookedVisit(ctx.db, storedFields, pieceIds) : undefined
  }
  return storing.then(publishStored, async (error: unknown) => {
    const sentEnquiry = await findEarlier(error)
    if (sentEnquiry) return sentEnquiry
    throw error
  })
}

/** Finds the enquiry that an earlier attempt of the same submission has stored. */
export async function findSubmittedEnquiry(db: Db, { key, digest }: Submit): Promise<StoredEnquiry | undefined> {
  const { rows } = await sql<StoredEnquiry>`
    select e.id, t.id as number, e.calendar_token as "calendarToken", e.starts_at as "startsAt", v.id as "visitId",
      coalesce((e.fields ->> 'lost_photos')::int, 0) as "lostPhotos"
    from enquiry e join thread t on t.enquiry_id = e.id left join visit v on v.enquiry_id = e.id
    where e.submit_key = ${key}::uuid and e.submit_digest = ${digest}`.execute(db)
  return rows[0]
}

function publishStored(stored: StoredEnquiry): StoredEnquiry {
  events.enquiryStored.publish({})
  return stored
}

const isPhotoGone = (error: unknown) => error instanceof CodedError && error.details.reason === 'photo-gone'

/**
 * Finds an earlier enquiry with the same photographs and content, because the browser submits the form again after a lost response. The
 * tokens of the photographs are secret, so they identify the sender.
 */
async function findSentEnquiry(db: Db, kind: EnquiryKind, fields: string, tokens: readonly string[]): Promise<StoredEnquiry | undefined> {
  const { rows } = await sql<StoredEnquiry>`
    select enquiry.id, thread.id as number, calendar_token as "calendarToken", starts_at as "startsAt"
    from enquiry join thread on thread.enquiry_id = enquiry.id
    where enquiry.id = (select enquiry_id from enquiry_photo where token = ${tokens[0] ?? ''})
      and enquiry.kind = ${kind} and fields = ${fields}::jsonb
      and array(select token from enquiry_photo p where p.enquiry_id = enquiry.id order by position) = ${[...tokens]}::text[]`.execute(db)
  return rows[0]
}
