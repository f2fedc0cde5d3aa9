import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#app/client/query-client.ts'
import { useAccountWords } from '#app/i18n/account-words.ts'

/** What the pages of signing in and of a person's own things need, and no other page: their sentences, and what the person has. */
export default function AccountPages() {
  useAccountWords()
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
