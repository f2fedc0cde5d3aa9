export const specialist = {
  title: 'Ваш специалист',
  aboutOrder: 'Здравствуйте! Вопрос о заказе {{number}}.',
  aboutThread: 'Здравствуйте! Вопрос по обращению № {{number}}.',
}
