import type { ReactNode } from 'react'

export type FrameProps = {
  label: string
  error?: string | null
  help?: ReactNode
  aside?: ReactNode
  className?: string
  /** Hides the label visually. Used in table rows. */
  isLabelHidden?: boolean
}

export const box =
  'w-full rounded-2 border bg-raised px-2.5 text-14 text-ink transition-colors placeholder:text-stone focus-visible:outline-offset-0 [&[readonly]]:border-hairline [&[readonly]]:bg-ivory disabled:bg-ivory max-md:px-3 max-md:text-17'
export const boxHeight = 'h-9 finger:h-11'
export const edge = (error?: string | null) => (error ? 'border-oxblood' : 'border-edge/70 hover:border-ink/60 focus:border-brass')

export function FieldFrame({
  id,
  label,
  error,
  help,
  aside,
  className = '',
  isLabelHidden,
  children,
}: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <div className={isLabelHidden ? 'sr-only' : 'mb-1 flex items-baseline justify-between gap-2'}>
        <label htmlFor={id} className="text-13 text-stone">
          {label}
        </label>
        {aside && <span className="text-12 text-stone">{aside}</span>}
      </div>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-12 text-stone">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-12 text-oxblood">
          {error}
        </p>
      )}
    </div>
  )
}

export function describedBy(id: string, { error, help }: Pick<FrameProps, 'error' | 'help'>) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

export function splitFrame<Props extends FrameProps>({ label, error, help, aside, className, isLabelHidden, ...input }: Props) {
  return { frame: { label, error, help, aside, className, isLabelHidden }, input }
}
