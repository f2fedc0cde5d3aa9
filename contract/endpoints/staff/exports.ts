import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ExportQuery, PhotoArchiveQuery } from '#contract/staff/exports.ts'

export const staffExportEndpoints = {
  'GET /api/staff/pieces/export/': { query: ExportQuery, response: { 200: z.string() } },
  'GET /api/staff/pieces/photo-archive/': { query: PhotoArchiveQuery, response: { 200: z.string() } },
} as const satisfies Endpoints
