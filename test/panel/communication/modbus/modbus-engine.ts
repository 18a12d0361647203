import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { client as clients, UserRequestError } from 'jsmodbus'
import { LOOPBACK } from '../../network/plant-network'
import type { LinkEngine, ModbusRead, ModbusTarget } from '../link-engine'
import type { LinkFailure } from '../outcome'

const failure = (code: LinkFailure['code'], detail: string): LinkFailure => ({ code, detail, percent: null })

/** Reads with a Modbus TCP client, in a connection for each request. */
export const modbusEngine: LinkEngine = {
  async read(target, request) {
    const started = performance.now()
    const socket = connect({ host: LOOPBACK, port: target.port })
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(target.timeoutSeconds * 1000) })
      const bytes = await send(socket, target, request)
      return { bytes, milliseconds: Math.round((performance.now() - started) * 10) / 10 }
    } catch (error) {
      return failureOf(error)
    } finally {
      socket.destroy()
    }
  }
}

async function send(socket: Socket, { station, timeoutSeconds }: ModbusTarget, request: ModbusRead): Promise<Buffer> {
  const client = new clients.TCP(socket, station, timeoutSeconds * 1000)
  // The client is told of a connection by this event, which has passed.
  socket.emit('connect')
  const { kind, first, count } = request
  const { response } =
    kind === 'coils' ? await client.readCoils(first, count) : await client.readHoldingRegisters(first, count)
  return response.body.valuesAsBuffer
}

function failureOf(error: unknown): LinkFailure {
  if (error instanceof UserRequestError) {
    if (error.err === 'ModbusException') return failure('exception', error.message)
    return failure(error.err === 'Timeout' ? 'timeout' : 'wrong_reply', `${error.err}: ${error.message}`)
  }
  const { name, code, message } = Object(error)
  if (name === 'AbortError' || name === 'TimeoutError') return failure('timeout', 'No connection within the timeout')
  if (code === 'ECONNREFUSED') return failure('connection_refused', 'The device refuses the connection')
  return failure('wrong_reply', String(message))
}
