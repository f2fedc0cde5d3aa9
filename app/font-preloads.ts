import displayCyrillic from './ui/fonts/noto-serif-display-cyrillic.woff2?url'
import displayLatin from './ui/fonts/noto-serif-display-latin.woff2?url'
import textCyrillic from './ui/fonts/onest-cyrillic.woff2?url'
import textLatin from './ui/fonts/onest-latin.woff2?url'

/** The two font files that the first screen of a page needs. */
export const fontPreloads = { ru: [textCyrillic, displayCyrillic], en: [textLatin, displayLatin] } as const
