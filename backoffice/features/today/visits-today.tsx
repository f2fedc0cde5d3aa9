import { paths } from '#backoffice/client/paths.ts'
import type { Today } from '#backoffice/client/today.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ButtonLink } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { offices as shopOffices } from '#contract/offices.ts'

export function VisitsToday({ visits }: { visits: NonNullable<Today['visits']> }) {
  const { t, language } = useI18n()
  if (!visits.length) return null
  const offices = shopOffices.filter(({ key }) => visits.some(({ office }) => office === key))
  return (
    <Panel
      title={t('today.visits')}
      isFlush
      actions={
        <ButtonLink variant="quiet" to={paths.visits}>
          {t('visits.title')}
        </ButtonLink>
      }
    >
      {offices.map(({ key, city }) => (
        <section key={key} aria-label={city[language]}>
          <h3 className="caption bg-sunk px-4 py-1.5">{city[language]}</h3>
          <ul>
            {visits
              .filter(({ office }) => office === key)
              .map(({ id, time, starts_at: startsAt, contact }) => (
                <li
                  key={id}
                  className="flex min-h-9 items-center gap-4 border-b border-hairline px-4 py-1.5 text-13 last:border-0 finger:min-h-12 max-md:text-15"
                >
                  <time dateTime={startsAt} className="figures w-11 shrink-0">
                    {time}
                  </time>
                  <span className="min-w-0">
                    {contact?.name}
                    {contact?.comment && <span className="block text-12 break-words text-stone">{contact.comment}</span>}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}
