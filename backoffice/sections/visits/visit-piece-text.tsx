import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffVisitPiece } from '#backoffice/client/visits.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import { offices } from '#contract/offices.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'

export function useCityName(): (office: string) => string {
  const { language } = useI18n()
  return (office) => offices.find(({ key }) => key === office)?.city[language] ?? office
}

const tones = { held: 'good', planned: 'quiet', taken: 'bad' } as const

export function VisitPieceText({ piece }: { piece: StaffVisitPiece }) {
  const { t } = useI18n()
  const cityName = useCityName()
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <Link to={paths.piece(piece.id)} className="hover:underline finger:inline-flex finger:min-h-11 finger:items-center">
        {piece.name}
      </Link>
      <PieceTraits of={piece.traits} />
      {piece.state && <Badge tone={tones[piece.state]}>{t(`visits.state.${piece.state}`)}</Badge>}
      {piece.move && <span className="text-12 text-stone">{t(`visits.move.${piece.move}`, { city: cityName(piece.office) })}</span>}
      {piece.deposit && <DepositBadge deposit={piece.deposit} />}
      {!piece.is_in_time && <Badge tone="bad">{t('visits.late')}</Badge>}
    </li>
  )
}

const depositTones = { asked: 'attention', taken: 'good', returned: 'quiet', retained: 'quiet' } as const

function DepositBadge({ deposit: { state, amount_usd: amount } }: { deposit: NonNullable<StaffVisitPiece['deposit']> }) {
  const { t, language } = useI18n()
  const cents = toCents(amount)
  const sum = cents === null ? '' : formatCents(language, cents)
  return (
    <Badge tone={depositTones[state]}>
      {state === 'asked' ? t(sum ? 'visits.deposit.askedSum' : 'visits.deposit.asked', { sum }) : t(`visits.deposit.${state}`, { sum })}
    </Badge>
  )
}
