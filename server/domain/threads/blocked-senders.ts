import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { phoneKey } from '#contract/rules/phone.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { isBlocked } from '#server/domain/people/blocked.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns a keyed digest of a sender's network, which identifies the network without storing its address. */
export const networkDigest = ({ digest }: Pick<ShopContext, 'digest'>, ip: string): string => digest('sender-network', ipNetworks(ip).line)

/** `ip` is null for a sender of an email or of a message to the Telegram bot. */
type Sender = { ip: string | null; phone: string; email: string; customerId: string | null }

/**
 * Whether a sender was blocked, or recently marked as spam, by phone, email, account or network. Unblocking the person, or unmarking the
 * thread as spam, lifts the block.
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
