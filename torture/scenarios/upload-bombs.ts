import sharp from 'sharp'
import { multipart } from '#test/form-data.ts'
import { noPhotographs } from '#test/hostile-files.ts'
import { mapConcurrently } from '#test/production/http-request.ts'
import { whileAskingHealth } from '#torture/health.ts'
import type { Scenario } from '#torture/stage.ts'
import type { Stage } from '#torture/stage.ts'

const width = 6
const hugePixels = 7000
const urls = ['/api/enquiry-photos/', '/api/contacts/']

export const uploadBombs: Scenario = {
  name: 'upload-bombs',
  about: 'files that are not photographs, and decompression bombs, among good photographs',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 1,
  pieces: 1,
  run: async (stage) => {
    const good = await flat(300).jpeg().toBuffer()
    const bombs = await Promise.all(noPhotographs.map(async ([what, make]) => ({ what, bytes: await make(good) })))
    const huge = await flat(hugePixels).avif({ effort: 0 }).toBuffer()
    bombs.push({ what: `an AVIF of ${hugePixels} pixels each way`, bytes: huge })
    const files = Array.from({ length: stage.count(10) }, () => bombs).flat()
    await whileAskingHealth(stage, () =>
      mapConcurrently([...files.entries()], width, async ([at, { what, bytes }]) => {
        const status = await upload(stage, urls[at % 2] ?? '', bytes)
        if (status === 201 && bytes !== huge) stage.client.reportProblem(`${what} is taken for a photograph`)
        if (at % 5 === 0 && (await upload(stage, urls[0] ?? '', good)) !== 201) stage.client.reportProblem('a good photograph is refused')
      }),
    )
  },
}

async function upload(stage: Stage, url: string, bytes: Buffer): Promise<number | undefined> {
  const fields: Record<string, string> = url === '/api/contacts/' ? { name: 'Anna', phone: '78007005359' } : {}
  const { payload, headers } = await multipart(fields, [{ filename: 'watch.jpg', bytes }])
  const response = await stage.client.send(await stage.origin(), url, { method: 'POST', headers, body: payload })
  return response?.status
}

function flat(pixels: number) {
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#806040' } })
}
