import { atom, computed, type ReadableAtom } from 'nanostores'
import type { FieldTexts } from '../../api/client/refusal-types'
import {
  type PlcDevice,
  type PlcRead,
  type PlcReadFault,
  type PlcReadResult,
  testPlcRead
} from '../../api/communication'
import { refusedFields } from '../../lib/form/field-codes'
import type { Form } from '../../lib/form/form'
import { sameValue } from '../../lib/form/same-value'
import { asApiError } from '../../lib/remote/as-api-error'
import type { Message } from '../../lib/text/message'

type Address = Pick<PlcRead, 'format' | 'plc_address' | 'data_type'>
type Settings = Pick<PlcRead, 'settings' | 'serial'>

/** The codes of settings have their texts in the form. */
const CODES: FieldTexts<PlcReadFault, 'needs_rs485' | 'not_on_port' | 'not_with_driver' | 'rate_in_use'> = {
  unknown: 'communication.test.unknown'
}

/** Reads one address of a device, with settings of a form that may not be saved. */
export function createReadTest<V extends object>(
  { id, addresses }: PlcDevice,
  form: Form<V>,
  settingsOf: (values: V) => Settings
) {
  const [first] = addresses
  const $address = atom<Address>({
    format: first?.format ?? '',
    plc_address: first?.format.includes('%d') ? String(first.first) : '',
    data_type: first?.data_types[0] ?? ''
  })
  const $last = atom<{ read: PlcRead; result: PlcReadResult } | undefined>()
  const $error = atom<Message | undefined>()
  const $read = computed([$address, form.$values], ({ plc_address, ...address }, values) => ({
    ...address,
    plc_address: plc_address.trim(),
    ...settingsOf(values)
  }))

  return {
    $address: $address as ReadableAtom<Address>,
    /** A value is shown until the input changes; a fault stays, as it says what to change. */
    $result: computed([$last, $read], (last, read) =>
      last && (last.result.code !== null || sameValue(last.read, read)) ? last.result : undefined
    ),
    /** Of the address. */
    $error: $error as ReadableAtom<Message | undefined>,

    /** A data type that the format does not permit is replaced by its first one. */
    set(change: Partial<Address>): void {
      const next = { ...$address.get(), ...change }
      const types = addresses.find(({ format }) => format === next.format)?.data_types ?? []
      $address.set({ ...next, data_type: types.includes(next.data_type) ? next.data_type : (types[0] ?? '') })
      $error.set(undefined)
    },

    /** @returns whether the address was read; invalid fields, here or in the form, show their errors. @throws ApiError */
    async run(): Promise<boolean> {
      $last.set(undefined)
      $error.set(undefined)
      if (!form.validate()) return false
      const read = $read.get()
      try {
        $last.set({ read, result: await testPlcRead(id, read) })
        return true
      } catch (error) {
        const refusal = asApiError(error)
        const { messages, complete } = refusedFields(refusal, ['plc_address'], CODES)
        $error.set(messages.get('plc_address'))
        if (!complete && !form.showRefused(refusal)) throw refusal
        return false
      }
    }
  }
}
