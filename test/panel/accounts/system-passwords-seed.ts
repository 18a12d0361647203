import type { PanelState } from '../state'

type SystemPasswords = PanelState['systemPasswords']

const DAY = 86_400_000
const FACTORY = '111111'

const untouched = () => ({ password: FACTORY, changedAt: null, factory: FACTORY })

export function factorySystemPasswords(): SystemPasswords {
  return { 'system-setting': untouched(), 'upload-project': untouched(), history: untouched(), user: untouched() }
}

export function plantSystemPasswords(now: number): SystemPasswords {
  const changed = (password: string, daysAgo: number) => ({
    password,
    changedAt: now - daysAgo * DAY,
    factory: FACTORY
  })
  return {
    'system-setting': changed('system-3152', 118),
    'upload-project': changed('upload-3152', 118),
    history: untouched(),
    user: changed('user-3152', 35)
  }
}

export function noLevelConnections(): PanelState['levelConnections'] {
  return { 'system-setting': [], 'upload-project': [], history: [], user: [] }
}

export function plantLevelConnections(): PanelState['levelConnections'] {
  return {
    ...noLevelConnections(),
    history: [
      { service: 'ftp', address: '192.168.10.71' },
      { service: 'backup', address: '192.168.10.20' }
    ],
    user: [{ service: 'vnc', address: '192.168.10.85' }]
  }
}
