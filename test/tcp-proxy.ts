import { connect, createServer, type Socket } from 'node:net'

/**
 * Opens a TCP proxy that can be cut, frozen and restored. While it is cut, it closes and counts new connections. While it is frozen, it
 * keeps connections open and accepts bytes of both sides, but delivers none. A frozen connection stays silent even after the proxy is
 * restored.
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
