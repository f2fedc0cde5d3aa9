import type { ReactNode } from 'react'
import { useCompany } from '#app/client/company.ts'
import { paths } from '#app/client/paths.ts'
import { LanguageToggle } from '#app/features/language/language-toggle.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { FooterContacts, FooterSocials } from '#app/sections/footer/footer-contacts.tsx'
import { menuColumns } from '#app/sections/header/nav-links.ts'
import { CachedMarkup } from '#app/ui/cached-markup.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'

export type FooterBrand = { name: string }

const policyLink = 'quiet-link inline-flex min-h-11 items-center md:min-h-8'

export function Footer({ brands }: { brands: FooterBrand[] }) {
  const company = useCompany()
  const { language, t } = useI18n()
  return (
    <footer className="no-print mt-12 border-t border-hairline bg-linen md:mt-32">
      <div className="wrap grid gap-x-10 py-8 md:grid-cols-3 md:gap-y-12 md:py-16 lg:grid-cols-4 lg:py-24">
        <CachedMarkup by={() => JSON.stringify(['footer', brands, company])}>
          <div className="max-md:mb-5 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 md:col-span-3 md:max-lg:flex md:max-lg:items-start md:max-lg:gap-10 lg:col-span-1 lg:pr-6">
            <Wordmark className="h-5" />
            <p className="max-w-90 text-stone max-md:hidden lg:mt-6">{t('footer.statement')}</p>
            <ul className="text-13 text-stone md:max-lg:ml-auto md:max-lg:shrink-0 lg:mt-6">
              <li>{t('footer.returns')}</li>
              <li>{t('footer.warranty')}</li>
            </ul>
          </div>
          <FooterNavigation />
          <FooterBrands brands={brands} />
          <FooterContacts />
        </CachedMarkup>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-6 border-t border-hairline py-4 md:gap-x-8 md:gap-y-2 md:py-6 text-13 text-stone">
          <CachedMarkup by={() => JSON.stringify(['footer end', company])}>
            <p className="mr-auto py-2">
              © {company.name}
              <span className="block text-12">{t('footer.seller', { name: company.legal.full[language] })}</span>
            </p>
            <FooterSocials />
            <a href={paths.privacyPolicy} className={policyLink}>
              {t('footer.privacyPolicy')}
            </a>
            <a href={paths.payment} className={policyLink}>
              {t('footer.payment')}
            </a>
            <a href={paths.delivery} className={policyLink}>
              {t('footer.delivery')}
            </a>
            <a href={paths.terms} className={policyLink}>
              {t('footer.terms')}
            </a>
          </CachedMarkup>
          <LanguageToggle className="min-h-11" />
        </div>
      </div>
    </footer>
  )
}

function FooterNavigation() {
  const { t } = useI18n()
  const groups = [menuColumns[0], { key: 'footer.services' as const, links: [...menuColumns[1].links, ...menuColumns[2].links] }]
  return (
    <div className="grid content-start md:gap-y-10">
      {groups.map(({ key, links }) => (
        <FooterGroup key={key} title={t(key)}>
          <ul className="footer-links md:mt-3">
            {links.map((link) => (
              <li key={link.key}>
                <a href={link.to}>{t(link.key)}</a>
              </li>
            ))}
          </ul>
        </FooterGroup>
      ))}
    </div>
  )
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <details className="footer-group">
        <summary className="label">{title}</summary>
        {children}
      </details>
    </nav>
  )
}

function FooterBrands({ brands }: { brands: FooterBrand[] }) {
  const { t } = useI18n()
  return (
    <FooterGroup title={t('footer.brands')}>
      {!brands.length && <p className="mt-4 text-stone">{t('footer.noBrands')}</p>}
      <ul className="footer-links columns-2 gap-x-4 md:mt-3 md:columns-1">
        {brands.map(({ name }) => (
          <li key={name}>
            <a href={paths.brand(name)}>{name}</a>
          </li>
        ))}
        {brands.length > 0 && (
          <li>
            <a href={paths.menu}>{t('menu.allBrands')}</a>
          </li>
        )}
      </ul>
    </FooterGroup>
  )
}
