import { ChevronDown, LayoutList } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SaveViewDialog } from '#backoffice/features/list-views/save-view-dialog.tsx'
import { useStartView } from '#backoffice/features/list-views/use-start-view.ts'
import { useViewActs } from '#backoffice/features/list-views/use-view-acts.ts'
import { allOf, useViews, type View } from '#backoffice/features/list-views/use-views.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import type { ViewList } from '#contract/rules/staff/ready-views.ts'
import { canonicalQuery } from '#contract/rules/staff/view-query.ts'

/** The value of the menu if the query in the URL belongs to no view. No view has this value. */
const unnamed = '?'

export function ViewsMenu({ list }: { list: ViewList }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const views = useViews(list)
  const [asked, setAsked] = useState<'save' | 'change' | null>(null)
  useStartView(list)
  const { start, remove } = useViewActs(list)
  const query = canonicalQuery(params)
  const current = allOf(views).find((view) => view.query === query)
  const show = (wanted: string) => void navigate({ search: wanted ? `?${wanted}` : '' })
  const label = ({ key, name, saved }: View) => {
    const named = saved?.is_shared ? t('views.sharedBy', { name, by: saved.by }) : name
    return key === views.start ? t('views.starts', { name: named }) : named
  }
  const options = (group: readonly View[]) => group.map((view) => ({ value: view.query, label: label(view) }))
  const choice = { value: current?.query ?? (query ? unnamed : ''), onChange: show }
  const isStart = current ? current.key === views.start : !query && views.start === null
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            className="inline-flex h-8 max-w-64 shrink-0 items-center xl:min-w-20 xl:shrink gap-1.5 rounded-2 border border-hairline bg-raised px-2.5 text-13 whitespace-nowrap hover:border-edge finger:h-11 max-md:text-15"
          >
            <LayoutList aria-hidden="true" size={15} className="shrink-0 text-stone" />
            <span className="sr-only">{t('views.label')}:</span>
            <span className="truncate">{current?.name ?? t(query ? 'views.title' : 'views.all')}</span>
            <ChevronDown aria-hidden="true" size={14} className="shrink-0" />
          </button>
        }
      >
        <MenuChoice label={t('views.own')} {...choice} options={[{ value: '', label: t('views.all') }, ...options(views.own)]} />
        {views.shared.length > 0 && <MenuSeparator />}
        <MenuChoice label={t('views.shared')} {...choice} options={options(views.shared)} />
        {views.ready.length > 0 && <MenuSeparator />}
        <MenuChoice label={t('views.ready')} {...choice} options={options(views.ready)} />
        <MenuSeparator />
        {!current && query && <MenuItem onSelect={() => setAsked('save')}>{t('views.save')}</MenuItem>}
        {current?.saved?.may_edit && <MenuItem onSelect={() => setAsked('change')}>{t('views.rename')}</MenuItem>}
        {(current || !query) && (
          <MenuItem isDisabled={isStart} onSelect={() => void start(current ?? null)}>
            {t('views.start')}
          </MenuItem>
        )}
        {current?.saved?.may_edit && (
          <MenuItem isDanger onSelect={() => void remove(current)}>
            {t('views.remove')}
          </MenuItem>
        )}
      </Menu>
      {asked && <SaveViewDialog list={list} query={query} view={asked === 'change' ? current : undefined} onClose={() => setAsked(null)} />}
    </>
  )
}
