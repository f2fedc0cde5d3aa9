import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import type { EnquiryReason } from '#server/context/enquiry-reasons.ts'
import { enquiryPhotoMaxBytes } from '#server/domain/enquiries/enquiry-photos.ts'

const photoMegabytes = enquiryPhotoMaxBytes / 1_000_000

export const enquiryMessages = {
  ru: {
    'visit-day-closed': 'В этот день мы не принимаем. Выберите другой день.',
    'visit-time-closed': 'На это время записаться нельзя. Выберите другое.',
    'visit-piece-away': 'К этому дню предмет не привезут. Ближайшая дата: {{day}}.',
    'visit-deposit-unagreed': 'Подтвердите согласие на возвратный депозит за перевозку или выберите город, где предмет сейчас.',
    'visit-time-taken': 'Это время уже занято. Выберите другое.',
    'visit-moves-too-many': 'Визит сегодня переносили слишком много раз. Позвоните или напишите нам.',
    'photo-unreadable': 'Не удалось прочитать фотографию. Подойдут файлы JPEG, PNG и WebP.',
    'photo-too-large': `Фотография слишком большая: не больше ${photoMegabytes}\u00A0МБ.`,
    'photos-too-many': `Можно приложить не больше ${limits.enquiryPhotosMax}\u00A0фотографий.`,
    'photo-missing': 'Приложите одну фотографию.',
    'photo-gone': 'Фотография не сохранилась. Приложите её ещё раз.',
    overloaded: 'Сейчас в магазине очень много посетителей. Повторите через несколько секунд.',
    'photos-no-room': 'Сейчас мы не можем принять фотографии. Отправьте форму без них.',
    'form-received': 'Спасибо, мы получили ваш запрос №\u00A0{{number}} и\u00A0скоро свяжемся с вами.',
    'taken-without-photos':
      'Спасибо, мы получили ваш запрос №\u00A0{{number}} и\u00A0скоро свяжемся с вами. Фотографии сохранить не удалось: менеджер попросит их ещё раз.',
    'thread-changed': 'Пока вы писали, в переписке появилось новое. Прочитайте и отправьте ещё раз: ваш текст на месте.',
    'thread-link-gone': 'Ссылка больше не действует. Напишите или позвоните нам, и мы пришлём новую.',
    'message-key-reused':
      'Предыдущее сообщение уже отправлено, а\u00A0это ещё нет. Скопируйте его, обновите страницу и\u00A0отправьте снова.',
    'reply-field-empty': 'В тексте осталось поле в фигурных скобках: впишите его сами.',
    'reply-unreachable': 'Так человеку не написать. Выберите другой способ или позвоните.',
    'reply-sent': 'Этот ответ уже ушёл.',
    'reply-waiting': 'Этот ответ ещё отправляется.',
    'reply-file-gone': 'Файл не сохранился. Приложите его ещё раз.',
    'reply-files-too-large': 'Все файлы одного ответа вместе — не больше 15\u00A0МБ.',
    'reply-piece-gone': 'Этого предмета больше нет в магазине. Уберите его из ответа.',
    'rules-edited-meanwhile': 'Правила только что изменил другой сотрудник. Посмотрите на них и сохраните ещё раз.',
    'rule-person-unfit': 'Этот сотрудник не отвечает на обращения или больше не работает. Выберите другого.',
    'rule-brand-gone': 'Такого бренда больше нет. Выберите другой.',
  },
  en: {
    'visit-day-closed': 'There are no visits on this day. Please choose another.',
    'visit-time-closed': 'This time cannot be booked. Please choose another.',
    'visit-piece-away': 'We cannot have the piece there sooner. The first available day is {{day}}.',
    'visit-deposit-unagreed': 'Please agree to the refundable deposit to have the piece brought in, or choose the city where it is now.',
    'visit-time-taken': 'This time has just been taken. Please choose another.',
    'visit-moves-too-many': 'This visit has been rescheduled too often today. Please call or write to us.',
    'photo-unreadable': 'The photograph could not be read. Please use JPEG, PNG or WebP.',
    'photo-too-large': `The photograph is too large. The limit is ${photoMegabytes}\u00A0MB.`,
    'photos-too-many': `You can attach up to ${limits.enquiryPhotosMax}\u00A0photographs.`,
    'photo-missing': 'Attach one photograph.',
    'photo-gone': 'The photograph was not saved. Please attach it again.',
    overloaded: 'The shop is very busy right now. Please try again in a few seconds.',
    'photos-no-room': 'We cannot accept photographs right now. Please send the form without them.',
    'form-received': 'Thank you. We have received your request No.\u00A0{{number}} and will be in touch soon.',
    'taken-without-photos':
      'Thank you. We have received your request No.\u00A0{{number}} and will be in touch soon. Your photographs could not be saved: we will ask you for them again.',
    'thread-changed': 'There is a new message, or another change. Please read it and send yours again: your text is still here.',
    'thread-link-gone': 'This link no longer works. Write or call us, and we will send you a new one.',
    'message-key-reused': 'Your previous message was sent, but this one was not. Please copy it, refresh the page and send it again.',
    'reply-field-empty': 'A field in braces is left in the text: fill it in yourself.',
    'reply-unreachable': 'This person cannot be reached that way. Choose another, or call.',
    'reply-sent': 'This reply has already been sent.',
    'reply-waiting': 'This reply is still being sent.',
    'reply-file-gone': 'The file was not saved. Please attach it again.',
    'reply-files-too-large': 'All files of one reply together may have 15\u00A0MB at most.',
    'reply-piece-gone': 'This piece is no longer in the shop. Take it out of the reply.',
    'rules-edited-meanwhile': 'Somebody else has just changed the rules. Look at them and save again.',
    'rule-person-unfit': 'This colleague does not answer enquiries, or no longer works here. Choose another.',
    'rule-brand-gone': 'This brand is gone. Choose another.',
  },
} as const satisfies Record<Language, Record<EnquiryReason, string>>
