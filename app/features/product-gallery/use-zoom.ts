import { type PointerEvent, useRef, useState } from 'react'
import { swipeStep } from '#app/features/product-gallery/gallery-moves.ts'
import { panBy, scaleOfPress, whole, type Zoom, zoomAt } from '#app/features/product-gallery/zoom.ts'

type Point = { x: number; y: number }
/** What the fingers are doing: where each is, where the first came down, and how far two were apart with which zoom. */
type Touch = { fingers: Map<number, Point>; from: Point; wasPinch: boolean; apart: number; zoom: Zoom }

const pressPx = 6
const doubleTapMs = 300

/** Enlarging by click, double tap or pinch, moving by drag, and turning by swipe while the photo is whole (PDP-02). */
export function useZoom() {
  const [zoom, setZoom] = useState(whole)
  const [isHeld, setHeld] = useState(false)
  const touch = useRef<Touch>({ fingers: new Map(), from: { x: 0, y: 0 }, wasPinch: false, apart: 0, zoom: whole })
  const lastTapAt = useRef(0)
  const toggle = (stage: Element, point: Point = { x: 0, y: 0 }) =>
    setZoom((known) => (known.scale > 1 ? whole : zoomAt(known, point, scaleOfPress, sizeOf(stage))))

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { fingers } = touch.current
    fingers.set(event.pointerId, pointOf(event))
    setHeld(true)
    if (fingers.size === 1) touch.current = { ...touch.current, from: pointOf(event), wasPinch: false }
    if (fingers.size === 2) touch.current = { ...touch.current, wasPinch: true, apart: apart(fingers), zoom }
  }

  const onPointerMove = (event: PointerEvent) => {
    const { fingers, apart: first, zoom: begun } = touch.current
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    fingers.set(event.pointerId, now)
    const stage = sizeOf(event.currentTarget)
    if (fingers.size === 2) setZoom(zoomAt(begun, middle(fingers), begun.scale * (apart(fingers) / first), stage))
    else if (zoom.scale > 1) setZoom((known) => panBy(known, now.x - before.x, now.y - before.y, stage))
  }

  const onPointerUp = (event: PointerEvent, onSwipe: (step: -1 | 1) => void) => {
    const { fingers, from, wasPinch } = touch.current
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    setHeld(false)
    if (wasPinch) return
    const to = pointOf(event)
    const isPress = Math.hypot(to.x - from.x, to.y - from.y) < pressPx
    if (isPress) return press(event, to)
    const step = zoom.scale > 1 ? 0 : swipeStep(to.x - from.x, to.y - from.y)
    if (step !== 0) onSwipe(step)
  }

  /** A mouse enlarges by one click, a finger by two taps: a single tap is too easily an accident. */
  const press = (event: PointerEvent, point: Point) => {
    const isSecond = event.timeStamp - lastTapAt.current < doubleTapMs
    lastTapAt.current = isSecond ? 0 : event.timeStamp
    if (event.pointerType === 'mouse' || isSecond) toggle(event.currentTarget, point)
  }

  const onPointerCancel = (event: PointerEvent) => {
    touch.current.fingers.delete(event.pointerId)
    setHeld(touch.current.fingers.size > 0)
  }
  const handlersFor = (onSwipe: (step: -1 | 1) => void) => ({
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => onPointerUp(event, onSwipe),
    onPointerCancel,
  })
  return { zoom, isHeld, toggle, reset: () => setZoom(whole), handlersFor }
}

function sizeOf(stage: Element) {
  return { width: stage.clientWidth, height: stage.clientHeight }
}

/** Where the pointer is, from the middle of the stage. */
function pointOf(event: PointerEvent): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

function middle(fingers: Map<number, Point>): Point {
  const [a, b] = [...fingers.values()]
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 }
}

function apart(fingers: Map<number, Point>): number {
  const [a, b] = [...fingers.values()]
  return a && b ? Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1) : 1
}
