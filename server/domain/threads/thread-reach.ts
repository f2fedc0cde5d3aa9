import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'
import type { Db, Tx } from '#server/db/database.ts'

/**
 * How a person can be reached. `email` is the address of the thread, otherwise that of the account; `telegramChat` is set if the person
 * signed in with Telegram.
 */
export type Reach = { email: string; telegramChat: string | null; hasAccount: boolean }

export async function readReach(db: Db | Tx, thread: { customer_id: string | null; email: string }): Promise<Reach> {
  const customer =
    thread.customer_id === null
      ? undefined
      : await db
          .selectFrom('customer')
          .select(['verified_email', 'email', 'telegram_id'])
          .where('id', '=', thread.customer_id)
          .executeTakeFirst()
  const chat = customer?.telegram_id ?? null
  return {
    email: thread.email || customer?.verified_email || customer?.email || '',
    telegramChat: chat === null ? null : String(chat),
    hasAccount: customer !== undefined,
  }
}

/** Returns the channels for a reply; none if the person can only be called. */
export function channelsOf({ email, telegramChat, hasAccount }: Reach): ThreadChannel[] {
  return [
    ...(email ? (['mail'] as const) : []),
    ...(telegramChat ? (['telegram'] as const) : []),
    ...(hasAccount ? (['page'] as const) : []),
  ]
}
