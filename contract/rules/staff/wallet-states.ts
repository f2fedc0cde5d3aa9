/** What a wallet is, from the proposal on: in force it is `active`, and ends replaced by another one or stopped by a person. */
export const walletStates = ['proposed', 'approved', 'active', 'replaced', 'stopped', 'cancelled'] as const
export type WalletState = (typeof walletStates)[number]

/** How many owners it takes to change a wallet; with fewer the wallets of the server's settings count alone. */
export const walletOwnersMin = 2

/** How many days both people of a change must have had their accounts. */
export const walletAcquaintanceDays = 7
