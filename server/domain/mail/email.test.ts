import { expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { Email } from '#server/domain/mail/email.ts'
import { MailMessage } from '#server/ports/mail.ts'

const origins = { ru: 'https://vitrine.test.ru', en: 'https://vitrine.test.com' }
const company = companyOf(companyDefaults)
const shop = { origins, company: () => company }
const email: Email = {
  language: 'ru',
  subject: 'Заказ № 7F3K',
  preview: 'Мы приняли заказ',
  heading: 'Спасибо за заказ',
  parts: [
    { kind: 'paragraph', text: 'Здравствуйте, Анна.' },
    {
      kind: 'pieces',
      pieces: [{ name: 'Rolex Submariner', note: '126610LN', price: '12 500 $', url: 'https://vitrine.test.ru/product/7' }],
    },
    { kind: 'totals', rows: [{ label: 'Итого', value: '12 500 $' }] },
    { kind: 'facts', rows: [{ label: 'Получение', value: 'Москва' }] },
    { kind: 'quote', text: 'первая строка\nвторая' },
    { kind: 'button', label: 'Открыть заказ', url: 'https://vitrine.test.ru/purchase-history' },
    { kind: 'note', text: 'Ответим в течение дня.' },
  ],
}

test('FORM-08 an email has the same content as HTML and as text, in its language', () => {
  const { subject, text, html, language } = composeEmail(email, shop)
  expect([subject, language]).toEqual(['Заказ № 7F3K', 'ru'])
  expect(html).toContain('<html lang="ru">')
  for (const fragment of ['Спасибо за заказ', 'Rolex Submariner', '126610LN', 'Итого', 'Получение', 'Открыть заказ', 'vitrine.test.ru']) {
    expect(html).toContain(fragment)
    expect(text).toContain(fragment)
  }
  expect(text).toContain('> первая строка\n> вторая')
  expect(html).toContain('первая строка<br>вторая')
})

test('EDN-09 an email ends with the contact, their hours in the time zone of the office, and the seller; one to the staff does not', () => {
  const contact = { person: { name: 'Марк Орлов', telegram: null }, office: 'dubai' as const }
  const { text, html } = composeEmail({ ...email, contact }, shop)
  for (const fragment of ['Марк Орлов, Vitrine', '+7 800 700 53 59', 'https://t.me/+78007005359', 'Вс\u00A0— выходной, по времени Дубая']) {
    expect(text).toContain(fragment)
    expect(html).toContain(fragment)
  }
  expect(text).toMatch(/^Продавец: магазин Vitrine .*, Москва, Витринный переулок, 4 \(демо-адрес\)$/m)
  expect(html).toContain('href="tel:+78007005359"')
  const toStaff = composeEmail({ ...email, contact, isToStaff: true }, shop)
  expect(`${toStaff.text}${toStaff.html}`).not.toMatch(/Марк Орлов|Продавец|обратились/)
})

test('SEC-D8 text of a visitor never becomes markup, also in a subject and an address', () => {
  const nasty = `<img src=x onerror="alert('1')">&`
  const parts: Email['parts'] = [
    { kind: 'paragraph', text: nasty },
    { kind: 'quote', text: nasty },
    { kind: 'code', text: nasty },
    { kind: 'note', text: nasty },
    { kind: 'subheading', text: nasty },
    { kind: 'facts', rows: [{ label: nasty, value: nasty }] },
    { kind: 'totals', rows: [{ label: nasty, value: nasty }] },
    { kind: 'pieces', pieces: [{ name: nasty, note: nasty, price: nasty, url: nasty, photo: nasty }] },
    { kind: 'button', label: nasty, url: nasty },
  ]
  const composed = composeEmail({ ...email, subject: `a\r\nBcc: ${nasty}`, preview: nasty, heading: nasty, parts }, shop)
  expect(composed.html).not.toMatch(/<img src=x|onerror="|alert\('/)
  expect(composed.html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)?.length).toBeGreaterThan(12)
  expect(MailMessage.safeParse({ ...composed, to: 'anna@example.com' }).success).toBe(true)
})

test('FORM-08 an email runs no scripts and loads nothing but the given pictures', () => {
  const { html } = composeEmail(email, shop)
  expect(html).not.toMatch(/<script|<link|url\(|<img/)
})

test('FORM-08 an email shows each piece with a large linked picture, and breaks no line within a phone or after a number', () => {
  const piece = {
    name: 'Rolex Submariner',
    price: '12 500 $',
    url: 'https://vitrine.test.ru/product/7',
    photo: 'https://vitrine.test.ru/p.webp',
  }
  const facts = { kind: 'facts' as const, rows: [{ label: 'Получатель', value: 'Анна Иванова, +7 916 123-45-67' }] }
  const { html } = composeEmail({ ...email, parts: [{ kind: 'pieces', pieces: [piece] }, facts] }, shop)
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/vitrine.test.ru\/product\/7"[^>]*><img src="https:\/\/vitrine.test.ru\/p.webp" width="120" height="150"/,
  )
  expect(html).toContain('<span style="white-space:nowrap">+7 916 123-45-67</span>')
  expect(composeEmail({ ...email, parts: [{ kind: 'paragraph', text: 'Возврат в течение 14 дней' }] }, shop).html).toContain(
    'Возврат в\u00A0течение 14\u00A0дней',
  )
})
