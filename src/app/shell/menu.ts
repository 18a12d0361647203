import type { MessageKey } from '../../lib/text/message'
import { GROUPS } from '../../session/generated/screens'
import { hadLicence } from '../../session/licence'
import type { Device } from '../../stores/device'
import type { IconName } from '../../ui/page/icon'
import { isPermitted, type Permissions } from './permissions'
import type { Route } from './routes'

export interface MenuItem {
  path: string
  title: MessageKey
}

export type MenuEntry =
  | { kind: 'group'; id: string; title: MessageKey; icon: IconName; items: readonly MenuItem[] }
  | ({ kind: 'item'; id: string; icon: IconName } & MenuItem)
  | { kind: 'link'; id: string; title: string; url: string }

/**
 * A group with one visible child is shown as that child; an empty group is left out. Until the panel has answered, the
 * menu has what it had last, so that its entries do not move.
 */
export function menuEntries(routes: readonly Route[], permissions: Permissions, links: Device['links']): MenuEntry[] {
  const groups = Object.entries(GROUPS).flatMap(([id, { title, icon }]): MenuEntry[] => {
    const items = routes.filter(
      route => route.group === id && !route.hidden && (isPermitted(route, permissions) ?? hadLicence())
    )
    const [first, second] = items
    if (!first) return []
    if (!second) return [{ kind: 'item', id, icon, path: first.path, title: first.title }]
    return [{ kind: 'group', id, title, icon, items: items.map(item => ({ path: item.path, title: item.title })) }]
  })
  const external = links
    .filter(({ url }) => isExternal(url))
    .map(({ title, url }): MenuEntry => ({ kind: 'link', id: url, title, url }))
  return [...groups, ...external]
}

/** The schemes that a link of the panel may have. */
export function isExternal(url: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(url)
}
