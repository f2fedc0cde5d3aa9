import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { HomeData } from '#app/sections/home/load-home.server.ts'
import { SectionHeading } from '#app/sections/home/section-heading.tsx'
import { MosaicSkeleton } from '#app/sections/home/skeletons.tsx'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { RetryNotice, useIsRetrying } from '#app/sections/retry-notice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLink } from '#app/ui/text-link.ts'

type Props = { pieces: HomeData['arrivals'] }
type TitledProps = Props & { title?: string | null }

export function NewArrivals({ pieces, title }: TitledProps) {
  const { t } = useI18n()
  return (
    <section aria-labelledby="new-arrivals" className="wrap">
      <SectionHeading id="new-arrivals" title={title ?? t('home.newArrivals')}>
        <a href={paths.list('all', { ordering: '-published_at' })} className={`${textLink} shrink-0`}>
          {t('home.viewAll')}
        </a>
      </SectionHeading>
      <Arrivals pieces={pieces} />
    </section>
  )
}

function Arrivals({ pieces }: Props) {
  const { t } = useI18n()
  const isRetrying = useIsRetrying()
  if (pieces?.length) return <ProductGrid kind="watch" pieces={pieces} headingLevel="h3" columns="mosaic" firstCount={0} />
  if (isRetrying) return <MosaicSkeleton />
  return pieces ? <Notice title={t('home.noArrivals')} /> : <RetryNotice title={t('home.loadNewArrivalsFailed')} />
}
