import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cacheBuyback, type StaffBuyback } from '#backoffice/client/buybacks.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { useOwnerSettings } from '#backoffice/client/owner-settings.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { KnownSerials } from '#backoffice/sections/buybacks/known-serials.tsx'
import { stepDeal } from '#backoffice/sections/buybacks/step-deal.ts'
import { StepFields } from '#backoffice/sections/buybacks/step-fields.tsx'
import { StepMessage } from '#backoffice/sections/buybacks/step-message.tsx'
import { initialValues, stepBody, type StepValues } from '#backoffice/sections/buybacks/step-values.ts'
import { useMaySeeDeals, WithDeals } from '#backoffice/sections/deals/with-deals.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { BuybackStep } from '#contract/rules/buyback-states.ts'

type Props = { buyback: StaffBuyback; step: BuybackStep; onClose: () => void }

export function StepDialog({ buyback, step, onClose }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const { id } = buyback
  const ownerSettings = useOwnerSettings()
  const typed = useTypedForm<StepValues>({
    kind: `buyback-${step}`,
    id,
    current: initialValues(buyback, ownerSettings),
    restore: 'on request',
  })
  const { values, change } = typed
  const { close, guard } = useCloseGuard({ isDirty: typed.isDirty, onClose })
  const write = useWrite()
  const message = useMessage(id, step, values, buyback.terms)
  const messageText = values.messageText ?? message.data?.text
  const title = t(`buybacks.step.${step}`)
  const sums = stepDeal(step, values, buyback)
  const hasDeals = useMaySeeDeals() && sums.length > 0
  const confirm = () =>
    write.run(async () => {
      const body = stepBody(step, values, { buyback, ownText: message.data?.text, maySeeSums: may('buyback.price') })
      const { buyback: after, action_id: action } = await callStaff('POST /api/staff/buybacks/:id/steps/', { params: { id }, body })
      cacheBuyback(after)
      typed.drop()
      showUndoToast(t(`buybacks.stepDone.${step}`), step === 'stock' ? null : action)
      onClose()
    })
  return (
    <FormDialog
      title={`${title}, ${t('threads.number', { number: id })}`}
      width={hasDeals ? 'md:w-[640px] lg:w-[960px]' : 'md:w-[640px]'}
      submitLabel={title}
      isDanger={step === 'decline'}
      isBusy={write.isBusy}
      failure={write.failure}
      field={step}
      onSubmit={() => void confirm()}
      onClose={close}
    >
      {guard}
      <WithDeals deals={sums.length ? [{ key: step, of: { buyback: id }, sums }] : []}>
        <DraftNotice form={typed} />
        <KnownSerials buyback={buyback} />
        <StepFields step={step} buyback={buyback} values={values} onChange={change} errorOf={write.errorOf} />
        <StepMessage buyback={buyback} language={message.data?.language} text={messageText} values={values} onChange={change} />
      </WithDeals>
    </FormDialog>
  )
}

function useMessage(id: number, step: BuybackStep, { low, high, offered, share, validUntil }: StepValues, terms: StaffBuyback['terms']) {
  const fixed = offered ? { offered_usd: offered } : {}
  const offer = terms === 'consignment' && share ? { consignor_share: share } : fixed
  const sums = {
    ...(step === 'estimate' && low ? { low_usd: low, high_usd: high ?? low } : {}),
    ...(step === 'estimate' && /^\d{4}-\d\d-\d\d$/.test(validUntil) ? { valid_until: validUntil } : {}),
    ...(step === 'inspect' ? offer : {}),
  }
  return useQuery({
    queryKey: queryKeys.buybacks.message(id, step, sums),
    queryFn: () => callStaff('POST /api/staff/buybacks/:id/messages/', { params: { id }, body: { step, ...sums } }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}
