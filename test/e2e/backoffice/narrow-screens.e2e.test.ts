import type { Locator } from '@playwright/test'
import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'
import { resize } from '#test/e2e/settled-page.ts'

const phone = { width: 390, height: 844 }

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing is shown')
  return box
}

test('OWN-20 on a phone the title of a thread keeps its width, and its actions stay on the screen, in every state', async ({
  browser,
  staffShop,
}) => {
  const contact = { name: 'Узкая', phone: '+7 916 555-10-10', email: 'narrow@example.com', message: 'Поместится?' }
  const { number } = await sendForm(staffShop, 'contacts', contact)
  const page = await staffShop.open(browser, `/staff/inbox/${number}`, { viewport: phone, hasTouch: true })
  const title = page.getByRole('heading', { level: 1 })
  for (const status of ['open', 'done']) {
    const { version } = await staffShop.call('GET', `/threads/${number}/`)
    await staffShop.call('POST', `/threads/${number}/status/`, { version, status })
    await page.reload()
    await expect(title).toHaveText(`№ ${number}`)
    await expect(page.locator('main > header').getByRole('button').first()).toBeVisible()
    for (const width of [390, 360]) {
      await resize(page, { width, height: 844 })
      const [line, ...actions] = await Promise.all([title, ...(await page.locator('main > header').getByRole('button').all())].map(boxOf))
      expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth), status).toBeLessThanOrEqual(0)
      expect(line?.height, status).toBeLessThan(40)
      expect(Math.max(...actions.map(({ x, width: wide }) => x + wide)), `${status} at ${width} px`).toBeLessThanOrEqual(width - 16)
    }
  }
})

test('OWN-20 on a phone a waiting order stands above the first days', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/', { viewport: phone, hasTouch: true })
  const firstDays = page.getByRole('region', { name: /^Первые дни/ })
  await expect(firstDays).toBeVisible()
  await placeManualOrder(staffShop)
  await page.reload()
  await expect(firstDays).toBeVisible()
  const [order, steps] = await Promise.all([
    page.getByRole('region', { name: 'Ждут подтверждения' }).boundingBox(),
    firstDays.boundingBox(),
  ])
  expect(order && steps && order.y + order.height).toBeLessThanOrEqual(steps?.y ?? 0)
})

test('OWN-20 on a phone the title of the orders says what is still to be paid', async ({ browser, staffShop }) => {
  await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, '/staff/orders', { viewport: phone, hasTouch: true })
  await expect(page.locator('main > header').getByText(/ждём\s\d/)).toBeInViewport()
})

test('OWN-20 on a phone, the text of a select field or combobox does not run under its icons', async ({ browser, staffShop }) => {
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Long choices' })
  const page = await staffShop.open(browser, `/staff/pieces/${id}`, { viewport: phone, hasTouch: true })
  await page.getByRole('combobox', { name: 'Состояние' }).waitFor()
  // For each field, returns its right padding and the width of the icons at its right edge.
  const choices = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('select, input[role=combobox]')].map((field) => {
      const right = field.getBoundingClientRect().right
      const marks = [...(field.parentElement?.querySelectorAll('svg') ?? [])].map((mark) => right - mark.getBoundingClientRect().left)
      return [parseFloat(getComputedStyle(field).paddingRight), Math.max(0, ...marks)] as const
    }),
  )
  expect(choices.length).toBeGreaterThan(3)
  for (const [free, taken] of choices) expect(free).toBeGreaterThanOrEqual(taken)
})

test('OWN-20 on a phone the photographs of a draft stand above its checklist', async ({ browser, staffShop }) => {
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Photographs first' })
  const page = await staffShop.open(browser, `/staff/pieces/${id}`, { viewport: phone, hasTouch: true })
  const photographs = await page.locator('[data-field=photos]').boundingBox()
  const checklist = await page.getByRole('region', { name: 'Перед публикацией' }).boundingBox()
  expect(photographs && checklist && photographs.y + photographs.height).toBeLessThanOrEqual(checklist?.y ?? 0)
})

test('OWN-20 in English the title of the inbox and its buttons fit one line of a phone', async ({ browser, staffShop }) => {
  const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
  await staffShop.call('PATCH', '/me/', { language: 'en', version: staff.version })
  const page = await staffShop.open(browser, '/staff/inbox', { viewport: phone, hasTouch: true })
  const header = page.locator('main > header')
  await expect(header.getByRole('link', { name: 'Wanted' })).toBeVisible()
  for (const width of [390, 360]) {
    await resize(page, { width, height: 844 })
    const parts = [
      page.getByRole('heading', { level: 1 }),
      header.getByRole('link', { name: 'Buyback' }),
      header.getByRole('button').first(),
    ]
    const [title, link, call] = await Promise.all(parts.map(boxOf))
    const middles = [title, link, call].map((box) => box && Math.round(box.y + box.height / 2))
    expect(new Set(middles).size, `${width} px: ${middles.join(', ')}`).toBe(1)
    expect(call && call.x + call.width).toBeLessThanOrEqual(width - 16)
  }
})

test('OWN-20 at 768 px the rows of orders show the stock number and the year of a piece', async ({ browser, staffShop }) => {
  await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, '/staff/orders', { viewport: { width: 768, height: 1024 } })
  const traits = page
    .getByRole('row')
    .getByText(/^№\s\d+ · \d{4}/)
    .first()
  await expect(traits).toBeVisible()
  // finds the right edge of the year, and the right edge of the element that truncates the text
  const [year, end] = await traits.evaluate((element) => {
    const range = document.createRange()
    const text = element.firstChild ?? element
    const at = /\d{4}/.exec(element.textContent)
    range.setStart(text, at?.index ?? 0)
    range.setEnd(text, (at?.index ?? 0) + 4)
    return [range.getBoundingClientRect().right, element.getBoundingClientRect().right]
  })
  expect(year).toBeLessThan(end)
})
