import type { Translator } from '../../../lib/text/i18n'
import type { MessageKey } from '../../../lib/text/message'
import { fieldText } from '../../../stores/operations/words'

/** Labels of what no form has, by the path of the call and the field. */
const READ_ONLY = new Map<string, MessageKey>([
  ['/network/wifi/networks method', 'common.term.eapMethod'],
  ['/opcua/certificates issuer', 'common.term.issuer'],
  ['/opcua/certificates list', 'systemInfoConfiguration.certificate.list'],
  ['/opcua/certificates subject', 'common.term.subject'],
  ['/opcua/certificates valid_to', 'common.term.validUntil'],
  ['/project/recipes length', 'common.term.length'],
  ['/project/recipes max_records', 'systemInfoConfiguration.recipe.maxRecords'],
  ['/project/recipes type', 'common.term.dataType'],
  ['/project/recipes unit', 'common.term.unit'],
  ...(['decimals', 'definition', 'initial', 'items', 'max', 'min'] as const).map(
    field => [`/project/recipes ${field}`, `systemInfoConfiguration.recipe.${field}`] as const
  )
])

interface Resource {
  path: string
  tag: string
}

/** The label of a field of settings; its own name where it has none. */
export function settingLabel(field: string, { path, tag }: Resource, t: Translator['t']): string {
  const label = READ_ONLY.get(`${path} ${field}`)
  return label ? t(label) : fieldText(field, { function: `PUT ${path}`, screen: tag }, t)
}
