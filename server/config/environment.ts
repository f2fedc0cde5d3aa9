import { z } from 'zod'
import { isEmail } from '#contract/rules/email.ts'
import { mapProviders } from '#contract/rules/map-url.ts'
import { authSecret, previousAuthSecrets } from '#server/config/auth-secrets.ts'
import { staffIdleMinutes } from '#server/config/back-office-settings.ts'
import { coinAddress, coinRates, coinRatesAt } from '#server/config/crypto-settings.ts'
import { imapUrl, mailFrom, replyMail, webhookSecret } from '#server/config/inbound-settings.ts'
import { callingCodes, googleKeysUrl } from '#server/config/sign-in-settings.ts'

/** An origin, normalized like in browsers: lower case, punycode, no default port. */
const origin = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/\\\s?#@]+$/i.test(value) && URL.canParse(value),
    'must be an origin such as https://shop.example, without a path',
  )
  .transform((value) => new URL(value).origin)

const days = z.coerce.number().int().min(1).max(3650)

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

const emailList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((email) => email.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isEmail), 'must be e-mail addresses, with commas between them')

export const Environment = z.object({
  APP_ENV: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  EMBEDDED_FSYNC: onOff.default(true),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DEMO_CATALOG: onOff.optional(),
  DEMO_IN_PRODUCTION: onOff.default(false),
  PHOTOGRAPHS: onOff.default(true),
  ORIGIN_RU: origin.optional(),
  ORIGIN_EN: origin.optional(),
  ORIGIN_STAFF: origin.optional(),
  STAFF_ON_SHOP_ORIGIN: onOff.default(false),
  STAFF_IDLE_MINUTES: staffIdleMinutes,
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(5).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_REQUESTS: onOff.optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ANSWER_CACHE_MB: z.coerce.number().min(0).max(4096).default(96),
  AUTH_SECRET: authSecret,
  AUTH_SECRET_PREVIOUS: previousAuthSecrets,
  SMSRU_API_ID: z.string().optional(),
  SMSRU_URL: origin.default('https://sms.ru'),
  CALLING_CODES: callingCodes,
  CALLS_PER_IP_HOUR: z.coerce.number().int().min(1).optional(),
  CALLS_PER_DAY: z.coerce.number().int().min(1).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: mailFrom,
  OUTBOX_IN_PRODUCTION: onOff.default(false),
  IMAP_URL: imapUrl,
  IMAP_FOLDER: z.string().min(1).max(200).default('INBOX'),
  REPLY_MAIL: replyMail,
  TELEGRAM_BOT_TOKEN: z.string().optional(),
  TELEGRAM_API_URL: origin.default('https://api.telegram.org'),
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^[A-Za-z]\w{4,31}$/, 'must be the name of a bot, without @')
    .optional(),
  TELEGRAM_WEBHOOK_SECRET: webhookSecret,
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a project')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be the key that Firebase gives for web pages')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be a host name')
    .optional(),
  FIREBASE_KEYS_URL: z.url().default(googleKeysUrl),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'must be a host and a port')
    .optional(),
  STAFF_MAIL: emailList,
  STAFF_TELEGRAM_CHAT: z.string().optional(),
  MAP_PROVIDER: z.enum(mapProviders).default('google'),
  MAP_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key as the provider gives it')
    .optional(),
  CRYPTO_BTC_ADDRESS: coinAddress('BTC'),
  CRYPTO_ETH_ADDRESS: coinAddress('ETH'),
  CRYPTO_USDT_TRC20_ADDRESS: coinAddress('USDT_TRC20'),
  CRYPTO_USDT_ERC20_ADDRESS: coinAddress('USDT_ERC20'),
  CRYPTO_RATES: coinRates,
  CRYPTO_RATES_AT: coinRatesAt,
  CRYPTO_REMINDER_HOURS: z.coerce
    .number()
    .min(0.01)
    .max(24 * 365)
    .optional(),
  EXCHANGE_RATES: z.enum(['off', 'bank-of-russia']).default('off'),
  BANK_OF_RUSSIA_URL: origin.default('https://www.cbr.ru'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  SHUTDOWN_SECONDS: z.coerce.number().min(1).max(600).default(30),
  LOOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  RESERVATION_HOURS: z.coerce
    .number()
    .min(0.01)
    .max(24 * 365)
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  ENQUIRIES_DAYS: days.optional(),
  FAILED_JOBS_DAYS: days.optional(),
  OUTBOX_DAYS: days.optional(),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(365).optional(),
  ENQUIRY_PHOTOS_MB: z.coerce.number().min(0).max(1_000_000).default(5000),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: z.url().optional(),
  S3_ENQUIRY_BUCKET: z.string().optional(),
})
