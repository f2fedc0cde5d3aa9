import type { FormEvent, ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Props = { title: string; text?: string | undefined; children?: ReactNode }

/**
 * What failed, and a button that loads the page's data again; without script it loads the page. Where nothing else of the page is left,
 * `children` leads elsewhere.
 */
export function RetryNotice({ title, text, children }: Props) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const retry = (event: FormEvent) => {
    event.preventDefault()
    void revalidate()
  }
  return (
    <Notice tone="error" title={title} text={text || t('errors.later')}>
      <form onSubmit={retry}>
        <Button type="submit" variant={children ? 'primary' : 'secondary'}>
          {t('common.retry')}
        </Button>
      </form>
      {children}
    </Notice>
  )
}

/** True while the page's data are loaded again. */
export function useIsRetrying(): boolean {
  return useRevalidator().state === 'loading'
}
