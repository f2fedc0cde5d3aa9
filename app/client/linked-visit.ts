import type { CallApi } from '#app/client/call-api.ts'

/** A visit; `token` is the secret of its link. */
export const getLinkedVisit = (call: CallApi, token: string) => call('GET /api/visits/:token/', { params: { token } })
