import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type EmptyShopPreview, emptyShopQuery } from '#backoffice/client/empty-shop.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { emptyShopPage as english } from '#backoffice/i18n/en/empty-shop-page.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PageTexts } from '#backoffice/i18n/page-texts.tsx'
import { emptyShopPage as russian } from '#backoffice/i18n/ru/empty-shop-page.ts'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { GoingPanel, StayingPanel } from '#backoffice/sections/settings/empty-shop/preview-panels.tsx'
import { RemoveForm } from '#backoffice/sections/settings/empty-shop/remove-form.tsx'
import { SettingsPage } from '#backoffice/sections/settings/settings-page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { textLink } from '#backoffice/ui/text-link.ts'

const texts = { ru: { emptyShopPage: russian }, en: { emptyShopPage: english } }

export default function EmptyShopPage() {
  return (
    <PageTexts texts={texts}>
      <EmptyShop />
    </PageTexts>
  )
}

function EmptyShop() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(emptyShopQuery)
  const hasDemo = data !== undefined && (data.goes.pieces > 0 || data.goes.videos > 0 || data.goes.promos > 0)
  return (
    <SettingsPage title={t('emptyShop.title')}>
      <div className="mx-auto grid max-w-[820px] gap-5 p-5 max-md:p-4">
        {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />)}
        {data && !hasDemo && <Emptied preview={data} />}
        {data && hasDemo && (
          <>
            <p className="text-13 text-stone">{t('emptyShopPage.lead')}</p>
            <div className="grid items-start gap-5 md:grid-cols-2">
              <GoingPanel goes={data.goes} />
              <StayingPanel stays={data.stays} />
            </div>
            <RemoveForm preview={data} />
          </>
        )}
      </div>
    </SettingsPage>
  )
}

function Emptied({ preview: { emptied_at: at } }: { preview: EmptyShopPreview }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  return (
    <div className="grid gap-3 text-14">
      <p>{at ? t('emptyShopPage.emptied', { time: time(at) }) : t('emptyShopPage.nothing')}</p>
      <p>
        <Link to={paths.today} className={textLink}>
          {t('emptyShopPage.toToday')}
        </Link>
      </p>
    </div>
  )
}
