import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'

/** A connection for bytes: TCP, or in tests a pair in memory. */
export interface Wire {
  /** Address and port of the other side. */
  peer: string
  send(bytes: Buffer): void
  close(): void
  onData(listener: (bytes: Buffer) => void): void
  onClose(listener: () => void): void
}

export function socketWire(socket: Socket, peer: string): Wire {
  socket.setNoDelay(true)
  // A failed connection closes too.
  socket.on('error', () => {})
  return {
    peer,
    send: bytes => void socket.write(bytes),
    close: () => void socket.end().unref(),
    onData: listener => void socket.on('data', listener),
    onClose: listener => void socket.once('close', listener)
  }
}

/** Both ends of a connection within this process. */
export function wirePair(peer: string): [Wire, Wire] {
  const ends = [new EventEmitter(), new EventEmitter()] as const
  let isOpen = true
  const wireOf = (own: EventEmitter, other: EventEmitter, name: string): Wire => ({
    peer: name,
    send: bytes => void (isOpen && queueMicrotask(() => other.emit('data', bytes))),
    close() {
      if (!isOpen) return
      isOpen = false
      queueMicrotask(() => {
        for (const end of ends) end.emit('close')
      })
    },
    onData: listener => void own.on('data', listener),
    onClose: listener => void own.once('close', listener)
  })
  return [wireOf(ends[0], ends[1], peer), wireOf(ends[1], ends[0], '192.168.10.42:1')]
}
