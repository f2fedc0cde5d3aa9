export type Bilingual = { ru: string; en: string }

/** Initial entries of reference lists, by key. */
export const watchTypes = {
  sport: { ru: 'Спортивные', en: 'Sports' },
  dive: { ru: 'Дайверские', en: 'Dive' },
  chronograph: { ru: 'Хронографы', en: 'Chronographs' },
  dress: { ru: 'Классические', en: 'Dress' },
  pilot: { ru: 'Авиаторские', en: 'Pilot' },
  travel: { ru: 'Для путешествий', en: 'Travel' },
  complication: { ru: 'Сложные', en: 'Complications' },
  jewelry: { ru: 'Ювелирные', en: 'Jewelry watches' },
} as const satisfies Record<string, Bilingual>

export const caseMaterials = {
  steel: { ru: 'Сталь', en: 'Steel' },
  yellow_gold: { ru: 'Жёлтое золото', en: 'Yellow gold' },
  rose_gold: { ru: 'Розовое золото', en: 'Rose gold' },
  white_gold: { ru: 'Белое золото', en: 'White gold' },
  platinum: { ru: 'Платина', en: 'Platinum' },
  titanium: { ru: 'Титан', en: 'Titanium' },
  ceramic: { ru: 'Керамика', en: 'Ceramic' },
  carbon: { ru: 'Карбон', en: 'Carbon' },
  bronze: { ru: 'Бронза', en: 'Bronze' },
  tantalum: { ru: 'Тантал', en: 'Tantalum' },
  sapphire: { ru: 'Сапфир', en: 'Sapphire' },
  steel_yellow_gold: { ru: 'Сталь и жёлтое золото', en: 'Steel and yellow gold' },
  steel_rose_gold: { ru: 'Сталь и розовое золото', en: 'Steel and rose gold' },
} as const satisfies Record<string, Bilingual>

export const glassTypes = {
  sapphire: { ru: 'Сапфировое', en: 'Sapphire' },
  sapphire_domed: { ru: 'Сапфировое выпуклое', en: 'Domed sapphire' },
  hesalite: { ru: 'Гезалит', en: 'Hesalite' },
  mineral: { ru: 'Минеральное', en: 'Mineral' },
} as const satisfies Record<string, Bilingual>

export const movementTypes = {
  automatic: { ru: 'Автоматический подзавод', en: 'Automatic' },
  manual: { ru: 'Ручной завод', en: 'Manual winding' },
  quartz: { ru: 'Кварц', en: 'Quartz' },
  spring_drive: { ru: 'Spring Drive', en: 'Spring Drive' },
} as const satisfies Record<string, Bilingual>

export const functions = {
  date: { ru: 'Дата', en: 'Date' },
  big_date: { ru: 'Большая дата', en: 'Big date' },
  day_date: { ru: 'День недели и дата', en: 'Day and date' },
  small_seconds: { ru: 'Малая секундная стрелка', en: 'Small seconds' },
  chronograph: { ru: 'Хронограф', en: 'Chronograph' },
  flyback: { ru: 'Хронограф флайбэк', en: 'Flyback chronograph' },
  split_seconds: { ru: 'Сплит-хронограф', en: 'Split-seconds chronograph' },
  tachymeter: { ru: 'Тахиметр', en: 'Tachymeter' },
  gmt: { ru: 'Второй часовой пояс', en: 'Second time zone' },
  world_time: { ru: 'Мировое время', en: 'World time' },
  moon_phase: { ru: 'Фазы Луны', en: 'Moon phase' },
  annual_calendar: { ru: 'Годовой календарь', en: 'Annual calendar' },
  perpetual_calendar: { ru: 'Вечный календарь', en: 'Perpetual calendar' },
  tourbillon: { ru: 'Турбийон', en: 'Tourbillon' },
  minute_repeater: { ru: 'Минутный репетир', en: 'Minute repeater' },
  power_reserve: { ru: 'Запас хода', en: 'Power reserve indicator' },
  alarm: { ru: 'Будильник', en: 'Alarm' },
  rotating_bezel: { ru: 'Вращающийся безель', en: 'Rotating bezel' },
  retrograde: { ru: 'Ретроградная индикация', en: 'Retrograde display' },
  regatta: { ru: 'Регатный отсчёт', en: 'Regatta countdown' },
} as const satisfies Record<string, Bilingual>

export const strapMaterials = {
  steel_bracelet: { ru: 'Стальной браслет', en: 'Steel bracelet' },
  gold_bracelet: { ru: 'Золотой браслет', en: 'Gold bracelet' },
  platinum_bracelet: { ru: 'Платиновый браслет', en: 'Platinum bracelet' },
  two_tone_bracelet: { ru: 'Браслет из стали и золота', en: 'Steel and gold bracelet' },
  titanium_bracelet: { ru: 'Титановый браслет', en: 'Titanium bracelet' },
  ceramic_bracelet: { ru: 'Керамический браслет', en: 'Ceramic bracelet' },
  alligator: { ru: 'Кожа аллигатора', en: 'Alligator leather' },
  calf: { ru: 'Телячья кожа', en: 'Calf leather' },
  rubber: { ru: 'Каучук', en: 'Rubber' },
  textile: { ru: 'Текстиль', en: 'Textile' },
  satin: { ru: 'Сатин', en: 'Satin' },
} as const satisfies Record<string, Bilingual>

export const jewelryTypes = {
  ring: { ru: 'Кольцо', en: 'Ring' },
  bracelet: { ru: 'Браслет', en: 'Bracelet' },
  necklace: { ru: 'Колье', en: 'Necklace' },
  pendant: { ru: 'Подвеска', en: 'Pendant' },
  earrings: { ru: 'Серьги', en: 'Earrings' },
  brooch: { ru: 'Брошь', en: 'Brooch' },
} as const satisfies Record<string, Bilingual>

export const colors = {
  black: { ru: 'Чёрный', en: 'Black' },
  white: { ru: 'Белый', en: 'White' },
  silver: { ru: 'Серебристый', en: 'Silver' },
  grey: { ru: 'Серый', en: 'Gray' },
  slate: { ru: 'Графитовый', en: 'Slate' },
  blue: { ru: 'Синий', en: 'Blue' },
  ice_blue: { ru: 'Ледяной голубой', en: 'Ice blue' },
  turquoise: { ru: 'Бирюзовый', en: 'Turquoise' },
  green: { ru: 'Зелёный', en: 'Green' },
  olive: { ru: 'Оливковый', en: 'Olive' },
  brown: { ru: 'Коричневый', en: 'Brown' },
  chocolate: { ru: 'Шоколадный', en: 'Chocolate' },
  gold: { ru: 'Золотистый', en: 'Gold' },
  champagne: { ru: 'Шампань', en: 'Champagne' },
  beige: { ru: 'Бежевый', en: 'Beige' },
  salmon: { ru: 'Лососевый', en: 'Salmon' },
  pink: { ru: 'Розовый', en: 'Pink' },
  red: { ru: 'Красный', en: 'Red' },
  burgundy: { ru: 'Бордовый', en: 'Burgundy' },
  purple: { ru: 'Пурпурный', en: 'Purple' },
  orange: { ru: 'Оранжевый', en: 'Orange' },
  yellow: { ru: 'Жёлтый', en: 'Yellow' },
  cream: { ru: 'Кремовый', en: 'Cream' },
  mother_of_pearl: { ru: 'Перламутр', en: 'Mother-of-pearl' },
  skeleton: { ru: 'Скелетонированный', en: 'Skeleton' },
  meteorite: { ru: 'Метеорит', en: 'Meteorite' },
  diamond: { ru: 'С бриллиантами', en: 'Diamond-set' },
} as const satisfies Record<string, Bilingual>
