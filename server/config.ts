import { z } from 'zod'
import { StartupError } from '#server/context/startup-error.ts'

const origin = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, 'must be an origin such as https://shop.example, without a path')
  .transform((value) => value.toLowerCase())

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

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
  ORIGIN_RU: origin.optional(),
  ORIGIN_EN: origin.optional(),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ANSWER_CACHE_MB: z.coerce.number().min(0).max(4096).default(96),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: z.url().optional(),
})

export type Config = {
  isProduction: boolean
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  demoCatalog: boolean
  origins: { ru: string; en: string }
  trustProxyHops: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  answerCacheBytes: number
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
  if (isProduction) refuseUnsafe(env)
  const local = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    demoCatalog: env.DEMO_CATALOG ?? !isProduction,
    origins: { ru: env.ORIGIN_RU ?? env.ORIGIN_EN ?? local, en: env.ORIGIN_EN ?? env.ORIGIN_RU ?? local },
    trustProxyHops: env.TRUST_PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
    answerCacheBytes: Math.round(env.ANSWER_CACHE_MB * 1024 * 1024),
    s3: s3Of(env),
  }
}

function refuseUnsafe(env: z.output<typeof Environment>): void {
  for (const name of ['ORIGIN_RU', 'ORIGIN_EN'] as const) {
    if (!env[name]?.startsWith('https://')) throw new StartupError(`In production ${name} must be set to an https:// origin.`)
  }
  if (!env.DATABASE_URL)
    throw new StartupError('In production DATABASE_URL must name a PostgreSQL database: the embedded one is for trying the shop out.')
}

function s3Of(env: z.output<typeof Environment>): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const { S3_PUBLIC_URL: publicUrl, S3_REGION: region } = env
  if (!endpoint && !bucket) return undefined
  if (endpoint && bucket && accessKeyId && secretAccessKey && publicUrl)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl }
  throw new StartupError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_PUBLIC_URL must be set together.')
}
