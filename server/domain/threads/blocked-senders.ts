import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { phoneKey } from '#contract/rules/phone.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { isBlocked } from '#server/domain/people/blocked.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** The network of somebody who writes, as a digest: enough to know it again. */
export const networkDigest = ({ digest }: Pick<ShopContext, 'digest'>, ip: string): string => digest('sender-network', ipNetworks(ip).line)

/** `ip` null: who writes by a letter or the bot has no network that the shop sees. */
type Sender = { ip: string | null; phone: string; email: string; customerId: string | null }

/**
 * Whether somebody marked this sender as spam not long ago, by phone, by address, by account, or by network, or blocked them. Unmarking the thread,
 * or unblocking the person, lets them in again.
 */
export async function isBlockedSender(
  ctx: Pick<ShopContext, 'db' | 'now' | 'digest' | 'ownerSettings'>,
  { ip, ...contact }: Sender,
): Promise<boolean> {
  const { phone, email } = contact
  const digits = phoneKey(phone)
  const network = ip === null ? null : networkDigest(ctx, ip)
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from thread where status = 'spam' and spam_at > ${new Date(ctx.now() - ctx.ownerSettings().spam_days * dayMs)}
        and ((${digits} <> '' and fold_phone(phone_key) = ${digits}) or (${email} <> '' and email_key = lower(${email})) or network_digest = ${network} or customer_id = ${contact.customerId}::uuid)
    ) or ${isBlocked(contact)} as found`.execute(ctx.db)
  return rows[0]?.found ?? false
}
