import { useEffect, useState } from 'react'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { checkoutErrors } from '#app/features/checkout/checkout-errors.ts'
import {
  type CheckoutField,
  type CheckoutValues,
  emptyCheckout,
  isAsked,
  isDelivery,
  orderBody,
} from '#app/features/checkout/checkout-fields.ts'
import { refusedFields } from '#app/features/checkout/refused-fields.ts'
import { isUncertain, readOpenSubmission } from '#app/features/checkout/submission.ts'
import { type CheckoutCart, useHeldCart } from '#app/features/checkout/use-checkout-cart.ts'
import { usePickupCity } from '#app/features/checkout/use-pickup-city.ts'
import { usePlaceOrder } from '#app/features/checkout/use-place-order.ts'
import { usePrefilledContact } from '#app/features/checkout/use-prefilled-contact.ts'
import { usePromo } from '#app/features/checkout/use-promo.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translate } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { Order } from '#contract/order.ts'
import { toCents, toPriceUsd } from '#contract/rules/money.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'
import { type OrderTotal, orderTotal } from '#contract/rules/order-total.ts'
import { promoTermsOf } from '#contract/rules/promo-discount.ts'

const draftKey = 'checkout-v1'

export type Checkout = ReturnType<typeof useCheckout>

export function useCheckout(mode: OrderMode) {
  const { t } = useI18n()
  const cart = useHeldCart(mode)
  const { placeOrder, finishOrder, saveAddress, refreshCart } = usePlaceOrder(draftKey)
  const { withCity, problemsOf, awaitCity, ruleOf } = usePickupCity()
  const { isOpen, setOpen, isBlocked, hasFailed, failureOf } = useLastSubmit(cart)
  const form = useForm<CheckoutField, Order>({
    initial: emptyCheckout,
    draftKey,
    undrafted: ['agree'],
    isAsked,
    check: (typed) => checkoutErrors(typed, problemsOf(typed), t),
    send,
    explain,
    onInvalid: () => toast.error(t('checkout.fillRequired')),
    keepsValues: true,
  })
  const values = withCity(form.values)
  const promo = usePromo({ applied: form.values.promo, goodsCents: cart.goodsCents, onChange: (text) => form.set('promo', text) })
  const total = orderTotal({
    goodsCents: cart.goodsCents,
    promo: promo.promo && promoTermsOf(promo.promo),
    deliveryMethod: isDelivery(values) ? 'delivery' : 'pickup',
    country: values.countryCode || null,
  })

  async function send(typed: CheckoutValues): Promise<Order> {
    cart.hold()
    const body = orderBody(await awaitCity(typed), {
      mode,
      promoCode: promo.validCode,
      rule: ruleOf(typed),
      expectedTotal: toPriceUsd(total.totalCents),
    })
    const order = await placeOrder({ body, pieces: cart.pieces })
    if (isDelivery(typed) && typed.saveAddress === 'yes') saveAddress(typed)
    finishOrder(order)
    return order
  }

  function explain(error: unknown) {
    cart.release()
    hasFailed(error)
    refreshCart()
    if (promo.promo && isPromoRefused(error, total)) promo.drop()
    return explainOrderError(error, t)
  }

  async function resume(): Promise<void> {
    const open = readOpenSubmission()
    if (!open) return setOpen(false)
    cart.hold()
    try {
      finishOrder(await placeOrder(open))
    } catch (error) {
      toast.error(explain(error).text)
    }
  }

  const clearContact = usePrefilledContact(form.fill)
  useFollowedCart(form, cart)

  return {
    ...cart,
    mode,
    form,
    values,
    promo,
    total,
    /** Whether the response of a submit was lost. A retry is safe. */
    isOpen,
    failure: failureOf(form.failure),
    /** Whether lines of the cart block the order. The submit button then removes these lines or lowers their quantity. */
    isBlocked,
    canSubmit: canOrder(cart) && !isBlocked && !cart.isPlacing && !promo.isBusy && form.firstWrong === null,
    clearContact,
    resume,
  }
}

function canOrder({ shown, isEmpty, hasNoWallet }: CheckoutCart): boolean {
  return Boolean(shown) && !isEmpty && !hasNoWallet
}

/**
 * State of the last submit. `isOpen` means that its outcome is unknown; unavailable pieces then do not block a retry. `failureOf` returns
 * the error while the outcome is unknown or the cart still has the pieces of that submit.
 */
function useLastSubmit({ pieces, hasUnavailable }: CheckoutCart) {
  // reads storage in the first render, because the checkout never renders on the server
  const [isOpen, setOpen] = useState(() => readOpenSubmission() !== null)
  const [failedPieces, setFailedPieces] = useState('')
  const hasFailed = (error: unknown) => {
    setOpen(isUncertain(error))
    setFailedPieces(pieces)
  }
  const failureOf = (text: string | null) => (isOpen || failedPieces === pieces ? text : null)
  return { isOpen, setOpen, isBlocked: hasUnavailable && !isOpen, hasFailed, failureOf }
}

type Form = Pick<ReturnType<typeof useForm<CheckoutField, Order>>, 'values' | 'set' | 'clearRefusal'>

function useFollowedCart({ values, set, clearRefusal }: Form, { isEmpty, pieces }: { isEmpty: boolean; pieces: string }): void {
  const hasPromo = values.promo !== ''
  useEffect(() => {
    if (isEmpty && hasPromo) set('promo', '')
  }, [isEmpty, hasPromo, set])
  useEffect(() => clearRefusal(), [clearRefusal, pieces])
}

function explainOrderError(error: unknown, t: Translate) {
  if (isUncertain(error)) return { text: t('checkout.uncertain') }
  if (!(error instanceof ApiError)) return { text: t('checkout.createFailed') }
  return { text: errorText(error, t('checkout.createFailed')), errors: refusedFields(error.errors) }
}

/** Whether the server rejected the promo code. In this case, the server responds with the total before the discount. */
function isPromoRefused(error: unknown, { totalCents, discountCents }: OrderTotal): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false
  const { body } = error
  const serverTotalCents = typeof body === 'object' && body !== null && 'total_price' in body ? toCents(String(body.total_price)) : null
  return serverTotalCents !== null && serverTotalCents === totalCents + discountCents
}
