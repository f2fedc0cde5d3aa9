import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  ImportApply,
  ImportConfirmed,
  ImportMapping,
  ImportMeanings,
  ImportPaging,
  ImportPreview,
  ImportReading,
  ImportRun,
  ImportRunPage,
  ImportRunParams,
  ImportSupplier,
  ImportSuppliers,
  ImportValues,
  PreviewQuery,
} from '#contract/staff/imports.ts'

const params = ImportRunParams

export const staffImportEndpoints = {
  'GET /api/staff/imports/': { query: ImportPaging, response: { 200: ImportRunPage } },
  'POST /api/staff/imports/': { response: { 201: ImportRun } },
  'GET /api/staff/imports/:id/': { params, response: { 200: ImportRun } },
  'PUT /api/staff/imports/:id/mapping/': { params, body: ImportMapping, response: { 200: ImportRun } },
  'GET /api/staff/import-suppliers/': { response: { 200: ImportSuppliers } },
  'PUT /api/staff/imports/:id/supplier/': { params, body: ImportSupplier, response: { 200: ImportRun } },
  'GET /api/staff/imports/:id/values/': { params, response: { 200: ImportValues } },
  'PUT /api/staff/imports/:id/values/': { params, body: ImportMeanings, response: { 200: ImportRun } },
  'PUT /api/staff/imports/:id/reading/': { params, body: ImportReading, response: { 200: ImportRun } },
  'PUT /api/staff/imports/:id/confirmed/': { params, body: ImportConfirmed, response: { 200: ImportRun } },
  'GET /api/staff/imports/:id/preview/': { params, query: PreviewQuery, response: { 200: ImportPreview } },
  'POST /api/staff/imports/:id/apply/': { params, body: ImportApply, response: { 200: ImportRun } },
  'GET /api/staff/imports/:id/refused/': { params, response: { 200: z.string() } },
} as const satisfies Endpoints
