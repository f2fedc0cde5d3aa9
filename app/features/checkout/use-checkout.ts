import type { OrderMode } from '#contract/rules/order-words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addAddress, citiesQuery } from '#app/client/addresses.ts'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { cartChanges, cartQuery } from '#app/client/cart.ts'
import { usePending } from '#app/client/changes.ts'
import { createOrder, orderQuery } from '#app/client/checkout.ts'
import { tellOtherTabs } from '#app/client/other-tabs.ts'
import { paths } from '#app/client/paths.ts'
import { shownCart } from '#app/client/shown-cart.ts'
import {
  addressToSave,
  type CheckoutField,
  type CheckoutValues,
  checkoutProblems,
  contactFields,
  emptyCheckout,
  fieldOfBody,
  isDelivery,
  isTooShortToSave,
  orderBody,
} from '#app/features/checkout/checkout-fields.ts'
import { isUncertain, openSubmission, piecesText, submitOnce } from '#app/features/checkout/submission.ts'
import { usePrefilledContact } from '#app/features/checkout/use-prefilled-contact.ts'
import { usePromo } from '#app/features/checkout/use-promo.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { writeDraft } from '#app/ui/form-draft.ts'
import { toast } from '#app/ui/toast.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { Order } from '#contract/order.ts'
import { limits } from '#contract/limits.ts'
import { toCents, toPriceUsd } from '#contract/rules/money.ts'
import { orderTotal } from '#contract/rules/order-total.ts'

const draftKey = 'checkout-v1'

export type Checkout = ReturnType<typeof useCheckout>

/** The whole checkout of who is signed in: the cart, what is typed, what it costs, and the submit. */
export function useCheckout(mode: OrderMode) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: cart, error: cartError, refetch } = useQuery(cartQuery)
  const changes = usePending(cartChanges)
  const { data: cities } = useQuery(citiesQuery())
  const shown = cart && shownCart(cart, changes)
  const [isOpen, setOpen] = useState(false)

  const withCity = (values: CheckoutValues): CheckoutValues => ({
    ...values,
    // the first branch is chosen until the person chooses another (CHK-07)
    pickupCityId: values.pickupCityId || String(cities?.[0]?.id ?? ''),
  })
  const form = useForm<CheckoutField, Order>({
    initial: emptyCheckout,
    draftKey,
    undrafted: ['agree'],
    check: (values) => ({
      ...(isTooShortToSave(values)
        ? { addressLine1: t('checkout.validation.addressLine1Short', { min: limits.addressLineMinChars }) }
        : {}),
      ...Object.fromEntries(checkoutProblems(withCity(values)).map((problem) => [problem, t(`checkout.validation.${problem}`)])),
    }),
    send,
    explain,
    onInvalid: () => toast.error(t('checkout.fillRequired')),
  })
  const values = withCity(form.values)
  const promo = usePromo(form.values.promo, (text) => form.set('promo', text))
  const total = orderTotal({
    goodsCents: shown?.totalCents ?? 0,
    promo: promo.promo,
    deliveryMethod: isDelivery(values) ? 'delivery' : 'pickup',
    country: values.countryCode || null,
  })

  async function send(typed: CheckoutValues): Promise<Order> {
    const body = orderBody(withCity(typed), { mode, promoCode: promo.promo?.code ?? null, expectedTotal: toPriceUsd(total.totalCents) })
    const order = await place({ body, pieces: piecesText(shown?.items ?? []) })
    setOpen(false)
    if (isDelivery(typed) && typed.saveAddress === 'yes') saveAddress(typed)
    arrived(order)
    return order
  }

  /** The order, placed now or by a try before; one that has ended since is no order to thank for (CHK-13). */
  async function place(wish: Parameters<typeof submitOnce>[0]): Promise<Order> {
    const order = await submitOnce(wish, (given, key) => createOrder(callApi, given, key))
    if (order.status === 'cancelled') throw new ApiError(409, t('checkout.cancelledSince', { number: order.order_number }))
    return order
  }

  function arrived(order: Order): void {
    void client.invalidateQueries({ queryKey: ['cart'] })
    void client.invalidateQueries({ queryKey: ['orders'] })
    tellOtherTabs('cart')
    tellOtherTabs('orders')
    // the form may be gone before it has emptied itself (CHK-09)
    writeDraft(draftKey, {})
    if (order.mode === 'crypto') {
      client.setQueryData(orderQuery(order.id).queryKey, order)
      return void navigate(paths.payOrder(order.id), { replace: true, preventScrollReset: true })
    }
    toast.success(t('checkout.placed', { number: order.order_number }), 6000)
    void navigate(paths.purchaseHistory)
  }

  /** The order stands whatever becomes of the address (CHK-08). */
  function saveAddress(typed: CheckoutValues): void {
    addAddress(callApi, addressToSave(typed)).then(
      () => {
        void client.invalidateQueries({ queryKey: ['addresses'] })
        toast.success(t('checkout.addressSaved'))
      },
      () => toast.error(t('checkout.addressFailed')),
    )
  }

  function explain(error: unknown) {
    setOpen(isUncertain(error))
    // pieces, prices or the promo are not what the page shows: it asks anew, and what was typed stays
    void client.invalidateQueries({ queryKey: ['cart'] })
    if (isUncertain(error)) return { text: t('checkout.uncertain') }
    if (!(error instanceof ApiError)) return { text: t('checkout.createFailed') }
    if (error.status === 409 && promo.promo && tellsTotalWithoutPromo(error)) promo.remove(true)
    const errors = Object.entries(error.errors).flatMap(([field, said]) => {
      const name = fieldOfBody[field]
      return name ? [[name, said.join(' ')]] : []
    })
    return { text: error.detail || t('checkout.createFailed'), errors: Object.fromEntries(errors) }
  }

  /** The server took the code out: the total it tells is the one without it. */
  function tellsTotalWithoutPromo({ body }: ApiError): boolean {
    const told = typeof body === 'object' && body !== null && 'total_price' in body ? toCents(String(body.total_price)) : null
    return told !== null && told === total.totalCents + total.discountCents
  }

  usePrefilledContact(form.fill)
  useEffect(() => {
    // only once the page lives is it known what the last visit left open
    setOpen(openSubmission() !== null)
  }, [])
  const isEmpty = shown?.items.length === 0
  const hasPromo = form.values.promo !== ''
  const { set } = form
  useEffect(() => {
    if (isEmpty && hasPromo) set('promo', '')
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEmpty, hasPromo])

  const hasUnavailable = shown?.items.some(({ is_available: isAvailable }) => !isAvailable) ?? false
  return {
    mode,
    form,
    values,
    promo,
    total,
    shown,
    cartError,
    retryCart: () => void refetch(),
    isEmpty,
    hasUnavailable,
    /** A submit whose answer was lost: it can be sent again without harm. */
    isOpen,
    canSubmit: Boolean(shown) && !isEmpty && (!hasUnavailable || isOpen) && form.state !== 'sending' && !form.isInvalid,
    clearContact: () => form.fill(() => Object.fromEntries(contactFields.map((field) => [field, '']))),
    /** Sends what was left open once more, to learn what became of it. */
    resume: async () => {
      const open = openSubmission()
      if (!open) return setOpen(false)
      try {
        const order = await place(open)
        form.fill(() => emptyCheckout)
        setOpen(false)
        arrived(order)
      } catch (error) {
        toast.error(explain(error).text)
      }
    },
  }
}
