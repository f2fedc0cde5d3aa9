type Part = { title: string; rows: Record<string, unknown>[] }

/** Renders the exported data as an HTML page. Shows the files in `pictures`: PDF files as links, all others as images. */
export function exportHtml(parts: readonly Part[], pictures: readonly string[]): string {
  const tables = parts.filter(({ rows }) => rows.length).map(({ title, rows }) => `<h2>${escape(title)}</h2>${rows.map(table).join('')}`)
  const photos = pictures.map(picture).join('')
  return `<!doctype html><html><head><meta charset="utf-8"><title>Personal data</title><style>
body{font:15px/1.5 system-ui,sans-serif;max-width:800px;margin:40px auto;padding:0 16px}table{border-collapse:collapse;width:100%;margin:0 0 20px}
th{text-align:left;font-weight:normal;color:#666;width:30%;vertical-align:top}td,th{border-bottom:1px solid #ddd;padding:4px 8px 4px 0;overflow-wrap:anywhere}
</style></head><body><h1>Personal data</h1>${tables.join('')}${photos && `<h2>photographs</h2>${photos}`}</body></html>
`
}

function picture(name: string): string {
  return name.endsWith('.pdf') ? `<p><a href="${name}">${name}</a></p>` : `<img src="${name}" alt="${name}" width="320">`
}

function table(row: Record<string, unknown>): string {
  const lines = Object.entries(row).filter(([, value]) => value !== null && value !== '')
  return `<table>${lines.map(([name, value]) => `<tr><th>${escape(name.replaceAll('_', ' '))}</th><td>${escape(textOf(value))}</td></tr>`).join('')}</table>`
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
