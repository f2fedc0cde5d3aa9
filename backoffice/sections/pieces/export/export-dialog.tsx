import { useState } from 'react'
import type { StockSearch } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ExportColumnFields } from '#backoffice/sections/pieces/export/export-column-fields.tsx'
import { firstColumns } from '#backoffice/sections/pieces/export/export-columns.ts'
import { useExport } from '#backoffice/sections/pieces/export/use-export.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { CancelButton, Dialog } from '#backoffice/ui/dialog.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { costColumns, type ImportColumn } from '#contract/rules/staff/piece-csv-columns.ts'
import { staffLimits } from '#contract/staff/limits.ts'

type Props = { query: StockSearch; count: number; selected: readonly number[]; onClose: () => void }
const { importRowsMax, photoArchivePiecesMax } = staffLimits

export function ExportDialog({ query, count, selected, onClose }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const [isSelection, setSelection] = useState(selected.length > 0)
  const [isPhotos, setPhotos] = useState(false)
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const [columns, setColumns] = useState<ReadonlySet<ImportColumn>>(() => new Set(firstColumns(may)))
  const { isBusy, failure, table, photos } = useExport(onClose)
  const size = isSelection ? selected.length : count
  const isTooMany = isPhotos && size > photoArchivePiecesMax
  const scope = isSelection ? { ids: selected } : { query }
  const download = () => {
    if (size === 0 || isTooMany) return
    void (isPhotos ? photos(scope) : table(scope, { format, columns }))
  }
  return (
    <Dialog
      isOpen
      // not dismissible while busy, because the step-up prompt may open on top of this dialog
      isDismissible={!isBusy}
      onOpenChange={onClose}
      title={t('exports.title')}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="primary" aria-disabled={isBusy || isTooMany || size === 0} onClick={download}>
            {isBusy ? t('exports.preparing') : t('exports.download')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <SegmentField
            label={t('exports.what')}
            value={isPhotos ? 'photos' : 'table'}
            onChange={(value) => setPhotos(value === 'photos')}
            options={(['table', 'photos'] as const).map((value) => ({ value, label: t(`exports.${value}`) }))}
          />
          {!isPhotos && (
            <SegmentField
              label={t('exports.format')}
              value={format}
              onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
              options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t(`exports.${value}`) }))}
            />
          )}
        </div>
        {selected.length > 0 && (
          <SegmentField
            label={t('exports.which')}
            value={isSelection ? 'selected' : 'found'}
            onChange={(value) => setSelection(value === 'selected')}
            options={[
              { value: 'selected', label: t('exports.selected', { count: selected.length }) },
              { value: 'found', label: t('exports.found', { count }) },
            ]}
          />
        )}
        {selected.length === 0 && <p className="figures text-stone">{t('exports.found', { count })}</p>}
        {isPhotos ? (
          <p className={isTooMany ? 'text-oxblood' : 'text-stone'}>
            {t(isTooMany ? 'exports.photosTooMany' : 'exports.photosText', { max: photoArchivePiecesMax })}
          </p>
        ) : (
          <ExportColumnFields columns={columns} onChange={setColumns} />
        )}
        {!isPhotos && costColumns.some((column) => columns.has(column)) && <p className="text-13 text-stone">{t('exports.stepUp')}</p>}
        {!isPhotos && size > importRowsMax && <p className="text-13 text-stone">{t('exports.rowsMax', { max: importRowsMax })}</p>}
      </div>
      <FailureLine text={failure} />
    </Dialog>
  )
}
