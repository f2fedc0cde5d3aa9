import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { pricesQuery } from '#backoffice/client/pieces.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'

export function EarlierPrices({ pieceId }: { pieceId: number }) {
  const { t } = useI18n()
  const { money, day } = useFormat(useOfficeTimeZone().timeZone)
  const { data } = useQuery(pricesQuery(pieceId))
  if (!data?.of_reference.length) return null
  return (
    <section aria-label={t('pieces.price.ofReference')} className="border-t border-hairline pt-3">
      <h3 className="text-12 text-stone">{t('pieces.price.ofReference')}</h3>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2 text-13">
        {data.of_reference.map(({ id, label, status, results }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 md:grid-cols-[minmax(0,1fr)_auto] md:gap-4">
            <span className="min-w-0 truncate">
              <Link to={paths.piece(id)} className="hover:text-brass finger:inline-flex finger:min-h-11 finger:items-center">
                {label}
              </Link>
              <span className="text-12 text-stone"> · {t(`pieces.status.${status}`)}</span>
            </span>
            <ul className="figures flex flex-wrap gap-x-3 text-12 md:justify-end">
              {results.map((point) => (
                <li key={point.at}>
                  {point.price_on_request ? t('pieces.onRequest') : money(point.price_usd)}{' '}
                  <span className="text-stone">{day(point.at)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
