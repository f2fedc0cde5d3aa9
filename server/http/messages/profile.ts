import type { Language } from '#contract/language.ts'
import type { ProfileReason } from '#server/context/profile-reasons.ts'

export const profileMessages = {
  ru: {
    'phone-fixed': 'Номер телефона здесь изменить нельзя. Напишите нам, и мы поможем.',
    'phone-taken': 'Этот номер уже привязан к другому профилю. Войдите по нему или укажите другой номер.',
    'password-needed': 'Укажите текущий пароль.',
    'password-wrong': 'Текущий пароль указан неверно.',
    'password-changed': 'Пароль изменён. На других устройствах нужно войти заново.',
    'password-race': 'Пароль только что изменили в другом окне. Обновите страницу и повторите.',
    'address-one-city': 'Выберите город из списка или напишите его, но не то и другое.',
    'address-no-city': 'Укажите город.',
    'city-unknown': 'Такого города в списке нет.',
    'country-needed': 'Укажите страну.',
    'country-unknown': 'Такой страны в списке нет.',
    'country-of-city': 'Город находится в другой стране.',
    'addresses-full': 'Можно сохранить не больше {{max}} адресов. Удалите один из прежних.',
  },
  en: {
    'phone-fixed': 'The phone number cannot be changed here. Write to us and we will help.',
    'phone-taken': 'This number belongs to another profile. Sign in with it or use another number.',
    'password-needed': 'Enter your current password.',
    'password-wrong': 'The current password is incorrect.',
    'password-changed': 'Password changed. You are signed out on your other devices.',
    'password-race': 'The password has just been changed in another window. Refresh the page and try again.',
    'address-one-city': 'Choose a city from the list or type one, not both.',
    'address-no-city': 'Enter the city.',
    'city-unknown': 'This city is not on the list.',
    'country-needed': 'Enter the country.',
    'country-unknown': 'This country is not on the list.',
    'country-of-city': 'The city is in another country.',
    'addresses-full': 'You can save up to {{max}} addresses. Please delete one first.',
  },
} as const satisfies Record<Language, Record<ProfileReason, string>>
