import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { StatusMark, type Tone } from '#backoffice/ui/status-mark.tsx'
import type { PieceStatus } from '#contract/piece.ts'

const tones: Record<PieceStatus, Tone> = {
  draft: 'quiet',
  incoming: 'attention',
  available: 'good',
  reserved: 'attention',
  sold: 'plain',
  withdrawn: 'quiet',
}

/** The status of a piece in a word. */
export function PieceStatusMark({ status }: { status: PieceStatus }) {
  const { t } = useI18n()
  return <StatusMark tone={tones[status]}>{t(`pieces.status.${status}`)}</StatusMark>
}
