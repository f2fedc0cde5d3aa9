import { PanelBody } from '#app/features/sign-in/panel/panel-body.tsx'
import { titleOf } from '#app/features/sign-in/panel/sign-in-steps.ts'
import { type OnSignedIn, useSignInPanel } from '#app/features/sign-in/panel/use-sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { SignInOptions } from '#contract/auth.ts'

export function LoginPanel({ options, onSignedIn }: { options: SignInOptions; onSignedIn: OnSignedIn }) {
  const { t } = useI18n()
  const panel = useSignInPanel(options, onSignedIn)
  return (
    <>
      <h1 className="display-small mb-4 text-24 md:text-32">{t(titleOf(panel.state))}</h1>
      <PanelBody panel={panel} />
    </>
  )
}
