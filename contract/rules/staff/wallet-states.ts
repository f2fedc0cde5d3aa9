/** States of a wallet after its proposal. One in force is `active` until it is replaced or a person stops it. */
export const walletStates = ['proposed', 'approved', 'active', 'replaced', 'stopped', 'cancelled'] as const
export type WalletState = (typeof walletStates)[number]

/** The number of owners needed to change a wallet. With fewer, only the wallets of the server's settings count. */
export const walletOwnersMin = 2

/** Days for which both accounts must have existed without a reset, a block or a new wallet permission before a wallet change. */
export const walletAcquaintanceDays = 7
