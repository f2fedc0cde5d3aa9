import type { Language } from '#contract/language.ts'
import type { CompanyReason } from '#server/context/company-reasons.ts'

export const companyMessages = {
  ru: {
    'company-needed': 'Заполните это поле.',
    'company-phone': 'Укажите телефон с кодом страны, например +7 800 700 53 59.',
    'company-email': 'Проверьте адрес почты.',
    'company-time': 'Укажите время так: 10:00.',
    'company-order': 'Закрытие должно быть позже открытия.',
    'company-url': 'Укажите адрес целиком, он начинается с https://.',
    'company-latitude': 'Широта — число от −90 до 90, например 55.7558.',
    'company-longitude': 'Долгота — число от −180 до 180, например 37.6173.',
    'company-number': 'Проверьте номер: только латинские буквы, цифры, пробелы и знаки «-», «/», «.».',
    'company-bank-code': 'Укажите БИК из 9 цифр или BIC (SWIFT) из 8 или 11 знаков.',
    'company-bank-account': 'Проверьте счёт: это IBAN или номер из цифр.',
    'company-vat-scheme': 'Выберите порядок НДС из списка.',
    'company-edited-meanwhile': 'Данные компании только что изменил другой сотрудник.',
    'day-closed-already': 'Этот день уже закрыт.',
    'day-past': 'Этот день уже прошёл.',
  },
  en: {
    'company-needed': 'Please fill in this field.',
    'company-phone': 'Enter the phone with its country code, such as +7 800 700 53 59.',
    'company-email': 'Check the email address.',
    'company-time': 'Enter the time like this: 10:00.',
    'company-order': 'It must close later than it opens.',
    'company-url': 'Enter the whole address; it begins with https://.',
    'company-latitude': 'A latitude is a number from −90 to 90, such as 55.7558.',
    'company-longitude': 'A longitude is a number from −180 to 180, such as 37.6173.',
    'company-number': 'Check the number: Latin letters, digits, spaces and “-”, “/”, “.” only.',
    'company-bank-code': 'Enter a BIK of 9 digits, or a BIC (SWIFT code) of 8 or 11 characters.',
    'company-bank-account': 'Check the account: an IBAN, or a number of digits.',
    'company-vat-scheme': 'Choose a VAT scheme from the list.',
    'company-edited-meanwhile': 'Somebody else has just changed the company.',
    'day-closed-already': 'This day is closed already.',
    'day-past': 'This day is over.',
  },
} as const satisfies Record<Language, Record<CompanyReason, string>>
