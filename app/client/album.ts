import type { CallApi } from '#app/client/call-api.ts'

/** Photographs taken on a customer's request, by the secret in their link. */
export const getAlbum = (call: CallApi, token: string, isPreview: boolean) =>
  call('GET /api/live/:token/', { params: { token }, query: isPreview ? { preview: '1' } : {} })
