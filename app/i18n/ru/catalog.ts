export const catalog = {
  watches: {
    title: 'Часы',
    description: 'Часы с историей: Rolex, Patek Philippe, Audemars Piguet и другие марки. Состояние, комплект и цена каждого экземпляра.',
  },
  jewelry: {
    title: 'Украшения',
    description: 'Кольца, браслеты, колье и серьги ювелирных домов. Состояние, комплект и цена каждого предмета.',
  },
  bags: { title: 'Сумки', description: 'Сумки известных домов с историей. Состояние, комплект и цена каждого предмета.' },
  sale: { title: 'Распродажа', description: 'Часы, цена которых снижена.' },
  found_one: '{{count}} предмет',
  found_few: '{{count}} предмета',
  found_many: '{{count}} предметов',
  found_other: '{{count}} предмета',
}
