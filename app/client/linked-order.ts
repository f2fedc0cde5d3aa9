import type { CallApi } from '#app/client/call-api.ts'

/** Opens a manual order; `token` is the secret of its link. */
export const openOrderLink = (call: CallApi, token: string) => call('POST /api/order-links/open/', { body: { token } })

/** Accepts the `version` of an order that the customer saw. */
export const agreeToOrder = (call: CallApi, body: { token: string; version: number }) => call('POST /api/order-links/agree/', { body })
