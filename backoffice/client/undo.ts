import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { translatorStore } from '#backoffice/i18n/translator-store.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** Shows a success toast that offers undo for ten seconds, by click or ⌘Z. Does not offer undo without an action id. */
export function showUndoToast(sentence: string, actionId?: string | null): void {
  showToast('success', sentence, actionId ? () => undoAction(actionId) : undefined)
}

/** Long enough to undo an import of thousands of rows. */
const timeoutMs = 120_000

/** Like `showUndoToast`, but one click undoes several actions. */
export function showUndoAllToast(sentence: string, actionIds: readonly string[]): void {
  showToast('success', sentence, actionIds.length ? () => undoActions(actionIds) : undefined)
}

export const undoAction = (actionId: string): Promise<boolean> => undoActions([actionId])

/** Undoes actions and shows the result. If an action can no longer be undone, the other actions are still undone. */
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
