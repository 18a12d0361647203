/** Kinds with one limit for all, such as `each screen`, which a limit by name overrides. */
const KINDS = ['screen', 'tab', 'dialog']

/** Nobody waits for a sum, so it may exceed what was accepted by so much. */
const SLACK = 0.02
const isSum = name => ['scripts', 'everything'].includes(name) || name.startsWith('language: ')

/** What a visit downloads. */
const PARTS_OF = {
  'first visit: login': ['index.html', 'layer: frame', 'layer: fields', 'screen: login'],
  'first visit: dashboard': ['index.html', 'layer: frame', 'layer: shell', 'screen: dashboard']
}
const MOST_GROWN = 3

const limitFor = (name, limits) => limits[name] ?? limits[`each ${KINDS.find(kind => name.startsWith(`${kind}: `))}`]

/**
 * One message per size that is too large, with what has grown most, and per limit of something that is not built.
 * @param lines the sizes by name
 * @param limits of what somebody waits for
 * @param accepted the sizes of the last build that was accepted
 */
export function compare(lines, { limits, accepted }) {
  const growth = (name, amongst) => growthText(lines, accepted, amongst ?? PARTS_OF[name] ?? [name])
  const exceeded = Object.entries(lines)
    .filter(([name, size]) => size > limitFor(name, limits))
    .map(([name, size]) => `${name}: ${size} exceeds its limit of ${limitFor(name, limits)}${growth(name)}`)
  const parts = Object.keys(lines).filter(name => /^(layer|screen|tab|dialog): |^chart$/.test(name))
  const grown = Object.entries(lines)
    .filter(([name, size]) => isSum(name) && size > (accepted[name] ?? 0) * (1 + SLACK))
    .map(
      ([name, size]) =>
        `${name}: ${size} exceeds the accepted ${accepted[name]} by more than ${SLACK * 100} %${growth(name, parts)}; if it is worth that, \`npm run build -- --accept\``
    )
  const needless = Object.keys(limits)
    .filter(name => !(name in lines) && !KINDS.some(kind => name === `each ${kind}`))
    .map(name => `${name}: a limit in size-budget.json for nothing that is built`)
  return [...exceeded, ...grown, ...needless]
}

function growthText(lines, accepted, names) {
  const grown = names
    .map(name => ({ name, bytes: lines[name] - (accepted[name] ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, MOST_GROWN)
  return grown.length ? `; grown: ${grown.map(({ name, bytes }) => `${name} by ${bytes}`).join(', ')}` : ''
}
