import type { PromoTerms } from '#backoffice/client/promos.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { SegmentField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { MoneyField, NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'

/** The form values of a promo code's terms. Numbers are strings until they are sent. */
export type TypedTerms = Pick<
  PromoTerms,
  'type' | 'note' | 'is_active' | 'valid_from' | 'valid_until' | 'goods_min_usd' | 'discount_max_usd'
> & {
  value: string | null
  uses: string | null
  perCustomer: string | null
}

export const newTerms: TypedTerms = {
  type: 'percent',
  value: null,
  uses: null,
  perCustomer: null,
  valid_from: null,
  valid_until: null,
  goods_min_usd: null,
  discount_max_usd: null,
  note: '',
  is_active: true,
}

export function readTerms({ value, uses, perCustomer, note, ...typed }: TypedTerms): PromoTerms {
  const count = (text: string | null) => (text === null ? null : Number(text))
  return { ...typed, value: value ?? '', uses_max: count(uses), per_customer_max: count(perCustomer), note: note.trim() }
}

/** Converts the terms to form values: `12.00` percent becomes 12. */
export function typeTerms({ value, uses_max, per_customer_max, ...terms }: PromoTerms): TypedTerms {
  const text = (count: number | null) => (count === null ? null : String(count))
  return {
    ...terms,
    value: terms.type === 'percent' ? String(Number(value)) : value,
    uses: text(uses_max),
    perCustomer: text(per_customer_max),
  }
}

type Props = { values: TypedTerms; onChange: (part: Partial<TypedTerms>) => void; errorOf: (field: string) => string | null }

export function PromoFields({ values, onChange, errorOf }: Props) {
  const { t, language } = useI18n()
  const { timeZone, city } = useOfficeTimeZone()
  const zone = { timeZone, zoneName: city[language] }
  const ValueField = values.type === 'fixed' ? MoneyField : NumberField
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SegmentField
          label={t('promos.type')}
          value={values.type}
          onChange={(type) => onChange({ type: type === 'fixed' ? 'fixed' : 'percent' })}
          options={(['percent', 'fixed'] as const).map((value) => ({ value, label: t(`promos.types.${value}`) }))}
        />
        <ValueField
          key={values.type}
          label={t('promos.value')}
          unit={values.type === 'fixed' ? 'USD' : '%'}
          value={values.value}
          onChange={(value) => onChange({ value })}
          error={errorOf('value') && t(`promos.valueWrong.${values.type}`)}
        />
        <LimitFields values={values} onChange={onChange} errorOf={errorOf} />
        <DateTimeField
          label={t('promos.validFrom')}
          value={values.valid_from}
          onChange={(from) => onChange({ valid_from: from })}
          {...zone}
        />
        <DateTimeField
          label={t('promos.validUntil')}
          value={values.valid_until}
          onChange={(until) => onChange({ valid_until: until })}
          error={errorOf('valid_until') && t('promos.untilWrong')}
          {...zone}
        />
      </div>
      <TextField
        label={t('promos.note')}
        help={t('promos.noteHelp')}
        value={values.note}
        onChange={(note) => onChange({ note })}
        maxLength={200}
        autoComplete="off"
        error={errorOf('note')}
      />
      <TickField checked={values.is_active} onChange={(isActive) => onChange({ is_active: isActive })}>
        {t('promos.isActive')}
      </TickField>
    </>
  )
}

function LimitFields({ values, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const isCount = (text: string | null) => text === null || /^[1-9]\d*$/.test(text)
  return (
    <>
      <MoneyField
        label={t('promos.goodsMin')}
        help={t('promos.unlimited')}
        unit="USD"
        value={values.goods_min_usd}
        onChange={(least) => onChange({ goods_min_usd: least })}
        error={errorOf('goods_min_usd') && t('promos.sumWrong')}
      />
      <MoneyField
        label={t('promos.discountMax')}
        help={t('promos.unlimited')}
        unit="USD"
        value={values.discount_max_usd}
        onChange={(most) => onChange({ discount_max_usd: most })}
        error={errorOf('discount_max_usd') && t('promos.sumWrong')}
      />
      <NumberField
        label={t('promos.usesMax')}
        help={t('promos.unlimited')}
        value={values.uses}
        onChange={(uses) => onChange({ uses })}
        error={errorOf('uses_max') && (isCount(values.uses) ? errorOf('uses_max') : t('promos.usesWrong'))}
      />
      <NumberField
        label={t('promos.perCustomer')}
        help={t('promos.unlimited')}
        value={values.perCustomer}
        onChange={(perCustomer) => onChange({ perCustomer })}
        error={errorOf('per_customer_max') && t('promos.usesWrong')}
      />
    </>
  )
}
