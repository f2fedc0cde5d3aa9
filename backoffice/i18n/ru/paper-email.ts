export const paperEmail = {
  send: 'Отправить письмом',
  pdf: 'Скачать PDF',
  to: 'Почта получателя',
  later: 'Уйдёт через 10 секунд: до этого можно вернуть.',
  email: 'Письмо',
  attachment: 'Вложение',
  kilobytes: '{{size}} КБ',
  sendNow: 'Отправить',
  sent: 'Отправлено: {{to}}',
}
