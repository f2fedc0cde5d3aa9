import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { company } from '#contract/company.ts'
import { formatPhone } from '#contract/rules/phone.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Visit = StaffResponseOf<'GET /api/staff/visits/'>['results'][number]

/** The visits of one day in the order of their times. */
export function VisitDay({ title, visits }: { title: string; visits: readonly Visit[] }) {
  return (
    <section aria-label={title}>
      <h2 className="caption bg-sunk px-5 py-1.5 max-md:px-4">{title}</h2>
      <ul>
        {visits.map((visit) => (
          <VisitLine key={visit.id} visit={visit} />
        ))}
      </ul>
    </section>
  )
}

function VisitLine({ visit: { id, office, time, starts_at: startsAt, contact, is_cancelled: isCancelled } }: { visit: Visit }) {
  const { t, language } = useI18n()
  const { run, isBusy, failure } = useWrite()
  const city = company.offices.find(({ key }) => key === office)?.city[language] ?? office
  const cancel = () =>
    run(async () => {
      const { action_id: actionId } = await callStaff('POST /api/staff/visits/:id/cancel/', { params: { id } })
      await queryClient.invalidateQueries({ queryKey: queryKeys.visits.all })
      showDone(t('visits.freed'), actionId)
    })
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline px-5 py-2 text-13 max-md:px-4">
      <time dateTime={startsAt} className={`figures ${isCancelled ? 'text-stone line-through' : ''}`}>
        {time}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {contact && <span className="font-medium">{contact.name}</span>}
          <span className="text-stone">{city}</span>
          {contact && (
            <a href={`tel:${contact.phone}`} className="figures hover:text-brass max-md:inline-flex max-md:min-h-11 max-md:items-center">
              {formatPhone(contact.phone)}
            </a>
          )}
        </p>
        {contact?.comment && <p className="text-12 break-words text-stone">{contact.comment}</p>}
        <FailureLine text={failure} />
      </div>
      {isCancelled ? (
        <span className="text-stone">{t('visits.cancelled')}</span>
      ) : (
        <Button
          aria-label={t('visits.cancelOf', { who: contact?.name ?? city, time })}
          aria-disabled={isBusy}
          onClick={() => void cancel()}
        >
          {t('visits.cancel')}
        </Button>
      )}
    </li>
  )
}
