import type { RefusalTexts } from '../../api/client/refusal-types'
import type { EasyAccessRefusal, EasyAccessState, EasyAccessTest } from '../../api/easyaccess'
import type { MessageKey } from '../../lib/text/message'
import { PATH_STEPS } from '../../ui/status/path-test-view'
import type { StatusText } from '../../ui/status/status-badge'

export const STATES: Record<EasyAccessState, StatusText> = {
  Connecting: { tone: 'info', text: 'common.term.connecting' },
  Connected: { tone: 'plain', text: 'common.term.connected' },
  Occupied: { tone: 'info', text: 'common.term.occupied' },
  Disconnected: { tone: 'plain', text: 'common.term.disconnected' },
  'Not Activated': { tone: 'plain', text: 'common.term.notActivated' }
}

export const STEPS: Record<EasyAccessTest['steps'][number]['name'], MessageKey> = {
  gateway: 'easyaccess.step.gateway',
  dns: PATH_STEPS.resolve,
  proxy: 'easyaccess.step.proxy',
  server: 'easyaccess.step.server',
  tls: PATH_STEPS.tls,
  login: 'easyaccess.step.login'
}

export const REFUSALS: RefusalTexts<EasyAccessRefusal> = {
  already_activated: 'easyaccess.refused.activated',
  connect_failed: 'easyaccess.refused.connect',
  not_activated: 'easyaccess.refused.notActivated',
  partner_login_failed: 'easyaccess.refused.partner'
}
