import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'
import { contactPhone } from '#contract/rules/phone.ts'
import { type Visit, visitTimes, visitTimestamp } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { events } from '#server/context/events.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import { enquiryMessage } from '#server/domain/enquiries/enquiry-labels.ts'
import { claimPhotos } from '#server/domain/enquiries/enquiry-photos.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { networkDigest } from '#server/domain/threads/blocked-senders.ts'
import { openThread } from '#server/domain/threads/open-thread.ts'
import { bookVisit, findBookedVisit, isTimeTaken } from '#server/domain/visits/book-visit.ts'

/** A validated enquiry. `fields` are what the person filled in, by their wire names. */
export type NewEnquiry = {
  kind: EnquiryKind
  fields: { phone: string } & Record<string, unknown>
  language: Language
  page?: string | undefined
  piece?: { kind: Kind; id: number }
  visit?: Visit
  /** Tokens of photographs that were uploaded before. */
  photos?: readonly string[] | undefined
  /** How many more there were that could not be stored. */
  lostPhotos?: number
  /** Where it comes from. */
  ip: string
}

/** `number` is that of the thread, which the person can name. */
export type StoredEnquiry = { id: number; number: number; calendarToken: string | null; startsAt: Date | null }

/**
 * Stores an enquiry with its photographs, and queues its announcements to the staff: all of it or nothing. A form with
 * photographs, or one for a visit, that is sent again is the same enquiry. Throws `invalid` where photographs are gone, or where
 * somebody else has the time of a visit.
 */
export async function storeEnquiry(ctx: ShopContext, customer: Customer | null, enquiry: NewEnquiry): Promise<StoredEnquiry> {
  const { kind, language, page, piece, visit, photos = [], lostPhotos = 0 } = enquiry
  const pieceId = piece ? getPiece(ctx.catalog.current(), piece.kind, piece.id).id : null
  const startsAt = visit ? visitStart(visit, ctx.now()) : null
  const calendarToken = visit ? randomBytes(16).toString('base64url') : null
  const photoCount = photos.length + lostPhotos
  const fields = { ...enquiry.fields, phone: contactPhone(enquiry.fields.phone), ...(photoCount ? { photos: photoCount } : {}) }
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
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await claimPhotos(tx, row.id, photos)
    if (visit && startsAt) await bookVisit(tx, { enquiryId: row.id, office: visit.city, startsAt })
    const customerId = customer?.customerId ?? null
    const asked = { kind, enquiryId: row.id, customerId, pieceId, language, fields, now: ctx.now() }
    const number = await openThread(tx, { ...asked, networkDigest: networkDigest(ctx, enquiry.ip) })
    await announce(tx, row.id, ctx.staff)
    return { id: row.id, number, calendarToken, startsAt }
  })
  return storing.then(publishStored, async (error: unknown) => {
    const sent = isPhotoGone(error)
      ? await findSentEnquiry(ctx.db, kind, storedFields, photos)
      : isTimeTaken(error) && (await findBookedVisit(ctx.db, storedFields))
    if (sent) return sent
    throw error
  })
}

function publishStored(stored: StoredEnquiry): StoredEnquiry {
  events.enquiryStored.publish({})
  return stored
}

const isPhotoGone = (error: unknown) => error instanceof CodedError && error.details.reason === 'photo-gone'

/**
 * The enquiry that has these very photographs and the same content, or undefined: its response was lost, and the form is sent again. Nobody
 * else knows the tokens.
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

/** One job for each recipient: a failed one sends nothing to the others twice. */
async function announce(tx: Tx, enquiryId: number, { mails, telegramChat }: ShopContext['staff']): Promise<void> {
  const recipients = [
    ...mails.map((to) => ({ by: 'mail' as const, to })),
    ...(telegramChat ? [{ by: 'telegram' as const, to: telegramChat }] : []),
  ]
  for (const { by, to } of recipients)
    await enqueue(tx, 'announce-enquiry', { enquiry_id: enquiryId, by, to }, { key: `${enquiryId} ${by} ${to}` })
}

/** When a visit begins. It must be within the opening hours of its office, and not in the past; else throws `invalid`. */
export function visitStart(visit: Visit, now: number): Date {
  const times = visitTimes(visit.city, visit.date, now)
  if (!times.length) throw new CodedError('invalid', { fields: { date: 'visit-day-closed' } })
  if (!times.includes(visit.time)) throw new CodedError('invalid', { fields: { time: 'visit-time-closed' } })
  return new Date(visitTimestamp(visit))
}
