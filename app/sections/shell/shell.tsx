import { lazy, type ReactNode, Suspense } from 'react'
import { useIsSignedIn } from '#app/client/session.ts'
import { SignInModal } from '#app/features/sign-in/modal/sign-in-modal.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Footer, type FooterBrand } from '#app/sections/footer/footer.tsx'
import { Header } from '#app/sections/header/header.tsx'
import { OfflineBar } from '#app/sections/shell/offline-bar.tsx'
import { PageLinks } from '#app/sections/shell/page-navigation.tsx'
import { ProgressLine } from '#app/sections/shell/progress-line.tsx'
import { useAnchorRetry } from '#app/sections/shell/use-anchor-retry.ts'
import { useFreshPage } from '#app/sections/shell/use-fresh-page.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { usePageFocus } from '#app/ui/use-page-focus.ts'
import type { Language } from '#contract/language.ts'

const CustomerSummarySync = lazy(() => import('#app/sections/shell/customer-summary-sync.tsx'))

type Props = { brands: FooterBrand[]; origins: Record<Language, string> | null; children: ReactNode }

export function Shell({ brands, origins, children }: Props) {
  const { t } = useI18n()
  useAnchorRetry()
  usePageFocus('#main')
  useFreshPage()
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-4 focus:left-4 focus:z-60 focus:bg-ink focus:px-6 focus:py-4 focus:text-paper"
      >
        {t('common.skipToContent')}
      </a>
      <ProgressLine />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer brands={brands} />
      <OfflineBar />
      <Toaster label={t('common.notifications')} />
      <CustomerSummaryLoader />
      <SignInModal origins={origins} />
      <PageLinks />
    </>
  )
}

function CustomerSummaryLoader() {
  if (!useIsSignedIn()) return null
  return (
    <Suspense>
      <CustomerSummarySync />
    </Suspense>
  )
}
