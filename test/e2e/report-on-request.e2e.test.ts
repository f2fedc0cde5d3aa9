import { main, open } from '#test/e2e/customer-fixtures.ts'
import { clearForms, expect, expectAccessible } from '#test/e2e/fixtures.ts'
import { test } from '#test/e2e/product-page.ts'

const request = 'Запросить отчёт'
const message = 'Пришлите, пожалуйста, отчёт о состоянии.'

test('TRST-03 FORM-07 a piece without a condition report asks for one in a prepared question; a piece with a report and a sold one do not', async ({
  page,
  paths,
}) => {
  await test.step('the question about a bag asks for its report', async () => {
    await open(page, paths.bag)
    await expect(main(page).getByText(/^Отчёт о\sсостоянии сумки\s—\sпо\sзапросу\./)).toBeVisible()
    await expect(main(page).getByRole('link', { name: request })).toHaveAttribute('href', '/contacts#write')
    await main(page).getByRole('link', { name: request }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Сообщение')).toHaveValue(message)
    await expectAccessible(page, { within: '[role=dialog]' })
    await dialog.getByLabel('Имя').fill('Анна')
    await dialog.getByLabel('Телефон').fill('+7 916 123-45-67')
    await dialog.getByRole('checkbox').last().check()
    const sent = page.waitForRequest('**/api/contacts/')
    await dialog.getByRole('button', { name: 'Отправить вопрос' }).click()
    const body = (await sent).postDataJSON()
    expect(body.message).toMatch(/^Dior Lady Dior.* · \/bag\/\d+\n\n/)
    expect(body.message.endsWith(message)).toBe(true)
    expect(body.page).toBe(paths.bag)
  })

  await test.step('a question that was begun before does not replace the request, nor the other way round', async () => {
    await clearForms(page)
    await open(page, paths.bag)
    const dialog = page.getByRole('dialog')
    await main(page).getByRole('link', { name: 'Задать вопрос' }).click()
    await expect(dialog.getByLabel('Сообщение')).toHaveValue('')
    await dialog.getByLabel('Сообщение').fill('Есть ли чек?')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await main(page).getByRole('link', { name: request }).click()
    await expect(dialog.getByLabel('Сообщение')).toHaveValue(message)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await main(page).getByRole('link', { name: 'Задать вопрос' }).click()
    await expect(dialog.getByLabel('Сообщение')).toHaveValue('Есть ли чек?')
  })

  await test.step('with a report, or once sold, there is no request', async () => {
    for (const path of [paths.ninePhotos, paths.sold]) {
      await open(page, path)
      await expect(main(page).getByRole('link', { name: request })).toHaveCount(0)
    }
  })
})
