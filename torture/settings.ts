import type { StageDatabase } from '#torture/database.ts'

/** The secret that signs access tokens. With it, scenarios sign customers in without a request. */
export const secret = 'a-secret-for-the-torture-that-is-long-enough'

const common = {
  AUTH_SECRET: secret,
  // each request has another IP in X-Forwarded-For
  TRUST_PROXY_HOPS: '1',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '1',
  // Sets the values of `npm start`. Without them, an idle shop takes 90 MB more, and glibc keeps memory that requests have freed.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4',
}

const production = {
  APP_ENV: 'production',
  ORIGIN_RU: 'https://shop.example.ru',
  ORIGIN_EN: 'https://shop.example.com',
  OUTBOX_IN_PRODUCTION: 'on',
  DEMO_CATALOG: 'on',
  DEMO_IN_PRODUCTION: 'on',
  DATABASE_POOL: '20',
}

/** Returns the settings of the shop: production mode on PostgreSQL, and the defaults on an embedded database. */
export function settingsOn({ folder, url }: Pick<StageDatabase, 'folder' | 'url'>): Record<string, string> {
  return { ...common, DATA_DIR: folder, ...(url ? { ...production, DATABASE_URL: url } : {}) }
}
