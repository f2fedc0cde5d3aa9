import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, type StepResult } from '#backoffice/client/orders.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { emptyAsked, stepBody, type StepAsked } from '#backoffice/sections/orders/step-body.ts'
import { StepEmail } from '#backoffice/sections/orders/step-email.tsx'
import { StepFields } from '#backoffice/sections/orders/step-fields.tsx'
import { stepName, stepTitle } from '#backoffice/sections/orders/step-names.ts'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

export type StepOrder = { id: string; number: string; delivery_method: 'pickup' | 'delivery' }
type Props = { order: StepOrder; step: OrderStep; onClose: () => void }

export function StepDialog({ order, step, onClose }: Props) {
  const { t } = useI18n()
  const typed = useTypedForm<StepAsked>({ kind: `order-${step}`, id: order.id, current: emptyAsked, restore: 'on request' })
  const { values: asked, change: setAsked } = typed
  const { close, guard } = useCloseGuard({ isDirty: typed.isDirty, onClose })
  const write = useWrite()
  const preview = usePreview(order, step, asked)
  const { number, delivery_method: method } = order
  const email = preview.data?.email ?? null
  const confirm = () =>
    write.run(async () => {
      const { order: after, action_id: action } = await sendStep(order.id, step, stepBody(asked, email?.text), { isPreview: false })
      cacheOrder(after)
      typed.drop()
      showUndoToast(t(`orders.stepDone.${step}`, { number }), action)
      onClose()
    })
  return (
    <FormDialog
      title={t(stepTitle(step, method), { number })}
      width="md:w-[600px]"
      submitLabel={t(stepName(step, method))}
      isDanger={step === 'cancel'}
      {...(step === 'cancel' ? { cancelLabel: t('orders.keep') } : {})}
      isBusy={write.isBusy}
      failure={write.failure}
      field={step}
      onSubmit={() => void confirm()}
      onClose={close}
    >
      {guard}
      <DraftNotice form={typed} />
      <StepFields
        step={step}
        method={method}
        due={preview.data?.order.money.due_usd}
        asked={asked}
        onChange={setAsked}
        errorOf={write.errorOf}
      />
      {preview.isPending && (
        // reserves the height of the email, so that the buttons do not shift when it loads
        <div className="min-h-[344px] md:min-h-[280px]">
          <LoadingRows count={3} />
        </div>
      )}
      {preview.error && <FailedState error={preview.error} />}
      {preview.data && step === 'cancel' && <Returning pieces={preview.data.returning} />}
      {preview.data && <StepEmail email={email} asked={asked} onChange={setAsked} />}
    </FormDialog>
  )
}

function usePreview(order: StepOrder, step: OrderStep, asked: StepAsked) {
  const { carrier, trackingNumber } = asked
  return useQuery({
    queryKey: queryKeys.orders.preview(order.id, step, carrier, trackingNumber),
    queryFn: () => sendStep(order.id, step, stepBody(asked, undefined), { isPreview: true }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

function sendStep(
  id: string,
  step: OrderStep,
  asked: ReturnType<typeof stepBody>,
  { isPreview }: { isPreview: boolean },
): Promise<StepResult> {
  const params = { id }
  const common = asked.common(isPreview)
  if (step === 'confirm') return callStaff('POST /api/staff/orders/:id/confirm/', { params, body: common })
  if (step === 'ship')
    return callStaff('POST /api/staff/orders/:id/ship/', { params, body: { ...common, ...asked.parcel, ...asked.whileDue } })
  if (step === 'deliver')
    return callStaff('POST /api/staff/orders/:id/deliver/', { params, body: { ...common, ...asked.handover, ...asked.whileDue } })
  return callStaff('POST /api/staff/orders/:id/cancel/', { params, body: { ...common, reason: isPreview ? '—' : asked.reason } })
}

function Returning({ pieces }: { pieces: StepResult['returning'] }) {
  const { t } = useI18n()
  return (
    <div>
      <p className="mb-1 text-13 text-stone">{t('orders.returning')}</p>
      <ul className="grid gap-0.5">
        {pieces.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
