import { useStore } from '@nanostores/preact'
import { $narrow } from '../../lib/browser/media'
import { Button } from '../page/button'
import { ActionsMenu } from './actions-menu'
import type { MenuItem } from './menu-list'

/** The less frequent actions of a head or toolbar: buttons, on phones in a menu. */
export function FoldedActions({ items }: { items: readonly MenuItem[] }) {
  if (useStore($narrow)) return <ActionsMenu items={items} />
  return (
    <>
      {items.map(({ id, text, icon, disabled, onPick }) => (
        <Button key={id} {...(icon && { icon })} disabled={disabled} onClick={onPick}>
          {text}
        </Button>
      ))}
    </>
  )
}
