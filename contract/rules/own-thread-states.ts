/** States of a thread as shown to the customer. `waiting`: for the shop's reply. */
export const ownThreadStates = ['waiting', 'answered', 'closed'] as const
export type OwnThreadState = (typeof ownThreadStates)[number]
