import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import type { PhotosChange, PiecePhotos } from '#contract/staff/photos.ts'

const makingMs = 2000

/** Returns the photographs of a piece. Polls every two seconds while the server processes uploads. */
export function usePiecePhotos(pieceId: number) {
  return useQuery({
    queryKey: queryKeys.pieces.photos(pieceId),
    queryFn: ({ signal }) => callStaff('GET /api/staff/pieces/:id/photos/', { params: { id: pieceId }, signal }),
    refetchInterval: ({ state }) => (state.data?.uploads.some((upload) => upload.state === 'waiting') ? makingMs : false),
  })
}

function show<T extends PiecePhotos>(pieceId: number, changed: T): T {
  queryClient.setQueryData<PiecePhotos>(queryKeys.pieces.photos(pieceId), changed)
  void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all, predicate: ({ queryKey }) => queryKey[2] !== 'photos' })
  return changed
}

/** Shows changed photographs before the server confirms the change (optimistic update). */
export function showPhotos(pieceId: number, photos: PiecePhotos['photos']): void {
  queryClient.setQueryData<PiecePhotos>(queryKeys.pieces.photos(pieceId), (known) => known && { ...known, photos })
}

export async function changePhotos(pieceId: number, body: PhotosChange) {
  await queryClient.cancelQueries({ queryKey: queryKeys.pieces.photos(pieceId) })
  return show(pieceId, await callStaff('PUT /api/staff/pieces/:id/photos/', { params: { id: pieceId }, body }))
}

export async function removePhoto(pieceId: number, photo: number) {
  return show(pieceId, await callStaff('DELETE /api/staff/pieces/:id/photos/:photo/', { params: { id: pieceId, photo } }))
}

export async function cropPhoto(pieceId: number, photo: { id: number; hash: string }, crop: PhotoCrop | null) {
  const params = { id: pieceId, photo: photo.id }
  return show(pieceId, await callStaff('PUT /api/staff/pieces/:id/photos/:photo/crop/', { params, body: { was_hash: photo.hash, crop } }))
}

export async function assignUploads(pieceId: number, uploads: string[]) {
  return show(pieceId, await callStaff('POST /api/staff/pieces/:id/photos/', { params: { id: pieceId }, body: { uploads } }))
}

export function useBatch(batch: string) {
  return useQuery({
    queryKey: queryKeys.photoUpload(batch),
    queryFn: ({ signal }) => callStaff('GET /api/staff/uploads/', { query: { batch }, signal }),
    refetchInterval: ({ state }) => (state.data?.results.some((upload) => upload.state === 'waiting') ? makingMs : false),
  })
}

export const dropUpload = (id: string) => callStaff('DELETE /api/staff/uploads/:id/', { params: { id } })
export const reprocessUpload = (id: string) => callStaff('PATCH /api/staff/uploads/:id/', { params: { id }, body: { state: 'waiting' } })
export const reloadPhotos = (pieceId: number) => queryClient.invalidateQueries({ queryKey: queryKeys.pieces.photos(pieceId) })

export const originalUrl = (pieceId: number, photo: number) => `/api/staff/pieces/${pieceId}/photos/${photo}/original/`
