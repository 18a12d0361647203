import '../../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { WifiSettings } from '../../../src/api/wifi'
import { validateField } from '../../../src/lib/form/validate-field'
import { $i18n } from '../../../src/lib/text/i18n'
import { mergeFound } from '../../../src/screens/wifi/found-networks'
import { networkRules, validateFiles, wpaKey } from '../../../src/screens/wifi/network-rules'
import { type JoinValues, networkFrom, valuesFor } from '../../../src/screens/wifi/network-values'
import { describeChange } from '../../../src/screens/wifi/settings-change'
import { afterFailure, FAILURES, STATES } from '../../../src/screens/wifi/states'
import { factoryRadio } from '../../panel/network/wifi-seed'

const errorOf = (field: keyof JoinValues, values: JoinValues) =>
  validateField(networkRules[field], values[field], values)
const personal = valuesFor({ security: 'personal' })
const enterprise = valuesFor({ security: 'enterprise' })
const tls: JoinValues = { ...enterprise, method: 'TLS' }
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)

test('a WPA password has 8 to 63 printable characters, or 64 hexadecimal digits', () => {
  const cases: [string, boolean][] = [
    ['', true],
    ['1234567', false],
    ['12345678', true],
    ['a'.repeat(63), true],
    ['g'.repeat(64), false],
    ['a'.repeat(64), true],
    ['0123456789abcdefABCDEF'.padEnd(64, '0'), true],
    ['a'.repeat(65), false],
    ['パスワードです。', false],
    ['with space ~!', true]
  ]
  for (const [value, valid] of cases) assert.is(wpaKey(value, {}) === undefined, valid, value)
})

test('an SSID has 1 to 32 bytes', () => {
  const valid = ['a', 'a'.repeat(32), '第2工場'.repeat(3).slice(0, 11), ' ']
  const invalid = ['', 'a'.repeat(33), '工'.repeat(11), `${'工'.repeat(10)}abc`]
  for (const ssid of valid) assert.is(errorOf('ssid', { ...personal, ssid }), undefined, ssid)
  for (const ssid of invalid) assert.ok(errorOf('ssid', { ...personal, ssid }), ssid)
  assert.is(errorOf('ssid', { ...personal, ssid: `${'工'.repeat(10)}ab` }), undefined)
})

test('a password is required if the network has one', () => {
  assert.is(errorOf('password', personal), 'errors.required')
  assert.is(errorOf('password', enterprise), 'errors.required')
  assert.is(errorOf('password', { ...enterprise, password: 'x' }), undefined)
  assert.is(errorOf('password', tls), undefined)
  assert.is(errorOf('password', valuesFor({ security: 'open' })), undefined)
})

test('files are required by method and validated by extension and size', () => {
  assert.equal(validateFiles(personal), {})
  assert.equal(validateFiles(enterprise), { caCertificate: 'errors.required' })
  assert.equal(validateFiles({ ...enterprise, validateServer: false }), {})
  assert.equal(Object.keys(validateFiles(tls)), ['caCertificate', 'clientCertificate', 'clientKey'])
  const ca = file('ca.pem')
  assert.equal(validateFiles({ ...tls, caCertificate: ca, clientCertificate: file('me.p12') }), {})
  const pem = { ...tls, caCertificate: ca, clientCertificate: file('me.pem') }
  assert.equal(validateFiles(pem), { clientKey: 'errors.required' })
  assert.equal(validateFiles({ ...pem, clientKey: file('me.key') }), {})
  assert.is(
    (validateFiles({ ...enterprise, caCertificate: file('ca.txt') }).caCertificate ?? [])[0],
    'errors.file.ending'
  )
  assert.equal(validateFiles({ ...enterprise, caCertificate: file('ca.pem', 65_536) }), {})
  const large = validateFiles({ ...enterprise, caCertificate: file('ca.pem', 65_537) })
  assert.is((large.caCertificate ?? [])[0], 'errors.file.tooLarge')
})

test('only what the method needs is sent', async () => {
  const filled: JoinValues = {
    ...enterprise,
    ssid: 'x',
    identity: 'me',
    password: 'secret-1',
    anonymousIdentity: 'nobody',
    serverName: 'radius.example',
    caCertificate: file('ca.pem', 2),
    clientCertificate: file('me.p12', 2),
    clientKey: file('me.key', 2),
    key_password: 'key-secret'
  }
  const sent = async (more: Partial<JoinValues>) =>
    Object.keys((await networkFrom({ ...filled, ...more })).eap ?? {}).sort()
  const tunnelled = ['anonymous_identity', 'ca_certificate', 'identity', 'inner', 'method', 'password', 'server_name']
  assert.equal(await sent({}), [...tunnelled, 'validate_server'])
  assert.equal(
    await sent({ validateServer: false }),
    tunnelled.filter(name => !/ca_|server_name/.test(name)).concat('validate_server')
  )
  assert.equal(await sent({ method: 'TLS' }), [
    'ca_certificate',
    'client_certificate',
    'identity',
    'key_password',
    'method',
    'server_name',
    'validate_server'
  ])
  assert.ok((await sent({ method: 'TLS', clientCertificate: file('me.pem') })).includes('client_key'))
  assert.is((await networkFrom({ ...filled, method: 'FAST', inner: 'PAP' })).eap?.inner, 'MSCHAPv2')
  const { eap, ...plain } = await networkFrom({ ...filled, security: 'personal' })
  assert.equal([eap, plain], [undefined, { ssid: 'x', hidden: false, security: 'personal', password: 'secret-1' }])
  assert.is((await networkFrom(filled)).eap?.ca_certificate?.content, 'eHg=')
})

test('access points are merged by name, and hidden ones counted', () => {
  const point = (ssid: string, signal_dbm: number) => ({
    ssid,
    signal_dbm,
    channel: 1,
    band: '2.4' as const,
    security: 'wpa2' as const
  })
  const items = [point('a', -80), point('', -40), point('b', -60), point('a', -50), point('__proto__', -90)]
  const { networks, hidden } = mergeFound({ items, total: items.length, scanned_at: '' }, [], {
    state: 'CONNECTED',
    ssid: '__proto__'
  })
  assert.is(hidden, 1)
  assert.equal(
    networks.map(({ ssid, accessPointCount, signal_dbm }) => [ssid, accessPointCount, signal_dbm]),
    [
      ['__proto__', 1, -90],
      ['a', 2, -50],
      ['b', 1, -60]
    ]
  )
})

test('each of the seven states has a text, and a remedy if it needs action', () => {
  const tones = Object.entries(STATES).map(([state, { tone }]) => `${state} ${tone}`)
  assert.equal(tones, [
    'UNKNOWN plain',
    'CONNECTED plain',
    'CONNECTING warn',
    'DISCONNECTED plain',
    'DISABLED plain',
    'PASSWDERR bad',
    'FILEOPENERR bad'
  ])
  assert.equal(
    Object.keys(STATES).filter(state => !STATES[state as 'UNKNOWN'].remedy),
    ['CONNECTED']
  )
  assert.is(new Set(Object.values(FAILURES).map(({ remedy }) => remedy)).size, 9)
})

test('describes where the panel is after a failed attempt', () => {
  const failure = { ssid: 'office', reason: 'password' as const, file: null, time: '' }
  const at = (state: 'CONNECTED' | 'CONNECTING' | 'PASSWDERR', ssid: string, last_good: string | null) =>
    afterFailure({
      state,
      ssid,
      failure,
      last_good,
      signal_dbm: 0,
      channel: 1,
      band: '5',
      address: '',
      mask: '',
      gateway: '',
      dns: [],
      hotspot_open: false,
      serves_caller: false
    })
  assert.equal(at('PASSWDERR', 'office', 'plant'), ['wifi.willReturn', { ssid: 'plant' }])
  assert.equal(at('PASSWDERR', 'office', null), undefined)
  assert.equal(at('CONNECTING', 'plant', 'plant'), ['wifi.isReturning', { ssid: 'plant' }])
  assert.equal(at('CONNECTED', 'plant', 'plant'), ['wifi.hasReturned', { ssid: 'plant' }])
})

test('shows the new address only to users connected over Wi-Fi', () => {
  const before: WifiSettings = { ...factoryRadio().address, mode: 'client', hotspot_password_set: false }
  const fixed: WifiSettings = { ...before, method: 'static', address: '192.168.25.90' }
  const newAddresses = (connection: { serves_caller: boolean; address: string }, after = fixed) =>
    describeChange({ before, after, connection }, $i18n.get()).addresses
  const address = '192.168.25.31'
  assert.equal(newAddresses({ serves_caller: true, address }), ['192.168.25.90'])
  assert.equal(newAddresses({ serves_caller: true, address: fixed.address }), undefined)
  assert.equal(newAddresses({ serves_caller: false, address }), undefined)
})

test('says that the connection ends, and how to get back, when the radio leaves the network of this browser', () => {
  const before: WifiSettings = { ...factoryRadio().address, mode: 'client', hotspot_password_set: false }
  const describe = (mode: WifiSettings['mode'], serves_caller = true) =>
    describeChange({ before, after: { ...before, mode }, connection: { serves_caller, address: null } }, $i18n.get())
  assert.is(describe('off').addresses, undefined)
  assert.ok('wayBack' in describe('off'))
  assert.ok('wayBack' in describe('hotspot'))
  assert.not('wayBack' in describe('off', false))
  assert.not('wayBack' in describe('client'))
})

test.run()
