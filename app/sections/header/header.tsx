import { type FocusEvent, type MouseEvent, useState } from 'react'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { LanguageToggle } from '#app/features/language/language-toggle.tsx'
import { SearchField } from '#app/features/search/search-field.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { HeaderIcons, headerTarget, iconPaths } from '#app/sections/header/header-icons.tsx'
import { MenuButton } from '#app/sections/header/menu-button.tsx'
import { navLinks } from '#app/sections/header/nav-links.ts'
import { ServiceLine } from '#app/sections/header/service-line.tsx'
import { useAriaCurrent, useCurrentSection } from '#app/sections/header/use-aria-current.ts'
import { useIsCompact } from '#app/sections/header/use-is-compact.ts'
import { CachedMarkup } from '#app/ui/cached-markup.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'

/** Reserves its own height: 80 px on screens narrower than 1024 px, else 179 px. */
export function Header() {
  const { isCompact, open } = useIsCompact()
  const [isSearchOpen, setSearchOpen] = useState(false)
  const reveal = ({ target }: FocusEvent) => target.matches('a:focus-visible, button:focus-visible') && open()
  return (
    <>
      <header
        data-compact={isCompact || undefined}
        onFocus={reveal}
        className="group/header no-print fixed inset-x-0 top-0 z-30 transition-transform lg:data-compact:pointer-events-none lg:data-compact:-translate-y-10 lg:data-compact:*:pointer-events-auto"
      >
        <ServiceLine />
        <div className="relative z-10 h-20 bg-paper lg:h-[84px]">
          <MainRow isSearchOpen={isSearchOpen} onSearch={setSearchOpen} />
          <span className="absolute inset-x-0 bottom-0 h-px bg-hairline transition-opacity lg:opacity-0 lg:group-data-compact/header:opacity-100" />
        </div>
        {isSearchOpen && (
          <div className="border-b border-hairline bg-paper px-5 py-4 md:px-10 lg:hidden">
            <SearchField isFocusedAtOnce onDone={() => setSearchOpen(false)} />
          </div>
        )}
        <NavRow />
      </header>
      <div className="h-20 lg:h-[179px] print:hidden" />
    </>
  )
}

function MainRow({ isSearchOpen, onSearch }: { isSearchOpen: boolean; onSearch: (isOpen: boolean) => void }) {
  const { t } = useI18n()
  const { name } = useCompany()
  const current = useAriaCurrent()
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    onSearch(!isSearchOpen)
  }
  return (
    <div className="wrap grid h-full grid-cols-[1fr_auto_1fr] items-center gap-1 lg:gap-8">
      <div className="flex items-center">
        <MenuButton />
        <a
          href={`${paths.menu}#search`}
          onClick={toggle}
          aria-label={isSearchOpen ? t('common.close') : t('header.search')}
          className={`${headerTarget} icon lg:hidden ${isSearchOpen ? 'icon-close' : 'icon-search'}`}
        />
        <LanguageToggle isShort className="label h-11 min-w-10 justify-center max-[359px]:min-w-8 lg:hidden" />
      </div>
      <a href={paths.home} aria-label={t('header.home', { shop: name })} className="quiet-link block py-2 sm:px-2">
        <Wordmark className="h-3.5 max-[359px]:h-2.5 sm:h-5 lg:h-6" />
      </a>
      <CachedMarkup by={() => JSON.stringify(['header', iconPaths.map(current)])}>
        <div className="flex items-center justify-end gap-3 xl:gap-6">
          <SearchField className="hidden w-40 lg:block xl:w-56" />
          <HeaderIcons />
        </div>
      </CachedMarkup>
    </div>
  )
}

function NavRow() {
  const { t } = useI18n()
  const current = useCurrentSection()
  return (
    <CachedMarkup by={() => JSON.stringify(['navigation', navLinks.map(({ to }) => current(to))])}>
      <nav
        aria-label={t('header.mainNavigation')}
        className="hidden h-[54px] border-b border-hairline bg-paper transition-[transform,opacity,visibility] group-data-compact/header:invisible group-data-compact/header:-translate-y-full group-data-compact/header:opacity-0 lg:block"
      >
        <ul className="nav-row wrap flex h-full items-center justify-center gap-12 xl:gap-16">
          {navLinks.map(({ key, to }) => (
            <li key={key}>
              <a href={to} aria-current={current(to)}>
                {t(key)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </CachedMarkup>
  )
}
