import { useCompany } from '#app/client/company.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

const line = 'flex min-h-12 items-center justify-between gap-4'

export function SocialLines() {
  const company = useCompany()
  const { t } = useI18n()
  return (
    <section aria-label={t('info.socials')}>
      <Label>{t('info.socials')}</Label>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {company.socials.map(({ key, name, url }) => (
          <li key={key}>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className={`quiet-link ${line}`}>
                {name}
                <VisuallyHidden>, {t('common.opensInNewTab')}</VisuallyHidden>
              </a>
            ) : (
              <span className={`${line} text-stone`}>
                {name} <span className="text-13">{t('footer.soon')}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
