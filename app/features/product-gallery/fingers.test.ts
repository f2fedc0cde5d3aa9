import { expect, test } from 'vitest'
import { trackFingers } from '#app/features/product-gallery/fingers.ts'

const at = (x: number, y = 0) => ({ x, y })

test('PDP-02 one finger drags, and its whole way is a stroke', () => {
  const fingers = trackFingers()
  fingers.down(1, at(100))
  expect(fingers.move(1, at(80, 3))).toEqual({ kind: 'drag', dx: -20, dy: 3 })
  expect(fingers.move(1, at(50, 3))).toEqual({ kind: 'drag', dx: -30, dy: 0 })
  expect(fingers.up(1, at(50, 3))).toEqual({ kind: 'stroke', dx: -50, dy: 3 })
})

test('PDP-02 a finger that hardly moved has pressed', () => {
  const fingers = trackFingers()
  fingers.down(1, at(100))
  fingers.move(1, at(103, 2))
  expect(fingers.up(1, at(103, 2))).toEqual({ kind: 'press' })
})

test('PDP-02 two fingers pinch around their middle, and lifting them is no swipe', () => {
  const fingers = trackFingers()
  fingers.down(1, at(-50))
  fingers.down(2, at(50))
  expect(fingers.move(2, at(150))).toEqual({ kind: 'pinch', ratio: 2, middle: at(50) })
  expect(fingers.up(1, at(-50))).toBeNull()
  expect(fingers.up(2, at(400))).toBeNull()
  fingers.down(3, at(0))
  expect(fingers.up(3, at(-60))).toEqual({ kind: 'stroke', dx: -60, dy: 0 })
})

test('PDP-02 a finger that was never down, or was taken away, does nothing', () => {
  const fingers = trackFingers()
  expect(fingers.move(7, at(10))).toBeNull()
  fingers.down(1, at(0))
  fingers.cancel(1)
  expect(fingers.up(1, at(90))).toBeNull()
  expect(fingers.count()).toBe(0)
})
