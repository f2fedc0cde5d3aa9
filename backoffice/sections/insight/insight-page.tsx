import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { Page } from '#backoffice/ui/page.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import type { Permission } from '#contract/staff/permissions.ts'

export const insightPages: readonly { path: string; label: MessageKey; permission: Permission }[] = [
  { path: paths.insight, label: 'insight.stock.title', permission: 'insight.read' },
  { path: paths.sales, label: 'insight.sales.title', permission: 'insight.money' },
  { path: paths.demand, label: 'insight.demand.title', permission: 'insight.read' },
  { path: paths.replies, label: 'insight.replies.title', permission: 'insight.read' },
]

type Props = { title: string; bar?: ReactNode; error: Error | null; onRetry: () => void; children: ReactNode }

/** A page of «Insight», rendered below the tabs. `children` is null while loading. */
export function InsightPage({ title, bar, error, onRetry, children }: Props) {
  const { t } = useI18n()
  const may = useMay()
  return (
    <Page
      title={title}
      bar={
        <>
          <nav aria-label={t('shell.places.insight')} className="flex gap-5 overflow-x-auto px-5 max-md:px-4">
            {insightPages
              .filter(({ permission }) => may(permission))
              .map(({ path, label }) => (
                <NavLink
                  key={path}
                  to={path}
                  end
                  className="flex h-9 shrink-0 items-center border-b-2 border-transparent text-13 text-stone hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink finger:h-11 max-md:text-15"
                >
                  {t(label)}
                </NavLink>
              ))}
          </nav>
          {bar}
        </>
      }
    >
      <div className="mx-auto grid max-w-[1240px] gap-5 p-5 max-md:p-4">
        {children ?? (error ? <FailedState error={error} onRetry={onRetry} /> : <LoadingRows />)}
      </div>
    </Page>
  )
}
