import type { StaffBuyback, StepBody } from '#backoffice/client/buybacks.ts'
import { offices } from '#contract/offices.ts'
import type { BuybackStep } from '#contract/rules/buyback-states.ts'
import { calendarDay } from '#contract/rules/dates.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'

/** The input of a step's dialog. Money is a decimal string, as in the API. */
export type StepValues = {
  low: string | null
  high: string | null
  validUntil: string
  note: string
  serial: string
  office: string
  broughtBy: string
  zones: StaffBuyback['zones']
  offered: string | null
  share: string | null
  consignedUntil: string
  method: string
  reference: string
  isIdentitySeen: boolean
  brand: number | null
  isMessageSent: boolean
  channel: string
  /** The edited text of the message, or null to send the default text. */
  messageText: string | null
}

export function initialValues(buyback: StaffBuyback, { estimate_days: days }: Pick<OwnerSettings, 'estimate_days'>): StepValues {
  const { sums } = buyback
  return {
    low: sums?.low_usd ?? null,
    high: sums?.high_usd ?? null,
    validUntil: calendarDay(offices[0].timeZone, Date.now() + days * dayMs),
    note: '',
    serial: buyback.serial ?? '',
    office: buyback.office,
    broughtBy: buyback.person ?? '',
    zones: buyback.zones,
    offered: sums?.offered_usd ?? null,
    share: sums?.consignor_share ?? null,
    consignedUntil: buyback.consigned_until ?? '',
    method: buyback.terms === 'trade-in' ? 'credit' : 'transfer',
    reference: '',
    isIdentitySeen: false,
    brand: null,
    isMessageSent: buyback.reach.channels.length > 0,
    channel: buyback.reach.channels[0] ?? 'mail',
    messageText: null,
  }
}

type Sent = { buyback: StaffBuyback; ownText: string | undefined; maySeeSums: boolean }

/**
 * Converts the input to the request body. Sends the message's text only if it differs from the default text `ownText`. Sends no message if
 * the text was cleared.
 */
export function stepBody(step: BuybackStep, values: StepValues, { buyback, ownText, maySeeSums }: Sent): StepBody {
  const channel = buyback.reach.channels.find((known) => known === values.channel)
  const { messageText } = values
  const text = messageText === null || messageText === ownText ? {} : { text: messageText }
  const isCleared = messageText !== null && !messageText.trim()
  const message = values.isMessageSent && channel && !isCleared ? { message: { channel, ...text } } : {}
  const taken = { version: buyback.version, ...message }
  const note = values.note.trim() ? { note: values.note.trim() } : {}
  if (step === 'estimate')
    return { step, ...taken, ...note, low_usd: values.low ?? '', high_usd: values.high ?? values.low ?? '', valid_until: values.validUntil }
  if (step === 'receive') {
    const office = offices.find(({ key }) => key === values.office)?.key ?? buyback.office
    return { step, ...taken, ...note, serial: values.serial, office, brought_by: values.broughtBy }
  }
  if (step === 'inspect') return { step, ...taken, ...note, zones: values.zones, ...(maySeeSums ? inspectedSums(values, buyback) : {}) }
  if (step === 'pay') {
    const method = values.method === 'cash' || values.method === 'credit' ? values.method : 'transfer'
    return { step, ...taken, method, reference: values.reference.trim(), identity_seen: values.isIdentitySeen as true }
  }
  if (step === 'stock') return { step, ...taken, ...(values.brand === null ? {} : { brand_id: values.brand }) }
  if (step === 'decline') return { step, ...taken, note: values.note.trim() }
  return { step, ...taken, ...note }
}

function inspectedSums({ offered, share, consignedUntil }: StepValues, { terms }: StaffBuyback) {
  const isConsigned = terms === 'consignment'
  const fixed = offered ? { offered_usd: offered } : {}
  return {
    ...(isConsigned && share ? { consignor_share: share } : fixed),
    ...(isConsigned && consignedUntil ? { consigned_until: consignedUntil } : {}),
  }
}
