import { callingCode } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { AccountReason } from '#server/context/reasons.ts'
import { addressBlocks } from '#server/domain/accounts/address-blocks.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type Attempt = { phone: string; ip: string }

type Limit = {
  key: (attempt: Attempt) => string
  max: (settings: ShopContext['signIn']) => number
  windowS: number
  /** Whether an attempt that ended well does not count. */
  isForgiven?: boolean
}

const hourS = 3600
const dayS = 24 * hourS

/**
 * What can be tried how often (SEC-A1, A2, A3); the narrower limit stands first, so that one person spends nothing of all. Of
 * a prefix, which is a number without its last four digits, only calls count that nobody answered with the code: a range of
 * numbers that is called for the money of it blocks itself.
 */
const limitsOf = {
  call: {
    reason: 'calls-too-many',
    limits: [
      {
        key: ({ ip }) => `call ip ${addressBlocks(ip).line}`,
        max: ({ callsPerIpHour }) => callsPerIpHour,
        windowS: hourS,
        isForgiven: true,
      },
      {
        key: ({ ip }) => `call network ${addressBlocks(ip).network}`,
        max: ({ callsPerIpHour }) => callsPerIpHour * 5,
        windowS: hourS,
        isForgiven: true,
      },
      { key: ({ phone }) => `call phone ${phone}`, max: () => 5, windowS: dayS },
      { key: ({ phone }) => `call prefix ${phone.slice(0, -4)}`, max: () => 20, windowS: dayS, isForgiven: true },
      { key: ({ phone }) => `call country ${callingCode(phone)}`, max: ({ callsPerDay }) => callsPerDay * 0.8, windowS: dayS },
      { key: () => 'call all', max: ({ callsPerDay }) => callsPerDay, windowS: dayS },
    ],
  },
  code: {
    reason: 'tries-too-many',
    limits: [
      { key: ({ ip }) => `code ip ${addressBlocks(ip).line}`, max: () => 30, windowS: hourS, isForgiven: true },
      { key: ({ ip }) => `code network ${addressBlocks(ip).network}`, max: () => 100, windowS: hourS, isForgiven: true },
      { key: () => 'code all', max: () => 500, windowS: 600, isForgiven: true },
    ],
  },
  registration: {
    reason: 'tries-too-many',
    limits: [
      { key: ({ ip }) => `registration ip ${addressBlocks(ip).line}`, max: ({ callsPerIpHour }) => callsPerIpHour * 2, windowS: hourS },
      {
        key: ({ ip }) => `registration network ${addressBlocks(ip).network}`,
        max: ({ callsPerIpHour }) => callsPerIpHour * 10,
        windowS: hourS,
      },
    ],
  },
  password: {
    reason: 'tries-too-many',
    limits: [
      { key: ({ ip }) => `password ip ${addressBlocks(ip).line}`, max: () => 50, windowS: hourS, isForgiven: true },
      { key: ({ ip }) => `password network ${addressBlocks(ip).network}`, max: () => 200, windowS: hourS, isForgiven: true },
    ],
  },
  // of all addresses together: spent by tries alone that an address was still allowed, or one of them would use it up
  'password of a phone': {
    reason: 'tries-too-many',
    limits: [{ key: ({ phone }) => `password phone ${phone}`, max: () => 100, windowS: dayS, isForgiven: true }],
  },
} as const satisfies Record<string, { reason: AccountReason; limits: readonly Limit[] }>

export type Limited = keyof typeof limitsOf

/** Counts a try under every limit of its kind; throws `too-many` at the first that is reached. */
export async function spendTry({ attempts, signIn }: ShopContext, kind: Limited, attempt: Attempt): Promise<void> {
  const { reason, limits } = limitsOf[kind]
  for (const { key, max, windowS } of limits) {
    try {
      // one after the other: what a narrow limit refuses shall not count against the wider ones
      await attempts.spend(key(attempt), max(signIn), windowS)
    } catch (error) {
      throw error instanceof CodedError ? new CodedError(error.code, { ...error.details, reason }) : error
    }
  }
}

/** Takes a try back that ended well; `all` of its limits when it never took place. */
export async function returnTry(
  { attempts }: ShopContext,
  kind: Limited,
  attempt: Attempt,
  which: 'forgiven' | 'all' = 'forgiven',
): Promise<void> {
  const limits: readonly Limit[] = limitsOf[kind].limits
  for (const { key, isForgiven } of limits) if (isForgiven || which === 'all') await attempts.giveBack(key(attempt))
}
