import { Heart, Scale, ShoppingBag, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { GatedLink } from '#app/features/sign-in/gated-link.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { iconTarget } from '#app/ui/icon-button.tsx'

/** Where a person's own things are. The cart's badge has its place before the count is known. */
export function HeaderIcons({ cartCount = 0 }: { cartCount?: number }) {
  const { t } = useI18n()
  return (
    <div className="-mr-3 flex items-center">
      <GatedLink to={paths.compare} aria-label={t('header.compare')} className={`${iconTarget} max-md:hidden`}>
        <Scale aria-hidden="true" size={20} />
      </GatedLink>
      <GatedLink to={paths.favorites} aria-label={t('header.favorites')} className={iconTarget}>
        <Heart aria-hidden="true" size={20} />
      </GatedLink>
      <GatedLink to={paths.profile} aria-label={t('header.profile')} className={`${iconTarget} max-md:hidden`}>
        <UserRound aria-hidden="true" size={20} />
      </GatedLink>
      <NavLink
        to={paths.cart}
        aria-label={cartCount > 0 ? t('header.cartCount', { count: cartCount }) : t('header.cart')}
        className={`${iconTarget} relative`}
      >
        <ShoppingBag aria-hidden="true" size={20} />
        {cartCount > 0 && (
          <span className="figures absolute top-1 right-0.5 min-w-4.5 rounded-full bg-brass px-1 text-center text-12 leading-4.5 text-paper">
            {cartCount}
          </span>
        )}
      </NavLink>
    </div>
  )
}
