import displayCyrillic from './ui/fonts/noto-serif-display-cyrillic.woff2?url'
import displayLatin from './ui/fonts/noto-serif-display-latin.woff2?url'
import textCyrillic from './ui/fonts/onest-cyrillic.woff2?url'
import textLatin from './ui/fonts/onest-latin.woff2?url'

export const fontPreloads = { ru: [textCyrillic, displayCyrillic], en: [textLatin, displayLatin] } as const
