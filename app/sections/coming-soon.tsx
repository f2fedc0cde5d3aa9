import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Label } from '#app/ui/label.tsx'

export function ComingSoon({ title, text }: { title: string; text: string }) {
  const company = useCompany()
  const { language, t } = useI18n()
  return (
    <section className="wrap py-20 md:py-32">
      <Label>{t('soon.label')}</Label>
      <h1 className="display mt-5 max-w-220 text-44 md:text-60">{title}</h1>
      <p className="mt-6 max-w-150 text-17 text-stone">{text}</p>
      <div className="mt-10 flex flex-wrap gap-4">
        <ButtonLink to={paths.catalog()}>{t('common.toCatalog')}</ButtonLink>
        <ButtonLink to={company.phone.href} variant="secondary" className="figures" reloadDocument>
          {company.phone.text}
        </ButtonLink>
      </div>
      <p className="mt-8 text-13 text-stone">
        {company.hours.map(({ label, opens, closes }) => `${label[language]} ${opens}–${closes}`).join(', ')}, {company.closed[language]}
      </p>
    </section>
  )
}
