import { useCustomerSummary } from '#app/client/customer-summary.ts'
import { paths } from '#app/client/paths.ts'
import { GatedLink } from '#app/features/sign-in/modal/gated-link.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { useAriaCurrent } from '#app/sections/header/use-aria-current.ts'
import { iconTarget } from '#app/ui/icon-button.tsx'

/** Narrower on phones, where six icons and the shop's name share the width. */
export const headerTarget = `${iconTarget} max-sm:w-10 max-[359px]:w-9`

export const iconPaths = [paths.compare, paths.favorites, paths.profile, paths.cart] as const

/** Links to the customer's own pages. The counts overlap the icons, so that nothing moves when they appear. */
export function HeaderIcons() {
  const { t } = useI18n()
  const { saved, cartCount } = useCustomerSummary()
  const current = useAriaCurrent()
  const linkTo = (href: string) => ({ href, 'aria-current': current(href) })
  const named = (name: string, number: number) => (number > 0 ? t('header.counted', { name, number }) : name)
  const [favorites, compared] = [saved.favorite.size, saved.compare.size]
  return (
    <div className="-mr-3 flex items-center max-sm:-mr-2.5 max-[359px]:-mr-3">
      <GatedLink
        {...linkTo(paths.compare)}
        aria-label={named(t('header.compare'), compared)}
        className={`${iconTarget} icon icon-scale relative max-md:hidden`}
      >
        <Count of={compared} />
      </GatedLink>
      <GatedLink
        {...linkTo(paths.favorites)}
        aria-label={named(t('header.favorites'), favorites)}
        className={`${headerTarget} icon icon-heart relative`}
      >
        <Count of={favorites} />
      </GatedLink>
      <GatedLink {...linkTo(paths.profile)} aria-label={t('header.profile')} className={`${headerTarget} icon icon-person`} />
      <a
        {...linkTo(paths.cart)}
        aria-label={cartCount > 0 ? t('header.cartCount', { count: cartCount }) : t('header.cart')}
        className={`${headerTarget} icon icon-bag relative`}
      >
        <Count of={cartCount} />
      </a>
    </div>
  )
}

function Count({ of: count }: { of: number }) {
  if (count === 0) return null
  return (
    <span className="figures absolute top-1 right-0.5 min-w-4.5 rounded-full bg-brass px-1 text-center text-12 leading-4.5 text-paper">
      {count}
    </span>
  )
}
