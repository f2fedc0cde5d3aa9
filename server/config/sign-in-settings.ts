import { z } from 'zod'
import { StartupError } from '#server/context/startup-error.ts'
import type { SignInSettings } from '#server/domain/shop-context.ts'

export const googleKeysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

export const callingCodes = z
  .string()
  .regex(/^[1-9]\d{0,2}(,[1-9]\d{0,2})*$/, 'must be calling codes with commas between them, such as 7,971')
  .transform((text) => text.split(','))
  .default(['7', '971', '374', '375', '992', '993', '994', '995', '996', '998'])

type Settings = {
  CALLING_CODES: string[]
  TELEGRAM_BOT_NAME?: string | undefined
  TELEGRAM_BOT_TOKEN?: string | undefined
  FIREBASE_PROJECT_ID?: string | undefined
  FIREBASE_API_KEY?: string | undefined
  FIREBASE_AUTH_DOMAIN?: string | undefined
  FIREBASE_KEYS_URL: string
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined
}

export function signInSettings(env: Settings): SignInSettings {
  return {
    callingCodes: env.CALLING_CODES,
    telegram: readTelegram(env),
    firebase: readFirebase(env),
  }
}

/** Throws for a Firebase emulator, because the emulator's tokens can be forged. */
export function assertNoEmulator(env: Settings): void {
  if (env.FIREBASE_AUTH_EMULATOR_HOST) throw new StartupError('In production FIREBASE_AUTH_EMULATOR_HOST must not be set.')
  if (env.FIREBASE_KEYS_URL !== googleKeysUrl)
    throw new StartupError('In production FIREBASE_KEYS_URL must not be set: the keys are Google’s.')
}

function readTelegram({ TELEGRAM_BOT_NAME: botName, TELEGRAM_BOT_TOKEN: botToken }: Settings): SignInSettings['telegram'] {
  if (!botName) return undefined
  if (!botToken) throw new StartupError('TELEGRAM_BOT_NAME needs TELEGRAM_BOT_TOKEN, which signs what the bot says.')
  return { botName, botToken }
}

function readFirebase(env: Settings): SignInSettings['firebase'] {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env
  if (!projectId && !apiKey) return undefined
  if (!projectId || !apiKey) throw new StartupError('FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set together.')
  const authDomain = env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`
  return { projectId, apiKey, authDomain, emulatorUrl: emulator && `http://${emulator}` }
}
