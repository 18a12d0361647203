import { MACS } from '../device/system-info-seed'
import type { Seed } from '../state'
import type { EthernetPort, EthernetSlice, PlantHost, PlantNetwork, PortSettings } from './ethernet-state'

const settings = (more: Partial<PortSettings>): PortSettings => ({
  method: 'static',
  address: '',
  mask: '',
  gateway: '',
  dns1: '',
  dns2: '',
  mtu: 1500,
  ...more
})

function factoryPorts(): EthernetPort[] {
  const lease = { address: '192.168.1.10', mask: '255.255.255.0', gateway: '192.168.1.1', seconds: 86_400 }
  return [
    {
      id: 'eth0',
      mac: MACS.eth0,
      cable: { speedMbit: 100, duplex: 'full' },
      rxErrors: 0,
      txErrors: 0,
      lockedBy: null,
      settings: settings({ method: 'dhcp' }),
      mtuInUse: 1500,
      offer: { ...lease, dns: ['192.168.1.1'] }
    },
    {
      id: 'eth1',
      mac: MACS.eth1,
      cable: undefined,
      rxErrors: 0,
      txErrors: 0,
      lockedBy: null,
      settings: settings({ address: '192.168.2.10', mask: '255.255.255.0' }),
      mtuInUse: 1500,
      offer: undefined
    }
  ]
}

function plantPorts(): EthernetPort[] {
  const [first, second] = factoryPorts()
  const own = { mask: '255.255.255.0', gateway: '192.168.10.1' }
  const ports: EthernetPort[] = []
  if (first)
    ports.push({
      ...first,
      cable: { speedMbit: 1000, duplex: 'full' },
      rxErrors: 3,
      settings: settings({ ...own, address: '192.168.10.42', dns1: '192.168.10.5' }),
      offer: { ...own, address: '192.168.10.117', dns: ['192.168.10.5'], seconds: 28_800 }
    })
  if (second)
    ports.push({
      ...second,
      // Saved since the last start.
      settings: settings({ address: '192.168.20.1', mask: '255.255.255.0', mtu: 1492 })
    })
  return ports
}

/** The machines of a bottling line. */
function plantNetwork(): PlantNetwork {
  const host = (last: number, mac: string, name: string, openPorts: number[], milliseconds: number): PlantHost => ({
    port: 'eth0',
    address: `192.168.10.${last}`,
    mac,
    name,
    openPorts,
    milliseconds
  })
  return {
    hosts: [
      host(1, '00:0d:b9:41:7c:20', 'plant-router', [80, 443], 0.6),
      { ...host(5, '00:15:5d:0a:2c:01', 'plant-dns', [53], 0.9), quiet: true },
      host(21, '00:0e:8c:21:9a:04', 'filler-plc', [102, 4840], 1.2),
      host(22, '00:0e:8c:21:9a:37', 'capper-plc', [102], 1.4),
      host(30, '00:30:de:0b:51:7e', 'labeller', [502], 2.1),
      host(77, '3c:52:82:6b:10:9f', 'engineering-pc', [], 0.8),
      host(23, '00:80:f4:0c:55:d1', 'line-plc', [502], 3.2),
      ...officeHosts()
    ],
    visitor: { port: 'eth0', address: '192.168.10.77' }
  }
}

/** Beyond the router of the plant, behind a firewall. */
function officeHosts(): PlantHost[] {
  const [router, firewall] = ['192.168.10.1', '10.20.0.1']
  const office = { port: 'eth0', mac: '' }
  return [
    { ...office, address: firewall, openPorts: [], milliseconds: 1.9, quiet: true, via: [router] },
    {
      ...office,
      address: '10.20.4.15',
      name: 'mes-server',
      openPorts: [443, 5000],
      milliseconds: 3.4,
      via: [router, firewall]
    }
  ]
}

const emptyNetwork = (): PlantNetwork => ({
  hosts: [
    {
      port: 'eth0',
      address: '192.168.1.1',
      mac: '00:0d:b9:41:7c:20',
      name: 'router',
      openPorts: [53, 80],
      milliseconds: 0.7
    }
  ],
  visitor: { port: 'eth0', address: '192.168.1.50' }
})

export const ethernetSeed: Seed<EthernetSlice> = {
  factoryNew: () => ({ ethernet: factoryPorts(), network: emptyNetwork() }),
  runningPlant: () => ({ ethernet: plantPorts(), network: plantNetwork() })
}
