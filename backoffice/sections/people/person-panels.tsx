import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffPerson } from '#backoffice/client/people.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { phoneOfCard, useCityName } from '#backoffice/sections/people/use-people-columns.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'
import { personSizes } from '#contract/rules/staff/person-enums.ts'

export function ContactsPanel({ person }: { person: StaffPerson }) {
  const { t } = useI18n()
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  const cityName = useCityName()
  const { phones, emails, telegrams, accounts, city, language } = person
  return (
    <Panel title={t('people.person')}>
      <FactList
        items={[
          phones.length > 0 && [
            t('people.phone'),
            <Values
              key="phone"
              values={phones.map((phone) => ({ text: phoneOfCard(phone), href: /^\d+$/.test(phone) ? `tel:+${phone}` : null }))}
            />,
          ],
          emails.length > 0 && [
            t('people.email'),
            <Values key="email" values={emails.map((email) => ({ text: email, href: email.includes('•') ? null : `mailto:${email}` }))} />,
          ],
          telegrams.length > 0 && [
            t('people.telegram'),
            <span key="telegram" className="figures">
              {telegrams.join(', ')}
            </span>,
          ],
          city !== '' && [t('people.city'), cityName(city)],
          [t('people.language'), t(`people.languages.${language}`)],
          person.tags.length > 0 && [t('people.tags'), person.tags.join(', ')],
          ...personSizes.flatMap((size) => (person.sizes[size] ? [[t(`people.sizes.${size}`), person.sizes[size]] as const] : [])),
          person.introduced_by !== null && [t('people.introducedBy'), <KnownLinks key="by" people={[person.introduced_by]} />],
          person.introduced.length > 0 && [t('people.introduced'), <KnownLinks key="introduced" people={person.introduced} />],
          [
            t('people.account'),
            accounts.length ? (
              <span key="accounts" className="grid">
                {accounts.map(({ id, created_at: at, sessions }) => (
                  <span key={id} className="figures">
                    {t('people.accountSince', { day: day(at) })}, {t('people.sessions', { count: sessions })}
                  </span>
                ))}
              </span>
            ) : (
              t('people.noAccount')
            ),
          ],
        ]}
      />
    </Panel>
  )
}

function KnownLinks({ people }: { people: StaffPerson['introduced'] }) {
  const { t } = useI18n()
  return (
    <span className="grid justify-items-start">
      {people.map(({ id, name }) => (
        <Link key={id} to={paths.person(id)} className={factLink}>
          {name || t('people.number', { number: id })}
        </Link>
      ))}
    </span>
  )
}

function Values({ values }: { values: readonly { text: string; href: string | null }[] }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start">
      {values.map(({ text, href }) =>
        href ? (
          <a key={text} href={href} className={`figures max-w-full wrap-anywhere ${factLink}`}>
            {text}
          </a>
        ) : (
          <span key={text} className="figures">
            {text}
          </span>
        ),
      )}
    </span>
  )
}

export function SumsPanel({ person }: { person: StaffPerson }) {
  const { t } = useI18n()
  const { money, day, number } = useFormat(useOfficeTimeZone().timeZone)
  const sums = [
    [t('people.bought'), money(person.bought_usd)],
    [t('people.orders'), number(person.orders)],
    [t('people.threads'), number(person.threads)],
    [t('people.since'), day(person.created_at)],
    [t('people.columns.last'), day(person.last_at)],
  ] as const
  return (
    <Panel title={t('people.sums')}>
      <FactList
        items={sums.map(([name, sum]) => [
          name,
          <span key={name} className="figures">
            {sum}
          </span>,
        ])}
      />
    </Panel>
  )
}

export function PiecesPanel({ title, pieces }: { title: string; pieces: StaffPerson['favorites'] }) {
  if (!pieces.length) return null
  return (
    <Panel title={title}>
      <ul className="grid gap-1.5 text-13 max-md:text-15">
        {pieces.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.piece(id)} className={factLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function WaitsPanel({ person: { wanted, searches } }: { person: StaffPerson }) {
  const { t } = useI18n()
  if (!wanted.length && !searches.length) return null
  return (
    <Panel title={t('wanted.waits')}>
      <ul className="grid gap-1.5 text-13 max-md:text-15">
        {wanted.map(({ thread_id: thread, sought, is_open: isOpen }, at) => (
          <li key={at} className="wrap-anywhere">
            {thread === null ? (
              sought
            ) : (
              <Link to={paths.thread(thread)} className={factLink}>
                {sought}
              </Link>
            )}
            {!isOpen && <span className="text-stone"> · {t('wanted.isClosed')}</span>}
          </li>
        ))}
        {searches.map(({ id, name, is_on: isOn }) => (
          <li key={id} className="wrap-anywhere">
            {t('wanted.search', { name })}
            {!isOn && <span className="text-stone"> · {t('wanted.paused')}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
