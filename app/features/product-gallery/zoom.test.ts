import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapIndex } from '#app/features/product-gallery/wrap-index.ts'
import { hasMoreDetail, panBy, whole, zoomAt } from '#app/features/product-gallery/zoom.ts'

const stage = { width: 400, height: 600 }

test('PDP-02 the gallery wraps at both ends', () => {
  expect(wrapIndex(8, 1, 9)).toBe(0)
  expect(wrapIndex(0, -1, 9)).toBe(8)
  expect(wrapIndex(3, 1, 9)).toBe(4)
  expect(wrapIndex(0, 1, 1)).toBe(0)
})

test('PDP-02 zooming keeps the point under the finger in place, within the edges', () => {
  expect(zoomAt(whole, { x: 100, y: -50 }, 2, stage)).toEqual({ scale: 2, x: -100, y: 50 })
  expect(zoomAt({ scale: 2, x: -100, y: 50 }, { x: 0, y: 0 }, 1, stage)).toEqual(whole)
  expect(zoomAt(whole, { x: 0, y: 0 }, 9, stage).scale).toBe(4)
})

test('PDP-02 a photo cannot be panned off the stage', () => {
  expect(panBy(whole, 50, 50, stage)).toEqual(whole)
  const anyZoom = fc.record({ scale: fc.double({ min: 1, max: 4, noNaN: true }), x: fc.integer(), y: fc.integer() })
  fc.assert(
    fc.property(anyZoom, fc.integer(), fc.integer(), (zoom, dx, dy) => {
      const panned = panBy(zoom, dx, dy, stage)
      expect(Math.abs(panned.x)).toBeLessThanOrEqual((stage.width * (zoom.scale - 1)) / 2)
      expect(Math.abs(panned.y)).toBeLessThanOrEqual((stage.height * (zoom.scale - 1)) / 2)
    }),
  )
})

test('PDP-02 a photo can be zoomed only if its file is larger than its displayed size', () => {
  const photo = { width: 3000, height: 3750, srcset_webp: '/a/400.webp 400w, /a/1600.webp 1600w' }
  expect(hasMoreDetail(photo, { width: 1360, height: 1000 })).toBe(true)
  expect(hasMoreDetail(photo, { width: 2000, height: 2100 })).toBe(false)
  expect(hasMoreDetail({ ...photo, width: 300, height: 375, srcset_webp: '' }, { width: 358, height: 700 })).toBe(false)
})
