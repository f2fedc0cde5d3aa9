import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { StaffListEntry } from '#contract/staff/reference-list-edit.ts'
import { readRequirements, type Requirement, setRequirements } from '#server/domain/pieces/checklist.ts'
import { addPlace, changePlace, listPlaces } from '#server/domain/pieces/places.ts'
import {
  addListEntry,
  changeListEntry,
  deleteListEntry,
  type ListEntryRow,
  readListEntries,
} from '#server/domain/reference-lists/list-entries.ts'
import { mergeListEntries } from '#server/domain/reference-lists/merge-list-entries.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function pieceListsRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const edit = staffRoute('piece.edit')
  const read = staffRoute('piece.read')
  addStaffRoute(app, 'GET /api/staff/lists/:list/', read, async ({ params }) => {
    const entries = await readListEntries(ctx.db, params.list)
    return { count: entries.length, results: entries.map(presentEntry) }
  })
  addStaffRoute(app, 'POST /api/staff/lists/:list/', edit, async (request) =>
    presentWritten(await addListEntry(ctx, staffOf(request), request.params.list, request.body)),
  )
  addStaffRoute(app, 'PATCH /api/staff/lists/:list/:id/', edit, async (request) =>
    presentWritten(await changeListEntry(ctx, staffOf(request), request.params, request.body)),
  )
  addStaffRoute(app, 'DELETE /api/staff/lists/:list/:id/', edit, async (request) => ({
    action_id: await deleteListEntry(ctx, staffOf(request), request.params),
  }))
  addStaffRoute(app, 'POST /api/staff/lists/:list/:id/merge/', edit, async (request) =>
    presentWritten(await mergeListEntries(ctx, staffOf(request), { ...request.params, ...request.body })),
  )
  addStaffRoute(app, 'GET /api/staff/places/', read, async () => ({ results: await listPlaces(ctx) }))
  addStaffRoute(app, 'POST /api/staff/places/', staffRoute('piece.move'), async (request) => {
    const { actionId, ...place } = await addPlace(ctx, staffOf(request), request.body)
    return { ...place, action_id: actionId }
  })
  addStaffRoute(app, 'PATCH /api/staff/places/:id/', staffRoute('piece.move'), async (request) => {
    const { actionId, ...place } = await changePlace(ctx, staffOf(request), request.params.id, request.body)
    return { ...place, action_id: actionId }
  })
  addStaffRoute(app, 'GET /api/staff/publish-requirements/', read, async () => ({
    results: (await readRequirements(ctx.db)).map(presentRequirement),
  }))
  addStaffRoute(app, 'PUT /api/staff/publish-requirements/', staffRoute('settings.edit'), async (request) => {
    const wanted = request.body.results.map(({ item, is_required }) => ({ item, isRequired: is_required }))
    const actionId = await setRequirements(ctx, staffOf(request), wanted)
    return { results: (await readRequirements(ctx.db)).map(presentRequirement), action_id: actionId }
  })
}

const presentRequirement = ({ item, isRequired }: Requirement) => ({ item, is_required: isRequired })

const presentWritten = ({ entry, actionId }: { entry: ListEntryRow; actionId: string }) => ({ ...presentEntry(entry), action_id: actionId })

function presentEntry({ id, nameRu, nameEn, spellings, brandId, cityId, pieces }: ListEntryRow): z.output<typeof StaffListEntry> {
  return {
    id,
    name_ru: nameRu,
    name_en: nameEn,
    ...(spellings ? { spellings } : {}),
    ...(brandId === null ? {} : { brand_id: brandId }),
    ...(cityId === null ? {} : { city_id: cityId }),
    pieces,
  }
}
