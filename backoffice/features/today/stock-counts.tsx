import { paths } from '#backoffice/client/paths.ts'
import type { Today } from '#backoffice/client/today.ts'
import { CountRows } from '#backoffice/features/today/count-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function StockCounts({ pieces }: { pieces: NonNullable<Today['pieces']> }) {
  const { t } = useI18n()
  return (
    <Panel title={t('today.stock')} isFlush>
      <CountRows
        rows={[
          { label: 'today.available', count: pieces.available, to: `${paths.pieces}?status=available` },
          { label: 'today.onHold', count: pieces.on_hold, to: `${paths.pieces}?on_hold=true` },
          { label: 'today.moving', count: pieces.moving, to: `${paths.pieces}?moving=true` },
          { label: 'today.drafts', count: pieces.drafts, to: `${paths.pieces}?status=draft` },
        ]}
      />
    </Panel>
  )
}
