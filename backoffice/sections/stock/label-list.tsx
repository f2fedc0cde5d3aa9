import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useTraits } from '#backoffice/ui/piece-traits.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Label = StaffResponseOf<'GET /api/staff/labels/'>['results'][number]
export type LabelPaper = 'roll' | 'sheet'

export function LabelList({ labels, paper }: { labels: readonly Label[]; paper: LabelPaper }) {
  const { t } = useI18n()
  const traitsOf = useTraits()
  return (
    <ul aria-label={t('labels.title')} className={`labels labels-${paper}`}>
      {labels.map((label) => (
        <li key={label.id} className="label">
          <svg viewBox={`0 0 ${label.qr_size} ${label.qr_size}`} aria-hidden="true" shapeRendering="crispEdges">
            <path d={label.qr_path} />
          </svg>
          <div>
            <p className="label-number">{t('labels.number', { id: label.id })}</p>
            <p className="label-brand">{label.brand}</p>
            <p className="label-model">{label.model_name}</p>
            {label.reference && <p className="label-reference">{label.reference}</p>}
            <p className="label-traits">{traitsOf({ ...label.traits, id: null })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
