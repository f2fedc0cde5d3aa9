/** A ref: the field in which somebody begins, such as the only one of a dialog. */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.focus()
}

/** A ref: the same where it opens no keyboard on the screen. */
export function focusAtDesk(element: HTMLElement | null): void {
  if (matchMedia('(pointer: fine)').matches) element?.focus()
}
