import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { settingsGroups } from '#backoffice/sections/settings/settings-groups.ts'
import { TabbedPage } from '#backoffice/sections/shell/tabbed-page.tsx'

export function SettingsPage(page: Omit<ComponentProps<typeof TabbedPage>, 'place' | 'pages' | 'back'>) {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const group = settingsGroups.find(({ pages }) => pages.some(({ path }) => path === pathname))
  return (
    <TabbedPage
      {...page}
      back={{ to: paths.settings, label: t('settings.title') }}
      place={group?.title ?? 'settings.title'}
      pages={group?.pages ?? []}
    />
  )
}
