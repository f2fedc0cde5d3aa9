/** Кто оставил предметы на комиссию. */
export const consignors = {
  title: 'Комитенты',
  empty: 'На комиссию ещё ничего не оставили',
  emptyText: 'В разделе «Учёт» предмета выберите «комиссия» и запишите владельца.',
  columns: { name: 'Комитент', contact: 'Связь', inStock: 'В наличии', due: 'К выплате', paid: 'Выплачено' },
  inStock_one: '{{count}} предмет в наличии',
  inStock_few: '{{count}} предмета в наличии',
  inStock_many: '{{count}} предметов в наличии',
  inStock_other: '{{count}} предмета в наличии',
  statement: 'Отчёт',
  statementOf: 'Отчёт: {{name}}',
  print: 'Печать',
  sendTitle: 'Отчёт письмом',
  language: 'Язык отчёта',
  languages: { ru: 'Русский', en: 'Английский' },
}
