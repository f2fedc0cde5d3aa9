import { z } from 'zod'
import { EmailText } from '#contract/email-text.ts'
import { languages } from '#contract/language.ts'
import { PriceUsd } from '#contract/piece.ts'
import { rateSources } from '#contract/rules/exchange-rate.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { billingFactNames } from '#contract/rules/staff/billing-facts.ts'
import { documentKinds } from '#contract/rules/staff/order-enums.ts'

const InBoth = z.object({ ru: z.string(), en: z.string() })

/** The organization that buys, and its tax number. */
export const BuyerCompany = z.object({ name: z.string(), address: z.string(), tax_number: z.string() }).meta({ id: 'StaffBuyerCompany' })
export type BuyerCompany = z.infer<typeof BuyerCompany>

const Billing = z
  .object(recordOf(billingFactNames.map((name) => [name, z.string()])))
  .meta({ description: 'Tax and bank data of the seller; older documents have none.' })

/** Content of a document, frozen when it was issued. */
export const DocumentBody = z.object({
  order_number: z.string(),
  ordered_on: z.iso.datetime(),
  seller: z.object({ name: InBoth, address: InBoth, phone: z.string(), email: z.string(), billing: Billing.optional() }),
  buyer: z.object({ name: z.string(), phone: z.string(), email: z.string(), company: BuyerCompany.nullish() }),
  destination: InBoth,
  shipment: z.string().nullable(),
  lines: z.array(
    z.object({
      name: z.string(),
      reference: z.string().nullable(),
      year: z.int().nullish().meta({ description: 'Older documents have neither year, set nor serial number.' }),
      set: InBoth.nullish(),
      serial: z.string().nullish(),
      quantity: z.int(),
      price_usd: PriceUsd,
      sum_usd: PriceUsd,
    }),
  ),
  goods_usd: PriceUsd,
  discount_usd: PriceUsd,
  credit: z
    .object({ piece: z.string(), sum_usd: PriceUsd })
    .nullish()
    .meta({ description: 'Credit for a piece traded in; older documents have none.' }),
  delivery_usd: PriceUsd,
  total_usd: PriceUsd,
  returned_usd: PriceUsd.optional().meta({ description: 'Worth of the returned pieces; older documents have none.' }),
  taken_usd: PriceUsd,
  due_usd: PriceUsd,
  rate: z
    .object({ source: z.enum(rateSources), day: z.iso.date(), rub: z.string(), aed: z.string() })
    .nullish()
    .meta({ description: 'Roubles and dirhams per dollar on the day of issue; none in older documents, nor if the rate was too old.' }),
  with_prices: z.boolean(),
})
export type DocumentBody = z.infer<typeof DocumentBody>

export const StaffDocument = z
  .object({
    number: z.string(),
    kind: z.enum(documentKinds),
    order_id: z.string(),
    language: z.enum(languages),
    issued_at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'Null if the customer requested the document.' }),
    cancels: z.string().nullable(),
    cancelled_by: z.string().nullable(),
    body: DocumentBody,
  })
  .meta({ id: 'StaffDocument' })
export type StaffDocument = z.infer<typeof StaffDocument>

/** `language`: language of the PDF. Default: the language of the document. */
export const PaperQuery = z.strictObject({ language: z.enum(languages).optional() })

/** Preview of an email with a document attached as PDF. */
export const PaperEmail = z
  .object({
    to: z.string().nullable().meta({ description: 'Email of the order or the consignor; null if it has to be typed.' }),
    language: z.enum(languages),
    subject: z.string(),
    body: z.string(),
    attachment: z.object({ name: z.string(), bytes: z.int() }),
  })
  .meta({ id: 'StaffPaperEmail' })

export const SendPaper = z.strictObject({
  to: EmailText,
  language: z.enum(languages),
})
export const PaperSent = z.object({ action_id: z.string() })
