import { files, read, scripts, sources } from '#test/repo-files.ts'
import { identifiersIn } from '#test/retired-words.ts'
const words = process.argv[2].split(',')
const by = new Map<string, Map<string, string[]>>()
const wordsOf = (name: string) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((w) => w.toLowerCase())
for (const f of [...sources, ...scripts]) for (const n of identifiersIn(read(f), f)) for (const w of wordsOf(n)) if (words.includes(w)) {
  const m = by.get(w) ?? new Map(); by.set(w, m); m.set(n, [...(m.get(n) ?? []), f])
}
for (const [w, m] of [...by].sort()) { console.log('## ' + w); for (const [n, fs] of m) console.log('  ', n, fs.length, fs.slice(0, 3).join(' ')) }
