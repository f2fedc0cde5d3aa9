import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'

type By = -1 | 1
export type Moves = { count: number; toolsId: (at: number) => string; move: (name: string, at: number, by: By) => void }

/**
 * Moves items within a list. After a move, focuses the same button of the moved item, or its other arrow if that button is disabled. A
 * second press therefore moves the same item. Render `status`, a live region that announces the item's new position.
 */
export function useMoves<T>(items: readonly T[], onOrder: (items: T[]) => void) {
  const { t } = useI18n()
  const list = useId()
  const [moved, setMoved] = useState('')
  const count = items.length
  const toolsId = (at: number) => `${list}${at}`
  const move = (name: string, at: number, by: By) => {
    flushSync(() => {
      onOrder(moveItem(items, at, by))
      setMoved(t('texts.moved', { name, position: at + by + 1, count }))
    })
    const tools = document.getElementById(toolsId(at + by))
    const same = tools?.querySelector<HTMLElement>(`:nth-child(${by === -1 ? 1 : 2}):enabled`)
    const focused = same ?? tools?.querySelector<HTMLElement>(':enabled')
    focused?.focus()
  }
  return { count, toolsId, move, status: <output className="sr-only">{moved}</output> }
}

type Props = { name: string; position: number; moves: Moves; onRemove: () => void; isRemovable?: boolean }

export function RowTools({ name, position, moves: { count, toolsId, move }, onRemove, isRemovable = true }: Props) {
  const { t } = useI18n()
  return (
    <span id={toolsId(position)} className="flex shrink-0 items-center">
      <IconButton label={t('texts.moveUp', { name })} disabled={position === 0} onClick={() => move(name, position, -1)}>
        <ArrowUp aria-hidden="true" size={15} />
      </IconButton>
      <IconButton label={t('texts.moveDown', { name })} disabled={position === count - 1} onClick={() => move(name, position, 1)}>
        <ArrowDown aria-hidden="true" size={15} />
      </IconButton>
      <IconButton label={t('texts.remove', { name })} disabled={!isRemovable} onClick={onRemove}>
        <X aria-hidden="true" size={15} />
      </IconButton>
    </span>
  )
}

function moveItem<T>(items: readonly T[], at: number, by: By): T[] {
  const item = items[at]
  return item === undefined ? [...items] : items.toSpliced(at, 1).toSpliced(at + by, 0, item)
}
