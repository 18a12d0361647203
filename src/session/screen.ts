import type { MessageKey } from '../lib/text/message'
import { MAIN } from './paths'

export interface Screen<Name, Group> {
  name: Name
  group: Group
  title: MessageKey
  path: string
  /** The role that it requires is its name; false where every signed-in user may open it. */
  permission: boolean
}

type Entry<Group> = readonly [group: Group, title: MessageKey, path?: string, permission?: false]

/** The screens of the menu by name, in its order. */
export const menuOf = <Name extends string, Group extends string>(
  entries: Readonly<Record<Name, Entry<Group>>>
): Readonly<Record<Name, Screen<Name, Group>>> =>
  Object.assign(
    {},
    ...Object.entries<Entry<Group>>(entries).map(
      ([name, [group, title, path = `${MAIN}/${group}/${name}`, permission = true]]) => ({
        [name]: { name, group, title, path, permission }
      })
    )
  )
