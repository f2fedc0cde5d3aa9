import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import type { PieceStatus } from '#contract/piece.ts'

const tones: Record<PieceStatus, Tone> = {
  draft: 'quiet',
  incoming: 'attention',
  available: 'good',
  reserved: 'attention',
  sold: 'plain',
  withdrawn: 'quiet',
}

export function PieceStatusBadge({ status }: { status: PieceStatus }) {
  const { t } = useI18n()
  return <Badge tone={tones[status]}>{t(`pieces.status.${status}`)}</Badge>
}
