import { expect, test } from 'vitest'
import { hasOwnPhotos } from '#contract/rules/own-photos.ts'

const [own, ofModel] = [{ is_demo: false }, { is_demo: true }]

test('PROM-04 a piece has photographs of its own if a photograph or an album shows this very piece', () => {
  expect(hasOwnPhotos({ photos: [ofModel, own] })).toBe(true)
  expect(hasOwnPhotos({ photos: [ofModel], live_photos: [{}] })).toBe(true)
  expect(hasOwnPhotos({ photos: [ofModel], live_photos: [] })).toBe(false)
  expect(hasOwnPhotos({ photos: [] })).toBe(false)
})
