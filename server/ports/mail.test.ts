import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { type MailMessage, outboxMailTransport, smtpTransport } from '#server/ports/mail.ts'
import { openOutbox } from '#server/ports/outbox.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'

const message: MailMessage = {
  id: 'enquiry-7',
  to: 'anna@example.com',
  subject: 'Заявка № 7 — «Rolex»',
  text: 'Здравствуйте, Анна.\nДо встречи.',
  html: '<p>Здравствуйте, <b>Анна</b>.</p>',
  language: 'ru',
  replyTo: 'shop@vitrine.example',
  attachments: [{ filename: 'visit.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }],
}
const from = { name: 'Vitrine', address: 'hello@vitrine.example' }

describe('emails by SMTP', () => {
  let server: MailServer
  beforeAll(async () => {
    server = await openMailServer()
  })
  beforeEach(() => server.mails.splice(0))
  afterAll(() => server.close())

  test('FORM-08 arrive complete: both texts, language and attachment, with the same Message-ID on every attempt', async () => {
    await smtpTransport(server.url, from).send(message)
    const [mail] = server.mails
    expect(mail).toMatchObject({
      subject: message.subject,
      from: { name: 'Vitrine', address: 'hello@vitrine.example' },
      to: [{ address: 'anna@example.com' }],
      replyTo: [{ address: 'shop@vitrine.example' }],
      messageId: '<enquiry-7@vitrine.example>',
      html: expect.stringContaining('<b>Анна</b>'),
    })
    expect(mail?.text?.trim()).toBe(message.text)
    expect(mail?.headers).toEqual(expect.arrayContaining([expect.objectContaining({ key: 'content-language', value: 'ru' })]))
    expect(mail?.attachments).toMatchObject([{ filename: 'visit.ics', mimeType: 'text/calendar' }])
  })

  test('OWN-83 an email of a conversation references it and has its own Message-ID', async () => {
    const transport = smtpTransport(server.url, from)
    await transport.send({ ...message, id: 'thread.7-abc.1', thread: 'thread.7-abc', replyTo: 'answers+7-abc@vitrine.example' })
    expect(server.mails[0]).toMatchObject({
      messageId: '<thread.7-abc.1@vitrine.example>',
      references: '<thread.7-abc@vitrine.example>',
      replyTo: [{ address: 'answers+7-abc@vitrine.example' }],
    })
  })

  test.each([
    ['to', { to: 'anna@example.com\r\nBcc: thief@example.com' }],
    ['to', { to: 'anna@example.com, thief@example.com' }],
    ['to', { to: 'ivan,petrov@example.com' }],
    ['replyTo', { replyTo: 'team:x@example.com' }],
    ['subject', { subject: 'Hello\nBcc: thief@example.com' }],
    ['replyTo', { replyTo: 'a@b.example\r\nX-Evil: 1' }],
    ['attachments', { attachments: [{ filename: 'a"\r\nX-Evil: 1', contentType: 'text/plain', content: '' }] }],
  ])('SEC-D8 with a line break or a second address in %s are rejected permanently', async (field, wrong) => {
    const sending = smtpTransport(server.url, from).send({ ...message, ...wrong })
    await expect(sending).rejects.toMatchObject({ message: expect.stringContaining(field), isFinal: true })
    expect(server.mails).toEqual([])
  })

  test.each([
    [501, true],
    [503, true],
    [550, true],
    [553, true],
    [554, true],
    [421, false],
    [450, false],
    [452, false],
  ])('REAL-11 an email whose recipient is refused with %i is given up: %s', async (code, isFinal) => {
    const sending = smtpTransport(server.url, from).send({ ...message, to: `refused-${code}@example.com` })
    await expect(sending).rejects.toMatchObject({ isFinal, message: expect.stringContaining(String(code)) })
  })

  test('REAL-04 an international domain is sent in punycode, and a non-ASCII local part requires a server that supports it', async () => {
    const received: string[] = []
    const note = (...entry: unknown[]) => void received.push(JSON.stringify(entry))
    const plain = await openMailServer({ hideSMTPUTF8: true, logger: { info: note, debug: note, warn: note, error: note } as never })
    const transport = smtpTransport(plain.url, from)
    await transport.send({ ...message, to: 'ivan@пример.рф' })
    const refused = expect.stringContaining('letters of this alphabet')
    await expect(transport.send({ ...message, to: 'анна@пример.рф' })).rejects.toMatchObject({ isFinal: true, message: refused })
    expect(received.join('\n')).toContain('RCPT TO:<ivan@xn--e1afmkfd.xn--p1ai>')
    expect(plain.mails).toHaveLength(1)
    await plain.close()
    await smtpTransport(server.url, from).send({ ...message, to: 'анна@пример.рф' })
    expect(server.mails).toHaveLength(1)
  })

  test('FORM-08 a temporary refusal may be retried, that of an unknown recipient may not', async () => {
    server.state.isAway = true
    await expect(smtpTransport(server.url, from).send(message)).rejects.toMatchObject({ isFinal: false })
    server.state.isAway = false
    await expect(smtpTransport(server.url, from).send({ ...message, to: 'nobody@example.com' })).rejects.toMatchObject({ isFinal: true })
  })

  test.each([
    ['nobody@example.com', '550 5.1.1'],
    ['full@example.com', '552'],
  ])('SEC-D14 the error of an email refused for %s has only the codes of the server’s response: %s', async (to, codes) => {
    const error: unknown = await smtpTransport(server.url, from)
      .send({ ...message, to })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: `The mail server refused an email: ${codes}` })
    expect(inspect(error, { depth: 10 })).not.toContain(to)
  })

  test('SEC-D11 an email to a silent server is given up when sending is aborted', async () => {
    const mute = createServer(() => {})
    await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve))
    const boundAddress = mute.address()
    const stop = new AbortController()
    const sending = smtpTransport(
      `smtp://127.0.0.1:${typeof boundAddress === 'object' && boundAddress ? boundAddress.port : 0}`,
      from,
    ).send(message, stop.signal)
    stop.abort()
    await expect(sending).rejects.toMatchObject({ isFinal: false })
    mute.close()
  })

  test('SEC-D14 no email is sent to a server with an untrusted certificate', async () => {
    const stranger = await openMailServer({ secure: true })
    await expect(smtpTransport(stranger.url.replace('//', '//user:secret@'), from).send(message)).rejects.toThrow(/certificate/i)
    expect(stranger.mails).toEqual([])
    await stranger.close()
  })
})

test('FORM-08 without a transport an email goes to the outbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-mail-'))
  const mail = outboxMailTransport(openOutbox(folder, silentLog))
  await mail.send(message)
  const [name = ''] = readdirSync(join(folder, 'outbox'))
  expect(JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8'))).toEqual({
    kind: 'mail',
    to: message.to,
    text: message.text,
    subject: message.subject,
    html: message.html,
    replyTo: message.replyTo,
    attachments: [{ name: 'visit.ics', type: 'text/calendar; charset=utf-8', bytes: 15 }],
  })
  await expect(mail.send({ ...message, to: 'anna@unreachable.invalid' })).rejects.toThrow()
  rmSync(folder, { recursive: true })
})
