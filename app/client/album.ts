import type { CallApi } from '#app/client/call-api.ts'

/** Loads the photographs taken on a customer's request; `token` is the secret in the link to them. */
export const getAlbum = (call: CallApi, token: string, isPreview: boolean) =>
  call('GET /api/live/:token/', { params: { token }, query: isPreview ? { preview: '1' } : {} })
