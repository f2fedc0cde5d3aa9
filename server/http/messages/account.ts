import type { Language } from '#contract/language.ts'
import type { AccountReason } from '#server/context/reasons.ts'

/** Why a sign-in or an account's matter is refused. */
export const accountMessages = {
  ru: {
    'session-ended': 'Сеанс завершён. Войдите ещё раз.',
    'code-sent': 'Сейчас вам позвонят. Код — последние 4 цифры номера, с которого поступит звонок.',
    'logged-out': 'Вы вышли из аккаунта.',
    'phone-country': 'В эту страну мы не звоним. Выберите другой способ входа.',
    'code-too-soon': 'Мы уже позвонили вам. Подождите немного, прежде чем запросить новый звонок.',
    'calls-too-many': 'Слишком много звонков с кодом. Попробуйте позже или войдите другим способом.',
    'tries-too-many': 'Слишком много попыток входа. Попробуйте позже или войдите другим способом.',
    'call-failed': 'Не удалось позвонить на этот номер. Попробуйте ещё раз или войдите другим способом.',
    'code-wrong': 'Не удалось подтвердить код. Проверьте и повторите.',
    'code-expired': 'Код больше не действует. Запросите новый звонок.',
    'sign-in-failed': 'Не удалось войти. Проверьте данные и попробуйте снова.',
    'password-common': 'Такой пароль подбирают первым. Придумайте другой.',
    'telegram-taken': 'Этот Telegram уже привязан к другому аккаунту.',
    'telegram-failed': 'Не удалось войти через Telegram.',
    'telegram-old': 'Вход через Telegram устарел. Нажмите кнопку ещё раз.',
    // the drawer knows it by the English words, as the specification has it
    'telegram-unknown': 'User not found: аккаунта с этим Telegram ещё нет.',
    'firebase-failed': 'Не удалось войти. Попробуйте ещё раз.',
  },
  en: {
    'session-ended': 'Your session has ended. Please sign in again.',
    'code-sent': 'We are calling you now. The code is the last 4 digits of the number that calls.',
    'logged-out': 'You are signed out.',
    'phone-country': 'We do not call this country. Please choose another way to sign in.',
    'code-too-soon': 'We have just called you. Please wait a little before asking for another call.',
    'calls-too-many': 'Too many calls with a code. Please try later or sign in another way.',
    'tries-too-many': 'Too many attempts to sign in. Please try later or sign in another way.',
    'call-failed': 'We could not call this number. Please try again or sign in another way.',
    'code-wrong': 'The code could not be confirmed. Check it and try again.',
    'code-expired': 'This code is no longer valid. Please ask for another call.',
    'sign-in-failed': 'Could not sign in. Check what you entered and try again.',
    'password-common': 'This password is among the first to be guessed. Please choose another.',
    'telegram-taken': 'This Telegram account belongs to another customer.',
    'telegram-failed': 'Could not sign in with Telegram.',
    'telegram-old': 'This sign-in with Telegram is out of date. Press the button again.',
    'telegram-unknown': 'User not found: there is no account with this Telegram yet.',
    'firebase-failed': 'Could not sign in. Please try again.',
  },
} as const satisfies Record<Language, Record<AccountReason, string>>
