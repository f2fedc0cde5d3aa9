import { flushSync } from 'react-dom'

const field =
  'input[type=radio]:checked, input:not([type=radio]):enabled:read-write, input[type=checkbox]:enabled, select:enabled, textarea:enabled'

/** The field to focus in an opened form or dialog. */
export function firstField(opened: Element | null | undefined): HTMLElement | null {
  return opened?.querySelector<HTMLElement>(field) ?? null
}

/** A ref for an element that an action has opened. On mount, focuses its first field, or the element itself if it has none. */
export function focusOnOpen(opened: HTMLElement | null): void {
  const first = firstField(opened) ?? opened
  first?.focus()
}

/** Like `focusOnOpen`, but not on touch screens, where it would open the keyboard. */
export function focusAtDesk(opened: HTMLElement | null): void {
  if (isAtDesk()) focusOnOpen(opened)
}

export const isAtDesk = (): boolean => matchMedia('(pointer: fine)').matches

/** Runs an action that opens a field in a list or tab, and focuses the field before another key can be pressed. */
export function openField(act: () => void, opened: () => Element | null | undefined): void {
  flushSync(act)
  const element = opened()
  if (element instanceof HTMLElement) focusOnOpen(element)
}
