import '../../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { validateField } from '../../../src/lib/form/validate-field'
import type { Translator } from '../../../src/lib/text/i18n'
import { generatePassword, joinText } from '../../../src/screens/hotspot/join-data'
import { type HotspotValues, SETTINGS, validateHotspot } from '../../../src/screens/hotspot/settings'
import { describeChange } from '../../../src/screens/hotspot/settings-change'
import { minutesAndSeconds } from '../../../src/screens/hotspot/states'
import { factoryRadio } from '../../panel/network/wifi-seed'

const values = {
  ...SETTINGS.valuesOf({ ...factoryRadio().hotspot.settings, use: 'never', password_set: true }),
  ssid: 'line-2'
}
const regions = [{ country: 'JP', channels_24: [1, 13], channels_5: [36] }]

function validate<F extends keyof HotspotValues>(field: F, value: HotspotValues[F], more: Partial<HotspotValues> = {}) {
  const all = { ...values, ...more, [field]: value }
  return validateField(SETTINGS.rules[field], value, all) ?? validateHotspot(all, regions)[field]
}

const table: [keyof HotspotValues, string[], string[]][] = [
  ['ssid', ['a', 'a'.repeat(32), `${'工'.repeat(10)}ab`], ['', 'a'.repeat(33), '工'.repeat(11)]],
  ['password', ['', '12345678', 'a'.repeat(63), ' ~'.repeat(4)], ['1234567', 'a'.repeat(64), 'パスワードです。']],
  ['max_clients', ['1', '10'], ['', '0', '11', '1.5']],
  ['auto_off_minutes', ['0', '1440'], ['', '-1', '1441']],
  ['lease_minutes', ['2', '10080'], ['1', '10081']],
  ['address', ['192.168.12.1', '192.168.12.254'], ['', '192.168.12.0', '192.168.12.255', '127.0.0.1', '1.2.3']],
  ['dhcp_first', ['192.168.12.2', '192.168.12.50'], ['', '192.168.13.10', '192.168.12.0', '192.168.12.1']],
  ['dhcp_last', ['192.168.12.10', '192.168.12.254'], ['', '192.168.12.9', '192.168.12.255']],
  ['channel', ['0', '1', '13'], ['2', '14', '36']]
]

for (const [field, valid, invalid] of table) {
  test(`${field} is validated at its limits`, () => {
    for (const value of valid) assert.is(validate(field, value), undefined, `"${value}" is valid`)
    for (const value of invalid) assert.ok(validate(field, value), `"${value}" is invalid`)
  })
}

test('a range whose first address is in another network has one error, at that address', () => {
  const dhcp_first = '192.168.13.10'
  assert.equal(
    [validate('dhcp_first', dhcp_first), validate('dhcp_last', values.dhcp_last, { dhcp_first })],
    ['hotspot.outsideNetwork', undefined]
  )
})

test('a hotspot needs a password, whatever its use, unless one is set', () => {
  for (const use of ['always', 'wifi_lost', 'never'] as const) {
    assert.is(validate('password', '', { use, password_set: false }), 'errors.required')
    assert.is(validate('password', '', { use, password_set: true }), undefined)
  }
})

test('the text of the QR code is escaped', () => {
  assert.is(joinText({ ssid: 'line-2', password: 'abc12345', hidden: false }), 'WIFI:T:WPA;S:line-2;P:abc12345;;')
  assert.is(
    joinText({ ssid: 'a;b:c,d\\"e"', password: 'p;w', hidden: true }),
    'WIFI:T:WPA;S:a\\;b\\:c\\,d\\\\\\"e\\";P:p\\;w;H:true;;'
  )
})

test('generated passwords are valid and differ', () => {
  const generated = Array.from({ length: 50 }, generatePassword)
  assert.is(new Set(generated).size, 50)
  for (const password of generated) assert.is(validate('password', password), undefined)
})

test('the countdown is formatted as mm:ss', () => {
  assert.equal([0, 61, 3599, 86_400].map(minutesAndSeconds), ['00:00', '01:01', '59:59', '1440:00'])
})

type Uses = [HotspotValues['use'], HotspotValues['use']]

/** Shows keys in place of texts. */
const translator: Translator = { language: 'en', t: message => String(message) }

/** What is described of a change of the hotspot, which is open. */
function describe([from, to]: Uses, { servesCaller = true, isOpen = true, leavesWifi = false, address = '' } = {}) {
  const before = { ...factoryRadio().hotspot.settings, use: from, password_set: true }
  const after = { ...before, use: to, ...(address && { address }) }
  return describeChange({ before, after, servesCaller, isOpen, leavesWifi }, translator)
}

test('shows the new address only to users connected over the radio', () => {
  const address = '192.168.13.1'
  assert.equal(describe(['always', 'always'], { address }).addresses, [address])
  assert.is(describe(['always', 'never'], { address }).addresses, undefined)
  assert.is(describe(['always', 'always']).addresses, undefined)
  assert.equal(describe(['never', 'always'], { isOpen: false, leavesWifi: true }).addresses, ['192.168.12.1'])
  assert.is(describe(['always', 'always'], { address, servesCaller: false }).addresses, undefined)
})

test('says how to get back to users whose hotspot closes', () => {
  assert.is(describe(['always', 'never']).wayBack, 'hotspot.wayBack')
  assert.is(describe(['always', 'wifi_lost']).wayBack, 'hotspot.wayBack.wifiLost')
  assert.is(describe(['wifi_lost', 'never']).wayBack, 'hotspot.wayBack')
  assert.is(describe(['wifi_lost', 'wifi_lost']).wayBack, undefined, 'it stays open while a device is joined')
  assert.is(describe(['wifi_lost', 'always']).wayBack, undefined)
  assert.is(describe(['always', 'never'], { servesCaller: false }).wayBack, undefined)
})

test.run()
