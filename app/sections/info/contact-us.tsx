import { useCompany } from '#app/client/company.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { OpeningHours, ContactRows } from '#app/sections/contact-rows.tsx'
import { Label } from '#app/ui/label.tsx'

const row = 'quiet-link flex min-h-12 items-center justify-between gap-4'

export function ContactUs() {
  const company = useCompany()
  const { t } = useI18n()
  return (
    <section aria-label={t('info.reach.title')}>
      <Label>{t('info.reach.title')}</Label>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        <ContactRows
          notes={{ write: t('info.reach.write') }}
          classes={{ row, phone: 'figures display-small text-20', writeNote: 'text-13 text-stone' }}
        />
        <li>
          <a href={`mailto:${company.email}`} className={row}>
            {company.email}
          </a>
        </li>
      </ul>
      <OpeningHours className="mt-4 text-13 text-stone" />
    </section>
  )
}
