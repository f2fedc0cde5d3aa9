import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, ScrollRestoration } from 'react-router'
import { useStore } from '#app/browser/store.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { I18nProvider } from '#backoffice/i18n/i18n-context.tsx'
import { translatorStore } from '#backoffice/i18n/translator-store.ts'
import { useUnreadableGuard } from '#backoffice/ui/field/unreadable.ts'
import { useShortcutListener } from '#backoffice/ui/shortcuts.ts'
import { Toaster } from '#backoffice/ui/toaster.tsx'

export function Root() {
  const translator = useStore(translatorStore)
  useShortcutListener()
  useUnreadableGuard()
  if (!translator) return null
  return (
    <I18nProvider translator={translator}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <Toaster />
        <ScrollRestoration />
      </QueryClientProvider>
    </I18nProvider>
  )
}
