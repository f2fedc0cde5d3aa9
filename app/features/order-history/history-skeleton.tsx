import { Skeleton } from '#app/ui/skeleton.tsx'

export function HistorySkeleton() {
  return (
    <>
      <Skeleton className="h-11 max-lg:h-36" />
      <div className="h-15" />
      <OrderSkeletons count={2} />
    </>
  )
}

export function OrderSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_order, at) => (
    <div key={at} className="border-b border-hairline py-8">
      <Skeleton className="h-7 max-w-80" />
      <div className="mt-6 grid grid-cols-[64px_minmax(0,1fr)] gap-x-6">
        <Skeleton className="h-20" />
        <Skeleton className="h-20 max-w-100" />
      </div>
      <Skeleton className="mt-6 ml-auto h-11 w-40" />
    </div>
  ))
}
