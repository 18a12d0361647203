import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { activationCode, formatCode } from '../../../src/screens/codesys/activation-code'
import { createCodesysSettingsForm } from '../../../src/screens/codesys/settings-form'
import { SAMPLE_CODES } from '../../panel/codesys/licence-site'

const test = suite('codesys rules')
const { free } = SAMPLE_CODES

const codes: [string, string, unknown][] = [
  ['nothing, which another rule reports', '', undefined],
  ['the code as printed', free, undefined],
  ['small letters, spaces and no dashes', ` ${free.toLowerCase().replace(/-/g, ' ')}`, undefined],
  ['19 characters', free.slice(0, -1), ['codesys.code.length', { length: 20 }]],
  ['21 characters', `${free}A`, ['codesys.code.length', { length: 20 }]],
  ['a zero', `0${free.slice(1)}`, 'codesys.code.characters'],
  ['a letter O', `O${free.slice(1)}`, 'codesys.code.characters'],
  ['a wrong character', `L${free.slice(1)}`, 'codesys.code.mistyped'],
  ['two characters swapped', `${free[1]}${free[0]}${free.slice(2)}`, 'codesys.code.mistyped']
]

for (const [name, code, expected] of codes)
  test(`validates ${name}`, () => {
    assert.equal(activationCode(code, {}), expected)
  })

test('writes a code in capitals and groups of five', () => {
  assert.is(formatCode(free.toLowerCase().replace(/-/g, '')), free)
  assert.is(formatCode('k7p2m9'), 'K7P2M-9')
  assert.is(formatCode('k7p2m'), 'K7P2M')
})

test('does not give the port of the runtime to its fieldbus', () => {
  const settings = {
    port: 'eth1',
    address: '192.168.20.2',
    mask: '255.255.255.0',
    gateway: '',
    fieldbus_ports: [],
    start_with_panel: true
  }
  const form = createCodesysSettingsForm({ value: settings, version: '"1"' })
  form.set('fieldbus_ports', ['eth0'])
  assert.ok(form.validate())
  form.set('fieldbus_ports', ['eth1'])
  assert.not(form.validate())
  assert.equal(form.$errors.get(), { port: 'codesys.port.fieldbus' })
})

test.run()
