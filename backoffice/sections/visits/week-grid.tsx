import { useQuery } from '@tanstack/react-query'
import { useCompany } from '#backoffice/client/company.ts'
import { type StaffVisit, visitHoursQuery } from '#backoffice/client/visits.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type VisitHour, readHour } from '#backoffice/sections/visits/visit-hour.ts'
import { addDays } from '#backoffice/sections/visits/week.ts'
import { companyDefaults } from '#contract/company.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'
import { officeClock, timesOfDay } from '#contract/rules/visit-times.ts'

export type VisitHourAt = { office: OfficeKey; date: string; time: string }

type Props = {
  from: string
  visits: readonly StaffVisit[]
  now: number
  onAdd: (at: VisitHourAt) => void
  onChange: (visit: StaffVisit) => void
}

export function WeekGrid({ from, visits, now, onAdd, onChange }: Props) {
  const { t, language } = useI18n()
  const company = useCompany()
  const { data } = useQuery(visitHoursQuery)
  const hours = company?.appointments ?? { ...companyDefaults.visits, closedDays: [] }
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at))
  const dayName = dateFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  if (!data) return null
  return (
    <div className="grid gap-5 px-5 pb-5 max-md:hidden xl:grid-cols-2">
      {offices.map(({ key: city, city: name }) => (
        <table key={city} className="w-full table-fixed border-collapse text-12">
          <caption className="pb-1 text-left text-13 font-medium">
            {name[language]} <span className="figures font-normal text-stone">{officeClock(city, now).time}</span>
          </caption>
          <thead>
            <tr>
              <th className="w-12">
                <span className="sr-only">{t('visits.time')}</span>
              </th>
              {days.map((date) => (
                <th key={date} scope="col" className="border-b border-hairline py-1 font-normal text-stone">
                  {dayName.format(new Date(`${date}T12:00:00Z`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {timesOfDay(hours).map((time) => (
              <tr key={time}>
                <th scope="row" className="figures pr-2 text-right font-normal text-stone">
                  {time}
                </th>
                {days.map((date) => (
                  <td key={date} className="h-7 border border-hairline p-0 text-center touch:h-[45px]">
                    <HourCell
                      hour={readHour({ hours, office: data, visits, now }, { city, date, time })}
                      onAdd={() => onAdd({ office: city, date, time })}
                      onChange={onChange}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

type CellProps = { hour: VisitHour; onAdd: () => void; onChange: (visit: StaffVisit) => void }

/** Slots can be clicked but have no tab stops, because there are about a hundred. Keyboard users use `n` and the list below. */
function HourCell({ hour: { state, visits }, onAdd, onChange }: CellProps) {
  const { t } = useI18n()
  const [first] = visits
  if (first) return <TakenHour first={first} visits={visits} onChange={onChange} />
  if (state === 'free')
    return (
      <button type="button" tabIndex={-1} onClick={onAdd} className="size-full hover:bg-ivory">
        <span className="sr-only">{t('visits.hourStates.free')}</span>
      </button>
    )
  return (
    <span className={`flex h-full items-center justify-center text-stone ${state === 'closed' ? 'bg-sunk' : ''}`}>
      <span aria-hidden="true">{state === 'closed' ? '×' : ''}</span>
      <span className="sr-only">{t(`visits.hourStates.${state}`)}</span>
    </span>
  )
}

type TakenProps = { first: StaffVisit; visits: readonly StaffVisit[]; onChange: (visit: StaffVisit) => void }

function TakenHour({ first, visits, onChange }: TakenProps) {
  const { t } = useI18n()
  const name = first.contact?.name ?? t('visits.hourStates.taken')
  const isAsked = visits.some(({ is_confirmed: isConfirmed }) => !isConfirmed)
  const content = (
    <>
      {isAsked && !first.is_over && (
        <span className="mr-1 size-1.5 shrink-0 rounded-full bg-brass">
          <span className="sr-only">{t('visits.asked')}</span>
        </span>
      )}
      <span className="truncate">{name}</span>
      {visits.length > 1 && <span className="figures shrink-0 text-stone"> +{visits.length - 1}</span>}
    </>
  )
  const look = 'flex size-full items-center justify-center bg-brass/12 px-1'
  if (first.is_over) return <span className={look}>{content}</span>
  return (
    <button type="button" tabIndex={-1} title={name} onClick={() => onChange(first)} className={`${look} hover:bg-brass/20`}>
      {content}
    </button>
  )
}
