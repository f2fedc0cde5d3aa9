import type { z } from 'zod'
import type { PageSettings } from '#contract/page-settings.ts'
import { authSecrets } from '#server/config/auth-secrets.ts'
import { backOfficeSettings } from '#server/config/back-office-settings.ts'
import { coinSettings } from '#server/config/crypto-settings.ts'
import { Environment } from '#server/config/environment.ts'
import { assertMailboxSafe, inboundSettings } from '#server/config/inbound-settings.ts'
import { ownerSettingDefaults } from '#server/config/owner-settings-from-environment.ts'
import { assertSafeForProduction, assertStaffReachable } from '#server/config/production-settings.ts'
import { assertNoEmulator, signInSettings } from '#server/config/sign-in-settings.ts'
import { Secret } from '#server/context/secret.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { ShopSettings } from '#server/domain/shop-context.ts'

export type Config = ReturnType<typeof readConfig>

/** Reads the settings from environment variables. Throws `StartupError` with a one-sentence message for an invalid or unsafe setting. */
export function readConfig(environment: Record<string, string | undefined>) {
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
    assertMailboxSafe(env)
  }
  assertStaffReachable(env)
  const local = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  const pages: PageSettings = {
    map: { provider: env.MAP_PROVIDER, ...(env.MAP_KEY ? { key: env.MAP_KEY } : {}) },
  }
  const shop: ShopSettings = {
    ...pages,
    origins: { ru: env.ORIGIN_RU ?? env.ORIGIN_EN ?? local, en: env.ORIGIN_EN ?? env.ORIGIN_RU ?? local },
    backOffice: backOfficeSettings(env),
    signIn: signInSettings(env),
    inbound: inboundSettings(env),
    // `undefined` selects a default recipient. Without mail settings, an owner who tries the shop then finds the staff notifications in the
    // outbox.
    staff: { mails: env.STAFF_MAIL.length || env.SMTP_URL ? env.STAFF_MAIL : undefined, telegramChat: env.STAFF_TELEGRAM_CHAT },
    coins: coinSettings(env),
    enquiryPhotosMaxBytes: megabytes(env.ENQUIRY_PHOTOS_MB),
    ownerSettingDefaults: ownerSettingDefaults(env),
  }
  return {
    pages,
    shop,
    isProduction,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: secret(env.DATABASE_URL),
    databasePool: env.DATABASE_POOL,
    embeddedFsync: env.EMBEDDED_FSYNC,
    demoCatalog: env.DEMO_CATALOG ?? !isProduction,
    demoInProduction: env.DEMO_IN_PRODUCTION,
    photographs: env.PHOTOGRAPHS,
    trustProxyHops: env.TRUST_PROXY_HOPS ?? 0,
    /**
     * How long the shop still accepts requests after a stop signal, in seconds. Meanwhile `/readyz` reports not ready, so that load
     * balancers stop sending traffic.
     */
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    /** Seconds after `drainSeconds` for finishing running requests. */
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    /** Mean event loop delay above which the shop rejects requests; 0 disables load shedding. */
    loopDelayMaxMs: env.LOOP_DELAY_MS,
    logLevel: env.LOG_LEVEL,
    /** Whether to log each response. If undefined, responses are logged unless the output is a terminal. */
    logRequests: env.LOG_REQUESTS,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    responseCacheBytes: megabytes(env.ANSWER_CACHE_MB),
    authSecrets: authSecrets(env),
    /** Service that calls phones; the last digits of the calling number are the code. If undefined, calls go to the outbox. */
    smsRu: env.SMSRU_API_ID ? { url: env.SMSRU_URL, apiId: new Secret(env.SMSRU_API_ID) } : undefined,
    bankOfRussiaUrl: env.EXCHANGE_RATES === 'bank-of-russia' ? env.BANK_OF_RUSSIA_URL : undefined,
    googleKeysUrl: env.FIREBASE_KEYS_URL,
    /** The mail server. If undefined, emails go to the outbox. Default of `from`: the company's email address. */
    smtp: env.SMTP_URL ? { url: new Secret(env.SMTP_URL), from: env.MAIL_FROM } : undefined,
    imap: env.IMAP_URL ? { url: new Secret(env.IMAP_URL), folder: env.IMAP_FOLDER } : undefined,
    telegramBot: env.TELEGRAM_BOT_TOKEN ? { apiUrl: env.TELEGRAM_API_URL, token: new Secret(env.TELEGRAM_BOT_TOKEN) } : undefined,
    /** Redis for rate limit counters. If undefined, the database stores the counters. */
    redisUrl: secret(env.REDIS_URL),
    /** Bucket for visitors' photographs. If undefined, they are stored in DATA_DIR/enquiries. */
    enquiryBucket: env.S3_ENQUIRY_BUCKET,
    s3: readS3(env),
  }
}

const secret = (value: string | undefined) => (value === undefined ? undefined : new Secret(value))

const megabytes = (count: number) => Math.round(count * 1024 * 1024)

function readS3(env: z.output<typeof Environment>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const { S3_PUBLIC_URL: publicUrl, S3_REGION: region } = env
  if (!endpoint && !bucket) return undefined
  if (endpoint && bucket && accessKeyId && secretAccessKey && publicUrl)
    return { endpoint, bucket, region, accessKeyId: new Secret(accessKeyId), secretAccessKey: new Secret(secretAccessKey), publicUrl }
  throw new StartupError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_PUBLIC_URL must be set together.')
}
