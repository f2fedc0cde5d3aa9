import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCompany } from '#app/client/company.ts'
import { findOrderOffice } from '#app/client/order-office.ts'
import { paths } from '#app/client/paths.ts'
import { specialistCard } from '#app/client/specialist.ts'
import { CopyNumber } from '#app/features/order-history/copy-number.tsx'
import { formatDelivery } from '#app/features/order-history/order-facts.tsx'
import { orderPromise } from '#app/features/order-history/order-promise.ts'
import { ProformaLink } from '#app/features/order-history/proforma-link.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { SpecialistCard } from '#app/ui/specialist-card.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Order } from '#contract/order.ts'

export function PlacedFacts({ order }: { order: Order }) {
  const company = useCompany()
  const { language, t } = useI18n()
  const { contact, delivery } = order
  const { key } = findOrderOffice(delivery, language)
  const address = company.offices.find((office) => office.key === key)?.address[language]
  const destination = formatDelivery(delivery)
  const promise = orderPromise(language, order)
  const telegram = company.socials.find((social) => social.key === 'telegram')
  return (
    <dl className="mt-12 grid gap-x-8 gap-y-5 md:grid-cols-2">
      <Fact name={t('history.placed.number')}>
        <span className="figures -my-2 inline-flex items-center">
          {order.order_number}
          <CopyNumber number={order.order_number} />
        </span>
      </Fact>
      <Fact name={t(delivery.method === 'pickup' ? 'history.details.pickup' : 'history.details.address')}>
        <NoWrap text={delivery.method === 'pickup' && address?.includes(destination) ? address : destination} />
      </Fact>
      {promise && (
        <Fact name={promise.label}>
          <NoWrap text={promise.text} />
        </Fact>
      )}
      <Fact name={t('history.details.payment')}>
        <NoWrap text={t(`history.placed.pay.${delivery.method}`)} />
        <span className="flex flex-wrap gap-x-5">
          <ProformaLink order={order} />
          <a href={paths.payment} className={`inline-flex min-h-11 items-center wide:min-h-8 ${textLink}`}>
            {t('history.placed.howToPay')}
          </a>
        </span>
      </Fact>
      <Fact name={t('history.placed.bringTitle')}>
        <NoWrap text={t('history.placed.bring')} />
      </Fact>
      <Fact name={t('history.placed.followTitle')}>
        <Link to={paths.purchaseHistory} className={textLink}>
          {t('history.title')}
        </Link>
        <span className="block text-stone">{t('history.placed.email', { email: contact.email })}</span>
      </Fact>
      <Fact name={t(order.specialist ? 'specialist.title' : 'history.placed.questions')}>
        {order.specialist && (
          <SpecialistCard
            {...specialistCard(order.specialist, t('specialist.aboutOrder', { number: order.order_number }))}
            newTab={t('common.opensInNewTab')}
          />
        )}
        <span className="flex flex-wrap items-center gap-x-5">
          <a href={company.phone.href} className={`figures inline-flex min-h-11 items-center whitespace-nowrap wide:min-h-6 ${textLink}`}>
            {company.phone.text}
          </a>
          {!order.specialist && telegram?.url && (
            <a
              href={telegram.url}
              target="_blank"
              rel="noopener noreferrer"
              className={`inline-flex min-h-11 items-center wide:min-h-6 ${textLink}`}
            >
              {telegram.name}
              <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
            </a>
          )}
        </span>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-hairline pt-3 wrap-anywhere">
      <dt className="text-13 text-stone">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
