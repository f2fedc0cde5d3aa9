import { useLayoutEffect } from 'react'

/** Marks a field whose input cannot be parsed. The field still has its previous value, so the form must not be saved. */
export const unreadable = { 'data-unreadable': true } as const

/**
 * Sends an `invalid` event to the first field below `root` whose input cannot be parsed, such as an incomplete date. Focuses that field.
 * Returns false if there is no such field.
 */
export function focusUnreadable(root: ParentNode | null): boolean {
  const field = [...(root?.querySelectorAll<HTMLElement>('[data-unreadable], input') ?? [])].find(isUnreadable)
  if (field && isIncomplete(field)) field.reportValidity()
  else field?.dispatchEvent(new Event('invalid'))
  field?.focus()
  return Boolean(field)
}

/** Stops the submission of every form that has a field whose input cannot be parsed. Mount this hook once for the whole back office. */
export function useUnreadableGuard(): void {
  useLayoutEffect(() => {
    // the capture phase comes before the `onSubmit` of every form
    addEventListener('submit', refuseUnreadable, true)
    return () => removeEventListener('submit', refuseUnreadable, true)
  }, [])
}

function refuseUnreadable(event: Event): void {
  if (!focusUnreadable(event.target as HTMLFormElement)) return
  event.preventDefault()
  event.stopPropagation()
}

const isUnreadable = (field: HTMLElement) => 'unreadable' in field.dataset || isIncomplete(field)
const isIncomplete = (field: HTMLElement): field is HTMLInputElement => 'validity' in field && (field as HTMLInputElement).validity.badInput
