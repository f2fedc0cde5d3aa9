import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, destinationsQuery, type StaffOrder } from '#backoffice/client/orders.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { useStatusName } from '#backoffice/sections/orders/order-status.tsx'
import { pieceOf } from '#backoffice/sections/orders/record/pieces-panel.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { Timeline, type TimelineItem } from '#backoffice/ui/timeline.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'

type OrderEvent = StaffOrder['events'][number]
type OrderEmail = StaffOrder['emails'][number]

export function HistoryPanel({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const { time, money } = useFormat(useOfficeTimeZone().timeZone)
  const titleOf = useEventTitle(order)
  const at = (iso: string) => ({ dateTime: iso, time: time(iso) })
  const nameOf = (lineId: string) => {
    const item = order.items.find(({ id }) => id === lineId)
    const piece = item && pieceOf(item)
    return piece ? `${piece.brand.name} ${piece.model_name}` : ''
  }
  const returnItems = (one: StaffOrder['returns'][number]) => {
    const { state, asked_at, received_at, inspected_at, decided_at } = one
    const decision = state === 'accepted' || state === 'refused' ? state : null
    const steps = [
      { state: 'asked', time: asked_at, detail: [one.by, one.reason].filter(Boolean).join(': ') },
      { state: 'received', time: received_at, detail: '' },
      { state: 'inspected', time: inspected_at, detail: one.inspection ?? '' },
      ...(decision ? [{ state: decision, time: decided_at, detail: '' }] : []),
    ] as const
    return steps.flatMap(({ state: step, time: iso, detail }) =>
      iso === null
        ? []
        : {
            key: `return-${one.id}-${step}`,
            title: `${t('orders.historyReturn', { piece: nameOf(one.line_id) })}: ${t(`orders.returnState.${step}`)}`,
            time: iso,
            detail,
          },
    )
  }
  const items: TimelineItem[] = [
    ...order.events.map((event) => ({
      key: `event-${event.id}`,
      title: titleOf(event),
      ...at(event.at),
      detail: <EventDetail event={event} />,
    })),
    ...order.emails.map((email) => ({
      key: `email-${email.id}`,
      title: <EmailTitle email={email} />,
      ...at(email.at),
      detail: <EmailDetail orderId={order.id} email={email} />,
    })),
    ...order.payments.map(({ id, kind, amount_usd: amount, by, at: iso }) => ({
      key: `payment-${id}`,
      title: `${t(`orders.paymentKind.${kind}`)}: ${money(amount)}`,
      ...at(iso),
      detail: by,
    })),
    ...order.documents.map(({ number, kind, by, at: iso }) => ({
      key: `paper-${number}`,
      title: `${t(`orders.paper.${kind}`)} ${number}`,
      ...at(iso),
      detail: by,
    })),
    ...order.notes.map(({ id, body, by, at: iso }) => ({
      key: `note-${id}`,
      title: t('orders.note'),
      ...at(iso),
      detail: (
        <>
          <p>{by}</p>
          <p className="break-words whitespace-pre-wrap text-ink">{body}</p>
        </>
      ),
    })),
    ...order.returns.flatMap((one) => returnItems(one).map(({ time: iso, ...item }) => ({ ...item, ...at(iso) }))),
  ]
  const sorted = items.toSorted((one, other) => other.dateTime.localeCompare(one.dateTime))
  return (
    <Panel title={t('orders.history')}>
      <Timeline label={t('orders.history')} items={sorted} />
    </Panel>
  )
}

function useEventTitle(order: StaffOrder) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const statusName = useStatusName()
  return ({ kind, from_status: from, to_status: to, until }: OrderEvent): string => {
    if (kind === 'extended') return t('orders.event.extended', { time: until ? time(until) : '' })
    if (kind === 'edited') return t('orders.event.edited')
    if (kind === 'agreed') return t('orders.event.agreed')
    const status = statusName({ status: to, delivery_method: order.destination.delivery_method })
    if (kind === 'undone' && from === to) return t('orders.event.undoneChange')
    if (kind === 'undone' && to === 'cancelled') return t('orders.event.undoneSale')
    if (kind === 'undone') return t('orders.event.undone', { status })
    return from === null ? t('orders.event.placed') : status
  }
}

function EventDetail({ event: { actor, by, reason, changes } }: { event: OrderEvent }) {
  const { t } = useI18n()
  const shown = useShownChange()
  return (
    <>
      <p>
        {by ?? t(`orders.by.${actor}`)}
        {reason && `: ${reason}`}
      </p>
      {Object.entries(changes).length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {Object.entries(changes).map(([field, [before, after]]) => (
            <li key={field}>{shown(field, before, after)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function useShownChange() {
  const { t, find } = useI18n()
  const { money } = useFormat()
  const lists = useQuery(destinationsQuery).data
  const valueOf = (field: string, value: string | null): string => {
    if (value === null) return '—'
    if (field.endsWith('_cents')) return money(Number(value) / 100)
    if (field === 'delivery_method') return find(`orders.method.${value}`, value)
    if (field === 'pickup_city_id') return lists?.cities.find(({ id }) => String(id) === value)?.name ?? value
    if (field === 'pickup_workshop_id') return lists?.workshops.find(({ id }) => String(id) === value)?.name ?? value
    if (field === 'country_code') return lists?.countries.find(({ code }) => code === value)?.name ?? value
    return value
  }
  return (field: string, before: string | null, after: string | null) => (
    <>
      {find(`orders.field.${field}`, t('common.edit'))}: <s>{valueOf(field, before)}</s> →{' '}
      <span className="text-ink">{valueOf(field, after)}</span>
    </>
  )
}

function EmailTitle({ email }: { email: OrderEmail }) {
  const { t, find } = useI18n()
  return (
    <span className={email.fate === 'failed' ? 'text-oxblood' : ''}>
      {find(`orders.emailOf.${email.notification}`, email.subject ?? t('orders.emailOfOrder'))}
    </span>
  )
}

function EmailDetail({ orderId, email }: { orderId: string; email: OrderEmail }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const may = useMay()
  const write = useWrite()
  const again = () =>
    write.run(async () => {
      const { order } = await callStaff('POST /api/staff/orders/:id/emails/:part/again/', { params: { id: orderId, part: email.id } })
      cacheOrder(order)
      showToast('success', t('orders.sentAgain'))
    })
  const isInOutbox = email.in_outbox && email.fate === 'sent'
  const fate = t(`orders.fate.${isInOutbox ? 'outbox' : email.fate}`, { time: email.sent_at ? time(email.sent_at) : '' })
  return (
    <>
      <p className={isInOutbox ? 'text-oxblood' : ''}>{[fate, email.recipient, email.by].filter(Boolean).join(' · ')}</p>
      {email.fate !== 'sent' && email.failure && <p className="text-oxblood">{email.failure}</p>}
      {email.fate === 'failed' && may('order.step') && (
        <Button className="mt-2" aria-disabled={write.isBusy} onClick={() => void again()}>
          {t('orders.sendAgain')}
        </Button>
      )}
      <FailureLine text={write.failure} />
    </>
  )
}
