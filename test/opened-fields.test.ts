import { expect, test } from 'vitest'
import { read, sources } from '#test/repo-files.ts'

const files = sources.filter((name) => name.startsWith('backoffice/') && name.endsWith('.tsx'))
const rule = "from '#backoffice/ui/focus-on-open.ts'"

/** Names of states that a click sets and that decide whether a field is rendered. */
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

test('DESK-08 every field that a click opens takes the focus by the one rule', () => {
  const opening = files.filter((name) => openedFields(read(name)).length > 0)
  expect(opening).toContain('backoffice/sections/inbox/reply-enclosures.tsx')
  expect(opening).toContain('backoffice/sections/inbox/person-panel.tsx')
  expect(opening.filter((name) => !read(name).includes(rule))).toEqual([])
})

test('DESK-08 every dialog of the back office is the one whose opening sets the focus', () => {
  const own = files.filter((name) => read(name).includes("from '@base-ui/react/dialog'"))
  // the command search is a combobox, which handles the focus itself
  expect(own).toEqual(['backoffice/features/command-search/command-box.tsx', 'backoffice/ui/dialog.tsx'])
  expect(files.filter((name) => name !== 'backoffice/ui/dialog.tsx' && /\b(?:autoFocus|initialFocus)\b/.test(read(name)))).toEqual([])
})

test('DESK-08 a dialog is left by «Cancel», which is the button that has the focus if there is no field', () => {
  expect(files.filter((name) => read(name).includes("t('common.cancel')"))).toEqual(['backoffice/ui/dialog.tsx'])
})
