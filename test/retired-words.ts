import { visitNodes } from '#test/visit-nodes.ts'

/** Words that the code gave up for the field's own, each with its successor; see the glossary in ARCHITECTURE.md. */
const retiredWords = new Map([
  ['answer', 'response'],
  ['answered', 'response'],
  ['answers', 'responses'],
  ['asker', 'contact, or browserId'],
  ['askers', 'contacts'],
  ['clip', 'video'],
  ['clips', 'videos'],
  ['flight', 'request'],
  ['flights', 'requests'],
  ['forget', 'clear, purge, remove'],
  ['forgets', 'clears'],
  ['forgetting', 'clearing'],
  ['forgetter', 'reset handler'],
  ['forgetters', 'reset handlers'],
  ['handed', 'packed'],
  ['kept', 'cached, or stored'],
  ['land', 'succeed'],
  ['landed', 'succeeded'],
  ['landing', 'success'],
  ['lapse', 'expire'],
  ['lapsed', 'expired'],
  ['learn', 'add messages'],
  ['letter', 'email, or initial'],
  ['letters', 'emails, or initials'],
  ['look', 'variant'],
  ['looks', 'variants'],
  ['marks', 'saved, badges, or cursor'],
  ['lot', 'subset'],
  ['lots', 'subsets'],
  ['met', 'passed, or intersection'],
  ['moment', 'date'],
  ['moments', 'dates'],
  ['occasion', 'notification'],
  ['parting', 'session abort'],
  ['partings', 'session aborts'],
  ['passing', 'matching'],
  ['patience', 'timeout'],
  ['presenting', 'present context'],
  ['refuse', 'assert, or an error'],
  ['said', 'a verb'],
  ['scene', 'editorial image'],
  ['scenes', 'editorial images'],
  ['shelf', 'columns, or store'],
  ['shelves', 'columns, or stores'],
  ['sift', 'filter'],
  ['sifted', 'filtered'],
  ['sifting', 'filtering'],
  ['spend', 'consume'],
  ['told', 'committed, shown'],
  ['trap', 'honeypot'],
  ['trouble', 'problem'],
  ['troubles', 'problems'],
  ['undelivered', 'delivery error'],
  ['unkept', 'uncached'],
  ['untold', 'pending'],
  ['watermark', 'cursor'],
  ['watermarks', 'cursors'],
])

/** Names that the code gave up although their words are in use, each with its successor; `files` where it is another thing elsewhere. */
const retiredNames: readonly { name: RegExp; files?: RegExp; successor: string }[] = [
  { name: /(Status|Alt)Mark$|(^|\/)status-mark\./, successor: 'badge' },
  { name: /^GridWords$/, successor: 'GridLabels' },
  { name: /^takeOver$/, successor: 'adoptTyped' },
  { name: /^onSlice$/, successor: 'afterSlice' },
  { name: /^formatClock$/, files: /^app\//, successor: 'formatCountdown' },
  { name: /[Cc]arrier/, files: /^(server\/(ports|config|start)|torture)\//, successor: 'transport; a carrier brings parcels' },
  { name: /[a-z](Tries|LookedAt)$/, successor: 'attempts, isHovered' },
  { name: /^(Zone|\w+Export)Words$/, successor: 'labels, text' },
  { name: /^setMany$/, successor: 'select, unselect' },
  {
    name: /^(mark|\w*[Mm]arked|noteMark|markFilter|markAll\w*)$/,
    files: /^backoffice\/(?!.*(stock|use-order-filters))/,
    successor: 'badge, selected',
  },
  { name: /^(own)?[fF]ailures$/, files: /^(contract|server\/http)\//, successor: 'errorResponses' },
  { name: /^(joined|Base)$/, files: /^server\/domain\/(catalog|search)\//, successor: 'union, scope' },
  { name: /^Changes$/, files: /^app\/client\//, successor: 'OptimisticQueue' },
  { name: /^(formatDay|failureText|handOver|returnTry|takePieces|Own(Things|Lists)|\w+OfAddress)$/, successor: 'see the glossary' },
  { name: /^(server\/.*|app\/.*|backoffice\/.*|contract\/.*)-words\.tsx?$/, successor: 'labels, enums, texts' },
  { name: /(^|\/)(own-(things|lists)|take-pieces|later-messages|shut-out|[\w-]*-of-address)\.tsx?$/, successor: 'see the glossary' },
  { name: /^(Later(Messages|Part)|is?ShutOut)$/, successor: 'lazy, blocked' },
  { name: /[sS]lots?$/, files: /^(app|contract|backoffice|server\/(?!start\/))/, successor: 'row index, doc id' },
  { name: /^places?$/, files: /^backoffice\/(?!i18n\/).*photo/, successor: 'position' },
]

/** Names that keep such a word, and why. A file's own name stands here as its path. */
const allowedNames: readonly { name: RegExp; files: RegExp; reason: string }[] = [
  {
    name: /^(answer|\w+Answer|answer_(ru|en))$/,
    files: /faq|content|reference-lists|info-pages|load-home|structured-data|i18n|undo-shop-cases/,
    reason: 'the answer of a FAQ',
  },
  { name: /^acceptedAnswer$/, files: /structured-data|seo/, reason: 'schema.org' },
  { name: /^ANSWER_CACHE_MB$/, files: /./, reason: 'a released setting' },
  { name: /^(has_failed_answer|answered_at)$/, files: /thread|audit-columns/, reason: 'a field of the API; a released column' },
  { name: /^asker$/, files: /^server\//, reason: 'a released column' },
  { name: /^occasion$/, files: /^server\//, reason: 'in the payload of stored jobs' },
  { name: /^lapsed$/, files: /^server\/domain\/orders\//, reason: 'a value in the payload of stored jobs' },
  { name: /^server\/db\/migrations\/0012_phones_as_told\.sql$/, files: /./, reason: 'a released migration' },
  { name: /^fieldsOfAddress$/, files: /checkout/, reason: 'of a postal address' },
  { name: /^server\/domain\/search\/modifier-words\.ts$/, files: /./, reason: 'words that people type' },
  { name: /^studio\/blender\/scene\.py$/, files: /./, reason: "Blender's own word" },
]

/** The words of a name, however it joins them: `getCart`, `get-cart`, `GET_CART`. */
const wordsOf = (name: string) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** What is wrong with a name of `file`: a sentence for each retired word. */
export function retiredIn(name: string, file: string): string[] {
  if (allowedNames.some((allowed) => allowed.name.test(name) && allowed.files.test(file))) return []
  const names = retiredNames.filter((retired) => retired.name.test(name) && (retired.files?.test(file) ?? true))
  const words = wordsOf(name).filter((word) => retiredWords.has(word))
  return [
    ...names.map(({ successor }) => `${file}: ${name} (→ ${successor})`),
    ...words.map((word) => `${file}: ${name} (${word} → ${retiredWords.get(word)})`),
  ]
}

type Names = { identifiers: Set<string>; participles: Set<string> }
const namesBySource = new Map<string, Names>()

const irregular = 'built|bought|done|drawn|found|gone|given|held|known|left|made|paid|said|seen|sent|shown|sold|taken|told|written'
const participle = new RegExp(`^(${irregular}|(?!(proc|succ|exc|s|n|f|sp|bl|br)eed$)[a-z]+ed)$`)

/** The names of a source; each is parsed once, whatever is asked about it. */
function namesIn(source: string, file: string): Names {
  const known = namesBySource.get(source)
  if (known) return known
  const names: Names = { identifiers: new Set(), participles: new Set() }
  namesBySource.set(source, names)
  const add = (id: unknown) => {
    const name = typeof id === 'object' && id !== null && 'name' in id ? String(id.name) : ''
    if (participle.test(name)) names.participles.add(name)
  }
  visitNodes(source, file, (node) => {
    if (node.type.endsWith('Identifier') && 'name' in node) names.identifiers.add(String(node.name))
    if (node.type === 'FunctionDeclaration') add(node.id)
    const { type } = (node.init ?? {}) as { type?: string }
    if (node.type === 'VariableDeclarator' && (type === 'ArrowFunctionExpression' || type === 'FunctionExpression')) add(node.id)
  })
  return names
}

/** Every name that a TypeScript source holds; its comments and strings are none. */
export const identifiersIn = (source: string, file: string): Set<string> => namesIn(source, file).identifiers

/** The functions of a source that a participle names, as `sent()`: a verb tells what they do, `readSent()`. */
export const participlesIn = (source: string, file: string): Set<string> => namesIn(source, file).participles
