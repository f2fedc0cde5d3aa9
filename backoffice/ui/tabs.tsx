import type { MouseEvent } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

type Tab = { key: string; label: string; count?: number }

/** Tabs with their state in the URL (`?tab=`). The first tab is the default and has no parameter. The keys 1 to 9 switch tabs. */
export function UrlTabs({ tabs, label, name = 'tab' }: { tabs: readonly Tab[]; label: string; name?: string }) {
  const chosen = useUrlTab(tabs, name)
  const { pathname } = useLocation()
  const { params, set } = useUrlState()
  const valueOf = (key: string) => (key === tabs[0]?.key ? null : key)
  const to = (key: string) => {
    const next = new URLSearchParams(params)
    const value = valueOf(key)
    if (value === null) next.delete(name)
    else next.set(name, value)
    return `${pathname}${next.size ? `?${next}` : ''}`
  }
  const choose = (key: string) => set({ [name]: valueOf(key) }, { replace: true })
  const onClick = (event: MouseEvent, key: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(key)
  }
  useShortcuts(tabs.slice(0, 9).map(({ key, label: text }, at) => ({ keys: String(at + 1), label: text, run: () => choose(key) })))
  return (
    <nav aria-label={label} className="flex gap-5 overflow-x-auto px-5 max-md:px-4">
      {tabs.map(({ key, label: text, count }) => (
        <Link
          key={key}
          ref={key === chosen ? reveal : undefined}
          to={to(key)}
          onClick={(event) => onClick(event, key)}
          aria-current={key === chosen ? 'page' : undefined}
          className="flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-13 text-stone hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink finger:h-11"
        >
          {text}
          {count !== undefined && <span className="figures text-12 text-stone">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}

function reveal(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement
  if (!link || !row) return
  const over = link.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (over > 0) row.scrollLeft += over + 16
}

export function useUrlTab(tabs: readonly Tab[], name = 'tab'): string {
  const [params] = useSearchParams()
  const wanted = params.get(name)
  return tabs.find(({ key }) => key === wanted)?.key ?? tabs[0]?.key ?? ''
}
