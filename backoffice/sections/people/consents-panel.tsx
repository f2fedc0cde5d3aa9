import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffPerson } from '#backoffice/client/people.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'

type Consent = StaffPerson['consents'][number]

const shownMax = 8

export function ConsentsPanel({ consents }: { consents: readonly Consent[] }) {
  const { t } = useI18n()
  if (!consents.length) return null
  const [first, rest] = [consents.slice(0, shownMax), consents.slice(shownMax)]
  return (
    <Panel title={t('people.consents')}>
      <Lines consents={first} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer text-13 text-stone hover:text-ink finger:min-h-11 finger:py-2.5">+{rest.length}</summary>
          <Lines consents={rest} />
        </details>
      )}
    </Panel>
  )
}

function Lines({ consents }: { consents: readonly Consent[] }) {
  return (
    <ul className="grid gap-2 text-13 max-md:text-15">
      {consents.map((consent) => (
        <Line key={`${consent.form} ${consent.at}`} consent={consent} />
      ))}
    </ul>
  )
}

function Line({ consent: { form, at, is_given: isGiven, thread_id: thread, order_id: order, texts } }: { consent: Consent }) {
  const { t } = useI18n()
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  const name = form === 'order' || form === 'saved-search' ? t(`people.consentForm.${form}`) : t(`threads.kind.${form}`)
  const to = thread === null ? order && paths.order(order) : paths.thread(thread)
  const missing = isGiven ? [] : [t(form === 'saved-search' ? 'people.consentStopped' : 'people.consentNone')]
  const facts = [...texts.map(({ page, version }) => t(`people.consentTexts.${page}`, { version })), ...missing]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
      {to ? (
        <Link to={to} className={`justify-self-start ${factLink}`}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <span className="figures text-stone">{day(at)}</span>
      {facts.length > 0 && <span className="col-span-2 text-12 text-stone">{facts.join(' · ')}</span>}
    </li>
  )
}
