import { z } from 'zod'
import { DateTime } from '#contract/date.ts'
import { EmailTextOrEmpty } from '#contract/email-text.ts'
import { Id, IdParam } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { PriceUsd } from '#contract/piece.ts'
import { toCents } from '#contract/rules/money.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { quoteStates } from '#contract/rules/quote-states.ts'
import { threadChannels } from '#contract/rules/staff/thread-enums.ts'
import { Dollars, SingleLine, Version } from '#contract/staff/amounts.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'

export const QuoteQuery = z.strictObject({
  thread: IdParam.optional(),
  piece: IdParam.optional(),
  person: IdParam.optional(),
})
export type QuoteQuery = z.output<typeof QuoteQuery>
export const StaffQuoteParams = z.strictObject({ id: z.uuid() })

/** `GET /api/staff/quote-credits/`: trade-in credits of the person who wrote a thread. Returns only agreed, unspent credits. */
export const CreditQuery = z.strictObject({ thread: IdParam })
export const Credits = z.object({
  results: z.array(z.object({ buyback_id: Id, piece: z.string(), price_usd: PriceUsd }).meta({ id: 'StaffCredit' })),
})

export const StaffQuote = z
  .object({
    id: z.string(),
    state: z.enum(quoteStates),
    thread_id: Id,
    name: z.string().nullable().meta({ description: 'Name of the person; null if the reader may not see contacts.' }),
    contact: z
      .object({ phone: z.string(), telegram: z.string().nullable().meta({ description: 'Name in Telegram.' }) })
      .nullable()
      .meta({ description: 'Null if the reader may not see contacts.' }),
    language: z.enum(languages).meta({ description: 'Language of the person.' }),
    lines: z.array(
      z.object({
        piece_id: Id,
        label: z.string(),
        price_usd: PriceUsd,
        is_available: z.boolean().meta({ description: 'Whether the person can still order the piece.' }),
        traits: PieceTraits,
      }),
    ),
    delivery_usd: PriceUsd.meta({ description: '0 if the usual price applies.' }),
    credit: z
      .object({ buyback_id: Id.nullable(), piece: z.string(), price_usd: PriceUsd, is_free: z.boolean() })
      .nullable()
      .meta({ description: 'Credit for the piece traded in; `is_free` unless it was spent or is no longer agreed.' }),
    total_usd: PriceUsd.meta({ description: 'Sum of the pieces.' }),
    is_held: z.boolean(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    opened_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    by: z.string(),
    order: z.object({ id: z.string(), number: z.string() }).nullable(),
    url: z.string().meta({ description: 'URL of the person’s quote, to paste into a message by hand.' }),
  })
  .meta({ id: 'StaffQuote' })
export type StaffQuote = z.output<typeof StaffQuote>

export const StaffQuotes = z.object({ results: z.array(StaffQuote) })
export const WrittenQuote = z.object({ quote: StaffQuote, action_id: z.string() })

const Phone = z.string().max(40).refine(isPhone)

const QuoteContact = z.strictObject({
  name: SingleLine.min(1),
  phone: Phone,
  email: EmailTextOrEmpty.default(''),
  language: z.enum(languages).default('ru'),
})

const toThread = z.strictObject({
  id: Id,
  version: Version.meta({ description: 'Version of the thread that was read.' }),
  phone: Phone.optional().meta({ description: 'Required if the thread has no phone and no account; whoever verifies it may order.' }),
})

/** `POST /api/staff/quotes/`: makes a quote in an existing thread (`thread`), or in a new thread for `contact`. */
export const MakeQuote = z
  .strictObject({
    thread: toThread.optional(),
    contact: QuoteContact.optional(),
    lines: z
      .array(z.strictObject({ piece_id: Id, price_usd: Dollars }))
      .min(1)
      .max(10)
      .refine((lines) => new Set(lines.map(({ piece_id: id }) => id)).size === lines.length),
    delivery_usd: z
      .string()
      .refine((text) => /^0+(\.0+)?$/.test(text) || toCents(text) !== null)
      .transform((text) => toCents(text) ?? 0)
      .default(0),
    credit_buyback_id: Id.optional().meta({
      description: 'Buyback in the person’s thread: its agreed sum lowers the total.',
    }),
    expires_at: DateTime,
    is_held: z.boolean().default(false).meta({ description: 'Holds the pieces for the person until the quote expires.' }),
    channel: z
      .enum(threadChannels)
      .nullable()
      .default(null)
      .meta({ description: 'Channel that sends the link; null if the staff passes it on.' }),
    body: z.string().trim().max(limits.messageMaxChars).default('').meta({ description: 'Text above the link.' }),
  })
  .refine(({ thread, contact }) => (thread === undefined) !== (contact === undefined))
  .refine(({ thread, credit_buyback_id: credit }) => thread !== undefined || credit === undefined, { path: ['credit_buyback_id'] })
export type MakeQuote = z.output<typeof MakeQuote>
