/** States of a wallet from its proposal on. An `active` wallet is in force until it is replaced or a person stops it. */
export const walletStates = ['proposed', 'approved', 'active', 'replaced', 'stopped', 'cancelled'] as const
export type WalletState = (typeof walletStates)[number]

/** Number of owners needed to change a wallet. With fewer, only the wallets of the server's settings count. */
export const walletOwnersMin = 2

/**
 * Days for which both owners' accounts must have existed before a wallet change, without a reset, a block or a new wallet permission in
 * that time.
 */
export const walletAcquaintanceDays = 7
