import { connect, createServer, type Socket } from 'node:net'

/**
 * A wire to a server that can be cut, frozen and mended. While it is cut, who calls is hung up on, and counted. Frozen, it takes every
 * byte of both sides and delivers none, and keeps all connections open: what was frozen once stays silent after it is mended.
 */
export async function openTcpProxy(to: { host: string; port: number }) {
  const open = new Set<Socket>()
  const frozen = new Set<Socket>()
  const state = { isCut: false, isFrozen: false, rejectedCount: 0 }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    near.on('error', () => {})
    if (state.isCut) {
      state.rejectedCount++
      near.destroy()
      return
    }
    const far = connect({ ...to, allowHalfOpen: true })
    far.on('error', () => {})
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket) && frozen.delete(socket))
    }
    if (state.isFrozen) frozen.add(near).add(far)
    const deliver = (from: Socket, to: Socket) => from.on('data', (bytes) => !frozen.has(from) && to.write(bytes))
    deliver(near, far)
    deliver(far, near)
    near.on('end', () => !frozen.has(near) && far.end())
    far.on('end', () => !frozen.has(far) && near.end())
    near.on('close', () => !frozen.has(near) && far.destroy())
    far.on('close', () => !frozen.has(far) && near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cutConnections = () => {
    state.isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    state,
    cut: cutConnections,
    /** All connections there are fall silent, and those that come. */
    freeze: () => {
      state.isFrozen = true
      for (const socket of open) frozen.add(socket)
    },
    mend: () => {
      state.isCut = false
      state.isFrozen = false
    },
    close: () => {
      cutConnections()
      server.close()
    },
  }
}
