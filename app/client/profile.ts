import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { queryClient } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import type { BodyOf } from '#contract/endpoints.ts'
import type { Me, PasswordChange } from '#contract/profile.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { personName } from '#contract/rules/person-name.ts'
import { formatPhone } from '#contract/rules/phone.ts'

export const meQuery = () =>
  queryOptions({ queryKey: queryKeys.me, queryFn: ({ signal }) => callApi('GET /api/users/me/', { signal }), staleTime: minuteMs })

/** The signed-in customer; `data` is undefined without a session and until loaded. */
export function useMe() {
  return useQuery({ ...meQuery(), enabled: useIsSignedIn() })
}

export const changeMe = (call: CallApi, body: BodyOf<'PATCH /api/users/me/'>) => call('PATCH /api/users/me/', { body })

export const changePassword = (call: CallApi, body: PasswordChange) => call('POST /api/users/change_password/', { body })

/** Contact details that prefill forms; unknown ones are empty. */
export type Prefill = { name: string; firstName: string; lastName: string; phone: string; email: string }

/** Contact of the signed-in customer; undefined without a session, until loaded, and on failure. */
export function usePrefill(): Prefill | undefined {
  const { data: me } = useMe()
  return me && prefillOf(me)
}

/** Loads the contact of the signed-in customer once, outside of components. */
export const loadPrefill = async (): Promise<Prefill> => prefillOf(await queryClient.ensureQueryData(meQuery()))

function prefillOf(me: Me): Prefill {
  const phone = me.phone ? formatPhone(`+${me.phone}`) : ''
  const name = personName(me.first_name, me.last_name)
  return { name, firstName: me.first_name, lastName: me.last_name, phone, email: me.email ?? '' }
}
