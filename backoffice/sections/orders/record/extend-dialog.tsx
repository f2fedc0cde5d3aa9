import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { EmailPreview } from '#backoffice/sections/orders/step-email.tsx'
import { SegmentField, SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { toCents } from '#contract/rules/money.ts'
import { extensionStart } from '#contract/rules/staff/extension-start.ts'
import { type PaymentMethod, paymentMethods } from '#contract/rules/staff/order-enums.ts'

/** The time from which an extension in hours is counted. */
const startOf = ({ expires_at: end, created_at: placed }: StaffOrder) =>
  new Date(extensionStart(Date.parse(end ?? placed), Date.now())).toISOString()

type Span = '24' | '48' | 'until'

type Asked = { span: Span; until: string | null; deposit: Deposit | null; isEmailSent: boolean; emailText: string | null }

function extensionBody({ span, until, deposit, isEmailSent, emailText }: Asked, ownText: string | undefined) {
  const written = emailText?.trim() && emailText !== ownText ? emailText : null
  return {
    ...(span === 'until' ? { until: until ?? '' } : { hours: span === '24' ? (24 as const) : (48 as const) }),
    email: isEmailSent ? ('send' as const) : ('skip' as const),
    ...(written === null ? {} : { email_text: written }),
    ...(deposit ? { deposit: { amount_usd: deposit.amount ?? '', method: deposit.method } } : {}),
  }
}

function useExtensionPreview({ id }: StaffOrder, asked: Asked) {
  const { span, until } = asked
  const deposit = asked.deposit && toCents(asked.deposit.amount) !== null ? asked.deposit : null
  const body = { ...extensionBody({ ...asked, deposit, isEmailSent: true, emailText: null }, undefined), preview: true }
  return useQuery({
    queryKey: queryKeys.orders.preview(id, 'extend', span, until, deposit?.amount),
    queryFn: () => callStaff('POST /api/staff/orders/:id/extend/', { params: { id }, body }),
    enabled: span !== 'until' || until !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

export function ExtendDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t, language } = useI18n()
  const { timeZone, city } = useOfficeTimeZone()
  const { time } = useFormat(timeZone)
  const write = useWrite()
  const [asked, setAsked] = useState<Asked>({ span: '24', until: null, deposit: null, isEmailSent: true, emailText: null })
  const change = (part: Partial<Asked>) => setAsked((held) => ({ ...held, ...part }))
  // discards the edited email, because it names the previous end of the reservation
  const changeEnd = (part: Pick<Asked, 'span'> | Pick<Asked, 'until'>) => change({ ...part, emailText: null })
  const { span, until, deposit } = asked
  const preview = useExtensionPreview(order, asked)
  const from = startOf(order)
  const askedEnd = span === 'until' ? until : new Date(Date.parse(from) + Number(span) * hourMs).toISOString()
  // the server may set a later end, because a reservation lasts until the pieces can be collected
  const end = askedEnd && preview.data && !preview.isPlaceholderData ? preview.data.expires_at : askedEnd
  const save = () =>
    write.run(async () => {
      const body = extensionBody(asked, preview.data?.email?.text)
      const { order: after, action_id: action } = await callStaff('POST /api/staff/orders/:id/extend/', { params: { id: order.id }, body })
      cacheOrder(after)
      showUndoToast(t('orders.extendDone', { time: time(after.expires_at ?? from) }), action)
      onClose()
    })
  return (
    <FormDialog
      title={t('orders.extendTitle', { number: order.order_number })}
      submitLabel={t('orders.extend')}
      isBusy={write.isBusy}
      failure={write.failure}
      field="extend"
      width="md:w-[600px]"
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SegmentField
        label={t('orders.extendBy')}
        value={span}
        onChange={(next) => changeEnd({ span: next === '48' || next === 'until' ? next : '24' })}
        options={[
          { value: '24', label: t('orders.hours24') },
          { value: '48', label: t('orders.hours48') },
          { value: 'until', label: t('orders.untilTime') },
        ]}
      />
      {span === 'until' && (
        <DateTimeField
          label={t('orders.until')}
          value={until}
          onChange={(next) => changeEnd({ until: next })}
          timeZone={timeZone}
          zoneName={city[language]}
          min={from}
          error={write.errorOf('until')}
        />
      )}
      <p className="text-13 text-stone">
        {end ? `${t('orders.newEnd', { time: time(end) })}. ` : ''}
        {t('orders.untilHelp', { max: time(order.reservation_max) })}
      </p>
      {span !== 'until' && <FailureLine text={write.errorOf('until')} />}
      <DepositFields value={deposit} onChange={(next) => change({ deposit: next })} error={write.errorOf('deposit.amount_usd')} />
      <EmailPreview preview={preview} asked={asked} onChange={change} />
    </FormDialog>
  )
}

type Deposit = { amount: string | null; method: PaymentMethod }
type DepositProps = { value: Deposit | null; onChange: (value: Deposit | null) => void; error: string | null }

function DepositFields({ value, onChange, error }: DepositProps) {
  const { t } = useI18n()
  return (
    <>
      <TickField checked={value !== null} onChange={(isTaken) => onChange(isTaken ? { amount: null, method: 'transfer' } : null)}>
        {t('orders.withDeposit')}
      </TickField>
      {value && (
        <div className="grid gap-4 md:grid-cols-2">
          <MoneyField label={t('orders.amount')} value={value.amount} onChange={(amount) => onChange({ ...value, amount })} error={error} />
          <SelectField
            label={t('orders.paymentBy')}
            value={value.method}
            onChange={(next) => onChange({ ...value, method: paymentMethods.find((known) => known === next) ?? 'other' })}
            options={paymentMethods.map((method) => ({ value: method, label: t(`orders.paymentMethod.${method}`) }))}
          />
        </div>
      )}
    </>
  )
}
