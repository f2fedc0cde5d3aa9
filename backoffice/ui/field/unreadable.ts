/** What a field has while nobody can tell which value was typed in it: its form would save the former one. */
export const unreadable = { 'data-unreadable': true } as const

/** Leads to the first field below an element that cannot be read; false while there is none. */
export function focusUnreadable(root: ParentNode | null): boolean {
  const field = root?.querySelector<HTMLElement>('[data-unreadable]')
  field?.focus()
  return Boolean(field)
}
