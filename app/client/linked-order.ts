import type { CallApi } from '#app/client/call-api.ts'

/** A manual order, by the secret in its link. */
export const openOrderLink = (call: CallApi, token: string) => call('POST /api/order-links/open/', { body: { token } })

/** Accepts the order in the version that the customer saw. */
export const agreeToOrder = (call: CallApi, body: { token: string; version: number }) => call('POST /api/order-links/agree/', { body })
