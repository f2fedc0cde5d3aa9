import type { CallApi } from '#app/client/call-api.ts'

export const getLinkedVisit = (call: CallApi, token: string) => call('GET /api/visits/:token/', { params: { token } })
