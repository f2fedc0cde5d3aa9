import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { eventually } from '#test/eventually.ts'
import { multipart } from '#test/form-data.ts'
import { sendRequest } from '#test/production/http-request.ts'
import { askStaff, type StaffDoor } from '#test/production/staff-door.ts'

const person = { name: 'Анна', phone: '+7 (800) 700-53-59' }

const photograph = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#806040' } })
    .jpeg()
    .toBuffer()

/** Sends a photograph through every form that accepts photographs. Returns a sentence for each photograph that was not stored. */
export async function sendFormPhotographs(url: string): Promise<string[]> {
  const forms = {
    '/api/enquiry-photos/': {},
    '/api/contacts/': person,
    '/api/buyback-requests/': { ...person, brand: 'Rolex', model: 'Submariner' },
  }
  const problems: string[] = []
  for (const [path, fields] of Object.entries(forms)) {
    const { payload, headers } = await multipart(fields, [{ filename: 'watch.jpg', bytes: await photograph() }])
    const response = await sendRequest(url, path, { method: 'POST', body: payload, headers: withLength(headers, payload) })
    if (response.status !== 201 || response.body.includes('could not be kept'))
      problems.push(`${path} responds ${response.status} ${response.body}`)
  }
  return problems
}

/** Uploads a photograph and a table as the staff. Returns the final state of the photograph, and the response status for the table. */
export async function sendStaffFiles(door: StaffDoor, url: string): Promise<{ photograph: string; table: number }> {
  const batch = randomUUID()
  const photo = await multipart({ id: randomUUID(), batch, position: '0' }, [{ filename: 'IMG_1.jpg', bytes: await photograph() }])
  const table = await multipart({}, [{ name: 'file', filename: 'pieces.csv', bytes: Buffer.from('kind;model_name\nwatch;A\n') }])
  const send = (path: string, { payload, headers }: typeof photo) =>
    askStaff(door, url, path, { method: 'POST', body: payload, headers: withLength(headers, payload) })
  const received = await send('/api/staff/uploads/', photo)
  if (received.status !== 200) return { photograph: `${received.status} ${received.body}`, table: 0 }
  const { status } = await send('/api/staff/imports/', table)
  return { photograph: await stateOf(door, url, batch), table: status }
}

async function stateOf(door: StaffDoor, url: string, batch: string): Promise<string> {
  const read = async () => {
    const { results } = JSON.parse((await askStaff(door, url, `/api/staff/uploads/?batch=${batch}`)).body)
    return String(results[0]?.state)
  }
  await eventually(read, { reason: 'the sizes of a photograph', upToMs: 60_000 }).not.toBe('waiting')
  return read()
}

function withLength(headers: Record<string, string>, { length }: Buffer): Record<string, string> {
  return { ...headers, 'content-length': String(length) }
}
