import { z } from 'zod'
import { CertificatePathParams } from '#contract/certificate.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { PiecePathParams } from '#contract/piece-ref-params.ts'
import {
  NewReport,
  NewService,
  NewTiming,
  ReportChange,
  RevokeCertificate,
  ServiceChange,
  ShowReport,
  SignReport,
  StaffCertificate,
  StaffPieceReports,
  StaffReport,
  StaffService,
  StaffTiming,
  TimingChange,
  withAction,
} from '#contract/staff/reports.ts'

const piece = { params: PiecePathParams }
const record = { params: z.object({ uuid: z.uuid() }) }
const nothing = z.strictObject({})
const done = z.object({ action_id: z.string() })

export const staffReportEndpoints = {
  'GET /api/staff/pieces/:id/reports/': { ...piece, response: { 200: StaffPieceReports } },
  'POST /api/staff/pieces/:id/reports/': { ...piece, body: NewReport, response: { 201: withAction(StaffReport) } },
  'PATCH /api/staff/reports/:uuid/': { ...record, body: ReportChange, response: { 200: withAction(StaffReport) } },
  'DELETE /api/staff/reports/:uuid/': { ...record, response: { 200: done } },
  'POST /api/staff/reports/:uuid/sign/': { ...record, body: SignReport, response: { 200: withAction(StaffReport) } },
  'POST /api/staff/reports/:uuid/show/': { ...record, body: ShowReport, response: { 200: withAction(StaffReport) } },
  'POST /api/staff/pieces/:id/timing/': { ...piece, body: NewTiming, response: { 201: withAction(StaffTiming) } },
  'PATCH /api/staff/timing/:uuid/': { ...record, body: TimingChange, response: { 200: withAction(StaffTiming) } },
  'DELETE /api/staff/timing/:uuid/': { ...record, response: { 200: done } },
  'POST /api/staff/pieces/:id/service/': { ...piece, body: NewService, response: { 201: withAction(StaffService) } },
  'PATCH /api/staff/service/:uuid/': { ...record, body: ServiceChange, response: { 200: withAction(StaffService) } },
  'DELETE /api/staff/service/:uuid/': { ...record, response: { 200: done } },
  'POST /api/staff/pieces/:id/certificate/': { ...piece, body: nothing, response: { 201: withAction(StaffCertificate) } },
  'POST /api/staff/certificates/:number/revoke/': {
    params: CertificatePathParams,
    body: RevokeCertificate,
    response: { 200: withAction(StaffCertificate) },
  },
} as const satisfies Endpoints
