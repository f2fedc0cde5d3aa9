import { zonesOfKind } from '#contract/rules/staff/zones.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

export type TestStaff = Awaited<ReturnType<typeof createStaff>>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export const zone = (name: string, more: object = {}) => ({
  zone: name,
  grade: 1,
  defects: [],
  note_ru: '',
  note_en: '',
  pins: [],
  ...more,
})
const allZones = zonesOfKind.watch.map(({ key }) => zone(key))

export async function openReportCalls() {
  const shop = await openTestShop()
  const expert = await createStaff(shop, { roles: ['expert'], name: 'Ivan' })
  const piece = { id: 0 }
  async function call(method: Method, path: string, payload?: object, staff: TestStaff = expert) {
    const response = await shop.app.inject({ method, url: `/api/staff/${path}/`, headers: staff.headers, ...(payload ? { payload } : {}) })
    return { status: response.statusCode, body: response.json() }
  }
  const begin = async (stage = 'intake') => (await call('POST', `pieces/${piece.id}/reports`, { stage })).body
  return {
    shop,
    expert,
    manager: await createStaff(shop, { roles: ['manager'] }),
    editor: await createStaff(shop, { roles: ['editor'] }),
    piece,
    call,
    begin,
    addPiece: async () => {
      piece.id = await addPiece(shop.db, {}, { photos: 2 })
      await shop.db.updateTable('piece_private').set({ serial: 'M 4821-907' }).where('piece_id', '=', piece.id).execute()
    },
    read: async (staff = expert) => (await call('GET', `pieces/${piece.id}/reports`, undefined, staff)).body,
    signReport: async (stage?: string) => {
      const report = await begin(stage)
      const { body } = await call('PATCH', `reports/${report.id}`, { version: report.version, zones: allZones })
      return (await call('POST', `reports/${report.id}/sign`, { version: body.version })).body
    },
    readWatch: async () => {
      await shop.ctx.catalog.refresh()
      return (await shop.get(`/api/watches/${piece.id}/`)).json()
    },
  }
}
