export const messengers = {
  open: { whatsapp: 'Открыть в WhatsApp', telegram: 'Открыть в Telegram' },
  noteReply: 'Отметить ответ',
  note: {
    whatsapp: 'Отметить: ответили в WhatsApp',
    telegram: 'Отметить: ответили в Telegram',
    phone: 'Отметить: ответили по телефону',
  },
  noted: {
    whatsapp: 'Отмечено: ответили в WhatsApp',
    telegram: 'Отмечено: ответили в Telegram',
    phone: 'Отмечено: ответили по телефону',
  },
  badge: { whatsapp: 'Ответили в WhatsApp', telegram: 'Ответили в Telegram', phone: 'Ответили по телефону' },
  unfilled: 'В тексте осталось незаполненное поле в двойных скобках: замените его.',
  links: 'Ссылки для клиента',
  quote: 'Предложение',
  album: 'Живые фотографии',
  notCopied: 'Браузер не дал скопировать. Выделите ссылку и скопируйте её сами.',
}
