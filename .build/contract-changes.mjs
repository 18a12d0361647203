import { placesOf, withoutNotes } from './contract-places.mjs'

const LEAST = /^min|^exclusiveMinimum$/
const MOST = /^max|^exclusiveMaximum$/
/** What may change without an effect on a client that does not know of it. */
const HARMLESS = ['x-interrupts', 'x-reading', 'x-given', 'default', 'headers']
const SCHEMA = /^\w+$/
const VARIANT = / (oneOf|anyOf) \S+$/

/**
 * What has changed from one contract to another: places that were added or removed, and facts of a place that changed. A
 * change is breaking where a client of the previous contract no longer works: what it sends is refused, or what it receives
 * is not what it knows.
 */
export function contractChanges(previous, current) {
  const [before, after] = [placesOf(previous), placesOf(current)]
  const only = (places, others) =>
    [...places].filter(([place, { parent }]) => !others.has(place) && (!parent || others.has(parent)))
  const isSame = (old, now) => textOf(schemaAt(previous, old)) === textOf(schemaAt(current, now))

  const added = only(after, before).map(([place, { sent, received, required }]) => {
    const isNeeded = sent && required
    return { kind: 'added', place, breaking: Boolean(isNeeded || (received && VARIANT.test(place))) }
  })
  // What leads to a schema is listed itself.
  const removed = only(before, after).map(([place, { sent, received }]) => ({
    kind: 'removed',
    place,
    breaking: !SCHEMA.test(place) && (sent || received)
  }))
  const changed = [...after]
    .filter(([place]) => before.has(place))
    .flatMap(([place, entry]) => {
      const { facts: old } = before.get(place)
      return [...new Set([...Object.keys(old), ...Object.keys(entry.facts)])]
        .filter(key => textOf(old[key]) !== textOf(entry.facts[key]))
        .map(key => ({ kind: 'changed', place, ...describe(key, old[key], entry.facts[key], entry, isSame) }))
    })
  return [...added, ...changed, ...removed]
}

const textOf = value => (value === undefined ? 'none' : JSON.stringify(value))

const schemaAt = (document, ref = '') => withoutNotes(document.components.schemas[ref.split('/').at(-1)])

function describe(key, old, now, { sent, received }, isSame) {
  const text = `${key} ${textOf(old)} → ${textOf(now)}`
  const as = ({ narrower, wider }) => ({ text, breaking: (narrower && sent) || (wider && received) })
  if (key === 'required') return as({ narrower: now, wider: !now })
  if (key === 'enum' || key === 'type') return describeList(key, old, now, as)
  if (LEAST.test(key)) return as({ narrower: !(now <= old), wider: !(now >= old) })
  if (MOST.test(key)) return as({ narrower: !(now >= old), wider: !(now <= old) })
  const isRenamed = key === '$ref' && isSame(old, now)
  return { text, breaking: (sent || received) && !isRenamed && !HARMLESS.includes(key) }
}

function describeList(key, old, now, as) {
  if (old === undefined || now === undefined) return as({ narrower: old === undefined, wider: now === undefined })
  const [had, has] = [[old].flat(), [now].flat()]
  const gone = had.filter(value => !has.includes(value))
  const come = has.filter(value => !had.includes(value))
  const signs = [...come.map(value => `+${textOf(value)}`), ...gone.map(value => `−${textOf(value)}`)]
  const { breaking } = as({ narrower: gone.length > 0, wider: come.length > 0 })
  return { text: `${key} ${signs.join(' ') || 'in another order'}`, breaking }
}

/** The changes as a page; without a previous contract it says so. */
export function changesPage(previous, current) {
  const title = '# Changes of the contract\n'
  const { version } = current.info
  if (!previous) return `${title}\nThis is version ${version}. There is no previous one to compare it with.\n`
  const changes = contractChanges(previous, current)
  const count = changes.filter(({ breaking }) => breaking).length
  return [
    `${title}\nFrom version ${previous.info.version} to ${version}: ${changes.length} changes, ${count} of them breaking.`,
    'Breaking is what a client of the previous version no longer works with; firmware follows all changes. A schema with a',
    'new name is listed as removed and as added. Descriptions, examples and the order of fields are not compared.\n',
    ...['added', 'changed', 'removed'].flatMap(kind => section(kind, changes))
  ].join('\n')
}

function section(kind, all) {
  const changes = all.filter(change => change.kind === kind)
  const sorted = [...changes.filter(({ breaking }) => breaking), ...changes.filter(({ breaking }) => !breaking)]
  if (!sorted.length) return []
  const lines = sorted.map(
    ({ place, text, breaking }) => `- ${breaking ? '**breaking**: ' : ''}\`${place}\`${text ? `: ${text}` : ''}`
  )
  return [`## ${kind[0].toUpperCase()}${kind.slice(1)}\n`, ...lines, '']
}
