import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { MoveDeposit } from '#backoffice/sections/pieces/piece/move-deposit.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { dayMs } from '#contract/rules/durations.ts'

export function CurrentHoldAndMove({ piece }: { piece: StaffPiece }) {
  return (
    <>
      {piece.hold && <Hold piece={piece} hold={piece.hold} />}
      {piece.move && <Move piece={piece} move={piece.move} />}
      <MoveDeposit piece={piece} />
    </>
  )
}

const box = 'border-l-2 border-brass pl-3 text-13'

function Hold({ piece, hold }: { piece: StaffPiece; hold: NonNullable<StaffPiece['hold']> }) {
  const { t } = useI18n()
  const { time } = useFormat(useCities().zoneOf(piece.city_id))
  const may = useMay()
  const { run, failure } = usePieceAction()
  const { id, name, contact, until, by } = hold
  const extend = () => {
    const later = new Date(Math.max(Date.parse(until), Date.now()) + dayMs).toISOString()
    return run(t('piece.done.extend'), () => callStaff('PATCH /api/staff/holds/:id/', { params: { id }, body: { until: later } }))
  }
  const release = () => run(t('piece.done.release'), () => callStaff('DELETE /api/staff/holds/:id/', { params: { id } }))
  return (
    <div className={box}>
      <p className="font-medium">{name ? t('pieceParts.hold.held', { name }) : t('pieceParts.hold.isHeld')}</p>
      <p className="figures text-stone">{[t('pieceParts.hold.until2', { time: time(until) }), contact, by].filter(Boolean).join(' · ')}</p>
      {may('hold.make') && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => void extend()}>{t('pieceParts.hold.extend')}</Button>
          <Button variant="quiet" onClick={() => void release()}>
            {t('pieceParts.hold.release')}
          </Button>
        </div>
      )}
      <FailureLine text={failure} />
    </div>
  )
}

function Move({ piece, move }: { piece: StaffPiece; move: NonNullable<StaffPiece['move']> }) {
  const { t } = useI18n()
  const cities = useCities()
  const may = useMay()
  const [isSending, setSending] = useState(false)
  const { run, failure } = usePieceAction()
  const { id, state, to_city_id, courier, tracking } = move
  const params = { id }
  const done = t('piece.done.move')
  return (
    <div className={box}>
      <p className="font-medium">{t(`pieceParts.move.states.${state}`, { city: cities.nameOf(to_city_id) })}</p>
      {(courier || tracking) && <p className="text-stone">{[courier, tracking].filter(Boolean).join(' · ')}</p>}
      {may('piece.move') && (
        <div className="mt-2 flex flex-wrap gap-2">
          {state === 'asked' ? (
            <Button onClick={() => setSending(true)}>{t('pieceParts.move.send')}</Button>
          ) : (
            <Button onClick={() => void run(done, () => callStaff('POST /api/staff/moves/:id/receive/', { params }))}>
              {t('pieceParts.move.receive')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void run(done, () => callStaff('POST /api/staff/moves/:id/cancel/', { params }))}>
            {t('pieceParts.move.cancel')}
          </Button>
        </div>
      )}
      <FailureLine text={failure} />
      {isSending && <SendDialog id={id} price={piece.price_usd} onClose={() => setSending(false)} />}
    </div>
  )
}

function SendDialog({ id, price, onClose }: { id: string; price: string | null; onClose: () => void }) {
  const { t } = useI18n()
  const [sent, setSent] = useState({ courier: '', tracking: '', insured_usd: price })
  const { run, isBusy, failure } = usePieceAction()
  const send = async () => {
    if (await run(t('piece.done.move'), () => callStaff('POST /api/staff/moves/:id/send/', { params: { id }, body: sent }))) onClose()
  }
  return (
    <FormDialog title={t('pieceParts.move.send')} isBusy={isBusy} failure={failure} onSubmit={() => void send()} onClose={onClose}>
      <TextField label={t('pieceParts.move.courier')} value={sent.courier} onChange={(courier) => setSent({ ...sent, courier })} />
      <TextField label={t('pieceParts.move.tracking')} value={sent.tracking} onChange={(tracking) => setSent({ ...sent, tracking })} />
      <MoneyField
        label={t('pieceParts.move.insured')}
        value={sent.insured_usd}
        onChange={(insured_usd) => setSent({ ...sent, insured_usd })}
      />
    </FormDialog>
  )
}
