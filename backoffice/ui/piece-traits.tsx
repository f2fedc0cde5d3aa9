import { useTraits } from '#backoffice/i18n/use-traits.ts'
import type { PieceTraits as Traits } from '#contract/staff/piece-traits.ts'

/** The year, set, stock number and end of the serial number of a piece, to stand with its name. */
export function PieceTraits({ of, className = '' }: { of: Traits | undefined; className?: string }) {
  const text = useTraits()
  return of && <span className={`figures text-12 text-stone ${className}`}>{text(of)}</span>
}
