import type { ReactNode } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'

export const politely = { role: 'status' } as const

export function EmptyState({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div {...politely} className="grid justify-items-center gap-1 px-5 py-16 text-center">
      <p className="text-15 font-medium">{title}</p>
      {text && <p className="max-w-100 text-stone">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}

export function FailedState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useI18n()
  return (
    <div role="alert" className="grid justify-items-center gap-1 px-5 py-16 text-center">
      <p className="text-15 font-medium text-oxblood">{t('common.loadFailed')}</p>
      <p className="max-w-100 text-stone">{sentenceOf(error, t('common.actionFailed'))}</p>
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}

type Loaded = { error: unknown; refetch: () => Promise<unknown>; count?: number; height?: string }

export function LoadingOrFailed({ error, refetch, ...rows }: Loaded) {
  return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows {...rows} />
}

export function FailureLine({ text }: { text?: string | null }) {
  if (!text) return null
  return (
    <p ref={bringIntoSight} role="alert" className="mt-4 border-l-2 border-oxblood pl-3 text-oxblood">
      {text}
    </p>
  )
}

function bringIntoSight(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'nearest' })
}

export function LoadingRows({ count = 8, height = 'h-9' }: { count?: number; height?: string }) {
  const { t } = useI18n()
  return (
    <div {...politely} aria-label={t('common.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={`flex items-center gap-4 border-b border-hairline px-4 ${height}`}>
          <Skeleton className="h-3 w-1/6" />
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="h-3 w-1/5" />
        </div>
      ))}
    </div>
  )
}

export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.detail ? error.detail : fallback
}
