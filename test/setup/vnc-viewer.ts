import { connect } from 'node:net'
import * as assert from 'uvu/assert'
import { LOOPBACK } from '../panel/network/plant-network'
import { byteReader } from '../panel/vnc/rfb/byte-reader'
import { responseTo } from '../panel/vnc/rfb/vnc-auth'

/** A viewer of the VNC server up to the result of its authentication, or the reason why there is none (RFC 6143). */
export async function viewVnc(port: number, password: string) {
  const socket = connect(port, LOOPBACK)
  socket.on('error', () => {})
  const reader = byteReader(socket)
  const closed = new Promise<void>(resolve => socket.on('close', () => resolve()))
  const text = async () => (await reader.read((await reader.read(4)).readUInt32BE())).toString()
  assert.is((await reader.read(12)).toString(), 'RFB 003.008\n')
  socket.write('RFB 003.008\n')
  const [count] = await reader.read(1)
  if (count === 0) return { socket, reader, closed, text, reason: await text() }
  assert.equal([...(await reader.read(1))], [2])
  socket.write(Buffer.from([2]))
  socket.write(responseTo(await reader.read(16), password))
  return { socket, reader, closed, text, result: (await reader.read(4)).readUInt32BE() }
}
