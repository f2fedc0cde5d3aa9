import { createStore } from '#app/browser/store.ts'

export type ToastTone = 'info' | 'success' | 'error'
type Toast = { id: number; tone: ToastTone; text: string }

const standardMs = 3000
let lastId = 0

export const toastStore = createStore<readonly Toast[]>([])

function show(tone: ToastTone, text: string, durationMs = standardMs): void {
  const id = ++lastId
  toastStore.set([...toastStore.get().slice(-2), { id, tone, text }])
  setTimeout(() => dismissToast(id), durationMs)
}

function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id))
}

/** Shows short messages in the `Toaster`, for three seconds by default. At most three are visible at a time. */
export const toast = {
  info: (text: string, durationMs?: number) => show('info', text, durationMs),
  success: (text: string, durationMs?: number) => show('success', text, durationMs),
  error: (text: string, durationMs?: number) => show('error', text, durationMs),
}
