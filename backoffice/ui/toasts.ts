import { createStore } from '#app/browser/store.ts'
import { undoWindowMs } from '#contract/rules/staff/undo-window.ts'

export type ToastTone = 'info' | 'success' | 'error'
export type Toast = { id: number; tone: ToastTone; text: string; undo?: () => Promise<unknown> }

const infoMs = 4000
let lastId = 0

export const toastStore = createStore<readonly Toast[]>([])

/** Shows a toast. With `undo`, it stays visible during the undo period, and a click or ⌘Z undoes the action. */
export function showToast(tone: ToastTone, text: string, undo?: () => Promise<unknown>): void {
  const id = ++lastId
  toastStore.set([...toastStore.get().slice(-2), { id, tone, text, ...(undo ? { undo } : {}) }])
  setTimeout(() => dismissToast(id), undo ? undoWindowMs : infoMs)
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id))
}

const lastWithUndo = () => toastStore.get().findLast(({ undo }) => undo)

export const hasUndoToast = (): boolean => lastWithUndo() !== undefined

/** Undoes the last action while its toast is shown. Returns false if there is no such toast. */
export function undoLast(): boolean {
  const last = lastWithUndo()
  if (!last?.undo) return false
  dismissToast(last.id)
  void last.undo()
  return true
}
