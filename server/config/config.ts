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

/** Reads the environment. Throws `StartupError` with one sentence if a setting is invalid or unsafe. */
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
    // with neither a recipient nor a mail server, the default recipient applies, so that an owner who tries the shop finds notices in the
    // outbox
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
    /** Whether demo pieces may be loaded into a production database. */
    demoInProduction: env.DEMO_IN_PRODUCTION,
    /** Whether the demo catalog uses photographs. */
    photographs: env.PHOTOGRAPHS,
    trustProxyHops: env.TRUST_PROXY_HOPS ?? 0,
    /** Seconds after a stop signal in which requests are still served, although `/readyz` reports not ready. */
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    /** Seconds after `drainSeconds` in which running requests may finish. */
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    /** Mean event loop delay above which requests are rejected; 0 rejects none. */
    loopDelayMaxMs: env.LOOP_DELAY_MS,
    logLevel: env.LOG_LEVEL,
    /** Whether each response is logged; if undefined, only when the output is not a terminal. */
    logRequests: env.LOG_REQUESTS,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    responseCacheBytes: megabytes(env.ANSWER_CACHE_MB),
    authSecrets: authSecrets(env),
    /** The service that calls phones with codes; without it, calls go to the outbox. */
    smsRu: env.SMSRU_API_ID ? { url: env.SMSRU_URL, apiId: new Secret(env.SMSRU_API_ID) } : undefined,
    googleKeysUrl: env.FIREBASE_KEYS_URL,
    /** The mail server; without it, emails go to the outbox. `from`: the sender; the company if undefined. */
    smtp: env.SMTP_URL ? { url: new Secret(env.SMTP_URL), from: env.MAIL_FROM } : undefined,
    imap: env.IMAP_URL ? { url: new Secret(env.IMAP_URL), folder: env.IMAP_FOLDER } : undefined,
    telegramBot: env.TELEGRAM_BOT_TOKEN ? { apiUrl: env.TELEGRAM_API_URL, token: new Secret(env.TELEGRAM_BOT_TOKEN) } : undefined,
    /** Redis for rate limit counters; without it, they are in the database. */
    redisUrl: secret(env.REDIS_URL),
    /** The bucket for visitors' photographs; without it, they are stored in DATA_DIR/enquiries. */
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
