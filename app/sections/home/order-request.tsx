import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { OrderForm } from '#app/sections/home/order-form.tsx'
import { openingHours, ReachRows } from '#app/sections/reach-rows.tsx'
import { Label } from '#app/ui/label.tsx'

/** How to ask for a piece that the shop does not have (HOME-09): by the form, by voice or by message. */
export function OrderRequest() {
  const { t } = useI18n()
  return (
    <section aria-labelledby="order" className="wrap">
      <div className="grid lg:grid-cols-2">
        <div className="flex flex-col bg-ink px-6 py-12 text-paper md:p-14 xl:p-20">
          <Label className="text-paper/70">{t('home.order.label')}</Label>
          <h2 id="order" className="display mt-5 text-32 md:text-60">
            {t('home.order.title')}
          </h2>
          <p className="mt-6 max-w-110 text-17 text-paper/80">{t('home.order.text')}</p>
          <ContactLinks />
        </div>
        <div className="border border-hairline bg-ivory px-6 py-10 md:p-14">
          <OrderForm />
        </div>
      </div>
    </section>
  )
}

const row = 'flex min-h-14 items-center justify-between gap-4 border-b border-paper/20 transition-colors hover:border-paper'

function ContactLinks() {
  const { language, t } = useI18n()
  return (
    <div className="mt-auto pt-12">
      <ul>
        <ReachRows
          notes={{ call: t('home.order.call'), write: t('home.order.write') }}
          classes={{
            row,
            phone: 'figures display-small text-24',
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
      <p className="figures mt-6 text-13 text-paper/70">
        {openingHours(language).map((line) => (
          <span key={line} className="mr-4 inline-block">
            {line}
          </span>
        ))}
      </p>
    </div>
  )
}
