import type { RefusalTexts } from '../../../api/client/refusal-types'
import type { MiscTest, MiscTestRefusal } from '../../../api/misc-services'
import { detailsOf } from '../../../lib/remote/failure-text'
import type { MessageKey } from '../../../lib/text/message'
import { screenLink } from '../../../stores/setting-links'
import type { Fault, Fix } from '../../../ui/status/fault-banner'

type TestCode = NonNullable<MiscTest['error_code']>

export const STEPS: Record<MiscTest['steps'][number]['name'], MessageKey> = {
  resolve: 'common.path.step.name',
  connect: 'common.term.connect',
  tls: 'miscSettings.step.tls',
  login: 'common.action.signIn',
  list: 'miscSettings.step.list',
  send: 'miscSettings.step.send',
  request: 'miscSettings.step.request',
  response: 'miscSettings.step.response'
}

const ETHERNET = screenLink('ethernet')

const FAULTS: Record<TestCode, { title: MessageKey; remedy: MessageKey; fix?: Fix }> = {
  unresolved: { title: 'common.term.unresolved', remedy: 'miscSettings.unresolved.remedy', fix: ETHERNET },
  no_reply: { title: 'miscSettings.noReply', remedy: 'miscSettings.noReply.remedy', fix: ETHERNET },
  invalid_reply: { title: 'miscSettings.invalidReply', remedy: 'miscSettings.invalidReply.remedy' },
  not_synchronised: { title: 'miscSettings.notSynchronised', remedy: 'miscSettings.notSynchronised.remedy' },
  connection_refused: { title: 'miscSettings.refused', remedy: 'miscSettings.restart.remedy' },
  tls: { title: 'miscSettings.tlsFailed', remedy: 'miscSettings.restart.remedy' },
  login: { title: 'miscSettings.loginFailed', remedy: 'miscSettings.restart.remedy' },
  list: { title: 'miscSettings.listFailed', remedy: 'miscSettings.restart.remedy' }
}

export function faultOf(code: TestCode, detail: string): Fault {
  const { title, remedy, fix } = FAULTS[code]
  return { title, remedy, ...(fix && { fixes: [fix] }), details: detailsOf(code, detail) }
}

export const REFUSALS: RefusalTexts<MiscTestRefusal> = { not_running: 'miscSettings.notRunning' }
