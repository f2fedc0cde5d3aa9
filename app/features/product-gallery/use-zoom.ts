import { type PointerEvent, useRef, useState } from 'react'
import { swipeStep } from '#app/features/product-gallery/pointer-gestures.ts'
import { type Point, trackPointers } from '#app/features/product-gallery/pointer-gestures.ts'
import { panBy, scaleOfPress, whole, zoomAt } from '#app/features/product-gallery/zoom.ts'

const doubleTapMs = 300

/** Zooms on click, double tap and pinch if `canZoom` is set, pans on drag, and changes the photo on a swipe while not zoomed. */
export function useZoom(canZoom: boolean) {
  const [zoom, setZoom] = useState(whole)
  const [isHeld, setHeld] = useState(false)
  const [fingers] = useState(trackPointers)
  const isDoubleTap = useDoubleTap()
  const toggle = (stage: Element, point: Point = { x: 0, y: 0 }) => {
    const size = sizeOf(stage)
    setZoom((known) => (known.scale > 1 ? whole : zoomAt(known, point, scaleOfPress, size)))
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.down(event.pointerId, pointOf(event))
    setHeld(true)
  }
  const onPointerMove = (event: PointerEvent) => {
    const move = fingers.move(event.pointerId, pointOf(event))
    const stage = sizeOf(event.currentTarget)
    if (move?.kind === 'pinch' && canZoom) setZoom((known) => zoomAt(known, move.middle, known.scale * move.ratio, stage))
    if (move?.kind === 'drag') setZoom((known) => panBy(known, move.dx, move.dy, stage))
  }
  const onPointerUp = (event: PointerEvent, onSwipe: (step: -1 | 1) => void) => {
    const end = fingers.up(event.pointerId, pointOf(event))
    setHeld(fingers.count() > 0)
    // a mouse zooms with one click, but a finger needs a double tap, because single taps are often accidental
    const isZoomPress = canZoom && end?.kind === 'press' && (event.pointerType === 'mouse' || isDoubleTap(event))
    if (isZoomPress) toggle(event.currentTarget, pointOf(event))
    const step = end?.kind === 'stroke' && zoom.scale === 1 ? swipeStep(end.dx, end.dy) : 0
    if (step !== 0) onSwipe(step)
  }
  const onPointerCancel = (event: PointerEvent) => {
    fingers.cancel(event.pointerId)
    setHeld(fingers.count() > 0)
  }
  const handlersFor = (onSwipe: (step: -1 | 1) => void) => ({
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => onPointerUp(event, onSwipe),
    onPointerCancel,
  })
  return { zoom, isHeld, toggle, reset: () => setZoom(whole), handlersFor }
}

function useDoubleTap(): (event: PointerEvent) => boolean {
  const lastAt = useRef(0)
  return ({ timeStamp }) => {
    const isSecond = timeStamp - lastAt.current < doubleTapMs
    lastAt.current = isSecond ? 0 : timeStamp
    return isSecond
  }
}

function sizeOf(stage: Element) {
  return { width: stage.clientWidth, height: stage.clientHeight }
}

function pointOf(event: PointerEvent): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}
