import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useShopUrl } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ContentPage } from '#backoffice/sections/content/content-page.tsx'
import { SegmentField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, LoadingOrFailed, sentenceOf } from '#backoffice/ui/states.tsx'
import { type ArchivePrices, archivePrices } from '#contract/rules/archive-prices.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

const queryKey = queryKeys.shop.archive
type Choice = Pick<StaffResponseOf<'GET /api/staff/archive/'>, 'is_open' | 'prices'>

export default function ArchivePage() {
  const { t } = useI18n()
  const shopUrl = useShopUrl()
  const [failure, setFailure] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => callStaff('GET /api/staff/archive/') })
  const change = async (body: Choice, done: string) => {
    setFailure(null)
    const was = data && { is_open: data.is_open, prices: data.prices }
    queryClient.setQueryData(queryKey, data && { ...data, ...body })
    try {
      const { action_id: actionId, archive } = await callStaff('PUT /api/staff/archive/', { body: { ...body, ...(was ? { was } : {}) } })
      queryClient.setQueryData(queryKey, archive)
      showUndoToast(done, actionId)
    } catch (failed) {
      void refetch()
      setFailure(sentenceOf(failed, t('common.actionFailed')))
    }
  }
  return (
    <ContentPage title={t('archive.title')}>
      <div className="mx-auto grid max-w-[720px] gap-5 p-5 max-md:p-4">
        {!data && <LoadingOrFailed error={error} refetch={refetch} />}
        {data && (
          <>
            <Panel title={t('archive.panel')}>
              <p className="mb-4 text-13 text-stone">{t('archive.text')}</p>
              <TickField
                checked={data.is_open}
                help={t(data.is_open ? 'archive.openHelp' : 'archive.closedHelp')}
                onChange={(isOpen) =>
                  void change({ is_open: isOpen, prices: data.prices }, t(isOpen ? 'archive.opened' : 'archive.closed'))
                }
              >
                {t('archive.open')}
              </TickField>
              <p className="mt-4 text-13">
                {data.pieces > 0 ? t('archive.pieces', { count: data.pieces }) : t('archive.none')}{' '}
                {data.is_open && data.pieces > 0 && (
                  <a
                    href={shopUrl('/sales-history')}
                    target="_blank"
                    rel="noreferrer"
                    className="underline underline-offset-4 hover:text-brass"
                  >
                    {t('archive.see')}
                  </a>
                )}
              </p>
              <p className="mt-1 text-13 text-stone">{t('archive.leaveOut')}</p>
            </Panel>
            <Panel title={t('archive.prices')}>
              <SegmentField
                label={t('archive.pricesLabel')}
                value={data.prices}
                options={archivePrices.map((value) => ({ value, label: t(`archive.choices.${value}`) }))}
                onChange={(value) => {
                  const prices = archivePrices.find((known) => known === value) ?? 'none'
                  const choice = t(`archive.choices.${prices}`)
                  void change({ is_open: data.is_open, prices }, t('archive.pricesChanged', { choice }))
                }}
              />
              <p className="mt-3 text-13 text-stone">
                {t(`archive.help.${data.prices}`)} {t('archive.pageHelp')}
              </p>
              <Sample prices={data.prices} />
            </Panel>
            <FailureLine text={failure} />
          </>
        )}
      </div>
    </ContentPage>
  )
}

function Sample({ prices }: { prices: ArchivePrices }) {
  const { t } = useI18n()
  return (
    <figure className="mt-5 border-t border-hairline pt-4">
      <figcaption className="text-12 text-stone">{t('archive.preview')}</figcaption>
      <p className="mt-2 text-15">{t('archive.sample')}</p>
      <p className="text-13 text-stone">{t('archive.sampleFacts')}</p>
      <output className="mt-1 block text-13">{t(`archive.samples.${prices}`)}</output>
    </figure>
  )
}
