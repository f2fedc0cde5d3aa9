import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts'

test('FORM-09 a form sent again after a lost response keeps its key, also after a reload; another text has another key', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_/)
  const keys: string[] = []
  let isLost = true
  await page.route('**/api/contacts/', (route) => {
    keys.push(route.request().postDataJSON().key)
    return isLost ? route.abort('connectionreset') : route.fulfill({ status: 201, json: { detail: 'Спасибо', number: 7 } })
  })
  const form = page.locator('[data-enquiry]').last()
  const send = form.getByRole('button', { name: 'Отправить сообщение' })
  const lose = async () => {
    const before = keys.length
    await send.click()
    await expect.poll(() => keys.length).toBe(before + 1)
    await expect(form.getByRole('alert')).toBeVisible()
  }
  await page.goto('/contacts')
  await waitForHydration(page)
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Телефон').fill('+7 916 123-45-67')
  await form.getByLabel('Сообщение').fill('Когда вы открыты?')
  await form.getByRole('checkbox').check()
  await lose()
  await lose()
  await page.reload()
  await waitForHydration(page)
  await expect(form.getByLabel('Сообщение')).toHaveValue('Когда вы открыты?')
  await form.getByRole('checkbox').check()
  await lose()
  await form.getByLabel('Сообщение').fill('Где вы находитесь?')
  await lose()
  isLost = false
  await send.click()
  await expect(page.getByRole('heading', { name: 'Сообщение отправлено' })).toBeVisible()
  const [first, , , other] = keys
  expect(keys).toEqual([first, first, first, other, other])
  expect(other).not.toBe(first)
})
