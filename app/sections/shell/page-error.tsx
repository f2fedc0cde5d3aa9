import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { RetryNotice } from '#app/sections/retry-notice.tsx'
import { PageTitle } from '#app/sections/shell/page-title.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export function PageError({ reason }: { reason: string }) {
  const { t } = useI18n()
  const title = t('errors.page')
  return (
    <div className="wrap py-16 md:py-28">
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{title}</h1>
      <RetryNotice title={title} text={reason}>
        <ButtonLink to={paths.home} variant="secondary">
          {t('common.toHome')}
        </ButtonLink>
      </RetryNotice>
    </div>
  )
}
