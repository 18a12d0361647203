import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { choice, flag, number, optional, port, secret, text } from '../../../src/lib/form/codecs'
import { type Edited, fields, labelsOf } from '../../../src/lib/form/field-table'
import { createForm } from '../../../src/lib/form/form'
import { validateField } from '../../../src/lib/form/validate-field'
import { address, host } from '../../../src/lib/network/codecs'

interface Request {
  enabled: boolean
  mode: 'active' | 'passive'
  host: string
  gateway: string
  port: number
  station: number | null
  name: string
  note?: string
  password?: string
}
type Stored = Omit<Request, 'password'> & { password_set: boolean }

const isActive = ({ mode }: Edited<Stored, Request>) => mode === 'active'

const table = fields<Stored, Request>({
  enabled: flag('common.term.on'),
  mode: choice('common.term.mode', { passive: 'common.term.off', active: 'common.term.on' }),
  host: host('common.term.host', { applies: isActive, required: true }),
  gateway: address('common.term.address'),
  port: port('common.term.port'),
  station: optional(number('common.term.channel', [1, 9]), null),
  name: text('common.term.name', [0, 5], { trim: true }),
  note: optional(text('common.term.name', [1, 5]), undefined),
  password: secret('common.term.password', [4, 8], { required: ({ enabled }) => enabled })
})

const stored: Stored = {
  enabled: true,
  mode: 'active',
  host: 'mes',
  gateway: '',
  port: 5000,
  station: null,
  name: 'line',
  password_set: false
}
const values = table.valuesOf(stored)
const errorOf = (field: keyof typeof values, change: Partial<typeof values>) => {
  const all = table.normalize({ ...values, ...change })
  return validateField(table.rules[field], all[field], all)
}
const translate = (message: unknown) => String(message)

test('numbers are text while they are edited, and secrets empty', () => {
  assert.equal(values, { ...stored, port: '5000', station: '', note: '', password: '' })
})

test('values are in the order of the table, whatever order the panel sends', () => {
  const reversed = Object.fromEntries(Object.entries(stored).reverse())
  const names = Object.keys(table.valuesOf(Object.assign(reversed, stored)))
  assert.equal(names, [...Object.keys(table.fields), 'password_set'])
})

test('a request has what the form has, without a secret that was not typed', () => {
  const { password_set: _, ...request } = stored
  assert.equal(table.requestOf(values), request)
  const typed = table.normalize({ ...values, host: ' mes-2 ', port: ' 80 ', station: '3', password: ' pass ' })
  assert.equal(table.requestOf(typed), { ...request, host: 'mes-2', port: 80, station: 3, password: ' pass ' })
})

test('a request has no number where only blanks are typed for an optional one', () => {
  assert.is(table.requestOf({ ...values, station: ' ' }).station, null)
})

test('a text that the panel lacks is empty, and missing in the request while it is empty', () => {
  assert.is(values.note, '')
  assert.not('note' in table.requestOf(values))
  assert.is(table.requestOf({ ...values, note: 'old' }).note, 'old')
  assert.is(errorOf('note', { note: '' }), undefined)
})

test('a text of which the panel may lack none does not compile where it may be missing', () => {
  // @ts-expect-error `parse` would fail for a reply without the text
  fields<{ host?: string }, { host?: string }>({ host: host('common.term.host') })
})

test('a part of a request gives the values of its fields only', () => {
  assert.equal(table.partOf({ port: 1, enabled: false }), { enabled: false, port: '1' })
})

test('each field is validated by its kind and its limits', () => {
  assert.is(errorOf('host', { host: 'a b' }), 'errors.host')
  assert.is(errorOf('gateway', { gateway: '10.0.0' }), 'errors.ipv4')
  assert.equal(errorOf('port', { port: '65536' }), ['errors.range', { min: 1, max: 65_535 }])
  assert.is(errorOf('port', { port: '' }), 'errors.required')
  assert.equal(errorOf('station', { station: '10' }), ['errors.range', { min: 1, max: 9 }])
  assert.equal(errorOf('name', { name: 'line-2' }), ['errors.length.most', { max: 5 }])
  assert.equal(errorOf('password', { password: '123' }), ['errors.length', { min: 4, max: 8 }])
})

test('a field is required only where it applies, and a secret only while none is stored', () => {
  assert.is(errorOf('host', { host: '' }), 'errors.required')
  assert.is(errorOf('host', { host: '', mode: 'passive' }), undefined)
  assert.is(errorOf('password', {}), 'errors.required')
  assert.is(errorOf('password', { password_set: true }), undefined)
  assert.is(errorOf('password', { enabled: false }), undefined)
})

test('what was typed into a field that does not apply in the end is neither a change nor an error, and is not saved', async () => {
  const saved: (typeof values)[] = []
  const save = async (sent: typeof values) => void saved.push(sent)
  const form = createForm({ initial: { ...values, password: 'secret' }, ...table, save })
  form.set('host', 'a b')
  assert.not(form.validate())
  form.set('mode', 'passive')
  assert.equal(form.$changed.get(), ['mode'])
  assert.ok(form.validate())
  form.set('mode', 'active')
  assert.is(form.$values.get().host, 'a b')
  form.set('mode', 'passive')
  assert.ok(await form.submit())
  assert.equal(
    saved.map(({ mode, host: name }) => [mode, name]),
    [['passive', 'mes']]
  )
})

test('a value reads as its label in a list, and a secret is not compared', () => {
  assert.is(table.fields.mode?.textOf('active', translate), 'common.term.on')
  assert.is(table.fields.mode?.textOf('later', translate), 'later', 'one that this console does not know')
  assert.is(table.fields.enabled?.textOf(false, translate), 'common.term.no')
  assert.not('password' in labelsOf(table.fields, translate))
  assert.is(labelsOf(table.fields, translate).port, 'common.term.port')
})

test.run()
