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

/** Binds the keys of a list: `j` and `k` move the focus between rows, `x` selects a row, `e` edits it. Enter follows the row's link. */
export function useRowKeys({ list, count, scrollTo, onSelect, onEdit }: Options): void {
  const { t } = useI18n()
  const last = useRef<Goal>({ index: -1, from: null })
  const current = () => {
    const focused = document.activeElement
    const row = focused?.closest<HTMLElement>('[data-row]')
    const isElsewhere = row && list.current?.contains(row) && focused !== last.current.from
    return isElsewhere ? Number(row.dataset.row) : last.current.index
  }
  const goTo = (index: number) => {
    if (index < 0) return
    last.current = { index, from: document.activeElement }
    focusRow(list, last, last.current)
  }
  const move = (step: number) => {
    const next = Math.min(count - 1, Math.max(0, current() + step))
    if (next < 0) return
    scrollTo(next)
    goTo(next)
  }
  const onCurrent = (run: (index: number) => void) => () => {
    const index = current()
    if (index >= 0 && index < count) run(index)
  }
  useShortcuts([
    { keys: 'j', label: t('shortcuts.next'), run: () => move(1) },
    { keys: 'k', label: t('shortcuts.previous'), run: () => move(-1) },
    { keys: 'Enter', label: t('shortcuts.open'), run: () => goTo(current()) },
    ...(onSelect ? [{ keys: 'x', label: t('shortcuts.select'), run: onCurrent(onSelect) }] : []),
    ...(onEdit ? [{ keys: 'e', label: t('shortcuts.edit'), run: onCurrent(onEdit) }] : []),
  ])
}

/** The row to focus, and the element that has the focus until that row is rendered. */
type Goal = { index: number; from: Element | null }

/** The longest wait for a row. If the person scrolls away, the row is never rendered. */
const waitMs = 5000

/** Focuses a row as soon as it is rendered. Gives up if another row has become the goal, the focus has moved, or the list is gone. */
function focusRow(list: RefObject<HTMLElement | null>, last: RefObject<Goal>, goal: Goal, until = performance.now() + waitMs): void {
  const focused = document.activeElement
  // the focus falls back to the body when its row is no longer rendered
  const isMoved = focused !== goal.from && focused !== document.body
  if (last.current !== goal || isMoved || !list.current) return
  const link = list.current.querySelector<HTMLElement>(`[data-row="${goal.index}"] a, [data-row="${goal.index}"] button`)
  if (link) {
    goal.from = null
    return link.focus({ preventScroll: true })
  }
  if (performance.now() < until) requestAnimationFrame(() => focusRow(list, last, goal, until))
}
