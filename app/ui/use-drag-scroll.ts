import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { dragSlackPx, suppressAfter } from '#app/ui/use-swipe.ts'

type Press = { x: number; scrollLeft: number }

/**
 * Handlers for a row that can also be dragged with the mouse; touch scrolls natively. A drag of more than `dragSlackPx` suppresses the
 * click.
 */
export function useDragScroll() {
  const press = useRef<Press | null>(null)
  const isDrag = useRef(false)
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    press.current = null
    // turns scroll snap on again, so that the row settles on a slide
    delete currentTarget.dataset.dragged
  }
  return {
    onPointerDown: ({ currentTarget, pointerType, button, clientX }: PointerEvent<HTMLElement>) => {
      isDrag.current = false
      if (pointerType === 'mouse' && button === 0) press.current = { x: clientX, scrollLeft: currentTarget.scrollLeft }
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
      if (!press.current) return
      const distance = clientX - press.current.x
      if (!isDrag.current && Math.abs(distance) > dragSlackPx) {
        isDrag.current = true
        currentTarget.setPointerCapture(pointerId)
        currentTarget.dataset.dragged = ''
      }
      if (isDrag.current) currentTarget.scrollLeft = press.current.scrollLeft - distance
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => suppressAfter(isDrag.current, event),
  }
}
