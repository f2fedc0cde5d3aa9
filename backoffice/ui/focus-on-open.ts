/** A ref that focuses a field when it mounts, for example the only field of a dialog. */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.focus()
}

/** Like `focusOnOpen`, but not on touch screens, where it would open the keyboard. */
export function focusAtDesk(element: HTMLElement | null): void {
  if (matchMedia('(pointer: fine)').matches) element?.focus()
}
