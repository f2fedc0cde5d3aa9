import type { EnquiryPiece, PieceEnquiry } from '#app/features/enquiry/piece-enquiry.ts'
import { PieceEnquiryForm } from '#app/features/enquiry/piece-enquiry-form.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type Props = { enquiry: PieceEnquiry; piece: EnquiryPiece; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** A request about one piece, over its page. Load lazily. */
export default function PieceEnquiryDialog({ enquiry, piece, isOpen, onOpenChange }: Props) {
  const { t } = useI18n()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t(`enquiry.${enquiry}.title`)} closeLabel={t('common.close')}>
      <p className="mb-5 border-y border-hairline py-3">
        {piece.name}
        {piece.reference && <span className="figures text-stone"> · {piece.reference}</span>}
      </p>
      <PieceEnquiryForm key={enquiry} enquiry={enquiry} piece={piece} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
