import { choice, flag, port, secret, text } from '../../src/lib/form/codecs'
import { type Edited, fields } from '../../src/lib/form/field-table'
import { createForm, type Form } from '../../src/lib/form/form'
import type { Saving } from '../../src/lib/form/form-options'
import { createSettingsForm, type SettingsForm } from '../../src/lib/form/settings-form'
import { ipv4Fields } from '../../src/lib/network/ipv4-codecs'
import type { Ipv4Settings } from '../../src/lib/network/ipv4-settings'
import { LONG_NAME, nothing, refused, TIME } from './samples'

interface Server {
  enabled: boolean
  verify: boolean
  host: string
  port: number
  encryption: 'starttls' | 'tls'
  mode: 'a' | 'b'
  priority: 'low' | 'high'
  password?: string
}

type Stored = Omit<Server, 'password'> & { password_set: boolean }
export type ServerValues = Edited<Stored, Server>

const STORED: Stored = {
  ...{ enabled: true, verify: false, host: 'smtp.plant.example', port: 587, encryption: 'starttls' },
  ...{ mode: 'a', priority: 'high', password_set: true }
}

/** With a field of each control. */
const TABLE = fields<Stored, Server, ServerValues>({
  enabled: flag('common.term.on', { hint: 'email.queue.none' }),
  verify: flag('email.smtp.verify', { hint: 'email.smtp.verify.off' }),
  host: text('common.term.hostOrAddress', [1, 64], { required: true, trim: true }),
  port: port('common.term.port', { hint: ['email.smtp.port.usual', { port: 587 }] }),
  encryption: choice('email.smtp.encryption', {
    starttls: 'email.smtp.encryption.starttls',
    tls: 'email.smtp.encryption.tls'
  }),
  mode: choice('common.term.mode', { a: 'common.term.static', b: 'common.term.off' }, { control: 'radio' }),
  priority: choice('backupData.priority', { low: 'common.term.no', high: 'common.term.yes' }, { control: 'segments' }),
  password: secret('common.term.password', [4, 8])
})

const { partOf: _, requestOf: __, valuesOf, ...OPTIONS } = TABLE

/** Settings of a server, as many screens have them. */
export const serverForm = (save: (values: ServerValues) => Saving = async () => {}): Form<ServerValues> =>
  createForm({ ...OPTIONS, initial: valuesOf(STORED), save })

export function invalidForm(): Form<ServerValues> {
  const form = serverForm()
  form.set('host', '')
  form.set('port', '70000')
  form.set('password', 'abc')
  form.validate()
  return form
}

export function changedForm(save?: (values: ServerValues) => Saving): Form<ServerValues> {
  const form = serverForm(save)
  form.set('host', 'smtp2.plant.example')
  form.set('port', '465')
  return form
}

/** Somebody else saves before it does. */
export function overtakenForm(): SettingsForm<ServerValues, Stored> {
  const details = { changed_by: '田中 健太郎', changed_at: TIME }
  const form = createSettingsForm<Stored, ServerValues>({
    ...OPTIONS,
    valuesOf,
    loaded: { value: STORED, version: '1' },
    read: async () => ({ value: { ...STORED, host: LONG_NAME, enabled: false }, version: '2' }),
    write: () => Promise.reject(refused('changed_meanwhile', 412, '', details)),
    onSaved: nothing
  })
  form.set('host', 'smtp2.plant.example')
  form.set('port', '465')
  return form
}

const ADDRESSES = fields<Ipv4Settings, Ipv4Settings>(ipv4Fields(() => true))
const OF_LINE = { address: '192.168.10.42', mask: '255.255.255.0', gateway: '192.168.10.1', dns1: '', dns2: '' }

export function addressForm(): Form<Ipv4Settings> {
  const { partOf: _, requestOf: __, valuesOf, ...options } = ADDRESSES
  return createForm({ ...options, initial: valuesOf(OF_LINE), save: async () => {} })
}
