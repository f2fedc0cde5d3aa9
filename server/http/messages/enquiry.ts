import type { Language } from '#contract/language.ts'
import type { EnquiryReason } from '#server/context/reasons.ts'

/** Why a form or a photograph cannot be taken. */
export const enquiryMessages = {
  ru: {
    'visit-day-closed': 'В этот день мы не принимаем. Выберите другой день.',
    'visit-time-closed': 'На это время записаться нельзя. Выберите другое.',
    'photo-unreadable': 'Не удалось прочитать фотографию. Подойдут файлы JPEG, PNG и WebP.',
    'photo-too-large': 'Фотография слишком большая: не больше 10\u00A0МБ.',
    'photos-too-many': 'Можно приложить не больше 6\u00A0фотографий.',
    'photo-missing': 'Приложите одну фотографию.',
    'photo-gone': 'Фотография не сохранилась. Приложите её ещё раз.',
    'photos-no-room': 'Сейчас мы не можем принять фотографии. Отправьте форму без них.',
    'taken-without-photos':
      'Спасибо, мы получили ваш запрос и скоро свяжемся с вами. Фотографии сохранить не удалось: менеджер попросит их ещё раз.',
  },
  en: {
    'visit-day-closed': 'We receive nobody on this day. Please choose another.',
    'visit-time-closed': 'This time cannot be booked. Please choose another.',
    'photo-unreadable': 'The photograph could not be read. JPEG, PNG and WebP files will do.',
    'photo-too-large': 'The photograph is too large: 10\u00A0MB at most.',
    'photos-too-many': 'You can attach 6\u00A0photographs at most.',
    'photo-missing': 'Attach one photograph.',
    'photo-gone': 'The photograph was not kept. Please attach it once more.',
    'photos-no-room': 'We cannot take photographs at the moment. Please send the form without them.',
    'taken-without-photos':
      'Thank you. We have your request and will be in touch soon. The photographs could not be kept: we will ask you for them again.',
  },
} as const satisfies Record<Language, Record<EnquiryReason, string>>
