import type { ReactNode } from 'react'
import { useTraits } from '#backoffice/i18n/use-traits.ts'
import type { PieceTraits as Traits } from '#contract/staff/piece-traits.ts'

/** The stock number, year, set and end of the serial number of a piece, to stand with its name. */
export function PieceTraits({ of, className = '' }: { of: Traits | undefined; className?: string }) {
  const text = useTraits()
  return of && <span className={`figures text-12 text-stone ${className}`}>{text(of)}</span>
}

/** A name and its traits on one line. Without room for both, the traits are cut first, but never their stock number. */
export function NameAndTraits({ traits, children }: { traits: Traits | undefined; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-baseline gap-x-2">
      <span className="min-w-0 truncate">{children}</span>
      <PieceTraits of={traits} className="min-w-13 shrink-[9] truncate" />
    </span>
  )
}
