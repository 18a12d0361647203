import { atom } from 'nanostores'
import { keepCookie, readCookie } from '../lib/browser/cookie'
import { listen } from '../lib/browser/listen'

/** Page width in pixels, prescribed by the customer. */
const MOBILE_BELOW = 992

export type DeviceKind = 'desktop' | 'mobile'

export interface SideBar {
  opened: boolean
  withoutAnimation: boolean
}

/** Only the choice on a desktop is remembered: on a phone the side bar always starts closed. */
let remembered = readCookie('sidebarStatus') !== '0'

export const $deviceKind = atom<DeviceKind>(measure())
export const $sideBar = atom<SideBar>({
  opened: $deviceKind.get() === 'desktop' && remembered,
  withoutAnimation: true
})

function measure(): DeviceKind {
  return window.innerWidth < MOBILE_BELOW ? 'mobile' : 'desktop'
}

export function toggleSideBar(): void {
  const opened = !$sideBar.get().opened
  if ($deviceKind.get() === 'desktop') {
    remembered = opened
    keepCookie('sidebarStatus', opened ? '1' : '0')
  }
  $sideBar.set({ opened, withoutAnimation: false })
}

export function closeSideBarOnMobile(): void {
  if ($deviceKind.get() === 'mobile' && $sideBar.get().opened) $sideBar.set({ opened: false, withoutAnimation: false })
}

/** Follows the width of the page. @returns a function that stops it. */
export function watchPageWidth(): () => void {
  const follow = () => {
    const kind = measure()
    if (document.hidden || kind === $deviceKind.get()) return
    $deviceKind.set(kind)
    $sideBar.set({ opened: kind === 'desktop' && remembered, withoutAnimation: true })
  }
  follow()
  return listen(window, 'resize', follow)
}
