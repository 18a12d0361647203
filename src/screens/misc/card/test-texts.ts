import type { RefusalTexts } from '../../../api/client/refusal-types'
import type { MiscTest, MiscTestRefusal } from '../../../api/misc-services'
import type { MessageKey } from '../../../lib/text/message'
import { PATH_FAULTS } from '../../../stores/path-faults'
import type { FaultText } from '../../../ui/status/fault'
import { PATH_STEPS } from '../../../ui/status/path-test-view'

export const STEPS: Record<MiscTest['steps'][number]['name'], MessageKey> = {
  ...PATH_STEPS,
  tls: 'miscSettings.step.tls',
  list: 'miscSettings.step.list',
  send: 'miscSettings.step.send',
  request: 'miscSettings.step.request',
  response: 'miscSettings.step.response'
}

const RESTART = 'miscSettings.restart.remedy'

export const FAULTS: Record<NonNullable<MiscTest['error_code']>, FaultText> = {
  unresolved: PATH_FAULTS.unresolved,
  no_reply: PATH_FAULTS.silent,
  invalid_reply: { title: 'miscSettings.invalidReply', remedy: 'miscSettings.invalidReply.remedy' },
  not_synchronised: { title: 'miscSettings.notSynchronised', remedy: 'miscSettings.notSynchronised.remedy' },
  connection_refused: { title: 'miscSettings.refused', remedy: RESTART },
  tls: { title: 'miscSettings.tlsFailed', remedy: RESTART },
  login: { ...PATH_FAULTS.rejectedLogin, remedy: RESTART },
  list: { title: 'miscSettings.listFailed', remedy: RESTART }
}

export const REFUSALS: RefusalTexts<MiscTestRefusal> = { not_running: 'miscSettings.notRunning' }
