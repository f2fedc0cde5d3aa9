import { AlbumQueryParams, AlbumTokenParams, LinkedAlbum } from '#contract/album.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'

/** Albums of live photographs, by the secret of their link. */
export const albumEndpoints = {
  'GET /api/live/:token/': { params: AlbumTokenParams, query: AlbumQueryParams, response: { 200: LinkedAlbum } },
} as const satisfies Endpoints
