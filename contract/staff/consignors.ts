import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { pageOf } from '#contract/paging.ts'
import { PriceUsd } from '#contract/piece.ts'
import { consignmentStates } from '#contract/rules/staff/consignment-states.ts'
import { SingleLine } from '#contract/staff/amounts.ts'
import { SendPaper } from '#contract/staff/document.ts'

const Day = z.iso.date()

const ConsignorRow = z.object({
  name: z.string(),
  person_id: z.int().nullable().meta({ description: 'Card of the consignor; null without a contact.' }),
  contact: z.string(),
  in_stock: z.int().meta({ description: 'Number of pieces neither sold nor returned.' }),
  due_usd: PriceUsd.meta({ description: 'Payouts due for sold pieces.' }),
  paid_usd: PriceUsd,
})
export type ConsignorRow = z.output<typeof ConsignorRow>

const StatementLine = z.object({
  piece_id: z.int(),
  label: z.string(),
  reference: z.string().nullable(),
  state: z.enum(consignmentStates),
  acquired_on: Day.nullable(),
  consigned_until: Day.nullable(),
  price_usd: PriceUsd.nullable().meta({ description: 'Selling price if sold, else the asking price.' }),
  sold_on: Day.nullable(),
  consignor_share: z.int().nullable().meta({ description: 'Consignor’s share of the price, in hundredths of a percent.' }),
  payout_usd: PriceUsd.nullable(),
  paid_usd: PriceUsd.nullable(),
  paid_on: Day.nullable(),
})
export type StatementLine = z.output<typeof StatementLine>

/** All pieces of a consignor in the shop, sold and unsold, and the payouts. */
export const ConsignorStatement = z.object({
  name: z.string(),
  contact: z.string(),
  at: z.iso.datetime(),
  lines: z.array(StatementLine),
  expected_usd: PriceUsd.meta({ description: 'Expected payout for the unsold pieces at today’s prices.' }),
  due_usd: PriceUsd,
  paid_usd: PriceUsd,
})
export type ConsignorStatement = z.output<typeof ConsignorStatement>

export const ConsignorQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export const ConsignorPage = pageOf(ConsignorRow)
/**
 * `person`: id of the consignor's customer card, which distinguishes consignors with the same name. Omitted if the consignor has no
 * customer card.
 */
export const StatementQuery = z.strictObject({ name: SingleLine.min(1), person: z.coerce.number().int().positive().optional() })

export const StatementEmailQuery = StatementQuery.extend({
  language: z.enum(languages).optional().meta({ description: 'Language of the document; the card’s language by default.' }),
})

export const SendStatement = SendPaper.extend({
  name: SingleLine.min(1),
  person: z.int().positive().nullable().default(null),
})
