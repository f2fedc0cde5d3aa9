import { expect, test } from 'vitest'
import type { Product } from '#app/sections/product/product.ts'
import { sizeDrawing } from '#app/sections/product/size-drawing.server.ts'
import type { SizeDrawingView } from '#app/sections/product/size-drawing.tsx'

const watch = (case_diameter_mm: number | null, case_thickness_mm: number | null = null) =>
  ({ kind: 'watch', piece: { case_diameter_mm, case_thickness_mm, model_name: 'Submariner', collection: null } }) as Product
const other = (kind: 'bag' | 'jewelry', size_text: string | null) => ({ kind, piece: { size_text } }) as Product

const pathOf = (drawing: SizeDrawingView | null, color: 'ink' | 'stone') =>
  drawing?.paths.find(({ className }) => className.endsWith(`stroke-${color}`))?.d
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

test('TRST-03 a watch is drawn on a wrist of 17 cm, in section only if its thickness is known', () => {
  const flat = sizeDrawing(watch(40), 'ru')
  expect(flat).toMatchObject({
    svg: { 'aria-label': 'Часы на\u00A0запястье, вид сверху', width: 208, height: 132, viewBox: '0 0 104 66' },
  })
  expect(plain(flat?.caption)).toBe('Корпус 40 мм на запястье обхватом 17 см.')
  const whole = sizeDrawing(watch(40.5, 11.9), 'en')
  expect(whole).toMatchObject({
    svg: { 'aria-label': 'The watch on a wrist, seen from above and from the side', width: 352, viewBox: '0 0 176 72' },
  })
  expect(plain(whole?.caption)).toBe('40.5 mm case, 11.9 mm thick, on a 17 cm (6.7 in) wrist.')
  expect(sizeDrawing(watch(null), 'ru')).toBeNull()
})

test('TRST-03 the circle of the case has its diameter in the units of the wrist, which is 56 mm wide and 170 mm around', () => {
  const drawing = sizeDrawing(watch(41, 12.5), 'ru')
  expect(pathOf(drawing, 'ink')).toContain('a20.5 20.5 0 1 0 41 0')
  expect(pathOf(drawing, 'stone')).toContain('a28 26.1 0 1 0 56 0')
  const [a, b] = [28, 26.1]
  expect(Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)))).toBeCloseTo(170, 0)
})

test('TRST-03 a bag and the A4 sheet beside it have one scale and one floor, and the largest bag fits the picture', () => {
  const drawing = sizeDrawing(other('bag', '25,5 × 15,5 × 6,5\u00A0см'), 'ru')
  expect(plain(drawing?.caption)).toBe('Сумка 25,5 × 15,5 см рядом с листом A4: 21 × 29,7 см.')
  expect(drawing?.svg).toMatchObject({ width: 272, height: 160, viewBox: '0 0 505 297' })
  expect(pathOf(drawing, 'stone')).toBe('M295 0h210v297h-210Z')
  expect(pathOf(drawing, 'ink')).toMatch(/^M0 142H255V/)
  expect(drawing?.label).toMatchObject({ children: 'A4', x: 400, y: 148.5 })
  const largest = sizeDrawing(other('bag', '80 × 80 × 40 cm'), 'en')
  expect(largest?.svg.width).toBeLessThanOrEqual(336)
  expect(largest?.svg.height).toBeLessThanOrEqual(160)
  expect(sizeDrawing(other('bag', null), 'en')).toBeNull()
})

test('TRST-03 jewelry is drawn only if it is a ring with its inner diameter', () => {
  const ring = sizeDrawing(other('jewelry', '53 (16.9 mm)'), 'en')
  expect(plain(ring?.caption)).toBe('Inner diameter of 16.9 mm beside a bank card: 85.6 × 54 mm (3.4 × 2.1 in).')
  expect(pathOf(ring, 'ink')).toContain('0 1 0 16.9 0')
  for (const size of ['17 cm', 'M (17 mm)', 'Chain 42 cm', null]) expect(sizeDrawing(other('jewelry', size), 'en')).toBeNull()
})
