import { useRef } from 'react'
import { paths } from '#backoffice/client/paths.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ContactFields } from '#backoffice/sections/orders/contact-fields.tsx'
import { DestinationFields } from '#backoffice/sections/orders/destination-fields.tsx'
import { ManualOrderLines } from '#backoffice/sections/orders/manual/manual-order-lines.tsx'
import { PieceSearch } from '#backoffice/sections/orders/manual/piece-search.tsx'
import { useManualOrder } from '#backoffice/sections/orders/manual/use-manual-order.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { SegmentField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { focusUnreadable } from '#backoffice/ui/field/unreadable.ts'
import { useFocusRefused } from '#backoffice/ui/field/use-focus-refused.ts'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'
import { Columns, Page, Panel } from '#backoffice/ui/page.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'

export default function NewOrderPage() {
  const { t } = useI18n()
  const { money } = useFormat()
  const { form, typed, set, total, place, write } = useManualOrder()
  const fields = useRef<HTMLDivElement>(null)
  useFocusRefused(fields, write.isBusy)
  const send = () => {
    if (!focusUnreadable(fields.current)) void place()
  }
  useShortcuts([{ keys: 'mod+Enter', label: t('orders.hand.place'), run: send }])
  return (
    <Page
      title={t('orders.hand.title')}
      back={{ to: paths.orders, label: t('orders.title') }}
      beside={typed.lines.length > 0 && `${t('orders.total')}: ${money(total)}`}
      actions={
        <Button variant="primary" disabled={typed.lines.length === 0} aria-disabled={write.isBusy} onClick={send}>
          {t('orders.hand.place')}
        </Button>
      }
    >
      <LeaveGuard isDirty={form.isDirty && !write.isBusy} text={t('form.leaveText')} />
      <div ref={fields}>
        <Columns>
          <DraftNotice form={form} />
          <FailureLine text={write.failure ?? (write.hasErrorWithin('lines') ? null : write.errorOf('lines'))} />
          <Panel title={t('orders.hand.pieces')}>
            <div className="grid gap-4">
              <PieceSearch chosen={typed.lines.map(({ id }) => id)} onAdd={(line) => set({ lines: [...typed.lines, line] })} />
              <ManualOrderLines lines={typed.lines} onChange={(lines) => set({ lines })} errorOf={write.errorOf} />
            </div>
          </Panel>
          <Panel title={t('orders.hand.who')}>
            <div className="grid gap-4">
              <ContactFields value={typed.contact} onChange={(contact) => set({ contact })} errorOf={write.errorOf} />
              <SegmentField
                label={t('orders.language')}
                value={typed.language}
                onChange={(next) => set({ language: next === 'en' ? 'en' : 'ru' })}
                options={[
                  { value: 'ru', label: t('orders.languages.ru') },
                  { value: 'en', label: t('orders.languages.en') },
                ]}
              />
            </div>
          </Panel>
          <Panel title={t('orders.hand.where')}>
            <div className="grid gap-4">
              <DestinationFields value={typed.destination} onChange={(destination) => set({ destination })} errorOf={write.errorOf} />
              <TextAreaField
                label={t('orders.comment')}
                value={typed.comment}
                onChange={(comment) => set({ comment })}
                error={write.errorOf('comment')}
              />
              <NumberField
                label={t('orders.hand.hours')}
                className="max-w-48"
                value={typed.hours}
                onChange={(hours) => set({ hours })}
                error={write.errorOf('reservation_hours')}
              />
              <TickField checked={typed.isNotified} onChange={(isNotified) => set({ isNotified })}>
                {t('orders.hand.notify')}
              </TickField>
            </div>
          </Panel>
        </Columns>
      </div>
    </Page>
  )
}
