import type { CallApi } from '#app/client/call-api.ts'

/** An offer to sell to the shop; `token` is the secret of its link. */
export const getBuybackPage = (call: CallApi, token: string) => call('GET /api/buyback-pages/:token/', { params: { token } })
