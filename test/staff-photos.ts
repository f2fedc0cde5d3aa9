import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { multipart } from '#test/form-data.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Upload = { id?: string; batch?: string; position?: number; piece_id?: number; taken_at?: string }

/** Returns a JPEG with a color that depends on `shade`. Its top left quarter is red, which shows how the picture was turned. */
export async function photograph(shade = 0, { width = 640, height = 800 } = {}): Promise<Buffer> {
  const background = { r: (shade * 37) % 256, g: (shade * 91) % 256, b: 120 }
  const corner = await sharp({ create: { width: width / 2, height: height / 2, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
}

export async function openPhotoCalls() {
  const shop: TestShop = await openTestShop()
  const staff = await createStaff(shop, { roles: ['editor'] })
  const send = async (bytes: Buffer, fields: Upload = {}, filename = 'IMG_1.jpg') => {
    const values = { id: randomUUID(), batch: randomUUID(), position: 0, ...fields }
    const text = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
    const { payload, headers } = await multipart(text, [{ filename, bytes }])
    return shop.app.inject({ method: 'POST', url: '/api/staff/uploads/', payload, headers: { ...staff.headers, ...headers } })
  }
  const call = (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    shop.app.inject({ method, url: `/api/staff/${path}`, headers: staff.headers, ...(payload ? { payload } : {}) })
  const photosOf = async (piece: number) => (await call('GET', `pieces/${piece}/photos/`)).json()
  /** Uploads photographs with these shades and runs the jobs that process them. Returns the photographs' ids in order. */
  const addPhotos = async (piece: number, shades: number[]): Promise<number[]> => {
    const batch = randomUUID()
    for (const [position, shade] of shades.entries()) await send(await photograph(shade), { batch, position, piece_id: piece })
    await shop.runJobs()
    const { photos }: { photos: { id: number }[] } = await photosOf(piece)
    return photos.slice(-shades.length).map(({ id }) => id)
  }
  return { shop, staff, send, call, photosOf, addPhotos }
}
