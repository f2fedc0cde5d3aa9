import { connect, createServer, type Socket } from 'node:net'

/** A wire to a server that can be cut and mended. While it is cut, who calls is hung up on, and counted. */
export async function openWire(to: { host: string; port: number }) {
  const open = new Set<Socket>()
  const state = { isCut: false, refusedCount: 0 }
  const server = createServer((near) => {
    near.on('error', () => {})
    if (state.isCut) {
      state.refusedCount++
      near.destroy()
      return
    }
    const far = connect(to)
    far.on('error', () => {})
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    state.isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    state,
    cut,
    mend: () => {
      state.isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
