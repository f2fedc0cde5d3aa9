import { expect, test } from 'vitest'
import { swipeStep, trackPointers } from '#app/features/product-gallery/pointer-gestures.ts'

const at = (x: number, y = 0) => ({ x, y })

test('PDP-02 one finger drags and ends in a stroke over the whole distance', () => {
  const pointers = trackPointers()
  pointers.down(1, at(100))
  expect(pointers.move(1, at(80, 3))).toEqual({ kind: 'drag', dx: -20, dy: 3 })
  expect(pointers.move(1, at(50, 3))).toEqual({ kind: 'drag', dx: -30, dy: 0 })
  expect(pointers.up(1, at(50, 3))).toEqual({ kind: 'stroke', dx: -50, dy: 3 })
})

test('PDP-02 a finger that hardly moved counts as a press', () => {
  const pointers = trackPointers()
  pointers.down(1, at(100))
  pointers.move(1, at(103, 2))
  expect(pointers.up(1, at(103, 2))).toEqual({ kind: 'press' })
})

test('PDP-02 two fingers pinch around their middle, and lifting them is not a swipe', () => {
  const pointers = trackPointers()
  pointers.down(1, at(-50))
  pointers.down(2, at(50))
  expect(pointers.move(2, at(150))).toEqual({ kind: 'pinch', ratio: 2, middle: at(50) })
  expect(pointers.up(1, at(-50))).toBeNull()
  expect(pointers.up(2, at(400))).toBeNull()
  pointers.down(3, at(0))
  expect(pointers.up(3, at(-60))).toEqual({ kind: 'stroke', dx: -60, dy: 0 })
})

test('PDP-02 a finger that was never down or was cancelled does nothing', () => {
  const pointers = trackPointers()
  expect(pointers.move(7, at(10))).toBeNull()
  pointers.down(1, at(0))
  pointers.cancel(1)
  expect(pointers.up(1, at(90))).toBeNull()
  expect(pointers.count()).toBe(0)
})

test('PDP-02 a swipe of 40 px changes the photo, a shorter or steeper one does not', () => {
  expect(swipeStep(-40, 0)).toBe(1)
  expect(swipeStep(40, 0)).toBe(-1)
  expect(swipeStep(39, 0)).toBe(0)
  expect(swipeStep(-60, 80)).toBe(0)
})
