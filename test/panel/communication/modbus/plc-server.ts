import { createServer, type Socket } from 'node:net'
import { type ModbusAbstractRequest, server as servers } from 'jsmodbus'
import { LOOPBACK } from '../../network/plant-network'
import { closed, portOf } from '../../network/plant-server'
import type { PlcMemory } from './plc-memory'

const ADDRESSES = 65_536

export interface PlcServer {
  port: number
  /** Ends its connections and closes the port. */
  stop(): Promise<void>
}

/** A PLC of the plant: a Modbus TCP server on the loopback; without a port, at any free one. */
export async function startPlc(memory: PlcMemory, port = 0): Promise<PlcServer> {
  const connections = new Set<Socket>()
  const listener = createServer(socket => {
    connections.add(socket)
    socket.on('error', () => {}).on('close', () => connections.delete(socket))
  })
  const server = new servers.TCP(listener, {
    holding: Buffer.alloc(ADDRESSES * 2),
    coils: Buffer.alloc(ADDRESSES / 8)
  })
  server.on('preReadHoldingRegisters', request => {
    const { first, count } = rangeOf(request)
    memory.fill(server.holding, first, count)
  })
  server.on('preReadCoils', request => {
    const { first, count } = rangeOf(request)
    for (let at = first; at < first + count; at += 1) setBit(server.coils, at, memory.isOn(at))
  })
  listener.listen(port, LOOPBACK)
  return {
    port: await portOf(listener),
    stop() {
      for (const socket of connections) socket.destroy()
      return closed(listener)
    }
  }
}

function rangeOf({ body }: ModbusAbstractRequest) {
  const { start: first = 0, count = 0 } = Object(body)
  return { first: Number(first), count: Math.min(Number(count), ADDRESSES - Number(first)) }
}

function setBit(bits: Buffer, at: number, isOn: boolean): void {
  const byte = bits[at >> 3] ?? 0
  bits[at >> 3] = isOn ? byte | (1 << (at & 7)) : byte & ~(1 << (at & 7))
}
