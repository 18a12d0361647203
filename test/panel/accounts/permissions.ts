import { readManifests } from '../../../.build/manifests.mjs'

const screens = readManifests().screens.filter(({ group, permission }) => group && permission !== false)

/** The permission names of what accounts may do beside opening screens. */
export const ACTIONS = screens.flatMap(({ actions = {} }) => Object.keys(actions))

/** Those of all screens that need one, and of all actions. */
export const ALL_PERMISSIONS = [...screens.map(({ name }) => name), ...ACTIONS]
