import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NotFound } from '#app/sections/shell/not-found.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** A piece that is not there is the shop's 404; one that could not be loaded says so and can be asked for again (PDP-06). */
export function ProductFailed({ error }: { error: unknown }) {
  const { t } = useI18n()
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const isBusy = state !== 'idle'
  return (
    <div className="wrap py-16 md:py-28">
      <title>{`${t('product.loadFailed')} — Vitrine`}</title>
      <meta name="robots" content="noindex" />
      <Notice tone="error" title={t('product.loadFailed')} text={t('product.loadFailedText')}>
        <Button aria-disabled={isBusy} onClick={() => isBusy || void revalidate()}>
          {isBusy ? t('common.loading') : t('common.retry')}
        </Button>
        <ButtonLink to={paths.catalog()} look="secondary">
          {t('common.toCatalog')}
        </ButtonLink>
      </Notice>
    </div>
  )
}
