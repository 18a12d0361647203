/** Kinds with one limit for all, such as `each screen`, which a limit by name overrides. */
const KINDS = ['screen', 'tab', 'dialog']

const limitFor = (name, budget) => budget[name] ?? budget[`each ${KINDS.find(kind => name.startsWith(`${kind}: `))}`]

/** One message per exceeded limit, and per limit of something that is not built. */
export function compare(lines, budget) {
  const exceeded = Object.entries(lines)
    .filter(([name, size]) => size > limitFor(name, budget))
    .map(([name, size]) => `${name}: ${size} exceeds its limit of ${limitFor(name, budget)}`)
  const needless = Object.keys(budget)
    .filter(name => !(name in lines) && !KINDS.some(kind => name === `each ${kind}`))
    .map(name => `${name}: a limit in size-budget.json for nothing that is built`)
  return [...exceeded, ...needless]
}
