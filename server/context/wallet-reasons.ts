const walletReasons = [
  'wallet-not-bitcoin',
  'wallet-not-ethereum',
  'wallet-not-tron',
  'wallet-in-force',
  'wallet-invited',
  'wallet-too-new',
  'wallet-pending',
  'wallet-one-owner',
  'wallet-own-proposal',
  'wallet-proposer-gone',
  'wallet-step-taken',
  'wallet-unknown',
] as const

export type WalletReason = (typeof walletReasons)[number]
