import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StockSearch } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ExportDialog } from '#backoffice/sections/pieces/export/export-dialog.tsx'
import { furtherPages } from '#backoffice/sections/shell/further-pages.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'

type Props = { query: StockSearch; count: number; selected: readonly number[] }

export function PiecesMenu({ query, count, selected }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isExporting, setExporting] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('common.more')}>
            <Ellipsis aria-hidden="true" size={18} />
          </IconButton>
        }
      >
        {may('piece.edit') && <MenuItem onSelect={() => void navigate(paths.grid + search)}>{t('grid.open')}</MenuItem>}
        {may('piece.export') && <MenuItem onSelect={() => setExporting(true)}>{t('exports.title')}</MenuItem>}
        {furtherPages
          .filter(({ permission }) => may(permission))
          .map(({ path, label }) => (
            <MenuItem key={path} onSelect={() => void navigate(path)}>
              {t(label)}
            </MenuItem>
          ))}
      </Menu>
      {isExporting && <ExportDialog query={query} count={count} selected={selected} onClose={() => setExporting(false)} />}
    </>
  )
}
