import { useState } from 'react'
import { useListEntries } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField } from '#backoffice/ui/field/choice-fields.tsx'
import { ComboboxField } from '#backoffice/ui/field/combobox-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { type Kind, kinds } from '#contract/piece.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'

type Props = { model: string; onMake: (body: StaffBodyOf<'POST /api/staff/pieces/'>) => void }

/** A draft of a kind, a brand and a model. */
export function BlankPiece({ model, onMake }: Props) {
  const { t } = useI18n()
  const brands = useListEntries('brands')
  const [kind, setKind] = useState<Kind>('watch')
  const [brand, setBrand] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const name = typed ?? model
  const wrong = (isMissing: boolean) => (isTried && isMissing ? t('form.required') : null)
  return (
    <Panel title={t('pieces.create.blank')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (brand && name.trim()) onMake({ kind, brand_id: Number(brand), model_name: name.trim() })
        }}
      >
        <SegmentField
          label={t('pieces.create.kind')}
          value={kind}
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'watch')}
          options={kinds.map((value) => ({ value, label: t(`pieces.kind.${value}`) }))}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <ComboboxField
            label={t('pieces.create.brand')}
            value={brand}
            onChange={setBrand}
            options={brands.map(({ id, name_en }) => ({ value: String(id), label: name_en }))}
            error={wrong(!brand)}
          />
          <TextField
            label={t('pieces.create.model')}
            value={name}
            onChange={setTyped}
            maxLength={200}
            autoComplete="off"
            error={wrong(!name.trim())}
          />
        </div>
        <Button type="submit" className="justify-self-start">
          {t('pieces.create.make')}
        </Button>
      </form>
    </Panel>
  )
}
