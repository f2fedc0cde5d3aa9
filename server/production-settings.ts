import { StartupError } from '#server/context/startup-error.ts'

type Settings = {
  ORIGIN_RU?: string | undefined
  ORIGIN_EN?: string | undefined
  DATABASE_URL?: string | undefined
  AUTH_SECRET?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  SMSRU_API_ID?: string | undefined
  TELEGRAM_BOT_TOKEN?: string | undefined
  STAFF_MAIL: string[]
  STAFF_TELEGRAM_CHAT?: string | undefined
  OUTBOX_IN_PRODUCTION: boolean
}

/** A shop for customers does not start on what would lose their orders or their trust: one sentence each. */
export function refuseUnsafe(env: Settings): void {
  for (const name of ['ORIGIN_RU', 'ORIGIN_EN'] as const) {
    if (!env[name]?.startsWith('https://')) throw new StartupError(`In production ${name} must be set to an https:// origin.`)
  }
  if (!env.DATABASE_URL)
    throw new StartupError('In production DATABASE_URL must name a PostgreSQL database: the embedded one is for trying the shop out.')
  if (!env.AUTH_SECRET)
    throw new StartupError('In production AUTH_SECRET must be set: 32 random characters or more, the same for every process.')
  if (!env.OUTBOX_IN_PRODUCTION) refuseWithoutCarriers(env)
}

/** What nobody carries lies in a folder: nobody is called with a code, no letter about an order arrives. */
function refuseWithoutCarriers(env: Settings): void {
  const needed = {
    SMTP_URL: 'name a mail server: without it no letter arrives',
    MAIL_FROM: 'name whom letters are from',
    SMSRU_API_ID: 'be set: without it nobody is called with a code',
  } as const
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'SMSRU_API_ID'] as const) {
    if (!env[name]) throw new StartupError(`In production ${name} must ${needed[name]} (OUTBOX_IN_PRODUCTION=on starts without carriers).`)
  }
}

/** Who sends letters means to be written to: enquiries and orders that nobody is told of would wait for ever. */
export function refuseUntoldStaff({ SMTP_URL, STAFF_MAIL, TELEGRAM_BOT_TOKEN, STAFF_TELEGRAM_CHAT }: Settings): void {
  const isToldByBot = TELEGRAM_BOT_TOKEN && STAFF_TELEGRAM_CHAT
  if (SMTP_URL && !STAFF_MAIL.length && !isToldByBot)
    throw new StartupError('SMTP_URL needs STAFF_MAIL, or a bot and STAFF_TELEGRAM_CHAT: somebody must be told of orders and enquiries.')
}
