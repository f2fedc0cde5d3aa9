import type { Request } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const ask = (origin: string, form: object) =>
  fetch(`${origin}/api/missing-model-requests/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
    body: JSON.stringify({ brand: 'Rolex', model: 'Submariner', ...form }),
  })

test('OWN-93 a piece names the people who asked for it and notifies them in one press, and the waiting list shows matching pieces', async ({
  browser,
  staffShop,
}) => {
  await ask(staffShop.origin, { name: 'Вера Ждёт', phone: '+7 916 700-10-21', email: 'vera.waits@example.com' })
  await ask(staffShop.origin, { name: 'Пётр Звонит', phone: '+7 916 700-10-22' })
  const found = await staffShop.call<{ results: { id: number }[] }>('GET', '/pieces/?q=submariner&status=available')
  const desk = await staffShop.open(browser, `/staff/pieces/${found.results[0]?.id}`, { viewport: { width: 1440, height: 900 } })
  const panel = desk.getByRole('list', { name: 'Спрашивали 2 человека' })
  await expect(panel.getByText('Вера Ждёт')).toBeVisible()
  // delays the first request until the second button is pressed
  const tells = '**/wanted/tell/'
  const isCall = (request: Request) => request.postData()?.includes('"call"') ?? false
  const calling = desk.waitForRequest((request) => isCall(request))
  await desk.route(tells, async (route) => {
    if (!isCall(route.request())) await calling
    await route.continue()
  })
  await desk.getByRole('button', { name: 'Сообщить всем' }).click()
  await panel.getByRole('button', { name: 'Сообщили по телефону' }).click()
  await expect(panel.getByText(/сообщение уйдёт|сообщили/)).toHaveCount(2)
  await expect(panel.getByText(/^сообщили/).first()).toBeVisible()
  await desk.unroute(tells)
  await expectAccessibleInBothThemes(desk)
  await desk.goto(`${staffShop.origin}/staff/inbox`)
  await desk.getByRole('link', { name: 'Ищут' }).click()
  await expect(desk.getByText('Rolex Submariner').first()).toBeVisible()
  for (const width of [1440, 1024, 768, 390]) {
    await desk.setViewportSize({ width, height: 900 })
    await expect.poll(() => desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectAccessibleInBothThemes(desk)
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.getByRole('button', { name: 'Больше не ждёт' }).first().click()
  await expect(desk.getByText('Запрос закрыт.')).toBeVisible()
})
