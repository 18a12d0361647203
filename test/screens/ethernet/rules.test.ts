import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { EthernetSettings } from '../../../src/api/ethernet'
import { createForm } from '../../../src/lib/form/form'
import { HOST_NAME, PORT, type PortValues, portRules } from '../../../src/screens/ethernet/port-settings'
import { reachAfter } from '../../../src/screens/ethernet/reach'

const test = suite('ethernet rules')

const OWN: EthernetSettings = {
  method: 'static',
  address: '192.168.10.42',
  mask: '255.255.255.0',
  gateway: '192.168.10.1',
  dns1: '',
  dns2: '',
  hostname: 'line2-hmi',
  mtu: 1500
}
const OTHER: EthernetSettings = { ...OWN, address: '192.168.20.1', gateway: '' }

function validate(changes: Partial<PortValues>, others: EthernetSettings[] = [OTHER]): string | undefined {
  const initial = { ...PORT.valuesOf(OWN), ...changes }
  const form = createForm({ ...PORT, initial, rules: portRules(() => others), save: async () => {} })
  form.validate()
  const first = form.$firstError.get()
  return first && String([form.$errors.get()[first]].flat()[0])
}

const TABLE: ReadonlyArray<[changes: Partial<PortValues>, error: string | undefined, others?: EthernetSettings[]]> = [
  [{}, undefined],
  [{ address: '' }, 'errors.required'],
  [{ address: '0.255.255.255', mask: '/8', gateway: '' }, 'errors.ipv4.reserved'],
  [{ address: '1.0.0.1', gateway: '' }, undefined],
  [{ address: '126.255.255.254', gateway: '' }, undefined],
  [{ address: '127.0.0.1', gateway: '' }, 'errors.ipv4.reserved'],
  [{ address: '128.0.0.1', gateway: '' }, undefined],
  [{ address: '223.255.255.1', gateway: '' }, undefined],
  [{ address: '224.0.0.1', gateway: '' }, 'errors.ipv4.reserved'],
  [{ address: '255.255.255.255', gateway: '' }, 'errors.ipv4.reserved'],
  [{ address: '192.168.10.0' }, 'errors.ipv4.notHost'],
  [{ address: '192.168.10.2' }, undefined],
  [{ address: '192.168.10.254' }, undefined],
  [{ address: '192.168.10.255' }, 'errors.ipv4.notHost'],
  [{ address: '192.168.10.256' }, 'errors.ipv4'],
  [{ mask: '/7' }, 'errors.mask.range'],
  [{ mask: '/8' }, 'errors.subnetOverlaps', [{ ...OTHER, address: '192.1.1.1' }]],
  [{ mask: '/8' }, undefined, []],
  [{ address: '192.168.10.2', mask: '/30' }, undefined],
  [{ address: '192.168.10.2', mask: '/31', gateway: '' }, 'errors.mask.range'],
  [{ mask: '255.255.0.255' }, 'errors.mask'],
  [{ gateway: '' }, undefined],
  [{ gateway: '192.168.9.255' }, 'errors.gateway.outside'],
  [{ gateway: '192.168.10.0' }, 'errors.gateway.outside'],
  [{ gateway: '192.168.10.254' }, undefined],
  [{ gateway: '192.168.10.255' }, 'errors.gateway.outside'],
  [{ gateway: '192.168.11.1' }, 'errors.gateway.outside'],
  [{ gateway: '192.168.10.42' }, 'common.address.own'],
  [{}, 'ethernet.gateway.second', [{ ...OTHER, gateway: '192.168.20.254' }]],
  [{ address: '192.168.20.1', gateway: '' }, 'ethernet.address.twice'],
  [{ address: '192.168.19.254', gateway: '' }, undefined],
  [{ address: '192.168.20.2', gateway: '' }, 'errors.subnetOverlaps'],
  [{ address: '192.168.21.1', gateway: '' }, undefined],
  [{ address: '192.168.21.1', mask: '/23', gateway: '' }, 'errors.subnetOverlaps'],
  [{ address: '192.168.20.2', gateway: '' }, undefined, [{ ...OTHER, method: 'dhcp', address: '', mask: '' }]],
  [{ address: '192.168.20.2', gateway: '' }, 'errors.subnetOverlaps', [{ ...OTHER, method: 'dhcp' }]],
  [{ method: 'dhcp', address: 'x', mask: 'x', gateway: 'x' }, undefined],
  [{ method: 'dhcp', dns1: '8.8.8' }, 'errors.ipv4'],
  [{ dns2: '127.0.0.1' }, 'errors.ipv4.reserved'],
  [{ mtu: '575' }, 'errors.range'],
  [{ mtu: '576' }, undefined],
  [{ mtu: '1500' }, undefined],
  [{ mtu: '1501' }, 'errors.range']
]

for (const [changes, error, others] of TABLE) {
  test(`${error ? `refuses (${error})` : 'accepts'} ${JSON.stringify(changes)}${others ? ` beside ${JSON.stringify(others.map(({ method, address, gateway }) => [method, address, gateway]))}` : ''}`, () => {
    assert.is(validate(changes, others), error)
  })
}

for (const [hostname, error] of [
  ['', 'errors.required'],
  ['x'.repeat(32), undefined],
  ['x'.repeat(33), 'errors.length.most'],
  ['line 2', 'ethernet.hostname.rule']
] as const)
  test(`${error ? `refuses (${error})` : 'accepts'} the hostname “${hostname}”`, () => {
    const form = createForm({ ...HOST_NAME, initial: HOST_NAME.valuesOf({ ...OWN, hostname }), save: async () => {} })
    form.validate()
    assert.is([form.$errors.get().hostname].flat()[0], error)
  })

test('sends no address with DHCP', () => {
  const values = { ...PORT.valuesOf(OWN), dns1: '10.0.0.1' }
  const { hostname: _, ...own } = OWN
  assert.equal(PORT.requestOf(values), { ...own, dns1: '10.0.0.1' })
  const { address, mask, gateway, dns1 } = PORT.requestOf({ ...values, method: 'dhcp' })
  assert.equal([address, mask, gateway, dns1], ['', '', '', '10.0.0.1'])
})

test("predicts whether the user's machine will reach the panel", () => {
  const live = { id: 'eth0', address: '192.168.10.42', mask: '255.255.255.0' }
  const reach = (changes: Partial<PortValues>, from: string | null = '192.168.10.77', port: string | null = 'eth0') =>
    reachAfter({ port, address: from }, live, { ...PORT.valuesOf(OWN), ...changes })
  assert.is(reach({}), 'same')
  assert.is(reach({ method: 'dhcp' }), 'lease')
  assert.is(reach({ address: '192.168.10.43' }), 'reaches')
  assert.is(reach({ address: '192.168.11.43' }), 'cut-off')
  assert.is(reach({ address: '192.168.11.43', mask: '/22' }), 'reaches')
  assert.is(reach({ address: '192.168.11.43' }, '10.1.1.1'), 'routed')
  assert.is(reach({ address: '192.168.11.43' }, null), 'routed')
  assert.is(reach({ address: '192.168.11.' }), undefined)
  assert.is(reach({ address: '192.168.11.43' }, '192.168.10.77', 'eth1'), undefined)
})

test.run()
