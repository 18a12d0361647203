import { iconsUrl } from '../../lib/browser/assets'
import styles from './icon.module.css'

export type IconName =
  | 'alert'
  | 'arrow-right'
  | 'calendar'
  | 'chart'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-up'
  | 'clock'
  | 'close'
  | 'code'
  | 'copy'
  | 'desktop'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'folder'
  | 'globe'
  | 'home'
  | 'image'
  | 'info'
  | 'key'
  | 'logout'
  | 'menu'
  | 'network'
  | 'pause'
  | 'pencil'
  | 'play'
  | 'redo'
  | 'refresh'
  | 'search'
  | 'settings'
  | 'sliders'
  | 'trash'
  | 'undo'
  | 'user'
  | 'zoom-in'
  | 'zoom-out'

export interface IconProps {
  name: IconName
  /** Pixels at the default text size; scales with the text. */
  size?: number
}

export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} style={{ fontSize: `${size / 16}rem` }} aria-hidden="true" focusable="false">
      <use href={`${iconsUrl()}#${name}`} />
    </svg>
  )
}
