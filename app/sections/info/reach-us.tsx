import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { company } from '#contract/company.ts'

const messengers = company.socials.filter(({ key }) => key === 'telegram' || key === 'whatsapp')
const row = 'quiet-link flex min-h-12 items-center justify-between gap-4'

/** How to speak with a person: by voice, in a messenger, by mail. */
export function ReachUs() {
  const { language, t } = useI18n()
  return (
    <section aria-label={t('info.reach.title')}>
      <Label>{t('info.reach.title')}</Label>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        <li>
          <a href={company.phone.href} className={`${row} figures display-small text-20`}>
            {company.phone.text}
          </a>
        </li>
        {messengers.map(({ key, name, url }) => (
          <li key={key}>
            <a href={url ?? undefined} target="_blank" rel="noopener noreferrer" className={row}>
              {name}
              <span className="text-13 text-stone">{t('info.reach.write')}</span>
              <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${company.email}`} className={row}>
            {company.email}
          </a>
        </li>
      </ul>
      <p className="figures mt-4 text-13 text-stone">
        {company.hours.map(({ label, opens, closes }) => (
          <span key={opens} className="block">
            {label[language]} {opens}–{closes}
          </span>
        ))}
        {company.closed[language]}
      </p>
    </section>
  )
}
