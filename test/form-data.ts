export async function multipart(
  fields: Record<string, string | string[]>,
  files: { name?: string; filename: string; bytes: Buffer; type?: string }[] = [],
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  for (const { name = 'photo', filename, bytes, type = 'image/jpeg' } of files)
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), filename)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'accept-language': 'en' }
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers }
}
