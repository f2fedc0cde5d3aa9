import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { company } from '#contract/company.ts'

const messengers = company.socials.filter(({ key }) => key === 'telegram' || key === 'whatsapp')
const row = 'flex min-h-14 items-center justify-between gap-4 border-b border-paper/20 transition-colors hover:border-paper'

/** How to ask for a piece that is not in the window (HOME-09): by voice or by message. */
export function OrderRequest() {
  const { language, t } = useI18n()
  const hours = [...company.hours.map(({ label, opens, closes }) => `${label[language]} ${opens}–${closes}`), company.closed[language]]
  return (
    <section aria-labelledby="order" className="wrap">
      <div className="grid gap-12 bg-ink px-6 py-14 text-paper md:px-14 md:py-20 lg:grid-cols-2 lg:gap-20">
        <div>
          <Label className="text-paper/70">{t('home.order.label')}</Label>
          <h2 id="order" className="display mt-5 text-32 md:text-60">
            {t('home.order.title')}
          </h2>
          <p className="mt-6 max-w-110 text-17 text-paper/80">{t('home.order.text')}</p>
        </div>
        <div className="self-end">
          <ul>
            <li>
              <a href={company.phone.href} className={`figures display-small text-24 ${row}`}>
                {company.phone.text}
                <span className="font-text text-15 tracking-normal text-paper/70">{t('home.order.call')}</span>
              </a>
            </li>
            {messengers.map(({ key, name, url }) => (
              <li key={key}>
                <a href={url ?? undefined} target="_blank" rel="noopener noreferrer" className={row}>
                  {name}
                  <span className="text-paper/70">{t('home.order.write')}</span>
                  <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
                </a>
              </li>
            ))}
            <li>
              <a href={paths.contacts} className={row}>
                {t('home.order.contacts')}
              </a>
            </li>
          </ul>
          <p className="figures mt-6 text-13 text-paper/70">
            {hours.map((line) => (
              <span key={line} className="mr-4 inline-block">
                {line}
              </span>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
