import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { translatorStore } from '#backoffice/i18n/translator-store.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** Says that something was done and offers to undo it for ten seconds, by press or ⌘Z (OWN-26). Without an action there is nothing to undo. */
export function showDone(sentence: string, actionId?: string | null): void {
  showToast('success', sentence, actionId ? () => undoAction(actionId) : undefined)
}

/** An import of thousands of rows takes as long to take back as to write. */
const timeoutMs = 120_000

/** Undoes an action; what it changed is read again. Says so, or why it cannot be. */
export async function undoAction(actionId: string): Promise<boolean> {
  const t = translatorStore.get()?.t ?? ((key: string) => key)
  try {
    await callStaff('POST /api/staff/audit/:id/undo/', { params: { id: actionId }, body: {}, timeoutMs })
    showToast('success', t('audit.undone'))
    return true
  } catch (error) {
    showToast('error', sentenceOf(error, t('audit.undoFailed')))
    return false
  } finally {
    void queryClient.invalidateQueries()
  }
}
