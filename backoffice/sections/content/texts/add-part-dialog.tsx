import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { makeAnchor } from '#backoffice/sections/content/texts/make-anchor.ts'
import { partField, type TextForm } from '#backoffice/sections/content/texts/use-text-form.ts'
import { WordsField } from '#backoffice/sections/content/texts/words-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { textPages, type TextPageName } from '#contract/rules/page-texts.ts'
import { emptyWords } from '#contract/rules/staff/text-document.ts'

type Props = { page: TextPageName; text: TextForm; onClose: () => void }

/** Asks for the name of a new part. The anchor is derived from the English name and never changes afterwards. */
export function AddPartDialog({ page, text, onClose }: Props) {
  const { t } = useI18n()
  const [title, setTitle] = useState(emptyWords)
  const { values, change } = text
  const known = Object.keys(values).flatMap((name) => (name.startsWith('part:') ? [name.slice('part:'.length)] : []))
  const id = makeAnchor(title.en, [...known, ...(textPages[page].ownAnchors ?? [])])
  const add = () => {
    change(partField(id), { id, title, blocks: [{ kind: 'paragraph', text: emptyWords() }] })
    change('order', [...values.order, id])
    onClose()
  }
  return (
    <FormDialog
      title={t('texts.partName')}
      submitLabel={t('common.add')}
      width="md:w-[640px]"
      isBusy={false}
      isReady={title.ru.trim() !== '' && title.en.trim() !== ''}
      failure={null}
      onSubmit={add}
      onClose={onClose}
    >
      <WordsField label={t('texts.fields.partTitle')} words={title} onChange={setTitle} path="title" errorOf={() => null} isLong={false} />
      <p className="text-12 text-stone">{t('texts.anchorHelp', { anchor: `#${id}` })}</p>
    </FormDialog>
  )
}
