import type { FastifyInstance } from 'fastify'
import { type TextPageName, textPages } from '#contract/rules/page-texts.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { PageTextRecord } from '#contract/staff/page-texts.ts'
import { createPreviewToken } from '#server/domain/home/home-preview.ts'
import { planPageText, publishPageText } from '#server/domain/page-texts/publish-text.ts'
import {
  draftFrom,
  findVersion,
  getVersion,
  listVersions,
  readFacts,
  readPageText,
  readPageTexts,
} from '#server/domain/page-texts/read-page-texts.ts'
import { changePageText, discardPageText, restoreVersion } from '#server/domain/page-texts/write-draft.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentPageRecord, presentPageState } from '#server/http/present/staff/page-text.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const edit = staffRoute('content.edit')
const publish = staffRoute('content.publish')
/** The maximum number of JSON keys of a request. Even the shortest sentence, `{"ru":"a","en":"b"},`, takes 10 bytes per key. */
const jsonKeysMax = staffLimits.textBytesMax / 10

export function staffPageTextsRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const read = async (page: TextPageName): Promise<PageTextRecord> => {
    const text = await readPageText(ctx.db, page)
    return presentPageRecord(text, await listVersions(ctx.db, page), readFacts(ctx, draftFrom(text, ctx.now())))
  }
  addStaffRoute(app, 'GET /api/staff/page-texts/', edit, async () => ({
    results: (await readPageTexts(ctx.db)).map((text) => ({
      ...presentPageState(text),
      title: text.shown.title,
      published_at: text.publishedAt?.toISOString() ?? null,
    })),
  }))
  addStaffRoute(app, 'GET /api/staff/page-texts/:page/', edit, ({ params }) => read(params.page))
  addStaffRoute(app, 'PATCH /api/staff/page-texts/:page/', { config: { ...edit.config, jsonKeysMax } }, async (request) => {
    const { page } = request.params
    const action = await changePageText(ctx, staffOf(request), page, request.body)
    return { action_id: action, text: await read(page) }
  })
  addStaffRoute(app, 'POST /api/staff/page-texts/:page/discard/', edit, async (request) => ({
    action_id: await discardPageText(ctx, staffOf(request), { page: request.params.page, version: request.body.version }),
  }))
  addStaffRoute(app, 'POST /api/staff/page-texts/:page/preview/', edit, async (request) => ({
    path: `${textPages[request.params.page].path}?preview=${createPreviewToken(ctx, staffOf(request))}`,
  }))
  addStaffRoute(app, 'POST /api/staff/page-texts/:page/publish/', publish, async (request) => ({
    action_id: await publishPageText(ctx, staffOf(request), { page: request.params.page, version: request.body.version }),
  }))
  addStaffRoute(app, 'POST /api/staff/page-texts/:page/plan/', publish, async (request) => {
    const { version, publish_at: at } = request.body
    return { action_id: await planPageText(ctx, staffOf(request), { page: request.params.page, version, at }) }
  })
  versionRoutes(app, ctx)
}

function versionRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/page-texts/:page/versions/:number/', edit, async ({ params: { page, number } }) => ({
    text: await getVersion(ctx.db, page, number),
    before: await findVersion(ctx.db, page, number - 1),
  }))
  addStaffRoute(app, 'POST /api/staff/page-texts/:page/versions/:number/restore/', edit, async (request) => {
    const { page, number } = request.params
    return { action_id: await restoreVersion(ctx, staffOf(request), { page, version: request.body.version }, number) }
  })
}
