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
/** Screen-reader announcements of each move. */
type SortingWords = Record<'picked' | 'over' | 'dropped' | 'cancelled', (place: Place) => string> & { help: string }

type Props = {
  ids: readonly number[]
  /** Disables dragging while another change is being saved. */
  isBusy?: boolean | undefined
  onOrder: (ids: number[]) => void
  strategy: SortingStrategy
  words: SortingWords
  children: ReactNode
}

export function SortableArea({ ids, isBusy = false, onOrder, strategy, words, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // a short touch scrolls instead
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number): Place => ({ position: ids.indexOf(Number(id)) + 1, count: ids.length })
  const hasMoved = useRef(false)
  const [announcement, setAnnouncement] = useState('')
  // announce in a timer: the sensor listens for keys only from the next timer on, so an earlier arrow key would be lost
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
      // the first drag-over is over the item's own place: announce the pick-up here, once positions are measured and arrow keys work
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
