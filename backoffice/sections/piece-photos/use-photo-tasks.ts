import { ApiError } from '#app/client/api-error.ts'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import { changePhotos, reloadPhotos, removePhoto, showPhotos } from '#backoffice/client/piece-photos.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { proposalFor } from '#backoffice/features/photo-alts/alt-dialog.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import type { PiecePhoto, PiecePhotos } from '#contract/staff/photos.ts'

export function usePhotoTasks(pieceId: number, found: PiecePhotos | undefined) {
  const { t } = useI18n()
  const photos = found?.photos ?? []

  async function run(done: MessageKey, work: () => Promise<{ action_id: string }>): Promise<void> {
    try {
      const { action_id: actionId } = await work()
      showUndoToast(t(done), actionId)
    } catch (error) {
      await reloadPhotos(pieceId)
      showToast('error', reasonOf(error) === 'edited-meanwhile' ? meanwhile(error) : sentenceOf(error, t('common.actionFailed')))
    }
  }
  function meanwhile(error: unknown): string {
    const body: unknown = error instanceof ApiError ? error.body : null
    const by = typeof body === 'object' && body !== null && 'by' in body ? body.by : null
    return typeof by === 'string' ? t('photos.editedBy', { name: by }) : t('photos.editedMeanwhile')
  }
  const order = (now: number[]): void => {
    const was = photos.map(({ id }) => id)
    const byId = new Map(photos.map((photo) => [photo.id, photo]))
    showPhotos(
      pieceId,
      now.flatMap((id) => byId.get(id) ?? []),
    )
    void run('photos.orderSaved', () => changePhotos(pieceId, { order: { was, now } }))
  }
  return {
    order,
    moveTo: (photo: PiecePhoto, position: number) => {
      const others = photos.map(({ id }) => id).filter((id) => id !== photo.id)
      order(others.toSpliced(position - 1, 0, photo.id))
    },
    toggleWide: (photo: PiecePhoto) => {
      const was = photos.find(({ is_wide: isWide }) => isWide)?.id ?? null
      void run('photos.wideSaved', () => changePhotos(pieceId, { wide: { was, now: photo.is_wide ? null : photo.id } }))
    },
    remove: (photo: PiecePhoto) => run('photos.removed', () => removePhoto(pieceId, photo.id)),
    keepProposals: () => {
      if (!found) return
      const alts = photos.flatMap(({ id, alt_ru: was_ru, alt_en: was_en, is_alt_confirmed: isConfirmed }, at) => {
        if (isConfirmed) return []
        const { ru, en } = proposalFor(found, at)
        return [{ id, was_ru, was_en, alt_ru: ru, alt_en: en }]
      })
      void run('photos.altsSaved', () => changePhotos(pieceId, { alts }))
    },
  }
}
