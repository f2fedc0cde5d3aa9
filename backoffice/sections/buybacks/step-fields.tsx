import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { StepValues } from '#backoffice/sections/buybacks/step-values.ts'
import { ZoneGrades } from '#backoffice/sections/buybacks/zone-grades.tsx'
import { EntryField } from '#backoffice/sections/pieces/piece/entry-field.tsx'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField, NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { offices } from '#contract/offices.ts'
import { type BuybackStep, payoutMethods } from '#contract/rules/buyback-states.ts'

type Props = {
  step: BuybackStep
  buyback: StaffBuyback
  values: StepValues
  onChange: (part: Partial<StepValues>) => void
  errorOf: (name: string) => string | undefined | null
}

export function StepFields(props: Props) {
  const { t } = useI18n()
  const { step, values, onChange, errorOf } = props
  const hasNote = step !== 'pay' && step !== 'stock'
  return (
    <>
      {step === 'estimate' && <EstimateFields {...props} />}
      {step === 'receive' && <ReceiveFields {...props} />}
      {step === 'inspect' && <InspectFields {...props} />}
      {step === 'pay' && <PayFields {...props} />}
      {step === 'stock' && <StockFields {...props} />}
      {hasNote && (
        <TextAreaField
          label={t(step === 'decline' ? 'buybacks.reason' : 'buybacks.note')}
          value={values.note}
          onChange={(note) => onChange({ note })}
          error={errorOf('note') ?? undefined}
          maxLength={500}
        />
      )}
    </>
  )
}

function EstimateFields({ values, onChange, errorOf }: Props) {
  const { t } = useI18n()
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <MoneyField
        label={t('buybacks.low')}
        value={values.low}
        onChange={(low) => onChange({ low })}
        error={errorOf('low_usd') ?? undefined}
      />
      <MoneyField
        label={t('buybacks.high')}
        value={values.high}
        onChange={(high) => onChange({ high })}
        error={errorOf('high_usd') ?? undefined}
      />
      <TextField
        label={t('buybacks.standsUntil')}
        type="date"
        value={values.validUntil}
        onChange={(validUntil) => onChange({ validUntil })}
        error={errorOf('valid_until') ?? undefined}
      />
    </div>
  )
}

function ReceiveFields({ values, onChange, errorOf }: Props) {
  const { t, language } = useI18n()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={t('buybacks.serial')}
        value={values.serial}
        onChange={(serial) => onChange({ serial })}
        error={errorOf('serial') ?? undefined}
        autoComplete="off"
        maxLength={200}
      />
      <SelectField
        label={t('buybacks.office')}
        value={values.office}
        onChange={(office) => onChange({ office })}
        options={offices.map(({ key, city }) => ({ value: key, label: city[language] }))}
      />
      <TextField
        label={t('buybacks.broughtBy')}
        value={values.broughtBy}
        onChange={(broughtBy) => onChange({ broughtBy })}
        error={errorOf('brought_by') ?? undefined}
        autoComplete="off"
        maxLength={200}
      />
    </div>
  )
}

function InspectFields({ buyback, values, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const isConsigned = buyback.terms === 'consignment'
  return (
    <>
      {may('buyback.price') && (
        <div className="grid gap-4 md:grid-cols-2">
          {isConsigned && (
            <NumberField
              label={t('buybacks.share')}
              value={values.share}
              onChange={(share) => onChange({ share })}
              error={errorOf('consignor_share') ?? undefined}
            />
          )}
          <MoneyField
            label={t(isConsigned ? 'buybacks.fixed' : 'buybacks.offered')}
            value={values.offered}
            onChange={(offered) => onChange({ offered })}
            error={errorOf('offered_usd') ?? undefined}
          />
          {isConsigned && (
            <TextField
              label={t('buybacks.consignedUntil')}
              type="date"
              value={values.consignedUntil}
              onChange={(consignedUntil) => onChange({ consignedUntil })}
            />
          )}
        </div>
      )}
      <ZoneGrades kind={buyback.kind} zones={values.zones} onChange={(zones) => onChange({ zones })} />
    </>
  )
}

function PayFields({ buyback, values, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const isCredit = buyback.terms === 'trade-in'
  const methods = payoutMethods.filter((method) => (method === 'credit') === isCredit)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t('buybacks.method')}
          value={values.method}
          onChange={(method) => onChange({ method })}
          error={errorOf('method') ?? undefined}
          options={methods.map((value) => ({ value, label: t(`buybacks.methods.${value}`) }))}
        />
        <TextField
          label={t('buybacks.paidReference')}
          value={values.reference}
          onChange={(reference) => onChange({ reference })}
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <TickField
        checked={values.isIdentitySeen}
        onChange={(isIdentitySeen) => onChange({ isIdentitySeen })}
        {...(errorOf('identity_seen') ? { help: t('buybacks.identityNeeded') } : {})}
      >
        {t('buybacks.identity')}
      </TickField>
    </>
  )
}

function StockFields({ buyback, values, onChange, errorOf }: Props) {
  const { t } = useI18n()
  return (
    <>
      <p className="text-13 text-stone">{t('buybacks.stockText')}</p>
      <EntryField
        list="brands"
        label={t('buybacks.chooseBrand')}
        value={values.brand}
        onChange={(brand) => onChange({ brand })}
        help={t('buybacks.chooseBrandHelp', { brand: buyback.brand })}
        error={errorOf('brand_id') ?? undefined}
      />
    </>
  )
}
