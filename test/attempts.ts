import { hourMs } from '#contract/rules/durations.ts'
import type { TestShop } from '#test/shop.ts'

export const countAttempts = async ({ db }: TestShop, key: string): Promise<number | undefined> =>
  (await db.selectFrom('attempt').select('count').where('key', '=', key).executeTakeFirst())?.count

/** Records `count` attempts for a rate limit that has none yet. The attempts expire after an hour. */
export const setAttempts = async ({ db, clock }: TestShop, key: string, count: number): Promise<void> => {
  await db
    .insertInto('attempt')
    .values({ key, count, until: new Date(clock.now + hourMs) })
    .execute()
}
