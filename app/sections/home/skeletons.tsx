import { useI18n } from '#app/i18n/i18n-context.tsx'
import { newArrivalsShown } from '#app/sections/home/home-counts.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

const indexes = (count: number) => Array.from({ length: count }, (_, at) => at)

function Loading() {
  const { t } = useI18n()
  return <p className="sr-only">{t('common.loading')}</p>
}

export function MosaicSkeleton() {
  return (
    <>
      <Loading />
      <div aria-hidden="true" className="mosaic">
        {indexes(newArrivalsShown).map((at) => (
          <div key={at} className="h-43 wide:aspect-[3/5] wide:h-auto wide:first:[grid-area:span_2/span_2]">
            <Skeleton className="size-full max-wide:w-28 max-wide:py-4" />
          </div>
        ))}
      </div>
    </>
  )
}

export function RowSkeleton() {
  return (
    <>
      <Loading />
      <div className="flex gap-4 overflow-hidden md:gap-6">
        {indexes(5).map((at) => (
          <Skeleton key={at} className="aspect-4/5 w-[46%] shrink-0 sm:w-[40%] wide:w-[30%] xl:w-[22.5%]" />
        ))}
      </div>
    </>
  )
}

export function PairSkeleton() {
  return (
    <>
      <Loading />
      <div className="grid grid-cols-2 gap-4 md:gap-6">
        <Skeleton className="aspect-4/5 wide:aspect-4/3" />
        <Skeleton className="aspect-4/5 wide:aspect-4/3" />
      </div>
    </>
  )
}
