import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { threadsQuery } from '#app/client/messages.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { offices } from '#contract/offices.ts'

export function ThreadList() {
  const { t } = useI18n()
  const placeTime = usePlaceTime()
  const { data, error, refetch } = useQuery(threadsQuery)
  if (error && !data)
    return (
      <Notice tone="error" title={t('messages.loadFailed')}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Notice>
    )
  if (!data) return <MessagesSkeleton />
  if (!data.results.length)
    return (
      <Notice title={t('messages.empty.title')} text={t('messages.empty.text')}>
        <ButtonLink to={paths.support}>{t('messages.empty.ask')}</ButtonLink>
      </Notice>
    )
  return (
    <ul className="border-t border-hairline">
      {data.results.map(({ number, kind, piece, last_at: at }) => (
        <li key={number} className="border-b border-hairline">
          <Link to={`?thread=${number}`} className="quiet-link flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
            <span className="grid min-w-0">
              <span>{piece?.name ?? t(`messages.kind.${kind}`)}</span>
              <span className="figures text-13 text-stone">
                {[t('messages.number', { number }), piece && t(`messages.kind.${kind}`)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <time dateTime={at} className="figures text-13 text-stone">
              <NoWrap text={placeTime(at, offices[0].key)} />
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function MessagesSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  )
}
