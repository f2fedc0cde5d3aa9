export const product = {
  loadFailed: 'Не удалось загрузить товар',
  priceOnRequest: 'Цена по запросу',
  previousPrice: 'Прежняя цена',
  reference: 'Референс {{reference}}',
  year: '{{year}} год',
  fullSet: 'Полный комплект',
  limited: 'Лимитированная серия',
  sale: 'Цена снижена',
  reserved: 'Забронировано',
  sold: 'Продано',
}
