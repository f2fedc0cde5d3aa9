import { useEffect, useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { signInByFirebase } from '#app/client/sign-in.ts'
import { googleErrorReason } from '#app/features/sign-in/firebase/google-error.ts'
import { type FirebaseSettings, loadFirebase } from '#app/features/sign-in/firebase/load-firebase.ts'
import { signInErrorText } from '#app/features/sign-in/form/sign-in-error-text.ts'
import { Failure } from '#app/features/sign-in/form/step-form.tsx'
import type { SignInPanel } from '#app/features/sign-in/panel/sign-in-panel.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

/** Preloads the library, because browsers block a window that opens too long after the press. */
export function GoogleButton({ panel, settings }: { panel: SignInPanel; settings: FirebaseSettings }) {
  const { language, t } = useI18n()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => void loadFirebase(settings)?.catch(() => undefined), [settings])
  const signIn = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const firebase = await loadFirebase(settings)
      const proof = await firebase?.proveGoogle(language)
      const session = proof && (await signInByFirebase(proof))
      if (!session?.success) throw new Error('The sign-in with Google returned no session')
      await panel.finish(session, t('signIn.google.success'))
    } catch (error) {
      setFailure(
        error instanceof ApiError ? signInErrorText(error, t('signIn.google.failed')) : t(`signIn.google.${googleErrorReason(error)}`),
      )
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void signIn()} className="aria-disabled:opacity-45">
        {t('signIn.byGoogle')}
      </Button>
      <Failure text={failure} />
    </>
  )
}
