import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { VncSettings } from '../../../src/api/vnc'
import { updateOf, VNC, type VncValues } from '../../../src/screens/misc/vnc/form'

const test = suite('rules of VNC')

const STORED: VncSettings = {
  enabled: false,
  port: 5900,
  monitor_mode: true,
  control_minutes: 60,
  shared: true,
  timeout_minutes: 15,
  allowed_networks: [],
  control_password_set: false,
  view_password_set: false
}

function edit(change: Partial<VncValues>, stored: Partial<VncSettings> = {}) {
  const form = VNC.edit({ value: { ...STORED, ...stored }, version: '"1"' })
  // Object.keys cannot know that the object has no other keys.
  for (const field of Object.keys(change) as (keyof VncValues)[]) form.set(field, change[field] ?? '')
  form.validate()
  return form
}

const errorsOf = (...input: Parameters<typeof edit>) => edit(...input).$errors.get()

const range = (min: number, max: number) => ['errors.range', { min, max }]
for (const [field, value, error] of [
  ['port', '1023', range(1024, 65_535)],
  ['port', '1024', undefined],
  ['port', '65535', undefined],
  ['port', '65536', range(1024, 65_535)],
  ['port', '', 'errors.required'],
  ['control_minutes', '0', undefined],
  ['control_minutes', '480', undefined],
  ['control_minutes', '481', range(0, 480)],
  ['timeout_minutes', '0', undefined],
  ['timeout_minutes', '120', undefined],
  ['timeout_minutes', '121', range(0, 120)],
  ['view_password', '12345', ['errors.length', { min: 6, max: 8 }]],
  ['view_password', '123456', undefined],
  ['control_password', '12345', ['errors.length', { min: 6, max: 8 }]],
  ['control_password', '12345678', undefined],
  ['control_password', '123456789', ['errors.length', { min: 6, max: 8 }]],
  ['control_password', 'pässword', 'errors.printable'],
  ['allowed_networks', '10.0.0.5, 192.168.10.0/24', undefined],
  ['allowed_networks', '10.0.0.0/33', ['misc.networks.wrong', { network: '10.0.0.0/33' }]],
  ['allowed_networks', Array(8).fill('10.0.0.5').join(' '), undefined],
  ['allowed_networks', Array(9).fill('10.0.0.5').join(' '), ['common.term.atMostNetworks', { max: 8 }]]
] as const) {
  test(`${error === undefined ? 'accepts' : 'refuses'} '${value}' as ${field}`, () => {
    assert.equal(errorsOf({ [field]: value }, { monitor_mode: false })[field], error)
  })
}

const SAME = { view_password: 'common.password.sameAsControl' }
for (const [what, control, view, errors] of [
  ['equal', 'same-315', 'same-315', SAME],
  ['equal up to the seventh', 'same-315', 'same-316', {}],
  ['one of them empty', '', 'same-315', {}]
] as const) {
  test(`${errors === SAME ? 'refuses' : 'accepts'} two passwords that are ${what}`, () => {
    assert.equal(errorsOf({ control_password: control, view_password: view }), errors)
  })
}

test('a password that is removed may be typed for the other role', () => {
  const passwords = { control_password: 'same-315', view_password: 'same-315' }
  assert.equal(errorsOf({ ...passwords, remove_control: true }, { control_password_set: true }), {})
})

const NEEDED = 'miscVnc.password.needed'
for (const [what, change, stored, errors] of [
  ['without any', {}, {}, { view_password: NEEDED }],
  ['with a new one to view', { view_password: 'view-315' }, {}, {}],
  ['with a new one to control', { control_password: 'ctrl-315' }, {}, {}],
  ['with a stored one', {}, { control_password_set: true }, {}],
  ['when the only one is removed', { remove_view: true }, { view_password_set: true }, { remove_view: NEEDED }],
  [
    'when the only one to control is removed',
    { remove_control: true },
    { control_password_set: true },
    { remove_control: NEEDED }
  ],
  ['when one of two is removed', { remove_view: true }, { view_password_set: true, control_password_set: true }, {}]
] as const) {
  test(`${Object.keys(errors).length === 0 ? 'can' : 'cannot'} be switched on ${what}`, () => {
    assert.equal(errorsOf({ enabled: true, ...change }, stored), errors)
  })
}

test('is switched off without a password', () => {
  assert.equal(errorsOf({ enabled: false, remove_view: true }, { enabled: true, view_password_set: true }), {})
})

test('sends a password that was typed, an empty one for one that is removed, and nothing for one that stays', () => {
  const sent = (change: Partial<VncValues>) => {
    const { control_password, view_password } = updateOf(edit(change).$values.get())
    return [control_password, view_password]
  }
  assert.equal(sent({}), [undefined, undefined])
  assert.equal(sent({ control_password: 'ctrl-315', remove_view: true }), ['ctrl-315', ''])
  assert.equal(sent({ control_password: 'ctrl-315', remove_control: true }), ['', undefined])
})

test.run()
