import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { alertsQuery, changeSavedSearch, deleteSavedSearch } from '#app/client/alerts.ts'
import { errorText } from '#app/client/api-error.ts'
import { paths } from '#app/client/paths.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { AlertReach } from '#app/sections/favorites/alert-reach.tsx'
import { QueryErrorNotice } from '#app/sections/query-error-notice.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { InlineSelect } from '#app/ui/inline-select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { toast } from '#app/ui/toast.ts'
import type { SavedSearch } from '#contract/alerts.ts'
import { alertPaces } from '#contract/rules/alert-enums.ts'

export function SavedSearches() {
  const { t } = useI18n()
  const { data, isError, refetch } = useQuery({ ...alertsQuery, enabled: useIsSignedIn() })
  if (isError && !data) return <QueryErrorNotice title={t('alerts.loadFailed')} onRetry={() => void refetch()} />
  if (!data) return <SavedSearchesSkeleton />
  if (!data.searches.length)
    return (
      <Notice title={t('alerts.empty')} text={t('alerts.emptyText')}>
        <ButtonLink to={paths.catalog()}>{t('common.toCatalog')}</ButtonLink>
      </Notice>
    )
  return (
    <>
      <AlertReach reach={data.reach} />
      <ul className="border-t border-hairline">
        {data.searches.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </>
  )
}

function SearchRow({ search }: { search: SavedSearch }) {
  const { t } = useI18n()
  const { id, name, path, pace, is_on: isOn, count } = search
  const run = (work: Promise<void>) => void work.catch((error: unknown) => toast.error(errorText(error, t('alerts.changeFailed'))))
  const remove = () => run(deleteSavedSearch(search).then(() => toast.info(t('alerts.removed'))))
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hairline py-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <h2 className="display-small text-20">
          <Link to={path} className="wrap-anywhere decoration-ink/30 underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-13 text-stone">{count ? t('alerts.fits', { count }) : t('alerts.fitsNone')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6">
        <Switch
          label={t('alerts.on', { name })}
          text={t('alerts.tell')}
          checked={isOn}
          onChange={({ target }) => run(changeSavedSearch(id, { is_on: target.checked }))}
        />
        <InlineSelect
          label={t('alerts.pace')}
          aria-label={t('alerts.paceOf', { name })}
          value={pace}
          disabled={!isOn}
          options={alertPaces.map((value) => ({ value, label: t(`alerts.paces.${value}`) }))}
          onChange={({ target }) => run(changeSavedSearch(id, { pace: target.value === 'at-once' ? 'at-once' : 'daily' }))}
        />
        <button
          type="button"
          aria-label={t('alerts.remove', { name })}
          onClick={remove}
          className="quiet-link min-h-11 text-13 underline decoration-ink/30 underline-offset-4"
        >
          {t('alerts.removeShort')}
        </button>
      </div>
    </li>
  )
}

export function SavedSearchesSkeleton() {
  return (
    <div aria-hidden="true" className="border-t border-hairline">
      {[1, 2, 3].map((row) => (
        <div key={row} className="border-b border-hairline py-5">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-3 h-4 w-40" />
        </div>
      ))}
    </div>
  )
}
