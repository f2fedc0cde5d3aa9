import { expect, test } from 'vitest'
import type { Product } from '#app/sections/product/product.ts'
import { reportRequest } from '#app/sections/product/report-request.server.ts'

const piece = (kind: Product['kind'], more: object = {}) => ({ kind, piece: { status: 'available', ...more } }) as Product

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

test('TRST-03 a piece without a condition report offers one on request, named by its kind', () => {
  expect(plain(reportRequest(piece('watch'), 'ru')?.text)).toBe('Отчёт о состоянии часов — по запросу.')
  expect(plain(reportRequest(piece('bag'), 'ru')?.text)).toBe('Отчёт о состоянии сумки — по запросу.')
  expect(reportRequest(piece('jewelry', { status: 'reserved' }), 'en')).toEqual({
    text: 'A condition report for this piece is available on request.',
    link: 'Request the report',
    message: 'Please send me the condition report.',
  })
})

test('TRST-03 neither a piece with a report nor a sold one offers a report', () => {
  const report = { signed_at: '2026-10-05T10:00:00Z', summary: '', zones: [] }
  expect(reportRequest(piece('watch', { condition_report: report }), 'ru')).toBeNull()
  expect(reportRequest(piece('watch', { status: 'sold' }), 'ru')).toBeNull()
  expect(reportRequest(piece('watch', { certificate: { number: 'AAAA-AAAA', issued_at: '2026-10-05' } }), 'ru')).not.toBeNull()
})
