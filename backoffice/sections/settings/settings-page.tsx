import type { ReactNode } from 'react'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { type PlacePage, PlaceTabs } from '#backoffice/sections/shell/place-tabs.tsx'
import { Page } from '#backoffice/ui/page.tsx'

/** The pages of the place «Settings», in their order. */
export const settingsPages: readonly PlacePage[] = [
  { path: paths.account, label: 'account.title', permission: null },
  { path: paths.notices, label: 'notices.title', permission: null },
  { path: paths.staff, label: 'staff.title', permission: 'staff.manage' },
  { path: paths.places, label: 'places.title', permission: 'piece.move' },
  { path: paths.lists, label: 'lists.title', permission: 'piece.edit' },
  { path: paths.templates, label: 'templates.title', permission: 'template.edit' },
  { path: paths.publishing, label: 'publishing.title', permission: 'settings.edit' },
  { path: paths.health, label: 'health.title', permission: 'settings.read' },
  { path: paths.audit, label: 'audit.title', permission: 'audit.read' },
]

type Props = { title: string; actions?: ReactNode; bar?: ReactNode; beside?: ReactNode; children: ReactNode }

/** A page of «Settings»: the others stand above it. */
export function SettingsPage({ bar, ...page }: Props) {
  const { t } = useI18n()
  return (
    <Page
      {...page}
      bar={
        <>
          <PlaceTabs label={t('shell.places.settings')} pages={settingsPages} />
          {bar}
        </>
      }
    />
  )
}
