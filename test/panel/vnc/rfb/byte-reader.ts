import type { Socket } from 'node:net'

export interface ByteReader {
  /** Rejects when the connection ends before so many bytes have arrived. */
  read(count: number): Promise<Buffer>
}

export function byteReader(socket: Socket): ByteReader {
  let received = Buffer.alloc(0)
  let ended = false
  let wake = () => {}
  socket.on('data', data => {
    received = Buffer.concat([received, data])
    wake()
  })
  socket.on('close', () => {
    ended = true
    wake()
  })

  return {
    async read(count) {
      while (received.length < count) {
        if (ended) throw new Error('The connection has ended')
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
      const bytes = received.subarray(0, count)
      received = received.subarray(count)
      return bytes
    }
  }
}
