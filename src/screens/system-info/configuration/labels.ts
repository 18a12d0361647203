import type { Translator } from '../../../lib/text/i18n'
import type { MessageKey } from '../../../lib/text/message'
import { fieldText } from '../../../stores/operations/words'

/** Labels of what no form has, by the end of the path of the call and the field. */
const READ_ONLY = new Map<string, MessageKey>([
  ['networks method', 'common.term.eapMethod'],
  ['certificates issuer', 'common.term.issuer'],
  ['certificates list', 'systemInfoConfiguration.certificate.list'],
  ['certificates subject', 'common.term.subject'],
  ['certificates valid_to', 'common.term.validUntil'],
  ['recipes length', 'common.term.length'],
  ['recipes max_records', 'systemInfoConfiguration.recipe.maxRecords'],
  ['recipes type', 'common.term.dataType'],
  ['recipes unit', 'common.term.unit'],
  ...(['decimals', 'definition', 'initial', 'items', 'max', 'min'] as const).map(
    field => [`recipes ${field}`, `systemInfoConfiguration.recipe.${field}`] as const
  )
])

interface Resource {
  path: string
  tag: string
}

/** The label of a field of settings; its own name where it has none. */
export function settingLabel(field: string, { path, tag }: Resource, t: Translator['t']): string {
  const label = READ_ONLY.get(`${path.slice(path.lastIndexOf('/') + 1)} ${field}`)
  return label ? t(label) : fieldText(field, { function: `PUT ${path}`, screen: tag }, t)
}
