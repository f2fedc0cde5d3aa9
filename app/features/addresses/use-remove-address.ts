import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressesQuery, removeAddress } from '#app/client/addresses.ts'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Address } from '#contract/address.ts'

const notFound = 404

/** Deletes an address after a confirmation. An address that is already deleted counts as success. */
export function useRemoveAddress() {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [address, setAddress] = useState<Address | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    if (!address || isBusy) return
    setBusy(true)
    try {
      await removeAddress(callApi, address.id).catch(unlessGone)
      queries.setQueryData(addressesQuery().queryKey, (known: Address[] = []) => known.filter(({ id }) => id !== address.id))
      toast.success(t('profile.addresses.removed'))
      setAsking(false)
    } catch {
      toast.error(t('profile.addresses.deleteFailed'))
    } finally {
      setBusy(false)
    }
  }

  return {
    address,
    isAsking,
    isBusy,
    /** Whether the dialog was ever opened. The dialog loads when it first opens, and stays mounted for its closing animation. */
    wasAsked: address !== null,
    ask: (asked: Address) => {
      setAddress(asked)
      setAsking(true)
    },
    cancel: () => setAsking(false),
    confirm,
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== notFound) throw error
}
