import { ApiError } from '#app/client/api-error.ts'
import type { SavedList } from '#app/client/saved-lists.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { MessageKey } from '#app/i18n/messages.ts'
import { toast } from '#app/ui/toast.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

const failureKeys = { favorite: 'common.favoriteToggleFailed', compare: 'common.compareToggleFailed' } as const satisfies Record<
  SavedList,
  MessageKey
>

type SavedState = { isSaved: boolean }

async function saveLazily(list: SavedList, piece: PieceRef, state: SavedState): Promise<void> {
  const { setSaved } = await import('#app/client/saved-lists.ts')
  await setSaved(list, piece, state)
}

/** Adds a piece to a list or removes it. Shows the change at once; on failure, undoes it and shows a toast. */
export function useSavedToggle() {
  const { t } = useI18n()
  return (list: SavedList, piece: PieceRef, state: SavedState): void =>
    void saveLazily(list, piece, state).catch((error: unknown) => {
      const isFull = error instanceof ApiError && error.status === 409
      toast.error([t(failureKeys[list]), isFull && error.detail].filter(Boolean).join('. '))
    })
}
