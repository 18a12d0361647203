import { atom, type ReadableAtom } from 'nanostores'
import type { FieldTexts } from '../../api/client/refusal-types'
import {
  type PlcDevice,
  type PlcRead,
  type PlcReadFault,
  type PlcReadResult,
  testPlcRead
} from '../../api/communication'
import { refusedFields } from '../../lib/form/field-codes'
import { asApiError } from '../../lib/remote/as-api-error'
import type { Message } from '../../lib/text/message'

type Address = Pick<PlcRead, 'format' | 'address' | 'data_type'>
type Settings = Pick<PlcRead, 'settings' | 'serial'>

const CODES: FieldTexts<PlcReadFault> = {
  not_on_port: 'communication.notOnPort',
  not_with_driver: 'communication.notWithDriver',
  unknown: 'communication.test.unknown'
}

/** Reads one address of a device, with settings that may not be saved. */
export function createReadTest({ id, addresses }: PlcDevice) {
  const [first] = addresses
  const $address = atom<Address>({
    format: first?.format ?? '',
    address: first?.format.includes('%d') ? String(first.first) : '',
    data_type: first?.data_types[0] ?? ''
  })
  const $result = atom<PlcReadResult | undefined>()
  const $error = atom<Message | undefined>()

  return {
    $address: $address as ReadableAtom<Address>,
    $result: $result as ReadableAtom<PlcReadResult | undefined>,
    /** Of the address. */
    $error: $error as ReadableAtom<Message | undefined>,

    /** What the format does not permit gives way to what it does. */
    set(change: Partial<Address>): void {
      const next = { ...$address.get(), ...change }
      const types = addresses.find(({ format }) => format === next.format)?.data_types ?? []
      $address.set({ ...next, data_type: types.includes(next.data_type) ? next.data_type : (types[0] ?? '') })
    },

    /** @throws ApiError */
    async run(settings: Settings): Promise<void> {
      $result.set(undefined)
      $error.set(undefined)
      const { address, ...rest } = $address.get()
      try {
        $result.set(await testPlcRead(id, { ...rest, address: address.trim(), ...settings }))
      } catch (error) {
        const { messages, complete } = refusedFields(asApiError(error), ['address'], CODES)
        if (!complete) throw error
        $error.set(messages.get('address'))
      }
    }
  }
}
