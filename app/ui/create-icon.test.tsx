import * as check from 'lucide-react/icons/check'
import * as zoomIn from 'lucide-react/icons/zoom-in'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon, { type IconData } from '#app/ui/create-icon.ts'

const shapesOf = (file: object): IconData => Reflect.get(file, '__iconData')

test.each([check, zoomIn])('an icon in the browser has the same markup as on the server (%#)', (file) => {
  const Lucide = file.default
  const Icon = createIcon(shapesOf(file))
  for (const props of [{ 'aria-hidden': true }, { 'aria-hidden': true, size: 16, strokeWidth: 1.5, className: 'shrink-0 mt-1' }] as const)
    expect(renderToStaticMarkup(<Icon {...props} />)).toBe(renderToStaticMarkup(<Lucide {...props} />))
})
