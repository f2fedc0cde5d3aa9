import { finishEntry } from '#backoffice/client/content.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

type Entry = { list: { queryKey: readonly unknown[] }; form: { drop: () => void }; onClose: () => void }

/** Saves or deletes an entry; then discards the draft, refetches the list, closes the dialog and shows a toast with undo. */
export function useEntryWrite({ list, form, onClose }: Entry) {
  const { run, ...state } = useWrite()
  const write = (sentence: string, send: () => Promise<{ action_id: string }>) =>
    run(async () => {
      const { action_id: action } = await send()
      form.drop()
      await finishEntry(list, sentence, action)
      onClose()
    })
  return { ...state, write }
}
