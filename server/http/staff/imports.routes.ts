import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { staffLimits } from '#contract/staff/limits.ts'
import { applyImportRun } from '#server/domain/import/apply-run.ts'
import { confirmImportRows, openImportRun, rereadImportRun } from '#server/domain/import/import-runs.ts'
import { formatRefusedRows, judgeRun } from '#server/domain/import/judge-run.ts'
import { mapImportRun } from '#server/domain/import/map-import-run.ts'
import { getImportRun, listImportRuns } from '#server/domain/import/read-import-runs.ts'
import { setMeanings } from '#server/domain/import/set-meanings.ts'
import { listSuppliers, setImportSupplier } from '#server/domain/import/supplier-choices.ts'
import { findUnknownValues } from '#server/domain/import/unknown-values.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { acceptStaffFiles, storeStaffFile } from '#server/http/guards/staff-file.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentImportRun, presentUnknown, presentVerdict } from '#server/http/present/staff/import-run.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'

const settings = { config: { access: 'staff', permission: 'piece.import' } } as const
const reasons = { missing: 'import-file-missing', tooLarge: 'import-too-large' } as const

export function staffImportRoutes(app: FastifyInstance, ctx: ShopContext): void {
  void app.register(async (scope) => {
    await acceptStaffFiles(scope, staffLimits.importFileBytesMax)
    addStaffRoute(scope, 'POST /api/staff/imports/', { ...settings, consumes: ['multipart/form-data'] }, async (request) => {
      const file = await storeStaffFile(request, ctx.ports.incomingFiles.rootPath, reasons)
      return presentImportRun(await openImportRun(ctx, staffOf(request).staffId, file))
    })
  })
  addStaffRoute(app, 'GET /api/staff/imports/', settings, async ({ query, url }) => {
    const { count, runs } = await listImportRuns(ctx.db, { page: query.page, size: query.page_size })
    return { count, ...paginationLinks(url, query, count), results: runs.map(presentImportRun) }
  })
  addStaffRoute(app, 'GET /api/staff/imports/:id/', settings, async ({ params }) => presentImportRun(await getImportRun(ctx.db, params.id)))
  addStaffRoute(app, 'PUT /api/staff/imports/:id/mapping/', settings, async ({ params, body }) => {
    const { mapping, supplier, has_new_names: hasNewNames, new_status: newStatus, day_orders: dayOrders, whole_file: wholeFile } = body
    return presentImportRun(await mapImportRun(ctx, params.id, { mapping, hasNewNames, newStatus, dayOrders, supplier, wholeFile }))
  })
  addStaffRoute(app, 'PUT /api/staff/imports/:id/reading/', settings, async ({ params, body }) =>
    presentImportRun(await rereadImportRun(ctx, params.id, { encoding: body.encoding, headRow: body.head_row })),
  )
  addStaffRoute(app, 'PUT /api/staff/imports/:id/confirmed/', settings, async ({ params, body }) =>
    presentImportRun(await confirmImportRows(ctx, params.id, { same: body.rows, sold: body.sold_rows })),
  )
  addStaffRoute(app, 'POST /api/staff/imports/:id/apply/', settings, async (request) => {
    const { params, body } = request
    return presentImportRun(await applyImportRun(ctx, staffOf(request), params.id, { skipRefused: body.skip_refused }))
  })
  choiceRoutes(app, ctx)
  previewRoutes(app, ctx)
}

const languageOf = ({ headers }: FastifyRequest) => requestLanguage(headers['accept-language'])

function choiceRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/import-suppliers/', settings, async () => ({ results: await listSuppliers(ctx.db) }))
  addStaffRoute(app, 'PUT /api/staff/imports/:id/supplier/', settings, async ({ params, body }) =>
    presentImportRun(await setImportSupplier(ctx, params.id, body.supplier)),
  )
  addStaffRoute(app, 'GET /api/staff/imports/:id/values/', settings, async (request) => {
    const run = await getImportRun(ctx.db, request.params.id)
    return presentUnknown(await findUnknownValues({ db: ctx.db, now: ctx.now() }, run, languageOf(request)))
  })
  addStaffRoute(app, 'PUT /api/staff/imports/:id/values/', settings, async ({ params, body }) =>
    presentImportRun(await setMeanings(ctx, params.id, body.meanings)),
  )
}

function previewRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/imports/:id/preview/', settings, async (request) => {
    const { params, query, url } = request
    const { verdicts, counts } = await judgeRun({ db: ctx.db, now: ctx.now() }, await getImportRun(ctx.db, params.id), languageOf(request))
    const wanted = verdicts.filter(({ outcome }) => !query.outcome || outcome === query.outcome)
    const from = (query.page - 1) * query.page_size
    const results = wanted.slice(from, from + query.page_size).map(presentVerdict)
    const unconfirmed = verdicts.flatMap(({ row, identity, asksOfSold }) => (identity === 'asked' && !asksOfSold ? [row] : []))
    return { count: wanted.length, ...paginationLinks(url, query, wanted.length), results, counts, unconfirmed }
  })
  addStaffRoute(app, 'GET /api/staff/imports/:id/refused/', settings, async (request, reply) => {
    const run = await getImportRun(ctx.db, request.params.id)
    return sendCsv(reply, await formatRefusedRows({ db: ctx.db, now: ctx.now() }, run, languageOf(request)), 'refused.csv')
  })
}

function sendCsv(reply: FastifyReply, csv: string, name: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8').send(csv)
}
