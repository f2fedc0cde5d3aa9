import displayCyrillic from '@fontsource-variable/noto-serif-display/files/noto-serif-display-cyrillic-wght-normal.woff2?url'
import displayLatin from '@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-wght-normal.woff2?url'
import textCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import textLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'

/** The two files that a page's first view waits for. */
export const fontPreloads = { ru: [textCyrillic, displayCyrillic], en: [textLatin, displayLatin] } as const
