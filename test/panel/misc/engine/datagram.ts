import { createSocket } from 'node:dgram'
import { LOOPBACK } from '../../network/plant-network'
import { TestFailure } from '../engine'

/** Sends a text as one datagram. @throws TestFailure */
export function sendDatagram(port: number, text: string): Promise<void> {
  const socket = createSocket('udp4')
  return new Promise((resolve, reject) => {
    socket.send(text, port, LOOPBACK, error => {
      socket.close()
      if (error) reject(new TestFailure('no_reply', error.message))
      else resolve()
    })
  })
}
