import { isGuessable } from '#server/config/guessable-secret.ts'
import { StartupError } from '#server/context/startup-error.ts'

type Settings = {
  ORIGIN_RU?: string | undefined
  ORIGIN_EN?: string | undefined
  DATABASE_URL?: string | undefined
  AUTH_SECRET?: string | undefined
  TRUST_PROXY_HOPS?: number | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: { address: string } | undefined
  SMSRU_API_ID?: string | undefined
  TELEGRAM_BOT_TOKEN?: string | undefined
  STAFF_MAIL: string[]
  STAFF_TELEGRAM_CHAT?: string | undefined
  OUTBOX_IN_PRODUCTION: boolean
  DEMO_CATALOG?: boolean | undefined
  DEMO_IN_PRODUCTION: boolean
}

export function assertSafeForProduction(env: Settings): void {
  for (const name of ['ORIGIN_RU', 'ORIGIN_EN'] as const) {
    if (!env[name]?.startsWith('https://')) throw new StartupError(`In production ${name} must be set to an https:// origin.`)
  }
  if (!env.DATABASE_URL)
    throw new StartupError('In production DATABASE_URL must name a PostgreSQL database: the embedded one is for trying the shop out.')
  if (!env.AUTH_SECRET)
    throw new StartupError('In production AUTH_SECRET must be set: 32 random characters or more, the same for every process.')
  if (isGuessable(env.AUTH_SECRET))
    throw new StartupError('In production AUTH_SECRET must be random, not a repeated or simple text: `openssl rand -base64 32` prints one.')
  if (env.DEMO_CATALOG && !env.DEMO_IN_PRODUCTION)
    throw new StartupError(
      'In production DEMO_CATALOG must be off: its goods and its promo codes are invented (DEMO_IN_PRODUCTION=on starts with them).',
    )
  if (env.TRUST_PROXY_HOPS === undefined)
    throw new StartupError(
      'In production TRUST_PROXY_HOPS must say how many proxies stand in front of the shop, 0 for none: behind one that is not counted all visitors share one address and its limits.',
    )
  if (!env.OUTBOX_IN_PRODUCTION) assertTransportsConfigured(env)
}

/**
 * Throws for missing transports. Without a transport, messages are only stored in a folder, so customers would receive neither codes nor
 * emails.
 */
function assertTransportsConfigured(env: Settings): void {
  const needed = {
    SMTP_URL: 'name a mail server: without it no email arrives',
    MAIL_FROM: 'name the sender of emails',
    SMSRU_API_ID: 'be set: without it nobody is called with a code',
  } as const
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'SMSRU_API_ID'] as const) {
    if (!env[name])
      throw new StartupError(`In production ${name} must ${needed[name]} (OUTBOX_IN_PRODUCTION=on starts without transports).`)
  }
}

/**
 * Throws for a shop that emails customers but has no recipient for notifications to the staff. The staff would not learn of orders and
 * enquiries.
 */
export function assertStaffReachable({ SMTP_URL, STAFF_MAIL, TELEGRAM_BOT_TOKEN, STAFF_TELEGRAM_CHAT }: Settings): void {
  const isReachableByBot = TELEGRAM_BOT_TOKEN && STAFF_TELEGRAM_CHAT
  if (SMTP_URL && !STAFF_MAIL.length && !isReachableByBot)
    throw new StartupError('SMTP_URL needs STAFF_MAIL, or a bot and STAFF_TELEGRAM_CHAT: somebody must learn of orders and enquiries.')
}
