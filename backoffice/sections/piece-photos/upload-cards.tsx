import { RotateCw, X } from 'lucide-react'
import { dropUpload, reprocessUpload, reloadPhotos } from '#backoffice/client/piece-photos.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { politely, sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import type { PhotoUpload } from '#contract/staff/photos.ts'

type Props = { pieceId: number; uploads: readonly PhotoUpload[]; mayEdit: boolean }

export function UploadCards({ pieceId, uploads, mayEdit }: Props) {
  const { t } = useI18n()
  const run = (work: Promise<unknown>) =>
    void work
      .catch((error: unknown) => showToast('error', sentenceOf(error, t('common.actionFailed'))))
      .finally(() => void reloadPhotos(pieceId))
  return uploads.map(({ id, state, file_name: name }) => (
    <li key={id} className="min-w-0 rounded-2 border border-dashed border-hairline">
      <div {...politely} className="grid aspect-4/5 place-items-center bg-sunk px-2 text-center text-13">
        <span className={state === 'failed' ? 'text-oxblood' : 'text-stone'}>
          {t(state === 'failed' ? 'photos.makingFailed' : 'photos.making')}
        </span>
      </div>
      <div className="flex min-h-9 items-center gap-1 border-t border-hairline pl-2 text-12 text-stone">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {mayEdit && state === 'failed' && (
          <>
            <IconButton label={t('photos.retryOf', { name })} onClick={() => run(reprocessUpload(id))}>
              <RotateCw aria-hidden="true" size={16} />
            </IconButton>
            <IconButton label={t('photos.dropOf', { name })} onClick={() => run(dropUpload(id))}>
              <X aria-hidden="true" size={16} />
            </IconButton>
          </>
        )}
      </div>
    </li>
  ))
}
