import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import { ScrolledPart } from '#backoffice/ui/scrolled-part.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Props = { failed: StaffResponseOf<'POST /api/staff/pieces/bulk/apply/'>['failed']; onClose: () => void }

export function FailedPieces({ failed, onClose }: Props) {
  const { t } = useI18n()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('bulk.failedTitle')}
      width="md:w-[760px]"
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      <p className="mb-4 text-stone">{t('bulk.failedText', { count: failed.length })}</p>
      <ScrolledPart label={t('bulk.failedTitle')}>
        <ul className="border-t border-hairline">
          {failed.map(({ id, label, traits, problem }) => (
            <li key={id} className="border-b border-hairline py-1.5 text-13">
              {label} <PieceTraits of={traits} />
              <span className="block text-oxblood">{problem}</span>
            </li>
          ))}
        </ul>
      </ScrolledPart>
    </Dialog>
  )
}
