import type { OperationRecord } from '../../api/operation-log'
import { openWords, type Translator } from '../../lib/text/i18n'
import { joinDetail } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { rightsList } from '../../session/rights'
import { FORM_FIELDS } from '../generated/form-fields'
import type { CallText } from './call-text'
import { CALLS } from './call-words'
import { GENERAL_LABELS, GROUPS } from './general-labels'

type T = Translator['t']
/** The call that has a field, or only its part of the contract. */
export type Call = Pick<OperationRecord, 'function' | 'screen'>
export type Operated = Pick<OperationRecord, 'action' | 'function' | 'object' | 'target'>

/** Labels of values that are codes, by field. A code that is unknown here has the text ''. */
const VALUES = new Map<string, (code: string, t: T) => string>([
  ['access', (code, t) => t(`opcuaNodes.access.${code as 'readable'}`)],
  ['kind', (code, t) => t(`common.target.kind.${code as 'usb'}`)],
  ['priority', (code, t) => t(`common.priority.${code as 'low'}`)],
  ['roles', (code, t) => rightsList([code], t)]
])

const FORM_LABELS = new Map(
  Object.entries(FORM_FIELDS).flatMap(([scope, fields]) =>
    Object.entries(fields).map(([field, entry]) => {
      const [label, texts = {}] = typeof entry === 'string' ? [entry] : entry
      return [`${scope} ${field}`, { label, texts: new Map(Object.entries(texts)) }] as const
    })
  )
)

/** The last part of a path; whether a secret is set is shown as that secret. */
const fieldIn = (path: string) => path.slice(path.lastIndexOf('.') + 1).replace(/_set$/, '')

const formLabel = (field: string, { function: name, screen }: Call) =>
  FORM_LABELS.get(`${name} ${field}`) ?? FORM_LABELS.get(`${screen} ${field}`)

export function labelOf(path: string, call: Call): MessageKey | undefined {
  const field = fieldIn(path)
  return formLabel(field, call)?.label ?? GENERAL_LABELS.get(path) ?? GENERAL_LABELS.get(field) ?? GROUPS.get(path)
}

/** The label of what a field is part of, such as the target of a backup. */
export const groupOf = (path: string): MessageKey | undefined => GROUPS.get(path.replace(/\..*/, ''))

/** The label of a value that is a code; '' for others. */
export function valueLabel(value: string, path: string, call: Call, t: T): string {
  const field = fieldIn(path)
  const text = formLabel(field, call)?.texts.get(value)
  return text ? t(text) : (VALUES.get(field)?.(value, t) ?? screens?.valueWord(value, field, t) ?? '')
}

const CALL_TEXTS = new Map<string, CallText>(Object.entries(CALLS))
/** Entries that a path names by a code. */
const ENTRY_TEXTS = new Map<string, MessageKey>(
  Object.entries({
    history: 'systemPassword.level.history',
    system: 'systemPassword.level.system',
    upload: 'systemPassword.level.upload',
    discovery: 'common.term.nameService',
    ftp: 'common.term.ftpServer',
    snmp: 'common.term.snmpAgent',
    syslog: 'common.term.syslog',
    time: 'common.term.timeServer',
    vnc: 'common.term.vnc',
    'web-server': 'common.term.webServer'
  } as const satisfies Record<string, MessageKey>)
)

const LONGEST_NAME = 60

/** What a call concerns, such as a server; undefined for one that is unknown here. */
export function thingOf(name: string): MessageKey | undefined {
  const text = CALL_TEXTS.get(name)
  return typeof text === 'string' ? text : text?.[1]
}

/** What a call did, and to which entry; '' for a call that is unknown here. */
export function callText(operation: Operated, verb: MessageKey, t: T): string {
  const text = CALL_TEXTS.get(operation.function)
  if (!text) return ''
  const [action, thing] = typeof text === 'string' ? [verb, text] : text
  const done = thing ? t('common.actionOn', { action: t(action), object: t(thing) }) : t(action)
  const entry = entryText(operation, t)
  return entry ? joinDetail(done, entry) : done
}

/** The name of an entry; of settings and actions the panel names only words of their path. */
function entryText({ function: name, action, object, target }: Operated, t: T): string {
  if (!name.includes('{') && !name.startsWith('Job ') && action !== 'add') return ''
  if (!target.split('/').includes(object) || /^\d+$/.test(object)) return plainText(object, LONGEST_NAME)
  const text = ENTRY_TEXTS.get(object)
  return text ? t(text) : ''
}

let screens: typeof import('./refusal-words') | undefined

/** Loads what the screens say about refusals, and how they show values that are no choices; without it, these are named in general. */
export async function loadScreenWords(): Promise<void> {
  const [loaded] = await Promise.all([import('./refusal-words').catch(() => undefined), openWords('refusal-words')])
  screens = loaded
}

/** What the form of a call says about a code; undefined for one that it shows in general. */
export const refusalWord = (code: string, path: string): MessageKey | undefined => screens?.refusalWord(code, path)
