import { useCompany } from '#app/client/company.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ContactRows } from '#app/sections/contact-rows.tsx'

const line = 'quiet-link group flex min-h-18 flex-wrap items-center justify-between gap-x-6 border-b border-hairline py-4'
const value = 'display-small figures text-20 wrap-anywhere sm:text-24'

export function ContactLines() {
  const company = useCompany()
  const { t } = useI18n()
  return (
    <ul className="border-t border-hairline">
      <ContactRows
        notes={{ call: t('info.reach.call'), write: t('info.reach.write') }}
        classes={{ row: line, name: value, callNote: 'text-stone', writeNote: 'text-stone' }}
      />
      <li>
        <a href={`mailto:${company.email}`} className={line}>
          <span className={value}>{company.email}</span>
          <span className="text-stone">{t('info.reach.email')}</span>
        </a>
      </li>
    </ul>
  )
}
