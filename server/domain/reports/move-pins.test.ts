import { expect, test } from 'vitest'
import { type PhotoCrop, wholePhoto } from '#contract/rules/staff/photo-crop.ts'
import { movePinsWithCrops, movePoint } from '#server/domain/reports/move-pins.ts'

const crops: PhotoCrop[] = [
  wholePhoto,
  { turn: 90, angle: 0, x: 0, y: 0, width: 1, height: 1 },
  { turn: 270, angle: 7, x: 0.1, y: 0.2, width: 0.7, height: 0.6 },
  { turn: 180, angle: -12, x: 0.05, y: 0, width: 0.9, height: 1 },
]

test('OWN-60 a point stays on the same spot of a photograph after cropping, and returns to its place after undoing the crop', () => {
  for (const from of crops)
    for (const to of crops) {
      const there = movePoint({ x: 0.5, y: 0.45 }, { from, to, ratio: 0.8 })
      expect(there).not.toBeNull()
      const back = there && movePoint(there, { from: to, to: from, ratio: 0.8 })
      expect(back?.x).toBeCloseTo(0.5)
      expect(back?.y).toBeCloseTo(0.45)
    }
})

test('OWN-60 cropping to one half doubles distances, a quarter turn swaps the sides, and a cropped-off point is null', () => {
  const half: PhotoCrop = { turn: 0, angle: 0, x: 0.5, y: 0, width: 0.5, height: 1 }
  expect(movePoint({ x: 0.75, y: 0.3 }, { from: wholePhoto, to: half, ratio: 1 })).toEqual({ x: 0.5, y: 0.3 })
  expect(movePoint({ x: 0.2, y: 0.3 }, { from: wholePhoto, to: half, ratio: 1 })).toBeNull()
  const turned = movePoint({ x: 0.2, y: 0.3 }, { from: wholePhoto, to: { ...wholePhoto, turn: 90 }, ratio: 2 })
  expect(turned?.x).toBeCloseTo(0.7)
  expect(turned?.y).toBeCloseTo(0.2)
})

test('OWN-60 pins of a report follow the crops of their photograph', () => {
  const pin = { photo: 'before', x: 0.75, y: 0.3, note_ru: '', note_en: '' }
  const zone = { zone: 'dial', grade: 1 as const, defects: [], note_ru: '', note_en: '', pins: [pin, { ...pin, photo: 'gone' }] }
  const crop: PhotoCrop = { turn: 0, angle: 0, x: 0.5, y: 0, width: 0.5, height: 1 }
  const photo = { hash: 'now', crop, width: 400, height: 800, cuts: [{ hash: 'before', crop: null }] }
  expect(movePinsWithCrops([zone], [photo])[0]?.pins).toEqual([
    { ...pin, photo: 'now', x: 0.5 },
    { ...pin, photo: 'gone' },
  ])
})
