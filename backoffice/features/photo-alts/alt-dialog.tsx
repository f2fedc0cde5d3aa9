import { useState } from 'react'
import { changePhotos } from '#backoffice/client/piece-photos.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { guessView, photoViews, type PhotoView, proposeAlt, viewText } from '#contract/rules/staff/photo-views.ts'
import type { PiecePhoto, PiecePhotos } from '#contract/staff/photos.ts'

type Of = Pick<PiecePhotos, 'kind' | 'name'>
type Props = { pieceId: number; of: Of; photo: PiecePhoto; position: number; onClose: () => void; onSaved: (actionId: string) => void }

/** Returns the suggested alt text of a photograph whose alt text has not been confirmed. */
export function proposalFor({ kind, name }: Of, at: number): { ru: string; en: string } {
  const view = guessView(kind, at)
  return { ru: proposeAlt(name, view, 'ru'), en: proposeAlt(name, view, 'en') }
}

export function AltDialog({ pieceId, of, photo, position, onClose, onSaved }: Props) {
  const { t, language } = useI18n()
  const proposal = photo.is_alt_confirmed ? { ru: photo.alt_ru, en: photo.alt_en } : proposalFor(of, position - 1)
  const [{ ru, en }, setTexts] = useState(proposal)
  const [view, setView] = useState(photo.is_alt_confirmed ? '' : (guessView(of.kind, position - 1) ?? ''))
  const [failure, setFailure] = useState<string | null>(null)
  const [isTyped, setTyped] = useState(false)
  const { close, guard } = useCloseGuard({ isDirty: isTyped, onClose })
  const type = (texts: { ru: string; en: string }) => {
    setTyped(true)
    setTexts(texts)
  }
  const choose = (chosen: string) => {
    setView(chosen)
    const known: PhotoView | null = photoViews[of.kind].find((each) => each === chosen) ?? null
    setTexts({ ru: proposeAlt(of.name, known, 'ru'), en: proposeAlt(of.name, known, 'en') })
  }
  const save = async () => {
    const text = { id: photo.id, was_ru: photo.alt_ru, was_en: photo.alt_en, alt_ru: ru, alt_en: en }
    try {
      const { action_id: actionId } = await changePhotos(pieceId, { alts: [text] })
      onSaved(actionId)
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error, t('common.actionFailed')))
    }
  }
  return (
    <FormDialog
      title={t('photos.altTitle', { position })}
      width="md:w-[640px]"
      submitLabel={t('photos.keep')}
      isBusy={false}
      failure={failure}
      onSubmit={() => void save()}
      onClose={close}
    >
      {guard}
      <img src={photo.thumbnail_url} alt="" className="h-50 w-40 bg-ground object-contain" />
      <SelectField
        label={t('photos.view')}
        value={view}
        onChange={choose}
        options={[
          { value: '', label: t('photos.noView') },
          ...photoViews[of.kind].map((each) => ({ value: each, label: viewText(each, language) })),
        ]}
      />
      <LanguagePair
        label={t('photos.alt')}
        ru={{ value: ru, onChange: (value) => type({ ru: value, en }) }}
        en={{ value: en, onChange: (value) => type({ ru, en: value }) }}
        isLong
      />
      <p className="text-12 text-stone">{t('photos.altHelp')}</p>
    </FormDialog>
  )
}
