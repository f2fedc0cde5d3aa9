import { useCompany } from '#app/client/company.ts'
import { findOrderOffice } from '#app/client/order-office.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import type { Order } from '#contract/order.ts'
import { officeHoursText } from '#contract/rules/office-hours-text.ts'
import { shownPhone } from '#contract/rules/phone.ts'

export function PlacedSteps({ order }: { order: Order }) {
  const company = useCompany()
  const { language, t } = useI18n()
  const { contact, delivery, expires_at: until } = order
  const placeTime = usePlaceTime()
  const { key } = findOrderOffice(delivery, language)
  const hours = officeHoursText(company, language, key)
  const steps = [
    {
      title: t('history.placed.callTitle'),
      text: t('history.placed.call', { phone: shownPhone(contact.phone) }),
      note: [t('history.placed.callHours', { hours }), until && t('history.placed.until', { until: placeTime(until, key) })],
    },
    { title: t(`history.placed.${delivery.method}Title`), text: t(`history.placed.${delivery.method}`), note: [] },
    { title: t('history.placed.afterTitle'), text: t('history.placed.after'), note: [] },
  ]
  return (
    <>
      <h3 className="label mt-10 text-stone">{t('history.placed.next')}</h3>
      <ol className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {steps.map(({ title, text, note }, at) => (
          <li key={title} className="border-t border-ink pt-4 wrap-anywhere">
            <p className="flex gap-3 font-medium">
              <span aria-hidden="true" className="figures text-brass">
                {at + 1}
              </span>
              <NoWrap text={title} />
            </p>
            <p className="mt-2">
              <NoWrap text={text} />
            </p>
            {note.map((line) => line && <NoteLine key={line} text={line} />)}
          </li>
        ))}
      </ol>
    </>
  )
}

function NoteLine({ text }: { text: string }) {
  return (
    <p className="mt-2 text-13 text-stone">
      <NoWrap text={text} />
    </p>
  )
}
