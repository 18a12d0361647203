import type { OperationRecord } from '../../api/operation-log'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import type { Operated } from './field-words'
import { loadedWords } from './loaded-words'

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
export function operationText(operation: Operated, t: Translator['t']): string {
  const { action, object } = operation
  const text = loadedWords()?.callText(operation, ACTIONS[action], t)
  if (text) return text
  const name = t(ACTIONS[action])
  return object ? t('common.actionOn', { action: name, object: plainText(object, LONGEST_NAME) }) : name
}
