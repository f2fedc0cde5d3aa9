import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { internationalPhone } from '#contract/rules/phone.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { isBlocked } from '#server/domain/people/blocked.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const blockedDays = 30

/** The network of somebody who writes, as a digest: enough to know it again. */
export const networkDigest = ({ digest }: Pick<ShopContext, 'digest'>, ip: string): string => digest('sender-network', ipNetworks(ip).line)

type Sender = { ip: string; phone: string; email: string; customerId: string | null }

/**
 * Whether somebody marked this sender as spam within 30 days, by phone, by address, or by network, or blocked them. Unmarking the thread,
 * or unblocking the person, lets them in again.
 */
export async function isBlockedSender(ctx: Pick<ShopContext, 'db' | 'now' | 'digest'>, { ip, ...contact }: Sender): Promise<boolean> {
  const { phone, email } = contact
  const digits = internationalPhone(phone)
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from thread where status = 'spam' and spam_at > ${new Date(ctx.now() - blockedDays * dayMs)}
        and ((${digits} <> '' and phone_key = ${digits}) or (${email} <> '' and email_key = lower(${email})) or network_digest = ${networkDigest(ctx, ip)})
    ) or ${isBlocked(contact)} as found`.execute(ctx.db)
  return rows[0]?.found ?? false
}
