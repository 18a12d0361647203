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

type Menu<Name extends string, Group, Optional extends Name> = Readonly<
  Record<Exclude<Name, Optional>, Screen<Name, Group>> & Partial<Record<Optional, Screen<Name, Group>>>
>

/** The screens of the menu by name, in its order. */
export const menuOf = <Name extends string, Group extends string, Optional extends Name>(
  entries: Readonly<Record<Name, Entry<Group>>>
): Menu<Name, Group, Optional> =>
  Object.assign(
    {},
    ...Object.entries<Entry<Group>>(entries).map(
      ([name, [group, title, path = `${MAIN}/${group}/${name}`, permission = true]]) => ({
        [name]: { name, group, title, path, permission }
      })
    )
  )
