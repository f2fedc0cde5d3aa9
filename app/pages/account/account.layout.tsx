import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#app/client/query-client.ts'
import { useMessages } from '#app/i18n/load-messages.ts'

export default function AccountPages() {
  useMessages('account')
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
