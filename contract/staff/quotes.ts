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

/** `GET /api/staff/quotes/`: the quotes of one thread, piece or person. */
export const QuoteQuery = z.strictObject({
  thread: IdParam.optional(),
  piece: IdParam.optional(),
  person: IdParam.optional(),
})
export type QuoteQuery = z.output<typeof QuoteQuery>
export const StaffQuoteParams = z.strictObject({ id: z.uuid() })

/** `GET /api/staff/quote-credits/`: the trade-in credits of a thread's person that are agreed and not spent. */
export const CreditQuery = z.strictObject({ thread: IdParam })
export const Credits = z.object({
  results: z.array(z.object({ buyback_id: Id, piece: z.string(), price_usd: PriceUsd }).meta({ id: 'StaffCredit' })),
})

/** A quote, as the staff sees it. */
export const StaffQuote = z
  .object({
    id: z.string(),
    state: z.enum(quoteStates),
    thread_id: Id,
    name: z.string().nullable().meta({ description: 'Whose it is; null for who may not read contacts.' }),
    lines: z.array(
      z.object({
        piece_id: Id,
        label: z.string(),
        price_usd: PriceUsd,
        is_available: z.boolean().meta({ description: 'Whether the person can still order it.' }),
      }),
    ),
    delivery_usd: PriceUsd.meta({ description: '0 where it costs what it costs for every order.' }),
    credit: z
      .object({ buyback_id: Id.nullable(), piece: z.string(), price_usd: PriceUsd, is_free: z.boolean() })
      .nullable()
      .meta({ description: 'What the person trades in; `is_free` unless it was spent or is no longer agreed.' }),
    total_usd: PriceUsd.meta({ description: 'Of the pieces.' }),
    is_held: z.boolean(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    opened_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    by: z.string(),
    order: z.object({ id: z.string(), number: z.string() }).nullable(),
    url: z.string().meta({ description: 'The link for the person: for a message that somebody writes by hand.' }),
  })
  .meta({ id: 'StaffQuote' })
export type StaffQuote = z.output<typeof StaffQuote>

export const StaffQuotes = z.object({ results: z.array(StaffQuote) })
export const WrittenQuote = z.object({ quote: StaffQuote, action_id: z.string() })

const Phone = z.string().max(40).refine(isPhone)

/** The contact of a quote without an existing thread. */
const QuoteContact = z.strictObject({
  name: SingleLine.min(1),
  phone: Phone,
  email: EmailTextOrEmpty.default(''),
  language: z.enum(languages).default('ru'),
})

const toThread = z.strictObject({
  id: Id,
  version: Version.meta({ description: 'Of the thread that was looked at.' }),
  phone: Phone.optional().meta({ description: 'Where the thread has none and nobody is signed in: who has proved it may order.' }),
})

/** `POST /api/staff/quotes/`: in a thread, or for a contact, which starts a thread. */
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
      description: 'Of what the person of the thread trades in: lowers the total by the agreed sum.',
    }),
    expires_at: DateTime,
    is_held: z.boolean().default(false).meta({ description: 'Keeps the pieces for the person as long.' }),
    channel: z.enum(threadChannels).nullable().default(null).meta({ description: 'By what the link goes; null: somebody passes it on.' }),
    body: z.string().trim().max(limits.messageMaxChars).default('').meta({ description: 'What is written above the link.' }),
  })
  .refine(({ thread, contact }) => (thread === undefined) !== (contact === undefined))
  .refine(({ thread, credit_buyback_id: credit }) => thread !== undefined || credit === undefined, { path: ['credit_buyback_id'] })
export type MakeQuote = z.output<typeof MakeQuote>
