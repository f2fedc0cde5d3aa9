import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PageTitle } from '#app/sections/shell/page-title.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'

/** The fallback screen. Does not use the shop's layout, because the layout may be what failed. */
export function ErrorScreen() {
  const { t } = useI18n()
  return (
    <main className="wrap flex min-h-dvh flex-col items-center justify-center py-16 text-center">
      <PageTitle title={t('errors.fallback.title')} />
      <Wordmark className="mb-16 h-5" />
      <h1 className="display text-44 md:text-60">{t('errors.fallback.title')}</h1>
      <p className="mx-auto mt-5 max-w-120 text-17 text-stone">{t('errors.fallback.text')}</p>
      <div className="mt-10 flex flex-wrap justify-center gap-4">
        <Button onClick={() => location.reload()}>{t('errors.fallback.refresh')}</Button>
        <ButtonLink to={paths.appointment} variant="secondary" reloadDocument>
          {t('errors.fallback.appointment')}
        </ButtonLink>
      </div>
    </main>
  )
}
