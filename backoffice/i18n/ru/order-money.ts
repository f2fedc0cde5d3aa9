/** Money of one order that is written down. */
export const orderMoney = {
  money: 'Деньги',
  addPayment: 'Записать',
  paymentTitle: 'Записать деньги',
  refundOf: 'из платежа {{amount}} от {{day}}',
  refundedPayment: 'Какой платёж возвращается',
  paymentHelp: 'Это только запись: деньги не двигаются.',
  paymentKind: { payment: 'Оплата', deposit: 'Задаток', refund: 'Возврат' },
  paymentMethod: { cash: 'Наличные', transfer: 'Перевод', 'card-terminal': 'Терминал', coin: 'Криптовалюта', other: 'Другое' },
  kind: 'Что',
  amount: 'Сумма',
  paymentBy: 'Как',
  reference: 'Номер перевода, чека или транзакции',
  paidOn: 'День',
}
