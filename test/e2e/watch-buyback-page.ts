import { waitForHydration, type Page } from '#test/e2e/fixtures.ts'

export const form = (page: Page) => page.locator('[data-enquiry]')
export const tiles = (page: Page) =>
  form(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Убрать/ }) })
export const names = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')?.split(': ')[1]))

async function picture(page: Page, name: string, width = 3200, height = 1600) {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}

export function sizeOf(body: Buffer): { width: number; height: number } {
  const at = body.indexOf(Buffer.from([0xff, 0xc0]))
  return { height: body.readUInt16BE(at + 5), width: body.readUInt16BE(at + 7) }
}

type Uploads = { bodies: Buffer[]; fail: boolean }

/** Intercepts photo uploads. Accepts them with tokens of 22 characters, or breaks the connection while `fail` is true. */
export async function takePhotos(page: Page): Promise<Uploads> {
  const uploads: Uploads = { bodies: [], fail: false }
  await page.route('**/api/enquiry-photos/', async (route) => {
    if (uploads.fail) return route.abort('connectionreset')
    uploads.bodies.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
    return route.fulfill({ status: 201, json: { token: String(uploads.bodies.length).padStart(22, 'a'), width: 2400, height: 1200 } })
  })
  return uploads
}

export async function open(page: Page): Promise<void> {
  await page.goto('/watch-buyback')
  await waitForHydration(page)
}

export async function add(page: Page, ...given: string[]): Promise<void> {
  const files = await Promise.all(given.map((name) => picture(page, name)))
  await form(page).locator('input[type=file]').setInputFiles(files)
}

export async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('Марка').fill('Rolex')
  await form(page).getByLabel('Модель или референс').fill('Submariner 126610LN')
  await form(page).getByLabel('Имя').fill('Анна')
  await form(page).getByLabel('Телефон').fill('8 (916) 123-45-67')
  await form(page).getByRole('checkbox').check()
}
