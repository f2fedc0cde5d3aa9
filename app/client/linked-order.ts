import type { CallApi } from '#app/client/call-api.ts'

export const openOrderLink = (call: CallApi, token: string) => call('POST /api/order-links/open/', { body: { token } })

export const agreeToOrder = (call: CallApi, body: { token: string; version: number }) => call('POST /api/order-links/agree/', { body })
