import { expect, test } from 'vitest'
import { htmlToText } from '#server/domain/inbound/html-to-text.ts'
import { splitQuoted } from '#server/domain/inbound/split-quoted.ts'
import { processorMs } from '#test/processor-time.ts'

const ownText = 'I come tomorrow.\n\nVera'
test.each([
  ['Gmail', `${ownText}\n\nOn Sat, Nov 21, 2026 at 12:00 PM Vitrine <a@shop.example> wrote:\n\n> It is here.\n> Come.`],
  [
    'Gmail, broken',
    `${ownText}\n\nOn Sat, Nov 21, 2026 at 12:00 PM Vitrine <answers+1000-0123456789@shop.example>\nwrote:\n\n> It is here.`,
  ],
  ['Gmail in Russian', `${ownText}\n\nсб, 21 нояб. 2026 г. в 12:00, Vitrine <a@shop.example>:\n\n> Часы на месте.`],
  ['Apple Mail in Russian', `${ownText}\n\n> 21 нояб. 2026 г., в 12:00, Vitrine <a@shop.example> написал(а):\n> \n> Часы на месте.`],
  ['Yandex', `${ownText}\n\n21.11.2026, 12:00, "Vitrine" <a@shop.example>:\n> Часы на месте.`],
  ['Mail.ru', `${ownText}\n\nСуббота, 21 ноября 2026, 12:00 +03:00 от Vitrine <a@shop.example>:\n\n> Часы на месте.`],
  ['Outlook', `${ownText}\n\n________________________________\nFrom: Vitrine <a@shop.example>\nSent: Saturday\nTo: Vera\n\nIt is here.`],
  ['Outlook in Russian', `${ownText}\n\nОт: Vitrine <a@shop.example>\nОтправлено: 21 ноября 2026 г. 12:00\nКому: Vera\n\nЧасы на месте.`],
  [
    'Outlook in Spanish',
    `${ownText}\n\n________________________________\nDe: Vitrine <a@shop.example>\nEnviado: martes\nPara: vera@mail.example\n\nLa pieza está.`,
  ],
  [
    'Outlook in Japanese',
    `${ownText}\n\n差出人: Vitrine <a@shop.example>\n送信日時: 2026年11月21日 12:00\n宛先: Vera\n件名: Re\n\nあります。`,
  ],
  ['Gmail in Spanish', `${ownText}\n\nEl sáb, 21 nov 2026 a las 12:00, Vitrine (<a@shop.example>) escribió:\n\n> La pieza está.`],
  ['Yahoo without signs', `${ownText}\n\nOn Saturday, November 21, 2026 at 12:00:00 PM, Vitrine <a@shop.example> wrote:\n\nIt is here.`],
  ['own text on both sides', `I come tomorrow.\n\nOn Sat, Vitrine <a@shop.example> wrote:\n> It is here.\n\nVera`],
  ['an old Outlook', `${ownText}\n\n-----Original Message-----\nFrom: Vitrine\n\nIt is here.`],
  ['an answer below', `On Sat, Vitrine <a@shop.example> wrote:\n> It is here.\n> Come.\n\n${ownText}`],
])('OWN-83 quoted text of earlier emails is split off: %s', (_program, text) => {
  const { body, quoted } = splitQuoted(text.replaceAll('\n', '\r\n'))
  expect(body).toBe(ownText)
  expect(quoted).not.toBe('')
  expect(text.replaceAll(/\s/g, '')).toContain(quoted.replaceAll(/\s/g, ''))
})

test.each([
  ['no quote', 'From: the seller I got a paper.\nOn Monday I wrote: hello, and it was fine.'],
  ['only a quote', '> It is here.\n> Come.'],
  ['answers between', '> Steel?\nYes.\n> Blue?\nNo.'],
  ['answers between, below a greeting', 'Hello,\n\nOn Sat, Vitrine <a@shop.example> wrote:\n> Steel?\nYes.\n> Blue?\nNo.'],
  ['a greater sign', 'I want it > 40 mm\nand blue'],
  ['a line of its own with a sign', 'What do you say to this?\n\n> 10 000 USD'],
  ['where a courier goes', 'Please:\n\nFrom: Dubai Marina, Tower 3\nTo: Moscow office\nDate: Friday after 18:00\n\nThe box is fragile.'],
  ['how to reach them', 'Hello\nEmail: vera@mail.example\nPhone: +971 50 123 4567\nYear: 2019\nPrice: 5000'],
  ['what somebody said', 'My husband wrote:\n\nTake the blue one.'],
  ['an address for the answer', 'Send it to vera@mail.example:\n\nthe papers and the price.'],
  ['a line drawn by hand', 'Blue\n____________________\nCall: 18:00\nor steel'],
  ['a forwarded offer', 'See:\n\n---------- Forwarded message ---------\nFrom: B <b@mail.example>\nDate: Sat at 12:00\nTo: Vera\n\n28 000'],
])('OWN-83 the text of the author is never split off: %s', (_case, text) => {
  expect(splitQuoted(text)).toEqual({ body: text, quoted: '' })
})

test('OWN-83 an HTML email becomes plain text, and its quoted lines begin with >', () => {
  const html = `<html><head><title>No</title><style>p{}</style></head><body><p>Tom &amp; Vera&nbsp;&#8212; <b>hello</b></p><!-- <p>no</p> -->
    <script>alert(1)</script><div>Blue<br>or&#x20;black?</div><img src="https://spy.example/x.gif" onerror="alert(2)">
    <p><a href="javascript:alert(3)">Link</a></p><div class="gmail_attr">On Sat, Vitrine wrote:</div><blockquote type="cite"><div>It is here.</div><div>Come.</div></blockquote></body></html>`
  expect(htmlToText(html)).toBe(
    ['Tom & Vera — hello', 'Blue', 'or black?', 'Link', 'On Sat, Vitrine wrote:', '> It is here.', '> Come.'].join('\n'),
  )
  expect(htmlToText('&lt;script&gt;alert(1)&lt;/script&gt; &#0;&#xD800;&#x110000;&bogus;')).toBe('<script>alert(1)</script>    &bogus;')
})

test.each([
  ['unclosed signs', '<'.repeat(400_000)],
  ['unclosed comments', '<!--'.repeat(100_000)],
  ['deep quotes', '<blockquote>'.repeat(40_000)],
  ['long entities', '&#1234567'.repeat(50_000)],
])('OWN-83 SEC-B4 a hostile email is processed quickly: %s', async (_case, html) => {
  const spent = await processorMs(() => {
    splitQuoted(htmlToText(html).slice(0, 100_000))
    splitQuoted(`${'> a\n'.repeat(25_000)}b`)
    splitQuoted(`12:00 ${'<a@'.repeat(30_000)}`)
    splitQuoted('From:\n'.repeat(15_000))
  })
  expect(spent).toBeLessThan(3000)
})
