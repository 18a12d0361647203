import { atom, type WritableAtom } from 'nanostores'

/** State shared by a menu's button and its list, so that the list can be loaded when it is first opened. */
export interface MenuState {
  /** Element id of the list; the button's is `<id>-button`. */
  id: string
  /** The item that receives the focus on opening; undefined while the menu is closed. */
  $open: WritableAtom<'first' | 'last' | undefined>
  /** Closes the menu and returns the focus to the button. */
  close(): void
  /** Closes the menu without moving the focus, because it is elsewhere already. */
  leave(): void
}

export function createMenuState(id: string): MenuState {
  const $open: MenuState['$open'] = atom()
  const leave = () => $open.set(undefined)
  const close = () => {
    leave()
    document.getElementById(`${id}-button`)?.focus()
  }
  return { id, $open, close, leave }
}
