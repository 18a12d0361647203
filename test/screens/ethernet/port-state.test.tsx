import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { EthernetPort } from '../../../src/api/ethernet'
import { PortState } from '../../../src/screens/ethernet/port-state'
import { portInNetworkOf } from '../../../src/screens/ethernet/subnets'
import { allByRole } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('state of a port')
test.after.each(cleanup)

const LEASED: EthernetPort = {
  id: 'eth1',
  link: 'up',
  speed_mbit: 100,
  duplex: 'full',
  mac: '00:30:de:0b:51:7e',
  rx_errors: 0,
  tx_errors: 0,
  state: 'up',
  address: '10.1.2.9',
  mask: '255.255.0.0',
  gateway: null,
  dns: [],
  lease_seconds_left: 600,
  conflict_mac: null,
  locked_by: null
}

const cases: [string, Partial<EthernetPort>, number][] = [
  ['a lease', {}, 1],
  ['a fixed address', { lease_seconds_left: null }, 0],
  ['a lease that has ended', { lease_seconds_left: 0 }, 0],
  ['a lease, but no cable', { link: 'down' }, 0],
  ['a lease that the fieldbus uses', { locked_by: 'CODESYS' }, 0]
]

for (const [what, changes, buttons] of cases)
  test(`${buttons > 0 ? 'offers' : 'does not offer'} to renew the lease of a port with ${what}`, () => {
    render(<PortState port={{ ...LEASED, ...changes }} onRenew={async () => {}} />)
    assert.is(allByRole('button', { name: 'Renew lease' }).length, buttons)
  })

test('finds the port of an address also in a network that DHCP has assigned', () => {
  const settings = { address: '', mask: '', gateway: '', dns1: '', dns2: '', hostname: 'line2-hmi', mtu: 1500 }
  const port = { id: 'eth1', settings: { ...settings, method: 'dhcp' as const } }
  assert.is(portInNetworkOf('10.1.200.4', [port], [LEASED]), 'eth1')
  assert.is(portInNetworkOf('10.2.0.4', [port], [LEASED]), undefined)
})

test.run()
