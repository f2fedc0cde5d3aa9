import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { BulkApplyRequest, BulkPreview, BulkPreviewRequest, BulkResult, GridSaveRequest } from '#contract/staff/bulk.ts'

export const staffBulkEndpoints = {
  'POST /api/staff/pieces/bulk/preview/': { body: BulkPreviewRequest, response: { 200: BulkPreview } },
  'POST /api/staff/pieces/bulk/apply/': { body: BulkApplyRequest, response: { 200: BulkResult } },
  'POST /api/staff/pieces/bulk/cells/': { body: GridSaveRequest, response: { 200: BulkResult } },
} as const satisfies Endpoints
