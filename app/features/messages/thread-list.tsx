import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCompany } from '#app/client/company.ts'
import { type OwnThread, threadsQuery } from '#app/client/messages.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'

export function ThreadList() {
  const { t } = useI18n()
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
      {data.results.map((thread) => (
        <li key={thread.number} className="border-b border-hairline">
          <ThreadLink thread={thread} />
        </li>
      ))}
    </ul>
  )
}

function ThreadLink({ thread: { number, kind, piece, state, latest, last_at: at } }: { thread: OwnThread }) {
  const { language, t } = useI18n()
  const { name: shop } = useCompany()
  const placeTime = usePlaceTime()
  const facts = [
    t('messages.number', { number }),
    piece && t(`messages.kind.${kind}`),
    piece?.status === 'reserved' && t('product.reserved'),
  ]
  return (
    <Link
      to={`?thread=${number}`}
      className="quiet-link grid min-h-18 grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <span className="flex min-w-0 flex-wrap gap-x-4">
        {piece?.name ?? t(`messages.kind.${kind}`)}
        {piece && <span className="figures whitespace-nowrap">{priceOf(language, piece.price_usd) ?? t('messages.onRequest')}</span>}
      </span>
      <span className={`text-13 sm:text-right ${state === 'answered' ? 'text-moss' : 'text-stone'}`}>{t(`messages.state.${state}`)}</span>
      {latest && (
        <span className="truncate text-13 sm:col-span-2">
          {latest.is_own ? t('messages.you') : shop}: {latest.excerpt}
        </span>
      )}
      <span className="figures text-13 text-stone">{facts.filter(Boolean).join(' · ')}</span>
      <time dateTime={at} className="figures text-13 text-stone sm:text-right">
        <NoWrap text={placeTime(at, offices[0].key)} />
      </time>
    </Link>
  )
}

const priceOf = (language: Language, price: string | null) => (price === null ? null : formatCents(language, toCents(price) ?? 0))

export function MessagesSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  )
}
