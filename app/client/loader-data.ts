const unpacked = Symbol('unpacked')

/** Data of a loader that travels as one text: of its own, or in a block of the page that it came with. */
export type LoaderData<T> = ({ text: string } | { block: string }) & { [unpacked]?: T }

const blockId = (block: string) => `data-${block}`

/**
 * Packs the data of a loader. The router hands data to the browser value by value, which for a page of a thousand values
 * costs the server as much as half its rendering; one text costs next to nothing. With `block` the text stands in a whole
 * page, in an element of that name (`blocksOf`): in the router's script it would be quoted twice.
 */
export function packLoaderData<T>(value: T, block?: string): LoaderData<T> {
  return block === undefined ? { text: JSON.stringify(value), [unpacked]: value } : { block, [unpacked]: value }
}

/** The packed value: on the server the very value, in the browser its copy, the same one each time. */
export function unpackLoaderData<T>(packed: LoaderData<T>): T {
  return (packed[unpacked] ??= JSON.parse(
    'block' in packed ? (document.getElementById(blockId(packed.block))?.textContent ?? '') : packed.text,
  ))
}

/** The blocks of a page: data, which browsers do not run, so nothing in them can end them but a `<`. */
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
