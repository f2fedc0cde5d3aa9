import { paths } from '#app/client/paths.ts'
import { formatPrice } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { HomeWatch } from '#app/sections/home/home-watch.ts'
import { Picture } from '#app/ui/picture.tsx'

type Props = { watch: HomeWatch; sizes: string; photoClass: string }

/** A watch as one link: photo, brand, model, price. */
export function WatchTile({ watch, sizes, photoClass }: Props) {
  const { language, t } = useI18n()
  return (
    <a href={paths.watch(watch.id)} className="quiet-link block">
      <span className={`relative block overflow-hidden bg-ivory ${photoClass}`}>
        <Picture photo={watch.photo} fallback="watch" sizes={sizes} isDecorative />
      </span>
      <span className="label mt-4 block text-stone">{watch.brand.name}</span>
      <span className="display-small mt-1 block text-17 leading-[1.3] md:text-20">{watch.model_name}</span>
      <span className="figures mt-2 block text-ink">{formatPrice(language, watch) ?? t('product.priceOnRequest')}</span>
    </a>
  )
}
