import { Keystrokes } from '#test/e2e/backoffice/keystrokes.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  type Page,
  type StaffShop,
  test,
} from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'

const expectNothingSideways = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

test('OWN-89 from the form of the storefront to a draft: estimated, accepted without script on a phone, received, inspected, paid, stocked', async ({
  browser,
  staffShop,
}) => {
  test.setTimeout(120_000)
  const form = {
    name: 'Вера Орлова',
    phone: '+7 916 555-10-20',
    email: 'vera@example.com',
    brand: 'Rolex',
    model: 'Submariner',
    year: 2015,
    serial: 'V123456',
  }
  const { number } = await sendForm(staffShop, 'buyback-requests', form)
  const page = await staffShop.open(browser, '/staff/inbox/buybacks', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('link', { name: new RegExp(String(number)) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Выкуп № ${number}`)
  await expectAccessibleInBothThemes(page)

  const dialog = page.getByRole('dialog')
  const take = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Оценить', exact: true }).click()
  const low = dialog.getByLabel('От', { exact: true })
  await low.pressSequentially('8k')
  await dialog.getByRole('button', { name: 'Оценить', exact: true }).click()
  await expect(low).toBeFocused()
  await low.fill('8000')
  await dialog.getByLabel('До', { exact: true }).fill('9000')
  await expect(dialog.getByLabel('Текст')).toHaveValue(/от 8\s000\s\$ до 9\s000\s\$/)
  await expectAccessible(page)
  await take('Оценить')
  await expect(page.getByText('Оценён, ждём ответа').first()).toBeVisible()

  const { page_url: url } = await staffShop.call<{ page_url: string }>('GET', `/buybacks/${number}/`)
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ru-RU', viewport: { width: 390, height: 844 } })
  const person = await context.newPage()
  const opened = await person.goto(`${staffShop.origin}${new URL(url).pathname}`)
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('Мы оценили ваш предмет')
  await expect(person.getByRole('region', { name: 'Шесть шагов' }).getByRole('listitem')).toHaveCount(6)
  await expect(person.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expectNothingSideways(person, 390)
  await person.getByRole('button', { name: 'Согласиться', exact: true }).click()
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('Ждём ваш предмет')
  await context.close()

  // the staff's page shows the new state without a reload
  await page.getByRole('button', { name: 'Принять вещь', exact: true }).click()
  await take('Принять вещь')
  await page.getByRole('button', { name: 'Записать осмотр', exact: true }).click()
  await dialog.getByLabel('Точная сумма').fill('8500')
  await dialog.getByLabel('Стекло').selectOption({ index: 2 })
  await take('Записать осмотр')
  await page.getByRole('button', { name: 'Клиент согласен', exact: true }).click()
  await take('Клиент согласен')
  await page.getByRole('button', { name: 'Выплатить', exact: true }).click()
  await dialog.getByRole('checkbox', { name: /Документ/ }).check()
  await take('Выплатить')
  await page.getByRole('button', { name: 'Поставить на склад', exact: true }).click()
  await take('Поставить на склад')
  await page.getByRole('link', { name: 'Расписка' }).click()
  await expect(page.getByRole('article')).toContainText('Вера Орлова')
  await page.goBack()
  await page.getByRole('link', { name: 'Rolex Submariner' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Submariner')
  await page.context().close()
})

async function agree(shop: StaffShop): Promise<number> {
  const { call } = shop
  const form = { name: 'Пётр', phone: '+7 916 555-10-30', brand: 'Rolex', model: 'Explorer' }
  const { number } = await sendForm(shop, 'buyback-requests', form)
  const steps = [
    { step: 'receive', serial: `T13${Date.now().toString(36)}`, office: 'moscow', brought_by: 'Пётр' },
    { step: 'inspect', zones: [], offered_usd: '5000' },
    { step: 'agree' },
  ]
  for (const step of steps) {
    const { version } = await call<{ version: number }>('GET', `/buybacks/${number}/`)
    await call('POST', `/buybacks/${number}/steps/`, { version, ...step })
  }
  return number
}

const ways = [
  { way: 'by keyboard at 1440 px', isTouch: false, options: { viewport: { width: 1440, height: 900 } } },
  { way: 'by touch at 390 px', isTouch: true, options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const
for (const { way, isTouch, options } of ways)
  test(`OWN-115 OWN-89 T13 an accepted buyback is paid and becomes a draft, ${way}`, async ({ browser, staffShop }) => {
    const number = await agree(staffShop)
    const page = await staffShop.open(browser, `/staff/inbox/buybacks/${number}`, options)
    const person = new Keystrokes(page, isTouch)
    const dialog = page.getByRole('dialog')
    const open = async (name: string) => {
      await person.see(page.getByRole('button', { name, exact: true }))
      await (isTouch ? person.use(page.getByRole('button', { name, exact: true })) : person.press('s'))
      await person.see(dialog)
      person.think()
    }
    const confirm = async (name: string) => {
      await (isTouch ? person.use(dialog.getByRole('button', { name, exact: true })) : person.press('ControlOrMeta+Enter'))
      await expect(dialog).toBeHidden()
    }
    await open('Выплатить')
    await person.go(dialog.getByRole('checkbox', { name: /Документ/ }))
    if (!isTouch) await person.press('Space')
    await confirm('Выплатить')
    await open('Поставить на склад')
    await confirm('Поставить на склад')
    await person.see(page.getByRole('link', { name: 'Rolex Explorer' }))
    test.info().annotations.push({ type: 'keystrokes', description: person.report() })
    expect(person.seconds(), person.report()).toBeLessThanOrEqual(60)
    await page.context().close()
  })
