import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contactOfOrder } from '#app/client/account-contact.ts'
import { addAddress, countriesQuery } from '#app/client/addresses.ts'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { createOrder, orderQuery } from '#app/client/checkout.ts'
import { rememberContact } from '#app/client/contact-memory.ts'
import { paths, placedOrderState } from '#app/client/paths.ts'
import { notifyOtherTabs } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { addressToSave, type CheckoutValues } from '#app/features/checkout/checkout-fields.ts'
import { submitOnce } from '#app/features/checkout/submission.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { writeDraft } from '#app/ui/form-draft.ts'
import { toast } from '#app/ui/toast.ts'
import type { Order } from '#contract/order.ts'

export function usePlaceOrder(draftKey: string) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const client = useQueryClient()
  return {
    /**
     * Places an order, or returns the order that an earlier attempt placed. Throws an `ApiError` (409) if that order has been cancelled
     * since.
     */
    placeOrder: async (request: Parameters<typeof submitOnce>[0]): Promise<Order> => {
      const order = await submitOnce(request, (given, key) => createOrder(callApi, given, key))
      if (order.status === 'cancelled') throw new ApiError(409, t('checkout.cancelledSince', { number: order.order_number }))
      return order
    },
    finishOrder: (order: Order): void => {
      // clears only the stored draft: the form shows its values until the next page replaces it
      writeDraft(draftKey, {})
      rememberContact(contactOfOrder(order.contact))
      for (const queryKey of [queryKeys.cart, queryKeys.orders]) {
        void client.invalidateQueries({ queryKey })
        notifyOtherTabs(queryKey)
      }
      client.setQueryData(orderQuery(order.id).queryKey, order)
      if (order.mode === 'crypto') return void navigate(paths.payOrder(order.id), { replace: true, preventScrollReset: true })
      void navigate(paths.purchaseHistory, { state: placedOrderState(order.id) })
    },
    saveAddress: (typed: CheckoutValues): void => {
      const country = client.getQueryData(countriesQuery().queryKey)?.find(({ code }) => code === typed.countryCode)
      addAddress(callApi, addressToSave(typed, country ?? { name: typed.countryCode })).then(
        () => {
          void client.invalidateQueries({ queryKey: queryKeys.addresses })
          toast.success(t('checkout.addressSaved'))
        },
        () => toast.error(t('checkout.addressFailed')),
      )
    },
    /** Refetches the cart after a failed submit, because pieces or prices may have changed. */
    refreshCart: () => void client.invalidateQueries({ queryKey: queryKeys.cart }),
  }
}
