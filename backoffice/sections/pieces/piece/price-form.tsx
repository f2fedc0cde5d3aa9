import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import { interestQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { LiveMargin } from '#backoffice/sections/pieces/live-margin.tsx'
import { EarlierPrices } from '#backoffice/sections/pieces/piece/earlier-prices.tsx'
import { ReasonDialog } from '#backoffice/sections/pieces/reason-dialog.tsx'
import { reasonsForReason, savePrice } from '#backoffice/sections/pieces/save-price.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { focusAtDesk } from '#backoffice/ui/focus-on-open.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, sentenceOf } from '#backoffice/ui/states.tsx'

type Typed = { usd: string | null; isOnRequest: boolean; keepsPrevious: boolean }

export function PriceForm({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const current: Typed = {
    usd: piece.price_usd,
    isOnRequest: piece.price_on_request,
    keepsPrevious: piece.previous_price_usd !== null,
  }
  const form = useTypedForm({ kind: 'piece-price', id: piece.id, current })
  const { usd, isOnRequest, keepsPrevious } = form.values
  const [failure, setFailure] = useState<string | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  const interest = useQuery(interestQuery(piece.id)).data
  const isLower = usd !== null && piece.price_usd !== null && Number(usd) < Number(piece.price_usd)
  const hasCameIn = form.was.usd !== undefined && form.was.usd !== piece.price_usd
  const save = async (reason?: string) => {
    const wish = { price_usd: usd, price_on_request: isOnRequest, keep_previous: keepsPrevious, reason }
    setFailure(null)
    try {
      await savePrice(piece, wish, t('pieces.price.saved', { name: piece.label, price: money(usd) }))
      form.settle()
      setWhy(null)
    } catch (error) {
      const sentence = sentenceOf(error, t('common.actionFailed'))
      if (reasonsForReason.has(reasonOf(error) ?? '')) setWhy(sentence)
      else setFailure(sentence)
    }
  }
  return (
    <Panel title={t('pieces.price.current')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <MoneyField
            ref={focusAtDesk}
            data-field="price"
            label={t('pieces.columns.price')}
            value={usd}
            onChange={(price) => form.change({ usd: price })}
            className="w-44 max-md:w-full"
          />
          <div className="grid gap-2 pb-1">
            <TickField checked={isOnRequest} onChange={(isTicked) => form.change({ isOnRequest: isTicked })}>
              {t('pieces.price.onRequest')}
            </TickField>
            {(isLower || piece.previous_price_usd) && (
              <TickField checked={keepsPrevious} onChange={(isTicked) => form.change({ keepsPrevious: isTicked })}>
                {t('pieces.price.keep')}
              </TickField>
            )}
          </div>
          <Button type="submit" className="ml-auto max-md:w-full">
            {t('pieces.price.change')}
          </Button>
        </div>
        {piece.books && <LiveMargin terms={piece.books} usd={usd} />}
        {hasCameIn && (
          <output className="block border-l-2 border-brass pl-3 text-13">
            {t('pieces.price.cameIn', { name: piece.edited_by ?? t('form.somebody'), price: money(piece.price_usd) })}
          </output>
        )}
        {interest && <p className="figures text-12 text-stone">{t('pieces.price.touched', interest)}</p>}
        <EarlierPrices pieceId={piece.id} />
        <TypedFormGuard form={form} />
        <FailureLine text={failure} />
      </form>
      {why && <ReasonDialog why={why} onClose={() => setWhy(null)} onReason={(reason) => void save(reason)} />}
    </Panel>
  )
}
