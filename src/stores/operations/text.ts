import type { OperationRecord } from '../../api/operation-log'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'

const ACTIONS: Record<OperationRecord['action'], MessageKey> = {
  acknowledge: 'common.action.acknowledge',
  add: 'common.action.add',
  change: 'common.action.change',
  delete: 'common.action.delete',
  end_job: 'common.action.endJob',
  export: 'common.action.export',
  import: 'common.action.import',
  load: 'common.action.load',
  press: 'common.action.press',
  restart: 'common.action.restart',
  restore: 'common.action.restore',
  run: 'common.action.run',
  sign_in: 'common.action.signIn',
  sign_out: 'common.action.signOut',
  write: 'common.action.write'
}

const LONGEST_NAME = 60

/** What was done, to what. */
export function operationText(
  { action, object }: Pick<OperationRecord, 'action' | 'object'>,
  t: Translator['t']
): string {
  const name = t(ACTIONS[action])
  return object ? t('common.actionOn', { action: name, object: plainText(object, LONGEST_NAME) }) : name
}
