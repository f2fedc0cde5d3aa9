import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import type { DepositState } from '#contract/rules/staff/piece-enums.ts'

export function MoveDeposit({ piece: { move, deposit } }: { piece: StaffPiece }) {
  const { t, language } = useI18n()
  const may = useMay()
  const [isTaking, setTaking] = useState(false)
  const { run, failure } = usePieceAction()
  const id = deposit?.move_id ?? move?.id
  if (!id || (!deposit && move?.reason !== 'viewing')) return null
  const note = (state: DepositState, amount: string | null) =>
    run(t(`pieceParts.deposit.done.${state}`), () =>
      callStaff('PUT /api/staff/moves/:id/deposit/', { params: { id }, body: { state, amount_usd: amount } }),
    )
  const cents = toCents(deposit?.amount_usd)
  return (
    <div className="border-l-2 border-brass pl-3 text-13">
      {deposit && (
        <p>
          <span className="font-medium">{t(`pieceParts.deposit.states.${deposit.state}`)}</span>
          {' · '}
          <span className="figures">{cents === null ? t('pieceParts.deposit.noSum') : formatCents(language, cents)}</span>
        </p>
      )}
      {may('piece.move') && (
        <div className="mt-2 flex flex-wrap gap-2">
          {!deposit && (
            <Button variant="quiet" onClick={() => void note('asked', null)}>
              {t('pieceParts.deposit.ask')}
            </Button>
          )}
          {deposit?.state === 'asked' && <Button onClick={() => setTaking(true)}>{t('pieceParts.deposit.take')}</Button>}
          {deposit?.state === 'taken' && (
            <>
              <Button onClick={() => void note('returned', null)}>{t('pieceParts.deposit.return')}</Button>
              <Button variant="quiet" onClick={() => void note('retained', null)}>
                {t('pieceParts.deposit.retain')}
              </Button>
            </>
          )}
        </div>
      )}
      <FailureLine text={failure} />
      {isTaking && (
        <TakeDialog amount={deposit?.amount_usd ?? null} onTake={(amount) => note('taken', amount)} onClose={() => setTaking(false)} />
      )}
    </div>
  )
}

type DialogProps = { amount: string | null; onTake: (amount: string | null) => Promise<unknown>; onClose: () => void }

function TakeDialog({ amount, onTake, onClose }: DialogProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState(amount)
  const { isBusy, run } = useAction()
  const take = () => run(() => onTake(typed).then(onClose))
  return (
    <FormDialog title={t('pieceParts.deposit.states.taken')} isBusy={isBusy} failure={null} onSubmit={() => void take()} onClose={onClose}>
      <MoneyField label={t('pieceParts.deposit.amount')} value={typed} onChange={setTyped} />
    </FormDialog>
  )
}
