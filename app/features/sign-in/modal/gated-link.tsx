import type { ComponentProps, MouseEvent } from 'react'
import { requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'

export function GatedLink({ href, children, ...rest }: Omit<ComponentProps<'a'>, 'onClick'> & { href: string }) {
  const pass = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (isPlain && !requireSignIn(href)) event.preventDefault()
  }
  return (
    <a {...rest} href={href} onClick={pass}>
      {children}
    </a>
  )
}
