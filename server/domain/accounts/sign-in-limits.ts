import { dayS, hourS, minuteMs } from '#contract/rules/durations.ts'
import { callingCode } from '#contract/rules/phone.ts'
import type { OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'
import type { AccountReason } from '#server/context/account-reasons.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Lifetime and number of attempts of one code. For limits of wrong passwords, see `password-lockout.ts` and `check-staff-password.ts`. */
export const codeLifeMs = 5 * minuteMs
export const codeAttemptsMax = 5

/** Seconds between two codes. Starts at `first` and doubles with each code, up to `most`. */
export const codeResendS = { first: 30, most: 600 }

/** `target`: the phone, email address or account that the attempt is about. */
export type Attempt = { target: string; ip: string }

type Limit = {
  key: (attempt: Attempt) => string
  max: (ownerSettings: OwnerSettings) => number
  windowS: number
  isRefundable?: boolean
}

/**
 * Rate limits by kind of attempt, narrowest first. A refused attempt does not count toward wider limits, so one person cannot use up a
 * shared limit. Calls have a limit by prefix (the phone number without its last four digits), as a guard against toll fraud. A confirmed
 * call is refunded, so a number range is blocked only if many of its calls stay unconfirmed.
 */
const limitsByKind = {
  call: {
    reason: 'calls-too-many',
    limits: [
      {
        key: ({ ip }) => `call ip ${ipNetworks(ip).line}`,
        max: ({ calls_per_ip_hour: calls }) => calls,
        windowS: hourS,
        isRefundable: true,
      },
      {
        key: ({ ip }) => `call network ${ipNetworks(ip).network}`,
        max: ({ calls_per_ip_hour: calls }) => calls * 5,
        windowS: hourS,
        isRefundable: true,
      },
      { key: ({ target }) => `call phone ${target}`, max: () => 5, windowS: dayS },
      { key: ({ target }) => `call prefix ${target.slice(0, -4)}`, max: () => 20, windowS: dayS, isRefundable: true },
      { key: ({ target }) => `call country ${callingCode(target)}`, max: ({ calls_per_day: calls }) => calls * 0.8, windowS: dayS },
      { key: () => 'call all', max: ({ calls_per_day: calls }) => calls, windowS: dayS },
    ],
  },
  email: {
    reason: 'emails-too-many',
    limits: [
      {
        key: ({ ip }) => `email ip ${ipNetworks(ip).line}`,
        max: ({ calls_per_ip_hour: calls }) => calls,
        windowS: hourS,
        isRefundable: true,
      },
      {
        key: ({ ip }) => `email network ${ipNetworks(ip).network}`,
        max: ({ calls_per_ip_hour: calls }) => calls * 5,
        windowS: hourS,
        isRefundable: true,
      },
      { key: ({ target }) => `email to ${target}`, max: () => 5, windowS: dayS },
      { key: () => 'email all', max: ({ calls_per_day: calls }) => calls, windowS: dayS },
    ],
  },
  code: {
    reason: 'tries-too-many',
    limits: [
      { key: ({ ip }) => `code ip ${ipNetworks(ip).line}`, max: () => 30, windowS: hourS, isRefundable: true },
      { key: ({ ip }) => `code network ${ipNetworks(ip).network}`, max: () => 100, windowS: hourS, isRefundable: true },
    ],
  },
  // counts only attempts at an active code; above the limit, each code allows one attempt, so nobody is locked out (`check-code.ts`)
  'code of a target': {
    reason: 'tries-too-many',
    limits: [{ key: ({ target }) => `code to ${target}`, max: () => 15, windowS: dayS, isRefundable: true }],
  },
  'code of all': {
    reason: 'tries-too-many',
    limits: [{ key: () => 'code all', max: () => 500, windowS: 600, isRefundable: true }],
  },
  registration: {
    reason: 'tries-too-many',
    limits: [
      { key: ({ ip }) => `registration ip ${ipNetworks(ip).line}`, max: ({ calls_per_ip_hour: calls }) => calls * 2, windowS: hourS },
      {
        key: ({ ip }) => `registration network ${ipNetworks(ip).network}`,
        max: ({ calls_per_ip_hour: calls }) => calls * 10,
        windowS: hourS,
      },
    ],
  },
  password: {
    reason: 'tries-too-many',
    limits: [
      { key: ({ ip }) => `password ip ${ipNetworks(ip).line}`, max: () => 50, windowS: hourS, isRefundable: true },
      { key: ({ ip }) => `password network ${ipNetworks(ip).network}`, max: () => 200, windowS: hourS, isRefundable: true },
    ],
  },
  // counts attempts from all IPs; attempts above the limit of an IP do not count, so that one IP cannot use up this limit
  'password of a phone': {
    reason: 'tries-too-many',
    limits: [{ key: ({ target }) => `password phone ${target}`, max: () => 100, windowS: dayS, isRefundable: true }],
  },
} as const satisfies Record<string, { reason: AccountReason; limits: readonly Limit[] }>

export type SignInLimitKind = keyof typeof limitsByKind

/** Counts an attempt toward all limits of its kind. Throws `too-many` at the first exceeded limit. */
export async function consumeSignInLimit(
  { rateLimit, ownerSettings }: ShopContext,
  kind: SignInLimitKind,
  attempt: Attempt,
): Promise<void> {
  const { reason, limits } = limitsByKind[kind]
  for (const { key, max, windowS } of limits) {
    try {
      await rateLimit.consume(key(attempt), max(ownerSettings()), windowS)
    } catch (error) {
      throw error instanceof CodedError ? new CodedError(error.code, { ...error.details, reason }) : error
    }
  }
}

/**
 * Refunds an attempt. By default, refunds only the refundable limits; use this if the attempt succeeded. `all` refunds every limit; use it
 * if the attempt did not take place, for example because a call failed.
 */
export async function refundSignInLimit(
  { rateLimit }: ShopContext,
  kind: SignInLimitKind,
  attempt: Attempt,
  which: 'forgiven' | 'all' = 'forgiven',
): Promise<void> {
  const limits: readonly Limit[] = limitsByKind[kind].limits
  for (const { key, isRefundable } of limits) if (isRefundable || which === 'all') await rateLimit.refund(key(attempt))
}
