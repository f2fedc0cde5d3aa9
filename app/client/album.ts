import type { CallApi } from '#app/client/call-api.ts'

/** Photographs that were taken for somebody, by the secret of their link. */
export const getAlbum = (call: CallApi, token: string, isPreview: boolean) =>
  call('GET /api/live/:token/', { params: { token }, query: isPreview ? { preview: '1' } : {} })
