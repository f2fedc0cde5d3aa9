import { useLocation } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CatalogError } from '#app/sections/catalog/catalog-data.ts'
import { catalogErrorText } from '#app/sections/catalog/catalog-error-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function CatalogListError({ listError }: { listError: CatalogError }) {
  const { t } = useI18n()
  const { pathname, search } = useLocation()
  return (
    <Notice tone="error" title={t('catalog.error.title')} text={catalogErrorText(listError, t)}>
      <ButtonLink to={pathname + search} replace preventScrollReset>
        {t('common.retry')}
      </ButtonLink>
    </Notice>
  )
}
