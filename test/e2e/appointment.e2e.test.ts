import { viewingDays } from '#contract/rules/promise.ts'
import { visitDays } from '#contract/rules/visit-times.ts'
import { expect, expectAccessible, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'
import { freshCompany, freshVisitHours, visitDay } from '#test/visit-days.ts'

/** A day with visits. At `noon`, ten past twelve in Moscow, the first two visit times of this day are over. */
const today = visitDay('moscow', 4, Date.now())
const noon = new Date(`${today}T09:10:00Z`)
const visitDate = visitDay('moscow', 4, noon.getTime())
const visitMoment = new Date(`${visitDate}T14:30:00+03:00`)
const visitDateName = visitMoment.toLocaleDateString('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' })

const form = (page: Page) => page.locator('[data-enquiry]')

async function open(page: Page): Promise<void> {
  await page.clock.setFixedTime(noon)
  await page.goto('/appointment')
  await waitForHydration(page)
}

async function fillPerson(page: Page): Promise<void> {
  await form(page).getByLabel('Имя').fill('  Анна ')
  await form(page).getByLabel('Телефон').fill('8 (916) 123-45-67')
  await form(page).getByRole('checkbox').check()
}

test('INFO-01 FORM-05 only future times of the office’s open days are offered; name, phone, city, date and time are required; a booked visit can be added to a calendar', async ({
  page,
}) => {
  await test.step('only future times of the office’s open days are offered', async () => {
    await open(page)
    const time = form(page).getByLabel('Время', { exact: true })
    await expect(form(page).getByLabel('Дата')).toHaveAttribute('min', today)
    await expect(form(page).getByLabel('Дата')).toHaveAttribute('max', visitDays(freshVisitHours, 'moscow', noon.getTime()).last)
    await expect(time.getByRole('option')).toHaveText(['Сначала выберите дату'])
    await form(page).getByLabel('Дата').fill(today)
    await expect(time.getByRole('option').nth(1)).toHaveText('12:30')
    await form(page).getByLabel('Город').selectOption('Дубай')
    await expect(time.getByRole('option').nth(1)).toHaveText('13:30')
    await expect(form(page).getByText('Начало визита — по времени Дубая.')).toBeVisible()
    await form(page).getByLabel('Дата').fill('2027-01-01')
    await form(page).getByRole('button', { name: 'Записаться' }).click()
    await expect(form(page).getByLabel('Дата')).toHaveAccessibleDescription('В этот день записи нет: выберите другой')
  })

  await test.step('name, phone, city, date and time are required; a booked visit can be added to a calendar', async () => {
    await page.evaluate(() => sessionStorage.clear())
    const sent = page.waitForRequest('**/api/appointments/')
    const responseBody = { detail: 'Менеджер позвонит.', calendar_url: '/api/appointments/x.ics', starts_at: visitMoment }
    await page.route('**/api/appointments/', (route) => route.fulfill({ status: 201, json: responseBody }))
    await open(page)
    await form(page).getByRole('button', { name: 'Записаться' }).click()
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible()
    await expect(form(page).getByLabel('Дата')).toBeFocused()
    await expect(form(page).getByLabel('Дата')).toHaveAccessibleDescription('Выберите дату')
    await expect(form(page).getByLabel('Время', { exact: true })).toHaveAccessibleDescription('Выберите время')
    await expectAccessible(page)
    await fillPerson(page)
    await form(page).getByLabel('Дата').fill(visitDate)
    await form(page).getByLabel('Время', { exact: true }).selectOption('14:30')
    await form(page).getByLabel('Комментарий').fill('Посмотреть Nautilus')
    await form(page).getByRole('button', { name: 'Записаться' }).click()
    expect((await sent).postDataJSON()).toEqual({
      name: 'Анна',
      phone: '+7 916 123-45-67',
      consent: true,
      website: '',
      page: '/appointment',
      city: 'moscow',
      date: visitDate,
      time: '14:30',
      comment: 'Посмотреть Nautilus',
      key: expect.any(String),
    })
    await expect(form(page).getByText(`${visitDateName} в 14:30 по московскому времени`)).toBeVisible()
    await expect(form(page).getByRole('link', { name: 'Добавить в календарь' })).toHaveAttribute('href', '/api/appointments/x.ics')
    await expectAccessible(page, { within: '[data-enquiry]' })
  })
})

test('FORM-05 ERR-03 the toast of a booked visit stays four seconds', async ({ page }) => {
  const responseBody = { detail: 'Менеджер позвонит.', calendar_url: '/x.ics', starts_at: visitMoment }
  await page.route('**/api/appointments/', (route) => route.fulfill({ status: 201, json: responseBody }))
  await page.clock.install({ time: noon })
  await page.goto('/appointment')
  await waitForHydration(page)
  await fillPerson(page)
  await form(page).getByLabel('Дата').fill(visitDate)
  await form(page).getByLabel('Время', { exact: true }).selectOption('14:30')
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000))
  await form(page).getByRole('button', { name: 'Записаться' }).click()
  const toast = page.getByRole('region', { name: 'Уведомления' }).getByText('Запись принята')
  await expect(toast).toBeVisible()
  await page.clock.runFor(3500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(700)
  await expect(toast).toBeHidden()
})

test('FORM-05 FORM-03 the draft of a visit survives a reload, and the booked visit reaches the shop with its calendar file', async ({
  page,
}) => {
  const { last } = visitDays(freshVisitHours, 'dubai', Date.now())
  // each retry takes another time, because the visit booked by the failed run remains
  const begin = `${20 - test.info().retry}:30`
  await page.goto('/appointment')
  await waitForHydration(page)
  await fillPerson(page)
  await form(page).getByLabel('Город').selectOption('Дубай')
  await form(page).getByLabel('Дата').fill(last)
  await form(page).getByLabel('Время', { exact: true }).selectOption(begin)
  await page.reload()
  await waitForHydration(page)
  await expect(form(page).getByLabel('Дата')).toHaveValue(last)
  await expect(form(page).getByLabel('Время', { exact: true })).toHaveValue(begin)
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button', { name: 'Записаться' }).click()
  const calendar = form(page).getByRole('link', { name: 'Добавить в календарь' })
  const file = await page.request.get(String(await calendar.getAttribute('href')))
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('BEGIN:VEVENT')
})

test('OWN-91 a booked time is not offered, and one booked in the meantime is refused beside its field', async ({ page, pageErrors }) => {
  pageErrors.allow(/400 \(Bad Request\)/)
  const { last } = visitDays(freshVisitHours, 'dubai', Date.now())
  // Mocks the booked times. 11:00 is booked from the start. The chosen time is booked before the form is sent.
  const taken = ['11:00']
  const detail = 'Проверьте форму.'
  await page.route('**/api/visit-times/?*', (route) => route.fulfill({ json: { taken } }))
  await page.route('**/api/appointments/', (route) =>
    route.fulfill({ status: 400, json: { detail, errors: { time: ['Это время уже занято. Выберите другое.'] } } }),
  )
  await page.goto('/appointment')
  await waitForHydration(page)
  const time = form(page).getByLabel('Время', { exact: true })
  await form(page).getByLabel('Город').selectOption('Дубай')
  await form(page).getByLabel('Дата').fill(last)
  await expect(time.getByRole('option', { name: '11:00' })).toHaveCount(0)
  await time.selectOption('11:30')
  await fillPerson(page)
  taken.push('11:30')
  await form(page).getByRole('button', { name: 'Записаться' }).click()
  await expect(time).toHaveAccessibleDescription('Это время уже занято. Выберите другое.')
  await expect(time.getByRole('option', { name: '11:30' })).toHaveCount(0)
  await expect(time).toHaveValue('')
})

test('PROM-01 PROM-02 the form offers the office of the piece first, and the other once the piece can be there, for an agreed deposit', async ({
  page,
}) => {
  const { results } = await (await page.request.get('/api/watches/?city=dubai&page_size=96')).json()
  const { id } = results.find(({ status }: { status: string }) => status === 'available')
  const piece = { office: 'dubai', movingTo: null } as const
  const [[today], [arrival = '']] = [
    viewingDays(freshCompany, [piece], 'dubai', Date.now()),
    viewingDays(freshCompany, [piece], 'moscow', Date.now()),
  ]
  const arrivalName = new Intl.DateTimeFormat('ru', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(arrival),
  )
  await page.goto(`/appointment?piece=watch-${id}`)
  await waitForHydration(page)
  const [city, date] = [form(page).getByLabel('Город'), form(page).getByLabel('Дата')]
  await expect(city).toHaveValue('dubai')
  await expect(date).toHaveAttribute('min', String(today))
  const deposit = form(page).getByRole('checkbox', { name: /возвратный\sдепозит/ })
  await expect(deposit).toHaveCount(0)
  await city.selectOption('Москва')
  await expect(date).toHaveAttribute('min', arrival)
  await expect(form(page).getByText(`Ближайшая дата, Москва: ${arrivalName}.`)).toBeVisible()
  await date.fill(visitDay('moscow', 2, Date.now()))
  await form(page).getByRole('button', { name: 'Записаться' }).click()
  await expect(date).toHaveAccessibleDescription(/К\sэтому дню предмет ещё не\sпривезут/)
  await expect(deposit).toHaveAccessibleDescription(/Без согласия на\sдепозит/)
  await expectAccessible(page, { within: '[data-enquiry]', targets: true })
  await deposit.check()
  await date.fill(arrival)
  await expect(form(page).getByLabel('Время', { exact: true }).getByRole('option').nth(1)).toHaveText('10:00')
  await expect(deposit).not.toHaveAccessibleDescription(/./)
})

test.describe('in English, without script', () => {
  test.use({ lang: 'en' })
  test('INFO-01 FORM-05 the page explains when, where and how to call, and books a visit', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/appointment')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book an appointment')
    await expect(page.getByRole('main')).toContainText('daily, 10:00–21:00')
    await expect(page.getByRole('navigation', { name: 'Our services' }).getByRole('link', { name: 'Appointment' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await form(page)
      .getByLabel('Date')
      .fill(visitDays(freshVisitHours, 'moscow', Date.now()).last)
    // each retry takes another time, because the visit booked by the failed run remains
    await form(page)
      .getByLabel('Time', { exact: true })
      .selectOption(`${10 + test.info().retry}:30`)
    await form(page).getByLabel('Name').fill('Anna')
    await form(page).getByLabel('Phone').fill('+1 212 555 1234')
    await form(page).getByRole('checkbox').check()
    await form(page).getByRole('button', { name: 'Book' }).click()
    await expect(page).toHaveURL('/appointment?sent=appointment#sent')
    await expect(page.getByText('Thank you, we have received your message.')).toBeVisible()
  })
})

test.describe('for a reader in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('PROM-03 the time of a visit is named on the reader’s clock first, then on the office’s', async ({ page }) => {
    await open(page)
    await expect(form(page).getByText('Начало визита — по московскому времени.')).toBeVisible()
    await form(page).getByLabel('Дата').fill(visitDate)
    await form(page).getByLabel('Время', { exact: true }).selectOption('14:30')
    const ownTime = visitMoment.toLocaleTimeString('ru', { hour: '2-digit', minute: '2-digit', timeZone: 'America/New_York' })
    await expect(form(page).getByText(`${visitDateName} в ${ownTime} по вашему времени (14:30 по московскому времени)`)).toBeVisible()
  })
})
