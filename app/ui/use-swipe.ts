import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** Shortest distance that counts as a swipe; after a shorter movement the content springs back. */
const minPx = 50

/** Movement up to this distance still counts as a click, not as a drag. */
export const dragSlackPx = 6

/** Handlers for horizontal swipes by touch or mouse. During a swipe, the CSS variable `--drag` contains the distance. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null)
  const isDrag = useRef(false)
  const end = (region: HTMLElement, distance: number) => {
    startX.current = null
    delete region.dataset.dragged
    region.style.removeProperty('--drag')
    if (isDrag.current && Math.abs(distance) > minPx) onSwipe(distance < 0 ? 1 : -1)
  }
  return {
    onPointerDown: ({ isPrimary, button, clientX }: PointerEvent) => {
      isDrag.current = false
      if (isPrimary && button === 0) startX.current = clientX
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return
      const distance = clientX - startX.current
      if (!isDrag.current && Math.abs(distance) > dragSlackPx) {
        isDrag.current = true
        currentTarget.setPointerCapture(pointerId)
        currentTarget.dataset.dragged = ''
      }
      if (isDrag.current) currentTarget.style.setProperty('--drag', `${distance}px`)
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) end(currentTarget, clientX - startX.current)
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget, 0),
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => suppressAfter(isDrag.current, event),
  }
}

/** Suppresses the click that ends a drag. Never suppresses a click by keyboard (`detail` is 0). */
export function suppressAfter(wasDrag: boolean, event: MouseEvent): void {
  if (!wasDrag || event.detail === 0) return
  event.preventDefault()
  event.stopPropagation()
}
