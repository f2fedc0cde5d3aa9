import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { mailboxCalls } from '#test/mailbox-calls.ts'

const mailbox = mailboxCalls()
const { calls, fetchAll, inbound, threads } = mailbox
const letter = (name: string) => readFile(join(import.meta.dirname, `../../../test/letters/${name}.eml`))
const letters: Record<string, object> = {
  'own-group': { sender: 'nora@buyers.example', body: 'Daytona, steel\n\nIs the steel Daytona still there?' },
  relayed: { sender: 'nora-91c@relay.bazaar.example', body: 'New message about your Explorer\n\nWould you take 8 500 USD?' },
  'html-entities': {
    body: [
      'My bag\n\nI’d sell my “Hermès” for €7,500 • dust bag & lock ½',
      'Size 30 Year 2021\n• lock\n• keys',
      'Photos (https://photos.example/bag)',
    ].join('\n'),
  },
  'unlabelled-files': {
    body: 'Photographs\n\nThe bag and its invoice.',
    photos: [{ width: 320, height: 240 }],
    files: [{ name: 'invoice.pdf', bytes: 15 }],
    lost_files: 1,
  },
  'outlook-spanish': {
    body: 'RE: No. 7\n\nSí, la quiero. ¿Puedo verla?',
    quoted: expect.stringMatching(/^_+\nDe: Vitrine <sales@shop\.example>[^]*it is here\.$/),
  },
  'outlook-undivided': { body: 'RE: No. 7\n\nSí, la quiero. ¿Puedo verla?', quoted: expect.stringMatching(/^De: Vitrine /) },
  'win-1251': { sender: 'anna@buyers.example', body: 'Вопрос о сумке\n\nДобрый день, сумка ещё есть?' },
  'koi8-unlabelled': { body: 'Question\n\nДобрый день, сумка ещё есть?' },
  'latin-as-utf8': { body: 'Question\n\nDéjà réservée à Genève?' },
  'own-from-lines': {
    body: 'Courier\n\nPlease send a courier:\n\nFrom: Business Bay, Tower 7\nTo: Moscow office\nDate: Monday after 5 pm\n\nRing twice.',
    quoted: '',
  },
  'customer-program': { sender: 'ben@traders.example', body: 'Re: your question\n\nI have one, 31 000.' },
}

test.each(Object.entries(letters))('REAL-10 a real email is read as it was written: %s', async (name, expected) => {
  mailbox.imap.deliver(await letter(name))
  await fetchAll()
  const [thread] = await threads()
  expect(thread).toMatchObject({ status: 'new' })
  expect(await inbound(Number(thread?.id))).toMatchObject([{ quoted: '', ...expected }])
})

test('REAL-10 names and subjects are decoded for any charset label', async () => {
  const written = 'Часы Планета'
  const labels = ['win-1251', 'x-mac-cyrillic', 'cp-866', 'KOI8-U', 'nobody-knows', 'utf-8']
  for (const [at, label] of labels.entries()) {
    const bytes =
      label === 'utf-8'
        ? Buffer.from(written)
        : iconv.encode(written, { 'x-mac-cyrillic': 'maccyrillic', 'nobody-knows': 'win1251' }[label] ?? label)
    const word = `=?${label}?Q?${[...bytes].map((byte) => `=${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('')}?=`
    mailbox.imap.deliver(
      [`From: ${word} <person${at}@mail.example>`, `Subject: ${word}`, `Message-ID: <${at}@mail.example>`, '', 'Hello'].join('\r\n'),
    )
  }
  const raw = Buffer.concat([
    Buffer.from('From: person6@mail.example\r\nSubject: '),
    iconv.encode(written, 'win1251'),
    Buffer.from('\r\n\r\nHello'),
  ])
  mailbox.imap.deliver(raw)
  await fetchAll()
  const found = await threads()
  expect(found.map(({ name }) => name)).toEqual([...labels.map(() => written), ''])
  for (const { id } of found) expect(await inbound(id)).toMatchObject([{ body: `${written}\n\nHello` }])
})

test('REAL-10 a reply goes to the Reply-To address, and the thread is found by that address', async () => {
  mailbox.imap.deliver(await letter('relayed'))
  mailbox.imap.deliver(
    String(await letter('relayed'))
      .replace('<relayed@', '<again@')
      .replace('8 500', '9 000'),
  )
  await fetchAll()
  const [thread, ...others] = await threads()
  expect(others).toEqual([])
  expect(thread).toMatchObject({ email: 'nora-91c@relay.bazaar.example', name: 'Nora Quint' })
  await calls.reply(Number(thread?.id), 'Yes.')
  await calls.pass(10_000)
  expect(calls.emails().at(-1)).toMatchObject({ to: 'nora-91c@relay.bazaar.example' })
})

test('REAL-10 a Reply-To address of the shop itself is ignored', async () => {
  mailbox.deliver({ from: 'Nora <nora@buyers.example>', headers: ['Reply-To: answers@shop.example'], text: 'Hello' })
  mailbox.deliver({ from: 'Sales <hello@vitrine.example>', headers: ['Reply-To: Olaf <olaf@buyers.example>'], text: 'By the form' })
  await fetchAll()
  expect(await threads()).toMatchObject([{ email: 'nora@buyers.example' }, { email: 'olaf@buyers.example', name: 'Olaf' }])
})
