import { Columns3Cog } from 'lucide-react'
import { storeChosenColumns, useChosenColumns } from '#backoffice/client/chosen-columns.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'
import { Menu, MenuTick } from '#backoffice/ui/menu.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import type { ViewList } from '#contract/rules/staff/ready-views.ts'

/**
 * Returns the columns in the URL, else the columns that the person last chose on this device, else all. Always includes the first column,
 * which links to the record.
 */
export function useShownColumns<Row>(list: ViewList, columns: readonly Column<Row>[]): Column<Row>[] {
  const remembered = useChosenColumns(useSession().staff.id, list)
  const asked = useUrlState().get('columns').split(',').filter(Boolean)
  const chosen = asked.length > 0 ? asked : remembered
  return columns.filter(({ key }, at) => chosen.length === 0 || at === 0 || chosen.includes(key))
}

export function ColumnsMenu<Row>({ list, columns }: { list: ViewList; columns: readonly Column<Row>[] }) {
  const { t } = useI18n()
  const { staff } = useSession()
  const { set } = useUrlState()
  const shown = useShownColumns(list, columns).map(({ key }) => key)
  const toggle = (key: string) => {
    const next = columns.map((column) => column.key).filter((each) => (each === key ? !shown.includes(key) : shown.includes(each)))
    const isAll = next.length === columns.length
    storeChosenColumns(staff.id, list, isAll ? null : next)
    set({ columns: isAll ? null : next.join(',') }, { replace: true })
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
