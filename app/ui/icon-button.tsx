import type { ComponentProps } from 'react'

export const iconTarget = 'inline-flex size-11 shrink-0 items-center justify-center rounded-2 text-ink transition-colors hover:text-brass'

export function IconButton({ label, className = '', type = 'button', ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type={type} aria-label={label} title={label} className={`${iconTarget} ${className}`} {...rest} />
}
