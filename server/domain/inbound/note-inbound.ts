import { dayMs } from '#contract/rules/durations.ts'
import type { Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Inbound = { source: 'telegram' | 'mail'; externalId: string }

/** Telegram asks again for a day; a mail server that lost count shows letters of a month once more. */
const rememberedDays = 60

/** Writes down that something came in; false where it came before. */
export async function noteInbound(tx: Tx, { now }: Pick<ShopContext, 'now'>, { source, externalId }: Inbound): Promise<boolean> {
  const noted = await tx
    .insertInto('inbound_message')
    .values({ source, external_id: externalId, received_at: new Date(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('source')
    .executeTakeFirst()
  return noted !== undefined
}

/** Forgets what came in long ago; the messages stay in their threads. */
export async function purgeInbound({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - rememberedDays * dayMs)
  await db.deleteFrom('inbound_message').where('received_at', '<', before).execute()
}
