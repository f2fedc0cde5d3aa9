import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useToday } from '#backoffice/client/use-staff.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { type ExpenseKind, expenseKinds } from '#contract/rules/staff/piece-enums.ts'

export function PieceExpenses({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const { money, calendarDay } = useFormat()
  const [isAdding, setAdding] = useState(false)
  const { run, failure } = usePieceAction()
  const remove = (id: string) => run(t('piece.done.expenseDeleted'), () => callStaff('DELETE /api/staff/expenses/:id/', { params: { id } }))
  const expenses = piece.expenses ?? []
  return (
    <Panel
      title={t('pieces.sections.expenses')}
      actions={
        <Button variant="quiet" onClick={() => setAdding(true)}>
          {t('pieceParts.expenses.add')}
        </Button>
      }
    >
      {expenses.length === 0 && <p className="text-13 text-stone">{t('pieceParts.expenses.none')}</p>}
      <ul className="grid">
        {expenses.map(({ id, kind, amount_usd, note, spent_on }) => (
          <li key={id} className="flex items-center gap-4 border-t border-hairline py-1 text-13 first:border-0">
            <span className="min-w-0 flex-1 truncate">
              {t(`pieceParts.expenses.kinds.${kind}`)}
              {note && <span className="text-stone"> · {note}</span>}
            </span>
            <span className="text-stone">{calendarDay(spent_on)}</span>
            <span className="figures">{money(amount_usd)}</span>
            <IconButton label={t('pieceParts.expenses.delete')} onClick={() => void remove(id)}>
              <Trash2 aria-hidden="true" size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      <FailureLine text={failure} />
      {isAdding && <ExpenseDialog id={piece.id} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

type TypedExpense = { kind: ExpenseKind; amount: string | null; note: string; day: string }

function ExpenseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useI18n()
  const today = useToday()
  const current: TypedExpense = { kind: 'service', amount: null, note: '', day: today }
  const form = useTypedForm({ kind: 'piece-expense', id, current })
  const { kind, amount, note, day } = form.values
  const { run, isBusy, failure, setFailure } = usePieceAction()
  const save = async () => {
    if (!amount || !day) return setFailure(t('form.required'))
    const body = { kind, amount_usd: amount, note: note.trim(), spent_on: day }
    if (await run(t('piece.done.expense'), () => callStaff('POST /api/staff/pieces/:id/expenses/', { params: { id }, body }))) {
      form.drop()
      onClose()
    }
  }
  return (
    <FormDialog
      title={t('pieceParts.expenses.add')}
      submitLabel={t('common.save')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <SelectField
        label={t('pieceParts.expenses.kind')}
        value={kind}
        onChange={(value) => form.change({ kind: expenseKinds.find((each) => each === value) ?? 'other' })}
        options={expenseKinds.map((value) => ({ value, label: t(`pieceParts.expenses.kinds.${value}`) }))}
      />
      <MoneyField label={t('pieceParts.expenses.amount')} value={amount} onChange={(usd) => form.change({ amount: usd })} />
      <TextField type="date" label={t('pieceParts.expenses.day')} value={day} onChange={(value) => form.change({ day: value })} />
      <TextField label={t('pieceParts.expenses.note')} value={note} onChange={(text) => form.change({ note: text })} maxLength={200} />
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}
