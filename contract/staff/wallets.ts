import { z } from 'zod'
import { coins } from '#contract/rules/coins.ts'
import { walletStates } from '#contract/rules/staff/wallet-states.ts'
import { SingleLine } from '#contract/staff/amounts.ts'

const CoinName = z.enum(coins)
const Person = z.object({ id: z.uuid(), name: z.string() }).nullable()
const OptionalDate = z.iso.datetime().nullable()
/** QR code of the address, for comparing the address on a second device. */
const qrCode = { qr_path: z.string(), qr_size: z.int() }

const WalletChange = z.object({
  id: z.uuid(),
  coin: CoinName,
  network: z.string(),
  address: z.string(),
  state: z.enum(walletStates),
  proposed_by: Person,
  proposed_at: z.iso.datetime(),
  approved_by: Person,
  approved_at: OptionalDate,
  active_from: OptionalDate.meta({ description: 'When the wallet takes effect.' }),
  active_at: OptionalDate,
  ended_by: Person.meta({ description: 'Staff member who canceled or stopped it; null if the shop did automatically.' }),
  ended_at: OptionalDate,
})
export type WalletChange = z.output<typeof WalletChange>

const WalletInForce = z.object({
  address: z.string(),
  ...qrCode,
  id: z.uuid().nullable().meta({ description: 'Null for a wallet from the settings.' }),
  since: OptionalDate,
})

const WalletApproval = z.object({
  is_related: z.boolean().meta({ description: 'Whether one of the two owners invited the other; this never changes.' }),
  from: OptionalDate.meta({ description: 'When both accounts will be a week old; null if they are.' }),
})

const CoinWallets = z.object({
  coin: CoinName,
  network: z.string(),
  in_force: WalletInForce.nullable(),
  is_stopped: z
    .boolean()
    .meta({ description: 'Whether the wallet was stopped; payments in this coin resume once another one is approved.' }),
  pending: WalletChange.extend({ ...qrCode, approval: WalletApproval }).nullable(),
})

/** A page of past wallet changes, newest first. `has_more`: whether there are older changes. */
export const WalletHistory = z.object({ history: z.array(WalletChange), has_more: z.boolean() })
export type WalletHistory = z.output<typeof WalletHistory>
export const WalletHistoryQuery = z.strictObject({
  before: z.uuid().optional().meta({ description: 'Only changes earlier than this one.' }),
})

export const StaffWallets = WalletHistory.extend({
  owners: z.int().meta({ description: 'Number of owners who can sign in; below two, only the wallets of the settings are used.' }),
  coins: z.array(CoinWallets),
})
export type StaffWallets = z.output<typeof StaffWallets>

export const ProposeWallet = z.strictObject({ coin: CoinName, address: SingleLine.min(1) })
export const WalletParams = z.object({ id: z.uuid() })
export const WalletChanged = z.object({ id: z.uuid() })
