import type { Seed } from '../state'
import type { EasyAccessSlice, EasyAccessState } from './easyaccess-state'

const noInternet = () => ({ hosts: {}, authorities: [] })

const factoryEasyAccess = (): EasyAccessState => ({
  settings: {
    server_location: 'global',
    proxy: false,
    proxy_type: 'http',
    proxy_host: '',
    proxy_port: 3128,
    proxy_username: '',
    start_with_system: true,
    pass_through: false
  },
  proxyPassword: '',
  domain: null,
  pairing: { session_id: '417306958', session_password: '602914' },
  idleDisconnectMinutes: null,
  keyIsReadable: true,
  hasProgram: true
})

const plantEasyAccess = (): EasyAccessState => ({
  ...factoryEasyAccess(),
  domain: 'bottling-plant',
  idleDisconnectMinutes: 30
})

export const easyAccessSeed: Seed<EasyAccessSlice> = {
  factoryNew: () => ({ easyaccess: factoryEasyAccess(), easyAccessNetwork: noInternet() }),
  runningPlant: () => ({ easyaccess: plantEasyAccess(), easyAccessNetwork: noInternet() })
}
