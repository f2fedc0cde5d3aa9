import { expect, onTestFinished, test, vi } from 'vitest'
import { PaperEmail } from '#contract/staff/document.ts'
import { outboxMailTransport } from '#server/ports/mail.ts'
import { eventually } from '#test/eventually.ts'
import { delivery } from '#test/orders.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { readPdf } from '#test/read-pdf.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = peopleCalls()
const { call } = calls
const buyer = { ...delivery, first_name: 'Алёна', last_name: 'Şahin', phone: '+79163000077', email: 'alena@example.com' }

async function issue(kind = 'invoice'): Promise<{ orderId: string; number: string; personId: number | null }> {
  const { shop } = calls
  const { customerId, headers } = await signIn(shop, { phone: '79163000077', first_name: 'Алёна', last_name: 'Şahin' })
  const { id: orderId } = await calls.order(customerId, headers, buyer)
  const { number } = (await call('POST', `/orders/${orderId}/documents/`, { kind, language: 'ru' })).json()
  const { person_id: personId } = await shop.db
    .selectFrom('shop_order')
    .select('person_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { orderId, number, personId }
}
const sentTo = (to: string) => calls.shop.outbox('mail').filter((mail) => mail.to === to)

test('OWN-75 SAFE-08 a document is a PDF with text in either language for readers of orders; downloads are logged', async () => {
  const { number, orderId } = await issue()
  const file = await call('GET', `/documents/${number}/pdf/`)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'cache-control': 'no-store',
  })
  const { text, pages } = readPdf(file.rawPayload)
  expect(pages).toBe(1)
  for (const part of [`Счёт ${number}`, 'Алёна Şahin', '+7 916 300-00-77', 'alena@example.com', 'Итого', '10 050 $'])
    expect(text).toContain(part)
  expect(text).not.toContain('?')
  const english = readPdf((await call('GET', `/documents/${number}/pdf/?language=en`)).rawPayload)
  for (const part of [`Invoice ${number}`, 'Total', '$10,050']) expect(english.text).toContain(part)
  const editor = await createStaff(calls.shop, { roles: ['editor'] })
  for (const part of ['pdf', 'email'])
    expect((await call('GET', `/documents/${number}/${part}/`, undefined, editor.headers)).statusCode).toBe(403)
  expect((await call('GET', '/documents/INV-1999-00001/pdf/')).statusCode).toBe(404)
  const entries = calls.shop.db.selectFrom('audit_entry').select('subject_id').where('action', '=', 'document.download').execute()
  expect(await entries).toEqual([{ subject_id: orderId }, { subject_id: orderId }])
})

test('OWN-75 a crash of the PDF process refuses only the current request; the next document is rendered', async () => {
  const { number } = await issue()
  const { pdfMaker } = calls.shop.ctx.ports
  expect((await call('GET', `/documents/${number}/pdf/`)).statusCode).toBe(200)
  const pid = Number(pdfMaker.pid())
  expect(pid).not.toBe(process.pid)
  const make = vi.spyOn(pdfMaker, 'make')
  onTestFinished(() => make.mockRestore())
  // SIGSTOP keeps the process from finishing the document before SIGKILL
  process.kill(pid, 'SIGSTOP')
  const asked = call('GET', `/documents/${number}/pdf/`)
  await eventually(() => make.mock.calls).toHaveLength(1)
  process.kill(pid, 'SIGKILL')
  const refused = await asked
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect((await call('GET', `/documents/${number}/pdf/`)).statusCode).toBe(200)
})

test('OWN-75 OWN-26 a document is emailed once as previewed, after ten seconds; an undo before that stops it', async () => {
  const { orderId, number } = await issue('handover')
  const path = `/documents/${number}/email/`
  const seen = PaperEmail.parse((await call('GET', path)).json())
  expect(seen).toMatchObject({ to: 'alena@example.com', language: 'ru', subject: `Акт приёма-передачи ${number}` })
  expect(seen.attachment).toEqual({ name: `${number}.pdf`, bytes: expect.any(Number) })
  expect(PaperEmail.parse((await call('GET', `${path}?language=en`)).json()).subject).toBe(`Handover certificate ${number}`)
  const send = async (to: string) => call('POST', path, { to, language: 'ru' })
  const { action_id: back } = (await send('back@example.com')).json()
  expect((await call('POST', `/audit/${back}/undo/`, {})).statusCode).toBe(200)
  expect((await send('alena@example.com')).statusCode).toBe(200)
  await calls.shop.runJobs()
  expect(sentTo('alena@example.com').filter(({ subject }) => subject === seen.subject)).toEqual([])
  calls.shop.clock.now += 11_000
  await calls.shop.runJobs()
  const attachment = { name: `${number}.pdf`, type: 'application/pdf', bytes: expect.closeTo(seen.attachment.bytes, -3) }
  const [mail, ...others] = sentTo('alena@example.com').filter(({ subject }) => subject === seen.subject)
  expect([mail, others]).toEqual([expect.objectContaining({ text: seen.body, attachments: [attachment] }), []])
  expect(sentTo('back@example.com')).toEqual([])
  const { results } = (await call('GET', `/audit/?subject_kind=order&subject_id=${orderId}`)).json()
  expect(results[0]).toMatchObject({ action: 'document.send' })
  for (const to of ['', 'nobody', 'a@example.com\r\nBcc: b@example.com'])
    expect((await send(to)).json()).toMatchObject({ errors: { to: [expect.any(String)] } })
})

test('OWN-75 a corrected document cannot be emailed; a queued one of an erased person is never sent', async () => {
  const { shop } = calls
  const { orderId, number, personId } = await issue()
  const company = { name: 'ИП Алёнина', address: 'Москва', tax_number: '770123456789' }
  const { number: next } = (
    await call('POST', `/orders/${orderId}/documents/`, { kind: 'invoice', language: 'ru', cancels: number, buyer_company: company })
  ).json()
  const late = await call('POST', `/documents/${number}/email/`, { to: 'alena@example.com', language: 'ru' })
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining(next)])
  await call('POST', `/orders/${orderId}/cancel/`, { email: 'skip', reason: 'Changed their mind' })
  expect((await call('POST', `/documents/${next}/email/`, { to: 'sister@example.com', language: 'ru' })).statusCode).toBe(200)
  expect((await calls.erase(personId)).statusCode).toBe(200)
  shop.clock.now += 11_000
  await shop.runJobs()
  expect(sentTo('sister@example.com')).toEqual([])
  expect(readPdf((await call('GET', `/documents/${next}/pdf/`)).rawPayload).text).not.toMatch(/Алён|300-00-77|770123456789/)
})

test('OWN-75 the outbox stores the names of attachments without their content', async () => {
  const written: object[] = []
  const outbox = { write: async (message: object) => void written.push(message), purge: async () => {}, remove: async () => {} }
  const attachments = [
    { filename: 'INV.pdf', contentType: 'application/pdf', content: Buffer.from('12345').toString('base64'), encoding: 'base64' as const },
  ]
  await outboxMailTransport(outbox).send({ to: 'a@example.com', subject: 'S', text: 'T', html: 'H', attachments })
  expect(written).toEqual([
    {
      kind: 'mail',
      to: 'a@example.com',
      subject: 'S',
      text: 'T',
      html: 'H',
      attachments: [{ name: 'INV.pdf', type: 'application/pdf', bytes: 5 }],
    },
  ])
})
