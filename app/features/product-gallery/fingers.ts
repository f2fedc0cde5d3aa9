export type Point = { x: number; y: number }
export type Move = { kind: 'drag'; dx: number; dy: number } | { kind: 'pinch'; ratio: number; middle: Point }
export type End = { kind: 'press' } | { kind: 'stroke'; dx: number; dy: number }

/** A shorter way is a press that trembled. */
const pressPx = 6

/** What one or two fingers (or a mouse) do on a stage: drag, pinch, press or stroke. */
export function trackFingers() {
  const fingers = new Map<number, Point>()
  let from: Point = { x: 0, y: 0 }
  let wasPinch = false
  return {
    down: (id: number, point: Point): void => {
      fingers.set(id, point)
      if (fingers.size === 1) from = point
      wasPinch = fingers.size > 1
    },
    move: (id: number, point: Point): Move | null => {
      const before = fingers.get(id)
      if (!before) return null
      const apartBefore = apart(fingers)
      fingers.set(id, point)
      if (fingers.size === 1) return { kind: 'drag', dx: point.x - before.x, dy: point.y - before.y }
      return { kind: 'pinch', ratio: apart(fingers) / apartBefore, middle: middle(fingers) }
    },
    /** What the last finger to leave has done; a pinch has been told already. */
    up: (id: number, point: Point): End | null => {
      if (!fingers.delete(id) || fingers.size > 0 || wasPinch) return null
      const [dx, dy] = [point.x - from.x, point.y - from.y]
      return Math.hypot(dx, dy) < pressPx ? { kind: 'press' } : { kind: 'stroke', dx, dy }
    },
    cancel: (id: number): void => void fingers.delete(id),
    count: () => fingers.size,
  }
}

function middle(fingers: Map<number, Point>): Point {
  const [a, b] = [...fingers.values()]
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 }
}

function apart(fingers: Map<number, Point>): number {
  const [a, b] = [...fingers.values()]
  return a && b ? Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1) : 1
}
