import { readManifests } from '../../../.build/manifests.mjs'
import type { PanelState } from '../state'

const OWNERS = new Map(readManifests().screens.flatMap(({ name, tags = [] }) => tags.map(tag => [tag, name] as const)))

/** Whether the model does not have a screen. */
export const lacksScreen = ({ specification }: PanelState, screen = ''): boolean =>
  specification.missing_screens?.includes(screen) ?? false

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** A model without some screens, which thus has no licences for them either. */
export function leaveOut({ specification, hardware }: PanelState, screens: readonly string[]): void {
  const names = screens.map(plain)
  specification.missing_screens = [...screens]
  hardware.licences = hardware.licences.filter(({ feature }) => !names.includes(plain(feature)))
}

/** Whether the operations of a tag belong to a screen that this model does not have. */
export const lacksTag = (state: PanelState, tag: string): boolean => lacksScreen(state, OWNERS.get(tag))

/** Nobody may open what the model does not have. */
export const presentRoles = (state: PanelState, roles: readonly string[]): string[] =>
  roles.filter(role => !lacksScreen(state, role))

/** The names of the screens that a model may lack. */
export const OPTIONAL_SCREENS = readManifests().screens.flatMap(({ name, optional }) => (optional ? [name] : []))
