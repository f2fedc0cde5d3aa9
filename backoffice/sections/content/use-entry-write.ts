import { finishEntry } from '#backoffice/client/content.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

type Entry = { list: { queryKey: readonly unknown[] }; form: { drop: () => void }; onClose: () => void }

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
