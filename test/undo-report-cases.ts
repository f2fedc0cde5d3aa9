import { zonesOfKind } from '#contract/rules/staff/zones.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import { addPiece } from '#test/factories.ts'
import type { TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
type Case = { prepare: (shop: TestShop, owner: Owner) => Promise<unknown>; act: (shop: TestShop, owner: Owner) => Promise<unknown> }
type Method = 'POST' | 'PATCH' | 'DELETE'
type Call = [Method, string, object?]

const ready = { piece: 0, id: '', version: 0 }

async function call(shop: TestShop, owner: Owner, [method, path, payload]: Call) {
  const response = await shop.app.inject({ method, url: `/api/staff/${path}/`, headers: owner.headers, ...(payload ? { payload } : {}) })
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`)
  return response.json()
}

const zone = (name: string, grade: number) => ({ zone: name, grade, defects: [], note_ru: '', note_en: '', pins: [] })
const timing = {
  measured_at: '2026-11-20T09:00:00.000Z',
  workshop_id: null,
  lift_angle: 52,
  readings: [{ position: 'dial-up', rate: 3, amplitude: 290, beat_error: 0.1 }],
  is_shown: true,
}
const service = {
  done_on: '2026-10-01',
  kind: 'overhaul',
  workshop_id: null,
  workshop_name: 'A workshop',
  text_ru: 'Чистка',
  text_en: 'Cleaned',
  guarantee_until: null,
  is_shown: true,
}

/** Returns a case with an action on a new piece. The calls in `made` come before the action. */
function after(made: (() => Call)[], action: () => Call): Case {
  return {
    prepare: async (shop, owner) => {
      Object.assign(ready, { piece: await addPiece(shop.db, {}, { photos: 2 }), id: '', version: 0 })
      for (const next of made) {
        const { id, version } = await call(shop, owner, next())
        Object.assign(ready, { id, version })
      }
    },
    act: (shop, owner) => call(shop, owner, action()),
  }
}

const newReport = (): Call => ['POST', `pieces/${ready.piece}/reports`, { stage: 'intake' }]
const writeReport = (): Call => {
  const zones = zonesOfKind.watch.map(({ key }) => zone(key, 1))
  return ['PATCH', `reports/${ready.id}`, { version: ready.version, zones, summary_ru: 'Хорошо', summary_en: 'Good' }]
}
const signReport = (): Call => ['POST', `reports/${ready.id}/sign`, { version: ready.version }]
const newTiming = (): Call => ['POST', `pieces/${ready.piece}/timing`, timing]
const newService = (): Call => ['POST', `pieces/${ready.piece}/service`, service]

export const reportUndoCases: Partial<Record<ActionName, Case>> = {
  'report.change': after([newReport, writeReport], () => [
    'PATCH',
    `reports/${ready.id}`,
    { version: ready.version, stage: 'service', zones: [zone('dial', 3), { zone: 'crystal', grade: null }], summary_en: 'Fair' },
  ]),
  'report.create': after([], newReport),
  'report.delete': after([newReport, writeReport], () => ['DELETE', `reports/${ready.id}`]),
  'report.show': after([newReport, writeReport, signReport], () => ['POST', `reports/${ready.id}/show`, { is_shown: true }]),
  'service.change': after([newService], () => [
    'PATCH',
    `service/${ready.id}`,
    { version: ready.version, workshop_name: 'Another workshop', text_en: 'Polished', guarantee_until: '2027-10-01', is_shown: false },
  ]),
  'service.create': after([], newService),
  'service.delete': after([newService], () => ['DELETE', `service/${ready.id}`]),
  'timing.change': after([newTiming], () => [
    'PATCH',
    `timing/${ready.id}`,
    {
      version: ready.version,
      lift_angle: 50,
      readings: [{ position: 'dial-up', rate: -2, amplitude: 250, beat_error: null }],
      is_shown: false,
    },
  ]),
  'timing.create': after([], newTiming),
  'timing.delete': after([newTiming], () => ['DELETE', `timing/${ready.id}`]),
}
