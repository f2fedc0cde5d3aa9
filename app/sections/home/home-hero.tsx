import { paths } from '#app/client/paths.ts'
import type { HeroPiece } from '#app/features/hero/hero-slide.tsx'
import { Hero } from '#app/features/hero/hero.tsx'
import { formatPrice } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translate } from '#app/i18n/translator.ts'
import type { HomePiece } from '#app/sections/home/home-piece.ts'

/** The newest watches; the five departments of the shop replace missing ones (HOME-01). */
export function HomeHero({ watches }: { watches: readonly HomePiece[] }) {
  const { language, t } = useI18n()
  const pieces = watches.map((watch): HeroPiece => ({
    to: paths.watch(watch.id),
    label: watch.brand.name,
    title: watch.model_name,
    note: formatPrice(language, watch) ?? t('product.priceOnRequest'),
    kind: 'watch',
    action: t('home.hero.open'),
    photo: watch.photo,
  }))
  return <Hero pieces={pieces.length ? pieces : departments(t)} />
}

function departments(t: Translate): HeroPiece[] {
  const label = t('home.hero.departments.label')
  const dubai = t('home.hero.departments.dubaiNote')
  return [
    { to: paths.catalog(), label, title: t('home.hero.departments.watches'), note: t('home.hero.departments.watchesNote'), kind: 'watch' },
    { to: paths.jewelryList(), label, title: t('home.hero.departments.jewelry'), note: dubai, kind: 'jewelry' },
    { to: paths.bagList(), label, title: t('home.hero.departments.bags'), note: dubai, kind: 'bag' },
    { to: paths.sale(), label, title: t('home.hero.departments.sale'), note: t('home.hero.departments.saleNote'), kind: 'watch' },
    {
      to: paths.watchBuyback,
      label: t('home.hero.departments.buybackLabel'),
      title: t('home.hero.departments.buyback'),
      note: t('home.hero.departments.buybackNote'),
      kind: 'watch',
    },
  ]
}
