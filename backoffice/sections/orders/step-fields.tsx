import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { StepAsked } from '#backoffice/sections/orders/step-body.ts'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { type Carrier, carrierOf, carriers } from '#contract/rules/carriers.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

type Props = {
  step: OrderStep
  method: 'pickup' | 'delivery'
  due: string | undefined
  asked: StepAsked
  onChange: (asked: StepAsked) => void
  errorOf: (field: string) => string | null
}

export function StepFields({ step, method, due, asked, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const dueReason = Number(due ?? 0) > 0 && <DueReason due={due} asked={asked} onChange={onChange} errorOf={errorOf} />
  if (step === 'ship' && method === 'delivery')
    return (
      <>
        {dueReason}
        <ParcelFields asked={asked} onChange={onChange} errorOf={errorOf} />
      </>
    )
  if (step === 'deliver')
    return (
      <>
        {dueReason}
        {method === 'pickup' && (
          <TickField
            checked={asked.isIdentitySeen}
            onChange={(isIdentitySeen) => onChange({ ...asked, isIdentitySeen })}
            help={t('orders.identityHelp')}
            error={errorOf('identity_seen')}
          >
            {t('orders.identitySeen')}
          </TickField>
        )}
      </>
    )
  if (step === 'cancel')
    return (
      <TextAreaField
        label={t('orders.cancelReason')}
        help={t('orders.cancelReasonHelp')}
        value={asked.reason}
        onChange={(reason) => onChange({ ...asked, reason })}
        error={errorOf('reason')}
      />
    )
  return null
}

function DueReason({ due, asked, onChange, errorOf }: Pick<Props, 'due' | 'asked' | 'onChange' | 'errorOf'>) {
  const { t } = useI18n()
  const { money } = useFormat()
  return (
    <div className="grid gap-3 border-l-2 border-oxblood pl-4">
      <p className="figures text-oxblood">{t('orders.stillDue', { sum: money(due) })}</p>
      <TextField
        label={t('orders.dueReason')}
        help={t('orders.dueReasonHelp')}
        value={asked.reason}
        maxLength={500}
        autoComplete="off"
        onChange={(reason) => onChange({ ...asked, reason })}
        error={errorOf('reason')}
      />
    </div>
  )
}

function ParcelFields({ asked, onChange, errorOf }: Pick<Props, 'asked' | 'onChange' | 'errorOf'>) {
  const { t, language } = useI18n()
  const known = asked.carrier ? carrierOf(asked.carrier) : null
  const options = carriers.map((carrier) => ({ value: carrier, label: carrierOf(carrier).name[language] }))
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={t('orders.carrier')}
        value={asked.carrier}
        onChange={(carrier) => onChange({ ...asked, carrier: carrier as Carrier | '' })}
        options={[{ value: '', label: t('orders.chooseCarrier') }, ...options]}
        error={errorOf('carrier')}
      />
      {(!known || known.hasNumber) && (
        <TextField
          label={t('orders.trackingNumber')}
          autoComplete="off"
          spellCheck={false}
          value={asked.trackingNumber}
          onChange={(trackingNumber) => onChange({ ...asked, trackingNumber })}
          help={known ? t('orders.trackingExample', { example: known.example }) : undefined}
          error={errorOf('tracking_number')}
        />
      )}
      <MoneyField
        label={t('orders.insured')}
        value={asked.insured}
        onChange={(insured) => onChange({ ...asked, insured })}
        error={errorOf('insured_usd')}
      />
    </div>
  )
}
