import { type ReactNode, useState } from 'react'

type Props = { title: string; isNeeded: boolean; children: ReactNode }

/** Folds fields that are rarely edited. Opens when `isNeeded` becomes true, so that it hides neither a change nor an error. */
export function Fold({ title, isNeeded, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="min-w-0 rounded-2 border border-hairline bg-raised"
    >
      <summary className="cursor-pointer px-4 py-2.5 text-13 font-medium finger:min-h-11 max-md:text-15">{title}</summary>
      <div className="border-t border-hairline p-4">{children}</div>
    </details>
  )
}
