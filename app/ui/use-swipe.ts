import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

type Options = {
  /** A shorter move springs back. */
  minPx: number
  /** From here on a press is a drag, and no click. */
  slackPx: number
  onSwipe: (step: 1 | -1) => void
}

/** Handlers for a region moved sideways by finger or mouse; the distance is in its `--drag` while it lasts. */
export function useSwipe({ minPx, slackPx, onSwipe }: Options) {
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
      if (!isDrag.current && Math.abs(distance) > slackPx) {
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

/** A click that ends a drag is none; a click of the keyboard (`detail` 0) always is. */
export function suppressAfter(wasDrag: boolean, event: MouseEvent): void {
  if (!wasDrag || event.detail === 0) return
  event.preventDefault()
  event.stopPropagation()
}
