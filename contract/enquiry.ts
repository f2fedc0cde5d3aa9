import { z } from 'zod'
import { Day } from '#contract/date.ts'
import { EmailTextOrEmpty } from '#contract/email-text.ts'
import { ErrorBody } from '#contract/errors.ts'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { kinds } from '#contract/piece.ts'
import { buybackConditions, buybackKits } from '#contract/rules/buyback-choices.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { photoChannels } from '#contract/rules/photo-channels.ts'
import { isStorable } from '#contract/rules/storable.ts'

const text = (max: number) => z.string().trim().max(max).refine(isStorable)
const line = (max: number) => text(max).refine((value) => !/[\r\n]/.test(value))
const optionalLine = line(limits.enquiryLineMaxChars).optional()

/**
 * The idempotency key of a form. A retry with the same key and the same body, photographs included, gets the first response; nothing is
 * stored or sent again. The same key with a different body counts as a new form.
 */
export const FormKey = z.uuid().optional().meta({ description: 'Idempotency key: the same for each retry of one form.' })

const contactFields = {
  name: line(limits.enquiryLineMaxChars).min(1),
  phone: z.string().max(40).refine(isPhone).meta({
    description:
      'Seven to fifteen digits in any spacing (FORM-01). Stored as +79161234567 if the country is given or clear, else as typed.',
  }),
  consent: z.boolean().optional(),
  key: FormKey,
  website: z.string().max(1000).optional().meta({ description: 'Honeypot: people leave it empty, bots fill it in.' }),
  page: line(300)
    .regex(/^\/(?![/\\])/)
    .optional()
    .meta({ description: 'Path of the page that contains the form.' }),
}

const email = EmailTextOrEmpty.optional()
const message = text(limits.messageMaxChars).optional()

export const TradeIn = z.boolean().optional().meta({ description: 'Whether the person has a piece to trade in.' })

/** Tokens from `POST /api/enquiry-photos/`. Each token is valid for one enquiry and for one day. */
const photos = z
  .array(z.string().regex(/^[\w-]{22}$/))
  .max(limits.enquiryPhotosMax)
  .optional()
  .meta({ description: 'Tokens of photographs uploaded before, in order.' })

/** Pages whose form requires a message. Forms on other pages can be sent without one. */
const questionPages = /^\/(contacts|support|product\/\d+|jewelry\/\d+|bag\/\d+)\/?(\?|$)/

/**
 * Body of `POST /api/contacts/`, as JSON or as multipart with up to six images. An `order_request` requires a name of at least two
 * characters. A `contact` from one of the `questionPages` requires a message.
 */
export const ContactRequest = z
  .strictObject({
    ...contactFields,
    email,
    message,
    photos,
    kind: z.enum(['contact', 'order_request']).default('contact'),
    reference: optionalLine.meta({ description: 'Reference of an order request; prepended to its message.' }),
  })
  .refine((body) => body.kind !== 'order_request' || body.name.length >= limits.orderNameMinChars, { path: ['name'] })
  .superRefine(({ kind, page, message: text = '' }, ctx) => {
    if (kind === 'contact' && !text && questionPages.test(page ?? ''))
      ctx.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, path: ['message'], input: text })
  })
export type ContactRequest = z.input<typeof ContactRequest>

/** Body of `POST /api/live-photo-requests/`: asks for new photographs of one piece. The channel `email` requires an email address. */
export const LivePhotoRequest = z
  .strictObject({
    ...contactFields,
    email,
    message,
    kind: z.enum(kinds),
    piece_id: Id,
    channel: z.enum(photoChannels).optional().meta({ description: 'Where to send the photographs; all but `email` use the phone.' }),
  })
  .refine((body) => body.channel !== 'email' || Boolean(body.email), { path: ['email'] })
export type LivePhotoRequest = z.output<typeof LivePhotoRequest>

/** Body of `POST /api/price-requests/`: names a watch (`watch`), or a piece of any kind (`kind` and `piece_id`). */
export const PriceRequest = z
  .strictObject({
    ...contactFields,
    email,
    message,
    watch: Id.optional(),
    kind: z.enum(kinds).optional(),
    piece_id: Id.optional(),
    trade_in: TradeIn,
  })
  .refine((body) => body.watch !== undefined || (body.kind !== undefined && body.piece_id !== undefined), { path: ['piece_id'] })
export type PriceRequest = z.output<typeof PriceRequest>

/** The kind and id of a piece that a visitor wants to see, such as `watch-7`. */
const pieceName = /^(watch|jewelry|bag)-[1-9]\d{0,9}$/

/** Body of `POST /api/appointments/`: books a visit. Day and time are local to the office. */
export const AppointmentRequest = z.strictObject({
  ...contactFields,
  city: z.enum(offices.map(({ key }) => key)),
  date: Day.meta({ description: 'Date at the office, 2026-11-24.' }),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ description: 'Time at the office, 15:30, on the half hour.' }),
  comment: message,
  pieces: z
    .array(z.string().regex(pieceName))
    .max(limits.visitPiecesMax)
    .optional()
    .meta({ description: 'Piece the person wants to see, such as `watch-7`.' }),
  deposit_agreed: z.boolean().optional().meta({
    description: 'Whether the person agrees to the refundable deposit; required if a piece has to be brought from another office for one.',
  }),
})
export type AppointmentRequest = z.output<typeof AppointmentRequest>

/**
 * Query of `GET /api/visit-times/`. The response lists in `taken` the times of the day that cannot be booked, local to the office. These
 * include all times before the pieces arrive at the office.
 */
export const VisitTimesQuery = AppointmentRequest.pick({ city: true, date: true }).extend({
  pieces: z
    .string()
    .refine((text) => text.split(',').every((name) => pieceName.test(name)) && text.split(',').length <= limits.visitPiecesMax)
    .optional()
    .meta({ description: 'Pieces the person wants to see: `watch-7,bag-3`.' }),
})
export const VisitTimes = z.object({ taken: z.array(z.string()) }).meta({ id: 'VisitTimes' })

/** Body of `POST /api/buyback-requests/`, as JSON or as multipart with up to six images. */
export const BuybackRequest = z.strictObject({
  ...contactFields,
  email,
  kind: z.enum(kinds).optional().meta({ description: 'Kind of the offered piece; a watch by default.' }),
  brand: line(limits.enquiryLineMaxChars).min(1),
  model: line(limits.enquiryLineMaxChars).min(1),
  year: z.int().min(limits.yearMin).max(limits.yearMax).optional(),
  condition: z.enum(buybackConditions).optional(),
  serial: optionalLine,
  kit: z.enum(buybackKits).optional(),
  expected_price: optionalLine,
  city: optionalLine,
  comment: message,
  photos,
})
export type BuybackRequest = z.output<typeof BuybackRequest>

/** Body of `POST /api/missing-model-requests/`: asks for a piece that is not in the catalog. The name has at least two characters. */
export const MissingModelRequest = z.strictObject({
  ...contactFields,
  name: line(limits.enquiryLineMaxChars).min(limits.orderNameMinChars),
  email,
  brand: optionalLine,
  model: optionalLine,
  reference: optionalLine,
  message,
})
export type MissingModelRequest = z.output<typeof MissingModelRequest>

/** Error body of an enquiry form. `gone_photos`: tokens of photographs that must be uploaded again. */
export const EnquiryRefused = ErrorBody.extend({ gone_photos: z.array(z.string()).optional() }).meta({ id: 'EnquiryRefused' })
export type EnquiryRefused = z.output<typeof EnquiryRefused>

/** Response to an enquiry form, with status 201. */
export const EnquiryTaken = z
  .object({ detail: z.string(), number: z.int().meta({ description: 'Number of the enquiry, which the person can quote.' }) })
  .meta({ id: 'EnquiryTaken' })
export type EnquiryTaken = z.output<typeof EnquiryTaken>

/** Response to a booked visit. `calendar_url`: the URL of an .ics file. `visit_url`: the path of the visit's page. `starts_at`: UTC. */
export const AppointmentTaken = EnquiryTaken.extend({ calendar_url: z.string(), visit_url: z.string(), starts_at: z.iso.datetime() }).meta({
  id: 'AppointmentTaken',
})
export type AppointmentTaken = z.output<typeof AppointmentTaken>

/** Response to `POST /api/enquiry-photos/` (multipart with one image). Send `token` in `photos` of an enquiry form within one day. */
export const PhotoTaken = z.object({ token: z.string(), width: z.int(), height: z.int() }).meta({ id: 'PhotoTaken' })
export type PhotoTaken = z.output<typeof PhotoTaken>
