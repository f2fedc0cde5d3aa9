import type { z } from 'zod'
import { company } from '#contract/company.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import type { MapSettings } from '#contract/rules/map-url.ts'
import { backOfficeSettings } from '#server/config/back-office-settings.ts'
import { cryptoWallets } from '#server/config/crypto-settings.ts'
import { Environment } from '#server/config/environment.ts'
import { assertSafeForProduction, assertStaffReachable } from '#server/config/production-settings.ts'
import { assertNoEmulator, signInSettings } from '#server/config/sign-in-settings.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { BackOfficeSettings, ShopContext, SignInSettings } from '#server/domain/shop-context.ts'

export type Config = {
  isProduction: boolean
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  /** Whether the embedded database writes each commit through to the disk. */
  embeddedFsync: boolean
  demoCatalog: boolean
  /** Whether invented goods may get into a production database. */
  demoInProduction: boolean
  /** Whether the demo catalogue is shown by its photographs. */
  photographs: boolean
  origins: { ru: string; en: string }
  backOffice: BackOfficeSettings
  trustProxyHops: number
  /** How long `/readyz` reports not ready while everything is still served, before the process closes. */
  drainSeconds: number
  /** How long running requests may take to end after that. */
  shutdownSeconds: number
  /** Mean delay of the event loop above which requests are refused; 0 refuses none. */
  loopDelayMaxMs: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Whether each response gets a line in the log; undefined: only when a program reads it, not a person. */
  logRequests: boolean | undefined
  /** Where metrics are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined
  responseCacheBytes: number
  /** The key that signs access tokens; without it a secret in the data folder. */
  authSecret: string | undefined
  /** The service that calls phones with their codes; without it calls go to the outbox. */
  smsRu: { url: string; apiId: string } | undefined
  signIn: SignInSettings
  googleKeysUrl: string
  /** The mail server and the sender of emails; without it they go to the outbox. */
  smtp: { url: string; from: string } | undefined
  telegramBot: { apiUrl: string; token: string } | undefined
  /** Who is notified of enquiries. */
  staff: { mails: string[]; telegramChat: string | undefined }
  /** How long an unconfirmed order reserves its pieces. */
  reservationHours: number
  /** How long before the reservation ends the staff is notified of an order that waits for coins. */
  coinReminderHours: number
  /** Counts rate limits for all processes; without it the database does. */
  redisUrl: string | undefined
  retentionDays: ShopContext['retentionDays']
  enquiryPhotosMaxBytes: number
  /** Where photographs of visitors are stored; without it in DATA_DIR/enquiries. */
  enquiryBucket: string | undefined
  /** The wallets for coins; none by default. */
  cryptoWallets: CryptoWallet[]
  /** Whose maps people may open within a page; the key is visible in pages. */
  map: MapSettings
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string; publicUrl: string } | undefined
}

/** Reads the environment; an unusable or unsafe setting ends the start with one sentence. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(settings)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new StartupError(`The setting ${String(issue?.path[0])} is not usable: ${issue?.message}.`)
  }
  const env = read.data
  const isProduction = env.APP_ENV === 'production'
  if (isProduction) {
    assertSafeForProduction(env)
    assertNoEmulator(env)
  }
  assertStaffReachable(env)
  const local = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    embeddedFsync: env.EMBEDDED_FSYNC,
    demoCatalog: env.DEMO_CATALOG ?? !isProduction,
    demoInProduction: env.DEMO_IN_PRODUCTION,
    photographs: env.PHOTOGRAPHS,
    origins: { ru: env.ORIGIN_RU ?? env.ORIGIN_EN ?? local, en: env.ORIGIN_EN ?? env.ORIGIN_RU ?? local },
    backOffice: backOfficeSettings(env),
    trustProxyHops: env.TRUST_PROXY_HOPS ?? 0,
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    loopDelayMaxMs: env.LOOP_DELAY_MS,
    logLevel: env.LOG_LEVEL,
    logRequests: env.LOG_REQUESTS,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    responseCacheBytes: Math.round(env.ANSWER_CACHE_MB * 1024 * 1024),
    authSecret: env.AUTH_SECRET,
    smsRu: env.SMSRU_API_ID ? { url: env.SMSRU_URL, apiId: env.SMSRU_API_ID } : undefined,
    signIn: signInSettings(env),
    googleKeysUrl: env.FIREBASE_KEYS_URL,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? `${company.name} <${company.email}>` } : undefined,
    telegramBot: env.TELEGRAM_BOT_TOKEN ? { apiUrl: env.TELEGRAM_API_URL, token: env.TELEGRAM_BOT_TOKEN } : undefined,
    reservationHours: env.RESERVATION_HOURS,
    coinReminderHours: env.CRYPTO_REMINDER_HOURS,
    // without a mail server nobody gets emails: an owner who tries the shop out sees the announcements in the outbox
    staff: { mails: env.STAFF_MAIL.length || env.SMTP_URL ? env.STAFF_MAIL : [company.email], telegramChat: env.STAFF_TELEGRAM_CHAT },
    cryptoWallets: cryptoWallets(env),
    map: { provider: env.MAP_PROVIDER, ...(env.MAP_KEY ? { key: env.MAP_KEY } : {}) },
    redisUrl: env.REDIS_URL,
    retentionDays: { enquiries: env.ENQUIRIES_DAYS, deadJobs: env.FAILED_JOBS_DAYS, outbox: env.OUTBOX_DAYS },
    enquiryPhotosMaxBytes: Math.round(env.ENQUIRY_PHOTOS_MB * 1024 * 1024),
    enquiryBucket: env.S3_ENQUIRY_BUCKET,
    s3: readS3(env),
  }
}

function readS3(env: z.output<typeof Environment>): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const { S3_PUBLIC_URL: publicUrl, S3_REGION: region } = env
  if (!endpoint && !bucket) return undefined
  if (endpoint && bucket && accessKeyId && secretAccessKey && publicUrl)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl }
  throw new StartupError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_PUBLIC_URL must be set together.')
}
