import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { PiecePathParams } from '#contract/piece-ref-params.ts'
import {
  PhotoCropChange,
  PhotoParams,
  PhotosChange,
  PhotoUpload,
  PiecePhotos,
  PiecePhotosChanged,
  UploadAgain,
  UploadParams,
  UploadQuery,
  UploadsTaken,
} from '#contract/staff/photos.ts'

const params = PiecePathParams
const changed = { response: { 200: PiecePhotosChanged } }

/** `POST /api/staff/uploads/` declares no body, because its body is multipart with one file and the fields of `UploadFields`. */
export const staffPhotosEndpoints = {
  'POST /api/staff/uploads/': { response: { 200: PhotoUpload } },
  'GET /api/staff/uploads/': { query: UploadQuery, response: { 200: z.object({ results: z.array(PhotoUpload) }) } },
  'PATCH /api/staff/uploads/:id/': { params: UploadParams, body: UploadAgain, response: { 200: PhotoUpload } },
  'DELETE /api/staff/uploads/:id/': { params: UploadParams, response: { 204: z.null() } },
  'GET /api/staff/pieces/:id/photos/': { params, response: { 200: PiecePhotos } },
  'POST /api/staff/pieces/:id/photos/': { params, body: UploadsTaken, ...changed },
  'PUT /api/staff/pieces/:id/photos/': { params, body: PhotosChange, ...changed },
  'DELETE /api/staff/pieces/:id/photos/:photo/': { params: PhotoParams, ...changed },
  'PUT /api/staff/pieces/:id/photos/:photo/crop/': { params: PhotoParams, body: PhotoCropChange, ...changed },
  'GET /api/staff/pieces/:id/photos/:photo/original/': { params: PhotoParams, response: { 200: z.unknown() } },
} as const satisfies Endpoints
