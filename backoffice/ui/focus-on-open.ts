/** A ref that focuses the field when it mounts, such as the only one of a dialog. */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.focus()
}

/** Like `focusOnOpen`, but not on touch screens, where it would open the keyboard. */
export function focusAtDesk(element: HTMLElement | null): void {
  if (matchMedia('(pointer: fine)').matches) element?.focus()
}
