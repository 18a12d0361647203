import type { LinkFailure } from './outcome'

/** Registers or bits of a Modbus device, by their number. */
export interface ModbusRead {
  kind: 'registers' | 'coils'
  first: number
  count: number
}

export interface ModbusTarget {
  /** Port of this machine. */
  port: number
  station: number
  timeoutSeconds: number
}

export type ModbusReply = { milliseconds: number; bytes: Buffer } | LinkFailure

/** What really sends requests to devices of the plant. */
export interface LinkEngine {
  read(target: ModbusTarget, request: ModbusRead): Promise<ModbusReply>
}
