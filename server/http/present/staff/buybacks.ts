import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { type BuybackStep, possibleSteps } from '#contract/rules/buyback-states.ts'
import { actions } from '#contract/staff/actions.ts'
import type { ListedBuyback, StaffBuyback } from '#contract/staff/buybacks.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { buybackUrl } from '#server/domain/buybacks/buyback-links.ts'
import { isExpired, standingOf } from '#server/domain/buybacks/buyback-rows.ts'
import { mayChange } from '#server/domain/buybacks/change-buyback.ts'
import type { BuybackRecord } from '#server/domain/buybacks/get-buyback.ts'
import type { ListedBuybackRow } from '#server/domain/buybacks/list-buybacks.ts'
import { enquiryLabels, fieldValue } from '#server/domain/enquiries/enquiry-labels.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { presentReach } from '#server/http/present/staff/reach.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

export function presentListedBuyback(row: ListedBuybackRow, { permissions }: StaffActor, now: number): ListedBuyback {
  const { id, state, terms, kind, brand, model, reference, year } = row
  const sums = {
    low_usd: usdOrNull(row.low_cents),
    high_usd: usdOrNull(row.high_cents),
    counter_usd: usdOrNull(row.counter_cents),
    offered_usd: usdOrNull(row.offered_cents),
    consignor_share: row.consignor_share === null ? null : String(row.consignor_share / 100),
  }
  return {
    id,
    state,
    terms,
    kind,
    brand,
    model,
    reference,
    year,
    is_expired: isExpired(row, now),
    valid_until: row.valid_until?.toISOString() ?? null,
    sums: permissions.has('buyback.price') ? sums : null,
    person: permissions.has('person.contact') ? (row.name ?? '') : null,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
    changed_at: row.changed_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }
}

export function presentBuyback(ctx: ShopContext, record: BuybackRecord, actor: StaffActor, language: Language): StaffBuyback {
  const { row, photos, known, reach } = record
  const { permissions } = actor
  const maySeeContacts = permissions.has('person.contact')
  const office = offices.find(({ key }) => key === row.office) ?? offices[0]
  return {
    ...presentListedBuyback(row, actor, ctx.now()),
    version: row.edit_version,
    thread_id: row.thread_id,
    person_id: permissions.has('person.read') ? row.person_id : null,
    phone: maySeeContacts ? (row.phone ?? '') : null,
    language: row.language,
    office: office.key,
    ...presentAsked(record, actor, language),
    photos,
    serial: permissions.has('piece.serial') ? row.serial : null,
    known,
    received: presentReceived(record, maySeeContacts),
    zones: row.zones,
    inspected_by: row.inspector,
    consigned_until: row.until,
    payout: permissions.has('buyback.price') ? presentPayout(record) : null,
    credit_order: row.credit_order_id && row.credit_order ? { id: row.credit_order_id, number: row.credit_order } : null,
    piece: row.piece_id === null ? null : { id: row.piece_id, label: row.piece ?? '' },
    next_steps: isInOpenOrder(row) ? [] : possibleSteps(standingOf(row)).filter((step) => permissions.has(permissionOf(step))),
    may_change: permissions.has('thread.answer') && mayChange(row),
    reach: presentReach(reach, permissions),
    page_url: row.thread_id !== null && permissions.has('buyback.price') ? buybackUrl(ctx.digest, ctx.origins, row) : null,
    steps: presentSteps(record, actor),
  }
}

/**
 * Whether an open order uses the credit of the buyback. When the order is shipped, the buyback counts as paid. When the order is cancelled,
 * the credit is free again.
 */
const isInOpenOrder = ({ state, credit_order_status: status }: BuybackRecord['row']) =>
  state === 'agreed' && (status === 'pending' || status === 'confirmed')

const permissionOf = (step: BuybackStep) => actions[`buyback.${step}`].permission

const shownElsewhere = new Set([
  'name',
  'phone',
  'email',
  'consent',
  'photos',
  'lost_photos',
  'kind',
  'brand',
  'model',
  'year',
  'serial',
  'comment',
  'message',
])

function presentAsked({ row: { fields } }: BuybackRecord, { permissions }: StaffActor, language: Language) {
  const hidden = permissions.has('buyback.price') ? [] : ['expected_price']
  const shown = Object.entries(fields ?? {}).filter(([name, value]) => !shownElsewhere.has(name) && !hidden.includes(name) && value !== '')
  return {
    asked: shown.map(([name, value]) => ({
      label: enquiryLabels[language].fields[name] ?? name,
      value: fieldValue(language, name, value),
    })),
    comment: textOf(fields?.['comment']) || textOf(fields?.['message']),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function presentReceived({ row }: BuybackRecord, maySeeContacts: boolean): StaffBuyback['received'] {
  if (!row.received_at) return null
  const office = offices.find(({ key }) => key === row.received_office)
  return {
    at: row.received_at.toISOString(),
    by: row.receiver,
    office: office?.key ?? null,
    brought_by: maySeeContacts ? row.brought_by : '',
  }
}

function presentPayout({ row }: BuybackRecord): StaffBuyback['payout'] {
  if (!row.paid_at || !row.payout_method) return null
  return {
    at: row.paid_at.toISOString(),
    by: row.payer,
    method: row.payout_method,
    reference: row.payout_reference,
    identity_seen_at: row.identity_seen_at?.toISOString() ?? null,
  }
}

function presentSteps({ steps }: BuybackRecord, { permissions }: StaffActor): StaffBuyback['steps'] {
  const maySeeSums = permissions.has('buyback.price')
  return steps.map(({ id, step, by, who, note, at, low_cents: low, high_cents: high }) => ({
    id,
    step,
    by,
    who,
    // the note of the step `pay` is the reference of the payout, so readers who may not see sums do not see it
    note: step === 'pay' && !maySeeSums ? '' : note,
    at: at.toISOString(),
    low_usd: maySeeSums ? usdOrNull(low) : null,
    high_usd: maySeeSums ? usdOrNull(high) : null,
  }))
}
