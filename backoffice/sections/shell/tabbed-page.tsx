import { type ComponentProps, useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { Page } from '#backoffice/ui/page.tsx'
import type { Permission } from '#contract/staff/permissions.ts'

export type PlacePage = { path: string; label: MessageKey; permission: Permission | null }

type TabbedPageProps = ComponentProps<typeof Page> & { place: MessageKey; pages: readonly PlacePage[] }

export function TabbedPage({ place, pages, bar, ...page }: TabbedPageProps) {
  return (
    <Page
      {...page}
      bar={
        <>
          <PlaceTabs place={place} pages={pages} />
          {bar}
        </>
      }
    />
  )
}

function PlaceTabs({ place, pages }: Pick<TabbedPageProps, 'place' | 'pages'>) {
  const { t } = useI18n()
  const may = useMay()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // on phones, the current tab may be scrolled out of view
    bar.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  const shown = pages.filter(({ permission }) => permission === null || may(permission))
  if (shown.length < 2) return null
  return (
    <nav ref={bar} aria-label={t(place)} className="flex gap-5 overflow-x-auto px-5 max-md:px-4">
      {shown.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          className="flex h-9 shrink-0 items-center border-b-2 border-transparent text-13 text-stone hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink finger:h-11 max-md:text-15"
        >
          {t(label)}
        </NavLink>
      ))}
    </nav>
  )
}
