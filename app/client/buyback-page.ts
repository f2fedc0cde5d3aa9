import type { CallApi } from '#app/client/call-api.ts'

/** What somebody offers the shop, by the secret of their link. */
export const getBuybackPage = (call: CallApi, token: string) => call('GET /api/buyback-pages/:token/', { params: { token } })
