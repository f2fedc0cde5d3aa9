import { useI18n } from '#app/i18n/i18n-context.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { company } from '#contract/company.ts'

const messengers = company.socials.filter(({ key }) => key === 'telegram' || key === 'whatsapp')
const line = 'quiet-link group flex min-h-18 flex-wrap items-center justify-between gap-x-6 border-b border-hairline py-4'
const value = 'display-small figures text-20 wrap-anywhere sm:text-24'

/** Every way to reach a person, large enough to press (INFO-05, INFO-06). */
export function ContactLines() {
  const { t } = useI18n()
  return (
    <ul className="border-t border-hairline">
      <li>
        <a href={company.phone.href} className={line}>
          <span className={value}>{company.phone.text}</span>
          <span className="text-stone">{t('info.reach.call')}</span>
        </a>
      </li>
      {messengers.map(({ key, name, url }) => (
        <li key={key}>
          <a href={url ?? undefined} target="_blank" rel="noopener noreferrer" className={line}>
            <span className={value}>{name}</span>
            <span className="text-stone">{t('info.reach.write')}</span>
            <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
          </a>
        </li>
      ))}
      <li>
        <a href={`mailto:${company.email}`} className={line}>
          <span className={value}>{company.email}</span>
          <span className="text-stone">{t('info.reach.email')}</span>
        </a>
      </li>
    </ul>
  )
}
