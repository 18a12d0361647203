import type { Socket } from 'node:net'
import type { LineChannel } from '../network/line-channel'

/** Connections that share a channel, each with an id that both ends know. */
export function shareChannel(channel: LineChannel) {
  const open = new Map<string, Socket>()

  const end = () => {
    for (const socket of open.values()) socket.destroy()
  }
  channel.onLine(({ event, id, bytes }) => {
    if (event === 'data') open.get(String(id))?.write(Buffer.from(String(bytes), 'base64'))
    if (event === 'closed') open.get(String(id))?.destroy()
  })
  channel.onClose(end)

  return {
    add(id: string, socket: Socket): void {
      open.set(id, socket)
      socket.on('data', bytes => channel.send({ event: 'data', id, bytes: bytes.toString('base64') }))
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(id)
        channel.send({ event: 'closed', id })
      })
    },

    /** Ends the connections; the channel stays open. */
    end
  }
}
