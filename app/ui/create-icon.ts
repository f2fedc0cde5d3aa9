import { createElement, type SVGProps } from 'react'

/** What a file of Lucide's icons holds; all are 24 points wide, and their shapes bring keys. */
export type IconData = { name: string; node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type Props = SVGProps<SVGSVGElement> & { size?: number | string }

/** An icon of Lucide with the same markup as `lucide-react` makes, by a tenth of its script: the build puts this in its place. */
export default function createIcon({ name, node }: IconData) {
  return ({ size = 24, strokeWidth = 2, className = '', ...rest }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
