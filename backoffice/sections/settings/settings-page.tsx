import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { Page } from '#backoffice/ui/page.tsx'
import type { Permission } from '#contract/staff/permissions.ts'

/** The pages of the place «Settings», in their order. */
export const settingsPages: readonly { path: string; label: MessageKey; permission: Permission | null }[] = [
  { path: paths.account, label: 'account.title', permission: null },
  { path: paths.notices, label: 'notices.title', permission: null },
  { path: paths.staff, label: 'staff.title', permission: 'staff.manage' },
  { path: paths.places, label: 'places.title', permission: 'piece.move' },
  { path: paths.lists, label: 'lists.title', permission: 'piece.edit' },
  { path: paths.templates, label: 'templates.title', permission: 'template.edit' },
  { path: paths.publishing, label: 'publishing.title', permission: 'settings.edit' },
  { path: paths.audit, label: 'audit.title', permission: 'audit.read' },
]

type Props = { title: string; actions?: ReactNode; bar?: ReactNode; beside?: ReactNode; children: ReactNode }

/** A page of «Settings»: the others stand above it. */
export function SettingsPage({ bar, ...page }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const bars = useRef<HTMLElement>(null)
  useEffect(() => {
    // on a phone the present one may lie beyond the edge
    bars.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  const shown = settingsPages.filter(({ permission }) => permission === null || may(permission))
  return (
    <Page
      {...page}
      bar={
        <>
          {shown.length > 1 && (
            <nav ref={bars} aria-label={t('shell.places.settings')} className="flex gap-5 overflow-x-auto px-5 max-md:px-4">
              {shown.map(({ path, label }) => (
                <NavLink
                  key={path}
                  to={path}
                  className="flex h-9 shrink-0 items-center border-b-2 border-transparent text-13 text-stone hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink max-md:h-11 max-md:text-15"
                >
                  {t(label)}
                </NavLink>
              ))}
            </nav>
          )}
          {bar}
        </>
      }
    />
  )
}
