import type { Schemas } from '../../../../src/api/generated/schema'
import type { DeviceClock } from '../../device/device-clock'
import { tagsOf } from '../../opcua/nodes'
import { tagValue } from '../../opcua/plc-values'
import type { PanelState } from '../../state'
import { encode, wordsOf } from './words'

type Tag = Schemas['NodeTag']

const READ_AS = { data_type: 'INT16', index_register: null, length: 1 } as const

/** The registers and bits of a PLC: what the panel's tags find there, and a signal everywhere else. */
export function createPlcMemory(state: PanelState, clock: DeviceClock, plc: string) {
  const tagsAt = (from: number, to: number): Tag[] =>
    [...tagsOf(state.nodeTree).values()].filter(tag => {
      const at = Number(tag.address)
      return tag.plc === plc && tag.format === 'MW%d' && at < to && at + wordsOf(tag.data_type, tag.length) > from
    })

  return {
    /** Writes the registers from `first` on into the buffer, at their places. */
    fill(registers: Buffer, first: number, count: number): void {
      const put = (tag: Parameters<typeof tagValue>[1]) => {
        const { value } = tagValue(state, tag, clock.now())
        const at = Number(tag.address) * 2
        encode(value ?? 0, tag.data_type, tag.length).copy(registers, at)
      }
      for (let address = first; address < first + count; address += 1)
        put({ ...READ_AS, plc, format: 'MW%d', address: String(address) })
      for (const tag of tagsAt(first, first + count)) put(tag)
    },

    isOn(address: number): boolean {
      const tag = { ...READ_AS, plc, format: 'M%d', address: String(address), data_type: 'BOOL' }
      return tagValue(state, tag, clock.now()).value === true
    }
  }
}

export type PlcMemory = ReturnType<typeof createPlcMemory>
