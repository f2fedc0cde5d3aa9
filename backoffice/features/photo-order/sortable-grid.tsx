import { rectSortingStrategy, useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SortableArea } from '#backoffice/ui/sortable-area.tsx'

type GridProps = { ids: readonly number[]; onOrder: (ids: number[]) => void; children: ReactNode; label: string }

/** A grid whose items can be reordered by drag and drop or keyboard. Announces each move to screen readers. */
export function SortableGrid({ ids, onOrder, children, label }: GridProps) {
  const { t } = useI18n()
  return (
    <SortableArea
      ids={ids}
      onOrder={onOrder}
      strategy={rectSortingStrategy}
      words={{
        picked: (at) => t('photos.picked', at),
        over: (at) => t('photos.over', at),
        dropped: (at) => t('photos.dropped', at),
        cancelled: ({ position }) => t('photos.dragCancelled', { position }),
        help: t('photos.dragHelp'),
      }}
    >
      <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {children}
      </ul>
    </SortableArea>
  )
}

type CardProps = { id: number; name: string; picture: ReactNode; children: ReactNode; isDisabled?: boolean }

/** An item of the grid. Its picture is the handle for drag and drop and for the keyboard. */
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
