import { type Coin, coinNetworks } from '#contract/rules/coins.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyOwners } from '#server/domain/staff/notify-owners.ts'
import type { WalletNotice } from '#server/domain/staff/staff-email.ts'

export type WalletNoticeContext = Pick<ShopContext, 'backOffice' | 'origins' | 'staff'>
type Step = {
  notice: WalletNotice
  wallet: { coin: Coin; address: string; active_from?: Date | null }
  /** The acting staff member; null if the shop itself acts. */
  by: string | null
  /** A person to notify in addition, who may no longer be an owner. */
  also?: string | null
}

/**
 * Notifies every owner who is not blocked about a wallet, by email and by Telegram. Also notifies the shop's chat. Does not skip the actor,
 * because the actor's session may have been stolen. Ignores channel choices and quiet hours.
 */
export async function notifyOwnersOfWallet(
  tx: Tx,
  { backOffice, origins, staff }: WalletNoticeContext,
  { notice, wallet, by, also = null }: Step,
): Promise<void> {
  const origin = backOffice.origin ?? origins.ru
  const { coin, address, active_from: from } = wallet
  const about = {
    coin: coin.replace('_', ' '),
    network: coinNetworks[coin],
    address,
    ...(from ? { from: `${from.toISOString().slice(0, 16).replace('T', ' ')} UTC` } : {}),
    ...(by === null ? {} : { by: await nameOf(tx, by) }),
  }
  await notifyOwners(tx, { notice, origin, about, also })
  const people = await tx
    .selectFrom('staff_notice_settings as s')
    .innerJoin('staff', 'staff.id', 's.staff_id')
    .select(['staff.id', 'staff.roles', 'staff.blocked_at'])
    .where('s.telegram_chat', 'is not', null)
    .orderBy('staff.created_at')
    .orderBy('staff.id')
    .execute()
  const owners = people.filter(({ id, roles, blocked_at: at }) => (roles.includes('owner') && !at) || id === also).map(({ id }) => id)
  for (const to of [...owners, ...(staff.telegramChat === undefined ? [] : [null])])
    await enqueue(tx, 'staff-message', { notice, to, link: null, origin, about })
}

async function nameOf(tx: Tx, staffId: string): Promise<string> {
  const { name } = await tx.selectFrom('staff').select('name').where('id', '=', staffId).executeTakeFirstOrThrow()
  return name
}
