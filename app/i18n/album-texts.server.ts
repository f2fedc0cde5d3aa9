/**
 * Texts of the album page, and of the requested photographs shown on a piece's page. Only the server imports the `*-texts.server.ts` files;
 * pages get the texts they need with their data.
 */
export const albumTexts = {
  ru: {
    title: 'Живые фотографии',
    taken: (day: string) => `Сняты ${day}`,
    shown: (day: string) => `Живые фото · ${day}`,
    until: (day: string) => `Ссылка только ваша и действует до ${day}`,
    toPiece: 'Открыть страницу предмета',
    visit: 'Записаться на просмотр',
    description: 'Фотографии предмета, снятые по запросу.',
  },
  en: {
    title: 'Live photos',
    taken: (day: string) => `Taken on ${day}`,
    shown: (day: string) => `Live photos · ${day}`,
    until: (day: string) => `This link is yours alone and works until ${day}`,
    toPiece: 'View the piece',
    visit: 'Book a viewing',
    description: 'Photographs of the piece, taken at your request.',
  },
} as const
