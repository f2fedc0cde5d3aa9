import type { CallApi } from '#app/client/call-api.ts'

/** Loads a customer's offer to sell a piece to the shop; `token` is the secret in the link to it. */
export const getBuybackPage = (call: CallApi, token: string) => call('GET /api/buyback-pages/:token/', { params: { token } })
