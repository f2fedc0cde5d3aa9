import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { tabStorage } from '#app/browser/storage.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'

const key = 'staff-reloaded'

/**
 * Shown for a page that failed to load or does not exist. If a chunk of an older build is missing after a deployment, reloads the page
 * once.
 */
export function PageError() {
  const { t } = useI18n()
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    const isOldBuild = error instanceof TypeError && /import|module|fetch/i.test(error.message)
    if (!isOldBuild || tabStorage.get(key)) return
    tabStorage.set(key, '1')
    location.reload()
  }, [error])
  if (isMissing) return <MissingPage />
  return (
    <Page title={t('common.pageFailed')}>
      <EmptyState title={t('common.pageFailed')} text={t('common.pageFailedText')}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('common.reload')}
        </Button>
        <ButtonLink to="/">{t('common.toToday')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}

export function ClosedPage() {
  const { t } = useI18n()
  return (
    <Page title={t('common.closed')}>
      <EmptyState title={t('common.closed')} text={t('common.closedText')}>
        <ButtonLink to="/">{t('common.toToday')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}

export function MissingPage() {
  const { t } = useI18n()
  return (
    <Page title={t('common.notFound')}>
      <EmptyState title={t('common.notFound')} text={t('common.notFoundText')}>
        <ButtonLink to="/">{t('common.toToday')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}
