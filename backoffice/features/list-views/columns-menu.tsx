import { Columns3Cog } from 'lucide-react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'
import { Menu, MenuTick } from '#backoffice/ui/menu.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

/** The columns that the address asks for; all of them where it does not. The first leads to the record and always stays. */
export function useShownColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const chosen = useUrlState().get('columns').split(',').filter(Boolean)
  return columns.filter(({ key }, at) => chosen.length === 0 || at === 0 || chosen.includes(key))
}

/** Says which columns a list has. */
export function ColumnsMenu<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const { t } = useI18n()
  const { set } = useUrlState()
  const shown = useShownColumns(columns).map(({ key }) => key)
  const toggle = (key: string) => {
    const next = columns.map((column) => column.key).filter((each) => (each === key ? !shown.includes(key) : shown.includes(each)))
    set({ columns: next.length === columns.length ? null : next.join(',') }, { replace: true })
  }
  return (
    <div className="shrink-0 max-md:hidden">
      <Menu
        trigger={
          <IconButton label={t('views.columns')}>
            <Columns3Cog aria-hidden="true" size={16} />
          </IconButton>
        }
      >
        {columns.slice(1).map(({ key, title }) => (
          <MenuTick key={key} isChecked={shown.includes(key)} onChange={() => toggle(key)}>
            {title}
          </MenuTick>
        ))}
      </Menu>
    </div>
  )
}
