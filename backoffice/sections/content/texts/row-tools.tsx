import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'

type Props = {
  name: string
  position: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  isRemovable?: boolean
}

export function RowTools({ name, position, count, onMove, onRemove, isRemovable = true }: Props) {
  const { t } = useI18n()
  return (
    <span className="flex shrink-0 items-center">
      <IconButton label={t('texts.moveUp', { name })} disabled={position === 0} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" size={15} />
      </IconButton>
      <IconButton label={t('texts.moveDown', { name })} disabled={position === count - 1} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" size={15} />
      </IconButton>
      <IconButton label={t('texts.remove', { name })} disabled={!isRemovable} onClick={onRemove}>
        <X aria-hidden="true" size={15} />
      </IconButton>
    </span>
  )
}

/** Returns a copy of the list in which the item at index `at` is moved up (-1) or down (1) by one. */
export function moveItem<T>(items: readonly T[], at: number, by: -1 | 1): T[] {
  const item = items[at]
  return item === undefined ? [...items] : items.toSpliced(at, 1).toSpliced(at + by, 0, item)
}
