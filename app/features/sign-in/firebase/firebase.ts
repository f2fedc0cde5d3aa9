import { initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  type ConfirmationResult,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  type User,
} from '@firebase/auth'
import type { FirebaseProof } from '#app/client/sign-in.ts'
import type { FirebaseSettings } from '#app/features/sign-in/firebase/load-firebase.ts'
import type { FirebaseProvider } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'

/**
 * Gets proof of a phone number or an account from Google (Firebase). Keeps Google's session in memory only, because the shop creates its
 * own session. Load lazily.
 */
export function openFirebase(settings: FirebaseSettings) {
  const app = initializeApp({ apiKey: settings.api_key, authDomain: settings.auth_domain, projectId: settings.project_id })
  const auth = initializeAuth(app, { persistence: inMemoryPersistence, popupRedirectResolver: browserPopupRedirectResolver })
  if (settings.emulator_url) {
    connectAuthEmulator(auth, settings.emulator_url, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  let captcha: RecaptchaVerifier | null = null
  let confirmation: ConfirmationResult | null = null

  const clearCaptcha = () => {
    captcha?.clear()
    captcha = null
  }

  return {
    sendSms: async (phone: string, language: Language, container: HTMLElement | null) => {
      auth.languageCode = language
      clearCaptcha()
      captcha = new RecaptchaVerifier(auth, container ?? document.body, { size: 'invisible' })
      confirmation = await signInWithPhoneNumber(auth, phone.replace(/[^\d+]/g, ''), captcha)
    },
    /** Returns the proof for a correct code; null if no code was sent. Throws for a wrong code. */
    proveSms: async (code: string): Promise<FirebaseProof | null> => {
      if (!confirmation) return null
      const { user } = await confirmation.confirm(code)
      return proofOf(user, 'phone')
    },
    /** Opens Google's sign-in window. Throws on failure (`googleErrorReason` reads the error code). */
    proveGoogle: async (language: Language): Promise<FirebaseProof> => {
      auth.languageCode = language
      const { user } = await signInWithPopup(auth, new GoogleAuthProvider())
      return proofOf(user, 'google')
    },
    clearCaptcha,
  }
}

async function proofOf(user: User, provider: FirebaseProvider): Promise<FirebaseProof> {
  const { displayName, photoURL } = user
  const idToken = await user.getIdToken()
  const named = provider === 'phone' ? { phoneNumber: user.phoneNumber } : { email: user.email }
  return { idToken, provider, ...named, displayName, photoURL }
}
