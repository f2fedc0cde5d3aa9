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
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

type GridProps = { ids: readonly number[]; onOrder: (ids: number[]) => void; children: ReactNode; label: string }

/** A list in rows whose order is changed by dragging or by keyboard; every step is announced. */
export function SortableGrid({ ids, onOrder, children, label }: GridProps) {
  const { t } = useI18n()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // a short touch scrolls
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const positionOf = (id: string | number | undefined) => ids.indexOf(Number(id)) + 1
  const count = ids.length
  const hasMoved = useRef(false)
  const announcements: Announcements = {
    onDragStart: () => {
      hasMoved.current = false
      return undefined
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      // it is over its own place first: the places are measured only now, and arrows pressed before would be lost
      if (over.id === active.id && !hasMoved.current) return t('photos.picked', { position: positionOf(active.id), count })
      hasMoved.current = true
      return t('photos.over', { position: positionOf(over.id), count })
    },
    onDragEnd: ({ active, over }) => t('photos.dropped', { position: positionOf((over ?? active).id), count }),
    onDragCancel: ({ active }) => t('photos.dragCancelled', { position: positionOf(active.id) }),
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
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('photos.dragHelp') } }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

type CardProps = { id: number; name: string; picture: ReactNode; children: ReactNode; isDisabled?: boolean }

/** One of the grid: its picture is what is dragged, and what the keyboard picks up. */
export function SortableCard({ id, name, picture, children, isDisabled = false }: CardProps) {
  const { t } = useI18n()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: isDisabled,
  })
  const moved = transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : {}
  return (
    <li
      ref={setNodeRef}
      style={{ ...moved, transition }}
      className={`relative min-w-0 rounded-2 border border-hairline bg-raised ${isDragging ? 'z-10 shadow-pop' : ''}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('photos.drag', { position: name })}
        aria-roledescription={undefined}
        className="block w-full cursor-grab touch-manipulation select-none active:cursor-grabbing"
      >
        {picture}
      </button>
      {children}
    </li>
  )
}
