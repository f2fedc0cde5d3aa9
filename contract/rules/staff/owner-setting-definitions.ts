import { defaultTransferDays } from '#contract/rules/transfer-days.ts'
import type { Permission } from '#contract/staff/permissions.ts'

/** Panels of the settings page, in display order. */
export const ownerSettingGroups = [
  'orders',
  'holds',
  'visits',
  'quotes',
  'offers',
  'rates',
  'replies',
  'stock',
  'records',
  'access',
] as const
export type OwnerSettingGroup = (typeof ownerSettingGroups)[number]

type Definition = {
  group: OwnerSettingGroup
  /** `hour`: hour of the day in UTC, or -1 for never. `switch`: 1 is on, 0 is off. */
  unit: 'minutes' | 'hours' | 'days' | 'count' | 'percent' | 'hour' | 'switch'
  min: number
  max: number
  /** The default if neither the owner nor the environment sets a value. */
  usual: number
  environment?: string
  permission: Extract<Permission, 'shop.edit' | 'settings.edit'>
}

const shop = 'shop.edit'
const owner = 'settings.edit'

/**
 * Numeric settings that the owner can change in the back office. A new setting needs a line here and texts in
 * `backoffice/i18n/*\/owner-settings.ts`. Server code reads settings with `ctx.ownerSettings()`. Do not add secrets.
 */
const ownerSettingDefinitions = {
  reservation_hours: { group: 'orders', unit: 'hours', min: 1, max: 720, usual: 48, environment: 'RESERVATION_HOURS', permission: shop },
  reservation_max_days: { group: 'orders', unit: 'days', min: 1, max: 90, usual: 14, permission: shop },
  coin_reminder_hours: {
    group: 'orders',
    unit: 'hours',
    min: 1,
    max: 168,
    usual: 6,
    environment: 'CRYPTO_REMINDER_HOURS',
    permission: shop,
  },
  order_link_days: { group: 'orders', unit: 'days', min: 7, max: 180, usual: 30, permission: shop },
  pending_orders_max: { group: 'orders', unit: 'count', min: 1, max: 50, usual: 10, permission: shop },
  pending_pieces_max: { group: 'orders', unit: 'count', min: 1, max: 100, usual: 20, permission: shop },
  orders_per_day: { group: 'orders', unit: 'count', min: 1, max: 100, usual: 20, permission: shop },

  hold_hours: { group: 'holds', unit: 'hours', min: 1, max: 720, usual: 48, permission: shop },
  hold_max_days: { group: 'holds', unit: 'days', min: 3, max: 365, usual: 90, permission: shop },
  hold_notice_hours: { group: 'holds', unit: 'hours', min: 1, max: 48, usual: 2, permission: shop },

  transfer_min_days: { group: 'visits', unit: 'days', min: 1, max: 60, usual: defaultTransferDays.min, permission: shop },
  transfer_max_days: { group: 'visits', unit: 'days', min: 1, max: 60, usual: defaultTransferDays.max, permission: shop },
  transfer_deposit_percent: { group: 'visits', unit: 'percent', min: 0, max: 100, usual: 25, permission: shop },

  quote_hours: { group: 'quotes', unit: 'hours', min: 1, max: 720, usual: 48, permission: shop },
  quote_max_days: { group: 'quotes', unit: 'days', min: 1, max: 90, usual: 30, permission: shop },
  ending_soon_hours: { group: 'quotes', unit: 'hours', min: 1, max: 48, usual: 6, permission: shop },

  offer_least_percent: { group: 'offers', unit: 'percent', min: 1, max: 99, usual: 80, permission: shop },
  offer_least_told: { group: 'offers', unit: 'switch', min: 0, max: 1, usual: 0, permission: owner },
  offer_hours: { group: 'offers', unit: 'hours', min: 1, max: 72, usual: 24, permission: shop },
  offers_per_day: { group: 'offers', unit: 'count', min: 1, max: 100, usual: 10, permission: shop },

  rate_on_pages: { group: 'rates', unit: 'switch', min: 0, max: 1, usual: 0, permission: owner },
  // around New Year, the Bank of Russia sets no rates for up to eleven days
  rate_days: { group: 'rates', unit: 'days', min: 1, max: 60, usual: 14, permission: shop },

  reply_order_request_hours: { group: 'replies', unit: 'hours', min: 1, max: 40, usual: 2, permission: shop },
  reply_price_request_hours: { group: 'replies', unit: 'hours', min: 1, max: 40, usual: 2, permission: shop },
  reply_offer_hours: { group: 'replies', unit: 'hours', min: 1, max: 40, usual: 2, permission: shop },
  reply_appointment_hours: { group: 'replies', unit: 'hours', min: 1, max: 40, usual: 2, permission: shop },
  reply_contact_hours: { group: 'replies', unit: 'hours', min: 1, max: 40, usual: 4, permission: shop },
  reply_call_hours: { group: 'replies', unit: 'hours', min: 1, max: 40, usual: 4, permission: shop },
  reply_quote_hours: { group: 'replies', unit: 'hours', min: 1, max: 40, usual: 4, permission: shop },
  // the page of a piece without its own photographs promises new photographs within this time
  reply_live_photo_request_hours: { group: 'replies', unit: 'hours', min: 1, max: 40, usual: 2, permission: shop },
  reply_missing_model_hours: { group: 'replies', unit: 'hours', min: 1, max: 80, usual: 16, permission: shop },
  // the site promises an answer within 24 hours
  reply_buyback_hours: { group: 'replies', unit: 'hours', min: 1, max: 24, usual: 24, permission: shop },

  register_check_days: { group: 'stock', unit: 'days', min: 7, max: 365, usual: 90, permission: shop },
  estimate_days: { group: 'stock', unit: 'days', min: 1, max: 90, usual: 14, permission: shop },
  album_days: { group: 'stock', unit: 'days', min: 1, max: 90, usual: 30, permission: shop },

  enquiries_days: { group: 'records', unit: 'days', min: 30, max: 3650, usual: 365, environment: 'ENQUIRIES_DAYS', permission: owner },
  // five years by default, because Russian and Emirati law requires keeping accounting records that long
  erased_papers_days: { group: 'records', unit: 'days', min: 365, max: 5475, usual: 1825, permission: owner },
  failed_jobs_days: { group: 'records', unit: 'days', min: 7, max: 3650, usual: 30, environment: 'FAILED_JOBS_DAYS', permission: owner },
  outbox_days: { group: 'records', unit: 'days', min: 1, max: 3650, usual: 30, environment: 'OUTBOX_DAYS', permission: owner },
  spam_days: { group: 'records', unit: 'days', min: 1, max: 365, usual: 30, permission: shop },
  backup_hour: { group: 'records', unit: 'hour', min: -1, max: 23, usual: -1, environment: 'BACKUP_HOUR', permission: owner },
  backup_keep: { group: 'records', unit: 'count', min: 1, max: 365, usual: 7, environment: 'BACKUP_KEEP', permission: owner },

  staff_idle_minutes: {
    group: 'access',
    unit: 'minutes',
    min: 5,
    max: 720,
    usual: 60,
    environment: 'STAFF_IDLE_MINUTES',
    permission: owner,
  },
  staff_session_hours: { group: 'access', unit: 'hours', min: 1, max: 24, usual: 12, permission: owner },
  invitation_hours: { group: 'access', unit: 'hours', min: 1, max: 168, usual: 72, permission: owner },
  calls_per_ip_hour: { group: 'access', unit: 'count', min: 3, max: 1000, usual: 20, environment: 'CALLS_PER_IP_HOUR', permission: owner },
  calls_per_day: { group: 'access', unit: 'count', min: 10, max: 100_000, usual: 3000, environment: 'CALLS_PER_DAY', permission: owner },
} as const satisfies Record<string, Definition>

export type OwnerSettingName = keyof typeof ownerSettingDefinitions
/** The value of each owner setting, in the unit of its definition. */
export type OwnerSettings = Readonly<Record<OwnerSettingName, number>>

/** Returns the definition of a setting with the general type instead of its literal type. */
export const definitionOf = (name: OwnerSettingName): Definition => ownerSettingDefinitions[name]

const isOwnerSettingName = (name: string): name is OwnerSettingName => Object.hasOwn(ownerSettingDefinitions, name)

export const ownerSettingNames: readonly OwnerSettingName[] = Object.keys(ownerSettingDefinitions).filter(isOwnerSettingName)

/** Returns the defaults, overridden by stored values. Ignores stored names that this version of the shop does not know. */
export function ownerSettingsWith(defaults: OwnerSettings, stored: readonly { name: string; value: number }[]): OwnerSettings {
  const ownerSettings: Record<OwnerSettingName, number> = { ...defaults }
  for (const { name, value } of stored) if (isOwnerSettingName(name)) ownerSettings[name] = value
  return ownerSettings
}

/** Pairs of settings in which the first value must not exceed the second. */
const notLonger: readonly (readonly [OwnerSettingName, OwnerSettingName])[] = [
  ['reservation_hours', 'reservation_max_days'],
  ['hold_hours', 'hold_max_days'],
  ['transfer_min_days', 'transfer_max_days'],
  ['quote_hours', 'quote_max_days'],
  // a quote may hold its pieces until it expires
  ['quote_max_days', 'hold_max_days'],
]

/** Why a value is rejected: it is out of bounds, or longer or shorter than another setting allows. */
export type OwnerSettingProblem = { kind: 'bounds'; min: number; max: number } | { kind: 'longer' | 'shorter'; than: OwnerSettingName }

/**
 * Returns the problems of the changed settings by name. Unchanged settings are not checked, because a default from the environment may be
 * out of bounds.
 */
export function ownerSettingProblems(
  values: OwnerSettings,
  changed: readonly OwnerSettingName[],
): Partial<Record<OwnerSettingName, OwnerSettingProblem>> {
  const problems: Partial<Record<OwnerSettingName, OwnerSettingProblem>> = {}
  for (const name of changed) {
    const { min, max } = definitionOf(name)
    const value = values[name]
    if (!Number.isInteger(value) || value < min || value > max) problems[name] = { kind: 'bounds', min, max }
  }
  for (const [shorter, longer] of notLonger) {
    const blamed = changed.includes(shorter) ? shorter : longer
    if (!changed.includes(blamed) || problems[blamed] || hoursOf(values, shorter) <= hoursOf(values, longer)) continue
    problems[blamed] = blamed === shorter ? { kind: 'longer', than: longer } : { kind: 'shorter', than: shorter }
  }
  return problems
}

const hoursOf = (values: OwnerSettings, name: OwnerSettingName): number => values[name] * (definitionOf(name).unit === 'days' ? 24 : 1)
