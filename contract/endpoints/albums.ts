import { AlbumQueryParams, AlbumTokenParams, LinkedAlbum } from '#contract/album.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'

export const albumEndpoints = {
  'GET /api/live/:token/': { params: AlbumTokenParams, query: AlbumQueryParams, response: { 200: LinkedAlbum } },
} as const satisfies Endpoints
