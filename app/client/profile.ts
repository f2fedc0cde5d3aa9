import { queryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { queryClient } from '#app/client/query-client.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import type { Me, MeChange, PasswordChange } from '#contract/profile.ts'
import { formatPhone } from '#contract/rules/phone.ts'

/** The customer who is signed in, as they know themselves. */
export const meQuery = () =>
  queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => callApi<Me>('/api/users/me/', { signal }), staleTime: 60_000 })

/** The customer once known; `data` stays undefined while nobody is signed in. */
export function useMe() {
  return useQuery({ ...meQuery(), enabled: useIsSignedIn() })
}

export const changeMe = (call: CallApi, change: z.input<typeof MeChange>) => call<Me>('/api/users/me/', { method: 'PATCH', body: change })

/** Answers with the sentence to show. */
export const changePassword = (call: CallApi, change: PasswordChange) =>
  call<{ detail: string }>('/api/users/change_password/', { method: 'POST', body: change })

/** What forms can fill in by themselves: empty where nothing is known. */
export type Prefill = { name: string; firstName: string; lastName: string; phone: string; email: string }

/** What is known of the person for a form (FORM-01, CHK-09); undefined while nobody is known, and when it cannot be loaded. */
export function usePrefill(): Prefill | undefined {
  const { data: me } = useMe()
  return me && prefillOf(me)
}

/** The same for a page that asks once. */
export const loadPrefill = async (): Promise<Prefill> => prefillOf(await queryClient.ensureQueryData(meQuery()))

function prefillOf(me: Me): Prefill {
  const phone = me.phone ? formatPhone(`+${me.phone}`) : ''
  const name = [me.first_name, me.last_name].filter(Boolean).join(' ')
  return { name, firstName: me.first_name, lastName: me.last_name, phone, email: me.email ?? '' }
}
