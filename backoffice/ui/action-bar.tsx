import type { ReactNode } from 'react'
import { useBottomBar } from '#backoffice/ui/use-bottom-bar.ts'

export function ActionBar({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const bar = useBottomBar()
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-paper px-5 py-2.5 max-md:bottom-14 max-md:px-4"
    >
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 text-13">{beside}</div>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:*:grow">{children}</div>
    </div>
  )
}
