import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffOffer } from '#backoffice/client/offers.ts'
import { useOwnerSettings } from '#backoffice/client/owner-settings.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { useMaySeeDeals, WithDeals } from '#backoffice/sections/deals/with-deals.tsx'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { toCents } from '#contract/rules/money.ts'
import { offerText } from '#contract/rules/offer-messages.ts'
import type { OfferReply } from '#contract/rules/offer-rules.ts'
import { isNotified } from '#contract/rules/staff/is-notified.ts'

const done = { accept: 'offers.accepted', counter: 'offers.countered', decline: 'offers.declined' } as const

type Props = { offer: StaffOffer; reply: OfferReply; price: string | null; onClose: () => void }

export function OfferDialog({ offer, reply, price, onClose }: Props) {
  const { t } = useI18n()
  const { money } = useFormat()
  const { offer_hours: hours } = useOwnerSettings()
  const [ours, setOurs] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const write = useWrite()
  const send = () =>
    write.run(async () => {
      const body = { reply, version: offer.version, note: note.trim(), ...(reply === 'counter' && ours ? { price_usd: ours } : {}) }
      try {
        await callStaff('POST /api/staff/offers/:id/reply/', { params: { id: offer.id }, body })
      } finally {
        void queryClient.invalidateQueries({ queryKey: queryKeys.threads.all })
        void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
      }
      onClose()
      showToast('success', t(isTold ? done[reply] : 'reach.untold'))
    })
  const isTold = isNotified(offer.reach)
  const width = useMaySeeDeals() ? 'md:w-[520px] lg:w-[840px]' : 'md:w-[520px]'
  const [openedAt] = useState(Date.now)
  const until = new Date(openedAt + hours * hourMs)
  const theirs = { key: 'theirs', usd: price } as const
  const sums = reply === 'counter' ? [theirs, { key: 'ours', usd: ours } as const] : [theirs]
  const range = { from: money(offer.above_usd), to: money(offer.below_usd) }
  return (
    <FormDialog
      title={t(`offers.${reply}Title`, { price: money(price) })}
      submitLabel={t(reply === 'counter' ? 'offers.send' : `offers.${reply}`, { price: money(price) })}
      width={width}
      isDanger={reply === 'decline'}
      isBusy={write.isBusy}
      isReady={reply !== 'counter' || ours !== null}
      failure={write.failure ?? write.errorOf('lines')}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <WithDeals deals={[{ key: 'offer', of: { piece: offer.piece.id }, sums }]}>
        {(isTold || reply === 'counter') && <p className="text-stone">{t(`offers.${reply}Text`, { hours, ...range })}</p>}
        {reply === 'counter' && (
          <MoneyField
            label={t('offers.price')}
            value={ours}
            onChange={setOurs}
            error={write.errorOf('price_usd')}
            className="w-44 max-md:w-full"
          />
        )}
        <TextAreaField label={t('offers.note')} value={note} onChange={setNote} error={write.errorOf('note')} />
        <UnreachedNotice reach={offer.reach} text={messageText(offer, { reply, price: reply === 'counter' ? ours : price, until, note })} />
      </WithDeals>
    </FormDialog>
  )
}

type Message = { reply: OfferReply; price: string | null; until: Date; note: string }

/**
 * Returns the message that the server will compose. Returns undefined for an accepted offer: its message contains the link to a quote that
 * does not exist yet.
 */
function messageText({ language, piece }: StaffOffer, { reply, price, until, note }: Message): string | undefined {
  const cents = toCents(price)
  if (reply === 'accept' || cents === null) return undefined
  return offerText(language, reply, { piece: piece.label, cents, until, note: note.trim() })
}
