import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'

/**
 * A bare node:http server, whose throughput is the upper limit for this machine. With FLOOR=bytes it sends a file from memory. With
 * FLOOR=rows it selects 24 rows and sends them as JSON.
 */
const { FLOOR, FLOOR_FILE, FLOOR_TYPE = 'text/html', DATABASE_URL } = process.env
const handle = FLOOR === 'rows' ? rows() : bytes()

const server = createServer((_request, response) => {
  Promise.resolve(handle(response)).catch(console.error)
})
server.listen(0, '127.0.0.1', () => {
  const serverAddress = server.address()
  console.log(`listens at http://127.0.0.1:${typeof serverAddress === 'object' && serverAddress ? serverAddress.port : ''}`)
})

type Response = { writeHead(status: number, headers: Record<string, string | number>): Response; end(body: string | Buffer): void }

function bytes(): (response: Response) => void {
  const body = readFileSync(String(FLOOR_FILE))
  return (response) => response.writeHead(200, { 'content-type': FLOOR_TYPE, 'content-length': body.length }).end(body)
}

function rows(): (response: Response) => Promise<void> {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  const query = {
    name: 'rows',
    text: 'select id, model_name, reference, price_cents, production_year, status from piece order by id limit 24',
  }
  return async (response) => {
    const result = await pool.query(query)
    const body = JSON.stringify(result.rows)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  }
}
