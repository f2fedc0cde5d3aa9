import type { TelegramProof } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'

type Login = { auth: (options: { bot_id: number; request_access: 'write'; lang: Language }, onResponse: (proof: unknown) => void) => void }

const scriptUrl = 'https://telegram.org/js/telegram-widget.js?22'
let loading: Promise<void> | undefined

/**
 * Telegram's own script. Its widget runs code from an attribute, which the policy of our pages forbids; its function does the
 * same with a callback.
 */
export function loadTelegram(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading = undefined
      reject(new Error('The script of Telegram did not load'))
    })
    document.head.append(script)
  })
  return loading
}

/** Telegram's window; null when it was closed without a result. */
export async function requestTelegramProof(botId: number, language: Language): Promise<TelegramProof | null> {
  await loadTelegram()
  const login = loginOf(globalThis)
  if (!login) throw new Error('The script of Telegram is not what it was')
  return new Promise((resolve) => {
    login.auth({ bot_id: botId, request_access: 'write', lang: language }, (response) => resolve(isProof(response) ? response : null))
  })
}

/** What the script leaves behind: `Telegram.Login`. */
function loginOf(scope: unknown): Login | null {
  if (typeof scope !== 'object' || scope === null || !('Telegram' in scope)) return null
  const { Telegram: telegram } = scope
  if (typeof telegram !== 'object' || telegram === null || !('Login' in telegram)) return null
  return isLogin(telegram.Login) ? telegram.Login : null
}

function isLogin(value: unknown): value is Login {
  return typeof value === 'object' && value !== null && 'auth' in value && typeof value.auth === 'function'
}

/** The server verifies it; this only distinguishes a result from none. */
function isProof(value: unknown): value is TelegramProof {
  return typeof value === 'object' && value !== null && 'id' in value && 'auth_date' in value && 'hash' in value
}
