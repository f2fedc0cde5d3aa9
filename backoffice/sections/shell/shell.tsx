import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { useStore } from '#app/browser/store.ts'
import { usePageFocus } from '#app/ui/use-page-focus.ts'
import { useLive } from '#backoffice/client/use-live.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { beginTypeAhead } from '#backoffice/features/command-search/type-ahead.ts'
import { AuthPromptDialog } from '#backoffice/features/sign-in/auth-prompt-dialog.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BottomNavigation } from '#backoffice/sections/shell/bottom-navigation.tsx'
import { ClosedPage } from '#backoffice/sections/shell/page-error.tsx'
import { permissionOf } from '#backoffice/sections/shell/page-permissions.ts'
import { SideNavigation } from '#backoffice/sections/shell/side-navigation.tsx'
import { useNavigationItems } from '#backoffice/sections/shell/use-navigation-items.ts'
import { usePhotoQueue } from '#backoffice/sections/shell/use-photo-queue.ts'
import { useSteadyFocus } from '#backoffice/sections/shell/use-steady-focus.ts'
import { Opening } from '#backoffice/ui/opening.ts'
import { overlayStore } from '#backoffice/ui/overlays.ts'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { politely } from '#backoffice/ui/states.tsx'
import { hasUndoToast, undoLast } from '#backoffice/ui/toasts.ts'

const CommandSearch = lazy(() => import('#backoffice/sections/shell/search-dialog.tsx'))
const HelpDialog = lazy(() => import('#backoffice/sections/shell/help-dialog.tsx'))
const NoticesSheet = lazy(() => import('#backoffice/features/notices/notices-sheet.tsx'))
const LastActSheet = lazy(() => import('#backoffice/features/audit-entries/last-act-sheet.tsx'))
const MoreSheet = lazy(() => import('#backoffice/sections/shell/more-sheet.tsx'))

export function Shell() {
  const { t } = useI18n()
  const isMoving = useNavigation().state !== 'idle'
  const permission = permissionOf(useLocation().pathname)
  const may = useMay()
  const isClosed = permission !== null && !may(permission)
  useLive(useQueryClient())
  useShellKeys()
  usePhotoQueue()
  useSteadyFocus()
  usePageFocus('#content')
  return (
    <div className="md:not-print:grid md:grid-cols-[56px_minmax(0,1fr)] xl:grid-cols-[216px_minmax(0,1fr)]">
      <a href="#content" className="sr-only z-60 bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
        {t('common.skipToContent')}
      </a>
      <SideNavigation />
      <div className="min-w-0">
        <OfflineBar />
        {isMoving && <div aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-0.5 origin-left animate-progress bg-brass" />}
        {isClosed ? <ClosedPage /> : <Outlet />}
      </div>
      <BottomNavigation />
      <Overlays />
      <AuthPromptDialog />
    </div>
  )
}

const close = () => overlayStore.set(null)

function Overlays() {
  const open = useStore(overlayStore)
  return (
    <Suspense fallback={<Opening />}>
      {open === 'search' && <CommandSearch onClose={close} />}
      {open === 'help' && <HelpDialog onClose={close} />}
      {open === 'notices' && <NoticesSheet onClose={close} />}
      {open === 'last-act' && <LastActSheet onClose={close} />}
      {open === 'more' && <MoreSheet onClose={close} />}
    </Suspense>
  )
}

/** Undoes the action of the current toast. If no toast is shown, opens a sheet with the last action and an undo button. */
function undo(): void {
  if (!undoLast()) overlayStore.set('last-act')
}

function openSearch(): void {
  if (overlayStore.get() === 'search') return
  beginTypeAhead()
  overlayStore.set('search')
}

function useShellKeys(): void {
  const { t } = useI18n()
  const navigate = useNavigate()
  const places = useNavigationItems()
  useShortcuts([
    { keys: 'mod+k', label: t('shortcuts.search'), isEverywhere: true, run: openSearch },
    { keys: 'mod+z', label: t('shortcuts.undo'), isEverywhere: true, isForFields: hasUndoToast, run: undo },
    { keys: '?', label: t('shortcuts.help'), isEverywhere: true, run: () => overlayStore.set('help') },
    ...places.map(({ key, path, label }) => ({
      keys: `g ${key}`,
      label: t('shortcuts.goTo', { place: t(label) }),
      isEverywhere: true,
      run: () => void navigate(path),
    })),
  ])
}

function OfflineBar() {
  const { t } = useI18n()
  const isOnline = useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener)
      addEventListener('offline', listener)
      return () => {
        removeEventListener('online', listener)
        removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
  )
  return (
    <div {...politely} className={isOnline ? 'sr-only' : 'bg-ink px-5 py-2 text-13 text-paper'}>
      {isOnline ? '' : t('common.offline')}
    </div>
  )
}
