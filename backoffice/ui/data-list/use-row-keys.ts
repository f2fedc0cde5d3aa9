import { type RefObject, useRef } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'

type Options = {
  list: RefObject<HTMLElement | null>
  count: number
  scrollTo: (index: number) => void
  onSelect?: (index: number) => void
  onEdit?: (index: number) => void
}

/** `j` and `k` move the focus by rows, `x` marks, `e` edits; Enter is the row's own link. */
export function useRowKeys({ list, count, scrollTo, onSelect, onEdit }: Options): void {
  const { t } = useI18n()
  const last = useRef(-1)
  const current = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]')
    return row && list.current?.contains(row) ? Number(row.dataset.row) : last.current
  }
  const move = (step: number) => {
    const next = Math.min(count - 1, Math.max(0, current() + step))
    if (next < 0) return
    last.current = next
    scrollTo(next)
    focusRow(list, next)
  }
  const onCurrent = (run: (index: number) => void) => () => {
    const index = current()
    if (index >= 0 && index < count) run(index)
  }
  useShortcuts([
    { keys: 'j', label: t('shortcuts.next'), run: () => move(1) },
    { keys: 'k', label: t('shortcuts.previous'), run: () => move(-1) },
    { keys: 'Enter', label: t('shortcuts.open'), run: () => focusRow(list, current()) },
    ...(onSelect ? [{ keys: 'x', label: t('shortcuts.select'), run: onCurrent(onSelect) }] : []),
    ...(onEdit ? [{ keys: 'e', label: t('shortcuts.edit'), run: onCurrent(onEdit) }] : []),
  ])
}

/** The row may have to be drawn first. */
function focusRow(list: RefObject<HTMLElement | null>, index: number, tries = 4): void {
  const link = list.current?.querySelector<HTMLElement>(`[data-row="${index}"] a, [data-row="${index}"] button`)
  if (link) return link.focus({ preventScroll: true })
  if (tries) requestAnimationFrame(() => focusRow(list, index, tries - 1))
}
