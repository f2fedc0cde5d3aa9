export type Point = { x: number; y: number }
export type GestureMove = { kind: 'drag'; dx: number; dy: number } | { kind: 'pinch'; ratio: number; middle: Point }
export type GestureEnd = { kind: 'press' } | { kind: 'stroke'; dx: number; dy: number }

/** Longest movement, in pixels, that still counts as a press. */
const pressPx = 6
const swipePx = 40

/** Returns the step of a swipe: 1 (next photo) to the left, -1 (previous photo) to the right, else 0. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipePx || Math.abs(dx) <= Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

/** Recognizes gestures of a mouse or of one or two fingers: drag, pinch, press and swipe. */
export function trackPointers() {
  const pointers = new Map<number, Point>()
  let from: Point = { x: 0, y: 0 }
  let wasPinch = false
  return {
    down: (id: number, point: Point): void => {
      pointers.set(id, point)
      if (pointers.size === 1) from = point
      wasPinch = pointers.size > 1
    },
    move: (id: number, point: Point): GestureMove | null => {
      const before = pointers.get(id)
      if (!before) return null
      const distanceBefore = distance(pointers)
      pointers.set(id, point)
      if (pointers.size === 1) return { kind: 'drag', dx: point.x - before.x, dy: point.y - before.y }
      return { kind: 'pinch', ratio: distance(pointers) / distanceBefore, middle: middle(pointers) }
    },
    /** Returns the gesture that ends when the last finger is lifted. Null after a pinch, which is reported while it happens. */
    up: (id: number, point: Point): GestureEnd | null => {
      if (!pointers.delete(id) || pointers.size > 0 || wasPinch) return null
      const [dx, dy] = [point.x - from.x, point.y - from.y]
      return Math.hypot(dx, dy) < pressPx ? { kind: 'press' } : { kind: 'stroke', dx, dy }
    },
    cancel: (id: number): void => void pointers.delete(id),
    count: () => pointers.size,
  }
}

function middle(pointers: Map<number, Point>): Point {
  const [a, b] = [...pointers.values()]
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 }
}

function distance(pointers: Map<number, Point>): number {
  const [a, b] = [...pointers.values()]
  return a && b ? Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1) : 1
}
