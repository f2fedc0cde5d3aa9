import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { hydrated } from '#app/browser/early-input.ts'
import { watchPageData } from '#app/client/page-data.ts'
import { watchSessionOwner } from '#app/client/reset-session.ts'
import { chooseLanguage } from '#app/i18n/choose-language.ts'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { isLanguageStored, storedLanguage, urlWithoutLanguage, storeLanguage } from '#app/i18n/store-language.ts'
import { createTranslator } from '#app/i18n/translator.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { returnParam } from '#contract/rules/relay.ts'

function shownLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'ru'
}

/**
 * Reloads the page if the URL or the browser's storage asks for a language other than the page's. Returns whether it reloads. The server
 * sees neither the hash nor the storage, so the language is also stored in a cookie.
 */
function reloadsForLanguage(): boolean {
  const hash = /^#lang=(\w+)/.exec(location.hash)?.[1]
  const params = new URLSearchParams(location.search)
  const query = params.get('lang')
  // after a sign-in for the other site, the URL names the other site's language; the visitor did not choose that language for this site
  if (isLanguage(query) && params.has(returnParam)) return false
  const wanted = chooseLanguage({ query, hash, stored: storedLanguage(), host: location.host })
  const isAsked = isLanguage(query) || isLanguage(hash) || isLanguage(storedLanguage())
  // a language in the URL counts as the visitor's choice
  if (isAsked) storeLanguage(wanted)
  if (!isAsked || wanted === shownLanguage()) return false
  // If cookies are blocked, the server would send the same page again, so reloading would never end.
  if (!isLanguageStored(wanted)) return false
  history.replaceState(null, '', urlWithoutLanguage(new URL(location.href)))
  location.reload()
  return true
}

function log(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status === 404) return
  // oxlint-disable-next-line no-console
  console.error(error)
}

/** Dispatches `hydrated` once the whole page is hydrated: React runs a parent's effect after the effects of its children. */
function Hydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event(hydrated))
  }, [])
  return children
}

async function start(): Promise<void> {
  const language = shownLanguage()
  const { dictionary } = await (language === 'en' ? import('#app/i18n/en/dictionary.ts') : import('#app/i18n/ru/dictionary.ts'))
  const translator = createTranslator(language, dictionary)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydration>
          <I18nProvider translator={translator}>
            <HydratedRouter onError={log} />
          </I18nProvider>
        </Hydration>
      </StrictMode>,
    )
  })
}

if (!reloadsForLanguage()) {
  watchPageData()
  watchSessionOwner()
  void start()
}
