import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type ImportRun = StaffResponseOf<'GET /api/staff/imports/:id/'>
type ImportPreviewPage = StaffResponseOf<'GET /api/staff/imports/:id/preview/'>
export type PreviewedRow = ImportPreviewPage['results'][number]
export type ImportOutcome = PreviewedRow['outcome']

/** Long enough to compare or write five thousand rows. */
export const longTimeoutMs = 120_000

export const importQuery = (id: string) =>
  queryOptions({ queryKey: queryKeys.imports.record(id), queryFn: () => callStaff('GET /api/staff/imports/:id/', { params: { id } }) })

export function sendImport(file: File): Promise<ImportRun> {
  const body = new FormData()
  body.set('file', file, file.name)
  return callStaff('POST /api/staff/imports/', { body, timeoutMs: longTimeoutMs } as { timeoutMs: number })
}

export type ImportValues = StaffResponseOf<'GET /api/staff/imports/:id/values/'>

/**
 * The values in an imported file that the shop does not recognize. Not cached, because they change with the column mapping and the answers.
 */
export const importValuesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.imports.values(id),
    queryFn: () => callStaff('GET /api/staff/imports/:id/values/', { params: { id }, timeoutMs: longTimeoutMs }),
    gcTime: 0,
    staleTime: 0,
  })

export const suppliersQuery = queryOptions({
  queryKey: queryKeys.imports.suppliers,
  queryFn: () => callStaff('GET /api/staff/import-suppliers/', {}),
})

export function cacheImport(run: ImportRun): ImportRun {
  queryClient.setQueryData(importQuery(run.id).queryKey, run)
  void queryClient.invalidateQueries({ queryKey: queryKeys.imports.lists })
  return run
}
