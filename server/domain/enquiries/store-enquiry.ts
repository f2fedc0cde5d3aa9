import { randomBytes } from 'node:crypto'
import type { EnquiryKind } from '#contract/enquiry.ts'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { Visit } from '#contract/rules/visit-times.ts'
import { contactPhone } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import { claimPhotos, findSent } from '#server/domain/enquiries/claim-photos.ts'
import { enquiryMessage } from '#server/domain/enquiries/enquiry-message.ts'
import { visitStart } from '#server/domain/enquiries/visit-start.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** An enquiry as its form's schema let it through. `fields` are what the person filled in, in the form's own words. */
export type NewEnquiry = {
  kind: EnquiryKind
  fields: { phone: string } & Record<string, unknown>
  language: Language
  page?: string | undefined
  piece?: { kind: Kind; id: number }
  visit?: Visit
  /** Tokens of photographs that were taken in before. */
  photos?: readonly string[] | undefined
  /** How many more there were, which could not be kept. */
  lostPhotos?: number
}

export type StoredEnquiry = { id: number; calendarToken: string | null; startsAt: Date | null }

/**
 * Keeps what a visitor asks, with its photographs, and has it announced to the staff: all of it or nothing (FORM-08). A form with
 * photographs that is sent again is the enquiry it was. Throws `invalid` where photographs are gone.
 */
export async function storeEnquiry(ctx: ShopContext, customer: Customer | null, enquiry: NewEnquiry): Promise<StoredEnquiry> {
  const { kind, language, page, piece, visit, photos = [], lostPhotos = 0 } = enquiry
  const pieceId = piece ? getPiece(ctx.catalog.current(), piece.kind, piece.id).id : null
  const startsAt = visit ? visitStart(visit, ctx.now()) : null
  const calendarToken = visit ? randomBytes(16).toString('base64url') : null
  const photoCount = photos.length + lostPhotos
  const fields = { ...enquiry.fields, phone: contactPhone(enquiry.fields.phone), ...(photoCount ? { photos: photoCount } : {}) }
  const kept = JSON.stringify({ ...fields, ...(lostPhotos ? { lost_photos: lostPhotos } : {}) })
  const storing = transaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('enquiry')
      .values({
        kind,
        piece_id: pieceId,
        fields: kept,
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
    await announce(tx, row.id, ctx.staff)
    return { id: row.id, calendarToken, startsAt }
  })
  return storing.catch(async (error: unknown) => {
    const sent = isPhotoGone(error) && (await findSent(ctx.db, kind, kept, photos))
    if (sent) return sent
    throw error
  })
}

const isPhotoGone = (error: unknown) => error instanceof CodedError && error.details.reason === 'photo-gone'

/** One job for each recipient: one that fails brings nothing to the others twice. */
async function announce(tx: Tx, enquiryId: number, { mails, telegramChat }: ShopContext['staff']): Promise<void> {
  const recipients = [
    ...mails.map((to) => ({ by: 'mail' as const, to })),
    ...(telegramChat ? [{ by: 'telegram' as const, to: telegramChat }] : []),
  ]
  for (const { by, to } of recipients)
    await enqueue(tx, 'announce-enquiry', { enquiry_id: enquiryId, by, to }, { key: `${enquiryId} ${by} ${to}` })
}
