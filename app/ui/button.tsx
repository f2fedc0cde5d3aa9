import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export type ButtonVariant = 'primary' | 'secondary' | 'danger'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-2 border px-7 text-15 font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-45'
const variants: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-paper enabled:hover:border-brass enabled:hover:bg-brass',
  secondary: 'border-ink/25 bg-transparent text-ink enabled:hover:border-brass enabled:hover:text-brass',
  danger: 'border-oxblood/40 bg-transparent text-oxblood enabled:hover:bg-oxblood enabled:hover:text-paper',
}
const linkVariants: Record<ButtonVariant, string> = {
  primary: 'border-ink bg-ink text-paper hover:border-brass hover:bg-brass',
  secondary: 'border-ink/25 text-ink hover:border-brass hover:text-brass',
  danger: 'border-oxblood/40 text-oxblood hover:bg-oxblood hover:text-paper',
}

export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={`${base} ${variants[variant]} ${className}`} {...rest} />
}

export function ButtonLink({ variant = 'primary', className = '', ...rest }: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link className={`${base} ${linkVariants[variant]} ${className}`} {...rest} />
}
