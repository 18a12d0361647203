import { readManifests } from '../../../.build/manifests.mjs'
import type { PanelState } from '../state'

const OWNERS = new Map(readManifests().screens.flatMap(({ name, tags = [] }) => tags.map(tag => [tag, name] as const)))

const isMissing = ({ specification }: PanelState, screen = '') =>
  specification.missing_screens?.includes(screen) ?? false

/** Whether the operations of a tag belong to a screen that this model does not have. */
export const lacksTag = (state: PanelState, tag: string): boolean => isMissing(state, OWNERS.get(tag))

/** Nobody may open what the model does not have. */
export const presentRoles = (state: PanelState, roles: readonly string[]): string[] =>
  roles.filter(role => !isMissing(state, role))

/** The names of the screens that a model may lack. */
export const OPTIONAL_SCREENS = readManifests().screens.flatMap(({ name, optional }) => (optional ? [name] : []))
