import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contactOfOrder } from '#app/client/account-contact.ts'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { rememberContact } from '#app/client/contact-memory.ts'
import { paths, placedOrderState } from '#app/client/paths.ts'
import { notifyOtherTabs } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { orderQuote } from '#app/client/quote.ts'
import { Agreement } from '#app/features/checkout/agreement.tsx'
import {
  type CheckoutField,
  type CheckoutValues,
  contactFields,
  emptyCheckout,
  isAsked,
  isDelivery,
  orderBody,
} from '#app/features/checkout/checkout-fields.ts'
import { ContactSection } from '#app/features/checkout/contact-section.tsx'
import type { PromisedPiece } from '#app/features/checkout/delivery-facts.tsx'
import { DeliverySection } from '#app/features/checkout/delivery-section.tsx'
import { refusedFields } from '#app/features/checkout/refused-fields.ts'
import { usePickupCity } from '#app/features/checkout/use-pickup-city.ts'
import { usePrefilledContact } from '#app/features/checkout/use-prefilled-contact.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { quoteDeliveryCents, quoteTotalCents } from '#app/sections/quote/quote-sums.ts'
import { Button } from '#app/ui/button.tsx'
import { writeDraft } from '#app/ui/form-draft.ts'
import { toast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { Order } from '#contract/order.ts'
import type { Quote } from '#contract/quote.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

const draftKey = 'quote-order-v1'

/** Recipient and destination of an order from a quote; the price is fixed. */
export function QuoteOrderForm({ token, quote }: { token: string; quote: Quote }) {
  const { language, t } = useI18n()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { withCity, problemsOf, awaitCity, ruleOf } = usePickupCity()
  const form = useForm<CheckoutField, Order>({
    initial: emptyCheckout,
    draftKey,
    undrafted: ['agree'],
    isAsked,
    check: (typed) => Object.fromEntries(problemsOf(typed).map((problem) => [problem, t(`checkout.validation.${problem}`)])),
    send,
    explain: (error) =>
      error instanceof ApiError
        ? { text: errorText(error, t('quote.failed')), errors: refusedFields(error.errors) }
        : { text: t('quote.failed') },
    onInvalid: () => toast.error(t('checkout.fillRequired')),
    keepsValues: true,
  })
  usePrefilledContact(form.fill)
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
    // the form keeps its values until the next page replaces it
    writeDraft(draftKey, {})
    rememberContact(contactOfOrder(order.contact))
    for (const queryKey of [queryKeys.cart, queryKeys.orders]) {
      void client.invalidateQueries({ queryKey })
      notifyOtherTabs(queryKey)
    }
    void navigate(paths.purchaseHistory, { state: placedOrderState(order.id) })
    return order
  }

  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid scroll-mt-28">
      <ContactSection
        checkout={{ form, clearContact: () => form.fill(() => Object.fromEntries(contactFields.map((field) => [field, '']))) }}
      />
      <DeliverySection checkout={{ form, values }} pieces={quote.pieces.flatMap(promisedPiece)} deliveryText={deliveryText} />
      <Agreement checkout={{ form }} />
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
