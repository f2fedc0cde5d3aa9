import { paths } from '#app/client/paths.ts'
import { LanguageToggle } from '#app/features/language/language-toggle.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { FooterContacts, FooterSocials } from '#app/sections/footer/footer-contacts.tsx'
import { menuColumns } from '#app/sections/header/nav-links.ts'
import { Label } from '#app/ui/label.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { company } from '#contract/company.ts'

export type FooterBrand = { id: number; name: string }

const policyLink = 'quiet-link inline-flex min-h-11 items-center md:min-h-8'

/** Navigation, brands, contacts, policies, socials (HDR-07). */
export function Footer({ brands }: { brands: FooterBrand[] }) {
  const { t } = useI18n()
  return (
    <footer className="no-print mt-24 border-t border-hairline bg-ivory md:mt-32">
      <div className="wrap grid gap-x-10 gap-y-14 py-16 md:grid-cols-2 lg:grid-cols-4 lg:py-24">
        <div className="md:col-span-2 lg:col-span-1 lg:pr-6">
          <Wordmark className="h-5" />
          <p className="mt-6 max-w-90 text-stone">{t('footer.statement')}</p>
          <ul className="mt-6 text-13 text-stone">
            <li>{t('footer.returns')}</li>
            <li>{t('footer.warranty')}</li>
          </ul>
        </div>
        <FooterNavigation />
        <FooterBrands brands={brands} />
        <FooterContacts />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hairline py-6 text-13 text-stone">
          <p className="mr-auto">© {company.name}</p>
          <FooterSocials />
          <a href={paths.privacyPolicy} className={policyLink}>
            {t('footer.privacyPolicy')}
          </a>
          <a href={paths.delivery} className={policyLink}>
            {t('footer.delivery')}
          </a>
          <a href={paths.terms} className={policyLink}>
            {t('footer.terms')}
          </a>
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
    <div className="grid grid-cols-2 content-start gap-x-4 gap-y-10 md:grid-cols-1">
      {groups.map(({ key, links }) => (
        <nav key={key} aria-label={t(key)}>
          <Label>{t(key)}</Label>
          <ul className="footer-links mt-3">
            {links.map((link) => (
              <li key={link.key}>
                <a href={link.to}>{t(link.key)}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

function FooterBrands({ brands }: { brands: FooterBrand[] }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('footer.brands')}>
      <Label>{t('footer.brands')}</Label>
      {!brands.length && <p className="mt-4 text-stone">{t('footer.noBrands')}</p>}
      <ul className="footer-links mt-3 columns-2 gap-x-4 md:columns-1">
        {brands.map(({ id, name }) => (
          <li key={id}>
            <a href={paths.brand(id)}>{name}</a>
          </li>
        ))}
        {brands.length > 0 && (
          <li>
            <a href={paths.menu}>{t('menu.allBrands')}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}
