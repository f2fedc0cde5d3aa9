import { flushSync } from 'react-dom'

const field =
  'input[type=radio]:checked, input:not([type=radio]):enabled:read-write, input[type=checkbox]:enabled, select:enabled, textarea:enabled'

/** The field to focus in an opened form or dialog. */
export function firstField(opened: Element | null | undefined): HTMLElement | null {
  return opened?.querySelector<HTMLElement>(field) ?? null
}

/** A ref for what an act has opened: focuses its first field when it mounts, or the element itself if it has none. */
export function focusOnOpen(opened: HTMLElement | null): void {
  const first = firstField(opened) ?? opened
  first?.focus()
}

/** Like `focusOnOpen`, but not on touch screens, where it would open the keyboard. */
export function focusAtDesk(opened: HTMLElement | null): void {
  if (isAtDesk()) focusOnOpen(opened)
}

export const isAtDesk = (): boolean => matchMedia('(pointer: fine)').matches

/** Runs an act that opens a field of a list or a tab, and focuses it before another key can be pressed. */
export function openField(act: () => void, opened: () => Element | null | undefined): void {
  flushSync(act)
  const element = opened()
  if (element instanceof HTMLElement) focusOnOpen(element)
}
