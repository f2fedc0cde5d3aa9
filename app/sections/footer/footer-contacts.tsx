import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { openingHours } from '#app/sections/reach-rows.tsx'
import { Label } from '#app/ui/label.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { company } from '#contract/company.ts'

export function FooterContacts() {
  const { language, t } = useI18n()
  return (
    <div>
      <Label>{t('footer.contacts')}</Label>
      <p className="mt-3">
        <a href={company.phone.href} className="quiet-link figures display-small inline-flex min-h-11 items-center text-20">
          {company.phone.text}
        </a>
        <br />
        <a href={`mailto:${company.email}`} className="quiet-link inline-flex min-h-8 items-center">
          {company.email}
        </a>
      </p>
      {company.offices.map(({ key, city, address }) => (
        <address key={key} className="mt-5 not-italic">
          {city[language]}
          <br />
          <span className="text-stone">{address[language]}</span>
        </address>
      ))}
      <p className="figures mt-5 text-stone">
        {openingHours(language).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <p className="mt-5">
        <a href={paths.contacts} className={textLink}>
          {t('header.contacts')}
        </a>
      </p>
    </div>
  )
}

/** A network without a URL yet is announced as coming soon, not linked. */
export function FooterSocials() {
  const { t } = useI18n()
  return (
    <ul aria-label={t('footer.socials')} className="flex flex-wrap items-center gap-x-6">
      {company.socials.map(({ key, name, url }) => (
        <li key={key}>
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" className="quiet-link inline-flex min-h-11 items-center">
              {name}
              <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center">
              {name}&nbsp;— {t('footer.soon')}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
