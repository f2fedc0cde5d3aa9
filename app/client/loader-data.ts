const unpacked = Symbol('unpacked')

/** Loader data packed as one string: `text` is the string itself, `block` is the name of the page element that contains it. */
export type LoaderData<T> = ({ text: string } | { block: string }) & { [unpacked]?: T }

const blockId = (block: string) => `data-${block}`

/**
 * Packs loader data into one string, because the router is slow at serializing many separate values: a thousand values take half as long as
 * rendering the page. With `block`, the string goes into a page element of that name (`blocksOf`) instead of the router's script, which
 * would escape it twice.
 */
export function packLoaderData<T>(value: T, block?: string): LoaderData<T> {
  return block === undefined ? { text: JSON.stringify(value), [unpacked]: value } : { block, [unpacked]: value }
}

/** Unpacks loader data. The server gets the original value; the browser parses the string once. */
export function unpackLoaderData<T>(packed: LoaderData<T>): T {
  return (packed[unpacked] ??= JSON.parse(
    'block' in packed ? (document.getElementById(blockId(packed.block))?.textContent ?? '') : packed.text,
  ))
}

/** Returns the HTML of a page's data blocks. Browsers do not execute them, so only `<` needs escaping. */
export function blocksOf(loaderData: Record<string, unknown>): string {
  return Object.values(loaderData)
    .filter(
      (data): data is { block: string; [unpacked]: unknown } =>
        typeof data === 'object' && data !== null && 'block' in data && unpacked in data,
    )
    .map(
      (data) =>
        `<script type="application/json" id="${blockId(data.block)}">${JSON.stringify(data[unpacked]).replaceAll('<', '\\u003c')}</script>`,
    )
    .join('')
}
