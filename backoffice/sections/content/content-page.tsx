import type { ReactNode } from 'react'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type PlacePage, PlaceTabs } from '#backoffice/sections/shell/place-tabs.tsx'
import { Page } from '#backoffice/ui/page.tsx'

/** The pages of the place «Content», in their order. */
export const contentPages: readonly PlacePage[] = [
  { path: paths.faq, label: 'content.faq.title', permission: 'content.edit' },
  { path: paths.videos, label: 'content.videos.title', permission: 'content.edit' },
  { path: paths.promos, label: 'promos.title', permission: 'promo.edit' },
]

type Props = { title: string; actions?: ReactNode; bar?: ReactNode; children: ReactNode }

/** A page of «Content»: the others stand above it. */
export function ContentPage({ bar, ...page }: Props) {
  const { t } = useI18n()
  return (
    <Page
      {...page}
      bar={
        <>
          <PlaceTabs label={t('shell.places.content')} pages={contentPages} />
          {bar}
        </>
      }
    />
  )
}
