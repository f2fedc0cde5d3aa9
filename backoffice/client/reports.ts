import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type PieceReports = StaffResponseOf<'GET /api/staff/pieces/:id/reports/'>
export type ConditionReport = PieceReports['reports'][number]
export type Zone = ConditionReport['zones'][number]
export type TimingRun = PieceReports['timing'][number]
export type ServiceEntry = PieceReports['services'][number]
export type Certificate = PieceReports['certificates'][number]

export const reportsQuery = (pieceId: number) =>
  queryOptions({
    queryKey: queryKeys.pieces.reports(pieceId),
    queryFn: () => callStaff('GET /api/staff/pieces/:id/reports/', { params: { id: pieceId } }),
  })
