import { paths } from '#app/client/paths.ts'
import type { HeroPiece } from '#app/features/hero/hero-slide.tsx'
import { Hero } from '#app/features/hero/hero.tsx'
import { formatPrice } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translate } from '#app/i18n/translator.ts'
import type { HomePiece } from '#app/sections/home/home-piece.ts'
import { safeLink } from '#app/sections/home/safe-link.ts'
import type { Banner } from '#contract/content.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

type Props = { slides: readonly Banner[]; pieces: readonly HomePiece[] }

/** Shows the owner's slides, then `pieces`. Without pieces, shows the five departments of the shop (HOME-01). */
export function HomeHero({ slides, pieces }: Props) {
  const { language, t } = useI18n()
  const shown = pieces.map((piece): HeroPiece => ({
    to: piecePath(piece.kind, piece.id),
    label: piece.brand.name,
    title: piece.model_name,
    note: formatPrice(language, piece) ?? t('product.priceOnRequest'),
    kind: piece.kind,
    action: t('home.hero.open'),
    photo: piece.photo,
  }))
  return <Hero pieces={[...slides.map((slide) => toSlide(slide, t)), ...(shown.length ? shown : departments(t))]} />
}

function toSlide({ id, title, text, link, button, picture }: Banner, t: Translate): HeroPiece {
  return {
    id: `banner ${id}`,
    to: safeLink(link) ?? paths.home,
    label: '',
    title,
    note: text,
    kind: 'watch',
    action: button ?? t('home.hero.open'),
    photo: picture,
    isDescribed: Boolean(picture?.alt),
  }
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
