import type { CallApi } from '#app/client/call-api.ts'

/** An order that the shop wrote down for somebody, by the secret of its link. */
export const openOrderLink = (call: CallApi, token: string) => call('POST /api/order-links/open/', { body: { token } })

/** Agrees to it as it was seen. */
export const agreeToOrder = (call: CallApi, body: { token: string; version: number }) => call('POST /api/order-links/agree/', { body })
