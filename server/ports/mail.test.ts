import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { type Mail, outboxMail, smtpCarrier } from '#server/ports/mail.ts'
import { openOutbox } from '#server/ports/outbox.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'

const letter: Mail = {
  id: 'enquiry-7',
  to: 'anna@example.com',
  subject: 'Заявка № 7 — «Rolex»',
  text: 'Здравствуйте, Анна.\nДо встречи.',
  html: '<p>Здравствуйте, <b>Анна</b>.</p>',
  language: 'ru',
  replyTo: 'shop@vitrine.example',
  attachments: [{ filename: 'visit.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }],
}
const from = 'Vitrine <hello@vitrine.example>'

describe('letters by SMTP', () => {
  let server: MailServer
  beforeAll(async () => {
    server = await openMailServer()
  })
  beforeEach(() => server.mails.splice(0))
  afterAll(() => server.close())

  test('FORM-08 arrive whole: both texts, language, attachment, one name for every try', async () => {
    await smtpCarrier(server.url, from).send(letter)
    const [mail] = server.mails
    expect(mail).toMatchObject({
      subject: letter.subject,
      from: { name: 'Vitrine', address: 'hello@vitrine.example' },
      to: [{ address: 'anna@example.com' }],
      replyTo: [{ address: 'shop@vitrine.example' }],
      messageId: '<enquiry-7@vitrine.example>',
      html: expect.stringContaining('<b>Анна</b>'),
    })
    expect(mail?.text?.trim()).toBe(letter.text)
    expect(mail?.headers).toEqual(expect.arrayContaining([expect.objectContaining({ key: 'content-language', value: 'ru' })]))
    expect(mail?.attachments).toMatchObject([{ filename: 'visit.ics', mimeType: 'text/calendar' }])
  })

  test.each([
    ['to', { to: 'anna@example.com\r\nBcc: thief@example.com' }],
    ['to', { to: 'anna@example.com, thief@example.com' }],
    ['subject', { subject: 'Hello\nBcc: thief@example.com' }],
    ['replyTo', { replyTo: 'a@b.example\r\nX-Evil: 1' }],
    ['attachments', { attachments: [{ filename: 'a"\r\nX-Evil: 1', contentType: 'text/plain', content: '' }] }],
  ])('SEC-D8 a line break or a second address in %s is refused, for good', async (field, wrong) => {
    const sending = smtpCarrier(server.url, from).send({ ...letter, ...wrong })
    await expect(sending).rejects.toMatchObject({ message: expect.stringContaining(field), isFinal: true })
    expect(server.mails).toEqual([])
  })

  test('FORM-08 a server that puts off is tried again; one that knows nobody of that name is not', async () => {
    server.state.isAway = true
    await expect(smtpCarrier(server.url, from).send(letter)).rejects.toMatchObject({ isFinal: false })
    server.state.isAway = false
    await expect(smtpCarrier(server.url, from).send({ ...letter, to: 'nobody@example.com' })).rejects.toMatchObject({ isFinal: true })
  })

  test.each([
    ['nobody@example.com', '550 5.1.1'],
    ['full@example.com', '552'],
  ])('SEC-D14 of what a server says about %s only the numbers are kept: %s', async (to, kept) => {
    const error: unknown = await smtpCarrier(server.url, from)
      .send({ ...letter, to })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: `The mail server did not take a letter: ${kept}` })
    expect(inspect(error, { depth: 10 })).not.toContain(to)
  })

  test('SEC-D11 a server that says nothing is given up when the sender is told to stop', async () => {
    const mute = createServer(() => {})
    await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve))
    const address = mute.address()
    const stop = new AbortController()
    const sending = smtpCarrier(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, from).send(
      letter,
      stop.signal,
    )
    stop.abort()
    await expect(sending).rejects.toMatchObject({ isFinal: false })
    mute.close()
  })

  test('SEC-D14 a server whose certificate nobody vouches for gets no letter and no password', async () => {
    const stranger = await openMailServer({ secure: true })
    await expect(smtpCarrier(stranger.url.replace('//', '//user:secret@'), from).send(letter)).rejects.toThrow(/certificate/i)
    expect(stranger.mails).toEqual([])
    await stranger.close()
  })
})

test('FORM-08 without a carrier a letter lies in the outbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-mail-'))
  const mail = outboxMail(openOutbox(folder, silentLog))
  await mail.send(letter)
  const [name = ''] = readdirSync(join(folder, 'outbox'))
  expect(JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8'))).toEqual({
    kind: 'mail',
    to: letter.to,
    text: letter.text,
    subject: letter.subject,
    html: letter.html,
  })
  await expect(mail.send({ ...letter, to: 'anna@unreachable.invalid' })).rejects.toThrow()
  rmSync(folder, { recursive: true })
})
