import { Skeleton } from '#app/ui/skeleton.tsx'

export function FavoritesSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 md:gap-y-14 xl:grid-cols-3">
      {['', '', 'max-xl:hidden'].map((className, at) => (
        <div key={`card ${at}`} className={className}>
          <Skeleton className="aspect-4/5 w-full" />
          <Skeleton className="mt-4 h-3 w-20" />
          <Skeleton className="mt-2 h-6 w-3/4" />
          <Skeleton className="mt-3 h-5 w-24" />
        </div>
      ))}
    </div>
  )
}
