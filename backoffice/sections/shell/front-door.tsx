import type { ReactNode } from 'react'
import { showAppearance } from '#backoffice/client/appearance.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { showLanguage } from '#backoffice/i18n/translator-store.ts'
import { languages } from '#contract/language.ts'

export function FrontDoor({ children }: { children: ReactNode }) {
  const { language, t } = useI18n()
  return (
    <div className="flex min-h-dvh flex-col items-center bg-sunk px-4 py-8 md:pt-[10vh]">
      <header className="mb-8 text-20 font-medium tracking-[0.28em] uppercase">{t('common.productName')}</header>
      <main id="content" className="w-full max-w-[400px] rounded-2 border border-hairline bg-paper p-7 max-md:p-5">
        {children}
      </main>
      <nav aria-label={t('account.language')} className="no-print mt-6 flex gap-2">
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            className="min-h-8 px-2 text-13 text-stone hover:text-ink aria-pressed:text-ink finger:min-h-11"
            onClick={() => {
              showAppearance({ language: each, theme: 'auto' })
              void showLanguage(each)
            }}
          >
            {t(each === 'ru' ? 'account.russian' : 'account.english')}
          </button>
        ))}
      </nav>
    </div>
  )
}

export function FrontDoorHeading({ children }: { children: ReactNode }) {
  return <h1 className="mb-5 text-20 font-medium tracking-[-0.01em]">{children}</h1>
}
