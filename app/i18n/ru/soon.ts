export const soon = {
  label: 'Скоро',
  salesHistoryText: 'Мы собираем архив проданных предметов с ценами и датами. Пока посмотрите то, что есть в наличии.',
  pages: {
    salesHistory: 'История продаж',
  },
}
