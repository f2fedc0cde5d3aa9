import { flushSync } from 'react-dom'

const field =
  'input[type=radio]:checked, input:not([type=radio]):enabled:read-write, input[type=checkbox]:enabled, select:enabled, textarea:enabled'

export function firstField(opened: Element | null | undefined): HTMLElement | null {
  return opened?.querySelector<HTMLElement>(field) ?? null
}

/** A ref for an element that appears after an action. On mount, focuses the first field, or the element itself if it has no field. */
export function focusOnOpen(opened: HTMLElement | null): void {
  const first = firstField(opened) ?? opened
  first?.focus()
}

/** Like `focusOnOpen`, but does nothing on touch screens, where focusing a field opens the keyboard. */
export function focusAtDesk(opened: HTMLElement | null): void {
  if (isAtDesk()) focusOnOpen(opened)
}

export const isAtDesk = (): boolean => matchMedia('(pointer: fine)').matches

/** Runs an action that opens a field, and focuses the field synchronously, before another key can be pressed. */
export function openField(act: () => void, opened: () => Element | null | undefined): void {
  flushSync(act)
  const element = opened()
  if (element instanceof HTMLElement) focusOnOpen(element)
}
