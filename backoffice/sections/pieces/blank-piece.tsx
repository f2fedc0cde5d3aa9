import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { EntryField } from '#backoffice/sections/pieces/piece/entry-field.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { type Kind, kinds } from '#contract/rules/piece-kinds.ts'
import { isReferenceLike } from '#contract/rules/staff/reference-like.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'

type Props = { typed: string; office: number | undefined; onMake: (body: StaffBodyOf<'POST /api/staff/pieces/'>) => void }

export function BlankPiece({ typed, office, onMake }: Props) {
  const { t } = useI18n()
  const [kind, setKind] = useState<Kind>('watch')
  const [brand, setBrand] = useState<number | null>(null)
  const [ownModel, setOwnModel] = useState<string | null>(null)
  const [ownReference, setOwnReference] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const isReference = isReferenceLike(typed)
  const name = ownModel ?? (isReference ? '' : typed)
  const reference = ownReference ?? (isReference ? typed.trim() : '')
  const above = t('pieces.create.fromTyped')
  const wrong = (isMissing: boolean) => (isTried && isMissing ? t('form.required') : null)
  return (
    <Panel title={t('pieces.create.blank')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          const of = { model_name: name.trim(), reference: reference.trim() || null, city_id: office }
          if (brand && of.model_name) onMake({ kind, brand_id: brand, ...of })
        }}
      >
        <SegmentField
          label={t('pieces.create.kind')}
          value={kind}
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'watch')}
          options={kinds.map((value) => ({ value, label: t(`pieces.kind.${value}`) }))}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <EntryField list="brands" label={t('pieces.create.brand')} value={brand} onChange={setBrand} error={wrong(!brand)} />
          <TextField
            label={t('pieces.create.model')}
            value={name}
            onChange={setOwnModel}
            help={typed && ownModel === null && !isReference ? above : undefined}
            maxLength={200}
            autoComplete="off"
            error={wrong(!name.trim())}
          />
          <TextField
            label={t('piece.facts.reference')}
            value={reference}
            onChange={setOwnReference}
            help={ownReference === null && isReference ? above : undefined}
            maxLength={200}
            autoComplete="off"
          />
        </div>
        <Button type="submit" className="justify-self-start">
          {t('pieces.create.make')}
        </Button>
      </form>
    </Panel>
  )
}
