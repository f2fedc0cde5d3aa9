import { useDraggable, useDroppable } from '@dnd-kit/core'
import { GripVertical, Merge } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'

type Props = { groupKey: string; position: number; count: number; onJoin: (() => void) | null; tiles: ReactNode; children: ReactNode }

export function GroupCard({ groupKey, position, count, onJoin, tiles, children }: Props) {
  const { t } = useI18n()
  const drop = useDroppable({ id: `group:${groupKey}` })
  const drag = useDraggable({ id: `group:${groupKey}` })
  const { transform, isDragging } = drag
  return (
    <section
      ref={(element) => {
        drop.setNodeRef(element)
        drag.setNodeRef(element)
      }}
      aria-label={t('photoGroups.group', { position })}
      data-group={groupKey}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : {}}
      className={`min-w-0 rounded-2 border bg-raised ${drop.isOver && !isDragging ? 'border-brass' : 'border-hairline'} ${isDragging ? 'relative z-30 opacity-90 shadow-pop' : ''}`}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-hairline py-1.5 pr-2 pl-2">
        <h2 className="flex items-center gap-1 text-13 font-medium">
          <button
            type="button"
            {...drag.attributes}
            {...drag.listeners}
            aria-roledescription={undefined}
            aria-label={t('photoGroups.moveGroup', { position })}
            className="inline-flex size-8 cursor-grab touch-none items-center justify-center text-stone hover:text-ink active:cursor-grabbing finger:size-11"
          >
            <GripVertical aria-hidden="true" size={16} />
          </button>
          {t('photoGroups.group', { position })}
          <span className="figures ml-2 font-normal text-stone">{t('photoGroups.photos', { count })}</span>
        </h2>
        {onJoin && (
          <Button variant="quiet" onClick={onJoin}>
            <Merge aria-hidden="true" size={15} />
            {t('photoGroups.join')}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <ul aria-label={t('photoGroups.photos', { count })} className="flex flex-wrap content-start gap-2">
          {tiles}
        </ul>
        {children}
      </div>
    </section>
  )
}
