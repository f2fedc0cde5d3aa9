import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { Coin } from '#contract/rules/coins.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffWallets = StaffResponseOf<'GET /api/staff/wallets/'>
export type CoinWallets = StaffWallets['coins'][number]
export type PendingWallet = NonNullable<CoinWallets['pending']>

export const walletsQuery = queryOptions({
  queryKey: queryKeys.wallets,
  queryFn: ({ signal }) => callStaff('GET /api/staff/wallets/', { signal }),
})

export const refetchWallets = () =>
  Promise.all([walletsQuery.queryKey, queryKeys.today].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

export const coinNames: Record<Coin, string> = {
  BTC: 'Bitcoin (BTC)',
  ETH: 'Ethereum (ETH)',
  USDT_TRC20: 'USDT TRC20',
  USDT_ERC20: 'USDT ERC20',
}
