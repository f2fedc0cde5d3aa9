import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { unreadable } from '#backoffice/ui/field/unreadable.ts'

/**
 * Props of a search field whose results are picked: Enter picks the first one, ⌘Enter also submits the form. Text without a pick keeps the
 * form from being saved without it; once it did, `error` says so. `found`: the results of exactly this text.
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
      // the form must have the pick when it is submitted next
      if (event.metaKey || event.ctrlKey) return flushSync(() => onPick(first))
      event.preventDefault()
      onPick(first)
    },
  }
}
