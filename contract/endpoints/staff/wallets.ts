import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ProposeWallet, StaffWallets, WalletChanged, WalletHistory, WalletHistoryQuery, WalletParams } from '#contract/staff/wallets.ts'

const step = { params: WalletParams, response: { 200: WalletChanged } } as const

export const staffWalletEndpoints = {
  'GET /api/staff/wallets/': { response: { 200: StaffWallets } },
  'GET /api/staff/wallets/history/': { query: WalletHistoryQuery, response: { 200: WalletHistory } },
  'POST /api/staff/wallets/': { body: ProposeWallet, response: { 201: WalletChanged } },
  'POST /api/staff/wallets/:id/approve/': step,
  'POST /api/staff/wallets/:id/cancel/': step,
  'POST /api/staff/wallets/:id/stop/': step,
} as const satisfies Endpoints
