import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CallApi, callApi } from '#app/client/call-api.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import type { BodyOf } from '#contract/endpoints.ts'
import type { PasswordChange } from '#contract/profile.ts'
import { minuteMs } from '#contract/rules/durations.ts'

export const meQuery = () =>
  queryOptions({ queryKey: queryKeys.me, queryFn: ({ signal }) => callApi('GET /api/users/me/', { signal }), staleTime: minuteMs })

export function useMe() {
  return useQuery({ ...meQuery(), enabled: useIsSignedIn() })
}

export const changeMe = (call: CallApi, body: BodyOf<'PATCH /api/users/me/'>) => call('PATCH /api/users/me/', { body })

export const changePassword = (call: CallApi, body: PasswordChange) => call('POST /api/users/change_password/', { body })
