import { atom, type WritableAtom } from 'nanostores'

/** What a menu's button and its list share, so that the list can be loaded when it is first opened. */
export interface MenuState {
  /** Of the list; the button has `<id>-button`. */
  id: string
  /** Which item has the focus when it opens. */
  $open: WritableAtom<'first' | 'last' | undefined>
  /** Closed by a pick or by Escape: the focus goes back to the button. */
  close(): void
  /** Closed because the user is elsewhere already. */
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
