import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** The look of a link within or after text: underlined by a hairline, brass under the pointer. */
export const textLink =
  'underline decoration-ink/30 decoration-1 underline-offset-4 transition-colors hover:text-brass hover:decoration-brass'

/** A link within or after text that asks more of the router than to go. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link className={`${textLink} ${className}`} {...rest} />
}
