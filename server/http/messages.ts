import { inputYears } from '#contract/date.ts'
import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import type { CodedError, ErrorCode } from '#server/context/coded-error.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'
import { waitText } from '#server/http/messages/wait-text.ts'

export const messages = {
  ru: {
    invalid: 'Проверьте параметры запроса.',
    unauthenticated: 'Войдите, чтобы продолжить.',
    forbidden: 'Это действие вам недоступно.',
    'not-found': 'Не найдено.',
    gone: 'Этого предмета больше нет в магазине.',
    unprocessable: 'Этот запрос уже отправляли с другими данными.',
    conflict: 'Данные изменились. Обновите страницу и повторите.',
    'too-large': 'Запрос слишком большой.',
    unsupported: 'Такой формат данных не принимается.',
    'too-many': 'Слишком много запросов. Попробуйте ещё раз {{wait}}.',
    unavailable: 'Сервис временно недоступен. Попробуйте ещё раз через минуту.',
    failed: 'Что-то пошло не так. Мы уже знаем об этом.',
    method: 'Этот адрес не принимает такой запрос.',
    field: {
      unknown: 'Неизвестный параметр.',
      number: 'Укажите число.',
      whole: 'Укажите целое число.',
      min: 'Значение меньше допустимого: {{limit}}.',
      max: 'Значение больше допустимого: {{limit}}.',
      short: 'Слишком короткое значение: нужно не меньше {{limit}} символов.',
      long: 'Слишком длинное значение: не больше {{limit}}.',
      few: 'Выберите хотя бы {{limit}}.',
      many: 'Слишком много значений: не больше {{limit}}.',
      choice: 'Допустимые значения: {{limit}}.',
      once: 'Укажите параметр один раз.',
      ids: 'Укажите номера через запятую.',
      wrong: 'Недопустимое значение.',
      required: 'Заполните это поле.',
      phone: 'Укажите номер телефона целиком, с кодом страны.',
      code: 'Укажите код: 4 цифры.',
      email: 'Укажите адрес электронной почты, например name@example.com.',
      'email-letter': 'В адресе есть знак «{{limit}}»: он невидим или из другого алфавита. Наберите адрес заново на одной раскладке.',
      piece_id: 'Укажите предмет.',
      amount: 'Укажите сумму больше нуля, например 1250.50.',
      date: 'Укажите день.',
      datetime: 'Укажите день и время.',
      calendar_year: `Укажите год от ${inputYears.min} до ${inputYears.max}.`,
      country: 'Укажите страну двумя латинскими буквами, например FR.',
      web_address: 'Укажите адрес целиком, он начинается с https://.',
      telegram_name: 'Укажите имя в Telegram: от 5 до 32 латинских букв, цифр и подчёркиваний.',
    },
  },
  en: {
    invalid: 'Please check the request parameters.',
    unauthenticated: 'Please sign in to continue.',
    forbidden: 'You do not have access to this.',
    'not-found': 'Not found.',
    gone: 'This piece is no longer in the shop.',
    unprocessable: 'This request was sent before with other details.',
    conflict: 'This has changed in the meantime. Refresh the page and try again.',
    'too-large': 'The request is too large.',
    unsupported: 'This format is not accepted.',
    'too-many': 'Too many requests. Please try again {{wait}}.',
    unavailable: 'The service is temporarily unavailable. Please try again in a minute.',
    failed: 'Something went wrong. We have been notified.',
    method: 'This address does not accept this request.',
    field: {
      unknown: 'Unknown parameter.',
      number: 'Enter a number.',
      whole: 'Enter a whole number.',
      min: 'Enter {{limit}} or more.',
      max: 'Enter {{limit}} or less.',
      short: 'Too short: enter at least {{limit}} characters.',
      long: 'Too long: {{limit}} characters at most.',
      few: 'Choose at least {{limit}}.',
      many: 'Too many values: {{limit}} at most.',
      choice: 'Allowed values: {{limit}}.',
      once: 'Give the parameter once.',
      ids: 'Give ids separated by commas.',
      wrong: 'This value is not allowed.',
      required: 'Please fill in this field.',
      phone: 'Enter the full phone number, with the country code.',
      code: 'Enter the 4-digit code.',
      email: 'Enter an email address, for example name@example.com.',
      'email-letter': 'The address contains “{{limit}}”, a character that is invisible or from another alphabet. Please retype it.',
      piece_id: 'Choose a piece.',
      amount: 'Enter an amount above zero, for example 1250.50.',
      date: 'Enter a day.',
      datetime: 'Enter a day and a time.',
      calendar_year: `Enter a year from ${inputYears.min} to ${inputYears.max}.`,
      country: 'Enter the two-letter country code, for example FR.',
      web_address: 'Enter the whole address; it begins with https://.',
      telegram_name: 'Enter a Telegram name: 5 to 32 Latin letters, digits and underscores.',
    },
  },
} as const satisfies Record<Language, Record<ErrorCode | 'failed' | 'method', string> & { field: Record<string, string> }>

export type FieldMessageKey = keyof (typeof messages)['ru']['field']

export function fieldText(language: Language, key: FieldMessageKey, limit: string | number = ''): string {
  return fillTemplate(messages[language].field[key], { limit })
}

/**
 * Returns the sentence of an error: the sentence of its reason, otherwise the sentence of its code. The sentence may contain the time to
 * wait.
 */
export function codedErrorText(language: Language, { code, details: { reason, values, retryAfterS } }: CodedError): string {
  const wait = waitText(language, retryAfterS)
  return reason ? reasonText(language, reason, { wait, ...values }) : fillTemplate(messages[language][code], { wait })
}
