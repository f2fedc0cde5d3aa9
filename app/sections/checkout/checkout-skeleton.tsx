import { Skeleton } from '#app/ui/skeleton.tsx'

export function CheckoutSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 wide:grid-cols-[minmax(0,1fr)_380px] xl:gap-x-24">
      <div>
        <Skeleton className="mb-8 h-21 w-full wide:hidden" />
        <div className="space-y-10">
          {['h-72', 'h-110', 'h-60'].map((height) => (
            <div key={height} className="border-t border-hairline pt-8">
              <Skeleton className="h-8 w-48" />
              <Skeleton className={`mt-6 w-full ${height}`} />
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="h-130 w-full" />
    </div>
  )
}
