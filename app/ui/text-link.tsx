import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link within or after text: underlined by a hairline, brass under the pointer. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={`underline decoration-ink/30 decoration-1 underline-offset-4 transition-colors hover:text-brass hover:decoration-brass ${className}`}
      {...rest}
    />
  )
}
