import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffPerson } from '#backoffice/client/people.ts'
import { quotesQuery } from '#backoffice/client/quotes.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { BuybackStateBadge } from '#backoffice/sections/buybacks/buyback-state.tsx'
import { ThreadStatusBadge } from '#backoffice/sections/inbox/thread-state.tsx'
import { OrderStatusBadge } from '#backoffice/sections/orders/order-status.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { Timeline } from '#backoffice/ui/timeline.tsx'
import { offices } from '#contract/offices.ts'

/** Enlarges the touch target of a link without shifting its text. */
const link = 'font-medium underline decoration-hairline underline-offset-4 hover:decoration-ink finger:py-3.5'

type Event = { key: string; at: string; title: ReactNode; detail?: ReactNode }

export function HistoryPanel({ person }: { person: StaffPerson }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const events = [
    ...useOrderEvents(person),
    ...useThreadEvents(person),
    ...useQuoteEvents(person),
    ...useBuybackEvents(person),
    ...useVisitEvents(person),
    ...useNoteEvents(person),
  ]
  const items = events
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ at, ...event }) => ({ ...event, dateTime: at, time: time(at) }))
  return (
    <Panel title={t('people.history')}>
      {items.length ? <Timeline label={t('people.history')} items={items} /> : <p className="text-stone">{t('people.historyEmpty')}</p>}
    </Panel>
  )
}

function useOrderEvents({ order_list: orders }: StaffPerson): Event[] {
  const { t } = useI18n()
  const { money } = useFormat()
  return orders.map((order) => ({
    key: order.id,
    at: order.created_at,
    title: (
      <Link to={paths.order(order.id)} className={link}>
        {t('people.events.order', { number: order.number })}
      </Link>
    ),
    detail: (
      <span className="flex flex-wrap gap-x-4">
        <OrderStatusBadge order={order} />
        <span className="figures">{money(order.total_usd)}</span>
      </span>
    ),
  }))
}

function useThreadEvents({ thread_list: threads }: StaffPerson): Event[] {
  const { t } = useI18n()
  return threads.map(({ id, kind, status, last_at: at, excerpt }) => ({
    key: `thread ${id}`,
    at,
    title: (
      <Link to={paths.thread(id)} className={link}>
        {t(`threads.kind.${kind}`)}, {t('threads.number', { number: id })}
      </Link>
    ),
    detail: (
      <span className="grid gap-0.5">
        <ThreadStatusBadge status={status} />
        {excerpt && <span className="line-clamp-2 break-words">{excerpt}</span>}
      </span>
    ),
  }))
}

function useQuoteEvents({ id: person }: StaffPerson): Event[] {
  const { t } = useI18n()
  const { money } = useFormat()
  const isAllowed = useMay()('quote.make')
  const { data } = useQuery({ ...quotesQuery({ person }), enabled: isAllowed })
  return (data?.results ?? []).map(({ id, thread_id: thread, state, lines, total_usd: total, created_at: at }) => ({
    key: `quote ${id}`,
    at,
    title: (
      <Link to={paths.thread(thread)} className={link}>
        {t('people.events.quote', { pieces: lines.map(({ label }) => label).join(', ') })}
      </Link>
    ),
    detail: (
      <span className="flex flex-wrap gap-x-4">
        <span>{t(`quotes.state.${state}`)}</span>
        <span className="figures">{money(total)}</span>
      </span>
    ),
  }))
}

function useBuybackEvents({ buybacks }: StaffPerson): Event[] {
  const { t } = useI18n()
  return buybacks.map(({ id, name, state, created_at: at }) => ({
    key: `buyback ${id}`,
    at,
    title: (
      <Link to={paths.buyback(id)} className={link}>
        {t('people.events.buyback', { number: id, name })}
      </Link>
    ),
    detail: <BuybackStateBadge state={state} />,
  }))
}

function useVisitEvents({ visits }: StaffPerson): Event[] {
  const { t, language } = useI18n()
  return visits.map(({ id, office, starts_at: at, is_cancelled: isCancelled }) => {
    const city = offices.find(({ key }) => key === office)?.city[language] ?? office
    return { key: `visit ${id}`, at, title: t(isCancelled ? 'people.events.visitCancelled' : 'people.events.visit', { office: city }) }
  })
}

function useNoteEvents({ notes }: StaffPerson): Event[] {
  const { t } = useI18n()
  return notes.map(({ id, body, by, at }) => ({
    key: `note ${id}`,
    at,
    title: t('people.events.note', { by }),
    detail: <span className="block border-l-2 border-brass pl-3 break-words whitespace-pre-wrap text-ink">{body}</span>,
  }))
}
