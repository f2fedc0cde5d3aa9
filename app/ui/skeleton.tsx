export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-skeleton rounded-2 bg-hairline/45 ${className}`} />
}
