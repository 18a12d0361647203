import type { Services } from '../services'
import type { PanelState } from '../state'
import { readIdentity } from './identity'
import { readStatus } from './status'

const SECRET_NAME = /password|passphrase|secret|private|token|credential|psk|^pin$/i
const SHORTEST_SECRET = 4
/** Too long for a bundle and of no use to support. */
const BULKY: readonly (keyof PanelState)[] = ['nodeTree', 'driverTable', 'dataLogs']

/** Identity, state, settings and operation log as chunks of text without secrets. */
export function* supportBundle(services: Services): Generator<string> {
  const { state, log } = services
  const mask = maskOf(state)
  const section = (title: string, content: unknown) => mask(`== ${title} ==\n${written(content)}\n\n`)
  yield section('Identity', readIdentity(services))
  yield section('Status', readStatus(services))
  for (const [name, value] of Object.entries(state)) if (!BULKY.some(key => key === name)) yield section(name, value)
  yield '== Operation log ==\n'
  for (const entry of log) yield mask(`${written(entry, 0)}\n`)
}

/** A file name with the panel's name and the time. */
export const bundleName = (hmiName: string, time: string) =>
  `support-${hmiName}-${time}`
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 96)
    .concat('.txt')

const written = (content: unknown, space = 2) =>
  JSON.stringify(content, (name, value) => (isSecret(name, value) ? keptSecret(value) : plain(value)), space)

const plain = (value: unknown) => (value instanceof Set ? [...value] : value)

const isSecret = (name: string, value: unknown): value is string => SECRET_NAME.test(name) && typeof value === 'string'

const keptSecret = (value: string) => (value ? 'set' : 'not set')

/** Also masks secrets in other texts, such as names and reasons. */
function maskOf(state: PanelState): (text: string) => string {
  const secrets = [...secretsIn(state)].filter(({ length }) => length >= SHORTEST_SECRET)
  return text => secrets.reduce((masked, secret) => masked.split(secret).join('****'), text)
}

function* secretsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (isSecret(name, inner)) yield inner
    else yield* secretsIn(inner)
  }
}
