import type { StageDatabase } from '#torture/database.ts'

/** What access tokens are signed with: customers are signed in without a call to each. */
export const secret = 'a-secret-for-the-torture-that-is-long-enough'

const common = {
  AUTH_SECRET: secret,
  // each request comes from an IP of its own, named as a proxy would
  TRUST_PROXY_HOPS: '1',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '1',
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

/** How the shop is run on PostgreSQL: in production mode; on the embedded database as somebody tries it out. */
export function settingsOn({ folder, url }: Pick<StageDatabase, 'folder' | 'url'>): Record<string, string> {
  return { ...common, DATA_DIR: folder, ...(url ? { ...production, DATABASE_URL: url } : {}) }
}
