import { useCustomerSummary } from '#app/client/customer-summary.ts'
import { paths } from '#app/client/paths.ts'
import { GatedLink } from '#app/features/sign-in/modal/gated-link.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useAriaCurrent } from '#app/sections/header/use-aria-current.ts'
import { iconTarget } from '#app/ui/icon-button.tsx'

/** Six of these and the shop's name share the width of a phone. */
export const headerTarget = `${iconTarget} max-sm:w-10 max-[359px]:w-9`

export const iconPaths = [paths.compare, paths.favorites, paths.profile, paths.cart] as const

/** Links to the customer's own pages. Space for the cart's badge is reserved before the count is known. */
export function HeaderIcons() {
  const { t } = useI18n()
  const { cartCount } = useCustomerSummary()
  const current = useAriaCurrent()
  const linkTo = (href: string) => ({ href, 'aria-current': current(href) })
  return (
    <div className="-mr-3 flex items-center max-sm:-mr-2.5 max-[359px]:-mr-3">
      <GatedLink {...linkTo(paths.compare)} aria-label={t('header.compare')} className={`${iconTarget} icon icon-scale max-md:hidden`} />
      <GatedLink {...linkTo(paths.favorites)} aria-label={t('header.favorites')} className={`${headerTarget} icon icon-heart`} />
      <GatedLink {...linkTo(paths.profile)} aria-label={t('header.profile')} className={`${headerTarget} icon icon-person`} />
      <a
        {...linkTo(paths.cart)}
        aria-label={cartCount > 0 ? t('header.cartCount', { count: cartCount }) : t('header.cart')}
        className={`${headerTarget} icon icon-bag relative`}
      >
        {cartCount > 0 && (
          <span className="figures absolute top-1 right-0.5 min-w-4.5 rounded-full bg-brass px-1 text-center text-12 leading-4.5 text-paper">
            {cartCount}
          </span>
        )}
      </a>
    </div>
  )
}
