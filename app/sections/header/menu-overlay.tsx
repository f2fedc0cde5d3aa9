import { useEffect, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { listBrands } from '#app/client/catalog.ts'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { LanguageToggle } from '#app/features/language/language-toggle.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { BrandIndex } from '#app/sections/brand-index.tsx'
import { menuColumns } from '#app/sections/header/nav-links.ts'
import { useAriaCurrent, useCurrentSection } from '#app/sections/header/use-aria-current.ts'
import { Label } from '#app/ui/label.tsx'
import { Overlay } from '#app/ui/overlay.tsx'
import { useCloseOnNavigation } from '#app/ui/use-close-on-navigation.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import type { Brand } from '#contract/reference-lists.ts'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export default function MenuOverlay({ isOpen, onOpenChange }: Props) {
  const { t } = useI18n()
  const brands = useBrands(isOpen)
  useCloseOnNavigation(() => onOpenChange(false))
  return (
    <Overlay isOpen={isOpen} onOpenChange={onOpenChange} title={t('header.menu')} closeLabel={t('common.close')} closesOnBack>
      <div className="wrap pt-7 pb-16">
        <Wordmark className="mx-auto mb-12 h-5 lg:mb-16" />
        <div className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,2.4fr)]">
          <MenuColumn columns={menuColumns.slice(0, 1)} />
          <MenuColumn columns={menuColumns.slice(1, 3)} />
          <MenuColumn columns={menuColumns.slice(3)} />
          <section className="md:col-span-2 lg:col-span-1 lg:border-l lg:border-hairline lg:pl-10">
            <Label>{t('menu.brands')}</Label>
            <BrandIndex brands={brands} columns="sm:columns-2" />
          </section>
        </div>
        <MenuFoot />
      </div>
    </Overlay>
  )
}

type Column = (typeof menuColumns)[number]

function MenuColumn({ columns }: { columns: readonly Column[] }) {
  const { t } = useI18n()
  const current = useCurrentLink()
  return (
    <div className="grid content-start gap-10">
      {columns.map(({ key, links }) => (
        <nav key={key} aria-label={t(key)}>
          <Label>{t(key)}</Label>
          <ul className="mt-3">
            {links.map((link) => (
              <li key={link.key}>
                <a
                  href={link.to}
                  aria-current={current(link.to)}
                  className="quiet-link display-small aria-current:text-brass inline-flex min-h-11 items-center text-20"
                >
                  {t(link.key)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

/** Returns the value of `aria-current` for a link of the menu. On a page without a link in the menu, marks the page's section. */
function useCurrentLink(): (path: string) => 'page' | 'true' | undefined {
  const page = useAriaCurrent()
  const section = useCurrentSection()
  return menuColumns.some(({ links }) => links.some(({ to }) => page(to))) ? page : section
}

function MenuFoot() {
  const company = useCompany()
  const { t } = useI18n()
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hairline pt-6 text-15">
      <a href={paths.profile} className="quiet-link inline-flex min-h-11 items-center">
        {t('menu.account')}
      </a>
      <a href={paths.compare} className="quiet-link inline-flex min-h-11 items-center">
        {t('header.compare')}
      </a>
      <a href={company.phone.href} className="quiet-link figures inline-flex min-h-11 items-center">
        {company.phone.text}
      </a>
      <LanguageToggle className="min-h-11" />
    </div>
  )
}

function useBrands(isWanted: boolean): Brand[] | undefined {
  const [brands, setBrands] = useState<Brand[]>()
  const isMissing = brands === undefined
  useEffect(() => {
    if (!isWanted || !isMissing) return
    let isCurrent = true
    void listBrands(callApi)
      .then(
        (page) => page.results,
        () => [],
      )
      .then((loaded) => isCurrent && setBrands(loaded))
    return () => {
      isCurrent = false
    }
  }, [isWanted, isMissing])
  return brands
}
