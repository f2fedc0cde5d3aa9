import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { translatorStore } from '#backoffice/i18n/translator-store.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** Shows a success toast that offers undo for ten seconds, by click or ⌘Z. Without an action id it offers no undo. */
export function showUndoToast(sentence: string, actionId?: string | null): void {
  showToast('success', sentence, actionId ? () => undoAction(actionId) : undefined)
}

/** Undoing an import of thousands of rows takes as long as writing it. */
const timeoutMs = 120_000

/** Like `showUndoToast`, for several actions: one click undoes all of them. */
export function showUndoAllToast(sentence: string, actionIds: readonly string[]): void {
  showToast('success', sentence, actionIds.length ? () => undoActions(actionIds) : undefined)
}

/** Undoes an action, invalidates the data that it changed, and shows the result or why the action cannot be undone. */
export const undoAction = (actionId: string): Promise<boolean> => undoActions([actionId])

/** Undoes actions and shows the result. An action that can no longer be undone does not stop the others. */
async function undoActions(actionIds: readonly string[]): Promise<boolean> {
  const t = translatorStore.get()?.t ?? ((key: string) => key)
  try {
    const undoing = actionIds.map((id) => callStaff('POST /api/staff/audit/:id/undo/', { params: { id }, body: {}, timeoutMs }))
    const failed = (await Promise.allSettled(undoing)).find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    showToast('success', t('audit.undone'))
    return true
  } catch (error) {
    showToast('error', sentenceOf(error, t('audit.undoFailed')))
    return false
  } finally {
    void queryClient.invalidateQueries()
  }
}
