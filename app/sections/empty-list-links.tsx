import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { RecentlyViewed } from '#app/sections/recently-viewed/recently-viewed.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function EmptyListLinks({ title, text }: { title: string; text: string }) {
  const { t } = useI18n()
  return (
    <>
      <Notice title={title} text={text}>
        <ButtonLink to={paths.catalog()} className="max-sm:w-full">
          {t('common.toCatalog')}
        </ButtonLink>
        <ButtonLink to={paths.jewelryList()} variant="secondary" className="max-sm:flex-1">
          {t('header.jewelry')}
        </ButtonLink>
        <ButtonLink to={paths.bagList()} variant="secondary" className="max-sm:flex-1">
          {t('header.bags')}
        </ButtonLink>
      </Notice>
      <RecentlyViewed className="mt-14 px-0!" />
    </>
  )
}
