import { useLocation } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CatalogFailure } from '#app/sections/catalog/catalog-data.ts'
import { failureText } from '#app/sections/catalog/failure-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** In place of a list that did not come: why, and another try, which is the same address once more. */
export function FailedList({ failure }: { failure: CatalogFailure }) {
  const { t } = useI18n()
  const { pathname, search } = useLocation()
  return (
    <Notice tone="error" title={t('catalog.error.title')} text={failureText(failure, t)}>
      <ButtonLink to={pathname + search} replace preventScrollReset>
        {t('common.retry')}
      </ButtonLink>
    </Notice>
  )
}
