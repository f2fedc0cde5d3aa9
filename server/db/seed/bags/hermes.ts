import { hermesBirkin } from '#server/db/seed/bags/hermes-birkin.ts'
import { hermesKelly } from '#server/db/seed/bags/hermes-kelly.ts'
import type { DemoBag } from '#server/db/seed/demo-piece.ts'

export const hermesBags: DemoBag[] = [
  ...hermesBirkin,
  ...hermesKelly,
  {
    key: 'hermes-constance-18-lizard',
    brand: 'Hermès',
    collection: 'Constance',
    model: 'Constance 18',
    reference: null,
    year: 2020,
    price: null,
    onRequest: true,
    condition: 'excellent',
    fullSet: true,
    color: 'black',
    material: { ru: 'Кожа ящерицы, цвет Noir', en: 'Lizard, color Noir' },
    hardware: { ru: 'Позолота', en: 'Gold-plated' },
    sizeCm: '18 × 15 × 5',
    kit: { ru: 'Коробка, пыльник, документ CITES, чек.', en: 'Box, dust bag, CITES document, receipt.' },
    text: {
      ru:
        'Катрин Шайе нарисовала Constance в 1967 году; клапан закрывает застёжка в виде буквы H. Клеймо Y — 2020 год. Чешуя ровная, ' +
        'кромки целы; цену сообщим по запросу.',
      en:
        'Catherine Chaillet drew the Constance in 1967; the flap closes with an H-shaped clasp. The stamp Y stands for 2020. The scales ' +
        'are even and the edges whole; the price is given on request.',
    },
  },
  {
    key: 'hermes-picotin-lock-18-rouge-casaque',
    brand: 'Hermès',
    collection: 'Picotin',
    model: 'Picotin Lock 18',
    reference: null,
    year: 2019,
    price: 3900,
    condition: 'very_good',
    fullSet: true,
    color: 'red',
    material: { ru: 'Кожа Taurillon Clemence, цвет Rouge Casaque', en: 'Taurillon Clemence leather, color Rouge Casaque' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '18 × 18 × 13.5',
    kit: { ru: 'Коробка, пыльник, замок, ключи, чехол для ключей.', en: 'Box, dust bag, lock, keys, clochette.' },
    text: {
      ru:
        'Форма повторяет торбу для овса, подкладки нет — внутри та же кожа с изнанки. Сверху сумку закрывает ремешок с замком. Клеймо D ' +
        '— 2019 год, на дне лёгкие потёртости.',
      en:
        'The shape follows a horse’s feed bag; there is no lining, only the reverse of the leather. A strap with a lock closes the top. ' +
        'The stamp D stands for 2019; the base is lightly rubbed.',
    },
    status: 'reserved',
  },
  {
    key: 'hermes-evelyne-iii-29-bordeaux',
    brand: 'Hermès',
    collection: 'Evelyne',
    model: 'Evelyne III 29',
    reference: null,
    year: 2014,
    price: 2900,
    condition: 'good',
    fullSet: false,
    color: 'burgundy',
    material: { ru: 'Кожа Taurillon Clemence, цвет Bordeaux', en: 'Taurillon Clemence leather, color Bordeaux' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '29 × 30 × 10',
    kit: { ru: 'Пыльник, плечевой ремень.', en: 'Dust bag, shoulder strap.' },
    text: {
      ru:
        'Сумку придумали в 1978 году для щёток и скребниц, перфорированная буква H пропускала воздух. У версии III ремень регулируется, ' +
        'сзади есть карман. Клеймо R в квадрате — 2014 год, углы потёрты.',
      en:
        'The bag was made in 1978 for grooming brushes, and the perforated H let in air. Version III has an adjustable strap and a back ' +
        'pocket. The stamp R in a square stands for 2014; the corners are worn.',
    },
    status: 'sold',
  },
  {
    key: 'hermes-garden-party-36-negonda',
    brand: 'Hermès',
    collection: 'Garden Party',
    model: 'Garden Party 36',
    reference: null,
    year: 2015,
    price: 2700,
    condition: 'very_good',
    fullSet: false,
    color: 'blue',
    material: { ru: 'Кожа Negonda', en: 'Negonda leather' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '36 × 26 × 17',
    kit: { ru: 'Пыльник.', en: 'Dust bag.' },
    text: {
      ru:
        'Сумка-тоут на одной кнопке Clou de Selle, по бокам ещё по кнопке для расширения. Зернистая кожа Negonda не боится капель воды. ' +
        'Клеймо T — 2015 год, подкладка чистая.',
      en:
        'A tote closed by one Clou de Selle snap, with a further snap on each side to widen it. Grained Negonda leather tolerates drops ' +
        'of water. The stamp T stands for 2015; the lining is clean.',
    },
  },
  {
    key: 'hermes-lindy-26-clemence-gris-tourterelle',
    brand: 'Hermès',
    collection: 'Lindy',
    model: 'Lindy 26',
    reference: null,
    year: 2019,
    price: 7900,
    condition: 'excellent',
    fullSet: true,
    color: 'grey',
    material: { ru: 'Кожа Taurillon Clemence, цвет Gris Tourterelle', en: 'Taurillon Clemence leather, color Gris Tourterelle' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '26 × 18.5 × 14',
    kit: { ru: 'Коробка, пыльник, чек.', en: 'Box, dust bag, receipt.' },
    text: {
      ru:
        'Модель 2007 года складывается пополам: ручки стоят по бокам, молния открывается с двух сторон. Снаружи два кармана с ' +
        'поворотными замками. Клеймо D — 2019 год, следов носки почти нет.',
      en:
        'The model of 2007 folds in half: the handles sit at the sides and the zip opens from both ends. Two outside pockets have turn ' +
        'locks. The stamp D stands for 2019; there is almost no wear.',
    },
  },
  {
    key: 'hermes-herbag-zip-31',
    brand: 'Hermès',
    collection: 'Herbag',
    model: 'Herbag Zip 31',
    reference: null,
    year: 2023,
    price: 3200,
    condition: 'unworn',
    fullSet: true,
    color: 'beige',
    material: { ru: 'Холст и кожа Vache Hunter', en: 'Canvas and Vache Hunter leather' },
    hardware: { ru: 'Палладий', en: 'Palladium' },
    sizeCm: '31 × 25 × 10',
    kit: {
      ru: 'Коробка, пыльник, замок, ключи, чехол для ключей, съёмный внутренний кошелёк.',
      en: 'Box, dust bag, lock, keys, clochette, removable inner pouch.',
    },
    text: {
      ru:
        'Холщовый корпус крепится к кожаному верху, сзади карман на молнии. Клеймо B — 2023 год. В наличии две одинаковые сумки, их не ' +
        'носили.',
      en:
        'A canvas body attached to a leather top, with a zipped pocket at the back. The stamp B stands for 2023. Two identical bags are ' +
        'available; neither has been carried.',
    },
    stock: 2,
  },
]
