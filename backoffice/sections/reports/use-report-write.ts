import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

export function useReportWrite() {
  const { run, isBusy, firstError, clearError } = useWrite()
  const write = <Result extends { action_id: string }>(
    send: () => Promise<Result>,
    sentence: (result: Result) => string,
    { canUndo = true } = {},
  ) =>
    run(async () => {
      const result = await send()
      await queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
      showUndoToast(sentence(result), canUndo ? result.action_id : null)
      return result
    })
  return { isBusy, failure: firstError, write, clearError }
}
