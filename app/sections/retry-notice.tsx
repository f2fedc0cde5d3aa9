import type { FormEvent, ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Props = { title: string; text?: string | undefined; children?: ReactNode }

/**
 * Says what failed, and offers to reload the page's data; without scripts, the button reloads the page. `children` are links to other
 * pages, for a page without other content.
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

export function useIsRetrying(): boolean {
  return useRevalidator().state === 'loading'
}
