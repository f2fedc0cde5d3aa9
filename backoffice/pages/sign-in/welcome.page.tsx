import { WelcomeFlow } from '#backoffice/sections/welcome/welcome-flow.tsx'

/**
 * The target of one-time links: an invitation, the first owner's setup, a password reset. The secret is in the URL fragment, which browsers
 * never send to the server.
 */
export default function WelcomePage() {
  return <WelcomeFlow />
}
