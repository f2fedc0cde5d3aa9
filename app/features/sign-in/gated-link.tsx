import type { ComponentProps, MouseEvent } from 'react'
import { NavLink } from 'react-router'
import { useSignInGate } from '#app/features/sign-in/use-sign-in-gate.ts'

/** A link to a page that needs a sign-in. */
export function GatedLink({ to, ...rest }: Omit<ComponentProps<typeof NavLink>, 'to' | 'onClick'> & { to: string }) {
  const { requireSignIn } = useSignInGate()
  const pass = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (isPlain && !requireSignIn(to)) event.preventDefault()
  }
  return <NavLink to={to} onClick={pass} {...rest} />
}
