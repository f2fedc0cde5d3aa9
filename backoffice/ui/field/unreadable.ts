/** Marks a field whose input cannot be parsed: saving the form would keep its previous value. */
export const unreadable = { 'data-unreadable': true } as const

/** Focuses the first field below an element that cannot be parsed, after an `invalid` event; false if there is none. */
export function focusUnreadable(root: ParentNode | null): boolean {
  const field = root?.querySelector<HTMLElement>('[data-unreadable]')
  field?.dispatchEvent(new Event('invalid'))
  field?.focus()
  return Boolean(field)
}
