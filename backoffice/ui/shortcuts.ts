import { useLayoutEffect, useRef } from 'react'
import { createStore } from '#app/browser/store.ts'
import { isOpening } from '#backoffice/ui/opening.ts'

/**
 * A shortcut of the current page. `keys` is a key, a sequence such as `g o`, or a combination such as `mod+Enter` (⌘ on a Mac, Ctrl
 * elsewhere). A shortcut without `mod` can be turned off, and does not work in a field, in a dialog, or while a dialog is opening. These
 * limits do not apply to Escape and combinations with `mod`.
 */
export type Shortcut = {
  keys: string
  label: string
  run: (event: KeyboardEvent) => void
  /** Whether the shortcut works in fields and dialogs. If false, its keys keep their native function there, such as undoing typed text. */
  isForFields?: () => boolean
  isEverywhere?: boolean
  /** Omits the shortcut from the help, because another entry covers it or it is universally known. */
  isHidden?: boolean
}

export const shortcutStore = createStore<readonly Shortcut[]>([])

export const singleKeyStore = createStore<boolean>(true)

/** Registers shortcuts while the component is mounted. If several components use the same keys, the component mounted last wins. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts)
  useLayoutEffect(() => {
    current.current = shortcuts
  })
  const names = shortcuts.map(({ keys, label }) => `${keys}|${label}`).join('\n')
  useLayoutEffect(() => {
    const added = current.current.map((shortcut, at) => ({ ...shortcut, run: (event: KeyboardEvent) => current.current[at]?.run(event) }))
    shortcutStore.set([...shortcutStore.get(), ...added])
    return () => shortcutStore.set(shortcutStore.get().filter((shortcut) => !added.includes(shortcut)))
  }, [names])
}

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** Returns the keys of a shortcut as displayed: `mod+Enter` → ⌘ and ↵, `g o` → G and O. */
export function printedKeys(keys: string): string[] {
  return keys.split(/[ +]/).map((key) => {
    if (key === 'mod') return isMac ? '⌘' : 'Ctrl'
    if (key === 'Enter') return '↵'
    if (key === 'Escape') return 'Esc'
    return key.length === 1 ? key.toUpperCase() : key
  })
}

/** The maximum time between two keys of a sequence. Measured by event timestamps, because a busy page may handle the second key late. */
const sequenceMs = 1200
let pending: { key: string; at: number } | null = null

/** Listens for shortcuts. Mount this hook once for the whole back office. */
export function useShortcutListener(): void {
  useLayoutEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  const pressed = pressedKeys(event)
  const isSingleKey = !pressed.startsWith('mod+') && pressed !== 'Escape'
  if (isSingleKey && (isTyping(event.target) || !singleKeyStore.get() || isInDialog(event.target) || isOpening())) return
  const sequence = pending && event.timeStamp - pending.at < sequenceMs ? `${pending.key} ${pressed}` : null
  const all = shortcutStore.get()
  const found = (sequence && all.findLast(({ keys }) => keys === sequence)) || all.findLast(({ keys }) => keys === pressed)
  pending = found ? null : { key: pressed, at: event.timeStamp }
  // Escape leaves the field, so that single letters work as shortcuts again
  if (!found && pressed === 'Escape' && isTyping(event.target) && !isInDialog(event.target)) (event.target as HTMLElement).blur()
  if (!found) return
  if (found.isForFields?.() === false && (isTyping(event.target) || isInDialog(event.target))) return
  // Enter must activate the focused link or button
  if (pressed === 'Enter' && isControl(event.target)) return
  event.preventDefault()
  found.run(event)
}

/** Uses the physical key (`code`) if the character is not Latin, so that shortcuts work in a Russian keyboard layout. */
function pressedKeys({ key, code, metaKey, ctrlKey }: KeyboardEvent): string {
  const isLatin = key.length > 1 || /^[\x21-\x7e]$/.test(key)
  const ofPlace = /^Key([A-Z])$/.exec(code)?.[1] ?? key
  const name = isLatin ? key : ofPlace
  return `${metaKey || ctrlKey ? 'mod+' : ''}${name.length === 1 ? name.toLowerCase() : name}`
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a,button,summary,select,[role=button],[role=option]') !== null
}
