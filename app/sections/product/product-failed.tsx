import { isRouteErrorResponse } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { RetryNotice } from '#app/sections/retry-notice.tsx'
import { NotFound } from '#app/sections/shell/not-found.tsx'

/** A piece that is not there is the shop's 404; one that could not be loaded says so and can be asked for again (PDP-06). */
export function ProductFailed({ error }: { error: unknown }) {
  const { t } = useI18n()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="wrap py-16 md:py-28">
      <title>{`${t('product.loadFailed')} — Vitrine`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t('product.loadFailed')}</h1>
      <RetryNotice title={t('product.loadFailed')} />
    </div>
  )
}
