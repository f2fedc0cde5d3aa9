import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** What failed, and a button that loads the page's data again; without script it loads the page. */
export function RetryNotice({ title, text }: { title: string; text?: string | undefined }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const retry = (event: FormEvent) => {
    event.preventDefault()
    void revalidate()
  }
  return (
    <Notice tone="error" title={title} text={text}>
      <form onSubmit={retry}>
        <Button type="submit" variant="secondary">
          {t('common.retry')}
        </Button>
      </form>
    </Notice>
  )
}

/** True while the page's data are loaded again. */
export function useIsRetrying(): boolean {
  return useRevalidator().state === 'loading'
}
