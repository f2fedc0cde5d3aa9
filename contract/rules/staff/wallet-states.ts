/** States of a wallet from its proposal on. An `active` wallet is in force until it is replaced or a person stops it. */
export const walletStates = ['proposed', 'approved', 'active', 'replaced', 'stopped', 'cancelled'] as const
export type WalletState = (typeof walletStates)[number]

/** Number of owners needed to change a wallet. With fewer, only the wallets of the server's settings count. */
export const walletOwnersMin = 2

/** Minimum age in days of both owners' accounts at a wallet change. A reset, a block or a new wallet permission starts the count again. */
export const walletAcquaintanceDays = 7
