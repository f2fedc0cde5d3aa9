import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { unreadable } from '#backoffice/ui/field/unreadable.ts'

/**
 * Props of a search field whose results are picked: Enter picks the first one, ⌘Enter also submits the form. Text without a pick keeps the
 * form from being saved without it. `found`: the results of exactly this text.
 */
export function searchKeys<Found>(text: string, found: readonly Found[] | undefined, onPick: (found: Found) => void) {
  return {
    ...(text.trim() ? unreadable : {}),
    onKeyDown: (event: KeyboardEvent) => {
      const [first] = found ?? []
      if (event.key !== 'Enter' || first === undefined) return
      // the form must have the pick when it is submitted next
      if (event.metaKey || event.ctrlKey) return flushSync(() => onPick(first))
      event.preventDefault()
      onPick(first)
    },
  }
}
