import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SystemIdentity } from '../../../src/api/system-info'
import { $i18n } from '../../../src/lib/text/i18n'
import {
  inGroupsOfFour,
  isPartial,
  licenceFacts,
  plainReport,
  sectionsOf
} from '../../../src/screens/system-info/facts'
import '../../setup/screen'

const test = suite('system-info facts')
const { t } = $i18n.get()
const DEVICE = { usermode: false, ethCount: 2, wifiCount: 1, led: true, links: [] }

const IDENTITY: SystemIdentity = {
  time: '2026/11/21 09:41:07',
  zone: 'Asia/Tokyo',
  model: 'HMI-3152',
  hmi_name: 'line2-hmi',
  project: '',
  serial: '2609A0417F31',
  hardware_key: null,
  hostname: 'line2-hmi',
  os_version: '20260930',
  web_version: '2.6.0',
  easyaccess_version: '1.14.2',
  bootloader: '1.9.3',
  image_built: '2026/09/30',
  up_time_seconds: 90_061,
  ports: [{ id: 'eth0', kind: 'ethernet', mac: '00:0C:26:41:7F:31' }],
  licences: [],
  identify_seconds_left: 0,
  restart_needed: false
}

const valuesOf = (identity: SystemIdentity, device = DEVICE) =>
  Object.fromEntries(
    sectionsOf(identity, device, { text: '' }, t).flatMap(({ facts }) =>
      facts.map(({ label, value }) => [label, value])
    )
  )

test('formats keys in groups of four, without a trailing space', () => {
  const cases: [string, string][] = [
    ['', ''],
    ['123', '123'],
    ['1234', '1234'],
    ['12345', '1234 5'],
    ['2609A0417F31', '2609 A041 7F31']
  ]
  for (const [text, grouped] of cases) assert.is(inGroupsOfFour(text), grouped)
})

test('shows known values and leaves missing ones open', () => {
  const values = valuesOf(IDENTITY)
  assert.is(values['Serial number'], '2609 A041 7F31')
  assert.is(values['Hardware key'], null)
  assert.is(values['Project name'], 'No project on this panel')
  assert.is(values['System time'], '2026/11/21 09:41:07 Asia/Tokyo')
  assert.is(values.Uptime, '1 d 1 h 1 min 1 s')
  assert.equal([values['LAN 1, MAC'], values['LAN 2, MAC'], values['Wi-Fi 1, MAC']], ['00:0C:26:41:7F:31', null, null])
  assert.is(values['Status LED'], 'Present')
})

test('lists as many ports as the panel has', () => {
  const values = valuesOf({ ...IDENTITY, ports: null }, { ...DEVICE, ethCount: 1, wifiCount: 0, led: false })
  assert.equal(
    Object.keys(values).filter(label => /MAC/.test(label)),
    ['LAN 1, MAC']
  )
  assert.is(values['Status LED'], 'None')
})

test('lists under Ports only what has an address', () => {
  const ports = sectionsOf(IDENTITY, DEVICE, { text: '' }, t).find(({ title }) => title === 'Ports')
  assert.equal(
    ports?.facts.filter(({ label }) => !/MAC$/.test(label)),
    []
  )
})

test('copies everything as plain lines', () => {
  const text = plainReport([
    ...sectionsOf(IDENTITY, DEVICE, { text: '2026/11/21 10:00:00', zone: 'Asia/Tokyo' }, t),
    { title: 'Licences', facts: licenceFacts([{ feature: 'OPC UA', state: 'active', date: '2026/03/04' }], t) }
  ])
  assert.match(text, /^Identity\nModel: HMI-3152\n/)
  assert.ok(text.includes('Hardware key: —\n'))
  assert.ok(text.includes('System time: 2026/11/21 10:00:00 Asia/Tokyo\n'))
  assert.ok(text.endsWith('Licences\nOPC UA: Active since 2026/03/04'))
})

test('is partial when one value is missing', () => {
  assert.ok(isPartial(IDENTITY))
  assert.not.ok(isPartial({ ...IDENTITY, hardware_key: 'x' }))
})

test.run()
