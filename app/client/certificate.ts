import type { CallApi } from '#app/client/call-api.ts'

/** A certificate by its number, as typed. */
export const getCertificate = (call: CallApi, number: string) => call('GET /api/certificates/:number/', { params: { number } })
