import { sql } from 'kysely'
import { defaultLanguage } from '#contract/language.ts'
import { phoneDigits, shownPhone } from '#contract/rules/phone.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { DeliveryError, throwRetryable } from '#server/context/delivery-error.ts'
import { enquiryLabels, enquiryMessage, fieldValue } from '#server/domain/enquiries/enquiry-labels.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { Email } from '#server/domain/mail/email.ts'
import { describePiece } from '#server/domain/mail/piece-summary.ts'
import { staffUrl } from '#server/domain/mail/staff-url.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type Announcement = { enquiry_id: number; by: 'mail' | 'telegram'; to: string }
type Row = { label: string; value: string }
type EnquiryPhoto = { token: string; bytes: number; number: number }

/** Maximum size of all attached photographs together. Mail servers commonly accept 10 MB, and base64 adds a third. */
const attachedBytesMax = 6_000_000

/** Announcements are in Russian, the language of the staff, regardless of the visitor's language. */
const language = defaultLanguage

/** Announces an enquiry with all its fields to one email address or chat of the staff. An email has the visitor's photographs attached. */
export async function announceEnquiry(ctx: ShopContext, { enquiry_id, by, to }: Announcement, signal: AbortSignal): Promise<void> {
  const enquiry = await readEnquiry(ctx, enquiry_id)
  if (!enquiry) return
  const { title, about, rows, message, url } = enquiry
  if (by === 'mail') return emailEnquiry(ctx, enquiry, to, signal)
  const lines = [...about, ...rows].map(({ label, value }) => `${label}: ${value}`)
  const text = [title, '', ...lines, ...(message ? ['', message] : []), '', url].join('\n')
  await ctx.ports.telegram.send(to, text, signal).catch(throwRetryable)
}

/**
 * Emails an enquiry with as many photographs as mail servers usually accept. If the server permanently rejects the email, sends it again
 * without photographs. If this fails too, the job is retried, because a full mailbox may have room later.
 */
async function emailEnquiry(ctx: ShopContext, enquiry: Enquiry, to: string, signal: AbortSignal): Promise<void> {
  const fitting = selectPhotosToAttach(enquiry.photos)
  try {
    await sendEmail(ctx, { enquiry, attached: fitting, to }, signal).catch((error: unknown) => {
      if (!isFinal(error) || !fitting.length) throw error
      return sendEmail(ctx, { enquiry, attached: [], to }, signal)
    })
  } catch (error) {
    throwRetryable(error)
  }
}

const isFinal = (error: unknown): error is DeliveryError => error instanceof DeliveryError && error.isFinal

function selectPhotosToAttach(photos: readonly EnquiryPhoto[]): EnquiryPhoto[] {
  let bytesLeft = attachedBytesMax
  return photos.filter(({ bytes }) => {
    if (bytes > bytesLeft) return false
    bytesLeft -= bytes
    return true
  })
}

type Sent = { enquiry: Enquiry; attached: readonly EnquiryPhoto[]; to: string }

async function sendEmail(ctx: ShopContext, { enquiry, attached, to }: Sent, signal: AbortSignal): Promise<void> {
  const attachments = await Promise.all(attached.map((photo) => readAttachment(ctx, photo)))
  const message = composeEmail(enquiryEmail(ctx, enquiry, attached), ctx)
  const replyTo = enquiry.email ? { replyTo: enquiry.email } : {}
  await ctx.ports.mail.send({ ...message, ...replyTo, to, id: `enquiry-${enquiry.id}`, attachments: attachments.flat() }, signal)
}

async function readAttachment({ ports }: ShopContext, { token, number }: EnquiryPhoto) {
  const bytes = await ports.enquiryFiles.get(photoFileName(token))
  if (!bytes) return []
  return [{ filename: `photo-${number}.jpg`, contentType: 'image/jpeg', content: bytes.toString('base64'), encoding: 'base64' as const }]
}

function enquiryEmail(
  ctx: ShopContext,
  { title, rows, message, preview, photos, piece, url }: Enquiry,
  attached: readonly EnquiryPhoto[],
): Email {
  const others = photos.filter((photo) => !attached.includes(photo)).map(({ token }) => photoFileName(token))
  const notAttached = others.length ? [{ label: 'Не вложены, лежат в магазине', value: others.join('\n') }] : []
  const shown = piece && { name: piece.name, price: '', url: piece.url, ...describePiece(ctx, piece.id, language) }
  const pieces = shown ? [{ kind: 'pieces' as const, pieces: [shown] }] : []
  return {
    language,
    subject: title,
    preview,
    heading: title,
    isToStaff: true,
    parts: [
      ...pieces,
      { kind: 'facts', rows: [...rows, ...notAttached] },
      ...(message ? [{ kind: 'quote' as const, text: message }] : []),
      { kind: 'button', label: 'Открыть обращение', url },
    ],
  }
}

const fieldOrder = Object.keys(enquiryLabels[language].fields)
const orderOf = (name: string) => (fieldOrder.includes(name) ? fieldOrder.indexOf(name) : fieldOrder.length)
const byLabel = ([one]: [string, unknown], [other]: [string, unknown]) => orderOf(one) - orderOf(other)

type Enquiry = NonNullable<Awaited<ReturnType<typeof readEnquiry>>>

async function readEnquiry(ctx: ShopContext, id: number) {
  const { db, origins } = ctx
  const enquiry = await db
    .selectFrom('enquiry')
    .leftJoin('piece', 'piece.id', 'enquiry.piece_id')
    .leftJoin('brand', 'brand.id', 'piece.brand_id')
    .leftJoin('thread', 'thread.enquiry_id', 'enquiry.id')
    .selectAll('enquiry')
    .select('thread.id as number')
    .select(['piece.kind as piece_kind', 'piece.reference', 'piece.status'])
    .select(sql<string>`concat_ws(' ', brand.name, piece.model_name)`.as('piece_name'))
    .where('enquiry.id', '=', id)
    .executeTakeFirst()
  if (!enquiry) return null
  const photos = await db
    .selectFrom('enquiry_photo')
    .select(['token', 'bytes'])
    .where('enquiry_id', '=', id)
    .orderBy('position')
    .limit(10)
    .execute()
  const { kind, fields, page, piece_id, piece_kind, piece_name, reference } = enquiry
  const url = staffUrl(ctx, enquiry.number === null ? '/inbox' : `/inbox/${enquiry.number}`)
  const { message, comment, consent: _consent, photos: _count, lost_photos: lost, ...others } = fields
  // sort the fields, because jsonb does not keep their order
  const facts = Object.entries(others)
    .toSorted(byLabel)
    .map(([name, value]) => ({
      label: enquiryLabels[language].fields[name] ?? name,
      value: name === 'phone' ? shownPhone(String(value)) : fieldValue(language, name, value),
    }))
  const piece = piece_id && piece_kind ? { id: piece_id, name: piece_name, url: origins[language] + piecePath(piece_kind, piece_id) } : null
  const about: Row[] = piece ? [{ label: 'Предмет', value: [piece_name, reference, piece.url].filter(Boolean).join('\n') }] : []
  const rows: Row[] = [
    ...facts.filter(({ value }) => value !== ''),
    ...(photos.length ? [{ label: enquiryLabels[language].fields.photos ?? '', value: `${photos.length}\n${url}` }] : []),
    ...(kind === 'appointment' ? joinedRows(fields) : []),
    { label: 'Язык', value: enquiry.language === 'ru' ? 'русский' : 'английский' },
    { label: 'Покупатель', value: enquiry.customer_id ? 'вошёл в аккаунт' : 'без аккаунта' },
    ...(page ? [{ label: 'Страница', value: page }] : []),
    ...(lost ? [{ label: 'Не сохранено фотографий', value: String(lost) }] : []),
  ]
  return {
    id,
    title: `${enquiryLabels[language].kinds[kind]} № ${enquiry.number ?? id}`,
    preview: [fields.name, piece_name].filter(Boolean).join(', '),
    piece,
    about,
    url,
    rows,
    message: String(message ?? comment ?? ''),
    email: String(fields.email ?? ''),
    photos: photos.map((photo, at): EnquiryPhoto => ({ ...photo, number: at + 1 })),
  }
}

/**
 * Returns two rows for the staff to copy: the phone as digits, and the appointment as one line in the format of the specification
 * (FORM-05).
 */
const joinedRows = (fields: Record<string, unknown>): Row[] => [
  { label: 'Телефон цифрами', value: phoneDigits(String(fields.phone)) },
  { label: 'Одной строкой', value: enquiryMessage('appointment', fields, language) },
]
