import { useQuery } from '@tanstack/react-query'
import { pieceEnquiriesQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { formatTime } from '#backoffice/i18n/format.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'
import { offices } from '#contract/offices.ts'
import { phoneHref, shownPhone } from '#contract/rules/phone.ts'
import type { PieceEnquiry } from '#contract/staff/piece-enquiries.ts'

type Visit = NonNullable<PieceEnquiry['visit']>

function useVisitText(): (visit: Visit) => string {
  const { t, language } = useI18n()
  return ({ starts_at: at, office, is_cancelled: isCancelled }) => {
    const { timeZone, city } = offices.find(({ key }) => key === office) ?? offices[0]
    return [formatTime(language, at, timeZone), city[language], isCancelled && t('pieceParts.visitCancelled')].filter(Boolean).join(', ')
  }
}

/**
 * Lists enquiries about the piece with their senders' contacts. Staff without the permission `person.contact` see only the number of
 * enquiries.
 */
export function PieceEnquiries({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const visitText = useVisitText()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const mayCall = useMay()('person.contact')
  const { data, error } = useQuery({ ...pieceEnquiriesQuery(piece.id), enabled: mayCall && piece.enquiries > 0 })
  const count = t('pieces.enquiries', { count: piece.enquiries })
  if (piece.enquiries === 0) return null
  if (!mayCall) return <p className="px-5 text-13 text-stone max-md:px-4">{count}</p>
  return (
    <Panel title={count} isFlush>
      <FailureLine text={error ? t('common.actionFailed') : null} />
      <ul aria-label={count}>
        {data?.results.map(({ id, kind, created_at: at, name, phone, email, message, visit }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-hairline px-4 py-3 text-13 last:border-0">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate font-medium">{name}</span>
              <time dateTime={at} className="figures shrink-0 text-12 text-stone">
                {time(at)}
              </time>
            </p>
            <p className="text-12 text-stone">
              {t(`pieceParts.enquiry.${kind}`)}
              {visit && ` · ${visitText(visit)}`}
            </p>
            <p className="flex flex-wrap gap-x-3">
              <a href={phoneHref(phone)} className={`figures ${factLink}`}>
                {shownPhone(phone)}
              </a>
              {email && (
                <a href={`mailto:${email}`} className={factLink}>
                  {email}
                </a>
              )}
            </p>
            {message && <p className="line-clamp-4 break-words whitespace-pre-wrap">{message}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
