export type ToastTone = 'info' | 'success' | 'error'
export type Toast = { id: number; tone: ToastTone; text: string }

const standardMs = 3000
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function show(tone: ToastTone, text: string, durationMs = standardMs): void {
  const id = ++lastId
  change([...toasts.slice(-2), { id, tone, text }])
  setTimeout(() => dismissToast(id), durationMs)
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Short messages at the top right (ERR-03). */
export const toast = {
  info: (text: string, durationMs?: number) => show('info', text, durationMs),
  success: (text: string, durationMs?: number) => show('success', text, durationMs),
  error: (text: string, durationMs?: number) => show('error', text, durationMs),
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}
