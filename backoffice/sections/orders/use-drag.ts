import { type RefObject, useEffect, useRef } from 'react'

/** Makes an element draggable. If `drag` is null, the element cannot be dragged. */
export function useDragSource<Element extends HTMLElement>(
  drag: { text: string; onStart: () => void; onEnd: () => void } | null,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const current = useRef(drag)
  useEffect(() => {
    current.current = drag
  })
  const isDraggable = drag !== null
  useEffect(() => {
    const node = element.current
    if (!node || !isDraggable) return
    const start = (event: DragEvent) => {
      event.dataTransfer?.setData('text/plain', current.current?.text ?? '')
      current.current?.onStart()
    }
    const end = () => current.current?.onEnd()
    node.draggable = true
    node.addEventListener('dragstart', start)
    node.addEventListener('dragend', end)
    return () => {
      node.draggable = false
      node.removeEventListener('dragstart', start)
      node.removeEventListener('dragend', end)
    }
  }, [isDraggable])
  return element
}

/** Makes an element a drop target. If `onDrop` is null, the element accepts no drop. */
export function useDropTarget<Element extends HTMLElement>(onDrop: (() => void) | null): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const current = useRef(onDrop)
  useEffect(() => {
    current.current = onDrop
  })
  const takes = onDrop !== null
  useEffect(() => {
    const node = element.current
    if (!node || !takes) return
    // a browser allows a drop only if `dragover` is prevented
    const over = (event: Event) => event.preventDefault()
    const drop = (event: Event) => {
      event.preventDefault()
      current.current?.()
    }
    node.addEventListener('dragover', over)
    node.addEventListener('drop', drop)
    return () => {
      node.removeEventListener('dragover', over)
      node.removeEventListener('drop', drop)
    }
  }, [takes])
  return element
}
