import { z } from 'zod'
import { CodeVerification } from '#contract/auth.ts'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { orderContactFields, orderDestinations, TradeInCredit } from '#contract/order.ts'
import { Photo } from '#contract/photo.ts'
import { kinds, PriceUsd } from '#contract/piece.ts'
import { quoteStates } from '#contract/rules/quote-states.ts'
import { isStorable } from '#contract/rules/storable.ts'

/** Path parameter of a quote link: a secret token. */
export const QuoteParams = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) })

const QuotePiece = z.object({
  id: Id,
  kind: z.enum(kinds),
  brand: z.string(),
  model_name: z.string(),
  reference: z.string().nullable(),
  price_usd: PriceUsd.meta({ description: 'Price for this person until the quote expires.' }),
  photo: Photo.nullable(),
  city_name: z.string().nullable().meta({ description: 'The city where the piece is; null once it has left the catalog.' }),
  moving_to_city_name: z.string().nullable().meta({ description: 'City that the piece is being transferred to.' }),
  is_available: z.boolean().meta({ description: 'Whether this person can still order the piece; another order may have taken it.' }),
})

/** A quote as shown by its link. Contains no personal data, because the link may be forwarded. */
export const Quote = z
  .object({
    state: z.enum(quoteStates),
    number: Id.meta({ description: 'Number of the thread that the quote belongs to.' }),
    expires_at: z.iso.datetime(),
    is_held: z.boolean().meta({ description: 'Whether the pieces are held for this person.' }),
    pieces: z.array(QuotePiece),
    goods_price: PriceUsd,
    credit: TradeInCredit.nullable().meta({ description: 'Credit for the piece that the person trades in.' }),
    is_credit_free: z.boolean().meta({ description: 'False if another order has used the credit or its sum is no longer agreed.' }),
    delivery_price: PriceUsd.nullable().meta({
      description: 'Agreed price of delivery to an address; null if the usual price applies. Pickup is free.',
    }),
    phone_end: z.string().nullable().meta({ description: 'Last two digits of the phone that the quote was made for.' }),
  })
  .meta({ id: 'Quote' })
export type Quote = z.output<typeof Quote>

/** Response to `POST …/open/`, which records that the quote was viewed. `is_yours`: whether the signed-in customer may order. */
export const OpenedQuote = z.object({ is_yours: z.boolean() })

const common = { ...orderContactFields, comment: z.string().trim().max(limits.orderCommentMaxChars).nullish() }

/** Body of `POST …/order/`: the recipient and destination. The amounts are taken from the quote. */
export const OrderQuote = z.discriminatedUnion('delivery_method', [
  z.strictObject({ ...common, ...orderDestinations[0] }),
  z.strictObject({ ...common, ...orderDestinations[1] }),
])
export type OrderQuote = z.input<typeof OrderQuote>
export type CheckedQuoteOrder = z.output<typeof OrderQuote>

/**
 * Body of `POST …/code/`. The shop calls the phone number of the quote; the last four digits of the caller's number are the code for
 * `…/order_by_code/`. A form sent without JavaScript includes `delivery_method`, and is redirected to the page with the fields of that
 * method.
 */
export const QuoteCodeRequest = z.strictObject({ delivery_method: z.enum(['pickup', 'delivery']).default('pickup') })

const { phone: _phone, ...named } = common
const byCode = { ...named, code: CodeVerification.shape.code }
const city = z.coerce.number().pipe(Id)

/**
 * Body of `POST …/order_by_code/`: orders without an account. The phone number verified by the code becomes the phone number of the order.
 */
export const OrderQuoteByCode = z.discriminatedUnion('delivery_method', [
  z.strictObject({ ...byCode, ...orderDestinations[0], pickup_city_id: city, pickup_workshop_id: city.nullish() }),
  z.strictObject({ ...byCode, ...orderDestinations[1] }),
])
export type CheckedOrderByCode = z.output<typeof OrderQuoteByCode>

/** Body of `POST …/decline/`. `words`: the customer's comment. */
export const DeclineQuote = z.strictObject({
  words: z.string().trim().max(limits.orderCommentMaxChars).refine(isStorable).default(''),
})
