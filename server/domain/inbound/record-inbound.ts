import { dayMs } from '#contract/rules/durations.ts'
import type { Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Inbound = { source: 'telegram' | 'mail'; externalId: string }

/** How long ids are stored. Telegram retries for a day. A mail server that resets its UIDs delivers the emails of the last month again. */
const rememberedDays = 60

/** Records the id of an inbound message to detect duplicates. Returns false for a duplicate. */
export async function recordInbound(tx: Tx, { now }: Pick<ShopContext, 'now'>, { source, externalId }: Inbound): Promise<boolean> {
  const insertedRow = await tx
    .insertInto('inbound_message')
    .values({ source, external_id: externalId, received_at: new Date(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('source')
    .executeTakeFirst()
  return insertedRow !== undefined
}

/** Purges old ids of inbound messages. The messages stay in their threads. */
export async function purgeInbound({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - rememberedDays * dayMs)
  await db.deleteFrom('inbound_message').where('received_at', '<', before).execute()
}
