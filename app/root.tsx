import type { ReactNode } from 'react'
import { isRouteErrorResponse, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { isPageDataError } from '#app/client/api-error.ts'
import { listBrands } from '#app/client/catalog.ts'
import { CompanyContext } from '#app/client/company.ts'
import { packLoaderData, unpackLoaderData } from '#app/client/loader-data.ts'
import { useSessionGeneration } from '#app/client/reset-session.ts'
import { servicesOf } from '#app/client/services.ts'
import { fontPreloads } from '#app/font-preloads.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { footerBrands } from '#app/sections/footer/footer-brands.ts'
import { MapSettingsProvider } from '#app/sections/info/map-settings.tsx'
import { ErrorScreen } from '#app/sections/shell/error-screen.tsx'
import { NotFound } from '#app/sections/shell/not-found.tsx'
import { PageError } from '#app/sections/shell/page-error.tsx'
import { Shell } from '#app/sections/shell/shell.tsx'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'

export async function loader({ context }: Route.LoaderArgs) {
  const { callApi, company, dictionaryUrl, isDocument, map, site } = servicesOf(context)
  // A failure is ignored, because the page works without the brands in its footer.
  const all = await listBrands(callApi).then(
    (page) => page.results,
    () => [],
  )
  // if both languages share one site, the sign-in has no other site to pass a session to, and needs no origins
  const origins = site.origins.ru === site.origins.en ? null : site.origins
  return packLoaderData({ company, dictionaryUrl, map, origins, brands: footerBrands(all) }, isDocument ? 'shop' : undefined)
}

/**
 * The company's details and the footer's brands may stay as old as the page, because refetching them on every navigation would double the
 * requests.
 */
export const shouldRevalidate = () => false

function useRootData() {
  const packed = useRouteLoaderData<typeof loader>('root')
  return packed && unpackLoaderData(packed)
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useI18n()
  const data = useRootData()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F2EEE5" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontPreloads[language].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {data?.dictionaryUrl && <link rel="modulepreload" href={data.dictionaryUrl} />}
        <Meta />
        <link rel="stylesheet" href={styles} precedence="default" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const sessionGeneration = useSessionGeneration()
  const { brands, company, map, origins } = unpackLoaderData(loaderData)
  return (
    <CompanyContext value={company}>
      <MapSettingsProvider settings={map}>
        <Shell brands={brands} origins={origins}>
          <Outlet key={sessionGeneration} />
        </Shell>
      </MapSettingsProvider>
    </CompanyContext>
  )
}

/**
 * Shows a missing page, or a page whose data failed to load, inside the shop's layout. Shows the fallback screen for internal errors, which
 * React Router logs.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRootData()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const content = isMissing ? <NotFound /> : isPageDataError(error) && <PageError reason={error.detail} />
  return (
    <CompanyContext value={data?.company ?? null}>
      {/* the layout needs the root data */}
      {content && data ? (
        <Shell brands={data.brands} origins={data.origins}>
          {content}
        </Shell>
      ) : (
        <ErrorScreen />
      )}
    </CompanyContext>
  )
}
