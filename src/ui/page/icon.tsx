import { iconsUrl, screenIconsUrl } from '../../lib/browser/assets'
import styles from './icon.module.css'

/** In a sprite of their own, because no first visit shows them. */
const SCREEN_ICONS = [
  'arrow-right',
  'calendar',
  'chevron-up',
  'copy',
  'desktop',
  'image',
  'pause',
  'play',
  'print',
  'redo',
  'select-several',
  'undo',
  'zoom-in',
  'zoom-out'
] as const

export type IconName =
  | (typeof SCREEN_ICONS)[number]
  | 'alert'
  | 'chart'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'clock'
  | 'close'
  | 'code'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'folder'
  | 'globe'
  | 'home'
  | 'info'
  | 'key'
  | 'logout'
  | 'menu'
  | 'network'
  | 'pencil'
  | 'refresh'
  | 'search'
  | 'settings'
  | 'sliders'
  | 'user'

export interface IconProps {
  name: IconName
  /** Pixels at the default text size; scales with the text. */
  size?: number
}

export function Icon({ name, size = 20 }: IconProps) {
  const sprite = SCREEN_ICONS.some(icon => icon === name) ? screenIconsUrl() : iconsUrl()
  return (
    <svg className={styles.icon} style={{ fontSize: `${size / 16}rem` }} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
