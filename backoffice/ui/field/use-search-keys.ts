import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { unreadable } from '#backoffice/ui/field/unreadable.ts'

/**
 * Returns props for a search field in which one result must be chosen. Enter chooses the first result; ⌘Enter also submits the form. While
 * the field contains text without a choice, the form cannot be saved. An attempt to save the form sets `error`. `found`: the results for
 * exactly this text.
 */
export function useSearchKeys<Found>(text: string, found: readonly Found[] | undefined, onPick: (found: Found) => void) {
  const { t } = useI18n()
  const [refused, setRefused] = useState('')
  return {
    ...(text.trim() ? unreadable : {}),
    error: refused && refused === text ? t('form.notPicked') : null,
    onInvalid: () => setRefused(text),
    onKeyDown: (event: KeyboardEvent) => {
      const [first] = found ?? []
      if (event.key !== 'Enter' || first === undefined) return
      // renders the choice synchronously, because ⌘Enter submits the form next
      if (event.metaKey || event.ctrlKey) return flushSync(() => onPick(first))
      event.preventDefault()
      onPick(first)
    },
  }
}
