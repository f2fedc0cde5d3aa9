import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { AuditEntryDetails, AuditEntryPath, AuditExportQuery, AuditPage, AuditQuery, AuditSeals, Undone } from '#contract/staff/audit.ts'

export const staffAuditEndpoints = {
  'GET /api/staff/audit/': { query: AuditQuery, response: { 200: AuditPage } },
  'GET /api/staff/audit/export/': { query: AuditExportQuery, response: { 200: z.string() } },
  'GET /api/staff/audit/seals/': { response: { 200: AuditSeals } },
  'GET /api/staff/audit/:id/': { params: AuditEntryPath, response: { 200: AuditEntryDetails } },
  'POST /api/staff/audit/:id/undo/': { params: AuditEntryPath, body: z.strictObject({}), response: { 200: Undone } },
} as const satisfies Endpoints
