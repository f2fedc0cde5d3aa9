import type { SignInOptions } from '#contract/auth.ts'
import type { SignInSettings } from '#server/domain/shop-context.ts'

export function presentSignInOptions({ callingCodes, telegram, firebase }: SignInSettings): SignInOptions {
  return {
    phone_call: true,
    calling_codes: callingCodes,
    email_code: true,
    telegram: telegram ? { bot_id: Number(telegram.botToken.split(':')[0]), bot_name: telegram.botName } : null,
    firebase: firebase
      ? {
          api_key: firebase.apiKey,
          auth_domain: firebase.authDomain,
          project_id: firebase.projectId,
          emulator_url: firebase.emulatorUrl ?? null,
        }
      : null,
  }
}
