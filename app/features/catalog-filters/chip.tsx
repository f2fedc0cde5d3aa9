import type { MouseEvent } from 'react'

export const quietLink = 'quiet-link inline-flex min-h-11 items-center text-13 underline decoration-ink/30 underline-offset-4 wide:min-h-9'

type Props = { href: string; onClick: (event: MouseEvent) => void; name: string; label: string }

/**
 * Chip of an active filter. The whole chip, including its cross, is a link to the list without the filter. `label` is its accessible name.
 */
export function Chip({ href, onClick, name, label }: Props) {
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={label}
      className="icon icon-close flex min-h-11 flex-row-reverse items-center gap-2 rounded-2 border border-hairline px-3 text-13 transition-colors [--icon-size:14px] hover:border-brass hover:text-brass wide:min-h-9"
    >
      <span className="min-w-0 truncate">{name}</span>
    </a>
  )
}
