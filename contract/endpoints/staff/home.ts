import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  ChangeHome,
  CropHomePicture,
  HomeDone,
  HomeDraft,
  HomePicture,
  HomePictureParams,
  HomePreview,
  HomeVersion,
} from '#contract/staff/home.ts'

const done = { 200: HomeDone }
const params = HomePictureParams

/** `POST /api/staff/home/pictures/` declares no body, because its body is multipart with one file. */
export const staffHomeEndpoints = {
  'GET /api/staff/home/': { response: { 200: HomeDraft } },
  'PUT /api/staff/home/': { body: ChangeHome, response: done },
  'POST /api/staff/home/publish/': { body: HomeVersion, response: done },
  'POST /api/staff/home/discard/': { body: HomeVersion, response: done },
  'POST /api/staff/home/preview/': { response: { 200: HomePreview } },
  'POST /api/staff/home/pictures/': { response: { 200: HomePicture } },
  'POST /api/staff/home/pictures/:id/cut/': { params, body: CropHomePicture, response: { 200: HomePicture } },
  'GET /api/staff/home/pictures/:id/original/': { params, response: { 200: z.unknown() } },
} as const satisfies Endpoints
