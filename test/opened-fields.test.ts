import { expect, test } from 'vitest'
import { read, sources } from '#test/repo-files.ts'

const files = sources.filter((name) => name.startsWith('backoffice/') && name.endsWith('.tsx'))
const rule = "from '#backoffice/ui/focus-on-open.ts'"

/** Returns the names of the React states that are set by a click and decide whether a field is rendered. */
function openedFields(text: string): string[] {
  return [...text.matchAll(/const \[(\w+), (set\w+)\] = useState/g)].flatMap(([, state = '', setter = '']) => {
    if (!new RegExp(`onClick=\\{[^\\n]*\\b${setter}\\(`).test(text)) return []
    const shown = new RegExp(`(?:\\{|\\()!?${state}\\b[^{}\\n]{0,60}(?:&&|\\?)([\\s\\S]{0,400})`, 'g')
    const isField = [...text.matchAll(shown)].some(([, block = '']) =>
      /^[^D]*?<(?!Tick)\w*(?:Field|Search|Picker|Form|input|textarea)\b/.test(block),
    )
    const isInstead = new RegExp(`if \\(${state} === (?:undefined|null)\\)\\s*return \\(\\s*<Button`).test(text)
    return isField || isInstead ? [state] : []
  })
}

test('DESK-08 every field that a click opens gets the focus from focus-on-open.ts', () => {
  const opening = files.filter((name) => openedFields(read(name)).length > 0)
  expect(opening).toContain('backoffice/sections/inbox/reply-enclosures.tsx')
  expect(opening).toContain('backoffice/sections/inbox/person-panel.tsx')
  expect(opening.filter((name) => !read(name).includes(rule))).toEqual([])
})

test('DESK-08 every dialog of the back office except the command search uses dialog.tsx, which sets the focus when it opens', () => {
  const own = files.filter((name) => read(name).includes("from '@base-ui/react/dialog'"))
  // the command search has its own dialog, whose combobox handles the focus
  expect(own).toEqual(['backoffice/features/command-search/command-box.tsx', 'backoffice/ui/dialog.tsx'])
  expect(files.filter((name) => name !== 'backoffice/ui/dialog.tsx' && /\b(?:autoFocus|initialFocus)\b/.test(read(name)))).toEqual([])
})

test('DESK-08 the «Cancel» button of every dialog comes from dialog.tsx', () => {
  expect(files.filter((name) => read(name).includes("t('common.cancel')"))).toEqual(['backoffice/ui/dialog.tsx'])
})

test('OWN-23 every dialog that saves fields has a form, and the back office refuses unreadable sums and dates', () => {
  const formless = files.filter((name) => {
    const text = read(name)
    return /<(?:Dialog|Sheet|BottomSheet)\b/.test(text) && /<\w+Fields?\b/.test(text) && !/<form\b|<FormDialog\b/.test(text)
  })
  // neither dialog saves anything: one exports, and the other one filters a list
  expect(formless.toSorted()).toEqual(['backoffice/sections/pieces/export/export-dialog.tsx', 'backoffice/ui/more-filters.tsx'])
  expect(read('backoffice/sections/shell/root.tsx')).toContain('useUnreadableGuard()')
})
