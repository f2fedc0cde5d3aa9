import type { Page, StaffShop } from '#test/e2e/backoffice/staff-fixtures.ts'

type Piece = { id: number; version: number; brand: string; model_name: string; city_id: number }
export type Take = { id: string; counts: { seen: number } }

let made = 0

/** Creates a storage place with `count` pieces, and moves one more piece elsewhere. */
export async function fillPlace(shop: StaffShop, count = 3) {
  const { results } = await shop.call<{ results: Piece[] }>('GET', '/pieces/?status=available&city_ids=1&ordering=name&page_size=100')
  const number = ++made
  const names = { name_ru: `Сейф ${number}`, name_en: `Safe ${number}` }
  const place = await shop.call<{ id: number }>('POST', '/places/', { city_id: 1, kind: 'safe', ...names })
  const from = (number - 1) * (count + 1)
  const pieces = results.slice(from, from + count)
  for (const { id } of pieces) {
    const { version } = await shop.call<Piece>('GET', `/pieces/${id}/`)
    await shop.call('PUT', `/pieces/${id}/place/`, { version, place_id: place.id })
  }
  return { place, ...names, pieces, other: results[from + count] }
}

export const nameOf = (piece: Piece | undefined) => `${piece?.brand} ${piece?.model_name}`
export const box = (page: Page, piece: Piece | undefined) => page.locator(`#seen-${piece?.id}`)
export const close = (shop: StaffShop, take: string) => shop.call('POST', `/stock-takes/${take}/close/`, {})
/** Closes all open stock-takes. If a failed test left a stock-take open, scanning a label in its city would open that stock-take. */
export const closeAll = async (shop: StaffShop) => {
  const { results } = await shop.call<{ results: Take[] }>('GET', '/stock-takes/?open=true')
  for (const { id } of results) await close(shop, id)
}
export const takeIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Fakes `BarcodeDetector` and a camera. The test chooses the codes that the camera detects. */
export async function fakeCamera(page: Page) {
  await page.addInitScript(() => {
    const codes: string[] = []
    class BarcodeDetector {
      detect() {
        const code = codes.shift()
        return Promise.resolve(code ? [{ rawValue: code }] : [])
      }
    }
    Object.assign(globalThis, { BarcodeDetector, layCode: (code: string) => codes.push(code) })
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      setInterval(() => context?.fillRect(0, 0, 10, 10), 40)
      return Promise.resolve(canvas.captureStream(25))
    }
  })
}
