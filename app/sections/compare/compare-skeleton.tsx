import { Skeleton } from '#app/ui/skeleton.tsx'

export function CompareSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-8 w-32" />
      <div className="mt-6 flex gap-5 overflow-hidden pl-33 md:pl-50">
        {[1, 2, 3].map((column) => (
          <Skeleton key={column} className="aspect-4/5 w-40 shrink-0 md:w-50" />
        ))}
      </div>
      <Skeleton className="mt-8 h-80 w-full" />
    </div>
  )
}
