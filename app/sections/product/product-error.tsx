import { isRouteErrorResponse } from 'react-router'
import { isPageDataError } from '#app/client/api-error.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { RelatedPieces } from '#app/sections/product/related-pieces.tsx'
import { RetryNotice } from '#app/sections/retry-notice.tsx'
import { NotFound } from '#app/sections/shell/not-found.tsx'
import { PageTitle } from '#app/sections/shell/page-title.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export type GonePiece = Parameters<typeof RelatedPieces>[0] & {
  title: string
  text: string
  current: { brand: { id: number } }
}

/** Shows the shop's 404 page for a missing piece, and an error with a retry for a piece that failed to load (PDP-06). */
export function ProductError({ error }: { error: unknown }) {
  const { t } = useI18n()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (isRouteErrorResponse(error) && error.status === 410) return <Gone {...(error.data as GonePiece)} />
  return (
    <div className="wrap py-16 md:py-28">
      <PageTitle title={t('product.loadFailed')} />
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t('product.loadFailed')}</h1>
      <RetryNotice title={t('product.loadFailed')} text={isPageDataError(error) ? error.detail : undefined}>
        <ButtonLink to={paths.catalog()} variant="secondary">
          {t('common.toCatalog')}
        </ButtonLink>
      </RetryNotice>
    </div>
  )
}

function Gone({ title, text, ...relatives }: GonePiece) {
  return (
    <>
      <div className="wrap pt-16 md:pt-28">
        <PageTitle title={title} />
        <meta name="robots" content="noindex" />
        <h1 className="display text-32 md:text-44">{title}</h1>
        <p className="mt-4 text-17 text-stone">{text}</p>
      </div>
      <RelatedPieces {...relatives} />
    </>
  )
}
