// `npm run fonts`: makes the fonts that pages load first, reduced to the characters, weights and features in use. Also makes the fonts of
// PDFs.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const packages = join(root, 'node_modules/@fontsource-variable')
const folder = join(root, 'app/ui/fonts')

/** Features that browsers enable by default, and lining and tabular figures for prices and tables. */
const keepFeatures = ['ccmp', 'locl', 'kern', 'liga', 'lnum', 'tnum']

/** Ranges of the subsets. Must match `unicode-range` in the styles. Other characters come from the complete fonts, loaded on demand. */
const ranges = {
  latin:
    'U+0020-007E, U+00A0, U+00A3, U+00A7, U+00A9, U+00AB, U+00AE, U+00B0-00B1, U+00B7, U+00BB, U+00C4, U+00C7-00C9, U+00CB, U+00D6-00D7, U+00DC, U+00DF-00EF, U+00F1, U+00F3-00F4, U+00F6, U+00F8-00FC, U+2009, U+2011, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+202F, U+20AC, U+20BD, U+2122, U+2212',
  cyrillic: 'U+0401, U+0410-044F, U+0451, U+2116',
}

/** The variable weights: 400 to 500 for text, 350 to 450 for titles. */
const families = [
  { name: 'onest', wght: { min: 400, max: 500 } },
  { name: 'noto-serif-display', wght: { min: 350, max: 450 } },
]

mkdirSync(folder, { recursive: true })
for (const { name, wght } of families) {
  copyFileSync(join(packages, name, 'LICENSE'), join(folder, `${name}.LICENSE.txt`))
  for (const [script, range] of Object.entries(ranges)) {
    const whole = readFileSync(join(packages, name, `files/${name}-${script}-wght-normal.woff2`))
    const subset = await subsetFont(whole, charactersOf(range), { targetFormat: 'woff2', keepFeatures, variationAxes: { wght } })
    writeFileSync(join(folder, `${name}-${script}.woff2`), subset)
    process.stdout.write(`${name}-${script}: ${whole.length} → ${subset.length} bytes\n`)
  }
}

/** Fonts of PDFs: TrueType files with all characters, one weight per file. A PDF embeds only the glyphs that it uses. */
const paperFolder = join(root, 'server/ports/fonts')
mkdirSync(paperFolder, { recursive: true })
copyFileSync(join(packages, 'onest/LICENSE'), join(paperFolder, 'onest.LICENSE.txt'))
for (const script of ['latin', 'latin-ext', 'cyrillic'])
  for (const [weight, wght] of Object.entries({ regular: 400, medium: 500 })) {
    const whole = readFileSync(join(packages, `onest/files/onest-${script}-wght-normal.woff2`))
    const fixed = await subsetFont(whole, charactersOf('U+0020-2FFF'), { targetFormat: 'truetype', variationAxes: { wght } })
    writeFileSync(join(paperFolder, `onest-${weight}-${script}.ttf`), fixed)
  }

function charactersOf(range) {
  const codes = range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
  return String.fromCodePoint(...codes)
}
