/** Chunks that are loaded before a part, each with a sheet and texts; see README.md for their purpose. */
export const LAYERS = ['frame', 'fields', 'shell', 'kit']

/** The layers that a part may be built on. */
export const BASES = ['frame', 'shell', 'kit']

/** The first signed-out page; what it shares with later parts is in the layer `fields`. */
const FIRST_PART = 'login'

/** Code of a single screen and of the chart is in no layer. */
const IN_NO_LAYER = /^(src\/(screens|chart)|node_modules\/uplot)\//

/** Code that at most so many parts share gets a chunk in place of these layers, if it has at least `WORTH_A_CHUNK` minified bytes. */
const FEW_PARTS = { kit: 4, shell: 5 }
const WORTH_A_CHUNK = 900

/** The layers of a part by its base; a part named like a layer is that layer's root. */
export function describeLayers(base, name) {
  if (name === 'main') return ['frame']
  if (name === 'shell' || base === 'shell') return ['frame', 'shell']
  return base === 'frame' ? ['frame', 'fields'] : LAYERS
}

/** Entries whose own code is in the chunk of a layer; other entries have their own file. */
const isRoot = ({ name }) => name === 'main' || name === 'shell'

/** For each file the other entries that reach it. */
function usersOf(entries, reached) {
  const users = new Map()
  for (const entry of entries)
    for (const file of reached.get(entry.path))
      if (file !== entry.path || isRoot(entry)) users.set(file, [...(users.get(file) ?? []), entry])
  return users
}

/** The layer of a file that these entries reach; undefined if only one part or a few parts use it. */
function layerFor(users) {
  const uses = wanted => users.some(wanted)
  const shared = new Set(users.map(({ owner }) => owner)).size > 1
  const signedOut = shared && uses(({ layers }) => layers.includes('fields') && !layers.includes('kit'))
  const light = uses(({ name }) => name === 'shell') || (shared && uses(isLight))
  if (uses(({ owner }) => owner === 'frame') || (signedOut && light)) return 'frame'
  if (shared && uses(({ name }) => name === FIRST_PART)) return 'fields'
  if (signedOut || !(light || shared)) return undefined
  return light ? 'shell' : 'kit'
}

const isLight = ({ layers }) => layers.includes('shell') && !layers.includes('kit')

/** Comes after the first view: what it shares with others need not be loaded before that. */
const isLate = entry => !isRoot(entry) && !(isLight(entry) && entry.kind === 'screen')

/** A part that comes right after the first view. */
export const isAfterFirstView = entry => isLight(entry) && isLate(entry)

/** Files that no first visit needs, shared by the same few parts and large enough together; esbuild makes each set a chunk. */
function sharedByFew(layerOf, users, weightOf) {
  const sets = new Map()
  for (const [file, layer] of layerOf) {
    const names = users.get(file).map(({ name }) => name)
    const isWaitedFor = layer !== 'kit' && (layer !== 'shell' || !users.get(file).every(isLate))
    if (!isWaitedFor && names.length <= FEW_PARTS[layer])
      sets.set(names.join(), [...(sets.get(names.join()) ?? []), file])
  }
  const weigh = files => files.reduce((bytes, file) => bytes + weightOf(file), 0)
  return [...sets.values()].filter(files => weigh(files) >= WORTH_A_CHUNK).flat()
}

/**
 * Frame: what main uses, and what both signed-out parts and parts on the shell use. Fields: what the login page shares with
 * others. Shell: what the shell uses, and what parts on the shell share with others. Kit: what several other parts use.
 * What a signed-out part shares only with the kit is in no layer, because the login page does not need it.
 * @returns the files of each layer, the sheet of each CSS file, and whether only parts on the kit have a sheet
 */
export function assignLayers({ entries, reached, weightOf }) {
  const users = usersOf(entries, reached)
  const layerOf = new Map()
  for (const [file, parts] of users) {
    const layer = IN_NO_LAYER.test(file) ? undefined : layerFor(parts)
    if (layer) layerOf.set(file, layer)
  }
  const files = Object.fromEntries(LAYERS.map(name => [name, []]))
  const apart = new Set(sharedByFew(layerOf, users, weightOf))
  for (const [file, layer] of layerOf) if (weightOf(file) && !apart.has(file)) files[layer].push(file)
  const sheetOf = file => {
    const parts = users.get(file) ?? []
    // The parts on the shell come with every first visit: their few rules are not worth a request each.
    if (parts.length > 0 && parts.every(isLight)) return 'shell'
    const owners = new Set(parts.map(({ owner }) => owner))
    const name = layerOf.get(file) ?? (owners.size > 1 ? 'kit' : ([...owners][0] ?? 'frame'))
    return name === FIRST_PART || name === 'fields' ? 'frame' : name
  }
  const isOnKit = sheet => {
    const parts = entries.filter(({ name, owner }) => name === sheet || owner === sheet)
    return parts.length > 0 && parts.every(({ layers }) => layers.includes('kit'))
  }
  return { files, sheetOf, isOnKit }
}

/** One message per layer that is not a single chunk, and per part that loads a layer it should not need. */
export function checkLayers({ layerChunks, chunksOf }, entries) {
  const split = Object.entries(layerChunks).filter(([, chunks]) => chunks.length > 1)
  const heavy = entries.flatMap(({ path, name, layers }) =>
    LAYERS.filter(layer => !layers.includes(layer))
      .filter(layer => chunksOf(path).some(chunk => layerChunks[layer].includes(chunk)))
      .map(layer => `${name} loads the layer ${layer}`)
  )
  return [
    ...split.map(([name, chunks]) => `layer ${name} is in ${chunks.length} chunks: ${chunks.join(', ')}`),
    ...heavy
  ]
}
