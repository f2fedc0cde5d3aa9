import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { emptyAsked } from '#backoffice/sections/orders/step-body.ts'
import { StepEmail } from '#backoffice/sections/orders/step-email.tsx'
import { StepFields } from '#backoffice/sections/orders/step-fields.tsx'
import { useBulkStep } from '#backoffice/sections/orders/use-bulk-step.ts'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'

type Props = { step: OrderStep; ids: readonly string[]; onDone: (ids: string[]) => void; onClose: () => void }
const nothingWrong = () => null

export function BulkStepDialog({ step, ids, onDone, onClose }: Props) {
  const { t } = useI18n()
  const { preview, orders, barred, refused, askedOf, ask, reason, setReason, take, write } = useBulkStep({ step, ids, onDone, onClose })
  const title = t(`orders.bulkTitle.${step}`)
  return (
    <FormDialog
      title={title}
      width="md:w-[640px]"
      submitLabel={`${title}: ${orders.length}`}
      {...(step === 'cancel' ? { cancelLabel: t('orders.keepAll') } : {})}
      isDanger={step === 'cancel'}
      isReady={orders.length > 0}
      submitsOnEnter={false}
      isBusy={write.isBusy}
      failure={write.failure}
      field={step}
      onSubmit={() => void take()}
      onClose={onClose}
    >
      {preview.isPending && <LoadingRows count={3} />}
      {preview.error && <FailedState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && orders.length === 0 && <p className="text-stone">{t('orders.bulkNone')}</p>}
      {step === 'cancel' && orders.length > 0 && (
        <StepFields
          step={step}
          method="delivery"
          due={undefined}
          asked={{ ...emptyAsked, reason }}
          onChange={(asked) => setReason(asked.reason)}
          errorOf={write.errorOf}
        />
      )}
      {orders.map(({ id, number, name, delivery_method: method, due_usd: due, email }) => (
        <section
          key={id}
          aria-label={number}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-hairline pt-4 first:border-t-0 first:pt-0"
        >
          <p>
            <span className="figures font-medium">{number}</span> <span className="text-stone">{name}</span>
          </p>
          {refused[id] && (
            <p role="alert" className="text-13 text-oxblood">
              {refused[id]}
            </p>
          )}
          {step !== 'cancel' && (
            <StepFields
              step={step}
              method={method}
              due={due}
              asked={askedOf(id)}
              onChange={(asked) => ask(id, asked)}
              errorOf={nothingWrong}
            />
          )}
          <StepEmail isFolded email={email} asked={askedOf(id)} onChange={(change) => ask(id, { ...askedOf(id), ...change })} />
        </section>
      ))}
      <Barred orders={barred} />
    </FormDialog>
  )
}

function Barred({ orders }: { orders: ReturnType<typeof useBulkStep>['barred'] }) {
  const { t } = useI18n()
  if (orders.length === 0) return null
  return (
    <section aria-label={t('orders.bulkFailed')} className="border-t border-hairline pt-4">
      <p className="mb-1 text-13 text-stone">{t('orders.bulkFailed')}</p>
      <ul className="grid gap-1">
        {orders.map(({ id, number, detail }) => (
          <li key={id}>
            <span className="figures font-medium">{number}</span> <span className="text-stone">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
