import type { StaffVisit } from '#backoffice/client/visits.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { VisitLine } from '#backoffice/sections/visits/visit-line.tsx'
import { offices } from '#contract/offices.ts'
import { officeClock } from '#contract/rules/visit-times.ts'

type Props = { title: string; visits: readonly StaffVisit[]; now: number; onChange: (visit: StaffVisit) => void }

export function OfficeColumns({ title, visits, now, onChange }: Props) {
  const { t, language } = useI18n()
  return (
    <section aria-label={title}>
      <h2 className="caption sticky top-0 z-10 bg-sunk px-5 py-1.5 max-md:px-4">{title}</h2>
      <div className="grid md:grid-cols-2 md:divide-x md:divide-hairline">
        {offices.map(({ key, city }) => {
          const own = visits.filter(({ office }) => office === key)
          return (
            <section key={key} aria-label={city[language]} className={own.length ? '' : 'max-md:hidden'}>
              <h3 className="flex justify-between border-b border-hairline px-5 py-1.5 text-12 text-stone max-md:px-4">
                {city[language]}
                <span className="figures">{officeClock(key, now).time}</span>
              </h3>
              <ul>
                {own.map((visit) => (
                  <VisitLine key={visit.id} visit={visit} onChange={onChange} />
                ))}
              </ul>
              {!own.length && <p className="px-5 py-2 text-13 text-stone">{t('visits.none')}</p>}
            </section>
          )
        })}
      </div>
    </section>
  )
}
