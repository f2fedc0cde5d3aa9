import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DemoPiece } from '#server/db/seed/demo-catalog.ts'
import type { Bilingual } from '#server/db/seed/reference-labels.ts'

/** Strap and bracelet colors of filters. Steel, titanium, platinum and white gold count as silver. */
export const strapColors = {
  black: { ru: 'Чёрный', en: 'Black' },
  brown: { ru: 'Коричневый', en: 'Brown' },
  blue: { ru: 'Синий и голубой', en: 'Blue' },
  grey: { ru: 'Серый', en: 'Gray' },
  white: { ru: 'Белый', en: 'White' },
  beige: { ru: 'Бежевый и песочный', en: 'Beige and sand' },
  green: { ru: 'Зелёный', en: 'Green' },
  red: { ru: 'Красный и бордовый', en: 'Red and burgundy' },
  orange: { ru: 'Оранжевый', en: 'Orange' },
  yellow: { ru: 'Жёлтый', en: 'Yellow' },
  pink: { ru: 'Розовый', en: 'Pink' },
  purple: { ru: 'Пурпурный', en: 'Purple' },
  silver: { ru: 'Серебристый', en: 'Silver' },
  gold: { ru: 'Жёлтое золото', en: 'Yellow gold' },
  rose_gold: { ru: 'Розовое золото', en: 'Rose gold' },
  two_tone: { ru: 'Двухцветный', en: 'Two-tone' },
} as const satisfies Record<string, Bilingual>

/** Sets the strap color of demo watches that older versions of the shop left without one. */
export async function joinStrapColors(tx: Tx, pieces: readonly DemoPiece[]): Promise<void> {
  const keys = new Map<string, string>(Object.entries(strapColors).map(([key, { en }]) => [en, key]))
  const known = pieces.flatMap(({ key, strap_color: name = '' }) => (keys.has(name) ? [sql`(${key}, ${keys.get(name)})`] : []))
  // all code locks pieces in id order, which prevents deadlocks
  await sql`select p.id from piece p join watch w on w.piece_id = p.id where w.strap_color_id is null and p.origin = 'demo'
    order by p.id for update of p`.execute(tx)
  await sql`update watch set strap_color_id = strap_color.id
    from (values ${sql.join(known)}) as known (key, color) join strap_color on strap_color.key = known.color
      join piece on piece.key = known.key and piece.origin = 'demo'
    where watch.piece_id = piece.id and watch.strap_color_id is null`.execute(tx)
}
