import { sql } from 'kysely'
import { offices } from '#contract/offices.ts'
import type { Tx } from '#server/db/database.ts'
import { guessLanguage } from '#server/domain/inbound/guess-language.ts'
import type { InboundEmail } from '#server/domain/inbound/read-inbound-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Stores an email that looks automatic or is above a rate limit. There is one thread per sender for such emails, without a deadline or a
 * notification. The attached files stay in the mailbox.
 */
export async function storeAutomaticEmail(tx: Tx, { now }: Pick<ShopContext, 'now'>, email: InboundEmail): Promise<void> {
  const { from, subject, body, quoted, files, lostFiles } = email
  await sql`select pg_advisory_xact_lock(hashtextextended(${`automatic emails of ${from.email}`}, 0))`.execute(tx)
  const at = new Date(now())
  const [{ key: office }] = offices
  const existingThread = await tx
    .updateTable('thread')
    .set((eb) => ({ last_at: at, edit_version: eb('edit_version', '+', 1) }))
    .where('status', '=', 'automatic')
    .where('email_key', '=', from.email)
    .returning('id')
    .executeTakeFirst()
  const language = guessLanguage(`${subject} ${body}`)
  const sender = { name: from.name, email: from.email, last_at: at, created_at: at }
  const newThread = { kind: 'contact', status: 'automatic', office, language, ...sender } as const
  const begin = () => tx.insertInto('thread').values(newThread).returning('id').executeTakeFirstOrThrow()
  const { id } = existingThread ?? (await begin())
  const text = [subject, body].filter(Boolean).join('\n\n')
  const message = { thread_id: id, direction: 'in', channel: 'mail', body: text, quoted, sender: from.email || null } as const
  await tx
    .insertInto('thread_message')
    .values({ ...message, lost_files: files.length + lostFiles, created_at: at })
    .execute()
}
