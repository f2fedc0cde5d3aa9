import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { listBrands } from '#app/client/catalog.ts'
import { paths } from '#app/client/paths.ts'
import { LanguageToggle } from '#app/features/language/language-toggle.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { BrandIndex } from '#app/sections/brand-index.tsx'
import { menuColumns } from '#app/sections/header/nav-links.ts'
import { Label } from '#app/ui/label.tsx'
import { Overlay } from '#app/ui/overlay.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { company } from '#contract/company.ts'
import type { Brand } from '#contract/reference-lists.ts'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The menu over the page (HDR-03, HDR-04). Any link in it closes it. */
export default function MenuOverlay({ isOpen, onOpenChange }: Props) {
  const { t } = useI18n()
  const brands = useBrands(isOpen)
  const close = () => onOpenChange(false)
  return (
    <Overlay isOpen={isOpen} onOpenChange={onOpenChange} title={t('header.menu')} closeLabel={t('common.close')}>
      <div className="wrap pt-7 pb-16">
        <Wordmark className="mx-auto mb-12 h-5 lg:mb-16" />
        <div className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,2.4fr)]">
          <MenuColumn columns={menuColumns.slice(0, 1)} onChoose={close} />
          <MenuColumn columns={menuColumns.slice(1, 3)} onChoose={close} />
          <MenuColumn columns={menuColumns.slice(3)} onChoose={close} />
          <section className="md:col-span-2 lg:col-span-1 lg:border-l lg:border-hairline lg:pl-10">
            <Label>{t('menu.brands')}</Label>
            <BrandIndex brands={brands} onChoose={close} columns="sm:columns-2" />
          </section>
        </div>
        <MenuFoot onChoose={close} />
      </div>
    </Overlay>
  )
}

type Column = (typeof menuColumns)[number]

function MenuColumn({ columns, onChoose }: { columns: readonly Column[]; onChoose: () => void }) {
  const { t } = useI18n()
  return (
    <div className="grid content-start gap-10">
      {columns.map(({ key, links }) => (
        <nav key={key} aria-label={t(key)}>
          <Label>{t(key)}</Label>
          <ul className="mt-3">
            {links.map((link) => (
              <li key={link.key}>
                <Link to={link.to} onClick={onChoose} className="quiet-link display-small inline-flex min-h-11 items-center text-20">
                  {t(link.key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

function MenuFoot({ onChoose }: { onChoose: () => void }) {
  const { t } = useI18n()
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hairline pt-6 text-15">
      <Link to={paths.profile} onClick={onChoose} className="quiet-link inline-flex min-h-11 items-center">
        {t('menu.account')}
      </Link>
      <Link to={paths.compare} onClick={onChoose} className="quiet-link inline-flex min-h-11 items-center">
        {t('header.compare')}
      </Link>
      <a href={company.phone.href} className="quiet-link figures inline-flex min-h-11 items-center">
        {company.phone.text}
      </a>
      <LanguageToggle className="min-h-11" />
    </div>
  )
}

/** All brands, fetched when the menu first opens; undefined while they load. A failure shows none. */
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
