import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import { Button } from '../page/button'
import { ActionsMenu } from './actions-menu'
import type { MenuItem } from './menu-list'

export interface FoldedAction extends MenuItem {
  busy?: boolean
}

/** As they are in a menu. */
export const menuItems = (actions: readonly FoldedAction[]): MenuItem[] =>
  actions.map(({ busy, ...item }) => ({ ...item, disabled: busy || item.disabled }))

/** The less frequent actions of a head or toolbar: buttons, on phones in a menu. */
export function FoldedActions({ items }: { items: readonly FoldedAction[] }) {
  if (useStore($narrow)) return <ActionsMenu items={menuItems(items)} />
  return (
    <>
      {items.map(({ id, text, icon, asks, busy, disabled, onPick }) => (
        <Button key={id} asks={asks} {...(icon && { icon })} busy={busy} disabled={disabled} onClick={onPick}>
          {text}
        </Button>
      ))}
    </>
  )
}
