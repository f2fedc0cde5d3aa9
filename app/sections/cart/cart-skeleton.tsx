import { Skeleton } from '#app/ui/skeleton.tsx'

export function CartSkeleton() {
  return (
    <div aria-hidden="true" className="border-t border-hairline">
      {[1, 2].map((line) => (
        <div key={line} className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-hairline py-6 sm:grid-cols-[128px_1fr] sm:gap-x-6">
          <Skeleton className="aspect-4/5 w-full self-start" />
          <div>
            <Skeleton className="h-3 w-24" />
            <Skeleton className="mt-2 h-6 w-3/4" />
            <Skeleton className="mt-2 h-4 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}
