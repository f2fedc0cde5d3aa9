import type { SignInOptions } from '#contract/auth.ts'

export type FirebaseSettings = NonNullable<SignInOptions['firebase']>
type Firebase = ReturnType<(typeof import('#app/features/sign-in/firebase/firebase.ts'))['openFirebase']>

let opened: Promise<Firebase> | undefined

/** Loads Firebase on first use. Without settings, loads nothing and returns the instance of an earlier call, or undefined. */
export function loadFirebase(settings?: FirebaseSettings | null): Promise<Firebase> | undefined {
  if (!settings) return opened
  opened ??= import('#app/features/sign-in/firebase/firebase.ts')
    .then(({ openFirebase }) => openFirebase(settings))
    .catch((error: unknown) => {
      opened = undefined
      throw error
    })
  return opened
}
