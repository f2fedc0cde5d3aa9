import { z } from 'zod'
import { company } from '#contract/company.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import { isEmail } from '#contract/rules/email.ts'
import { mapProviders, type MapSettings } from '#contract/rules/map-address.ts'
import { bitcoinAddress, coinRates, cryptoWallets, ethereumAddress, tronAddress } from '#server/crypto-settings.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { ShopContext, SignInSettings } from '#server/domain/shop-context.ts'
import { refuseUnsafe, refuseUntoldStaff } from '#server/production-settings.ts'
import { callingCodes, googleKeysUrl, refuseStandIn, signInSettings } from '#server/sign-in-settings.ts'

/** As browsers write it: lower case, xn-- for other alphabets, without the usual port. */
const origin = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/\\\s?#@]+$/i.test(value) && URL.canParse(value),
    'must be an origin such as https://shop.example, without a path',
  )
  .transform((value) => new URL(value).origin)

const days = z.coerce.number().int().min(1).max(3650)

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

const addresses = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isEmail), 'must be e-mail addresses, with commas between them')

const Environment = z.object({
  APP_ENV: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DEMO_CATALOG: onOff.optional(),
  PHOTOGRAPHS: onOff.default(true),
  ORIGIN_RU: origin.optional(),
  ORIGIN_EN: origin.optional(),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ANSWER_CACHE_MB: z.coerce.number().min(0).max(4096).default(96),
  AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  SMSRU_API_ID: z.string().optional(),
  SMSRU_URL: origin.default('https://sms.ru'),
  CALLING_CODES: callingCodes,
  CALLS_PER_IP_HOUR: z.coerce.number().int().min(1).default(20),
  CALLS_PER_DAY: z.coerce.number().int().min(1).default(3000),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'must hold an address').optional(),
  OUTBOX_IN_PRODUCTION: onOff.default(false),
  TELEGRAM_BOT_TOKEN: z.string().optional(),
  TELEGRAM_API_URL: origin.default('https://api.telegram.org'),
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^[A-Za-z]\w{4,31}$/, 'must be the name of a bot, without @')
    .optional(),
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
  STAFF_MAIL: addresses,
  STAFF_TELEGRAM_CHAT: z.string().optional(),
  MAP_PROVIDER: z.enum(mapProviders).default('google'),
  MAP_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key as the provider gives it')
    .optional(),
  CRYPTO_BTC_ADDRESS: bitcoinAddress,
  CRYPTO_ETH_ADDRESS: ethereumAddress,
  CRYPTO_USDT_TRC20_ADDRESS: tronAddress,
  CRYPTO_USDT_ERC20_ADDRESS: ethereumAddress,
  CRYPTO_RATES: coinRates,
  RESERVATION_HOURS: z.coerce
    .number()
    .min(0.01)
    .max(24 * 365)
    .default(48),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  ENQUIRIES_DAYS: days.default(365),
  FAILED_JOBS_DAYS: days.default(30),
  OUTBOX_DAYS: days.default(30),
  ENQUIRY_PHOTOS_MB: z.coerce.number().min(0).max(1_000_000).default(5000),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: z.url().optional(),
  S3_ENQUIRY_BUCKET: z.string().optional(),
})

export type Config = {
  isProduction: boolean
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  demoCatalog: boolean
  /** Whether the demo catalogue's photographs are taken in beside the open shop. */
  photographs: boolean
  origins: { ru: string; en: string }
  trustProxyHops: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  answerCacheBytes: number
  /** What access tokens are signed with; without it a secret of the data folder. */
  authSecret: string | undefined
  /** The service that calls phones with their codes; without it they lie in the outbox. */
  smsRu: { url: string; apiId: string } | undefined
  signIn: SignInSettings
  googleKeysUrl: string
  /** The mail server and whom letters are from; without it they lie in the outbox. */
  smtp: { url: string; from: string } | undefined
  telegramBot: { apiUrl: string; token: string } | undefined
  /** Who is told what visitors ask for. */
  staff: { mails: string[]; telegramChat: string | undefined }
  /** How long an order that nobody confirmed keeps its pieces. */
  reservationHours: number
  /** Counts attempts for all processes; without it the database does. */
  redisUrl: string | undefined
  keptDays: ShopContext['keptDays']
  enquiryPhotosMaxBytes: number
  /** Where photographs of visitors lie; without it in DATA_DIR/enquiries. */
  enquiryBucket: string | undefined
  /** Where coins are sent; none by default. */
  cryptoWallets: CryptoWallet[]
  /** Whose maps people may open within a page; the key is one that pages show. */
  map: MapSettings
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string; publicUrl: string } | undefined
}

/** Reads the environment; an unusable or unsafe setting ends the start with one sentence. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new StartupError(`The setting ${String(issue?.path[0])} is not usable: ${issue?.message}.`)
  }
  const env = read.data
  const isProduction = env.APP_ENV === 'production'
  if (isProduction) {
    refuseUnsafe(env)
    refuseStandIn(env)
  }
  refuseUntoldStaff(env)
  const local = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    demoCatalog: env.DEMO_CATALOG ?? !isProduction,
    photographs: env.PHOTOGRAPHS,
    origins: { ru: env.ORIGIN_RU ?? env.ORIGIN_EN ?? local, en: env.ORIGIN_EN ?? env.ORIGIN_RU ?? local },
    trustProxyHops: env.TRUST_PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
    answerCacheBytes: Math.round(env.ANSWER_CACHE_MB * 1024 * 1024),
    authSecret: env.AUTH_SECRET,
    smsRu: env.SMSRU_API_ID ? { url: env.SMSRU_URL, apiId: env.SMSRU_API_ID } : undefined,
    signIn: signInSettings(env),
    googleKeysUrl: env.FIREBASE_KEYS_URL,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? `${company.name} <${company.email}>` } : undefined,
    telegramBot: env.TELEGRAM_BOT_TOKEN ? { apiUrl: env.TELEGRAM_API_URL, token: env.TELEGRAM_BOT_TOKEN } : undefined,
    reservationHours: env.RESERVATION_HOURS,
    // without a mail server nobody is written to: the owner who tries the shop out sees the announcements in the outbox
    staff: { mails: env.STAFF_MAIL.length || env.SMTP_URL ? env.STAFF_MAIL : [company.email], telegramChat: env.STAFF_TELEGRAM_CHAT },
    cryptoWallets: cryptoWallets(env),
    map: { provider: env.MAP_PROVIDER, ...(env.MAP_KEY ? { key: env.MAP_KEY } : {}) },
    redisUrl: env.REDIS_URL,
    keptDays: { enquiries: env.ENQUIRIES_DAYS, deadJobs: env.FAILED_JOBS_DAYS, outbox: env.OUTBOX_DAYS },
    enquiryPhotosMaxBytes: Math.round(env.ENQUIRY_PHOTOS_MB * 1024 * 1024),
    enquiryBucket: env.S3_ENQUIRY_BUCKET,
    s3: s3Of(env),
  }
}

function s3Of(env: z.output<typeof Environment>): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const { S3_PUBLIC_URL: publicUrl, S3_REGION: region } = env
  if (!endpoint && !bucket) return undefined
  if (endpoint && bucket && accessKeyId && secretAccessKey && publicUrl)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl }
  throw new StartupError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_PUBLIC_URL must be set together.')
}
