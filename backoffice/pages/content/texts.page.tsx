import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type PageTextState, pageTextsQuery } from '#backoffice/client/page-texts.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ContentPage } from '#backoffice/sections/content/content-page.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'

export default function TextsPage() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(pageTextsQuery)
  return (
    <ContentPage title={t('texts.title')}>
      <div className="mx-auto grid max-w-[860px] gap-5 p-5 max-md:p-4">
        <p className="text-13 text-stone">{t('texts.intro')}</p>
        {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows count={11} height="h-14" />)}
        {data && (
          <Panel isFlush>
            <ul>
              {data.results.map((text) => (
                <li key={text.page} className="border-b border-hairline last:border-0">
                  <TextRow text={text} />
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </ContentPage>
  )
}

function TextRow({ text }: { text: PageTextState }) {
  const { t } = useI18n()
  const { timeZone } = useOfficeTimeZone()
  const format = useFormat(timeZone)
  const { page, path, is_own: isOwn, is_changed: isChanged, plan, published_at: publishedAt } = text
  return (
    <Link
      to={paths.pageText(page)}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-2 text-13 -outline-offset-2 hover:bg-ivory/60 max-md:text-15"
    >
      <span className="grid gap-0.5">
        <span className="font-medium">{t(`texts.pages.${page}`)}</span>
        <span className="text-12 text-stone">{path}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-stone">
        {plan && <Badge tone="attention">{t('texts.planned', { time: format.time(plan.publish_at) })}</Badge>}
        {isChanged && <Badge tone="attention">{t('texts.draft')}</Badge>}
        <Badge tone={isOwn ? 'good' : 'quiet'}>
          {isOwn && publishedAt ? t('texts.own', { time: format.time(publishedAt) }) : t('texts.asBuilt')}
        </Badge>
      </span>
    </Link>
  )
}
