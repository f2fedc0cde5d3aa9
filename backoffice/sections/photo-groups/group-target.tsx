import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Chosen } from '#backoffice/sections/photo-groups/chosen.tsx'
import { DraftFields } from '#backoffice/sections/photo-groups/draft-fields.tsx'
import { blankTarget, type GroupTarget } from '#backoffice/sections/photo-groups/group-photos.ts'
import { PieceChoice } from '#backoffice/sections/photo-groups/piece-choice.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'

type Props = { target: GroupTarget; isTried: boolean; onChange: (target: GroupTarget) => void }

export function GroupTargetFields({ target, isTried, onChange }: Props) {
  const { t } = useI18n()
  return (
    <div className="grid content-start gap-3">
      <SegmentField
        label={t('photoGroups.target')}
        value={target.kind}
        onChange={(kind) => onChange(kind === 'piece' ? { kind: 'piece', piece: null } : blankTarget())}
        options={[
          { value: 'draft', label: t('photoGroups.draft') },
          { value: 'piece', label: t('photoGroups.existing') },
        ]}
      />
      {target.kind === 'draft' && <DraftFields target={target} isTried={isTried} onChange={onChange} />}
      {target.kind === 'piece' && !target.piece && <PieceChoice onChoose={(piece) => onChange({ kind: 'piece', piece })} />}
      {target.kind === 'piece' && target.piece && (
        <Chosen text={t('photoGroups.goesTo', { label: target.piece.label })} onChange={() => onChange({ kind: 'piece', piece: null })} />
      )}
    </div>
  )
}
