export const auditBuybackActions = {
  accept: 'Цена выкупа принята',
  agree: 'Сумма выкупа согласована',
  change: 'Изменён выкуп',
  decline: 'Отказ от выкупа',
  estimate: 'Вещь оценена',
  inspect: 'Вещь осмотрена',
  open: 'Начат выкуп',
  pay: 'Выкуп выплачен',
  receive: 'Вещь принята',
  return: 'Вещь возвращена',
  stock: 'Из выкупа сделан черновик',
}
