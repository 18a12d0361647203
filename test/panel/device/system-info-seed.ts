import type { Seed } from '../state'
import type { Hardware, SystemInfoSlice } from './system-info-state'

export const MACS = {
  eth0: '00:0C:26:41:7F:31',
  eth1: '00:0C:26:41:7F:32',
  wlan0: '00:0C:26:41:7F:3A',
  wlan1: '00:0C:26:41:7F:3B'
}

function factoryHardware(): Hardware {
  return {
    serial: '2609A0417F31',
    hardwareKey: '7C1D90E25B3A46F8',
    bootloader: '1.9.3',
    imageBuilt: '2026/09/30',
    ports: [
      { id: 'eth0', kind: 'ethernet', mac: MACS.eth0 },
      { id: 'eth1', kind: 'ethernet', mac: MACS.eth1 },
      { id: 'wlan0', kind: 'wifi', mac: MACS.wlan0 },
      { id: 'wlan1', kind: 'wifi', mac: MACS.wlan1 }
    ],
    licences: [
      { feature: 'EasyAccess 2.0', state: 'missing', date: null },
      { feature: 'OPC UA', state: 'missing', date: null },
      { feature: 'CODESYS', state: 'missing', date: null }
    ],
    notices: [
      notice('busybox', '1.36.1', 'GPL-2.0-only', 'Erik Andersen, Rob Landley, Denys Vlasenko and others'),
      notice('linux', '6.6.54', 'GPL-2.0-only', 'The Linux kernel authors'),
      notice('mosquitto', '2.0.18', 'EPL-2.0', 'Roger Light and others'),
      notice('nginx', '1.26.2', 'BSD-2-Clause', 'Igor Sysoev, Nginx, Inc.'),
      notice('open62541', '1.4.6', 'MPL-2.0', 'The open62541 authors'),
      notice('openssl', '3.3.2', 'Apache-2.0', 'The OpenSSL Project Authors'),
      notice('openvpn', '2.6.12', 'GPL-2.0-only', 'OpenVPN Inc.'),
      notice('sqlite', '3.46.1', 'blessing', 'Public domain'),
      notice('wpa_supplicant', '2.11', 'BSD-3-Clause', 'Jouni Malinen and contributors'),
      notice('zlib', '1.3.1', 'Zlib', 'Jean-loup Gailly and Mark Adler')
    ],
    bootSeconds: 25
  }
}

const plantHardware = (): Hardware => ({
  ...factoryHardware(),
  licences: [
    { feature: 'EasyAccess 2.0', state: 'active', date: '2026/03/04' },
    { feature: 'OPC UA', state: 'active', date: '2026/03/04' },
    { feature: 'CODESYS', state: 'missing', date: null },
    { feature: 'SECS/GEM', state: 'active', date: '2026/05/18' }
  ]
})

function notice(name: string, version: string, licence: string, copyright: string) {
  return { name, version, licence, copyright }
}

export const systemInfoSeed: Seed<SystemInfoSlice> = {
  factoryNew: () => ({ hardware: factoryHardware() }),
  runningPlant: () => ({ hardware: plantHardware() })
}
