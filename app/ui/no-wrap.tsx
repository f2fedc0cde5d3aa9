/** Longest word, in characters, that fits in a narrow column. */
const longest = 14

/** Keeps phone numbers, dates and short words with a dash or slash on one line: «29 ноября», Land-Dweller, M310/0, Пн–Пт. */
export function NoWrap({ text }: { text: string }) {
  if (!breakable.test(text)) return text
  return text.split(breakable).map((part, at) =>
    // the split alternates between ordinary text and unbreakable words; parts are never reordered, so the index can be the key
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** The Russian part matches any short word after a number. Keeping such a word with its number does no harm. */
const days = `\\d{1,2} \\p{Script=Cyrillic}{3,8}(?!\\p{L})|(?:${months}) \\d{1,2}(?!\\d)`
const breakable = new RegExp(`((?<!\\S)(?=\\S{3,${longest}}(?!\\S))\\S+[-–/]\\S+(?!\\S)|\\+\\d[\\d -]{8,}\\d|${days})`, 'u')
