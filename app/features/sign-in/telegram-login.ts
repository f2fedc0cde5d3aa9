import type { TelegramProof } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'

type Login = { auth: (options: { bot_id: number; request_access: 'write'; lang: Language }, tell: (proof: unknown) => void) => void }

const address = 'https://telegram.org/js/telegram-widget.js?22'
let loading: Promise<void> | undefined

/**
 * Telegram's own script. Its widget runs what an attribute says, which the policy of our pages forbids; its function does the
 * same with a callback.
 */
export function loadTelegram(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
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

/** Telegram's window; null when it was closed without an answer. */
export async function askTelegram(botId: number, language: Language): Promise<TelegramProof | null> {
  await loadTelegram()
  const login = loginOf(globalThis)
  if (!login) throw new Error('The script of Telegram is not what it was')
  return new Promise((resolve) => {
    login.auth({ bot_id: botId, request_access: 'write', lang: language }, (told) => resolve(isProof(told) ? told : null))
  })
}

/** What the script leaves behind: `Telegram.Login`. */
function loginOf(place: unknown): Login | null {
  if (typeof place !== 'object' || place === null || !('Telegram' in place)) return null
  const { Telegram: telegram } = place
  if (typeof telegram !== 'object' || telegram === null || !('Login' in telegram)) return null
  return isLogin(telegram.Login) ? telegram.Login : null
}

function isLogin(value: unknown): value is Login {
  return typeof value === 'object' && value !== null && 'auth' in value && typeof value.auth === 'function'
}

/** The server looks closer; this only tells an answer from none. */
function isProof(value: unknown): value is TelegramProof {
  return typeof value === 'object' && value !== null && 'id' in value && 'auth_date' in value && 'hash' in value
}
