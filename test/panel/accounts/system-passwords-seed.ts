import type { Seed } from '../state'
import type { SystemPasswordsSlice } from './system-passwords-state'

const DAY = 86_400_000
const FACTORY = '111111'

const unchanged = () => ({ password: FACTORY, changedAt: null, factory: FACTORY })

const factoryNew = (): SystemPasswordsSlice => ({
  systemPasswords: {
    'system-setting': unchanged(),
    'upload-project': unchanged(),
    history: unchanged(),
    user: unchanged()
  },
  levelConnections: { 'system-setting': [], 'upload-project': [], history: [], user: [] },
  passwordStoreFault: undefined
})

function runningPlant(now: number): SystemPasswordsSlice {
  const changed = (password: string, daysAgo: number) => ({
    password,
    changedAt: now - daysAgo * DAY,
    factory: FACTORY
  })
  const slice = factoryNew()
  return {
    ...slice,
    systemPasswords: {
      'system-setting': changed('system-3152', 118),
      'upload-project': changed('upload-3152', 118),
      history: unchanged(),
      user: changed('user-3152', 35)
    },
    levelConnections: {
      ...slice.levelConnections,
      history: [
        { service: 'backup', address: '192.168.10.71' },
        { service: 'backup', address: '192.168.10.20' }
      ]
    }
  }
}

export const systemPasswordsSeed: Seed<SystemPasswordsSlice> = { factoryNew, runningPlant }
