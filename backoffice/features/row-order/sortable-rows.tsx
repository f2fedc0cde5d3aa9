import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SortableArea } from '#backoffice/ui/sortable-area.tsx'

type RowsProps = { ids: readonly number[]; isBusy?: boolean; onOrder: (ids: number[]) => void; children: ReactNode; label: string }

export function SortableRows({ ids, isBusy, onOrder, children, label }: RowsProps) {
  const { t } = useI18n()
  return (
    <SortableArea
      ids={ids}
      isBusy={isBusy}
      onOrder={onOrder}
      strategy={verticalListSortingStrategy}
      words={{
        picked: (place) => t('content.picked', place),
        over: (place) => t('content.over', place),
        dropped: (place) => t('content.dropped', place),
        cancelled: ({ position }) => t('content.dragCancelled', { position }),
        help: t('photos.dragHelp'),
      }}
    >
      <ul aria-label={label}>{children}</ul>
    </SortableArea>
  )
}

type RowProps = { id: number; name: string; onOpen: () => void; children: ReactNode }

export function SortableRow({ id, name, onOpen, children }: RowProps) {
  const { t } = useI18n()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id })
  const moved = transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : {}
  return (
    <li
      ref={setNodeRef}
      style={{ ...moved, transition }}
      className={`relative flex items-center border-b border-hairline bg-raised last:border-0 ${isDragging ? 'z-10 shadow-pop' : ''}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('content.drag', { name })}
        aria-roledescription={undefined}
        className="flex size-11 shrink-0 cursor-grab touch-manipulation items-center justify-center text-stone select-none hover:text-ink active:cursor-grabbing aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
      >
        <GripVertical aria-hidden="true" size={16} />
      </button>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-4 py-2 pr-4 text-left text-13 -outline-offset-2 hover:text-brass max-md:text-15"
      >
        {children}
      </button>
    </li>
  )
}
