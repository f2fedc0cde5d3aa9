import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { endDraft, type HomeDraft, homeQuery, saveHome, type StaffBanner } from '#backoffice/client/home.ts'
import { useShopUrl } from '#backoffice/client/use-staff.ts'
import { SortableRow, SortableRows } from '#backoffice/features/row-order/sortable-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ContentPage } from '#backoffice/sections/content/content-page.tsx'
import { HiddenBadge } from '#backoffice/sections/content/hidden-badge.tsx'
import { BannerDialog } from '#backoffice/sections/content/home/banner-dialog.tsx'
import { RowDialog } from '#backoffice/sections/content/home/row-dialog.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, LoadingOrFailed } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { type HomeRowName, homeRows } from '#contract/rules/staff/home-parts.ts'

export default function HomePage() {
  const { t } = useI18n()
  const { data: draft, error, refetch } = useQuery(homeQuery)
  if (draft) return <Draft draft={draft} />
  return (
    <ContentPage title={t('home.title')}>
      <LoadingOrFailed error={error} refetch={refetch} />
    </ContentPage>
  )
}

function Draft({ draft }: { draft: HomeDraft }) {
  const { t } = useI18n()
  const { run, isBusy, failure } = useAction()
  const [banner, setBanner] = useState<StaffBanner | 'new' | null>(null)
  const [row, setRow] = useState<HomeRowName | null>(null)
  const shopUrl = useShopUrl()
  const { version, banners, is_changed: isChanged } = draft
  const preview = () =>
    run(async () => {
      const { path } = await callStaff('POST /api/staff/home/preview/', {})
      window.open(shopUrl(path), '_blank', 'noopener')
    })
  const order = (ids: readonly number[]) =>
    void run(() => saveHome(draft, { banners: ids.flatMap((id) => banners.find((each) => each.id === id) ?? []) }, t('content.ordered')))
  return (
    <ContentPage
      title={t('home.title')}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={() => void preview()}>
            {t('home.preview')}
          </Button>
          <Button
            variant="primary"
            disabled={!isChanged}
            aria-disabled={isBusy}
            onClick={() => void run(() => endDraft('publish', version, t('home.published')))}
          >
            {t('home.publish')}
          </Button>
        </>
      }
    >
      <div className="mx-auto grid max-w-[860px] gap-5 p-5 max-md:p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-13 text-stone">{t(isChanged ? 'home.changed' : 'home.same')}</p>
          {isChanged && (
            <Button aria-disabled={isBusy} onClick={() => void run(() => endDraft('discard', version, t('home.discarded')))}>
              {t('home.discard')}
            </Button>
          )}
        </div>
        <FailureLine text={failure} />
        <BannersPanel banners={banners} isBusy={isBusy} onOrder={order} onOpen={setBanner} />
        <Panel title={t('home.rowsTitle')}>
          <ul>
            {homeRows.map((name) => (
              <li key={name} className="border-b border-hairline last:border-0">
                <button
                  type="button"
                  onClick={() => setRow(name)}
                  className="flex min-h-11 w-full items-center justify-between gap-4 text-left text-13 hover:text-brass max-md:text-15"
                >
                  <span>{t(`home.rows.${name}`)}</span>
                  <span className="text-stone">{t(`home.modes.${draft.rows[name].mode}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      {banner && <BannerDialog draft={draft} banner={banner === 'new' ? null : banner} onClose={() => setBanner(null)} />}
      {row && <RowDialog draft={draft} name={row} onClose={() => setRow(null)} />}
    </ContentPage>
  )
}

type PanelProps = {
  banners: readonly StaffBanner[]
  isBusy: boolean
  onOrder: (ids: readonly number[]) => void
  onOpen: (banner: StaffBanner | 'new') => void
}

function BannersPanel({ banners, isBusy, onOrder, onOpen }: PanelProps) {
  const { t, language } = useI18n()
  return (
    <Panel
      title={t('home.banners')}
      isFlush
      actions={
        <Button onClick={() => onOpen('new')}>
          <Plus aria-hidden="true" size={15} />
          {t('common.add')}
        </Button>
      }
    >
      <SortableRows ids={banners.map(({ id }) => id)} isBusy={isBusy} onOrder={onOrder} label={t('home.banners')}>
        {banners.map((each) => (
          <SortableRow key={each.id} id={each.id} name={each[`title_${language}`]} onOpen={() => onOpen(each)}>
            <span className="grid min-w-0 gap-0.5">
              <span>{each[`title_${language}`]}</span>
              <span className="truncate text-12 text-stone">
                {t(`home.places.${each.place}`)} · {each.link}
              </span>
            </span>
            {!each.is_active && <HiddenBadge />}
          </SortableRow>
        ))}
      </SortableRows>
    </Panel>
  )
}
