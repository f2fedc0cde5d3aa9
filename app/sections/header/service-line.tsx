import { useCompany } from '#app/client/company.ts'
import { LanguageToggle } from '#app/features/language/language-toggle.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'

export function ServiceLine() {
  const company = useCompany()
  const { language } = useI18n()
  return (
    <div className="hidden h-10 border-b border-hairline bg-paper text-12 text-stone lg:block">
      <div className="wrap flex h-full items-center justify-between">
        <p>
          {company.offices.map(({ city }) => city[language]).join(' · ')}
          <span className="mx-4 text-hairline" aria-hidden="true">
            |
          </span>
          {company.hours.map(({ label, opens, closes }) => `${label[language]}\u00A0${opens}–${closes}`).join(', ')}
        </p>
        <p className="flex items-center gap-8">
          <a href={company.phone.href} className="quiet-link">
            {company.phone.text}
          </a>
          <LanguageToggle />
        </p>
      </div>
    </div>
  )
}
