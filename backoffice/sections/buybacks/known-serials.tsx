import { Link } from 'react-router'
import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

export function KnownSerials({ buyback: { known } }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  return known.map(({ id, source, label, may_open: mayOpen }) => {
    const place = { piece: paths.piece(id), buyback: paths.buyback(id), enquiry: paths.thread(id) }[source]
    const number = { piece: '', buyback: t('buybacks.knownBuyback', { number: id }), enquiry: t('buybacks.knownThread', { number: id }) }[
      source
    ]
    const text = t('buybacks.known', { name: [label, number].filter(Boolean).join(', ') })
    return (
      <p key={`${source} ${id}`} role="alert" className="border-l-2 border-oxblood pl-3 text-13 text-oxblood">
        {mayOpen ? (
          <Link to={place} className="underline underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
    )
  })
}
