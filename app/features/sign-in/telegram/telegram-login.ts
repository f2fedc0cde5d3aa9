import type { TelegramProof } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'

type Login = { auth: (options: { bot_id: number; request_access: 'write'; lang: Language }, onResponse: (proof: unknown) => void) => void }

const scriptUrl = 'https://telegram.org/js/telegram-widget.js?22'
let loading: Promise<void> | undefined

/**
 * Loads Telegram's script. Its widget evaluates code from an attribute, which the CSP forbids, so `requestTelegramProof` calls the script's
 * function directly.
 */
export function loadTelegram(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading = undefined
      reject(new Error('The Telegram script did not load'))
    })
    document.head.append(script)
  })
  return loading
}

/** Opens Telegram's window. Returns null if the window was closed without a result. Throws if the script has no login function. */
export async function requestTelegramProof(botId: number, language: Language): Promise<TelegramProof | null> {
  await loadTelegram()
  const login = loginOf(globalThis)
  if (!login) throw new Error('The Telegram script has no login function')
  return new Promise((resolve) => {
    login.auth({ bot_id: botId, request_access: 'write', lang: language }, (response) => resolve(isProof(response) ? response : null))
  })
}

function loginOf(scope: unknown): Login | null {
  if (typeof scope !== 'object' || scope === null || !('Telegram' in scope)) return null
  const { Telegram: telegram } = scope
  if (typeof telegram !== 'object' || telegram === null || !('Login' in telegram)) return null
  return isLogin(telegram.Login) ? telegram.Login : null
}

function isLogin(value: unknown): value is Login {
  return typeof value === 'object' && value !== null && 'auth' in value && typeof value.auth === 'function'
}

/** Whether Telegram returned a result. Its content is not checked here, because the server verifies it. */
function isProof(value: unknown): value is TelegramProof {
  return typeof value === 'object' && value !== null && 'id' in value && 'auth_date' in value && 'hash' in value
}
