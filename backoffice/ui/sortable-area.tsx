import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, type SortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'

type Place = { position: number; count: number }
/** What a screen reader hears of each step. */
type SortingWords = Record<'picked' | 'over' | 'dropped' | 'cancelled', (place: Place) => string> & { help: string }

type Props = {
  ids: readonly number[]
  onOrder: (ids: number[]) => void
  strategy: SortingStrategy
  words: SortingWords
  children: ReactNode
}

/** Things whose order is changed by dragging or by keyboard; every step is announced. */
export function SortableArea({ ids, onOrder, strategy, words, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // a short touch scrolls
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number): Place => ({ position: ids.indexOf(Number(id)) + 1, count: ids.length })
  const hasMoved = useRef(false)
  const announcements: Announcements = {
    onDragStart: () => {
      hasMoved.current = false
      return undefined
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      // it is over its own place first: the places are measured only now, and arrows pressed before would be lost
      if (over.id === active.id && !hasMoved.current) return words.picked(placeOf(active.id))
      hasMoved.current = true
      return words.over(placeOf(over.id))
    },
    onDragEnd: ({ active, over }) => words.dropped(placeOf((over ?? active).id)),
    onDragCancel: ({ active }) => words.cancelled(placeOf(active.id)),
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onOrder(arrayMove([...ids], ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.help } }}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
