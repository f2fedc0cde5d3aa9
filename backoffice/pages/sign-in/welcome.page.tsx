import { WelcomeFlow } from '#backoffice/sections/welcome/welcome-flow.tsx'

/** Where a link leads to: an invitation, the first owner's, a reset. The secret is in the fragment, which no server sees. */
export default function WelcomePage() {
  return <WelcomeFlow />
}
