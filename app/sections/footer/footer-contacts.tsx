import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { OpeningHours } from '#app/sections/contact-rows.tsx'
import { Label } from '#app/ui/label.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

export function FooterContacts() {
  const company = useCompany()
  const { language, t } = useI18n()
  return (
    <div className="max-md:border-t max-md:border-hairline max-md:pt-4">
      <Label className="max-md:hidden">{t('footer.contacts')}</Label>
      <p className="md:mt-3">
        <a href={company.phone.href} className="quiet-link figures display-small inline-flex min-h-11 items-center text-20">
          {company.phone.text}
        </a>
        <br />
        <a href={`mailto:${company.email}`} className="quiet-link inline-flex min-h-8 items-center">
          {company.email}
        </a>
      </p>
      <div className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4">
        {company.offices.map(({ key, city, address }) => (
          <address key={key} className="mt-3 not-italic md:mt-5">
            {city[language]}
            <br />
            <span className="text-stone">{address[language].replace(`${city[language]}, `, '')}</span>
          </address>
        ))}
      </div>
      <OpeningHours className="mt-3 text-stone max-md:text-13 max-md:[&>span]:mr-3 max-md:[&>span]:inline-block md:mt-5" />
      <p className="mt-3 md:mt-5">
        <a href={paths.contacts} className={textLink}>
          {t('header.contacts')}
        </a>
      </p>
    </div>
  )
}

/** Social networks with a URL. Networks without a URL appear only on the home and contact pages, as coming soon. */
export function FooterSocials() {
  const company = useCompany()
  const { t } = useI18n()
  return (
    <ul aria-label={t('footer.socials')} className="flex flex-wrap items-center gap-x-6">
      {company.socials.map(
        ({ key, name, url }) =>
          url && (
            <li key={key}>
              <a href={url} target="_blank" rel="noopener noreferrer" className="quiet-link inline-flex min-h-11 items-center">
                {name}
                <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
