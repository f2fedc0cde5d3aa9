import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PageTitle } from '#app/sections/shell/page-title.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Label } from '#app/ui/label.tsx'

export function NotFound() {
  const { t } = useI18n()
  return (
    <section className="wrap py-24 text-center md:py-40">
      <PageTitle title={t('errors.notFound.title')} />
      <meta name="robots" content="noindex" />
      <Label>{t('errors.notFound.code')}</Label>
      <h1 className="display mt-5 text-44 md:text-60">{t('errors.notFound.title')}</h1>
      <p className="mx-auto mt-5 max-w-120 text-17 text-stone">{t('errors.notFound.text')}</p>
      <div className="mt-10 flex flex-wrap justify-center gap-4">
        <ButtonLink to={paths.catalog()}>{t('common.toCatalog')}</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          {t('common.toHome')}
        </ButtonLink>
      </div>
    </section>
  )
}
