import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const base =
  'inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-2 border px-3 text-13 font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 finger:h-11 max-md:px-4 max-md:text-15'
const variants: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-paper hover:border-brass hover:bg-brass',
  secondary: 'border-hairline bg-raised text-ink hover:border-edge',
  quiet: 'border-transparent text-stone hover:bg-ivory hover:text-ink',
  danger: 'border-oxblood/40 text-oxblood hover:bg-oxblood hover:text-paper',
}

/** A button: 32 px high, 44 px on phones and touch screens. Use one primary button per screen. */
export function Button({
  variant = 'secondary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={`${base} ${variants[variant]} ${className}`} {...rest} />
}

export function ButtonLink({ variant = 'secondary', className = '', ...rest }: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link className={`${base} ${variants[variant]} ${className}`} {...rest} />
}

/** A link to another site or app. Opens in a new tab, without a referrer. */
export function ExternalButton({
  variant = 'secondary',
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { variant?: ButtonVariant }) {
  return (
    <a target="_blank" rel="noopener noreferrer" className={`${base} ${variants[variant]} ${className}`} {...rest}>
      {children}
    </a>
  )
}

export function IconButton({ label, className = '', type = 'button', ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex size-8 shrink-0 items-center justify-center rounded-2 text-stone transition-colors hover:bg-ivory hover:text-ink disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 finger:size-11 ${className}`}
      {...rest}
    />
  )
}
