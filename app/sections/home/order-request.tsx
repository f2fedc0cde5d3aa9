import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ContactRows } from '#app/sections/contact-rows.tsx'
import { OrderForm } from '#app/sections/home/order-form.tsx'
import { Label } from '#app/ui/label.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { openingHours } from '#contract/rules/company.ts'

export function OrderRequest() {
  const { t } = useI18n()
  return (
    <section aria-labelledby="order" className="wrap">
      <div className="grid lg:grid-cols-2">
        <div className="flex flex-col bg-ink px-6 pt-7 pb-5 text-paper md:p-14 xl:p-20">
          <Label className="text-paper/70 max-md:hidden">{t('home.order.label')}</Label>
          <h2 id="order" className="display-small md:display text-24 text-balance md:mt-5 md:text-60">
            {t('home.order.title')}
          </h2>
          <p className="mt-3 max-w-110 text-paper/80 md:mt-6 md:text-17">{t('home.order.text')}</p>
          <ContactLinks />
        </div>
        <OrderForm className="bg-linen p-6 max-md:has-[[aria-expanded=false]]:border-ink max-md:has-[[aria-expanded=false]]:bg-ink max-md:has-[[aria-expanded=false]]:pt-0 md:p-14" />
      </div>
    </section>
  )
}

const row = 'flex min-h-14 items-center justify-between gap-4 border-b border-paper/20 transition-colors hover:border-paper'

function ContactLinks() {
  const company = useCompany()
  const { language, t } = useI18n()
  return (
    <div className="mt-auto md:pt-12">
      <ul className="max-md:hidden">
        <ContactRows
          notes={{ call: t('home.order.call'), write: t('home.order.write') }}
          classes={{
            row,
            phone: 'display-small text-17 whitespace-nowrap min-[360px]:text-20 sm:text-24',
            callNote: 'font-text text-15 tracking-normal text-paper/70',
            writeNote: 'text-paper/70',
          }}
        />
        <li>
          <a href={paths.contacts} className={row}>
            {t('home.order.contacts')}
          </a>
        </li>
      </ul>
      <p className="mt-6 text-13 text-paper/70 max-md:hidden">
        {openingHours(company, language).map((line) => (
          <span key={line} className="mr-4 inline-block">
            <NoWrap text={line} />
          </span>
        ))}
      </p>
    </div>
  )
}
