import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addPersonNote, blockPerson, changePerson, endPersonSessions, unblockPerson } from '#server/domain/people/change-person.ts'
import { erasePerson, previewErasure } from '#server/domain/people/erase-person.ts'
import { type PersonExport, readExport, downloadExport, startExport } from '#server/domain/people/export-person.ts'
import { getPerson } from '#server/domain/people/get-person.ts'
import { listPeople } from '#server/domain/people/list-people.ts'
import { markAsDifferent, mergePeople, previewMerge } from '#server/domain/people/merge-people.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentListedPerson, presentMerge, presentPerson } from '#server/http/present/staff/people.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffPeopleRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const read = staffRoute('person.read')
  const edit = staffRoute('person.edit')
  const block = staffRoute('person.block')
  const show = async (request: FastifyRequest, id: number) => {
    const actor = staffOf(request)
    return presentPerson(await getPerson(ctx.db, actor, id), actor)
  }
  const presentChange = async (request: FastifyRequest, id: number, actionId: string) => ({
    person: await show(request, id),
    action_id: actionId,
  })

  addStaffRoute(app, 'GET /api/staff/people/', read, async (request) => {
    const actor = staffOf(request)
    const { counts, count, people, tags } = await listPeople(ctx.db, actor, request.query)
    const results = people.map((person) => presentListedPerson(person, actor))
    return { count, ...paginationLinks(request.url, request.query, count), counts, tags, results }
  })
  addStaffRoute(app, 'GET /api/staff/people/:id/', read, (request) => show(request, request.params.id))
  addStaffRoute(app, 'PATCH /api/staff/people/:id/', edit, async (request) => {
    const { id } = request.params
    return presentChange(request, id, await changePerson(ctx, staffOf(request), id, request.body))
  })
  addStaffRoute(app, 'POST /api/staff/people/:id/notes/', edit, async (request) => {
    const { id } = request.params
    return presentChange(request, id, await addPersonNote(ctx, staffOf(request), id, request.body.body))
  })
  addStaffRoute(app, 'POST /api/staff/people/:id/end-sessions/', block, async (request) => {
    const { id } = request.params
    return presentChange(request, id, await endPersonSessions(ctx, staffOf(request), id))
  })
  addStaffRoute(app, 'POST /api/staff/people/:id/block/', block, async (request) => {
    const { id } = request.params
    return presentChange(request, id, await blockPerson(ctx, staffOf(request), id, request.body.reason))
  })
  addStaffRoute(app, 'POST /api/staff/people/:id/unblock/', block, async (request) => {
    const { id } = request.params
    return presentChange(request, id, await unblockPerson(ctx, staffOf(request), id))
  })
  privacyRoutes(app, ctx)
  addStaffRoute(app, 'GET /api/staff/people/:id/merge/', edit, async (request) => {
    const pair = { id: request.params.id, otherId: request.query.other }
    return presentMerge(await previewMerge(ctx.db, pair), staffOf(request))
  })
  addStaffRoute(app, 'POST /api/staff/people/:id/merge/', edit, async (request) => {
    const { id } = request.params
    return presentChange(request, id, await mergePeople(ctx, staffOf(request), { id, otherId: request.body.other_id }))
  })
  addStaffRoute(app, 'POST /api/staff/people/:id/different/', edit, async (request) => {
    const { id } = request.params
    return presentChange(request, id, await markAsDifferent(ctx, staffOf(request), { id, otherId: request.body.other_id }))
  })
}

function privacyRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const exporting = { config: { access: 'staff', permission: 'person.export', stepUp: true } } as const
  addStaffRoute(app, 'POST /api/staff/people/:id/exports/', exporting, async (request, reply) =>
    reply.code(201).send(presentExport(await startExport(ctx, staffOf(request), request.params.id))),
  )
  addStaffRoute(app, 'GET /api/staff/people/:id/exports/:export/', staffRoute('person.export'), async ({ params }) =>
    presentExport(await readExport(ctx.db, params.id, params.export)),
  )
  addStaffRoute(app, 'GET /api/staff/people/:id/exports/:export/file/', exporting, async (request, reply) => {
    const { params } = request
    const bytes = await downloadExport(ctx, staffOf(request), params)
    return reply
      .header('content-disposition', `attachment; filename="person-${params.id}.zip"`)
      .header('cache-control', 'no-store')
      .type('application/zip')
      .send(bytes)
  })
  addStaffRoute(app, 'GET /api/staff/people/:id/erase/', staffRoute('person.erase'), async (request) => {
    const { obstacles, ...preview } = await previewErasure(ctx.db, request.params.id)
    const language = requestLanguage(request.headers['accept-language'])
    return { ...preview, obstacles: obstacles.map((reason) => reasonText(language, reason)) }
  })
  const erasing = { config: { access: 'staff', permission: 'person.erase', stepUp: true } } as const
  addStaffRoute(app, 'POST /api/staff/people/:id/erase/', erasing, async (request) => ({
    action_id: await erasePerson(ctx, staffOf(request), { ...request.params, ...request.body }),
  }))
}

const presentExport = ({ created_at: at, ...made }: PersonExport) => ({ ...made, created_at: at.toISOString() })
