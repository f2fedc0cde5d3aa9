import { expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { pathOf } from '#server/http/log-requests.ts'
import { addPiece } from '#test/factories.ts'
import { delivery } from '#test/orders.ts'
import { readPdf } from '#test/read-pdf.ts'
import { signIn } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { place, step, write } = calls

const open = (path: string | null, headers: Record<string, string> = {}) => calls.shop.app.inject({ url: path ?? '/no-path', headers })
const numberIn = (response: Awaited<ReturnType<typeof open>>) =>
  /filename="(PRO-\d{4}-\d{5})\.pdf"/.exec(String(response.headers['content-disposition']))?.[1]
/** Reads an order as its customer, on a page in English by default. */
async function read({ id, buyer }: { id: string; buyer: { headers: Record<string, string> } }, language = 'en'): Promise<Order> {
  const headers = { ...buyer.headers, 'accept-language': language }
  return (await calls.shop.app.inject({ url: `/api/orders/${id}/`, headers })).json()
}
/** Returns the text of a PDF without whitespace, because lines may break anywhere. */
const textOf = ({ rawPayload }: Awaited<ReturnType<typeof open>>) => readPdf(rawPayload).text.replaceAll(/\s/g, '')
const documentsOf = async (id: string) => (await calls.read(id)).documents
const pay = (id: string, amount_usd: string) =>
  write('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd, method: 'transfer' })

test('TRST-04 a proforma can be downloaded right after ordering, in the language of the page, under one number', async () => {
  const order = await place(delivery)
  const [english, russian] = await Promise.all([read(order), read(order, 'ru')])
  const [first, second] = await Promise.all([open(english.proforma_path), open(russian.proforma_path)])
  expect([first?.statusCode, first?.headers['content-type'], first?.headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
  const number = first && numberIn(first)
  expect([number, second && numberIn(second)]).toEqual([expect.stringMatching(/^PRO-/), number])
  expect(first && textOf(first)).toContain(`Proformainvoice${number}`)
  expect(first && textOf(first)).toContain('$10,050')
  expect(second && textOf(second)).toContain(`Счёт-проформа${number}`)
  calls.shop.clock.now += dayMs
  expect(numberIn(await open(english.proforma_path))).toBe(number)
})

test('TRST-04 OWN-75 the staff see the requested proforma, and the log names the shop as its author', async () => {
  const order = await place(delivery)
  const number = numberIn(await open(order.proforma_path))
  expect(await documentsOf(order.id)).toMatchObject([{ number, kind: 'proforma', by: null, is_cancelled: false }])
  expect((await calls.call('GET', `/documents/${number}/`)).json()).toMatchObject({ number, by: null })
  const headers = calls.owner.headers
  const { results } = (await calls.call('GET', `/audit/?subject_kind=order&subject_id=${order.id}`, undefined, headers)).json()
  expect(results.filter(({ action }: { action: string }) => action === 'document.issue')).toMatchObject([{ actor: 'shop' }])
})

test('TRST-04 a requested proforma names no serial number; one issued by the staff is kept as it is', async () => {
  const piece = () => addPiece(calls.shop.db, {}, { private: { serial: 'V 1042' } })
  const order = await place(delivery, [await piece()])
  expect(textOf(await open(order.proforma_path))).not.toContain('V1042')
  const served = await place(delivery, [await piece()])
  const { number } = (await calls.call('POST', `/orders/${served.id}/documents/`, { kind: 'proforma' })).json()
  const response = await open(served.proforma_path)
  expect([numberIn(response), textOf(response).includes('V1042')]).toEqual([number, true])
})

test('TRST-04 OWN-71 OWN-72 after an edit or a payment a new proforma cancels the former, and shows what is due', async () => {
  const order = await place(delivery)
  const first = numberIn(await open(order.proforma_path))
  await pay(order.id, '4000')
  const response = await open((await read(order)).proforma_path)
  expect(textOf(response)).toContain('Due$6,050')
  const second = numberIn(response)
  expect(await documentsOf(order.id)).toMatchObject([
    { number: first, is_cancelled: true },
    { number: second, is_cancelled: false, cancels: first },
  ])
  const { version } = await calls.read(order.id)
  await write('PATCH', `/orders/${order.id}/`, {
    version,
    destination: { delivery_method: 'pickup', pickup_city_id: 1 },
    is_agreed: true,
    notify: 'skip',
  })
  expect(textOf(await open((await read(order)).proforma_path))).toContain('Due$6,000')
  expect(await documentsOf(order.id)).toHaveLength(3)
})

test('TRST-04 no proforma is offered for an order that is paid, canceled, or to be paid in coins', async () => {
  const paid = await place(delivery)
  await pay(paid.id, '10050')
  const cancelled = await place(delivery)
  await step(cancelled.id, 'cancel', { reason: 'As agreed' })
  const inCoins = await place({ ...delivery, mode: 'crypto' })
  for (const order of [paid, cancelled, inCoins]) expect((await read(order)).proforma_path).toBeNull()
  // paths of a page that was opened before
  for (const { proforma_path: path } of [paid, cancelled]) {
    const refused = await open(path, { 'accept-language': 'en' })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { detail: 'This order needs no proforma invoice: nothing is due.' }])
    const page = await open(path, { accept: 'text/html' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([409, expect.stringContaining('text/html')])
  }
  expect(await documentsOf(paid.id)).toEqual([])
})

test('TRST-04 SEC-C8 the path is secret: a forged or expired one opens nothing, and the log has no path', async () => {
  const order = await place(delivery)
  const path = order.proforma_path ?? ''
  const [claim, mac] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)]
  const other = (await place(delivery)).proforma_path ?? ''
  for (const forged of [
    `${claim}.${mac.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
    `${other.slice(0, other.lastIndexOf('.'))}.${mac}`,
    path.includes('.ru.') ? path.replace('.ru.', '.en.') : path.replace('.en.', '.ru.'),
    `${claim}.${mac.slice(1)}`,
  ])
    expect([400, 404]).toContain((await open(forged)).statusCode)
  expect(pathOf(path)).not.toContain(mac)
  const stranger = await signIn(calls.shop)
  expect((await calls.shop.app.inject({ url: `/api/orders/${order.id}/`, headers: stranger.headers })).statusCode).toBe(404)
  calls.shop.clock.now += 2 * dayMs
  expect((await open(path)).statusCode).toBe(404)
  calls.shop.clock.now -= 2 * dayMs
  expect(await documentsOf(order.id)).toEqual([])
})
