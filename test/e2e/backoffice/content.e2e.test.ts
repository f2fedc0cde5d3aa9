import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-102 OWN-21 a question is added in both languages, moved up by keyboard and shown on the site; a video shows its still before it is saved', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 1440, height: 900 } })
  await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: still }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сегодня')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('вопросы и')
  await expect(page.getByRole('option', { name: /Вопросы и ответы/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вопросы и ответы')
  await expect(page.getByRole('list', { name: 'Доставка' })).toBeVisible()
  await page.keyboard.press('n')
  const adding = page.getByRole('dialog', { name: 'Новый вопрос' })
  await adding.getByLabel('Раздел').selectOption('delivery')
  await adding.getByLabel('Вопрос, по-русски').fill('Привезёте в Казань?')
  await adding.getByLabel('Вопрос, по-английски').fill('Do you deliver to Kazan?')
  await adding.getByLabel('Ответ, по-русски').fill('Да, за {{days}} дней.')
  await adding.getByLabel('Ответ, по-английски').fill('Yes, within {{transferDays}} days.')
  await adding.getByRole('button', { name: 'Сохранить' }).click()
  await expect(adding.getByText('В двойных скобках может стоять только то')).toBeVisible()
  await adding.getByLabel('Ответ, по-русски').fill('Да, за {{transferDays}} дней.')
  await adding.getByRole('button', { name: 'Сохранить' }).click()
  await expect(adding).toBeHidden()

  const questions = page.getByRole('list', { name: 'Доставка' }).getByRole('listitem')
  const count = await questions.count()
  await expect(questions.nth(count - 1)).toContainText('Привезёте в Казань?')
  const handle = page.getByRole('button', { name: 'Переместить: Привезёте в Казань?' })
  await handle.focus()
  await page.evaluate(pressArrowUpOnceHeard, `Взято место ${count} из ${count}`)
  await page.keyboard.press('Space')
  await expect(page.getByText(`Место ${count - 1} из ${count}`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('Порядок изменён')).toBeVisible()
  await expect(questions.nth(count - 2)).toContainText('Привезёте в Казань?')

  const shop = await page.context().newPage()
  await expect(async () => {
    await shop.goto('/faq')
    await expect(shop.locator('#delivery summary').nth(count - 2)).toHaveText('Привезёте в Казань?', { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await shop.close()

  await page.getByRole('link', { name: 'Видео' }).click()
  await expect(page.getByRole('list', { name: 'Видео' })).toBeVisible()
  await page.keyboard.press('n')
  const filming = page.getByRole('dialog', { name: 'Новое видео' })
  await expect(filming.getByLabel('Адрес на YouTube')).toBeFocused()
  await page.keyboard.type('https://vimeo.com/12345')
  await expect(filming.getByText('Это не адрес ролика на YouTube.')).toBeVisible()
  await filming.getByLabel('Адрес на YouTube').fill('https://youtube.com/shorts/abcdefghij1')
  await expect(filming.getByRole('img', { name: 'Кадр ролика abcdefghij1' })).toBeVisible()
  await expect(filming.getByRole('radio', { name: 'Вертикальный' })).toBeChecked()
  await page.context().close()
})

/** Runs in the page. Presses the up arrow as soon as the live region announces that the row is picked up. */
function pressArrowUpOnceHeard(text: string): void {
  const observer = new MutationObserver(() => {
    if (!document.body.textContent.includes(text)) return
    observer.disconnect()
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowUp', key: 'ArrowUp', cancelable: true }))
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}

const still = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="gray"/></svg>'

test('OWN-104 OWN-26 a promo code is created by keyboard, turned off, and turned on again by undo; several are created at once', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/content/promos', { viewport: { width: 1440, height: 900 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Промокоды')
  await expect(page.getByRole('link', { name: /SAVE10/ })).toBeVisible()
  await page.keyboard.press('n')
  const adding = page.getByRole('dialog', { name: 'Новый промокод' })
  await expect(adding.getByLabel('Код')).toBeFocused()
  await page.keyboard.type('may')
  await expect(adding.getByText('Такой короткий код могут подобрать')).toBeVisible()
  await page.keyboard.type('-opening')
  await adding.getByLabel('Сколько').fill('12,5')
  await adding.getByLabel('На одного человека').fill('0')
  await page.keyboard.press('Enter')
  await expect(adding.getByText('Укажите целое число от 1.')).toBeVisible()
  await adding.getByLabel('На одного человека').fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAY-OPENING')
  await expect(page.getByText('12,5 %')).toBeVisible()
  await page.getByRole('button', { name: 'Выключить' }).click()
  await expect(page.getByRole('button', { name: 'Включить' })).toBeVisible()
  await page.getByRole('button', { name: 'Отменить', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Выключить' })).toBeVisible()

  await page.getByRole('link', { name: 'Промокоды' }).first().click()
  await page.getByRole('button', { name: 'Сделать несколько' }).click()
  const making = page.getByRole('dialog', { name: 'Сделать несколько' })
  await making.getByLabel('Сколько кодов').fill('3')
  await making.getByLabel('Начало кода').fill('vip')
  await making.getByLabel('Сколько', { exact: true }).fill('10')
  await making.getByRole('button', { name: 'Сделать коды' }).click()
  await expect(page.getByRole('dialog', { name: 'Готовы 3 кода' }).getByLabel('Коды')).toHaveValue(/^(VIP-\w{10}\n?){3}$/)
  await page.context().close()
})
