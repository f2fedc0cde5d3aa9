import { useMessages } from '#app/i18n/load-messages.ts'
import { AccountLinks } from '#app/sections/account/account-links.tsx'
import { AccountMenu } from '#app/sections/account/account-menu.tsx'

/** Load lazily: the messages of the links load after the page. */
export default function SignedInMenu({ variant }: { variant: 'above' | 'beside' }) {
  useMessages('account')
  return variant === 'above' ? <AccountMenu height="min-h-8" /> : <AccountLinks />
}
