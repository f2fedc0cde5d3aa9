import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { isLanguageStored, urlWithoutLanguage, storeLanguage } from '#app/i18n/store-language.ts'
import type { Language } from '#contract/language.ts'

const other: Record<Language, Language> = { ru: 'en', en: 'ru' }

/** Link to the page in the other language. With scripts, stores the choice and reloads the page (I18N-02). */
export function LanguageToggle({ isShort = false, className = '' }: { isShort?: boolean; className?: string }) {
  const { language, t } = useI18n()
  const { pathname, search } = useLocation()
  const wanted = other[language]
  const query = new URLSearchParams(search)
  query.set('lang', wanted)
  const choose = (event: MouseEvent) => {
    storeLanguage(wanted)
    // if cookies are blocked, follows the link, whose URL names the language
    if (!isLanguageStored(wanted)) return
    event.preventDefault()
    location.replace(urlWithoutLanguage(new URL(location.href)))
    if (location.hash) location.reload()
  }
  return (
    <a
      href={`${pathname}?${query.toString()}`}
      hrefLang={wanted}
      lang={wanted}
      onClick={choose}
      className={`quiet-link inline-flex min-h-6 items-center ${className}`}
    >
      {isShort ? <span aria-hidden="true">{t('header.otherLanguageShort')}</span> : t('header.otherLanguage')}
      {isShort && <span className="sr-only">{t('header.otherLanguage')}</span>}
    </a>
  )
}
