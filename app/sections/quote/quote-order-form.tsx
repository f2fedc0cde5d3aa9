import { ApiError, errorText } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { orderQuote } from '#app/client/quote.ts'
import { Agreement } from '#app/features/checkout/agreement.tsx'
import { checkoutErrors } from '#app/features/checkout/checkout-errors.ts'
import {
  type CheckoutField,
  type CheckoutValues,
  emptyCheckout,
  isAsked,
  isDelivery,
  orderBody,
} from '#app/features/checkout/checkout-fields.ts'
import { ContactSection } from '#app/features/checkout/contact-section.tsx'
import type { PromisedPiece } from '#app/features/checkout/delivery-facts.tsx'
import { DeliverySection } from '#app/features/checkout/delivery-section.tsx'
import { refusedFields } from '#app/features/checkout/refused-fields.ts'
import { SubmitFailure } from '#app/features/checkout/submit-failure.tsx'
import { usePickupCity } from '#app/features/checkout/use-pickup-city.ts'
import { usePlaceOrder } from '#app/features/checkout/use-place-order.ts'
import { usePrefilledContact } from '#app/features/checkout/use-prefilled-contact.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { quoteDeliveryCents, quoteTotalCents } from '#app/sections/quote/quote-sums.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { Order } from '#contract/order.ts'
import type { Quote } from '#contract/quote.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

const draftKey = 'quote-order-v1'

/** Form for the recipient and the destination of an order from a quote. The price is fixed. */
export function QuoteOrderForm({ token, quote }: { token: string; quote: Quote }) {
  const { language, t } = useI18n()
  const { finishOrder, saveAddress } = usePlaceOrder(draftKey)
  const { withCity, problemsOf, awaitCity, ruleOf } = usePickupCity()
  const form = useForm<CheckoutField, Order>({
    initial: emptyCheckout,
    draftKey,
    undrafted: ['agree'],
    isAsked,
    check: (typed) => checkoutErrors(typed, problemsOf(typed), t),
    send,
    explain: (error) =>
      error instanceof ApiError
        ? { text: errorText(error, t('quote.failed')), errors: refusedFields(error.errors) }
        : { text: t('quote.failed') },
    onInvalid: () => toast.error(t('checkout.fillRequired')),
    keepsValues: true,
  })
  const clearContact = usePrefilledContact(form.fill)
  const values = withCity(form.values)
  const deliveryCents = isDelivery(values) ? quoteDeliveryCents(quote, 'delivery', values.countryCode) : 0
  const isCountryOpen = quote.delivery_price === null && isDelivery(values) && values.countryCode === ''
  const costText = deliveryCents ? formatCents(language, deliveryCents) : t('quote.free')
  const deliveryText = isCountryOpen ? t('quote.byCountry') : costText

  async function send(typed: CheckoutValues): Promise<Order> {
    const {
      mode: _mode,
      expected_total: _total,
      promo_code: _promo,
      ...body
    } = orderBody(await awaitCity(typed), {
      mode: 'reserve',
      promoCode: null,
      expectedTotal: '',
      rule: ruleOf(typed),
    })
    const order = await orderQuote(callApi, token, body)
    if (isDelivery(typed) && typed.saveAddress === 'yes') saveAddress(typed)
    finishOrder(order)
    return order
  }

  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid scroll-mt-28">
      <ContactSection checkout={{ form, clearContact }} />
      <DeliverySection checkout={{ form, values }} pieces={quote.pieces.flatMap(promisedPiece)} deliveryText={deliveryText} />
      <Agreement checkout={{ form }} />
      {form.failure && (
        <div className="mb-5">
          <SubmitFailure text={form.failure} isBrought={form.firstWrong === null} />
        </div>
      )}
      <Button type="submit" aria-disabled={form.state === 'sending'} className="justify-self-start aria-disabled:opacity-45 max-sm:w-full">
        {form.state === 'sending'
          ? t('quote.ordering')
          : t('quote.order', { total: formatCents(language, quoteTotalCents(quote, deliveryCents)) })}
      </Button>
    </form>
  )
}

function promisedPiece({
  id,
  brand,
  model_name: model,
  city_name: city,
  moving_to_city_name: movingTo,
}: Quote['pieces'][number]): PromisedPiece[] {
  return city === null ? [] : [{ id: String(id), name: `${brand} ${model}`, city, movingTo }]
}
