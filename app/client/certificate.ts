import type { CallApi } from '#app/client/call-api.ts'

export const getCertificate = (call: CallApi, number: string) => call('GET /api/certificates/:number/', { params: { number } })
