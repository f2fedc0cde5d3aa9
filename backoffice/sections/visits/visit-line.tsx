import { useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { useCompany } from '#backoffice/client/company.ts'
import { paths } from '#backoffice/client/paths.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { reloadVisits, type StaffVisit } from '#backoffice/client/visits.ts'
import { MessengerButtons } from '#backoffice/features/messengers/messenger-buttons.tsx'
import { useMessengerText } from '#backoffice/features/messengers/use-messenger-text.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { CancelVisit } from '#backoffice/sections/visits/cancel-visit.tsx'
import { ConfirmVisitDialog } from '#backoffice/sections/visits/confirm-dialog.tsx'
import { useCityName, VisitPieceText } from '#backoffice/sections/visits/visit-piece-text.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import { shownPhone } from '#contract/rules/phone.ts'
import { isNotified } from '#contract/rules/staff/is-notified.ts'
import { visitMessage } from '#contract/rules/visit-messages.ts'

type Props = { visit: StaffVisit; onChange: (visit: StaffVisit) => void; hasOffice?: boolean }

export function VisitLine({ visit, onChange, hasOffice = false }: Props) {
  const { t } = useI18n()
  const { time, contact } = visit
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)] gap-x-3 border-b border-hairline px-5 py-2.5 text-13 max-md:px-4">
      <time dateTime={visit.starts_at} className={`figures pt-0.5 ${visit.is_cancelled ? 'text-stone line-through' : 'font-medium'}`}>
        {time}
      </time>
      <div className="grid min-w-0 gap-1.5">
        <Visitor visit={visit} hasOffice={hasOffice} />
        {contact?.comment && <p className="text-12 break-words text-stone">{contact.comment}</p>}
        {visit.pieces.length > 0 && (
          <ul className="grid gap-1">
            {visit.pieces.map((piece) => (
              <VisitPieceText key={piece.id} piece={piece} />
            ))}
          </ul>
        )}
        {visit.is_cancelled ? (
          <span className="text-stone">{t('visits.cancelled')}</span>
        ) : (
          <>
            <VisitActions visit={visit} onChange={onChange} />
            <VisitMessengers visit={visit} />
          </>
        )}
      </div>
    </li>
  )
}

function Visitor({ visit, hasOffice }: { visit: StaffVisit; hasOffice: boolean }) {
  const { t } = useI18n()
  const cityName = useCityName()
  const { contact, thread_id: thread } = visit
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {contact && <span className="font-medium">{contact.name}</span>}
      {hasOffice && <span className="text-stone">{cityName(visit.office)}</span>}
      {contact && (
        <a href={`tel:${contact.phone}`} className="figures hover:text-brass finger:inline-flex finger:min-h-11 finger:items-center">
          {shownPhone(contact.phone)}
        </a>
      )}
      {thread !== null && (
        <Link to={paths.thread(thread)} className="text-stone hover:underline finger:inline-flex finger:min-h-11 finger:items-center">
          {t('visits.thread', { number: thread })}
        </Link>
      )}
      {!visit.is_confirmed && !visit.is_cancelled && <Badge tone="attention">{t('visits.asked')}</Badge>}
    </p>
  )
}

function VisitMessengers({
  visit: { contact, office: key, starts_at: startsAt, language, url, thread_id: thread },
}: {
  visit: StaffVisit
}) {
  const textOf = useMessengerText()
  const office = useCompany()?.offices.find((each) => each.key === key)
  if (!contact || !office) return null
  const when = formatPlaceTime(language, startsAt, key)
  const text = textOf(language, 'visit', { name: contact.name, when, address: office.address[language], link: url ?? '' })
  return <MessengerButtons {...contact} text={text} of={contact.name} thread={thread} />
}

function VisitActions({ visit, onChange }: Pick<Props, 'visit' | 'onChange'>) {
  const { t } = useI18n()
  const cityName = useCityName()
  const { run, isBusy, failure } = useWrite()
  const { id, version, time, contact, office, is_over: isOver } = visit
  const label = { who: contact?.name ?? cityName(office), time }
  const [isConfirming, setConfirming] = useState(false)
  const isAsked = !visit.is_confirmed && !isOver
  const confirm = () =>
    void run(async () => {
      const { action_id: actionId } = await callStaff('POST /api/staff/visits/:id/confirm/', { params: { id }, body: { version } })
      await reloadVisits()
      showUndoToast(t('visits.confirmed'), actionId)
    })
  return (
    <>
      <FailureLine text={failure} />
      {isAsked && (
        <UnreachedNotice
          reach={visit.reach}
          text={visitMessage({ ...visit, startsAt: new Date(visit.starts_at), notification: 'confirmed' })}
        />
      )}
      <span className="flex flex-wrap gap-2">
        {isAsked && (
          <Button
            variant="primary"
            aria-label={t('visits.confirmOf', label)}
            aria-disabled={isBusy}
            // if the visitor can be notified, a preview of the message is shown first
            onClick={() => (isNotified(visit.reach) ? setConfirming(true) : confirm())}
          >
            {t('visits.confirm')}
          </Button>
        )}
        {!isOver && (
          <Button aria-label={t('visits.changeOf', label)} onClick={() => onChange(visit)}>
            {t('visits.change')}
          </Button>
        )}
        <CancelVisit visit={visit} label={label} />
      </span>
      {isConfirming && <ConfirmVisitDialog visit={visit} title={t('visits.confirmOf', label)} onClose={() => setConfirming(false)} />}
    </>
  )
}
