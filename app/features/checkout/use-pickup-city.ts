import { useQuery, useQueryClient } from '@tanstack/react-query'
import { citiesQuery, countriesQuery } from '#app/client/addresses.ts'
import { ApiError } from '#app/client/api-error.ts'
import { checkoutProblems, type CheckoutValues, isDelivery } from '#app/features/checkout/checkout-fields.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

/** The branch for a pickup: the chosen branch, or the first by default. A submit waits until the branches have loaded. */
export function usePickupCity() {
  const { t } = useI18n()
  const client = useQueryClient()
  const { data: cities, isPending } = useQuery(citiesQuery())
  const withCity = (values: CheckoutValues) => withFirst(values, cities)
  const { data: countries } = useQuery(countriesQuery())
  const ruleOf = ({ countryCode }: CheckoutValues) => countries?.find(({ code }) => code === countryCode)?.address
  return {
    withCity,
    ruleOf,
    /** Returns missing and invalid fields. A missing branch is no problem while the branches load. */
    problemsOf: (values: CheckoutValues) =>
      checkoutProblems(withCity(values), ruleOf(values)).filter((problem) => !(isPending && problem === 'pickupCityId')),
    /**
     * Returns the values with the chosen or default branch. Throws an `ApiError` with a readable message if the branches cannot be loaded.
     */
    awaitCity: async (values: CheckoutValues): Promise<CheckoutValues> => {
      if (values.pickupCityId || isDelivery(values)) return values
      const loaded = await client.ensureQueryData(citiesQuery()).catch(() => {
        throw new ApiError(400, t('checkout.delivery.placesFailed'))
      })
      return withFirst(values, loaded)
    },
  }
}

function withFirst(values: CheckoutValues, cities: readonly { id: number }[] | undefined): CheckoutValues {
  return { ...values, pickupCityId: values.pickupCityId || String(cities?.[0]?.id ?? '') }
}
