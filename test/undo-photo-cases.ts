import { randomUUID } from 'node:crypto'
import { addPiece } from '#test/factories.ts'
import { multipart } from '#test/form-data.ts'
import type { TestShop } from '#test/shop.ts'
import { photograph } from '#test/staff-photos.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>

export const undoPhotoCases = {
  'piece.paper': {
    prepare: async (shop: TestShop, owner: Owner) => {
      const id = await addPiece(shop.db, { key: 'paper' })
      const check = { piece_id: id, register: 'A', result: 'clear', staff_id: owner.staffId, checked_at: new Date(shop.clock.now) } as const
      await shop.db.insertInto('register_check').values(check).execute()
    },
    act: async (shop: TestShop, owner: Owner) => {
      const id = await idOf(shop, 'paper')
      const check = await shop.db.selectFrom('register_check').select('id').where('piece_id', '=', id).executeTakeFirstOrThrow()
      const { payload, headers } = await multipart({}, [{ name: 'file', filename: 'a.pdf', bytes: Buffer.from('%PDF-1.7') }])
      const url = `/api/staff/pieces/${id}/papers/?check=${check.id}`
      const added = await shop.app.inject({ method: 'POST', url, payload, headers: { ...owner.headers, ...headers } })
      if (added.statusCode >= 300) throw new Error(added.body)
    },
  },
  'piece.photo-add': {
    prepare: (shop: TestShop) => addPiece(shop.db, { key: 'photo-add' }, { photos: 2 }),
    act: (shop: TestShop, owner: Owner) => upload(shop, owner, 'photo-add'),
  },
  'piece.photo-crop': {
    prepare: async (shop: TestShop, owner: Owner) => {
      await addPiece(shop.db, { key: 'photo-crop' })
      await upload(shop, owner, 'photo-crop')
    },
    act: async (shop: TestShop, owner: Owner) => {
      const [photo] = await photosOf(shop, 'photo-crop')
      const crop = { turn: 90, angle: 0, x: 0, y: 0, width: 0.5, height: 0.5 }
      await call(shop, owner, { method: 'PUT', path: `photo-crop/photos/${photo?.id}/crop`, payload: { was_hash: photo?.hash, crop } })
    },
  },
  'piece.photo-remove': {
    prepare: (shop: TestShop) => addPiece(shop.db, { key: 'photo-remove' }, { photos: 3 }),
    act: async (shop: TestShop, owner: Owner) => {
      const [, photo] = await photosOf(shop, 'photo-remove')
      await call(shop, owner, { method: 'DELETE', path: `photo-remove/photos/${photo?.id}` })
    },
  },
  'piece.photos': {
    prepare: async (shop: TestShop) => {
      await addPiece(shop.db, { key: 'photos-order' }, { photos: 3 })
      const [first] = await photosOf(shop, 'photos-order')
      await shop.db
        .updateTable('photo')
        .set({ is_wide: true })
        .where('id', '=', first?.id ?? 0)
        .execute()
    },
    act: async (shop: TestShop, owner: Owner) => {
      const photos = await photosOf(shop, 'photos-order')
      const was = photos.map(({ id }) => id)
      const [first, , last] = photos
      const alt = { id: first?.id, was_ru: first?.alt_ru, was_en: first?.alt_en, alt_ru: 'Часы', alt_en: 'A watch' }
      const payload = { order: { was, now: was.toReversed() }, wide: { was: first?.id, now: last?.id }, alts: [alt] }
      await call(shop, owner, { method: 'PUT', path: 'photos-order/photos', payload })
    },
  },
}

const idOf = async (shop: TestShop, key: string) =>
  (await shop.db.selectFrom('piece').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id

const photosOf = async (shop: TestShop, key: string) =>
  shop.db
    .selectFrom('photo')
    .selectAll()
    .where('piece_id', '=', await idOf(shop, key))
    .orderBy('position')
    .execute()

type Call = { method: 'PUT' | 'DELETE'; path: string; payload?: object }

/** Calls the API for the photographs of a piece. `path` begins with the key of the piece. */
async function call(shop: TestShop, owner: Owner, { method, path, payload }: Call): Promise<void> {
  const [key = '', ...rest] = path.split('/')
  const url = `/api/staff/pieces/${await idOf(shop, key)}/${rest.join('/')}/`
  const response = await shop.app.inject({ method, url, headers: owner.headers, ...(payload ? { payload } : {}) })
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.body}`)
}

async function upload(shop: TestShop, owner: Owner, key: string): Promise<void> {
  const fields = { id: randomUUID(), batch: randomUUID(), position: '0', piece_id: String(await idOf(shop, key)) }
  const { payload, headers } = await multipart(fields, [{ filename: 'a.jpg', bytes: await photograph(3) }])
  await shop.app.inject({ method: 'POST', url: '/api/staff/uploads/', payload, headers: { ...owner.headers, ...headers } })
  await shop.runJobs()
}
