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
import { type ReactNode, useRef, useState } from 'react'

type Place = { position: number; count: number }
type SortingWords = Record<'picked' | 'over' | 'dropped' | 'cancelled', (place: Place) => string> & { help: string }

type Props = {
  ids: readonly number[]
  isBusy?: boolean | undefined
  onOrder: (ids: number[]) => void
  strategy: SortingStrategy
  words: SortingWords
  children: ReactNode
}

export function SortableArea({ ids, isBusy = false, onOrder, strategy, words, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // a drag starts after a long press; a shorter touch scrolls
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number): Place => ({ position: ids.indexOf(Number(id)) + 1, count: ids.length })
  const hasMoved = useRef(false)
  const [announcement, setAnnouncement] = useState('')
  // Announced in a timer, because the keyboard sensor waits for a timer before it listens for arrow keys. Without the delay, an arrow key
  // pressed right after the announcement would be lost.
  const announce = (text: string): undefined => {
    setTimeout(() => setAnnouncement(text))
  }
  const announcements: Announcements = {
    onDragStart: () => {
      hasMoved.current = false
      return undefined
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      // The pick-up is announced at the first drag-over event, which reports the item's own place. Before that event, the positions are not
      // measured and arrow keys do not work.
      const isPicked = over.id === active.id && !hasMoved.current
      if (!isPicked) hasMoved.current = true
      return announce(isPicked ? words.picked(placeOf(active.id)) : words.over(placeOf(over.id)))
    },
    onDragEnd: ({ active, over }) => announce(words.dropped(placeOf((over ?? active).id))),
    onDragCancel: ({ active }) => announce(words.cancelled(placeOf(active.id))),
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
      <SortableContext items={[...ids]} strategy={strategy} disabled={{ draggable: isBusy }}>
        {children}
      </SortableContext>
      <output aria-live="assertive" aria-atomic="true" className="sr-only">
        {announcement}
      </output>
    </DndContext>
  )
}
