import { useState } from 'react'
import { useMay, useOfficeTimeZone, useSession } from '#backoffice/client/use-staff.ts'
import { coinNames, type CoinWallets, type PendingWallet } from '#backoffice/client/wallets.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { AddressView } from '#backoffice/sections/settings/wallets/address-view.tsx'
import { ApproveDialog, EndDialog, ProposeDialog } from '#backoffice/sections/settings/wallets/wallet-dialogs.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function CoinPanel({ wallets, canChange }: { wallets: CoinWallets; canChange: boolean }) {
  const { t } = useI18n()
  const mayStop = useMay()('wallet.approve')
  const [open, setOpen] = useState<'propose' | 'stop' | null>(null)
  const { coin, network, pending, in_force: inForce } = wallets
  const close = () => setOpen(null)
  return (
    <Panel
      title={coin.startsWith('USDT') ? `${coinNames[coin]} · ${t('wallets.network', { network })}` : coinNames[coin]}
      actions={
        <>
          {mayStop && inForce?.id && (
            <Button variant="quiet" aria-label={t('wallets.stopFor', { coin: coinNames[coin] })} onClick={() => setOpen('stop')}>
              {t('wallets.stop')}
            </Button>
          )}
          {canChange && !pending && (
            <Button aria-label={t('wallets.proposeFor', { coin: coinNames[coin] })} onClick={() => setOpen('propose')}>
              {t('wallets.propose')}
            </Button>
          )}
        </>
      }
      isFlush
    >
      <InForce wallets={wallets} />
      {pending && <Pending pending={pending} canChange={canChange} />}
      {open === 'propose' && <ProposeDialog coin={coin} network={network} onClose={close} />}
      {open === 'stop' && inForce?.id && <EndDialog step="stop" id={inForce.id} coin={coin} onClose={close} />}
    </Panel>
  )
}

function InForce({ wallets: { coin, in_force: inForce, is_stopped: isStopped } }: { wallets: CoinWallets }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  if (!inForce)
    return <p className="p-4 text-13 text-stone">{isStopped ? <Badge tone="bad">{t('wallets.stopped')}</Badge> : t('wallets.none')}</p>
  return (
    <div className="grid gap-4 p-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13">
        <Badge tone="good">{t('wallets.inForce')}</Badge>
        <span className="text-stone">
          {inForce.since ? t('wallets.since', { time: format.time(inForce.since) }) : t('wallets.fromSettings')}
        </span>
      </p>
      <AddressView coin={coin} {...inForce} />
    </div>
  )
}

function Pending({ pending, canChange }: { pending: PendingWallet; canChange: boolean }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const isOwner = useMay()('wallet.approve')
  const { staff } = useSession()
  const [open, setOpen] = useState<'approve' | 'cancel' | null>(null)
  const { id, coin, state, proposed_by: proposer, approved_by: approver, active_from: from } = pending
  const isOwn = proposer?.id === staff.id
  const isProposed = state === 'proposed'
  const { is_related: isRelated, from: knownFrom } = pending.approval
  const isWaitedFor = isOwner && isProposed && !isOwn
  const close = () => setOpen(null)
  return (
    <div className="grid gap-4 border-t border-hairline bg-ivory/60 p-4">
      <div className="grid gap-1 text-13">
        <p className="font-medium">
          <Badge tone="attention">
            {isProposed || !from ? t('wallets.waitsForOwner') : t('wallets.startsAt', { time: format.time(from) })}
          </Badge>
        </p>
        <p className="text-stone">{t('wallets.proposedBy', { name: proposer?.name ?? '', time: format.time(pending.proposed_at) })}</p>
        {approver && pending.approved_at && (
          <p className="text-stone">{t('wallets.approvedBy', { name: approver.name, time: format.time(pending.approved_at) })}</p>
        )}
      </div>
      <AddressView {...pending} />
      <div className="flex flex-wrap items-center gap-2">
        {isWaitedFor && canChange && !isRelated && !knownFrom && (
          <Button variant="primary" aria-label={t('wallets.approveFor', { coin: coinNames[coin] })} onClick={() => setOpen('approve')}>
            {t('wallets.approve')}
          </Button>
        )}
        {(isOwner || (isOwn && isProposed)) && (
          <Button variant="danger" aria-label={t('wallets.cancelFor', { coin: coinNames[coin] })} onClick={() => setOpen('cancel')}>
            {t('wallets.cancel')}
          </Button>
        )}
        {isWaitedFor && isRelated && <p className="text-13 text-stone">{t('wallets.related')}</p>}
        {isWaitedFor && !isRelated && knownFrom && (
          <p className="text-13 text-stone">{t('wallets.tooNew', { time: format.time(knownFrom) })}</p>
        )}
        {isOwn && isProposed && <p className="text-13 text-stone">{t('wallets.ownProposal')}</p>}
      </div>
      {open === 'approve' && <ApproveDialog pending={pending} onClose={close} />}
      {open === 'cancel' && <EndDialog step="cancel" id={id} coin={coin} onClose={close} />}
    </div>
  )
}
