import { coinNetworks } from '#contract/rules/coins.ts'
import type { StaffWallets, WalletChange, WalletHistory } from '#contract/staff/wallets.ts'
import type { listWallets, NamedWallet, WalletHistoryPage } from '#server/domain/wallets/list-wallets.ts'
import type { WalletTrust } from '#server/domain/wallets/wallet-trust.ts'
import { presentQrCode } from '#server/http/present/staff/qr-code.ts'

export function presentWallets({ owners, coins, ...page }: Awaited<ReturnType<typeof listWallets>>, now: number): StaffWallets {
  return {
    owners,
    coins: coins.map(({ coin, network, inForce, isStopped, pending }) => ({
      coin,
      network,
      in_force: inForce && {
        address: inForce.address,
        ...presentQrCode(inForce.address),
        id: inForce.id,
        since: isoOf(inForce.since),
      },
      is_stopped: isStopped,
      pending: pending && { ...presentChange(pending), ...presentQrCode(pending.address), approval: presentApproval(pending.trust, now) },
    })),
    ...presentWalletHistory(page),
  }
}

export const presentWalletHistory = ({ history, hasMore }: WalletHistoryPage): WalletHistory => ({
  history: history.map(presentChange),
  has_more: hasMore,
})

/**
 * Presents the obstacles to an approval by the reader. `from` is the time from which the reader can approve; null if this time has passed.
 */
const presentApproval = ({ isRelated, from }: WalletTrust, now: number) => ({
  is_related: isRelated,
  from: from.getTime() > now ? from.toISOString() : null,
})

function presentChange(row: NamedWallet): WalletChange {
  const { id, coin, address, state } = row
  return {
    id,
    coin,
    network: coinNetworks[coin],
    address,
    state,
    proposed_by: personOf(row.proposed_by, row.proposer),
    proposed_at: row.proposed_at.toISOString(),
    approved_by: personOf(row.approved_by, row.approver),
    approved_at: isoOf(row.approved_at),
    active_from: isoOf(row.active_from),
    active_at: isoOf(row.active_at),
    ended_by: personOf(row.ended_by, row.ender),
    ended_at: isoOf(row.ended_at),
  }
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null
const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
