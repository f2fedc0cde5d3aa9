import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { Today } from '#backoffice/client/today.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'

export function EndingHolds({ holds }: { holds: NonNullable<Today['pieces']>['holds'] }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  if (!holds.length) return null
  return (
    <Panel title={t('today.holds')} isFlush>
      <ul>
        {holds.map(({ piece_id: id, label, traits, until }) => (
          <li key={id} className="border-b border-hairline last:border-0">
            <Link
              to={paths.piece(id)}
              className="flex min-h-9 items-center justify-between gap-4 px-4 text-13 -outline-offset-2 hover:bg-ivory/60 finger:min-h-12 max-md:text-15"
            >
              <span className="min-w-0">
                <span className="block truncate">{label}</span>
                <PieceTraits of={traits} className="block truncate" />
              </span>
              <span className="figures shrink-0 text-stone">{t('today.until', { time: time(until) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
