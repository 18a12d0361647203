import type { Schemas } from '../../../src/api/generated/schema'
import type { Seed } from '../state'
import type { OpcuaSlice } from './opcua-state'

type Folder = Schemas['NodeFolder']
type Tag = Schemas['NodeTag']

export const tag = (name: string, address: string, more: Partial<Tag> = {}): Tag => ({
  name,
  plc: 'Line PLC',
  address,
  format: 'MW%d',
  index_register: null,
  data_type: 'INT16',
  length: 1,
  access: 'readable',
  ...more
})

const folder = (name: string, folders: Folder[], tags: Tag[]): Folder => ({ name, folders, tags })

export function plantNodeTree(): Schemas['NodeTree'] {
  const tanks = [1, 2].map(number =>
    folder(
      `Tank ${number}`,
      [],
      [
        tag('Temperature', String(number * 100), { data_type: 'FLOAT' }),
        tag('Setpoint', String(number * 100 + 4), { data_type: 'FLOAT', access: 'writable' })
      ]
    )
  )
  return {
    folders: [
      folder('Filler', tanks, [
        tag('Speed', '10', { access: 'writable' }),
        tag('Batch', '20', { data_type: 'STRING', length: 32 })
      ]),
      folder('Washer', [], [tag('Zone 1', '300'), tag('Zone 2', '302')])
    ]
  }
}

const ADDRESSES = 65_536

/** `count` tags in folders of a hundred, a hundred folders to a group. */
export function largeNodeTree(count: number): Schemas['NodeTree'] {
  const folders = Array.from({ length: Math.ceil(count / 100) }, (_, index) => {
    const first = index * 100
    const tags = Array.from({ length: Math.min(100, count - first) }, (_, at) =>
      tag(`Tag ${first + at + 1}`, String((first + at) % ADDRESSES))
    )
    return folder(`Group ${index + 1}`, [], tags)
  })
  return { folders: [folder('Line', folders, [])] }
}

const settingsOf = (name: string): Schemas['OpcUaSettings'] => ({
  port: 4840,
  application_name: name,
  interface: 'all',
  policies: ['Basic256Sha256', 'Aes128_Sha256_RsaOaep', 'Aes256_Sha256_RsaPss'],
  modes: ['Sign', 'SignAndEncrypt'],
  tokens: { anonymous: false, username: true, certificate: false },
  autostart: true,
  limits: {
    min_sampling_ms: 100,
    min_publishing_ms: 100,
    max_sessions: 10,
    max_subscriptions: 50,
    max_items: 5000,
    session_timeout_s: 60,
    max_keep_alive: 20,
    max_queue: 100
  }
})

export const opcuaSeed: Seed<OpcuaSlice> = {
  factoryNew: () => ({
    opcua: { settings: settingsOf('Panel'), onThisModel: true, inProject: false },
    nodeTree: { folders: [] },
    plcMemory: new Map()
  }),
  runningPlant: () => ({
    opcua: { settings: settingsOf('Line 2 panel'), onThisModel: true, inProject: true },
    nodeTree: plantNodeTree(),
    plcMemory: new Map()
  })
}
