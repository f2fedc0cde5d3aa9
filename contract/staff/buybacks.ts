import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { pageOf } from '#contract/paging.ts'
import { kinds, PriceUsd } from '#contract/piece.ts'
import { buybackStates, buybackSteps, buybackTerms, payoutMethods } from '#contract/rules/buyback-states.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { SingleLine, Version } from '#contract/staff/amounts.ts'
import { KnownSerial } from '#contract/staff/piece-serials.ts'
import { StaffReach } from '#contract/staff/reach.ts'
import { Zone } from '#contract/staff/reports.ts'

const Time = z.iso.datetime()
const Name = z.object({ id: z.string(), name: z.string() })
const Office = z.enum(offices.map(({ key }) => key))

/** Query of `GET /api/staff/buybacks/`. `state: waiting`: buybacks that wait for the shop. */
export const BuybackQuery = z.strictObject({
  state: z.union([z.enum(['waiting', 'open', 'over']), z.enum(buybackStates)]).default('open'),
  assignee: z.union([z.enum(['me', 'nobody']), z.uuid()]).optional(),
  search: z
    .string()
    .max(limits.searchMaxChars)
    .refine(isStorable)
    .optional()
    .meta({ description: 'Number, words of the brand and model, or serial number.' }),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export type BuybackQuery = z.output<typeof BuybackQuery>

export const BuybackParams = z.strictObject({ id: IdParam })

const Sums = z.object({
  low_usd: PriceUsd.nullable(),
  high_usd: PriceUsd.nullable(),
  counter_usd: PriceUsd.nullable(),
  offered_usd: PriceUsd.nullable().meta({
    description: 'Sum offered after the inspection; for a consigned piece, the consignor’s payout.',
  }),
  consignor_share: z.string().nullable().meta({ description: 'Consignor’s percentage of the price: "80" or "82.5".' }),
})

const shared = {
  id: Id,
  state: z.enum(buybackStates),
  terms: z.enum(buybackTerms),
  kind: z.enum(kinds),
  brand: z.string(),
  model: z.string(),
  reference: z.string(),
  year: z.int().nullable(),
  is_expired: z.boolean().meta({ description: 'Whether the estimate expired before it was accepted.' }),
  valid_until: Time.nullable(),
  sums: Sums.nullable().meta({ description: 'Null if the reader may not see sums.' }),
  person: z.string().nullable().meta({ description: 'Null if the reader may not see contacts.' }),
  assignee: Name.nullable(),
  changed_at: Time,
  created_at: Time,
}

export const ListedBuyback = z.object(shared).meta({ id: 'StaffListedBuyback' })
export type ListedBuyback = z.output<typeof ListedBuyback>

/** A page of buybacks. `counts`: number of buybacks for each `state`, with the other filters applied. */
export const ListedBuybacks = pageOf(ListedBuyback).extend({ counts: z.object({ waiting: z.int(), open: z.int(), over: z.int() }) })

export const StaffBuyback = z
  .object({
    ...shared,
    version: z.int(),
    thread_id: Id.nullable(),
    person_id: Id.nullable(),
    phone: z.string().nullable(),
    language: z.enum(languages),
    office: Office,
    asked: z.array(z.object({ label: z.string(), value: z.string() })),
    comment: z.string(),
    photos: z.array(z.object({ token: z.string(), width: z.int(), height: z.int() })),
    serial: z.string().nullable().meta({ description: 'Null if the reader may not see serial numbers.' }),
    known: z.array(KnownSerial).meta({ description: 'Other records with the same serial number.' }),
    received: z.object({ at: Time, by: z.string().nullable(), office: Office.nullable(), brought_by: z.string() }).nullable(),
    zones: z.array(Zone),
    inspected_by: z.string().nullable(),
    consigned_until: z.string().nullable(),
    payout: z
      .object({
        at: Time,
        by: z.string().nullable(),
        method: z.enum(payoutMethods),
        reference: z.string(),
        identity_seen_at: Time.nullable(),
      })
      .nullable(),
    credit_order: z
      .object({ id: z.string(), number: z.string() })
      .nullable()
      .meta({ description: 'The order that uses the sum as a credit.' }),
    piece: z.object({ id: Id, label: z.string() }).nullable(),
    next_steps: z.array(z.enum(buybackSteps)).meta({ description: 'Steps that the reader can take now, the usual next step first.' }),
    may_change: z.boolean(),
    reach: StaffReach,
    page_url: z.string().nullable().meta({ description: 'URL of the person’s page, which works without signing in.' }),
    steps: z.array(
      z.object({
        id: Id,
        step: z.enum(['ask', 'open', 'counter', ...buybackSteps]),
        by: z.enum(['person', 'staff']),
        who: z.string().nullable(),
        low_usd: PriceUsd.nullable(),
        high_usd: PriceUsd.nullable(),
        note: z.string(),
        at: Time,
      }),
    ),
  })
  .meta({ id: 'StaffBuyback' })
export type StaffBuyback = z.output<typeof StaffBuyback>

export const WrittenBuyback = z.object({ buyback: StaffBuyback, action_id: z.string() })

const emptyOr = (line: typeof SingleLine) => z.union([z.literal(''), line])
const facts = {
  terms: z.enum(buybackTerms).optional(),
  kind: z.enum(kinds).optional(),
  brand: SingleLine.min(1).optional(),
  model: SingleLine.min(1).optional(),
  reference: emptyOr(SingleLine).optional(),
  year: z.int().min(limits.yearMin).max(limits.yearMax).nullable().optional(),
  serial: emptyOr(SingleLine).optional(),
}

/** `POST /api/staff/threads/{id}/buyback/`: starts a buyback in any thread. */
export const OpenBuyback = z.strictObject({ ...facts, brand: SingleLine.min(1), model: SingleLine.min(1) })
export type OpenBuyback = z.output<typeof OpenBuyback>

export const ChangeBuyback = z.strictObject({ version: Version, ...facts })
export type ChangeBuyback = z.output<typeof ChangeBuyback>
