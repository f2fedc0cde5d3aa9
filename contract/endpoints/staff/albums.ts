import { AlbumParams, AlbumsChanged, AlbumShared, MakeAlbum, ShowAlbum, ThreadAlbums } from '#contract/album.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ThreadParams } from '#contract/staff/threads.ts'

export const staffAlbumEndpoints = {
  'GET /api/staff/threads/:id/albums/': { params: ThreadParams, response: { 200: ThreadAlbums } },
  'POST /api/staff/threads/:id/albums/': { params: ThreadParams, body: MakeAlbum, response: { 201: AlbumsChanged } },
  'PUT /api/staff/threads/:id/albums/:part/': { params: AlbumParams, body: ShowAlbum, response: { 200: AlbumsChanged } },
  'POST /api/staff/threads/:id/albums/:part/share/': { params: AlbumParams, response: { 200: AlbumShared } },
} as const satisfies Endpoints
