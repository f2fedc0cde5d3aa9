import { ApiError } from '#app/client/api-error.ts'
import type { MarkList } from '#app/client/marks.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { MessageKey } from '#app/i18n/messages.ts'
import { toast } from '#app/ui/toast.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

const failures = { favorite: 'common.favoriteToggleFailed', compare: 'common.compareToggleFailed' } as const satisfies Record<
  MarkList,
  MessageKey
>

/** What changes the lists is loaded for who is signed in: by now it is there. */
async function put(list: MarkList, piece: PieceRef, isOn: boolean): Promise<void> {
  const { setMark } = await import('#app/client/marks.ts')
  await setMark(list, piece, isOn)
}

/** Puts a piece into a list or takes it out: at once, and back with a toast when it fails (LIST-01). */
export function useToggleMark() {
  const { t } = useI18n()
  return (list: MarkList, piece: PieceRef, isOn: boolean): void =>
    void put(list, piece, isOn).catch((error: unknown) => {
      const isFull = error instanceof ApiError && error.status === 409
      toast.error(isFull ? `${t(failures[list])}. ${error.detail}` : t(failures[list]))
    })
}
