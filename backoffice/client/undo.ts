import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { translatorStore } from '#backoffice/i18n/translator-store.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** Says that something was done and offers to undo it for ten seconds, by press or ⌘Z. Without an action there is nothing to undo. */
export function showDone(sentence: string, actionId?: string | null): void {
  showToast('success', sentence, actionId ? () => undoAction(actionId) : undefined)
}

/** An import of thousands of rows takes as long to take back as to write. */
const timeoutMs = 120_000

/** The same for several actions at once: one press undoes all of them. */
export function showAllDone(sentence: string, actionIds: readonly string[]): void {
  showToast('success', sentence, actionIds.length ? () => undoActions(actionIds) : undefined)
}

/** Undoes an action; what it changed is read again. Says so, or why it cannot be. */
export const undoAction = (actionId: string): Promise<boolean> => undoActions([actionId])

/** What cannot be undone any more does not keep the others. */
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
