import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { type Bilingual, colors } from '#server/db/seed/reference-labels.ts'

/** Dial colors of filters. The page of a watch shows more specific shades. */
export const dialColors = {
  black: { ru: 'Чёрный', en: 'Black' },
  white: { ru: 'Белый', en: 'White' },
  silver: { ru: 'Серебристый', en: 'Silver' },
  grey: { ru: 'Серый', en: 'Gray' },
  blue: { ru: 'Синий и голубой', en: 'Blue' },
  turquoise: { ru: 'Бирюзовый', en: 'Turquoise' },
  green: { ru: 'Зелёный', en: 'Green' },
  brown: { ru: 'Коричневый', en: 'Brown' },
  gold: { ru: 'Золотистый и шампань', en: 'Gold and champagne' },
  beige: { ru: 'Бежевый и кремовый', en: 'Beige and cream' },
  salmon: { ru: 'Лососевый', en: 'Salmon' },
  pink: { ru: 'Розовый', en: 'Pink' },
  red: { ru: 'Красный и бордовый', en: 'Red and burgundy' },
  purple: { ru: 'Пурпурный', en: 'Purple' },
  orange: { ru: 'Оранжевый', en: 'Orange' },
  yellow: { ru: 'Жёлтый', en: 'Yellow' },
  mother_of_pearl: { ru: 'Перламутр', en: 'Mother-of-pearl' },
  meteorite: { ru: 'Метеорит', en: 'Meteorite' },
  skeleton: { ru: 'Скелетонированный', en: 'Skeleton' },
  diamond: { ru: 'С бриллиантами', en: 'Diamond-set' },
} as const satisfies Record<string, Bilingual>

/** Maps shades to dial colors of filters. Shades with the key of a filter color are omitted. */
const colorByShade: Partial<Record<string, keyof typeof dialColors>> = {
  slate: 'grey',
  ice_blue: 'blue',
  olive: 'green',
  chocolate: 'brown',
  champagne: 'gold',
  cream: 'beige',
  burgundy: 'red',
} satisfies Partial<Record<keyof typeof colors, keyof typeof dialColors>>

function dialColorOf(shade: string): string {
  return colorByShade[shade] ?? shade
}

/** Sets the filter color of watches that older versions of the shop left without one, if the English dial color is a known shade. */
export async function joinDialColors(tx: Tx): Promise<void> {
  const shades = Object.entries(colors).map(([shade, { en }]) => sql`(${en.toLowerCase()}, ${dialColorOf(shade)})`)
  // all code locks pieces in id order, which prevents deadlocks
  await sql`select p.id from piece p join watch w on w.piece_id = p.id where w.dial_color_id is null and w.dial_color_en is not null
    order by p.id for update of p`.execute(tx)
  await sql`update watch set dial_color_id = dial_color.id
    from (values ${sql.join(shades)}) as known (shade, color) join dial_color on dial_color.key = known.color
    where watch.dial_color_id is null and lower(watch.dial_color_en) = known.shade`.execute(tx)
}
