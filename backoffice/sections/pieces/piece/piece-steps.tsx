import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffPiece } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { HoldDialog } from '#backoffice/sections/pieces/piece/hold-dialog.tsx'
import { MoveDialog } from '#backoffice/sections/pieces/piece/move-dialog.tsx'
import { PlanDialog } from '#backoffice/sections/pieces/piece/plan-dialog.tsx'
import { SoldDialog } from '#backoffice/sections/pieces/piece/sold-dialog.tsx'
import { StepDialog } from '#backoffice/sections/pieces/piece/step-dialog.tsx'
import { QuoteDialog } from '#backoffice/sections/quotes/quote-dialog.tsx'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import { Opening } from '#backoffice/ui/opening.ts'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

const OfficeSaleDialog = lazy(() => import('#backoffice/sections/pieces/office-sale/office-sale-dialog.tsx'))

type Opened = 'sell' | 'publish' | 'arrive' | 'withdraw' | 'restore' | 'sell-elsewhere' | 'plan' | 'hold' | 'move' | 'quote'

export function PieceSteps({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const may = useMay()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const steps: readonly string[] = may('piece.publish') ? piece.steps : []
  const primary = (['publish', 'arrive', 'restore'] as const).find((step) => steps.includes(step))
  const canSell = may('order.step') && may('order.money') && (piece.status === 'available' || piece.hold !== null)
  useShortcuts([
    ...(canSell ? [{ keys: 'o', label: t('piece.steps.sell'), run: () => setOpened('sell') }] : []),
    ...(primary ? [{ keys: 's', label: t(`piece.steps.${primary}`), run: () => setOpened(primary) }] : []),
    ...(may('piece.price') && piece.status !== 'sold'
      ? [{ keys: 'p', label: t('pieces.price.change'), run: () => void navigate({ search: '?tab=price' }, { replace: true }) }]
      : []),
  ])
  const others = useOtherSteps(piece, { canSell, steps })
  const canDelete = piece.can_delete && may('piece.edit')
  const remove = async () => {
    try {
      const { action_id } = await callStaff('DELETE /api/staff/pieces/:id/', { params: { id: piece.id } })
      void navigate(paths.pieces)
      void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.lists })
      showUndoToast(t('piece.done.delete'), action_id)
    } catch (error) {
      showToast('error', sentenceOf(error, t('common.actionFailed')))
    }
  }
  return (
    <>
      {primary && (
        <Button variant="primary" onClick={() => setOpened(primary)}>
          {t(`piece.steps.${primary}`)}
        </Button>
      )}
      {canSell && (
        <Button className="max-md:hidden" onClick={() => setOpened('sell')}>
          {t('piece.steps.sell')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={t('piece.steps.more')}>
            <Ellipsis aria-hidden="true" size={18} />
          </IconButton>
        }
      >
        {others.map((step) => (
          <MenuItem key={step} onSelect={() => setOpened(step)}>
            {t(`piece.steps.${step}`)}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => void navigate(paths.labels([piece.id]))}>{t('labels.label')}</MenuItem>
        {canDelete && <MenuSeparator />}
        {canDelete && (
          <MenuItem isDanger onSelect={() => void remove()}>
            {t('piece.steps.delete')}
          </MenuItem>
        )}
      </Menu>
      <OpenedDialog opened={opened} piece={piece} onClose={close} />
    </>
  )
}

function useOtherSteps(piece: StaffPiece, { canSell, steps }: { canSell: boolean; steps: readonly string[] }): Opened[] {
  const may = useMay()
  const canHold = may('hold.make') && piece.status === 'available' && !piece.hold
  const canQuote = may('quote.make') && piece.status === 'available'
  const canMove = may('piece.move') && piece.status !== 'sold' && !piece.move
  const canPlan = may('piece.publish') && !['sold', 'withdrawn'].includes(piece.status)
  return [
    ...(canSell ? (['sell'] as const) : []),
    ...(canHold ? (['hold'] as const) : []),
    ...(canQuote ? (['quote'] as const) : []),
    ...(canMove ? (['move'] as const) : []),
    ...(canPlan ? (['plan'] as const) : []),
    ...(steps.includes('withdraw') ? (['withdraw'] as const) : []),
    ...(steps.includes('sell-elsewhere') ? (['sell-elsewhere'] as const) : []),
  ]
}

function OpenedDialog({ opened, piece, onClose }: { opened: Opened | null; piece: StaffPiece; onClose: () => void }) {
  if (opened === null) return null
  if (opened === 'sell')
    return (
      <Suspense fallback={<Opening />}>
        <OfficeSaleDialog piece={piece} onClose={onClose} />
      </Suspense>
    )
  if (opened === 'hold') return <HoldDialog piece={piece} onClose={onClose} />
  if (opened === 'quote') return <QuoteDialog piece={toQuotedPiece(piece)} onClose={onClose} />
  if (opened === 'move') return <MoveDialog piece={piece} onClose={onClose} />
  if (opened === 'plan') return <PlanDialog piece={piece} onClose={onClose} />
  if (opened === 'sell-elsewhere') return <SoldDialog piece={piece} onClose={onClose} />
  return <StepDialog step={opened} piece={piece} onClose={onClose} />
}

const toQuotedPiece = ({ id, label, price_on_request: onRequest, price_usd: price }: StaffPiece) => ({
  id,
  name: label,
  price: onRequest ? null : price,
})
