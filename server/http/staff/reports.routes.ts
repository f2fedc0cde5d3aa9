import type { FastifyInstance, FastifyRequest } from 'fastify'
import { issueCertificate } from '#server/domain/certificates/issue-certificate.ts'
import { revokeCertificate } from '#server/domain/certificates/revoke-certificate.ts'
import { changeReport, createReport, deleteReport, showReport, signReport, type Written } from '#server/domain/reports/change-report.ts'
import { addService, changeService, deleteService } from '#server/domain/reports/change-service.ts'
import { addTiming, changeTiming, deleteTiming } from '#server/domain/reports/change-timing.ts'
import { getPieceReports } from '#server/domain/reports/get-piece-reports.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import {
  presentPieceReports,
  presentStaffCertificate,
  presentStaffReport,
  presentStaffService,
  presentStaffTiming,
} from '#server/http/present/staff/reports.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'

const read = { config: { access: 'staff', permission: 'piece.read' } } as const
const write = { config: { access: 'staff', permission: 'report.write' } } as const

export function staffReportRoutes(app: FastifyInstance, ctx: ShopContext, { photoBase }: { photoBase: string }): void {
  const contextOf = (request: FastifyRequest) => {
    const language = requestLanguage(request.headers['accept-language'])
    return { language, photoBase, lists: ctx.catalog.current().lists, origin: ctx.origins[language] }
  }
  addStaffRoute(app, 'GET /api/staff/pieces/:id/reports/', read, async (request) =>
    presentPieceReports(await getPieceReports(ctx.db, request.params.id), contextOf(request)),
  )
  conditionRoutes(app, ctx)
  timingRoutes(app, ctx)
  serviceRoutes(app, ctx)
  addStaffRoute(
    app,
    'POST /api/staff/pieces/:id/certificate/',
    { config: { access: 'staff', permission: 'certificate.issue' } },
    async (request) => {
      const { certificate, actionId } = await issueCertificate(ctx, staffOf(request), request.params.id)
      return { ...presentStaffCertificate(certificate, contextOf(request).origin), action_id: actionId }
    },
  )
  addStaffRoute(
    app,
    'POST /api/staff/certificates/:number/revoke/',
    { config: { access: 'staff', permission: 'certificate.revoke' } },
    async (request) => {
      const { params, body } = request
      const { certificate, actionId } = await revokeCertificate(ctx, staffOf(request), params.number, body.reason)
      return { ...presentStaffCertificate(certificate, contextOf(request).origin), action_id: actionId }
    },
  )
}

function conditionRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const presentWritten = ({ report, actionId }: Written) => ({ ...presentStaffReport(report), action_id: actionId })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/reports/', write, async (request) =>
    presentWritten(await createReport(ctx, staffOf(request), request.params.id, request.body.stage)),
  )
  addStaffRoute(app, 'PATCH /api/staff/reports/:uuid/', write, async (request) =>
    presentWritten(await changeReport(ctx, staffOf(request), request.params.uuid, request.body)),
  )
  addStaffRoute(app, 'POST /api/staff/reports/:uuid/sign/', write, async (request) =>
    presentWritten(await signReport(ctx, staffOf(request), request.params.uuid, request.body.version)),
  )
  addStaffRoute(app, 'POST /api/staff/reports/:uuid/show/', write, async (request) =>
    presentWritten(await showReport(ctx, staffOf(request), { id: request.params.uuid, isShown: request.body.is_shown })),
  )
  addStaffRoute(app, 'DELETE /api/staff/reports/:uuid/', write, async (request) => ({
    action_id: await deleteReport(ctx, staffOf(request), request.params.uuid),
  }))
}

function timingRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'POST /api/staff/pieces/:id/timing/', write, async (request) => {
    const { timing, actionId } = await addTiming(ctx, staffOf(request), request.params.id, request.body)
    return { ...presentStaffTiming(timing), action_id: actionId }
  })
  addStaffRoute(app, 'PATCH /api/staff/timing/:uuid/', write, async (request) => {
    const { timing, actionId } = await changeTiming(ctx, staffOf(request), request.params.uuid, request.body)
    return { ...presentStaffTiming(timing), action_id: actionId }
  })
  addStaffRoute(app, 'DELETE /api/staff/timing/:uuid/', write, async (request) => ({
    action_id: await deleteTiming(ctx, staffOf(request), request.params.uuid),
  }))
}

function serviceRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'POST /api/staff/pieces/:id/service/', write, async (request) => {
    const { service, actionId } = await addService(ctx, staffOf(request), request.params.id, request.body)
    return { ...presentStaffService(service), action_id: actionId }
  })
  addStaffRoute(app, 'PATCH /api/staff/service/:uuid/', write, async (request) => {
    const { service, actionId } = await changeService(ctx, staffOf(request), request.params.uuid, request.body)
    return { ...presentStaffService(service), action_id: actionId }
  })
  addStaffRoute(app, 'DELETE /api/staff/service/:uuid/', write, async (request) => ({
    action_id: await deleteService(ctx, staffOf(request), request.params.uuid),
  }))
}
