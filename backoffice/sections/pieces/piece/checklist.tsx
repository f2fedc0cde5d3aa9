import { Check, Circle } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import type { ChecklistItem } from '#contract/rules/staff/piece-steps.ts'

/** Where each checklist item can be fixed: the tab and the field. */
const placesOf: Record<ChecklistItem, { tab?: 'price' | 'private' | 'reports'; field: string }> = {
  price: { tab: 'price', field: 'price' },
  condition: { field: 'condition_id' },
  year: { field: 'production_year' },
  photos: { field: 'photos' },
  alt: { field: 'photos' },
  russian: { field: 'description' },
  english: { field: 'description' },
  serial: { tab: 'private', field: 'serial' },
  report: { tab: 'reports', field: 'reports' },
}

export function checklistPath(id: number, item: ChecklistItem): string {
  const { tab, field } = placesOf[item]
  return `${paths.piece(id)}${tab ? `?tab=${tab}` : ''}#${field}`
}

export function Checklist({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const may = useMay()
  return (
    <Panel title={t('pieces.sections.checklist')}>
      <ul className="grid gap-2 text-13 max-md:gap-0">
        {piece.checklist.map(({ item, is_done, is_required }) => (
          <li key={item} className="flex items-center gap-2.5">
            {is_done ? (
              <Check aria-label={t('piece.checklist.done')} size={16} className="shrink-0 text-moss" />
            ) : (
              <Circle
                aria-label={t('piece.checklist.missing')}
                size={16}
                className={`shrink-0 ${is_required ? 'text-oxblood' : 'text-edge'}`}
              />
            )}
            {item === 'serial' && !may('piece.serial') ? (
              <span className={is_done ? 'text-stone' : ''}>{t(`piece.checklist.${item}`)}</span>
            ) : (
              <Link
                to={checklistPath(piece.id, item)}
                replace
                className={`hover:text-brass finger:flex finger:min-h-11 finger:items-center ${is_done ? 'text-stone' : ''}`}
              >
                {t(`piece.checklist.${item}`)}
              </Link>
            )}
            {!is_required && !is_done && <span className="ml-auto text-12 text-stone">{t('piece.checklist.optional')}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
