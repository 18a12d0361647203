const MESSAGE_KEY = "import type { MessageKey } from '../../lib/text/message'\n\n"

/** The texts of what `npm run types` makes of the manifests, by path. What only later screens need is in files of its own. */
export function screenFiles({ groups, screens, shared }) {
  const inMenu = screens.filter(({ group }) => group)
  const names = inMenu.filter(({ optional }) => optional).map(({ name }) => literal(name))
  const tags = screens.flatMap(({ tags = [], title }) => tags.map(tag => [tag, title]))
  return {
    'src/session/generated/screens.ts': `import { menuOf } from '../screen'

/** The groups of the menu. */
export const GROUPS = ${literal(groups)} as const

export type GroupName = keyof typeof GROUPS
export type ScreenName = ${inMenu.map(({ name }) => literal(name)).join(' | ')}

/** Those that a panel, or this build, may lack. */
export type OptionalScreen = ${names.join(' | ') || 'never'}

/** The screens of the menu. */
export const SCREENS = menuOf<ScreenName, GroupName, OptionalScreen>({${inMenu.map(entryOf)}})
`,
    'src/session/generated/actions.ts': `${MESSAGE_KEY}/** What users may do beside opening a screen, by that screen. */
export const ACTIONS = ${record(inMenu, ({ name, actions }) => [name, actions])} as const satisfies Record<string, Record<string, MessageKey>>

type Actions = typeof ACTIONS
export type ActionName = { [Screen in keyof Actions]: keyof Actions[Screen] }[keyof Actions]
`,
    'src/session/generated/keywords.ts': `${MESSAGE_KEY}/** Other words for a screen, or for what is on it, by its title and by the title or label that they stand for. */
export const KEYWORDS: Partial<Record<MessageKey, Partial<Record<MessageKey, MessageKey>>>> = ${record(inMenu, ({ title, keywords }) => [title, keywords])}
`,
    'src/session/generated/tags.ts': `${MESSAGE_KEY}/** The screen or dialog that makes the calls of a tag of the contract. */
export const TAGS = new Map<string, MessageKey>(${literal([...Object.entries(shared), ...tags].filter(([, title]) => title))})
`,
    'src/app/generated/loaders.ts': `import { builtOn } from '../../lib/browser/built-on'
import type { LoadPart } from '../../lib/browser/part'

/** In the order of the menu. */
export const LOADERS: readonly LoadPart[] = [${inMenu.map(loaderOf)}]
`
  }
}

const literal = value => JSON.stringify(value)

/** Of the screens that have a value. */
const record = (screens, entry) => literal(Object.fromEntries(screens.map(entry).filter(([, value]) => value)))

const entryOf = ({ name, group, title, path, permission }) =>
  `${literal(name)}: ${literal([group, title, ...(path ? [path] : []), ...(permission === false ? [permission] : [])])}`

function loaderOf({ name, layer }) {
  const load = `() => import('../../screens/${name}')`
  return layer ? `builtOn('${layer}', ${load})` : load
}
