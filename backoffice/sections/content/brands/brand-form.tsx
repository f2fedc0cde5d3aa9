import { type BrandRecord, finishBrand, readSpellings } from '#backoffice/client/brands.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { NameFields, type TypedNames } from '#backoffice/sections/content/brands/name-fields.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

export type TypedBrand = TypedNames & { is_hidden: boolean; text_ru: string; text_en: string }

export function useBrandForm(brand: BrandRecord) {
  const { t } = useI18n()
  const { id, version, name, is_hidden, text_ru, text_en } = brand
  const current: TypedBrand = { name, spellings: brand.spellings.join('\n'), is_hidden, text_ru, text_en }
  const form = useTypedForm<TypedBrand>({ kind: 'brand', id, current })
  const { run, isBusy, failure, errorOf } = useWrite()
  const save = () =>
    run(async () => {
      const { spellings, ...typed } = form.values
      const body = { version, ...typed, spellings: readSpellings(spellings) }
      try {
        const { action_id: action } = await callStaff('PATCH /api/staff/brands/:id/', { params: { id }, body })
        form.settle()
        await finishBrand(t('brands.saved', { name: typed.name.trim() }), action)
      } catch (error) {
        // after a version conflict, refetches the record; the form keeps its input
        void queryClient.invalidateQueries({ queryKey: queryKeys.brands.record(id) })
        throw error
      }
    })
  return { form, save, isBusy, failure, errorOf }
}

type Props = { values: TypedBrand; onChange: (part: Partial<TypedBrand>) => void; errorOf: (field: string) => string | null }

export function BrandFields({ values, onChange, errorOf }: Props) {
  const { t } = useI18n()
  return (
    <>
      <Panel title={t('brands.names')}>
        <div className="grid gap-5">
          <NameFields values={values} onChange={onChange} errorOf={errorOf} />
          <TickField checked={values.is_hidden} onChange={(isHidden) => onChange({ is_hidden: isHidden })} help={t('brands.hideHelp')}>
            {t('brands.hide')}
          </TickField>
        </div>
      </Panel>
      <Panel title={t('brands.page')}>
        <div className="grid gap-2">
          <LanguagePair
            isLong
            label={t('brands.text')}
            ru={{ value: values.text_ru, onChange: (text) => onChange({ text_ru: text }), error: errorOf('text_ru') }}
            en={{ value: values.text_en, onChange: (text) => onChange({ text_en: text }), error: errorOf('text_en') }}
          />
          <p className="text-12 text-stone">{t('brands.textHelp')}</p>
        </div>
      </Panel>
    </>
  )
}
