import { useStore } from '#app/browser/store.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { arePasskeysOffered, stepUpByPasskey } from '#backoffice/client/passkeys.ts'
import { authPromptStore, sessionStore } from '#backoffice/client/session.ts'
import { resumeSession, setCurrentSession } from '#backoffice/client/sign-in.ts'
import { SignInFlow } from '#backoffice/features/sign-in/sign-in-flow.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { CodeForm } from '#backoffice/ui/sign-in/code-form.tsx'
import { PasskeyButton } from '#backoffice/ui/sign-in/passkey-button.tsx'
import type { StaffSession } from '#contract/staff/session.ts'

/**
 * Asks for a repeated sign-in or for the second factor in a dialog. The page keeps its input, and the failed call is repeated afterwards.
 */
export function AuthPromptDialog() {
  const { t } = useI18n()
  const prompt = useStore(authPromptStore)
  const present = useStore(sessionStore)?.staff
  if (!prompt) return null
  const { kind, pass, dismiss } = prompt
  const signedIn = (session: StaffSession) => {
    if (resumeSession(session)) pass()
  }
  if (kind === 'sign-in')
    return (
      <Dialog isOpen isDismissible={false} onOpenChange={() => {}} title={t('signIn.againTitle')} width="md:w-[420px]">
        <p className="mb-4 text-stone">{t('signIn.againText')}</p>
        <SignInFlow missing="password" email={present?.email} onDone={signedIn} heading={() => null} />
      </Dialog>
    )
  const usePasskey = async () => {
    const session = await stepUpByPasskey()
    if (!session) return
    setCurrentSession(session)
    pass()
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && dismiss()} title={t('signIn.stepUpTitle')} width="md:w-[420px]">
      <p className="mb-4 text-stone">{t('signIn.stepUpText')}</p>
      <CodeForm
        label={t('signIn.code')}
        submitLabel={t('signIn.confirm')}
        send={async (code) => {
          setCurrentSession(await callStaff('POST /api/staff/session/step-up/', { body: { code } }))
          pass()
        }}
      />
      {present?.has_passkeys && arePasskeysOffered() && <PasskeyButton label={t('signIn.stepUpByPasskey')} use={usePasskey} />}
    </Dialog>
  )
}
