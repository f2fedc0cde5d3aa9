/** The sale of a piece to a person in the office. */
export const officeSale = {
  card: 'Карточка покупателя',
  cardHelp: 'Имя, телефон или почта, если он уже у нас был. Иначе впишите его ниже.',
  cardNone: 'Карточки нет: впишите покупателя ниже.',
  cardClear: 'Другой покупатель',
  optional: 'Можно не указывать',
  price: 'Цена продажи',
  method: 'Способ оплаты',
  submit: 'Оплачено и выдано',
  done: 'Продано',
  doneText: '{{piece}} — {{sum}}. Заказ {{number}} оплачен и выдан.',
  papers: 'Счёт и акт передачи',
  order: 'Открыть заказ',
  undo: 'Отменить продажу',
}
