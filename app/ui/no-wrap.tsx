/** The longest word, in characters, that fits a narrow column. */
const longest = 14

/** Keeps phone numbers and short words with a dash or a slash on one line: Land-Dweller, M310/0, Пн–Пт. */
export function NoWrap({ text }: { text: string }) {
  if (!breakable.test(text)) return text
  return text.split(breakable).map((part, at) =>
    // every second part is such a word; parts never move, so the index is their identity
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

const breakable = new RegExp(`((?<!\\S)(?=\\S{3,${longest}}(?!\\S))\\S+[-–/]\\S+(?!\\S)|\\+\\d[\\d -]{8,}\\d)`, 'u')
