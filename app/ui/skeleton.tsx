/** Shown while content loads; `className` sets the size of that content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-skeleton rounded-2 bg-hairline/45 ${className}`} />
}
