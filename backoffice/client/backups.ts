import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'

const runningPollMs = 1500

/** Lists the backups on the server. Polls while a backup is being written. */
export const backupsQuery = queryOptions({
  queryKey: queryKeys.shop.backups,
  queryFn: ({ signal }) => callStaff('GET /api/staff/backups/', { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.is_running ? runningPollMs : false),
})
