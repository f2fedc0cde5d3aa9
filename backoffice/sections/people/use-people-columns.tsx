import type { ListedPerson } from '#backoffice/client/people.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'
import { offices } from '#contract/offices.ts'
import { formatPhone } from '#contract/rules/phone.ts'

export function PersonBadges({ person }: { person: Pick<ListedPerson, 'is_blocked' | 'is_vip' | 'is_waiting'> }) {
  const { t } = useI18n()
  return (
    <>
      {person.is_blocked && <Badge tone="bad">{t('people.blocked')}</Badge>}
      {person.is_vip && <Badge tone="good">{t('people.vip')}</Badge>}
      {person.is_waiting && <Badge tone="attention">{t('people.waiting')}</Badge>}
    </>
  )
}

/** Returns a person's display name: the name, else the phone number, else the email, else the card's number. */
export function usePersonName(): (person: { id: number; name: string; phone: string | null; email: string | null }) => string {
  const { t } = useI18n()
  return ({ id, name, phone, email }) => name || (phone && phoneOfCard(phone)) || email || t('people.number', { number: id })
}

/** Formats the digits of a phone number. A masked number is returned unchanged. */
export const phoneOfCard = (digits: string): string => (/^\d+$/.test(digits) ? formatPhone(`+${digits}`) : digits)

/** Translates the name of a city that has an office. Returns other names unchanged. */
export function useCityName(): (city: string) => string {
  const { language } = useI18n()
  return (city) => offices.find((office) => office.city.ru === city || office.city.en === city)?.city[language] ?? city
}

export function usePeopleColumns(): Column<ListedPerson>[] {
  const { t } = useI18n()
  const { money, day } = useFormat(useOfficeTimeZone().timeZone)
  const nameOf = usePersonName()
  const cityName = useCityName()
  const count = (value: number) => <span className="figures">{value || <span className="text-stone">—</span>}</span>
  return [
    {
      key: 'name',
      title: t('people.columns.name'),
      width: 'minmax(180px,1.6fr)',
      render: (person) => (
        <span className="flex min-w-0 items-baseline gap-3">
          <span className="truncate font-medium">{nameOf(person)}</span>
          <span className="flex shrink-0 gap-3 text-12 text-stone">
            <PersonBadges person={person} />
          </span>
          {person.tags.length > 0 && <span className="truncate text-12 text-stone">{person.tags.join(', ')}</span>}
        </span>
      ),
    },
    {
      key: 'contact',
      title: t('people.columns.contact'),
      width: 'minmax(150px,1fr)',
      render: ({ phone, email }) => <span className="figures truncate">{phone ? phoneOfCard(phone) : (email ?? '—')}</span>,
    },
    {
      key: 'city',
      title: t('people.columns.city'),
      width: 'minmax(90px,0.5fr)',
      from: 'lg',
      render: ({ city }) => <span className="truncate text-stone">{city ? cityName(city) : '—'}</span>,
    },
    { key: 'orders', title: t('people.columns.orders'), width: '80px', align: 'end', render: ({ orders }) => count(orders) },
    {
      key: 'bought',
      title: t('people.columns.bought'),
      width: '120px',
      align: 'end',
      render: ({ bought_usd: bought }) => (Number(bought) ? <span className="figures">{money(bought)}</span> : count(0)),
    },
    {
      key: 'threads',
      title: t('people.columns.threads'),
      width: '100px',
      align: 'end',
      from: 'lg',
      render: ({ threads }) => count(threads),
    },
    {
      key: 'last',
      title: t('people.columns.last'),
      width: '160px',
      align: 'end',
      render: ({ last_at: at }) => <span className="figures text-stone">{day(at)}</span>,
    },
  ]
}

export function PersonCard({ person }: { person: ListedPerson }) {
  const { t } = useI18n()
  const { money, day } = useFormat(useOfficeTimeZone().timeZone)
  const nameOf = usePersonName()
  const cityName = useCityName()
  const { phone, email, city, bought_usd: bought, last_at: at } = person
  const facts = [person.name && (phone ? phoneOfCard(phone) : email), cityName(city)].filter(Boolean).join(' · ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{nameOf(person)}</span>
        <span className="figures shrink-0 text-12 text-stone">{day(at)}</span>
      </div>
      {facts && <p className="figures truncate text-13 text-stone">{facts}</p>}
      <div className="flex flex-wrap items-baseline gap-x-3 text-13">
        <PersonBadges person={person} />
        {Number(bought) > 0 && (
          <span className="figures ml-auto">
            {t('people.columns.bought')}: {money(bought)}
          </span>
        )}
      </div>
    </div>
  )
}
