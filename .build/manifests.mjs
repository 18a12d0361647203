import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SCREENS = 'src/screens'
/** The groups of the menu in its order; and the tags that belong to no screen, with what the operation log calls them. */
const CONSOLE = 'src/app/manifest.json'

const KNOWN = [
  'name',
  'group',
  'order',
  'title',
  'path',
  'permission',
  'layer',
  'tags',
  'actions',
  'keywords',
  'optional'
]
const NEEDED_IN_MENU = ['order', 'title']

/**
 * What the console knows of its screens before it loads them: see 'A new screen' in src/README.md.
 * @returns the `groups` of the menu, its `screens` in its order and then the others, and what is `shared`, by tag
 */
export function readManifests(root = process.cwd()) {
  const read = path => (existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : undefined)
  const { groups, tags: shared } = read(CONSOLE)
  const names = Object.keys(groups)
  const places = ({ group, order }) => [group ? names.indexOf(group) : names.length, order ?? 0]
  const screens = readdirSync(join(root, SCREENS))
    .map(name => ({ name, ...(read(manifestOf(name)) ?? { isMissing: true }) }))
    .sort((one, other) => compare(places(one), places(other)))
  return { groups, screens, shared }
}

/** One message for each thing that is missing or wrong. */
export function manifestProblems({ groups, screens, shared }, tags) {
  const claims = [
    ...Object.keys(shared).map(tag => ({ tag, file: CONSOLE })),
    ...screens.flatMap(({ name, tags = [] }) => tags.map(tag => ({ tag, file: manifestOf(name) })))
  ]
  const inMenu = screens.filter(({ group }) => group)
  return [
    ...screens.flatMap(screen => problemsOf(screen, groups).map(text => `${manifestOf(screen.name)}: ${text}`)),
    ...sharedBy(inMenu, ({ group, order }) => `place ${order} of ${group}`),
    ...sharedBy(inMenu, ({ name, group, path = `/app/${group}/${name}` }) => `path ${path}`),
    ...claims
      .filter(({ tag }) => !tags.includes(tag))
      .map(({ tag, file }) => `${file}: the contract has no tag ${tag}`),
    ...tags.flatMap(tag => {
      const files = claims.filter(claim => claim.tag === tag).map(({ file }) => file)
      if (files.length === 0) return [`tag ${tag}: name it in the manifest of its screen, or in ${CONSOLE}`]
      return files.length > 1 ? [`tag ${tag}: in ${files.join(' and ')}`] : []
    })
  ]
}

function problemsOf({ isMissing, ...manifest }, groups) {
  if (isMissing) return ['is missing']
  const { group, name, permission = name } = manifest
  const unknown = Object.keys(manifest).filter(key => !KNOWN.includes(key))
  const missing = group ? NEEDED_IN_MENU.filter(key => !(key in manifest)) : []
  return [
    ...unknown.map(key => `${key} is not known`),
    ...missing.map(key => `${key} is missing`),
    ...(group && !(group in groups) ? [`${CONSOLE} has no group ${group}`] : []),
    ...(isOptional(manifest)
      ? []
      : ['optional is true on a screen of the menu, or the name of the screen that it belongs to']),
    ...(permission === name || permission === false ? [] : ['permission has the name of the folder, or is false'])
  ]
}

const isOptional = ({ group, optional }) =>
  optional === undefined || (group && (optional === true || typeof optional === 'string'))

/** One message for each value that several screens have. */
function sharedBy(screens, factOf) {
  const values = screens.map(factOf)
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    value =>
      `${value}: of ${screens
        .filter(screen => factOf(screen) === value)
        .map(({ name }) => name)
        .join(' and ')}`
  )
}

const compare = ([group, order], [otherGroup, otherOrder]) => group - otherGroup || order - otherOrder
const manifestOf = name => `${SCREENS}/${name}/manifest.json`
