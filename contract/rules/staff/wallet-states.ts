/** States of a wallet, starting with its proposal. An `active` wallet is used until it is replaced or a person stops it. */
export const walletStates = ['proposed', 'approved', 'active', 'replaced', 'stopped', 'cancelled'] as const
export type WalletState = (typeof walletStates)[number]

/** The number of owners required to change a wallet. With fewer owners, only the wallets in the server's settings are used. */
export const walletOwnersMin = 2

/**
 * The minimum age, in days, of both owners' accounts for a change of a wallet. The age starts again if another owner resets, blocks or
 * unblocks the account, or gives it a wallet permission.
 */
export const walletAcquaintanceDays = 7
