import type { z } from 'zod'
import { company } from '#contract/company.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import type { MapSettings } from '#contract/rules/map-address.ts'
import { cryptoWallets } from '#server/crypto-settings.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { ShopContext, SignInSettings } from '#server/domain/shop-context.ts'
import { Environment } from '#server/environment.ts'
import { refuseUnsafe, refuseUntoldStaff } from '#server/production-settings.ts'
import { refuseStandIn, signInSettings } from '#server/sign-in-settings.ts'

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
