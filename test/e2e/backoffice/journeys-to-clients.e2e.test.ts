import type { Page } from '@playwright/test'
import { companyDefaults } from '#contract/company.ts'
import type { Keystrokes } from '#test/e2e/backoffice/keystrokes.ts'
import { mailsTo } from '#test/e2e/backoffice/outbox.ts'
import { expect, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { tasksIn, ways } from '#test/e2e/backoffice/timed-tasks.ts'
import { freshEmail, freshPhone, lastCode, lastEmailedCode } from '#test/e2e/sign-in.ts'
import { visitDay } from '#test/visit-days.ts'

// Runs in one worker, because the tests share one shop. All offers are for the same piece. Each customer may make one offer for it, so each
// test signs in a new customer.
test.describe.configure({ mode: 'default', timeout: 90_000 })

const warningIn = (page: Page) => page.getByRole('dialog').getByRole('note', { name: 'Сообщение не дойдёт' })

for (const each of ways) {
  const { way, isTouch } = each
  test.describe(`what clients are told ${way}`, () => {
    const { begin, end } = tasksIn(each)
    const submit = (person: Keystrokes, name: string) =>
      isTouch ? person.use(person.page.getByRole('dialog').getByRole('button', { name, exact: true })) : person.press('ControlOrMeta+Enter')

    const counter = async (person: Keystrokes, price: string) => {
      const panel = person.page.getByRole('list', { name: 'Предложение цены' })
      await person.see(panel)
      await expect(panel.getByRole('button', { name: 'Своя цена' }), 'nobody has to look for it').toBeInViewport()
      person.think()
      await person.use(panel.getByRole('button', { name: 'Своя цена' }))
      await person.fill(person.page.getByRole('dialog').getByRole('textbox', { name: 'Цена' }), price)
      person.think()
      return panel
    }

    test(`OWN-115 OWN-87 T11 an offer is countered from its notice, and the customer gets the letter, ${way}`, async ({
      browser,
      staffShop,
    }) => {
      const email = freshEmail()
      const number = await makeOffer(staffShop, { email })
      const { page, person } = await begin(staffShop, browser, await noticeOf(staffShop, number))
      const panel = await counter(person, '12600')
      await expect(warningIn(page)).toHaveCount(0)
      await submit(person, 'Отправить')
      await person.see(page.getByText('Ваша цена отправлена', { exact: false }))
      await expect(panel).toContainText(/Ждём клиента.*12.600/s)
      await expect.poll(() => mailsTo(staffShop, email).at(-1)?.text, { timeout: 30_000 }).toMatch(/12.600/)
      await end(person)
    })

    test(`OWN-115 OWN-87 KNOW-02 T11 red text says before the press that nobody will be notified, ${way}`, async ({
      browser,
      staffShop,
    }) => {
      const phone = freshPhone()
      const number = await makeOffer(staffShop, { phone })
      const { page, person } = await begin(staffShop, browser, await noticeOf(staffShop, number))
      await counter(person, '12600')
      await person.see(warningIn(page))
      await expect(warningIn(page).getByRole('link', { name: /^Позвонить: \+7/ })).toBeInViewport()
      await submit(person, 'Отправить')
      await person.see(page.getByText('Клиенту ничего не отправлено', { exact: false }))
      await end(person)
    })

    const move = async (person: Keystrokes, name: string, to: { day: string; time: string }) => {
      const { page } = person
      const change = page.getByRole('button', { name: `Изменить визит: ${name}, 16:00` })
      await person.see(change)
      person.think()
      await person.use(change)
      const dialog = page.getByRole('dialog')
      await person.see(dialog)
      await expect(warningIn(page)).toHaveCount(0)
      person.think()
      await person.fillDay(dialog.getByLabel('Дата'), to.day)
      await person.choose(dialog.getByLabel('Время'), to.time)
    }

    test(`OWN-115 OWN-91 OWN-92 T14 a visit is moved in the calendar: its piece is held anew, and the visitor gets the new entry, ${way}`, async ({
      browser,
      staffShop,
    }) => {
      const email = freshEmail()
      const name = isTouch ? 'Ольга' : 'Олег'
      const { id, piece } = await bookVisit(staffShop, { name, email })
      expect(piece.state).toBe('planned')
      const to = { day: visitDay('moscow', 1, Date.now()), time: isTouch ? '11:00' : '11:30' }
      const { page, person } = await begin(staffShop, browser, '/staff/visits')
      await move(person, name, to)
      await person.see(page.getByRole('dialog').getByRole('textbox', { name: 'Текст' }))
      person.think()
      await submit(person, 'Сохранить')
      await person.see(page.getByText('Визит изменён', { exact: true }))
      expect(await readVisit(staffShop, id)).toMatchObject({ date: to.day, time: to.time, pieces: [{ state: 'held' }] })
      const moved = { subject: expect.stringContaining(to.time), attachments: [{ name: 'visit.ics' }] }
      await expect.poll(() => mailsTo(staffShop, email).at(-1), { timeout: 30_000 }).toMatchObject(moved)
      await end(person)
    })

    test(`OWN-115 OWN-91 KNOW-02 T14 red text says before the press that the visitor will not be notified, ${way}`, async ({
      browser,
      staffShop,
    }) => {
      const name = isTouch ? 'Инна' : 'Игорь'
      const { id } = await bookVisit(staffShop, { name, email: '' })
      const to = { day: visitDay('moscow', 3, Date.now()), time: isTouch ? '12:00' : '12:30' }
      const { page, person } = await begin(staffShop, browser, '/staff/visits')
      await move(person, name, to)
      await person.see(warningIn(page))
      person.think()
      await submit(person, 'Сохранить')
      await person.see(page.getByText('Визит изменён', { exact: true }))
      expect(await readVisit(staffShop, id)).toMatchObject({ date: to.day, time: to.time })
      await end(person)
    })
  })
}

/** Signs in a customer by email or phone. Offers $12,000 for a piece of $13,400. Returns the number of the thread. */
async function makeOffer(shop: StaffShop, by: { email: string } | { phone: string }): Promise<number> {
  const path = 'email' in by ? '/auth/email' : '/auth'
  const asked = await post(shop, `${path}/request_code/`, by)
  const cookie = String(asked.headers.get('set-cookie')).split(';', 1)[0] ?? ''
  const code = 'email' in by ? lastEmailedCode(by.email, shop.folder) : lastCode(by.phone, shop.folder)
  const { access } = await (await post(shop, `${path}/verify_code/`, { ...by, code }, { cookie })).json()
  const { results } = await shop.call<{ results: { id: number }[] }>('GET', '/pieces/?q=Big+Bang+Meca')
  const offer = { kind: 'watch', piece_id: results[0]?.id, price_usd: '12000' }
  const { number } = await (await post(shop, '/offers/', offer, { authorization: `Bearer ${access}` })).json()
  return number
}

async function post({ origin }: StaffShop, path: string, body: object, more: Record<string, string> = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'accept-language': 'ru', ...more }
  const response = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} responded ${response.status} ${await response.text()}`)
  return response
}

/** Returns the path of the link in the email that notifies the staff of an offer. */
async function noticeOf(shop: StaffShop, number: number): Promise<string> {
  const find = () =>
    mailsTo(shop, companyDefaults.email).find(({ subject }) => subject.includes(`№\u00A0${number}`) || subject.includes(`№ ${number}`))
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  return /\/staff\/inbox\/\d+/.exec(find()?.text ?? '')?.[0] ?? ''
}

type Visit = { id: number; date: string; time: string; pieces: { state: string | null }[] }

async function readVisit(shop: StaffShop, id: number): Promise<Visit | undefined> {
  const range = `from=${visitDay('moscow', 0, Date.now())}&to=${visitDay('moscow', 7, Date.now())}`
  const { results } = await shop.call<{ results: Visit[] }>('GET', `/visits/?${range}`)
  return results.find((visit) => visit.id === id)
}

/** Books a visit to a piece in Moscow as the staff, at 16:00 on the first day with visits that is at least two days from now. */
async function bookVisit(shop: StaffShop, contact: { name: string; email: string }) {
  const list = `${shop.origin}/api/watches/?available=true&city=moscow&ordering=-price_usd`
  const { results } = (await (await fetch(list)).json()) as { results: { id: number }[] }
  const date = visitDay('moscow', 2, Date.now())
  const visit = {
    ...contact,
    office: 'moscow',
    date,
    time: '16:00',
    phone: `+${freshPhone()}`,
    language: 'ru',
    pieces: [results[booked++]?.id],
  }
  const { id } = await shop.call('POST', '/visits/', visit)
  const [piece] = (await readVisit(shop, id))?.pieces ?? []
  if (!piece) throw new Error(`The visit ${id} has no piece`)
  return { id, piece }
}

let booked = 0
